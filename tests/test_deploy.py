"""A public server as docs/deploy.md says, behind the nginx of this machine: TLS, compression, two instances."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
import subprocess
import sys
import time
from contextlib import ExitStack, suppress
from http.client import HTTPSConnection
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.caller import Caller
from tests.pages import running

if TYPE_CHECKING:
    from collections.abc import Iterator

DEPLOY = Path(__file__).parents[1] / "deploy"
NAME = "localhost"
SERVE = "import sys; from hashiban_widgets.serve import serve; serve(int(sys.argv[1]), False, hosts=('localhost',))"


def free(how_many: int) -> list[int]:
    """Ports that nobody uses."""
    with ExitStack() as held:
        sockets = [held.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(how_many)]
        return [each.getsockname()[1] for each in sockets]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """Two instances behind nginx with the configuration of the repository: the address, and the certificate."""
    nginx = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    assert nginx, "This test needs nginx. On Debian: sudo apt-get install nginx-light"
    place = tmp_path_factory.mktemp("nginx")
    certificate, key = place / "fullchain.pem", place / "privkey.pem"
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"),
            *("-addext", f"subjectAltName=DNS:{NAME}", "-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
    plain, secure, first, second = free(4)
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for old, new in (
        ("example.org;", f"{NAME};"),
        ("listen [::]:80;", ""),
        ("listen [::]:443 ssl;", ""),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;"),
        ("127.0.0.1:8866;", f"127.0.0.1:{first};"),
        ("127.0.0.1:8867;", f"127.0.0.1:{second};"),
        ("/etc/letsencrypt/live/example.org/", f"{place}/"),
    ):
        assert old in text
        text = text.replace(old, new)
    temporary = "".join(f"{kind}_temp_path {place}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi"))
    temporary += f"scgi_temp_path {place}/scgi;"
    head = f"pid {place}/pid; error_log {place}/error.log; daemon off; master_process off; events {{}}"
    types = "types { text/html html; text/css css; application/javascript js; }"
    (place / "nginx.conf").write_text(f"{head}\nhttp {{ {types} access_log off; {temporary}\n{text}\n}}\n")
    with ExitStack() as house:
        for port in (first, second):
            server = house.enter_context(running([sys.executable, "-c", SERVE, str(port)], subprocess.PIPE))
            assert server.stdout is not None
            assert "hashiban is open" in server.stdout.readline()
        house.enter_context(running([nginx, "-p", str(place), "-c", str(place / "nginx.conf")]))
        for _ in range(100):
            with suppress(OSError), socket.create_connection(("127.0.0.1", secure)):
                break
            time.sleep(0.1)
        yield f"https://{NAME}:{secure}", str(certificate)


def visitor(house: tuple[str, str]) -> Caller:
    """Somebody new. nginx hands on the name without the port, and browsers leave the usual port away."""
    return Caller(house[0], host=NAME, trusted=house[1])


@pytest.mark.slow
def test_a_game_is_played_over_tls_and_the_visitor_stays_with_one_instance(house: tuple[str, str]) -> None:
    homes = set()
    for _ in range(12):
        guest = visitor(house)
        guest.asks("/")
        homes.add(guest.cookies["hashiban_house"])
    assert homes == {"a", "b"}
    for _ in range(3):
        guest = visitor(house)
        page = guest.enters("vastgoedveiling", "?lang=en")
        home = guest.cookies["hashiban_house"]
        assert page.status == 200
        cookies = page.headers.get_all("Set-Cookie", [])
        assert all("Secure" in each for each in cookies if each.startswith("hashiban"))

        async def game(guest: Caller) -> None:
            await guest.calls()
            assert len(await guest.plays()) > 5
            await guest.hangs_up()

        asyncio.run(game(guest))
        assert guest.leaves() == 204
        assert guest.cookies["hashiban_house"] == home


@pytest.mark.slow
def test_what_is_large_is_compressed(house: tuple[str, str]) -> None:
    guest = visitor(house)
    page = guest.enters().text
    addresses = re.findall(r'(?:src|href)="(/voila/[^"]+)"', page)
    assert len(addresses) > 4
    guest.leaves()
    connection = HTTPSConnection(guest.place, timeout=30, context=guest.trusted)
    try:
        for address in addresses:
            sizes = []
            for encoding in ("gzip", "identity"):
                connection.request("GET", address, headers={"Host": NAME, "Accept-Encoding": encoding})
                answer = connection.getresponse()
                sizes.append(len(answer.read()))
                assert answer.status == 200
                assert answer.headers.get("Content-Encoding") == ("gzip" if encoding == "gzip" else None)
                assert "immutable" in answer.headers["Cache-Control"]
            assert sizes[0] < 0.6 * sizes[1]
    finally:
        connection.close()


@pytest.mark.slow
def test_a_flood_from_one_address_is_slowed(
    house: tuple[str, str],
) -> None:
    guest = visitor(house)
    guest.asks("/")
    statuses = [guest.asks("/voila/render/nowhere.ipynb").status for _ in range(100)]
    assert set(statuses) == {404, 429}
    assert statuses.index(429) >= 50


@pytest.mark.slow
def test_the_service_is_one_that_systemd_understands(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    assert analyze, "This test needs systemd-analyze, which comes with systemd."
    service = tmp_path / "hashiban.service"
    text = (DEPLOY / "hashiban.service").read_text(encoding="utf-8")
    service.write_text(text.replace("/opt/hashiban/bin/hashiban", sys.executable), encoding="utf-8")
    checked = subprocess.run([analyze, "verify", str(service)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")
