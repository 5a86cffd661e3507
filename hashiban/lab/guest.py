"""A bot that somebody else wrote, in a process of its own.

It is sent what its seat sees as plain data and is ended at a time limit, so that it can neither look at the game, nor
bring the arena down, nor keep it waiting. Where it fails, its seat goes on at random, and the report says how often
and why. A guest is a function of two things, a dictionary and a ``random.Random``:

    def bold(view, luck):
        option = view["options"][0]
        if option["kind"] == "Amount":
            return "bid", option["least"]
        return option["verb"], luck.choice(option["cards"])

It says a verb (``"pass"``), a verb with an amount or with cards, or a dictionary with ``verb``, ``amount``,
``cards`` and ``coins``. In ``view`` are the facts of the table and of its own hand by their names, the ``options``,
its ``seat``, and all that it ``heard``. It has the standard library, no files and no network. What it keeps in a
global is gone with each game, and its luck is made from what it sees: so the same game has the same answers, whoever
plays it and when.
"""

from __future__ import annotations

import ast
import inspect
import json
import os
import signal
import subprocess
import sys
import tempfile
import textwrap
from collections import Counter
from contextlib import suppress
from dataclasses import fields, is_dataclass
from hashlib import blake2b
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import finalize

from hashiban import bots
from hashiban.actions import Action, Choice, fault
from hashiban.lab import guest_child
from hashiban.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

    from hashiban.engine import Bot
    from hashiban.table import View

SECONDS = 1.0
"""How long a guest may think about one answer."""

MEGABYTES = 256
"""How much memory it may use, its Python included, where the system can bound that."""

START = 30.0
"""How long its process may take to come up: a machine that is busy takes a while."""

LIVES = 3
"""A guest that did not answer so often, or ended its process, is not asked again at all."""

TABLES = 8
"""At so many tables a guest can sit at once; the one that it was asked at least recently is forgotten."""

KINDS = 20
"""So many different reasons are told apart."""

REST = "other reasons"
SAT_OUT = "it was not asked again in that game"
GIVEN_UP = f"it was not asked any more, since {LIVES} games ended so"

Notes = Counter[tuple[str, str]]
"""How often a guest of this name was asked (with "") and how often its seat went on at random, by the reason."""


class NoGuest(ValueError):
    """What was given is no bot that could be asked; the sentence says why."""


class Astray(Exception):
    """A question was not answered with something legal; the text says why."""


class Ended(Astray):
    """The process of the guest is gone, by itself or by the time limit."""


