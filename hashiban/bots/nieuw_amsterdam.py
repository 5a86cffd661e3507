"""Bots for Nieuw Amsterdam. Three levels, each a function of a view.

Everybody gets a column, so an auction is worth only what it brings over the columns that come later.

- easy sees nothing but its tiles: it opens with a quarter of their worth and goes up to half of it.
- medium subtracts what the other columns are worth on average, adds its place in the order, and bids a share of that.
- hard works out the rest of the round backwards from its end (``Market``) and weighs each bid with how likely those
  who still speak are to top it: the once-around auction, in which those who fail are not left with nothing.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from hashiban.actions import Action, Amount, Choice, Lay, Pick
from hashiban.games.nieuw_amsterdam import LONG, SHORT
from hashiban.games.nieuw_amsterdam_frame import EVEN, VALUES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from hashiban.actions import Seat
    from hashiban.games.nieuw_amsterdam_frame import Values
    from hashiban.table import View

PAY = Choice(Action("pay"), "why-na-pay")
"""What is paid with makes no difference to anybody: the game lays it."""


def _values(view: View) -> Values:
    """What the tiles are worth to this seat."""
    values: Values = view.values or EVEN
    return values


def _worth(tiles: Sequence[int], bonus: int, values: Values) -> int:
    return bonus + sum([values[tile] for tile in tiles])


def _of(view: View, column: int) -> int:
    """What a column that is left brings this seat before anything is paid."""
    return _worth(view.columns[column - 1], view.bonus[column - 1], _values(view))


def _spoken(view: View, limit: float, opening: int, why: tuple[str, str, str], numbers: dict[str, int]) -> Choice:
    """Open with so much, or go one higher as long as that is no more than the limit."""
    option = view.options[0]
    assert isinstance(option, Amount)
    if view.auction.leader is None:
        return Choice(Action("bid", min(option.most, max(0, opening))), why[0], numbers)
    if option.least <= limit:
        return Choice(Action("bid", min(option.most, max(option.least, int(limit)))), why[1], numbers)
    return Choice(Action("pass"), why[2], numbers)


# ---------------------------------------------------------------------------------------------- easy, medium

WHY_EASY = ("why-na-easy-open", "why-na-easy-bid", "why-na-easy-pass")
WHY_MEDIUM = ("why-na-medium-open", "why-na-medium-bid", "why-na-medium-pass")
"""The reasons of who opens, goes higher and passes."""

EASY_OPENS, EASY_GOES = 4, 2
"""An easy bot opens with one part in so many of what its tiles are worth, and goes up to one in so many."""

SHARE = 0.6
"""What a medium bot bids of what it would gain; with less it is too timid for two, with more too bold for five."""


def easy(view: View, _: Random) -> Choice:
    """Likes tiles and nothing else, and bids low."""
    option = view.options[0]
    if isinstance(option, Lay):
        return PAY
    values = _values(view)

    def tiles(column: int) -> int:
        return _worth(view.columns[column - 1], 0, values)

    if isinstance(option, Pick):
        best = max(option.cards, key=tiles)
        return Choice(Action(option.verb, cards=(best,)), "why-na-tiles", {"worth": tiles(best)})
    worth = tiles(view.column)
    return _spoken(view, worth / EASY_GOES, worth // EASY_OPENS, WHY_EASY, {"worth": worth})


def medium(view: View, _: Random) -> Choice:
    """Counts the bonus coins and the order, and that another column is to be had as well."""
    option = view.options[0]
    if isinstance(option, Lay):
        return PAY
    if isinstance(option, Pick):
        best = max(option.cards, key=lambda column: _of(view, column))
        return Choice(Action(option.verb, cards=(best,)), "why-na-worth", {"worth": _of(view, best)})
    others = [_of(view, column) for column in _free(view, view.column)]
    later = sum(others) / len(others)
    gain = _of(view, view.column) + len(view.line) - 1 - later
    numbers = {"worth": _of(view, view.column), "later": round(later)}
    return _spoken(view, SHARE * gain, int(SHARE * gain), WHY_MEDIUM, numbers)


def _free(view: View, column: int) -> list[int]:
    """The columns that are left beside this one; with two players those that the loser may take."""
    rest = [other for other in view.left if other != column]
    return rest if view.players > 2 else [other for other in rest if len(view.columns[other - 1]) == SHORT]


# ---------------------------------------------------------------------------------------------- hard

PEOPLE: tuple[Values, ...] = tuple((a, b, (a + b) % len(VALUES)) for a in VALUES for b in VALUES)
"""Strangers at the table: every pair of values for two kinds of tile once, so that each kind is spread evenly."""

REACH = 25
"""No gain in this game is larger; where one might be, it is counted as this much."""

ENVY = 1.0
"""How much of what the rivals gain counts as lost, shared among them: who has more than they have wins."""

NEGLECT = 1.0
"""What is lost by passing, in shares of ENVY: the leader gains about so much. Found by trying: with 2 it pays too
much when there are two seats, and no longer clearly beats medium."""

SPITE = 6
"""So far above the own gain a bid is still looked at: losing a little may cost a rival more."""

SURE = 0.999
"""A bid that stands so surely need not be higher."""

Left = tuple[int, ...]


class Step(NamedTuple):
    """So many columns left and so many seats without one; the columns that may be put up, and what is left then."""

    left: Left
    seats: int
    next: tuple[tuple[int, Left], ...]


def _without(columns: Left, column: int) -> Left:
    """What is left when this column goes."""
    return tuple([other for other in columns if other != column])


@lru_cache
def _steps(players: int, sizes: tuple[int, ...]) -> tuple[Step, ...]:
    """How a round can go on, from its end backwards."""
    every = tuple(range(1, len(sizes) + 1))
    if players == 2:
        longs = [column for column in every if sizes[column - 1] == LONG]
        shorts = tuple((column, ()) for column in every if sizes[column - 1] == SHORT)
        last = [Step(_without(every, column), 1, shorts) for column in longs]
        return (*last, Step(every, 2, tuple((column, _without(every, column)) for column in longs)))
    return tuple(
        Step(left, seats, tuple((column, _without(left, column)) for column in left))
        for seats in range(1, players + 1)
        for left in combinations(every, len(every) - players + seats)
    )


class Auction(NamedTuple):
    """What putting up one column means: for strangers, and for who answers or opens with a certain gain."""

    gains: tuple[int | float, ...]
    """What each of the people gains by it over what comes later."""
    answer: list[float]
    """What answering is worth, by the own gain."""
    opening: list[float]
    """What opening is worth, by the own gain."""
    alone: float
    """How likely it is that nobody else wants it even for nothing."""


class Market:
    """What the columns of a round are worth to strangers, whatever is left of them.

    ``later`` has, for each set of columns that are left, what each of ``PEOPLE`` may hope for before the next column
    is put up: every seat is as likely as any other to put it up.
    """

    def __init__(
        self, players: int, columns: tuple[tuple[int, ...], ...], bonus: tuple[int, ...], even: bool
    ) -> None:
        """Work out the round for these columns; ``even`` when all tiles are worth the same to everybody."""
        self.columns, self.bonus = columns, bonus
        self.steps = _steps(players, tuple(map(len, columns)))
        self.auctions: dict[tuple[Left, int], Auction] = {}
        self.chosen: dict[tuple[Left, int], float] = {}
        self.people = (EVEN,) if even else PEOPLE
        self.later = self.hopes(self.people, strangers=True)

    def hopes(self, people: Sequence[Values], *, strangers: bool = False) -> dict[Left, list[float]]:
        """What each of these people may hope for, by the columns that are left."""
        worth = [
            [_worth(tiles, coins, values) for values in people]
            for tiles, coins in zip(self.columns, self.bonus, strict=True)
        ]
        later: dict[Left, list[float]] = {}
        for left, seats, after in self.steps:
            if seats == 1:
                later[left] = [max(own) for own in zip(*(worth[column - 1] for column, _ in after), strict=True)]
                continue
            gains = {
                column: [own + seats - 1 - hope for own, hope in zip(worth[column - 1], later[rest], strict=True)]
                for column, rest in after
            }
            if strangers:
                for column in gains:
                    self.auctions[left, column] = _auction(gains[column], seats - 1)
                self.choose(left, after, gains, later)
            later[left] = self.hoped(left, seats, after, gains, later)
        return later

    def choose(
        self,
        left: Left,
        after: tuple[tuple[int, Left], ...],
        gains: dict[int, list[float]],
        later: dict[Left, list[float]],
    ) -> None:
        """How often each column is put up."""
        opened = {column: self.opened(left, column, gains[column], later[rest]) for column, rest in after}
        liked = [max(opened, key=lambda column: opened[column][k]) for k in range(len(self.people))]
        for column, _ in after:
            self.chosen[left, column] = liked.count(column) / len(liked)

    def opened(self, left: Left, column: int, gains: Sequence[float], hopes: Sequence[float]) -> list[float]:
        """What each of these people may hope for who puts this column up."""
        _, _, opening, alone = self.auctions[left, column]
        return [
            hope + (_at(opening, gain) if gain > 0 else gain * alone) for gain, hope in zip(gains, hopes, strict=True)
        ]

    def hoped(
        self,
        left: Left,
        seats: int,
        after: tuple[tuple[int, Left], ...],
        gains: dict[int, list[float]],
        later: dict[Left, list[float]],
    ) -> list[float]:
        """What each of these people may hope for before the next column is put up, by whomever."""
        opened = [self.opened(left, column, gains[column], later[rest]) for column, rest in after]
        total = [max(own) / seats for own in zip(*opened, strict=True)]
        for column, rest in after:
            often, answer = self.chosen[left, column] * (seats - 1) / seats, self.auctions[left, column].answer
            if often:
                total = [
                    sofar + often * (hope + (_at(answer, gain) if gain > 0 else 0))
                    for sofar, hope, gain in zip(total, later[rest], gains[column], strict=True)
                ]
        return total


def _at(worth: Sequence[float], gain: float) -> float:
    """What is worth so much at this gain, or at the largest that was counted."""
    return worth[min(round(gain), len(worth) - 1)]


def _auction(gains: Sequence[float], rivals: int) -> Auction:
    """The auction of a column that strangers gain so much by."""
    count, unwilling = len(gains), sum(gain <= 0 for gain in gains)
    tops = [0] * (REACH + 1)
    for gain in gains:
        tops[min(REACH, max(0, ceil(gain) - 1))] += 1
    stands, below = [], 0
    for top in tops:
        below += top
        stands.append((below / count) ** rivals)
    alone = (unwilling / count) ** rivals
    answer = [0.0]
    for chance in (alone, *stands[:-1]):
        answer.append(answer[-1] + chance)
    opening = [0.0, *(max((gain - bid) * stands[bid] for bid in range(gain)) for gain in range(1, REACH + 1))]
    return Auction(tuple(gains), answer, [*opening, opening[-1] + 1], alone)


@lru_cache(maxsize=64)
def _market(players: int, columns: tuple[tuple[int, ...], ...], bonus: tuple[int, ...], even: bool) -> Market:
    return Market(players, columns, bonus, even)


@lru_cache(maxsize=256)
def _own(
    players: int, columns: tuple[tuple[int, ...], ...], bonus: tuple[int, ...], even: bool, values: Values
) -> dict[Left, float]:
    """What a seat with these values may hope for, by the columns that are left."""
    found = _market(players, columns, bonus, even).hopes([values])
    return {left: hopes[0] for left, hopes in found.items()}


class Bid(NamedTuple):
    """A bid (None: pass), what it is worth, and how likely it is to stand."""

    amount: int | None
    worth: float
    stands: float


def hard(view: View, _: Random, *, loss: float = 0.0) -> Choice:
    """Knows what comes after, and what those who still speak may say.

    ``loss`` is a bias of ``hashiban.bots.biased``: a coin that is paid counts so much more than a point that is won.
    """
    coin = 1 + loss
    option = view.options[0]
    if isinstance(option, Lay):
        return PAY
    if isinstance(option, Pick) and option.verb == "take":
        best = max(option.cards, key=lambda column: _of(view, column))
        return Choice(Action("take", cards=(best,)), "why-na-worth", {"worth": _of(view, best)})
    ahead = _ahead(view)
    if isinstance(option, Pick):
        opened = {column: _best(view, ahead, column, -1, view.line[1:], coin) for column in option.cards}
        best = max(opened, key=lambda column: opened[column].worth + ahead.hope(column))
        numbers = {"worth": _of(view, best), "open": opened[best].amount or 0}
        return Choice(Action("choose", cards=(best,)), "why-na-put-up", numbers)
    auction, column = view.auction, view.column
    opening = auction.leader is None
    found = _best(view, ahead, column, -1 if opening else auction.high, auction.queue[1:], coin)
    numbers = {"worth": _of(view, column), "later": round(ahead.hope(column) - len(view.line) + 1)}
    if found.amount is None:
        return Choice(Action("pass"), "why-na-pass", numbers)
    numbers["stands"] = round(100 * found.stands)
    return Choice(Action("bid", found.amount), "why-na-open" if opening else "why-na-bid", numbers)


def _round(view: View) -> tuple[int, tuple[tuple[int, ...], ...], tuple[int, ...], bool]:
    """The columns as they lay at the beginning of the round, and what else a market is made from."""
    columns = list(view.columns)
    for column, tiles in zip(view.won, view.taken, strict=True):
        if column:
            columns[column - 1] = tiles
    return view.players, tuple(tuple(sorted(tiles)) for tiles in columns), view.bonus, not view.values


class Ahead(NamedTuple):
    """What may come of a round from here on: for strangers, and for the seat that looks."""

    market: Market
    own: dict[Left, float]
    left: Left

    def hope(self, column: int) -> float:
        """What this seat may hope for when this column goes to somebody else."""
        return self.own[_without(self.left, column)]


def _ahead(view: View) -> Ahead:
    around = _round(view)
    return Ahead(_market(*around), _own(*around, _values(view)), view.left)


def _best(view: View, ahead: Ahead, column: int, standing: int, behind: Sequence[Seat], coin: float) -> Bid:
    """The best bid for a column above the standing one, with these seats still to speak; a coin counts so much."""
    auction = ahead.market.auctions[view.left, column]
    gain = _of(view, column) + len(view.line) - 1 - ahead.hope(column)
    envy = ENVY / (view.players - 1)
    purses = [view.purses[seat].total for seat in behind]
    best = Bid(None, -NEGLECT * envy if standing >= 0 else float("-inf"), 0.0)  # who puts it up has to open
    most = min(view.purses[view.seat].total, max(0, ceil(gain) + SPITE))
    for amount in range(standing + 1, most + 1):
        chance, more = _topped(auction.gains, amount, purses)
        worth = chance * (gain - coin * amount) - (1 - chance) * envy * more
        if worth > best.worth + 1e-9:
            best = Bid(amount, worth, chance)
        if chance > SURE:
            break
    return best


def _topped(gains: tuple[int | float, ...], bid: int, purses: Sequence[int]) -> tuple[float, float]:
    """How likely nobody tops a bid, and what who tops it gains by that on average."""
    able = sum(purse > bid for purse in purses)
    over, more = _above(gains, bid)
    return (1 - over) ** able, more


@lru_cache(maxsize=1 << 14)
def _above(gains: tuple[int | float, ...], bid: int) -> tuple[float, float]:
    willing = [gain - bid - 1 for gain in gains if gain > bid + 1]
    return len(willing) / len(gains), sum(willing) / len(willing) if willing else 0.0
