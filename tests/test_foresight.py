"""Looking ahead from a view: paired, without a leak, with intervals that hold; and counting the cards."""

from __future__ import annotations

from itertools import islice
from math import inf, isnan
from random import Random
from typing import TYPE_CHECKING

import pytest

from hashiban import bots
from hashiban.actions import Action, Amount, Choice, IllegalMove, Lay, Option, Pick, Say
from hashiban.engine import look, play
from hashiban.foresight import Estimate, Forecast, Foresight, candidates, mean, student, wilson
from hashiban.games import load
from hashiban.games import vastgoedveiling as vv
from hashiban.journal import Journal
from hashiban.memory import Forgetting, counted, odds, tally
from hashiban.table import Cards, Event, State, View
from tests.seats import EDGES, PASS, TABLES, VASTGOED, auction, bid, played, sale, sell, snapshot, view

if TYPE_CHECKING:
    from collections.abc import Iterator

HARD = bots.load("vastgoedveiling", "hard")
games = pytest.mark.parametrize(("name", "players"), EDGES)


def ahead(seen: View, seed: int = 1, rounds: int = 40, *actions: Action) -> Foresight:
    """A look ahead with so many rounds done."""
    found = Foresight(VASTGOED, seen, HARD, Random(seed), actions)
    found.run(rounds)
    return found


def numbers(found: Foresight) -> list[Forecast]:
    return list(found.forecasts())


def late() -> State:
    """The last sale but one of three."""
    return sale([(1, 30), (10, 12), (20, 22)], (0, 8, 15))


def asked(name: str, players: int, every: int = 9) -> Iterator[View]:
    """Views of some decisions of a whole game of bots."""
    game, told = load(name), list[list[Event]]()
    state = game.start(players, game.Rules())
    for k, _ in enumerate(played(game, state, players, told, bots.load(name, "hard"))):
        seats = [seat for seat in game.waiting(state.table) if seat >= 0]
        if seats and k % every == 0:
            yield look(game, state, seats[0], told)


# --------------------------------------------------------------------------------------- choices


def worth_a_look(option: Option) -> int:
    """How many choices of this option may be looked at: each single card, one of each kind of piece, and all."""
    match option:
        case Pick():
            return len(option.cards)
        case Lay():
            return len(option.purse.kinds) + len(option.cards) + 1
        case _:
            return 1


@games
def test_every_candidate_may_be_said_and_there_are_few(name: str, players: int) -> None:
    for seen in asked(name, players):
        found = candidates(seen)
        assert found
        assert len(found) == len(set(found))
        Foresight(load(name), seen, bots.anything, Random(1), found)  # refuses what may not be said
        assert len(found) <= max(8, sum(map(worth_a_look, seen.options)))


def test_an_amount_is_looked_at_from_the_least_to_all() -> None:
    found = [action.amount for action in candidates(view(auction(1, 2, 3, 4), 0)) if action.verb == "bid"]
    assert found[:4] == [1, 2, 3, 4]
    assert found[-1] == 18
    assert len(found) <= 7


def test_a_short_amount_is_looked_at_in_full_and_by_its_step() -> None:
    seen = view(auction(1, 2, wallets=[(0, 3), (0, 3)]), 0)
    assert candidates(seen) == (bid(2), bid(4), bid(6), PASS)


def test_each_card_of_a_sale_is_a_candidate() -> None:
    assert candidates(view(late(), 0)) == (sell(1), sell(30))


def test_several_cards_at_once_are_looked_at_in_runs() -> None:
    seen = view(late(), 0)
    seen.options = (Pick("give", (5, 3, 4), 2, 3), Say("keep"))
    assert candidates(seen) == (Action("give", cards=(3, 4)), Action("give", cards=(4, 5)), Action("keep"))
    seen.options = (Pick("give", (5, 3), 0, 2),)
    assert candidates(seen) == (Action("give"), Action("give", cards=(3,)), Action("give", cards=(5,)))


