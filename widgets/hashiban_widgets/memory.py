"""A memory aid: nothing, a counter of cards seen, or what is still out; and afterwards what forgetting cost."""

from __future__ import annotations

from functools import partial
from html import escape
from math import isfinite
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from hashiban import bots, games
from hashiban.memory import Forgetting, Lapse, counted, odds, tally
from hashiban_widgets import boards
from hashiban_widgets.controls import labelled
from hashiban_widgets.hint import LEVEL, REDRAW, SLICE, Worker, tenth
from hashiban_widgets.safely import safely

if TYPE_CHECKING:
    from collections.abc import Mapping

    from hashiban.actions import Seat
    from hashiban.journal import Journal
    from hashiban.table import Cards, View
    from hashiban.words import Words
    from hashiban_widgets.parts import Part

SETTINGS = ("own", "seen", "all")


class Memory:
    """A chooser of three settings, the cards, and the question that comes after the game.

    In a game that nothing can be counted in there is nothing to see, ever.
    """

    def __init__(self, part: Part, game: str, words: Words) -> None:
        """A memory aid for this game; nothing to see until ``show``."""
        self.game, self.words = game, words
        self._part, self._rules = part, games.load(game)
        self._worker = Worker(self._fail)
        self._view: View | None = None
        self._found: Forgetting | None = None
        self._drawn = 0.0
        self.setting = part.field(
            ipw.ToggleButtons, "hb-memory-setting", lambda _: self._draw(), options=self._settings(), value="own"
        )
        self.cards, self.cost = part.html("hb-memory-cards"), part.html("hb-memory-cost")
        self.halt = part.button("hb-quiet hb-halt", safely(self._halt, self._fail))
        self._people: dict[Seat, str] = {}
        self._asks: dict[Seat, ipw.Button] = {}
        self._row = part.row("hb-row")
        self.box = part.box("hb-memory")
        self.speak(words)

    # ------------------------------------------------------------------------------------------ what to show

    def show(self, view: View) -> None:
        """The cards as this view can count them."""
        self._forget()
        self._view = view.kept()
        self._draw()

    def clear(self) -> None:
        """Take everything away; the setting stays."""
        self._forget()
        self._view = None
        self._draw()

    def review(self, journal: Journal, people: Mapping[Seat, str]) -> None:
        """The game is over: offer each of these people to find out what forgetting cost."""
        self.clear()
        self._people = dict(people) if hasattr(self._rules, "cards") else {}
        for seat in self._people:
            act = safely(partial(self._look_back, journal, seat), self._fail)
            self._asks[seat] = self._part.button("hb-quiet", act)
        self.speak(self.words)

    def speak(self, words: Words) -> None:
        """Say everything in this language; the setting and what is shown stay."""
        self.words = words
        value = self.setting.value
        self.setting.options = self._settings()
        self.setting.value = value
        self.setting.description = words.say("memory-title")
        self.halt.description = words.say("outlook-stop")
        for seat, button in self._asks.items():
            alone = len(self._asks) == 1
            name = self._people[seat]
            button.description = words.say("memory-ask") if alone else words.say("memory-ask-of", name=name)
        self._draw()
        if self._found is not None:
            self._draw_cost()

    def _settings(self) -> list[tuple[str, str]]:
        return [(self.words.say(f"memory-{setting}"), setting) for setting in SETTINGS]

    def _draw(self) -> None:
        kinds = counted(self._rules, self._view) if self._view is not None else {}
        draw = {"own": lambda *_: "", "seen": _seen, "all": _all}[self.setting.value]
        self.cards.value = "".join(draw(self.game, kind, count, self.words) for kind, count in kinds.items())
        self._arrange()

    def _arrange(self) -> None:
        if self._asks:
            self._row.children = (self.halt,) if self._worker.busy else tuple(self._asks.values())
            asked: tuple[ipw.Widget, ...] = (self._row, self.cost)
        else:
            counts = self._view is not None and hasattr(self._rules, "cards")
            asked = (self.setting, self.cards) if counts else ()
        self.box.children = tuple(part for part in asked if getattr(part, "value", True))

    # ------------------------------------------------------------------------------------------ afterwards

    def _forget(self) -> None:
        """Stop looking back, and take away what it brought."""
        self._worker.stop()
        self._found = None
        self.cost.value = ""
        asks, self._asks = self._asks, {}
        self._row.children = ()
        self._part.drop(*asks.values())

    def _look_back(self, journal: Journal, seat: Seat) -> None:
        self._found = Forgetting(journal, seat, bots.load(self.game, LEVEL), Random(len(journal.moves)))
        self._drawn = 0.0
        self._worker.start(self._think)
        if not self._found.lapses():
            self._draw_cost()
        self._arrange()

    def _think(self) -> bool:
        """One slice of work; whether there is more to do."""
        found = self._found
        if found is None:
            return False
        found.step(SLICE)
        now, more = monotonic(), not found.done
        if not more or now - self._drawn >= REDRAW:
            self._drawn = now
            self._draw_cost()
        if not more:
            self._worker.stop()
            self._arrange()
        return more

    def _halt(self) -> None:
        self._worker.stop()
        if self._found is not None:
            self._draw_cost()
        self._arrange()

    def _draw_cost(self) -> None:
        if self._found is not None:
            self.cost.value = cost(self.game, self._found, self.words)
            self._arrange()

    def _fail(self) -> None:
        self.cost.value = f'<p role="alert">{escape(self.words.say("hint-oops"))}</p>'
        self._arrange()


