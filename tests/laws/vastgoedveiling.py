"""What the promises need to know of Vastgoedveiling."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hashiban import bots
from hashiban.games import vastgoedveiling as vv
from tests.laws.kinds import Small
from tests.seats import VASTGOED, played

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.table import Event, State

DECKS = {
    "hashiban.games.vastgoedveiling.DEEDS": tuple(range(9001, 9031)),
    "hashiban.games.vastgoedveiling.CHEQUES": tuple(range(7001, 7031)),
    "hashiban.bots.vastgoedveiling.CHEQUES": tuple(range(7001, 7031)),
}


def secrets(state: State, _: Seat) -> set[int]:
    stock = state.stock
    return {*stock.deed_pile, *stock.cheque_pile, *stock.away_deeds, *stock.away_cheques}


def invariants(before: State, after: State, told: Sequence[Event]) -> None:
    """The invariants of the rulings: coins, cards, order of buying, payments, the end."""
    table, stock, players = after.table, after.stock, after.table.players
    wallet = vv.WALLET[players]
    for kind in range(2):
        held = sum(purse.counts[kind] for purse in table.purses)
        assert held + table.bank[kind] == players * wallet[kind]
        assert min(purse.counts[kind] for purse in table.purses) >= 0

    market = list(table.market)
    deeds = [*stock.deed_pile, *stock.away_deeds, *sum(table.deeds, ()), *sum(table.sold, ())]
    cheques = [*stock.cheque_pile, *stock.away_cheques, *sum(table.cheques, ())]
    (deeds if table.phase == "bid" else cheques).extend(market)
    assert sorted(deeds) == sorted(vv.DEEDS)
    assert sorted(cheques) == sorted(vv.CHEQUES)

    owned = [len(own) + len(sold) for own, sold in zip(table.deeds, table.sold, strict=True)]
    if table.phase == "bid":
        left = set(range(players)) - set(table.auction.inside)
        assert owned == [table.round + (seat in left) for seat in range(players)]
        assert len(market) == len(table.auction.inside)
        assert max(table.bids) == table.auction.high
    elif table.phase in ("sell", "end"):
        assert owned == [table.rounds] * players
        assert [len(got) for got in table.cheques] == [table.round] * players
        assert not stock.deed_pile
    _events(before, after, told)


def _events(before: State, after: State, told: Sequence[Event]) -> None:
    purses, bids = list(before.table.purses), list(before.table.bids)
    last, opener = None, before.table.opener
    for name, facts, _ in told:
        who = facts.get("who", -1)
        if name == "opens":
            opener = who
        elif name == "market":
            last, bids = None, [0] * len(bids)
            assert list(facts["cards"]) == sorted(facts["cards"])
        elif name == "bid":
            assert facts["amount"] > max(bids)
            assert facts["amount"] == facts["coins"][0] + 2 * facts["coins"][1] <= purses[who].total
            bids[who] = facts["amount"]
        elif name in ("pass", "forced", "win"):
            assert last is None or facts["card"] > last, "handed out in ascending order"
            last = facts["card"]
            if name == "win":
                assert facts["paid"] == bids[who] == max(bids)
                opener = who
            else:
                half = (bids[who] + (before.table.rules.rounding == "down")) // 2
                assert facts["paid"] == half + facts["surplus"]
                assert facts["surplus"] in ((0, 1) if purses[who].counts[0] == 0 else (0,))
                assert facts["paid"] + facts["back"] == facts["bid"] == bids[who]
            purses[who] = after.table.purses[who] if facts["paid"] else purses[who]
        elif name == "end":
            assert after.table.market == ()
            assert not after.stock.cheque_pile
            money = sum(sum(got) for got in after.table.cheques) + sum(p.total for p in after.table.purses)
            assert sum(facts["totals"]) == money
    assert after.table.opener == opener


def longest(players: int) -> int:
    """Three answers of chance; all raises and a pass for each but one in an auction; a choice each in a sale."""
    rounds = vv.CARDS_USED[players] // players
    money = vv.WALLET[players][0] + 2 * vv.WALLET[players][1]
    return 3 + rounds * (money + players - 1) + (rounds - 1) * players


def small() -> Small:
    """Five unseen cheques, all different, and two secret choices of two properties."""
    for seed in range(1000):
        state = VASTGOED.start(5, vv.Rules())
        for _ in played(VASTGOED, state, seed, bot=bots.load("vastgoedveiling", "hard")):
            table = state.table
            unseen = Counter(state.stock.cheque_pile)
            if table.phase == "sell" and table.round == 4 and table.chosen == [False, True, True, False, False]:
                if len(unseen) == 5:
                    return Small(state, 0, fitting=120 * 2 * 2)
                break
    raise AssertionError("no such game")