def test_many_words_leave_room_for_few_amounts() -> None:
    seen = view(late(), 0)
    seen.options = (Amount("bid", 1, 100), *(Say(verb) for verb in "abcd"))
    found = candidates(seen)
    assert len(found) == 8
    assert bid(1) in found
    assert bid(100) in found


def test_what_may_not_be_said_is_refused() -> None:
    with pytest.raises(IllegalMove):
        Foresight(VASTGOED, view(auction(1, 2, 3), 0), HARD, Random(1), (bid(99),))


# --------------------------------------------------------------------------------------- what comes out


@games
def test_the_first_round_already_says_something(name: str, players: int) -> None:
    for seen in islice(asked(name, players, 13), 3):
        found = Foresight(load(name), seen, bots.load(name, "hard"), Random(1))
        assert found.forecasts() == ()
        found.run(1)
        rows = found.forecasts()
        assert [row.rounds for row in rows] == [1] * len(found.actions)
        assert rows[0].behind == Estimate(0, 0, 0)
        assert all(row.behind.value >= 0 for row in rows)
        assert all((row.total.low, row.total.high) == (-inf, inf) for row in rows)


def test_a_step_ends_in_time_and_the_next_goes_on_where_it_stopped() -> None:
    whole, pieces = (
        ahead(view(auction(4, 9, 20, 27), 0)),
        Foresight(VASTGOED, view(auction(4, 9, 20, 27), 0), HARD, Random(1)),
    )
    steps = 0
    while pieces.rounds < 40:
        pieces.step(0)  # one thing said
        steps += 1
    assert steps > 40 * len(pieces.actions)
    assert numbers(pieces) == numbers(whole)


def test_the_same_seed_gives_the_same_numbers_and_another_seed_others() -> None:
    seen = view(auction(4, 9, 20, 27), 0)
    assert numbers(ahead(seen, 1)) == numbers(ahead(seen, 1))
    assert numbers(ahead(seen, 1)) != numbers(ahead(seen, 2))


def test_two_positions_that_this_seat_cannot_tell_apart_give_the_same_numbers() -> None:
    states = [auction(4, 9, 20, 27), auction(4, 9, 20, 27)]
    states[1].stock.deed_pile.reverse()
    states[1].stock.cheque_pile.reverse()
    states[1].stock.away_cheques, states[1].stock.away_deeds = (15, 15), (30, 29)
    first, second = (ahead(view(state, 0)) for state in states)
    assert numbers(first) == numbers(second)


def test_what_another_chose_in_secret_changes_nothing() -> None:
    found = []
    for deed in (10, 12):
        state = late()
        vv.apply(state, 1, sell(deed))
        found.append(numbers(ahead(view(state, 0))))
    assert found[0] == found[1]


@games
def test_neither_the_game_nor_the_view_is_touched(name: str, players: int) -> None:
    game, told = load(name), list[list[Event]]()
    state = game.start(players, game.Rules())
    for _ in islice(played(game, state, 5, told), 12):
        pass
    seat = game.waiting(state.table)[0]
    seen = look(game, state, seat, told)
    before = snapshot(state), snapshot(seen.kept()), snapshot(told)
    found = Foresight(game, seen, bots.load(name, "hard"), Random(1))
    found.run(3)
    assert (snapshot(state), snapshot(seen.kept()), snapshot(told)) == before


def test_a_view_that_the_game_leaves_behind_is_still_looked_ahead_from() -> None:
    state = auction(4, 9, 20, 27)
    moving, still = view(state, 0), view(auction(4, 9, 20, 27), 0)
    found = Foresight(VASTGOED, moving, HARD, Random(1))
    vv.apply(state, 0, bid(3))
    found.run(10)
    assert numbers(found) == numbers(ahead(still, 1, 10))


def test_every_choice_is_played_on_the_same_cards() -> None:
    seen = view(auction(4, 9, 20, 27), 0)
    twice = Foresight(VASTGOED, seen, HARD, Random(1), (bid(1), bid(1)))
    twice.run(20)
    assert twice.difference(bid(1), bid(1)) == Estimate(0, 0, 0)
    assert twice.forecasts()[0].total == twice.forecasts()[1].total
    assert twice.forecasts()[1].behind == Estimate(0, 0, 0)


