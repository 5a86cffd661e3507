"""How each game looks on the screen: drawings and numbers for a view, nothing that knows a rule."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Option
    from hashiban.purse import Coins
    from hashiban.table import View
    from hashiban.words import Words


class Board(Protocol):
    """What a module in this package offers. Names come as plain text and leave escaped."""

    MINUTES: int
    """How long a game takes, about."""
    QUIET: frozenset[str]
    """Events that the seats show by themselves, so that the news can leave them out."""

    def cover(self) -> str:
        """A picture for the game's card, as HTML."""

    def lot(self, view: View, words: Words, names: Sequence[str]) -> str:
        """What lies in the middle, as HTML."""

    def seats(self, view: View, words: Words, names: Sequence[str]) -> str:
        """Everybody at the table, as HTML."""

    def mine(self, view: View, words: Words) -> str:
        """What this seat has, as HTML."""

    def ask(self, view: View, words: Words) -> tuple[str, str]:
        """The question in a sentence, and a hint (may be empty)."""

    def numbers(self, view: View, option: Option) -> dict[str, Any]:
        """The numbers that go into an option's label."""

    def way(self, words: Words, coins: Coins) -> str:
        """These coins in words."""

    def picture(self, verb: str, card: int) -> str:
        """A card that can be picked, as SVG."""

    def ending(self, view: View, words: Words, names: Sequence[str]) -> str:
        """The result, as HTML."""

    def sections(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The rule card: a heading's key and the ids of its rules."""


def load(game: str) -> Board:
    """The board of this game."""
    return cast("Board", import_module(f"hashiban_widgets.boards.{game}"))
