"""The lessons: data that holds no answer, answers that follow the rules, and a player that gives nothing away."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import combinations
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
import pytest

from hashiban import lessons as engine
from hashiban.games import NAMES, load
from hashiban.games import vastgoedveiling as vv
from hashiban.lab import claims
from hashiban.lab.claims import vastgoedveiling as tips
from hashiban.lessons import Answer, LessonError, Step, answer, laid_out, lessons, parse, shown, slug
from hashiban.lessons.reading import kinds, read
from hashiban.words import LANGUAGES, words
from hashiban_widgets.lessons import LessonPlayer
from hashiban_widgets.parts import Part, tree
from tests.seats import in_turn

if TYPE_CHECKING:
    from collections.abc import Iterator

STEPS = [step for name in engine.GAMES for lesson in lessons(name) for step in lesson.steps]
V = "vastgoedveiling"


def called(step: Step) -> str:
    return f"{step.game}-{step.lesson}-{step.id}"


every_step = pytest.mark.parametrize("step", STEPS, ids=called)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def played(step: Step) -> Answer:
    return answer(step, claims.tested)


def found(lesson: str, name: str, game: str = V) -> Step:
    return next(step for step in STEPS if (step.game, step.lesson, step.id) == (game, lesson, name))


def guesses(step: Step) -> tuple[Any, ...]:
    """What can be said: the choices, or the usual numbers and one that nobody thought of."""
    return step.choices or (*step.usual, played(step).value, 99)


# ------------------------------------------------------------------------------------- the files


def test_a_game_has_five_to_thirteen_lessons_of_a_few_steps_each() -> None:
    for name in NAMES:
        assert 5 <= len(lessons(name)) <= 13
        assert all(3 <= len(lesson.steps) <= 7 for lesson in lessons(name))


def test_every_rule_is_taught_by_a_step() -> None:
    taught = {rule for step in STEPS for rule in step.rules}
    assert [rule for name in NAMES for rule in load(name).RULES if rule not in taught] == []


@every_step
def test_the_answer_is_among_what_can_be_said(step: Step) -> None:
    value = played(step).value
    if step.typed:
        assert isinstance(value, int)
    else:
        assert [choice for choice in step.choices if choice == value and type(choice) is type(value)] == [value]


@every_step
def test_a_step_plays_the_same_each_time(step: Step) -> None:
    again = answer(step, claims.tested)
    assert (again.value, again.numbers, again.events) == played(step)[:3]


@every_step
def test_no_card_and_no_coin_is_lost_in_a_position(step: Step) -> None:
    game, state = load(step.game), laid_out(step).state
    assert game.total(state) == game.total(game.start(step.players, state.table.rules))


@every_step
def test_in_a_position_somebody_is_asked_and_the_learner_can_imagine_the_rest(step: Step) -> None:
    from random import Random

    scene = laid_out(step)
    assert scene.game.waiting(scene.state.table)
    guess = scene.game.imagine(scene.view(0), Random(1))
    assert scene.game.total(guess) == scene.game.total(scene.state)


# ------------------------------------------------------------------------------------- no answer typed in


@pytest.mark.parametrize("name", engine.GAMES)
def test_no_lesson_file_says_which_choice_is_right(name: str) -> None:
    for file in files(engine).joinpath(name).iterdir():
        for step in tomllib.loads(file.read_text(encoding="utf-8"))["steps"]:
            for reading in (step["answer"], *step.get("numbers", {}).values(), *step.get("shown", {}).values()):
                kind = next(key for key in reading if key in kinds(name))
                assert set(reading) <= {kind, *kinds(name)[kind]}, "a reading says where to look, and nothing else"
            assert set(step) <= set(engine.FIELDS)


@every_step
def test_no_number_in_the_question_is_the_answer_that_is_asked_for(step: Step) -> None:
    value = played(step).value
    assert [number for number in shown(step).values() if number == value and type(number) is type(value)] == []


def test_other_rounding_gives_other_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {step: played(step).value for step in STEPS}
    monkeypatch.setattr(vv, "_half", lambda bid, _: bid // 2)
    for cached in (vv._price, vv._bid_options):
        cached.cache_clear()
    three, ladder = found("half", "three"), found("half", "ladder")
    assert answer(three).value == 1 != before[three]
    assert answer(ladder).value == (0, 1, 1, 2, 2, 3, 3, 4) != before[ladder]
    assert answer(three).numbers["back"] == 2
    for cached in (vv._price, vv._bid_options):
        cached.cache_clear()


def test_another_order_of_selling_gives_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    step = found("read", "enough")
    twins = found("table", "twins")
    monkeypatch.setattr(vv, "ranked", sorted)
    assert answer(twins).value != played(twins).value
    assert answer(step).value != played(step).value


def test_another_winner_gives_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    step = found("keep", "tie")
    monkeypatch.setattr(vv, "best", lambda totals, _: tuple(k for k, t in enumerate(totals) if t == max(totals)))
    assert answer(step).value == (0, 1) != played(step).value


def test_another_set_up_gives_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    step = found("table", "wallet")
    monkeypatch.setitem(vv.WALLET, 6, (14, 2))
    assert answer(step).value == 18 != played(step).value


def test_another_price_of_the_last_one_gives_another_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    step = found("last", "full")
    monkeypatch.setattr(vv, "_ask_next_bidder", nobody_wins(vv._ask_next_bidder))
    with pytest.raises(LessonError, match="no event 'win'"):
        answer(step)


def nobody_wins(ask: Any) -> Any:
    def other(state: Any, told: list[Any]) -> None:
        ask(state, told)
        told[:] = [event for event in told if event.name != "win"]

    return other


@pytest.mark.parametrize("step", [step for step in STEPS if step.judged], ids=called)
def test_what_does_better_does_so_beyond_luck(step: Step) -> None:
    assert played(step).numbers["sure"] == "yes"
    assert len(played(step).bars) == len(step.choices)


# ------------------------------------------------------------------------------------- the sentences


@every_language
@every_step
def test_a_step_has_all_its_sentences(step: Step, language: str) -> None:
    say, value = words(language).say, played(step).value
    for part in ("scene", "ask"):
        assert say(f"{step.key}-{part}", **shown(step))
    if step.kind == "claim":
        for part in ("why-yes", "why-no", "caption"):
            assert say(f"{step.key}-{part}", **played(step).numbers)
        return
    assert say(f"{step.key}-why", answer=value, **played(step).numbers)
    if played(step).bars and step.kind not in ("playout", "contest"):
        assert say(f"{step.key}-caption", **played(step).numbers)
    wrong = [choice for choice in guesses(step) if choice != value and choice != 99]
    assert wrong
    assert [choice for choice in wrong if not words(language).has(f"{step.key}-not-{slug(choice)}")] == []
    assert not words(language).has(f"{step.key}-not-{slug(value)}"), "the right answer has a sentence for a wrong one"
    assert not step.typed or words(language).has(f"{step.key}-not")


@every_language
def test_a_lesson_has_its_title_and_what_it_is_about(language: str) -> None:
    for name in engine.GAMES:
        for lesson in lessons(name):
            assert words(language).say(f"{lesson.key}-title")
            assert words(language).say(f"{lesson.key}-about")


def test_every_sentence_of_a_lesson_is_one_that_a_lesson_says() -> None:
    ours = {
        f"{lesson.key}-{part}" for name in engine.GAMES for lesson in lessons(name) for part in ("title", "about")
    }
    moves = [(step.game, move) for step in STEPS if step.show == "move" for move in step.choices]
    ours |= {f"lesson-{game}-do-{move.split()[1]}" for game, move in moves}
    for name in engine.GAMES:
        text = files("hashiban.words").joinpath("en", f"{name}_lessons.ftl").read_text(encoding="utf-8")
        for key in re.findall(r"^(lesson-[\w-]+) =", text, re.M):
            parts = [step.key for step in STEPS if key.startswith(f"{step.key}-")]
            assert parts or key in ours, key
            if parts and "-not-" in key:
                step = next(step for step in STEPS if step.key == max(parts, key=len))
                assert key.split("-not-")[1] in {slug(choice) for choice in (*step.choices, *step.usual)}, key


# ------------------------------------------------------------------------------------- broken files

GOOD = """
[[steps]]
id = "one"
rules = ["VS6"]
players = 3
deal = { deeds = [4, 17, 26] }
so_far = ["0 bid 3", "1 bid 4", "2 pass"]
show = "money"
choices = [1, 2, 3]
then = ["0 pass"]
answer = { event = "pass", where = { who = 0 }, fact = "paid" }
"""


def test_a_small_file_is_a_lesson() -> None:
    lesson = parse(V, "99-mine.toml", GOOD)
    assert (lesson.id, lesson.rules, answer(lesson.steps[0]).value) == ("mine", ("VS6",), 2)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"VS6"', '"VS99"', "no rules of vastgoedveiling: VS99"),
        ('["VS6"]', "[]", "teaches no rule"),
        ("players = 3", "players = 9", "not for 9 players"),
        ("players = 3", 'players = "3"', "wrong type: players"),
        ("players = 3", "", "missing: players"),
        ('show = "money"', 'show = "smell"', "show is one of"),
        ("choices = [1, 2, 3]", "choices = [1]", "fewer than two"),
        ("choices = [1, 2, 3]", "choices = [1, 1]", "the same"),
        ("choices = [1, 2, 3]", "correct = 2", "unknown: correct"),
        ('"0 pass"', '"please pass"', "no move: 'please pass'"),
        ('fact = "paid"', 'is = 2', "unknown: is"),
        ('event = "pass"', 'value = "2"', "one place to read"),
    ],
)  # fmt: skip
def test_a_broken_file_is_refused_with_its_name_and_its_step(old: str, new: str, why: str) -> None:
    assert old in GOOD
    with pytest.raises(LessonError, match=rf"^vastgoedveiling/99-mine\.toml, step 'one': .*{why}"):
        parse(V, "99-mine.toml", GOOD.replace(old, new))


@pytest.mark.parametrize(
    ("text", "why"),
    [("", "has steps"), ("steps = [1]", "a step is a table"), ("= 3", "not TOML"), (GOOD + GOOD, "another step"),
     ("title = 'x'\n" + GOOD, "nothing else: title")],
)  # fmt: skip
def test_a_file_that_is_no_lesson_is_refused(text: str, why: str) -> None:
    with pytest.raises(LessonError, match=rf"^vastgoedveiling/99-mine\.toml.*{why}"):
        parse(V, "99-mine.toml", text)


def test_a_file_must_be_called_by_a_number_and_a_name() -> None:
    with pytest.raises(LessonError, match=r"01-half\.toml"):
        parse(V, "half.toml", GOOD)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"0 bid 3"', '"0 bid 30"', "high"),
        ('"0 bid 3"', '"1 bid 3"', "not-your-turn"),
        ('then = ["0 pass"]', "then = []", "no event 'pass'"),
        ("deeds = [4, 17, 26]", "deeds = [4, 4, 26]", "card 4 is not in the pile"),
        ("deeds = [4, 17, 26]", "houses = [4]", "chance is not asked for 'houses'"),
        ('fact = "paid"', 'fact = "smell"', "smell"),
        ("players = 3", "players = 3\nlaid = { wallets = [[99, 1], [1, 1], [1, 1]] }", "not so many coins"),
        ("players = 3", "players = 3\nlaid = { hotels = 3 }", "laid does not know 'hotels'"),
        ("players = 3", "players = 3\nswitches = { rounding = 'sideways' }", "rounding = sideways"),
    ],
)  # fmt: skip
def test_a_step_that_cannot_be_played_says_so_with_its_name(old: str, new: str, why: str) -> None:
    step = parse(V, "99-mine.toml", GOOD.replace(old, new)).steps[0]
    with pytest.raises(LessonError, match=rf"^{V}/99-mine\.toml, step 'one': it cannot be played: .*{why}"):
        answer(step)


def test_a_house_rule_can_be_taught_too() -> None:
    text = GOOD.replace("players = 3", "players = 3\nswitches = { rounding = 'up' }")
    assert answer(parse(V, "99-mine.toml", text).steps[0]).value == 1


def test_a_bot_can_go_on_in_a_lesson_to_the_end_of_the_game() -> None:
    text = GOOD.replace('["0 pass"]', '["0 medium", "rest easy"]').replace(
        '{ event = "pass", where = { who = 0 }, fact = "paid" }', '{ outcome = "totals", at = 0 }'
    )
    lesson = parse(V, "99-mine.toml", text)
    assert answer(lesson.steps[0]).value == answer(lesson.steps[0]).value > 0


def test_coins_can_be_chosen_in_a_move() -> None:
    text = GOOD.replace('["0 bid 3", "1 bid 4", "2 pass"]', "[]").replace('"0 pass"', '"0 bid 4 coins 4 0"')
    text = text.replace('{ event = "pass", where = { who = 0 }, fact = "paid" }', '{ event = "bid", fact = "coins" }')
    assert answer(parse(V, "99-mine.toml", text).steps[0]).value == (4, 0)


def test_a_claim_needs_a_laboratory() -> None:
    with pytest.raises(LessonError, match="nobody here can test a claim"):
        answer(found("claims", "rare"))


def test_nothing_is_read_from_a_place_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="nothing is read"):
        read("tea-leaves", {}, laid_out(STEPS[0]), 0, ())


# ------------------------------------------------------------------------------------- the claims


def test_the_claims_take_no_more_than_a_second() -> None:
    from time import process_time

    tips.sales.cache_clear()
    for test in (tips.top_properties, tips.price_by_rank, tips.high_cheques):
        test.cache_clear()
    began = process_time()
    for name in claims.of(V):
        claims.tested(V, name)
    assert process_time() - began < 2


def test_high_cheques_are_not_rare_and_the_chances_are_exact() -> None:
    verdict = claims.tested(V, "high-cheques")
    assert not verdict.holds
    assert (verdict.numbers["high"], verdict.numbers["all"], verdict.numbers["each"]) == (8, 30, 2)
    assert [round(bar.value / 100, 2) for bar in verdict.bars] == [0.47, 0.62, 0.73, 0.82, 0.87]


def test_the_chance_of_a_high_cheque_is_what_counting_all_reveals_gives() -> None:
    reveals = list(combinations(vv.CHEQUES, 3))
    assert tips.chance_of_high(3) == pytest.approx(sum(max(cards) >= 12 for cards in reveals) / len(reveals))


@pytest.mark.parametrize(
    ("players", "published"),
    [(2, [5.29, 10.57]), (3, [3.95, 7.99, 11.86]), (4, [3.12, 6.44, 9.55, 12.63]),
     (5, [2.55, 5.39, 8.0, 10.59, 13.14]), (6, [2.13, 4.64, 6.89, 9.11, 11.32, 13.51])],
)  # fmt: skip
def test_the_cheque_of_a_rank_is_the_published_one(players: int, published: list[float]) -> None:
    expected = [tips.expected_cheque(players, rank) for rank in range(1, players + 1)]
    assert expected == pytest.approx(published, abs=0.006)
    assert sum(expected) == pytest.approx(players * sum(vv.CHEQUES) / len(vv.CHEQUES))


def test_what_a_property_fetches_is_near_the_published_curve() -> None:
    verdict = claims.tested(V, "top-properties")
    fetched = {bar.label: bar.value for bar in verdict.bars}
    published = {1: 1.1, 5: 4.6, 10: 6.6, 15: 8.2, 20: 9.3, 25: 10.4, 30: 14.2}  # of other bots: near, not equal
    assert {card: fetched[card] for card in published} == pytest.approx(published, abs=2.5)
    assert all(bar.low < bar.value < bar.high for bar in verdict.bars)
    assert verdict.holds
    assert [bar.line for bar in verdict.bars] == sorted(vv.CHEQUES)
    assert [bar.label for bar in verdict.bars if bar.mark] == list(range(25, 31))


def test_a_price_rises_with_the_rank_but_the_top_is_dearest() -> None:
    verdict = claims.tested(V, "price-by-rank")
    paid = [bar.value for bar in verdict.bars]
    assert paid == sorted(paid)
    assert not verdict.holds
    assert [bar.line for bar in verdict.bars] == pytest.approx([3.12, 6.44, 9.55, 12.63], abs=0.006)


def test_every_coin_that_was_paid_and_every_cheque_is_counted_once() -> None:
    found = tips.sales(20)
    assert sum(map(len, found.cheques.values())) == sum(map(len, found.prices.values())) == 20 * 28
    assert set(found.prices) == {1, 2, 3, 4}


def test_an_unknown_claim_is_refused() -> None:
    with pytest.raises(KeyError):
        claims.tested(V, "the-moon-is-cheese")
    with pytest.raises(KeyError):
        claims.tested("chess", "top-properties")


# ------------------------------------------------------------------------------------- the player


@pytest.fixture
def trouble() -> Iterator[list[str]]:
    """What went wrong in callbacks; a test must leave it empty."""
    said: list[str] = []
    yield said
    ipw.Widget.close_all()
    assert said == []


@pytest.fixture
def player(trouble: list[str]) -> LessonPlayer:
    return LessonPlayer(Part(lambda: trouble.append("sorry")), V, words("en"))


def buttons(player: LessonPlayer) -> list[ipw.Button]:
    return [part for part in tree(player.box) if isinstance(part, ipw.Button)]


def press(player: LessonPlayer, text: str) -> None:
    next(button for button in buttons(player) if button.description == text).click()


def text(player: LessonPlayer) -> str:
    """All that the browser is sent, pictures left out."""
    states = [part.get_state() for part in tree(player.box)]
    plain = json.dumps(
        states, ensure_ascii=False, default=lambda value: "" if isinstance(value, ipw.Widget) else str(value)
    )
    return re.sub(r"<svg.*?</svg>|IPY_MODEL_\w+|<style>.*?</style>|object at 0x\w+", "", plain)


def say(player: LessonPlayer, step: Step, value: Any) -> None:
    """Guess this, as a person would."""
    if step.typed:
        next(part for part in tree(player.box) if isinstance(part, ipw.Text)).value = f" {value} "
        press(player, player.words.say("lesson-check"))
    else:
        press(player, player.label(step, value))


@pytest.mark.parametrize("game", engine.GAMES)
def test_the_middle_of_the_table_and_everybody_at_it_are_drawn_before_and_after_a_guess(
    game: str, trouble: list[str]
) -> None:
    player = LessonPlayer(Part(lambda: trouble.append("sorry")), game, words("en"))
    for lesson in lessons(game):
        player.open(lesson.id)
        for step in lesson.steps:
            for moment in ("before", "after"):
                drawn = [part.value for part in tree(player.box) if isinstance(part, ipw.HTML)]
                assert sum('class="hb-lot' in html for html in drawn) == 1, (called(step), moment)
                assert sum(html.count("hb-tile-head") for html in drawn) == step.players, (called(step), moment)
                if moment == "before":
                    say(player, step, played(step).value)
            press(player, next(b.description for b in buttons(player) if "hb-main" in b._dom_classes))


@pytest.mark.parametrize(
    ("lesson", "language"),
    in_turn(lesson for name in engine.GAMES for lesson in lessons(name)),
    ids=lambda told: told if isinstance(told, str) else f"{told.game}-{told.id}",
)
def test_a_lesson_plays_from_first_step_to_last_with_right_and_wrong_guesses(
    trouble: list[str], lesson: engine.Lesson, language: str
) -> None:
    player = LessonPlayer(Part(lambda: trouble.append("sorry")), lesson.game, words(language))
    ours = words(language).say
    player.open(lesson.id)
    for at, step in enumerate(lesson.steps, start=1):
        assert ours("lesson-progress", step=at, steps=len(lesson.steps)) in text(player)
        for value in sorted(guesses(step), key=lambda guess: guess == played(step).value):
            say(player, step, value)
            right = value == played(step).value
            assert player.guesses[step] == (value, right)
            assert ("hb-verdict-right" in text(player)) is right
            assert ("hb-verdict-wrong" in text(player)) is not right
            press(player, ours("lesson-again"))
        assert player.first[step] is False
        say(player, step, played(step).value)
        press(player, ours("lesson-next"))
    assert player.done == {lesson.id}
    assert not re.search(r"\{ ?\$|MONEY\(", text(player))
    press(player, ours("lesson-all"))
    assert ours("lesson-state-done") in text(player)
    assert trouble == []


@pytest.mark.parametrize(
    ("lesson", "name"),
    [("half", "three"), ("half", "seven"), ("round", "second"), ("free", "flat"), ("claims", "rare")],
)
def test_no_answer_is_made_or_sent_before_somebody_guesses(player: LessonPlayer, lesson: str, name: str) -> None:
    step = found(lesson, name)
    player.open(lesson)
    player._go(next(one for one in player.lessons if one.id == lesson).steps.index(step))
    assert player._answers == {}
    why = player._why(step, played(step))
    assert why not in text(player)
    assert "hb-verdict" not in text(player)
    assert "hb-chart" not in text(player)


def test_the_page_before_a_guess_is_the_same_whatever_the_rules_will_say(
    player: LessonPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    player.open("half")
    before = text(player)
    monkeypatch.setattr(engine, "_answer", lambda *_: 1 / 0)
    player.close()
    player.open("half")
    assert text(player) == before


def test_a_language_switch_in_the_middle_loses_nothing(player: LessonPlayer) -> None:
    step = found("half", "three")
    player.open("half")
    say(player, step, 3)
    player.speak(words("de"))
    assert "Nicht ganz" in text(player)
    press(player, "Weiter")
    next(part for part in tree(player.box) if isinstance(part, ipw.Text)).value = "12"
    player.speak(words("nl"))
    assert next(part for part in tree(player.box) if isinstance(part, ipw.Text)).value == "12"
    press(player, "Terug")
    assert player.guesses[step] == (3, False)
    assert "Net niet" in text(player)


def test_back_and_again_keep_the_first_guess_and_the_marks(player: LessonPlayer) -> None:
    step = found("half", "three")
    player.open("half")
    say(player, step, 1)
    press(player, "Try again")
    assert "hb-tried" in text(player)
    say(player, step, 2)
    press(player, "Next")
    press(player, "Back")
    assert player.guesses[step] == (2, True)
    assert player.first[step] is False
    press(player, "All lessons")
    assert "Begun" in text(player)
    player.open("half")
    assert player.at == 1


def test_what_is_typed_must_be_a_number(player: LessonPlayer) -> None:
    step = found("half", "seven")
    player.open("half")
    player._go(1)
    say(player, step, "a few")
    assert "whole number" in text(player)
    assert step not in player.guesses


def test_the_notice_stands_where_choices_are_judged(player: LessonPlayer) -> None:
    notice = words("en").say("notice")
    step = found("sell", "weak")
    player.open("sell")
    player._go(2)
    assert notice not in text(player)
    say(player, step, played(step).value)
    assert notice in text(player)
    player._go(5)
    assert notice in text(player)


def test_a_lesson_that_is_broken_says_so_and_the_others_still_work(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []
    player = LessonPlayer(Part(lambda: said.append("sorry")), V, words("en"))
    player.open("half")
    with monkeypatch.context() as broken:
        broken.setattr(engine, "_answer", lambda *_: next(iter(())))
        press(player, "$2")
    assert said == ["sorry"]
    press(player, "All lessons")
    player.open("round")
    assert "Chloé" in "".join(part.value for part in tree(player.box) if isinstance(part, ipw.HTML))
    ipw.Widget.close_all()


def test_a_whole_lesson_leaves_no_widget_behind(player: LessonPlayer) -> None:
    counts = []
    for _ in range(4):
        player.open("half")
        player._go(0)
        if player.guesses:
            press(player, "Try again")
        say(player, found("half", "three"), 2)
        press(player, "All lessons")
        counts.append(len(player._part._made))
    assert len(set(counts)) == 1


def test_the_charts_have_a_sentence_and_take_their_colours_from_the_page(player: LessonPlayer) -> None:
    step = found("claims", "top")
    player.open("claims")
    say(player, step, True)
    art = "".join(part.value for part in tree(player.box) if isinstance(part, ipw.HTML))
    assert "role='img'" in art
    assert art.count("<rect class='hb-bar") == 30
    assert "games of computer players" in art
    chart = art[art.index("<figure") : art.index("</figure>")]
    assert not re.search(r"fill=|stroke=|#[0-9a-f]{3}", chart)
