"""What the bots of De Veiling van Hashiban reckon with: objects that are missing, bills to come, rivals' dealers."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from hashiban import bonoloto
from hashiban.games.hashiban import TICKETS
from hashiban.games.hashiban_box import (
    BILLS,
    CATEGORIES,
    COUNTS,
    NOTHING,
    categories,
    category,
    counted,
    is_security,
)
from hashiban.games.hashiban_cover import NEEDED
from hashiban.purse import added, reduced, worth

if TYPE_CHECKING:
    from hashiban.actions import Seat
    from hashiban.purse import Coins
    from hashiban.table import View

Cards = tuple[int, ...]

AVERAGE = worth(BILLS, COUNTS) // sum(COUNTS)
"""What a bill of the box is worth on average."""
NEXT_BEST = 0.25
"""What an object counts that fits none of the dealers one is nearest to, but another own one."""
TELLING = 2.0
"""So many times likelier is a dealer of a rival for each object of its category that the rival is known to hold."""


# ---------------------------------------------------------------------------------------------- missing objects


@lru_cache(maxsize=1 << 16)
def missing(cards: Cards, dealers: Cards, target: int) -> float:
    """How many objects are missing for so many of these dealers, those that are nearest; a little for the others.

    An object counts for each dealer it fits: dealers that share objects are revealed together, others one by one.
    """
    lacks = _lacks(cards, dealers)
    return sum(lacks[:target]) + NEXT_BEST * sum(lacks[target:])


def _lacks(cards: Cards, dealers: Cards) -> list[int]:
    """How many objects each of these dealers is missing, the nearest first."""
    masks = [categories(card) for card in cards]
    return sorted([max(0, NEEDED - sum([mask >> category(dealer) & 1 for mask in masks])) for dealer in dealers])


def wanted(view: View) -> int:
    """How many dealers this seat must still reveal."""
    return int(view.target) - len(view.revealed[view.seat])


def lacking(view: View) -> float:
    """How many objects this seat is missing."""
    return missing(view.cards, view.dealers, wanted(view))


def gained(view: View, more: Cards, less: Cards = ()) -> float:
    """How many fewer objects are missing when these come into the hand and those go."""
    cards, dealers, target = view.cards, view.dealers, wanted(view)
    kept = tuple([card for card in cards if card not in less]) if less else cards
    return missing(cards, dealers, target) - missing(kept + more, dealers, target)


def wins(view: View, more: Cards) -> bool:
    """Whether nothing is missing any more for winning when these come into the hand, and something was."""
    cards, dealers, target = view.cards, view.dealers, wanted(view)
    after = _lacks(cards + more, dealers)[:target]
    return not any(after) and any(_lacks(cards, dealers)[:target])


@lru_cache(maxsize=1 << 14)
def spare(cards: Cards, dealers: Cards, target: int) -> Cards:
    """Objects that can all go without any more being missed; those that fit the fewest of the dealers first."""
    own = sum([1 << category(dealer) for dealer in dealers])
    kept, gone = cards, []
    for card in sorted(cards, key=lambda card: ((categories(card) & own).bit_count(), card)):
        without = tuple([other for other in kept if other != card])
        if missing(without, dealers, target) <= missing(kept, dealers, target):
            kept = without
            gone.append(card)
    return tuple(gone)


def spares(view: View) -> Cards:
    """The objects in this hand that its dealers can do without."""
    return spare(view.cards, view.dealers, wanted(view))


# ---------------------------------------------------------------------------------------------- money


def cash(view: View) -> int:
    """What this seat can bid: its bills in hand and those that lie before it."""
    return worth(BILLS, view.coins) + worth(BILLS, view.lying[view.seat])


def loose_bills(view: View) -> Coins:
    """The bills whose place this seat does not know."""
    seen = added(view.coins, counted(view.bill_bottom))
    for coins in (*view.lying, *view.pledged, *view.share, view.given, view.countered[0]):
        if coins != NOTHING:
            seen = added(seen, coins)
    for seat, coins in enumerate(view.known_bills):
        if seat != view.seat:
            seen = added(seen, coins)
    return reduced(COUNTS, seen)


def next_bill(view: View) -> float:
    """What the top bill of the pile is worth on average to who keeps count; 0 without a pile."""
    bottom = view.bill_bottom
    if view.bill_left > len(bottom):
        loose = loose_bills(view)
        return worth(BILLS, loose) / (sum(loose) or 1)
    return float(bottom[0]) if bottom else 0.0


def rival_cash(view: View, seat: Seat) -> float:
    """About how much a rival can bid."""
    known = view.known_bills[seat]
    hidden = view.bills[seat] - sum(known)
    lies: int = view.bid_of(seat)
    return float(worth(BILLS, known) + AVERAGE * hidden + lies)


def lottery(view: View) -> float:
    """What Bonoloto pays out on average, from all this seat knows of the pile."""
    bottom = view.bill_bottom
    unknown = min(view.bill_left - len(bottom), TICKETS)
    sure = (*bottom, *(BILLS[:1] * TICKETS))[: TICKETS - unknown]
    return float(bonoloto.mean(loose_bills(view), counted(sure)))


# ---------------------------------------------------------------------------------------------- rivals


def courted(view: View, seat: Seat) -> Cards:
    """What a rival bid more for than a lot of no use is worth, by all this seat heard; ascending."""
    lot: Cards = ()
    found: set[int] = set()
    for name, facts, _ in view.heard:
        if name == "put-up":
            lot = (facts["card"],)
        elif name == "lot":
            lot = facts["cards"]
        elif name == "bid" and facts["who"] == seat and facts["amount"] > AVERAGE * len(lot):
            found.update([card for card in lot if not is_security(card)])
    return tuple(sorted(found))


def guessed(view: View, seat: Seat, also: Cards = ()) -> tuple[float, ...]:
    """How likely each category is one of a rival's hidden dealers, from the objects it is known to hold.

    ``also`` are objects that it wanted and did not get.
    """
    away = [category(view.public), *[category(dealer) for dealer in view.dealers]]
    away += [category(dealer) for row in view.revealed for dealer in row]
    known = view.known_objects[seat]
    wished = known + tuple([card for card in also if card not in known]) if also else known
    return _guessed(wished, sum([1 << c for c in set(away)]), view.hidden[seat])


@lru_cache(maxsize=1 << 14)
def _guessed(known: Cards, away: int, hidden: int) -> tuple[float, ...]:
    masks = [categories(card) for card in known]
    pulls = [
        0.0 if away >> c & 1 else TELLING ** sum([mask >> c & 1 for mask in masks]) for c in range(len(CATEGORIES))
    ]
    total = sum(pulls) or 1
    return tuple([min(1.0, hidden * pull / total) for pull in pulls])


@lru_cache(maxsize=1 << 14)
def outlook(known: Cards, chances: tuple[float, ...], target: int) -> tuple[float, tuple[float, ...]]:
    """About how many objects a rival is missing, and how many fewer with one of each category."""
    masks = [categories(card) for card in known]
    held = [sum([mask >> c & 1 for mask in masks]) for c in range(len(chances))]
    filled = sorted([p * min(n, NEEDED) for p, n in zip(chances, held, strict=True)], reverse=True)
    left = max(NEEDED * target - sum(filled[:target]), 1.0)
    return left, tuple([p if n < NEEDED else 0.0 for p, n in zip(chances, held, strict=True)])


def rival_wish(view: View, seat: Seat, cards: Cards, also: Cards = ()) -> tuple[float, float]:
    """How many fewer objects a rival would probably miss with these cards, and how many it is missing."""
    target = int(view.target) - len(view.revealed[seat])
    left, each = outlook(view.known_objects[seat], guessed(view, seat, also), target)
    wish = 0.0
    for card in cards:
        if not is_security(card):
            mask = categories(card)
            wish += sum([p for c, p in enumerate(each) if mask >> c & 1])
    return wish, left
