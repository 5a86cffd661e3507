"""The eight demonstrations for a class: complete in every language, run on the engine, hidden until it is time."""

from __future__ import annotations

import asyncio
import csv
import io
import re
from functools import cache
from html import unescape
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
import pytest
from nbconvert import HTMLExporter
from nbformat import reads

from hashiban.lab import dynamics, studies
from hashiban.lab.studies import LETTERS, Ask, answers, key, load
from hashiban.words import LANGUAGES, words
from hashiban_widgets import study, teacher
from hashiban_widgets.figures import figure
from hashiban_widgets.parts import tree
from hashiban_widgets.study import CLASS, scenes
from hashiban_widgets.study.quiz import questions
from hashiban_widgets.study.teacher import guide, timing
from tests import expected, study_notebooks
from tests.test_words import sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban.lab.dynamics import Chart
    from hashiban.lab.studies import Given, Tally
    from hashiban_widgets.study import Demo

each = pytest.mark.parametrize("name", studies.NAMES)
languages = pytest.mark.parametrize("language", LANGUAGES)
PUPILS = 14
STUDIES = Path(studies.__file__).parent
SCENES = Path(scenes.__file__).parent
TOLD_TO_TEACHERS = ("decide", "predict", "happened", "theory", "change", "talk")


def asks(name: str) -> tuple[Ask, ...]:
    one = load(name)
    return (*one.DECISIONS, one.PREDICTION, *questions(one.RIGHT))


def answer(ask: Ask, k: int) -> float:
    """One of the answers that can be given, spread over what there is."""
    if ask.options:
        return k % ask.options
    value = ask.least + (ask.most - ask.least) * (k * 37 % 101) / 101
    return float(round(value)) if ask.whole else round(value, 1)


def said(name: str, people: int) -> Given:
    return {ask.key: [answer(ask, k) for k in range(people)] for ask in load(name).DECISIONS}


@cache
def ran(name: str) -> dict[float, Tally]:
    """The first run of a study, and the first piece of one with another setting."""
    one = load(name)
    *_, whole = one.run(one.SETTING.usual, said(name, 1), 1)
    other = next(value for value in one.SETTING.values if value != one.SETTING.usual)
    return {one.SETTING.usual: whole, other: next(iter(one.run(other, said(name, 1), 1)))}


def charts(name: str, people: int) -> list[Chart]:
    """All charts that a study shows."""
    one, found, given = load(name), ran(name), said(name, people)
    first = found[one.SETTING.usual]
    shown = [one.happened(first, given), one.theory(first, given), one.changed(found, given)]
    return [chart for each in shown for chart in each.charts]


def test_all_eight_are_there() -> None:
    assert tuple(studies.MINUTES) == studies.NAMES
    assert len(studies.NAMES) == 8
    with pytest.raises(ValueError, match="winners_curse"):
        load("psychology")


@each
def test_a_study_fits_in_a_lesson_and_asks_little(name: str) -> None:
    one = load(name)
    assert 20 <= studies.MINUTES[name] <= 30
    assert 1 <= len(one.DECISIONS) <= 3
    assert len({ask.key for ask in asks(name)}) == len(asks(name))
    assert re.fullmatch("[abc]{5}", one.RIGHT)
    assert len(set(one.RIGHT)) > 1
    assert one.SETTING.usual in one.SETTING.values
    assert len(one.SETTING.values) >= 3
    assert one.OPEN >= 2
    assert one.TALKS >= 3
    assert len(one.SOURCES) >= 2


