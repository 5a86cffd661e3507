"""Every form of a plot, drawn from made-up numbers: where things stand, what is written, and that it can be read."""

from __future__ import annotations

import csv
import dataclasses
import io
import itertools
import re
from math import exp
from typing import TYPE_CHECKING, Any, NamedTuple, get_args, get_type_hints
from xml.etree import ElementTree

import pytest
from fluent.runtime import FluentResource

from hashiban.lab.dynamics import Chart, Row, Sentence, Theory, to_csv
from hashiban.words import LANGUAGES, Words
from hashiban_widgets import draw
from hashiban_widgets.figures import FORMS, HEIGHT, TEXT, WIDTH, alt, figure
from hashiban_widgets.figures.pen import apart, ticks
from hashiban_widgets.look import DARK, LIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Browser

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ["Ann", "Maximiliaan van Oranje", "Cas", "Dee"]
SENTENCES = """
dynamics-made-title = A made-up plot
dynamics-made-see = What there is to see.
dynamics-made-x = Across
dynamics-made-y = Up (%)
dynamics-made-z = Inside
dynamics-made-said = There are { $count } of them.
dynamics-made-theory = by theory
dynamics-made-bust = chance of a bust
dynamics-made-gain = gain to expect
dynamics-made-old = last year
dynamics-made-label-fur = Furs
dynamics-made-label-grain = A whole wagon full of grain
dynamics-made-label-wood = Wood
dynamics-made-label-coins = Coins
dynamics-marked-title = Another one
dynamics-marked-x = Across
dynamics-marked-y = Up (%)
dynamics-marked-said = There are { $count } of them.
dynamics-marked-label-fur = Furs
dynamics-marked-mark = { MONEY($value) } each
dynamics-parts-title = A made-up plot
dynamics-parts-y = Up (%)
dynamics-parts-said = There are { $count } of them.
dynamics-parts-mark = { $got } of { $whole }
"""


def spoken(language: str = "en") -> Words:
    """The words of a language, and with them the sentences of the made-up plots."""
    words = Words(language)
    words._bundle.add_resource(FluentResource(SENTENCES))
    return words


EN = spoken()


def made(form: Any, rows: Sequence[Row], x: str, y: str, key: str = "made", **more: Any) -> Chart:
    said = (Sentence(f"{key}-said", {"count": len(rows)}),)
    return Chart(key, form, 4, tuple(rows), x, y, said, **more)


def rows(*columns: str, of: Sequence[Sequence[Any]]) -> list[Row]:
    return [dict(zip(columns, row, strict=True)) for row in of]


def bust(cards: float) -> float:
    return 100 / (1 + exp(4 - cards))


KINDS = rows(
    "kind",
    "share",
    "low",
    "high",
    of=[("fur", 62.25, 50, 71), ("grain", -20.5, -44, 3), ("wood", 8, 1, 15), ("coins", 0, -6, 6)],
)
PURSES = rows(
    "cards", "share", "low", "high", of=[(1, 80, 60, 93), (2, 45.5, 31, 60), (3, 20, 9, 36), (4, -5, -12, 2)]
)
SURPLUS = rows("seat", "surplus", of=[(1, 40), (2, -15), (3, 0), (4, 22.5)])
STOPS: list[Row] = [{"turn": k, "seat": k % 4 + 1, "cards": 1 + k % 6, "bust": bust(1 + k % 6)} for k in range(14)]
CURVES = (
    Theory(tuple((k / 4, bust(k / 4)) for k in range(33)), name="bust"),
    Theory(tuple((float(k), 60 - 6 * k) for k in range(9)), name="gain"),
    Theory(((0.0, 30.0), (4.0, 40.0), (8.0, 35.0)), name="old"),
)
OFFERS: list[Row] = [
    {"offer": 10 * k, "counter": 10 * j, "net": 12 * (j - k) - (3.5 if j == k == 2 else 0)}
    for k in range(6)
    for j in range(5)
    if (k, j) != (5, 0)
]
PLACES = [{"round": k, "seat": seat + 1, "place": (seat + k * k) % 4 + 1} for seat in range(4) for k in range(1, 7)]
MONEY = [
    {"round": k, "seat": seat + 1, "points": (seat - 1) * 300 * k + 70 * (k % 3)}
    for seat in range(4)
    for k in range(9)
]
PRICES = [
    {"seat": k % 4 + 1, "rank": k % 5 + 1, "value": 11 * (k % 9) - 20, "net": 13 * (k % 7) - 40} for k in range(20)
]
DIAGONAL = Theory(((-20.0, -20.0), (68.0, 60.0)))

