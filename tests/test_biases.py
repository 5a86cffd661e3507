"""Bots with a named bias: nothing but the bias sets them apart, it goes the way it is said to, and it costs."""

from __future__ import annotations

import pickle
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pytest

from hashiban import bots, cli
from hashiban.actions import Action
from hashiban.bots import UnknownBot
from hashiban.bots.biased import BIASES, habits
from hashiban.cli import simulate
from hashiban.engine import look, play, step
from hashiban.games import NAMES, load
from hashiban.games import hashiban as hb
from hashiban.games.wereldhandel import MONEY
from hashiban.lab.arena import run
from hashiban.lab.tally import mean
from hashiban.lab.textbook import naive
from hashiban.table import Event
from tests.bench import biases
from tests.bench.strength import sections
from tests.laws.hashiban import HASHIBAN, Holds, position, things
from tests.seats import auction, bid, say

if TYPE_CHECKING:
    from hashiban.actions import Choice
    from hashiban.engine import Bot
    from hashiban.table import View

every_bias = pytest.mark.parametrize("bias", BIASES)


class Answer(NamedTuple):
    """What a question was about, and what both bots say."""

    phase: str
    lying: Any
    plain: Choice
    biased: Choice


def answers(bias: str, strength: float, games: int) -> list[Answer]:
    """All that is asked in whole games of the unbiased bot, and what both say with the same luck."""
    (name, level, _, make, _), found = BIASES[bias], list[Answer]()
    biased = make(strength)

    def both(view: View, luck: Random) -> Choice:
        before = luck.getstate()
        theirs = biased(view, luck)
        luck.setstate(before)
        ours: Choice = level(view, luck)
        lying = view.bids[view.seat] if name == "vastgoedveiling" else view.start if name == "hashiban" else None
        found.append(Answer(view.phase, lying, ours, theirs))
        return ours

    seats: list[Bot] = [both] * 3
    for seed in range(games):
        play(load(name), seats, seed)
    return found


@every_bias
def test_a_bias_without_strength_changes_no_answer_and_no_reason(bias: str) -> None:
    found = answers(bias, 0, 1 if BIASES[bias].game == "hashiban" else 3)
    assert len(found) > 50
    assert all(answer.plain == answer.biased for answer in found)


def changed(bias: str, strength: float, games: int) -> list[Answer]:
    """The answers that the bias changes."""
    found = [a for a in answers(bias, strength, games) if a.plain.action != a.biased.action]
    assert found
    return found


# ------------------------------------------------------------------------------------- the way that it goes


def test_sunk_costs_make_a_bot_go_on_and_only_where_something_lies() -> None:
    for answer in changed("sunk-cost", 2, 20):
        assert (answer.plain.action.verb, answer.biased.action.verb) == ("pass", "bid")
        assert answer.lying > 0


def test_an_anchored_bot_thinks_better_of_what_began_higher() -> None:
    def verb(opening: int, strength: float) -> str:
        state, earlier = auction(9, 12, 14, 17), [Event("bid", {"who": 0, "amount": 5}), Event("market", {})]
        told = say(state, (0, bid(opening)), (1, bid(5)))
        seen = look(load("vastgoedveiling"), state, 2, [earlier, told])
        return BIASES["anchor"].make(strength)(seen, Random(1)).action.verb

    assert [verb(1, 0), verb(4, 0)] == ["pass", "pass"], "what was bid first tells nothing"
    assert [verb(1, 1), verb(4, 1)] == ["pass", "bid"]


def test_who_dreads_to_pay_never_bids_more_than_before() -> None:
    for answer in changed("loss-aversion", 2, 2):
        if answer.phase == "bid":
            assert bidden(answer.biased) < bidden(answer.plain)


def bidden(choice: Choice) -> int:
    """The bid; less than any when it is a pass."""
    return choice.action.amount if choice.action.verb == "bid" else -1


