"""How far do you push? The chance of a bust as it feels and as it is, and what it costs to misjudge it.

Two rows of Tien lie on the table. How likely is it that the next card is a bust? All cards but the pile lie open, so
the chance can be counted (``hashiban.games.tien.bust_odds``), and the next card can be turned up many times over.
Then three bots play Tien: one counts, one thinks a bust less likely than it is, and one thinks that after good cards
a bust is due (``hashiban.bots.biased``). Two small cousins have a best answer on paper: the boxes with a bomb
(FIG21), and Pig (FIG20).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban import bots
from hashiban.actions import CHANCE, Action
from hashiban.engine import look, play, step
from hashiban.games import load, tien
from hashiban.games.tien import LIMIT, bust_odds, imagine
from hashiban.lab import tally
from hashiban.lab.arena import game_seed
from hashiban.lab.dynamics import Chart, Sentence, Theory
from hashiban.lab.dynamics.tien import Pile
from hashiban.lab.studies import Ask, Expected, Setting, Shown, expected
from hashiban.lab.tally import Estimate
from hashiban.lab.textbook import luck as counted

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from numpy.typing import NDArray

    from hashiban.actions import Seat
    from hashiban.engine import Bot
    from hashiban.journal import Journal
    from hashiban.lab.dynamics import Row
    from hashiban.lab.studies import Given
    from hashiban.table import View

NAME = "push_luck"
PLAYERS = 3


class Drawn(NamedTuple):
    """A position of Tien: the first cards of the pile, and how often was drawn beside the first card of each turn."""

    cards: tuple[int, ...]
    draws: int


ROWS = (
    Drawn((13, 21, 32), 2),
    Drawn((16, 25, 36, 45, 26, 15, 46, 35, 16, 25, 36, 45, 12, 34, 23), 8),
)
"""Three cards of a fresh pile; and three more after six turns that were bust and left twelve cards in the market."""

BOXES = 100
FIRST, SECOND = (Ask(key, 0, 100, "percent") for key in ("first", "second"))
OPENED = Ask("boxes", 0, BOXES, whole=True)

DECISIONS = (FIRST, SECOND, OPENED)
FELT = (FIRST.key, SECOND.key)
PREDICTION = Ask("bold", 0, 100, "percent")
SETTING = Setting((0, 1, 2, 4, 8), 4)
GAMES = 24
"""Each has cards of its own, and the three move on a seat from one to the next."""
KEPT = 400
RIGHT = "bcabc"
OPEN, TALKS = 3, 4
SOURCES = (
    "Glenn W. Brier, Verification of forecasts expressed in terms of probability. "
    "Monthly Weather Review 78 (1950), 1-3.",
    "Amos Tversky and Daniel Kahneman, Belief in the law of small numbers. "
    "Psychological Bulletin 76 (1971), 105-110.",
    "Neil D. Weinstein, Unrealistic optimism about future life events. "
    "Journal of Personality and Social Psychology 39 (1980), 806-820.",
    "Todd W. Neller and Clifton G. M. Presser, Optimal play of the dice game Pig. The UMAP Journal 25 (2004), 25-47.",
    "Don A. Moore and Paul J. Healy, The trouble with overconfidence. Psychological Review 115 (2008), 502-517.",
    "Paolo Crosetto and Antonio Filippin, The “bomb” risk elicitation task. "
    "Journal of Risk and Uncertainty 47 (2013), 31-65.",
)

WHO = ("counts", "bold", "wary")
"""The three at the table: who counts, who thinks it will not happen, who thinks it is due."""
AGAIN = 24
"""So many times a game the next card of each row is turned up."""
HOLDS = (5, 10, 15, 20, 25, 30, 35)
THROWN, BOMBS = 300, 500
"""Turns of Pig for each of these sums, and bombs, for every game."""
WIDE = 10
"""Percent of chance that are taken together."""


# ------------------------------------------------------------------------------------------ two positions


@lru_cache
def view(row: int) -> View:
    """What whose turn it is sees in this position (0 or 1), played by the rules from its first card."""
    cards, draws = ROWS[row]
    state = tien.start(PLAYERS, tien.Rules())
    rest = Counter(tien.deck(PLAYERS)) - Counter(cards)
    game = load(tien.NAME)
    step(game, state, CHANCE, Action("deck", 0, (*cards, *sorted(rest.elements()))))
    step(game, state, CHANCE, Action("opener", 0, tuple(range(PLAYERS))))
    for _ in range(draws):
        step(game, state, state.table.asked[0], Action("draw"))
    return look(game, state, state.table.asked[0])


def chance(row: int) -> float:
    """How likely the next card is a bust in this position, in percent: counted by the engine."""
    return 100 * float(bust_odds(view(row)).bust)


def turned(row: int, many: int, luck: Random) -> int:
    """How often the next card was a bust when it was turned up so many times from a pile shuffled anew."""
    game, here, busts = load(tien.NAME), view(row), 0
    for _ in range(many):
        state = imagine(here, luck)
        busts += any(event.name == "bust" for event in step(game, state, here.seat, Action("draw")))
    return busts


# ------------------------------------------------------------------------------------------ the run


@dataclass(slots=True)
class Pushed:
    """What the three did, and what came of cards, bombs and dice."""

    strength: float
    games: int = 0
    totals: list[tuple[int, ...]] = field(default_factory=list)
    """Points at the end of each game, in the order of ``WHO``."""
    ends: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Turns: whose, and whether it was a bust."""
    choices: Counter[tuple[int, int, bool]] = field(default_factory=Counter)
    """Choices: whose, in which range of chances, and whether another card was drawn."""
    draws: Counter[tuple[int, bool]] = field(default_factory=Counter)
    """Cards drawn by choice: in which range of chances, and whether it was a bust."""
    summed: list[float] = field(default_factory=lambda: [0.0] * (100 // WIDE))
    """The chances of those in each range, in percent, added up."""
    rows: list[int] = field(default_factory=lambda: [0] * len(ROWS))
    """How often the next card of each row was a bust."""
    turned: int = 0
    """How often it was turned up."""
    bombs: list[NDArray[np.int64]] = field(default_factory=list)
    """In which box each was."""
    pigs: dict[int, list[NDArray[np.int64]]] = field(default_factory=dict)
    """The scores of turns of Pig, by the sum at which they stopped."""

    def busts(self, who: int) -> Estimate:
        """How many of 100 turns were bust."""
        lost, kept = self.ends[who, True], self.ends[who, False]
        return tally.percent(lost, lost + kept)

    def less(self, who: int) -> Estimate:
        """How many points a game this one had more than the one who counts."""
        points = np.array(self.totals, dtype=np.float64)
        return tally.mean(points[:, who] - points[:, 0])

    def paid(self, opened: float) -> Estimate:
        """What so many opened boxes paid on average."""
        return tally.mean(np.where(np.concatenate(self.bombs) > opened, float(opened), 0.0))


def run(setting: float, given: Given, seed: int) -> Iterator[Pushed]:
    """Games of Tien with mistakes of this strength; between them cards, bombs and dice."""
    yield from played(setting, GAMES, seed)


def names(strength: float) -> tuple[str, ...]:
    """The bots, in the order of ``WHO``."""
    return ("hard", *(f"hard+{bias}:{strength:g}" for bias in ("overconfidence", "gamblers-fallacy")))


def played(strength: float, games: int, seed: int) -> Iterator[Pushed]:
    """So many games, one at a time."""
    found, game = Pushed(strength), load(tien.NAME)
    sitters = [bots.load(tien.NAME, name) for name in names(strength)]
    luck, dice = Random(seed), np.random.default_rng(seed)
    for number in range(games):
        sitting = [(seat - number) % PLAYERS for seat in range(PLAYERS)]
        seats: list[Bot] = [sitters[who] for who in sitting]
        journal, state = play(game, seats, game_seed(seed, number + 1))
        read(journal, sitting, found)
        totals = game.score(state).totals
        found.totals.append(tuple(totals[sitting.index(who)] for who in range(PLAYERS)))
        for row in range(len(ROWS)):
            found.rows[row] += turned(row, AGAIN, luck)
        found.turned += AGAIN
        found.bombs.append(dice.integers(1, BOXES, BOMBS, endpoint=True))
        for hold in HOLDS:
            found.pigs.setdefault(hold, []).append(thrown(hold, THROWN, dice))
        found.games += 1
        yield found


def read(journal: Journal, sitting: Sequence[int], found: Pushed) -> None:
    """Note every choice of a game, with the chance of a bust that could be counted there, and how turns ended."""
    pile = Pile(PLAYERS)
    total = money = 0
    for (seat, action), events in zip(journal.moves, journal.told, strict=True):
        risk = pile.bust(total, money)
        if action.verb in ("draw", "numbers", "currency") and risk is not None:
            bust = len(events) > 1 and events[1].name == "bust"
            _note(found, sitting[seat], 100 * float(risk), action.verb == "draw", bust)
        for name, facts, _ in events:
            match name:
                case "draw" | "wild":
                    pile.seen(facts["card"])
                    total, money = facts.get("total", total), facts.get("money", money)
                case "numbers" | "currency" | "bust":
                    who: Seat = facts["who"]
                    found.ends[sitting[who], name == "bust"] += 1
                    total = money = 0


def _note(found: Pushed, who: int, risk: float, drew: bool, bust: bool) -> None:
    at = min(int(risk // WIDE), 100 // WIDE - 1)
    found.choices[who, at, drew] += 1
    if drew:
        found.draws[at, bust] += 1
        found.summed[at] += risk


def thrown(hold: int, many: int, dice: np.random.Generator) -> NDArray[np.int64]:
    """The scores of so many turns of Pig that stop at this sum."""
    sums, going = np.zeros(many, dtype=np.int64), np.ones(many, dtype=np.bool_)
    while going.any():
        faces = dice.integers(1, 6, many, endpoint=True)
        sums = np.where(going, np.where(faces == 1, 0, sums + faces), sums)
        going &= (faces != 1) & (sums < hold)
    return sums


def truth(found: Pushed) -> Estimate:
    """How many of 100 turns of the bold one are bust."""
    return found.busts(1)


# ------------------------------------------------------------------------------------------ what is shown


def happened(found: Pushed, given: Given) -> Shown:
    """The counted chances beside what was said, the bomb of the day, and how the three did."""
    people = len(given[FIRST.key])
    room = "room" if people > 1 else "alone"
    said = []
    for row, key in enumerate(FELT):
        here = view(row)
        numbers = {"row": row + 1, "over": round(bust_odds(here).bust * here.left), "left": here.left}
        numbers |= {"exact": round(chance(row)), "felt": round(_mean(given[key]))}
        said.append(Sentence(f"study-push-luck-{room}-felt", numbers))
    scores = {"turned": found.turned, "yours": round(brier(found, given)), "half": round(brier(found, _all(50.0)))}
    said.append(Sentence(f"study-push-luck-{room}-brier", scores | {"counted": round(brier(found, None))}))
    bomb = int(found.bombs[0][0])
    safe = [opened for opened in given[OPENED.key] if opened < bomb]
    numbers = {"bomb": bomb, "people": people, "safe": len(safe), "best": int(max(safe, default=0))}
    said.append(Sentence(f"study-push-luck-{room}-bomb", numbers))
    return Shown((ends(found), choices(found)), tuple(said))


def theory(found: Pushed, given: Given) -> Shown:
    """What was said and what happened against the counted chance, and the best answers to the two cousins."""
    return Shown((calibration(found, given), boxes(found, given), pig(found)))


def changed(found: Mapping[float, Pushed], given: Given) -> Shown:
    """How often each is bust, and what that costs, by the strength of the mistake; and what longer runs say."""
    long = {row.key: row.value for row in expected(NAME) if row.key.startswith("less-")}
    return Shown((busts(found), cost(found)), (Sentence("study-push-luck-long", long | {"games": KEPT // 2}),))


def brier(found: Pushed, given: Given | None) -> float:
    """The Brier score of what was said over both rows, from 0 to 100; of the counted chances without."""
    gaps: list[float] = []
    for row, key in enumerate(FELT):
        share, felt = found.rows[row] / found.turned, given[key] if given is not None else [chance(row)]
        gaps += [share * (1 - one / 100) ** 2 + (1 - share) * (one / 100) ** 2 for one in felt]
    return 100 * _mean(gaps)


def _all(felt: float) -> Given:
    """The answers of who always says the same."""
    return {key: [felt] for key in FELT}


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def ends(found: Pushed) -> Chart:
    """How many of 100 turns of each were bust."""
    rows: list[Row] = []
    for who, name in enumerate(WHO):
        value, low, high = found.busts(who)
        rows.append({"who": name, "bust": value, "low": low, "high": high})
    numbers = {name: round(row["bust"]) for name, row in zip(WHO, rows, strict=True)}
    turns = sum(found.ends.values())
    said = Sentence("study-push-luck-ends-told", numbers | {"games": found.games, "turns": turns})
    return Chart("study-push-luck-ends", "bars", 1, tuple(rows), "who", "bust", (said,))


def choices(found: Pushed) -> Chart:
    """How often each drew another card, by how likely a bust was."""
    rows: list[Row] = []
    for who, name in enumerate(WHO):
        for at in range(100 // WIDE):
            drew, stopped = found.choices[who, at, True], found.choices[who, at, False]
            if drew + stopped >= min(AT_LEAST, found.games):
                value, low, high = tally.percent(drew, drew + stopped)
                row = {"chance": at * WIDE + WIDE / 2, "drew": value, "low": low, "high": high, "series": name}
                rows.append(row)
    said = Sentence("study-push-luck-choices-told", {"choices": sum(found.choices.values())})
    return Chart("study-push-luck-choices", "points", 1, tuple(rows), "chance", "drew", (said,))


AT_LEAST = 20
"""A share of fewer is not shown, once there are as many games."""


def calibration(found: Pushed, given: Given) -> Chart:
    """What was said of the two rows, and how often cards were bust, against the chance that can be counted."""
    rows: list[Row] = []
    for at in range(100 // WIDE):
        bust, fine = found.draws[at, True], found.draws[at, False]
        if bust + fine >= min(AT_LEAST, found.games):
            value, low, high = tally.percent(bust, bust + fine)
            middle = found.summed[at] / (bust + fine)
            rows.append({"chance": middle, "share": value, "low": low, "high": high, "series": "cards"})
    for row, key in enumerate(FELT):
        felt = given[key]
        value, low, high = tally.mean(np.array(felt)) if len(felt) > 1 else (felt[0],) * 3
        ends_ = max(0.0, low), min(100.0, high)
        rows.append({"chance": chance(row), "share": value, "low": ends_[0], "high": ends_[1], "series": "felt"})
    rows.sort(key=lambda one: (one["series"], one["chance"]))
    line = Theory(((0.0, 0.0), (100.0, 100.0)), name="line-theory")
    numbers = {"first": round(_mean(given[FIRST.key])), "second": round(_mean(given[SECOND.key]))}
    numbers |= {"exact": round(chance(0)), "other": round(chance(1)), "draws": sum(found.draws.values())}
    said = Sentence("study-push-luck-calibration-told", numbers)
    return Chart("study-push-luck-calibration", "points", 1, tuple(rows), "chance", "share", (said,), curves=(line,))


def boxes(found: Pushed, given: Given) -> Chart:
    """What opened boxes paid on average, those of the answers too, and what they must pay."""
    opened = [*((k, "bombs") for k in range(0, BOXES + 1, 10)), *((k, "yours") for k in sorted(set(given["boxes"])))]
    rows: list[Row] = []
    for k, series in opened:
        value, low, high = found.paid(k)
        rows.append({"opened": k, "paid": value, "low": low, "high": high, "series": series})
    exact = [float(counted.bomb(BOXES, k)) for k in range(BOXES + 1)]
    line = Theory(tuple((float(k), pay) for k, pay in enumerate(exact)), name="line-theory")
    own = round(_mean(given[OPENED.key]))
    numbers = {"best": exact.index(max(exact)), "most": max(exact), "own": own, "pays": round(exact[own], 1)}
    said = Sentence("study-push-luck-bombs-told", numbers)
    return Chart("study-push-luck-bombs", "points", 1, tuple(rows), "opened", "paid", (said,), curves=(line,))


@lru_cache
def pigs() -> tuple[float, ...]:
    """The mean score of a turn of Pig that stops at 1, 2 and so on, exactly."""
    return tuple(float(counted.mean(counted.pig(hold))) for hold in range(1, HOLDS[-1] + 1))


def pig(found: Pushed) -> Chart:
    """The mean score of a turn of Pig by the sum at which it stops."""
    rows: list[Row] = []
    for hold, scores in found.pigs.items():
        value, low, high = tally.mean(np.concatenate(scores).astype(float))
        rows.append({"hold": hold, "score": value, "low": low, "high": high, "series": "dice"})
    line = Theory(tuple((float(k), score) for k, score in enumerate(pigs(), 1)), name="line-theory")
    best = 1 + pigs().index(max(pigs()))
    nothing = round(100 * float(counted.pig(best)[0]))
    said = Sentence("study-push-luck-pig-told", {"best": best, "score": round(max(pigs()), 1), "nothing": nothing})
    return Chart("study-push-luck-pig", "points", 1, tuple(rows), "hold", "score", (said,), curves=(line,))


def busts(found: Mapping[float, Pushed]) -> Chart:
    """How many of 100 turns were bust, by the strength of the mistake."""
    rows: list[Row] = []
    for strength, one in sorted(found.items()):
        for who, name in enumerate(WHO):
            value, low, high = one.busts(who)
            rows.append({"strength": strength, "bust": value, "low": low, "high": high, "series": name})
    last = max(found)
    numbers = {name: round(found[last].busts(who).value) for who, name in enumerate(WHO)}
    said = Sentence("study-push-luck-busts-told", numbers | {"times": 1 + last})
    return Chart("study-push-luck-busts", "points", 1, tuple(rows), "strength", "bust", (said,))


def cost(found: Mapping[float, Pushed]) -> Chart:
    """What the mistake costs in points, by its strength."""
    rows: list[Row] = []
    for strength, one in sorted(found.items()):
        for who, name in enumerate(WHO):
            value, low, high = one.less(who)
            reach = (low, high) if one.games > 1 else (value, value)
            row = {"strength": strength, "points": value, "low": reach[0], "high": reach[1], "series": name}
            rows.append(row)
    said = Sentence("study-push-luck-cost-told", {"games": sum(one.games for one in found.values())})
    return Chart("study-push-luck-cost", "points", 1, tuple(rows), "strength", "points", (said,))


# ------------------------------------------------------------------------------------------ numbers that are kept


def measured(games: int, seed: int) -> Iterator[Expected]:
    """How often each was bust and what it cost, with a small and a large mistake; and what can be counted."""
    for strength in (1.0, SETTING.usual):
        *_, found = played(strength, max(games // 2, 2 * PLAYERS), seed + int(strength))
        for who, name in enumerate(WHO):
            yield Expected(f"busts-{name}-{strength:g}", *found.busts(who))
        for who, name in enumerate(WHO[1:], 1):
            yield Expected(f"less-{name}-{strength:g}", *found.less(who))
    exact = [float(counted.bomb(BOXES, k)) for k in range(BOXES + 1)]
    best = 1 + pigs().index(max(pigs()))
    for key, number in (
        ("chance-1", chance(0)),
        ("chance-2", chance(1)),
        ("boxes", BOXES),
        ("boxes-best", exact.index(max(exact))),
        ("boxes-pay", max(exact)),
        ("pig-best", best),
        ("pig-score", max(pigs())),
        ("pig-nothing", 100 * float(counted.pig(best)[0])),
        ("limit", LIMIT),
        ("times", 1 + SETTING.usual),
    ):
        yield Expected(key, number, number, number)
