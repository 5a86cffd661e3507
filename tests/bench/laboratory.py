"""How fast the laboratory is, and how far its bots can be exploited: ``python -m tests.bench.laboratory``.

Games a CPU second for each game and level; what two processes and a Dask cluster of two cost beside one process; and
what a best reply wins from each bot in small sale phases. Medians of several runs; the tables are kept in docs.
"""

from __future__ import annotations

import argparse
import os
import platform
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from hashiban import bots
from hashiban.games import NAMES, load
from hashiban.lab.arena import run
from hashiban.lab.exploit import SALES, exploited
from hashiban.lab.sale_phase import value_in_floats

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

PAGE = Path(__file__).parents[2] / "docs" / "bench-lab.md"
SECONDS, ROUNDS = 1.0, 3
"""CPU seconds that a run of games should take, and how many runs."""
GAME, SEATS = "vastgoedveiling", ("random",) * 4

INTRO = """# How fast the laboratory is

Made by `make bench` ({date}, {python}, {processors} processors). Medians of {rounds} runs.

"""

GAMES = """## Games a CPU second

The same bot in four seats.

{levels}

"""
OTHERS = """## Others that play

{games:,} games of {game} by seats that say any legal thing. Overhead is what two take more than half the time of one.

{overhead}

"""
WEAK = """## How far a bot can be exploited

A small sale phase of Vastgoedveiling for two. The bot loses so much money a game against a rival that knows its rule,
compared with what the sale is worth when both play perfectly; 0 is perfect. Medium and hard never mix, so a rival can
read them, however strong they are against others.

{weaknesses}
"""


def pace(game: str, bot: str, rounds: int) -> float:
    """Games a CPU second with this bot in every seat, four or as many as there can be."""
    seats = [bot] * min(4, load(game).PLAYERS[-1])
    run(game, seats, 2, 1)
    count, found = 2, list[float]()
    while len(found) < rounds:
        began = process_time()
        run(game, seats, count, len(found))
        spent = process_time() - began
        if spent < SECONDS / 2 and count < 4096:
            count *= 2
            continue
        found.append(count / spent)
    return median(found)


def levels(rounds: int) -> str:
    """Games a CPU second for each game and level, as Markdown."""
    rows = ["| Game | easy | medium | hard | random |", "| --- | ---: | ---: | ---: | ---: |"]
    for game in NAMES:
        fast = [pace(game, bot, rounds) for bot in ("easy", "medium", "hard", "random")]
        rows.append(f"| {game} | {' | '.join(f'{number:,.1f}' for number in fast)} |")
    return "\n".join(rows)


def overhead(games: int, rounds: int) -> str:
    """Seconds on the clock for so many games by one process, two, and two Dask workers, as Markdown."""

    def timed(executor: Executor | None) -> float:
        began = perf_counter()
        results = run(GAME, SEATS, games, 1, executor=executor)
        assert len(results) == games, results.trouble
        return perf_counter() - began

    ways: dict[str, Callable[[], Any]] = {"two processes": _pool, "Dask, two workers": _Cluster}
    alone = median(timed(None) for _ in range(rounds))
    rows = ["| Who plays | Seconds | Of one process | Overhead |", "| --- | ---: | ---: | ---: |"]
    rows.append(f"| one process | {alone:.1f} | 1.00 | |")
    for name, make in ways.items():
        with make() as executor:
            run(GAME, SEATS, 400, 2, executor=executor)
            spent = median(timed(executor) for _ in range(rounds))
        rows.append(f"| {name} | {spent:.1f} | {spent / alone:.2f} | {100 * (2 * spent / alone - 1):.0f} % |")
    return "\n".join(rows)


def _pool() -> Executor:
    return ProcessPoolExecutor(2, get_context("spawn"))


class _Cluster:
    """Two Dask workers, each a process of its own, as an executor."""

    def __enter__(self) -> Executor:
        made: Any = import_module("distributed")
        self.cluster = made.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None)
        self.client = made.Client(self.cluster)
        executor: Executor = self.client.get_executor()
        return executor

    def __exit__(self, *_: object) -> None:
        self.client.close()
        self.cluster.close()


def weaknesses() -> str:
    """What a best reply wins from each bot in small sale phases, as Markdown."""
    rows = ["| Bot | Hands | Cheques | Worth | Loses as first | Loses as second |"]
    rows.append("| --- | --- | --- | ---: | ---: | ---: |")
    for sale in SALES:
        hands = f"{_listed(sale.first)} against {_listed(sale.second)}"
        for bot in bots.names(GAME):
            found = exploited(bot, sale)
            worth = value_in_floats(*sale)
            rows.append(
                f"| {bot} | {hands} | {_listed(sale.cheques)} | {worth:.2f} "
                f"| {found.as_first:.2f} | {found.as_second:.2f} |"
            )
    return "\n".join(rows)


def _listed(cards: tuple[int, ...]) -> str:
    return ", ".join(map(str, cards))


def main() -> None:
    """Measure, print, keep the page."""
    options = argparse.ArgumentParser(prog="python -m tests.bench.laboratory", description=__doc__)
    options.add_argument("--rounds", type=int, default=ROUNDS, help="runs for each number (default: %(default)s)")
    options.add_argument("--games", type=int, default=20_000, help="games of the overhead (default: %(default)s)")
    args = options.parse_args()
    said = INTRO.format(
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        processors=os.cpu_count(),
        rounds=args.rounds,
    )
    said += GAMES.format(levels=levels(args.rounds))
    said += OTHERS.format(games=args.games, game=GAME, overhead=overhead(args.games, args.rounds))
    said += WEAK.format(weaknesses=weaknesses())
    print(said)
    PAGE.write_text(said, encoding="utf-8")


if __name__ == "__main__":
    main()
