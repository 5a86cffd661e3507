"""What players of De Veiling van Hashiban say about luck, securities and overlaps, put to the test: all exact."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING

from hashiban import bonoloto
from hashiban.games import hashiban_box as box
from hashiban.lab.claims import Verdict
from hashiban.lessons import Bar

if TYPE_CHECKING:
    from collections.abc import Callable

SOON = 10
"""So many objects that are turned up are soon."""
PAID = 5000
"""What the security of the saying cost."""
SHOWN = 30
"""The income of a security is drawn for up to so many objects that are turned up."""


def _bar(label: int, value: Fraction | int, *, mark: bool = False, line: float | None = None) -> Bar:
    """A bar for a number that is known exactly."""
    return Bar(label, float(value), float(value), float(value), mark, line)


def _percent(part: Fraction) -> float:
    return round(float(100 * part), 1)


@cache
def bonoloto_loses() -> Verdict:
    """Is less than the price paid out more often than not, to who holds no other bills? Bars by thousands."""
    price = box.wallet(bonoloto.PRICE).total
    chances = bonoloto.chances()
    reached = {paid: bonoloto.at_least(paid) for paid in chances}
    sure = bonoloto.at_least(price)
    numbers: dict[str, float] = {
        "cost": price,
        "sure": _percent(sure),
        "lost": _percent(1 - sure),
        "mean": round(bonoloto.mean()),
        "least": min(chances),
    }
    first = min(paid for paid in chances if paid >= price)
    bars = tuple(_bar(paid // box.STEP, 100 * chance, mark=paid == first) for paid, chance in reached.items())
    return Verdict(sure < Fraction(1, 2), numbers, bars)


@cache
def security_soon() -> Verdict:
    """Has a security of ``PAID`` paid itself back after ``SOON`` objects, on average and with the full pile?

    Each card of the pile is as likely as any other to be turned up, and each bill to be drawn.
    """
    fitting = sum(box.categories(card) & 1 for card in box.OBJECTS)  # as many of each category
    each = Fraction(fitting, len(box.OBJECTS) + len(box.SECURITIES)) * Fraction(box.MONEY, sum(box.COUNTS))
    needed = -(-PAID // each)
    steps = sorted({*range(SOON // 2, SHOWN + 1, SOON // 2), needed})
    numbers: dict[str, float] = {
        "paid": PAID,
        "cards": SOON,
        "soon": round(SOON * each),
        "each": round(each),
        "needed": needed,
    }
    bars = tuple(_bar(count, count * each, mark=count == needed, line=float(PAID)) for count in steps)
    return Verdict(needed <= SOON, numbers, bars)


@cache
def dealers_apart() -> Verdict:
    """Is there no object that fits both, for most pairs of dealers?"""
    shared = Counter(
        sum(1 for mask in box.MASKS if mask & pair == pair)
        for pair in (1 << a | 1 << b for a, b in combinations(range(len(box.CATEGORIES)), 2))
    )
    pairs = sum(shared.values())
    numbers: dict[str, float] = {"pairs": pairs, "some": pairs - shared[0], "none": shared[0], "most": max(shared)}
    bars = tuple(_bar(count, shared[count], mark=count > 0) for count in sorted(shared))
    return Verdict(2 * shared[0] > pairs, numbers, bars)


CLAIMS: dict[str, Callable[[], Verdict]] = {
    "bonoloto-loses": bonoloto_loses,
    "security-soon": security_soon,
    "dealers-apart": dealers_apart,
}
"""Every claim about this game that can be tested."""
