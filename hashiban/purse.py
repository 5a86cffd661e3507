"""Money without change: what can be laid from a purse, and the least that covers a debt.

A purse is a number of pieces of each kind: coins, bills, money cards, goods that count as money. Nobody gives
change, so 3 cannot be laid with two pieces of 2. All games pay through this module.
"""

from __future__ import annotations

from functools import lru_cache
from math import gcd
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

Coins = tuple[int, ...]
"""A number of pieces of each kind, in the order of the purse's kinds."""


class Purse(NamedTuple):
    """Somebody's money: ``counts[i]`` pieces that are worth ``kinds[i]`` each, kinds ascending."""

    kinds: tuple[int, ...]
    counts: Coins

    @property
    def total(self) -> int:
        """The worth of all pieces together."""
        return worth(self.kinds, self.counts)

    def with_out(self, coins: Coins) -> Purse:
        """This purse after ``coins`` were taken out of it."""
        return _without(self, coins)

    def holds(self, coins: Coins) -> bool:
        """Whether ``coins`` is a number of pieces of each kind that is all here."""
        if len(coins) != len(self.counts):
            return False
        return all(type(c) is int and 0 <= c <= n for c, n in zip(coins, self.counts, strict=True))


@lru_cache(maxsize=1 << 14)
def _without(purse: Purse, coins: Coins) -> Purse:
    return Purse(purse.kinds, tuple([a - b for a, b in zip(purse.counts, coins, strict=True)]))


@lru_cache(maxsize=1 << 14)
def worth(kinds: tuple[int, ...], coins: Coins) -> int:
    """What ``coins`` are worth together."""
    return sum(kind * count for kind, count in zip(kinds, coins, strict=True))


@lru_cache(maxsize=1 << 14)
def _payable(purse: Purse) -> tuple[int, int]:
    """A unit, and a number whose bit ``m`` is set when ``m`` units can be laid exactly."""
    unit = gcd(*purse.kinds) or 1
    bits = 1
    for kind, count in zip(purse.kinds, purse.counts, strict=True):
        for _ in range(count if kind else 0):
            bits |= bits << (kind // unit)
    return unit, bits


def can_lay(purse: Purse, amount: int) -> bool:
    """Whether ``amount`` can be laid exactly."""
    unit, bits = _payable(purse)
    return amount >= 0 and amount % unit == 0 and bool(bits >> (amount // unit) & 1)


@lru_cache(maxsize=1 << 14)
def least(purse: Purse, due: int) -> int | None:
    """The smallest amount from ``due`` up that can be laid exactly; None when the purse is worth less."""
    unit, bits = _payable(purse)
    steps = max(0, -(-due // unit))
    above = bits >> steps
    if not above:
        return None
    return (steps + (above & -above).bit_length() - 1) * unit


@lru_cache(maxsize=1 << 14)
def exact(purse: Purse, amount: int) -> Coins | None:
    """The pieces that make exactly ``amount``, the largest first; None when it cannot be laid.

    Giving the large pieces first never hurts: a small piece can always do what a large one leaves open.
    """
    return next(ways(purse, amount), None)


def ways(purse: Purse, amount: int) -> Iterator[Coins]:
    """Every way to lay exactly ``amount``, the one with the most large pieces first.

    Pieces worth nothing are never laid.
    """
    if not can_lay(purse, amount):
        return
    if not purse.kinds:
        yield ()
        return
    kind = purse.kinds[-1]
    smaller = Purse(purse.kinds[:-1], purse.counts[:-1])
    most = min(purse.counts[-1], amount // kind) if kind else 0
    for count in range(most, -1, -1):
        for rest in ways(smaller, amount - kind * count):
            yield (*rest, count)


@lru_cache(maxsize=1 << 14)
def added(coins: Coins, more: Coins) -> Coins:
    """These pieces and more."""
    return tuple([a + b for a, b in zip(coins, more, strict=True)])


@lru_cache(maxsize=1 << 14)
def reduced(coins: Coins, less: Coins) -> Coins:
    """What is left for sure of ``coins`` when ``less`` went out of a purse that holds these and perhaps more."""
    return tuple([a - b if a > b else 0 for a, b in zip(coins, less, strict=True)])