SERIES: list[Row] = [
    {"cards": k, "gain": g - 3 * k, "low": g - 3 * k - 4, "high": g - 3 * k + 4, "series": kind}
    for kind, g in (("fur", 30), ("grain", 12))
    for k in (2, 4, 6)
]
RANGES: list[Row] = [
    {"from": 10 * k - 20, "to": 10 * k - 10, "share": 20 - 3 * k, "beside": 5 * k % 17} for k in range(6)
]
UPRIGHT = (Theory(((5.0, 0.0), (5.0, 1.0)), name="gain"), Theory(((28.0, 0.0), (28.0, 1.0)), name="old"))

LOTS = [{"round": 1 + k // 3, "seat": k % 4 + 1, "bid": 2 * k + 1} for k in range(9)]

CHARTS: dict[str, Chart] = {
    "climb": made("climb", LOTS, "round", "bid"),
    "blocks": made("blocks", LOTS, "round", "bid", "parts"),
    "bars-words": made("bars", KINDS, "kind", "share"),
    "bars-numbers": made("bars", PURSES, "cards", "share"),
    "bars-seats": made("bars", SURPLUS, "seat", "surplus"),
    "curve": made("curve", STOPS, "cards", "bust", curves=CURVES),
    "heat": made("heat", OFFERS, "offer", "counter", z="net"),
    "history": made("history", PLACES, "round", "place"),
    "lines": made("lines", MONEY, "round", "points"),
    "columns": made("columns", PRICES, "rank", "net"),
    "dots": made("dots", PRICES, "value", "net", theory=DIAGONAL),
    "points": made("points", SERIES, "cards", "gain", curves=CURVES[1:2]),
    "spread": made("spread", RANGES, "from", "share", curves=UPRIGHT),
}

languages = pytest.mark.parametrize("language", LANGUAGES)
shown = pytest.mark.parametrize("name", CHARTS)


# ----------------------------------------------------------------------------------- reading a picture


class Place(NamedTuple):
    """A text or the mark of a seat, and where it is; up counts from the bottom."""

    what: str
    x: float
    y: float


class Box(NamedTuple):
    """A filled rectangle."""

    fill: str
    left: float
    bottom: float
    right: float
    top: float
    strength: float


def styled(node: ElementTree.Element) -> dict[str, str]:
    return dict(part.strip().split(": ", 1) for part in node.get("style", "").split(";") if ": " in part)


def drawing(chart: Chart, **more: Any) -> ElementTree.Element:
    return ElementTree.fromstring(figure(chart, more.pop("words", EN), NAMES, more.pop("scheme", "light"), **more))


def texts(root: ElementTree.Element) -> list[Place]:
    nodes = root.iter(f"{SVG}text")
    return [Place("".join(n.itertext()), float(n.get("x", 0)), HEIGHT - float(n.get("y", 0))) for n in nodes]


def marks(root: ElementTree.Element) -> list[Place]:
    """The signs of the seats, by their colour."""
    nodes = root.iter(f"{SVG}use")
    return [Place(styled(n)["fill"], float(n.get("x", 0)), HEIGHT - float(n.get("y", 0))) for n in nodes]


def points(node: ElementTree.Element) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"-?\d+\.?\d*(?:e-?\d+)?", node.get("d", ""))]
    return [(x, HEIGHT - y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]


def boxes(root: ElementTree.Element) -> list[Box]:
    """All that is filled but the face of the picture and the signs of the seats."""
    found = []
    for node in list(root.iter(f"{SVG}path"))[1:]:
        style, places = styled(node), points(node)
        if style.get("fill", "none") != "none" and len(places) == 4:
            xs, ys = zip(*places, strict=True)
            found.append(Box(style["fill"], min(xs), min(ys), max(xs), max(ys), float(style.get("opacity", 1))))
    return found


def strokes(root: ElementTree.Element, colour: str, width: float | None = None) -> list[list[tuple[float, float]]]:
    """The lines of this colour, and of this width if one is given."""
    found = []
    for node in root.iter(f"{SVG}path"):
        style = styled(node)
        thick = float(style.get("stroke-width", 1))
        if style.get("fill") == "none" and style.get("stroke") == colour and width in (None, thick):
            found.append(points(node))
    return found


def at(root: ElementTree.Element, what: str) -> Place:
    """The one text that says this."""
    (found,) = [text for text in texts(root) if text.what == what]
    return found


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    """The contrast of two colours as WCAG counts it."""

    def light(colour: Sequence[float]) -> float:
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def rgb(colour: str) -> tuple[float, ...]:
    return tuple(int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))


