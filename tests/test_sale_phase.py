"""The sale phase of Vastgoedveiling for two, solved: the numbers that are known, and the same by plain recursion."""

from __future__ import annotations

import random
from fractions import Fraction
from functools import cache
from itertools import combinations

import pytest

from hashiban.lab.matrix_games import mixes, sure_of
from hashiban.lab.sale_phase import MOST, MOST_EXACT, choice, value, value_in_floats

SIX = (0, 3, 5, 9, 12, 15)
TEN = (0, 2, 3, 5, 7, 9, 11, 12, 14, 15)


@cache
def plainly(first: tuple[int, ...], second: tuple[int, ...], cheques: tuple[int, ...]) -> Fraction:
    """The value by another way: one round after the other, as the game is told."""
    if not first:
        return Fraction()
    found = []
    for low, high in combinations(range(len(cheques)), 2):
        rest = tuple(cheque for at, cheque in enumerate(cheques) if at not in (low, high))
        gap = abs(cheques[high] - cheques[low])
        table = [
            [
                (gap if mine > yours else -gap)
                + plainly(
                    tuple(c for c in first if c != mine), tuple(c for c in second if c != yours), tuple(sorted(rest))
                )
                for yours in second
            ]
            for mine in first
        ]
        unit = 1
        for row in table:
            for entry in row:
                unit *= Fraction(entry * unit).denominator
        whole = [[int(entry * unit) for entry in row] for row in table]
        found.append(sure_of(whole, mixes(whole)[0]) / unit)
    return sum(found, Fraction()) / len(found)


def test_one_against_four_with_the_middle_cards_on_the_other_side_is_thirteen_thirds() -> None:
    assert value((1, 4), (2, 3), (0, 5, 9, 15)) == Fraction(13, 3)


def test_a_game_in_which_both_must_mix_has_the_value_that_was_worked_out_elsewhere() -> None:
    assert float(value((1, 3, 5), (2, 4, 6), SIX)) == -8.652462030766767


def test_with_a_property_each_the_higher_one_has_the_gap_for_certain() -> None:
    assert value((7,), (3,), (2, 15)) == 13
    assert value((3,), (7,), (15, 2)) == -13


def test_who_has_all_the_higher_properties_wins_every_gap() -> None:
    mean_gap = Fraction(sum(b - a for a, b in combinations(SIX, 2)), 15)
    assert value((4, 5, 6), (1, 2, 3), SIX) == 3 * mean_gap


@pytest.mark.parametrize("seed", range(6))
def test_the_value_is_that_of_one_round_after_the_other(seed: int) -> None:
    luck = random.Random(seed)
    size = luck.randint(1, 3)
    cards, cheques = luck.sample(range(1, 31), 2 * size), luck.choices(range(16), k=2 * size)
    hands = tuple(sorted(cards[:size])), tuple(sorted(cards[size:]))
    assert value(*hands, cheques) == plainly(*hands, tuple(sorted(cheques)))


def test_what_the_first_wins_the_second_loses() -> None:
    assert value((1, 3, 5), (2, 4, 6), SIX) == -value((2, 4, 6), (1, 3, 5), SIX)


def test_only_the_order_of_the_properties_counts() -> None:
    assert value((2, 11, 25), (9, 24, 30), SIX) == value((1, 3, 5), (2, 4, 6), SIX)


def test_floats_and_fractions_agree() -> None:
    hands = (1, 4, 6, 7), (2, 3, 5, 8)
    eight = (0, 2, 3, 5, 7, 9, 12, 15)
    assert value_in_floats(*hands, eight) == pytest.approx(float(value(*hands, eight)), abs=1e-9)


def test_five_cards_a_hand_are_solved_in_floats_whoever_comes_first() -> None:
    odd, even = (1, 3, 5, 7, 9), (2, 4, 6, 8, 10)
    found = value_in_floats(odd, even, TEN)
    assert found < 0  # every card of the second tops one of the first
    assert value_in_floats(even, odd, TEN) == pytest.approx(-found, abs=1e-9)


# ---------------------------------------------------------------------------------------- one round


def test_a_round_with_a_value_for_certain_is_chosen_without_a_mix() -> None:
    said = choice((4, 5), (1, 2), (0, 5, 9, 15), (0, 15))
    assert said.value == 15 + 4
    assert sum(said.first.values()) == sum(said.second.values()) == 1


def test_the_rounds_of_a_game_have_its_value_on_average() -> None:
    rounds = [choice((1, 3, 5), (2, 4, 6), SIX, shown).value for shown in combinations(SIX, 2)]
    assert sum(rounds) / len(rounds) == value((1, 3, 5), (2, 4, 6), SIX)


def test_where_both_must_mix_nobody_is_sure_of_more_with_one_property() -> None:
    said = choice((1, 3, 5), (2, 4, 6), SIX, (9, 15))
    assert len(said.first) > 1
    assert len(said.second) > 1
    assert sum(said.first.values()) == sum(said.second.values()) == 1


# ---------------------------------------------------------------------------------------- what cannot be


@pytest.mark.parametrize(
    ("first", "second", "cheques", "why"),
    [
        ((), (), (), "1 to 4 properties"),
        (tuple(range(1, 6)), tuple(range(6, 11)), TEN, f"1 to {MOST_EXACT} properties"),
        ((1, 2), (3,), (0, 1, 2, 3), "one length"),
        ((1, 2), (2, 3), (0, 1, 2, 3), "twice"),
        ((1, 2), (3, 4), (0, 1, 2), "4 cheques, not 3"),
    ],
)
def test_hands_that_cannot_be_at_the_table_are_refused(
    first: tuple[int, ...], second: tuple[int, ...], cheques: tuple[int, ...], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        value(first, second, cheques)


def test_six_cards_a_hand_are_too_many_for_floats_too() -> None:
    with pytest.raises(ValueError, match=f"1 to {MOST} properties"):
        value_in_floats(tuple(range(1, 7)), tuple(range(7, 13)), range(12))


def test_cheques_that_are_not_there_cannot_turn_up() -> None:
    with pytest.raises(ValueError, match="not both among those left"):
        choice((1, 4), (2, 3), (0, 5, 9, 15), (5, 5))
