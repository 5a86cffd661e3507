"""The gallery: the plots of a game, drawn when a reader asks for them."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from hashiban.lab import dynamics
from hashiban_widgets import draw
from hashiban_widgets.figures.framed import framed
from hashiban_widgets.figures.pen import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.actions import Seat
    from hashiban.journal import Journal
    from hashiban.lab.dynamics import Chart
    from hashiban.words import Words
    from hashiban_widgets.parts import Part

FIRST = 3
"""So many plots are shown before "more"."""
KEYED = ("climb", "columns", "dots", "curve")
"""The forms that show seats by their signs alone, so that a key says whose they are."""


@dataclass(slots=True)
class Plot:
    """The widgets of one plot, and what they show: the chart, in whose words, with which names, from which seat."""

    box: Any
    picture: Any
    csv: Any
    shown: tuple[Chart, Words, tuple[str, ...], Seat | None] | None = None


class Plots:
    """The gallery of a game's plots. Nothing is drawn, and matplotlib not imported, until a reader opens it."""

    def __init__(self, part: Part, game: str, words: Words, download: Callable[[str, str], Any]) -> None:
        """An empty gallery; ``download`` is called with the name and text of a file for the reader."""
        self.game, self.words, self._download, self._part = game, words, download, part
        self._journal: Journal | None = None
        self._names: Sequence[str] = ()
        self._me: Seat | None = None
        self._many = self._drawn = 0
        self.opened = self.all = False
        self.open = part.button("hb-plots-open", self._open)
        self._head = part.html("hb-plots-head")
        self.theory = part.field(ipw.Checkbox, "", self._theory, value=True, indent=False)
        self.renew = part.button("hb-quiet", self._draw)
        self.more = part.button("hb-quiet", self._more)
        self._foot = part.html("hb-soft")
        self._tools = part.row("hb-row", self.theory, self.renew)
        self._grid = part.box("hb-plots-grid")
        self._plots: list[Plot] = []
        self.box = part.box("hb-plots", self.open)
        self.speak(words)

    def show(self, journal: Journal, names: Sequence[str], me: Seat | None = None) -> None:
        """Be about this game from now on; another game closes the gallery, the same one offers to draw again."""
        same = journal is self._journal
        self._journal, self._names, self._me = journal, names, me
        if self.opened and not same:
            self._open()
        self._arrange()

    def speak(self, words: Words) -> None:
        """Say everything in this language."""
        self.words = words
        self.theory.description, self.renew.description = words.say("plots-theory"), words.say("plots-renew")
        self._head.value = f"<h2>{escape(words.say('plots-title'))}</h2>"
        self._foot.value = f"<p>{escape(words.say('notice'))}</p>"
        if self.opened:
            self._draw()
        else:
            self._arrange()

    # --------------------------------------------------------------------------------------------- acts

    def _open(self) -> None:
        if self.opened:
            self.opened = False
            self._arrange()
        else:
            self._draw()

    def _more(self) -> None:
        self.all = not self.all
        self._draw()

    def _theory(self, on: bool) -> None:
        """The lines are in the drawing; the stylesheet hides them."""
        (self._grid.remove_class if on else self._grid.add_class)("hb-no-theory")

    def _csv(self, at: int) -> None:
        shown = self._plots[at].shown
        if shown is not None:
            self._download(f"{shown[0].key}.csv", dynamics.to_csv(shown[0]))

    # ------------------------------------------------------------------------------------------ drawing

    def _draw(self) -> None:
        """Draw what is to be seen of the game as it is now; the first time that takes a second or two."""
        self.open.description = self.words.say("plots-drawing")
        try:
            charts = dynamics.charts(self._journal) if self._journal is not None else []
            shown = charts if self.all else charts[:FIRST]
            while len(self._plots) < len(shown):
                self._plots.append(self._plot(len(self._plots)))
            for chart, plot in zip(shown, self._plots, strict=False):
                self._fill(plot, chart)
            self._grid.children = tuple(plot.box for plot in self._plots[: len(shown)])
            self._many, self._drawn = len(charts), len(self._journal.moves) if self._journal is not None else 0
            self.opened = True
        finally:
            self._arrange()

    def _plot(self, at: int) -> Plot:
        part = self._part
        picture, csv = part.html("hb-plot-picture"), part.button("hb-quiet", lambda: self._csv(at))
        return Plot(part.box("hb-plot", picture, csv), picture, csv)

    def _fill(self, plot: Plot, chart: Chart) -> None:
        """Draw a chart in its place, unless that is what is there."""
        shown = chart, self.words, tuple(self._names), self._me
        if plot.shown != shown:
            plot.picture.value = self._told(chart)
            title = self.words.say(f"dynamics-{chart.key}-title")
            plot.csv.description = self.words.say("plots-csv")
            plot.csv.tooltip = self.words.say("plots-csv-of", title=title)
            plot.shown = shown

    def _told(self, chart: Chart) -> str:
        """A plot with all that belongs to it."""
        seats = self._key(chart) if chart.form in KEYED else ""
        return framed(chart, self.words, self._names, self._me, seats)

    def _key(self, chart: Chart) -> str:
        """Which sign is whose."""
        seats = []
        for seat in range(chart.players):
            name = escape(printable(self._names[seat]))
            name = f"<b>{name}</b>" if seat == self._me else name
            seats.append(f"<li>{draw.badge(seat, 16)} {name}</li>")
        return f"<ul class='hb-plot-key'>{''.join(seats)}</ul>"

    def _arrange(self) -> None:
        """Show what belongs on the page now."""
        say = self.words.say
        self.open.description = say("plots-hide" if self.opened else "plots-show")
        self.more.description = say("plots-fewer" if self.all else "plots-more")
        journal = self._journal
        if not self.opened:
            self.box.children = (self.open,) if journal is not None else ()
            return
        later = journal is not None and len(journal.moves) != self._drawn
        self._tools.children = (self.theory, self.renew) if later else (self.theory,)
        if not self._grid.children:
            self._head.value = f"<h2>{escape(say('plots-title'))}</h2><p>{escape(say('plots-none'))}</p>"
            self.box.children = (self.open, self._head, *([self._tools] if later else []))
            return
        self._head.value = f"<h2>{escape(say('plots-title'))}</h2>"
        more = (self.more,) if self._many > FIRST else ()
        self.box.children = (self.open, self._head, self._tools, self._grid, *more, self._foot)
