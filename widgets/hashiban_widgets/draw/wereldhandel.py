"""The cards of Wereldhandel: ten kinds of goods on a quay, three mishaps at sea, and the money."""

from __future__ import annotations

from typing import NamedTuple

from hashiban_widgets.draw.pen import (
    BARE,
    CARD,
    CREAM,
    DARK,
    GOLD,
    INK,
    LEAF,
    NOTE,
    PAPER,
    THIN,
    card,
    circle,
    corner,
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
    svg,
    text,
    wave,
)

# --- goods --------------------------------------------------------------------------------------------------
# All goods lie on a quay, 71 down a card of 84, around 30 from the left.


def _bricks() -> str:
    """A pile of bricks."""
    spots = [(30 - 6.5 * row + 13 * k, 35 + 9 * row) for row in range(1, 4) for k in range(row + 1)]
    tones = ("#d0673f", "#b5502f", "#c65a37")
    pile = "".join(path(rect(x - 6.5, y, 13, 9), tones[k % 3]) for k, (x, y) in enumerate(spots))
    return pile + line("".join(f"M{num(x - 3.5)} {y + 3}h4" for x, y in spots), "#f0a883", 1.2)


def _potatoes() -> str:
    """An open sack of potatoes."""
    spots = ((21, 47, 7, 5.6, -20), (39, 47, 7.4, 5.6, 25), (30, 43, 8, 6.2, 0))
    heap = "".join(oval(x, y, a, b, "#dfb768", turn) for x, y, a, b, turn in spots)
    eyes = dots([(19, 45), (28, 41), (33, 44), (41, 46)], "#8f6a2c", 1.4)
    sack = path("M14 53q-8 12-2 18h36q6-6-2-18z", "#a98556") + path("M12 50q18-4 36 0l1 5q-19 4-38 0z", "#c9a876")
    return heap + eyes + sack + line("M22 61h4M34 65h4M25 67h3M36 60h3", "#7d5f38", 1.2)


def _onions() -> str:
    """Three onions."""
    bulb = (
        line("M0-11q-3-4-2-8M0-11q1-4 4-6", LEAF, 2.2)
        + path("M0-12q1 4 6 6c9 6 5 17-6 17s-15-11-6-17q5-2 6-6z", "#cf8a3c")
        + line("M0-10q-7 10-1 20M0-10q7 10 1 20", "#96561f", 0.9)
        + line("M-2 11l-1 2.5M2 11l1 2.5", "#96561f", 1)
    )
    return moved(bulb, 18, 60, 0.85, -8) + moved(bulb, 43, 60, 0.85, 8) + moved(bulb, 30, 54, 1.15)


def _bananas() -> str:
    """A bunch of bananas."""
    one = path("M-2 0q2 22-14 31-4 3-2 6 22 0 23-36z", "#f6d043") + dots([(-18, 36)], INK, 3)
    return "".join(moved(one, 36, 34, turn=turn) for turn in (-34, -14, 6)) + path("M32 37l1-8h5l1 8z", "#8a6a2c")


def _coffee() -> str:
    """A steaming cup of coffee, and a bean."""
    bean = oval(0, 0, 4.4, 3, "#6e4024") + line("M-4 0q4-2.4 8 0", "#2b150a", 0.9)
    return (
        line("M22 44q-3-4 0-8t0-8M31 44q-3-4 0-8t0-8", "#fff", 2)
        + line("M41 50q9-1 8 6t-11 5", PAPER, 3.4)
        + path("M11 47h31q1 15-9 20H20q-10-5-9-20z", PAPER)
        + path("M11.5 53h30l-1 4h-28z", "#3f7fa8", BARE)
        + oval(26.5, 47, 15.5, 3, "#6e4024")
        + path("M7 67h39q-3 4-9 4H16q-6 0-9-4z", PAPER)
        + moved(bean, 48, 69, turn=-20)
    )


def _tulips() -> str:
    """Three tulips."""
    bloom = "M-6-4q0-5 1.5-8 3 1 4.5 3.5 1.5-2.5 4.5-3.5 1.5 3 1.5 8 0 5-6 5t-6-5z"
    stems = line("M17 44q4 14 11 27M30 38v33M43 44q-4 14-11 27", "#2f7a3f", 2)
    leaves = path("M29 71q-16-6-17-20 14 4 17 20zM31 71q16-6 17-20-14 4-17 20z", LEAF)
    heads = ((16, 45, -12, "#e0485a"), (44, 45, 12, "#f2a93b"), (30, 38, 0, "#c23f8a"))
    return stems + leaves + "".join(moved(path(bloom, c), x, y, 1.25, turn) for x, y, turn, c in heads)


