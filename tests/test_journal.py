"""Journals that are broken, forged or impossible: each is refused with its line and its reason."""

from __future__ import annotations

import base64
import json
import zlib
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban import bots
from hashiban.engine import play, replay
from hashiban.games import NAMES, load
from hashiban.journal import LONGEST, Journal, JournalError, Sitter, choices, parse, switched
from hashiban.session import Session, resume
from hashiban.words import LANGUAGES, words
from tests.seats import snapshot

if TYPE_CHECKING:
    from collections.abc import Callable

Rows = list[dict[str, Any]]


def game(name: str = NAMES[0], players: int = 3, seed: int = 1) -> Journal:
    return play(load(name), [bots.anything] * players, seed)[0]


def rows() -> Rows:
    """A whole game, a row a line: the head first, then chance's three answers, then the players."""
    return [json.loads(line) for line in game().lines().splitlines()]


def text(lines: Rows) -> str:
    return "".join(json.dumps(row) + "\n" for row in lines)


def refusal(text: str) -> JournalError:
    """Why this text is refused, with a sentence for it in every language."""
    with pytest.raises(JournalError) as refused:
        replay(parse(text))
    fault = refused.value
    for language in LANGUAGES:
        why = words(language).say(f"journal-{fault.key}", **fault.numbers)
        assert words(language).say("journal-line", line=fault.line, why=why).encode()
    assert str(fault).encode()
    return fault


def pack(body: bytes) -> str:
    return json.dumps({"hashiban": 1, "packed": "", "body": base64.b64encode(body).decode()})


HEADS: dict[str, tuple[dict[str, Any], str]] = {
    "the version is newer": ({"hashiban": 2}, "unknown-version"),
    "the version is text": ({"hashiban": "1"}, "unknown-version"),
    "the version is nothing": ({"hashiban": None}, "unknown-version"),
    "the version is a list": ({"hashiban": [[1]]}, "unknown-version"),
    "the version is true": ({"hashiban": True}, "unknown-version"),
    "the game is unknown": ({"game": "monopoly"}, "unknown-game"),
    "the game is a path": ({"game": "../../etc/passwd"}, "unknown-game"),
    "the game is a module": ({"game": "os"}, "unknown-game"),
    "the game is a number": ({"game": 7}, "unknown-game"),
    "the game is not there": ({"game": None}, "unknown-game"),
    "there are too few players": ({"players": 1}, "players"),
    "there are too many players": ({"players": 7}, "players"),
    "there are minus three players": ({"players": -3}, "players"),
    "the players are true": ({"players": True}, "players"),
    "the players are text": ({"players": "3"}, "players"),
    "the players are three point nought": ({"players": 3.0}, "players"),
    "the players are without end": ({"players": 10**4000}, "players"),
    "the seed is text": ({"seed": "1"}, "broken-head"),
    "the seed is true": ({"seed": True}, "broken-head"),
    "the rules are a list": ({"rules": []}, "broken-head"),
    "a switch is unknown": ({"rules": {"cheat": True}}, "broken-head"),
    "a switch has an unknown value": ({"rules": {"rounding": "sideways"}}, "broken-head"),
    "a switch has a list for a value": ({"rules": {"rounding": ["down"]}}, "broken-head"),
    "a switch is called self": ({"rules": {"self": 1}}, "broken-head"),
    "the seats are too few": ({"seats": [{"name": "Ada"}]}, "broken-head"),
    "the seats are text": ({"seats": "Ada"}, "broken-head"),
    "a seat is text": ({"seats": ["Ada", "Bram", "Chloé"]}, "broken-head"),
    "a seat has no name": ({"seats": [{"bot": "hard"}] * 3}, "broken-head"),
    "a name is a number": ({"seats": [{"name": 7}] * 3}, "broken-head"),
    "a bot is a number": ({"seats": [{"name": "Ada", "bot": 7}] * 3}, "broken-head"),
}


@pytest.mark.parametrize("case", HEADS)
def test_a_head_that_cannot_be_is_refused_at_line_1(case: str) -> None:
    change, key = HEADS[case]
    head, *moves = rows()
    fault = refusal(text([{**head, **change}, *moves]))
    assert (fault.line, fault.key) == (1, key)
    assert len(str(fault)) < 250


