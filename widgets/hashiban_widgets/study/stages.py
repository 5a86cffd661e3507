"""The stages of a study. Each shows what it may show now, and waits for the one before it."""

from __future__ import annotations

from html import escape
from time import monotonic
from typing import TYPE_CHECKING, Any

from hashiban.lab import studies
from hashiban.lab.studies import histogram
from hashiban_widgets.hint import REDRAW, Worker
from hashiban_widgets.parts import beside, on_the_web
from hashiban_widgets.study.asking import Asking, quantity, shown
from hashiban_widgets.study.frames import Findings, Frames
from hashiban_widgets.study.quiz import Quiz
from hashiban_widgets.study.scenes import scene

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hashiban.lab.dynamics import Chart, Sentence
    from hashiban.lab.studies import Ask, Given, Shown, Tally
    from hashiban.lab.studies.answers import Answer
    from hashiban.lab.tally import Estimate
    from hashiban.words import Words
    from hashiban_widgets.study import Demo

SEED = 1
"""The first run is the same for everybody; "once more" takes the next."""
PLAYING = 4
"""A run plays at least so many times as long as its charts take to be drawn."""
WRITTEN = ("decide", "predict", "talk", "sources")
"""The stages whose text is in the notebook itself."""


class Stage:
    """What every stage has: a heading, its text, and something under it once it is its turn."""

    KEY = ""

    def __init__(self, demo: Demo, words: Words) -> None:
        """Nothing but the heading is there before ``arrange``."""
        self.demo, self.words, self.study, self.name = demo, words, demo.study, demo.name
        self.head = demo.part.html("hb-study-head")
        self.box = demo.stage(f"hb-study-{self.KEY}")
        self.box.children = (self.head,)
        self._make()

    def _make(self) -> None:
        """Make the widgets."""

    @property
    def open(self) -> bool:
        """Whether it is its turn."""
        return True

    @property
    def told(self) -> bool:
        """Whether the text stands here; in a notebook that of some stages stands above the cell."""
        return on_the_web() or self.KEY not in WRITTEN

    def mode(self, many: bool) -> None:
        """Ask a class, or one reader."""

    def size(self, big: bool) -> None:
        """Be for the big screen, or not."""

    def restart(self) -> None:
        """Forget what was answered."""

    def stop(self) -> None:
        """No more work."""

    def speak(self, words: Words) -> None:
        """Say everything in this language."""
        self.words = words

    def body(self) -> Sequence[Any]:
        """What is shown under the heading when it is its turn."""
        return ()

    def arrange(self) -> None:
        """Show what may be shown now."""
        title = f"<h2>{escape(self.words.say(f'study-stage-{self.KEY}'))}</h2>"
        if not self.open:
            wait = escape(self.words.say(f"study-wait-{self.KEY}"))
            self.head.value = f"<div class='hb-study-closed'>{title}<p class='hb-soft'>{wait}</p></div>"
            self.box.children = (self.head,)
            return
        self.head.value = title + paragraphs(studies.say(self.words, self.name, self.KEY)) if self.told else ""
        self.box.children = (self.head, *self.body())


class Asked(Stage):
    """A stage that asks something."""

    def asks(self) -> tuple[Ask, ...]:
        """What it asks."""
        raise NotImplementedError

    def _make(self) -> None:
        self.asking = Asking(self.demo.part, self.name, self.asks(), self.words, self._answered)
        self.frames = Frames(self.demo.part, self.demo.download)
        self.asking.arrange()

    def _answered(self, _: tuple[Answer, ...]) -> None:
        self._draw()
        self.demo.changed()

    def _draw(self) -> None:
        """How a class answered."""
        given = self.asking.given if self.asking.answered else {}
        many = [ask for ask in self.asks() if len(given.get(ask.key, ())) > 1]
        charts = [histogram(studies.key(self.name, ask.key), ask, given[ask.key]) for ask in many]
        self.frames.show(charts, self.words)

    def mode(self, many: bool) -> None:
        """Ask a class, or one reader; an answer that was given stays."""
        self.asking.mode(many)

    def size(self, big: bool) -> None:
        """Names and what is typed are not for the big screen."""
        self.asking.size(big)

    def restart(self) -> None:
        """Ask again."""
        self.asking.forget()
        self.frames.clear()

    def speak(self, words: Words) -> None:
        """Say everything in this language."""
        super().speak(words)
        self.asking.speak(words)
        self._draw()

    def body(self) -> Sequence[Any]:
        """The questions, and how a class answered."""
        return (self.asking.box, self.frames.box) if self.frames.charts else (self.asking.box,)


