"""A whole game of Wereldhandel as a visitor meets it, on a small dark screen."""

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
from hashiban.journal import Sitter
from hashiban_widgets import play

play("wereldhandel", sitters=[Sitter("Anna"), Sitter("", "random"), Sitter("", "random")], seed=SEED)
"""
SEED = 6
SIGNS = {
    "end": ".hb-results",
    "laying": ".hb-laying",
    "turn": ".hb-hand",
    "bid": ".hb-amount",
}


@pytest.fixture
def guest(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor at a table of their own, with the same cards and the same computers each time."""
    with pages.on_a_phone(browser, tmp_path, "wereldhandel", TABLE.replace("SEED", str(SEED))) as visitor:
        yield visitor


def phase(guest: Visitor) -> str:
    """What is asked now."""
    now = next((name for name, sign in SIGNS.items() if guest.page.locator(sign).count()), "refusal")
    if now == "laying":
        return "answer" if guest.page.get_by_role("button", name="Take the offer").count() else "offer"
    return now


def choice(guest: Visitor, now: str) -> str:
    """What the visitor says: trades where that can be, lays one card, and does not bid."""
    if now == "turn":
        return "Trade with"
    if now in ("offer", "answer"):
        guest.page.locator(".hb-step", has_text="+").last.press("Enter")
        guest.page.locator(".hb-laid-enough").wait_for()
        return "Lay these cards"
    return "Pass" if now == "bid" else "Sell"


def test_a_whole_game_of_wereldhandel_is_played_on_a_small_screen(guest: Visitor) -> None:
    guest.open("wereldhandel")
    page, met = guest.page, set[str]()
    page.locator(".hb-controls button").first.wait_for()
    for _ in range(150):
        now = phase(guest)
        if now not in met:
            assert too_wide(guest) == [], now
            met.add(now)
        if now == "end":
            break
        if now == "refusal":
            assert "highest bid for" in guest.text(".hb-ask h2")
        guest.answer(choice(guest, now))
    assert met == {"bid", "refusal", "turn", "offer", "answer", "end"}
    totals = [int(t.split()[0].replace(",", "")) for t in page.locator(".hb-total").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    lines = [text.replace(",", "").replace("−", "-") for text in page.locator(".hb-results > li").all_inner_texts()]
    assert all(f"= {total}" in line or "No set yet" in line for total, line in zip(totals, lines, strict=True))
    log = guest.log()
    assert any("Only you and" in line for line in log)
    assert any("Going once, going twice" in line for line in log)
    assert guest.errors == []
    assert guest.foreign == []
