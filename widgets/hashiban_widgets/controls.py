"""The controls of a question, made from its options: a button, a number to type, cards to press."""

from __future__ import annotations

import re
from html import escape
from itertools import islice
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
from ipywidgets.widgets.widget_description import DescriptionStyle
from ipywidgets.widgets.widget_string import HTMLStyle, TextStyle

from hashiban.actions import Action, Amount, IllegalMove, Option, Pick, Say
from hashiban.purse import Coins, Purse, can_lay, ways
from hashiban_widgets import draw
from hashiban_widgets.safely import on_click, on_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.boards import Board

MOST_WAYS = 40
"""Ways of laying an amount that are offered; with two kinds of coins there are never more than a few."""


class Controls:
    """What one seat can press for one question. Made anew for each question, so a late second click finds nothing."""

    def __init__(
        self,
        view: View,
        words: Words,
        game: str,
        board: Board,
        speak: Callable[[Action], None],
        sorry: Callable[[], None],
        own_coins: bool,
    ) -> None:
        """Make the controls for the options of this view; ``speak`` is called with what is said."""
        self.view, self.words, self.game, self.board = view, words, game, board
        self._speak, self._sorry, self.own_coins = speak, sorry, own_coins
        self._layout, self._button = ipw.Layout(), ipw.ButtonStyle()
        self._typing, self._choosing = TextStyle(), DescriptionStyle()
        self.complaint = ipw.HTML(layout=self._layout, style=HTMLStyle())
        self.complaint.add_class("hb-complaint")
        self._parts: list[ipw.Widget] = [self.complaint]
        rows = [row for option in view.options for row in self._row(option)]
        self.box = ipw.VBox([*rows, self.complaint], layout=self._layout)
        self.box.add_class("hb-controls")

    def close(self) -> None:
        """Take everything off the page; what was pressed too late goes nowhere."""
        for part in (self.box, *self._parts, self._layout, self._button, self._typing, self._choosing):
            part.close()

    # ------------------------------------------------------------------------------------------ making

    def _row(self, option: Option) -> list[ipw.Widget]:
        match option:
            case Amount():
                return self._amount(option)
            case Pick():
                return self._cards(option)
            case Say():
                return [self._say(option)]
            case _:
                return []

    def _kept(self, widget: ipw.Widget, *looks: str) -> Any:
        for look in looks:
            widget.add_class(look)
        self._parts.append(widget)
        return widget

    def _press(self, text: str, act: Callable[[], None], *looks: str) -> ipw.Button:
        button = ipw.Button(description=text, layout=self._layout, style=self._button)
        on_click(button, act, self._sorry)
        return self._kept(button, *looks)

    def _name(self, key: str, option: Option, **more: Any) -> str:
        return self.words.say(f"{self.game}-say-{key}", **self.board.numbers(self.view, option), **more)

    def _amount(self, option: Amount) -> list[ipw.Widget]:
        """The least and the most as buttons, and a field for any other amount."""
        verb = option.verb
        least = self._name(f"{verb}-least", option, least=option.least)
        row = [self._press(least, lambda: self.say(Action(verb, option.least)), "hb-main")]
        if option.most > option.least:
            every = self._name(f"{verb}-all", option, most=option.most)
            row.append(self._press(every, lambda: self.say(Action(verb, option.most))))
        quick = self._kept(ipw.HBox(row, layout=self._layout), "hb-row")
        field = ipw.Text(
            value=str(option.least),
            description=self.words.say("bid-amount"),
            layout=self._layout,
            style=self._typing,
        )
        self._kept(field, "hb-amount")
        coins = self._coins(option.purse, option.least, self.words.say("coins-lay"))
        if coins is not None:
            on_value(field, lambda text: self._offer(coins, option.purse, read_amount(text)), self._sorry)
        go = self._press(self.words.say("press-bid"), lambda: self._typed(option, field.value, coins), "hb-quiet")
        typed = ipw.HBox([field, *([coins] if coins else []), go], layout=self._layout)
        own = self._kept(typed, "hb-row", "hb-amount-row")
        return [quick, own]

    def _say(self, option: Say) -> ipw.Widget:
        """One button; where it costs something, the coins can be chosen."""
        coins = None
        if option.due and option.purse and len(list(islice(ways(option.purse, option.due), 2))) > 1:
            coins = self._coins(option.purse, option.due, self.words.say("coins-pay"))
        text = self._name(option.verb, option, due=option.due)
        button = self._press(text, lambda: self.say(Action(option.verb, coins=coins.value if coins else ())))
        return self._kept(ipw.HBox([button, *([coins] if coins else [])], layout=self._layout), "hb-row")

    def _cards(self, option: Pick) -> list[ipw.Widget]:
        """Each card is a button that picks it."""
        verb, cards = option.verb, sorted(option.cards)
        buttons = [
            self._press(
                self._name(verb, option, card=card),
                lambda card=card: self.say(Action(verb, cards=(card,))),  # type: ignore[misc]
                "hb-card",
                f"hb-card-{card}",
            )
            for card in cards
        ]
        faces = "".join(
            f'.hb-card-{card}{{background-image:url("{draw.data_uri(self.board.picture(verb, card))}")!important}}'
            for card in cards
        )
        art = self._kept(ipw.HTML(f"<style>{faces}</style>", layout=self._layout), "hb-hidden")
        return [art, self._kept(ipw.HBox(buttons, layout=self._layout), "hb-row", "hb-hand")]

    def _coins(self, purse: Purse | None, amount: int, label: str) -> Any:
        """A choice among the ways to lay an amount; nothing while coins are laid by themselves."""
        if not self.own_coins or purse is None:
            return None
        chooser = ipw.Dropdown(description=label, layout=self._layout, style=self._choosing)
        self._offer(chooser, purse, amount)
        return self._kept(chooser, "hb-coin-choice")

    def _offer(self, chooser: Any, purse: Purse | None, amount: int | None) -> None:
        chooser.options = [(self.way(c), c) for c in laid_ways(purse, amount)] or [("–", ())]
        chooser.index = 0

    def way(self, coins: Coins) -> str:
        """These coins in words, such as 2 × $2 and 1 × $1."""
        return self.board.way(self.words, coins)

    # ------------------------------------------------------------------------------------------ speaking

    def _typed(self, option: Amount, text: str, coins: Any) -> None:
        amount = read_amount(text)
        if amount is None:
            self.complain(IllegalMove("number", {"example": option.least}))
            return
        self.say(Action(option.verb, amount, coins=coins.value if coins else ()))

    def say(self, action: Action) -> None:
        """Say it; if the rules object, their sentence stands beside the controls."""
        try:
            self._speak(action)
        except IllegalMove as wrong:
            self.complain(wrong, action.verb)

    def complain(self, wrong: IllegalMove, verb: str = "") -> None:
        """Show which rule stands in the way."""
        text = escape(self.words.refusal(self.game, verb, wrong.key, wrong.numbers))
        rule = ""
        if wrong.rule:
            head = escape(self.words.say("see-rule", rule=wrong.rule))
            rule = f" <small>{head}: {escape(self.words.say(f'rule-{wrong.rule}'))}</small>"
        self.complaint.value = f'<p role="alert">{text}{rule}</p>'


def read_amount(text: str) -> int | None:
    """A whole number that somebody typed, with or without a money sign; None when it is none."""
    bare = re.sub(r"[\s$€]", "", text)
    return int(bare) if re.fullmatch(r"[+-]?\d{1,40}", bare, re.ASCII) else None


def laid_ways(purse: Purse | None, amount: int | None) -> list[Coins]:
    """Some ways to lay this amount, the one with the largest coins first."""
    if purse is None or amount is None or not can_lay(purse, amount):
        return []
    return list(islice(ways(purse, amount), MOST_WAYS))
