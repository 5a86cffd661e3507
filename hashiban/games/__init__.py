"""The games, by name."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from hashiban.table import Game

NAMES: tuple[str, ...] = ("vastgoedveiling", "wereldhandel", "nieuw_amsterdam", "tien", "hashiban")
"""Every game that can be played; all contract tests run over this list."""


class UnknownGame(ValueError):
    """No game has this name."""


def load(name: str) -> Game:
    """The game of this name. Raises UnknownGame."""
    if name not in NAMES:
        raise UnknownGame(f"There is no game called {name!r}. Choose from: {', '.join(NAMES)}.")
    return cast("Game", import_module(f"hashiban.games.{name}"))


@lru_cache
def beside(package: str, name: str) -> Any | None:
    """The module of this game in a package where a game may have one and need not; None when it has none."""
    module = f"{package}.{name}"
    return import_module(module) if find_spec(module) else None
