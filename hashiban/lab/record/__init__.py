"""The record of games as one tidy table: a row an event, with a data dictionary.

A journal is the whole game, move by move; this is what a class or a statistics program wants to read. Which columns
there are depends on the games in it and on nothing else, and ``facts.toml`` says what each of them is.
"""

from __future__ import annotations

import csv
import tomllib
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hashiban.actions import CHANCE

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from hashiban.journal import Journal

Row = dict[str, Any]
"""What is in a row, by the name of its column; what an event does not tell is left out."""

Source = tuple[str, "Journal"]
"""A journal and what it is called: its file, or the number of its game."""

HEAD: dict[str, str] = {
    "source": "the file, or the number of the game in its run",
    "game": "which game was played",
    "seed": "its seed: the game can be played again from it",
    "players": "how many seats",
    "move": "the number of the move that caused the event, from 1",
    "speaker": "the seat that moved, from 1; 0 is chance",
    "verb": "what it did",
    "said_amount": "the amount that it named",
    "said_cards": "the cards that it named",
    "said_coins": "the pieces that it laid, a number of each kind",
    "event": "what happened",
    "number": "the number of the event in its game, from 1",
    "told": "the seats that were told; empty: everybody",
}
"""The columns that all games have, and what they are. Lists stand with blanks between their parts."""

SEATS = frozenset({"who", "whom", "winners", "order"})
"""Facts that are seats; the record counts them from 1."""


@lru_cache
def _facts() -> dict[str, dict[str, str]]:
    return tomllib.loads(files(__name__).joinpath("facts.toml").read_text(encoding="utf-8"))


def facts(game: str) -> dict[str, str]:
    """Every fact that an event of this game may tell, in the order of the columns, and what it says."""
    return _facts()["all"] | _facts().get(game, {})


def columns(games: Iterable[str]) -> tuple[str, ...]:
    """The columns of a record of these games."""
    found = dict(HEAD)
    for game in dict.fromkeys(games):
        found |= facts(game)
    return tuple(found)


def rows(source: str, journal: Journal) -> Iterator[Row]:
    """The events of a game, a row each, in order. Lists are tuples, seats are counted from 1.

    A running game has secrets: of it only what everybody was told is here, and of a move only its verb.
    """
    over = any(event.name == "end" for event in journal.events)
    number = 0
    for move, ((speaker, action), told) in enumerate(zip(journal.moves, journal.told, strict=True), start=1):
        head: Row = {"source": source, "game": journal.game, "seed": journal.seed, "players": journal.players}
        head |= {"move": move, "speaker": 0 if speaker == CHANCE else speaker + 1, "verb": action.verb}
        if over:
            said = {"said_amount": action.amount, "said_cards": action.cards, "said_coins": action.coins}
            head |= {name: value for name, value in said.items() if value}
        for event in told:
            number += 1
            if over or event.to is None:
                named = {"event": event.name, "number": number, "told": _counted(event.to or ())}
                yield head | named | {k: _counted(v) if k in SEATS else v for k, v in event.facts.items()}


def _counted(seats: int | Sequence[int]) -> int | tuple[int, ...]:
    return seats + 1 if isinstance(seats, int) else tuple(seat + 1 for seat in seats)


def write_csv(sources: Iterable[Source], games: Iterable[str], file: Any) -> int:
    """Write the record of these games to a text file, a game at a time; how many rows there are.

    ``games`` are the names of all games that come. Raises ValueError for a fact that has no column.
    """
    writer = csv.DictWriter(file, columns(games), lineterminator="\n")
    writer.writeheader()
    count = 0
    for source, journal in sources:
        for row in rows(source, journal):
            writer.writerow({name: _written(value) for name, value in row.items()})
            count += 1
    return count


def _written(value: Any) -> Any:
    return " ".join(map(str, value)) if isinstance(value, tuple | list) else value


def to_frame(sources: Iterable[Source], games: Iterable[str]) -> Any:
    """The record as a pandas DataFrame: numbers as integers that may be missing, lists as tuples.

    Raises ImportError with the way to get pandas where it is not installed.
    """
    try:
        pd: Any = import_module("pandas")
    except ImportError:
        raise ImportError("to_frame() needs the package pandas: pip install 'hashiban[pandas]'") from None
    every = [row for source, journal in sources for row in rows(source, journal)]
    found = {}
    for name in columns(games):
        values = [row.get(name) for row in every]
        whole = {type(value) for value in values if value is not None} == {int}
        found[name] = pd.array(values, dtype="Int64") if whole else pd.Series(values, dtype=object)
    return pd.DataFrame(found)
