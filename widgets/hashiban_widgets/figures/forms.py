"""The forms a chart is drawn in: functions that take a pen. What each form shows stands with ``Chart``."""

from __future__ import annotations

from itertools import accumulate
from math import ceil
from typing import TYPE_CHECKING, Any

from hashiban_widgets import draw
from hashiban_widgets.figures.pen import (
    DIGIT,
    HEIGHT,
    LABEL,
    RIGHT,
    TEXT,
    TOP,
    WIDTH,
    apart,
    plain,
    rounded,
    short,
    ticks,
)
from hashiban_widgets.look import LIGHT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.actions import Seat
    from hashiban.lab.dynamics import Row
    from hashiban_widgets.figures.pen import Pen

FEW = 8
"""Up to so many bars side by side have their numbers written."""
STROKES: tuple[tuple[str, Any], ...] = (("accent", "solid"), ("gold", (0, (5, 2))), ("soft", (0, (1.2, 2))))
"""Colour and dashes of the first curve, the second, the third."""
PALE, DEEP = 0.08, 0.45
"""How strong the colour of a field is, from nought to the largest number; text on it can still be read."""


# ------------------------------------------------------------------------------------------ over the rounds


def climb(pen: Pen) -> None:
    """Rounds side by side, the bids of each as a ladder."""
    chart = pen.chart
    rounds: dict[int, list[Row]] = {number: [] for number in range(1, chart.reach + 1)}
    for row in chart.rows:
        rounds.setdefault(int(row[chart.x]), []).append(row)
    spans = {number: max(len(rows), 1) + 1 for number, rows in rounds.items()}
    starts = dict(zip(rounds, accumulate(spans.values(), initial=0), strict=False))
    width, highest = sum(spans.values()), max(row[chart.y] for row in chart.rows)
    across = [(starts[number] + spans[number] / 2, str(number)) for number in rounds]
    pen.scale((0, width), (0, highest * 1.12 + 0.5), across)
    for number, rows in rounds.items():
        left, right = pen.x(starts[number]), pen.x(starts[number] + spans[number])
        if number % 2:
            pen.box((left, pen.bottom), right - left, pen.top - pen.bottom, LIGHT["sunk"], zorder=0)
        if rows:
            _ladder(pen, rows, [pen.x(starts[number] + k) for k in range(1, len(rows) + 1)])
        else:
            pen.text((left + right) / 2, pen.bottom + 14, "0", ha="center", color=LIGHT["soft"])


def _ladder(pen: Pen, rows: Sequence[Row], xs: Sequence[float]) -> None:
    """The bids of one round at these places, and the last one as a number."""
    ys = [pen.y(row[pen.chart.y]) for row in rows]
    pen.line([xs[0], *xs], [pen.bottom, *ys], LIGHT["soft"], 1.6, drawstyle="steps-post", zorder=3)
    room = pen.x(1) - pen.x(0)
    for x, y, row in zip(xs, ys, rows, strict=True):
        pen.mark(x, y, row["seat"] - 1, min(15.0, max(9.0, room * 0.95)))
    weight = "bold" if rows[-1]["seat"] - 1 == pen.me else "normal"
    pen.text(xs[-1], ys[-1] + 14, plain(rows[-1][pen.chart.y]), ha="center", fontweight=weight)


def lines(pen: Pen) -> None:
    """A line a seat, with its name and last number at the end."""
    ys = [row[pen.chart.y] for row in pen.chart.rows]
    _lines(pen, (min(0, min(ys) * 1.06), max(0, max(ys) * 1.06) or 1), None)


def history(pen: Pen) -> None:
    """A line a seat through its places, the first place at the top."""
    last = max(pen.chart.players, *(int(row[pen.chart.y]) for row in pen.chart.rows))
    _lines(pen, (last + 0.5, 0.5), [(place, str(place)) for place in range(1, last + 1)])


