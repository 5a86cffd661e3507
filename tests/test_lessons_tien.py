"""The lessons of Tien: tables as they were meant, answers that follow the rules, numbers that are true."""

from __future__ import annotations

import re
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from hashiban import once_around, runs
from hashiban.games import tien
from hashiban.lessons import LessonError, Step, answer, laid_out, shown
from hashiban.lessons.positions import tien as positions
from hashiban.table import Outcome
from hashiban.words import LANGUAGES
from tests import lesson_files
from tests.lesson_files import changed, steps

if TYPE_CHECKING:
    from collections.abc import Iterator

T = "tien"
STEPS = steps(T)
found = partial(lesson_files.found, T)
texts = partial(lesson_files.texts, T, dropped=r"\b4\+")


def numbers(value: Any) -> Iterator[int]:
    """All numbers in a part of a lesson file, and the number on each card."""
    return lesson_files.numbers(value, lambda number: (number, number % 10))


# ------------------------------------------------------------------------------------- the table that is laid

GOOD = """
[[steps]]
id = "one"
rules = ["TS8"]
players = 3
laid = { active = 1, row = [24, 63], next = [35, 20], left = 7, market = [29, 17], cards = [[41], [57, 22, 22], []], purses = [[10, 2], [0, 0], [4, 1]] }
show = "yes-no"
answer = { legal = "1 draw" }
"""  # noqa: E501

mine = partial(changed, T, GOOD)


def test_a_table_is_laid_with_the_row_the_market_the_cards_and_the_coins_that_are_said() -> None:
    state = laid_out(mine()).state
    table = state.table
    assert (table.asked, table.active) == ((1,), 1)
    assert (table.numbers, table.currency) == ((24,), (63,))
    assert (table.total, table.money) == (1, 3)
    assert state.stock.pile[:2] == [35, 20]
    assert (len(state.stock.pile), table.left) == (7, 7)
    assert table.market == (17, 29)
    assert table.cards == [(41,), (22, 22, 57), ()]
    assert [purse.counts for purse in table.purses] == [(10, 2), (0, 0), (4, 1)]
    assert table.supply == (tien.COINS - 14, tien.BUST_TOKENS - 3)
    plain = [card for card in state.stock.pile if tien.kind_of(card) in ("number", "currency")]
    assert sum(table.left_numbers) + sum(table.left_currency) == len(plain)


def test_a_wild_at_the_end_of_the_row_is_for_sale() -> None:
    table = laid_out(mine("row = [24, 63]", "row = [24, 30]")).state.table
    assert (table.lot, table.asked, table.auction.queue) == (30, (2,), [2, 0, 1])


def test_a_laid_table_can_be_played_to_the_end_of_its_game() -> None:
    scene = laid_out(mine())
    scene.do("rest random")
    assert scene.state.table.phase == "end"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("active = 1", "active = 3", "there are 3 seats"),
        ("active = 1", "turn = 1", "laid does not know 'turn'"),
        (", []], purses", "], purses", "there are 3 seats"),
        ("row = [24, 63]", "row = [29, 63]", "card 29 is not in the deck, or not so often"),
        ("row = [24, 63]", "row = [20, 63]", "not so often"),
        ("row = [24, 63]", "row = [36, 39]", "this row is bust"),
        ("left = 7", "left = 1", "cannot be 1 cards left"),
        ("left = 7", "left = 99", "cannot be 99 cards left"),
        ("[10, 2]", "[11, 2]", "not so many coins"),
        ("[10, 2]", "[10, 15]", "not so many coins or bust tokens"),
        (", [4, 1]]", "]", "as many purses as seats"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_the_file_and_the_step(old: str, new: str, why: str) -> None:
    with pytest.raises(LessonError, match=rf"^{T}/99-mine\.toml, step 'one': it cannot be played: .*({why})"):
        answer(mine(old, new))


def test_a_card_that_lies_in_two_places_is_nowhere_to_be_read() -> None:
    assert answer(mine('legal = "1 draw"', "place = 22")).value == "cards"
    with pytest.raises(LessonError, match="card 41 lies in 2 places"):
        answer(mine('legal = "1 draw"', "place = 41"))


# ------------------------------------------------------------------------------------- numbers that are said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.lesson}-{step.id}")
def test_a_number_in_a_question_is_read_from_the_table_or_stands_in_its_step(step: Step, language: str) -> None:
    written = [texts(language)[f"{step.key}-{part}"] for part in ("scene", "ask")]
    typed = {int(number) for text in written for number in re.findall(r"\d+", text)}
    assert typed <= {*numbers(step.so_far), *numbers(step.then), *numbers(step.answer), *numbers(step.numbers)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_in_what_is_said_after_a_guess(language: str) -> None:
    after = {key: text for key, text in texts(language).items() if not re.search("-(scene|ask|choice-.*)$", key)}
    assert [key for key, text in after.items() if re.search(r"\d", text)] == []


def test_numbers_in_words_are_those_on_the_table() -> None:
    own = laid_out(found("auction", "cards")).state.table
    assert (own.purses[0].counts, len(own.cards[0])) == ((3, 0), 4)
    assert laid_out(found("auction", "awkward")).state.table.purses[0].counts == (1, 1)
    assert laid_out(found("bid", "purse")).state.table.purses[1].counts == (2, 0)
    assert laid_out(found("score", "empty")).state.table.left == 1
    assert found("deck", "supply").players == 4
    assert tien.COINS == 50


# ------------------------------------------------------------------------------------- answers follow the rules


def test_other_limits_give_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tien, "LIMIT", 9)
    assert answer(found("draw", "ten")).value is True
    assert answer(found("draw", "less")).value == 5
    assert answer(found("reward", "cap")).value == 9
    monkeypatch.setattr(tien, "LIMIT", 15)
    with pytest.raises(LessonError, match="no event 'bust'"):
        answer(found("draw", "cash"))


def test_other_rewards_give_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tien, "_OTHERS", {n: [(seat,) for seat in range(n)] for n in tien.PLAYERS})
    assert answer(found("reward", "numbers")).value == (3, 0, 0)
    monkeypatch.setattr(tien, "_to_market", tien._clear)
    assert answer(found("reward", "market")).value == 0


