"""Runs of numbers in a colour, and the best place for every wild, exactly.

A card is a number of two digits. The tens are its colour: 1 to 4, and 5 for a wild of any colour. The ones are its
number in that colour: 1 to 9, and 0 for a wild of any number. So 27 is the 7 of colour 2, 20 a wild of colour 2,
57 a wild 7 and 50 a wild for anything. Digits before these two play no part.

Each colour scores its longest run of numbers that follow each other: a point a card, and one more for all nine.
A wild fills one place. Wilds of a colour are that colour's own; the others are shared between the colours, so that
the best place for them is a search: a dynamic programme over the colours, with the shared wilds used so far as its
state. What matters of a colour are the few ways to get points from it that no other way beats with fewer wilds.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

COLOURS = (1, 2, 3, 4)
ANY_COLOUR = 5
ANY_NUMBER = 0
LAST = 9
"""The highest number of a colour."""
BONUS = 1
"""What all nine numbers of a colour bring beside a point each."""

Run = tuple[int, int]
"""The first and the last number of a run; (0, 0) where there is none."""


class Placing(NamedTuple):
    """Wilds put somewhere, and what comes of it."""

    points: int
    stands: tuple[tuple[int, int], ...]
    """Each wild with the card that it stands for, 0 where it is of no use; ascending."""
    runs: tuple[Run, ...]
    """The run that each colour scores."""


class _Way(NamedTuple):
    """One way to score in a colour: its run, the shared wilds that fill holes in it, and the points."""

    points: int
    used: int
    run: Run


class _Held(NamedTuple):
    """Cards as sets of bits: bit ``n`` for the number ``n``, bit 0 of ``shared`` for the wild for anything."""

    owned: tuple[int, ...]
    """The numbers of each colour."""
    suited: tuple[int, ...]
    """How many wilds each colour has of its own."""
    shared: int


def is_wild(card: int) -> bool:
    """Whether this card stands for another one."""
    return card // 10 % 10 == ANY_COLOUR or card % 10 == ANY_NUMBER


def points_of(run: Run) -> int:
    """What a run scores."""
    first, last = run
    return last - first + 1 + (BONUS if last - first + 1 == LAST else 0) if last else 0


def _between(first: int, last: int) -> int:
    return (1 << last + 1) - (1 << first)


_RUNS: tuple[tuple[int, int, Run], ...] = tuple(
    sorted(
        (
            (points_of(run), _between(*run), run)
            for a in range(1, LAST + 1)
            for b in range(a, LAST + 1)
            for run in [(a, b)]
        ),
        key=lambda row: (-row[0], row[2]),
    )
)
"""Every run with its points and its numbers as bits, the longest first."""


# ---------------------------------------------------------------------------------------------- what is asked for


def best(cards: Iterable[int]) -> Placing:
    """The best places for all wilds among these cards, in any order.

    Of equal ones it takes a placing that uses few wilds. Raises ValueError for two equal wilds of any colour.
    """
    return _best(tuple(sorted(cards)))


def placed(cards: Sequence[int], stands: Iterable[tuple[int, int]]) -> Placing:
    """What these cards score when each of these wilds stands for the card beside it (0: for none).

    Wilds that are not named stand for nothing. Raises ValueError for a wild that is not there or has another colour
    or number than the card it is to stand for.
    """
    left, put = [card for card in cards if is_wild(card)], []
    held = _held(cards)
    owned = list(held.owned)
    for wild, card in stands:
        if wild not in left:
            raise ValueError(f"wild {wild} is not there to be placed")
        left.remove(wild)
        if card:
            if not fits(wild, card):
                raise ValueError(f"wild {wild} cannot stand for {card}")
            owned[card // 10 % 10 - 1] |= 1 << card % 10
        put.append((wild, card))
    runs = tuple(_longest(numbers) for numbers in owned)
    return Placing(sum(map(points_of, runs)), tuple(sorted([*put, *((wild, 0) for wild in left)])), runs)


def gain(cards: Sequence[int], card: int) -> int:
    """How many points one more card would add, all wilds placed anew. Never below 0."""
    return best((*cards, card)).points - best(cards).points


def fits(wild: int, card: int) -> bool:
    """Whether this wild can stand for this number card."""
    if is_wild(card) or card // 10 % 10 not in COLOURS:
        return False
    tens, ones = wild // 10 % 10, wild % 10
    return tens in (ANY_COLOUR, card // 10 % 10) and ones in (ANY_NUMBER, card % 10)


def spots(wild: int) -> tuple[int, ...]:
    """Every number card that this wild can stand for, ascending."""
    every = (10 * colour + n for colour in COLOURS for n in range(1, LAST + 1))
    return tuple(card for card in every if fits(wild, card))


# ---------------------------------------------------------------------------------------------- the search


@lru_cache(maxsize=1 << 15)
def _best(cards: tuple[int, ...]) -> Placing:
    held = _held(cards)
    owned, suited, shared = held
    if not shared and not any(suited):
        runs = tuple([_longest(numbers) for numbers in owned])
        return Placing(sum(map(points_of, runs)), (), runs)  # nothing to search for, as in most hands
    reached: dict[int, tuple[int, tuple[_Way, ...]]] = {0: (0, ())}
    for numbers, own in zip(owned, suited, strict=True):
        ways, before, reached = _ways(numbers, own, shared), reached, {}
        for used, (points, chosen) in before.items():
            for way in ways:
                if not used & way.used:
                    key, sum_ = used | way.used, points + way.points
                    if key not in reached or reached[key][0] < sum_:
                        reached[key] = sum_, (*chosen, way)
    points, chosen = max(reached.items(), key=lambda item: (item[1][0], -item[0].bit_count(), -item[0]))[1]
    return Placing(points, _stands(held, chosen), tuple([way.run for way in chosen]))


@lru_cache(maxsize=1 << 15)
def _ways(owned: int, own: int, shared: int) -> tuple[_Way, ...]:
    """The ways to score in a colour that no other way beats with a part of their shared wilds, the best first."""
    found: list[_Way] = []
    for points, numbers, run in _RUNS:
        holes = numbers & ~owned
        missing = max(0, holes.bit_count() - own)
        if missing > shared.bit_count():
            continue
        useful = [bit for bit in _bits(shared) if bit == 1 or bit & holes]  # the wild for anything fills any hole
        for some in combinations(useful, missing):
            used = sum(some)
            if not any(way.used & used == way.used for way in found):  # found with as many points or more
                found.append(_Way(points, used, run))
    return (*found, _Way(0, 0, (0, 0))) if not any(way.used == 0 for way in found) else tuple(found)


def _bits(numbers: int) -> list[int]:
    return [1 << n for n in range(LAST + 1) if numbers >> n & 1]


def _held(cards: Iterable[int]) -> _Held:
    owned, suited, shared = [0] * len(COLOURS), [0] * len(COLOURS), 0
    for card in cards:
        tens, ones = card // 10 % 10, card % 10
        if tens == ANY_COLOUR:
            if shared >> ones & 1:
                raise ValueError(f"two wilds {card}, where there is only one")
            shared |= 1 << ones
        elif tens not in COLOURS:
            raise ValueError(f"{card} is no card of a colour")
        elif ones == ANY_NUMBER:
            suited[tens - 1] += 1
        else:
            owned[tens - 1] |= 1 << ones
    return _Held(tuple(owned), tuple(suited), shared)


@lru_cache(maxsize=1 << 10)
def _longest(numbers: int) -> Run:
    """The longest run in a set of numbers, of equal ones the lowest."""
    return next((run for _, bits, run in _RUNS if numbers & bits == bits), (0, 0))


def _stands(held: _Held, chosen: Iterable[_Way]) -> tuple[tuple[int, int], ...]:
    """Which wild fills which hole: one of a number its own, then the colour's own wilds, and the one for anything."""
    stands: list[tuple[int, int]] = []
    for colour, owned, own, way in zip(COLOURS, held.owned, held.suited, chosen, strict=True):
        first, last = way.run
        holes = [n for n in range(first, last + 1) if n and not owned >> n & 1]
        stands += [(10 * ANY_COLOUR + n, 10 * colour + n) for n in holes if way.used >> n & 1]
        rest = [10 * colour + n for n in holes if not way.used >> n & 1]
        wilds = [10 * colour] * (len(rest) - (way.used & 1)) + [10 * ANY_COLOUR] * (way.used & 1)
        stands += zip(wilds, rest, strict=True)
        stands += [(10 * colour, 0)] * (own - wilds.count(10 * colour))
    used = sum(way.used for way in chosen)
    stands += [(10 * ANY_COLOUR + n, 0) for n in range(LAST + 1) if (held.shared & ~used) >> n & 1]
    return tuple(sorted(stands))