@each
@languages
def test_everything_a_study_says_is_there_and_nothing_else(name: str, language: str) -> None:
    one, say = load(name), words(language)
    told = {key(name, part) for part in ("title", "line", "lead", "teaches", "setting", "setting-value", "aim")}
    told |= {key(name, stage) for stage in ("decide", "predict", "happened", "theory", "change")}
    told |= {key(name, "script", stage) for stage in TOLD_TO_TEACHERS}
    told |= {key(name, "expected", row.key) for row in studies.expected(name)}
    told |= {key(name, "open", k + 1) for k in range(one.OPEN)}
    told |= {key(name, "talk", k + 1, *more) for k in range(one.TALKS) for more in ((), ("answer",))}
    for ask in asks(name):
        told |= {key(name, "ask", ask.key), *(key(name, "ask", ask.key, letter) for letter in LETTERS[: ask.options])}
    told |= {key(name, "ask", ask.key, "why") for ask in questions(one.RIGHT)}
    for sentence in sorted(told):
        assert studies.say(say, name, sentence.removeprefix(key(name) + "-"), value=1).strip()
    free = {sentence for sentence in sentences(language, f"study_{name}") if sentence.startswith(key(name) + "-")}
    code = source(name)
    plain = {one.removeprefix(key(name) + "-") for one in free - told}
    assert not {one for one in plain if one not in code and not in_parts(key(name, one), code)}


def in_parts(sentence: str, code: str) -> bool:
    """Whether the code puts this key together from its beginning and other words."""
    pieces = sentence.split("-")
    return any(f"{'-'.join(pieces[:cut])}-{{" in code for cut in range(2, len(pieces)))


def source(name: str) -> str:
    """The code that may say a sentence of this study: its module, and its scene."""
    module = f"{name}.py"
    return "".join((folder / module).read_text(encoding="utf-8") for folder in (STUDIES, SCENES))


@each
def test_a_run_grows_and_the_same_seed_brings_the_same(name: str) -> None:
    one = load(name)
    usual, given = one.SETTING.usual, said(name, 1)
    pieces = one.run(usual, given, 5)
    first = next(pieces)
    played = first.games
    assert 0 < played <= one.GAMES
    assert one.truth(next(iter(one.run(usual, given, 5)))) == one.truth(first)
    second = next(pieces, None)
    assert second is None or second.games > played
    assert ran(name)[usual].games >= one.GAMES


@each
def test_what_is_predicted_can_be_true(name: str) -> None:
    one = load(name)
    found = one.truth(ran(name)[one.SETTING.usual])
    assert found.low <= found.value <= found.high
    if one.PREDICTION.options:
        assert one.PREDICTION.fits(found.value)
    else:
        assert one.PREDICTION.least <= found.value <= one.PREDICTION.most


@each
def test_theory_is_hidden_until_it_is_asked_for(name: str) -> None:
    one, given = load(name), said(name, PUPILS)
    found = ran(name)[one.SETTING.usual]
    happened, theory = one.happened(found, given), one.theory(found, given)

    def lines(charts: tuple[Chart, ...]) -> list[str]:
        return [line.name for chart in charts for line in (*chart.curves, *([chart.theory] if chart.theory else []))]

    assert not [line for line in lines(happened.charts) if "theory" in line]
    assert lines(theory.charts)


@each
@languages
@pytest.mark.parametrize("people", [1, PUPILS])
def test_every_chart_is_drawn_and_told(name: str, language: str, people: int) -> None:
    say = words(language)
    assert len(charts(name, people)) >= 3
    for chart in charts(name, people):
        for part in ("title", "see", "x", "y"):
            assert say.say(f"dynamics-{chart.key}-{part}")
        assert dynamics.caption(chart, say, [""])
        drawn = figure(chart, say, [""])
        assert "nan" not in drawn
        assert dynamics.to_csv(chart).count("\n") == len(chart.rows) + 1


@each
@pytest.mark.parametrize("people", [1, PUPILS])
def test_every_sentence_about_what_happened_is_there(name: str, people: int) -> None:
    one, given = load(name), said(name, people)
    found = ran(name)[one.SETTING.usual]
    for language in LANGUAGES:
        say = words(language)
        for shown in (one.happened(found, given), one.theory(found, given), one.changed(ran(name), given)):
            for sentence in shown.said:
                assert say.say(sentence.key, **sentence.numbers)


