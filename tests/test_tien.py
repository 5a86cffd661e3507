"""Tien: every plain rule (TS), every ruling (TA) and every worked case (TT) by its id."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from itertools import product
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban import bots, runs
from hashiban.actions import CHANCE, Action, Amount, Lay, Order, Pick, Say, Seat
from hashiban.engine import look, play
from hashiban.games import load, tien
from hashiban.purse import Purse
from hashiban.table import SPECTATOR, State, View
from tests.seats import first, let, played, told, turned_down

if TYPE_CHECKING:
    from collections.abc import Sequence

TIEN = load("tien")
say, refused = partial(let, TIEN), partial(turned_down, TIEN)
DRAW, NUMBERS, CURRENCY, PASS, SKIP = map(Action, ("draw", "numbers", "currency", "pass", "skip"))
RED, BLUE, ORANGE, GREEN, ANY, MONEY = 10, 20, 30, 40, 50, 60


def bid(amount: int) -> Action:
    return Action("bid", amount)


def buy(card: int) -> Action:
    return Action("buy", cards=(card,))


def pay(coins: int, tokens: int, *cards: int) -> Action:
    return Action("pay", 0, cards, (coins, tokens))


def begun(
    *top: int,
    players: int = 4,
    opener: Seat = 0,
    own: Sequence[tuple[int, ...]] = (),
    market: tuple[int, ...] = (),
    purses: Sequence[tuple[int, int]] = (),
    only: bool = False,
    rules: tien.Rules = tien.Rules(),  # noqa: B008 - frozen
) -> State:
    """A table at which these cards lie on top of the pile, the first one drawn already.

    The seats own these cards and have these coins and bust tokens; with ``only`` there is nothing else in the pile.
    """
    state = tien.start(players, rules)
    table, stock = state.table, state.stock
    taken = [*market, *(card for cards in own for card in cards)]
    order = first([*top, *taken], tien.deck(players))
    say(state, (CHANCE, Action("deck", cards=order)))
    rest = order[len(top) + len(taken) :]
    stock.pile = [*top, *(() if only else rest)]
    table.discard = rest if only else ()
    table.market = tuple(sorted(market))
    table.cards = [tuple(sorted(own[seat])) if seat < len(own) else () for seat in range(players)]
    for seat, purse in enumerate(purses):
        table.purses[seat] = Purse(tien.KINDS, purse)
    held = [sum(purse.counts[k] for purse in table.purses) for k in range(2)]
    table.supply = (tien.COINS - held[0], tien.BUST_TOKENS - held[1])
    table.left = len(stock.pile)
    kinds = Counter((tien.kind_of(card), tien.value_of(card)) for card in stock.pile)
    table.left_numbers = [kinds["number", n] for n in range(10)]
    table.left_currency = [kinds["currency", n] for n in range(6)]
    if players > 1:
        say(state, (CHANCE, Action("opener", cards=first([opener], range(players)))))
    return state


def view(state: State, seat: Seat) -> View:
    return look(TIEN, state, seat)


def verbs(state: State) -> list[str]:
    """What can be said now."""
    return [option.verb for option in view(state, state.table.asked[0]).options]


def coins(state: State) -> list[int]:
    return [purse.counts[0] for purse in state.table.purses]


def tokens(state: State) -> list[int]:
    return [purse.counts[1] for purse in state.table.purses]


def asked(state: State) -> tuple[str, Seat]:
    """The phase and who is asked."""
    return state.table.phase, state.table.asked[0]


# ------------------------------------------------------------------------------------------------ the deck


def kinds(players: int) -> Counter[str]:
    return Counter(map(tien.kind_of, tien.deck(players)))


@pytest.mark.rule("TS2", "TS3", "TS4", "TT1", "TA1", "TA23")
def test_the_deck_has_84_numbers_8_and_9_and_1_wilds_and_27_money_cards() -> None:
    assert kinds(4) == {"number": 84, "colour": 8, "value": 9, "any": 1, "currency": 27}
    assert len(tien.DECK) == 129 == 4 * 23 + 10 + 27, "the wild # is one of the ten"
    for colour in tien.COLOURS:
        own = [card for card in tien.DECK if tien.colour_of(card) == colour]
        numbers = Counter(tien.value_of(card) for card in own if tien.kind_of(card) == "number")
        assert numbers == dict.fromkeys(range(1, 7), 3) | dict.fromkeys(range(7, 10), 1)
        assert len(own) == 23
        assert sum(numbers.values()) == 21
    assert sorted(tien.value_of(card) for card in tien.DECK if tien.kind_of(card) == "value") == list(range(1, 10))


@pytest.mark.rule("TA24")
def test_the_colours_are_red_blue_orange_and_green() -> None:
    assert tien.COLOURS == ("red", "blue", "orange", "green")
    assert [tien.colour_of(card) for card in (15, 27, 30, 41)] == ["red", "blue", "orange", "green"]
    assert [tien.colour_of(card) for card in (50, 57, 63)] == [None, None, None]


@pytest.mark.rule("TS5", "TA3")
def test_fewer_players_use_the_cards_without_their_symbols_by_the_table() -> None:
    copies = tien._deck()
    for players, symbols in ((1, 1), (2, 1), (3, 2), (4, 3), (5, 3)):
        used = {card: sum(many[:symbols]) for card, many in copies.items() if sum(many[:symbols])}
        assert Counter(tien.deck(players)) == used
        assert len(tien.deck(players)) == tien.CARDS_USED[players]
    marked = [sum(many[symbol] for many in copies.values()) for symbol in range(3)]
    assert [tien.CARDS_USED[n] for n in tien.PLAYERS] == [sum(marked[:k]) for k in (1, 1, 2, 3, 3)]


@pytest.mark.rule("TA3")
@pytest.mark.parametrize("players", tien.PLAYERS)
def test_every_deck_keeps_every_number_of_every_colour_and_much_the_same_share_of_money(players: int) -> None:
    deck = tien.deck(players)
    assert {10 * colour + n for colour in range(1, 5) for n in range(1, 10)} <= set(deck)
    assert {10, 20, 30, 40} <= set(deck)
    assert 0.20 < kinds(players)["currency"] / len(deck) < 0.23


@pytest.mark.rule("TS4", "TA2")
def test_the_money_cards_are_worth_1_to_5_and_there_are_as_many_as_the_table_says() -> None:
    money = Counter(tien.value_of(card) for card in tien.DECK if tien.kind_of(card) == "currency")
    assert money == {n: sum(many) for n, many in tien._MONEY_CARDS.items()}
    assert set(money) == {1, 2, 3, 4, 5}
    assert money.total() == 27


@pytest.mark.rule("TS1")
@pytest.mark.parametrize("players", [-1, 0, 6, 7, 100])
def test_the_game_is_for_one_to_five_players(players: int) -> None:
    assert list(tien.PLAYERS) == [1, 2, 3, 4, 5]
    with pytest.raises(ValueError, match="for 1 to 5 players"):
        tien.start(players, tien.Rules())


@pytest.mark.rule("TS6", "TA19")
@pytest.mark.parametrize("players", tien.PLAYERS)
def test_everybody_begins_with_five_coins_and_no_bust_token(players: int) -> None:
    table = tien.start(players, tien.Rules()).table
    assert [purse.counts for purse in table.purses] == [(5, 0)] * players
    assert table.supply == (50 - 5 * players, 15)
    assert table.purses[0].kinds == (1, 3)


@pytest.mark.rule("TS7")
def test_chance_decides_who_begins_and_turns_go_to_the_left() -> None:
    openers = Counter(told(play(TIEN, [bots.anything] * 3, seed)[0].events, "opens")[0]["who"] for seed in range(90))
    assert set(openers) == {0, 1, 2}
    state, turns = begun(11, 12, 13, 14, 15, opener=2), []
    for _ in range(5):
        turns.append(state.table.active)
        say(state, (state.table.active, CURRENCY))
    assert turns == [2, 3, 0, 1, 2]


def test_chance_is_asked_for_the_deck_and_for_who_begins_and_nothing_else() -> None:
    state = tien.start(3, tien.Rules())
    assert view(state, CHANCE).options == (Order("deck", tien.deck(3)),)
    say(state, (CHANCE, Action("deck", cards=tien.deck(3))))
    assert view(state, CHANCE).options == (Order("opener", (0, 1, 2)),)
    journal, _ = play(TIEN, [bots.anything] * 3)
    assert [action.verb for seat, action in journal.moves if seat == CHANCE] == ["deck", "opener"]


# ------------------------------------------------------------------------------------------------ drawing


@pytest.mark.rule("TS8", "TA6")
def test_the_first_card_of_a_turn_is_drawn_by_itself_and_only_then_is_there_a_choice() -> None:
    state = begun(RED + 3, BLUE + 4)
    assert state.table.numbers == (RED + 3,)
    assert asked(state) == ("decide", 0)
    assert view(state, 0).options == (Say("draw"), Say("numbers"), Say("currency"))
    events = say(state, (0, NUMBERS))
    assert told(events, "draw") == [{"who": 1, "card": BLUE + 4, "total": 4, "money": 0, "left": 127}]
    assert asked(state) == ("decide", 1)


@pytest.mark.rule("TS8")
def test_after_every_card_its_drawer_is_asked_again_and_the_row_lies_open() -> None:
    state = begun(RED + 1, BLUE + 2, MONEY + 3, GREEN + 4)
    for row, money in (((11,), ()), ((11, 22), ()), ((11, 22), (63,)), ((11, 22, 44), (63,))):
        assert (state.table.numbers, state.table.currency) == (row, money)
        assert asked(state) == ("decide", 0)
        if len(row) < 3:
            say(state, (0, DRAW))


@pytest.mark.rule("TS8")
@pytest.mark.parametrize("action", [NUMBERS, CURRENCY])
def test_nobody_stops_while_a_card_is_bought_or_sold(action: Action) -> None:
    state = begun(RED + 1, market=(BLUE + 1,))
    say(state, (0, NUMBERS))
    assert refused(state, 0, action) == ("not-now", "TS8")


@pytest.mark.rule("TS9", "TA4", "TT9")
@pytest.mark.parametrize(
    ("drawn", "bust"),
    [
        ((RED + 4, BLUE + 6), False),
        ((RED + 5, BLUE + 6), True),
        ((RED + 6, MONEY + 1, BLUE + 5), False),
        ((RED + 6, MONEY + 1, BLUE + 6), True),
        ((RED + 9, BLUE + 9), True),
        ((RED + 9, MONEY + 5, BLUE + 6), False),
    ],
)
def test_a_total_of_eleven_or_more_is_bust_and_money_counts_against_it(drawn: tuple[int, ...], bust: bool) -> None:
    state = begun(*drawn)
    events = say(state, *[(0, DRAW)] * (len(drawn) - 1))
    assert bool(told(events, "bust")) is bust
    assert bool(tokens(state)[0]) is bust
    assert state.table.active == (1 if bust else 0)


@pytest.mark.rule("TS10", "TS16", "TA4", "TT10")
def test_eleven_or_more_in_money_is_bust_and_then_nobody_gets_any() -> None:
    state = begun(MONEY + 5, MONEY + 5, MONEY + 1)
    say(state, (0, DRAW))
    assert asked(state) == ("decide", 0), "exactly 10 is safe"
    events = say(state, (0, DRAW))
    facts = {"by": "currency", "total": 11, "cards": (), "money": 0, "gains": (0, 0, 0, 0), "token": 1}
    assert told(events, "bust") == [{"who": 0, **facts}]
    assert coins(state) == [5, 5, 5, 5]
    assert tokens(state) == [1, 0, 0, 0]
    assert state.table.discard == (65, 65, 61)


@pytest.mark.rule("TA5")
def test_the_total_may_go_below_nought() -> None:
    state = begun(MONEY + 5, MONEY + 5, RED + 9, BLUE + 9)
    say(state, (0, DRAW))
    assert state.table.total == -10
    say(state, (0, DRAW), (0, DRAW))
    assert state.table.total == 8
    assert asked(state) == ("decide", 0)


@pytest.mark.rule("TS14", "TS15", "TT12", "TA25")
def test_bust_by_numbers_pays_the_others_and_the_numbers_go_to_the_market() -> None:
    state = begun(MONEY + 3, RED + 9, BLUE + 8, players=3, purses=[(5, 0), (9, 0), (2, 0)])
    events = say(state, (0, DRAW), (0, DRAW))
    facts = {"by": "numbers", "total": 14, "cards": (19, 28), "money": 3, "gains": (0, 1, 3), "token": 1}
    assert told(events, "bust") == [{"who": 0, **facts}]
    assert told(events, "full") == [{"who": 1, "got": 1, "lost": 2}]
    assert coins(state) == [5, 10, 5]
    assert tokens(state) == [1, 0, 0]
    assert state.table.market == (19, 28), "the card that did it too"
    assert state.table.discard == (63,)
    assert state.table.cards == [(), (), ()], "who is bust gets neither numbers nor money"
    assert state.table.active == 1


@pytest.mark.rule("TS14", "TA25")
def test_who_is_bust_does_not_buy() -> None:
    state = begun(RED + 5, BLUE + 6, GREEN + 1, market=(ORANGE + 1,))
    events = say(state, (0, DRAW))
    assert asked(state) == ("decide", 1)
    assert not told(events, "unable")


@pytest.mark.rule("TA18")
def test_who_is_bust_when_all_bust_tokens_are_out_gets_none() -> None:
    state = begun(RED + 5, BLUE + 6, purses=[(5, 4), (5, 4), (5, 4), (5, 3)])
    events = say(state, (0, DRAW))
    assert told(events, "bust")[0]["token"] == 0
    assert tokens(state) == [4, 4, 4, 3]
    assert state.table.supply[1] == 0


# ------------------------------------------------------------------------------------------------ rewards


@pytest.mark.rule("TS11")
def test_who_stops_for_the_numbers_keeps_them_and_the_others_get_the_money() -> None:
    state = begun(RED + 3, MONEY + 2, BLUE + 4)
    events = say(state, (0, DRAW), (0, DRAW), (0, NUMBERS))
    assert told(events, "numbers") == [{"who": 0, "cards": (13, 24), "count": 2, "money": 2, "gains": (0, 2, 2, 2)}]
    assert state.table.cards == [(13, 24), (), (), ()]
    assert coins(state) == [5, 7, 7, 7]
    assert state.table.supply == (50 - 26, 15)
    assert state.table.discard == (62,)
    assert state.table.market == ()


@pytest.mark.rule("TS12")
def test_who_stops_for_the_money_gets_it_and_the_numbers_go_to_the_market_and_nothing_is_bought() -> None:
    state = begun(RED + 3, MONEY + 2, BLUE + 4, GREEN + 1, market=(ORANGE + 1,))
    events = say(state, (0, DRAW), (0, DRAW), (0, CURRENCY))
    facts = {"cards": (13, 24), "count": 2, "money": 2, "got": 2, "gains": (2, 0, 0, 0)}
    assert told(events, "currency") == [{"who": 0, **facts}]
    assert coins(state) == [7, 5, 5, 5]
    assert state.table.market == (13, 24, 31)
    assert state.table.cards == [(), (), (), ()]
    assert asked(state) == ("decide", 1), "nobody is asked to buy"


@pytest.mark.rule("TS12")
def test_stopping_for_money_that_is_not_there_is_allowed_and_brings_nothing() -> None:
    state = begun(RED + 3)
    say(state, (0, CURRENCY))
    assert coins(state) == [5, 5, 5, 5]
    assert state.table.market == (13,)


@pytest.mark.rule("TS13", "TT11")
def test_nobody_has_more_than_ten_coins_and_the_rest_stays_in_the_supply() -> None:
    state = begun(MONEY + 5, RED + 1, purses=[(8, 0), (5, 0), (5, 0), (5, 0)])
    events = say(state, (0, CURRENCY))
    assert coins(state)[0] == 10
    assert told(events, "currency")[0]["got"] == 2
    assert told(events, "full") == [{"who": 0, "got": 2, "lost": 3}]
    assert state.table.supply[0] == 50 - 25


@pytest.mark.rule("TS13")
def test_bust_tokens_do_not_count_toward_the_ten() -> None:
    state = begun(MONEY + 5, RED + 1, purses=[(5, 6), (5, 0), (5, 0), (5, 0)])
    assert not told(say(state, (0, CURRENCY)), "full")
    assert state.table.purses[0].counts == (10, 6)


# ------------------------------------------------------------------------------------------------ buying


@pytest.mark.rule("TS17")
def test_after_the_numbers_one_card_of_the_market_may_be_bought_for_its_number() -> None:
    state = begun(RED + 3, market=(BLUE + 2, GREEN + 7), own=[()] * 4)
    say(state, (0, NUMBERS))
    assert asked(state) == ("buy", 0)
    assert view(state, 0).options == (Pick("buy", (22,)), Say("skip")), "5 coins and a card are not enough for 7"
    events = say(state, (0, buy(22)), (0, pay(2, 0)))
    facts = {"coins": 2, "tokens": 0, "cards": (), "pieces": 2, "spent": 0, "surplus": 0}
    assert told(events, "bought") == [{"who": 0, "card": 22, "due": 2, **facts}]
    assert state.table.cards[0] == (13, 22)
    assert state.table.market == (47,)
    assert coins(state)[0] == 3
    assert state.table.supply[0] == 50 - 20 + 2, "what is spent goes back"


@pytest.mark.rule("TS17")
def test_nobody_has_to_buy() -> None:
    state = begun(RED + 3, market=(BLUE + 2,))
    events = say(state, (0, NUMBERS), (0, SKIP))
    assert told(events, "skip") == [{"who": 0}]
    assert state.table.market == (22,)
    assert state.table.active == 1


@pytest.mark.rule("TS17")
def test_who_can_buy_nothing_is_not_asked_and_all_are_told() -> None:
    state = begun(RED + 3, market=(BLUE + 7,))
    assert told(say(state, (0, NUMBERS)), "unable") == [{"who": 0}]
    assert state.table.active == 1
    state = begun(RED + 3)
    assert told(say(state, (0, NUMBERS)), "unable") == [{"who": 0}]


@pytest.mark.rule("TA17")
def test_one_card_is_bought_and_no_second_one() -> None:
    state = begun(RED + 3, GREEN + 1, GREEN + 2, market=(BLUE + 1, BLUE + 2), players=2, own=[(ORANGE + 1,)])
    say(state, (0, NUMBERS))
    assert refused(state, 0, Action("buy", cards=(21, 22))) == ("cards-many", "TA17")
    say(state, (0, buy(21)))
    assert refused(state, 0, buy(22)) == ("not-now", "TA17")
    say(state, (0, pay(1, 0)))
    assert refused(state, 0, buy(22)) == ("not-your-turn", "TA17")
    say(state, (1, CURRENCY))
    assert refused(state, 0, buy(22)) == ("not-now", "TA17")


@pytest.mark.rule("TS20", "TT14")
def test_nobody_buys_a_card_of_the_same_colour_and_number_as_an_own_one() -> None:
    state = begun(RED + 3, market=(BLUE + 5, BLUE + 4), own=[(BLUE + 5,)])
    say(state, (0, NUMBERS))
    assert view(state, 0).options[0] == Pick("buy", (24,))
    assert refused(state, 0, buy(25)) == ("cards-missing", "TS20")


@pytest.mark.rule("TS20")
@pytest.mark.parametrize("wild", [BLUE, ANY + 5, ANY])
def test_a_wild_is_not_the_same_card(wild: int) -> None:
    state = begun(RED + 3, market=(BLUE + 5,), own=[(wild,)])
    say(state, (0, NUMBERS), (0, buy(25)))
    assert asked(state) == ("pay", 0)


@pytest.mark.rule("TA16")
def test_an_own_card_cannot_be_paid_with_to_buy_its_double_but_drawing_a_double_is_fine() -> None:
    state = begun(RED + 3, GREEN + 1, market=(RED + 3,))
    say(state, (0, NUMBERS))
    assert state.table.cards[0] == (13,)
    assert asked(state) == ("decide", 1), "the only card in the market is the one just taken"
    state = begun(RED + 3, GREEN + 1, own=[(RED + 3,)])
    say(state, (0, NUMBERS))
    assert state.table.cards[0] == (13, 13)


@pytest.mark.rule("TS18", "TA13", "TT13")
def test_a_price_of_4_is_paid_with_two_bust_tokens_or_one_and_a_coin_but_not_with_more() -> None:
    start = begun(RED + 9, market=(BLUE + 4,), purses=[(5, 3)])
    say(start, (0, NUMBERS), (0, buy(24)))
    for payment, surplus in ((pay(0, 2), 2), (pay(1, 1), 0), (pay(4, 0), 0)):
        state = start.copy()
        assert told(say(state, (0, payment)), "bought")[0]["surplus"] == surplus
        assert state.table.purses[0].counts == (5 - payment.coins[0], 3 - payment.coins[1])
    assert refused(start, 0, pay(1, 2)) == ("laid-over", "TA13")
    assert refused(start, 0, pay(0, 3)) == ("laid-over", "TA13")
    assert refused(start, 0, pay(5, 0)) == ("laid-over", "TA13")
    assert refused(start, 0, pay(0, 1)) == ("laid-short", "TS18")
    assert refused(start, 0, pay(3, 0)) == ("laid-short", "TS18")
    assert refused(start, 0, pay(0, 0)) == ("laid-short", "TS18")


@pytest.mark.rule("TA12")
def test_nobody_pays_with_coins_or_bust_tokens_that_are_not_there() -> None:
    state = begun(RED + 9, market=(BLUE + 4,), purses=[(2, 1)])
    say(state, (0, NUMBERS), (0, buy(24)))
    assert refused(state, 0, pay(4, 0)) == ("coins-missing", "TA12")
    assert refused(state, 0, pay(0, 2)) == ("coins-missing", "TA12")


@pytest.mark.rule("TS19", "TA14")
def test_own_cards_pay_one_each_alone_or_with_coins_and_leave_the_game() -> None:
    start = begun(RED + 9, market=(BLUE + 3,), own=[(RED + 1, RED + 2)])
    say(start, (0, NUMBERS), (0, buy(23)))
    assert view(start, 0).options == (Lay("pay", Purse((1, 3), (5, 0)), 3, 0, (11, 12, 19), True),)
    for payment in (pay(0, 0, 11, 12, 19), pay(1, 0, 11, 19), pay(3, 0)):
        state = start.copy()
        events = say(state, (0, payment))
        assert told(events, "bought")[0]["spent"] == len(payment.cards)
        assert state.table.discard == payment.cards
        assert state.table.cards[0] == tuple(sorted({11, 12, 19, 23} - set(payment.cards)))
        assert 23 not in state.table.market
    assert refused(start, 0, pay(0, 0, 11, 12, 21)) == ("cards-missing", "TS19")
    assert refused(start, 0, pay(0, 0, 11, 11, 12)) == ("cards-missing", "TS19")
    assert refused(start, 0, pay(3, 0, 11)) == ("laid-over", "TA13")
    assert refused(start, 0, pay(0, 0, 11)) == ("laid-short", "TS18")


@pytest.mark.rule("TS19")
def test_the_card_that_is_bought_cannot_pay_for_itself() -> None:
    state = begun(RED + 9, market=(BLUE + 2,), own=[(BLUE, ORANGE + 1)], purses=[(0, 0)])
    say(state, (0, NUMBERS), (0, buy(22)))
    assert refused(state, 0, pay(0, 0, 20, 22)) == ("cards-missing", "TS19")
    state = begun(RED + 9, market=(BLUE + 3,), own=[(BLUE,)], purses=[(0, 0)])
    assert told(say(state, (0, NUMBERS)), "unable"), "two cards and nothing else are worth 2"


@pytest.mark.rule("TA15")
@pytest.mark.parametrize("wild", [RED, ANY + 4, ANY])
def test_a_wild_may_be_spent_as_one(wild: int) -> None:
    state = begun(RED + 9, market=(BLUE + 1,), own=[(wild,)])
    say(state, (0, NUMBERS), (0, buy(21)), (0, pay(0, 0, wild)))
    assert state.table.cards[0] == (19, 21)
    assert state.table.discard == (wild,)


@pytest.mark.rule("TA12")
@pytest.mark.parametrize(
    ("purse", "own", "card", "paid"),
    [
        ((5, 2), (), BLUE + 3, (0, 1, ())),  # bust tokens first
        ((5, 2), (), BLUE + 4, (1, 1, ())),  # no surplus rather than two bust tokens
        ((0, 2), (), BLUE + 4, (0, 2, ())),  # no card where the tokens are enough
        ((0, 0), (BLUE + 2, BLUE + 3), BLUE + 1, (0, 0, (BLUE + 3,))),  # blue 2 goes on from what is bought
        ((2, 0), (RED + 1, RED), BLUE + 3, (2, 0, (RED + 1,))),  # a plain card rather than a wild
        ((2, 0), (RED + 1, RED + 2, BLUE + 6, BLUE + 6), BLUE + 3, (2, 0, (BLUE + 6,))),  # what costs no points
    ],
)
def test_who_does_not_choose_pays_with_few_cards_then_little_surplus_then_bust_tokens(
    purse: tuple[int, int], own: tuple[int, ...], card: int, paid: tuple[int, int, tuple[int, ...]]
) -> None:
    state = begun(GREEN + 9, market=(card,), purses=[purse], own=[own])
    say(state, (0, NUMBERS), (0, buy(card)))
    assert tien.laying(view(state, 0)) == pay(*paid[:2], *paid[2])
    facts = told(say(state, (0, Action("pay"))), "bought")[0]
    assert (facts["coins"], facts["tokens"], facts["cards"]) == paid


@pytest.mark.rule("TA13")
@given(st.integers(0, 10), st.integers(0, 6), st.integers(0, 8), st.integers(1, 20))
def test_the_ways_to_pay_are_those_in_which_no_piece_is_superfluous(
    black: int, white: int, cards: int, due: int
) -> None:
    found = []
    for x, y, z in product(range(black + 1), range(white + 1), range(cards + 1)):
        worth = x + 3 * y + z
        lightest = 1 if x or z else 3
        if worth >= due > worth - lightest:
            found.append((x, y, z))
    ways = tien.ways_to_pay(black, white, cards, due)
    assert sorted(ways) == sorted(found)
    assert len(set(ways)) == len(ways)
    for way in ways[1:]:
        assert (way.cards, sum(way) + 2 * way.tokens) >= (ways[0].cards, sum(ways[0]) + 2 * ways[0].tokens)


@pytest.mark.rule("TA12")
def test_what_can_be_paid_in_one_way_only_is_paid_by_itself() -> None:
    state = begun(RED + 2, GREEN + 1, market=(BLUE + 6,), purses=[(5, 0)])
    events = say(state, (0, NUMBERS), (0, buy(26)))
    assert told(events, "bought")[0]["cards"] == (12,), "all there is"
    assert state.table.active == 1
    state = begun(RED + 2, GREEN + 1, market=(BLUE + 2,), purses=[(0, 0)], own=[(RED + 2, RED + 2)])
    events = say(state, (0, NUMBERS), (0, buy(22)))
    assert told(events, "bought")[0]["cards"] == (12, 12), "equal cards are no choice"
    state = begun(RED + 2, GREEN + 1, market=(BLUE + 6,), purses=[(5, 0)], own=[(RED + 3,)])
    say(state, (0, NUMBERS), (0, buy(26)))
    assert asked(state) == ("pay", 0)


# ------------------------------------------------------------------------------------------------ the auction


@pytest.mark.rule("TS21")
@pytest.mark.parametrize("wild", [RED, BLUE, ORANGE, GREEN, ANY, ANY + 1, ANY + 9])
def test_any_wild_is_sold_at_once(wild: int) -> None:
    state = begun(RED + 3, wild)
    events = say(state, (0, DRAW))
    assert told(events, "wild") == [{"who": 0, "card": wild, "order": (1, 2, 3, 0), "left": 127}]
    assert asked(state) == ("bid", 1)
    assert state.table.lot == wild
    assert state.table.total == 3, "a wild counts for nothing in the row"
    assert refused(state, 0, DRAW) == ("not-your-turn", "")


@pytest.mark.rule("TS22", "TT15")
@pytest.mark.parametrize(("drawer", "order"), [(0, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [0, 1, 2, 3])])
def test_each_seat_speaks_once_from_the_left_and_the_drawer_last(drawer: Seat, order: list[Seat]) -> None:
    state, spoken = begun(RED + 3, BLUE, opener=drawer), []
    say(state, (drawer, DRAW))
    for amount in (1, 2, 3, 4):
        spoken.append(state.table.asked[0])
        say(state, (state.table.asked[0], bid(amount)))
    assert spoken == order
    assert asked(state) == ("decide", drawer)


@pytest.mark.rule("TS22", "TA9")
def test_a_bid_is_at_least_one_and_over_the_highest_bid() -> None:
    state = begun(BLUE)
    assert view(state, 1).options == (Amount("bid", 1, 5), Say("pass"))
    assert refused(state, 1, bid(0)) == ("low", "TA9")
    say(state, (1, bid(3)))
    assert view(state, 2).options == (Amount("bid", 4, 5), Say("pass"))
    assert refused(state, 2, bid(3)) == ("low", "TA9")
    assert refused(state, 1, bid(5)) == ("not-your-turn", "TS22"), "each bids once"


@pytest.mark.rule("TS22")
def test_there_is_no_bid_and_no_pass_without_an_auction() -> None:
    state = begun(RED + 3)
    assert refused(state, 0, bid(1)) == ("not-now", "TS22")
    assert refused(state, 0, PASS) == ("not-now", "TS22")


@pytest.mark.rule("TA11")
def test_a_bid_may_be_one_that_cannot_be_paid_exactly_but_not_above_all_one_has() -> None:
    state = begun(BLUE, purses=[(5, 0), (1, 1), (5, 0), (5, 0)])
    assert view(state, 1).options[0] == Amount("bid", 1, 4)
    assert refused(state, 1, bid(5)) == ("high", "TA11")
    events = say(state, (1, bid(2)), (2, PASS), (3, PASS), (0, PASS))
    facts = {"coins": 0, "tokens": 1, "cards": (), "pieces": 1, "spent": 0, "surplus": 1}
    assert told(events, "won") == [{"who": 1, "card": 20, "due": 2, **facts}]


@pytest.mark.rule("TS23", "TS24")
def test_the_highest_bid_pays_and_takes_the_wild_and_the_drawer_goes_on() -> None:
    state = begun(RED + 3, BLUE, GREEN + 2)
    events = say(state, (0, DRAW), (1, bid(2)), (2, bid(4)), (3, PASS), (0, PASS))
    assert told(events, "won")[0]["who"] == 2
    assert state.table.cards == [(), (), (20,), ()]
    assert coins(state) == [5, 5, 1, 5]
    assert asked(state) == ("decide", 0)
    assert verbs(state) == ["draw", "numbers", "currency"]
    say(state, (0, DRAW))
    assert state.table.numbers == (13, 42)


@pytest.mark.rule("TS23", "TA12")
def test_the_winner_chooses_what_to_pay_with_where_there_is_a_choice() -> None:
    start = begun(BLUE, purses=[(5, 0), (5, 1), (5, 0), (5, 0)], own=[(), (RED + 1,)])
    say(start, (1, bid(3)), (2, PASS), (3, PASS), (0, PASS))
    assert asked(start) == ("pay", 1)
    assert view(start, 1).options == (Lay("pay", Purse((1, 3), (5, 1)), 3, 0, (), True),)
    for payment, left in ((pay(3, 0), (2, 1)), (pay(0, 1), (5, 0)), (Action("pay"), (5, 0))):
        state = start.copy()
        say(state, (1, payment))
        assert state.table.purses[1].counts == left
        assert asked(state) == ("decide", 0)
    assert refused(start, 1, pay(1, 1)) == ("laid-over", "TA13")
    assert refused(start, 1, pay(2, 0)) == ("laid-short", "TS18")


@pytest.mark.rule("TA8")
def test_a_wild_that_nobody_bids_for_leaves_the_game() -> None:
    state = begun(RED + 3, BLUE)
    events = say(state, (0, DRAW), (1, PASS), (2, PASS), (3, PASS), (0, PASS))
    assert told(events, "unsold") == [{"card": 20}]
    assert state.table.discard == (20,)
    assert state.table.market == ()
    assert asked(state) == ("decide", 0)


@pytest.mark.rule("TS22")
def test_who_cannot_raise_passes_by_itself() -> None:
    state = begun(RED + 3, BLUE, purses=[(5, 0), (3, 0), (3, 0), (0, 0)])
    events = say(state, (0, DRAW), (1, bid(3)))
    assert told(events, "forced") == [{"who": 2, "high": 3}, {"who": 3, "high": 3}]
    assert asked(state) == ("bid", 0)
    state = begun(RED + 3, BLUE, purses=[(0, 0)] * 4)
    events = say(state, (0, DRAW))
    assert told(events, "forced") == [{"who": seat, "high": 0} for seat in (1, 2, 3, 0)]
    assert asked(state) == ("decide", 0)


@pytest.mark.rule("TA10")
def test_a_bid_is_paid_without_cards_unless_the_house_rule_allows_them() -> None:
    own = [(), (RED + 1, RED + 2)]
    assert view(begun(BLUE, own=own), 1).options[0] == Amount("bid", 1, 5)
    start = begun(BLUE, own=own, rules=tien.Rules(cards_in_auction=True))
    assert view(start, 1).options[0] == Amount("bid", 1, 7)
    assert [facts["who"] for facts in told(say(start, (1, bid(6))), "forced")] == [2, 3, 0]
    assert view(start, 1).options == (Lay("pay", Purse((1, 3), (5, 0)), 6, 0, (11, 12), True),)
    say(start, (1, pay(5, 0, 11)))
    assert start.table.cards[1] == (12, 20)
    assert start.table.discard == (11,)


@pytest.mark.rule("TA7")
def test_a_turn_may_end_right_after_an_auction_unless_the_house_rule_wants_a_number_or_money() -> None:
    letting_go = [(1, PASS), (2, PASS), (3, PASS), (0, PASS)]
    state = begun(BLUE, GREEN + 2, market=(RED + 1,))
    say(state, *letting_go)
    assert verbs(state) == ["draw", "numbers", "currency"]
    say(state, (0, NUMBERS))
    assert asked(state) == ("buy", 0), "a turn without a card, but with a purchase"
    state = begun(BLUE, GREEN, GREEN + 2, RED + 1, rules=tien.Rules(empty_stop=False))
    say(state, *letting_go)
    assert asked(state) == ("bid", 1), "the next card was a wild too"
    events = say(state, *letting_go)
    assert told(events, "draw")[0]["card"] == 42
    assert verbs(state) == ["draw", "numbers", "currency"]


@pytest.mark.rule("TA7", "TS26")
def test_with_an_empty_pile_a_turn_of_wilds_only_ends_under_the_house_rule_too() -> None:
    state = begun(BLUE, only=True, rules=tien.Rules(empty_stop=False))
    say(state, (1, PASS), (2, PASS), (3, PASS), (0, PASS))
    assert verbs(state) == ["numbers", "currency"]


# ------------------------------------------------------------------------------------------------ the end


@pytest.mark.rule("TS26", "TS27", "TT16")
def test_after_the_last_card_everybody_may_buy_once_more_from_the_left_of_its_drawer() -> None:
    state = begun(RED + 1, opener=2, only=True, market=(BLUE + 1, BLUE + 2, BLUE + 3, BLUE + 4, BLUE + 5))
    assert verbs(state) == ["numbers", "currency"]
    assert refused(state, 2, DRAW) == ("not-now", "TS26")
    events = say(state, (2, CURRENCY))
    assert told(events, "final") == [{"who": 3}]
    buyers = []
    while state.table.phase != "end":
        buyers.append(state.table.asked[0])
        say(state, (state.table.asked[0], SKIP))
    assert buyers == [3, 0, 1, 2]
    assert state.table.asked == ()


@pytest.mark.rule("TA20")
def test_the_last_drawer_buys_last_and_may_so_buy_twice() -> None:
    state = begun(RED + 1, only=True, market=(BLUE + 1, BLUE + 2), players=2)
    events = say(state, (0, NUMBERS), (0, buy(21)), (0, pay(1, 0)))
    assert told(events, "final") == [{"who": 1}]
    say(state, (1, SKIP))
    assert asked(state) == ("buy", 0)
    say(state, (0, buy(22)), (0, pay(2, 0)))
    assert state.table.cards[0] == (11, 21, 22)
    assert state.table.phase == "end"


@pytest.mark.rule("TA20")
def test_a_wild_as_the_last_card_is_sold_before_its_drawer_stops() -> None:
    state = begun(RED + 1, BLUE, only=True)
    say(state, (0, DRAW))
    assert asked(state) == ("bid", 1)
    say(state, (1, bid(1)), (2, PASS), (3, PASS), (0, PASS))
    assert asked(state) == ("decide", 0)
    assert verbs(state) == ["numbers", "currency"]
    assert state.table.last == 0


@pytest.mark.rule("TA20", "TA21")
def test_who_is_bust_with_the_last_card_may_still_buy_at_the_end() -> None:
    state = begun(RED + 5, BLUE + 6, only=True, market=(GREEN + 1,))
    events = say(state, (0, DRAW))
    assert told(events, "bust")[0]["who"] == 0
    assert told(events, "final") == [{"who": 1}]
    buyers = []
    while state.table.phase == "buy":
        buyers.append(state.table.asked[0])
        say(state, (state.table.asked[0], SKIP))
    assert buyers == [1, 2, 3, 0], "whatever their last turn brought"


@pytest.mark.rule("TS26")
def test_the_pile_is_never_shuffled_again() -> None:
    for players in tien.PLAYERS:
        journal, state = play(TIEN, [bots.anything] * players, 4)
        drawn = [event.facts["card"] for event in journal.events if event.name in ("draw", "wild")]
        assert sorted(drawn) == list(tien.deck(players))
        assert state.table.phase == "end"
        assert not state.stock.pile


def ended(*own: tuple[int, ...], purses: Sequence[tuple[int, int]] = ()) -> State:
    """A table where everything has been said, with these cards and tokens."""
    state = tien.start(len(own), tien.Rules())
    state.table.cards = list(own)
    if purses:
        state.table.purses = [Purse(tien.KINDS, purse) for purse in purses]
    return state


@pytest.mark.rule("TS28", "TA26", "TT2")
def test_blue_1_2_3_5_7_scores_3() -> None:
    assert runs.best([21, 22, 23, 25, 27]) == (3, (), ((0, 0), (1, 3), (0, 0), (0, 0)))


@pytest.mark.rule("TS28", "TA26", "TT3")
def test_runs_of_5_3_2_and_1_score_11() -> None:
    cards = [11, 12, 13, 14, 15, 44, 45, 46, 22, 23, 38]
    assert runs.best(cards).points == 11
    assert [runs.points_of(run) for run in runs.best(cards).runs] == [5, 2, 1, 3]


@pytest.mark.rule("TS2", "TS3", "TS25", "TT4", "TT5", "TT6", "TT7")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([21, 22, 23, 25, 27, BLUE], 5),
        ([21, 22, 23, 25, 27, ANY + 4], 5),
        ([21, 22, 23, 25, 27, BLUE, ANY + 6], 7),
        ([21, 22, 23, 25, 27, 43, ANY + 4, ANY], 8),
        ([21, 22, 23, 25, 26, 11, 12, 13, ANY + 4], 9),
    ],
)
def test_wilds_stand_where_they_bring_the_most_each_in_one_place(cards: list[int], points: int) -> None:
    assert runs.best(cards).points == points
    spots = [card for _, card in runs.best(cards).stands if card]
    assert len(set(spots)) == len(spots)


@pytest.mark.rule("TS29", "TA22", "TT8")
def test_a_full_colour_scores_10_and_four_of_them_40() -> None:
    full = [10 * colour + n for colour in range(1, 5) for n in range(1, 10)]
    assert runs.best(full[:9]).points == 10
    assert runs.best(full[:8]).points == 8
    assert runs.best(full).points == 40
    assert runs.best([*full, 10, 50]).points == 40


@pytest.mark.rule("TS25", "TA22")
def test_wilds_may_be_placed_by_hand_and_the_score_takes_the_best() -> None:
    own = (21, 22, 23, 25, 27, BLUE, ANY + 6)
    assert runs.placed(own, [(20, 28), (56, 46)]).points == 4
    assert runs.placed(own, []).points == 3
    assert tien.score(ended(own, ())).totals == (7, 0)


@pytest.mark.rule("TS1", "TS30")
def test_the_most_points_win_whatever_the_coins() -> None:
    assert tien.score(ended((11,), (21, 22), purses=[(10, 5), (0, 0)])) == ((1, 2), (1,))


@pytest.mark.rule("TS30", "TT17")
def test_of_equal_points_the_most_coins_win_and_bust_tokens_do_not_count() -> None:
    assert tien.score(ended((11,), (21,), purses=[(4, 2), (5, 0)])) == ((1, 1), (1,))


@pytest.mark.rule("TS30")
def test_of_equal_points_and_coins_the_fewest_cards_win_wilds_and_doubles_counted() -> None:
    assert tien.score(ended((11, 11), (21,), purses=[(5, 0), (5, 0)])).winners == (1,)
    assert tien.score(ended((11, 22, 33, 44), (11, 12, 13, 15, ANY + 1), purses=[(5, 0)] * 2)) == ((4, 4), (0,))


@pytest.mark.rule("TS30")
def test_when_all_is_equal_the_win_is_shared() -> None:
    assert tien.score(ended((11,), (21,), (), purses=[(5, 0), (5, 1), (9, 0)])) == ((1, 1, 0), (0, 1))


def test_the_end_tells_points_winners_coins_and_how_many_cards() -> None:
    journal, state = play(TIEN, [bots.anything] * 4, 8)
    end = journal.events[-1].facts
    outcome = tien.score(state)
    assert (end["totals"], end["winners"]) == outcome
    assert end["coins"] == tuple(coins(state))
    assert end["held"] == tuple(map(len, state.table.cards))


# ------------------------------------------------------------------------------------------------ one player


@pytest.mark.rule("TS1")
def test_one_player_plays_for_points_by_the_same_rules() -> None:
    state = tien.start(1, tien.Rules())
    order = first([MONEY + 2, RED + 3, BLUE, RED + 9, GREEN + 5], tien.deck(1))
    events = say(state, (CHANCE, Action("deck", cards=order)))
    assert told(events, "opens") == [{"who": 0}], "there is nothing to draw lots for"
    events = say(state, (0, DRAW), (0, NUMBERS))
    assert told(events, "numbers") == [{"who": 0, "cards": (13,), "count": 1, "money": 0, "gains": (0,)}]
    assert coins(state) == [5], "nobody else gets the money"
    assert asked(state) == ("bid", 0), "alone in the auction"
    assert view(state, 0).options[0] == Amount("bid", 1, 5)
    say(state, (0, bid(1)))
    assert state.table.cards == [(13, 20)]
    assert asked(state) == ("decide", 0)
    assert refused(state, 0, buy(13)) == ("not-now", "TA17")
    _, over = play(TIEN, [bots.anything], 3)
    assert tien.score(over).winners == (0,)


# ------------------------------------------------------------------------------------------------ knowing


@pytest.mark.rule("TA27")
@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_all_lies_open_but_the_order_of_the_pile(seat: Seat) -> None:
    state = begun(RED + 3, own=[(RED + 1,), (ANY,)], purses=[(5, 2), (3, 0)])
    seen = view(state, seat)
    for name in tien.Table.__slots__:
        assert hasattr(seen, name)
    for name in tien.Stock.__slots__:
        assert not hasattr(seen, name)
    assert seen.cards == ((11,), (50,), (), ())
    assert seen.purses[0] == Purse((1, 3), (5, 2))
    assert tien.alone(state.table) is False


def odds(card: int, **which: bool) -> Fraction:
    return tien.bust_odds(view(begun(card), 0), **which).bust


def test_after_a_first_card_the_risk_is_exactly_what_was_counted_by_hand() -> None:
    assert odds(RED + 7) == Fraction(47, 128)
    assert odds(RED + 9) == Fraction(71, 128)
    assert odds(RED + 7, wilds=False) == Fraction(47, 110)
    assert odds(RED + 9, wilds=False) == Fraction(71, 110)


@pytest.mark.parametrize("players", tien.PLAYERS)
def test_the_risk_of_a_bust_is_the_share_of_unseen_cards_that_bust(players: int) -> None:
    state = tien.start(players, tien.Rules())
    for k, _ in enumerate(played(TIEN, state, players)):
        seen, pile = view(state, SPECTATOR), state.stock.pile
        total, money = state.table.total, state.table.money
        over = sum(tien.kind_of(card) == "number" and total + card % 10 > 10 for card in pile)
        dear = sum(tien.kind_of(card) == "currency" and money + card % 10 > 10 for card in pile)
        plain = sum(tien.kind_of(card) in ("number", "currency") for card in pile)
        every, likely = tien.bust_odds(seen), tien.bust_odds(seen, wilds=False)
        assert every == (Fraction(over, len(pile) or 1), Fraction(dear, len(pile) or 1))
        assert likely == (Fraction(over, plain or 1), Fraction(dear, plain or 1))
        assert every.bust == every.numbers + every.currency
        if k > 150:
            break


def test_the_risk_can_be_asked_for_any_total_and_money() -> None:
    seen = view(begun(RED + 7), 0)
    assert tien.bust_odds(seen, 1).numbers == 0
    assert tien.bust_odds(seen, 10).numbers == Fraction(83, 128)
    assert tien.bust_odds(seen, -10, 10) == tien.Odds(Fraction(0), Fraction(27, 128))
    assert tien.bust_odds(seen, 0, 5).bust == 0


def test_the_cards_that_can_be_counted_are_those_seen_and_those_in_the_pile() -> None:
    state = begun(RED + 3, BLUE, own=[(GREEN + 1,)], market=(ORANGE + 2,))
    say(state, (0, DRAW))
    counted = tien.cards(view(state, 3))["deck"]
    assert counted.seen == (13, 20, 32, 41)
    assert counted.left == len(counted.unseen) == 125
    assert counted.unseen == tuple(sorted(state.stock.pile))


def test_an_imagined_pile_has_the_unseen_cards_in_another_order() -> None:
    state = begun(RED + 3)
    twin = tien.imagine(view(state, 1), Random(1))
    assert twin.stock.pile != state.stock.pile
    assert sorted(twin.stock.pile) == sorted(state.stock.pile)


@pytest.mark.parametrize(
    ("card", "kind", "value"),
    [(17, "number", 7), (40, "colour", 0), (53, "value", 3), (50, "any", 0), (65, "currency", 5)],
)
def test_a_card_tells_its_kind_and_its_number(card: int, kind: str, value: int) -> None:
    assert (tien.kind_of(card), tien.value_of(card)) == (kind, value)
    assert runs.is_wild(card) is (kind in ("colour", "value", "any"))
