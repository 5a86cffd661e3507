"""What a game has on its table beside the controls: a gauge, a place to try things out. A module a game, if any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hashiban.games import beside

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    import ipywidgets as ipw

    from hashiban.actions import Action
    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.parts import Part


class Panel:
    """One such part of the page, which does nothing until a game gives it something to do.

    What it shows of a seat must be gone after ``clear``.
    """

    box: ipw.Widget
    """Stands between the question and its buttons; empty when there is nothing to show."""
    below = False
    """It stands below the buttons instead."""

    def ask(self, view: View, names: Sequence[str]) -> None:
        """This seat is asked now, and looks at the screen."""

    def said(self, view: View, action: Action) -> None:
        """The seat of this view has just said this; ``view`` is what it saw before."""

    def over(self, view: View, names: Sequence[str]) -> None:
        """The game is over; ``view`` is the only person's, or a spectator's."""
        self.clear()

    def clear(self) -> None:
        """Take everything away: somebody else may look next."""

    def speak(self, words: Words) -> None:
        """Say everything in this language."""

    def lesson(self, view: View, after: View | None, words: Words) -> ipw.Widget | None:
        """The widget, or None, for a step of a lesson that asks about this view.

        ``after`` is what the learner sees once it has guessed, None before. The lesson takes it away with the step.
        """
        return None


def boxes(every: Iterable[Panel]) -> tuple[list[ipw.Widget], list[ipw.Widget]]:
    """What stands above the buttons, and what below."""
    sides: tuple[list[ipw.Widget], list[ipw.Widget]] = ([], [])
    for panel in every:
        sides[panel.below].append(panel.box)
    return sides


def load(game: str, part: Part, words: Words) -> tuple[Panel, ...]:
    """The panels of this game, made anew for one page."""
    found = beside(__name__, game)
    return () if found is None else tuple(found.panels(part, words))
