"""Lessons on the screen: a position, a question, a guess, and then what the table does.

The answer is made when somebody has guessed, never before, so no widget can give it away.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

import ipywidgets as ipw

from hashiban.lessons import Answer, Lesson, LessonError, Step, answer, laid_out, lessons, shown, slug
from hashiban_widgets import boards, draw, telling
from hashiban_widgets.controls import read_amount

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.lessons import Bar
    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.panels import Panel
    from hashiban_widgets.parts import Part

ME = 0
LOUDEST = 8
"""So many sentences of what happened are shown, the first ones."""


class Guess(NamedTuple):
    """What the learner said, and whether the engine agrees."""

    value: Any
    right: bool


class LessonPlayer:
    """The lessons of one game: a list, and one lesson at a time. Nothing is lost by going back or guessing wrong."""

    def __init__(
        self,
        part: Part,
        game: str,
        words: Words,
        focus: Callable[[], None] = lambda: None,
        panels: Sequence[Panel] = (),
    ) -> None:
        """Show the list. ``focus`` puts the keyboard on the next question, where a page can do that.

        Those of the ``panels`` that have something for a lesson stand in its steps.
        """
        self._part, self.game, self.words, self._focus, self._panels = part, game, words, focus, panels
        self.board = boards.load(game)
        self.lessons = lessons(game)
        self.lesson: Lesson | None = None
        self.at = 0
        self.guesses: dict[Step, Guess] = {}
        self.first: dict[Step, bool] = {}
        self.done: set[str] = set()
        self._typed = ""
        self._answers: dict[Step, Answer] = {}
        self._asking = True
        self.box = part.box("hb-lessons")
        self._show()

    # ------------------------------------------------------------------------------------------ moving about

    def speak(self, words: Words) -> None:
        """Say everything in this language; where the learner is and what was guessed stays."""
        self.words = words
        self._show()

    def open(self, lesson: str) -> None:
        """Begin this lesson, or go on with it. Raises StopIteration for one that there is not."""
        self.lesson = next(one for one in self.lessons if one.id == lesson)
        steps = self.lesson.steps
        self.at = next((k for k, step in enumerate(steps) if step not in self.guesses), 0)
        self._go(self.at)

    def close(self) -> None:
        """Back to the list."""
        self.lesson = None
        self._show()

    def _go(self, at: int) -> None:
        """To another step; one that was guessed shows what came of it. After the last one comes the end."""
        assert self.lesson is not None
        self.at, self._typed = at, ""
        if at == len(self.lesson.steps):
            self.done.add(self.lesson.id)
        else:
            self._asking = self.lesson.steps[at] not in self.guesses
        self._show()
        self._focus()

    def _again(self) -> None:
        self._asking = True
        self._show()
        self._focus()

    def _guess(self, step: Step, value: Any) -> None:
        found = self._answer(step)
        right = value == found.value and type(value) is type(found.value)
        self.guesses[step] = Guess(value, right)
        self.first.setdefault(step, right)
        self._asking = False
        self._show()
        self._focus()

    def _answer(self, step: Step) -> Answer:
        if step not in self._answers:
            from hashiban.lab import claims  # here, since it brings numpy

            self._answers[step] = answer(step, claims.tested)
        return self._answers[step]

    # ------------------------------------------------------------------------------------------ showing

    def _show(self) -> None:
        """Put other parts on the page, and take the old ones away for good."""
        before = self.box.children
        try:
            self.box.children = self._parts()
        except LessonError:
            telling_why = self._part.html("hb-complaint", f'<p role="alert">{self._say("lesson-stopped")}</p>')
            self.box.children = (telling_why, self._all())
            raise
        finally:
            self._part.drop(*before)

    def _parts(self) -> tuple[ipw.Widget, ...]:
        if self.lesson is None:
            return self._list()
        if self.at == len(self.lesson.steps):
            return self._end(self.lesson)
        return self._step(self.lesson, self.lesson.steps[self.at])

    def _say(self, key: str, **numbers: Any) -> str:
        return escape(self.words.say(key, **numbers))

    def _all(self) -> ipw.Button:
        return self._part.button("hb-quiet", self.close, self.words.say("lesson-all"))

    def _list(self) -> tuple[ipw.Widget, ...]:
        part = self._part
        head = part.html(
            "hb-lessons-head", f"<h2>{self._say('lessons-title')}</h2><p>{self._say('lessons-lead')}</p>"
        )
        cards = [self._card(number, lesson) for number, lesson in enumerate(self.lessons, start=1)]
        return head, part.box("hb-lesson-list", *cards)

    def _card(self, number: int, lesson: Lesson) -> ipw.Widget:
        title = f"{number}. {self.words.say(f'{lesson.key}-title')}"
        look = "hb-lesson hb-lesson-done" if lesson.id in self.done else "hb-lesson"
        steps = self._say("lesson-steps", count=len(lesson.steps))
        begun = any(step in self.guesses for step in lesson.steps)
        state = "done" if lesson.id in self.done else "begun" if begun else ""
        mark = f" · <b>{'✓ ' if state == 'done' else ''}{self._say(f'lesson-state-{state}')}</b>" if state else ""
        about = f"<p>{self._say(f'{lesson.key}-about')}</p><p class='hb-soft'>{steps}{mark}</p>"
        press = self._part.button("", lambda: self.open(lesson.id), title)
        return self._part.box(look, press, self._part.html("", about))

    def _end(self, lesson: Lesson) -> tuple[ipw.Widget, ...]:
        part, title = self._part, self.words.say(f"{lesson.key}-title")
        right, steps = sum(self.first.get(step, False) for step in lesson.steps), len(lesson.steps)
        score = "lesson-score-all" if right == steps else "lesson-score"
        text = f"<h2>{self._say('lesson-over', title=title)}</h2><p>{self._say(score, right=right, steps=steps)}</p>"
        notice = f"<p class='hb-soft'>{self._say('notice')}</p>"
        after = self.lessons[self.lessons.index(lesson) + 1 :]
        onward = next((one for one in after if one.id not in self.done), None)
        presses = [part.button("hb-quiet", lambda: self._go(steps - 1), self.words.say("lesson-back")), self._all()]
        if onward is not None:
            name = self.words.say("lesson-onward", title=self.words.say(f"{onward.key}-title"))
            presses.insert(0, part.button("hb-main", lambda: self.open(onward.id), name))
        panel = part.box("hb-question", part.html("hb-ask", f"{self._dots(lesson)}{text}{notice}"))
        return panel, part.row("hb-row hb-answer", *presses)

    # ------------------------------------------------------------------------------------------ a step

    def _step(self, lesson: Lesson, step: Step) -> tuple[ipw.Widget, ...]:
        part, asking = self._part, self._asking
        before = laid_out(step).view(ME)
        after = before if asking else self._answer(step).view
        names = self._names(step)
        head = part.html("hb-lesson-head", self._head(lesson))
        drawn = self._table(before, None if asking else after, names)
        lot, seats = part.html("hb-lot-part", drawn[0]), part.html("hb-seats-part", drawn[1])
        extra = self._extra(before, None if asking else after)
        ask = part.html("hb-ask", self._question(step))
        below = self._choices(step) if asking else self._result(step, names)
        middle = part.box("hb-middle", lot, part.box("hb-question", ask, *extra, *below, self._nav()))
        return head, part.row("hb-table", middle, part.box("hb-side", seats))

    def _table(self, before: View, after: View | None, names: Sequence[str]) -> tuple[str, str]:
        """The middle of the table and everybody at it; before a guess without what a board counts for its readers."""
        board, words = self.board, self.words
        if after is None and hasattr(board, "bare"):
            return board.bare(before, words, names)
        return board.lot(before, words, names), board.seats(before if after is None else after, words, names)

    def _extra(self, before: View, after: View | None) -> list[ipw.Widget]:
        """What the panels have for this step."""
        every = [panel.lesson(before, after, self.words) for panel in self._panels]
        return [widget for widget in every if widget is not None]

    def _names(self, step: Step) -> list[str]:
        say = self.words.say
        return [say("name-me"), *(say(f"name-bot-{seat + 1}") for seat in range(1, step.players))]

    def _head(self, lesson: Lesson) -> str:
        progress = self._say("lesson-progress", step=self.at + 1, steps=len(lesson.steps))
        title = self._say(f"{lesson.key}-title")
        return f"<h2>{title}</h2><p class='hb-soft'>{progress}</p>{self._dots(lesson)}"

    def _dots(self, lesson: Lesson) -> str:
        """How far the lesson is: a mark for each step, ornament beside the words that say it."""
        marks = []
        for k, step in enumerate(lesson.steps):
            guess = self.guesses.get(step)
            look = "" if guess is None else " hb-dot-right" if guess.right else " hb-dot-seen"
            now = " hb-dot-now" if k == self.at else ""
            marks.append(f"<span class='hb-dot{look}{now}'></span>")
        return f"<div class='hb-dots' aria-hidden='true'>{''.join(marks)}</div>"

    def _question(self, step: Step) -> str:
        numbers = shown(step)
        scene = f"<p class='hb-scene'>{self._say(f'{step.key}-scene', **numbers)}</p>"
        return f"{scene}<h2 tabindex='-1'>{self._say(f'{step.key}-ask', **numbers)}</h2>"

    def _choices(self, step: Step) -> list[ipw.Widget]:
        part, said = self._part, self.guesses.get(step)
        think = part.html("hb-soft", self._say("lesson-think"))
        if step.typed:
            return [think, *self._field(step)]
        buttons = []
        for choice in step.choices:
            tried = said is not None and not said.right and said.value == choice and type(said.value) is type(choice)
            look = f"{self._face(step, choice)}{' hb-tried' if tried else ''}"
            buttons.append(part.button(look, self._saying(step, choice), self.label(step, choice)))
        faces = [part.html("hb-hidden", f"<style>{self._faces(step)}</style>")] if step.show == "card" else []
        hand = " hb-hand" if step.show == "card" else ""
        return [think, *faces, part.row(f"hb-row hb-answer{hand}", *buttons)]

    def _saying(self, step: Step, choice: Any) -> Callable[[], None]:
        return lambda: self._guess(step, choice)

    def _face(self, step: Step, choice: Any) -> str:
        return f"hb-card hb-card-{choice}" if step.show == "card" else "hb-choice"

    def _faces(self, step: Step) -> str:
        view = laid_out(step).view(ME)
        return draw.faces("hb-card", {card: self.board.picture("", card, view) for card in step.choices})

    def _field(self, step: Step) -> list[ipw.Widget]:
        part = self._part
        complaint = part.html("hb-complaint")

        def keep(text: str) -> None:
            self._typed = text

        def check() -> None:
            number = read_amount(field.value)
            if number is None:
                complaint.value = f'<p role="alert">{self._say("no-number", example=step.players)}</p>'
            else:
                self._guess(step, number)

        field = part.field(ipw.Text, "hb-amount", keep, value=self._typed, description=self.words.say("lesson-guess"))
        press = part.button("hb-main", check, self.words.say("lesson-check"))
        return [part.row("hb-row hb-answer hb-amount-row", field, press), complaint]

    # ------------------------------------------------------------------------------------------ the answer

    def _result(self, step: Step, names: Sequence[str]) -> list[ipw.Widget]:
        found, guess = self._answer(step), self.guesses[step]
        said = self._say("lesson-said", guess=self.label(step, guess.value))
        told = [event for event in found.events if event.name not in self.board.QUIET]
        loud = [event for event in told if "who" in event.facts or "winners" in event.facts][:LOUDEST]
        happened = telling.lines(self.game, loud, self.words, names, ME)
        if happened:
            happened = f"<h3>{self._say('lesson-happened')}</h3><ol class='hb-lines'>{happened}</ol>"
        look = "hb-verdict-right" if guess.right else "hb-verdict-wrong"
        verdict = self._say("lesson-right" if guess.right else "lesson-wrong")
        mark = "✓" if guess.right else "✗"
        why = f"<p>{self._why(step, found)}</p>"
        notice = f"<p class='hb-soft'><small>{self._say('notice')}</small></p>" if step.judged else ""
        wrong = "" if guess.right else f"<p>{self._not(step, guess.value)}</p>"
        text = (
            f"<div role='status' class='hb-verdict {look}'><p class='hb-soft'>{said}</p>"
            f"<p><b><span aria-hidden='true'>{mark}</span> {verdict}</b></p>{wrong}</div>{happened}"
            f"<div class='hb-why'>{why}</div>{self._chart(step, found)}{notice}{self._rule(step)}"
        )
        return [self._part.html("hb-result", text)]

    def _why(self, step: Step, found: Answer) -> str:
        key = f"{step.key}-why-{slug(found.value)}" if step.kind == "claim" else f"{step.key}-why"
        value = self.label(step, found.value) if step.show == "seat" else found.value
        return self._say(key, answer=value, **found.numbers)

    def _not(self, step: Step, guess: Any) -> str:
        if step.kind == "claim":
            return self._say("lesson-claim-wrong")
        return escape(self.words.first(f"{step.key}-not-{slug(guess)}", f"{step.key}-not", "lesson-not-quite"))

    def _rule(self, step: Step) -> str:
        rows = "".join(f"<li>{self._say(f'rule-{rule}')} <small>{rule}</small></li>" for rule in step.rules)
        return f"<details><summary>{self._say('lesson-rule')}</summary><ul>{rows}</ul></details>"

    def _chart(self, step: Step, found: Answer) -> str:
        """The many games behind an answer, or all that was reckoned, with a sentence that says what to see."""
        if not found.bars:
            return ""
        if step.kind in ("playout", "contest"):  # a bar for each choice
            caption = self.words.say(f"lesson-{step.kind}-caption", **found.numbers)
            art = rows(found.bars, [self.label(step, bar.label) for bar in found.bars], self.words)
        else:
            caption = self.words.say(f"{step.key}-caption", **found.numbers)
            art = columns(found.bars, caption, self.words)
        return f"<figure class='hb-chart'>{art}<figcaption class='hb-soft'>{escape(caption)}</figcaption></figure>"

    # ------------------------------------------------------------------------------------------ the rest

    def _nav(self) -> ipw.Widget:
        part, say, at = self._part, self.words.say, self.at
        presses = []
        if not self._asking:
            presses.append(part.button("hb-main", lambda: self._go(at + 1), say("lesson-next")))
            presses.append(part.button("", self._again, say("lesson-again")))
        if at:
            presses.append(part.button("hb-quiet", lambda: self._go(at - 1), say("lesson-back")))
        return part.row("hb-row hb-lesson-nav", *presses, self._all())

    def label(self, step: Step, choice: Any) -> str:
        """A choice as it is written on its button."""
        say = self.words.say
        match step.show:
            case "yes-no":
                yes, no = ("lesson-true", "lesson-false") if step.kind == "claim" else ("lesson-yes", "lesson-no")
                return say(yes if choice else no)
            case "money":
                return say("money", amount=choice)
            case "number":
                return say("lesson-number", number=choice)
            case "list":
                return ", ".join(map(str, choice))
            case "card":
                return say(f"{self.game}-card", card=choice)
            case "seat":
                return self._seats(step, choice)
            case "coins":
                return self.board.way(self.words, choice)
            case "move":
                _, verb, *numbers = choice.split()
                return say(f"lesson-{self.game}-do-{verb}", amount=int(numbers[0]) if numbers else 0)
            case "words":
                return say(f"{step.key}-choice-{slug(choice)}")
            case _:
                return str(choice)

    def _seats(self, step: Step, choice: Any) -> str:
        seats = choice if isinstance(choice, tuple) else (choice,)
        if seats == (-1,):
            return self.words.say("lesson-chance")
        if not seats:
            return self.words.say("lesson-nobody")
        if len(seats) == step.players > 2:
            return self.words.say("lesson-everybody")
        names = self._names(step)
        return self.words.say("lesson-list", items=[names[seat] for seat in seats])


# ------------------------------------------------------------------------------------------- small charts


def _written(value: float, words: Words) -> str:
    return words.say("lesson-number", number=round(value, 1))


def rows(bars: Sequence[Bar], labels: Sequence[str], words: Words) -> str:
    """A few bars below each other, each with its name and number, and a thin line for its interval."""
    most = max(bar.high for bar in bars) or 1
    lines = []
    for bar, label in zip(bars, labels, strict=True):
        full, low, high = (100 * max(0.0, value) / most for value in (bar.value, bar.low, bar.high))
        look = " hb-bar-mark" if bar.mark else ""
        art = (
            f"<svg viewBox='0 0 100 12' preserveAspectRatio='none' aria-hidden='true' focusable='false'>"
            f"<rect class='hb-bar{look}' width='{full:.1f}' height='12'/>"
            f"<rect class='hb-reach' x='{low:.1f}' y='5' width='{max(high - low, 0.3):.1f}' height='2'/></svg>"
        )
        number = f"<b>{escape(_written(bar.value, words))}</b>"
        lines.append(f"<li><span>{escape(label)}</span>{art}{number}</li>")
    return f"<ul class='hb-bars'>{''.join(lines)}</ul>"


WIDE, HIGH, FOOT = 340, 150, 18
FEW = 8
"""Up to so many columns each have their number written."""


def columns(bars: Sequence[Bar], label: str, words: Words) -> str:
    """Columns side by side, the stressed ones in the accent colour, their intervals and a line of theory on top."""
    most = max(max(bar.high, bar.line or 0) for bar in bars) * 1.12 or 1
    wide, few = WIDE / len(bars), len(bars) <= FEW
    art = []
    for k, bar in enumerate(bars):
        middle, foot, top = wide * (k + 0.5), HIGH + FOOT - 4, _height(bar.high, most)
        art.append(_column(bar, middle, 0.72 * wide, most))
        if few or bar.label % 5 == 0 or k == 0:
            art.append(f"<text x='{middle:.1f}' y='{foot}'>{escape(str(bar.label))}</text>")
        if few:
            number = escape(_written(bar.value, words))
            art.append(f"<text class='hb-bar-value' x='{middle:.1f}' y='{top - 5:.1f}'>{number}</text>")
    theory = [
        f"{wide * (k + 0.5):.1f} {_height(bar.line, most):.1f}" for k, bar in enumerate(bars) if bar.line is not None
    ]
    if theory:
        art.append(f"<path class='hb-theory' d='M{'L'.join(theory)}'/>")
    art.append(f"<path class='hb-ground' d='M0 {HIGH}H{WIDE}'/>")
    named = f"role='img' aria-label='{escape(label, quote=True)}'"
    return f"<svg class='hb-columns' viewBox='0 0 {WIDE} {HIGH + FOOT}' {named}>{''.join(art)}</svg>"


def _height(value: float, most: float) -> float:
    """Where this value is on the drawing, counted from above."""
    return HIGH - HIGH * value / most


def _column(bar: Bar, middle: float, wide: float, most: float) -> str:
    look, top = " hb-bar-mark" if bar.mark else "", _height(bar.value, most)
    place = f"x='{middle - wide / 2:.1f}' y='{top:.1f}' width='{wide:.1f}' height='{HIGH - top:.1f}'"
    reach = f"M{middle:.1f} {_height(bar.high, most):.1f}V{_height(bar.low, most):.1f}"
    whisker = f"<path class='hb-whisker' d='{reach}'/>" if bar.high > bar.low else ""
    return f"<rect class='hb-bar{look}' {place}/>{whisker}"
