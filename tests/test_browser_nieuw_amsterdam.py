"""A whole game of Nieuw Amsterdam as a visitor meets it."""

from __future__ import annotations

import re

import pytest

from tests.pages import Visitor, Visits
from tests.test_browser import too_wide

pytestmark = pytest.mark.browser

SEATS = (("A person", "Anna"), ("Computer, medium", ""), ("Computer, hard", ""))
BOLD = 6
"""Up to here the visitor goes higher."""


def phase(guest: Visitor) -> str:
    """What is asked now."""
    if guest.page.locator(".hb-results").count():
        return "end"
    if guest.page.locator(".hb-laying").count():
        return "pay"
    return "pick" if guest.page.locator(".hb-hand").count() else "bid"


def paid_by_hand(guest: Visitor) -> None:
    """Lay what is due, piece by piece, from the first kinds that have any."""
    due = int(re.findall(r"\d+", guest.text(".hb-laid"))[-1])
    for step in guest.page.locator(".hb-laying-row button:last-child").all():
        left = due - int(re.findall(r"\d+", guest.text(".hb-laid"))[0])
        row = step.locator("xpath=..")
        held = int(re.findall(r"\d+", row.locator(".hb-laid-count").inner_text())[1])
        for laid in range(1, min(left, held) + 1):
            step.click()
            row.get_by_text(f"{laid} of {held}").wait_for()
    guest.answer("Pay this")


def test_a_visitor_plays_a_whole_game_and_pays_once_by_hand(visit: Visits, house: str) -> None:
    guest = visit(house, width=360, scheme="dark")
    guest.open("nieuw_amsterdam").sit(*SEATS)
    seen: dict[str, int] = {}
    for _ in range(120):
        now = phase(guest)
        seen[now] = seen.get(now, 0) + 1
        if seen[now] == 1:
            assert too_wide(guest) == []
        if now == "end":
            break
        if now == "pay" and seen[now] == 1:
            paid_by_hand(guest)
        elif now == "pay":
            guest.answer("Pay for me")
        elif now == "pick":
            guest.answer(0)
        else:
            asked = re.search(r"stands at (\d+)", guest.text(".hb-ask h2"))
            guest.answer("Pass" if asked and int(asked[1]) >= BOLD else 0)
    assert seen["end"] == 1
    assert {"pick", "bid", "pay"} <= set(seen)
    points = [int(re.findall(r"-?\d+", total)[0]) for total in guest.page.locator(".hb-total").all_inner_texts()]
    assert len(points) == len(SEATS)
    assert points == sorted(points, reverse=True)
    assert "for nothing" in "".join(guest.log())
    assert guest.errors == []
    assert guest.foreign == []
