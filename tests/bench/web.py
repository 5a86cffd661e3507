"""What a page costs and how many visitors the server carries, beside a Voilà page with one slider, in the same run.

``python -m tests.bench.web`` prints the table and keeps it in docs/bench-web.md; ``--quick`` measures once, with few
visitors and games, and keeps nothing.
"""

from __future__ import annotations

import asyncio
import datetime
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import psutil
from playwright.sync_api import sync_playwright

from tests import pages
from tests.bench.page import SLIDER
from tests.caller import Caller

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

TABLE = 'from hashiban_widgets import play\nplay("vastgoedveiling", seed={seed})'
SERVE = (
    "import sys; from pathlib import Path; from hashiban_widgets.serve import serve; serve(0, False, {}, spare={})"
)
QUIET = 6.0
"""Seconds in which a spare kernel gets warm again."""
FIRST = {"table": ".hb h1", "slider": ".noUi-handle"}
FACTOR, BOUND, SECONDS = 1.5, 30.0, 2.5
"""The aims: the time to the first widget beside the slider's, a kernel's MB above it, the seconds of a warm page."""


class Load(NamedTuple):
    """One visit to a page in a browser."""

    seconds: float
    requests: int
    kilobytes: float


class House(NamedTuple):
    """A server that is measured."""

    address: str
    process: psutil.Process

    def kernels(self) -> list[psutil.Process]:
        """Its kernels."""
        return pages.kernels(self.process)

    def memory(self) -> float:
        """MB that the server and its kernels take together."""
        return sum(map(pss, [self.process, *self.kernels()]))


def pss(process: psutil.Process) -> float:
    """MB of memory, where what several share is divided among them."""
    return float(process.memory_full_info().pss) / 1e6


@contextmanager
def ours(folder: Path, spare: int) -> Iterator[House]:
    """Our server."""
    code = SERVE.format(f"Path({str(folder)!r})", spare)
    with pages.running([sys.executable, "-c", code], subprocess.PIPE) as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[4].rstrip("/")
        time.sleep(QUIET if spare else 1)
        yield House(address, psutil.Process(server.pid))


@contextmanager
def plain(folder: Path, warm: bool) -> Iterator[House]:
    """Voilà as it comes, preheated or not."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    heat = ["--preheat_kernel=True", "--pool_size=1"] if warm else []
    command = [sys.executable, "-m", "voila", str(folder), "--no-browser", f"--port={port}", *heat]
    with pages.running([*command, "--Voila.log_level=ERROR"], err=subprocess.DEVNULL) as server:
        for _ in range(300):
            with socket.socket() as knock:
                if knock.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        time.sleep(QUIET if warm else 1)
        yield House(f"http://localhost:{port}", psutil.Process(server.pid))


def visited(browser: Browser, house: House, name: str) -> tuple[Load, Load]:
    """A first and a second visit of the same browser."""
    context = browser.new_context()
    found = []
    for _ in range(2):
        page = context.new_page()
        sizes: list[float] = []
        network = context.new_cdp_session(page)
        network.send("Network.enable")
        network.on("Network.loadingFinished", lambda event, sizes=sizes: sizes.append(event["encodedDataLength"]))
        begun = time.monotonic()
        page.goto(f"{house.address}/voila/render/{name}.ipynb", wait_until="commit")
        page.locator(FIRST[name]).first.wait_for(timeout=120_000)
        seconds = time.monotonic() - begun
        fetched = [size for size in sizes if size]
        found.append(Load(seconds, len(fetched), sum(fetched) / 1e3))
        page.close(run_before_unload=False)
        time.sleep(QUIET)
    context.close()
    return found[0], found[1]


def loads(browser: Browser, folder: Path, warm: bool, times: int) -> dict[str, list[tuple[Load, Load]]]:
    """Visits to the table on our server and to the slider on a plain one, in turn."""
    found: dict[str, list[tuple[Load, Load]]] = {"table": [], "slider": []}
    with ours(folder, int(warm)) as house, plain(folder, warm) as voila:
        for _ in range(times):
            found["table"].append(visited(browser, house, "table"))
            found["slider"].append(visited(browser, voila, "slider"))
    return found


# ------------------------------------------------------------------------------------------ kernels


async def held(caller: Caller, house: House, games: int) -> dict[str, float]:
    """MB of one page's kernel: new, after a game, after its first plots, and after many games."""
    kernel = house.kernels()[-1]
    await caller.calls()
    await caller.looks()
    found = {"new": pss(kernel)}
    await caller.plays()
    found["played"] = pss(kernel)
    for _ in range(games - 1):
        await caller.plays_again()
        await asyncio.sleep(0.5)  # no faster than the server lets a page speak
    found["games"] = pss(kernel)
    await caller.sets(caller.looking("hb-rooms"), index=2)
    await caller.presses(caller.looking("hb-plots-open"))
    found["plots"] = pss(kernel)
    await caller.hangs_up()
    return found


