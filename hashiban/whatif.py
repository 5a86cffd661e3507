"""What if something else had been said: two answers to one question of a recorded game, played on side by side.

The record is only read. From the view that the seat had at that moment a whole state is imagined that fits it, and
both answers are played to the end on it with the same luck; then the next state, many times. What came to light
later, and what others really held, plays no part.
"""

from __future__ import annotations

import csv
import io
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from hashiban import bots
from hashiban.actions import CHANCE, Action
from hashiban.engine import look, replay
from hashiban.foresight import Estimate, Foresight, candidates, mean
from hashiban.games import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from hashiban.actions import Seat
    from hashiban.journal import Journal
    from hashiban.table import View

OWN, RIVAL = "hard", "medium"
"""The bots that go on for the person who asks, and for the other people."""

COLUMNS = ("game", "said-total", "other-total", "difference", "said-share", "other-share")
"""The columns of the CSV: a row an imagined game, with the total and the share of the win after each answer."""


class NoMoment(ValueError):
    """There is nothing to be asked here; ``key`` with ``numbers`` is the sentence to show."""

    def __init__(self, key: str, **numbers: Any) -> None:
        """Name what is wrong and its numbers."""
        self.key, self.numbers = key, numbers
        facts = ", ".join(f"{name} {value}" for name, value in numbers.items())
        super().__init__(f"{key}{f' ({facts})' if facts else ''}")


class Moment(NamedTuple):
    """A question that a seat was asked: which move of the record, what the seat saw then, and what it said."""

    move: int
    seat: Seat
    view: View
    said: Action


class Gap(NamedTuple):
    """How much more the other answer brings than what was said, on the same cards.

    ``better``, ``worse`` and ``same`` count the imagined games by who has more at the end.
    """

    rounds: int
    total: Estimate
    share: Estimate
    better: int
    worse: int
    same: int


def moments(journal: Journal, seats: Iterable[Seat]) -> Iterator[Moment]:
    """Every question that these seats were asked, in order. Raises JournalError for a record that cannot be."""
    replay(journal)
    game, seats = load(journal.game), frozenset(seats)
    state = game.start(journal.players, journal.rules)
    for move, (seat, action) in enumerate(journal.moves):
        if seat in seats:
            yield Moment(move, seat, look(game, state, seat, journal.told[:move]).kept(), action)
        game.apply(state, seat, action)


def moment(journal: Journal, move: int) -> Moment:
    """The question that was answered by this move, counted from nought.

    Raises NoMoment for a number that is no move, or one of chance; JournalError for a record that cannot be.
    """
    if type(move) is not int or not 0 <= move < len(journal.moves):
        raise NoMoment("move", moves=len(journal.moves))
    seat, said = journal.moves[move]
    if seat == CHANCE:
        raise NoMoment("chance")
    game = load(journal.game)
    return Moment(move, seat, look(game, replay(journal, move), seat, journal.told[:move]).kept(), said)


def alternatives(at: Moment) -> tuple[Action, ...]:
    """What else is worth a look; any other answer that the options of the view allow can be asked about too."""
    _, _, view, said = at
    return tuple(a for a in candidates(view) if a != said and (a.coins or a[:3] != said[:3]))


def players(journal: Journal, seat: Seat) -> tuple[str, ...]:
    """The bot that goes on in each seat when ``seat`` asks: its own where a bot sat, else a stand-in."""
    sat = [sitter.bot for sitter in journal.sitters] or [None] * journal.players
    return tuple(bot or (OWN if who == seat else RIVAL) for who, bot in enumerate(sat))


class WhatIf:
    """What was said at one moment beside something else, played out a little at a time.

    The same record, moment, answer and seed give the same numbers, whatever the steps.
    """

    def __init__(self, journal: Journal, at: Moment, other: Action, seed: int = 0) -> None:
        """Compare ``other`` with what was said ``at`` this moment.

        Raises IllegalMove for an answer that could not be given then, NoMoment for the one that was given, and
        UnknownBot where a bot sat that there is not.
        """
        if other == at.said:
            raise NoMoment("same")
        self.at, self.other = at, other
        self.players = players(journal, at.seat)
        """The bots that go on, a name a seat."""
        sat = {seat: bots.load(journal.game, bot) for seat, bot in enumerate(self.players)}
        answers = (at.said, other)
        self._ahead = Foresight(load(journal.game), at.view, sat.pop(at.seat), Random(seed), answers, sat)

    @property
    def rounds(self) -> int:
        """How many states were imagined and played out for both answers."""
        return self._ahead.rounds

    def step(self, seconds: float, rounds: float) -> None:
        """Play on for at most this long, or until there are so many rounds. What a bot raises comes through."""
        self._ahead.step(seconds, rounds)

    def run(self, rounds: int) -> None:
        """Play on until there are so many rounds."""
        self._ahead.run(rounds)

    @property
    def totals(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """What the seat had at the end of each imagined game: after what was said, and after the other answer."""
        return self._ahead.totals(self.at.said), self._ahead.totals(self.other)

    @property
    def shares(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Its share of the win in each imagined game, likewise."""
        return self._ahead.shares(self.at.said), self._ahead.shares(self.other)

    @property
    def differences(self) -> tuple[int, ...]:
        """How much more the seat had after the other answer, in each imagined game."""
        return tuple(other - said for said, other in zip(*self.totals, strict=True))

    def gap(self) -> Gap:
        """What is known of the difference so far; no number before the first round is done."""
        apart = self.differences
        share = mean([b - a for a, b in zip(*self.shares, strict=True)])
        better, worse = sum(d > 0 for d in apart), sum(d < 0 for d in apart)
        return Gap(self.rounds, mean(apart), share, better, worse, len(apart) - better - worse)

    def to_csv(self) -> str:
        """Every imagined game as CSV: a header, then a row each with ``COLUMNS``; games are numbered from 1."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(COLUMNS)
        rows = enumerate(zip(*self.totals, *self.shares, strict=True), start=1)
        for game, (said, other, said_share, other_share) in rows:
            writer.writerow([game, said, other, other - said, round(said_share, 6), round(other_share, 6)])
        return out.getvalue()
