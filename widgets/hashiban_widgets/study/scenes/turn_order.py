"""Three people around a table, one after the other, and what is sold between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hashiban_widgets.study.scenes import seen

if TYPE_CHECKING:
    from hashiban.words import Words

PEOPLE = ((66, 92, "#c68642", "#b23a2e"), (180, 62, "#8d5524", "#2f6b46"), (294, 92, "#e0ac69", "#0b5c8f"))
"""Place, skin and coat of each, in the order in which they speak."""

THINKS = "<path d='M-9 -2h.1M0 -2h.1M9 -2h.1' stroke='#2b2620' stroke-width='6' stroke-linecap='round'/>"
"""Three dots: the last one still thinks."""


def scene(words: Words) -> str:
    """The table, with the places numbered."""
    numbers = "".join(
        f"<circle cx='{x}' cy='{y + 92}' r='15' fill='#fffdf8' stroke='#5d574c' stroke-width='3'/>"
        f"<text x='{x}' y='{y + 98}' text-anchor='middle' font-size='18' font-weight='700' fill='#2b2620'>"
        f"{place}</text>"
        for place, (x, y, _, _) in enumerate(PEOPLE, start=1)
    )
    arrows = (
        "<g fill='none' stroke='#5d574c' stroke-width='4' stroke-linecap='round'><path d='M102 54Q124 30 142 34'/>"
        "<path d='M134 26L143 34L132 41'/><path d='M218 34Q240 32 258 54'/><path d='M257 42L259 55L246 53'/></g>"
    )
    drawn = f"{_table()}{numbers}{arrows}"
    return seen(words, "turn_order", (360, 250), drawn)


def cover() -> str:
    """The same table, with what each has said so far."""
    bubbles = "".join(
        f"<g transform='translate({x} {y})'><path d='M-20 -14H20V10H4L-4 20V10H-20z' fill='{fill}' stroke='#5d574c' "
        f"stroke-width='2.5' stroke-linejoin='round'/>{dots}</g>"
        for x, y, fill, dots in (
            (76, 38, "#fffdf8", _coins(2)),
            (160, 18, "#fffdf8", _coins(3)),
            (244, 38, "#ffe9a8", THINKS),
        )
    )
    people = f"<g transform='translate(42 20) scale(.66)'>{_table()}</g>"
    ground = "<rect width='320' height='180' fill='#e9e2d2'/>"
    return f"{ground}{people}{bubbles}"


def _coins(many: int) -> str:
    return "".join(
        f"<circle cx='{(k - (many - 1) / 2) * 11:g}' cy='-2' r='5' fill='#d4af37' stroke='#4a3510' "
        "stroke-width='1.5'/>"
        for k in range(many)
    )


def _table() -> str:
    people = "".join(
        f"<path d='M{x - 34} {y + 88}C{x - 34} {y + 34} {x - 18} {y + 24} {x} {y + 24}"
        f"C{x + 18} {y + 24} {x + 34} {y + 34} {x + 34} {y + 88}z' fill='{coat}' stroke='#2b2620' stroke-width='2'/>"
        f"<circle cx='{x}' cy='{y}' r='24' fill='{skin}' stroke='#2b2620' stroke-width='2'/>"
        for x, y, skin, coat in PEOPLE
    )
    top = "<ellipse cx='180' cy='190' rx='164' ry='50' fill='#a4703a' stroke='#5d574c' stroke-width='4'/>"
    card = (
        "<g transform='translate(180 196) rotate(-6)'><rect x='-24' y='-30' width='48' height='60' rx='6' "
        "fill='#fffdf8' stroke='#5d574c' stroke-width='3'/><path d='M0 -18L5 -5L18 -5L8 4L12 17L0 9L-12 17L-8 4"
        "L-18 -5L-5 -5z' fill='#d4af37' stroke='#4a3510' stroke-width='2' stroke-linejoin='round'/></g>"
    )
    return f"{people}{top}{card}"
