"""Saved games, read from a file or from standard input and checked."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

from hashiban.cli.asking import Refused, plain, reason

if TYPE_CHECKING:
    from hashiban.journal import Journal
    from hashiban.table import State
    from hashiban.words import Words


def checked(path: str, command: str, ours: Words) -> tuple[Journal, State]:
    """The game in this file, played again move by move, and how it stands. Raises Refused."""
    from hashiban import engine
    from hashiban.journal import JournalError, parse

    try:
        journal = parse(_text(_contents(path, command)))
        return journal, engine.replay(journal)
    except JournalError as error:
        why = ours.say(f"journal-{error.key}", **error.numbers)
        sentence = ours.say("journal-line", line=error.line, why=why)
        raise Refused(plain(f"hashiban {command}: {path}: {sentence}"), 1) from None


def _contents(path: str, command: str) -> bytes:
    """What is in the file, no more than a journal may have. Raises Refused."""
    from hashiban.journal import LONGEST

    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as file:
            return file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise Refused(f"hashiban {command}: {path} cannot be read: {reason(error)}.") from None


def _text(raw: bytes) -> str:
    """The file as text. Raises JournalError."""
    from hashiban.journal import LONGEST, JournalError

    if len(raw) > LONGEST:
        raise JournalError(1, "too-long", most=LONGEST)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise JournalError(raw.count(b"\n", 0, error.start) + 1, "broken-line") from None
