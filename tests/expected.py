"""The numbers that the studies tell, from our own runs: ``python -m tests.expected`` writes them anew.

Each is kept as it is told: the value, and the interval in which it lies 95 times of 100.
"""

from __future__ import annotations

import sys
from pathlib import Path

from hashiban.lab import studies

SEED = 2026
FOLDER = Path(studies.__file__).with_name("expected")
HEAD = "# Written by `python -m tests.expected`, from runs of {games} games with the seed {seed}: value, low, high.\n"


def file(name: str) -> Path:
    """Where the numbers of a study are kept."""
    return FOLDER / f"{name}.toml"


def rounded(number: float) -> float:
    """A number with so many digits that it can be told."""
    return round(number, 2 if abs(number) < 10 else 1) + 0.0


def written(name: str) -> str:
    """What is kept of one study."""
    rows = (
        f"{found.key} = [{', '.join(str(rounded(number)) for number in found[1:])}]\n"
        for found in studies.load(name).measured(studies.load(name).KEPT, SEED)
    )
    return HEAD.format(games=studies.load(name).KEPT, seed=SEED) + "".join(rows)


def main(names: list[str]) -> None:
    """Measure the studies of these names, or all; the others stay as they are kept."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or studies.NAMES:
        print(name, flush=True)
        file(name).write_text(written(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
