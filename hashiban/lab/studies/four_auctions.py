"""Four auctions, one price? What the seller gets from the same bidders in four kinds of auction, and when it differs.

Four bidders want one thing; what it is worth to each is drawn evenly from nothing to ``TOP``, and each knows his own.
In equilibrium English, Dutch, first price and second price bring the seller the same on average (FIG2, FIG10, FIG26;
Vickrey 1961): three fifths of ``TOP`` with four bidders. Risk aversion parts them (FIG9), and so does who bids too
much with second price (FIG7); a reserve price lifts all alike (FIG8). Where each speaks only once, in turn, the
seller gets less and the place counts: in the textbook, and in real games of Tien and Nieuw Amsterdam.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from hashiban.lab import tally
from hashiban.lab.arena import Plan, played
from hashiban.lab.dynamics import Chart, Row, Sentence, Theory, nieuw_amsterdam, tien
from hashiban.lab.figures import overbidding, revenue, revenue_with_reserve
from hashiban.lab.studies import Ask, Expected, Setting, Shown, histogram
from hashiban.lab.tally import Estimate
from hashiban.lab.textbook import bids, sealed, spoken
from hashiban.once_around import continuous_revenue

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from hashiban.journal import Journal
    from hashiban.lab.studies import Given
    from hashiban.lab.textbook.sealed import Array, Bid

BIDDERS = 4
TOP, WORTH = 100, 80
"""The most that it can be worth to anybody, and what it is worth to the reader."""
BEST = WORTH * (BIDDERS - 1) // BIDDERS
"""What is best to bid for it with first price (FIG1)."""
STEP = 0.5
"""By so much the price goes up or down where it is called out."""
CENT = 0.01
"""By so much a bid tops the one before where each speaks once."""
AVERSION, RESERVE, OVER = 0.5, 50, 20
"""How much bidders fear to lose, the seller's least price, and by how much one bids too much, where they do."""
KINDS = ("english", "dutch", "first", "second")
NOTHING, FEAR, LEAST, TOO_MUCH, ONCE = range(5)
CHANGES = ("nothing", "fear", "reserve", "over", "once")
"""What can be changed."""
LEVEL = "medium"
"""The bots that play Tien and Nieuw Amsterdam."""

FIRST = Ask("first", 0, TOP, "money")
SECOND = Ask("second", 0, TOP, "money")
DECISIONS = (FIRST, SECOND)
PREDICTION = Ask("most", options=5)
SAME = len(KINDS)
"""The number of the answer that none of them brings more."""
SETTING = Setting((NOTHING, FEAR, LEAST, TOO_MUCH, ONCE), NOTHING)
PIECE = 1000
GAMES = 14 * PIECE
AT_ONCE = {"tien": 1, "nieuw_amsterdam": 5}
"""So many games of each are played in a piece, one game in turn with the other."""
KEPT = 200_000
PER_GAME = {"tien": 2000, "nieuw_amsterdam": 500}
"""For the kept numbers a game is played for so many auctions."""
RIGHT = "bacac"
OPEN, TALKS = 3, 3
SOURCES = (
    "William Vickrey, Counterspeculation, auctions, and competitive sealed tenders. "
    "Journal of Finance 16 (1961), 8-37.",
    "Roger B. Myerson, Optimal auction design. Mathematics of Operations Research 6 (1981), 58-73.",
    "John G. Riley and William F. Samuelson, Optimal auctions. American Economic Review 71 (1981), 381-392.",
    "James C. Cox, Vernon L. Smith and James M. Walker, Theory and individual behavior of first-price auctions. "
    "Journal of Risk and Uncertainty 1 (1988), 61-99.",
    "John H. Kagel and Dan Levin, Independent private value auctions: bidder behaviour in first-, second- and "
    "third-price auctions with varying numbers of bidders. Economic Journal 103 (1993), 868-879.",
)


