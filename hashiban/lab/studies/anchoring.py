"""Anchoring: a number that came first pulls what people say afterwards, even when it means nothing.

A class writes down a number that has nothing to do with the matter, then what it would pay. On the engine the first
bid of an auction in Vastgoedveiling is set to 1, 2, 3 or 4 coins, among bots that reckon for themselves and among
bots that take it for a part of what the properties are worth; and the start price of lots is raised in De Veiling van
Hashiban. How much weight another number deserves depends on what its speaker knew.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban import bots
from hashiban.actions import CHANCE, Action, Amount, Choice
from hashiban.engine import chance, look, play, step, stream
from hashiban.games import load
from hashiban.lab import arena, tally
from hashiban.lab.arena import game_seed
from hashiban.lab.dynamics import Chart, Row, Sentence, Theory, hashiban
from hashiban.lab.studies import Ask, Expected, Setting, Shown, histogram

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from numpy.typing import NDArray

    from hashiban.actions import Seat
    from hashiban.engine import Bot
    from hashiban.lab.studies import Given
    from hashiban.lab.tally import Estimate
    from hashiban.table import Event, View

FIRSTS = (1, 2, 3, 4)
"""The first bids that are tried, in coins."""
SEATS = 4
"""Bidders in Vastgoedveiling."""
PARTS = (25, 50, 100)
"""The start prices of lots that are tried, in percent of what the seller would have asked."""
SELLERS = 3
"""Players in De Veiling van Hashiban."""
OWN, WHEEL = 6.0, 20.0
"""A guess is off by up to so much; a wheel of fortune stops up to so far from it, wherever the truth lies."""

DAY = Ask("day", 1, 31, whole=True)
WOULD = Ask("would", options=2)
MOST = Ask("most", 0, 200, "money")
DECISIONS = (DAY, WOULD, MOST)
PREDICTION = Ask("more", -5, 10)
SETTING = Setting((0, 25, 50, 75, 100), 75)
DEALS = 10
"""Deals of a piece; each is auctioned with every first bid among both kinds of bots."""
GAMES = 20 * DEALS * 2 * len(FIRSTS)
GUESSES = 500
"""Guesses of a piece."""
KEPT = 600
RIGHT = "bacba"
OPEN, TALKS = 3, 3
SOURCES = (
    "Amos Tversky and Daniel Kahneman, Judgment under uncertainty: heuristics and biases. "
    "Science 185 (1974), 1124-1131.",
    "Gregory B. Northcraft and Margaret A. Neale, Experts, amateurs, and real estate: an anchoring-and-adjustment "
    "perspective on property pricing decisions. "
    "Organizational Behavior and Human Decision Processes 39 (1987), 84-97.",
    "Dan Ariely, George Loewenstein and Drazen Prelec, Coherent arbitrariness: stable demand curves without stable "
    "preferences. Quarterly Journal of Economics 118 (2003), 73-105.",
    "Gillian Ku, Adam D. Galinsky and J. Keith Murnighan, Starting low but ending high: a reversal of the anchoring "
    "effect in auctions. Journal of Personality and Social Psychology 90 (2006), 975-986.",
    "Zacharias Maniadis, Fabio Tufano and John A. List, One swallow doesn't make a summer: new evidence on anchoring "
    "effects. American Economic Review 104 (2014), 277-290.",
)


# ------------------------------------------------------------------------------------------------- the engine


@dataclass(frozen=True, slots=True)
class Opening:
    """A bot of Vastgoedveiling that begins an auction with so many coins, and goes on as another bot."""

    first: int
    bot: Bot

    def __call__(self, view: View, luck: Random) -> Choice:
        """The first bid, or what the other bot says."""
        option = view.options[0]
        if isinstance(option, Amount) and not any(view.bids):
            return Choice(Action("bid", min(option.most, max(option.least, self.first))))
        return self.bot(view, luck)


@dataclass(frozen=True, slots=True)
class Asking:
    """A bot of De Veiling van Hashiban that asks so many percent of its own start price, as near as steps allow."""

    percent: int
    bot: Bot

    def __call__(self, view: View, luck: Random) -> Choice:
        """What the bot says, with another price."""
        choice = self.bot(view, luck)
        if choice.action.verb != "price":
            return choice
        option = next(option for option in view.options if isinstance(option, Amount))
        price = round(choice.action.amount * self.percent / 100 / option.step) * option.step
        return Choice(Action("price", min(option.most, max(option.least, price))))


def price(bot: Bot, first: int, seed: int) -> int:
    """What the best property costs in the first auction of a game, in which all seats have the same coins."""
    game, opening = load("vastgoedveiling"), Opening(first, bot)
    state = game.start(SEATS, game.Rules())
    told: list[list[Event]] = []
    lucks: dict[Seat, Random] = {}
    while True:
        seat = game.waiting(state.table)[0]
        luck = lucks.setdefault(seat, stream(seed, seat))
        view = look(game, state, seat, told)
        said = chance(view, luck) if seat == CHANCE else opening(view, luck)
        told.append(step(game, state, seat, said.action))
        for event in told[-1]:
            if event.name == "win":
                return int(event.facts["paid"])


def prices(weight: float, seed: int) -> tuple[int, ...]:
    """The price of one deal after each of the first bids, among bots that give the first bid this weight."""
    bot = bots.load("vastgoedveiling", f"hard+anchor:{weight / 100:g}")
    return tuple(price(bot, first, seed) for first in FIRSTS)


def lots(percent: int, seed: int) -> list[bool]:
    """For each lot of a game of De Veiling van Hashiban whether anybody bid for it at this start price."""
    sellers: list[Bot] = [Asking(percent, bots.load("hashiban", "medium"))] * SELLERS
    journal, _ = play(load("hashiban"), sellers, seed)
    return [bool(sale.bids) for sale in hashiban.told(journal).sales if sale.lot]


@dataclass(slots=True)
class Anchored:
    """Prices after low and high first bids, lots with low and high start prices, and guesses."""

    weight: float
    """In percent."""
    games: int = 0
    """Auctions of Vastgoedveiling."""
    clear: list[tuple[int, ...]] = field(default_factory=list)
    """For each deal the price after each first bid, among bots that reckon for themselves."""
    anchored: list[tuple[int, ...]] = field(default_factory=list)
    lots: dict[int, list[bool]] = field(default_factory=dict)
    """For each start price, in percent, which lots found a bidder."""
    guesses: list[NDArray[np.float64]] = field(default_factory=list)
    """How far off the own guess is, and that of another person; how far from the own a wheel stops: (3, guesses)."""


def run(setting: float, given: Given, seed: int) -> Iterator[Anchored]:
    """The first auctions of games with all first bids; with the usual weight also lots with several start prices."""
    luck, found = np.random.default_rng(seed), Anchored(setting)
    spread = np.array([[OWN], [OWN], [WHEEL]])
    for piece in count():
        for deal in range(piece * DEALS, (piece + 1) * DEALS):
            found.clear.append(prices(0, game_seed(seed, deal)))
            found.anchored.append(prices(setting, game_seed(seed, deal)))
        found.games += 2 * DEALS * len(FIRSTS)
        if setting == SETTING.usual and piece % 2:
            percent = PARTS[piece // 2 % len(PARTS)]
            found.lots.setdefault(percent, []).extend(lots(percent, game_seed(seed, piece)))
        found.guesses.append(luck.uniform(-1, 1, (3, GUESSES)) * spread)
        yield found
        if found.games >= GAMES:
            return


# ------------------------------------------------------------------------------------------------- what is shown


def rise(found: Sequence[tuple[int, ...]], to: int = -1) -> Estimate:
    """How much more was paid after this first bid than after the lowest, on average over the same deals."""
    table = np.array(found, dtype=np.float64)
    return tally.mean(table[:, to] - table[:, 0])


def truth(found: Anchored) -> Estimate:
    """How much more anchored bots pay after the highest first bid than after the lowest."""
    return rise(found.anchored)


class Halves(NamedTuple):
    """What those with low and with high numbers would pay, and the highest of the low numbers."""

    low: list[float]
    high: list[float]
    days: tuple[float, float]
    """The mean number of both."""
    last: float


def halves(given: Given) -> Halves | None:
    """A class in two halves by its numbers; None where one would have fewer than two."""
    pairs = list(zip(given[DAY.key], given[MOST.key], strict=True))
    last = sorted(given[DAY.key])[(len(pairs) - 1) // 2]
    below, above = [pair for pair in pairs if pair[0] <= last], [pair for pair in pairs if pair[0] > last]
    if min(len(below), len(above)) < 2:
        return None
    days = tuple(sum(day for day, _ in half) / len(half) for half in (below, above))
    return Halves([most for _, most in below], [most for _, most in above], (days[0], days[1]), last)


def happened(found: Anchored, given: Given) -> Shown:
    """The class in two halves; prices after low and high first bids; lots with low and high start prices."""
    charts, said = [price_chart(found)], []
    if found.lots:
        charts.append(lot_chart(found))
    split = halves(given)
    if split is not None:
        charts.insert(0, halves_chart(split))
        low, high = (round(sum(half) / len(half), 2) for half in (split.low, split.high))
        who = "high" if high > low else "low" if high < low else "same"
        numbers = {"last": split.last, "low": low, "high": high, "gap": abs(round(high - low, 2))}
        said.append(Sentence(f"study-anchoring-class-{who}", numbers))
    elif len(given[DAY.key]) == 1:
        said.append(Sentence("study-anchoring-alone", {"day": given[DAY.key][0], "most": given[MOST.key][0]}))
    return Shown(tuple(charts), tuple(said))


def price_chart(found: Anchored) -> Chart:
    """The price by the first bid, among both kinds of bots."""
    rows: list[Row] = []
    for at, first in enumerate(FIRSTS):
        for series, prices in (("clear", found.clear), ("anchored", found.anchored)):
            value, low, high = tally.mean(np.array(prices, dtype=np.float64)[:, at])
            rows.append({"first": first, "price": value, "low": low, "high": high, "series": series})
    ends = {f"{row['series']}-{row['first']}": round(row["price"], 1) for row in rows}
    numbers = {"low": FIRSTS[0], "high": FIRSTS[-1]}
    for series in ("clear", "anchored"):
        numbers |= {f"{series}-low": ends[f"{series}-{FIRSTS[0]}"], f"{series}-high": ends[f"{series}-{FIRSTS[-1]}"]}
    said = Sentence("study-anchoring-prices-told", numbers)
    return Chart("study-anchoring-prices", "points", SEATS, tuple(rows), "first", "price", (said,))


def lot_chart(found: Anchored) -> Chart:
    """How many lots find a bidder, by the start price."""
    rows: list[Row] = []
    for percent, taken in sorted(found.lots.items()):
        value, low, high = tally.percent(sum(taken), len(taken))
        rows.append({"start": percent, "bid": value, "low": low, "high": high, "series": "lots"})
    numbers = {"many": sum(map(len, found.lots.values())), "least": rows[0]["start"], "share": round(rows[0]["bid"])}
    said = Sentence("study-anchoring-lots-told", numbers)
    return Chart("study-anchoring-lots", "points", SELLERS, tuple(rows), "start", "bid", (said,))


def halves_chart(split: Halves) -> Chart:
    """What those with low numbers would pay, and over it those with high ones."""
    chart = histogram("study-anchoring-halves", MOST, split.low, (), split.high)
    numbers = {"last": split.last, "below": len(split.low), "above": len(split.high)}
    said = Sentence("study-anchoring-halves-told", numbers)
    return Chart(chart.key, chart.form, chart.players, chart.rows, chart.x, chart.y, (said,))


def theory(found: Anchored, given: Given) -> Shown:
    """The rise of prices against the pull of a first bid, what weight a number deserves, and the class."""
    split = halves(given)
    return Shown((rise_chart(found), weight_chart(found), *([pull_chart(split)] if split else [])))


def rise_chart(found: Anchored) -> Chart:
    """How much more is paid after higher first bids, and how much more an anchored bot thinks it worth."""
    rows: list[Row] = []
    for at, first in enumerate(FIRSTS):
        for series, prices in (("clear", found.clear), ("anchored", found.anchored)):
            value, low, high = rise(prices, at)
            rows.append({"first": first, "more": value, "low": low, "high": high, "series": series})
    curves = (
        Theory(tuple((first, 0.0) for first in FIRSTS), name="clear-theory"),
        Theory(tuple((first, pull(found.weight, first)) for first in FIRSTS), name="anchored-theory"),
    )
    numbers = {"more": round(pull(found.weight), 2), "paid": round(rise(found.anchored).value, 1)}
    said = Sentence("study-anchoring-rise-told", numbers)
    return Chart("study-anchoring-rise", "points", SEATS, tuple(rows), "first", "more", (said,), curves=curves)


def pull(weight: float, first: float = FIRSTS[-1]) -> float:
    """By how much more a bot with this weight values the same properties than after the lowest first bid."""
    return weight / 100 * (first - FIRSTS[0])


def weight_chart(found: Anchored) -> Chart:
    """How far off a guess is on average, by the weight of a number heard before, from another person or a wheel."""
    own, other, wheel = np.concatenate(found.guesses, axis=1)
    rows: list[Row] = []
    for weight in range(0, 101, 20):
        for series, number in (("person", other - own), ("wheel", wheel)):
            value, low, high = tally.mean(np.abs(own + weight / 100 * number))
            rows.append({"weight": weight, "off": value, "low": low, "high": high, "series": series})
    across = range(0, 101, 5)
    curves = (
        Theory(tuple((weight, off_person(weight)) for weight in across), name="person-theory"),
        Theory(tuple((weight, off_wheel(weight)) for weight in across), name="wheel-theory"),
    )
    numbers = {"own": OWN, "wheel": WHEEL, "alone": off_person(0), "half": off_person(50)}
    said = Sentence("study-anchoring-weight-told", numbers)
    return Chart("study-anchoring-weight", "points", 1, tuple(rows), "weight", "off", (said,), curves=curves)


def off_person(weight: float) -> float:
    """How far off you are on average when another person's guess, as good as yours, has this weight in percent."""
    return _mean_size((1 - weight / 100) * OWN, weight / 100 * OWN)


