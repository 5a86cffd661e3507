"""What runs beside a guest: it is given questions as lines of JSON and answers in lines of JSON.

This file is run by itself, in a process of its own, and imports nothing but the standard library; nothing of the game
is in that process but what the questions say. In a browser's kernel, which has no processes, ``Desk`` is used where
the arena is.
"""

from __future__ import annotations

import json
import os
import sys
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

FILE = "<guest>"
"""What the guest's source is called in its errors."""

LINE = 1 << 16
"""No answer is longer."""

LONG = 200
"""No error is told at greater length."""

GRACE = 5.0
"""So many seconds after its time limit a process ends by itself, should nobody be there any more to end it."""

CLOSED = (
    "os.",
    "subprocess.",
    "socket.",
    "ctypes.",
    "pty.",
    "signal.",
    "resource.",
    "shutil.",
    "gc.",
    "fcntl.",
    "sqlite3.",
    "syslog.",
    "winreg.",
    "_winapi.",
)
"""What begins so reaches out of the process, or at what runs beside the guest: it is refused."""

HARMLESS = ("os.listdir", "os.scandir")
"""Looking into a folder, which the import of a module does."""

MODULES = ("_posixsubprocess", "_ctypes", "ctypes", "subprocess", "multiprocessing", "_socket", "socket")
"""These are not imported, since not all that they do is told to an audit hook."""


class Desk:
    """Where a guest sits: a namespace of its own for each table, and what it heard there.

    A table is one seat in one game, so that nothing is carried from one game to the next.
    """

    def __init__(self, source: str, name: str) -> None:
        """Read the source; its function of this name is the bot. Raises SyntaxError."""
        self.code, self.name = compile(source, FILE, "exec"), name
        self.bots: dict[int, Callable[..., Any]] = {}
        self.heard: dict[int, list[Any]] = {}

    def asked(self, line: str) -> str:
        """The answer to a question, or the error in its place."""
        question = json.loads(line)
        at, table, view = question["at"], question["table"], question["view"]
        for gone in question["gone"]:
            self.bots.pop(gone, None)
            self.heard.pop(gone, None)
        heard = self.heard.setdefault(table, [])
        heard += question["heard"]
        view["heard"] = heard[:]
        try:
            if table not in self.bots:
                space: dict[str, Any] = {"__name__": "guest"}
                exec(self.code, space)
                self.bots[table] = space[self.name]
            answer = json.dumps({"at": at, "said": self.bots[table](view, Random(question["luck"]))})
        except (Exception, SystemExit) as error:  # noqa: BLE001 - a guest may raise anything
            answer = json.dumps({"at": at, "error": told(error)})
        return (
            answer if len(answer) < LINE else json.dumps({"at": at, "error": "its answer is longer than any action"})
        )


def told(error: BaseException) -> str:
    """The kind of an error, the first line of its text, and the line of the guest where it happened."""
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == FILE:
            line = trace.tb_lineno
        trace = trace.tb_next
    try:
        first = next(iter(str(error).strip().splitlines()), "")[:LONG]
    except Exception:  # noqa: BLE001 - even the text is made by the guest
        first = ""
    return f"{type(error).__name__[:LONG]}{f': {first}' if first else ''}{f' (line {line})' if line else ''}"


def fence(megabytes: int) -> None:
    """Close what reaches out of this process, and bound its memory where the system can do that.

    It stops mistakes and simple tricks. It is no jail for a program that is written to break out of one.
    """
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))
    except (ImportError, ValueError, OSError):
        pass  # this system bounds no memory; the time limit still holds
    library = tuple({os.path.realpath(path) + os.sep for path in (os.path.dirname(os.__file__), *sys.path)})

    def refuse(event: str, arguments: tuple[Any, ...]) -> None:
        if event == "open":
            path, mode, flags = arguments
            writes = bool(mode.strip("rbtU")) if isinstance(mode, str) else bool((flags or 0) & 3)
            wrong = writes or not isinstance(path, str) or not os.path.realpath(path).startswith(library)
        elif event == "import":
            wrong = arguments[0].partition(".")[0] in MODULES
        else:
            wrong = event.startswith(CLOSED) and event not in HARMLESS
        if wrong:
            raise PermissionError(f"a guest may not do this: {event}")

    sys.addaudithook(refuse)


def main() -> None:
    """Read the source, then answer question after question until no more come."""
    questions, answers = os.fdopen(os.dup(0), encoding="utf-8"), os.fdopen(os.dup(1), "w", encoding="utf-8")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)  # what the guest prints goes nowhere
    begun = json.loads(questions.readline())
    desk = Desk(begun["source"], begun["name"])
    alarm = _alarm(begun["seconds"] + GRACE)
    fence(begun["megabytes"])
    answers.write("ready\n")
    answers.flush()
    for line in questions:
        alarm(True)
        answer = desk.asked(line)
        alarm(False)
        answers.write(answer + "\n")
        answers.flush()


def _alarm(seconds: float) -> Callable[[bool], object]:
    """A clock that ends this process, where the system has one: to be set and to be stopped."""
    import signal

    if not hasattr(signal, "setitimer"):
        return lambda _: None
    return lambda on: signal.setitimer(signal.ITIMER_REAL, seconds if on else 0)


if __name__ == "__main__":
    main()
