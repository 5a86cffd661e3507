"""The lessons of De Veiling van Hashiban: tables as they were meant, answers that follow the rules, true numbers."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache, partial
from importlib.resources import files
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest

from hashiban import bonoloto
from hashiban.actions import Pick
from hashiban.engine import look
from hashiban.games import hashiban as hs
from hashiban.games import hashiban_bidding as bidding
from hashiban.games import hashiban_box as box
from hashiban.games import hashiban_deals as deals
from hashiban.lab import claims
from hashiban.lab.claims import hashiban as tips
from hashiban.lessons import LessonError, Step, answer, laid_out, parse, shown
from hashiban.purse import worth
from hashiban.words import LANGUAGES
from tests import lesson_files
from tests.lesson_files import changed, steps

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

H = "hashiban"
STEPS = steps(H)
found = partial(lesson_files.found, H)


def named(*names: str) -> tuple[int, ...]:
    return tuple(box.OBJECTS[box.NAMES.index(name)] for name in names)


def test_every_rule_is_taught() -> None:
    taught = {rule for step in STEPS for rule in step.rules}
    assert [rule for rule in hs.RULES if rule not in taught] == []


# ------------------------------------------------------------------------------------- the table that is laid

GOOD = """
[[steps]]
id = "one"
rules = ["HS17"]
players = 3
laid = { active = 1, turn = 7, public = "gold", dealers = [["books"], ["music", "food"]], revealed = [["plants"], [], ["pets"]], objects = [["atlas", "bow"], []], securities = [1, 0, 2], bills = [[1000, 10000], [2000, 5000]], next = ["cactus", "security"], next_bills = [5000, 1000], may = [0] }
show = "yes-no"
answer = { legal = "1 auction" }
"""  # noqa: E501


mine = partial(changed, H, GOOD)


def test_a_table_is_laid_with_the_dealers_the_cards_the_bills_and_the_turn_that_are_said() -> None:
    state = laid_out(mine()).state
    table, stock, hands = state.table, state.stock, state.hands
    assert (table.phase, table.asked, table.active, table.turn, table.public) == ("aside", (0,), 1, 7, 109)
    assert [101 in hands[0].dealers, {111, 114} <= set(hands[1].dealers)] == [True, True]
    assert (table.revealed, table.hidden) == ([(102,), (), (105,)], [2, 3, 2])
    assert [len(hand.dealers) for hand in hands] == table.hidden
    assert [hand.cards for hand in hands[:2]] == [named("atlas", "bow"), ()]
    assert (table.objects, [len(own) for own in table.securities]) == ([2, 0, 1], [1, 0, 2])
    assert (stock.object_pile[0], box.is_security(stock.object_pile[1])) == (*named("cactus"), True)
    assert [hand.coins for hand in hands[:2]] == [(1, 0, 0, 1), (0, 1, 1, 0)]
    assert (table.bills, stock.bill_pile[:2]) == ([2, 2, 5], [5000, 1000])
    assert (table.bill_left, table.object_left) == (len(stock.bill_pile), len(stock.object_pile)) == (36, 49)
    assert hs.total(state) == hs.total(hs.start(3, hs.Rules()))


@pytest.mark.rule("HS16")
def test_whose_turn_it_is_has_drawn_the_last_of_its_bills_as_start_income() -> None:
    scene = laid_out(mine())
    drawn = [event for told in scene.told for event in told if event.name == "drew"]
    assert [(event.facts["bills"], event.to) for event in drawn] == [((5000,), (1,))]


def test_only_seats_that_may_are_asked_whether_they_step_in_during_that_turn() -> None:
    scene = laid_out(mine())
    scene.do("0 silent")
    assert (scene.state.table.phase, scene.state.table.asked) == ("action", (1,))
    nobody = laid_out(mine(", may = [0]", "")).state.table
    assert (nobody.phase, nobody.asked) == ("action", (1,))


def test_cards_there_is_no_room_for_in_the_piles_lie_with_the_last_seat() -> None:
    state = laid_out(mine("may = [0]", "left = 2, bills_left = 2")).state
    assert (
        (state.table.object_left, state.table.bill_left)
        == (2, 2)
        == (
            len(state.stock.object_pile),
            len(state.stock.bill_pile),
        )
    )
    assert (len(state.hands[2].cards), state.table.securities[2]) == (50 - 3, (52, 53, 55))
    assert sum(state.hands[2].coins) == 45 - 6
    assert hs.total(state) == hs.total(hs.start(3, hs.Rules()))


def test_nobody_has_kept_count_on_a_table_that_is_laid_by_hand() -> None:
    table = laid_out(mine()).state.table
    assert table.known_bills == [box.NOTHING] * 3
    assert (table.known_objects, table.bill_bottom, table.object_bottom, table.object_known) == ([()] * 3, (), (), ())


def test_a_laid_table_can_be_played_on_to_the_end_of_its_game() -> None:
    scene = laid_out(mine("players = 3", "players = 3\nswitches = { max_turns = 10 }"))
    scene.do("rest random")
    assert scene.state.table.phase == "end"
    assert hs.total(scene.state) == hs.total(hs.start(3, hs.Rules()))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("turn = 7", "turns = 7", "laid does not know 'turns'"),
        ("active = 1", "active = 3", "there are 3 seats"),
        ('[], ["pets"]]', '[], ["pets"], []]', "there are 3 seats"),
        ('"gold"', '"silver"', "no category is called 'silver'"),
        ('"gold"', '"books"', "card 101 is not in the dealers"),
        ('["books"]', '["books", "gold", "timber"]', "not in the dealers|too many dealers"),
        ('["books"]', '["books", "magic", "timber"]', "seat 0 has too many dealers"),
        ('"bow"]', '"harp"]', "no object is called 'harp'"),
        ('"bow"]', '"cactus"]', "card 2 is not in the object pile"),
        ("[1, 0, 2]", "[3, 0, 2]", "card 0 is not in the object pile"),
        ("[1000, 10000]", "[1000, 500]", "there is no bill of 500"),
        ("[2000, 5000]", "[2000, 10000]", "card 10000 is not in the deck"),
        ("[2000, 5000]", "[]", "whose turn it is has drawn a bill"),
        ("may = [0]", "left = 1", "cannot be 1 cards left"),
        ("may = [0]", "left = 0", "must be a card left"),
        ("may = [0]", "bills_left = 40", "cannot be 40 cards left"),
    ],
)
def test_a_table_that_cannot_be_laid_is_refused_with_the_file_and_the_step(old: str, new: str, why: str) -> None:
    with pytest.raises(LessonError, match=rf"^{H}/99-mine\.toml, step 'one': it cannot be played: .*({why})"):
        laid_out(mine(old, new))


def test_a_move_is_written_with_the_hyphens_of_its_verb() -> None:
    scene = laid_out(found("end", "open"))
    scene.do("0 keep-hidden")
    assert scene.moves[-1][1].verb == "keep-hidden"


# ------------------------------------------------------------------------------------- numbers that are said


@cache
def texts(language: str) -> Mapping[str, str]:
    """Each sentence as it is written, with the numbers of bills in it."""
    text = files("hashiban.words").joinpath(language, f"{H}_lessons.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(lesson[\w-]+) = (.*)$", text, re.M))


def numbers(step: Step) -> Iterator[int]:
    """What a question may say: bills of the box, what is bid or asked in the moves, what is held together."""
    yield from (*box.BILLS, *box.COUNTS)
    said = [*step.so_far, *step.then]
    said += [step.answer["legal"]] if "legal" in step.answer else []
    for move in said:
        numbers, _, coins = move.partition(" coins ")
        yield from map(int, re.findall(r"\d+", numbers))
        if coins:
            yield worth(box.BILLS, tuple(map(int, coins.split())))
    for row in step.laid.get("bills", ()):
        yield from (sum(some) for count in range(1, len(row) + 1) for some in combinations(row, count))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.lesson}-{step.id}")
def test_a_number_in_a_question_is_a_bill_or_stands_on_the_table_or_in_the_moves_of_its_step(
    step: Step, language: str
) -> None:
    written = [texts(language)[f"{step.key}-{part}"] for part in ("scene", "ask")]
    typed = {int(number) for text in written for number in re.findall(r"(?<!\$)\b\d+\b", text)}
    assert typed <= set(numbers(step)) | {tips.PAID}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_but_that_of_a_bill_is_typed_in_what_is_said_after_a_guess(language: str) -> None:
    after = {key: text for key, text in texts(language).items() if not re.search("-(scene|ask)$", key)}
    typed = {key: set(map(int, re.findall(r"\b\d+\b", text))) for key, text in after.items()}
    assert {key: some for key, some in typed.items() if not some <= set(box.BILLS)} == {}


def test_a_question_tells_what_is_in_the_hand() -> None:
    step = found("reveal", "both")
    assert shown(step) == {
        "dealers": (101, 102, 111),
        "books": named("ledger", "atlas"),
        "plants": named("cactus", "sundew"),
        "both": named("encyclopedia"),
    }
    for one in (step for step in STEPS if step.lesson == "reveal" and "dealers" in step.shown):
        told = {card for key, cards in shown(one).items() if key != "dealers" for card in cards}
        assert told == set(laid_out(one).state.hands[0].cards), one.id


@pytest.mark.parametrize("step", [step for step in STEPS if step.show == "number"], ids=lambda step: step.key)
def test_the_number_that_is_asked_for_does_not_lie_on_the_table_yet(step: Step) -> None:
    before, value = laid_out(step).view(0), answer(step).value
    assert value not in {before.auction.high, *before.best} - {0}
    if "see" in step.answer:
        seen = getattr(before, step.answer["see"])
        before_it = seen[step.answer["at"]] if "at" in step.answer else seen
        assert before_it != value or step.id == "card", "only a security leaves it as it was"


# ------------------------------------------------------------------------------------- answers follow the rules


@pytest.mark.parametrize("name", ["one", "both", "find", "four", "chain"])
@pytest.mark.rule("HA31", "HA32", "HA33")
def test_the_dealers_a_hand_can_reveal_are_those_that_trying_all_objects_finds(name: str) -> None:
    step = found("reveal", name)
    scene = laid_out(step)
    hand = scene.state.hands[0]
    seeks = [dealer - 101 for dealer in hand.dealers]
    able = [
        some
        for count in range(1, len(seeks) + 1)
        for some in combinations(seeks, count)
        if any(covers(cards, some) for k in range(3, 8) for cards in combinations(hand.cards, k))
    ]
    picks = next(option.cards for option in look(hs, scene.state, 0).options if isinstance(option, Pick))
    assert set(picks) == {sum(1 << category for category in some) for some in able}


def covers(cards: tuple[int, ...], seeks: tuple[int, ...]) -> bool:
    """Three objects for each, none too many, and all hang together: written again, another way."""

    def enough(some: tuple[int, ...]) -> bool:
        return all(sum(box.categories(card) >> category & 1 for card in some) >= 3 for category in seeks)

    if not enough(cards) or any(enough(cards[:k] + cards[k + 1 :]) for k in range(len(cards))):
        return False
    together = {seeks[0]}
    for _ in seeks:
        for card in cards:
            fits = {category for category in seeks if box.categories(card) >> category & 1}
            together |= fits if fits & together else set()
    return together == set(seeks)


def test_other_rules_give_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    def ruled(module: Any, name: str, value: Any, lesson: str, step: str) -> Any:
        with monkeypatch.context() as patch:
            patch.setattr(module, name, value)
            return answer(found(lesson, step)).value

    def own_too(state: Any, card: int, told: list[Any]) -> None:
        state.table.seller, seller = None, state.table.seller
        income(state, card, told)
        state.table.seller = seller

    income, kept = bidding._pay_income, hs.kept_of
    assert ruled(bidding, "least_bid", lambda table: table.auction.high, "auction", "least") == 3000
    assert ruled(bidding, "put_under", lambda *_: None, "auction", "sold") == 28
    assert ruled(bidding, "draw", lambda *_: (), "auction", "unsold") == 6
    assert ruled(bidding, "_pay_income", lambda *_: None, "income", "own") is False
    assert ruled(bidding, "_pay_income", own_too, "income", "mine") is True
    assert ruled(deals, "targets", lambda *_: (1, 2, 3), "weapons", "who") == (1, 2, 3)
    assert ruled(hs, "kept_of", lambda turned: (0, *kept(turned)[1:3], 0), "bonoloto", "pairs") == 4000
    assert ruled(hs, "TICKETS", 4, "bonoloto", "when") is True


def test_every_house_rule_that_is_the_other_way_round_gives_another_answer() -> None:
    def played(lesson: str, step: str, **switches: Any) -> Any:
        folder = files("hashiban.lessons").joinpath(H)
        file = next(file for file in folder.iterdir() if file.name.endswith(f"-{lesson}.toml"))
        rules = ", ".join(f"{name} = {str(value).lower()}" for name, value in switches.items())
        source = file.read_text(encoding="utf-8")
        source = re.sub(r"^switches = .*\n", "", source, flags=re.M)
        source = re.sub(r"^(players = .*)$", rf"\1\nswitches = {{ {rules} }}", source, flags=re.M)
        return answer(next(one for one in parse(H, file.name, source).steps if one.id == step)).value

    assert played("deals", "objects", deal_objects=True) is True
    assert played("end", "two", win_target=5) is False
    assert played("end", "all", win_target=3) == 0
    assert played("end", "cap", max_turns=30) == (0,)
    assert played("reveal", "chain", strict_reveal=True) < 3
    with pytest.raises(LessonError, match="reveal"):
        played("reveal", "four", strict_reveal=True)
    with pytest.raises(LessonError, match="no event 'stands'"):
        played("weapons", "leader", eject_resets=True)
    with pytest.raises(LessonError):
        played("deals", "owed", deals='"never"')


# ------------------------------------------------------------------------------------- what is reckoned


def test_what_bonoloto_pays_is_reckoned_and_drawn() -> None:
    found_ = answer(found("bonoloto", "mean"))
    assert (found_.value, found_.numbers) == (9000, {"mean": 9017, "sure": 77.9, "least": 2000, "most": 30000})
    assert sum(bar.value for bar in found_.bars) == pytest.approx(100)
    assert sum(bar.value for bar in found_.bars if bar.mark) == pytest.approx(77.9, abs=0.05)
    assert [1000 * bar.label for bar in found_.bars] == list(bonoloto.chances())


def test_another_mean_gives_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bonoloto, "mean", lambda *_: Fraction(4800))
    assert answer(found("bonoloto", "mean")).value == 5000


def test_bonoloto_mostly_pays_back_its_price() -> None:
    verdict = claims.tested(H, "bonoloto-loses")
    assert not verdict.holds
    assert (verdict.numbers["sure"], verdict.numbers["lost"], verdict.numbers["mean"]) == (77.9, 22.1, 9017)
    values = [bar.value for bar in verdict.bars]
    assert values == sorted(values, reverse=True)
    assert values[0] == 100
    assert [round(bar.value, 1) for bar in verdict.bars if bar.mark] == [77.9]


def test_a_security_brings_264_for_each_object_that_is_turned_up() -> None:
    verdict = claims.tested(H, "security-soon")
    assert not verdict.holds
    assert (verdict.numbers["each"], verdict.numbers["needed"]) == (264, 19)
    mark = next(bar for bar in verdict.bars if bar.mark)
    assert mark.value >= tips.PAID > mark.value * (mark.label - 1) / mark.label
    assert {bar.line for bar in verdict.bars} == {tips.PAID}


@pytest.mark.rule("HA2")
def test_most_pairs_of_dealers_share_an_object() -> None:
    verdict = claims.tested(H, "dealers-apart")
    assert not verdict.holds
    assert verdict.numbers == {"pairs": 120, "some": 65, "none": 55, "most": 2}
    assert sum(bar.value for bar in verdict.bars) == 120


@pytest.mark.parametrize("name", claims.of(H))
def test_a_claim_is_drawn_by_ascending_labels_and_exactly(name: str) -> None:
    bars = claims.tested(H, name).bars
    assert all(bar.low == bar.value == bar.high > 0 for bar in bars)
    assert [bar.label for bar in bars] == sorted({bar.label for bar in bars})
    assert any(bar.mark for bar in bars)