class Guest:
    """A bot that plays in a child process, to be put in a seat like any other bot."""

    def __init__(
        self,
        bot: str | Path | Callable[..., Any] | Sequence[Callable[..., Any]],
        seconds: float = SECONDS,
        megabytes: int = MEGABYTES,
    ) -> None:
        """Invite a bot; nothing of it runs before it is asked something.

        Args:
            bot: Its source as text, a file with it, or the function itself; or several functions, of which the last
                is the bot, as it is in a source. Of a function only its own lines are sent, so it imports what it
                needs inside.
            seconds: The time limit for an answer.
            megabytes: The memory limit.

        Raises NoGuest.
        """
        self.source, self.__name__ = _read(bot)
        self.seconds, self.megabytes = seconds, megabytes
        self.notes: Notes = Counter()
        """How it did outside the arena, which keeps notes of its own with the results of each run."""
        self._lock = Lock()
        self._child: _Child | _Here | None = None
        self._tables: dict[int, _Table] = {}
        self._gone: list[int] = []
        self._lives, self._number = LIVES, 0

    def __reduce__(self) -> tuple[Any, ...]:
        """The same guest in another process, where it gets a child of its own."""
        return Guest, (self.source, self.seconds, self.megabytes)

    def __call__(self, view: View, luck: Random) -> Choice:
        """What the guest says, or any legal thing when it says nothing legal."""
        return self.answer(view, luck, self.notes)

    def noting(self, notes: Notes) -> Bot:
        """This guest as a bot that keeps its notes elsewhere."""
        return lambda view, luck: self.answer(view, luck, notes)

    def answer(self, view: View, luck: Random, notes: Notes) -> Choice:
        """What the guest says; when that is nothing legal, any legal thing and a note of the reason."""
        name = self.__name__
        notes[name, ""] += 1
        try:
            with self._lock:
                action = _action(self._ask(view))
            wrong = fault(view.options, action)
            if wrong is not None:
                raise Astray(f"the rules do not allow what it said ({wrong.key})")
        except Astray as why:
            reasons = sum(of == name for of, _ in notes)
            notes[name, str(why) if (name, str(why)) in notes or reasons <= KINDS else REST] += 1
            return bots.anything(view, luck)
        return Choice(action)

    def close(self) -> None:
        """End its process; it gets a new one when it is asked again."""
        with self._lock:
            self._leave()

    # ------------------------------------------------------------------------------------------ asking

    def _ask(self, view: View) -> Any:
        """The answer as plain data. Raises Astray."""
        if not self._lives:
            raise Astray(GIVEN_UP)
        table = self._at(view)
        if table.out:
            raise Astray(SAT_OUT)
        try:
            if self._child is None:
                self._child = _Child(self) if fenced() else _Here(self)
            question = self._question(view, table)
            answer = _answered(self._child.ask(question, self.seconds), self._number)
        except (Ended, OSError) as error:
            self._leave()
            self._lives -= 1
            table.out = True
            raise Astray(str(error)) from None
        if "error" in answer:
            raise Astray(str(answer["error"])[: 2 * guest_child.LONG])
        return answer["said"]

    def _at(self, view: View) -> _Table:
        """The table of this view: a view is a seat in one game for as long as it lives."""
        table = self._tables.pop(id(view), None)
        if table is None or table.view is not view:
            self._number += 1
            table = _Table(view, self._number)
        self._tables[id(view)] = table
        if len(self._tables) > TABLES:
            oldest = next(iter(self._tables))
            self._gone.append(self._tables.pop(oldest).number)
        return table

    def _question(self, view: View, table: _Table) -> str:
        """The line that is sent: what is new since the last question at this table."""
        self._number += 1
        heard, seen = view.heard, json.dumps(plain(view))
        luck = blake2b(f"{len(heard)}{seen}".encode(), digest_size=16).hexdigest()
        news = json.dumps([{"name": name, "facts": _plain(facts)} for name, facts, _ in heard[table.heard :]])
        table.heard = len(heard)
        gone, self._gone = self._gone, []
        return (
            f'{{"at": {self._number}, "table": {table.number}, "gone": {gone}, "luck": "{luck}", '
            f'"heard": {news}, "view": {seen}}}\n'
        )

    def _leave(self) -> None:
        """End the child. The next one begins at every table anew."""
        if self._child is not None:
            self._child.end()
        self._child = None
        for table in self._tables.values():
            table.heard = 0


class _Table:
    """A seat in one game: how much of what it heard was sent, and whether it is not asked here any more."""

    __slots__ = ("heard", "number", "out", "view")

    def __init__(self, view: View, number: int) -> None:
        self.view, self.number, self.heard, self.out = view, number, 0, False


def remarks(notes: Notes) -> list[str]:
    """The report: for each guest that it answered everything, or how often its seat went on at random, and why."""
    found = []
    for name in [name for name, why in notes if not why]:
        asked, reasons = notes[name, ""], [(why, count) for (of, why), count in notes.items() if of == name and why]
        if not reasons:
            found.append(f"{name} answered all {asked:,} questions itself.")
        for why, count in sorted(reasons, key=lambda one: (one[0] in (SAT_OUT, GIVEN_UP), -one[1], one[0])):
            found.append(f"The seat of {name} went on at random {count:,} times in {asked:,}: {why}.")
    if found and not fenced():
        found.append("Here are no processes, so a guest runs without a time limit and without a fence.")
    return found


def fenced() -> bool:
    """Whether guests have a process of their own; in a browser's kernel they have none, and so no limits."""
    return sys.platform not in ("emscripten", "wasi")


# ---------------------------------------------------------------------------------------------- the child


