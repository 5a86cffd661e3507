"""A whole game of De Veiling van Hashiban as a visitor meets it, on a small dark screen."""

from __future__ import annotations

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

TABLE = """
from hashiban.games.hashiban import Rules
from hashiban.journal import Sitter
from hashiban.session import Session
from hashiban_widgets import play

page = play("hashiban")
sitters = [Sitter("Anna"), Sitter("", "random"), Sitter("", "random")]
page._sit(Session("hashiban", sitters, Rules(max_turns=10), SEED))
page
"""
SEED = 6
QUESTIONS = {
    "Anything from you?": "window",
    "What do you do": "action",
    "There is nothing you can do": "rest",
    "What is the start price": "price",
    "Do you bid": "bid",
    "Do you let it go by": "bid",
    "Do you take this": "counter",
    "Do you agree": "deal",
    "You cannot pay": "deal",
    "Do you put bills": "pool",
    "Which object": "show",
}
"""How each question begins, and what is asked with it."""
ANSWERS = {
    "rest": "Do nothing",
    "bid": "Pass",
    "counter": "No, thank you",
    "deal": "No, thank you",
    "pool": "No, thank you",
    "show": "Show:",
    "price": "more money than there is",
}


@pytest.fixture
def guest(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor at a table of their own, with the same cards and the same computers each time."""
    with pages.on_a_phone(browser, tmp_path, "hashiban", TABLE.replace("SEED", str(SEED))) as visitor:
        yield visitor


def asked(guest: Visitor) -> str:
    """What is asked now."""
    if guest.page.locator(".hb-results").count():
        return "end"
    question = guest.text(".hb-ask h2")
    return next(name for start, name in QUESTIONS.items() if question.startswith(start))


def choice(guest: Visitor, now: str, met: set[str]) -> str:
    """What the visitor says: auctions, bids once, sells one lot, and steps in only when it first can."""
    controls = guest.page.locator(".hb-answer .hb-controls")
    if now == "window":
        return "Nothing more this turn"
    if now == "bid" and "won" not in met and controls.get_by_role("button", name="laid for you").count():
        met.add("won")
        return "laid for you"
    if now == "action":
        for verb, button in (("reveal", "Reveal:"), ("lottery", "Play Bonoloto")):
            if controls.get_by_role("button", name=button).count():
                met.add(verb)
                return button
        if "won" in met and "price" not in met and controls.locator(".hb-lay-cards button").count():
            controls.locator(".hb-lay-cards button").first.press("Enter")
            guest.page.locator(".hb-laid-enough").first.wait_for()
            return "Lay these out as a lot"
        if controls.get_by_role("button", name="Auction the top object").count():
            return "Auction the top object"
        controls.locator(".hb-lay-cards button").first.press("Enter")
        guest.page.locator(".hb-laid-enough").first.wait_for()
        return "Lay these out as a lot"
    return ANSWERS[now]


def deal(guest: Visitor) -> None:
    """A deal, from the window to the answer: a bill for a bill."""
    page = guest.page
    guest.answer("Propose a deal to")
    for verb in ("Give these", "Ask for these"):
        page.locator(".hb-step", has_text="+").first.press("Enter")
        page.locator(".hb-answer").get_by_role("button", name=verb).wait_for()
        assert too_wide(guest) == []
        guest.answer(verb)
    page.locator(".hb-hs-deal").wait_for()
    assert "You give" in guest.text(".hb-hs .hb-standing")
    assert too_wide(guest) == []
    guest.answer("Propose it like this")
    assert "You propose a deal to" in guest.text(".hb-news")


def test_a_whole_game_of_hashiban_is_played_on_a_small_screen(guest: Visitor) -> None:
    guest.open("hashiban")
    page, met = guest.page, set[str]()
    page.locator(".hb-answer .hb-controls button").first.wait_for()
    for _ in range(250):
        now = asked(guest)
        if now not in met:
            assert too_wide(guest) == [], now
            met.add(now)
            if now == "window":
                deal(guest)
                continue
        if now == "end":
            break
        guest.answer(choice(guest, now, met))
    assert {"window", "action", "bid", "price", "won", "end"} <= met
    totals = [int(text.split()[0]) for text in page.locator(".hb-total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    log = guest.log()
    assert any(line.startswith("Turn ") for line in log)
    assert any("Sold!" in line for line in log)
    assert guest.errors == []
    assert guest.foreign == []


def test_several_people_at_one_screen_are_asked_together(guest: Visitor, tmp_path: Path) -> None:
    people = TABLE.replace('Sitter("", "random")', 'Sitter("Ben")', 1).replace("SEED", str(SEED))
    pages.notebook(tmp_path, "people", people)
    guest.open("people")
    page = guest.page
    page.locator(".hb-answer").get_by_role("button", name="Nobody, for the rest").wait_for()
    assert too_wide(guest) == []
    guest.answer("Ben")
    page.get_by_role("button", name="I am Ben").wait_for()
    guest.answer("I am Ben")
    page.locator(".hb-hs-mine").wait_for()
    guest.answer("Nothing now")
    page.get_by_role("button", name="I am Anna").wait_for()
    assert page.locator(".hb-hs-mine").count() == 0
    assert guest.errors == []