def _trees() -> str:
    """A young tree, its roots in a cloth."""
    crown = "M30 25c7-3 13 2 12 8 7 2 7 12 0 14-3 5-9 5-12 2-3 3-9 3-12-2-7-2-7-12 0-14-1-6 5-11 12-8z"
    ball = path("M21 60q9-4 18 0l2 11H19z", "#c9a876") + line("M20 65q10 3 20 0", "#7d5f38", 1.2)
    return line("M30 62V44M30 54l6-6M30 51l-5-5", "#7a4a2a", 3) + path(crown, LEAF) + ball


def _cheese() -> str:
    """A wheel of cheese, and a wedge of it."""
    wheel = path("M8 46v15q0 9 22 9t22-9V46z", "#e8a02c") + oval(30, 46, 22, 9, "#f6c756")
    cut = path("M30 46l-17 6v17q7 2.5 17 2.5z", "#fff0b0") + path("M30 46l15 6.5v16q-7 2.5-15 2.5z", "#ffe58a")
    return wheel + cut + dots([(19, 57), (25, 64), (36, 60), (40, 66)], "#e8b04a", 3)


def _bicycles() -> str:
    """A bicycle."""
    wheels = "".join(circle(x, 60, 10.4, more=' stroke-width="1.7"') + circle(x, 60, 1.2, INK) for x in (16, 44))
    frame = "M16 60l8-17h15l5 17M24 43l5 17h-13M29 60l10-17"
    parts = line("M24 43l-1.5-4M39 43l-2-7h6q3 0 3 3", INK, 1.8) + line("M18 38h9", INK, 3)
    return wheels + line(frame, INK, 4) + line(frame, "#d8433b", 2.2) + parts + circle(29, 60, 2.6, GOLD)


def _diamonds() -> str:
    """A cut diamond that sparkles."""
    stone = path("M16 38h28l10 12-24 21L6 50z", "#9fe3f5")
    facets = path("M22 50h16l-8 21zM16 38l6 12 8-12 8 12 6-12z", "#e6fbff") + path("M6 50h48", more=THIN)
    stars = "".join(path(ring(x, y, (r, r * 0.25), 8), PAPER, BARE) for x, y, r in ((48, 31, 6), (12, 33, 4)))
    return stone + facets + stars


class _Look(NamedTuple):
    """A picture, and the colour behind it."""

    picture: str
    sky: str


_GOODS = {
    "bricks": _Look(_bricks(), "#d9d4ca"),
    "potatoes": _Look(_potatoes(), "#dbe8c4"),
    "onions": _Look(_onions(), "#f6e3c0"),
    "bananas": _Look(_bananas(), "#b9e2dc"),
    "coffee": _Look(_coffee(), "#d8a978"),
    "tulips": _Look(_tulips(), "#cfe6f7"),
    "trees": _Look(_trees(), "#f2dc9a"),
    "cheese": _Look(_cheese(), "#a9c9ee"),
    "bicycles": _Look(_bicycles(), "#f3c4b4"),
    "diamonds": _Look(_diamonds(), "#6a5cae"),
}
_QUAY = path("M3 70h54v7a4 4 0 0 1-4 4h-46a4 4 0 0 1-4-4z", "#9a7b5c") + line(
    "M3 74.5h54M16 70v4.5M40 70v4.5M27 74.5v6.5M50 74.5v6.5", "#77593d", 0.9
)


def _priced(words: str, ink: str = INK) -> str:
    """A number in the corner of a card; five signs fit."""
    width, size = {1: (17, 17), 2: (27, 17), 3: (37, 17), 4: (45, 16)}.get(len(words), (46, 14))
    return corner(words, width, size, ink)


def goods(name: str, value: int, label: str = "", size: int = 88) -> str:
    """A card of these goods; `value` is what the whole set of them is worth, 1 to 9999."""
    look = one_of(_GOODS, name, "goods")
    if not 1 <= value <= 9999:
        raise ValueError(f"a set of goods is worth 1 to 9999, not {value}")
    return svg(card("#6f6458", look.sky) + _QUAY + inked(look.picture) + _priced(str(value)), CARD, size, label)


# --- penalties ----------------------------------------------------------------------------------------------

