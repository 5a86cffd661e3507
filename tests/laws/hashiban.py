"""What the promises need to know of De Veiling van Hashiban."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from math import comb, factorial
from typing import TYPE_CHECKING, NamedTuple

from hashiban.actions import CHANCE, Action
from hashiban.engine import step
from hashiban.games import hashiban as hb
from hashiban.games import hashiban_box as box
from hashiban.games import load
from tests.laws.kinds import Small

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.purse import Coins
    from hashiban.table import Event, State

HASHIBAN = load("hashiban")

DECKS = {
    "hashiban.games.hashiban_box.OBJECTS": tuple(range(9001, 9051)),
    "hashiban.games.hashiban_box.SECURITIES": tuple(range(9051, 9056)),
    "hashiban.games.hashiban_box.DEALERS": tuple(range(9061, 9077)),
}


def secrets(state: State, seat: Seat) -> set[int]:
    """Dealers in the box and in other hands, the first object of others, and the cards of the pile nobody saw."""
    table, stock = state.table, state.stock
    others = [other for other in range(table.players) if other != seat]
    hidden = set(stock.box).union(*(state.hands[other].dealers for other in others))
    hidden |= set(stock.object_pile) - set(table.object_bottom) - set(table.object_known)
    for other in others:
        hidden |= set(state.hands[other].cards) - set(table.known_objects[other])
    return hidden


# --------------------------------------------------------------------------------------------- positions


class Holds(NamedTuple):
    """What a seat starts a position with: bills by their worth, objects and dealers by their name."""

    bills: tuple[int, ...] = ()
    objects: str = ""
    dealers: str = ""
    revealed: str = ""
    securities: int = 0


def thing(name: str) -> int:
    """The object of this name; ``security`` is the first security, and ``security-3`` the third."""
    if name.startswith("security"):
        return box.SECURITIES[int(name.partition("-")[2] or 1) - 1]
    return box.OBJECTS[box.NAMES.index(name)]


def things(names: str) -> tuple[int, ...]:
    """The objects of these names, in this order."""
    return tuple(thing(name) for name in names.split())


def dealer(name: str) -> int:
    """The dealer who seeks this category."""
    return box.DEALERS[box.CATEGORIES.index(name)]


def dealers(names: str) -> tuple[int, ...]:
    """The dealers who seek these categories, ascending."""
    return tuple(sorted(dealer(name) for name in names.split()))


def coins(*found: int) -> Coins:
    """These bills, by what they are worth, as a number of each kind."""
    return box.counted(found)


def position(
    *holds: Holds,
    public: str = "timber",
    top: str = "",
    bills: tuple[int, ...] = (),
    rules: hb.Rules = hb.Rules(deals="never"),  # noqa: B008 - frozen
    first: Seat = 0,
    events: list[Event] | None = None,
) -> State:
    """A table at which these seats hold this, and ``first`` begins its turn; of a hand all know all but one object.

    ``top`` are the first cards of the object pile, ``bills`` the first bills: the very first is the start income.
    """
    state, players = hb.start(len(holds), rules), len(holds)
    table, stock = state.table, state.stock
    securities = iter(reversed(box.SECURITIES))
    for seat, (hand, held) in enumerate(zip(state.hands, holds, strict=True)):
        hand.coins = coins(*held.bills)
        hand.cards = tuple(sorted(things(held.objects)))
        hand.dealers = dealers(held.dealers)
        table.bills[seat], table.objects[seat] = len(held.bills), len(hand.cards)
        table.known_objects[seat] = hand.cards[1:]
        table.hidden[seat], table.revealed[seat] = len(hand.dealers), dealers(held.revealed)
        table.securities[seat] = tuple(next(securities) for _ in range(held.securities))
    used = {card for hand in state.hands for card in hand.cards} | set(chain(*table.securities))
    pile = [*things(top), *(card for card in stock.object_pile if card not in {*used, *things(top)})]
    table.object_left = len(pile)
    table.public = dealer(public)
    away = (
        {table.public}
        | {d for row in table.revealed for d in row}
        | {d for hand in state.hands for d in hand.dealers}
    )
    stock.box = tuple(d for d in box.DEALERS if d not in away)
    rest = Counter(stock.bill_pile)
    rest.subtract(bill for held in holds for bill in held.bills)
    rest.subtract(bills)
    assert min(rest.values()) >= 0, "there are no more bills of that kind"
    stock.bill_pile = [*bills, *sorted(rest.elements())]
    table.bill_left = len(stock.bill_pile)
    stock.object_pile = sorted(pile)
    table.deal_next, table.active = players, (first - 1) % players
    table.phase, table.asked = "shuffle", (CHANCE,)
    told = step(HASHIBAN, state, CHANCE, Action("objects", cards=tuple(pile)))
    if events is not None:
        events += told
    return state


# -------------------------------------------------------------------------------------------- invariants


def invariants(before: State, after: State, told: Sequence[Event]) -> None:
    """The invariants of the rulings, after every action and along its events."""
    _bills(after)
    _objects(after)
    _dealers(after)
    _knowledge(after)
    _auction(after)
    _drafts(after)
    _piles(before, after, told)
    _events(before, after, told)
    if after.table.phase == "end":
        assert after.table.capped or max(map(len, after.table.revealed)) >= after.table.target
        assert after.table.capped is (told[-1].facts["capped"] == 1)


def _in_front(state: State) -> list[Coins]:
    """Bills that lie on the table."""
    table = state.table
    return [table.countered[0], table.given, *table.lying, *table.pledged, *table.share]


def _bills(state: State) -> None:
    table = state.table
    everywhere = [*_in_front(state), *(hand.coins for hand in state.hands), coins(*state.stock.bill_pile)]
    assert min(map(min, everywhere)) >= 0
    assert tuple(map(sum, zip(*everywhere, strict=True))) == (19, 15, 10, 1)
    assert sum(bill * n for held in everywhere for bill, n in zip(box.BILLS, held, strict=True)) == 109_000
    assert table.bill_left == len(state.stock.bill_pile)
    assert table.bills == [sum(hand.coins) for hand in state.hands]


def _objects(state: State) -> None:
    table, pile = state.table, state.stock.object_pile
    hands = [card for hand in state.hands for card in hand.cards]
    laid = [*table.lot, *table.countered[1], *table.given_cards, *table.shown]
    owned = [card for row in table.securities for card in row]
    assert sorted([*pile, *hands, *laid, *owned]) == [*box.OBJECTS, *box.SECURITIES]
    assert not set(hands) & set(box.SECURITIES)
    assert set(owned) <= set(box.SECURITIES)
    assert table.object_left == len(pile)
    assert table.objects == [len(hand.cards) for hand in state.hands]


def _dealers(state: State) -> None:
    table = state.table
    held = [d for hand in state.hands for d in hand.dealers]
    shown = [d for row in table.revealed for d in row]
    public = [] if table.public is None else [table.public]
    assert sorted([*held, *shown, *table.showing, *public, *state.stock.box]) == list(box.DEALERS)
    assert table.hidden == [len(hand.dealers) for hand in state.hands]


def _knowledge(state: State) -> None:
    """What everybody can know is so, and each hand is in order."""
    table, stock = state.table, state.stock
    for seat, hand in enumerate(state.hands):
        assert all(known <= held for known, held in zip(table.known_bills[seat], hand.coins, strict=True))
        assert set(table.known_objects[seat]) <= set(hand.cards)
        assert len(hand.cards) - len(table.known_objects[seat]) <= 1
        for cards in (hand.cards, hand.dealers, table.known_objects[seat], table.object_known):
            assert list(cards) == sorted(set(cards))
    assert tuple(stock.bill_pile[table.bill_left - len(table.bill_bottom) :]) == table.bill_bottom
    at = table.object_left - len(table.object_bottom)
    assert tuple(stock.object_pile[at:]) == table.object_bottom
    assert set(table.object_known) <= set(stock.object_pile[:at])


def _auction(state: State) -> None:
    table, auction = state.table, state.table.auction
    if not table.lot or table.phase == "price":
        assert not any(map(sum, _in_front(state)[2:]))
        assert (auction.inside, auction.leader, table.best) == ([], None, [0] * table.players)
        assert table.pools == [None] * table.players
        assert table.lot or not table.ejected
        assert table.lot or table.seller is None
        return
    others = set(range(table.players)) - {table.seller}
    assert set(auction.inside) == others - set(table.ejected)
    assert auction.leader not in auction.queue
    bids = [table.bid_of(seat) for seat in range(table.players)]
    assert auction.high == max(bids)
    assert auction.leader is None or bids[auction.leader] == auction.high
    assert (auction.leader is None) == (auction.high == 0)
    assert all(amount >= table.start and amount % 1000 == 0 for amount in bids if amount)
    if table.phase in ("bid", "counter"):
        assert auction.speaker not in (*table.ejected, table.seller, auction.leader)
    for seat in table.ejected:
        assert bids[seat] == 0
        assert seat not in table.asked
        assert seat not in (table.proposer, table.partner, *table.pools)
        assert table.pools[seat] is None
    for lead, partner in enumerate(table.pools):
        assert (partner is None) == (not any(table.pledged[lead]))
        assert all(used <= there for used, there in zip(table.used[lead], table.pledged[lead], strict=True))
        assert partner is None or table.seller not in (lead, partner)
    in_pools = [s for lead, partner in enumerate(table.pools) if partner is not None for s in (lead, partner)]
    assert len(in_pools) == len(set(in_pools))


def _drafts(state: State) -> None:
    """Half a deal, half a reveal and half a counter-offer lie on the table only while they are being made."""
    table = state.table
    making = table.phase in ("give", "ask", "promise", "answer", "share", "join")
    assert (table.proposer is not None) is making
    assert (table.partner is not None) is making
    assert making or not (any(table.given) or any(table.wanted) or table.given_cards or table.wanted_cards)
    assert bool(table.showing) is (table.phase == "show")
    assert table.phase == "show" or not table.shown
    assert table.phase == "counter" or table.countered == (box.NOTHING, ())
    assert bool(table.aside) is (making or table.phase == "aside")
    assert table.phase != "over"


def _piles(before: State, after: State, told: Sequence[Event]) -> None:
    """Only payments for drawn objects and the bills of Bonoloto come under the bill pile, in this order."""
    pile = list(before.stock.bill_pile)
    if before.table.phase == "bills":
        return
    for name, facts, _ in told:
        if name == "sold":
            pile += facts["laid"]
        elif name == "bonoloto":
            pile += [1000] * 5
            drawn, pile = pile[:5], pile[5:]
            assert tuple(drawn) == facts["drawn"]
            assert sum(facts["kept"]) == facts["amount"] >= 2000
            kept = list(facts["kept"])
            for bill in drawn:
                if bill in kept:
                    kept.remove(bill)
                else:
                    pile.append(bill)
            assert not kept
        elif name in ("turn", "income", "unsold"):
            pile = pile[facts["drawn"] :]
    assert pile == after.stock.bill_pile


def _events(before: State, after: State, told: Sequence[Event]) -> None:
    """What is told to all is true, and what is drawn is told to who drew it and to nobody else."""
    players = after.table.players
    for name, facts, to in told:
        if name == "drew":
            assert to == (facts["who"],)
            assert sum(facts["bills"]) == facts["amount"]
            continue
        assert to is None
        if name == "bid":
            assert sum(facts["laid"]) == facts["amount"] > facts["before"]
            assert not after.table.lot or after.table.bid_of(facts["who"]) == facts["amount"]
        elif name in ("sold", "sold-lot"):
            assert sum(facts["laid"]) == facts["amount"] >= max(1000, facts["start"])
            owned = (*after.hands[facts["who"]].cards, *after.table.securities[facts["who"]])
            assert set(facts["cards"]) <= set(owned)
        elif name == "weapon":
            assert facts["card"] in after.table.object_bottom
            assert facts["card"] in before.hands[facts["who"]].cards
            assert box.categories(facts["card"]) >> box.ARMS & 1
        elif name == "turn":
            assert not after.table.ejected
            assert facts["turn"] <= players * after.table.rules.max_turns


# ------------------------------------------------------------------------------------------------ limits


def longest(players: int) -> int:
    """Every turn a lot with all raises, all passes between them, and all that can be said in each window.

    A weapon that throws out the high bidder may let all raises start anew.
    """
    raises = (sum(b * n for b, n in zip(box.BILLS, box.COUNTS, strict=True)) // 1000) * players
    spoken = (raises + 1) * players * 2  # a pass or a counter-offer of each after each raise, and its answer
    window = players * (4 + 5) * (1 + players)  # each may propose and use a weapon, and then all are asked again
    return 10 + players * 50 * (spoken * (1 + window) + window + 20)


def small() -> Small:
    """Two seats; unseen are three dealers, three cards and three bills, all different.

    The other seat has two of the dealers, one object and one bill of these. In the pile lie a card that was seen
    before it was shuffled in, and one that was put under it.
    """
    loose, seen, under = things("cactus wand security"), thing("parrot"), thing("log")
    rest = tuple(card for card in box.OBJECTS if card not in (*loose, seen, under))
    state = hb.start(2, hb.Rules())
    table, stock = state.table, state.stock
    unseen = box.DEALERS[:3]
    table.public, table.revealed = box.DEALERS[3], [box.DEALERS[6:], ()]
    state.hands[0].dealers, state.hands[1].dealers, stock.box = box.DEALERS[4:6], unseen[:2], unseen[2:]
    table.hidden = [2, 2]
    state.hands[0].cards, state.hands[1].cards = rest, (loose[0],)
    table.objects, table.known_objects = [len(rest), 1], [rest[1:], ()]
    table.securities = [box.SECURITIES[1:], ()]
    stock.object_pile, table.object_left = [seen, *loose[1:], under], 4
    table.object_known, table.object_bottom = (seen,), (under,)
    mine = tuple(n - k for n, k in zip(box.COUNTS, (2, 1, 1, 1), strict=True))
    state.hands[0].coins, state.hands[1].coins = mine, coins(2000)
    table.bills, table.known_bills = [sum(mine), 1], [box.NOTHING, box.NOTHING]
    stock.bill_pile, table.bill_left, table.bill_bottom = [5000, 10000, 1000, 1000], 4, (1000, 1000)
    table.deal_next, table.active, table.turn = 2, 0, 1
    table.phase, table.asked = "action", (0,)
    in_hands = comb(3, 2) * 2 * 3
    return Small(state, 0, fitting=in_hands * factorial(3) * factorial(2))
