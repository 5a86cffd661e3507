"""Wereldhandel's blind trade: what each side can be sure of, exactly, and the mixes that are sure of it."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.optimize import linprog

from hashiban.lab import blind_trade, matrix_games
from hashiban.lab.blind_trade import (
    ACCEPT,
    START,
    Bundle,
    Round,
    Trade,
    bundles,
    examples,
    offers,
    replies,
    solved,
)
from hashiban.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Iterator

MIDDLE = Purse((0, 10, 50, 100, 200, 500), (2, 4, 2, 2, 1, 1))
"""Twelve cards: the starting hand, one from each tree, and a hundred earned."""

KNOWN = {Bundle(5, 30): Fraction(9, 64), Bundle(5, 90): Fraction(55, 64)}
"""A best mix for goods worth 100 between two starting hands: 0 0 10 10 10 or 10 10 10 10 50."""

small = st.builds(Purse, st.just((0, 10, 20, 50)), st.tuples(*(st.integers(0, most) for most in (2, 2, 1, 1))))
worths = st.integers(0, 12).map(lambda tens: tens * 10)


def a_round(worth: int = 100, tie: int = 28, a: Purse = START, b: Purse = START) -> Round:
    return Round(offers(a), replies(b), worth, tie)


def in_one_program(game: Round) -> float:
    """The value by another way: all of A's bundles in one linear program, B's replies to each number of cards."""
    laid = [(cards, total) for cards, totals in game.offers.items() for total in totals]
    sizes = list(game.offers)
    rows = [
        [-float(game.gain(total, reply)) * (cards == size) for cards, total in laid]
        + [float(s == size) for s in sizes]
        for size, reply in product(sizes, game.replies)
    ]
    found = linprog(
        [0.0] * len(laid) + [-1.0] * len(sizes),
        A_ub=np.array(rows),
        b_ub=np.zeros(len(rows)),
        A_eq=np.array([[1.0] * len(laid) + [0.0] * len(sizes)]),
        b_eq=[1.0],
        bounds=[(0, None)] * len(laid) + [(None, None)] * len(sizes),
    )
    return -float(found.fun)


def rounds(trade: Trade) -> Iterator[blind_trade.Solved]:
    yield trade.second
    yield trade.first


# ---------------------------------------------------------------------------------------- the published numbers


def test_between_starting_hands_goods_worth_100_bring_the_challenger_295_sixteenths() -> None:
    trade = solved(START, START, 100)
    assert trade.value == Fraction(295, 16)
    assert trade.second.value == 28
    assert trade.first.round.a_guarantees(KNOWN) == Fraction(295, 16)
    assert trade.first.round.b_guarantees(trade.first.plan) == Fraction(295, 16)


def test_between_starting_hands_goods_worth_10_bring_the_challenger_two_and_a_half() -> None:
    trade = solved(START, START, 10)
    assert trade.value == Fraction(5, 2)
    assert trade.second.value == 5


def test_another_mix_of_the_same_bundles_guarantees_less() -> None:
    half = dict.fromkeys(KNOWN, Fraction(1, 2))
    assert a_round().a_guarantees(half) == -20  # B lays 40: -90 against 30, 50 against 90
    assert a_round().a_guarantees({Bundle(5, 90): Fraction(1)}) == 10


def test_zeros_are_what_lets_the_challenger_bluff() -> None:
    bare = Purse((10, 50), (4, 1))
    assert solved(bare, START, 100).value < solved(START, START, 100).value


# ---------------------------------------------------------------------------------------- what is laid and brings


@pytest.mark.parametrize("hand", [START, MIDDLE, Purse((10, 50), (3, 0)), Purse((0,), (3,))])
def test_bundles_are_all_that_can_be_laid_once_for_each_number_of_cards_and_total(hand: Purse) -> None:
    cards = [kind for kind, count in zip(hand.kinds, hand.counts, strict=True) for _ in range(count)]
    subsets = (
        [c for c, taken in zip(cards, bits, strict=True) if taken] for bits in product((0, 1), repeat=len(cards))
    )
    assert bundles(hand) == tuple(sorted({(len(some), sum(some)) for some in subsets if some}))


def test_who_has_nothing_lays_nothing() -> None:
    assert bundles(Purse((0, 10), (0, 0))) == (Bundle(0, 0),)
    assert solved(Purse((), ()), Purse((), ()), 70).value == 70


def test_nothing_is_answered_only_with_a_card_worth_nothing_or_an_empty_hand() -> None:
    assert replies(START)[:3] == (ACCEPT, 0, 10)
    assert replies(Purse((0, 10), (0, 1))) == (ACCEPT, 10)
    assert replies(Purse((0, 10), (0, 0))) == (ACCEPT, 0)


def test_an_accepted_offer_costs_the_challenger_what_he_laid() -> None:
    assert a_round().gain(0, ACCEPT) == 100
    assert a_round().gain(60, ACCEPT) == 40


def test_after_a_counter_the_money_changes_hands_and_the_goods_go_to_the_higher_bundle() -> None:
    assert a_round().gain(60, 50) == 100 - 60 + 50
    assert a_round().gain(50, 60) == -100 - 50 + 60


def test_a_tie_is_worth_another_round_and_a_second_tie_the_goods() -> None:
    trade = solved(START, START, 100)
    assert trade.first.round.gain(50, 50) == trade.second.value
    assert trade.second.round.gain(50, 50) == 100


# ---------------------------------------------------------------------------------------- solved


@given(small, small, worths)
@settings(max_examples=30, deadline=None)
def test_between_small_hands_both_mixes_guarantee_the_same_to_the_last_fraction(
    a: Purse, b: Purse, worth: int
) -> None:
    for one in rounds(solved(a, b, worth)):
        assert one.exact
        assert one.round.a_guarantees(one.offer) == one.value == one.round.b_guarantees(one.plan)
        for cards, duel in one.duels.items():
            assert duel.exact
            assert min(one.round.against(duel.offer).values()) == duel.value
            assert max(one.round.facing(cards, duel.answer).values()) == duel.value


@pytest.mark.parametrize(("a", "b"), [(START, START), (START, MIDDLE), (MIDDLE, START)])
@pytest.mark.parametrize("worth", [10, 100, 250])
def test_picking_the_number_of_cards_openly_is_as_good_as_mixing_it(a: Purse, b: Purse, worth: int) -> None:
    for one in rounds(solved(a, b, worth)):
        assert one.round.a_guarantees(one.offer) == one.value == one.round.b_guarantees(one.plan)
        assert in_one_program(one.round) == pytest.approx(float(one.value), abs=1e-6)


@given(small, small, worths)
@settings(max_examples=20, deadline=None)
def test_another_card_never_hurts_the_challenger_nor_helps_him_in_the_other_hand(
    a: Purse, b: Purse, worth: int
) -> None:
    def with_a_ten(hand: Purse) -> Purse:
        return hand._replace(counts=(hand.counts[0], hand.counts[1] + 1, *hand.counts[2:]))

    if sum(a.counts):  # an empty hand may lay nothing, and may no more with a card in it
        assert solved(with_a_ten(a), b, worth).value >= solved(a, b, worth).value
    if sum(b.counts):
        assert solved(a, with_a_ten(b), worth).value <= solved(a, b, worth).value


def test_of_equally_good_numbers_of_cards_the_fewest_are_shown() -> None:
    best = solved(START, START, 10).first
    assert best.duels[1].value == best.duels[2].value == best.value
    assert best.best.cards == 1


def test_hands_with_many_bundles_are_solved_within_a_millionth() -> None:
    first = solved(MIDDLE, MIDDLE, 1000).first
    gaps = [duel.high - duel.low for duel in first.duels.values()]
    assert max(len(duel.offer) for duel in first.duels.values()) > matrix_games.PROVED
    assert min(gaps) >= 0
    assert max(gaps) < Fraction(1, 10**6)
    assert in_one_program(first.round) == pytest.approx(float(first.value), abs=1e-6)


def test_a_mix_that_cannot_be_worked_out_is_rounded_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(matrix_games, "PROVED", 0)
    solved.cache_clear()
    first = solved(START, START, 160).first
    solved.cache_clear()
    assert not first.exact
    assert first.best.low < Fraction(14050, 193) < first.best.high
    assert first.round.a_guarantees(first.offer) == first.best.low


# ---------------------------------------------------------------------------------------- refused


@pytest.mark.parametrize(
    "mix",
    [
        {Bundle(5, 30): Fraction(1, 2)},
        {Bundle(5, 30): Fraction(3, 2), Bundle(5, 90): Fraction(-1, 2)},
        {Bundle(4, 30): Fraction(1, 2), Bundle(1, 30): Fraction(1, 2)},
        {},
    ],
)
def test_a_mix_of_offers_is_refused_when_it_is_none(mix: dict[Bundle, Fraction]) -> None:
    with pytest.raises(ValueError):
        a_round().a_guarantees(mix)


def test_a_plan_is_refused_when_it_leaves_a_number_of_cards_open_or_cannot_be_kept() -> None:
    game, accept = a_round(a=Purse((10,), (2,))), ((ACCEPT, Fraction(1)),)
    assert game.b_guarantees({1: accept, 2: accept}) == 90
    for open_or_odd in ({1: accept}, {1: accept, 2: accept, 3: accept}):
        with pytest.raises(ValueError):
            game.b_guarantees(open_or_odd)
    for answer in (((ACCEPT, Fraction(1, 2)),), ((15, Fraction(1)),), ((0, Fraction(2)), (10, Fraction(-1)))):
        with pytest.raises(ValueError):
            game.b_guarantees({1: accept, 2: answer})


def test_the_table_of_examples_says_what_the_trade_is_worth_to_the_challenger() -> None:
    table = {row.worth: row.trade.value for row in examples()}
    assert table[10] == Fraction(5, 2)
    assert table[50] < 0  # for middling goods it is better to be challenged
    assert table[100] == Fraction(295, 16)
