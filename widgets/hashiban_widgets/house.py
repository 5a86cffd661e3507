"""The server behind `hashiban serve`: Voilà, with our own page, our own limits and no file tree.

Everything Voilà should do otherwise than by itself is in this file, in the template beside it, in `doors.py` (the
addresses, and who is let in) and in `kernels.py` (the processes behind the pages):

* it listens on this machine only, answers to no foreign host name, and reads nobody's `voila.json`;
* a kernel is started with the Python that runs the server, ends when its page is closed, and there is a limit;
* a click is not held up by Nagle's algorithm, and a page that nobody watches is not buffered for;
* sources, tracebacks and files stay on the server, and a page can load nothing from outside.

What was tried against it stands in docs/security.md.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

import ipykernel.kernelspec
from jinja2.bccache import Bucket, BytecodeCache
from jinja2.ext import Extension
from jupyter_client.kernelspec import NATIVE_KERNEL_NAME, KernelSpec, KernelSpecManager, NoSuchKernel
from jupyter_server.services.kernels.handlers import _kernel_id_regex as KERNEL  # noqa: N812
from nbconvert.exporters.templateexporter import JINJA_EXTENSIONS
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila import __version__ as VERSION  # noqa: N812
from voila.app import Voila

from hashiban.words import LANGUAGES
from hashiban_widgets.doors import (
    LARGEST,
    Anyone,
    Fitting,
    FrontDoor,
    Goodbye,
    Line,
    Model,
    Nowhere,
    Prompt,
    Room,
    Shelf,
)
from hashiban_widgets.kernels import Kernels

if TYPE_CHECKING:
    import socket
    from types import CodeType

    from jinja2 import Environment
    from nbformat import NotebookNode
    from voila.handler import BaseVoilaHandler

    from hashiban_widgets.serve import Wishes

EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
SMALL = 65_536
"""Bytes that may be posted: the pages post nothing but a goodbye."""
PATIENT = 75
"""Seconds that a connection may be silent between two requests, or in the middle of one."""

# Whatever a page holds, the browser fetches nothing from another host. Widgets need eval and blob: modules.
ONLY_FROM_HERE = "; ".join(
    [
        "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
        "connect-src 'self' data: blob:",
        "frame-ancestors 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
    ]
)
HEADERS = {"Content-Security-Policy": ONLY_FROM_HERE, "Referrer-Policy": "same-origin"}
TALK = ["comm_open", "comm_close", "comm_msg", "comm_info_request", "kernel_info_request"]
"""What a page may say to its kernel: nothing that runs code, asks about it, or ends it."""


class Compiled(BytecodeCache):
    """The page's templates, compiled; Voilà would compile them for every visitor, in a fifth of a second."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], CodeType | None] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self.known.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        self.known[bucket.key, bucket.checksum] = bucket.code


class Remembering(Extension):
    """What gives every environment of templates the same memory."""

    memory = Compiled()

    def __init__(self, environment: Environment) -> None:
        super().__init__(environment)
        environment.bytecode_cache = self.memory


class OwnPython(KernelSpecManager):
    """`python3` is the Python that runs this server, whatever kernels the machine knows besides."""

    def find_kernel_specs(self) -> dict[str, str]:
        return {NATIVE_KERNEL_NAME: ipykernel.kernelspec.RESOURCES}

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        if kernel_name not in self.find_kernel_specs():
            raise NoSuchKernel(kernel_name)
        quiet = ipykernel.kernelspec.get_kernel_dict(extra_arguments=["--log-level=ERROR"])
        return KernelSpec(resource_dir=ipykernel.kernelspec.RESOURCES, **quiet)


def greeted(request: BaseVoilaHandler, notebook: NotebookNode, cwd: str) -> NotebookNode:  # noqa: ARG001
    """The notebook, told in which language it is asked for."""
    _ = request.xsrf_token  # reading it sets the cookie without which a closing page may not end its kernel
    asked = request.get_query_argument("lang", "")
    notebook.metadata["language"] = asked if asked in LANGUAGES else next(iter(LANGUAGES))
    return notebook


def versioned(page: dict[str, Any], base_url: str, **_: Any) -> dict[str, Any]:
    """The page's configuration, with an address for the scripts that changes with the version."""
    return page | {"fullStaticUrl": f"{base_url}voila/static/{VERSION}"}


