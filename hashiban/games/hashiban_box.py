"""What is in the box of De Veiling van Hashiban: dealers, objects, securities and bills."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from hashiban.purse import Coins, Purse

BOX: dict[str, Any] = tomllib.loads(files(__package__).joinpath("hashiban.toml").read_text(encoding="utf-8"))
"""What is in the box."""

CATEGORIES: tuple[str, ...] = tuple(BOX["categories"])
"""The English names of the categories, by which they are drawn. A category is a number: its place here."""
NAMES: tuple[str, ...] = tuple(BOX["objects"])
"""The English names of the objects, by which they are drawn."""
FITS: tuple[tuple[int, ...], ...] = tuple(tuple(map(CATEGORIES.index, row)) for row in BOX["objects"].values())
"""The categories of each object."""
MASKS: tuple[int, ...] = tuple(sum(1 << category for category in row) for row in FITS)
"""The same as bits: bit ``c`` is set when the object is of category ``c``."""
ARMS: int = CATEGORIES.index(BOX["weapons"])
"""The category of the weapons."""

OBJECTS: tuple[int, ...] = tuple(range(1, len(NAMES) + 1))
"""The cards of the objects, without a gap."""
SECURITIES: tuple[int, ...] = tuple(range(OBJECTS[-1] + 1, OBJECTS[-1] + 1 + BOX["securities"]))
"""The cards of the securities, the highest of the object pile."""
DEALERS: tuple[int, ...] = tuple(range(101, 101 + len(CATEGORIES)))
"""The cards of the dealers, in the order of their categories, without a gap."""

BILLS: tuple[int, ...] = tuple(BOX["bills"]["kinds"])
"""What the bills are worth, ascending. ``Coins`` here is a number of bills of each kind."""
COUNTS: Coins = tuple(BOX["bills"]["counts"])
"""How many bills of each kind there are."""
KIND: dict[int, int] = {bill: kind for kind, bill in enumerate(BILLS)}
"""The kind of a bill that is worth so much."""
ONE: dict[int, Coins] = {bill: tuple([int(bill == other) for other in BILLS]) for bill in BILLS}
"""One bill, as a number of each kind."""
NOTHING: Coins = (0,) * len(BILLS)
STEP: int = BILLS[0]
"""The least raise, and the least bid (HA3)."""
GOLD: int = BILLS[-1]
"""What the gold token is worth."""
MONEY: int = sum(bill * count for bill, count in zip(BILLS, COUNTS, strict=True))
"""All money in the box."""
START_BILLS: int = BOX["dealt"]["bills"]
DEALERS_EACH: int = BOX["dealt"]["dealers"]
DEALERS_FOR_TWO: int = BOX["dealt"]["dealers_for_two"]


def is_security(card: int) -> bool:
    """Whether a card of the object pile is a security."""
    return card > OBJECTS[-1]


def categories(card: int) -> int:
    """The categories of a card of the object pile, as bits; a security has none."""
    return 0 if card > OBJECTS[-1] else MASKS[card - OBJECTS[0]]


def category(dealer: int) -> int:
    """The category of a dealer."""
    return dealer - DEALERS[0]


@lru_cache(maxsize=1 << 12)
def weapons(cards: tuple[int, ...]) -> tuple[int, ...]:
    """Those of these cards that are weapons."""
    return tuple([card for card in cards if categories(card) >> ARMS & 1])


@lru_cache(maxsize=1 << 12)
def bills(coins: Coins) -> tuple[int, ...]:
    """What each of these bills is worth, ascending."""
    return tuple([bill for bill, count in zip(BILLS, coins, strict=True) for _ in range(count)])


@lru_cache(maxsize=1 << 14)
def wallet(coins: Coins) -> Purse:
    """These bills as a purse."""
    return Purse(BILLS, coins)


def counted(found: tuple[int, ...]) -> Coins:
    """These bills as a number of each kind."""
    return tuple([found.count(bill) for bill in BILLS])
