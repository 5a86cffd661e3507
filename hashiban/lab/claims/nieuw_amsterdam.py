"""What players of Nieuw Amsterdam say about the order of turns, put to the test: four hard bots at a table."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from hashiban import bots
from hashiban.engine import play
from hashiban.games import load
from hashiban.lab.arena import game_seed
from hashiban.lab.claims import Verdict, means
from hashiban.lessons import Bar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from hashiban.lab.tally import Estimate

GAMES = 40
SEED = 2012
PLAYERS = 4


class Turn(NamedTuple):
    """What one round was for one seat."""

    before: int
    """The marker with which it began."""
    after: int
    """The one with which it ended: the number of the auction that it won, or the last one for who was left over."""
    paid: int
    points: int


@cache
def turns(games: int = GAMES, seed: int = SEED) -> tuple[Turn, ...]:
    """Every round of every seat in some games."""
    rules, seats = load("nieuw_amsterdam"), [bots.load("nieuw_amsterdam", "hard")] * PLAYERS
    found = []
    for number in range(1, games + 1):
        journal, _ = play(rules, seats, game_seed(seed, number))
        markers: dict[int, int] = {}
        before: dict[int, int] = {}
        for event in journal.events:
            facts = event.facts
            if event.name == "round":
                before = dict(markers)
            elif event.name == "scored":
                who = facts["who"]
                found.append(Turn(before[who], markers[who], facts["paid"], facts["points"]))
            elif "marker" in facts and event.name != "win":
                markers[facts["who"]] = facts["marker"]
    return tuple(found)


def _by(pairs: Iterable[tuple[int, int]]) -> dict[int, list[int]]:
    """The second numbers, by the first ones."""
    found = defaultdict(list)
    for key, value in pairs:
        found[key].append(value)
    return found


def _verdict(holds: bool, found: dict[int, Estimate]) -> Verdict:
    numbers = {f"mean{key}": round(estimate.value, 1) for key, estimate in found.items()}
    bars = tuple(Bar(key, *estimate, key == 1) for key, estimate in found.items())
    return Verdict(holds, numbers | {"games": GAMES}, bars)


@cache
def first_is_best() -> Verdict:
    """Does who begins a round with the first marker get most points in it, and more than by luck?"""
    points = means(_by((turn.before, turn.points) for turn in turns()))
    holds = points[1].low > max(points[marker].high for marker in points if marker > 1)
    return _verdict(holds, points)


@cache
def first_is_dearest() -> Verdict:
    """Is more paid in the first auction of a round than in each later one, and more than by luck?"""
    prices = means(_by((turn.after, turn.paid) for turn in turns() if turn.after < PLAYERS))
    holds = prices[1].low > max(prices[auction].high for auction in prices if auction > 1)
    return _verdict(holds, prices)


CLAIMS: dict[str, Callable[[], Verdict]] = {
    "first-is-best": first_is_best,
    "first-is-dearest": first_is_dearest,
}
"""Every claim about this game that can be tested."""
