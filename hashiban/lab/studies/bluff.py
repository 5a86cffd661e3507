"""Bluff: money face down in Wereldhandel, how often it should be next to nothing, and bids that one cannot pay.

Two players with the hand of the start trade for goods that are worth ``WORTH`` to either. Five cards are laid face
down. ``hashiban.lab.blind_trade`` solves this: the poorest bundle in 9 of 64 trades, else the richest; the other
takes it in 17 of 32 and lays everything he has in the rest. What the offerer is sure of is highest just there (von
Neumann 1928). Two players who never heard of it but always do what would have been best so far come near it by
themselves: fictitious play, which converges in zero-sum games (Robinson 1951).

Somebody who bids more than he has is paid the bid when the auctioneer uses the right of first refusal. When the
auctioneer sells, he has to show all his money, and the card is auctioned without him.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban import bots
from hashiban.actions import Action
from hashiban.games.wereldhandel import COPIES, KINDS, MONEY, START, STEP, coded
from hashiban.lab import blind_trade, tally
from hashiban.lab.blind_trade import ACCEPT
from hashiban.lab.dynamics import Chart, Row, Sentence, Theory
from hashiban.lab.studies import Ask, Expected, Setting, Shown
from hashiban.lab.studies.imagined import PLENTY, Deal, asked, dealt, done, said
from hashiban.lab.tally import Estimate
from hashiban.purse import Purse, worth

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from hashiban.lab.blind_trade import Reply, Trade
    from hashiban.lab.studies import Given
    from hashiban.purse import Coins
    from hashiban.table import State

    Says = Callable[[], Reply]

WORTH = 100
"""What the goods of a trade are worth to either side."""
DEAR = 200
"""Goods that are worth more."""
CARDS = 5
"""So many money cards lie face down."""
ZEROS = START[0]
"""Cards worth nothing in the hand of the start."""
LAID = (30, 70, 90)
"""What can be laid: poor, middling, rich."""
REPLIES: tuple[Reply, ...] = (ACCEPT, 40, 90)
"""What can be answered."""
ALL = worth(MONEY, START)
"""All the money of the start."""
GOODS = [kind.name for kind in KINDS].index("coffee")
LOT = [kind.name for kind in KINDS].index("diamonds")
SHORT: Coins = (*START[:2], *(0 for _ in START[2:]))
"""The hand of somebody who has spent most of it."""
HAS = worth(MONEY, SHORT)
HIGH = 50
"""The bid that has to be topped."""
MOST = 200
"""Nobody bids more here."""
BIDS = (60, 80, 100, 120, 140, 160)
"""Bids that are tried, whatever the class says."""
PLAYERS = 4

LAY = Ask("lay", options=len(LAID))
REPLY = Ask("reply", options=len(REPLIES))
RAISE = Ask("raise", 0, MOST, whole=True)
DECISIONS = (LAY, REPLY, RAISE)
PREDICTION = Ask("poor", 0, 100, "percent")
SETTING = Setting((0, 1, 2, 3, 4), ZEROS)
GAMES = 1_200
PIECE = 50
EVERY = 100
"""After so many trades each, the chart of the learners has a mark."""
LOTS = 2
"""So many auctions for each bid beside a piece of trades."""
KEPT = 6_000
RIGHT = "cabac"
OPEN, TALKS = 3, 4
SOURCES = (
    "John von Neumann, Zur Theorie der Gesellschaftsspiele. Mathematische Annalen 100 (1928), 295-320.",
    "Harold W. Kuhn, A simplified two-person poker. In: Contributions to the Theory of Games I, "
    "Princeton University Press (1950), 97-103.",
    "Julia Robinson, An iterative method of solving a game. Annals of Mathematics 54 (1951), 296-301.",
    "Mark Walker and John Wooders, Minimax play at Wimbledon. American Economic Review 91 (2001), 1521-1538.",
)


# ------------------------------------------------------------------------------------------ the game and its theory


class Stage(NamedTuple):
    """The trade in numbers: what is laid, what is answered, and what each brings the offerer."""

    trade: Trade
    totals: tuple[int, ...]
    replies: tuple[Reply, ...]
    gains: NDArray[np.float64]
    """A row for each total, a column for each reply; a tie counts what the second round is worth."""


@lru_cache
def stage(zeros: int, goods: int = WORTH) -> Stage:
    """The trade when the offerer's hand has so many cards of 0 and the goods are worth so much."""
    trade = blind_trade.solved(Purse(MONEY, hand(zeros)), Purse(MONEY, START), goods)
    totals, replies = trade.first.round.offers[CARDS], trade.first.round.replies
    gains = [[float(trade.first.round.gain(total, reply)) for reply in replies] for total in totals]
    return Stage(trade, totals, replies, np.array(gains))


