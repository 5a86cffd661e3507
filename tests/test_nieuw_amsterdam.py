"""Nieuw Amsterdam: every plain rule (NS), ruling (NA), invariant (NI), case (NT) and part of the frame (NF)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import islice, permutations
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban.actions import CHANCE, Action, Amount, Lay, Order, Pick, Roll, Say, Seat
from hashiban.bots import anything
from hashiban.engine import look, play
from hashiban.games import load
from hashiban.games import nieuw_amsterdam as na
from hashiban.games import nieuw_amsterdam_frame as frame
from hashiban.journal import Sitter
from hashiban.purse import Coins, Purse, ways
from hashiban.session import Session
from hashiban.table import SPECTATOR, Event, State
from tests.laws.nieuw_amsterdam import invariants
from tests.seats import let, moves, played, snapshot, told, turned_down

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

NIEUW = load("nieuw_amsterdam")
say, refused = partial(let, NIEUW), partial(turned_down, NIEUW)
PHASE, ROUNDS = na.Rules("phase"), na.Rules()
PASS = Action("pass")
COINS, FURS, GOODS, WOOD, GRAIN = range(5)

BLUE, YELLOW, ORANGE = range(3)
EXAMPLE = (
    (na.LAND, na.LAND, na.TRADE),
    (na.CITY, na.CITY, na.TRADE),
    (na.LAND, na.CITY),
    (na.CITY, na.TRADE),
    (na.LAND, na.TRADE),
)
"""The columns of the worked example; of the last two the source shows nothing."""


def table(
    *order: Seat,
    wallets: Sequence[Coins] = (),
    rules: na.Rules = PHASE,
    columns: Sequence[Sequence[int]] = EXAMPLE,
    values: Sequence[int] = (),
) -> State:
    """A table at which the first of these seats has marker 1 and so on, and the columns are full."""
    players = len(order)
    state = NIEUW.start(players, rules)
    if rules.frame == "rounds":
        say(state, (CHANCE, Action("values", cards=tuple(values) or (3,) * 3 * players)))
    say(state, (CHANCE, Action("markers", cards=order)))
    if wallets:
        state.table.purses = [Purse(na.WORTHS, wallet) for wallet in wallets]
    say(state, (CHANCE, Action("tiles", cards=tuple(tile for tiles in columns for tile in tiles))))
    return state


def choose(column: int) -> Action:
    return Action("choose", cards=(column,))


def bid(amount: int) -> Action:
    return Action("bid", amount)


def pay(*coins: int) -> Action:
    return Action("pay", coins=coins)


def take(column: int) -> Action:
    return Action("take", cards=(column,))


def asked(state: State) -> tuple[Seat, tuple[Any, ...]]:
    """The one seat that is asked, and its options."""
    (seat,) = state.table.asked
    return seat, look(NIEUW, state, seat).options


def verbs(state: State) -> tuple[Seat, tuple[str, ...]]:
    """The one seat that is asked, and what it may say."""
    seat, options = asked(state)
    return seat, tuple(option.verb for option in options)


def names(events: Sequence[Event]) -> list[str]:
    return [event.name for event in events]


def owned(state: State) -> list[int]:
    """All that each seat has, in single pieces."""
    return [purse.total for purse in state.table.purses]


def sold(state: State, column: int, *bids: int | None) -> list[Event]:
    """A whole auction of this column, in which the seats in turn bid this or pass; the game says what is paid."""
    events = say(state, (state.table.asked[0], choose(column)))
    for amount in bids:
        events += say(state, (state.table.asked[0], PASS if amount is None else bid(amount)))
    if state.table.phase == "pay":
        events += say(state, (state.table.asked[0], Action("pay")))
    return events


every_count = pytest.mark.parametrize("players", na.PLAYERS)


# ------------------------------------------------------------------------------------------------ set-up


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_the_game_is_for_two_to_five_players(players: int) -> None:
    assert list(na.PLAYERS) == [2, 3, 4, 5]
    with pytest.raises(ValueError, match="for 2 to 5 players"):
        na.start(players, PHASE)


@pytest.mark.rule("NA2", "NI5")
@every_count
def test_there_are_five_columns_of_3_3_2_2_2_tiles_four_of_each_kind(players: int) -> None:
    assert na.SETUP[players].tiles == (3, 3, 2, 2, 2)
    assert Counter(na.TILES) == {na.CITY: 4, na.LAND: 4, na.TRADE: 4}
    state = table(*range(players))
    assert state.table.columns == list(EXAMPLE)
    assert [len(tiles) for tiles in state.table.columns] == [3, 3, 2, 2, 2]
    assert state.stock.bag == ()


@pytest.mark.rule("NA3", "NS13")
@every_count
def test_below_the_columns_there_are_1_0_2_2_2_bonus_coins(players: int) -> None:
    assert na.SETUP[players].bonus == (1, 0, 2, 2, 2)
    for column, bonus in enumerate((1, 0, 2, 2, 2), start=1):
        if column in na._auctioned(table(*range(players)).table):
            state = table(*range(players))
            events = sold(state, column, 0, *[None] * (players - 1))
            assert told(events, "award") == [{"who": 0, "column": column, "bonus": bonus, "marker": 1}]
            assert state.table.purses[0].counts == (6 + bonus, 1, 4, 3, 4)


@every_count
def test_everybody_starts_with_eighteen_resources(players: int) -> None:
    start = na.start(players, ROUNDS).table
    assert [purse.counts for purse in start.purses] == [(6, 1, 4, 3, 4)] * players
    assert owned(na.start(players, ROUNDS)) == [18] * players


@pytest.mark.rule("NA15")
def test_the_first_order_markers_are_drawn_by_lot_every_order_as_often() -> None:
    state = na.start(3, PHASE)
    assert asked(state) == (CHANCE, (Order("markers", (0, 1, 2)),))
    orders = Counter(tuple(play(NIEUW, [anything] * 3, seed, PHASE)[0].moves[0][1].cards) for seed in range(600))
    assert set(orders) == set(permutations(range(3)))
    assert all(60 < count < 140 for count in orders.values())


@pytest.mark.rule("NA15")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_that_chance_names_is_that_of_the_markers(order: tuple[Seat, ...]) -> None:
    state = table(*order)
    assert [state.table.markers[seat] for seat in order] == [1, 2, 3]


@pytest.mark.rule("NA8")
@every_count
def test_everybody_sees_the_resources_of_all_seats(players: int) -> None:
    state, heard = na.start(players, ROUNDS), list[list[Event]]()
    for _ in played(NIEUW, state, players, heard):
        for seat in (SPECTATOR, *range(players)):
            assert look(NIEUW, state, seat, heard).purses == tuple(state.table.purses)


@pytest.mark.rule("NA10")
@pytest.mark.parametrize("rules", [PHASE, ROUNDS])
@every_count
def test_the_supply_does_not_run_out_even_when_nobody_ever_pays(players: int, rules: na.Rules) -> None:
    state, luck = na.start(players, rules), Random(1)
    while state.table.asked:
        seat, options = asked(state)
        if options[-1] == Say("pass"):
            action = PASS
        elif isinstance(options[0], Amount):
            action = bid(0)
        elif isinstance(options[0], Pick):
            most = max(options[0].cards, key=lambda column: state.table.bonus[column - 1])
            action = Action(options[0].verb, cards=(most,))
        elif isinstance(options[0], Order):
            action = Action(options[0].verb, cards=options[0].cards)
        else:
            action = Action("values", cards=tuple(luck.choices(range(7), k=3 * players)))
        say(state, (seat, action))
        assert min(state.table.supply) >= 0
    assert sum(owned(state)) > 18 * players


# ------------------------------------------------------------------------------------------------ choosing


@pytest.mark.rule("NS2")
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_lowest_marker_of_those_without_a_column_chooses(order: tuple[Seat, ...]) -> None:
    state = table(*order)
    for _ in range(3):
        without = [seat for seat in order if not state.table.won[seat]]
        assert verbs(state) == (without[0], ("choose",))
        sold(state, state.table.left[0], 0, *[None] * (len(without) - 1))
    assert verbs(state) == (order[3], ("take",))


@pytest.mark.rule("NS3")
def test_any_column_that_is_left_may_be_put_up() -> None:
    state = table(0, 1, 2, 3)
    assert asked(state) == (0, (Pick("choose", (1, 2, 3, 4, 5)),))
    sold(state, 4, 0, None, None, None)
    assert asked(state) == (1, (Pick("choose", (1, 2, 3, 5)),))
    assert refused(state, 1, choose(4)) == ("cards-missing", "NS3")
    assert refused(state, 1, choose(6)) == ("cards-missing", "NS3")
    assert refused(state, 1, Action("choose")) == ("cards-few", "NS3")
    assert refused(state, 1, Action("choose", cards=(1, 2))) == ("cards-many", "NS3")


@pytest.mark.rule("NS3")
def test_what_is_put_up_is_told_with_all_that_lies_in_it() -> None:
    events = say(table(2, 0, 1), (2, choose(1)))
    assert told(events, "choose") == [{"who": 2, "column": 1, "city": 0, "land": 2, "trade": 1, "bonus": 1}]


@pytest.mark.rule("NS3")
def test_the_marker_on_the_column_stays_the_choosers_until_it_is_won() -> None:
    state = table(0, 1, 2)
    say(state, (0, choose(1)), (0, bid(2)), (1, bid(3)), (2, PASS))
    assert state.table.phase == "pay"
    assert state.table.markers == [1, 2, 3]
    assert (state.table.chooser, state.table.column) == (0, 1)


# ------------------------------------------------------------------------------------------------ bidding


@pytest.mark.rule("NS4")
def test_who_puts_a_column_up_has_to_open_and_may_say_0() -> None:
    state = table(0, 1, 2)
    say(state, (0, choose(2)))
    assert asked(state) == (0, (Amount("bid", 0, 18),))
    assert refused(state, 0, PASS) == ("not-now", "NS4")
    assert refused(state, 0, bid(-1))[0] == "low"
    assert say(state, (0, bid(0))) == [Event("opens", {"who": 0, "amount": 0})]
    assert asked(state) == (1, (Amount("bid", 1, 18), Say("pass")))


@pytest.mark.rule("NS5", "NS6")
@pytest.mark.parametrize(
    "wallet", [(5, 0, 0, 0, 0), (0, 5, 0, 0, 0), (0, 0, 5, 0, 0), (0, 0, 0, 5, 0), (0, 0, 0, 0, 5), (1, 1, 1, 1, 1)]
)
def test_every_resource_counts_1_in_a_bid(wallet: Coins) -> None:
    state = table(0, 1, 2, wallets=[wallet, (6, 1, 4, 3, 4), wallet])
    say(state, (0, choose(1)))
    assert asked(state) == (0, (Amount("bid", 0, 5),))
    say(state, (0, bid(3)), (1, PASS))
    assert asked(state) == (2, (Amount("bid", 4, 5), Say("pass")))


@pytest.mark.rule("NS7")
def test_a_bid_names_no_resources_and_the_winner_decides_after_winning() -> None:
    state = table(0, 1, 2)
    say(state, (0, choose(1)))
    assert refused(state, 0, Action("bid", 3, coins=(3, 0, 0, 0, 0)))[0] == "coins-missing"
    before = list(state.table.purses)
    events = say(state, (0, bid(3)), (1, PASS), (2, PASS))
    assert events[-1] == Event("win", {"who": 0, "column": 1, "amount": 3, "marker": 1})
    assert state.table.purses == before
    assert asked(state) == (0, (Lay("pay", Purse(na.WORTHS, (6, 1, 4, 3, 4)), due=3, tight=True),))


@pytest.mark.rule("NS8", "NT11")
@pytest.mark.parametrize("amount", [19, 20, 10**30])
def test_nobody_bids_more_than_all_it_owns(amount: int) -> None:
    state = table(0, 1, 2)
    say(state, (0, choose(1)))
    assert refused(state, 0, bid(amount)) == ("high", "NS8")
    say(state, (0, bid(2)))
    assert refused(state, 1, bid(amount)) == ("high", "NS8")
    assert told(say(state, (1, bid(18))), "win")[0]["amount"] == 18


@pytest.mark.rule("NS8", "NA7")
def test_what_counts_is_what_is_owned_now_and_not_the_bonus_coins_to_come() -> None:
    state = table(0, 1, 2, wallets=[(3, 0, 0, 0, 0), (6, 1, 4, 3, 4), (0, 2, 0, 0, 0)])
    say(state, (0, choose(3)))
    assert state.table.bonus[2] == 2
    assert asked(state) == (0, (Amount("bid", 0, 3),))
    assert refused(state, 0, bid(4)) == ("high", "NS8")
    say(state, (0, bid(1)), (1, PASS))
    assert refused(state, 2, bid(3)) == ("high", "NS8")
    say(state, (2, bid(2)))
    assert state.table.purses[2].counts == (2, 0, 0, 0, 0), "two furs paid, then two coins received"


@pytest.mark.rule("NS8")
def test_bonus_coins_of_an_earlier_round_can_be_bid() -> None:
    state = table(0, 1, rules=ROUNDS)
    sold(state, 1, 0, None)
    say(state, (1, take(3)), (CHANCE, Action("values", cards=(3,) * 6)), (CHANCE, Action("tiles", cards=na.TILES)))
    say(state, (0, choose(1)), (0, bid(0)))
    assert owned(state) == [18 + 1 + 4, 18 + 2 + 4]
    assert asked(state) == (1, (Amount("bid", 1, 24), Say("pass")))


@pytest.mark.rule("NS9", "NT10")
@pytest.mark.parametrize("amount", [0, 6, 7])
def test_who_follows_has_to_go_higher_and_an_equal_bid_is_refused(amount: int) -> None:
    state = table(0, 1, 2)
    say(state, (0, choose(1)), (0, bid(7)))
    assert refused(state, 1, bid(amount)) == ("low", "NS9")
    say(state, (1, bid(8)))
    assert refused(state, 2, bid(8)) == ("low", "NS9")


@pytest.mark.rule("NS9", "NA4")
@pytest.mark.parametrize("order", list(permutations(range(4))))
def test_the_others_follow_in_the_order_of_the_markers(order: tuple[Seat, ...]) -> None:
    state = table(*order)
    spoken = []
    say(state, (order[0], choose(1)))
    for amount in range(4):
        spoken += state.table.asked
        say(state, (state.table.asked[0], bid(amount)))
    assert tuple(spoken) == order


@pytest.mark.rule("NA4", "NS14")
def test_after_a_swap_the_order_is_that_of_the_new_markers() -> None:
    state = table(0, 1, 2, 3)
    sold(state, 1, 1, None, 2, None)  # seat 2 wins with marker 3, which goes to seat 0
    assert state.table.markers == [3, 2, 1, 4]
    assert state.table.line == (1, 0, 3)
    spoken = []
    say(state, (1, choose(2)))
    for amount in range(3):
        spoken += state.table.asked
        say(state, (state.table.asked[0], bid(amount)))
    assert spoken == [1, 0, 3]


@pytest.mark.rule("NS1", "NI6")
def test_a_second_bid_in_the_same_auction_is_refused() -> None:
    state = table(0, 1, 2)
    say(state, (0, choose(1)), (0, bid(7)))
    assert refused(state, 0, bid(9)) == ("not-your-turn", "NS1")
    assert refused(state, 0, PASS) == ("not-your-turn", "NS1")
    say(state, (1, bid(8)))
    assert refused(state, 0, bid(9)) == ("not-your-turn", "NS1")
    assert refused(state, 1, bid(10)) == ("not-your-turn", "NS1")
    say(state, (2, PASS))
    assert verbs(state) == (1, ("pay",))
    assert refused(state, 1, bid(10)) == ("not-now", "NS1")
    assert refused(state, 0, bid(10)) == ("not-your-turn", "NS1")


@pytest.mark.rule("NS1", "NS15", "NA1", "NI4", "NI6")
@every_count
def test_auctions_go_on_until_all_have_a_column_one_fewer_than_players_each_with_one_say(players: int) -> None:
    for seed in range(30):
        journal, state = play(NIEUW, [anything] * players, seed, PHASE)
        events = journal.events
        assert names(events).count("choose") == names(events).count("award") == players - 1
        assert names(events).count("take") + names(events).count("last") == 1
        says = Counter(name for name in names(events) if name in ("opens", "bare", "bid", "pass", "forced"))
        assert sum(says.values()) == players * (players + 1) // 2 - 1
        assert says["opens"] + says["bare"] == players - 1
        assert sorted(column > 0 for column in state.table.won) == [True] * players
        assert len(set(state.table.won)) == players


@pytest.mark.rule("NS10")
@given(st.permutations(range(5)), st.lists(st.integers(0, 18), min_size=5, max_size=5))
def test_when_all_have_spoken_once_the_highest_bid_wins(order: list[Seat], wishes: list[int]) -> None:
    state = table(*order)
    events = say(state, (order[0], choose(1)))
    while state.table.phase == "bid":
        seat, options = asked(state)
        least = options[0].least
        events += say(state, (seat, bid(wishes[seat]) if wishes[seat] >= least else PASS))
    winner = max(order, key=lambda seat: (wishes[seat], -order.index(seat)))
    assert told(events, "win") == [{"who": winner, "column": 1, "amount": wishes[winner], "marker": 1}]
    assert names(events).count("win") == 1


@pytest.mark.rule("NS15")
def test_who_has_a_column_neither_chooses_nor_bids_again() -> None:
    state = table(0, 1, 2, 3)
    sold(state, 1, 5, None, None, None)
    assert state.table.won == [1, 0, 0, 0]
    events = sold(state, 2, 0, None, None)
    assert {facts["who"] for name in ("opens", "pass") for facts in told(events, name)} == {1, 2, 3}
    assert refused(state, 0, choose(3)) == ("not-your-turn", "")
    assert refused(state, 0, bid(3)) == ("not-your-turn", "NS1")


@pytest.mark.rule("NA5", "NT9")
@every_count
def test_when_all_pass_the_chooser_has_the_column_for_its_bid_of_0(players: int) -> None:
    state = table(*range(players))
    events = sold(state, 2, 0, *[None] * (players - 1))
    assert told(events, "win") == [{"who": 0, "column": 2, "amount": 0, "marker": 1}]
    assert told(events, "award") == [{"who": 0, "column": 2, "bonus": 0, "marker": 1}]
    assert told(events, "pay") == told(events, "swap") == []
    assert owned(state) == [18] * players
    assert state.table.taken[0] == EXAMPLE[1]


@pytest.mark.rule("NA6")
def test_who_owns_nothing_opens_with_0_and_passes_without_being_asked() -> None:
    nothing, all_ = (0, 0, 0, 0, 0), (6, 1, 4, 3, 4)
    state = table(0, 1, 2, 3, wallets=[nothing, nothing, all_, nothing])
    events = say(state, (0, choose(1)))
    assert events[1:] == [
        Event("bare", {"who": 0, "amount": 0}),
        Event("forced", {"who": 1, "high": 0}),
    ]
    assert asked(state) == (2, (Amount("bid", 1, 18), Say("pass")))
    events = say(state, (2, PASS))
    assert names(events) == ["pass", "forced", "win", "award"]
    assert state.table.won == [1, 0, 0, 0]


@pytest.mark.rule("NA6")
def test_who_owns_just_as_much_as_the_highest_bid_has_to_pass() -> None:
    state = table(0, 1, 2, wallets=[(9, 0, 0, 0, 0), (4, 0, 0, 0, 3), (0, 2, 2, 2, 2)])
    events = say(state, (0, choose(1)), (0, bid(7)))
    assert told(events, "forced") == [{"who": 1, "high": 7}]
    assert asked(state) == (2, (Amount("bid", 8, 8), Say("pass")))


@pytest.mark.rule("NA13")
def test_tiles_that_are_worth_nothing_to_a_seat_may_be_bid_for() -> None:
    state = table(0, 1, 2, rules=ROUNDS, values=(0,) * 9)
    events = sold(state, 2, 18)
    assert told(events, "award") == [{"who": 0, "column": 2, "bonus": 0, "marker": 1}]


# ------------------------------------------------------------------------------------------------ paying


def won(wallet: Coins, amount: int) -> State:
    """A table at which seat 1 has won column 3 with this bid."""
    state = table(0, 1, 2, wallets=[(6, 1, 4, 3, 4), wallet, (6, 1, 4, 3, 4)])
    say(state, (0, choose(3)), (0, bid(0)), (1, bid(amount)), (2, PASS))
    return state


@pytest.mark.rule("NS5", "NS11", "NI3")
@pytest.mark.parametrize("mix", list(ways(Purse(na.WORTHS, (6, 1, 4, 3, 4)), 5)))
def test_the_winner_pays_exactly_its_bid_in_any_mix_into_the_supply(mix: Coins) -> None:
    state = won((6, 1, 4, 3, 4), 5)
    before = state.table.supply
    events = say(state, (1, pay(*mix)))
    assert told(events, "pay") == [{"who": 1, "amount": 5, **dict(zip(na.RESOURCES, mix, strict=True))}]
    left = [own - laid for own, laid in zip((6, 1, 4, 3, 4), mix, strict=True)]
    assert state.table.purses[1].counts == (left[COINS] + 2, *left[FURS:]), "and two bonus coins"
    assert state.table.supply == (before[0] + mix[0] - 2, *(a + b for a, b in zip(before[1:], mix[1:], strict=True)))
    assert owned(state) == [18, 18 - 5 + 2, 18], "nobody else pays"


@pytest.mark.rule("NS11")
@pytest.mark.parametrize(
    ("coins", "key"),
    [
        ((4, 0, 0, 0, 0), "laid-short"),
        ((0, 0, 0, 0, 0), "laid-short"),
        ((6, 0, 0, 0, 0), "laid-over"),
        ((1, 1, 1, 1, 2), "laid-over"),
        ((6, 1, 4, 3, 4), "laid-over"),
        ((7, 0, 0, 0, -2), "coins-missing"),
        ((0, 2, 3, 0, 0), "coins-missing"),
        ((5,), "coins-missing"),
        ((5, 0, 0, 0, 0, 0), "coins-missing"),
        ((5.0, 0, 0, 0, 0), "coins-missing"),
    ],
)
def test_a_payment_of_the_wrong_size_or_of_what_is_not_there_is_refused(coins: Coins, key: str) -> None:
    assert refused(won((6, 1, 4, 3, 4), 5), 1, pay(*coins)) == (key, "NS11")


@pytest.mark.rule("NS11")
def test_furs_go_to_an_open_pile_of_furs() -> None:
    state = table(0, 1, 2, wallets=[(6, 1, 4, 3, 4), (0, 5, 5, 0, 0), (6, 1, 4, 3, 4)])
    say(state, (0, choose(2)), (0, bid(0)), (1, bid(4)), (2, PASS), (1, pay(0, 4, 0, 0, 0)))
    assert look(NIEUW, state, SPECTATOR).supply[FURS] == 4


@pytest.mark.rule("NA9")
def test_a_fur_counts_1_and_no_kinds_of_furs_are_told_apart() -> None:
    assert na.RESOURCES.count("furs") == 1
    state = won((0, 6, 1, 0, 0), 6)
    say(state, (1, pay(0, 6, 0, 0, 0)))
    assert state.table.purses[1].counts == (2, 0, 1, 0, 0)


@pytest.mark.rule("NA10")
def test_a_payment_is_counted_in_single_pieces_so_no_change_is_needed() -> None:
    for amount in range(1, 18):
        state = won((0, 0, 0, 0, 18), amount)
        assert state.table.purses[1].counts == (2, 0, 0, 0, 18 - amount)


@pytest.mark.rule("NS7")
@pytest.mark.parametrize(
    ("wallet", "amount"), [((0, 0, 9, 0, 0), 4), ((1, 1, 1, 1, 1), 5), ((6, 1, 4, 3, 4), 18), ((2, 0, 0, 0, 0), 1)]
)
def test_who_has_only_one_way_to_pay_is_not_asked(wallet: Coins, amount: int) -> None:
    state = table(0, 1, 2, wallets=[(6, 1, 4, 3, 4), wallet, (6, 1, 4, 3, 4)])
    events = say(state, (0, choose(2)), (0, bid(0)), (1, bid(amount)))
    events += [] if state.table.phase != "bid" else say(state, (2, PASS))
    assert [facts["amount"] for facts in told(events, "pay")] == [amount]
    assert verbs(state) == (0, ("choose",))
    assert state.table.purses[1].total == sum(wallet) - amount


@pytest.mark.rule("NS7")
@given(st.tuples(*[st.integers(0, 3)] * 5), st.data())
def test_the_winner_is_asked_just_when_there_is_more_than_one_way_to_pay(wallet: Coins, data: st.DataObject) -> None:
    amount = data.draw(st.integers(0, sum(wallet)))
    state = table(0, 1, 2, wallets=[wallet, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0)])
    say(state, (0, choose(1)), *([(0, bid(amount))] if sum(wallet) else []))
    mixes = list(islice(ways(Purse(na.WORTHS, wallet), amount), 2))
    assert (state.table.phase == "pay") is (len(mixes) > 1)


@pytest.mark.parametrize(
    ("counts", "due", "laid"),
    [
        ((6, 1, 4, 3, 4), 3, (3, 0, 0, 0, 0)),
        ((6, 1, 4, 3, 4), 8, (6, 0, 2, 0, 0)),
        ((6, 1, 4, 3, 4), 12, (6, 0, 4, 0, 2)),
        ((2, 2, 2, 2, 2), 3, (2, 1, 0, 0, 0)),
        ((0, 1, 0, 0, 5), 6, (0, 1, 0, 0, 5)),
        ((6, 1, 4, 3, 4), 0, (0, 0, 0, 0, 0)),
    ],
)
def test_who_names_no_mix_pays_with_the_most_plentiful_first(counts: Coins, due: int, laid: Coins) -> None:
    assert na.plentiful(counts, due) == laid
    if 0 < due < sum(counts):
        state = won(counts, due)
        say(state, (1, Action("pay")))
        left = [own - gone for own, gone in zip(counts, laid, strict=True)]
        assert state.table.purses[1].counts == (left[0] + 2, *left[1:])


# ------------------------------------------------------------------------------------------------ the award


@pytest.mark.rule("NS12", "NS13", "NS14")
def test_the_winner_takes_tiles_bonus_and_marker_and_gives_the_old_marker_to_the_chooser() -> None:
    state = table(3, 1, 0, 2)  # seat 3 chooses; seat 0 has marker 3
    events = sold(state, 1, 2, None, 5, None)
    assert told(events, "award") == [{"who": 0, "column": 1, "bonus": 1, "marker": 1}]
    assert told(events, "swap") == [{"who": 3, "marker": 3}]
    assert state.table.markers == [1, 2, 4, 3]
    assert state.table.taken == [EXAMPLE[0], (), (), ()]
    assert state.table.columns[0] == ()
    assert state.table.left == (2, 3, 4, 5)
    assert owned(state) == [18 - 5 + 1, 18, 18, 18]


@pytest.mark.rule("NS14")
def test_a_chooser_that_wins_keeps_its_marker() -> None:
    state = table(2, 0, 1)
    events = sold(state, 1, 3, None, None)
    assert told(events, "swap") == []
    assert state.table.markers == [2, 3, 1]


@pytest.mark.rule("NS16", "NS13")
def test_the_last_one_takes_a_column_for_nothing_with_its_bonus_and_keeps_its_marker() -> None:
    state = table(0, 1, 2)
    sold(state, 1, 4, None, None)
    sold(state, 2, 4, None)
    assert asked(state) == (2, (Pick("take", (3, 4, 5)),))
    assert refused(state, 2, take(1)) == ("cards-missing", "NS16")
    assert refused(state, 2, Action("take")) == ("cards-few", "NS16")
    assert refused(state, 2, Action("take", cards=(3, 4))) == ("cards-many", "NS16")
    events = say(state, (2, take(4)))
    assert events[0] == Event(
        "take", {"who": 2, "column": 4, "city": 1, "land": 0, "trade": 1, "bonus": 2, "marker": 3}
    )
    assert state.table.taken[2] == EXAMPLE[3]
    assert owned(state) == [18 - 4 + 1, 18 - 4, 18 + 2]
    assert state.table.markers == [1, 2, 3]


@pytest.mark.rule("NS16")
def test_where_only_one_column_is_left_the_last_one_is_not_asked() -> None:
    state = table(0, 1, 2, 3, 4)
    for column in (1, 2, 3):
        sold(state, column, 0, *[None] * (len(state.table.line) - 1))
    events = sold(state, 5, 0, None)
    assert told(events, "last") == [
        {"who": 4, "column": 4, "city": 1, "land": 0, "trade": 1, "bonus": 2, "marker": 5}
    ]
    assert state.table.won == [1, 2, 3, 5, 4]
    assert state.table.asked == ()


# ------------------------------------------------------------------------------------------------ two players


@pytest.mark.rule("NS17", "NT12")
def test_with_two_players_only_a_column_of_three_tiles_is_put_up() -> None:
    state = table(1, 0)
    assert asked(state) == (1, (Pick("choose", (1, 2)),))
    for column in (3, 4, 5):
        assert refused(state, 1, choose(column)) == ("cards-missing", "NS3")
    say(state, (1, choose(2)))
    assert state.table.column == 2


@pytest.mark.rule("NS18", "NA12", "NT12")
@pytest.mark.parametrize("column", [3, 4, 5])
def test_with_two_players_the_loser_takes_any_column_of_two_tiles(column: int) -> None:
    state = table(0, 1)
    sold(state, 2, 4, None)
    assert asked(state) == (1, (Pick("take", (3, 4, 5)),))
    for long in (1, 2):
        assert refused(state, 1, take(long)) == ("cards-missing", "NS16")
    say(state, (1, take(column)))
    assert state.table.won == [2, column]


@pytest.mark.rule("NA11")
@pytest.mark.parametrize(("bids", "winner"), [((3, None), 0), ((3, 4), 1)])
def test_with_two_players_either_may_win_the_one_auction_and_three_columns_stay(
    bids: tuple[int, int | None], winner: Seat
) -> None:
    state = table(0, 1)
    events = sold(state, 1, *bids)
    assert [facts["who"] for facts in told(events, "win")] == [winner]
    say(state, (1 - winner, take(5)))
    assert state.table.asked == ()
    assert state.table.left == (2, 3, 4)
    assert [state.table.columns[column - 1] for column in (2, 3, 4)] == list(EXAMPLE[1:4])


@pytest.mark.rule("NT13", "NS14")
def test_with_two_players_the_markers_are_swapped_when_the_second_wins() -> None:
    state = table(0, 1)
    events = sold(state, 1, 3, 4)
    assert state.table.markers == [2, 1]
    assert told(events, "swap") == [{"who": 0, "marker": 2}]


# ------------------------------------------------------------------------------------------------ the example

STEPS: list[tuple[Seat, Action]] = [
    (BLUE, choose(1)),
    (BLUE, bid(7)),
    (YELLOW, PASS),
    (ORANGE, bid(8)),
    (ORANGE, pay(3, 1, 0, 1, 3)),
    (YELLOW, choose(2)),
    (YELLOW, bid(5)),
    (BLUE, PASS),
    (YELLOW, pay(0, 0, 4, 1, 0)),
    (BLUE, take(3)),
]


def example(steps: int) -> tuple[State, list[Event]]:
    """The worked example after so many of its steps, and what the last of them told."""
    state = table(BLUE, YELLOW, ORANGE)
    for seat, action in STEPS[: steps - 1]:
        say(state, (seat, action))
    return state, say(state, STEPS[steps - 1])


@pytest.mark.rule("NT1", "NA16")
def test_example_blue_puts_up_column_1_and_opens_with_7() -> None:
    state = table(BLUE, YELLOW, ORANGE)
    assert state.table.markers == [1, 2, 3]
    assert [len(tiles) for tiles in state.table.columns][:3] == [3, 3, 2]
    assert state.table.columns[1] == (na.CITY, na.CITY, na.TRADE), "no land: that is why Blue passes"
    assert state.table.columns[2] == (na.LAND, na.CITY)
    assert state.table.bonus[:3] == (1, 0, 2)
    assert verbs(state) == (BLUE, ("choose",))
    _, events = example(1)
    assert events == [Event("choose", {"who": BLUE, "column": 1, "city": 0, "land": 2, "trade": 1, "bonus": 1})]
    state, events = example(2)
    assert events == [Event("opens", {"who": BLUE, "amount": 7})]
    assert state.table.auction.high == 7


@pytest.mark.rule("NT2")
def test_example_yellow_passes_and_orange_wins_with_8() -> None:
    state, events = example(3)
    assert events == [Event("pass", {"who": YELLOW})]
    assert verbs(state) == (ORANGE, ("bid", "pass"))
    _, events = example(4)
    assert events == [
        Event("bid", {"who": ORANGE, "amount": 8}),
        Event("win", {"who": ORANGE, "column": 1, "amount": 8, "marker": 1}),
    ]


@pytest.mark.rule("NT3")
def test_example_orange_pays_8_takes_column_1_and_marker_1_and_blue_gets_marker_3() -> None:
    state, events = example(5)
    assert events == [
        Event("pay", {"who": ORANGE, "amount": 8, "coins": 3, "furs": 1, "goods": 0, "wood": 1, "grain": 3}),
        Event("award", {"who": ORANGE, "column": 1, "bonus": 1, "marker": 1}),
        Event("swap", {"who": BLUE, "marker": 3}),
    ]
    assert 3 + 3 + 1 + 1 == 8
    assert state.table.purses[ORANGE].counts == (6 - 3 + 1, 1 - 1, 4, 3 - 1, 4 - 3)
    assert Counter(state.table.taken[ORANGE]) == {na.LAND: 2, na.TRADE: 1}
    assert state.table.markers == [3, 2, 1]


@pytest.mark.rule("NT4")
def test_example_yellow_is_next_puts_up_column_2_and_opens_with_5() -> None:
    state, _ = example(5)
    assert verbs(state) == (YELLOW, ("choose",))
    state, events = example(7)
    assert events == [Event("opens", {"who": YELLOW, "amount": 5})]
    assert state.table.column == 2


@pytest.mark.rule("NT5")
def test_example_blue_passes_and_orange_is_not_asked() -> None:
    state, _ = example(7)
    assert state.table.auction.queue == [BLUE]
    assert refused(state, ORANGE, bid(6)) == ("not-your-turn", "NS1")
    _, events = example(8)
    assert events == [
        Event("pass", {"who": BLUE}),
        Event("win", {"who": YELLOW, "column": 2, "amount": 5, "marker": 2}),
    ]


@pytest.mark.rule("NT6")
def test_example_yellow_pays_4_goods_and_1_wood_takes_three_tiles_and_keeps_marker_2() -> None:
    state, events = example(9)
    assert events == [
        Event("pay", {"who": YELLOW, "amount": 5, "coins": 0, "furs": 0, "goods": 4, "wood": 1, "grain": 0}),
        Event("award", {"who": YELLOW, "column": 2, "bonus": 0, "marker": 2}),
    ]
    assert len(state.table.taken[YELLOW]) == 3
    assert state.table.markers == [3, 2, 1]


@pytest.mark.rule("NT7")
def test_example_blue_is_left_over_and_takes_column_3_for_nothing() -> None:
    state, _ = example(9)
    assert asked(state) == (BLUE, (Pick("take", (3, 4, 5)),))
    state, events = example(10)
    assert events[0].facts == {"who": BLUE, "column": 3, "city": 1, "land": 1, "trade": 0, "bonus": 2, "marker": 3}
    assert len(state.table.taken[BLUE]) == 2


@pytest.mark.rule("NT8")
def test_example_ends_with_these_markers_and_resources_after_five_bids_and_passes() -> None:
    state, _ = example(10)
    assert [state.table.markers[seat] for seat in (ORANGE, YELLOW, BLUE)] == [1, 2, 3]
    start = na.SETUP[3].resources
    change = [tuple(now - then for now, then in zip(p.counts, start, strict=True)) for p in state.table.purses]
    assert change[ORANGE] == (-2, -1, 0, -1, -3)
    assert change[YELLOW] == (0, 0, -4, -1, 0)
    assert change[BLUE] == (2, 0, 0, 0, 0)
    assert sum(action.verb in ("bid", "pass") for _, action in STEPS) == 5 == 3 * 4 // 2 - 1
    assert state.table.asked == ()


# ------------------------------------------------------------------------------------------------ what always holds


@st.composite
def phases(draw: Any) -> tuple[State, list[tuple[Seat, Action]], list[Event]]:
    """A whole bidding phase in which Hypothesis sits in every seat, chance's too, and any seat may be poor."""
    players = draw(st.sampled_from(na.PLAYERS))
    state = na.start(players, PHASE)
    wallets = draw(st.lists(st.tuples(*[st.integers(0, 4)] * 5), min_size=players, max_size=players))
    state.table.purses = [Purse(na.WORTHS, wallet) for wallet in wallets]
    said, events = [], []
    for seat, action in moves(NIEUW, state, draw):
        said.append((seat, action))
        events += say(state, (seat, action))
    return state, said, events


