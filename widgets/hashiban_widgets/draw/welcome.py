"""Pictures of what is on the welcome page beside the games: the laboratory, a bot of one's own, and the figures."""

from __future__ import annotations

from hashiban_widgets.draw.pen import (
    BARE,
    BRICK,
    GLASS,
    GLOW,
    GOLD,
    INK,
    LEAF,
    PAPER,
    SLATE,
    WATER,
    WOOD,
    circle,
    dots,
    inked,
    line,
    path,
    rect,
    svg,
    text,
)

BOX = (120, 84)


def contest(label: str = "", size: int = 150) -> str:
    """Three columns of different heights on a stage, the highest with a star over it: many games, counted."""
    columns = ((18, 40, WATER), (48, 22, GOLD), (78, 52, BRICK))
    bars = "".join(path(rect(x, top, 24, 72 - top), colour) for x, top, colour in columns)
    star = path("M60 3l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z", GLOW)
    return svg(inked(bars + star + path(rect(8, 72, 104, 7), WOOD)), BOX, size, label)


def robot(label: str = "", size: int = 150) -> str:
    """A machine with a friendly face that holds up a paddle: a bot of one's own."""
    arm = path("M84 58l14-16", more=' stroke-width="4"')
    paddle = circle(101, 30, 14, GOLD) + text(101, 36, "7", 17, INK, BARE)
    head = '<rect x="38" y="20" width="44" height="34" rx="8" fill="' + WATER + '"/>'
    body = path("M32 78q0-20 14-20h28q14 0 14 20z", SLATE) + path("M60 20v-8")
    face = circle(51, 34, 5, PAPER) + circle(69, 34, 5, PAPER) + path("M52 45q8 5 16 0")
    eyes = dots(((51, 34), (69, 34)), INK, 4)
    return svg(inked(arm + paddle + body + head + face + eyes + circle(60, 9, 4, GLOW)), BOX, size, label)


def book(label: str = "", size: int = 150) -> str:
    """An open book with a curve on one page and its points on the other."""
    left, right = "M60 18q-22-10-48-4v56q26-6 48 4z", "M60 18q22-10 48-4v56q-26-6-48 4z"
    curve = line("M20 60q18-2 22-18t10-16", BRICK, 2.5)
    points = dots(((70, 60), (78, 56), (86, 44), (92, 34), (99, 27)), LEAF, 5)
    return svg(inked(path(left, PAPER) + path(right, GLASS) + curve + points), BOX, size, label)
