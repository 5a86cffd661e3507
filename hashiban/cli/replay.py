"""``hashiban replay``: a saved game, checked and told."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from hashiban.cli.asking import Commands, add_language, described, plain
from hashiban.cli.saved import checked

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
    from hashiban.words import words

    ours = words(args.lang)
    journal, state = checked(args.file, "replay", ours)
    for line in _retold(journal, state, ours, events=args.events):
        print(plain(line))
    return 0


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
    return ours.bot(bot)
