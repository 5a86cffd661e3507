"""The cards of De Veiling van Hashiban: sixteen kinds of goods, goblins who deal in them, securities, and bills."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, NamedTuple

from hashiban_widgets.draw.pen import (
    BARE,
    CARD,
    CREAM,
    GOLD,
    INK,
    LEAF,
    NOTE,
    PAPER,
    THIN,
    card,
    circle,
    dots,
    inked,
    line,
    moved,
    note,
    num,
    one_of,
    oval,
    path,
    rect,
    ring,
    rosette,
    svg,
    text,
    wave,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

# --- kinds --------------------------------------------------------------------------------------------------
# A kind is drawn in a field of 40 by 40, on a tile in a colour of its own.


class _Kind(NamedTuple):
    """How a kind looks: the colour of its tile, that of the coat of its dealer, and what is drawn on the tile."""

    tile: str
    coat: str
    drawn: str


_BOOKS = (
    path("M8 9q0-3 3-3h20v22H11q-3 0-3 3z", "#a8402f")
    + path("M8 31q0-3 3-3h20v6H11q-3 0-3-3z", PAPER)
    + line("M12 31h18", "#b9ab93", 1.2)
    + path("M21 6h6v13l-3-3-3 3z", GOLD)
)
_PLANTS = (
    line("M20 27V14", "#3c7a3f", 2.4)
    + path("M20 17q-1-11-13-11 0 11 13 11z", LEAF)
    + path("M20 22q1-10 13-10 0 10-13 10z", "#7cc06a")
    + path("M10 24h20v4H10zM12 28h16l-2.5 8h-11z", "#c8643f")
)
_WEAPONS = (
    line("M12 4q24 4 24 24", "#7a4a1f", 3.6)
    + line("M12 4q24 4 24 24", "#c8894a", 1.6)
    + line("M12 4L8 32l28-4", "#6d6457", 1)
    + line("M8 32L29 11", INK, 2.2)
    + path("M34 6l-2.5 9-6.5-6.5z", "#9fb0c0")
    + path("M8 32l-3-1 3 6 5 0zM8 32l0 3", "#d9534a")
)
_POTIONS = (
    path("M16 5h8v9q9 3 9 12 0 10-13 10T7 26q0-9 9-12z", "#e8f4fb")
    + path("M9.5 22h21.5q2 3 1.5 5-1.5 8-12.5 8T7.5 27q0-3 2-5z", "#b45ad0", BARE)
    + path("M14.5 3h11v4h-11z", "#a9713f")
    + dots([(16, 27), (22, 30), (24, 25)], "#f0d4fa", 2.6)
    + path("M16 5h8v9q9 3 9 12 0 10-13 10T7 26q0-9 9-12z")
)
_PETS = (
    path("M7 5l8 5h10l8-5v17q0 13-13 13T7 22z", "#e69a4e")
    + path("M14 26q6-4 12 0-1 7-6 7t-6-7z", CREAM, BARE)
    + oval(14.5, 19, 2, 2.8, INK)
    + oval(25.5, 19, 2, 2.8, INK)
    + path("M18 25h4l-2 2.4z", "#c0504d")
    + line("M11 26l-7-1M11 29l-6 2M29 26l7-1M29 29l6 2", INK, 1)
)
_MAGIC = (
    path("M21 3q5 2 8 7l-5-1 5 20H11z", "#5a4bb0")
    + oval(20, 31, 16, 4.4, "#473a94")
    + path("M11.5 27q8 4 17 0l.6 3q-9 4-18.4 0z", GOLD)
    + path(ring(20, 18, (5, 2), 10), "#ffe08a", BARE)
)
_GLYPHS = (
    path("M7 36V14q0-9 13-10t13 10v22z", "#a6a39a")
    + line("M12 17l4-5 4 5M16 12v9M24 12v9M24 12l5 4-5 2", "#3f4a52", 2)
    + line("M13 26v7M13 29l5-3M22 26l6 7M28 26l-6 7", "#3f4a52", 2)
)
_IRONWARE = (
    path("M4 12h9V9h23q-1 6-9 8-2 2-1 6h-9q1-4-1-6-10 0-12-5z", "#77838f")
    + path("M15 23h13q0 4 5 5v6H10v-6q5-1 5-5z", "#5c6772")
    + line("M16 12h17", "#c3ccd4", 1.4)
)
_BAR = "M4.5 0h11L20 10H0z"
_GOLD = (
    moved(path(_BAR, "#f2bb3c"), 1, 24)
    + moved(path(_BAR, "#e0a322"), 19, 24)
    + moved(path(_BAR, "#ffd768"), 10, 13)
    + line("M16 16h8M7 27h8M25 27h8", "#fff3c4", 1.6)
    + line("M31 5v6M28 8h6", "#b87f0a", 1.4)
)
_JEWELLERY = (
    line("M20 15a10.5 10.5 0 1 0 .1 0z", INK, 5.6)
    + line("M20 15a10.5 10.5 0 1 0 .1 0z", GOLD, 3.2)
    + path("M13 3h14l4 6-11 10L9 9z", "#58b9e8")
    + line("M9 9h22M16 9l4 10 4-10M16 9l2-6M24 9l-2-6", "#1f6f9c", 1)
)
_MUSIC = (
    path("M13 7l20-4v22h-4V10l-12 2.4V30h-4z", "#31456e")
    + oval(11.5, 30.5, 6.4, 4.8, "#31456e", -20)
    + oval(27.5, 26, 6.4, 4.8, "#31456e", -20)
)
_MACHINES = (
    path(ring(20, 20, (17, 17, 12.4, 12.4), 32, 0.1), "#b08d57")
    + circle(20, 20, 10.4, "#d6b479")
    + circle(20, 20, 4.6, "#5b4a33")
)
_SHIELDS = (
    path("M6 6q8 1 14-3 6 4 14 3 2 22-14 31Q4 28 6 6z", "#d8dee4")
    + path("M20 3q6 4 14 3 .6 8-1.6 14.6H20zM20 20.6V37Q11 32 7.6 20.6z", "#3f74b8", BARE)
    + path("M6 6q8 1 14-3 6 4 14 3 2 22-14 31Q4 28 6 6z")
    + circle(20, 20.5, 4, GOLD)
)
_FOOD = (
    line("M27 26l6 6", INK, 6.4)
    + line("M27 26l6 6", CREAM, 4)
    + dots([(33, 35), (36, 32)], INK, 7.2)
    + dots([(33, 35), (36, 32)], CREAM, 5)
    + path("M4 15Q4 4 15 4q15 1 16 15 0 10-9 9Q5 28 4 15z", "#c9762f")
    + line("M9 14q1-6 7-6", "#f2c08a", 2)
)
_PIRACY = (
    path("M4 5h32v24q-8-4-16 0T4 29z", "#2b2b33")
    + path("M12 13q0-7 8-7t8 7q0 4-3 5.5v3.5H15v-3.5q-3-1.5-3-5.5z", PAPER)
    + dots([(16.6, 13.6), (23.4, 13.6)], "#2b2b33", 4.2)
    + line("M18 21.5v-3M22 21.5v-3", "#2b2b33", 1.2)
    + line("M4 3v35", "#7a4a1f", 3)
)
_TIMBER = (
    path("M12 9h20q5 1 5 8t-5 8H12z", "#9a6232")
    + line("M18 13h11M20 20h13", "#6f431f", 1.4)
    + oval(11, 17, 6.5, 8, "#e8c188")
    + oval(11, 17, 3.6, 4.6, "#d3a163")
    + dots([(11, 17)], "#8a5a2c", 2.4)
    + path("M9 26h22q4 1 4 5t-4 5H9z", "#b07840")
    + oval(9, 31, 4.2, 5, "#e8c188")
    + dots([(9, 31)], "#8a5a2c", 2.2)
)

_KINDS = {
    "books": _Kind("#f6ddd3", "#a8402f", _BOOKS),
    "plants": _Kind("#ddf0d2", "#3f8a45", _PLANTS),
    "weapons": _Kind("#f3e3c4", "#8a5a22", _WEAPONS),
    "potions": _Kind("#f0dcf7", "#8a3fa8", _POTIONS),
    "pets": _Kind("#fbe6cc", "#d27f2c", _PETS),
    "magic": _Kind("#dfdbf8", "#4a3c9c", _MAGIC),
    "glyphs": _Kind("#e3e7dc", "#6f7a66", _GLYPHS),
    "ironware": _Kind("#dde4ea", "#56636f", _IRONWARE),
    "gold": _Kind("#fdf0c0", "#c9921a", _GOLD),
    "jewellery": _Kind("#d6eef9", "#2a86b5", _JEWELLERY),
    "music": _Kind("#dbe3f5", "#31456e", _MUSIC),
    "machines": _Kind("#efe4d2", "#7a6038", _MACHINES),
    "shields": _Kind("#dde8f6", "#3f74b8", _SHIELDS),
    "food": _Kind("#fbe0d0", "#b3591f", _FOOD),
    "piracy": _Kind("#e0dfe3", "#2b2b33", _PIRACY),
    "timber": _Kind("#efe0c8", "#7d4f26", _TIMBER),
}


def _tile(kind: _Kind) -> str:
    """A kind on its tile, in a field of 40 by 40."""
    tile = f'<rect x=".6" y=".6" width="38.8" height="38.8" rx="8" fill="{kind.tile}" stroke="{kind.coat}"/>'
    return tile + moved(inked(kind.drawn, 1.3), 2.4, 2.4, 0.88)


def category(kind: str, label: str = "", size: int = 40) -> str:
    """The sign of a kind of goods, such as ``books``."""
    return svg(_tile(one_of(_KINDS, kind, "a kind")), (40, 40), size, label)


# --- objects and securities ---------------------------------------------------------------------------------

_SPOTS: dict[int, tuple[tuple[float, float, float], ...]] = {
    1: ((9, 14, 1.05),),
    2: ((15.6, 5, 0.72), (15.6, 35.4, 0.72)),
    3: ((17, 6, 0.65), (3.6, 36, 0.65), (30.4, 36, 0.65)),
    4: ((3.6, 7, 0.65), (30.4, 7, 0.65), (3.6, 36, 0.65), (30.4, 36, 0.65)),
}
"""Where the signs of an object stand on its card, by how many there are: left, top, scale."""
_LETTERS = 13
"""So many letters of a name go on a line of a card."""


def thing(kinds: Sequence[str], name: str = "", label: str = "", size: int = 88) -> str:
    """An object: the signs of its one to four kinds, and its name where one is given."""
    if len(kinds) not in _SPOTS:
        raise ValueError(f"an object is of {min(_SPOTS)} to {max(_SPOTS)} kinds, not {len(kinds)}")
    looks = [one_of(_KINDS, kind, "a kind") for kind in kinds]
    places = zip(looks, _SPOTS[len(looks)], strict=True)
    signs = "".join(moved(_tile(look), x, y, scale) for look, (x, y, scale) in places)
    body = card("#7a6a52", CREAM) + signs
    if name:
        rows = wrap(name, _LETTERS)[:2]
        top = 76.5 - 3.6 * (len(rows) - 1)
        body += path("M3 66h54v11q0 4-4 4H7q-4 0-4-4z", PAPER)
        body += "".join(text(30, top + 7 * k, _plain(row), 6.8, INK) for k, row in enumerate(rows))
    return svg(body, CARD, size, label)


def _plain(words: str) -> str:
    """Words as they stand in a picture."""
    return words.replace("&", "&amp;").replace("<", "&lt;")


def security(label: str = "", size: int = 88) -> str:
    """A security: a deed with a seal and ribbons."""
    frame = line(rect(8, 8, 44, 68), "#2f7a5a", 1.4) + line(rect(10.5, 10.5, 39, 63), "#8fc4ad", 0.8)
    rose = f'<g stroke="#2f7a5a"{THIN}>{rosette(30, 27, 12.5, 6)}</g>'
    rows = line("M16 45h28M16 50h28M16 55h17", "#5f7d70", 1.8)
    seal = path("M37 62l-4 13 5-2 3 4 1-13z", "#b3263a") + path(ring(41, 61, (8, 6.8), 20), "#d0384c")
    body = card("#2f7a5a", "#e4f3ea") + frame + rose + rows + inked(seal + circle(41, 61, 3.6, "#f2a0aa"), 1)
    return svg(body, CARD, size, label)


# --- dealers ------------------------------------------------------------------------------------------------

_SKIN, _SHADE = "#8fbf5a", "#6d9c40"


def _goblin(coat: str) -> str:
    """A sly goblin in a coat of this colour: long ears, one eye half shut, and a grin with one tooth."""
    ears = path("M20 25Q8 14 1 15q5 12 17 17z", _SKIN) + path("M40 25q12-11 19-10-5 12-17 17z", _SKIN)
    inside = path("M17 26Q9 19 5 18q4 7 11 10z", "#d79a86", BARE) + path(
        "M43 26q8-7 12-8-4 7-11 10z", "#d79a86", BARE
    )
    body = path("M6 84q0-28 24-28t24 28z", coat) + path("M22 57l8 12 8-12-8-4z", PAPER)
    head = path("M16 27q0-14 14-14t14 14-5 20q-9 8-18 0-5-6-5-20z", _SKIN)
    hat = path("M13 20q3-13 17-14 14 1 17 14-17-7-34 0z", coat) + path("M12 22q18-9 36 0l-1-4q-17-7-34 0z", GOLD)
    eyes = oval(23, 29, 4.2, 3.8, "#fff6c8") + path("M33 29q4.5-4 8.5-1-3 4-8.5 1z", "#fff6c8")
    looks = dots([(24.5, 29.5), (37.5, 28.8)], INK, 3.2)
    brows = line("M17 24l9 2M44 22l-10 3", INK, 1.8)
    nose = path("M30 30q5 6 3 9-4 3-7-1 3-2 4-8z", _SHADE)
    grin = path("M21 42q10 5 18-3-2 10-10 10-6 0-8-7z", "#5a1f24") + path("M34 42l1.5 4 1.5-6z", PAPER)
    return inked(ears + inside + body + head + hat + eyes + looks + brows + nose + grin)


def dealer(kind: str, label: str = "", size: int = 88) -> str:
    """A dealer in a kind of goods: a goblin who holds up its sign."""
    look = one_of(_KINDS, kind, "a kind")
    held = moved(_tile(look), 14, 47, 0.8)
    clipped = moved(_goblin(look.coat), 4.5, 1, 0.85)
    floor = path("M3 70h54v7q0 4-4 4H7q-4 0-4-4z", look.tile)
    return svg(card(look.coat, look.tile) + clipped + floor + held, CARD, size, label)


# --- bills, and backs ---------------------------------------------------------------------------------------

_BILLS = {
    1000: ("#d9edcf", "#3d7a3a", path("M-7 5q0-12 7-12T7 5zM-9 5h18v3H-9z", "#3d7a3a", BARE)),
    2000: ("#d4e6f8", "#2468a0", path("M0-9L8 0 0 9-8 0z", "#2468a0", BARE)),
    5000: ("#f6d9e2", "#a8325c", path(ring(0, 0, (9.5, 4), 10), "#a8325c", BARE)),
}
"""Paper, ink and emblem of each bill: a bell, a diamond, a star."""
TOKEN = 10_000
"""The gold token stands for a bill of so much."""


def bill(value: int, label: str = "", size: int = 64) -> str:
    """A bill of 1000, 2000 or 5000, or the gold token of 10000."""
    if value == TOKEN:
        return _token(label, size)
    paper, ink, emblem = one_of(_BILLS, value, "a bill")
    waves = path("".join(wave(5, y, 17, 4, 2.5) for y in (6, 34)), more=f' stroke="{ink}"{THIN}')
    sign = circle(14.5, 20, 10.5, "#fff", f' stroke="{ink}"') + moved(emblem, 14.5, 20, 0.8)
    return svg(note(paper, ink) + waves + sign + _figure(value, 52, 26.5), NOTE, size, label)


def _figure(value: int, x: float, y: float) -> str:
    return text(x, y, str(value), 18, "#231b1d", ' letter-spacing="-.8"')


def _token(label: str, size: int) -> str:
    """The gold token: a coin as wide as a bill is high, between two laurels."""
    field = note("#fff2c2", "#a06a00")
    coin = f'<rect x="8" y="4" width="64" height="32" rx="16" fill="{GOLD}" stroke="#7d5200" stroke-width="1.6"/>'
    rim = '<rect x="11" y="7" width="58" height="26" rx="13" fill="#ffdf80" stroke="#b87f0a"/>'
    return svg(field + coin + rim + _figure(TOKEN, 40, 26.2), NOTE, size, label)


def _hammer(scale: float) -> str:
    """The auctioneer's hammer around the origin, for the backs."""
    head = path("M-9-8h18v9H-9zM-12-9.5h3.5V2.5H-12zM8.5-9.5H12V2.5H8.5z", GOLD) + path(rect(-1.6, 1, 3.2, 14), CREAM)
    return moved(inked(head, 1), 0, 0, scale, -35)


