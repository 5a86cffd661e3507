"""A game that people sit in: seats, the bots' turns, undo, branches, saving.

A session knows nothing of a page. Seats send actions; each seat is shown its own view and told what happened since it
last spoke. One screen for all is only one way to sit in it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hashiban import bots
from hashiban.actions import CHANCE, Action, IllegalMove, Seat, fault
from hashiban.engine import chance, check, look, replay, stream
from hashiban.games import load
from hashiban.journal import Journal, JournalError, Sitter, parse
from hashiban.table import SPECTATOR, Event, Outcome, State, View

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hashiban.engine import Bot


class Session:
    """One game with people and bots in its seats. It always waits for a person, or is over."""

    def __init__(
        self,
        game: str,
        sitters: Sequence[Sitter],
        rules: Any = None,
        seed: int = 0,
        dealt: Iterable[Action] = (),
    ) -> None:
        """Sit down and let the game begin; ``dealt`` are chance's first answers (the same cards again).

        Raises UnknownGame, UnknownBot, or ValueError for a number of players that the game is not for.
        """
        self.game = load(game)
        self._bots = _bots(game, sitters)
        rules = self.game.Rules() if rules is None else rules
        self.journal = Journal(game, len(sitters), rules, seed, tuple(sitters))
        self.dealt = list(dealt)
        self._state: State = self.game.start(len(sitters), rules)
        self._go_on()

    # ------------------------------------------------------------------------------------------ looking

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who sits where."""
        return self.journal.sitters

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats with a person in it."""
        return tuple(seat for seat in range(self.journal.players) if seat not in self._bots)

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The people who are asked now; nobody when the game is over."""
        return tuple(seat for seat in self.game.waiting(self._state.table) if seat not in self._bots)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.game.waiting(self._state.table)

    @property
    def moves(self) -> int:
        """How many actions there were, chance's included."""
        return len(self.journal.moves)

    @property
    def alone(self) -> bool:
        """Whether who is asked now must not be watched by the others at the same screen."""
        return self.game.alone(self._state.table)

    @property
    def outcome(self) -> Outcome:
        """Totals and winners as they stand."""
        return self.game.score(self._state)

    def view(self, seat: Seat = SPECTATOR) -> View:
        """What this seat sees now, for good; without a seat, what everybody sees."""
        return look(self.game, self._state, seat, self.journal.told).kept()

    def news(self, seat: Seat = SPECTATOR) -> tuple[Event, ...]:
        """What this seat was told since it last spoke, what came of its own words included."""
        spoke = [k for k, (who, _) in enumerate(self.journal.moves) if who == seat]
        told = self.journal.told[spoke[-1] if spoke else 0 :]
        return View(self._state, seat, told).heard

    # ------------------------------------------------------------------------------------------ speaking

    def say(self, seat: Seat, action: Action) -> None:
        """A person says something; then the bots go on until a person is asked.

        Raises IllegalMove, naming the rule, and leaves everything as it was.
        """
        if seat in self._bots:
            raise IllegalMove("not-your-turn")
        check(self.game, self._state, seat, action)
        self._move(seat, action)
        self._go_on()

    def _move(self, seat: Seat, action: Action) -> None:
        self.journal.told.append(self.game.apply(self._state, seat, action))
        self.journal.moves.append((seat, action))

    def _go_on(self) -> None:
        """Let chance and the bots answer for as long as one of them is asked."""
        while seats := [s for s in self.game.waiting(self._state.table) if s == CHANCE or s in self._bots]:
            seat = seats[0]
            view = look(self.game, self._state, seat, self.journal.told)
            spoken = sum(who == seat for who, _ in self.journal.moves)
            luck = stream(self.journal.seed, seat, spoken)
            if seat == CHANCE:
                action = self._dealt(view, spoken) or chance(view, luck).action
                self.dealt[spoken:] = [action, *self.dealt[spoken + 1 :]]
            else:
                action = self._bots[seat](view, luck).action
            check(self.game, self._state, seat, action)
            self._move(seat, action)

    def _dealt(self, view: View, spoken: int) -> Action | None:
        """The answer that chance gave here before, if it fits the question."""
        known = self.dealt[spoken] if spoken < len(self.dealt) else None
        return known if known is not None and fault(view.options, known) is None else None

    # ------------------------------------------------------------------------------------------ time travel

    @property
    def can_undo(self) -> bool:
        """Whether a person has said anything that could be taken back."""
        return any(seat in self.people for seat, _ in self.journal.moves)

    def undo(self) -> None:
        """Take back the last thing a person said, and all that came of it.

        Where people chose in secret and it has all been shown, they all choose again: nobody does so alone,
        knowing the others' choices.
        """
        spoken = [k for k, (seat, _) in enumerate(self.journal.moves) if seat in self.people]
        if spoken:
            first = self._together(spoken[-1])
            self._rewind(spoken[-1] if self._still_secret(first) else first)

    def _together(self, last: int) -> int:
        """The first move of a person in the secret round to which the move ``last`` belongs."""
        seat, first = self.journal.moves[last][0], last
        for k in range(last - 1, -1, -1):
            table = replay(self.journal, k).table
            spoken = self.journal.moves[k][0] == seat  # nobody speaks twice in such a round
            if spoken or not self.game.alone(table) or seat not in self.game.waiting(table):
                break
            first = k if self.journal.moves[k][0] in self.people else first
        return first

    def _still_secret(self, first: int) -> bool:
        """Whether somebody who was asked before the move ``first`` has not spoken since."""
        asked = self.game.waiting(replay(self.journal, first).table)
        since = {seat for seat, _ in self.journal.moves[first:]}
        return any(seat in asked and seat not in since for seat in self.game.waiting(self._state.table))

    def _rewind(self, upto: int) -> None:
        self._state = replay(self.journal, upto)
        del self.journal.moves[upto:], self.journal.told[upto:]

    def branch(self, upto: int) -> Session:
        """Another session that shares the first ``upto`` moves and then goes its own way. Raises IndexError."""
        if not 0 <= upto <= self.moves:
            raise IndexError(f"a branch from move {upto} of {self.moves}")
        return _resumed(self.journal, upto, self.dealt)

    def again(self) -> Session:
        """The same seats, rules and cards from the beginning."""
        return Session(self.journal.game, self.sitters, self.journal.rules, self.journal.seed, self.dealt)

    def seat(self, seat: Seat, sitter: Sitter) -> None:
        """Put somebody else in a seat: a bot for who leaves, or a person for a bot. Raises UnknownBot."""
        bot = None if sitter.bot is None else bots.load(self.journal.game, sitter.bot)
        sitters = list(self.sitters)
        sitters[seat] = sitter
        self.journal.sitters = tuple(sitters)
        self._bots.pop(seat, None)
        if bot is not None:
            self._bots[seat] = bot
        self._go_on()

    # ------------------------------------------------------------------------------------------ saving

    def save(self) -> str:
        """The game as text: packed while it runs, since every secret is in it, plain JSON lines at the end."""
        return self.journal.lines() if self.over else self.journal.packed()


def resume(text: str) -> Session:
    """Sit down again at a saved game. Raises JournalError with the line and the reason."""
    journal = parse(text)
    if not journal.sitters:
        journal.sitters = tuple(Sitter(f"{seat + 1}") for seat in range(journal.players))
    for sitter in journal.sitters:
        if sitter.bot is not None:
            try:
                bots.load(journal.game, sitter.bot)
            except bots.UnknownBot:
                raise JournalError(1, "unknown-bot", found=sitter.bot[:60]) from None
    return _resumed(journal, len(journal.moves), ())


def _bots(game: str, sitters: Iterable[Sitter]) -> dict[Seat, Bot]:
    return {seat: bots.load(game, sitter.bot) for seat, sitter in enumerate(sitters) if sitter.bot is not None}


def _resumed(journal: Journal, upto: int, dealt: Iterable[Action]) -> Session:
    session = Session.__new__(Session)
    session.game = load(journal.game)
    session._bots = _bots(journal.game, journal.sitters)
    session.journal = replace(journal, moves=journal.moves[:upto], told=journal.told[:upto])
    session.dealt = list(dealt) or [action for seat, action in journal.moves if seat == CHANCE]
    session._state = replay(session.journal)
    session._go_on()
    return session
