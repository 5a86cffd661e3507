"""Many games between bots, in this process or in others.

Every game has a seed of its own, made from the run's seed and the game's number. So the results are the same
however the games are bundled and whoever plays them, and any single game can be played again.
"""

from __future__ import annotations

from array import array
from collections import Counter
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from hashlib import blake2b
from math import ceil
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from hashiban import bots as sitters
from hashiban.actions import CHANCE, IllegalMove
from hashiban.engine import play
from hashiban.games import load
from hashiban.lab.guest import Guest, Notes, remarks

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from concurrent.futures import Executor, Future

    from hashiban.actions import Seat
    from hashiban.engine import Bot

FIRST = 20
"""Games that are played here before any are sent away, to see how long one takes."""

HERE = 0.04
"""CPU seconds of a bundle in this process: a page or a progress bar must not wait longer."""

AWAY = 0.33
"""CPU seconds of a bundle for another process, which costs some milliseconds to send."""

SHARES = 32
"""A short run is sent away in at least this many bundles, so that all workers have some."""


COLUMNS = ("game", "seed", "seat", "bot", "total", "share", "won")
"""What ``Results.rows`` has for each seat of each game; games and seats are numbered from 1."""


class Played(NamedTuple):
    """One finished game: its number (from 1) and seed, and what came of it."""

    number: int
    seed: int
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    decisions: int
    opener: Seat


