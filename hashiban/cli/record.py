"""``hashiban record``: saved games as one table, a row an event."""

from __future__ import annotations

import argparse
import sys
from contextlib import nullcontext

from hashiban.cli.asking import Commands, Refused, add_language, described, unwritten
from hashiban.cli.saved import checked

RECORD = """Write saved games as one table, a row an event. The data dictionary says what its columns are.

Every game is checked move by move first. Of a game that is not over only what everybody was told is written."""

RECORD_MORE = """examples:
  hashiban record saved.jsonl > saved.csv
  hashiban record monday/*.jsonl --csv monday.csv"""


def add(commands: Commands) -> None:
    """The command and its options."""
    record = described(commands.add_parser("record", help="write saved games as a table"), RECORD, RECORD_MORE)
    record.add_argument("files", nargs="+", metavar="FILE", help="a saved game; - reads standard input")
    record.add_argument("--csv", metavar="FILE", help="write to this file instead of printing")
    add_language(record, argparse.SUPPRESS)
    record.set_defaults(command=_record)


def _record(args: argparse.Namespace) -> int:
    from hashiban.lab.record import write_csv
    from hashiban.words import words

    sources = [(path, checked(path, "record", words(args.lang))[0]) for path in args.files]
    games = [journal.game for _, journal in sources]
    try:
        with open(args.csv, "w", newline="", encoding="utf-8") if args.csv else nullcontext(sys.stdout) as file:
            write_csv(sources, games, file)
    except (OSError, ValueError) as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise Refused(unwritten("record", args.csv or "standard output", error)) from None
    return 0
