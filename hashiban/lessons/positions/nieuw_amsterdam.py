"""Nieuw Amsterdam as a lesson wants it laid, and the questions that only this game has."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from hashiban import once_around
from hashiban.actions import CHANCE, Action
from hashiban.engine import look, stream
from hashiban.games import nieuw_amsterdam as game
from hashiban.games import nieuw_amsterdam_frame as frame
from hashiban.lessons.positions import given, known
from hashiban.lessons.positions.solved import most_gained
from hashiban.lessons.reading import Bar, Reading
from hashiban.once_around import NIEUW_AMSTERDAM, TEN
from hashiban.purse import Coins

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hashiban.lessons.scene import Scene

KNOWN = ("markers", "columns", "values", "resources", "rounds", "totals")

# ------------------------------------------------------------------------------------------- laying it


def lay(scene: Scene, laid: Mapping[str, Any]) -> None:
    """Deal anew, with what is said here; what is not said stays as it was dealt.

    ``markers`` by seat, ``columns`` by the names of their tiles ("land land trade"; the first few will do), what a
    tile of each kind is worth to each seat (``values``), the ``resources`` of each seat in their order, and how many
    ``rounds`` are over, with the ``totals`` so far.
    """
    known(laid, KNOWN)
    dealt, hands = scene.state.table, scene.state.hands
    markers: Sequence[int] = laid.get("markers", dealt.markers)
    if sorted(markers) != list(range(1, dealt.players + 1)):
        raise ValueError(f"the markers are 1 to {dealt.players}, one for each seat")
    said = {
        "values": tuple(chain(*laid.get("values", [hand.values for hand in hands]))),
        "markers": tuple(sorted(range(dealt.players), key=markers.__getitem__)),
        "tiles": _tiles(laid["columns"], dealt.players, scene.seed) if "columns" in laid else sum(dealt.columns, ()),
    }
    scene.state = game.start(dealt.players, dealt.rules)
    scene.told.clear()
    scene.moves.clear()
    table = scene.state.table
    if "rounds" in laid:
        _go_on(table, laid["rounds"], markers, laid.get("totals", (0,) * dealt.players))
    while table.asked == (CHANCE,):
        verb = look(scene.game, scene.state, CHANCE).options[0].verb
        scene.say(CHANCE, Action(verb, cards=said[verb]))
    if "resources" in laid:
        _own(table, laid["resources"])


def _tiles(columns: Sequence[str], players: int, seed: int) -> tuple[int, ...]:
    """The tiles in the order in which they are laid out: those of these columns, then the others in any order."""
    named, sizes = [column.split() for column in columns], game.SETUP[players].tiles
    if [len(column) for column in named] != list(sizes[: len(named)]):
        raise ValueError(f"the columns have {sizes} tiles")
    tiles, rest = [], list(game.TILES)
    for kind in chain(*named):
        tile = game.KINDS.index(kind) if kind in game.KINDS else None
        if tile not in rest:
            raise ValueError(f"there is no {kind} tile, or no more of them")
        tiles.append(tile)
        rest.remove(tile)
    stream(seed, CHANCE).shuffle(rest)
    return (*tiles, *rest)


def _go_on(table: game.Table, rounds: int, markers: Sequence[int], totals: Sequence[int]) -> None:
    """Begin after so many rounds, in which every tile was worth the average."""
    if rounds >= table.rounds:
        raise ValueError(f"a game has {table.rounds} rounds")
    table.round, table.markers, table.totals = rounds, list(markers), list(totals)
    table.revealed = [frame.EVEN * rounds] * table.players


def _own(table: game.Table, resources: Sequence[Coins]) -> None:
    """Give each seat these resources; the others lie in the supply, so that none is lost."""
    why = "there are not so many resources, or not as many rows of them as players"
    table.purses, table.supply = given(table.purses, table.supply, resources, why)


# ------------------------------------------------------------------------------------------- reading it


def _owns(how: Mapping[str, Any], scene: Scene) -> int | tuple[int, ...]:
    """How much somebody (``seat``) or everybody owns of a resource, or of ``all``."""
    kind, purses = how["owns"], scene.state.table.purses
    owned = tuple(purse.total if kind == "all" else purse.counts[game.RESOURCES.index(kind)] for purse in purses)
    return owned[how["with"]["seat"]] if "with" in how else owned


def _tiles_in(how: Mapping[str, Any], scene: Scene) -> int:
    """How many tiles lie in the ``columns``, are ``taken``, or are in the ``bag``."""
    places = {"columns": scene.state.table.columns, "taken": scene.state.table.taken, "bag": [scene.state.stock.bag]}
    return sum(map(len, places[how["tiles"]]))


def _payable(how: Mapping[str, Any], scene: Scene) -> Coins:
    """The one of these mixes that the winner may pay with."""
    seat = scene.state.table.asked[0]
    mixes: Sequence[Coins] = how["payable"]
    fitting = [mix for mix in mixes if scene.allows(seat, Action("pay", coins=mix))]
    if len(fitting) != 1:
        raise ValueError(f"{len(fitting)} of these can be paid")
    return fitting[0]


def _happened(how: Mapping[str, Any], scene: Scene) -> int:
    """How often any of these happened since the tiles were laid out."""
    return sum(event.name in how["happened"] for events in scene.told for event in events)


def _hears_values(how: Mapping[str, Any], scene: Scene) -> bool:
    """Whether this seat was told what the tiles are worth to that one (``of``)."""
    heard = look(scene.game, scene.state, how["knows_values"], scene.told).heard
    return any(event.name == "values" and event.facts["who"] == how["with"]["of"] for event in heard)


# ------------------------------------------------------------------------------------------- one auction, solved
# One thing is sold once around among some bidders, to each of whom it is worth 1 to 10, equally likely.


def _opening(how: Mapping[str, Any], _: Scene) -> Reading:
    """The best first bid with this value among so many (``bidders``), and what each bid brings on average."""
    value, behind = how["opening"], how["with"]["bidders"] - 1
    best = once_around.best_bid(value, -1, behind, TEN, must_open=True)
    stands = once_around.stands((TEN,) * behind, (None,) * behind)
    chances = [100 * stands[min(bid, len(stands) - 1)] / stands[-1] for bid in range(value)]
    gains = [chance * (value - bid) / 100 for bid, chance in enumerate(chances)]
    bars = tuple(Bar(bid, gain, gain, gain, bid == best) for bid, gain in enumerate(gains))
    assert best is not None, "who opens bids"
    return Reading(best, {"chance": round(chances[best]), "gain": round(gains[best], 2)}, bars)


def _openings(how: Mapping[str, Any], _: Scene) -> tuple[int | None, ...]:
    """The best first bid among so many for each value from 1 to 10."""
    auction = once_around.auction((TEN,) * how["openings"], NIEUW_AMSTERDAM)
    return tuple(once_around.bids(auction, 0).values())


def _gains(how: Mapping[str, Any], _: Scene) -> Reading:
    """Which of so many bidders gains most on average when all bid their best; seat 0 speaks first."""
    return most_gained(how["gains"], NIEUW_AMSTERDAM)


READINGS: Mapping[str, Callable[[Mapping[str, Any], Scene], Any]] = {
    "owns": _owns,
    "tiles": _tiles_in,
    "payable": _payable,
    "happened": _happened,
    "knows_values": _hears_values,
    "opening": _opening,
    "openings": _openings,
    "gains": _gains,
}
