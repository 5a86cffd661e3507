"""``hashiban simulate``: many games between bots, and who wins how often."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from hashiban.cli import kept
from hashiban.cli.asking import INTERRUPTED, Commands, Refused, described, game, integer, whole
from hashiban.cli.executors import executor

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Executor

    from hashiban.lab.arena import Plan, Results
    from hashiban.lab.compare import Change, Compared
    from hashiban.lab.tally import Estimate


MOST_GAMES = 10_000_000
MOST_WORKERS = 61
"""A pool of processes on Windows has room for no more."""

SIMULATE = """Let bots play many games and show who wins how often.

The same seed gives the same games, whoever plays them. Ctrl+C stops the run and keeps what is done.

With --change everything is played twice with the same cards, the second time with another bot in a seat or another
rule, and what that did is shown with its interval."""

SIMULATE_MORE = """bots: easy, medium, hard, and random (says any legal thing);
  with a bias and its strength as in hard+sunk-cost:1.5 (0 is no bias), in
  vastgoedveiling sunk-cost and anchor, in nieuw_amsterdam loss-aversion,
  in tien gamblers-fallacy and overconfidence, in wereldhandel endowment,
  in hashiban start-price and long-shot

The CSV file has a row for each seat of each game:
  game    number of the game, from 1
  seed    seed of this very game: the game can be played again from it
  seat    number of the seat, from 1
  bot     who sat there
  total   what it had at the end
  share   its share of the win: 1 alone, 0.5 between two, 0 for who lost
  won     1 for every seat that won, alone or shared, else 0

To record or to save the games, each is played a second time. With --change it is the games after the change.

examples:
  hashiban simulate vastgoedveiling --seats medium,easy,easy
  hashiban simulate vastgoedveiling --seats hard,hard --rule rounding=up --games 5000 --csv games.csv
  hashiban simulate vastgoedveiling --seats random,random,random,random --games 100000 --workers 4
  hashiban simulate tien --seats medium,medium,medium --rotate --change 1=hard
  hashiban simulate tien --seats hard,hard,hard --games 100000 --dask tcp://192.0.2.1:8786"""


def add(commands: Commands) -> None:
    """The command and its options."""
    about = commands.add_parser("simulate", help="let bots play many games and count who wins")
    simulate = described(about, SIMULATE, SIMULATE_MORE)
    simulate.add_argument("game", type=game, metavar="GAME", help="name of the game, such as vastgoedveiling")
    simulate.add_argument("--seats", required=True, metavar="BOT,BOT,...", help="the bot in each seat")
    games = whole(1, MOST_GAMES)
    simulate.add_argument("--games", type=games, default=1000, metavar="N", help="how many games (default: 1000)")
    simulate.add_argument("--seed", type=integer, default=1, metavar="S", help="any whole number (default: 1)")
    simulate.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="switch a rule of the game"
    )
    simulate.add_argument(
        "--rotate", action="store_true", help="play each deal with every bot in every seat, and tell what a seat does"
    )
    simulate.add_argument(
        "--change", metavar="WHAT", help="compare with another bot (SEAT=BOT) or another rule (NAME=VALUE)"
    )
    simulate.add_argument("--csv", metavar="FILE", help="also write the results to this file")
    simulate.add_argument("--record", metavar="FILE", help="also write all that happened, a row an event")
    simulate.add_argument("--journals", metavar="FOLDER", help="also save every game in this new or empty folder")
    workers = whole(1, MOST_WORKERS)
    hands = simulate.add_mutually_exclusive_group()
    hands.add_argument("--workers", type=workers, default=1, metavar="N", help="processes to play in (default: 1)")
    hands.add_argument("--dask", metavar="ADDRESS", help="play on the workers of the Dask scheduler at this address")
    simulate.add_argument(
        "--progress", action="store_true", help="show a progress bar, also when nobody may be looking"
    )
    simulate.set_defaults(command=_simulate)


