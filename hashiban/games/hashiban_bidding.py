"""Auctions in De Veiling van Hashiban: put up, bid, throw out, settle."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hashiban.actions import ONLY, Lay, Option, Say, Seat, around, made
from hashiban.auctions import Auction
from hashiban.games import hashiban_box as box
from hashiban.games.hashiban_box import BILLS, NOTHING, STEP
from hashiban.games.hashiban_table import draw, give, lay_out, put_under, slide_under, take, take_up
from hashiban.purse import Coins, added, exact, least, reduced, worth
from hashiban.table import Event, State

if TYPE_CHECKING:
    from hashiban.games.hashiban_table import Table

_PASS = Say("pass")
_WITHDRAW = Say("withdraw")
DECISION: tuple[Option, ...] = (Say("accept"), Say("decline"))
"""What the seller may say to a counter-offer."""


# ---------------------------------------------------------------------------------------------- put up


def turn_up(state: State, told: list[Event]) -> None:
    """The top card of the object pile comes under the hammer; whose turn it is bids first (HS18, HS19, HA10)."""
    table = state.table
    seat, card = table.active, state.stock.object_pile.pop(0)
    if table.object_left == len(table.object_bottom):
        table.object_bottom = table.object_bottom[1:]
    elif card in table.object_known:
        table.object_known = tuple([other for other in table.object_known if other != card])
    table.object_left -= 1
    table.lot, table.seller, table.start = (card,), None, 0
    told.append(made(Event, ("put-up", {"who": seat, "card": card, "left": table.object_left}, None)))
    _open(state, seat, told)


def lay_lot(state: State, seat: Seat, cards: tuple[int, ...]) -> None:
    """Objects from the hand are laid out as one lot; the seller then names the start price (HS28)."""
    lay_out(state, seat, cards)
    table = state.table
    table.lot, table.seller = cards, seat
    table.phase, table.asked = "price", ONLY[seat]


def offer_lot(state: State, seat: Seat, price: int, told: list[Event]) -> None:
    """The lot comes under the hammer; the seller's left neighbour bids first (HS29)."""
    table = state.table
    table.start = price
    told.append(made(Event, ("lot", {"who": seat, "cards": table.lot, "start": price}, None)))
    _open(state, (seat + 1) % table.players, told)


def _open(state: State, first: Seat, told: list[Event]) -> None:
    """Income first, then a window, then the bidding (HA20)."""
    table = state.table
    order = [seat for seat in around(table.players, first) if seat != table.seller]
    table.auction = Auction(order, comes_back=True)
    table.last = (first - 1) % table.players
    table.best = [0] * table.players
    for card in table.lot:
        _pay_income(state, card, told)
    open_window(table, table.active)


def _pay_income(state: State, card: int, told: list[Event]) -> None:
    """A bill for each revealed dealer whose category is put up, and for each security where it is the public one.

    From the active seat clockwise; who sells the lot gets none of this (HS43 to HS45, HS48, HS49).
    """
    table, mask = state.table, box.categories(card)
    if not mask:
        return
    public = mask >> box.category(table.public) & 1
    for seat in around(table.players, table.active):
        if seat == table.seller:
            continue
        dealers = sum([mask >> box.category(dealer) & 1 for dealer in table.revealed[seat]])
        securities = len(table.securities[seat]) if public else 0
        if dealers or securities:
            found = draw(state, seat, dealers + securities)
            facts = {"who": seat, "card": card, "dealers": dealers, "securities": securities, "drawn": len(found)}
            told.append(made(Event, ("income", facts, None)))
            tell_drawn(seat, found, told)


def tell_drawn(seat: Seat, found: tuple[int, ...], told: list[Event]) -> None:
    """Only who drew bills is told which."""
    if found:
        told.append(made(Event, ("drew", {"who": seat, "bills": found, "amount": sum(found)}, (seat,))))


def open_window(table: Table, first: Seat) -> None:
    """Anybody may step in, clockwise from this seat (HA8)."""
    table.aside = around(table.players, first)
    table.proposed = ()
    table.phase, table.asked = "aside", ()


