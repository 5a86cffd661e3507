"""What would come of each choice: the game played on from what one seat sees, many times.

Only a view goes in, never a state. Each round imagines one whole state that fits the view, and plays it to the end
once for every choice, with the same cards and the same luck, so that what differs comes of the choice. Bots go on in
every seat, also in the one that asks.
"""

from __future__ import annotations

from math import inf, nan, sqrt
from statistics import fmean, stdev
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from hashiban.actions import CHANCE, Action, Amount, Lay, Option, Pick, Say, fault, laid_from, pieces_of
from hashiban.engine import chance, refuse, stream
from hashiban.table import Event, Game, Outcome, State, View

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Mapping, Sequence
    from random import Random

    from hashiban.actions import Seat
    from hashiban.engine import Bot

MOST = 8
"""Choices that an amount is cut down to, the other things to say included."""

NORMAL = 1.959964
"""A normal variable lies within so many standard deviations of its mean in 95 of 100 cases."""


class Estimate(NamedTuple):
    """A number that was measured, and the 95 % interval around it (without bounds while nothing is known)."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


class Forecast(NamedTuple):
    """What came of one choice."""

    action: Action
    rounds: int
    """How often it was played out."""
    total: Estimate
    """What the seat has at the end."""
    share: Estimate
    """Its share of the wins; who wins together shares."""
    behind: Estimate
    """How much less than the best choice it brings, on the same cards."""


# ---------------------------------------------------------------------------------------------- choices


def candidates(view: View) -> tuple[Action, ...]:
    """The choices worth a look: all there is to say, each single card, and some amounts from the least to all."""
    single = sum(isinstance(option, Say) for option in view.options)
    found = (action for option in view.options for action in _some(option, MOST - single))
    return tuple(dict.fromkeys(found))


def _some(option: Option, most: int) -> list[Action]:
    match option:
        case Say(verb):
            return [Action(verb)]
        case Amount(verb, least, highest, step):
            return [Action(verb, least + step * k) for k in _spread((highest - least) // step, most)]
        case Pick(verb, cards, least):
            ordered, size = sorted(cards), max(1, least)
            runs = [Action(verb, cards=tuple(ordered[k : k + size])) for k in range(len(ordered) - size + 1)]
            return runs if least else [Action(verb), *runs]
        case Lay(verb, _, due):
            return [Action(verb)] if due else _bundles(option)
        case _:
            return []


def _bundles(option: Lay) -> list[Action]:
    """The least of it from each kind of piece, and all of it."""
    pieces = sorted(pieces_of(option))
    kinds = dict.fromkeys(at for _, at in pieces)
    first = [[*(p for p in pieces if p[1] == at), *(p for p in pieces if p[1] != at)] for at in kinds]
    few = [laid_from(option, ordered, option.pieces) for ordered in first]
    return list(dict.fromkeys([*few, laid_from(option, pieces, len(pieces))]))


def _spread(last: int, most: int) -> list[int]:
    """Some of the numbers 0 to ``last``: the first few, then wider apart, and the last."""
    wished = sorted({k for k in (0, 1, 2, 3, last // 2, 3 * last // 4, last) if k <= last})
    return wished if len(wished) <= most else [*wished[: most - 1], last]


# ---------------------------------------------------------------------------------------------- playing on


class Foresight:
    """The choices of one view, played out a little at a time.

    ``step`` works for at most a given time and can be called again for more; ``forecasts`` says what is known so
    far. The same view, bot and seed give the same numbers, whatever the steps.
    """

    def __init__(
        self,
        game: Game,
        view: View,
        bot: Bot,
        luck: Random,
        actions: Sequence[Action] = (),
        rivals: Mapping[Seat, Bot] | None = None,
    ) -> None:
        """Look ahead from ``view``, at these actions or else at its ``candidates``.

        ``bot`` goes on in every seat but those of ``rivals``, which have bots of their own. Raises IllegalMove for an
        action that the view does not offer.
        """
        self.game, self.view = game, view.kept()
        self.actions = tuple(actions) or candidates(self.view)
        for action in self.actions:
            if fault(self.view.options, action) is not None:
                refuse(game, self.view.options, action)
        self._bot, self._luck, self._rivals = bot, luck, dict(rivals or {})
        self._heard = list(self.view.heard)
        self._totals: list[list[int]] = [[] for _ in self.actions]
        self._shares: list[list[float]] = [[] for _ in self.actions]
        self.rounds = 0
        """How many states were imagined and played out for every choice."""
        self._work = self._rounds()

    def step(self, seconds: float, rounds: float = inf) -> None:
        """Play on for at most this long, or until there are so many rounds.

        What a bot raises comes through, and then there is no more to come.
        """
        end = perf_counter() + seconds
        for _ in self._work if self.rounds < rounds else ():
            if self.rounds >= rounds or perf_counter() >= end:
                break

    def run(self, rounds: int) -> None:
        """Play on until there are so many rounds."""
        self.step(inf, rounds)

    def _rounds(self) -> Iterator[None]:
        """For ever: a state, and every choice played out on it. Gives way after each thing that is said."""
        seat, ask_again = self.view.seat, getattr(self.game, "ask_again", None)
        while self.actions:
            state = self.game.imagine(self.view, self._luck)
            if ask_again is not None:  # what a rival said in secret is thought out by the bot, not drawn at random
                ask_again(state, seat)
            seed = self._luck.getrandbits(32)
            outcomes: list[Outcome] = []
            for action in self.actions:
                outcome = yield from self._played(state.copy(), action, seed)
                outcomes.append(outcome)
            for k, (totals, winners) in enumerate(outcomes):  # all at once: who is stopped halfway keeps pairs
                self._totals[k].append(totals[seat])
                self._shares[k].append((seat in winners) / max(1, len(winners)))
            self.rounds += 1
            yield

    def _played(self, state: State, action: Action, seed: int) -> Generator[None, None, Outcome]:
        """The outcome of this state after this action."""
        game, bots = self.game, {CHANCE: chance, **self._rivals}
        told: list[list[Event]] = [self._heard, game.apply(state, self.view.seat, action)]
        seats = (*range(len(state.hands)), CHANCE)
        at = {seat: (View(state, seat, told), stream(seed, seat)) for seat in seats}
        while asked := game.waiting(state.table):
            seat = asked[0]
            view, luck = at[seat]
            view.options = game.options(view)
            answer = bots.get(seat, self._bot)(view, luck).action
            if fault(view.options, answer) is not None:
                refuse(game, view.options, answer)
            told.append(game.apply(state, seat, answer))
            yield
        return game.score(state)

    # ------------------------------------------------------------------------------------------ what is known

    def forecasts(self) -> tuple[Forecast, ...]:
        """What came of each choice so far, the best first; nothing before the first round is done."""
        if not self.rounds:
            return ()
        totals, shares = self._totals, self._shares
        order = sorted(range(len(totals)), key=lambda k: (-sum(totals[k]), -sum(shares[k]), k))
        best = totals[order[0]]
        return tuple(
            Forecast(self.actions[k], self.rounds, mean(totals[k]), wilson(shares[k]), behind(best, totals[k]))
            for k in order
        )

    def totals(self, action: Action) -> tuple[int, ...]:
        """What the seat had at the end after this choice, a number a round."""
        return tuple(self._totals[self.actions.index(action)])

    def shares(self, action: Action) -> tuple[float, ...]:
        """Its share of the wins after this choice, a number a round."""
        return tuple(self._shares[self.actions.index(action)])

    def difference(self, one: Action, other: Action) -> Estimate:
        """How much more ``one`` brings than ``other``, on the same cards."""
        return behind(self._totals[self.actions.index(one)], self._totals[self.actions.index(other)])

    def settled(self, reach: float, least: int = 30) -> bool:
        """Whether every difference to the best is known to within ``reach``, from ``least`` rounds at least."""
        return self.rounds >= least and all(row.behind.reach <= reach for row in self.forecasts())


# ---------------------------------------------------------------------------------------------- numbers


def mean(sample: Sequence[float]) -> Estimate:
    """The mean of a sample and Student's interval around it; of a single number no bounds are known."""
    if not sample:
        return Estimate(nan, -inf, inf)
    middle = fmean(sample)
    if len(sample) == 1:
        return Estimate(middle, -inf, inf)
    reach = student(len(sample) - 1) * stdev(sample) / sqrt(len(sample))
    return Estimate(middle, middle - reach, middle + reach)


def behind(best: Sequence[float], other: Sequence[float]) -> Estimate:
    """How much less the other brings, pair by pair."""
    return Estimate(0.0, 0.0, 0.0) if best is other else mean([a - b for a, b in zip(best, other, strict=True)])


def wilson(shares: Sequence[float]) -> Estimate:
    """The mean of shares of the win and Wilson's interval, which stays between 0 and 1."""
    games, share = len(shares), fmean(shares)
    z = NORMAL**2 / games
    middle = (share + z / 2) / (1 + z)
    reach = NORMAL * sqrt(share * (1 - share) / games + z / games / 4) / (1 + z)
    return Estimate(share, max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def student(freedom: int) -> float:
    """How many standard errors reach over 95 %: Student's t, by the expansion of Cornish and Fisher.

    Within 4 % of the exact value from two degrees of freedom on; for one, the exact value.
    """
    if freedom == 1:
        return 12.706205
    z, f = NORMAL, freedom
    one = (z**3 + z) / 4
    two = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + one / f + two / f**2 + three / f**3
