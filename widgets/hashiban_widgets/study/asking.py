"""Questions of a study, answered by one reader in fields or for a whole class in a text that is typed or pasted."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from hashiban.lab import studies
from hashiban.lab.studies import LETTERS, Ask, answers
from hashiban.lab.studies.answers import Answer, Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.lab.studies import Given
    from hashiban.words import Words
    from hashiban_widgets.parts import Part


def shown(ask: Ask, value: float, name: str, words: Words) -> str:
    """An answer as it is read: with its unit, or the option in words."""
    if ask.options:
        return studies.say(words, name, "ask", ask.key, LETTERS[int(value)])
    return quantity(ask.unit, value, words)


def quantity(unit: str, value: float, words: Words) -> str:
    """A number with its unit, as the language writes it."""
    number = round(value, 2) + 0.0
    if unit == "money":
        return words.say("money", amount=number)
    return words.say(f"study-unit-{unit}", number=int(number) if number == int(number) else number)


class Asking:
    """Some questions, and how they are answered; ``done`` is called with the answers."""

    def __init__(
        self, part: Part, name: str, asks: Sequence[Ask], words: Words, done: Callable[[tuple[Answer, ...]], Any]
    ) -> None:
        """Ask one reader; ``many`` asks a class."""
        self.name, self.asks, self.words, self._done, self._part = name, tuple(asks), words, done, part
        self.many = self.big = self.answered = False
        self.answers: tuple[Answer, ...] = ()
        self.faults: tuple[Fault, ...] = ()
        self.fields = [self._field(ask) for ask in self.asks]
        self.labels = [part.html("hb-study-asked") for _ in self.asks]
        self.complaint = part.html("hb-complaint")
        self.go = part.button("hb-main", self._alone)
        self.how = part.html()
        self.paste = part.make(ipw.Textarea, "hb-study-paste", rows=8)
        self.read = part.button("hb-main", self._class)
        self.report = part.html("hb-study-report")
        self.accept = part.button("hb-main", self._accepted)
        self.said = part.html("hb-study-said")
        self.box = part.box("hb-study-asking")

    def _field(self, ask: Ask) -> Any:
        if not ask.options:
            return self._part.make(ipw.Text, "hb-amount hb-study-number")
        options = [("", k) for k in range(ask.options)]
        return self._part.make(ipw.RadioButtons, "hb-study-options", options=options, index=None)

    @property
    def given(self) -> Given:
        """What was answered, without names."""
        return answers.given(self.answers, self.asks)

    # ------------------------------------------------------------------------------------------ acts

    def mode(self, many: bool) -> None:
        """Ask a class, or one reader; an answer that was given stays."""
        self.many = many
        self.speak(self.words)

    def size(self, big: bool) -> None:
        """Names and what is typed are not for the big screen."""
        self.big = big
        self.speak(self.words)

    def forget(self) -> None:
        """Ask anew."""
        self.answers, self.faults, self.answered = (), (), False
        self.complaint.value = self.report.value = self.said.value = self.paste.value = ""
        for ask, field in zip(self.asks, self.fields, strict=True):
            if ask.options:
                field.index = None
            else:
                field.value = ""
        self.arrange()

    def _alone(self) -> None:
        values = []
        for ask, field in zip(self.asks, self.fields, strict=True):
            cell = (LETTERS[field.index] if field.index is not None else "") if ask.options else field.value
            found = answers.value(1, cell, ask)
            if isinstance(found, Fault):
                self.complaint.value = f'<p role="alert">{escape(self._why(found, alone=True))}</p>'
                return
            values.append(found)
        self.answers = (Answer(1, "", tuple(values)),)
        self._take()

    def _class(self) -> None:
        found = answers.read(self.paste.value, self.asks)
        self.answers, self.faults = found.answers, found.faults
        self.complaint.value = ""
        self._report()
        self.arrange()

    def _accepted(self) -> None:
        if self.answers:
            self._take()

    def _take(self) -> None:
        self.complaint.value = ""
        self.answered = True
        self._say_said()
        self.arrange()
        self._done(self.answers)

    # ------------------------------------------------------------------------------------------ to see

    def arrange(self) -> None:
        """Show the fields of one reader, or the sheet of a class."""
        if self.answered:
            self.box.children = (self.said,)
            return
        if not self.many:
            rows: list[Any] = []
            for ask, label, field in zip(self.asks, self.labels, self.fields, strict=True):
                rows += [label, field] if ask.options else [field]
            self.box.children = (*rows, self.complaint, self.go)
            return
        sheet = () if self.big else (self.paste, self.read)
        accept = (self.accept,) if self.answers else ()
        self.box.children = (*self.labels, self.how, *sheet, self.report, *accept)

    def speak(self, words: Words) -> None:
        """Say everything in this language; what was typed and answered stays."""
        self.words = words
        say = words.say
        for k, (ask, label, field) in enumerate(zip(self.asks, self.labels, self.fields, strict=True), 1):
            text, extent = studies.say(words, self.name, "ask", ask.key), self._extent(ask)
            number = f"<span>{k}</span> " if len(self.asks) > 1 else ""
            options = self._letters(ask) if ask.options and self.many else ""
            label.value = f"<p>{number}<b>{escape(text)}</b> <small>{escape(extent)}</small></p>{options}"
            if ask.options:
                index = field.index
                field.options = [
                    (studies.say(words, self.name, "ask", ask.key, LETTERS[o]), o) for o in range(ask.options)
                ]
                field.index = index
            else:
                # what lies between two bare money signs of a label is set as a formula
                field.description = f"{text} ({extent})".replace("$", r"\$")
                field.placeholder = say("study-number")
        self.go.description = say("study-answer" if len(self.asks) == 1 else "study-answers")
        self.read.description, self.accept.description = say("study-read"), say("study-accept")
        self.paste.description = say("study-sheet")
        self.how.value = f"<p>{escape(say('study-how-class', columns=len(self.asks)))}</p>"
        if self.big:
            self.how.value += f"<p class='hb-soft'>{escape(say('study-big-sheet'))}</p>"
        self._report()
        if self.complaint.value:
            self.complaint.value = ""
        self._say_said()
        self.arrange()

    def _letters(self, ask: Ask) -> str:
        rows = (
            f"<li><b>{LETTERS[o]}</b> {escape(studies.say(self.words, self.name, 'ask', ask.key, LETTERS[o]))}</li>"
            for o in range(ask.options)
        )
        return f"<ul class='hb-study-letters'>{''.join(rows)}</ul>"

    def _extent(self, ask: Ask) -> str:
        if ask.options:
            return ""
        ends = {"least": quantity(ask.unit, ask.least, self.words), "most": quantity(ask.unit, ask.most, self.words)}
        return self.words.say("study-extent", **ends)

    def _say_said(self) -> None:
        if not self.answered:
            self.said.value = ""
        elif len(self.answers) > 1:
            self.said.value = f"<p>{escape(self.words.say('study-class-said', people=len(self.answers)))}</p>"
        else:
            said = [
                shown(ask, value, self.name, self.words)
                for ask, value in zip(self.asks, self.answers[0].values, strict=True)
            ]
            rows = "".join(f"<li>{escape(text)}</li>" for text in said)
            self.said.value = (
                f"<p>{escape(self.words.say('study-you-said'))}</p><ul class='hb-study-mine'>{rows}</ul>"
            )

    def _report(self) -> None:
        """What was read of a sheet, and what was not and why."""
        if not self.many or not (self.answers or self.faults):
            self.report.value = ""
            return
        told = f"<p role='status'><b>{escape(self.words.say('study-read-said', people=len(self.answers)))}</b></p>"
        if self.faults:
            rows = "".join(f"<li>{escape(self._why(fault))}</li>" for fault in self.faults[:20])
            more = len(self.faults) - 20
            rows += f"<li>{escape(self.words.say('study-faults-more', rows=more))}</li>" if more > 0 else ""
            lead = escape(self.words.say("study-faults", rows=len(self.faults)))
            told += f"<p>{lead}</p><ul class='hb-study-faults'>{rows}</ul>"
        self.report.value = told

    def _why(self, fault: Fault, alone: bool = False) -> str:
        """Why an answer cannot be taken; on the big screen without what stands there, which may be a name."""
        unit = next((ask.unit for ask in self.asks if (ask.least, ask.most) == (fault.least, fault.most)), "plain")
        ends = {"least": quantity(unit, fault.least, self.words), "most": quantity(unit, fault.most, self.words)}
        why = self.words.say(
            f"study-fault-{fault.why}",
            count=int(fault.most) if fault.why in ("few", "many", "option", "long") else 0,
            **ends,
        )
        if alone:
            return why
        if self.big or not fault.cell:
            return self.words.say("study-fault-row", row=fault.row, why=why)
        return self.words.say("study-fault-cell", row=fault.row, cell=fault.cell, why=why)
