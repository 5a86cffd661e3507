"""A hint for who is asked: what the hard bot would do and why, and how each choice would turn out.

Nothing but the view of the seat that asks goes in. On a shared screen ``clear`` takes the hint away before
somebody else looks; ``show`` does so too.
"""

from __future__ import annotations

import asyncio
from asyncio import sleep as rest  # only ever rest(0): let everybody else have a turn
from html import escape
from math import floor, isfinite, log10
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

from hashiban import bots, games
from hashiban.actions import Action
from hashiban.foresight import Forecast, Foresight, candidates
from hashiban_widgets.controls import labelled
from hashiban_widgets.safely import safely

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.parts import Part

LEVEL = "hard"
SLICE = 0.03
"""Seconds of work between two turns for everybody else."""
TURNS = 5
"""Turns that are given in a row: a click passes through a few hands before it is heard."""
REDRAW = 0.25
"""Seconds between two pictures."""
LONGEST = 6.0
"""Seconds after which a look ahead stops by itself."""
CLOSE = 0.4
"""It also stops once every difference is known to within so much."""


class Worker:
    """Work in small pieces, as a task that gives way between them; without a running event loop, one piece."""

    def __init__(self, sorry: Callable[[], None]) -> None:
        """``sorry`` is called when a piece of work fails, and then there is no more."""
        self._sorry = sorry
        self._piece: Callable[[], bool] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether there is work going on."""
        return self._piece is not None

    def start(self, piece: Callable[[], bool]) -> None:
        """Let ``piece`` run again and again for as long as it says that there is more to do."""
        self.stop()
        self._piece = piece
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # plain Python: nobody to give way to, and nobody to wait for more
            self._once(piece)
            self._piece = None
            return
        self._task = loop.create_task(self._go_on(piece))

    def stop(self) -> None:
        """No more of it. Nothing that was begun goes on, not even once."""
        self._piece = None

    async def _go_on(self, piece: Callable[[], bool]) -> None:
        await rest(0)
        while self._piece is piece:
            self._once(piece)
            for _ in range(TURNS):
                await rest(0)

    def _once(self, piece: Callable[[], bool]) -> None:
        def work() -> None:
            if not piece() and self._piece is piece:
                self._piece = None

        safely(work, self._failed)()

    def _failed(self) -> None:
        self._piece = None
        self._sorry()


class Hint:
    """Two buttons under a question, and what they bring."""

    def __init__(self, part: Part, game: str, words: Words) -> None:
        """A hint for this game; nothing to see until ``show``."""
        self.game, self.words = game, words
        self._part, self._rules, self._bot = part, games.load(game), bots.load(game, LEVEL)
        self._worker = Worker(self._fail)
        self._view: View | None = None
        self._names: Sequence[str] = ()
        self._ahead: Foresight | None = None
        self._began = self._drawn = 0.0
        self._advised: Action | None = None
        self.ask = part.button("hb-quiet", safely(self._advise, self._fail))
        self.look = part.button("hb-quiet", safely(self._look, self._fail))
        self.halt = part.button("hb-quiet hb-halt", safely(self._halt, self._fail))
        self.advice, self.outlook = part.html("hb-advice"), part.html("hb-outlook")
        self._row = part.row("hb-row")
        self.box = part.box("hb-hint")
        self.speak(words)

    # ------------------------------------------------------------------------------------------ whose it is

    def show(self, view: View, names: Sequence[str] = ()) -> None:
        """Another question: what was said before is gone. A seat that is not asked gets no button."""
        self.clear()
        if view.options:
            self._view, self._names = view.kept(), names
            self._arrange()

    def clear(self) -> None:
        """Take everything away, also work that is still going on: somebody else may look next."""
        self._worker.stop()
        self._view = self._ahead = self._advised = None
        self.advice.value = self.outlook.value = ""
        self._arrange()

    def speak(self, words: Words) -> None:
        """Say everything in this language; what is shown stays."""
        self.words = words
        self.ask.description = words.say("hint")
        self.look.description = words.say("outlook-ask")
        self.halt.description = words.say("outlook-stop")
        if self._advised:
            safely(self._advise, self._fail)()
        if self._ahead is not None:
            self._draw()

    def _arrange(self) -> None:
        """Put on the page the buttons that do something now, and what there is to read."""
        if self._view is None:
            self._row.children = self.box.children = ()
            return
        look = self.halt if self._worker.busy else self.look
        self._row.children = (self.ask, look) if self._advised else (self.ask,)
        self.box.children = (self._row, *(part for part in (self.advice, self.outlook) if part.value))

    # ------------------------------------------------------------------------------------------ advice

    def _advise(self) -> None:
        if self._view is None:
            return
        choice = self._bot(self._view, Random(len(self._view.heard)))
        why = self.words.say(choice.why, **choice.numbers)
        lead = escape(self.words.say("hint-lead"))
        label = escape(labelled(self.game, self._view, choice.action, self.words, self._names))
        self.advice.value = f'<p role="status">{lead} <b>{label}</b>: {escape(why)}.</p>'
        self._advised = choice.action
        self._arrange()

    def _fail(self) -> None:
        self.advice.value = f'<p role="alert">{escape(self.words.say("hint-oops"))}</p>'
        self._arrange()

    # ------------------------------------------------------------------------------------------ looking ahead

    def _look(self) -> None:
        view = self._view
        if view is None:
            return
        luck = Random(len(view.heard))
        if self._advised is None:
            self._advise()
        choices = dict.fromkeys([*candidates(view), *([self._advised] if self._advised else [])])
        self._ahead = Foresight(self._rules, view, self._bot, luck, tuple(choices))
        self._began, self._drawn = monotonic(), 0.0
        self._worker.start(self._think)
        if not self._worker.busy:  # no loop to go on in
            self._ahead.run(2)
        self._draw()

    def _think(self) -> bool:
        """One slice of work; whether there is more to do."""
        ahead = self._ahead
        if ahead is None:
            return False
        ahead.step(SLICE)
        now = monotonic()
        due = now - self._drawn >= REDRAW and ahead.rounds > 1
        more = now - self._began < LONGEST and not (due and ahead.settled(CLOSE))
        if not more:
            self._worker.stop()
        if due or not more:
            self._drawn = now
            self._draw()
        return more

    def _halt(self) -> None:
        self._worker.stop()
        if self._view is not None and self._ahead is not None:
            self._draw()

    def _draw(self) -> None:
        assert self._ahead is not None
        assert self._view is not None
        rows = self._ahead.forecasts()
        if rows:
            self.outlook.value = outlook(
                self.game, self._view, rows, self.words, self._advised, not self._worker.busy, self._names
            )
        self._arrange()


# ---------------------------------------------------------------------------------------------- in words


def outlook(
    game: str,
    view: View,
    rows: Sequence[Forecast],
    words: Words,
    advised: Action | None = None,
    final: bool = True,
    names: Sequence[str] = (),
) -> str:
    """The choices as bars, the best first, with a sentence that says how sure that is.

    The ``advised`` one is marked. Only the ``final`` picture is read out by itself.
    """
    low, high, ticks = scale([row.total.value for row in rows], [b for row in rows for b in row.total[1:]])

    def at(value: float) -> float:
        return round(100 * (min(max(value, low), high) - low) / (high - low), 2)

    grid = "".join(f'<i class="hb-grid" style="left:{at(t)}%"></i>' for t in ticks[1:-1])
    mark = f'<span class="hb-advised">{escape(words.say("hint"))}</span>'
    called = [escape(_called(game, view, row, words, names)) for row in rows]
    heads = [text + (mark if row.action == advised else "") for text, row in zip(called, rows, strict=True)]
    lines = "".join(_line(game, head, row, words, at, grid) for head, row in zip(heads, rows, strict=True))
    marks = "".join(f'<i style="left:{at(t)}%">{words.worth(game, t)}</i>' for t in ticks)
    axis = f'<li class="hb-axis" aria-hidden="true"><span class="hb-track">{marks}</span></li>'
    title = escape(words.say("outlook-title"))
    how = escape(words.say("outlook-how"))
    differs = other_advice(game, view, rows, words, advised, names)
    say = escape(f"{verdict(game, view, rows, words, names)} {differs}".strip())
    note = escape(words.say("notice"))
    aloud = ' role="status"' if final else ""
    return (
        f'<h3>{title}</h3><p{aloud}>{say}</p><ol class="hb-bars">{lines}{axis}</ol>'
        f'<p class="hb-soft">{how}</p><p class="hb-soft">{note}</p>'
    )


def _called(game: str, view: View, row: Forecast, words: Words, names: Sequence[str]) -> str:
    return labelled(game, view, row.action, words, names)


def _line(game: str, head: str, row: Forecast, words: Words, at: Callable[[float], float], grid: str) -> str:
    total, left = row.total, at(row.total.low)
    band = f'<i class="hb-band" style="left:{left}%;width:{round(at(total.high) - left, 2)}%"></i>'
    dot = f'<i class="hb-dot" style="left:{at(total.value)}%"></i>'
    sum_ = words.worth(game, tenth(total.value))
    wins = escape(words.say("outlook-wins", share=round(100 * row.share.value)))
    return (
        f'<li><b class="hb-choice">{head}</b><b class="hb-mean">{sum_}</b>'
        f'<span class="hb-track" aria-hidden="true">{grid}{band}{dot}</span><small>{wins}</small></li>'
    )


def verdict(game: str, view: View, rows: Sequence[Forecast], words: Words, names: Sequence[str] = ()) -> str:
    """What came out, in a sentence with its numbers."""

    def worth(number: float) -> str:
        return words.worth(game, tenth(number))

    best = rows[0]
    facts: dict[str, Any] = {
        "games": best.rounds,
        "best": _called(game, view, best, words, names),
        "total": worth(best.total.value),
    }
    if len(rows) == 1:
        return words.say("outlook-only", **facts)
    less = rows[1].behind
    facts |= {"next": _called(game, view, rows[1], words, names), "less": worth(less.value)}
    if less.low > 0:
        return words.say("outlook-clear", **facts, low=worth(less.low), high=worth(less.high))
    return words.say("outlook-close", **facts)


def other_advice(
    game: str,
    view: View,
    rows: Sequence[Forecast],
    words: Words,
    advised: Action | None,
    names: Sequence[str] = (),
) -> str:
    """A sentence where the hint and the look ahead are clearly apart; nothing where they are not."""
    hinted = next((row for row in rows if row.action == advised), rows[0])
    if hinted.behind.low <= 0:
        return ""
    best, own = (_called(game, view, row, words, names) for row in (rows[0], hinted))
    return words.say("outlook-differs", hint=own, best=best, less=words.worth(game, tenth(hinted.behind.value)))


def tenth(number: float) -> float:
    """To one decimal, and never minus nought."""
    return round(number, 1) + 0.0


def scale(values: Sequence[float], bounds: Sequence[float]) -> tuple[float, float, list[int]]:
    """The ends of an axis on which all of this has room, and whole numbers to mark on it."""
    known = [*values, *(bound for bound in bounds if isfinite(bound))]
    low, high = min(known), max(known)
    step = 10 ** floor(log10(max(high - low, 2)))
    step = next(step * k for k in (1, 2, 5, 10) if (high - low) / (step * k) <= 4) if step >= 1 else 1
    start, end = floor(low / step) * step, -floor(-high / step) * step
    end = max(end, start + step)
    return start, end, list(range(start, end + 1, step))
