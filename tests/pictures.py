"""The pictures of README and docs, taken from the running pages: `make pictures`.

The cards come from a fixed seed, so that a picture changes only when a page does.
"""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright

from hashiban_widgets.serve import notebooks_folder
from tests import pages
from tests.pages import Visitor

if TYPE_CHECKING:
    from collections.abc import Callable

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
MOST = 150_000
"""The bytes of the largest picture."""
GAMES = ("vastgoedveiling", "wereldhandel", "tien")
TABLE = 'from hashiban_widgets import play\n\nplay("{game}", seed=7)'


def gallery(guest: Visitor) -> None:
    """The first page."""
    guest.open("index", "?lang=en")


def table(guest: Visitor) -> None:
    """A table in the middle of an auction."""
    begun(guest, "vastgoedveiling")
    for _ in range(2):
        guest.answer(0)


def lesson(guest: Visitor) -> None:
    """A lesson that asks for a guess."""
    guest.open("tien", "?lang=en")
    guest.press("Learn")
    guest.page.locator(".hb-lessons-head").wait_for()
    guest.page.get_by_role("button", name="1. ").first.click()
    guest.page.locator(".hb-answer button").first.wait_for()


def look_back(guest: Visitor) -> None:
    """What became of some auctions, in plots."""
    begun(guest, "vastgoedveiling")
    for _ in range(20):
        guest.answer("Pass" if guest.page.get_by_role("button", name="Pass:").count() else 0)
    guest.press("Look back")
    guest.open_plots()
    guest.page.locator(".hb-stage svg[role=img]").first.wait_for(timeout=60_000)
    guest.page.locator(".hb-plot").first.scroll_into_view_if_needed()


def begun(guest: Visitor, game: str) -> None:
    """Sit down at a table as the page proposes it."""
    guest.open(game, "?lang=en")
    guest.page.get_by_role("button", name="Start the game").click()
    guest.page.locator(".hb-controls button").first.wait_for()


class Shot(NamedTuple):
    """How to come to what is shown, how wide and high the window is, and the reader's colours."""

    come: Callable[[Visitor], None]
    width: int
    height: int
    colours: str


SHOTS = {
    "gallery": Shot(gallery, 1100, 1000, "light"),
    "table": Shot(table, 1100, 1000, "light"),
    "lesson-on-a-phone": Shot(lesson, 400, 1000, "dark"),
    "look-back": Shot(look_back, 1100, 1000, "light"),
}


def taken(folder: Path) -> dict[str, int]:
    """Take every picture into this folder; their sizes in bytes. Raises ValueError for one that is too large."""
    sizes = {}
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        shutil.copy(notebooks_folder() / "index.ipynb", place)
        for game in GAMES:
            pages.notebook(Path(place), game, TABLE.format(game=game))
        chromium = playwright.chromium.launch(executable_path=pages.chromium(playwright), args=pages.FLAGS)
        with pages.served(Path(place)) as address:
            for name, shot in SHOTS.items():
                size = {"width": shot.width, "height": shot.height}
                page = chromium.new_page(viewport=size, color_scheme=shot.colours)  # type: ignore[arg-type]
                shot.come(Visitor(page, address))
                page.wait_for_timeout(500)  # what is pressed fades for a moment
                picture = Image.open(io.BytesIO(page.screenshot()))
                picture.save(folder / f"{name}.webp", quality=88, method=6)
                page.close()
                sizes[name] = (folder / f"{name}.webp").stat().st_size
                if sizes[name] > MOST:
                    raise ValueError(f"{name} takes {sizes[name]} bytes; the most is {MOST}")
        chromium.close()
    return sizes


def main() -> int:
    """Take the pictures anew and say how large they are."""
    FOLDER.mkdir(exist_ok=True)
    for name, size in taken(FOLDER).items():
        print(f"docs/pictures/{name}.webp  {size / 1000:.0f} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
