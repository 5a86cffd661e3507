"""``hashiban replay``: a saved game, checked and told."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext
from typing import TYPE_CHECKING

from hashiban.cli.asking import Commands, Refused, add_language, described, plain, reason

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban.journal import Journal
    from hashiban.table import State
    from hashiban.words import Words


REPLAY = """Check a saved game move by move against the rules, and print who played and how it ended.

A file that is damaged, or that tells what cannot have happened, is refused with the line and the reason."""

REPLAY_MORE = """A running game is saved packed; of such a game only what everybody was told is printed.

examples:
  hashiban replay saved.jsonl
  hashiban --lang de replay saved.jsonl --events
  cat saved.jsonl | hashiban replay -"""


def add(commands: Commands) -> None:
    """The command and its options."""
    replay = described(
        commands.add_parser("replay", help="check a saved game and print its result"), REPLAY, REPLAY_MORE
    )
    replay.add_argument("file", metavar="FILE", help="a saved game; - reads standard input")
    replay.add_argument("--events", action="store_true", help="also tell all that happened")
    add_language(replay, argparse.SUPPRESS)
    replay.set_defaults(command=_replay)


def _replay(args: argparse.Namespace) -> int:
    from hashiban import engine
    from hashiban.journal import JournalError, parse
    from hashiban.words import words

    ours = words(args.lang)
    try:
        journal = parse(_text(_contents(args.file)))
        state = engine.replay(journal)
    except JournalError as error:
        why = ours.say(f"journal-{error.key}", **error.numbers)
        sentence = ours.say("journal-line", line=error.line, why=why)
        raise Refused(plain(f"hashiban replay: {args.file}: {sentence}"), 1) from None
    for line in _retold(journal, state, ours, events=args.events):
        print(plain(line))
    return 0


def _contents(path: str) -> bytes:
    """What is in the file, no more than a journal may have. Raises Refused."""
    from hashiban.journal import LONGEST

    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as file:
            return file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise Refused(f"hashiban replay: {path} cannot be read: {reason(error)}.") from None


def _text(raw: bytes) -> str:
    """The file as text. Raises JournalError."""
    from hashiban.journal import LONGEST, JournalError

    if len(raw) > LONGEST:
        raise JournalError(1, "too-long", most=LONGEST)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise JournalError(raw.count(b"\n", 0, error.start) + 1, "broken-line") from None


def _retold(journal: Journal, state: State, ours: Words, *, events: bool) -> Iterator[str]:
    """A game that was checked, in lines for the reader."""
    from hashiban.games import load
    from hashiban.journal import Sitter

    game = load(journal.game)
    over = not game.waiting(state.table)
    seats = range(journal.players)
    names = ours.names(journal.sitters or [Sitter("")] * journal.players)
    yield ours.say(f"{journal.game}-title")
    if events:
        told = [event for event in journal.events if over or event.to is None]
        yield from (ours.event(journal.game, event, names) for event in told)
    rows = [(ours.say("seating-seat", seat=seat + 1), names[seat], _played_by(journal, seat, ours)) for seat in seats]
    widths = [max(len(row[k]) for row in rows) for k in range(3)]
    for row, total in zip(rows, game.score(state).totals, strict=True):
        yield "  ".join(f"{text:{width}}" for text, width in zip(row, widths, strict=True)) + f"  {total:>6}"
    yield ours.event(journal.game, journal.events[-1], names) if over else ours.say("replay-running")
    yield ours.say("replay-checked", moves=len(journal.moves))


def _played_by(journal: Journal, seat: int, ours: Words) -> str:
    bot = journal.sitters[seat].bot if journal.sitters else None
    if bot is None:
        return ours.say("seating-person")
    return ours.say(f"bot-{bot}") if ours.has(f"bot-{bot}") else bot
