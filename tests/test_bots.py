"""The bots: a contract that every bot of every game inherits, and how well the bots of each game judge."""

from __future__ import annotations

import ast
import inspect
from functools import lru_cache
from itertools import islice
from random import Random
from types import FunctionType
from typing import TYPE_CHECKING, NamedTuple

import pytest

from hashiban import bots
from hashiban.actions import Amount, Choice, Pick, fault
from hashiban.bots import vastgoedveiling as judged
from hashiban.engine import look, play
from hashiban.games import NAMES, load
from hashiban.lab.arena import run
from hashiban.table import Event
from hashiban.words import LANGUAGES, words
from tests import seats
from tests.bench import strength
from tests.laws import QUICK
from tests.seats import TABLES, auction, bid, given_to, in_between, played, sale, say, snapshot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.table import State, View

EVERY_BOT = [(game, bot) for game in NAMES for bot in bots.names(game)]
EVERY_SEATING = [(game, players, bot) for game, players in TABLES for bot in bots.names(game)]

every_bot = pytest.mark.parametrize(("game", "bot"), EVERY_BOT, ids=["-".join(pair) for pair in EVERY_BOT])
every_seating = pytest.mark.parametrize(
    ("game", "players", "bot"),
    [
        pytest.param(game, players, bot, id=f"{game}-{players}-{bot}", marks=in_between(game, players))
        for game, players, bot in EVERY_SEATING
    ],
)


class Position(NamedTuple):
    """A position in which a seat is asked, and what was told so far."""

    game: str
    state: State
    seat: Seat
    told: Sequence[Sequence[Event]]

    def view(self, state: State | None = None) -> View:
        """What the seat sees, here or in another state."""
        return look(load(self.game), state or self.state, self.seat, self.told)


@lru_cache
def positions(name: str, players: int) -> tuple[Position, ...]:
    """Where seats are asked in a game in which all say any legal thing, and in one of the best bots."""
    game, found = load(name), list[Position]()
    for seed, level in enumerate(("random", bots.names(name)[-2])):
        state, told = game.start(players, QUICK[name]), list[list[Event]]()
        for _ in played(game, state, seed, told, bots.load(name, level)):
            asked = [seat for seat in game.waiting(state.table) if seat >= 0]
            found += [Position(name, state.copy(), seat, tuple(told)) for seat in asked]
    assert len(found) > 10
    return tuple(found)


# ------------------------------------------------------------------------------------------- the contract


@every_seating
def test_a_bot_answers_every_question_with_something_legal(game: str, players: int, bot: str) -> None:
    for k, position in enumerate(positions(game, players)):
        view = position.view()
        choice = bots.load(game, bot)(view, Random(k))
        assert type(choice) is Choice
        assert fault(view.options, choice.action) is None


@every_seating
def test_a_bot_says_the_same_when_it_sees_the_same_with_the_same_luck(game: str, players: int, bot: str) -> None:
    answer = bots.load(game, bot)
    there = [answer(position.view(), Random(k)) for k, position in enumerate(positions(game, players))]
    back = [answer(position.view(), Random(k)) for k, position in reversed([*enumerate(positions(game, players))])]
    assert there == back[::-1], "nor does it remember what it was asked before"