class Decision(Asked):
    """A decision first, with no explanation."""

    KEY = "decide"

    def _make(self) -> None:
        self.scene = self.demo.part.html("hb-study-scene")
        super()._make()

    def asks(self) -> tuple[Ask, ...]:
        """The decisions."""
        return self.study.DECISIONS

    @property
    def given(self) -> Given | None:
        """What was decided; None before that."""
        return self.asking.given if self.asking.answered else None

    def speak(self, words: Words) -> None:
        """Say everything in this language."""
        self.scene.value = scene(self.name, words)
        super().speak(words)

    def body(self) -> Sequence[Any]:
        """The scene before the questions."""
        return (self.scene, *super().body()) if self.scene.value else super().body()


class Prediction(Asked):
    """What do you think will happen?"""

    KEY = "predict"

    def asks(self) -> tuple[Ask, ...]:
        """The prediction."""
        return (self.study.PREDICTION,)

    @property
    def open(self) -> bool:
        """After the decision."""
        return self.demo.decision.given is not None

    @property
    def guesses(self) -> list[float]:
        """What was predicted; nothing before that."""
        return self.asking.given[self.study.PREDICTION.key] if self.asking.answered else []


class Run:
    """One run on the live engine, a piece at a time, with a bar and a stop button."""

    def __init__(self, stage: Stage, look: str = "") -> None:
        """Nothing runs yet."""
        part = stage.demo.part
        self.stage, self.worker = stage, Worker(self._failed)
        self.tally: Tally | None = None
        self.over = self.failed = False
        self._source: Iterator[Tally] = iter(())
        self._seed = SEED - 1
        self._next = 0.0
        self.go = part.button(f"hb-main {look}", self.start)
        self.halt = part.button("hb-quiet", self.stop)
        self.bar = part.html("hb-lab-bar")

    def start(self, setting: float | None = None) -> None:
        """Begin a run with this setting, or with the usual one."""
        study, given = self.stage.study, self.stage.demo.decision.given or {}
        self.setting = study.SETTING.usual if setting is None else setting
        self.tally, self.over, self.failed = None, False, False
        self._seed += 1
        self._source = study.run(self.setting, given, self._seed)
        self.worker.start(self._piece)
        self.stage.demo.changed()

    def stop(self) -> None:
        """Leave it at what there is."""
        if self.worker.busy:
            self.worker.stop()
            self.over = self.tally is not None
            self.stage.demo.changed()

    def forget(self) -> None:
        """No run, and nothing from one."""
        self.worker.stop()
        self.tally, self.over, self.failed, self._seed = None, False, False, SEED - 1

    def _piece(self) -> bool:
        found = next(self._source, None)
        if found is None:
            self.over = self.tally is not None
            self.worker.stop()
        else:
            self.tally = found
        began = monotonic()
        if self.over or began > self._next:
            self.stage.demo.changed()
            self._next = monotonic() + max(REDRAW, PLAYING * (monotonic() - began))
        return not self.over

    def _failed(self) -> None:
        self.failed = True
        self.over = self.tally is not None
        self.stage.demo.changed()

    def told(self) -> str:
        """How far it is."""
        say, done = self.stage.words.say, self.tally.games if self.tally is not None else 0
        if self.failed:
            return f'<p role="alert">{escape(say("oops"))}</p>'
        if not self.worker.busy:
            return f"<p role='status'>{escape(say('study-ran', games=done))}</p>" if done else ""
        label = escape(say("study-running", games=done))
        return f"<label>{label} <progress max='{self.stage.study.GAMES}' value='{done}'></progress></label>"


