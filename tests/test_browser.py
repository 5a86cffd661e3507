"""The pages as a visitor meets them: our own server, a real Chromium."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests import pages
from tests.pages import Visitor, Visits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

PERSON, MEDIUM = "A person", "Computer, medium"
SOLO = ((PERSON, ""), (MEDIUM, ""), (MEDIUM, ""))


def play_on(guest: Visitor) -> None:
    """Play to the end: raise while a bid is small, else pass, and sell what comes first."""
    for _ in range(150):
        if guest.page.locator(".hb-results").count():
            return
        if guest.page.locator(".hb-hand").count():
            guest.answer(0)
            continue
        cheap = re.search(r"\$([123]) or more", guest.text(".hb-ask"))
        guest.answer(0 if cheap else "Pass")
    pytest.fail("the game did not end")


def test_a_visitor_plays_a_whole_game_against_bots(visitor: Visitor) -> None:
    visitor.open().sit(*SOLO)
    play_on(visitor)
    totals = [int(t.strip("$")) for t in visitor.page.locator(".hb-results .hb-total").all_inner_texts()]
    assert len(totals) == 3
    assert totals == sorted(totals, reverse=True)
    assert re.search(r"win|share", visitor.text(".hb-ask h2"))
    assert len(visitor.log()) > 60
    visitor.press("Same cards again")
    visitor.page.get_by_text("Buying: round 1 of 8").wait_for()
    assert visitor.errors == []
    assert visitor.foreign == []


def test_the_welcome_page_leads_to_a_game_and_keeps_the_language(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.address}/?lang=nl")
    visitor.page.locator(".hb-game").first.wait_for(timeout=60_000)
    assert "Leer" in visitor.text(".hb-title") or "leer" in visitor.text(".hb-title")
    visitor.page.locator(".hb-go").first.click()
    visitor.page.get_by_role("heading", name="Wie doen er mee?").wait_for(timeout=60_000)
    assert visitor.page.evaluate("document.documentElement.lang") == "nl"
    assert visitor.errors == []


def test_switching_the_language_changes_every_sentence_and_loses_nothing(visitor: Visitor) -> None:
    visitor.open().sit(*SOLO)
    english = visitor.text(".hb-question")
    visitor.page.get_by_role("button", name="Deutsch").click()
    visitor.page.get_by_text("Du bist dran").wait_for()
    assert "lang=de" in visitor.page.url
    assert visitor.page.evaluate("document.documentElement.lang") == "de"
    german = visitor.text(".hb-question")
    assert not {line for line in english.split("\n") if " " in line.strip()} & set(german.split("\n"))
    visitor.look()
    visitor.press("English")
    visitor.answered()
    assert visitor.text(".hb-question") == english


def test_a_page_of_360_pixels_has_nothing_beside_the_screen(visit: Visits, house: str) -> None:
    guest = visit(house, width=360, scheme="dark")
    guest.open()
    for moment in ("seating", "bidding", "selling", "end"):
        if moment == "bidding":
            guest.sit(*SOLO)
            guest.page.get_by_label("Choose my own coins").check()
            guest.page.locator(".hb-coin-choice").first.wait_for()
        if moment == "selling":
            while not guest.page.locator(".hb-hand").count():
                guest.answer("Pass")
        if moment == "end":
            play_on(guest)
        guest.page.locator(".hb-more summary").first.click()
        assert too_wide(guest) == [], moment
        guest.page.locator(".hb-more summary").first.click()
    guest.press("Learn")
    guest.page.locator(".hb-lessons-head").wait_for()
    assert too_wide(guest) == [], "lessons"
    guest.page.get_by_role("button", name="8. Which property").click()
    guest.page.locator(".hb-answer button").first.wait_for()
    assert too_wide(guest) == [], "a lesson"
    guest.press("Look back")
    guest.open_plots()
    guest.page.locator(".hb-stage svg[role=img]").nth(2).wait_for(timeout=60_000)
    assert too_wide(guest) == [], "plots"


def too_wide(guest: Visitor) -> list[str]:
    """What sticks out of the screen, also where the page would only cut it off."""
    found: list[str] = guest.page.evaluate(
        """() => [...document.querySelectorAll('.hb, .hb *')]
            .filter(e => !e.closest('svg') || e.tagName === 'svg')
            .map(e => [e, e.getBoundingClientRect()])
            .filter(([e, r]) => r.width && (r.right > innerWidth + 1 || r.left < -1))
            .map(([e, r]) => `${e.tagName} ${e.className.baseVal ?? e.className} ${r.left}..${r.right}`)"""
    )
    sideways: int = guest.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    return found + [f"scrolls {sideways}"] * (sideways > 0)


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("a lot", "whole number"),
        ("2.5", "whole number"),
        ("", "whole number"),
        ("-3", "over the highest bid"),
        ("0", "over the highest bid"),
        ("99999999999999999999", "most you can bid"),
    ],
)
def test_a_bid_that_cannot_be_is_answered_beside_the_control_and_loses_nothing(
    shared: Visitor, typed: str, sentence: str
) -> None:
    log, seats = shared.log(), shared.text(".hb-seats")
    shared.page.locator(".hb-amount input").fill(typed)
    shared.page.get_by_role("button", name="Bid", exact=True).press("Enter")
    shared.page.locator(".hb-complaint", has_text=sentence).wait_for()
    if sentence != "whole number":
        assert re.search(r"Rule VS\d", shared.text(".hb-complaint"))
    assert (shared.log(), shared.text(".hb-seats")) == (log, seats)


@pytest.fixture(scope="module")
def shared(browser: Browser, house: str) -> Iterator[Visitor]:
    """One tab in which a person is to bid, for tests that change nothing."""
    page = browser.new_page()
    guest = Visitor(page, house).open()
    guest.sit(*SOLO)
    yield guest
    page.close()


def test_enter_in_the_field_bids_that_amount(visitor: Visitor) -> None:
    visitor.open().sit((PERSON, "Anna"), (PERSON, "Ben"))
    visitor.page.locator(".hb-amount input").fill("5")
    visitor.page.locator(".hb-amount input").press("Enter")
    visitor.page.locator(".hb-standing", has_text="$5").wait_for()


def test_coins_can_be_chosen_by_hand(visitor: Visitor) -> None:
    visitor.open().sit((PERSON, "Anna"), (PERSON, "Ben"))
    visitor.page.get_by_label("Choose my own coins").check()
    visitor.page.locator(".hb-coin-choice select").wait_for()
    visitor.page.locator(".hb-amount input").fill("4")
    chooser = visitor.page.locator(".hb-amount-row select")
    visitor.page.wait_for_function("document.querySelectorAll('.hb-amount-row option').length === 3")
    ways = [text.replace("\u00a0", " ") for text in chooser.locator("option").all_inner_texts()]
    assert ways == ["2 × $2", "1 × $2 and 2 × $1", "4 × $1"]
    chooser.select_option(index=2)
    visitor.page.get_by_role("button", name="Bid", exact=True).click()
    visitor.page.locator(".hb-standing", has_text="$4").wait_for()
    assert visitor.page.locator(".hb-standing .hb-coins").get_attribute("aria-label") == "4 × $1"


class Hand:
    """Presses a place at moments of its own, however long a busy machine takes to pass the presses on."""

    def __init__(self, guest: Visitor, x: float, y: float) -> None:
        self.wire, self.begun = guest.page.context.new_cdp_session(guest.page), time.time()
        self.where = {"x": x, "y": y, "button": "left"}

    def click(self, after: int, count: int = 1) -> None:
        """Press and let go so many milliseconds after the first moment; ``count`` is 2 for the second of two."""
        for kind in ("mousePressed", "mouseReleased"):
            event = {**self.where, "type": kind, "clickCount": count, "timestamp": self.begun + after / 1000}
            self.wire.send("Input.dispatchMouseEvent", event)


@pytest.mark.parametrize("gap", [0, 300, *(pytest.param(gap, marks=pytest.mark.slow) for gap in (80, 150))])
def test_a_double_click_counts_once_however_fast_the_table_answers(visit: Visits, house: str, gap: int) -> None:
    guest = visit(house)
    guest.open().sit((PERSON, "Anna"), (PERSON, "Ben"))
    for button, word in ((".hb-controls .hb-main", " bids "), ("text=Pass:", " passes "), ("text=Undo", " passes ")):
        before = [line for line in guest.log() if word in line]
        guest.page.locator(button).first.scroll_into_view_if_needed()
        place = guest.page.locator(button).first.bounding_box()
        assert place is not None
        x, y = place["x"] + 12, place["y"] + 12
        guest.look()
        hand = Hand(guest, x, y)
        hand.click(0)
        guest.page.wait_for_timeout(gap)
        hand.click(gap)
        hand.click(gap, 2)
        guest.answered()
        guest.page.wait_for_timeout(400)
        after = [line for line in guest.log() if word in line]
        assert abs(len(after) - len(before)) == 1, button


def test_a_key_held_down_is_one_press_and_the_keyboard_keeps_its_place(visitor: Visitor) -> None:
    visitor.open().sit((PERSON, "Anna"), (PERSON, "Ben"))
    before = visitor.log()
    visitor.page.locator(".hb-controls .hb-main").focus()
    visitor.look()
    for _ in range(8):
        visitor.page.keyboard.down("Enter")
    visitor.page.keyboard.up("Enter")
    visitor.answered()
    visitor.page.wait_for_function("document.activeElement.closest('.hb-ask') !== null")
    assert len(visitor.log()) == len(before) + 1
    visitor.page.keyboard.press("Tab")
    visitor.look()
    visitor.page.keyboard.press("Enter")
    visitor.answered()
    assert len(visitor.log()) == len(before) + 2


def test_three_clicks_at_once_on_one_button_count_once(visitor: Visitor) -> None:
    visitor.open().sit((PERSON, "Anna"), (PERSON, "Ben"))
    before = visitor.log()
    visitor.page.evaluate(
        "(b => { b.click(); b.click(); b.click(); })(document.querySelector('.hb-controls .hb-main'))"
    )
    visitor.page.locator(".hb-standing .hb-name").wait_for()
    visitor.page.wait_for_timeout(500)
    assert len(visitor.log()) == len(before) + 1


def test_a_name_with_markup_is_shown_as_text(visitor: Visitor) -> None:
    name = "<img src=x onerror=a()>"
    visitor.open().sit((PERSON, name), (PERSON, "<b>Ben</b>"))
    assert visitor.page.locator(".hb img").count() == 0
    for where in (".hb-seats", ".hb-ask", ".hb-news"):
        assert "<img" in visitor.text(where) or "<b>Ben" in visitor.text(where)
    visitor.answer(0)
    assert visitor.page.locator(".hb img, .hb-name b b").count() == 0
    assert visitor.errors == []


def test_two_seats_with_one_name_are_asked_for_other_names(visitor: Visitor) -> None:
    visitor.open()
    for row in (0, 1):
        visitor.page.locator(".hb-seat-row input").nth(row).fill("Anna")
    visitor.press("Start the game")
    visitor.page.locator(".hb-complaint", has_text="Anna").wait_for()
    assert visitor.page.locator(".hb-seating").is_visible()


def test_a_reload_in_mid_game_brings_back_the_same_game(visitor: Visitor) -> None:
    visitor.open().sit(*SOLO)
    for _ in range(4):
        visitor.answer(0)
    seats, log = visitor.text(".hb-seats"), visitor.log()
    visitor.page.wait_for_function("Object.keys(sessionStorage).length > 0")
    visitor.page.reload()
    visitor.page.locator(".hb-notice", has_text="reloaded").wait_for(timeout=60_000)
    assert visitor.text(".hb-seats") == seats
    assert visitor.log() == log
    visitor.answer(0)


def test_a_game_is_saved_to_a_file_and_opened_again(visitor: Visitor, tmp_path: Path) -> None:
    visitor.open().sit(*SOLO)
    for _ in range(3):
        visitor.answer(0)
    seats = visitor.text(".hb-seats")
    with visitor.page.expect_download() as download:
        visitor.press("Save")
    file = tmp_path / "saved.json"
    download.value.save_as(file)
    assert "not encryption" in file.read_text(encoding="utf-8")
    visitor.press("New game")
    visitor.page.locator(".hb-seating").wait_for()
    upload(visitor, file)
    visitor.page.locator(".hb-notice", has_text="Welcome back").wait_for()
    visitor.page.locator(".hb-controls button").first.wait_for()
    assert visitor.text(".hb-seats") == seats
    broken = tmp_path / "broken.json"
    broken.write_text('{"hashiban": 99}\n', encoding="utf-8")
    upload(visitor, broken)
    visitor.page.locator(".hb-notice .hb-bad", has_text="Line 1").wait_for()
    assert visitor.text(".hb-seats") == seats


def upload(guest: Visitor, file: Path) -> None:
    with guest.page.expect_file_chooser() as chooser:
        guest.press("Open a saved game")
    chooser.value.set_files(file)


def test_a_file_that_is_far_too_large_is_answered_with_a_sentence(visitor: Visitor, tmp_path: Path) -> None:
    large = tmp_path / "large.json"
    large.write_text("x" * 12_000_000, encoding="utf-8")
    visitor.open()
    upload(visitor, large)
    visitor.page.locator(".hb-notice .hb-bad", has_text="too long").wait_for()


def test_a_page_whose_server_was_started_anew_says_so_and_offers_the_way_back(
    visit: Visits, capfd: pytest.CaptureFixture[str]
) -> None:
    with pages.served() as address:
        guest = visit(address)
        guest.open().sit(*SOLO)
        guest.answer(0)
        seats = guest.text(".hb-seats")
    guest.page.locator("#hashiban-bar").wait_for()
    assert guest.page.locator("#rendered_cells[inert]").count() == 1
    with pages.served(port=int(address.rsplit(":", 1)[1])):
        guest.page.locator("#hashiban-bar button").wait_for(timeout=40_000)
        guest.page.locator("#hashiban-bar button").click()
        guest.page.locator(".hb-notice", has_text="reloaded").wait_for(timeout=60_000)
        assert guest.text(".hb-seats") == seats
    assert "Traceback" not in capfd.readouterr().err


def test_a_page_whose_kernel_died_says_so_and_comes_back_to_the_same_game(visit: Visits) -> None:
    with pages.served() as address:
        guest = visit(address)
        guest.open().sit(*SOLO)
        guest.answer(0)
        seats, log = guest.text(".hb-seats"), guest.log()
        for kernel in pages.kernels(pages.server_at(address)):
            kernel.kill()
        guest.page.locator("#hashiban-bar button").click(timeout=40_000)
        guest.page.locator(".hb-notice", has_text="reloaded").wait_for(timeout=60_000)
        assert guest.text(".hb-seats") == seats
        assert guest.log() == log
        guest.answer(0)


def test_undo_takes_back_the_last_word_of_a_person(visitor: Visitor) -> None:
    visitor.open().sit((PERSON, "Anna"), (PERSON, "Ben"))
    before = visitor.text(".hb-question")
    visitor.answer(0)
    assert visitor.text(".hb-question") != before
    visitor.look()
    visitor.press("Undo")
    visitor.page.locator(".hb-notice", has_text="Taken back").wait_for()
    visitor.answered()
    assert visitor.text(".hb-question") == before


def test_a_lesson_is_played_from_its_first_question_to_its_last(visitor: Visitor) -> None:
    visitor.open()
    visitor.press("Learn")
    visitor.page.get_by_role("button", name="1. Half of it back").click()
    for step in (1, 2, 3):
        visitor.page.get_by_text(f"Step {step} of 3").wait_for()
        visitor.page.locator(".hb-answer button").first.wait_for()
        if visitor.page.locator(".hb-answer input").count():
            visitor.page.locator(".hb-answer input").fill("3")
        visitor.page.locator(".hb-answer button").nth(0 if step == 1 else -1).press("Enter")
        visitor.page.get_by_text("What the table does").wait_for()
        if step == 1:
            assert "Not quite" in visitor.text(".hb-question")
            visitor.page.get_by_role("button", name="Try again").press("Enter")
            visitor.page.locator(".hb-answer button").first.wait_for()
            visitor.page.locator(".hb-answer button").nth(1).press("Enter")
            visitor.page.get_by_text("What the table does").wait_for()
            assert "Not quite" not in visitor.text(".hb-question")
        visitor.page.locator(".hb-lesson-nav .hb-main").press("Enter")
    visitor.page.get_by_role("heading", name="Half of it back").wait_for()
    visitor.page.get_by_role("button", name="All lessons").press("Enter")
    visitor.page.locator(".hb-lesson-done").first.wait_for()
    assert visitor.errors == []
    assert too_wide(visitor) == []


def test_a_hint_says_what_and_why_and_the_look_ahead_shows_every_choice(visitor: Visitor) -> None:
    visitor.open().sit(*SOLO)
    visitor.press("Hint")
    visitor.page.locator(".hb-advice", has_text="The hard computer would do this").wait_for()
    visitor.press("How would each choice turn out?")
    visitor.page.locator(".hb-outlook", has_text="imagined games").wait_for()
    assert "Pass" in visitor.text(".hb-outlook")
    visitor.answer(0)
    visitor.page.locator(".hb-advice").wait_for(state="detached")
    assert visitor.errors == []


def test_a_game_is_looked_back_at_in_plots_with_their_numbers(visitor: Visitor, tmp_path: Path) -> None:
    visitor.open()
    visitor.press("Look back")
    visitor.page.get_by_text("Play a game first").wait_for()
    visitor.press("Play")
    visitor.sit(*SOLO)
    for _ in range(4):
        visitor.answer(0)
    visitor.press("Look back")
    visitor.open_plots()
    visitor.page.locator(".hb-stage svg[role=img]").nth(2).wait_for(timeout=60_000)
    with visitor.page.expect_download() as download:
        visitor.press("Numbers as CSV")
    file = tmp_path / "numbers.csv"
    download.value.save_as(file)
    assert len(file.read_text(encoding="utf-8").splitlines()) > 2
    visitor.press("Play")
    visitor.page.locator(".hb-controls button").first.wait_for()
    assert visitor.errors == []


def test_the_notebook_shows_the_same_table_in_jupyterlab(visit: Visits, lab: str) -> None:
    guest = visit(lab)
    page = guest.page
    page.set_viewport_size({"width": 1280, "height": 1600})  # JupyterLab draws only cells that are in sight
    page.goto(f"{lab}/lab/tree/vastgoedveiling.ipynb")
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=60_000)
    page.get_by_text("Python 3 (ipykernel) | Idle").wait_for(timeout=60_000)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    page.locator(".hb-seating").wait_for(timeout=60_000)
    guest.sit(*SOLO)
    guest.answer(0)
    assert "You bid" in guest.text(".hb-news")
    guest.press("Learn")
    page.locator(".hb-lessons-head").wait_for()
    guest.press("Look back")
    guest.open_plots()
    page.locator(".hb-stage svg[role=img]").first.wait_for(timeout=60_000)
    page.get_by_text("Outcome(totals=").wait_for()
    assert page.get_by_role("heading", name="Vastgoedveiling", exact=True).count() == 2
    assert guest.foreign == []


# ---------------------------------------------------------------------------------------- secrets

MARKED = """
from hashiban.games import vastgoedveiling as game
from hashiban_widgets import play
from hashiban_widgets.draw import vastgoedveiling as art

