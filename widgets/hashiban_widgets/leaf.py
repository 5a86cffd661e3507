"""A page beside the tables: it has a title, a language, a tab that says what it asks for, and one body."""

from __future__ import annotations

from html import escape
from typing import Any, ClassVar, TypeVar

import ipywidgets as ipw

from hashiban.words import words
from hashiban_widgets import draw
from hashiban_widgets.keeper import Keeper, wanted
from hashiban_widgets.look import style
from hashiban_widgets.parts import Part, first_language, on_the_web
from hashiban_widgets.safely import on_message


class Leaf(ipw.VBox):
    """What such a page does whatever it is about; each kind says its words and makes its body."""

    PLACE: ClassVar[str]
    """What the page is called in the tab."""

    _named = ""
    """The title in the language of now."""

    def __init__(self, language: str | None = None) -> None:
        """A page in this language, or in the one the address asks for."""
        part = self._part = Part(self._sorry)
        self.words, self._given = words(first_language(language)), language
        self.keeper = part.make(Keeper, place=self.PLACE)
        on_message(self.keeper, self._hello, part.sorry)
        self.language = part.languages(self.words.language, self.speak)
        self._title = part.html("hb-title")
        head = part.row("hb-head", self._title, self.language)
        parts = [part.html("hb-hidden", style()), head, self._make(), self.keeper]
        super().__init__(parts, layout=part.layout, _dom_classes=("hb",))
        self._say_all()

    def _make(self) -> ipw.Widget:
        """The body."""
        raise NotImplementedError

    def _say_all(self) -> None:
        """Say everything in the language of now."""
        raise NotImplementedError

    def _sorry(self) -> None:
        """What to do when a callback fails."""

    def speak(self, language: str) -> None:
        """Say everything in this language; what was chosen and worked out stays."""
        said = words(language)
        if self.language.value != said.language:
            self.language.value = said.language  # the chooser then comes back here
            return
        self.words, self._given = said, language
        self.keeper.language(self.words.language)
        self._say_all()
        self.keeper.title(self._named)

    def _head(self, title: str) -> None:
        """Call the page so, with the way back to the welcome page where there is one."""
        say = self.words.say
        self._named = say(title)
        home = f'<a href="index.ipynb?lang={self.words.language}">{say("back-to-start")}</a>' if on_the_web() else ""
        self._title.value = f"{draw.gavel(size=36)}<div><h1>{escape(self._named)}</h1>{home}</div>"

    def _hello(self, content: dict[str, Any]) -> None:
        wished = wanted(content, self._given)
        if wished != self.words.language:
            self.speak(wished)
        else:
            self.keeper.title(self._named)

    def shut(self) -> None:
        """Take the page away with all that it is made of."""
        self._part.drop_all()
        self.close()


_shown: dict[type[Leaf], Leaf] = {}
Kind = TypeVar("Kind", bound=Leaf)


def shown(kind: type[Kind], language: str | None, *more: str) -> Kind:
    """A new page, ready to be shown as the last line of a cell; the one of its kind that was there is taken away."""
    before = _shown.pop(kind, None)
    if before is not None:
        before.shut()
    page = kind(language, *more)
    _shown[kind] = page
    return page
