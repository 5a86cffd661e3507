"""What players say to each other in De Veiling van Hashiban: windows, deals and pools.

A deal and a pool are made in steps, and the draft lies open on the table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hashiban.actions import ONLY, Lay, Option, Pick, Say, Seat, around, made
from hashiban.games import hashiban_box as box
from hashiban.games.hashiban_bidding import coded, targets
from hashiban.games.hashiban_box import BILLS, NOTHING
from hashiban.games.hashiban_table import give, lay_out, take, take_up
from hashiban.purse import Coins, worth
from hashiban.table import Event, State

if TYPE_CHECKING:
    from hashiban.games.hashiban_table import Table

_SILENT: tuple[Option, ...] = (Say("silent"), Say("rest"))
_REJECT = Say("reject")
_ACCEPT: tuple[Option, ...] = (Say("accept"), _REJECT)
_REFUSE: tuple[Option, ...] = (_REJECT,)


# ---------------------------------------------------------------------------------------------- windows


def ask_aside(table: Table) -> None:
    """Ask the next seat that may have something to say; when there is none, the window is closed.

    Whether somebody is asked follows from what all can see, so that the question tells no secret.
    """
    while table.aside:
        seat = table.aside[0]
        if seat not in table.ejected and seat not in table.rested and may_step_in(table, seat):
            table.asked = ONLY[seat]
            return
        table.aside = table.aside[1:]
    if table.lot:
        table.phase = "bid"
    else:
        table.phase, table.asked = "action", ONLY[table.active]


def may_step_in(table: Table, seat: Seat) -> bool:
    """Whether this seat may have something to say in a window, by what everybody can see."""
    if deal_partners(table, seat) or pool_partners(table, seat):
        return True
    known = table.known_objects[seat]
    armed = table.objects[seat] > len(known) or box.weapons(known)
    return bool(table.lot and armed and targets(table, seat))


def aside_options(table: Table, seat: Seat, cards: tuple[int, ...]) -> tuple[Option, ...]:
    """What a seat with these objects in hand may say in a window."""
    arms = box.weapons(cards) if table.lot else ()
    aims = targets(table, seat) if arms else ()
    return _aside_options(arms, aims, deal_partners(table, seat), pool_partners(table, seat))


@lru_cache(maxsize=1 << 14)
def _aside_options(
    arms: tuple[int, ...], aims: tuple[Seat, ...], deals: tuple[Seat, ...], pools: tuple[Seat, ...]
) -> tuple[Option, ...]:
    said = _SILENT
    if aims:
        said += (Pick("weapon", tuple([coded(card, aim) for card in arms for aim in aims])),)
    if deals:
        said += (Pick("deal", deals),)
    return (*said, Pick("pool", pools)) if pools else said


def silent(table: Table) -> None:
    """Nothing to say in this window; nobody is told."""
    table.aside, table.asked = table.aside[1:], ()


def rest(table: Table, seat: Seat) -> None:
    """Nothing more to say in this turn; nobody is told, but all can see who is not asked."""
    table.rested += (seat,)
    silent(table)


# ---------------------------------------------------------------------------------------------- deals


def deal_partners(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """With whom this seat may make a deal now: nobody who was thrown out, and one proposal a window (HA38)."""
    deals = table.rules.deals
    if deals == "never" or (table.lot and deals == "turns") or seat in table.proposed:
        return ()
    return _others(table.players, seat, table.ejected)


@lru_cache(maxsize=1 << 12)
def _others(players: int, seat: Seat, ejected: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([other for other in range(players) if other != seat and other not in ejected])


def propose(table: Table, seat: Seat, partner: Seat) -> None:
    """A deal with this partner: first what is given, then what is asked, then the promise (HS56, HA17)."""
    table.proposer, table.partner = seat, partner
    table.proposed += (seat,)
    table.phase = "give"
    if table.bills[seat] or (table.rules.deal_objects and table.objects[seat]):
        table.asked = ONLY[seat]
    else:
        _ask_for(table)


def give_options(table: Table, coins: Coins, cards: tuple[int, ...]) -> tuple[Option, ...]:
    """What can be given: bills in hand, and objects where the switch allows it (HA16)."""
    return (Lay("give", box.wallet(coins), 0, 0, cards if table.rules.deal_objects else ()),)


def lay_gift(state: State, seat: Seat, coins: Coins, cards: tuple[int, ...]) -> None:
    """What would be given lies open until the answer."""
    table = state.table
    take(state, seat, coins)
    lay_out(state, seat, cards)
    table.given, table.given_cards = coins or NOTHING, cards
    _ask_for(table)


def _ask_for(table: Table) -> None:
    seat, partner = _sides(table)
    table.phase = "ask"
    if table.bills[partner] or (table.rules.deal_objects and table.known_objects[partner]):
        table.asked = ONLY[seat]
    else:
        _ask_for_promise(table)


def ask_options(table: Table) -> tuple[Option, ...]:
    """What can be asked for: bills that the partner might have, and objects that all know it has."""
    _, partner = _sides(table)
    cards = table.known_objects[partner] if table.rules.deal_objects else ()
    return (_asking(table.bills[partner], cards),)


@lru_cache(maxsize=1 << 12)
def _asking(most: int, cards: tuple[int, ...]) -> Lay:
    return Lay("ask", box.wallet(tuple([min(count, most) for count in box.COUNTS])), 0, 0, cards)


def ask(table: Table, coins: Coins, cards: tuple[int, ...]) -> None:
    """What is asked in return."""
    table.wanted, table.wanted_cards = coins or NOTHING, cards
    _ask_for_promise(table)


def _ask_for_promise(table: Table) -> None:
    table.phase, table.asked = "promise", ONLY[_sides(table)[0]]


def promise_options(table: Table) -> tuple[Option, ...]:
    """Whose next start income goes with it: the own, the partner's or none. An empty deal can only be dropped.

    Who has promised it already has nothing left to promise.
    """
    seat, partner = _sides(table)
    some = any(table.given) or any(table.wanted) or bool(table.given_cards or table.wanted_cards)
    return _promise_options(some, table.promised[seat] is None, table.promised[partner] is None)


@lru_cache
def _promise_options(some: bool, mine: bool, yours: bool) -> tuple[Option, ...]:
    verbs = {"promise-none": some, "promise-mine": mine, "promise-yours": yours, "drop": True}
    return tuple([Say(verb) for verb, free in verbs.items() if free])


def drop(state: State) -> None:
    """The proposer thinks better of it."""
    table = state.table
    seat, _ = _sides(table)
    give(state, seat, table.given)
    take_up(state, seat, table.given_cards)
    _done(table)


def promise(state: State, seat: Seat, which: str, told: list[Event]) -> None:
    """The proposal is made: the partner answers."""
    table = state.table
    _, partner = _sides(table)
    table.phase, table.asked = "answer", ONLY[partner]
    facts = {
        "who": seat,
        "whom": partner,
        "given": box.bills(table.given),
        "gives": worth(BILLS, table.given),
        "asked": box.bills(table.wanted),
        "asks": worth(BILLS, table.wanted),
        "given_cards": table.given_cards,
        "asked_cards": table.wanted_cards,
        "gives_cards": len(table.given_cards),
        "asks_cards": len(table.wanted_cards),
        "promise": which,
    }
    table.pact = which
    told.append(made(Event, ("proposal", facts, None)))


def answer_options(table: Table, coins: Coins) -> tuple[Option, ...]:
    """What the partner with these bills may say: it takes only what it can pay."""
    return _ACCEPT if box.wallet(coins).holds(table.wanted) else _REFUSE


def agree(state: State, told: list[Event]) -> None:
    """Both sides give what was agreed, and a promise binds the next start income (HS57, HA17)."""
    table = state.table
    seat, partner = _sides(table)
    told.append(made(Event, ("agreed", {"who": partner, "whom": seat}, None)))
    give(state, partner, table.given)
    take_up(state, partner, table.given_cards)
    take(state, partner, table.wanted)
    lay_out(state, partner, table.wanted_cards)
    give(state, seat, table.wanted)
    take_up(state, seat, table.wanted_cards)
    if table.pact == "mine":
        table.promised[seat] = partner
    elif table.pact == "yours":
        table.promised[partner] = seat
    _again(table, seat)


def reject(state: State, told: list[Event]) -> None:
    """Nothing comes of it, and whatever was laid out goes back."""
    table = state.table
    seat, partner = _sides(table)
    told.append(made(Event, ("refused", {"who": partner, "whom": seat}, None)))
    give(state, seat, table.given)
    take_up(state, seat, table.given_cards)
    _done(table)


def _again(table: Table, seat: Seat) -> None:
    """In an auction everybody may react to what was agreed."""
    if table.lot:
        table.aside = around(table.players, seat)
    _done(table)


def _done(table: Table) -> None:
    table.proposer = table.partner = None
    table.given = table.wanted = NOTHING
    table.given_cards = table.wanted_cards = ()
    table.pact = "none"
    table.phase, table.asked = "aside", ()


def _sides(table: Table) -> tuple[Seat, Seat]:
    """Who proposes, and to whom."""
    assert table.proposer is not None
    assert table.partner is not None
    return table.proposer, table.partner


# ---------------------------------------------------------------------------------------------- pools


def pool_partners(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """With whom this seat may bid together: not with who sells, and each is in one pool at most (HS58, HA18)."""
    if not table.lot or table.rules.deals != "always" or seat in table.proposed or not _free(table, seat):
        return ()
    return tuple([other for other in _others(table.players, seat, table.ejected) if _pledges(table, other)])


def _free(table: Table, seat: Seat) -> bool:
    pools = table.pools
    return seat != table.seller and pools[seat] is None and seat not in pools


def _pledges(table: Table, seat: Seat) -> bool:
    return table.bills[seat] > 0 and _free(table, seat)


def lead(table: Table, seat: Seat, partner: Seat) -> None:
    """A pool with this partner: the lead first says what the partner gets on a win."""
    table.proposer, table.partner = seat, partner
    table.proposed += (seat,)
    table.phase = "share"
    if table.bills[seat]:
        table.asked = ONLY[seat]
    else:
        _ask_to_join(table)


def share_options(coins: Coins) -> tuple[Option, ...]:
    """Bills that the partner gets when the pool wins; none is allowed."""
    return (Lay("share", box.wallet(coins)),)


def set_aside(state: State, seat: Seat, coins: Coins) -> None:
    """The share is set aside, so that it will be there."""
    take(state, seat, coins)
    state.table.given = coins or NOTHING
    _ask_to_join(state.table)


def _ask_to_join(table: Table) -> None:
    table.phase, table.asked = "join", ONLY[_sides(table)[1]]


@lru_cache(maxsize=1 << 12)
def join_options(coins: Coins) -> tuple[Option, ...]:
    """Bills for the pool, at least one, or no."""
    return (Lay("join", box.wallet(coins), 0, 1), _REJECT)


def join(state: State, seat: Seat, coins: Coins, told: list[Event]) -> None:
    """The partner's bills lie with the lead, whose bids may use them from now on."""
    table = state.table
    leader, _ = _sides(table)
    take(state, seat, coins)
    table.pools[leader], table.pledged[leader], table.share[leader] = seat, coins, table.given
    shared = box.bills(table.given)
    facts = {"who": seat, "whom": leader, "amount": worth(BILLS, coins), "laid": box.bills(coins)}
    told.append(made(Event, ("joined", {**facts, "share": sum(shared), "shared": shared}, None)))
    _again(table, leader)