@dataclass(slots=True)
class Bundle:
    """Some games in a row, as columns: small to keep and small to send."""

    totals: array[int] = field(default_factory=lambda: array("q"))
    """A total for each seat of each game, game after game."""
    winners: array[int] = field(default_factory=lambda: array("H"))
    """A bit for each seat that won."""
    decisions: array[int] = field(default_factory=lambda: array("L"))
    opener: array[int] = field(default_factory=lambda: array("b"))
    seconds: float = 0.0
    """CPU time that it took."""
    trouble: str = ""
    """Why the game after these could not be finished; empty when all is well."""
    notes: Notes = field(default_factory=Counter)
    """How often guests were asked, and how often and why their seats went on at random."""

    def __len__(self) -> int:
        return len(self.winners)

    def extend(self, other: Bundle) -> None:
        """Put the games of another bundle behind these."""
        self.seconds += other.seconds
        self.trouble = other.trouble
        self.notes.update(other.notes)
        self.totals.extend(other.totals)
        self.decisions.extend(other.decisions)
        self.opener.extend(other.opener)
        self.winners.extend(other.winners)  # last, since a game counts when its winners are here

    def trim(self, seats: int) -> None:
        """Forget what was only half put here, because Ctrl+C came between."""
        games = len(self)
        del self.totals[games * seats :], self.decisions[games:], self.opener[games:]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played. A bot is a name (easy, medium, hard, random) or a function of a view and luck."""

    game: str
    bots: tuple[str | Bot, ...]
    games: int
    seed: int
    rules: Any = None

    def __post_init__(self) -> None:
        """Raises UnknownGame, UnknownBot, or ValueError for a number of seats or games that cannot be played."""
        game = load(self.game)
        if len(self.bots) not in game.PLAYERS:
            least, most = game.PLAYERS[0], game.PLAYERS[-1]
            raise ValueError(f"{self.game} is for {least} to {most} players, not {len(self.bots)}.")
        if self.games < 1:
            raise ValueError(f"At least one game must be played, not {self.games}.")
        for bot in self.bots:
            _seated(self.game, bot)

    @property
    def names(self) -> tuple[str, ...]:
        """What the bots are called, a name a seat."""
        return tuple(bot if isinstance(bot, str) else bot.__name__ for bot in self.bots)


@dataclass(slots=True)
class Results:
    """The games of a plan that were finished, in the order of their numbers."""

    plan: Plan
    games: Bundle = field(default_factory=Bundle)
    interrupted: bool = False
    """Whether somebody stopped the run (Ctrl+C) before the last game."""

    def __len__(self) -> int:
        return len(self.games)

    def __iter__(self) -> Iterator[Played]:
        games, n = self.games, len(self.plan.bots)
        for k, bits in enumerate(games.winners):
            totals = tuple(games.totals[k * n : k * n + n])
            winners = tuple(seat for seat in range(n) if bits >> seat & 1)
            seed = game_seed(self.plan.seed, k + 1)
            yield Played(k + 1, seed, totals, winners, games.decisions[k], games.opener[k])

    def rows(self) -> Iterator[tuple[int, int, int, str, int, float, int]]:
        """A row for each seat of each game, for a table outside; ``COLUMNS`` names what is in it."""
        for number, seed, totals, winners, _, _ in self:
            for seat, (bot, total) in enumerate(zip(self.plan.names, totals, strict=True)):
                won = seat in winners
                yield number, seed, seat + 1, bot, total, round(won / len(winners), 6), int(won)

    @property
    def trouble(self) -> str:
        """The sentence that says which game failed and why; empty when none did."""
        return self.games.trouble

    @property
    def remarks(self) -> list[str]:
        """How the guests did: how often the seat of one went on at random, and why. Nothing without guests."""
        return remarks(self.games.notes)


def run(
    game: str,
    bots: Sequence[str | Bot],
    games: int,
    seed: int,
    rules: Any = None,
    executor: Executor | None = None,
    tick: Callable[[Results], None] | None = None,
) -> Results:
    """Play many games and keep what came of them.

    Args:
        game: The name of the game.
        bots: A bot for each seat, by name or as a function (one that can be pickled if there is an executor).
        games: How many.
        seed: The same seed gives the same results, whatever the executor.
        rules: The game's switches; its defaults when left out.
        executor: Anything shaped like a ``concurrent.futures.Executor``; without one all is played here.
        tick: Is shown the results after every bundle.

    A bot that fails or says something illegal ends the run, and so does Ctrl+C: the games before it are kept, and
    the results say what happened. Raises UnknownGame, UnknownBot, or ValueError for what cannot be played at all.
    """
    results = Results(Plan(game, tuple(bots), games, seed, rules))
    try:
        for bundle in bundles(results.plan, executor):
            results.games.extend(bundle)
            if tick is not None:
                tick(results)
    except KeyboardInterrupt:
        results.interrupted = True
        results.games.trim(len(results.plan.bots))
    return results


def bundles(plan: Plan, executor: Executor | None = None) -> Generator[Bundle]:
    """The games of a plan, some at a time and in order; the last bundle may end in trouble."""
    first = play_some(plan, 1, min(FIRST, plan.games))
    yield first
    if first.trouble or len(first) == plan.games:
        return
    pace = max(first.seconds / len(first), 1e-6)
    if executor is None:
        yield from _here(plan, len(first) + 1, ceil(HERE / pace))
    else:
        share = ceil((plan.games - len(first)) / SHARES)
        yield from _away(plan, len(first) + 1, min(ceil(AWAY / pace), share), executor)


def _here(plan: Plan, start: int, size: int) -> Iterator[Bundle]:
    for at in range(start, plan.games + 1, size):
        bundle = play_some(plan, at, min(size, plan.games + 1 - at))
        yield bundle
        if bundle.trouble:
            return


def _away(plan: Plan, start: int, size: int, executor: Executor) -> Iterator[Bundle]:
    """The bundles of other processes, in order. Whoever stops asking leaves no work behind."""
    sent: list[Future[Bundle]] = []
    try:
        for at in range(start, plan.games + 1, size):
            sent += [executor.submit(play_some, plan, at, min(size, plan.games + 1 - at))]
        for future in sent:
            bundle = future.result()
            yield bundle
            if bundle.trouble:
                return
    except BrokenExecutor:
        yield Bundle(trouble="A worker process was ended from outside, so the games after these are missing.")
    finally:
        for future in sent:
            future.cancel()


def play_some(plan: Plan, start: int, count: int) -> Bundle:
    """Play ``count`` games from number ``start`` on, up to the first that fails."""
    bundle, began = Bundle(), process_time()
    game = load(plan.game)
    found = [_seated(plan.game, bot) for bot in plan.bots]
    seats = [bot.noting(bundle.notes) if isinstance(bot, Guest) else bot for bot in found]
    for number in range(start, start + count):
        seed = game_seed(plan.seed, number)
        try:
            journal, state = play(game, seats, seed, plan.rules)
        except Exception as error:  # noqa: BLE001 - somebody's bot may raise anything
            bundle.trouble = _told(plan, seats, number, error)
            break
        outcome = game.score(state)
        speakers = [seat for seat, _ in journal.moves if seat != CHANCE]
        bundle.totals.extend(outcome.totals)
        bundle.winners.append(sum(1 << seat for seat in outcome.winners))
        bundle.decisions.append(len(speakers))
        bundle.opener.append(speakers[0])
    bundle.seconds = process_time() - began
    return bundle


def game_seed(seed: int, number: int) -> int:
    """The seed of the game with this number: 53 bits, so that it survives every spreadsheet."""
    return int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=8).digest()) >> 11


def _seated(game: str, bot: str | Bot) -> Bot:
    return sitters.load(game, bot) if isinstance(bot, str) else bot


def _told(plan: Plan, seats: Sequence[Bot], number: int, error: Exception) -> str:
    """One sentence about a game that failed; it is played once more to see whose turn it was."""
    seed, asked = game_seed(plan.seed, number), [0]

    def noted(seat: Seat) -> Bot:
        def answer(view: Any, luck: Any) -> Any:
            asked.append(seat)
            return seats[seat](view, luck)

        return answer

    try:
        play(load(plan.game), [noted(seat) for seat in range(len(seats))], seed, plan.rules)
    except Exception as again:  # noqa: BLE001 - the same as before
        error = again
    seat, why = asked[-1], " ".join(str(error).split()) or "no reason given"
    illegal = isinstance(error, IllegalMove)
    what = "said what the rules do not allow" if illegal else f"failed with {type(error).__name__}"
    return f"Game {number} (seed {seed}) was not finished: {plan.names[seat]} in seat {seat + 1} {what}: {why}."
