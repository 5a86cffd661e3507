"""The plots of a game: a chart in, a string of SVG out; and the gallery that shows them when it is asked to.

matplotlib draws, and is imported with the first plot. What it draws is turned into an SVG that can stand in a page:
colours are the page's own tokens (so it turns dark with the page), text stays text, nothing leaks out of it. It is
drawn for a screen of 360 pixels, with large letters; ``plots.css`` makes them smaller where there is room.
"""

from __future__ import annotations

import io
import re
import warnings
from dataclasses import dataclass
from html import escape
from itertools import accumulate
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import ipywidgets as ipw

from hashiban.lab import dynamics
from hashiban_widgets import draw
from hashiban_widgets.look import DARK, LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from matplotlib.axes import Axes

    from hashiban.actions import Seat
    from hashiban.journal import Journal
    from hashiban.lab.dynamics import Chart, Row
    from hashiban.words import Words
    from hashiban_widgets.parts import Part

WIDTH, HEIGHT = 640, 440
TEXT = 24
"""Size of all text, in the units of the drawing: 11 pixels where the plot is 300 pixels wide."""
LEFT, RIGHT, TOP, BOTTOM = 46, 16, 42, 80
LABEL = 164
"""Room for the names beside the lines."""
MARKERS = {"circle": "o", "square": "s", "triangle": "^", "diamond": "D", "star": "*", "hexagon": "h"}
SIZES = {"circle": 1.0, "square": 0.9, "triangle": 1.05, "diamond": 0.85, "star": 1.45, "hexagon": 1.1}
SVG = "http://www.w3.org/2000/svg"
FIRST = 3
"""So many plots are shown before "more"."""

STYLE: dict[Any, Any] = {
    "font.family": ["DejaVu Sans"],
    "font.size": TEXT,
    "svg.fonttype": "none",
    "text.parse_math": False,
    "text.usetex": False,
    "path.simplify": False,
    "axes.unicode_minus": True,
}


# ------------------------------------------------------------------------------------------------- a figure


