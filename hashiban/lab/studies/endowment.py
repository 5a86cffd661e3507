"""Endowment: the same card, once to be bought and once owned, and what a card of a set is worth at all.

The card is the third of four of the cheese in Wereldhandel. Who is asked what to pay for it and who is asked what to
be paid for it compare the same two tables, one with the card and one without; so the two prices should be about the
same. Kahneman, Knetsch and Thaler (1990) found that owners of a mug ask about twice what others offer. The biased
bot ``hard+endowment:1`` does just that, and real games say what it costs.

What a card is worth is played out from the end of a game: nothing is left in the pile, two players share the four
cards, and bots trade on. Each card is about a quarter of the set, the last one no more than the others; by symmetry
two against two is a half. What the whole set brings grows with the other sets: ``V + (k + 1) v``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban import bots
from hashiban.actions import Action
from hashiban.games import wereldhandel
from hashiban.games.wereldhandel import COPIES, KINDS, points
from hashiban.lab import tally
from hashiban.lab.arena import Plan, Results, bundles
from hashiban.lab.dynamics import Chart, Row, Sentence, Theory
from hashiban.lab.studies import Ask, Expected, Setting, Shown, histogram
from hashiban.lab.studies.imagined import PLENTY, Deal, dealt, done, played, said
from hashiban.lab.tally import Estimate
from hashiban.purse import worth

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from hashiban.lab.studies import Given
    from hashiban.table import State

PLAYERS = 3
CHEESE = [kind.name for kind in KINDS].index("cheese")
OWNED = (4, 5, 6)
"""The kind of which each player has a whole set: coffee, tulips, trees."""
OTHER = 3
"""The kind that is still to be traded beside it: bananas."""
SHARED = (2, 1, 1)
"""How many of those each player owns when prices are asked."""
LADDER = (4, 2, 3, 1, 0)
"""Sets that are owned beside the cheese, one more each time."""
MONEY = worth(wereldhandel.MONEY, PLENTY)
"""What everybody holds."""
MUGS = 2.0
"""So many times what others offered did owners of a mug ask, about (Kahneman, Knetsch and Thaler 1990)."""
FAR = 6.0
"""Asking so many times what one would pay, or more, is shown as this."""
EVEN = 100 / PLAYERS
"""How many of a hundred games each wins when all are alike."""

PAY = Ask("pay", 0, MONEY, whole=True)
OWN = Ask("own", 0, PLAYERS * MONEY, whole=True)
FOURTH = Ask("fourth", 0, MONEY, whole=True)
DECISIONS = (PAY, OWN, FOURTH)
PREDICTION = Ask("wins", 0, 100)
SETTING = Setting((0, 0.5, 1, 2, 4), 1)
GAMES = 30
ENDS = 6
"""So many ends of games, for each number of cards, beside a whole game."""
KEPT = 450
RIGHT = "bcabc"
OPEN, TALKS = 3, 4
SOURCES = (
    "Richard H. Thaler, Toward a positive theory of consumer choice. "
    "Journal of Economic Behavior & Organization 1 (1980), 39-60.",
    "Daniel Kahneman, Jack L. Knetsch and Richard H. Thaler, Experimental tests of the endowment effect and the "
    "Coase theorem. Journal of Political Economy 98 (1990), 1325-1348.",
    "John A. List, Does market experience eliminate market anomalies? "
    "Quarterly Journal of Economics 118 (2003), 41-71.",
    "Charles R. Plott and Kathryn Zeiler, The willingness to pay-willingness to accept gap, the “endowment effect”, "
    "subject misconceptions, and experimental procedures for eliciting valuations. "
    "American Economic Review 95 (2005), 530-545.",
)


@dataclass(slots=True)
class Fond:
    """Games of a bot that is fond of what it owns against two that are not, and ends of games for the cheese."""

    results: Results
    ends: dict[int, list[bool]] = field(default_factory=lambda: {cards: [] for cards in range(1, COPIES)})
    """For so many cards of the cheese at first, whether the set was won."""

    @property
    def games(self) -> int:
        """How many games were played to the end from the beginning."""
        return len(self.results)

    @property
    def wins(self) -> Estimate:
        """How many games of a hundred the fond bot won."""
        won = tally.by_bot(self.results, tally.shares(self.results))[:, 0]
        return tally.percent(float(won.sum()), len(won))


def run(setting: float, given: Given, seed: int) -> Iterator[Fond]:
    """Whole games with a bot so fond of what it owns; in the first run also ends of games among clear-headed bots."""
    plan = Plan("wereldhandel", (f"hard+endowment:{setting:g}", "hard", "hard"), GAMES, seed, rotate=True)
    found, luck = Fond(Results(plan)), Random(seed)
    for bundle in bundles(plan, begin=1):
        found.results.games.extend(bundle)
        for cards, ends in found.ends.items() if setting == SETTING.usual else ():
            ends.extend(_won(cards, luck) for _ in range(ENDS * len(bundle)))
        yield found


def _won(cards: int, luck: Random) -> bool:
    """Whether the first player wins the cheese who has so many cards of it, the second player having the others."""
    goods = _table(cards, COPIES - cards)
    for _ in range(COPIES):
        goods[luck.randrange(PLAYERS)][OTHER] += 1
    state = dealt(Deal(goods, [PLENTY] * PLAYERS), luck.randrange(PLAYERS))
    end = played(state, [bots.load("wereldhandel", "hard")] * PLAYERS, luck.getrandbits(32))
    return bool(end.table.goods[0][CHEESE] == COPIES)


def _table(first: int, second: int) -> list[list[int]]:
    """What each player owns: a whole set, and the cheese."""
    goods = [[0] * len(KINDS) for _ in range(PLAYERS)]
    for row, kind in zip(goods, OWNED, strict=True):
        row[kind] = COPIES
    goods[0][CHEESE], goods[1][CHEESE] = first, second
    return goods


# ------------------------------------------------------------------------------------------ what bots say


class Prices(NamedTuple):
    """What a bot says that a card of the cheese is worth, in money."""

    pay: int
    """The third one, when it bids for it."""
    own: int
    """The third one, when it is its own to keep or to sell."""
    fourth: int
    """The fourth one, when it bids for it."""


@lru_cache
def prices(strength: float = 0.0) -> Prices:
    """The prices of the hard bot that is so fond of what it owns; 0 is not at all."""
    bot = bots.load("wereldhandel", f"hard+endowment:{strength:g}" if strength else "hard")
    owner = _auction(2, turn=0)
    done(owner, Action("bid", wereldhandel.STEP), Action("pass"))
    buyers = [_auction(cards, turn=1) for cards in (2, 3)]
    for buyer in buyers:
        done(buyer, Action("pass"))
    third, own, fourth = (int(said(state, bot).numbers["worth"]) for state in (buyers[0], owner, buyers[1]))
    return Prices(third, own, fourth)


def _auction(cards: int, turn: int) -> State:
    """A card of the cheese is auctioned, the last of the pile, by the first player or by the second.

    The first owns so many already, the second what is left.
    """
    goods = _table(cards, COPIES - 1 - cards)
    for row, share in zip(goods, SHARED, strict=True):
        row[OTHER] = share
    state = dealt(Deal(goods, [PLENTY] * PLAYERS, (CHEESE,)), turn)
    done(state, Action("auction"))
    return state


def brings(sets: int) -> int:
    """What the cheese brings to who owns so many other sets, by the score of two tables."""
    totals = []
    for cheese in (0, COPIES):
        goods = [[0] * len(KINDS) for _ in range(PLAYERS)]
        for kind in LADDER[:sets]:
            goods[0][kind] = COPIES
        goods[0][CHEESE] = cheese
        totals.append(wereldhandel.score(dealt(Deal(goods, [PLENTY] * PLAYERS), 0)).totals[0])
    return totals[1] - totals[0]


# ------------------------------------------------------------------------------------------ to show


def truth(tally_: Fond) -> Estimate:
    """How many games of a hundred the fond bot wins."""
    return tally_.wins


def happened(found: Fond, given: Given) -> Shown:
    """What was asked and offered for the same card, and what fondness costs."""
    pays, owns, fourths = given[PAY.key], given[OWN.key], given[FOURTH.key]
    many = len(pays)
    more = sum(own > pay for pay, own in zip(pays, owns, strict=True))
    less = sum(own < pay for pay, own in zip(pays, owns, strict=True))
    numbers = {"pay": _middle(pays), "own": _middle(owns), "many": many, "more": more, "less": less}
    bot = prices()
    other = {"pay": _middle(pays), "fourth": _middle(fourths), "third": bot.pay, "last": bot.fourth}
    room = "class" if many > 1 else "more" if more else "less" if less else "same"
    last = "room" if many > 1 else "alone"
    told = (Sentence(f"study-endowment-own-{room}", numbers), Sentence(f"study-endowment-last-{last}", other))
    return Shown((asked_and_offered(given), table(found)), told)


def asked_and_offered(given: Given) -> Chart:
    """What is paid and what is asked for the third card, by people and by bots."""
    rows: list[Row] = []
    for who, pay, own in (
        ("you", given[PAY.key], given[OWN.key]),
        ("clear", [prices().pay], [prices().own]),
        ("fond", [prices(1).pay], [prices(1).own]),
    ):
        for what, amounts in (("pay", pay), ("own", own)):
            value, low, high = _mean(amounts)
            rows.append({"who": f"{who}-{what}", "price": value, "low": max(0.0, low), "high": high})
    numbers = {"pay": prices().pay, "own": prices().own, "fond": prices(1).own}
    told = (Sentence("study-endowment-price-told", numbers),)
    return Chart("study-endowment-price", "bars", 1, tuple(rows), "who", "price", told)


def table(found: Fond) -> Chart:
    """Of a hundred games, how many were won by the fond bot and by each of the others."""
    wins = found.wins
    each = Estimate((100 - wins.value) / 2, (100 - wins.high) / 2, (100 - wins.low) / 2)
    rows = tuple(
        {"bot": bot, "wins": one.value, "low": one.low, "high": one.high}
        for bot, one in (("fond", wins), ("clear", each))
    )
    numbers = {"games": found.games, "wins": round(wins.value)}
    told = (Sentence("study-endowment-table-told", numbers),)
    return Chart("study-endowment-table", "bars", 1, rows, "bot", "wins", told)


def theory(found: Fond, given: Given) -> Shown:
    """How many times the offer is asked, what a card is worth, and what the set brings."""
    return Shown((*ratios(given), chance(found), multiplier()))


def ratios(given: Given) -> tuple[Chart, ...]:
    """How many times what one would pay each of a class asks; nothing for one person alone."""
    pairs = zip(given[PAY.key], given[OWN.key], strict=True)
    times = [min(FAR, round(own / pay, 2)) for pay, own in pairs if pay]
    if len(times) < 2:
        return ()
    marks = [("same-theory", 1.0), ("mugs", MUGS)]
    return (histogram("study-endowment-ratio", Ask("ratio"), times, marks),)


def chance(found: Fond) -> Chart:
    """How often the cheese is won with so many cards of it, and the line on which all cards are worth the same."""
    rows: list[Row] = []
    for cards in range(COPIES + 1):
        ends = found.ends.get(cards)
        one = tally.percent(sum(ends), len(ends)) if ends else Estimate(*[100.0 * (cards > 0)] * 3)
        rows.append({"cards": cards, "won": one.value, "low": one.low, "high": one.high, "series": "won"})
    line = Theory(tuple((cards, 100 * cards / COPIES) for cards in range(COPIES + 1)), below=True)
    numbers = {f"won-{cards}": round(rows[cards]["won"]) for cards in found.ends}
    told = Sentence("study-endowment-chance-told", numbers)
    return Chart("study-endowment-chance", "points", 1, tuple(rows), "cards", "won", (told,), curves=(line,))


def multiplier() -> Chart:
    """What the cheese brings by the number of other sets, beside the value that is printed on it."""
    rows: list[Row] = []
    value = KINDS[CHEESE].value
    others = [[KINDS[kind].value for kind in LADDER[:sets]] for sets in range(len(LADDER) + 1)]
    for sets in range(len(others)):
        points_ = brings(sets)
        rows.append({"sets": sets, "points": points_, "low": points_, "high": points_, "series": "brings"})
    curves = (
        Theory(tuple((k, points([*some, value]) - points(some)) for k, some in enumerate(others)), name="theory"),
        Theory(tuple((k, value) for k in range(len(others))), name="printed"),
    )
    told = Sentence("study-endowment-multiplier-told", {"value": value, "sets": 3, "points": brings(3)})
    return Chart("study-endowment-multiplier", "points", 1, tuple(rows), "sets", "points", (told,), curves=curves)


def changed(found: Mapping[float, Fond], given: Given) -> Shown:
    """How many games the fond bot wins, by how fond it is."""
    rows: list[Row] = []
    for strength, one in sorted(found.items()):
        value, low, high = one.wins
        rows.append({"times": 1 + strength, "wins": value, "low": low, "high": high, "series": "fond"})
    line = Theory(tuple((1 + strength, EVEN) for strength in SETTING.values), name="theory")
    strongest = max(found)
    numbers = {"times": 1 + strongest, "wins": round(found[strongest].wins.value)}
    told = Sentence("study-endowment-cost-told", numbers)
    chart = Chart("study-endowment-cost", "points", 1, tuple(rows), "times", "wins", (told,), curves=(line,))
    return Shown((chart,))


def _middle(answers: Sequence[float]) -> float:
    return sorted(answers)[len(answers) // 2]


def _mean(amounts: Sequence[float]) -> Estimate:
    """The mean of some answers with its interval; one alone has none."""
    if len(amounts) == 1:
        return Estimate(amounts[0], amounts[0], amounts[0])
    return tally.mean(np.asarray(amounts, dtype=np.float64))


# ------------------------------------------------------------------------------------------ kept


def measured(games: int, seed: int) -> Iterator[Expected]:
    """What fondness costs in whole games, how often so many cards become the set, and the prices of the bots."""
    for key, strength in (("half", 0.5), ("one", 1)):
        plan = Plan("wereldhandel", (f"hard+endowment:{strength:g}", "hard", "hard"), games // 3, seed, rotate=True)
        results = Results(plan)
        for bundle in bundles(plan):
            results.games.extend(bundle)
        yield Expected(f"wins-{key}", *Fond(results).wins)
    luck = Random(seed)
    for cards in range(1, COPIES):
        won = sum(_won(cards, luck) for _ in range(games))
        yield Expected(f"chance-{cards}", *tally.percent(won, games))
    exact = {
        "even": EVEN,
        "third": prices().pay,
        "own": prices().own,
        "fond": prices(1).own,
        "fourth": prices().fourth,
        "money": MONEY,
        "value": KINDS[CHEESE].value,
        "others-3": sum(KINDS[kind].value for kind in LADDER[:3]),
        "brings-0": brings(0),
        "brings-1": brings(1),
        "brings-3": brings(3),
    }
    for key, number in exact.items():
        yield Expected(key, number, number, number)
