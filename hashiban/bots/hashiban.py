"""Bots for De Veiling van Hashiban. Three levels, each a function of a view.

An object is worth what its seat is nearer to winning with it, so the better bots count what is missing and share
out their money over it. What nobody needs is worth something too: an object in a lot for which nobody pays brings a
bill. Who is behind the others can be seen in what they hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hashiban.actions import Action, Choice, Pick
from hashiban.bots.hashiban_hard import HARD, WEIGHED, Bent
from hashiban.bots.hashiban_moves import (
    PROMISES,
    held,
    join,
    least_bid,
    offered,
    open_one,
    passed,
    plain,
    revealed,
    show_one,
    turn,
    waited,
    whatever,
)
from hashiban.bots.hashiban_worth import (
    AVERAGE,
    cash,
    gained,
    spares,
    wins,
)
from hashiban.games.hashiban_bidding import coded, decoded
from hashiban.games.hashiban_box import BILLS, MONEY, STEP, is_security, weapons
from hashiban.purse import worth

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from hashiban.table import View

FLAT = 3000
"""What easy gives at most for an object that fits one of its dealers."""
PRICES = (2500, 3500, 6000)
"""What medium gives for an object by how many it has for the dealer already."""
USUAL = 10000
"""With so much money medium gives these prices; with more it gives more, with less less."""
MANY = 2
"""So many objects of no use medium lays out as a lot."""
EACH = 3000
"""What medium asks for each object of a lot."""

# ---------------------------------------------------------------------------------------------- the levels


def easy(view: View, luck: Random) -> Choice:
    """Bids a flat price for what fits a dealer, plays the lottery whenever it can, and hardly ever sells.

    So do many people in their first game.
    """
    return _EASY.get(view.phase, plain)(view, luck)


def medium(view: View, luck: Random) -> Choice:
    """Gives more for the second and the third object of a dealer, and turns what it does not need into bills.

    It uses a weapon it can spare against who bids more than it would for an object that it needs.
    """
    return _MEDIUM.get(view.phase, plain)(view, luck)


def hard(view: View, luck: Random, *, stuck: float = 0.0, hope: float = 0.0) -> Choice:
    """Shares out its money over the objects that it is missing, and buys what others throw away.

    It guesses the rivals' dealers from what they hold, keeps from them what they need, asks as much for it as they
    may give, and throws out who leads when that saves more than the weapon is worth. ``stuck`` and ``hope``
    are biases of ``hashiban.bots.biased``.
    """
    if view.phase in WEIGHED:
        return WEIGHED[view.phase](view, luck, Bent(stuck, hope))
    return HARD.get(view.phase, plain)(view, luck)


# ---------------------------------------------------------------------------------------------- easy


def _easy_action(view: View, luck: Random) -> Choice:
    """A dealer if it can, now and then the lottery or one object of no use, and mostly the next card."""
    found = revealed(view)
    if found:
        return found
    if offered(view, "bonoloto") and luck.random() < 0.3:
        return Choice(Action("bonoloto"), "why-hashiban-luck")
    idle = spares(view)
    if idle and luck.random() < 0.1:
        return Choice(Action("lot", 0, idle[:1]), "why-hashiban-idle", {"count": 1})
    if offered(view, "auction"):
        return Choice(Action("auction"), "why-hashiban-curious")
    return whatever(view, luck)


def _easy_bid(view: View, luck: Random) -> Choice:
    """The same most for every object that fits, however many it has."""
    due = least_bid(view)
    fits = sum([any(held((card,), dealer) for dealer in view.dealers) for card in view.lot])
    numbers = {"bid": due, "most": FLAT * fits}
    if not fits:
        return passed("why-hashiban-no-fit")
    if due > FLAT * fits or not offered(view, "bid") or luck.random() < 0.1:
        return passed("why-hashiban-flat-dear", **numbers)
    return Choice(Action("bid"), "why-hashiban-flat", numbers)


def _easy_aside(view: View, luck: Random) -> Choice:
    """Now and then a weapon, out of anger, against who leads for something it needs."""
    option = offered(view, "weapon")
    leader = view.auction.leader
    if isinstance(option, Pick) and _beaten(view) and luck.random() < 0.2:
        code = next(code for code in option.cards if decoded(code)[1] == leader)
        return Choice(Action("weapon", 0, (code,)), "why-hashiban-angry")
    return waited(view)


def _beaten(view: View) -> bool:
    """Whether somebody else leads in an auction of something this seat needs."""
    return view.auction.leader not in (None, view.seat) and view.seat != view.seller and gained(view, view.lot) > 0


def _easy_price(view: View, _: Random) -> Choice:
    """A low price, the same for every object."""
    return Choice(Action("price", 2 * STEP * len(view.lot)), "why-hashiban-ask", {"price": 2 * STEP * len(view.lot)})


def _easy_counter(view: View, _: Random) -> Choice:
    """Looks at the money alone."""
    coins, _cards = view.countered
    if worth(BILLS, coins) >= max(view.auction.high, 2 * STEP * len(view.lot)):
        return Choice(Action("accept"), "why-hashiban-more")
    return Choice(Action("decline"), "why-hashiban-less")


def _easy_answer(view: View, _: Random) -> Choice:
    """Looks at the bills alone: more than it gives, or no."""
    if offered(view, "accept") and not view.wanted_cards and worth(BILLS, view.given) > worth(BILLS, view.wanted):
        return Choice(Action("accept"), "why-hashiban-more")
    return Choice(Action("reject"), "why-hashiban-less")


# ---------------------------------------------------------------------------------------------- medium


def _price_of(view: View) -> int:
    """What medium gives for what is under the hammer."""
    total = 0
    for card in view.lot:
        if is_security(card):
            total += 2 * STEP
            continue
        counts = [held(view.cards, dealer) for dealer in view.dealers if held((card,), dealer)]
        total += sum([PRICES[count] for count in counts if count < len(PRICES)])
    money = cash(view)
    if wins(view, view.lot):
        return MONEY
    return int(total * min(max(money / USUAL, 0.5), 3))


def _medium_action(view: View, luck: Random) -> Choice:
    """A dealer if it can, the lottery when it pays, a lot of what is of no use, or the next card."""
    return turn(view, luck, STEP, spares(view), MANY, 1)


def _medium_bid(view: View, _: Random) -> Choice:
    """Up to what the object is worth to it; the least bid for what can only go into a lot."""
    due, most = least_bid(view), _price_of(view)
    if not most and view.bill_left:
        most = STEP * len(view.lot)
    numbers = {"bid": due, "most": most}
    if not most:
        return passed("why-hashiban-no-fit")
    if most == MONEY:
        return (
            Choice(Action("bid"), "why-hashiban-last")
            if offered(view, "bid")
            else passed("why-hashiban-broke", bid=due)
        )
    if due > most or not offered(view, "bid"):
        return passed("why-hashiban-dear", **numbers)
    return Choice(Action("bid"), "why-hashiban-worth", numbers)


def _medium_aside(view: View, _: Random) -> Choice:
    """A weapon of no other use against who leads beyond what it would pay itself."""
    option = offered(view, "weapon")
    leader = view.auction.leader
    if isinstance(option, Pick) and _beaten(view) and least_bid(view) > min(_price_of(view), cash(view)):
        for card in weapons(spares(view)):
            return Choice(Action("weapon", 0, (coded(card, leader),)), "why-hashiban-outbid")
    return waited(view)


def _medium_price(view: View, _: Random) -> Choice:
    """A price above the bills that come when nobody bids."""
    price = EACH * len(view.lot)
    return Choice(Action("price", price), "why-hashiban-ask", {"price": price})


def _medium_counter(view: View, _: Random) -> Choice:
    """Money, and what the objects bring its dealers, against the bid that stands or the bills to come."""
    coins, cards = view.countered
    value = worth(BILLS, coins) + EACH * gained(view, cards)
    if value > max(view.auction.high, AVERAGE * len(view.lot)):
        return Choice(Action("accept"), "why-hashiban-more")
    return Choice(Action("decline"), "why-hashiban-less")


def _medium_answer(view: View, _: Random) -> Choice:
    """What comes and what goes, a start income at the average of all bills."""
    value = float(worth(BILLS, view.given) - worth(BILLS, view.wanted))
    value += PROMISES[view.pact] * (AVERAGE if view.bill_left else 0)
    value += EACH * gained(view, view.given_cards, view.wanted_cards)
    if offered(view, "accept") and value > 0:
        return Choice(Action("accept"), "why-hashiban-more")
    return Choice(Action("reject"), "why-hashiban-less")


_EASY: dict[str, Callable[[View, Random], Choice]] = {
    "open": open_one,
    "aside": _easy_aside,
    "action": _easy_action,
    "price": _easy_price,
    "bid": _easy_bid,
    "counter": _easy_counter,
    "show": show_one,
    "answer": _easy_answer,
}
_MEDIUM = _EASY | {
    "aside": _medium_aside,
    "action": _medium_action,
    "price": _medium_price,
    "bid": _medium_bid,
    "counter": _medium_counter,
    "answer": _medium_answer,
    "join": join,
}
