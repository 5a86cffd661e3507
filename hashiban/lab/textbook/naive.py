"""The common-value auction, where the winner is cursed who does not think of being the winner.

The thing is worth the same to every bidder, and nobody knows what. Each has a signal that is equally likely to lie
anywhere within 1 of the value. The highest bid wins and is paid. In equilibrium each bids its signal less 1, where
the value is equally likely to be anything in a wide range: of the signals the highest wins, and with ``n`` bidders
that one is ``(n - 1) / (n + 1)`` too high on average; the rest of the 1 is profit.

The naive bidder bids the signal itself, as if that told all there is to know; but it wins just when its signal is the
highest. Wilson (1977) solved the auction; Capen, Clapp and Campbell (1971) saw the curse in bids for oil fields,
Bazerman and Samuelson (1983) and Kagel and Levin (1986) in experiments.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


def bids(signals: NDArray[np.float64], strength: NDArray[np.float64] | float) -> NDArray[np.float64]:
    """What is bid at these signals: the equilibrium at strength 0, the bare signal at 1, in between in proportion."""
    return signals - 1 + strength


def won(strengths: Sequence[float], auctions: int, seed: int) -> list[NDArray[np.float64]]:
    """What each bidder made in each auction that it won, in units of the largest error of a signal.

    Args:
        strengths: How naive each bidder is; there are as many bidders, and at least two.
        auctions: How many are held.
        seed: The same seed gives the same values and signals, whatever the strengths.

    Raises ValueError for fewer than two bidders, or without an auction.
    """
    if len(strengths) < 2 or auctions < 1:
        raise ValueError("An auction needs at least two bidders, and at least one must be held.")
    errors = np.random.default_rng(seed).uniform(-1, 1, (auctions, len(strengths)))
    offered = bids(errors, np.asarray(strengths))  # the value itself is 0: it only shifts signals and bids alike
    winner = offered.argmax(axis=1)
    paid = offered[np.arange(auctions), winner]
    return [-paid[winner == bidder] for bidder in range(len(strengths))]