def mixed(panel: Sequence[float], field: Box) -> tuple[float, ...]:
    """The colour that a field has on this face."""
    return tuple(p + (c - p) * field.strength for p, c in zip(panel, rgb(field.fill), strict=True))


# ------------------------------------------------------------------------------------------- every form


def test_there_is_a_made_up_chart_of_every_form() -> None:
    assert {chart.form for chart in CHARTS.values()} == set(FORMS) == set(get_args(get_type_hints(Chart)["form"]))


@languages
@shown
def test_every_form_is_named_with_its_axes_and_its_caption(name: str, language: str) -> None:
    chart = CHARTS[name]
    label = alt(chart, spoken(language), NAMES)
    for part in ("A made-up plot.", "Up (%)", f"There are {len(chart.rows)} of them."):
        assert part in label
    assert ("Inside" in label) == (chart.form == "heat")
    assert ("Across" in label) == (chart.form != "blocks")


@pytest.mark.parametrize(("scheme", "tokens"), [("light", LIGHT), ("dark", DARK)])
@shown
def test_every_text_stands_out_from_what_is_behind_it(name: str, scheme: str, tokens: dict[str, str]) -> None:
    root = drawing(CHARTS[name], scheme=scheme, me=1)
    panel = rgb(tokens["panel"])
    fields = [box for box in boxes(root) if box.strength < 1]
    for node in root.iter(f"{SVG}text"):
        style, (x, y) = styled(node), (float(node.get("x", 0)), HEIGHT - float(node.get("y", 0)))
        over = [f for f in fields if f.left < x < f.right and f.bottom < y < f.top]
        behind = [panel] if name != "climb" else [panel, rgb(tokens["sunk"])]
        behind += [mixed(panel, field) for field in over]
        assert min(contrast(rgb(style["fill"]), face) for face in behind) >= 4.5, (node.text, style["fill"])


@shown
def test_a_picture_on_a_page_takes_all_its_colours_but_those_of_the_seats_from_the_page(name: str) -> None:
    svg = figure(CHARTS[name], EN, NAMES)
    own = {colour.lower() for colour in draw.SEAT_COLOURS}
    assert set(re.findall(r"(?<!,)#[0-9a-f]{6}", svg)) <= own
    assert f"var(--hb-panel,{LIGHT['panel']})" in svg