@pytest.mark.rule("NI7")
@given(phases())
def test_the_winner_of_auction_k_ends_with_marker_k_and_the_last_one_with_the_last(
    phase: tuple[State, list[tuple[Seat, Action]], list[Event]],
) -> None:
    state, _, events = phase
    winners = [facts["who"] for facts in told(events, "award")]
    (last,) = [facts["who"] for name in ("take", "last") for facts in told(events, name)]
    assert [state.table.markers[seat] for seat in (*winners, last)] == list(range(1, state.table.players + 1))


@pytest.mark.rule("NI1", "NI4", "NI5", "NI8")
@given(phases())
def test_whoever_bids_all_have_one_marker_one_column_and_no_debts(
    phase: tuple[State, list[tuple[Seat, Action]], list[Event]],
) -> None:
    state = phase[0]
    assert sorted(state.table.markers) == list(range(1, state.table.players + 1))
    assert len(set(state.table.won)) == state.table.players
    assert 0 not in state.table.won
    tiles = [tile for tiles in (*state.table.columns, *state.table.taken) for tile in tiles]
    assert sorted(tiles) == sorted(na.TILES)
    assert min(count for purse in state.table.purses for count in purse.counts) >= 0


@pytest.mark.rule("NI3", "NI6")
@given(phases())
def test_whoever_bids_bids_rise_everybody_speaks_once_and_only_winners_pay_just_their_bid(
    phase: tuple[State, list[tuple[Seat, Action]], list[Event]],
) -> None:
    state, _, events = phase
    high, spoken, left, due = -1, list[Seat](), set(range(state.table.players)), dict[Seat, int]()
    for name, facts, _ in events:
        if name == "choose":
            high, spoken = -1, []
        elif name in ("opens", "bare", "bid", "pass", "forced"):
            spoken.append(facts["who"])
            if "amount" in facts:
                assert facts["amount"] > high
                high = facts["amount"]
        elif name == "win":
            assert len(spoken) == len(set(spoken))
            assert set(spoken) == left
            left.remove(facts["who"])
            due[facts["who"]] = high
            assert facts["amount"] == high
        elif name == "pay":
            assert sum(facts[kind] for kind in na.RESOURCES) == due[facts["who"]]
    assert state.table.paid == [due.get(seat, 0) for seat in range(state.table.players)]


