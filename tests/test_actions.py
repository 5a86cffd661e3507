"""Laying pieces and rolling faces: what is legal, said by hand and by Hypothesis."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban.actions import Action, Lay, Roll, laid_from, pieces_of
from hashiban.purse import Purse

TOKENS = Purse((1, 3), (2, 2))


def lay(*coins: int, cards: tuple[int, ...] = ()) -> Action:
    return Action("pay", 0, cards, coins)


@pytest.mark.parametrize(
    ("action", "fault"),
    [
        (lay(1, 1), None),
        (lay(0, 2), None),
        (lay(2, 1), "laid-over"),
        (lay(0, 1), "laid-short"),
        (lay(3, 1), "coins-missing"),
        (lay(1), "coins-missing"),
        (lay(0, 1, cards=(7,)), None),
        (lay(1, 1, cards=(7,)), "laid-over"),
        (lay(1, 0, cards=(7, 7, 8)), None),
        (lay(1, 0, cards=(7, 7, 7)), "cards-missing"),
        (lay(), None),
        (Action("pay", 4), "extra"),
        (Action("pay", 0, (), "11"), "coins-missing"),  # type: ignore[arg-type]
    ],
)
def test_a_debt_of_four_is_paid_without_a_superfluous_piece(action: Action, fault: str | None) -> None:
    option = Lay("pay", TOKENS, 4, cards=(7, 7, 8), tight=True)
    found = option.fault(action)
    assert (found and found.key) == fault


def test_where_nothing_is_due_so_many_pieces_must_be_named_and_their_worth_is_free() -> None:
    option = Lay("offer", Purse((0, 10), (2, 1)), pieces=1)
    assert option.fault(Action("offer", coins=(1, 0))) is None
    assert option.fault(Action("offer", coins=(2, 1))) is None
    for empty in (Action("offer"), Action("offer", coins=(0, 0))):
        found = option.fault(empty)
        assert found is not None
        assert found.key == "pieces-few"


def test_a_roll_takes_so_many_of_its_faces_and_no_other() -> None:
    option = Roll("values", (0, 1, 2), 2)
    assert option.fault(Action("values", cards=(2, 2))) is None
    for cards in [(2,), (2, 2, 2), (1, 3), (True, 1)]:
        assert option.fault(Action("values", cards=cards)) is not None


@st.composite
def debts(draw: st.DrawFn) -> Lay:
    counts = draw(st.tuples(*[st.integers(0, 3)] * 3))
    purse, cards = Purse((0, 1, 3), counts), tuple(draw(st.lists(st.integers(5, 7), max_size=3)))
    worth = purse.total + len(cards)
    tight = draw(st.booleans())
    pieces = 0 if tight else draw(st.integers(0, sum(counts)))
    return Lay("pay", purse, draw(st.integers(0, worth)), pieces, cards, tight)


@given(debts(), st.data())
def test_what_is_laid_from_any_order_of_the_pieces_is_legal(option: Lay, data: st.DataObject) -> None:
    pieces = data.draw(st.permutations(pieces_of(option)))
    count = data.draw(st.integers(option.pieces, len(pieces)))
    assert option.fault(laid_from(option, pieces, count)) is None


@given(debts())
def test_every_legal_way_to_lay_coins_is_found_by_looking_at_all_of_them(option: Lay) -> None:
    kinds, counts = option.purse
    for coins in product(*(range(count + 1) for count in counts)):
        pieces = [kind for kind, count in zip(kinds, coins, strict=True) for _ in range(count)]
        idle = option.tight and any(sum(pieces) - piece >= option.due for piece in pieces)
        enough = len(pieces) >= option.pieces and sum(pieces) >= option.due and not idle
        left_open = not pieces and option.due > 0
        legal = option.fault(Action("pay", 0, (), coins)) is None
        assert legal is (enough if any(coins) or not left_open else False)
