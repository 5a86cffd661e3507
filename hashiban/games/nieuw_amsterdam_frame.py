"""The frame around Nieuw Amsterdam's bidding phase. It is ours, it is no rule of the source, and it can be replaced.

The source is one page: how columns of action tiles are auctioned. What a tile is good for stands on pages that we do
not have, so a bid would mean nothing. The frame gives it a meaning: a tile is worth something to who takes it, an
early turn is worth something to everybody, and what is paid is missing later.

The bidding phase knows nothing of this module; the game asks it before the first phase and after each one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.purse import Coins

Values = tuple[int, ...]
"""What a tile of each kind is worth to one seat: city, land, trade."""

ROUNDS = 6
"""Bidding phases in a game; so many has the published game, too."""

VALUES = tuple(range(7))
"""What a tile of one kind can be worth to a seat in a round, each as likely as any other."""

INCOME: Coins = (1, 0, 1, 1, 1)
"""What everybody gets after each round, whatever happened in it: coins, furs, goods, wood, grain."""

EVEN: Values = (sum(VALUES) // len(VALUES),) * 3
"""The average of the values: what a tile is worth to everybody where nobody has values of one's own."""


class Points(NamedTuple):
    """What one round brought one seat."""

    tiles: int
    bonus: int
    paid: int
    place: int
    """The order markers behind the own one: who is early has more of them."""

    @property
    def sum(self) -> int:
        """All together; less than nothing when more was paid than it was worth."""
        return self.tiles + self.bonus - self.paid + self.place


def points(values: Values, tiles: Sequence[int], bonus: int, paid: int, behind: int) -> Points:
    """What these tiles bring, with so many bonus coins, so much paid and so many markers behind the own one."""
    return Points(sum([values[tile] for tile in tiles]), bonus, paid, behind)


def best(totals: Sequence[int], resources: Sequence[int], markers: Sequence[int]) -> tuple[Seat, ...]:
    """Who wins: the highest total, of equal ones the one with more resources, and then the one who is earlier."""
    standing = [(total, own, -marker) for total, own, marker in zip(totals, resources, markers, strict=True)]
    highest = max(standing)
    return tuple([seat for seat, mine in enumerate(standing) if mine == highest])
