"""The sale phase of Vastgoedveiling for two, solved exactly when the hands are small.

Both hold equally many properties and everybody knows them, and the cheques that are left are known. Each round two of
these turn up at random, both choose a property at once, and the higher one takes the higher cheque. What counts is
the first player's money minus the second's, so that each round is a matrix game: the difference of the two cheques
now, and the value of what is left then. Backward induction solves the shortest hands first (Kuhn 1953).

Of the properties only their order matters, so a hand is a pattern: whose the lowest is, whose the next, and so on.
All rounds with hands of one length are solved together, for all patterns, cheques left and cheques turned up.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import lcm
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hashiban.lab.matrix_games import mixes, values

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from numpy.typing import NDArray

MOST = 5
"""Longer hands take more than seconds."""
MOST_EXACT = 4
"""The same, in fractions."""

Pattern = tuple[bool, ...]
"""Of all properties from the lowest up, whether it is the first player's."""

Left = tuple[int, ...]
"""The cheques that are left, by number from the lowest up."""


class Choice(NamedTuple):
    """What both do when these cheques turn up, and what the first player then has more than the second on average."""

    first: dict[int, Fraction]
    """Each property of the first player with its chance, as parts of 1."""
    second: dict[int, Fraction]
    value: Fraction


class Known(NamedTuple):
    """Hands of one length: their patterns, the cheques that may be left, and the value of each pair of these."""

    patterns: dict[Pattern, int]
    lefts: dict[Left, int]
    worth: NDArray[Any]
    """(patterns, lefts)."""


def value(first: Sequence[int], second: Sequence[int], cheques: Sequence[int]) -> Fraction:
    """What the first player gets more than the second on average when both do their best, exactly.

    Raises ValueError for hands longer than ``MOST_EXACT`` and for what cannot be at the table.
    """
    _checked(first, second, cheques, MOST_EXACT)
    return Fraction(_last(first, second, cheques, exact=True).worth[0, 0])


def value_in_floats(first: Sequence[int], second: Sequence[int], cheques: Sequence[int]) -> float:
    """The same nearly: some 10 digits are right. Raises ValueError for hands longer than ``MOST`` and so on."""
    _checked(first, second, cheques, MOST)
    return float(_last(first, second, cheques, exact=False).worth[0, 0])


def choice(first: Sequence[int], second: Sequence[int], cheques: Sequence[int], shown: tuple[int, int]) -> Choice:
    """A best mix of either player when these two cheques have turned up, exactly.

    ``cheques`` are all that are left, the two among them. Raises ValueError as ``value`` does, and when they are not.
    """
    _checked(first, second, cheques, MOST_EXACT)
    rest = sorted(cheques)
    try:
        for cheque in shown:
            rest.remove(cheque)
    except ValueError:
        raise ValueError(f"Cheques {shown[0]} and {shown[1]} are not both among those left.") from None
    gap, table = abs(shown[0] - shown[1]), []
    for mine in first:
        row = []
        for yours in second:
            hands = [card for card in first if card != mine], [card for card in second if card != yours]
            row.append((gap if mine > yours else -gap) + (value(*hands, rest) if rest else Fraction()))
        table.append(row)
    unit = lcm(*(entry.denominator for row in table for entry in row))
    rows, columns = mixes([[int(entry * unit) for entry in row] for row in table])
    used = {card: p for card, p in zip(first, rows, strict=True) if p}
    answer = {card: p for card, p in zip(second, columns, strict=True) if p}
    sure = min(sum(p * row[j] for p, row in zip(rows, table, strict=True)) for j in range(len(second)))
    return Choice(used, answer, Fraction(sure))


def _checked(first: Sequence[int], second: Sequence[int], cheques: Sequence[int], most: int) -> None:
    if not 1 <= len(first) <= most:
        raise ValueError(f"A hand has 1 to {most} properties here, not {len(first)}.")
    if len(second) != len(first):
        raise ValueError(f"Both hands must be of one length, not {len(first)} and {len(second)}.")
    if len({*first, *second}) != 2 * len(first):
        raise ValueError("No property is there twice.")
    if len(cheques) != 2 * len(first):
        raise ValueError(f"Hands of {len(first)} are sold for {2 * len(first)} cheques, not {len(cheques)}.")


def _last(first: Sequence[int], second: Sequence[int], cheques: Sequence[int], *, exact: bool) -> Known:
    """Solve hands of one property, of two, and so on, up to these."""
    paid = np.array(sorted(cheques), dtype=object if exact else np.float64)
    whole = tuple(card in first for card in sorted((*first, *second)))
    nothing = np.zeros((1, 1)) if not exact else np.array([[Fraction()]], dtype=object)
    known = Known({(): 0}, {(): 0}, nothing)
    for size in range(1, len(first) + 1):
        patterns = dict.fromkeys(_parts(whole, size))
        lefts = combinations(range(len(cheques)), 2 * size)
        known = _longer(known, {pattern: at for at, pattern in enumerate(patterns)}, list(lefts), paid)
    return known


def _parts(whole: Pattern, size: int) -> Iterator[Pattern]:
    """Every pattern of so many properties of either player that can be left of this one."""
    mine = [at for at, first in enumerate(whole) if first]
    yours = [at for at, first in enumerate(whole) if not first]
    for some in combinations(mine, size):
        for others in combinations(yours, size):
            yield tuple(at in some for at in sorted((*some, *others)))


def _longer(known: Known, patterns: dict[Pattern, int], lefts: list[Left], paid: NDArray[Any]) -> Known:
    """Solve hands of one property more than those that are known."""
    signs, after = _rounds(patterns, known.patterns)
    shown = list(combinations(range(len(lefts[0])), 2))
    gaps = np.array([[paid[left[j]] - paid[left[i]] for i, j in shown] for left in lefts], dtype=paid.dtype)
    rest = np.array([[known.lefts[_without(left, i, j)] for i, j in shown] for left in lefts])
    later = known.worth[after[:, None, None], rest[None, :, :, None, None]]
    games = signs[:, None, None] * gaps[None, :, :, None, None] + later
    solved = values(games.reshape(-1, *games.shape[3:])).reshape(games.shape[:3])
    return Known(patterns, {left: at for at, left in enumerate(lefts)}, solved.sum(axis=2) / len(shown))


def _without(line: tuple[Any, ...], i: int, j: int) -> tuple[Any, ...]:
    """What is left of a line without two of its places, the first before the second."""
    return line[:i] + line[i + 1 : j] + line[j + 1 :]


def _rounds(patterns: Iterable[Pattern], shorter: dict[Pattern, int]) -> tuple[NDArray[Any], NDArray[Any]]:
    """For each pattern, each property of the first player and each of the second: who wins, and what pattern is left.

    Two arrays (patterns, properties, properties): 1 when the first player's is higher, -1 when not; the place of the
    pattern that is left among the shorter ones.
    """
    signs, after = [], []
    for pattern in patterns:
        mine = [at for at, first in enumerate(pattern) if first]
        yours = [at for at, first in enumerate(pattern) if not first]
        signs.append([[1 if i > j else -1 for j in yours] for i in mine])
        after.append([[shorter[_without(pattern, min(i, j), max(i, j))] for j in yours] for i in mine])
    return np.array(signs), np.array(after)