def _lines(pen: Pen, ys: tuple[float, float], up: list[tuple[float, str]] | None) -> None:
    chart = pen.chart
    longest = max(len(plain(rows[-1][chart.y])) for _, rows in pen.seats() if rows)
    wide = 32 if longest <= 2 else 8 + 16 * longest
    pen.right = WIDTH - LABEL - RIGHT - (wide - 32)
    xs = [row[chart.x] for row in chart.rows]
    first, last = int(min(xs)), max(int(max(xs)), chart.reach, int(min(xs)) + 1)
    hidden = up or any(row[chart.y] in ticks(*ys) for row in chart.rows if row[chart.x] == first)
    spare = (last - first) * 0.03 if hidden else 0  # so that no mark hides a number at the edge
    pen.margin(up or rounded(*ys))
    pen.scale((first - spare, last), ys, pen.whole(first, last, last - first + spare), up)
    ends = []
    for seat, rows in pen.seats():
        aside = 0 if up else (seat - (chart.players - 1) / 2) * 2  # so that lines of equal height are both seen
        places = [pen.x(row[chart.x]) for row in rows], [pen.y(row[chart.y]) + aside for row in rows]
        mine = seat == pen.me
        pen.line(*places, LIGHT["ink"], 7.5 if mine else 4.4, zorder=5 if mine else 3)
        pen.line(*places, draw.SEAT_COLOURS[seat], 5 if mine else 2.6, zorder=5 if mine else 3)
        for x, y in zip(*places, strict=True):
            pen.mark(x, y, seat, 11)
        if rows:
            ends.append((places[1][-1], seat, plain(rows[-1][chart.y])))
    for height, (_, seat, number) in zip(apart([y for y, *_ in sorted(ends)]), sorted(ends), strict=True):
        weight = "bold" if seat == pen.me else "normal"
        pen.text(pen.right + 18, height, number, va="center_baseline", fontweight=weight)
        name = short(pen.names[seat], 8 if seat == pen.me else 9)
        pen.text(pen.right + 18 + wide, height, name, va="center_baseline", fontweight=weight)


# ---------------------------------------------------------------------------------------- a mark for each row


def columns(pen: Pen) -> None:
    """A column for each whole number, the marks of a column spread over it."""
    chart = pen.chart
    xs, ys = [row[chart.x] for row in chart.rows], [row[chart.y] for row in chart.rows]
    line = chart.theory.points if chart.theory is not None else ()
    first, last = min(1, *map(int, xs)), int(max([*xs, chart.reach, *(x for x, _ in line)]))
    across = pen.whole(first, last, last - first + 1)
    pen.scale((first - 0.5, last + 0.5), _room([*ys, *(y for _, y in line)]), across)
    for kind in sorted(set(xs)):
        own = [y for x, y in zip(xs, ys, strict=True) if x == kind]
        height = pen.y(sum(own) / len(own))
        pen.line([pen.x(kind - 0.36), pen.x(kind + 0.36)], [height] * 2, LIGHT["ink"], 4, zorder=3)
    _marks(pen, pen.x(2) - pen.x(1))
    pen.theory()


def dots(pen: Pen) -> None:
    """A mark for each row, both ways on a scale."""
    chart = pen.chart
    line = chart.theory.points if chart.theory is not None else ()
    xs = [*(row[chart.x] for row in chart.rows), *(x for x, _ in line)]
    ys = [*(row[chart.y] for row in chart.rows), *(y for _, y in line)]
    low, high = min(0, *xs), max(0, *xs) or 1
    spare = (high - low) * 0.04 if min(xs) <= 0 else 0
    pen.scale((low - spare, high * 1.03), _room(ys), rounded(low, high))
    if low < 0:
        pen.line([pen.x(0)] * 2, [pen.bottom, pen.top], LIGHT["soft"], 2, zorder=2)
    _marks(pen, 60)
    pen.theory()