# ---------------------------------------------------------------------------------------------- bidding


def least_bid(table: Table) -> int:
    """What the next bid must be worth at least (HA3, HA11)."""
    high = table.auction.high
    return high + STEP if high else max(STEP, table.start)


def bid_options(table: Table, seat: Seat, coins: Coins, cards: tuple[int, ...]) -> tuple[Option, ...]:
    """What the speaker may say; ``coins`` and ``cards`` are in the hand."""
    lies = table.lying[seat]
    mine = added(coins, lies) if any(lies) else coins
    if table.pools[seat] is not None:
        mine = added(mine, table.pledged[seat])
    takes_back = any(lies) or any(table.used[seat])
    if table.seller is None:
        return _bid_options(mine, least_bid(table), takes_back)
    return _lot_options(mine, least_bid(table), takes_back, coins, cards + table.securities[seat])


@lru_cache(maxsize=1 << 14)
def _bid_options(mine: Coins, due: int, takes_back: bool) -> tuple[Option, ...]:
    purse = box.wallet(mine)
    said: tuple[Option, ...] = (_PASS, _WITHDRAW) if takes_back else (_PASS,)
    return (Lay("bid", purse, due), *said) if purse.total >= due else said


@lru_cache(maxsize=1 << 14)
def _lot_options(mine: Coins, due: int, takes_back: bool, coins: Coins, cards: tuple[int, ...]) -> tuple[Option, ...]:
    said = _bid_options(mine, due, takes_back)
    return (*said, Lay("counter", box.wallet(coins), 0, 1, cards)) if cards or any(coins) else said


def ask_speaker(state: State, told: list[Event]) -> None:
    """Ask on until everybody let it go by since the standing bid changed; then the hammer falls (HA4).

    Who has nothing to bid with, as all can see, passes by itself.
    """
    table, queue = state.table, state.table.auction.queue
    if not queue:
        _settle(state, told)
        return
    seat = queue[0]
    empty = not (table.bills[seat] or any(table.lying[seat]) or table.pools[seat] is not None)
    goods = table.seller is not None and (table.objects[seat] or table.securities[seat])
    if empty and not goods:
        let_by(state, seat, told)
    else:
        table.asked = ONLY[seat]


def bid(state: State, seat: Seat, coins: Coins, told: list[Event]) -> None:
    """A higher bid takes the place of what the seat had lying; the rest comes back to the hand (HS24, HS26).

    Own bills come before those of a partner.
    """
    table, before = state.table, state.table.auction.high
    lies, own = table.lying[seat], added(state.hands[seat].coins, table.lying[seat])
    if not coins:
        purse = box.wallet(added(own, table.pledged[seat]))
        coins = exact(purse, least(purse, least_bid(table)) or 0) or NOTHING
    borrowed = reduced(coins, own)
    own = reduced(coins, borrowed)
    if any(lies):
        give(state, seat, lies)
    take(state, seat, own)
    table.lying[seat], table.used[seat] = own, borrowed
    amount = worth(BILLS, coins)
    table.best[seat] = amount
    table.auction.raised(amount)
    facts = {"who": seat, "amount": amount, "before": before, "laid": box.bills(coins)}
    told.append(made(Event, ("bid", facts, None)))
    _spoke(table, seat)


def let_by(state: State, seat: Seat, told: list[Event]) -> None:
    """A pass: what lies stays there, and the seat may come back (HS27, HA5)."""
    told.append(made(Event, ("pass", {"who": seat}, None)))
    state.table.auction.passed()
    _spoke(state.table, seat)


def withdraw(state: State, seat: Seat, told: list[Event]) -> None:
    """Who is not the high bidder takes back what lies; that counts as a pass (HS25)."""
    table = state.table
    told.append(made(Event, ("withdraw", {"who": seat, "amount": table.bid_of(seat)}, None)))
    take_back(state, seat, told)
    table.auction.passed()
    _spoke(table, seat)


