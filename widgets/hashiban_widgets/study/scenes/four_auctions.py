"""A bicycle with a label."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from hashiban_widgets.study.scenes import seen

if TYPE_CHECKING:
    from hashiban.words import Words

PADDLES = (("#b8452f", 40, -14), ("#0b5c8f", 106, -4), ("#c9a227", 214, 5), ("#3d7a44", 280, 13))
"""Colour, place and turn of the paddles of the four who bid."""


def scene(words: Words) -> str:
    """A bicycle, and what it is worth to the reader."""
    from hashiban.lab.studies.four_auctions import WORTH

    worth = escape(words.say("money", amount=WORTH))
    tag = (
        "<g transform='translate(212 30) rotate(8)'><path d='M-26 14L-46 30' stroke='#5d574c' stroke-width='2'/>"
        "<rect x='-26' y='-6' width='86' height='42' rx='6' fill='#fffdf8' stroke='#5d574c' stroke-width='2'/>"
        "<circle cx='-16' cy='15' r='4' fill='#5d574c'/><text x='22' y='24' text-anchor='middle' font-size='24' "
        f"font-weight='700' fill='#2b2720'>{worth}</text></g>"
    )
    ground = "<rect width='320' height='190' rx='12' fill='#e9f1e4'/>"
    return seen(words, "four_auctions", (320, 190), f"{ground}<g transform='translate(0 8)'>{_bicycle()}</g>{tag}")


def cover() -> str:
    """The bicycle above four paddles."""
    paddles = "".join(
        f"<g transform='translate({x} 168) rotate({turn})'>"
        "<rect x='-4' y='-14' width='8' height='40' fill='#8a5a2b'/>"
        f"<circle cy='-32' r='22' fill='{colour}' stroke='#2b2720' stroke-width='2.5'/>"
        "<path d='M-9 -32h18' stroke='#fffdf8' stroke-width='4' stroke-linecap='round'/></g>"
        for colour, x, turn in PADDLES
    )
    bicycle = f"<g transform='translate(56 -18) scale(.65)'>{_bicycle()}</g>"
    ground = "<rect width='320' height='180' fill='#e9f1e4'/>"
    return f"{ground}{bicycle}{paddles}"


def _bicycle() -> str:
    wheels = "".join(
        f"<circle cx='{x}' cy='118' r='44' fill='none' stroke='#2b2720' stroke-width='6'/>"
        f"<circle cx='{x}' cy='118' r='37' fill='none' stroke='#9a9488' stroke-width='2'/>"
        f"<path d='M{x - 37} 118h74M{x} 81v74M{x - 26} 92l52 52M{x - 26} 144l52 -52' stroke='#9a9488'/>"
        f"<circle cx='{x}' cy='118' r='5' fill='#2b2720'/>"
        for x in (88, 232)
    )
    frame = (
        "<path d='M88 118L124 62H206L152 118H88M124 62L152 118M206 62L232 118' fill='none' stroke='#b8452f' "
        "stroke-width='7' stroke-linejoin='round' stroke-linecap='round'/>"
        "<path d='M206 62L199 40L222 34' fill='none' stroke='#2b2720' stroke-width='6' stroke-linecap='round' "
        "stroke-linejoin='round'/>"
        "<path d='M124 62L119 48' stroke='#2b2720' stroke-width='6'/>"
        "<path d='M100 44c10 -6 28 -5 40 0c-8 6 -30 8 -40 0z' fill='#5a3d22'/>"
    )
    pedals = (
        "<circle cx='152' cy='118' r='13' fill='#fffdf8' stroke='#2b2720' stroke-width='4'/>"
        "<path d='M152 118L168 138M160 139h18' stroke='#2b2720' stroke-width='5' stroke-linecap='round'/>"
    )
    return wheels + frame + pedals
