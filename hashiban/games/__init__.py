"""The games, by name."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from hashiban.table import Game

NAMES: tuple[str, ...] = ("vastgoedveiling", "nieuw_amsterdam", "tien")
"""Every game that can be played; all contract tests run over this list."""


class UnknownGame(ValueError):
    """No game has this name."""


def load(name: str) -> Game:
    """The game of this name. Raises UnknownGame."""
    if name not in NAMES:
        raise UnknownGame(f"There is no game called {name!r}. Choose from: {', '.join(NAMES)}.")
    return cast("Game", import_module(f"hashiban.games.{name}"))