def figure(
    chart: Chart,
    words: Words,
    names: Sequence[str],
    scheme: str = "page",
    me: Seat | None = None,
    theory: bool = True,
) -> str:
    """A chart as SVG with its own face and an accessible name; ``me`` is the seat that stands out.

    ``scheme`` is light or dark for a picture that stands by itself, or page for one that follows the page it is in.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({**STYLE, "svg.hashsalt": chart.key}), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing")  # the browser has its own fonts
        drawn = Figure(figsize=(WIDTH / 72, HEIGHT / 72), dpi=72, facecolor=LIGHT["panel"])
        pen = Pen(drawn.add_axes((0, 0, 1, 1)), chart, words, names, me)
        pen.draw(theory)
        out = io.StringIO()
        drawn.savefig(out, format="svg", facecolor=LIGHT["panel"], metadata={"Date": None})
    svg = _ours(out.getvalue(), alt(chart, words, names))
    return _coloured(svg, scheme)


def alt(chart: Chart, words: Words, names: Sequence[str]) -> str:
    """What a plot shows, in words and numbers."""
    key, caption = f"dynamics-{chart.key}", dynamics.caption(chart, words, names)
    title, y = _titled(words.say(f"{key}-title")), words.say(f"{key}-y")
    if chart.form == "blocks":
        return words.say("plots-alt-blocks", title=title, y=y, caption=caption)
    return words.say("plots-alt", title=title, x=words.say(f"{key}-x"), y=y, caption=caption)


def _titled(title: str) -> str:
    return title if title.endswith(("?", "!", ".")) else f"{title}."


def _ours(text: str, label: str) -> str:
    """The SVG of matplotlib, fit for a page: it has a name, and no stylesheet, font or unused id."""
    for prefix, uri in (("", SVG), ("xlink", "http://www.w3.org/1999/xlink")):
        ElementTree.register_namespace(prefix, uri)
    root = ElementTree.fromstring(text)
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in (f"{{{SVG}}}metadata", f"{{{SVG}}}style"):
                parent.remove(child)
    for node in root.iter():
        name = node.get("id")
        if name is not None and name.startswith("theory"):
            node.set("class", "hb-theory")
        if name is not None and name not in used:
            del node.attrib["id"]
        if node.tag == f"{{{SVG}}}text":
            _readable(node)
    root.attrib.update({"width": str(WIDTH), "height": str(HEIGHT), "role": "img", "aria-label": _printable(label)})
    root.attrib.update({"stroke-linejoin": "round", "font-size": str(TEXT)})
    root.set("font-family", "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif")
    root.set("style", "font-variant-numeric: tabular-nums")
    return ElementTree.tostring(root, encoding="unicode")


def _readable(node: ElementTree.Element) -> None:
    """Let the page choose font and size, and put a halo in the colour of the face behind the letters."""
    style = dict(part.strip().split(": ", 1) for part in node.get("style", "").split(";") if ": " in part)
    if re.search(r"\b(bold|700)\b", style.pop("font", "") + " " + style.pop("font-weight", "")):
        style["font-weight"] = "700"
    for name in ("font-size", "font-family", "font-style"):
        style.pop(name, None)
    halo = {"paint-order": "stroke", "stroke": LIGHT["panel"], "stroke-width": "5px"}
    node.set("style", "; ".join(f"{name}: {value}" for name, value in (style | halo).items()))


def _coloured(svg: str, scheme: str) -> str:
    """The drawing in this scheme; it was drawn in the light one."""

    def colour(found: re.Match[str]) -> str:
        token = tokens.get(found[0].lower())
        if token is None:
            return found[0]
        return (
            f"var(--hb-{token},{LIGHT[token]})" if scheme == "page" else (DARK if scheme == "dark" else LIGHT)[token]
        )

    tokens = {LIGHT[token]: token for token in ("panel", "sunk", "ink", "soft", "line")}
    return re.sub(r"#[0-9a-fA-F]{6}\b", colour, svg)


def _printable(text: str) -> str:
    return "".join(c if c.isprintable() or c == "\u00a0" else " " for c in text)


def _short(name: str, most: int) -> str:
    """A name that fits."""
    name = _printable(name)
    return name if len(name) <= most else f"{name[: most - 1].rstrip()}…"


class Pen:
    """Draws one chart. The axes lie over the whole picture, in its own units, the origin at the bottom left."""

    def __init__(self, axes: Axes, chart: Chart, words: Words, names: Sequence[str], me: Seat | None) -> None:
        self.axes, self.chart, self.words, self.names, self.me = axes, chart, words, names, me
        self.left, self.right, self.bottom, self.top = float(LEFT), float(WIDTH - RIGHT), BOTTOM, HEIGHT - TOP
        self.low_x = self.low_y = 0.0
        self.high_x = self.high_y = 1.0
        axes.set_axis_off()
        axes.set_xlim(0, WIDTH)
        axes.set_ylim(0, HEIGHT)

    def draw(self, theory: bool) -> None:
        """Draw it in its form."""
        match self.chart.form:
            case "climb":
                self._climb()
            case "columns":
                self._columns(theory)
            case "dots":
                self._dots(theory)
            case "lines":
                self._lines()
            case "blocks":
                self._blocks()

    # ---------------------------------------------------------------------------------------- small parts

    def x(self, value: float) -> float:
        """Where a value of the axis across is."""
        return self.left + (value - self.low_x) / (self.high_x - self.low_x) * (self.right - self.left)

    def y(self, value: float) -> float:
        """Where a value of the axis up is."""
        return self.bottom + (value - self.low_y) / (self.high_y - self.low_y) * (self.top - self.bottom)

    def text(self, x: float, y: float, words: str, **more: Any) -> None:
        """Words in the ink of the page."""
        look: dict[str, Any] = {"color": LIGHT["ink"], "ha": "left", "va": "baseline", "zorder": 9}
        self.axes.text(x, y, _printable(words), **(look | more))

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

    def scale(self, xs: tuple[float, float], ys: tuple[float, float], across: Iterable[tuple[float, str]]) -> None:
        """Set the range of both axes; draw the grid, the numbers and what the axes are."""
        (self.low_x, self.high_x), (self.low_y, self.high_y) = xs, ys
        for tick in _ticks(ys[1]):
            height = self.y(tick)
            self.line([self.left, self.right], [height] * 2, LIGHT["line"], 1, zorder=1)
            self.text(self.left - 8, height, str(tick), ha="right", va="center_baseline", color=LIGHT["soft"])
        for value, label in across:
            self.text(self.x(value), self.bottom - 38, label, ha="center", color=LIGHT["soft"])
        key = f"dynamics-{self.chart.key}"
        self.text(self.left - 36, HEIGHT - 26, self.words.say(f"{key}-y"), color=LIGHT["soft"])
        middle = (self.left + self.right) / 2
        self.text(middle, 12, self.words.say(f"{key}-x"), ha="center", color=LIGHT["soft"])

    def theory(self) -> None:
        """The line to hold things against, with its name at its end."""
        line = self.chart.theory
        assert line is not None
        xs, ys = [self.x(x) for x, _ in line.points], [self.y(y) for _, y in line.points]
        more: dict[str, Any] = {"drawstyle": "steps-mid"} if line.steps else {}
        self.line(xs, ys, LIGHT["ink"], 2.4, linestyle=(0, (4, 2.5)), zorder=4, gid="theory-line", **more)
        name = self.words.say(f"dynamics-{self.chart.key}-theory")
        under = ys[-1] - (ys[-1] - ys[0]) / (xs[-1] - xs[0]) * len(name) * 13 - TEXT
        height = under if line.below and under > self.bottom else ys[-1] + 14
        self.text(min(xs[-1] + 8, self.right), height, name, ha="right", gid="theory-name")

    def seats(self) -> Iterator[tuple[Seat, list[Row]]]:
        """Each seat with its rows, the reader's own last, to lie on top."""
        for seat in sorted(range(self.chart.players), key=lambda seat: seat == self.me):
            yield seat, [row for row in self.chart.rows if row["seat"] == seat + 1]

    # -------------------------------------------------------------------------------------------- forms

    def _climb(self) -> None:
        chart = self.chart
        rounds: dict[int, list[Row]] = {number: [] for number in range(1, chart.reach + 1)}
        for row in chart.rows:
            rounds.setdefault(int(row[chart.x]), []).append(row)
        spans = {number: max(len(rows), 1) + 1 for number, rows in rounds.items()}
        starts = dict(zip(rounds, accumulate(spans.values(), initial=0), strict=False))
        width, highest = sum(spans.values()), max(row[chart.y] for row in chart.rows)
        across = [(starts[number] + spans[number] / 2, str(number)) for number in rounds]
        self.scale((0, width), (0, highest * 1.12 + 0.5), across)
        for number, rows in rounds.items():
            left, right = self.x(starts[number]), self.x(starts[number] + spans[number])
            if number % 2:
                self._box((left, self.bottom), right - left, self.top - self.bottom, LIGHT["sunk"], "none", 0)
            if rows:
                self._ladder(rows, [self.x(starts[number] + k) for k in range(1, len(rows) + 1)])
            else:
                self.text((left + right) / 2, self.bottom + 14, "0", ha="center", color=LIGHT["soft"])

    def _ladder(self, rows: Sequence[Row], xs: Sequence[float]) -> None:
        """The bids of one round at these places, and the last one as a number."""
        ys = [self.y(row[self.chart.y]) for row in rows]
        self.line([xs[0], *xs], [self.bottom, *ys], LIGHT["soft"], 1.6, drawstyle="steps-post", zorder=3)
        room = self.x(1) - self.x(0)
        for x, y, row in zip(xs, ys, rows, strict=True):
            self.mark(x, y, int(row["seat"]) - 1, min(15.0, max(9.0, room * 0.95)))
        weight = "bold" if rows[-1]["seat"] - 1 == self.me else "normal"
        self.text(xs[-1], ys[-1] + 14, f"{rows[-1][self.chart.y]:g}", ha="center", fontweight=weight)

    def _columns(self, theory: bool) -> None:
        """A column for each whole number, the marks of a column spread over it."""
        chart = self.chart
        xs, ys = [row[chart.x] for row in chart.rows], [row[chart.y] for row in chart.rows]
        line = chart.theory.points if chart.theory is not None else ()
        last, most = int(max(*xs, *(x for x, _ in line))), max(*ys, *(y for _, y in line))
        self.scale((0.5, last + 0.5), (0, most * 1.12 + 0.8), [(k, str(k)) for k in range(1, last + 1)])
        self._means(xs, ys)
        self._marks(self.x(2) - self.x(1))
        if theory and line:
            self.theory()

    def _dots(self, theory: bool) -> None:
        chart = self.chart
        xs, ys = [row[chart.x] for row in chart.rows], [row[chart.y] for row in chart.rows]
        line = chart.theory.points if chart.theory is not None else ()
        last, most = max(*xs, *(x for x, _ in line)), max(*ys, *(y for _, y in line))
        self.scale((0, last * 1.03), (0, most * 1.12 + 0.8), [(k, f"{k:g}") for k in _ticks(last)])
        self._marks(60)
        if theory and line:
            self.theory()

    def _means(self, xs: Sequence[float], ys: Sequence[float]) -> None:
        """A short bar at the average of each kind."""
        for kind in sorted(set(xs)):
            own = [y for x, y in zip(xs, ys, strict=True) if x == kind]
            height = self.y(sum(own) / len(own))
            self.line([self.x(kind - 0.36), self.x(kind + 0.36)], [height] * 2, LIGHT["ink"], 4, zorder=3)

    def _marks(self, room: float) -> None:
        """A mark for each row; those at one place lie side by side, as close as the room asks."""
        chart = self.chart
        places: dict[tuple[float, float], list[Seat]] = {}
        for row in sorted(chart.rows, key=lambda row: row["seat"]):
            places.setdefault((row[chart.x], row[chart.y]), []).append(int(row["seat"]) - 1)
        for (x, y), seats in places.items():
            step = min(17.0, room * 0.92 / len(seats))
            for k, seat in enumerate(seats):
                self.mark(self.x(x) + (k - (len(seats) - 1) / 2) * step, self.y(y), seat, 15)

    def _lines(self) -> None:
        chart = self.chart
        self.right = WIDTH - LABEL - RIGHT
        xs, ys = [row[chart.x] for row in chart.rows], [row[chart.y] for row in chart.rows]
        last = max(int(max(xs)), chart.reach)
        self.scale((min(xs), last), (0, max(ys) * 1.06), [(k, str(k)) for k in range(int(min(xs)), last + 1)])
        ends = []
        for seat, rows in self.seats():
            aside = (seat - (chart.players - 1) / 2) * 2  # so that lines of equal height are both seen
            places = [self.x(row[chart.x]) for row in rows], [self.y(row[chart.y]) + aside for row in rows]
            mine = seat == self.me
            self.line(*places, LIGHT["ink"], 7.5 if mine else 4.4, zorder=5 if mine else 3)
            self.line(*places, draw.SEAT_COLOURS[seat], 5 if mine else 2.6, zorder=5 if mine else 3)
            for x, y in zip(*places, strict=True):
                self.mark(x, y, seat, 11)
            ends.append((places[1][-1], seat, rows[-1][chart.y]))
        for height, (_, seat, amount) in zip(_apart([y for y, *_ in sorted(ends)]), sorted(ends), strict=True):
            weight = "bold" if seat == self.me else "normal"
            self.text(self.right + 18, height, f"{amount:g}", va="center_baseline", fontweight=weight)
            name = _short(self.names[seat], 9)
            self.text(self.right + 50, height, name, va="center_baseline", fontweight=weight)

    def _blocks(self) -> None:
        chart = self.chart
        key = f"dynamics-{chart.key}"
        self.text(8, HEIGHT - 26, self.words.say(f"{key}-y"), color=LIGHT["soft"])
        got = chart.sums(chart.y)
        whole = chart.sums(chart.whole) if chart.whole else got
        self.left, self.right, self.high_x = 8, WIDTH - 10, max(*whole, *got, 1)
        row = (HEIGHT - TOP - 8) / chart.players
        height = min(row - 38, 64)
        for seat, rows in self.seats():
            mine = seat == self.me
            top = HEIGHT - TOP - row * seat - (row - height - 32) / 2
            bottom, weight = top - 32 - height, "bold" if mine else "normal"
            self.mark(self.left + 10, top - 17, seat, 16)
            self.text(self.left + 30, top - 25, _short(self.names[seat], 24), fontweight=weight)
            mark = self.words.say(f"{key}-mark", got=got[seat], whole=whole[seat])
            self.text(self.right, top - 25, mark, ha="right", fontweight=weight)
            if whole[seat]:
                self._box(
                    (self.left, bottom), self.x(whole[seat]) - self.left, height, LIGHT["sunk"], LIGHT["soft"], 3
                )
            at = 0.0
            for block in rows:
                if block[chart.y]:
                    left, right = self.x(at), self.x(at + block[chart.y])
                    colour, edge = draw.SEAT_COLOURS[seat], 2.6 if mine else 1.2
                    self._box((left, bottom), right - left, height, colour, LIGHT["ink"], 4, edge)
                    at += block[chart.y]
            if not whole[seat]:
                self.line([self.left] * 2, [bottom, bottom + height], LIGHT["ink"], 2)

    def _box(
        self,
        corner: tuple[float, float],
        width: float,
        height: float,
        face: str,
        edge: str,
        zorder: float = 2,
        thick: float = 1.2,
    ) -> None:
        from matplotlib.patches import Rectangle

        look: dict[str, Any] = {"facecolor": face, "edgecolor": edge, "linewidth": thick, "zorder": zorder}
        self.axes.add_patch(Rectangle(corner, width, height, clip_on=False, **look))


