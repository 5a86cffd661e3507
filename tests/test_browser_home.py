"""Every notebook as a page and in JupyterLab: for eyes, for ears, by keyboard, and without a network."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image

from hashiban import games
from hashiban.words import LANGUAGES, words
from hashiban_widgets.look import DARK, LIGHT
from hashiban_widgets.serve import notebooks_folder
from tests import firefox, pages, pictures
from tests.firefox import Firefox
from tests.pages import Visitor, Visits
from tests.test_browser import too_wide

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Route

pytestmark = pytest.mark.browser

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = sorted(file.stem for file in notebooks_folder().glob("*.ipynb"))
FEWER = [name for name in NOTEBOOKS if not name.startswith("study_") or name == "study_winners_curse"]
"""The studies are of one make: one speaks for all; the slow tests look at every one."""
SEVERE = {"serious", "critical"}
DEFAULT = next(iter(LANGUAGES))
FORMULA = "mjx-container"
"""What becomes of words between two money signs where no formula was meant; there is none in our pages."""


def faults(guest: Visitor, where: str = "document") -> list[str]:
    """What axe-core calls serious or critical: the rule, and the first place that breaks it."""
    found: dict[str, Any] = (
        Axe().run(guest.page, context={"include": [where]} if where != "document" else None).response
    )
    assert found["passes"], "axe looked at nothing"
    return [
        f"{rule['id']}: {rule['nodes'][0]['target']} {rule['nodes'][0]['html'][:200]}"
        for rule in found["violations"]
        if rule["impact"] in SEVERE
    ]


def cut_off(guest: Visitor) -> list[str]:
    """Words that do not fit where they stand and cannot be scrolled to."""
    found: list[str] = guest.page.evaluate(
        """() => [...document.querySelectorAll('.hb *')]
            .filter(e => e.offsetWidth > 1 && !e.closest('svg') && !e.matches('select, input'))
            .filter(e => ['hidden', 'clip'].includes(getComputedStyle(e).overflowX))
            .filter(e => e.scrollWidth > e.clientWidth + 1)
            .map(e => `${e.tagName} ${e.className}: ${e.innerText}`)"""
    )
    return found


def moving(guest: Visitor) -> int:
    """How many animations run."""
    count: int = guest.page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length")
    return count


class Closed:
    """A network in which this machine is all there is; whatever else is asked for is noted, and fails."""

    def __init__(self, guest: Visitor) -> None:
        self.asked: list[str] = []
        guest.page.route(lambda url: urlsplit(url).hostname not in {None, "localhost"}, self._refuse)

    def _refuse(self, route: Route) -> None:
        self.asked.append(route.request.url)
        route.abort()


# ------------------------------------------------------------------------- the pages, to eyes and ears


def looked_at(guest: Visitor, moment: str) -> None:
    """Now, on a wide screen and at twice the size: nothing serious for axe, nothing cut off, nothing moving."""
    assert faults(guest) == [], moment
    assert guest.page.locator(FORMULA).count() == 0, moment
    assert moving(guest) == 0, moment
    guest.page.set_viewport_size({"width": 640, "height": 400})  # what 1280 by 800 are at 200 %
    assert too_wide(guest) == [], moment
    assert cut_off(guest) == [], moment
    guest.page.set_viewport_size({"width": 1280, "height": 800})


def begun(guest: Visitor, language: str) -> None:
    """Start a game as the page proposes it."""
    guest.page.get_by_role("button", name=words(language).say("seating-start")).click()
    guest.page.locator(".hb-controls button").first.wait_for()


def opened(visit: Visits, house: str, name: str, language: str, scheme: str = "light") -> tuple[Visitor, Closed]:
    """A page in a closed network, for a reader who wants no movement."""
    guest = visit(house, scheme=scheme)
    network = Closed(guest)
    guest.page.emulate_media(reduced_motion="reduce")
    guest.open(name, f"?lang={language}")
    return guest, network


def told(guest: Visitor, network: Closed, language: str) -> None:
    """The page has a title, a language and a way back that keeps it, and wanted nothing from elsewhere."""
    page = guest.page
    assert page.evaluate("document.documentElement.lang") == language
    assert page.title() == guest.text(".hb-title h1")
    links = [
        str(link) for link in page.locator(".hb a[href]").evaluate_all("all => all.map(a => a.getAttribute('href'))")
    ]
    assert links
    assert [link for link in links if ".ipynb" in link and not link.endswith(f"?lang={language}")] == []
    assert "index.ipynb" in " ".join(links) or "/index.ipynb" in page.url
    assert network.asked == []
    assert guest.foreign == []
    assert guest.errors == []


@pytest.mark.parametrize("name", FEWER)
def test_a_page_is_clear_to_everybody_and_needs_no_other_host(visit: Visits, house: str, name: str) -> None:
    guest, network = opened(visit, house, name, DEFAULT, "dark" if name in games.NAMES else "light")
    looked_at(guest, "at first")
    if name in games.NAMES:
        begun(guest, DEFAULT)
        looked_at(guest, "at the table")
    told(guest, network, DEFAULT)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_room_of_a_page_is_clear_in_every_language(
    visit: Visits, house: str, name: str, language: str, scheme: str
) -> None:
    guest, network = opened(visit, house, name, language, scheme)
    page, say = guest.page, words(language).say
    looked_at(guest, "at first")
    if name in games.NAMES:
        begun(guest, language)
        page.get_by_role("button", name=say("hint"), exact=True).first.click()
        page.locator(".hb-advice").first.wait_for()
        looked_at(guest, "with a hint")
        page.get_by_role("button", name=say("room-lessons"), exact=True).click()
        page.locator(".hb-lessons-head").wait_for()
        looked_at(guest, "the lessons")
        page.get_by_role("button", name="1. ").first.click()
        page.locator(".hb-answer button").first.wait_for()
        looked_at(guest, "a lesson")
        page.get_by_role("button", name=say("room-plots"), exact=True).click()
        page.locator(".hb-look-back").wait_for()
        looked_at(guest, "the look back")
    told(guest, network, language)


def test_nothing_moves_for_who_wants_no_movement_and_something_does_for_others(visit: Visits, house: str) -> None:
    guest = visit(house)
    guest.page.goto(f"{house}/nowhere")
    assert moving(guest) > 0
    guest.page.emulate_media(reduced_motion="reduce")
    assert moving(guest) == 0


def test_even_a_page_that_does_not_exist_has_a_way_back_in_the_readers_language(visit: Visits, house: str) -> None:
    guest = visit(house)
    guest.page.goto(f"{house}/nowhere?lang=nl")
    assert "Op dit adres is geen pagina." in guest.text("main")
    assert guest.page.locator("main a").evaluate("link => link.href") == f"{house}/?lang=nl"
    assert faults(guest) == []


# -------------------------------------------------------------------------------------- the keyboard


def tab_to(guest: Visitor, what: str, most: int = 60) -> None:
    """Press Tab until the keyboard is on such an element, which then shows it."""
    for _ in range(most):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("what => document.activeElement.matches(what)", what):
            outline = guest.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none", f"{what} does not show that the keyboard is on it"
            return
    pytest.fail(f"the keyboard does not come to {what}")


NEXT = "document.querySelector('.hb-results') || document.querySelector('.hb-answer .hb-controls') !== window.asked"


def test_a_whole_game_is_played_by_keyboard_alone(visitor: Visitor) -> None:
    """From the welcome page to the results; after each answer the keyboard is at the next question."""
    page, keys = visitor.page, visitor.page.keyboard
    visitor.open("index", "?lang=en")
    tab_to(visitor, "a.hb-go")
    keys.press("Enter")
    page.locator(".hb-seating").wait_for(timeout=60_000)
    tab_to(visitor, ".hb-count button")
    keys.press("Enter")
    page.wait_for_function("document.querySelectorAll('.hb-seat-row').length === 2")
    page.evaluate("document.activeElement.blur()")
    tab_to(visitor, ".hb-seat-row ~ .hb-seat-row select")
    keys.type("Computer, easy")
    tab_to(visitor, ".hb-seating button.hb-main")
    keys.press("Enter")
    page.locator(".hb-controls button").first.wait_for()
    for _ in range(40):
        if page.locator(".hb-results").count():
            break
        page.wait_for_function("document.activeElement.closest('.hb-ask')")
        visitor.look()
        tab_to(
            visitor, ".hb-hand button" if page.locator(".hb-hand").count() else ".hb-controls button:not(.hb-main)"
        )
        keys.press("Enter")
        page.wait_for_function(NEXT)
    assert page.locator(".hb-results li").count() == 2
    assert visitor.errors == []


# -------------------------------------------------------------------------- JupyterLab and Notebook 7


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of our notebooks."""
    folder = tmp_path_factory.mktemp("notebooks")
    for notebook in notebooks_folder().glob("*.ipynb"):
        shutil.copy(notebook, folder)
    return folder


