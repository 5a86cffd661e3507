"""Two runs with the same cards, runs in which bots rotate, and runs on a Dask cluster: what is promised of them."""

from __future__ import annotations

import csv
import os
import signal
import sys
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from hashiban import bots, cli
from hashiban.engine import play
from hashiban.games import NAMES, load
from hashiban.lab import tally
from hashiban.lab.arena import Plan, Results, game_seed, run
from hashiban.lab.compare import Change, Compared, paired

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAME = "vastgoedveiling"
MIXED = ("hard", "medium", "easy")
THREE = ("medium", "easy", "easy")


def compared(plan: Plan, change: Change) -> Compared:
    """Both runs to their end."""
    *_, last = paired(plan, change)
    return last


# ------------------------------------------------------------------------------------------ rotation


def test_every_bot_plays_every_deal_in_every_seat() -> None:
    results = run(GAME, MIXED, 12, seed=4, rotate=True)
    rows = list(results.rows())
    for deal in range(4):
        games = rows[deal * 9 : deal * 9 + 9]
        assert {row[1] for row in games} == {game_seed(4, deal + 1)}
        assert {(row[2], row[3]) for row in games} == {(seat, bot) for seat in (1, 2, 3) for bot in MIXED}


def test_a_rotated_game_is_the_game_of_its_seed_with_the_bots_moved() -> None:
    game = load(GAME)
    results = run(GAME, MIXED, 6, seed=4, rotate=True)
    for k, played in enumerate(results):
        seated = [MIXED[(seat - k) % 3] for seat in range(3)]
        _, state = play(game, [bots.load(GAME, bot) for bot in seated], game_seed(4, k // 3 + 1))
        assert played.totals == game.score(state).totals


def test_what_a_bot_did_is_found_wherever_it_sat() -> None:
    results = run(GAME, MIXED, 30, seed=4, rotate=True)
    by_bot = tally.by_bot(results, tally.totals(results))
    for number, played in enumerate(results, start=1):
        for bot in range(3):
            assert by_bot[number - 1, bot] == played.totals[results.plan.seat(bot, number)]
            assert results.plan.bot(results.plan.seat(bot, number), number) == bot


def test_with_one_kind_of_bot_every_bot_wins_alike_and_what_differs_is_the_seat() -> None:
    said = tally.summary(run("nieuw_amsterdam", ("medium",) * 3, 300, seed=2, rotate=True))
    assert {round(line.share.value, 9) for line in said.lines} == {round(1 / 3, 9)}
    assert sum(seat.value for seat in said.seats) == pytest.approx(1)
    assert len(said.seats) == 3


def test_a_deal_that_was_not_played_in_all_its_turns_is_left_out() -> None:
    results = run(GAME, MIXED, 8, seed=4, rotate=True)
    sample = np.arange(8.0)
    assert tally.deals(results, sample).tolist() == [1.0, 4.0]
    assert tally.deals(results, sample[:2]).tolist() == [0.5]


# ------------------------------------------------------------------------------------------ the same cards


@pytest.mark.parametrize("name", NAMES)
def test_a_change_of_one_bot_leaves_every_deal_as_it_was(name: str) -> None:
    game, players = load(name), load(name).PLAYERS[-1]
    for number in (1, 2):
        seed = game_seed(1, number)
        firsts = []
        for bot in ("easy", "random"):
            journal, _ = play(game, [bots.load(name, one) for one in ("easy",) * (players - 1) + (bot,)], seed)
            firsts.append(journal.moves[0])
        assert firsts[0] == firsts[1]


def test_a_better_bot_is_better_and_the_interval_of_pairs_is_narrower_than_of_two_runs_apart() -> None:
    both = compared(Plan(GAME, THREE, 240, 1), Change(1, "hard"))
    better = both.differences()[1]
    assert (better.before, better.after) == ("easy", "hard")
    assert better.share.low > 0
    assert better.total.low > 0
    apart = [tally.summary(results).lines[0].total for results in (both.before, both.after)]
    reach = sum((one.high - one.value) ** 2 for one in apart) ** 0.5
    first = both.differences()[0].total
    assert first.high - first.value < reach


def test_the_difference_of_each_bot_is_the_mean_of_the_pairs() -> None:
    both = compared(Plan(GAME, THREE, 50, 1), Change(0, "hard"))
    pairs = zip(both.before, both.after, strict=True)
    assert both.differences()[2].total.value == pytest.approx(np.mean([b.totals[2] - a.totals[2] for a, b in pairs]))
    assert sum(line.share.value for line in both.differences()) == pytest.approx(0)


def test_a_change_of_a_rule_is_compared_too() -> None:
    rules = load(GAME).Rules
    both = compared(Plan(GAME, THREE, 60, 1, rules()), Change(rules=rules("up")))
    assert both.after.plan.rules == rules("up")
    assert both.differences()[0].total.value != 0


def test_both_runs_come_in_side_by_side() -> None:
    gaps = [abs(len(both.before) - len(both.after)) for both in paired(Plan(GAME, THREE, 400, 1), Change(0, "hard"))]
    assert len(gaps) > 2
    assert max(gaps) < 200


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (Change(3, "hard"), "no seat 4"),
        (Change(-1, "hard"), "no seat 0"),
        (Change(0, "medium"), "changes nothing"),
        (Change(rules=None), "changes nothing"),
        (Change(0, "genius"), "no bot called 'genius'"),
    ],
)
def test_a_change_that_cannot_be_made_is_refused(change: Change, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        change.made(Plan(GAME, THREE, 10, 1))


def test_nothing_can_be_said_before_a_pair_was_played() -> None:
    plan = Plan(GAME, THREE, 10, 1)
    with pytest.raises(ValueError, match="no pair"):
        Compared(Results(plan), Results(plan)).differences()


# ------------------------------------------------------------------------------------------ the command


def said(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    code = cli.main(["simulate", GAME, "--seats", "medium,easy,easy", *argv])
    return (code, *capsys.readouterr())


def test_the_command_shows_what_a_change_does(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "pairs.csv"
    code, out, err = said(capsys, "--change", "2=hard", "--games", "60", "--csv", str(file))
    assert (code, err) == (0, "")
    assert "60 pairs of games with the same cards" in out
    assert "easy -> hard" in out
    rows = list(csv.DictReader(file.read_text().splitlines()))
    assert [row["run"] for row in rows] == ["before"] * 180 + ["after"] * 180
    assert {(row["run"], row["bot"]) for row in rows if row["seat"] == "2"} == {("before", "easy"), ("after", "hard")}


def test_the_command_tells_what_a_seat_is_worth_when_bots_rotate(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = said(capsys, "--rotate", "--games", "30")
    assert code == 0
    assert out.count("whoever sits in seat") == 3


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ("7=hard", "no seat 7"),
        ("0=hard", "no seat 0"),
        ("1=genius", "'genius'"),
        ("1=medium", "changes nothing"),
        ("rounding=down", "changes nothing"),
        ("rounding=sideways", "rounding=down|up"),
        ("nonsense", "rounding=down|up"),
        ("=", "rounding=down|up"),
    ],
)
def test_the_command_refuses_a_change_that_cannot_be_made(
    capsys: pytest.CaptureFixture[str], change: str, why: str
) -> None:
    code, out, err = said(capsys, "--change", change, "--games", "10")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert why in err


# ------------------------------------------------------------------------------------------ a Dask cluster


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process of its own."""
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as two:
        yield two


def test_a_dask_cluster_plays_the_same_games(cluster: Any, tmp_path: Path) -> None:
    files = [tmp_path / "here.csv", tmp_path / "there.csv"]
    argv = ["simulate", GAME, "--seats", ",".join(MIXED), "--games", "400", "--seed", "6", "--csv"]
    assert cli.main([*argv, str(files[0])]) == 0
    assert cli.main([*argv, str(files[1]), "--dask", cluster.scheduler_address]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="a process is killed in another way there")
def test_when_a_dask_worker_is_killed_in_the_middle_no_game_is_lost(cluster: Any) -> None:
    from distributed import Client

    client: Any = Client
    killed: list[int] = []

    def kill(results: Results) -> None:
        if not killed and len(results) > 100:
            killed.append(next(iter(cluster.workers.values())).process.pid)
            os.kill(killed[0], signal.SIGKILL)

    with client(cluster) as ours:
        results = run(GAME, MIXED, 900, seed=6, executor=ours.get_executor(), tick=kill)
    assert killed
    assert results.trouble == ""
    assert list(results) == list(run(GAME, MIXED, 900, seed=6))


def test_a_scheduler_that_does_not_answer_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("distributed")
    for address in ("tcp://127.0.0.1:9", "nonsense::"):
        code, out, err = said(capsys, "--dask", address)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert f"no Dask scheduler answers at {address}" in err


def test_without_the_package_the_command_says_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, err = said(capsys, "--dask", "tcp://127.0.0.1:9")
    assert (code, out) == (2, "")
    assert "pip install 'hashiban[dask]'" in err
