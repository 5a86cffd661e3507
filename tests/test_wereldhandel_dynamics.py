"""The charts of Wereldhandel: their numbers are those of the game, and its secrets stay secret until it is over."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

from hashiban import bots
from hashiban.actions import Action
from hashiban.engine import play, step
from hashiban.games import load
from hashiban.games.wereldhandel import KINDS, points
from hashiban.games.wereldhandel_money import MONEY, in_play
from hashiban.journal import Journal
from hashiban.lab.blind_trade import ACCEPT, solved
from hashiban.lab.dynamics import Chart, caption
from hashiban.lab.dynamics.wereldhandel import MANY, SECRETS, UP_TO, Completed, charts, told, up_to
from hashiban.lab.dynamics.wereldhandel_mix import DEEDS, MOST, Met, Share, shares, trades
from hashiban.purse import Purse, worth
from hashiban.table import Event
from hashiban.words import LANGUAGES, words
from tests.charts import drawn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.purse import Coins
    from hashiban.table import State

WH = load("wereldhandel")
NAMES = ["Ann", "Bo", "Cas", "Dee", "Eve"]
KEYS = ("price", "score", "offer", "mix", "refusal", "accept", "margin", "bluff", "fate")
SECRET = ("offer", "mix", "fate")
"""The charts that only a finished game has."""


@cache
def played(players: int, seed: int, **switches: bool) -> tuple[Journal, State]:
    return play(WH, [bots.anything] * players, seed, WH.Rules(**switches))


def upto(journal: Journal, moves: int) -> Journal:
    return replace(journal, moves=journal.moves[:moves], told=journal.told[:moves])


def story(*events: tuple[str, dict[str, Any], tuple[int, ...] | None], over: bool = True) -> dict[str, Chart]:
    """The charts of a game of three of which this was told."""
    said = [Event(*event) for event in events]
    if over:
        said.append(Event("end", {"totals": (0, 0, 0), "winners": (0, 1, 2), "capped": 0}, None))
    return drawn(Journal("wereldhandel", 3, WH.Rules(), moves=[(0, Action("pass"))], told=[said]))


def column(chart: Chart, name: str) -> list[Any]:
    return [row[name] for row in chart.rows]


every_table = pytest.mark.parametrize("players", WH.PLAYERS)
some_games = pytest.mark.parametrize("seed", [0, 1, *(pytest.param(k, marks=pytest.mark.slow) for k in (2, 3, 4))])


# ---------------------------------------------------------------------------------------------- every game


@every_table
def test_a_finished_game_has_every_chart_and_its_sentences_in_every_language(players: int) -> None:
    found = drawn(played(players, 3)[0])
    assert tuple(found) == KEYS
    for language in LANGUAGES:
        for chart in found.values():
            said = caption(chart, words(language), NAMES)
            assert any(sign.isdigit() for sign in said)
            assert not {"{", "}"} & set(said)


@every_table
@some_games
def test_the_scores_grow_to_the_points_of_the_game_and_sets_less_penalties_add_up_to_them(
    players: int, seed: int
) -> None:
    journal, state = played(players, seed)
    totals = WH.score(state).totals
    assert tuple(column(drawn(journal)["score"], "score")[-players:]) == totals
    gains = drawn(journal)["margin"].sums("gain")
    fines = [0] * players
    for event in journal.events:
        if event.name == "penalty":
            fines[event.facts["who"]] += event.facts["value"]
    assert tuple(gain - fine for gain, fine in zip(gains, fines, strict=True)) == totals


@every_table
@some_games
def test_the_money_that_a_finished_game_is_drawn_with_is_the_money_of_the_hands(players: int, seed: int) -> None:
    """Told of everything, a bid's own money is what the hand held; who had to show it showed so much."""
    journal, _ = played(players, seed)
    state, holds = WH.start(players, journal.rules), []
    for seat, action in journal.moves:
        if action.verb == "bid":
            holds.append(state.hands[seat].purse.total)
        step(WH, state, seat, action)
    found = told(journal)
    assert [bid.money for bid in found.bids] == holds
    shown = [event.facts["money"] for event in journal.events if event.name == "default"]
    assert [bid.money for bid in found.bids if bid.fate == "default"] == shown


