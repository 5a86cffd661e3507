"""Small drawing helpers for the pictures of every game: colours, path data, strokes, cards, and the frame around it.

``rect``, ``ring``, ``wave`` and the like give path data, to be drawn by ``path`` or ``line``. The others give
elements, and ``svg`` makes a picture of elements. Coordinates have at most one decimal: pictures stay small.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from html import escape
from math import cos, pi, sin
from typing import TypeVar

INK = "#322"
PAPER = "#fffdf5"
CREAM = "#f7ecd6"
GLASS = "#cef"
GLOW = "#fd8"
DARK = "#433"
BRICK = "#c8643f"
SLATE = "#5b6b80"
WOOD = "#a9713f"
LEAF = "#4f9a52"
WATER = "#4f9fc4"
GOLD = "#f2bb3c"
THIN = ' stroke-width=".7"'
BARE = ' stroke="none"'
CARD = (60, 84)
"""The box of an upright card."""
NOTE = (80, 40)
"""The box of a cheque, a bill or any other long card."""

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


def one_of(table: Mapping[Key, Value], key: Key, what: str) -> Value:
    """What the table has under this key; ValueError, with all the keys, when it has nothing there."""
    if key not in table:
        raise ValueError(f"{what} is one of {', '.join(map(str, table))}, not {key!r}")
    return table[key]


def num(number: float) -> str:
    """Write a coordinate with at most one decimal."""
    return f"{round(number, 1):g}"


def svg(body: str, box: tuple[int, int], size: int, label: str) -> str:
    """Wrap a body in its outer element, named for a screen reader or hidden from it."""
    width, height = box
    words = "".join(c if c.isprintable() else " " for c in label).strip()
    named = f'role="img" aria-label="{escape(words, quote=True)}"'
    access = named if words else 'aria-hidden="true" focusable="false"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size * height / width:g}" '
        f'viewBox="0 0 {width} {height}" fill="none" {access}>{body}</svg>'
    )


def path(d: str, fill: str = "", more: str = "") -> str:
    """One path; `more` holds further attributes, each with a space before it."""
    filled = f' fill="{fill}"' if fill else ""
    return f'<path d="{d}"{filled}{more}/>'


def line(d: str, colour: str, width: float) -> str:
    """An open stroke in a colour and width of its own."""
    return path(d, more=f' stroke="{colour}" stroke-width="{num(width)}"')


def dots(spots: Iterable[tuple[float, float]], colour: str, width: float) -> str:
    """Round dots: strokes of no length with round ends."""
    return line("".join(f"M{num(x)} {num(y)}h0" for x, y in spots), colour, width)


def circle(cx: float, cy: float, r: float, fill: str = "", more: str = "") -> str:
    """One circle; `more` holds further attributes, each with a space before it."""
    filled = f' fill="{fill}"' if fill else ""
    return f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"{filled}{more}/>'


def oval(cx: float, cy: float, rx: float, ry: float, fill: str = "", turn: int = 0) -> str:
    """One ellipse, turned by so many degrees around its own centre."""
    turned = f' transform="rotate({turn} {num(cx)} {num(cy)})"' if turn else ""
    filled = f' fill="{fill}"' if fill else ""
    return f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}"{filled}{turned}/>'


def moved(body: str, x: float, y: float, scale: float = 1, turn: int = 0) -> str:
    """These elements with their origin moved to a place, there made larger and turned by so many degrees."""
    steps = f"translate({num(x)} {num(y)})" + (f" scale({scale:g})" if scale != 1 else "")
    return f'<g transform="{steps}{f" rotate({turn})" if turn else ""}">{body}</g>'


def rect(x: float, y: float, w: float, h: float) -> str:
    """Path data of a rectangle."""
    return f"M{num(x)} {num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def arch(x: float, y: float, w: float, h: float) -> str:
    """Path data of an opening with a round top; `y` is the top of the arch."""
    r = w / 2
    return f"M{num(x)} {num(y + h)}v{num(r - h)}a{num(r)} {num(r)} 0 0 1 {num(w)} 0v{num(h - r)}z"


def peak(x: float, y: float, w: float, h: float) -> str:
    """Path data of a triangle that stands on `y`."""
    return f"M{num(x)} {num(y)}l{num(w / 2)} {num(-h)} {num(w / 2)} {num(h)}z"


def hip(x: float, y: float, w: float, h: float, inset: float) -> str:
    """Path data of a hipped roof: a trapezium that stands on `y`."""
    return f"M{num(x)} {num(y)}l{num(inset)} {num(-h)}h{num(w - 2 * inset)}l{num(inset)} {num(h)}z"


def panes(xs: Iterable[float], ys: Iterable[float], w: float, h: float, colour: str = GLASS) -> str:
    """A window of one size at each crossing of the columns and the rows."""
    rows = list(ys)
    return path("".join(rect(x, y, w, h) for x in xs for y in rows), colour, THIN)


def poly(points: Iterable[tuple[float, float]]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "z"


def ring(cx: float, cy: float, radii: tuple[float, ...], count: int, turn: float = 0.0) -> str:
    """Path data of a polygon around a centre, with the radii taken in turn."""
    steps = ((radii[k % len(radii)], turn + 2 * pi * k / count) for k in range(count))
    return poly((cx + r * sin(a), cy - r * cos(a)) for r, a in steps)


def text(x: float, y: float, words: str, size: float, fill: str, more: str = "") -> str:
    """Centred bold words in the system's own font."""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" font-family="system-ui,sans-serif" '
        f'font-weight="800" text-anchor="middle" fill="{fill}"{more}>{words}</text>'
    )


def wave(x: float, y: float, count: int, step: float, rise: float) -> str:
    """Path data of a wave line of so many half waves."""
    return f"M{num(x)} {num(y)}q{num(step / 2)} {num(-rise)} {num(step)} 0" + f"t{num(step)} 0" * (count - 1)


def rosette(cx: float, cy: float, r: float, petals: int) -> str:
    """A rose of crossed ellipses, in the manner of a bank note."""
    leaf = f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(r)}" ry="{num(r * 0.42)}"'
    angles = (round(180 * k / petals) for k in range(petals))
    return "".join(f'{leaf} transform="rotate({angle} {num(cx)} {num(cy)})"/>' for angle in angles)


def card(edge: str, face: str) -> str:
    """An upright card of paper with an edge, and on it a field in one colour; for the box ``CARD``."""
    return (
        f'<rect x=".75" y=".75" width="58.5" height="82.5" rx="6" fill="{PAPER}" stroke="{edge}" '
        f'stroke-width="1.5"/><rect x="3" y="3" width="54" height="78" rx="4" fill="{face}"/>'
    )


def corner(words: str, width: float, size: float, ink: str = INK, paper: str = PAPER) -> str:
    """A tab of paper in the upper left corner of an upright card, with a number or a few letters on it."""
    height = size + 3
    tab = f"M2.5 7q0-4.5 4.5-4.5h{num(width - 4.5)}v{num(height - 6)}q0 6-6 6h{num(6 - width)}z"
    return path(tab, paper) + text(2 + width / 2, 2 + size * 0.9, words, size, ink, ' letter-spacing="-.6"')


def note(paper: str, edge: str) -> str:
    """A long card of coloured paper with an edge; for the box ``NOTE``."""
    return f'<rect x="1" y="1" width="78" height="38" rx="4" fill="{paper}" stroke="{edge}" stroke-width="1.6"/>'


def inked(body: str, width: float = 1.1) -> str:
    """These elements with an outline of ink around each."""
    return f'<g stroke="{INK}" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round">{body}</g>'
