"""The controls of a question, made from its options: a button, a number to type, cards to press."""

from __future__ import annotations

import re
from dataclasses import asdict
from html import escape
from itertools import islice
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from hashiban.actions import Action, Amount, IllegalMove, Lay, Option, Pick, Say
from hashiban.purse import Coins, Purse, can_lay, ways
from hashiban_widgets import boards, draw, window
from hashiban_widgets.laying import Laying

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.parts import Part

MOST_WAYS = 40
"""Ways of laying an amount that are offered; with two kinds of coins there are never more than a few."""


class Controls:
    """What one seat can press for one question. Made anew for each question, so a late second click finds nothing."""

    def __init__(
        self,
        part: Part,
        view: View,
        words: Words,
        game: str,
        speak: Callable[[Action], None],
        own_coins: bool,
        names: Sequence[str] = (),
    ) -> None:
        """Make the controls for the options of this view; ``speak`` is called with what is said."""
        self.view, self.words, self.game, self.board = view, words, game, boards.load(game)
        self._part, self._speak, self._names = part, speak, names
        self.own_coins = own_coins or getattr(self.board, "OWN_COINS", False)
        self.complaint = part.html("hb-complaint")
        quiet = window.verbs(game)
        rows = [row for option in view.options if option.verb not in quiet for row in self._row(option)]
        silent = [option.verb for option in view.options if option.verb in quiet]
        if silent:
            rows.insert(0, part.row("hb-row", *(self._press("hb-quiet", Action(verb)) for verb in silent)))
        self.box = part.box("hb-controls", *rows, self.complaint)

    # ------------------------------------------------------------------------------------------ making

    def _row(self, option: Option) -> list[ipw.Widget]:
        match option:
            case Amount():
                return self._amount(option)
            case Pick():
                return self._cards(option)
            case Say():
                return [self._say(option)]
            case Lay():
                return Laying(self._part, option, self.view, self.words, self.game, self.say).rows
            case _:
                return []

    def _name(self, action: Action) -> str:
        return labelled(self.game, self.view, action, self.words, self._names)

    def _press(self, look: str, action: Action) -> ipw.Button:
        return self._part.button(look, lambda: self.say(action), self._name(action))

    def _amount(self, option: Amount) -> list[ipw.Widget]:
        """The least, the most or some others as buttons, and a field for any other amount.

        While coins are chosen by hand, the buttons fill in the field, so that the coins can be chosen first.
        """
        part, verb = self._part, option.verb
        coins = self._coins(option.purse, option.least, self.words.say("coins-lay"))
        field = part.field(
            ipw.Text,
            "hb-amount",
            lambda text: self._offer(coins, option.purse, read_amount(text)),
            value=str(option.least),
            description=self.words.first(f"{self.game}-amount-{verb}", "bid-amount"),
        )

        def quick(look: str, amount: int) -> ipw.Button:
            action = Action(verb, amount)
            if coins is None:
                return self._press(look, action)
            return part.button(look, lambda: setattr(field, "value", str(amount)), self._name(action))

        row = [quick("hb-main", option.least), *(quick("", amount) for amount in self.more(option))]
        press = self.words.first(f"{self.game}-press-{verb}", "press-bid")
        go = part.button("hb-quiet", lambda: self._typed(option, field.value, coins), press)
        own = [field, *([coins] if coins else []), go]
        return [part.row("hb-row", *row), part.row("hb-row hb-amount-row", *own)]

    def more(self, option: Amount) -> tuple[int, ...]:
        """The amounts that have a button beside the least: the most, or what the board thinks of."""
        amounts: Callable[[View, Amount], tuple[int, ...]] | None = getattr(self.board, "amounts", None)
        if amounts is not None:
            return amounts(self.view, option)
        return (option.most,) if option.most > option.least else ()

    def _say(self, option: Say) -> ipw.Widget:
        """One button; where it costs something, the coins can be chosen."""
        coins = None
        if option.due and len(laid_ways(option.purse, option.due)) > 1:
            label = self.words.first(f"{self.game}-coins-pay", "coins-pay")
            coins = self._coins(option.purse, option.due, label)
        text = self._name(Action(option.verb))

        def say() -> None:
            self.say(Action(option.verb, coins=coins.value if coins else ()))

        return self._part.row("hb-row", self._part.button("", say, text), *([coins] if coins else []))

    def _cards(self, option: Pick) -> list[ipw.Widget]:
        """Each card is a button that picks it."""
        verb, cards = option.verb, sorted(option.cards)
        if verb in getattr(self.board, "PLAIN", ()):
            plain = [self._press("hb-quiet", Action(verb, cards=(card,))) for card in cards]
            return [self._part.row("hb-row", *plain)]
        buttons = [self._press(f"hb-card hb-card-{card}", Action(verb, cards=(card,))) for card in cards]
        heading = f"{self.game}-lay-{verb}"
        head = [self._part.html("", f"<h3>{escape(self.words.say(heading))}</h3>")] if self.words.has(heading) else []
        faces = draw.faces("hb-card", {card: self.board.picture(verb, card, self.view) for card in cards})
        style = self._part.html("hb-hidden", f"<style>{faces}</style>")
        return [*head, style, self._part.row("hb-row hb-hand", *buttons)]

    def _coins(self, purse: Purse | None, amount: int, label: str) -> ipw.Dropdown | None:
        """A choice among the ways to lay an amount; nothing while coins are laid by themselves."""
        if not self.own_coins or purse is None:
            return None
        return self._part.make(
            ipw.Dropdown, "hb-coin-choice", description=label, options=self._ways(purse, amount), index=0
        )

    def _offer(self, chooser: ipw.Dropdown | None, purse: Purse | None, amount: int | None) -> None:
        if chooser is not None:
            chooser.options = self._ways(purse, amount)
            chooser.index = 0

    def _ways(self, purse: Purse | None, amount: int | None) -> list[tuple[str, Coins]]:
        ways = laid_ways(purse, amount)
        return [(self.board.way(self.words, coins), coins) for coins in ways] or [("–", ())]

    # ------------------------------------------------------------------------------------------ speaking

    def _typed(self, option: Amount, text: str, coins: ipw.Dropdown | None) -> None:
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
            rule = f" <small>{head}: {escape(self.words.rule(wrong.rule, asdict(self.view.rules)))}</small>"
        self.complaint.value = f'<p role="alert">{text}{rule}</p>'