@pytest.mark.rule("NI1", "NI2", "NI3", "NI4", "NI5", "NI6", "NI7", "NI8")
@pytest.mark.parametrize("rules", [PHASE, ROUNDS])
@every_count
def test_all_invariants_hold_after_every_action_of_whole_games(players: int, rules: na.Rules) -> None:
    for seed in range(8):
        state = na.start(players, rules)
        conserved, before = na.total(state), state.copy()
        heard = list[list[Event]]()
        for _ in played(NIEUW, state, seed, heard):
            invariants(before, state, heard[-1])
            assert na.total(state) == conserved
            before = state.copy()


# ------------------------------------------------------------------------------------------------ the frame


@pytest.mark.rule("NF1", "NA14")
@every_count
def test_a_game_has_six_rounds_tiles_are_mixed_again_and_markers_stay(players: int) -> None:
    state, heard = na.start(players, ROUNDS), list[list[Event]]()
    kept: list[list[int]] = []
    for _, action in played(NIEUW, state, players, heard):
        if action.verb == "tiles":
            kept.append(list(state.table.markers))
            assert sorted(action.cards) == sorted(na.TILES)
            assert [tile for tiles in state.table.columns for tile in tiles] == list(action.cards)
            assert state.table.left == (1, 2, 3, 4, 5)
            assert state.table.won == state.table.paid == [0] * players
    rounds = [facts["round"] for events in heard for facts in told(events, "round")]
    assert rounds == [1, 2, 3, 4, 5, 6] == list(range(1, frame.ROUNDS + 1))
    awards: list[list[int]] = [[0] * players]
    for events in heard:
        for name, facts, _ in events:
            if name in ("marker", "award", "swap", "take", "last"):
                awards[-1][facts["who"]] = facts["marker"]
            elif name == "scored" and facts["who"] == 0:
                awards.append(list(awards[-1]))
    assert kept[1:] == awards[:5], "a round begins with the markers with which the one before it ended"


