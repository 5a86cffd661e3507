"""What Tien has beside its controls: what each choice brings, what cards are worth, and the risk thermometer."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import ipywidgets as ipw

from hashiban import runs
from hashiban.games.tien import LIMIT, bust_odds
from hashiban_widgets.boards import parts
from hashiban_widgets.boards import tien as board
from hashiban_widgets.boards.tien import T
from hashiban_widgets.panels import Panel
from hashiban_widgets.panels.tien_placing import Placing
from hashiban_widgets.panels.tien_risk import Setting, Thermometer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hashiban.actions import Seat
    from hashiban.table import View
    from hashiban.words import Words
    from hashiban_widgets.parts import Part


def panels(part: Part, words: Words) -> tuple[Panel, ...]:
    """The panels in the order in which they stand on the page."""
    thermometer = Thermometer(part, words)
    return Outcomes(part, words), Placing(part, words), thermometer, Setting(thermometer), Worth(part, words)


# ------------------------------------------------------------------------------------------- the outcomes


class Outcomes(Panel):
    """The four ways in which a turn can end, as this one would end now."""

    def __init__(self, part: Part, words: Words) -> None:
        """Nothing to see until somebody may draw or stop."""
        self.words = words
        self.box: ipw.HTML = part.html("hb-ti-outcomes")
        self._asked: tuple[View, Sequence[str]] | None = None

    def ask(self, view: View, names: Sequence[str]) -> None:
        """Show what each choice would bring, when there is such a choice."""
        self._asked = (view, names) if view.phase == "decide" else None
        self._draw()

    def clear(self) -> None:
        """Nothing to see."""
        self._asked = None
        self._draw()

    def speak(self, words: Words) -> None:
        """The same in this language."""
        self.words = words
        self._draw()

    def _draw(self) -> None:
        self.box.value = outcomes(*self._asked, self.words) if self._asked else ""


def outcomes(view: View, names: Sequence[str], words: Words) -> str:
    """The four ways in which this turn can end, as HTML; of those that cannot come next, only that."""
    cells = [_cell(words, "numbers", _numbers(view, names, words)), _cell(words, "currency", _currency(view, words))]
    if view.left:
        odds = bust_odds(view)
        by_numbers = _by_numbers(view, names, words) if odds.numbers else None
        by_currency = _by_currency(view, words) if odds.currency else None
        cells += [_cell(words, "by-numbers", by_numbers), _cell(words, "by-currency", by_currency)]
    label = escape(words.say(f"{T}-out-title"), quote=True)
    return f'<ul class="hb-ti-out" aria-label="{label}">{"".join(cells)}</ul>'


def _cell(words: Words, key: str, lines: Iterator[str] | None) -> str:
    head = f"<b>{escape(words.say(f'{T}-out-{key}'))}</b>"
    look = "hb-ti-bust" if key.startswith("by-") else "hb-ti-stop"
    if lines is None:
        safe = escape(words.say(f"{T}-out-safe"))
        return f'<li class="{look} hb-ti-safe">{head}<span>{safe}</span></li>'
    return f'<li class="{look}">{head}{"".join(f"<span>{line}</span>" for line in lines)}</li>'


def _numbers(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    yield escape(words.say(f"{T}-out-cards", count=len(view.numbers), market=len(view.market)))
    yield from _others(view, names, words)


def _currency(view: View, words: Words) -> Iterator[str]:
    got = _room(view, view.seat)
    yield escape(words.say(f"{T}-out-coins", got=got, lost=view.money - got))
    if view.players > 1:
        yield escape(words.say(f"{T}-out-none"))
    yield escape(words.say(f"{T}-out-market", count=len(view.numbers)))


def _by_numbers(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    yield escape(words.say(f"{T}-out-token", tokens=view.supply[1]))
    yield from _others(view, names, words)
    yield escape(words.say(f"{T}-out-market-too"))


def _by_currency(view: View, words: Words) -> Iterator[str]:
    yield escape(words.say(f"{T}-out-token", tokens=view.supply[1]))
    if view.players > 1:
        yield escape(words.say(f"{T}-out-none"))
    yield escape(words.say(f"{T}-out-market", count=len(view.numbers)))


def _others(view: View, names: Sequence[str], words: Words) -> Iterator[str]:
    """What everybody else gets, and for whom there is less room than that."""
    others = [seat for seat in range(view.players) if seat != view.seat]
    if not others:
        return
    yield escape(words.say(f"{T}-out-others", money=view.money))
    for seat in others:
        got = _room(view, seat)
        if got < view.money:
            text = words.say(f"{T}-out-full", who=parts.placeholder(seat), got=got)
            yield parts.named(text, (seat,), names)


def _room(view: View, seat: Seat) -> int:
    """How many of the coins of the row this seat can take."""
    money: int = view.money
    coins: int = view.purses[seat].counts[0]
    return min(money, LIMIT - coins)


# ------------------------------------------------------------------------------------------- what cards are worth


class Worth(Panel):
    """On demand: what the own cards are worth now, and what each card that can be had would add."""

    below = True

    def __init__(self, part: Part, words: Words) -> None:
        """Nothing to see until somebody is asked."""
        self.words = words
        self._view: View | None = None
        self.open = part.field(ipw.ToggleButton, "hb-quiet", lambda _: self._draw(), value=False)
        self.text = part.html("hb-ti-worth")
        self.box: ipw.Widget = part.box("hb-ti-panel")
        self.speak(words)

    def ask(self, view: View, names: Sequence[str]) -> None:
        """This seat may ask it."""
        self._view = view if view.phase != "pay" else None
        self._draw()

    def clear(self) -> None:
        """Nothing to see."""
        self._view = None
        self._draw()

    def speak(self, words: Words) -> None:
        """The same in this language."""
        self.words = words
        self.open.description = words.say(f"{T}-value-ask")
        self._draw()

    def _draw(self) -> None:
        shown = self._view is not None and self.open.value
        self.text.value = worth(self._view, self.words) if self._view is not None and shown else ""
        self.box.children = (self.open, self.text) if shown else (self.open,) if self._view is not None else ()


def offered(view: View) -> tuple[int, ...]:
    """The cards that are to be had now or later: the wild that is sold, or else those in the market."""
    own = view.cards[view.seat]
    if view.phase == "bid":
        return (view.lot,)
    return tuple(view.wares) if view.phase == "buy" else tuple(sorted({c for c in view.market if c not in own}))


def worth(view: View, words: Words) -> str:
    """What this seat's cards score now, and what more they would score with each card that can be had."""
    cards, say = view.cards[view.seat], words.say
    lie = runs.best(cards)
    now = f"<p>{escape(say(f'{T}-value-now', worth=words.worth(T, lie.points)))}</p>"
    gains = sorted(((runs.gain(cards, card), card) for card in offered(view)), key=lambda row: (-row[0], row[1]))
    better = [(more, card) for more, card in gains if more]
    if better:
        chips = "".join(
            f"<li>{board.chip(words, card)} <b>{say(f'{T}-value-more', more=more)}</b></li>" for more, card in better
        )
        adds = f"<p>{escape(say(f'{T}-value-adds'))}</p><ul class='hb-ti-adds'>{chips}</ul>"
    else:
        adds = f"<p>{escape(say(f'{T}-value-none' if gains else f'{T}-value-nothing'))}</p>"
    row = ""
    if view.numbers and view.phase == "decide":
        more = runs.best((*cards, *view.numbers)).points - lie.points
        row = f"<p>{escape(say(f'{T}-value-row', more=say(f'{T}-value-more', more=more)))}</p>"
    return f"{now}{board.placing(words, cards, lie)}{row}{adds}"