class _Child:
    """A process in which a guest answers, and a thread that talks to it, so that nothing else ever waits for it."""

    def __init__(self, guest: Guest) -> None:
        """Start it. Raises Ended, or OSError where the system starts no process."""
        environment = {"PYTHONHASHSEED": "0"} | {k: v for k, v in os.environ.items() if k == "SYSTEMROOT"}
        self.process = subprocess.Popen(
            [sys.executable, "-s", "-S", "-P", "-B", guest_child.__file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            cwd=tempfile.gettempdir(),
            start_new_session=True,
            encoding="utf-8",
            errors="replace",
        )
        self.questions: SimpleQueue[str | None] = SimpleQueue()
        self.answers: SimpleQueue[str] = SimpleQueue()
        Thread(target=_talk, args=(self.process, self.questions, self.answers), daemon=True).start()
        self.end = finalize(self, _end, self.process, self.questions)
        begun = {
            "source": guest.source,
            "name": guest.__name__,
            "seconds": guest.seconds,
            "megabytes": guest.megabytes,
        }
        if self.ask(json.dumps(begun) + "\n", START) != "ready\n":
            raise Ended("its process did not start")

    def ask(self, question: str, seconds: float) -> str:
        """The line that comes back. Raises Ended."""
        self.questions.put(question)
        try:
            said = self.answers.get(timeout=seconds)
        except Empty:
            raise Ended(f"it did not answer within {seconds:g} seconds") from None
        if not said:
            raise Ended("it ended its process")
        return said


class _Here:
    """Without processes: the guest answers where the arena is, and nothing ends it."""

    def __init__(self, guest: Guest) -> None:
        self.desk = guest_child.Desk(guest.source, guest.__name__)

    def ask(self, question: str, _: float) -> str:
        """The line that comes back."""
        return self.desk.asked(question)

    def end(self) -> None:
        """There is nothing to end."""


def _answered(said: str, number: int) -> dict[str, Any]:
    """The answer, if it is one to the question of this number. Raises Ended: who writes between the lines is out."""
    with suppress(ValueError, RecursionError):
        match json.loads(said):
            case {"at": int(at), "said": _} | {"at": int(at), "error": _} as answer if at == number:
                return dict(answer)
    raise Ended("it wrote something else in the place of its answer")


def _talk(process: subprocess.Popen[str], questions: SimpleQueue[str | None], answers: SimpleQueue[str]) -> None:
    """Send each question and wait for its line; an empty answer when there is nobody any more."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        while (question := questions.get()) is not None:
            process.stdin.write(question)
            process.stdin.flush()
            answers.put(process.stdout.readline(guest_child.LINE))
    except (OSError, ValueError):
        answers.put("")
    finally:
        for pipe in (process.stdout, process.stdin):
            with suppress(OSError):
                pipe.close()


def _end(process: subprocess.Popen[str], questions: SimpleQueue[str | None]) -> None:
    """End a process and all that it started."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()
    questions.put(None)


# ---------------------------------------------------------------------------------------------- plain data


class _Source(NamedTuple):
    """A bot as text, and the name of its function."""

    text: str
    name: str


def _read(bot: str | Path | Callable[..., Any] | Sequence[Callable[..., Any]]) -> _Source:
    if isinstance(bot, str) and bot.endswith(".py") and "\n" not in bot:
        bot = Path(bot)
    try:
        if isinstance(bot, Path):
            text = bot.read_text(encoding="utf-8")
        elif isinstance(bot, str):
            text = textwrap.dedent(bot)
        else:
            parts: Sequence[Any] = bot if isinstance(bot, list | tuple) else [bot]
            text = "\n\n".join(textwrap.dedent(inspect.getsource(part)) for part in parts)
        functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    except SyntaxError as error:
        raise NoGuest(f"This bot is not Python: {error.msg} (line {error.lineno}).") from None
    except (OSError, TypeError, ValueError) as error:
        raise NoGuest(f"This bot cannot be read: {error}.") from None
    if not functions:
        raise NoGuest("There is no bot here: a bot is a function, and it begins with def.")
    return _Source(text, functions[-1].name)


def plain(view: View) -> dict[str, Any]:
    """What a seat sees as plain data: numbers, texts, lists and dictionaries; what it heard is apart."""
    facts = {name: _plain(value) for name, value in view.facts()}
    options = [{"kind": type(option).__name__} | _plain(option) for option in view.options]
    return facts | {"seat": view.seat, "options": options}


def _plain(value: Any) -> Any:
    if value is None or isinstance(value, int | float | str):
        return value
    if isinstance(value, dict):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return [_plain(each) for each in value]
    if isinstance(value, list | set | frozenset):
        return [_plain(each) for each in value]
    found = {name: _plain(getattr(value, name)) for name in _names(value)}
    return found | {"total": value.total} if isinstance(value, Purse) else found


def _names(value: Any) -> Iterator[str]:
    """What a record of some kind holds."""
    if is_dataclass(value):
        return iter([field.name for field in fields(value)])
    return iter(getattr(value, "_fields", None) or type(value).__slots__)


def _action(said: Any) -> Action:
    """The action that a guest means. Raises Astray."""
    match said:
        case str(verb) | [str(verb)]:
            return Action(verb)
        case [str(verb), int(amount)]:
            said = {"verb": verb, "amount": amount}
        case [str(verb), list(cards)]:
            said = {"verb": verb, "cards": cards}
    match said:
        case {"verb": str(verb), **more}:
            rest: dict[Any, Any] = more
            amount, cards, coins = rest.pop("amount", 0), rest.pop("cards", []), rest.pop("coins", [])
            whole = type(amount) is int and type(cards) is list and type(coins) is list and not rest
            if whole and {type(each) for each in (*cards, *coins)} <= {int}:
                return Action(verb, amount, tuple(cards), tuple(coins))
    raise Astray("its answer is no action: a verb, or a verb with an amount or with cards")