def hand(zeros: int) -> Coins:
    """The hand of the start with so many cards of 0."""
    return (zeros, *START[1:])


def poor(total: int) -> bool:
    """Whether an offer is a bluff: less than half of what the goods are worth."""
    return 2 * total < WORTH


def best_poor(zeros: int, goods: int = WORTH) -> float:
    """In how many of a hundred trades for such goods a best mix bluffs."""
    return float(100 * sum(p for total, p in stage(zeros, goods).trade.first.duels[CARDS].offer if poor(total)))


def best_taken() -> float:
    """In how many of a hundred trades a best plan takes what lies there."""
    return float(100 * dict(stage(ZEROS).trade.first.duels[CARDS].answer)[ACCEPT])


def best_gain(zeros: int) -> float:
    """What the offerer gains when both do their best."""
    return float(stage(zeros).trade.first.duels[CARDS].value)


def sure(laid: Sequence[int]) -> float:
    """What who makes these offers, each as often as it stands here, has at least, against who knows how often."""
    now = stage(ZEROS)
    return float(np.mean([now.gains[now.totals.index(total)] for total in laid], axis=0).min())


def given_away(answered: Sequence[Reply]) -> float:
    """What who answers so has to leave the offerer at most, if that one knows how often."""
    now = stage(ZEROS)
    return float(np.mean([now.gains[:, now.replies.index(reply)] for reply in answered], axis=0).max())


# ------------------------------------------------------------------------------------------ on the engine


@lru_cache(maxsize=1 << 10)
def bundle(coins: Coins, total: int, cards: int) -> Coins:
    """Cards of a hand that are worth so much, so many of them if that can be."""
    found = [one for one in _laid(coins) if worth(MONEY, one) == total]
    return min(found, key=lambda one: (abs(sum(one) - cards), one))


@lru_cache(maxsize=1 << 8)
def _laid(coins: Coins) -> tuple[Coins, ...]:
    """Everything that can be laid from a hand."""
    found: list[Coins] = [()]
    for n in coins:
        found = [(*some, k) for some in found for k in range(n + 1)]
    return tuple(one for one in found if any(one))


@lru_cache
def _ready(zeros: int) -> State:
    """The first player has just offered the second a trade; both have one card of the goods, the third the others."""
    goods = [[0] * len(KINDS) for _ in range(3)]
    for row, count in zip(goods, (1, 1, COPIES - 2), strict=True):
        row[GOODS] = count
    state = dealt(Deal(goods, [hand(zeros), START, START], (LOT,), trees=0, hidden=True), 0)
    done(state, Action("trade", 0, (coded(1, GOODS),)))
    return state


def traded(zeros: int, total: int, reply: Reply, luck: Random) -> float:
    """What the offerer gains by a trade on the engine. A second round is played by the best mixes."""
    state = _ready(zeros).copy()
    before = state.hands[0].purse.total
    _answered(state, total, reply)
    if state.table.phase == "offer":
        second = stage(zeros).trade.second
        again = _drawn([(laid, float(p)) for (_, laid), p in second.offer.items()], luck)
        _answered(state, again or 0, _drawn([(one, float(p)) for one, p in second.plan[CARDS]], luck))
    won = state.table.goods[0][GOODS] > 1
    return float((WORTH if won else -WORTH) + state.hands[0].purse.total - before)


def _answered(state: State, total: int, reply: Reply) -> None:
    """One round: an offer, and the answer to it."""
    mine, yours = (state.hands[seat].purse.counts for seat in (0, 1))
    answer = Action("accept") if reply is ACCEPT else Action("counter", coins=bundle(yours, reply, 1))
    done(state, Action("offer", coins=bundle(mine, total, CARDS)), answer)


def _drawn(mix: Sequence[tuple[Reply, float]], luck: Random) -> Reply:
    return luck.choices([one for one, _ in mix], [p for _, p in mix])[0]


def bought(bid: int, luck: Random) -> bool:
    """Whether a hard bot, as auctioneer, buys the lot from who bid more than he has.

    It owns one card of the lot, and two rivals one each; all other goods lie by chance, and none is in the pile.
    """
    goods = [[0] * len(KINDS) for _ in range(PLAYERS)]
    for kind in range(len(KINDS)):
        for _ in range(COPIES if kind != LOT else 0):
            goods[luck.randrange(PLAYERS)][kind] += 1
    for row in goods[1:]:
        row[LOT] = 1
    state = dealt(Deal(goods, [SHORT, *[PLENTY] * (PLAYERS - 1)], (LOT,), hidden=True), 1)
    if state.table.phase == "turn":
        done(state, Action("auction"))
    while state.table.phase == "bid":
        mine = asked(state) == 0 and state.table.auction.leader != 0
        done(state, Action("bid", bid) if mine else Action("pass"))
    return said(state, bots.load("wereldhandel", "hard")).action.verb == "buy"


