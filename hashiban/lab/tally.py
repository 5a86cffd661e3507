"""What many games say: shares of the win and mean totals, each with the interval that belongs to it."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hashiban.actions import Seat
    from hashiban.lab.arena import Results

NORMAL = 1.959964
"""A normal variable lies within so many standard deviations of its mean in 95 of 100 cases."""


class Estimate(NamedTuple):
    """A number that was measured, and the 95 % interval around it."""

    value: float
    low: float
    high: float


class Line(NamedTuple):
    """What one seat did over all games."""

    seat: Seat
    bot: str
    share: Estimate
    """Its share of the wins; who wins together shares."""
    total: Estimate


class Summary(NamedTuple):
    """What all games said."""

    lines: tuple[Line, ...]
    games: int
    decisions: float
    """Decisions a game."""
    pace: float
    """Games a second of CPU time."""


def shares(results: Results) -> NDArray[np.float64]:
    """Each seat's share of each win, a row a game: 1 alone, a half between two, and so on."""
    seats = len(results.plan.bots)
    bits = np.asarray(results.games.winners, dtype=np.int64)
    won = (bits[:, None] >> np.arange(seats)) & 1
    return np.asarray(won / won.sum(axis=1, keepdims=True), dtype=np.float64)


def totals(results: Results) -> NDArray[np.float64]:
    """The total of each seat, a row a game."""
    return np.asarray(results.games.totals, dtype=np.float64).reshape(-1, len(results.plan.bots))


def wilson(share: float, games: int) -> Estimate:
    """The Wilson interval around a share of the wins.

    Chosen because it stays between 0 and 1 and keeps a width when somebody wins all or nothing, where the normal
    interval shrinks to a point. Shared wins are fractions, which scatter less than the all-or-nothing wins that the
    formula is made for, so with ties it is a little too wide, never too narrow.
    """
    if not games:
        return Estimate(share, 0.0, 1.0)
    z = NORMAL**2 / games
    middle = (share + z / 2) / (1 + z)
    reach = NORMAL * sqrt(share * (1 - share) / games + z / games / 4) / (1 + z)
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def mean(sample: NDArray[np.float64]) -> Estimate:
    """The mean of a sample and the normal interval around it; of fewer than two numbers nothing is known."""
    if len(sample) < 2:
        return Estimate(float(sample[0]) if len(sample) else float("nan"), float("-inf"), float("inf"))
    middle, reach = float(sample.mean()), NORMAL * float(sample.std(ddof=1)) / sqrt(len(sample))
    return Estimate(middle, middle - reach, middle + reach)


def summary(results: Results) -> Summary:
    """Each seat's win share and mean total with their intervals, and the pace. Raises ValueError without a game."""
    if not len(results):
        raise ValueError("There is no finished game to sum up.")
    games, won, earned = len(results), shares(results), totals(results)
    lines = tuple(
        Line(seat, bot, wilson(float(won[:, seat].mean()), games), mean(earned[:, seat]))
        for seat, bot in enumerate(results.plan.names)
    )
    decisions = float(np.mean(results.games.decisions))
    return Summary(lines, games, decisions, games / max(results.games.seconds, 1e-9))
