"""The documents: what they show works, what they list is complete, and where they point something is."""

from __future__ import annotations

import ast
import inspect
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from hashiban import cli
from hashiban.games import NAMES, load
from hashiban.games import vastgoedveiling as vv
from hashiban.journal import choices
from hashiban.words import LANGUAGES, words
from tests import laws

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]
RULEBOOK = (DOCS / "rules-and-editions.md").read_text(encoding="utf-8")


# --------------------------------------------------------------------------------------------- the links


def prose(page: Path) -> str:
    """A page without its code."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    return re.sub(r"``.*?``", "", text)


def links(page: Path) -> list[str]:
    """Where a page points to, outside the web."""
    found = re.findall(r"\]\(([^)\s]+)\)", prose(page))
    return [link for link in found if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """The headings of a page, as a link names them."""
    heads = re.findall(r"^#+ (.+)$", prose(page), re.M)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_within_the_project_leads_somewhere(page: Path) -> None:
    for link in links(page):
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert target.resolve().is_relative_to(ROOT), link
        if anchor:
            assert anchor in anchors(target), link


# -------------------------------------------------------------------------------------------- the rules


def rows(text: str) -> dict[str, list[str]]:
    """The cells of each table row, by its first cell."""
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return {cells[0]: cells[1:] for cells in lines}


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_stands_in_the_rulebook(name: str) -> None:
    known = rows(RULEBOOK)
    assert [rule for rule in load(name).RULES if not all(known.get(rule, [""]))] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_rulebook_tells_a_rule_as_the_game_does(name: str) -> None:
    told = {rule: cells[0] for rule, cells in rows(RULEBOOK).items() if len(cells) == 1}
    rules = [rule for rule in load(name).RULES if rule in told]
    assert rules
    assert {rule: told[rule] for rule in rules} == {rule: words("en").say(f"rule-{rule}") for rule in rules}


@pytest.mark.parametrize("name", NAMES)
def test_every_ruling_has_its_question_what_we_do_and_why(name: str) -> None:
    rulings = [rule for rule in load(name).RULES if rule[1] == "A"]
    assert rulings
    assert [rule for rule in rulings if len(rows(RULEBOOK)[rule]) != 3] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_switch_stands_in_the_rulebook_with_all_its_positions(name: str) -> None:
    for switch, values in choices(load(name).Rules).items():
        positions = rows(RULEBOOK)[f"`{switch}`"][0]
        assert f'`"{values[0]}"` (the default)' in positions or f"`{values[0]}` (the default)" in positions
        assert all(str(value) in positions for value in values)


@pytest.mark.parametrize("players", vv.PLAYERS)
def test_the_set_up_in_the_rulebook_is_that_of_the_game(players: int) -> None:
    used, (ones, twos) = vv.CARDS_USED[players], vv.WALLET[players]
    figures = [used, 30 - used, used // players, ones, twos, f"${ones + 2 * twos}"]
    assert rows(RULEBOOK)[str(players)] == [str(figure) for figure in figures]


def test_the_people_who_made_the_games_are_named() -> None:
    assert "Stefan Dorra" in RULEBOOK


# ---------------------------------------------------------------------------------------- the two recipes


class Block(NamedTuple):
    """A piece of code on a page, and the file that the sentence before it names ("" if none)."""

    language: str
    code: str
    path: str


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in re.finditer(r"^```(\w+)\n(.*?)^```$", text, re.M | re.S):
        before = text[: found.start()].rsplit("```", 1)[-1]
        put = re.findall(r"Put\s+this\s+in\s+`([\w/.-]+)`", before)
        yield Block(found[1], found[2], put[-1] if put else "")


class Checkout:
    """A copy of what a newcomer has, in which a page is followed to the letter."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "hashiban", folder / "hashiban", ignore=ignored)
        (folder / "tests").mkdir()
        shutil.copy(ROOT / "tests" / "test_words.py", folder / "tests")
        shutil.copy(ROOT / "pyproject.toml", folder)

    def write(self, path: str, text: str) -> None:
        target = self.folder / path
        assert not target.exists(), f"{path} is there already"
        assert target.parent.is_dir(), f"there is no place for {path}"
        target.write_text(text, encoding="utf-8")

    def edit_as_told(self, page: Path) -> int:
        """Do what the page says in words: add an item to a tuple or a dict in a file."""
        told = re.findall(r"add `([^`]+)` to `(\w+)` in\s+`([\w/.]+)`", page.read_text(encoding="utf-8"))
        for item, name, path in told:
            target = self.folder / path
            target.write_text(added(target.read_text(encoding="utf-8"), name, item), encoding="utf-8")
        return len(told)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        paths = [str(self.folder), *(p for p in sys.path if p and Path(p) not in (ROOT, ROOT / "widgets"))]
        return subprocess.run(
            [sys.executable, "-W", "error", *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONUTF8": "1"},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=600,
            check=False,
        )

    def run(self, code: str) -> str:
        here = f"import hashiban\nassert hashiban.__file__.startswith({str(self.folder)!r})\n"
        done = self.python("-c", here + code)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def tested(self, path: str, only: str = "") -> subprocess.CompletedProcess[str]:
        plain = ("-q", "-p", "no:cacheprovider", "-o", "addopts=--strict-markers --strict-config")
        return self.python("-m", "pytest", *plain, "-k", only, path)


def added(text: str, name: str, item: str) -> str:
    """The source in which the tuple or dict of this name has one item more, at its end."""
    for node in ast.parse(text).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            assert node.value is not None
            assert isinstance(node.value, ast.Tuple | ast.Dict)
            old = ast.get_source_segment(text, node.value)
            assert old is not None
            return text.replace(old, f"{old[:-1].rstrip().rstrip(',')}, {item}{old[-1]}", 1)
    raise AssertionError(f"there is no {name} here")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path.resolve())


