"""Somebody who sits in every seat, chance's too, and says legal and illegal things in any order."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hashiban.actions import CHANCE, Action, IllegalMove
from hashiban.engine import look, replay, step
from hashiban.games import load
from hashiban.journal import Journal, parse
from hashiban.table import SPECTATOR
from tests.laws import INVARIANTS, LONGEST
from tests.seats import TABLES, legal, played, rules_of, snapshot

if TYPE_CHECKING:
    from hashiban.table import Event, State

ODD = Action("fly"), Action("pass", 1), Action("bid", -1), Action("bid", 10**9), Action("sell", cards=(99, 99))


class EverySeat(RuleBasedStateMachine):
    """One game on several boards: copies that went their own way."""

    @initialize(table=st.sampled_from(TABLES), data=st.data())
    def sit_down(self, table: tuple[str, int], data: Any) -> None:
        name, self.players = table
        self.game = load(name)
        rules = data.draw(st.sampled_from(rules_of(self.game)))
        self.state: State = self.game.start(self.players, rules)
        self.journal = Journal(name, self.players, rules)
        self.total = self.game.total(self.state)
        self.put_away: list[tuple[State, str]] = []

    def over(self) -> bool:
        return not self.game.waiting(self.state.table)

    def happen(self, seat: int, action: Action) -> None:
        before = self.state.copy()
        told: list[Event] = step(self.game, self.state, seat, action)
        INVARIANTS[self.game.NAME](before, self.state, told)
        self.journal.moves.append((seat, action))
        self.journal.told.append(told)

    @precondition(lambda self: not self.over())
    @rule(data=st.data())
    def say_something_legal(self, data: Any) -> None:
        seat = data.draw(st.sampled_from(self.game.waiting(self.state.table)))
        self.happen(seat, data.draw(legal(look(self.game, self.state, seat).options)))

    @precondition(lambda self: not self.over())
    @rule(seed=st.integers(0, 99), moves=st.integers(1, 30))
    def play_on_a_while(self, seed: int, moves: int) -> None:
        ahead = self.state.copy()
        for _, (seat, action) in zip(range(moves), list(played(self.game, ahead, seed)), strict=False):
            self.happen(seat, action)

    @rule(seat=st.integers(-3, 7), action=st.sampled_from(ODD))
    def say_something_illegal(self, seat: int, action: Action) -> None:
        before = snapshot(self.state)
        with pytest.raises(IllegalMove):
            step(self.game, self.state, seat, action)
        assert snapshot(self.state) == before

    @rule(data=st.data())
    def speak_out_of_turn(self, data: Any) -> None:
        others = sorted({CHANCE, *range(self.players)} - set(self.game.waiting(self.state.table)))
        before = snapshot(self.state)
        if others and self.journal.moves:
            action = data.draw(st.sampled_from([action for _, action in self.journal.moves]))
            with pytest.raises(IllegalMove):
                step(self.game, self.state, data.draw(st.sampled_from(others)), action)
        assert snapshot(self.state) == before

    @rule()
    def put_a_copy_away(self) -> None:
        self.put_away = [*self.put_away[-2:], (self.state.copy(), snapshot(self.state))]

    @precondition(lambda self: self.journal.moves)
    @rule(data=st.data())
    def go_back(self, data: Any) -> None:
        upto = data.draw(st.integers(0, len(self.journal.moves)))
        self.state = replay(self.journal, upto)
        del self.journal.moves[upto:], self.journal.told[upto:]

    @rule(seed=st.integers(0, 99), data=st.data())
    def imagine_what_is_hidden(self, seed: int, data: Any) -> None:
        seat = data.draw(st.sampled_from([SPECTATOR, *range(self.players)]))
        twin = self.game.imagine(look(self.game, self.state, seat, self.journal.told), Random(seed))
        assert self.game.total(twin) == self.total
        assert snapshot(twin.table) == snapshot(self.state.table)
        if seat != SPECTATOR:
            assert snapshot(twin.hands[seat]) == snapshot(self.state.hands[seat])

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.game.total(self.state) == self.total
        assert len(self.journal.moves) <= LONGEST[self.game.NAME](self.players)

    @invariant()
    def only_who_is_asked_has_options(self) -> None:
        asked = self.game.waiting(self.state.table)
        for seat in (SPECTATOR, CHANCE, *range(self.players)):
            assert bool(look(self.game, self.state, seat).options) is (seat in asked)

    @invariant()
    def copies_stay_as_they_were(self) -> None:
        for copy, then in self.put_away:
            assert snapshot(copy) == then

    def teardown(self) -> None:
        if hasattr(self, "journal"):
            assert snapshot(replay(parse(self.journal.lines()))) == snapshot(self.state)


def test_whatever_every_seat_says_in_any_order_the_promises_hold() -> None:
    run_state_machine_as_test(
        EverySeat, settings=settings(max_examples=settings().max_examples // 2, stateful_step_count=40)
    )


@pytest.mark.slow
def test_whatever_every_seat_says_for_a_long_time_the_promises_hold() -> None:
    run_state_machine_as_test(EverySeat, settings=settings(max_examples=200, stateful_step_count=100))
