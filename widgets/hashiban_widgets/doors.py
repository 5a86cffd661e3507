"""Every address that `hashiban serve` answers, and who is let in.

A visitor is known by a cookie, and by nothing else: no name, no account. A kernel belongs to the visitor whose page
it was started for; to anybody else it does not exist, whatever they know of its id.
"""

from __future__ import annotations

import re
import secrets
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.httputil import split_host_and_port
from tornado.web import HTTPError
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

if TYPE_CHECKING:
    from hashiban_widgets.kernels import Kernels

COOKIE = "hashiban"
MONTH = 30
"""Days that a browser keeps the cookie."""
LARGEST = 10_000_000
"""Bytes of a message that a page may send: a saved game has at most 4 million, and some become several on the way."""
SPELL = 10.0
"""Seconds over which it is counted what a page sends."""
MESSAGES = 600
"""So many messages in a spell are more than anybody can click or drag."""
BYTES = 3 * LARGEST
"""So many bytes in a spell are more than anybody can open."""


class Anyone(IdentityProvider):
    """Everybody is welcome, and known again by a random cookie that scripts cannot read."""

    def get_user(self, handler: Any) -> User:
        known = handler.get_cookie(COOKIE, "")
        if not re.fullmatch(r"[\w-]{43}", known, re.ASCII):
            known = secrets.token_urlsafe(32)
            handler.set_cookie(
                COOKIE,
                known,
                expires_days=MONTH,
                path=handler.base_url,
                httponly=True,
                samesite="Lax",
                secure=handler.request.protocol == "https",
            )
        return User(known)


class Guarded:
    """A handler that answers under the names of this house only, so that no foreign page can pose as it."""

    def check_host(self: Any) -> bool:
        host, _ = split_host_and_port(self.request.host.lower())
        return host.strip("[]").rstrip(".") in self.settings["names"]


class Own(Guarded):
    """A handler for one kernel: for its visitor only. It refuses without a page, for who asks is a script."""

    async def prepare(self: Any, **how: Any) -> None:
        await super().prepare(**how)  # type: ignore[misc]
        if not self.kernel_manager.belongs(self.path_kwargs["kernel_id"], self.current_user.username):
            raise HTTPError(404)

    def write_error(self: Any, status_code: int, **_: Any) -> None:
        self.finish(str(status_code))


class FrontDoor(Guarded, BaseVoilaHandler):
    """The root leads to the first page, with whatever was asked (`/?lang=nl`)."""

    def get(self) -> None:
        asked = f"?{self.request.query}" if self.request.query else ""
        self.redirect(f"{self.base_url}voila/render/index.ipynb{asked}")

    head = get


class Nowhere(Guarded, BaseVoilaHandler):
    """Any other address: our own page for what does not exist."""

    async def prepare(self) -> None:
        await super().prepare()
        raise HTTPError(404)

    def check_xsrf_cookie(self) -> None:
        """There is nothing here to protect."""


class Room(Guarded, TornadoVoilaHandler):
    """A notebook as a page. Only those that lie in the folder itself are published, under their exact names."""

    async def get(self, path: str = "") -> None:
        folder = Path(self.settings["folder"])
        published = {each.name for each in folder.glob("[!.]*.ipynb") if each.resolve().parent == folder.resolve()}
        if path not in published:
            raise HTTPError(404)
        with self.kernel_manager.visit(self.current_user.username):
            async with self.settings["makers"]:
                await super().get(path)


class Model(Own, KernelHandler):
    """Whether a kernel is still there. It cannot be ended this way, nor can any be started."""

    SUPPORTED_METHODS = ("GET",)


class Goodbye(Own, VoilaShutdownKernelHandler):
    """A page that is closed ends its kernel."""

    SUPPORTED_METHODS = ("POST",)


class Line(Own, VoilaKernelWebsocketHandler):
    """What a page and its kernel say to each other."""

    begun, messages, size = 0.0, 0, 0

    async def open(self, kernel_id: str) -> None:
        kernels: Kernels = self.kernel_manager
        kernels.connected(kernel_id, self)
        await super().open(kernel_id)

    def on_message(self, ws_message: str | bytes) -> None:
        """Hand a message on; a page that sends more than a person can is cut off."""
        now = monotonic()
        if now > self.begun + SPELL:
            self.begun, self.messages, self.size = now, 0, 0
        self.messages, self.size = self.messages + 1, self.size + len(ws_message)
        if self.messages > MESSAGES or self.size > BYTES or not counted(ws_message, self.selected_subprotocol):
            self.close(1008, "too much")
            return
        super().on_message(ws_message)  # raises for what is no message, and tornado then ends the connection

    def log_exception(self, kind: Any, value: Any, trace: Any) -> None:  # noqa: ARG002
        """A malformed message is a stranger's doing, and no news."""
        self.log.warning("a connection was ended: %s", getattr(kind, "__name__", kind))

    def on_close(self) -> None:
        self.kernel_manager.disconnected(self.kernel_id, self)
        super().on_close()


def counted(message: str | bytes, protocol: str | None) -> bool:
    """Whether a binary message has room for as many parts as it says. Jupyter would count to any number it names."""
    if isinstance(message, str):
        return True
    parts = int.from_bytes(message[:8], "little") if protocol else int.from_bytes(message[:4], "big")
    return (parts + 1) * (8 if protocol else 4) <= len(message)


class Prompt(ZMQChannelsWebsocketConnection):
    """A connection that sends small messages at once: waiting to fill a packet costs 40 ms a click."""

    def connect(self) -> Any:
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class Shelf(MultiStaticFileHandler):
    """The files of our template, of which all are public."""

    def set_extra_headers(self, path: str) -> None:  # noqa: ARG002
        self.set_header("Cache-Control", kept(self.request.uri))


class Fitting(FileFindHandler):
    """The files of the front-end extensions that our pages use, and of no others."""

    def set_headers(self) -> None:
        super().set_headers()
        self.set_header("Cache-Control", kept(self.request.uri))


def kept(address: str | None) -> str:
    """How long a browser keeps this file: for good when its address changes with what is in it."""
    changes = re.search(r"[.-][0-9a-f]{8,}\.\w+$|[?]v=|/static/\d+[.]", address or "")
    return "public, max-age=31536000, immutable" if changes else "no-cache"
