"""Bots: functions of a view that answer with an action and a reason. They keep no state of their own."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import TYPE_CHECKING

from hashiban.actions import Action, Amount, Choice, Lay, Say, laid_from, pieces_of

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
    """The bot of this name for this game; ``hard+sunk-cost:1.5`` is one with a bias. Raises UnknownBot."""
    if "+" in name:
        biased: Bot = import_module("hashiban.bots.biased").named(game, name)
        return biased
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
        verb, low, high, step, _ = option  # type: ignore[misc]
        return _any(verb, low + step * int(random() * ((high - low) // step + 1)))
    if kind is Say:
        return _any(option.verb)
    if kind is Lay:
        return _laid(option, luck)  # type: ignore[arg-type]
    verb, cards, low, high = option  # type: ignore[misc]
    if high == 1:
        return _any(verb, 0, (cards[int(random() * len(cards))],))
    count = luck.randint(low, min(high, len(cards)))
    return _any(verb, 0, tuple(luck.sample(cards, count)))


def _laid(option: Lay, luck: Random) -> Choice:
    """Pieces in any order until they are enough, and then without those that are superfluous."""
    pieces = pieces_of(option)
    luck.shuffle(pieces)
    count = luck.randint(option.pieces, len(pieces))
    return Choice(laid_from(option, pieces, count), "why-any")


@lru_cache(maxsize=1 << 12)
def _any(verb: str, amount: int = 0, cards: tuple[int, ...] = ()) -> Choice:
    """This answer without a better reason. Many games need the same few, so they are kept."""
    return Choice(Action(verb, amount, cards), "why-any")
