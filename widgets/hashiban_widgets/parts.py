"""Where a page is shown, and the plain parts it is made of."""

from __future__ import annotations

import os
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
from ipywidgets.widgets.widget_description import DescriptionStyle
from ipywidgets.widgets.widget_string import HTMLStyle, TextStyle

from hashiban.words import LANGUAGES
from hashiban_widgets.keeper import asked_language
from hashiban_widgets.safely import on_click, on_value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def first_language(language: str | None = None) -> str:
    """The language to begin in: the one given, the one the address asks for, or English."""
    wished = language or asked_language(os.environ.get("QUERY_STRING", ""))
    return wished if wished in LANGUAGES else next(iter(LANGUAGES))


def beside(one: tuple[str, str], other: tuple[str, str], verdict: str) -> str:
    """Two answers side by side, each under what it is called, and a sentence about them, as HTML."""
    cells = "".join(
        f"<div><small>{escape(name)}</small><b>{escape(answer)}</b></div>" for name, answer in (one, other)
    )
    return f"<div class='hb-lab-beside'>{cells}</div><p>{escape(verdict)}</p>"


def on_the_web() -> bool:
    """Whether this notebook is served as a page of its own."""
    return "VOILA_KERNEL_ID" in os.environ or os.environ.get("SERVER_SOFTWARE", "").startswith("voila")


class Part:
    """The widgets of one page, made with one layout and one style of each kind: fewer models, fewer messages."""

    def __init__(self, sorry: Callable[[], None]) -> None:
        """Parts whose callbacks end in ``sorry`` when they fail."""
        self.layout, self.sorry = ipw.Layout(), sorry
        self._made: set[ipw.Widget] = set()
        self._styles = {
            ipw.HTML: HTMLStyle(),
            ipw.Button: ipw.ButtonStyle(),
            ipw.Text: TextStyle(),
            ipw.Dropdown: DescriptionStyle(),
        }

    def make(self, kind: Any, look: str = "", **traits: Any) -> Any:
        """A widget of this kind with these classes of the stylesheet."""
        if kind in self._styles:
            traits["style"] = self._styles[kind]
        widget = kind(layout=self.layout, _dom_classes=tuple(look.split()), **traits)
        self._made.add(widget)
        return widget

    def drop(self, *widgets: ipw.Widget) -> None:
        """Close these widgets and all that is in them, for good."""
        for widget in [part for whole in widgets for part in tree(whole)]:
            self._made.discard(widget)
            widget.close()

    def drop_all(self) -> None:
        """Close everything that was made for this page, its looks included."""
        looks = {widget.style for widget in self._made if hasattr(widget, "style")}
        for widget in self._made | looks | {self.layout, *self._styles.values()}:
            widget.close()
        self._made.clear()

    def html(self, look: str = "", value: str = "") -> ipw.HTML:
        """A piece of HTML."""
        return self.make(ipw.HTML, look, value=value)

    def row(self, look: str, *children: ipw.Widget) -> ipw.HBox:
        """A box with children side by side."""
        return self.make(ipw.HBox, look, children=children)

    def box(self, look: str, *children: ipw.Widget) -> ipw.VBox:
        """A box with children below each other."""
        return self.make(ipw.VBox, look, children=children)

    def button(self, look: str, act: Callable[[], Any], text: str = "") -> ipw.Button:
        """A button that calls ``act``."""
        button = self.make(ipw.Button, look, description=text)
        on_click(button, act, self.sorry)
        return button

    def field(self, kind: Any, look: str, act: Callable[[Any], Any], **traits: Any) -> Any:
        """A widget with a value; ``act`` is called with each new one."""
        field = self.make(kind, look, **traits)
        on_value(field, act, self.sorry)
        return field

    def languages(self, now: str, speak: Callable[[str], Any]) -> ipw.ToggleButtons:
        """The chooser of languages; ``speak`` is called with the code of the chosen one."""
        options = [(name, code) for code, name in LANGUAGES.items()]
        return self.field(ipw.ToggleButtons, "hb-language", speak, options=options, value=now)


def tree(widget: ipw.Widget) -> Iterator[ipw.Widget]:
    """A widget and all that is in it."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from tree(child)
