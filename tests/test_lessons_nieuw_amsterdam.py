"""The lessons of Nieuw Amsterdam: tables as they were meant, answers that follow the rules, numbers that are true."""

from __future__ import annotations

import re
from functools import partial
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Any

import pytest

from hashiban import bots, once_around
from hashiban.actions import Amount, Say
from hashiban.engine import play
from hashiban.games import load
from hashiban.games import nieuw_amsterdam as na
from hashiban.games import nieuw_amsterdam_frame as frame
from hashiban.lab import claims
from hashiban.lab.arena import game_seed
from hashiban.lab.claims import nieuw_amsterdam as tips
from hashiban.lessons import LessonError, Step, answer, laid_out, lessons, parse, shown
from hashiban.lessons.positions import nieuw_amsterdam as positions
from hashiban.words import LANGUAGES, words
from hashiban_widgets.lessons import LessonPlayer
from hashiban_widgets.parts import Part
from tests import lesson_files
from tests.lesson_files import changed, numbers, steps

if TYPE_CHECKING:
    from collections.abc import Mapping

N = "nieuw_amsterdam"
STEPS = steps(N)
found = partial(lesson_files.found, N)
texts = partial(lesson_files.texts, N)


# ------------------------------------------------------------------------------------- the table that is laid

GOOD = """
[[steps]]
id = "one"
rules = ["NS4"]
players = 3
laid = { markers = [3, 1, 2], columns = ["city city city", "land land trade"], values = [[1, 2, 3], [4, 5, 6], [0, 1, 0]], resources = [[1, 0, 2, 3, 4], [0, 0, 0, 0, 0], [9, 1, 4, 3, 4]], rounds = 4, totals = [5, 7, -2] }
show = "yes-no"
answer = { legal = "1 pass" }
"""  # noqa: E501

mine = partial(changed, N, GOOD)


def test_a_table_is_laid_with_the_markers_columns_values_resources_and_rounds_that_are_said() -> None:
    state = laid_out(mine()).state
    table = state.table
    assert table.markers == [3, 1, 2]
    assert table.asked == (1,)
    assert table.columns[:2] == [(na.CITY,) * 3, (na.LAND, na.LAND, na.TRADE)]
    assert sorted(tile for tiles in table.columns for tile in tiles) == list(na.TILES)
    assert [hand.values for hand in state.hands] == [(1, 2, 3), (4, 5, 6), (0, 1, 0)]
    assert [purse.counts for purse in table.purses] == [(1, 0, 2, 3, 4), (0, 0, 0, 0, 0), (9, 1, 4, 3, 4)]
    assert (table.round, table.totals) == (4, [5, 7, -2])
    assert table.revealed == [(3,) * 12] * 3


def test_a_laid_table_can_be_played_to_the_end_of_its_game() -> None:
    scene = laid_out(mine())
    scene.do("rest random")
    assert scene.state.table.phase == "end"
    assert scene.state.table.round == frame.ROUNDS


def test_what_is_not_said_stays_as_it_was_dealt() -> None:
    dealt = laid_out(mine(GOOD[GOOD.index("laid") : GOOD.index("show")], "")).state
    moved = laid_out(mine(GOOD[GOOD.index("laid") : GOOD.index("show")], "laid = { markers = [3, 2, 1] }\n")).state
    assert moved.table.columns == dealt.table.columns
    assert [hand.values for hand in moved.hands] == [hand.values for hand in dealt.hands]
    assert moved.table.markers == [3, 2, 1]


