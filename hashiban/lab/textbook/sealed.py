"""Auctions with sealed bids: all bid once without seeing the others, and the highest bid wins.

They differ in what is paid: the own bid, the second or third highest, or everybody's own (Vickrey 1961; Krishna,
*Auction Theory*, 2nd ed. 2010, chapters 2 and 3). Of equal highest bids that of the lower seat wins. A bid
below the reserve price, which is 0 unless said, does not count, and no price is lower than that (Myerson 1981).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Seats = NDArray[np.int64]

Bid = Callable[[Array], Array]
"""How to bid: from what bidders see to what they bid, an array of the same shape."""

NOBODY = -1


class Sales(NamedTuple):
    """What came of many auctions: arrays (games,), in the unit of the values."""

    winner: Seats
    """The seat that got the lot, ``NOBODY`` where it was not sold."""
    price: Array
    """What the winner pays; 0 where there is none."""
    profit: Array
    """What the lot is worth to the winner, less the price; 0 where there is none."""
    income: Array
    """What the seller gets from all together."""


def first_price(values: Array, bid: Bid | Sequence[Bid], seen: Array | None = None, reserve: float = 0.0) -> Sales:
    """The winner pays his own bid.

    ``values`` is what the lot is worth, (games, bidders), or (games, 1) when it is the same for all; then ``seen``,
    (games, bidders), is what they go by instead. ``bid`` is one rule for all or a rule for each. Raises ValueError
    for shapes that do not fit, what is no number, and a reserve below 0.
    """
    bids = bids_of(values, bid, seen, reserve)
    winner, top = highest(bids)
    return _sold(values, winner, top, top >= reserve)


def second_price(values: Array, bid: Bid | Sequence[Bid], seen: Array | None = None, reserve: float = 0.0) -> Sales:
    """The winner pays the second highest bid, or the reserve price when that is higher. Otherwise as ``first_price``.

    One bidder alone pays the reserve.
    """
    bids = bids_of(values, bid, seen, reserve)
    winner, top = highest(bids)
    price = np.maximum(_ranked(bids, 2), reserve) if bids.shape[1] > 1 else np.full(len(bids), reserve)
    return _sold(values, winner, price, top >= reserve)


def third_price(values: Array, bid: Bid | Sequence[Bid], seen: Array | None = None, reserve: float = 0.0) -> Sales:
    """The winner pays the third highest bid, or the reserve. Otherwise as ``first_price``; takes three bidders."""
    bids = bids_of(values, bid, seen, reserve)
    if bids.shape[1] < 3:
        raise ValueError(f"A third-price auction takes three bidders at least, not {bids.shape[1]}.")
    winner, top = highest(bids)
    return _sold(values, winner, np.maximum(_ranked(bids, 3), reserve), top >= reserve)


def all_pay(values: Array, bid: Bid | Sequence[Bid], seen: Array | None = None, reserve: float = 0.0) -> Sales:
    """Everybody pays his own bid, unless it is below the reserve; the highest wins. Otherwise as ``first_price``."""
    bids = bids_of(values, bid, seen, reserve)
    winner, top = highest(bids)
    sold = _sold(values, winner, top, top >= reserve)
    return sold._replace(income=np.where(bids >= reserve, bids, 0.0).sum(axis=1))


# ---------------------------------------------------------------------------------------- what all need


def bids_of(values: Array, bid: Bid | Sequence[Bid], seen: Array | None = None, reserve: float = 0.0) -> Array:
    """What everybody bids, (games, bidders), once it is clear that all fits together. Raises ValueError if not."""
    seen = values if seen is None else seen
    checked(values)
    checked(seen)
    if len(seen) != len(values) or values.shape[1] not in (1, seen.shape[1]):
        raise ValueError(f"Values {values.shape} and what is seen {seen.shape} do not fit together.")
    if not (isfinite(reserve) and reserve >= 0):
        raise ValueError(f"A reserve price is a number of at least 0, not {reserve}.")
    if callable(bid):
        bids = np.asarray(bid(seen), dtype=np.float64)
    elif len(bid) != seen.shape[1]:
        raise ValueError(f"There are {seen.shape[1]} bidders, but {len(bid)} rules of bidding.")
    else:
        bids = np.stack([rule(column) for rule, column in zip(bid, seen.T, strict=True)], axis=1)
    if bids.shape != seen.shape:
        raise ValueError(f"Bids must be an array {seen.shape} as what is seen, not {bids.shape}.")
    if not np.isfinite(bids).all():
        raise ValueError("Every bid must be a number.")
    return bids


def checked(values: Array) -> None:
    """Raises ValueError for what is no array (games, bidders) of numbers with a bidder at least."""
    if values.ndim != 2 or 0 in values.shape:
        raise ValueError(f"Values are an array (games, bidders) with one of each at least, not {values.shape}.")
    if not np.isfinite(values).all():
        raise ValueError("Every value must be a number.")


def highest(bids: Array) -> tuple[Seats, Array]:
    """The seat of the highest bid in each game, and that bid."""
    winner = bids.argmax(axis=1)
    return winner, bids[np.arange(len(bids)), winner]


def worth(values: Array, winner: Seats) -> Array:
    """What the lot is worth to the winner of each game."""
    at = np.zeros_like(winner) if values.shape[1] == 1 else winner
    return np.asarray(values[np.arange(len(values)), at])


def _ranked(bids: Array, k: int) -> Array:
    """The k-th highest bid of each game."""
    return np.asarray(np.partition(bids, -k, axis=1)[:, -k])


def _sold(values: Array, winner: Seats, price: Array, sold: NDArray[np.bool_]) -> Sales:
    """What comes of it when the lot goes to the winner at this price where it is sold."""
    if sold.all():
        return Sales(winner, price, worth(values, winner) - price, price)
    paid = np.where(sold, price, 0.0)
    return Sales(np.where(sold, winner, NOBODY), paid, np.where(sold, worth(values, winner) - paid, 0.0), paid)