@pytest.mark.rule("NA14")
def test_unused_tiles_go_back_into_the_bag_with_the_others() -> None:
    state = table(0, 1, rules=ROUNDS)
    sold(state, 1, 0, None)
    say(state, (1, take(3)))
    assert state.stock.bag == na.TILES
    assert state.table.columns == []
    assert asked(state) == (CHANCE, (Roll("values", frame.VALUES, 6),))


@pytest.mark.rule("NF2")
def test_values_are_drawn_from_0_to_6_for_each_seat_and_kind_in_every_round() -> None:
    state = na.start(3, ROUNDS)
    assert asked(state) == (CHANCE, (Roll("values", (0, 1, 2, 3, 4, 5, 6), 9),))
    drawn, games = Counter[int](), 60
    for seed in range(games):
        for seat, action in play(NIEUW, [anything] * 3, seed)[0].moves:
            if seat == CHANCE and action.verb == "values":
                drawn.update(action.cards)
    assert drawn.total() == games * 6 * 9
    expected = drawn.total() / 7
    assert sum((drawn[value] - expected) ** 2 / expected for value in range(7)) < 6 + 4 * 12**0.5


@pytest.mark.rule("NF2")
def test_a_seat_knows_its_own_values_only_until_all_are_shown() -> None:
    state = na.start(2, ROUNDS)
    heard = [say(state, (CHANCE, Action("values", cards=(1, 2, 3, 6, 5, 4))))]
    assert heard[0] == [
        Event("values", {"who": 0, "city": 1, "land": 2, "trade": 3}, (0,)),
        Event("values", {"who": 1, "city": 6, "land": 5, "trade": 4}, (1,)),
    ]
    assert [look(NIEUW, state, seat).values for seat in (0, 1)] == [(1, 2, 3), (6, 5, 4)]
    assert not hasattr(look(NIEUW, state, SPECTATOR), "values")
    assert [event.facts["who"] for event in look(NIEUW, state, 1, heard).heard] == [1]
    say(state, (CHANCE, Action("markers", cards=(0, 1))), (CHANCE, Action("tiles", cards=na.TILES)))
    assert state.table.revealed == [(), ()]
    sold(state, 1, 0, None)
    events = say(state, (1, take(3)))
    shown = [(facts["who"], facts["city"], facts["land"], facts["trade"]) for facts in told(events, "scored")]
    assert shown == [(0, 1, 2, 3), (1, 6, 5, 4)]
    assert look(NIEUW, state, 0).revealed == ((1, 2, 3), (6, 5, 4))
    assert all(event.to is None for event in events)


