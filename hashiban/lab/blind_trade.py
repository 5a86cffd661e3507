"""Wereldhandel's blind trade solved, for two hands that both sides know and goods worth the same to both.

A lays some money cards face down. B sees how many, not which, and takes them for the goods or lays cards against
them; then the bundles change hands, and the goods go to whoever gave more. What A gains B loses: ``+worth`` when A
ends with the goods, ``-worth`` when B does, and the money that changed hands. So this is a zero-sum game, each side
has a mix that guarantees the value whatever the other does (von Neumann 1928), and linear programming finds both
(Dantzig 1951).

B knows the number of cards, so A can pick it openly: the game is one small game for each number of cards, with A's
bundles of so many cards against B's replies, and its value is the best of theirs. What A must mix is the worth of
the bundle, not its size. Cards worth nothing help: they fit bundles of very different worth into one size.

After a tie the two start again, and a second tie gives A the goods. *A simplification*: they start again with the
same hands, while at the table the bundles have been swapped, which changes the pieces of the hands but not their
worth. And B may answer with nothing only by laying a card worth nothing, or with an empty hand.

``matrix_games`` finds the mixes, and what each guarantees is computed exactly.
"""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import TYPE_CHECKING, NamedTuple

from hashiban.lab.matrix_games import mixes, sure_of, turned
from hashiban.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

START = Purse((0, 10, 50), (2, 4, 1))
"""The hand that everybody starts with."""

Reply = int | None
"""What B does: lays cards of this total against the offer, or takes the offer (``ACCEPT``)."""

ACCEPT: Reply = None

Mix = tuple[tuple[int, Fraction], ...]
"""Totals and how often each is laid, as parts of 1."""

Replies = tuple[tuple[Reply, Fraction], ...]
"""Replies and how often each is given, as parts of 1."""


class Bundle(NamedTuple):
    """Some cards on the table, all that matters of them."""

    cards: int
    total: int


@lru_cache(maxsize=1 << 10)
def bundles(hand: Purse) -> tuple[Bundle, ...]:
    """All that can be laid from a hand, ascending: at least one card, or none from an empty hand."""
    found = {(0, 0)}
    for kind, count in zip(hand.kinds, hand.counts, strict=True):
        found = {(cards + k, total + k * kind) for cards, total in found for k in range(count + 1)}
    return tuple(Bundle(*pair) for pair in sorted(found - {(0, 0)} or found))


def offers(hand: Purse) -> dict[int, tuple[int, ...]]:
    """The totals that A can lay with each number of cards."""
    found: dict[int, list[int]] = {}
    for cards, total in bundles(hand):
        found.setdefault(cards, []).append(total)
    return {cards: tuple(totals) for cards, totals in found.items()}


def replies(hand: Purse) -> tuple[Reply, ...]:
    """All that B can do: accept, or lay any total that his hand can make."""
    return (ACCEPT, *sorted({total for _, total in bundles(hand)}))


# ---------------------------------------------------------------------------------------- one round


@dataclass(frozen=True, slots=True)
class Round:
    """An offer and its answer."""

    offers: dict[int, tuple[int, ...]]
    """The totals that A can lay with each number of cards."""
    replies: tuple[Reply, ...]
    worth: int | Fraction
    tie: int | Fraction
    """What a tie is worth to A."""

    def gain(self, total: int, reply: Reply) -> int | Fraction:
        """What A gains when this total is answered so."""
        if reply is None:
            return self.worth - total
        if reply == total:
            return self.tie
        return (self.worth if total > reply else -self.worth) - total + reply

    def against(self, mix: Mix) -> dict[Reply, Fraction]:
        """What each reply leaves A on average, when A lays these totals with these chances."""
        return {reply: sum((p * self.gain(total, reply) for total, p in mix), Fraction()) for reply in self.replies}

    def facing(self, cards: int, answer: Replies) -> dict[int, Fraction]:
        """What A gains on average with each bundle of so many cards, when B answers with these chances."""
        return {
            total: sum((p * self.gain(total, reply) for reply, p in answer), Fraction())
            for total in self.offers[cards]
        }

    def a_guarantees(self, mix: Mapping[Bundle, Fraction]) -> Fraction:
        """What A has at least with this mix of bundles, whatever B does on seeing the number of cards.

        Raises ValueError when the chances are no parts of 1 or a bundle cannot be laid.
        """
        _parts(mix.values())
        if any(total not in self.offers.get(cards, ()) for cards, total in mix):
            raise ValueError("This bundle cannot be laid.")
        sizes = {cards for cards, _ in mix}
        by_size = [tuple((total, p) for (cards, total), p in mix.items() if cards == size) for size in sizes]
        return sum((min(self.against(some).values()) for some in by_size), Fraction())

    def b_guarantees(self, plan: Mapping[int, Replies]) -> Fraction:
        """What A has at most when B answers each number of cards by this plan.

        Raises ValueError when the plan lacks a number of cards, its chances are no parts of 1 or B cannot do it.
        """
        if plan.keys() != self.offers.keys():
            raise ValueError("The plan must answer every number of cards, and no other.")
        for answer in plan.values():
            _parts(p for _, p in answer)
            if any(reply not in self.replies for reply, _ in answer):
                raise ValueError("B cannot answer so.")
        return max(max(self.facing(cards, answer).values()) for cards, answer in plan.items())


