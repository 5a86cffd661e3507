"""The bots of De Veiling van Hashiban: what they give, throw out, sell, reveal and agree to."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from hashiban.actions import Action, Choice, fault
from hashiban.bots import hashiban as judged
from hashiban.bots import hashiban_worth as worth
from hashiban.engine import look, play
from hashiban.games import hashiban as hb
from hashiban.games import hashiban_box as box
from hashiban.games.hashiban_bidding import coded, decoded
from hashiban.games.hashiban_cover import wanted
from hashiban.purse import exact
from hashiban.table import Event
from hashiban.words import words
from tests.laws.hashiban import HASHIBAN, Holds, coins, dealer, dealers, position, thing, things
from tests.seats import played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban.actions import Seat
    from hashiban.engine import Bot
    from hashiban.table import State, View

LEVELS: dict[str, Bot] = {"easy": judged.easy, "medium": judged.medium, "hard": judged.hard}
QUIET, DEALS = hb.Rules(deals="never"), hb.Rules()
SOME = (1000, 1000, 2000, 2000, 5000)
PLANTS = Holds(SOME, "cactus sundew", "plants gold music")
"""Two of the three plants: one is missing for that dealer."""
OTHER = Holds(SOME, "kettle", "shields food piracy")

every_level = pytest.mark.parametrize("level", LEVELS)
thinking = pytest.mark.parametrize("level", ["medium", "hard"])


# ------------------------------------------------------------------------------------------------ saying things


def seen(state: State, seat: Seat | None = None) -> View:
    """What the seat that is asked sees."""
    return look(HASHIBAN, state, HASHIBAN.waiting(state.table)[0] if seat is None else seat)


def answer(level: str, state: State, luck: int = 1) -> Choice:
    """What this bot says here; it is legal."""
    view = seen(state)
    choice = LEVELS[level](view, Random(luck))
    assert fault(view.options, choice.action) is None
    return choice


def go(state: State, *actions: Action) -> State:
    """Whoever is asked says this; windows in between are let by, unless it is said in one."""
    for action in actions:
        while state.table.phase == "aside" and action.verb not in ("weapon", "deal", "pool", "rest", "silent"):
            HASHIBAN.apply(state, state.table.asked[0], Action("silent"))
        HASHIBAN.apply(state, state.table.asked[0], action)
    return state


def until(state: State, phase: str, seat: Seat) -> State:
    """Let windows by, and pass, until this seat is asked this."""
    while (state.table.phase, state.table.asked) != (phase, (seat,)):
        HASHIBAN.apply(state, state.table.asked[0], Action("silent" if state.table.phase == "aside" else "pass"))
    return state


def bidding(*holds: Holds, card: str, seat: Seat = 0, bills: tuple[int, ...] = ()) -> State:
    """Seat 0 has turned up this card, somebody may have bid this, and this seat is asked to bid."""
    state = go(position(*holds, top=card, rules=QUIET), Action("auction"))
    if bills:
        go(state, Action("bid", coins=coins(*bills)))
    return until(state, "bid", seat)


def most(level: str, card: str, *holds: Holds) -> int:
    """The highest bid of seat 0 that this bot answers with a higher one in seat 1."""
    answered = 0
    rich = Holds((5000,) * 5 + (2000,) * 4 + (1000,) * 6, "kettle", "shields food piracy")
    for amount in range(1000, 30000, 1000):
        state = go(position(rich, *holds, top=card, rules=QUIET), Action("auction"))
        purse = box.wallet(state.hands[0].coins)
        laid = exact(purse, amount)
        if laid is None:
            continue
        until(go(state, Action("bid", coins=laid)), "bid", 1)
        answered = amount if answer(level, state).action.verb == "bid" else answered
    return answered


# ------------------------------------------------------------------------------------------------ what is it worth


def test_an_object_is_missed_once_for_each_dealer_that_seeks_it() -> None:
    plants, books, gold = dealer("plants"), dealer("books"), dealer("gold")
    assert worth.missing((), (plants, books, gold), 3) == 9
    assert worth.missing(things("cactus"), (plants, books, gold), 3) == 8
    assert worth.missing(things("encyclopedia"), (plants, books, gold), 3) == 7
    assert worth.missing(things("cactus sundew mandrake wreath"), (plants, books, gold), 3) == 6, "a fourth is spare"


def test_with_more_dealers_than_are_needed_the_nearest_count() -> None:
    own = dealers("plants books gold music food")
    near = worth.missing(things("cactus sundew"), own, 3)
    assert near - worth.missing(things("cactus sundew mandrake"), own, 3) == 1
    assert 0 < worth.missing((), own, 1) - 3 < 12, "the others count a little"


def test_spare_objects_can_all_go_together() -> None:
    own = dealers("plants books gold")
    cards = things("cactus sundew mandrake wreath kettle")
    idle = worth.spare(cards, own, 3)
    assert thing("kettle") in idle
    assert len(idle) == 2, "one of the four plants, not all"
    kept = tuple(card for card in cards if card not in idle)
    assert worth.missing(kept, own, 3) == worth.missing(cards, own, 3)


def test_the_lottery_pays_9017_on_average_for_the_only_five_bills_of_1000() -> None:
    state = go(position(Holds((1000,) * 5, "kettle", "gold music food"), OTHER._replace(bills=()), bills=(2000,)))
    view = seen(state)
    assert view.coins == coins(1000, 1000, 1000, 1000, 1000, 2000)
    assert worth.lottery(view) == pytest.approx(9017, abs=200), "2000 of the forty others is in the hand"


def test_the_lottery_is_worth_what_is_known_of_the_pile() -> None:
    state = position(Holds((1000,) * 5, "kettle", "gold music food"), OTHER, bills=(2000,))
    state.stock.bill_pile = [1000, 1000, 2000, 5000, 1000]
    state.table.bill_left, state.table.bill_bottom = 5, (1000, 1000, 2000, 5000, 1000)
    assert worth.lottery(seen(state, 0)) == 2000


def test_the_next_bill_is_worth_the_average_of_those_that_were_not_seen_or_just_what_it_is() -> None:
    state = position(OTHER, PLANTS, bills=(2000,))
    loose = worth.loose_bills(seen(state, 0))
    assert worth.next_bill(seen(state, 0)) == pytest.approx(box.wallet(loose).total / sum(loose))
    state.table.bill_left, state.table.bill_bottom = 2, (5000, 1000)
    assert worth.next_bill(seen(state, 0)) == 5000
    state.table.bill_left, state.table.bill_bottom = 0, ()
    assert worth.next_bill(seen(state, 0)) == 0


def test_what_a_rival_holds_tells_which_dealers_it_may_have() -> None:
    state = position(OTHER, Holds(SOME, "kettle cactus sundew mandrake", "plants gold music"))
    chances = worth.guessed(seen(state, 0), 1)
    plants, books, own = (box.CATEGORIES.index(name) for name in ("plants", "books", "food"))
    assert chances[plants] > 2 * chances[books]
    assert chances[own] == 0, "that dealer is in the own hand"
    assert all(0 <= chance <= 1 for chance in chances)


def test_what_a_rival_bid_for_and_did_not_get_tells_it_as_well() -> None:
    bidder = Holds((5000, 5000), "kettle", "plants gold music")
    state = go(position(OTHER, bidder, top="cactus", rules=QUIET), Action("auction"))
    told = [HASHIBAN.apply(until(state, "bid", 1), 1, Action("bid", coins=coins(5000)))]
    put_up = [[Event("put-up", {"who": 0, "card": thing("cactus"), "left": 40})]]
    view = look(HASHIBAN, state, 0, put_up + told)
    plants = box.CATEGORIES.index("plants")
    assert worth.courted(view, 1) == (thing("cactus"),)
    assert worth.courted(view, 0) == ()
    assert worth.guessed(view, 1, worth.courted(view, 1))[plants] > worth.guessed(view, 1)[plants]


# ------------------------------------------------------------------------------------------------ bidding


@every_level
def test_a_bot_bids_for_the_third_object_of_a_dealer_and_no_higher_than_need_be(level: str) -> None:
    choice = answer(level, bidding(PLANTS, OTHER, card="mandrake"), luck=2)
    assert choice.action == Action("bid")
    state = bidding(PLANTS, OTHER, card="mandrake")
    go(state, choice.action)
    assert state.table.auction.high == 1000


@thinking
def test_an_object_is_worth_more_the_nearer_it_brings_a_dealer_or_two_dealers(level: str) -> None:
    first = Holds((5000,) * 4, "drum", "plants gold books")
    assert most(level, "encyclopedia", first) > most(level, "cactus", first) > most(level, "kettle", first)


@thinking
@pytest.mark.parametrize("own", ["plants", "plants books food"])
def test_for_the_object_that_wins_the_game_all_money_is_laid(level: str, own: str) -> None:
    last = Holds((5000,) * 3, "cactus sundew", own, "gold music")
    assert most(level, "mandrake", last) >= 14000
    assert answer(level, bidding(last, OTHER, card="mandrake")).why == "why-hashiban-last"


@every_level
def test_nobody_pays_much_for_what_no_dealer_seeks(level: str) -> None:
    holds = Holds((5000,) * 2 + (2000, 1000), "cactus sundew", "plants gold music")
    assert most(level, "plank", holds) <= box.MONEY / sum(box.COUNTS), "at most what a lot brings for it"


def test_hard_gives_more_when_a_rival_needs_it_too() -> None:
    mine = Holds((5000,) * 4, "drum", "plants gold books")
    calm = Holds(SOME, "kettle", "shields food piracy")
    keen = Holds(SOME, "kettle buckler pavise", "shields food piracy", "music machines")
    assert most("hard", "varnish", mine, keen) > most("hard", "varnish", mine, calm)


@every_level
def test_four_bots_do_not_bid_more_than_they_have_reason_to(level: str) -> None:
    for seed in range(8):
        journal, _ = play(HASHIBAN, [LEVELS[level]] * 4, seed)
        for event in journal.events:
            if event.name == "sold":
                assert event.facts["amount"] <= 40000


# ------------------------------------------------------------------------------------------------ weapons


def armed(weapon: str = "slingshot", bid: tuple[int, ...] = (5000, 2000)) -> State:
    """Seat 1, with two plants and a weapon, is asked in the window after seat 0 has bid for a third plant."""
    rich = Holds((5000,) * 3 + (2000,) * 3, "kettle", "shields food piracy")
    keen = Holds((2000, 2000, 2000), f"cactus sundew {weapon}", "plants gold music")
    state = go(position(rich, keen, top="mandrake", rules=QUIET), Action("auction"), Action("bid", coins=coins(*bid)))
    return until(state, "aside", 1)


@thinking
def test_who_leads_is_thrown_out_when_the_object_is_needed_and_too_dear(level: str) -> None:
    action = answer(level, armed()).action
    assert action.verb == "weapon"
    assert decoded(action.cards[0]) == (thing("slingshot"), 0)


@thinking
def test_no_weapon_is_used_while_the_price_is_low_or_by_who_leads(level: str) -> None:
    assert answer(level, armed(bid=(2000,))).action.verb == "silent"
    state = go(armed(bid=(2000,)), Action("silent"))
    go(state, Action("bid"))
    assert state.table.auction.leader == 1
    assert answer(level, state).action.verb in ("silent", "rest")


@thinking
def test_a_weapon_that_no_dealer_needs_goes_before_one_that_is_missed(level: str) -> None:
    rich = Holds((5000,) * 3 + (2000,) * 3, "kettle", "shields food piracy")
    keen = Holds((2000, 2000, 2000), "cactus sundew bow slingshot", "plants gold music")
    state = position(rich, keen, top="mandrake", rules=QUIET)
    until(go(state, Action("auction"), Action("bid", coins=coins(5000, 2000))), "aside", 1)
    action = answer(level, state).action
    assert action == Action("weapon", 0, (coded(thing("slingshot"), 0),))


@every_level
def test_who_has_no_weapon_does_not_hold_up_the_auction(level: str) -> None:
    state = until(go(position(OTHER, PLANTS, top="plank", rules=DEALS), Action("auction")), "aside", 0)
    assert answer(level, state).action == Action("rest")


@every_level
def test_who_sells_throws_nobody_out(level: str) -> None:
    seller = Holds(SOME, "slingshot cactus", "plants gold music")
    state = position(seller, Holds((5000, 5000), "kettle", "shields food piracy"), rules=QUIET)
    go(state, Action("lot", 0, things("cactus")), Action("price", 1000), Action("bid"))
    for _ in range(20):
        if state.table.phase == "aside" and state.table.asked == (0,):
            assert answer(level, state).action.verb != "weapon"
            return
        HASHIBAN.apply(state, state.table.asked[0], Action("silent" if state.table.phase == "aside" else "pass"))
    pytest.fail("the seller was not asked")


# ------------------------------------------------------------------------------------------------ turns


@every_level
def test_a_dealer_is_revealed_as_soon_as_it_can_be(level: str) -> None:
    ready = Holds(SOME, "cactus sundew mandrake", "plants gold music")
    action = answer(level, until(position(ready, OTHER, rules=QUIET), "action", 0)).action
    assert action == Action("reveal", 0, (wanted(dealers("plants")),))


@every_level
def test_of_two_dealers_that_share_an_object_both_are_revealed_at_once(level: str) -> None:
    ready = Holds(SOME, "encyclopedia cactus sundew ledger atlas", "plants books music")
    action = answer(level, until(position(ready, OTHER, rules=QUIET), "action", 0)).action
    assert action == Action("reveal", 0, (wanted(dealers("plants books")),))


@every_level
def test_of_the_objects_that_will_do_the_least_missed_is_shown(level: str) -> None:
    ready = Holds(SOME, "cactus sundew wreath encyclopedia", "plants books music")
    state = until(position(ready, OTHER, rules=QUIET), "action", 0)
    go(state, Action("reveal", 0, (wanted(dealers("plants")),)))
    while state.table.phase == "show":
        assert thing("encyclopedia") not in answer(level, state).action.cards, "it is a book as well"
        go(state, answer(level, state).action)
    assert thing("encyclopedia") in state.hands[0].cards


@thinking
def test_objects_of_no_use_become_a_lot_and_the_others_stay_in_the_hand(level: str) -> None:
    idle = Holds(SOME, "cactus sundew plank log kettle", "plants gold music")
    action = answer(level, until(position(idle, OTHER, rules=QUIET), "action", 0)).action
    assert action.verb == "lot"
    assert set(action.cards) == set(things("plank log kettle"))


@thinking
def test_a_lot_that_nobody_seems_to_need_costs_more_than_the_bills_it_brings_unsold(level: str) -> None:
    idle = Holds(SOME, "cactus plank log", "plants gold music")
    state = go(position(idle, OTHER, rules=QUIET), Action("lot", 0, things("plank log")))
    assert answer(level, state).action.amount > 2 * worth.AVERAGE


def test_hard_asks_more_for_what_a_rival_seems_to_need() -> None:
    idle = Holds(SOME, "cactus plank", "plants gold music")
    prices = []
    for objects in ("kettle", "kettle log barrel"):
        rival = Holds((5000,) * 3, objects, "shields timber piracy")
        state = position(idle, rival, rules=QUIET, public="machines")
        prices.append(answer("hard", go(state, Action("lot", 0, things("plank")))).action.amount)
    assert prices[1] > prices[0]


def test_no_price_is_higher_than_the_rules_allow() -> None:
    idle = Holds((1000,), " ".join(box.NAMES[:40]), "plants gold music")
    rival = Holds((5000,) * 9 + (10000,), "galley", "shields timber piracy", "food")
    state = position(idle, rival, rules=QUIET)
    go(state, Action("lot", 0, tuple(state.hands[0].cards)))
    assert answer("hard", state).action.amount <= hb.PRICES[1]


@thinking
def test_the_lottery_is_played_when_it_pays_and_only_then(level: str) -> None:
    player = Holds((1000,) * 5, "cactus", "plants gold music")
    state = until(position(player, OTHER._replace(bills=(2000,)), rules=QUIET, bills=(2000,)), "action", 0)
    assert answer(level, state).action.verb == "bonoloto"
    state.stock.bill_pile = [1000, 2000, 1000, 2000, 5000]
    state.table.bill_left, state.table.bill_bottom = 5, (1000, 2000, 1000, 2000, 5000)
    assert answer(level, state).action.verb == "auction"


@every_level
def test_a_dealer_is_opened_at_the_start_where_that_is_played_and_not_the_one_an_object_fits(level: str) -> None:
    for seed in range(5):
        state = HASHIBAN.start(3, hb.Rules(revealed_start=True))
        for _ in played(HASHIBAN, state, seed, []):
            if state.table.phase == "open":
                break
        for seat in state.table.asked:
            view = seen(state, seat)
            action = LEVELS[level](view, Random(1)).action
            fits = [d for d in view.dealers if box.categories(view.cards[0]) >> box.category(d) & 1]
            assert action.verb == "open-dealer"
            assert action.cards[0] not in fits or len(fits) == len(view.dealers)


# ------------------------------------------------------------------------------------------------ offers and deals


def offered(money: tuple[int, ...], cards: str = "", start: int = 20000) -> State:
    """Seat 0 sells a plank and is asked about this counter-offer of seat 1."""
    seller = Holds(SOME, "cactus sundew plank", "plants gold music")
    buyer = Holds((5000, 5000, 2000, 1000), f"kettle {cards}".strip(), "shields food piracy")
    state = go(position(seller, buyer, rules=QUIET), Action("lot", 0, things("plank")), Action("price", start))
    return go(state, Action("counter", 0, things(cards), coins(*money)))


@every_level
def test_a_counter_offer_well_above_the_bill_for_an_unsold_object_is_accepted(level: str) -> None:
    assert answer(level, offered((5000, 5000))).action == Action("accept")
    assert answer(level, offered((1000,))).action == Action("decline")


@thinking
def test_an_object_that_is_needed_is_worth_more_than_one_of_no_use(level: str) -> None:
    assert answer(level, offered((1000,), "mandrake")).action == Action("accept")
    assert answer(level, offered((), "log")).action == Action("decline")


def test_hard_makes_a_counter_offer_for_what_it_needs_and_only_once() -> None:
    seller = Holds(SOME, "kettle mandrake", "shields food piracy")
    buyer = Holds((5000, 5000, 2000, 1000, 1000), "cactus sundew", "plants gold music")
    state = position(seller, buyer, rules=QUIET)
    state = until(go(state, Action("lot", 0, things("mandrake")), Action("price", 60000)), "bid", 1)
    choice = answer("hard", state)
    assert choice.action.verb == "counter"
    told = [[event] for event in HASHIBAN.apply(state, 1, choice.action)]
    told += [[event] for event in HASHIBAN.apply(state, 0, Action("decline"))]
    again = go(position(seller, buyer, rules=QUIET), Action("lot", 0, things("mandrake")), Action("price", 60000))
    until(again, "bid", 1)
    view = look(HASHIBAN, again, 1, told)
    assert judged.hard(view, Random(1)).action == Action("pass")


def proposal(gives: tuple[int, ...], asks: tuple[int, ...], promise: str) -> State:
    """Seat 1 is asked to agree to this at the start of the turn of seat 0."""
    state = until(position(OTHER, PLANTS, rules=DEALS, bills=(2000,)), "aside", 0)
    go(state, Action("deal", 0, (1,)), Action("give", coins=coins(*gives)), Action("ask", coins=coins(*asks)))
    return go(state, Action(promise))


@every_level
def test_a_gift_is_taken_and_nothing_is_given_away(level: str) -> None:
    assert answer(level, proposal((1000,), (), "promise-none")).action == Action("accept")
    assert answer(level, proposal((), (1000,), "promise-none")).action == Action("reject")
    assert answer(level, proposal((2000,), (5000,), "promise-none")).action == Action("reject")


@thinking
def test_a_start_income_is_bought_for_less_than_it_is_worth_and_sold_for_more(level: str) -> None:
    assert answer(level, proposal((), (1000,), "promise-mine")).action == Action("accept")
    assert answer(level, proposal((), (5000,), "promise-mine")).action == Action("reject")
    assert answer(level, proposal((5000,), (), "promise-yours")).action == Action("accept")
    assert answer(level, proposal((1000,), (), "promise-yours")).action == Action("reject")


def test_hard_sells_its_next_start_income_when_it_knows_that_small_bills_lie_on_the_pile() -> None:
    poor = Holds((5000, 2000), "kettle", "shields food piracy")
    state = until(position(poor, PLANTS, rules=DEALS), "aside", 0)
    state.stock.bill_pile = [1000] * 6
    state.table.bill_left, state.table.bill_bottom = 6, (1000,) * 6
    made: set[str] = set()
    for luck in range(40):
        twin = state.copy()
        choice = answer("hard", twin, luck)
        made.add(choice.action.verb)
        if choice.action.verb == "deal":
            go(twin, choice.action)
            while twin.table.phase != "answer":
                go(twin, answer("hard", twin).action)
            assert not any(twin.table.given)
            assert twin.table.wanted == box.ONE[2000]
            assert twin.table.pact == "mine"
    assert made == {"deal", "silent"}, "now and then"


def test_hard_borrows_a_bill_when_just_that_is_missing_for_what_it_needs() -> None:
    rich = Holds((5000, 1000, 1000), "kettle", "shields food piracy")
    keen = Holds((5000, 1000), "cactus sundew", "plants", "gold music")
    third = Holds((2000, 2000), "drum", "magic glyphs pets")
    state = position(rich, keen, third, top="mandrake", rules=DEALS)
    go(state, Action("auction"), Action("bid", coins=coins(5000, 1000)))
    choice = answer("hard", until(state, "aside", 1))
    assert choice.action == Action("deal", 0, (2,)), "not from who leads"


@thinking
def test_a_partner_puts_less_into_a_pool_than_is_set_aside_for_it(level: str) -> None:
    lead = Holds((5000, 2000, 1000), "cactus sundew", "plants gold music")
    partner = Holds((5000, 5000, 2000), "drum", "magic glyphs pets")
    for share, joins in (((5000,), True), ((), False)):
        state = go(position(lead, OTHER, partner, top="mandrake", rules=DEALS), Action("auction"))
        go(until(state, "aside", 0), Action("pool", 0, (2,)), Action("share", coins=coins(*share)))
        action = answer(level, state).action
        assert (action.verb == "join") is joins
        assert box.wallet(action.coins or box.NOTHING).total < 5000


# ------------------------------------------------------------------------------------------------ whole games


def games(level: str, players: int, count: int, **rules: Any) -> Iterator[State]:
    """So many whole games among bots of this level."""
    for seed in range(count):
        yield play(HASHIBAN, [LEVELS[level]] * players, seed, hb.Rules(**rules))[1]


@pytest.mark.parametrize("players", hb.PLAYERS)
def test_nine_games_in_ten_among_medium_bots_end_by_a_third_dealer_within_half_the_turns(players: int) -> None:
    ended = [state.table for state in games("medium", players, 60)]
    within = [table for table in ended if not table.capped and table.turn <= table.rules.max_turns * players / 2]
    assert len(within) >= 0.9 * len(ended)


@every_level
@pytest.mark.parametrize(
    "rules",
    [{"revealed_start": True}, {"two_player_dealers": 3}, {"win_target": 5, "strict_reveal": True},
     {"eject_resets": True, "deal_objects": True}, {"deals": "turns"}, {"deals": "never", "max_turns": 10}],
    ids=str,
)  # fmt: skip
def test_every_switch_can_be_played(level: str, rules: dict[str, Any]) -> None:
    for state in games(level, 2, 4, **rules):
        assert state.table.phase == "end"


@every_level
def test_every_reason_of_a_game_can_be_said_in_english(level: str) -> None:
    english = words("en")
    for seed, players in enumerate(hb.PLAYERS):
        state = HASHIBAN.start(players, DEALS)
        for _ in played(HASHIBAN, state, seed, [], LEVELS[level]):
            for seat in state.table.asked:
                if seat >= 0:
                    choice = LEVELS[level](seen(state, seat), Random(seed))
                    sentence = english.say(choice.why, **choice.numbers)
                    assert sentence == sentence.strip()
                    assert sentence
                    assert "{" not in sentence


def test_a_reason_to_bid_tells_the_numbers_that_decided() -> None:
    for level in ("medium", "hard"):
        choice = answer(level, bidding(PLANTS, OTHER, card="mandrake"))
        assert choice.numbers["most"] >= choice.numbers["bid"]
        assert choice.why == "why-hashiban-worth"


def test_what_hard_guesses_comes_from_open_knowledge_only() -> None:
    """The same table with other secret cards of the rival gives the same answer."""
    state = bidding(PLANTS, OTHER, card="varnish")
    twin = state.copy()
    twin.hands[1].dealers = dealers("magic glyphs pets")
    assert answer("hard", state) == answer("hard", twin)
