"""Published figures of auction theory, and what our own auctions say to each.

A figure has a few rows: the published number, worked out from its formula where there is one, and ours, either
simulated, with its standard error, or counted exactly. It holds when ours is no further off than four standard errors
and the slack that the figure itself leaves: a step of the clock, or the last digit that was printed. What is exact on
both sides must be equal. The seed of a figure is its own, so that it comes out the same alone and in the whole table.

Three figures are what people did in the laboratory. They are told with their source and judged by nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from math import e, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from babel.numbers import format_decimal

from hashiban.lab.textbook import bids, common, luck, sealed, spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from numpy.typing import NDArray

    from hashiban.lab.textbook.sealed import Array, Sales
    from hashiban.words import Words

GAMES = 200_000
"""Draws for each row that is simulated."""
LEAST, MOST = 50_000, 2_000_000
"""With fewer draws the best reserve price drowns in chance; more do not fit into the memory of a small machine."""
SEED = 1
WIDE = 4
"""So many standard errors ours may be off."""

Number = Fraction | float


class Row(NamedTuple):
    """A number that was published, and ours."""

    figure: str
    what: str
    """The sentence that says what it is: ``figures-<what>``."""
    facts: dict[str, Any]
    """The numbers in that sentence."""
    published: Number
    ours: Number
    error: float = 0.0
    """The standard error of ours; 0 when it was counted."""
    slack: Number = 0
    """How far off ours may be beside chance."""
    seed: int | None = None
    """None when nothing was drawn."""

    @property
    def holds(self) -> bool:
        """Whether ours agrees."""
        bound = WIDE * self.error + self.slack
        return -bound <= self.ours - self.published <= bound


@dataclass(slots=True)
class Lab:
    """Where one figure is worked out."""

    figure: str
    games: int
    seed: int
    luck: np.random.Generator = field(init=False)

    def __post_init__(self) -> None:
        """Draws of its own for each figure."""
        self.luck = np.random.default_rng([self.seed, int(self.figure[3:])])

    def values(self, bidders: int) -> Array:
        """Values between 0 and 1, (games, bidders)."""
        return self.luck.random((self.games, bidders))

    def mean(self, what: str, published: Number, sample: NDArray[Any], slack: Number = 0, **facts: Any) -> Row:
        """A row about the mean of a sample."""
        error = float(sample.std(ddof=1)) / sqrt(len(sample))
        return Row(self.figure, what, facts, published, float(sample.mean()), error, slack, self.seed)

    def drawn(self, what: str, published: Number, ours: float, error: float, slack: Number = 0, **facts: Any) -> Row:
        """A row about another number that comes from draws."""
        return Row(self.figure, what, facts, published, ours, error, slack, self.seed)

    def exact(self, what: str, published: Number, ours: Number, slack: Number = 0, **facts: Any) -> Row:
        """A row about what was counted."""
        return Row(self.figure, what, facts, published, ours, 0.0, slack)


# ---------------------------------------------------------------------------------------- formulas


def revenue(n: int) -> Fraction:
    """What the seller gets on average from n bidders: the second highest of n values."""
    return Fraction(n - 1, n + 1)


def revenue_with_reserve(n: int, r: Fraction) -> Fraction:
    """The same with a reserve price (Myerson 1981)."""
    return revenue(n) + r**n - Fraction(2 * n, n + 1) * r ** (n + 1)


def spread_first(n: int) -> float:
    """The standard deviation of the seller's income with first price."""
    return (n - 1) / sqrt(n * (n + 1) ** 2 * (n + 2))


def spread_second(n: int) -> float:
    """The standard deviation of the seller's income with second price."""
    return sqrt(2 * (n - 1) / ((n + 1) ** 2 * (n + 2)))


def overbidding(n: int, d: Fraction) -> Fraction:
    """What it costs to bid so much more than the value with second price."""
    return d**2 / 2 * (1 - d ** (n - 1)) + Fraction(n - 1, 2 * (n + 1)) * d ** (n + 1)


def _skipped(n: int) -> int:
    """The secretary's rule as it is printed: the fewest whose followers' chances sum to no more than 1."""
    return next(r for r in range(n) if sum(Fraction(1, k) for k in range(r + 1, n)) <= 1)


def _found(n: int, r: int) -> Fraction:
    """How often that finds the best of all."""
    return Fraction(r, n) * sum(Fraction(1, k) for k in range(r, n))


# ---------------------------------------------------------------------------------------- sealed bids