_SEA = path("M3 68h54v9a4 4 0 0 1-4 4h-46a4 4 0 0 1-4-4z", "#2f5f86") + path(
    wave(4, 73, 13, 4, 3) + wave(4, 77.5, 13, 4, 3), more=' stroke="#8fc4e0"'
)


def _detention() -> str:
    """A container behind a chain and a padlock."""
    ribs = line("".join(f"M{x} 44v20" for x in (12, 17, 22, 38, 43, 48)), "#2f6f68", 1.8)
    chain, bow, steel = "M7 42L53 66M7 66L53 42", "M25 52v-4q0-5.5 5-5.5t5 5.5v4", "#cfd6dc"
    links = line(chain, INK, 4.4) + path(chain, more=f' stroke="{steel}" stroke-width="2.4" stroke-dasharray="3 2.6"')
    lock = line(bow, INK, 5) + line(bow, steel, 2.6) + path(rect(21, 51, 18, 14), GOLD) + line("M30 57v4", INK, 2.6)
    return path(rect(7, 40, 46, 28), "#4a9a8f") + ribs + links + lock


def _demurrage() -> str:
    """A cargo ship that lies still under a clock."""
    load = ((16, 56, "#d8433b"), (25, 56, "#e8b04a"), (34, 56, "#4a9a8f"), (20.5, 50, "#4f86c4"))
    boxes = "".join(path(rect(x, y, 9, 6), colour) for x, y, colour in load)
    bridge = path(rect(44, 48, 8, 14), CREAM) + path(rect(45.5, 51, 5, 3), DARK, BARE)
    hours = dots([(30, 28.5), (30, 45.5), (21.5, 37), (38.5, 37)], INK, 1.6)
    clock = circle(30, 37, 10.5, PAPER) + line("M30 30.5v6.5l4.5 3", INK, 1.8) + hours
    return boxes + bridge + path("M5 62h50l-5 12H12z", "#8a2f35") + clock


def _water() -> str:
    """A box that gets wet."""
    flaps = path("M14 47l-7-5 5-5 8 6zM46 47l7-5-5-5-8 6z", "#e0b87f")
    box = path("M14 47l6-4h20l6 4z", "#8a6238") + flaps + path(rect(14, 47, 32, 25), "#d2a468")
    wet = path("M14 60q4-3 8 0t8 0 8 0 8 0v12H14z", "#a0743f", BARE)
    drop = path("M0-6q4 5 4 7.5a4 4 0 0 1-8 0q0-2.5 4-7.5z", "#7cc6e8")
    rain = "".join(moved(drop, x, y, scale) for x, y, scale in ((30, 33, 1), (45, 29, 0.8), (16, 31, 0.8)))
    return box + wet + path(rect(14, 47, 32, 25)) + rain


_PENALTIES = {"detention": _detention(), "demurrage": _demurrage(), "water": _water()}


def penalty(name: str, value: int, label: str = "", size: int = 88) -> str:
    """A penalty card: detention, demurrage or water damage; `value` is what it takes off the score, 1 to 9999."""
    picture = one_of(_PENALTIES, name, "a penalty")
    if not 1 <= value <= 9999:
        raise ValueError(f"a penalty takes 1 to 9999, not {value}")
    body = card("#b3263a", "#6b7186") + inked(picture) + _SEA + _priced(f"−{value}", "#b3263a")
    return svg(body, CARD, size, label)


# --- money and backs ----------------------------------------------------------------------------------------

_TIGHT = ' letter-spacing="-.8"'


class _Money(NamedTuple):
    """How a money card looks: its paper, its ink, and its emblem around the origin, some 18 wide."""

    paper: str
    ink: str
    filled: str = ""
    drawn: str = ""


_FACE = "M-4.5-3v1.5M2-2.5q2.5-2 5 0M-5 3q5 5 10 0M-9 0a9 9 0 0 1 18 0 9 9 0 0 1-18 0z"
_FISH = "M-9 0Q-2-8 4.5 0L9-4.5V4.5L4.5 0Q-2 8-9 0z"
_ANCHOR = "M0-5.5V8.5M-3.5-2.5h7M-8 2.5q1 6 8 6t8-6M-1.8-7a1.8 1.8 0 0 1 3.6 0 1.8 1.8 0 0 1-3.6 0z"
_BOAT = "M-9 4H9l-3 4.5H-6zM-1-9v11h-7zM1-7.5q8 4 6.5 9.5H1z"
_GLOBE = "M-9 0a9 9 0 0 1 18 0 9 9 0 0 1-18 0zM-4 0a4 9 0 0 1 8 0 4 9 0 0 1-8 0zM0-9V9M-9 0H9M-8-4.5H8M-8 4.5H8"

