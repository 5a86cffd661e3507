"""The command line: ``hashiban serve``, ``simulate``, ``record``, ``replay``, ``rules`` and ``figures``.

Each command imports what it needs when it runs, so that ``hashiban --help`` is there at once.
Exit codes: 0 all is well, 1 a journal or the rule table is refused or a figure does not agree, 2 the command was not
understood or a file cannot be read or written, 130 stopped by Ctrl+C.
"""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from hashiban import __version__
from hashiban.cli import figures, record, replay, rules, simulate
from hashiban.cli.asking import (
    INTERRUPTED,
    LANGUAGES,
    PIPE_CLOSED,
    Commands,
    Parser,
    Refused,
    add_language,
    described,
    whole,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["INTERRUPTED", "LANGUAGES", "PIPE_CLOSED", "main", "parser"]

ABOUT = """Auction games that explain, play, simulate and replay themselves."""

EXAMPLES = """examples:
  hashiban serve                         open the games in your browser
  hashiban simulate vastgoedveiling --seats hard,medium,medium,medium --games 2000 --seed 7
  hashiban record saved.jsonl > saved.csv   a saved game as a table, a row an event
  hashiban replay saved.jsonl --events   check a saved game and tell it in sentences
  hashiban --lang nl rules               every rule, and the tests that prove it
  hashiban figures --only FIG8           what books say about auctions, worked out again

Every command has its own help: hashiban simulate --help"""

SERVE = """Serve the games as pages on this machine and open them in the browser, until Ctrl+C."""


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        args = parser().parse_args(argv)
        code: int = args.command(args)
        sys.stdout.flush()
    except Refused as refusal:
        print(refusal, file=sys.stderr)
        return refusal.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        return PIPE_CLOSED
    except SystemExit as finished:  # after --help and --version
        return int(finished.code or 0)
    return code


def _forget_output() -> None:
    """Nobody reads on; keep the interpreter from complaining about it when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> Parser:
    """What can be said on the command line."""
    top = described(Parser(prog="hashiban"), ABOUT, EXAMPLES)
    top.add_argument("--version", action="version", version=f"hashiban {__version__}")
    top.set_defaults(command=_nothing)
    add_language(top, "en")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for add in (_add_serve, simulate.add, record.add, replay.add, rules.add, figures.add):
        add(commands)
    return top


def _add_serve(commands: Commands) -> None:
    serve = described(commands.add_parser("serve", help="open the games in your browser"), SERVE)
    serve.add_argument("--port", type=whole(0, 65535), metavar="N", help="port to serve on (default: a free one)")
    serve.add_argument("--no-browser", action="store_true", help="only print the address")
    public = serve.add_argument_group("for a public server (docs/deploy.md)")
    add = public.add_argument
    add(
        "--host", action="append", default=[], metavar="NAME", help="a name under which visitors come, as example.org"
    )
    add("--base-url", default="/", metavar="PATH", help="where the pages begin, as /games/ (default: /)")
    add("--listen", metavar="ADDRESS", help="address of this machine to listen on (default: localhost only)")
    add("--pages", type=whole(1, 10_000), metavar="N", help="pages open at the same time at most (default: 45)")
    add("--spare", type=whole(0, 100), metavar="N", help="kernels kept warm for the next visitors (default: 1)")
    serve.set_defaults(command=_serve)


def _nothing(_: argparse.Namespace) -> int:
    raise Refused("hashiban: say what to do: serve, simulate, record, replay, rules or figures. See hashiban --help.")


def _serve(args: argparse.Namespace) -> int:
    from hashiban_widgets.serve import serve

    named = {"pages": args.pages, "spare": args.spare}
    more = {name: value for name, value in named.items() if value is not None}
    return serve(
        port=args.port,
        browser=not args.no_browser,
        listen=args.listen,
        hosts=tuple(args.host),
        base_url=args.base_url,
        **more,
    )
