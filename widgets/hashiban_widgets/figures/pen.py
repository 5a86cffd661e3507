"""What draws on a plot: places, words, lines, marks and boxes, and a frame of numbers around it."""

from __future__ import annotations

from itertools import count
from math import ceil, floor
from typing import TYPE_CHECKING, Any

from hashiban_widgets import draw
from hashiban_widgets.look import LIGHT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from matplotlib.axes import Axes

    from hashiban.actions import Seat
    from hashiban.lab.dynamics import Chart, Row, Theory
    from hashiban.words import Words

WIDTH, HEIGHT = 640, 440
TEXT = 24
"""Size of all text, in the units of the drawing: 11 pixels where the plot is 300 pixels wide."""
DIGIT, WIDE = 14, 17
"""Room for a digit of a text, and for a letter or a minus sign."""
LEFT, RIGHT, TOP, BOTTOM = 46, 16, 42, 80
LABEL = 164
"""Room for the names beside the lines."""
MARKERS = {"circle": "o", "square": "s", "triangle": "^", "diamond": "D", "star": "*", "hexagon": "h"}
SIZES = {"circle": 1.0, "square": 0.9, "triangle": 1.05, "diamond": 0.85, "star": 1.45, "hexagon": 1.1}


class Pen:
    """Draws one chart. The axes lie over the whole picture, in its own units, the origin at the bottom left."""

    def __init__(
        self, axes: Axes, chart: Chart, words: Words, names: Sequence[str], me: Seat | None, theory: bool
    ) -> None:
        """A pen on empty axes; with ``theory`` it may draw the line to hold things against."""
        self.axes, self.chart, self.words, self.names, self.me = axes, chart, words, names, me
        self.key, self._theory = f"dynamics-{chart.key}", theory
        self.left, self.right, self.bottom, self.top = float(LEFT), float(WIDTH - RIGHT), BOTTOM, HEIGHT - TOP
        self.low_x = self.low_y = 0.0
        self.high_x = self.high_y = 1.0
        axes.set_axis_off()
        axes.set_xlim(0, WIDTH)
        axes.set_ylim(0, HEIGHT)

    # ------------------------------------------------------------------------------------------ small parts

    def x(self, value: float) -> float:
        """Where a value of the axis across is."""
        return self.left + (value - self.low_x) / (self.high_x - self.low_x) * (self.right - self.left)

    def y(self, value: float) -> float:
        """Where a value of the axis up is."""
        return self.bottom + (value - self.low_y) / (self.high_y - self.low_y) * (self.top - self.bottom)

    def text(self, x: float, y: float, words: str, **more: Any) -> None:
        """Words in the ink of the page."""
        look: dict[str, Any] = {"color": LIGHT["ink"], "ha": "left", "va": "baseline", "zorder": 9}
        self.axes.text(x, y, printable(words), **(look | more))

    def line(self, xs: Sequence[float], ys: Sequence[float], colour: str, width: float, **more: Any) -> None:
        """A line through these places."""
        look: dict[str, Any] = {"solid_capstyle": "round", "clip_on": False}
        self.axes.plot(xs, ys, color=colour, linewidth=width, **(look | more))

    def mark(self, x: float, y: float, seat: Seat, size: float, zorder: float = 6) -> None:
        """The sign of a seat; the reader's own is larger and has a heavier edge."""
        shape, mine = draw.SEAT_SHAPES[seat], seat == self.me
        self.axes.plot(
            [x],
            [y],
            marker=MARKERS[shape],
            markersize=size * SIZES[shape] * (1.25 if mine else 1),
            markerfacecolor=draw.SEAT_COLOURS[seat],
            markeredgecolor=LIGHT["ink"],
            markeredgewidth=2.6 if mine else 1.2,
            linestyle="none",
            zorder=zorder + (1 if mine else 0),
            clip_on=False,
        )

    def dots(self, xs: Sequence[float], ys: Sequence[float], colour: str, mark: str) -> None:
        """Marks of one kind, with a dark edge."""
        edge: dict[str, Any] = {"markeredgecolor": LIGHT["ink"], "markeredgewidth": 1.2, "clip_on": False}
        self.axes.plot(xs, ys, marker=mark, markersize=12, markerfacecolor=colour, linestyle="none", zorder=6, **edge)

    def box(
        self,
        corner: tuple[float, float],
        width: float,
        height: float,
        face: str,
        edge: str = "none",
        zorder: float = 2,
        thick: float = 1.2,
        alpha: float | None = None,
    ) -> None:
        """A rectangle; a width or height may be below nought."""
        from matplotlib.patches import Rectangle

        look: dict[str, Any] = {"facecolor": face, "edgecolor": edge, "linewidth": thick, "zorder": zorder}
        self.axes.add_patch(Rectangle(corner, width, height, clip_on=False, alpha=alpha, **look))

    def seats(self) -> Iterator[tuple[Seat, list[Row]]]:
        """Each seat with its rows, the reader's own last, to lie on top."""
        for seat in sorted(range(self.chart.players), key=lambda seat: seat == self.me):
            yield seat, [row for row in self.chart.rows if row["seat"] == seat + 1]

    # ------------------------------------------------------------------------------------------ in words

    def called(self, value: float | str) -> str:
        """A category as it is called: a text by its sentence, a number as it is."""
        return self.words.say(f"{self.key}-label-{value}") if isinstance(value, str) else plain(value)

    # ------------------------------------------------------------------------------------------ the frame

    def scale(
        self,
        xs: tuple[float, float],
        ys: tuple[float, float],
        across: Iterable[tuple[float, str]],
        up: Sequence[tuple[float, str]] | None = None,
        grid: bool = True,
    ) -> None:
        """Set the range of both axes; draw the grid, the numbers and what the axes are.

        ``across`` and ``up`` are the places that are marked, with what stands there; without ``up``, round numbers.
        """
        (self.low_x, self.high_x), (self.low_y, self.high_y) = xs, ys
        rows = rounded(*ys) if up is None else up
        self.margin(rows)
        for value, label in rows:
            height = self.y(value)
            if grid:
                self.line([self.left, self.right], [height] * 2, LIGHT["line"], 1, zorder=1)
            self.text(self.left - 8, height, label, ha="right", va="center_baseline", color=LIGHT["soft"])
        if up is None and ys[0] < 0 < ys[1]:
            self.line([self.left, self.right], [self.y(0)] * 2, LIGHT["soft"], 2, zorder=2)
        for value, label in across:
            self.text(self.x(value), self.bottom - 38, label, ha="center", color=LIGHT["soft"])
        self.text(LEFT - 36, HEIGHT - 26, self.words.say(f"{self.key}-y"), color=LIGHT["soft"])
        middle = (self.left + self.right) / 2
        self.text(middle, 12, self.words.say(f"{self.key}-x"), ha="center", color=LIGHT["soft"])

    def margin(self, up: Iterable[tuple[float, str]]) -> None:
        """Make room at the left for these numbers or words."""
        self.left = max(self.left, 8 + WIDE * max(len(label) for _, label in up))

    def whole(self, first: int, last: int, units: float) -> list[tuple[float, str]]:
        """The whole numbers from first to last to be marked across ``units``: all of them, if there is room."""
        room = (self.right - self.left) / units
        widest = DIGIT * max(len(plain(first)), len(plain(last))) + 6
        step = next(step for step in steps() if step * room >= widest)
        return [(k, plain(k)) for k in range(ceil(first / step) * step, last + 1, step)]

    def theory(self) -> None:
        """The line to hold things against, with its name at its end; nothing without one."""
        line = self.chart.theory
        if line is None or not self._theory:
            return
        xs, ys = self.follow(line, LIGHT["ink"], 2.4, (0, (4, 2.5)), gid="theory-line")
        name = self.words.say(f"{self.key}-{line.name}")
        under = ys[-1] - (ys[-1] - ys[0]) / (xs[-1] - xs[0]) * len(name) * 13 - TEXT
        height = under if line.below and under > self.bottom else ys[-1] + 14
        self.text(min(xs[-1] + 8, self.right), height, name, ha="right", gid="theory-name")

    def follow(
        self, curve: Theory, colour: str, width: float, dashes: Any, **more: Any
    ) -> tuple[list[float], list[float]]:
        """Draw this line, and say which places it goes through."""
        xs, ys = [self.x(x) for x, _ in curve.points], [self.y(y) for _, y in curve.points]
        stairs: dict[str, Any] = {"drawstyle": "steps-mid"} if curve.steps else {}
        self.line(xs, ys, colour, width, linestyle=dashes, zorder=4, **more, **stairs)
        return xs, ys


