"""What a game that was played says about bidding: tidy rows for plots and CSV, and the sentences under them.

A game that can be drawn has a module of its name here with ``charts(journal)``, in the order of showing. A chart says
what it is made of and in which of a few forms it is drawn; how that looks is the widgets' business. Only what
everybody was told is read, so a chart of a running game tells nobody's secret.
"""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, cast

from hashiban.games import NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from hashiban.actions import Seat
    from hashiban.journal import Journal
    from hashiban.table import Event
    from hashiban.words import Words

_MODULES = {module.name for module in iter_modules(__path__)}
GAMES: tuple[str, ...] = tuple(name for name in NAMES if name in _MODULES)
"""The games whose journals can be drawn: those with a module here."""

Number = int | float
Form = Literal["climb", "columns", "dots", "lines", "history", "blocks", "bars", "curve", "heat", "spread", "points"]
Row = dict[str, Any]
"""Numbers by the name of their column; a category may also be a text, in small letters and hyphens."""


class Sentence(NamedTuple):
    """A sentence under a chart: a key of the words, its numbers, and the seats that are called by name."""

    key: str
    numbers: Mapping[str, Any] = {}
    seats: Mapping[str, tuple[Seat, ...]] = {}


def said(game: str, name: str, numbers: Mapping[str, Any], **seats: tuple[Seat, ...]) -> Sentence:
    """A sentence of this game's own."""
    return Sentence(f"{game}-{name}", numbers, seats)


class Theory(NamedTuple):
    """A line to hold what happened against. Its name is the sentence ``dynamics-<key of the chart>-<name>``."""

    points: tuple[tuple[float, float], ...]
    steps: bool = False
    below: bool = False
    """Its name goes below it, where no row can be."""
    name: str = "theory"


@dataclass(frozen=True, slots=True)
class Chart:
    """The numbers of one plot.

    ``form`` is how they are drawn. Where there is a column ``seat``, it says whose a row is; in the rows seats are
    numbered from 1. Amounts may be below nought. A scale is marked with whole numbers, so give shares in percent.

    - climb: rounds side by side (``x``), in each the amounts (``y``) in the order of the rows;
    - columns: a mark a row at ``y``, in a column for each whole ``x``, with the average of each column;
    - dots: a mark a row at ``x`` and ``y``, both on a scale;
    - lines: a line a seat through its rows;
    - history: the same for places, 1 at the top;
    - blocks: a bar a seat, a block a row as long as its ``y``; with ``whole`` out of the sum of that column;
    - bars: a bar a row for what its ``x`` says, as long as its ``y``; with the columns ``low`` and ``high`` it has an
      interval. Numbers stand side by side, texts and seats below each other, up to 9 of them;
    - curve: the lines ``curves`` over ``x``, up to three, and a mark a row at ``x`` and ``y``;
    - heat: a field a row at ``x`` and ``y`` with the number in ``z``; up to 8 by 8 have room for their numbers. ``y``
      may be the seat;
    - spread: how numbers are spread: a bar a row over the range ``from`` to ``to``, as high as its ``y``; numbers in
      the column ``beside`` are an outline over the bars, and each line of ``curves`` stands upright at the ``x`` of
      its first point, with its name;
    - points: marks at ``x`` and ``y`` with the interval ``low`` to ``high``, a line through those of one ``series``,
      up to four (each said by ``dynamics-<key>-label-<series>``), and the lines ``curves`` to hold them against.

    In all forms but bars, heat, spread and points every row has a seat. Columns, dots and curve can have a line of
    ``theory``. A text in ``x`` or ``y`` is said by the sentence ``dynamics-<key>-label-<text>``. The sum of a seat's
    blocks is said by ``dynamics-<key>-mark``, from ``$got`` and ``$whole``; the number of a bar too, from ``$value``,
    or it is bare.
    """

    key: str
    form: Form
    players: int
    rows: tuple[Row, ...]
    x: str
    y: str
    caption: tuple[Sentence, ...]
    whole: str = ""
    z: str = ""
    theory: Theory | None = None
    curves: tuple[Theory, ...] = ()
    reach: int = 0
    """The axis across goes on to here, whether or not there is a row yet."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The names of what is in a row."""
        return tuple(self.rows[0])

    def sums(self, column: str) -> list[Number]:
        """What the rows of each seat add up to in this column."""
        return sums(self.rows, column, self.players)


