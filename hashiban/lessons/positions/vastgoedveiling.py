"""Vastgoedveiling in the middle of a game, and a question that only this game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hashiban.actions import CHANCE
from hashiban.engine import stream
from hashiban.games import vastgoedveiling
from hashiban.lessons.positions import known, without

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from hashiban.lessons.scene import Scene
    from hashiban.table import State


def lay(scene: Scene, laid: Mapping[str, Any]) -> None:
    """Later in the game: ``bought`` rounds of buying are over, or all of them and it is a sale.

    A sale has the ``hands`` of properties, the ``cheques`` on the table, those ``earned`` before, the ``next`` ones.
    What is not said is filled in from the other cards, so that each is somewhere.
    """
    known(laid, ("bought", "hands", "cheques", "earned", "next"))
    scene.told.clear()
    if "bought" in laid:
        _buying(scene.state, laid["bought"])
    else:
        _selling(scene, laid)


def numbered(deeds: Iterable[int]) -> dict[int, int]:
    """Properties with the order in which they were bought."""
    return {deed: number for number, deed in enumerate(deeds)}


def _buying(state: State, rounds: int) -> None:
    table, pile = state.table, state.stock.deed_pile
    for seat in range(table.players):
        table.deeds[seat] = tuple(pile[seat : rounds * table.players : table.players])
    table.bought = numbered(pile[: rounds * table.players])
    del pile[: rounds * table.players]
    table.round = rounds


def _selling(scene: Scene, laid: Mapping[str, Any]) -> None:
    table, stock, hands = scene.state.table, scene.state.stock, laid["hands"]
    left = len(hands[0])
    gone = table.rounds - left
    deeds = _others(vastgoedveiling.DEEDS, [deed for hand in hands for deed in hand], scene.seed)
    earned, to_come = laid.get("earned", ()), tuple(laid.get("next", ()))
    named = [*laid["cheques"], *to_come, *(cheque for mine in earned for cheque in mine)]
    cheques = _others(vastgoedveiling.CHEQUES, named, scene.seed)
    table.phase, table.round, table.asked = "sell", gone, tuple(range(table.players))
    table.market = tuple(sorted(laid["cheques"]))
    table.deeds = list(hands)
    table.sold = [tuple(deeds.pop() for _ in range(gone)) for _ in hands]
    table.cheques = list(earned) or [tuple(cheques.pop() for _ in range(gone)) for _ in hands]
    if any(len(mine) != gone for mine in table.cheques) or any(len(hand) != left for hand in hands):
        raise ValueError(f"here everybody has sold {gone} properties and owns {left}")
    rounds = [*zip(*table.sold, strict=True), *zip(*hands, strict=True)]
    table.bought = numbered(deed for own in rounds for deed in own)
    pile = [*to_come, *cheques]
    at = (left - 1) * table.players
    stock.deed_pile, stock.away_deeds = [], tuple(deeds)
    stock.cheque_pile, stock.away_cheques = pile[:at], tuple(pile[at:])


def _others(deck: Sequence[int], taken: Sequence[int], seed: int) -> list[int]:
    """The rest of a deck, shuffled."""
    pile = without(deck, taken)
    stream(seed, CHANCE).shuffle(pile)
    return pile


def _ranked(how: Mapping[str, Any], _: Scene) -> int:
    """Which of these properties, each with its place in the order of buying, comes first: its seat."""
    return vastgoedveiling.ranked(
        vastgoedveiling.Sale(deed, -order, seat) for seat, (deed, order) in enumerate(how["ranked"])
    )[0].seat


READINGS = {"ranked": _ranked}
