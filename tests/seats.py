"""Support for the engine tests: positions laid by hand, states as plain data, Hypothesis in every seat."""

from __future__ import annotations

from itertools import islice, product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import strategies as st

from hashiban.actions import (
    CHANCE,
    Action,
    Amount,
    IllegalMove,
    Lay,
    Option,
    Order,
    Pick,
    Roll,
    Say,
    Seat,
    laid_from,
    pieces_of,
)
from hashiban.bots import anything
from hashiban.engine import chance, look, step
from hashiban.games import NAMES, load
from hashiban.games import vastgoedveiling as vv
from hashiban.journal import choices
from hashiban.purse import Coins, Purse, ways
from hashiban.words import LANGUAGES
from tests.short import SHORT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from _pytest.mark import ParameterSet

    from hashiban.engine import Bot
    from hashiban.table import Event, Game, State, View

VASTGOED = load("vastgoedveiling")
PASS = Action("pass")

TABLES = [(name, players) for name in NAMES for players in load(name).PLAYERS]
"""Every game with every number of players."""


def in_between(name: str, players: int) -> tuple[pytest.MarkDecorator, ...]:
    """The mark of a table with neither the fewest nor the most players: its costly tests are for `make test-all`."""
    fewest, most = load(name).PLAYERS[0], load(name).PLAYERS[-1]
    return (pytest.mark.slow,) if fewest < players < most else ()


EDGES = [pytest.param(name, players, marks=in_between(name, players)) for name, players in TABLES]
"""The same for tests that play many games: in `make test` with the fewest and the most players only."""


def in_turn(things: Iterable[Any]) -> list[ParameterSet]:
    """Each of these in every language: `make test` tries one each, in turn, and `make test-all` every one."""
    return [
        pytest.param(thing, language, marks=() if k % len(LANGUAGES) == at else (pytest.mark.slow,))
        for k, thing in enumerate(things)
        for at, language in enumerate(LANGUAGES)
    ]


# ------------------------------------------------------------------------------------- Vastgoedveiling


def bid(amount: int, *coins: int) -> Action:
    """A bid, with these numbers of $1 and $2 coins if they are chosen."""
    return Action("bid", amount, coins=coins)


def sell(deed: int) -> Action:
    """This property, put up for sale."""
    return Action("sell", cards=(deed,))


def first(cards: Sequence[int], deck: Sequence[int]) -> tuple[int, ...]:
    """The whole deck with these cards on top."""
    rest = list(deck)
    for card in cards:
        rest.remove(card)
    return (*cards, *rest)


def auction(
    *market: int,
    wallets: Sequence[Coins] | None = None,
    opener: Seat = 0,
    rules: vv.Rules = vv.Rules(),  # noqa: B008 - frozen
    cheques: Sequence[int] = (),
) -> State:
    """A table at which these properties (more than a round's: the next rounds' too) are up for auction."""
    players = len(wallets) if wallets else len(market)
    state = vv.start(players, rules)
    say(
        state,
        (CHANCE, Action("deeds", cards=first(market, vv.DEEDS))),
        (CHANCE, Action("cheques", cards=first(cheques, vv.CHEQUES))),
    )
    if wallets:
        state.table.purses = [Purse(vv.COINS, wallet) for wallet in wallets]
    say(state, (CHANCE, Action("opener", cards=first([opener], range(players)))))
    return state


def sale(deeds: Sequence[tuple[int, ...]], cheques: Sequence[int]) -> State:
    """A table at which seats that own these properties sell them, for these cheques first."""
    state = vv.start(len(deeds), vv.Rules())
    table = state.table
    table.phase, table.asked, table.round = "sell", tuple(range(len(deeds))), table.rounds - len(deeds[0])
    table.deeds = list(deeds)
    table.bought = {deed: k for k, deed in enumerate(deed for taken in zip(*deeds, strict=True) for deed in taken)}
    table.market = tuple(sorted(cheques))
    state.stock.cheque_pile = list(first(cheques, vv.CHEQUES)[len(cheques) :])
    return state


def say(state: State, *moves: tuple[Seat, Action]) -> list[Event]:
    """Let the seats say this in turn, and tell what happened."""
    return let(VASTGOED, state, *moves)


def view(state: State, seat: Seat) -> View:
    """What this seat sees, with its options."""
    return look(VASTGOED, state, seat)


# ------------------------------------------------------------------------------------------- any game


def let(game: Game, state: State, *moves: tuple[Seat, Action]) -> list[Event]:
    """Let the seats say this in turn, and tell what happened."""
    return [event for seat, action in moves for event in step(game, state, seat, action)]


def turned_down(game: Game, state: State, seat: Seat, action: Action) -> tuple[str, str]:
    """The reason and the rule with which this is refused; the table stays as it was."""
    before = snapshot(state)
    with pytest.raises(IllegalMove) as refusal:
        step(game, state, seat, action)
    assert snapshot(state) == before
    return refusal.value.key, refusal.value.rule


def told(events: Sequence[Event], name: str) -> list[dict[str, Any]]:
    """The facts of all events of this name."""
    return [event.facts for event in events if event.name == name]


PLAIN = frozenset({int, str, bool, float, type(None)})