@pytest.mark.rule("NF3")
def test_a_round_brings_tiles_and_bonus_less_what_was_paid_and_the_players_behind() -> None:
    state = table(BLUE, YELLOW, ORANGE, rules=ROUNDS, values=(1, 6, 2, 5, 0, 4, 3, 6, 1))
    events = say(state, *STEPS)
    facts = {facts["who"]: facts for facts in told(events, "scored")}
    parts = {seat: [facts[seat][part] for part in ("tiles", "bonus", "paid", "place", "points")] for seat in range(3)}
    assert parts[ORANGE] == [6 + 6 + 1, 1, 8, 2, 13 + 1 - 8 + 2]
    assert parts[YELLOW] == [5 + 5 + 4, 0, 5, 1, 14 - 5 + 1]
    assert parts[BLUE] == [6 + 1, 2, 0, 0, 9]
    assert na.score(state).totals == (9, 10, 8)


@pytest.mark.rule("NF3")
@given(
    st.lists(st.integers(0, 6), min_size=3, max_size=3),
    st.lists(st.integers(0, 2), max_size=3),
    *[st.integers(0, 30)] * 2,
    st.integers(0, 4),
)
def test_the_points_of_a_round_add_up(
    values: list[int], tiles: list[int], bonus: int, paid: int, behind: int
) -> None:
    got = frame.points(tuple(values), tiles, bonus, paid, behind)
    assert got.sum + paid == sum(values[tile] for tile in tiles) + bonus + behind
    assert got.place == behind


