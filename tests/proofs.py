"""Which tests prove which rule, and which lesson teaches it: ``python -m tests.proofs`` writes it down.

Every test says with ``@pytest.mark.rule("VS1", ...)`` what it proves, and every step of a lesson which rules it
teaches. From these come ``hashiban/proofs.json``, which ``hashiban rules`` prints, and ``docs/rule-table.md``. A mark
with an id that no game has is an error, and so is a rule that nothing proves.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import hashiban
from hashiban.games import NAMES, load
from hashiban.lessons import lessons
from hashiban.words import words

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping

    Proofs = Mapping[str, list[str]]

TESTS = Path(__file__).parent
PROOFS = Path(hashiban.__file__).parent / "proofs.json"
TABLE = TESTS.parent / "docs" / "rule-table.md"

LESSONS = "lessons/"
"""How the name of a step begins: its file, as the package has it."""

INTRO = """# The rules, their tests and their lessons

Made by `python -m tests.proofs` from the marks on the tests and the steps of the lessons; do not edit by hand. VS are
the plain rules of the source text, VA our rulings where it is silent, VT its test cases. `hashiban rules` prints the
same table.
"""

HEAD = "| Rule | What it says | Proved by | Taught by |\n| --- | --- | --- | --- |\n"


class Unproven(Exception):
    """The marks and the rules do not fit: the sentence says which."""


def main() -> int:
    """Write both tables; the exit code."""
    try:
        proofs = checked(gathered(), rules())
    except Unproven as why:
        print(f"tests.proofs: {why}", file=sys.stderr)
        return 1
    PROOFS.write_text(as_json(proofs), encoding="utf-8")
    TABLE.write_text(as_table(proofs), encoding="utf-8")
    return 0


def rules() -> list[str]:
    """The id of every rule of every game."""
    return [rule for name in NAMES for rule in load(name).RULES]


def gathered() -> dict[str, list[str]]:
    """The tests and then the steps for each rule. Raises Unproven for a stray mark."""
    tests, steps = collected(TESTS), taught()
    known = sorted({*tests, *steps}, key=_in_order)
    return {rule: [*tests.get(rule, ()), *steps.get(rule, ())] for rule in known}


def taught() -> dict[str, list[str]]:
    """The steps of lessons that teach each rule: the file and the step."""
    found: dict[str, list[str]] = {}
    for step in (step for name in NAMES for lesson in lessons(name) for step in lesson.steps):
        for rule in step.rules:
            found.setdefault(rule, []).append(f"{LESSONS}{step.where}::{step.id}")
    return found


def collected(folder: Path) -> dict[str, list[str]]:
    """The tests that are marked with each id, as the test runner names them. Raises Unproven for a stray mark."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        where = f"{folder.name}/{path.relative_to(folder).as_posix()}"
        tree = ast.parse(path.read_text(encoding="utf-8"))
        taken = set()
        for test, mark in _marks(tree, where):
            taken.add(mark)
            for rule in _ids(mark, where):
                found.setdefault(rule, set()).add(test)
        stray = [mark.lineno for mark in _marks_under(tree) if mark not in taken]
        if stray:
            raise Unproven(f"{where}, line {stray[0]}: a rule mark belongs in a decorator of its test.")
    return {rule: sorted(found[rule]) for rule in sorted(found, key=_in_order)}


def _marks(tree: ast.AST, where: str) -> Iterator[tuple[str, ast.Call]]:
    """Each test (or class of tests) with each rule mark in its decorators, those of pytest.param included."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            name = f"{where}::{node.name}"
            for decorator in node.decorator_list:
                yield from ((name, mark) for mark in _marks_under(decorator))
            if isinstance(node, ast.ClassDef):
                yield from _marks(node, name)


def _marks_under(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield node


def _ids(mark: ast.Call, where: str) -> list[str]:
    ids = [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if not ids or len(ids) < len(mark.args):
        raise Unproven(f"{where}, line {mark.lineno}: a rule mark names its rules as plain text.")
    return ids


def _in_order(rule: str) -> tuple[str, int]:
    letters = rule.rstrip("0123456789")
    return letters, int(rule[len(letters) :] or 0)


def checked(proofs: Proofs, known: Collection[str]) -> Proofs:
    """These proofs. Raises Unproven for an id that no game has, or a rule without a proof."""
    strange = [rule for rule in proofs if rule not in known]
    if strange:
        raise Unproven(f"no game has the rule {', '.join(strange)} that {proofs[strange[0]][0]} is marked with.")
    bare = [rule for rule in known if not proofs.get(rule)]
    if bare:
        raise Unproven(f"neither a test nor a lesson proves {', '.join(bare)}.")
    return proofs


def as_json(proofs: Proofs) -> str:
    """The proofs as the package carries them."""
    return json.dumps(proofs, indent=1) + "\n"


def as_table(proofs: Proofs) -> str:
    """The proofs as a page."""
    ours, parts = words("en"), [INTRO]
    for name in NAMES:
        parts.append(f"\n## {ours.say(f'{name}-title')}\n\n{HEAD}")
        for rule in load(name).RULES:
            tests = _cell(test.removeprefix("tests/") for test in proofs.get(rule, ()) if not _step(test))
            steps = _cell(step.removeprefix(f"{LESSONS}{name}/") for step in proofs.get(rule, ()) if _step(step))
            says = ours.say(f"rule-{rule}").replace("$", r"\$")  # else two prices in a line are read as a formula
            parts.append(f"| {rule} | {says} | {tests} | {steps} |\n")
    return "".join(parts)


def _step(proof: str) -> bool:
    return proof.startswith(LESSONS)


def _cell(names: Iterable[str]) -> str:
    return "<br>".join(f"`{name}`" for name in names)


if __name__ == "__main__":
    sys.exit(main())
