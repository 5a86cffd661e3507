"""All answers to a study as one tidy CSV: a row an answer."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING

from hashiban.lab.studies import LETTERS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban_widgets.study import Demo
    from hashiban_widgets.study.asking import Asking

COLUMNS = ("study", "stage", "row", "name", "question", "answer", "right")
"""The head: which study, at which stage, the row of the sheet, the name that was typed, and 1 or 0 where an answer is
right or wrong. Numbers have a point; options are letters."""


def to_csv(demo: Demo) -> str:
    """The answers before, the decisions, the predictions and the answers after, in this order."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    stages: tuple[tuple[str, Asking, str], ...] = (
        ("before", demo.before.asking, demo.study.RIGHT),
        ("decide", demo.decision.asking, ""),
        ("predict", demo.prediction.asking, ""),
        ("after", demo.talk.after.asking, demo.study.RIGHT),
    )
    for stage, asking, right in stages:
        for row in _rows(asking, right):
            writer.writerow((demo.name, stage, *row))
    return out.getvalue()


def _rows(asking: Asking, right: str) -> Iterator[tuple[int, str, str, str, str]]:
    if not asking.answered:
        return
    for row, name, values in asking.answers:
        for k, (ask, value) in enumerate(zip(asking.asks, values, strict=True)):
            answer = LETTERS[int(value)] if ask.options else f"{value:g}"
            judged = str(int(answer == right[k])) if right else ""
            yield row, harmless(name), ask.key, answer, judged


def harmless(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in ("=", "+", "-", "@", "\t") else name
