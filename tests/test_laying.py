"""Laying pieces by hand on the page: what is pressed is what is laid, and nothing is said before it is said."""

from __future__ import annotations

from typing import Any

import ipywidgets as ipw
import pytest

from hashiban.actions import Action, IllegalMove, Lay
from hashiban.engine import look
from hashiban.games import load
from hashiban.purse import Purse
from hashiban.table import View
from hashiban.words import LANGUAGES, words
from hashiban_widgets.controls import Controls, labelled
from hashiban_widgets.laying import Laying
from hashiban_widgets.parts import Part, tree

GAME = "nieuw_amsterdam"
NA = load(GAME)
OPTION = Lay("pay", Purse((1,) * 5, (2, 0, 3, 1, 0)), 3, tight=True)


def part() -> Part:
    def sorry() -> None:
        raise AssertionError("a callback failed")

    return Part(sorry)


def seen() -> View:
    """A view in which this option is the question."""
    view = look(NA, NA.start(3, NA.Rules()), 0)
    view.options = (OPTION,)
    return view


def laid_out(said: list[Action], language: str = "en") -> Laying:
    return Laying(part(), OPTION, seen(), words(language), GAME, said.append)


def steps(laying: Laying) -> list[ipw.Button]:
    return [w for row in laying.rows for w in tree(row) if isinstance(w, ipw.Button) and "hb-step" in w._dom_classes]


def buttons(rows: list[Any]) -> dict[str, ipw.Button]:
    return {w.description: w for row in rows for w in tree(row) if isinstance(w, ipw.Button)}


def test_there_is_a_row_for_each_kind_that_is_there_and_none_for_others() -> None:
    assert len(steps(laid_out([]))) == 2 * 3


def test_more_and_less_stay_between_nothing_and_all_there_is() -> None:
    laying = laid_out([])
    less, more = steps(laying)[:2]
    less.click()
    assert laying.action.coins == (0, 0, 0, 0, 0)
    for _ in range(4):
        more.click()
    assert laying.action.coins == (2, 0, 0, 0, 0)
    less.click()
    assert laying.action.coins == (1, 0, 0, 0, 0)
    assert "1" in laying.sum.value


def test_what_is_laid_is_said_only_when_it_is_pressed() -> None:
    said: list[Action] = []
    laying = laid_out(said)
    for at in (1, 1, 3):
        steps(laying)[at].click()
    assert said == []
    assert "hb-laid-enough" in laying.sum.value
    buttons(laying.rows)[words("en").say(f"{GAME}-say-pay-these")].click()
    assert said == [Action("pay", 0, (), (2, 0, 1, 0, 0))]


def test_the_game_lays_when_it_is_asked_to() -> None:
    said: list[Action] = []
    laying = laid_out(said)
    buttons(laying.rows)[words("en").say(f"{GAME}-say-pay", due=3)].click()
    assert said == [Action("pay")]


def test_too_little_is_refused_in_words_and_stays_laid() -> None:
    def refuse(action: Action) -> None:
        wrong = OPTION.fault(action)
        assert wrong is not None
        raise IllegalMove(wrong.key, wrong.numbers, "NS11")

    controls = Controls(part(), seen(), words("en"), GAME, refuse, False)
    found = buttons([controls.box])
    step = next(w for w in tree(controls.box) if isinstance(w, ipw.Button) and w.description == "+")
    step.click()
    found[words("en").say(f"{GAME}-say-pay-these")].click()
    assert "3" in controls.complaint.value
    assert "NS11" in controls.complaint.value
    assert any("1 of 2" in w.value for w in tree(controls.box) if isinstance(w, ipw.HTML))


@pytest.mark.parametrize("language", LANGUAGES)
def test_less_and_more_say_of_what(language: str) -> None:
    tooltips = [step.tooltip for step in steps(laid_out([], language))]
    assert len(set(tooltips)) == len(tooltips)
    assert words(language).say(f"{GAME}-piece-0") in tooltips[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mix_is_called_by_what_is_in_it(language: str) -> None:
    say = words(language).say
    name = labelled(GAME, seen(), Action("pay", 0, (), (2, 0, 1, 0, 0)), words(language))
    assert say(f"{GAME}-so-many-0", count=2) in name
    assert say(f"{GAME}-so-many-2", count=1) in name
    assert labelled(GAME, seen(), Action("pay"), words(language)) == say(f"{GAME}-say-pay", due=3)


def test_cards_are_laid_and_taken_back_by_pressing_them(monkeypatch: pytest.MonkeyPatch) -> None:
    option = Lay("pay", Purse((1,) * 5, (0,) * 5), 2, cards=(1, 3, 3), tight=True)
    monkeypatch.setattr("hashiban_widgets.boards.nieuw_amsterdam.picture", lambda verb, card, view: "<svg/>")
    laying = Laying(part(), option, seen(), words("en"), GAME, lambda _: None)
    presses = [
        w for row in laying.rows for w in tree(row) if isinstance(w, ipw.Button) and "hb-card" in w._dom_classes
    ]
    assert len(presses) == 3
    presses[1].click()
    presses[2].click()
    assert list(laying.action.cards) == [3, 3]
    assert "hb-picked" in presses[1]._dom_classes
    presses[1].click()
    assert list(laying.action.cards) == [3]
    assert "hb-picked" not in presses[1]._dom_classes
