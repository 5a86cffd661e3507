"""The first page: a card for all that can be opened, in every language, each with its way there."""

from __future__ import annotations

import re
import subprocess
import sys
from html import escape
from typing import TYPE_CHECKING

import ipywidgets as ipw
import pytest

from hashiban.games import NAMES
from hashiban.lab import studies
from hashiban.words import LANGUAGES, words
from hashiban_widgets import Workshop, boards
from hashiban_widgets.serve import notebooks_folder
from hashiban_widgets.study import scenes
from hashiban_widgets.welcome import LABORATORY, Welcome

if TYPE_CHECKING:
    from collections.abc import Iterator

languages = pytest.mark.parametrize("language", LANGUAGES)
CARD = re.compile(r"<article.*?</article>", re.DOTALL)


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    ipw.Widget.close_all()


@pytest.fixture
def web(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of its own, where links lead somewhere."""
    monkeypatch.setenv("VOILA_KERNEL_ID", "x")


def body(language: str) -> str:
    value: str = Welcome(language)._body.value
    return value


@languages
@pytest.mark.usefixtures("web")
def test_every_card_leads_to_a_notebook_that_is_there_and_keeps_the_language(language: str) -> None:
    cards = CARD.findall(body(language))
    ways = [re.findall(r"href='([\w.]+)\?lang=(\w+)'", card) for card in cards]
    assert [name for ((name, _),) in ways] == [
        f"{name}.ipynb"
        for name in (*NAMES, *(f"study_{study}" for study in studies.NAMES), *(entry[0] for entry in LABORATORY))
    ]
    assert {code for ((_, code),) in ways} == {language}
    assert all((notebooks_folder() / name).is_file() for ((name, _),) in ways)


@pytest.mark.usefixtures("web")
def test_a_link_that_is_heard_by_itself_says_whereto() -> None:
    links = re.findall(r"<a [^>]*?(?:aria-label='([^']*)')?>([^<]*)</a>", body("en"))
    names = [label or text for label, text in links]
    assert len(set(names)) == len(names) == len(NAMES) + len(studies.NAMES) + len(LABORATORY) + 1
    assert "Play: Tien" in names


def test_in_a_notebook_there_are_cards_without_links() -> None:
    assert len(CARD.findall(body("en"))) == len(NAMES) + len(studies.NAMES) + len(LABORATORY)
    assert "<a " not in body("en")


@pytest.mark.usefixtures("web")
@languages
def test_a_demonstration_for_a_class_has_its_card_and_the_teacher_a_way(language: str) -> None:
    say, page = words(language), body(language)
    for name in studies.NAMES:
        (card,) = [card for card in CARD.findall(page) if f"href='study_{name}.ipynb?lang={language}'" in card]
        assert escape(studies.say(say, name, "line"), quote=False) in card or studies.say(say, name, "line") in card
        assert say.say("welcome-minutes", minutes=studies.MINUTES[name]) in card
        assert scenes.cover(name) in card
    assert f"href='teacher.ipynb?lang={language}'" in page


def test_the_covers_need_no_numpy() -> None:
    code = "import sys; from hashiban_widgets import welcome; welcome('en'); sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@languages
def test_whoever_made_the_games_is_named(language: str) -> None:
    page = body(language)
    for game in NAMES:
        origin = boards.load(game).ORIGIN
        assert {name for name in (origin.title, *origin.people, origin.published) if name not in page} == set()
    assert "MIT" in page


@languages
def test_the_help_names_the_buttons_as_they_are(language: str) -> None:
    say = words(language).say
    helped = body(language).split("<details")[1].split("</details>")[0]
    for button in ("room-table", "room-lessons", "room-plots", "hint", "save", "load"):
        assert re.search(f"[“„]{re.escape(say(button))}[”“]", helped), button


@languages
def test_the_page_for_writing_bots_says_where_that_can_be_done(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = words(language).say
    at_home = Workshop(language)
    assert say("own-bot-here") in at_home._told.value
    monkeypatch.setenv("VOILA_KERNEL_ID", "x")
    away = Workshop(language)
    assert say("own-bot-elsewhere") in away._told.value
    assert f"index.ipynb?lang={language}" in away._title.value


def test_the_tab_is_called_as_the_page_is_in_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Workshop("en")
    said: list[dict[str, str]] = []
    monkeypatch.setattr(page.keeper, "send", said.append)
    page._hello({"search": "?lang=en"})
    page._hello({"search": "?lang=nl"})
    titles = [message["title"] for message in said if "title" in message]
    assert [titles[0], titles[-1]] == [words(language).say("own-bot-title") for language in ("en", "nl")]