def bare(thing: object) -> object:
    """``thing`` and all that is in it as plain data, to compare, to search and to print."""
    if type(thing) in PLAIN:
        return thing
    if isinstance(thing, dict):
        return {key: value if type(value) in PLAIN else bare(value) for key, value in thing.items()}
    if isinstance(thing, list | tuple):
        items = [item if type(item) in PLAIN else bare(item) for item in thing]
        return tuple(items) if isinstance(thing, tuple) else items
    slots = getattr(type(thing), "__slots__", ())
    return {name: bare(getattr(thing, name)) for name in slots} if slots else thing


def snapshot(thing: object) -> str:
    """Everything in ``thing``, as text in which True is not 1 and a list not a tuple."""
    return repr(bare(thing))


def given_to(game: Game, state: State, view: View) -> dict[str, object]:
    """All that a view gives to who holds it: every name of the table, hands and stock that it answers to."""
    parts = (state.table, *state.hands, state.stock)
    names = sorted({name for part in parts for name in type(part).__slots__})
    facts = {name: bare(getattr(view, name)) for name in names if hasattr(view, name)}
    return {**facts, "options": bare(view.options), "heard": bare(view.heard), "seat": view.seat}


def rules_of(game: Game) -> list[Any]:
    """The game's rules in every position of its switches; of more than eight, all off, each by itself, and all on.

    Where a switch makes games shorter, they are short.
    """
    switches = choices(game.Rules)
    positions = list(product(*switches.values()))
    if len(positions) > 8:
        changed = [sum(a != b for a, b in zip(position, positions[0], strict=True)) for position in positions]
        positions = [p for p, count in zip(positions, changed, strict=True) if count in (0, 1, len(switches))]
    every = [game.Rules(**{**dict(zip(switches, p, strict=True)), **SHORT.get(game.NAME, {})}) for p in positions]
    return list(dict.fromkeys(every))


def answers(option: Option) -> st.SearchStrategy[Action]:
    """Every action that this option allows."""
    match option:
        case Say(verb, due, purse):
            return st.sampled_from([(), *laid(purse, due)]).map(lambda coins: Action(verb, coins=coins))
        case Amount(verb, least, most, step, purse):
            amounts = st.integers(0, (most - least) // step).map(lambda k: least + k * step)
            return amounts.flatmap(
                lambda m: st.sampled_from([(), *laid(purse, m)]).map(lambda coins: Action(verb, m, (), coins))
            )
        case Pick(verb, cards, least, most):
            places = st.lists(st.sampled_from(range(len(cards))), min_size=least, max_size=most, unique=True)
            return places.map(lambda at: Action(verb, cards=tuple(cards[k] for k in at)))
        case Order(verb, cards):
            return st.permutations(cards).map(lambda order: Action(verb, cards=tuple(order)))
        case Roll(verb, faces, times):
            rolled = st.lists(st.sampled_from(faces), min_size=times, max_size=times)
            return rolled.map(lambda cards: Action(verb, cards=tuple(cards)))
        case Lay(verb, _, due, pieces):
            every = pieces_of(option)
            counts = st.integers(pieces, len(every))
            laid_out = st.tuples(st.permutations(every), counts).map(lambda drawn: laid_from(option, *drawn))
            return st.one_of(laid_out, st.just(Action(verb))) if due else laid_out


def laid(purse: Purse | None, amount: int) -> list[Coins]:
    """Some ways to lay this amount; none where nothing is to be laid."""
    return list(islice(ways(purse, amount), 4)) if purse else []


def legal(options: tuple[Option, ...]) -> st.SearchStrategy[Action]:
    """Every action that these options allow."""
    return st.sampled_from(options).flatmap(answers)


@st.composite
def setups(draw: Any) -> tuple[Game, State]:
    """Any game, with any number of players and any of its switches, before chance has spoken."""
    name, players = draw(st.sampled_from(TABLES))
    game = load(name)
    return game, game.start(players, draw(st.sampled_from(rules_of(game))))


DRAWN = 100
"""So many moves of a game Hypothesis thinks out; a longer one would be too much for it."""


def moves(game: Game, state: State, draw: Any) -> Iterator[tuple[Seat, Action]]:
    """A whole game in which Hypothesis sits in every seat, chance's too, and from move ``DRAWN`` on luck.

    The caller lets each move happen.
    """
    for _ in range(DRAWN):
        asked = game.waiting(state.table)
        if not asked:
            return
        seat = draw(st.sampled_from(asked))
        yield seat, draw(legal(look(game, state, seat).options))
    luck = Random(draw(st.integers(0, 99)))
    while asked := game.waiting(state.table):
        answer = chance if asked[0] == CHANCE else anything
        yield asked[0], answer(look(game, state, asked[0]), luck).action


def played(
    game: Game, state: State, seed: int, told: list[list[Event]] | None = None, bot: Bot = anything
) -> Iterator[tuple[Seat, Action]]:
    """A whole game in which this bot sits in every seat, a move at a time that has just happened."""
    luck = Random(seed)
    told = [] if told is None else told
    while asked := game.waiting(state.table):
        assert len(told) < 10_000, "an endless game"
        seat = luck.choice(asked)
        action = (chance if seat == CHANCE else bot)(look(game, state, seat, told), luck).action
        told.append(step(game, state, seat, action))
        yield seat, action
