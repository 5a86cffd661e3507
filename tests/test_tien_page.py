"""Tien on the page: what a seat sees, the outcomes it is told, the risk thermometer, the placing of wilds."""

from __future__ import annotations

import re
from html import escape
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
import pytest

from hashiban import bots, runs
from hashiban.actions import CHANCE, Action, Pick
from hashiban.engine import look
from hashiban.games import load, tien
from hashiban.journal import Sitter
from hashiban.purse import Purse
from hashiban.session import Session
from hashiban.table import SPECTATOR, Event, State, View
from hashiban.words import LANGUAGES, words
from hashiban_widgets import TablePage, panels
from hashiban_widgets.boards import tien as board
from hashiban_widgets.draw import tien as art
from hashiban_widgets.lessons import LessonPlayer
from hashiban_widgets.look import style
from hashiban_widgets.panels import tien as side
from hashiban_widgets.panels.tien_placing import Placing
from hashiban_widgets.panels.tien_risk import UNSAID, Form, Guess, Setting, Thermometer, bins, brier, record
from hashiban_widgets.parts import Part, tree
from tests.boards import text
from tests.seats import played
from tests.test_page import MOST_MODELS, buttons, models, press, sent
from tests.test_tien import begun, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban.actions import Seat

TIEN = load("tien")
EN = words("en")
NAMES = ["Anna", "Ben", "Cas", "Dee", "Eva"]
SOLO = (Sitter(""), Sitter("", "medium"), Sitter("", "easy"))
DRAW, NUMBERS, CURRENCY, PASS = map(Action, ("draw", "numbers", "currency", "pass"))


@pytest.fixture(autouse=True)
def _no_models_left() -> Iterator[None]:
    yield
    ipw.Widget.close_all()


def seen(state: State, seat: Seat = 0) -> View:
    """What this seat sees of a laid position, and may say."""
    return look(TIEN, state, seat).kept()


def positions(players: int, seed: int = 1) -> Iterator[View]:
    """What each seat that is asked sees, through a whole game of seats that say anything."""
    told: list[list[Event]] = []
    state = TIEN.start(players, TIEN.Rules())
    for _ in played(TIEN, state, seed, told, bots.anything):
        for seat in TIEN.waiting(state.table):
            if seat != CHANCE:
                yield look(TIEN, state, seat, told).kept()


def on(page: TablePage, kind: Any) -> Any:
    """The panel of this kind on a page."""
    return next(panel for panel in page.panels if isinstance(panel, kind))


def play_on(page: TablePage, luck: Random | None = None) -> None:
    """Press any button of the answer until the game is over."""
    luck = luck or Random(1)
    for _ in range(400):
        assert page.session is not None
        if page.session.over:
            return
        assert page._notice.value == ""
        luck.choice([b for b in buttons(page) if "hb-step" not in b._dom_classes]).click()
    pytest.fail("the game did not end")


# ---------------------------------------------------------------------------------------- what a seat sees


@pytest.mark.rule("TA27")
def test_the_page_is_the_same_whatever_lies_in_the_pile() -> None:
    dealt = list(Session("tien", SOLO, seed=4).dealt)
    pages = []
    for turned in (False, True):
        pile, *rest = dealt
        at = 40
        cards = (*pile.cards[:at], *(reversed(pile.cards[at:]) if turned else pile.cards[at:]))
        page = TablePage("tien")
        page._sit(Session("tien", SOLO, seed=4, dealt=[pile._replace(cards=cards), *rest]))
        page.show_log.value = on(page, side.Worth).open.value = True
        on(page, Thermometer).choose("play")
        assert page.session is not None
        shown = []
        while len(tien.deck(3)) - page.session.view().left < at - 12:
            shown.append(sent(page))
            buttons(page)[-1].click()
        assert len(shown) > 3
        pages.append(shown)
    assert pages[0] == pages[1]


@pytest.mark.parametrize("players", tien.PLAYERS)
def test_everybody_is_seen_by_everybody_with_coins_tokens_numbers_and_wilds(players: int) -> None:
    for view in positions(players):
        said = board.seats(view, EN, NAMES)
        assert said.count("hb-tile-head") == players
        for seat in range(players):
            coins, tokens = view.purses[seat].counts
            assert escape(EN.say("tien-has", coins=coins, tokens=tokens, limit=10)) in said
            assert EN.say("tien-worth-now", points=runs.best(view.cards[seat]).points) in said
            wilds = [card for card in view.cards[seat] if runs.is_wild(card)]
            assert not wilds or EN.say("tien-wilds", cards=wilds) in said
        cells = re.findall(r'<i class="(hb-own[^"]*)">(\d)</i>', said)
        held = [{card for card in cards if not runs.is_wild(card)} for cards in view.cards]
        assert len(cells) == sum(map(len, held))


