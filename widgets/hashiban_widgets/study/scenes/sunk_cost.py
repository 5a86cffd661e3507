"""A banknote between two who bid for it, and two properties with the bids for them."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from hashiban_widgets.study.scenes import seen

if TYPE_CHECKING:
    from hashiban.words import Words

WALLS = ("#d9a441", "#b8452f")
"""The wall of the lower property, and of the higher one."""
INK = "#2b2720"


def scene(words: Words) -> str:
    """The note, the two properties, and the coins that lie for them."""
    from hashiban.lab.studies.sunk_cost import MARKET, MINE, PRIZE, THEIRS

    lowest, highest = MARKET[-2:]
    parts = (
        f"<g transform='translate(160 52)'>{_note(words.say('money', amount=PRIZE))}</g>"
        f"<g transform='translate(100 118)'>{_house(WALLS[0], 0.8)}{_number(lowest)}</g>"
        f"<g transform='translate(220 118)'>{_house(WALLS[1], 1.0)}{_number(highest)}</g>"
        f"<g transform='translate(100 232)'>{_coins(MINE)}</g><g transform='translate(220 232)'>{_coins(THEIRS)}</g>"
    )
    ground = "<rect width='320' height='270' rx='12' fill='#e6ecdf'/>"
    return seen(words, "sunk_cost", (320, 270), f"{ground}{parts}")


def cover() -> str:
    """A note on a hook above a stair of coins that goes down into the dark."""
    stairs = "".join(
        f"<rect x='{34 + 42 * k}' y='{84 + 15 * k}' width='46' height='{100 - 15 * k}' fill='#6f6a60'/>"
        f"<g transform='translate({57 + 42 * k} {76 + 15 * k})'>{_coin()}</g>"
        for k in range(6)
    )
    dark = "<path d='M284 180V150a18 18 0 0 1 36 -6V180z' fill='#1d1a16'/>"
    note = f"<g transform='translate(222 58) rotate(6) scale(.82)'>{_note('')}</g>"
    hook = "<path d='M222 0V22c0 12 -14 12 -14 2' fill='none' stroke='#2b2720' stroke-width='5'/>"
    ground = "<rect width='320' height='180' fill='#f2e3d0'/>"
    return f"{ground}{stairs}{dark}{note}{hook}"


def _note(worth: str) -> str:
    text = f"<text y='10' text-anchor='middle' font-size='30' font-weight='700' fill='#1f4a2c'>{escape(worth)}</text>"
    return (
        "<rect x='-80' y='-38' width='160' height='76' rx='6' fill='#a9cfa0' stroke='#1f4a2c' stroke-width='3'/>"
        "<rect x='-70' y='-28' width='140' height='56' rx='4' fill='none' stroke='#1f4a2c' stroke-width='1.5'/>"
        "<circle cx='-56' r='9' fill='#dcebd6' stroke='#1f4a2c' stroke-width='1.5'/>"
        "<circle cx='56' r='9' fill='#dcebd6' stroke='#1f4a2c' stroke-width='1.5'/>"
        f"<ellipse rx='40' ry='24' fill='#dcebd6'/>{text if worth else ''}"
    )


def _house(wall: str, size: float) -> str:
    panes = "".join(
        f"<rect x='{x}' y='{y}' width='12' height='14' fill='#dcebf5' stroke='{INK}' stroke-width='2'/>"
        for x, y in ((-26, 36), (14, 36), (-26, 62), (14, 62))
    )
    return (
        f"<g transform='translate(0 {88 * (1 - size):.0f}) scale({size})'>"
        f"<rect x='-36' y='26' width='72' height='62' fill='{wall}' stroke='{INK}' stroke-width='3'/>"
        f"<path d='M-44 28L0 -8L44 28z' fill='#5a3d22' stroke='{INK}' stroke-width='3' stroke-linejoin='round'/>"
        f"{panes}<rect x='-7' y='62' width='14' height='26' fill='#5a3d22'/></g>"
    )


def _number(deed: int) -> str:
    return (
        f"<circle cx='38' cy='80' r='17' fill='#fffdf8' stroke='{INK}' stroke-width='2.5'/>"
        f"<text x='38' y='87' text-anchor='middle' font-size='19' font-weight='700' fill='{INK}'>{deed}</text>"
    )


def _coins(many: int) -> str:
    """So many coins in a row."""
    return "".join(
        f"<g transform='translate({14 * k - 7 * (many - 1)} {-4 * (k % 2)}) scale(.62)'>{_coin()}</g>"
        for k in range(many)
    )


def _coin() -> str:
    return (
        "<ellipse rx='17' ry='12' cy='4' fill='#8a6a14'/>"
        "<ellipse rx='17' ry='12' fill='#e0c060' stroke='#4a3510' stroke-width='2'/>"
        "<ellipse rx='10' ry='6.5' fill='none' stroke='#4a3510' stroke-width='1.5'/>"
    )
