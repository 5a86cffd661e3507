"""The hard bot of De Veiling van Hashiban: what a thing is worth, in money, to it and to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hashiban.actions import Action, Choice, Lay, Pick
from hashiban.bots.hashiban_moves import (
    PROMISES,
    join,
    least_bid,
    offered,
    open_one,
    passed,
    plain,
    show_one,
    turn,
)
from hashiban.bots.hashiban_worth import (
    AVERAGE,
    cash,
    courted,
    gained,
    lacking,
    next_bill,
    rival_cash,
    rival_wish,
    spares,
    wins,
)
from hashiban.games.hashiban_bidding import coded, decoded
from hashiban.games.hashiban_box import BILLS, MONEY, NOTHING, ONE, STEP, is_security, weapons
from hashiban.purse import exact, worth

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from hashiban.actions import Seat
    from hashiban.table import View

RATE = 1.4
"""What part of an even share of its money, over all objects it is missing, hard gives for one."""
COMING = 2.0
"""So many bills to come for each object missing hard counts as its own already."""
FLOOR = 0.6
"""What an object is worth to hard of what a bill is, when it can only go into a lot."""
DENIAL = 0.5
"""What hard gives for keeping an object from a rival, as a part of what it is worth to the rival."""
PAYS = 0.109
"""How often a card that is put up fits the public dealer: six in fifty-five."""
LOT = 2
"""So many objects of no use hard lays out as a lot."""
ASKED = 1.5
"""What hard asks for a lot as a part of what it is worth to who needs it."""
ABOVE = 1.3
"""What it asks at least, as a part of the bills that come when nobody bids."""
ARMED = 0
"""So many weapons of no other use hard keeps."""
SPENT, MISSED = 1.0, 3.0
"""What a weapon must save, in average bills: one of no other use, and one that a dealer of its own needs."""
OFFER = 0.8
"""What part of its limit hard puts into a counter-offer."""
LIKED = 1500
"""What an object must be worth to the seller, by what hard can guess, to be put into a counter-offer."""
OFTEN = 0.15
"""How often hard proposes a deal when the next bill is worth less than ``POOR``."""
POOR = 1500
MARGIN = 200
"""What a deal must bring hard."""
EDGE = 2000
"""What Bonoloto must bring above its price before hard gives a turn for it."""


# ---------------------------------------------------------------------------------------------- what is it worth


class Bent(NamedTuple):
    """How far the reckoning is bent by the biases of ``hashiban.bots.biased``; not at all by nought."""

    stuck: float = 0.0
    """The weight of the start price in what a lot is worth."""
    hope: float = 0.0
    """By how much more the lottery seems to pay, as a part of what it does pay."""


def _limit(view: View, bent: Bent) -> int:
    """What hard gives for what is under the hammer."""
    gain, left = gained(view, view.lot), lacking(view)
    if gain and wins(view, view.lot):
        return MONEY
    bill = next_bill(view) if view.bill_left else 0.0
    value = gain * _each(view)
    value += FLOOR * bill * (len(view.lot) if not gain else 0)
    value += sum([PAYS * AVERAGE * view.players * left for card in view.lot if is_security(card)])
    value += _denied(view, view.lot)
    if view.start:
        value += bent.stuck * (view.start - value)
    return int(value)


def _each(view: View) -> float:
    """What an object that is missing is worth: an even share of the money there is and will be."""
    left = max(lacking(view), 1)
    return RATE * (cash(view) + COMING * left * AVERAGE) / left


def _denied(view: View, cards: tuple[int, ...]) -> float:
    """What it is worth that no rival gets these."""
    rivals = [seat for seat in range(view.players) if seat not in (view.seat, view.seller)]
    most = max([_hunger(view, seat, cards) for seat in rivals], default=0.0)
    return DENIAL * most / (len(view.bills) - 1)


def _hunger(view: View, seat: Seat, cards: tuple[int, ...], also: tuple[int, ...] = ()) -> float:
    """What these are worth to a rival, as far as its objects tell, and others that it bid for."""
    wish, left = rival_wish(view, seat, cards, also)
    return wish * RATE * (rival_cash(view, seat) + COMING * left * AVERAGE) / max(left, 1)


# ---------------------------------------------------------------------------------------------- turns and auctions


def _hard_action(view: View, luck: Random, bent: Bent) -> Choice:
    """Reveal; else the lottery when it pays; else a lot of what is of no use, or the next object of the pile."""
    idle = _for_sale(view)
    return turn(view, luck, EDGE, idle, LOT, len(idle), bent.hope)


def _for_sale(view: View) -> tuple[int, ...]:
    """What its dealers can do without, but for some weapons."""
    idle = spares(view)
    kept = weapons(idle)[:ARMED]
    return tuple([card for card in idle if card not in kept])


def _hard_bid(view: View, _: Random, bent: Bent) -> Choice:
    """As high as it is worth; where that is not enough for a lot it needs, a counter-offer."""
    due, most = least_bid(view), _limit(view, bent)
    numbers = {"bid": due, "most": most}
    if most == MONEY and offered(view, "bid"):
        return Choice(Action("bid"), "why-hashiban-last")
    if due <= most and offered(view, "bid"):
        return Choice(Action("bid"), "why-hashiban-worth", numbers)
    return _counter(view, most) or _too_dear(due, most)


def _too_dear(due: int, most: int) -> Choice:
    """Passes, and says whether the price or the money is the reason."""
    if most == MONEY:
        return passed("why-hashiban-broke", bid=due)
    return passed("why-hashiban-dear" if due > most else "why-hashiban-short", bid=due, most=most)


def _counter(view: View, most: int) -> Choice | None:
    """Money up to most of what the lot is worth, and objects of no use that the seller may need; only once."""
    option = offered(view, "counter")
    if not isinstance(option, Lay) or gained(view, view.lot) < 1:
        return None
    cards, promised = [], 0.0
    for card in _for_sale(view):
        hunger = _hunger(view, view.seller, (card,))
        if hunger > LIKED:
            cards.append(card)
            promised += hunger
    amount = min(option.purse.total, int(most * OFFER)) // STEP * STEP
    coins = next((laid for a in range(amount, 0, -STEP) if (laid := exact(option.purse, a))), NOTHING)
    if worth(BILLS, coins) + promised <= max(view.auction.high, next_bill(view) * len(view.lot)):
        return None
    for event in reversed(view.heard):
        if event.name == "lot":
            break
        if event.name == "decline" and event.facts["whom"] == view.seat:
            return None
    numbers = {"amount": worth(BILLS, coins), "count": len(cards)}
    return Choice(Action("counter", 0, tuple(cards), coins), "why-hashiban-counter", numbers)


def _hard_aside(view: View, luck: Random, bent: Bent) -> Choice:
    """A weapon where that saves more than it is worth, a deal where it helps, or nothing."""
    if not view.lot:
        return _sale_of_income(view, luck) or Choice(Action("silent"), "why-hashiban-wait")
    if view.seat == view.seller:
        return Choice(Action("rest"), "why-hashiban-rest")
    most = _limit(view, bent)
    return _weapon(view, most) or _loan(view, most) or _patience(view, most)


def _patience(view: View, most: int) -> Choice:
    """Waits while a weapon or a loan could still be of use in this auction."""
    armed = weapons(view.cards) and most > AVERAGE + STEP
    if armed or (cash(view) < most and gained(view, view.lot) >= 1):
        return Choice(Action("silent"), "why-hashiban-wait")
    return Choice(Action("rest"), "why-hashiban-rest")


def _weapon(view: View, most: int) -> Choice | None:
    """Throws out who leads when the object then costs so much less that the weapon is paid for."""
    option, auction = offered(view, "weapon"), view.auction
    leader = auction.leader
    if not isinstance(option, Pick) or leader is None or leader == view.seat or view.seat not in auction.inside:
        return None
    second = max([view.bid_of(seat) for seat in auction.inside if seat not in (leader, view.seat)], default=0)
    own, idle = view.bid_of(view.seat), spares(view)
    price = own if own > second else max(second, view.start - STEP) + STEP
    card = min([decoded(code)[0] for code in option.cards], key=lambda card: (card not in idle, card))
    lost = 0.0 if most == MONEY else AVERAGE * (SPENT if card in idle else MISSED)
    most = min(most, cash(view))
    if most - price - lost <= max(0, most - least_bid(view)):
        return None
    return Choice(Action("weapon", 0, (coded(card, leader),)), "why-hashiban-outbid")


# ---------------------------------------------------------------------------------------------- deals


def _partner(view: View) -> Seat | None:
    """With whom to make a deal: the one with the most bills but who leads; nobody after a refusal in this turn."""
    option = offered(view, "deal")
    if not isinstance(option, Pick) or view.promised[view.seat] is not None:
        return None
    for event in reversed(view.heard):
        if event.name == "turn":
            break
        if event.name in ("refused", "agreed") and event.facts["whom"] == view.seat:
            return None
    free = [seat for seat in option.cards if seat != view.auction.leader and view.bills[seat]]
    return max(free, key=lambda seat: view.bills[seat], default=None)


def _sale_of_income(view: View, luck: Random) -> Choice | None:
    """Now and then, when it knows that poor bills lie on the pile: a bill of 2000 for its next start income."""
    if view.active != view.seat or not view.bill_left or luck.random() > OFTEN or next_bill(view) > POOR:
        return None
    partner = _partner(view)
    if partner is None:
        return None
    return Choice(Action("deal", 0, (partner,)), "why-hashiban-poor-pile")


def _loan(view: View, most: int) -> Choice | None:
    """A bill for its next start income, when just that is missing for an object it needs."""
    short = least_bid(view) - cash(view)
    if not 0 < short <= 2 * STEP or least_bid(view) > most or view.auction.leader == view.seat:
        return None
    partner = _partner(view) if gained(view, view.lot) >= 1 and view.seat != view.seller else None
    if partner is None:
        return None
    return Choice(Action("deal", 0, (partner,)), "why-hashiban-loan")


def _hard_ask(view: View, _: Random) -> Choice:
    """One bill of 2000, whatever the deal is for."""
    option = view.options[0]
    assert isinstance(option, Lay)
    coins = ONE[2 * STEP] if option.purse.holds(ONE[2 * STEP]) else NOTHING
    return Choice(Action("ask", 0, (), coins), "why-hashiban-ask-bill", {"amount": worth(BILLS, coins)})


def _hard_promise(view: View, luck: Random) -> Choice:
    """The own next start income in return."""
    if offered(view, "promise-mine") and any(view.wanted):
        return Choice(Action("promise-mine"), "why-hashiban-promise")
    return plain(view, luck)


def _hard_answer(view: View, _: Random, bent: Bent) -> Choice:
    """What is given and promised against what is asked; nothing for who bids against it."""
    value = float(worth(BILLS, view.given) - worth(BILLS, view.wanted))
    value += PROMISES[view.pact] * next_bill(view)
    value += _each(view) * gained(view, view.given_cards, view.wanted_cards)
    rival = view.lot and view.seller != view.seat and _limit(view, bent) >= least_bid(view)
    if offered(view, "accept") and value > MARGIN and not rival:
        return Choice(Action("accept"), "why-hashiban-more")
    return Choice(Action("reject"), "why-hashiban-less")


def _hard_counter(view: View, _: Random) -> Choice:
    """What is offered against the bid that stands, or the bills to come, and against what it helps the other."""
    coins, cards = view.countered
    bill = next_bill(view)
    value = worth(BILLS, coins) + _each(view) * gained(view, cards) + FLOOR * bill * len(cards)
    alternative = view.auction.high or bill * min(len(view.lot), view.bill_left)
    alternative += DENIAL * _hunger(view, view.auction.queue[0], view.lot) / (view.players - 1)
    if value > alternative:
        return Choice(Action("accept"), "why-hashiban-more")
    return Choice(Action("decline"), "why-hashiban-less")


def _hard_price(view: View, _: Random) -> Choice:
    """As much as a rival may give for it, and never less than the bills that come when nobody bids."""
    rivals = [seat for seat in range(view.players) if seat != view.seat]
    hungers = [_hunger(view, seat, view.lot, courted(view, seat)) for seat in rivals]
    price = max(ASKED * max(hungers), ABOVE * next_bill(view) * len(view.lot))
    price = min(max(STEP, -(-int(price) // STEP) * STEP), MONEY + STEP)
    return Choice(Action("price", price), "why-hashiban-ask", {"price": price})


HARD: dict[str, Callable[[View, Random], Choice]] = {
    "open": open_one,
    "show": show_one,
    "join": join,
    "price": _hard_price,
    "counter": _hard_counter,
    "ask": _hard_ask,
    "promise": _hard_promise,
}
"""What hard says in each phase in which nothing is bent."""
WEIGHED: dict[str, Callable[[View, Random, Bent], Choice]] = {
    "aside": _hard_aside,
    "action": _hard_action,
    "bid": _hard_bid,
    "answer": _hard_answer,
}
"""What it says where a bias of ``hashiban.bots.biased`` may bend the reckoning."""
