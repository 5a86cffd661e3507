"""The record: a row an event, the same columns always, each with its meaning, and no secret of a running game."""

from __future__ import annotations

import csv
import io
import json
import sys
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from hashiban import bots, cli
from hashiban.actions import CHANCE
from hashiban.engine import play, replay
from hashiban.games import NAMES, load
from hashiban.journal import Journal, parse
from hashiban.lab import record
from hashiban.lab.arena import journals, run
from tests import dictionary

if TYPE_CHECKING:
    from pathlib import Path

GAME = "vastgoedveiling"
every_game = pytest.mark.parametrize("game", NAMES)


@cache
def played(game: str, players: int, seed: int) -> Journal:
    """A game of all kinds of bots, or of seats that say any legal thing."""
    levels = (["random"] if seed % 2 else ["hard", "easy", "random", "medium"]) * players
    journal, _ = play(load(game), [bots.load(game, level) for level in levels[:players]], seed)
    return journal


def table(journal: Journal) -> list[dict[str, str]]:
    file = io.StringIO()
    count = record.write_csv([("one", journal)], [journal.game], file)
    rows = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert len(rows) == count
    return rows


@every_game
def test_every_fact_that_is_told_has_a_column_with_its_meaning(game: str) -> None:
    known = record.facts(game)
    for players in load(game).PLAYERS:
        for seed in range(4):
            for event in played(game, players, seed).events:
                assert set(event.facts) <= set(known), event.name
    assert all(known.values())


@every_game
def test_no_column_is_there_that_no_game_ever_fills(game: str) -> None:
    told = {
        name
        for players in load(game).PLAYERS
        for seed in range(12)
        for event in played(game, players, seed).events
        for name in event.facts
    }
    assert set(record.facts(game)) - told - set(record.facts("none of them")) == set()


@every_game
def test_there_is_a_row_for_each_event_in_order_with_the_move_that_caused_it(game: str) -> None:
    journal = played(game, load(game).PLAYERS[-1], 2)
    rows = table(journal)
    assert [row["event"] for row in rows] == [event.name for event in journal.events]
    assert [int(row["number"]) for row in rows] == list(range(1, len(rows) + 1))
    for row in rows:
        speaker, action = journal.moves[int(row["move"]) - 1]
        assert int(row["speaker"]) == (0 if speaker == CHANCE else speaker + 1)
        assert row["verb"] == action.verb
        assert row["said_cards"] == " ".join(map(str, action.cards))
        assert int(row["said_amount"] or 0) == action.amount


@every_game
def test_seats_are_counted_from_one_and_all_else_is_as_it_was_told(game: str) -> None:
    journal = played(game, load(game).PLAYERS[-1], 2)
    for row, event in zip(table(journal), journal.events, strict=True):
        for name, value in event.facts.items():
            listed = value if isinstance(value, tuple) else (value,)
            more = 1 if name in record.SEATS else 0
            assert row[name] == " ".join(str(part + more) if more else str(part) for part in listed)
        assert row["told"] == " ".join(str(seat + 1) for seat in event.to or ())


@every_game
def test_of_a_running_game_only_what_everybody_was_told_is_written(game: str) -> None:
    whole = played(game, load(game).PLAYERS[-1], 2)
    half = len(whole.moves) // 2
    journal = replace(whole, moves=whole.moves[:half], told=whole.told[:half])
    rows = table(journal)
    assert [row["event"] for row in rows] == [event.name for event in journal.events if event.to is None]
    assert {row[name] for row in rows for name in ("said_amount", "said_cards", "said_coins", "told")} == {""}


def test_the_columns_depend_on_the_games_alone() -> None:
    assert record.columns([GAME]) == (*record.HEAD, *record.facts(GAME))
    assert record.columns(NAMES) == record.columns([*NAMES, NAMES[0]])
    assert len(set(record.columns(NAMES))) == len(record.columns(NAMES))


