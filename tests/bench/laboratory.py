"""How fast the laboratory is, and how far its bots can be exploited: ``python -m tests.bench.laboratory``.

Games a CPU second for each game and level; what two processes and a Dask cluster of two cost beside one process; and
what each bot loses to better play in the three small games that are solved. Medians of several runs; the tables are
kept in docs.
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
from hashiban.games import NAMES, load, wereldhandel
from hashiban.games import nieuw_amsterdam as na
from hashiban.lab.arena import run
from hashiban.lab.exploit import once_around, sale, trade
from hashiban.lab.exploit.once_around import Hands
from hashiban.lab.sale_phase import value_in_floats
from hashiban.words import words

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

{sales}

A small blind trade of Wereldhandel between two with the same money, likewise, in money a trade. The goods are worth
to both what the hard bot reckons; easy and medium, which think otherwise, lose by that too. Value is what the trade
is worth to who offers when both play perfectly.

{trades}

A small once-around auction. Here the bot bids among others that bid as theory says, and gains so much less than its
own best bids would, on average: points of Nieuw Amsterdam, coins of Tien. In Nieuw Amsterdam two are left without a
column. In Tien three with ten coins each sit in every order, and the wild is worth to each of them what the hard bot
reckons, in coins.

{auctions}
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


def sales() -> str:
    """What a best reply wins from each bot in small sale phases, as Markdown."""
    rows = ["| Bot | Hands | Cheques | Worth | Loses as first | Loses as second |"]
    rows.append("| --- | --- | --- | ---: | ---: | ---: |")
    for small in sale.SALES:
        hands = f"{_listed(small.first)} against {_listed(small.second)}"
        for bot in bots.names(GAME):
            found = sale.exploited(bot, small)
            worth = value_in_floats(*small)
            rows.append(
                f"| {bot} | {hands} | {_listed(small.cheques)} | {worth:.2f} "
                f"| {found.as_first:.2f} | {found.as_second:.2f} |"
            )
    return "\n".join(rows)


def trades() -> str:
    """What a best reply wins from each bot in small blind trades, as Markdown."""
    rows = ["| Bot | Goods | Money of each | Worth | Value | Loses offering | Loses answering |"]
    rows.append("| --- | --- | --- | ---: | ---: | ---: | ---: |")
    for deal in trade.DEALS:
        goods = f"{deal.each} and {deal.each} of {wereldhandel.KINDS[deal.kind].name}"
        money = ", ".join(f"{n} × {kind}" for kind, n in zip(wereldhandel.MONEY, deal.money, strict=True) if n)
        for bot in bots.names(wereldhandel.NAME):
            found = trade.exploited(bot, deal)
            worth, value = float(found.trade.first.round.worth), float(found.trade.value)
            rows.append(
                f"| {bot} | {goods} | {money} | {worth:.1f} | {value:.2f} "
                f"| {found.offering:.2f} | {found.answering:.2f} |"
            )
    return "\n".join(rows)


def auctions() -> str:
    """What each bot misses in small once-around auctions, as Markdown."""
    rows = ["| Game | Bot | Auction | As first | As second | As third |", "| --- | --- | --- | ---: | ---: | ---: |"]
    for name, small in once_around.AUCTIONS.items():
        for about in small:
            for bot in bots.names(name):
                lost = [f"{place:.2f}" for place in once_around.missed(name, bot, about).places]
                rows.append(f"| {name} | {bot} | {_called(about)} | {' | '.join([*lost, '', ''][:3])} |")
    return "\n".join(rows)


def _called(about: once_around.Lay | Hands) -> str:
    """What is sold, and what else there is."""
    if isinstance(about, Hands):
        worths = sorted(values[0][0] for values in once_around.solved(about).values)
        return f"{words('en').say('tien-card', card=about.lot)}, worth {_listed(tuple(map(int, worths)))}"
    columns = [" ".join(na.KINDS[tile] for tile in tiles) for tiles in about.columns]
    return f"{columns[0]}; then {' / '.join(columns[2:])}"


def _listed(cards: tuple[int, ...]) -> str:
    return ", ".join(map(str, cards))


def main() -> None:
    """Measure, print, keep the page."""
    options = argparse.ArgumentParser(prog="python -m tests.bench.laboratory", description=__doc__)
    options.add_argument("--rounds", type=int, default=ROUNDS, help="runs for each number (default: %(default)s)")
    options.add_argument("--games", type=int, default=20_000, help="games of the overhead (default: %(default)s)")
    options.add_argument("--weak", action="store_true", help="only see again how far bots can be exploited")
    args = options.parse_args()
    weak = WEAK.format(sales=sales(), trades=trades(), auctions=auctions())
    if args.weak:
        print(weak)
        kept = PAGE.read_text(encoding="utf-8")
        PAGE.write_text(kept[: kept.index(WEAK.splitlines()[0])] + weak, encoding="utf-8")
        return
    said = INTRO.format(
        date=f"{datetime.now(UTC):%Y-%m-%d}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        processors=os.cpu_count(),
        rounds=args.rounds,
    )
    said += GAMES.format(levels=levels(args.rounds))
    said += OTHERS.format(games=args.games, game=GAME, overhead=overhead(args.games, args.rounds))
    said += weak
    print(said)
    PAGE.write_text(said, encoding="utf-8")


if __name__ == "__main__":
    main()