# ------------------------------------------------------------------------------------------------- helpers


def printable(text: str) -> str:
    """A text of somebody, with spaces for what cannot be seen."""
    return "".join(c if c.isprintable() or c == "\u00a0" else " " for c in text)


def short(name: str, most: int) -> str:
    """A name that fits."""
    name = printable(name)
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


def plain(number: float) -> str:
    """A number for the edge of a plot."""
    return f"{number:g}".replace("-", "−")


def steps() -> Iterator[int]:
    """Round numbers to count by: 1, 2, 5, 10, 20 and so on."""
    for power in count():
        yield from (10**power, 2 * 10**power, 5 * 10**power)


def ticks(low: float, high: float) -> list[int]:
    """Round numbers between these two, five or so."""
    step = next(step for step in steps() if (high - low) / step <= 6)
    return list(range(ceil(low / step) * step, floor(high) + 1, step))


def rounded(low: float, high: float) -> list[tuple[float, str]]:
    """These round numbers, and how they are written."""
    return [(tick, plain(tick)) for tick in ticks(low, high)]


def apart(heights: Sequence[float], gap: float = 27) -> list[float]:
    """These heights, from low to high, moved so that there is a gap between each two and all stay in the picture."""
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, placed[-1] + gap) if placed else max(height, BOTTOM))
    highest = float(HEIGHT - TOP)
    for k in reversed(range(len(placed))):
        placed[k] = min(placed[k], highest)
        highest = placed[k] - gap
    return placed
