"""The page without a browser: what it is sent, what it keeps from whom, and that it leaks nothing."""

from __future__ import annotations

import ast
import json
import re
from itertools import cycle
from pathlib import Path
from typing import Any

import ipywidgets as ipw
import nbformat
import pytest
from ipywidgets.widgets import widget as registry
from nbclient import NotebookClient

from hashiban import bots, games
from hashiban.actions import Action, Pick
from hashiban.bots.biased import habits
from hashiban.engine import look
from hashiban.games import NAMES
from hashiban.journal import Sitter
from hashiban.session import Session
from hashiban.words import LANGUAGES, words
from hashiban_widgets import TablePage, boards, draw, play, serve
from hashiban_widgets.controls import read_amount
from hashiban_widgets.draw import vastgoedveiling
from hashiban_widgets.keeper import Keeper, asked_language
from hashiban_widgets.look import style
from hashiban_widgets.parts import tree
from hashiban_widgets.safely import safely
from hashiban_widgets.seating import tidied
from tests.laws import QUICK
from tests.seats import played

ROOT = Path(__file__).parents[1]
TWO = (Sitter("Anna"), Sitter("Ben"))
MOST_MODELS = 150


def buttons(page: TablePage) -> list[ipw.Button]:
    """What can be pressed in answer to the question."""
    found = [part for child in page._answer.children for part in tree(child)]
    return [part for part in found if isinstance(part, ipw.Button)]


def press(page: TablePage, text: str) -> None:
    """Press the first button of the answer whose text has this in it."""
    next(button for button in buttons(page) if text in button.description).click()


def models() -> dict[str, Any]:
    """All widgets of this process: everything that a browser would be sent."""
    found: dict[str, Any] = registry._instances
    return found


def sent(page: TablePage) -> str:
    """All state of the page's widgets, as the browser gets it, without the widgets' own numbers."""
    states = [part.get_state() for part in tree(page)]
    text = json.dumps(states, default=lambda value: "" if isinstance(value, ipw.Widget) else str(value))
    return re.sub(r"IPY_MODEL_\w+|'?model_id'?: '?\w+'?|object at 0x\w+", "", text)


def bought(page: TablePage) -> TablePage:
    """The page at the first question of the sale."""
    while page.session is not None and not page.session.alone:
        press(page, "Pass")
    return page


@pytest.fixture(autouse=True)
def _no_models_left() -> Any:
    yield
    ipw.Widget.close_all()


# ---------------------------------------------------------------------------------------- secrets


def test_the_same_page_is_sent_whatever_was_chosen_in_secret() -> None:
    seen = []
    for at in (0, 5):
        page = bought(TablePage("vastgoedveiling", TWO, seed=4))
        press(page, "I am Anna")
        buttons(page)[at].click()
        handover = sent(page)
        press(page, "I am Ben")
        seen.append((handover, sent(page)))
    assert seen[0] == seen[1]


def test_the_same_page_is_sent_whatever_lies_in_the_piles() -> None:
    seen = []
    for swap in (False, True):
        probe = Session("vastgoedveiling", TWO, seed=4)
        deal = list(probe.dealt)
        if swap:
            deal = [Action(a.verb, cards=(*a.cards[:2], *reversed(a.cards[2:]))) for a in deal[:2]] + deal[2:]
        page = TablePage("vastgoedveiling")
        page._sit(Session("vastgoedveiling", TWO, seed=4, dealt=deal))
        buttons(page)[0].click()
        seen.append(sent(page))
    assert seen[0] == seen[1]


def test_the_hand_over_screen_shows_no_hand_before_it_is_taken() -> None:
    page = bought(TablePage("vastgoedveiling", TWO, seed=4))
    assert [b.description for b in buttons(page)] == ["I am Anna"]
    assert page._mine.value == ""
    press(page, "I am Anna")
    buttons(page)[0].click()
    assert [b.description for b in buttons(page)] == ["I am Ben"]


