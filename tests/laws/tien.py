"""What the promises need to know of Tien."""

from __future__ import annotations

from collections import Counter
from math import factorial, prod
from typing import TYPE_CHECKING, Any

from hashiban import bots, runs
from hashiban.games import load, tien
from tests.laws.kinds import Small
from tests.seats import played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.table import Event, State

DECKS = {"hashiban.games.tien.DECK": tuple(9000 + card for card in tien.DECK)}


def secrets(state: State, _: Seat) -> set[int]:
    """What lies in the pile or is not used, unless an equal card was seen: equal cards are the same number."""
    return {*state.stock.pile, *state.stock.away} - set(_open_cards(state))


def _open_cards(state: State) -> list[int]:
    table = state.table
    lot = [table.lot] if table.lot else []
    own = [card for cards in table.cards for card in cards]
    return [*table.numbers, *table.currency, *table.market, *table.discard, *own, *lot]


def invariants(before: State, after: State, told: Sequence[Event]) -> None:
    """The invariants of the rulings: cards, tokens, the row, purchases, turns, auctions, points."""
    table, stock = after.table, after.stock
    used = tien.CARDS_USED[table.players]
    assert sorted([*stock.pile, *_open_cards(after)]) == sorted(tien.DECK[:used])
    assert sorted(stock.away) == sorted(tien.DECK[used:])
    _counts(after)
    coins, tokens = zip(*(purse.counts for purse in table.purses), strict=True)
    assert table.supply[0] + sum(coins) == tien.COINS
    assert table.supply[1] + sum(tokens) == tien.BUST_TOKENS
    assert all(0 <= n <= tien.LIMIT for n in coins)
    assert min(*tokens, *table.supply) >= 0
    assert all(tien.kind_of(card) == "number" for card in (*table.market, *table.numbers))
    assert not any(tien.kind_of(card) == "currency" for cards in table.cards for card in cards)
    _row(after)
    _events(before, after, told)
    _points(before, after)


def _counts(state: State) -> None:
    """What is told of the pile is what lies in it."""
    table, pile = state.table, state.stock.pile
    kinds = Counter((tien.kind_of(card), tien.value_of(card)) for card in pile)
    assert table.left == len(pile)
    assert table.left_numbers == [kinds["number", n] for n in range(10)]
    assert table.left_currency == [kinds["currency", n] for n in range(6)]


def _row(state: State) -> None:
    """The row adds up, is not bust, and is empty between turns."""
    table = state.table
    assert table.money == sum(tien.value_of(card) for card in table.currency) <= tien.LIMIT
    assert table.total == sum(tien.value_of(card) for card in table.numbers) - table.money <= tien.LIMIT
    assert (table.phase == "bid") == (table.lot > 0 and not table.due)
    if table.phase in ("deck", "opener", "buy", "end") or (table.phase == "pay" and not table.lot):
        assert table.numbers == table.currency == ()
    assert bool(table.due) == (table.phase == "pay")
    assert bool(table.wares) == (table.phase in ("buy", "pay") and not table.lot)


ENDS = ("numbers", "currency", "bust")


def _drawn_out(state: State) -> int:
    """How many turns are over, but for what may be bought."""
    table = state.table
    return int(table.turn - (table.phase in ("decide", "bid") or table.lot > 0))


def _events(before: State, after: State, told: Sequence[Event]) -> None:
    names = Counter(event.name for event in told)
    ended = _drawn_out(after) - _drawn_out(before)
    assert sum(names[name] for name in ENDS) == ended, "a turn ends in exactly one way"
    assert names["wild"] - names["won"] - names["unsold"] == bool(after.table.lot) - bool(before.table.lot)
    own = {seat: Counter(cards) for seat, cards in enumerate(before.table.cards)}
    purses = [list(purse.counts) for purse in before.table.purses]
    for name, facts, _ in told:
        _told(name, facts, own, purses)
    assert [Counter(cards) for cards in after.table.cards] == list(own.values())
    assert [tuple(purse) for purse in purses] == [purse.counts for purse in after.table.purses]


def _told(name: str, facts: dict[str, Any], own: dict[int, Counter[int]], purses: list[list[int]]) -> None:
    """Follow by the events alone what everybody has."""
    who = facts.get("who", -1)
    for seat, got in enumerate(facts.get("gains", ())):
        purses[seat][0] += got
        takes = seat == who if name == "currency" else seat != who
        assert got == (min(facts["money"], got + tien.LIMIT - purses[seat][0]) if takes else 0)
    if name == "numbers":
        own[who].update(facts["cards"])
    elif name == "bust":
        assert facts["total"] > tien.LIMIT
        purses[who][1] += facts["token"]
    elif name == "bid":
        assert 0 < facts["amount"] <= purses[who][0] + 3 * purses[who][1] + own[who].total()
    elif name in ("won", "bought"):
        assert name == "won" or not own[who][facts["card"]], "nobody buys a card that is there already"
        assert facts["coins"] + 3 * facts["tokens"] + facts["spent"] == facts["due"] + facts["surplus"]
        assert 0 <= facts["surplus"] < (1 if facts["coins"] + facts["spent"] else 3), "nothing is superfluous"
        assert not Counter(facts["cards"]) - own[who]
        purses[who][0] -= facts["coins"]
        purses[who][1] -= facts["tokens"]
        own[who].subtract(facts["cards"])
        own[who] += Counter([facts["card"]])


def _points(before: State, after: State) -> None:
    """Nobody scores more than 40 or less than without the wilds, and no card that is added costs points."""
    for then, now in zip(before.table.cards, after.table.cards, strict=True):
        if now != then:
            points = runs.best(now).points
            assert runs.placed(now, ()).points <= points <= 40
            if not Counter(then) - Counter(now):
                assert points >= runs.best(then).points


def longest(players: int) -> int:
    """Two answers of chance; for each card one decision, for each wild a word of all and a payment, for each turn and
    each last chance a purchase and its payment."""
    deck = tien.deck(players)
    wilds = sum(runs.is_wild(card) for card in deck if tien.kind_of(card) != "currency")
    return 2 + len(deck) + wilds * (players + 1) + 2 * len(deck) + 2 * players


def small() -> Small:
    """Five unseen cards, in the middle of a turn."""
    game = load("tien")
    state = game.start(3, tien.Rules())
    for _ in played(game, state, 1, bot=bots.anything):
        if state.table.left == 5 and state.table.phase == "decide":
            equal = Counter(state.stock.pile).values()
            return Small(state, 0, fitting=factorial(5) // prod(map(factorial, equal)))
    raise AssertionError("no such game")