@every_table
def test_every_card_that_was_auctioned_has_its_price_after_the_trees_that_had_come(players: int) -> None:
    journal, _ = played(players, 7)
    rows = drawn(journal)["price"].rows
    assert len(rows) == len(KINDS) * 4
    assert column(drawn(journal)["price"], "trees") == sorted(row["trees"] for row in rows)
    assert {row["trees"] for row in rows} <= set(range(5))
    paid = sum(event.facts["paid"] for event in journal.events if event.name in ("sold", "bought"))
    assert sum(row["paid"] for row in rows) == paid > 0


@every_table
def test_each_offer_and_each_hammer_is_in_one_bar(players: int) -> None:
    journal, _ = played(players, 4)
    names = [event.name for event in journal.events]
    accept, refusal = drawn(journal)["accept"], drawn(journal)["refusal"]
    assert sum(column(accept, "times")) == names.count("offer")
    assert sum(column(accept, "accepted")) == names.count("accept") > 0
    assert sum(column(refusal, "times")) == names.count("hammer")
    assert sum(column(refusal, "bought")) == names.count("bought")
    assert set(column(refusal, "bid")) == {
        up_to(event.facts["amount"]) for event in journal.events if event.name == "hammer"
    }
    for row in (*accept.rows, *refusal.rows):
        assert row["low"] <= row["share"] <= row["high"]


@every_table
def test_where_nobody_may_bluff_no_bluff_is_drawn(players: int) -> None:
    found = drawn(played(players, 2, strict_bids=True)[0])
    assert not {"bluff", "fate"} & set(found)


@pytest.mark.parametrize(
    "switch", ["tree_discard", "penalty_redraw", "defaulter_returns", "free_overpay", "empty_offers"]
)
def test_every_house_rule_can_be_drawn(switch: str) -> None:
    journal, state = played(4, 6, **{switch: True})
    found = drawn(journal)
    assert set(found) == set(KEYS)
    assert tuple(column(found["score"], "score")[-4:]) == WH.score(state).totals


# ---------------------------------------------------------------------------------------------- secrets


def hidden(journal: Journal) -> Journal:
    """The same game with what only some were told, and what the seats said, turned into something else."""
    other = [
        [event if event.to is None else event._replace(facts={**event.facts, **lies(event)}) for event in events]
        for events in journal.told
    ]
    return replace(journal, moves=[(seat, Action("gone")) for seat, _ in journal.moves], told=other, seed=99)


def lies(event: Event) -> dict[str, int]:
    return {fact: 1230 for fact in ("amount", "offer", "counter") if fact in event.facts}


@every_table
def test_a_running_game_is_drawn_the_same_whatever_was_laid_in_its_trades(players: int) -> None:
    journal, _ = played(players, 5)
    lied = hidden(journal)
    for moves in range(0, len(journal.moves), 7):
        found = drawn(upto(journal, moves))
        assert found == drawn(upto(lied, moves))
        assert not set(SECRET) & set(found)


def test_when_the_game_is_over_what_was_laid_is_read() -> None:
    journal, _ = played(4, 5)
    assert any(event.name in SECRETS for event in journal.events)
    assert drawn(journal)["offer"] != drawn(hidden(journal))["offer"]


def test_no_other_secret_is_read_even_when_the_game_is_over() -> None:
    journal, _ = played(3, 9)
    more = replace(journal, told=[*journal.told, [Event("default", {"who": 0, "amount": 9, "money": 1}, (0,))]])
    assert drawn(more) == drawn(journal)


def test_while_the_game_runs_only_a_bluff_that_was_shown_is_drawn() -> None:
    bids = [("bid", {"who": 1, "amount": 200}, None), ("bid", {"who": 2, "amount": 300}, None)]
    shown = ("default", {"who": 2, "amount": 300, "money": 90, "shown": ()}, None)
    assert "bluff" not in story(*bids, over=False)
    assert column(story(*bids, shown, over=False)["bluff"], "bid") == [300]
    assert column(story(*bids, shown)["bluff"], "bid") == [200, 300]


def test_while_the_game_runs_a_set_that_was_traded_for_has_no_price() -> None:
    journal, _ = played(4, 8)
    moves = len(journal.moves) - 1
    running = drawn(upto(journal, moves))["margin"]
    assert len(running.rows) < len(told(upto(journal, moves)).sets)


# ---------------------------------------------------------------------------------------------- by hand