_MONEY = {
    0: _Money("#dedbd4", "#6a655c", drawn=_FACE),
    10: _Money("#f7e3cd", "#a85a1c", _FISH),
    50: _Money("#d5ecd2", "#2f7a3f", drawn=_ANCHOR),
    100: _Money("#d2e6f7", "#23669e", ring(0, 0, (10, 2.6), 8)),
    200: _Money("#ead9f4", "#73419c", _BOAT),
    500: _Money("#ffe39a", "#94600a", drawn=_GLOBE),
}


def money(value: int, label: str = "", size: int = 64) -> str:
    """A money card: 0, 10, 50, 100, 200 or 500, each with its own emblem; 0 winks."""
    look = one_of(_MONEY, value, "a money card")
    waves = "".join(wave(29, y, 12, 4, rise) for y in (5.5, 34.5) for rise in (3, -3))
    thick = ' stroke-width="1.6" stroke-linecap="round"'
    emblem = path(look.filled, look.ink, BARE) if look.filled else path(look.drawn, more=thick)
    inner = path(waves, more=THIN) + circle(15.5, 20, 12, "#fff") + moved(emblem, 15.5, 20)
    number = text(53, 28.5, str(value), 23.5, "#231b1d", _TIGHT)
    return svg(note(look.paper, look.ink) + f'<g stroke="{look.ink}">{inner}</g>' + number, NOTE, size, label)


def _blank(lines: str = "") -> str:
    """The back of a money card, perhaps with lines on it, for a box of 80 by 40."""
    field = '<rect x="4" y="4" width="72" height="32" rx="2.5" fill="#1d4a7a"/>'
    return note(PAPER, "#1d3a5f") + field + (path(lines, more=f' stroke="#5f94c4"{THIN}') if lines else "")


def _waved() -> str:
    """The same with crossing waves."""
    return _blank("".join(wave(6, y, 17, 4, rise) for y in (8, 14, 20, 26, 32) for rise in (4, -4)))


def _globe(x: float, y: float, scale: float, ink: str) -> str:
    """A globe in one colour."""
    return moved(path(_GLOBE, more=f' stroke="{ink}"'), x, y, scale)


def bundle(count: int, label: str = "", size: int = 88) -> str:
    """A bundle of so many money cards, 0 to 99, face down; five or more look alike but for the number on them."""
    if not 0 <= count <= 99:
        raise ValueError(f"a bundle has 0 to 99 cards, not {count}")
    shown = min(count, 5)
    turns = [round(5 * (k - (shown - 1) / 2)) for k in range(shown)]
    cards = [moved(_waved() if k == shown - 1 else _blank(), -28, -66, 0.7) for k in range(shown)]
    fan = "".join(moved(one, 40, 80, turn=turn) for one, turn in zip(cards, turns, strict=True))
    edge = 'stroke="#8a8377" stroke-width="1.6" stroke-dasharray="4 3"'
    empty = f'<rect x="12" y="14" width="56" height="28" rx="4" {edge}/>'
    badge = circle(40, 28, 12.5, GOLD, f' stroke="{INK}" stroke-width="1.6"')
    return svg((fan or empty) + badge + text(40, 34, str(count), 17, INK, _TIGHT), (80, 56), size, label)


def _crate() -> str:
    """The back of the goods: a crate with a globe painted on it."""
    planks = line("".join(f"M{x} 3v78" for x in (14, 24.5, 35.5, 46)), "#8a5f36", 1.2)
    frame = path("M3 7a4 4 0 0 1 4-4h46a4 4 0 0 1 4 4v7H3zM3 70h54v7a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z", "#b98350")
    nails = dots([(x, y) for x in (8.5, 19, 30, 41, 51.5) for y in (8.5, 75.5)], "#5f4023", 2)
    globe = circle(30, 42, 20, "#d2a468") + _globe(30, 42, 1.85, "#6b4126")
    return card("#6f6458", "#d2a468") + planks + inked(frame + nails) + globe


def card_back(kind: str, label: str = "", size: int = 88) -> str:
    """The back of a card: ``goods`` or ``money``."""
    globed = _waved() + circle(40, 20, 12.5, "#1d4a7a") + _globe(40, 20, 1.15, PAPER)
    body, box = one_of({"goods": (_crate(), CARD), "money": (globed, NOTE)}, kind, "a card with a back")
    return svg(body, box, size, label)
