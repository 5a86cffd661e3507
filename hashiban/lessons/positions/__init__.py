"""What the lessons need to know of each game: a module a game, where a game has positions or readings of its own."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hashiban.lessons.scene import Scene


class Positions(Protocol):
    """What a module in this package offers."""

    READINGS: Mapping[str, Callable[[Mapping[str, Any], Scene], Any]]
    """Kinds of reading that only this game has, beside those of ``hashiban.lessons.reading``.

    Each gives a value, or a ``Reading`` with more numbers for the sentences and with bars to draw.
    """

    def lay(self, scene: Scene, laid: Mapping[str, Any]) -> None:
        """Put a table that chance has dealt in the middle of a game. Raises ValueError for what it does not know."""


def load(game: str) -> Positions:
    """The positions of this game. Raises ValueError when it has none."""
    if find_spec(f"{__name__}.{game}") is None:
        raise ValueError(f"nothing can be laid for {game!r}")
    return cast("Positions", import_module(f"{__name__}.{game}"))


def readings(game: str) -> Mapping[str, Callable[[Mapping[str, Any], Scene], Any]]:
    """The kinds of reading that only this game has."""
    return load(game).READINGS if find_spec(f"{__name__}.{game}") else {}