@pytest.mark.rule("NF3")
@every_count
def test_the_total_is_that_of_all_rounds(players: int) -> None:
    journal, state = play(NIEUW, [anything] * players, players)
    earned = [0] * players
    for facts in told(journal.events, "scored"):
        earned[facts["who"]] += facts["points"]
        assert facts["total"] == earned[facts["who"]]
    assert na.score(state).totals == tuple(earned)
    assert told(journal.events, "end")[0]["totals"] == tuple(earned)


@pytest.mark.rule("NF4")
@every_count
def test_after_each_round_everybody_gets_a_coin_a_good_wood_and_grain(players: int) -> None:
    state, heard = na.start(players, ROUNDS), list[list[Event]]()
    before, rounds = list(state.table.purses), 0
    changed = [Counter[str]() for _ in range(players)]
    for _ in played(NIEUW, state, players, heard):
        for name, facts, _ in heard[-1]:
            if name == "pay":
                changed[facts["who"]].subtract({kind: facts[kind] for kind in na.RESOURCES})
            elif name in ("award", "take", "last"):
                changed[facts["who"]]["coins"] += facts["bonus"]
            elif name == "income":
                rounds += 1
                assert facts == {"coins": 1, "furs": 0, "goods": 1, "wood": 1, "grain": 1}
                for purse, then, change in zip(state.table.purses, before, changed, strict=True):
                    change.update(facts)
                    now = [own + change[kind] for own, kind in zip(then.counts, na.RESOURCES, strict=True)]
                    assert list(purse.counts) == now
    assert rounds == 6


