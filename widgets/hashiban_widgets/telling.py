"""What happened and what the rules are, as HTML. Names come as plain text and leave escaped."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from hashiban_widgets import boards, draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from hashiban.actions import Seat
    from hashiban.table import Event, View
    from hashiban.words import Words

LOG_LINES = 200
NEWS_LINES = 12
GLANCE_LINES = 6


def lines(game: str, events: Iterable[Event], words: Words, names: Sequence[str], you: Seat | None) -> str:
    """A list of sentences, each with the badge of the seat it is about; ``you`` is called you."""
    rows, heads = [], boards.load(game).HEADS
    for event in events:
        who = event.facts.get("who")
        badge = draw.badge(who, 14) if who is not None else ""
        sentence = escape(words.event(game, event, names, you))
        look = " class='hb-heading'" if event.name in heads else ""
        rows.append(f"<li{look}>{badge}<span>{sentence}</span></li>")
    return "".join(rows)


def news(game: str, view: View, events: Sequence[Event], words: Words, names: Sequence[str], you: Seat | None) -> str:
    """The last things that happened, without those that the seats show by themselves."""
    loud = [event for event in events if event.name not in boards.load(game).QUIET]
    if len(events) == len(view.heard) <= NEWS_LINES:
        heading = "news-start"
    else:
        heading = "news-title" if view.seat >= 0 else "news-last"
    loud = loud[-NEWS_LINES:] if view.seat >= 0 else loud[-GLANCE_LINES:]
    said = lines(game, loud, words, names, you)
    return f"<h3>{words.say(heading)}</h3><ol class='hb-lines' aria-live='polite'>{said}</ol>"


def log(game: str, view: View, words: Words, names: Sequence[str], you: Seat | None) -> str:
    """All that happened, the latest first."""
    said = lines(game, view.heard[: -LOG_LINES - 1 : -1], words, names, you)
    return f"<h3>{words.say('log')}</h3><ol class='hb-lines'>{said}</ol>"


def rule_card(game: str, words: Words, switches: Mapping[str, Any]) -> str:
    """The rules in the order of play, as the house plays them, behind one tap."""
    sections = "".join(_section(words, heading, rules, switches) for heading, rules in boards.load(game).sections())
    about = f"<p>{escape(words.say(f'{game}-about'))}</p>"
    title = f"<summary>{words.say('rules')}</summary>"
    return f"<details>{title}{about}<div class='hb-rule-card'>{sections}</div></details>"


def _section(words: Words, heading: str, rules: Iterable[str], switches: Mapping[str, Any]) -> str:
    rows = "".join(f"<li>{escape(words.rule(rule, switches))} <small>{rule}</small></li>" for rule in rules)
    return f"<section><h3>{words.say(heading)}</h3><ul>{rows}</ul></section>"
