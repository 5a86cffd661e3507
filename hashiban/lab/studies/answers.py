"""What a class said, typed or pasted: a line for each person, a name first if you like, then the answers.

A column of a spreadsheet is accepted, with tabs, semicolons or blanks between the cells, with a decimal point or
comma. What cannot be read for certain is pointed out by its row and left out; nothing is guessed.
"""

from __future__ import annotations

import csv
import io
import re
from typing import TYPE_CHECKING, NamedTuple

from hashiban.lab.studies import LETTERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.lab.studies import Ask, Given

MOST = 1000
"""So many rows are read; a school is smaller."""
LONGEST = 40
"""Letters of a name that are kept."""


class Answer(NamedTuple):
    """What one person said."""

    row: int
    """The row it stood in, from 1."""
    name: str
    values: tuple[float, ...]
    """A value for each question."""


class Fault(NamedTuple):
    """Why a row was left out: the sentence ``study-fault-<why>`` says it, with the row and the cell."""

    row: int
    cell: str
    why: str
    """empty, few, many, number, unclear, range, whole, option, heading, long."""
    least: float = 0
    most: float = 0


class Read(NamedTuple):
    """What was read, and what was not."""

    answers: tuple[Answer, ...]
    faults: tuple[Fault, ...]


def read(text: str, asks: Sequence[Ask]) -> Read:
    """The answers to these questions in a text."""
    answers: list[Answer] = []
    faults: list[Fault] = []
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for row, line in enumerate(lines, 1):
        if not line.strip():
            continue
        if row > MOST:
            faults.append(Fault(row, "", "long", most=MOST))
            break
        found = _line(row, line, asks, first=not answers and not faults)
        if isinstance(found, Answer):
            answers.append(found)
        else:
            faults.append(found)
    return Read(tuple(answers), tuple(faults))


def given(answers: Sequence[Answer], asks: Sequence[Ask]) -> Given:
    """The answers to each question, without names."""
    return {ask.key: [answer.values[k] for answer in answers] for k, ask in enumerate(asks)}


def _line(row: int, line: str, asks: Sequence[Ask], first: bool) -> Answer | Fault:
    cells = _cells(line, len(asks))
    if first and not re.search(r"\d", line) and not all(ask.options for ask in asks):
        return Fault(row, line.strip()[:LONGEST], "heading")
    if len(cells) < len(asks):
        return Fault(row, line.strip()[:LONGEST], "few", most=len(asks))
    if len(cells) > len(asks) + 1:
        return Fault(row, line.strip()[:LONGEST], "many", most=len(asks))
    name = cells[0] if len(cells) > len(asks) else ""
    values = []
    for cell, ask in zip(cells[-len(asks) :], asks, strict=True):
        found = value(row, cell, ask)
        if isinstance(found, Fault):
            return found
        values.append(found)
    return Answer(row, name[:LONGEST], tuple(values))


def _cells(line: str, many: int) -> list[str]:
    """The cells of a line: by tabs or semicolons where there are any, else the last words are the answers."""
    for mark in "\t;":
        if mark in line:
            cells = next(csv.reader(io.StringIO(line.strip(" ")), delimiter=mark, quotechar='"'), [])
            cells = [cell.strip() for cell in cells]
            while len(cells) > many and not cells[-1] and re.match(r"\W*\d|[a-hA-H]$", cells[-2]):
                cells.pop()  # a spreadsheet may add empty cells at the end
            while len(cells) > many and not cells[0]:
                cells.pop(0)
            return cells
    parts = re.split(r"(?:,\s+|:\s*|\s+)", line.strip())
    if len(parts) == 1 and many == 1:
        # "Anna,12": a name, a comma, a number
        named = re.fullmatch(r"([^\d,]+),([^,]+)", parts[0])
        return [named[1].strip(), named[2].strip()] if named else parts
    if len(parts) <= many:
        return parts
    return [" ".join(parts[:-many]), *parts[-many:]]


NUMBER = re.compile(r"[+-]?\d{1,9}(?:[.,]\d{1,6})?")


def value(row: int, cell: str, ask: Ask) -> float | Fault:
    """The number in a cell, or why there is none."""
    plain = cell.strip().strip("€$%").strip().replace("\N{MINUS SIGN}", "-").replace("\N{NO-BREAK SPACE}", "")
    shown = cell[:LONGEST]
    if not plain:
        return Fault(row, shown, "empty")
    if ask.options:
        at = LETTERS[: ask.options].find(plain.lower()) if len(plain) == 1 else -1
        return float(at) if at >= 0 else Fault(row, shown, "option", most=ask.options)
    if not NUMBER.fullmatch(plain):
        return Fault(row, shown, "number")
    if re.fullmatch(r"[+-]?[1-9]\d{0,2}[.,]\d{3}", plain):  # 1.234 may be a thousand or a little more than one
        return Fault(row, shown, "unclear")
    number = float(plain.replace(",", "."))
    if not ask.least <= number <= ask.most:
        return Fault(row, shown, "range", ask.least, ask.most)
    return number if ask.fits(number) else Fault(row, shown, "whole")
