"""True or not? What players tell each other about a game, put to the test in the engine's own games.

``tested`` gives a verdict with its numbers. A game that has claims has a module here, with each of them by name in
``CLAIMS``. Games are played once and kept; the same seed gives the same verdict.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np

from hashiban.games import beside
from hashiban.lab.tally import Estimate, mean

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hashiban.lessons import Bar


class Verdict(NamedTuple):
    """Whether a claim holds, the numbers for its sentence, and the bars that show it."""

    holds: bool
    numbers: dict[str, float]
    bars: tuple[Bar, ...]


def means(samples: Mapping[int, Sequence[float]]) -> dict[int, Estimate]:
    """The mean of each sample with its interval, by ascending key."""
    return {key: mean(np.asarray(samples[key], dtype=np.float64)) for key in sorted(samples)}


def of(game: str) -> Mapping[str, Callable[[], Verdict]]:
    """The claims about this game that can be tested, by name."""
    return cast("Mapping[str, Callable[[], Verdict]]", getattr(beside(__name__, game), "CLAIMS", {}))


def tested(game: str, claim: str) -> Verdict:
    """Put this claim to the test. Raises KeyError for one that is not known."""
    return of(game)[claim]()
