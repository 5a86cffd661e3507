"""One experiment: what is to be played, and how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hashiban.lab.arena import COLUMNS, Results, bundles
from hashiban.lab.compare import Compared, paired

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban.lab.arena import Plan
    from hashiban.lab.compare import Change


class Trial:
    """A plan, perhaps a change to compare it with, and the games that were played so far."""

    def __init__(self, plan: Plan, change: Change | None = None) -> None:
        """Nothing is played yet. Raises ValueError for a change that cannot be made."""
        self.plan, self.change = plan, change
        self.stopped = self.over = False
        self._source: Iterator[Any]
        if change is None:
            self.results, self.compared = Results(plan), None
            self._source = bundles(plan, begin=1)
        else:
            self.compared = Compared(Results(plan), Results(change.made(plan)))
            self.results = self.compared.before
            self._source = paired(plan, change, begin=1)

    def __len__(self) -> int:
        """How many games, or pairs of games, were finished."""
        return len(self.results) if self.compared is None else len(self.compared)

    @property
    def runs(self) -> dict[str, Results]:
        """The runs by their names: one without a name, or before and after."""
        if self.compared is None:
            return {"": self.results}
        return {"before": self.compared.before, "after": self.compared.after}

    @property
    def trouble(self) -> str:
        """Which game failed and why, in a sentence; empty when none did."""
        return self.results.trouble if self.compared is None else self.compared.trouble

    def play(self) -> bool:
        """Play a few games, so few that the page does not wait; whether there are more."""
        found = None if self.stopped else next(self._source, None)
        if found is None:
            self.over = True
        elif self.compared is None:
            self.results.games.extend(found)
        else:
            self.compared = found
            self.results = found.before
        if self.trouble or all(len(run) == run.plan.games for run in self.runs.values()):
            self.over = True
        return not self.over

    def stop(self) -> None:
        """No more games. What was played is kept."""
        self.stopped = self.over = True

    def rows(self) -> Iterator[tuple[Any, ...]]:
        """The head and the rows of a table of all games, as ``hashiban simulate`` writes it."""
        if self.compared is None:
            yield COLUMNS
            yield from self.results.rows()
            return
        yield ("run", *COLUMNS)
        for name, results in self.runs.items():
            for row in results.rows():
                yield (name, *row)
