"""What is a turn worth? Who speaks last hears all the others first; who speaks first may choose what is sold.

Once around the table everybody speaks once, and the highest bid has it. With values that nobody else knows the last
seat wins most often in equilibrium; where everybody knows everybody's value the first one does
(``hashiban.once_around``). Between these lies Tien, which sells its wild cards so, and whose cards all lie open. In
Nieuw Amsterdam who speaks first has chosen the column, and turns are sold with the columns.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import count, pairwise
from typing import TYPE_CHECKING

import numpy as np

from hashiban import bots
from hashiban.engine import play
from hashiban.games import load
from hashiban.lab import tally
from hashiban.lab.arena import game_seed
from hashiban.lab.dynamics import Chart, Row, Sentence, Theory, nieuw_amsterdam, tien
from hashiban.lab.studies import Ask, Expected, Setting, Shown, histogram
from hashiban.once_around import TEN, TIEN, Solution, auction, best_bid, known_solution, solution, stands

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from hashiban.lab.studies import Given
    from hashiban.lab.tally import Estimate

VALUE = 8
"""What the thing is worth to the reader. To each of the others it is worth 1 to 10, all equally likely (``TEN``)."""
HIGHEST = int(TEN[-1][0])
TABLE = 3
"""So many bid in the reader's auction."""
STANDING = 5
"""The bid that stands when the reader speaks last."""

FIRST = Ask("first", 0, 10, "money", whole=True)
LAST = Ask("last", 0, 10, "money", whole=True)
SEAT = Ask("seat", options=3)
DECISIONS = (FIRST, LAST, SEAT)
PREDICTION = Ask("share", 0, 100, "percent")
SETTING = Setting((2, 3, 4, 5), TABLE)
SOLD = {"column": ("nieuw_amsterdam", "hard"), "tien": ("tien", "hard"), "simple": ("tien", "medium")}
"""What is sold, in which game and among which bots: columns for which all may bid (the first of every round), and
wild cards, also among bots that bid no more than they must."""
SALES = {"column": 150, "tien": 120, "simple": 120}
"""So many are sold in a run."""
GAMES = sum(SALES.values())
TRIED = 1_000
"""Auctions of a piece in which every first bid is tried."""
KEPT = 200
RIGHT = "cbacb"
OPEN, TALKS = 3, 3
SOURCES = (
    "William Vickrey, Counterspeculation, auctions, and competitive sealed tenders. "
    "Journal of Finance 16 (1961), 8-37.",
    "Ariel Rubinstein, Perfect equilibrium in a bargaining model. Econometrica 50 (1982), 97-109.",
    "Esther Gal-Or, First mover and second mover advantages. International Economic Review 26 (1985), 649-653.",
    "Jose Apesteguia and Ignacio Palacios-Huerta, Psychological pressure in competitive environments: evidence from "
    "a randomized natural experiment. American Economic Review 100 (2010), 2548-2564.",
    "Martin G. Kocher, Marc V. Lenz and Matthias Sutter, Psychological pressure in competitive environments: new "
    "evidence from randomized natural experiments. Management Science 58 (2012), 1585-1591.",
)


# ------------------------------------------------------------------------------------------------- the engine


@dataclass(slots=True)
class Turns:
    """In which place the winners of auctions spoke, and how often each first bid stood."""

    players: int
    places: dict[str, list[int]] = field(default_factory=lambda: {series: [] for series in SALES})
    """The place of each winner, 1 for who spoke first, by what was sold."""
    paid: list[tuple[int, int]] = field(default_factory=list)
    """For each wild card that hard bots bought in Tien the place, and the coins."""
    markers: list[tuple[int, int]] = field(default_factory=list)
    """For each seat and each round of Nieuw Amsterdam but the first the marker it began with, and its points."""
    tried: int = 0
    """Auctions in which every first bid was tried."""
    stood: Counter[int] = field(default_factory=Counter)
    """How often nobody topped a bid, by the bid."""

    @property
    def games(self) -> int:
        """Auctions that were held in the two games."""
        return sum(map(len, self.places.values()))

    def won(self, series: str, place: int) -> Estimate:
        """How many of a hundred auctions were won from this place."""
        places = self.places[series]
        return tally.percent(places.count(place), len(places))

    def play(self, series: str, seed: int) -> None:
        """Play a game in which this is sold."""
        game, level = SOLD[series]
        journal, _ = play(load(game), [bots.load(game, level)] * self.players, seed)
        if game == "tien":
            sold = [wild for wild in tien.told(journal).wilds if wild.winner >= 0]
            self.places[series] += [wild.place for wild in sold]
            self.paid += [(wild.place, wild.paid) for wild in sold if level == "hard"]
            return
        rounds = nieuw_amsterdam.told(journal).over
        self.places[series] += [one.auctions[0].place for one in rounds]
        for before, one in pairwise(rounds):
            self.markers += [(marker, one.scored[seat].points) for seat, marker in before.markers.items()]

    def bids(self, luck: np.random.Generator) -> None:
        """Speak first in many auctions, among others to whom it is worth 1 to 10."""
        rivals = luck.integers(1, HIGHEST + 1, (TRIED, TABLE - 1)).max(axis=1)
        self.tried += TRIED
        for bid in range(1, int(FIRST.most) + 1):
            self.stood[bid] += int((rivals <= bid + 1).sum())  # nobody tops where he would gain nothing


