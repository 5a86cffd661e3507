"""A Firefox of the distribution, driven by the protocol that it speaks itself: WebDriver BiDi, JSON over a socket."""

from __future__ import annotations

import json
import shutil
import subprocess
import time
from contextlib import contextmanager
from itertools import count
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import websocket

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("firefox-esr", "firefox")
PATIENCE = 60
"""The seconds after which something does not come any more."""


def found() -> str | None:
    """Where a Firefox is, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Firefox:
    """One tab of a running Firefox, what went wrong in it, and what it asked of whom."""

    def __init__(self, address: str) -> None:
        self.errors: list[str] = []
        self.asked: list[str] = []
        self._numbers = count(1)
        self._line = websocket.create_connection(f"{address}/session", suppress_origin=True, timeout=PATIENCE)
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded", "network.beforeRequestSent"])
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address: str) -> None:
        """Go to a page."""
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="none")

    def say(self, script: str) -> Any:
        """What a script in the page says; a promise is waited for. Raises AssertionError when it fails."""
        answer = self._ask("script.evaluate", expression=script, target={"context": self._tab}, awaitPromise=True)
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    def until(self, script: str) -> None:
        """Wait until a script in the page says something that is true."""
        end = time.monotonic() + PATIENCE
        while not self.say(f"Boolean({script})"):
            assert time.monotonic() < end, f"never came: {script}"
            time.sleep(0.05)

    def close(self) -> None:
        self._line.close()

    def _ask(self, method: str, **parameters: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._line.recv())
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]
            self._note(message)

    def _note(self, event: dict[str, Any]) -> None:
        facts = event.get("params", {})
        if event.get("method") == "log.entryAdded" and facts["level"] == "error":
            self.errors.append(facts["text"])
        if event.get("method") == "network.beforeRequestSent":
            self.asked.append(facts["request"]["url"])


@contextmanager
def started(program: str) -> Iterator[Firefox]:
    """A Firefox without a window and with a profile of its own, that ends with this block."""
    with TemporaryDirectory() as profile:
        flags = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port=0"]
        child = subprocess.Popen([program, *flags], stderr=subprocess.PIPE, text=True)
        assert child.stderr is not None
        try:
            line = next(line for line in child.stderr if "WebDriver BiDi listening on" in line)
            fox = Firefox(line.split()[-1])
            yield fox
            fox.close()
        finally:
            child.terminate()
            child.wait(20)
            child.stderr.close()
