"""What a stranger installs: the built distribution, looked into and imported far from the checkout."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SHIPPED = {".py", ".ftl", ".css", ".js", ".json", ".j2", ".html", ".svg", ".ipynb", ".typed"}


def shipped(folder: str, inside: str) -> set[str]:
    """Every file of a folder that has to be in the wheel, by the name it has there."""
    return {
        (Path(inside) / path.relative_to(ROOT / folder)).as_posix()
        for path in (ROOT / folder).rglob("*")
        if path.suffix in SHIPPED and "__pycache__" not in path.parts and ".ipynb_checkpoints" not in path.parts
    }


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist, and the wheel that was built from it."""
    place = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(place), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return place


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (found,) = built.glob("hashiban-*-py3-none-any.whl")
    return found


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="module")
def site(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the wheel was installed into."""
    place = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-index",
        "--target",
        str(place),
    ]
    done = subprocess.run([*command, str(wheel)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return place


def ran(site: Path, *command: str) -> str:
    """What a command says that sees the installed packages before the checkout's."""
    elsewhere = {**os.environ, "PYTHONPATH": str(site)}
    done = subprocess.run(command, cwd=site, env=elsewhere, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_module_and_data_file_is_in_the_wheel(names: set[str]) -> None:
    assert shipped("hashiban", "hashiban") <= names
    assert shipped("widgets/hashiban_widgets", "hashiban_widgets") <= names


def test_the_notebooks_travel_inside_the_widgets_package(names: set[str]) -> None:
    assert "hashiban_widgets/notebooks/index.ipynb" in names
    assert shipped("notebooks", "hashiban_widgets/notebooks") <= names


def test_the_page_template_is_in_the_wheel(names: set[str]) -> None:
    template = "hashiban_widgets/voila/templates/hashiban"
    assert {f"{template}/{name}" for name in ("conf.json", "index.html.j2", "503.html", "static/page.css")} <= names


def test_the_wheel_takes_no_name_but_our_two(names: set[str]) -> None:
    tops = {name.split("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"hashiban", "hashiban_widgets"}


def test_nothing_made_along_the_way_is_in_the_wheel(names: set[str]) -> None:
    assert not [name for name in names if "__pycache__" in name or "checkpoint" in name or name.endswith(".pyc")]


def test_the_wheel_brings_its_licence_and_its_command(wheel: Path, names: set[str]) -> None:
    (entry,) = (name for name in names if name.endswith(".dist-info/entry_points.txt"))
    with zipfile.ZipFile(wheel) as archive:
        assert "hashiban = hashiban.cli:main" in archive.read(entry).decode()
    assert [name for name in names if name.endswith(".dist-info/licenses/LICENSE")]


def test_the_sdist_holds_what_is_needed_to_build_and_test(built: Path) -> None:
    (found,) = built.glob("hashiban-*.tar.gz")
    with tarfile.open(found) as archive:
        inside = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    wanted = {
        "pyproject.toml",
        "README.md",
        "LICENSE",
        "Makefile",
        "requirements.lock",
        "tests/test_wheel.py",
    }
    assert wanted | {"notebooks/index.ipynb", "hashiban/__init__.py", "widgets/hashiban_widgets/serve.py"} <= inside
    assert not [name for name in inside if name.startswith((".git/", ".venv/"))]


def test_the_installed_packages_work_outside_the_checkout(site: Path) -> None:
    code = "import hashiban, hashiban_widgets; print(hashiban.__file__); print(hashiban_widgets.__file__)"
    for place in ran(site, sys.executable, "-c", code).split():
        assert Path(place).is_relative_to(site)


def test_the_installed_package_finds_its_own_notebooks(site: Path) -> None:
    code = "from hashiban_widgets.serve import notebooks_folder; print(notebooks_folder())"
    assert Path(ran(site, sys.executable, "-c", code).strip()) == site / "hashiban_widgets" / "notebooks"


def test_the_installed_command_tells_how_it_is_used(site: Path) -> None:
    said = ran(site, sys.executable, "-m", "hashiban.cli", "--help") + ran(
        site, str(site / "bin" / "hashiban"), "--help"
    )
    assert "serve" in said
