"""The once-around auction solved: everybody speaks once, each bid tops the one before, the highest pays his bid.

Tien sells its wild cards this way and Nieuw Amsterdam its columns. The values are private: each bidder knows his own
and from what the others' are drawn, independently. Thinking backwards from the last seat gives what each of them
says (a subgame-perfect equilibrium). Of bids that bring the same the lowest is said, and who gains nothing passes.

Of the rivals only those who still speak matter, and of them only whether one tops a bid, which he does whenever he
can gain by it. So the chance that a bid stands is a product over the seats behind, and with values spread evenly the
best bid is half the value with one rival behind, two thirds of it with two, and so on. That is what one bids among so
many in a sealed first-price auction (Vickrey 1961); here those behind need not shade: the last tops by 1 and has it.

Everything is exact, in whole numbers and fractions, with nothing but the standard library; bots call ``best_bid``.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import ceil, gcd, lcm, prod
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

Worth = int | Fraction
"""What something is worth to somebody. Bids are whole numbers, a worth need not be."""

Values = tuple[tuple[Worth, int], ...]
"""What somebody's value is drawn from: (value, weight) pairs, values ascending, whole weights above nought."""

Purses = tuple[int | None, ...]
"""The highest bid that each seat can pay; None where there is no bound."""


class Format(NamedTuple):
    """How the first bid is made."""

    least: int
    """The lowest first bid."""
    must_open: bool
    """Whether the first seat must bid; he can always bid the least."""


TIEN = Format(1, False)
"""The first may pass like anyone, and when all pass nobody gets anything."""

NIEUW_AMSTERDAM = Format(0, True)
"""The first has to bid, and gets the lot for 0 when he says 0 and nobody wants more."""


class Auction(NamedTuple):
    """What is auctioned among whom; seats are in the order in which they speak."""

    values: tuple[Values, ...]
    """What each seat's value is drawn from."""
    format: Format
    purses: Purses


