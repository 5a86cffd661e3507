"""The page's own script, as a widget: it keeps the game over a reload, hands out files, reads the address."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from hashiban.words import LANGUAGES


class Keeper(anywidget.AnyWidget):
    """Talks to the tab that shows the page. Games pass through as messages only, never as a trait."""

    _esm = Path(__file__).with_name("keeper.js").read_text(encoding="utf-8")
    place = traitlets.Unicode().tag(sync=True)

    def keep(self, text: str | None) -> None:
        """Let the tab remember this game; None: forget it."""
        self.send({"keep": text})

    def download(self, name: str, text: str) -> None:
        """Give the reader a file."""
        self.send({"download": {"name": name, "text": text}})

    def piece(self, name: str, text: str, number: int, last: bool) -> None:
        """Give the reader a large file in pieces, numbered from 0; it is handed out with the last."""
        self.send({"piece": {"name": name, "text": text, "number": number, "last": last}})

    def language(self, language: str) -> None:
        """Tell the tab which language the page speaks now."""
        self.send({"language": language})

    def title(self, title: str) -> None:
        """Tell the tab what the page is called, in the language it speaks now."""
        self.send({"title": title})

    def focus(self) -> None:
        """Put the keyboard on the first control, if its place is gone."""
        self.send({"focus": True})


def wanted(content: dict[str, Any], given: str | None) -> str:
    """The language for a tab that says hello: as its address asks, else as given, else as the browser is set."""
    asked = asked_language(str(content.get("search", "")))
    browser = content.get("languages")
    wishes = [asked, given, *(browser if isinstance(browser, list) else ())]
    codes = [wish.lower()[:2] for wish in wishes if isinstance(wish, str)]
    return next((code for code in codes if code in LANGUAGES), next(iter(LANGUAGES)))


def asked_language(search: str) -> str | None:
    """The language that an address asks for (``?lang=nl``)."""
    from urllib.parse import parse_qs

    found: dict[str, Any] = parse_qs(search.removeprefix("?"))
    return found["lang"][0] if found.get("lang") else None
