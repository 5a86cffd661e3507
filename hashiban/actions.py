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
    if not coins:
        return None
    if purse is None or not purse.holds(coins):
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
        if action.amount or action.cards:
            return Fault("extra", {})
        return _coins_fault(action.coins, self.purse, self.due) if action.coins else None


class Amount(NamedTuple):
    """A number from ``least`` to ``most`` by ``step``, laid from ``purse`` where there is one."""

    verb: str
    least: int
    most: int
    step: int = 1
    purse: Purse | None = None

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        amount = action.amount
        if type(amount) is not int:
            return Fault("number", {})
        if amount < self.least:
            return Fault("low", {"amount": amount, "least": self.least})
        if amount > self.most:
            return Fault("high", {"amount": amount, "most": self.most})
        over = (amount - self.least) % self.step
        if over:
            return Fault("step", {"amount": amount, "below": amount - over, "above": amount - over + self.step})
        if action.cards:
            return Fault("extra", {})
        return _coins_fault(action.coins, self.purse, amount) if action.coins else None


class Pick(NamedTuple):
    """Some of these cards: from ``least`` to ``most`` of them."""

    verb: str
    cards: tuple[int, ...]
    least: int = 1
    most: int = 1

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        cards = action.cards
        if action.amount or action.coins:
            return Fault("extra", {})
        if len(cards) < self.least:
            return Fault("cards-few", {"least": self.least})
        if len(cards) > self.most:
            return Fault("cards-many", {"most": self.most})
        for card in cards:
            if card not in self.cards or cards.count(card) > self.cards.count(card):
                return Fault("cards-missing", {"card": card})
        return None


class Order(NamedTuple):
    """Chance's question: put these cards in an order."""

    verb: str
    cards: tuple[int, ...]

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        if action.amount or action.coins:
            return Fault("extra", {})
        return None if sorted(action.cards) == sorted(self.cards) else Fault("order", {})


Option = Say | Amount | Pick | Order


def fault(options: tuple[Option, ...], action: Action) -> Fault | None:
    """What is wrong with ``action`` when these options were offered; None when it is legal."""
    verb = action.verb
    for option in options:
        if option.verb == verb:
            return option.fault(action)
    return Fault("not-now", {})
