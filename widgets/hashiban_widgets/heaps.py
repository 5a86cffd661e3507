"""A heap of bars: how often each outcome came up, on an axis, as HTML that follows the page's colours and letters."""

from __future__ import annotations

from collections import Counter
from html import escape
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from hashiban.foresight import mean

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

BARS = 24
"""About so many bars have room on an axis, and"""
MARKS = 5
"""at most one mark more than this;"""
APART = 36
"""their numbers have room when they are so far apart, in percent of it."""


class Heap:
    """An axis that is cut into bars, each for a few whole numbers; with ``signed``, nought has a bar of its own."""

    def __init__(self, samples: Sequence[Sequence[int]], *, signed: bool = False) -> None:
        """An axis on which all of these samples have room; none of them is empty."""
        values = [*(value for sample in samples for value in sample), *([0] if signed else [])]
        least, most = min(values), max(values)
        self.signed, self.width = signed, nice((most - least) / BARS)
        self.first, self.last = self.bar(least), self.bar(most)
        step = nice((most - least) / MARKS)
        self.marks = range(ceil(least / step) * step, most + 1, step)
        self.most = max(max(self.heights(sample).values()) for sample in samples)

    def bar(self, value: float) -> int:
        """The number of the bar that a whole number is in."""
        if self.signed:
            return ceil(value / self.width) if value > 0 else floor(value / self.width)
        return int(value // self.width)

    def at(self, value: float) -> float:
        """Where a number is, in percent of the axis; a whole number in a bar of its own is in the middle of it."""
        if self.signed:
            size, half = abs(value), 0.5 / self.width
            place = size * (half + 0.5) if size < 1 else (size - 0.5) / self.width + 0.5
            place = place if value >= 0 else -place
        else:
            place = (value + 0.5) / self.width - 0.5
        share = (place - self.first + 0.5) / (self.last - self.first + 1)
        return round(100 * min(max(share, 0.0), 1.0), 2)

    def heights(self, sample: Sequence[int]) -> Counter[int]:
        """How many numbers of this sample are in each bar."""
        return Counter(self.bar(value) for value in sample)

    def row(self, title: str, average: str, sample: Sequence[int]) -> str:
        """A heap with its title, its average and how sure that is, as an item of a list."""
        bars = "".join(
            f'<rect class="{self._look(bar)}" x="{bar - 0.44:g}" y="{100 - high}" width="0.88" height="{high}"/>'
            for bar, count in sorted(self.heights(sample).items())
            for high in [round(max(3, 100 * count / self.most))]
        )
        box = f"{self.first - 0.5:g} 0 {self.last - self.first + 1} 100"
        value, low, high = mean(sample)
        left = self.at(low)
        sure = f'<i class="hb-heap-reach" style="left:{left}%;width:{round(self.at(high) - left, 2)}%"></i>'
        lines = "".join(f'<i class="hb-heap-mark" style="left:{self.at(mark)}%"></i>' for mark in self.marks)
        return (
            f"<li><span>{escape(title)}</span><b>{escape(average)}</b>"
            f'<span class="hb-heap" aria-hidden="true">{lines}'
            f'<svg viewBox="{box}" preserveAspectRatio="none">{bars}</svg>'
            f'{sure}<i class="hb-heap-average" style="left:{self.at(value)}%"></i></span></li>'
        )

    def _look(self, bar: int) -> str:
        if not self.signed:
            return "hb-heap-bar"
        return "hb-heap-better" if bar > 0 else "hb-heap-worse" if bar < 0 else "hb-heap-bar"

    def axis(self, worth: Callable[[float], str]) -> str:
        """What some of the marks stand for, nought first, as the last item of the list."""
        said: list[int] = []
        for mark in sorted(self.marks, key=lambda mark: (mark != 0, mark)):
            if all(abs(self.at(mark) - self.at(other)) >= APART for other in said):
                said.append(mark)
        texts = "".join(
            f'<i class="hb-heap-{self._end(mark)}" style="left:{self.at(mark)}%">{escape(worth(mark))}</i>'
            for mark in sorted(said)
        )
        return f'<li class="hb-heap-axis" aria-hidden="true">{texts}</li>'

    def _end(self, mark: float) -> str:
        """On which side of a mark there is room for its number."""
        return "left" if self.at(mark) < APART / 2 else "right" if self.at(mark) > 100 - APART / 2 else "mid"


def nice(least: float) -> int:
    """The first of 1, 2, 5, 10, 20, 50, 100 and so on that is not less than this."""
    tens = int(10 ** floor(log10(max(least, 1))))
    return next(tens * k for k in (1, 2, 5, 10) if tens * k >= least)