def memory(folder: Path, games: int) -> dict[str, float]:
    """MB of a kernel behind a table, and of one behind a slider."""
    with ours(folder, 0) as house:
        caller = Caller(house.address)
        caller.enters("table")
        found = asyncio.run(held(caller, house, games))
    with plain(folder, warm=False) as voila:
        caller = Caller(voila.address)
        caller.enters("slider")
        found["slider"] = pss(voila.kernels()[0])
    return found


def reloads(browser: Browser, folder: Path, times: int) -> tuple[int, int]:
    """Kernels before and after so many reloads of a page, spares included."""
    with ours(folder, 1) as house:
        before = len(house.kernels())
        context = browser.new_context()
        context.new_page()  # a browser that stays open lets a page that is closed say goodbye
        page = context.new_page()
        page.goto(f"{house.address}/voila/render/table.ipynb")
        for _ in range(times):
            page.locator(FIRST["table"]).wait_for(timeout=120_000)
            page.reload()
        page.locator(FIRST["table"]).wait_for(timeout=120_000)
        page.close(run_before_unload=True)
        time.sleep(2 * QUIET)
        after = len(house.kernels())
        context.close()
        return before, after


# ------------------------------------------------------------------------------------------ a crowd


class Crowd(NamedTuple):
    """What many visitors at once met with."""

    entered: list[float]
    answered: list[float]
    failed: int
    megabytes: float


async def crowd(house: House, visitors: int, name: str) -> Crowd:
    """So many visitors who come at the same moment and each play a game, or move the slider fifteen times."""

    async def one() -> tuple[float, list[float], Caller]:
        caller, begun = Caller(house.address), time.monotonic()
        reply = await asyncio.to_thread(caller.enters, name)
        if reply.status != 200:
            raise OSError(reply.status)
        await caller.calls()
        await caller.looks()
        entered = time.monotonic() - begun
        return entered, await (caller.plays() if name == "table" else slid(caller)), caller

    found = await asyncio.gather(*(one() for _ in range(visitors)), return_exceptions=True)
    went = [each for each in found if not isinstance(each, BaseException)]
    megabytes = house.memory()
    for *_, caller in went:
        await caller.hangs_up()
    answered = [seconds for _, took, _ in went for seconds in took]
    return Crowd([entered for entered, *_ in went], answered, visitors - len(went), megabytes)


async def slid(caller: Caller) -> list[float]:
    """Seconds of each move of the slider."""
    slider, took = next(iter(caller.widgets("IntSliderModel"))), []
    for value in range(1, 16):
        begun = time.monotonic()
        await caller.sets(slider, value=value)
        took.append(time.monotonic() - begun)
    return took


# ------------------------------------------------------------------------------------------ the page


def middle(values: list[float], digits: int = 0) -> str:
    """The median."""
    return f"{statistics.median(values):,.{digits}f}"


def high(values: list[float], digits: int = 0) -> str:
    """What 95 of 100 are below."""
    return f"{sorted(values)[len(values) * 95 // 100]:,.{digits}f}" if values else "–"


def verdict(holds: bool) -> str:
    """Whether an aim was reached."""
    return "reached" if holds else "**missed**"


def report(quick: bool) -> str:
    """Measure everything; the figures as a page."""
    times, games, visitors = (1, 5, 4) if quick else (5, 200, 30)
    busy = psutil.cpu_percent(interval=5)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = Path(place)
        for name, code in (("index", TABLE.format(seed=5)), ("table", TABLE.format(seed=5)), ("slider", SLIDER)):
            pages.notebook(folder, name, code)
        browser = playwright.chromium.launch(executable_path=pages.chromium(playwright), args=pages.FLAGS)
        cold, warm = loads(browser, folder, False, times), loads(browser, folder, True, times)
        back = reloads(browser, folder, 20)
        browser.close()
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name, code in (("index", SLIDER), ("table", TABLE.format(seed=5)), ("slider", SLIDER)):
            pages.notebook(folder, name, code)
        kept = memory(folder, games)
        with ours(folder, 4) as house:
            table = asyncio.run(crowd(house, visitors, "table"))
        with plain(folder, warm=False) as voila:
            slider = asyncio.run(crowd(voila, visitors, "slider"))
    return written(cold, warm, back, kept, (table, slider), (busy, games, visitors))


