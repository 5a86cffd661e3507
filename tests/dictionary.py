"""The data dictionary as a page: ``python -m tests.dictionary`` writes it from what the record knows.

For each event of each game there is its English sentence, in which the facts that it tells stand in braces.
"""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast

from hashiban.games import NAMES
from hashiban.lab.record import HEAD, facts
from hashiban.words import words

PAGE = Path(__file__).parents[1] / "docs" / "data-dictionary.md"

INTRO = """# Data dictionary

What is in the record that `hashiban record` and `hashiban simulate --record` write: one row an event, in a CSV file
in UTF-8. Lists stand in one cell with blanks between their parts. Seats are counted from 1; what an event does not
tell is empty. `hashiban.lab.record.to_frame()` gives the same as a pandas DataFrame.
Written by `python -m tests.dictionary`.

## Columns of every game

"""


def page() -> str:
    """The whole page."""
    text = INTRO + _table(HEAD)
    for game in NAMES:
        text += f"\n## {words('en').say(f'{game}-title')}\n\n{_table(facts(game))}\n"
        text += "| event | tells | in a sentence |\n| --- | --- | --- |\n"
        text += "".join(f"| {name} | {', '.join(told)} | {said} |\n" for name, told, said in events(game))
    return text


def _table(columns: dict[str, str]) -> str:
    rows = "".join(f"| {name} | {says} |\n" for name, says in columns.items())
    return f"| column | says |\n| --- | --- |\n{rows}"


def events(game: str) -> list[tuple[str, list[str], str]]:
    """Each event of a game that has a sentence, the facts in it that are columns, and the sentence for others."""
    source = files("hashiban.words").joinpath(f"en/{game}.ftl").read_text(encoding="utf-8")
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(f"{game}-told-") and entry.value:
            said = " ".join(_flat(entry.value).split())
            told = [name for name in dict.fromkeys(re.findall(r"\{(\w+)\}", said)) if name in facts(game)]
            found.append((entry.id.name.removeprefix(f"{game}-told-"), told, said))
    return sorted(found)


def _flat(pattern: ast.Pattern) -> str:
    """A pattern as plain text; of the ways to say it the one that is meant for everybody."""
    return "".join(part.value if isinstance(part, ast.TextElement) else _placed(part) for part in pattern.elements)


def _placed(part: ast.Placeable | ast.TextElement) -> str:
    inner = part.expression if isinstance(part, ast.Placeable) else part
    if isinstance(inner, ast.SelectExpression):
        return _flat(next(way for way in inner.variants if way.default).value)
    if isinstance(inner, ast.VariableReference):
        return f"{{{inner.id.name}}}"
    if isinstance(inner, ast.FunctionReference):
        return " ".join(_placed(ast.Placeable(one)) for one in inner.arguments.positional)
    if isinstance(inner, ast.Placeable):
        return _placed(inner)
    return str(getattr(inner, "value", ""))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
