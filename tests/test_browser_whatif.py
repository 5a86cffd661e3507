"""What if? as a visitor meets it: a saved game, a decision, another answer, and what would have come of it."""

from __future__ import annotations

import csv
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from hashiban import bots
from hashiban.journal import Sitter
from hashiban.session import Session
from tests.test_browser import too_wide, upload

if TYPE_CHECKING:
    from pathlib import Path

    from tests.pages import Visitor, Visits

pytestmark = pytest.mark.browser

GAME = "vastgoedveiling"
CONTROLS = ".hb-whatif .hb-controls"


def finished(folder: Path) -> Path:
    """The file of a game that one person has played to the end."""
    session = Session(GAME, [Sitter(""), Sitter("Ben", "medium"), Sitter("Cas", "medium")], seed=3)
    while not session.over:
        session.say(0, bots.load(GAME, "easy")(session.view(0), Random(session.moves)).action)
    file = folder / "game.jsonl"
    file.write_text(session.save(), encoding="utf-8")
    return file


def look_back(guest: Visitor, file: Path) -> None:
    """Open this file, and in its look back What if?, at the fifth decision."""
    guest.open()
    upload(guest, file)
    guest.page.locator(".hb-results").wait_for()
    guest.press("Look back")
    guest.page.get_by_role("button", name="What if?", exact=True).click()
    guest.page.locator(CONTROLS).wait_for()
    guest.look(CONTROLS)
    guest.page.locator(".hb-whatif-moment select").select_option(index=4)
    guest.page.locator(".hb-whatif .hb-lot-head", has_text="round 5").wait_for()
    guest.answered(CONTROLS)


def ask(guest: Visitor, amount: int) -> None:
    """Bid this much instead, and let it be played out."""
    guest.page.locator(".hb-whatif .hb-amount input").fill(str(amount))
    guest.page.get_by_role("button", name="Bid", exact=True).click()
    guest.page.get_by_role("button", name="What would have come of it?").click()


def test_a_saved_game_is_taken_back_and_the_difference_appears(visitor: Visitor, tmp_path: Path) -> None:
    look_back(visitor, finished(tmp_path))
    ask(visitor, 9)
    visitor.page.locator(".hb-heaps svg").nth(2).wait_for(timeout=10_000)
    done = visitor.page.get_by_role("button", name="Numbers as CSV")
    done.wait_for(timeout=60_000)
    assert "200 imagined games" in visitor.text(".hb-whatif-result")
    with visitor.page.expect_download() as taken:
        done.click()
    rows = list(csv.reader(taken.value.path().read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 201
    visitor.press("Later")
    visitor.page.locator(".hb-whatif .hb-lot-head", has_text="round 6").wait_for()
    assert visitor.page.locator(".hb-heaps").count() == 0
    assert visitor.errors == []
    assert visitor.foreign == []


def test_an_amount_that_could_not_be_bid_is_answered_beside_the_controls(visitor: Visitor, tmp_path: Path) -> None:
    look_back(visitor, finished(tmp_path))
    visitor.page.locator(".hb-whatif .hb-amount input").fill("99")
    visitor.page.get_by_role("button", name="Bid", exact=True).click()
    visitor.page.locator(".hb-whatif .hb-complaint", has_text="most you can bid").wait_for()
    assert visitor.page.get_by_role("button", name="What would have come of it?").count() == 0


def test_on_a_small_dark_screen_nothing_sticks_out(visit: Visits, house: str, tmp_path: Path) -> None:
    guest = visit(house, width=360, scheme="dark")
    look_back(guest, finished(tmp_path))
    ask(guest, 9)
    guest.page.locator(".hb-heaps svg").nth(2).wait_for(timeout=10_000)
    assert too_wide(guest) == []
    labels = (
        guest.page.locator(".hb-heap-axis")
        .first.locator("i")
        .evaluate_all("all => all.map(e => e.getBoundingClientRect()).map(r => [r.left, r.right])")
    )
    assert labels
    assert all(left[1] <= right[0] for left, right in pairwise(labels))
    assert guest.errors == []