def test_a_kept_game_is_never_a_trait_of_a_widget() -> None:
    page = TablePage("vastgoedveiling", TWO, seed=4)
    assert page.session is not None
    body = json.loads(page.session.save())["body"]
    assert body[:40] not in sent(page)
    assert set(Keeper(place="x").keys) & {"kept", "game", "save"} == set()


def test_no_page_shows_a_text_of_a_person_as_markup() -> None:
    name = '<img src=x onerror="a()">'
    page = TablePage("vastgoedveiling", (Sitter(name), Sitter("<b>Ben</b>")), seed=4)
    for _ in range(200):
        assert page.session is not None
        if page.session.over:
            break
        buttons(page)[0].click()
        page.show_log.value = True
        assert page.session is not None
        for part in tree(page):
            if isinstance(part, ipw.HTML):
                assert "<img" not in part.value
                assert "<b>Ben" not in part.value
    assert page.session is not None
    assert page.session.over


# ---------------------------------------------------------------------------------------- strength


def test_every_callback_goes_through_the_one_wrapper() -> None:
    for file in (ROOT / "widgets").rglob("*.py"):
        calls = [node.func.attr for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
                 if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)]  # fmt: skip
        if file.name != "safely.py":
            assert not {"on_click", "observe", "on_msg", "on_submit"} & set(calls), file.name


def test_no_page_uses_what_loses_output_or_blocks_the_kernel() -> None:
    for file in [*(ROOT / "widgets").rglob("*.py"), *(ROOT / "notebooks").glob("*.ipynb")]:
        text = file.read_text(encoding="utf-8")
        if file.name == "kernels.py":  # the server rests in its own loop; no page runs there
            text = text.replace("asyncio.sleep(", "")
        assert not re.search(r"\bOutput\(|\bsleep\(|\binput\(|pyplot|ipympl|\binteract\(", text), file.name
        if file.name != "house.py":  # the server opens the reader's browser from a thread; no page runs there
            assert "threading" not in text, file.name


def test_a_callback_that_fails_says_a_friendly_line_and_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    page = TablePage("vastgoedveiling", TWO, seed=4)
    before = page._seats.value

    def broken(*_: object) -> None:
        raise RuntimeError("secret path")

    monkeypatch.setattr(Session, "say", broken)
    buttons(page)[0].click()
    assert "Something went wrong" in page._notice.value
    assert "secret path" not in sent(page)
    assert page._seats.value == before


def test_the_wrapper_lets_no_error_out() -> None:
    said: list[str] = []
    safely(lambda: 1 / 0, lambda: said.append("sorry"))()
    assert said == ["sorry"]


def test_a_second_click_on_the_same_button_finds_nothing() -> None:
    page = TablePage("vastgoedveiling", TWO, seed=4)
    assert page.session is not None
    old = buttons(page)[0]
    old.click()
    after = page.session.moves
    assert old.comm is None
    assert old not in buttons(page)
    assert after == page.session.moves


def test_a_hundred_games_on_one_page_leave_no_widget_behind() -> None:
    page = TablePage("vastgoedveiling", (Sitter(""), Sitter("", "medium")), seed=4)
    counts = []
    for _ in range(100):
        page._again()
        for _ in range(3):
            buttons(page)[0].click()
        counts.append(len(models()))
    assert len(set(counts[1:])) == 1
    assert counts[-1] <= MOST_MODELS


