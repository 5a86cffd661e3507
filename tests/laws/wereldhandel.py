"""What the promises need to know of Wereldhandel."""

from __future__ import annotations

from collections import Counter
from math import comb, factorial
from typing import TYPE_CHECKING

from hashiban.actions import CHANCE, Action
from hashiban.engine import step
from hashiban.games import load
from hashiban.games import wereldhandel as wh
from hashiban.purse import Coins, Purse
from tests.laws.kinds import Small

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hashiban.actions import Seat
    from hashiban.table import Event, State

WERELD = load("wereldhandel")

DECKS = {
    "hashiban.games.wereldhandel.GOODS": tuple(range(9001, 9011)),
    "hashiban.games.wereldhandel.FINES": tuple(range(9011, 9014)),
}


def secrets(state: State, _: Seat) -> set[int]:
    """Every kind of card that is only in the pile."""
    table = state.table
    shown = {card for kind, card in enumerate(wh.GOODS) if any(row[kind] for row in table.goods)}
    shown |= {card for fines in table.fines for card in fines}
    if table.card is not None:
        shown.add(wh.GOODS[table.card])
    if table.trees:
        shown.add(wh.GOODS[wh.TREE])
    return set(state.stock.pile) - shown


# --------------------------------------------------------------------------------------------- positions


def position(
    money: Sequence[Coins],
    goods: Sequence[Mapping[int, int]] = (),
    pile: Sequence[int] = (),
    *,
    first: Seat = 0,
    trees: int = 0,
    rules: wh.Rules = wh.Rules(),  # noqa: B008 - frozen
) -> State:
    """A table at which these seats have this money, which all know, and these goods; ``first`` begins its turn."""
    players = len(money)
    state = wh.start(players, rules)
    table = state.table
    for hand, coins in zip(state.hands, money, strict=True):
        hand.purse, hand.knows = Purse(wh.MONEY, coins), list(money)
    table.known, table.counts = list(money), [sum(coins) for coins in money]
    table.trees, table.bank = trees, at_the_bank(players, trees)
    rows = [*goods, *({} for _ in range(players - len(goods)))]
    table.goods = [tuple(row.get(kind, 0) for kind in range(len(wh.GOODS))) for row in rows]
    table.left, state.stock.pile, table.phase = len(pile), list(pile), "opener"
    order = (first, *(seat for seat in range(players) if seat != first))
    step(WERELD, state, CHANCE, Action("opener", cards=order))
    return state


def at_the_bank(players: int, trees: int) -> Coins:
    """One money card a player for each tree that is still to come."""
    return tuple(players * (kind in wh.PAYOUTS[trees:]) for kind in wh.MONEY)


def minted(players: int, trees: int) -> Coins:
    """All money cards that are in hands after so many trees."""
    return tuple(players * (n + (kind in wh.PAYOUTS[:trees])) for kind, n in zip(wh.MONEY, wh.START, strict=True))


# -------------------------------------------------------------------------------------------- invariants


def invariants(before: State, after: State, told: Sequence[Event]) -> None:
    """The invariants of the rulings, after every action and along its events."""
    _money(after)
    _cards(after)
    _knowledge(after)
    _auction(after)
    _trade(before, after)
    _events(before, after, told)
    if after.table.phase == "end":
        _end(after)


def _money(state: State) -> None:
    table, n = state.table, state.table.players
    held = [sum(hand.purse.counts[kind] for hand in state.hands) for kind in range(len(wh.MONEY))]
    assert min(min(hand.purse.counts) for hand in state.hands) >= 0
    assert tuple(held) == minted(n, table.trees)
    assert table.bank == at_the_bank(n, table.trees)
    total = sum(hand.purse.total for hand in state.hands)
    assert total == table.money == 90 * n + n * (0, 50, 150, 350, 850)[table.trees]
    assert table.counts == [sum(hand.purse.counts) for hand in state.hands]
    assert sum(table.counts) == 7 * n + n * table.trees


def _cards(state: State) -> None:
    table, pile = state.table, Counter(state.stock.pile)
    discarded = table.trees if table.rules.tree_discard else 0
    for kind, card in enumerate(wh.GOODS):
        owned = sum(row[kind] for row in table.goods)
        away = discarded if kind == wh.TREE else 0
        assert pile[card] + (table.card == kind) + owned + away == wh.COPIES
    assert sorted([*(c for c in pile.elements() if c in wh.FINES), *sum(table.fines, ())]) == list(wh.FINES)
    assert table.left == len(state.stock.pile)


def _knowledge(state: State) -> None:
    """Nobody knows what is not so; each knows its own hand, and no less of the others than everybody does."""
    table = state.table
    for seat, hand in enumerate(state.hands):
        assert hand.knows[seat] == hand.purse.counts
        for public, own, other in zip(table.known, hand.knows, state.hands, strict=True):
            assert all(p <= k <= n for p, k, n in zip(public, own, other.purse.counts, strict=True))


def _auction(state: State) -> None:
    table, auction = state.table, state.table.auction
    in_it = table.phase in ("bid", "refusal", "pay")
    assert (table.card is not None) is in_it
    if not in_it:
        assert (auction.inside, table.out, table.bids) == ([], (), [0] * table.players)
        return
    others = set(range(table.players)) - {table.active}
    assert set(auction.inside) == others - set(table.out)
    assert auction.high == max(table.bids) <= table.money
    assert auction.leader is None or table.bids[auction.leader] == auction.high
    assert all(amount % 10 == 0 for amount in table.bids)
    if table.phase == "bid":
        assert table.asked[0] in others - set(table.out)
        assert table.asked[0] != auction.leader
    if table.phase == "pay":
        assert table.asked == (auction.leader,)
        assert state.hands[auction.leader].purse.total >= auction.high
    assert table.repeats <= table.players - (not table.rules.defaulter_returns)


