"""The charts of De Veiling van Hashiban: their numbers are the game's, and secrets stay secret until it is over."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from math import comb
from typing import TYPE_CHECKING, Any

import pytest

from hashiban import bots
from hashiban.actions import Action
from hashiban.engine import look, play
from hashiban.games import hashiban_box as box
from hashiban.games import load
from hashiban.games.hashiban_box import STEP
from hashiban.journal import Journal
from hashiban.lab.dynamics import Chart, caption, to_csv
from hashiban.lab.dynamics import hashiban as drawing
from hashiban.lab.dynamics.hashiban import MEAN, PRICES, SEEKS, SHUNS, SOURCES, Onlooker, Sale, charts, need, told
from hashiban.purse import worth
from hashiban.table import Event
from hashiban.words import LANGUAGES, words
from tests.charts import drawn

if TYPE_CHECKING:
    from hashiban.table import State

HB = load("hashiban")
NAMES = ["Ann", "Bo", "Cas", "Dee"]
KEYS = ("path", "gap", "guess", "need", "income", "source", "security", "weapon")
SECRET = ("guess", "need", "income", "source")
"""The charts that only a finished game has."""


@cache
def played(players: int, seed: int, level: str = "hard", **switches: Any) -> tuple[Journal, State]:
    return play(HB, [bots.load("hashiban", level)] * players, seed, HB.Rules(**switches))


def upto(journal: Journal, moves: int) -> Journal:
    return replace(journal, moves=journal.moves[:moves], told=journal.told[:moves])


def story(*events: tuple[str, dict[str, Any]]) -> dict[str, Chart]:
    """The charts of a running game of three of which everybody was told this."""
    said = [Event(name, facts, None) for name, facts in events]
    return drawn(Journal("hashiban", 3, HB.Rules(), moves=[(0, Action("silent"))], told=[said]))


def column(chart: Chart, name: str) -> list[Any]:
    return [row[name] for row in chart.rows]


def card_of(*kinds: str) -> int:
    """The first object of exactly these kinds."""
    mask = sum(1 << box.CATEGORIES.index(kind) for kind in kinds)
    return next(card for card in box.OBJECTS if box.categories(card) == mask)


def dealer_in(kind: str) -> int:
    return box.DEALERS[box.CATEGORIES.index(kind)]


every_table = pytest.mark.parametrize("players", HB.PLAYERS)
every_level = pytest.mark.parametrize("level", ["random", *bots.LEVELS])


# ---------------------------------------------------------------------------------------------- every game


def test_a_finished_game_has_every_chart_and_its_sentences_in_every_language() -> None:
    found = drawn(played(4, 1)[0])
    assert tuple(found) == KEYS
    for language in LANGUAGES:
        for chart in found.values():
            said = caption(chart, words(language), NAMES)
            assert any(sign.isdigit() for sign in said)
            assert not {"{", "}"} & set(said)


@every_table
@every_level
def test_every_bid_stands_above_its_auction_in_the_order_in_which_it_was_made(players: int, level: str) -> None:
    journal, _ = played(players, 2, level)
    path = drawn(journal)["path"]
    bids = [event.facts for event in journal.events if event.name == "bid"]
    assert column(path, "bid") == [bid["amount"] for bid in bids]
    assert column(path, "seat") == [bid["who"] + 1 for bid in bids]
    assert column(path, "auction") == sorted(column(path, "auction"))
    armed = {sale.number for sale in told(journal).sales if sale.weapons}
    for one, other in pairwise(path.rows):
        if one["auction"] == other["auction"] not in armed:
            assert other["bid"] > one["bid"]


@every_table
@every_level
@pytest.mark.rule("HA3", "HS26")
def test_a_winner_paid_at_least_a_step_above_the_runner_up_and_no_less_than_its_bills_allowed(
    players: int, level: str
) -> None:
    found = [drawn(played(players, seed, level)[0]) for seed in range(4)]
    rows = [row for charts in found if "gap" in charts for row in charts["gap"].rows]
    assert rows
    for row in rows:
        assert row["gap"] == row["paid"] - row["second"] >= STEP + row["forced"] >= STEP


def test_a_bot_that_bids_as_little_as_it_can_lost_only_what_its_bills_forced() -> None:
    gap = drawn(played(4, 1, "medium")[0])["gap"]
    assert [row["gap"] - STEP for row in gap.rows] == column(gap, "forced")
    assert any(column(gap, "forced"))


@every_table
@every_level
def test_what_a_seat_holds_at_the_end_is_what_it_was_dealt_and_took_in_less_what_it_paid(
    players: int, level: str
) -> None:
    """With deals at the start of a turn only, so that nobody pays with a partner's bills."""
    journal, state = played(players, 3, level, deals="turns")
    order = next(action.cards for _, action in journal.moves if action.verb == "bills")
    held = [sum(order[box.START_BILLS * seat :][: box.START_BILLS]) for seat in range(players)]
    offer: dict[str, Any] = {}
    for name, facts, _ in journal.events:
        match name:
            case "sold" | "sold-lot" | "swapped":
                held[facts["who"]] -= facts["amount"]
            case "proposal":
                offer = facts
            case "agreed":
                for seat, sign in ((offer["who"], 1), (offer["whom"], -1)):
                    held[seat] += sign * (offer["asks"] - offer["gives"])
    got = column(drawn(journal)["income"], "income")[-players:]
    assert [a + b for a, b in zip(held, got, strict=True)] == [worth(box.BILLS, hand.coins) for hand in state.hands]