def settings(wishes: Wishes) -> Config:
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
    c.Kernels.most = wishes.pages
    c.Kernels.spare = wishes.spare
    c.Kernels.unmet, c.Kernels.away, c.Kernels.unused = wishes.patience
    c.VoilaConfiguration.kernel_spec_manager_class = OwnPython
    c.VoilaConfiguration.prelaunch_hook = greeted
    c.VoilaConfiguration.page_config_hook = versioned
    c.TagRemovePreprocessor.enabled = True
    c.TagRemovePreprocessor.remove_cell_tags = {"notebook-only"}
    c.VoilaExecutor.timeout = 60
    c.MappingKernelManager.cull_idle_timeout = 1  # how long really, kernels.py decides; 0 would never ask it
    c.MappingKernelManager.cull_interval = max(1, min(wishes.patience) // 10)
    c.MappingKernelManager.buffer_offline_messages = False
    return c


class House(Voila):
    """A Voilà that is given its sockets, and says in one line where it is once it answers."""

    @classmethod
    def opened(cls, folder: Path, sockets: list[socket.socket], wishes: Wishes) -> int:
        """Serve a folder on these sockets until Ctrl+C; 0 when all went well."""
        known = os.environ.get("JUPYTER_PATH")
        ours = str(Path(__file__).resolve().parent)
        os.environ["JUPYTER_PATH"] = os.pathsep.join([ours, known] if known else [ours])
        house = cls.instance(
            config=settings(wishes),
            config_file_paths=[],
            log_level="ERROR",
            root_dir=str(folder),
            base_url=wishes.base_url,
            port=sockets[0].getsockname()[1],
            ip="localhost",
            identity_provider_class=Anyone,
            kernel_websocket_connection_class=Prompt,
            tornado_settings={
                "allow_remote_access": False,
                "names": {"localhost", "127.0.0.1", "::1", *wishes.hosts},
                "folder": str(folder),
                "makers": asyncio.Semaphore(2 * (os.cpu_count() or 1)),
                "headers": HEADERS,
                "websocket_max_message_size": LARGEST,
            },
        )
        house.sockets, house.wishes = sockets, wishes
        for talkative in ("tornado.access", "tornado.general"):
            logging.getLogger(talkative).setLevel(logging.ERROR)
        JINJA_EXTENSIONS.append(f"{Remembering.__module__}.{Remembering.__name__}")
        house.initialize([])
        house.start()
        print("\nhashiban is closed.", flush=True)
        return 0

    def init_settings(self) -> dict[str, Any]:
        found: dict[str, Any] = super().init_settings()
        self.kernel_manager.allowed_message_types = TALK
        return found | {
            "default_handler_class": Nowhere,
            "default_handler_args": {"voila_configuration": self.voila_configuration},
        }

    def init_handlers(self) -> list[Any]:
        """All the addresses there are; what Voilà would answer besides, it does not answer here."""
        here = self.base_url
        page = {
            "template_paths": self.template_paths,
            "config": self.config,
            "voila_configuration": self.voila_configuration,
        }
        extensions = "|".join(EXTENSIONS)
        return [
            (here, FrontDoor, {"voila_configuration": self.voila_configuration}),
            (f"{here}voila/render/(.*)", Room, page),
            (f"{here}api/kernels/{KERNEL}", Model),
            (f"{here}api/kernels/{KERNEL}/channels", Line),
            (f"{here}voila/api/shutdown/{KERNEL}", Goodbye),
            (f"{here}voila/(?:templates/hashiban/static|static/{VERSION})/(.*)", Shelf, {"paths": self.static_paths}),
            (f"{here}voila/labextensions/((?:{extensions})/.*)", Fitting, {"path": self.labextensions_path}),
        ]

    def listen(self) -> None:
        # Behind a proxy the headers it adds are believed; they decide no more than whether a cookie is for TLS only.
        server = HTTPServer(
            self.app,
            xheaders=bool(self.wishes.hosts),
            max_body_size=SMALL,
            max_buffer_size=2 * LARGEST,
            idle_connection_timeout=PATIENT,
            body_timeout=PATIENT,
        )
        server.add_sockets(self.sockets)
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
        self.kernel_manager.fill()
        address = f"http://{self.ip}:{self.port}{self.base_url}"
        print(f"hashiban is open at {address}  (Ctrl+C closes it)", flush=True)
        if self.wishes.browser:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
