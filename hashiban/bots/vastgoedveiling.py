"""Bots for Vastgoedveiling. Three levels, each a function of a view.

Buying: what is a property worth in coins? Money that is not spent wins little, so the better bots share out what is
left over the auctions to come, and more of it goes to the better properties.

Selling is matching: strong properties for strong cheques, weak ones for the rest. What a property fetches depends on
what the others show, and what they own lies open.
"""

from __future__ import annotations

from bisect import bisect_left
from itertools import pairwise
from typing import TYPE_CHECKING

from hashiban.actions import Action, Amount, Choice, Pick
from hashiban.games.vastgoedveiling import CHEQUES, DEEDS, price_of_passing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from hashiban.table import View

AVERAGE = sum(DEEDS) / len(DEEDS)
"""The number of an average property."""

WORTH = 2.2 / len(DEEDS)
"""What hard gives for one step up in the numbers, as a share of the coins it has for an auction. Found by trying:
with less it is outbid in the auctions that matter, with more it runs out of coins."""

MOST = 2.5
"""The most that hard spends in one auction, in even shares of its coins. Without it, four of its kind go on raising
for what is still to be paid on top, until one of them is bankrupt: the trap of the dollar auction."""

MATCHING = 1 / 3
"""How often hard expects a rival to match its properties to the cheques, rather than sell just any. Found by trying:
with more it does better against who always matches, and worse against everybody else."""


# ---------------------------------------------------------------------------------------------- the levels


