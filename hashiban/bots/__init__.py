"""Bots: functions of a view that answer with an action and a reason. They keep no state of their own."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from hashiban.actions import Action, Amount, Choice, Pick, Say

if TYPE_CHECKING:
    from random import Random

    from hashiban.engine import Bot
    from hashiban.table import View

LEVELS = ("easy", "medium", "hard")


class UnknownBot(ValueError):
    """No bot of this game has this name."""


def names(game: str) -> tuple[str, ...]:
    """The bots that can sit at this game: its levels, and one that says any legal thing."""
    module = import_module(f"hashiban.bots.{game}")
    return (*(level for level in LEVELS if hasattr(module, level)), "random")


def load(game: str, name: str) -> Bot:
    """The bot of this name for this game. Raises UnknownBot."""
    if name not in names(game):
        raise UnknownBot(f"There is no bot called {name!r}. Choose from: {', '.join(names(game))}.")
    if name == "random":
        return anything
    bot: Bot = getattr(import_module(f"hashiban.bots.{game}"), name)
    return bot


def anything(view: View, luck: Random) -> Choice:
    """Any legal thing: first one of the options, then a number or a card, each equally likely."""
    options, random = view.options, luck.random
    option = options[int(random() * len(options))] if len(options) > 1 else options[0]
    kind = type(option)
    if kind is Amount:
        steps = (option.most - option.least) // option.step + 1  # type: ignore[union-attr]
        amount = option.least + option.step * int(random() * steps)  # type: ignore[union-attr]
        return Choice(Action(option.verb, amount), "why-any")
    if kind is Say:
        return Choice(Action(option.verb), "why-any")
    assert isinstance(option, Pick)
    if option.most == 1:
        return Choice(Action(option.verb, 0, (option.cards[int(random() * len(option.cards))],)), "why-any")
    count = luck.randint(option.least, min(option.most, len(option.cards)))
    return Choice(Action(option.verb, cards=tuple(luck.sample(option.cards, count))), "why-any")


