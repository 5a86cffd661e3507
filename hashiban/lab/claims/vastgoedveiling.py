"""Three tips for Vastgoedveiling, put to the test."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from math import comb
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban import bots
from hashiban.engine import play
from hashiban.games import load
from hashiban.games.vastgoedveiling import CHEQUES, PLAYERS
from hashiban.lab.arena import game_seed
from hashiban.lab.claims import Verdict, means
from hashiban.lab.tally import Estimate, mean
from hashiban.lessons import Bar

if TYPE_CHECKING:
    from collections.abc import Callable

GAMES = 300
SEED = 1997
SEATS = ("hard", "medium", "hard", "medium")
LOW, HIGH, TOP = 7, 24, 25
"""Properties from 7 to 24 are the middle, those from 25 up the top."""
MUCH = 1.5
"""So many times the others is a lot more."""
PROPORTIONAL = 0.25
"""So far may a price lie from the best proportional line and still be about proportional."""
BIG = 12
"""A cheque from here up is called high."""


class Sales(NamedTuple):
    """What was paid and fetched in some games: for each property its cheques, for each rank in a lot its prices."""

    cheques: dict[int, list[int]]
    prices: dict[int, list[int]]


@cache
def sales(games: int = GAMES, seed: int = SEED) -> Sales:
    """Some games of hard and medium bots, four at a table."""
    rules, seats = load("vastgoedveiling"), [bots.load("vastgoedveiling", name) for name in SEATS]
    found = Sales(defaultdict(list), defaultdict(list))
    for number in range(1, games + 1):
        journal, _ = play(rules, seats, game_seed(seed, number))
        lot: list[int] = []
        for event in journal.events:
            facts = event.facts
            if event.name == "market":
                lot = list(facts["cards"])
            elif event.name == "sold":
                found.cheques[facts["card"]].append(facts["cheque"])
            elif event.name in ("pass", "forced", "win"):
                found.prices[lot.index(facts["card"]) + 1].append(facts["paid"])
    return found


@cache
def top_properties() -> Verdict:
    """Are properties 25 to 30 worth a lot more? Then they fetch half as much again as the others, and no luck."""
    cheques = sales().cheques
    fetched = means(cheques)
    top = _mean_of(cheques, [card for card in cheques if card >= TOP])
    rest = _mean_of(cheques, [card for card in cheques if card < TOP])
    even = sorted(CHEQUES)  # by rank alone the lowest property would fetch the lowest cheque, and so on
    bars = tuple(Bar(card, *estimate, card >= TOP, even[card - 1]) for card, estimate in fetched.items())
    numbers = {
        "even": round((even[-1] - even[0]) / len(even), 2),
        "top": round(top.value, 1),
        "rest": round(rest.value, 1),
        "step": round(_slope(cheques, LOW, HIGH), 2),
        "leap": round(_slope(cheques, TOP, max(cheques)), 2),
        "games": GAMES,
    }
    return Verdict(top.low > MUCH * rest.high, numbers, bars)


def _mean_of(samples: dict[int, list[int]], keys: list[int]) -> Estimate:
    return mean(np.asarray([value for key in keys for value in samples[key]], dtype=np.float64))


def _slope(cheques: dict[int, list[int]], first: int, last: int) -> float:
    """How much more a cheque is for each step from one property to another."""
    pairs = [(card, cheque) for card in range(first, last + 1) for cheque in cheques[card]]
    cards, values = np.asarray(pairs, dtype=np.float64).T
    return float(np.polyfit(cards, values, 1)[0])


@cache
def price_by_rank() -> Verdict:
    """Does the price go with the rank in the lot, twice as much for the second as for the first, and so on?"""
    prices = means(sales().prices)
    ranks = np.asarray(list(prices), dtype=np.float64)
    paid = np.asarray([estimate.value for estimate in prices.values()])
    line = ranks * float((ranks * paid).sum() / (ranks**2).sum())
    off = float(np.max(np.abs(paid - line) / line))
    worth = [expected_cheque(len(prices), rank) for rank in prices]
    bars = tuple(Bar(rank, *prices[rank], rank == len(prices), worth[rank - 1]) for rank in prices)
    numbers = {f"paid{rank}": round(prices[rank].value, 1) for rank in prices}
    numbers |= {f"worth{rank}": round(worth[rank - 1], 1) for rank in prices}
    return Verdict(off < PROPORTIONAL, numbers | {"games": GAMES}, bars)


def expected_cheque(players: int, rank: int) -> float:
    """The mean of the cheque of this rank, the lowest first, among as many as there are players: exact."""
    deck = sorted(CHEQUES)
    ways = comb(len(deck), players)
    return sum(
        cheque * comb(at, rank - 1) * comb(len(deck) - 1 - at, players - rank) / ways
        for at, cheque in enumerate(deck)
    )


def chance_of_high(players: int) -> float:
    """How likely it is that a sale shows a high cheque: exact."""
    low = sum(cheque < BIG for cheque in CHEQUES)
    return 1 - comb(low, players) / comb(len(CHEQUES), players)


@cache
def high_cheques() -> Verdict:
    """Are high cheques rare? Then there would be fewer of each than of the others."""
    high = sum(cheque >= BIG for cheque in CHEQUES)
    kinds = {cheque for cheque in CHEQUES if cheque >= BIG}
    each = len(CHEQUES) / len(set(CHEQUES))
    chances = {players: 100 * chance_of_high(players) for players in PLAYERS}
    bars = tuple(Bar(players, chance, chance, chance, players == 4) for players, chance in chances.items())
    numbers = {"high": high, "all": len(CHEQUES), "each": high // len(kinds), "from": min(kinds), "to": max(kinds)}
    numbers |= {"few": round(chances[min(PLAYERS)]), "four": round(chances[4]), "many": round(chances[max(PLAYERS)])}
    return Verdict(high / len(kinds) < each, dict(numbers), bars)


CLAIMS: dict[str, Callable[[], Verdict]] = {
    "top-properties": top_properties,
    "price-by-rank": price_by_rank,
    "high-cheques": high_cheques,
}
"""Every claim about this game that can be tested."""