def raised(answer: float) -> int:
    """The bid that an answer is: whole tens, or 0 for letting it pass."""
    bid = int(answer) // STEP * STEP
    return bid if bid > HIGH else 0


# ------------------------------------------------------------------------------------------ learning


class Learner:
    """Somebody who remembers all that the other did, and does what would have been best against it so far."""

    __slots__ = ("_brought", "_gains", "_says")

    def __init__(self, says: Sequence[Reply], gains: NDArray[np.float64], luck: Random) -> None:
        """Who may say these things; ``gains`` has a row for each, and a column for each of the other's."""
        self._says, self._gains = says, gains
        self._brought = gains[:, luck.randrange(gains.shape[1])].copy()

    def says(self) -> Reply:
        """What would have been best so far."""
        return self._says[int(self._brought.argmax())]

    def saw(self, other: int) -> None:
        """Remember what the other did, by its place."""
        self._brought += self._gains[:, other]


@dataclass(slots=True)
class Bluffs:
    """Trades of two learners, of a class with a learner, and auctions with bids that cannot be paid."""

    zeros: int
    laid: list[int] = field(default_factory=list)
    """What was offered between two learners."""
    taken: list[bool] = field(default_factory=list)
    gains: dict[str, list[float]] = field(default_factory=lambda: {"offer": [], "both": [], "answer": []})
    """What the offerer gained: the class from a learner, one learner from another, a learner from the class."""
    bids: dict[int, list[bool]] = field(default_factory=dict)
    """For each bid, whether the auctioneer bought."""

    @property
    def games(self) -> int:
        """How many trades there were between two learners."""
        return len(self.laid)

    @property
    def poor(self) -> Estimate:
        """In how many of a hundred trades the learner bluffed."""
        return tally.percent(sum(map(poor, self.laid)), len(self.laid))

    @property
    def takes(self) -> Estimate:
        """In how many of a hundred trades the other learner took what lay there."""
        return tally.percent(sum(self.taken), len(self.taken))


def run(setting: float, given: Given, seed: int) -> Iterator[Bluffs]:
    """Trades of two who learn; with the hand of the start also of the class with one who learns, and auctions."""
    return _run(int(setting), given, seed, GAMES)


def _run(zeros: int, given: Given, seed: int, games: int) -> Iterator[Bluffs]:
    luck = Random(seed)
    now, found = stage(zeros), Bluffs(zeros)

    def learners() -> tuple[Learner, Learner]:
        return Learner(now.totals, now.gains, luck), Learner(now.replies, -now.gains.T, luck)

    def trades(
        whose: str, offer: Callable[[], Reply], answer: Callable[[], Reply], learn: Sequence[Learner | None]
    ) -> None:
        for _ in range(PIECE):
            total, reply = offer() or 0, answer()
            found.gains[whose].append(traded(zeros, total, reply, luck))
            if whose == "both":
                found.laid.append(total)
                found.taken.append(reply is ACCEPT)
            for one, other in zip(learn, (now.replies.index(reply), now.totals.index(total)), strict=True):
                if one is not None:
                    one.saw(other)

    (first, second), (against, beside) = learners(), learners()
    mine = [LAID[int(option)] for option in given.get(LAY.key, ())]
    yours = [REPLIES[int(option)] for option in given.get(REPLY.key, ())]
    bids = sorted({*BIDS, *(raised(answer) for answer in given.get(RAISE.key, ()))} - {0})
    while found.games < games:
        trades("both", first.says, second.says, (first, second))
        if zeros == ZEROS and mine:
            trades("offer", lambda: luck.choice(mine), beside.says, (None, beside))
            trades("answer", against.says, lambda: luck.choice(yours), (against, None))
            for bid in bids:
                found.bids.setdefault(bid, []).extend(bought(bid, luck) for _ in range(LOTS))
        yield found


def truth(tally_: Bluffs) -> Estimate:
    """In how many of a hundred trades who learns bluffs."""
    return tally_.poor


# ------------------------------------------------------------------------------------------ to show


def happened(found: Bluffs, given: Given) -> Shown:
    """What the class gained by its offers and answers, how the two learned, and what bids became of."""
    said_ = (*traded_told(found), *raise_told(found, given[RAISE.key]))
    return Shown((gained(found), learned(found), paid_out(found)), said_)