def curve(pen: Pen) -> None:
    """Some lines with their names, and on them a mark for each row."""
    chart = pen.chart
    points = [point for line in chart.curves for point in line.points]
    xs = [*(row[chart.x] for row in chart.rows), *(x for x, _ in points)]
    ys = [*(row[chart.y] for row in chart.rows), *(y for _, y in points)]
    low, high = min(xs), max(*xs, min(xs) + 1)
    spare = (high - low) * 0.03
    pen.scale((low - spare, high + spare), _room(ys), rounded(low, high))
    ends = []
    for line, (token, dashes) in zip(chart.curves, STROKES, strict=False):
        across, up = pen.follow(line, LIGHT[token], 3.2, dashes)
        name = pen.words.say(f"{pen.key}-{line.name}")
        ends.append((_over(pen, line.name, across, up), name, LIGHT[token]))
    for height, (_, name, colour) in zip(apart([y for y, *_ in sorted(ends)]), sorted(ends), strict=True):
        pen.text(pen.right, height, name, ha="right", va="center_baseline", color=colour)
    _marks(pen, 60)
    pen.theory()


SERIES: tuple[tuple[str, str], ...] = (("accent", "o"), ("gold", "s"), ("bad", "^"), ("ink", "D"))
"""Colour and mark of each series."""


def points(pen: Pen) -> None:
    """Marks with their intervals, a line through those of one series, and lines of theory."""
    chart = pen.chart
    lines = [point for line in chart.curves for point in line.points]
    xs = [*(row[chart.x] for row in chart.rows), *(x for x, _ in lines)]
    ends = [row[column] for row in chart.rows for column in (chart.y, "low", "high")]
    low, high = min(xs), max(*xs, min(xs) + 1)
    spare = (high - low) * 0.05
    pen.scale((low - spare, high + spare), _room([*ends, *(y for _, y in lines)]), rounded(low, high))
    names = []
    for line in chart.curves:
        across, up = pen.follow(line, LIGHT["ink"], 2.2, (0, (4, 2.5)), gid=f"theory-{line.name}")
        names.append((_over(pen, line.name, across, up), line.name, LIGHT["ink"], False))
    kinds = list(dict.fromkeys(row["series"] for row in chart.rows))
    for kind, (token, mark) in zip(kinds, SERIES, strict=False):
        rows = sorted((row for row in chart.rows if row["series"] == kind), key=lambda row: row[chart.x])
        across, up = [pen.x(row[chart.x]) for row in rows], [pen.y(row[chart.y]) for row in rows]
        pen.line(across, up, LIGHT[token], 2.4, zorder=5)
        for x, row in zip(across, rows, strict=True):
            pen.line([x, x], [pen.y(row["low"]), pen.y(row["high"])], LIGHT[token], 3, zorder=5)
        pen.dots(across, up, LIGHT[token], mark)
        names.append((_over(pen, f"label-{kind}", across, up), f"label-{kind}", LIGHT[token], True))
    names.sort(key=lambda name: name[0])
    for height, (_, name, colour, bold) in zip(apart([name[0] for name in names]), names, strict=True):
        weight, gid = ("bold", None) if bold else ("normal", "theory-name")
        said = short(pen.words.say(f"{pen.key}-{name}"), 30)
        look = {"ha": "right", "va": "center_baseline", "color": colour, "fontweight": weight}
        pen.text(pen.right, height, said, gid=gid, **look)


def _over(pen: Pen, name: str, across: Sequence[float], up: Sequence[float]) -> float:
    """Where the name of a line goes: above it at the right edge, as far as the name reaches."""
    from numpy import interp  # with the first plot, not with the page

    start = pen.right - 13 * len(pen.words.say(f"{pen.key}-{name}"))
    return max(float(interp(start, across, up)), *(y for x, y in zip(across, up, strict=True) if x >= start), 0) + 22


