"""The money cards of Wereldhandel: which there are, how a bid is paid with them, and how unknown ones may lie."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import lru_cache
from importlib.resources import files
from itertools import islice
from math import comb
from typing import TYPE_CHECKING, Any

from hashiban.purse import Coins, Purse, added, least, reduced, ways, worth

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random

BOX: dict[str, Any] = tomllib.loads(files(__package__).joinpath("wereldhandel.toml").read_text(encoding="utf-8"))
"""What is in the box."""
MONEY: tuple[int, ...] = tuple(BOX["money"]["kinds"])
"""What the money cards are worth, ascending. ``Coins`` here is a number of money cards of each kind."""
START: Coins = tuple(BOX["money"]["start"])
PAYOUTS: tuple[int, ...] = tuple(BOX["money"]["payouts"])
NOTHING: Coins = (0,) * len(MONEY)
NEW: tuple[Coins, ...] = tuple(tuple(int(kind == paid) for kind in MONEY) for paid in PAYOUTS)
"""What everybody gets for each tree."""

TRIES = 50
"""So often money is dealt in the hope that a hand can do what it must, before that hand is drawn by itself."""


# ---------------------------------------------------------------------------------------------- what there is


@lru_cache
def minted(players: int, trees: int) -> Coins:
    """The money cards in all hands after so many trees."""
    return tuple([players * sum(kinds) for kinds in zip(START, *NEW[:trees], strict=True)])


@lru_cache
def at_the_bank(players: int, trees: int) -> Coins:
    """The money cards that the trees to come will bring."""
    return tuple([players * sum(kinds) for kinds in zip(NOTHING, *NEW[trees:], strict=True)])


@lru_cache
def in_play(players: int, trees: int) -> int:
    """What all money cards in hands are worth after so many trees."""
    return worth(MONEY, minted(players, trees))


# ---------------------------------------------------------------------------------------------- counting


@lru_cache(maxsize=1 << 14)
def blurred(coins: Coins, cards: int) -> Coins:
    """What of ``coins`` is left for sure when so many cards were taken out unseen."""
    return tuple([n - cards if n > cards else 0 for n in coins])


@lru_cache(maxsize=1 << 14)
def exchanged(purse: Purse, given: Coins, got: Coins) -> Purse:
    """A purse after these cards went and those came."""
    return Purse(MONEY, tuple([n - a + b for n, a, b in zip(purse.counts, given, got, strict=True)]))


@lru_cache(maxsize=1 << 12)
def values(coins: Coins) -> tuple[int, ...]:
    """What each of these cards is worth, ascending."""
    return tuple([kind for kind, count in zip(MONEY, coins, strict=True) for _ in range(count)])


# ---------------------------------------------------------------------------------------------- paying


@lru_cache(maxsize=1 << 14)
def payable(purse: Purse) -> Purse:
    """The cards one may pay a bid with: those worth nothing are none (WA15)."""
    return Purse(MONEY, (0, *purse.counts[1:]))


@lru_cache(maxsize=1 << 14)
def several(purse: Purse, due: int, free: bool) -> bool:
    """Whether who pays has a choice: several sets of cards that make the least amount, or that just do (WA14)."""
    found = just_enough(purse, due) if free else ways(purse, least(purse, due) or 0)
    return len(list(islice(found, 2))) > 1


def just_enough(purse: Purse, due: int) -> Iterator[Coins]:
    """Every set of cards that is worth ``due`` or more and has no card in it that could stay."""
    if not purse.kinds or not purse.kinds[-1]:
        return
    kind, smaller = purse.kinds[-1], Purse(purse.kinds[:-1], purse.counts[:-1])
    full = -(-due // kind)
    if full <= purse.counts[-1]:
        yield (*(0,) * len(smaller.kinds), full)
    for count in range(min(full - 1, purse.counts[-1]), -1, -1):
        if due - kind * count > smaller.total:
            break
        for rest in just_enough(smaller, due - kind * count):
            yield (*rest, count)


# ---------------------------------------------------------------------------------------------- dealing


def dealt(
    loose: Coins,
    known: Sequence[Coins],
    short: Sequence[int],
    chance: Random,
    able: tuple[int, Callable[[Coins], bool]] | None = None,
) -> list[Coins]:
    """Hands with what is ``known`` in them and, of the ``loose`` cards, as many as each is ``short`` of.

    Every loose card is as likely in one place as in another; where the hand of one seat must be ``able`` to do
    something, among the ways in which it is.
    """
    cards = pieces(loose)
    for _ in range(TRIES):
        chance.shuffle(cards)
        hands = _handed_out(known, short, cards)
        if able is None or able[1](hands[able[0]]):
            return hands
    assert able is not None
    seat, fits = able
    found = [(n, coins) for n, coins in _draws(loose, short[seat]) if fits(added(known[seat], coins))]
    (drawn,) = chance.choices([coins for _, coins in found], [n for n, _ in found])
    cards = pieces(reduced(loose, drawn))
    chance.shuffle(cards)
    hands = _handed_out(known, [0 if other == seat else n for other, n in enumerate(short)], cards)
    hands[seat] = added(hands[seat], drawn)
    return hands


def taken(coins: Coins, count: int, chance: Random) -> Coins:
    """So many of these cards, each as likely as any other."""
    return _counted(chance.sample(pieces(coins), count))


def pieces(coins: Coins) -> list[int]:
    """Every card by the number of its kind."""
    return [kind for kind, count in enumerate(coins) for _ in range(count)]


def _counted(cards: Sequence[int]) -> Coins:
    found = Counter(cards)
    return tuple([found[kind] for kind in range(len(MONEY))])


def _handed_out(known: Sequence[Coins], short: Sequence[int], cards: list[int]) -> list[Coins]:
    """Hands with what is known in them, filled up from these cards."""
    hands, at = [], 0
    for coins, count in zip(known, short, strict=True):
        hands.append(added(coins, _counted(cards[at : at + count])))
        at += count
    return hands


def _draws(loose: Coins, count: int) -> Iterator[tuple[int, Coins]]:
    """Every way to draw ``count`` of these cards, after the number of ways in which single cards make it."""
    if not loose:
        if not count:
            yield 1, ()
        return
    for n in range(min(loose[0], count) + 1):
        for single, rest in _draws(loose[1:], count - n):
            yield comb(loose[0], n) * single, (n, *rest)
