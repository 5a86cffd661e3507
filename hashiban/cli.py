"""The command line: ``hashiban serve``, ``simulate``, ``replay`` and ``rules``.

Each command imports what it needs when it runs, so that ``hashiban --help`` is there at once.
Exit codes: 0 all is well, 1 a journal or the rule table is refused, 2 the command was not understood or a file
cannot be read or written, 130 stopped by Ctrl+C.
"""

from __future__ import annotations

import argparse
import os
import sys
import unicodedata
from contextlib import contextmanager, nullcontext
from typing import IO, TYPE_CHECKING, Any, NoReturn

from hashiban import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Executor

    from hashiban.journal import Journal
    from hashiban.lab.arena import Results
    from hashiban.lab.tally import Estimate
    from hashiban.table import State
    from hashiban.words import Words

LANGUAGES = ("en", "nl", "de")
MOST_GAMES = 10_000_000
MOST_WORKERS = 61
"""A pool of processes on Windows has room for no more."""

INTERRUPTED = 130
PIPE_CLOSED = 141

ABOUT = """Auction games that explain, play, simulate and replay themselves."""

EXAMPLES = """examples:
  hashiban serve                         open the games in your browser
  hashiban simulate vastgoedveiling --seats hard,medium,medium,medium --games 2000 --seed 7
  hashiban replay saved.jsonl --events   check a saved game and tell it in sentences
  hashiban --lang nl rules               every rule, and the tests that prove it

Every command has its own help: hashiban simulate --help"""

SIMULATE = """Let bots play many games and show who wins how often.

The same seed gives the same games, whatever the number of workers. Ctrl+C stops the run and keeps what is done."""

SIMULATE_MORE = """bots: easy, medium, hard, and random (says any legal thing);
  with a bias and its strength as in hard+sunk-cost:1.5 (0 is no bias), in
  vastgoedveiling sunk-cost and anchor, in nieuw_amsterdam loss-aversion,
  in tien gamblers-fallacy and overconfidence, in wereldhandel endowment

The CSV file has a row for each seat of each game:
  game    number of the game, from 1
  seed    seed of this very game: the game can be played again from it
  seat    number of the seat, from 1
  bot     who sat there
  total   what it had at the end
  share   its share of the win: 1 alone, 0.5 between two, 0 for who lost
  won     1 for every seat that won, alone or shared, else 0

examples:
  hashiban simulate vastgoedveiling --seats medium,easy,easy
  hashiban simulate vastgoedveiling --seats hard,hard --rule rounding=up --games 5000 --csv games.csv
  hashiban simulate vastgoedveiling --seats random,random,random,random --games 100000 --workers 4"""

REPLAY = """Check a saved game move by move against the rules, and print who played and how it ended.

A file that is damaged, or that tells what cannot have happened, is refused with the line and the reason."""

REPLAY_MORE = """A running game is saved packed; of such a game only what everybody was told is printed.

examples:
  hashiban replay saved.jsonl
  hashiban --lang de replay saved.jsonl --events
  cat saved.jsonl | hashiban replay -"""

RULES = """Print every rule with the tests that prove it. Fails when a rule has none."""

SERVE = """Serve the games as pages on this machine and open them in the browser, until Ctrl+C."""


class Refused(Exception):
    """A command that cannot be carried out: one sentence for the reader, and the exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        """Keep both."""
        super().__init__(sentence)
        self.code = code


class Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what it did not understand."""

    def error(self, message: str) -> NoReturn:
        """Raise Refused instead of printing the usage."""
        raise Refused(f"{self.prog}: {message.rstrip('.')}. See {self.prog} --help.")


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


# ---------------------------------------------------------------------------------------------- understanding


def parser() -> Parser:
    """What can be said on the command line."""
    top = _described(Parser(prog="hashiban"), ABOUT, EXAMPLES)
    top.add_argument("--version", action="version", version=f"hashiban {__version__}")
    top.set_defaults(command=_nothing)
    _add_language(top, "en")
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    for add in (_add_serve, _add_simulate, _add_replay, _add_rules):
        add(commands)
    return top


def _described(parser: Parser, about: str, more: str = "") -> Parser:
    parser.description, parser.epilog = about, more
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    return parser


def _add_language(parser: Parser, default: str) -> None:
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default, metavar="LANG", help="language of the sentences: en, nl or de"
    )


def _add_serve(commands: argparse._SubParsersAction[Parser]) -> None:
    serve = _described(commands.add_parser("serve", help="open the games in your browser"), SERVE)
    serve.add_argument("--port", type=_whole(0, 65535), metavar="N", help="port to serve on (default: a free one)")
    serve.add_argument("--no-browser", action="store_true", help="only print the address")
    serve.set_defaults(command=_serve)


