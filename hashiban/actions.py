"""What a seat can say, and the few shapes of a question it can be asked.

An option is declared once, by the game, and read by four: the engine (is this legal?), the bots, the controls on
the screen, and the property tests.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from hashiban.purse import Coins, Purse, worth

Seat = int
CHANCE: Seat = -1
"""Chance has a seat too: it is asked to put a pile in order, and its answer is recorded like any other."""


made = tuple.__new__
"""``made(Pick, (verb, cards, 1, 1))`` is ``Pick(verb, cards)`` in half the time, for what is made at every step.

All fields must be there, in order.
"""


class Action(NamedTuple):
    """What a seat says: a verb, and what it says it about.

    ``coins`` names the pieces that are laid, a number of each kind; without it the engine lays the largest first.
    """

    verb: str
    amount: int = 0
    cards: tuple[int, ...] = ()
    coins: Coins = ()


class Choice(NamedTuple):
    """A bot's answer: an action, and its reason as a key of the words with the numbers that go in."""

    action: Action
    why: str = ""
    numbers: dict[str, Any] = {}  # noqa: RUF012 - never changed; a reason without numbers is common


class Fault(NamedTuple):
    """What is wrong with an action: a key of the words, and the numbers that go in."""

    key: str
    numbers: dict[str, Any]


class IllegalMove(ValueError):
    """A seat said what the rules do not allow now; the state is as it was.

    ``key`` with ``numbers`` is the sentence to show, ``rule`` the id of the rule that was broken ("" if none).
    """

    def __init__(self, key: str, numbers: dict[str, Any] | None = None, rule: str = "") -> None:
        """Name the fault, its numbers and the rule."""
        self.key, self.numbers, self.rule = key, numbers or {}, rule
        facts = ", ".join(f"{name} {value}" for name, value in self.numbers.items())
        super().__init__(f"{key}{f' ({facts})' if facts else ''}{f', rule {rule}' if rule else ''}")


def _coins_fault(coins: Coins, purse: Purse | None, amount: int) -> Fault | None:
    if type(coins) is not tuple or purse is None or not purse.holds(coins):
        return Fault("coins-missing", {})
    laid = worth(purse.kinds, coins)
    return None if laid == amount else Fault("coins-sum", {"laid": laid, "amount": amount})


class Say(NamedTuple):
    """One thing to say. Where it costs something, ``due`` is to be paid from ``purse``."""

    verb: str
    due: int = 0
    purse: Purse | None = None

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        _, amount, cards, coins = action
        if cards or amount or type(amount) is not int:
            return Fault("extra", {})
        return _coins_fault(coins, self.purse, self.due) if coins else None


class Amount(NamedTuple):
    """A number from ``least`` to ``most`` by ``step``, laid from ``purse`` where there is one."""

    verb: str
    least: int
    most: int
    step: int = 1
    purse: Purse | None = None

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        _, amount, cards, coins = action
        _, least, most, step, purse = self
        if type(amount) is not int:
            return Fault("number", {"example": self.least})
        if amount < least:
            return Fault("low", {"amount": amount, "least": least})
        if amount > most:
            return Fault("high", {"amount": amount, "most": most})
        over = (amount - least) % step
        if over:
            return Fault("step", {"amount": amount, "below": amount - over, "above": amount - over + step})
        if cards:
            return Fault("extra", {})
        return _coins_fault(coins, purse, amount) if coins else None


class Pick(NamedTuple):
    """Some of these cards: from ``least`` to ``most`` of them."""

    verb: str
    cards: tuple[int, ...]
    least: int = 1
    most: int = 1

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        _, amount, cards, coins = action
        _, offered, least, most = self
        if coins or amount or type(amount) is not int:
            return Fault("extra", {})
        if type(cards) is not tuple:
            return Fault("other", {})
        if not least <= len(cards) <= most:
            return Fault("cards-few", {"least": least}) if len(cards) < least else Fault("cards-many", {"most": most})
        for card in cards:
            if type(card) is not int:
                return Fault("other", {})
            if card not in offered or (most > 1 and cards.count(card) > offered.count(card)):
                return Fault("cards-missing", {"card": card})
        return None


class Order(NamedTuple):
    """Chance's question: put these cards, named here in ascending order, in an order."""

    verb: str
    cards: tuple[int, ...]

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        _, amount, cards, coins = action
        if coins or amount or type(amount) is not int:
            return Fault("extra", {})
        if type(cards) is not tuple or set(map(type, cards)) != {int}:
            return Fault("other", {})
        return None if tuple(sorted(cards)) == self.cards else Fault("order", {})


Option = Say | Amount | Pick | Order


def fault(options: tuple[Option, ...], action: Action) -> Fault | None:
    """What is wrong with ``action`` when these options were offered; None when it is legal."""
    verb = action.verb
    for option in options:
        if option.verb == verb:
            return option.fault(action)
    return Fault("not-now", {})
