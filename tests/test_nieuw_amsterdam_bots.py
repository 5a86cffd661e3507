"""The bots of Nieuw Amsterdam: single decisions that a sensible player would make."""

from __future__ import annotations

from random import Random

import pytest

from hashiban import bots
from hashiban.actions import CHANCE, Action
from hashiban.bots import nieuw_amsterdam as na_bots
from hashiban.engine import look, play, step
from hashiban.games import load
from hashiban.games.nieuw_amsterdam import CITY, LAND, TILES, TRADE
from hashiban.table import State, View
from tests.seats import first

NA = load("nieuw_amsterdam")
LEVELS = bots.names("nieuw_amsterdam")[:-1]
levels = pytest.mark.parametrize("level", LEVELS)


def dealt(values: list[tuple[int, int, int]], tiles: tuple[int, ...] = ()) -> State:
    """A round in which seat 0 has marker 1 and so on, with these values, and these tiles in the first columns."""
    players = len(values)
    state = NA.start(players, NA.Rules())
    step(NA, state, CHANCE, Action("values", cards=tuple(value for own in values for value in own)))
    step(NA, state, CHANCE, Action("markers", cards=tuple(range(players))))
    step(NA, state, CHANCE, Action("tiles", cards=first(tiles, TILES)))
    return state


def answer(level: str, state: State) -> Action:
    seat = NA.waiting(state.table)[0]
    return bots.load("nieuw_amsterdam", level)(look(NA, state, seat), Random(1)).action


MIXED = (CITY, CITY, LAND, TRADE, TRADE, LAND, CITY, CITY, LAND, TRADE, LAND, TRADE)


@levels
def test_a_bot_puts_up_the_column_that_is_worth_far_more_to_it(level: str) -> None:
    state = dealt([(6, 0, 0), (3, 3, 3), (3, 3, 3)], (CITY, CITY, CITY, LAND, LAND, LAND))
    assert answer(level, state).cards == (1,)


@levels
def test_the_last_one_takes_the_best_column_that_is_left(level: str) -> None:
    state = dealt([(1, 2, 3), (3, 2, 1), (6, 0, 0)], MIXED)
    while state.table.phase != "take":
        seat = NA.waiting(state.table)[0]
        view = look(NA, state, seat)
        verbs = {option.verb for option in view.options}
        if "choose" in verbs:
            action = Action("choose", cards=(view.options[0].cards[0],))  # type: ignore[union-attr]
        else:
            action = Action("pass") if "pass" in verbs else Action("bid", 0)
        step(NA, state, seat, action)
    view = look(NA, state, NA.waiting(state.table)[0])
    worth = {c: view.bonus[c - 1] + sum(view.values[t] for t in view.columns[c - 1]) for c in view.left}
    taken = answer(level, state).cards[0]
    tiles = {c: worth[c] - view.bonus[c - 1] for c in view.left}
    assert (tiles if level == "easy" else worth)[taken] == max((tiles if level == "easy" else worth).values())


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_who_speaks_last_wins_with_one_more_where_the_column_is_worth_it(level: str) -> None:
    state = dealt([(0, 0, 0), (6, 0, 0)], (CITY, CITY, CITY, LAND, LAND, LAND))
    step(NA, state, 0, Action("choose", cards=(1,)))
    step(NA, state, 0, Action("bid", 2))
    said = answer(level, state)
    assert said.verb == "bid"
    if level == "hard":
        assert said.amount == 3


@levels
def test_nobody_goes_higher_for_a_column_worth_nothing(level: str) -> None:
    state = dealt([(6, 6, 6), (0, 3, 3), (3, 3, 3)], (CITY, CITY, CITY))
    step(NA, state, 0, Action("choose", cards=(1,)))
    step(NA, state, 0, Action("bid", 9))
    assert answer(level, state) == Action("pass")


@levels
def test_no_bot_bids_more_than_a_column_can_be_worth_to_it(level: str) -> None:
    for seed in range(6):
        journal, _ = play(NA, [bots.load("nieuw_amsterdam", level)] * 4, seed)
        scored = [event.facts for event in journal.events if event.name == "scored"]
        assert len(scored) == 24
        for facts in scored:
            assert facts["paid"] <= facts["tiles"] + facts["bonus"] + facts["place"] + na_bots.SPITE


def test_a_hard_bot_opens_higher_when_more_rivals_come_after_it() -> None:
    """The same column, the same values: with one rival behind it a low bid stands more often."""
    opened = []
    for players in (3, 5):
        state = dealt([(6, 1, 1)] + [(3, 3, 3)] * (players - 1), (CITY, CITY, CITY, LAND, LAND, LAND))
        step(NA, state, 0, Action("choose", cards=(1,)))
        opened.append(answer("hard", state).amount)
    assert opened[0] <= opened[1]
    assert opened[1] > 0


def test_a_hard_bot_sees_that_a_rival_without_resources_cannot_top_it() -> None:
    rich = dealt([(6, 1, 1), (3, 3, 3), (3, 3, 3)], (CITY, CITY, CITY, LAND, LAND, LAND))
    poor = rich.copy()
    for seat in (1, 2):
        poor.table.purses[seat] = poor.table.purses[seat].with_out((6, 1, 4, 3, 4))
    said = []
    for state in (rich, poor):
        step(NA, state, 0, Action("choose", cards=(1,)))
        said.append(answer("hard", state).amount)
    assert said[0] > said[1] == 0


def test_a_round_is_worked_out_from_its_end() -> None:
    """The last one takes the best that is left; in every auction before, some column is put up."""
    view: View = look(NA, dealt([(3, 3, 3)] * 4, MIXED), 0)
    market = na_bots._market(*na_bots._round(view))
    for left, seats, after in market.steps:
        if seats == 1:
            for values, hope in zip(na_bots.PEOPLE, market.later[left], strict=True):
                brings = [view.bonus[c - 1] + sum(values[tile] for tile in view.columns[c - 1]) for c, _ in after]
                assert hope == max(brings)
        else:
            assert sum(market.chosen[left, column] for column, _ in after) == pytest.approx(1)


@levels
def test_the_same_view_gives_the_same_answer_whatever_the_luck(level: str) -> None:
    bot = bots.load("nieuw_amsterdam", level)
    state = dealt([(4, 2, 5), (1, 6, 0), (3, 3, 3)], MIXED)
    seen = look(NA, state, 0)
    assert bot(seen, Random(1)) == bot(seen, Random(99))
