"""What a simulation leaves behind: its results, all that happened, and the games themselves, in files."""

from __future__ import annotations

from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

from hashiban.cli.asking import Refused, unwritten

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from hashiban.lab.arena import Results


@contextmanager
def writable(path: str | None) -> Iterator[IO[str] | None]:
    """The file for the results, opened before a single game is played. Raises Refused."""
    if path is None:
        yield None
        return
    try:
        file = open(path, "w", newline="", encoding="utf-8")  # noqa: SIM115 - closed by _save, where it may fail
    except (OSError, ValueError) as error:
        raise Refused(unwritten("simulate", path, error)) from None
    yield file


def save(runs: Sequence[Results], file: IO[str] | None, path: str) -> str:
    """Write the results; why that failed, or nothing."""
    import csv

    from hashiban.lab.arena import COLUMNS

    if file is None:
        return ""
    try:
        with file:
            writer = csv.writer(file, lineterminator="\n")
            if len(runs) == 1:
                writer.writerows([COLUMNS])
                writer.writerows(runs[0].rows())
            else:
                writer.writerows([("run", *COLUMNS)])
                for name, results in zip(("before", "after"), runs, strict=True):
                    writer.writerows((name, *row) for row in results.rows())
    except OSError as error:
        return unwritten("simulate", path, error)
    return ""


def record(results: Results, file: IO[str] | None, path: str) -> str:
    """Write all that happened in every game; why that failed, or nothing."""
    from hashiban.lab.arena import journals
    from hashiban.lab.record import write_csv

    if file is None:
        return ""
    try:
        with file:
            numbered = enumerate(journals(results), start=1)
            write_csv(((str(number), journal) for number, journal in numbered), [results.plan.game], file)
    except OSError as error:
        return unwritten("simulate", path, error)
    return ""


def folder(path: str | None) -> Path | None:
    """The folder for the games, made before one is played. Raises Refused."""
    from pathlib import Path

    if path is None:
        return None
    folder = Path(path)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        filled = any(folder.iterdir())
    except (OSError, ValueError) as error:
        raise Refused(unwritten("simulate", path, error)) from None
    if filled:
        raise Refused(f"hashiban simulate: there is something in the folder {path} already; choose an empty one.")
    return folder


def keep(results: Results, folder: Path | None) -> str:
    """Save every game as a file; why that failed, or nothing."""
    from hashiban.lab.arena import journals

    if folder is None:
        return ""
    digits = len(str(len(results)))
    try:
        for number, journal in enumerate(journals(results), start=1):
            folder.joinpath(f"{number:0{digits}}.jsonl").write_text(journal.lines(), encoding="utf-8", newline="")
    except OSError as error:
        return unwritten("simulate", str(folder), error)
    return ""
