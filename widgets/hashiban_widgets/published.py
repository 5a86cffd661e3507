"""The page of published figures: what books say about auctions, and what comes out when it is worked out here."""

from __future__ import annotations

from html import escape
from time import monotonic
from typing import TYPE_CHECKING

import ipywidgets as ipw

from hashiban_widgets.hint import SLICE, Worker
from hashiban_widgets.leaf import Leaf, shown

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hashiban.lab.figures import Row

REDRAW = 0.25
"""Seconds between two pictures of a table that grows."""


class Published(Leaf):
    """Every figure with a sentence, and their numbers once the reader has asked for them."""

    PLACE = "figures"

    def __init__(self, language: str | None = None) -> None:
        """Nothing is worked out before the button is pressed."""
        from hashiban.lab import figures  # here, since it brings numpy, which other pages do without

        self._book = figures
        self._worker = Worker(self._sorry)
        self._rows: list[Row] = []
        self._left: Iterator[Row] = iter(())
        self._done = self._failed = False
        self._shown = 0.0
        super().__init__(language)

    def _make(self) -> ipw.Widget:
        part = self._part
        self._lead, self._notice = part.html(), part.html()
        self.go = part.button("hb-main", self._pressed)
        self._body, self._told = part.html(), part.html()
        tools = part.row("hb-row", self.go, self._notice)
        return part.box("hb-published", self._lead, tools, self._body, self._told)

    @property
    def rows(self) -> tuple[Row, ...]:
        """What has been worked out so far."""
        return tuple(self._rows)

    # ------------------------------------------------------------------------------------------ acts

    def _pressed(self) -> None:
        """Begin, or leave it at what there is."""
        if self._worker.busy:
            self._worker.stop()
        else:
            self._rows, self._left = [], self._book.table()
            self._done = self._failed = False
            self._worker.start(self._piece)
        self._draw()

    def _piece(self) -> bool:
        """Work out a few rows; whether there are more."""
        until = monotonic() + SLICE
        while monotonic() < until:
            row = next(self._left, None)
            if row is None:
                self._done = True
                self._worker.stop()
                break
            self._rows.append(row)
        if self._done or monotonic() > self._shown + REDRAW:
            self._draw()
        return not self._done

    def _sorry(self) -> None:
        self._failed = True
        self._draw()

    # ------------------------------------------------------------------------------------------ to see

    def _say_all(self) -> None:
        say = self.words.say
        self._head("figures-title")
        self._lead.value = f"<p class='hb-lead'>{escape(say('figures-lead'))}</p>"
        facts = "".join(self._one(figure) for figure in self._book.FACTS)
        about = f"<h2>{escape(say('figures-lab-title'))}</h2><p>{escape(say('figures-lab-lead'))}</p>"
        self._told.value = f"<div class='hb-published-list'>{about}{facts}</div>"
        self._draw()

    def _draw(self) -> None:
        """Show what there is now."""
        say = self.words.say
        found: dict[str, list[Row]] = {figure: [] for figure in self._book.NAMES}
        for row in self._rows:
            found[row.figure].append(row)
        key = "figures-stop" if self._worker.busy else "figures-again" if self._rows else "figures-go"
        self.go.description = say(key)
        self._notice.value = f"<p role='status'>{escape(self._state(found))}</p>"
        how = f"<p class='hb-soft'>{escape(say('figures-how'))}</p>" if self._rows else ""
        every = "".join(self._one(figure, rows) for figure, rows in found.items())
        self._body.value = f"<div class='hb-published-list'>{how}{every}</div>"
        self._shown = monotonic()

    def _state(self, found: dict[str, list[Row]]) -> str:
        """How far it is, or what came of it."""
        if self._failed:
            return self.words.say("oops")
        out = sum(not row.holds for row in self._rows)
        if out:
            return self.words.say("figures-differ", rows=out)
        if self._done:
            return self.words.say("figures-agree", rows=len(self._rows))
        if not self._rows:
            return ""
        return self.words.say("figures-working", done=sum(map(bool, found.values())), all=len(found))

    def _one(self, figure: str, rows: Sequence[Row] = ()) -> str:
        """A figure: what it says, its numbers, and who says so."""
        said = escape(self.words.say(f"figures-{figure}"))
        source = f"<small>{figure} · {escape(self._book.source(figure, self.words))}</small>"
        table = self._table(rows) if rows else ""
        return f"<section class='hb-published-one'><p>{said}</p>{table}<p>{source}</p></section>"

    def _table(self, rows: Sequence[Row]) -> str:
        head = "".join(f"<th scope='col'>{escape(text)}</th>" for text in self._book.head(self.words))
        lines = []
        for row in rows:
            what, *numbers, verdict = map(escape, self._book.cells(row, self.words))
            middle = "".join(f"<td>{number}</td>" for number in numbers)
            look = "hb-holds" if row.holds else "hb-differs"
            lines.append(f"<tr><th scope='row'>{what}</th>{middle}<td class='{look}'>{verdict}</td></tr>")
        body = f"<thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody>"
        return f"<div class='hb-published-wide' tabindex='0'><table>{body}</table></div>"

    def shut(self) -> None:
        """Take the page away with all that it is made of, and stop working."""
        self._worker.stop()
        super().shut()


def published(language: str | None = None) -> Published:
    """The page of published figures, ready to be shown as the last line of a cell."""
    return shown(Published, language)