def off_wheel(weight: float) -> float:
    """The same for the number of a wheel of fortune."""
    return _mean_size(OWN, weight / 100 * WHEEL)


def _mean_size(one: float, other: float) -> float:
    """The mean of ``|aX + bY|`` for independent X and Y spread evenly between -1 and 1: a/2 + b²/6a for a >= b."""
    b, a = sorted((one, other))
    return a / 2 + b * b / (6 * a)


def pull_chart(split: Halves) -> Chart:
    """The mean of both halves of a class, and the line of a class that no number pulls."""
    rows: list[Row] = []
    for day, half in zip(split.days, (split.low, split.high), strict=True):
        value, low, high = tally.mean(np.array(half))
        rows.append({"number": round(day, 1), "most": value, "low": low, "high": high, "series": "class"})
    mean = sum(split.low + split.high) / len(split.low + split.high)
    line = Theory(tuple((day, mean) for day in split.days), name="theory")
    apart = split.days[1] - split.days[0]
    slope = (rows[1]["most"] - rows[0]["most"]) / apart
    said = Sentence("study-anchoring-pull-told", {"slope": abs(round(slope, 2)), "way": way(slope)})
    return Chart("study-anchoring-pull", "points", 1, tuple(rows), "number", "most", (said,), curves=(line,))


