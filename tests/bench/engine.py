"""How fast the engine plays: ``python -m tests.bench.engine`` (or ``make bench``).

Five things are timed in turn, round after round, in CPU time: the floor (``tests.bench.bare``), whole games by
``engine.play``, the replay of parsed journals, ``State.copy``, and first-price auctions of the laboratory. The floor
plays the very same games, so the ratios say what views, options, legality, events and the journal cost. Medians; a
table is printed and kept in docs.
"""

from __future__ import annotations

import argparse
import gc
import os
import platform
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban import bots
from hashiban.actions import CHANCE
from hashiban.engine import play, replay
from hashiban.games import NAMES, load
from hashiban.journal import parse
from hashiban.lab.textbook import bids as rules
from hashiban.lab.textbook import sealed
from tests.bench.bare import SEATS, bare

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.journal import Journal
    from hashiban.table import Game, State

GAME = "vastgoedveiling"
ROUNDS, GAMES = 15, 200
BIDDERS, LOTS = 5, 2_000
"""Of the laboratory's auctions: so many are one task."""
PAGE = Path(__file__).parents[2] / "docs" / "bench-engine.md"

INTRO = """# How fast the engine plays

Made by `make bench`: four seats in Vastgoedveiling that say any legal thing, in CPU time, the median of {rounds}
rounds of {games} games in which floor, play, replay and copy take turns. The floor (`tests/bench/bare.py`) is one
bare function that plays the very same games from the same seeds, with the same money arithmetic and luck, but without
views, options, legality, events and journal. A random game has only {decisions:.0f} decisions, since random bids soon
reach the end of a purse; games between the levels have 60 to 70. The other games, four random seats each, are timed
in the same rounds; a decision of theirs may take three times as long as one of Vastgoedveiling. The laboratory's
auctions have five bidders and run in numpy, {lots:,} at once.

{date}, {python}, {processors} processors.

"""


class Medians(NamedTuple):
    """CPU seconds for one of each; the floor's share of play, round by round; how many decisions a game has."""

    floor: float
    play: float
    replay: float
    copy: float
    share: float
    decisions: float
    lot: float
    """CPU seconds of a first-price auction with five bidders, its values drawn, its bids made and sold."""
    others: dict[str, Speed]
    """The other games, four random seats each."""


class Speed(NamedTuple):
    """CPU seconds of a game and of a decision, and the floor's time for a decision beside it, round by round."""

    game: float
    decision: float
    share: float


class Row(NamedTuple):
    """A line of the table: what was measured, and what we aim at."""

    what: str
    value: str
    aim: str
    met: bool | None


