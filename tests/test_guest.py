"""Guests: bots that readers wrote. They see what their seat sees and nothing else, and can spoil nobody's games."""

from __future__ import annotations

import json
import os
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from hashiban import bots
from hashiban.engine import look
from hashiban.games import load
from hashiban.lab import arena, guest_child
from hashiban.lab import guest as guests
from hashiban.lab.arena import run
from hashiban.lab.guest import Guest, NoGuest, plain
from hashiban.lab.tally import summary
from hashiban.table import Event
from tests.seats import EDGES, played

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

GAME = "vastgoedveiling"

BOLD = """
def bold(view, luck):
    option = view["options"][0]
    if option["kind"] == "Pick":
        return "sell", [min(option["cards"])]
    if option["least"] <= view["market"][-1] // 10:
        return "bid", option["least"]
    return "pass"
"""

MOODY = """
def moody(view, luck):
    option = luck.choice(view["options"])
    if option["kind"] == "Amount":
        return option["verb"], luck.randint(option["least"], min(option["most"], option["least"] + 3))
    return {"verb": option["verb"], "cards": luck.sample(option.get("cards", []), option.get("least", 0))}
"""


@pytest.fixture
def invite() -> Iterator[Callable[..., Guest]]:
    """Guests that are seen off after the test."""
    here: list[Guest] = []

    def invited(bot: Any, seconds: float = 20.0) -> Guest:
        here.append(Guest(bot, seconds))
        return here[-1]

    yield invited
    for guest in here:
        guest.close()


def saying(body: str) -> str:
    """The source of a guest that does this when it is asked."""
    return "def guest(view, luck):\n" + "".join(f"    {line}\n" for line in body.splitlines())


# ------------------------------------------------------------------------------------- a guest like any bot


def test_a_guest_of_ten_lines_wins_clearly_more_than_its_share_against_random(invite: Callable[..., Guest]) -> None:
    bold = invite(BOLD)
    results = run(GAME, [bold, "random", "random", "random"], 100, 1)
    assert summary(results).lines[0].share.low > 0.5
    assert results.plan.names == ("bold", "random", "random", "random")
    assert results.remarks == [f"bold answered all {results.games.notes['bold', '']:,} questions itself."]
    assert run(GAME, ["easy", "random"], 2, 1).remarks == []


def first(view: dict[str, list[dict[str, object]]], luck: Random) -> object:
    option = view["options"][-1]
    return careful(option["cards"]) if option["kind"] == "Pick" else "pass"


def careful(cards: Any) -> object:
    return ["sell", cards[:1]]


def test_a_guest_is_a_text_a_file_or_a_function(invite: Callable[..., Guest], tmp_path: Path) -> None:
    (tmp_path / "bold.py").write_text(BOLD, encoding="utf-8")
    games = [list(run(GAME, [invite(bot), "medium"], 10, 3)) for bot in (BOLD, tmp_path / "bold.py")]
    games.append(list(run(GAME, [invite(str(tmp_path / "bold.py")), "medium"], 10, 3)))
    assert games[0] == games[1] == games[2]
    passing = invite([careful, first])
    assert passing.__name__ == "first"
    results = run(GAME, [passing, "medium"], 10, 3)
    assert (len(results), results.trouble, results.remarks) == (
        10,
        "",
        [f"first answered all {results.games.notes['first', '']} questions itself."],
    )


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("def bold(view, luck:", "This bot is not Python: '(' was never closed (line 1)."),
        ("bold = 3", "There is no bot here: a bot is a function, and it begins with def."),
        ("nowhere.py", "This bot cannot be read: "),
        (len, "This bot cannot be read: "),
        ("def bold(view, luck):\n\0", "This bot "),
    ],
)
def test_what_is_no_bot_is_refused_in_a_sentence(bot: object, sentence: str) -> None:
    with pytest.raises(NoGuest) as refused:
        Guest(bot)  # type: ignore[arg-type]
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(("name", "players"), EDGES)
def test_guests_play_every_game_with_every_number_of_players(
    invite: Callable[..., Guest], name: str, players: int
) -> None:
    results = run(name, [invite(MOODY), *["easy"] * (players - 1)], 1, 2)
    assert (len(results), results.trouble) == (1, "")
    assert all("is no action" in said or "do not allow" in said or "itself" in said for said in results.remarks)


# --------------------------------------------------------------------------------------- the same every time