def test_a_game_is_added_by_following_the_page(checkout: Checkout) -> None:
    page = DOCS / "add-a-game.md"
    assert checkout.edit_as_told(page) == 1
    printed = ""
    for block in blocks(page):
        if block.path:
            checkout.write(block.path, block.code)
        else:
            assert block.language == "python"
            for language in [code for code in LANGUAGES if code != "en"]:  # "the same keys in every other language"
                english = checkout.folder / "hashiban/words/en/vase.ftl"
                shutil.copy(english, checkout.folder / f"hashiban/words/{language}/vase.ftl")
            printed += checkout.run(block.code)
    assert "wins" in printed or "share the win" in printed
    assert "vase worth $" in printed
    passed = checkout.tested("tests/test_vase.py")
    assert passed.returncode == 0, passed.stdout


def test_the_page_names_every_law_that_a_new_game_adds_itself_to() -> None:
    bullets = re.findall(r"^- `(\w+)`:", (DOCS / "add-a-game.md").read_text(encoding="utf-8"), re.M)
    assert set(bullets) == set(re.findall(r"(?<!tests\.)\blaws\.(\w+)\b", inspect.getsource(laws)))


def test_the_toy_game_keeps_what_every_game_promises(checkout: Checkout) -> None:
    page = DOCS / "add-a-game.md"
    checkout.edit_as_told(page)
    for block in blocks(page):
        if block.path:
            checkout.write(block.path, block.code)
    checkout.run(
        """
from random import Random
from hashiban import bots, engine, games, journal
vase = games.load("vase")
for seed in range(300):
    for rules in (vase.Rules(), vase.Rules(coins=9)):
        record, state = engine.play(vase, [bots.anything] * 2, seed, rules)
        again = engine.replay(journal.parse(record.lines()))
        assert vase.score(again) == vase.score(state)
        for upto in range(len(record.moves) + 1):
            state = engine.replay(record, upto)
            assert vase.total(state) == vase.total(vase.start(2, rules))
            for seat in (0, 1):
                view = engine.look(vase, state, seat)
                guess = vase.imagine(view, Random(seed))
                assert vase.total(guess) == vase.total(state)
                twin = engine.look(vase, guess, seat)
                assert (twin.asked, twin.coins, twin.vase, twin.bid) == (view.asked, view.coins, view.vase, view.bid)
                assert twin.options == view.options
"""
    )