@pytest.fixture(scope="module", params=["jupyterlab", "notebook"])
def app(request: pytest.FixtureRequest) -> str:
    """Where notebooks are opened."""
    return str(request.param)


@pytest.fixture(scope="module", params=["JupyterLab Light", "JupyterLab Dark"])
def theme(request: pytest.FixtureRequest) -> str:
    """The look that its reader has chosen."""
    return str(request.param)


@pytest.fixture(scope="module")
def desk(notebooks: Path, app: str, theme: str) -> Iterator[str]:
    """The address before the name of a notebook."""
    with pages.laboratory(notebooks, app=app, theme=theme) as address:
        yield f"{address}/{'lab/tree' if app == 'jupyterlab' else 'notebooks'}"


def ran(guest: Visitor, address: str, dark: bool) -> None:
    """Every cell runs, and what it shows is clear in these colours."""
    pages.run_all(guest, address)
    page = guest.page
    page.locator(".hb h1").first.wait_for()
    assert page.locator("[data-mime-type$=error], [data-mime-type$=stderr]").count() == 0
    ground = page.evaluate("getComputedStyle(document.querySelector('.hb')).getPropertyValue('--hb-page')")
    assert ground == (DARK if dark else LIGHT)["page"]
    assert faults(guest, ".hb") == []
    assert page.locator(FORMULA).count() == 0
    assert guest.foreign == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_notebook_runs_in_jupyterlab_and_notebook_7_light_and_dark(
    visit: Visits, desk: str, theme: str, name: str
) -> None:
    ran(visit(f"http://{urlsplit(desk).netloc}"), f"{desk}/{name}.ipynb", dark=theme.endswith("Dark"))