def test_a_seat_of_a_laid_table_was_told_its_own_values_and_no_others() -> None:
    scene = laid_out(mine())
    for seat in range(3):
        told = [event.facts for event in scene.view(seat).heard if event.name == "values"]
        assert [facts["who"] for facts in told] == [seat]
    assert positions.READINGS["knows_values"]({"knows_values": 1, "with": {"of": 1}}, scene) is True
    assert positions.READINGS["knows_values"]({"knows_values": 1, "with": {"of": 2}}, scene) is False


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("markers = [3, 1, 2]", "markers = [3, 1, 1]", "the markers are 1 to 3"),
        ("markers = [3, 1, 2]", "markers = [2, 1]", "the markers are 1 to 3"),
        ("markers = [3, 1, 2]", "flags = [3, 1, 2]", "laid does not know 'flags'"),
        ('"city city city"', '"city city"', "the columns have"),
        ('"city city city"', '"city city harbour"', "there is no harbour tile"),
        ('"land land trade"', '"city city land"', "no more of them"),
        ("[[1, 0, 2, 3, 4]", "[[1, 9, 2, 3, 4]", "not so many resources"),
        (", [9, 1, 4, 3, 4]]", "]", "as many rows of them as players"),
        ("rounds = 4", "rounds = 6", "a game has 6 rounds"),
        ("[4, 5, 6], ", "", "order"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_the_file_and_the_step(old: str, new: str, why: str) -> None:
    with pytest.raises(LessonError, match=rf"^{N}/99-mine\.toml, step 'one': it cannot be played: .*{why}"):
        laid_out(mine(old, new))


@pytest.mark.parametrize("mixes", ["[[1, 0, 0, 0, 0]]", "[[2, 0, 0, 0, 0], [0, 0, 2, 0, 0]]"])
def test_a_question_about_paying_has_one_right_mix(mixes: str) -> None:
    text = GOOD.replace("[0, 0, 0, 0, 0]", "[2, 0, 2, 0, 0]").replace('legal = "1 pass"', f"payable = {mixes}")
    text += 'so_far = ["1 choose 1", "1 bid 2", "2 pass", "0 pass"]\n'
    with pytest.raises(LessonError, match="of these can be paid"):
        answer(parse(N, "99-mine.toml", text).steps[0])


# ------------------------------------------------------------------------------------- numbers that are said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.lesson}-{step.id}")
def test_a_number_in_a_question_is_read_from_the_table_or_stands_in_the_moves_of_its_step(
    step: Step, language: str
) -> None:
    written = [texts(language)[f"{step.key}-{part}"] for part in ("scene", "ask")]
    typed = {int(number) for text in written for number in re.findall(r"\d+", text)}
    assert typed <= {*numbers(step.so_far), *numbers(step.then), *numbers(step.answer)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_typed_in_what_is_said_after_a_guess(language: str) -> None:
    after = {key: text for key, text in texts(language).items() if not re.search("-(scene|ask)$", key)}
    assert [key for key, text in after.items() if re.search(r"\d", text)] == []


def test_what_a_question_says_is_what_lies_on_the_table() -> None:
    assert shown(found("once", "forced")) == {"all": laid_out(found("once", "forced")).state.table.purses[0].total}
    sums = laid_out(found("points", "sum")).state
    assert shown(found("points", "sum")) == {"land": 5, "trade": 2, "paid": 6}
    assert (sums.hands[0].values, sums.table.paid[0]) == ((1, 5, 2), 6)
    assert sums.table.taken[0] == (na.LAND, na.LAND, na.TRADE)
    assert sums.table.markers[0] == 1


# ------------------------------------------------------------------------------------- answers follow the rules


def test_other_rules_give_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(na, "_auctioned", lambda table: table.left)
    assert answer(found("two", "which")).value == (1, 2, 3, 4, 5)
    monkeypatch.setattr(na, "_free", lambda table: table.left)
    assert answer(found("two", "lose")).value == (1, 3, 4, 5)
    monkeypatch.setattr(frame, "INCOME", (2, 0, 1, 1, 1))
    assert answer(found("points", "fresh")).value == 25
    monkeypatch.setattr(frame, "EVEN", (5, 5, 5))
    assert answer(found("points", "off")).value == 15
    monkeypatch.setattr(frame, "best", lambda totals, *_: tuple(range(len(totals))))
    assert answer(found("points", "tie")).value == (0, 1)
    bonus = {players: setup._replace(bonus=(0, 0, 5, 2, 2)) for players, setup in na.SETUP.items()}
    monkeypatch.setattr(na, "SETUP", bonus)
    assert answer(found("marker", "free")).value == 23
    assert answer(found("example", "pays")).value == 3


def test_where_one_must_not_go_higher_the_least_bid_is_lower(monkeypatch: pytest.MonkeyPatch) -> None:
    def equal(leader: int | None, high: int, purse: Any) -> Any:
        return (Amount("bid", high, purse.total), Say("pass"))

    monkeypatch.setattr(na, "_bid_options", equal)
    assert answer(found("once", "least")).value == 7
    assert answer(found("once", "must")).value is True


def test_the_best_bids_are_those_of_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    assert answer(found("worth", "ladder")).value == (0, 0, 1, 1, 2, 2, 3, 3, 4, 4)
    for name, behind in (("shade", 1), ("more", 2)):
        there = answer(found("worth", name))
        best = once_around.best_bid(7, -1, behind, must_open=True)
        assert there.value == best
        assert [bar.label for bar in there.bars] == list(range(7))
        assert [bar.label for bar in there.bars if bar.value == max(bar.value for bar in there.bars)] == [best]
        assert [bar.label for bar in there.bars if bar.mark] == [best]
    monkeypatch.setattr(positions, "TEN", once_around.uniform(1, 3))
    assert answer(found("worth", "shade")).value == 2, "scares everybody off who values it at 3 or less"


def test_what_a_bid_brings_is_what_comes_of_it_when_every_worth_of_the_rival_is_played() -> None:
    bars = answer(found("worth", "shade")).bars
    for bid, bar in enumerate(bars):
        won = sum(7 - bid for other in range(1, 11) if once_around.best_bid(other, bid, 0) is None)
        assert bar.value == pytest.approx(won / 10)


def test_the_last_of_four_gains_most_and_each_gains_more_than_the_one_before() -> None:
    last = answer(found("worth", "last"))
    gains = [bar.value for bar in last.bars]
    assert gains == sorted(gains)
    assert last.value == 3
    exact = once_around.solution(once_around.auction((once_around.TEN,) * 4, once_around.NIEUW_AMSTERDAM)).profits
    assert gains == pytest.approx([float(profit) for profit in exact])


# ------------------------------------------------------------------------------------- the worked example


def test_the_example_is_one_round_told_from_its_first_move_to_its_last() -> None:
    steps = next(lesson for lesson in lessons(N) if lesson.id == "example").steps
    whole = (*steps[-1].so_far, *steps[-1].then)
    for step in steps:
        said = (*step.so_far, *step.then)
        assert said == whole[: len(said)]
        assert step.laid == steps[0].laid
    reached = [len(step.so_far) for step in steps]
    assert reached == list(accumulate(reached, max)), "no step goes back"


def test_the_example_ends_as_in_the_source() -> None:
    end = answer(found("example", "end"))
    blue, yellow, orange = range(3)
    assert end.view.markers == (3, 2, 1)
    assert end.view.won == (3, 2, 1)
    counts = [purse.counts for purse in end.view.purses]
    assert counts[blue] == (6 + 2, 1, 4, 3, 4)
    assert counts[yellow] == (6, 1, 4 - 4, 3 - 1, 4)
    assert counts[orange] == (6 - 3 + 1, 1 - 1, 4, 3 - 1, 4 - 3)
    assert end.view.taken[orange] == (na.LAND, na.LAND, na.TRADE)
    assert end.value == 5


# ------------------------------------------------------------------------------------- the claims


def test_every_round_of_every_seat_is_counted_once() -> None:
    found = tips.turns(3)
    assert len(found) == 3 * frame.ROUNDS * tips.PLAYERS
    for at in range(0, len(found), tips.PLAYERS):
        assert sorted(turn.before for turn in found[at : at + tips.PLAYERS]) == [1, 2, 3, 4]
        assert sorted(turn.after for turn in found[at : at + tips.PLAYERS]) == [1, 2, 3, 4]
    rounds = [found[at : at + tips.PLAYERS] for at in range(0, len(found), tips.PLAYERS)]
    for number, (one, next_) in enumerate(pairwise(rounds), start=1):
        if number % frame.ROUNDS:
            assert [turn.before for turn in next_] == [turn.after for turn in one]


def test_the_points_of_the_rounds_make_the_totals_of_the_games() -> None:
    found = tips.turns(2)
    for number in (1, 2):
        seats = [bots.load(N, "hard")] * tips.PLAYERS
        _, state = play(load(N), seats, game_seed(tips.SEED, number))
        own = found[(number - 1) * frame.ROUNDS * tips.PLAYERS : number * frame.ROUNDS * tips.PLAYERS]
        sums = [sum(turn.points for turn in own[seat :: tips.PLAYERS]) for seat in range(tips.PLAYERS)]
        assert sums == state.table.totals


@pytest.mark.parametrize("name", claims.of(N))
def test_a_claim_is_drawn_with_a_bar_for_each_place_in_the_order_with_its_interval(name: str) -> None:
    verdict = claims.tested(N, name)
    assert [bar.label for bar in verdict.bars] == ([1, 2, 3, 4] if name == "first-is-best" else [1, 2, 3])
    assert [bar.label for bar in verdict.bars if bar.mark] == [1]
    assert all(bar.low < bar.value < bar.high for bar in verdict.bars)
    assert [verdict.numbers[f"mean{bar.label}"] for bar in verdict.bars] == [
        round(bar.value, 1) for bar in verdict.bars
    ]


def test_a_claim_holds_only_when_it_is_more_than_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    def verdicts(numbers: Mapping[int, tuple[int, ...]]) -> tuple[bool, bool]:
        rounds = [tips.Turn(marker, marker, one, one) for marker, some in numbers.items() for one in some]
        monkeypatch.setattr(tips, "turns", lambda: rounds)
        return tips.first_is_best.__wrapped__().holds, tips.first_is_dearest.__wrapped__().holds

    assert verdicts({1: (9, 10), 2: (5, 6), 3: (5, 6), 4: (0, 1)}) == (True, True)
    assert verdicts({1: (9, 10), 2: (5, 6), 3: (5, 6), 4: (0, 10)}) == (False, True)
    assert verdicts({1: (4, 10), 2: (5, 6), 3: (5, 6), 4: (0, 1)}) == (False, False)


# ------------------------------------------------------------------------------------- the player


def test_where_the_answer_is_a_seat_its_name_is_said() -> None:
    step = found("once", "who")
    for language, name in (("en", "You"), ("nl", "Jij"), ("de", "Du")):
        player = LessonPlayer(Part(lambda: None), N, words(language))
        assert player._why(step, answer(step)).startswith(f"{name}, ")


def test_a_reckoning_is_drawn_with_a_sentence_of_its_own() -> None:
    step, say = found("worth", "shade"), words("en").say
    player = LessonPlayer(Part(lambda: None), N, words("en"))
    chart = player._chart(step, answer(step))
    assert chart.count("<rect") == 7
    assert say(f"{step.key}-caption") in chart