@every_table
def test_income_is_told_by_source_and_adds_up_in_every_row(players: int) -> None:
    journal, _ = played(players, 5)
    rows = drawn(journal)["income"].rows
    assert all(sum(row[source] for source in SOURCES) == row["income"] for row in rows)
    assert {row["income"] for row in rows if row["turn"] == 0} == {0}
    assert rows[-1]["turn"] == journal.events[-1].facts["turns"]
    starts = sum(event.facts["drawn"] for event in journal.events if event.name == "turn")
    found = {row["source"]: row for row in drawn(journal)["source"].rows}
    assert found["start"]["times"] == starts
    assert sum(row["start"] for row in rows[-players:]) == found["start"]["money"]
    head = to_csv(drawn(journal)["income"]).split("\n")[0]
    assert head == ",".join(("turn", "seat", "income", *SOURCES))


@every_table
@every_level
@pytest.mark.rule("HS48", "HA21")
def test_every_bill_of_a_security_is_counted_for_who_has_it(players: int, level: str) -> None:
    for seed in range(3):
        journal, _ = played(players, seed, level)
        drew = [event.facts for event in journal.events if event.name == "income"]
        bills = sum(max(0, facts["drawn"] - facts["dealers"]) for facts in drew)
        assert sum(holding.bills for holding in told(journal).holdings) == bills


@every_table
def test_a_security_is_even_from_the_turn_in_which_its_bills_are_worth_its_price(players: int) -> None:
    for seed in range(3):
        for row in drawn(played(players, seed)[0])["security"].rows:
            assert bool(row["even"]) == (row["bills"] * MEAN >= row["price"])
            assert not row["even"] or row["even"] > row["turn"]


@every_table
@every_level
def test_the_need_of_a_buyer_is_read_from_the_hand_that_bought(players: int, level: str) -> None:
    """The view of the winner before the hammer fell has the dealers and the objects that the chart went by."""
    journal, _ = played(players, 4, level)
    state, seen = HB.start(players, journal.rules), []
    for (seat, action), events in zip(journal.moves, journal.told, strict=True):
        for event in events:
            if event.name in PRICES:
                view, cards = look(HB, state, event.facts["who"]), event.facts["cards"]
                if len(cards) == 1 and not box.is_security(cards[0]):
                    fits = [d for d in view.dealers if box.categories(cards[0]) >> box.category(d) & 1]
                    held = [sum(box.categories(c) >> box.category(d) & 1 for c in view.cards) for d in fits]
                    seen.append(max([n + 1 for n in held if n < 3], default=0))
        HB.apply(state, seat, action)
    assert column(drawn(journal)["need"], "need") == seen


@pytest.mark.parametrize(
    "switches",
    [
        {"revealed_start": True},
        {"win_target": 5},
        {"two_player_dealers": 3},
        {"eject_resets": True},
        {"deals": "never"},
        {"deals": "turns"},
        {"deal_objects": True},
        {"strict_reveal": True},
        {"max_turns": 10},
    ],
    ids=str,
)
@pytest.mark.parametrize("level", ["random", "hard"])
def test_every_house_rule_can_be_drawn(switches: dict[str, Any], level: str) -> None:
    for players in (2, 4):
        journal, _ = played(players, 6, level, **switches)
        found = drawn(journal)
        assert {"path", "guess", "need", "income", "source"} <= set(found)
        assert column(found["guess"], "turn")[-1] == journal.events[-1].facts["turns"]


# ---------------------------------------------------------------------------------------------- secrets


