"""Many games between bots, in this process or in others.

Every game has a seed of its own, made from the run's seed and the game's number. So the results are the same
however the games are bundled and whoever plays them, and any single game can be played again.
"""

from __future__ import annotations

from array import array
from collections import Counter
from concurrent.futures import BrokenExecutor, Executor
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from itertools import islice
from math import ceil
from time import process_time
from typing import TYPE_CHECKING, Any, NamedTuple

from hashiban import bots as sitters
from hashiban.actions import CHANCE, IllegalMove
from hashiban.engine import play
from hashiban.games import load
from hashiban.journal import Sitter
from hashiban.lab import dynamics
from hashiban.lab.guest import Guest, Notes, remarks

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from concurrent.futures import Future

    from hashiban.actions import Seat
    from hashiban.engine import Bot
    from hashiban.journal import Journal

FIRST = 20
"""Games that are played here before any are sent away, to see how long one takes."""

HERE = 0.04
"""CPU seconds of a bundle in this process: a page or a progress bar must not wait longer."""

AWAY = 0.33
"""CPU seconds of a bundle for another process, which costs some milliseconds to send."""

TRIES = 3
"""So often a bundle is sent out before it is given up."""

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
    prices: Counter[int] = field(default_factory=Counter)
    """How often each price was paid in an auction of these games."""
    again: int = 0
    """How many bundles had to be played again, since those who played them were lost."""
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
        self.again += other.again
        self.prices.update(other.prices)
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
    rotate: bool = False
    """Play each deal as often as there are seats, every time with all bots a seat further."""

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
        return tuple(bot if isinstance(bot, str) else _called(bot) for bot in self.bots)

    def deal(self, number: int) -> int:
        """The number of the deal that this game is played with; every game has its own unless bots rotate."""
        return (number - 1) // len(self.bots) + 1 if self.rotate else number

    def turned(self, number: int) -> int:
        """How many seats further than at first the bots sit in this game."""
        return (number - 1) % len(self.bots) if self.rotate else 0

    def seat(self, bot: int, number: int) -> Seat:
        """Where this bot sits in this game."""
        return (bot + self.turned(number)) % len(self.bots)

    def bot(self, seat: Seat, number: int) -> int:
        """Which bot, by its place in ``bots``, sits here in this game."""
        return (seat - self.turned(number)) % len(self.bots)


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
            seed = game_seed(self.plan.seed, self.plan.deal(k + 1))
            yield Played(k + 1, seed, totals, winners, games.decisions[k], games.opener[k])

    def rows(self) -> Iterator[tuple[int, int, int, str, int, float, int]]:
        """A row for each seat of each game, for a table outside; ``COLUMNS`` names what is in it."""
        for number, seed, totals, winners, _, _ in self:
            for seat, total in enumerate(totals):
                won, bot = seat in winners, self.plan.names[self.plan.bot(seat, number)]
                yield number, seed, seat + 1, bot, total, round(won / max(1, len(winners)), 6), int(won)

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
    rotate: bool = False,
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
        rotate: Play each deal as often as there are seats, every time with all bots a seat further.

    A bot that fails or says something illegal ends the run, and so does Ctrl+C: the games before it are kept, and
    the results say what happened. Raises UnknownGame, UnknownBot, or ValueError for what cannot be played at all.
    """
    results = Results(Plan(game, tuple(bots), games, seed, rules, rotate))
    try:
        for bundle in bundles(results.plan, executor):
            results.games.extend(bundle)
            if tick is not None:
                tick(results)
    except KeyboardInterrupt:
        results.interrupted = True
        results.games.trim(len(results.plan.bots))
    return results


def bundles(plan: Plan, executor: Executor | None = None, begin: int | None = None) -> Generator[Bundle]:
    """The games of a plan, some at a time and in order; the last bundle may end in trouble.

    ``begin`` is how many games the first bundle has, ``FIRST`` when left out. A page, which must not wait for as many
    slow games, begins with one.
    """
    first = play_some(plan, 1, min(begin or FIRST, plan.games))
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
    """The bundles of this process; each is as long as the pace of the one before it allows."""
    while start <= plan.games:
        bundle = play_some(plan, start, min(size, plan.games + 1 - start))
        yield bundle
        if bundle.trouble:
            return
        start += len(bundle)
        allowed = int(HERE * len(bundle) / max(bundle.seconds, 1e-6))
        size = max(1, min(2 * size, allowed))


Task = tuple[int, int]
"""The number of a bundle's first game, and how many games it has."""


def _away(plan: Plan, start: int, size: int, executor: Executor) -> Iterator[Bundle]:
    """The bundles of other processes, in order. Whoever stops asking leaves no work behind."""
    tasks = [(at, min(size, plan.games + 1 - at)) for at in range(start, plan.games + 1, size)]
    sent = _Sent(plan, executor, tasks)
    try:
        for number in range(len(tasks)):
            bundle = sent.arrived(number)
            yield bundle
            if bundle.trouble:
                return
    finally:
        sent.cancel()


