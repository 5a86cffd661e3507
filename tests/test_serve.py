"""`hashiban serve` without a browser: ports, the way in, and what a visitor does not get."""

import asyncio
import re
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import nbformat
import pytest

from hashiban_widgets.serve import notebooks_folder, opened, serve
from tests import pages
from tests.caller import Caller

START = """
import pathlib, sys
from hashiban_widgets.serve import serve
sys.exit(serve(0, browser=False, folder=pathlib.Path(sys.argv[1]), pages=1))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One notebook that prints its Python, with a cell that is for the notebook only."""
    place = tmp_path_factory.mktemp("notebooks")
    notebook = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_markdown_cell("for the notebook only", metadata={"tags": ["notebook-only"]}),
            nbformat.v4.new_code_cell("import sys; print('python:', sys.executable)"),
        ],
        metadata={
            "title": "A <test>",
            "kernelspec": {"name": "python3", "display_name": "", "language": "python"},
        },
    )
    nbformat.write(notebook, place / "index.ipynb")
    (place / "voila.json").write_text('{"VoilaConfiguration": {"strip_sources": false, "file_allowlist": [".*"]}}')
    return place


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    """A server of one page on a free port, started in a folder whose voila.json would open everything."""
    server = subprocess.Popen(
        [sys.executable, "-c", START, str(folder)], cwd=folder, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    said = server.stdout.readline()
    found = re.fullmatch(r"hashiban is open at (http://localhost:\d+)/  \(Ctrl\+C closes it\)\n", said)
    assert found, f"the server said {said!r}"
    yield found[1]
    server.terminate()
    rest, _ = server.communicate(timeout=20)
    assert rest.strip() == "hashiban is closed."
    assert server.returncode == 0


@pytest.fixture(scope="module")
def page(address: str) -> str:
    """The first page as a Dutch reader's browser gets it; its kernel keeps the only place there is."""
    with urllib.request.urlopen(address + "/?lang=nl") as answer:
        assert answer.url == address + "/voila/render/index.ipynb?lang=nl"
        assert re.search(r"_xsrf=", str(answer.headers))
        return str(answer.read().decode())


@contextmanager
def opening(folder: Path, before: str = "", **wishes: object) -> Iterator[str]:
    """The address of a server of this folder with these wishes; ``before`` is done first where it runs."""
    said = "".join(f", {name}={wish!r}" for name, wish in wishes.items())
    serving = f"from hashiban_widgets.serve import serve; sys.exit(serve(0, False, pathlib.Path(sys.argv[1]){said}))"
    code = f"import pathlib, sys; {before}{serving}"
    with pages.running([sys.executable, "-c", code, str(folder)], subprocess.PIPE) as server:
        assert server.stdout is not None
        found = re.search(r"http://localhost:\d+\S*", server.stdout.readline())
        assert found
        yield found[0].rstrip("/")


def fetched(address: str) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(address) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refusal:
        with refusal:
            return refusal.code, refusal.read().decode()


def test_a_taken_port_is_refused_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    taken = opened(0)
    try:
        port = taken[0].getsockname()[1]
        assert serve(port, browser=False) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert f"Port {port} is already in use" in said.err
        assert "--port" in said.err
    finally:
        for each in taken:
            each.close()


@pytest.mark.parametrize("port", [-1, 65536, 10**12])
def test_a_number_that_is_no_port_is_refused(port: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert serve(port, browser=False) == 2
    assert f"{port} is not a port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"hosts": ("https://example.org",)}, "'https://example.org' is not the name of a host"),
        ({"hosts": ("example.org:8000",)}, "'example.org:8000' is not the name of a host"),
        ({"hosts": ("",)}, "'' is not the name of a host"),
        ({"base_url": "/a/../b"}, "'/a/../b' is not a place for the pages"),
        ({"base_url": "//"}, "'//' is not a place for the pages"),
        ({"base_url": "https://example.org/"}, "is not a place for the pages"),
        ({"base_url": "/(.*)/"}, "is not a place for the pages"),
        ({"listen": "0.0.0.0"}, "say with --host under which name"),
        ({"listen": "192.0.2.1", "hosts": ("example.org",)}, "'192.0.2.1' is not an address of this machine"),
        ({"listen": "no such place", "hosts": ("example.org",)}, "'no such place' is not an address"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_a_sentence(
    wishes: dict[str, Any], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert serve(0, browser=False, **wishes) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_without_a_wish_the_next_free_port_is_taken() -> None:
    first = opened(None)
    second = opened(None)
    try:
        assert second[0].getsockname()[1] > first[0].getsockname()[1]
    finally:
        for each in first + second:
            each.close()


def test_only_this_machine_is_listened_to() -> None:
    sockets = opened(0)
    try:
        assert {each.getsockname()[0] for each in sockets} <= {"127.0.0.1", "::1"}
        assert all(each.family in {socket.AF_INET, socket.AF_INET6} for each in sockets)
    finally:
        for each in sockets:
            each.close()


def test_the_notebooks_are_found() -> None:
    assert (notebooks_folder() / "index.ipynb").is_file()


def test_the_first_page_speaks_the_language_that_was_asked_for(page: str) -> None:
    assert '<html lang="nl">' in page
    assert "<title>A &lt;test&gt;</title>" in page
    assert 'name="viewport"' in page


def test_the_page_runs_in_the_python_of_the_server(page: str) -> None:
    assert f"python: {sys.executable}" in page


def test_the_page_shows_neither_source_nor_cells_for_the_notebook_only(page: str) -> None:
    assert "import sys" not in page
    assert "for the notebook only" not in page


def test_the_page_loads_nothing_from_another_host(page: str) -> None:
    assert not re.search(r"""(src|href)\s*=\s*["'](https?:)?//""", page)


def test_a_visitor_too_many_is_told_so_in_three_languages(address: str, page: str) -> None:
    assert page
    status, said = fetched(address + "/")
    assert status == 503
    for sentence in ("Every table is taken", "Alle tafels zijn nu bezet", "alle Tische besetzt"):
        assert sentence in said


@pytest.mark.parametrize(
    "path",
    [
        "/nowhere",
        "/voila/tree",
        "/voila/api/contents",
        "/voila/render/nowhere.ipynb",
        "/voila/render/../../x.ipynb",
    ],
)
def test_there_is_no_file_tree_and_an_unknown_address_is_answered_kindly(address: str, path: str) -> None:
    status, said = fetched(address + path)
    assert status == 404
    assert "There is no page at this address" in said


@pytest.mark.parametrize("name", ["index.ipynb", "voila.json"])
def test_no_file_can_be_fetched(address: str, name: str) -> None:
    assert fetched(f"{address}/voila/files/{name}")[0] == 404


def test_a_foreign_host_name_is_refused(address: str) -> None:
    connection = HTTPConnection("localhost", int(address.rsplit(":", 1)[1]))
    try:
        connection.request("GET", "/voila/render/index.ipynb", headers={"Host": "elsewhere.example"})
        assert connection.getresponse().status == 403
    finally:
        connection.close()


def test_a_public_server_answers_to_its_name_below_its_base(folder: Path) -> None:
    with opening(folder, hosts=("Games.Example.",), base_url="play/here", spare=0) as address:
        assert re.fullmatch(r"http://localhost:\d+/play/here", address)
        root = address.removesuffix("/play/here")
        visitor = Caller(address, host="games.example")
        assert visitor.asks("/").headers["Location"] == "/play/here/voila/render/index.ipynb"
        page = visitor.asks("/voila/render/index.ipynb", X_Forwarded_Proto="https")
        assert page.status == 200
        assert "/play/here/voila/templates/hashiban/static/page.js" in page.text
        assert all("; Secure" in each for each in page.headers.get_all("Set-Cookie", []) if "hashiban" in each)
        assert 'href="/play/here/"' in visitor.asks("/nowhere").text
        assert Caller(root, host="games.example").asks("/").status == 404
        assert Caller(address, host="other.example").asks("/").status == 403


def test_a_quiet_line_is_kept_and_its_visitor_asked_for_signs_of_life(folder: Path) -> None:
    often = "from jupyter_server.base import websocket; websocket.WS_PING_INTERVAL = 300; "
    with opening(folder, often, spare=0) as address:
        visitor = Caller(address)
        assert visitor.enters().status == 200

        async def quiet() -> list[str]:
            await visitor.calls()
            with suppress(TimeoutError):
                while True:
                    await visitor.hears(3)  # ten questions long
            kinds = await visitor.alive()
            await visitor.hangs_up()
            return kinds

        assert "comm_info_reply" in asyncio.run(quiet())
