"""Whole games on paper: the journal, what happened in words, and how it ended (promise 8).

``python -m tests.renew_golden`` writes them anew after a rule, a bot or a sentence was changed on purpose.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hashiban.games import load
from hashiban.journal import Sitter
from hashiban.session import Session
from hashiban.words import Words
from tests.seats import TABLES, bare

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ada", "Bram", "Chloé", "Daan", "Elif", "Finn")
LEVELS = ("hard", "medium", "easy")


VARIANTS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "revealed": ("hashiban", 3, {"revealed_start": True}),
    "three-dealers": ("hashiban", 2, {"two_player_dealers": 3}),
}
"""Variants of a game that its rulebook has, with the switches that make them."""
PLAYED: list[tuple[str, int, str]] = [
    *((name, players, "") for name, players in TABLES),
    *((name, players, variant) for variant, (name, players, _) in VARIANTS.items()),
]
"""Every table, and every variant."""


def path(name: str, players: int, variant: str = "") -> Path:
    """Where the golden playthrough of this table is kept."""
    return GOLDEN / f"{name}-{players}{variant and '-'}{variant}.txt"


def playthrough(name: str, players: int, variant: str = "") -> str:
    """A whole game of bots of every level, in three parts."""
    switches = VARIANTS[variant][2] if variant else {}
    sitters = [Sitter(NAMES[k], LEVELS[k % 3]) for k in range(players)]
    session = Session(name, sitters, load(name).Rules(**switches), seed=players)
    words = Words("en")
    events = [words.event(name, event, NAMES[:players]) for event in session.journal.events]
    end = session.outcome
    final = [f"{NAMES[seat]}: {total}" for seat, total in enumerate(end.totals)]
    final.append(f"winners: {', '.join(NAMES[seat] for seat in end.winners)}")
    facts = session.view()
    final += [f"{slot}: {bare(getattr(facts, slot))}" for slot in type(session._state.table).__slots__]
    parts = {"Journal": session.save().splitlines(), "What happened": events, "The end": final}
    return "\n".join(line for title, lines in parts.items() for line in (f"== {title}", *lines, ""))


def renew() -> None:
    """Write every golden playthrough."""
    GOLDEN.mkdir(exist_ok=True)
    for table in PLAYED:
        path(*table).write_text(playthrough(*table), encoding="utf-8")
        print(path(*table))


if __name__ == "__main__":
    renew()
