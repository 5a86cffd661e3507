"""What if, on the page: which decisions, another answer, what came of it; and that it gives nobody away."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import re
from functools import cache
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
import pytest
from ipywidgets.widgets import widget as registry

from hashiban import bots
from hashiban.actions import Action
from hashiban.foresight import Estimate
from hashiban.games import NAMES, load
from hashiban.journal import Sitter
from hashiban.session import Session, resume
from hashiban.whatif import COLUMNS, WhatIf, moment
from hashiban.words import LANGUAGES, words
from hashiban_widgets import TablePage
from hashiban_widgets import whatif as module
from hashiban_widgets.heaps import APART, Heap, nice
from hashiban_widgets.hint import REDRAW
from hashiban_widgets.parts import tree
from hashiban_widgets.whatif import Decisions, open_seats, verdict
from tests.seats import in_turn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

GAME = "vastgoedveiling"
ONE, TWO = (Sitter(""), Sitter("Ben", "medium"), Sitter("Cas", "easy")), (Sitter("Anna"), Sitter("Ben"))
languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(autouse=True)
def _no_models_left() -> Any:
    yield
    ipw.Widget.close_all()


@cache
def saved(name: str, sitters: Sequence[Sitter], turns: int) -> str:
    """A game of these sitters, saved after so many answers of people."""
    session = Session(name, sitters, seed=3)
    for turn in range(turns):
        if session.over:
            break
        seat = session.asked[0]
        session.say(seat, bots.load(name, "easy")(session.view(seat), Random(turn)).action)
    return session.save()


def looking_back(name: str, sitters: Sequence[Sitter] = (), turns: int = 10_000, language: str = "en") -> TablePage:
    """A page in its room to look back at a game, with What if? still closed."""
    seats = sitters or (Sitter(""), *(Sitter("", "medium") for _ in range(load(name).PLAYERS[1] - 1)))
    page = TablePage(name, language=language)
    page._sit(resume(saved(name, tuple(seats), turns)))
    page.room.value = "plots"
    return page


def inside(page: TablePage) -> Decisions:
    """What if?, opened."""
    if page.whatif.inside is None:
        page.whatif.open.click()
    assert page.whatif.inside is not None
    return page.whatif.inside


def texts(box: ipw.Widget) -> str:
    """All that can be read in this box."""
    found = [getattr(p, "value", "") for p in tree(box) if isinstance(p, ipw.HTML)]
    found += [p.description for p in tree(box) if isinstance(p, ipw.Button | ipw.Dropdown)]
    found += [label for p in tree(box) if isinstance(p, ipw.Dropdown) for label, _ in p.options]
    return re.sub(r"<style>.*?</style>|<[^>]*>", " ", " ".join(found))


def sent() -> str:
    """The state of all widgets there are, as a browser gets it."""
    states = [part.get_state() for part in registry._instances.values()]
    return json.dumps(states, default=lambda value: "" if isinstance(value, ipw.Widget) else str(value))


def try_another(decisions: Decisions) -> bool:
    """Give an answer by pressing buttons until one of them is another answer than what was said."""
    for button in [part for part in tree(decisions._answer) if isinstance(part, ipw.Button)]:
        button.click()
        if decisions.other is not None:
            return True
    return False


async def until(done: Callable[[], bool], turns: int = 200_000) -> None:
    for _ in range(turns):
        if done():
            return
        await asyncio.sleep(0)
    raise AssertionError("it was never done")


# --------------------------------------------------------------------------------------- whose decisions


def test_it_is_closed_and_made_of_nothing_until_it_is_asked_for() -> None:
    page = looking_back(GAME)
    assert page.whatif.inside is None
    assert page.whatif.box.children == (page.whatif.open,)
    assert page.whatif.box in tree(page)
    inside(page)
    page.whatif.open.click()
    assert page.whatif.inside is None


@games
def test_every_decision_is_listed_and_the_table_is_shown_as_it_was(name: str) -> None:
    page = looking_back(name)
    decisions = inside(page)
    assert page.session is not None
    own = [move for move, (seat, _) in enumerate(page.session.journal.moves) if seat == 0]
    assert [move for _, move in decisions.moment.options] == own
    for index in (0, len(own) // 2, len(own) - 1):
        decisions.moment.index = index
        then = moment(page.session.journal, own[index])
        board, english, names = page.board, page.words, page.words.names(page.session.sitters)
        assert decisions._lot.value == board.lot(then.view, english, names)
        assert decisions._seats.value == board.seats(then.view, english, names)
        assert decisions._mine.value == board.mine(then.view, english)
        assert decisions.earlier.disabled == (index == 0)
        assert decisions.later.disabled == (index == len(own) - 1)


def test_earlier_and_later_go_one_decision_on() -> None:
    decisions = inside(looking_back(GAME))
    decisions.later.click()
    decisions.later.click()
    assert decisions.moment.index == 2
    decisions.earlier.click()
    assert decisions.moment.index == 1


def test_after_the_game_the_decisions_of_every_seat_can_be_looked_at_the_peoples_first() -> None:
    decisions = inside(looking_back(GAME, (Sitter("Ann", "easy"), Sitter("Ben"), Sitter("Cas", "hard"))))
    assert [label for label, _ in decisions.seat.options] == ["Ben", "Ann", "Cas"]
    decisions.seat.value = 2
    assert decisions.at.seat == 2
    assert "Cas said" in texts(decisions.box)
    assert try_another(decisions)
    decisions.go.click()
    assert decisions.found is not None
    assert decisions.found.players == ("easy", "medium", "hard")
    assert "Ben (Computer, medium)" in texts(decisions.box)


def test_a_bot_with_a_habit_goes_on_with_it_and_is_called_by_it() -> None:
    decisions = inside(looking_back(GAME, (Sitter("Ann"), Sitter("Ben", "hard+anchor:1"), Sitter("Cas", "hard"))))
    assert try_another(decisions)
    decisions.go.click()
    assert decisions.found is not None
    assert decisions.found.players[1:] == ("hard+anchor:1", "hard")
    assert "Ben (Computer, clings to the first bid)" in texts(decisions.box)


def test_who_plays_alone_may_look_back_while_the_game_runs_at_own_decisions_only() -> None:
    page = looking_back(GAME, ONE, turns=4)
    decisions = inside(page)
    assert page.session is not None
    assert not page.session.over
    assert open_seats(page.session) == (0,)
    assert decisions.seat not in tree(decisions.box)
    assert len(decisions.moment.options) == 4


def test_while_several_people_play_it_stays_closed_and_says_why() -> None:
    page = looking_back(GAME, TWO, turns=9)
    page.whatif.open.click()
    assert page.whatif.inside is None
    assert words("en").say("whatif-wait") in texts(page.whatif.box)
    page.speak("de")
    assert words("de").say("whatif-wait") in texts(page.whatif.box)


def test_before_the_first_decision_there_is_none_to_go_back_to() -> None:
    page = looking_back(GAME, ONE, turns=0)
    page.whatif.open.click()
    assert words("en").say("whatif-none") in texts(page.whatif.box)


# --------------------------------------------------------------------------------------- secrets


def test_undo_after_the_end_takes_everything_away_that_was_shown() -> None:
    page = looking_back("wereldhandel", tuple(Sitter(name) for name in "ABC"))
    decisions = inside(page)
    decisions.seat.value = 2
    mine = decisions._mine.value
    assert mine
    page.room.value = "table"
    assert page.whatif.inside is None
    page._undo()
    assert mine[:200] not in sent()
    page.room.value = "plots"
    page.whatif.open.click()
    assert page.whatif.inside is None


def test_a_game_that_runs_again_is_closed_though_nobody_left_the_room() -> None:
    page = looking_back(GAME, TWO)
    inside(page)
    page._undo()
    assert page.whatif.inside is None


def test_the_same_page_is_sent_whatever_lies_in_the_piles_while_the_game_runs() -> None:
    pages = []
    for swap in (False, True):
        ipw.Widget.close_all()
        deal = list(Session(GAME, ONE, seed=4).dealt)
        if swap:
            deal = [Action(a.verb, cards=(*a.cards[:9], *reversed(a.cards[9:]))) for a in deal[:2]] + deal[2:]
        session = Session(GAME, ONE, seed=4, dealt=deal)
        for turn in range(3):
            session.say(0, bots.load(GAME, "easy")(session.view(0), Random(turn)).action)
        page = TablePage(GAME)
        page._sit(session)
        page.room.value = "plots"
        decisions = inside(page)
        decisions.moment.index = 1
        assert try_another(decisions)
        decisions.go.click()
        assert decisions.found is not None
        decisions.found.run(60)
        decisions._draw()
        pages.append(re.sub(r"IPY_MODEL_\w+|'?model_id'?: '?\w+'?|object at 0x\w+", "", sent()))
    assert pages[0] == pages[1]


def test_a_name_is_never_markup() -> None:
    decisions = inside(looking_back(GAME, (Sitter("<img src=x>"), Sitter("<b>Ben"))))
    assert try_another(decisions)
    decisions.go.click()
    for part in tree(decisions.box):
        if isinstance(part, ipw.HTML):
            assert "<img" not in part.value
            assert "<b>Ben" not in part.value


# --------------------------------------------------------------------------------------- another answer


@pytest.mark.parametrize(("name", "language"), in_turn(NAMES))
def test_another_answer_is_given_with_the_usual_controls_and_told_in_words_and_bars(name: str, language: str) -> None:
    page = looking_back(name, language=language)
    decisions, found = inside(page), 0
    assert page.session is not None
    before = page.session.save()
    for index in range(0, len(decisions.moment.options), max(1, len(decisions.moment.options) // 6)):
        decisions.moment.index = index
        if not try_another(decisions):
            continue
        assert decisions.result.value == ""
        decisions.go.click()
        assert decisions.result.value.count("<svg") == 3
        assert not re.search(r"[{}]|\$\w*[a-z]|\x02|\x1f|\bnan\b|\binf\b", texts(decisions.box))
        found += 1
    assert found >= 3
    assert page.session.save() == before


@games
def test_the_page_tells_what_the_engine_found(name: str) -> None:
    page = looking_back(name)
    decisions = inside(page)
    assert try_another(decisions)
    decisions.go.click()
    assert page.session is not None
    assert decisions.other is not None
    same = WhatIf(page.session.journal, decisions.at, decisions.other, decisions.at.move)
    assert decisions.found is not None
    same.run(decisions.found.rounds)
    assert decisions.found.to_csv() == same.to_csv()


def test_the_answer_that_was_given_is_no_other_answer() -> None:
    decisions = inside(looking_back(GAME))
    decisions._try(decisions.at.said)
    assert decisions.other is None
    assert words("en").say("whatif-no-same") in texts(decisions.box)
    assert decisions.go not in tree(decisions.box)


def test_an_amount_that_could_not_be_bid_is_answered_beside_the_controls() -> None:
    decisions = inside(looking_back(GAME))
    field = next(part for part in tree(decisions._answer) if isinstance(part, ipw.Text))
    go = next(p for p in tree(decisions._answer) if isinstance(p, ipw.Button) and p.description == "Bid")
    field.value = "999"
    go.click()
    assert 'role="alert"' in texts_raw(decisions._answer)
    assert decisions.go not in tree(decisions.box)
    field.value = "7"
    go.click()
    assert decisions.other is not None
    assert decisions.other.amount == 7


def texts_raw(box: ipw.Widget) -> str:
    return " ".join(part.value for part in tree(box) if isinstance(part, ipw.HTML))


def test_another_decision_takes_away_what_was_tried_at_the_one_before() -> None:
    decisions = inside(looking_back(GAME))
    assert try_another(decisions)
    decisions.go.click()
    decisions.later.click()
    assert (decisions.found, decisions.other) == (None, None)
    assert decisions.result.value == decisions.chosen.value == ""
    assert decisions.go not in tree(decisions.box)


@languages
def test_another_language_changes_every_sentence_and_keeps_what_was_found(language: str) -> None:
    page = looking_back(GAME)
    decisions = inside(page)
    decisions.moment.index = 4
    assert try_another(decisions)
    decisions.go.click()
    found, other = decisions.found, decisions.other
    page.speak(language)
    assert page.whatif.inside is decisions
    assert (decisions.found, decisions.other, decisions.moment.index) == (found, other, 4)
    for key in ("whatif-title", "whatif-see", "plots-csv", "whatif-difference", "whatif-later"):
        assert words(language).say(key) in texts(page.whatif.box)
    assert decisions.result.value.count("<svg") == 3


def test_the_numbers_can_be_taken_home() -> None:
    page = looking_back(GAME)
    decisions, files = inside(page), list[tuple[str, str]]()
    decisions._download = lambda name, text: files.append((name, text))
    assert try_another(decisions)
    decisions.go.click()
    assert decisions.csv in tree(decisions.box)
    decisions.csv.click()
    ((name, text),) = files
    assert name == f"{GAME}-whatif-{decisions.at.move}.csv"
    rows = list(csv.reader(io.StringIO(text)))
    assert tuple(rows[0]) == COLUMNS
    assert decisions.found is not None
    assert len(rows) == 1 + decisions.found.rounds


def test_opening_and_closing_leaves_no_widget_behind() -> None:
    page = looking_back(GAME)
    counts = []
    for _ in range(3):
        decisions = inside(page)
        decisions.seat.value = 1
        assert try_another(decisions)
        decisions.go.click()
        page.whatif.open.click()
        counts.append(len(registry._instances))
    assert len(set(counts)) == 1
    page.shut()
    assert len(registry._instances) == 0


# --------------------------------------------------------------------------------------- while it runs


@games
def test_it_gives_way_while_it_plays_and_stops_by_itself(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROUNDS", 12)
    monkeypatch.setattr(module, "ENOUGH", 2)

    async def run() -> None:
        decisions = inside(looking_back(name))
        assert try_another(decisions)
        decisions.go.click()
        assert decisions.halt in tree(decisions.box)
        assert decisions.progress in tree(decisions.box)
        assert words("en").say("whatif-first") in texts(decisions.box)
        await until(lambda: "<svg" in decisions.result.value)
        await until(lambda: not decisions._worker.busy)
        assert decisions.found is not None
        assert decisions.found.rounds == 12
        assert "12 imagined games" in texts(decisions.box)
        assert decisions.halt not in tree(decisions.box)
        assert decisions.csv in tree(decisions.box)

    asyncio.run(run())


def test_the_stop_button_keeps_what_is_done() -> None:
    async def run() -> None:
        decisions = inside(looking_back(GAME))
        assert try_another(decisions)
        decisions.go.click()
        await until(lambda: decisions.found is not None and decisions.found.rounds > 3)
        decisions.halt.click()
        assert decisions.found is not None
        done = decisions.found.rounds
        assert f"{done} imagined games" in texts(decisions.box)
        for _ in range(50):
            await asyncio.sleep(0)
        assert decisions.found.rounds == done
        assert decisions.csv in tree(decisions.box)

    asyncio.run(run())


def test_who_stops_before_there_is_anything_can_begin_again() -> None:
    async def run() -> None:
        decisions = inside(looking_back(GAME))
        assert try_another(decisions)
        decisions.go.click()
        decisions.halt.click()
        assert decisions.go in tree(decisions.box)
        assert decisions.result.value == ""

    asyncio.run(run())


def test_who_leaves_the_room_or_the_decision_stops_the_work() -> None:
    async def run() -> None:
        page = looking_back(GAME)
        for leaves_room in (False, True):
            decisions = inside(page)
            assert try_another(decisions)
            decisions.go.click()
            assert decisions._worker.busy
            if leaves_room:
                page.room.value = "table"
            else:
                decisions.later.click()
            assert not decisions._worker.busy

    asyncio.run(run())


def test_a_slow_game_is_told_after_a_while_though_few_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(module, "monotonic", lambda: now[0])

    async def run() -> None:
        decisions = inside(looking_back(GAME))
        assert try_another(decisions)
        decisions.go.click()
        await until(lambda: decisions.found is not None and decisions.found.rounds >= 2)
        now[0] = module.PATIENCE
        await until(lambda: "<svg" in decisions.result.value)
        decisions.halt.click()

    asyncio.run(run())
    assert module.PATIENCE + REDRAW < 2


def test_a_bot_that_fails_is_answered_and_what_was_done_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        decisions = inside(looking_back(GAME))
        assert try_another(decisions)
        decisions.go.click()
        await until(lambda: "<svg" in decisions.result.value)
        assert decisions.found is not None
        monkeypatch.setattr(decisions.found, "step", lambda *_: 1 / 0)
        await until(lambda: not decisions._worker.busy)
        assert words("en").say("hint-oops") in texts(decisions.box)
        assert "<svg" in decisions.result.value
        assert decisions.csv in tree(decisions.box)

    asyncio.run(run())


# --------------------------------------------------------------------------------------- words and bars


@languages
@pytest.mark.parametrize(
    ("gap", "way", "numbers"),
    [
        (Estimate(3, 1, 5), ("more", "meer", "mehr"), "135"),
        (Estimate(-3, -5, -1), ("less", "minder", "weniger"), "135"),
        (Estimate(0.4, -1, 2), ("luck", "toeval", "Zufall"), "12"),
        (Estimate(0, 0, 0), ("the same", "evenveel", "gleich viel"), "4"),
    ],
)
def test_the_verdict_says_which_way_and_how_sure(
    language: str, gap: Estimate, way: Sequence[str], numbers: str
) -> None:
    for you in ("yes", "no"):
        ours, who = words(language), {"who": "Ann", "you": you}
        said = verdict(GAME, gap, 40, ours, "five", "seven", who)
        assert way[list(LANGUAGES).index(language)] in said
        assert "five" in said
        assert "seven" in said
        assert ("Ann" in said) == (you == "no")
        assert "-" not in said
        assert all(number in said for number in numbers)


@pytest.mark.parametrize("sample", [[0], [5, 5], [-3, 0, 4], [1, 40], [-12_000, 800, 15_500], [999], [-7, -2]])
@pytest.mark.parametrize("signed", [False, True])
def test_a_heap_has_room_for_every_number_in_order(sample: list[int], signed: bool) -> None:
    heap = Heap([sample], signed=signed)
    assert sum(heap.heights(sample).values()) == len(sample)
    assert heap.last - heap.first <= 27
    places = [heap.at(value) for value in sorted(sample)]
    assert places == sorted(places)
    assert all(0 <= place <= 100 for place in places)
    assert heap.row("", "", sample).count("<rect") == len({heap.bar(value) for value in sample})


def test_nought_has_a_bar_of_its_own_between_better_and_worse() -> None:
    heap = Heap([[-900, -1, 0, 1, 900]], signed=True)
    bars = [heap.bar(value) for value in (-900, -1, 0, 1, 900)]
    assert bars[1:4] == [-1, 0, 1]
    assert bars[0] < -1
    assert heap.row("", "", [-1, 0, 0, 1]).count("hb-heap-worse") == 1
    assert heap.row("", "", [-1, 0, 0, 1]).count("hb-heap-better") == 1


def test_the_numbers_of_an_axis_do_not_run_into_each_other() -> None:
    for sample in ([3, 9], [-12_000, 15_500], [0, 100], [-1, 40], [7]):
        heap = Heap([sample], signed=True)
        lefts = [float(left) for left in re.findall(r"left:([\d.]+)%", heap.axis(str))]
        assert lefts
        assert all(b - a >= APART for a, b in pairwise(lefts))
        assert ">0<" in heap.axis(str)


def test_a_bar_is_as_wide_as_a_round_number() -> None:
    assert [nice(least) for least in (0, 1, 1.2, 3, 7, 10, 11, 450, 5001)] == [1, 1, 2, 5, 10, 10, 20, 500, 10_000]
