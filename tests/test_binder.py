"""Binder, without Binder: an environment of exactly its files, and in it JupyterLab with Voilà, as it is there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest

from tests import pages

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.pages import Visits

ROOT = Path(__file__).resolve().parents[1]
NOTEBOOKS = sorted(file.stem for file in (ROOT / "notebooks").glob("*.ipynb"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
PINS = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8")
PLACE = "/user/someone/"
"""Every visitor of Binder has a server below an address of this form."""
SECRET = "secret"


# ------------------------------------------------------------------------------------------- the files


def test_binder_has_the_versions_that_are_tested_here() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    locked = set(re.findall(r"^[\w.-]+==[^\s;\\]+", lock, re.M))  # of some packages a version for each Python
    pinned = {line for line in PINS.splitlines() if not line.startswith("#")}
    assert len(pinned) > 50
    assert pinned - locked == set()


def test_the_badges_lead_to_the_gallery_and_to_jupyterlab_in_one_repository() -> None:
    found = re.findall(r"https://mybinder\.org/v2/gh/([\w.-]+/[\w.-]+)/([\w.-]+)\?urlpath=(\S+)$", README, re.M)
    assert [unquote(path) for _, _, path in found] == [
        "voila/render/notebooks/index.ipynb",
        "lab/tree/notebooks/index.ipynb",
    ]
    assert len({(repository, version) for repository, version, _ in found}) == 1


def test_one_command_writes_the_address_into_the_badges(tmp_path: Path) -> None:
    for file in ("Makefile", "README.md"):
        shutil.copy(ROOT / file, tmp_path)
    command = ["make", "badges", "REPOSITORY=some-one/auction.games", "VERSION=v1.2.3"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert text.count("mybinder.org/v2/gh/some-one/auction.games/v1.2.3?urlpath=") == 2
    same = re.compile(r"mybinder\.org/v2/gh/[^?]*")
    assert same.sub("", text) == same.sub("", README)
    refused = subprocess.run(["make", "badges"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert refused.returncode != 0
    assert "REPOSITORY=owner/name" in refused.stderr


# ------------------------------------------------------------------------------------- the environment


@cache
def python() -> str | None:
    """A Python of the version that Binder is told to take."""
    wanted = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
    ours = f"{sys.version_info.major}.{sys.version_info.minor}"
    return sys.executable if ours == wanted else shutil.which(f"python{wanted}")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What Binder fetches from the repository, as far as it needs it."""
    folder = tmp_path_factory.mktemp("binder") / "hashiban"
    folder.mkdir()
    ignored = shutil.ignore_patterns("__pycache__", ".ipynb_checkpoints")
    for name in ("binder", "hashiban", "notebooks", "widgets"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in ("LICENSE", "README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, folder)
    return folder


def clean() -> dict[str, str]:
    """The environment variables of a machine on which nobody has set up anything for Python."""
    return {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JUPYTER", "VIRTUAL"))
    }


def run(checkout: Path, *command: str) -> str:
    """What a command says that is run in the checkout, in the environment beside it."""
    path = os.pathsep.join([str(checkout.parent / "env" / "bin"), os.environ["PATH"]])
    env = clean() | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PATH": path}
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def environment(checkout: Path) -> Path:
    """The fresh environment: this Python, these requirements, and then `postBuild`."""
    found = python()
    if found is None:
        pytest.skip("the Python of binder/runtime.txt is not on this machine")
    place = checkout.parent / "env"
    run(checkout, found, "-m", "venv", str(place))
    pins = ("--no-deps", "--requirement", "binder/requirements.txt")
    run(checkout, "python", "-m", "pip", "install", "--quiet", "--no-compile", *pins)
    run(checkout, "bash", "binder/postBuild")
    return place


@pytest.fixture(scope="module")
def binder(checkout: Path, environment: Path) -> Iterator[str]:
    """The address of a JupyterLab with Voilà in it, started in the checkout as Binder starts it."""
    with pages.laboratory(checkout, base=PLACE, python=str(environment / "bin" / "python"), env=clean()) as address:
        yield address


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=120) as answer:
        return str(answer.read().decode())


def test_the_pins_leave_nothing_out(checkout: Path, environment: Path) -> None:
    assert environment.is_dir()
    assert "No broken requirements" in run(checkout, "python", "-m", "pip", "check")


def test_every_notebook_is_a_page_and_can_be_opened_in_jupyterlab(binder: str) -> None:
    with ThreadPoolExecutor(2) as both:
        found = list(
            both.map(fetched, [f"{binder}/voila/render/notebooks/{name}.ipynb?lang=nl" for name in NOTEBOOKS])
        )
    for name, html in zip(NOTEBOOKS, found, strict=True):
        assert '<html lang="nl">' in html, name
        cells = 8 if name.startswith("study_") else 1
        assert html.count("application/vnd.jupyter.widget-view+json") == cells, name
        assert 'role="alert"' not in html, name
        assert "from hashiban_widgets" not in html, name
        assert "jp-RenderedText" not in html, f"{name} shows what is for JupyterLab only"
        assert "jupyter-config-data" in fetched(f"{binder}/lab/tree/notebooks/{name}.ipynb")
        assert f'"{name}.ipynb"' in fetched(f"{binder}/api/contents/notebooks/{name}.ipynb")


@pytest.mark.slow
@pytest.mark.browser
@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_notebook_of_binder_works_as_a_page_and_in_jupyterlab(visit: Visits, binder: str, name: str) -> None:
    guest = visit(binder)
    guest.open(f"notebooks/{name}", "?lang=de")
    assert guest.page.evaluate("document.documentElement.lang") == "de"
    pages.run_all(guest, f"{binder}/lab/tree/notebooks/{name}.ipynb")
    assert (
        guest.page.locator(".jp-RenderedText[data-mime-type*=stderr], .jp-OutputArea-output.jp-mod-error").count()
        == 0
    )
    assert guest.foreign == []