def labelled(game: str, view: View, action: Action, words: Words, names: Sequence[str] = ()) -> str:
    """What saying this is called on its button. Without ``names`` the seats are called by their numbers."""
    option = next(option for option in view.options if option.verb == action.verb)
    key, board = f"{game}-say-{option.verb}", boards.load(game)
    called = list(names) or [words.unnamed(seat, None, 0) for seat in range(view.players)]

    def numbers(card: int | None = None) -> dict[str, Any]:
        return board.numbers(view, option, card, called)

    match option:
        case Amount(_, least, most):
            if action.amount == most > least:
                return words.say(f"{key}-all", most=most, **numbers())
            return words.say(f"{key}-least", least=action.amount, **numbers())
        case Say():
            return words.say(key, due=option.due, **numbers())
        case Lay():
            if not action.coins and not action.cards:
                return words.say(key, due=option.due)
            cards = [words.say(f"{game}-card", card=card) for card in action.cards]
            coins = [board.way(words, action.coins)] if any(action.coins) else []
            return words.say(f"{key}-laid", what=[*coins, *cards])
        case _:
            return " + ".join(words.say(key, **{"card": card} | numbers(card)) for card in action.cards)


def paid(option: Option) -> bool:
    """Whether this option is paid with coins that could be chosen."""
    return isinstance(option, Amount | Say) and option.purse is not None


def read_amount(text: str) -> int | None:
    """A whole number that somebody typed, with or without a money sign; None when it is none."""
    bare = re.sub(r"[\s$€]", "", text)
    return int(bare) if re.fullmatch(r"[+-]?\d{1,40}", bare, re.ASCII) else None


def laid_ways(purse: Purse | None, amount: int | None) -> list[Coins]:
    """Some ways to lay this amount, the one with the largest coins first."""
    if purse is None or amount is None or not can_lay(purse, amount):
        return []
    return list(islice(ways(purse, amount), MOST_WAYS))