def _best_part(n: int, aversion: Fraction = Fraction()) -> Fraction:
    """The part of the value that is best to bid when the others are in equilibrium, from a grid, without calculus.

    The others bid evenly up to ``top`` of a value, so a bid wins with its part of that, to the power of n-1. Utility
    is the gain to the power of 1-r; a power of that which makes it whole is compared instead.
    """
    top = (n - 1) / (n - aversion)
    power, root = (1 - aversion).numerator, (1 - aversion).denominator
    parts = [Fraction(k, 10 * top.denominator) for k in range(10 * top.denominator + 1)]
    return max(parts, key=lambda part: (1 - part) ** power * min(part / top, Fraction(1)) ** ((n - 1) * root))


def _fig1(lab: Lab) -> Iterator[Row]:
    for n in (2, 3, 4, 5):
        yield lab.exact("best-bid", Fraction(n - 1, n), _best_part(n), n=n)


def _fig2(lab: Lab) -> Iterator[Row]:
    for n in (2, 3, 4, 5, 6, 10):
        values = lab.values(n)
        yield lab.mean("income-first", revenue(n), sealed.first_price(values, bids.first_price(n)).income, n=n)
        yield lab.mean("income-second", revenue(n), sealed.second_price(values, bids.truth).income, n=n)


def _fig3(lab: Lab) -> Iterator[Row]:
    for n in (2, 3, 4, 5, 6, 10):
        values = lab.values(n)
        yield lab.mean("income-all-pay", revenue(n), sealed.all_pay(values, bids.all_pay(n)).income, n=n)
        if n > 2:
            yield lab.mean("income-third", revenue(n), sealed.third_price(values, bids.third_price(n)).income, n=n)


def _fig4(lab: Lab) -> Iterator[Row]:
    for n in (2, 3, 4, 5):
        values = lab.values(n)
        for what, published, sales in (
            ("spread-first", spread_first(n), sealed.first_price(values, bids.first_price(n))),
            ("spread-second", spread_second(n), sealed.second_price(values, bids.truth)),
        ):
            square = (sales.income - sales.income.mean()) ** 2
            ours = sqrt(float(square.mean()))
            error = float(square.std()) / sqrt(len(square)) / (2 * ours)  # of a root, by the delta method
            yield lab.drawn(what, published, ours, error, n=n)


def _fig5(lab: Lab) -> Iterator[Row]:
    for n in (2, 3, 4, 5):
        sales = sealed.first_price(lab.values(n), bids.first_price(n))
        yield lab.mean("winner-earns", Fraction(1, n + 1), sales.profit, n=n)
        yield lab.mean("bidder-earns", Fraction(1, n * (n + 1)), _of_seat_0(sales), n=n)


def _of_seat_0(sales: Sales) -> Array:
    return np.where(sales.winner == 0, sales.profit, 0.0)


def _fig6(lab: Lab) -> Iterator[Row]:
    n, values, top = 4, lab.values(4), Fraction(3, 4)
    for part in (Fraction(55, 100), Fraction(65, 100), top):
        published = (1 - part) * (part / top) ** (n - 1) / (n + 1)
        sales = sealed.first_price(values, [bids.share(float(part)), *[bids.first_price(n)] * (n - 1)])
        yield lab.mean("slope-earns", published, _of_seat_0(sales), n=n, percent=int(100 * part))
    full = sealed.first_price(values, [bids.truth, *[bids.first_price(n)] * (n - 1)])
    yield lab.mean("slope-earns", 0, _of_seat_0(full), n=n, percent=100)


def _fig7(lab: Lab) -> Iterator[Row]:
    for n, d in ((2, Fraction(1, 10)), (4, Fraction(1, 10)), (4, Fraction(1, 5))):
        values = lab.values(n)
        honest = _of_seat_0(sealed.second_price(values, bids.truth))
        eager = _of_seat_0(sealed.second_price(values, [bids.plus(float(d)), *[bids.truth] * (n - 1)]))
        yield lab.mean("overbid-costs", overbidding(n, d), honest - eager, n=n, percent=int(100 * d))


def _fig8(lab: Lab) -> Iterator[Row]:
    half, tenths = Fraction(1, 2), [k / 10 for k in range(10)]
    for n in (1, 2, 3, 5):
        values = lab.values(n)
        sales = sealed.second_price(values, bids.truth, reserve=float(half))
        yield lab.mean("reserve-income", revenue_with_reserve(n, half), sales.income, n=n)
        yield lab.mean("reserve-sold", 1 - half**n, sales.winner != sealed.NOBODY, n=n)
        incomes = [sealed.second_price(values, bids.truth, reserve=r).income.mean() for r in tenths]
        yield lab.drawn("reserve-best", half, tenths[int(np.argmax(incomes))], 0.0, Fraction(1, 20), n=n)


