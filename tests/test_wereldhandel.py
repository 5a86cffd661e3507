"""Wereldhandel: every plain rule (WS), every ruling (WA) and every worked case (WT) by its id."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban.actions import CHANCE, Action, Amount, Choice, IllegalMove, Lay, Order, Pick, Say, Seat
from hashiban.bots import anything
from hashiban.engine import chance, look, play, step
from hashiban.games import wereldhandel as wh
from hashiban.games import wereldhandel_money as money_cards
from hashiban.journal import choices
from hashiban.purse import Coins, Purse, added, ways
from hashiban.table import SPECTATOR, Event, State
from hashiban.words import words
from tests.laws.wereldhandel import WERELD, at_the_bank, invariants, longest, minted, position
from tests.seats import snapshot

if TYPE_CHECKING:
    from collections.abc import Iterator

BRICKS, POTATOES, ONIONS, BANANAS, COFFEE, TULIPS, TREES, CHEESE, BICYCLES, DIAMONDS = range(10)
DETENTION, DEMURRAGE, WATER = wh.FINES
PASS, SELL, BUY, PAY, ACCEPT, AUCTION = map(Action, ("pass", "sell", "buy", "pay", "accept", "auction"))
RICH: Coins = (2, 4, 3, 2, 1, 0)  # 590
START = wh.START
Goods = tuple[dict[int, int], ...]


# ----------------------------------------------------------------------------------------------- saying things


def say(state: State, *moves: tuple[Seat, Action]) -> list[Event]:
    """Let the seats say this in turn; where all cards and money are there, the invariants hold after each."""
    events = []
    whole = wh.total(state) == wh.total(wh.start(state.table.players, state.table.rules))
    for seat, action in moves:
        before = state.copy()
        told = step(WERELD, state, seat, action)
        if whole:
            invariants(before, state, told)
        events += told
    return events


def sum_of(state: State) -> Coins:
    """All money cards in hands."""
    return tuple(map(sum, zip(*(hand.purse.counts for hand in state.hands), strict=True)))


def cards(*values: int) -> Coins:
    """These money cards, by what they are worth."""
    held = Counter(values)
    return tuple(held[kind] for kind in wh.MONEY)


def bid(amount: int) -> Action:
    return Action("bid", amount)


def trade(partner: Seat, kind: int) -> Action:
    return Action("trade", cards=(wh.coded(partner, kind),))


def offer(*values: int) -> Action:
    return Action("offer", coins=cards(*values))


def counter(*values: int) -> Action:
    return Action("counter", coins=cards(*values))


def refused(state: State, seat: Seat, action: Action) -> tuple[str, str]:
    """The reason and the rule with which this is refused; the state stays as it was."""
    before = snapshot(state)
    with pytest.raises(IllegalMove) as refusal:
        step(WERELD, state, seat, action)
    assert snapshot(state) == before
    return refusal.value.key, refusal.value.rule


def options(state: State, seat: Seat) -> dict[str, Any]:
    """What this seat may say, by verb."""
    return {option.verb: option for option in look(WERELD, state, seat).options}


def told(events: list[Event], name: str) -> list[dict[str, Any]]:
    """The facts of all events of this name."""
    return [event.facts for event in events if event.name == name]


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def money(state: State) -> list[int]:
    return [hand.purse.total for hand in state.hands]


def owned(state: State, kind: int) -> list[int]:
    return [row[kind] for row in state.table.goods]


def auctioned(*hands: Coins, card: int = ONIONS, **more: Any) -> State:
    """Seat 0 auctions this card; these are the hands."""
    return position(hands, pile=(card, *more.pop("pile", (BRICKS, BRICKS))), **more)


def sold(state: State, seat: Seat, amount: int) -> list[Event]:
    """This seat bids so much, and the others let it pass."""
    events: list[Event] = []
    auction = state.table.auction
    while state.table.auction is auction and state.table.phase == "bid":
        asked = state.table.asked[0]
        events += say(state, (asked, bid(amount) if asked == seat and not state.table.auction.high else PASS))
    return events


def offered(one: Coins, other: Coins, mine: int = 1, theirs: int = 1, **more: Any) -> State:
    """Seat 0 has offered seat 1 a trade for onions and is asked what it lays; two cards are still in the pile."""
    rest = {ONIONS: 4 - mine - theirs}
    state = position((one, other, START), ({ONIONS: mine}, {ONIONS: theirs}, rest), (BRICKS, BRICKS), **more)
    say(state, (0, trade(1, ONIONS)))
    return state


def facts(who: Seat, whom: Seat, **more: Any) -> dict[str, Any]:
    return {"who": who, "whom": whom, **more}


def begun(players: int, *pile: int, first: Seat = 0, rules: wh.Rules = wh.Rules()) -> State:  # noqa: B008
    """A game from the beginning, with these cards on top."""
    state = wh.start(players, rules)
    rest = Counter(wh._pile(wh.GOODS, wh.FINES)) - Counter(pile)
    say(state, (CHANCE, Action("pile", cards=(*pile, *rest.elements()))))
    order = (first, *(seat for seat in range(players) if seat != first))
    say(state, (CHANCE, Action("opener", cards=order)))
    return state


def whole_game(players: int, seed: int, rules: wh.Rules = wh.Rules()) -> tuple[list[Event], State]:  # noqa: B008
    journal, state = play(WERELD, [anything] * players, seed, rules)
    return journal.events, state


# ------------------------------------------------------------------------------------------------- the box


@pytest.mark.rule("WS1", "WA2", "WA4")
def test_there_are_ten_goods_of_four_cards_and_three_penalties() -> None:
    assert [kind.value for kind in wh.KINDS] == [10, 40, 90, 160, 250, 350, 500, 650, 800, 1000]
    assert sum(kind.value for kind in wh.KINDS) == 3850
    assert (wh.KINDS[ONIONS].value, wh.KINDS[CHEESE].value, wh.KINDS[TREES].value) == (90, 650, 500)
    assert [kind.name for kind in wh.PENALTIES] == ["detention", "demurrage", "water"]
    assert [kind.value for kind in wh.PENALTIES] == [100, 200, 500]
    assert Counter(wh.start(3, wh.Rules()).stock.pile) == dict.fromkeys(wh.GOODS, 4) | dict.fromkeys(wh.FINES, 1)
    assert wh.start(3, wh.Rules()).table.left == 43


@pytest.mark.rule("WS1")
def test_every_card_has_a_name_of_its_own_in_every_language() -> None:
    for language in ("en", "nl", "de"):
        called = [words(language).say("wereldhandel-card", card=card) for card in (*wh.GOODS, *wh.FINES)]
        assert len(set(called)) == 13
        assert called[:10] == [words(language).say("wereldhandel-goods", kind=kind) for kind in range(10)]
    ours = words("en")
    named = [ours.say("wereldhandel-card", card=card) for card in (*wh.GOODS, *wh.FINES)]
    assert named == [*(kind.name for kind in wh.KINDS), "detention", "demurrage", "water damage"]
    pieces = [int(ours.say(f"wereldhandel-piece-{at}")) for at in range(len(wh.MONEY))]
    assert tuple(pieces) == wh.MONEY


@pytest.mark.rule("WS3")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_everybody_starts_with_90_in_seven_cards_hidden_from_the_others(players: int) -> None:
    state = wh.start(players, wh.Rules())
    assert [hand.purse for hand in state.hands] == [Purse(wh.MONEY, (2, 4, 1, 0, 0, 0))] * players
    assert money(state) == [90] * players
    assert state.table.counts == [7] * players
    assert not hasattr(look(WERELD, state, SPECTATOR), "purse")
    assert look(WERELD, state, 1).purse == state.hands[1].purse
    assert wh.alone(state.table)


@pytest.mark.rule("WS2", "WA31")
@pytest.mark.parametrize(("players", "end"), [(3, 2820), (4, 3760), (5, 4700)])
def test_the_bank_has_one_card_a_player_for_each_tree(players: int, end: int) -> None:
    table = wh.start(players, wh.Rules()).table
    assert table.bank == (0, 0, players, players, players, players)
    assert table.money == 90 * players
    table.trees = 4
    assert table.money == end == 940 * players
    assert sum(minted(players, 4)) == 11 * players
    box = (10, 20, 10, 5, 5, 5)
    assert all(n <= there for n, there in zip(minted(players, 4), box, strict=True)), "the box of the family has it"
    assert minted(5, 4) == box, "and with five players no card is left"


@pytest.mark.rule("WA1", "WA31")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6, 100])
def test_the_game_is_for_three_to_five_players(players: int) -> None:
    assert list(wh.PLAYERS) == [3, 4, 5]
    with pytest.raises(ValueError, match="for 3 to 5 players"):
        wh.start(players, wh.Rules())


@pytest.mark.rule("WS4")
def test_chance_shuffles_and_chooses_who_begins_and_turns_go_clockwise() -> None:
    state = wh.start(4, wh.Rules())
    assert look(WERELD, state, CHANCE).options == (Order("pile", tuple(sorted(state.stock.pile))),)
    say(
        state,
        (CHANCE, Action("pile", cards=(DETENTION, DEMURRAGE, WATER, *(k for k in range(10) for _ in range(4))))),
    )
    assert look(WERELD, state, CHANCE).options == (Order("opener", (0, 1, 2, 3)),)
    events = say(state, (CHANCE, Action("opener", cards=(2, 0, 1, 3))))
    assert told(events, "opens") == [{"who": 2}]
    assert [f["who"] for f in told(events, "turned")] == [2, 3, 0, 1], "three penalties, then a card to bid for"
    openers = Counter(told(whole_game(3, seed)[0], "opens")[0]["who"] for seed in range(120))
    assert all(20 < openers[seat] < 60 for seat in range(3))


# ------------------------------------------------------------------------------------------------- turns


@pytest.mark.rule("WS5", "WS6")
def test_at_first_there_is_only_the_auction_and_it_begins_by_itself() -> None:
    state = begun(3, ONIONS, ONIONS)
    assert state.table.phase == "bid"
    sold(state, 0, 0)
    assert owned(state, ONIONS) == [1, 0, 0]
    assert (state.table.phase, state.table.active) == ("bid", 1), "nobody owns the same as seat 0 yet"


@pytest.mark.rule("WS5", "WS6", "WA25", "WA28")
def test_on_a_turn_one_auctions_or_trades_with_whom_one_likes_for_what_both_own() -> None:
    goods = ({ONIONS: 1, CHEESE: 1, TULIPS: 4}, {ONIONS: 2, COFFEE: 1}, {ONIONS: 1, CHEESE: 3, COFFEE: 2})
    state = position((START,) * 3, goods, (BRICKS, BRICKS))
    assert look(WERELD, state, 0).options == (Say("auction"), Pick("trade", (102, 202, 207)))
    assert [wh.decoded(code) for code in (102, 202, 207)] == [(1, ONIONS), (2, ONIONS), (2, CHEESE)]
    say(state, (0, trade(2, CHEESE)))
    assert (state.table.partner, state.table.kind, state.table.phase) == (2, CHEESE, "offer")
    say(state, (0, offer(0)), (2, ACCEPT))
    assert state.table.active == 1, "one thing a turn"


@pytest.mark.rule("WS6", "WS29")
@pytest.mark.parametrize(
    "code",
    [
        wh.coded(1, TULIPS),  # seat 0 has all four
        wh.coded(2, COFFEE),  # seat 2 has all four
        wh.coded(1, CHEESE),  # seat 1 has none
        wh.coded(1, BRICKS),  # nobody has any
        wh.coded(0, ONIONS),  # oneself
        wh.coded(3, ONIONS),  # nobody there
        -98,
        999,
    ],
)
def test_no_trade_for_a_complete_set_nor_with_somebody_who_has_no_such_goods(code: int) -> None:
    goods = ({ONIONS: 1, CHEESE: 1, TULIPS: 4}, {ONIONS: 2}, {ONIONS: 1, CHEESE: 2, COFFEE: 4})
    state = position((START,) * 3, goods, (BRICKS, BRICKS))
    assert refused(state, 0, Action("trade", cards=(code,))) == ("cards-missing", "WS6")


@pytest.mark.rule("WA28")
def test_nobody_offers_two_trades_at_once_or_none() -> None:
    state = position((START,) * 3, ({ONIONS: 1, CHEESE: 1}, {ONIONS: 2, CHEESE: 1}), (BRICKS, BRICKS))
    assert refused(state, 0, Action("trade", cards=(102, 107))) == ("cards-many", "WA28")
    assert refused(state, 0, Action("trade")) == ("cards-few", "WA28")
    assert refused(state, 1, trade(0, ONIONS)) == ("not-your-turn", "")


@pytest.mark.rule("WS28", "WA24")
def test_when_the_pile_is_empty_one_has_to_trade() -> None:
    goods: Goods = ({ONIONS: 1, CHEESE: 1}, {ONIONS: 3, CHEESE: 3}, {})
    state = position((START,) * 3, goods)
    assert look(WERELD, state, 0).options == (Pick("trade", (102, 107)),)
    assert refused(state, 0, AUCTION) == ("not-now", "WS28")
    say(state, (0, trade(1, ONIONS)), (0, offer(0)), (1, ACCEPT))
    assert state.table.active == 1


@pytest.mark.rule("WA24")
def test_the_only_trade_there_is_happens_by_itself() -> None:
    state = position((START,) * 3, ({ONIONS: 2}, {ONIONS: 2}))
    assert (state.table.phase, state.table.asked, state.table.stake) == ("offer", (0,), 2)
    assert refused(state, 0, trade(1, ONIONS)) == ("not-now", "WS6")


@pytest.mark.rule("WS29", "WA23", "WT22")
def test_who_has_only_complete_sets_or_nothing_is_skipped() -> None:
    goods: Goods = ({ONIONS: 2, CHEESE: 2}, {TULIPS: 4}, {}, {ONIONS: 2, CHEESE: 2})
    state = position((START,) * 4, goods)
    events = say(state, (0, trade(3, ONIONS)), (0, offer(50)), (3, ACCEPT))
    assert told(events, "skip") == [{"who": 1}, {"who": 2}]
    assert state.table.active == 3
    assert state.table.asked == (3,)
    assert state.table.phase == "offer", "and only one trade is left"


@pytest.mark.rule("WS30")
def test_the_game_ends_when_every_set_is_complete() -> None:
    goods = ({ONIONS: 2}, {ONIONS: 2, CHEESE: 4}, {k: 4 for k in range(10) if k not in (ONIONS, CHEESE)})
    state = position((START,) * 3, goods)
    events = say(state, (0, offer(50, 10)), (1, counter(50)))
    assert told(events, "set") == [{"who": 0, "card": ONIONS, "value": 90, "sets": 1}]
    assert told(events, "end") == [{"totals": (90, 650, 3110 * 8), "winners": (2,), "capped": 0}]
    assert (state.table.asked, state.table.phase, state.table.capped) == ((), "end", False)
    assert wh.waiting(state.table) == ()


@pytest.mark.rule("WS30")
def test_a_last_card_that_completes_the_last_set_ends_the_game() -> None:
    goods: Goods = (dict.fromkeys(range(9), 4), {DIAMONDS: 3}, {})
    state = position((START,) * 3, goods, (DIAMONDS,))
    assert state.table.phase == "bid"
    events = sold(state, 1, 10)
    events += say(state, (0, SELL))
    assert names(events)[-3:] == ["sold", "set", "end"]


# ------------------------------------------------------------------------------------------------- auctions


@pytest.mark.rule("WS7", "WS8", "WS9", "WA9")
def test_all_but_the_auctioneer_bid_in_turn_from_the_left_and_always_higher() -> None:
    state = auctioned(RICH, RICH, RICH, RICH, first=0)
    assert (state.table.card, state.table.active, state.table.asked) == (ONIONS, 0, (1,))
    assert refused(state, 0, bid(10)) == ("not-your-turn", "WA9")
    say(state, (1, bid(10)), (2, bid(20)))
    assert refused(state, 3, bid(20)) == ("low", "WS8")
    assert refused(state, 3, bid(10)) == ("low", "WS8")
    say(state, (3, bid(30)), (1, bid(100)))
    assert state.table.asked == (2,)
    assert look(WERELD, state, 2).options == (Amount("bid", 110, state.table.money, 10), Say("pass"))


@pytest.mark.rule("WA8")
@pytest.mark.parametrize(
    ("amount", "fault"), [(15, ("step", "WA8")), (59, ("step", "WA8")), (0, ("low", "WS8")), (-10, ("low", "WS8"))]
)
def test_a_bid_is_a_multiple_of_ten_and_at_least_ten(amount: int, fault: tuple[str, str]) -> None:
    state = auctioned(RICH, RICH, RICH)
    assert refused(state, 1, bid(amount)) == fault
    assert options(state, 1)["bid"].least == 10


@pytest.mark.rule("WA9")
def test_who_passed_may_come_back_until_all_others_have_passed_since_the_last_bid() -> None:
    state = auctioned(RICH, RICH, RICH, RICH)
    spoken = []
    for action in (PASS, bid(10), PASS, bid(20), bid(30), PASS, PASS):
        spoken += state.table.asked
        say(state, (state.table.asked[0], action))
    assert spoken == [1, 2, 3, 1, 2, 3, 1]
    assert (state.table.phase, state.table.auction.leader, state.table.auction.high) == ("refusal", 2, 30)


@pytest.mark.rule("WA9")
@pytest.mark.parametrize("first", range(5))
def test_bidding_goes_clockwise_past_the_auctioneer(first: int) -> None:
    state, spoken = auctioned(*[RICH] * 5, first=first), []
    for amount in range(10, 130, 10):
        spoken += state.table.asked
        say(state, (state.table.asked[0], bid(amount)))
    assert spoken == [(first + 1 + k % 4) % 5 for k in range(12)]


@pytest.mark.rule("WS10", "WS11", "WT1")
def test_a_bid_of_60_is_sold_to_who_holds_50_and_10() -> None:
    state = auctioned(cards(0), cards(50, 10), cards(0))
    events = sold(state, 1, 60)
    assert told(events, "hammer") == [{"who": 1, "amount": 60, "card": ONIONS}]
    events = say(state, (0, SELL))
    assert told(events, "sells") == [facts(0, 1, amount=60, card=ONIONS)]
    paid = facts(1, 0, card=ONIONS, price=60, paid=60, over=0, laid=(10, 50))
    assert told(events, "sold") == [paid]
    assert money(state) == [60, 0, 0]
    assert owned(state, ONIONS) == [0, 1, 0]
    assert look(WERELD, state, SPECTATOR).goods[1][ONIONS] == 1, "goods lie open"


@pytest.mark.rule("WS12", "WT2")
def test_with_first_refusal_the_auctioneer_pays_the_60_and_keeps_the_card() -> None:
    state = auctioned(cards(50, 10, 0), cards(50, 10), cards(0))
    sold(state, 1, 60)
    assert look(WERELD, state, 0).options == (Say("sell"), Say("buy", 60, Purse(wh.MONEY, cards(50, 10))))
    events = say(state, (0, BUY))
    paid = facts(0, 1, card=ONIONS, price=60, paid=60, over=0, laid=(10, 50))
    assert told(events, "bought") == [paid]
    assert money(state) == [0, 120, 0]
    assert owned(state, ONIONS) == [1, 0, 0]


@pytest.mark.rule("WA12")
def test_a_bid_without_the_money_is_cashed_in_when_the_auctioneer_buys() -> None:
    state = auctioned(RICH, cards(0), cards(0))
    sold(state, 1, 200)
    say(state, (0, BUY))
    assert money(state) == [390, 200, 0]
    assert owned(state, ONIONS) == [1, 0, 0]


@pytest.mark.rule("WA13")
def test_the_auctioneer_cannot_buy_without_the_money_but_is_asked_all_the_same() -> None:
    state = auctioned(START, RICH, RICH)
    sold(state, 1, 100)
    assert look(WERELD, state, 0).options == (Say("sell"),)
    assert refused(state, 0, BUY) == ("not-now", "WA13")
    assert look(WERELD, auctioned_at_100(RICH), 0).asked == state.table.asked, "so that nobody can tell"


def auctioned_at_100(auctioneer: Coins) -> State:
    state = auctioned(auctioneer, RICH, RICH)
    sold(state, 1, 100)
    return state


@pytest.mark.rule("WS13", "WA14", "WT3")
def test_a_bid_of_60_with_50_and_100_costs_100_and_there_is_no_change() -> None:
    state = auctioned(cards(10, 10, 10, 10), cards(50, 100), cards(0))
    sold(state, 1, 60)
    events = say(state, (0, SELL))
    paid = facts(1, 0, card=ONIONS, price=60, paid=100, over=40, laid=(100,))
    assert told(events, "sold") == [paid]
    assert money(state) == [140, 50, 0]


@pytest.mark.rule("WS13", "WA14")
@given(st.tuples(*[st.integers(0, 3)] * 6), st.integers(1, 60))
def test_the_payment_is_the_smallest_that_the_cards_can_make(coins: Coins, tens: int) -> None:
    due = 10 * tens
    every = product(*(range(n + 1) for n in coins))
    sums = [sum(k * n for k, n in zip(wh.MONEY, laid, strict=True)) for laid in every]
    enough = [total for total in sums if total >= due]
    state = auctioned(RICH, coins, RICH)
    state.table.trees = 4
    sold(state, 1, due)
    events = say(state, (0, SELL))
    if not enough:
        assert told(events, "default")[0]["money"] == max(sums)
        return
    if state.table.phase == "pay":
        assert len(list(ways(Purse(wh.MONEY, (0, *coins[1:])), min(enough)))) > 1
        assert look(WERELD, state, 1).options == (Say("pay", min(enough), Purse(wh.MONEY, (0, *coins[1:]))),)
        events = say(state, (1, PAY))
    (paid,) = told(events, "sold")
    assert paid["paid"] == min(enough) == sum(paid["laid"])
    assert paid["over"] == min(enough) - due
    assert 0 not in paid["laid"]


@pytest.mark.rule("WA14")
def test_who_can_make_the_amount_with_different_cards_chooses() -> None:
    state = auctioned(START, cards(10, 10, 10, 10, 10, 50, 100), RICH)
    sold(state, 1, 50)
    say(state, (0, SELL))
    assert (state.table.phase, state.table.asked) == ("pay", (1,))
    assert refused(state, 1, Action("pay", coins=cards(100))) == ("coins-sum", "WS13")
    assert refused(state, 1, Action("pay", coins=cards(10, 10, 10, 10))) == ("coins-sum", "WS13")
    assert refused(state, 1, Action("pay", coins=cards(50, 50))) == ("coins-missing", "WS13")
    events = say(state, (1, Action("pay", coins=cards(10, 10, 10, 10, 10))))
    assert told(events, "sold")[0]["laid"] == (10,) * 5


@pytest.mark.rule("WA14")
def test_who_buys_with_first_refusal_chooses_the_cards_too_and_the_largest_go_first_otherwise() -> None:
    hand = cards(10, 10, 10, 10, 10, 50)
    for coins, laid in ((cards(10, 10, 10, 10, 10), (10,) * 5), ((), (50,))):
        state = auctioned(hand, START, START)
        sold(state, 1, 50)
        assert refused(state, 0, Action("buy", coins=cards(10, 50))) == ("coins-sum", "WS13")
        assert refused(state, 0, Action("buy", coins=cards(100))) == ("coins-missing", "WS13")
        assert told(say(state, (0, Action("buy", coins=coins))), "bought")[0]["laid"] == laid


@pytest.mark.rule("WA15")
def test_a_card_of_0_is_no_payment() -> None:
    state = auctioned(cards(0, 0, 50), cards(0, 10, 10, 10, 10, 10, 50), RICH)
    sold(state, 1, 50)
    with_zero = Action("buy", coins=cards(0, 50))
    assert refused(state, 0, with_zero) == ("coins-missing", "WS13")
    say(state, (0, SELL))
    assert refused(state, 1, Action("pay", coins=cards(0, 50))) == ("coins-missing", "WS13")
    say(state, (1, PAY))
    assert state.hands[1].purse.counts[0] == 1


@pytest.mark.rule("WA14", "WA15")
def test_with_free_overpay_any_cards_pay_of_which_none_could_stay() -> None:
    rules = wh.Rules(free_overpay=True)
    hand = cards(0, 10, 50, 100)
    legal = {(10, 50), (100,)}
    for laid in legal:
        state = auctioned(START, hand, RICH, rules=rules)
        sold(state, 1, 60)
        say(state, (0, SELL))
        assert look(WERELD, state, 1).options == (Lay("pay", Purse(wh.MONEY, cards(10, 50, 100)), 60, tight=True),)
        events = say(state, (1, Action("pay", coins=cards(*laid))))
        assert told(events, "sold")[0]["laid"] == laid
        assert told(events, "sold")[0]["over"] == sum(laid) - 60
    state = auctioned(START, hand, RICH, rules=rules)
    sold(state, 1, 60)
    say(state, (0, SELL))
    assert refused(state, 1, Action("pay", coins=cards(50))) == ("laid-short", "WS13")
    assert refused(state, 1, Action("pay", coins=cards(50, 100))) == ("laid-over", "WA14")
    assert refused(state, 1, Action("pay", coins=cards(0, 100))) == ("coins-missing", "WS13")
    assert told(say(state, (1, PAY)), "sold")[0]["laid"] == (10, 50), "the least, where nothing is chosen"


@pytest.mark.rule("WA14")
@given(st.tuples(*[st.integers(0, 3)] * 6), st.integers(1, 60), st.booleans())
def test_who_pays_is_asked_just_when_there_is_a_choice(coins: Coins, tens: int, free: bool) -> None:
    due, found = 10 * tens, set()
    for laid in product(*(range(n + 1) for n in coins)):
        total = sum(k * n for k, n in zip(wh.MONEY, laid, strict=True))
        lightest = min([k for k, n in zip(wh.MONEY, laid, strict=True) if n], default=0)
        if total >= due and (total - lightest < due):
            found.add((total, laid))
    if not free:
        least = min([total for total, _ in found], default=0)
        found = {(total, laid) for total, laid in found if total == least}
    purse = Purse(wh.MONEY, (0, *coins[1:]))
    assert money_cards.several(purse, due, free) is (len(found) > 1)
    state = auctioned(RICH, coins, RICH, rules=wh.Rules(free_overpay=free))
    state.table.trees = 4
    sold(state, 1, due)
    say(state, (0, SELL))
    assert (state.table.phase == "pay") is (len(found) > 1)


@pytest.mark.rule("WS14", "WA10", "WA11", "WT4")
def test_who_bids_200_with_90_shows_all_and_the_card_is_auctioned_again_without_that_seat() -> None:
    state = auctioned(START, START, START, START)
    say(state, (1, PASS), (2, bid(200)), (3, PASS), (1, PASS))
    events = say(state, (0, SELL))
    shown = (0, 0, 10, 10, 10, 10, 50)
    assert told(events, "default") == [{"who": 2, "amount": 200, "money": 90, "shown": shown}]
    assert told(events, "again") == [{"who": 0, "card": ONIONS}]
    assert (state.table.card, state.table.out, state.table.auction.high) == (ONIONS, (2,), 0)
    assert money(state) == [90] * 4
    spoken = []
    for action in (PASS, bid(10), PASS):
        spoken += state.table.asked
        say(state, (state.table.asked[0], action))
    assert spoken == [1, 3, 1]
    say(state, (0, SELL))
    assert owned(state, ONIONS) == [0, 0, 0, 1]
    assert money(state) == [100, 90, 90, 80]


@pytest.mark.rule("WA11", "WS15")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_when_nobody_can_pay_the_auctioneer_gets_the_card_after_each_was_found_out(players: int) -> None:
    state = auctioned(*[START] * players)
    defaults: list[dict[str, Any]] = []
    while state.table.card == ONIONS:
        high = state.table.money
        events = say(state, (state.table.asked[0], bid(high)), (0, SELL))
        defaults += told(events, "default")
    assert [f["who"] for f in defaults] == list(range(1, players))
    assert owned(state, ONIONS) == [1] + [0] * (players - 1)
    assert state.table.out == ()


@pytest.mark.rule("WA11")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_with_defaulter_returns_the_bluffer_bids_again_but_not_for_ever(players: int) -> None:
    state = auctioned(*[START] * players, rules=wh.Rules(defaulter_returns=True))
    high = state.table.money
    for repeats in range(players + 1):
        assert (state.table.card, state.table.repeats, state.table.out) == (ONIONS, repeats, ())
        assert state.table.asked == (1,)
        events = say(state, (1, bid(high)), (0, SELL))
    assert names(events)[:5] == ["bid", "hammer", "sells", "default", "free"]
    assert owned(state, ONIONS)[0] == 1


@pytest.mark.rule("WA11")
def test_a_repeat_brings_no_new_tree_money() -> None:
    state = begun(3, TREES)
    assert money(state) == [140] * 3
    say(state, (1, bid(200)), (2, PASS), (0, SELL))
    assert state.table.card == TREES
    assert money(state) == [140] * 3
    assert state.table.trees == 1


@pytest.mark.rule("WA10")
def test_a_bid_may_go_up_to_all_the_money_there_is_and_ends_there() -> None:
    state = auctioned(START, START, START)
    assert options(state, 1)["bid"].most == 270 == state.table.money
    assert refused(state, 1, bid(280)) == ("high", "WA10")
    say(state, (1, bid(100)))
    events = say(state, (2, bid(270)))
    assert names(events) == ["bid", "hammer"], "nobody could go higher"


@pytest.mark.rule("WA10")
def test_with_strict_bids_nobody_bids_more_than_all_own_money() -> None:
    state = auctioned(RICH, START, RICH, rules=wh.Rules(strict_bids=True))
    assert look(WERELD, state, 1).options == (Amount("bid", 10, 90, 10), Say("pass"))
    assert refused(state, 1, bid(100)) == ("high", "WA10")
    say(state, (1, bid(80)), (2, bid(90)))
    assert look(WERELD, state, 1).options == (Say("pass"),), "asked all the same: it is a secret that 90 is all"
    assert refused(state, 1, bid(100)) == ("not-now", "")


@pytest.mark.rule("WA10", "WA11")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_with_strict_bids_nobody_is_ever_found_out(players: int) -> None:
    for seed in range(5):
        strict = names(whole_game(players, seed, wh.Rules(strict_bids=True))[0])
        assert "default" not in strict
        assert "sold" in strict
    assert any("default" in names(whole_game(players, seed)[0]) for seed in range(5))


@pytest.mark.rule("WS15", "WA16", "WT5")
def test_without_a_bid_the_auctioneer_gets_the_card_for_nothing() -> None:
    state = auctioned(START, START, START)
    events = say(state, (1, PASS), (2, PASS))
    assert told(events, "free") == [{"who": 0, "card": ONIONS}]
    assert owned(state, ONIONS) == [1, 0, 0]
    assert money(state) == [90] * 3


# ------------------------------------------------------------------------------------------ trees and penalties


@pytest.mark.rule("WS16", "WS17", "WA3", "WT6")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_the_trees_bring_50_then_100_then_200_then_500_to_all_and_are_auctioned(players: int) -> None:
    state = begun(players, TREES, TREES, TREES, TREES)
    for time, (amount, each) in enumerate(((50, 140), (100, 240), (200, 440), (500, 940)), start=1):
        assert state.table.trees == time
        assert money(state) == [each] * players
        assert state.table.money == players * each
        assert state.table.bank == at_the_bank(players, time)
        assert (state.table.card, state.table.phase) == (TREES, "bid")
        assert amount == wh.PAYOUTS[time - 1]
        while state.table.card == TREES and state.table.trees == time:
            say(state, (state.table.asked[0], PASS))
            if state.table.phase == "turn":
                say(state, (state.table.active, AUCTION))
    assert sum(owned(state, TREES)) == 4


@pytest.mark.rule("WS16")
def test_a_tree_is_told_with_its_money() -> None:
    state = wh.start(3, wh.Rules())
    pile = (TREES, *(Counter(wh._pile(wh.GOODS, wh.FINES)) - Counter([TREES])).elements())
    events = say(state, (CHANCE, Action("pile", cards=pile)), (CHANCE, Action("opener", cards=(0, 1, 2))))
    assert told(events, "tree") == [{"time": 1, "amount": 50, "money": 420}]


@pytest.mark.rule("WA3", "WS17")
def test_with_tree_discard_a_tree_pays_out_and_the_next_card_is_turned_up() -> None:
    rules = wh.Rules(tree_discard=True)
    state = begun(3, TREES, TREES, ONIONS, rules=rules)
    assert (state.table.card, state.table.trees, state.table.active) == (ONIONS, 2, 0)
    assert money(state) == [240] * 3
    events, end = whole_game(3, 1, rules)
    assert len(told(events, "set")) == 9
    assert owned(end, TREES) == [0, 0, 0]
    assert len(told(events, "felled")) == 4
    assert len(told(events, "turned")) == 43


@pytest.mark.rule("WA3")
def test_a_discarded_tree_that_was_the_last_card_ends_the_turn() -> None:
    goods = ({ONIONS: 2}, {ONIONS: 2, CHEESE: 1}, {CHEESE: 3})
    state = position((START,) * 3, goods, (TREES,), rules=wh.Rules(tree_discard=True))
    say(state, (0, AUCTION))
    assert (state.table.active, state.table.phase, state.table.trees) == (1, "turn", 1)


@pytest.mark.rule("WS18", "WA5", "WT7")
@pytest.mark.parametrize("card", wh.FINES)
def test_a_penalty_stays_with_who_turned_it_up_and_ends_the_turn(card: int) -> None:
    state = begun(3, card, ONIONS)
    assert state.table.fines == [(card,), (), ()]
    assert wh.score(state).totals == (-{DETENTION: 100, DEMURRAGE: 200, WATER: 500}[card], 0, 0)
    assert (state.table.active, state.table.card, state.table.asked) == (1, ONIONS, (2,))


@pytest.mark.rule("WA5")
def test_with_penalty_redraw_the_next_card_is_turned_up_by_the_same_seat() -> None:
    state = begun(3, DETENTION, WATER, ONIONS, rules=wh.Rules(penalty_redraw=True))
    assert state.table.fines == [(DETENTION, WATER), (), ()]
    assert (state.table.active, state.table.card, state.table.asked) == (0, ONIONS, (1,))


@pytest.mark.rule("WA5")
@pytest.mark.parametrize("redraw", [False, True])
def test_a_penalty_as_the_last_card_ends_the_turn_in_any_case(redraw: bool) -> None:
    goods = ({ONIONS: 2}, {ONIONS: 2, CHEESE: 1}, {CHEESE: 3})
    state = position((START,) * 3, goods, (WATER,), rules=wh.Rules(penalty_redraw=redraw))
    say(state, (0, AUCTION))
    assert (state.table.active, state.table.phase) == (1, "turn")


@pytest.mark.rule("WA7")
def test_a_penalty_is_nothing_that_one_can_trade() -> None:
    goods = ({ONIONS: 1}, {ONIONS: 1}, {ONIONS: 2})
    state = position((START,) * 3, goods, (BRICKS, BRICKS))
    state.table.fines = [(DETENTION,), (WATER,), ()]
    assert options(state, 0)["trade"].cards == (102, 202)
    for fine in wh.FINES:
        assert refused(state, 0, trade(1, fine)) == ("cards-missing", "WS6")


# --------------------------------------------------------------------------------------------------- trades


@pytest.mark.rule("WS19", "WS20", "WS25", "WA18", "WT8")
def test_a_single_0_that_is_taken_wins_the_goods() -> None:
    state = offered(cards(0, 50), cards(10))
    events = say(state, (0, offer(0)))
    assert told(events, "offer") == [facts(0, 1, count=1, round=1)]
    events = say(state, (1, ACCEPT))
    assert told(events, "accept") == [facts(1, 0, count=1)]
    assert told(events, "opened") == [facts(0, 1, amount=0, laid=(0,))]
    assert told(events, "traded") == [facts(0, 1, card=ONIONS, stake=1, by="accept")]
    assert owned(state, ONIONS) == [2, 0, 2]
    assert [hand.purse.counts for hand in state.hands[:2]] == [cards(50), cards(0, 10)]


@pytest.mark.rule("WS21", "WS22", "WT9")
def test_60_against_50_wins_the_goods_and_the_bundles_change_hands() -> None:
    state = offered(cards(10, 50, 50), cards(50, 100))
    events = say(state, (0, offer(10, 50)), (1, counter(50)))
    assert told(events, "counter") == [facts(1, 0, count=1)]
    seen = facts(0, 1, offer=60, counter=50, laid=(10, 50), against=(50,))
    assert told(events, "compared") == [seen]
    assert told(events, "traded") == [facts(0, 1, card=ONIONS, stake=1, by="more")]
    assert owned(state, ONIONS) == [2, 0, 2]
    assert [hand.purse.counts for hand in state.hands[:2]] == [cards(50, 50), cards(10, 50, 100)]


@pytest.mark.rule("WS22", "WT10")
def test_50_against_60_loses_the_goods_and_the_bundles_change_hands() -> None:
    state = offered(cards(0, 50), cards(50, 10))
    events = say(state, (0, offer(50)), (1, counter(10, 50)))
    assert told(events, "traded") == [facts(1, 0, card=ONIONS, stake=1, by="more")]
    assert owned(state, ONIONS) == [0, 2, 2]
    assert money(state)[:2] == [60, 50]


@pytest.mark.rule("WS23", "WS24", "WA19", "WT11")
def test_two_ties_bring_the_goods_to_who_offered_after_two_swaps() -> None:
    state = offered(cards(50, 10), cards(10, 10, 10, 10, 10, 10))
    events = say(state, (0, offer(50)), (1, counter(10, 10, 10, 10, 10)))
    assert told(events, "tie") == [facts(0, 1)]
    assert told(events, "traded") == []
    assert [hand.purse.counts for hand in state.hands[:2]] == [cards(*[10] * 6), cards(50, 10)], "swapped, and kept"
    assert (state.table.phase, state.table.asked, state.table.round) == ("offer", (0,), 2)
    events = say(state, (0, offer(10)), (1, counter(10)))
    assert told(events, "traded") == [facts(0, 1, card=ONIONS, stake=1, by="tie")]
    assert owned(state, ONIONS) == [2, 0, 2]
    assert money(state)[:2] == [60, 60]
    assert (state.table.round, state.table.stake, state.table.partner, state.table.offered) == (0, 0, None, 0)


@pytest.mark.rule("WS23", "WA20", "WT12")
def test_after_a_tie_the_second_offer_may_be_taken() -> None:
    state = offered(cards(50, 10), cards(50))
    say(state, (0, offer(50)), (1, counter(50)))
    assert [option.verb for option in look(WERELD, state, 0).options] == ["offer"]
    say(state, (0, offer(10)))
    assert [option.verb for option in look(WERELD, state, 1).options] == ["accept", "counter"]
    events = say(state, (1, ACCEPT))
    assert told(events, "traded") == [facts(0, 1, card=ONIONS, stake=1, by="accept")]
    assert money(state)[:2] == [50, 60]
    assert owned(state, ONIONS) == [2, 0, 2]


@pytest.mark.rule("WS23")
@pytest.mark.parametrize(("second", "winner"), [((60, 50), 0), ((50, 60), 1)])
def test_after_a_tie_the_higher_bundle_wins_as_ever(second: tuple[int, int], winner: Seat) -> None:
    state = offered(cards(10, 50, 50), cards(10, 50, 50))
    say(state, (0, offer(50)), (1, counter(50)))
    bundles = {50: (50,), 60: (10, 50)}
    events = say(state, (0, offer(*bundles[second[0]])), (1, counter(*bundles[second[1]])))
    assert told(events, "traded")[0]["who"] == winner


@pytest.mark.rule("WS26", "WA21", "WT13")
@pytest.mark.parametrize(
    ("answers", "winner"),
    [((ACCEPT,), 0), ((counter(10),), 0), ((counter(50, 10),), 1), ((counter(50), counter(50)), 0)],
)
def test_two_against_two_is_for_both_and_somebody_has_the_set(answers: tuple[Action, ...], winner: Seat) -> None:
    state = offered(cards(50, 10), cards(50, 10), mine=2, theirs=2)
    assert state.table.stake == 2
    for answer in answers:
        events = say(state, (0, offer(50)), (1, answer))
    assert told(events, "traded")[0]["stake"] == 2
    assert told(events, "set") == [{"who": winner, "card": ONIONS, "value": 90, "sets": 1}]
    assert owned(state, ONIONS)[winner] == 4


@pytest.mark.rule("WS27", "WA22", "WT14")
@pytest.mark.parametrize(("mine", "theirs"), [(1, 2), (2, 1), (1, 1), (3, 1), (1, 3)])
def test_otherwise_one_card_is_at_stake(mine: int, theirs: int) -> None:
    state = offered(cards(50, 10), cards(50, 10), mine, theirs)
    assert state.table.stake == 1
    events = say(state, (0, offer(50)), (1, ACCEPT))
    assert told(events, "trade") == []
    assert owned(state, ONIONS)[:2] == [mine + 1, theirs - 1]


@pytest.mark.rule("WS19", "WS21", "WA17")
def test_nobody_lays_cards_that_are_not_there_nor_none_at_all() -> None:
    state = offered(cards(0, 10, 50), cards(0, 100))
    assert look(WERELD, state, 0).options == (Lay("offer", state.hands[0].purse, pieces=1),)
    assert refused(state, 0, offer(100)) == ("coins-missing", "WS19")
    assert refused(state, 0, offer(10, 10)) == ("coins-missing", "WS19")
    assert refused(state, 0, Action("offer")) == ("pieces-few", "WA17")
    assert refused(state, 0, offer()) == ("pieces-few", "WA17")
    say(state, (0, offer(0)))
    assert look(WERELD, state, 1).options == (Say("accept"), Lay("counter", state.hands[1].purse, pieces=1))
    assert refused(state, 1, counter(50)) == ("coins-missing", "WS21")
    assert refused(state, 1, counter()) == ("pieces-few", "WA17")
    assert refused(state, 0, ACCEPT) == ("not-your-turn", "")


@pytest.mark.rule("WA17")
def test_who_has_no_money_cards_offers_nothing_by_itself_and_may_lay_nothing_against() -> None:
    state = offered(cards(), cards())
    assert (state.table.phase, state.table.offered) == ("answer", 0)
    assert look(WERELD, state, 1).options == (Say("accept"), Lay("counter", state.hands[1].purse, pieces=0))
    events = say(state, (1, counter()))
    assert names(events)[:3] == ["counter", "compared", "tie"]
    assert told(events, "offer") == [facts(0, 1, count=0, round=2)]
    events = say(state, (1, Action("counter")))
    assert told(events, "traded") == [facts(0, 1, card=ONIONS, stake=1, by="tie")]


@pytest.mark.rule("WA17")
def test_who_has_one_money_card_lays_it_by_itself() -> None:
    state = offered(cards(50), cards(10))
    assert (state.table.phase, state.table.offered) == ("answer", 1)
    assert state.hands[0].offer == cards(50)


@pytest.mark.rule("WA17")
def test_with_empty_offers_nothing_may_be_laid_with_money_in_hand() -> None:
    state = offered(cards(50), cards(10), rules=wh.Rules(empty_offers=True))
    assert look(WERELD, state, 0).options == (Lay("offer", state.hands[0].purse, pieces=0),)
    say(state, (0, offer()))
    assert state.table.offered == 0
    events = say(state, (1, counter()))
    assert names(events) == ["counter", "compared", "tie"]
    say(state, (0, offer()))
    assert told(say(state, (1, ACCEPT)), "traded")[0]["by"] == "accept"


@pytest.mark.rule("WA25")
def test_the_partner_cannot_refuse_to_trade() -> None:
    state = offered(cards(0, 10), cards(10))
    say(state, (0, offer(0)))
    assert [option.verb for option in look(WERELD, state, 1).options] == ["accept", "counter"]
    assert refused(state, 1, PASS) == ("not-now", "")


# --------------------------------------------------------------------------------------------------- secrets


@pytest.mark.rule("WA27")
def test_bids_payments_and_shown_hands_are_told_to_all() -> None:
    open_events = {"bid", "pass", "hammer", "sells", "sold", "bought", "default", "again", "free"}
    for seed in range(6):
        for event in whole_game(4, seed)[0]:
            if event.name in open_events:
                assert event.to is None


@pytest.mark.rule("WA27", "WS21")
@given(st.data())
def test_the_others_get_the_same_of_a_trade_whatever_lies_in_the_bundles(data: st.DataObject) -> None:
    """With as many cards and the same winner: nothing that a third seat sees or hears tells the values."""
    hand = cards(0, 0, 10, 10, 10, 10, 50, 100)
    lay = st.lists(st.sampled_from((0, 10, 50, 100)), min_size=1, max_size=1)
    bundles = [(data.draw(lay), data.draw(lay)) for _ in range(2)]
    got: dict[tuple[str, ...], set[str]] = {}
    for ours, theirs in bundles:
        state = offered(hand, hand)
        log = [say(state, (0, offer(*ours)))]
        looks = [seen_by_others(state, log)]
        log.append(say(state, (1, counter(*theirs))))
        looks.append(seen_by_others(state, log))
        outcome = tuple(f"{event.name} {event.facts.get('who')}" for event in log[1])
        got.setdefault(outcome, set()).add(snapshot(looks))
    assert all(len(views) == 1 for views in got.values())


def seen_by_others(state: State, log: list[list[Event]]) -> list[Any]:
    """All that seat 2 and who only watches can see and hear."""
    found = []
    for seat in (2, SPECTATOR):
        view = look(WERELD, state, seat, log)
        found.append((state.table, state.hands[2], view.options, view.heard))
    return found


@pytest.mark.rule("WA27")
def test_the_two_who_trade_are_told_the_values_and_the_partner_only_after_answering() -> None:
    state = offered(RICH, RICH)
    log = [say(state, (0, offer(50, 100)))]
    assert look(WERELD, state, 0).offer == cards(50, 100)
    twin = offered(RICH, RICH)
    told_twin = [say(twin, (0, offer(0, 0)))]
    for seat in (1, 2, SPECTATOR):
        there, here = look(WERELD, state, seat, log), look(WERELD, twin, seat, told_twin)
        assert (there.heard, there.options, there.offered) == (here.heard, here.options, here.offered)
        assert seat != SPECTATOR or not hasattr(there, "offer")
    log.append(say(state, (1, counter(200))))
    values = {"offer": 150, "counter": 200, "laid": (50, 100), "against": (200,)}
    for seat in (0, 1):
        assert told(list(look(WERELD, state, seat, log).heard), "compared") == [facts(0, 1, **values)]
    for seat in (2, SPECTATOR):
        assert told(list(look(WERELD, state, seat, log).heard), "compared") == []


@pytest.mark.rule("WA27", "WS25")
def test_what_was_in_an_offer_that_is_taken_is_told_to_the_two_only() -> None:
    state = offered(RICH, RICH)
    log = [say(state, (0, offer(50, 100)), (1, ACCEPT))]
    heard = {seat: told(list(look(WERELD, state, seat, log).heard), "opened") for seat in (0, 1, 2, SPECTATOR)}
    values = [facts(0, 1, amount=150, laid=(50, 100))]
    assert heard == {0: values, 1: values, 2: [], SPECTATOR: []}


@pytest.mark.rule("WA27")
def test_what_is_known_of_a_hand_follows_what_could_be_seen() -> None:
    state = offered(cards(0, 10, 10, 50), cards(10, 50, 50))
    assert state.table.known[:2] == [cards(0, 10, 10, 50), cards(10, 50, 50)], "all hands began in the open"
    say(state, (0, offer(10)), (1, counter(50, 50)))
    assert state.table.known[0] == cards(10), "one card went unseen, so of two tens one is left for sure"
    assert state.table.known[1] == cards(), "two went unseen: none of three is left for sure"
    assert state.hands[2].knows[:2] == state.table.known[:2]
    for seat in (0, 1):
        assert state.hands[seat].knows[:2] == [cards(0, 10, 50, 50, 50), cards(10, 10)]


@pytest.mark.rule("WA27", "WS14")
def test_a_hand_that_is_shown_is_known_again_and_so_is_what_is_paid() -> None:
    state = auctioned(START, START, START)
    nothing = [(0,) * 6] * 3
    state.table.known = list(nothing)
    for seat, hand in enumerate(state.hands):
        hand.knows = [hand.purse.counts if k == seat else (0,) * 6 for k in range(3)]
    say(state, (1, bid(200)), (2, PASS), (0, SELL))
    assert state.table.known == [(0,) * 6, START, (0,) * 6]
    say(state, (2, bid(60)), (0, SELL))
    assert state.table.known == [cards(10, 50), START, (0,) * 6]
    assert state.hands[1].knows == [cards(10, 50), START, (0,) * 6]


# ------------------------------------------------------------------------------------------------- scoring


@pytest.mark.rule("WS31", "WT15")
def test_onions_and_cheese_make_1480() -> None:
    assert wh.points([90, 650]) == (90 + 650) * 2 == 740 * 2 == 1480
    assert scored({ONIONS: 4, CHEESE: 4, DIAMONDS: 3}) == 1480, "open sets count nothing"


@pytest.mark.rule("WS32", "WA6", "WT16")
def test_penalties_come_off_after_multiplying() -> None:
    for fine, value in ((DETENTION, 100), (DEMURRAGE, 200), (WATER, 500)):
        assert scored({ONIONS: 4, CHEESE: 4}, fine) == 1480 - value
    assert scored({ONIONS: 4, CHEESE: 4}, *wh.FINES) == 1480 - 800


@pytest.mark.rule("WT17")
def test_a_penalty_without_a_set_is_a_score_below_nought() -> None:
    assert scored({ONIONS: 3}, DETENTION) == -100


@pytest.mark.rule("WT18")
def test_650_160_and_10_make_2460() -> None:
    assert scored({CHEESE: 4, BANANAS: 4, BRICKS: 4}) == 820 * 3 == 2460


@pytest.mark.rule("WT19")
@given(st.sets(st.sampled_from(range(10))))
def test_one_more_set_brings_the_old_sum_and_its_value_times_the_new_number(sets: set[int]) -> None:
    values = [wh.KINDS[kind].value for kind in sets]
    for kind in set(range(10)) - sets:
        value = wh.KINDS[kind].value
        gain = wh.points([*values, value]) - wh.points(values)
        assert gain == sum(values) + (len(values) + 1) * value
    assert wh.points([90, 650, 160]) - wh.points([90, 650]) == 740 + 3 * 160 == 1220


@pytest.mark.rule("WT20")
def test_all_ten_sets_make_38500() -> None:
    assert scored(dict.fromkeys(range(10), 4)) == 38_500


@pytest.mark.rule("WS33", "WA26")
def test_most_points_win_and_equal_points_share_whatever_money_is_left() -> None:
    state = position((RICH, START, START), ({BRICKS: 4, POTATOES: 4}, {BRICKS: 0, ONIONS: 4}, {}))
    assert wh.score(state) == ((100, 90, 0), (0,))
    state.table.goods[0] = goods_row({ONIONS: 4})
    assert wh.score(state) == ((90, 90, 0), (0, 1))


def scored(sets: dict[int, int], *fines: int) -> int:
    state = wh.start(3, wh.Rules())
    state.table.goods[1], state.table.fines[1] = goods_row(sets), fines
    return wh.score(state).totals[1]


def goods_row(goods: dict[int, int]) -> tuple[int, ...]:
    return tuple(goods.get(kind, 0) for kind in range(10))


# ---------------------------------------------------------------------------------------- no money, no end


@pytest.mark.rule("WA30")
def test_without_money_cards_go_to_auctioneers_and_trades_to_who_offers() -> None:
    state = position((cards(),) * 3, ({ONIONS: 1}, {ONIONS: 1}, {}), (CHEESE, CHEESE, CHEESE))
    say(state, (0, trade(1, ONIONS)), (1, ACCEPT))
    assert owned(state, ONIONS) == [2, 0, 0]
    assert state.table.active == 1
    say(state, (2, PASS), (0, PASS))
    assert owned(state, CHEESE) == [0, 1, 0]


def circling(pile: tuple[int, ...] = ()) -> State:
    """Nobody has money; onions lie 2, 1, 1, and who is left of the holder of two begins."""
    return position((cards(),) * 3, ({ONIONS: 2}, {ONIONS: 1}, {ONIONS: 1}), pile, first=1)


def circle(state: State) -> Iterator[list[Event]]:
    """Each challenges the holder of two, whose two ties, or whose yes, bring the card."""
    while state.table.asked and state.table.phase == "turn":
        holder = owned(state, ONIONS).index(2)
        events = say(state, (state.table.active, trade(holder, ONIONS)))
        if state.table.idle % 2:
            events += say(state, (holder, counter()), (holder, counter()))
        else:
            events += say(state, (holder, ACCEPT))
        yield events


@pytest.mark.rule("WA29", "WT21")
def test_a_circle_of_trades_ends_after_a_hundred_and_is_flagged() -> None:
    state, seen, last = circling(), [], list[Event]()
    for events in circle(state):
        seen.append(tuple(owned(state, ONIONS)))
        last = events
        assert len(seen) <= 100
    assert seen[:4] == [(1, 2, 1), (1, 1, 2), (2, 1, 1), (1, 2, 1)], "period three"
    assert len(seen) == 100
    assert told(last, "end") == [{"totals": (0, 0, 0), "winners": (0, 1, 2), "capped": 1}]
    assert (state.table.capped, state.table.phase, state.table.asked) == (True, "end", ())


@pytest.mark.rule("WA29")
def test_while_cards_are_left_the_circle_is_broken_by_an_auction() -> None:
    state = circling((CHEESE, CHEESE))
    for count in range(1, 101):
        events = next(circle(state))
        assert (told(events, "enough") == []) is (count < 100)
    assert told(events, "enough") == [{"who": 2, "trades": 100}]
    assert (state.table.phase, state.table.card, state.table.active) == ("bid", CHEESE, 2)
    assert (state.table.idle, state.table.capped) == (0, False)
    say(state, (0, PASS), (1, PASS))
    assert state.table.phase == "turn", "and trading may go on"
    assert len(options(state, 0)["trade"].cards) == 2


@pytest.mark.rule("WA29")
def test_an_auction_begins_the_count_anew() -> None:
    state = circling((CHEESE, CHEESE))
    for _ in islice(circle(state), 5):
        pass
    assert state.table.idle == 5
    say(state, (state.table.active, AUCTION))
    assert state.table.idle == 0


@pytest.mark.rule("WA29")
@pytest.mark.parametrize("pile", [(), (CHEESE, CHEESE)])
def test_a_complete_set_begins_the_count_anew(pile: tuple[int, ...]) -> None:
    goods = ({ONIONS: 2, TULIPS: 3}, {ONIONS: 1, TULIPS: 1}, {ONIONS: 1})
    state = position((cards(),) * 3, goods, pile)
    state.table.idle = 99
    events = say(state, (0, trade(1, TULIPS)), (1, ACCEPT))
    assert [f["card"] for f in told(events, "set")] == [TULIPS]
    assert (told(events, "enough"), told(events, "end")) == ([], [])
    assert state.table.idle == 0


@pytest.mark.rule("WA29")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_random_games_never_come_near_the_guard(players: int) -> None:
    for seed in range(15):
        state, most, luck = wh.start(players, wh.Rules()), 0, Random(seed)
        while state.table.asked:
            seat = state.table.asked[0]
            answer = chance if seat == CHANCE else anything
            step(WERELD, state, seat, answer(look(WERELD, state, seat), luck).action)
            most = max(most, state.table.idle)
        assert most < 60
        assert not state.table.capped


# ------------------------------------------------------------------------------------------------ imagining


@pytest.mark.rule("WA27")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_what_is_imagined_fits_all_that_a_seat_knows(players: int) -> None:
    drawn_anew, payers = 0, 0
    for seed in range(4):
        state, luck = wh.start(players, wh.Rules(free_overpay=seed % 2 == 1)), Random(seed)
        while state.table.asked:
            for seat in (SPECTATOR, *range(players)) if luck.random() < 0.2 else ():
                twin = wh.imagine(look(WERELD, state, seat), luck)
                floors = state.table.known if seat == SPECTATOR else state.hands[seat].knows
                assert snapshot(twin.table) == snapshot(state.table)
                assert sum_of(twin) == sum_of(state)
                assert [sum(hand.purse.counts) for hand in twin.hands] == state.table.counts
                assert sorted(twin.stock.pile) == sorted(state.stock.pile)
                for hand, sure in zip(twin.hands, floors, strict=True):
                    assert hand.purse.holds(sure)
                    assert hand.purse.holds(hand.offer)
                offers = [sum(hand.offer) for hand in twin.hands]
                assert offers == [sum(hand.offer) for hand in state.hands]
                if state.table.phase == "pay":
                    payers += 1
                    payer = twin.hands[state.table.asked[0]].purse
                    assert money_cards.several(
                        money_cards.payable(payer), state.table.auction.high, state.table.rules.free_overpay
                    )
                drawn_anew += twin.hands[0].purse != state.hands[0].purse
            seat = state.table.asked[0]
            answer = chance if seat == CHANCE else sober
            step(WERELD, state, seat, answer(look(WERELD, state, seat), luck).action)
    assert drawn_anew > 50
    assert payers > 5


def sober(view: Any, luck: Random) -> Any:
    """Says any legal thing, but bids low and sells, so that there is something to pay."""
    option = view.options[0]
    if isinstance(option, Amount) and luck.random() < 0.5:
        return anything_of(option.verb, option.least)
    if view.phase == "refusal" and luck.random() < 0.8:
        return anything_of("sell")
    return anything_of("pass") if view.phase == "bid" else anything(view, luck)


def anything_of(verb: str, amount: int = 0) -> Any:
    return Choice(Action(verb, amount))


@pytest.mark.parametrize("tries", [0, 3, 50])
def test_a_payer_that_hardly_ever_could_pay_is_drawn_with_the_right_odds(
    tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 1 was let pay 60 from three unknown cards of eight: every set of three that can is as likely."""
    monkeypatch.setattr(money_cards, "TRIES", tries)
    state = auctioned(START, cards(10, 10, 50), cards(0, 10, 10, 10, 50))
    sold(state, 1, 20)
    state.table.auction.high = 60
    state.table.phase, state.table.asked = "pay", (1,)
    loose = cards(0, 10, 10, 10, 10, 10, 50, 50)
    monkeypatch.setattr(wh, "minted", lambda players, trees: added(START, loose))
    monkeypatch.setattr(wh, "several", lambda purse, due, free: True)
    state.hands[0].knows = [START, (0,) * 6, (0,) * 6]
    view, luck, games = look(WERELD, state, 0), Random(4), 3000
    drawn = Counter(wh.imagine(view, luck).hands[1].purse.counts for _ in range(games))
    ways_to = {cards(10, 10, 50): 20, cards(10, 50, 50): 5, cards(0, 10, 50): 10, cards(0, 50, 50): 1}
    assert set(drawn) == set(ways_to)
    for coins, n in ways_to.items():
        share = n / sum(ways_to.values())
        assert abs(drawn[coins] - games * share) < 4.5 * (games * share * (1 - share)) ** 0.5