def spread(pen: Pen) -> None:
    """A bar for each range, perhaps an outline over them, and upright lines with their names."""
    chart = pen.chart
    first, last = chart.rows[0]["from"], chart.rows[-1]["to"]
    highest = max(row[column] for row in chart.rows for column in (chart.y, "beside"))
    edges = [row["from"] for row in chart.rows] + [last]
    labels = [pen.words.number(edge) for edge in edges]
    pen.right = min(pen.right, WIDTH - 4 - DIGIT * len(labels[-1]) / 2)  # half of the last one stands beyond it
    step = ceil(len(edges) * (10 + DIGIT * max(map(len, labels))) / (pen.right - pen.left))
    across = [(edges[k], labels[k]) for k in range(0, len(edges), step)]
    air = 1.06 + 0.1 * len(chart.curves)
    pen.scale((first, last), (0, highest * air + 1), across)
    for row in chart.rows:
        left, right = pen.x(row["from"]) + 1.5, pen.x(row["to"]) - 1.5
        pen.box((left, pen.y(0)), right - left, pen.y(row[chart.y]) - pen.y(0), LIGHT["accent"], LIGHT["ink"], 3)
    if any(row["beside"] for row in chart.rows):
        steps = [(pen.x(row[end]), pen.y(row["beside"])) for row in chart.rows for end in ("from", "to")]
        pen.line([x for x, _ in steps], [y for _, y in steps], LIGHT["gold"], 4, zorder=5, gid="theory-beside")
    for k, line in enumerate(chart.curves):
        x, height = pen.x(line.points[0][0]), pen.top - k * 27
        pen.line([x, x], [pen.bottom, height - 6], LIGHT["ink"], 3, linestyle=(0, (4, 2.5)), zorder=6)
        name, left = pen.words.say(f"{pen.key}-{line.name}"), x > (pen.left + pen.right) / 2
        pen.text(x + (-6 if left else 6), height - 20, name, ha="right" if left else "left")


def _room(ys: Sequence[float]) -> tuple[float, float]:
    """A range with nought in it and some air around these."""
    low, high = min(ys), max(0, *ys)
    return low * 1.12 - 0.8 if low < 0 else 0, high * 1.12 + 0.8


def _marks(pen: Pen, room: float) -> None:
    """A mark for each row; those at one place lie side by side, as close as the room asks."""
    chart = pen.chart
    places: dict[tuple[float, float], list[Seat]] = {}
    for row in sorted(chart.rows, key=lambda row: row["seat"]):
        places.setdefault((row[chart.x], row[chart.y]), []).append(row["seat"] - 1)
    for (x, y), seats in places.items():
        step = min(17.0, room * 0.92 / len(seats))
        for k, seat in enumerate(seats):
            pen.mark(pen.x(x) + (k - (len(seats) - 1) / 2) * step, pen.y(y), seat, 15)


# ------------------------------------------------------------------------------------------------- bars


def blocks(pen: Pen) -> None:
    """A bar a seat, made of a block a row, perhaps out of a whole."""
    chart = pen.chart
    pen.text(8, HEIGHT - 26, pen.words.say(f"{pen.key}-y"), color=LIGHT["soft"])
    got = chart.sums(chart.y)
    whole = chart.sums(chart.whole) if chart.whole else got
    pen.left, pen.right, pen.high_x = 8, WIDTH - 10, max(*whole, *got, 1)
    row = (HEIGHT - TOP - 8) / chart.players
    height = min(row - 38, 64)
    for seat, rows in pen.seats():
        mine = seat == pen.me
        top = HEIGHT - TOP - row * seat - (row - height - 32) / 2
        bottom, weight = top - 32 - height, "bold" if mine else "normal"
        pen.mark(pen.left + 10, top - 17, seat, 16)
        pen.text(pen.left + 30, top - 25, short(pen.names[seat], 24), fontweight=weight)
        mark = pen.words.say(f"{pen.key}-mark", got=got[seat], whole=whole[seat])
        pen.text(pen.right, top - 25, mark, ha="right", fontweight=weight)
        if whole[seat]:
            pen.box((pen.left, bottom), pen.x(whole[seat]) - pen.left, height, LIGHT["sunk"], LIGHT["soft"], 3)
        at = 0.0
        for block in rows:
            if block[chart.y]:
                left, right = pen.x(at), pen.x(at + block[chart.y])
                colour, edge = draw.SEAT_COLOURS[seat], 2.6 if mine else 1.2
                pen.box((left, bottom), right - left, height, colour, LIGHT["ink"], 4, edge)
                at += block[chart.y]
        if not whole[seat]:
            pen.line([pen.left] * 2, [bottom, bottom + height], LIGHT["ink"], 2)


