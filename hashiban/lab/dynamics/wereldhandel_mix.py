"""The blind trades of a finished game beside a best mix: how often to bluff, to take, to lay nothing against it.

For each trade ``hashiban.lab.blind_trade`` is given the two hands as they were and what the goods are worth: their
printed value, as if that were money and the same to both. Best mixes are not unique; one is drawn. After a first tie
the second round is not counted, since who ties once knows more.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from hashiban.games import wereldhandel as game
from hashiban.lab.blind_trade import ACCEPT, Reply, solved
from hashiban.purse import Purse, worth
from hashiban.table import View

if TYPE_CHECKING:
    from hashiban.actions import Seat
    from hashiban.journal import Journal

MOST = 30
"""So many trades of a game are solved, which takes about a second."""


DEEDS = ("poor", "take", "nought")
"""What is counted: an offer worth less than half the goods, an offer taken as it lies, an answer of noughts only."""


class Met(NamedTuple):
    """A first round of a trade: both hands, what the goods are worth, how many cards lay there, and what was done."""

    a: Purse
    b: Purse
    worth: int
    cards: int
    laid: int
    reply: Reply


class Share(NamedTuple):
    """How often something should be done by a best mix, as a part of 1, and in how many trades it was done."""

    best: Fraction
    done: int


def trades(journal: Journal) -> list[Met]:
    """The first rounds of the trades of a finished game, in order, up to ``MOST``."""
    over = any(event.name == "end" for event in journal.events)
    if not over or not any(action.verb == "offer" for _, action in journal.moves):
        return []
    state = game.start(journal.players, journal.rules)
    met: list[Met] = []
    offer: tuple[Seat, Purse, int, int] | None = None
    for seat, action in journal.moves:
        table, (verb, _, _, coins) = state.table, action
        if verb == "offer" and table.round == 1:
            offer = (table.partner, View(state, seat).purse, sum(coins), worth(game.MONEY, coins))
        elif verb in ("accept", "counter") and offer is not None:
            other, hand, count, laid = offer
            goods = game.KINDS[table.kind].value * table.stake // game.COPIES
            reply = ACCEPT if verb == "accept" else worth(game.MONEY, coins)
            met.append(Met(hand, View(state, other).purse, goods, count, laid, reply))
            offer = None
        if len(met) == MOST:
            break
        game.apply(state, seat, action)
    return [one for one in met if one.cards]  # an offer of no card at all, by a house rule, has no theory


def shares(met: list[Met]) -> dict[str, Share]:
    """For each of ``DEEDS``, how often a best mix does it and how often it was done; nothing without trades."""
    found = dict.fromkeys(DEEDS, Share(Fraction(), 0))
    for a, b, goods, cards, laid, reply in met:
        solution = solved(a, b, goods).first
        answer = dict(solution.plan[cards])
        poor = sum((p for (_, total), p in solution.offer.items() if 2 * total < goods), Fraction())
        now = {
            "poor": (poor, 2 * laid < goods),
            "take": (answer.get(ACCEPT, Fraction()), reply is ACCEPT),
            "nought": (answer.get(0, Fraction()), reply == 0),
        }
        found = {what: Share(found[what].best + best, found[what].done + done) for what, (best, done) in now.items()}
    return {what: Share(best / len(met), done) for what, (best, done) in found.items()} if met else {}