def measured(rounds: int, games: int) -> Medians:
    """Time all four, in turn, ``rounds`` times."""
    game, seats = load(GAME), [bots.load(GAME, "random")] * SEATS
    journals = [parse(play(game, seats, seed)[0].lines()) for seed in range(games)]
    halves = [replay(journal, len(journal.moves) // 2) for journal in journals]
    gc.collect()
    gc.freeze()  # what waits here for its turn is no burden on the games that are timed
    tasks: list[Callable[[int], object]] = [
        bare,
        lambda seed: play(game, seats, seed),
        lambda seed: replay(journals[seed]),
        lambda seed: halves[seed].copy(),
        auctions,
    ]
    others = {name: load(name) for name in NAMES if name != GAME}
    tasks += [partial(_random_game, other) for other in others.values()]
    timed = [[timing(task, games) for task in tasks] for _ in range(rounds + 1)][1:]  # the first round warms up
    floor, whole, again, copy, lots, *rest = (median(column) for column in zip(*timed, strict=True))
    share = median(bare_ / play_ for bare_, play_, *_ in timed)
    decisions = sum(bare(seed).decisions for seed in range(games)) / games
    speeds = {}
    for at, (name, time) in enumerate(zip(others, rest, strict=True), start=len(tasks) - len(others)):
        count = sum(_decisions(others[name], seed) for seed in range(games)) / games
        beside = median((row[0] / decisions) / (row[at] / count) for row in timed)
        speeds[name] = Speed(time, time / count, beside)
    return Medians(floor, whole, again, copy, share, decisions, lots / LOTS, speeds)


def auctions(seed: int) -> object:
    """Many first-price auctions with bids of equilibrium."""
    values = np.random.default_rng(seed).random((LOTS, BIDDERS))
    return sealed.first_price(values, rules.first_price(BIDDERS))


def _random_game(game: Game, seed: int) -> tuple[Journal, State]:
    """Four seats that say any legal thing."""
    return play(game, [bots.anything] * SEATS, seed)


def _decisions(game: Game, seed: int) -> int:
    """How many times a player was asked in such a game."""
    return sum(seat != CHANCE for seat, _ in _random_game(game, seed)[0].moves)


def timing(task: Callable[[int], object], count: int) -> float:
    """CPU seconds of one run of ``task``."""
    began = process_time()
    for seed in range(count):
        task(seed)
    return (process_time() - began) / count


def rows(found: Medians) -> list[Row]:
    """The table: figures, aims and verdicts."""
    games, decisions, ratio = 1 / found.play, found.decisions / found.play, found.share
    again, copy = found.replay / found.play, found.copy / found.play
    return [
        Row("floor: games a CPU second", f"{1 / found.floor:,.0f}", "", None),
        Row("play: games a CPU second", f"{games:,.0f}", "3,000", games >= 3000),
        Row("play: decisions a CPU second", f"{decisions:,.0f}", "200,000", decisions >= 200_000),
        Row("play: share of the floor's speed", f"{ratio:.2f}", "at least 0.33", ratio >= 1 / 3),
        Row("replay: time of playing", f"{again:.2f}", "at most 1.50", again <= 1.5),
        Row("copy: time of a game", f"{copy:.4f}", "at most 0.05", copy <= 0.05),
        Row("laboratory: first-price auctions a CPU second", f"{1 / found.lot:,.0f}", "2,000,000", found.lot <= 5e-7),
        *(row for name, speed in found.others.items() for row in _speed(name, speed, found.play / found.decisions)),
    ]


def _speed(name: str, speed: Speed, decision: float) -> list[Row]:
    """Three lines for a game: speed, and how its decision compares with the floor's and with Vastgoedveiling's."""
    times = speed.decision / decision
    per_second = f"{1 / speed.game:,.0f} and {1 / speed.decision:,.0f}"
    return [
        Row(f"{name}: games and decisions a CPU second", per_second, "", None),
        Row(f"{name}: share of the floor's speed, by decision", f"{speed.share:.2f}", "", None),
        Row(f"{name}: time of a decision, in {GAME}'s", f"{times:.2f}", "at most 3.00", times <= 3),
    ]


def table(found: Sequence[Row]) -> str:
    """The rows as a Markdown table, which reads well as it is."""
    lines = ["| Measure | Median | Aim | Met |", "| --- | ---: | ---: | --- |"]
    verdicts = {True: "yes", False: "no", None: ""}
    lines += [f"| {row.what} | {row.value} | {row.aim} | {verdicts[row.met]} |" for row in found]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print, and keep the page."""
    options = argparse.ArgumentParser(prog="python -m tests.bench.engine", description=__doc__)
    options.add_argument("--rounds", type=int, default=ROUNDS)
    options.add_argument("--games", type=int, default=GAMES)
    args = options.parse_args()
    found = measured(args.rounds, args.games)
    said = table(rows(found))
    print(said, end="")
    intro = INTRO.format(
        rounds=args.rounds,
        games=args.games,
        lots=LOTS,
        decisions=found.decisions,
        date=datetime.now(UTC).date().isoformat(),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        processors=os.cpu_count(),
    )
    PAGE.write_text(intro + said, encoding="utf-8")


if __name__ == "__main__":
    main()