def test_another_way_to_pay_gives_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = tien.ways_to_pay
    monkeypatch.setattr(tien, "ways_to_pay", lambda *how: ways(*how)[::-1])
    assert answer(found("pay", "auto")).value != (0, 1)


def test_another_bonus_gives_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tien, "score", lambda state: Outcome((9, 0, 0), (0,)))
    assert answer(found("score", "full")).value == 9
    assert answer(found("score", "three")).value == 9


def test_another_deck_gives_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tien, "DECK", (*tien.DECK, 28, 58))
    monkeypatch.setitem(tien.CARDS_USED, 5, len(tien.DECK))
    assert answer(found("deck", "eight")).value == 2
    assert answer(found("deck", "wilds")).value == 10


# ------------------------------------------------------------------------------------- exact answers


def test_the_chances_of_a_bust_are_the_exact_ones() -> None:
    exact = {"seven": (47, 110), "nine": (71, 110), "cushion": (11, 109), "gone": (0, 98)}
    for name, (over, among) in exact.items():
        there = answer(found("stop", name))
        assert (there.numbers["over"], there.numbers["among"]) == (over, among)
        assert there.value == round(100 * over / among)


@pytest.mark.parametrize("name", ["hole", "two", "share", "fork", "late"])
def test_the_place_of_a_wild_is_the_best_of_all_that_there_are(name: str) -> None:
    cards = answer(found("wilds", name)).view.cards[0]
    own = [card for card in cards if runs.is_wild(card)]
    every = product(*(runs.spots(wild) for wild in own))
    most = max(runs.placed(cards, tuple(zip(own, spots, strict=True))).points for spots in every)
    assert most == runs.best(cards).points


def test_the_total_that_keeps_most_cards_does_so_beyond_luck() -> None:
    there = answer(found("stop", "best"))
    best = next(bar for bar in there.bars if bar.mark)
    assert best.label == there.value
    assert all(bar.high < best.low for bar in there.bars if bar is not best)


def test_turns_that_are_played_add_up() -> None:
    for stop in (4, 10):
        for _, held, bust in positions._turns(stop, 1, 20):
            assert held == 0 if bust else held >= 0
    rates = [positions._busted({"busted": stop, "with": {"games": 50}}, laid_out(STEPS[0])) for stop in (4, 6, 8, 10)]
    assert rates == sorted(rates)
    assert rates[0] < rates[-1]


def test_the_bids_are_those_of_the_solver() -> None:
    assert answer(found("bid", "last")).value == once_around.best_bid(5, 2, 0)
    first = once_around.known((6, 4), once_around.TIEN)
    assert answer(found("bid", "first")).value == first.said[0]
    assert (first.winner, first.price) == (0, first.said[0])
    gains = [bar.value for bar in answer(found("bid", "gains")).bars]
    assert gains == sorted(gains)


def test_what_a_question_says_is_what_lies_on_the_table() -> None:
    assert shown(found("draw", "ten")) == {"hers": (45,), "next": (36,), "two": (24, 36)}
    assert shown(found("wilds", "late"))["now"] == 10
