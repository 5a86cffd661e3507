"""What players of Wereldhandel say about bluffing, put to the test: the blind trade, solved.

Both sides hold the hand of the start, and the goods are worth as much to either. The numbers are those of
``hashiban.lab.blind_trade``, which also says what it leaves out.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from hashiban.lab.blind_trade import ACCEPT, START, Trade, solved
from hashiban.lab.claims import Verdict
from hashiban.lessons import Bar
from hashiban.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Callable

WORTH = 100
"""What the goods are worth in the examples."""
HALF = Fraction(1, 2)
ABOUT = Fraction(1, 10)
"""So near to half is about half."""
FEW = tuple(Fraction(k, 100) for k in (0, 5, 10, 20, 25, 30))
"""How often one may bluff, to be drawn beside the best."""
OFTEN = tuple(Fraction(k, 5) for k in range(6))
"""How often one may lay a lot against an offer, to be drawn beside the best."""


def _trade(worth: int = WORTH) -> Trade:
    return solved(START, START, worth)


def _percent(part: Fraction) -> int:
    return round(100 * part)


def _bar(label: int, value: Fraction, *, mark: bool = False) -> Bar:
    """A bar for a number that is known exactly."""
    return Bar(label, float(value), float(value), float(value), mark)


def _low(trade: Trade) -> tuple[int, Fraction]:
    """The cheapest bundle of a best mix, which is the bluff, and how often it is laid."""
    return min(trade.first.best.offer)


@cache
def noughts_are_useless() -> Verdict:
    """Is who offers as well off without cards worth nothing?"""
    without = Purse(START.kinds, (0, *START.counts[1:]))
    both = START.counts[0]
    values = {0: solved(without, START, WORTH).value, both: _trade().value}
    bare, full = (round(float(value), 1) for value in values.values())
    numbers = {"worth": WORTH, "with": full, "without": bare}
    most = max(values, key=values.__getitem__)
    bars = tuple(_bar(count, value, mark=count == most) for count, value in values.items())
    return Verdict(values[0] >= values[both], numbers, bars)


def _bluffing(trade: Trade, part: Fraction) -> Fraction:
    """What who offers has at least when the cheapest bundle of the best mix is laid so often, else the dearest."""
    offer = trade.first.best.offer
    (low, _), (high, _) = min(offer), max(offer)
    mix = ((low, part), (high, 1 - part))
    return min(trade.first.round.against(tuple((total, p) for total, p in mix if p)).values())


@cache
def bluff_half() -> Verdict:
    """Is it best to bluff in half of all trades?"""
    trade = _trade()
    low, part = _low(trade)
    sure = {share: _bluffing(trade, share) for share in sorted({*FEW, part, HALF})}
    best = max(sure, key=sure.__getitem__)
    numbers = {
        "worth": WORTH,
        "cards": trade.first.best.cards,
        "low": low,
        "high": max(trade.first.best.offer)[0],
        "share": _percent(best),
        "sure": round(float(sure[best]), 1),
        "never": round(float(sure[Fraction(0)]), 1),
        "lost": round(float(-sure[HALF]), 1),
    }
    return Verdict(
        best == HALF, numbers, tuple(_bar(_percent(s), v, mark=s == best) for s, v in sure.items() if s != HALF)
    )


@cache
def answer_half() -> Verdict:
    """Is it best to lay a lot against such a bundle about half the time, and to take it otherwise?"""
    solution = _trade().first
    best = solution.best
    dear = max(reply for reply, _ in best.answer if reply is not None)  # else it is ACCEPT
    part = dict(best.answer)[dear]

    def lost(share: Fraction) -> Fraction:
        answer = tuple((reply, p) for reply, p in ((ACCEPT, 1 - share), (dear, share)) if p)
        return max(solution.round.facing(best.cards, answer).values())

    found = {share: lost(share) for share in sorted({*OFTEN, part})}
    least = min(found, key=found.__getitem__)
    numbers = {
        "worth": WORTH,
        "cards": best.cards,
        "high": dear,
        "share": _percent(least),
        "least": round(float(found[least]), 1),
        "always": round(float(found[Fraction(0)]), 1),
    }
    return Verdict(
        abs(least - HALF) <= ABOUT, numbers, tuple(_bar(_percent(s), v, mark=s == least) for s, v in found.items())
    )


CLAIMS: dict[str, Callable[[], Verdict]] = {
    "noughts-are-useless": noughts_are_useless,
    "bluff-half": bluff_half,
    "answer-half": answer_half,
}
"""Every claim about this game that can be tested."""
