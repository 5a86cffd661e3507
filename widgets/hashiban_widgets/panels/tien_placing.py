"""After a game of Tien: a person places the wilds, sees what that scores, and then the best way."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import ipywidgets as ipw

from hashiban import runs
from hashiban_widgets.boards import tien as board
from hashiban_widgets.boards.tien import T
from hashiban_widgets.panels import Panel

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.parts import Part


class Placing(Panel):
    """A chooser for each wild, what that scores, and on demand the best way beside it."""

    def __init__(self, part: Part, words: Words) -> None:
        """Nothing to see until a game is over."""
        self.words, self._part = words, part
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._cards: tuple[int, ...] = ()
        self._best_shown = self._busy = False
        self.seat: ipw.Dropdown | None = None
        self.choosers: list[ipw.Dropdown] = []
        self._head, self.mine, self.best = part.html("hb-ti-place-head"), part.html(), part.html()
        self.compare = part.button("", self._compare)
        self.box: ipw.Widget = part.box("hb-ti-panel hb-ti-place")

    # ------------------------------------------------------------------------------------------ when

    def ask(self, view: View, names: Sequence[str]) -> None:
        """Wilds are placed after the game only."""
        self.clear()

    def over(self, view: View, names: Sequence[str]) -> None:
        """Offer whoever has wilds to place them; what was placed before stays."""
        if self._view is not None and self._view.cards == view.cards and self._view.seat == view.seat:
            return
        self.clear()
        who = [seat for seat in self._whose(view) if any(map(runs.is_wild, view.cards[seat]))]
        if not who:
            return
        self._view, self._names = view, names
        if len(who) > 1:
            self.seat = self._part.field(ipw.Dropdown, "", self._lay, options=[(names[s], s) for s in who], index=0)
        self._lay(who[0])
        self.speak(self.words)

    def _whose(self, view: View) -> Sequence[Seat]:
        """The reader's own seat; on a screen for several people, any."""
        return [view.seat] if view.seat >= 0 else range(view.players)

    def clear(self) -> None:
        """Nothing to see."""
        self._view, self._cards, self._best_shown = None, (), False
        self.box.children = ()
        self._part.drop(*self.choosers, *([self.seat] if self.seat else []))
        self.choosers, self.seat = [], None
        self._head.value = self.mine.value = self.best.value = ""

    def speak(self, words: Words) -> None:
        """The same in this language."""
        self.words = words
        if self._view is None:
            return
        say = words.say
        title, lead = escape(say(f"{T}-place-title")), escape(say(f"{T}-place-lead"))
        self._head.value = f"<h3>{title}</h3><p>{lead}</p>"
        self.compare.description = say(f"{T}-place-compare")
        if self.seat is not None:
            self.seat.description = say(f"{T}-place-whose")
        self._busy = True
        for wild, chooser in zip(self._wilds, self.choosers, strict=True):
            value = chooser.value
            chooser.options = self._choices(wild)
            chooser.value = value
            chooser.description = say(f"{T}-card", card=wild)
        self._busy = False
        self._draw()

    # ------------------------------------------------------------------------------------------ laying

    @property
    def _wilds(self) -> list[int]:
        return [card for card in self._cards if runs.is_wild(card)]

    def _choices(self, wild: int) -> list[tuple[str, int]]:
        named = [(self.words.say(f"{T}-card", card=card), card) for card in runs.spots(wild)]
        return [(self.words.say(f"{T}-place-nothing"), 0), *named]

    def _lay(self, seat: Seat) -> None:
        """Choosers for the wilds of this seat, which stand for nothing yet."""
        assert self._view is not None
        before = self.choosers
        self._cards, self._best_shown = self._view.cards[seat], False
        self.choosers = [
            self._part.field(
                ipw.Dropdown,
                "hb-ti-place-wild",
                lambda _: self._draw(),
                options=self._choices(wild),
                index=0,
                description=self.words.say(f"{T}-card", card=wild),
            )
            for wild in self._wilds
        ]
        self._draw()
        self._part.drop(*before)

    @property
    def placed(self) -> runs.Placing:
        """The own cards with each wild where it was put."""
        chosen = [chooser.value for chooser in self.choosers]
        return runs.placed(self._cards, zip(self._wilds, chosen, strict=True))

    def _compare(self) -> None:
        self._best_shown = True
        self._draw()

    def _draw(self) -> None:
        if self._view is None or self._busy:
            return
        words, lie = self.words, self.placed
        now = escape(words.say(f"{T}-place-now", worth=words.worth(T, lie.points)))
        self.mine.value = f'<p role="status"><b>{now}</b></p>{board.strips(words, self._cards, lie)}'
        self.best.value = self._beside(lie) if self._best_shown else ""
        whose = [self.seat] if self.seat is not None else []
        last = self.best if self._best_shown else self.compare
        self.box.children = (self._head, *whose, *self.choosers, self.mine, last)

    def _beside(self, mine: runs.Placing) -> str:
        """The best way, what it brings more, and card by card how it goes."""
        words, best = self.words, runs.best(self._cards)
        more = best.points - mine.points
        worth, gap = words.worth(T, best.points), words.worth(T, more)
        key = f"{T}-place-best" if more else f"{T}-place-found"
        said = escape(words.say(key, worth=worth, best=worth, more=gap))
        return f'<p role="status"><b>{said}</b></p>{board.placing(words, self._cards, best)}'