HAMMER: Sequence[tuple[str, dict[str, Any], None]] = (
    ("bid", {"who": 1, "amount": 100}, None),
    ("bid", {"who": 2, "amount": 120}, None),
    ("bid", {"who": 1, "amount": 150}, None),
)


def test_a_bluff_that_is_bought_out_is_paid_and_its_bidder_may_then_afford_as_much() -> None:
    found = story(
        *HAMMER,
        ("bought", {"who": 0, "whom": 1, "card": 3, "price": 150, "paid": 160}, None),
        ("bid", {"who": 1, "amount": 250}, None),
        ("bid", {"who": 2, "amount": 260}, None),
        ("default", {"who": 2, "amount": 260, "money": 90, "shown": ()}, None),
    )
    assert [(row["fate"], row["bids"]) for row in found["fate"].rows] == [
        ("topped", 2),
        ("bought", 1),
        ("default", 1),
    ]
    assert column(found["bluff"], "money") == [90] * 4
    assert column(found["bluff"], "bid") == [100, 120, 150, 260]
    said = caption(found["fate"], words("en"), NAMES)
    assert "1 was found out" in said
    assert "160 in all" in said


def traded(offer: int, counter: int, winner: int, loser: int, by: str) -> list[tuple[str, dict[str, Any], Any]]:
    return [
        ("offer", {"who": 0, "whom": 1, "count": 2, "round": 1}, None),
        ("counter", {"who": 1, "whom": 0, "count": 1}, None),
        ("compared", {"who": 0, "whom": 1, "offer": offer, "counter": counter, "laid": (), "against": ()}, (0, 1)),
        ("traded", {"who": winner, "whom": loser, "card": 2, "stake": 1, "by": by}, None),
    ]


@pytest.mark.rule("WT9", "WT10")
def test_winning_a_trade_costs_the_own_bundle_less_the_other_whoever_wins() -> None:
    found = story(*traded(60, 50, 0, 1, "more"), *traded(30, 90, 1, 0, "more"))["offer"]
    assert [tuple(row.values()) for row in found.rows] == [(50, 100, 60, 1), (100, 50, 10, 1)]
    assert "cost 35 on average" in caption(found, words("en"), NAMES)
    assert "Bo" in caption(found, words("en"), NAMES)


@pytest.mark.rule("WT12")
def test_a_first_tie_is_no_win_and_an_offer_that_is_taken_costs_what_was_laid() -> None:
    tie = traded(50, 50, 0, 1, "more")[:3]
    found = story(
        *tie,
        ("tie", {"who": 0, "whom": 1}, None),
        ("offer", {"who": 0, "whom": 1, "count": 1, "round": 2}, None),
        ("accept", {"who": 1, "whom": 0, "count": 1}, None),
        ("opened", {"who": 0, "whom": 1, "amount": 10, "laid": ()}, (0, 1)),
        ("traded", {"who": 0, "whom": 1, "card": 2, "stake": 1, "by": "accept"}, None),
        ("set", {"who": 0, "card": 2, "value": 90, "sets": 1}, None),
    )
    assert "offer" not in found
    assert column(found["margin"], "paid") == [10]
    assert [(row["cards"], row["times"], row["accepted"]) for row in found["accept"].rows] == [(1, 1, 1), (2, 1, 0)]


@pytest.mark.rule("WT19")
def test_a_set_of_160_beside_two_worth_740_brings_1220() -> None:
    assert Completed(0, 160, (90, 650), 0).gain == 1220
    assert points([90, 650, 160]) - points([90, 650]) == 1220


def test_the_dashed_line_of_completed_sets_is_what_a_point_cost_on_average() -> None:
    rows = (("free", {"who": 0, "card": 0}, None), ("set", {"who": 0, "card": 0, "value": 10, "sets": 1}, None))
    sold = ("sold", {"who": 0, "whom": 1, "card": 1, "price": 30, "paid": 30}, None)
    bid = ("bid", {"who": 0, "amount": 30}, None)
    found = story(*rows, bid, sold, ("set", {"who": 0, "card": 1, "value": 40, "sets": 2}, None))["margin"]
    assert column(found, "gain") == [10, 90]
    assert found.theory is not None
    assert found.theory.points == ((0.0, 0.0), (90.0, 27.0))
    assert story(*rows)["margin"].theory is None


