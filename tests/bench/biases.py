"""What each bias costs: ``python -m tests.bench.biases``.

A biased bot sits in every seat in turn among unbiased ones, and each deal is played with the unbiased bot in that
seat as well: the same cards, the same luck. The difference is the cost; a deal is one observation. The table is
printed and kept in docs.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban.bots.biased import BIASES
from hashiban.lab.arena import run
from hashiban.lab.tally import Estimate, mean, shares, totals
from hashiban.lab.textbook import naive
from tests.bench.strength import sections

if TYPE_CHECKING:
    from hashiban.lab.arena import Results

SEATS, AUCTIONS, SEED = 4, 200_000, 1
DEALS = {"vastgoedveiling": 1000, "nieuw_amsterdam": 120, "tien": 120, "wereldhandel": 100, "hashiban": 100}
"""How many deals are played for each line: as many as a minute or so has room for."""

TODAY = f"{datetime.now(UTC):%Y-%m-%d}"
PAGE = Path(__file__).parents[2] / "docs" / "biases.md"

STRENGTHS: dict[str, tuple[float, ...]] = {
    "sunk-cost": (0.5, 1, 1.5, 2, 3),
    "anchor": (0.25, 0.5, 0.75, 1),
    "loss-aversion": (0.5, 1.25, 2, 4),
    "endowment": (0.5, 1, 2, 4),
    "gamblers-fallacy": (0.25, 0.5, 1, 2, 4),
    "overconfidence": (0.5, 1, 2, 4, 8),
    "start-price": (0.25, 0.5, 0.75, 1),
    "long-shot": (0.25, 0.5, 1, 2),
}
"""The strengths that are measured."""

INTRO = """# What a bias costs

Made by `python -m tests.bench.biases`. The biases, with their sources, are in `hashiban/bots/biased.py`; such a bot
is called like `hard+sunk-cost:1.5`, and strength 0 is the unbiased bot. It sits in every seat in turn among three
unbiased ones, and each deal is played with the unbiased bot in its seat as well. The columns say how many more wins
(in points of a hundred, of which the unbiased bot has 25) and how much more in total it has by its bias, with 95 %
intervals over deals. Where an interval reaches over 0, this many deals do not show that the bias costs or brings
anything.

"""

HEAD = """| Strength | Wins | 95 % | Total | 95 % |
| ---: | ---: | --- | ---: | --- |"""

LAST = "naive"
NAIVE = """
{today}.

None of the games sells a thing that is worth the same to all but known to none, so this one bids in a textbook
auction (`hashiban.lab.textbook.naive`): first price, each signal at most 1 away from the value. Strength 0 is the
equilibrium of Wilson and of Kagel and Levin, strength 1 bids the signal itself. {auctions:,} auctions for each
line; one naive bidder among equilibrium bidders, and all bidders naive. The result is that of one bidder in an
auction that it wins.

| Bidders | Strength | One naive | 95 % | All naive | 95 % |
| ---: | ---: | ---: | --- | ---: | --- |
{rows}
"""


class Cost(NamedTuple):
    """What a strength of a bias changes: the share of the wins, and the total."""

    share: Estimate
    total: Estimate


@lru_cache
def plain(game: str, level: str, seats: int, deals: int) -> Results:
    """These deals without any bias."""
    return run(game, [level] * seats, deals, SEED)


def cost(bias: str, strength: float, deals: int, seats: int = SEATS) -> Cost:
    """Play the same deals with and without the bias, in every seat in turn."""
    game, level, _, make, _ = BIASES[bias]
    without = plain(game, level.__name__, seats, deals)
    won, earned = [], []
    for seat in range(seats):
        bots = [level.__name__] * seats
        bots[seat] = make(strength).__name__
        biased = run(game, bots, deals, SEED)
        if without.trouble or biased.trouble:
            sys.exit(without.trouble or biased.trouble)
        won.append((shares(biased) - shares(without))[:, seat])
        earned.append((totals(biased) - totals(without))[:, seat])
    return Cost(mean(np.mean(won, axis=0)), mean(np.mean(earned, axis=0)))


def section(bias: str, deals: int) -> str:
    """What this bias costs at each strength, as Markdown."""
    lines = [f"\n{TODAY}, {BIASES[bias].game}, {deals:,} deals in each of {SEATS} seats.", "", HEAD]
    for strength in STRENGTHS[bias]:
        (share, low, high), (total, least, most) = cost(bias, strength, deals)
        wins = f"{100 * share:+.1f} | {100 * low:+.1f} to {100 * high:+.1f}"
        lines.append(f"| {strength:g} | {wins} | {total:+.2f} | {least:+.2f} to {most:+.2f} |")
    return "\n".join(lines) + "\n"


def cursed(auctions: int) -> str:
    """What the naive bidder loses, as Markdown."""
    rows = []
    for bidders in (2, 3, 4, 7):
        for strength in (0.0, 0.5, 1.0):
            one = naive.won([strength] + [0.0] * (bidders - 1), auctions, SEED)[0]
            every = naive.won([strength] * bidders, auctions, SEED)[0]
            cells = [
                f"{round(e.value, 3) + 0.0:+.3f} | {e.low:+.3f} to {e.high:+.3f}" for e in (mean(one), mean(every))
            ]
            rows.append(f"| {bidders} | {strength:g} | {' | '.join(cells)} |")
    return NAIVE.format(today=TODAY, auctions=auctions, rows="\n".join(rows))


def main() -> int:
    """Measure, print, keep the page."""
    options = argparse.ArgumentParser(prog="python -m tests.bench.biases", description=__doc__)
    options.add_argument("--only", choices=(*BIASES, LAST), help="measure this one again and keep the others")
    args = options.parse_args()
    for bias in [args.only] if args.only else [*BIASES, LAST]:
        measured = cursed(AUCTIONS) if bias == LAST else section(bias, DEALS[BIASES[bias].game])
        print(f"{bias}\n{measured}", flush=True)
        keep(bias, measured)
    return 0


def keep(bias: str, measured: str) -> None:
    """Put what was measured on the page; the other sections stay as they are."""
    kept = sections(PAGE.read_text(encoding="utf-8")) if PAGE.exists() else {}
    kept[bias] = measured
    said = "\n".join(f"## {bias}\n{kept[bias].rstrip()}\n" for bias in (*BIASES, LAST) if bias in kept)
    PAGE.write_text(INTRO + said, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
