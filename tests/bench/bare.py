"""Vastgoedveiling for four as one bare function: the floor that the engine is measured against.

The same rules, the same money arithmetic (``hashiban.purse``), the same luck (a stream a seat) and the same players
that say any legal thing, but no views, no options, no legality, no events and no journal. From the same seed the
engine plays the very same game; ``tests/test_lab.py`` checks that.
"""

from __future__ import annotations

from typing import NamedTuple

from hashiban.actions import CHANCE
from hashiban.engine import stream
from hashiban.games.vastgoedveiling import CARDS_USED, CHEQUES, COINS, DEEDS, WALLET
from hashiban.purse import Purse, exact, least

SEATS = 4


class Bare(NamedTuple):
    """What came of one game."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


def bare(seed: int) -> Bare:
    """Play one whole game."""
    randoms = [stream(seed, seat).random for seat in range(SEATS)]
    luck = stream(seed, CHANCE)
    deeds, cheques, seats = list(DEEDS), list(CHEQUES), list(range(SEATS))
    for pile in (deeds, cheques, seats):
        luck.shuffle(pile)
    opener, decisions, used = seats[0], 0, CARDS_USED[SEATS]
    purses = [Purse(COINS, WALLET[SEATS])] * SEATS
    hands: list[list[int]] = [[] for _ in range(SEATS)]
    for at in range(0, used, SEATS):
        market = sorted(deeds[at : at + SEATS])
        bids, high, turn = [0] * SEATS, 0, 0
        inside = [(opener + k) % SEATS for k in range(SEATS)]
        while len(inside) > 1:
            seat = inside[turn]
            purse = purses[seat]
            low = least(purse, high + 1)
            if low is not None:
                decisions += 1
                if randoms[seat]() < 0.5:
                    step = 1 if purse.counts[0] else 2
                    high = low + step * int(randoms[seat]() * ((purse.total - low) // step + 1))
                    bids[seat] = high
                    turn = (turn + 1) % len(inside)
                    continue
            due = least(purse, (bids[seat] + 1) // 2)
            if due:
                purses[seat] = purse.with_out(exact(purse, due) or ())
            hands[seat].append(market.pop(0))
            del inside[turn]
            turn %= len(inside)
        opener = inside[0]
        purses[opener] = purses[opener].with_out(exact(purses[opener], bids[opener]) or ())
        hands[opener].append(market[0])
    earned = [0] * SEATS
    for at in range(0, used, SEATS):
        sales = []
        for seat, hand in enumerate(hands):
            if len(hand) > 1:
                decisions += 1
                sales.append((hand.pop(int(randoms[seat]() * len(hand))), seat))
            else:
                sales.append((hand[0], seat))
        for (_, seat), cheque in zip(sorted(sales), sorted(cheques[at : at + SEATS]), strict=True):
            earned[seat] += cheque
    standing = [(cheque + purse.total, purse.total) for cheque, purse in zip(earned, purses, strict=True)]
    best = max(standing)
    winners = tuple(seat for seat in range(SEATS) if standing[seat] == best)
    return Bare(tuple(total for total, _ in standing), winners, decisions)
