"""The server behind `hashiban serve`: Voilà, with our own page, our own limits and no file tree.

Everything Voilà should do otherwise than by itself is in this file and in the template beside it:

* it listens on this machine only, answers to no foreign host name, and reads nobody's `voila.json`;
* a kernel is started with the Python that runs the server, ends when its page is closed, and there is a limit;
* a click is not held up by Nagle's algorithm, and a page that nobody watches is not buffered for;
* sources, tracebacks and files stay on the server, and a page can load nothing from outside.
"""

import logging
import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Any

import ipykernel.kernelspec
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager, NoSuchKernel
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from nbformat import NotebookNode
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RequestHandler
from traitlets import Integer
from traitlets.config import Config
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from hashiban.words import LANGUAGES

FIRST_PAGE = "/voila/render/index.ipynb"
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]

# Whatever a page holds, the browser fetches nothing from another host. Widgets need eval and blob: modules.
ONLY_FROM_HERE = "; ".join(
    [
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
        "connect-src 'self' data: blob:",
        "frame-ancestors 'self'",
        "object-src 'none'",
        "base-uri 'self'",
    ]
)


class Prompt(ZMQChannelsWebsocketConnection):
    """A connection that sends small messages at once: waiting to fill a packet costs 40 ms a click."""

    def connect(self) -> Any:
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class Kernels(AsyncMappingKernelManager):
    """One kernel a page, up to a limit; a visitor past it gets the page `503.html`."""

    most = Integer(help="How many pages can be open at the same time.").tag(config=True)
    starting = 0

    async def start_kernel(self, *args: Any, **kwargs: Any) -> str:  # type: ignore[override]
        if len(self) + self.starting >= self.most:
            raise HTTPError(503, "every table is taken")
        self.starting += 1
        try:
            kernel_id: str = await super().start_kernel(*args, **kwargs)
        finally:
            self.starting -= 1
        return kernel_id


class OwnPython(KernelSpecManager):
    """`python3` is the Python that runs this server, whatever kernels the machine knows besides."""

    def find_kernel_specs(self) -> dict[str, str]:
        return {NATIVE_KERNEL_NAME: ipykernel.kernelspec.RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        if kernel_name not in self.find_kernel_specs():
            raise NoSuchKernel(kernel_name)
        quiet = ipykernel.kernelspec.get_kernel_dict(extra_arguments=["--log-level=ERROR"])
        return KernelSpec(resource_dir=ipykernel.kernelspec.RESOURCES, **quiet)


class FrontDoor(RequestHandler):
    """`/` leads to the first page, with whatever was asked (`/?lang=nl`)."""

    def get(self) -> None:
        self.redirect(f"{FIRST_PAGE}?{self.request.query}" if self.request.query else FIRST_PAGE)

    head = get


class Nowhere(BaseVoilaHandler):
    """Any other address: our own page for what does not exist."""

    async def prepare(self) -> None:
        await super().prepare()
        raise HTTPError(404)


class Curt:
    """A handler that refuses without a page: who asks for a kernel that is gone is a script, and reads the number."""

    def write_error(self: Any, status_code: int, **_: Any) -> None:
        self.finish(str(status_code))


def greeted(request: BaseVoilaHandler, notebook: NotebookNode, cwd: str) -> NotebookNode:  # noqa: ARG001
    """The notebook, told in which language it is asked for."""
    _ = request.xsrf_token  # reading it sets the cookie without which a closing page may not end its kernel
    asked = request.get_query_argument("lang", "")
    notebook.metadata["language"] = asked if asked in LANGUAGES else next(iter(LANGUAGES))
    return notebook


def settings(pages: int) -> Config:
    """How our Voilà differs from the one out of the box."""
    c = Config()
    c.VoilaConfiguration.template = "hashiban"
    c.VoilaConfiguration.allow_template_override = "NO"
    c.VoilaConfiguration.allow_theme_override = "NO"
    c.VoilaConfiguration.strip_sources = True
    c.VoilaConfiguration.show_tracebacks = False
    c.VoilaConfiguration.file_allowlist = []
    c.VoilaConfiguration.extension_allowlist = EXTENSIONS
    c.VoilaConfiguration.extension_denylist = []
    c.VoilaConfiguration.multi_kernel_manager_class = Kernels
    c.Kernels.most = pages
    c.VoilaConfiguration.kernel_spec_manager_class = OwnPython
    c.VoilaConfiguration.prelaunch_hook = greeted
    c.TagRemovePreprocessor.enabled = True
    c.TagRemovePreprocessor.remove_cell_tags = {"notebook-only"}
    c.VoilaExecutor.timeout = 60
    c.MappingKernelManager.cull_idle_timeout = 1800
    c.MappingKernelManager.cull_interval = 60
    c.MappingKernelManager.buffer_offline_messages = False
    return c


class House(Voila):
    """A Voilà that is given its sockets, and says in one line where it is once it answers."""

    @classmethod
    def opened(cls, folder: Path, sockets: list[socket.socket], browser: bool, pages: int) -> int:
        """Serve a folder on these sockets until Ctrl+C; 0 when all went well."""
        known = os.environ.get("JUPYTER_PATH")
        ours = str(Path(__file__).resolve().parent)
        os.environ["JUPYTER_PATH"] = os.pathsep.join([ours, known] if known else [ours])
        house = cls.instance(
            config=settings(pages),
            config_file_paths=[],
            log_level="ERROR",
            root_dir=str(folder),
            port=sockets[0].getsockname()[1],
            ip="localhost",
            open_browser=browser,
            kernel_websocket_connection_class=Prompt,
            tornado_settings={
                "allow_remote_access": False,
                "local_hostnames": ["localhost"],
                "headers": {"Content-Security-Policy": ONLY_FROM_HERE},
                "ws_ping_timeout": 30_000,  # the default is longer than the interval, which tornado shortens aloud
            },
        )
        house.sockets = sockets
        for talkative in ("tornado.access", "tornado.general"):
            logging.getLogger(talkative).setLevel(logging.ERROR)
        house.initialize([])
        house.start()
        print("\nhashiban is closed.", flush=True)
        return 0

    def init_settings(self) -> dict[str, Any]:
        found: dict[str, Any] = super().init_settings()
        return found | {
            "default_handler_class": Nowhere,
            "default_handler_args": {"voila_configuration": self.voila_configuration},
        }

    def init_handlers(self) -> list[Any]:
        unwanted = (TornadoVoilaTreeHandler, VoilaContentsHandler)
        wanted = [list(each) for each in super().init_handlers() if each[1] not in unwanted]
        for each in wanted:
            if issubclass(each[1], KernelWebsocketHandler):
                each[1] = type("Line", (Curt, each[1]), {})
        return [("/", FrontDoor), *map(tuple, wanted)]

    def listen(self) -> None:
        HTTPServer(self.app).add_sockets(self.sockets)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self.announce)
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            self.stop()

    def announce(self) -> None:
        """The one line a person waits for, and the page itself if they want it."""
        address = f"http://{self.ip}:{self.port}/"
        print(f"hashiban is open at {address}  (Ctrl+C closes it)", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
