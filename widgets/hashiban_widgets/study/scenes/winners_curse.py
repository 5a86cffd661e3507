"""A jar of coins."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hashiban_widgets.study.scenes import seen

if TYPE_CHECKING:
    from hashiban.words import Words

ROWS, ACROSS = 10, 7
COINS = {5: ("#b87333", 13), 10: ("#c9a227", 12), 20: ("#d4af37", 14), 50: ("#e0c060", 16)}
"""Face and radius of a coin, by its cents."""
GLASS = "M84 28h152v18c0 10 34 14 34 44v170c0 22-14 34-36 34H86c-22 0-36-12-36-34V90c0-30 34-34 34-44z"


def scene(words: Words) -> str:
    """A jar of coins. Only those at the glass are drawn: nobody can count all, on the screen or in the page."""
    from hashiban.lab.studies.winners_curse import JAR

    coins = [cents for cents, many in JAR.items() for _ in range(many)]
    return seen(words, "winners_curse", (320, 310), _jar(coins))


def cover() -> str:
    """The jar among bidders' hands."""
    hands = "".join(
        f"<g transform='translate({x} 122) rotate({turn})'>"
        f"<rect x='-9' y='0' width='18' height='62' rx='9' fill='{skin}'/>"
        "<rect x='-20' y='-34' width='40' height='30' rx='4' fill='#fffdf8' stroke='#5d574c' stroke-width='2'/>"
        "<path d='M-11 -24h22M-11 -15h14' stroke='#0b5c8f' stroke-width='3'/></g>"
        for x, turn, skin in ((42, -8, "#c68642"), (92, 6, "#8d5524"), (232, -6, "#e0ac69"), (282, 9, "#a66a3a"))
    )
    jar = f"<g transform='translate(80 6) scale(.52)'>{_jar([*COINS] * 18)}</g>"
    ground = "<rect width='320' height='180' fill='#dcebf5'/>"
    return f"{ground}{jar}{hands}"


def _jar(coins: list[int]) -> str:
    luck = Random(8)
    luck.shuffle(coins)
    drawn = []
    for k, cents in enumerate(coins[: ROWS * ACROSS]):
        row, column = divmod(k, ACROSS)
        x = 68 + column * 27 + (row % 2) * 12 + luck.uniform(-4, 4)
        y = 272 - row * 20 + luck.uniform(-3, 3)
        face, radius = COINS[cents]
        drawn.append(
            f"<g transform='translate({x:.0f} {y:.0f}) rotate({luck.uniform(-25, 25):.0f})'>"
            f"<ellipse rx='{radius}' ry='{radius * 0.82:.1f}' fill='{face}' stroke='#4a3510' stroke-width='1.5'/>"
            f"<text y='4' text-anchor='middle' font-size='11' font-weight='700' fill='#3a2a08'>{cents}</text></g>"
        )
    shine = "<path d='M66 108c0-14 6-20 12-24v160c-8-2-12-6-12-16z' fill='#fff' fill-opacity='.35'/>"
    lid = "<rect x='76' y='10' width='168' height='22' rx='8' fill='#8a5a2b'/>"
    return (
        f"<path d='{GLASS}' fill='#9cc3d5' fill-opacity='.3'/>{''.join(drawn)}"
        f"<path d='{GLASS}' fill='none' stroke='#5d574c' stroke-width='5'/>{shine}{lid}"
    )
