"""State, view, event, and what a module must offer to be a game.

State = table (everybody sees it) + hands (one a seat, nobody else sees it) + stock (chance's own: the piles).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from hashiban.actions import CHANCE, Action, Option, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from random import Random


SPECTATOR: Seat = -2
"""Looks at the table and holds no hand."""


class Event(NamedTuple):
    """Something that happened: a key of the words, its facts, and who was told (None: everybody)."""

    name: str
    facts: dict[str, Any]
    to: tuple[Seat, ...] | None = None


class Copyable(Protocol):
    """A part of a state: small, changed in place, cheap to copy."""

    def copy(self) -> Any:
        """A part that can go its own way."""


class State:
    """A whole position. Nobody outside the engine holds one that is being played on."""

    __slots__ = ("hands", "stock", "table")

    def __init__(self, table: Any, hands: list[Any], stock: Any) -> None:
        """Put the three parts together."""
        self.table, self.hands, self.stock = table, hands, stock

    def copy(self) -> State:
        """The same position, free to go its own way."""
        return State(self.table.copy(), [hand.copy() for hand in self.hands], self.stock.copy())


class View:
    """What one seat sees: the table, its own hand, what it was told, and what it may say now.

    Read the table's and the hand's facts by their name (``view.market``). They come as values that cannot be
    changed, made when they are asked for. A view follows the game; ``kept()`` gives one that stays as it is.
    """

    __slots__ = ("_hand", "_table", "_told", "options", "seat")

    def __init__(self, state: State, seat: Seat, told: Sequence[Sequence[Event]] = ()) -> None:
        """Look at ``state`` from ``seat``; ``told`` are the events so far, a list a move."""
        self._table = state.table
        self._hand = None if seat == SPECTATOR else state.stock if seat == CHANCE else state.hands[seat]
        self._told = told
        self.options: tuple[Option, ...] = ()
        """What this seat may say now; nothing when it is not asked."""
        self.seat = seat

    def __getattr__(self, name: str) -> Any:
        """A fact of the table or of the own hand, as a value that cannot be changed."""
        if name.startswith("_"):
            raise AttributeError(name)
        try:
            value = getattr(self._table, name)
        except AttributeError:
            value = getattr(self._hand, name)
        if isinstance(value, list):
            return tuple(value)
        return value.copy() if hasattr(value, "copy") else value

    def facts(self) -> Iterator[tuple[str, Any]]:
        """Every fact of the table and of the own hand, by its name."""
        for part in (self._table, self._hand):
            names: Iterable[str] = getattr(part, "__slots__", ()) or getattr(part, "__dict__", ())
            for name in names:
                yield name, getattr(self, name)

    @property
    def heard(self) -> tuple[Event, ...]:
        """All that this seat was told, in order."""
        return tuple(
            Event(event.name, dict(event.facts), event.to)
            for events in self._told
            for event in events
            if event.to is None or self.seat in event.to
        )

    def kept(self) -> View:
        """This view as it is now, for good."""
        twin = View.__new__(View)
        twin._table, twin._hand = self._table.copy(), self._hand and self._hand.copy()
        twin._told, twin.options, twin.seat = (self.heard,), self.options, self.seat
        return twin


class Outcome(NamedTuple):
    """How a game ended: a total for each seat, and the seats that won (several: they share)."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class Cards(NamedTuple):
    """One kind of card as a seat can count it: those it has seen, those it has not, and how many of these will come.

    The unseen cards that will not come were put away; each is as likely to be among them as any other.
    """

    seen: tuple[int, ...]
    unseen: tuple[int, ...]
    left: int


class Game(Protocol):
    """What a module in ``hashiban.games`` offers. The functions call each other; there is nothing to register."""

    NAME: str
    PLAYERS: range
    RULES: tuple[str, ...]
    BROKEN: dict[str, str]

    @property
    def Rules(self) -> Any:  # noqa: N802 - the frozen dataclass of switches
        """Every switch of the game with its default."""

    def start(self, players: int, rules: Any) -> State:
        """The table before chance has answered anything."""

    def waiting(self, table: Any) -> tuple[Seat, ...]:
        """Who is asked now; nobody when the game is over."""

    def options(self, view: View) -> tuple[Option, ...]:
        """What the seat of this view may say."""

    def apply(self, state: State, seat: Seat, action: Action) -> list[Event]:
        """Let a legal action happen, in place, and tell what happened."""

    def score(self, state: State) -> Outcome:
        """Totals and winners as they stand."""

    def imagine(self, view: View, chance: Random) -> State:
        """A whole state that fits all this seat knows, drawn uniformly."""

    def cards(self, view: View) -> dict[str, Cards]:
        """Every kind of card that can be counted, by name (may be left out by a game without any)."""

    def ask_again(self, state: State, seat: Seat) -> None:
        """Ask all but this seat again whose answer is still a secret (may be left out by a game without any)."""

    def alone(self, table: Any) -> bool:
        """Whether who is asked now has something to hide from the others at the same screen."""

    def total(self, state: State) -> tuple[Any, ...]:
        """What is conserved: equal before and after every action (promise 4)."""
