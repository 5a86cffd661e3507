"""Hypothesis profiles (quick, or thorough with HYPOTHESIS_PROFILE=thorough), and the browser."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import sync_playwright

from hashiban_widgets.serve import notebooks_folder
from tests import pages
from tests.pages import Visitor, Visits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

# How long an example takes says something of the machine, not of the engine.
settings.register_profile(
    "quick", max_examples=40, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=1000, derandomize=False)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))


# ------------------------------------------------------------------------------------------ the browser

without_browser: list[str] = []
"""Tests that could not be run for want of a browser."""


@pytest.fixture(scope="session")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A real Chromium. Without one its tests are left out loudly, and on a CI machine they fail."""
    with sync_playwright() as playwright:
        found = pages.chromium(playwright)
        if found is None and os.environ.get("CI"):
            pytest.fail(pages.MISSING)
        if found is None:
            without_browser.append(request.node.name)
            pytest.skip(pages.MISSING)
        chromium = playwright.chromium.launch(executable_path=found, args=pages.FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def house() -> Iterator[str]:
    """The address of our server with our notebooks."""
    with pages.served() as address:
        yield address


@pytest.fixture(scope="session")
def marked_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose one table has marked cards."""
    from tests.test_browser import MARKED

    folder = tmp_path_factory.mktemp("marked")
    pages.notebook(folder, "marked", MARKED.replace("SEED", "11"))
    with pages.served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLab that holds a copy of our notebooks."""
    folder = tmp_path_factory.mktemp("lab")
    for notebook in notebooks_folder().glob("*.ipynb"):
        shutil.copy(notebook, folder)
    with pages.laboratory(folder) as address:
        yield address


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visits]:
    """Opens a tab at an address; it is closed when the test ends."""
    tabs = []

    def opened(house: str, width: int = 1280, scheme: str = "light") -> Visitor:
        page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
        page.set_default_timeout(20_000)
        tabs.append(page)
        return Visitor(page, house)

    yield opened
    for page in tabs:
        page.unroute_all()
        page.goto("about:blank")  # a tab that is just cut off says no goodbye, and its kernel would wait for it
        page.close()


@pytest.fixture
def visitor(visit: Visits, house: str) -> Visitor:
    """A visitor of our own house."""
    return visit(house)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: their driver keeps an event loop, in which no other test could run one of its own."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly that the browser tests were not run, and how to get a browser."""
    if without_browser:
        terminalreporter.section("NO BROWSER", sep="!", red=True)
        terminalreporter.write_line(pages.MISSING)
