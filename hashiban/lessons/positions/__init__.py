"""What the lessons need to know of each game: a module a game, where a game has positions or readings of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, cast

from hashiban.games import beside
from hashiban.purse import Purse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from hashiban.lessons.scene import Scene
    from hashiban.purse import Coins


class Positions(Protocol):
    """What a module in this package offers."""

    READINGS: Mapping[str, Callable[[Mapping[str, Any], Scene], Any]]
    """Kinds of reading that only this game has, beside those of ``hashiban.lessons.reading``.

    Each gives a value, or a ``Reading`` with more numbers for the sentences and with bars to draw.
    """

    def lay(self, scene: Scene, laid: Mapping[str, Any]) -> None:
        """Put a table that chance has dealt in the middle of a game. Raises ValueError for what it does not know."""


def load(game: str) -> Positions:
    """The positions of this game. Raises ValueError when it has none."""
    found = beside(__name__, game)
    if found is None:
        raise ValueError(f"nothing can be laid for {game!r}")
    return cast("Positions", found)


def readings(game: str) -> Mapping[str, Callable[[Mapping[str, Any], Scene], Any]]:
    """The kinds of reading that only this game has."""
    return load(game).READINGS if beside(__name__, game) else {}


# ------------------------------------------------------------------------------------------- laying, for every game


def known(laid: Mapping[str, Any], names: Iterable[str]) -> None:
    """Raise ValueError when something is laid that goes by none of these names."""
    strange = [name for name in laid if name not in names]
    if strange:
        raise ValueError(f"laid does not know {strange[0]!r}")


def without(deck: Iterable[int], taken: Iterable[int], where: str = "the deck") -> list[int]:
    """The rest of a deck. Raises ValueError for a card that is not there, or not so often."""
    rest = list(deck)
    for card in taken:
        if card not in rest:
            raise ValueError(f"card {card} is not in {where}, or not so often")
        rest.remove(card)
    return rest


def given(purses: Sequence[Purse], rest: Coins, wallets: Sequence[Coins], why: str) -> tuple[list[Purse], Coins]:
    """These pieces for each seat, and what is over of those in the purses and the rest, so that none is lost.

    Raises ValueError with ``why`` when there are not so many pieces, or not so many wallets as purses.
    """
    box = [sum(counts) for counts in zip(rest, *(purse.counts for purse in purses), strict=True)]
    over = tuple(all_ - sum(own) for all_, *own in zip(box, *wallets, strict=True))
    if min(over) < 0 or len(wallets) != len(purses):
        raise ValueError(why)
    return [Purse(purse.kinds, coins) for purse, coins in zip(purses, wallets, strict=True)], over