def test_a_strip_stresses_the_longest_run_and_nothing_else() -> None:
    strips = board.strips(EN, (21, 22, 23, 25, 27, 20), runs.placed((21, 22, 23, 25, 27, 20), ()))
    assert re.findall(r'"hb-own hb-run">(\d)', strips) == ["1", "2", "3"]
    assert re.findall(r'"hb-own">(\d)', strips) == ["5", "7"]
    assert "hb-wild" not in strips
    assert "blue: 1, 2, 3, 5, and 7; the longest run goes from 1 to 3" in strips
    best = board.strips(EN, (21, 22, 23, 25, 27, 20), runs.best((21, 22, 23, 25, 27, 20)))
    assert re.findall(r'"hb-wild hb-run">(\d)', best) == ["4"]


@pytest.mark.rule("TS17")
def test_each_card_to_buy_shows_its_price_and_each_card_of_the_market_its_copies() -> None:
    seen_any = False
    for view in positions(4, seed=3):
        for option in view.options:
            for card in option.cards if isinstance(option, Pick) else ():
                picture = board.picture("buy", card, view)
                assert re.findall(r">(\d)</text>", picture) == [str(card % 10)] * 2
                assert board.picture("pay", card, view) == art.card(tien.colour_of(card) or "", card % 10, "", 64)
                seen_any = True
        lot = board.lot(view, EN, NAMES)
        filled = re.findall(r'<i class="hb-ware[^"]*">(\d)(?:<sup>×(\d+)</sup>)?</i>', lot)
        assert sum(int(copies or 1) for _, copies in filled) == len(view.market)
    assert seen_any


@pytest.mark.rule("TA4")
@pytest.mark.parametrize("value", range(-10, 11))
def test_a_gauge_is_filled_as_far_as_its_total_and_warns_near_the_end(value: int) -> None:
    drawn = board.gauge(value, "Total")
    looks = re.findall(r'class="hb-ti-(free|calm|warm|hot)"', drawn)
    assert len(looks) == tien.LIMIT
    assert len([look for look in looks if look != "free"]) == max(0, value)
    assert ("hot" in looks) == (value >= 9)
    assert ("warm" in looks) == (6 <= value < 9)
    assert 'role="img" aria-label="Total"' in drawn
    assert all(f".hb .hb-ti-{look} " in style() for look in set(looks))


@pytest.mark.rule("TS9", "TS10")
def test_what_the_next_card_may_not_be_is_what_busts_at_the_table() -> None:
    for first in (65, 3 + 10, 9 + 10):
        for second in range(11, 20):
            state = begun(first, 64, players=2)
            say(state, (0, DRAW))
            said = text(board.lot(seen(state), EN, NAMES))
            told = re.search(r"Next, (?:only a (\d) is|a (\d) or more is) bust", said)
            least = int(told[1] or told[2]) if told else 10
            state.stock.pile.insert(0, second)
            state.table.left += 1
            state.table.left_numbers[second % 10] += 1
            bust = any(event.name == "bust" for event in say(state, (0, DRAW)))
            assert bust == (second % 10 >= least), (first, second, said)
    view = seen(begun(65, 62, players=2))
    assert "Next, money 6" not in text(board.lot(view, EN, NAMES))
    state = begun(64, 63, players=2)
    say(state, (0, DRAW))
    assert "Next, money 4 or more is bust." in text(board.lot(seen(state), EN, NAMES))
    assert "Total: 0 − 7 = −7" in text(board.lot(seen(state), EN, NAMES))


# ---------------------------------------------------------------------------------------- the four outcomes


def outcome(state: State, *then: Action) -> Event:
    """What comes of this, on a copy."""
    twin = state.copy()
    names = ("numbers", "currency", "bust")
    return next(event for event in say(twin, *[(0, action) for action in then]) if event.name in names)