def test_with_strict_bids_the_high_bidder_is_imagined_with_the_money() -> None:
    state = auctioned(START, RICH, START, rules=wh.Rules(strict_bids=True))
    state.table.trees, state.table.bank = 4, at_the_bank(3, 4)
    luck = Random(1)
    for hand, coins in zip(state.hands, (START, (2, 4, 2, 2, 2, 0), (2, 4, 3, 1, 1, 3)), strict=True):
        hand.purse, hand.knows = Purse(wh.MONEY, coins), [(0,) * 6] * 3
    state.table.counts = [sum(hand.purse.counts) for hand in state.hands]
    state.table.known = [(0,) * 6] * 3
    state.hands[0].knows = [START, (0,) * 6, (0,) * 6]
    say(state, (1, bid(700)))
    totals = [wh.imagine(look(WERELD, state, 0), luck).hands[1].purse.total for _ in range(200)]
    assert min(totals) >= 700
    assert len(set(totals)) > 5


def test_the_cards_of_the_pile_can_be_counted() -> None:
    state = begun(3, ONIONS, WATER, TREES)
    counted = wh.cards(look(WERELD, state, 0))["pile"]
    assert counted.seen == (ONIONS,)
    say(state, (1, PASS), (2, PASS))
    counted = wh.cards(look(WERELD, state, 0))["pile"]
    assert counted.seen == (ONIONS, TREES, WATER)
    assert counted.unseen == tuple(sorted(state.stock.pile))
    assert counted.left == len(counted.unseen) == 40
    discard = begun(3, TREES, ONIONS, rules=wh.Rules(tree_discard=True))
    assert wh.cards(look(WERELD, discard, 2))["pile"].seen == (ONIONS, TREES)


