"""Small tasks of pushing your luck, worked out exactly: no draw, but every case with its chance, in fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection

FACES = range(1, 7)


class Search(NamedTuple):
    """The best way to look for the best of many in a row."""

    skip: int
    """So many are only looked at; then the first that is better than all before is taken."""
    chance: Fraction | float
    """How often the best of all is found."""


class Ends(NamedTuple):
    """What the highest and the lowest card of a row are on average, and the gap between them."""

    high: Fraction
    low: Fraction
    gap: Fraction


def pig(hold: int) -> dict[int, Fraction]:
    """Pig: throw a die as often as you like, a 1 loses all of this turn; here until the sum is ``hold`` or more.

    The chance of each score of a turn (Neller and Presser 2004). Raises ValueError for a number below 1.
    """
    if hold < 1:
        raise ValueError(f"Hold at 1 or more, not at {hold}.")
    chances: dict[int, Fraction] = {0: Fraction(1)}
    lost = Fraction()
    for score in range(hold):
        here = chances.pop(score, Fraction()) / len(FACES)
        lost += here
        for face in FACES[1:]:
            chances[score + face] = chances.get(score + face, Fraction()) + here
    return {0: lost, **dict(sorted(chances.items()))}


def mean(chances: dict[int, Fraction]) -> Fraction:
    """The mean of what has these chances."""
    return sum((value * chance for value, chance in chances.items()), Fraction())


def bomb(boxes: int, opened: int) -> Fraction:
    """The bomb risk task: each opened box pays 1, unless the bomb was in one of them; what it pays on average.

    Crosetto and Filippin (2013). Raises ValueError without a box, or for more opened than there are.
    """
    if not (boxes >= 1 and 0 <= opened <= boxes):
        raise ValueError(f"Of {boxes} boxes {opened} cannot be opened.")
    return Fraction(sum(opened for place in range(boxes) if place >= opened), boxes)


def secretary(many: int, *, exact: bool = True) -> Search:
    """Of so many who come one by one, choose the best of all, by knowing only how each compares with those before.

    Thought backwards from the last one (Lindley 1961), in fractions or in floats. Raises ValueError for nobody.
    """
    if many < 1:
        raise ValueError(f"At least one must come, not {many}.")
    chance: Fraction | float = Fraction() if exact else 0.0
    skip = 0
    for k in range(many, 0, -1):  # the k-th is the best so far once in k times, and then the best of all k in many
        take = Fraction(k, many) if exact else k / many
        if take < chance:
            skip = max(skip, k)
        chance = (max(take, chance) + (k - 1) * chance) / k
    return Search(skip, chance)


def cant_stop(columns: Collection[int], dice: int = 4) -> Fraction:
    """Can't Stop: how often two of the dice sum to one of these columns. Raises ValueError for less than two dice."""
    if dice < 2:
        raise ValueError(f"Two dice at least make a sum, not {dice}.")
    good = sum(any(a + b in columns for a, b in combinations(throw, 2)) for throw in product(FACES, repeat=dice))
    return Fraction(good, len(FACES) ** dice)


def row(cards: int, highest: int = 30) -> Ends:
    """So many different cards out of 1 to ``highest``, all rows laid out. Raises ValueError for none or too many."""
    if not 1 <= cards <= highest:
        raise ValueError(f"A row of {cards} cards out of {highest} cannot be laid.")
    count = high = low = 0
    for some in combinations(range(1, highest + 1), cards):
        count, high, low = count + 1, high + some[-1], low + some[0]
    return Ends(Fraction(high, count), Fraction(low, count), Fraction(high - low, count))