@each
def test_the_kept_numbers_come_out_again(name: str) -> None:
    one, kept = load(name), {row.key: row for row in studies.expected(name)}
    games = max(one.KEPT // 10, 20)
    found = list(one.measured(games, expected.SEED + 1))
    assert [row.key for row in found] == list(kept)
    for row in found:
        was = kept[row.key]
        assert isfinite(row.value)
        assert row.low <= row.value <= row.high
        spread = ((row.high - row.low) ** 2 + (was.high - was.low) ** 2) ** 0.5 / 1.96  # twice the standard error
        assert abs(row.value - was.value) <= 2.5 * spread + 0.06, row


@pytest.mark.slow
@each
def test_the_kept_numbers_are_what_the_script_writes(name: str) -> None:
    assert expected.file(name).read_text(encoding="utf-8") == expected.written(name)


@each
@pytest.mark.parametrize("language", study_notebooks.LANGUAGES)
def test_a_notebook_is_what_the_script_writes(name: str, language: str) -> None:
    kept = study_notebooks.FOLDER / study_notebooks.file(name, language)
    assert kept.read_text(encoding="utf-8") == study_notebooks.written(name, language)


@each
def test_the_notebooks_have_few_short_cells_and_the_same_code(name: str) -> None:
    codes = []
    for language in study_notebooks.LANGUAGES:
        cells = reads(study_notebooks.written(name, language), as_version=4).cells
        codes.append([cell.source for cell in cells if cell.cell_type == "code"])
    assert codes[0] == codes[1]
    assert len(codes[0]) <= 8
    assert all(code.count("\n") < 6 for code in codes[0])


@each
def test_a_notebook_can_be_printed_as_a_hand_out_that_gives_nothing_away(name: str) -> None:
    say = words("en")
    page, _ = HTMLExporter(exclude_input=True).from_notebook_node(study_notebooks.notebook(name, "en"))
    shown = unescape(re.sub(r"<[^>]+>", "", page))
    assert studies.say(say, name, "ask", load(name).PREDICTION.key) in shown
    assert "________" in shown
    for part in ("theory", "happened"):
        assert studies.say(say, name, part).split(".")[0] not in shown
    assert "study(" not in shown


# ------------------------------------------------------------------------------------------ the teacher's page


@each
@languages
def test_a_teacher_finds_the_script_the_numbers_and_the_answers(name: str, language: str) -> None:
    say, one = words(language), load(name)
    shown = unescape(re.sub(r"<[^>]+>", "\n", guide(name, say)))
    for part in [("aim",), *(("script", stage) for stage in TOLD_TO_TEACHERS), ("talk", 1, "answer"), ("open", 1)]:
        assert studies.say(say, name, *part) in shown
    for ask, right in zip(questions(one.RIGHT), one.RIGHT, strict=True):
        assert studies.say(say, name, "ask", ask.key, right) in shown
    for row in studies.expected(name):
        assert studies.say(say, name, "expected", row.key) in shown
    assert all(source in shown for source in one.SOURCES)
    assert say.say("notice") in shown


@pytest.mark.parametrize("minutes", range(20, 31))
def test_the_minutes_of_the_stages_add_up(minutes: int) -> None:
    times = timing(minutes)
    assert sum(times.values()) == minutes
    assert tuple(times) == TOLD_TO_TEACHERS
    assert min(times.values()) >= 2


def test_the_teachers_page_changes_with_the_choice_and_the_language() -> None:
    page = teacher("en")
    for name in studies.NAMES:
        page.choice.value = name
        assert studies.say(words("en"), name, "aim").split(".")[0] in unescape(page.body.value)
    page.speak("de")
    assert page.choice.value == studies.NAMES[-1]
    assert words("de").say("teacher-script") in unescape(page.body.value)
    ipw.Widget.close_all()


# ------------------------------------------------------------------------------------------ the page


@pytest.fixture
def demo(request: pytest.FixtureRequest) -> Iterator[Demo]:
    yield study(request.param, "en")
    ipw.Widget.close_all()


pages = pytest.mark.parametrize("demo", studies.NAMES, indirect=True)


def everything(demo: Demo) -> str:
    """All that the browser has of a study."""
    parts = [part for box in (demo, *(stage.box for stage in demo.stages)) for part in tree(box)]
    return "\n".join(str(part.get_state()) for part in parts)


def fill(asking: Any, people: int = 1) -> None:
    """Answer, as one reader or as a class."""
    if people > 1:
        rows = [
            "\t".join([f"Pupil {k}", *(written(ask, answer(ask, k)) for ask in asking.asks)]) for k in range(people)
        ]
        asking.paste.value = "\n".join(rows)
        asking.read.click()
        asking.accept.click()
        return
    for ask, field in zip(asking.asks, asking.fields, strict=True):
        if ask.options:
            field.index = int(answer(ask, 1))
        else:
            field.value = written(ask, answer(ask, 1))
    asking.go.click()


def written(ask: Ask, value: float) -> str:
    return LETTERS[int(value)] if ask.options else f"{value:g}"


def through(demo: Demo, people: int = 1) -> None:
    """From the first question to the last, as a reader goes."""

    async def run() -> None:
        demo.happened.run.go.click()
        while not demo.happened.run.over:
            await asyncio.sleep(0)
        demo.theory.go.click()
        demo.change.buttons[0].click()
        for _ in range(200):
            await asyncio.sleep(0)
        demo.change.run.stop()

    demo.before.button.click()
    fill(demo.before.asking, people)
    fill(demo.decision.asking, people)
    fill(demo.prediction.asking, people)
    asyncio.run(run())
    demo.talk.after.button.click()
    fill(demo.talk.after.asking, people)


@pages
def test_a_stage_waits_for_the_one_before_and_tells_nothing_early(demo: Demo) -> None:
    say = words("en")
    theory = studies.say(say, demo.name, "theory").split(".")[0]
    waiting = [stage for stage in demo.stages if not stage.open]
    assert [stage.KEY for stage in waiting] == ["predict", "happened", "theory", "change", "talk", "sources"]
    fill(demo.decision.asking)
    fill(demo.prediction.asking)
    assert [stage.KEY for stage in demo.stages if not stage.open] == ["theory", "change", "talk"]
    assert theory not in everything(demo)


@pages
@pytest.mark.parametrize("people", [pytest.param(1, marks=pytest.mark.slow), PUPILS])
def test_a_study_is_gone_through_from_the_first_click_to_the_file(demo: Demo, people: int) -> None:
    if people > 1:
        demo.mode.value = CLASS
    through(demo, people)
    assert all(stage.open for stage in demo.stages)
    assert demo.theory.findings.frames.charts
    assert demo.change.findings.frames.charts
    rows = list(csv.DictReader(io.StringIO(demo.csv())))
    one = load(demo.name)
    for stage, many in (("before", 5), ("decide", len(one.DECISIONS)), ("predict", 1), ("after", 5)):
        assert sum(row["stage"] == stage for row in rows) == many * people
    assert {row["name"] for row in rows} == ({""} if people == 1 else {f"Pupil {k}" for k in range(people)})
    assert "Pupil" not in demo.happened.findings.said.value
    assert words("en").say("study-test-question") in demo.talk.after.told.value
    texts = everything(demo)
    demo.speak("nl")
    assert words("nl").say("study-stage-theory") in everything(demo)
    assert all(stage.open for stage in demo.stages)
    demo.restart()
    assert not demo.prediction.open
    assert texts


@pages
def test_names_and_what_is_typed_stay_off_the_big_screen(demo: Demo) -> None:
    demo.mode.value = CLASS
    asking = demo.decision.asking
    asking.paste.value = "\n".join(["Zoltan " + " ".join("x" for _ in asking.asks)] * 2)
    asking.read.click()
    assert "x" in asking.report.value
    demo.big.value = True
    assert asking.paste not in asking.box.children
    assert "“" not in asking.report.value
    assert all("hb-big" in stage.box._dom_classes for stage in demo.stages)


# ------------------------------------------------------------------------------------------ a class's answers

PRICE = Ask("price", -10, 2000, "money")
WHOLE = Ask("boxes", 0, 100, whole=True)
CHOICE = Ask("choice", options=3)


@pytest.mark.parametrize(
    ("line", "name", "value"),
    [
        ("12", "", 12),
        ("12,5", "", 12.5),
        ("12.5", "", 12.5),
        ("−3", "", -3),
        ("$ 12", "$", None),
        ("$12", "", 12),
        ("Anna 12", "Anna", 12),
        ("Anna,12", "Anna", 12),
        ("Anna: 12", "Anna", 12),
        ("Anna van Dam 12", "Anna van Dam", 12),
        ("Anna van Dam;12,5", "Anna van Dam", 12.5),
        ("Anna\t12\t", "Anna", 12),
        ("\t12", "", 12),
        ('"Dam; Anna";12', "Dam; Anna", 12),
        ("1234", "", 1234),
    ],
)
def test_a_line_is_read_as_people_write_it(line: str, name: str, value: float | None) -> None:
    found = answers.read(line, [PRICE])
    assert [(one.name, *one.values) for one in found.answers] == [(name, value if value is not None else 12.0)]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1.234", "unclear"),
        ("1,234", "unclear"),
        ("Anna;", "empty"),
        ("12;13;14", "many"),
        ("Anna 12x", "number"),
        ("1e3", "number"),
        ("2001", "range"),
        ("-11", "range"),
    ],
)
def test_what_is_unclear_is_pointed_out_and_left_out(line: str, why: str) -> None:
    found = answers.read(f"7\n{line}\n8", [PRICE])
    assert [one.values for one in found.answers] == [(7,), (8,)]
    assert [(fault.row, fault.why) for fault in found.faults] == [(2, why)]