game.DEEDS = tuple(range(90000001, 90000031))
game.CHEQUES = tuple(range(70000001, 70000031))
art.deed = art.cheque = lambda value, label="", size=0: f'<svg aria-label="{label}"><text>{value}</text></svg>'
play("vastgoedveiling", seed=SEED)
"""


MARK = r"[79]00000\d\d"


def buy_all(guest: Visitor) -> None:
    """Two people pass their way through all auctions; the first question of the sale is on the screen."""
    while not guest.page.locator(".hb-handover").count():
        guest.answer("Pass")


def sell_secretly(guest: Visitor, name: str, at: int) -> None:
    """Take the device over and choose a property."""
    guest.answer(f"I am {name}")
    guest.answer(at)


def test_a_hot_seat_round_shows_no_hidden_card_to_anybody(visit: Visits, marked_house: str) -> None:
    """Canary: all that reached the browser holds no card but those that were turned up, and no choice of another."""
    guest = visit(marked_house)
    guest.open("marked").sit((PERSON, "Anna"), (PERSON, "Ben"))
    buy_all(guest)
    assert "Pass the device to Anna" in guest.text(".hb-ask")
    assert guest.page.locator(".hb-hand").count() == 0
    sell_secretly(guest, "Anna", 4)
    guest.page.get_by_text("Pass the device to Ben").wait_for()
    sell_secretly(guest, "Ben", 0)
    guest.page.get_by_text("Pass the device to Anna").wait_for()
    turned_up = set(re.findall(MARK, " ".join(guest.log())))
    reached = set(re.findall(MARK, "\n".join([*guest.frames, guest.page.content()])))
    assert len(turned_up) == 18 + 4
    assert reached == turned_up


def test_whoever_takes_the_device_cannot_tell_what_was_chosen_before(visit: Visits, marked_house: str) -> None:
    """Twin: two games that differ in one secret choice look the same to the letter until the cards are shown."""
    seen = []
    for choice in (0, 6):
        guest = visit(marked_house)
        guest.open("marked").sit((PERSON, "Anna"), (PERSON, "Ben"))
        buy_all(guest)
        sell_secretly(guest, "Anna", choice)
        guest.page.get_by_text("Pass the device to Ben").wait_for()
        handover = guest.page.locator(".hb").first.inner_html()
        guest.answer("I am Ben")
        seen.append((plain(handover), plain(guest.page.locator(".hb").first.inner_html())))
    assert seen[0] == seen[1]


def plain(html: str) -> str:
    """HTML without the running numbers that the widgets' front end gives its parts."""
    return re.sub(r'(id|for|aria-controls|title)="[^"]*"', "", html)
