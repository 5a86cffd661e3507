"""The hint, the bars and the memory aid: in words, for one seat only, and giving way while they think."""

from __future__ import annotations

import asyncio
import json
import re
from random import Random
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
import pytest

from hashiban import bots
from hashiban.actions import Action, Amount, Choice, Lay, Pick
from hashiban.engine import look, play
from hashiban.foresight import Estimate, Forecast, candidates
from hashiban.games import NAMES, load
from hashiban.games import vastgoedveiling as vv
from hashiban.table import SPECTATOR, State, View
from hashiban.words import LANGUAGES, words
from hashiban_widgets import hint as hints
from hashiban_widgets.controls import Controls, labelled
from hashiban_widgets.hint import Hint, Worker, outlook, scale, tenth, verdict
from hashiban_widgets.memory import Memory, cost
from hashiban_widgets.parts import Part, tree
from tests.laws import QUICK
from tests.seats import VASTGOED, auction, bid, in_turn, played, sale, sell, view

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GAME = "vastgoedveiling"
HARD = bots.load(GAME, "hard")
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def _no_models_left() -> Any:
    yield
    ipw.Widget.close_all()


@pytest.fixture
def part() -> Part:
    return Part(lambda: None)


def texts(box: ipw.Widget) -> str:
    """All that can be read in this box."""
    found = [getattr(p, "value", "") for p in tree(box) if isinstance(p, ipw.HTML)]
    found += [p.description for p in tree(box) if isinstance(p, ipw.Button)]
    return re.sub(r"<[^>]*>", " ", " ".join(found))


def sent(box: ipw.Widget) -> str:
    states = [p.get_state() for p in tree(box)]
    return json.dumps(states, default=lambda value: "" if isinstance(value, ipw.Widget) else str(value))


def late() -> State:
    return sale([(1, 30), (10, 12), (20, 22)], (0, 8, 15))


def phases(name: str) -> Iterator[View]:
    """A view of each kind of question that a whole game asks."""
    game, seen, told = load(name), set(), list[Any]()
    state = game.start(game.PLAYERS[1], QUICK[name])
    for _ in played(game, state, 3, told, bots.load(name, "hard")):
        for seat in game.waiting(state.table):
            now = look(game, state, seat, told)
            kind = (state.table.phase, tuple(option.verb for option in now.options))
            if seat >= 0 and kind not in seen:
                seen.add(kind)
                yield now.kept()


async def until(done: Callable[[], bool], turns: int = 20_000) -> int:
    """Wait until it is done; how many turns that took."""
    for turn in range(turns):
        if done():
            return turn
        await asyncio.sleep(0)
    raise AssertionError("it was never done")


# --------------------------------------------------------------------------------------- the hint


@pytest.mark.parametrize(("name", "language"), in_turn(NAMES))
def test_there_is_a_hint_in_every_phase(part: Part, name: str, language: str) -> None:
    found = 0
    hint = Hint(part, name, words(language))
    for seen in phases(name):
        hint.show(seen)
        assert hint.look not in list(tree(hint.box))
        hint.ask.click()
        choice = bots.load(name, "hard")(seen, Random(len(seen.heard)))
        assert labelled(name, seen, choice.action, words(language)) in texts(hint.box)
        assert words(language).say(choice.why, **choice.numbers) in texts(hint.box)
        hint.look.click()
        assert hint.outlook.value.count("<li>") >= min(2, len(candidates(seen)))
        assert words(language).say("notice") in texts(hint.box)
        assert not re.search(r"[{}]|\$\w*[a-z]|\x02|\x1f|\bnan\b|\binf\b", texts(hint.box))
        found += 1
    assert found >= 2


@languages
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_is_called_as_on_its_button(part: Part, name: str, language: str) -> None:
    for seen in phases(name):
        controls = Controls(part, seen, words(language), name, lambda _: None, False)
        buttons = {p.description for p in tree(controls.box) if isinstance(p, ipw.Button)}
        for option in seen.options:
            match option:
                case Amount(verb, least):
                    actions = [Action(verb, amount) for amount in (least, *controls.more(option))]
                case Pick(verb, cards):
                    actions = [Action(verb, cards=(card,)) for card in cards]
                case Lay(due=0):  # nothing is said until something is laid
                    actions = []
                case _:
                    actions = [Action(option.verb)]
            assert {labelled(name, seen, action, words(language)) for action in actions} <= buttons