@pytest.mark.rule("TS11", "TS12", "TS13", "TS14", "TS15", "TS16", "TT11", "TT12")
@pytest.mark.parametrize(
    ("drawn", "bust"),
    [((13, 64, 29), (26,)), ((65, 65), (61,)), ((65, 18, 16, 61), (39,)), ((13, 14), (29,)), ((17,), (25,))],
)
def test_the_four_outcomes_are_what_the_table_then_does(drawn: tuple[int, ...], bust: tuple[int, ...]) -> None:
    purses = [(8, 0), (9, 1), (2, 0), (10, 0)]
    state = begun(*drawn, *bust, players=4, purses=purses, market=(31,))
    for _ in drawn[1:]:
        say(state, (0, DRAW))
    view = seen(state)
    cells = [text(cell) for cell in re.findall(r"<li.*?</li>", side.outcomes(view, NAMES, EN))]
    assert len(cells) == 4
    took = outcome(state, NUMBERS).facts
    assert EN.say("tien-out-cards", count=took["count"], market=1) in cells[0]
    assert EN.say("tien-out-others", money=took["money"]) in cells[0]
    full = {NAMES[seat]: took["gains"][seat] for seat in (1, 2, 3) if took["gains"][seat] < took["money"]}
    for name in NAMES[1:4]:
        assert (name in cells[0]) == (name in full)
    for name, got in full.items():
        assert EN.say("tien-out-full", who=name, got=got) in cells[0]
    paid = outcome(state, CURRENCY).facts
    assert EN.say("tien-out-coins", got=paid["got"], lost=paid["money"] - paid["got"]) in cells[1]
    assert EN.say("tien-out-market", count=paid["count"]) in cells[1]
    burst = outcome(state, *[DRAW] * len(bust)).facts if view.total + bust[-1] % 10 > 10 or view.money > 9 else None
    if burst is not None:
        cell, other = (cells[2], cells[3]) if burst["by"] == "numbers" else (cells[3], cells[2])
        assert EN.say("tien-out-token", tokens=1) in cell
        assert EN.say("tien-out-others", money=burst["money"]) in cell
        if "cannot" not in other:
            assert EN.say("tien-out-token", tokens=1) in other


@pytest.mark.parametrize(
    ("drawn", "safe"),
    [((61,), [False, False, True, True]), ((12, 13), [False, False, False, True]),
     ((65, 61), [False, False, True, False]), ((65, 18, 15, 61), [False, False, False, False])],
)  # fmt: skip
def test_an_outcome_that_the_next_card_cannot_bring_is_said_to_be_none(
    drawn: tuple[int, ...], safe: list[bool]
) -> None:
    state = begun(*drawn, players=4)
    say(state, *[(0, DRAW)] * (len(drawn) - 1))
    cells = re.findall(r"<li.*?</li>", side.outcomes(seen(state), NAMES, EN))
    assert [EN.say("tien-out-safe") in cell for cell in cells] == safe


@pytest.mark.rule("TS26")
def test_with_an_empty_pile_only_the_two_ways_to_stop_are_left() -> None:
    view = seen(begun(12, players=3, only=True))
    assert view.left == 0
    assert side.outcomes(view, NAMES, EN).count("<li") == 2
    assert "pile is empty" in board.ask(view, EN)[0]


def test_who_plays_alone_hears_nothing_of_others() -> None:
    assert "others" not in text(side.outcomes(seen(begun(64, players=1)), NAMES, EN))


# ---------------------------------------------------------------------------------------- the thermometer


def thermometer(setting: str = "play") -> Thermometer:
    found = Thermometer(Part(lambda: None), EN)
    found.choose(setting)
    return found


def sliders(box: ipw.Widget) -> list[ipw.SelectionSlider]:
    """The sliders in a box that can be seen."""
    hidden = {part for one in tree(box) if "hb-hidden" in one._dom_classes for part in tree(one)}
    return [part for part in tree(box) if isinstance(part, ipw.SelectionSlider) and part not in hidden]


def guessed(warm: Thermometer, state: State, share: int, told: list[list[Event]]) -> None:
    """Say how likely it feels, draw, and look again."""
    view = look(TIEN, state, 0, told).kept()
    warm.ask(view, NAMES)
    if warm._form.slider in warm._form.box.children:
        warm._form.slider.value = share
    warm.said(view, DRAW)
    told.append(say(state, (0, DRAW)))
    warm.ask(look(TIEN, state, TIEN.waiting(state.table)[0], told).kept(), NAMES)


@pytest.mark.parametrize(("first", "many"), [(17, 47), (19, 71)])
def test_after_a_draw_the_exact_odds_stand_beside_the_guess(first: int, many: int) -> None:
    warm, state = thermometer(), begun(first, 61)
    guessed(warm, state, 60, [])
    assert warm.records == {0: [Guess(0.6, many / 128, False)]}
    told = text(warm._form.text.value)
    assert f"You said 60%. It was {round(100 * many / 128)}%: {many} of the 128 cards" in told
    assert "This one was not." in told
    assert EN.say("notice") in told


