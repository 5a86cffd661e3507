"""Where a page is shown, and the plain parts it is made of."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
from ipywidgets.widgets.widget_string import HTMLStyle

from hashiban.words import LANGUAGES
from hashiban_widgets.keeper import asked_language
from hashiban_widgets.safely import on_click, on_value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def first_language(language: str | None = None) -> str:
    """The language to begin in: the one given, the one the address asks for, or English."""
    wished = language or asked_language(os.environ.get("QUERY_STRING", ""))
    return wished if wished in LANGUAGES else next(iter(LANGUAGES))


def on_the_web() -> bool:
    """Whether this notebook is served as a page of its own."""
    return "VOILA_KERNEL_ID" in os.environ or os.environ.get("SERVER_SOFTWARE", "").startswith("voila")


class Part:
    """Making and taking away plain parts of a page, with one layout for all of them."""

    def __init__(self, sorry: Callable[[], None]) -> None:
        """Parts whose callbacks end in ``sorry`` when they fail."""
        self.layout, self.sorry = ipw.Layout(), sorry
        self._plain, self._button = HTMLStyle(), ipw.ButtonStyle()

    def html(self, look: str, value: str = "") -> ipw.HTML:
        """A piece of HTML."""
        return self._dressed(ipw.HTML(value, layout=self.layout, style=self._plain), look)

    def box(self, look: str, *children: ipw.Widget, kind: Any = ipw.VBox) -> Any:
        """A box with children."""
        return self._dressed(kind(children, layout=self.layout), look)

    def button(self, look: str, act: Callable[[], Any]) -> ipw.Button:
        """A button that calls ``act``; its text comes with the language."""
        button = ipw.Button(layout=self.layout, style=self._button)
        on_click(button, act, self.sorry)
        return self._dressed(button, look)

    @staticmethod
    def _dressed(widget: Any, look: str) -> Any:
        for name in look.split():
            widget.add_class(name)
        return widget

    def languages(self, now: str, speak: Callable[[str], Any]) -> ipw.ToggleButtons:
        """The chooser of languages; ``speak`` is called with the code of the chosen one."""
        options = [(name, code) for code, name in LANGUAGES.items()]
        chooser = ipw.ToggleButtons(options=options, value=now, layout=self.layout)
        on_value(chooser, speak, self.sorry)
        return self._dressed(chooser, "hb-language")


def closed(widget: ipw.Widget) -> None:
    """Close a widget and all that it is made of."""
    parts = set(tree(widget))
    looks = {getattr(part, name, None) for part in parts for name in ("layout", "style")}
    for part in parts | looks:
        if isinstance(part, ipw.Widget):
            part.close()


def tree(widget: ipw.Widget) -> Iterator[ipw.Widget]:
    """A widget and all that is in it."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from tree(child)
