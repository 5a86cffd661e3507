"""The winner's curse: who wins a thing that is worth the same to all, has most likely guessed too high.

A jar of coins stands on the table. Every bidder sees as much of it as the others, and is equally likely to be off by
any amount up to ``SPREAD`` either way. The highest bid wins and is paid. With ``n`` bidders the highest guess is too
high by ``SPREAD * (n - 1) / (n + 1)`` on average, and that is what the naive bidder loses who bids his own guess
(FIG12). In equilibrium everybody bids ``SPREAD`` less (FIG13), and the winner gains ``2 * SPREAD / (n + 1)``. When
the second highest bid is paid, the same mistake costs less (FIG14). What people did with real jars (FIG16) is quoted.

In De Veiling van Hashiban too there is something that is worth the same to all: an object that none of the own
dealers seeks can be laid out again, and when nobody bids it brings a bill from the pile. In real games of bots the
study looks at what such objects cost, by how many bid for them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

import numpy as np

from hashiban import bots
from hashiban.engine import play
from hashiban.games import load
from hashiban.games.hashiban_box import weapons
from hashiban.lab import tally
from hashiban.lab.arena import game_seed
from hashiban.lab.dynamics import Chart, Sentence, Theory
from hashiban.lab.dynamics.hashiban import MEAN, NAME, told
from hashiban.lab.studies import Ask, Expected, Setting, Shown, expected, histogram
from hashiban.lab.textbook import bids as rules
from hashiban.lab.textbook import common, sealed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from hashiban.lab.dynamics import Row
    from hashiban.lab.studies import Given
    from hashiban.lab.tally import Estimate
    from hashiban.lab.textbook.common import Guessed

JAR: dict[int, int] = {5: 64, 10: 61, 20: 47, 50: 24}
"""The coins in the jar: cents, and how many of them."""
WORTH = sum(cents * many for cents, many in JAR.items()) / 100
"""What the jar holds."""
SPREAD = 4.0
"""A guess is off by up to so much."""
SPAN = (WORTH, WORTH)
"""All bid for this one jar, again and again."""

GUESS = Ask("guess", 0, 200, "money")
BID = Ask("bid", 0, 200, "money")
DECISIONS = (GUESS, BID)
PREDICTION = Ask("profit", -SPREAD, SPREAD, "money")
SETTING = Setting((2, 3, 4, 6, 8, 12, 20), 6)
GAMES = 60_000
PIECE = 10_000
KEPT = 200_000
RIGHT = "babcb"
OPEN, TALKS = 4, 3
SOURCES = (
    "Edward C. Capen, Robert V. Clapp and William M. Campbell, Competitive bidding in high-risk situations. "
    "Journal of Petroleum Technology 23 (1971), 641-653.",
    "Max H. Bazerman and William F. Samuelson, I won the auction but don't want the prize. "
    "Journal of Conflict Resolution 27 (1983), 618-634.",
    "John H. Kagel and Dan Levin, The winner's curse and public information in common value auctions. "
    "American Economic Review 76 (1986), 894-920.",
    "Richard H. Thaler, Anomalies: The winner's curse. Journal of Economic Perspectives 2 (1988), 191-202.",
)


LABORATORY = {"lab": 8.0, "estimate": 5.13, "top": 10.01, "auctions": 48, "loss": 2.01}
"""The jars of Bazerman and Samuelson (1983): worth, mean guess, mean highest bid, how many were sold, mean loss."""

SEATS = ("hard",) * 3
"""Who sits at the table of De Veiling van Hashiban."""
TABLE = 2_500
"""With every so many auctions of the jar, the kept numbers have a game of it."""


@dataclass(slots=True)
class Curse:
    """What winners gained, by how they bid, and what objects of no use cost at another table."""

    bidders: int
    games: int = 0
    """Auctions of the jar."""
    won: dict[str, list[NDArray[np.float64]]] = field(default_factory=dict)
    """What the winner of each auction gained; ``second-`` where the second highest bid was paid."""
    tables: int = 0
    """Games of De Veiling van Hashiban."""
    prices: dict[int, list[int]] = field(default_factory=dict)
    """What was paid for objects that no dealer of their buyer seeks, by how many had bid."""

    def gains(self, how: str = "naive") -> NDArray[np.float64]:
        """What the winner of each auction gained."""
        return np.concatenate(self.won[how])

    def price(self, bidders: int) -> Estimate:
        """What an object of no use cost when so many had bid."""
        return tally.mean(np.array(self.prices[bidders], dtype=np.float64))


def run(setting: float, given: Given, seed: int) -> Iterator[Curse]:
    """Auctions of the jar with so many bidders; with the usual number also some games of De Veiling van Hashiban."""
    luck, found = np.random.default_rng(seed), Curse(int(setting))
    while found.games < GAMES:
        for how, gains in sold(common.guessed(PIECE, found.bidders, SPREAD, SPAN, luck)).items():
            found.won.setdefault(how, []).append(gains)
        if setting == SETTING.usual:
            resold(found, seed)
        found.games += PIECE
        yield found


def sold(lots: Guessed) -> dict[str, NDArray[np.float64]]:
    """What the winners gain: who bid their guess, and who think of being the highest; with both ways of paying."""
    bidders = lots.seen.shape[1]
    first, second = rules.plus(-SPREAD), rules.plus(-SPREAD * (bidders - 2) / bidders)
    return {
        "naive": sealed.first_price(lots.values, rules.truth, lots.seen).profit,
        "wise": sealed.first_price(lots.values, first, lots.seen).profit,
        "second-naive": sealed.second_price(lots.values, rules.truth, lots.seen).profit,
        "second-wise": sealed.second_price(lots.values, second, lots.seen).profit,
    }


def resold(found: Curse, seed: int) -> None:
    """Play one more game of De Veiling van Hashiban, and note what was paid for objects of no use.

    Weapons are left out, which are of use to everybody.
    """
    found.tables += 1
    seats = [bots.load(NAME, bot) for bot in SEATS]
    journal, _ = play(load(NAME), seats, game_seed(seed, found.tables))
    for sale in told(journal).sales:
        if sale.winner is not None and not sale.lot and sale.need == 0 and not weapons(sale.cards):
            found.prices.setdefault(len({who for who, _ in sale.bids}), []).append(sale.paid)


def truth(tally_: Curse) -> Estimate:
    """What the winner gains on average when all bid their guess."""
    return tally.mean(tally_.gains())


def happened(found: Curse, given: Given) -> Shown:
    """The gains of winners who bid their guess, and the auction in the room."""
    said = []
    guesses, offers = given[GUESS.key], given[BID.key]
    highest = max(offers)
    numbers = {"worth": WORTH, "highest": highest, "gain": abs(round(WORTH - highest, 2)), "many": len(offers)}
    room = "room" if len(offers) > 1 else "alone"
    said.append(Sentence(f"study-winners-curse-{room}-{'lost' if highest > WORTH else 'won'}", numbers))
    said.append(Sentence("study-winners-curse-mean", {"mean": round(sum(guesses) / len(guesses), 2), "worth": WORTH}))
    gains = found.gains()
    chart = histogram("study-winners-curse-gains", PREDICTION, gains.tolist(), [("nothing", 0.0)])
    lost = round(100 * float((gains < 0).mean()))
    average = round(float(gains.mean()), 2)
    caption = Sentence("study-winners-curse-gains-told", {"bidders": found.bidders, "lost": lost, "gain": average})
    return Shown((replace(chart, caption=(caption,)), floor(found)), tuple(said))


def floor(found: Curse) -> Chart:
    """What objects of no use cost, by how many bid, now and in the kept runs, and what they bring."""
    rows: list[Row] = []
    for bidders, paid in sorted(found.prices.items()):
        if len(paid) > 1:
            value, low, high = found.price(bidders)
            rows.append({"bidders": bidders, "paid": value, "low": low, "high": high, "series": "now"})
    kept = {row.key: row for row in expected("winners_curse") if row.key.startswith("price-")}
    for key, value, low, high in kept.values():
        bidders = int(key.removeprefix("price-"))
        rows.append({"bidders": bidders, "paid": value, "low": low, "high": high, "series": "long"})
    numbers = {"tables": found.tables, "many": sum(map(len, found.prices.values())), "games": KEPT // TABLE}
    numbers |= {"floor": round(MEAN)} | {key: round(row.value) for key, row in kept.items()}
    caption = Sentence("study-winners-curse-floor-said", numbers)
    line = Theory(((1.0, MEAN), (float(len(SEATS)), MEAN)), name="bill")
    return Chart("study-winners-curse-floor", "points", 1, tuple(rows), "bidders", "paid", (caption,), curves=(line,))


def theory(found: Curse, given: Given) -> Shown:
    """The curve of the curse, with both ways of paying, the bids of the class, and a jar that others sold."""
    numbers = {"guess": round(sum(given[GUESS.key]) / len(given[GUESS.key]), 2), "highest": max(given[BID.key])}
    numbers |= {"worth": WORTH}
    room = "room" if len(given[BID.key]) > 1 else "alone"
    said = Sentence(f"study-winners-curse-{room}-laboratory", numbers | LABORATORY)
    one = {SETTING.usual: found}
    return Shown((curse(one), second(one), *bid_charts(given)), (said,))


def changed(found: Mapping[float, Curse], given: Given) -> Shown:
    """The curse for every number of bidders that was tried."""
    return Shown((curse(found), second(found)))


ACROSS = range(int(SETTING.values[0]), int(SETTING.values[-1]) + 1)
"""Numbers of bidders."""


def curse(found: Mapping[float, Curse]) -> Chart:
    """What the winner gains on average by the number of bidders: bids as guessed, and bids that are wise."""
    curves = (
        Theory(tuple((n, -SPREAD * (n - 1) / (n + 1)) for n in ACROSS), name="naive-theory"),
        Theory(tuple((n, 2 * SPREAD / (n + 1)) for n in ACROSS), name="wise-theory"),
    )
    last = max(found)
    numbers = {"bidders": last, "gain": round(float(found[last].gains().mean()), 2)}
    said = Sentence("study-winners-curse-curve-told", numbers)
    rows = by_bidders(found, "")
    return Chart("study-winners-curse-curve", "points", 1, rows, "bidders", "gain", (said,), curves=curves)


def second(found: Mapping[float, Curse]) -> Chart:
    """The same where the winner pays the second highest bid."""
    curves = (
        Theory(tuple((n, -SPREAD * (n - 3) / (n + 1)) for n in ACROSS), name="naive-theory"),
        Theory(tuple((n, 2 * SPREAD * (n - 1) / (n * (n + 1))) for n in ACROSS), name="wise-theory"),
    )
    last = max(found)
    numbers = {"bidders": last, "gain": round(float(found[last].gains("second-naive").mean()), 2)}
    said = Sentence("study-winners-curse-second-told", numbers)
    rows = by_bidders(found, "second-")
    return Chart("study-winners-curse-second", "points", 1, rows, "bidders", "gain", (said,), curves=curves)


def by_bidders(found: Mapping[float, Curse], paying: str) -> tuple[Row, ...]:
    """The mean gain of winners of both kinds, for each number of bidders."""
    rows: list[Row] = []
    for bidders, one in sorted(found.items()):
        for series in ("naive", "wise"):
            value, low, high = tally.mean(one.gains(paying + series))
            rows.append({"bidders": bidders, "gain": value, "low": low, "high": high, "series": series})
    return tuple(rows)


def bid_charts(given: Given) -> tuple[Chart, ...]:
    """The bids of a class with what the jar held; nothing for one person alone."""
    offers = given[BID.key]
    if len(offers) < 2:
        return ()
    return (histogram("study-winners-curse-bids", BID, offers, [("worth", WORTH)]),)


def measured(games: int, seed: int) -> Iterator[Expected]:
    """What winners gain and how often they lose, for a few numbers of bidders."""
    for bidders in (2, 4, 6, 12):
        luck = np.random.default_rng([seed, bidders])
        found = sold(common.guessed(games, bidders, SPREAD, SPAN, luck))
        lost = tally.mean((found["naive"] < 0).astype(float))
        yield Expected(f"gain-{bidders}", *tally.mean(found["naive"]))
        yield Expected(f"lost-{bidders}", *(100 * part for part in lost))
        yield Expected(f"wise-{bidders}", *tally.mean(found["wise"]))
        yield Expected(f"second-{bidders}", *tally.mean(found["second-naive"]))
    tables = Curse(int(SETTING.usual))
    for _ in range(max(games // TABLE, 8)):
        resold(tables, seed)
    for bidders in range(1, len(SEATS) + 1):
        yield Expected(f"price-{bidders}", *tables.price(bidders))
    for key, exact in (("worth", WORTH), ("spread", SPREAD), ("bill", round(MEAN))):
        yield Expected(key, exact, exact, exact)