# ----------------------------------------------------------------------------------------- Firefox

HERE = "document.querySelector('.hb-answer .hb-controls')"
PRESS = f"window.asked = {HERE}; [...document.querySelectorAll('.hb-answer .hb-controls button')].at(-1).click()"
ANOTHER = f"{HERE} && {HERE} !== window.asked && {HERE}.querySelector('button')"


@pytest.fixture(scope="module")
def fox() -> Iterator[Firefox]:
    """The machine's own Firefox, where it has one."""
    program = firefox.found()
    if program is None:
        pytest.skip("there is no Firefox on this machine")
    with firefox.started(program) as opened:
        yield opened


@pytest.mark.slow
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_page_works_in_firefox_and_is_clear_there(fox: Firefox, house: str, name: str) -> None:
    fox.errors.clear()
    fox.asked.clear()
    fox.open(f"{house}/voila/render/{name}.ipynb?lang=en")
    fox.until(f"location.pathname.endsWith('/{name}.ipynb') && document.querySelector('.hb h1')")
    if name in games.NAMES:
        fox.say("[...document.querySelectorAll('.hb button')].find(b => b.innerText == 'Start the game').click()")
        fox.until(f"{HERE} && {HERE}.querySelector('button')")
        fox.say(PRESS)
        fox.until(ANOTHER)
    fox.say(Axe().axe_script)
    broken = json.loads(fox.say("axe.run().then(found => JSON.stringify(found.violations))"))
    assert [rule for rule in broken if rule["impact"] in SEVERE] == []
    assert fox.say("document.scrollingElement.scrollWidth <= innerWidth")
    assert fox.errors == []
    assert [url for url in fox.asked if not url.startswith((house, "data:", "blob:"))] == []


# ---------------------------------------------------------------------------------------- pictures


def test_the_readme_shows_pictures_that_are_there_and_small() -> None:
    shown = re.findall(r"!\[([^\]]+)\]\((docs/pictures/[\w-]+\.webp)\)", (ROOT / "README.md").read_text("utf-8"))
    assert len(shown) >= 2
    assert all((ROOT / path).stat().st_size <= pictures.MOST for _, path in shown)
    assert {file.stem for file in pictures.FOLDER.iterdir()} == set(pictures.SHOTS)


@pytest.mark.slow
def test_the_pictures_can_be_taken_from_the_pages_as_they_are(tmp_path: Path) -> None:
    script = f"from pathlib import Path; from tests.pictures import taken; taken(Path({str(tmp_path)!r}))"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for name, shot in pictures.SHOTS.items():
        with Image.open(tmp_path / f"{name}.webp") as picture:
            assert picture.size == (shot.width, shot.height)
