"""The cards and tokens of Tien: a garden of tulips, rain, sun and clover, one for each colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from hashiban_widgets.draw import pen
from hashiban_widgets.draw.pen import (
    CARD,
    GOLD,
    INK,
    PAPER,
    THIN,
    circle,
    corner,
    dots,
    inked,
    moved,
    num,
    one_of,
    path,
    ring,
    svg,
    text,
    wave,
)


class _Colour(NamedTuple):
    """A colour of the game, and the shape and the pattern that tell it as well."""

    dark: str
    fill: str
    pale: str
    shape: str
    """Path data of the shape around the origin, some 40 high."""
    pattern: str
    """Path data of the lines behind it, on a field of 54 by 78 whose middle is the origin."""


def _rays() -> str:
    """Path data of sunbeams from the middle to the edges."""
    ends = [(sin(pi * k / 8), cos(pi * k / 8)) for k in range(16)]
    far = ((min(25.5 / max(abs(x), 0.01), 37.5 / max(abs(y), 0.01)), x, y) for x, y in ends)
    return "".join(f"M0 0L{num(r * x)} {num(r * y)}" for r, x, y in far)


_SPRIGS = [(x, y) for row, y in enumerate(range(-33, 39, 11)) for x in range(-21 + 6 * (row % 2), 25, 12)]

_COLOURS = {
    "red": _Colour(
        "#7d1228", "#c02a44", "#dd6478",
        "M-17-15q7 2 9 7Q-5-16 0-22 5-16 8-8q2-5 9-7 3 10 3 16C20 14 11 21 0 21S-20 14-20 1q0-6 3-16z",
        "".join(f"M{x}-37.5v75" for x in range(-22, 27, 11)),
    ),
    "blue": _Colour(
        "#123f75", "#2f74bd", "#7fb2e6",
        "M0-25C5-12 19-5 19 5A19 17 0 0 1-19 5C-19-5-5-12 0-25z",
        "".join(wave(-24, y, 6, 8, 5) for y in range(-31, 39, 9)),
    ),
    "orange": _Colour("#8a4a00", "#f0982a", "#ffca7d", ring(0, 0, (23, 17.5), 24), _rays()),
    "green": _Colour(
        "#16532f", "#3f9a58", "#8ccb93",
        "M0-15A11 11 0 1 1 15 0 11 11 0 1 1 2 14.4q1 6 6 8l-3.6 3.2q-6.4-3.4-6.4-11.2"
        "A11 11 0 1 1-15 0 11 11 0 1 1 0-15z",
        "".join(f"M{x} {y - 2}v4m-2-2h4" for x, y in _SPRIGS),
    ),
}  # fmt: skip


def _field(look: _Colour) -> str:
    """The face of a card in one colour, with its pattern."""
    lines = path(look.pattern, more=f' stroke="{look.pale}" stroke-width="1.6" stroke-linecap="round"')
    return pen.card(look.dark, look.fill) + moved(lines, 30, 42)


def _bed(count: int, look: _Colour) -> str:
    """Nine places in a row at the foot of a card, the first so many of them filled."""
    spots = [(11.2 + 4.7 * k, 75) for k in range(9)]
    return dots(spots, look.dark, 4) + dots(spots[:count], PAPER, 2.8)


def _bloom(look: _Colour, x: float = 30, y: float = 39, scale: float = 1.15, paper: str = PAPER) -> str:
    """The shape of a colour, in paper."""
    return moved(path(look.shape, paper, f' stroke="{look.dark}" stroke-width="1.4"'), x, y, scale)


def card(colour: str, value: int, label: str = "", size: int = 72) -> str:
    """A number card: one of the four colours, 1 to 9; the row at its foot shows how far up it is."""
    look = one_of(_COLOURS, colour, "a colour")
    if not 1 <= value <= 9:
        raise ValueError(f"a number card is worth 1 to 9, not {value}")
    body = _field(look) + inked(_bloom(look) + _bed(value, look)) + text(30, 52, str(value), 34, INK)
    return svg(body, CARD, size, label)


def ware(colour: str, value: int, label: str = "", size: int = 72) -> str:
    """A number card with its price on a coin: what is written on it."""
    price = _coin(47.5, 13, 11.5, text(47.5, 18.2, str(value), 15, PAPER))
    return card(colour, value, label, size).replace("</svg>", f"{price}</svg>")


def shape(colour: str, label: str = "", size: int = 18) -> str:
    """The shape of a colour by itself, in that colour."""
    look = one_of(_COLOURS, colour, "a colour")
    return svg(
        moved(path(look.shape, look.fill, f' stroke="{look.dark}" stroke-width="2.5"'), 26, 26), (52, 52), size, label
    )


# --- wilds --------------------------------------------------------------------------------------------------

_NIGHT = "#3a2d55"
_ANY = "#ffe39a"
"""The golden paper of what stands for any number."""
_QUARTERS = {
    "red": (16.5, 17.5, "M30 3v39H3v-35a4 4 0 0 1 4-4z"),
    "blue": (43.5, 17.5, "M30 3v39h27v-35a4 4 0 0 0-4-4z"),
    "orange": (16.5, 66.5, "M30 81v-39H3v35a4 4 0 0 0 4 4z"),
    "green": (43.5, 66.5, "M30 81v-39h27v35a4 4 0 0 1-4 4z"),
}
"""Where the middle of each colour's quarter is, on a card for any colour, and the path data of the quarter."""


