"""What the boards of several games are made of."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, NamedTuple

from hashiban_widgets import draw

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hashiban.words import Words


class Origin(NamedTuple):
    """A published game: its title, who invented it, and by whom and when it was published, as one text."""

    title: str
    people: tuple[str, ...]
    published: str


def name(seat: int, names: Sequence[str]) -> str:
    """A seat's badge and name."""
    return f'<span class="hb-name">{draw.badge(seat, 18)}<b>{escape(names[seat])}</b></span>'


def named(text: str, seats: Iterable[int], names: Sequence[str]) -> str:
    """A sentence in which ``placeholder(seat)`` stands for these seats, with their badges and names in it."""
    text = escape(text)
    for seat in seats:
        text = text.replace(placeholder(seat), name(seat, names))
    return text


def placeholder(seat: int) -> str:
    """What stands for a seat in a sentence until its name and badge go in."""
    return f"\ue000{seat}\ue001"


def standing(words: Words, game: str, names: Sequence[str], leader: int | None, **facts: int) -> str:
    """The standing bid of an auction and who made it, or that there is none, as HTML."""
    if leader is None:
        return escape(words.say(f"{game}-standing-none", **facts))
    return named(words.say(f"{game}-standing", who=placeholder(leader), **facts), (leader,), names)


def tile(seat: int, names: Sequence[str], doing: str, body: str, *, turn: bool, me: bool) -> str:
    """Somebody at the table: a name, what that seat is doing, and what it has; the last two are HTML."""
    look = f"hb-tile{' hb-turn' if turn else ''}{' hb-me' if me else ''}"
    head = f'<div class="hb-tile-head">{name(seat, names)}<span class="hb-doing">{doing}</span></div>'
    return f'<div class="{look}">{head}{body}</div>'


def tiles(every: Iterable[str]) -> str:
    """Everybody at the table, clockwise."""
    return f'<div class="hb-seats">{"".join(every)}</div>'


def lot(title: str, body: str, aside: str = "") -> str:
    """The middle of the table: a heading, something beside it, and what lies there (HTML)."""
    beside = f'<span class="hb-soft">{escape(aside)}</span>' if aside else ""
    return f'<div class="hb-lot"><div class="hb-lot-head"><h2>{escape(title)}</h2>{beside}</div>{body}</div>'


def cards(pictures: Iterable[str], label: str, look: str = "hb-market") -> str:
    """Pictures side by side as a list with a name."""
    items = "".join(f"<li>{picture}</li>" for picture in pictures)
    return f'<ul class="{look}" aria-label="{escape(label, quote=True)}">{items}</ul>'


def pieces(pictures: str, label: str) -> str:
    """Pieces of money side by side; one sentence says what they are. Nothing for no pieces."""
    if not pictures:
        return ""
    return f'<span class="hb-coins" role="img" aria-label="{escape(label, quote=True)}">{pictures}</span>'


def results(rows: Iterable[tuple[int, str, str]], names: Sequence[str], note: str = "") -> str:
    """The result: seat, total and a line about it, in this order, the winners first."""
    lines = "".join(
        f'<li>{name(seat, names)}<b class="hb-total">{escape(total)}</b>'
        f'<span class="hb-soft">{escape(line)}</span></li>'
        for seat, total, line in rows
    )
    below = f'<p class="hb-soft">{escape(note)}</p>' if note else ""
    return f'<ol class="hb-results">{lines}</ol>{below}'
