"""A chart as it stands on a page: its title, what to look at, the picture and its caption."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from hashiban.lab import dynamics
from hashiban_widgets.figures import figure

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.lab.dynamics import Chart
    from hashiban.words import Words


def framed(chart: Chart, words: Words, names: Sequence[str], me: Seat | None = None, key: str = "") -> str:
    """The chart as HTML; ``key`` is HTML that says which sign is whose, ``me`` the seat that stands out."""
    say, about = words.say, f"dynamics-{chart.key}"
    return (
        f"<figure class='hb-figure'><h3>{escape(say(f'{about}-title'))}</h3>"
        f"<p class='hb-soft'>{escape(say(f'{about}-see'))}</p>{figure(chart, words, names, 'page', me)}{key}"
        f"<figcaption>{escape(dynamics.caption(chart, words, names))}</figcaption></figure>"
    )
