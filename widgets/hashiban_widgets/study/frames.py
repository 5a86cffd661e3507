"""The charts of a stage, each with its caption and its numbers to take along."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hashiban.lab import dynamics
from hashiban_widgets.figures.framed import framed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.lab.dynamics import Chart
    from hashiban.words import Words
    from hashiban_widgets.parts import Part


class Frames:
    """Charts that are drawn when they are shown."""

    def __init__(self, part: Part, download: Callable[[str, str], Any]) -> None:
        """Empty; ``download`` is called with the name and text of a file for the reader."""
        self._part, self._download = part, download
        self.charts: tuple[Chart, ...] = ()
        self._frames: list[tuple[Any, Any, Any]] = []
        self.box = part.box("hb-plots-grid")

    def show(self, charts: Sequence[Chart], words: Words) -> None:
        """Draw these charts, in this language, in place of those that were there."""
        self.charts = tuple(charts)
        while len(self._frames) < len(charts):
            self._frames.append(self._frame(len(self._frames)))
        for chart, (_, picture, csv) in zip(self.charts, self._frames, strict=False):
            picture.value = framed(chart, words, [""])
            csv.description = words.say("plots-csv")
            csv.tooltip = words.say("plots-csv-of", title=words.say(f"dynamics-{chart.key}-title"))
        self.box.children = tuple(box for box, _, _ in self._frames[: len(charts)])

    def clear(self) -> None:
        """Take all charts away."""
        self.charts = self.box.children = ()

    def _frame(self, at: int) -> tuple[Any, Any, Any]:
        part = self._part
        picture, csv = part.html("hb-plot-picture"), part.button("hb-quiet", lambda: self._csv(at))
        return part.box("hb-plot", picture, csv), picture, csv

    def _csv(self, at: int) -> None:
        if at < len(self.charts):
            self._download(f"{self.charts[at].key}.csv", dynamics.to_csv(self.charts[at]))


class Findings:
    """Sentences and charts of what was found, worked out anew only when there is something else to show."""

    def __init__(self, part: Part, download: Callable[[str, str], Any]) -> None:
        """Nothing was found yet."""
        self.said, self.frames = part.html("hb-study-result"), Frames(part, download)
        self._of: tuple[Any, ...] = ()

    def show(self, words: Words, of: tuple[Any, ...], found: Callable[[], tuple[str, Sequence[Chart]]]) -> None:
        """Show the HTML and the charts that ``found`` gives; ``of`` is what they depend on beside the language."""
        if self._of != (words, *of):
            self.said.value, charts = found()
            self.frames.show(charts, words)
            self._of = (words, *of)

    def forget(self) -> None:
        """Nothing was found."""
        self._of, self.said.value = (), ""
        self.frames.clear()

    @property
    def widgets(self) -> tuple[Any, ...]:
        """What there is to see."""
        return (self.said, self.frames.box) if self.said.value else (self.frames.box,)
