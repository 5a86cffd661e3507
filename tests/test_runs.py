"""Runs and wilds: the best places are the best, and a placing is worth what its runs are worth."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban import runs
from hashiban.games import tien

NUMBERS = [10 * colour + n for colour in runs.COLOURS for n in range(1, runs.LAST + 1)]
WILDS = [*(10 * colour for colour in runs.COLOURS for _ in range(2)), *(50 + n for n in range(10))]


def hands(wilds: int) -> st.SearchStrategy[list[int]]:
    """Number cards, some of them twice, and up to so many wilds."""
    plain = st.lists(st.sampled_from(NUMBERS), max_size=18)
    places = st.lists(st.sampled_from(range(len(WILDS))), max_size=wilds, unique=True)
    return st.tuples(plain, places).map(lambda drawn: [*drawn[0], *(WILDS[at] for at in drawn[1])])


def plain_points(numbers: set[int]) -> int:
    """What the longest run in these numbers of a colour scores, counted out."""
    best = max(
        (b - a + 1 for a in range(1, 10) for b in range(a, 10) if numbers >= set(range(a, b + 1))),
        default=0,
    )
    return best + (best == 9)


def scored(cards: list[int]) -> int:
    """What number cards score, without any search."""
    return sum(plain_points({card % 10 for card in cards if card // 10 == colour}) for colour in runs.COLOURS)


def everything(cards: list[int]) -> int:
    """The best of all ways to let every wild stand for any card that it can be."""
    wilds = [card for card in cards if runs.is_wild(card)]
    rest = [card for card in cards if not runs.is_wild(card)]
    spots = [
        [card for card in NUMBERS if wild // 10 in (5, card // 10) and wild % 10 in (0, card % 10)] for wild in wilds
    ]
    bare = {colour: {card % 10 for card in rest if card // 10 == colour} for colour in runs.COLOURS}
    points = {
        (colour, more): plain_points(bare[colour] | set(more))
        for colour in runs.COLOURS
        for more in {tuple(sorted({c % 10 for c in some if c // 10 == colour})) for some in product(*spots)}
    }
    return max(
        sum(points[colour, tuple(sorted({c % 10 for c in some if c // 10 == colour}))] for colour in runs.COLOURS)
        for some in product(*spots)
    )


@given(hands(3))
def test_the_best_places_score_as_much_as_the_best_of_all_ways_to_place_the_wilds(cards: list[int]) -> None:
    assert runs.best(cards).points == everything(cards)


@pytest.mark.parametrize("seed", range(6))
def test_four_wilds_score_as_much_as_the_best_of_all_ways_too(seed: int) -> None:
    luck = Random(seed)
    narrow = [wild for wild in WILDS if wild != 50]  # the wild for anything makes for many ways: in one of these only
    cards = [*luck.sample(NUMBERS, 14), *luck.sample(narrow if seed else WILDS, 4)]
    assert runs.best(cards).points == everything(cards)


@given(hands(len(WILDS)))
def test_wilds_never_cost_points_and_the_places_named_are_worth_what_is_said(cards: list[int]) -> None:
    best = runs.best(cards)
    assert best.points >= scored([card for card in cards if not runs.is_wild(card)]) == runs.placed(cards, ()).points
    assert runs.placed(cards, best.stands) == best
    assert sorted(wild for wild, _ in best.stands) == sorted(card for card in cards if runs.is_wild(card))


@given(hands(6), st.sampled_from([*NUMBERS, *WILDS[:8]]))
def test_one_more_card_never_lowers_the_score_and_gain_says_what_it_adds(cards: list[int], card: int) -> None:
    assert runs.gain(cards, card) == runs.best([*cards, card]).points - runs.best(cards).points >= 0


@given(hands(4), st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(cards: list[int], luck: Random) -> None:
    mixed = cards[:]
    luck.shuffle(mixed)
    assert runs.best(mixed) == runs.best(cards)


@given(hands(5), st.data())
def test_no_placing_by_hand_beats_the_best(cards: list[int], data: st.DataObject) -> None:
    stands = []
    for wild in (card for card in cards if runs.is_wild(card)):
        fits = [c for c in NUMBERS if wild // 10 in (5, c // 10) and wild % 10 in (0, c % 10)]
        stands.append((wild, data.draw(st.sampled_from([0, *fits]))))
    placing = runs.placed(cards, stands)
    extra = [card for _, card in stands if card]
    assert placing.points == scored([*(c for c in cards if not runs.is_wild(c)), *extra]) <= runs.best(cards).points


@pytest.mark.parametrize(("run", "points"), [((0, 0), 0), ((4, 4), 1), ((1, 8), 8), ((2, 9), 8), ((1, 9), 10)])
def test_a_run_scores_its_length_and_one_more_when_it_is_full(run: runs.Run, points: int) -> None:
    assert runs.points_of(run) == points


def test_each_wild_is_named_with_the_card_it_stands_for() -> None:
    cards = [21, 22, 23, 25, 27, 20, 56, 59]
    own, six, nine = runs.best(cards).stands
    assert (own, six) == ((20, 24), (56, 26))
    assert nine in [(59, 19), (59, 39), (59, 49)], "a run of one in a colour without any card"
    assert runs.best(cards).runs[1] == (1, 7)


def test_a_wild_that_is_of_no_use_stands_for_nothing() -> None:
    cards = [11, 12, 21, 22, 31, 32, 41, 42, 59]
    assert runs.best(cards).stands == ((59, 0),)
    assert runs.best(cards).points == 8


def test_of_two_equal_runs_the_lower_one_is_named() -> None:
    assert runs.best([11, 12, 18, 19]).runs[0] == (1, 2)


@pytest.mark.parametrize(
    "stands",
    [
        [(20, 31)],  # another colour
        [(54, 25)],  # another number
        [(54, 24), (54, 34)],  # one wild in two places
        [(50, 11)],  # a wild that is not there
        [(21, 22)],  # no wild
        [(54, 50)],  # for a wild
        [(54, 64)],  # for money
    ],
)
def test_a_wild_stands_only_for_what_it_can_be_and_only_once(stands: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="wild"):
        runs.placed([20, 54, 21], stands)


def test_a_wild_can_stand_for_the_cards_of_its_colour_or_its_number_or_for_all() -> None:
    assert runs.spots(20) == (21, 22, 23, 24, 25, 26, 27, 28, 29)
    assert runs.spots(54) == (14, 24, 34, 44)
    assert runs.spots(50) == tuple(NUMBERS)


@pytest.mark.parametrize("cards", [[54, 54], [50, 50], [61], [71], [1]])
def test_cards_that_cannot_be_are_refused(cards: list[int]) -> None:
    with pytest.raises(ValueError):
        runs.best(cards)


def test_all_wilds_alone_are_all_of_use_and_make_one_full_run() -> None:
    best = runs.best(WILDS)
    assert best.points == len(WILDS) + 1, "two full runs would take 14 wilds of any colour, and there are 10"
    assert 0 not in [card for _, card in best.stands]


def test_the_deck_of_tien_has_no_two_equal_wilds_of_any_colour() -> None:
    shared = [card for card in tien.DECK if tien.kind_of(card) in ("value", "any")]
    assert len(shared) == len(set(shared)) == 10
