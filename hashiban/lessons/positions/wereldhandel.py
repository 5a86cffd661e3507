"""Wereldhandel in the middle of a game, and the questions that only this game has."""

from __future__ import annotations

from collections import Counter
from itertools import cycle
from typing import TYPE_CHECKING, Any

from hashiban.actions import CHANCE, Action, Pick
from hashiban.engine import look, stream
from hashiban.games import wereldhandel as game
from hashiban.purse import Coins, Purse, worth

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hashiban.lessons.scene import Scene

KNOWN = ("active", "goods", "money", "next", "left", "idle")
CARDS = {kind.name: card for card, kind in enumerate((*game.KINDS, *game.PENALTIES))}
"""The card of each name: goods and penalties."""
VALUES = {kind.name: kind.value for kind in (*game.KINDS, *game.PENALTIES)}

# ------------------------------------------------------------------------------------------- laying it


def lay(scene: Scene, laid: Mapping[str, Any]) -> None:
    """The beginning of somebody's turn in the middle of a game; what is not said is as at the beginning.

    Whose turn it is (``active``); the ``goods`` of each seat by name, penalties included (``{ onions = 2 }``); its
    ``money``, what each card is worth; the ``next`` cards of the pile by name, and how many are ``left`` in it; how
    many trades in a row there were without a set or an auction (``idle``). Trees that lie with a seat have paid out.
    Cards that are named nowhere lie in the pile or, where fewer are left, with the last seat; and where the money of
    the first few seats is said, the others share the rest.
    """
    strange = [name for name in laid if name not in KNOWN]
    if strange:
        raise ValueError(f"laid does not know {strange[0]!r}")
    state = scene.state = game.start(scene.state.table.players, scene.state.table.rules)
    table, seats = state.table, range(state.table.players)
    owned = [_cards(row) for row in laid.get("goods", ({},) * table.players)]
    if len(owned) != table.players or laid.get("active", 0) not in seats:
        raise ValueError(f"there are {table.players} seats")
    to_come = [_card(name) for name in laid.get("next", ())]
    others = _others(state.stock.pile, [*to_come, *(card for own in owned for card in own)])
    stream(scene.seed, CHANCE).shuffle(others)
    left = laid.get("left", len(to_come) + len(others))
    if not len(to_come) <= left <= len(to_come) + len(others):
        raise ValueError(f"there cannot be {left} cards left")
    here = left - len(to_come)
    state.stock.pile, table.left = [*to_come, *others[:here]], left
    owned[-1] += others[here:]
    counts = [Counter(own) for own in owned]
    table.goods = [tuple(count[card] for card in game.GOODS) for count in counts]
    table.fines = [tuple(sorted(card for card in own if card in game.FINES)) for own in owned]
    table.trees, table.idle = sum(goods[game.TREE] for goods in table.goods), laid.get("idle", 0)
    _own(scene, laid.get("money"))
    scene.told.clear()
    scene.moves.clear()
    table.phase = "opener"
    active = laid.get("active", 0)
    scene.say(CHANCE, Action("opener", cards=(active, *(seat for seat in seats if seat != active))))


def _card(name: str) -> int:
    """Raises ValueError for a name that no card has."""
    if name not in CARDS:
        raise ValueError(f"no card is called {name!r}")
    return CARDS[name]


def _cards(row: Mapping[str, int]) -> list[int]:
    return [_card(name) for name, count in row.items() for _ in range(count)]


def _others(pile: Sequence[int], taken: Sequence[int]) -> list[int]:
    """The rest of a pile. Raises ValueError for a card that is not there so often."""
    short = Counter(taken) - Counter(pile)
    if short:
        raise ValueError(f"there are not so many cards {min(short)}")
    return sorted((Counter(pile) - Counter(taken)).elements())


def _own(scene: Scene, money: Sequence[Sequence[int]] | None) -> None:
    """Give each seat its money cards, so that none is lost; the bank has what the trees to come will bring."""
    state, table = scene.state, scene.state.table
    start = [kind for kind, count in zip(game.MONEY, game.START, strict=True) for _ in range(count)]
    paid, to_come = game.PAYOUTS[: table.trees], game.PAYOUTS[table.trees :]
    each = [*start, *paid]
    hands = [each[:] for _ in range(table.players)] if money is None else [list(row) for row in money]
    rest = Counter(each * table.players)
    for hand in hands:
        rest.subtract(hand)
    sharing: list[list[int]] = [[] for _ in range(table.players - len(hands))]
    if len(hands) > table.players or min(rest.values()) < 0 or (not sharing and any(rest.values())):
        raise ValueError("this is more or less money than there is, or money for more seats than there are")
    for kind, hand in zip(sorted(rest.elements(), reverse=True), cycle(sharing), strict=False):
        hand.append(kind)
    coins = [_coins(hand) for hand in (*hands, *sharing)]
    table.bank, table.counts = _coins([*to_come] * table.players), [sum(own) for own in coins]
    nothing = _coins([])
    sure = coins if money is None else [nothing] * table.players  # once money has changed hands nobody can be sure
    table.known = sure[:]
    for seat, hand in enumerate(state.hands):
        hand.purse = Purse(game.MONEY, coins[seat])
        hand.knows = [*sure[:seat], coins[seat], *sure[seat + 1 :]]


