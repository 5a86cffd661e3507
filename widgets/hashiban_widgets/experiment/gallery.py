"""What came of an experiment, drawn while it runs: one picture at a time, so that the page goes on answering."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

from hashiban.lab import dynamics
from hashiban_widgets.experiment.form import changed_names, names
from hashiban_widgets.figures.framed import framed

if TYPE_CHECKING:
    from collections.abc import Callable

    from hashiban.lab.dynamics import Chart
    from hashiban.words import Words
    from hashiban_widgets.experiment.trial import Trial
    from hashiban_widgets.parts import Part

SEATS = "seats"
"""The chart in which a seat is a seat, and not a bot."""


@dataclass(slots=True)
class Picture:
    """The widgets of one chart, of which run it is, and how many games it shows in whose words."""

    run: str
    kind: str
    box: Any
    drawing: Any
    csv: Any
    chart: Chart | None = None
    shown: tuple[int, Words | None] = (0, None)


class Gallery:
    """The charts of a trial."""

    def __init__(self, part: Part, words: Words, download: Callable[[str, str], Any]) -> None:
        """No charts before ``hang``; ``download`` is called with the name and text of a file for the reader."""
        self.words, self._part, self._download = words, part, download
        self._trial: Trial | None = None
        self.pictures: list[Picture] = []
        self._inner: list[Any] = []
        self.box = part.box("hb-lab-gallery")

    def hang(self, trial: Trial) -> None:
        """Be about this trial; what hung here before is gone."""
        from hashiban.lab import findings

        self.clear()
        self._trial = trial
        parts: list[Any] = []
        if trial.compared is not None:
            parts.append(self._grid("", ["change"]))
        for run in trial.runs:
            if run:
                parts.append(self._part.html("hb-lab-run"))
            parts.append(self._grid(run, list(findings.CHARTS)))
        self._inner, self.box.children = parts, parts
        self.speak(self.words)

    def clear(self) -> None:
        """Take all pictures down."""
        self._part.drop(*self._inner, *(picture.box for picture in self.pictures))
        self._inner, self.pictures, self.box.children, self._trial = [], [], (), None

    def speak(self, words: Words) -> None:
        """Say everything in this language; the pictures follow one by one."""
        self.words = words
        heads = [part for part in self._inner if "hb-lab-run" in part._dom_classes]
        for head, run in zip(heads, ("before", "after"), strict=False):
            head.value = f"<h2>{escape(words.say(f'experiment-run-{run}'))}</h2>"

    def draw(self) -> bool:
        """Draw the picture that has waited longest; whether there was one that was not up to date."""
        trial = self._trial
        if trial is None or not len(trial):
            return False
        stale = [picture for picture in self.pictures if picture.shown != (len(trial), self.words)]
        if not stale:
            return False
        picture = min(stale, key=lambda one: (one.shown[1] is self.words, one.shown[0]))
        picture.chart = self._chart(trial, picture)
        if picture.chart is not None:
            picture.drawing.value = self._told(trial, picture, picture.chart)
            title = self.words.say(f"dynamics-{picture.chart.key}-title")
            picture.csv.description = self.words.say("plots-csv")
            picture.csv.tooltip = self.words.say("plots-csv-of", title=title)
            picture.box.children = (picture.drawing, picture.csv)
        picture.shown = (len(trial), self.words)
        self._arrange()
        return True

    def _arrange(self) -> None:
        """Put on the page what is drawn."""
        grids = [part for part in self._inner if "hb-plots-grid" in part._dom_classes]
        runs = ["", *self._trial.runs] if self._trial is not None and self._trial.compared is not None else [""]
        for grid, run in zip(grids, runs, strict=True):
            drawn = tuple(one.box for one in self.pictures if one.run == run and one.chart is not None)
            if grid.children != drawn:
                grid.children = drawn

    def _grid(self, run: str, kinds: list[str]) -> Any:
        for kind in kinds:
            self.pictures.append(self._frame(run, kind, len(self.pictures)))
        return self._part.box("hb-plots-grid")

    def _frame(self, run: str, kind: str, at: int) -> Picture:
        """An empty picture."""
        drawing, csv = self._part.html("hb-plot-picture"), self._part.button("hb-quiet", lambda: self._csv(at))
        return Picture(run, kind, self._part.box("hb-plot", drawing, csv), drawing, csv)

    def _csv(self, at: int) -> None:
        picture = self.pictures[at]
        if picture.chart is not None:
            name = "-".join(part for part in (picture.chart.key, picture.run) if part)
            self._download(f"{name}.csv", dynamics.to_csv(picture.chart))

    def _chart(self, trial: Trial, picture: Picture) -> Chart | None:
        from hashiban.lab import findings

        if picture.kind == "change":
            return findings.change(trial.compared) if trial.compared is not None else None
        results = trial.runs[picture.run]
        return findings.CHARTS[picture.kind](results) if len(results) else None

    def _told(self, trial: Trial, picture: Picture, chart: Chart) -> str:
        """A picture with all that belongs to it."""
        return framed(chart, self.words, self._called(trial, picture))

    def _called(self, trial: Trial, picture: Picture) -> list[str]:
        """What the rows of this chart are called: seats, or bots."""
        if picture.kind == SEATS:
            seats = range(1, len(trial.plan.bots) + 1)
            return [self.words.say("seating-seat", seat=seat) for seat in seats]
        if picture.kind == "change":
            return changed_names(trial, self.words)
        return names(trial.runs[picture.run].plan.names, self.words)
