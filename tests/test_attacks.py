"""A stranger tries to misuse the server that is running: each attempt is refused or survived.

`docs/security.md` has a row for each test of this file, and a test of this file for each row.
"""

from __future__ import annotations

import asyncio
import json
import re
import socket
import subprocess
import sys
import uuid
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, NamedTuple

import psutil
import pytest
from tornado.websocket import WebSocketClosedError

from tests.caller import FORM, Caller, Gone
from tests.pages import kernels, notebook

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

DOCS = Path(__file__).parents[1] / "docs"
PAGES, SPARE = 5, 2
UNMET, AWAY = 6, 3
START = (
    "import sys; from pathlib import Path; from hashiban_widgets.serve import serve;"
    f"sys.exit(serve(0, False, Path(sys.argv[1]), pages={PAGES}, spare={SPARE}, patience=({UNMET}, {AWAY}, 7200)))"
)
SECRET = "the-secret-of-the-house"
SCRIPT = "<img src=x onerror=alert(1)>"
TABLE = "from hashiban_widgets import play\nplay('vastgoedveiling', seed=3)"
LAB = "from hashiban_widgets import experiment\nexperiment()"


class House(NamedTuple):
    """A server that strangers may try."""

    address: str
    process: psutil.Process
    folder: Path

    def kernels(self) -> int:
        """How many kernels it has, pages and spares."""
        return len(kernels(self.process))

    def at_rest(self, pages: int) -> int:
        """Wait until it has the kernels of so many pages and its spare ones, all of them and no other; how many."""
        until = monotonic() + 60
        while self.kernels() != pages + SPARE:
            assert monotonic() < until, f"{self.kernels()} kernels for {pages} pages"
            sleep(0.2)
        return pages + SPARE


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two published notebooks, and around them all kinds of things that are not."""
    place = tmp_path_factory.mktemp("house")
    folder, outside = place / "notebooks", place / "outside"
    for each in (folder, outside, folder / "sub", folder / ".ipynb_checkpoints"):
        each.mkdir()
    for there, name in ((folder, "index"), (outside, "theirs"), (folder / "sub", "deep"), (folder, ".hidden")):
        notebook(there, name, f"'{SECRET}'" if name != "index" else TABLE)
    notebook(folder / ".ipynb_checkpoints", "index-checkpoint", f"'{SECRET}'")
    notebook(folder, "lab", LAB)
    (folder / "link.ipynb").symlink_to(outside / "theirs.ipynb")
    for file in (folder / "secret.txt", folder / "secret.png", outside / "secret.txt"):
        file.write_text(SECRET)
    (folder / "voila.json").write_text('{"VoilaConfiguration": {"strip_sources": false, "file_allowlist": [".*"]}}')
    child = subprocess.Popen([sys.executable, "-c", START, folder], cwd=folder, stdout=subprocess.PIPE, text=True)
    assert child.stdout is not None
    found = re.search(r"http://\S+", child.stdout.readline())
    assert found
    yield House(found[0].rstrip("/"), psutil.Process(child.pid), folder)
    assert child.poll() is None, "the server did not survive"
    child.terminate()
    child.communicate(timeout=20)


@pytest.fixture
def guest(house: House) -> Iterator[Caller]:
    """Somebody with a page of their own."""
    caller = Caller(house.address)
    room(caller)
    yield caller
    caller.leaves()


def room(caller: Caller) -> None:
    """Enter as soon as there is room: the pages of the test before are given up in their own time."""
    until = monotonic() + 60
    while caller.enters().status == 503:
        assert monotonic() < until, "there was no room again"
        sleep(0.2)
    assert caller.kernel


def spoken(caller: Caller, talk: Callable[[], Awaitable[None]], protocol: str = "") -> None:
    """Open the line, talk, hang up."""

    async def whole() -> None:
        await caller.calls(protocol=protocol)
        try:
            await talk()
        finally:
            await caller.hangs_up()

    asyncio.run(whole())


def well(caller: Caller) -> None:
    """Whoever has this page can play on."""

    async def talk() -> None:
        assert "comm_info_reply" in await caller.alive()

    spoken(caller, talk)


# ------------------------------------------------------------------------------------------ code

FORBIDDEN = {
    "execute_request": {"code": "open('stolen.txt', 'w')", "silent": False},
    "inspect_request": {"code": "open", "cursor_pos": 4},
    "complete_request": {"code": "open", "cursor_pos": 4},
    "is_complete_request": {"code": "open()"},
    "history_request": {"hist_access_type": "tail", "n": 10, "output": True, "raw": True},
    "debug_request": {"type": "request", "command": "evaluate", "arguments": {"expression": "1"}},
    "input_reply": {"value": "1"},
    "interrupt_request": {},
    "create_subshell_request": {},
    "list_subshell_request": {},
    "delete_subshell_request": {"subshell_id": "1"},
    "usage_request": {},
    "shutdown_request": {"restart": False},
}


def test_no_message_that_runs_code_or_asks_about_it_reaches_a_kernel(guest: Caller, house: House) -> None:
    async def talk() -> None:
        for kind, content in FORBIDDEN.items():
            for channel in ("shell", "control", "stdin"):
                await guest.says(kind, content, channel)
        kinds = await guest.alive()
        assert set(kinds) <= {"status", "comm_info_reply"}

    spoken(guest, talk)
    assert not (house.folder / "stolen.txt").exists()


def test_nor_does_one_in_the_binary_protocol(guest: Caller, house: House) -> None:
    async def talk() -> None:
        message = guest.message("execute_request", FORBIDDEN["execute_request"])
        parts = [json.dumps(message[key]).encode() for key in ("header", "parent_header", "metadata", "content")]
        await guest.writes(binary([b"shell", *parts]))
        await guest.writes(binary([b"control", *parts]))
        twice = json.dumps(message["header"]).replace("{", '{"msg_type": "comm_msg", ', 1).encode()
        await guest.writes(binary([b"shell", twice, *parts[1:]]))

    spoken(guest, talk, "v1.kernel.websocket.jupyter.org")
    well(guest)
    assert not (house.folder / "stolen.txt").exists()


def binary(parts: list[bytes]) -> bytes:
    """A message of Jupyter's binary protocol."""
    starts = [8 * (len(parts) + 2)]
    for part in parts:
        starts.append(starts[-1] + len(part))
    return b"".join(number.to_bytes(8, "little") for number in (len(starts), *starts)) + b"".join(parts)