def _add_simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    about = commands.add_parser("simulate", help="let bots play many games and count who wins")
    simulate = _described(about, SIMULATE, SIMULATE_MORE)
    simulate.add_argument("game", type=_game, metavar="GAME", help="name of the game, such as vastgoedveiling")
    simulate.add_argument("--seats", required=True, metavar="BOT,BOT,...", help="the bot in each seat")
    games = _whole(1, MOST_GAMES)
    simulate.add_argument("--games", type=games, default=1000, metavar="N", help="how many games (default: 1000)")
    simulate.add_argument("--seed", type=_integer, default=1, metavar="S", help="any whole number (default: 1)")
    simulate.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="switch a rule of the game"
    )
    simulate.add_argument("--csv", metavar="FILE", help="also write the results to this file")
    workers = _whole(1, MOST_WORKERS)
    simulate.add_argument("--workers", type=workers, default=1, metavar="N", help="processes to play in (default: 1)")
    simulate.add_argument(
        "--progress", action="store_true", help="show a progress bar, also when nobody may be looking"
    )
    simulate.set_defaults(command=_simulate)


def _add_replay(commands: argparse._SubParsersAction[Parser]) -> None:
    replay = _described(
        commands.add_parser("replay", help="check a saved game and print its result"), REPLAY, REPLAY_MORE
    )
    replay.add_argument("file", metavar="FILE", help="a saved game; - reads standard input")
    replay.add_argument("--events", action="store_true", help="also tell all that happened")
    _add_language(replay, argparse.SUPPRESS)
    replay.set_defaults(command=_replay)


def _add_rules(commands: argparse._SubParsersAction[Parser]) -> None:
    rules = _described(commands.add_parser("rules", help="print every rule and the tests that prove it"), RULES)
    rules.add_argument("game", nargs="?", type=_game, metavar="GAME", help="only the rules of this game")
    _add_language(rules, argparse.SUPPRESS)
    rules.set_defaults(command=_rules)


