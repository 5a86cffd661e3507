"""The lessons of Wereldhandel: tables as they were meant, answers that follow the rules, numbers that are true."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from hashiban.games import wereldhandel as wh
from hashiban.lab import claims
from hashiban.lab.blind_trade import START, Bundle, solved
from hashiban.lab.claims import wereldhandel as tips
from hashiban.lessons import LessonError, Step, answer, laid_out, lessons, parse, shown
from hashiban.purse import worth
from hashiban.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

W = "wereldhandel"
STEPS = [step for lesson in lessons(W) for step in lesson.steps]


def found(lesson: str, name: str) -> Step:
    return next(step for step in STEPS if (step.lesson, step.id) == (lesson, name))


# ------------------------------------------------------------------------------------- the table that is laid

GOOD = """
[[steps]]
id = "one"
rules = ["WS5"]
players = 3
laid = { active = 1, goods = [{ onions = 2, trees = 1 }, { onions = 1, demurrage = 1 }, {}], money = [[0, 50, 50], [10]], next = ["cheese"], idle = 7 }
show = "yes-no"
answer = { legal = "1 auction" }
"""  # noqa: E501


def mine(old: str = "", new: str = "") -> Step:
    assert old in GOOD
    return parse(W, "99-mine.toml", GOOD.replace(old, new)).steps[0]


def test_a_table_is_laid_with_the_goods_the_money_the_pile_and_the_turn_that_are_said() -> None:
    state = laid_out(mine()).state
    table = state.table
    assert (table.phase, table.asked, table.active, table.idle) == ("turn", (1,), 1, 7)
    assert table.goods[0] == tuple({2: 2, 6: 1}.get(kind, 0) for kind in wh.GOODS)
    assert (table.goods[1][2], table.fines[1], table.trees) == (1, (11,), 1)
    assert (table.left, len(state.stock.pile), wh.KINDS[state.stock.pile[0]].name) == (38, 38, "cheese")
    assert [hand.purse.counts for hand in state.hands[:2]] == [(1, 0, 2, 0, 0, 0), (0, 1, 0, 0, 0, 0)]
    assert sum(hand.purse.total for hand in state.hands) == table.money == 3 * (90 + 50)
    assert table.counts == [sum(hand.purse.counts) for hand in state.hands]
    assert wh.total(state) == wh.total(wh.start(3, wh.Rules()))


def test_cards_that_are_not_left_in_the_pile_lie_with_the_last_seat() -> None:
    table = laid_out(mine("idle = 7", "left = 1")).state.table
    assert table.left == 1
    assert sum(table.goods[2]) + len(table.fines[2]) == 43 - 5 - 1
    assert (table.trees, sum(table.bank)) == (4, 0)


def test_nobody_is_sure_of_anothers_money_once_it_is_laid_by_hand() -> None:
    scene = laid_out(mine())
    for seat, hand in enumerate(scene.state.hands):
        assert hand.knows[seat] == hand.purse.counts
        assert [sum(known) for other, known in enumerate(hand.knows) if other != seat] == [0, 0]
    start = laid_out(mine(", money = [[0, 50, 50], [10]]", "")).state
    assert start.table.known == [hand.purse.counts for hand in start.hands] == [(2, 4, 2, 0, 0, 0)] * 3


def test_a_laid_table_can_be_played_to_the_end_of_its_game() -> None:
    scene = laid_out(mine())
    scene.do("rest random")
    assert scene.state.table.phase == "end"
    assert wh.total(scene.state) == wh.total(wh.start(3, wh.Rules()))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("active = 1", "turn = 1", "laid does not know 'turn'"),
        ("active = 1", "active = 3", "there are 3 seats"),
        (", {}]", "]", "there are 3 seats"),
        ("demurrage = 1", "demurrage = 2", "not so many cards 11"),
        ("onions = 2,", "silk = 2,", "no card is called 'silk'"),
        ('["cheese"]', '["tea"]', "no card is called 'tea'"),
        ("idle = 7", "left = 60", "cannot be 60 cards left"),
        ("idle = 7", "left = 0", "cannot be 0 cards left"),
        ("[0, 50, 50]", "[0, 50, 500]", "more or less money"),
        ("[10]]", "[10], [10]]", "more or less money"),
        ("[10]]", "[10], [], []]", "more or less money"),
        ("[10]]", "[20]]", "more or less money"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_the_file_and_the_step(old: str, new: str, why: str) -> None:
    with pytest.raises(LessonError, match=rf"^{W}/99-mine\.toml, step 'one': it cannot be played: .*{why}"):
        laid_out(mine(old, new))


# ------------------------------------------------------------------------------------- numbers that are said


@cache
def texts(language: str) -> Mapping[str, str]:
    """Each sentence as it is written, without what is filled in."""
    text = files("hashiban.words").joinpath(language, f"{W}_lessons.ftl").read_text(encoding="utf-8")
    return {key: re.sub(r"\{[^}]*\}", "", value) for key, value in re.findall(r"^(lesson[\w-]+) = (.*)$", text, re.M)}


def numbers(step: Step) -> Iterator[int]:
    """All bids in the moves of a step, and what the money cards in them are worth, one by one and together."""
    for move in (*step.so_far, *step.then):
        said, _, coins = move.partition(" coins ")
        yield from map(int, re.findall(r"\d+", said))
        laid = tuple(map(int, coins.split()))
        if laid:
            yield worth(wh.MONEY, laid)
            yield from (kind for kind, count in zip(wh.MONEY, laid, strict=True) if count)
    for hand in step.laid.get("money", ()):
        yield from hand


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.lesson}-{step.id}")
def test_a_number_in_a_question_is_read_from_the_table_or_stands_in_the_moves_of_its_step(
    step: Step, language: str
) -> None:
    written = [texts(language)[f"{step.key}-{part}"] for part in ("scene", "ask")]
    assert {int(number) for text in written for number in re.findall(r"\d+", text)} <= set(numbers(step))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_but_a_money_card_is_typed_in_what_is_said_after_a_guess(language: str) -> None:
    after = {key: text for key, text in texts(language).items() if not re.search("-(scene|ask)$", key)}
    typed = {key: set(map(int, re.findall(r"\d+", text))) for key, text in after.items()}
    assert {key: some for key, some in typed.items() if not some <= set(wh.MONEY)} == {}


# ------------------------------------------------------------------------------------- answers follow the rules


def test_other_rules_give_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(name: str, value: Any, lesson: str, step: str) -> Any:
        with monkeypatch.context() as patch:
            patch.setattr(wh, name, value)
            return answer(found(lesson, step)).value

    bids = wh._bid_options
    assert changed("_bid_options", lambda low, most: bids(low - wh.STEP, most), "auction", "least") == 20
    assert changed("points", lambda values, fines=0: sum(values) - fines, "score", "two") == 740
    assert changed("points", lambda values, fines=0: (sum(values) - fines) * len(values), "score", "minus") == 1080
    assert changed("_move", lambda *_: None, "trade", "more") == 90
    assert changed("ENOUGH", 101, "end", "circle") == "turn"


def test_every_house_rule_that_is_the_other_way_round_gives_another_answer() -> None:
    def played(lesson: str, step: str, **switches: bool) -> Any:
        text = files("hashiban.lessons").joinpath(W)
        file = next(file for file in text.iterdir() if file.name.endswith(f"-{lesson}.toml"))
        source = file.read_text(encoding="utf-8")
        rules = ", ".join(f"{name} = {str(value).lower()}" for name, value in switches.items())
        source = re.sub(r"^(players = .*)$", rf"\1\nswitches = {{ {rules} }}", source, flags=re.M)
        return answer(next(one for one in parse(W, file.name, source).steps if one.id == step)).value

    assert played("pay", "most", strict_bids=True) == 90
    assert played("pay", "without", defaulter_returns=True) == (2, 3, 0)
    assert played("trees", "penalty", penalty_redraw=True) == "bid"


# ------------------------------------------------------------------------------------- bluffing, solved


def test_the_numbers_of_a_bluff_are_those_that_guarantee_the_value_of_the_trade() -> None:
    trade = solved(START, START, tips.WORTH)
    assert trade.value == Fraction(295, 16)
    verdict = claims.tested(W, "bluff-half")
    numbers = verdict.numbers
    low, high = (Bundle(int(numbers["cards"]), int(numbers[key])) for key in ("low", "high"))
    best = trade.first.best.offer
    assert sorted(total for total, _ in best) == [low.total, high.total]
    assert trade.first.round.a_guarantees({Bundle(low.cards, total): part for total, part in best}) == trade.value
    assert (numbers["sure"], numbers["share"]) == (round(float(trade.value), 1), 14)
    assert numbers["never"] == trade.first.round.a_guarantees({high: Fraction(1)})
    half = trade.first.round.a_guarantees({low: tips.HALF, high: tips.HALF})
    assert numbers["lost"] == -half
    assert not verdict.holds


def test_laying_a_lot_about_half_the_time_holds_the_offer_down_to_its_value() -> None:
    verdict = claims.tested(W, "answer-half")
    assert verdict.holds
    assert (verdict.numbers["least"], verdict.numbers["share"]) == (18.4, 47)
    assert min(bar.value for bar in verdict.bars) == next(bar.value for bar in verdict.bars if bar.mark)


def test_noughts_are_worth_something_to_who_offers() -> None:
    verdict = claims.tested(W, "noughts-are-useless")
    assert not verdict.holds
    assert [(bar.label, bar.value) for bar in verdict.bars] == [(0, 10.0), (2, 18.4375)]


@pytest.mark.parametrize("name", claims.of(W))
def test_a_claim_is_drawn_with_one_bar_that_is_stressed_and_none_below_the_ground(name: str) -> None:
    bars = claims.tested(W, name).bars
    assert sum(bar.mark for bar in bars) == 1
    assert all(bar.low == bar.value == bar.high > 0 for bar in bars)
    assert [bar.label for bar in bars] == sorted({bar.label for bar in bars})


def test_a_question_shows_what_lies_on_the_table() -> None:
    assert shown(found("pay", "change")) == {"hand": (50, 100), "high": 60}
    assert shown(found("end", "share")) == {"trees": 500, "his": (90, 160)}
