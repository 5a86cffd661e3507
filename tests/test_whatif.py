"""What if: two answers to one question of a record, on the same cards, from what one seat knew then."""

from __future__ import annotations

import csv
import io
from functools import cache
from math import isnan
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from hashiban import bots
from hashiban.actions import CHANCE, Action, Amount, IllegalMove
from hashiban.engine import look, play, replay
from hashiban.foresight import Estimate
from hashiban.games import NAMES, load
from hashiban.games import vastgoedveiling as vv
from hashiban.journal import Journal, JournalError, Sitter
from hashiban.whatif import COLUMNS, OWN, RIVAL, Moment, NoMoment, WhatIf, alternatives, moment, moments, players
from hashiban.words import LANGUAGES, words
from tests.seats import VASTGOED, bid, sale, sell, snapshot

if TYPE_CHECKING:
    from hashiban.actions import Choice
    from hashiban.table import State, View

GAME = "vastgoedveiling"
games = pytest.mark.parametrize("name", NAMES)


@cache
def record(name: str, seed: int = 3) -> Journal:
    """A whole game of bots, in which the first two seats are said to be people's. Not to be changed."""
    seats = load(name).PLAYERS[1]
    journal, _ = play(load(name), [bots.load(name, "medium")] * seats, seed=seed)
    journal.sitters = tuple(Sitter(f"{seat}", None if seat < 2 else "easy") for seat in range(seats))
    return journal


