"""Zero-sum matrix games: best mixes of one, and the values of many at once."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hashiban.lab.matrix_games import mixes, sure_of, turned, values

tables = st.integers(1, 5).flatmap(
    lambda n: st.lists(st.lists(st.integers(-4, 4), min_size=n, max_size=n), min_size=1, max_size=5)
)


def test_rock_paper_scissors_is_thirds_and_a_sure_thing_is_sure() -> None:
    third = [Fraction(1, 3)] * 3
    assert mixes([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]) == (third, third)
    first = [Fraction(1), Fraction(0)]
    assert mixes([[3, 5], [1, 9]]) == (first, first)


def test_where_both_of_two_are_mixed_the_chances_are_those_of_the_textbook() -> None:
    rows, columns = mixes([[3, -1], [-2, 4]])  # (d - c) / (a - b - c + d), and (d - b) of the same
    assert rows == [Fraction(6, 10), Fraction(4, 10)]
    assert columns == [Fraction(5, 10), Fraction(5, 10)]


@given(tables)
@settings(max_examples=80, deadline=None)
def test_the_mixes_of_any_small_game_prove_each_other(table: list[list[int]]) -> None:
    rows, columns = mixes(table)
    sure = min(sum(p * row[j] for p, row in zip(rows, table, strict=True)) for j in range(len(table[0])))
    most = max(sum(p * entry for p, entry in zip(columns, row, strict=True)) for row in table)
    assert sum(rows) == sum(columns) == 1
    assert sure == most


# ---------------------------------------------------------------------------------------- many at once


def exactly(*games: list[list[int]]) -> list[Fraction]:
    solved: list[Fraction] = values(np.array(games, dtype=object)).tolist()
    return solved


def test_many_games_are_solved_each_for_itself_and_exactly() -> None:
    paper = [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    sure = [[3, 5, 4], [1, 9, 2], [0, 0, 0]]
    assert exactly(paper, sure, paper) == [0, 3, 0]
    assert exactly([[3, -1], [-2, 4]]) == [1]
    assert exactly([[1, 0], [0, 2]]) == [Fraction(2, 3)]


@given(tables)
@settings(max_examples=80, deadline=None)
def test_the_value_is_what_both_mixes_are_sure_of(table: list[list[int]]) -> None:
    rows, columns = mixes(table)
    assert exactly(table) == [sure_of(table, rows)] == [-sure_of(turned(table), columns)]


@given(st.lists(st.lists(st.lists(st.floats(-9, 9), min_size=3, max_size=3), min_size=4, max_size=4), min_size=1))
@settings(max_examples=40, deadline=None)
def test_in_floats_the_values_are_those_of_the_fractions(games: list[list[list[float]]]) -> None:
    fractions = np.array([[[Fraction(x) for x in row] for row in game] for game in games], dtype=object)
    assert values(np.array(games)) == pytest.approx(values(fractions).astype(float), abs=1e-8)


def test_games_full_of_equal_entries_come_to_an_end() -> None:
    games = np.random.default_rng(5).integers(0, 2, (3000, 5, 5))
    exact = values(games[:100].astype(object))
    assert values(games.astype(float))[:100] == pytest.approx(exact.astype(float), abs=1e-9)


def test_no_games_have_no_values() -> None:
    assert values(np.zeros((0, 2, 2))).shape == (0,)


@pytest.mark.parametrize(
    "games", [np.zeros((2, 2)), np.zeros((1, 0, 2)), np.full((1, 2, 2), np.nan), np.full((1, 2, 2), np.inf)]
)
def test_what_is_no_array_of_games_is_refused(games: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> None:
    with pytest.raises(ValueError, match="game"):
        values(games)