# ------------------------------------------------------------------------------------------ addresses

NOTHING_THERE = (
    "/api/kernels",
    "/api/kernels/{k}/interrupt",
    "/api/kernels/{k}/restart",
    "/api/sessions",
    "/api/contents",
    "/api/contents/index.ipynb",
    "/api/terminals",
    "/api/kernelspecs",
    "/api/status",
    "/api/me",
    "/api/spec.yaml",
    "/api/config/x",
    "/api/security/csp-report",
    "/api",
    "/lab",
    "/tree",
    "/terminals/websocket/1",
    "/files/secret.txt",
    "/view/secret.txt",
    "/metrics",
    "/login",
    "/logout",
    "/kernelspecs/python3/logo-64x64.png",
    "/nbextensions/x.js",
    "/static/favicon.ico",
    "/voila",
    "/voila/tree",
    "/voila/tree/sub",
    "/voila/api/contents",
    "/voila/api/themes/x/index.css",
    "/voila/query/{k}",
    "/voila/execution/{k}",
    "/voila/files/secret.txt",
    "/voila/files/secret.png",
    "/voila/files/index.ipynb",
    "/edit/index.ipynb",
    "/nbconvert/html/x",
)


def test_nothing_of_a_jupyter_servers_other_addresses_is_there(guest: Caller, house: House) -> None:
    token = guest.cookies["_xsrf"]
    for path in NOTHING_THERE:
        for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
            reply = guest.asks(path.format(k=guest.kernel), method, X_XSRFToken=token)
            assert reply.status in {403, 404, 405}, (method, path, reply.status)
            assert SECRET not in reply.text
            assert str(house.folder) not in reply.text
    well(guest)


def test_a_kernel_cannot_be_ended_or_changed_at_its_own_address(guest: Caller) -> None:
    own, made_up = guest.cookies["_xsrf"], "2|00000000|00000000000000000000000000000000|1"
    for method in ("DELETE", "POST", "PUT", "PATCH", "OPTIONS"):
        for token in (own, made_up):
            guest.cookies["_xsrf"] = token
            assert guest.asks(f"/api/kernels/{guest.kernel}", method, X_XSRFToken=token).status in {403, 405}
    well(guest)


