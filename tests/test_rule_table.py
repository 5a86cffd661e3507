"""The table of rules: each rule of each game has a test and a lesson, and the tables that we ship say which."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests import proofs

if TYPE_CHECKING:
    from pathlib import Path

RENEW = "run: python -m tests.proofs"


@pytest.fixture(scope="module")
def marked() -> dict[str, list[str]]:
    return proofs.gathered()


def written(folder: Path, text: str) -> Path:
    (folder / "test_made_up.py").write_text(text, encoding="utf-8")
    return folder


def test_every_rule_of_every_game_is_proved_and_every_mark_names_a_rule(marked: dict[str, list[str]]) -> None:
    assert proofs.checked(marked, proofs.rules()) == marked


def test_every_rule_of_every_game_has_its_test_and_its_lesson_step() -> None:
    tests, steps = proofs.collected(proofs.TESTS), proofs.taught()
    assert [rule for rule in proofs.rules() if rule not in tests] == []
    assert [rule for rule in proofs.rules() if rule not in steps] == []


def test_the_table_names_the_step_beside_the_test(marked: dict[str, list[str]]) -> None:
    row = next(line for line in proofs.as_table(marked).splitlines() if line.startswith("| VT1 |"))
    assert "test_vastgoedveiling.py::" in row.split("|")[3]
    assert "`01-half.toml::three`" in row.split("|")[4]


def test_the_package_carries_the_proofs_that_the_marks_give_now(marked: dict[str, list[str]]) -> None:
    assert proofs.PROOFS.read_text(encoding="utf-8") == proofs.as_json(marked), RENEW
    assert json.loads(proofs.PROOFS.read_text(encoding="utf-8")) == marked


def test_the_page_with_the_table_is_what_the_marks_give_now(marked: dict[str, list[str]]) -> None:
    assert proofs.TABLE.read_text(encoding="utf-8") == proofs.as_table(marked), RENEW


def test_a_rule_that_nothing_proves_is_named(marked: dict[str, list[str]]) -> None:
    with pytest.raises(proofs.Unproven, match=r"neither a test nor a lesson proves VS99, VA99\."):
        proofs.checked(marked, [*proofs.rules(), "VS99", "VA99"])


def test_the_script_fails_and_writes_nothing_when_a_rule_has_no_proof(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    known = proofs.rules()
    monkeypatch.setattr(proofs, "rules", lambda: [*known, "VS99"])
    monkeypatch.setattr(proofs, "PROOFS", tmp_path / "proofs.json")
    monkeypatch.setattr(proofs, "TABLE", tmp_path / "rule-table.md")
    assert proofs.main() == 1
    assert "VS99" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_mark_with_an_id_that_no_game_has_is_named_with_its_test(tmp_path: Path) -> None:
    folder = written(tmp_path, "@pytest.mark.rule('VS1', 'XX1')\ndef test_something(): ...\n")
    with pytest.raises(proofs.Unproven, match=r"no game has the rule XX1 that .*test_made_up.py::test_something"):
        proofs.checked(proofs.collected(folder), proofs.rules())


def test_marks_are_found_on_tests_on_classes_and_in_parameters(tmp_path: Path) -> None:
    folder = written(
        tmp_path,
        "@pytest.mark.rule('A1', 'A10')\ndef test_one(): ...\n"
        "@pytest.mark.parametrize('n', [1, pytest.param(2, marks=pytest.mark.rule('A2'))])\ndef test_two(n): ...\n"
        "@pytest.mark.rule('A1')\nclass TestThree:\n    @pytest.mark.rule('A9')\n    def test_four(self): ...\n",
    )
    here = f"{tmp_path.name}/test_made_up.py"
    assert proofs.collected(folder) == {
        "A1": [f"{here}::TestThree", f"{here}::test_one"],
        "A2": [f"{here}::test_two"],
        "A9": [f"{here}::TestThree::test_four"],
        "A10": [f"{here}::test_one"],
    }


@pytest.mark.parametrize("text", ["pytestmark = pytest.mark.rule('VS1')\n", "CASES = [pytest.mark.rule('VS1')]\n"])
def test_a_mark_that_no_test_wears_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(proofs.Unproven, match="belongs in a decorator"):
        proofs.collected(written(tmp_path, text))


@pytest.mark.parametrize("ids", ["", "RULE", "*RULES", "3"])
def test_a_mark_must_name_its_rules_as_plain_text(tmp_path: Path, ids: str) -> None:
    with pytest.raises(proofs.Unproven, match="plain text"):
        proofs.collected(written(tmp_path, f"@pytest.mark.rule({ids})\ndef test_something(): ...\n"))