def _integer(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None


def _whole(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        found = _integer(text)
        if not least <= found <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {least:,} to {most:,}")
        return found

    return number


def _game(name: str) -> str:
    from hashiban.games import UnknownGame, load

    try:
        return load(name).NAME
    except UnknownGame as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _nothing(_: argparse.Namespace) -> int:
    raise Refused("hashiban: say what to do: serve, simulate, replay or rules. See hashiban --help.")


# ---------------------------------------------------------------------------------------------- serve


def _serve(args: argparse.Namespace) -> int:
    from hashiban_widgets.serve import serve

    return serve(port=args.port, browser=not args.no_browser)


# ---------------------------------------------------------------------------------------------- simulate


def _simulate(args: argparse.Namespace) -> int:
    from hashiban.lab.arena import Plan, run

    seats = tuple(seat.strip() for seat in args.seats.split(","))
    rules = _switched(args.game, args.rule)
    try:
        Plan(args.game, seats, args.games, args.seed, rules)
    except ValueError as error:
        raise Refused(f"hashiban simulate: {error}") from None
    with _writable(args.csv) as file, _bar(args) as tick, _workers(args.workers) as executor:
        results = run(args.game, seats, args.games, args.seed, rules, executor, tick)
        lost = _save(results, file, args.csv)
    _print_summary(results)
    if lost:
        raise Refused(lost)
    return _how_it_ended(results)


def _switched(game: str, given: Sequence[str]) -> Any:
    """The rules of a game with these switches, each NAME=VALUE. Raises Refused."""
    from hashiban.games import load
    from hashiban.journal import choices

    kind = load(game).Rules
    allowed, switches = choices(kind), {}
    for text in given:
        name, _, value = text.partition("=")
        fitting = [known for known in allowed.get(name, ()) if str(known).lower() == value.lower()]
        if not fitting:
            known = " and ".join(f"{name}={'|'.join(map(str, values))}" for name, values in allowed.items())
            raise Refused(f"hashiban simulate: --rule {text!r} is no switch of {game}, which has {known}.")
        switches[name] = fitting[0]
    return kind(**switches)


@contextmanager
def _writable(path: str | None) -> Iterator[IO[str] | None]:
    """The file for the results, opened before a single game is played. Raises Refused."""
    if path is None:
        yield None
        return
    try:
        file = open(path, "w", newline="", encoding="utf-8")  # noqa: SIM115 - closed by _save, where it may fail
    except (OSError, ValueError) as error:
        raise Refused(_unwritten(path, error)) from None
    yield file


def _unwritten(path: str, error: Exception) -> str:
    return f"hashiban simulate: {path} cannot be written: {_reason(error)}."


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


def _save(results: Results, file: IO[str] | None, path: str) -> str:
    """Write the results; why that failed, or nothing."""
    import csv

    from hashiban.lab.arena import COLUMNS

    if file is None:
        return ""
    try:
        with file:
            csv.writer(file, lineterminator="\n").writerows([COLUMNS])
            csv.writer(file, lineterminator="\n").writerows(results.rows())
    except OSError as error:
        return _unwritten(path, error)
    return ""


@contextmanager
def _bar(args: argparse.Namespace) -> Iterator[Callable[[Results], None] | None]:
    """A progress bar on standard error, where somebody is looking."""
    if not (args.progress or sys.stderr.isatty()):
        yield None
        return
    from tqdm import tqdm

    with tqdm(total=args.games, unit=" games", file=sys.stderr) as bar:
        yield lambda results: _moved(bar, len(results))


def _moved(bar: Any, done: int) -> None:
    bar.update(done - bar.n)


@contextmanager
def _workers(count: int) -> Iterator[Executor | None]:
    """A pool of processes; nothing for a single one, which is this.

    Ctrl+C reaches every process of a terminal, but only this one is to stop. The workers ignore it from their birth.
    """
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    if count == 1:
        yield None
        return
    with ProcessPoolExecutor(count, get_context("spawn"), _ignore_ctrl_c) as pool:
        with _ctrl_c_waits():
            for _ in range(count):
                pool.submit(int)
        yield pool


@contextmanager
def _ctrl_c_waits() -> Iterator[None]:
    """Ctrl+C is heard when this is over; processes that are born meanwhile never hear it."""
    import signal

    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _ignore_ctrl_c() -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _print_summary(results: Results) -> None:
    from hashiban.lab.tally import summary

    plan = results.plan
    print(f"{plan.game}: {len(results):,} games, seed {plan.seed}")
    if not len(results):
        return
    said = summary(results)
    width = max(3, *(len(line.bot) for line in said.lines))
    print(f"\nseat  {'bot':{width}}  wins %  (95 % between)  mean total  (95 % between)")
    for line in said.lines:
        share = _between(line.share, 100)
        print(f"{line.seat + 1:<4}  {line.bot:{width}}  {share}  {_between(line.total):>27}".rstrip())
    print(f"\n{said.decisions:.1f} decisions a game, {said.pace:,.0f} games a second of CPU time")


def _between(estimate: Estimate, times: int = 1) -> str:
    value, low, high = (times * number for number in estimate)
    return f"{value:6.1f}  {f'({low:.1f} to {high:.1f})':<15}"


def _how_it_ended(results: Results) -> int:
    """Say on standard error why games are missing; the exit code."""
    if results.trouble:
        raise Refused(f"hashiban simulate: {results.trouble} What was finished before is kept.", 1)
    if results.interrupted:
        asked = results.plan.games
        raise Refused(
            f"hashiban simulate: stopped after {len(results):,} of {asked:,} games, which are kept.", INTERRUPTED
        )
    return 0


# ---------------------------------------------------------------------------------------------- replay


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
        raise Refused(_plain(f"hashiban replay: {args.file}: {sentence}"), 1) from None
    for line in _retold(journal, state, ours, events=args.events):
        print(_plain(line))
    return 0


def _contents(path: str) -> bytes:
    """What is in the file, no more than a journal may have. Raises Refused."""
    from hashiban.journal import LONGEST

    try:
        with nullcontext(sys.stdin.buffer) if path == "-" else open(path, "rb") as file:
            return file.read(LONGEST + 1)
    except (OSError, ValueError) as error:
        raise Refused(f"hashiban replay: {path} cannot be read: {_reason(error)}.") from None


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


def _plain(text: str) -> str:
    """Text that cannot steer a terminal: what people typed into a file is not trusted."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(c)[0] == "C" else c for c in text)


# ---------------------------------------------------------------------------------------------- rules


def _rules(args: argparse.Namespace) -> int:
    from hashiban.games import NAMES, load
    from hashiban.words import words

    ours, proofs = words(args.lang), _proofs()
    games = [args.game] if args.game else NAMES
    for name in games:
        print(ours.say(f"{name}-title"))
        for rule in load(name).RULES:
            print(f"{rule:6}{ours.say(f'rule-{rule}')}")
            for proof in proofs.get(rule, ()):
                print(f"{'':6}{proof}")
    bare = [rule for name in games for rule in load(name).RULES if not proofs.get(rule)]
    if bare:
        raise Refused(f"hashiban rules: {ours.say('rules-bare', rules=tuple(bare))}", 1)
    return 0


def _proofs() -> dict[str, list[str]]:
    """The tests that prove each rule and the lesson steps that teach it, as ``python -m tests.proofs`` found them."""
    import json
    from importlib.resources import files

    proofs: dict[str, list[str]] = json.loads(files("hashiban").joinpath("proofs.json").read_text(encoding="utf-8"))
    return proofs


if __name__ == "__main__":
    sys.exit(main())