def test_a_page_is_ended_by_its_own_goodbye_only_with_its_token(guest: Caller) -> None:
    path = f"/voila/api/shutdown/{guest.kernel}"
    assert guest.asks(path, "POST", b"x=1", Content_Type=FORM).status == 403
    well(guest)
    assert guest.leaves() == 204
    assert guest.asks(f"/api/kernels/{guest.kernel}").status == 404


def test_another_visitors_kernel_does_not_exist(guest: Caller, house: House) -> None:
    stranger = Caller(house.address)
    stranger.cookies["_xsrf"] = "2|00000000|00000000000000000000000000000000|1"
    for cookie in ("", "x", "A" * 43, guest.cookies["hashiban"][:-1] + "~"):
        stranger.cookies["hashiban"] = cookie
        for kernel in (guest.kernel, str(uuid.uuid4())):
            stranger.cookies["hashiban"] = cookie
            assert stranger.asks(f"/api/kernels/{kernel}")[:2] == (404, "404")
            stranger.cookies["hashiban"] = cookie
            assert stranger.knocks(kernel) == 404
            assert stranger.leaves(kernel) == 404
    assert guest.asks(f"/api/kernels/{guest.kernel}").status == 200
    well(guest)


def test_the_cookie_of_a_visitor_is_random_and_out_of_reach_of_scripts(house: House) -> None:
    seen = set()
    for _ in range(3):
        reply = Caller(house.address).asks("/nowhere")
        cookie = next(value for value in reply.headers.get_all("Set-Cookie", []) if value.startswith("hashiban="))
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        seen.add(cookie.partition(";")[0])
    assert len(seen) == 3
    assert all(len(each) == len("hashiban=") + 43 for each in seen)


def test_a_page_from_elsewhere_cannot_speak_to_a_kernel(guest: Caller) -> None:
    assert guest.knocks(Origin="https://elsewhere.example") == 403
    assert guest.knocks(Origin="null") == 403
    well(guest)


def test_a_foreign_name_for_this_machine_is_refused(guest: Caller, house: House) -> None:
    before = house.at_rest(pages=1)
    for name in ("elsewhere.example", "localhost.elsewhere.example", "10.0.0.1", "[::2]", "a@b", "/tmp"):
        rebound = Caller(house.address, host=name)
        rebound.cookies.update(guest.cookies)
        for refused in (rebound.enters(), rebound.asks("/")):
            assert refused.status == 400 or (refused.status == 403 and "--host" in refused.text), name
        assert rebound.asks(f"/api/kernels/{guest.kernel}").status in {400, 403}
        assert rebound.knocks(guest.kernel) in {400, 403}
    assert house.kernels() == before


# ------------------------------------------------------------------------------------------ files

OUT = (
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%252f",
    "..\\",
    "..%5c",
    "....//",
    "%c0%ae%c0%ae/",
    "..;/",
    "%00../",
    "/",
)
ROUTES = (
    "/voila/static/",
    "/voila/static/{v}/",
    "/voila/templates/hashiban/static/",
    "/voila/templates/",
    "/voila/templates/../static/",
    "/voila/labextensions/",
    "/voila/labextensions/anywidget/",
    "/voila/files/",
    "/voila/render/",
    "/static/",
    "/",
)
AIMS = ("secret.txt", "etc/passwd", "index.ipynb", "voila.json", "conf.json", "page.js%00.txt")


def test_no_path_leads_out_of_the_folders_with_public_files(house: House) -> None:
    from voila import __version__

    outsider = Caller(house.address)
    for route in ROUTES:
        for out in OUT:
            for aim in AIMS:
                reply = outsider.asks(f"{route.format(v=__version__)}{out * 6}{aim}")
                assert reply.status in {301, 302, 400, 403, 404}, (route, out, aim, reply.status)
                assert not re.search(f"{SECRET}|root:x:|nbformat|base_template", reply.text)
                assert str(house.folder) not in reply.text


def test_only_the_extensions_that_our_pages_need_are_served(house: House) -> None:
    outsider = Caller(house.address)
    for name in ("@jupyterlab/x", "@voila-dashboards/jupyterlab-preview", "jupyterlab-plotly", "anywidget.evil"):
        assert outsider.asks(f"/voila/labextensions/{name}/package.json").status == 404
    assert outsider.asks("/voila/labextensions/anywidget/package.json").status == 200