# ---------------------------------------------------------------------------------------------- whole games


@pytest.mark.rule("WS30", "WA29")
@pytest.mark.parametrize("switch", choices(wh.Rules))
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_under_every_switch_games_end_with_all_sets_together(players: int, switch: str) -> None:
    rules = wh.Rules(**{switch: True})
    for seed in range(3):
        events, state = whole_game(players, seed, rules)
        assert state.table.phase == "end"
        assert len(told(events, "set")) == (9 if rules.tree_discard else 10)
        assert len(told(events, "turned")) == 43
        assert len(told(events, "penalty")) == 3
        assert [f["amount"] for f in told(events, "tree")] == [50, 100, 200, 500]
        assert len(events) < longest(players)


def test_what_happens_by_itself_is_what_could_be_done_in_one_way_only() -> None:
    """Nobody is asked a question with one answer, but where asking keeps a secret."""
    for seed in range(12):
        rules = wh.Rules(strict_bids=seed % 2 == 0, empty_offers=seed % 3 == 0)
        state, luck = wh.start(3 + seed % 3, rules), Random(seed)
        while state.table.asked:
            seat = state.table.asked[0]
            view = look(WERELD, state, seat)
            if len(view.options) == 1:
                option = view.options[0]
                kept_secret = option.verb in ("sell", "pass")
                assert kept_secret or not only_one(option)
            answer = chance if seat == CHANCE else anything
            step(WERELD, state, seat, answer(view, luck).action)


def only_one(option: Any) -> bool:
    match option:
        case Pick(_, found):
            return len(found) == 1
        case Lay(_, purse, due, pieces):
            return not due and sum(purse.counts) <= pieces
        case Say(_, due, purse):
            return purse is None or len(list(islice(ways(purse, due), 2))) < 2
        case Order(_, found):
            return len(set(found)) < 2
    return False
