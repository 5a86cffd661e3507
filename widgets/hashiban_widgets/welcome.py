"""The page that greets a visitor: what this is, and a card for each game."""

from __future__ import annotations

from typing import Any

import ipywidgets as ipw

from hashiban.games import NAMES, load
from hashiban.words import words
from hashiban_widgets import boards, draw
from hashiban_widgets.keeper import Keeper, wanted
from hashiban_widgets.look import style
from hashiban_widgets.parts import Part, first_language, on_the_web
from hashiban_widgets.safely import on_message


class Welcome(ipw.VBox):
    """The visitor's first page, in the visitor's language."""

    def __init__(self, language: str | None = None) -> None:
        """Greet in this language, or in the one the address asks for."""
        part = self._part = Part(lambda: None)
        self.words, self._given = words(first_language(language)), language
        self.keeper = part.make(Keeper, place="welcome")
        on_message(self.keeper, self._hello, part.sorry)
        self.language = part.languages(self.words.language, self.speak)
        self._title, self._body = part.html("hb-title"), part.html("hb-welcome")
        head = part.row("hb-head", self._title, self.language)
        parts = [part.html("hb-hidden", style()), head, self._body, self.keeper]
        super().__init__(parts, layout=part.layout, _dom_classes=("hb",))
        self._say_all()

    def speak(self, language: str) -> None:
        """Say everything in this language."""
        self.words, self._given = words(language), language
        self.language.value = self.words.language
        self.keeper.language(self.words.language)
        self._say_all()

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

    def _hello(self, content: dict[str, Any]) -> None:
        wished = wanted(content, self._given)
        if wished != self.words.language:
            self.speak(wished)

    def shut(self) -> None:
        """Take the page away with all that it is made of."""
        self._part.drop_all()
        self.close()


_shown: list[Welcome] = []


def welcome(language: str | None = None) -> Welcome:
    """The welcome page, ready to be shown as the last line of a cell."""
    while _shown:
        _shown.pop().shut()
    _shown.append(Welcome(language))
    return _shown[0]
