"""Lots that are worth the same to everybody, or whose worth the seller alone knows: where winning is bad news.

The sealed auctions sell them: ``values`` is then (games, 1) and ``seen`` what each bidder knows.
"""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban.lab.textbook.sealed import Array

if TYPE_CHECKING:
    from numpy.typing import NDArray


class Guessed(NamedTuple):
    """Lots and what the bidders know of them."""

    values: Array
    """(games, 1)."""
    seen: Array
    """(games, bidders)."""


class Deals(NamedTuple):
    """What came of many offers: arrays (games,)."""

    accepted: NDArray[np.bool_]
    profit: Array
    """What the buyer gains; 0 where the offer was not accepted."""


def guessed(games: int, bidders: int, spread: float, span: tuple[float, float], luck: np.random.Generator) -> Guessed:
    """Values spread evenly over ``span``, and for each bidder a signal that is off by up to ``spread`` either way.

    The design of Kagel and Levin (1986). Raises ValueError for no game or bidder, a spread below 0 and a span that is
    upside down.
    """
    low, high = span
    if games < 1 or bidders < 1:
        raise ValueError(f"There must be a game and a bidder at least, not {games} and {bidders}.")
    if not (isfinite(spread) and spread >= 0 and isfinite(low) and isfinite(high) and low <= high):
        raise ValueError(f"A spread {spread} over values from {low} to {high} makes no sense.")
    values = luck.uniform(low, high, (games, 1))
    return Guessed(values, values + luck.uniform(-spread, spread, (games, bidders)))


def wallets(seen: Array, *, mean: bool = False) -> Guessed:
    """Everybody knows the money in his own wallet and bids for all of it together, or for the mean of it.

    The wallet game of Klemperer (1998). Raises ValueError for what is no array (games, bidders).
    """
    if seen.ndim != 2 or 0 in seen.shape:
        raise ValueError(f"Wallets are an array (games, bidders) with one of each at least, not {seen.shape}.")
    total = seen.sum(axis=1, keepdims=True)
    return Guessed(total / seen.shape[1] if mean else total, seen)


def takeover(values: Array, offer: float, factor: float = 1.5) -> Deals:
    """Offer so much for a firm whose owner alone knows its value; he accepts what is no less than that.

    To the buyer it is worth ``factor`` times as much (Samuelson and Bazerman 1985). ``values`` is (games,). Raises
    ValueError for another shape and an offer below 0.
    """
    if values.ndim != 1 or not len(values):
        raise ValueError(f"Values of firms are an array (games,) with one at least, not {values.shape}.")
    if not (isfinite(offer) and offer >= 0):
        raise ValueError(f"An offer is a number of at least 0, not {offer}.")
    accepted = values <= offer
    return Deals(accepted, np.where(accepted, factor * values - offer, 0.0))
