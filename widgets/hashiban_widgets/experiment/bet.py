"""Place your bet: what the reader expects of an experiment, and how it stands beside what came out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

import ipywidgets as ipw

from hashiban_widgets.experiment.form import change_called, changed_names, names
from hashiban_widgets.parts import beside

if TYPE_CHECKING:
    from collections.abc import Callable

    from hashiban.lab.tally import Estimate
    from hashiban.words import Words
    from hashiban_widgets.experiment.trial import Trial
    from hashiban_widgets.parts import Part

FURTHEST = 100
"""No effect is larger than so many points of a hundred."""
EXAMPLE = 5


@dataclass(frozen=True, slots=True)
class Guess:
    """What the reader said: the place of a bot (from 0), or an effect in points of a hundred."""

    place: int | None = None
    effect: float | None = None


def number(text: str) -> float | None:
    """A number as people type it, with a point or a comma; None for anything else, or one that is too large."""
    text = text.strip().replace("−", "-").replace(",", ".")
    if not re.fullmatch(r"[+-]?[0-9]{1,3}(\.[0-9]{1,6})?", text):
        return None
    return float(text) if abs(float(text)) <= FURTHEST else None


class Bet:
    """A question before the run. ``placed`` is called with the guess, or with None when it is skipped."""

    def __init__(self, part: Part, words: Words, placed: Callable[[Guess | None], None]) -> None:
        """Nothing is asked before ``ask``."""
        self.words, self._part, self._placed = words, part, placed
        self._trial: Trial | None = None
        self._head, self.complaint, self._note = part.html(), part.html("hb-complaint"), part.html("hb-soft")
        self.who: list[ipw.Button] = []
        self._choice = part.row("hb-row")
        self.effect = part.make(ipw.Text, "hb-amount")
        self.say = part.button("hb-main", self._said)
        self.skip = part.button("hb-quiet", lambda: self._placed(None))
        self._typed = part.row("hb-row", self.effect, self.say)
        self.box = part.box("hb-lab-ask")
        self.speak(words)

    def ask(self, trial: Trial) -> None:
        """Ask about this experiment."""
        self._trial, self.effect.value, self.complaint.value = trial, "", ""
        self._part.drop(*self.who)
        self.who = [] if trial.compared is not None else [self._button(k) for k in range(len(trial.plan.bots))]
        self._choice.children = self.who
        answer = (self._choice,) if self.who else (self._typed, self.complaint)
        self.box.children = (self._head, *answer, self.skip, self._note)
        self.speak(self.words)

    def clear(self) -> None:
        """Ask nothing more."""
        self._part.drop(*self.who)
        self._trial, self.who, self._choice.children = None, [], ()

    def speak(self, words: Words) -> None:
        """Say everything in this language; what was typed stays."""
        self.words, say, trial = words, words.say, self._trial
        self.say.description, self.skip.description = say("experiment-bet"), say("experiment-skip")
        self.effect.description = say("experiment-effect")
        self._note.value = f"<p>{escape(say('notice'))}</p>"
        if self.complaint.value:
            self._complain()
        if trial is None:
            return
        bots = names(trial.plan.names, words)
        for button, bot in zip(self.who, bots, strict=False):
            button.description = bot
        if trial.compared is None:
            asked, how = say("experiment-bet-who"), say("experiment-bet-how")
        else:
            from hashiban.lab import findings

            about = changed_names(trial, words)[findings.changed(trial.compared)]
            asked = say("experiment-bet-effect", change=change_called(trial, words), who=about)
            how = say("experiment-effect-how", example=EXAMPLE)
        self._head.value = f"<h2>{escape(say('experiment-bet-title'))}</h2><p>{escape(asked)} {escape(how)}</p>"

    def _button(self, place: int) -> ipw.Button:
        return self._part.button(f"hb-lab-who hb-badge-{place}", lambda: self._placed(Guess(place)))

    def _said(self) -> None:
        effect = number(self.effect.value)
        if effect is None:
            self._complain()
        else:
            self.complaint.value = ""
            self._placed(Guess(effect=effect))

    def _complain(self) -> None:
        why = self.words.say("experiment-no-effect", least=-FURTHEST, most=FURTHEST, example=EXAMPLE)
        self.complaint.value = f'<p role="alert">{escape(why)}</p>'


# ------------------------------------------------------------------------------------------ what came of it


def signed(value: float, words: Words) -> str:
    """A number with its sign, to one decimal, as the language writes it."""
    return f"{'+' if round(value, 1) > 0 else ''}{words.number(value)}"


def tenths(estimate: Estimate) -> dict[str, float]:
    """A number and the ends of its interval, as they are told."""
    share, low, high = (round(value, 1) + 0.0 for value in estimate)
    return {"share": share, "low": low, "high": high}


def guessed(trial: Trial, guess: Guess, words: Words) -> str:
    """What the reader said."""
    if guess.effect is not None:
        return words.say("experiment-points", points=signed(guess.effect, words))
    return names(trial.plan.names, words)[guess.place or 0]


def judged(trial: Trial, guess: Guess, words: Words) -> str:
    """The guess and what came out side by side, and a sentence. Raises ValueError without a game."""
    if guess.effect is not None:
        came, sentence = _effect(trial, guess.effect, words)
    else:
        came, sentence = _winner(trial, guess.place or 0, words)
    mine = words.say("experiment-you-said"), guessed(trial, guess, words)
    return beside(mine, (words.say("experiment-it-was"), came), sentence)


def _winner(trial: Trial, place: int, words: Words) -> tuple[str, str]:
    from hashiban.lab import findings

    found, bots = findings.lead(trial.results), names(trial.plan.names, words)
    best, own = findings.points(found.shares[found.place]), findings.points(found.shares[place])
    facts = {"said": bots[place], "best": bots[found.place], "own": round(own.value, 1), **tenths(best)}
    if place == found.place:
        key = "experiment-bet-ahead" if found.level else "experiment-bet-right"
    else:
        key = "experiment-bet-close" if place in found.level else "experiment-bet-other"
    share = words.say("experiment-points", points=signed(best.value, words).removeprefix("+"))
    return f"{bots[found.place]}: {share}", words.say(key, **facts)


def _effect(trial: Trial, effect: float, words: Words) -> tuple[str, str]:
    from hashiban.lab import findings

    if trial.compared is None:
        raise ValueError("There is nothing to compare.")
    line = trial.compared.differences()[findings.changed(trial.compared)]
    found = findings.points(line.share)
    said, was, low, high = (signed(value, words) for value in (effect, *found))
    if found.low <= effect <= found.high:
        key = "experiment-effect-right"
    elif findings.way(line) == "same":
        key = "experiment-effect-small"
    else:
        key = "experiment-effect-near" if effect * found.value > 0 else "experiment-effect-other"
    came = words.say("experiment-points", points=was)
    return came, words.say(key, said=said, was=was, low=low, high=high)
