"""The notebooks of the studies, written from their sentences: ``python -m tests.study_notebooks``.

A study has a notebook in English and one in Dutch (``.nl.ipynb``). They differ in their prose, which is the prose of
the pages, and in nothing else. Under Voilà the prose is left out, and the widgets say it in the reader's language.
What theory says is not in it, so that nobody reads it too early, and the printed notebook is a hand-out.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat

from hashiban.lab import studies
from hashiban.lab.studies import LETTERS, Ask
from hashiban.words import Words, words

FOLDER = Path(__file__).resolve().parents[1] / "notebooks"
LANGUAGES = ("en", "nl")
CELLS = {
    "decide": "demo.decision.box",
    "predict": "demo.prediction.box",
    "happened": "demo.happened.box",
    "theory": "demo.theory.box",
    "change": "demo.change.box",
    "talk": "demo.talk.box",
    "sources": "demo.sources.box",
}
"""The line of code of each stage."""


def file(name: str, language: str) -> str:
    """What the notebook of a study in this language is called."""
    return f"study_{name}.ipynb" if language == LANGUAGES[0] else f"study_{name}.{language}.ipynb"


def notebook(name: str, language: str) -> Any:
    """The notebook of a study in this language."""
    say = words(language)
    title = studies.say(say, name, "title")
    lead = f"# {title}\n\n{studies.say(say, name, 'lead')}\n\n*{say.say('notice')}*"
    cells = [_prose(lead), _code(f'from hashiban_widgets import study\n\ndemo = study("{name}")\ndemo')]
    for stage, line in CELLS.items():
        cells += [_prose(f"## {say.say(f'study-stage-{stage}')}\n\n{_text(say, name, stage)}"), _code(line)]
    for number, cell in enumerate(cells):
        cell["id"] = f"{name.replace('_', '-')[:40]}-{number}"
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    about = {"kernelspec": kernel, "language_info": {"name": "python"}, "title": title}
    return nbformat.v4.new_notebook(cells=cells, metadata=about)


def _text(say: Words, name: str, stage: str) -> str:
    study = studies.load(name)
    if stage == "talk":
        kinds = (("open", study.OPEN), ("talk", study.TALKS))
        return "\n\n".join(_listed(say, name, kind, many) for kind, many in kinds)
    if stage == "sources":
        return "\n".join(f"- {source}" for source in study.SOURCES)
    if stage not in ("decide", "predict"):
        return say.say(f"study-about-{stage}")
    asks = study.DECISIONS if stage == "decide" else (study.PREDICTION,)
    return "\n\n".join([*studies.say(say, name, stage).split("\n"), *(_asked(say, name, ask) for ask in asks)])


def _asked(say: Words, name: str, ask: Ask) -> str:
    """A question with room for an answer on paper."""
    said = f"**{studies.say(say, name, 'ask', ask.key)}** \\_\\_\\_\\_\\_\\_\\_\\_"
    options = (f"- {letter}. {studies.say(say, name, 'ask', ask.key, letter)}" for letter in LETTERS[: ask.options])
    return "\n\n".join([said, "\n".join(options)]) if ask.options else said


def _listed(say: Words, name: str, kind: str, many: int) -> str:
    rows = "\n".join(f"- {studies.say(say, name, kind, k)}" for k in range(1, many + 1))
    return f"**{say.say(f'study-{kind}')}**\n\n{rows}"


def _prose(text: str) -> Any:
    """A cell to read. JupyterLab sees a formula between two money signs, unless each has an element of its own."""
    safe = text.replace("$", "<span>&#36;</span>")
    return nbformat.v4.new_markdown_cell(safe, metadata={"tags": ["notebook-only"]})


def _code(text: str) -> Any:
    return nbformat.v4.new_code_cell(text)


def written(name: str, language: str) -> str:
    """The notebook as it stands in its file."""
    return str(nbformat.writes(notebook(name, language))) + "\n"


def main() -> None:
    """Write all notebooks anew."""
    for name in studies.NAMES:
        for language in LANGUAGES:
            (FOLDER / file(name, language)).write_text(written(name, language), encoding="utf-8")


if __name__ == "__main__":
    main()