def test_a_bot_hears_what_this_seat_heard_and_what_came_after() -> None:
    state, told = auction(4, 9, 20), [[Event("told", {}), Event("secret", {}, (1,)), Event("mine", {}, (0,))]]
    heard: dict[int, list[str]] = {}

    def listening(seen: View, luck: Random) -> Choice:
        heard.setdefault(seen.seat, [event.name for event in seen.heard])
        return HARD(seen, luck)

    found = Foresight(VASTGOED, look(VASTGOED, state, 0, told), listening, Random(1), (bid(1),))
    found.run(1)
    assert heard[0][:2] == ["told", "mine"]
    assert heard[1][:2] == ["told", "bid"]


# --------------------------------------------------------------------------------------- what is best


def test_who_owns_the_best_property_sells_it_for_the_best_cheque() -> None:
    state = sale([(1, 30), (10, 12), (20, 22)], (0, 0, 15))
    state.stock.cheque_pile[:] = [2, 2, 3, *state.stock.cheque_pile[3:]]
    rows = ahead(view(state, 0), 1, 60).forecasts()
    assert rows[0].action == sell(30)
    assert rows[1].behind.low > 0


def test_all_the_coins_for_one_property_is_the_worst_of_all() -> None:
    rows = ahead(view(auction(28, 29, 30), 0), 1, 60).forecasts()
    assert rows[-1].action == bid(18)
    assert rows[-1].behind.low > 0


def test_the_certain_has_no_width() -> None:
    state = sale([(1, 30), (10, 12)], (0, 15))
    found = ahead(view(state, 0), 1, 3, sell(30))
    assert found.forecasts()[0].behind == Estimate(0, 0, 0)


def test_it_is_settled_once_the_differences_are_known() -> None:
    found = ahead(view(late(), 0), 1, 29)
    assert not found.settled(1000)
    found.run(30)
    assert found.settled(1000)
    assert not found.settled(1e-6)
    assert ahead(view(late(), 0), 1, 30, sell(30)).settled(0)


def test_a_rival_who_has_chosen_in_secret_is_asked_again() -> None:
    def listening(seen: View, luck: Random) -> Choice:
        spoke.append((seen.seat, seen.round))
        return HARD(seen, luck)

    spoke: list[tuple[int, int]] = []
    state = late()
    before = state.table.round
    for rival, deed in ((1, 12), (2, 20)):
        vv.apply(state, rival, sell(deed))
    Foresight(VASTGOED, view(state, 0), listening, Random(1), (sell(1),)).run(3)
    assert {seat for seat, turn in spoke if turn == before} == {1, 2}


# --------------------------------------------------------------------------------------- intervals


def test_the_interval_covers_the_truth_in_about_95_of_100_cases() -> None:
    seen = view(late(), 0)
    truth = {row.action: row for row in ahead(seen, 99, 4000, sell(1), sell(30)).forecasts()}
    second = next(row.action for row in truth.values() if row.behind.value)
    inside = [0, 0, 0]
    for seed in range(120):
        rows = {row.action: row for row in ahead(seen, seed, 25, sell(1), sell(30)).forecasts()}
        row = rows[sell(1)]
        inside[0] += row.total.low <= truth[sell(1)].total.value <= row.total.high
        inside[1] += row.share.low <= truth[sell(1)].share.value <= row.share.high
        inside[2] += rows[second].behind.low <= truth[second].behind.value <= rows[second].behind.high
    assert all(108 <= count <= 120 for count in inside), inside


