"""People and bots at one table: whose turn it is, what is news, undo, branches, saving."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban import bots
from hashiban.actions import CHANCE, Action, IllegalMove
from hashiban.bots.biased import habits
from hashiban.games import NAMES, UnknownGame, load
from hashiban.journal import JournalError, Sitter, parse
from hashiban.session import Session, resume
from hashiban.table import SPECTATOR
from tests.laws import QUICK
from tests.seats import EDGES, PASS, bid, legal, sell, snapshot
from tests.short import SHUFFLED_AGAIN

ADA, BRAM, CHLOE = Sitter("Ada"), Sitter("Bram"), Sitter("Chloé")
EASY, HARD = Sitter("Daan", "easy"), Sitter("Elif", "hard")
GAME = "vastgoedveiling"


def position(session: Session) -> str:
    """All that a session is: the state, the journal, who sits there."""
    return snapshot([session._state, session.journal.moves, session.journal.told, session.sitters])


def answer(session: Session, luck: Random) -> None:
    """The first person who is asked says anything legal."""
    seat = session.asked[0]
    session.say(seat, bots.anything(session.view(seat), luck).action)


def play_on(session: Session, seed: int = 0, moves: int = 10_000) -> Session:
    """People say anything legal, for this many moves or to the end; each has luck that depends on the position."""
    for _ in range(moves):
        if session.over:
            break
        answer(session, Random(seed + session.moves))
    return session


def to_the_sale(session: Session) -> Session:
    """Everybody passes until the cheques are on the table."""
    while session.view().phase == "bid":
        session.say(session.asked[0], PASS)
    return session


@pytest.mark.parametrize(("name", "players"), EDGES)
def test_a_session_waits_for_a_person_or_is_over(name: str, players: int) -> None:
    for people in range(players + 1):
        sitters = [Sitter(f"{k}", None if k < people else "hard") for k in range(players)]
        session = Session(name, sitters, QUICK[name], seed=people)
        assert session.people == tuple(range(people))
        while not session.over:
            assert set(session.asked) <= set(session.people)
            assert session.asked
            answer(session, Random(session.moves))
        assert session.asked == ()
        assert len(session.outcome.totals) == players
        assert session.view().options == ()


def test_bots_answer_until_a_person_is_asked() -> None:
    session = Session(GAME, [HARD, ADA, EASY], seed=3)
    spoken = [seat for seat, _ in session.journal.moves]
    assert 1 not in spoken
    assert session.asked == (1,)
    before = session.moves
    session.say(1, PASS)
    assert session.moves > before
    assert session.asked == (1,)


def test_a_person_who_is_asked_has_options_and_the_others_have_none() -> None:
    session = Session(GAME, [ADA, BRAM, CHLOE])
    (asked,) = session.asked
    assert [bool(session.view(seat).options) for seat in range(3)] == [seat == asked for seat in range(3)]
    assert session.view(SPECTATOR).options == ()


def test_a_view_stays_as_it_is_while_the_game_goes_on() -> None:
    session = Session(GAME, [ADA, BRAM, CHLOE])
    seen, asked = session.view(0), session.asked[0]
    session.say(asked, bid(5))
    assert seen.auction.high == 0
    assert session.view(0).auction.high == 5


def test_news_is_what_a_seat_was_told_since_it_last_spoke_its_own_words_included() -> None:
    session = Session(GAME, [ADA, BRAM, CHLOE], seed=1)
    first, second, third = (session.view().opener + k for k in (0, 1, 2))
    first, second, third = first % 3, second % 3, third % 3
    assert [event.name for event in session.news(first)] == ["opens", "market"]
    session.say(first, bid(1))
    session.say(second, bid(2))
    assert [(event.name, event.facts["amount"]) for event in session.news(first)] == [("bid", 1), ("bid", 2)]
    assert [(event.name, event.facts["amount"]) for event in session.news(second)] == [("bid", 2)]
    assert [event.name for event in session.news(third)] == ["opens", "market", "bid", "bid"]
    assert [event.name for event in session.news()] == ["opens", "market", "bid", "bid"]


def test_a_sale_is_a_question_that_the_others_must_not_watch() -> None:
    session = Session(GAME, [ADA, BRAM, CHLOE])
    assert not session.alone
    assert to_the_sale(session).alone


# ------------------------------------------------------------------------------------ what cannot be said


def test_saying_something_for_a_bot_is_refused_and_loses_nothing() -> None:
    session = Session(GAME, [ADA, HARD, EASY])
    before = position(session)
    for seat in (1, 2, CHANCE, SPECTATOR, 3, 99):
        with pytest.raises(IllegalMove, match="not-your-turn"):
            session.say(seat, PASS)
    assert position(session) == before


def test_saying_the_same_twice_is_refused_and_loses_nothing() -> None:
    session = Session(GAME, [ADA, BRAM, CHLOE])
    asked = session.asked[0]
    session.say(asked, bid(1))
    before = position(session)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        session.say(asked, bid(1))
    assert position(session) == before


def test_choosing_a_second_property_for_sale_is_refused_and_loses_nothing() -> None:
    session = to_the_sale(Session(GAME, [ADA, BRAM, CHLOE]))
    deeds = session.view(1).deeds[1]
    session.say(1, sell(deeds[0]))
    before = position(session)
    with pytest.raises(IllegalMove, match="not-your-turn"):
        session.say(1, sell(deeds[1]))
    assert position(session) == before


@pytest.mark.parametrize("amount", [0, -1, 19, 10**30, True, 2.5, "3", None])
def test_a_bid_that_cannot_be_is_refused_and_loses_nothing(amount: Any) -> None:
    session = Session(GAME, [ADA, BRAM, CHLOE])
    before = position(session)
    with pytest.raises(IllegalMove):
        session.say(session.asked[0], Action("bid", amount))
    assert position(session) == before
    assert resume(session.save()).moves == session.moves


def test_nothing_can_be_said_after_the_end() -> None:
    session = play_on(Session(GAME, [ADA, EASY]))
    before = position(session)
    with pytest.raises(IllegalMove, match="over"):
        session.say(0, PASS)
    assert position(session) == before


def test_unknown_games_bots_and_numbers_of_players_are_refused() -> None:
    with pytest.raises(UnknownGame, match="no game called 'chess'"):
        Session("chess", [ADA, BRAM])
    with pytest.raises(bots.UnknownBot, match="no bot called 'genius'"):
        Session(GAME, [ADA, Sitter("Finn", "genius")])
    for players in (0, 1, 7):
        with pytest.raises(ValueError, match="2 to 6 players"):
            Session(GAME, [ADA] * players)


# ---------------------------------------------------------------------------------------------------- undo


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("levels", [(None, None), (None, "hard"), ("easy", None, None, "hard")])
def test_undo_goes_back_to_the_start_over_positions_that_were_and_the_game_comes_the_same_again(
    name: str, levels: tuple[str | None, ...]
) -> None:
    levels += (None,) * (load(name).PLAYERS[0] - len(levels))
    session = Session(name, [Sitter(f"{k}", level) for k, level in enumerate(levels)], QUICK[name], seed=4)
    before = []
    while not session.over:
        before.append(position(session))
        answer(session, Random(session.moves))
    end = position(session)
    while session.can_undo:
        session.undo()
        now = position(session)
        while before.pop() != now:
            assert before, "undo led to a position that never was"
    assert before == []
    session.undo()
    assert session.moves > 0, "what chance and bots said before the first person stays"
    play_on(session)
    assert position(session) == end


def test_undo_takes_back_the_bots_answers_too() -> None:
    session = Session(GAME, [ADA, HARD, EASY], seed=2)
    before = position(session)
    session.say(0, bid(session.view(0).auction.high + 1))
    assert session.journal.moves[-1][0] != 0
    session.undo()
    assert position(session) == before
    assert session.asked == (0,)


def test_undo_of_a_sale_that_was_shown_lets_everybody_choose_again() -> None:
    session = to_the_sale(Session(GAME, [ADA, BRAM, CHLOE]))
    before, own = position(session), session.view().deeds
    for seat in (1, 0, 2):
        session.say(seat, sell(own[seat][0]))
    assert session.view().round == 1
    session.undo()
    assert position(session) == before
    assert list(session.asked) == [0, 1, 2]
    for seat in (0, 1, 2):
        session.say(seat, sell(own[seat][1]))
    session.say(1, sell(own[1][0]))
    session.undo()
    assert (session.view().round, list(session.asked)) == (1, [0, 1, 2])


def test_undo_of_a_shown_sale_with_bots_goes_back_to_the_first_person() -> None:
    session = to_the_sale(Session(GAME, [ADA, HARD, CHLOE]))
    before, own = position(session), session.view().deeds
    for seat in (0, 2):
        session.say(seat, sell(own[seat][0]))
    session.undo()
    assert position(session) == before


def test_undo_in_the_middle_of_a_sale_takes_back_the_last_choice_only() -> None:
    session = to_the_sale(Session(GAME, [ADA, BRAM, CHLOE]))
    own = session.view().deeds
    session.say(2, sell(own[2][0]))
    session.say(0, sell(own[0][1]))
    assert list(session.asked) == [1]
    session.undo()
    assert list(session.asked) == [0, 1]
    assert (session.view(2).choice, session.view(0).choice) == (own[2][0], None)
    session.say(0, sell(own[0][2]))
    session.say(1, sell(own[1][0]))
    assert {own[2][0], own[0][2], own[1][0]} == {deed for sold in session.view().sold for deed in sold}


def test_undo_of_a_sale_alone_among_bots_takes_back_one_sale_only() -> None:
    session = to_the_sale(Session(GAME, [ADA, HARD, EASY]))
    for _ in range(3):
        before = position(session)
        session.say(0, sell(session.view(0).deeds[0][0]))
    session.undo()
    assert position(session) == before


# -------------------------------------------------------------------------------------------------- branches


def test_a_branch_goes_its_own_way_and_leaves_the_first_session_as_it_was() -> None:
    session = play_on(Session(GAME, [ADA, HARD, BRAM], seed=5), moves=12)
    before = position(session)
    for upto in range(session.moves + 1):
        branch = session.branch(upto)
        assert branch.journal.moves[:upto] == session.journal.moves[:upto]
        play_on(branch, seed=99)
        assert branch.over
        assert position(session) == before


def test_a_branch_from_now_is_the_same_position() -> None:
    session = play_on(Session(GAME, [ADA, HARD, BRAM], seed=5), moves=12)
    assert position(session.branch(session.moves)) == position(session)


def test_a_branch_before_the_deal_gets_the_same_cards() -> None:
    session = play_on(Session(GAME, [ADA, HARD], seed=5))
    dealt = [move for move in session.journal.moves if move[0] == CHANCE]
    assert session.branch(0).journal.moves[: len(dealt)] == dealt


@pytest.mark.parametrize("upto", [-1, 10_000])
def test_a_branch_from_a_move_that_was_not_made_is_refused(upto: int) -> None:
    session = Session(GAME, [ADA, HARD])
    with pytest.raises(IndexError, match="a branch from move"):
        session.branch(upto)


@pytest.mark.parametrize("name", NAMES)
def test_again_is_a_new_game_with_the_same_seats_rules_and_cards(name: str) -> None:
    rules = QUICK[name]
    session = play_on(Session(name, [ADA, HARD, BRAM], rules, seed=6))
    again = session.again()
    assert (again.sitters, again.journal.rules) == (session.sitters, rules)
    assert again.moves < session.moves
    play_on(again, seed=77)
    opening = next(k for k, (seat, _) in enumerate(session.journal.moves) if seat != CHANCE)
    last = opening if name in SHUFFLED_AGAIN else None
    cards = [[action for seat, action in s.journal.moves[:last] if seat == CHANCE] for s in (session, again)]
    assert cards[0] == cards[1] != []
    assert again.journal.moves != session.journal.moves
    assert session.again().again().dealt == session.dealt


def test_answers_of_chance_can_be_given_and_those_that_do_not_fit_are_not_used() -> None:
    deck = Action("deeds", cards=tuple(range(1, 31)))
    assert Session(GAME, [ADA, BRAM], dealt=[deck]).view().market == (1, 2)
    misfit = Session(GAME, [ADA, BRAM], dealt=[PASS, deck], seed=1)
    assert misfit.journal.moves[:2] == Session(GAME, [ADA, BRAM], seed=1).journal.moves[:2]


# ----------------------------------------------------------------------------------------------------- seats


def test_a_bot_takes_over_for_who_leaves_and_the_game_goes_on() -> None:
    session = play_on(Session(GAME, [ADA, BRAM, CHLOE], seed=7), moves=5)
    leaver = session.asked[0]
    said = session.journal.moves[:]
    session.seat(leaver, Sitter("Finn", "medium"))
    assert session.sitters[leaver] == Sitter("Finn", "medium")
    assert leaver not in session.people
    assert leaver not in session.asked
    assert session.journal.moves[: len(said)] == said
    assert session.journal.moves[len(said)][0] == leaver
    assert play_on(session).over


def test_when_everybody_leaves_the_bots_play_to_the_end() -> None:
    session = Session(GAME, [ADA, BRAM])
    session.seat(0, EASY)
    session.seat(1, HARD)
    assert session.over


def test_a_person_takes_a_bots_seat() -> None:
    session = Session(GAME, [ADA, HARD], seed=1)
    session.seat(1, BRAM)
    assert session.people == (0, 1)
    while session.asked[0] != 1:
        answer(session, Random(0))
    session.say(1, PASS)
    assert session.journal.moves[-1] == (1, PASS)


def test_a_bot_that_does_not_exist_takes_no_seat() -> None:
    session = Session(GAME, [ADA, BRAM])
    before = position(session)
    with pytest.raises(bots.UnknownBot):
        session.seat(0, Sitter("Finn", "genius"))
    assert position(session) == before
    assert session.people == (0, 1)


# ---------------------------------------------------------------------------------------------------- saving


def test_a_running_game_is_saved_packed_and_an_ended_one_plain() -> None:
    session = Session(GAME, [ADA, HARD, BRAM], seed=8)
    while not session.over:
        row = json.loads(session.save())
        assert set(row) == {"hashiban", "packed", "body"}
        assert "not encryption" in row["packed"]
        assert not any(word in session.save() for word in ('"deeds"', '"cards":', '"seed"', "cheque"))
        answer(session, Random(session.moves))
    assert session.save() == session.journal.lines()
    assert '"cards": [' in session.save()
    assert parse(session.save()) == session.journal


@pytest.mark.parametrize("name", NAMES)
def test_a_resumed_game_goes_on_with_the_same_bots_answers_as_the_unsaved_one(name: str) -> None:
    for moves in range(0, 20, 3):
        session = play_on(
            Session(name, [ADA, HARD, Sitter("Gus", "easy"), BRAM], QUICK[name], seed=moves), moves=moves
        )
        again = resume(session.save())
        assert position(again) == position(session)
        assert again.asked == session.asked
        assert position(play_on(again)) == position(play_on(session))
        assert again.save() == session.save()


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_with_a_habit_sits_at_a_table_that_is_saved_and_resumed(name: str) -> None:
    habit = habits(name)[-1]
    session = play_on(Session(name, [ADA, Sitter("", habit), BRAM], QUICK[name], seed=2), moves=3)
    again = resume(session.save())
    assert again.sitters[1] == Sitter("", habit)
    assert (position(again), again.asked) == (position(session), session.asked)
    assert position(play_on(again, moves=3)) == position(play_on(session, moves=3))
    assert again.save() == session.save()


def test_a_resumed_game_can_be_undone_and_dealt_again() -> None:
    session = play_on(Session(GAME, [ADA, HARD], seed=9), moves=3)
    again = resume(session.save())
    for one in (session, again):
        one.undo()
    assert position(again) == position(session)
    assert position(again.again()) == position(session.again())


def test_a_saved_game_that_cannot_have_happened_is_not_resumed() -> None:
    session = play_on(Session(GAME, [ADA, HARD], seed=9))
    lines = session.save().splitlines()
    del lines[6]
    with pytest.raises(JournalError, match=r"^line [78]"):
        resume("\n".join(lines))


@given(st.data())
def test_people_may_speak_undo_save_and_change_seats_in_any_order(data: st.DataObject) -> None:
    levels = data.draw(st.lists(st.sampled_from([None, None, "easy", "hard"]), min_size=2, max_size=4))
    session = Session(GAME, [Sitter(f"{k}", level) for k, level in enumerate(levels)], seed=data.draw(st.integers()))
    for _ in range(data.draw(st.integers(0, 25))):
        match data.draw(st.sampled_from(["say", "say", "say", "undo", "save", "branch", "seat", "again"])):
            case "say" if session.asked:
                seat = data.draw(st.sampled_from(session.asked))
                session.say(seat, data.draw(legal(session.view(seat).options)))
            case "undo":
                moves = session.moves
                session.undo()
                assert session.moves <= moves
            case "save":
                before = position(session)
                session = resume(session.save())
                assert position(session) == before
            case "branch":
                session = session.branch(data.draw(st.integers(0, session.moves)))
            case "seat":
                level = data.draw(st.sampled_from([None, None, "easy"]))
                session.seat(data.draw(st.integers(0, len(levels) - 1)), Sitter("New", level))
            case "again":
                session = session.again()
        assert session.over or session.asked
        assert resume(session.journal.lines()).moves == session.moves