@shown
def test_what_is_drawn_stays_within_the_picture(name: str) -> None:
    root = drawing(CHARTS[name], me=1)
    for _, x, y in (*texts(root), *marks(root)):
        assert 0 <= x <= WIDTH
        assert 0 <= y <= HEIGHT
    for box in boxes(root):
        assert box.left >= 0
        assert box.right <= WIDTH
        assert box.bottom >= 0
        assert box.top <= HEIGHT


@shown
def test_the_same_chart_is_drawn_the_same_again_and_has_its_name(name: str) -> None:
    svg = figure(CHARTS[name], EN, NAMES, me=2)
    assert figure(CHARTS[name], EN, NAMES, me=2) == svg
    assert ElementTree.fromstring(svg).get("aria-label") == alt(CHARTS[name], EN, NAMES)


@pytest.mark.parametrize("form", sorted(FORMS))
def test_a_single_row_of_noughts_can_be_drawn(form: str) -> None:
    row: Row = {"round": 1 if form in ("climb", "history") else 0, "seat": 1, "found": 1 if form == "history" else 0}
    row |= {"low": 0, "high": 0, "series": "fur"} if form == "points" else {}
    row |= {"from": 0, "to": 1, "beside": 0} if form == "spread" else {}
    line = Theory(((0.0, 0.0), (1.0, 0.0)), name="bust")
    key = "parts" if form == "blocks" else "made"
    root = drawing(made(form, [row], "round", "found", key, z="found", curves=(line,)))
    assert texts(root)
    assert "nan" not in ElementTree.tostring(root, encoding="unicode")


def test_texts_come_out_as_csv_as_they_are_and_numbers_with_a_point() -> None:
    lines = list(csv.reader(io.StringIO(to_csv(CHARTS["bars-words"]))))
    assert lines[0] == ["kind", "share", "low", "high"]
    assert lines[1] == ["fur", "62.25", "50", "71"]
    assert lines[2] == ["grain", "-20.5", "-44", "3"]


# ------------------------------------------------------------------------------------------------- bars


def bar(root: ElementTree.Element, row: int) -> Box:
    return [box for box in boxes(root) if box.fill == LIGHT["accent"]][row]


def test_a_bar_lies_from_nought_to_its_number_on_the_side_of_its_sign() -> None:
    root = drawing(CHARTS["bars-words"])
    (zero,) = {x for line in strokes(root, LIGHT["soft"], 2) for x, _ in line}
    unit = at(root, "40").x - at(root, "20").x
    for k, row in enumerate(KINDS):
        found, ends = bar(root, k), sorted((zero, zero + row["share"] * unit / 20))
        assert (found.left, found.right) == pytest.approx(ends, abs=0.01)


def test_the_interval_of_a_bar_reaches_from_low_to_high() -> None:
    root = drawing(CHARTS["bars-words"])
    unit, zero = (at(root, "40").x - at(root, "20").x) / 20, 2 * at(root, "20").x - at(root, "40").x
    lines = strokes(root, LIGHT["ink"], 3)
    assert len(lines) == len(KINDS)
    for line, row in zip(lines, KINDS, strict=True):
        assert [x for x, _ in line] == pytest.approx([zero + row["low"] * unit, zero + row["high"] * unit], abs=0.01)
    root = drawing(CHARTS["bars-numbers"])
    unit, zero = (at(root, "50").y - at(root, "100").y) / -50, 2 * at(root, "50").y - at(root, "100").y
    for line, row in zip(strokes(root, LIGHT["ink"], 3), PURSES, strict=True):
        ends = sorted(y for _, y in line)
        assert ends[1] - ends[0] == pytest.approx((row["high"] - row["low"]) * unit, abs=0.01)
    assert strokes(drawing(CHARTS["bars-seats"]), LIGHT["ink"], 3) == []
    assert zero < at(root, "50").y


def test_a_bar_is_called_by_its_sentence_and_has_its_number_beside_it() -> None:
    root = drawing(CHARTS["bars-words"])
    for name, number in (("Furs", "62.2"), ("A whole wagon full of grain", "−20.5"), ("Wood", "8")):
        assert at(root, number).y == at(root, name).y
    assert not [text for text in texts(root) if text.what in ("fur", "grain")]