@dataclass(slots=True)
class Sold:
    """What sellers got from the same bidders, and who won where each speaks once."""

    change: int
    games: int = 0
    drawn: list[Array] = field(default_factory=list)
    incomes: dict[str, list[Array]] = field(default_factory=dict)
    places: dict[str, Counter[int]] = field(default_factory=dict)
    """For each game how often who spoke in each place got the lot, from 1; ``book`` is the textbook."""

    @property
    def values(self) -> Array:
        """What it was worth to whom, a row an auction."""
        return np.concatenate(self.drawn)

    def income(self, kind: str) -> Array:
        """What the seller got in each auction."""
        return np.concatenate(self.incomes[kind])


def run(setting: float, given: Given, seed: int) -> Iterator[Sold]:
    """The four auctions among the same bidders, with one thing changed; beside them games on the live engine."""
    luck, found = np.random.default_rng(seed), Sold(int(setting))
    games = {name: places(name, seed, GAMES) for name in AT_ONCE} if found.change in (NOTHING, ONCE) else {}
    while found.games < GAMES:
        hold(found, TOP * luck.random((PIECE, BIDDERS)))
        if games:
            name = list(games)[found.games // PIECE % len(games)]
            for won in islice(games[name], AT_ONCE[name]):
                found.places.setdefault(name, Counter()).update(won)
        yield found


def hold(found: Sold, values: Array) -> None:
    """Hold all auctions among bidders with these values."""
    for kind, income in incomes(values, found.change).items():
        found.incomes.setdefault(kind, []).append(income)
    if found.change == ONCE:
        sales = spoken.once_around(values, bids.once_around, CENT)
        found.incomes.setdefault("once", []).append(sales.income)
        found.places.setdefault("book", Counter()).update((sales.winner[sales.winner >= 0] + 1).tolist())
    found.drawn.append(values)
    found.games += len(values)


def incomes(values: Array, change: int) -> dict[str, Array]:
    """What the seller gets in each kind of auction, with one thing changed."""
    reserve = float(RESERVE) if change == LEAST else 0.0
    silent = least_price(reserve) if reserve else bids.first_price(BIDDERS, AVERSION if change == FEAR else 0.0)
    second: Bid | list[Bid] = bids.truth
    if change == TOO_MUCH:
        second = [bids.plus(OVER), *[bids.truth] * (BIDDERS - 1)]
    return {
        "english": spoken.english(values, STEP, reserve).income,
        "dutch": spoken.dutch(values, silent, STEP, TOP, reserve).income,
        "first": sealed.first_price(values, silent, reserve=reserve).income,
        "second": sealed.second_price(values, second, reserve=reserve).income,
    }


def least_price(reserve: float) -> Bid:
    """Equilibrium with first price and a reserve; whose value is lower bids nothing (Riley and Samuelson 1981)."""
    n = BIDDERS

    def bid(values: Array) -> Array:
        above = np.maximum(values, reserve)
        return np.where(values >= reserve, ((n - 1) * above + reserve * (reserve / above) ** (n - 1)) / n, 0.0)

    return bid


def places(game: str, seed: int, games: int) -> Iterator[list[int]]:
    """For each game the places, from 1, in which the winners of its auctions spoke."""
    plan = Plan(game, (LEVEL,) * BIDDERS, games, seed)
    return map(PLACES[game], played(plan))


def _in_tien(journal: Journal) -> list[int]:
    return [wild.place for wild in tien.told(journal).sold]


def _in_nieuw_amsterdam(journal: Journal) -> list[int]:
    """Only the first auction of a round, in which all speak."""
    return [auction.place for _, auction in nieuw_amsterdam.told(journal).sold if auction.number == 1]


PLACES: dict[str, Callable[[Journal], list[int]]] = {"tien": _in_tien, "nieuw_amsterdam": _in_nieuw_amsterdam}


def truth(found: Sold) -> Estimate:
    """Which auction brings most: all the same, unless one is ahead by more than a step for sure."""
    kinds = sorted(KINDS, key=lambda kind: float(found.income(kind).mean()))
    ahead = tally.mean(found.income(kinds[-1]) - found.income(kinds[0])).low > STEP
    right = KINDS.index(kinds[-1]) if ahead else SAME
    return Estimate(right, right, right)


# ---------------------------------------------------------------------------------------- what happened


def happened(found: Sold, given: Given) -> Shown:
    """What the seller got, how the bids of the room did, and who won in the games."""
    said = [*_first_said(found, given[FIRST.key]), *_second_said(found, given[SECOND.key])]
    return Shown((sellers(found), spoke(found)), tuple(said))


def _first_said(found: Sold, offers: Sequence[float]) -> Iterator[Sentence]:
    best = max(offers, key=lambda offer: float(_gains(found, "first", offer).mean()))
    gain = round(float(_gains(found, "first", best).mean()), 2) + 0.0
    won = round(100 * float(_wins(found, "first", best).mean()))
    numbers: dict[str, float] = {"bid": best, "won": won, "gain": gain, "many": len(offers), "worth": WORTH}
    kind = "room" if len(offers) > 1 else "alone"
    yield Sentence(f"study-four-auctions-{kind}-first", numbers)


def _second_said(found: Sold, offers: Sequence[float]) -> Iterator[Sentence]:
    numbers: dict[str, float] = {"worth": WORTH, "many": len(offers)}
    if len(offers) > 1:
        same, above = sum(offer == WORTH for offer in offers), sum(offer > WORTH for offer in offers)
        yield Sentence("study-four-auctions-room-second", numbers | {"same": same, "above": above})
        return
    own, honest = (float(_gains(found, "second", offer).mean()) for offer in (offers[0], WORTH))
    way = "same" if offers[0] == WORTH else "above" if offers[0] > WORTH else "below"
    numbers |= {"bid": offers[0], "gain": round(own, 2), "honest": round(honest, 2)}
    yield Sentence(f"study-four-auctions-alone-{way}", numbers)


def _rivals(found: Sold) -> Array:
    """The highest value of three of the bidders, among whom the reader sits in place of the fourth."""
    return np.asarray(found.values[:, 1:].max(axis=1))


def _wins(found: Sold, kind: str, offer: float) -> NDArray[np.bool_]:
    """Whether the reader wins with this bid, in each auction."""
    rivals = _rivals(found)
    return np.asarray(offer > (bids.first_price(BIDDERS)(rivals) if kind == "first" else rivals))


def _gains(found: Sold, kind: str, offer: float) -> Array:
    """What the reader gains with this bid, in each auction."""
    return np.where(_wins(found, kind, offer), WORTH - (offer if kind == "first" else _rivals(found)), 0.0)


def sellers(found: Sold) -> Chart:
    """What the seller gets on average, for each kind of auction."""
    rows: list[Row] = []
    for kind in KINDS:
        value, low, high = tally.mean(found.income(kind))
        rows.append({"kind": kind, "income": value, "low": low, "high": high})
    means = [row["income"] for row in rows]
    numbers = {"auctions": found.games, "least": round(min(means), 2), "most": round(max(means), 2)}
    said = Sentence("study-four-auctions-sellers-said", numbers)
    return Chart("study-four-auctions-sellers", "bars", 1, tuple(rows), "kind", "income", (said,))


def spoke(found: Sold, *curves: Theory) -> Chart:
    """How often who spoke first, second ... got the lot, in games on the live engine."""
    rows: list[Row] = []
    said = []
    for name in AT_ONCE:
        if name in found.places:
            rows += shares(name, found.places[name])
            said.append(_places_said(name, found.places[name]))
    even = Theory(((1, 100 / BIDDERS), (BIDDERS, 100 / BIDDERS)), name="even")
    key = "study-four-auctions-places"
    return Chart(key, "points", 1, tuple(rows), "place", "share", tuple(said), curves=(even, *curves))


def _places_said(name: str, won: Counter[int]) -> Sentence:
    numbers = {"auctions": won.total(), "first": _share(won, 1), "last": _share(won, BIDDERS)}
    return Sentence(f"study-four-auctions-places-{series(name)}", numbers)


def _share(won: Counter[int], place: int) -> int:
    return round(100 * won[place] / won.total())


def shares(name: str, won: Counter[int]) -> list[Row]:
    """The share of the lots of each place, in percent."""
    rows: list[Row] = []
    for place in range(1, BIDDERS + 1):
        value, low, high = tally.percent(won[place], won.total())
        rows.append({"place": place, "share": value, "low": low, "high": high, "series": series(name)})
    return rows


def series(name: str) -> str:
    """What the marks of a game are called in keys."""
    return name.replace("_", "-")


# ---------------------------------------------------------------------------------------- theory


def theory(found: Sold, given: Given) -> Shown:
    """What a bid gains, how incomes scatter around one mean, and the solved auction in which each speaks once."""
    return Shown(
        (*(gains(found, given, kind) for kind in (FIRST.key, SECOND.key)), scatter(found), spoke(found, once_line()))
    )


def scatter(found: Sold) -> Chart:
    """How what the seller gets is spread, with first price and with second: around one mean."""
    first, second = found.income("first"), found.income("second")
    ask = Ask("income", 0, TOP, "money")
    place = ("theory", float(TOP * revenue(BIDDERS)))
    chart = histogram("study-four-auctions-scatter", ask, first.tolist(), [place], second.tolist())
    numbers = {"mean": place[1], "first": round(float(first.std())), "second": round(float(second.std()))}
    said = Sentence("study-four-auctions-scatter-told", numbers)
    return Chart(chart.key, chart.form, 1, chart.rows, chart.x, chart.y, (said,), curves=chart.curves)


def gains(found: Sold, given: Given, kind: str) -> Chart:
    """What each bid of the room gains on average, over what theory says that every bid gains."""
    rows: list[Row] = []
    for offer in sorted(set(given[kind])):
        value, low, high = tally.mean(_gains(found, kind, offer))
        rows.append({"bid": offer, "gain": value, "low": low, "high": high, "series": "own"})
    in_theory, best, last = (gain_first, BEST, WORTH + 10) if kind == FIRST.key else (gain_second, WORTH, TOP)
    curve = Theory(tuple((offer, in_theory(offer)) for offer in range(0, last + 1, 2)))
    said = Sentence(f"study-four-auctions-gains-{kind}-said", {"bid": best, "gain": round(in_theory(best), 2)})
    key = f"study-four-auctions-gains-{kind}"
    return Chart(key, "points", 1, tuple(rows), "bid", "gain", (said,), curves=(curve,))


def gain_first(offer: float) -> float:
    """What a bid gains on average with first price against equilibrium bidders (as in FIG6)."""
    most = TOP * (BIDDERS - 1) / BIDDERS
    return (WORTH - offer) * min(1.0, offer / most) ** (BIDDERS - 1)


def gain_second(offer: float) -> float:
    """The same with second price: the worth less the highest of the others, where that is below the bid."""
    part, n = offer / TOP, BIDDERS
    return WORTH * part ** (n - 1) - TOP * (n - 1) / n * part**n


def once_line() -> Theory:
    """How often each place gets the lot in theory where each speaks once."""
    return Theory(tuple((place, 100 * once_wins(place)) for place in range(1, BIDDERS + 1)), name="once-theory")


def once_wins(place: int, bidders: int = BIDDERS, grid: int = 20_000) -> float:
    """How often who speaks in this place wins, in the equilibrium ``bids.once_around`` without steps.

    With m behind, a bidder wins who values it above the standing bid, if nobody behind values it above the larger of
    that and m/(m+1) of his value. The standing bid is the largest of such parts of the values before; ``below`` is
    how often it is below s. One integral over s is left, which is summed on a grid.
    """
    s, behind = (np.arange(grid) + 0.5) / grid, bidders - place
    below = np.ones(grid)
    for before in range(1, place):
        rivals = bidders - before
        below *= np.minimum(1.0, s * (rivals + 1) / rivals)
    if not behind:
        return float(below.mean())
    lost = behind * s ** (behind - 1) * (np.minimum(1.0, s * (behind + 1) / behind) - s)
    return float((below * (s**behind - lost)).mean())


# ---------------------------------------------------------------------------------------- one thing changed


def changed(found: Mapping[float, Sold], given: Given) -> Shown:
    """How far first and second price part by each change that was tried, and each change for itself."""
    tried = [one for one in found.values() if one.change in DETAILS]
    return Shown((parted(found.values()), *(DETAILS[one.change](one) for one in tried)))


def parted(found: Iterable[Sold]) -> Chart:
    """What first price brings more than second price on the same values; for once around, that in place of first."""
    rows: list[Row] = []
    for one in found:
        value, low, high = tally.mean(apart(one))
        rows.append({"change": CHANGES[one.change], "more": value, "low": low, "high": high})
    widest = max(rows, key=lambda row: abs(row["more"]))
    more = round(widest["more"], 1) + 0.0
    if widest["low"] <= 0 <= widest["high"]:
        said = Sentence("study-four-auctions-parted-none", {"auctions": sum(one.games for one in found)})
    else:
        said = Sentence(f"study-four-auctions-parted-{'more' if more > 0 else 'less'}", {"more": abs(more)})
    return Chart("study-four-auctions-parted", "bars", 1, tuple(rows), "change", "more", (said,))


def apart(one: Sold) -> Array:
    """First price (or once around, where that was tried) less second price, auction by auction."""
    return one.income("once" if one.change == ONCE else "first") - one.income("second")


def _marks(x: str, at: float, series: str, sample: Array) -> Row:
    value, low, high = tally.mean(sample)
    return {x: at, "money": value, "low": low, "high": high, "series": series}


def feared(one: Sold) -> Chart:
    """What the seller gets the more bidders fear to lose, with first price and with second (FIG9)."""
    rows, values, n = [], one.values, BIDDERS
    for percent in (0, 25, 50, 75):
        bid = bids.first_price(n, percent / 100)
        rows.append(_marks("fear", percent, "first", sealed.first_price(values, bid).income))
        rows.append(_marks("fear", percent, "second", sealed.second_price(values, bids.truth).income))
    curve = tuple((p, TOP * n / (n + 1) * (n - 1) / (n - p / 100)) for p in range(0, 76, 5))
    income = {kind: round(float(one.income(kind).mean()), 1) for kind in ("first", "second")}
    said = Sentence("study-four-auctions-feared-said", {"fear": round(100 * AVERSION), **income})
    return Chart(
        "study-four-auctions-feared", "points", 1, tuple(rows), "fear", "money", (said,), curves=(Theory(curve),)
    )


def reserved(one: Sold) -> Chart:
    """What the seller gets with each least price, with first price and with second (FIG8)."""
    rows, values = [], one.values
    for least in range(0, 91, 10):
        silent = least_price(least) if least else bids.first_price(BIDDERS)
        rows.append(_marks("least", least, "first", sealed.first_price(values, silent, reserve=least).income))
        rows.append(_marks("least", least, "second", sealed.second_price(values, bids.truth, reserve=least).income))
    curve = tuple((r, TOP * float(revenue_with_reserve(BIDDERS, Fraction(r, TOP)))) for r in range(0, 91, 5))
    income = {kind: round(float(one.income(kind).mean()), 1) for kind in ("first", "second")}
    unsold = round(100 * float((one.income("second") == 0).mean()))
    said = Sentence("study-four-auctions-reserved-said", {"least": RESERVE, "unsold": unsold, **income})
    line = Theory(curve, name="reserve-theory")
    return Chart("study-four-auctions-reserved", "points", 1, tuple(rows), "least", "money", (said,), curves=(line,))


def overbid(one: Sold) -> Chart:
    """What one bidder gains who bids more than the worth with second price, by how much more (FIG7)."""
    values = one.values
    rows = [_marks("over", over, "gain", own_gain(values, over)) for over in range(0, 41, 10)]
    honest = TOP / (BIDDERS * (BIDDERS + 1))
    curve = tuple((d, honest - TOP * float(overbidding(BIDDERS, Fraction(d, TOP)))) for d in range(0, 41, 2))
    cost = float(own_gain(values, 0).mean() - own_gain(values, OVER).mean())
    said = Sentence("study-four-auctions-overbid-said", {"over": OVER, "cost": round(cost, 2)})
    line = Theory(curve, name="over-theory")
    return Chart("study-four-auctions-overbid", "points", 1, tuple(rows), "over", "money", (said,), curves=(line,))


def own_gain(values: Array, over: float) -> Array:
    """What one bidder gains who bids so much more than the worth with second price."""
    sales = sealed.second_price(values, [bids.plus(over), *[bids.truth] * (BIDDERS - 1)])
    return np.where(sales.winner == 0, sales.profit, 0.0)


def once(one: Sold) -> Chart:
    """How often each place gets the lot where each speaks once: textbook, games and theory."""
    chart, won = spoke(one, once_line()), one.places["book"]
    numbers = {
        "last": _share(won, BIDDERS),
        "once": round(float(one.income("once").mean()), 1),
        "second": round(float(one.income("second").mean()), 1),
    }
    said = Sentence("study-four-auctions-once-said", numbers)
    rows = (*shares("book", won), *chart.rows)
    return Chart("study-four-auctions-once", "points", 1, rows, "place", "share", (said,), curves=chart.curves)


DETAILS: dict[int, Callable[[Sold], Chart]] = {FEAR: feared, LEAST: reserved, TOO_MUCH: overbid, ONCE: once}


# ---------------------------------------------------------------------------------------- kept numbers


def measured(games: int, seed: int) -> Iterator[Expected]:
    """What the seller gets, changed and unchanged, and who wins where each speaks once."""
    values = TOP * np.random.default_rng(seed).random((games, BIDDERS))
    found = [Sold(change) for change in range(len(CHANGES))]
    for one in found:
        hold(one, values)
    for kind in KINDS:
        yield Expected(f"income-{kind}", *tally.mean(found[NOTHING].income(kind)))
    for change in (FEAR, LEAST):
        yield Expected(f"{CHANGES[change]}-first", *tally.mean(found[change].income("first")))
        yield Expected(f"{CHANGES[change]}-second", *tally.mean(found[change].income("second")))
    yield Expected("over-second", *tally.mean(found[TOO_MUCH].income("second")))
    yield Expected("over-cost", *tally.mean(own_gain(values, 0) - own_gain(values, OVER)))
    yield Expected("once-income", *tally.mean(found[ONCE].income("once")))
    yield _kept_share("book", BIDDERS, found[ONCE].places["book"])
    for name in AT_ONCE:
        won: Counter[int] = Counter()
        for some in places(name, seed, max(1, games // PER_GAME[name])):
            won.update(some)
        for place in (1, BIDDERS):
            yield _kept_share(series(name), place, won)
    exact = {
        "mean": TOP * revenue(BIDDERS),
        "once-mean": TOP * continuous_revenue(BIDDERS),
        "best": BEST,
        "best-gain": gain_first(BEST),
        "worth": WORTH,
        "top": TOP,
        "bidders": BIDDERS,
        "rivals": BIDDERS - 1,
        "least": RESERVE,
        "over": OVER,
        "step": STEP,
        "even": 100 / BIDDERS,
    }
    for key, number in exact.items():
        yield Expected(key, *[float(number)] * 3)


def _kept_share(name: str, place: int, won: Counter[int]) -> Expected:
    return Expected(f"{name}-{place}", *tally.percent(won[place], won.total()))