def way(more: float) -> str:
    """Whether this is told as so much more or less."""
    return "less" if more < 0 else "more"


def changed(found: Mapping[float, Anchored], given: Given) -> Shown:
    """How much more is paid after the highest first bid, by the weight that the first bid has."""
    rows: list[Row] = []
    for weight, one in sorted(found.items()):
        value, low, high = rise(one.anchored)
        rows.append({"weight": weight, "more": value, "low": low, "high": high, "series": "anchored"})
    line = Theory(tuple((weight, pull(weight)) for weight in SETTING.values), name="theory")
    last = rows[-1]
    numbers = {"weight": last["weight"], "more": abs(round(last["more"], 1)), "way": way(last["more"])}
    numbers |= {"low": FIRSTS[0], "high": FIRSTS[-1]}
    said = Sentence("study-anchoring-weights-told", numbers)
    key = "study-anchoring-weights"
    return Shown((Chart(key, "points", SEATS, tuple(rows), "weight", "more", (said,), curves=(line,)),))


# ------------------------------------------------------------------------------------------------- kept numbers


def measured(games: int, seed: int) -> Iterator[Expected]:
    """Prices after the lowest and the highest first bid, what an anchor costs, and lots with and without bids."""
    deals = [game_seed(seed, deal) for deal in range(games)]
    for name, weight in (("clear", 0.0), ("anchored", SETTING.usual)):
        table = [prices(weight, deal) for deal in deals]
        for at, first in ((0, FIRSTS[0]), (-1, FIRSTS[-1])):
            yield Expected(f"{name}-{first}", *tally.mean(np.array(table, dtype=np.float64)[:, at]))
        yield Expected(f"{name}-more", *rise(table))
    seated = (f"hard+anchor:{SETTING.usual / 100:g}", *["hard"] * (SEATS - 1))
    results = arena.run("vastgoedveiling", seated, SEATS * games, seed, rotate=True)
    yield Expected("wins", *(100 * part for part in tally.summary(results).lines[0].share))
    for percent in PARTS:
        taken = [bid for game in range(max(8, games // 10)) for bid in lots(percent, game_seed(seed, game))]
        yield Expected(f"lots-{percent}", *tally.percent(sum(taken), len(taken)))
    exact = {"weight": SETTING.usual, "pull": pull(SETTING.usual), "fair": 100 / SEATS}
    exact |= {
        "own": OWN,
        "wheel": WHEEL,
        "first-low": FIRSTS[0],
        "first-high": FIRSTS[-1],
        "off-alone": off_person(0),
    }
    exact |= {"off-person": off_person(50), "off-wheel": off_wheel(50)}
    for key, value in exact.items():
        yield Expected(key, value, value, value)
