"""The page that greets a visitor: a card for all that can be opened, how a page works, and whose games these are."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import ipywidgets as ipw

from hashiban.games import NAMES, load
from hashiban.lab import studies
from hashiban_widgets import boards, draw
from hashiban_widgets.draw import welcome as art
from hashiban_widgets.leaf import Leaf, shown
from hashiban_widgets.parts import on_the_web
from hashiban_widgets.study import scenes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


LABORATORY: tuple[tuple[str, str, Callable[[], str]], ...] = (
    ("lab_experiment", "experiment", art.contest),
    ("lab_your_own_bot", "own-bot", art.robot),
    ("figures", "figures", art.book),
)
"""What there is beside the games: a notebook, the start of its keys, and its picture."""

HELP = ("help-rooms", "help-seats", "help-hint", "help-save", "help-keys", "help-private")


class Welcome(Leaf):
    """The visitor's first page, in the visitor's language."""

    PLACE = "welcome"

    def _make(self) -> ipw.Widget:
        self._body = self._part.html("hb-welcome")
        return self._body

    def _say_all(self) -> None:
        say = self.words.say
        self._named = say("title")
        self._title.value = f"{draw.gavel(size=44)}<div><h1>{say('title')}</h1><p>{say('tagline')}</p></div>"
        lead = f"<p class='hb-lead'>{say('welcome-lead')}</p>"
        rest = self._studies(), self._laboratory(), self._help(), self._about()
        self._body.value = lead + _section(say("welcome-games"), "", map(self._game, NAMES)) + "".join(rest)

    def _game(self, game: str) -> str:
        """The card of a game."""
        say, players, board = self.words.say, load(game).PLAYERS, boards.load(game)
        count = say("welcome-players", least=players[0], most=players[-1])
        lines = (
            f"<p class='hb-soft'>{count} · {say('welcome-minutes', minutes=board.MINUTES)}</p>",
            f"<p class='hb-soft'>{say('welcome-teaches', what=say(f'{game}-teaches'))}</p>",
            self._way(game, say("welcome-play"), say(f"{game}-title")),
            f"<p><small>{say(f'{game}-credit')}</small></p>",
        )
        return self._card(game, board.cover(), "".join(lines))

    def _studies(self) -> str:
        """The demonstrations for a class, and the way to the teacher's page."""
        say = self.words.say
        cards = (
            self._card(
                studies.key(name),
                scenes.cover(name),
                f"<p class='hb-soft'>{say('welcome-minutes', minutes=studies.MINUTES[name])}</p>"
                f"<p class='hb-soft'>{say('welcome-teaches', what=studies.say(self.words, name, 'teaches'))}</p>"
                + self._way(f"study_{name}", say("welcome-open"), studies.say(self.words, name, "title")),
            )
            for name in studies.NAMES
        )
        way = self._way("teacher", say("teacher-title"))
        return _section(say("welcome-studies"), say("welcome-studies-line"), cards, way)

    def _laboratory(self) -> str:
        """What bots can find out, and what books say."""
        say = self.words.say
        cards = (
            self._card(key, cover(), self._way(notebook, say(f"{key}-enter"))) for notebook, key, cover in LABORATORY
        )
        return _section(say("welcome-laboratory"), say("welcome-laboratory-line"), cards)

    def _card(self, key: str, cover: str, more: str) -> str:
        """A picture, a title and a line, and what else there is to say."""
        say = self.words.say
        told = f"<h3>{say(f'{key}-title')}</h3><p>{say(f'{key}-line')}</p>{more}"
        return f"<article class='hb-game'><div class='hb-cover' aria-hidden='true'>{cover}</div>{told}</article>"

    def _way(self, notebook: str, says: str, title: str = "") -> str:
        """The way to a page, where pages have addresses; a title is for those who hear the link by itself."""
        if not on_the_web():
            return ""
        named = f" aria-label='{escape(f'{says}: {title}', quote=True)}'" if title else ""
        return f"<a class='hb-go' href='{notebook}.ipynb?lang={self.words.language}'{named}>{says}</a>"

    def _help(self) -> str:
        """How a page works, folded away until somebody wants it."""
        say = self.words.say
        lines = "".join(f"<li>{say(key)}</li>" for key in HELP)
        return (
            f"<details class='hb-about'><summary><h2>{say('help-title')}</h2></summary>"
            f"<ul class='hb-told'>{lines}</ul></details>"
        )

    def _about(self) -> str:
        """Whose games these are, and on what terms the rest can be used."""
        say = self.words.say
        origins = "".join(map(self._origin, NAMES))
        told = f"<p>{say('about-rules')}</p><p>{say('about-licence')}</p><p>{say('notice')}</p>"
        return (
            f"<section class='hb-about'><h2>{say('about-title')}</h2><p>{say('about-text')}</p>"
            f"<ul class='hb-told'>{origins}</ul>{told}</section>"
        )

    def _origin(self, game: str) -> str:
        """Who invented and who published the game that this one is made after."""
        say, origin = self.words.say, boards.load(game).ORIGIN
        after = say("about-origin", title=origin.title, people=origin.people, published=origin.published)
        return f"<li><b>{say(f'{game}-title')}</b>: {escape(after)}</li>"


def _section(title: str, line: str, cards: Iterable[str], way: str = "") -> str:
    """A heading, perhaps a sentence and a way to somewhere, and cards below them."""
    told = f"<p>{line}</p>" if line else ""
    way = f"<p class='hb-way'>{way}</p>" if way else ""
    return f"<section><h2>{title}</h2>{told}{way}<div class='hb-gallery'>{''.join(cards)}</div></section>"


class Workshop(Leaf):
    """What a page says that is of use only where its cells can be changed."""

    PLACE = "workshop"

    def _make(self) -> ipw.Widget:
        self._told = self._part.html()
        return self._told

    def _say_all(self) -> None:
        say = self.words.say
        self._head("own-bot-title")
        line = "own-bot-elsewhere" if on_the_web() else "own-bot-here"
        self._told.value = f"<p class='hb-lead'>{say('own-bot-line')}</p><p>{say(line)}</p>"


def welcome(language: str | None = None) -> Welcome:
    """The welcome page, ready to be shown as the last line of a cell."""
    return shown(Welcome, language)


def workshop(language: str | None = None) -> Workshop:
    """The head of a notebook whose cells are to be changed, ready to be shown as the last line of a cell."""
    return shown(Workshop, language)