def run(setting: float, given: Given, seed: int) -> Iterator[Turns]:
    """Games of Tien and of Nieuw Amsterdam in turn, among so many bots that are alike, and many first bids."""
    luck, found = np.random.default_rng(seed), Turns(int(setting))
    for game in count():
        series = min(SALES, key=lambda one: len(found.places[one]) / SALES[one])
        if len(found.places[series]) >= SALES[series]:
            return
        found.play(series, game_seed(seed, game))
        found.bids(luck)
        yield found


# ------------------------------------------------------------------------------------------------- what is shown


def truth(found: Turns) -> Estimate:
    """How many of a hundred columns in Nieuw Amsterdam go to who speaks first."""
    return found.won("column", 1)


def happened(found: Turns, given: Given) -> Shown:
    """What the reader's bids brought, and from which place auctions were won."""
    return Shown((place_chart(found),), (*said_first(found, given), *said_last(given), *said_seat(given)))


def gain(found: Turns, bid: float) -> float:
    """What this first bid brought on average."""
    return (VALUE - bid) * found.stood[int(bid)] / max(1, found.tried)


def said_first(found: Turns, given: Given) -> Iterator[Sentence]:
    """How the first bid did."""
    bids = given[FIRST.key]
    middle = sorted(bids)[len(bids) // 2]
    who = "class" if len(bids) > 1 else "alone"
    stood = round(100 * found.stood[int(middle)] / max(1, found.tried))
    brought = gain(found, middle)
    way = "pass" if not middle else "won" if brought > 0 else "lost" if brought < 0 else "nothing"
    numbers = {"bid": middle, "stood": stood, "gain": round(100 * abs(brought))}
    yield Sentence(f"study-turn-order-{who}-first-{way}", numbers)


def said_last(given: Given) -> Iterator[Sentence]:
    """How the last bid did: one more than the standing one has it for sure."""
    bids, needed = given[LAST.key], STANDING + 1
    if len(bids) > 1:
        right, more = bids.count(needed), sum(bid > needed for bid in bids)
        yield Sentence("study-turn-order-class-last", {"right": right, "more": more, "needed": needed})
        return
    way = "right" if bids[0] == needed else "more" if bids[0] > needed else "less"
    numbers = {"needed": needed, "gain": VALUE - needed, "lost": abs(bids[0] - needed)}
    yield Sentence(f"study-turn-order-alone-last-{way}", numbers)


def said_seat(given: Given) -> Iterator[Sentence]:
    """Which seat a class wanted."""
    seats = given[SEAT.key]
    if len(seats) > 1:
        numbers = {"first": seats.count(0), "middle": seats.count(1), "last": seats.count(2)}
        yield Sentence("study-turn-order-class-seat", numbers)


def place_chart(found: Turns) -> Chart:
    """How many auctions are won from each place."""
    rows = [row for series, places in found.places.items() if places for row in place_rows(found, series)]
    numbers = {"first": round(found.won("column", 1).value)}
    numbers |= {series: round(found.won(series, found.players).value) for series in ("tien", "simple")}
    said, key = Sentence("study-turn-order-places-told", numbers), "study-turn-order-places"
    return Chart(key, "points", found.players, tuple(rows), "place", "won", (said,))


def place_rows(found: Turns, series: str) -> list[Row]:
    """How many of these auctions are won from each place."""
    rows: list[Row] = []
    for place in range(1, found.players + 1):
        value, low, high = found.won(series, place)
        rows.append({"place": place, "won": value, "low": low, "high": high, "series": series})
    return rows


def theory(found: Turns, given: Given) -> Shown:
    """From which place equals win in equilibrium, what each first bid brings, and what a class bid."""
    charts = [solved_chart(found), bid_chart(found)]
    if len(given[FIRST.key]) > 1:
        middle = best() + 0.5  # of the bar in which it lies
        charts.append(histogram("study-turn-order-bids", FIRST, given[FIRST.key], [("theory", middle)]))
    return Shown(tuple(charts))


def solved_chart(found: Turns) -> Chart:
    """The places of the winners in Tien among hard bots, between the two auctions that are solved."""
    curves = tuple(
        Theory(tuple(enumerate((100 * float(share) for share in solved.wins), start=1)), name=f"{name}-theory")
        for name, solved in (("private", private(found.players)), ("known", known(found.players)))
    )
    numbers = {"last": round(found.won("tien", found.players).value), "players": found.players}
    said, key = Sentence("study-turn-order-solved-told", numbers), "study-turn-order-solved"
    rows = tuple(place_rows(found, "tien"))
    return Chart(key, "points", found.players, rows, "place", "won", (said,), curves=curves)


def private(players: int) -> Solution:
    """The auction among so many whose values are secret."""
    return solution(auction((TEN,) * players, TIEN))


def known(players: int) -> Solution:
    """The auction among so many who know each other's values."""
    return known_solution(auction((TEN,) * players, TIEN))


def best() -> int:
    """The best first bid of the reader."""
    return best_bid(VALUE, 0, TABLE - 1) or 0


def chance(bid: int) -> Fraction:
    """How likely a first bid of the reader stands."""
    chances = stands((TEN,) * (TABLE - 1), (None,) * (TABLE - 1))
    return Fraction(chances[min(bid, len(chances) - 1)], chances[-1])


def bid_chart(found: Turns) -> Chart:
    """What each first bid brings in a hundred auctions."""
    rows: list[Row] = []
    for bid in range(1, VALUE + 1):
        share = tally.wilson(found.stood[bid] / max(1, found.tried), found.tried)
        value, low, high = (100 * (VALUE - bid) * part for part in share)
        rows.append({"bid": bid, "gain": value, "low": low, "high": high, "series": "tried"})
    points = tuple((bid, float(100 * (VALUE - bid) * chance(bid))) for bid in range(1, VALUE + 1))
    numbers = {"best": best(), "gain": round(float(100 * (VALUE - best()) * chance(best())))}
    said = Sentence("study-turn-order-offers-told", numbers)
    key, line = "study-turn-order-offers", Theory(points, name="theory")
    return Chart(key, "points", TABLE, tuple(rows), "bid", "gain", (said,), curves=(line,))


def changed(found: Mapping[float, Turns], given: Given) -> Shown:
    """How many auctions the first wins in one game and the last in the other, by the number at the table."""
    rows: list[Row] = []
    for players, one in sorted(found.items()):
        for series, place in (("column", 1), ("tien", one.players)):
            if not one.places[series]:
                continue
            value, low, high = one.won(series, place)
            rows.append({"players": players, "won": value, "low": low, "high": high, "series": series})
    curves = (
        Theory(tuple((n, 100 * float(private(int(n)).wins[-1])) for n in SETTING.values), name="private-theory"),
        Theory(tuple((n, 100 / n) for n in SETTING.values), name="fair"),
    )
    last = max(found)
    numbers = {"players": last, "first": round(truth(found[last]).value), "fair": round(100 / last)}
    said = Sentence("study-turn-order-tables-told", numbers)
    key = "study-turn-order-tables"
    return Shown((Chart(key, "points", TABLE, tuple(rows), "players", "won", (said,), curves=curves),))


# ------------------------------------------------------------------------------------------------- kept numbers


def measured(games: int, seed: int) -> Iterator[Expected]:
    """From which place auctions are won and for how much, and what a marker is worth in Nieuw Amsterdam."""
    found = Turns(TABLE)
    for game in range(games):
        for series in SALES:
            found.play(series, game_seed(seed, game))
    for series in SALES:
        for place in range(1, TABLE + 1):
            yield Expected(f"{series}-{place}", *found.won(series, place))
    for place in (1, TABLE):
        paid = [coins for at, coins in found.paid if at == place]
        yield Expected(f"paid-{place}", *tally.mean(np.array(paid, dtype=np.float64)))
    for marker in range(1, TABLE + 1):
        points = [got for had, got in found.markers if had == marker]
        yield Expected(f"marker-{marker}", *tally.mean(np.array(points, dtype=np.float64)))
    for key, value in exact().items():
        yield Expected(key, value, value, value)


def exact() -> dict[str, float]:
    """What needs no games: the reader's auction and its theory, in a hundred auctions."""
    secret, fixed = private(TABLE), {"value": VALUE, "standing": STANDING, "needed": STANDING + 1, "table": TABLE}
    shares = {"private": secret.wins, "known": known(TABLE).wins, "gain": secret.profits}
    found = {f"{name}-{place}": 100 * float(of[place - 1]) for name, of in shares.items() for place in (1, TABLE)}
    found |= {"best": best(), "stands": float(100 * chance(best())), "fair": 100 / TABLE, "highest": HIGHEST}
    return found | fixed
