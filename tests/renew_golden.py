"""Whole games on paper: the journal, what happened in words, and how it ended (promise 8).

``python -m tests.renew_golden`` writes them anew after a rule, a bot or a sentence was changed on purpose.
"""

from __future__ import annotations

from pathlib import Path

from hashiban.journal import Sitter
from hashiban.session import Session
from hashiban.words import Words
from tests.seats import TABLES, bare

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ada", "Bram", "Chloé", "Daan", "Elif", "Finn")
LEVELS = ("hard", "medium", "easy")


def path(name: str, players: int) -> Path:
    """Where the golden playthrough of this table is kept."""
    return GOLDEN / f"{name}-{players}.txt"


def playthrough(name: str, players: int) -> str:
    """A whole game of bots of every level, in three parts."""
    session = Session(name, [Sitter(NAMES[k], LEVELS[k % 3]) for k in range(players)], seed=players)
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
    for name, players in TABLES:
        path(name, players).write_text(playthrough(name, players), encoding="utf-8")
        print(path(name, players))


if __name__ == "__main__":
    renew()