def card_back(kind: str, label: str = "", size: int = 88) -> str:
    """The back of a card: ``objects``, ``bills`` or ``dealers``."""
    crossed = line(
        "".join(f"M{num(x)} 3L{num(x - 40)} 81M{num(x)} 81L{num(x - 40)} 3" for x in (30, 50, 70, 57)), "#fff", 0.5
    )
    fronts = {
        "objects": (card("#5a4632", "#8a6742") + moved(_hammer(1.5), 28, 38), CARD),
        "dealers": (card("#3b2a4a", "#5d4377") + moved(inked(_mask()), 30, 42), CARD),
        "bills": (note("#2f5d4a", "#1d3f31") + circle(40, 20, 13, "#477a64") + moved(_hammer(0.8), 39, 18), NOTE),
    }
    body, box = one_of(fronts, kind, "a card with a back")
    return svg(body if kind == "bills" else body + f'<g opacity=".18">{crossed}</g>', box, size, label)


def _mask() -> str:
    """The eyes and the ears of somebody who is not to be known, around the origin."""
    shape = path("M-11-6L-25-15q3 13 12 18 2 12 13 16 11-4 13-16 9-5 12-18L11-6Q0-14-11-6z", "#2c1e38")
    return shape + path("M-9-1l7 3q-5 4-7-3zM9-1L2 2q5 4 7-3z", "#ffe36a") + line("M-5 11q5 3 10 0", "#ffe36a", 1.4)
