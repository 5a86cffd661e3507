"""Bots for Vastgoedveiling. Three levels, each a function of a view.

A property is worth about half its number (thirty properties against cheques that end at 15), so the bots count
half a dollar a step. Selling is matching: a strong property for a strong set of cheques.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from hashiban.actions import Action, Amount, Choice, Pick
from hashiban.games.vastgoedveiling import CHEQUES, price_of_passing

if TYPE_CHECKING:
    from random import Random

    from hashiban.table import View


def easy(view: View, luck: Random) -> Choice:
    """Bids by mood, passes often; sells any property."""
    option = view.options[0]
    if isinstance(option, Pick):
        return Choice(Action("sell", cards=(luck.choice(option.cards),)), "why-mood")
    assert isinstance(option, Amount)
    if luck.random() < 0.35:
        return Choice(Action("pass"), "why-mood")
    steps = min((option.most - option.least) // option.step, 2)
    return Choice(Action("bid", option.least + option.step * luck.randint(0, steps)), "why-mood")


def medium(view: View, _: Random) -> Choice:
    """Raises by the least while climbing a card is worth what it costs; sells by matching ranks."""
    option = view.options[0]
    if isinstance(option, Pick):
        return _matched(view, option)
    assert isinstance(option, Amount)
    market = view.market
    gain = (market[1] - market[0]) / 2
    cost = (option.least + 1) // 2 - price_of_passing(view, view.seat)
    if gain >= cost:
        return Choice(Action("bid", option.least), "why-climb", {"gain": gain, "cost": cost})
    return Choice(Action("pass"), "why-no-climb", {"gain": gain, "cost": cost})


def hard(view: View, _: Random) -> Choice:
    """Keeps a budget for every auction and spends it where the top property is good; sells by matching ranks."""
    option = view.options[0]
    if isinstance(option, Pick):
        return _matched(view, option)
    assert isinstance(option, Amount)
    top = view.market[-1]
    left = view.rounds - view.round
    cap = round(option.purse.total / left * (0.4 + 1.6 * top / 30), 1) if option.purse else 0
    numbers = {"cap": cap, "card": top, "least": option.least}
    if option.least <= cap:
        return Choice(Action("bid", option.least), "why-budget", numbers)
    return Choice(Action("pass"), "why-over-budget", numbers)


def _matched(view: View, option: Pick) -> Choice:
    """The property that ranks among the own ones as these cheques rank among those that may still come."""
    seen = list(view.market)
    for cheques in view.cheques:
        seen.extend(cheques)
    unseen = list(CHEQUES)
    for cheque in seen:
        unseen.remove(cheque)
    own = sorted(option.cards)
    average = sum(view.market) / len(view.market)
    better = bisect_left(unseen, average) / max(1, len(unseen))
    at = min(len(own) - 1, int(better * len(own)))
    return Choice(Action("sell", cards=(own[at],)), "why-match", {"card": own[at], "share": round(100 * better)})
