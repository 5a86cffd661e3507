"""What can be known in De Veiling van Hashiban, and a whole state drawn from it.

Everything that moves is seen by all, but for three things: the dealers, the first object of each seat, and bills that
are drawn from the pile. So the table itself can keep what everybody knows, and a seat knows its own hand besides.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from hashiban.actions import EVERYBODY, Seat
from hashiban.games import hashiban_box as box
from hashiban.games import hashiban_cover as cover
from hashiban.games.hashiban_table import Hand, Stock
from hashiban.purse import Coins, added, reduced
from hashiban.table import Cards, State, View

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from hashiban.games.hashiban_table import Table


def imagine(view: View, chance: Random) -> State:
    """A whole state that fits all this seat knows: each card it cannot place is as likely in one place as in another.

    Known are the own hand, what lies open, how many cards each hand and pile has, what a hand holds for sure, and
    what a pile has at its bottom. A seat that is asked which objects it shows can choose. Not used is what bids,
    deals and passes may tell.
    """
    table: Table = view._table.copy()
    seats = EVERYBODY[table.players]
    hand: Any = view._hand
    own: Hand | None = hand.copy() if view.seat in seats else None
    others = [seat for seat in seats if own is None or seat != view.seat]
    hands = [own if own and seat == view.seat else Hand() for seat in seats]
    back = _deal_dealers(table, hands, others, own, chance)
    objects = _deal_objects(table, hands, others, own, chance)
    bill_pile = _deal_bills(table, hands, others, own, chance)
    if table.phase == "open":
        for seat in others:
            if seat not in table.asked:
                hands[seat].opening = chance.choice((0, *hands[seat].dealers))
    return State(table, hands, Stock(objects, bill_pile, back))


def _deal_dealers(
    table: Table, hands: list[Hand], others: list[Seat], own: Hand | None, chance: Random
) -> tuple[int, ...]:
    loose = list(unseen_dealers(table, own))
    chance.shuffle(loose)
    at = 0
    for seat in others:
        hands[seat].dealers = tuple(sorted(loose[at : at + table.hidden[seat]]))
        at += table.hidden[seat]
    return tuple(sorted(loose[at:]))


def _deal_objects(table: Table, hands: list[Hand], others: list[Seat], own: Hand | None, chance: Random) -> list[int]:
    """Unknown objects go to the hands that hold some, never a security; the others to the pile."""
    loose = list(unseen_objects(table, own))
    chance.shuffle(loose)
    for seat in others:
        known = table.known_objects[seat]
        more: list[int] = []
        for _ in range(table.objects[seat] - len(known)):
            fits = [card for card in loose if not box.is_security(card)]
            if table.phase == "show" and seat == table.active:
                fits = [card for card in fits if _can_choose(table, tuple(sorted((*known, card))))]
            card = chance.choice(fits)
            loose.remove(card)
            more.append(card)
        hands[seat].cards = tuple(sorted((*known, *more)))
    top = loose + list(table.object_known)
    chance.shuffle(top)
    return top + list(table.object_bottom)


def _can_choose(table: Table, held: tuple[int, ...]) -> bool:
    """Whether who reveals with these objects still in hand has a choice left which to show."""
    code, strict = cover.wanted(table.showing), table.rules.strict_reveal
    objects = tuple(sorted(held + table.shown))
    first = cover.next_shown(objects, code, table.shown, strict)
    return bool(first) and not cover.only_cover(objects, code, table.shown, strict)


def _deal_bills(table: Table, hands: list[Hand], others: list[Seat], own: Hand | None, chance: Random) -> list[int]:
    loose = list(box.bills(unseen_bills(table, None if own is None else (_seat_of(hands, own), own.coins))))
    chance.shuffle(loose)
    at = 0
    for seat in others:
        known = table.known_bills[seat]
        more = table.bills[seat] - sum(known)
        hands[seat].coins = added(known, box.counted(tuple(loose[at : at + more])))
        at += more
    return loose[at:] + list(table.bill_bottom)


def _seat_of(hands: list[Hand], own: Hand) -> Seat:
    """The seat of this hand."""
    return next(seat for seat, hand in enumerate(hands) if hand is own)


# ---------------------------------------------------------------------------------------------- seen, unseen


def seen_dealers(table: Table, own: Hand | None) -> tuple[int, ...]:
    """The dealers that lie open, and those in the own hand; ascending."""
    found = [dealer for row in table.revealed for dealer in row]
    found += [*table.showing, *(() if table.public is None else (table.public,)), *(own.dealers if own else ())]
    return tuple(sorted(found))


def unseen_dealers(table: Table, own: Hand | None) -> tuple[int, ...]:
    """The others, ascending."""
    return _without(box.DEALERS, seen_dealers(table, own))


def seen_objects(table: Table, own: Hand | None) -> tuple[int, ...]:
    """The objects and securities that were seen at some time, wherever they are now, and the own; ascending."""
    found = {card for row in (*table.known_objects, *table.securities) for card in row}
    found.update(table.lot, table.countered[1], table.given_cards, table.shown)
    found.update(table.object_bottom, table.object_known, own.cards if own else ())
    return tuple(sorted(found))


def unseen_objects(table: Table, own: Hand | None) -> tuple[int, ...]:
    """The others, ascending."""
    return _without((*box.OBJECTS, *box.SECURITIES), seen_objects(table, own))


def seen_bills(table: Table, own: tuple[Seat, Coins] | None) -> Coins:
    """The bills whose place everybody knows, and those in the own hand."""
    found = table.countered[0]
    for coins in (table.given, *table.lying, *table.pledged, *table.share):
        found = added(found, coins)
    for seat, coins in enumerate(table.known_bills):
        found = added(found, own[1] if own and own[0] == seat else coins)
    return added(found, box.counted(table.bill_bottom))


def unseen_bills(table: Table, own: tuple[Seat, Coins] | None) -> Coins:
    """The others."""
    return reduced(box.COUNTS, seen_bills(table, own))


def _without(deck: Iterable[int], seen: Iterable[int]) -> tuple[int, ...]:
    away = set(seen)
    return tuple([card for card in deck if card not in away])


def cards(view: View) -> dict[str, Cards]:
    """Dealers, objects and bills: seen, not seen, and how many of these are in a pile or a rival's secret hand.

    Bills and objects that were not seen and will not come are in hands; dealers that will not come are in the box.
    """
    table: Table = view._table
    hand: Any = view._hand
    own: Hand | None = hand if view.seat in EVERYBODY[table.players] else None
    others = [seat for seat in EVERYBODY[table.players] if own is None or seat != view.seat]
    mine = None if own is None else (view.seat, own.coins)
    secret = sum(table.hidden[seat] for seat in others)
    objects, bills = unseen_objects(table, own), box.bills(unseen_bills(table, mine))
    held = sum(table.objects[seat] - len(table.known_objects[seat]) for seat in others)
    purses = sum(table.bills[seat] - sum(table.known_bills[seat]) for seat in others)
    return {
        "dealers": Cards(seen_dealers(table, own), unseen_dealers(table, own), secret),
        "objects": Cards(seen_objects(table, own), objects, len(objects) - held),
        "bills": Cards(box.bills(seen_bills(table, mine)), bills, len(bills) - purses),
    }


def total(state: State) -> tuple[Any, ...]:
    """All bills, all objects and securities, all dealers, wherever they are (promise 4)."""
    table, stock = state.table, state.stock
    money = table.countered[0]
    for coins in (table.given, *table.lying, *table.pledged, *table.share, *[hand.coins for hand in state.hands]):
        money = added(money, coins)
    objects = Counter([*stock.object_pile, *table.lot, *table.countered[1], *table.given_cards, *table.shown])
    dealers = Counter([*stock.box, *table.showing])
    if table.public is not None:
        dealers[table.public] += 1
    for hand, revealed, securities in zip(state.hands, table.revealed, table.securities, strict=True):
        objects.update((*hand.cards, *securities))
        dealers.update((*hand.dealers, *revealed))
    money = added(money, box.counted(tuple(stock.bill_pile)))
    return money, tuple(sorted(objects.elements())), tuple(sorted(dealers.elements()))
