"""The processes behind the pages: one a page, each for one visitor only, and some warm ones in reserve.

A page needs a kernel, and a kernel needs a second to load what every page uses. So the server keeps a few spare ones
that have loaded it already. A page takes one and tells it what was asked for; it is still made for this visitor, in
this language. (Voilà's own preheating makes whole pages beforehand, which would take a kernel for each notebook, and
before the language is known.)
"""

from __future__ import annotations

import asyncio
import json
import os
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from queue import Empty
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from jupyter_client.asynchronous.client import AsyncKernelClient
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager, ServerKernelManager
from tornado.web import HTTPError
from traitlets import Integer

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from tornado.websocket import WebSocketHandler

ROOT: Any = ""
"""The folder of the notebooks, as the server calls it."""
WARM = "import hashiban_widgets"
"""What a spare kernel does before anybody comes."""
SLOW = 60.0
"""Seconds that a kernel may take to get warm."""
POLITE = 2.0
"""Seconds that a spare kernel may take to hear what is asked of it."""
REST = 3.0
"""Seconds from a page that was made to the next spare kernel: the page that loads in the browser goes before."""


@dataclass(slots=True, eq=False)
class Visit:
    """Somebody has asked for a page and waits for it."""

    visitor: str
    page: Page | None = None


visiting: ContextVar[Visit] = ContextVar("visiting")
"""For whom the kernel is that is started now."""


@dataclass(slots=True)
class Page:
    """A kernel that was handed out: whose it is, the connections to it, and since when there are that many."""

    visitor: str
    lines: set[WebSocketHandler] = field(default_factory=set)
    made: bool = False
    met: bool = False
    since: float = field(default_factory=monotonic)


class Client(AsyncKernelClient):
    """The server's own line to a kernel. Once it has waited for the kernel, it is ready for good."""

    ready = False

    def start_channels(self, *which: bool, **named: bool) -> None:
        if not self.ready:
            super().start_channels(*which, **named)

    async def wait_for_ready(self, timeout: float | None = None) -> None:
        if not self.ready:
            await self._async_wait_for_ready(timeout)
            self.ready = True


class Manager(ServerKernelManager):
    """One kernel. It keeps the line that its warming up used: a new one takes half a second."""

    kept: Client | None = None

    def _client_factory_default(self) -> type[Client]:
        return Client

    def client(self, **wishes: Any) -> Any:
        kept, self.kept = self.kept, None
        return super().client(**wishes) if kept is None else kept


@dataclass(slots=True)
class Spare:
    """A warm kernel that nobody has yet, and the line to it."""

    kernel_id: str
    client: Client

    async def does(self, code: str, patience: float) -> bool:
        """Let it do this, seen by nobody; whether it went well in so many seconds."""
        asked = self.client.execute(code, silent=True, store_history=False, allow_stdin=False)
        until = monotonic() + patience
        try:
            while True:
                said = await self.client.get_shell_msg(timeout=max(until - monotonic(), 0))
                if said["parent_header"].get("msg_id") == asked:
                    return bool(said["content"]["status"] == "ok")
        except Empty:
            return False


