"""The lab: many games, the same whoever plays them, and what is said about them."""

from __future__ import annotations

import math
import os
from collections import Counter
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context, parent_process
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from hashiban import bots, engine
from hashiban.actions import CHANCE, Action, Choice
from hashiban.games import NAMES, UnknownGame, load
from hashiban.lab import arena, tally
from hashiban.lab.arena import Results, game_seed, run
from tests.bench import strength
from tests.bench.bare import SEATS, bare
from tests.bench.engine import measured, rows, table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

    from hashiban.engine import Bot
    from hashiban.table import View

GAME = "vastgoedveiling"
MIXED = ("hard", "medium", "easy", "random")


class Backwards(Executor):
    """Does the last thing first, as a pool of workers may."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Backward(self)
        self.waiting.append((future, lambda: fn(*args, **kwargs)))
        return future

    def work(self) -> None:
        for future, task in reversed(self.waiting):
            if future.set_running_or_notify_cancel():
                future.set_result(task())
        self.waiting.clear()


class Backward(Future[Any]):
    def __init__(self, executor: Backwards) -> None:
        super().__init__()
        self.executor = executor

    def result(self, timeout: float | None = None) -> Any:
        self.executor.work()
        return super().result(timeout)


def dying(view: View, luck: Random) -> Choice:
    """Ends the process of a worker, as a machine that runs out of memory does."""
    if parent_process() is not None:
        os._exit(1)
    return bots.anything(view, luck)


def stumbling(view: View, luck: Random) -> Choice:
    """Fails in about every thirtieth game."""
    if view.phase == "sell" and luck.random() < 0.01:
        raise RuntimeError("out of\nideas")
    return bots.anything(view, luck)


def cheating(view: View, luck: Random) -> Choice:
    return Choice(Action("bid", 1000))


# ------------------------------------------------------------------------------------------ playing


@pytest.fixture(scope="module")
def plain() -> Results:
    return run(GAME, MIXED, 150, seed=5)


@pytest.mark.parametrize("name", NAMES)
def test_a_game_of_a_run_is_the_game_of_its_seed(name: str) -> None:
    game = load(name)
    players = game.PLAYERS[-1]
    level = bots.names(name)[0]
    for played in run(name, [level] * players, 5, seed=9):
        journal, state = engine.play(game, [bots.load(name, level)] * players, game_seed(9, played.number))
        speakers = [seat for seat, _ in journal.moves if seat != CHANCE]
        outcome = game.score(state)
        assert played.seed == game_seed(9, played.number)
        assert (played.totals, played.winners) == (outcome.totals, outcome.winners)
        assert (played.decisions, played.opener) == (len(speakers), speakers[0])


def test_games_are_numbered_from_one_and_no_two_have_the_same_seed(plain: Results) -> None:
    assert [played.number for played in plain] == list(range(1, 151))
    assert len({played.seed for played in plain}) == 150
    assert len({game_seed(seed, number) for seed in (-1, 0, 1, 11) for number in range(1, 2000)}) == 4 * 1999
    assert all(0 <= played.seed < 2**53 for played in plain)


def test_the_seed_of_a_game_is_the_same_on_every_machine() -> None:
    assert [game_seed(1, 1), game_seed(1, 2), game_seed(-1, 1)] == [
        7113962720343422,
        2046757602484207,
        437693776699134,
    ]


@pytest.mark.parametrize("first", [1, 7, 150, 500])
def test_results_do_not_depend_on_the_size_of_the_bundles(
    plain: Results, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "FIRST", first)
    monkeypatch.setattr(arena, "HERE", first / 5000)
    assert list(run(GAME, MIXED, 150, seed=5)) == list(plain)


@pytest.mark.parametrize("executor", [Backwards, lambda: ThreadPoolExecutor(3)])
def test_results_do_not_depend_on_who_plays_or_in_what_order(
    plain: Results, executor: Callable[[], Executor]
) -> None:
    with executor() as others:
        assert list(run(GAME, MIXED, 150, seed=5, executor=others)) == list(plain)


def test_other_processes_play_the_same_games(plain: Results) -> None:
    with ProcessPoolExecutor(2, get_context("spawn")) as others:
        assert list(run(GAME, MIXED, 150, seed=5, executor=others)) == list(plain)


def test_a_longer_run_begins_with_the_games_of_a_shorter_one(plain: Results) -> None:
    assert list(run(GAME, MIXED, 40, seed=5)) == list(plain)[:40]


def test_the_rules_of_a_run_are_played_by() -> None:
    game = load(GAME)
    up = run(GAME, MIXED, 40, seed=5, rules=game.Rules("up"))
    assert list(up) == list(run(GAME, MIXED, 40, seed=5, rules=game.Rules("up")))
    assert [played.totals for played in up] != [played.totals for played in run(GAME, MIXED, 40, seed=5)]


def test_somebody_who_watches_sees_every_bundle_come_in() -> None:
    seen: list[int] = []
    run(GAME, MIXED, 150, seed=5, tick=lambda results: seen.append(len(results)))
    assert seen[0] == arena.FIRST
    assert seen[-1] == 150
    assert seen == sorted(set(seen))


# ------------------------------------------------------------------------------------------ what goes wrong


@pytest.mark.parametrize(
    ("bots_", "games", "sentence"),
    [
        (("genius", "easy"), 5, "no bot called 'genius'"),
        (("easy",), 5, "2 to 6 players, not 1"),
        (("easy",) * 7, 5, "2 to 6 players, not 7"),
        (("easy", "easy"), 0, "At least one game"),
    ],
)
def test_what_cannot_be_played_is_refused_before_it_begins(bots_: tuple[str, ...], games: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        run(GAME, bots_, games, seed=1)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="chess"):
        run("chess", ("easy", "easy"), 1, seed=1)


@pytest.mark.parametrize("executor", [None, Backwards()])
def test_when_a_bot_fails_the_games_before_it_are_kept_and_the_sentence_names_game_seed_and_seat(
    executor: Executor | None,
) -> None:
    seats: tuple[str | Bot, ...] = ("easy", stumbling, "easy")
    results = run(GAME, seats, 300, seed=2, executor=executor)
    failed = len(results) + 1
    assert 1 < failed < 300
    assert results.trouble == (
        f"Game {failed} (seed {game_seed(2, failed)}) was not finished: "
        "stumbling in seat 2 failed with RuntimeError: out of ideas."
    )
    assert list(results) == list(run(GAME, seats, failed - 1, seed=2))


def test_a_bot_that_says_what_it_may_not_is_named() -> None:
    results = run(GAME, ("easy", cheating), 10, seed=2)
    assert len(results) == 0
    assert f"Game 1 (seed {game_seed(2, 1)})" in results.trouble
    assert "cheating in seat 2 said what the rules do not allow: high (amount 1000" in results.trouble


def killed_once(marker: Path) -> Bot:
    """A bot that ends the process it is played in, the first time."""
    return partial(_kill_once, marker)


def _kill_once(marker: Path, view: View, luck: Random) -> Choice:
    if parent_process() is not None and not marker.exists():
        marker.touch()
        os._exit(1)
    return bots.anything(view, luck)


def processes(workers: int) -> Executor:
    return ProcessPoolExecutor(workers, get_context("spawn"))


def test_when_a_worker_is_killed_its_games_are_played_again_and_none_is_lost(tmp_path: Path) -> None:
    seats = ("easy", killed_once(tmp_path / "killed"))
    with arena.Pool(2, processes) as others:
        results = run(GAME, seats, 150, seed=2, executor=others)
    assert (tmp_path / "killed").exists()
    assert results.trouble == ""
    assert results.games.again >= 1
    assert list(results) == list(run(GAME, ("easy", bots.anything), 150, seed=2))


def test_who_kills_every_worker_is_given_up_with_a_sentence_and_the_games_before_are_kept() -> None:
    with arena.Pool(1, processes) as others:
        results = run(GAME, ("easy", dying), 100, seed=2, executor=others)
    assert results.trouble.startswith("Whoever played games 21 to ")
    assert "was lost each time (BrokenProcessPool: " in results.trouble
    assert len(results) == arena.FIRST


def test_a_pool_that_cannot_be_mended_keeps_the_games_before() -> None:
    with processes(1) as others:
        results = run(GAME, ("easy", dying), 100, seed=2, executor=others)
    assert "BrokenProcessPool" in results.trouble
    assert len(results) == arena.FIRST


class Forgetful(Executor):
    """Loses some of what it is given, for a while."""

    def __init__(self, losses: set[int]) -> None:
        self.losses, self.given = losses, 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        self.given += 1
        if self.given in self.losses:
            future.set_exception(OSError("gone"))
        else:
            future.set_result(fn(*args, **kwargs))
        return future


@pytest.mark.parametrize("losses", [{1}, {3, 4}, {26}, {1, 27}, {2, 27}, set(range(1, 50, 7))])
def test_whatever_is_lost_on_the_way_is_sent_again(plain: Results, losses: set[int]) -> None:
    executor = Forgetful(losses)
    results = run(GAME, MIXED, 150, seed=5, executor=executor)
    assert list(results) == list(plain)
    assert results.games.prices == plain.games.prices
    assert results.games.again == sum(loss <= executor.given for loss in losses) > 0


def test_the_prices_of_a_run_are_those_its_games_told() -> None:
    told: Counter[int] = Counter()
    for played in run(GAME, MIXED, 30, seed=5):
        journal, _ = engine.play(load(GAME), [bots.load(GAME, bot) for bot in MIXED], played.seed)
        told.update(event.facts["paid"] for event in journal.events if event.name == "win")
    assert sum(told.values()) > 30
    assert run(GAME, MIXED, 30, seed=5).games.prices == told


def test_ctrl_c_keeps_the_games_that_were_finished(plain: Results) -> None:
    def stop(results: Results) -> None:
        if len(results) > 30:
            raise KeyboardInterrupt

    pool = Backwards()
    results = run(GAME, MIXED, 150, seed=5, executor=pool, tick=stop)
    assert results.interrupted
    assert list(results) == list(plain)[: len(results)]
    assert 30 < len(results) < 150


def test_a_game_that_ctrl_c_left_half_counted_is_forgotten(plain: Results) -> None:
    games = arena.play_some(plain.plan, 1, 5)
    whole = arena.play_some(plain.plan, 1, 5)
    games.totals.extend(whole.totals)
    games.decisions.extend(whole.decisions)
    games.trim(seats=4)
    games.seconds = whole.seconds
    assert games == whole


def test_whoever_stops_asking_leaves_no_work_behind() -> None:
    lazy = Lazy()
    bundles = arena.bundles(arena.Plan(GAME, MIXED, 150, 5), lazy)
    next(bundles)
    next(bundles)
    bundles.close()
    assert len(lazy.sent) > 2
    assert all(future.cancelled() for future in lazy.sent[1:])


class Lazy(Executor):
    """Does the first thing only."""

    def __init__(self) -> None:
        self.sent: list[Future[Any]] = []

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        if not self.sent:
            future.set_result(fn(*args, **kwargs))
        self.sent.append(future)
        return future


# ------------------------------------------------------------------------------------------ what is said


def made_up(winners: list[tuple[int, ...]], totals: list[tuple[int, ...]]) -> Results:
    results = Results(arena.Plan(GAME, ("easy", "medium", "hard"), len(winners), 1))
    for won, earned in zip(winners, totals, strict=True):
        results.games.winners.append(sum(1 << seat for seat in won))
        results.games.totals.extend(earned)
        results.games.decisions.append(10)
        results.games.opener.append(0)
    results.games.seconds = 0.5
    return results


def test_shared_wins_are_shared() -> None:
    results = made_up([(0,), (0, 2), (0, 1, 2), (1,)], [(9, 1, 1), (9, 1, 9), (9, 9, 9), (1, 9, 1)])
    assert tally.shares(results).tolist() == [[1, 0, 0], [0.5, 0, 0.5], [1 / 3, 1 / 3, 1 / 3], [0, 1, 0]]
    said = tally.summary(results)
    assert sum(line.share.value for line in said.lines) == pytest.approx(1)
    assert [line.bot for line in said.lines] == ["easy", "medium", "hard"]
    assert said.lines[0].total.value == pytest.approx(7)
    assert (said.games, said.decisions, said.pace) == (4, 10, 8)
    assert [row[5] for row in results.rows()] == [1, 0, 0, 0.5, 0, 0.5, 0.333333, 0.333333, 0.333333, 0, 1, 0]


def test_the_shares_of_a_real_run_sum_to_one_win_a_game(plain: Results) -> None:
    assert np.allclose(tally.shares(plain).sum(axis=1), 1)
    assert sum(line.share.value for line in tally.summary(plain).lines) == pytest.approx(1)


def test_nothing_is_said_about_no_games() -> None:
    with pytest.raises(ValueError, match="no finished game"):
        tally.summary(Results(arena.Plan(GAME, ("easy", "easy"), 5, 1)))


def test_of_one_game_the_mean_is_known_and_its_interval_is_not() -> None:
    total = tally.summary(made_up([(0,)], [(9, 1, 1)])).lines[0].total
    assert total.value == 9
    assert math.isinf(total.low)
    assert math.isinf(total.high)


def test_an_interval_of_a_share_stays_between_nothing_and_all() -> None:
    assert tally.wilson(0, 20).low == 0 < tally.wilson(0, 20).high < 0.2
    assert 0.8 < tally.wilson(1, 20).low < tally.wilson(1, 20).high == 1
    assert tally.wilson(0.25, 400) == pytest.approx((0.25, 0.2101, 0.2947), abs=1e-4)
    assert tally.wilson(0, 0)[1:] == (0, 1)


@pytest.mark.parametrize(("games", "share"), [(40, 0.1), (200, 0.25), (200, 0.5)])
def test_ninety_five_of_a_hundred_intervals_hold_the_truth(games: int, share: float) -> None:
    luck = np.random.default_rng(7)
    outcomes = luck.choice([0, 0.5, 1], p=[1 - share - 0.05, 0.1, share - 0.05], size=(4000, games))
    said = [tally.wilson(float(x), games) for x in outcomes.mean(axis=1)]
    assert 0.94 < np.mean([low <= share <= high for _, low, high in said]) <= 0.999
    means = [tally.mean(x) for x in luck.normal(3, 2, size=(4000, games))]
    assert 0.935 < np.mean([low <= 3 <= high for _, low, high in means]) < 0.965


# ------------------------------------------------------------------------------------------ the benchmarks


def test_the_floor_of_the_benchmark_plays_the_very_same_games_as_the_engine() -> None:
    game, seats = load(GAME), [bots.anything] * SEATS
    for seed in range(300):
        journal, state = engine.play(game, seats, seed)
        decisions = sum(seat != CHANCE for seat, _ in journal.moves)
        assert tuple(bare(seed)) == (*game.score(state), decisions)


def test_the_benchmark_measures_five_things_and_every_other_game_and_says_what_was_aimed_at() -> None:
    found = measured(rounds=1, games=3)
    assert all(value > 0 for value in found[:-1])
    assert set(found.others) == set(NAMES) - {GAME}
    assert all(value > 0 for speed in found.others.values() for value in speed)
    said = table(rows(found))
    assert "200,000" in said
    assert said.count("\n") == 9 + 3 * len(found.others)


def test_the_strength_of_a_bot_is_measured_in_every_seat_with_the_same_cards() -> None:
    verdict = strength.played(strength.Match(GAME, "hard", strength.passing), 80)
    assert verdict.share.low > 1.2 / strength.SEATS
    assert verdict.lead.value > 0
    assert "| hard | passing |" in strength.table([verdict])
    equal = strength.played(strength.Match(GAME, "medium", "medium"), 40)
    assert equal.share == pytest.approx((0.25, 0.25, 0.25))
    assert equal.lead.value == pytest.approx(0)