FILES: dict[str, tuple[str | Callable[[], str], int, str]] = {
    "it is empty": ("", 1, "empty"),
    "it is blank": (" \n\n\t\n", 1, "empty"),
    "it is no JSON": ("hello\n", 1, "broken-line"),
    "it is a list": ("[]\n", 1, "broken-line"),
    "it is a number": ("7\n", 1, "broken-line"),
    "it is an empty object": ("{}\n", 1, "no-head"),
    "it has no head": (lambda: text(rows()[1:]), 1, "no-head"),
    "it is a picture": ("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\ufffd\ufffd", 1, "broken-line"),
    "it is a notebook": (json.dumps({"cells": [], "nbformat": 4}), 1, "no-head"),
    "it is nested too deep": ("[" * 100_000, 1, "broken-line"),
    "it is far too long": ("x" * (LONGEST + 1), 1, "too-long"),
    "it begins with a blank line": (lambda: "\n" + text(rows()), 1, "broken-line"),
    "it has half a surrogate": (lambda: json.dumps({**rows()[0], "game": "\ud800"}), 1, "broken-line"),
    "the pack has no body": (json.dumps({"hashiban": 1, "packed": ""}), 1, "broken-pack"),
    "the pack is not base64": (json.dumps({"hashiban": 1, "packed": "", "body": "é*"}), 1, "broken-pack"),
    "the pack is a number": (json.dumps({"hashiban": 1, "packed": "", "body": 7}), 1, "broken-pack"),
    "the pack is not compressed": (pack(b"hello"), 1, "broken-pack"),
    "the pack is cut off": (lambda: pack(zlib.compress(game().lines().encode())[:-9]), 1, "broken-pack"),
    "the pack is no text": (pack(zlib.compress(b"\xff\xfe")), 1, "broken-pack"),
    "the pack is a bomb": (lambda: pack(zlib.compress(b" " * (50 * LONGEST), 9)), 1, "broken-pack"),
    "the pack is empty": (pack(zlib.compress(b"")), 1, "empty"),
    "the pack holds a pack": (lambda: pack(zlib.compress(game().packed().encode())), 1, "unknown-game"),
    "the pack is of another version": (json.dumps({"hashiban": 9, "packed": ""}), 1, "unknown-version"),
}


@pytest.mark.parametrize("case", FILES)
def test_a_file_that_is_no_journal_is_refused(case: str) -> None:
    content, line, key = FILES[case]
    fault = refusal(content if isinstance(content, str) else content())
    assert (fault.line, fault.key) == (line, key)


