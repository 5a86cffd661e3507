"""The charts of Tien: their numbers are those of the game, whoever played it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

import pytest

from hashiban import bots, runs
from hashiban.actions import Action, Choice
from hashiban.engine import look, play, replay, stacked
from hashiban.games import load
from hashiban.games import tien as game
from hashiban.lab.dynamics import caption, charts
from hashiban.lab.dynamics.tien import chance, last_wins, policies, told
from hashiban.table import Event
from hashiban.words import LANGUAGES, words
from tests.charts import drawn
from tests.seats import first

if TYPE_CHECKING:
    from random import Random

    from hashiban.engine import Bot
    from hashiban.journal import Journal
    from hashiban.table import State, View

TIEN = load("tien")
NAMES = ["Ann", "Bo", "Cas", "Dee", "Eve"]
KEYS = ("bust", "gains", "points", "price", "frontier", "kept", "seats", "market", "cap")
AMONG_OTHERS = {"gains", "seats"}
"""What needs somebody else at the table."""


def steady(limit: int, money: int = game.LIMIT) -> Bot:
    """Stops at this total or so much money, for what is more; bids and buys where it can."""

    def answer(view: View, luck: Random) -> Choice:
        match view.phase:
            case "decide" if view.left and view.total < limit and view.money < money:
                return Choice(Action("draw"))
            case "decide":
                return Choice(
                    Action("currency" if view.money > sum(card % 10 for card in view.numbers) else "numbers")
                )
            case "bid" if view.auction.high < limit // 2:
                return Choice(Action("bid", view.auction.high + 1))
            case "bid":
                return Choice(Action("pass"))
            case "buy":
                return Choice(Action("buy", cards=(luck.choice(view.wares),)))
            case _:
                return Choice(Action("pay"))

    return answer


SEATS = (steady(6), bots.anything, steady(9, 4), steady(3), bots.anything)


@cache
def played(players: int, seed: int, *, house: bool = False) -> tuple[Journal, State]:
    rules = TIEN.Rules(cards_in_auction=house, empty_stop=not house)
    return play(TIEN, SEATS[:players], seed, rules)


def upto(journal: Journal, moves: int) -> Journal:
    return replace(journal, moves=journal.moves[:moves], told=journal.told[:moves])


def by_seat(journal: Journal, name: str, fact: str) -> list[int]:
    """What a fact of an event adds up to for each seat."""
    found = [0] * journal.players
    for event in journal.events:
        if event.name == name:
            found[event.facts["who"]] += event.facts[fact]
    return found


every_table = pytest.mark.parametrize("players", TIEN.PLAYERS)
both_rules = pytest.mark.parametrize("house", [False, True])


# ------------------------------------------------------------------------------------------ all of them


@every_table
@both_rules
def test_a_finished_game_has_every_chart_and_its_sentences_in_every_language(players: int, house: bool) -> None:
    journal, state = played(players, 3, house=house)
    found, without = drawn(journal), set() if players > 1 else set(AMONG_OTHERS)
    if not any(event.name == "full" for event in journal.events):
        without.add("cap")
    if not state.table.market:
        without.add("market")
    assert tuple(found) == tuple(key for key in KEYS if key not in without)
    for language in LANGUAGES:
        for chart in found.values():
            said = caption(chart, words(language), NAMES)
            assert said
            assert not {"{", "}"} & set(said)


@every_table
def test_a_game_that_goes_on_has_charts_with_sentences_after_every_move(players: int) -> None:
    journal, _ = played(players, 2)
    for moves in range(len(journal.moves)):
        for chart in charts(upto(journal, moves)):
            assert chart.rows
            assert all(caption(chart, words(language), NAMES) for language in LANGUAGES)


def test_the_charts_do_not_know_the_cards_that_are_still_to_come() -> None:
    journal, _ = played(3, 4)
    now = upto(journal, len(journal.moves) // 2)
    before = charts(now)
    assert before
    now.seed = 0
    now.moves = [(seat, Action("gone")) for seat, _ in now.moves]
    now.told.append([Event("draw", {"who": 0, "card": 19, "total": 9, "money": 0, "left": 1}, (0,))])
    assert charts(now) == before


# ------------------------------------------------------------------------------------------ pushing on


@every_table
@both_rules
def test_the_risk_of_a_mark_is_the_one_that_the_game_counts_at_that_moment(players: int, house: bool) -> None:
    journal, _ = played(players, 5, house=house)
    moments = []
    for k, ((seat, action), events) in enumerate(zip(journal.moves, journal.told, strict=True)):
        bust = next((event for event in events if event.name == "bust"), None)
        if action.verb in ("numbers", "currency") or (action.verb == "draw" and bust):
            view = look(TIEN, replay(journal, k), seat)
            if view.left:
                total = bust.facts["total"] if bust else view.total
                moments.append((seat + 1, total, bool(bust), float(100 * game.bust_odds(view).bust)))
    rows = [(row["seat"], row["total"], bool(row["bust"]), row["chance"]) for row in drawn(journal)["bust"].rows]
    assert [row[:3] for row in rows] == [moment[:3] for moment in moments]
    assert [row[3] for row in rows] == pytest.approx([moment[3] for moment in moments], abs=0.051)
    assert {True, False} == {bust for _, _, bust, _ in rows}


def test_who_stops_because_the_pile_is_empty_is_not_drawn_as_daring() -> None:
    journal, state = played(2, 5)
    last = next(event for event in reversed(journal.events) if event.name in ("numbers", "currency", "bust"))
    assert last.name != "bust"
    assert state.table.turn not in [row["turn"] for row in drawn(journal)["bust"].rows]
    assert state.table.turn in [row["turn"] for row in drawn(journal)["kept"].rows]


@pytest.mark.rule("TA4")
def test_the_risk_with_a_full_pile_is_the_published_one() -> None:
    shares = (0, 0, 0.031, 0.062, 0.093, 0.186, 0.279, 0.372, 0.465, 0.558, 0.651)
    assert [float(chance(4, total)) for total in range(11)] == pytest.approx(shares, abs=0.0005)
    assert chance(4, -3) == 0
    line = drawn(played(4, 1)[0])["bust"].curves[0]
    assert dict(line.points)[7.0] == pytest.approx(37.2)


def test_after_a_four_and_a_six_all_but_those_two_numbers_would_bust() -> None:
    deal = [Action("deck", cards=first((14, 26), game.deck(4))), Action("opener", cards=(0, 1, 2, 3))]
    journal, _ = play(TIEN, [steady(10)] * 4, deal=stacked(deal))
    row = drawn(journal)["bust"].rows[0]
    assert (row["seat"], row["total"], row["bust"]) == (1, 10, 0)
    assert row["chance"] == pytest.approx(float(100 * Fraction(84 - 2, 129 - 2)), abs=0.051)


def test_the_frontier_is_that_of_the_reference_numbers() -> None:
    kept = (1.60, 1.76, 1.83, 1.82, 1.67, 1.36, 0.89)
    busts = (0.036, 0.064, 0.128, 0.224, 0.335, 0.486, 0.678)
    found = policies(4)[3:]
    assert [policy.total for policy in found] == [4, 5, 6, 7, 8, 9, 10]
    assert [policy.kept for policy in found] == pytest.approx(kept, abs=0.03)
    assert [policy.bust for policy in found] == pytest.approx(busts, abs=0.008)


@pytest.mark.parametrize("players", [2, 3])
def test_the_frontier_is_where_bots_get_that_always_stop_at_one_total(players: int) -> None:
    """The game itself as a second opinion: some 700 turns, so a share of busts is known within three hundredths."""

    def stops(view: View, luck: Random) -> Choice:
        if view.phase == "decide":
            on = view.left and view.total < 7 and view.money < 9
            return Choice(Action("draw" if on else "numbers"))
        return Choice(Action({"bid": "pass", "buy": "skip"}[view.phase]))

    turns = [turn for seed in range(30) for turn in told(play(TIEN, [stops] * players, seed)[0]).ended]
    policy = policies(players)[6]
    assert policy.total == 7
    assert sum(turn.end == "bust" for turn in turns) / len(turns) == pytest.approx(policy.bust, abs=0.05)
    assert sum(turn.kept for turn in turns) / len(turns) == pytest.approx(policy.kept, abs=0.15)


@every_table
def test_the_mark_of_a_player_at_the_frontier_is_its_average_of_this_game(players: int) -> None:
    journal, _ = played(players, 6)
    ends = Counter((event.facts.get("who"), event.name) for event in journal.events)
    cards = by_seat(journal, "numbers", "count")
    for row in drawn(journal)["frontier"].rows:
        seat = row["seat"] - 1
        turns = sum(ends[seat, name] for name in ("numbers", "currency", "bust"))
        assert row["bust_share"] == pytest.approx(100 * ends[seat, "bust"] / turns, abs=0.051)
        assert row["kept"] == pytest.approx(10 * cards[seat] / turns, abs=0.051)


# ------------------------------------------------------------------------------------------ what turns bring


@every_table
@both_rules
def test_the_points_drawn_last_are_those_of_the_game(players: int, house: bool) -> None:
    journal, state = played(players, 7, house=house)
    rows = drawn(journal)["points"].rows
    assert tuple(row["points"] for row in rows[-players:]) == TIEN.score(state).totals
    assert [row["cards"] for row in rows[-players:]] == [len(cards) for cards in state.table.cards]
    assert {row["points"] for row in rows[:players]} == {0}
    assert rows[-1]["round"] == -(-state.table.turn // players)


def test_the_points_drawn_last_are_those_of_the_cards_that_lie_there_now() -> None:
    journal, _ = played(3, 8)
    for moves in range(20, len(journal.moves), 9):
        table = replay(journal, moves).table
        rows = drawn(upto(journal, moves))["points"].rows
        assert [row["points"] for row in rows[-3:]] == [runs.best(cards).points for cards in table.cards]


@pytest.mark.parametrize("players", range(2, 6))
@both_rules
def test_coins_from_turns_less_what_was_paid_are_the_coins_in_the_end(players: int, house: bool) -> None:
    journal, state = played(players, 9, house=house)
    chart = drawn(journal)["gains"]
    paid = [sum(both) for both in zip(*(by_seat(journal, name, "coins") for name in ("won", "bought")), strict=True)]
    left = [game.START + got - gone for got, gone in zip(chart.sums("coins"), paid, strict=True)]
    assert left == [purse.counts[0] for purse in state.table.purses]
    taken = by_seat(journal, "currency", "got")
    own = [coins - others for coins, others in zip(chart.sums("coins"), chart.sums("others"), strict=True)]
    assert own == taken


@pytest.mark.rule("TS13")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_coins_missed_are_those_that_were_told_to_be_missed(players: int) -> None:
    journal, _ = played(players, 3)
    chart = drawn(journal)["cap"]
    assert chart.sums("lost") == by_seat(journal, "full", "lost")
    assert all(0 <= row["lost"] <= row["offered"] for row in chart.rows)
    got = [0] * players
    for event in journal.events:
        for seat, coins in enumerate(event.facts.get("gains", ())):
            got[seat] += coins
    assert [a - b for a, b in zip(chart.sums("offered"), chart.sums("lost"), strict=True)] == got


@every_table
@both_rules
def test_what_was_kept_bought_and_won_less_what_was_spent_are_the_cards_in_the_end(players: int, house: bool) -> None:
    journal, state = played(players, 10, house=house)
    chart, held = drawn(journal)["kept"], [int(kept) for kept in drawn(journal)["kept"].sums("kept")]
    for event in journal.events:
        if event.name in ("won", "bought"):
            held[event.facts["who"]] += 1 - event.facts["spent"]
    assert held == [len(cards) for cards in state.table.cards]
    numbers = sum(game.kind_of(card) == "number" for card in game.deck(players))
    assert sum(chart.sums("drawn")) == numbers


# ------------------------------------------------------------------------------------------ market, auctions


@every_table
def test_the_market_drawn_is_the_one_that_lies_there(players: int) -> None:
    journal, _ = played(players, 11)
    found = 0
    for moves in range(10, len(journal.moves), 7):
        now, table = upto(journal, moves), replay(journal, moves).table
        if table.market:
            rows = drawn(now)["market"].rows
            lying = Counter(card % 10 for card in table.market)
            assert [row["lying"] for row in rows] == [lying[row["number"]] for row in rows]
            assert sum(row["bought"] for row in rows) == sum(event.name == "bought" for event in now.events)
            found += 1
        else:
            assert "market" not in drawn(now)
    assert found > 1


@every_table
def test_a_wild_stands_at_its_price_and_at_the_points_that_it_added(players: int) -> None:
    journal, state = played(players, 12)
    sold = []
    for k, events in enumerate(journal.told):
        for event in events:
            if event.name == "won":
                who = event.facts["who"]
                before, after = (runs.best(replay(journal, at).table.cards[who]).points for at in (k, k + 1))
                sold.append((who + 1, event.facts["card"], after - before, event.facts["due"]))
    rows = drawn(journal)["price"].rows
    assert [(row["seat"], row["card"], row["gain"], row["paid"]) for row in rows] == sold
    for row in rows:
        own = list(state.table.cards[row["seat"] - 1])
        missed = 0
        if row["card"] in own:
            whole = runs.best(own).points
            own.remove(row["card"])
            missed = whole - runs.best(own).points
        assert row["now"] == missed


@pytest.mark.rule("TS22", "TT15")
@pytest.mark.parametrize("players", range(2, 6))
def test_a_winner_stands_above_its_place_after_the_seat_that_drew_the_wild(players: int) -> None:
    journal, _ = played(players, 13)
    places, drawer = [], 0
    for event in journal.events:
        if event.name == "wild":
            drawer = event.facts["who"]
        if event.name == "won":
            places.append((event.facts["who"] - drawer - 1) % players + 1)
    rows = drawn(journal)["seats"].rows
    assert [row["place"] for row in rows] == places
    assert all(row["surplus"] == row["gain"] - row["paid"] for row in rows)
    assert len(set(places)) > 1


def test_of_two_bidders_with_secret_values_the_last_wins_more_than_two_of_three() -> None:
    """The last tops a bid when its value is higher by two or more; the first makes the most of that."""
    wins = 0
    for value in range(1, 11):
        scared = {high: (value - high) * sum(last <= high + 1 for last in range(1, 11)) for high in range(10)}
        scared[0] = 0  # a pass
        high = max(scared, key=lambda bid: (scared[bid], -bid))
        wins += sum(last > high + 1 for last in range(1, 11))
    assert last_wins(2) == Fraction(wins, 100) > Fraction(2, 3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_of_more_bidders_still_wins_more_than_its_share(players: int) -> None:
    assert last_wins(players) > Fraction(1, players)


def test_a_wild_that_nobody_wanted_is_counted_and_not_drawn() -> None:
    def passing(view: View, luck: Random) -> Choice:
        return Choice(Action("pass")) if view.phase == "bid" else steady(6)(view, luck)

    def shy(view: View, luck: Random) -> Choice:
        return steady(6)(view, luck) if view.seat == 0 else passing(view, luck)

    journal, _ = play(TIEN, [shy] * 2, 1)
    for key in ("price", "seats"):
        assert {row["seat"] for row in drawn(journal)[key].rows} == {1}
    quiet = play(TIEN, [passing] * 2, 1)[0]
    assert not {"price", "seats"} & set(drawn(quiet))
    assert len(told(quiet).wilds) == 10
