"""What the promises need to know of each game: a module a game, with these names."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from hashiban.games import NAMES, load
from tests.laws.kinds import Marks, Small
from tests.short import SHORT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.table import Event, State

_LAWS: dict[str, Any] = {name: import_module(f"tests.laws.{name}") for name in NAMES}

MARKED: dict[str, Marks] = {name: Marks(laws.DECKS, laws.secrets) for name, laws in _LAWS.items()}
"""Cards that can be recognised wherever they turn up (promise 1): ``DECKS`` and ``secrets``."""

QUICK: dict[str, Any] = {name: load(name).Rules(**SHORT.get(name, {})) for name in NAMES}
"""The rules for tests that look at every move from every seat: of a shorter game, where there is such a switch."""

INVARIANTS: dict[str, Callable[[State, State, Sequence[Event]], None]] = {
    name: laws.invariants for name, laws in _LAWS.items()
}
"""What holds after every action, given the state before it, the state after it and what was told (promise 4)."""

LONGEST: dict[str, Callable[[int], int]] = {name: laws.longest for name, laws in _LAWS.items()}
"""How many actions a game of this many players can have (promise 5)."""

SMALL: dict[str, Callable[[], Small]] = {name: laws.small for name, laws in _LAWS.items()}
"""A position in which every state that fits can be counted, to prove that imagine draws uniformly."""
