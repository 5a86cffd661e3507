"""Support for the tests of charts: each game is drawn once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hashiban.lab.dynamics import charts

if TYPE_CHECKING:
    from hashiban.journal import Journal
    from hashiban.lab.dynamics import Chart

_known: dict[tuple[int, int], tuple[Journal, dict[str, Chart]]] = {}


def drawn(journal: Journal) -> dict[str, Chart]:
    """The charts of this game, by their keys without its name."""
    now = id(journal), len(journal.moves)
    if now not in _known:  # which keeps the journal, so that no other gets its id
        found = {chart.key.removeprefix(f"{journal.game}-"): chart for chart in charts(journal)}
        _known[now] = journal, found
    return _known[now][1]
