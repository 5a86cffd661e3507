"""Support for the browser tests: a real Chromium, and our own server with the notebooks."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Protocol

import psutil
from playwright.sync_api import TimeoutError as TooLate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page, Playwright

MISSING = (
    "The browser tests need Chromium, and none was found. Get it with\n"
    "    sudo apt-get install chromium      (Debian, Ubuntu)\n"
    "    .venv/bin/playwright install chromium      (anywhere else)\n"
    "or name one you have: HASHIBAN_CHROMIUM=/path/to/chromium make test"
)
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",  # a test machine is often root in a container
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
SERVE = (
    "import sys; from pathlib import Path; from hashiban_widgets.serve import serve; serve({port}, False, {folder})"
)


def chromium(playwright: Playwright) -> str | None:
    """Where a Chromium is: the one that is named, one on the path, or Playwright's own."""
    named = os.environ.get("HASHIBAN_CHROMIUM")
    if named:
        return named
    own = playwright.chromium.executable_path
    return next(filter(None, map(shutil.which, NAMES)), own if Path(own).exists() else None)


@contextmanager
def served(folder: Path | None = None, port: int = 0) -> Iterator[str]:
    """The address of a server of ours that runs while this block does."""
    code = SERVE.format(port=port, folder=f"Path({str(folder)!r})" if folder else None)
    with running([sys.executable, "-c", code], subprocess.PIPE) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server said {line!r}"
        yield found[0].rstrip("/")


def server_at(address: str) -> psutil.Process:
    """The server of ours at this address."""
    port = int(address.rsplit(":", 1)[1])
    own = psutil.Process().children()
    return next(each for each in own if any(line.laddr.port == port for line in each.net_connections("tcp")))


def kernels(server: psutil.Process) -> list[psutil.Process]:
    """The kernels of this server, spare ones too."""

    def command(process: psutil.Process) -> str:
        with suppress(psutil.Error):
            return " ".join(process.cmdline())
        return ""

    return [child for child in server.children() if "ipykernel_launcher" in command(child)]


@contextmanager
def laboratory(
    folder: Path,
    app: str = "jupyterlab",
    base: str = "/",
    theme: str = "JupyterLab Light",
    python: str = sys.executable,
    env: dict[str, str] | None = None,
) -> Iterator[str]:
    """The address of a JupyterLab, or of a Notebook 7 (``app="notebook"``), in this folder.

    It knows nothing of what the reader of these lines has set in a JupyterLab of their own.
    """
    with socket.socket() as free, TemporaryDirectory() as own:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
        wishes = Path(own) / "lab" / "user-settings" / "@jupyterlab" / "apputils-extension"
        wishes.mkdir(parents=True)
        for name, wish in (("themes", {"theme": theme}), ("notification", {"fetchNews": "false"})):
            (wishes / f"{name}.jupyterlab-settings").write_text(json.dumps(wish), encoding="utf-8")
        free.close()
        settings = [
            f"--port={port}",
            "--ip=localhost",
            f"--ServerApp.root_dir={folder}",
            f"--ServerApp.base_url={base}",
        ]
        quiet = ["--no-browser", "--allow-root", "--log-level=CRITICAL", "--IdentityProvider.token="]
        news = ["--LabApp.news_url=", "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate"]
        command = [python, "-m", app, *settings, *quiet, *(news if app == "jupyterlab" else ())]
        with running(command, env=(env or dict(os.environ)) | {"JUPYTER_CONFIG_DIR": own}):
            address = f"http://localhost:{port}{base}".rstrip("/")
            for _ in range(1200):
                with suppress(OSError), urllib.request.urlopen(f"{address}/api", timeout=5):
                    break
                time.sleep(0.1)
            yield address


@contextmanager
def running(
    command: list[str], out: int | None = None, env: dict[str, str] | None = None, err: int | None = None
) -> Iterator[subprocess.Popen[str]]:
    """A child process that is ended with this block."""
    child = subprocess.Popen(command, stdout=out, stderr=err, text=True, env=env)
    try:
        yield child
    finally:
        child.terminate()
        child.wait(20)
        if child.stdout is not None:
            child.stdout.close()


