"""Sunk cost and escalation: what has been paid is gone, and pulls all the same.

In Vastgoedveiling half of a bid is lost on passing. The bot ``hard+sunk-cost:x`` goes on for ``x`` times that half
more than the properties are worth to it, and beyond its own limit by as much. What that costs is measured on the live
engine: each deal is played twice, with that bot in the first seat and with a clear-headed one. Beside it stand the
dollar auction, in which the second highest pays too (Shubik 1971), and the auction in which all pay, whose
equilibrium brings the seller just the prize on average (FIG17; Baye, Kovenock and de Vries 1996).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban import bots
from hashiban.actions import CHANCE, Action
from hashiban.engine import look, step, stream
from hashiban.games import load
from hashiban.games.vastgoedveiling import CHEQUES, DEEDS, price_of_passing
from hashiban.lab import tally
from hashiban.lab.arena import Plan, played
from hashiban.lab.compare import Change
from hashiban.lab.dynamics import Chart, Row, Sentence, Theory, vastgoedveiling
from hashiban.lab.studies import Ask, Expected, Setting, Shown, histogram
from hashiban.lab.textbook import bids, sealed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from hashiban.journal import Journal
    from hashiban.lab.studies import Given
    from hashiban.lab.tally import Estimate
    from hashiban.table import State

GAME, SEATS, LEVEL, BIAS = "vastgoedveiling", 4, "hard", "sunk-cost"
PRIZE = 20
"""The banknote that is sold: the two highest pay, the highest has it."""
AT, OTHER = PRIZE - 1, PRIZE
"""Where the reader is when he is asked whether to go on, and where the other one is."""
PURSE = 100
"""What somebody can lose who never stops."""
MARKET = (3, 9, 17, 21)
"""The properties of the auction in which the reader decides."""
EARLY = 3
"""So many rounds are the first ones."""
SPOKEN: tuple[int | None, ...] = (4, 5, None, None, 6, 7)
"""What was said in it so far, by the first seat, the second, the third ...; None for a pass."""
MINE, THEIRS = 6, 7
NEXT = THEIRS + 1

LIMIT = Ask("limit", 0, PURSE, "money", whole=True)
ON = Ask("on", options=2)
HOUSE = Ask("house", options=2)
DECISIONS = (LIMIT, ON, HOUSE)
STOPS, GOES = range(2)
PREDICTION = Ask("cost", -50, 50, "money")
SETTING = Setting((0.5, 1, 1.5, 2, 3), 1.5)
PIECE = 4
GAMES = 25 * PIECE
"""Deals; each is played twice."""
KEPT = 1000
RIGHT = "bcabc"
OPEN, TALKS = 3, 3
SOURCES = (
    "Martin Shubik, The dollar auction game: a paradox in noncooperative behavior and escalation. "
    "Journal of Conflict Resolution 15 (1971), 109-111.",
    "Hal R. Arkes and Catherine Blumer, The psychology of sunk cost. "
    "Organizational Behavior and Human Decision Processes 35 (1985), 124-140.",
    "Barry O'Neill, International escalation and the dollar auction. "
    "Journal of Conflict Resolution 30 (1986), 33-50.",
    "Michael R. Baye, Dan Kovenock and Casper G. de Vries, The all-pay auction with complete information. "
    "Economic Theory 8 (1996), 291-305.",
    "Roman M. Sheremeta, Overbidding and heterogeneous behavior in contest experiments. Journal of Economic Surveys "
    "27 (2013), 491-514 (in the laboratory: a median of 72 % more than in equilibrium).",
)


class Spent(NamedTuple):
    """How a game went for the first seat."""

    total: float
    passing: float
    """What it paid on passing, for bids that did not win."""
    winning: float
    """What it paid for bids that won."""
    rounds: tuple[int, ...]
    """What it paid in each round."""


@dataclass(slots=True)
class Pairs:
    """The same deals with the bot that cannot let go in the first seat, and with a clear-headed one."""

    strength: float
    caught: list[Spent] = field(default_factory=list)
    clear: list[Spent] = field(default_factory=list)

    @property
    def games(self) -> int:
        """How many deals were played."""
        return len(self.caught)

    @property
    def differences(self) -> NDArray[np.float64]:
        """How much more the bot that cannot let go had, deal by deal."""
        return np.array([one.total - other.total for one, other in zip(self.caught, self.clear, strict=True)])


def run(setting: float, given: Given, seed: int) -> Iterator[Pairs]:
    """Deals with four bots, each played twice."""
    found = Pairs(setting)
    plan = Plan(GAME, (LEVEL,) * SEATS, GAMES, seed)
    biased = Change(place=0, bot=named(setting)).made(plan)
    caught, clear = (map(spent, played(one)) for one in (biased, plan))
    while found.games < GAMES:
        found.clear += islice(clear, PIECE)
        found.caught += islice(caught, PIECE)
        yield found


def named(strength: float) -> str:
    """What the bot with this strength is called."""
    return f"{LEVEL}+{BIAS}:{strength:g}"


def spent(journal: Journal) -> Spent:
    """What the first seat had in the end, and what it paid for."""
    own = [deal for deal in vastgoedveiling.told(journal).deals if deal.seat == 0]
    total = journal.events[-1].facts["totals"][0]
    passing, winning = (sum(deal.paid for deal in own if deal.won is won) for won in (False, True))
    return Spent(total, passing, winning, tuple(deal.paid for deal in own))


def truth(found: Pairs) -> Estimate:
    """How much more the bot that cannot let go has on average; less than nothing when the bias costs."""
    return tally.mean(found.differences)


# ---------------------------------------------------------------------------------------- what happened


def happened(found: Pairs, given: Given) -> Shown:
    """What became of the note and the property in the room, and what the bias cost the bot."""
    said = (_note_said(given[LIMIT.key]), _on_said(given), _house_said(found.strength, given[HOUSE.key]))
    return Shown((twins(found), purses(found), money(found)), said)


def dollar(one: int, other: int) -> tuple[int, int]:
    """What two pay who bid in turn, one more each time, each up to a limit of his own: the winner, then the other."""
    limits, said, turn = (one, other), [0, 0], 0
    while max(said) < limits[turn]:
        said[turn] = max(said) + 1
        turn = 1 - turn
    return max(said), min(said)


def _note_said(limits: Sequence[float]) -> Sentence:
    """What the two who go furthest pay; one alone meets somebody who goes as far."""
    highest = sorted(map(int, limits))[-2:] if len(limits) > 1 else [int(limits[0])] * 2
    won, lost = dollar(highest[1], highest[0])
    numbers = {"won": won, "lost": lost, "both": won + lost, "prize": PRIZE, "limit": highest[1]}
    return Sentence(f"study-sunk-cost-{'room' if len(limits) > 1 else 'alone'}-note", numbers)


def _on_said(given: Given) -> Sentence:
    """Who meant to stop by then, and went on."""
    plans = zip(given[LIMIT.key], given[ON.key], strict=True)
    went = sum(limit <= OTHER and on == GOES for limit, on in plans)
    goes = sum(on == GOES for on in given[ON.key])
    numbers = {"went": went, "goes": goes, "many": len(given[ON.key]), "next": OTHER + 1, "prize": PRIZE}
    if len(given[ON.key]) > 1:
        return Sentence("study-sunk-cost-room-on", numbers)
    return Sentence(f"study-sunk-cost-alone-{'went' if went else 'goes' if goes else 'stops'}", numbers)


def _house_said(strength: float, answers: Sequence[float]) -> Sentence:
    """What was said at the property, and what the two bots say there."""
    clear, caught = (says(bot) for bot in (LEVEL, named(strength)))
    numbers = {"goes": sum(answer == GOES for answer in answers), "many": len(answers), "clear": clear}
    numbers |= {"caught": caught, "bid": NEXT}
    return Sentence(f"study-sunk-cost-{'room' if len(answers) > 1 else 'alone'}-house", numbers)


@lru_cache
def says(bot: str) -> str:
    """What this bot says in the position that the reader is asked about: ``bid`` or ``pass``."""
    view = look(load(GAME), position(), 0)
    return bots.load(GAME, bot)(view, stream(0, 0)).action.verb


def position() -> State:
    """The auction in which the reader is asked, on the engine."""
    game = load(GAME)
    state = game.start(SEATS, game.Rules())
    deeds = (*MARKET, *(deed for deed in DEEDS if deed not in MARKET))
    for verb, cards in (("deeds", deeds), ("cheques", CHEQUES), ("opener", tuple(range(SEATS)))):
        step(game, state, CHANCE, Action(verb, cards=cards))
    for amount in SPOKEN:
        step(game, state, game.waiting(state.table)[0], Action("bid", amount) if amount else Action("pass"))
    return state


def twins(found: Pairs) -> Chart:
    """How much more or less the bot that cannot let go had than its clear-headed twin, deal by deal."""
    gaps = found.differences
    chart = histogram("study-sunk-cost-twins", PREDICTION, gaps.tolist(), [("same", 0.0)])
    numbers = {
        "less": round(100 * float((gaps < 0).mean())),
        "more": round(100 * float((gaps > 0).mean())),
        "mean": round(float(gaps.mean()), 1) + 0.0,
    }
    said = Sentence("study-sunk-cost-twins-told", numbers)
    return replace(chart, caption=(said,))


def purses(found: Pairs) -> Chart:
    """What each of the two paid in each round."""
    rows: list[Row] = []
    early = {}
    for who, games in (("clear", found.clear), ("caught", found.caught)):
        early[who] = round(float(_early(games).mean()), 1)
        paid = np.array([one.rounds for one in games], dtype=np.float64)
        for at, sample in enumerate(paid.T, start=1):
            value, low, high = tally.mean(sample)
            rows.append({"round": at, "paid": value, "low": low, "high": high, "series": who})
    said = Sentence("study-sunk-cost-purses-said", {"rounds": EARLY, **early})
    return Chart("study-sunk-cost-purses", "points", 1, tuple(rows), "round", "paid", (said,))


def _early(games: Sequence[Spent]) -> NDArray[np.float64]:
    """What was paid in the first rounds of each game."""
    return np.array([sum(one.rounds[:EARLY]) for one in games], dtype=np.float64)


def money(found: Pairs) -> Chart:
    """What each of the two paid in a game for bids that won, and for bids that did not."""
    rows: list[Row] = []
    for kind in ("passing", "winning"):
        for who, games in (("clear", found.clear), ("caught", found.caught)):
            value, low, high = tally.mean(np.array([getattr(one, kind) for one in games]))
            rows.append({"what": f"{kind}-{who}", "paid": value, "low": low, "high": high})
    paid = [round(row["paid"], 1) for row in rows]
    said = Sentence("study-sunk-cost-money-said", {"clear": paid[0], "caught": paid[1]})
    return Chart("study-sunk-cost-money", "bars", 1, tuple(rows), "what", "paid", (said,))


# ---------------------------------------------------------------------------------------- theory


def theory(found: Pairs, given: Given) -> Shown:
    """The auction in which all pay, in equilibrium, and the limits of the room beside the note."""
    said = [_trap_said()]
    limits, charts = given[LIMIT.key], [contest()]
    if len(limits) > 1:
        said.append(Sentence("study-sunk-cost-all", {"many": len(limits), "sum": int(sum(limits)), "prize": PRIZE}))
        charts.append(histogram("study-sunk-cost-limits", LIMIT, limits, [("prize", PRIZE)]))
    return Shown(tuple(charts), tuple(said))


def _trap_said() -> Sentence:
    """Where two end who count only what comes on top: at the bottom of their purses."""
    won, lost = dollar(PURSE, PURSE)
    numbers = {"lost": AT, "less": OTHER + 1 - PRIZE, "next": OTHER + 1, "purse": PURSE, "both": won + lost}
    return Sentence("study-sunk-cost-trap", numbers | {"prize": PRIZE})


CONTESTS = 4000
BIDDERS = range(2, 9)


@lru_cache
def contests(games: int = CONTESTS, seed: int = 1) -> dict[int, sealed.Sales]:
    """Auctions of the note in which all pay what they bid, in equilibrium, by the number of bidders."""
    found, luck = {}, np.random.default_rng(seed)
    for n in BIDDERS:
        values = np.full((games, n), float(PRIZE))
        found[n] = sealed.all_pay(values, bids.prize(n, PRIZE, luck))
    return found


def contest() -> Chart:
    """What the seller gets from all, and the highest bid, where all pay (FIG17)."""
    rows: list[Row] = []
    for n, sales in contests().items():
        for series, sample in (("all", sales.income), ("highest", sales.price)):
            value, low, high = tally.mean(sample)
            rows.append({"bidders": n, "paid": value, "low": low, "high": high, "series": series})
    last = BIDDERS[-1]
    curves = (
        Theory(((BIDDERS[0], PRIZE), (last, PRIZE)), name="all-theory"),
        Theory(tuple((n, PRIZE * n / (2 * n - 1)) for n in BIDDERS), name="highest-theory"),
    )
    said = Sentence("study-sunk-cost-contest-said", {"prize": PRIZE, "bidders": last, "each": PRIZE / last})
    return Chart("study-sunk-cost-contest", "points", 1, tuple(rows), "bidders", "paid", (said,), curves=curves)


# ---------------------------------------------------------------------------------------- one thing changed


def changed(found: Mapping[float, Pairs], given: Given) -> Shown:
    """What the bias costs, for every strength that was tried."""
    rows: list[Row] = []
    for strength, pairs in sorted(found.items()):
        value, low, high = tally.mean(pairs.differences)
        rows.append({"strength": strength, "more": value, "low": low, "high": high, "series": "caught"})
    least = min(rows, key=lambda row: row["more"])
    sure = any(row["high"] < 0 for row in rows)
    numbers = {"strength": least["strength"], "cost": abs(round(least["more"], 1))}
    said = Sentence(f"study-sunk-cost-price-{'costs' if sure else 'unclear'}", numbers)
    level = Theory(((0, 0), (max(found), 0)), name="clear")
    key = "study-sunk-cost-price"
    return Shown((Chart(key, "points", 1, tuple(rows), "strength", "more", (said,), curves=(level,)),))


# ---------------------------------------------------------------------------------------- kept numbers

STRENGTHS = (1, 1.5, 3)
"""The strengths whose cost is kept."""


def measured(games: int, seed: int) -> Iterator[Expected]:
    """What the bias costs at a few strengths, where the money goes, and what the auction in which all pay brings."""
    plan = Plan(GAME, (LEVEL,) * SEATS, games, seed)
    clear = [spent(journal) for journal in played(plan)]
    yield Expected("total", *tally.mean(np.array([one.total for one in clear])))
    yield Expected("passing-clear", *tally.mean(np.array([one.passing for one in clear])))
    yield Expected("early-clear", *tally.mean(_early(clear)))
    for strength in STRENGTHS:
        biased = Change(place=0, bot=named(strength)).made(plan)
        found = Pairs(strength, [spent(journal) for journal in played(biased)], clear)
        key = f"{strength:g}".replace(".", "-")
        yield Expected(f"cost-{key}", *truth(found))
        if strength == SETTING.usual:
            yield Expected(f"lost-{key}", *(100 * part for part in tally.mean((found.differences < 0).astype(float))))
            yield Expected(f"passing-{key}", *tally.mean(np.array([one.passing for one in found.caught])))
            yield Expected(f"early-{key}", *tally.mean(_early(found.caught)))
    for n in (2, 5):
        sales = contests(CONTESTS, seed)[n]
        yield Expected(f"all-{n}", *tally.mean(sales.income))
        yield Expected(f"highest-{n}", *tally.mean(sales.price))
    state = position()
    exact = {
        "prize": PRIZE,
        "at": AT,
        "other": OTHER,
        "next": OTHER + 1,
        "purse": state.table.purses[0].total,
        "lowest": state.table.market[0],
        "highest": state.table.market[-1],
        "mine": state.table.bids[0],
        "theirs": max(state.table.bids),
        "bid": max(state.table.bids) + 1,
        "passing": price_of_passing(state.table, 0),
        "on-top": max(state.table.bids) + 1 - price_of_passing(state.table, 0),
        "steps": state.table.market[-1] - state.table.market[0],
        "strength": SETTING.usual,
        "rivals": SEATS - 1,
        "early": EARLY,
    }
    for key, number in exact.items():
        yield Expected(key, *[float(number)] * 3)
