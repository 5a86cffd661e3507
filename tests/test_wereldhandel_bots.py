"""The bots of Wereldhandel: how well they judge cards, trades and each other's money."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from hashiban import bots
from hashiban.actions import CHANCE, Action, Choice, fault
from hashiban.bots import wereldhandel as judged
from hashiban.engine import look, play, step
from hashiban.games import wereldhandel as game
from hashiban.purse import Purse, worth
from hashiban.table import Event
from hashiban.words import LANGUAGES, words
from tests.seats import first, played, snapshot

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hashiban.actions import Seat
    from hashiban.engine import Bot
    from hashiban.purse import Coins
    from hashiban.table import Game, State, View

GAME = cast("Game", game)
LEVELS: dict[str, Bot] = {"easy": judged.easy, "medium": judged.medium, "hard": judged.hard}
BRICKS, CHEESE, DIAMONDS = 0, 7, 9
RICH: Coins = (2, 4, 2, 1, 1, 1)
POOR: Coins = (2, 1, 0, 0, 0, 0)

every_level = pytest.mark.parametrize("level", LEVELS)
thinking = pytest.mark.parametrize("level", ["medium", "hard"])
every_table = pytest.mark.parametrize("players", game.PLAYERS)


# --------------------------------------------------------------------------------------------- positions


def fresh(players: int = 4, top: Sequence[int] = (DIAMONDS,)) -> State:
    """A game in which seat 0 opens, and these cards are on top of the pile."""
    state = game.start(players, game.Rules())
    step(GAME, state, CHANCE, Action("pile", cards=first(top, sorted(game.GOODS * game.COPIES + game.FINES))))
    step(GAME, state, CHANCE, Action("opener", cards=first([0], range(players))))
    return state


def owning(state: State, kind: int, *counts: int) -> State:
    """The same position, with so many cards of this kind in front of each seat."""
    state.table.goods = [
        (*row[:kind], count, *row[kind + 1 :]) for row, count in zip(state.table.goods, counts, strict=True)
    ]
    return state


def holding(state: State, *purses: Coins, open_: bool = True) -> State:
    """The same position after all four trees, with this money in the hands; all know it, or each only its own."""
    table = state.table
    table.trees = len(game.PAYOUTS)
    nothing = (0,) * len(game.MONEY)
    table.counts = [sum(coins) for coins in purses]
    table.known = list(purses) if open_ else [nothing] * len(purses)
    for seat, hand in enumerate(state.hands):
        hand.purse, hand.knows = Purse(game.MONEY, purses[seat]), table.known[:]
        hand.knows[seat] = purses[seat]
    return state


def trading(state: State, seat: Seat, partner: Seat, kind: int) -> State:
    """The same position, with seat just about to lay its offer for these goods."""
    table = state.table
    table.phase, table.asked, table.active, table.card = "turn", (seat,), seat, None
    table.trades = (game.coded(partner, kind),)
    step(GAME, state, seat, Action("trade", 0, table.trades))
    return state


def chosen(level: str, state: State, seat: Seat | None = None, luck: int = 1) -> Choice:
    """What this level says here."""
    asked = state.table.asked[0] if seat is None else seat
    return LEVELS[level](look(GAME, state, asked), Random(luck))


def highest(level: str, state: State) -> int:
    """The highest bid that this level answers with a higher one, when another seat bids up."""
    answered = 0
    for amount in range(10, 500, 10):
        seen = state.copy()
        rival = seen.table.asked[0]
        step(GAME, seen, rival, Action("bid", amount))
        if seen.table.asked == (rival,) or seen.table.phase != "bid":
            break
        if chosen(level, seen).action.verb == "bid":
            answered = amount
    return answered


def asked(players: int, level: str, seed: int = 0) -> Iterator[tuple[State, View, int]]:
    """Every question to a seat in a game of this level."""
    state, told = game.start(players, game.Rules()), list[list[Event]]()
    answer = bots.anything if level == "random" else LEVELS[level]
    for k, _ in enumerate(played(GAME, state, seed, told, answer)):
        for seat in game.waiting(state.table):
            if seat >= 0:
                yield state, look(GAME, state, seat, told), k


# ------------------------------------------------------------------------------------------- the contract


@every_table
@every_level
def test_every_answer_is_legal_the_same_again_and_can_be_said_in_every_language(level: str, players: int) -> None:
    answer, reasons = LEVELS[level], dict[str, Choice]()
    for around in (level, "random"):
        for state, view, k in asked(players, around):
            before = snapshot(state) if k % 25 == 0 else None
            choice = answer(view, Random(k))
            assert fault(view.options, choice.action) is None
            assert answer(view.kept(), Random(k)) == choice
            assert before is None or snapshot(state) == before
            reasons[choice.why] = choice
    assert len(reasons) > 5
    for language in LANGUAGES:
        for why, choice in reasons.items():
            assert why.startswith("why-wereldhandel-")
            sentence = words(language).say(why, **choice.numbers)
            assert sentence == sentence.strip()
            assert "{" not in sentence


@every_table
@every_level
def test_what_a_seat_cannot_see_does_not_count(level: str, players: int) -> None:
    for around in (level, "random"):
        for _, view, k in asked(players, around, 2):
            if k % 3 == 0:
                twin = game.imagine(view, Random(k))
                again = look(GAME, twin, view.seat)
                assert LEVELS[level](again, Random(k)) == LEVELS[level](view, Random(k))


@pytest.mark.parametrize("rules", [game.Rules(strict_bids=True, free_overpay=True), game.Rules(empty_offers=True)])
@every_level
def test_they_play_by_the_house_rules_too(level: str, rules: game.Rules) -> None:
    for seed in range(3):
        _, state = play(GAME, [LEVELS[level]] * 4, seed, rules)
        assert state.table.phase == "end"


@every_level
def test_nobody_bids_absurdly(level: str) -> None:
    """Not above all the money of the hand, but for the few bluffs of hard, and never more than the set can bring."""
    for seed in range(6):
        for _, view, k in asked(4, level, seed):
            choice = LEVELS[level](view, Random(k))
            if choice.action.verb == "bid":
                bluff = choice.action.amount > view.purse.total
                assert not bluff or choice.why == "why-wereldhandel-push"
                assert choice.action.amount <= 2 * game.KINDS[view.card].value + 1000 * (level == "hard")


# -------------------------------------------------------------------------------------------- the auction


def test_medium_gives_more_for_the_fourth_card_than_for_the_first() -> None:
    first_card, fourth_card = (owning(holding(fresh(), *[RICH] * 4), DIAMONDS, 0, 0, own, 0) for own in (0, 3))
    assert highest("medium", fourth_card) > highest("medium", first_card) > 0


def test_hard_gives_more_the_more_money_it_has_and_the_less_is_left_to_buy() -> None:
    rich, poor, late = (holding(fresh(), RICH, RICH, purse, RICH) for purse in (RICH, (2, 4, 2, 0, 0, 0), RICH))
    for kind in game.GOODS[: DIAMONDS - 2]:
        owning(late, kind, 0, 0, 0, 4)
    assert highest("hard", poor) < highest("hard", rich) < highest("hard", late)


@thinking
def test_diamonds_are_worth_more_than_bricks(level: str) -> None:
    dear, cheap = (holding(fresh(top=(card,)), RICH, RICH, RICH, RICH) for card in (DIAMONDS, BRICKS))
    assert highest(level, dear) > highest(level, cheap)


def test_hard_gives_more_for_the_same_card_when_it_has_more_sets() -> None:
    without, with_sets = (holding(fresh(), RICH, RICH, RICH, RICH) for _ in range(2))
    owning(owning(with_sets, CHEESE, 0, 0, 4, 0), CHEESE - 1, 0, 0, 4, 0)
    for state in (without, with_sets):
        owning(state, DIAMONDS, 0, 0, 2, 1)
    outlook = [judged._look(look(GAME, state, 2)).points[2][DIAMONDS] for state in (without, with_sets)]
    assert outlook[1] > outlook[0]
    assert highest("hard", with_sets) >= highest("hard", without)


def test_the_points_of_a_set_are_its_value_once_more_for_every_other_set() -> None:
    """V + (k + 1) v: two sets worth 740 together, and one more of 160."""
    state = holding(fresh(), RICH, RICH, RICH, RICH)
    onions, bananas = 2, 3
    for kind in game.GOODS:
        owning(state, kind, 0, 0, 0, 4)
    for kind in (onions, CHEESE):
        owning(state, kind, 4, 0, 0, 0)
    owning(state, bananas, 3, 0, 0, 0)
    before = game.score(state).totals[0]
    points = judged._look(look(GAME, state, 0)).points[0][bananas]
    owning(state, bananas, 4, 0, 0, 0)
    assert game.score(state).totals[0] - before == 1220
    assert points == pytest.approx(1220, rel=0.01)


def test_chances_of_a_set_are_shared_out_among_all_seats() -> None:
    for held, left in (((0, 0, 0), 4), ((1, 0, 2), 1), ((2, 2, 0, 0), 0), ((3, 1, 0, 0, 0), 0), ((0, 4, 0), 0)):
        chances = judged._chances(held, left)
        assert sum(chances) == pytest.approx(1)
        assert [seat for _, seat in sorted(zip(held, range(len(held)), strict=True))] == sorted(
            range(len(held)), key=lambda seat: (chances[seat], held[seat], seat)
        )


def refusal(level: str, bid: int, own: int) -> Choice:
    """What an auctioneer with so many diamonds says to this bid."""
    state = owning(holding(fresh(), RICH, RICH, RICH, RICH), DIAMONDS, own, 4 - own - 1, 0, 0)
    step(GAME, state, 1, Action("bid", bid))
    for _ in range(2):
        step(GAME, state, state.table.asked[0], Action("pass"))
    return chosen(level, state)


@thinking
def test_the_auctioneer_buys_a_good_card_for_little_and_sells_it_for_much(level: str) -> None:
    assert refusal(level, 20, 3).action == Action("buy")
    assert refusal(level, 1200, 0).action == Action("sell")
    bought = [refusal(level, bid, 3).action.verb == "buy" for bid in range(20, 1000, 20)]
    assert bought == sorted(bought, reverse=True), "by price: once too dear, always too dear"


def test_hard_sells_to_a_bidder_who_cannot_pay_and_so_auctions_the_card_once_more() -> None:
    state = owning(holding(fresh(), RICH, POOR, RICH, RICH), DIAMONDS, 3, 0, 0, 0)
    step(GAME, state, 1, Action("bid", 20))
    for _ in range(2):
        step(GAME, state, state.table.asked[0], Action("pass"))
    choice = chosen("hard", state)
    assert (choice.action, choice.why) == (Action("sell"), "why-wereldhandel-caught")
    step(GAME, state, 0, choice.action)
    assert state.table.out == (1,)


def test_hard_pushes_the_price_where_the_auctioneer_will_surely_buy() -> None:
    modest: Coins = (0, 5, 2, 0, 0, 0)
    pushed, broke = holding(fresh(), RICH, RICH, modest, RICH), holding(fresh(), POOR, RICH, modest, RICH)
    whys = []
    for state in (pushed, broke):
        found = Counter[str]()
        for amount in range(10, 400, 10):
            seen = state.copy()
            step(GAME, seen, 1, Action("bid", amount))
            found[chosen("hard", seen).why] += 1
        whys.append(found["why-wereldhandel-push"])
    assert whys[0] > 0
    assert whys[1] == 0


def test_hard_bids_what_it_cannot_pay_only_when_its_money_is_known_anyway() -> None:
    for open_ in (True, False):
        state = holding(fresh(), RICH, RICH, POOR, RICH, open_=open_)
        step(GAME, state, 1, Action("bid", 50))
        choice = chosen("hard", state)
        assert choice.action.verb == ("bid" if open_ else "pass")
        assert choice.why == ("why-wereldhandel-push" if open_ else "why-wereldhandel-short")


def test_hard_bids_what_it_would_have_to_pay_anyway() -> None:
    state = holding(fresh(), RICH, RICH, (0, 0, 0, 1, 4, 0), RICH)
    step(GAME, state, 1, Action("bid", 30))
    assert chosen("hard", state).action == Action("bid", 100)


def test_payments_are_left_to_the_game_which_keeps_the_small_cards() -> None:
    state = holding(fresh(), RICH, (0, 5, 1, 0, 0, 0), RICH, RICH)
    step(GAME, state, 1, Action("bid", 50))
    for _ in range(2):
        step(GAME, state, state.table.asked[0], Action("pass"))
    step(GAME, state, 0, Action("sell"))
    assert state.table.phase == "pay"
    for level in LEVELS:
        seen = state.copy()
        before = seen.hands[1].purse.counts
        step(GAME, seen, 1, chosen(level, seen).action)
        assert [a - b for a, b in zip(before, seen.hands[1].purse.counts, strict=True)] == [0, 0, 1, 0, 0, 0]


# ---------------------------------------------------------------------------------------------- the trade


def two_against_two(*purses: Coins, last: bool = False) -> State:
    """Seat 0 is about to offer seat 1 a trade for two diamonds against two, the last goods that are open or not."""
    state = holding(fresh(len(purses)), *purses)
    for kind in game.GOODS if last else ():
        owning(state, kind, *[0] * (len(purses) - 1), 4)
    owning(state, DIAMONDS, 2, 2, *[0] * (len(purses) - 2))
    state.table.left = 0
    return trading(state, 0, 1, DIAMONDS)


def test_no_two_offers_of_hard_need_be_alike_and_the_number_of_cards_does_not_tell_the_amount() -> None:
    state = two_against_two(RICH, RICH, RICH)
    offers = [chosen("hard", state, luck=k).action.coins for k in range(200)]
    amounts = [worth(game.MONEY, coins) for coins in offers]
    assert len(set(amounts)) > 8
    assert max(amounts) < 940
    by_count: dict[int, set[int]] = {}
    for coins, amount in zip(offers, amounts, strict=True):
        by_count.setdefault(sum(coins), set()).add(amount)
    often = [amounts for count, amounts in by_count.items() if 1 < count < 5]
    assert often
    assert all(len(amounts) > 2 for amounts in often)


def test_hard_lays_all_for_the_last_set_where_the_other_can_do_the_same() -> None:
    state = two_against_two(RICH, RICH, RICH, last=True)
    laid = {worth(game.MONEY, chosen("hard", state, luck=k).action.coins) for k in range(50)}
    assert max(laid) == 940


def test_hard_offers_no_more_than_the_other_can_lay() -> None:
    state = two_against_two(RICH, POOR, RICH)
    assert all(worth(game.MONEY, chosen("hard", state, luck=k).action.coins) <= 10 for k in range(50))


def test_hard_never_takes_a_first_offer_while_it_holds_a_0() -> None:
    state = two_against_two(RICH, RICH, RICH)
    step(GAME, state, 0, Action("offer", coins=(0, 0, 0, 1, 0, 0)))
    answers = [chosen("hard", state, luck=k) for k in range(60)]
    assert all(choice.action.verb == "counter" for choice in answers)
    zeros = [choice for choice in answers if choice.why == "why-wereldhandel-zero"]
    assert all(choice.action.coins == (1, 0, 0, 0, 0, 0) for choice in zeros)
    without = two_against_two(RICH, (0, 0, 0, 0, 0, 0), RICH)
    step(GAME, without, 0, Action("offer", coins=(0, 1, 0, 0, 0, 0)))
    assert chosen("hard", without).action in (Action("accept"), Action("counter", coins=(0,) * 6))


def test_hard_mostly_lays_a_0_where_the_goods_are_worth_more_to_a_richer_one() -> None:
    state = two_against_two(RICH, (2, 4, 2, 0, 0, 0), RICH)
    step(GAME, state, 0, Action("offer", coins=(0, 0, 0, 1, 0, 0)))
    whys = Counter(chosen("hard", state, luck=k).why for k in range(200))
    assert whys["why-wereldhandel-zero"] > whys["why-wereldhandel-over"] > 0


def test_hard_takes_the_second_offer_rather_than_lose_a_0_for_nothing() -> None:
    state = two_against_two(RICH, (2, 0, 0, 0, 0, 0), RICH)
    for verb, seat in (("offer", 0), ("counter", 1), ("offer", 0)):
        step(GAME, state, seat, Action(verb, coins=(1, 0, 0, 0, 0, 0)))
    assert state.table.round == 2
    assert chosen("hard", state).action == Action("accept")


def test_hard_beats_what_lies_there_and_lays_no_more() -> None:
    """A single card of somebody who has nothing above 10 is beaten by 20."""
    state = two_against_two((0, 4, 0, 0, 0, 0), RICH, RICH)
    step(GAME, state, 0, Action("offer", coins=(0, 1, 0, 0, 0, 0)))
    laid = [worth(game.MONEY, chosen("hard", state, luck=k).action.coins) for k in range(60)]
    assert max(laid) == 20


def test_hard_trades_with_the_poor_one_and_not_with_the_rich_one() -> None:
    for poor in (1, 2):
        state = holding(fresh(), RICH, *[POOR if seat == poor else RICH for seat in (1, 2, 3)])
        owning(state, DIAMONDS, 2, 1, 1, 0)
        table = state.table
        table.phase, table.asked, table.active, table.card = "turn", (0,), 0, None
        table.trades = (game.coded(1, DIAMONDS), game.coded(2, DIAMONDS))
        choice = chosen("hard", state)
        assert choice.action == Action("trade", 0, (game.coded(poor, DIAMONDS),))
        assert choice.numbers["money"] == 10


def test_hard_knows_the_most_that_a_hand_can_hold() -> None:
    for players in game.PLAYERS:
        for state, view, _ in asked(players, "hard", 4):
            for seat, hand in enumerate(state.hands):
                held = judged._most(view, seat, view.counts[seat])
                assert held >= hand.purse.total
                if view.counts[seat] == sum(view.knows[seat]):
                    assert held == hand.purse.total
            if view.phase == "answer":
                lies = state.hands[view.active].offer
                assert judged._most(view, view.active, view.offered) >= worth(game.MONEY, lies)


# ----------------------------------------------------------------------------------------------- strength


@pytest.mark.parametrize(("one", "others"), [("hard", "medium"), ("medium", "easy")])
def test_a_level_wins_more_than_its_share_against_the_one_below(one: str, others: str) -> None:
    won = 0.0
    for seed in range(15):
        for seat in range(4):
            table = [LEVELS[others]] * 4
            table[seat] = LEVELS[one]
            outcome = game.score(play(GAME, table, seed)[1])
            won += (seat in outcome.winners) / len(outcome.winners)
    assert won / 60 > 0.3