def test_an_amount_without_a_button_is_called_by_its_number() -> None:
    assert "$5" in labelled(GAME, view(auction(4, 9, 20, 27), 0), bid(5), words("en"))


def test_the_only_amount_there_is_is_called_the_least() -> None:
    seen, english = view(auction(1, 2, wallets=[(1, 0), (1, 0)]), 0), words("en")
    assert labelled(GAME, seen, bid(1), english) == english.say(f"{GAME}-say-bid-least", least=1, high=0)


def test_who_is_not_asked_gets_no_button(part: Part) -> None:
    hint = Hint(part, GAME, words("en"))
    assert hint.box.children == ()
    for seat in (1, SPECTATOR):
        hint.show(view(auction(4, 9, 20, 27), seat))
        assert hint.box.children == ()
        hint.ask.click()
        hint.look.click()
        assert texts(hint.box) == ""


def test_the_view_of_the_next_seat_takes_the_first_ones_hint_away(part: Part) -> None:
    hint = Hint(part, GAME, words("en"))
    hint.show(view(late(), 0))
    hint.ask.click()
    hint.look.click()
    assert "Sell 30" in texts(hint.box)
    hint.show(view(late(), 1))
    assert "Sell 30" not in sent(hint.box)
    assert hint.advice.value == hint.outlook.value == ""
    hint.clear()
    assert hint.box.children == ()


def test_a_late_click_after_the_hand_over_finds_nothing(part: Part) -> None:
    hint = Hint(part, GAME, words("en"))
    hint.show(view(late(), 0))
    hint.ask.click()
    hint.clear()
    for button in (hint.ask, hint.look, hint.halt):
        button.click()
    assert hint.advice.value == hint.outlook.value == ""


def test_nothing_but_the_own_view_goes_into_a_hint(part: Part) -> None:
    found = []
    for deed in (10, 12):
        state = late()
        vv.apply(state, 1, sell(deed))
        state.stock.cheque_pile.sort(reverse=deed == 10)
        hint = Hint(part, GAME, words("en"))
        hint.show(view(state, 0))
        hint.ask.click()
        hint.look.click()
        assert hint._ahead is not None
        hint._ahead.run(40)
        hint._ahead.run(40)
        ahead = hint._ahead
        found.append((hint.advice.value, [len(t) >= 40 and t[:40] for t in ahead._totals]))
    assert found[0] == found[1]


def test_it_speaks_another_language_at_once(part: Part) -> None:
    hint = Hint(part, GAME, words("en"))
    hint.show(view(late(), 0))
    hint.ask.click()
    hint.look.click()
    hint.speak(words("nl"))
    assert "Verkoop 30" in texts(hint.box)
    assert "Sell" not in texts(hint.box)
    hint.speak(words("de"))
    assert "30 verkaufen" in texts(hint.box)