def test_running_a_cell_again_leaves_no_second_table_and_no_double_moves() -> None:
    play("vastgoedveiling", sitters=TWO, seed=1)
    once = len(models())
    page = play("vastgoedveiling", sitters=TWO, seed=1)
    assert len(models()) == once <= MOST_MODELS
    assert page.session is not None
    before = page.session.moves
    buttons(page)[0].click()
    assert page.session.moves == before + 1
    page.shut()
    assert len(models()) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_speaks_every_language(language: str) -> None:
    page = TablePage("vastgoedveiling", (Sitter(""), Sitter("", "hard"), Sitter("", "easy")), language, seed=2)
    page.own_coins.value = page.show_log.value = True
    for k in range(200):
        assert page.session is not None
        if page.session.over:
            break
        bidding = page.own_coins in page._coins.children
        buttons(page)[-1 - k % 2 if bidding else 0].click()  # pass, or the bid in the field
        assert page._notice.value == ""
    assert page.session is not None
    assert page.session.over
    page.speak("en")
    assert "over" in page._ask.value


@pytest.mark.parametrize(
    ("text", "amount"),
    [("5", 5), (" $ 5 ", 5), ("-3", -3), ("", None), ("five", None), ("2.5", None), ("1e3", None), ("٣", None),
     ("9" * 41, None), ("9" * 40, int("9" * 40)), ("5 5", 55), ("--5", None)],
)  # fmt: skip
def test_what_is_typed_is_a_whole_number_or_nothing(text: str, amount: int | None) -> None:
    assert read_amount(text) == amount


def test_an_address_that_asks_for_nonsense_gets_english() -> None:
    assert asked_language("?lang=nl&x=1") == "nl"
    assert asked_language("") is None
    assert TablePage("vastgoedveiling", language="klingon").words.language == "en"


def test_a_remembered_game_of_another_kind_is_refused_with_a_sentence() -> None:
    page = TablePage("vastgoedveiling")
    page._hello({"search": "", "kept": '{"hashiban": 1, "game": "chess", "players": 2}'})
    assert "chess" in page._notice.value
    assert page.session is None
    page._hello({"search": "?lang=<script>", "kept": 17, "languages": ["<b>", 3, "de-AT", "nl"]})
    assert page.words.language == "de"
    page._hello({"tooLong": True})
    assert "viel zu lang" in page._notice.value


def test_the_language_is_the_addresses_then_the_notebooks_then_the_browsers() -> None:
    page = TablePage("vastgoedveiling")
    page._hello({"search": "", "languages": ["nl-BE", "en"]})
    assert page.words.language == "nl"
    page._hello({"search": "?lang=de", "languages": ["nl"]})
    assert page.words.language == "de"
    page = TablePage("vastgoedveiling", language="en")
    page._hello({"search": "", "languages": ["nl"]})
    assert page.words.language == "en"


def test_a_game_that_is_left_can_be_come_back_to() -> None:
    page = TablePage("vastgoedveiling", TWO, seed=4)
    buttons(page)[0].click()
    assert page.session is not None
    left = page.session
    for leave in ("new-game", "again"):
        page.buttons[leave].click()
        assert page.session is not left
        assert page.buttons["back"] in page._tools.children
        page.buttons["back"].click()
        assert page.session is left
        assert page.buttons["back"] not in page._tools.children


def test_the_rule_card_tells_the_house_rule_that_is_played() -> None:
    page = TablePage("vastgoedveiling")
    assert "rounded down" in page._rules.value
    page.seating.switches["rounding"].value = "up"
    page.seating.go.click()
    assert "rounded down" not in page._rules.value
    assert "rounded up by the house rule" in page._rules.value


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("  Ann   Lee ", "Ann Lee"), ("A" * 99, "A" * 24), ("\u202eevil", "evil"), ("\u200b", ""), ("a\x1fb", "a b"),
     ("\U0001f468\u200d\U0001f469", "\U0001f468\u200d\U0001f469")],
)  # fmt: skip
def test_a_name_is_one_line_of_letters_that_can_be_seen(typed: str, shown: str) -> None:
    assert tidied(typed) == shown


def test_names_that_differ_only_in_capitals_are_the_same_name() -> None:
    page = TablePage("vastgoedveiling")
    page.seating.name[0].value, page.seating.name[1].value = "ann", "ANN"
    page.seating.go.click()
    assert page.session is None
    assert "ann" in page.seating.complaint.value