# ---------------------------------------------------------------------------------------------- in words


def _seen(game: str, kind: str, count: Cards, words: Words) -> str:
    """The cards that were turned up."""
    name = words.say(f"{game}-kind-{kind}")
    head = words.say("memory-seen-title", kind=name, count=len(count.seen))
    chips = "".join(_chip(boards.load(game).card(kind, card, words), copies) for card, copies in tally(count.seen))
    return f"<h3>{escape(head)}</h3><ul class='hb-memory-chips'>{chips}</ul>"


def _all(game: str, kind: str, count: Cards, words: Words) -> str:
    """The cards that were not turned up, each with the chance that it still comes."""
    name = words.say(f"{game}-kind-{kind}")
    head = words.say("memory-all-title", kind=name, count=len(count.unseen))
    away = len(count.unseen) - count.left
    rest = words.say("memory-away", left=count.left, away=away, share=round(100 * count.left / len(count.unseen)))
    chances = [words.say("memory-chance", share=round(100 * odd.chance)) if away else "" for odd in odds(count)]
    chips = "".join(
        _chip(boards.load(game).card(kind, odd.card, words), odd.copies, chance)
        for odd, chance in zip(odds(count), chances, strict=True)
    )
    return f"<h3>{escape(head)}</h3><p class='hb-soft'>{escape(rest)}</p><ul class='hb-memory-chips'>{chips}</ul>"


def _chip(card: str, copies: int, more: str = "") -> str:
    times = f" <small>×{copies}</small>" if copies > 1 else ""
    below = f"<small>{escape(more)}</small>" if more else ""
    return f"<li class='hb-memory-chip'><span>{card}{times}</span>{below}</li>"


def cost(game: str, found: Forgetting, words: Words) -> str:
    """What forgetting cost: the sum in a sentence, then each choice that could have been better."""
    lapses = found.lapses()
    apart = [lapse for lapse in lapses if lapse.chosen[:3] != lapse.better[:3]]
    total = found.total()
    facts: dict[str, Any] = {"count": len(lapses), "apart": len(apart)}
    if not apart:
        say = words.say("memory-cost-none", **facts)
    elif not isfinite(total.value + total.reach):
        say = words.say("memory-cost-wait", **facts)
    else:
        key = "some" if total.low > 0 else "gain" if total.high < 0 else "unclear"
        low, high = sorted((abs(total.low), abs(total.high)))  # a gain is told as what it brought
        facts |= {
            "value": words.worth(game, tenth(abs(total.value))),
            "reach": words.worth(game, tenth(total.reach)),
            "low": words.worth(game, tenth(low)),
            "high": words.worth(game, tenth(high)),
        }
        say = words.say(f"memory-cost-{key}", **facts)
    rows = "".join(_lapse(game, lapse, words) for lapse in apart if isfinite(lapse.cost.value))
    wait = escape(words.say("memory-cost-wait"), quote=True)
    progress = "" if found.done else f'<progress max="1" value="{found.share:.2f}" aria-label="{wait}"></progress>'
    how = f"<p class='hb-soft'>{escape(words.say('memory-cost-how'))}</p>" if apart else ""
    note = f"<p class='hb-soft'>{escape(words.say('notice'))}</p>"
    return f"<p role='status'>{escape(say)}</p>{progress}<ol class='hb-lapses'>{rows}</ol>{how}{note}"


def _lapse(game: str, lapse: Lapse, words: Words) -> str:
    """One choice beside the better one, under the last thing that everybody had heard."""
    value = lapse.cost.value
    level = tenth(value) == tenth(lapse.cost.reach) == 0
    say = words.say(
        "memory-same" if level else "memory-lapse" if value > 0 else "memory-lucky",
        chosen=labelled(game, lapse.view, lapse.chosen, words),
        better=labelled(game, lapse.view, lapse.better, words),
        value=words.worth(game, tenth(abs(value))),
        reach=words.worth(game, tenth(lapse.cost.reach)),
    )
    quiet, names = boards.load(game).QUIET, [str(seat + 1) for seat in range(lapse.view.players)]
    heard = next((event for event in reversed(lapse.view.heard) if event.name not in quiet), None)
    where = words.event(game, heard, names) if heard else ""
    return f"<li><small>{escape(where)}</small><span>{escape(say)}</span></li>"