def traded_told(found: Bluffs) -> Iterator[Sentence]:
    """What the own offers and answers brought."""
    offer, both, answer = (round(float(np.mean(found.gains[who])), 1) for who in ("offer", "both", "answer"))
    yield Sentence(f"study-bluff-offer-{'gain' if offer >= 0 else 'loss'}", {"gain": abs(offer), "both": both})
    yield Sentence("study-bluff-answer", {"gain": answer, "both": both})


def raise_told(found: Bluffs, answers: Sequence[float]) -> Iterator[Sentence]:
    """What the bids of people became."""
    bids = [raised(answer) for answer in answers]
    if len(bids) > 1:
        brought = {bid: bid * np.mean(ends) for bid, ends in found.bids.items() if bid in bids}
        numbers = {"many": len(bids), "bluffs": sum(bid > 0 for bid in bids), "has": HAS}
        yield Sentence("study-bluff-raise-room", numbers)
        if brought:
            best = max(brought, key=lambda bid: brought[bid])
            yield Sentence("study-bluff-raise-best", {"bid": best, "money": round(float(brought[best]))})
    elif bids[0]:
        share = round(100 * float(np.mean(found.bids[bids[0]])))
        yield Sentence("study-bluff-raise-bid", {"bid": bids[0], "has": HAS, "share": share})
    else:
        yield Sentence("study-bluff-raise-pass", {"high": HIGH})


def gained(found: Bluffs) -> Chart:
    """What the offerer gained in a trade: the class, one who learns, and against the class."""
    rows: list[Row] = []
    for who in ("offer", "both", "answer"):
        value, low, high = tally.mean(np.array(found.gains[who]))
        rows.append({"who": who, "gain": value, "low": low, "high": high})
    told = Sentence("study-bluff-gained-told", {"trades": found.games, "gain": round(rows[1]["gain"], 1)})
    return Chart("study-bluff-gained", "bars", 1, tuple(rows), "who", "gain", (told,))


def learned(found: Bluffs, theory: bool = False) -> Chart:
    """How often the two who learn have bluffed, and taken the offer, up to so many trades."""
    rows: list[Row] = []
    for series, those in (("poor", [poor(total) for total in found.laid]), ("taken", found.taken)):
        for until in sorted({*range(EVERY, found.games, EVERY), found.games}):
            share = 100 * sum(those[:until]) / until
            rows.append({"trades": until, "share": share, "low": share, "high": share, "series": series})
    across = (PIECE, max(found.games, PIECE))
    heights = (("poor-theory", best_poor(found.zeros)), ("taken-theory", best_taken())) if theory else ()
    curves = tuple(Theory(tuple((x, height) for x in across), name=name) for name, height in heights)
    numbers = {"trades": found.games, "poor": round(found.poor.value), "taken": round(found.takes.value)}
    told = Sentence("study-bluff-learned-told", numbers)
    return Chart("study-bluff-learned", "points", 1, tuple(rows), "trades", "share", (told,), curves=curves)


def paid_out(found: Bluffs) -> Chart:
    """What a bid that cannot be paid brings on average, since the auctioneer buys or does not."""
    rows: list[Row] = []
    for bid, ends in sorted(found.bids.items()):
        value, low, high = (bid * part for part in tally.wilson(sum(ends) / len(ends), len(ends)))
        rows.append({"bid": bid, "money": value, "low": low, "high": high, "series": "got"})
    best = max(rows, key=lambda row: row["money"])
    told = Sentence("study-bluff-paid-told", {"bid": best["bid"], "money": round(best["money"])})
    return Chart("study-bluff-paid", "points", 1, tuple(rows), "bid", "money", (told,))


def theory(found: Bluffs, given: Given) -> Shown:
    """What a mix is sure of, for both sides, with the class in it; and where the two who learn should end."""
    laid = [LAID[int(option)] for option in given[LAY.key]]
    answered = [REPLIES[int(option)] for option in given[REPLY.key]]
    numbers = {
        "sure": round(sure(laid), 1),
        "best": round(best_gain(ZEROS), 1),
        "left": round(given_away(answered), 1),
    }
    told = Sentence(f"study-bluff-mix-{'room' if len(laid) > 1 else 'alone'}", numbers)
    return Shown((offers(laid), answers(answered), learned(found, theory=True)), (told,))


HUNDRED = range(101)


