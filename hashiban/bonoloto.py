"""What Bonoloto pays out, exactly: every payout with its chance, from the bills that may come up.

Five bills are turned up; both of every pair stay, and so does the gold token (``kept_of``). Bills are numbers of each
kind, ascending, as everywhere in De Veiling van Hashiban. Standard library only, so that bots may use it.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING

from hashiban.games.hashiban import TICKETS, kept_of
from hashiban.games.hashiban_box import BILLS, COUNTS, NOTHING, ONE, STEP
from hashiban.purse import added, reduced, worth

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hashiban.purse import Coins

PRICE: Coins = tuple([TICKETS * count for count in ONE[STEP]])
"""The bills that a play costs."""
OTHERS: Coins = reduced(COUNTS, PRICE)
"""All bills but those: what may come up for who holds no others, and knows of none."""


def payout(turned: Coins) -> int:
    """What these bills pay, when they are turned up."""
    return worth(BILLS, kept_of(turned))


def chances(loose: Coins = OTHERS, sure: Coins = NOTHING) -> Mapping[int, Fraction]:
    """Every payout with its chance, ascending: the ``sure`` bills come up, and some of the ``loose`` ones at random.

    Raises ValueError when that makes fewer or more bills than are turned up.
    """
    ways, each = _ways(loose, sure)
    return {paid: Fraction(count, ways) for paid, count in each}


@lru_cache(maxsize=1 << 10)
def mean(loose: Coins = OTHERS, sure: Coins = NOTHING) -> Fraction:
    """The payout on average. Raises ValueError as ``chances`` does."""
    ways, each = _ways(loose, sure)
    return Fraction(sum(paid * count for paid, count in each), ways)


def at_least(amount: int, loose: Coins = OTHERS, sure: Coins = NOTHING) -> Fraction:
    """The chance of a payout of so much or more. Raises ValueError as ``chances`` does."""
    return sum((chance for paid, chance in chances(loose, sure).items() if paid >= amount), Fraction(0))


@lru_cache(maxsize=1 << 10)
def _ways(loose: Coins, sure: Coins) -> tuple[int, tuple[tuple[int, int], ...]]:
    """In how many ways bills can come up, and each payout with how many of these ways lead to it."""
    count = TICKETS - sum(sure)
    if not 0 <= count <= sum(loose):
        raise ValueError(f"{TICKETS} bills are turned up, not {sum(sure)} and some of {sum(loose)}")
    found: dict[int, int] = {}
    for drawn in _draws(loose, count):
        ways = 1
        for n, k in zip(loose, drawn, strict=True):
            ways *= comb(n, k)
        paid = payout(added(drawn, sure))
        found[paid] = found.get(paid, 0) + ways
    return sum(found.values()), tuple(sorted(found.items()))


def _draws(loose: Coins, count: int) -> Iterator[Coins]:
    """Every number of each kind that so many of these bills can be."""
    if len(loose) == 1:
        if loose[0] >= count:
            yield (count,)
        return
    for first in range(min(loose[0], count) + 1):
        for rest in _draws(loose[1:], count - first):
            yield (first, *rest)