def test_a_bar_says_its_number_in_the_sentence_of_the_chart_if_there_is_one() -> None:
    chart = made("bars", [{"kind": "fur", "price": 3.14}], "kind", "price", "marked")
    assert at(drawing(chart), "$3.10 each")
    assert at(drawing(chart, words=spoken("de")), "3,10\u00a0$ each")


@pytest.mark.parametrize(("language", "number"), [("en", "62.2"), ("nl", "62,2"), ("de", "62,2")])
def test_a_number_in_a_picture_is_written_in_the_readers_way(language: str, number: str) -> None:
    assert at(drawing(CHARTS["bars-words"], words=spoken(language)), number)


def test_the_bars_of_seats_have_their_colours_signs_and_names() -> None:
    root = drawing(CHARTS["bars-seats"], me=1)
    colours = [colour.lower() for colour in draw.SEAT_COLOURS[:4]]
    assert [box.fill for box in boxes(root)] == colours
    signs = sorted(marks(root), key=lambda mark: -mark.y)
    assert [mark.what for mark in signs] == colours
    for name, mark in zip(NAMES, signs, strict=True):
        assert abs(at(root, name).y - mark.y) < 12
    bold = [n.text for n in root.iter(f"{SVG}text") if styled(n).get("font-weight") == "700"]
    assert bold == [NAMES[1], "−15"]


def test_bars_of_numbers_stand_side_by_side_in_their_order() -> None:
    root = drawing(CHARTS["bars-numbers"])
    lefts = [bar(root, k).left for k in range(4)]
    assert lefts == sorted(lefts)
    zero = {bar(root, k).bottom for k in range(3)}
    assert len(zero) == 1
    assert bar(root, 3).top == zero.pop()
    for k in range(4):
        assert bar(root, k).left < at(root, str(k + 1)).x < bar(root, k).right


def test_many_bars_have_no_numbers_on_them_and_no_numbers_under_them_touch() -> None:
    chart = made("bars", [{"price": 10 * k, "count": 700 + k} for k in range(1, 31)], "price", "count")
    root = drawing(chart)
    assert not [text for text in texts(root) if text.what in ("701", "730")]
    below = sorted(text.x for text in texts(root) if text.what.isdigit() and text.y < 60)
    assert len(below) > 5
    assert min(after - before for before, after in itertools.pairwise(below)) >= 3 * 14


# ------------------------------------------------------------------------------------------------ curves


def test_a_curve_goes_through_its_points_and_carries_its_name() -> None:
    root = drawing(CHARTS["curve"])
    for line, token in zip(CURVES, ("accent", "gold", "soft"), strict=True):
        name = {"bust": "chance of a bust", "gain": "gain to expect", "old": "last year"}[line.name]
        (drawn,) = strokes(root, LIGHT[token], 3.2)
        assert len(drawn) == len(line.points)
        said = next(n for n in root.iter(f"{SVG}text") if n.text == name)
        assert styled(said)["fill"] == LIGHT[token]
        up = (drawn[-1][1] - drawn[0][1]) / (line.points[-1][1] - line.points[0][1])
        assert up == pytest.approx((at(root, "60").y - at(root, "20").y) / 40, rel=1e-3)


def test_what_people_did_lies_on_the_curve() -> None:
    root = drawing(CHARTS["curve"])
    (drawn,) = strokes(root, LIGHT["accent"], 3.2)
    where = dict(zip([x for x, _ in CURVES[0].points], drawn, strict=True))
    found = marks(root)
    assert len(found) == len(STOPS)
    for cards in {int(row["cards"]) for row in STOPS}:
        x, y = where[cards]
        own = [mark for mark in found if abs(mark.y - y) < 0.01]
        assert len(own) == sum(row["cards"] == cards for row in STOPS)
        assert sum(mark.x for mark in own) / len(own) == pytest.approx(x, abs=0.01)