def ended(*seats: tuple[int, Coins, int]) -> State:
    """A game that is over, with this total, these resources and this marker in each seat."""
    state = na.start(len(seats), ROUNDS)
    state.table.phase, state.table.asked = "end", ()
    state.table.totals = [total for total, _, _ in seats]
    state.table.purses = [Purse(na.WORTHS, own) for _, own, _ in seats]
    state.table.markers = [marker for _, _, marker in seats]
    return state


@pytest.mark.rule("NF5")
def test_most_points_win_then_more_resources_then_the_lower_marker() -> None:
    some, more = (1, 0, 2, 0, 0), (0, 1, 1, 1, 1)
    assert na.score(ended((9, some, 2), (8, more, 1))) == ((9, 8), (0,))
    assert na.score(ended((9, some, 1), (9, more, 2))) == ((9, 9), (1,))
    assert na.score(ended((9, more, 3), (9, more, 2), (9, some, 1))) == ((9, 9, 9), (1,))
    assert na.score(ended((-3, some, 2), (-2, some, 1))) == ((-3, -2), (1,))


@pytest.mark.rule("NF6")
@every_count
def test_with_one_phase_nothing_is_secret_and_every_tile_is_worth_3_to_everybody(players: int) -> None:
    assert frame.EVEN == (3, 3, 3)
    assert Fraction(sum(frame.VALUES), len(frame.VALUES)) == 3
    journal, state = play(NIEUW, [anything] * players, players, PHASE)
    assert "values" not in names(journal.events)
    assert "income" not in names(journal.events)
    assert {event.to for event in journal.events} == {None}
    assert [facts["rounds"] for facts in told(journal.events, "round")] == [1]
    assert {hand.values for hand in state.hands} == {()}
    for facts in told(journal.events, "scored"):
        seat = facts["who"]
        bonus = na.SETUP[players].bonus[state.table.won[seat] - 1]
        worth = 3 * len(state.table.taken[seat]) + bonus - state.table.paid[seat]
        assert na.score(state).totals[seat] == facts["total"] == worth + players - state.table.markers[seat]