def _parts(chances: Iterable[Fraction]) -> None:
    """Raises ValueError when these are no parts of 1."""
    parts = list(chances)
    if sum(parts) != 1 or min(parts) < 0:
        raise ValueError("Chances are parts of 1.")


# ---------------------------------------------------------------------------------------- solving


@dataclass(frozen=True, slots=True)
class Duel:
    """The game when A has shown a number of cards, with a best mix for either side."""

    cards: int
    offer: Mix
    answer: Replies
    low: Fraction
    """What A has at least with this mix of offers."""
    high: Fraction
    """What A has at most against this mix of answers."""

    @property
    def exact(self) -> bool:
        """Whether the two meet, which proves that neither side can do better."""
        return self.low == self.high

    @property
    def value(self) -> Fraction:
        """What A has when both do their best; when not exact, the middle of what is left open."""
        return (self.low + self.high) / 2


@dataclass(frozen=True, slots=True)
class Solved:
    """A round with its duel for each number of cards that A may show."""

    round: Round
    duels: dict[int, Duel]

    @property
    def best(self) -> Duel:
        """The duel that A picks by showing so many cards; of equally good ones with the fewest."""
        return max(self.duels.values(), key=lambda duel: (duel.value, -duel.cards))

    @property
    def value(self) -> Fraction:
        """What the round is worth to A."""
        return self.best.value

    @property
    def exact(self) -> bool:
        """Whether A's mix and B's plan prove the value."""
        return self.best.low == max(duel.high for duel in self.duels.values())

    @property
    def offer(self) -> dict[Bundle, Fraction]:
        """A best mix for A: bundles and how often each is laid."""
        return {Bundle(self.best.cards, total): p for total, p in self.best.offer}

    @property
    def plan(self) -> dict[int, Replies]:
        """A best plan for B: how to answer each number of cards."""
        return {cards: duel.answer for cards, duel in self.duels.items()}


@dataclass(frozen=True, slots=True)
class Trade:
    """A blind trade: what to do at first, and what to do after a tie."""

    a: Purse
    b: Purse
    first: Solved
    second: Solved

    @property
    def value(self) -> Fraction:
        """What the trade is worth to A, money and goods together."""
        return self.first.value


@lru_cache(maxsize=64)
def solved(a: Purse, b: Purse, worth: int | Fraction) -> Trade:
    """The trade between these hands about goods worth so much to both."""
    second = _solved(Round(offers(a), replies(b), worth, worth))
    return Trade(a, b, _solved(Round(offers(a), replies(b), worth, second.value)), second)


def _solved(game: Round) -> Solved:
    return Solved(game, {cards: _duel(game, cards) for cards in game.offers})


def _duel(game: Round, cards: int) -> Duel:
    """The game between A's bundles of so many cards and B's replies."""
    totals, answers = game.offers[cards], _sensible(game, cards)
    unit = lcm(game.worth.denominator, game.tie.denominator)
    table = [[int(game.gain(total, reply) * unit) for reply in answers] for total in totals]
    mine, yours = mixes(table)
    offer = tuple((total, p) for total, p in zip(totals, mine, strict=True) if p)
    answer = tuple((reply, p) for reply, p in zip(answers, yours, strict=True) if p)
    return Duel(cards, offer, answer, sure_of(table, mine) / unit, -sure_of(turned(table), yours) / unit)


def _sensible(game: Round, cards: int) -> list[Reply]:
    """The replies that B may want: to accept, each tie, and the cheapest that beats just so many bundles."""
    totals = game.offers[cards]
    found: dict[tuple[int, bool], Reply] = {(0, False): ACCEPT}  # who beats nothing pays as little by accepting
    for reply in game.replies:
        if reply is not None:
            found.setdefault((bisect_left(totals, reply), reply in totals), reply)
    return list(found.values())


# ---------------------------------------------------------------------------------------- to show


class Row(NamedTuple):
    """A line of the table of examples."""

    worth: int
    trade: Trade


def examples(a: Purse = START, b: Purse = START, worths: tuple[int, ...] = (10, 50, 100, 200, 500)) -> Iterator[Row]:
    """The trade between two hands for goods of different worth."""
    for worth in worths:
        yield Row(worth, solved(a, b, worth))
