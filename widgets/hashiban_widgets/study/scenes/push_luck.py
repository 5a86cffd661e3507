"""Two rows of Tien, each before the next card."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from hashiban.games.tien import LIMIT, by_value, deck, kind_of
from hashiban.lab.studies import say
from hashiban_widgets.boards import parts
from hashiban_widgets.boards.tien import gauge, named_face
from hashiban_widgets.draw import tien as art

if TYPE_CHECKING:
    from hashiban.words import Words

STACK = "display: flex; flex-direction: column; gap: 10px"
SIDE_BY_SIDE = "display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); gap: 24px"
"""Below each other where there is no room."""


def scene(words: Words) -> str:
    """Both rows with what lies in the market, and what was in the pile at first."""
    from hashiban.lab.studies.push_luck import PLAYERS, ROWS, view

    rows = "".join(_row(row, view(row), words) for row in range(len(ROWS)))
    pile = f"<p class='hb-soft'>{escape(_pile(words, PLAYERS))}</p>"
    return f"<div style='{STACK}'><div style='{SIDE_BY_SIDE}'>{rows}</div>{pile}</div>"


def _row(row: int, here: Any, words: Words) -> str:
    title = escape(say(words, "push_luck", "scene-row", row=row + 1))
    said = say(words, "push_luck", "scene-total", total=here.total, limit=LIMIT, bust=LIMIT + 1)
    drawn = parts.cards((named_face(words, card) for card in here.numbers), title)
    gone = say(words, "push_luck", "scene-gone", count=len(here.market))
    small = parts.cards((named_face(words, card, 34) for card in here.market), gone) if here.market else ""
    return (
        f"<div style='{STACK}'><h3>{title}</h3>{drawn}<p><b>{escape(said)}</b></p>"
        f"<div class='hb-ti-gauge'>{gauge(here.total, said, warns=False)}</div>"
        f"<p class='hb-soft'>{escape(gone)}</p>{small}</div>"
    )


def _pile(words: Words, players: int) -> str:
    """Of which cards the pile was made."""
    cards = deck(players)
    numbers, money = by_value(cards)
    wilds = sum(kind_of(card) not in ("number", "currency") for card in cards)
    last = max(n for n in range(1, 10) if numbers[n] == numbers[1])
    counts = {"many": numbers[1], "last": last, "few": numbers[9], "next": last + 1}
    return say(words, "push_luck", "scene-pile", **counts, money=sum(money), wilds=wilds, cards=len(cards))


def cover() -> str:
    """A row of cards, and the hand that reaches for one more."""
    ground = "<rect width='320' height='180' fill='#e3efdf'/>"
    faces = (art.card("red", 3, size=66), art.card("blue", 1, size=66), art.card("orange", 2, size=66))
    row = "".join(
        f"<g transform='translate({12 + 70 * k} {44 - 6 * (k % 2)}) rotate({turn} 33 46)'>{face}</g>"
        for k, (face, turn) in enumerate(zip(faces, (-5, 2, 6), strict=True))
    )
    pile = "".join(
        f"<rect x='{228 - 2 * k}' y='{54 - 2 * k}' width='58' height='82' rx='6' fill='#7a4b8c' stroke='#3a2d55' "
        "stroke-width='2'/>"
        for k in range(4)
    )
    mark = "<path d='M239 69l24 40m0-40l-24 40' stroke='#ffe39a' stroke-width='7' stroke-linecap='round'/>"
    hand = (
        "<g transform='translate(262 112) rotate(-38)'><rect x='-15' y='22' width='30' height='80' rx='14' "
        "fill='#8d5524'/><rect x='-15' y='-6' width='9' height='40' rx='4.5' fill='#8d5524'/>"
        "<rect x='-5' y='-14' width='9' height='44' rx='4.5' fill='#8d5524'/>"
        "<rect x='5' y='-8' width='9' height='40' rx='4.5' fill='#8d5524'/></g>"
    )
    return f"{ground}{row}{pile}{mark}{hand}"