@pytest.mark.parametrize(("amount", "mark"), [(0, 0), (10, 20), (20, 20), (30, 50), (110, 200), (1010, UP_TO[-1])])
def test_an_amount_is_counted_under_the_least_mark_it_does_not_go_over(amount: int, mark: int) -> None:
    assert up_to(amount) == mark
    assert up_to(in_play(5, 4)) == UP_TO[-1]


def test_the_sentence_under_the_bars_names_the_size_that_stands_for_more() -> None:
    lay = [("offer", {"who": 0, "whom": 1, "count": 11, "round": 1}, None), ("accept", {"who": 1, "whom": 0}, None)]
    assert column(story(*lay, over=False)["accept"], "cards") == [MANY]
    assert all(str(MANY) in words(language).say("dynamics-wereldhandel-accept-see") for language in LANGUAGES)


def test_the_first_and_the_last_prices_are_told_with_the_money_there_was() -> None:
    found = story(
        ("free", {"who": 0, "card": 0}, None),
        ("tree", {"time": 1, "amount": 50, "money": in_play(3, 1)}, None),
        ("bid", {"who": 1, "amount": 120}, None),
        ("sold", {"who": 1, "whom": 0, "card": 6, "price": 120, "paid": 130}, None),
    )["price"]
    assert [tuple(row.values()) for row in found.rows] == [(0, 1, 0), (1, 2, 130)]
    said = caption(found, words("en"), NAMES)
    assert all(number in said for number in ("cost 0 ", "270", "1 tree", "130", "420"))


def test_before_anything_happened_there_is_no_chart() -> None:
    assert charts(upto(played(3, 1)[0], 2)) == []


# ------------------------------------------------------------------------- a best mix beside what was done


def met(a: Coins, b: Coins, goods: int, laid: Coins, reply: int | None) -> Met:
    """One trade between these hands."""
    return Met(Purse(MONEY, a), Purse(MONEY, b), goods, sum(laid), worth(MONEY, laid), reply)


ASKED = [("offer", "accept"), ("offer", "counter")]
"""Whose hand is empty is not asked for an answer."""

BEGIN = (2, 4, 1, 0, 0, 0)


def test_a_trade_between_starting_hands_for_100_is_bluffed_as_the_solver_says() -> None:
    bluff, rich = (2, 3, 0, 0, 0, 0), (0, 4, 1, 0, 0, 0)  # five cards, worth 30 and 90
    found = shares([met(BEGIN, BEGIN, 100, bluff, ACCEPT), met(BEGIN, BEGIN, 100, rich, 0)])
    solution = solved(Purse(MONEY, BEGIN), Purse(MONEY, BEGIN), 100).first
    poor = sum((p for (_, total), p in solution.offer.items() if total < 50), Fraction())
    assert 0 < poor < 1
    assert found["poor"] == Share(poor, 1)
    assert found["take"] == Share(dict(solution.plan[5])[ACCEPT], 1)
    assert found["nought"] == Share(Fraction(0), 1)


@every_table
def test_the_trades_of_a_game_are_those_it_told_with_the_hands_as_they_were(players: int) -> None:
    journal, _ = played(players, 2)
    said = [(action, told) for (_, action), told in zip(journal.moves, journal.told, strict=True)]
    pairs = [(action, told) for (action, told), (reply, _) in pairwise(said) if (action.verb, reply.verb) in ASKED]
    answered = [action for action, told in pairs if told[0].facts["round"] == 1]
    found = trades(journal)
    assert [one.cards for one in found] == [sum(action.coins) for action in answered][:MOST]
    assert all(one.laid <= one.a.total and (one.reply or 0) <= one.b.total for one in found)
    laid = [e.facts for e in journal.events if e.name in ("opened", "compared")]
    assert {one.laid for one in found} <= {facts.get("amount", facts.get("offer")) for facts in laid}


def test_each_deed_has_a_bar_by_theory_and_one_of_the_table() -> None:
    journal, _ = played(3, 2)
    rows = drawn(journal)["mix"].rows
    assert [row["what"] for row in rows] == [f"{what}-{who}" for what in DEEDS for who in ("best", "done")]
    assert all(0 <= row["low"] <= row["share"] <= row["high"] <= 100 for row in rows)
    assert shares([]) == {}