def colour_wild(colour: str, label: str = "", size: int = 72) -> str:
    """The wild card of a colour: any number, 1 to 9."""
    look = one_of(_COLOURS, colour, "a colour")
    bloom = _bloom(look, paper=_ANY) + _bed(9, look)
    return svg(_field(look) + inked(bloom) + text(30, 46.5, "1–9", 18, INK), CARD, size, label)


def _quartered(medal: str, words: str, high: float) -> str:
    """The face of a card for any colour: all four, and words on a medal in the middle."""
    fields = "".join(path(d, _COLOURS[colour].fill) for colour, (_, _, d) in _QUARTERS.items())
    blooms = "".join(_bloom(_COLOURS[colour], x, y, 0.5) for colour, (x, y, _) in _QUARTERS.items())
    middle = circle(30, 42, 17.5, medal)
    return pen.card(_NIGHT, PAPER) + fields + inked(blooms + middle) + text(30, 42 + high * 0.36, words, high, INK)


def number_wild(value: int, label: str = "", size: int = 72) -> str:
    """The wild card of a number, 1 to 9: any colour."""
    if not 1 <= value <= 9:
        raise ValueError(f"a wild card of a number is 1 to 9, not {value}")
    return svg(_quartered(PAPER, str(value), 29), CARD, size, label)


def full_wild(label: str = "", size: int = 72) -> str:
    """The wild card that is any number of any colour."""
    return svg(_quartered(_ANY, "1–9", 17), CARD, size, label)


# --- money, tokens, back ------------------------------------------------------------------------------------


def _coin(cx: float, cy: float, r: float, mark: str) -> str:
    """A black coin with a golden ring, and a mark on it."""
    coin = circle(cx, cy, r, "#23262e", f' stroke="#8f8a7c" stroke-width="{num(r * 0.1)}"')
    return coin + circle(cx, cy, r * 0.78, more=f' stroke="{GOLD}" stroke-width="{num(r * 0.1)}"') + mark


_PIPS = ((17, 34.5), (43, 65.5), (43, 34.5), (17, 65.5))
"""Where coins lie on a money card, as on a die; an odd one lies in the middle."""


def currency(value: int, label: str = "", size: int = 72) -> str:
    """A money card, worth 1 to 5 black coins."""
    if not 1 <= value <= 5:
        raise ValueError(f"a money card is worth 1 to 5, not {value}")
    spots = (*_PIPS[: value - value % 2], *[(30, 50)] * (value % 2))
    waves = "".join(wave(5, y, 10, 5, rise) for y in range(9, 81, 8) for rise in (4, -4))
    r = 9 if value > 1 else 14
    coins = "".join(_coin(x, y, r, path(ring(x, y, (r * 0.5, r * 0.2), 8), GOLD)) for x, y in spots)
    engraved = path(waves, more=f' stroke="#cfc3a4"{THIN}')
    return svg(pen.card("#6b6250", "#efe7d2") + engraved + coins + corner(str(value), 20, 19), CARD, size, label)


def token(kind: str, label: str = "", size: int = 28) -> str:
    """A token: a ``black`` coin, worth 1, or a ``white`` burst for who went bust, worth 3."""
    faces = {
        "black": _coin(14, 14, 12.8, text(14, 19, "1", 14, PAPER)),
        "white": inked(path(ring(14, 14, (13.3, 10.8), 20), PAPER), 1.3) + text(14, 19.4, "3", 15.5, INK),
    }
    return svg(one_of(faces, kind, "a token"), (28, 28), size, label)


def card_back(label: str = "", size: int = 72) -> str:
    """The back of every card: the four shapes in a bed of stars."""
    places = [(x, y) for x, y in _SPRIGS if abs(x) / 27 + abs(y) / 32 > 1]
    stars = "".join(f"M{x - 3} {y}q3 0 3-3 0 3 3 3-3 0-3 3 0-3-3-3" for x, y in places)
    spots = {"red": (30, 24), "blue": (15.5, 43), "orange": (44.5, 43), "green": (30, 62)}
    rim = f' stroke="{PAPER}" stroke-width="3"'
    looks = ((_COLOURS[colour], x, y) for colour, (x, y) in spots.items())
    blooms = "".join(moved(path(look.shape, look.fill, rim), x, y, 0.44) for look, x, y in looks)
    field = pen.card(_NIGHT, _NIGHT) + moved(path(stars, "#a596cf"), 30, 42)
    return svg(field + inked(blooms), CARD, size, label)