def test_an_owner_buys_what_it_turned_up_more_often_and_lays_more_against_an_offer() -> None:
    found = changed("endowment", 2, 4)
    refusals = [(a.plain.action.verb, a.biased.action.verb) for a in found if a.phase == "refusal"]
    assert set(refusals) == {("sell", "buy")}
    laid = [(worth(a.plain), worth(a.biased)) for a in found if a.phase == "answer"]
    assert sum(theirs for _, theirs in laid) > sum(ours for ours, _ in laid)
    assert {a.phase for a in found} <= {"turn", "refusal", "answer"}, "what is not its own is worth what it was"


def worth(choice: Choice) -> int:
    """The money that is laid."""
    return sum(kind * count for kind, count in zip(MONEY, choice.action.coins, strict=False))


def test_who_thinks_that_a_bust_is_due_stops_earlier_and_who_feels_safe_later() -> None:
    for answer in changed("gamblers-fallacy", 1, 3):
        assert answer.plain.action.verb == "draw"
    for answer in changed("overconfidence", 2, 3):
        assert answer.biased.action.verb == "draw"


def test_who_clings_to_the_start_price_errs_only_where_a_lot_has_one() -> None:
    for answer in changed("start-price", 1, 2):
        assert answer.lying > 0
        assert answer.phase in ("bid", "aside", "answer")


def test_a_lot_that_starts_higher_seems_worth_more_to_who_clings_to_the_start_price() -> None:
    seller, buyer = (
        Holds((1000, 2000), "plank", "plants gold music"),
        Holds((5000,) * 4, "kettle", "shields food piracy"),
    )

    def verb(start: int, strength: float) -> str:
        state = position(seller, buyer, rules=hb.Rules(deals="never"))
        for action in (Action("lot", 0, things("plank")), Action("price", start)):
            step(HASHIBAN, state, 0, action)
        while state.table.phase == "aside":
            step(HASHIBAN, state, HASHIBAN.waiting(state.table)[0], Action("rest"))
        view = look(HASHIBAN, state, 1)
        return BIASES["start-price"].make(strength)(view, Random(1)).action.verb

    assert [verb(start, 0) for start in (1000, 9000)] == ["bid", "pass"], "it is worth a bill, whatever is asked"
    assert [verb(start, 1) for start in (1000, 9000)] == ["bid", "bid"]


def test_who_dreams_of_the_lottery_plays_it_where_others_do_not_and_else_changes_nothing() -> None:
    for answer in changed("long-shot", 2, 2):
        assert answer.phase == "action"
        assert answer.biased.action.verb == "bonoloto"


# ------------------------------------------------------------------------------------------- what it costs


@pytest.mark.parametrize(
    ("bias", "strength", "seats", "deals"),
    [
        ("sunk-cost", 2, 4, 60),
        ("anchor", 0.75, 4, 60),
        ("endowment", 2, 3, 6),
        ("overconfidence", 10, 2, 24),
        pytest.param("loss-aversion", 4, 4, 60, marks=pytest.mark.slow),
        pytest.param("overconfidence", 4, 4, 60, marks=pytest.mark.slow),
        pytest.param("gamblers-fallacy", 2, 4, 80, marks=pytest.mark.slow),
        pytest.param("start-price", 1, 3, 90, marks=pytest.mark.slow),
        pytest.param("long-shot", 4, 3, 90, marks=pytest.mark.slow),
    ],
)
def test_a_strong_bias_costs_for_sure(bias: str, strength: float, seats: int, deals: int) -> None:
    assert biases.cost(bias, strength, deals, seats).total.high < 0


def test_a_stronger_pull_of_sunk_costs_costs_more() -> None:
    weak, strong = (biases.cost("sunk-cost", strength, 80) for strength in (0.5, 2))
    assert strong.total.high < weak.total.value


def test_the_page_tells_the_cost_of_every_bias_at_every_strength() -> None:
    told = sections(biases.PAGE.read_text(encoding="utf-8"))
    assert [*told] == [*BIASES, biases.LAST]
    for bias, strengths in biases.STRENGTHS.items():
        assert all(f"\n| {strength:g} | " in told[bias] for strength in strengths)
    assert set(biases.STRENGTHS) == set(BIASES)


# ------------------------------------------------------------------------------- the naive bidder's auction


