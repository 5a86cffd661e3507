"""Open the house: the notebooks as pages, on this machine only or behind a proxy.

Voilà takes seconds to import, so the questions that can be answered without it (is the port free? where are
the notebooks?) are answered here, and the server itself lives in `house.py`.
"""

from __future__ import annotations

import errno
import re
import socket
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

PORT = 8866
TRIES = 50
PAGES = 45
SPARE = 1


@dataclass(frozen=True, slots=True)
class Wishes:
    """How the house is to be run.

    Args:
        browser: Whether to open the page in the reader's browser.
        pages: How many pages may be open at the same time; each takes 75 to 115 MB of memory.
        spare: How many kernels are kept warm for the next visitors, so that they wait a second less.
        hosts: The names under which visitors come, when not from this machine.
        base_url: Where the pages begin, with a slash at either end.
        patience: Seconds until a page is given up that never connected, that lost its connection, that is not used.
    """

    browser: bool = True
    pages: int = PAGES
    spare: int = SPARE
    hosts: tuple[str, ...] = ()
    base_url: str = "/"
    patience: tuple[int, int, int] = (120, 600, 7200)


def notebooks_folder() -> Path:
    """The notebooks that came with the package, or those of the checkout we run from."""
    here = Path(__file__).resolve().parent
    places = [here / "notebooks", here.parents[1] / "notebooks"]
    for place in places:
        if (place / "index.ipynb").is_file():
            return place
    raise FileNotFoundError("The notebooks are missing: hashiban seems to be installed only in part.")


def opened(port: int | None, listen: str | None = None) -> list[socket.socket]:
    """The sockets we listen on; without a wish for a port, the first free one from 8866 upwards."""
    if port is not None:
        return listening(port, listen)
    for candidate in range(PORT, PORT + TRIES):
        try:
            return listening(candidate, listen)
        except OSError as reason:
            if reason.errno != errno.EADDRINUSE:
                raise
    raise OSError(f"none of the ports {PORT} to {PORT + TRIES - 1} is free")


def listening(port: int, listen: str | None = None) -> list[socket.socket]:
    """One address of this machine; without a wish `localhost`, which is two where the machine has both."""
    if listen is not None:
        family = socket.AF_INET6 if ":" in listen else socket.AF_INET
        found = [socket.create_server((listen, port), family=family)]
    else:
        found = [socket.create_server(("127.0.0.1", port))]
        try:
            if socket.has_ipv6:
                found.append(socket.create_server(("::1", found[0].getsockname()[1]), family=socket.AF_INET6))
        except OSError as reason:
            if reason.errno == errno.EADDRINUSE:
                found[0].close()
                raise
    for each in found:
        each.setblocking(False)
    return found


def serve(
    port: int | None = None,
    browser: bool = True,
    folder: Path | None = None,
    listen: str | None = None,
    **wishes: Any,
) -> int:
    """Serve the pages until Ctrl+C; the exit code of `hashiban serve`.

    Args:
        port: The port to listen on; 0 for any free one, None for 8866 or the next free one.
        browser: Whether to open the page in the reader's browser.
        folder: The notebooks to show, when they are not our own.
        listen: The address of this machine to listen on, when not `localhost`.
        wishes: As in ``Wishes``; of ``base_url`` the slashes at its ends may be missing.
    """
    wished = Wishes(browser, **wishes)
    wrong = refusal(port, listen, wished)
    if wrong is not None:
        return refused(wrong)
    try:
        place = folder or notebooks_folder()
        sockets = opened(port, listen)
    except FileNotFoundError as reason:
        return refused(str(reason))
    except PermissionError:
        return refused(f"Port {port} may not be opened by you on this machine. Take one above 1023.")
    except OSError as reason:
        if reason.errno in (errno.EADDRNOTAVAIL, socket.EAI_NONAME, socket.EAI_AGAIN, socket.EAI_FAIL):
            return refused(f"{listen!r} is not an address of this machine. 0.0.0.0 stands for all of them.")
        if port is None:
            return refused(f"The pages cannot be opened: {reason}.")
        return refused(
            f"Port {port} is already in use. Give another one with --port, "
            "or leave --port out and a free one is found."
        )

    from hashiban_widgets.house import House  # here, since it takes seconds

    begin = wished.base_url.strip("/")
    names = tuple(host.lower().rstrip(".") for host in wished.hosts)
    return House.opened(place, sockets, replace(wished, hosts=names, base_url=f"/{begin}/" if begin else "/"))


def refusal(port: int | None, listen: str | None, wishes: Wishes) -> str | None:
    """Why this cannot be wished for, in a sentence."""
    if port is not None and not 0 <= port <= 65535:
        return f"{port} is not a port. A port is a whole number from 1 to 65535."
    for host in wishes.hosts:
        if not re.fullmatch(r"[\w.-]+|[0-9a-f:]+", host, re.ASCII | re.IGNORECASE):
            return f"{host!r} is not the name of a host. Give it without https:// and without a port."
    if not re.fullmatch(r"/?(?:[\w~-][\w.~-]*/)*(?:[\w~-][\w.~-]*)?", wishes.base_url, re.ASCII):
        return f"{wishes.base_url!r} is not a place for the pages. Give a path, as in --base-url /games/."
    if listen is not None and not wishes.hosts:
        return "With --listen, say with --host under which name visitors come; any other name is refused."
    return None


def refused(sentence: str) -> int:
    """Say on standard error why there is no page; the exit code for that."""
    print(f"hashiban serve: {sentence}", file=sys.stderr, flush=True)
    return 2
