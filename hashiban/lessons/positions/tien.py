"""Tien as a lesson wants it laid, and the questions that only this game has."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from hashiban import once_around, runs
from hashiban.actions import CHANCE, Action
from hashiban.bots.tien import STOP_MONEY
from hashiban.engine import look, stream
from hashiban.games import tien as game
from hashiban.lessons.positions import given, known, without
from hashiban.lessons.positions.solved import most_gained
from hashiban.lessons.reading import Bar, Reading
from hashiban.once_around import TIEN

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from hashiban.lessons.scene import Scene
    from hashiban.purse import Coins

KNOWN = ("active", "row", "next", "left", "market", "cards", "purses")

# ------------------------------------------------------------------------------------------- laying it


def lay(scene: Scene, laid: Mapping[str, Any]) -> None:
    """Somebody's turn in the middle of a game, as far as the row goes; what is not said is as at the beginning.

    Whose turn it is (``active``), the cards that were drawn in it (``row``; the last one may be a wild, which is then
    for sale), the ``next`` ones in the pile, how many cards are ``left`` in it, the ``market``, the ``cards`` of each
    seat and its ``purses``: coins and bust tokens. All cards that are named nowhere lie in the pile or, where fewer
    are left, in the discard.
    """
    known(laid, KNOWN)
    state = scene.state = game.start(scene.state.table.players, scene.state.table.rules)
    table, seats = state.table, range(state.table.players)
    row, to_come, market = laid.get("row", ()), laid.get("next", ()), laid.get("market", ())
    cards: Sequence[Sequence[int]] = laid.get("cards", ((),) * table.players)
    if len(cards) != table.players or laid.get("active", 0) not in seats:
        raise ValueError(f"there are {table.players} seats")
    others = without(game.deck(table.players), [*row, *to_come, *market, *(card for own in cards for card in own)])
    stream(scene.seed, CHANCE).shuffle(others)
    left = laid.get("left", len(to_come) + len(others))
    if not len(to_come) <= left <= len(to_come) + len(others):
        raise ValueError(f"there cannot be {left} cards left")
    here = left - len(to_come)
    state.stock.pile = [*row, *to_come, *others[:here]]
    table.discard = tuple(others[here:])
    table.market, table.cards = tuple(sorted(market)), [tuple(sorted(own)) for own in cards]
    table.left = len(state.stock.pile)
    table.left_numbers, table.left_currency = map(list, game.by_value(state.stock.pile))
    if "purses" in laid:
        _own(table, laid["purses"])
    scene.told.clear()
    scene.moves.clear()
    table.phase = "opener"
    active = laid.get("active", 0)
    scene.say(CHANCE, Action("opener", cards=(active, *(seat for seat in seats if seat != active))))
    for _ in row[1:]:
        scene.say(active, Action("draw"))
    if any(event.name == "bust" for events in scene.told for event in events):
        raise ValueError("this row is bust")


def _own(table: game.Table, purses: Sequence[Coins]) -> None:
    """Give each seat these coins and bust tokens; the others lie in the supply, so that none is lost."""
    why = "there are not so many coins or bust tokens, or not as many purses as seats"
    if max(own[0] for own in purses) > game.LIMIT:
        raise ValueError(why)
    table.purses, table.supply = given(table.purses, table.supply, purses, why)


# ------------------------------------------------------------------------------------------- reading it


def _row(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """All number and money cards of the row, or so many that come next, ``after`` some others."""
    table, pile = scene.state.table, scene.state.stock.pile
    if how["row"] == "all":
        return (*table.numbers, *table.currency)
    after = how["with"]["after"] if "with" in how else 0
    return tuple(pile[after : after + how["row"]])


def _owns(how: Mapping[str, Any], scene: Scene) -> int | tuple[int, ...]:
    """How many ``coins`` or bust ``tokens`` everybody or somebody (``seat``) has."""
    at = ("coins", "tokens").index(how["owns"])
    owned = tuple(purse.counts[at] for purse in scene.state.table.purses)
    return owned[how["with"]["seat"]] if "with" in how else owned


def _happened(how: Mapping[str, Any], scene: Scene) -> bool:
    """Whether this happened to a ``seat`` since the table was laid."""
    named = (event for events in scene.told for event in events if event.name == how["happened"])
    return any(event.facts["who"] == how["with"]["seat"] for event in named)


def _verbs(how: Mapping[str, Any], scene: Scene) -> tuple[str, ...]:
    """All that this seat can say."""
    return tuple(option.verb for option in look(scene.game, scene.state, how["verbs"]).options)


def _place(how: Mapping[str, Any], scene: Scene) -> str:
    """Where this card lies: in the ``market``, the ``discard``, the row (``numbers``) or with a seat (``cards``)."""
    table, card = scene.state.table, how["place"]
    places = {"cards": sum(table.cards, ()), "numbers": table.numbers}
    places |= {"market": table.market, "discard": table.discard}
    found = [place for place, cards in places.items() if card in cards]
    if len(found) != 1:
        raise ValueError(f"card {card} lies in {len(found)} places")
    return found[0]


def _busts(how: Mapping[str, Any], scene: Scene) -> int:
    """The lowest number of this colour that is too much: each is put on the pile and drawn until somebody is bust."""
    for number in range(1, runs.LAST + 1):
        state = scene.state.copy()
        state.stock.pile.insert(0, 10 * how["busts"] + number)
        state.table.left += 1
        if any(event.name == "bust" for event in game.apply(state, state.table.active, Action("draw"))):
            return number
    raise ValueError("no number is too much here")


def _refused(how: Mapping[str, Any], scene: Scene) -> Coins:
    """The one of these ways to pay that is not allowed."""
    mixes: Sequence[Coins] = how["refused"]
    payer = scene.state.table.asked[0]
    refused = [mix for mix in mixes if not scene.allows(payer, Action("pay", coins=mix))]
    if len(refused) != 1:
        raise ValueError(f"{len(refused)} of these are refused")
    return refused[0]


def _lays(how: Mapping[str, Any], scene: Scene) -> Coins:
    """The coins and bust tokens that the game lays for this seat."""
    return game.laying(look(scene.game, scene.state, how["lays"])).coins


def _buyers(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """Who may buy at the end, from this seat on."""
    table = scene.state.table
    every = (*table.asked, *table.finals)
    return every[every.index(how["buyers"]) :]


# ------------------------------------------------------------------------------------------- cards and runs


def _points(how: Mapping[str, Any], scene: Scene) -> int:
    """What these cards, or those of a seat, score: with the best places for the wilds, or where they are put."""
    held = how["points"]
    cards = scene.state.table.cards[held] if isinstance(held, int) else held
    return (runs.placed(cards, how["with"]["stands"]) if "with" in how else runs.best(cards)).points


def _lengths(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """What each colour of a seat scores, the most first."""
    found = runs.best(scene.state.table.cards[how["lengths"]]).runs
    return tuple(sorted(map(runs.points_of, found), reverse=True))


def _stands(how: Mapping[str, Any], scene: Scene) -> int:
    """What this wild of the learner stands for where it brings the most."""
    return dict(runs.best(scene.state.table.cards[0]).stands)[how["stands"]]


def _gain(how: Mapping[str, Any], scene: Scene) -> int:
    """How many points one more card would bring the learner."""
    return runs.gain(scene.state.table.cards[0], how["gain"])


def _deck(how: Mapping[str, Any], _: Scene) -> int:
    """How many cards of a kind, of a colour or of one card there are, or of ``all``; with so many ``players``."""
    cards = game.deck(how["with"]["players"] if "with" in how else max(game.PLAYERS))
    wanted = how["deck"]
    return sum(wanted in ("all", card, game.kind_of(card), game.colour_of(card)) for card in cards)


def _rarest(how: Mapping[str, Any], _: Scene) -> int:
    """Which number there are the fewest cards of, in this kind."""
    counts = Counter(game.value_of(card) for card in game.DECK if game.kind_of(card) == how["rarest"])
    few = [number for number, many in counts.items() if many == min(counts.values())]
    if len(few) != 1:
        raise ValueError(f"{len(few)} numbers are the rarest")
    return few[0]


# ------------------------------------------------------------------------------------------- chances


def _odds(how: Mapping[str, Any], scene: Scene) -> Reading:
    """In how many of a hundred cases the next number or money card makes the learner bust, exactly counted.

    With a ``total`` it is what it would be with this one before any card was drawn.
    """
    state, total = scene.state, None
    if "with" in how:
        state, total = game.start(state.table.players, state.table.rules), how["with"]["total"]
    view = look(scene.game, state, 0)
    among = sum(view.left_numbers) + sum(view.left_currency)
    chance = getattr(game.bust_odds(view, total, wilds=False), how["odds"])
    return Reading(round(100 * chance), {"over": int(chance * among), "among": among})


def _turns(stop: int, seed: int, games: int) -> Iterator[tuple[int, int, bool]]:
    """The cards and turns of somebody who draws until the total is ``stop`` or the money is near the limit.

    Gives for each turn the game, the number cards that were kept and whether it was bust. Wilds are left out.
    """
    deck = [card for card in game.DECK if game.kind_of(card) in ("number", "currency")]
    for at in range(games):
        pile = deck[:]
        Random(seed + at).shuffle(pile)
        total = money = held = 0
        for card in pile:
            if game.kind_of(card) == "number":
                total, held = total + card % 10, held + 1
            else:
                total, money = total - card % 10, money + card % 10
            bust = max(total, money) > game.LIMIT
            if bust or total >= stop or money >= STOP_MONEY:
                yield at, 0 if bust else held, bust
                total = money = held = 0


def _stopping(how: Mapping[str, Any], scene: Scene) -> Reading:
    """At which of these totals one stops best: by the number cards that are kept a turn, over many games."""
    kept: dict[int, float] = {}
    bars = []
    for stop in how["stopping"]:
        turns = list(_turns(stop, scene.seed, how["with"]["games"]))
        mean = sum(held for _, held, _ in turns) / len(turns)
        spread = (sum((held - mean) ** 2 for _, held, _ in turns) / len(turns) ** 2) ** 0.5
        kept[stop] = mean
        bars.append(Bar(stop, mean, mean - 1.96 * spread, mean + 1.96 * spread))
    best = max(kept, key=kept.__getitem__)
    numbers = {"kept": round(kept[best], 1), "games": how["with"]["games"]}
    return Reading(best, numbers, tuple(bar._replace(mark=bar.label == best) for bar in bars))


def _busted(how: Mapping[str, Any], scene: Scene) -> int:
    """Of ten turns, how many are bust for somebody who stops at this total."""
    turns = [bust for _, _, bust in _turns(how["busted"], scene.seed, how["with"]["games"])]
    return round(10 * sum(turns) / len(turns))


# ------------------------------------------------------------------------------------------- the auction, solved


def _bid(how: Mapping[str, Any], _: Scene) -> int | None:
    """The best bid for what is worth so much, over the ``high`` one, with ``rivals`` behind whose worths are known.

    ``purses`` are what these and, before them, the learner can pay.
    """
    others = how["with"]
    if "high" in others:
        return once_around.best_bid(how["bid"], others["high"], 0)
    values = (how["bid"], *others["rivals"])
    return once_around.known(values, TIEN, tuple(others.get("purses", ()))).said[0]


def _gains(how: Mapping[str, Any], _: Scene) -> Reading:
    """Who of so many gains most on average when all bid their best; the learner speaks first."""
    return most_gained(how["gains"], TIEN)


READINGS: Mapping[str, Callable[[Mapping[str, Any], Scene], Any]] = {
    "row": _row,
    "owns": _owns,
    "happened": _happened,
    "verbs": _verbs,
    "place": _place,
    "busts": _busts,
    "refused": _refused,
    "lays": _lays,
    "buyers": _buyers,
    "points": _points,
    "lengths": _lengths,
    "stands": _stands,
    "gain": _gain,
    "deck": _deck,
    "rarest": _rarest,
    "odds": _odds,
    "stopping": _stopping,
    "busted": _busted,
    "bid": _bid,
    "gains": _gains,
}
