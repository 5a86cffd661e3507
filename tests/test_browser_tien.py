"""A whole game of Tien as a visitor meets it, on a small dark screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests import pages
from tests.pages import Visitor
from tests.test_browser import too_wide

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

ALONE = """
from hashiban.journal import Sitter
from hashiban_widgets import play

play("tien", sitters=[Sitter("Anna")], seed=7)
"""
STOPS = 2
"""So many turns the visitor stops for the numbers and buys; after that every card is drawn."""


@pytest.fixture
def guest(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor at a table of their own, with the same cards each time."""
    with pages.on_a_phone(browser, tmp_path, "tien", ALONE) as visitor:
        yield visitor


def phase(guest: Visitor) -> str:
    """What is asked now."""
    signs = {"end": ".hb-results", "decide": ".hb-ti-out", "pay": ".hb-laying, .hb-lay-cards", "buy": ".hb-hand"}
    return next((name for name, sign in signs.items() if guest.page.locator(sign).count()), "bid")


def choice(guest: Visitor, now: str, stops: int) -> str | int:
    """What the visitor says: few stops, every wild for the least, and the first card that can be bought."""
    if now == "decide":
        can_draw = guest.page.get_by_role("button", name="Draw a card").count()
        return "Draw a card" if can_draw and stops >= STOPS else "Stop: take the number cards"
    if now == "pay":
        return "laid for you"
    return 0


def test_a_whole_game_of_tien_is_played_on_a_small_screen(guest: Visitor) -> None:
    guest.open("tien")
    page, met, stops = guest.page, set[str](), 0
    page.locator(".hb-controls button").first.wait_for()
    for _ in range(120):
        now = phase(guest)
        if now not in met:
            assert too_wide(guest) == [], now
            met.add(now)
        if now == "end":
            break
        if now == "decide" and stops == STOPS:
            say_how_likely(guest)
        chosen = choice(guest, now, stops)
        guest.answer(chosen)
        stops += now == "decide"
    assert met == {"decide", "bid", "buy", "pay", "end"}
    assert "Your record: 1 guess" in guest.text(".hb-question")
    assert re.search(r"Brier score: you \d", guest.text(".hb-question"))
    place_the_wilds(guest)
    assert too_wide(guest) == []
    assert len(guest.log()) > 60
    assert guest.errors == []
    assert guest.foreign == []


def say_how_likely(guest: Visitor) -> None:
    """Turn the thermometer on, and move its slider with the keyboard."""
    page = guest.page
    page.get_by_role("button", name="In play").click()
    slider = page.locator(".hb-ti-slider [role=slider]")
    slider.wait_for()
    slider.focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    page.locator(".hb-ti-slider", has_text="25%").wait_for()
    assert too_wide(guest) == [], "thermometer"


def place_the_wilds(guest: Visitor) -> None:
    """Let each wild stand for something, and see the best way beside it."""
    page = guest.page
    choosers = page.locator(".hb-ti-place-wild select")
    assert choosers.count() > 2
    before = guest.text(".hb-ti-place")
    for at in range(choosers.count()):
        choosers.nth(at).select_option(index=1)
    page.wait_for_function("before => document.querySelector('.hb-ti-place').innerText !== before", arg=before)
    guest.press("Show the best way")
    page.locator(".hb-ti-place", has_text=re.compile("The best way brings|Well done")).wait_for()
    mine = int(re.findall(r"As you place them: (\d+)", guest.text(".hb-ti-place"))[0])
    best = int(re.findall(r"(?:brings|Well done:) (\d+)", guest.text(".hb-ti-place"))[0])
    assert mine <= best == int(guest.text(".hb-total").split()[0])
