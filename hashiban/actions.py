"""What a seat can say, and the few shapes of a question it can be asked.

An option is declared once, by the game, and read by four: the engine (is this legal?), the bots, the controls on
the screen, and the property tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from hashiban.purse import Coins, Purse, worth

if TYPE_CHECKING:
    from collections.abc import Sequence

Seat = int
CHANCE: Seat = -1
"""Chance has a seat too: it is asked to put a pile in order, and its answer is recorded like any other."""

SEATS = 6
"""No game has more seats."""

EVERYBODY: tuple[tuple[Seat, ...], ...] = tuple(tuple(range(players)) for players in range(SEATS + 1))
"""All seats, by the number of players."""

ONLY: tuple[tuple[Seat], ...] = (*((seat,) for seat in range(SEATS)), (CHANCE,))
"""One seat alone, by its number; chance's -1 finds the last."""


def around(players: int, first: Seat) -> tuple[Seat, ...]:
    """All seats clockwise from this one; after the last seat comes the first."""
    seats = EVERYBODY[players]
    return seats[first:] + seats[:first]


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


class Roll(NamedTuple):
    """Chance's other question: name this many faces, each drawn by itself, so that one may come up again."""

    verb: str
    faces: tuple[int, ...]
    times: int

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        _, amount, cards, coins = action
        if coins or amount or type(amount) is not int:
            return Fault("extra", {})
        if type(cards) is not tuple or set(map(type, cards)) - {int}:
            return Fault("other", {})
        return None if len(cards) == self.times and set(cards) <= set(self.faces) else Fault("order", {})


class Lay(NamedTuple):
    """Some pieces of ``purse`` and some of ``cards``, which are worth 1 each.

    Together they are worth ``due`` or more and are ``pieces`` or more; when it must be ``tight``, none of them is
    superfluous. Where something is due, an action that names nothing leaves the laying to the game.
    """

    verb: str
    purse: Purse
    due: int = 0
    pieces: int = 0
    cards: tuple[int, ...] = ()
    tight: bool = False

    def fault(self, action: Action) -> Fault | None:
        """What is wrong with ``action``; None when it is legal."""
        _, amount, cards, coins = action
        if amount or type(amount) is not int:
            return Fault("extra", {})
        if type(cards) is not tuple:
            return Fault("other", {})
        if not cards and not coins and self.due:
            return None
        if coins and (type(coins) is not tuple or not self.purse.holds(coins)):
            return Fault("coins-missing", {})
        for card in cards:
            if type(card) is not int:
                return Fault("other", {})
            if cards.count(card) > self.cards.count(card):
                return Fault("cards-missing", {"card": card})
        return self._sum_fault(cards, coins or ())

    def _sum_fault(self, cards: tuple[int, ...], coins: Coins) -> Fault | None:
        laid = self.worth(cards, coins)
        if sum(coins) + len(cards) < self.pieces:
            return Fault("pieces-few", {"least": self.pieces})
        if laid < self.due:
            return Fault("laid-short", {"laid": laid, "due": self.due})
        if self.tight and laid - self.lightest(cards, coins) >= self.due:
            return Fault("laid-over", {"laid": laid, "due": self.due})
        return None

    def worth(self, cards: tuple[int, ...], coins: Coins) -> int:
        """What these are worth together."""
        return len(cards) + (worth(self.purse.kinds, coins) if coins else 0)

    def lightest(self, cards: tuple[int, ...], coins: Coins) -> int:
        """The worth of the lightest piece among these; nothing is superfluous where nothing is laid."""
        kinds = [kind for kind, count in zip(self.purse.kinds, coins, strict=False) if count]
        return min([*kinds, *(1 for _ in cards[:1])], default=self.due + 1)


Piece = tuple[int, int]
"""A piece that can be laid: its worth, and its kind in the purse; -1 - n for card n (worth 1)."""


def pieces_of(option: Lay) -> list[Piece]:
    """All that can be laid, a piece at a time."""
    purse = option.purse
    kinds = zip(purse.kinds, purse.counts, strict=True)
    coins = [(kind, at) for at, (kind, count) in enumerate(kinds) for _ in range(count)]
    return [*coins, *((1, -1 - at) for at in range(len(option.cards)))]


def laid_from(option: Lay, pieces: Sequence[Piece], count: int) -> Action:
    """The action that lays the first ``count`` of these pieces, more where they are not enough.

    Where it must be tight, each that the others can do without stays out, the last ones first.
    """
    enough, total = count, sum(worth for worth, _ in pieces[:count])
    while total < option.due or enough < option.pieces:
        total += pieces[enough][0]
        enough += 1
    laid = list(pieces[:enough])
    if option.tight:
        for piece in reversed(laid[:]):
            if total - piece[0] >= option.due:
                laid.remove(piece)
                total -= piece[0]
    coins = [0] * len(option.purse.kinds)
    for _, at in laid:
        if at >= 0:
            coins[at] += 1
    cards = tuple(option.cards[-1 - at] for _, at in laid if at < 0)
    return Action(option.verb, 0, cards, tuple(coins))


Option = Say | Amount | Pick | Order | Roll | Lay


def fault(options: tuple[Option, ...], action: Action) -> Fault | None:
    """What is wrong with ``action`` when these options were offered; None when it is legal."""
    verb = action.verb
    for option in options:
        if option.verb == verb:
            return option.fault(action)
    return Fault("not-now", {})