def test_names_of_curves_that_end_together_stand_apart() -> None:
    lines = tuple(
        Theory(((0.0, 5.0), (8.0, 9.0 + k / 10)), name=name) for k, name in enumerate(("bust", "gain", "old"))
    )
    root = drawing(made("curve", STOPS, "cards", "bust", curves=lines))
    heights = sorted(at(root, name).y for name in ("chance of a bust", "gain to expect", "last year"))
    assert min(after - before for before, after in itertools.pairwise(heights)) >= 24


# ------------------------------------------------------------------------------------------------ fields


def test_each_field_has_its_number_where_its_row_and_column_meet() -> None:
    root = drawing(CHARTS["heat"])
    bottom = min(text.y for text in texts(root) if text.what == "40")
    across = {int(t.what): t.x for t in texts(root) if t.what.isdigit() and t.y == bottom}
    up = {int(t.what): t.y for t in texts(root) if t.what.isdigit() and t.x < 46}
    assert sorted(across) == [0, 10, 20, 30, 40, 50]
    assert sorted(up) == [0, 10, 20, 30, 40]
    for row in OFFERS:
        x, y = across[row["offer"]], up[row["counter"]]
        (number,) = [t.what for t in texts(root) if abs(t.x - x) < 1 and abs(t.y - y) < 1]
        assert float(number.replace("−", "-")) == row["net"]


def test_a_field_is_the_stronger_the_further_its_number_is_from_nought() -> None:
    fields = boxes(drawing(CHARTS["heat"]))
    assert len(fields) == len(OFFERS)
    strengths = sorted((abs(row["net"]), field.strength) for row, field in zip(OFFERS, fields, strict=True))
    assert [strength for _, strength in strengths] == sorted(strength for _, strength in strengths)
    assert {f.fill for f, row in zip(fields, OFFERS, strict=True) if row["net"] < 0} == {LIGHT["bad"]}
    assert {f.fill for f, row in zip(fields, OFFERS, strict=True) if row["net"] >= 0} == {LIGHT["accent"]}


def test_fields_without_room_have_no_numbers_and_those_of_eight_by_eight_have_room() -> None:
    def grid(size: int) -> Chart:
        return made(
            "heat",
            rows("a", "b", "n", of=[(i, j, -100 - i) for i in range(size) for j in range(size)]),
            "a",
            "b",
            z="n",
        )

    for size, there in ((8, True), (20, False)):
        assert any(text.what == "−100" for text in texts(drawing(grid(size)))) == there


def test_the_kinds_of_a_field_are_called_by_their_sentences() -> None:
    kinds = ("wood", "fur", "coins")
    chart = made("heat", rows("a", "b", "n", of=[(a, b, 1) for a in kinds for b in kinds]), "a", "b", z="n")
    said = [text.what for text in texts(drawing(chart))]
    assert [name for name in said if name in ("Wood", "Furs", "Coins")] == ["Wood", "Furs", "Coins"] * 2


@pytest.mark.parametrize("name", ["climb", "columns", "lines", "history"])
def test_the_axis_across_goes_on_to_where_nothing_has_happened_yet(name: str) -> None:
    chart = CHARTS[name]
    said = {text.what for text in texts(drawing(dataclasses.replace(chart, reach=12))) if text.y < 60}
    assert "12" in said
    assert "12" not in {text.what for text in texts(drawing(chart)) if text.y < 60}


# ---------------------------------------------------------------------------------------- below nought


