"""Five money cards face down, and the hand that they come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hashiban.games.wereldhandel import MONEY, START
from hashiban_widgets.draw import wereldhandel as draw
from hashiban_widgets.study.scenes import seen

if TYPE_CHECKING:
    from hashiban.words import Words


def scene(words: Words) -> str:
    """The table with five backs, and below it the seven cards of the start."""
    from hashiban.lab.studies.bluff import CARDS

    table = "<rect x='4' y='4' width='312' height='118' rx='28' fill='#2f6f5a' stroke='#1f4a3c' stroke-width='4'/>"
    backs = "".join(_back(160 + (k - (CARDS - 1) / 2) * 54, 62, 4 * (k - 2)) for k in range(CARDS))
    held = [kind for kind, count in zip(MONEY, START, strict=True) for _ in range(count)]
    hand = "".join(
        _placed(draw.money(kind, "", 74), 79 * (k % 4) + (4 if k < 4 else 44), 136 + 48 * (k // 4))
        for k, kind in enumerate(held)
    )
    return seen(words, "bluff", (320, 236), f"{table}{backs}{hand}")


def cover() -> str:
    """Cards face down on a table, and one turned up at its corner: it winks."""
    ground = "<rect width='320' height='180' fill='#2f6f5a'/>"
    light = "<ellipse cx='160' cy='96' rx='150' ry='78' fill='#3f8a70'/>"
    backs = "".join(_back(62 + 46 * k, 88 - 10 * (k % 2), 7 * (k - 2), 1.35) for k in range(4))
    wink = (
        "<g transform='translate(244 112) rotate(14)'><rect x='-46' y='-30' width='92' height='60' rx='7' "
        "fill='#dedbd4' stroke='#4a463f' stroke-width='3'/><circle r='22' fill='#fffdf5' stroke='#4a463f' "
        "stroke-width='3'/><path d='M-11-6v5M4-4q6-5 12 0M-12 7q12 12 24 0' fill='none' stroke='#4a463f' "
        "stroke-width='3' stroke-linecap='round'/></g>"
    )
    return f"{ground}{light}{backs}{wink}"


def _back(x: float, y: float, turn: float, size: float = 1.0) -> str:
    """The back of a money card, around this place."""
    waves = "M-26-10q6-6 13 0t13 0 13 0 13 0M-26 0q6-6 13 0t13 0 13 0 13 0M-26 10q6-6 13 0t13 0 13 0 13 0"
    return (
        f"<g transform='translate({x:g} {y:g}) rotate({turn:g}) scale({size:g})'>"
        "<rect x='-34' y='-20' width='68' height='40' rx='5' fill='#fffdf5' stroke='#1d3a5f' stroke-width='2'/>"
        "<rect x='-29' y='-15' width='58' height='30' rx='3' fill='#1d4a7a'/>"
        f"<path d='{waves}' fill='none' stroke='#5f94c4' stroke-width='1.4'/></g>"
    )


def _placed(card: str, x: float, y: float) -> str:
    return card.replace("<svg ", f"<svg x='{x:g}' y='{y:g}' ", 1)