@pytest.mark.parametrize(("name", "language"), [*zip(NAMES, cycle(LANGUAGES), strict=False)])
def test_a_computer_with_a_habit_can_be_chosen_by_name_and_plays(name: str, language: str) -> None:
    page = TablePage(name, language=language)
    say, chooser = words(language).say, page.seating.who[1]
    assert say("seating-habits") in page.seating._head.value
    offered = {bot: label for label, bot in chooser.options}
    assert set(habits(name)) < set(offered)
    assert len(set(offered.values())) == len(offered), "each has a name of its own"
    for habit in habits(name):
        assert say(f"habit-{habit.split('+')[1].split(':')[0]}") in offered[habit]
    chooser.value = habits(name)[0]
    page.seating.go.click()
    assert page.session is not None
    assert page.session.sitters[1].bot == habits(name)[0]
    assert page.hint._bot == bots.load(name, "hard"), "a hint has no habit"


def test_a_game_without_habits_says_nothing_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hashiban_widgets.seating.habits", lambda game: ())
    page = TablePage("vastgoedveiling")
    assert words("en").say("seating-habits") not in page.seating._head.value
    assert [bot for _, bot in page.seating.who[0].options] == ["", *bots.LEVELS]


# ---------------------------------------------------------------------------------------- what a game has


def test_a_game_without_lessons_or_charts_has_no_room_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    full = TablePage("vastgoedveiling")
    assert [room for _, room in full.room.options] == ["table", "lessons", "plots"]
    monkeypatch.setattr("hashiban_widgets.page.TAUGHT", ())
    page = TablePage("vastgoedveiling")
    assert [room for _, room in page.room.options] == ["table", "plots"]
    assert page.room in tree(page)
    monkeypatch.setattr("hashiban_widgets.page.DRAWN", ())
    page = TablePage("vastgoedveiling", TWO, seed=4)
    page.speak("nl")
    assert page.room not in tree(page)
    buttons(page)[0].click()
    assert "Anna" in page._seats.value


