"""De Veiling van Hashiban: open auctions for secret dealers, with weapons, lots, deals and a lottery.

The source text describes the game of this name by Tiranik Games.

Everybody holds secret dealers; each seeks objects of one category. Three objects of it reveal the dealer, and who
reveals three dealers first wins. A turn brings a bill, and then one of four things: auction the top object, sell
objects of one's own as a lot, play the lottery, or reveal.

Bids are bills that lie open. Nobody gives change, but bills may be swapped for others as long as the bid goes up. Who
passed may come back. The payment for an object goes under the bill pile, that for a lot to its seller. Whatever
nobody wants goes under the object pile, and bills from the pile comfort who put it up. A weapon throws a rival out of
the auction. Revealed dealers and securities bring bills when their category is put up.

Rule ids: HS are the plain rules of the source text, HA our rulings where it is silent, HT the test cases.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from hashiban.actions import CHANCE, EVERYBODY, ONLY, Action, Amount, Lay, Option, Order, Pick, Say, Seat, made
from hashiban.games import hashiban_bidding as bidding
from hashiban.games import hashiban_box as box
from hashiban.games import hashiban_cover as cover
from hashiban.games import hashiban_deals as deals
from hashiban.games.hashiban_box import BILLS, MONEY, NOTHING, STEP
from hashiban.games.hashiban_knowing import cards as cards  # "as": part of what a game offers
from hashiban.games.hashiban_knowing import imagine as imagine
from hashiban.games.hashiban_knowing import total as total
from hashiban.games.hashiban_table import (
    Hand,
    Stock,
    Table,
    dealt,
    draw,
    give,
    lay_out,
    put_under,
    take,
    turned_up,
)
from hashiban.games.hashiban_table import Rules as Rules
from hashiban.purse import Coins
from hashiban.table import Event, Outcome, State, View

if TYPE_CHECKING:
    from collections.abc import Callable

NAME = "hashiban"
PLAYERS = range(2, 5)

TICKETS = 5
"""So many bills of 1000 buy a play of Bonoloto, and so many bills are then turned up."""
PRICES = (STEP, MONEY + STEP)
"""The lowest start price, and the highest that needs to be named: more than all money in the box (HA11)."""

RULES = (
    *(f"HS{k}" for k in range(1, 65)),
    *(f"HA{k}" for k in range(1, 42)),
    *(f"HT{k}" for k in range(1, 21)),
)
BROKEN = {
    "auction-not-now": "HS17",
    "bonoloto-not-now": "HS33",
    "reveal-not-now": "HS37",
    "reveal-cards-missing": "HA31",
    "reveal-cards-few": "HA33",
    "reveal-cards-many": "HA33",
    "show-cards-missing": "HA31",
    "rest-turn-not-now": "HA29",
    "lot-not-now": "HS28",
    "lot-cards-missing": "HS28",
    "lot-coins-missing": "HS28",
    "lot-pieces-few": "HS28",
    "price-low": "HA11",
    "price-step": "HA11",
    "bid-laid-short": "HA3",
    "bid-coins-missing": "HS24",
    "bid-cards-missing": "HS24",
    "bid-not-your-turn": "HS19",
    "withdraw-not-now": "HS25",
    "counter-not-now": "HS31",
    "counter-coins-missing": "HS31",
    "counter-cards-missing": "HS31",
    "counter-pieces-few": "HS31",
    "weapon-not-now": "HA8",
    "weapon-not-your-turn": "HS55",
    "weapon-cards-missing": "HS50",
    "deal-not-now": "HS56",
    "deal-cards-missing": "HA38",
    "give-coins-missing": "HS56",
    "give-cards-missing": "HA16",
    "ask-cards-missing": "HA16",
    "promise-none-not-now": "HS57",
    "promise-mine-not-now": "HS57",
    "promise-yours-not-now": "HS57",
    "accept-not-now": "HS56",
    "pool-not-now": "HS58",
    "pool-cards-missing": "HA18",
    "join-coins-missing": "HS58",
    "join-pieces-few": "HA18",
    "open-dealer-cards-missing": "HS60",
}

_NO_COINS = box.wallet(NOTHING)
_REST: tuple[Option, ...] = (Say("rest-turn"),)
_PRICE: tuple[Option, ...] = (Amount("price", *PRICES, STEP),)


# ---------------------------------------------------------------------------------------------- the game


def start(players: int, rules: Rules) -> State:
    """The table before chance has shuffled (HS1). Raises ValueError for fewer than 2 or more than 4 players."""
    if players not in PLAYERS:
        raise ValueError(f"De Veiling van Hashiban is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}.")
    pile = [*box.OBJECTS, *box.SECURITIES]
    return State(
        Table(players, rules), [Hand() for _ in range(players)], Stock(pile, list(box.bills(box.COUNTS)), box.DEALERS)
    )


def waiting(table: Table) -> tuple[Seat, ...]:
    """Who is asked: chance, one seat, or everybody who still has to choose in secret."""
    return table.asked


def alone(table: Table) -> bool:
    """Whoever is asked looks at a hand that the others may not see."""
    return True


def options(view: View) -> tuple[Option, ...]:
    """What this seat may say now."""
    table: Table = view._table
    return _ASKED[table.phase](table, view.seat, view._hand) if view.seat in table.asked else ()


def _turn_options(table: Table, _: Seat, hand: Any) -> tuple[Option, ...]:
    codes = cover.revealable(hand.cards, hand.dealers, table.rules.strict_reveal)
    return _action_options(table.object_left > 0, hand.cards, hand.coins[0] >= TICKETS, codes)


def _show_options(table: Table, _: Seat, hand: Any) -> tuple[Option, ...]:
    """The objects that can be shown next, so that all together can still cover (HA31)."""
    objects, code = tuple(sorted(hand.cards + table.shown)), cover.wanted(table.showing)
    return (Pick("show", cover.next_shown(objects, code, table.shown, table.rules.strict_reveal)),)


def _pile_options(_: Table, __: Seat, stock: Any) -> tuple[Option, ...]:
    return (Order("objects", tuple(sorted(stock.object_pile))),)


_ASKED: dict[str, Callable[[Table, Seat, Any], tuple[Option, ...]]] = {
    "dealers": lambda _, __, ___: (Order("dealers", box.DEALERS),),
    "objects": _pile_options,
    "shuffle": _pile_options,
    "bills": lambda _, __, ___: (Order("bills", box.bills(box.COUNTS)),),
    "open": lambda _, __, hand: (Pick("open-dealer", hand.dealers), Say("keep-hidden")),
    "aside": lambda table, seat, hand: deals.aside_options(table, seat, hand.cards),
    "action": _turn_options,
    "price": lambda _, __, ___: _PRICE,
    "bid": lambda table, seat, hand: bidding.bid_options(table, seat, hand.coins, hand.cards),
    "counter": lambda _, __, ___: bidding.DECISION,
    "show": _show_options,
    "give": lambda table, _, hand: deals.give_options(table, hand.coins, hand.cards),
    "ask": lambda table, _, __: deals.ask_options(table),
    "promise": lambda table, _, __: deals.promise_options(table),
    "answer": lambda table, _, hand: deals.answer_options(table, hand.coins),
    "share": lambda _, __, hand: deals.share_options(hand.coins),
    "join": lambda _, __, hand: deals.join_options(hand.coins),
}
"""What is offered in each phase, from the table, the seat and what only this seat sees."""


@lru_cache(maxsize=1 << 14)
def _action_options(
    auction: bool, objects: tuple[int, ...], bonoloto: bool, codes: tuple[int, ...]
) -> tuple[Option, ...]:
    """The four things to do in a turn; nothing at all only when none of them can be done (HA29)."""
    said: tuple[Option, ...] = (Say("auction"),) if auction else ()
    if objects:
        said += (Lay("lot", _NO_COINS, 0, 1, objects),)
    if bonoloto:
        said += (Say("bonoloto"),)
    if codes:
        said += (Pick("reveal", codes),)
    return said or _REST


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    """Let a legal action happen, in place, and go on to the next question."""
    told: list[Event] = []
    _SAID[action.verb](state, seat, action, told)
    table = state.table
    while not table.asked and table.phase != "end":
        _go_on(state, told)
    return told


def _go_on(state: State, told: list[Event]) -> None:
    """What the game does by itself until somebody has to be asked."""
    table = state.table
    match table.phase:
        case "aside":
            deals.ask_aside(table)
        case "bid":
            bidding.ask_speaker(state, told)
        case _:
            _next_turn(state, told)


# ---------------------------------------------------------------------------------------------- set-up


def _dealers_in_order(state: State, _: Seat, action: Action, told: list[Event]) -> None:
    """To each its secret dealers; the next one is public, the others go back to the box (HS8, HS11, HS14)."""
    table, each, order = state.table, dealt(state.table.players, state.table.rules), action.cards
    for seat, hand in enumerate(state.hands):
        hand.dealers = tuple(sorted(order[seat * each : (seat + 1) * each]))
        table.hidden[seat] = each
    public, *back = order[table.players * each :]
    table.public, state.stock.box, table.phase = public, tuple(sorted(back)), "objects"
    told.append(made(Event, ("public", {"card": public}, None)))


def _objects_in_order(state: State, _: Seat, action: Action, told: list[Event]) -> None:
    """The object pile is shuffled: to deal from it, or after a reveal."""
    state.stock.object_pile = list(action.cards)
    if state.table.phase == "shuffle":
        _turn_over(state.table)
    elif _deal_objects(state, told):
        state.table.phase = "bills"


def _deal_objects(state: State, told: list[Event]) -> bool:
    """The first object to each. Securities on the way go back, and the pile is shuffled anew (HS11, HS13).

    Whether everybody has one. The object under the securities is dealt before the shuffle, which is as good as
    drawing again, and ends under any answer of chance.
    """
    table, pile = state.table, state.stock.object_pile
    while table.deal_next < table.players:
        seat, at = table.deal_next, next(at for at, card in enumerate(pile) if not box.is_security(card))
        state.hands[seat].cards = (pile.pop(at),)
        table.objects[seat] = 1
        table.object_left -= 1
        table.deal_next += 1
        if at:
            told.append(made(Event, ("redealt", {"who": seat, "count": at}, None)))
            return False
    return True


def _bills_in_order(state: State, _: Seat, action: Action, __: list[Event]) -> None:
    """Bills to each; then dealers may be opened where that is played, or the first turn begins (HS10, HS11, HS60)."""
    table = state.table
    state.stock.bill_pile = list(action.cards)
    for seat in EVERYBODY[table.players]:
        draw(state, seat, box.START_BILLS)
    _turn_over(table)
    if table.rules.revealed_start:
        table.phase, table.asked = "open", EVERYBODY[table.players]


def _choose(state: State, seat: Seat, card: int, told: list[Event]) -> None:
    """A dealer to open, or none, in secret; all are shown together (HS60, HA36)."""
    table = state.table
    state.hands[seat].opening = card
    table.asked = tuple([other for other in table.asked if other != seat])
    told.append(made(Event, ("chose", {"who": seat}, None)))
    if table.asked:
        return
    for other, hand in enumerate(state.hands):
        if hand.opening:
            _turn_open(state, other, (hand.opening,))
            table.revealed[other] = (hand.opening,)
            told.append(made(Event, ("opened", {"who": other, "card": hand.opening}, None)))
        else:
            told.append(made(Event, ("kept-hidden", {"who": other}, None)))
        hand.opening = None
    _turn_over(table)


def ask_again(state: State, seat: Seat) -> None:
    """Ask everybody again whose opened dealer is still a secret, except this seat: for a look ahead from its view."""
    table = state.table
    if table.phase == "open":
        for other, hand in enumerate(state.hands):
            if other != seat:
                hand.opening = None
        table.asked = tuple([other for other in EVERYBODY[table.players] if other != seat or other in table.asked])


# ---------------------------------------------------------------------------------------------- turns


def _rest(state: State, seat: Seat, _: Action, told: list[Event]) -> None:
    """A turn in which nothing can be done (HA29)."""
    told.append(made(Event, ("rest-turn", {"who": seat}, None)))
    _turn_over(state.table)


def _accept(state: State, _: Seat, __: Action, told: list[Event]) -> None:
    """The answer to a counter-offer, or to a deal."""
    if state.table.phase == "counter":
        bidding.accept(state, told)
    else:
        deals.agree(state, told)


def _turn_over(table: Table) -> None:
    table.phase, table.asked = "over", ()


def _next_turn(state: State, told: list[Event]) -> None:
    """The next seat clockwise takes its start income, or owes it (HS15, HS16, HS54, HS57, HA41)."""
    table = state.table
    if table.turn == table.rules.max_turns * table.players:
        _end(state, told, capped=True)
        return
    table.active = seat = (table.active + 1) % table.players
    table.turn += 1
    table.rested = ()
    whom, table.promised[seat] = table.promised[seat], None
    found = draw(state, seat if whom is None else whom, 1)
    facts = {"who": seat, "turn": table.turn, "drawn": len(found), "left": table.bill_left}
    told.append(made(Event, ("turn", facts, None)))
    if whom is not None:
        told.append(made(Event, ("owed", {"who": seat, "whom": whom, "drawn": len(found)}, None)))
    bidding.tell_drawn(seat if whom is None else whom, found, told)
    bidding.open_window(table, seat)


def _bonoloto(state: State, seat: Seat, told: list[Event]) -> None:
    """Five bills of 1000 go under the pile, five come up; pairs and the gold token stay (HS33 to HS36, HA25)."""
    tickets = (STEP,) * TICKETS
    take(state, seat, box.counted(tickets))
    put_under(state, tickets)
    turned = tuple([turned_up(state) for _ in range(TICKETS)])
    kept = kept_of(box.counted(turned))
    give(state, seat, kept)
    left, back = list(kept), []
    for bill in turned:
        kind = box.KIND[bill]
        if left[kind]:
            left[kind] -= 1
        else:
            back.append(bill)
    put_under(state, tuple(back))
    found = box.bills(kept)
    facts = {"who": seat, "cost": sum(tickets), "drawn": turned, "kept": found, "amount": sum(found)}
    told.append(made(Event, ("bonoloto", facts, None)))
    _turn_over(state.table)


def kept_of(turned: Coins) -> Coins:
    """What of these bills Bonoloto pays out: both of every pair, and the gold token (HS34, HS35, HA27)."""
    return tuple([n if bill == box.GOLD else n - n % 2 for bill, n in zip(BILLS, turned, strict=True)])


# ---------------------------------------------------------------------------------------------- revealing


def _turn_open(state: State, seat: Seat, dealers: tuple[int, ...]) -> None:
    """Dealers leave the hidden hand."""
    hand = state.hands[seat]
    hand.dealers = tuple([dealer for dealer in hand.dealers if dealer not in dealers])
    state.table.hidden[seat] = len(hand.dealers)


def _reveal(state: State, seat: Seat, dealers: tuple[int, ...], told: list[Event]) -> None:
    """Dealers are turned up; the objects for them are shown one by one where there is a choice (HS37, HS41)."""
    _turn_open(state, seat, dealers)
    state.table.showing = dealers
    _show(state, seat, (), told)


def _show(state: State, seat: Seat, card: tuple[int, ...], told: list[Event]) -> None:
    """Show an object; when the others follow from it, show them too, and the reveal is done."""
    table, hand = state.table, state.hands[seat]
    objects, code = tuple(sorted(hand.cards + table.shown)), cover.wanted(table.showing)
    lay_out(state, seat, card)
    table.shown += card
    only = cover.only_cover(objects, code, table.shown, table.rules.strict_reveal)
    if not only:
        table.phase, table.asked = "show", ONLY[seat]
        return
    rest = tuple([other for other in only if other not in table.shown])
    lay_out(state, seat, rest)
    table.shown += rest
    _revealed(state, seat, told)


def _revealed(state: State, seat: Seat, told: list[Event]) -> None:
    """The objects go back into the pile, which is shuffled; the third dealer ends the game (HS38, HS39, HS63)."""
    table, pile = state.table, state.stock.object_pile
    table.revealed[seat] += table.showing
    count = len(table.revealed[seat])
    facts = {"who": seat, "dealers": table.showing, "cards": table.shown, "count": count, "turn": table.turn}
    told.append(made(Event, ("reveal", facts, None)))
    pile.extend(table.shown)
    table.object_left += len(table.shown)
    table.object_known = tuple(sorted(table.object_known + table.object_bottom + table.shown))
    table.object_bottom = table.showing = table.shown = ()
    if count >= table.target:
        _end(state, told, capped=False)
    else:
        table.phase, table.asked = "shuffle", ONLY[CHANCE]


# ---------------------------------------------------------------------------------------------- the end


def _end(state: State, told: list[Event], *, capped: bool) -> None:
    table = state.table
    table.phase, table.asked, table.capped = "end", (), capped
    outcome = score(state)
    facts = {"totals": outcome.totals, "winners": outcome.winners, "capped": int(capped), "turns": table.turn}
    told.append(made(Event, ("end", facts, None)))


def score(state: State) -> Outcome:
    """Revealed dealers. The first with enough of them wins; a game that is broken off nobody wins (HA40)."""
    totals = tuple([len(row) for row in state.table.revealed])
    if state.table.capped:
        return Outcome(totals, ())
    return Outcome(totals, tuple([seat for seat, count in enumerate(totals) if count == max(totals)]))


_SAID: dict[str, Callable[[State, Seat, Action, list[Event]], None]] = {
    "dealers": _dealers_in_order,
    "objects": _objects_in_order,
    "bills": _bills_in_order,
    "open-dealer": lambda state, seat, action, told: _choose(state, seat, action.cards[0], told),
    "keep-hidden": lambda state, seat, _, told: _choose(state, seat, 0, told),
    "silent": lambda state, _, __, ___: deals.silent(state.table),
    "rest": lambda state, seat, _, __: deals.rest(state.table, seat),
    "weapon": lambda state, seat, action, told: bidding.throw_out(state, seat, action.cards[0], told),
    "deal": lambda state, seat, action, _: deals.propose(state.table, seat, action.cards[0]),
    "give": lambda state, seat, action, _: deals.lay_gift(state, seat, action.coins or NOTHING, action.cards),
    "ask": lambda state, _, action, __: deals.ask(state.table, action.coins, action.cards),
    "promise-none": lambda state, seat, _, told: deals.promise(state, seat, "none", told),
    "promise-mine": lambda state, seat, _, told: deals.promise(state, seat, "mine", told),
    "promise-yours": lambda state, seat, _, told: deals.promise(state, seat, "yours", told),
    "drop": lambda state, _, __, ___: deals.drop(state),
    "reject": lambda state, _, __, told: deals.reject(state, told),
    "accept": _accept,
    "decline": lambda state, _, __, told: bidding.decline(state, told),
    "pool": lambda state, seat, action, _: deals.lead(state.table, seat, action.cards[0]),
    "share": lambda state, seat, action, _: deals.set_aside(state, seat, action.coins or NOTHING),
    "join": lambda state, seat, action, told: deals.join(state, seat, action.coins, told),
    "auction": lambda state, _, __, told: bidding.turn_up(state, told),
    "lot": lambda state, seat, action, _: bidding.lay_lot(state, seat, action.cards),
    "price": lambda state, seat, action, told: bidding.offer_lot(state, seat, action.amount, told),
    "bonoloto": lambda state, seat, _, told: _bonoloto(state, seat, told),
    "reveal": lambda state, seat, action, told: _reveal(state, seat, cover.dealers_of(action.cards[0]), told),
    "show": lambda state, seat, action, told: _show(state, seat, action.cards, told),
    "rest-turn": _rest,
    "bid": lambda state, seat, action, told: bidding.bid(state, seat, action.coins, told),
    "pass": lambda state, seat, _, told: bidding.let_by(state, seat, told),
    "withdraw": lambda state, seat, _, told: bidding.withdraw(state, seat, told),
    "counter": lambda state, seat, action, told: bidding.counter(state, seat, action.coins, action.cards, told),
}
"""What each verb does."""