class Visitor:
    """A tab, and what went wrong in it or went out of it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.errors: list[str] = []
        self.foreign: list[str] = []
        self.frames: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._console)
        page.on("request", self._request)
        page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _request(self, request: Any) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.foreign.append(request.url)

    def _frame(self, payload: str | bytes) -> None:
        self.frames.append(payload.decode("utf-8", "replace") if isinstance(payload, bytes) else payload)

    def open(self, notebook: str = "vastgoedveiling", query: str = "") -> Visitor:
        """Open a page and wait until its first widget is there."""
        self.page.goto(f"{self.address}/voila/render/{notebook}.ipynb{query}")
        self.page.locator(".hb h1").wait_for(timeout=60_000)
        return self

    def sit(self, *seats: tuple[str, str], players: int | None = None) -> None:
        """Fill in the seats (who plays, name) and start the game."""
        page = self.page
        page.locator(".hb-count button", has_text=str(players or len(seats))).click()
        for row, (who, name) in enumerate(seats):
            line = page.locator(".hb-seat-row").nth(row)
            line.locator("select").select_option(label=who)
            line.locator("input").fill(name)
        page.get_by_role("button", name="Start the game").click()
        page.locator(".hb-controls button").first.wait_for()

    def press(self, name: str) -> None:
        """Press the button with this text."""
        self.page.get_by_role("button", name=name).first.click()

    def text(self, where: str = ".hb") -> str:
        """What can be read there."""
        return self.page.locator(where).first.inner_text()

    def open_plots(self) -> None:
        """Press the button of the look back that draws the plots, as soon as that room is on the page."""
        self.page.locator("button.hb-plots-open").click()

    def log(self) -> list[str]:
        """All that happened, the latest first; opens the log when it is closed."""
        lines = self.page.locator(".hb-log li")
        if not lines.count():
            self.look()
            self.press("All that happened")
            lines.first.wait_for()
            self.answered()  # the whole table is drawn anew: a press on an old button would be lost
        return lines.all_inner_texts()

    def answer(self, button: str | int) -> None:
        """Press a button of the question, by its text or number, and wait for the next question.

        By the keyboard: two clicks of a mouse in so short a time would count as one.
        """
        controls = self.page.locator(".hb-answer .hb-controls")
        self.look()
        found = controls.locator("button").nth(button) if isinstance(button, int) else None
        (found or controls.get_by_role("button", name=str(button)).first).press("Enter")
        self.answered()

    def look(self, where: str = ".hb-answer .hb-controls") -> None:
        """Remember the controls that are on the page now."""
        self.page.evaluate("where => { window.asked = document.querySelector(where); }", where)

    def answered(self, where: str = ".hb-answer .hb-controls") -> None:
        """Wait until other controls than those of the last ``look`` are on the page."""
        self.page.wait_for_function(
            "where => { const now = document.querySelector(where);"
            " return now && now !== window.asked && now.querySelector('button'); }",
            arg=where,
        )


def notebook(folder: Path, name: str, code: str) -> None:
    """Put a notebook with this one cell into a folder."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "id": "one",
        "metadata": {},
        "source": code,
        "execution_count": None,
        "outputs": [],
    }
    head = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    text = json.dumps({"cells": [cell], "metadata": head, "nbformat": 4, "nbformat_minor": 5})
    (folder / f"{name}.ipynb").write_text(text, encoding="utf-8")


def run_all(guest: Visitor, address: str) -> None:
    """Open a notebook in JupyterLab or Notebook 7, run all its cells, and wait until the last one is done."""
    page = guest.page
    page.set_viewport_size({"width": 1280, "height": 6000})  # only cells that are in sight are drawn
    page.goto(f"{address}?reset")  # without the notebooks that were open the last time
    page.locator(".jp-Notebook .jp-Cell").first.wait_for(timeout=120_000)
    page.locator("[data-status=idle]").first.wait_for(timeout=120_000)
    prompts = "[...document.querySelectorAll('.jp-CodeCell .jp-InputPrompt')].map(prompt => prompt.innerText)"
    chooser = page.locator(".jp-Dialog button.jp-mod-accept")
    for _ in range(5):
        if chooser.count():  # asked to run before it had a kernel, it wants to know which
            chooser.click()
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        with suppress(TooLate):  # a kernel that has only just started may not have heard it
            page.wait_for_function(f"{prompts}.some(text => !text.includes('[ ]'))", timeout=10_000)
            break
    page.wait_for_function(f"{prompts}.every(text => /[0-9]/.test(text))", timeout=120_000)


@contextmanager
def on_a_phone(browser: Browser, folder: Path, name: str, code: str) -> Iterator[Visitor]:
    """A visitor with a small dark screen to a notebook of this one cell, on a server of its own."""
    notebook(folder, name, code)
    with served(folder) as address:
        page = browser.new_page(viewport={"width": 360, "height": 800}, color_scheme="dark")
        page.set_default_timeout(20_000)
        yield Visitor(page, address)
        page.close()


class Visits(Protocol):
    """Opens a tab; it is closed when the test ends."""

    def __call__(self, house: str, width: int = 1280, scheme: str = "light") -> Visitor: ...