def spoil(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Put ``value`` at this path of a row."""

    def change(row: dict[str, Any]) -> None:
        *way, last = path.split(".")
        for part in way:
            row = row[part]
        row[last] = value

    return change


MOVES: dict[str, tuple[Callable[[dict[str, Any]], None], str]] = {
    "the seat is unknown": (spoil("seat", 3), "unknown-seat"),
    "the seat is negative": (spoil("seat", -2), "unknown-seat"),
    "the seat is true": (spoil("seat", True), "unknown-seat"),
    "the seat is text": (spoil("seat", "0"), "unknown-seat"),
    "the seat is not there": (lambda row: row.pop("seat"), "unknown-seat"),
    "the seat was not asked": (lambda row: row.update(seat=(row["seat"] + 1) % 3), "not-your-turn"),
    "chance was not asked": (spoil("seat", -1), "not-your-turn"),
    "nothing is said": (lambda row: row.pop("say"), "broken-line"),
    "what is said is a list": (spoil("say", []), "broken-line"),
    "nothing came of it": (lambda row: row.pop("so"), "broken-line"),
    "what came of it is text": (spoil("so", "won"), "broken-line"),
    "an event is text": (spoil("so", ["bid"]), "broken-line"),
    "an event has no facts": (spoil("so", [["bid"]]), "broken-line"),
    "an event is for nobody": (spoil("so", [["bid", {}, 1]]), "broken-line"),
    "the verb is unknown": (spoil("say.verb", "fly"), "illegal"),
    "the verb is very long": (spoil("say.verb", "fly" * 10_000), "unknown-action"),
    "the verb is a number": (spoil("say.verb", 7), "unknown-action"),
    "the verb is not there": (lambda row: row["say"].pop("verb"), "unknown-action"),
    "something unheard of is said": (spoil("say.colour", "red"), "unknown-action"),
    "the amount is true": (spoil("say.amount", True), "unknown-action"),
    "the amount is text": (spoil("say.amount", "3"), "unknown-action"),
    "the amount is a fraction": (spoil("say.amount", 1.5), "unknown-action"),
    "the amount is no number": (spoil("say.amount", float("nan")), "unknown-action"),
    "the amount is nothing": (spoil("say.amount", None), "unknown-action"),
    "the cards are a number": (spoil("say.cards", 7), "unknown-action"),
    "a card is true": (spoil("say.cards", [True]), "unknown-action"),
    "a card is a list": (spoil("say.cards", [[7]]), "unknown-action"),
    "a coin is text": (spoil("say.coins", ["1", "2"]), "unknown-action"),
    "the coins are a table": (spoil("say.coins", {"1": 2}), "unknown-action"),
    "the amount is negative": (spoil("say", {"verb": "bid", "amount": -4}), "illegal"),
    "the amount is huge": (spoil("say", {"verb": "bid", "amount": 10**4000}), "illegal"),
    "the coins are not there": (spoil("say", {"verb": "bid", "amount": 9, "coins": [0, 9]}), "illegal"),
    "an event is left out": (lambda row: row["so"].pop(), "other-events"),
    "an event is made up": (lambda row: row["so"].append(["win", {"who": 0}]), "other-events"),
    "an event has another number": (lambda row: row["so"][0][1].update(who=2.5), "other-events"),
    "an event is told to one seat only": (lambda row: row["so"][0].append([0]), "other-events"),
}


@pytest.mark.parametrize("case", MOVES)
def test_a_move_that_cannot_be_is_refused_at_its_line(case: str) -> None:
    change, key = MOVES[case]
    whole = rows()
    first_bid = next(k for k, row in enumerate(whole) if row.get("seat", -1) >= 0)
    change(whole[first_bid])
    fault = refusal(text(whole))
    assert (fault.line, fault.key) == (first_bid + 1, key)
    assert len(str(fault)) < 250


def test_a_broken_line_in_the_middle_is_named() -> None:
    lines = game().lines().splitlines(keepends=True)
    for broken in ("{\n", "\n", "null\n", '{"seat": 0\n', "\x00\n"):
        fault = refusal("".join([*lines[:7], broken, *lines[7:]]))
        assert (fault.line, fault.key) == (8, "broken-line")


def test_a_deck_that_is_not_the_games_is_refused() -> None:
    whole = rows()
    cards = whole[1]["say"]["cards"]
    for forged in (cards[:-1], [*cards, 31], [31, *cards[1:]], [cards[0], *cards[:-1]], [cards[0]]):
        whole[1]["say"]["cards"] = forged
        fault = refusal(text(whole))
        assert (fault.line, fault.key, fault.numbers["fault"]) == (2, "illegal", "order")


def test_a_move_after_the_end_is_refused() -> None:
    whole = rows()
    fault = refusal(text([*whole, whole[-1]]))
    assert (fault.line, fault.key) == (len(whole) + 1, "over")


def test_a_sale_of_somebody_elses_property_is_refused() -> None:
    whole = rows()
    line, row = next((k, row) for k, row in enumerate(whole) if row.get("say", {}).get("verb") == "sell")
    row["say"]["cards"] = [next(card for card in range(1, 31) if card not in row["say"]["cards"])]
    fault = refusal(text([*whole[:line], {**row, "say": {"verb": "sell", "cards": [31]}}, *whole[line + 1 :]]))
    assert (fault.line, fault.key) == (line + 1, "illegal")


@pytest.mark.parametrize("bot", ["genius", "", "hard+greed:1", "hard+anchor:9", "hard+overconfidence:1", "+", "a+:"])
def test_a_bot_that_does_not_exist_is_refused_when_the_game_is_resumed(bot: str) -> None:
    head, *moves = rows()
    head["seats"] = [{"name": "Ada", "bot": bot}] * 3
    with pytest.raises(JournalError) as refused:
        resume(text([head, *moves]))
    assert (refused.value.line, refused.value.key) == (1, "unknown-bot")
    assert words("en").say("journal-unknown-bot", **refused.value.numbers)


def test_a_deep_row_is_refused_and_never_breaks_the_reader() -> None:
    head, row = map(json.loads, game().lines().splitlines()[:2])
    for depth in (100, 500, *range(850, 1010)):
        nest = "[" * depth + "]" * depth
        for key in ("hashiban", "players", "game", "rules", "seats"):
            with pytest.raises(JournalError, match=r"^line 1"):
                parse(json.dumps({**head, key: "@"}).replace('"@"', nest))
        for key in ("seat", "say", "so"):
            with pytest.raises(JournalError, match=r"^line 2"):
                replay(parse(text([head]) + json.dumps({**row, key: "@"}).replace('"@"', nest)))


# ------------------------------------------------------------------------------------------- any text at all

VALUES: st.SearchStrategy[Any] = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-3, 40), st.floats(), st.text(max_size=5)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
    max_leaves=6,
)
KEYS = st.sampled_from(
    ["hashiban", "game", "players", "rules", "seed", "seats", "packed", "body", "seat", "say", "so"]
)
HEAD = {"hashiban": 1, "game": NAMES[0], "players": 3}


def read(content: str) -> Journal | JournalError:
    """The journal in this text, replayed, or why there is none."""
    try:
        journal = parse(content)
        replay(journal)
    except JournalError as fault:
        return fault
    return journal


@given(st.one_of(st.text(), st.dictionaries(KEYS, VALUES).map(lambda row: json.dumps({**HEAD, **row}))), st.text())
def test_any_text_is_a_journal_or_refused(first: str, second: str) -> None:
    for content in (first, first + "\n" + second):
        found = read(content)
        if isinstance(found, Journal):
            assert parse(found.lines()) == found
        else:
            assert words("en").say(f"journal-{found.key}", **found.numbers)


@given(
    st.dictionaries(st.sampled_from(["verb", "amount", "cards", "coins", "x"]), VALUES), VALUES, st.integers(-2, 4)
)
def test_any_first_move_but_chances_is_refused(say: dict[str, Any], so: Any, seat: int) -> None:
    row = {"seat": seat, "say": {"verb": "bid", **say}, "so": so if isinstance(so, list) else []}
    found = read(text([HEAD, row]))
    assert isinstance(found, JournalError)
    assert found.line == 2


@given(st.sampled_from(load(NAMES[0]).PLAYERS), st.data())
def test_a_journal_with_one_letter_changed_is_refused_or_the_same_game(players: int, data: st.DataObject) -> None:
    journal = game(players=players)
    plain = journal.lines()
    at = data.draw(st.integers(0, len(plain) - 1))
    letter = data.draw(st.one_of(st.sampled_from('0123456789{}[]",:-e \n'), st.characters(), st.just("")))
    found = read(plain[:at] + letter + plain[at + 1 :])
    if isinstance(found, Journal):
        assert (found.moves, found.told, found.rules) == (journal.moves, journal.told, journal.rules)
    else:
        assert 1 <= found.line <= len(journal.moves) + 2


@given(st.data())
def test_a_journal_with_lines_left_out_or_swapped_or_doubled_is_refused_or_shorter(data: st.DataObject) -> None:
    journal = game()
    lines = journal.lines().splitlines()
    at, other = data.draw(st.integers(0, len(lines) - 1)), data.draw(st.integers(0, len(lines) - 1))
    swapped = lines[:]
    swapped[at], swapped[other] = lines[other], lines[at]
    for changed in (lines[:at] + lines[at + 1 :], swapped, [*lines[: at + 1], *lines[at:]]):
        found = read("\n".join(changed))
        if isinstance(found, JournalError):
            assert found.line <= len(lines) + 1
        elif changed is swapped:  # two choices of one sale can come in either order
            assert sorted(found.moves) == sorted(journal.moves)
            assert snapshot(replay(found)) == snapshot(replay(journal))
        else:
            assert found.moves == journal.moves[:-1]


# ------------------------------------------------------------------------------------------------ good files


@pytest.mark.parametrize(
    "name", ["<img onerror=…>", "a\u2028b\x85c\x1dd", "Chloé 🏠", '"\\n', "", "Ada\nBram", "\x00"]
)
def test_a_name_of_any_letters_comes_back_from_a_file_its_spaces_tidied(name: str) -> None:
    saved = Session(NAMES[0], [Sitter(name), Sitter("Bram", "easy")]).save()
    again = resume(saved)
    assert again.sitters == (Sitter(" ".join(name.split())), Sitter("Bram", "easy"))
    assert resume(again.save()).save() == again.save()
    assert parse(again.journal.lines()) == again.journal


def test_a_very_long_name_is_cut() -> None:
    saved = Session(NAMES[0], [Sitter("x" * 10_000), Sitter("Bram", "easy")]).save()
    assert resume(saved).sitters[0].name == "x" * 60


def test_line_ends_of_another_system_do_no_harm() -> None:
    journal = game()
    assert parse(journal.lines().replace("\n", "\r\n")) == parse(journal.lines().rstrip()) == journal


def test_a_journal_of_seats_without_names_can_be_resumed() -> None:
    head, *moves = rows()
    del head["seats"]
    assert [sitter.name for sitter in resume(text([head, *moves])).sitters] == ["1", "2", "3"]


@pytest.mark.parametrize("name", NAMES)
def test_the_switches_of_a_game_are_listed_default_first(name: str) -> None:
    kind = load(name).Rules
    for switch, values in choices(kind).items():
        assert getattr(kind(), switch) == values[0]
        assert len(values) > 1
        for value in values:
            assert getattr(switched(kind, {switch: value}), switch) == value


def test_a_packed_journal_says_that_it_is_not_encryption_and_shows_no_card() -> None:
    journal = game()
    packed = journal.packed()
    assert "not encryption" in packed
    assert "cards" not in packed.replace("hidden cards", "")
    assert str(list(journal.moves[0][1].cards))[1:-1] not in packed
    assert len(packed) < len(journal.lines())


def test_a_journal_error_says_its_line_and_its_facts() -> None:
    assert str(JournalError(3, "players", found=9, least=2, most=6)) == "line 3: players (found 9, least 2, most 6)"