def written(
    cold: dict[str, list[tuple[Load, Load]]],
    warm: dict[str, list[tuple[Load, Load]]],
    back: tuple[int, int],
    kept: dict[str, float],
    crowds: tuple[Crowd, Crowd],
    how: tuple[float, int, int],
) -> str:
    """The page."""
    busy, games, visitors = how
    rows = []

    def both(what: str, visits: dict[str, list[tuple[Load, Load]]], visit: int, field: str) -> tuple[float, float]:
        one, two = ([float(getattr(pair[visit], field)) for pair in visits[name]] for name in ("table", "slider"))
        digits = 2 if field == "seconds" else 0
        rows.append(f"| {what} | {middle(one, digits)} | {middle(two, digits)} |")
        return statistics.median(one), statistics.median(two)

    for number, which in enumerate(("first", "second")):
        both(f"{which} load, kB", cold, number, "kilobytes")
        both(f"{which} load, requests", cold, number, "requests")
    cold_pair = both("first widget, kernel cold, first load, s", cold, 0, "seconds")
    both("first widget, kernel cold, second load, s", cold, 1, "seconds")
    warm_pair = both("first widget, kernel warm, first load, s", warm, 0, "seconds")
    both("first widget, kernel warm, second load, s", warm, 1, "seconds")
    rows.append(f"| kernel, new page, MB (PSS) | {kept['new']:.0f} | {kept['slider']:.0f} |")
    rows.append(f"| kernel, one game played, MB | {kept['played']:.0f} | – |")
    rows.append(f"| kernel, {games} games played in one page, MB | {kept['games']:.0f} | – |")
    rows.append(f"| kernel, after its first plots, MB | {kept['plots']:.0f} | – |")
    rows.append(f"| kernels before and after 20 reloads and leaving, spare included | {back[0]} and {back[1]} | – |")
    table, slider = crowds
    for what, field, scale, digits in (("entering, s", "entered", 1, 1), ("an answer, ms", "answered", 1000, 0)):
        one, two = ([v * scale for v in getattr(each, field)] for each in crowds)
        rows.append(
            f"| {visitors} visitors at once: {what}, median | {middle(one, digits)} | {middle(two, digits)} |"
        )
        rows.append(f"| the same, 95 % below | {high(one, digits)} | {high(two, digits)} |")
    rows.append(f"| {visitors} visitors at once: failures | {table.failed} | {slider.failed} |")
    rows.append(
        f"| {visitors} visitors at once: server and kernels, MB | {table.megabytes:.0f} | {slider.megabytes:.0f} |"
    )
    more = kept["played"] - kept["slider"]
    aims = (
        f"- Time to the first widget at most {FACTOR} times the slider's: cold {cold_pair[0] / cold_pair[1]:.2f}, "
        f"{verdict(cold_pair[0] <= FACTOR * cold_pair[1])}; warm {warm_pair[0] / warm_pair[1]:.2f}, "
        f"{verdict(warm_pair[0] <= FACTOR * warm_pair[1])}.",
        f"- A warm page in {SECONDS} s on an idle machine: {warm_pair[0]:.2f} s, {verdict(warm_pair[0] <= SECONDS)}.",
        f"- A kernel at most {BOUND:.0f} MB above the slider's until the first plot: {more:.0f} MB, "
        f"{verdict(more <= BOUND)}.",
        f"- No failure with {visitors} visitors: {verdict(table.failed == 0)}.",
    )
    note = "The machine had other work at the same time." if busy > 10 else "The machine had no other work."
    return (
        "# What a page costs, and how many visitors there may be\n\n"
        f"{datetime.datetime.now(tz=datetime.UTC).date()}, Python {platform.python_version()}, {os.cpu_count()} "
        f"processors, headless Chromium and the visitors on the same machine. {note} Made by `make bench-web`. "
        "Medians; the slider is a page with one slider on Voilà as it comes, preheated where our kernel is warm.\n\n"
        f"| what | our table | one slider |\n|---|---|---|\n{chr(10).join(rows)}\n\n## Aims\n\n{chr(10).join(aims)}\n"
    )


def main() -> int:
    """Measure, print, keep."""
    quick = "--quick" in sys.argv
    text = report(quick)
    if not quick:
        Path("docs/bench-web.md").write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