def bars(pen: Pen) -> None:
    """A bar a row, from nought, with its number and its interval."""
    chart = pen.chart
    ends = [row[column] for row in chart.rows for column in (chart.y, "low", "high") if column in row]
    if chart.x != "seat" and not any(isinstance(row[chart.x], str) for row in chart.rows):
        low, high = _room(ends)
        _upright(pen, (low - (high - low) * 0.1 if low < 0 else 0, high))
    else:
        _lying(pen, (min(0, *ends) * 1.04, max(0, *ends) * 1.04 or 1))


def _upright(pen: Pen, ys: tuple[float, float]) -> None:
    """Bars side by side, over their numbers."""
    chart, many = pen.chart, len(pen.chart.rows)
    labels = [plain(row[chart.x]) for row in chart.rows]
    pen.margin(rounded(*ys))
    step = ceil(many * (6 + DIGIT * max(map(len, labels))) / (pen.right - pen.left))
    pen.scale((-0.5, many - 0.5), ys, [(k, labels[k]) for k in range(0, many, step)])
    for k, row in enumerate(chart.rows):
        value, (low, high) = row[chart.y], _interval(row, chart.y)
        left, right = pen.x(k - 0.36), pen.x(k + 0.36)
        pen.box((left, pen.y(0)), right - left, pen.y(value) - pen.y(0), LIGHT["accent"], LIGHT["ink"], 3)
        if low < high:
            _whisker(pen, [pen.x(k)] * 2, [pen.y(low), pen.y(high)], right - left)
        if many <= FEW:
            end = pen.y(high) + 9 if value >= 0 else pen.y(low) - 27
            pen.text(pen.x(k), end, _written(pen, row), ha="center")


def _lying(pen: Pen, xs: tuple[float, float]) -> None:
    """Bars below each other, under what they are called."""
    chart, foot = pen.chart, 48
    (pen.low_x, pen.high_x), marks = xs, rounded(*xs)
    edges = [8.5 * len(label) for _, label in (marks[0], marks[-1])]
    pen.left, pen.right = max(10, edges[0] if xs[0] < 0 else 0), WIDTH - max(10, edges[1])
    pen.text(8, HEIGHT - 26, pen.words.say(f"{pen.key}-y"), color=LIGHT["soft"])
    for tick, label in marks:
        pen.text(pen.x(tick), 14, label, ha="center", color=LIGHT["soft"])
    room = (HEIGHT - TOP - foot) / len(chart.rows)
    thick = max(8.0, min(room - 32, 34))
    for k, row in enumerate(chart.rows):
        value, seat = row[chart.y], row["seat"] - 1 if chart.x == "seat" else None
        top = HEIGHT - TOP - room * k - max(0.0, (room - thick - 30) / 2)
        middle, weight = top - 28 - thick / 2, "bold" if seat is not None and seat == pen.me else "normal"
        if seat is not None:
            pen.mark(18, top - 13, seat, 15)
        name = short(pen.called(row[chart.x]) if seat is None else pen.names[seat], 28)
        pen.text(8 if seat is None else 36, top - 21, name, fontweight=weight)
        pen.text(WIDTH - 10, top - 21, _written(pen, row), ha="right", fontweight=weight)
        for tick, _ in marks:
            colour, width = (LIGHT["line"], 1) if tick else (LIGHT["soft"], 2)
            pen.line([pen.x(tick)] * 2, [middle - thick / 2 - 3, middle + thick / 2 + 3], colour, width, zorder=1)
        colour = LIGHT["accent"] if seat is None else draw.SEAT_COLOURS[seat]
        pen.box((pen.x(0), middle - thick / 2), pen.x(value) - pen.x(0), thick, colour, LIGHT["ink"], 3)
        low, high = _interval(row, chart.y)
        if low < high:
            _whisker(pen, [pen.x(low), pen.x(high)], [middle] * 2, thick)


