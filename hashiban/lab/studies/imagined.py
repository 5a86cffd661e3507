"""Positions of Wereldhandel that nobody has to play up to, for the studies of its prices and its trades."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from hashiban.actions import CHANCE, Action
from hashiban.engine import look, step, stream
from hashiban.games import wereldhandel
from hashiban.games.wereldhandel import MONEY, PAYOUTS, START, Rules
from hashiban.games.wereldhandel_money import NOTHING, at_the_bank
from hashiban.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Choice, Seat
    from hashiban.engine import Bot
    from hashiban.purse import Coins
    from hashiban.table import Event, Game, State

GAME = cast("Game", wereldhandel)
PLENTY: Coins = tuple(n + PAYOUTS.count(kind) for kind, n in zip(MONEY, START, strict=True))
"""What everybody holds who has spent nothing, once all trees have come."""


class Deal(NamedTuple):
    """What lies where."""

    goods: Sequence[Sequence[int]]
    """For each seat, how many cards of each kind of goods it owns."""
    money: Sequence[Coins]
    """The money cards of each seat."""
    pile: tuple[int, ...] = ()
    """The cards still to come, the next one first."""
    trees: int = len(PAYOUTS)
    hidden: bool = False
    """Each seat knows only its own money; else all hands are known to all."""


def dealt(deal: Deal, turn: Seat) -> State:
    """The position in which it is this seat's turn."""
    seats = range(len(deal.goods))
    state = wereldhandel.start(len(seats), Rules())
    table = state.table
    table.trees, table.bank = deal.trees, at_the_bank(len(seats), deal.trees)
    table.left, state.stock.pile = len(deal.pile), list(deal.pile)
    table.goods = [tuple(row) for row in deal.goods]
    table.counts = [sum(coins) for coins in deal.money]
    table.known = [NOTHING if deal.hidden else coins for coins in deal.money]
    for seat, hand in enumerate(state.hands):
        hand.purse, hand.knows = Purse(MONEY, deal.money[seat]), table.known[:]
        hand.knows[seat] = deal.money[seat]
    table.phase = "opener"
    step(GAME, state, CHANCE, Action("opener", cards=(turn, *(seat for seat in seats if seat != turn))))
    return state


def said(state: State, bot: Bot, seed: int = 0) -> Choice:
    """What this bot says for the seat that is asked."""
    seat = asked(state)
    return bot(look(GAME, state, seat), stream(seed, seat))


def asked(state: State) -> Seat:
    """The seat whose word it is."""
    return GAME.waiting(state.table)[0]


def done(state: State, *actions: Action) -> list[Event]:
    """Let these actions happen, each said by the seat that is asked; what was told. Raises IllegalMove."""
    return [event for action in actions for event in step(GAME, state, asked(state), action)]


def played(state: State, bots: Sequence[Bot], seed: int) -> State:
    """Play on to the end of the game."""
    luck = [stream(seed, seat) for seat in range(len(bots))]
    while GAME.waiting(state.table):
        seat = asked(state)
        done(state, bots[seat](look(GAME, state, seat), luck[seat]).action)
    return state
