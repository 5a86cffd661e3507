"""What the promises need to know of Nieuw Amsterdam."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hashiban.actions import CHANCE, Action
from hashiban.engine import step
from hashiban.games import load
from hashiban.games import nieuw_amsterdam as na
from hashiban.games import nieuw_amsterdam_frame as frame
from tests.laws.kinds import Small

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.actions import Seat
    from hashiban.table import Event, State

DECKS = {"hashiban.games.nieuw_amsterdam_frame.VALUES": tuple(range(9001, 9031))}


def secrets(state: State, seat: Seat) -> set[int]:
    """Every value but the own ones and those that were shown after a round."""
    own = state.hands[seat].values if seat >= 0 else ()
    return set(frame.VALUES) - {*own, *(value for shown in state.table.revealed for value in shown)}


def invariants(before: State, after: State, told: Sequence[Event]) -> None:
    """The invariants of the rulings (NI1 to NI8), after every action and along its events."""
    _resources(after)
    _tiles_and_columns(after)
    _markers(after)
    _hands(after)
    _Phase(before).hear(told, after)


# ------------------------------------------------------------------------------------------- one position


def _resources(state: State) -> None:
    """NI2 and NI8: all resources are somewhere, and nobody has less than none of any."""
    table = state.table
    before = na.start(table.players, table.rules).table
    for kind in range(len(na.RESOURCES)):
        held = [purse.counts[kind] for purse in table.purses]
        there = [before.supply[kind], *(purse.counts[kind] for purse in before.purses)]
        assert sum(held) + table.supply[kind] == sum(there)
        assert min(*held, table.supply[kind]) >= 0


def _tiles_and_columns(state: State) -> None:
    """NI4 and NI5: twelve tiles, four of a kind, and no column twice."""
    table = state.table
    tiles = [tile for tiles in (state.stock.bag, *table.columns, *table.taken) for tile in tiles]
    assert sorted(tiles) == [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]
    owned = [column for column in table.won if column]
    assert len(set(owned)) == len(owned)
    if table.columns:
        assert sorted([*owned, *table.left]) == [1, 2, 3, 4, 5]
        for seat, column in enumerate(table.won):
            assert len(table.taken[seat]) == (na.SETUP[table.players].tiles[column - 1] if column else 0)
            assert not column or table.columns[column - 1] == ()
    else:
        assert owned == []


def _markers(state: State) -> None:
    """NI1 and NI7: the markers are 1 to n, and those who have a column have the first ones."""
    table = state.table
    if table.phase == "markers" or not any(table.markers):
        assert table.markers == [0] * table.players
        return
    assert sorted(table.markers) == list(range(1, table.players + 1))
    waiting = [seat for seat in range(table.players) if not table.won[seat]]
    if table.columns:
        assert list(table.line) == sorted(waiting, key=table.markers.__getitem__)
        done = table.players - len(waiting)
        assert sorted(table.markers[seat] for seat in waiting) == list(range(done + 1, table.players + 1))


def _hands(state: State) -> None:
    """Values are in the hands while a framed round runs, and at no other time."""
    table = state.table
    hidden = table.rules.frame == "rounds" and table.phase not in ("values", "end")
    assert {len(hand.values) for hand in state.hands} == {3 if hidden else 0}
    assert {len(shown) for shown in table.revealed} == {3 * table.round}
    assert table.round < table.rounds or table.phase == "end"


# ------------------------------------------------------------------------------------------- what was told


class _Phase:
    """One bidding phase, followed along what is told, in other words than the engine's."""

    def __init__(self, before: State) -> None:
        table = before.table
        self.players, self.round = table.players, table.round
        self.markers, self.won, self.purses = list(table.markers), list(table.won), list(table.purses)
        self.paid, self.totals, self.bonus = list(table.paid), list(table.totals), table.bonus
        running = table.phase in ("bid", "pay")
        self.column, self.chooser = table.column, table.chooser
        self.high: int = table.auction.high if running and table.auction.leader is not None else -1
        self.leader: Seat | None = table.auction.leader if running else None
        self.queue = list(table.auction.queue) if running else []
        self.values = [hand.values for hand in before.hands]
        self.framed = table.rules.frame == "rounds"
        self.sold = sum(column > 0 for column in self.won)

    def hear(self, told: Sequence[Event], after: State) -> None:
        for event in told:
            listen: Callable[[dict[str, Any], State], None] = getattr(self, f"on_{event.name}", _nothing)
            listen(event.facts, after)
            assert event.to == ((event.facts["who"],) if event.name == "values" else None)

    def on_choose(self, facts: dict[str, Any], _: State) -> None:
        without = [seat for seat in range(self.players) if not self.won[seat]]
        self.queue = sorted(without, key=self.markers.__getitem__)
        assert facts["who"] == self.queue[0]
        self.column, self.chooser, self.high, self.leader = facts["column"], facts["who"], -1, None
        assert self.column not in self.won
        assert self.players > 2 or facts["city"] + facts["land"] + facts["trade"] == na.LONG

    def on_bid(self, facts: dict[str, Any], _: State) -> None:
        assert facts["who"] == self.queue.pop(0), "everybody speaks once, in the order of the markers"
        assert self.high < facts["amount"] <= sum(self.purses[facts["who"]].counts)
        self.high, self.leader = facts["amount"], facts["who"]

    on_opens = on_bare = on_bid

    def on_pass(self, facts: dict[str, Any], _: State) -> None:
        assert facts["who"] == self.queue.pop(0) != self.chooser

    def on_forced(self, facts: dict[str, Any], _: State) -> None:
        assert facts["who"] == self.queue.pop(0) != self.chooser
        assert sum(self.purses[facts["who"]].counts) <= self.high == facts["high"]

    def on_win(self, facts: dict[str, Any], _: State) -> None:
        assert self.queue == [], "nobody is left who has not spoken"
        assert (facts["who"], facts["amount"], facts["column"]) == (self.leader, self.high, self.column)

    def on_pay(self, facts: dict[str, Any], _: State) -> None:
        mix = tuple(facts[name] for name in na.RESOURCES)
        assert facts["who"] == self.leader
        assert sum(mix) == facts["amount"] == self.high > 0
        assert self.purses[facts["who"]].holds(mix)
        self.paid[facts["who"]] = sum(mix)

    def on_award(self, facts: dict[str, Any], _: State) -> None:
        who = facts["who"]
        self.sold += 1
        assert who == self.leader
        assert self.paid[who] == self.high
        assert facts["marker"] == self.markers[self.chooser] == self.sold
        self.markers[who], self.markers[self.chooser] = self.markers[self.chooser], self.markers[who]
        self.won[who] = facts["column"]
        self.high, self.leader = -1, None

    def on_swap(self, facts: dict[str, Any], _: State) -> None:
        assert facts["who"] == self.chooser
        assert facts["marker"] == self.markers[self.chooser]

    def on_take(self, facts: dict[str, Any], _: State) -> None:
        assert [seat for seat in range(self.players) if not self.won[seat]] == [facts["who"]]
        assert facts["marker"] == self.markers[facts["who"]] == self.players
        assert facts["column"] not in self.won
        assert self.players > 2 or facts["city"] + facts["land"] + facts["trade"] == na.SHORT
        self.won[facts["who"]] = facts["column"]

    on_last = on_take

    def on_scored(self, facts: dict[str, Any], _: State) -> None:
        who = facts["who"]
        assert all(self.won), "everybody has a column when it is counted"
        shown = tuple(facts[kind] for kind in na.KINDS)
        assert shown == (self.values[who] if self.framed else (3, 3, 3))
        assert facts["bonus"] == self.bonus[self.won[who] - 1]
        assert facts["paid"] == self.paid[who]
        assert facts["place"] == self.players - self.markers[who]
        self.totals[who] += facts["tiles"] + facts["bonus"] - facts["paid"] + facts["place"]
        assert facts["total"] == self.totals[who]

    def on_end(self, facts: dict[str, Any], after: State) -> None:
        assert facts["totals"] == tuple(self.totals) == tuple(after.table.totals)
        assert len(facts["winners"]) == 1, "the markers decide at last"


def _nothing(_: dict[str, Any], __: State) -> None:
    pass


# ------------------------------------------------------------------------------------------- the other laws


def longest(players: int) -> int:
    """Markers once; in each round values, tiles and a free column, and for each auction column, bids and payment."""
    bids = players * (players + 1) // 2 - 1
    return 1 + frame.ROUNDS * (3 + 2 * (players - 1) + bids)


def small() -> Small:
    """Two players in the first round: three values of the other that seat 0 does not know."""
    game = load("nieuw_amsterdam")
    state = game.start(2, na.Rules())
    step(game, state, CHANCE, Action("values", cards=(0, 1, 2, 6, 5, 4)))
    step(game, state, CHANCE, Action("markers", cards=(0, 1)))
    step(game, state, CHANCE, Action("tiles", cards=na.TILES))
    return Small(state, 0, fitting=len(frame.VALUES) ** len(na.KINDS))