@pytest.mark.rule("NF6")
@every_count
def test_the_frame_changes_nothing_in_the_bidding_phase_itself(players: int) -> None:
    framed, bare = table(*range(players), rules=ROUNDS), table(*range(players))
    luck = Random(players)
    while bare.table.asked:
        seat, options = asked(bare)
        assert asked(framed) == (seat, options)
        action = anything(look(NIEUW, bare, seat), luck).action
        without, within = say(bare, (seat, action)), say(framed, (seat, action))
        phase = [event for event in without if event.name not in ("scored", "end")]
        assert phase == within[: len(phase)]


@pytest.mark.rule("NF2", "NF6")
def test_the_screen_is_passed_on_only_where_there_are_secrets() -> None:
    assert na.alone(table(0, 1, rules=ROUNDS).table)
    assert not na.alone(table(0, 1).table)


def test_undo_takes_back_one_thing_that_was_said_also_where_there_are_secrets() -> None:
    session = Session("nieuw_amsterdam", [Sitter("Ada"), Sitter("Bram"), Sitter("Chloé")], seed=3)
    said = [choose(1), bid(2), PASS, PASS, Action("pay")]
    positions = []
    for action in said:
        positions.append(snapshot(session.view()))
        session.say(session.asked[0], action)
    for position in reversed(positions):
        session.undo()
        assert snapshot(session.view()) == position


def test_the_bidding_phase_runs_as_many_rounds_as_the_frame_says() -> None:
    assert na.Rules().frame == "rounds"
    assert [na.start(3, rules).table.rounds for rules in (ROUNDS, PHASE)] == [6, 1]


# ------------------------------------------------------------------------------------------------ decisions


@every_count
def test_a_phase_has_as_many_decisions_as_the_rulings_say(players: int) -> None:
    counts: Iterator[Counter[str]] = (
        Counter(action.verb for seat, action in play(NIEUW, [rich] * players, seed, PHASE)[0].moves if seat >= 0)
        for seed in range(10)
    )
    for verbs_ in counts:
        assert verbs_["choose"] == players - 1
        assert verbs_["bid"] + verbs_["pass"] == players * (players + 1) // 2 - 1
        assert verbs_["take"] == (players < 5)
        assert verbs_["pay"] == players - 1


def rich(view: Any, luck: Random) -> Any:
    """Opens with 1 and never goes higher than 17, so that everybody always has a choice."""
    option = view.options[0]
    if isinstance(option, Amount):
        small = option.least == 0
        raised = small or (option.least < 5 and luck.random() < 0.5)
        return anything(view, luck)._replace(action=bid(max(1, option.least)) if raised else PASS)
    return anything(view, luck)
