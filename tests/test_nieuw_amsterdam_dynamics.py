"""The charts of Nieuw Amsterdam: their numbers are those of the game, whoever played it."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from scipy import stats

from hashiban import bots
from hashiban.actions import Action
from hashiban.engine import play, replay
from hashiban.games import load
from hashiban.games.nieuw_amsterdam import CITY, LAND, TRADE
from hashiban.lab.dynamics import caption
from hashiban.lab.dynamics.nieuw_amsterdam import chances, regression, told
from hashiban.words import LANGUAGES, words
from tests.charts import drawn

if TYPE_CHECKING:
    from hashiban.actions import Seat
    from hashiban.journal import Journal
    from hashiban.table import State

NA = load("nieuw_amsterdam")
NAMES = ["Ann", "Bo", "Cas", "Dee", "Eve"]
KEYS = ("price", "markers", "turn", "collapse", "surplus", "solved", "mix")


def played(players: int, seed: int, frame: str = "rounds") -> tuple[Journal, State]:
    return play(NA, [bots.anything] * players, seed, NA.Rules(frame=frame))


every_table = pytest.mark.parametrize("players", NA.PLAYERS)


@every_table
def test_a_finished_game_has_every_chart_and_its_sentences_in_every_language(players: int) -> None:
    found = drawn(played(players, 3)[0])
    assert tuple(found) == KEYS
    for language in LANGUAGES:
        for chart in found.values():
            said = caption(chart, words(language), NAMES)
            assert said
            assert not {"{", "}"} & set(said)


def test_one_phase_has_no_history_of_markers() -> None:
    assert "markers" not in drawn(played(3, 1, "phase")[0])


@every_table
def test_worth_and_price_of_all_columns_add_up_to_the_points_of_the_game(players: int) -> None:
    journal, state = played(players, 7)
    gain = drawn(journal)["price"].sums("gain")
    rounds = state.table.rounds
    place = [0] * players
    for row in drawn(journal)["price"].rows:
        place[row["seat"] - 1] += players - row["marker"]
    assert tuple(g + p for g, p in zip(gain, place, strict=True)) == NA.score(state).totals
    assert len(drawn(journal)["price"].rows) == rounds * players


def test_the_charts_of_a_running_game_tell_no_value_of_the_round_that_is_running() -> None:
    journal, _ = played(4, 2)
    for upto in range(1, len(journal.moves)):
        part = replace(journal, moves=journal.moves[:upto], told=journal.told[:upto])
        over = replay(journal, upto).table.round
        assert [one.number for one in told(part).over] == list(range(1, over + 1))
        for key, chart in drawn(part).items():
            if key not in ("collapse", "mix"):
                assert max(row["round"] for row in chart.rows) <= over


@every_table
def test_the_marker_drawn_is_the_one_that_lies_there(players: int) -> None:
    journal, state = played(players, 11)
    last = [row for row in drawn(journal)["markers"].rows if row["round"] == state.table.rounds]
    assert [row["marker"] for row in last] == state.table.markers


@every_table
def test_what_is_drawn_as_paid_is_what_was_laid(players: int) -> None:
    journal, _ = played(players, 5)
    laid = sum(row["paid"] for row in drawn(journal)["mix"].rows)
    prices = sum(row["paid"] for row in drawn(journal)["collapse"].rows)
    assert laid == prices > 0


def test_the_winner_of_an_auction_is_drawn_above_the_place_in_which_it_spoke() -> None:
    journal, _ = played(4, 6)
    orders: list[list[Seat]] = []
    for seat, action in journal.moves:
        if action.verb == "choose":
            orders.append([])
        if action.verb in ("bid", "pass") and orders:
            orders[-1].append(seat)
    complete = 0
    for order, row in zip(orders, drawn(journal)["surplus"].rows, strict=True):
        if len(order) == row["bidders"]:  # nobody had to pass by itself
            assert order[row["place"] - 1] == row["seat"] - 1
            complete += 1
    assert complete


def test_the_straight_line_and_its_interval_are_those_of_the_textbook() -> None:
    luck = Random(4)
    pairs = [(float(x), luck.gauss(3 - 0.7 * x, 2)) for x in (1, 2, 3, 4) for _ in range(6)]
    found, textbook = regression(pairs), stats.linregress(*np.array(pairs).T)
    assert found is not None
    reach = stats.t.ppf(0.975, len(pairs) - 2) * textbook.stderr
    assert found.line.slope == pytest.approx(textbook.slope)
    assert found.line.at(2.0) == pytest.approx(textbook.intercept + 2 * textbook.slope)
    assert (found.low, found.high) == pytest.approx((textbook.slope - reach, textbook.slope + reach))


@pytest.mark.parametrize("pairs", [[], [(1.0, 2.0)], [(1.0, 2.0), (2.0, 3.0)], [(1.0, 2.0)] * 5])
def test_too_few_points_make_no_line(pairs: list[tuple[float, float]]) -> None:
    assert regression(pairs) is None


def test_what_a_column_may_be_worth_to_a_stranger_counts_every_value_of_each_tile() -> None:
    tiles = [0, 0, 0]
    tiles[LAND], tiles[TRADE] = 2, 1
    found = chances(tiles, 1)
    ways = sum(weight for _, weight in found)
    assert sum(Fraction(value * weight, ways) for value, weight in found) == 3 * 3 + 1
    assert found[0][0] == 1
    assert found[-1][0] == 19
    assert Fraction(found[0][1], ways) == Fraction(1, 49)
    tiles[CITY] = 0
    assert chances(tiles, 1, secret=False) == ((10, 1),)


def test_a_bid_stands_beside_the_one_that_the_solution_names_for_it() -> None:
    """In one phase every tile is worth 3 to both: an opener who says one less than the worth cannot be topped."""
    journal, _ = played(2, 1, "phase")
    row = drawn(journal)["solved"].rows[0]
    assert row["bid"] == next(action.amount for _, action in journal.moves if action.verb == "bid")
    assert row["solved"] == row["worth"] - 1


def test_no_chart_reads_what_only_one_seat_was_told() -> None:
    journal, _ = played(3, 9)
    before = drawn(journal)
    for events in journal.told:
        events[:] = [event for event in events if event.to is None]
    journal.moves = [(seat, Action("gone")) for seat, _ in journal.moves]
    assert drawn(journal) == before