def _fig9(lab: Lab) -> Iterator[Row]:
    n, aversion = 4, Fraction(1, 2)
    part = (n - 1) / (n - aversion)
    yield lab.exact("averse-bid", part, _best_part(n, aversion), n=n)
    sales = sealed.first_price(lab.values(n), bids.first_price(n, float(aversion)))
    yield lab.mean("averse-income", part * Fraction(n, n + 1), sales.income, n=n)


# ---------------------------------------------------------------------------------------- bids that are heard

STEP = Fraction(1, 100)


def _fig10(lab: Lab) -> Iterator[Row]:
    n = 4
    values = lab.values(n)
    price = spoken.english(values, float(STEP)).price
    yield lab.mean("english-income", revenue(n), price, STEP / 2, n=n)
    off = float(np.abs(price - np.partition(values, -2, axis=1)[:, -2]).max())
    yield lab.drawn("english-close", 0, off, 0.0, STEP, n=n)


def _fig26(lab: Lab) -> Iterator[Row]:
    n, step = 5, float(STEP)
    values = lab.values(n)
    rule = bids.first_price(n)
    for what, heard, silent, wanted in (
        ("dutch", spoken.dutch(values, rule, step, 1.0), sealed.first_price(values, rule), rule(values)),
        ("english", spoken.english(values, step), sealed.second_price(values, bids.truth), values),
    ):
        first_two = np.partition(wanted, -2, axis=1)[:, -2:]
        clear = first_two[:, 1] - first_two[:, 0] > step
        other = float((heard.winner != silent.winner)[clear].mean())
        yield lab.drawn(f"{what}-winner", 0, other, 0.0, n=n)
        yield lab.drawn(f"{what}-price", 0, float(np.abs(heard.price - silent.price).max()), 0.0, STEP, n=n)


def _fig25(lab: Lab) -> Iterator[Row]:
    n, games = 5, 100_000
    values = lab.luck.random((games, n))
    first = sealed.first_price(values, bids.first_price(n)).income
    second = sealed.second_price(values, bids.truth).income
    for what, income, spread in (
        ("income-first", first, spread_first(n)),
        ("income-second", second, spread_second(n)),
    ):
        yield lab.drawn(what, revenue(n), float(income.mean()), spread / sqrt(games), n=n)


# ---------------------------------------------------------------------------------------- the winner's curse


def _fig11(lab: Lab) -> Iterator[Row]:
    values = lab.luck.uniform(0, 100, lab.games)
    for offer in (20, 60, 100):
        deals = common.takeover(values, offer)
        done = deals.profit[deals.accepted]
        yield lab.mean("takeover-accepted", Fraction(-offer, 4), done, offer=offer)
        yield lab.mean("takeover-all", -Fraction(offer**2, 400), deals.profit, offer=offer)
        yield lab.mean("takeover-loses", Fraction(2, 3), done < 0, offer=offer)


def _guessed(lab: Lab, n: int) -> common.Guessed:
    """Values far from 0, signals off by up to 1: all that is earned is in units of that 1."""
    return common.guessed(lab.games, n, 1.0, (10.0, 20.0), lab.luck)


def _fig12(lab: Lab) -> Iterator[Row]:
    for n in (3, 4, 6, 7):
        values, seen = _guessed(lab, n)
        profit = sealed.first_price(values, bids.truth, seen).profit
        yield lab.mean("naive-first", -revenue(n), profit, n=n)
        yield lab.mean("naive-loses", 1 - Fraction(1, 2**n), profit < 0, n=n)


def _fig13(lab: Lab) -> Iterator[Row]:
    for n in (3, 4, 6, 7):
        values, seen = _guessed(lab, n)
        yield lab.mean(
            "careful-first", Fraction(2, n + 1), sealed.first_price(values, bids.plus(-1.0), seen).profit, n=n
        )


def _fig14(lab: Lab) -> Iterator[Row]:
    for n in (3, 4, 6, 7):
        values, seen = _guessed(lab, n)
        naive = sealed.second_price(values, bids.truth, seen).profit
        careful = sealed.second_price(values, bids.plus(-(n - 2) / n), seen).profit
        yield lab.mean("naive-second", -Fraction(n - 3, n + 1), naive, n=n)
        yield lab.mean("careful-second", Fraction(2 * (n - 1), n * (n + 1)), careful, n=n)


