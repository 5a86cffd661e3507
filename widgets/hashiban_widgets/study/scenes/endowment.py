"""Cards of cheese: two that are yours, one of Bram's, and the one that is auctioned."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from hashiban.games.wereldhandel import KINDS
from hashiban.lab.studies import say
from hashiban_widgets.draw import wereldhandel as draw
from hashiban_widgets.study.scenes import seen

if TYPE_CHECKING:
    from hashiban.words import Words


def scene(words: Words) -> str:
    """The table: Bram above, the card of the auction in the middle, you below."""
    you = escape(say(words, "endowment", "scene-you"))
    cards = "".join(_card(x, y) for x, y in ((129, 16), (129, 128), (92, 240), (166, 240)))
    named = "".join(
        f"<text x='160' y='{y}' text-anchor='middle' font-size='15' font-weight='700' fill='#3a2f22'>{name}</text>"
        for y, name in ((118, "Bram"), (346, you))
    )
    hammer = (
        "<g transform='translate(250 176) rotate(-28)'><path d='M-44-5h66v10h-66z' fill='#8a5a2b'/>"
        "<path d='M14-22h30v44H14z' fill='#a9713f' stroke='#4a3510' stroke-width='2'/></g>"
    )
    table = "<rect x='4' y='4' width='312' height='356' rx='28' fill='#e9d8b8' stroke='#8a6a3f' stroke-width='4'/>"
    return seen(words, "endowment", (320, 364), f"{table}{hammer}{cards}{named}")


def cover() -> str:
    """A hand that holds on to its card, and another that offers money for it."""
    ground = "<rect width='320' height='180' fill='#f3e4c6'/>"
    mine = (
        f"<g transform='rotate(-8 108 90)'>{_card(70, 38, 76)}</g>"
        "<g fill='#c68642' stroke='#5a3a1a' stroke-width='2.5'>"
        "<path d='M-6 120q34-14 66-6l18 12q10 10-4 14l-30-2v42H-6z'/>"
        "<rect x='60' y='74' width='34' height='17' rx='8.5' transform='rotate(10 60 74)'/>"
        "<rect x='58' y='96' width='38' height='17' rx='8.5' transform='rotate(6 58 96)'/></g>"
    )
    coins = "".join(
        f"<g transform='translate({x} {y}) rotate({turn})'><rect width='54' height='34' rx='5' fill='{paper}' "
        "stroke='#3a5a3a' stroke-width='2.5'/><circle cx='27' cy='17' r='9' fill='none' stroke='#3a5a3a' "
        "stroke-width='2.5'/></g>"
        for x, y, turn, paper in ((196, 60, -16, "#bfe0b4"), (204, 74, -4, "#d3ebc6"))
    )
    yours = (
        "<g fill='#e0ac69' stroke='#5a3a1a' stroke-width='2.5'><path d='M326 84q-36-8-62 4l-10 16 14 18 26 2 32 2z'/>"
        "<rect x='224' y='98' width='46' height='16' rx='8' transform='rotate(-8 240 106)'/></g>"
    )
    return f"{ground}{mine}{coins}{yours}"


def _card(x: int, y: int, size: int = 62) -> str:
    """A card of cheese in this place, so wide."""
    value = next(kind.value for kind in KINDS if kind.name == "cheese")
    return draw.goods("cheese", value, "", size).replace("<svg ", f"<svg x='{x}' y='{y}' ", 1)
