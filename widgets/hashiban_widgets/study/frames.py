"""The charts of a stage, each with its caption and its numbers to take along."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from hashiban.lab import dynamics
from hashiban_widgets.figures import figure

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.lab.dynamics import Chart
    from hashiban.words import Words
    from hashiban_widgets.parts import Part


class Frames:
    """Charts that are drawn when they are shown."""

    def __init__(self, part: Part, words: Words, download: Callable[[str, str], Any]) -> None:
        """Empty; ``download`` is called with the name and text of a file for the reader."""
        self.words, self._part, self._download = words, part, download
        self.charts: tuple[Chart, ...] = ()
        self._frames: list[tuple[Any, Any, Any]] = []
        self.box = part.box("hb-plots-grid")

    def show(self, charts: Sequence[Chart]) -> None:
        """Draw these charts in place of those that were there."""
        self.charts = tuple(charts)
        while len(self._frames) < len(charts):
            self._frames.append(self._frame(len(self._frames)))
        for chart, (_, picture, csv) in zip(self.charts, self._frames, strict=False):
            picture.value = told(chart, self.words)
            csv.description = self.words.say("plots-csv")
            csv.tooltip = self.words.say("plots-csv-of", title=self.words.say(f"dynamics-{chart.key}-title"))
        self.box.children = tuple(box for box, _, _ in self._frames[: len(charts)])

    def speak(self, words: Words) -> None:
        """Draw what there is in this language."""
        self.words = words
        self.show(self.charts)

    def _frame(self, at: int) -> tuple[Any, Any, Any]:
        part = self._part
        picture, csv = part.html("hb-plot-picture"), part.button("hb-quiet", lambda: self._csv(at))
        return part.box("hb-plot", picture, csv), picture, csv

    def _csv(self, at: int) -> None:
        if at < len(self.charts):
            self._download(f"{self.charts[at].key}.csv", dynamics.to_csv(self.charts[at]))


def told(chart: Chart, words: Words) -> str:
    """A chart with its title, what to look at, and its caption."""
    key = f"dynamics-{chart.key}"
    return (
        f"<figure class='hb-figure'><h3>{escape(words.say(f'{key}-title'))}</h3>"
        f"<p class='hb-soft'>{escape(words.say(f'{key}-see'))}</p>{figure(chart, words, [''])}"
        f"<figcaption>{escape(dynamics.caption(chart, words, ['']))}</figcaption></figure>"
    )