def easy(view: View, luck: Random) -> Choice:
    """Bids by mood, with a little jump now and then, and soon has enough of it; sells any property.

    So do many people in their first game: the numbers on the cards play no part yet.
    """
    option = view.options[0]
    if isinstance(option, Pick):
        return _sell(luck.choice(option.cards), "why-mood")
    assert isinstance(option, Amount)
    if luck.random() < 0.35:
        return Choice(Action("pass"), "why-mood")
    steps = min((option.most - option.least) // option.step, 2)
    return Choice(Action("bid", option.least + option.step * luck.randint(0, steps)), "why-mood")


def medium(view: View, luck: Random) -> Choice:
    """Fights for the highest property up to a fair price, which goes up in a straight line with the numbers.

    The source text gives this as a tip: the fair price goes with the rank. Counted is how much higher the highest
    property is than the lowest, which passing gives: as much as an average number is worth an even share of the
    coins, twice as much two shares. It sells by rank too.
    """
    option = view.options[0]
    if isinstance(option, Pick):
        return _matched(view, option.cards)
    assert isinstance(option, Amount)
    lowest, top = view.market[0], view.market[-1]
    fair = int(_share(view, option) * (top - lowest) / AVERAGE)
    numbers = {"card": top, "lowest": lowest, "worth": fair, "bid": option.least}
    return _answer(fair >= option.least, option.least, "why-fair", "why-no-fair", numbers)


def hard(view: View, luck: Random, *, sunk: float = 0.0, anchor: float = 0.0) -> Choice:
    """Weighs a higher property against the lowest, which is to be had now, and a sale against a later one.

    An auction can end well in two ways: all others leave and the whole bid buys the highest property, or all but one
    do and half of it buys the next. It goes on while one of them is worth its price: what counts is not how good a
    property is but how much better than the one that passing gives, and only what is to be paid on top of that.
    And it sets itself a limit beforehand, since that reckoning alone can go on for ever. ``sunk`` and ``anchor`` are
    biases of ``hashiban.bots.biased``.
    """
    option = view.options[0]
    if isinstance(option, Pick):
        return _timed(view, option.cards)
    assert isinstance(option, Amount)
    bid, market, share, passing = option.least, view.market, _share(view, option), price_of_passing(view, view.seat)
    pull = sunk * passing
    most = MOST * share + pull
    if bid > most:
        return Choice(Action("pass"), "why-enough", {"most": int(most), "bid": bid})
    rate = WORTH * share * (1 - anchor)
    pull += anchor * _first_bid(view) if anchor else 0
    half = (bid + (view.rules.rounding == "down")) // 2
    ways = [(market[-1], bid)] if len(market) == 2 else [(market[-1], bid), (market[-2], half)]
    lowest = market[0]
    _, card, worth, cost = max(
        (rate * (card - lowest) - paid, card, int(rate * (card - lowest) + pull), paid - passing)
        for card, paid in ways
    )
    numbers = {"card": card, "lowest": lowest, "worth": worth, "cost": cost}
    return _answer(worth >= cost, bid, "why-gain", "why-no-gain", numbers)


# ---------------------------------------------------------------------------------------------- buying


def _share(view: View, option: Amount) -> float:
    """The coins of this seat, shared out evenly over the auctions that are left."""
    assert option.purse is not None
    left: int = view.rounds - view.round
    return option.purse.total / left


def _first_bid(view: View) -> int:
    """The bid that this auction began with; the least there can be while there is none."""
    first = 1
    for name, facts, _ in reversed(view.heard):
        if name == "market":
            break
        if name == "bid":
            first = facts["amount"]
    return first


def _answer(worthwhile: bool, bid: int, yes: str, no: str, numbers: dict[str, int]) -> Choice:
    """The least bid if that is worthwhile, and why or why not; a jump would only give coins away."""
    return Choice(Action("bid", bid), yes, numbers) if worthwhile else Choice(Action("pass"), no, numbers)


# ---------------------------------------------------------------------------------------------- selling


def _sell(deed: int, why: str, **numbers: int) -> Choice:
    return Choice(Action("sell", cards=(deed,)), why, numbers)


def _unseen(view: View) -> list[int]:
    """The cheques that nobody has seen yet, the lowest first."""
    unseen = list(CHEQUES)
    for cheques in (view.market, *view.cheques):
        for cheque in cheques:
            unseen.remove(cheque)
    return unseen


def _quality(market: Sequence[int], unseen: Sequence[int]) -> float:
    """The part of the unseen cheques that is lower than the average of these."""
    return bisect_left(unseen, sum(market) / len(market)) / len(unseen)


def _matched(view: View, own: Iterable[int]) -> Choice:
    """The property that ranks among the own ones as these cheques rank among those that may still come."""
    deeds, quality = sorted(own), _quality(view.market, _unseen(view))
    deed = deeds[min(len(deeds) - 1, int(quality * len(deeds)))]
    return _sell(deed, "why-match", card=deed, share=round(100 * quality))


def _timed(view: View, own: Sequence[int]) -> Choice:
    """The property for which now is the best time: what it should fetch now, less what it should fetch later.

    Now: a rival matches a property to these cheques, or it shows any; so it may be higher with some chance, and each
    rival that is higher takes a higher cheque. Later: rivals show any property they have, and the cheques are what
    the unseen ones let expect.
    """
    market, unseen, seat, count = view.market, _unseen(view), view.seat, len(own)
    steps = len(market) - 1
    match = min(count - 1, int(_quality(market, unseen) * count))
    rivals = [sorted(deeds) for other, deeds in enumerate(view.deeds) if other != seat]
    low, high = (unseen[len(unseen) * k // (steps + 2)] for k in (1, steps + 1))
    best, sold = float("-inf"), own[0]
    for deed in sorted(own):
        above = [(count - bisect_left(deeds, deed)) / count for deeds in rivals]
        matched = [deeds[match] > deed for deeds in rivals]
        chances = [any_ + (sure - any_) * MATCHING for any_, sure in zip(above, matched, strict=True)]
        later = high - (high - low) * sum(above) / steps
        gain = _expected(market, chances) - later
        if gain > best:
            best, sold = gain, deed
    more = round(best)
    if more > 0:
        return _sell(sold, "why-now", card=sold, more=more)
    return _sell(sold, "why-spare", card=sold, less=-more)


def _expected(market: Sequence[int], chances: Iterable[float]) -> float:
    """What is fetched on average when each rival is higher with this chance: the highest cheque if none is.

    Rival by rival, every place becomes what it is worth when that one may still push it down a place.
    """
    fetched: list[float] = [*reversed(market)]
    for chance in chances:
        fetched = [a + (b - a) * chance for a, b in pairwise(fetched)]
    return fetched[0]