def test_a_bust_goes_into_the_record_as_a_bust_and_a_wild_as_none() -> None:
    warm, told = thermometer(), list[list[Event]]()
    state = begun(17, 50, 28, players=2)
    guessed(warm, state, 40, told)
    told.append(say(state, (1, PASS), (0, PASS)))
    guessed(warm, state, 45, told)
    assert [guess.bust for guess in warm.records[0]] == [False, True]
    assert [guess.felt for guess in warm.records[0]] == [0.4, 0.45]


def test_nobody_has_to_guess_and_nothing_is_kept_without_a_guess() -> None:
    page = TablePage("tien", (Sitter(""),), seed=4)
    on(page, Thermometer).choose("both")
    play_on(page)
    assert on(page, Thermometer).records == {}


def test_a_thermometer_that_is_off_shows_and_keeps_nothing() -> None:
    for setting, here in (("off", False), ("lessons", False), ("play", True), ("both", True)):
        warm, state = thermometer(setting), begun(17, 61)
        warm.ask(seen(state), NAMES)
        assert bool(warm.box.children) is here
        guessed(warm, state, 60, [])
        assert bool(warm.records) is here


def test_who_turns_it_off_after_a_guess_takes_the_guess_back() -> None:
    warm, state = thermometer(), begun(17, 61)
    view = seen(state)
    warm.ask(view, NAMES)
    warm._form.slider.value = 60
    warm.choose("off")
    warm.said(view, DRAW)
    warm.ask(look(TIEN, state, 0, [say(state, (0, DRAW))]).kept(), NAMES)
    assert warm.records == {}


def test_a_card_that_was_seen_before_is_not_guessed_at_again() -> None:
    page = TablePage("tien", (Sitter(""),), seed=5)
    warm: Thermometer = on(page, Thermometer)
    warm.choose("play")
    form = warm._form
    while "Draw" not in buttons(page)[0].description:
        press(page, "Pass")
    form.slider.value = 20
    press(page, "Draw")
    assert len(warm.records[0]) == 1
    page.buttons["undo"].click()
    assert form.slider not in form.box.children
    press(page, "Draw")
    page.buttons["again"].click()
    while "Draw" not in buttons(page)[0].description:
        press(page, "Pass")
    assert form.slider not in form.box.children
    assert len(warm.records[0]) == 1


def test_a_guess_stays_while_the_same_question_is_drawn_anew_and_is_gone_with_the_next() -> None:
    page = TablePage("tien", (Sitter(""),), seed=5)
    warm: Thermometer = on(page, Thermometer)
    warm.choose("play")
    while "Draw" not in buttons(page)[0].description:
        press(page, "Pass")
    warm._form.slider.value = 35
    page.show_log.value = True
    page.speak("nl")
    assert warm._form.slider.value == 35
    assert warm._form.slider.label == "35%"
    page.speak("en")
    press(page, "Draw")
    while "Draw" not in buttons(page)[0].description:
        press(page, "Pass" if any("Pass" in b.description for b in buttons(page)) else "numbers")
    assert warm._form.slider.value == UNSAID


def test_the_record_is_kept_from_game_to_game_on_one_page() -> None:
    page = TablePage("tien", (Sitter(""),), seed=5)
    warm: Thermometer = on(page, Thermometer)
    warm.choose("play")
    counts = []
    for seed in (5, 6):
        page.seed = seed
        page.seating.count.value = 1
        page.seating.go.click()
        for _ in range(20):
            if "Draw" in buttons(page)[0].description:
                warm._form.slider.value = 25
            buttons(page)[0].click()
        counts.append(len(warm.records[0]))
    assert 0 < counts[0] < counts[1]


def test_each_person_at_one_screen_has_a_record_of_their_own() -> None:
    warm, state, told = thermometer(), begun(17, 61, 12, players=2), list[list[Event]]()
    guessed(warm, state, 60, told)
    told.append(say(state, (0, NUMBERS)))
    view = look(TIEN, state, 1, told).kept()
    warm.ask(view, NAMES)
    assert "You said" not in warm._form.text.value
    assert "record" not in warm._form.text.value
    assert set(warm.records) == {0}


def test_the_brier_score_is_the_mean_squared_distance() -> None:
    assert brier([0.3, 0.8], [False, True]) == pytest.approx((0.09 + 0.04) / 2)
    assert brier([0.5] * 3, [True, False, True]) == 0.25
    assert brier([1.0, 0.0], [True, False]) == 0


