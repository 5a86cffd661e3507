"""A study in front of a class, in a real browser: from the first click to the file with all answers."""

from __future__ import annotations

import csv
from typing import TYPE_CHECKING, Any

import pytest

from hashiban.lab import studies
from hashiban.lab.studies import LETTERS, Ask, load
from hashiban.words import LANGUAGES, Words, words
from hashiban_widgets.study.quiz import questions
from hashiban_widgets.study.record import COLUMNS
from tests.test_browser import too_wide
from tests.test_studies import PUPILS, answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.pages import Visitor, Visits

pytestmark = pytest.mark.browser

QUICK = "winners_curse"
TIME = 90_000


def cell(ask: Ask, k: int) -> str:
    value = answer(ask, k)
    return LETTERS[int(value)] if ask.options else f"{value:g}"


class Room:
    """A study on the screen, and how to get through it."""

    def __init__(self, guest: Visitor, name: str, say: Words, people: int) -> None:
        self.guest, self.page, self.name, self.say, self.people = guest, guest.page, name, say, people

    def stage(self, key: str) -> Any:
        return self.page.locator(f".hb-study-{key}")

    def answer(self, place: Any, asks: Sequence[Ask]) -> None:
        """Answer as one reader, or paste a sheet of the class."""
        asking = place.locator(".hb-study-asking")
        asking.wait_for()
        if self.people > 1:
            rows = [
                "name\tanswers",
                *("\t".join([f"Pupil {k}", *(cell(ask, k) for ask in asks)]) for k in range(self.people)),
            ]
            asking.locator("textarea").fill("\n".join(rows))
            asking.get_by_role("button", name=self.say.say("study-read")).press("Enter")
            asking.locator(".hb-study-faults li").first.wait_for()
            asking.get_by_role("button", name=self.say.say("study-accept")).press("Enter")
        else:
            numbers = choices = 0
            for ask in asks:
                if ask.options:
                    asking.locator(".hb-study-options").nth(choices).locator("input").nth(int(answer(ask, 1))).check()
                    choices += 1
                else:
                    asking.locator("input[type=text]").nth(numbers).fill(cell(ask, 1))
                    numbers += 1
            asking.locator("button").press("Enter")

    def through(self) -> list[list[str]]:
        """From the first question to the file."""
        study, page, say = load(self.name), self.page, self.say
        head = page.locator(".hb-study").first
        if self.people > 1:
            head.get_by_role("button", name=say.say("study-class")).press("Enter")
            self.stage("decide").locator("textarea").wait_for()
        head.get_by_role("button", name=say.say("study-test-before")).press("Enter")
        self.answer(head, questions(study.RIGHT))
        head.locator(".hb-study-said").wait_for()
        assert too_wide(self.guest) == []
        self.answer(self.stage("decide"), study.DECISIONS)
        self.answer(self.stage("predict"), [study.PREDICTION])
        self.stage("happened").get_by_role("button", name=say.say("study-run")).press("Enter")
        self.stage("theory").get_by_role("button", name=say.say("study-reveal")).wait_for(timeout=TIME)
        assert self.stage("theory").locator("svg").count() == 0
        self.stage("theory").get_by_role("button", name=say.say("study-reveal")).press("Enter")
        self.stage("theory").locator("svg").first.wait_for()
        first = self.stage("change").locator(".hb-study-setting").first
        first.press("Enter")
        self.stage("change").locator("svg").first.wait_for(timeout=TIME)
        self.stage("talk").get_by_role("button", name=say.say("study-test-after")).press("Enter")
        self.answer(self.stage("talk"), questions(study.RIGHT))
        self.stage("talk").locator(".hb-study-compared table").wait_for()
        assert too_wide(self.guest) == []
        with page.expect_download() as download:
            self.stage("sources").get_by_role("button", name=say.say("study-csv")).press("Enter")
        assert download.value.suggested_filename == f"{self.name}.csv"
        with open(download.value.path(), encoding="utf-8", newline="") as file:
            return list(csv.reader(file))


def go(visit: Visits, house: str, name: str, language: str, people: int, **screen: Any) -> None:
    guest = visit(house, **screen).open(f"study_{name}", f"?lang={language}")
    say = words(language)
    head, *rows = Room(guest, name, say, people).through()
    assert tuple(head) == COLUMNS
    assert len(rows) == people * (len(load(name).DECISIONS) + 1 + 2 * len(questions(load(name).RIGHT)))
    assert (guest.errors, guest.foreign) == ([], [])


def test_a_class_goes_through_a_study_from_the_first_click_to_the_file(visit: Visits, house: str) -> None:
    go(visit, house, QUICK, "nl", PUPILS, width=360, scheme="dark")


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, PUPILS])
@pytest.mark.parametrize("name", studies.NAMES)
def test_every_study_goes_through_alone_and_with_a_class(visit: Visits, house: str, name: str, people: int) -> None:
    go(visit, house, name, "en", people)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", studies.NAMES)
def test_every_study_fits_a_phone_in_every_language(visit: Visits, house: str, name: str, language: str) -> None:
    go(visit, house, name, language, 1, width=360, scheme="dark")
