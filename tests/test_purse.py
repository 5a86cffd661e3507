"""Money without change, against brute force over every way to lay pieces."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban.purse import Coins, Purse, can_lay, exact, least, ways, worth

KINDS = [(), (1, 2), (2,), (2, 3), (1, 5, 10), (0, 2, 7), (0, 10, 50), (1000, 2000, 5000, 10000), (0,)]
WALLETS = [(ones, twos) for ones in range(15) for twos in range(7)]


@st.composite
def purses(draw: st.DrawFn) -> Purse:
    kinds = draw(st.sampled_from(KINDS))
    return Purse(kinds, tuple(draw(st.integers(0, 4)) for _ in kinds))


def every_way(purse: Purse) -> list[Coins]:
    """Each number of pieces of each kind that can be laid; pieces worth nothing never are."""
    counts = [range(count + 1 if kind else 1) for kind, count in zip(purse.kinds, purse.counts, strict=True)]
    return list(product(*counts))


def sums(purse: Purse) -> set[int]:
    return {worth(purse.kinds, coins) for coins in every_way(purse)}


@given(purses())
def test_what_can_be_laid_is_what_some_pieces_make(purse: Purse) -> None:
    made = sums(purse)
    assert {m for m in range(-3, purse.total + 8) if can_lay(purse, m)} == made
    assert purse.total == max(made)


@given(purses(), st.integers(-3, 100_000))
def test_the_least_is_the_smallest_sum_from_the_debt_up(purse: Purse, due: int) -> None:
    for debt in (due, due % (purse.total + 2)):
        assert least(purse, debt) == min((m for m in sums(purse) if m >= debt), default=None)


@given(purses(), st.data())
def test_the_ways_are_every_way_with_most_large_pieces_first(purse: Purse, data: st.DataObject) -> None:
    amount = data.draw(st.one_of(st.sampled_from(sorted(sums(purse))), st.integers(-3, purse.total + 3)))
    made = [coins for coins in every_way(purse) if worth(purse.kinds, coins) == amount]
    found = list(ways(purse, amount))
    assert found == sorted(made, key=lambda coins: coins[::-1], reverse=True)
    assert exact(purse, amount) == (found[0] if found else None)


@given(purses(), st.data())
def test_a_purse_holds_what_fits_in_it_and_nothing_else(purse: Purse, data: st.DataObject) -> None:
    coins = tuple(data.draw(st.integers(-1, 5)) for _ in purse.kinds)
    fits = all(0 <= coin <= count for coin, count in zip(coins, purse.counts, strict=True))
    assert purse.holds(coins) is fits
    assert not purse.holds((*coins, 0))
    if fits:
        left = purse.with_out(coins)
        assert left.total == purse.total - worth(purse.kinds, coins)
        assert min(left.counts, default=0) >= 0


@pytest.mark.parametrize("coins", [(True, 0), (0.5, 0), ("1", 0), (None, None), (1,), ()])
def test_a_purse_holds_only_whole_numbers_of_each_kind(coins: Coins) -> None:
    assert not Purse((1, 2), (3, 3)).holds(coins)


def test_bills_are_counted_in_thousands() -> None:
    purse = Purse((1000, 2000, 5000, 10000), (0, 2, 1, 1))
    assert sorted(sums(purse)) == [0, 2000, 4000, 5000, 7000, 9000, 10000, 12000, 14000, 15000, 17000, 19000]
    assert least(purse, 1) == 2000
    assert least(purse, 4001) == 5000
    assert least(purse, 7500) == 9000
    assert least(purse, 19001) is None
    assert exact(purse, 9000) == (0, 2, 1, 0)
    assert not can_lay(purse, 2500)


def test_pieces_worth_nothing_are_never_laid() -> None:
    purse = Purse((0, 10), (5, 2))
    assert list(ways(purse, 10)) == [(0, 1)]
    assert exact(purse, 0) == (0, 0)
    assert least(Purse((0,), (5,)), 1) is None


# ----------------------------------------------------------------- the theory of $1 and $2 coins (A2, 1 to 4)


@pytest.mark.rule("VS5")
def test_an_amount_can_be_laid_when_there_is_a_one_or_it_is_even() -> None:
    for ones, twos in WALLETS:
        purse, total = Purse((1, 2), (ones, twos)), ones + 2 * twos
        payable = {m for m in range(-1, total + 3) if can_lay(purse, m)}
        assert payable == {m for m in range(total + 1) if ones >= 1 or m % 2 == 0}


@pytest.mark.rule("VS7", "VA4")
def test_half_a_bid_costs_one_too_much_only_without_a_one_and_the_bid_2_mod_4() -> None:
    for ones, twos in WALLETS:
        purse = Purse((1, 2), (ones, twos))
        for bid in filter(lambda m: can_lay(purse, m), range(purse.total + 1)):
            due = (bid + 1) // 2
            paid = least(purse, due)
            assert paid is not None
            assert paid - due == (1 if ones == 0 and bid % 4 == 2 else 0)
            assert paid <= bid


@pytest.mark.rule("VA2")
def test_a_one_in_hand_saves_the_surplus_that_the_laid_twos_alone_would_cost() -> None:
    every_coin, laid_ones = Purse((1, 2), (1, 3)), Purse((1, 2), (0, 3))
    assert least(every_coin, 3) == 3
    assert exact(every_coin, 3) == (1, 1)
    assert least(laid_ones, 3) == 4


@pytest.mark.rule("VA3")
def test_two_ones_are_never_worse_than_a_two() -> None:
    for ones, twos in WALLETS:
        if twos:
            assert sums(Purse((1, 2), (ones, twos))) <= sums(Purse((1, 2), (ones + 2, twos - 1)))


@pytest.mark.rule("VA3")
def test_twos_go_first() -> None:
    for ones, twos in WALLETS:
        purse = Purse((1, 2), (ones, twos))
        for amount in filter(lambda m: can_lay(purse, m), range(purse.total + 1)):
            coins = exact(purse, amount)
            assert coins is not None
            assert coins[1] == max(n for n in range(twos + 1) if 0 <= amount - 2 * n <= ones)
