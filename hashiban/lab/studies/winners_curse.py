"""The winner's curse: who wins a thing that is worth the same to all, has most likely guessed too high.

A jar of coins stands on the table. Every bidder sees as much of it as the others, and is equally likely to be off by
any amount up to ``SPREAD`` either way. The highest bid wins and is paid. With ``n`` bidders the highest guess is too
high by ``SPREAD * (n - 1) / (n + 1)`` on average, and that is what the naive bidder loses who bids his own guess
(FIG12). In equilibrium everybody bids ``SPREAD`` less (FIG13), and the winner gains ``2 * SPREAD / (n + 1)``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from hashiban.lab import tally
from hashiban.lab.dynamics import Chart, Sentence, Theory
from hashiban.lab.studies import Ask, Expected, Setting, Shown, histogram
from hashiban.lab.textbook import bids, common, sealed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from numpy.typing import NDArray

    from hashiban.lab.studies import Given
    from hashiban.lab.tally import Estimate

JAR: dict[int, int] = {5: 64, 10: 61, 20: 47, 50: 24}
"""The coins in the jar: cents, and how many of them."""
WORTH = sum(cents * many for cents, many in JAR.items()) / 100
"""What the jar holds."""
SPREAD = 4.0
"""A guess is off by up to so much."""
SPAN = (WORTH, WORTH)
"""All bid for this one jar, again and again."""

MINUTES = 25
GUESS = Ask("guess", 0, 200, "money")
BID = Ask("bid", 0, 200, "money")
DECISIONS = (GUESS, BID)
PREDICTION = Ask("profit", -SPREAD, SPREAD, "money")
SETTING = Setting((2, 3, 4, 6, 8, 12, 20), 6)
GAMES = 60_000
PIECE = 3_000
KEPT = 200_000
RIGHT = "babcb"
OPEN, TALKS = 3, 3
SOURCES = (
    "Edward C. Capen, Robert V. Clapp and William M. Campbell, Competitive bidding in high-risk situations. "
    "Journal of Petroleum Technology 23 (1971), 641-653.",
    "Max H. Bazerman and William F. Samuelson, I won the auction but don't want the prize. "
    "Journal of Conflict Resolution 27 (1983), 618-634.",
    "John H. Kagel and Dan Levin, The winner's curse and public information in common value auctions. "
    "American Economic Review 76 (1986), 894-920.",
    "Richard H. Thaler, Anomalies: The winner's curse. Journal of Economic Perspectives 2 (1988), 191-202.",
)


@dataclass(slots=True)
class Curse:
    """What winners gained, of bidders who bid their guess and of bidders who think of being the highest."""

    bidders: int
    games: int = 0
    naive: list[NDArray[np.float64]] = field(default_factory=list)
    wise: list[NDArray[np.float64]] = field(default_factory=list)

    def gains(self, wise: bool = False) -> NDArray[np.float64]:
        """What the winner of each auction gained."""
        return np.concatenate(self.wise if wise else self.naive)


def run(setting: float, given: Given, seed: int) -> Iterator[Curse]:
    """Auctions of the jar with so many bidders."""
    luck, found = np.random.default_rng(seed), Curse(int(setting))
    while found.games < GAMES:
        lots = common.guessed(PIECE, found.bidders, SPREAD, SPAN, luck)
        found.naive.append(sealed.first_price(lots.values, bids.truth, lots.seen).profit)
        found.wise.append(sealed.first_price(lots.values, bids.plus(-SPREAD), lots.seen).profit)
        found.games += PIECE
        yield found


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
    told = Sentence("study-winners-curse-gains-told", {"bidders": found.bidders, "lost": lost, "gain": average})
    return Shown((with_caption(chart, told),), tuple(said))


def theory(found: Curse, given: Given) -> Shown:
    """The bids of the class against what would have been wise, and the curve of the curse."""
    return Shown((curse({found.bidders: found}), *bid_charts(given)))


def changed(found: Mapping[float, Curse], given: Given) -> Shown:
    """The curse for every number of bidders that was tried."""
    return Shown((curse(found),))


def curse(found: Mapping[float, Curse]) -> Chart:
    """What the winner gains on average by the number of bidders: bids as guessed, and bids that are wise."""
    rows = []
    for bidders, one in sorted(found.items()):
        for series in ("naive", "wise"):
            value, low, high = tally.mean(one.gains(series == "wise"))
            rows.append({"bidders": bidders, "gain": value, "low": low, "high": high, "series": series})
    across = range(2, 21)
    curves = (
        Theory(tuple((n, -SPREAD * (n - 1) / (n + 1)) for n in across), name="naive-theory"),
        Theory(tuple((n, 2 * SPREAD / (n + 1)) for n in across), name="wise-theory"),
    )
    last = max(found)
    numbers = {"bidders": last, "gain": round(float(found[last].gains().mean()), 2)}
    said = Sentence("study-winners-curse-curve-told", numbers)
    return Chart("study-winners-curse-curve", "points", 1, tuple(rows), "bidders", "gain", (said,), curves=curves)


def bid_charts(given: Given) -> tuple[Chart, ...]:
    """The bids of a class with what the jar held; nothing for one person alone."""
    offers = given[BID.key]
    if len(offers) < 2:
        return ()
    return (histogram("study-winners-curse-bids", BID, offers, [("worth", WORTH)]),)


def with_caption(chart: Chart, *said: Sentence) -> Chart:
    """The same chart with these sentences under it."""
    return Chart(chart.key, chart.form, chart.players, chart.rows, chart.x, chart.y, said, curves=chart.curves)


def measured(games: int, seed: int) -> Iterator[Expected]:
    """What winners gain and how often they lose, for a few numbers of bidders."""
    for bidders in (2, 4, 6, 12):
        luck = np.random.default_rng([seed, bidders])
        lots = common.guessed(games, bidders, SPREAD, SPAN, luck)
        naive = sealed.first_price(lots.values, bids.truth, lots.seen).profit
        wise = sealed.first_price(lots.values, bids.plus(-SPREAD), lots.seen).profit
        yield Expected(f"gain-{bidders}", *tally.mean(naive))
        yield Expected(f"lost-{bidders}", *(100 * part for part in tally.mean((naive < 0).astype(float))))
        yield Expected(f"wise-{bidders}", *tally.mean(wise))
    for key, exact in (("worth", WORTH), ("spread", SPREAD)):
        yield Expected(key, exact, exact, exact)
