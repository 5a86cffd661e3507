"""What the solved once-around auction says to a lesson, in whichever game it is held."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hashiban import once_around
from hashiban.lessons.reading import Bar, Reading

if TYPE_CHECKING:
    from hashiban.once_around import Format


def most_gained(bidders: int, form: Format) -> Reading:
    """Which of so many bidders, with values of 1 to 10, gains most on average when all bid their best: its seat."""
    profits = once_around.solution(once_around.auction((once_around.TEN,) * bidders, form)).profits
    most = max(range(bidders), key=profits.__getitem__)
    bars = tuple(Bar(at + 1, float(p), float(p), float(p), at == most) for at, p in enumerate(profits))
    return Reading(most, {"first": round(float(profits[0]), 2), "last": round(float(profits[-1]), 2)}, bars)
