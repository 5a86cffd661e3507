"""A file for the reader that may be large: written a piece at a time, so that the page goes on answering."""

from __future__ import annotations

import csv
import io
from itertools import islice
from time import monotonic
from typing import TYPE_CHECKING, Any

from hashiban_widgets.hint import SLICE, Worker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from hashiban_widgets.keeper import Keeper

PIECE = 500_000
"""Letters that are sent at once; the way to the tab takes no messages without end."""
ROWS = 200
"""Rows that are written between two looks at the clock."""


class Handout:
    """Writes rows as CSV and gives them to the reader."""

    def __init__(self, keeper: Keeper, sorry: Callable[[], None], done: Callable[[], None]) -> None:
        """``done`` is called when a file was handed out."""
        self._keeper, self._done, self._worker = keeper, done, Worker(sorry)
        self._name, self._number = "", 0
        self._rows: Iterator[Iterable[Any]] = iter(())
        self._text = io.StringIO()

    @property
    def busy(self) -> bool:
        """Whether a file is being written."""
        return self._worker.busy

    def give(self, name: str, rows: Iterator[Iterable[Any]]) -> None:
        """Begin to write these rows to a file of this name; another that was begun is left."""
        self._name, self._rows, self._number, self._text = name, rows, 0, io.StringIO()
        self._worker.start(self._piece)

    def stop(self) -> None:
        """Write no more."""
        self._worker.stop()

    def _piece(self) -> bool:
        """Write some rows; whether there are more."""
        writer, until = csv.writer(self._text, lineterminator="\n"), monotonic() + SLICE
        while True:
            some = list(islice(self._rows, ROWS))
            writer.writerows(some)
            more = len(some) == ROWS
            if not more or monotonic() >= until:
                break
        if not more or self._text.tell() >= PIECE:
            self._keeper.piece(self._name, self._text.getvalue(), self._number, not more)
            self._number, self._text = self._number + 1, io.StringIO()
        if not more:
            self._worker.stop()
            self._done()
        return more
