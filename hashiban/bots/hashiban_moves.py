"""What the bots of De Veiling van Hashiban do alike: reveal, show, pass, and no harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hashiban.actions import Action, Choice, Lay, Pick
from hashiban.bots.hashiban_worth import gained, lottery, missing, spares, wanted
from hashiban.games.hashiban import TICKETS
from hashiban.games.hashiban_box import BILLS, NOTHING, STEP, categories, category, weapons
from hashiban.games.hashiban_cover import dealers_of, revealable
from hashiban.purse import exact, worth

if TYPE_CHECKING:
    from random import Random

    from hashiban.actions import Option
    from hashiban.table import View

PROMISES = {"none": 0, "mine": 1, "yours": -1}
"""How many start incomes come to who answers a proposal, by whose the proposer puts in."""
SHARE = 0.8
"""What part of its share a partner puts into a pool at most."""


def plain(view: View, _: Random) -> Choice:
    """The only thing to say, or one that does no harm: no gift, no request, no promise."""
    option = view.options[0]
    for said in view.options:
        if said.verb in ("drop", "reject", "decline", "silent"):
            return Choice(Action(said.verb), "why-hashiban-no-deal")
    if isinstance(option, Lay):
        return Choice(Action(option.verb, 0, (), NOTHING), "why-hashiban-no-deal")
    return Choice(Action(option.verb), "why-hashiban-only")


def open_one(view: View, _: Random) -> Choice:
    """The dealer for which it has least: an open one needs no objects, and brings income."""
    best = max(view.dealers, key=lambda dealer: (-held(view.cards, dealer), dealer))
    return Choice(Action("open-dealer", 0, (best,)), "why-hashiban-open", {"card": best})


def held(cards: tuple[int, ...], dealer: int) -> int:
    """How many of these objects fit a dealer."""
    return sum([categories(card) >> category(dealer) & 1 for card in cards])


def show_one(view: View, _: Random) -> Choice:
    """Of the objects that will do, the one that the other dealers miss least, and no weapon if possible."""
    option = view.options[0]
    assert isinstance(option, Pick)
    target = max(1, wanted(view) - len(view.showing))

    def missed(card: int) -> tuple[float, bool, int]:
        kept = tuple([other for other in view.cards if other != card])
        return missing(kept, view.dealers, target), card in weapons(view.cards), card

    card = min(option.cards, key=missed)
    return Choice(Action("show", 0, (card,)), "why-hashiban-show", {"card": card})


def offered(view: View, verb: str) -> Option | None:
    """The option of this verb, if there is one."""
    for option in view.options:
        if option.verb == verb:
            return option
    return None


def revealed(view: View) -> Choice | None:
    """The set of dealers that leaves the least to be won afterwards; the largest of those."""
    option = offered(view, "reveal")
    if not isinstance(option, Pick):
        return None
    code = min(option.cards, key=lambda code: (after(view, code), -code.bit_count(), code))
    return Choice(Action("reveal", 0, (code,)), "why-hashiban-reveal", {"count": code.bit_count()})


def after(view: View, code: int) -> float:
    """How many objects are missing once these dealers are revealed with what the others miss least."""
    shown = dealers_of(code)
    others = tuple([dealer for dealer in view.dealers if dealer not in shown])
    target = wanted(view) - len(shown)
    if target <= 0:
        return -1.0
    used = tuple([card for card in view.cards if categories(card) & code])
    for card in sorted(used, key=lambda card: (categories(card).bit_count(), card), reverse=True):
        fewer = tuple([other for other in used if other != card])
        if code in revealable(fewer, shown, view.rules.strict_reveal):
            used = fewer
    return missing(tuple([card for card in view.cards if card not in used]), others, target)


def passed(why: str, **numbers: int) -> Choice:
    """Lets it go by, for this reason."""
    return Choice(Action("pass"), why, numbers)


def least_bid(view: View) -> int:
    """The lowest bid that would be legal now."""
    high: int = view.auction.high
    return high + STEP if high else max(STEP, view.start)


def waited(view: View) -> Choice:
    """Nothing to say now; nor in this turn any more without a weapon and an object to use it for."""
    if weapons(view.cards) and not (view.lot and (view.seat == view.seller or gained(view, view.lot) <= 0)):
        return Choice(Action("silent"), "why-hashiban-wait")
    return Choice(Action("rest"), "why-hashiban-rest")


def turn(
    view: View, luck: Random, edge: int, idle: tuple[int, ...], many: int, bills: int, hope: float = 0.0
) -> Choice:
    """A dealer if it can, the lottery when it brings more than ``edge``, a lot of what is idle, or the next card.

    A lot has ``many`` objects at least, and the pile so many ``bills``. The lottery seems to pay so much more by
    ``hope``, as a part of what it pays.
    """
    found = revealed(view)
    if found:
        return found
    if offered(view, "bonoloto"):
        mean = (1 + hope) * lottery(view)
        if mean - TICKETS * STEP > edge:
            return Choice(Action("bonoloto"), "why-hashiban-lottery", {"worth": round(mean)})
    if len(idle) >= many and view.bill_left >= bills:
        return Choice(Action("lot", 0, idle), "why-hashiban-idle", {"count": len(idle)})
    return pile(view, luck)


def pile(view: View, luck: Random) -> Choice:
    """The next object of the pile, or whatever else can be done when there is none."""
    if offered(view, "auction"):
        return Choice(Action("auction"), "why-hashiban-pile")
    return whatever(view, luck)


def whatever(view: View, _: Random) -> Choice:
    """What there is to do without a pile: a lot, of what is missed least, before anything else."""
    option = offered(view, "lot")
    if isinstance(option, Lay):
        idle = spares(view) or view.cards[:1]
        return Choice(Action("lot", 0, idle), "why-hashiban-idle", {"count": len(idle)})
    return Choice(Action(view.options[0].verb), "why-hashiban-only")


def join(view: View, _: Random) -> Choice:
    """Bills for less than the share that is set aside for it: whoever wins, nothing can be lost."""
    option, share = view.options[0], worth(BILLS, view.given)
    assert isinstance(option, Lay)
    for amount in range(int(share * SHARE) // STEP * STEP, 0, -STEP):
        coins = exact(option.purse, amount)
        if coins:
            return Choice(Action("join", 0, (), coins), "why-hashiban-join", {"amount": amount, "share": share})
    return Choice(Action("reject"), "why-hashiban-less")
