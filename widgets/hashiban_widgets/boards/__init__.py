"""How each game looks on the screen: drawings and numbers for a view, nothing that knows a rule.

A module a game; what its HTML needs beside ``look.css`` stands in a ``.css`` file of the same name.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Amount, Lay, Option, Seat
    from hashiban.purse import Coins
    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.boards.parts import Origin


class Board(Protocol):
    """What a module in this package offers. Names come as plain text and leave escaped."""

    MINUTES: int
    """How long a game takes, about."""
    ORIGIN: Origin
    """The game that this one is made after."""
    QUIET: frozenset[str]
    """Events that the seats show by themselves, so that the news can leave them out."""
    HEADS: frozenset[str]
    """Events that begin a part of the log."""

    OWN_COINS: bool
    """Whoever pays is asked with which coins, without having to wish for it (may be left out)."""

    OLDEST: bool
    """The first seat is for whoever is the oldest, so that the seating asks who that is (may be left out)."""
    WINDOW: tuple[str, ...]
    """What somebody says who does not step in when all are asked: now, and for as long as it lasts (may be left out).

    A game with such questions also has ``steps_in``.
    """
    PLAIN: frozenset[str]
    """Verbs of which the cards are picked by buttons without a picture (may be left out)."""

    def cover(self) -> str:
        """A picture for the game's card, as HTML."""

    def lot(self, view: View, words: Words, names: Sequence[str]) -> str:
        """What lies in the middle, as HTML."""

    def seats(self, view: View, words: Words, names: Sequence[str]) -> str:
        """Everybody at the table, as HTML."""

    def bare(self, view: View, words: Words, names: Sequence[str]) -> tuple[str, str]:
        """The middle and the seats without what is counted for the reader, for a lesson before a guess.

        May be left out: then a lesson shows ``lot`` and ``seats`` from the beginning.
        """

    def mine(self, view: View, words: Words) -> str:
        """What this seat has, as HTML."""

    def ask(self, view: View, words: Words) -> tuple[str, str]:
        """The question in a sentence, and a hint (may be empty)."""

    def numbers(self, view: View, option: Option, card: int | None, names: Sequence[str]) -> dict[str, Any]:
        """What goes into an option's label, beside the number that it says; of a pick, into that of this card."""

    def amounts(self, view: View, option: Amount) -> tuple[int, ...]:
        """Amounts that have a button beside the least; the most of all where this is left out."""

    def steps_in(self, view: View) -> tuple[Seat, ...]:
        """Who can still step in, as all can see; may be left out by a game without ``WINDOW``."""

    def laid(self, view: View, option: Lay) -> Coins:
        """The pieces with which laying begins; none where this is left out."""

    def way(self, words: Words, coins: Coins) -> str:
        """These coins in words."""

    def piece(self, at: int) -> str:
        """A piece of money of this kind as SVG, where pieces are laid by hand."""

    def picture(self, verb: str, card: int, view: View) -> str:
        """A card that can be picked, as SVG; what it looks like may depend on what lies on the table."""

    def card(self, kind: str, card: int, words: Words) -> str:
        """A card of a kind that can be counted, as short HTML (may be left out by a game without ``cards``)."""

    def ending(self, view: View, words: Words, names: Sequence[str]) -> str:
        """The result, as HTML."""

    def sections(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The rule card: a heading's key and the ids of its rules."""


def load(game: str) -> Board:
    """The board of this game."""
    return cast("Board", import_module(f"hashiban_widgets.boards.{game}"))
