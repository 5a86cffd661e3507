"""What many games say: shares of the win and mean totals, each with the interval that belongs to it."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from hashiban.lab.arena import Results

NORMAL = 1.959964
"""A normal variable lies within so many standard deviations of its mean in 95 of 100 cases."""


class Estimate(NamedTuple):
    """A number that was measured, and the 95 % interval around it."""

    value: float
    low: float
    high: float


class Line(NamedTuple):
    """What one bot did over all games."""

    place: int
    """Its place in the plan, which is its seat, or its first seat where bots rotate."""
    bot: str
    share: Estimate
    """Its share of the wins; who wins together shares."""
    total: Estimate


class Summary(NamedTuple):
    """What all games said."""

    lines: tuple[Line, ...]
    """A line a bot; each has its own seat unless bots rotate."""
    seats: tuple[Estimate, ...]
    """The share of the wins of each seat, where bots rotate: what the seat alone is worth."""
    games: int
    decisions: float
    """Decisions a game."""
    pace: float
    """Games a second of CPU time."""


def shares(results: Results) -> NDArray[np.float64]:
    """Each seat's share of each win, a row a game: 1 alone, a half between two; all nought where nobody won."""
    seats = len(results.plan.bots)
    bits = np.asarray(results.games.winners, dtype=np.int64)
    won = (bits[:, None] >> np.arange(seats)) & 1
    return np.asarray(won / np.maximum(won.sum(axis=1, keepdims=True), 1), dtype=np.float64)


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


def percent(part: float, whole: int) -> Estimate:
    """So many of so many, of a hundred, and the Wilson interval around that. Of none nothing is known: 0 to 100."""
    return Estimate(*(100 * end for end in wilson(part / whole if whole else 0.0, whole)))


def mean(sample: NDArray[np.float64]) -> Estimate:
    """The mean of a sample and the normal interval around it; of fewer than two numbers nothing is known."""
    if len(sample) < 2:
        return Estimate(float(sample[0]) if len(sample) else float("nan"), float("-inf"), float("inf"))
    middle, reach = float(sample.mean()), NORMAL * float(sample.std(ddof=1)) / sqrt(len(sample))
    return Estimate(middle, middle - reach, middle + reach)


def by_bot(results: Results, by_seat: NDArray[np.float64]) -> NDArray[np.float64]:
    """The same numbers, a row a game, with a column for each bot in place of each seat."""
    plan = results.plan
    if not plan.rotate:
        return by_seat
    seats = [[plan.seat(bot, number) for bot in range(len(plan.bots))] for number in range(1, len(plan.bots) + 1)]
    turns = np.resize(np.array(seats), by_seat.shape)
    return np.asarray(np.take_along_axis(by_seat, turns, axis=1), dtype=np.float64)


def deals(results: Results, sample: NDArray[np.float64]) -> NDArray[np.float64]:
    """The mean of each deal, a row a deal: games with the same cards are one observation.

    A deal that was not played in all its turns is left out, unless it is the only one.
    """
    turns = len(results.plan.bots) if results.plan.rotate else 1
    whole = len(sample) // turns * turns
    if not whole:
        return np.asarray(sample.mean(axis=0, keepdims=True), dtype=np.float64)
    return np.asarray(sample[:whole].reshape(-1, turns, *sample.shape[1:]).mean(axis=1), dtype=np.float64)


def summary(results: Results) -> Summary:
    """Each bot's win share and mean total with their intervals, and the pace. Raises ValueError without a game."""
    if not len(results):
        raise ValueError("There is no finished game to sum up.")
    games, plan = len(results), results.plan
    per_seat = shares(results)
    won, earned = (deals(results, by_bot(results, sample)) for sample in (per_seat, totals(results)))
    lines = tuple(
        Line(place, bot, _share(results, won[:, place]), mean(earned[:, place]))
        for place, bot in enumerate(plan.names)
    )
    seats = tuple(map(mean, deals(results, per_seat).T)) if plan.rotate else ()
    decisions = float(np.mean(results.games.decisions))
    return Summary(lines, seats, games, decisions, games / max(results.games.seconds, 1e-9))


def _share(results: Results, won: NDArray[np.float64]) -> Estimate:
    """A share of the wins; where bots rotate, games with the same cards are no longer independent.

    Who won all deals or none has no scatter to tell an interval from, and gets that of so many deals.
    """
    if results.plan.rotate and won.min() < won.max():
        return mean(won)
    return wilson(float(won.mean()), len(won))
