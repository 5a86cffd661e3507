"""Two runs with the same cards that differ in one bot or one rule: what does the difference do?

Every game has its twin with the same seed. What both have in common, such as a lucky deal, falls out of the
difference, so that it is seen after far fewer games than with two runs that have nothing to do with each other.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hashiban.lab.arena import Plan, Results, bundles
from hashiban.lab.tally import Estimate, by_bot, deals, mean, shares, totals

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from concurrent.futures import Executor

    from numpy.typing import NDArray

    from hashiban.engine import Bot


class Difference(NamedTuple):
    """What the change did to one bot: after less before."""

    place: int
    before: str
    after: str
    share: Estimate
    """Share of the wins."""
    total: Estimate


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that is different: the bot in a place (from 0), or the switches of the rules."""

    place: int | None = None
    bot: str | Bot | None = None
    rules: Any = None

    def made(self, plan: Plan) -> Plan:
        """The plan with this change. Raises ValueError where it changes nothing or cannot be made."""
        if self.place is None:
            changed = replace(plan, rules=self.rules)
        elif self.bot is None or not 0 <= self.place < len(plan.bots):
            raise ValueError(f"There is no seat {self.place + 1} with another bot; seats are 1 to {len(plan.bots)}.")
        else:
            changed = replace(plan, bots=(*plan.bots[: self.place], self.bot, *plan.bots[self.place + 1 :]))
        if changed == plan:
            raise ValueError("The change changes nothing.")
        return changed


@dataclass(slots=True)
class Compared:
    """Two runs side by side, as far as they have come."""

    before: Results
    after: Results

    def __len__(self) -> int:
        return min(len(self.before), len(self.after))

    @property
    def trouble(self) -> str:
        """Why games are missing; empty when none are."""
        return self.before.trouble or self.after.trouble

    def differences(self) -> tuple[Difference, ...]:
        """For each bot what the change did. Raises ValueError without a pair of games."""
        if not len(self):
            raise ValueError("There is no pair of finished games to compare.")
        share, total = (self._less(of) for of in (shares, totals))
        names = zip(self.before.plan.names, self.after.plan.names, strict=True)
        return tuple(
            Difference(place, old, new, mean(share[:, place]), mean(total[:, place]))
            for place, (old, new) in enumerate(names)
        )

    def _less(self, of: Callable[[Results], NDArray[np.float64]]) -> NDArray[np.float64]:
        """After less before, a row a deal and a column a bot."""
        count = len(self)
        before, after = (by_bot(run, of(run))[:count] for run in (self.before, self.after))
        return deals(self.before, after - before)


def paired(
    plan: Plan, change: Change, executor: Executor | None = None, begin: int | None = None
) -> Generator[Compared]:
    """Play both, a bundle of one and a bundle of the other in turn; the same object each time, fuller than before.

    ``begin`` is as for ``bundles``. Raises ValueError for a change that cannot be made.
    """
    compared = Compared(Results(plan), Results(change.made(plan)))
    running = [(run, bundles(run.plan, executor, begin)) for run in (compared.before, compared.after)]
    try:
        while running:
            run, source = min(running, key=lambda pair: len(pair[0]))
            bundle = next(source, None)
            if bundle is None:
                running.remove((run, source))
                continue
            run.games.extend(bundle)
            yield compared
            if bundle.trouble:
                return
    finally:
        for _, source in running:
            source.close()
