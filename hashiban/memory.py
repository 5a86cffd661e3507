"""What is still out, for who counts along, and what it cost not to count."""

from __future__ import annotations

from collections import Counter
from math import comb, hypot
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from hashiban.actions import Action, Pick
from hashiban.foresight import Estimate, Foresight
from hashiban.games import load
from hashiban.table import Cards, Game, View
from hashiban.whatif import moments

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban.actions import Seat
    from hashiban.engine import Bot
    from hashiban.journal import Journal

ROUNDS = 200
"""How often each decision is played out before its cost is final."""


class Odds(NamedTuple):
    """A card that was not seen, how many there are of it, and the chance that at least one of them still comes."""

    card: int
    copies: int
    chance: float


def counted(game: Game, view: View) -> dict[str, Cards]:
    """The kinds of card worth counting now: some were seen, and more are to come. Nothing in a game without cards."""
    cards = getattr(game, "cards", None)
    kinds: dict[str, Cards] = cards(view) if cards else {}
    return {kind: count for kind, count in kinds.items() if count.seen and count.left}


def tally(cards: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each card once, ascending, with how many there are of it."""
    return tuple(sorted(Counter(cards).items()))


def odds(cards: Cards) -> tuple[Odds, ...]:
    """Each unseen card with the chance that it still comes; certain when none was put away."""
    unseen, left = len(cards.unseen), cards.left
    return tuple(
        Odds(card, copies, 1 - comb(unseen - copies, left) / comb(unseen, left))
        for card, copies in tally(cards.unseen)
    )


# ---------------------------------------------------------------------------------------------- afterwards


class Lapse(NamedTuple):
    """One decision looked at again: what was seen then, what was chosen, what a counting bot would have chosen.

    ``cost`` is how much less the choice brings by play-outs; below nought it brought more.
    """

    view: View
    chosen: Action
    better: Action
    cost: Estimate


class Forgetting:
    """What a seat lost in one game by not choosing as a bot that counts the cards, found a little at a time.

    Only decisions about cards count. Each is judged by play-outs from the view of its own moment: what came to light
    later, and what others held, plays no part.
    """

    def __init__(self, journal: Journal, seat: Seat, bot: Bot, luck: Random, rounds: int = ROUNDS) -> None:
        """Look again at every choice of a card that this seat made, beside that of ``bot``, ``rounds`` times each."""
        self.rounds = rounds
        self._game = load(journal.game)
        self._open: list[tuple[Lapse, Foresight | None]] = []
        for view, chosen in _decisions(journal, seat):
            better = bot(view, luck).action
            same = chosen[:3] == better[:3]  # other coins for the same thing are no lapse of memory
            own = Random(luck.getrandbits(64))  # luck of its own: the order of the work changes nothing
            ahead = None if same else Foresight(self._game, view, bot, own, (better, chosen))
            self._open.append((Lapse(view, chosen, better, Estimate(0.0, 0.0, 0.0)), ahead))

    @property
    def done(self) -> bool:
        """Whether every decision was played out often enough."""
        return self._next() is None

    @property
    def share(self) -> float:
        """How much of the work is done, from 0 to 1."""
        rounds = [min(self.rounds, ahead.rounds) for _, ahead in self._open if ahead]
        return sum(rounds) / (len(rounds) * self.rounds) if rounds else 1.0

    def step(self, seconds: float) -> None:
        """Work for at most this long, always at the decision that was played out least."""
        end = perf_counter() + seconds
        while ahead := self._next():
            ahead.step(end - perf_counter(), min(self.rounds, ahead.rounds + 1))
            if perf_counter() >= end:
                break

    def _next(self) -> Foresight | None:
        waiting = [ahead for _, ahead in self._open if ahead and ahead.rounds < self.rounds]
        return min(waiting, key=lambda ahead: ahead.rounds, default=None)

    def lapses(self) -> tuple[Lapse, ...]:
        """Every decision in order, with what is known of its cost so far."""
        return tuple(
            lapse if ahead is None else lapse._replace(cost=ahead.difference(lapse.better, lapse.chosen))
            for lapse, ahead in self._open
        )

    def total(self) -> Estimate:
        """What all decisions cost together; no number before each was played out once."""
        costs = [lapse.cost for lapse in self.lapses()]
        value, reach = sum(cost.value for cost in costs), hypot(*(cost.reach for cost in costs))
        return Estimate(value, value - reach, value + reach)


def _decisions(journal: Journal, seat: Seat) -> Iterator[tuple[View, Action]]:
    """Each choice of a card by this seat, with what it saw at that moment."""
    for _, _, view, said in moments(journal, (seat,)):
        if said.cards and any(isinstance(option, Pick) and len(option.cards) > 1 for option in view.options):
            yield view, said
