"""Laying pieces by hand: a row with less and more for each kind, a button for each card, and the sum so far."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from hashiban.actions import Action, Lay
from hashiban_widgets import boards, draw

if TYPE_CHECKING:
    from collections.abc import Callable

    import ipywidgets as ipw

    from hashiban.purse import Coins
    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.parts import Part


class Laying:
    """What is laid so far for one question, and the controls that change it. Nothing is said before it is pressed."""

    def __init__(
        self, part: Part, option: Lay, view: View, words: Words, game: str, say: Callable[[Action], None]
    ) -> None:
        """Controls for this option; ``say`` is called with what is laid, complete or not."""
        self.option, self.words, self.game = option, words, game
        self._part, self._say, self._view, self._board = part, say, view, boards.load(game)
        lies: Callable[[View, Lay], Coins] | None = getattr(self._board, "laid", None)
        self._coins = [0] * len(option.purse.kinds) if lies is None else list(lies(view, option))
        self._cards = [False] * len(option.cards)
        counts = enumerate(option.purse.counts)
        self._counts = {at: part.html("hb-laid-count") for at, count in counts if count}
        self.sum = part.html("hb-laid-sum")
        self.go = part.button("hb-main", lambda: self._say(self.action))
        self._presses = [self._press(at) for at in range(len(option.cards))]
        self.rows = self._rows()
        self._show()

    @property
    def action(self) -> Action:
        """What is laid now, as it would be said."""
        cards = tuple(card for card, laid in zip(self.option.cards, self._cards, strict=True) if laid)
        return Action(self.option.verb, 0, cards, tuple(self._coins))

    def _rows(self) -> list[ipw.Widget]:
        part, option, say = self._part, self.option, self.words.say
        kinds = [self._kind(at) for at in self._counts]
        heading = f"{self.game}-lay-{option.verb}"
        rows: list[ipw.Widget] = [part.box("hb-laying", *kinds)] if kinds else []
        if self.words.has(heading):
            rows.insert(0, part.html("", f"<h3>{escape(say(heading))}</h3>"))
        if self._presses:
            label = part.html("hb-soft", escape(self.words.first(f"{self.game}-lay-cards", "lay-cards")))
            rows += [part.html("hb-hidden", f"<style>{self._faces()}</style>"), label]
            rows.append(part.row("hb-row hb-hand hb-lay-cards", *self._presses))
        buttons = [self.sum, self.go]
        if option.due:
            text = say(f"{self.game}-say-{option.verb}", due=option.due)
            buttons.append(part.button("", lambda: self._say(Action(option.verb)), text))
        return [*rows, part.row("hb-row", *buttons)]

    def _kind(self, at: int) -> ipw.Widget:
        part, name = self._part, self.words.say(f"{self.game}-piece-{at}")
        face = part.html("hb-piece", f"{self._board.piece(at)}<span>{escape(name)}</span>")
        less = part.button("hb-step", lambda: self._move(at, -1), "−")
        more = part.button("hb-step", lambda: self._move(at, 1), "+")
        less.tooltip, more.tooltip = (self.words.say(f"lay-{way}", piece=name) for way in ("less", "more"))
        return part.row("hb-laying-row", face, less, self._counts[at], more)

    def _press(self, at: int) -> ipw.Button:
        card = self.option.cards[at]
        text = self.words.say(f"{self.game}-card", card=card)
        return self._part.button(f"hb-card hb-lay-{card}", lambda: self._turn(at), text)

    def _faces(self) -> str:
        option = self.option
        return draw.faces("hb-lay", {c: self._board.picture(option.verb, c, self._view) for c in option.cards})

    def _move(self, at: int, by: int) -> None:
        self._coins[at] = min(max(self._coins[at] + by, 0), self.option.purse.counts[at])
        self._show()

    def _turn(self, at: int) -> None:
        self._cards[at] = not self._cards[at]
        press = self._presses[at]
        press._dom_classes = tuple(
            [look for look in press._dom_classes if look != "hb-picked"] + ["hb-picked"] * self._cards[at]
        )
        self._show()

    def _show(self) -> None:
        option, action = self.option, self.action
        for at, shown in self._counts.items():
            shown.value = self.words.say("lay-count", laid=self._coins[at], count=option.purse.counts[at])
        facts = {
            "laid": option.worth(action.cards, action.coins),
            "due": option.due,
            "pieces": sum(action.coins) + len(action.cards),
            "money": option.worth((), action.coins),
            "cards": len(action.cards),
        }
        bare = not option.due and not facts["pieces"] and option.fault(action) is None
        say = f"{self.game}-say-{option.verb}"
        self.go.description = self.words.say(say, due=0) if bare else self.words.say(f"{say}-these")
        text = self.words.first(f"{self.game}-laid-{option.verb}", "laid-due" if option.due else "laid", **facts)
        done = " hb-laid-enough" if option.fault(action) is None else ""
        self.sum.value = f'<span role="status" class="hb-laid{done}">{escape(text)}</span>'