UNPUBLISHED = (
    ".hidden.ipynb",
    "sub/deep.ipynb",
    "sub%2fdeep.ipynb",
    "link.ipynb",
    ".ipynb_checkpoints/index-checkpoint.ipynb",
    "../outside/theirs.ipynb",
    "%2e%2e/outside/theirs.ipynb",
    "index",
    "index.ipynb/",
    "index.ipynb%00",
    "INDEX.ipynb",
    "secret.txt",
    "sub",
    "",
    "*.ipynb",
)


def test_a_notebook_that_is_not_published_is_not_there_and_starts_no_kernel(house: House) -> None:
    outsider = Caller(house.address)
    before = house.at_rest(pages=0)
    for path in UNPUBLISHED:
        reply = outsider.asks(f"/voila/render/{path}")
        assert reply.status == 404, path
        assert SECRET not in reply.text
    assert house.kernels() == before


def test_the_address_of_a_page_changes_neither_template_nor_theme_and_is_not_shown(house: House) -> None:
    caller = Caller(house.address)
    room(caller)
    caller.leaves()
    reply = caller.enters(query=f"?template=../../x&theme=nope&lang={SCRIPT.replace(' ', '%20')}&voila-render=x")
    assert reply.status == 200
    assert "hashiban-bar" in reply.text
    assert '<html lang="en">' in reply.text
    assert "onerror" not in reply.text
    assert "hashiban_widgets" not in re.sub(r"application/vnd.*", "", reply.text)
    caller.leaves()


# ------------------------------------------------------------------------------------------ messages

GARBAGE: tuple[str | bytes, ...] = (
    "",
    "no json",
    "[]",
    "1",
    "null",
    '"text"',
    "{}",
    '{"channel": "shell"}',
    '{"channel": "shell", "header": 1}',
    '{"channel": "shell", "header": {}}',
    '{"channel": "shell", "header": {"msg_type": null}}',
    '{"channel": {"a": 1}, "header": {"msg_type": "comm_msg"}}',
    '{"channel": "iopub", "header": {"msg_type": "comm_msg"}, "parent_header": {}, "metadata": {}, "content": {}}',
    '{"channel": "shell", "header": {"msg_type": "comm_msg"}}',
    '{"channel": "shell", "header": {"msg_type": "comm_msg"}, "content": [], "parent_header": [], "metadata": []}',
    '{"channel": "shell", "header": {"msg_type": "comm_msg", "date": "yesterday"}, "content": NaN}',
    "[" * 100_000,
    '{"a":' * 50_000,
    "\ud7ff\x00\x1b",
    b"",
    b"\x00",
    b"\xff" * 100,
    b"\xff\xff\xff\xff" + b"\x00" * 60,
    (2**62).to_bytes(8, "little") * 4,
    (3).to_bytes(8, "little") + (10**9).to_bytes(8, "little") * 3,
)


STRANGE: tuple[Any, ...] = (None, 1, [], {"opened": 7}, {"opened": "["}, {"kept": [1]}, {"search": {"a": 1}})
"""What keeper.js would never say."""


@pytest.mark.parametrize("protocol", ["", "v1.kernel.websocket.jupyter.org"])
def test_a_message_that_is_none_ends_at_most_the_line_it_came_by(guest: Caller, protocol: str) -> None:
    async def all_sent() -> None:
        await guest.calls(protocol=protocol)
        for raw in GARBAGE:
            try:
                await guest.writes(raw)
                await asyncio.sleep(0.01)
            except WebSocketClosedError:
                await guest.hangs_up()
                await guest.calls(protocol=protocol)
                await guest.writes(raw)
        await guest.hangs_up()

    asyncio.run(all_sent())
    well(guest)