def hidden(journal: Journal) -> Journal:
    """The same game with drawn bills, the cards of chance and what the seats said turned into something else."""
    other = [
        [
            event if event.to is None else event._replace(facts={**event.facts, "bills": (9,), "amount": 9})
            for event in row
        ]
        for row in journal.told
    ]
    return replace(journal, moves=[(seat, Action("gone")) for seat, _ in journal.moves], told=other, seed=99)


@every_table
def test_a_running_game_is_drawn_the_same_whatever_is_hidden_in_it(players: int) -> None:
    journal, _ = played(players, 5)
    lied = hidden(journal)
    for moves in range(0, len(journal.moves), 23):
        found = drawn(upto(journal, moves))
        assert found == drawn(upto(lied, moves))
        assert not set(SECRET) & set(found)
        assert "gap" not in found or "forced" not in found["gap"].columns


def test_the_move_before_the_last_still_keeps_all_secrets_and_the_last_one_shows_them() -> None:
    journal, _ = played(3, 2)
    assert not set(SECRET) & set(drawn(upto(journal, len(journal.moves) - 1)))
    assert set(SECRET) <= set(drawn(journal))


def test_no_other_secret_is_read_even_when_the_game_is_over() -> None:
    journal, _ = played(3, 4)
    later = [*journal.told[:-1], [*journal.told[-1], Event("bid", {"who": 0, "amount": 99_000}, (0,))]]
    assert drawn(replace(journal, told=later)) == drawn(journal)