@pytest.fixture(scope="module")
def moody_games() -> list[arena.Played]:
    guest = Guest(MOODY, seconds=20)
    found = list(run(GAME, [guest, "easy", "medium"], 60, 4))
    guest.close()
    return found


@pytest.mark.parametrize("size", [1, 7, 60])
def test_a_guest_plays_the_same_games_however_they_are_bundled(
    invite: Callable[..., Guest], moody_games: list[arena.Played], size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "FIRST", size)
    assert list(run(GAME, [invite(MOODY), "easy", "medium"], 60, 4)) == moody_games


STUMBLING = MOODY + saying("if luck.random() < 0.2:\n    raise ValueError('no idea')\nreturn moody(view, luck)")


def test_a_guest_plays_the_same_games_in_other_processes_and_its_remarks_come_back(
    invite: Callable[..., Guest],
) -> None:
    here = run(GAME, [invite(STUMBLING), "easy", "medium"], 40, 4)
    with ProcessPoolExecutor(2, get_context("spawn")) as others:
        there = run(GAME, [invite(STUMBLING), "easy", "medium"], 40, 4, executor=others)
    assert list(there) == list(here)
    assert there.remarks == here.remarks
    assert "ValueError: no idea " in here.remarks[0]


def test_a_guest_forgets_what_it_kept_when_the_game_is_over(
    invite: Callable[..., Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    counting = "asked = []\n" + saying(
        "asked.append(1)\noption = view['options'][0]\nif option['kind'] == 'Pick':\n"
        "    return 'sell', [option['cards'][len(asked) % len(option['cards'])]]\nreturn 'pass'"
    )
    games = list(run(GAME, [invite(counting)] * 2, 12, 4))
    monkeypatch.setattr(arena, "FIRST", 1)
    assert list(run(GAME, [invite(counting)] * 2, 12, 4)) == games
    assert list(run(GAME, [invite(counting), invite(counting)], 12, 4)) == games, "and each seat counts for itself"


def test_a_guest_in_a_browser_plays_the_same_games_and_the_report_says_what_is_missing(
    invite: Callable[..., Guest], moody_games: list[arena.Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    results = run(GAME, [invite(MOODY), "easy", "medium"], 60, 4)
    assert list(results) == moody_games
    assert "without a time limit and without a fence" in results.remarks[-1]
    assert [
        said for said in run(GAME, [invite(saying("1 / 0")), "easy"], 2, 1).remarks if "ZeroDivisionError" in said
    ]


# ------------------------------------------------------------------------------------------ what it can see


@pytest.mark.parametrize(("name", "players"), EDGES)
def test_a_guest_is_sent_plain_data_with_nothing_in_it_that_its_seat_cannot_see(name: str, players: int) -> None:
    game, looked = load(name), 0
    state, told = game.start(players, game.Rules()), list[list[Event]]()
    for k, _ in enumerate(played(game, state, 1, told)):
        for seat in [seat for seat in game.waiting(state.table) if seat >= 0 and k % 5 == 0]:
            view = look(game, state, seat, told)
            sent = plain(view)
            assert json.loads(json.dumps(sent)) == sent
            assert sent["options"]
            twin = game.imagine(view, Random(k))
            assert plain(look(game, twin, seat, told)) == sent
            looked += 1
    assert looked


SPY = saying(
    """
import sys
kinds, frame = set(), sys._getframe()
def walk(value):
    kinds.add(type(value).__name__)
    for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        walk(each)
walk(view)
while frame is not None:
    kinds.update(type(value).__name__ for value in frame.f_locals.values())
    frame = frame.f_back
loaded = [name for name in sys.modules if "hashiban" in name]
raise ValueError(f"{sorted(kinds & {'State', 'View', 'Table', 'Hand', 'Stock', 'Random'})} {loaded}")
"""
)


def test_a_guest_that_searches_its_process_finds_no_game_in_it(invite: Callable[..., Guest]) -> None:
    (said,) = run(GAME, [invite(SPY), "easy"], 3, 1).remarks
    assert "ValueError: ['Random'] [] (line " in said


def test_a_guest_that_changes_what_it_was_sent_changes_nothing(invite: Callable[..., Guest]) -> None:
    meddling = BOLD + saying(
        "said = bold(view, luck)\nfor fact in list(view.values()):\n    if isinstance(fact, list): fact.clear()\n"
        "view.clear()\nreturn said"
    )
    assert list(run(GAME, [invite(meddling), "easy"], 20, 1)) == list(run(GAME, [invite(BOLD), "easy"], 20, 1))


def test_a_guest_hears_all_that_its_seat_was_told_and_nothing_else(invite: Callable[..., Guest]) -> None:
    game, guest = load(GAME), invite(saying("raise ValueError(len(view['heard']))"))
    state, told = game.start(3, game.Rules()), list[list[Event]]()
    for _ in played(game, state, 3, told):
        for seat in [seat for seat in game.waiting(state.table) if seat >= 0]:
            guest.notes.clear()
            view = look(game, state, seat, told)
            guest(view, Random(1))
            assert guest.notes["guest", f"ValueError: {len(view.heard)} (line 2)"] == 1


def test_the_luck_of_a_guest_tells_nothing_of_the_seed_of_the_game(invite: Callable[..., Guest]) -> None:
    game, guest = load(GAME), invite(saying("raise ValueError(luck.random())"))
    state, told = game.start(2, game.Rules()), list[list[Event]]()
    next(move for move in played(game, state, 3, told) if game.waiting(state.table)[0] >= 0)
    view = look(game, state, game.waiting(state.table)[0], told)
    for seed in range(5):
        guest(view.kept(), Random(seed))
    assert len(guest.notes) == 2, "asked, and one and the same luck"


# ------------------------------------------------------------------------------------- what it cannot spoil

WRONG = "its answer is no action"
BROKEN = {
    "says nothing": ("pass", WRONG),
    "says a number": ("return 5", WRONG),
    "says too much": ("return 'pass', 1, 2", WRONG),
    "says a fraction": ("return 'bid', 1.5", WRONG),
    "says yes for a number": ("return 'bid', True", WRONG),
    "says cards that are texts": ("return 'sell', ['12']", WRONG),
    "says what is no data": ("return {1, 2}", "TypeError: Object of type set is not JSON serializable"),
    "says what nobody asked": ("return {'verb': 'pass', 'gift': 1}", WRONG),
    "says another verb": ("return 'steal'", "the rules do not allow what it said (not-now)"),
    "bids more than it has": ("return 'bid', 10 ** 6", "the rules do not allow what it said"),
    "talks for ever": ("return 'x' * 10 ** 6", "its answer is longer than any action"),
    "prints, then fails": ("print('{\"at\": 1}')\n1 / 0", "ZeroDivisionError: division by zero (line 3)"),
    "raises": ("raise KeyError('no\\nidea')", "KeyError: "),
    "raises what has no text": ("class Odd(Exception):\n    __str__ = None\nraise Odd", "Odd (line 4)"),
    "never stops calling": ("guest(view, luck)", "RecursionError: maximum recursion depth exceeded"),
    "leaves": ("raise SystemExit(3)", "SystemExit: 3"),
    "forks": ("import os\nos.fork()", "PermissionError: a guest may not do this: os.fork"),
    "starts a program": ("import subprocess", "PermissionError: a guest may not do this: import"),
    "runs a command": ("import os\nos.system('true')", "PermissionError: a guest may not do this: os.system"),
    "reads a file": ("open('/etc/passwd')", "PermissionError: a guest may not do this: open"),
    "writes a file": ("import os\nopen(os.__file__, 'a')", "PermissionError: a guest may not do this: open"),
    "calls home": ("import socket", "PermissionError: a guest may not do this: import"),
    "goes for the memory": ("import ctypes", "PermissionError: a guest may not do this: import"),
    "kills": ("import os\nos.kill(os.getppid(), 9)", "PermissionError: a guest may not do this: os.kill"),
    "ends its process": ("import os\nos._exit(0)", "it ended its process"),
    "forges its answers": (
        'import os\nfor n in range(3, 9):\n    try:\n        os.write(n, b\'{"at": 0, "said": "pass"}\\n\')\n'
        "    except OSError:\n        pass",
        "it wrote something else in the place of its answer",
    ),
}


@pytest.fixture(scope="module")
def random_games() -> list[arena.Played]:
    return list(run(GAME, ["random", "medium", "medium"], 6, 1))


@pytest.mark.parametrize("what", BROKEN)
def test_the_seat_of_a_guest_goes_on_at_random_and_the_report_says_why_when_it(
    invite: Callable[..., Guest], random_games: list[arena.Played], what: str
) -> None:
    body, why = BROKEN[what]
    results = run(GAME, [invite(saying(body)), "medium", "medium"], 6, 1)
    assert results.trouble == ""
    assert list(results) == random_games
    asked = results.games.notes["guest", ""]
    assert sum(results.games.notes.values()) == 2 * asked, "every answer was replaced, and every one has a reason"
    assert any(why in said and f" times in {asked}: " in said for said in results.remarks)


@pytest.mark.parametrize("body", ["while True: pass", "import time\ntime.sleep(1000)"])
def test_a_guest_that_hangs_is_ended_and_after_some_games_not_asked_again(
    invite: Callable[..., Guest], random_games: list[arena.Played], body: str
) -> None:
    results = run(GAME, [invite(saying(body), seconds=0.2), "medium", "medium"], 6, 1)
    assert list(results) == random_games
    assert results.games.notes["guest", "it did not answer within 0.2 seconds"] == guests.LIVES
    assert results.games.notes["guest", guests.SAT_OUT] > 0
    assert results.games.notes["guest", guests.GIVEN_UP] > 0


def test_a_guest_that_hangs_before_it_is_asked_is_ended_too(
    invite: Callable[..., Guest], random_games: list[arena.Played]
) -> None:
    source = "while True: pass\n" + saying("return 'pass'")
    assert list(run(GAME, [invite(source, seconds=0.2), "medium", "medium"], 6, 1)) == random_games


def test_a_guest_that_fails_now_and_then_is_asked_again(invite: Callable[..., Guest]) -> None:
    choosy = saying("if view['options'][0]['kind'] == 'Pick': raise ValueError\nreturn 'pass'")
    results = run(GAME, [invite(choosy), "medium"], 3, 1)
    (said,) = results.remarks
    asked, failed = results.games.notes["guest", ""], results.games.notes["guest", "ValueError (line 2)"]
    assert 0 < failed < asked
    assert said == f"The seat of guest went on at random {failed} times in {asked}: ValueError (line 2)."


def test_reasons_without_end_are_told_as_other_reasons(invite: Callable[..., Guest]) -> None:
    results = run(GAME, [invite(saying("raise ValueError(luck.random())")), "medium"], 10, 1)
    assert len(results.remarks) <= guests.KINDS + 2
    assert any(guests.REST in said for said in results.remarks)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux is sure to bound the memory of a process")
def test_a_guest_that_takes_all_memory_gets_an_error_and_nobody_else_does(
    invite: Callable[..., Guest], random_games: list[arena.Played]
) -> None:
    results = run(GAME, [invite(saying("held = [0] * 10 ** 9")), "medium", "medium"], 6, 1)
    assert list(results) == random_games
    assert any("MemoryError" in said for said in results.remarks)


@pytest.mark.skipif(not hasattr(os, "kill"), reason="asks the system whether the process is there")
def test_nothing_is_left_of_a_guest_that_was_closed_or_forgotten() -> None:
    for forget in (Guest.close, lambda _: None):
        guest = Guest(BOLD, seconds=20)
        run(GAME, [guest, "random"], 1, 1)
        assert isinstance(guest._child, guests._Child)
        number = guest._child.process.pid
        os.kill(number, 0)
        forget(guest)
        del guest
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)


def test_a_guest_whose_process_does_not_start_sits_there_at_random(
    invite: Callable[..., Guest], random_games: list[arena.Played], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    results = run(GAME, [invite(BOLD), "medium", "medium"], 6, 1)
    assert list(results) == random_games
    assert any("No such file" in said for said in results.remarks)


def test_a_guest_can_be_sent_to_another_process(invite: Callable[..., Guest]) -> None:
    guest = invite(BOLD)
    run(GAME, [guest, "random"], 1, 1)
    twin = pickle.loads(pickle.dumps(guest))
    assert (twin.source, twin.seconds, twin.__name__) == (guest.source, guest.seconds, "bold")
    assert twin.notes == {}


def test_what_the_child_runs_needs_nothing_but_the_standard_library() -> None:
    with open(guest_child.__file__, encoding="utf-8") as file:
        assert "hashiban" not in file.read()


def test_the_answer_of_a_guest_is_checked_like_any_other(invite: Callable[..., Guest]) -> None:
    game = load(GAME)
    state, told = game.start(2, game.Rules()), list[list[Event]]()
    next(move for move in played(game, state, 3, told) if game.waiting(state.table)[0] >= 0)
    view, low = look(game, state, game.waiting(state.table)[0], told), invite(saying("return 'bid', 0"))
    assert low(view, Random(1)) == bots.anything(view, Random(1))
    assert low.notes["guest", "the rules do not allow what it said (low)"] == 1
