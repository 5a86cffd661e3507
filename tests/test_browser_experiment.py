"""The laboratory as a visitor meets it: choose, bet, run, see, take the numbers along."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING

import pytest

from hashiban.lab.arena import COLUMNS, run
from hashiban.words import words
from tests.test_browser import too_wide

if TYPE_CHECKING:
    from tests.pages import Visits

pytestmark = pytest.mark.browser

GAMES = 200
SEATS = ("hard", "easy", "easy")


def test_a_visitor_bets_and_sees_two_hundred_games_come_in(visit: Visits, house: str) -> None:
    guest, english = visit(house, width=360, scheme="dark").open("index", "?lang=en"), words("en")
    page = guest.page
    page.get_by_role("link", name=english.say("experiment-enter")).click()
    form = page.locator(".hb-lab-form")
    form.get_by_role("button", name="3", exact=True).click()
    form.locator(".hb-lab-seat").nth(3).wait_for(state="detached")
    for seat, bot in enumerate(SEATS):
        form.locator(".hb-lab-seat select").nth(seat).select_option(label=english.say(f"experiment-bot-{bot}"))
    form.get_by_label(english.say("experiment-games")).fill(str(GAMES))
    assert too_wide(guest) == []
    form.get_by_role("button", name=english.say("experiment-next")).press("Enter")
    page.locator(".hb-lab-ask").get_by_role("button", name="Easy 1").wait_for()
    page.locator(".hb-lab-told p:focus").wait_for()
    assert too_wide(guest) == []
    page.locator(".hb-lab-ask").get_by_role("button", name="Easy 1").press("Enter")
    page.locator(".hb-lab-beside").wait_for(timeout=60_000)
    page.get_by_text(f"{GAMES} games are in.").wait_for()
    assert "You said Easy 1, it was Hard" in guest.text(".hb-lab-bet")
    page.get_by_text(english.say("dynamics-experiment-seats-title")).wait_for()
    assert too_wide(guest) == []
    with page.expect_download() as download:
        page.get_by_role("button", name=english.say("experiment-csv")).click()
    assert download.value.suggested_filename == "vastgoedveiling-games.csv"
    with open(download.value.path(), encoding="utf-8", newline="") as file:
        rows = list(csv.reader(file))
    ours = run("vastgoedveiling", SEATS, GAMES, 1, rotate=True).rows()
    assert rows == [list(COLUMNS), *([str(value) for value in row] for row in ours)]
    with page.expect_download() as download:
        page.locator(".hb-plot").first.get_by_role("button", name=english.say("plots-csv")).click()
    assert download.value.suggested_filename == "experiment-wins.csv"
    assert (guest.errors, guest.foreign) == ([], [])