@pytest.mark.parametrize("name", ["lines", "columns", "dots"])
def test_a_loss_lies_below_the_line_of_nought_and_a_gain_above(name: str) -> None:
    chart = CHARTS[name]
    root = drawing(chart)
    zero = next(line[0][1] for line in strokes(root, LIGHT["soft"], 2) if line[0][1] == line[1][1])
    tick = {"lines": 2000, "columns": 20, "dots": 20}[name]
    up = {text.what: text.y for text in texts(root) if text.y > 60 and text.x < 100}
    unit = (up[str(tick)] - up[f"−{tick}"]) / (2 * tick)
    wished = sorted(zero + row[chart.y] * unit for row in chart.rows)
    found = sorted(mark.y for mark in marks(root))
    assert min(wished) < zero - 50 < zero + 50 < max(wished)
    assert found == pytest.approx(wished, abs=3.5 if name == "lines" else 0.01)  # equal lines lie side by side
    assert [text for text in texts(root) if text.what.startswith("−")]
    assert not [text for text in texts(root) if text.what.startswith("-")]


@pytest.mark.parametrize("name", ["lines", "columns", "dots"])
def test_where_nothing_is_lost_the_scale_begins_at_nought(name: str) -> None:
    chart = CHARTS[name]
    gains = [row | {chart.x: abs(row[chart.x]), chart.y: abs(row[chart.y])} for row in chart.rows]
    root = drawing(made(chart.form, gains, chart.x, chart.y))
    assert strokes(root, LIGHT["soft"], 2) == []
    assert not [text for text in texts(root) if "−" in text.what]


def test_the_first_place_is_at_the_top_and_the_last_at_the_bottom() -> None:
    root = drawing(CHARTS["history"])
    places = [text.y for place in "1234" for text in texts(root) if text.what == place and text.x < 50]
    assert places == sorted(places, reverse=True)
    colours = [colour.lower() for colour in draw.SEAT_COLOURS]
    right = max(mark.x for mark in marks(root))
    last = {colours.index(mark.what): mark.y for mark in marks(root) if mark.x == right}
    ended = {row["seat"] - 1: row["place"] for row in PLACES if row["round"] == 6}
    assert sorted(last, key=lambda seat: -last[seat]) == sorted(ended, key=lambda seat: ended[seat])
    for seat, place in ended.items():
        assert abs(last[seat] - places[place - 1]) < 10


# ------------------------------------------------------------------------------------------------ numbers


@pytest.mark.parametrize("low", [-20000, -300, -7, 0, 3])
@pytest.mark.parametrize("high", [4, 26, 90, 1480, 50000])
def test_the_marks_of_a_scale_are_a_few_round_numbers_within_it(low: int, high: int) -> None:
    found = ticks(low, high)
    assert 1 <= len(found) <= 7
    assert all(low <= tick <= high for tick in found)
    assert (low <= 0 <= high and 0 in found) or low > 0
    widths = {after - before for before, after in itertools.pairwise(found)}
    assert len(widths) <= 1
    assert all(re.fullmatch(r"[125]0*", str(width)) for width in widths)


def test_names_beside_lines_keep_their_order_and_stand_apart() -> None:
    placed = apart([90, 91, 91, 300, 396])
    assert placed == sorted(placed)
    assert min(after - before for before, after in itertools.pairwise(placed)) >= 27
    assert max(placed) <= HEIGHT


# ----------------------------------------------------------------------------------------- in a browser

OUTSIDE = """[...document.querySelectorAll('text')].filter(text => {
    const [own, all] = [text.getBoundingClientRect(), text.ownerSVGElement.getBoundingClientRect()];
    return own.left < all.left || own.right > all.right || own.top < all.top || own.bottom > all.bottom;
}).map(text => text.textContent)"""


@pytest.mark.browser
def test_every_form_is_whole_and_in_letters_of_eleven_pixels_on_a_phone(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 800})
    pictures = "".join(f"<div>{figure(chart, EN, NAMES, me=1)}</div>" for chart in CHARTS.values())
    page.set_content(f"<style>svg {{ width: 304px; height: auto }}</style>{pictures}")
    assert page.evaluate(OUTSIDE) == []
    assert TEXT * 304 / WIDTH >= 11
    page.close()
