"""Auctions in which bids are heard: English, Dutch, and once around the table.

Prices go in steps, as at a real table. English ends as the second-price auction and Dutch as the first-price one, up
to a step (Vickrey 1961). Once around, everybody speaks once and the last is better off (``hashiban.once_around``
solves it exactly for whole numbers).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import isfinite

import numpy as np

from hashiban.lab.textbook.sealed import NOBODY, Array, Bid, Sales, bids_of, checked, worth

SpokenBid = Callable[[Array, Array, int], Array]
"""From values, the least that would be a bid, and the number of rivals behind, to a bid; a lower one is a pass."""

HAIR = 1e-9
"""Part of a step by which floating numbers may miss a whole one."""


def english(values: Array, step: float, reserve: float = 0.0) -> Sales:
    """Around the table from seat 0, each raises the standing bid by a step as long as that is no more than his value.

    ``values`` (games, bidders), money. The first bid is the reserve. Nobody tops himself. Raises ValueError for
    values that are no such array, a step that is not above 0, and a reserve below 0.
    """
    checked(values)
    _stepped(step, reserve)
    games, bidders = values.shape
    limits = np.floor((values.T - reserve) / step + HAIR)  # a row a bidder: after so many steps he is out
    standing, high = np.full(games, NOBODY), np.full(games, -1.0)
    quiet = seat = 0
    while quiet < bidders:  # until a whole round passes in all games without a bid
        raises = (standing != seat) & (limits[seat] > high)
        high += raises
        standing[raises] = seat
        quiet = 0 if raises.any() else quiet + 1
        seat = (seat + 1) % bidders
    sold = standing != NOBODY
    price = np.where(sold, reserve + high * step, 0.0)
    return Sales(standing, price, np.where(sold, worth(values, standing) - price, 0.0), price)


def dutch(values: Array, bid: Bid | Sequence[Bid], step: float, start: float, reserve: float = 0.0) -> Sales:
    """A clock falls from ``start`` step by step; who first calls has the lot at the price it shows.

    ``bid`` says where each wants to call; he does at the first price that is no higher. Of those who call together
    the lower seat has it. Below the reserve the clock stops. Raises ValueError as the others do, and for a start
    below the reserve.
    """
    wanted = bids_of(values, bid, None, reserve)
    _stepped(step, reserve)
    if not (isfinite(start) and start >= reserve):
        raise ValueError(f"The clock starts at the reserve price {reserve} or above, not at {start}.")
    ticks = np.maximum(np.ceil((start - wanted) / step - HAIR), 0.0)
    winner = ticks.argmin(axis=1)
    shown = start - step * ticks[np.arange(len(values)), winner]
    sold = shown >= reserve - HAIR * step
    price = np.where(sold, shown, 0.0)
    profit = np.where(sold, worth(values, winner) - price, 0.0)
    return Sales(np.where(sold, winner, NOBODY), price, profit, price)


def once_around(values: Array, bid: SpokenBid, step: float, reserve: float = 0.0) -> Sales:
    """Everybody speaks once, from seat 0 on: he tops the standing bid by a step at least, or passes.

    The last bid wins and is paid. ``bid`` as ``SpokenBid`` says. Raises ValueError as ``english`` does, and for bids
    of another shape.
    """
    checked(values)
    _stepped(step, reserve)
    games, bidders = values.shape
    winner, high = np.full(games, NOBODY), np.zeros(games)
    for seat in range(bidders):
        least = np.where(winner == NOBODY, reserve, high + step)
        said = np.asarray(bid(values[:, seat], least, bidders - 1 - seat))
        if said.shape != least.shape:
            raise ValueError(f"Bids must be an array {least.shape}, a bid for each game, not {said.shape}.")
        tops = said >= least
        winner[tops], high[tops] = seat, said[tops]
    return Sales(winner, high, np.where(winner != NOBODY, worth(values, winner) - high, 0.0), high)


def _stepped(step: float, reserve: float) -> None:
    if not (isfinite(step) and step > 0):
        raise ValueError(f"A step is a number above 0, not {step}.")
    if not (isfinite(reserve) and reserve >= 0):
        raise ValueError(f"A reserve price is a number of at least 0, not {reserve}.")