class Dynamics(Protocol):
    """What a module in ``hashiban.lab.dynamics`` offers."""

    PRICES: dict[str, str]

    def charts(self, journal: Journal) -> list[Chart]:
        """The charts that this game has enough events for, those to show first at the front."""


def load(game: str) -> Dynamics:
    """The charts of this game. Raises ValueError when it has none."""
    if game not in GAMES:
        raise ValueError(f"There are no charts for {game!r}. There are for: {', '.join(GAMES)}.")
    return cast("Dynamics", import_module(f"hashiban.lab.dynamics.{game}"))


def prices(game: str) -> dict[str, str]:
    """The events of this game that tell what was paid in an auction, and the fact that says how much."""
    return load(game).PRICES if game in GAMES else {}


def charts(journal: Journal) -> list[Chart]:
    """The charts that a running or finished game has enough events for, those to show first at the front."""
    return load(journal.game).charts(journal)


def public(journal: Journal) -> list[Event]:
    """What everybody was told, in order. What the seats said, and the cards of chance, are not read."""
    return [event for event in journal.events if event.to is None]


def caption(chart: Chart, words: Words, names: Sequence[str]) -> str:
    """What to see in a chart, with its numbers."""
    said = []
    for key, numbers, seats in chart.caption:
        called = {fact: tuple(names[seat] for seat in who) for fact, who in seats.items()}
        said.append(words.say(f"dynamics-{key}", **numbers, **called))
    return " ".join(said)


def to_csv(chart: Chart) -> str:
    """The rows as CSV: a header, then texts, and plain numbers with a point; seats are numbered from 1."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(chart.columns)
    for row in chart.rows:
        writer.writerow([value if isinstance(value, str) else round(value, 6) for value in row.values()])
    return out.getvalue()


def sums(rows: Sequence[Row], column: str, players: int) -> list[Number]:
    """What the rows of each seat add up to in this column."""
    found: list[Number] = [0] * players
    for row in rows:
        found[int(row["seat"]) - 1] += row[column]
    return found


def average(numbers: Sequence[Number]) -> float:
    """The mean, as it is told: to one decimal."""
    return round(sum(numbers) / len(numbers), 1)


class Line(NamedTuple):
    """A straight line through points: where it is at nought, and how steep."""

    start: float
    slope: float
    spread: float
    """How far the points lie apart across: the squares of the distances from their middle, added up."""

    def at(self, x: float) -> float:
        """The height of the line."""
        return self.start + self.slope * x


def straight(pairs: Sequence[tuple[float, float]]) -> Line | None:
    """The least-squares line through these points; None where there is none, or all have one x."""
    if not pairs:
        return None
    middle, mean = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
    spread = sum((x - middle) ** 2 for x, _ in pairs)
    if not spread:
        return None
    slope = sum((x - middle) * (y - mean) for x, y in pairs) / spread
    return Line(mean - slope * middle, slope, spread)


def most(of: Sequence[Number | Fraction]) -> tuple[Seat, ...]:
    """The seats that have the most."""
    return tuple(seat for seat, number in enumerate(of) if number == max(of))


def least(of: Sequence[Number | Fraction]) -> tuple[Seat, ...]:
    """The seats that have the least."""
    return tuple(seat for seat, number in enumerate(of) if number == min(of))


def assigned(worth: Sequence[Sequence[Number]]) -> tuple[Number, tuple[int, ...]]:
    """The best way to give each column a row of its own: the highest sum, and the row of each column.

    ``worth[row][column]``, as many rows as columns. Goes through the sets of rows used so far, which is exact and
    quick up to a dozen rows: 9 rows are 512 sets.
    """
    size = len(worth)
    best: list[tuple[Number, tuple[int, ...]]] = [(0, ())] * (1 << size)
    for used in range(1, 1 << size):
        column = used.bit_count() - 1
        rows = [row for row in range(size) if used >> row & 1]
        ways = [(best[used ^ 1 << row][0] + worth[row][column], row) for row in rows]
        total, row = max(ways)
        best[used] = total, (*best[used ^ 1 << row][1], row)
    return best[-1]