@pytest.mark.parametrize("bidders", [2, 3, 4, 7])
def test_naive_bidders_lose_what_theory_says_and_wary_ones_earn_it(bidders: int) -> None:
    for strength, result in ((0.0, 2 / (bidders + 1)), (1.0, -(bidders - 1) / (bidders + 1))):
        won = np.concatenate(naive.won([strength] * bidders, 200_000, 5))
        assert len(won) == 200_000
        assert abs(won.mean() - result) < 4 * won.std() / len(won) ** 0.5


def test_one_naive_bidder_among_wary_ones_wins_more_often_and_loses_by_it() -> None:
    cursed, *wary = naive.won([1.0, 0.0, 0.0, 0.0], 100_000, 5)
    assert len(cursed) > max(map(len, wary)) * 3
    assert mean(cursed).high < 0 < mean(wary[0]).low


def test_an_auction_of_one_bidder_or_of_none_is_refused() -> None:
    for strengths, auctions in (([1.0], 10), ([1.0, 0.0], 0)):
        with pytest.raises(ValueError, match="at least two bidders"):
            naive.won(strengths, auctions, 1)


# ------------------------------------------------------------------------------------------- what it is called


@every_bias
def test_a_biased_bot_goes_by_its_name_everywhere(bias: str) -> None:
    made = BIASES[bias].make(0.5)
    assert made.__name__ == f"hard+{bias}:0.5"
    assert bots.load(BIASES[bias].game, made.__name__) == made
    assert pickle.loads(pickle.dumps(made)) == made
    assert BIASES[bias].make.__doc__


def test_a_seat_can_be_given_to_a_biased_bot_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "vastgoedveiling", "--seats", "hard+sunk-cost:1.5,hard", "--games", "5"]) == 0
    assert "hard+sunk-cost:1.5" in capsys.readouterr().out
    by_name = run("vastgoedveiling", ["hard+anchor:0.5", "hard"], 10, 1)
    assert list(by_name) == list(run("vastgoedveiling", [BIASES["anchor"].make(0.5), "hard"], 10, 1))


@pytest.mark.parametrize(
    ("game", "name", "sentence"),
    [
        ("vastgoedveiling", "hard+greed:1", "There is no bias called 'greed'. Choose from: sunk-cost, anchor."),
        ("tien", "hard+sunk-cost:1", "sunk-cost is not one of tien. Choose from: gamblers-fallacy, overconfidence."),
        ("tien", "easy+overconfidence:1", "The bias overconfidence is one of hard, not of 'easy'."),
        ("tien", "hard+overconfidence:much", "called like hard+overconfidence:0.5, so its strength cannot be 'much'"),
        ("tien", "hard+overconfidence", "its strength cannot be ''"),
        ("tien", "hard+overconfidence:-1", "its strength cannot be '-1'"),
        ("tien", "hard+overconfidence:nan", "its strength cannot be 'nan'"),
        ("tien", "hard+overconfidence:11", "The strength of overconfidence goes from 0 to 10, so it cannot be 11."),
        ("vastgoedveiling", "hard+anchor:1.5", "The strength of anchor goes from 0 to 1, so it cannot be 1.5."),
    ],
)
def test_a_bias_that_cannot_be_is_refused_by_name(game: str, name: str, sentence: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        bots.load(game, name)
    assert sentence in str(refused.value)


def test_a_strength_that_is_no_number_is_refused() -> None:
    with pytest.raises(UnknownBot):
        BIASES["anchor"].make(float("nan"))


def test_the_help_of_the_command_names_every_bias() -> None:
    assert all(bias in simulate.SIMULATE_MORE for bias in BIASES)
    assert {bias.game for bias in BIASES.values()} == set(NAMES)


def test_the_biases_of_a_game_are_its_habits_of_middle_strength() -> None:
    assert habits("hashiban") == ("hard+start-price:1", "hard+long-shot:1")
    assert [habit for name in NAMES for habit in habits(name)] == [
        of.make(1).__name__ for name in NAMES for of in BIASES.values() if of.game == name
    ]
    assert habits("chess") == ()
