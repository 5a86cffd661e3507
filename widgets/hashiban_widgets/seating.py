"""Who is playing: the number of players, a name or a computer for each seat, the house rules."""

from __future__ import annotations

from html import escape
from secrets import randbelow
from typing import TYPE_CHECKING, Any
from unicodedata import category

import ipywidgets as ipw

from hashiban import bots
from hashiban.bots.biased import habits
from hashiban.games import load
from hashiban.journal import Sitter, choices, switched
from hashiban_widgets import boards, draw
from hashiban_widgets.safely import on_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from hashiban.words import Words
    from hashiban_widgets.parts import Part

LONGEST_NAME = 24
PERSON = ""
JOINER = "\u200d"
"""Joins several emoji to one."""


def tidied(name: str) -> str:
    """A name as it is shown: one line, no characters that cannot be seen or turn the line around, not too long."""
    seen = "".join(c for c in name if c == JOINER or c.isspace() or not category(c).startswith("C"))
    return " ".join(seen.split())[:LONGEST_NAME].strip(JOINER)


class Seating:
    """The form before a game. ``begin`` is called with the sitters and the rules."""

    def __init__(self, part: Part, game: str, words: Words, begin: Callable[[list[Sitter], Any], None]) -> None:
        """Offer a table for four: one person and three computers."""
        self.game, self.words, self._begin = game, words, begin
        self._players = list(load(game).PLAYERS)
        most, usual = self._players[-1], min(4, self._players[-1])
        self._head, self._hint, self.complaint = part.html(), part.html(), part.html("hb-complaint")
        self.count = part.make(ipw.ToggleButtons, "hb-count", options=self._players, value=usual)
        self.who = [
            part.make(ipw.Dropdown, options=self._levels(), value="medium" if k else PERSON) for k in range(most)
        ]
        self.name = [part.make(ipw.Text) for _ in range(most)]
        self.switches = {
            name: part.make(ipw.Dropdown, options=list(values)) for name, values in choices(load(game).Rules).items()
        }
        self.oldest = part.make(ipw.Dropdown, "hb-oldest", options=[("", 0)])
        self.go = part.button("hb-main", self._start)
        self._rows = [
            part.row("hb-seat-row", part.html(value=draw.badge(k, 24)), self.who[k], self.name[k])
            for k in range(most)
        ]
        self.box = part.box("hb-seating")
        self.speak(words)
        on_value(self.count, lambda _: self._arrange(), part.sorry)
        for field in (*self.who, *self.name):
            on_value(field, lambda _: self._arrange(), part.sorry)

    def _arrange(self) -> None:
        self._suggest()
        rules = [*self.switches.values()]
        rows = self._rows[: self.count.value]
        oldest = [self.oldest] if len(self._people()) > 1 and self._by_age() else []
        self.box.children = [self._head, self.count, *rows, *oldest, self._hint, *rules, self.complaint, self.go]

    def speak(self, words: Words) -> None:
        """Say everything in this language; what was filled in stays."""
        self.words = words
        self._head.value = f"<h2>{words.say('seating-title')}</h2><p>{words.say('seating-hint')}"
        self._head.value += f" {words.say('seating-habits')}</p>" if habits(self.game) else "</p>"
        self._hint.value = f"<h3>{words.say('seating-rules')}</h3>"
        self.count.description = words.say("seating-count")
        self.go.description = words.say("seating-start")
        for seat, who in enumerate(self.who):
            value = who.value
            who.options = self._levels()
            who.value = value
            who.description = words.say("seating-seat", seat=seat + 1)
        for name, chooser in self.switches.items():
            value = chooser.value
            values = choices(load(self.game).Rules)[name]
            chooser.options = [(words.say(f"{self.game}-rule-{name}-{v}".lower()), v) for v in values]
            chooser.value = value
            chooser.description = words.say(f"{self.game}-rule-{name}")
        if self._by_age():
            self.oldest.description = words.say(f"{self.game}-oldest")
        self._arrange()

    def _levels(self) -> list[tuple[str, str]]:
        """Who can sit in a seat: a person, a computer of a level, or one with a habit."""
        levels = [bot for bot in bots.names(self.game) if bot in bots.LEVELS]
        computers = [(self.words.bot(bot), bot) for bot in (*levels, *habits(self.game))]
        return [(self.words.say("seating-person"), PERSON), *computers]

    def _suggest(self) -> None:
        """Show in each empty field the name it stands for."""
        people = sum(who.value == PERSON for who in self.who[: self.count.value])
        for seat, (who, name) in enumerate(zip(self.who, self.name, strict=True)):
            name.placeholder = self.words.unnamed(seat, who.value or None, people)
        self._name_oldest()

    def _by_age(self) -> bool:
        """Whether the oldest takes the first seat."""
        return getattr(boards.load(self.game), "OLDEST", False)

    def _people(self) -> list[int]:
        """The rows with a person in them."""
        return [row for row, who in enumerate(self.who[: self.count.value]) if who.value == PERSON]

    def _name_oldest(self) -> None:
        """Offer each person as the oldest; who was chosen stays chosen as long as that is a person."""
        value, people = self.oldest.value, self._people()
        named = [(tidied(self.name[row].value) or self.name[row].placeholder, row) for row in people]
        self.oldest.options = named or [("", 0)]
        self.oldest.value = value if value in people else next(iter(people), 0)

    def _first(self) -> int:
        """The row that takes the first seat: the oldest person's, or any among computers alone."""
        if not self._by_age():
            return 0
        return self.oldest.value if self._people() else randbelow(self.count.value)

    def sitters(self) -> list[Sitter]:
        """Who sits where, as filled in; where age counts, clockwise from the oldest."""
        filled = zip(self.who, self.name, strict=True)
        every = [Sitter(tidied(name.value), who.value or None) for who, name in filled]
        first, count = self._first(), self.count.value
        return every[first:count] + every[:first]

    def _start(self) -> None:
        sitters = self.sitters()
        names = self.words.names(sitters)
        alike = [name.casefold() for name in names]
        same = next((name for name in names if alike.count(name.casefold()) > 1), None)
        if same is not None:
            self.complaint.value = f'<p role="alert">{escape(self.words.say("seating-same-name", name=same))}</p>'
            return
        self.complaint.value = ""
        rules = {name: chooser.value for name, chooser in self.switches.items()}
        self._begin(sitters, switched(load(self.game).Rules, rules))