def test_a_fact_without_a_column_is_no_silent_loss() -> None:
    journal = played(GAME, 3, 2)
    strange = replace(journal, told=[[*journal.told[0], journal.events[0]._replace(facts={"moon": 1})]])
    with pytest.raises(ValueError, match="moon"):
        table(replace(strange, moves=journal.moves[:1]))


def test_the_page_of_the_data_dictionary_is_what_the_record_knows() -> None:
    assert dictionary.PAGE.read_text(encoding="utf-8") == dictionary.page(), "run: python -m tests.dictionary"


# ------------------------------------------------------------------------------------------ pandas


def test_a_frame_has_the_rows_of_the_table_with_whole_numbers() -> None:
    pytest.importorskip("pandas")
    sources = [(str(seed), played(GAME, 3, seed)) for seed in (1, 2)]
    frame = record.to_frame(sources, [GAME])
    assert list(frame.columns) == list(record.columns([GAME]))
    assert len(frame) == sum(len(journal.events) for _, journal in sources)
    assert str(frame["amount"].dtype) == "Int64"
    paid = sum(event.facts["paid"] for _, journal in sources for event in journal.events if "paid" in event.facts)
    assert frame["paid"].sum() == paid


def test_without_pandas_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"pip install 'hashiban\[pandas\]'"):
        record.to_frame([], [GAME])


# ------------------------------------------------------------------------------------------ the commands


def test_the_games_of_a_run_are_saved_and_recorded_as_they_were_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file, folder = tmp_path / "all.csv", tmp_path / "games"
    argv = ["simulate", GAME, "--seats", "hard,easy,medium", "--games", "11", "--rotate", "--seed", "3"]
    assert cli.main([*argv, "--record", str(file), "--journals", str(folder)]) == 0
    results = run(GAME, ("hard", "easy", "medium"), 11, 3, rotate=True)
    saved = sorted(folder.iterdir())
    assert [one.name for one in saved] == [f"{number:02}.jsonl" for number in range(1, 12)]
    for one, result in zip(saved, results, strict=True):
        journal = parse(one.read_text(encoding="utf-8"))
        assert load(GAME).score(replay(journal)).totals == result.totals
        assert [sitter.bot for sitter in journal.sitters] == [
            results.plan.names[results.plan.bot(seat, result.number)] for seat in range(3)
        ]
    rows = list(csv.DictReader(file.read_text().splitlines()))
    ends = [row for row in rows if row["event"] == "end"]
    assert [row["totals"] for row in ends] == [" ".join(map(str, one.totals)) for one in results]
    assert [row["source"] for row in ends] == [str(one.number) for one in results]
    capsys.readouterr()
    assert cli.main(["record", *map(str, saved)]) == 0
    again = list(csv.DictReader(capsys.readouterr().out.splitlines()))
    assert [{**row, "source": ""} for row in again] == [{**row, "source": ""} for row in rows]


def test_a_journal_that_came_out_goes_in_again(tmp_path: Path) -> None:
    for journal in journals(run("tien", ("easy", "medium"), 2, 3)):
        assert parse(journal.lines()).lines() == journal.lines()


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["record", "no/such/game.jsonl"], "cannot be read"),
        (["record", "{broken}"], "Line 1"),
        (["record", "{good}", "--csv", "no/such/table.csv"], "cannot be written"),
        (["simulate", GAME, "--seats", "easy,easy", "--journals", "{full}"], "something in the folder"),
        (["simulate", GAME, "--seats", "easy,easy", "--journals", "{good}"], "cannot be written"),
        (["simulate", GAME, "--seats", "easy,easy", "--record", "no/such/table.csv"], "cannot be written"),
    ],
)
def test_what_cannot_be_read_or_written_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, argv: list[str], why: str
) -> None:
    places: dict[str, Any] = {"broken": tmp_path / "broken", "good": tmp_path / "good", "full": tmp_path}
    places["broken"].write_text(json.dumps({"chess": 1}))
    places["good"].write_text(played(GAME, 3, 2).lines())
    code = cli.main([part.format(**places) for part in argv])
    out, err = capsys.readouterr()
    assert code in (1, 2)
    assert (out, err.count("\n")) == ("", 1)
    assert why in err