def test_what_no_widget_can_be_given_leaves_the_game_as_it_was(guest: Caller) -> None:
    async def talk() -> None:
        await guest.looks()
        count = guest.looking("hb-count")
        name = next(iter(guest.widgets("TextModel")))
        levels = next(iter(guest.widgets("DropdownModel")))
        log = next(iter(guest.widgets("ToggleButtonModel")))
        one = {"comm_id": name, "data": {"method": "update", "state": {"value": "x"}, "buffer_paths": []}}
        for wrong in (
            {"comm_id": uuid.uuid4().hex, "data": {"method": "update", "state": {"value": 1}}},
            {"comm_id": name},
            {"comm_id": name, "data": None},
            {"comm_id": name, "data": []},
            {"comm_id": [name], "data": {}},
            one | {"data": {"method": "nothing"}},
            one | {"data": {"method": "update"}},
            one | {"data": {"method": "update", "state": [1, 2]}},
            one | {"data": {"method": "update", "state": {"value": "x"}, "buffer_paths": [["value"], ["a", 9, "b"]]}},
            one | {"data": {"method": "update", "state": {"value": "x"}, "buffer_paths": "value"}},
            one | {"data": {"method": "update", "state": {"__class__": "x", "comm": None, "keys": []}}},
            one | {"data": {"method": "custom", "content": None}},
            one | {"data": {"method": "request_state", "state": None}},
        ):
            await guest.says("comm_msg", wrong)
            await guest.alive()  # to some of these a kernel does not even say that it is done
        for trait in ({"value": 7}, {"value": ["x"]}, {"layout": "IPY_MODEL_none"}, {"style": 3}, {"children": "x"}):
            await guest.sets(name, **trait)
        await guest.sets(count, index=10**9)
        await guest.sets(count, index=-5)
        await guest.sets(count, _options_labels=["x"] * 10)
        await guest.sets(levels, index="first")
        await guest.sets(log, value=10**400)
        for target in ("jupyter.widget", "no.such.target", "__main__", 7):
            state = {
                "_model_module": "os",
                "_model_name": "system",
                "_view_module": "os",
                "widget_class": "os.system",
            }
            opened = {"comm_id": uuid.uuid4().hex, "target_name": target, "data": {"state": state}}
            await guest.says("comm_open", opened, metadata={"version": "2.1.0"})
            await guest.alive()
        keeper = next(iter(guest.widgets("AnyModel")))
        for content in STRANGE:
            data = {"method": "custom", "content": content}
            await guest.says("comm_msg", {"comm_id": keeper, "data": data})
            await guest.alive()
        await guest.looks()
        await guest.presses(guest.buttons("hb-seating")["Start the game"])
        assert any(text.startswith("Pass") for text in guest.buttons("hb-answer"))

    spoken(guest, talk)


def others_are_well(house: House) -> None:
    """Somebody else can come in and play."""
    other = Caller(house.address)
    room(other)
    well(other)
    other.leaves()


async def cut_off(caller: Caller) -> None:
    """Listen until the server closes the line."""
    with suppress(Gone):
        while True:
            await caller.hears()


@pytest.mark.slow
def test_a_huge_message_ends_the_line_and_nobody_else_notices(guest: Caller, house: House) -> None:
    async def talk() -> None:
        await guest.looks()
        name = next(iter(guest.widgets("TextModel")))
        data = {"method": "update", "state": {"value": "x" * 50_000_000}, "buffer_paths": []}
        with suppress(WebSocketClosedError):
            await guest.says("comm_msg", {"comm_id": name, "data": data})
        await cut_off(guest)

    before = house.process.memory_info().rss
    spoken(guest, talk)
    others_are_well(house)
    assert house.process.memory_info().rss < before + 120_000_000


@pytest.mark.slow
def test_more_messages_than_a_person_can_send_end_the_line(guest: Caller, house: House) -> None:
    async def talk() -> None:
        with suppress(WebSocketClosedError):
            for _ in range(1_500):
                await guest.says("kernel_info_request", {})
        await cut_off(guest)

    spoken(guest, talk)
    others_are_well(house)


@pytest.mark.slow
def test_more_bytes_than_a_person_can_send_end_the_line(guest: Caller, house: House) -> None:
    async def talk() -> None:
        with suppress(WebSocketClosedError):
            for _ in range(8):
                await guest.says("comm_info_request", {"target_name": "x" * 8_000_000})
        await cut_off(guest)

    spoken(guest, talk)
    others_are_well(house)