class Happened(Stage):
    """What happened, on the live engine, beside what was predicted."""

    KEY = "happened"

    def _make(self) -> None:
        self.run, self.findings = Run(self), Findings(self.demo.part, self.demo.download)

    @property
    def open(self) -> bool:
        """After the prediction."""
        return bool(self.demo.prediction.guesses)

    def restart(self) -> None:
        """Forget the run."""
        self.run.forget()
        self.findings.forget()

    def stop(self) -> None:
        """Play no more."""
        self.run.worker.stop()

    def body(self) -> Sequence[Any]:
        """The button, the bar, and what came out."""
        run = self.run
        run.go.description = self.words.say("study-run" if run.tally is None else "study-run-again")
        run.halt.description = self.words.say("experiment-stop")
        run.bar.value = run.told()
        buttons = run.halt if run.worker.busy else run.go
        found, given = run.tally, self.demo.decision.given
        if found is None or given is None:
            return buttons, run.bar
        self.findings.show(self.words, (found.games,), lambda: self._found(found, given))
        return buttons, run.bar, *self.findings.widgets

    def _found(self, tally: Tally, given: Given) -> tuple[str, Sequence[Chart]]:
        """What came out, beside what was predicted."""
        happened, truth = self.study.happened(tally, given), self.study.truth(tally)
        said = self._beside(truth) + told(happened.said, self.words)
        return said, (*happened.charts, *self._predicted(truth))

    def _predicted(self, truth: Estimate) -> Sequence[Chart]:
        """The predictions of a class, with what came out."""
        ask, guesses = self.study.PREDICTION, self.demo.prediction.guesses
        if len(guesses) < 2 or ask.options:
            return ()
        return (histogram(studies.key(self.name, ask.key), ask, guesses, [("truth", truth.value)]),)

    def _beside(self, truth: Estimate) -> str:
        """The prediction and what came out, side by side."""
        ask, guesses, say = self.study.PREDICTION, sorted(self.demo.prediction.guesses), self.words.say
        middle = guesses[len(guesses) // 2]
        if ask.options:
            right = sum(guess == truth.value for guess in guesses)
            was = shown(ask, truth.value, self.name, self.words)
            verdict = say("study-judged-options", right=right, people=len(guesses), was=was)
        else:
            was = quantity(ask.unit, truth.value, self.words)
            ends = {
                "low": quantity(ask.unit, truth.low, self.words),
                "high": quantity(ask.unit, truth.high, self.words),
            }
            verdict = say("study-judged", **ends)
        mine = say("study-you-said" if len(guesses) == 1 else "study-class-middle")
        guess = shown(ask, middle, self.name, self.words)
        return beside((mine, guess), (say("study-it-was"), was), verdict)


class Theory(Stage):
    """The curve of theory over what happened; hidden until it is asked for."""

    KEY = "theory"

    def _make(self) -> None:
        self.revealed = False
        self.go = self.demo.part.button("hb-main", self.reveal)
        self.findings = Findings(self.demo.part, self.demo.download)

    @property
    def open(self) -> bool:
        """After a run."""
        return self.demo.happened.open and self.demo.happened.run.over

    def reveal(self) -> None:
        """Show it."""
        self.revealed = True
        self.demo.changed()

    def restart(self) -> None:
        """Hide it again."""
        self.revealed = False
        self.findings.forget()

    def arrange(self) -> None:
        """Show the text too only when it is asked for."""
        super().arrange()
        if self.open and not self.revealed:
            self.head.value = f"<h2>{escape(self.words.say('study-stage-theory'))}</h2>"

    def body(self) -> Sequence[Any]:
        """The button, or the curve."""
        self.go.description = self.words.say("study-reveal")
        if not self.revealed:
            return (self.go,)
        found, given = self.demo.happened.run.tally, self.demo.decision.given
        if found is not None and given is not None:
            self.findings.show(self.words, (found.games,), lambda: read(self.study.theory(found, given), self.words))
        return self.findings.widgets


class Change(Stage):
    """One parameter changed, and what that does."""

    KEY = "change"

    def _make(self) -> None:
        self.run, self.findings = Run(self), Findings(self.demo.part, self.demo.download)
        self.found: dict[float, Tally] = {}
        self.buttons = [self._button(value) for value in self.study.SETTING.values]
        self.label = self.demo.part.html()
        self.row = self.demo.part.row("hb-row", *self.buttons)

    def _button(self, value: float) -> Any:
        return self.demo.part.button("hb-study-setting", lambda: self.run.start(value))

    @property
    def open(self) -> bool:
        """After the theory."""
        return self.demo.theory.open and self.demo.theory.revealed

    def restart(self) -> None:
        """Forget the runs."""
        self.run.forget()
        self.found = {}
        self.findings.forget()

    def stop(self) -> None:
        """Play no more."""
        self.run.worker.stop()

    def speak(self, words: Words) -> None:
        """Say everything in this language."""
        super().speak(words)
        self.label.value = f"<p><b>{escape(studies.say(words, self.name, 'setting'))}</b></p>"
        for value, button in zip(self.study.SETTING.values, self.buttons, strict=True):
            button.description = studies.say(words, self.name, "setting-value", value=value)

    def body(self) -> Sequence[Any]:
        """A button for each value, and all that was found."""
        run = self.run
        if run.tally is not None:
            self.found[run.setting] = run.tally
        seen, given = self._seen(), self.demo.decision.given
        for value, button in zip(self.study.SETTING.values, self.buttons, strict=True):
            (button.add_class if value in seen else button.remove_class)("mod-active")
        run.halt.description = self.words.say("experiment-stop")
        run.bar.value = run.told()
        rows = (self.label, self.row, run.halt, run.bar) if run.worker.busy else (self.label, self.row, run.bar)
        if not self.found or given is None:
            return rows
        of = tuple((value, tally.games) for value, tally in seen.items())
        self.findings.show(self.words, of, lambda: read(self.study.changed(seen, given), self.words))
        return *rows, *self.findings.widgets

    def _seen(self) -> dict[float, Tally]:
        """All runs by their setting, the first one included."""
        first = self.demo.happened.run
        seen = {self.study.SETTING.usual: first.tally} if first.tally is not None else {}
        return dict(sorted({**seen, **self.found}.items()))


class Talk(Stage):
    """What we did not answer, what to ask the class, and the five questions again."""

    KEY = "talk"

    def _make(self) -> None:
        self.after = Quiz(
            self.demo.part, self.name, self.study.RIGHT, self.words, self.demo.changed, self.demo.before
        )
        self.lists = self.demo.part.html("hb-study-lists")

    @property
    def open(self) -> bool:
        """After the theory."""
        return self.demo.change.open

    def mode(self, many: bool) -> None:
        """Ask a class, or one reader."""
        self.after.mode(many)

    def size(self, big: bool) -> None:
        """Be for the big screen, or not."""
        self.after.size(big)

    def restart(self) -> None:
        """Ask again."""
        self.after.restart()

    def speak(self, words: Words) -> None:
        """Say everything in this language."""
        super().speak(words)
        self.after.speak(words)
        self.lists.value = "".join(
            self._list(kind, many) for kind, many in (("open", self.study.OPEN), ("talk", self.study.TALKS))
        )

    def _list(self, kind: str, many: int) -> str:
        rows = "".join(f"<li>{escape(studies.say(self.words, self.name, kind, k))}</li>" for k in range(1, many + 1))
        return f"<h3>{escape(self.words.say(f'study-{kind}'))}</h3><ul>{rows}</ul>"

    def arrange(self) -> None:
        """The lists speak for themselves."""
        title = f"<h2>{escape(self.words.say('study-stage-talk'))}</h2>"
        if self.open:
            self.head.value = title if self.told else ""
            self.box.children = (self.head, self.lists, self.after.box) if self.told else (self.after.box,)
        else:
            super().arrange()


class Sources(Stage):
    """Where it comes from, and all answers to take along."""

    KEY = "sources"

    def _make(self) -> None:
        self.list = self.demo.part.html("hb-study-lists")
        self.csv = self.demo.part.button("hb-main", lambda: self.demo.download(f"{self.name}.csv", self.demo.csv()))

    @property
    def open(self) -> bool:
        """After the decision there is something to take along."""
        return self.demo.decision.given is not None

    def arrange(self) -> None:
        """The sources, and the button."""
        if not self.open:
            super().arrange()
            return
        self.csv.description = self.words.say("study-csv")
        self.head.value = f"<h2>{escape(self.words.say('study-stage-sources'))}</h2>" if self.told else ""
        rows = "".join(f"<li>{escape(source)}</li>" for source in self.study.SOURCES)
        listed = f"<ul>{rows}</ul>" if self.told and self.demo.theory.revealed else ""
        self.list.value = f"{listed}<p class='hb-soft'>{escape(self.words.say('notice'))}</p>"
        self.box.children = (self.head, self.list, self.csv)


def read(found: Shown, words: Words) -> tuple[str, Sequence[Chart]]:
    """The sentences of a stage as HTML, and its charts."""
    return told(found.said, words), found.charts


def told(said: Sequence[Sentence], words: Words) -> str:
    """Sentences of a study, each in a paragraph. Seats play no part in them."""
    return "".join(f"<p>{escape(words.say(sentence.key, **sentence.numbers))}</p>" for sentence in said)


def paragraphs(text: str) -> str:
    """A text with a paragraph for each of its lines."""
    return "".join(f"<p>{escape(line)}</p>" for line in text.split("\n") if line.strip())
