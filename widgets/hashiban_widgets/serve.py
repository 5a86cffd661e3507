"""Open the house: the notebooks as pages, on this machine only.

Voilà takes seconds to import, so the questions that can be answered without it (is the port free? where are
the notebooks?) are answered here, and the server itself lives in `house.py`.
"""

import errno
import socket
import sys
from pathlib import Path

PORT = 8866
TRIES = 50
PAGES = 45


def notebooks_folder() -> Path:
    """The notebooks that came with the package, or those of the checkout we run from."""
    here = Path(__file__).resolve().parent
    places = [here / "notebooks", here.parents[1] / "notebooks"]
    for place in places:
        if (place / "index.ipynb").is_file():
            return place
    raise FileNotFoundError("The notebooks are missing: hashiban seems to be installed only in part.")


def opened(port: int | None) -> list[socket.socket]:
    """The sockets we listen on; without a wish for a port, the first free one from 8866 upwards."""
    if port is not None:
        return listening(port)
    for candidate in range(PORT, PORT + TRIES):
        try:
            return listening(candidate)
        except OSError:
            continue
    raise OSError(f"none of the ports {PORT} to {PORT + TRIES - 1} is free")


def listening(port: int) -> list[socket.socket]:
    """`localhost` is two addresses; a port is ours when it is free on both, where the machine has both."""
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


def serve(port: int | None = None, browser: bool = True, folder: Path | None = None, pages: int = PAGES) -> int:
    """Serve the pages until Ctrl+C; the exit code of `hashiban serve`.

    Args:
        port: The port to listen on; 0 for any free one, None for 8866 or the next free one.
        browser: Whether to open the page in the reader's browser.
        folder: The notebooks to show, when they are not our own.
        pages: How many pages may be open at the same time; each takes 40 to 80 MB of memory.
    """
    if port is not None and not 0 <= port <= 65535:
        return refused(f"{port} is not a port. A port is a whole number from 1 to 65535.")
    try:
        place = folder or notebooks_folder()
        sockets = opened(port)
    except FileNotFoundError as reason:
        return refused(str(reason))
    except OverflowError:
        return refused(f"{port} is not a port. A port is a whole number from 1 to 65535.")
    except PermissionError:
        return refused(f"Port {port} may not be opened by you on this machine. Take one above 1023.")
    except OSError as reason:
        if port is None:
            return refused(f"The pages cannot be opened: {reason}.")
        return refused(
            f"Port {port} is already in use. Give another one with --port, "
            "or leave --port out and a free one is found."
        )

    from hashiban_widgets.house import House  # here, since it takes seconds

    return House.opened(place, sockets, browser, pages)


def refused(sentence: str) -> int:
    """Say on standard error why there is no page; the exit code for that."""
    print(f"hashiban serve: {sentence}", file=sys.stderr, flush=True)
    return 2
