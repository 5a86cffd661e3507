"""What is to be tried: the game, who sits where, the rules, how many games, and perhaps one change."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from hashiban import bots
from hashiban.bots.biased import habits
from hashiban.games import NAMES, load
from hashiban.journal import choices, switched
from hashiban.lab.arena import Plan
from hashiban_widgets import draw
from hashiban_widgets.safely import on_value

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.words import Words
    from hashiban_widgets.experiment.trial import Trial
    from hashiban_widgets.parts import Part

LEAST, MOST = 1, 1_000_000
"""Games in a run."""
DIGITS = 15
"""A seed has no more than so many."""
CHANGES = ("none", "bot", "rule")


def offered(game: str) -> tuple[str, ...]:
    """The bots that can be chosen for this game: the levels, chance, and those with a bias of middle strength."""
    return (*bots.names(game), *habits(game))


def called(bot: str, words: Words) -> str:
    """What a bot is called; one without a sentence of its own, as it is written."""
    habit = f"habit-{bot.partition('+')[2].partition(':')[0]}"
    if words.has(habit):
        return words.say("experiment-bias", habit=words.say(habit))
    return words.say(f"experiment-bot-{bot}") if words.has(f"experiment-bot-{bot}") else bot


def names(seated: Sequence[str], words: Words) -> list[str]:
    """What the bots of a plan are called; those of one kind are numbered."""
    often, seen, found = Counter(seated), Counter[str](), []
    for bot in seated:
        seen[bot] += 1
        found.append(f"{called(bot, words)} {seen[bot]}" if often[bot] > 1 else called(bot, words))
    return found


def whole(text: str) -> int | None:
    """A whole number as people type it, also with a mark between thousands; None for anything else."""
    text = text.strip().replace("−", "-")
    if re.fullmatch(r"[+-]?\d{1,3}(([.,\s’'])\d{3}(\2\d{3})*)", text):
        text = re.sub(r"[^\d+-]", "", text)
    return int(text) if re.fullmatch(rf"[+-]?[0-9]{{1,{DIGITS}}}", text) else None


class Form:
    """The form before an experiment. ``go`` is called with the trial when all is filled in well."""

    def __init__(self, part: Part, words: Words, go: Callable[[Trial], None]) -> None:
        """A strong bot against easy ones, a thousand games."""
        self.words, self._go, self._part = words, go, part
        seats = max(players for name in NAMES for players in load(name).PLAYERS)
        self._head, self.complaint = part.html("hb-ask"), part.html("hb-complaint")
        self.game = part.make(ipw.Dropdown, options=list(NAMES))
        players = list(load(NAMES[0]).PLAYERS)
        self.count = part.make(ipw.ToggleButtons, "hb-count", options=players, value=min(4, players[-1]))
        self.who = [part.make(ipw.Dropdown, options=offered(NAMES[0])) for _ in range(seats)]
        self._seats = [
            part.row("hb-lab-seat", part.html(value=draw.badge(k, 24)), who) for k, who in enumerate(self.who)
        ]
        self.switches = {
            game: {
                name: part.make(ipw.Dropdown, options=list(values))
                for name, values in choices(load(game).Rules).items()
            }
            for game in NAMES
        }
        self._rules = part.html()
        self.games, self.seed = part.make(ipw.Text, value="1000"), part.make(ipw.Text, value="1")
        self.rotate = part.make(ipw.Checkbox, value=True, indent=False)
        self._turning = part.html("hb-soft")
        self.change = part.make(ipw.Dropdown, options=list(CHANGES))
        self.place = part.make(ipw.Dropdown, options=[1])
        self.bot = part.make(ipw.Dropdown, options=offered(NAMES[0]))
        self.rule = {}
        for game in NAMES:
            options = [(str(pair), pair) for pair in self._values(game)]
            self.rule[game] = part.make(ipw.Dropdown, options=options, index=1 if options else None)
        self.go = part.button("hb-main", self._pressed)
        self._numbers = part.row("hb-row hb-lab-numbers", self.games, self.seed)
        self.box = part.box("hb-lab-form")
        self._fit(NAMES[0])
        self.who[0].value, self.bot.value = bots.LEVELS[-1], bots.LEVELS[1]
        self.speak(words)
        on_value(self.game, self._fit, part.sorry)
        for chooser in (self.count, self.change):
            on_value(chooser, lambda _: self._arrange(), part.sorry)

    # ------------------------------------------------------------------------------------------ what is there

    def _values(self, game: str) -> list[tuple[str, Any]]:
        return [(name, value) for name, values in choices(load(game).Rules).items() for value in values]

    def _fit(self, game: str) -> None:
        """Offer what this game has; what it has in common with the one before stays chosen."""
        players = list(load(game).PLAYERS)
        now = self.count.value
        self.count.options = players
        self.count.value = min(max(now, players[0]), players[-1])
        if not self._values(game) and self.change.value == "rule":
            self.change.value = "none"
        for chooser in (*self.who, self.bot):
            keep = chooser.value
            chooser.options = [(called(bot, self.words), bot) for bot in offered(game)]
            chooser.value = keep if keep in offered(game) else bots.LEVELS[0]
        self._name_changes()
        self._arrange()

    def _arrange(self) -> None:
        """Show the fields that matter now."""
        game, players = self.game.value, self.count.value
        here = min(self.place.value or 1, players)
        self.place.options = [(self.words.say("seating-seat", seat=seat), seat) for seat in range(1, players + 1)]
        self.place.value = here
        switches = self.switches[game].values()
        rules = (self._rules, *switches) if switches else ()
        fields = {"none": (), "bot": (self.place, self.bot), "rule": (self.rule[game],)}[self.change.value]
        turning = (self.rotate, self._turning) if players > 1 else ()
        self.box.children = (
            *(self._head, self.game, self.count, *self._seats[:players], *rules),
            *(self._numbers, *turning, self.change, *fields, self.complaint, self.go),
        )

    def speak(self, words: Words) -> None:
        """Say everything in this language; what was filled in stays."""
        self.words, say = words, words.say
        self._head.value = f"<h2 tabindex='-1'>{escape(say('experiment-form'))}</h2>"
        self._rules.value = f"<h3>{escape(say('seating-rules'))}</h3>"
        self._turning.value = f"<p>{escape(say('experiment-rotate-why'))}</p>"
        self.count.description, self.game.description = say("seating-count"), say("experiment-game")
        self.games.description, self.seed.description = say("experiment-games"), say("experiment-seed")
        self.rotate.description, self.go.description = say("experiment-rotate"), say("experiment-next")
        self.change.description = say("experiment-change")
        self.place.description, self.bot.description = say("experiment-place"), say("experiment-bot")
        self._relabel(self.game, [(say(f"{game}-title"), game) for game in NAMES])
        for seat, who in enumerate(self.who):
            who.description = say("seating-seat", seat=seat + 1)
        for chooser in (*self.who, self.bot):
            self._relabel(chooser, [(called(bot, words), bot) for bot in offered(self.game.value)])
        for game, switches in self.switches.items():
            for name, chooser in switches.items():
                chooser.description = say(f"{game}-rule-{name}")
                values = choices(load(game).Rules)[name]
                self._relabel(chooser, [(say(f"{game}-rule-{name}-{v}".lower()), v) for v in values])
            self.rule[game].description = say("experiment-rule")
            self._relabel(self.rule[game], [(rule_called(game, *pair, words), pair) for pair in self._values(game)])
        self._name_changes()
        if self.complaint.value:
            self._complain("")
        self._arrange()

    def _relabel(self, chooser: Any, options: Sequence[tuple[str, Any]]) -> None:
        value = chooser.value
        chooser.options = options
        chooser.value = value

    def _name_changes(self) -> None:
        kinds = [kind for kind in CHANGES if kind != "rule" or self._values(self.game.value)]
        self._relabel(self.change, [(self.words.say(f"experiment-change-{kind}"), kind) for kind in kinds])

    # ------------------------------------------------------------------------------------------ what is meant

    def _pressed(self) -> None:
        games, seed = whole(self.games.value), whole(self.seed.value)
        if games is None or not LEAST <= games <= MOST:
            self._complain(self.words.say("experiment-no-games", least=LEAST, most=MOST))
        elif seed is None:
            self._complain(self.words.say("experiment-no-seed", digits=DIGITS))
        else:
            trial = self._trial(games, seed)
            self._complain("" if trial is not None else self.words.say("experiment-no-change"))
            if trial is not None:
                self._go(trial)

    def _trial(self, games: int, seed: int) -> Trial | None:
        """What is filled in; None when the change changes nothing."""
        from hashiban.lab.compare import Change  # here, since they bring numpy
        from hashiban_widgets.experiment.trial import Trial

        game, kind = self.game.value, self.change.value
        seated = tuple(who.value for who in self.who[: self.count.value])
        switches = {name: chooser.value for name, chooser in self.switches[game].items()}
        rotate = self.rotate.value and len(seated) > 1
        plan = Plan(game, seated, games, seed, switched(load(game).Rules, switches), rotate)
        if kind == "none":
            return Trial(plan)
        if kind == "bot":
            change = Change(self.place.value - 1, self.bot.value)
            same = seated[self.place.value - 1] == self.bot.value
        else:
            name, value = self.rule[game].value
            change = Change(rules=replace(plan.rules, **{name: value}))
            same = change.rules == plan.rules
        return None if same else Trial(plan, change)

    def _complain(self, why: str) -> None:
        self.complaint.value = f'<p role="alert">{escape(why)}</p>' if why else ""


def rule_called(game: str, name: str, value: Any, words: Words) -> str:
    """A switch and its position."""
    return f"{words.say(f'{game}-rule-{name}')}: {words.say(f'{game}-rule-{name}-{value}'.lower())}"


def told(trial: Trial, words: Words) -> str:
    """What is tried, in a sentence or two."""
    plan, change = trial.plan, trial.change
    seated = tuple(names(plan.names, words))
    said = words.say(
        "experiment-told", game=words.say(f"{plan.game}-title"), who=seated, games=plan.games, seed=str(plan.seed)
    )
    if change is None:
        return said
    return f"{said} {words.say('experiment-told-change', change=change_called(trial, words))}"


def changed_names(trial: Trial, words: Words) -> list[str]:
    """What the bots of a comparison are called: where one was changed, the new one instead of the old."""
    found, change = names(trial.plan.names, words), trial.change
    if change is not None and change.place is not None:
        new = called(change.made(trial.plan).names[change.place], words)
        found[change.place] = words.say("experiment-instead", new=new, old=found[change.place])
    return found


def change_called(trial: Trial, words: Words) -> str:
    """The change, in a few words."""
    plan, change = trial.plan, trial.change
    assert change is not None
    if change.place is not None:
        new = change.made(plan).names[change.place]
        old = names(plan.names, words)[change.place]
        return words.say("experiment-swap", new=called(new, words), old=old, seat=change.place + 1)
    for name in choices(load(plan.game).Rules):
        value = getattr(change.rules, name)
        if value != getattr(plan.rules, name):
            return rule_called(plan.game, name, value, words)
    raise ValueError("This change changes nothing.")