def test_the_curve_puts_guesses_into_bins_by_what_was_said() -> None:
    guesses = [Guess(0.05, 0.1, False), Guess(0.15, 0.3, True), Guess(0.2, 0.5, False), Guess(1.0, 0.7, True)]
    rows = bins(guesses)
    assert [(row.low, row.high, row.many, row.busts) for row in rows] == [
        (0, 20, 2, 1), (20, 40, 1, 0), (80, 100, 1, 1),
    ]  # fmt: skip
    assert rows[0].felt == pytest.approx(10)
    assert rows[0].exact == pytest.approx(20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_says_its_numbers_in_a_sentence_beside_the_curve(language: str) -> None:
    ours = words(language)
    guesses = [Guess(0.4, 0.1, False), Guess(0.8, 0.7, True)]
    said = text(record(guesses, ours))
    assert ours.say("tien-risk-score", felt=0.1, exact=0.05) in said  # 0.2 / 2 and 0.1 / 2
    assert ours.say("tien-risk-lean", lean="high", by=20) in said
    assert ours.say("tien-risk-bin", low=40, high=60, exact=10, busts=0, count=1) in said
    assert re.search(r"<svg class='hb-ti-curve'[^>]*role='img' aria-label='[^']+'", record(guesses, ours))


@pytest.mark.parametrize(
    ("felt", "exact", "lean"), [(0.5, 0.2, "high"), (0.2, 0.5, "low"), (0.3, 0.29, "even"), (0.3, 0.3, "even")]
)
def test_the_record_says_which_way_the_guesses_lean(felt: float, exact: float, lean: str) -> None:
    by = abs(round(100 * (felt - exact)))
    assert EN.say("tien-risk-lean", lean=lean, by=by) in text(record([Guess(felt, exact, True)], EN))


def test_the_setting_is_offered_where_somebody_may_draw_and_holds_in_both_places() -> None:
    page = TablePage("tien", (Sitter(""),), seed=5)
    setting: Setting = on(page, Setting)
    while "Draw" not in buttons(page)[0].description:
        assert setting.box.children == ()
        press(page, "Pass")
    chooser = setting._chooser.buttons
    assert chooser in setting.box.children
    chooser.value = "lessons"
    warm: Thermometer = on(page, Thermometer)
    assert warm.setting == "lessons"
    assert warm.box.children == ()
    page.speak("de")
    assert chooser.label == words("de").say("tien-risk-lessons")
    assert chooser.value == "lessons"


def test_in_a_lesson_it_is_asked_before_the_guess_and_told_after_it() -> None:
    warm, state, told = thermometer("lessons"), begun(17, 61), list[list[Event]]()
    before = look(TIEN, state, 0, told).kept()
    box = warm.lesson(before, None, EN)
    assert box is not None
    sliders(box)[0].value = 55
    told.append(say(state, (0, DRAW)))
    after = look(TIEN, state, 0, told).kept()
    for _ in range(2):
        box = warm.lesson(before, after, EN)
        assert box is not None
        said = " ".join(part.value for part in tree(box) if isinstance(part, ipw.HTML))
        assert "You said 55%. It was 37%" in said
    assert warm.records == {0: [Guess(0.55, 47 / 128, False)]}
    assert sliders(box) == []


def test_a_lesson_in_which_nothing_is_drawn_tells_the_odds_and_keeps_no_record() -> None:
    warm, state = thermometer("both"), begun(19, 61)
    view = seen(state)
    box = warm.lesson(view, None, EN)
    assert box is not None
    sliders(box)[0].value = 55
    told = [say(state, (0, NUMBERS))]
    box = warm.lesson(view, look(TIEN, state, 0, told).kept(), EN)
    assert box is not None
    said = " ".join(part.value for part in tree(box) if isinstance(part, ipw.HTML))
    assert "It is 55%: 71 of the 128 cards" in said
    assert warm.records == {}
    assert warm.lesson(seen(begun(50, players=2), 1), None, EN) is None


def test_a_lesson_with_the_thermometer_in_it_leaves_no_widget_behind() -> None:
    page = TablePage("tien", (Sitter(""),), seed=5)
    on(page, Thermometer).choose("lessons")
    page.room.value = "lessons"
    player = page.lessons
    assert player is not None
    before, said = len(models()), 0
    lesson = next(one for one in player.lessons if one.id == "draw")
    player.open(lesson.id)
    for at, step in enumerate(lesson.steps):
        for slider in sliders(player.box):
            slider.value = 40
            said += 1
        player._guess(step, step.choices[0])
        player._go(at + 1)
    player.close()
    assert page._notice.value == ""
    assert said == len(on(page, Thermometer).records[0])
    assert len(models()) == before


# ---------------------------------------------------------------------------------------- what cards are worth


def test_what_a_card_would_add_is_told_on_demand_and_only_then() -> None:
    own = (21, 22, 23, 25, 50)
    state = begun(26, players=2, own=[own], market=(27, 38, 11))
    worth = side.Worth(Part(lambda: None), EN)
    worth.ask(seen(state), NAMES)
    assert worth.text.value == ""
    worth.open.value = True
    said = text(worth.text.value)
    assert EN.say("tien-value-now", worth="5 points") in said
    assert "wild # stands for blue 4" in said
    assert EN.say("tien-value-row", more="+1") in said
    for card in (27, 38, 11):
        more = runs.gain(own, card)
        assert (f"{EN.say('tien-card', card=card)} +{more}" in said) == bool(more)
    worth.clear()
    assert worth.box.children == ()
    assert worth.text.value == ""


@pytest.mark.parametrize("phase", ["decide", "bid", "buy"])
def test_the_cards_whose_worth_is_told_are_those_that_can_be_had(phase: str) -> None:
    found = [view for view in positions(3, seed=7) if view.phase == phase]
    assert found
    for view in found:
        offered = side.offered(view)
        if phase == "bid":
            assert offered == (view.lot,)
        else:
            assert set(offered) <= set(view.market) - set(view.cards[view.seat])
        assert EN.say("tien-value-ask")
        assert side.worth(view, EN)


# ---------------------------------------------------------------------------------------- placing the wilds

HANDS = [
    (21, 22, 23, 25, 27, 20, 56),
    (21, 22, 23, 25, 26, 11, 12, 13, 54),
    (21, 22, 23, 25, 27, 43, 54, 50),
    (50, 51, 55, 10, 10, 13, 37),
]


def ended(own: tuple[int, ...], seat: Seat = 0) -> View:
    """A game that is over, with these cards before the first seat."""
    state = begun(12, players=4, own=[own, (33, 34, 30)])
    state.table.phase, state.table.asked = "end", ()
    return look(TIEN, state, seat).kept()


@pytest.mark.rule("TA22", "TS25")
@pytest.mark.parametrize("own", HANDS)
def test_a_placing_by_hand_is_never_better_than_the_best(own: tuple[int, ...]) -> None:
    placing, luck = Placing(Part(lambda: None), EN), Random(3)
    placing.over(ended(own), NAMES)
    best = runs.best(own).points
    assert [c.description for c in placing.choosers] == [
        EN.say("tien-card", card=c) for c in sorted(own) if runs.is_wild(c)
    ]
    for _ in range(40):
        for chooser in placing.choosers:
            chooser.index = luck.randrange(len(chooser.options))
        mine = placing.placed.points
        assert runs.placed(own, ()).points <= mine <= best
        assert EN.say("tien-place-now", worth=EN.worth("tien", mine)) in placing.mine.value


@pytest.mark.rule("TT5")
@pytest.mark.parametrize("own", HANDS)
def test_the_best_placing_is_told_card_by_card_and_can_be_laid_by_hand(own: tuple[int, ...]) -> None:
    placing = Placing(Part(lambda: None), EN)
    placing.over(ended(own), NAMES)
    best, bare = runs.best(own), runs.placed(own, ()).points
    assert placing.best not in placing.box.children
    placing.compare.click()
    said = text(placing.best.value)
    gap = EN.worth("tien", best.points - bare)
    assert EN.say("tien-place-best", best=EN.worth("tien", best.points), more=gap) in said
    for wild, card in best.stands:
        assert board.stands(EN, wild, card) in said
    wanted = list(best.stands)
    for wild, chooser in zip(placing._wilds, placing.choosers, strict=True):
        at = next(k for k, (one, _) in enumerate(wanted) if one == wild)
        chooser.value = wanted.pop(at)[1]
    assert EN.say("tien-place-found", worth=EN.worth("tien", best.points)) in text(placing.best.value)


@pytest.mark.parametrize("wild", [10, 40, 51, 59, 50])
def test_a_wild_is_offered_every_card_that_it_can_stand_for_and_no_other(wild: int) -> None:
    possible = []
    for card in (10 * colour + n for colour in runs.COLOURS for n in range(1, 10)):
        try:
            runs.placed((wild,), [(wild, card)])
        except ValueError:
            continue
        possible.append(card)
    assert list(runs.spots(wild)) == possible


def test_a_placing_stays_in_another_language_and_is_gone_with_the_next_game() -> None:
    placing = Placing(Part(lambda: None), EN)
    view = ended(HANDS[0])
    placing.over(view, NAMES)
    placing.choosers[0].value = 24
    placing.compare.click()
    placing.over(view, NAMES)
    placing.speak(words("nl"))
    assert placing.choosers[0].value == 24
    assert placing.choosers[0].label == "blauw 4"
    assert placing.best in placing.box.children
    old = placing.choosers
    placing.ask(seen(begun(12)), NAMES)
    assert placing.box.children == ()
    assert all(chooser.comm is None for chooser in old)
    placing.over(ended((21, 22)), NAMES)
    assert placing.box.children == ()


def test_several_people_at_one_screen_choose_whose_wilds_to_place() -> None:
    placing = Placing(Part(lambda: None), EN)
    placing.over(ended(HANDS[0], SPECTATOR), NAMES)
    assert placing.seat is not None
    assert [name for name, _ in placing.seat.options] == NAMES[:2]
    placing.seat.value = 1
    assert [chooser.description for chooser in placing.choosers] == ["orange wild"]


# ---------------------------------------------------------------------------------------- the end


@pytest.mark.rule("TS30")
def test_the_end_tells_everybodys_points_and_folds_up_the_readers_own_placing() -> None:
    page = TablePage("tien", SOLO, seed=8)
    play_on(page)
    assert page.session is not None
    view, outcome = page.session.view(0), page.session.outcome
    said = board.ending(view, EN, NAMES)
    totals = [int(n) for n in re.findall(r'hb-total">(\d+) point', said)]
    assert totals == sorted(outcome.totals, reverse=True)
    items = re.findall(r"<li>.*?</li>", said)
    assert NAMES[outcome.winners[0]] in items[0]
    for item in items:
        seat = next(seat for seat in range(3) if NAMES[seat] in item)
        wilds = any(map(runs.is_wild, view.cards[seat]))
        assert ("<details open" in item) != (seat == 0 and wilds)
        for wild, card in runs.best(view.cards[seat]).stands:
            assert board.stands(EN, wild, card) in text(item)


def test_equal_points_are_put_in_order_by_coins_and_then_by_fewest_cards() -> None:
    own, purses = [(21, 25), (21, 22), (31, 32, 38), (41, 42)], [(9, 0), (4, 2), (5, 0), (5, 0)]
    state = begun(12, players=4, own=own, purses=purses)
    state.table.phase, state.table.asked = "end", ()
    said = board.ending(look(TIEN, state, SPECTATOR), EN, NAMES)
    assert re.findall(r"<b>(Anna|Ben|Cas|Dee)</b>", said) == ["Dee", "Cas", "Ben", "Anna"]
    assert EN.say("tien-end-tie") in said


# ---------------------------------------------------------------------------------------- the whole page


@pytest.mark.parametrize(
    ("language", "rules"),
    [("en", tien.Rules()), ("nl", tien.Rules(cards_in_auction=True)), ("de", tien.Rules(empty_stop=False))],
)
def test_a_whole_game_speaks_every_language_with_everything_turned_on(language: str, rules: tien.Rules) -> None:
    page = TablePage("tien", (Sitter("Anna"), Sitter("Ben"), Sitter("", "easy")), language, seed=2)
    page._begin([Sitter("Anna"), Sitter("Ben"), Sitter("", "easy")], rules)
    page.show_log.value = on(page, side.Worth).open.value = True
    on(page, Thermometer).choose("both")
    play_on(page)
    for chooser in on(page, Placing).choosers:
        chooser.index = 1
    on(page, Placing).compare.click()
    for other in LANGUAGES:
        page.speak(other)
    assert page._notice.value == ""


@pytest.mark.parametrize("players", tien.PLAYERS)
def test_every_picture_and_every_question_is_there_for_any_number_of_players(players: int) -> None:
    asked = set()
    for view in positions(players, seed=players):
        question, hint = board.ask(view, EN)
        assert question.endswith("?")
        assert hint
        asked.add(view.phase)
        html = board.lot(view, EN, NAMES) + board.mine(view, EN) + side.outcomes(view, NAMES, EN)
        assert "hb-market" in html or "hb-ti-" in html
    assert asked >= {"decide", "bid", "buy", "pay"}


def test_no_text_of_a_person_is_shown_as_markup() -> None:
    name = '<img src=x onerror="a()">'
    page = TablePage("tien", (Sitter(name), Sitter("<b>Ben</b>")), seed=4)
    page.show_log.value = on(page, side.Worth).open.value = True
    on(page, Thermometer).choose("play")
    luck = Random(2)
    assert page.session is not None
    while not page.session.over:
        if on(page, Thermometer)._form.box.children:
            on(page, Thermometer)._form.slider.value = 30
        for part in tree(page):
            if isinstance(part, ipw.HTML):
                assert "<img" not in part.value
                assert "<b>Ben" not in part.value
        luck.choice([b for b in buttons(page) if "hb-step" not in b._dom_classes]).click()
    assert "&lt;img" in page._ask.value


def test_many_games_on_one_page_leave_no_widget_behind() -> None:
    page = TablePage("tien", (Sitter(""),), seed=4)
    on(page, Thermometer).choose("both")
    counts = []
    for _ in range(3):
        play_on(page, Random(5))
        page._again()
        page._sit(page.session)
        buttons(page)[0].click()
        counts.append(len(models()))
    assert len(set(counts)) == 1
    assert counts[0] <= MOST_MODELS
    page.shut()
    assert len(models()) == 0


def test_the_reader_sees_the_own_coins_in_ten_places_and_every_own_card() -> None:
    view = seen(begun(12, players=4, own=[(21, 21, 20, 54, 33)], purses=[(7, 2), (1, 0)]))
    said = board.mine(view, EN)
    assert said.count("hb-ti-slot") == 3
    assert "7 coins of 10, 2 bust tokens" in said
    labels = re.findall(r'<li><svg[^>]*aria-label="([^"]+)"', said)
    assert labels == ["blue 1", "blue wild", "orange 3", "wild 4"]
    assert "×2" in said


@pytest.mark.parametrize(
    ("coins", "told"), [((2, 0), "2 coins"), ((1, 1), "1 coin + 1 bust token"), ((0, 2), "2 bust tokens")]
)
def test_a_payment_is_called_by_its_coins_and_tokens(coins: tuple[int, int], told: str) -> None:
    assert Purse(tien.KINDS, coins).total == coins[0] + 3 * coins[1]
    assert board.way(EN, coins) == told


# ---------------------------------------------------------------------------------------- for every game


class Marked:
    """A panel that has something for a lesson."""

    def __init__(self, part: Part) -> None:
        self.part, self.given = part, list[Any]()

    def lesson(self, view: View, after: View | None, _: Any) -> ipw.Widget | None:
        self.given.append(after)
        return self.part.html("", "MARKED") if view.options else None


def test_a_panel_stands_in_a_lesson_and_hears_the_answer_only_after_the_guess() -> None:
    part = Part(lambda: None)
    marked: Any = Marked(part)
    player = LessonPlayer(part, "vastgoedveiling", EN, panels=(marked,))
    player.open(player.lessons[0].id)
    assert marked.given == [None]
    shown = [w for w in tree(player.box) if getattr(w, "value", "") == "MARKED"]
    assert len(shown) == 1
    step = player.lessons[0].steps[0]
    player._guess(step, step.choices[0])
    assert isinstance(marked.given[-1], View)
    assert shown[0].comm is None
    player.close()
    assert not [w for w in tree(player.box) if getattr(w, "value", "") == "MARKED"]


def test_a_lesson_shows_the_bare_table_before_a_guess_and_all_that_is_counted_after(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    player = LessonPlayer(Part(lambda: None), "vastgoedveiling", EN)
    monkeypatch.setattr(player.board, "bare", lambda *_: ("MIDDLE", "BARE"), raising=False)
    player.open(player.lessons[0].id)

    def shown(part: str) -> str:
        return str(next(w for w in tree(player.box) if f"hb-{part}-part" in w._dom_classes).value)

    assert shown("seats") == "BARE"
    assert shown("lot") == "MIDDLE"
    step = player.lessons[0].steps[0]
    player._guess(step, step.choices[0])
    assert "hb-tile" in shown("seats")
    assert "hb-lot" in shown("lot")


def test_the_bare_table_tells_no_points_stresses_no_run_and_says_nothing_of_what_is_bust() -> None:
    view = seen(begun(12, players=2, own=[(21, 22, 23, 25, 27, 20)]))
    (middle, bare), full = board.bare(view, EN, NAMES), board.seats(view, EN, NAMES)
    assert "Next, only a 9 is bust." in board.lot(view, EN, NAMES)
    assert "Next" not in middle
    assert "Total: 2" in middle
    assert "point" in full
    assert "hb-run" in full
    assert "point" not in bare
    assert "hb-run" not in bare
    assert "longest" not in bare
    assert bare.count('class="hb-own') == full.count('class="hb-own')


def test_a_panel_stands_above_the_buttons_or_below_them() -> None:
    page = TablePage("tien", (Sitter(""),), seed=5)
    question = next(part for part in tree(page) if "hb-question" in getattr(part, "_dom_classes", ()))
    order = list(question.children)
    above, below = panels.boxes(page.panels)
    assert len(above) + len(below) == len(page.panels)
    places = [order.index(box) for box in (*above, page._answer, *below)]
    assert all(a < b for a, b in pairwise(places))
    assert on(page, side.Worth).box in below
    assert on(page, Thermometer).box in above
    assert all(isinstance(form, Form) for form in [on(page, Thermometer)._form])