def take_back(state: State, seat: Seat, told: list[Event]) -> None:
    """All bills that lie before a seat go back to their owners, a pool that it leads is dissolved."""
    table = state.table
    if any(table.lying[seat]):
        give(state, seat, table.lying[seat])
        table.lying[seat] = NOTHING
    if table.pools[seat] is not None:
        dissolve(state, seat, told)


def _spoke(table: Table, seat: Seat) -> None:
    table.last = seat
    open_window(table, seat)


# ---------------------------------------------------------------------------------------------- pools


def dissolve(state: State, lead: Seat, told: list[Event]) -> None:
    """A pool is over: the partner's bills and the share go back to where they came from (HA18)."""
    table, partner = state.table, state.table.pools[lead]
    assert partner is not None, "a pool has a partner"
    told.append(made(Event, ("dissolved", {"who": lead, "whom": partner}, None)))
    give(state, partner, table.pledged[lead])
    give(state, lead, table.share[lead])
    _forget(table, lead)


def _forget(table: Table, lead: Seat) -> None:
    table.pools[lead] = None
    table.pledged[lead] = table.used[lead] = table.share[lead] = NOTHING


# ---------------------------------------------------------------------------------------------- counter-offers


def counter(state: State, seat: Seat, coins: Coins, cards: tuple[int, ...], told: list[Event]) -> None:
    """Bills, objects and securities are laid out for the seller, who decides at once (HS31, HA12)."""
    table = state.table
    coins = coins or NOTHING
    take(state, seat, coins)
    lay_out(state, seat, cards)
    table.securities[seat] = tuple([card for card in table.securities[seat] if card not in cards])
    table.countered = coins, cards
    facts = {"who": seat, "whom": table.seller, **_offered(coins, cards)}
    told.append(made(Event, ("counter", facts, None)))
    assert table.seller is not None, "only a lot is countered"
    table.phase, table.asked = "counter", ONLY[table.seller]


def _offered(coins: Coins, cards: tuple[int, ...]) -> dict[str, Any]:
    return {"amount": worth(BILLS, coins), "laid": box.bills(coins), "cards": cards, "pieces": len(cards)}


def decline(state: State, told: list[Event]) -> None:
    """The seller will not have it: all of it goes back, and that counts as a pass (HA13)."""
    table = state.table
    seat, (coins, cards) = table.auction.queue[0], table.countered
    told.append(made(Event, ("decline", {"who": table.seller, "whom": seat}, None)))
    give(state, seat, coins)
    take_up(state, seat, cards)
    table.countered = NOTHING, ()
    table.auction.passed()
    _spoke(table, seat)


def accept(state: State, told: list[Event]) -> None:
    """The seller takes the counter-offer: lot and offer change hands, the auction is over (HA12, HA14)."""
    table, seller = state.table, state.table.seller
    seat, (coins, cards) = table.auction.queue[0], table.countered
    assert seller is not None, "only a lot is countered"
    facts = {"who": seat, "whom": seller, "lot": table.lot, **_offered(coins, cards)}
    told.append(made(Event, ("swapped", facts, None)))
    give(state, seller, coins)
    take_up(state, seller, cards)
    take_up(state, seat, table.lot)
    table.countered = NOTHING, ()
    _close(state, told)


# ---------------------------------------------------------------------------------------------- weapons