def test_a_lesson_may_look_into_the_hands_of_a_game_that_still_runs() -> None:
    journal, state = played(3, 2)
    now = upto(journal, len(journal.moves) // 2)
    assert told(now).dealers == ()
    assert drawing.guess(told(now)) is None
    shown = told(now, lesson=True)
    assert shown.dealers == told(journal).dealers
    for seat, own in enumerate(shown.dealers):
        assert set(own) == {*state.hands[seat].dealers, *state.table.revealed[seat]}
    assert drawing.guess(shown) is not None


# ------------------------------------------------------------------------------------------------ by hand

BOOK, PLANT, POTION = (card_of(kind) for kind in ("books", "plants", "potions"))
BOTH = card_of("books", "plants")
PUT_UP: tuple[str, dict[str, Any]] = ("put-up", {"who": 0, "card": BOOK, "left": 40})
WON = {"cards": (BOOK,), "laid": (), "turn": 1, "start": 0}


def test_a_bid_that_was_swapped_for_a_big_bill_lost_what_it_is_too_much() -> None:
    bids = [("bid", {"who": 1, "amount": 2000}), ("bid", {"who": 2, "amount": 5000})]
    sold = ("sold", {"who": 2, "amount": 5000, "second": 2000, **WON})
    found = story(PUT_UP, *bids, sold)
    assert [tuple(row.values()) for row in found["gap"].rows] == [(1, 3, 2000, 5000, 3000)]
    said = caption(found["gap"], words("en"), NAMES)
    assert "3,000 more" in said
    assert "2,000 too much" in said
    assert found["gap"].theory is not None
    assert found["gap"].theory.points == ((0.0, 1000.0), (2000.0, 3000.0))


@pytest.mark.rule("HA6")
def test_a_price_that_a_weapon_changed_says_nothing_about_change() -> None:
    """Bo's 8000 is thrown out, so Ann has it for 2000: less than the best bid of a rival."""
    bids = [("bid", {"who": 0, "amount": 2000}), ("bid", {"who": 1, "amount": 8000})]
    thrown = ("weapon", {"who": 2, "whom": 1, "card": 3, "amount": 8000, "led": 1})
    sold = ("sold", {"who": 0, "amount": 2000, "second": 8000, **WON})
    found = story(PUT_UP, *bids, thrown, sold)
    assert "gap" not in found
    assert column(found["weapon"], "weapons") == [1]
    assert "2,000 (1 auction). Somebody who used one won none" in caption(found["weapon"], words("en"), NAMES)


def test_a_lot_counts_with_its_price_for_each_object() -> None:
    thrown = ("weapon", {"who": 2, "whom": 1, "card": 3, "amount": 0, "led": 0})
    lot = ("lot", {"who": 0, "cards": (BOOK, PLANT), "start": 1000})
    paid = {"who": 2, "whom": 0, "amount": 7000, "second": 0, **WON, "cards": (BOOK, PLANT)}
    calm: list[tuple[str, dict[str, Any]]] = [
        PUT_UP,
        ("bid", {"who": 1, "amount": 2000}),
        ("sold", {"who": 1, "amount": 2000, "second": 0, **WON}),
    ]
    found = story(*calm, lot, ("bid", {"who": 2, "amount": 7000}), thrown, ("sold-lot", paid))
    assert column(found["weapon"], "paid") == [2000, 3500]
    said = caption(found["weapon"], words("en"), NAMES)
    assert "won 1 of them" in said
    assert "Without one it cost 2,000" in said


def test_an_auction_without_a_bid_keeps_its_number() -> None:
    unsold = ("unsold", {"who": 0, "cards": (BOOK,), "drawn": 1, "start": 0})
    found = story(PUT_UP, unsold, PUT_UP, ("bid", {"who": 1, "amount": 1000}))["path"]
    assert column(found, "auction") == [2]
    assert "2 auctions, 1 of them without a bid" in caption(found, words("en"), NAMES)


@pytest.mark.rule("HS48", "HA15")
def test_a_security_that_is_given_away_brings_its_bills_to_its_new_owner() -> None:
    one = box.SECURITIES[0]
    sold = ("sold", {"who": 1, "amount": 3000, "second": 0, **WON, "cards": (one,)})
    rain = {"card": BOOK, "dealers": 0, "securities": 1, "drawn": 1}
    swap = ("swapped", {"who": 1, "whom": 2, "lot": (BOOK,), "amount": 0, "laid": (), "cards": (one,), "pieces": 1})
    first, second = ("income", {"who": 1, **rain}), ("income", {"who": 2, **rain})
    turn = ("turn", {"who": 0, "turn": 7, "drawn": 1, "left": 9})
    bought = ("put-up", {"who": 0, "card": one, "left": 9})
    lot = ("lot", {"who": 2, "cards": (BOOK,), "start": 1000})
    found = story(turn, bought, sold, first, lot, swap, second, second)["security"]
    assert [tuple(row.values()) for row in found.rows] == [(2, 7, 3000, 1, 0)]
    other = ("sold", {"who": 1, "amount": 1000, "second": 0, **WON, "cards": (box.SECURITIES[1],)})
    again = story(turn, bought, sold, lot, swap, bought, other, first)["security"]
    assert column(again, "bills") == [0, 1]
    twice = story(turn, bought, sold, first, first)["security"]
    assert [tuple(row.values()) for row in twice.rows] == [(2, 7, 3000, 2, 7)]
    assert "1 has paid for itself" in caption(twice, words("en"), NAMES)


@pytest.mark.parametrize(
    ("cards", "held", "kinds", "found"),
    [
        ((BOOK,), (), ("books",), 1),
        ((BOOK,), (BOTH,), ("books",), 2),
        ((BOOK,), (BOTH, card_of("books", "weapons")), ("books",), 3),
        ((BOOK,), (BOTH, card_of("books", "weapons"), card_of("books", "ironware")), ("books",), 0),
        ((BOOK,), (), ("plants",), 0),
        ((BOTH,), (PLANT,), ("books", "plants"), 2),
        ((BOOK, PLANT), (), ("books",), None),
        ((box.SECURITIES[0],), (), ("books",), None),
    ],
)
def test_an_object_is_for_the_dealer_that_then_has_most(
    cards: tuple[int, ...], held: tuple[int, ...], kinds: tuple[str, ...], found: int | None
) -> None:
    assert need(cards, held, [dealer_in(kind) for kind in kinds]) == found


# ------------------------------------------------------------------------------------- what bids tell


def sale(card: int, *bids: tuple[int, int]) -> Sale:
    return Sale(1, 1, (card,), lot=False, bids=list(bids))


PUBLIC = dealer_in("timber")
BOOKS, PLANTS = (box.CATEGORIES.index(kind) for kind in ("books", "plants"))


@pytest.mark.parametrize("each", [3, 5])
def test_at_first_every_kind_is_as_likely_but_the_public_one(each: int) -> None:
    onlooker = Onlooker(2, each, PUBLIC)
    assert len(onlooker.weights[0]) == comb(15, each)
    for seat in (0, 1):
        chances = onlooker.chances(seat)
        assert chances[box.category(PUBLIC)] == 0
        assert [c for c in chances if c] == pytest.approx([each / 15] * 15)


@pytest.mark.parametrize(("bid", "high"), [(0, 0), (1000, 1), (2000, 1), (3000, 2), (9000, 2)])
def test_what_a_bid_tells_follows_from_the_rule_of_bayes(bid: int, high: int) -> None:
    """3 of 15 kinds: books are among them with 1/5, so 1 to 4 before the bid; its last bid tells of a seat."""
    onlooker = Onlooker(2, 3, PUBLIC)
    onlooker.hears(sale(BOOK, *[(0, amount) for amount in (1000, bid) if bid >= amount], (1, 9000)))
    ratio = SEEKS[high] / SHUNS[high]
    assert onlooker.chances(0)[BOOKS] == pytest.approx(ratio / (ratio + 4))
    assert sum(onlooker.chances(0)) == pytest.approx(3)


def test_an_object_of_two_kinds_is_sought_by_who_has_either_dealer() -> None:
    onlooker = Onlooker(2, 3, PUBLIC)
    onlooker.hears(sale(BOTH, (0, 3000)))
    neither = comb(13, 3) / comb(15, 3)
    with_books = comb(14, 2) / comb(15, 3)
    ratio = SEEKS[2] / SHUNS[2]
    total = neither + (1 - neither) * ratio
    assert onlooker.chances(0)[BOOKS] == pytest.approx(with_books * ratio / total)
    assert onlooker.chances(0)[BOOKS] == pytest.approx(onlooker.chances(0)[PLANTS])


def test_a_dealer_that_is_open_is_certain_for_its_owner_and_out_of_the_question_for_others() -> None:
    onlooker = Onlooker(3, 3, PUBLIC)
    onlooker.sees(1, dealer_in("books"))
    assert onlooker.chances(1)[BOOKS] == pytest.approx(1)
    assert onlooker.chances(0)[BOOKS] == onlooker.chances(2)[BOOKS] == 0
    assert [c for c in onlooker.chances(1) if c] == pytest.approx([1] + [2 / 14] * 14)


def test_an_open_dealer_seeks_nothing_any_more() -> None:
    """Of books and plants a high bid then tells that plants are sought: 2 of the other 14 kinds are hidden."""
    onlooker = Onlooker(2, 3, PUBLIC)
    onlooker.sees(0, dealer_in("books"))
    before = onlooker.chances(0)
    onlooker.hears(sale(BOOK, (0, 9000)))
    assert onlooker.chances(0) == pytest.approx(before)
    onlooker.hears(sale(BOTH, (0, 9000)))
    ratio = SEEKS[2] / SHUNS[2]
    assert onlooker.chances(0)[PLANTS] == pytest.approx(ratio / (ratio + 6))


@pytest.mark.parametrize(
    "silent",
    [
        replace(sale(BOOK), weapons=[(1, 0)]),
        replace(sale(BOOK), helpers=[0]),
        replace(sale(BOOK), lot=True),
        sale(box.SECURITIES[0]),
    ],
    ids=["thrown out", "helps another", "a lot", "a security"],
)
def test_who_may_have_had_another_reason_tells_nothing(silent: Sale) -> None:
    onlooker = Onlooker(2, 3, PUBLIC)
    before = onlooker.chances(0)
    onlooker.hears(silent)
    assert onlooker.chances(0) == before


@every_table
@every_level
def test_an_onlooker_is_sure_of_every_dealer_that_is_open(players: int, level: str) -> None:
    journal, state = played(players, 1, level)
    rows = drawn(journal)["guess"].rows
    each = len(told(journal).dealers[0])
    assert {row["sure"] for row in rows[:players]} == {round(100 * each / 15)}
    for seat, row in enumerate(rows[-players:]):
        assert row["secret"] == each - len(state.table.revealed[seat]) == len(state.hands[seat].dealers)
        assert row["secret"] or row["sure"] == 100
        least_sure = (100 * (each - row["secret"]) + row["secret"] * row["secret_sure"]) / each
        assert row["sure"] == pytest.approx(least_sure, abs=1.1)


def test_the_bids_of_hard_bots_give_their_dealers_away() -> None:
    """Among the dealers still secret at the end the true ones look likelier than at the start, over some games."""
    early, late = [], []
    for seed in range(6):
        rows = drawn(played(4, seed)[0])["guess"].rows
        early += [row["secret_sure"] for row in rows[:4]]
        late += [row["secret_sure"] for row in rows[-4:] if row["secret"]]
    assert sum(late) / len(late) > 1.5 * sum(early) / len(early)


def test_the_model_of_bidding_counts_to_the_same_and_is_told_with_its_numbers() -> None:
    assert sum(SEEKS) == sum(SHUNS)
    chart = drawn(played(4, 1)[0])["guess"]
    for language in LANGUAGES:
        said = caption(chart, words(language), NAMES)
        assert all(str(number) in said for number in (SEEKS[2], SEEKS[0], SHUNS[0], sum(SEEKS)))


def test_before_anything_was_bid_there_is_no_chart() -> None:
    journal, _ = played(3, 1)
    first = next(k for k, events in enumerate(journal.told) if any(event.name == "bid" for event in events))
    assert charts(upto(journal, first)) == []
