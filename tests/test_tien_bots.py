"""The bots of Tien: when they stop, what they bid, what they buy, and with what they pay."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban import bots, runs
from hashiban.actions import Action, Choice, fault
from hashiban.bots import tien as judged
from hashiban.engine import look, play
from hashiban.games import tien
from hashiban.purse import Purse
from hashiban.table import Event
from hashiban.words import LANGUAGES, words
from tests.bench import strength
from tests.seats import given_to, played, snapshot
from tests.test_tien import ANY, BLUE, CURRENCY, DRAW, GREEN, MONEY, NUMBERS, ORANGE, PASS, RED, TIEN, begun, bid, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.table import State

LEVELS = ("easy", "medium", "hard")

every_level = pytest.mark.parametrize("level", LEVELS)
thinking = pytest.mark.parametrize("level", ["medium", "hard"])
together = pytest.mark.parametrize("players", [2, 3, 4, 5])


# --------------------------------------------------------------------------------------------- positions


def row(*drawn: int, pile: Sequence[int] | None = None, **there: Any) -> State:
    """Seat 0 has drawn these cards and goes on from there; in the pile is all that is left, or only these cards."""
    state = begun(*drawn, *(pile or ()), only=pile is not None, **there)
    say(state, *[(0, DRAW) for _ in drawn[1:]])
    return state


def chosen(level: str, state: State, seat: Seat | None = None, heard: Sequence[Event] = ()) -> Choice:
    """What this bot says here, after it heard this; the seat that is asked if none is named."""
    at = state.table.asked[0] if seat is None else seat
    choice = bots.load("tien", level)(look(TIEN, state, at, [list(heard)]), Random(1))
    assert fault(look(TIEN, state, at).options, choice.action) is None
    return choice


def said(level: str, state: State) -> Action:
    return chosen(level, state).action


def bought(level: str, state: State) -> int | None:
    """The card that this bot buys here; None when it buys nothing."""
    action = said(level, state)
    return action.cards[0] if action.verb == "buy" else None


def shopping(own: tuple[int, ...], market: tuple[int, ...], purse: tuple[int, int], players: int = 4) -> State:
    """Seat 0 may buy in the market, in the middle of the game."""
    state = row(GREEN + 1, own=[own], market=market, purses=[purse], players=players)
    say(state, (0, NUMBERS))
    assert state.table.phase == "buy"
    return state


def last_chance(own: tuple[int, ...], market: tuple[int, ...], purse: tuple[int, int]) -> State:
    """Seat 0 may buy for the last time; the others have nothing."""
    state = row(MONEY + 1, pile=(), own=[(), own], market=market, purses=[(0, 0), purse, (0, 0), (0, 0)])
    say(state, (0, CURRENCY))
    assert state.table.ending
    assert state.table.asked == (1,)
    return state


# --------------------------------------------------------------------------------------------- to draw or to stop


HIGH = (16, 26, 36, 46, 16, 26, 36, 46)


@pytest.mark.rule("TA4")
@every_level
def test_all_stop_before_a_bust_that_is_certain(level: str) -> None:
    state = row(RED + 5, BLUE + 2, ORANGE + 3, pile=HIGH)
    assert tien.bust_odds(look(TIEN, state, 0)).bust == 1
    assert said(level, state) == NUMBERS


@pytest.mark.rule("TA4")
def test_medium_and_hard_draw_on_where_nothing_can_go_wrong() -> None:
    for level in ("medium", "hard"):
        assert said(level, row(RED + 1)) == DRAW
        assert said(level, row(MONEY + 2)) == DRAW


@pytest.mark.rule("TS26")
@every_level
def test_nobody_asks_for_a_card_from_an_empty_pile(level: str) -> None:
    assert said(level, row(RED + 1, pile=())) == NUMBERS
    assert said(level, row(MONEY + 4, pile=())) == CURRENCY


def test_hard_looks_into_the_pile_and_not_at_the_total_only() -> None:
    low, high = (11, 21, 31, 41, 12, 22, 32, 42), HIGH
    assert said("hard", row(GREEN + 3, GREEN + 4, pile=low)) == DRAW
    assert said("hard", row(GREEN + 3, GREEN + 4, pile=high)) == NUMBERS


def test_hard_dares_more_for_cards_that_are_of_no_use_to_it() -> None:
    """The same total and the same pile: with useless cards in the row there is less to lose."""
    useful = row(RED + 3, RED + 4, own=[(11, 12)])
    useless = row(RED + 3, RED + 4, own=[(13, 14)])
    assert said("hard", useful) == NUMBERS
    assert said("hard", useless) == DRAW


@thinking
def test_money_is_taken_where_the_cards_are_of_no_use_and_there_is_much_of_it(level: str) -> None:
    state = row(MONEY + 5, RED + 2, MONEY + 4, pile=(), own=[(12,)], purses=[(0, 0)] * 4)
    assert said(level, state) == CURRENCY


def test_hard_does_not_take_money_for_which_it_has_no_room() -> None:
    cards = (12, 13, 22)
    poor = row(MONEY + 5, BLUE + 2, MONEY + 1, pile=(), own=[cards], purses=[(0, 0), (10, 0), (10, 0), (10, 0)])
    full = row(MONEY + 5, BLUE + 2, MONEY + 1, pile=(), own=[cards], purses=[(10, 0)] * 4)
    assert said("hard", poor) == CURRENCY
    assert said("hard", full) == NUMBERS


@pytest.mark.rule("TS11")
def test_hard_counts_what_its_numbers_bring_to_the_others() -> None:
    """The same row for the same seat: rivals that are full get nothing, rivals that are poor get it all."""

    def kept(purse: tuple[int, int]) -> float:
        view = look(TIEN, row(RED + 4, MONEY + 4, pile=(), purses=[(5, 0), purse, purse, purse]), 0)
        return judged._Row(view, judged._Mind(view)).paid_out[4]

    assert kept((10, 0)) == 0
    assert kept((6, 0)) > 0
    assert kept((0, 0)) > kept((8, 0))


def test_hard_minds_what_it_sends_to_the_market_only_where_a_rival_could_use_it() -> None:
    def shown(*theirs: int) -> float:
        view = look(TIEN, row(RED + 4, MONEY + 4, own=[(), theirs], purses=[(5, 0)] * 4), 0)
        return judged._Row(view, judged._Mind(view)).shown

    assert shown(11, 12, 13, 15, 16) > shown(22, 23)
    assert shown(14) == 0, "nobody buys what it has"


def test_the_reason_names_the_exact_chance_of_a_bust() -> None:
    state = row(RED + 7)
    odds = tien.bust_odds(look(TIEN, state, 0)).bust
    assert odds * 128 == 47
    assert chosen("hard", state).numbers["bust"] == 37
    assert "37 of 100" in words("en").say(chosen("hard", state).why, **chosen("hard", state).numbers)


# --------------------------------------------------------------------------------------------- what cards are worth


def hand(*cards: int, chance: float = 0.0) -> judged._Hand:
    return judged._Hand(tuple(sorted(cards)), [(chance,) * 9] * 4)


@given(
    st.integers(0, 511), st.integers(0, 2), st.lists(st.sampled_from((0.0, 0.25, 0.5, 1.0)), min_size=9, max_size=9)
)
def test_what_a_colour_should_score_is_the_average_over_all_numbers_that_may_come(
    held: int, wilds: int, chances: list[float]
) -> None:
    exact = 0.0
    for come in range(512):
        part = 1.0
        for n, chance in enumerate(chances):
            part *= chance if come >> n & 1 else 1 - chance
        if part:
            numbers = [RED + n + 1 for n in range(9) if (held | come) >> n & 1]
            exact += part * runs.best((*numbers, *[RED] * wilds)).points
    assert judged._prospects(tuple(chances), wilds)[held] == pytest.approx(exact)


def test_with_nothing_to_come_a_hand_is_worth_its_points() -> None:
    luck = Random(4)
    numbers = [card for card in tien.deck(4) if tien.kind_of(card) in ("number", "colour", "value")]
    for _ in range(200):
        cards = luck.sample(numbers, luck.randint(1, 16))
        plain = [card for card in cards if card // 10 != 5]
        wild = [card for card in cards if card // 10 == 5][:1]  # with one of them there is nothing to be shared out
        assert hand(*plain, *wild).points == runs.best((*plain, *wild)).points


def test_a_card_that_closes_a_gap_is_worth_more_than_one_beside_it() -> None:
    for chance in (0.0, 0.3):
        own = hand(11, 12, 14, 15, chance=chance)
        assert own.gain(RED + 3) > own.gain(RED + 6) > own.gain(RED + 8)
        assert own.gain(RED + 2) == 0, "it has one"


def test_a_gap_that_can_still_be_closed_is_worth_more_than_one_that_cannot() -> None:
    """All blue sevens are gone or one is to come: so much is a blue 8 worth beside a 6."""
    state = row(GREEN + 1, own=[(24, 25, 26)])
    gone = row(GREEN + 1, own=[(24, 25, 26), (27,)])

    def gain(state: State) -> float:
        return judged._Mind(look(TIEN, state, 0)).hand(0).gain(BLUE + 8)

    assert gain(state) > gain(gone)
    assert gain(gone) < 0.2


def test_what_goes_first_in_payment_costs_the_fewest_points_one_after_the_other() -> None:
    own = (11, 12, 13, 17, 18, 19, 24, 24)
    parting = hand(*own).parting(own, 5)
    losses, cards = [loss for loss, _ in parting], [card for _, card in parting]
    assert cards[0] == 24, "a double"
    assert set(cards[1:4]) == {11, 12, 13}, "one of two equal runs, not a card of each"
    assert losses == [0, 0, 0, 0, 1]


# --------------------------------------------------------------------------------------------- auctions


def wild_for(seat: Seat, *own: tuple[int, ...], lot: int = 50, purse: tuple[int, int] = (10, 0)) -> State:
    """This wild is up, all before this seat have passed, and all have the same money."""
    state = row(GREEN + 1, lot, own=own, purses=[purse] * 4)
    while state.table.asked[0] != seat:
        say(state, (state.table.asked[0], PASS))
    return state


RUN = (11, 12, 13, 15, 16)
RUNS = tuple(tuple(card + 10 * seat for card in RUN) for seat in range(4))


@pytest.mark.rule("TS22")
@every_level
def test_who_speaks_last_bids_one_more_than_the_highest_bid_and_no_more(level: str) -> None:
    state = wild_for(3, RUN)
    say(state, (3, bid(1)))
    assert state.table.asked == (0,)
    assert said(level, state) == bid(2)
    assert said(level, wild_for(0, RUN)) == bid(1), "when all have passed"


@pytest.mark.rule("TA11")
@every_level
def test_nobody_goes_on_and_on_for_a_wild(level: str) -> None:
    """What it pays is bounded by what the wild is worth, whatever it could pay."""
    rich = (10, 5)
    for high in range(1, 24):
        state = wild_for(3, (11,), (21,), (31,), (41,), lot=ANY + 9, purse=rich)
        say(state, (3, bid(high)))
        if high >= 6:
            assert said(level, state) == PASS


def test_medium_never_bids_more_than_three_coins_for_a_point() -> None:
    for high in range(1, 9):
        state = wild_for(3, (11, 12), lot=ANY + 3)
        say(state, (3, bid(high)))
        assert runs.gain((11, 12), ANY + 3) == 1
        assert (said("medium", state).verb == "bid") == (high < 3)


def test_hard_never_bids_more_than_a_wild_is_worth_to_it_less_what_it_keeps_from_a_rival() -> None:
    """In whole games: what it bids costs it no more than the wild brings, and what the best rival would gain."""
    found = 0
    for seed in range(6):
        state, told = tien.start(4, tien.Rules()), list[list[Event]]()
        for _ in played(TIEN, state, seed, told, judged.hard):
            if state.table.phase != "bid":
                continue
            view = look(TIEN, state, state.table.asked[0], told)
            choice, mind = judged.hard(view, Random(0)), judged._Mind(view)
            if choice.action.verb == "bid":
                found += 1
                gains = [mind.hand(seat).gain(view.lot) for seat in range(4)]
                worth = gains[view.seat] + max(gains) / 3
                assert mind.paid(view.seat, choice.action.amount) <= worth
                assert choice.action.amount <= view.purses[view.seat].total
                assert choice.action.amount <= choice.numbers["most"]
    assert found > 40


def test_hard_bids_more_when_rivals_who_want_the_wild_speak_after_it() -> None:
    """The first of four pre-empts; the last, with the same cards, bids the least."""
    early, late = chosen("hard", wild_for(1, *RUNS)), chosen("hard", wild_for(0, *RUNS))
    assert early.action.amount > 1
    assert early.why == "why-tien-before"
    assert late.action == bid(1)
    assert late.why == "why-tien-last-word"


def test_hard_need_not_pre_empt_rivals_who_cannot_pay() -> None:
    state = wild_for(1, *RUNS)
    for seat in (0, 2, 3):
        state.table.purses[seat] = Purse(tien.KINDS, (1, 0))
    assert said("hard", state) == bid(1)


def test_hard_learns_from_the_bids_that_it_heard_how_high_the_others_go() -> None:
    state = wild_for(1, *RUNS)
    bold = [Event("bid", {"who": seat, "amount": 8}) for seat in (0, 2, 3)]
    assert said("hard", state).amount <= judged.FIRST_BIDS + 2
    assert chosen("hard", state, heard=bold).action.amount > said("hard", state).amount
    own = [Event("bid", {"who": 1, "amount": 8})]
    assert chosen("hard", state, heard=own) == chosen("hard", state), "its own bids tell it nothing"


def test_hard_gives_more_for_a_wild_that_a_rival_would_get_and_needs() -> None:

    def answer(*theirs: int) -> Action:
        state = row(GREEN + 1, ANY + 5, own=[(11, 12), (), (), theirs], purses=[(10, 0)] * 4)
        say(state, (1, PASS), (2, PASS), (3, bid(3)))
        return said("hard", state)

    assert answer(21, 22, 23, 24, 26, 27, 28) == bid(4)
    assert answer(25, 35, 45, 15) == PASS


# --------------------------------------------------------------------------------------------- buying and paying


@pytest.mark.rule("TS17")
@thinking
def test_a_card_that_makes_a_long_run_is_bought_and_one_that_fits_nowhere_is_not(level: str) -> None:
    assert bought(level, shopping((11, 12, 13, 15, 16), (14, 24), (8, 0))) == 14
    assert bought(level, shopping((11, 12, 13, 15, 16), (18,), (9, 0))) is None


@pytest.mark.rule("TS17")
def test_easy_buys_the_cheapest_card_whether_it_fits_or_not() -> None:
    assert bought("easy", shopping((11, 12, 13, 15, 16), (14, 22), (8, 0))) == 22
    assert bought("easy", shopping((11, 12), (14,), (2, 0))) is None


@thinking
def test_at_the_end_any_point_is_worth_its_price(level: str) -> None:
    assert bought(level, last_chance((11, 12), (13, 19), (9, 0))) == 13
    assert bought(level, last_chance((11, 12, 13, 14, 15, 16, 17, 18), (12, 19, 21), (10, 0))) == 19, "the bonus"
    assert bought(level, last_chance((11, 12), (15, 19), (9, 0))) is None, "it adds nothing"


def test_hard_pays_the_last_purchase_with_cards_of_no_use_and_keeps_its_coins_for_a_tie() -> None:
    state = last_chance((11, 12, 24, 24, 37), (13,), (9, 0))
    say(state, (1, said("hard", state)))
    paid = said("hard", state)
    assert paid.cards == (24,), "the double; each other card is a point"
    assert paid.coins == (2, 0)


@pytest.mark.rule("TA12")
def test_hard_pays_with_a_bust_token_where_nothing_is_lost_and_not_where_much_is() -> None:
    exact = shopping((11, 12), (13,), (3, 1))
    say(exact, (0, said("hard", exact)))
    assert exact.table.phase == "pay"
    assert said("hard", exact).coins == (0, 1)
    over = shopping((12, 13), (11,), (3, 1))
    assert said("hard", over) == Action("buy", cards=(11,))
    say(over, (0, said("hard", over)))
    assert said("hard", over).coins == (1, 0)


@pytest.mark.rule("TS19")
def test_hard_never_pays_with_a_card_of_its_best_runs_while_another_card_will_do() -> None:
    for own, market, purse in (
        ((11, 12, 13, 15, 16, 24, 24, 24), (14,), (2, 0)),
        ((11, 12, 13, 15, 16, 17, 22, 22, 22), (14,), (2, 0)),
        ((41, 42, 43, 45, 46, 47, 12, 12, 12), (44,), (2, 0)),
    ):
        state = row(ORANGE + 1, own=[own], market=market, purses=[purse])
        say(state, (0, NUMBERS))
        assert bought("hard", state) == market[0]
        say(state, (0, said("hard", state)))
        before = runs.best((*state.table.cards[0], *market)).points
        say(state, (0, said("hard", state)))
        assert runs.best(state.table.cards[0]).points == before, "nothing was lost by paying"


@pytest.mark.rule("TA13", "TA15")
def test_hard_can_pay_where_it_has_nothing_but_wilds() -> None:
    state = row(ORANGE + 5, ANY, rules=tien.Rules(cards_in_auction=True), purses=[(1, 0)] * 4)
    state.table.cards[1] = (51, 52, 53)
    say(state, (1, bid(3)))
    assert state.table.phase == "pay", "nobody else has so much"
    assert chosen("hard", state).why == "why-tien-laid"


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_the_simpler_bots_leave_it_to_the_game_how_they_pay(level: str) -> None:
    state = shopping((11, 12, 13, 15, 16), (14,), (3, 2))
    say(state, (0, Action("buy", cards=(14,))))
    assert said(level, state) == Action("pay")


# --------------------------------------------------------------------------------------------- as any bot


@every_level
@pytest.mark.parametrize("switch", ["cards_in_auction", "empty_stop"])
def test_a_bot_is_legal_with_every_switch(level: str, switch: str) -> None:
    for rules in (tien.Rules(**{switch: False}), tien.Rules(**{switch: True})):
        for players in tien.PLAYERS:
            journal, _ = play(TIEN, [bots.load("tien", level)] * players, players, rules)
            assert journal.told[-1][-1].name == "end"


@every_level
def test_the_same_game_comes_of_the_same_seed(level: str) -> None:
    games = [play(TIEN, [bots.load("tien", level)] * 3, 5)[0].moves for _ in range(2)]
    assert games[0] == games[1]


@thinking
def test_the_better_bots_need_no_luck(level: str) -> None:
    state = tien.start(3, tien.Rules())
    for seat, _ in played(TIEN, state, 3, bot=bots.load("tien", level)):
        if state.table.asked and state.table.asked[0] >= 0 and seat >= 0:
            view = look(TIEN, state, state.table.asked[0])
            answers = [bots.load("tien", level)(view, luck) for luck in (Random(1), Random(2), None)]  # type: ignore[arg-type]
            assert answers[0] == answers[1] == answers[2]


@every_level
def test_the_order_of_the_pile_is_in_no_answer_and_nothing_is_changed(level: str) -> None:
    state, told, asked = tien.start(4, tien.Rules()), list[list[Event]](), 0
    for _ in played(TIEN, state, 8, told, bots.load("tien", level)):
        if not state.table.asked or state.table.asked[0] < 0:
            continue
        seat, twin = state.table.asked[0], state.copy()
        twin.stock.pile.reverse()
        view, other = look(TIEN, state, seat, told), look(TIEN, twin, seat, told)
        before = snapshot(given_to(TIEN, state, view))
        assert bots.load("tien", level)(view, Random(asked)) == bots.load("tien", level)(other, Random(asked))
        assert snapshot(given_to(TIEN, state, view)) == before
        asked += 1
    assert asked > 100


@every_level
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said_with_its_numbers(level: str, language: str) -> None:
    ours, reasons = words(language), Counter[str]()

    def noted(view: object, luck: Random) -> Choice:
        choice = bots.load("tien", level)(view, luck)  # type: ignore[arg-type]
        sentence = ours.say(choice.why, **choice.numbers)
        assert sentence == sentence.strip()
        assert not any(mark in sentence for mark in "{}\x02")
        reasons[choice.why] += 1
        return choice

    for players in tien.PLAYERS:
        play(TIEN, [noted] * players, players)
    assert len(reasons) >= 6
    assert all(why.startswith("why-tien-") for why in reasons)


@pytest.mark.slow
@together
@pytest.mark.parametrize(("one", "others"), strength.LEVELS)
def test_each_level_beats_the_one_below_with_any_number_of_players(one: str, others: str, players: int) -> None:
    verdict = strength.played(strength.Match("tien", one, others, 0.0, players), 60)
    assert verdict.share.low > 1 / players
    assert verdict.lead.value > 0


def test_alone_each_level_gets_more_than_the_one_below_and_hard_nearly_all() -> None:
    def mean(level: str) -> float:
        finals = [play(TIEN, [bots.load("tien", level)], seed)[1] for seed in range(40)]
        return sum(tien.score(final).totals[0] for final in finals) / 40

    easy, medium, hard = map(mean, LEVELS)
    assert easy + 5 < medium < hard
    assert hard > 39