def test_students_t_is_near_the_published_values() -> None:
    for freedom, exact in ((1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(exact, rel=0.04)


def test_nothing_is_known_of_no_number_and_no_width_of_one() -> None:
    assert isnan(mean([]).value)
    assert mean([3]) == Estimate(3, -inf, inf)
    assert mean([2, 2, 2]) == Estimate(2, 2, 2)
    assert mean([1, 3]).reach == pytest.approx(12.706205)


@pytest.mark.parametrize("shares", [[0.0], [1.0], [0.0] * 50, [1.0] * 50, [0.5, 0.0, 1.0]])
def test_a_share_of_the_win_stays_between_none_and_all(shares: list[float]) -> None:
    value, low, high = wilson(shares)
    assert 0 <= low <= value <= high <= 1
    assert low < high


def test_a_bot_that_fails_says_so_and_there_is_no_more() -> None:
    def broken(seen: View, luck: Random) -> Choice:
        raise RuntimeError("no")

    found = Foresight(VASTGOED, view(auction(1, 2, 3), 0), broken, Random(1))
    with pytest.raises(RuntimeError):
        found.step(1)
    found.step(1)
    assert found.forecasts() == ()


def test_a_bot_that_cheats_is_refused() -> None:
    found = Foresight(VASTGOED, view(auction(1, 2, 3), 0), lambda *_: Choice(bid(99)), Random(1), (bid(1),))
    with pytest.raises(IllegalMove):
        found.run(1)


# --------------------------------------------------------------------------------------- counting


@pytest.mark.parametrize(("name", "players"), [table for table in TABLES if hasattr(load(table[0]), "cards")])
def test_seen_and_unseen_are_always_the_whole_deck(name: str, players: int) -> None:
    game = load(name)
    decks = None
    for seen in asked(name, players, 5):
        kinds = game.cards(seen)
        whole = {kind: tuple(sorted(count.seen + count.unseen)) for kind, count in kinds.items()}
        decks = decks or whole
        assert whole == decks
        assert all(0 <= count.left <= len(count.unseen) for count in kinds.values())


@pytest.mark.parametrize("players", VASTGOED.PLAYERS)
def test_as_many_cards_come_as_lie_in_the_pile(players: int) -> None:
    state = VASTGOED.start(players, VASTGOED.Rules())
    for _ in played(VASTGOED, state, 4, bot=HARD):
        if state.table.phase in ("bid", "sell"):
            kinds = VASTGOED.cards(view(state, 0))
            assert kinds["deeds"].left == len(state.stock.deed_pile)
            assert kinds["cheques"].left == len(state.stock.cheque_pile)


@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_players_every_unseen_card_is_sure_to_come(players: int) -> None:
    state = VASTGOED.start(players, VASTGOED.Rules())
    for _ in played(VASTGOED, state, 4, bot=HARD):
        if state.table.phase in ("bid", "sell"):
            for count in counted(VASTGOED, view(state, 0)).values():
                assert {odd.chance for odd in odds(count)} == {1.0}


def test_the_chance_of_a_card_is_the_share_of_the_unseen_that_come() -> None:
    found = {odd.card: odd for odd in odds(Cards((9,), (1, 2, 2, 3), 2))}
    assert found[1].chance == pytest.approx(2 / 4)
    assert found[2].copies == 2
    assert found[2].chance == pytest.approx(1 - 1 / 6)
    assert tally((3, 1, 3)) == ((1, 1), (3, 2))


def test_only_what_can_still_surprise_is_worth_counting() -> None:
    assert list(counted(VASTGOED, view(auction(1, 2, 3, 4), 0))) == ["deeds"]
    assert list(counted(VASTGOED, view(late(), 0))) == ["cheques"]
    assert counted(VASTGOED, view(sale([(1,), (2,)], (0, 15)), 0)) == {}


def test_a_game_without_cards_has_nothing_to_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(vv, "cards")
    assert counted(VASTGOED, view(auction(1, 2, 3, 4), 0)) == {}


# --------------------------------------------------------------------------------------- forgetting


def game_of(*levels: str, seed: int = 3) -> Journal:
    return play(VASTGOED, [bots.load("vastgoedveiling", level) for level in levels], seed)[0]


def lazy(seen: View, luck: Random) -> Choice:
    """Sells its best property first, whatever it is offered."""
    option = seen.options[0]
    return Choice(sell(max(option.cards))) if isinstance(option, Pick) else HARD(seen, luck)


def looked_back(journal: Journal, seat: int, rounds: int = 20) -> Forgetting:
    found = Forgetting(journal, seat, HARD, Random(1), rounds)
    while not found.done:
        found.step(1)
    return found


def test_the_bot_itself_forgets_nothing() -> None:
    found = looked_back(game_of("hard", "medium", "hard"), 0)
    assert found.lapses()
    assert found.total() == Estimate(0, 0, 0)
    assert found.share == 1


def test_the_costs_add_up_and_their_luck_does_not() -> None:
    found = looked_back(play(VASTGOED, [lazy, HARD, HARD], 3)[0], 0)
    total, costs = found.total(), [lapse.cost for lapse in found.lapses()]
    assert any(cost.value for cost in costs)
    assert total.value == pytest.approx(sum(cost.value for cost in costs))
    assert total.reach**2 == pytest.approx(sum(cost.reach**2 for cost in costs))


def test_a_cost_is_what_the_better_choice_brings_more() -> None:
    for lapse in looked_back(play(VASTGOED, [lazy, HARD, HARD], 3)[0], 0).lapses():
        if lapse.chosen != lapse.better:
            check = ahead(lapse.view, 5, 60, lapse.better, lapse.chosen).difference(lapse.better, lapse.chosen)
            assert check.low - lapse.cost.reach <= lapse.cost.value <= check.high + lapse.cost.reach


def test_the_cost_is_the_same_in_large_steps_and_in_small_ones() -> None:
    journal = play(VASTGOED, [lazy, HARD, HARD], 3)[0]
    small = Forgetting(journal, 0, HARD, Random(1), 4)
    while not small.done:
        small.step(0)
    assert [lapse.cost for lapse in small.lapses()] == [lapse.cost for lapse in looked_back(journal, 0, 4).lapses()]


def test_only_choices_of_a_card_count_and_each_from_the_view_of_its_moment() -> None:
    journal = game_of("easy", "hard", "hard")
    found = Forgetting(journal, 0, HARD, Random(1))
    sold = [action for seat, action in journal.moves if seat == 0 and action.verb == "sell"]
    assert [lapse.chosen for lapse in found.lapses()] == sold
    for k, lapse in enumerate(found.lapses()):
        assert lapse.view.seat == 0
        assert lapse.view.round == k
        assert lapse.view.choice is None


def test_looking_back_is_fair_whatever_others_held_or_what_came_later() -> None:
    journal = play(VASTGOED, [lazy, HARD, HARD], 3)[0]
    cut = next(k for k, (seat, action) in enumerate(journal.moves) if seat == 0 and action.verb == "sell") + 1
    short = Journal(journal.game, 3, journal.rules, 3, journal.sitters, journal.moves[:cut], journal.told[:cut])
    first = Foresight(VASTGOED, Forgetting(short, 0, HARD, Random(1)).lapses()[0].view, HARD, Random(7))
    again = Foresight(VASTGOED, Forgetting(journal, 0, HARD, Random(1)).lapses()[0].view, HARD, Random(7))
    first.run(5)
    again.run(5)
    assert numbers(first) == numbers(again)


def test_the_journal_is_left_as_it_was() -> None:
    journal = game_of("easy", "hard", "hard")
    before = journal.lines()
    looked_back(journal, 0, 3)
    assert journal.lines() == before


def test_nothing_is_claimed_before_each_choice_was_played_out() -> None:
    journal = play(VASTGOED, [lazy, HARD, HARD], 3)[0]
    found = Forgetting(journal, 0, HARD, Random(1))
    assert isnan(found.total().value)
    assert found.share == 0
    assert not found.done


def test_a_game_in_which_nothing_was_chosen_costs_nothing() -> None:
    empty = Forgetting(Journal("vastgoedveiling", 3, vv.Rules()), 0, HARD, Random(1))
    assert empty.done
    assert empty.lapses() == ()
    assert empty.total() == Estimate(0, 0, 0)