@pytest.mark.parametrize("page", ["index", pytest.param("lab", marks=pytest.mark.slow)])
def test_html_in_a_field_is_shown_as_text(house: House, page: str) -> None:
    caller = Caller(house.address)
    room(caller)
    caller.leaves()
    assert caller.enters(page).status == 200

    async def talk() -> None:
        await caller.looks()
        fields = [name for kind in ("TextModel", "TextareaModel", "ComboboxModel") for name in caller.widgets(kind)]
        assert fields
        for number, name in enumerate(fields):
            await caller.sets(name, value=f"{SCRIPT}{number}")
        for button in caller.buttons("hb").values():
            with suppress(KeyError):
                await caller.presses(button)
        for language in ("nl", "de"):
            keeper = next(iter(caller.widgets("AnyModel")))
            data = {"method": "custom", "content": {"search": f"?lang={language}{SCRIPT}", "languages": [SCRIPT]}}
            await caller.settled(await caller.says("comm_msg", {"comm_id": keeper, "data": data}))
        shown = [state["value"] for kind in ("HTMLModel", "HTMLMathModel") for state in caller.widgets(kind).values()]
        assert not [text for text in shown if "<img src=x" in text]
        assert page != "index" or any("&lt;img src=x" in text for text in shown)

    spoken(caller, talk)
    caller.leaves()


# ------------------------------------------------------------------------------------------ floods


def test_a_flood_of_page_loads_is_refused_at_once_and_leaves_room_again(house: House) -> None:
    def one(_: int) -> tuple[int, float]:
        begun = monotonic()
        return Caller(house.address).enters().status, monotonic() - begun

    with ThreadPoolExecutor(24) as crowd:
        asked = [crowd.submit(one, number) for number in range(24)]
        sleep(0.05)
        assert Caller(house.address).asks("/").status == 302
        answers = [each.result() for each in asked]
    let_in = [took for status, took in answers if status == 200]
    sent_away = [took for status, took in answers if status == 503]
    assert 1 <= len(let_in) <= PAGES
    assert len(let_in) + len(sent_away) == 24
    assert min(sent_away) < max(let_in)
    assert house.kernels() <= PAGES + SPARE
    caller = Caller(house.address)
    room(caller)
    caller.leaves()


@pytest.mark.slow
def test_pages_that_are_reloaded_or_left_take_their_kernels_along(house: House) -> None:
    caller = Caller(house.address)
    room(caller)
    for _ in range(20):
        assert caller.leaves() == 204
        assert caller.enters().status == 200
    asyncio.run(connected_once(caller))
    assert house.kernels() <= PAGES + SPARE
    until = monotonic() + 60
    while caller.asks(f"/api/kernels/{caller.kernel}").status == 200:
        assert monotonic() < until, "a page that lost its connection was kept"
        sleep(0.2)
    assert caller.enters().status == 200
    caller.leaves()


async def connected_once(caller: Caller) -> None:
    """The connection comes and goes, without a goodbye."""
    await caller.calls()
    await caller.alive()
    await caller.hangs_up()


def test_connections_that_say_nothing_or_too_much_hold_nobody_up(house: House) -> None:
    host, port = house.address.removeprefix("http://").split(":")
    silent = [socket.create_connection((host, int(port))) for _ in range(200)]
    try:
        for each in silent[:100]:
            each.sendall(b"GET /voila/render/index.ipynb HTTP/1.1\r\nHost: ")
        assert Caller(house.address).asks("/").status == 302
        with suppress(OSError):
            reply = Caller(house.address).asks("/voila/api/shutdown/" + str(uuid.uuid4()), "POST", b"x" * 1_000_000)
            assert reply.status in {400, 403, 413}
        with suppress(OSError):
            assert Caller(house.address).asks("/" + "x" * 100_000).status in {400, 404, 414, 431}
        assert Caller(house.address).asks("/").status == 302
    finally:
        for each in silent:
            each.close()


# ------------------------------------------------------------------------------------------ the table


def test_the_table_in_the_documentation_and_these_tests_are_in_step() -> None:
    rows = re.findall(r"^\|(.+)\|(.+)\| *`(test_\w+)` *\|$", (DOCS / "security.md").read_text(), re.MULTILINE)
    named = [test for *_, test in rows]
    assert len(named) == len(set(named))
    here = {name for name in globals() if name.startswith("test_")}
    assert set(named) == here - {"test_the_table_in_the_documentation_and_these_tests_are_in_step"}
    assert all(tried.strip() and came.strip() for tried, came, _ in rows)
