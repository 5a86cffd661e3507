"""The shapes in which a game says its laws."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from hashiban.actions import Seat
    from hashiban.table import State


class Marks(NamedTuple):
    """A deck whose every card can be recognised: what to put in its place, and which cards a seat may not know."""

    decks: dict[str, tuple[int, ...]]
    secrets: Callable[[State, Seat], set[int]]


class Small(NamedTuple):
    """A position with few unseen things, who looks, and how many whole states fit what it sees."""

    state: State
    seat: Seat
    fitting: int