def weighted(pairs: Iterable[tuple[Worth, Worth]]) -> Values:
    """A distribution from (value, weight) pairs; only the ratios of the weights count, and equal values add up.

    Raises ValueError for a negative weight, and when no value has any.
    """
    weights: dict[Worth, Fraction] = defaultdict(Fraction)
    for value, weight in pairs:
        if weight < 0:
            raise ValueError("A weight is nought or more.")
        weights[value] += weight
    unit = lcm(*(weight.denominator for weight in weights.values()))
    whole = {value: int(weight * unit) for value, weight in weights.items() if weight}
    if not whole:
        raise ValueError("One value at least has a weight.")
    common = gcd(*whole.values())
    return tuple((value, whole[value] // common) for value in sorted(whole))


def uniform(low: int, high: int) -> Values:
    """Every whole number from ``low`` to ``high`` equally often. Raises ValueError when there is none."""
    return weighted((value, 1) for value in range(low, high + 1))


TEN = uniform(1, 10)
"""The values of the examples: 1 to 10, equally often."""


def auction(values: Sequence[Values], form: Format, purses: Iterable[int | None] = ()) -> Auction:
    """An auction among as many seats as there are distributions, with a bound on each seat's bid or with none.

    Raises ValueError without seats, for purses of another number than seats, and for a purse below nought.
    """
    bounds = tuple(purses) or (None,) * len(values)
    if not values or len(bounds) != len(values):
        raise ValueError(f"{len(bounds)} purses do not fit {len(values)} seats.")
    if any(purse is not None and purse < 0 for purse in bounds):
        raise ValueError("A purse holds nothing or more.")
    return Auction(tuple(values), form, bounds)


# ---------------------------------------------------------------------------------------- one bid


def highest(value: float | Fraction, purse: int | None = None) -> int:
    """The highest bid that leaves a gain and can be paid; below the first bid when there is none."""
    above = ceil(value) - 1
    return above if purse is None else min(above, purse)


@lru_cache(maxsize=1 << 12)
def stands(rivals: tuple[Values, ...], purses: Purses) -> tuple[int, ...]:
    """How often none of the rivals who still speak tops a bid of 0, 1, 2 …, of all the ways their values may fall.

    The last entry counts all ways, and holds for every higher bid too. Never falling: a higher bid scares off more.
    """
    if not rivals:
        return (1,)
    after = stands(rivals[1:], purses[1:])
    # How often he would go just so high. Where a rival after him goes higher for sure he may as well pass: it is
    # topped all the same.
    topping: dict[int, int] = defaultdict(int)
    for value, weight in rivals[0]:
        topping[max(0, highest(value, purses[0]))] += weight
    passing = sum(topping.values())
    found = [0] * max(len(after), max(topping) + 1)
    for at in range(len(found) - 1, -1, -1):
        found[at] = passing * _at(after, at)
        passing -= topping[at]
    return tuple(found)


def _at(chances: tuple[int, ...], at: int) -> int:
    return chances[at] if at < len(chances) else chances[-1]


def _best(
    value: float | Fraction, standing: int, purse: int | None, must: bool, chances: tuple[int, ...]
) -> int | None:
    """The best bid above the standing one, given how often each bid stands; None to pass."""
    least = standing + 1
    top = min(highest(value, purse), max(len(chances) - 1, least))  # nobody bids more than scares off all
    best = (value - least) * _at(chances, least) if must else 0
    found = least if must else None
    for at in range(least + must, top + 1):
        gain = (value - at) * _at(chances, at)
        if gain > best:
            best, found = gain, at
    return found


def best_bid(
    value: float | Fraction,
    standing: int,
    rivals_behind: int,
    values: Values = TEN,
    purse: int | None = None,
    purses: Purses = (),
    must_open: bool = False,
) -> int | None:
    """What a seat says whose turn it is; None to pass. Quick enough for a bot: the chances are worked out once.

    Args:
        value: What the lot is worth to this seat.
        standing: The bid to top; one less than the least first bid when nobody has spoken, so 0 in Tien and -1 in
            Nieuw Amsterdam.
        rivals_behind: How many speak after this seat.
        values: What each of their values is drawn from, as far as this seat knows.
        purse: The most that this seat can pay.
        purses: The most that each of the rivals behind can pay, in the order in which they speak.
        must_open: Whether passing is not allowed.
    """
    chances = stands((values,) * rivals_behind, purses or (None,) * rivals_behind)
    return _best(value, standing, purse, must_open, chances)


def bid(game: Auction, seat: int, value: Worth, standing: int | None = None) -> int | None:
    """What this seat says with this value when ``standing`` is the highest bid so far; None to pass.

    Without a standing bid nobody has bid yet.
    """
    chances = stands(game.values[seat + 1 :], game.purses[seat + 1 :])
    before = game.format.least - 1 if standing is None else standing
    must = game.format.must_open and seat == 0
    return _best(value, before, game.purses[seat], must, chances)


def bids(game: Auction, seat: int, standing: int | None = None) -> dict[Worth, int | None]:
    """The rule of a seat: what it says for each value that it may have; None to pass."""
    return {value: bid(game, seat, value, standing) for value, _ in game.values[seat]}


# ---------------------------------------------------------------------------------------- a whole auction


@dataclass(frozen=True, slots=True)
class Solution:
    """What comes of an auction on average, before anybody knows his value. Exact."""

    game: Auction
    revenue: Fraction
    """What is paid; nothing when nobody bids."""
    profits: tuple[Fraction, ...]
    """What each seat gains: its value less what it pays, when it wins."""
    wins: tuple[Fraction, ...]
    """How often each seat wins."""
    best: Fraction
    """The highest value at the table, or nought when all are below."""
    to_best: Fraction
    """How often it goes to a seat that values it most, or to nobody when it is worth nothing to anyone."""

    @property
    def sold(self) -> Fraction:
        """How often anybody gets it."""
        return sum(self.wins, Fraction())

    @property
    def efficiency(self) -> Fraction:
        """The value to the winner as a part of the highest value."""
        return (self.revenue + sum(self.profits)) / self.best if self.best else Fraction(1)


class _Books:
    """Adds up auctions, each with a weight."""

    def __init__(self, game: Auction) -> None:
        self.game = game
        self.revenue, self.best, self.to_best, self.weight = Fraction(), Fraction(), 0, 0
        self.profits, self.wins = [Fraction() for _ in game.values], [0 for _ in game.values]

    def enter(self, weight: int, winner: int | None, price: int, value: Worth, best: Worth) -> None:
        """An auction that ``winner`` won with this value, while ``best`` was the highest value."""
        self.weight += weight
        self.best += weight * max(best, 0)
        self.to_best += weight * (value == best if winner is not None else best <= 0)
        if winner is not None:
            self.revenue += weight * price
            self.profits[winner] += weight * (value - price)
            self.wins[winner] += weight

    def closed(self) -> Solution:
        """The averages."""
        return Solution(
            self.game,
            self.revenue / self.weight,
            tuple(profit / self.weight for profit in self.profits),
            tuple(Fraction(won, self.weight) for won in self.wins),
            self.best / self.weight,
            Fraction(self.to_best, self.weight),
        )


class _Spoken(NamedTuple):
    """How things stand after some seats: the leader, his bid and value, and the highest value up to here."""

    leader: int | None
    standing: int | None
    value: Worth
    best: Worth


@lru_cache(maxsize=64)
def solution(game: Auction) -> Solution:
    """What comes of an auction with private values, by following every way it can go."""
    reached: dict[_Spoken, int] = {_Spoken(None, None, 0, min(values[0][0] for values in game.values)): 1}
    for seat, values in enumerate(game.values):
        after: dict[_Spoken, int] = defaultdict(int)
        said: dict[int | None, dict[Worth, int | None]] = {}
        for spoken, ways in reached.items():
            if spoken.standing not in said:
                said[spoken.standing] = bids(game, seat, spoken.standing)
            rule = said[spoken.standing]
            for value, weight in values:
                best, raised = max(spoken.best, value), rule[value]
                now = spoken._replace(best=best) if raised is None else _Spoken(seat, raised, value, best)
                after[now] += ways * weight
        reached = after
    books = _Books(game)
    for spoken, ways in reached.items():
        books.enter(ways, spoken.leader, spoken.standing or 0, spoken.value, spoken.best)
    return books.closed()


# ---------------------------------------------------------------------------------------- all values known


class Known(NamedTuple):
    """An auction in which everybody knows everybody's value."""

    said: tuple[int | None, ...]
    """What each seat says; None to pass."""
    winner: int | None
    price: int


def known(values: Sequence[Worth], form: Format, purses: Purses = ()) -> Known:
    """How the auction goes when all values are known to all, by seat.

    A seat bids when it can bid what nobody behind will top, one less than the highest value there, and still gain.
    So of those who value it most the first to speak gets it, as far as the purses reach.
    """
    bounds = purses or (None,) * len(values)
    tops = [highest(value, purse) for value, purse in zip(values, bounds, strict=True)]
    said: list[int | None] = []
    winner, standing = None, form.least - 1
    for seat, top in enumerate(tops):
        safe = max(standing + 1, *tops[seat + 1 :], 0)
        if safe <= top:
            winner, standing = seat, safe
        elif form.must_open and seat == 0:
            winner, standing = seat, form.least
        else:
            said.append(None)
            continue
        said.append(standing)
    return Known(tuple(said), winner, 0 if winner is None else standing)


@lru_cache(maxsize=64)
def known_solution(game: Auction) -> Solution:
    """What comes of the auction on average when all values are known to all: every profile of values is played."""
    books = _Books(game)
    for drawn in product(*game.values):
        values = [value for value, _ in drawn]
        _, winner, price = known(values, game.format, game.purses)
        own = 0 if winner is None else values[winner]
        books.enter(prod(weight for _, weight in drawn), winner, price, own, max(values))
    return books.closed()


# ---------------------------------------------------------------------------------------- values without steps


def continuous_bid(value: float, standing: float, rivals_behind: int) -> float | None:
    """The bid when all values lie evenly between 0 and 1 and money has no steps; None to pass.

    A bid of b stands with chance b to the power m with m rivals behind, so (v - b) times that is to be made the
    most of: b = m/(m + 1) v, or just above the standing bid when that is higher already.
    """
    if value <= standing:
        return None
    return max(standing, value * rivals_behind / (rivals_behind + 1))


def continuous_revenue(bidders: int) -> Fraction:
    """What is paid on average then. A quarter for two, where two equal bidders in a first-price auction pay a third.

    Seat i ends up paying for nothing but its own bid, so the price is the largest of c v over the seats, with c the
    factor of ``continuous_bid``. It stays below x with chance min(1, x/c) for each seat, independently.
    """
    factors = sorted(Fraction(behind, behind + 1) for behind in range(1, bidders))
    revenue, floor = Fraction(), Fraction()
    for k, ceiling in enumerate(factors):  # between two factors the seats with the larger ones are left
        scale, power = prod(factors[k:]), len(factors) - k + 1
        revenue += ceiling - floor - (ceiling**power - floor**power) / (power * scale)
        floor = ceiling
    return revenue


def continuous_profits() -> tuple[Fraction, Fraction]:
    """What each of two bidders gains on average then: 1/12 for the first and 7/24 for the last.

    The first bids v/2, gets away with it with chance v/2 and gains v/2. The last pays v/2, where v is the first
    one's value, and gains w - v/2 for each own value w above it.
    """

    def first(v: Fraction) -> Fraction:
        return (v / 2) ** 2

    def last(v: Fraction) -> Fraction:
        return (1 - v / 2) ** 2 / 2

    return _mean(first), _mean(last)


def _mean(f: Callable[[Fraction], Fraction]) -> Fraction:
    """The mean of ``f`` between 0 and 1, exact for a polynomial of degree three or less (Simpson's rule)."""
    return (f(Fraction(0)) + 4 * f(Fraction(1, 2)) + f(Fraction(1))) / 6


# ---------------------------------------------------------------------------------------- to show


class Row(NamedTuple):
    """A line of the table of examples."""

    format: Format
    bidders: int
    known: bool
    """Whether everybody knows everybody's value."""
    solution: Solution


def examples(values: Values = TEN, most: int = 4) -> Iterator[Row]:
    """Two to ``most`` bidders alike, in both formats, with private and with known values."""
    for form, bidders in product((TIEN, NIEUW_AMSTERDAM), range(2, most + 1)):
        game = auction((values,) * bidders, form)
        yield Row(form, bidders, False, solution(game))
        yield Row(form, bidders, True, known_solution(game))
