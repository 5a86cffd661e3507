"""The page that greets a visitor: what this is, and a card for each game."""

from __future__ import annotations

import ipywidgets as ipw

from hashiban.games import NAMES, load
from hashiban_widgets import boards, draw
from hashiban_widgets.leaf import Leaf, shown
from hashiban_widgets.parts import on_the_web


class Welcome(Leaf):
    """The visitor's first page, in the visitor's language."""

    PLACE = "welcome"

    def _make(self) -> ipw.Widget:
        self._body = self._part.html("hb-welcome")
        return self._body

    def _say_all(self) -> None:
        say = self.words.say
        self._title.value = f"{draw.gavel(size=44)}<div><h1>{say('title')}</h1><p>{say('tagline')}</p></div>"
        cards = "".join(self._card(game) for game in NAMES)
        link = f"<p><a href='figures.ipynb?lang={self.words.language}'>{say('figures-link')}</a></p>"
        books = link if on_the_web() else ""
        lab = self._laboratory()
        about = f"<h2>{say('about-title')}</h2><p>{say('about-text')}</p>{books}<p>{say('notice')}</p>"
        lead = f"<p class='hb-lead'>{say('welcome-lead')}</p>"
        about = f"<section class='hb-about'>{about}</section>"
        self._body.value = f"{lead}<div class='hb-gallery'>{cards}</div>{lab}{about}"

    def _laboratory(self) -> str:
        """The way to the laboratory."""
        say, link = self.words.say, f"lab_experiment.ipynb?lang={self.words.language}"
        enter = f"<a class='hb-go' href='{link}'>{say('experiment-enter')}</a>" if on_the_web() else ""
        told = f"<h2>{say('experiment-title')}</h2><p>{say('experiment-line')}</p>"
        return f"<section class='hb-about hb-lab-way'>{told}{enter}</section>"

    def _card(self, game: str) -> str:
        say, players, board = self.words.say, load(game).PLAYERS, boards.load(game)
        count = say("welcome-players", least=players[0], most=players[-1])
        link = f"{game}.ipynb?lang={self.words.language}"
        lines = (
            f"<div class='hb-cover' aria-hidden='true'>{board.cover()}</div>",
            f"<h2>{say(f'{game}-title')}</h2><p>{say(f'{game}-line')}</p>",
            f"<p class='hb-soft'>{count} · {say('welcome-minutes', minutes=board.MINUTES)}</p>",
            f"<p class='hb-soft'>{say('welcome-teaches', what=say(f'{game}-teaches'))}</p>",
            f"<a class='hb-go' href='{link}'>{say('welcome-play')}</a>" if on_the_web() else "",
            f"<p><small>{say(f'{game}-credit')}</small></p>",
        )
        return f"<article class='hb-game'>{''.join(lines)}</article>"


def welcome(language: str | None = None) -> Welcome:
    """The welcome page, ready to be shown as the last line of a cell."""
    return shown(Welcome, language)