def targets(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Whom this seat may throw out: any other who is still in, but not who sells (HA7)."""
    return _targets(table.players, seat, table.ejected, table.seller)


@lru_cache(maxsize=1 << 12)
def _targets(players: int, seat: Seat, ejected: tuple[Seat, ...], seller: Seat | None) -> tuple[Seat, ...]:
    return tuple([other for other in range(players) if other not in (seat, seller) and other not in ejected])


def coded(weapon: int, target: Seat) -> int:
    """A weapon used against this seat, as a number to pick."""
    return weapon * 8 + target


def decoded(code: int) -> tuple[int, Seat]:
    """The weapon and the target of a number that can be picked."""
    return divmod(code, 8)


def throw_out(state: State, seat: Seat, code: int, told: list[Event]) -> None:
    """A weapon: its card goes under the pile, and its target is out of this auction (HS50, HS51, HS52, HA6)."""
    table = state.table
    card, target = decoded(code)
    lay_out(state, seat, (card,))
    slide_under(state, (card,))
    lost = table.bid_of(target)
    led = table.auction.leader == target
    facts = {"who": seat, "whom": target, "card": card, "amount": lost, "led": int(led)}
    told.append(made(Event, ("weapon", facts, None)))
    table.ejected += (target,)
    table.auction.inside.remove(target)
    take_back(state, target, told)
    for lead, partner in enumerate(table.pools):
        if partner == target:
            pooled = any(table.used[lead])
            dissolve(state, lead, told)
            if pooled:
                led |= table.auction.leader == lead
                take_back(state, lead, told)
    _stand_again(state, led, told)
    proposed = table.proposed
    open_window(table, seat)
    table.proposed = proposed


def _stand_again(state: State, led: bool, told: list[Event]) -> None:
    """After a weapon: the highest bid that still lies stands, and everybody may answer once more (HA6)."""
    table, auction = state.table, state.table.auction
    if led:
        if table.rules.eject_resets:
            for seat in auction.inside:
                take_back(state, seat, told)
        lies = {seat: amount for seat in auction.inside if (amount := table.bid_of(seat))}
        auction.leader = max(lies, key=lies.__getitem__, default=None)
        auction.high = lies.get(auction.leader, 0) if auction.leader is not None else 0
        if auction.leader is None:
            told.append(made(Event, ("none-stands", {}, None)))
        else:
            told.append(made(Event, ("stands", {"who": auction.leader, "amount": auction.high}, None)))
    order = around(table.players, (table.last + 1) % table.players)
    auction.queue = [seat for seat in order if seat in auction.inside and seat != auction.leader]


# ---------------------------------------------------------------------------------------------- the hammer


def _settle(state: State, told: list[Event]) -> None:
    winner = state.table.auction.leader
    if winner is None:
        _unsold(state, told)
    else:
        _sold(state, winner, told)
    _close(state, told)


def _unsold(state: State, told: list[Event]) -> None:
    """No bid: under the pile with it, and a bill for each card (HS22, HS23, HS30, HA19)."""
    table = state.table
    slide_under(state, table.lot)
    found = draw(state, table.active, len(table.lot))
    facts = {"who": table.active, "cards": table.lot, "drawn": len(found), "start": table.start}
    told.append(made(Event, ("unsold", facts, None)))
    tell_drawn(table.active, found, told)


def _sold(state: State, winner: Seat, told: list[Event]) -> None:
    """The high bidder pays under the bill pile, or to who sells the lot, and takes the cards (HS21, HS29, HA30)."""
    table, seller, lead = state.table, state.table.seller, winner
    paid = added(table.lying[lead], table.used[lead])
    second = max([amount for seat, amount in enumerate(table.best) if seat != winner], default=0)
    facts = {"who": winner, "cards": table.lot, "amount": worth(BILLS, paid), "laid": box.bills(paid)}
    facts |= {"second": second, "turn": table.turn, "start": table.start}
    if seller is None:
        told.append(made(Event, ("sold", facts, None)))
        put_under(state, box.bills(paid))
    else:
        told.append(made(Event, ("sold-lot", {**facts, "whom": seller}, None)))
        give(state, seller, paid)
    take_up(state, winner, table.lot)
    table.lying[lead] = NOTHING
    partner = table.pools[lead]
    if partner is not None:
        share = table.share[lead]
        give(state, partner, added(reduced(table.pledged[lead], table.used[lead]), share))
        laid = box.bills(share)
        told.append(made(Event, ("shared", {"who": lead, "whom": partner, "amount": sum(laid), "laid": laid}, None)))
        _forget(table, lead)


def _close(state: State, told: list[Event]) -> None:
    """Whatever still lies goes back, and the turn is over; who was thrown out plays again (HS54)."""
    table = state.table
    for seat in range(table.players):
        take_back(state, seat, told)
    table.lot, table.seller, table.start, table.ejected = (), None, 0, ()
    table.auction, table.best = Auction(()), [0] * table.players
    table.phase, table.asked = "over", ()