def _interval(row: Row, column: str) -> tuple[float, float]:
    """The interval of a bar; without one, from its number to its number."""
    return (row["low"], row["high"]) if "low" in row else (row[column], row[column])


def _whisker(pen: Pen, xs: Sequence[float], ys: Sequence[float], thick: float) -> None:
    """The line of an interval on a bar so thick, light around so that it is seen."""
    for colour, width in ((LIGHT["panel"], 7), (LIGHT["ink"], 3)):
        pen.line(xs, ys, colour, width * min(1, thick / 14), zorder=5)


def _written(pen: Pen, row: Row) -> str:
    """The number of a bar, in a sentence of its own or bare."""
    value = row[pen.chart.y]
    if pen.words.has(f"{pen.key}-mark"):
        return pen.words.say(f"{pen.key}-mark", value=round(value, 1))
    return pen.words.number(value)


# ------------------------------------------------------------------------------------------------- fields


def heat(pen: Pen) -> None:
    """A grid of fields, the stronger in colour the further their number is from nought."""
    chart = pen.chart
    xs, ys = _kinds(chart.rows, chart.x), _kinds(chart.rows, chart.y)
    if chart.y == "seat":  # the first at the top, as in a table
        ys.reverse()
    up = [(k, short(pen.names[y - 1] if chart.y == "seat" else pen.called(y), 13)) for k, y in enumerate(ys)]
    pen.margin(up)
    wide, high = (pen.right - pen.left) / len(xs), (pen.top - pen.bottom) / len(ys)
    across = [pen.called(x) for x in xs]
    step = ceil((6 + DIGIT * max(map(len, across))) / wide)
    if isinstance(xs[0], str):  # words do not count on by themselves: rather short than left out
        across, step = [short(name, max(3, int(wide / DIGIT))) for name in across], 1
    marked = [(k, across[k]) for k in range(0, len(xs), step)]
    pen.scale((-0.5, len(xs) - 0.5), (-0.5, len(ys) - 0.5), marked, up, grid=False)
    most = max(abs(row[chart.z]) for row in chart.rows) or 1
    numbers = [pen.words.number(row[chart.z]) for row in chart.rows]
    fits = DIGIT * max(map(len, numbers)) + 2 <= wide and high >= TEXT + 2
    for row, number in zip(chart.rows, numbers, strict=True):
        x, y, value = pen.x(xs.index(row[chart.x])), pen.y(ys.index(row[chart.y])), row[chart.z]
        colour = LIGHT["accent" if value >= 0 else "bad"]
        strength = PALE + (DEEP - PALE) * abs(value) / most
        pen.box((x - wide / 2, y - high / 2), wide, high, colour, zorder=3, alpha=strength)
        pen.box((x - wide / 2, y - high / 2), wide, high, "none", LIGHT["line"], 4)
        if fits:
            pen.text(x, y, number, ha="center", va="center_baseline")


def _kinds(rows: Sequence[Row], column: str) -> list[Any]:
    """What there is in a column: numbers from low to high, texts in the order of the rows."""
    kinds = list(dict.fromkeys(row[column] for row in rows))
    return kinds if any(isinstance(kind, str) for kind in kinds) else sorted(kinds)


FORMS: dict[str, Callable[[Pen], None]] = {
    "climb": climb,
    "columns": columns,
    "dots": dots,
    "lines": lines,
    "history": history,
    "blocks": blocks,
    "bars": bars,
    "curve": curve,
    "heat": heat,
    "spread": spread,
    "points": points,
}
"""Every form by its name."""