def _simulate(args: argparse.Namespace) -> int:
    from hashiban.lab.arena import Plan, run

    seats = tuple(seat.strip() for seat in args.seats.split(","))
    rules = _switched(args.game, args.rule)
    try:
        plan = Plan(args.game, seats, args.games, args.seed, rules, args.rotate)
        change = _change(args.change, plan) if args.change else None
    except ValueError as error:
        raise Refused(f"hashiban simulate: {error}") from None
    folder = kept.folder(args.journals)
    with (
        kept.writable(args.csv) as file,
        kept.writable(args.record) as record,
        _bar(args) as tick,
        executor(args) as others,
    ):
        if change is not None:
            compared = _compared(plan, change, others, tick)
            results = compared.before if compared.before.trouble else compared.after
            lost = kept.save([compared.before, compared.after], file, args.csv)
            _print_differences(compared)
        else:
            results = run(args.game, seats, args.games, args.seed, rules, others, tick, args.rotate)
            lost = kept.save([results], file, args.csv)
            _print_summary(results)
        lost = lost or kept.record(results, record, args.record) or kept.keep(results, folder)
    if lost:
        raise Refused(lost)
    return _how_it_ended(results)


def _change(text: str, plan: Plan) -> Change:
    """One change: ``2=hard`` is the bot in seat 2, anything else a switch. Raises Refused or ValueError."""
    from dataclasses import replace

    from hashiban import bots
    from hashiban.lab.compare import Change

    what, _, value = text.partition("=")
    if what.strip().isdecimal():
        bots.load(plan.game, value.strip())
        change = Change(int(what) - 1, value.strip())
    else:
        switched = _switched(plan.game, [text])
        change = Change(rules=replace(plan.rules, **{what: getattr(switched, what)}))
    change.made(plan)
    return change


def _compared(
    plan: Plan, change: Change, executor: Executor | None, tick: Callable[[Results], None] | None
) -> Compared:
    """Both runs, as far as they came before Ctrl+C."""
    from hashiban.lab.arena import Results
    from hashiban.lab.compare import Compared, paired

    compared = Compared(Results(plan), Results(change.made(plan)))
    try:
        for compared in paired(plan, change, executor):
            if tick is not None:
                tick(compared.after)
    except KeyboardInterrupt:
        for results in (compared.before, compared.after):
            results.interrupted = True
            results.games.trim(len(plan.bots))
    return compared


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
        print(f"{line.place + 1:<4}  {line.bot:{width}}  {share}  {_between(line.total):>27}".rstrip())
    for seat, won in enumerate(said.seats):
        print(f"{'' if seat else chr(10)}whoever sits in seat {seat + 1} wins {_between(won, 100).strip()} %")
    print(f"\n{said.decisions:.1f} decisions a game, {said.pace:,.0f} games a second of CPU time")


def _print_differences(compared: Compared) -> None:
    plan = compared.before.plan
    print(f"{plan.game}: {len(compared):,} pairs of games with the same cards, seed {plan.seed}")
    if not len(compared):
        return
    said = compared.differences()
    names = [line.before if line.before == line.after else f"{line.before} -> {line.after}" for line in said]
    width = max(3, *map(len, names))
    print(f"\nseat  {'bot':{width}}  wins, points of a hundred  (95 % between)  total  (95 % between)")
    for line, name in zip(said, names, strict=True):
        share, total = _between(line.share, 100), _between(line.total)
        print(f"{line.place + 1:<4}  {name:{width}}  {share:>41}  {total:>22}".rstrip())


def _between(estimate: Estimate, times: int = 1) -> str:
    value, low, high = (times * number for number in estimate)
    return f"{value:6.1f}  {f'({low:.1f} to {high:.1f})':<15}"


def _how_it_ended(results: Results) -> int:
    """Say on standard error why games are missing; the exit code."""
    if results.games.again:
        print(f"{results.games.again} bundles of games were played again: who played them was lost.", file=sys.stderr)
    if results.trouble:
        raise Refused(f"hashiban simulate: {results.trouble} What was finished before is kept.", 1)
    if results.interrupted:
        asked = results.plan.games
        raise Refused(
            f"hashiban simulate: stopped after {len(results):,} of {asked:,} games, which are kept.", INTERRUPTED
        )
    return 0