def _fig15(lab: Lab) -> Iterator[Row]:
    third, values = Fraction(1, 3), lab.values(2)
    both, seen = common.wallets(values)
    half, _ = common.wallets(values, mean=True)
    naive = bids.plus(0.5)
    for what, sales in (
        ("second", sealed.second_price(both, bids.share(2.0), seen)),
        ("first", sealed.first_price(both, bids.truth, seen)),
    ):
        yield lab.mean(f"wallet-{what}-income", 2 * third, sales.income)
        yield lab.mean(f"wallet-{what}-profit", third, sales.profit)
    for what, published, loses, sales in (
        ("first", -third / 2, Fraction(3, 4), sealed.first_price(both, naive, seen)),
        ("second", third / 2, Fraction(1, 4), sealed.second_price(both, naive, seen)),
    ):
        yield lab.mean(f"wallet-{what}-naive", published, sales.profit)
        yield lab.mean(f"wallet-{what}-loses", loses, sales.profit < 0)
    calm = sealed.first_price(half, bids.share(0.5), seen)
    hasty = sealed.first_price(half, lambda own: naive(own) / 2, seen)
    yield lab.mean("wallet-mean-income", third, calm.income)
    yield lab.mean("wallet-mean-naive", -third / 4, hasty.profit)


def _fig17(lab: Lab) -> Iterator[Row]:
    for n in (2, 3, 5):
        values = np.ones((lab.games, n))
        laid = bids.prize(n, 1.0, lab.luck)(values)
        sales = sealed.all_pay(values, lambda _, laid=laid: laid)  # type: ignore[misc]
        yield lab.mean("contest-total", 1, sales.income, n=n)
        yield lab.mean("contest-each", Fraction(1, n), laid[:, 0], n=n)
        yield lab.mean("contest-high", Fraction(n, 2 * n - 1), sales.price, n=n)


# ---------------------------------------------------------------------------------------- luck, counted

PRINTED = Fraction(1, 2 * 10**6)
"""Half a unit of the sixth digit, where a figure is printed with six and has no formula."""


def _printed(text: str) -> Fraction:
    return Fraction(text)


def _fig20(lab: Lab) -> Iterator[Row]:
    turn = luck.pig(20)
    for score, chance in (
        (0, "0.624541"),
        (20, "0.099713"),
        (21, "0.094991"),
        (22, "0.074189"),
        (23, "0.054196"),
        (24, "0.035198"),
        (25, "0.017173"),
    ):
        yield lab.exact("pig-chance", _printed(chance), turn[score], PRINTED, score=score)
    for hold, mean in ((19, "8.124622"), (20, "8.141795"), (25, "7.997182")):
        yield lab.exact("pig-mean", _printed(mean), luck.mean(luck.pig(hold)), PRINTED, hold=hold)
    yield lab.exact("pig-same", 0, luck.mean(luck.pig(21)) - luck.mean(turn))


def _fig21(lab: Lab) -> Iterator[Row]:
    boxes = 100
    paid = [luck.bomb(boxes, opened) for opened in range(boxes + 1)]
    yield lab.exact("bomb-best", Fraction(boxes, 2), Fraction(paid.index(max(paid))), boxes=boxes)
    yield lab.exact("bomb-pays", Fraction(boxes, 4), max(paid), boxes=boxes)


def _fig22(lab: Lab) -> Iterator[Row]:
    for n in (10, 100):
        ours, skip = luck.secretary(n), _skipped(n)
        yield lab.exact("secretary-skip", skip, Fraction(ours.skip), n=n)
        yield lab.exact("secretary-chance", _found(n, skip), ours.chance, n=n)
    many = 10_000
    yield lab.exact("secretary-limit", 1 / e, luck.secretary(many, exact=False).chance, Fraction(1, many), n=many)


def _fig23(lab: Lab) -> Iterator[Row]:
    for good, *columns in ((1192, 6, 7, 8), (1181, 4, 6, 8), (1106, 5, 7, 9), (1012, 2, 7, 12), (568, 2, 3, 12)):
        first, second, third = columns
        facts = {"first": first, "second": second, "third": third}
        yield lab.exact("cant-stop", Fraction(good, 6**4), luck.cant_stop(columns), **facts)


def _fig24(lab: Lab) -> Iterator[Row]:
    for n in (3, 4, 5, 6):
        ours, unit = luck.row(n), Fraction(31, n + 1)
        yield lab.exact("row-high", n * unit, ours.high, n=n)
        yield lab.exact("row-low", unit, ours.low, n=n)
        yield lab.exact("row-gap", (n - 1) * unit, ours.gap, n=n)


# ---------------------------------------------------------------------------------------- the table

