"""De Veiling van Hashiban: every plain rule (HS), every ruling (HA) and every worked case (HT) by its id."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import chain, combinations, combinations_with_replacement
from random import Random
from typing import Any

import pytest

from hashiban.actions import CHANCE, Action, Amount, IllegalMove, Lay, Order, Pick, Seat
from hashiban.bots import anything
from hashiban.engine import look, play, step
from hashiban.games import hashiban as hb
from hashiban.games import hashiban_box as box
from hashiban.games import hashiban_cover as cover
from hashiban.games.hashiban_bidding import coded
from hashiban.journal import choices
from hashiban.table import SPECTATOR, Event, State
from tests.laws.hashiban import (
    HASHIBAN,
    Holds,
    coins,
    dealer,
    dealers,
    invariants,
    longest,
    position,
    small,
    thing,
    things,
)
from tests.seats import played, snapshot, told, turned_down

SILENT, REST, PASS, WITHDRAW, AUCTION, BONOLOTO = map(
    Action, ("silent", "rest", "pass", "withdraw", "auction", "bonoloto")
)
ACCEPT, REJECT, DECLINE, DROP, NO_PROMISE, MINE, YOURS = map(
    Action, ("accept", "reject", "decline", "drop", "promise-none", "promise-mine", "promise-yours")
)
QUIET = hb.Rules(deals="never")
ASIDE = {"silent", "rest", "weapon", "deal", "pool"}
RICH = (1000, 1000, 2000, 5000)


# ----------------------------------------------------------------------------------------------- saying things


def happen(state: State, seat: Seat, action: Action) -> list[Event]:
    """One move; the invariants hold after it."""
    before = state.copy()
    events = step(HASHIBAN, state, seat, action)
    invariants(before, state, events)
    return events


def hush(state: State) -> list[Event]:
    """Nobody steps in."""
    events = []
    while state.table.phase == "aside":
        events += happen(state, state.table.asked[0], SILENT)
    return events


def say(state: State, *moves: tuple[Seat, Action]) -> list[Event]:
    """Let the seats say this in turn; nobody else steps in."""
    events = []
    for seat, action in moves:
        while state.table.phase == "aside" and not (action.verb in ASIDE and state.table.asked[0] == seat):
            events += happen(state, state.table.asked[0], SILENT)
        events += happen(state, seat, action)
    return events


def passes(state: State) -> list[Event]:
    """Everybody lets it go by, until the hammer falls."""
    events = hush(state)
    auction = state.table.auction
    while state.table.auction is auction:
        events += say(state, (state.table.asked[0], PASS)) + hush(state)
    return events


def refused(state: State, seat: Seat, action: Action) -> tuple[str, str]:
    """The reason and the rule with which this is refused."""
    return turned_down(HASHIBAN, state, seat, action)


def options(state: State, seat: Seat) -> dict[str, Any]:
    """What this seat may say, by verb."""
    return {option.verb: option for option in look(HASHIBAN, state, seat).options}


def names(events: list[Event]) -> list[str]:
    return [event.name for event in events]


def bid(*bills: int) -> Action:
    return Action("bid", coins=coins(*bills))


def lot(*objects: str) -> Action:
    return Action("lot", cards=tuple(map(thing, objects)))


def price(amount: int) -> Action:
    return Action("price", amount)


def counter(bills: tuple[int, ...] = (), cards: str = "") -> Action:
    return Action("counter", cards=things(cards), coins=coins(*bills))


def weapon(name: str, target: Seat) -> Action:
    return Action("weapon", cards=(coded(thing(name), target),))


def reveal(names: str) -> Action:
    return Action("reveal", cards=(cover.wanted(dealers(names)),))


def deal(partner: Seat) -> Action:
    return Action("deal", cards=(partner,))


def give(*bills: int, cards: str = "") -> Action:
    return Action("give", cards=things(cards), coins=coins(*bills))


def ask(*bills: int, cards: str = "") -> Action:
    return Action("ask", cards=things(cards), coins=coins(*bills))


def money(state: State) -> list[int]:
    """What the bills in each hand are worth."""
    return [sum(box.bills(hand.coins)) for hand in state.hands]


def auctioned(*holds: Holds, card: str = "pavise", **more: Any) -> State:
    """Seat 0 has turned up this card; nobody has stepped in."""
    state = position(*holds, top=f"{card} {more.pop('top', '')}", **more)
    say(state, (0, AUCTION))
    hush(state)
    return state


def selling(*holds: Holds, what: tuple[str, ...] = ("pavise",), start: int = 3000, **more: Any) -> State:
    """Seat 0 sells this lot; nobody has stepped in."""
    state = position(*holds, **more)
    say(state, (0, lot(*what)), (0, price(start)))
    hush(state)
    return state


# ------------------------------------------------------------------------------------------------- the box


@pytest.mark.rule("HS3", "HS4", "HS5", "HS6", "HA1", "HA2")
def test_sixteen_different_categories_are_on_six_objects_each() -> None:
    assert len(set(box.CATEGORIES)) == len(box.DEALERS) == 16
    assert len({box.category(d) for d in box.DEALERS}) == 16
    assert len(set(box.NAMES)) == len(box.OBJECTS) == 50
    assert Counter(chain(*box.FITS)) == dict.fromkeys(range(16), 6)
    assert Counter(map(len, box.FITS)) == {1: 20, 2: 18, 3: 8, 4: 4}
    assert len(box.SECURITIES) == 5
    assert [box.categories(card) for card in box.SECURITIES] == [0] * 5


@pytest.mark.rule("HA2")
def test_the_encyclopedia_is_a_plant_and_a_book_and_every_category_hangs_together_with_the_others() -> None:
    fits = [{box.CATEGORIES[c] for c in row} for row in box.FITS]
    assert fits[box.NAMES.index("encyclopedia")] == {"plants", "books"}
    assert all({name} in fits for name in box.CATEGORIES), "each has an object of its own"
    pairs = {frozenset(pair) for row in fits for pair in combinations(row, 2)}
    assert len(pairs) == 65
    assert max(sum(pair <= row for row in fits) for pair in pairs) == 2
    assert len(box.weapons(box.OBJECTS)) == 6


@pytest.mark.rule("HS7", "HT1")
def test_45_bills_are_worth_109000() -> None:
    assert dict(zip(box.BILLS, box.COUNTS, strict=True)) == {1000: 19, 2000: 15, 5000: 10, 10000: 1}
    assert sum(box.COUNTS) == 45
    assert box.MONEY == 109_000


# -------------------------------------------------------------------------------------------------- set-up


def set_up(players: int, rules: hb.Rules = QUIET, objects: tuple[int, ...] | None = None) -> State:
    """A table after chance has put all piles in order: dealers and bills as they lie in the box."""
    state = hb.start(players, rules)
    pile = objects or (*box.OBJECTS, *box.SECURITIES)
    for verb, order in (("dealers", box.DEALERS), ("objects", pile), ("bills", box.bills(box.COUNTS))):
        say(state, (CHANCE, Action(verb, cards=order)))
    return state


@pytest.mark.rule("HS1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_there_are_two_to_four_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        hb.start(players, hb.Rules())


@pytest.mark.rule("HS8", "HS9", "HS10")
def test_chance_puts_each_of_the_three_piles_in_order() -> None:
    state = hb.start(3, QUIET)
    seen = []
    for _ in range(3):
        (option,) = look(HASHIBAN, state, CHANCE).options
        assert isinstance(option, Order)
        seen.append((option.verb, Counter(option.cards)))
        step(HASHIBAN, state, CHANCE, Action(option.verb, cards=option.cards))
    assert seen == [
        ("dealers", Counter(box.DEALERS)),
        ("objects", Counter((*box.OBJECTS, *box.SECURITIES))),
        ("bills", Counter(box.bills(box.COUNTS))),
    ]


@pytest.mark.rule("HS11", "HS14", "HS62")
@pytest.mark.parametrize(
    ("players", "three", "in_the_box", "bills", "objects"),
    [(2, False, 5, 35, 53), (2, True, 9, 35, 53), (3, False, 6, 30, 52), (4, False, 3, 25, 51)],
)
def test_everybody_gets_dealers_bills_and_an_object(
    players: int, three: bool, in_the_box: int, bills: int, objects: int
) -> None:
    state = set_up(players, replace(QUIET, two_player_dealers=3 if three else 5))
    each = 5 if players == 2 and not three else 3
    table, stock = state.table, state.stock
    for seat, hand in enumerate(state.hands):
        assert hand.dealers == box.DEALERS[seat * each : (seat + 1) * each]
        assert hand.cards == (box.OBJECTS[seat],)
        assert sum(hand.coins) == 5 + (seat == 0), "the first start income is drawn"
    assert table.public == box.DEALERS[players * each]
    assert stock.box == box.DEALERS[players * each + 1 :]
    assert (len(stock.box), len(stock.bill_pile) + 1, len(stock.object_pile)) == (in_the_box, bills, objects)


@pytest.mark.rule("HS12", "HS14", "HA37")
def test_you_see_your_own_cards_and_of_others_only_how_many_they_have() -> None:
    state = set_up(3)
    seen = look(HASHIBAN, state, 1)
    assert (seen.coins, seen.cards, seen.dealers) == (state.hands[1].coins, (2,), box.DEALERS[3:6])
    assert (seen.bills, seen.objects, seen.hidden) == ((6, 5, 5), (1, 1, 1), (3, 3, 3))
    assert (seen.known_bills, seen.known_objects) == (((0, 0, 0, 0),) * 3, ((),) * 3)
    with pytest.raises(AttributeError):
        _ = seen.box
    with pytest.raises(AttributeError):
        _ = look(HASHIBAN, state, SPECTATOR).coins


@pytest.mark.rule("HS13", "HT19")
def test_a_security_that_is_dealt_goes_back_and_all_start_with_an_object() -> None:
    state = hb.start(2, QUIET)
    say(state, (CHANCE, Action("dealers", cards=box.DEALERS)))
    first = (51, 52, *box.OBJECTS, 53, 54, 55)
    events = say(state, (CHANCE, Action("objects", cards=first)))
    assert told(events, "redealt") == [{"who": 0, "count": 2}]
    assert state.hands[0].cards == (1,)
    again = (53, *range(2, 51), 51, 52, 54, 55)
    events = say(state, (CHANCE, Action("objects", cards=again)))
    assert told(events, "redealt") == [{"who": 1, "count": 1}]
    assert state.hands[1].cards == (2,)
    last = tuple(sorted(set(again) - {2}))
    say(state, (CHANCE, Action("objects", cards=last)))
    assert state.stock.object_pile == list(last)
    assert state.table.phase == "bills"
    assert state.table.securities == [(), ()]


@pytest.mark.rule("HS15")
def test_the_first_seat_begins_and_turns_go_clockwise() -> None:
    state = set_up(3)
    seats = [state.table.active]
    for _ in range(4):
        say(state, (state.table.active, AUCTION))
        passes(state)
        seats.append(state.table.active)
    assert seats == [0, 1, 2, 0, 1]


# --------------------------------------------------------------------------------------------------- a turn


@pytest.mark.rule("HS16")
def test_the_start_income_is_the_top_bill_and_only_its_owner_is_told_which() -> None:
    events: list[Event] = []
    state = position(Holds((1000,)), Holds(), bills=(5000,), events=events)
    assert state.hands[0].coins == coins(1000, 5000)
    assert told(events, "turn") == [{"who": 0, "turn": 1, "drawn": 1, "left": 43}]
    (drew,) = [event for event in events if event.name == "drew"]
    assert (drew.facts["bills"], drew.to) == ((5000,), (0,))
    assert state.table.known_bills[0] == box.NOTHING


@pytest.mark.rule("HS17")
def test_in_a_turn_there_are_four_things_to_do() -> None:
    plants = "cactus sundew mandrake"
    state = position(Holds((1000,) * 5, plants, "plants music"), Holds())
    assert set(options(state, 0)) == {"auction", "lot", "bonoloto", "reveal"}
    poor = position(Holds((1000,) * 3, "cactus", "plants music"), Holds(), bills=(2000,))
    assert set(options(poor, 0)) == {"auction", "lot"}
    assert refused(poor, 0, BONOLOTO) == ("not-now", "HS33")
    assert refused(poor, 0, reveal("plants")) == ("not-now", "HS37")


@pytest.mark.rule("HS17", "HA29")
def test_whoever_can_do_nothing_at_all_skips_the_turn() -> None:
    everything = Holds((), " ".join(name for name in box.NAMES if name != "pavise"), securities=5)
    for income in (2000, 1000):
        state = position(Holds((1000,) * 4), everything, top="pavise", first=1, bills=(1000, income))
        say(state, (1, AUCTION), (1, bid(1000)), (0, PASS))
        hush(state)
        assert (state.table.active, state.table.object_left) == (0, 0)
        if income == 2000:
            assert list(options(state, 0)) == ["rest-turn"]
            assert refused(state, 0, AUCTION) == ("not-now", "HS17")
            assert names(say(state, (0, Action("rest-turn"))))[:2] == ["rest-turn", "turn"]
            assert state.table.active == 1
        else:
            assert list(options(state, 0)) == ["bonoloto"]
            assert refused(state, 0, Action("rest-turn")) == ("not-now", "HA29")


# ------------------------------------------------------------------------------------------------ an auction


@pytest.mark.rule("HS18", "HS19", "HA10", "HA9")
def test_whoever_turns_up_the_card_speaks_first_and_the_highest_bidder_waits() -> None:
    state = position(Holds(RICH), Holds(RICH), Holds(RICH), top="pavise")
    events = say(state, (0, AUCTION))
    assert told(events, "put-up") == [{"who": 0, "card": thing("pavise"), "left": 54}]
    hush(state)
    assert state.table.asked == (0,)
    say(state, (0, bid(1000)))
    assert state.table.asked == (1,)
    say(state, (1, PASS), (2, PASS))
    assert state.table.lot == (), "nobody else is left to speak, so the first seat is not asked to go over itself"
    state = auctioned(Holds(RICH), Holds(RICH), Holds(RICH))
    say(state, (0, bid(1000)))
    assert refused(state, 0, bid(2000)) == ("not-your-turn", "HS19")


@pytest.mark.rule("HS20", "HA4")
def test_the_hammer_falls_when_all_let_it_go_by_since_the_bid_changed() -> None:
    state = auctioned(Holds(RICH), Holds(RICH), Holds(RICH))
    events = say(state, (0, PASS), (1, PASS), (2, bid(1000)), (0, PASS), (1, bid(2000)), (2, PASS))
    assert "sold" not in names(events)
    events = say(state, (0, PASS))
    assert [event["who"] for event in told(events, "sold")] == [1]


@pytest.mark.rule("HS20", "HA4")
def test_an_auction_without_a_bid_is_over_when_each_has_passed_once() -> None:
    state = auctioned(Holds(RICH), Holds(RICH))
    assert "unsold" in names(say(state, (0, PASS), (1, PASS)))


@pytest.mark.rule("HS21", "HA30")
def test_the_price_goes_under_the_bill_pile_from_small_to_large_and_the_object_into_the_hand() -> None:
    state = auctioned(Holds(), Holds((5000, 1000, 2000)), bills=(1000,))
    say(state, (0, PASS), (1, bid(5000, 1000, 2000)))
    events = say(state, (0, PASS))
    (sale,) = told(events, "sold")
    assert (sale["who"], sale["amount"], sale["laid"], sale["second"]) == (1, 8000, (1000, 2000, 5000), 0)
    assert state.stock.bill_pile[-3:] == [1000, 2000, 5000]
    assert state.table.bill_bottom == (1000, 2000, 5000)
    assert thing("pavise") in state.hands[1].cards
    assert state.table.known_objects[1] == (thing("pavise"),)


@pytest.mark.rule("HS22", "HS23", "HT11")
def test_what_nobody_wants_goes_under_the_pile_and_its_drawer_gets_a_bill() -> None:
    state = auctioned(Holds(), Holds(), bills=(1000, 5000))
    (unsold,) = told(say(state, (0, PASS)), "unsold")
    assert (unsold["who"], unsold["drawn"]) == (0, 1)
    assert state.stock.object_pile[-1] == thing("pavise")
    assert state.table.object_bottom == (thing("pavise"),)
    assert state.hands[0].coins == coins(1000, 5000)


@pytest.mark.rule("HS24")
def test_a_bid_is_of_bills_that_lie_open() -> None:
    state = auctioned(Holds((1000, 2000)), Holds(RICH), bills=(1000,))
    assert refused(state, 0, bid(5000)) == ("coins-missing", "HS24")
    assert refused(state, 0, Action("bid", cards=(thing("pavise"),)))[1] == "HS24"
    (placed,) = told(say(state, (0, bid(2000, 1000))), "bid")
    assert placed == {"who": 0, "amount": 3000, "before": 0, "laid": (1000, 2000)}
    assert look(HASHIBAN, state, 1).lying[0] == coins(1000, 2000)
    assert state.hands[0].coins == coins(1000)


@pytest.mark.rule("HA3")
def test_a_bid_is_a_thousand_higher_than_the_last_and_without_bills_the_least_is_laid() -> None:
    state = auctioned(Holds(RICH), Holds(RICH), bills=(1000,))
    assert refused(state, 0, bid()) == ("laid-short", "HA3")
    say(state, (0, bid(2000)))
    assert refused(state, 1, bid(1000, 1000)) == ("laid-short", "HA3")
    assert options(state, 1)["bid"].due == 3000
    (placed,) = told(say(state, (1, Action("bid"))), "bid")
    assert placed["laid"] == (1000, 2000)
    poor = auctioned(Holds(RICH), Holds((1000,)), bills=(1000,))
    say(poor, (0, bid(1000)))
    assert set(options(poor, 1)) == {"pass"}


@pytest.mark.rule("HS25", "HA5")
def test_bills_of_a_pass_stay_and_those_of_a_withdrawal_come_back() -> None:
    state = auctioned(Holds(RICH), Holds(RICH), Holds(RICH), bills=(1000,))
    assert refused(state, 0, WITHDRAW) == ("not-now", "HS25")
    say(state, (0, bid(1000)), (1, bid(2000)), (2, PASS), (0, PASS))
    state = auctioned(Holds(RICH), Holds(RICH), Holds(RICH), bills=(1000,))
    say(state, (0, bid(1000)), (1, bid(2000)), (2, bid(1000, 2000)), (0, PASS))
    assert state.table.bid_of(0) == 1000
    events = say(state, (1, WITHDRAW))
    assert told(events, "withdraw") == [{"who": 1, "amount": 2000}]
    assert told(events, "sold")[0]["who"] == 2
    assert money(state)[0] == 10_000
    assert sum(state.hands[1].coins) == 5, "all bills, and the next start income"


@pytest.mark.rule("HS26", "HT3")
def test_bills_that_lie_can_be_swapped_for_others() -> None:
    state = auctioned(Holds((1000, 2000, 5000)), Holds((2000, 2000)), bills=(1000,))
    say(state, (0, bid(2000, 1000)), (1, bid(2000, 2000)))
    say(state, (0, bid(5000)))
    assert state.table.lying[0] == coins(5000)
    assert state.hands[0].coins == coins(1000, 1000, 2000)


@pytest.mark.rule("HT4")
@pytest.mark.parametrize("bills", [(2000, 1000), (2000,), (1000,)])
def test_a_swap_for_as_much_or_less_is_refused(bills: tuple[int, ...]) -> None:
    state = auctioned(Holds((1000, 2000, 5000)), Holds((2000, 2000)), bills=(1000,))
    say(state, (0, bid(2000, 1000)), (1, bid(2000, 2000)))
    assert refused(state, 0, bid(*bills)) == ("laid-short", "HA3")


@pytest.mark.rule("HS27", "HT17")
def test_whoever_passed_may_bid_again() -> None:
    state = auctioned(Holds(RICH), Holds(RICH))
    say(state, (0, PASS), (1, bid(1000)), (0, bid(2000)))
    assert state.table.auction.leader == 0


@pytest.mark.rule("HA28")
def test_when_the_bill_pile_is_empty_what_is_not_there_is_lost() -> None:
    rest = tuple((Counter(box.bills(box.COUNTS)) - Counter((1000, 2000))).elements())
    state = position(
        Holds(revealed="plants"), Holds(revealed="music"), Holds(rest, revealed="piracy", dealers="food"),
        top="palm", bills=(1000, 2000), first=2,
    )  # fmt: skip
    events = say(state, (2, AUCTION))
    assert [(e["who"], e["drawn"]) for e in told(events, "income")] == [(2, 1), (0, 0)]
    assert state.table.bill_left == 0
    assert told(passes(state), "unsold")[0]["drawn"] == 0
    assert state.table.bills[0] == 0, "no start income either"


# ------------------------------------------------------------------------------------------------------ lots


@pytest.mark.rule("HS28")
def test_a_lot_is_one_or_more_objects_of_ones_own() -> None:
    state = position(Holds((1000,), "pavise log"), Holds((), "plank"))
    assert refused(state, 0, Action("lot")) == ("pieces-few", "HS28")
    assert refused(state, 0, lot("plank")) == ("cards-missing", "HS28")
    assert refused(state, 0, Action("lot", coins=coins(1000)))[1] == "HS28"
    empty = position(Holds(), Holds())
    assert refused(empty, 0, lot("plank")) == ("not-now", "HS28")
    say(state, (0, lot("log", "pavise")))
    assert state.table.lot == things("log pavise")
    events = say(state, (0, price(4000)))
    assert told(events, "lot") == [{"who": 0, "cards": things("log pavise"), "start": 4000}]


@pytest.mark.rule("HA11")
def test_a_start_price_is_a_number_of_thousands() -> None:
    state = position(Holds((), "pavise"), Holds())
    say(state, (0, lot("pavise")))
    assert refused(state, 0, price(0)) == ("low", "HA11")
    assert refused(state, 0, price(-1000)) == ("low", "HA11")
    assert refused(state, 0, price(1500)) == ("step", "HA11")


@pytest.mark.rule("HS32")
def test_a_start_price_may_be_higher_than_all_money_there_is() -> None:
    state = position(Holds((), "pavise"), Holds(RICH))
    say(state, (0, lot("pavise")))
    option = options(state, 0)["price"]
    assert isinstance(option, Amount)
    assert option.most > box.MONEY
    say(state, (0, price(option.most)))
    hush(state)
    assert "bid" not in options(state, 1)


@pytest.mark.rule("HS29", "HT12")
def test_a_lot_goes_to_the_highest_bidder_who_pays_its_seller() -> None:
    state = selling(Holds((), "pavise log"), Holds((5000, 2000)), Holds((5000, 1000)), what=("pavise", "log"))
    assert state.table.asked == (1,), "the seller does not bid, the left neighbour begins"
    assert refused(state, 1, bid(2000)) == ("laid-short", "HA3")
    pile = state.stock.bill_pile[:]
    say(state, (1, bid(5000)), (2, bid(5000, 1000)), (1, bid(5000, 2000)))
    before = money(state)[0]
    (sale,) = told(say(state, (2, PASS)), "sold-lot")
    assert (sale["who"], sale["whom"], sale["amount"], sale["second"]) == (1, 0, 7000, 6000)
    assert money(state)[0] == before + 7000
    assert state.stock.bill_pile == pile[1:], "only the next start income was drawn"
    assert set(things("pavise log")) <= set(state.hands[1].cards)


@pytest.mark.rule("HS30", "HT10", "HA30")
def test_an_unsold_lot_goes_under_the_pile_in_its_order_and_brings_a_bill_an_object() -> None:
    lots = ("log", "pavise", "cactus")
    state = selling(Holds((), " ".join(lots)), Holds(RICH), what=lots, bills=(1000, 5000, 2000, 5000))
    (unsold,) = told(passes(state), "unsold")
    assert (unsold["cards"], unsold["drawn"]) == (things("log pavise cactus"), 3)
    assert state.stock.object_pile[-3:] == list(things("log pavise cactus"))
    assert state.hands[0].coins == coins(1000, 5000, 2000, 5000)


@pytest.mark.rule("HS31", "HA12", "HA14")
def test_a_counter_offer_of_money_objects_and_securities_is_swapped_at_once() -> None:
    state = selling(Holds((), "pavise log"), Holds(RICH), Holds((1000,), "cactus wand", securities=1))
    say(state, (1, bid(5000)))
    offer = counter((1000,), "cactus security-5")
    (made,) = told(say(state, (2, offer)), "counter")
    assert (made["amount"], made["cards"], made["whom"]) == (1000, things("cactus security-5"), 0)
    assert state.table.asked == (0,)
    (swap,) = told(say(state, (0, ACCEPT)), "swapped")
    assert swap["lot"] == things("pavise")
    assert state.table.lot == ()
    assert state.table.securities == [things("security-5"), (), ()]
    assert state.hands[0].cards == things("cactus log")
    assert set(state.hands[2].cards) == set(things("pavise wand"))
    assert state.hands[0].coins[0] >= 1
    assert state.table.lying == [box.NOTHING] * 3
    assert money(state)[1] >= sum(RICH), "the standing bid went back"


@pytest.mark.rule("HS31")
def test_nobody_offers_what_is_not_theirs() -> None:
    state = selling(Holds((), "pavise log"), Holds((1000,), "cactus"), Holds((), "plank", securities=1))
    assert refused(state, 1, counter((2000,))) == ("coins-missing", "HS31")
    assert refused(state, 1, counter((), "plank")) == ("cards-missing", "HS31")
    assert refused(state, 1, counter((), "security-5")) == ("cards-missing", "HS31")
    assert refused(state, 1, counter((), "pavise")) == ("cards-missing", "HS31")
    assert refused(state, 1, counter()) == ("pieces-few", "HS31")
    drawn = auctioned(Holds(RICH), Holds(RICH))
    assert refused(drawn, 0, counter((1000,))) == ("not-now", "HS31")


@pytest.mark.rule("HA12")
def test_a_declined_counter_offer_counts_as_a_pass_and_a_bid_binds_the_seller() -> None:
    state = selling(Holds((), "pavise"), Holds(RICH), Holds((1000,), "cactus"))
    say(state, (1, bid(5000)), (2, counter((1000,), "cactus")))
    events = say(state, (0, DECLINE))
    assert told(events, "decline") == [{"who": 0, "whom": 2}]
    (sale,) = told(events, "sold-lot")
    assert (sale["who"], sale["amount"]) == (1, 5000)
    assert state.hands[2].cards == things("cactus")
    assert sum(state.hands[2].coins) == 1


@pytest.mark.rule("HA13")
def test_a_lot_with_only_a_declined_counter_offer_still_brings_its_bills() -> None:
    state = selling(Holds((), "pavise"), Holds((1000,)), bills=(1000, 2000))
    say(state, (1, counter((1000,))))
    events = say(state, (0, DECLINE))
    assert told(events, "unsold")[0]["drawn"] == 1


@pytest.mark.rule("HA15")
def test_securities_are_not_sold_in_a_lot() -> None:
    state = position(Holds((), "pavise", securities=1), Holds())
    assert options(state, 0)["lot"].cards == things("pavise")
    assert refused(state, 0, lot("security-5")) == ("cards-missing", "HS28")


# -------------------------------------------------------------------------------------------------- Bonoloto


def lottery(*bills: int) -> tuple[State, dict[str, Any]]:
    """Seat 0 plays; after the start income these come up."""
    state = position(Holds((1000,) * 5), Holds(), bills=(1000, *bills))
    hush(state)
    (drawn,) = told(say(state, (0, BONOLOTO)), "bonoloto")
    return state, drawn


@pytest.mark.rule("HS33", "HS34", "HS35", "HS36", "HT2", "HA25", "HA26")
def test_bonoloto_keeps_pairs_and_the_gold_token() -> None:
    state, drawn = lottery(2000, 5000, 2000, 10000, 2000)
    assert drawn["drawn"] == (2000, 5000, 2000, 10000, 2000)
    assert (drawn["kept"], drawn["amount"], drawn["cost"]) == ((2000, 2000, 10000), 14_000, 5000)
    assert state.hands[0].coins == coins(1000, 2000, 2000, 10000)
    assert state.table.known_bills[0] == coins(2000, 2000, 10000)
    assert state.table.bill_bottom == (1000, 1000, 1000, 1000, 1000, 5000, 2000)


@pytest.mark.rule("HA27")
def test_four_equal_bills_are_two_pairs() -> None:
    _, drawn = lottery(2000, 2000, 2000, 2000, 5000)
    assert drawn["kept"] == (2000, 2000, 2000, 2000)


@pytest.mark.rule("HA26")
def test_with_an_empty_pile_bonoloto_turns_up_the_bills_just_paid() -> None:
    rest = tuple((Counter(box.bills(box.COUNTS)) - Counter([1000] * 6)).elements())
    state = position(Holds((1000,) * 5), Holds(rest), bills=(1000,))
    (drawn,) = told(say(state, (0, BONOLOTO)), "bonoloto")
    assert drawn["drawn"] == (1000,) * 5
    assert drawn["kept"] == (1000,) * 4


@pytest.mark.rule("HT20")
def test_any_five_bills_have_a_pair() -> None:
    for bills in combinations_with_replacement(box.BILLS, 5):
        if bills.count(10000) <= 1:
            kept = hb.kept_of(coins(*bills))
            assert sum(box.bills(kept)) >= 2000


# ------------------------------------------------------------------------------------------------- revealing


def revealing(objects: str, dealers: str, **more: Any) -> State:
    """Seat 0 may reveal."""
    state = position(Holds((), objects, dealers), Holds(dealers="piracy"), **more)
    hush(state)
    return state


def codes(state: State) -> set[frozenset[str]]:
    """Which sets of dealers seat 0 can reveal."""
    found = options(state, 0).get("reveal")
    sets = map(cover.dealers_of, found.cards) if found else ()
    return {frozenset(box.CATEGORIES[box.category(d)] for d in row) for row in sets}


def sets(*rows: str) -> set[frozenset[str]]:
    return {frozenset(row.split()) for row in rows}


@pytest.mark.rule("HS37", "HS38", "HS39", "HT5")
def test_three_objects_reveal_a_dealer_and_go_back_into_the_pile() -> None:
    state = revealing("cactus mandrake sundew log", "plants music food")
    events = say(state, (0, reveal("plants")))
    (seen,) = told(events, "reveal")
    assert (seen["dealers"], seen["count"]) == (dealers("plants"), 1)
    assert set(seen["cards"]) == set(things("cactus mandrake sundew"))
    assert state.table.revealed[0] == dealers("plants")
    assert state.hands[0].dealers == dealers("music food")
    assert state.hands[0].cards == things("log")
    (option,) = look(HASHIBAN, state, CHANCE).options
    assert isinstance(option, Order)
    assert set(things("cactus mandrake sundew")) <= set(option.cards)
    say(state, (CHANCE, Action("objects", cards=option.cards[::-1])))
    assert state.stock.object_pile == list(option.cards[::-1])
    assert state.table.object_known == tuple(sorted(things("cactus mandrake sundew")))
    assert state.table.active == 1


@pytest.mark.rule("HS38")
def test_after_a_reveal_nobody_knows_any_more_what_lies_under_the_pile() -> None:
    state = position(Holds(), Holds((), "cactus mandrake sundew", "plants music"), top="log")
    say(state, (0, AUCTION))
    passes(state)
    assert state.table.object_bottom == things("log")
    hush(state)
    say(state, (1, reveal("plants")))
    assert state.table.object_bottom == ()
    assert state.table.object_known == tuple(sorted(things("cactus mandrake sundew log")))


@pytest.mark.rule("HS37")
def test_two_objects_do_not_reveal_a_dealer_and_nobody_reveals_a_dealer_of_others() -> None:
    state = revealing("cactus mandrake parrot map anchor", "plants music food")
    assert codes(state) == set()
    state = revealing("cactus mandrake sundew parrot map anchor", "plants music food")
    assert refused(state, 0, reveal("piracy")) == ("cards-missing", "HA31")


@pytest.mark.rule("HS41", "HT6")
def test_five_objects_with_the_encyclopedia_reveal_two_dealers() -> None:
    state = revealing("encyclopedia cactus mandrake ledger atlas", "plants books food")
    assert codes(state) == sets("plants", "books", "plants books")
    events = say(state, (0, reveal("plants books")))
    assert len(told(events, "reveal")[0]["cards"]) == 5
    assert state.table.revealed[0] == dealers("plants books")
    assert state.hands[0].cards == ()


@pytest.mark.rule("HS40", "HA33", "HT7")
def test_without_an_overlap_one_dealer_is_revealed_a_turn() -> None:
    state = revealing("cactus mandrake palm ledger atlas fencing", "plants books food")
    assert codes(state) == sets("plants", "books")
    assert refused(state, 0, reveal("plants books")) == ("cards-missing", "HA31")
    assert refused(state, 0, Action("reveal")) == ("cards-few", "HA33")


@pytest.mark.rule("HT8")
def test_what_else_the_objects_are_plays_no_part() -> None:
    state = revealing("signet rune totem log barrel", "glyphs timber music", public="gold")
    assert codes(state) == sets("glyphs", "timber", "glyphs timber")
    (seen,) = told(say(state, (0, reveal("glyphs timber"))), "reveal")
    assert len(seen["cards"]) == 5


@pytest.mark.rule("HA31", "HT9")
def test_two_doubly_fitting_objects_reveal_two_dealers_with_four() -> None:
    held = "galley oven treadmill pumpkin"
    assert codes(revealing(held, "machines food music")) == sets("machines", "food", "machines food")
    strict = replace(QUIET, strict_reveal=True)
    assert codes(revealing(held, "machines food music", rules=strict)) == sets("machines", "food")
    five = "oven sawmill treadmill pumpkin barrel"
    assert codes(revealing(five, "machines food music", rules=strict)) == sets("machines", "food", "machines food")


@pytest.mark.rule("HA31")
def test_no_object_may_be_one_too_many() -> None:
    code = cover.wanted(dealers("plants books"))
    assert cover.covers(tuple(sorted(things("encyclopedia cactus mandrake ledger atlas"))), code)
    assert not cover.covers(tuple(sorted(things("encyclopedia cactus mandrake palm ledger atlas"))), code)
    assert not cover.covers(tuple(sorted(things("encyclopedia cactus mandrake ledger atlas log"))), code)
    assert not cover.covers(tuple(sorted(things("encyclopedia cactus ledger atlas"))), code)
    assert not cover.covers((), code)


@pytest.mark.rule("HA31")
def test_what_a_hand_can_reveal_is_what_trying_every_set_of_objects_finds() -> None:
    luck = Random(4)
    for size in (5, 7, 9, 11):
        for strict in (False, True):
            objects = tuple(sorted(luck.sample(box.OBJECTS, size)))
            own = tuple(sorted(luck.sample(box.DEALERS, 3)))
            wanted = {cover.wanted(row) for k in (1, 2, 3) for row in combinations(own, k)}
            assert set(cover.revealable(objects, own, strict)) == {c for c in wanted if by_trying(objects, c, strict)}


def by_trying(objects: tuple[int, ...], code: int, strict: bool) -> list[tuple[int, ...]]:
    """Every cover, found by trying all sets of objects."""
    bits = [1 << c for c in range(16) if code >> c & 1]

    def enough(masks: list[int]) -> bool:
        return all(sum(bool(mask & bit) for mask in masks) >= 3 for bit in bits)

    def together(masks: list[int]) -> bool:
        group = bits[0]
        for _ in bits:
            for mask in masks:
                group |= mask if mask & group else 0
        return group == code

    found = []
    for size in range(3, len(objects) + 1):
        for row in combinations(objects, size):
            masks = [box.categories(card) & code for card in row]
            spare = any(enough(masks[:k] + masks[k + 1 :]) for k in range(size))
            if enough(masks) and not spare and together(masks) and (not strict or size == 2 * len(bits) + 1):
                found.append(row)
    return found


@pytest.mark.rule("HS42", "HA32")
def test_three_dealers_can_be_revealed_at_once_when_they_hang_together() -> None:
    chain_of_seven = "slingshot fencing bow drum snakeorgan brew elixir"
    held = position(Holds((), chain_of_seven, "weapons music potions", revealed=""), Holds())
    assert frozenset(("weapons", "music", "potions")) in codes(held)
    events = say(held, (0, reveal("weapons music potions")))
    assert len(told(events, "reveal")[0]["cards"]) == 7
    apart = "slingshot fencing bow drum horn cactus sundew mandrake"
    state = revealing(apart, "weapons music plants")
    assert frozenset(("weapons", "music")) in codes(state)
    assert frozenset(("weapons", "music", "plants")) not in codes(state)


@pytest.mark.rule("HA31")
def test_where_there_is_a_choice_the_objects_are_shown_one_by_one() -> None:
    state = revealing("cactus mandrake sundew palm", "plants music food")
    say(state, (0, reveal("plants")))
    assert options(state, 0)["show"].cards == tuple(sorted(things("cactus mandrake sundew palm")))
    assert refused(state, 0, Action("show", cards=things("log"))) == ("cards-missing", "HA31")
    say(state, (0, Action("show", cards=things("palm"))), (0, Action("show", cards=things("cactus"))))
    assert options(state, 0)["show"].cards == tuple(sorted(things("mandrake sundew")))
    say(state, (0, Action("show", cards=things("sundew"))))
    assert state.hands[0].cards == things("mandrake")


@pytest.mark.rule("HA31")
def test_an_object_that_leads_nowhere_cannot_be_shown() -> None:
    state = revealing("galley oven treadmill pumpkin sawmill barrel", "machines food music")
    say(state, (0, reveal("machines food")))
    for name in ("treadmill", "sawmill"):
        say(state, (0, Action("show", cards=things(name))))
    assert thing("galley") in options(state, 0)["show"].cards
    say(state, (0, Action("show", cards=things("galley"))))
    if state.table.phase == "show":
        assert thing("oven") not in options(state, 0)["show"].cards, "then there would be four machines"


# ---------------------------------------------------------------------------------------------------- income


def drawn(events: list[Event]) -> list[tuple[Seat, int, int, int]]:
    """Who drew income, for how many dealers and securities, and how many bills."""
    return [(e["who"], e["dealers"], e["securities"], e["drawn"]) for e in told(events, "income")]


@pytest.mark.rule("HS43", "HA20", "HA24")
def test_a_revealed_dealer_brings_a_bill_when_its_category_is_put_up_and_that_can_be_bid() -> None:
    state = position(Holds(revealed="shields"), Holds(revealed="plants"), top="palm", bills=(1000, 5000, 2000))
    events = say(state, (0, AUCTION))
    assert drawn(events) == [(0, 1, 0, 1), (1, 1, 0, 1)]
    assert [event.to for event in events if event.name == "drew"] == [(0,), (1,)]
    hush(state)
    say(state, (0, bid(5000)))
    other = position(Holds(revealed="shields"), Holds(revealed="food"), top="log")
    assert drawn(say(other, (0, AUCTION))) == []


@pytest.mark.rule("HA20")
def test_income_stays_when_the_object_is_not_sold() -> None:
    state = auctioned(Holds(revealed="shields"), Holds(), bills=(1000, 5000, 2000, 2000))
    passes(state)
    assert state.hands[0].coins == coins(1000, 5000, 2000)


@pytest.mark.rule("HS44", "HS45", "HA22", "HA23")
def test_a_lot_brings_income_for_each_object_to_all_but_its_seller() -> None:
    state = position(Holds((), "cactus palm log", revealed="shields"), Holds(revealed="plants"), bills=(1000,))
    say(state, (0, lot("cactus", "palm", "log")))
    events = say(state, (0, price(1000)))
    assert drawn(events) == [(1, 1, 0, 1), (1, 1, 0, 1)]
    assert told(passes(state), "unsold")[0]["drawn"] == 3, "the bills for an unsold lot are paid all the same"


@pytest.mark.rule("HA21")
def test_an_object_that_fits_two_revealed_dealers_brings_two_bills() -> None:
    state = position(Holds(revealed="shields plants"), Holds(), top="palm")
    assert drawn(say(state, (0, AUCTION))) == [(0, 2, 0, 2)]


@pytest.mark.rule("HS46", "HS47")
def test_a_security_is_auctioned_and_lies_open_before_its_owner() -> None:
    state = auctioned(Holds(RICH, revealed="food"), Holds(RICH), card="security-2")
    events = say(state, (0, bid(2000))) + passes(state)
    assert told(events, "income") == []
    assert state.table.securities[0] == things("security-2")
    assert state.hands[0].cards == ()


@pytest.mark.rule("HS48", "HS49", "HT13", "HA21")
def test_each_security_brings_a_bill_for_the_public_category_but_not_in_ones_own_lot() -> None:
    state = position(Holds((), "plank", securities=2), Holds(), top="log", public="timber")
    assert drawn(say(state, (0, AUCTION))) == [(0, 0, 2, 2)]
    own = position(Holds((), "plank", securities=2), Holds(securities=1), public="timber")
    say(own, (0, lot("plank")))
    assert drawn(say(own, (0, price(1000)))) == [(1, 0, 1, 1)]
    other = position(Holds((), "plank", securities=2), Holds(), top="pavise", public="timber")
    assert drawn(say(other, (0, AUCTION))) == []


# --------------------------------------------------------------------------------------------------- weapons


ARMED = Holds(RICH, "slingshot bow")


@pytest.mark.rule("HS50", "HS51", "HS52", "HA6", "HT14")
def test_the_highest_bidder_is_thrown_out_and_the_bid_before_stands() -> None:
    state = auctioned(ARMED, Holds(RICH), Holds(RICH), bills=(1000,))
    say(state, (0, PASS), (1, bid(2000)), (2, bid(5000)))
    events = say(state, (0, weapon("slingshot", 2)))
    (thrown,) = told(events, "weapon")
    assert thrown == {"who": 0, "whom": 2, "card": thing("slingshot"), "amount": 5000, "led": 1}
    assert told(events, "stands") == [{"who": 1, "amount": 2000}]
    assert state.hands[2].coins == coins(*RICH)
    assert state.stock.object_pile[-1] == thing("slingshot")
    assert state.hands[0].cards == things("bow")
    hush(state)
    assert state.table.asked == (0,)
    assert set(state.table.auction.inside) == {0, 1}


@pytest.mark.rule("HA6")
def test_with_the_switch_the_bidding_starts_again_from_nothing() -> None:
    state = auctioned(ARMED, Holds(RICH), Holds(RICH), rules=replace(QUIET, eject_resets=True))
    say(state, (0, PASS), (1, bid(2000)), (2, bid(5000)))
    events = say(state, (0, weapon("slingshot", 2)))
    assert "none-stands" in names(events)
    assert state.table.lying == [box.NOTHING] * 3
    assert state.table.auction.high == 0
    seated = auctioned(ARMED, Holds(RICH), Holds(RICH), rules=replace(QUIET, eject_resets=True))
    say(seated, (0, bid(1000)), (1, bid(2000)), (0, weapon("slingshot", 2)))
    assert seated.table.auction.high == 2000, "only when the highest bidder goes"


@pytest.mark.rule("HS53")
def test_a_weapon_does_not_win_the_auction() -> None:
    state = auctioned(ARMED, Holds(RICH), Holds(RICH))
    say(state, (0, PASS), (1, bid(2000)), (2, bid(5000)), (0, weapon("slingshot", 2)))
    (sale,) = told(passes(state), "sold")
    assert (sale["who"], sale["amount"]) == (1, 2000)


@pytest.mark.rule("HA8")
def test_there_is_a_window_before_the_first_bid_and_one_before_the_hammer_falls() -> None:
    state = position(ARMED, Holds(RICH, "grenade"), Holds(RICH), top="pavise")
    hush(state)
    assert refused(state, 0, weapon("bow", 1)) == ("not-now", "HA8")
    say(state, (0, AUCTION))
    assert (state.table.phase, state.table.asked) == ("aside", (0,))
    hush(state)
    say(state, (0, PASS), (1, bid(2000)), (2, PASS), (0, PASS))
    assert state.table.phase == "aside", "all have passed, and still somebody may step in"
    events = say(state, (0, weapon("bow", 1))) + passes(state)
    assert "sold" not in names(events)
    assert told(events, "unsold")[0]["who"] == 0


@pytest.mark.rule("HA8")
def test_after_a_weapon_everybody_may_step_in_again_and_speak_again() -> None:
    state = auctioned(ARMED, Holds(RICH, "grenade"), Holds(RICH))
    say(state, (0, PASS), (1, PASS), (2, bid(1000)), (0, PASS), (1, PASS))
    say(state, (1, weapon("grenade", 2)))
    assert state.table.asked[0] in (0, 1)
    say(state, (0, weapon("bow", 1)))
    hush(state)
    assert state.table.auction.queue == [0], "the only one left may still bid"


@pytest.mark.rule("HA8")
def test_who_has_nothing_more_to_say_is_not_asked_again_in_this_turn() -> None:
    state = position(ARMED, ARMED._replace(objects="grenade falcon"), top="pavise log")
    say(state, (0, AUCTION), (0, REST))
    asked = []
    while state.table.lot:
        asked += [seat for seat in state.table.asked if state.table.phase == "aside"]
        happen(state, state.table.asked[0], SILENT if state.table.phase == "aside" else PASS)
    assert set(asked) == {1}
    say(state, (1, AUCTION))
    assert state.table.asked == (1,)
    say(state, (1, SILENT))
    assert state.table.asked == (0,), "a new turn"


@pytest.mark.rule("HA7")
def test_anybody_can_be_thrown_out_but_who_sells_a_lot() -> None:
    state = position(Holds((), "pavise bow"), Holds(RICH, "slingshot"), Holds())
    say(state, (0, lot("pavise")), (0, price(1000)))
    aims = options(state, 0)["weapon"].cards
    assert aims == (coded(thing("bow"), 1), coded(thing("bow"), 2)), "the seller may throw out bidders"
    say(state, (0, SILENT))
    assert refused(state, 1, weapon("slingshot", 0)) == ("cards-missing", "HS50")
    say(state, (1, weapon("slingshot", 2)))
    assert state.table.ejected == (2,)


@pytest.mark.rule("HS50")
def test_a_weapon_under_the_hammer_cannot_be_used() -> None:
    state = position(Holds((), "bow slingshot"), Holds(RICH, "grenade"), Holds())
    say(state, (0, lot("bow")), (0, price(1000)))
    assert refused(state, 0, weapon("bow", 1)) == ("cards-missing", "HS50")
    assert refused(state, 0, weapon("slingshot", 0)) == ("cards-missing", "HS50")
    assert refused(state, 0, weapon("grenade", 1)) == ("cards-missing", "HS50")


@pytest.mark.rule("HS54", "HS55", "HT15")
def test_whoever_is_thrown_out_uses_no_weapon_this_turn_and_may_in_the_next() -> None:
    state = auctioned(ARMED, Holds(RICH, "grenade"), Holds(RICH), top="log")
    say(state, (0, PASS), (0, weapon("bow", 1)))
    assert state.table.ejected == (1,)
    while state.table.turn == 1:
        assert 1 not in state.table.asked
        assert refused(state, 1, weapon("grenade", 0)) == ("not-your-turn", "HS55")
        happen(state, state.table.asked[0], SILENT if state.table.phase == "aside" else PASS)
    say(state, (1, AUCTION), (1, weapon("grenade", 0)))
    assert state.table.ejected == (0,)


@pytest.mark.rule("HA19")
def test_whoever_was_thrown_out_still_draws_the_bill_for_what_nobody_wants() -> None:
    state = auctioned(Holds(), ARMED, bills=(1000, 5000))
    say(state, (0, PASS), (1, weapon("bow", 0)))
    (unsold,) = told(passes(state), "unsold")
    assert (unsold["who"], unsold["drawn"]) == (0, 1)
    assert state.hands[0].coins == coins(1000, 5000)


def test_a_window_does_not_tell_who_holds_a_weapon() -> None:
    """Everybody with an object that nobody has seen is asked, with a weapon or without."""
    asked = []
    for held in ("slingshot", "log"):
        state = position(Holds(RICH), Holds((), held), top="pavise")
        say(state, (0, AUCTION))
        asked.append((state.table.phase, state.table.asked, snapshot(look(HASHIBAN, state, 0).options)))
    assert asked[0] == asked[1] == ("aside", (1,), "()")


# ----------------------------------------------------------------------------------------------------- deals


OPEN = hb.Rules()


def dealing(*holds: Holds, **more: Any) -> State:
    """Seat 0 begins its turn, and is asked whether it proposes something."""
    return position(*holds, rules=more.pop("rules", OPEN), **more)


@pytest.mark.rule("HS56", "HA17")
def test_a_deal_is_proposed_in_the_open_and_changes_hands_when_it_is_accepted() -> None:
    state = dealing(Holds((5000,)), Holds((1000, 2000)), bills=(1000,))
    events = say(state, (0, deal(1)), (0, give(5000)), (0, ask(1000, 2000)), (0, NO_PROMISE))
    (offer,) = told(events, "proposal")
    assert (offer["gives"], offer["asks"], offer["promise"]) == (5000, 3000, "none")
    assert set(options(state, 1)) == {"accept", "reject"}
    say(state, (1, ACCEPT))
    assert [hand.coins for hand in state.hands] == [coins(1000, 1000, 2000), coins(5000)]
    assert state.table.known_bills == [coins(1000, 2000), coins(5000)]


@pytest.mark.rule("HS56")
def test_a_deal_that_is_rejected_or_dropped_changes_nothing() -> None:
    for no in ((1, REJECT), (0, DROP)):
        state = dealing(Holds((5000,)), Holds((1000,)), bills=(1000,))
        say(state, (0, deal(1)), (0, give(5000)), (0, ask(1000)))
        say(state, *(((0, NO_PROMISE), no) if no[1] is REJECT else (no,)))
        assert [hand.coins for hand in state.hands] == [coins(1000, 5000), coins(1000)]
        assert state.table.promised == [None, None]


@pytest.mark.rule("HS56")
def test_nobody_gives_or_accepts_what_is_not_there() -> None:
    state = dealing(Holds((5000,)), Holds((1000,)), bills=(1000,))
    say(state, (0, deal(1)))
    assert refused(state, 0, give(2000)) == ("coins-missing", "HS56")
    say(state, (0, give()), (0, ask(5000)), (0, NO_PROMISE))
    assert list(options(state, 1)) == ["reject"]
    assert refused(state, 1, ACCEPT) == ("not-now", "HS56")


@pytest.mark.rule("HS56")
def test_a_deal_of_nothing_can_only_be_dropped_or_be_a_promise() -> None:
    state = dealing(Holds((5000,)), Holds((1000,)))
    say(state, (0, deal(1)), (0, give()), (0, ask()))
    assert set(options(state, 0)) == {"promise-mine", "promise-yours", "drop"}
    assert refused(state, 0, NO_PROMISE) == ("not-now", "HS57")


@pytest.mark.rule("HS56")
def test_one_proposal_a_window_and_where_the_switch_says_so_only_at_the_start_of_a_turn_or_not_at_all() -> None:
    state = dealing(Holds((5000,)), Holds((1000,)), top="pavise")
    say(state, (0, deal(1)), (0, give(5000)), (0, ask()), (0, NO_PROMISE), (1, REJECT))
    assert state.table.asked == (1,), "the first seat has made its proposal"
    say(state, (0, AUCTION))
    assert "deal" in options(state, 0)
    turns = dealing(Holds((5000,)), Holds((1000,)), top="pavise", rules=replace(OPEN, deals="turns"))
    assert "deal" in options(turns, 0)
    say(turns, (0, AUCTION))
    assert turns.table.phase == "bid"
    never = dealing(Holds((5000,)), Holds((1000,)), rules=QUIET)
    assert never.table.phase == "action"
    assert refused(never, 0, deal(1)) == ("not-now", "HS56")


@pytest.mark.rule("HS57", "HA17", "HT16")
def test_a_thousand_now_for_the_next_start_income() -> None:
    state = dealing(Holds(), Holds((1000,)), bills=(2000, 5000, 10000), top="pavise log")
    say(state, (0, deal(1)), (0, give()), (0, ask(1000)), (0, MINE), (1, ACCEPT))
    assert state.table.promised == [1, None]
    say(state, (0, AUCTION))
    passes(state)
    hush(state)
    say(state, (1, AUCTION))
    passed = passes(state)
    (owed,) = told(passed, "owed")
    assert (owed["who"], owed["whom"], owed["drawn"]) == (0, 1, 1)
    drew = [event for event in passed if event.name == "drew"][-1]
    assert drew.to == (1,)
    assert state.hands[1].coins[box.KIND[drew.facts["amount"]]] >= 1
    assert [sum(hand.coins) for hand in state.hands] == [3, 3], "the second bill of each is for an unsold object"
    assert state.table.promised == [None, None]


@pytest.mark.rule("HS57")
def test_a_start_income_can_be_asked_and_is_promised_only_once() -> None:
    state = dealing(Holds((1000, 1000)), Holds(), bills=(1000,), top="pavise log")
    say(state, (0, deal(1)), (0, give(1000)), (0, YOURS), (1, ACCEPT))
    assert state.table.promised == [None, 0]
    say(state, (0, AUCTION), (0, deal(1)), (0, give(1000)), (0, ask()))
    assert set(options(state, 0)) == {"promise-none", "promise-mine", "drop"}
    assert refused(state, 0, YOURS) == ("not-now", "HS57")


@pytest.mark.rule("HA41")
def test_a_promise_is_over_when_there_is_no_income() -> None:
    rest = tuple((Counter(box.bills(box.COUNTS)) - Counter((1000,))).elements())
    state = dealing(Holds(rest), Holds(), bills=(1000,))
    say(state, (1, deal(0)), (1, ask(1000)), (1, MINE), (0, ACCEPT))
    assert state.table.promised == [None, 0]
    events = say(state, (0, AUCTION)) + passes(state)
    assert told(events, "owed") == [{"who": 1, "whom": 0, "drawn": 0}]
    assert state.table.promised == [None, None]


@pytest.mark.rule("HA16")
def test_objects_go_in_a_deal_only_where_the_switch_says_so() -> None:
    state = dealing(Holds((1000,), "log cactus"), Holds((1000,)))
    say(state, (0, deal(1)))
    assert refused(state, 0, give(cards="log")) == ("cards-missing", "HA16")
    state = dealing(Holds((), "log"), Holds((1000,), "wand cactus"), rules=replace(OPEN, deal_objects=True))
    say(state, (0, deal(1)), (0, give(cards="log")))
    assert options(state, 0)["ask"].cards == things("wand"), "what all know to be there"
    say(state, (0, ask(cards="wand")), (0, NO_PROMISE), (1, ACCEPT))
    assert [hand.cards for hand in state.hands] == [things("wand"), tuple(sorted(things("log cactus")))]


@pytest.mark.rule("HS59", "HA38", "HT15")
def test_nobody_deals_with_who_was_thrown_out_until_the_next_turn() -> None:
    state = auctioned(ARMED, Holds(RICH), Holds(RICH), rules=OPEN, top="log")
    say(state, (0, PASS), (0, weapon("bow", 1)))
    assert state.table.asked == (0,)
    assert options(state, 0)["deal"].cards == (2,)
    assert refused(state, 0, deal(1)) == ("cards-missing", "HA38")
    while state.table.turn == 1:
        assert 1 not in state.table.asked
        happen(state, state.table.asked[0], SILENT if state.table.phase == "aside" else PASS)
    assert state.table.asked == (1,)
    assert options(state, 1)["deal"].cards == (0, 2)


# ----------------------------------------------------------------------------------------------------- pools


def pooled(*holds: Holds, share: tuple[int, ...] = (), join: tuple[int, ...] = (5000,), **more: Any) -> State:
    """Seat 0 leads a pool with seat 1 in an auction."""
    state = auctioned(*holds, rules=OPEN, bills=(1000,), **more)
    say(state, (0, PASS), (0, Action("pool", cards=(1,))))
    if state.table.phase == "share":
        say(state, (0, Action("share", coins=coins(*share))))
    say(state, (1, Action("join", coins=coins(*join))))
    return state


@pytest.mark.rule("HS58", "HA18")
def test_two_bid_together_and_the_lead_gets_the_object_and_pays_the_share() -> None:
    state = pooled(Holds((2000, 2000)), Holds((5000, 5000)), Holds((5000, 5000)), share=(2000,), join=(5000, 5000))
    assert state.table.pools == [1, None, None]
    say(state, (2, bid(5000)))
    hush(state)
    assert options(state, 0)["bid"].purse.total == 1000 + 2000 + 10_000
    events = say(state, (0, bid(5000, 2000)))
    assert told(events, "bid")[0]["amount"] == 7000
    assert (state.table.lying[0], state.table.used[0]) == (coins(2000), coins(5000))
    events = passes(state)
    assert told(events, "sold")[0]["amount"] == 7000
    assert told(events, "shared") == [{"who": 0, "whom": 1, "amount": 2000, "laid": (2000,)}]
    assert thing("pavise") in state.hands[0].cards
    assert state.hands[0].coins == coins(1000)
    assert state.table.known_bills[1] == coins(5000, 2000), "what was not needed, and the share"


@pytest.mark.rule("HA18")
def test_own_bills_are_used_before_those_of_the_partner() -> None:
    state = pooled(Holds((5000,)), Holds((1000, 5000)), Holds((2000,)), join=(5000,))
    say(state, (1, PASS), (2, bid(2000)), (0, bid(5000)))
    assert (state.table.lying[0], state.table.used[0]) == (coins(5000), box.NOTHING)


@pytest.mark.rule("HA18")
def test_when_the_pool_loses_all_bills_go_back() -> None:
    state = pooled(Holds((2000, 2000)), Holds((5000,)), Holds((5000, 5000)), share=(2000,))
    say(state, (2, bid(5000, 5000)))
    events = passes(state)
    assert told(events, "dissolved") == [{"who": 0, "whom": 1}]
    assert money(state)[0] == 5000
    assert sum(state.table.known_bills[1]) == 1


@pytest.mark.rule("HA18")
@pytest.mark.parametrize("target", [0, 1])
def test_a_pool_is_over_when_one_of_the_two_is_thrown_out(target: Seat) -> None:
    state = pooled(Holds((2000,)), Holds((5000,)), Holds((1000, 1000), "bow"))
    say(state, (2, bid(1000)), (0, bid(5000, 2000)))
    events = say(state, (2, weapon("bow", target)))
    assert told(events, "dissolved") == [{"who": 0, "whom": 1}]
    assert told(events, "stands") == [{"who": 2, "amount": 1000}]
    assert money(state)[:2] == [3000, 5000]
    assert state.table.bid_of(0) == 0


@pytest.mark.rule("HA18")
def test_a_pooled_bid_that_is_withdrawn_is_the_end_of_the_pool() -> None:
    state = pooled(Holds((2000,)), Holds((5000,)), Holds((5000, 5000)))
    say(state, (2, bid(5000)), (0, bid(5000, 2000)), (2, bid(5000, 5000)))
    events = say(state, (0, WITHDRAW))
    assert told(events, "dissolved") == [{"who": 0, "whom": 1}]


@pytest.mark.rule("HS58", "HA18")
def test_who_may_join_a_pool_and_with_what() -> None:
    state = position(Holds(RICH, "log"), Holds(RICH), Holds(RICH), Holds(), rules=OPEN)
    assert "pool" not in options(state, 0), "there is no auction yet"
    say(state, (0, lot("log")), (0, price(1000)))
    assert "pool" not in options(state, 0), "the seller has no part in it"
    say(state, (1, Action("pool", cards=(2,))), (1, Action("share")))
    assert refused(state, 2, Action("join")) == ("pieces-few", "HA18")
    assert refused(state, 2, Action("join", coins=coins(5000, 5000))) == ("coins-missing", "HS58")
    say(state, (2, Action("join", coins=coins(1000))), (1, bid(1000)))
    assert state.table.asked == (1,), "a new window"
    assert "deal" in options(state, 1)
    assert "pool" not in options(state, 1), "one pool each"
    assert refused(state, 1, Action("pool", cards=(3,))) == ("not-now", "HS58")
    state = position(Holds(RICH, "log"), Holds(RICH), Holds(), rules=OPEN)
    say(state, (0, lot("log")), (0, price(1000)), (0, SILENT))
    assert refused(state, 1, Action("pool", cards=(0,)))[1] == "HS58"


@pytest.mark.rule("HS58")
def test_a_partner_may_refuse() -> None:
    state = auctioned(Holds(RICH), Holds(RICH), rules=OPEN)
    say(state, (0, PASS), (0, Action("pool", cards=(1,))), (0, Action("share", coins=coins(1000))))
    before = money(state)[0]
    events = say(state, (1, REJECT))
    assert told(events, "refused") == [{"who": 1, "whom": 0}]
    assert state.table.pools == [None, None]
    assert money(state)[0] == before + 1000


# ----------------------------------------------------------------------------------------- variants and the end


@pytest.mark.rule("HS60", "HS61", "HA36")
def test_everybody_may_open_a_dealer_which_counts_and_brings_income() -> None:
    state = set_up(3, replace(QUIET, revealed_start=True), (17, 18, 1, *sorted(set(range(2, 56)) - {17, 18})))
    assert state.table.asked == (0, 1, 2)
    assert refused(state, 0, Action("open-dealer", cards=(box.DEALERS[5],))) == ("cards-missing", "HS60")
    events = say(state, (1, Action("open-dealer", cards=(box.DEALERS[4],))), (0, Action("keep-hidden")))
    assert names(events) == ["chose", "chose"]
    assert state.table.revealed == [(), (), ()], "nothing is shown before all have chosen"
    events = say(state, (2, Action("open-dealer", cards=(box.DEALERS[6],))))
    assert names(events)[:4] == ["chose", "kept-hidden", "opened", "opened"]
    assert state.table.revealed == [(), (box.DEALERS[4],), (box.DEALERS[6],)]
    assert hb.score(state).totals == (0, 1, 1)
    assert state.hands[1].dealers == (box.DEALERS[3], box.DEALERS[5])
    pets = position(Holds(revealed="pets"), Holds(), top="hedgehog")
    assert drawn(say(pets, (0, AUCTION))) == [(0, 1, 0, 1)]


@pytest.mark.rule("HA36")
def test_with_an_opened_dealer_two_more_are_enough() -> None:
    state = revealing("encyclopedia cactus mandrake ledger atlas", "plants books")
    state.table.revealed[0] = dealers("food")
    state.stock.box = tuple(d for d in state.stock.box if d != dealer("food"))
    assert names(say(state, (0, reveal("plants books"))))[-1] == "end"


def test_who_looks_ahead_asks_again_what_is_still_a_secret() -> None:
    state = set_up(3, replace(QUIET, revealed_start=True))
    say(state, (1, Action("open-dealer", cards=(box.DEALERS[4],))), (0, Action("keep-hidden")))
    hb.ask_again(state, 0)
    assert state.table.asked == (1, 2)
    assert [hand.opening for hand in state.hands] == [0, None, None]


@pytest.mark.rule("HS2", "HS63", "HS64", "HT18")
def test_the_third_revealed_dealer_wins_at_once() -> None:
    state = position(
        Holds((), "cactus mandrake sundew", "plants", revealed="music food"), Holds(dealers="piracy"), Holds()
    )
    events = say(state, (0, reveal("plants")))
    (end,) = told(events, "end")
    assert (end["winners"], end["totals"], end["capped"]) == ((0,), (3, 0, 0), 0)
    assert hb.waiting(state.table) == ()
    with pytest.raises(IllegalMove):
        step(HASHIBAN, state, 1, AUCTION)


@pytest.mark.rule("HT18")
def test_the_second_and_third_together_win_too() -> None:
    state = position(
        Holds((), "encyclopedia cactus mandrake ledger atlas", "plants books", revealed="music"), Holds(), Holds()
    )
    assert told(say(state, (0, reveal("plants books"))), "end")[0]["winners"] == (0,)


@pytest.mark.rule("HA34", "HA35")
def test_two_players_with_five_dealers_win_with_three_or_by_the_switch_with_five() -> None:
    plants = Holds((), "cactus mandrake sundew", "plants pets gold", revealed="music food")
    assert names(say(position(plants, Holds()), (0, reveal("plants"))))[-1] == "end"
    five = replace(QUIET, win_target=5)
    assert names(say(position(plants, Holds(), rules=five), (0, reveal("plants"))))[-1] == "reveal"
    for players, rules in ((3, five), (4, five), (2, replace(five, two_player_dealers=3)), (2, QUIET)):
        assert hb.start(players, rules).table.target == 3
    assert hb.start(2, five).table.target == 5


@pytest.mark.rule("HA39")
def test_objects_that_a_rival_needs_may_be_kept() -> None:
    state = position(Holds((), "cactus mandrake sundew palm wreath"), Holds(dealers="plants"))
    assert "auction" in options(state, 0), "nobody has to give them up"


@pytest.mark.rule("HA40")
def test_a_game_is_broken_off_after_so_many_turns_and_nobody_has_won() -> None:
    state = set_up(2, replace(QUIET, max_turns=10))
    events: list[Event] = []
    while state.table.asked:
        events += say(state, (state.table.active, AUCTION)) + passes(state)
    assert told(events, "end") == [{"totals": (0, 0), "winners": (), "capped": 1, "turns": 20}]
    assert state.table.turn == 20
    assert state.table.capped


# ---------------------------------------------------------------------------------------------- what is known


def test_bills_that_lay_open_are_known_when_they_come_back_and_are_forgotten_when_they_may_have_gone() -> None:
    state = auctioned(Holds((1000, 2000, 5000)), Holds(RICH), Holds((5000, 5000)), bills=(1000,))
    say(state, (0, bid(2000)), (1, bid(5000)), (2, bid(5000, 5000)))
    say(state, (0, WITHDRAW))
    assert state.table.known_bills[0] == coins(2000)


def test_a_bill_drawn_from_the_known_end_of_the_pile_is_known_to_all() -> None:
    rest = tuple((Counter(box.bills(box.COUNTS)) - Counter((1000, 5000))).elements())
    state = auctioned(Holds((5000,)), Holds(rest), bills=(1000,), top="log")
    say(state, (0, bid(5000)), (1, PASS))
    assert state.table.active == 1
    assert state.table.known_bills[1] == coins(5000)
    assert state.table.bill_left == 0


def test_a_card_turned_up_from_the_known_end_of_the_pile_is_taken_off_it() -> None:
    everything = " ".join(name for name in box.NAMES if name != "pavise")
    state = auctioned(Holds(), Holds((), everything, securities=5), card="pavise")
    passes(state)
    assert state.table.object_bottom == things("pavise")
    hush(state)
    say(state, (1, AUCTION))
    assert (state.table.object_bottom, state.table.lot) == ((), things("pavise"))


def test_whoever_counts_the_cards_finds_what_is_still_to_come() -> None:
    state = position(
        Holds((1000,), "log", "plants", revealed="food"), Holds((2000, 5000), "wand cactus", "pets music")
    )
    counted = hb.cards(look(HASHIBAN, state, 0))
    assert counted["dealers"].seen == tuple(sorted(dealers("plants food timber")))
    assert counted["dealers"].left == 2
    assert counted["objects"].seen == tuple(sorted(things("log wand")))
    assert counted["objects"].left == len(counted["objects"].unseen) - 1
    assert len(counted["bills"].seen) == 2
    assert counted["bills"].left == len(counted["bills"].unseen) - 2
    watched = hb.cards(look(HASHIBAN, state, SPECTATOR))
    assert watched["objects"].seen == things("wand")
    assert watched["dealers"].left == 3


def test_a_seat_that_reveals_and_is_asked_what_to_show_can_choose_in_every_state_that_others_imagine() -> None:
    state = revealing("cactus mandrake sundew palm log", "plants music food")
    state.table.known_objects[0] = tuple(c for c in state.hands[0].cards if c != thing("palm"))
    say(state, (0, reveal("plants")))
    luck, found = Random(3), set[int]()
    for _ in range(60):
        twin = hb.imagine(look(HASHIBAN, state, 1), luck)
        found |= set(twin.hands[0].cards) - set(state.table.known_objects[0])
        assert len(options(twin, 0)["show"].cards) == 4
    assert found == set(things("palm wreath encyclopedia"))


def test_in_the_opening_every_choice_of_a_rival_is_as_likely() -> None:
    state = set_up(3, replace(QUIET, revealed_start=True))
    say(state, (1, Action("keep-hidden")))
    luck = Random(1)
    chosen = Counter(bool(hb.imagine(look(HASHIBAN, state, 0), luck).hands[1].opening) for _ in range(400))
    assert 250 < chosen[True] < 350


def test_the_small_position_keeps_the_invariants() -> None:
    state = small().state
    happen(state.copy(), 0, AUCTION)


# ---------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("players", hb.PLAYERS)
def test_random_seats_play_whole_games_under_every_switch(players: int) -> None:
    seen: set[str] = set()
    for switch, values in choices(hb.Rules).items():
        for value in values[1:]:
            rules = replace(hb.Rules(max_turns=10), **{switch: value})
            state, events = hb.start(players, rules), list[list[Event]]()
            before = state.copy()
            total = hb.total(state)
            for _ in played(HASHIBAN, state, players, events):
                invariants(before, state, events[-1])
                before = state.copy()
            assert hb.total(state) == total
            assert len(events) <= longest(players)
            seen |= set(names(list(chain(*events))))
    assert seen >= {"sold", "unsold", "weapon", "agreed", "income", "owed", "bid", "withdraw"}


def test_the_journal_of_a_random_game_replays() -> None:
    journal, state = play(HASHIBAN, [anything] * 3, 5, hb.Rules(max_turns=10))
    again = hb.start(3, hb.Rules(max_turns=10))
    for (seat, action), events in zip(journal.moves, journal.told, strict=True):
        assert step(HASHIBAN, again, seat, action) == events
    assert snapshot(again) == snapshot(state)


def test_every_option_of_a_player_is_of_a_known_shape() -> None:
    state = hb.start(4, hb.Rules(max_turns=10))
    for _ in played(HASHIBAN, state, 2):
        for seat in state.table.asked:
            for option in look(HASHIBAN, state, seat).options:
                if isinstance(option, Pick):
                    assert option.cards
                if isinstance(option, Lay) and option.due:
                    assert option.purse.total >= option.due
