"""The command line: what it prints, what it refuses, and with which exit code."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

import hashiban
from hashiban import __version__, bots, cli, words
from hashiban.cli import rules
from hashiban.engine import play
from hashiban.games import NAMES, load
from hashiban.journal import Journal, Sitter
from hashiban.lab import arena
from hashiban.session import Session

if TYPE_CHECKING:
    from collections.abc import Callable

GAME = "vastgoedveiling"
COMMANDS = ("serve", "simulate", "record", "replay", "rules", "figures")
ROOT = Path(hashiban.__file__).parents[1]


class Said(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Callable[..., Said]:
    """Run a command in this process."""

    def run(*argv: object) -> Said:
        code = cli.main([str(arg) for arg in argv])
        said = Said(code, *capsys.readouterr())
        assert "Traceback" not in said.err
        return said

    return run


def child(*argv: str, **options: Any) -> subprocess.Popen[str]:
    """Run a command in a process of its own."""
    places = os.pathsep.join([str(ROOT), str(ROOT / "widgets")])
    return subprocess.Popen(
        [sys.executable, *argv],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": places, **options.pop("env", {})},
        **options,
    )


def refused(said: Said, code: int, *parts: str) -> None:
    """It is one line on standard error, with these parts, and nothing on standard output."""
    assert said.code == code
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("hashiban")
    for part in parts:
        assert part in said.err


# ------------------------------------------------------------------------------------------ in general


def test_the_version_is_that_of_the_package(say: Callable[..., Said]) -> None:
    assert say("--version") == (0, f"hashiban {__version__}\n", "")


def test_the_help_shows_every_command_and_examples(say: Callable[..., Said]) -> None:
    said = say("--help")
    assert said.code == 0
    assert all(f"hashiban {command}" in said.out or f"{command} " in said.out for command in COMMANDS)
    assert "examples:" in said.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_of_its_own(say: Callable[..., Said], command: str) -> None:
    said = say(command, "--help")
    assert said.code == 0
    assert f"usage: hashiban {command}" in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 120


def test_the_languages_are_those_that_there_are_words_for() -> None:
    assert tuple(words.LANGUAGES) == cli.LANGUAGES


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        ([], "serve, simulate, record, replay, rules or figures"),
        (["juggle"], "'juggle'"),
        (["--lang", "fr", "rules"], "'fr'"),
        (["rules", "--lang", "fr"], "'fr'"),
        (["rules", "chess"], "There is no game called 'chess'. Choose from: "),
        (["rules", GAME, "more"], "more"),
        (["replay"], "FILE"),
        (["serve", "--port", "http"], "'http' is not a whole number"),
        (["serve", "--port", "70000"], "'70000' is not a whole number from 0 to 65,535"),
    ],
)
def test_what_is_not_understood_is_refused_with_a_sentence(
    say: Callable[..., Said], argv: list[str], part: str
) -> None:
    refused(say(*argv), 2, part, "--help")


@pytest.mark.parametrize("module", ["hashiban", "hashiban.cli"])
def test_importing_loads_nothing_heavy(module: str) -> None:
    heavy = ("numpy", "matplotlib", "ipywidgets", "babel", "fluent", "tqdm", "hashiban_widgets")
    with child("-c", f"import sys, {module}; print([m for m in {heavy} if m in sys.modules])") as process:
        assert process.communicate() == ("[]\n", "")


def test_a_reader_that_stops_reading_gets_no_complaint() -> None:
    with child("-m", "hashiban.cli", "rules") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == cli.PIPE_CLOSED


def test_a_terminal_that_knows_only_ascii_gets_all_the_lines() -> None:
    env = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    with child("-m", "hashiban.cli", "--lang", "de", "rules", env=env) as process:
        out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    assert "VS1" in out


def test_serve_is_left_to_the_pages(say: Callable[..., Said], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    def serve(**options: Any) -> int:
        asked.append(options)
        return 7

    monkeypatch.setattr("hashiban_widgets.serve.serve", serve)
    assert say("serve").code == 7
    assert say("serve", "--port", "9000", "--no-browser").code == 7
    plain = {"listen": None, "hosts": (), "base_url": "/"}
    assert asked == [{"port": None, "browser": True, **plain}, {"port": 9000, "browser": False, **plain}]


def test_a_public_server_is_asked_for_by_its_names(say: Callable[..., Said], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []

    def serve(**options: Any) -> int:
        asked.append(options)
        return 0

    monkeypatch.setattr("hashiban_widgets.serve.serve", serve)
    words = [
        "--host",
        "a.org",
        "--host",
        "b.org",
        "--base-url",
        "/games/",
        "--listen",
        "0.0.0.0",
        "--pages",
        "30",
        "--spare",
        "4",
        "--no-browser",
    ]
    assert say("serve", *words).code == 0
    assert asked == [
        {
            "port": None,
            "browser": False,
            "hosts": ("a.org", "b.org"),
            "base_url": "/games/",
            "listen": "0.0.0.0",
            "pages": 30,
            "spare": 4,
        }
    ]
    assert "'0' is not a whole number from 1" in say("serve", "--pages", "0").err


# ------------------------------------------------------------------------------------------ simulate


def simulated(say: Callable[..., Said], *more: object, seats: str = "hard,medium,random") -> Said:
    return say("simulate", GAME, "--seats", seats, "--games", 60, "--seed", 3, *more)


def table(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8"))))


def test_a_simulation_prints_a_line_for_each_seat(say: Callable[..., Said]) -> None:
    said = simulated(say)
    assert said.code == 0
    assert said.err == ""
    assert said.out.startswith(f"{GAME}: 60 games, seed 3\n")
    lines = said.out.splitlines()
    assert [line.split()[:2] for line in lines[3:6]] == [["1", "hard"], ["2", "medium"], ["3", "random"]]
    assert "games a second of CPU time" in lines[-1]


def test_the_same_seed_gives_the_same_file_whatever_the_number_of_workers(
    say: Callable[..., Said], tmp_path: Path
) -> None:
    one, two, other = (tmp_path / name for name in ("one.csv", "two.csv", "other.csv"))
    assert simulated(say, "--csv", one, "--workers", 1).code == 0
    assert simulated(say, "--csv", two, "--workers", 2).code == 0
    assert simulated(say, "--csv", other, "--seed", 4).code == 0
    assert one.read_bytes() == two.read_bytes() != other.read_bytes()


def test_the_file_has_a_row_for_each_seat_of_each_game(say: Callable[..., Said], tmp_path: Path) -> None:
    simulated(say, "--csv", tmp_path / "games.csv")
    rows = table(tmp_path / "games.csv")
    assert tuple(rows[0]) == arena.COLUMNS == ("game", "seed", "seat", "bot", "total", "share", "won")
    assert [(row["game"], row["seat"], row["bot"]) for row in rows[:4]] == [
        ("1", "1", "hard"),
        ("1", "2", "medium"),
        ("1", "3", "random"),
        ("2", "1", "hard"),
    ]
    assert len(rows) == 180
    assert sum(float(row["share"]) for row in rows) == pytest.approx(60, abs=1e-4)
    assert all((row["won"] == "1") == (float(row["share"]) > 0) for row in rows)


def test_a_game_of_the_file_can_be_played_again_from_its_seed(say: Callable[..., Said], tmp_path: Path) -> None:
    simulated(say, "--csv", tmp_path / "games.csv", "--rule", "rounding=up")
    rows = [row for row in table(tmp_path / "games.csv") if row["game"] == "17"]
    game = load(GAME)
    seats = [bots.load(GAME, row["bot"]) for row in rows]
    _, state = play(game, seats, int(rows[0]["seed"]), game.Rules("up"))
    assert [int(row["total"]) for row in rows] == list(game.score(state).totals)


def test_a_switch_of_the_rules_changes_the_games(say: Callable[..., Said], tmp_path: Path) -> None:
    down, up = tmp_path / "down.csv", tmp_path / "up.csv"
    simulated(say, "--csv", down, "--rule", "rounding=down")
    simulated(say, "--csv", up, "--rule", "rounding=UP")
    assert down.read_bytes() != up.read_bytes()


def test_the_bar_is_shown_only_where_it_was_asked_for_or_somebody_looks(say: Callable[..., Said]) -> None:
    assert simulated(say).err == ""
    shown = simulated(say, "--progress")
    assert "60/60" in shown.err
    assert shown.code == 0
    assert "60/60" not in shown.out


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["chess", "--seats", "easy,easy"], "There is no game called 'chess'"),
        ([GAME], "--seats"),
        ([GAME, "--seats", "easy"], "2 to 6 players, not 1"),
        ([GAME, "--seats", "easy,easy,easy,easy,easy,easy,easy"], "2 to 6 players, not 7"),
        ([GAME, "--seats", "easy,genius"], "no bot called 'genius'. Choose from: easy"),
        ([GAME, "--seats", "easy,,easy"], "no bot called ''"),
        ([GAME, "--seats", "easy,easy", "--games", "0"], "'0' is not a whole number from 1 to 10,000,000"),
        ([GAME, "--seats", "easy,easy", "--games", "-3"], "'-3'"),
        ([GAME, "--seats", "easy,easy", "--games", "1000000000"], "'1000000000'"),
        ([GAME, "--seats", "easy,easy", "--games", "many"], "'many' is not a whole number"),
        ([GAME, "--seats", "easy,easy", "--games", "9" * 5000], "is not a whole number"),
        ([GAME, "--seats", "easy,easy", "--seed", "1.5"], "'1.5' is not a whole number"),
        ([GAME, "--seats", "easy,easy", "--workers", "0"], "'0' is not a whole number from 1"),
        ([GAME, "--seats", "easy,easy", "--rule", "rounding"], "rounding=down|up"),
        ([GAME, "--seats", "easy,easy", "--rule", "rounding=sideways"], "'rounding=sideways' is no switch"),
        ([GAME, "--seats", "easy,easy", "--rule", "gravity=off"], "'gravity=off' is no switch"),
    ],
)
def test_a_simulation_that_cannot_be_played_is_refused(say: Callable[..., Said], argv: list[str], part: str) -> None:
    refused(say("simulate", *argv), 2, part)


@pytest.mark.parametrize("path", [".", "no/such/folder/games.csv", "\0.csv"])
def test_a_file_that_cannot_be_written_is_refused_before_a_game_is_played(
    say: Callable[..., Said], monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(arena, "play_some", lambda *_: pytest.fail("a game was played"))
    refused(simulated(say, "--csv", path), 2, f"{path} cannot be written: ")


def test_a_wrong_seat_leaves_the_old_file_as_it_was(say: Callable[..., Said], tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    file.write_text("precious")
    assert simulated(say, "--csv", file, seats="easy,genius").code == 2
    assert file.read_text() == "precious"


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a disk that is always full")
def test_when_the_disk_is_full_the_summary_is_still_printed(say: Callable[..., Said]) -> None:
    said = simulated(say, "--csv", "/dev/full")
    assert said.code == 2
    assert "/dev/full cannot be written: no space left" in said.err
    assert "hard" in said.out


def test_when_a_bot_fails_the_games_before_are_printed_and_written(
    say: Callable[..., Said], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    count = iter(range(10**6))

    def tired(view: Any, luck: Any) -> Any:
        if next(count) > 2000:
            raise ZeroDivisionError("tired")
        return bots.anything(view, luck)

    monkeypatch.setattr("hashiban.bots.vastgoedveiling.medium", tired)
    said = simulated(say, "--csv", tmp_path / "games.csv", "--games", 1000)
    assert said.code == 1
    assert "medium in seat 2 failed with ZeroDivisionError: tired. What was finished before is kept." in said.err
    games = len(table(tmp_path / "games.csv")) // 3
    assert 0 < games < 1000
    assert f"{games:,} games" in said.out


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_stops_a_run_and_keeps_what_is_done(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "games.csv"
    argv = ["--games", "1000000", "--progress", "--workers", workers, "--csv", str(file)]
    command = ("-m", "hashiban.cli", "simulate", GAME, "--seats", "random,random", *argv)
    with child(*command, start_new_session=True) as process:
        assert process.stderr is not None
        while "0/1000000" in (seen := process.stderr.read(40)) or "/1000000" not in seen:
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)  # a terminal tells the workers, too
        out, err = process.communicate(timeout=30)
    assert process.returncode == cli.INTERRUPTED
    assert "Traceback" not in err
    games = len(table(file)) // 2
    assert games > 0
    assert f"stopped after {games:,} of 1,000,000 games, which are kept" in err
    assert f"{GAME}: {games:,} games" in out
    assert "random" in out


# ------------------------------------------------------------------------------------------ replay


@pytest.fixture(scope="module")
def finished() -> Journal:
    game = load(GAME)
    journal, _ = play(game, [bots.load(GAME, "medium")] * 3, seed=8)
    journal.sitters = (Sitter("Ann"), Sitter("Bo", "hard"), Sitter("Zoë", "clever"))
    return journal


@pytest.fixture
def saved(tmp_path: Path, finished: Journal) -> Path:
    file = tmp_path / "saved.jsonl"
    file.write_text(finished.lines(), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "seat", "person", "bot"),
    [
        ("en", "Seat 1", "A person", "Computer, hard"),
        ("nl", "Plaats 1", "Een speler", "Computer, moeilijk"),
        ("de", "Platz 1", "Eine Person", "Computer, schwer"),
    ],
)
def test_a_saved_game_is_told_in_the_readers_language(
    say: Callable[..., Said], saved: Path, finished: Journal, language: str, seat: str, person: str, bot: str
) -> None:
    said = say("replay", saved, "--lang", language)
    assert said == say("--lang", language, "replay", saved)
    assert (said.code, said.err) == (0, "")
    end = finished.events[-1]
    lines = said.out.splitlines()
    assert lines[0] == "Vastgoedveiling"
    assert lines[1].startswith(f"{seat}  Ann")
    assert [int(line.split()[-1]) for line in lines[1:4]] == list(end.facts["totals"])
    assert person in lines[1]
    assert bot in lines[2]
    assert "clever" in lines[3]
    assert lines[4] == words.words(language).event(GAME, end, ["Ann", "Bo", "Zoë"])
    assert str(len(finished.moves)) in lines[5]


def test_a_packed_file_and_standard_input_tell_the_same(
    say: Callable[..., Said], saved: Path, finished: Journal, tmp_path: Path
) -> None:
    packed = tmp_path / "packed.jsonl"
    packed.write_text(finished.packed(), encoding="utf-8")
    plain = say("replay", saved)
    assert say("replay", packed) == plain
    with saved.open("rb") as file, child("-m", "hashiban.cli", "replay", "-", stdin=file) as process:
        assert process.communicate() == (plain.out, "")
    assert process.returncode == 0


def test_a_file_that_begins_as_some_editors_save_it_is_read(say: Callable[..., Said], saved: Path) -> None:
    plain = say("replay", saved)
    saved.write_bytes(b"\xef\xbb\xbf" + saved.read_bytes().replace(b"\n", b"\r\n"))
    assert say("replay", saved) == plain


def test_all_that_happened_is_told_in_sentences(say: Callable[..., Said], saved: Path, finished: Journal) -> None:
    said = say("replay", saved, "--events")
    ours = words.words("en")
    told = [ours.event(GAME, event, ["Ann", "Bo", "Zoë"]) for event in finished.events]
    assert said.out.splitlines()[1 : 1 + len(told)] == told


def test_a_running_game_is_told_as_far_as_it_went_and_without_its_secrets(
    say: Callable[..., Said], tmp_path: Path
) -> None:
    session = Session(GAME, [Sitter("Ann"), Sitter("Bo", "easy")], seed=5)
    file = tmp_path / "running.jsonl"
    file.write_text(session.save(), encoding="utf-8")
    said = say("replay", file, "--events")
    assert said.code == 0
    assert "The game is not over yet." in said.out


def test_seats_without_names_are_numbered(say: Callable[..., Said], saved: Path) -> None:
    head, *rest = saved.read_text(encoding="utf-8").splitlines(keepends=True)
    saved.write_text(json.dumps({**json.loads(head), "seats": []}) + "\n" + "".join(rest), encoding="utf-8")
    assert "Player 1" in say("replay", saved).out


def test_a_name_cannot_steer_the_terminal(say: Callable[..., Said], saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace("Ann", "A\\u001b[31mnn\\u202e"), encoding="utf-8")
    said = say("replay", saved, "--events")
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "A\ufffd[31mnn\ufffd" in said.out


def changed(kind: str, lines: list[str]) -> tuple[bytes, str]:
    """A damaged file, and what must be said of it."""
    move = next(k for k, line in enumerate(lines) if '"verb": "bid"' in line)
    text = {
        "empty": "",
        "no journal": "Dear diary,\n",
        "not an object": "[1, 2]\n",
        "no head": '{"game": "vastgoedveiling"}\n',
        "other version": lines[0].replace('"hashiban": 1', '"hashiban": 99') + "\n",
        "other game": lines[0].replace(GAME, "chess") + "\n",
        "players": lines[0].replace('"players": 3', '"players": 9') + "\n",
        "broken line": "\n".join([*lines[:3], lines[3][:20], *lines[4:]]),
        "unknown seat": "\n".join([*lines[:2], lines[2].replace('"seat": -1', '"seat": 5'), *lines[3:]]),
        "unknown action": "\n".join([*lines[:2], lines[2].replace('"cards"', '"fish"'), *lines[3:]]),
        "illegal": "\n".join([*lines[:move], json.dumps({**json.loads(lines[move]), "say": {"verb": "fly"}})]),
        "other events": "\n".join([*lines[:move], json.dumps({**json.loads(lines[move]), "so": []})]),
        "after the end": "\n".join([*lines, lines[-1]]),
        "packed": '{"hashiban": 1, "packed": "", "body": "AAAA"}\n',
    }[kind]
    line = {"broken line": 4, "unknown seat": 3, "unknown action": 3, "after the end": len(lines) + 1}.get(kind, 1)
    return text.encode(), f"Line {move + 1 if kind in ('illegal', 'other events') else line}: "


@pytest.mark.parametrize(
    "kind",
    [
        "empty",
        "no journal",
        "not an object",
        "no head",
        "other version",
        "other game",
        "players",
        "broken line",
        "unknown seat",
        "unknown action",
        "illegal",
        "other events",
        "after the end",
        "packed",
    ],
)
def test_a_damaged_or_impossible_game_is_refused_with_line_and_reason(
    say: Callable[..., Said], saved: Path, kind: str
) -> None:
    raw, line = changed(kind, saved.read_text(encoding="utf-8").splitlines())
    saved.write_bytes(raw)
    english = say("replay", saved)
    refused(english, 1, line, str(saved))
    for language in ("nl", "de"):
        other = say("replay", saved, "--lang", language)
        refused(other, 1, str(saved))
        assert other.err != english.err


def test_a_file_that_is_no_text_is_refused_with_the_line(say: Callable[..., Said], saved: Path) -> None:
    saved.write_bytes(saved.read_bytes().replace("Zoë".encode(), b"Zo\xff") + b"\xff")
    refused(say("replay", saved), 1, "Line 1: ")


def test_a_file_that_is_far_too_long_is_refused(say: Callable[..., Said], saved: Path) -> None:
    saved.write_bytes(b" " * 5_000_000)
    refused(say("replay", saved), 1, "far too long")


@pytest.mark.parametrize("path", [".", "no/such/file.jsonl", "\0"])
def test_a_file_that_cannot_be_read_is_refused(say: Callable[..., Said], path: str) -> None:
    refused(say("replay", path), 2, f"{path} cannot be read: ")


# ------------------------------------------------------------------------------------------ rules


@pytest.mark.parametrize("language", cli.LANGUAGES)
def test_every_rule_is_printed_with_its_sentence_its_tests_and_its_lessons(
    say: Callable[..., Said], language: str
) -> None:
    said = say("rules", "--lang", language)
    assert (said.code, said.err) == (0, "")
    ours = words.words(language)
    for name in NAMES:
        for rule in load(name).RULES:
            head = f"\n{rule:6}{ours.say(f'rule-{rule}')}\n"
            assert f"{head}      tests/" in said.out
            proofs = said.out.split(head)[1].split("\n      lessons/")
            assert len(proofs) > 1
            assert all(line.startswith("      tests/") for line in proofs[0].splitlines())


@pytest.mark.parametrize("name", NAMES)
def test_the_rules_of_one_game_can_be_asked_for(say: Callable[..., Said], name: str) -> None:
    assert say("rules", name).out.splitlines()[0] == words.words("en").say(f"{name}-title")


def test_rules_that_nothing_proves_are_named(say: Callable[..., Said], monkeypatch: pytest.MonkeyPatch) -> None:
    proofs = rules._proofs()
    monkeypatch.setattr(rules, "_proofs", lambda: {**proofs, "VS3": [], "VA8": []})
    said = say("rules")
    assert said.code == 1
    assert said.err == "hashiban rules: Neither a test nor a lesson proves VS3 and VA8.\n"
    assert "VS3" in said.out