def _ticks(most: float) -> list[int]:
    """Round numbers from nought up to this, five or so."""
    step = next((step for step in (1, 2, 5, 10, 20, 50) if most / step <= 6), 100)
    return list(range(0, int(most) + 1, step))


def _apart(heights: Sequence[float], gap: float = 27) -> list[float]:
    """These heights, from low to high, moved so that there is a gap between each two and all stay in the picture."""
    placed: list[float] = []
    for height in heights:
        placed.append(max(height, placed[-1] + gap) if placed else max(height, BOTTOM))
    highest = float(HEIGHT - TOP)
    for k in reversed(range(len(placed))):
        placed[k] = min(placed[k], highest)
        highest = placed[k] - gap
    return placed


# ------------------------------------------------------------------------------------------------ the gallery


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
        say, key = self.words.say, f"dynamics-{chart.key}"
        picture = figure(chart, self.words, self._names, "page", self._me)
        seats = self._key(chart) if chart.form in ("climb", "columns", "dots") else ""
        return (
            f"<figure class='hb-figure'><h3>{escape(say(f'{key}-title'))}</h3>"
            f"<p class='hb-soft'>{escape(say(f'{key}-see'))}</p>{picture}{seats}"
            f"<figcaption>{escape(dynamics.caption(chart, self.words, self._names))}</figcaption></figure>"
        )

    def _key(self, chart: Chart) -> str:
        """Which sign is whose."""
        seats = []
        for seat in range(chart.players):
            name = escape(_printable(self._names[seat]))
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
