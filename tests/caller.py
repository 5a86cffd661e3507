"""A visitor without a browser: asks for a page, keeps its cookies, and speaks with its kernel as the page would."""

from __future__ import annotations

import asyncio
import json
import re
import ssl
import uuid
from contextlib import suppress
from http.client import HTTPConnection, HTTPMessage, HTTPSConnection
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from jupyter_server.services.kernels.connection import base
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from hashiban.words import words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

PATIENCE = 30.0
"""Seconds until a visitor gives up waiting."""
CONTROL = "jupyter.widget.control"


class Reply(NamedTuple):
    """What the server answered."""

    status: int
    text: str
    headers: HTTPMessage


class Gone(Exception):
    """The server closed the line."""


class Caller:
    """One visitor at one server. Cookies are kept; ``kernel`` is that of the page that was asked for last."""

    def __init__(self, address: str, host: str | None = None, trusted: str | None = None) -> None:
        """``host``: what to call the server, if not by its address; ``trusted``: the file of its certificate."""
        parts = urlsplit(address)
        self.place, self.base = parts.netloc, parts.path.rstrip("/")
        self.host, self.cookies, self.kernel = host or self.place, dict[str, str](), ""
        self.trusted = ssl.create_default_context(cafile=trusted) if trusted else None
        self.session = uuid.uuid4().hex
        self.states: dict[str, dict[str, Any]] = {}
        self._line: WebSocketClientConnection | None = None

    # ------------------------------------------------------------------------------------------ asking

    def headers(self, more: Mapping[str, str] | None = None) -> dict[str, str]:
        """What a browser sends with every request."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Host": self.host, **({"Cookie": cookie} if cookie else {}), **(more or {})}

    def asks(self, path: str, method: str = "GET", body: bytes = b"", **headers: str) -> Reply:
        """Ask for exactly this path (nothing is tidied), below the base of the server."""
        connection = (
            HTTPSConnection(self.place, timeout=PATIENCE, context=self.trusted)
            if self.trusted
            else HTTPConnection(self.place, timeout=PATIENCE)
        )
        named = {name.replace("_", "-").lstrip("-"): value for name, value in headers.items()}
        try:
            connection.putrequest(method, self.base + path, skip_host=True, skip_accept_encoding=True)
            for name, value in self.headers(
                {**named, **({"Content-Length": str(len(body))} if body else {})}
            ).items():
                connection.putheader(name, value)
            connection.endheaders(body or None)
            answer = connection.getresponse()
            text = answer.read().decode("utf-8", "replace")
            for cookie in answer.headers.get_all("Set-Cookie") or ():
                name, _, value = cookie.partition(";")[0].partition("=")
                self.cookies[name] = value
            return Reply(answer.status, text, answer.headers)
        finally:
            connection.close()

    def enters(self, notebook: str = "index", query: str = "") -> Reply:
        """Ask for a page."""
        reply = self.asks(f"/voila/render/{notebook}.ipynb{query}")
        found = re.search(r'"kernelId"\s*:\s*"([\w-]+)"', reply.text)
        self.kernel = found[1] if found else ""
        return reply

    def leaves(self, kernel: str = "") -> int:
        """Say goodbye, as a page does that is closed; the status."""
        token = self.cookies.get("_xsrf", "")
        path = f"/voila/api/shutdown/{kernel or self.kernel}"
        return self.asks(path, "POST", f"_xsrf={token}".encode(), Content_Type=FORM).status

    # ------------------------------------------------------------------------------------------ speaking

    async def calls(self, kernel: str = "", protocol: str = "", **headers: str) -> None:
        """Open the line to the kernel."""
        scheme, web = ("wss", "https") if self.trusted else ("ws", "http")
        path = f"{self.base}/api/kernels/{kernel or self.kernel}/channels?session_id={self.session}"
        url = f"{scheme}://{self.place}{path}"
        request = HTTPRequest(url, headers=self.headers({"Origin": f"{web}://{self.host}", **headers}))
        request.ssl_options = self.trusted
        protocols = [protocol] if protocol else None
        self._line = await websocket_connect(request, subprotocols=protocols, max_message_size=100_000_000)

    async def hangs_up(self) -> None:
        """Close the line, and wait until it is closed."""
        line, self._line = self._line, None
        if line is not None:
            line.close()
            with suppress(TimeoutError):
                while await asyncio.wait_for(line.read_message(), PATIENCE) is not None:
                    pass

    def knocks(self, kernel: str = "", **headers: str) -> int:
        """Ask for the line to a kernel that is refused; the status."""
        upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", "Sec_WebSocket_Version": "13"}
        upgrade |= {"Sec_WebSocket_Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": f"http://{self.host}"}
        path = f"/api/kernels/{kernel or self.kernel}/channels"
        return self.asks(path, "GET", b"", **upgrade | headers).status

    async def writes(self, raw: str | bytes) -> None:
        """Send just this."""
        assert self._line is not None
        await self._line.write_message(raw, binary=isinstance(raw, bytes))

    def message(self, kind: str, content: Any, channel: str = "shell", **more: Any) -> dict[str, Any]:
        """A message as the page's scripts make them."""
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "session": self.session, "username": ""}
        header |= {"version": "5.2", "date": "2026-01-01T00:00:00Z"}
        return {"channel": channel, "header": header, "parent_header": {}, "metadata": {}, "content": content, **more}

    async def says(self, kind: str, content: Any, channel: str = "shell", **more: Any) -> str:
        """Send a message; its id."""
        message = self.message(kind, content, channel, **more)
        await self.writes(json.dumps(message))
        return str(message["header"]["msg_id"])

    async def hears(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message. Raises Gone when the line is closed, TimeoutError when nothing comes."""
        assert self._line is not None
        raw = await asyncio.wait_for(self._line.read_message(), patience)
        if raw is None:
            raise Gone
        message: dict[str, Any] = json.loads(raw) if isinstance(raw, str) else unpacked(raw)
        self._remember(message)
        return message

    async def settled(self, asked: str) -> list[dict[str, Any]]:
        """All that comes until the kernel has done what was asked with this message."""
        heard, until = [], monotonic() + PATIENCE
        while True:
            message = await self.hears(max(until - monotonic(), 0.01))
            heard.append(message)
            mine = message.get("parent_header", {}).get("msg_id") == asked
            if mine and message["header"]["msg_type"] == "status" and message["content"]["execution_state"] == "idle":
                return heard

    async def alive(self) -> list[str]:
        """Ask the kernel what widgets it has, and wait for the answer; the kinds of messages that came meanwhile."""
        asked = await self.says("comm_info_request", {"target_name": "jupyter.widget"})
        kinds = []
        while True:
            message = await self.hears()
            kinds.append(message["header"]["msg_type"])
            if message["header"]["msg_type"] == "comm_info_reply" and message["parent_header"]["msg_id"] == asked:
                return kinds

    # ------------------------------------------------------------------------------------------ widgets

    async def looks(self) -> None:
        """Ask for the state of every widget, as a page does when it opens."""
        control = uuid.uuid4().hex
        meta = {"version": "1.0.0"}
        await self.says("comm_open", {"comm_id": control, "target_name": CONTROL, "data": {}}, metadata=meta)
        asked = await self.says("comm_msg", {"comm_id": control, "data": {"method": "request_states"}})
        for message in await self.settled(asked):
            data = message["content"].get("data", {}) if message["header"]["msg_type"] == "comm_msg" else {}
            if data.get("method") == "update_states":
                self.states = {name: each["state"] for name, each in data["states"].items()}
        await self.says("comm_close", {"comm_id": control, "data": {}})

    def _remember(self, message: dict[str, Any]) -> None:
        kind, content = message["header"]["msg_type"], message["content"]
        if kind == "comm_open":
            self.states[content["comm_id"]] = content["data"].get("state", {})
        elif kind == "comm_close":
            self.states.pop(content["comm_id"], None)
        elif kind == "comm_msg" and content["data"].get("method") == "update":
            self.states.setdefault(content["comm_id"], {}).update(content["data"]["state"])

    def widgets(self, model: str) -> dict[str, dict[str, Any]]:
        """All widgets of this model, by id."""
        return {name: state for name, state in self.states.items() if state.get("_model_name") == model}

    def inside(self, widget: str) -> Iterator[str]:
        """A widget and all that is in it, by id."""
        yield widget
        for child in self.states.get(widget, {}).get("children") or ():
            yield from self.inside(child.removeprefix("IPY_MODEL_"))

    def looking(self, look: str) -> str:
        """The id of the widget with this class."""
        return next(name for name, state in self.states.items() if look in (state.get("_dom_classes") or ()))

    def buttons(self, look: str) -> dict[str, str]:
        """The buttons that can be pressed in the widget with this class: text and id."""
        states = ((name, self.states.get(name, {})) for name in self.inside(self.looking(look)))
        named = {
            s["description"]: n for n, s in states if s.get("_model_name") == "ButtonModel" and not s["disabled"]
        }
        return {text: name for text, name in named.items() if text}

    async def presses(self, widget: str) -> list[dict[str, Any]]:
        """Press a button; all that comes of it."""
        data = {"method": "custom", "content": {"event": "click"}}
        return await self.settled(await self.says("comm_msg", {"comm_id": widget, "data": data}))

    async def sets(self, widget: str, **state: Any) -> list[dict[str, Any]]:
        """Give a widget these values; all that comes of it."""
        self.states.get(widget, {}).update(state)
        data = {"method": "update", "state": state, "buffer_paths": []}
        return await self.settled(await self.says("comm_msg", {"comm_id": widget, "data": data}))

    async def plays(self) -> list[float]:
        """Sit down at the table as the seats are laid, and play to the end; the seconds that each answer took."""
        await self.looks()
        await self.presses(self.buttons("hb-seating")[words("en").say("seating-start")])
        return await self._plays_on()

    async def plays_again(self) -> list[float]:
        """Play the same cards again."""
        await self.presses(self.buttons("hb-answer")[words("en").say("again")])
        return await self._plays_on()

    async def _plays_on(self) -> list[float]:
        took, again = [], words("en").say("again")
        while again not in (buttons := self.buttons("hb-answer")):
            begun = monotonic()
            await self.presses(next(iter(buttons.values())))
            took.append(monotonic() - begun)
        return took


unpacked: Callable[[bytes], dict[str, Any]] = base.deserialize_binary_message
FORM = "application/x-www-form-urlencoded"