def _coins(values: Sequence[int]) -> Coins:
    """How many money cards of each kind. Raises ValueError for one that there is not."""
    count = Counter(values)
    strange = [value for value in count if value not in game.MONEY]
    if strange:
        raise ValueError(f"there is no money card of {strange[0]}")
    return tuple(count[kind] for kind in game.MONEY)


# ------------------------------------------------------------------------------------------- reading it


def _holds(how: Mapping[str, Any], scene: Scene) -> int | tuple[int, ...]:
    """How much money a seat has, or each (``all``)."""
    totals = tuple(hand.purse.total for hand in scene.state.hands)
    return totals if how["holds"] == "all" else totals[how["holds"]]


def _hand(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """What each money card of a seat is worth, ascending."""
    counts = scene.state.hands[how["hand"]].purse.counts
    return tuple(kind for kind, count in zip(game.MONEY, counts, strict=True) for _ in range(count))


def _owns(how: Mapping[str, Any], scene: Scene) -> int | tuple[int, ...]:
    """How many cards of some goods a ``seat`` has, or the ``first`` few seats each."""
    owned = tuple(goods[_card(how["owns"])] for goods in scene.state.table.goods)
    which = how["with"]
    return owned[which["seat"]] if "seat" in which else owned[: which["first"]]


def _worth(how: Mapping[str, Any], _: Scene) -> int:
    """What all four of some goods are worth, or ``all`` goods together, or what a penalty costs."""
    return sum(kind.value for kind in game.KINDS) if how["worth"] == "all" else VALUES[how["worth"]]


def _sets(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """What each complete set of a seat is worth, ascending."""
    goods = scene.state.table.goods[how["sets"]]
    return tuple(kind.value for kind, n in zip(game.KINDS, goods, strict=True) if n == game.COPIES)


def _gain(how: Mapping[str, Any], scene: Scene) -> int:
    """How many points the set of these goods would bring the learner."""
    sets = list(_sets({"sets": 0}, scene))
    return game.points([*sets, VALUES[how["gain"]]]) - game.points(sets)


def _verbs(how: Mapping[str, Any], scene: Scene) -> tuple[str, ...]:
    """All that this seat can say."""
    return tuple(option.verb for option in look(scene.game, scene.state, how["verbs"]).options)


def _partners(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """With whom this seat can trade."""
    options = look(scene.game, scene.state, how["partners"]).options
    codes = next(option.cards for option in options if isinstance(option, Pick))
    return tuple(sorted({game.decoded(code)[0] for code in codes}))


def _heard_by(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """Who was told of an event of this name."""
    seats = range(len(scene.state.hands))
    views = [look(scene.game, scene.state, seat, scene.told) for seat in seats]
    return tuple(seat for seat in seats if any(event.name == how["heard_by"] for event in views[seat].heard))


def _happened(how: Mapping[str, Any], scene: Scene) -> bool:
    """Whether this happened since the table was laid."""
    return any(event.name == how["happened"] for events in scene.told for event in events)


def _bank(how: Mapping[str, Any], scene: Scene) -> int:
    """How much money the bank still has to pay out for each seat (``each``), or for ``all``."""
    left = worth(game.MONEY, scene.state.table.bank)
    return left if how["bank"] == "all" else left // len(scene.state.hands)


def _began(how: Mapping[str, Any], scene: Scene) -> int:
    """A fact of the table as it was before the first move: ``money``."""
    table = game.start(scene.state.table.players, scene.state.table.rules).table
    found: int = getattr(table, how["began"])
    return found


def _payouts(how: Mapping[str, Any], _: Scene) -> tuple[int, ...]:
    """What so many trees bring."""
    return game.PAYOUTS[: how["payouts"]]


READINGS: Mapping[str, Callable[[Mapping[str, Any], Scene], Any]] = {
    "holds": _holds,
    "hand": _hand,
    "owns": _owns,
    "worth": _worth,
    "sets": _sets,
    "gain": _gain,
    "verbs": _verbs,
    "partners": _partners,
    "heard_by": _heard_by,
    "happened": _happened,
    "bank": _bank,
    "began": _began,
    "payouts": _payouts,
}
