"""The teacher's page: for each study what it is for, how to run it, what to expect, and the answers."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, ClassVar

import ipywidgets as ipw

from hashiban.lab import studies
from hashiban_widgets.leaf import Leaf, shown
from hashiban_widgets.parts import on_the_web
from hashiban_widgets.study.quiz import questions

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hashiban.lab.studies import Expected
    from hashiban.words import Words

SHARES = {"decide": 20, "predict": 10, "happened": 25, "theory": 20, "change": 10, "talk": 15}
"""How the time of a study is shared out over its stages, in percent."""


def timing(minutes: int) -> dict[str, int]:
    """Whole minutes for each stage, which add up to all of them."""
    times = {stage: minutes * share // 100 for stage, share in SHARES.items()}
    rest = sorted(SHARES, key=lambda stage: -(minutes * SHARES[stage] % 100))
    for stage in rest[: minutes - sum(times.values())]:
        times[stage] += 1
    return times


class Teacher(Leaf):
    """A page with a chooser of studies."""

    PLACE: ClassVar[str] = "teacher"

    def _make(self) -> ipw.Widget:
        part = self._part
        self._lead = part.html()
        options = [(name, name) for name in studies.NAMES]
        self.choice = part.field(ipw.Dropdown, "hb-teacher-choice", self._chosen, options=options)
        self.body = part.html("hb-teacher-body")
        return part.box("hb-teacher", self._lead, self.choice, self.body)

    def _chosen(self, _: str) -> None:
        self._draw()

    def _say_all(self) -> None:
        say = self.words.say
        self._head("teacher-title")
        self._lead.value = f"<p class='hb-lead'>{escape(say('teacher-lead'))}</p>"
        chosen = self.choice.value
        self.choice.description = say("teacher-choose")
        self.choice.options = [(studies.say(self.words, name, "title"), name) for name in studies.NAMES]
        self.choice.value = chosen
        self._draw()

    def _draw(self) -> None:
        name = self.choice.value
        self.body.value = guide(name, self.words)


def guide(name: str, say: Words) -> str:
    """All that a teacher needs for a study, as HTML."""
    study = studies.load(name)

    def own(*parts: object) -> str:
        return escape(studies.say(say, name, *parts))

    def common(key: str, **numbers: object) -> str:
        return escape(say.say(f"teacher-{key}", **numbers))

    where = f"study_{name}.ipynb"
    link = f"<a class='hb-go' href='{where}?lang={say.language}'>{common('open')}</a>" if on_the_web() else ""
    minutes = studies.MINUTES[name]
    times = timing(minutes)
    script = (
        (
            f"{escape(say.say(f'study-stage-{stage}'))} · {common('minutes', minutes=times[stage])}",
            own("script", stage),
        )
        for stage in SHARES
    )
    talk = ((own("talk", k), own("talk", k, "answer")) for k in range(1, study.TALKS + 1))
    asked = (
        (own("ask", ask.key), f"<b>{own('ask', ask.key, right)}</b> {own('ask', ask.key, 'why')}")
        for ask, right in zip(questions(study.RIGHT), study.RIGHT, strict=True)
    )
    opened = "".join(f"<li>{own('open', k)}</li>" for k in range(1, study.OPEN + 1))
    sources = "".join(f"<li>{escape(source)}</li>" for source in study.SOURCES)
    command = f"jupyter nbconvert --to html --no-input {where}"
    parts = (
        f"<h2>{own('title')}</h2>{link}",
        f"<h3>{common('aim')}</h3><p>{own('aim')}</p>",
        f"<h3>{common('script')}</h3><p>{common('time-all', minutes=minutes)}</p>{_pairs(script)}",
        f"<h3>{common('expected')}</h3><p>{common('expected-lead', games=study.KEPT)}</p>{_expected(name, say)}",
        f"<h3>{common('talk')}</h3>{_pairs(talk)}",
        f"<h3>{common('test')}</h3>{_pairs(asked)}",
        f"<h3>{common('open-questions')}</h3><ul>{opened}</ul>",
        f"<h3>{common('reading')}</h3><ul>{sources}</ul>",
        f"<p>{common('handout', notebook=where, command=command)}</p><p>{escape(say.say('notice'))}</p>",
    )
    return "".join(f"<section>{part}</section>" for part in parts)


def _pairs(pairs: Iterable[tuple[str, str]]) -> str:
    return f"<dl>{''.join(f'<dt>{head}</dt><dd>{text}</dd>' for head, text in pairs)}</dl>"


def _expected(name: str, say: Words) -> str:
    """The numbers that were measured with their ranges; those that are exact are folded away below."""
    found = studies.expected(name)
    measured = [row for row in found if row.low < row.high]
    exact = [row for row in found if row.low == row.high]
    folded = f"<details><summary>{escape(say.say('teacher-exact'))}</summary>{_table(name, say, exact)}</details>"
    return _table(name, say, measured) + folded


def _table(name: str, say: Words, found: Sequence[Expected]) -> str:
    """What each number is, the number, and its range if it has one."""
    rows = ""
    for key, value, low, high in found:
        label = escape(studies.say(say, name, "expected", key))
        extent = (
            escape(say.say("teacher-between", low=say.number(low, 3), high=say.number(high, 3))) if low < high else ""
        )
        rows += f"<tr><th scope='row'>{label}</th><td>{say.number(value, 3)}</td><td>{extent}</td></tr>"
    head = "".join(
        f"<th scope='col'>{escape(say.say(f'teacher-expected-{column}'))}</th>"
        for column in ("what", "value", "range")
    )
    table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    return f"<div class='hb-published-wide' tabindex='0'>{table}</div>"


def teacher(language: str | None = None) -> Teacher:
    """The teacher's page, ready to be shown as the last line of a cell."""
    return shown(Teacher, language)
