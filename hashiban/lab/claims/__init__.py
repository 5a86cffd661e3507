"""True or not? What players tell each other about a game, put to the test in the engine's own games.

``tested`` gives a verdict with its numbers. A game that has claims has a module here, with each of them by name in
``CLAIMS``. Games are played once and kept; the same seed gives the same verdict.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hashiban.lessons import Bar


class Verdict(NamedTuple):
    """Whether a claim holds, the numbers for its sentence, and the bars that show it."""

    holds: bool
    numbers: dict[str, float]
    bars: tuple[Bar, ...]


def of(game: str) -> Mapping[str, Callable[[], Verdict]]:
    """The claims about this game that can be tested, by name."""
    if find_spec(f"{__name__}.{game}") is None:
        return {}
    return cast("Mapping[str, Callable[[], Verdict]]", import_module(f"{__name__}.{game}").CLAIMS)


def tested(game: str, claim: str) -> Verdict:
    """Put this claim to the test. Raises KeyError for one that is not known."""
    return of(game)[claim]()