class _Sent:
    """Bundles that an executor has. One whose player was lost, as when a process is killed, is sent again."""

    def __init__(self, plan: Plan, executor: Executor, tasks: list[Task]) -> None:
        self.plan, self.executor, self.tasks = plan, executor, tasks
        self.futures: dict[int, Future[Bundle]] = {}
        self.lost = 0

    def arrived(self, number: int) -> Bundle:
        """This bundle, when it is there. In the end it is played with no other one beside it: is it the culprit?"""
        lost: Exception | None = None
        for again in range(TRIES):
            alone = again == TRIES - 1
            try:
                if alone:
                    self.cancel()
                self._send(range(number, number + 1 if alone else len(self.tasks)))
                bundle = self.futures[number].result()
            except Exception as error:  # noqa: BLE001 - play_some raises nothing: whoever played was lost
                lost = error
                self.lost += self.futures.pop(number, None) is not None
                continue
            del self.futures[number]
            bundle.again, self.lost = self.lost, 0
            return bundle
        return Bundle(trouble=_gone(self.tasks[number], lost))

    def _send(self, those: range) -> None:
        """Send what is not on its way, or was lost."""
        ends = those[0], those[-1]
        if len(self.futures) == len(those) and not any(_lost(self.futures[end]) for end in ends):
            return
        for number in those:
            gone = number in self.futures and _lost(self.futures[number])
            self.lost += gone
            if gone or number not in self.futures:
                self.futures[number] = self.executor.submit(play_some, self.plan, *self.tasks[number])

    def cancel(self) -> None:
        """Forget all that is on its way."""
        for future in self.futures.values():
            if not future.cancel():
                future.add_done_callback(_heard)
        self.futures.clear()


def _lost(future: Future[Bundle]) -> bool:
    return future.done() and (future.cancelled() or future.exception() is not None)


def _heard(future: Future[Bundle]) -> None:
    """Some executors complain of an error that nobody asked for."""
    if not future.cancelled():
        future.exception()


def _gone(task: Task, error: Exception | None) -> str:
    first, last = task[0], task[0] + task[1] - 1
    why = " ".join(str(error).split()) or "no reason given"
    return f"Whoever played games {first:,} to {last:,} was lost each time ({type(error).__name__}: {why})."


class Pool(Executor):
    """Processes to play in. When one of them is killed all of them are made anew, and work can be sent again."""

    def __init__(self, workers: int, make: Callable[[int], Executor]) -> None:
        """So many processes, made by ``make``."""
        self._workers, self._make = workers, make
        self._now = make(workers)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Have this done by one of the processes."""
        try:
            return self._now.submit(fn, *args, **kwargs)
        except BrokenExecutor:
            self._now.shutdown(wait=False)
            self._now = self._make(self._workers)
            return self._now.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes."""
        self._now.shutdown(wait, cancel_futures=cancel_futures)


def played(plan: Plan) -> Iterator[Journal]:
    """The games of a plan one after the other, played here, for those who want to know how each of them went."""
    bots = [_seated(plan.game, bot) for bot in plan.bots]
    for number in range(1, plan.games + 1):
        seated = [plan.bot(seat, number) for seat in range(len(bots))]
        seats, names = [bots[bot] for bot in seated], [plan.names[bot] for bot in seated]
        journal, _ = play(load(plan.game), seats, game_seed(plan.seed, plan.deal(number)), plan.rules)
        yield replace(journal, sitters=tuple(Sitter("", name) for name in names))


def journals(results: Results) -> Iterator[Journal]:
    """The games of a run once more, as journals: each is played again from its seed."""
    return islice(played(results.plan), len(results))


def play_some(plan: Plan, start: int, count: int) -> Bundle:
    """Play ``count`` games from number ``start`` on, up to the first that fails."""
    bundle, began = Bundle(), process_time()
    game = load(plan.game)
    found = [_seated(plan.game, bot) for bot in plan.bots]
    bots = [bot.noting(bundle.notes) if isinstance(bot, Guest) else bot for bot in found]
    paid = dynamics.prices(plan.game)
    for number in range(start, start + count):
        seed = game_seed(plan.seed, plan.deal(number))
        seats = [bots[plan.bot(seat, number)] for seat in range(len(bots))]
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
        bundle.prices.update(event.facts[paid[event.name]] for event in journal.events if event.name in paid)
    bundle.seconds = process_time() - began
    return bundle


def game_seed(seed: int, number: int) -> int:
    """The seed of the game with this number: 53 bits, so that it survives every spreadsheet."""
    return int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=8).digest()) >> 11


def _called(bot: Bot) -> str:
    """What a function is called; one that was made of another by filling something in, as that one."""
    return str(getattr(bot, "__name__", None) or getattr(getattr(bot, "func", bot), "__name__", type(bot).__name__))


def _seated(game: str, bot: str | Bot) -> Bot:
    return sitters.load(game, bot) if isinstance(bot, str) else bot


def _told(plan: Plan, seats: Sequence[Bot], number: int, error: Exception) -> str:
    """One sentence about a game that failed; it is played once more to see whose turn it was."""
    seed, asked = game_seed(plan.seed, plan.deal(number)), [0]

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
    who = f"{plan.names[plan.bot(seat, number)]} in seat {seat + 1}"
    return f"Game {number} (seed {seed}) was not finished: {who} {what}: {why}."