def test_a_bot_that_fails_says_a_friendly_line_and_no_more(
    part: Part, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(seen: View, luck: Random) -> Choice:
        raise RuntimeError("secret path")

    hint = Hint(part, GAME, words("en"))
    hint.show(view(late(), 0))
    hint.ask.click()
    monkeypatch.setattr(hint, "_bot", broken)
    for button in (hint.ask, hint.look):
        button.click()
        assert "something went wrong" in texts(hint.box)
        assert "secret path" not in sent(hint.box)
    assert not hint._worker.busy


def test_a_bot_that_fails_halfway_stops_the_work(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0

    def tired(seen: View, luck: Random) -> Choice:
        nonlocal calls
        calls += 1
        if calls > 3000:
            raise RuntimeError("tired")
        return HARD(seen, luck)

    async def scene() -> None:
        hint = Hint(part, GAME, words("en"))
        monkeypatch.setattr(hint, "_bot", tired)
        hint.show(view(auction(4, 9, 20, 27), 0))
        hint.ask.click()
        hint.look.click()
        await until(lambda: not hint._worker.busy)
        assert "something went wrong" in texts(hint.box)
        assert hint.halt not in list(tree(hint.box))

    asyncio.run(scene())


# --------------------------------------------------------------------------------------- giving way


def test_without_a_loop_one_piece_of_work_is_done_at_once() -> None:
    done: list[int] = []

    def piece() -> bool:
        done.append(1)
        return True

    worker = Worker(lambda: None)
    worker.start(piece)
    assert done == [1]
    assert not worker.busy


def test_whoever_waits_gets_a_turn_after_every_piece() -> None:
    async def scene() -> None:
        order: list[str] = []

        async def ticker() -> None:
            while len(order) < 100:
                order.append("tick")
                await asyncio.sleep(0)

        def piece() -> bool:
            order.append("work")
            return True

        worker = Worker(lambda: None)
        worker.start(piece)
        await asyncio.create_task(ticker())
        worker.stop()
        line = "".join(word[0] for word in order)
        assert "ww" not in line
        assert line.count("w") >= 10

    asyncio.run(scene())


def test_the_page_gets_its_turn_while_the_hint_thinks(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        hint = Hint(part, GAME, words("en"))
        hint.show(view(auction(4, 9, 20, 27), 0))
        hint.ask.click()
        pieces, ticks = 0, 0
        think = hint._think

        def counted() -> bool:
            nonlocal pieces
            pieces += 1
            return think()

        monkeypatch.setattr(hint, "_think", counted)
        monkeypatch.setattr(hints, "LONGEST", 0.6)
        hint.look.click()
        while hint._worker.busy:
            ticks += 1
            await asyncio.sleep(0)
        assert pieces >= 3
        assert ticks >= pieces
        assert "<ol" in hint.outlook.value
        assert hint.look in list(tree(hint.box))

    asyncio.run(scene())


def test_a_slice_is_short_enough_for_a_click_to_be_heard() -> None:
    assert hints.SLICE <= 0.05
    assert hints.TURNS >= 1


def test_stop_ends_the_work_and_keeps_what_is_known(part: Part) -> None:
    async def scene() -> None:
        hint = Hint(part, GAME, words("en"))
        hint.show(view(auction(4, 9, 20, 27), 0))
        hint.ask.click()
        hint.look.click()
        await until(lambda: "<ol" in hint.outlook.value)
        assert hint.halt in list(tree(hint.box))
        hint.halt.click()
        assert hint._ahead is not None
        rounds, shown = hint._ahead.rounds, hint.outlook.value
        assert hint.look in list(tree(hint.box))
        assert str(rounds) in texts(hint.box)
        for _ in range(50):
            await asyncio.sleep(0)
        assert hint._ahead.rounds == rounds
        assert hint.outlook.value == shown

    asyncio.run(scene())


def test_another_question_ends_the_work_for_good(part: Part) -> None:
    async def scene() -> None:
        hint = Hint(part, GAME, words("en"))
        hint.show(view(late(), 0))
        hint.ask.click()
        hint.look.click()
        await until(lambda: "<ol" in hint.outlook.value)
        hint.show(view(late(), 1))
        for _ in range(50):
            await asyncio.sleep(0)
        assert hint.outlook.value == ""
        assert not hint._worker.busy

    asyncio.run(scene())


def test_it_stops_by_itself_once_the_differences_are_known(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(hints, "CLOSE", 50.0)
        hint = Hint(part, GAME, words("en"))
        hint.show(view(late(), 0))
        hint.ask.click()
        hint.look.click()
        await until(lambda: not hint._worker.busy)
        assert hint._ahead is not None
        assert hint._ahead.rounds >= 30

    asyncio.run(scene())


# --------------------------------------------------------------------------------------- the bars


def row(action: Action, value: float, reach: float, behind: Estimate) -> Forecast:
    return Forecast(action, 50, Estimate(value, value - reach, value + reach), Estimate(0.5, 0.4, 0.6), behind)


def test_the_sentence_says_a_clear_difference_and_a_doubtful_one() -> None:
    seen, english = view(late(), 0), words("en")
    best = row(sell(30), 61.23, 1, Estimate(0, 0, 0))
    clear = verdict(GAME, seen, [best, row(sell(1), 58, 1, Estimate(3.2, 2.1, 4.3))], english)
    assert "“Sell 30” does best" in clear
    assert all(number in clear for number in ("$61.2", "$3.2", "$2.1", "$4.3", "50"))
    close = verdict(GAME, seen, [best, row(sell(1), 61, 1, Estimate(0.2, -1, 1.4))], english)
    assert "too close to call" in close
    assert "one choice" in verdict(GAME, seen, [best], english)


def test_where_the_hint_and_the_look_ahead_differ_it_says_so() -> None:
    seen, english = view(late(), 0), words("en")
    best = row(sell(30), 61.23, 1, Estimate(0, 0, 0))
    clear, close = (row(sell(1), 58, 1, Estimate(3.2, low, 4.3)) for low in (2.1, -0.1))
    assert "rule of thumb" in outlook(GAME, seen, [best, clear], english, sell(1))
    assert "rule of thumb" not in outlook(GAME, seen, [best, close], english, sell(1))
    assert "rule of thumb" not in outlook(GAME, seen, [best, clear], english, sell(30))


def test_the_bars_stand_on_one_scale_and_every_bar_has_its_number() -> None:
    rows = [row(sell(30), 61.23, 1, Estimate(0, 0, 0)), row(sell(1), 58, 2, Estimate(3.2, 2.1, 4.3))]
    drawn = outlook(GAME, view(late(), 0), rows, words("en"))
    assert drawn.index("Sell 30</b>") < drawn.index("Sell 1</b>")
    assert "Hint</span>" not in drawn
    marked = outlook(GAME, view(late(), 0), rows, words("en"), sell(1))
    assert marked.count("Hint</span>") == 1
    assert 'Sell 1<span class="hb-advised">Hint' in marked
    places = [float(at) for at in re.findall(r"left:([-\d.]+)%", drawn)]
    assert all(0 <= at <= 100 for at in places)
    assert "$61.2" in drawn
    assert "wins 50 of 100" in drawn
    assert 'role="status"' in drawn
    assert 'role="status"' not in outlook(GAME, view(late(), 0), rows, words("en"), final=False)


@pytest.mark.parametrize(
    ("values", "bounds"),
    [
        ([50.0], [50.0, 50.0]),
        ([0.0], []),
        ([24.7, 63.8], [20.1, 66.2]),
        ([-3.0, 1000.5], [float("-inf"), float("inf")]),
    ],
)
def test_a_scale_has_round_marks_and_room_for_all(values: list[float], bounds: list[float]) -> None:
    low, high, ticks = scale(values, bounds)
    assert low < high
    assert all(low <= value <= high for value in values)
    assert (ticks[0], ticks[-1]) == (low, high)
    assert 2 <= len(ticks) <= 7


def test_a_name_that_looks_like_markup_stays_text() -> None:
    assert "<script" not in outlook(GAME, view(late(), 0), [row(sell(30), 1, 1, Estimate(0, 0, 0))], words("en"))
    assert str(tenth(-0.04)) == "0.0"


# --------------------------------------------------------------------------------------- the memory aid


def test_my_own_memory_shows_nothing(part: Part) -> None:
    memory = Memory(part, GAME, words("en"))
    memory.show(view(auction(4, 9, 20, 27), 0))
    assert memory.setting.value == "own"
    assert memory.cards.value == ""
    assert memory.cards not in memory.box.children


@languages
def test_the_counter_shows_what_was_seen_and_full_inference_what_still_comes(part: Part, language: str) -> None:
    memory = Memory(part, GAME, words(language))
    memory.show(view(auction(4, 9, 20, 27), 0))
    memory.setting.value = "seen"
    assert re.findall(r"<b>(\d+)</b>", memory.cards.value) == ["4", "9", "20", "27"]
    memory.setting.value = "all"
    unseen = re.findall(r"<b>(\d+)</b>", memory.cards.value)
    assert len(unseen) == 26
    assert "27" not in unseen
    assert words(language).say("memory-chance", share=92) in texts(memory.box)
    memory.show(view(late(), 0))
    assert "×2" in memory.cards.value


def test_what_is_sure_is_not_told_card_by_card(part: Part) -> None:
    memory = Memory(part, GAME, words("en"))
    memory.show(view(auction(1, 2, 3, 4, 5), 0))
    memory.setting.value = "all"
    assert "Every one of them still comes" in memory.cards.value
    assert "%" not in memory.cards.value


def test_the_setting_stays_over_questions_and_languages(part: Part) -> None:
    memory = Memory(part, GAME, words("en"))
    memory.setting.value = "seen"
    memory.show(view(late(), 0))
    memory.speak(words("nl"))
    assert memory.setting.value == "seen"
    assert "Cheques gezien" in texts(memory.box)
    memory.clear()
    assert memory.box.children == ()


def lazy(seen: View, luck: Random) -> Choice:
    option = seen.options[0]
    return HARD(seen, luck) if isinstance(option, Amount) else Choice(sell(max(option.cards)))  # type: ignore[union-attr]


@languages
def test_after_the_game_it_says_what_forgetting_cost(part: Part, language: str) -> None:
    journal = play(VASTGOED, [lazy, HARD, HARD], 3)[0]
    memory = Memory(part, GAME, words(language))
    memory.review(journal, {0: "Anna"})
    (ask,) = memory._asks.values()
    assert ask.description == words(language).say("memory-ask")
    ask.click()
    assert memory._found is not None
    assert "<progress" in memory.cost.value
    memory._found.rounds = 3
    while not memory._found.done:
        memory._found.step(1)
    memory._draw_cost()
    assert "<progress" not in memory.cost.value
    assert memory.cost.value.count("<li>") >= 1
    assert words(language).say("notice") in texts(memory.box)
    assert not re.search(r"[{}]|\$\w*[a-z]|\x02|\x1f|\bnan\b|\binf\b", texts(memory.box))


def test_looking_back_gives_way_and_can_be_stopped(part: Part) -> None:
    async def scene() -> None:
        memory = Memory(part, GAME, words("en"))
        memory.review(play(VASTGOED, [lazy, HARD, HARD], 3)[0], {0: "Anna"})
        memory._asks[0].click()
        assert memory.halt in list(tree(memory.box))
        await until(lambda: memory._found is not None and memory._found.share > 0)
        memory.halt.click()
        assert memory._found is not None
        share = memory._found.share
        for _ in range(50):
            await asyncio.sleep(0)
        assert memory._found.share == share
        assert memory._asks[0] in list(tree(memory.box))

    asyncio.run(scene())


def test_looking_back_ends_by_itself(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        memory = Memory(part, GAME, words("en"))
        memory.review(play(VASTGOED, [lazy, HARD, HARD], 3)[0], {0: "Anna"})
        memory._asks[0].click()
        assert memory._found is not None
        memory._found.rounds = 2
        await until(lambda: not memory._worker.busy)
        assert memory._found.done
        assert "<progress" not in memory.cost.value

    asyncio.run(scene())


def test_every_person_at_the_table_can_ask_and_nobody_is_left_behind(part: Part) -> None:
    memory = Memory(part, GAME, words("en"))
    journal = play(VASTGOED, [lazy, HARD, HARD], 3)[0]
    memory.review(journal, {0: "Anna", 2: "Ben"})
    assert [b.description for b in memory._asks.values()] == [
        "What did forgetting cost Anna?",
        "What did forgetting cost Ben?",
    ]
    memory._asks[2].click()
    assert "Forgetting cost nothing" in texts(memory.box)
    before = len(part._made)
    for _ in range(3):
        memory.review(journal, {0: "Anna", 2: "Ben"})
    assert len(part._made) == before
    memory.show(view(late(), 0))
    assert "forgetting" not in texts(memory.box)


def test_a_cost_that_may_be_luck_is_not_called_a_cost() -> None:
    class Found:
        done, share = True, 1.0

        def __init__(self, total: Estimate) -> None:
            self._total = total

        def lapses(self) -> tuple[Any, ...]:
            from hashiban.memory import Lapse

            return (Lapse(view(late(), 0), sell(1), sell(30), self._total),)

        def total(self) -> Estimate:
            return self._total

    english = words("en")
    said = [cost(GAME, Found(Estimate(*t)), english) for t in ((3, 1, 5), (-3, -5, -1), (1, -1, 3), (0, 0, 0))]  # type: ignore[arg-type]
    assert "Forgetting cost about $3 (most likely between $1 and $5)" in said[0]
    assert "brought about $3 more" in said[1]
    assert "between $1 and $5" in said[1]
    assert "Hardly anything" in said[2]
    assert "no difference" in said[3]


def test_an_error_while_looking_back_says_a_friendly_line(part: Part, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Memory(part, GAME, words("en"))
    journal = play(VASTGOED, [lazy, HARD, HARD], 3)[0]
    journal.moves[5] = (2, Action("sing"))
    memory.review(journal, {0: "Anna"})
    memory._asks[0].click()
    assert "something went wrong" in texts(memory.box)