_ROWS: dict[str, Callable[[Lab], Iterator[Row]]] = {
    "FIG1": _fig1,
    "FIG2": _fig2,
    "FIG3": _fig3,
    "FIG4": _fig4,
    "FIG5": _fig5,
    "FIG6": _fig6,
    "FIG7": _fig7,
    "FIG8": _fig8,
    "FIG9": _fig9,
    "FIG10": _fig10,
    "FIG11": _fig11,
    "FIG12": _fig12,
    "FIG13": _fig13,
    "FIG14": _fig14,
    "FIG15": _fig15,
    "FIG17": _fig17,
    "FIG20": _fig20,
    "FIG21": _fig21,
    "FIG22": _fig22,
    "FIG23": _fig23,
    "FIG24": _fig24,
    "FIG25": _fig25,
    "FIG26": _fig26,
}

SOURCES: dict[str, str] = {
    "FIG1": "Vickrey 1961; QuantEcon, Two Auctions",
    "FIG2": "Vickrey 1961; QuantEcon, Two Auctions",
    "FIG3": "Krishna, Auction Theory, 2010",
    "FIG5": "Vickrey 1961; QuantEcon, Two Auctions",
    "FIG8": "Myerson 1981; Riley & Samuelson 1981",
    "FIG9": "Cox, Smith & Walker 1988",
    "FIG11": "Samuelson & Bazerman 1985",
    "FIG12": "Kagel & Levin 1986",
    "FIG13": "Kagel & Levin 1986",
    "FIG14": "Kagel & Levin 1986",
    "FIG15": "Klemperer 1998; Avery & Kagel 1997; Veconlab",
    "FIG16": "Bazerman & Samuelson 1983",
    "FIG17": "Baye, Kovenock & de Vries 1996",
    "FIG18": "Garratt, Walker & Wooders 2009; Experimental Economics 2017, doi 10.1007/s10683-017-9510-y",
    "FIG19": "Sheremeta 2013",
    "FIG20": "Neller & Presser 2004",
    "FIG21": "Crosetto & Filippin 2013; MobLab",
    "FIG22": "Lindley 1961",
    "FIG25": "QuantEcon, Two Auctions",
    "FIG26": "Vickrey 1961",
}
"""Where a figure was published; the others follow from theory by a few lines of our own."""

FACTS = ("FIG16", "FIG18", "FIG19")
"""What people did in the laboratory: told with its source, never checked."""

NAMES = tuple(_ROWS)
"""What is checked."""


def rows(figure: str, games: int = GAMES, seed: int = SEED) -> Iterator[Row]:
    """The rows of one figure, from so many draws each; none of what people did.

    Raises ValueError for a figure that there is not, fewer draws than ``LEAST`` or more than ``MOST``, and a
    seed below 0.
    """
    if figure not in (*NAMES, *FACTS):
        every = ", ".join(sorted((*NAMES, *FACTS), key=lambda name: int(name[3:])))
        raise ValueError(f"There is no figure {figure!r}. Choose from: {every}.")
    if not LEAST <= games <= MOST:
        raise ValueError(f"Draw {LEAST:,} to {MOST:,} games, not {games:,}.")
    if seed < 0:
        raise ValueError(f"A seed is a whole number from 0 on, not {seed}.")
    return iter(()) if figure in FACTS else _ROWS[figure](Lab(figure, games, seed))


def table(figures: Iterable[str] = NAMES, games: int = GAMES, seed: int = SEED) -> Iterator[Row]:
    """The rows of several figures, each worked out when it is asked for. Raises ValueError as ``rows`` does."""
    for figure in figures:
        yield from rows(figure, games, seed)


# ---------------------------------------------------------------------------------------- to be read

_HEAD = ("what", "published", "ours", "error", "seed", "verdict")


def head(words: Words) -> tuple[str, ...]:
    """What stands above the columns."""
    return tuple(words.say(f"figures-{key}") for key in _HEAD)


def cells(row: Row, words: Words) -> tuple[str, ...]:
    """A row in words and numbers, a text for each column; what the figure leaves open in brackets."""
    error = _written(row.error, words) if row.seed is not None else words.say("figures-counted")
    return (
        words.say(f"figures-{row.what}", **row.facts),
        _written(row.published, words),
        _written(row.ours, words),
        f"{error} (+{_written(row.slack, words, '0.########')})" if row.slack else error,
        str(row.seed) if row.seed is not None else "",
        words.say("figures-holds" if row.holds else "figures-out"),
    )


def source(figure: str, words: Words) -> str:
    """Who says so."""
    found = SOURCES.get(figure)
    return words.say("figures-source", source=found) if found else words.say("figures-derived")


def _written(number: Number, words: Words, form: str = "0.000000") -> str:
    """A number as the language writes it, a nought without a sign."""
    return str(format_decimal(round(float(number), 8) + 0.0, format=form, locale=words.language))