def _trade(before: State, after: State) -> None:
    table = after.table
    for code in table.trades:
        partner, kind = wh.decoded(code)
        assert partner != table.active
        assert {table.goods[partner][kind], table.goods[table.active][kind]} <= {1, 2, 3}
    assert bool(table.trades) is (table.phase == "turn")
    assert not (table.trades and table.idle >= wh.ENOUGH)
    assert 0 <= table.idle <= before.table.idle + 1
    in_it = table.phase in ("offer", "answer")
    assert (table.partner is not None, table.kind is not None, table.round > 0) == (in_it,) * 3
    assert table.stake in ((1, 2) if in_it else (0,))
    for seat, hand in enumerate(after.hands):
        lies = table.phase == "answer" and seat == table.active
        assert sum(hand.offer) == (table.offered if lies else 0)
        assert hand.purse.holds(hand.offer)
    if in_it:
        mine, theirs = table.goods[table.active][table.kind], table.goods[table.partner][table.kind]
        assert (table.stake == 2) is (mine == theirs == 2)


def _events(before: State, after: State, told: Sequence[Event]) -> None:
    """Goods and money move as the events say, between the two that they name, and nowhere else."""
    n = after.table.players
    money = [hand.purse.total for hand in before.hands]
    goods = [Counter(dict(zip(wh.GOODS, row, strict=True))) for row in before.table.goods]
    for name, facts, to in told:
        who, whom = facts.get("who", CHANCE), facts.get("whom", CHANCE)
        assert to == ((who, whom) if name in ("opened", "compared") else None)
        if name in ("sold", "bought"):
            assert sum(facts["laid"]) == facts["paid"] == facts["price"] + facts["over"]
            assert facts["over"] >= 0
            assert 0 not in facts["laid"]
            _shift(money, who, whom, facts["paid"])
            goods[who][facts["card"]] += 1
        elif name == "free":
            goods[who][facts["card"]] += 1
        elif name == "tree":
            money = [total + facts["amount"] for total in money]
        elif name == "opened":
            _shift(money, who, whom, facts["amount"])
        elif name == "compared":
            _shift(money, who, whom, facts["offer"] - facts["counter"])
        elif name == "traded":
            assert facts["stake"] in (1, 2)
            goods[who][facts["card"]] += facts["stake"]
            goods[whom][facts["card"]] -= facts["stake"]
    assert money == [hand.purse.total for hand in after.hands]
    rows = [tuple(goods[seat][card] for card in wh.GOODS) for seat in range(n)]
    assert rows == after.table.goods


def _shift(money: list[int], payer: Seat, payee: Seat, amount: int) -> None:
    money[payer] -= amount
    money[payee] += amount


def _end(state: State) -> None:
    table = state.table
    assert not state.stock.pile
    for kind in range(len(wh.GOODS)):
        whole = [row[kind] for row in table.goods if row[kind]] == [wh.COPIES]
        assert whole or table.capped or (table.rules.tree_discard and kind == wh.TREE)


# ------------------------------------------------------------------------------------------------ limits


def longest(players: int) -> int:
    """Every card auctioned with all raises, over and over, and all trades that the guard allows in between."""
    raises = sum(kind * count for kind, count in zip(wh.MONEY, minted(players, 4), strict=True)) // wh.STEP
    bidding = (raises + 1) * (players - 1)  # a pass of all others after each raise
    pile = len(wh.GOODS) * wh.COPIES + len(wh.FINES)
    auctions = pile * (1 + (players + 1) * (bidding + 2))
    trades = (pile + len(wh.GOODS) + 1) * wh.ENOUGH * 5
    return 2 + auctions + trades


def small() -> Small:
    """Two hands with three unknown money cards each, one of them offered face down, and two unknown goods.

    The six cards are all of different kinds, so that every way to deal them is a state of its own.
    """
    players, unknown = 3, (1,) * len(wh.MONEY)
    all_money = minted(players, 4)
    mine = tuple(n // 2 for n in all_money)
    known = [mine, (0,) * len(wh.MONEY), tuple(n - m - 1 for n, m in zip(all_money, mine, strict=True))]
    ones, twos = (1, 0, 1, 0, 0, 1), (0, 1, 0, 1, 1, 0)
    money = [mine, ones, tuple(k + t for k, t in zip(known[2], twos, strict=True))]
    assert tuple(a + b for a, b in zip(ones, twos, strict=True)) == unknown
    goods = [{0: 2, 1: 1, 2: 4, 3: 4, 4: 4}, {0: 2, 1: 2, 5: 4, 6: 4}, {7: 4, 8: 3, 9: 4}]
    state = position(money, goods, (8, 1), first=1, trees=4)
    state.table.known = known
    state.table.fines = [wh.FINES, (), ()]
    for seat, hand in enumerate(state.hands):
        hand.knows = [money[k] if k == seat else known[k] for k in range(players)]
    step(WERELD, state, 1, Action("trade", cards=(wh.coded(0, 0),)))
    step(WERELD, state, 1, Action("offer", coins=(0, 0, 1, 0, 0, 0)))
    return Small(state, 0, fitting=comb(6, 3) * 3 * factorial(2))