def offers(laid: Sequence[int]) -> Chart:
    """What the offerer is sure of, by how often he bluffs; the rest of his offers are rich."""
    curve = tuple((q, sure_of_mix(q)) for q in HUNDRED)
    share, least = 100 * sum(poor(total) for total in laid) / len(laid), sure(laid)
    rows = ({"poor": share, "sure": least, "low": least, "high": least, "series": "you"},)
    told = Sentence("study-bluff-offers-told", {"poor": round(best_poor(ZEROS)), "sure": round(best_gain(ZEROS), 1)})
    return Chart("study-bluff-offers", "points", 1, rows, "poor", "sure", (told,), curves=(Theory(curve),))


def sure_of_mix(percent: float) -> float:
    """What the offerer has at least who bluffs in so many of a hundred trades and else lays all he has."""
    now = stage(ZEROS)
    mix = np.zeros(len(now.totals))
    mix[now.totals.index(LAID[0])], mix[now.totals.index(LAID[-1])] = percent / 100, 1 - percent / 100
    return float((mix @ now.gains).min())


def answers(answered: Sequence[Reply]) -> Chart:
    """What the other leaves the offerer at most, by how often he takes the offer; else he lays all he has."""
    now = stage(ZEROS)
    take, top = now.gains[:, now.replies.index(ACCEPT)], now.gains[:, now.replies.index(ALL)]
    curve = tuple((p, float((p / 100 * take + (1 - p / 100) * top).max())) for p in HUNDRED)
    share, left = 100 * sum(one is ACCEPT for one in answered) / len(answered), given_away(answered)
    rows = ({"taken": share, "left": left, "low": left, "high": left, "series": "you"},)
    told = Sentence("study-bluff-answers-told", {"taken": round(best_taken()), "left": round(best_gain(ZEROS), 1)})
    return Chart("study-bluff-answers", "points", 1, rows, "taken", "left", (told,), curves=(Theory(curve),))


def changed(found: Mapping[float, Bluffs], given: Given) -> Shown:
    """What the offerer gains and how often he bluffs, by the cards of 0 in his hand."""
    gains: list[Row] = []
    shares: list[Row] = []
    for zeros, one in sorted(found.items()):
        value, low, high = tally.mean(np.array(one.gains["both"]))
        gains.append({"zeros": int(zeros), "gain": value, "low": low, "high": high, "series": "learner"})
        value, low, high = one.poor
        shares.append({"zeros": int(zeros), "poor": value, "low": low, "high": high, "series": "learner"})
    most = max(found)
    lines = [tuple((zeros, best(int(zeros))) for zeros in SETTING.values) for best in (best_gain, best_poor)]
    numbers = {"zeros": int(most), "gain": round(gains[-1]["gain"], 1), "poor": round(shares[-1]["poor"])}
    charts = (("zeros", gains, "gain", lines[0]), ("noughts", shares, "poor", lines[1]))
    return Shown(
        tuple(
            Chart(
                f"study-bluff-{key}",
                "points",
                1,
                tuple(rows),
                "zeros",
                y,
                (Sentence(f"study-bluff-{key}-told", numbers),),
                curves=(Theory(line),),
            )
            for key, rows, y, line in charts
        )
    )


# ------------------------------------------------------------------------------------------ kept


def measured(games: int, seed: int) -> Iterator[Expected]:
    """How two who learn bluff and what that brings, how often bids are bought out, and what theory says."""
    for zeros in (0, ZEROS, 4):
        *_, found = _run(zeros, {}, seed, games)
        yield Expected(f"gain-{zeros}", *tally.mean(np.array(found.gains["both"])))
        if zeros == ZEROS:
            yield Expected("poor", *found.poor)
            yield Expected("taken", *found.takes)
    luck = Random(seed)
    for bid in (100, 120, 140):
        many = games // 10
        yield Expected(f"bought-{bid}", *tally.percent(sum(bought(bid, luck) for _ in range(many)), many))
    exact = {
        "best-poor": best_poor(ZEROS),
        "best-taken": best_taken(),
        "best-gain": best_gain(ZEROS),
        "best-gain-0": best_gain(0),
        "best-gain-4": best_gain(4),
        **{f"laid-{k}": total for k, total in enumerate(LAID, 1)},
        **{f"reply-{k}": reply or 0 for k, reply in enumerate(REPLIES[1:], 2)},
        "half": WORTH / 2,
        "always-rich": sure(LAID[-1:]),
        "always-poor": sure(LAID[:1]),
        "always-take": given_away([ACCEPT]),
        "dear": DEAR,
        "dear-poor": best_poor(ZEROS, DEAR),
        "worth": WORTH,
        "all": ALL,
        "has": HAS,
        "high": HIGH,
        "value": KINDS[LOT].value,
    }
    for key, number in exact.items():
        yield Expected(key, number, number, number)