class Kernels(AsyncMappingKernelManager):
    """One kernel a page, up to a limit; a visitor past it gets the page `503.html`."""

    most = Integer(help="How many pages can be open at the same time.").tag(config=True)
    spare = Integer(help="How many warm kernels are kept besides.").tag(config=True)
    unmet = Integer(help="Seconds after which a page that never connected is given up.").tag(config=True)
    away = Integer(help="Seconds after which a page that lost its connection is given up.").tag(config=True)
    unused = Integer(help="Seconds after which a page that is open, but not used, is given up.").tag(config=True)

    def _kernel_manager_class_default(self) -> str:
        return f"{__name__}.{Manager.__name__}"

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.pages: dict[str, Page] = {}
        self._coming: set[Visit] = set()
        self._spares: list[Spare] = []
        self._filler: asyncio.Future[None] | None = None

    # ------------------------------------------------------------------------------------------ pages

    @contextmanager
    def visit(self, visitor: str) -> Iterator[None]:
        """A page is asked for: there is room for it, or HTTPError 503 at once."""
        if len(self.pages) + len(self._coming) >= self.most:
            raise HTTPError(503, "every table is taken")
        visit = Visit(visitor)
        self._coming.add(visit)
        mark = visiting.set(visit)
        try:
            yield
        finally:
            visiting.reset(mark)
            self._coming.discard(visit)
            if visit.page is not None:
                visit.page.made, visit.page.since = True, monotonic()
            self.fill(REST)

    def belongs(self, kernel_id: str, visitor: str) -> bool:
        """Whether there is this kernel, and it is this visitor's."""
        return kernel_id in self.pages and self.pages[kernel_id].visitor == visitor

    def connected(self, kernel_id: str, line: WebSocketHandler) -> None:
        """A page is in touch with its kernel."""
        page = self.pages.get(kernel_id)
        if page is not None:
            page.lines.add(line)
            page.met, page.since = True, monotonic()

    def disconnected(self, kernel_id: str, line: WebSocketHandler) -> None:
        """It is so no longer."""
        page = self.pages.get(kernel_id)
        if page is not None:
            page.lines.discard(line)
            page.since = monotonic()

    # ------------------------------------------------------------------------------------------ kernels

    async def start_kernel(  # type: ignore[override]
        self, *, kernel_name: str, path: Any, env: Mapping[str, str], **more: Any
    ) -> str:
        visit = visiting.get()
        kernel_id = await self._handed_out(env)
        if kernel_id is None:
            kernel_id = await self._async_start_kernel(kernel_name=kernel_name, path=path, env=env, **more)
        self._coming.discard(visit)
        self.pages[kernel_id] = visit.page = Page(visit.visitor)
        return kernel_id

    async def _handed_out(self, env: Mapping[str, str]) -> str | None:
        """A spare kernel in this environment; None when there is none."""
        asked = json.dumps({name: value for name, value in env.items() if os.environ.get(name) != value})
        while self._spares:
            spare = self._spares.pop(0)
            heard = await spare.does(f"import os; os.environ.update({asked})", POLITE)
            if heard and spare.kernel_id in self:
                self._kernels[spare.kernel_id].kept = spare.client
                return spare.kernel_id
            spare.client.stop_channels()
            await self._end(spare.kernel_id)
        return None

    def fill(self, rest: float = 0.0) -> None:
        """See to it that there are spare kernels again, after so many seconds."""
        if self._filler is None or self._filler.done():
            self._filler = asyncio.ensure_future(self._fill(rest))

    async def _fill(self, rest: float) -> None:
        await asyncio.sleep(rest)
        while len(self._spares) < self.spare:
            if self._coming:
                await asyncio.sleep(REST)
            elif not await self._warmed():
                return

    async def _warmed(self) -> bool:
        kernel_id = await self._async_start_kernel(kernel_name=NATIVE_KERNEL_NAME, path=ROOT, env=dict(os.environ))
        client: Any = self.get_kernel(kernel_id).client()
        spare = Spare(kernel_id, client)
        spare.client.start_channels()
        with suppress(RuntimeError):  # said by a kernel that does not come up
            await spare.client.wait_for_ready(SLOW)
        if await spare.does(WARM, SLOW):
            self._spares.append(spare)
            return True
        self.log.error("A spare kernel did not get warm.")
        spare.client.stop_channels()
        await self._end(kernel_id)
        return False

    async def _end(self, kernel_id: str) -> None:
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id)

    async def shutdown_kernel(  # type: ignore[override]
        self,
        kernel_id: str,
        now: bool = True,  # noqa: ARG002
        restart: bool = False,
    ) -> None:
        """End a kernel, always at once: it has nothing to put away."""
        await self._async_shutdown_kernel(kernel_id, True, restart)

    async def shutdown_all(self, now: bool = True) -> None:  # type: ignore[override]  # noqa: ARG002
        """End them all."""
        if self._filler is not None:
            self._filler.cancel()
        await self._async_shutdown_all(True)

    def remove_kernel(self, kernel_id: str) -> Any:
        """A kernel is gone. Whoever still has a line to it is cut off, and told so by their page."""
        page = self.pages.pop(kernel_id, None)
        for line in page.lines if page else ():
            line.close()
        self._spares = [spare for spare in self._spares if spare.kernel_id != kernel_id]
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Give up a page that never connected, has lost its connection, or is not used; being busy is no excuse.

        The game is kept in the reader's tab, and goes on when they come back.
        """
        page = self.pages.get(kernel_id)
        if page is None or not page.made:
            return
        idle = monotonic() - page.since
        if page.lines:
            idle = min(idle, time() - self._kernels[kernel_id].last_activity.timestamp())
        if idle > (self.unused if page.lines else self.away if page.met else self.unmet):
            await self._end(kernel_id)