def test_a_language_is_added_by_following_the_page(checkout: Checkout) -> None:
    page = DOCS / "add-a-translation.md"
    copy, sentences, look, listen = blocks(page)
    _, source, target = copy.code.rsplit(maxsplit=2)
    shutil.copytree(checkout.folder / source, checkout.folder / target)
    assert checkout.edit_as_told(page) == 1

    files = sorted((checkout.folder / target).iterdir())
    for entry in re.split(r"^(?=\w)", sentences.code, flags=re.M)[1:]:
        assert sum(replaced(file, entry) for file in files) == 1, entry

    printed = checkout.run(listen.code)
    assert re.search(r"Tu proposes \d+\u00a0\$\.", printed)
    assert re.search(r"Bo propose \d+\u00a0\$\.", printed)
    assert look.code.split()[:3] == ["python", "-m", "pytest"]
    failed = checkout.tested(look.code.split()[3], only="fr")
    assert failed.returncode == 1
    assert "these sentences are still English" in failed.stdout
    assert "seating-title" in failed.stdout
    assert "no-low" not in failed.stdout
    broken = [line for line in failed.stdout.splitlines() if line.startswith("FAILED")]
    assert [line for line in broken if "left_in_english" not in line] == []


def test_a_lesson_is_added_by_following_the_page(checkout: Checkout) -> None:
    toml, sentences, attempt = blocks(DOCS / "add-a-lesson.md")
    assert [block.language for block in (toml, sentences, attempt)] == ["toml", "ftl", "python"]
    checkout.write(toml.path, toml.code)
    for language in LANGUAGES:
        with (checkout.folder / f"hashiban/words/{language}/vastgoedveiling_lessons.ftl").open("a") as file:
            file.write(sentences.code)
    printed = checkout.run(attempt.code)
    assert "You pass and take property 11 for $3." in printed
    assert "$3, since only $2 comes back." in printed
    assert "That is what comes back to you." in printed
    assert "Only the last one in pays a whole bid." in printed


def replaced(file: Path, entry: str) -> bool:
    """Put this sentence in the place of the one with the same key, if this file has it."""
    key = re.escape(entry.split(" =")[0])
    text = file.read_text(encoding="utf-8")
    new = re.sub(rf"^{key} =.*\n(?:[ }}].*\n)*", lambda _: entry, text, count=1, flags=re.M)
    file.write_text(new, encoding="utf-8")
    return new != text


# ---------------------------------------------------------------------------------------------- a bot


def test_the_bot_of_the_page_plays_whole_games_and_wins_something(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "add-a-bot.md").read_text(encoding="utf-8")
    place: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```$", page, re.M | re.S):
        exec(block, place)
    assert 30 < float(capsys.readouterr().out) < 100


def test_every_sentence_that_the_bot_of_the_page_gives_is_there() -> None:
    page = (DOCS / "add-a-bot.md").read_text(encoding="utf-8")
    assert all(words(language).has(key) for key in re.findall(r'"(why-\w+)"', page) for language in LANGUAGES)


# ------------------------------------------------------------------------------------------ the laboratory


LABORATORY = (DOCS / "laboratory.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("line", re.findall(r"^hashiban (simulate .*)$", LABORATORY, re.M))
def test_a_command_of_the_laboratory_page_works(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    argv = re.sub(r" --(games \d+|dask \S+)", "", line).split()
    assert cli.main([*argv, "--games", "8"]) == 0
    assert "same cards" in capsys.readouterr().out or "--change" not in argv


def test_the_python_of_the_laboratory_page_works() -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", LABORATORY, re.M | re.S)
    exec(compile(code, "laboratory.md", "exec"), {})
