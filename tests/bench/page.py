"""How long a click takes on the page, beside a Voilà page with one slider, in the same run.

``python -m tests.bench.page`` prints the medians and keeps them in docs/bench-page.md.
"""

from __future__ import annotations

import datetime
import os
import platform
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests import pages
from tests.pages import notebook
from tests.test_browser import MEDIUM, PERSON

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROUNDS = 12
CLICKS = 5
AIM = 60

SLIDER = """
import ipywidgets as ipw
slider, label = ipw.IntSlider(value=0, max=10_000), ipw.HTML("0")
slider.observe(lambda change: setattr(label, "value", f"<p class='shown'>{change['new']}</p>"), "value")
ipw.VBox([slider, label])
"""
TABLE = 'from hashiban_widgets import play\nplay("vastgoedveiling", seed={seed})'

# Both wait, in the page itself, from the event to the frame after the last change.
TIMED = """async ([press, done]) => {
    const ready = new Function('return ' + done), before = performance.now();
    const mark = new Function(press);
    return await new Promise(resolve => {
        const look = () => { if (ready()) { watcher.disconnect(); resolve(performance.now() - before); } };
        const watcher = new MutationObserver(look);
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
        mark();
    });
}"""
CONTROLS = "document.querySelector('.hb-answer .hb-controls')"
CLICK = f"window.asked = {CONTROLS}; window.asked.querySelector('button').click()"
ANSWERED = f"((now) => now && now !== window.asked && now.querySelector('button'))({CONTROLS})"
SLIDE = (
    "window.shown = document.querySelector('.shown')?.textContent; const h = document.querySelector('.noUi-handle');"
    "h.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))"
)
SHOWN = "(document.querySelector('.shown') && document.querySelector('.shown').textContent !== window.shown)"


def table_clicks(page: Page) -> list[float]:
    """Milliseconds from a click to the next question, the bots' turns included."""
    return [page.evaluate(TIMED, [CLICK, ANSWERED]) for _ in range(CLICKS)]


def slider_moves(page: Page) -> list[float]:
    """Milliseconds from a move of the slider to its number."""
    return [page.evaluate(TIMED, [SLIDE, SHOWN]) for _ in range(CLICKS)]


def measured(browser: Browser, address: str) -> tuple[list[float], list[float]]:
    """Clicks on a table with three bots and moves of a slider, in turn; the first of each warm up."""
    slider = browser.new_page()
    slider.goto(f"{address}/voila/render/slider.ipynb")
    slider.locator(".noUi-handle").wait_for(timeout=60_000)
    table = pages.Visitor(browser.new_page(), address).open("table")
    clicks, moves = [], []
    for round_ in range(ROUNDS + 1):
        table.press("New game") if round_ else None
        table.sit((PERSON, ""), (MEDIUM, ""), (MEDIUM, ""), (MEDIUM, ""))
        own, other = table_clicks(table.page), slider_moves(slider)
        if round_:
            clicks += own
            moves += other
    return clicks, moves


def report(clicks: list[float], moves: list[float]) -> str:
    """The figures as a page."""
    own, other = statistics.median(clicks), statistics.median(moves)
    rows = "\n".join(
        f"| {name} | {statistics.median(times):.0f} | {sorted(times)[len(times) * 95 // 100]:.0f} | {len(times)} |"
        for name, times in (("a click at the table, three bots included", clicks), ("a move of one slider", moves))
    )
    more, verdict = own - other, "reached" if own - other <= AIM else "missed"
    return (
        "# A click on the page\n\n"
        f"{datetime.datetime.now(tz=datetime.UTC).date()}, Python {platform.python_version()}, "
        f"{os.cpu_count()} processors, headless Chromium on the same machine. Made by `make bench`.\n\n"
        "| what | median ms | 95 % below | times |\n|---|---|---|---|\n"
        f"{rows}\n\nThe table takes {more:.0f} ms more than the slider; the aim is at most {AIM} ms: {verdict}.\n"
    )


def main() -> int:
    """Measure, print, keep."""
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place)
        notebook(folder, "slider", SLIDER)
        notebook(folder, "table", TABLE.format(seed=5))
        found = pages.chromium(playwright)
        if found is None:
            print(pages.MISSING, file=sys.stderr)
            return 1
        with pages.served(folder) as address:
            browser = playwright.chromium.launch(executable_path=found, args=pages.FLAGS)
            text = report(*measured(browser, address))
            browser.close()
    Path("docs/bench-page.md").write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