def test_a_game_that_nothing_can_be_counted_in_has_no_memory_aid(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("hashiban.games.vastgoedveiling.cards")
    page = TablePage("vastgoedveiling", TWO, seed=4)
    while page.session is not None and not page.session.over:
        assert page.memory.box.children == ()
        buttons(page)[0].click()
    assert "over" in page._ask.value
    assert page.memory.box.children == ()


@pytest.mark.parametrize("game", games.NAMES)
def test_the_events_that_a_board_names_are_events_of_its_game(game: str) -> None:
    board = boards.load(game)
    assert [name for name in (*board.QUIET, *board.HEADS) if not words("en").has(f"{game}-told-{name}")] == []


def test_the_log_sets_off_where_a_round_begins() -> None:
    page = TablePage("vastgoedveiling", TWO, seed=4)
    page.show_log.value = True
    assert page._log.value.count("class='hb-heading'") == 1
    assert ".hb-lines .hb-heading" in style()


def test_a_game_brings_its_own_stylesheet() -> None:
    chips = set(re.findall(r"hb-tier-\d", bought(TablePage("vastgoedveiling", TWO, seed=4))._seats.value))
    assert chips
    assert all(f".hb .{chip} " in style() for chip in chips)


# ---------------------------------------------------------------------------------------- boards, drawings


@pytest.mark.parametrize("game", games.NAMES)
def test_every_rule_on_the_rule_card_is_a_rule_of_the_game(game: str) -> None:
    shown = [rule for _, rules in boards.load(game).sections() for rule in rules]
    assert len(shown) == len(set(shown))
    assert set(shown) <= set(games.load(game).RULES)


ELSEWHERE = re.compile(r"\bid=|href|url\(|<style|<script|gradient", re.IGNORECASE)
"""What a picture has in it when it needs something that is not drawn in it."""


def test_every_drawing_is_a_picture_of_its_own_with_no_part_from_elsewhere() -> None:
    deeds = [vastgoedveiling.deed(value) for value in range(1, 31)]
    cheques = [vastgoedveiling.cheque(value) for value in (0, *range(2, 16))]
    backs = [vastgoedveiling.deed_back(), vastgoedveiling.cheque_back()]
    marks = [draw.seat_badge(seat) for seat in range(6)]
    art = [*deeds, *cheques, *backs, *marks, *(draw.coin(value) for value in (1, 2, 5, 10, 100)), draw.gavel()]
    assert len(set(art)) == len(art)
    assert not [svg for svg in art if ELSEWHERE.search(svg)]
    assert max(map(len, deeds)) < 2500


@pytest.mark.parametrize("game", games.NAMES)
def test_every_picture_on_a_table_is_drawn_there_with_no_part_from_elsewhere(game: str) -> None:
    board, rules, english = boards.load(game), games.load(game), words("en")
    shown, told = [board.cover()], list[Any]()
    state = rules.start(rules.PLAYERS[1], QUICK[game])
    names = [f"Player {seat}" for seat in range(rules.PLAYERS[1])]
    for _ in played(rules, state, 5, told, bots.load(game, "random")):
        for seat in (seat for seat in rules.waiting(state.table) if seat >= 0):
            view = look(rules, state, seat, told)
            shown += [board.lot(view, english, names), board.seats(view, english, names), board.mine(view, english)]
            cards = [
                (option.verb, card) for option in view.options if isinstance(option, Pick) for card in option.cards
            ]
            shown += [board.picture(verb, card, view) for verb, card in cards]
    pictures = {svg for html in shown for svg in re.findall(r"<svg.*?</svg>", html, re.DOTALL)}
    assert pictures
    assert not [svg for svg in pictures if ELSEWHERE.search(svg)]


@pytest.mark.parametrize(
    ("drawn", "value"),
    [
        (vastgoedveiling.deed, 31),
        (vastgoedveiling.cheque, 1),
        (draw.coin, 0),
        (draw.coin, 1000),
        (draw.seat_badge, 6),
    ],
)
def test_a_card_that_does_not_exist_cannot_be_drawn(drawn: Any, value: int) -> None:
    with pytest.raises(ValueError, match=rf"\b{value}\b"):
        drawn(value)


# ---------------------------------------------------------------------------------------- notebooks

NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_a_notebook_is_committed_clean_and_its_cells_can_be_cut_apart(file: Path) -> None:
    book = nbformat.read(file, as_version=4)
    assert "widgets" not in book.metadata
    for before, cell in zip(book.cells, book.cells[1:], strict=False):
        if cell.cell_type == "code":
            assert cell.outputs == []
            assert cell.execution_count is None
            assert before.cell_type == "markdown"
            assert len(cell.source.splitlines()) <= 6
        if cell.cell_type == "markdown":
            assert "notebook-only" in cell.metadata.tags


@pytest.mark.parametrize(
    ("name", "sentence"), [("index", "Learn auction games"), ("vastgoedveiling", "Who is playing?")]
)
def test_a_notebook_shows_its_widgets_and_its_first_sentence(name: str, sentence: str) -> None:
    book = nbformat.read(ROOT / "notebooks" / f"{name}.ipynb", as_version=4)
    client = NotebookClient(book, timeout=60, kernel_name="python3", store_widget_state=True)
    client.execute()
    shown = [o.data for cell in book.cells if cell.cell_type == "code" for o in cell.outputs if "data" in o]
    assert any("application/vnd.jupyter.widget-view+json" in data for data in shown)
    state = book.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
    assert sentence in " ".join(str(model["state"].get("value")) for model in state.values())
    assert len(state) <= MOST_MODELS


def test_the_notebooks_are_where_the_server_looks() -> None:
    assert {file.name for file in serve.notebooks_folder().glob("*.ipynb")} >= {file.name for file in NOTEBOOKS}
