"""How strong the bots are: ``python -m tests.bench.strength`` (or ``make strength``).

One bot of a level sits against weaker ones, in every seat in turn and every time with the same cards, so that neither
luck of the deal nor the seat decides. A level is worth its name when it wins clearly more than its fair share: the
lower end of the 95 % interval must reach 1.2 times that. With four seats there is an aim besides for each pair. The
tables are printed and kept in docs, a section a game; one game alone leaves the sections of the others as they are.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban.actions import Action, Choice
from hashiban.bots import anything
from hashiban.games import NAMES, load
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

INTRO = f"""# How strong the bots are

Made by `make strength`. One bot sits in every seat in turn with the same cards; bots of one other kind have the other
seats. The interval (95 %) is over deals. A level is worth its name when the lower end is at least {CLEARLY} times its
fair share of the wins, and when it wins as often as was aimed at. The lead is in the mean total over the others. The
bot called passing passes whenever it can and sells any card: whoever cannot beat that has learned nothing.

"""

HEAD = """| Seats | One | Against | Wins | 95 % | Lead | Aim | Enough |
| ---: | --- | --- | ---: | --- | ---: | ---: | --- |"""


class Match(NamedTuple):
    """One bot against others of one kind, and the share of the wins that is aimed at."""

    game: str
    one: str | Bot
    others: str | Bot
    aim: float = 0.0
    seats: int = SEATS


class Verdict(NamedTuple):
    """What came of a match: share of the wins, and the lead in the mean total over the others."""

    match: Match
    share: Estimate
    lead: Estimate

    @property
    def enough(self) -> bool:
        """Whether the level is worth its name."""
        return self.share.value >= self.match.aim and self.share.low >= CLEARLY / self.match.seats


def passing(view: View, luck: Random) -> Choice:
    """Passes whenever that can be said, and says any other legal thing when it cannot."""
    for option in view.options:
        if option.verb == "pass":
            return Choice(Action("pass"))
    return anything(view, luck)


LEVELS = (("hard", "medium"), ("medium", "easy"))
AIMS: dict[str, tuple[tuple[str, str | Bot, float], ...]] = {
    "vastgoedveiling": (("hard", "medium", 0.40), ("medium", "easy", 0.50), ("hard", passing, 0.95))
}
"""One against three others, and the share of the wins that is aimed at."""
LUCKY = {"tien": 4}
"""A game with more luck in it is played so many times as often."""


def matches() -> list[Match]:
    """What is to be shown for every game: the aims with four seats, then the levels with any other number."""
    found = []
    for game in NAMES:
        aims = AIMS.get(game, tuple((one, others, 0.0) for one, others in LEVELS))
        found += [Match(game, *aim) for aim in aims]
        for seats in load(game).PLAYERS:
            if seats not in (1, SEATS):
                found += [Match(game, one, others, 0.0, seats) for one, others, _ in aims]
    return found


def played(match: Match, games: int) -> Verdict:
    """Play the same deals with the one bot in every seat; a deal is one observation."""
    games *= LUCKY.get(match.game, 1)
    won, lead = [], []
    for seat in range(match.seats):
        bots = [match.others] * match.seats
        bots[seat] = match.one
        results = run(match.game, bots, ceil(games / match.seats), SEED)
        if results.trouble:
            sys.exit(results.trouble)
        earned = totals(results)
        won.append(shares(results)[:, seat])
        lead.append(earned[:, seat] - np.delete(earned, seat, axis=1).mean(axis=1))
    return Verdict(match, mean(np.mean(won, axis=0)), mean(np.mean(lead, axis=0)))


def table(verdicts: Sequence[Verdict]) -> str:
    """The verdicts as a Markdown table."""
    lines = [HEAD]
    for verdict in verdicts:
        (_, one, others, aim, seats), share, lead = verdict
        who = f"{seats} | {_name(one)} | {_name(others)}"
        wins = f"{100 * share.value:.1f} % | {100 * share.low:.1f} to {100 * share.high:.1f} %"
        aimed = f"{100 * aim:.0f} %" if aim else ""
        lines.append(f"| {who} | {wins} | {lead.value:+.1f} | {aimed} | {'yes' if verdict.enough else 'no'} |")
    return "\n".join(lines) + "\n"


def called(match: Match) -> str:
    """A match in a few words."""
    return f"{match.game}: {_name(match.one)} against {_name(match.others)}"


def _name(bot: str | Bot) -> str:
    return bot if isinstance(bot, str) else bot.__name__


def sections(page: str) -> dict[str, str]:
    """What a page says of each game."""
    return dict(part.split("\n", 1) for part in page.split("\n## ")[1:])


def main() -> int:
    """Play, print, keep the page; 1 when a level is not worth its name."""
    options = argparse.ArgumentParser(prog="python -m tests.bench.strength", description=__doc__)
    options.add_argument("--games", type=int, default=GAMES, help="games for each line (default: %(default)s)")
    options.add_argument("--game", choices=NAMES, help="this game only")
    args = options.parse_args()
    kept = sections(PAGE.read_text(encoding="utf-8"))
    enough = True
    for game in [args.game] if args.game else NAMES:
        verdicts = [played(match, args.games) for match in matches() if match.game == game]
        games = args.games * LUCKY.get(game, 1)
        kept[game] = f"\n{datetime.now(UTC):%Y-%m-%d}, {games:,} games for each line.\n\n{table(verdicts)}"
        print(f"{game}\n{kept[game]}")
        enough &= all(verdict.enough for verdict in verdicts)
    said = "\n".join(f"## {game}\n{kept[game].rstrip()}\n" for game in NAMES if game in kept)
    PAGE.write_text(INTRO + said, encoding="utf-8")
    return int(not enough)


if __name__ == "__main__":
    sys.exit(main())
