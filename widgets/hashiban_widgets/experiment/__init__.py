"""The laboratory: choose who plays, place your bet, and see many games come in."""

from __future__ import annotations

from html import escape
from time import monotonic
from typing import TYPE_CHECKING

import ipywidgets as ipw

from hashiban.lab import dynamics
from hashiban_widgets.experiment.bet import Bet, Guess, guessed, judged
from hashiban_widgets.experiment.form import Form, changed_names, told
from hashiban_widgets.experiment.gallery import Gallery
from hashiban_widgets.experiment.handout import Handout
from hashiban_widgets.figures import warm
from hashiban_widgets.hint import Worker
from hashiban_widgets.leaf import Leaf, shown

if TYPE_CHECKING:
    from hashiban_widgets.experiment.trial import Trial

REDRAW = 0.25
"""Seconds between two pictures while games come in."""
PART = 4
"""A picture that took long to draw is followed by so many times as long without one."""


class Experiment(Leaf):
    """A form, a bet, and the results of one trial at a time."""

    PLACE = "experiment"

    def __init__(self, language: str | None = None) -> None:
        """Nothing is played before the reader has chosen."""
        self.trial: Trial | None = None
        self.guess: Guess | None = None
        self.stage = "form"
        self._failed = False
        self._again, self._pictures, self._news = 0.0, False, False
        self._worker, self._warmer = Worker(self._sorry), Worker(self._sorry)
        super().__init__(language)

    def _make(self) -> ipw.Widget:
        part = self._part
        self._lead = part.html()
        self.form = Form(part, self.words, self._ask)
        self.bet = Bet(part, self.words, self._run)
        self.gallery = Gallery(part, self.words, self.keeper.download)
        self.handout = Handout(self.keeper, self._sorry, self._draw)
        self._told, self._said = part.html("hb-ask hb-lab-told"), part.html("hb-lab-said")
        self._bar, self._beside, self._how = part.html("hb-lab-bar"), part.html("hb-lab-bet"), part.html("hb-soft")
        self.stop = part.button("hb-quiet hb-halt", self._stop)
        self.back = part.button("hb-quiet", self._back)
        self.csv = part.button("hb-quiet", self._csv)
        self._tools = part.row("hb-row")
        self._page = part.box("hb-lab")
        return self._page

    def _say_all(self) -> None:
        say = self.words.say
        self._head("experiment-title")
        self._lead.value = f"<p class='hb-lead'>{escape(say('experiment-lead'))}</p>"
        self._how.value = f"<p>{escape(say('experiment-between'))} {escape(say('notice'))}</p>"
        self.stop.description, self.back.description = say("experiment-stop"), say("experiment-back")
        for part in (self.form, self.bet, self.gallery):
            part.speak(self.words)
        self._draw()
        if self.stage == "over" and not self._worker.busy:
            self._worker.start(self._piece)

    # ------------------------------------------------------------------------------------------ acts

    def _ask(self, trial: Trial) -> None:
        """The form is filled in: what does the reader expect? A single bot has nobody to bet on."""
        self.trial, self.guess, self._failed = trial, None, False
        self.handout.stop()
        self.gallery.clear()
        if len(trial.plan.bots) == 1 and trial.compared is None:
            self._run(None)
            return
        self.bet.ask(trial)
        self._to("bet")
        self._warmer.start(_warm)

    def _run(self, guess: Guess | None) -> None:
        """Let the games come in."""
        if self.trial is None or self.stage == "run":
            return
        self.guess, self._again, self._news = guess, 0.0, False
        self.bet.clear()
        self.gallery.hang(self.trial)
        self._to("run")
        self._worker.start(self._piece)

    def _stop(self) -> None:
        """No more games; those that were played are kept."""
        if self.trial is not None:
            self.trial.stop()
            self._end()

    def _back(self) -> None:
        """To the form, as it was filled in; what ran is over."""
        self._worker.stop()
        self.handout.stop()
        self.bet.clear()
        self.gallery.clear()
        self.trial = None
        self._to("form")

    def _csv(self) -> None:
        if self.trial is not None and not self.handout.busy:
            self.handout.give(f"{self.trial.plan.game}-games.csv", self.trial.rows())
            self._draw()

    def _piece(self) -> bool:
        """Play a few games or draw one picture; whether there is more to do."""
        trial = self.trial
        if trial is None:
            return False
        if trial.over:
            return self.gallery.draw()
        if self._news and monotonic() >= self._again:
            began, self._news = monotonic(), False
            if self._pictures:
                self.gallery.draw()
            else:
                self._draw()
            self._pictures = not self._pictures
            self._again = monotonic() + max(REDRAW, PART * (monotonic() - began))
            return True
        if not trial.play():
            self._end()
        self._news = len(trial) > 0
        return True

    def _end(self) -> None:
        self._to("over")

    def _to(self, stage: str) -> None:
        """The next stage; a keyboard whose button is gone finds its place at the top of it."""
        self.stage = stage
        self._draw()
        self.keeper.focus()

    def _sorry(self) -> None:
        """Something of ours failed. What was finished is kept."""
        self._failed = True
        if self.trial is not None and self.stage == "run":
            self.trial.stop()
            self.stage = "over"
        self._draw()

    # ------------------------------------------------------------------------------------------ to see

    def _draw(self) -> None:
        """Show what there is now; the pictures are drawn one by one elsewhere."""
        trial, say = self.trial, self.words.say
        oops = f"<p role='alert'>{escape(say('experiment-oops'))}</p>" if self._failed else ""
        self._said.value = oops
        if trial is None:
            self._page.children = (self._lead, self.form.box, *([self._said] if oops else []))
            return
        self._told.value = f"<p tabindex='-1'>{escape(told(trial, self.words))}</p>"
        if self.stage == "bet":
            self._tools.children = (self.back,)
            self._page.children = (self._told, self.bet.box, self._tools, *([self._said] if oops else []))
            return
        self._said.value = self._result(trial) + oops
        over = self.stage == "over"
        self._beside.value = self._wager(trial, over)
        self._bar.value = "" if over else self._progress(trial)
        writing = self.handout.busy
        self.csv.description = say("experiment-csv-busy" if writing else "experiment-csv")
        files = (self.csv,) if any(map(len, trial.runs.values())) else ()
        self._tools.children = (self.back, *files) if over else (self.stop,)
        middle = [part for part in (self._bar, self._beside) if part.value]
        self._page.children = (self._told, *middle, self._said, self._tools, self.gallery.box, self._how)

    def _progress(self, trial: Trial) -> str:
        done, games = len(trial), trial.plan.games
        text = escape(self.words.say("experiment-progress", done=done, games=games))
        name = escape(self.words.say("experiment-bar"))
        return f"<progress value='{done}' max='{games}' aria-label='{name}'></progress><p>{text}</p>"

    def _wager(self, trial: Trial, over: bool) -> str:
        """The bet; beside it what came out, once that is known."""
        if self.guess is None:
            return ""
        if over and len(trial):
            return judged(trial, self.guess, self.words)
        said = guessed(trial, self.guess, self.words)
        return f"<p>{escape(self.words.say('experiment-bet-stands', said=said))}</p>"

    def _result(self, trial: Trial) -> str:
        """How it ended if it did, and what came out, in a few sentences."""
        say, done, over = self.words.say, len(trial), self.stage == "over"
        lines = []
        if trial.trouble:
            failed = say("experiment-trouble", done=done)
            lines.append(
                f"<p class='hb-bad' role='alert'>{escape(failed)} <small>{escape(trial.trouble)}</small></p>"
            )
        elif trial.stopped:
            lines.append(f"<p>{escape(say('experiment-stopped', done=done, games=trial.plan.games))}</p>")
        if done:
            from hashiban.lab import findings

            chart = findings.change(trial.compared) if trial.compared is not None else findings.wins(trial.results)
            caption = dynamics.caption(chart, self.words, changed_names(trial, self.words))
            role = " role='status'" if over else ""
            head = say("experiment-after", games=done)
            lines.append(f"<p class='hb-lab-first'{role}>{escape(head)} {escape(caption)}</p>")
        return "".join(lines)

    def shut(self) -> None:
        """Take the page away with all that it is made of, and play no more."""
        self._worker.stop()
        self._warmer.stop()
        self.handout.stop()
        super().shut()


def _warm() -> bool:
    """Load what draws, which takes a second, while the reader thinks."""
    warm()
    return False


def experiment(language: str | None = None) -> Experiment:
    """The laboratory, ready to be shown as the last line of a cell."""
    return shown(Experiment, language)
