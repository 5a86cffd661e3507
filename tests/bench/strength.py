"""How strong the bots are: ``python -m tests.bench.strength`` (or ``make strength``).

One bot of a level sits against weaker ones, in every seat in turn and every time with the same cards, so that neither
luck of the deal nor the seat decides. A level is worth its name when it wins clearly more than its fair share: the
lower end of the 95 % interval must reach 1.2 times that. The table is printed and kept in docs.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban.actions import Action, Choice
from hashiban.bots import anything
from hashiban.games import NAMES
from hashiban.lab.arena import run
from hashiban.lab.tally import Estimate, mean, shares, totals

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from hashiban.engine import Bot
    from hashiban.table import View

SEATS, GAMES, SEED = 4, 2000, 1
CLEARLY = 1.2
PAGE = Path(__file__).parents[2] / "docs" / "strength.md"

INTRO = """# How strong the bots are

Made by `make strength`: {games} games with {seats} seats for each line. One bot sits against three of the others, in
every seat in turn with the same cards; the interval (95 %) is over deals. A fair share of the wins is {fair:.0f} %,
and a level is worth its name when the lower end is at least {least:.0f} %.

"""

HEAD = """| Game | One | Against | Wins | 95 % | Lead in money | Enough |
| --- | --- | --- | ---: | --- | ---: | --- |"""


class Match(NamedTuple):
    """One bot against others of one kind."""

    game: str
    one: str | Bot
    others: str | Bot


class Verdict(NamedTuple):
    """What came of a match: share of the wins, and the lead in the mean total over the others."""

    match: Match
    share: Estimate
    lead: Estimate


def passing(view: View, luck: Random) -> Choice:
    """Passes whenever that can be said, and says any other legal thing when it cannot."""
    for option in view.options:
        if option.verb == "pass":
            return Choice(Action("pass"))
    return anything(view, luck)


def matches() -> list[Match]:
    """What is to be shown for every game."""
    pairs: list[tuple[str, str | Bot]] = [("hard", "medium"), ("medium", "easy"), ("hard", passing)]
    return [Match(game, one, others) for game in NAMES for one, others in pairs]


def played(match: Match, games: int) -> Verdict:
    """Play the same deals with the one bot in every seat; a deal is one observation."""
    won, lead = [], []
    for seat in range(SEATS):
        bots = [match.others] * SEATS
        bots[seat] = match.one
        results = run(match.game, bots, games // SEATS, SEED)
        if results.trouble:
            sys.exit(results.trouble)
        earned = totals(results)
        won.append(shares(results)[:, seat])
        lead.append(earned[:, seat] - np.delete(earned, seat, axis=1).mean(axis=1))
    return Verdict(match, mean(np.mean(won, axis=0)), mean(np.mean(lead, axis=0)))


def table(verdicts: Sequence[Verdict]) -> str:
    """The verdicts as a Markdown table."""
    lines = [HEAD]
    for (game, one, others), share, lead in verdicts:
        wins = f"{100 * share.value:.1f} % | {100 * share.low:.1f} to {100 * share.high:.1f} %"
        lines.append(f"| {game} | {_name(one)} | {_name(others)} | {wins} | {lead.value:+.1f} | {_enough(share)} |")
    return "\n".join(lines) + "\n"


def _name(bot: str | Bot) -> str:
    return bot if isinstance(bot, str) else bot.__name__


def _enough(share: Estimate) -> str:
    return "yes" if share.low >= CLEARLY / SEATS else "no"


def main() -> int:
    """Play, print, keep the page; 1 when a level is not worth its name."""
    options = argparse.ArgumentParser(prog="python -m tests.bench.strength", description=__doc__)
    options.add_argument("--games", type=int, default=GAMES, help="games for each line (default: %(default)s)")
    games = options.parse_args().games
    verdicts = [played(match, games) for match in matches()]
    said = table(verdicts)
    print(said, end="")
    intro = INTRO.format(games=f"{games:,}", seats=SEATS, fair=100 / SEATS, least=100 * CLEARLY / SEATS)
    PAGE.write_text(intro + said, encoding="utf-8")
    return int(any(_enough(verdict.share) == "no" for verdict in verdicts))


if __name__ == "__main__":
    sys.exit(main())
