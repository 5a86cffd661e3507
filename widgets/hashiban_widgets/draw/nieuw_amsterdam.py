"""The pieces of Nieuw Amsterdam: five resources, action tiles, order markers, and the columns of the cash box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hashiban_widgets.draw.pen import (
    BARE,
    BRICK,
    CARD,
    CREAM,
    DARK,
    GLOW,
    INK,
    LEAF,
    PAPER,
    WATER,
    WOOD,
    circle,
    hip,
    inked,
    line,
    moved,
    num,
    one_of,
    oval,
    path,
    rect,
    ring,
    svg,
    text,
    wave,
)

# --- resources ----------------------------------------------------------------------------------------------


def _coins() -> str:
    """A leaning stack of gold coins."""
    stack = ((13, 23), (15, 18.6), (13.4, 14.2), (14.6, 9.8))
    edges = "".join(f"M{num(x - 9.5)} {y}v-2.6h19v2.6a9.5 3.4 0 0 1-19 0z" for x, y in stack)
    (x, y), lid = stack[-1], path(edges, "#e0a024")
    rim = f'<g stroke="#b87f0a" stroke-width=".9">{oval(x, y - 2.6, 6, 1.7)}</g>'
    return lid + oval(x, y - 2.6, 9.5, 3.4, "#ffdf80") + rim


def _furs() -> str:
    """A stretched pelt with four legs and a broad tail."""
    right = "q3 0 3.4 2.6l3.4.4 3.6-2.6 1.8 2.6-3 4q-1 3.6-.4 6.6l3.4 3-1.6 2.8-4.2-1.6q-2 1.4-4.2 1.6l-1 3.8"
    left = "q-1.2 1.4-2.4 0l-1-3.8q-2.2-.2-4.2-1.6l-4.2 1.6-1.6-2.8 3.4-3q.6-3-.4-6.6l-3-4 1.8-2.6 3.6 2.6 3.4-.4"
    hairs = line("M8.6 9l.4 2M19.4 9l-.4 2M9 17.4l-.4 2M19 17.4l.4 2M14 21v2", "#6b4126", 1)
    return path(f"M14 3.2{right}{left}q.4-2.6 3.4-2.6z", "#b27a49") + oval(14, 14, 3.2, 5.2, "#e6c08f") + hairs


def _goods() -> str:
    """A bale of blue cloth with its rope."""
    bale = "M4.6 8.4q9.4-2.6 18.8 0l2-3 .6 4.4-1.2 1.6q1.4 5.4 0 10.8l1.4 3-4.6-.6q-7.6 1.6-15.2 0l-4.6.6 1.4-3"
    rope = line("M14 7.4v18.2M3.2 16.4q10.8 1.6 21.6 0", CREAM, 2.2)
    knot = path("M14 7.2c-1-5-7-5-6-2 .6 1.6 4 2 6 2 2 0 5.4-.4 6-2 1-3-5-3-6 2z", CREAM, ' stroke-width=".9"')
    return path(bale + "q-1.4-5.4 0-10.8L2 9.8l.6-4.4z", "#3f7fc0") + rope + knot


def _wood() -> str:
    """Three logs with their rings."""
    ends = ((8.2, 20), (19.8, 20), (14, 10.2))
    logs = "".join(circle(x, y, 5.8, "#8a5530") + circle(x, y, 3.9, "#f0cd98", BARE) for x, y in ends)
    return logs + "".join(circle(x, y, 1.7, more=f' stroke="{WOOD}" stroke-width=".9"') for x, y in ends)


def _grain() -> str:
    """A sheaf with a red band."""
    ear = line("M0 0v-8", "#b8862b", 1.6) + path("M0-17q3.4 4 0 9.4q-3.4-5.4 0-9.4z", "#f2c14a")
    ears = "".join(moved(ear, 14, 19, turn=turn) for turn in (-42, 42, -22, 22, 0))
    return ears + path("M11 17h6l4.4 8.6q-7.4 2-14.8 0z", "#e0a93a") + path(rect(10.2, 16, 7.6, 3.2), "#c3473d")


_RESOURCES = {"coins": _coins, "furs": _furs, "goods": _goods, "wood": _wood, "grain": _grain}


def resource(kind: str, size: int = 28, label: str = "") -> str:
    """One piece of a resource: coins, furs, goods, wood or grain; each has an outline of its own."""
    return svg(inked(one_of(_RESOURCES, kind, "a resource")(), 1), (28, 28), size, label)


# --- tiles --------------------------------------------------------------------------------------------------
# A motif stands on the origin and is 24 high; a scene is a strip of ground with motifs on it.


def _gable(x: float, w: float, h: float) -> str:
    """Path data of a stepped gable, which stands on 0."""
    step = num(w / 5)
    return f"M{num(x)} 0v{num(-h)}" + f"h{step}v-2.4" * 2 + f"h{step}" + f"v2.4h{step}" * 2 + f"v{num(h)}z"


def _city() -> str:
    """Three canal houses with lit windows."""
    homes = ((-12.5, 8, 13, "#e8b04a"), (4.5, 8, 15, "#5f86a8"), (-4.5, 9, 18, BRICK))
    walls = "".join(path(_gable(x, w, h), wall) for x, w, h, wall in homes)
    lights = "".join(f"M{num(x + w / 2 + side)} {3.5 - h}v7.2" for x, w, h, _ in homes for side in (-1.1, 1.1))
    doors = "".join(f"M{num(x + w / 2)}-.5v-3.5" for x, w, _, _ in homes)
    flat = ' stroke-linecap="butt" stroke-width'
    panes = path(lights, more=f' stroke="{GLOW}"{flat}="1.6" stroke-dasharray="2.6 2"')
    return walls + panes + path(doors, more=f' stroke="{DARK}"{flat}="2.8"')


def _land() -> str:
    """A tree beside a small farm."""
    farm = (
        path(rect(1, -7, 11, 7), CREAM) + path(hip(-0.5, -7, 14, 7, 3), BRICK) + path(rect(5, -4, 3, 4), DARK, BARE)
    )
    return farm + line("M-6 0v-9", INK, 2.2) + path("M-6-23c8 0 9 15 0 15s-8-15 0-15z", LEAF)


def _trade() -> str:
    """A merchantman under full sail."""
    sails = path("M-7.4-7q3.4-5 .4-10h6q3 5-.2 10zM1.6-6q3.4-5 .2-11h6.6q3 5.6-.2 11z", PAPER)
    flags = path("M-3.8-23l4.4 1.4-4.4 1.4zM5-23.6l4.4 1.4-4.4 1.4z", "#d8433b")
    hull = path("M-12-6l2.4 7h18.6l3.6-9-4.4 2.6v1.4h-17z", WOOD)
    return line("M-3.8-4v-19M5-4v-19.6M-9-5l-4-6", INK, 1.2) + sails + flags + hull


_Spots = tuple[tuple[float, float], ...]


class _Tile(NamedTuple):
    """How the tiles of one kind look."""

    motif: str
    edge: str
    sky: str
    ground: str
    rows: str
    """The stroke of the rows on the ground."""
    rise: float
    """How much these rows wave."""
    strip: _Spots
    """Where the motif stands on a long tile, and how large: a view, not a number of things."""


_ROW = ((11.5, 0.5), (23.8, 0.5), (36.2, 0.5), (48.5, 0.5))
_FIELDS = ((12, 0.42), (29, 0.52), (41, 0.32), (49, 0.42))
_FLEET = ((48, 0.26), (14, 0.34), (31, 0.52))
_TILES = {
    "city": _Tile(_city(), "#8f3a2c", "#ffdcae", "#cdbba4", ' stroke="#94806a" stroke-dasharray="2 2"', 0, _ROW),
    "land": _Tile(_land(), "#2f6a3a", "#e4f2c4", "#9cc766", ' stroke="#6f9a3f"', 0.6, _FIELDS),
    "trade": _Tile(_trade(), "#1d5684", "#d3ecf8", WATER, ' stroke="#e2f5fc"', 2, _FLEET),
}


def _scene(look: _Tile, y: float, h: float, x: float, spots: _Spots) -> str:
    """The picture of a tile, framed, in the middle of a box of 60: a quarter is ground, the motifs stand on it."""
    w, ground = 60 - 2 * x, h / 4
    foot, frame = y + h - ground, f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="2.5"'
    floor = f"M{num(x)} {num(foot)}h{num(w)}v{num(ground - 2.5)}q0 2.5-2.5 2.5h{num(5 - w)}q-2.5 0-2.5-2.5z"
    rows = "".join(wave(x + 1, foot + 2 + 3 * k, int((w - 2) // 4), 4, look.rise) for k in range(int(ground // 3)))
    return (
        f'<rect {frame} fill="{look.sky}"/>'
        + path(floor, look.ground)
        + inked("".join(moved(look.motif, spot, foot, scale) for spot, scale in spots))
        + path(rows, more=look.rows)
        + f'<rect {frame} stroke="{look.edge}" stroke-width="1.4"/>'
    )


def tile(kind: str, label: str = "", size: int = 56) -> str:
    """A square action tile: city, land or trade."""
    look = one_of(_TILES, kind, "a tile")
    edge = f'fill="{PAPER}" stroke="{look.edge}" stroke-width="1.5"'
    paper = f'<rect x=".75" y=".75" width="58.5" height="58.5" rx="5" {edge}/>'
    return svg(paper + _scene(look, 3, 54, 3, ((30, 1.65),)), (60, 60), size, label)


# --- markers and columns ------------------------------------------------------------------------------------


def _seal(cx: float, cy: float, r: float, number: int) -> str:
    """An order marker: a seal of red wax with a number pressed into it."""
    if not 1 <= number <= 5:
        raise ValueError(f"an order marker is 1 to 5, not {number}")
    wax = inked(path(ring(cx, cy, (r, r * 0.9), 20), "#b3263a"), r * 0.08)
    rim = circle(cx, cy, r * 0.72, "#c9344a", f' stroke="#8a1527" stroke-width="{num(r * 0.09)}"')
    return wax + rim + text(cx, cy + r * 0.4, str(number), r * 1.15, "#fff")


def marker(number: int, label: str = "", size: int = 32) -> str:
    """An order marker, 1 to 5."""
    return svg(_seal(14, 14, 13, number), (28, 28), size, label)


def column(tiles: Sequence[str], bonus: int, label: str = "", size: int = 88, marked: int = 0) -> str:
    """A column of the cash box: a place for a marker, two or three tiles, and below them up to five bonus coins.

    All columns have pictures of one size, to stand beside each other; a column of two tiles is shorter in its own.
    With ``marked`` that order marker lies on its place.
    """
    if not 2 <= len(tiles) <= 3:
        raise ValueError(f"a column has 2 or 3 tiles, not {len(tiles)}")
    if not 0 <= bonus <= 5:
        raise ValueError(f"a column has 0 to 5 bonus coins, not {bonus}")
    looks = [one_of(_TILES, kind, "a tile") for kind in tiles]
    foot, wood = 19.5 + 17.2 * len(looks), 'fill="#c99a66" stroke="#6b4126" stroke-width="1.5"'
    spots = [30 + 9 * (k - (bonus - 1) / 2) for k in range(bonus)]
    body = (
        f'<rect x=".75" y=".75" width="58.5" height="{num(foot + 10)}" rx="5" {wood}/>'
        + circle(30, 11, 7.6, "#dfb988", ' stroke="#6b4126" stroke-width=".9" stroke-dasharray="2 1.6"')
        + "".join(_scene(look, 19.5 + 17.2 * k, 16.4, 5, look.strip) for k, look in enumerate(looks))
        + "".join(circle(x, foot + 4.6, 4, "#ffdf80", ' stroke="#7d5200"') for x in spots)
        + (_seal(30, 11, 8.6, marked) if marked else "")
    )
    return svg(body, CARD, size, label)
