"""A study as a page: decide, predict, see what happens, then the theory, one change, and what stays open.

Every stage is a widget of its own, so that each has a cell of the notebook. A stage waits for the one before it: who
sees the curve first learns less. One reader answers in fields; in front of a class the answers of all are typed or
pasted, shown as a histogram, and can be taken along.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, ClassVar

import ipywidgets as ipw

from hashiban.lab import studies
from hashiban.words import LANGUAGES
from hashiban_widgets.leaf import Leaf, shown
from hashiban_widgets.study.quiz import Quiz
from hashiban_widgets.study.record import to_csv
from hashiban_widgets.study.stages import Change, Decision, Happened, Prediction, Sources, Talk, Theory

if TYPE_CHECKING:
    from hashiban_widgets.study.stages import Stage

ALONE, CLASS = "alone", "class"


class Demo(Leaf):
    """The head of a study, with its stages as attributes."""

    PLACE: ClassVar[str] = "study"

    def __init__(self, language: str | None, name: str) -> None:
        """Nothing is asked or run yet. Raises ValueError for an unknown study."""
        self.study, self.name = studies.load(name), name
        super().__init__(language)

    def _make(self) -> ipw.Widget:
        part = self._part
        self.lead = part.html("hb-study-lead")
        self.mode = part.field(
            ipw.ToggleButtons, "hb-rooms", self._moded, options=[("", ALONE), ("", CLASS)], value=ALONE
        )
        self.big = part.field(ipw.Checkbox, "", self._sized, value=False, indent=False)
        self.again = part.button("hb-quiet", self.restart)
        self.notice = part.html("hb-soft")
        self.before = Quiz(part, self.name, self.study.RIGHT, self.words, self.changed)
        self.decision = Decision(self, self.words)
        self.prediction = Prediction(self, self.words)
        self.happened = Happened(self, self.words)
        self.theory = Theory(self, self.words)
        self.change = Change(self, self.words)
        self.talk = Talk(self, self.words)
        self.sources = Sources(self, self.words)
        tools = part.row("hb-row", self.mode, self.big, self.again)
        return part.box("hb-study", self.lead, tools, self.before.box, self.notice)

    @property
    def stages(self) -> tuple[Stage, ...]:
        """All stages in their order."""
        return (
            self.decision,
            self.prediction,
            self.happened,
            self.theory,
            self.change,
            self.talk,
            self.sources,
        )

    # ------------------------------------------------------------------------------------------ acts

    def changed(self) -> None:
        """Something was answered, run or revealed: let every stage show what it may show now."""
        for stage in self.stages:
            stage.arrange()

    def restart(self) -> None:
        """Begin anew; language, mode and size stay."""
        for stage in self.stages:
            stage.restart()
        self.before.restart()
        self.changed()

    def _moded(self, mode: str) -> None:
        self.before.mode(mode == CLASS)
        for stage in self.stages:
            stage.mode(mode == CLASS)
        self.changed()

    def _sized(self, big: bool) -> None:
        for box in (self, *(stage.box for stage in self.stages)):
            (box.add_class if big else box.remove_class)("hb-big")
        self.before.size(big)
        for stage in self.stages:
            stage.size(big)
        self.changed()

    def download(self, name: str, text: str) -> None:
        """Give the reader a file."""
        self.keeper.download(name, text)

    def csv(self) -> str:
        """Everything that was answered, as CSV."""
        return to_csv(self)

    def _sorry(self) -> None:
        self.notice.value = f'<p role="alert">{self.words.say("oops")}</p>'

    # ------------------------------------------------------------------------------------------ to see

    def _say_all(self) -> None:
        say = self.words.say
        self._head(studies.key(self.name, "title"))
        self.lead.value = f"<p class='hb-lead'>{studies.say(self.words, self.name, 'lead')}</p>"
        chosen = self.mode.value
        self.mode.options = [(say("study-alone"), ALONE), (say("study-class"), CLASS)]
        self.mode.value = chosen
        self.big.description, self.again.description = say("study-big"), say("study-again")
        self.notice.value = f"<p>{say('notice')}</p>"
        self.before.speak(self.words)
        for stage in self.stages:
            stage.speak(self.words)
        self.changed()

    def shut(self) -> None:
        """Take the page away with all its stages, and stop working."""
        for stage in self.stages:
            stage.stop()
        super().shut()

    def stage(self, look: str) -> Any:
        """A box for a stage."""
        return self._part.make(ipw.VBox, f"hb hb-stage {look}")

    @property
    def part(self) -> Any:
        """What the stages make their widgets with."""
        return self._part


def study(name: str, language: str | None = None) -> Demo:
    """A study, ready to be shown; the one that was there is taken away. Raises ValueError for an unknown one."""
    studies.load(name)
    return shown(Demo, language or _notebook(), name)


def _notebook() -> str | None:
    """The language of the notebook that runs this, where its file says so (``….nl.ipynb``) and the kernel knows."""
    code = os.environ.get("JPY_SESSION_NAME", "").removesuffix(".ipynb").rpartition(".")[2]
    return code if code in LANGUAGES else None