@every_seating
def test_a_bot_changes_nothing_of_what_it_looks_at(game: str, players: int, bot: str) -> None:
    every = positions(game, players)
    for k, position in enumerate(every[:: max(3, len(every) // 16)]):  # comparing whole states is slow
        view, before = position.view(), snapshot(position.state)
        given = snapshot(given_to(load(game), position.state, view))
        bots.load(game, bot)(view, Random(k))
        assert snapshot(position.state) == before
        assert snapshot(given_to(load(game), position.state, view)) == given


@every_seating
def test_a_bot_answers_a_kept_view_as_it_answers_the_live_one(game: str, players: int, bot: str) -> None:
    for k, position in enumerate(positions(game, players)):
        answer = bots.load(game, bot)
        assert answer(position.view().kept(), Random(k)) == answer(position.view(), Random(k))


@every_seating
def test_a_bot_answers_the_same_when_what_it_cannot_see_is_reshuffled(game: str, players: int, bot: str) -> None:
    for k, position in enumerate(positions(game, players)):
        answer, twin = bots.load(game, bot), load(game).imagine(position.view(), Random(k))
        assert answer(position.view(twin), Random(k)) == answer(position.view(), Random(k))


@every_bot
def test_a_bot_gives_a_reason_that_every_language_can_say(game: str, bot: str) -> None:
    reasons: dict[str, Choice] = {}
    for players in load(game).PLAYERS:
        for k, position in enumerate(positions(game, players)):
            choice = bots.load(game, bot)(position.view(), Random(k))
            reasons.setdefault(f"{choice.why} {choice.numbers}", choice)
    for choice in reasons.values():
        assert choice.why.startswith("why-")
        for language in LANGUAGES:
            sentence = words(language).say(choice.why, **choice.numbers)
            assert sentence == sentence.strip(), "it follows a colon"
            assert "{" not in sentence


@every_bot
def test_a_bot_reads_nothing_private(game: str, bot: str) -> None:
    tree = ast.parse(inspect.getsource(inspect.getmodule(bots.load(game, bot)) or bots))
    private = [node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr.startswith("_")]
    named = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert not private
    assert not [word for word in named if word.startswith("_")], "nor by its name in a string"


@every_bot
def test_a_bot_is_a_plain_function_that_says_its_idea(game: str, bot: str) -> None:
    answer = bots.load(game, bot)
    assert isinstance(answer, FunctionType)
    assert answer.__closure__ is None, "nothing to remember in"
    assert len(answer.__doc__ or "") > 20
    assert len(inspect.getsource(answer).splitlines()) <= 40


MATCHES = [match for match in strength.matches() if match.seats == strength.SEATS]
SHORTEST = "vastgoedveiling"
"""The game whose bots are held against each other in `make test`; those of the longer games in `make test-all`."""


@pytest.mark.parametrize(
    "match",
    [pytest.param(m, marks=() if m.game == SHORTEST else (pytest.mark.slow,)) for m in MATCHES],
    ids=[strength.called(match) for match in MATCHES],
)
def test_a_level_wins_clearly_more_than_its_fair_share_against_the_one_below(match: strength.Match) -> None:
    verdict = strength.played(match, 320 // strength.LUCKY.get(match.game, 1))
    assert verdict.share.low > strength.CLEARLY / match.seats
    assert verdict.share.value > match.aim - 0.1, "far from what was aimed at; make strength measures it well"
    assert verdict.lead.value > 0


# ------------------------------------------------------------------------- the judgement: Vastgoedveiling


def chosen(level: str, state: State, seat: Seat) -> Choice:
    """What this bot says here."""
    return bots.load("vastgoedveiling", level)(seats.view(state, seat), Random(1))


def sold(level: str, state: State, seat: Seat = 0) -> int:
    """The property that this bot sells here."""
    return chosen(level, state, seat).action.cards[0]


THREE_EACH = ((4, 15, 28), (6, 17, 25), (9, 13, 30), (2, 20, 22))
MIDDLING = ((12, 15, 18), (11, 16, 19), (10, 14, 21), (13, 17, 20))
GOOD, BAD = (12, 13, 14, 15), (2, 2, 3, 3)

thinking = pytest.mark.parametrize("level", ["medium", "hard"])


@thinking
@pytest.mark.parametrize("deeds", [THREE_EACH, MIDDLING], ids=["far apart", "close"])
def test_the_lowest_property_goes_for_the_worst_cheques(level: str, deeds: tuple[tuple[int, ...], ...]) -> None:
    for seat, own in enumerate(deeds):
        assert sold(level, sale(deeds, BAD), seat) == min(own)
        assert sold(level, sale(deeds, (0, 0, 2, 2)), seat) == min(own)


def test_for_equal_cheques_hard_gives_its_lowest_property_and_keeps_the_better_ones() -> None:
    for cheque in (0, 2, 8, 15):
        assert sold("hard", sale(((4, 15, 28), (6, 17, 25)), (cheque, cheque))) == 4
    for seat, own in enumerate(THREE_EACH):
        assert sold("hard", sale(THREE_EACH, (7, 7, 8, 8)), seat) == own[0]


def test_medium_gives_its_best_property_for_the_best_cheques() -> None:
    for seat, own in enumerate(THREE_EACH):
        assert sold("medium", sale(THREE_EACH, GOOD), seat) == own[-1]


def test_hard_gives_its_best_property_where_one_cheque_stands_out_and_its_lowest_where_all_are_good() -> None:
    assert sold("hard", sale(THREE_EACH, (0, 2, 3, 15)), 2) == 30
    assert sold("hard", sale(THREE_EACH, GOOD), 2) == 9, "even the last gets 12"


def test_hard_does_not_waste_its_best_property_where_a_lower_one_is_the_highest_too() -> None:
    outclassed = ((26, 28, 30), (1, 5, 9), (2, 6, 10), (3, 7, 11))
    for cheques in (GOOD, BAD, (7, 7, 8, 8), (0, 5, 10, 15)):
        assert sold("hard", sale(outclassed, cheques)) == 26


def test_hard_reads_in_the_properties_of_the_rivals_which_of_its_own_will_do() -> None:
    steep = (0, 2, 5, 15)
    weak = ((10, 20, 30), (1, 4, 7), (2, 5, 8), (3, 6, 9))
    strong = ((10, 20, 30), (25, 26, 29), (23, 24, 28), (21, 22, 27))
    assert sold("hard", sale(weak, steep)) == 10
    assert sold("hard", sale(strong, steep)) in (10, 30), "20 would be as low as 10"


def test_hard_counts_the_cheques_that_are_gone() -> None:
    early, late = sale(THREE_EACH, (2, 3, 6, 9)), sale(THREE_EACH, (2, 3, 6, 9))
    late.table.cheques = [(15, 15, 14), (14, 13, 13), (12, 12, 11), (11, 10, 10)]
    assert sold("hard", early, 2) == 9, "something better will come for 30"
    assert sold("hard", late, 2) == 30, "no better will come"


@thinking
def test_nobody_fights_where_all_properties_are_nearly_the_same_and_the_price_is_high(level: str) -> None:
    state = auction(11, 12, 13, 14)
    say(state, (0, bid(1)), (1, bid(2)), (2, bid(7)))
    assert chosen(level, state, 3).action.verb == "pass"
    assert chosen(level, state, 3).why in ("why-no-fair", "why-no-gain", "why-enough")


def test_hard_does_not_give_a_coin_for_one_step_up() -> None:
    assert chosen("hard", auction(11, 12, 13, 14), 0).action.verb == "pass"
    assert chosen("hard", auction(1, 12, 13, 29), 0).action == bid(1)


@thinking
def test_a_good_property_is_worth_a_bid_and_no_bid_is_higher_than_need_be(level: str) -> None:
    state = auction(2, 6, 9, 30)
    assert chosen(level, state, 0).action == bid(1)
    say(state, (0, bid(1)), (1, bid(2)))
    assert chosen(level, state, 2).action == bid(3)


def test_hard_lays_more_for_the_same_property_when_it_has_more_coins_or_less_to_come() -> None:
    def most(state: State) -> int:
        """The highest bid that it answers with a higher one."""
        answered = 0
        for amount in range(1, 17):
            seen = state.copy()
            say(seen, (0, bid(amount)))
            if seen.table.asked != (1,):
                break
            answered = amount if chosen("hard", seen, 1).action.verb == "bid" else answered
        return answered

    first = auction(2, 6, 9, 30)
    poor = auction(2, 6, 9, 30, wallets=[(14, 2), (4, 1), (14, 2), (14, 2)])
    last = auction(2, 6, 9, 30)
    last.table.round = last.table.rounds - 1
    assert most(poor) < most(first) < most(last)


def test_when_the_others_pass_hard_takes_the_highest_property_free_or_for_the_least_bid() -> None:
    opened = auction(3, 8, 19, 27, opener=3)
    say(opened, (3, seats.PASS), (0, seats.PASS), (1, seats.PASS))
    assert opened.table.deeds[2][0] == 27
    assert opened.table.purses[2].total == 18
    for players in load("vastgoedveiling").PLAYERS:
        table = [strength.passing] * players
        results = run("vastgoedveiling", ["hard", *table[1:]], 40, 1)
        won = [total for game in results for total in game.totals[:1]]
        assert sum(won) / len(won) > 60


def test_easy_is_a_beginner_and_not_a_straw_man() -> None:
    verdict = strength.played(strength.Match("vastgoedveiling", "easy", "random"), 320)
    assert verdict.share.low > 0.25


def test_a_reason_tells_the_numbers_that_decided() -> None:
    english = words("en")
    state = auction(4, 9, 20, 27)
    fair, gain = chosen("medium", state, 0), chosen("hard", state, 0)
    assert english.say(fair.why, **fair.numbers) == (
        "getting property 27 instead of 4 is worth about $3 to you, and a bid of $1 is not too much for that"
    )
    assert gain.numbers["worth"] >= gain.numbers["cost"]
    assert gain.numbers["card"] in (20, 27)
    assert gain.numbers["lowest"] == 4
    for amount in range(1, 10):
        say(state, (state.table.asked[0], bid(amount)))
        for level, value, price in (("medium", "worth", "bid"), ("hard", "worth", "cost")):
            choice = chosen(level, state, state.table.asked[0])
            raises = choice.action.verb == "bid"
            weighed = ("most", "bid") if choice.why == "why-enough" else (value, price)
            assert raises == (choice.numbers[weighed[0]] >= choice.numbers[weighed[1]])
            assert raises == (choice.why in ("why-fair", "why-gain"))


def test_what_a_property_fetches_when_each_rival_may_be_higher_is_counted_exactly() -> None:
    market, luck = (0, 4, 9, 15), Random(5)
    for _ in range(20):
        chances = [luck.random() for _ in range(3)]
        exact = 0.0
        for bits in range(8):
            part, higher = 1.0, 0
            for k, chance in enumerate(chances):
                part *= chance if bits >> k & 1 else 1 - chance
                higher += bits >> k & 1
            exact += part * market[3 - higher]
        assert judged._expected(market, chances) == pytest.approx(exact)


def test_every_kind_of_question_was_put_to_the_bots() -> None:
    kinds = {type(o) for name, n in TABLES for p in positions(name, n) for o in islice(p.view().options, 1)}
    assert {Amount, Pick} <= kinds


def test_four_hard_seats_do_not_bid_each_other_to_ruin() -> None:
    """The dollar auction's trap: each next step looks cheap beside what is lost already."""
    game = load("vastgoedveiling")
    for seed in range(60):
        journal, _ = play(game, [bots.load(game.NAME, "hard")] * 4, seed)
        first = [event for told in journal.told for event in told if event.name in ("bid", "win")]
        upto = next(k for k, event in enumerate(first) if event.name == "win")
        assert all(event.facts["amount"] <= 18 / 7 * 2.5 for event in first[:upto])
