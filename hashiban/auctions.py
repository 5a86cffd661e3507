"""The auction core: who may speak next, and who leads.

Who pays what, what a pass costs and what happens without a bid is each game's own business. Two switches carry
all five games: may a seat that passed come back, and does each seat speak only once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class Auction:
    """An open auction around a table.

    ``inside`` are the seats that have not left, in their order of speaking; ``queue`` are those who must still
    speak before the hammer falls, the next one first; ``leader`` made the standing bid ``high``.
    """

    __slots__ = ("comes_back", "high", "inside", "leader", "once", "queue")

    def __init__(self, order: Iterable[int], *, comes_back: bool = False, once: bool = False) -> None:
        """Open an auction in which the seats speak in this order."""
        self.inside = list(order)
        self.queue = self.inside[:]
        self.leader: int | None = None
        self.high = 0
        self.comes_back = comes_back
        self.once = once

    @property
    def speaker(self) -> int | None:
        """The seat that may speak now; nobody when the auction is over."""
        return self.queue[0] if self.queue else None

    def raised(self, amount: int) -> None:
        """The speaker makes ``amount`` the standing bid; whoever may still answer is asked again."""
        seat = self.queue.pop(0)
        self.leader, self.high = seat, amount
        if not self.once:
            at = self.inside.index(seat)
            self.queue = self.inside[at + 1 :] + self.inside[:at]

    def passed(self) -> None:
        """The speaker lets it go by, for good unless those who passed may come back."""
        seat = self.queue.pop(0)
        if not self.comes_back:
            self.inside.remove(seat)

    def copy(self) -> Auction:
        """An auction in the same position that can go its own way."""
        twin = Auction.__new__(Auction)
        twin.inside, twin.queue = self.inside[:], self.queue[:]
        twin.leader, twin.high = self.leader, self.high
        twin.comes_back, twin.once = self.comes_back, self.once
        return twin