def test_headings_options_and_whole_numbers_are_checked() -> None:
    found = answers.read("name;price;choice\nAnna;1;b\nBen;2;d\n\nCem;3;C", [PRICE, CHOICE])
    assert [(one.row, one.name, one.values) for one in found.answers] == [(2, "Anna", (1, 1)), (5, "Cem", (3, 2))]
    assert [(fault.row, fault.why) for fault in found.faults] == [(1, "heading"), (3, "option")]
    assert [fault.why for fault in answers.read("1.5", [WHOLE]).faults] == ["whole"]
    assert [fault.why for fault in answers.read("12", [PRICE, CHOICE]).faults] == ["few"]
    assert [fault.why for fault in answers.read("1\n" * 1001, [WHOLE]).faults] == ["long"]


def test_a_name_is_shown_as_text_and_is_no_formula_in_the_file() -> None:
    demo = study("winners_curse", "en")
    demo.mode.value = CLASS
    asking = demo.decision.asking
    asking.paste.value = "<img src=x>;1;1\n=1+1;2;2\n<b>;zzz;1"
    asking.read.click()
    assert "<b>;" not in asking.report.value
    assert "<img" not in asking.report.value
    asking.accept.click()
    rows = list(csv.reader(io.StringIO(demo.csv())))
    assert {row[3] for row in rows[1:]} == {"<img src=x>", "'=1+1"}
    ipw.Widget.close_all()


def test_no_answer_is_taken_that_is_not_one() -> None:
    demo = study("winners_curse", "en")
    asking = demo.decision.asking
    for typed in ("", "many", "-1", "201", "1.234"):
        asking.fields[0].value, asking.fields[1].value = typed, "20"
        asking.go.click()
        assert 'role="alert"' in asking.complaint.value
        assert not demo.prediction.open
        assert asking.fields[1].value == "20"
    asking.fields[0].value = "20"
    asking.go.click()
    assert demo.prediction.open
    assert asking.complaint.value == ""
    ipw.Widget.close_all()