def some(name: str) -> list[Moment]:
    """A few moments of the first seat, early, in the middle and late, at which there is another answer."""
    every = [at for at in moments(record(name), (0,)) if alternatives(at)]
    return [every[0], every[len(every) // 2], every[-1]]


def asked(at: Moment, other: Action | None = None, seed: int = 1, rounds: int = 3) -> WhatIf:
    """Another answer at this moment, played out so often."""
    found = WhatIf(record(load_name(at)), at, alternatives(at)[-1] if other is None else other, seed)
    found.run(rounds)
    return found


def load_name(at: Moment) -> str:
    """The game that this moment is of."""
    return next(name for name in NAMES if type(at.view.rules) is load(name).Rules)


# --------------------------------------------------------------------------------------- the moments


@games
def test_the_moments_of_a_seat_are_all_that_it_said_with_what_it_saw_then(name: str) -> None:
    journal = record(name)
    found = list(moments(journal, (0, 1)))
    assert [(at.move, at.seat, at.said) for at in found] == [
        (move, seat, said) for move, (seat, said) in enumerate(journal.moves) if seat in (0, 1)
    ]
    for at in found[::7]:
        then = look(load(name), replay(journal, at.move), at.seat, journal.told[: at.move])
        assert snapshot(at.view) == snapshot(then.kept())
        assert snapshot(moment(journal, at.move)) == snapshot(at)


@games
def test_other_answers_are_offered_and_each_may_be_given(name: str) -> None:
    offered = 0
    for at in moments(record(name), (0,)):
        for other in alternatives(at):
            assert other != at.said
            WhatIf(record(name), at, other)  # refuses what may not be said
            offered += 1
    assert offered > 20


def test_any_amount_can_be_asked_about_also_one_that_is_not_offered() -> None:
    at = next(at for at in moments(record(GAME), (0,)) if isinstance(at.view.options[0], Amount))
    option = at.view.options[0]
    assert isinstance(option, Amount)
    rare = next(n for n in range(option.least, option.most) if bid(n) not in (*alternatives(at), at.said))
    assert asked(at, bid(rare)).rounds == 3


# --------------------------------------------------------------------------------------- playing on


@games
def test_the_record_stays_as_it_is(name: str) -> None:
    journal = record(name)
    before = snapshot(journal.moves), snapshot(journal.told), journal.lines()
    for at in some(name):
        seen = snapshot(at.view)
        asked(at)
        assert snapshot(at.view) == seen
    assert (snapshot(journal.moves), snapshot(journal.told), journal.lines()) == before


@games
def test_the_same_seed_gives_the_same_answer_whatever_the_steps_and_another_seed_another(name: str) -> None:
    at = some(name)[0]
    whole, pieces = asked(at, rounds=8), WhatIf(record(name), at, alternatives(at)[-1], 1)
    while pieces.rounds < 8:
        pieces.step(0, 8)
    assert whole.to_csv() == pieces.to_csv() == asked(at, rounds=8).to_csv()
    assert whole.totals != asked(at, seed=2, rounds=8).totals


@games
def test_both_answers_are_played_on_in_the_same_world_with_the_same_luck(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    at, begun = some(name)[0], list[tuple[str, int, Action]]()
    found = WhatIf(record(name), at, alternatives(at)[-1], 1)
    play_on = found._ahead._played

    def noted(state: State, action: Action, seed: int) -> Any:
        begun.append((snapshot(state), seed, action))
        return play_on(state, action, seed)

    monkeypatch.setattr(found._ahead, "_played", noted)
    found.run(3)
    assert [action for _, _, action in begun] == [at.said, found.other] * 3
    assert [world[:2] for world in begun[::2]] == [world[:2] for world in begun[1::2]]
    assert len({state for state, _, _ in begun}) == len({seed for _, seed, _ in begun}) == 3


def late() -> tuple[State, Journal]:
    """The last sale but one of three, and a record without moves."""
    return sale([(1, 30), (10, 12), (20, 22)], (0, 8, 15)), Journal(GAME, 3, vv.Rules())


def test_what_was_hidden_then_changes_nothing() -> None:
    found = []
    for deed, turned in ((10, False), (12, True)):  # a rival's secret choice, and the order of the pile
        state, journal = late()
        vv.apply(state, 1, sell(deed))
        state.stock.cheque_pile.sort(reverse=turned)
        at = Moment(0, 0, look(VASTGOED, state, 0).kept(), sell(1))
        ahead = WhatIf(journal, at, sell(30), 1)
        ahead.run(30)
        found.append(ahead.to_csv())
    assert found[0] == found[1]


@games
def test_worlds_that_the_seat_could_not_tell_apart_give_the_same_answer(name: str) -> None:
    game, journal, at, found = load(name), record(name), some(name)[0], []
    worlds = [game.imagine(at.view, Random(seed)) for seed in (1, 2)]
    assert snapshot(worlds[0]) != snapshot(worlds[1])
    for world in worlds:
        seen = look(game, world, at.seat, [list(at.view.heard)]).kept()
        ahead = WhatIf(journal, at._replace(view=seen), alternatives(at)[-1], 1)
        ahead.run(3)
        found.append(ahead.to_csv())
    assert found == [asked(at).to_csv()] * 2


@games
def test_what_came_later_changes_nothing(name: str) -> None:
    journal = record(name)
    at = some(name)[1]
    short = Journal(name, journal.players, journal.rules, 99, journal.sitters)
    short.moves, short.told = journal.moves[: at.move + 1], journal.told[: at.move + 1]
    twin = moment(short, at.move)
    ahead = WhatIf(short, twin, alternatives(twin)[-1], 1)
    ahead.run(3)
    assert ahead.to_csv() == asked(at).to_csv()


def test_everybody_goes_on_as_seated_and_a_stand_in_sits_for_a_person() -> None:
    journal = Journal(GAME, 4, vv.Rules(), 0, (Sitter("a"), Sitter("b"), Sitter("c", "easy"), Sitter("d", "hard")))
    assert players(journal, 0) == (OWN, RIVAL, "easy", "hard")
    assert players(journal, 1) == (RIVAL, OWN, "easy", "hard")
    assert players(journal, 2) == (RIVAL, RIVAL, "easy", "hard")
    assert players(Journal(GAME, 2, vv.Rules()), 0) == (OWN, RIVAL)


def test_the_bots_are_those_that_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    spoke: dict[str, set[int]] = {}
    real = bots.load

    def noted(game: str, level: str) -> object:
        bot = real(game, level)

        def answer(view: View, luck: Random) -> Choice:
            spoke.setdefault(level, set()).add(view.seat)
            return bot(view, luck)

        return answer

    monkeypatch.setattr(bots, "load", noted)
    asked(some(GAME)[0])
    assert spoke == {OWN: {0}, RIVAL: {1}, "easy": {2}}


# --------------------------------------------------------------------------------------- what comes out


@games
def test_a_few_moments_of_every_game_give_an_answer(name: str) -> None:
    for at in some(name):
        found = asked(at)
        gap = found.gap()
        said, other = found.totals
        assert gap.rounds == len(said) == len(other) == 3
        assert gap.total.value == pytest.approx(sum(other) / 3 - sum(said) / 3)
        assert gap.better + gap.worse + gap.same == 3
        assert all(0 <= share <= 1 for shares in found.shares for share in shares)


def test_the_difference_is_taken_game_by_game() -> None:
    found = asked(some(GAME)[0], rounds=60)
    gap = found.gap()
    pairs = list(zip(*found.totals, strict=True))
    assert found.differences == tuple(other - said for said, other in pairs)
    assert gap.better == sum(other > said for said, other in pairs)
    apart = max(found.totals[0]) - min(found.totals[0])
    assert 0 < gap.total.reach < apart


def test_before_the_first_game_nothing_is_known() -> None:
    at = some(GAME)[0]
    found = WhatIf(record(GAME), at, alternatives(at)[0])
    assert isnan(found.gap().total.value)
    assert found.to_csv() == ",".join(COLUMNS) + "\n"


def test_who_owns_the_best_property_should_have_sold_it_for_the_best_cheque() -> None:
    state, journal = sale([(1, 30), (10, 12), (20, 22)], (0, 0, 15)), Journal(GAME, 3, vv.Rules())
    state.stock.cheque_pile[:] = [2, 2, 3, *state.stock.cheque_pile[3:]]
    found = WhatIf(journal, Moment(0, 0, look(VASTGOED, state, 0).kept(), sell(1)), sell(30))
    found.run(60)
    assert found.gap().total.low > 0


def test_an_answer_that_changes_nothing_differs_by_nothing() -> None:
    at = next(at for at in moments(record(GAME), (0,)) if at.said.verb == "bid" and at.said.amount == 2)
    found = asked(at, bid(2, 0, 1), rounds=20)  # the same coin, laid by hand
    assert found.gap().total == Estimate(0, 0, 0)
    assert found.gap().same == 20


def test_the_numbers_are_there_as_csv() -> None:
    found = asked(some(GAME)[0], rounds=5)
    rows = list(csv.DictReader(io.StringIO(found.to_csv())))
    assert tuple(rows[0]) == COLUMNS
    assert [int(row["game"]) for row in rows] == [1, 2, 3, 4, 5]
    assert [int(row["difference"]) for row in rows] == list(found.differences)
    assert [int(row["said-total"]) for row in rows] == list(found.totals[0])
    assert [float(row["other-share"]) for row in rows] == pytest.approx(list(found.shares[1]))


# --------------------------------------------------------------------------------------- what cannot be asked


@pytest.mark.parametrize("move", [-1, 10_000, 1.5, "7", None, True])
def test_a_number_that_is_no_move_is_refused(move: object) -> None:
    with pytest.raises(NoMoment) as wrong:
        moment(record(GAME), move)  # type: ignore[arg-type]
    assert (wrong.value.key, wrong.value.numbers) == ("move", {"moves": len(record(GAME).moves)})


@games
def test_a_move_of_chance_is_refused(name: str) -> None:
    move = next(k for k, (seat, _) in enumerate(record(name).moves) if seat == CHANCE)
    with pytest.raises(NoMoment) as wrong:
        moment(record(name), move)
    assert wrong.value.key == "chance"


@games
def test_an_answer_that_could_not_be_given_is_refused_and_so_is_the_one_that_was(name: str) -> None:
    for at in some(name):
        for wrong in (Action("sing"), at.said._replace(amount=-5), at.said._replace(cards=(99, 99))):
            with pytest.raises(IllegalMove):
                WhatIf(record(name), at, wrong)
        with pytest.raises(NoMoment) as same:
            WhatIf(record(name), at, at.said)
        assert same.value.key == "same"


def test_a_bot_that_there_is_not_is_refused() -> None:
    journal = Journal(GAME, 3, vv.Rules(), 0, (Sitter("a"), Sitter("b"), Sitter("c", "genius")))
    state, _ = late()
    with pytest.raises(bots.UnknownBot):
        WhatIf(journal, Moment(0, 0, look(VASTGOED, state, 0).kept(), sell(1)), sell(30))


def test_a_record_that_cannot_be_is_refused() -> None:
    journal = record(GAME)
    broken = Journal(GAME, journal.players, journal.rules)
    broken.moves, broken.told = [*journal.moves[:4], (0, Action("sing"))], journal.told[:5]
    with pytest.raises(JournalError):
        list(moments(broken, (0,)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "numbers"), [("move", {"moves": 7}), ("chance", {}), ("same", {})])
def test_every_refusal_is_one_clear_sentence(language: str, key: str, numbers: dict[str, int]) -> None:
    wrong = NoMoment(key, **numbers)
    sentence = words(language).say(f"whatif-no-{wrong.key}", **wrong.numbers)
    assert sentence.endswith(".")
    assert all(str(number) in sentence for number in numbers.values())
    assert key in str(wrong)
