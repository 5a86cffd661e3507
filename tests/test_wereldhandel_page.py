"""Wereldhandel on the page: what is shown of money and to whom, what a button says, how a score comes about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import ipywidgets as ipw
import pytest

from hashiban import bots
from hashiban.actions import CHANCE, Action, Amount, Lay, Pick
from hashiban.engine import look
from hashiban.games import load
from hashiban.games import wereldhandel as wh
from hashiban.journal import Sitter
from hashiban.purse import Purse
from hashiban.table import SPECTATOR, Event, State, View
from hashiban.words import LANGUAGES, words
from hashiban_widgets import TablePage
from hashiban_widgets.boards import wereldhandel as board
from hashiban_widgets.controls import Controls, labelled
from hashiban_widgets.look import style
from hashiban_widgets.parts import Part, tree
from tests.boards import drawn, text
from tests.laws.wereldhandel import position
from tests.seats import played, rules_of
from tests.test_page import buttons, press, sent
from tests.test_wereldhandel import (
    AUCTION,
    BANANAS,
    BRICKS,
    CHEESE,
    DEMURRAGE,
    ONIONS,
    PASS,
    RICH,
    START,
    TREES,
    auctioned,
    begun,
    bid,
    cards,
    counter,
    offer,
    offered,
    say,
    sold,
    trade,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban.actions import Seat
    from hashiban.words import Words

WERELD = load("wereldhandel")
EN = words("en")
NAMES = ["Anna", "Ben", "Cas", "Dee", "Eva"]


@pytest.fixture(autouse=True)
def _no_models_left() -> Iterator[None]:
    yield
    ipw.Widget.close_all()


def seen(state: State, seat: Seat, told: list[list[Event]] | None = None) -> View:
    """What this seat sees of a position, and may say."""
    return look(WERELD, state, seat, told or []).kept()


def positions(
    players: int, seed: int = 1, rules: wh.Rules | None = None
) -> Iterator[tuple[State, Seat, list[list[Event]]]]:
    """Every position of a whole game of seats that say anything, with who is asked and what was told."""
    told: list[list[Event]] = []
    state = WERELD.start(players, rules or wh.Rules())
    for _ in played(WERELD, state, seed, told, bots.anything):
        for seat in WERELD.waiting(state.table):
            if seat != CHANCE:
                yield state, seat, told


def shown(view: View, ours: Words = EN) -> str:
    """All that the board makes of a view."""
    return drawn(board, view, ours, NAMES)


def controls(state: State, seat: Seat, said: list[Action]) -> list[ipw.Widget]:
    """The widgets by which this seat answers."""
    part = Part(lambda: None)
    return list(tree(Controls(part, seen(state, seat), EN, "wereldhandel", said.append, False, NAMES).box))


# ---------------------------------------------------------------------------------------- secrets


@pytest.mark.rule("WS3", "WA27")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_nobody_is_shown_which_money_cards_another_seat_holds_or_laid(players: int) -> None:
    hidden = 0
    for k, (state, _, told) in enumerate(positions(players, seed=players)):
        if k % 61 and (state.table.phase != "answer" or k % (3 * players)):
            continue
        for me in (*range(players), SPECTATOR):
            twin = state.copy()
            for seat, hand in enumerate(twin.hands):
                if seat != me:
                    hand.purse = Purse(wh.MONEY, (0, 0, 0, 0, 0, sum(hand.purse.counts)))
                    hand.offer = (0, 0, 0, 0, 0, sum(hand.offer))
                    hidden += any(state.hands[seat].offer[:5])
            assert shown(seen(twin, me, told)) == shown(seen(state, me, told))
    assert hidden > 5


@pytest.mark.rule("WA27")
def test_what_lies_face_down_is_a_number_of_cards_for_all_but_who_laid_it() -> None:
    state = offered(RICH, RICH)
    say(state, (0, offer(0, 0, 100, 50)))
    for seat in (0, 1, 2, SPECTATOR):
        said = text(board.lot(seen(state, seat), EN, NAMES))
        assert "4 cards, face down" in said
        assert ("You laid 150 face down: 100, 50, and 2 × 0." in said) == (seat == 0)
        assert ("Only Anna knows" in said) == (seat != 0)
    mine = text(board.mine(seen(state, 0), EN))
    assert "Your money: 440 in 8 cards" in mine
    assert "You laid 150" in mine


@pytest.mark.rule("WS23", "WA27")
def test_in_a_second_round_only_the_two_who_trade_are_told_what_both_laid() -> None:
    state = offered(RICH, RICH)
    told = [say(state, (0, offer(50, 10))), say(state, (1, counter(50, 10)))]
    for seat in (0, 1, 2, SPECTATOR):
        said = text(board.lot(seen(state, seat, told), EN, NAMES))
        assert ("you both laid 60" in said) == (seat in (0, 1))
        assert ("both bundles were worth the same" in said) == (seat not in (0, 1))
    assert board.ask(seen(state, 0, told), EN)[0] == "A tie! What do you offer now?"
    told.append(say(state, (0, offer(10))))
    assert "the goods go to the offer" in board.ask(seen(state, 1, told), EN)[1]


def test_no_sum_of_an_earlier_trade_is_told_in_a_later_one() -> None:
    state = offered(RICH, RICH)
    state.table.round = 2
    before = Event("compared", {"who": 1, "whom": 0, "offer": 60, "counter": 60}, (0, 1))
    told = [[before], [Event("trade", {"who": 0, "whom": 1, "card": ONIONS, "stake": 1})]]
    said = text(board.lot(seen(state, 0, told), EN, NAMES))
    assert "both bundles were worth the same" in said
    assert "60" not in said


def test_a_handover_is_the_same_whatever_was_laid_face_down() -> None:
    """Twin: Anna lays a 0 or a 10. Whoever takes the device then cannot tell, and neither can the screen between."""
    pages = []
    for kind in (0, 1):
        page = TablePage("wereldhandel", [Sitter(name) for name in ("Anna", "Ben", "Cas")], seed=3)
        page.show_log.value = True
        for _ in range(200):
            assert page.session is not None
            view = page.session.view(page.session.asked[0])
            if _handover(page):
                if view.phase == "answer":
                    break
                buttons(page)[0].click()
            elif view.phase == "turn":
                next(button for button in buttons(page) if "hb-card" in button._dom_classes).click()
            elif view.phase == "offer":
                more = [button for button in buttons(page) if button.description == "+"]
                more[kind].click()
                press(page, "Lay these cards face down")
            else:
                press(page, "Pass")
        handover = sent(page)
        buttons(page)[0].click()
        pages.append((handover, sent(page)))
        assert "1 card lies face down" in pages[-1][1]
        page.shut()
    assert pages[0] == pages[1]


def _handover(page: TablePage) -> bool:
    return any("hb-handover" in part._dom_classes for child in page._answer.children for part in tree(child))


# ---------------------------------------------------------------------------------------- the table


@pytest.mark.rule("WS11", "WS18")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_everybody_is_seen_with_goods_sets_penalties_and_the_number_of_money_cards(players: int) -> None:
    for k, (state, seat, told) in enumerate(positions(players, seed=2)):
        if k % 7:
            continue
        view = seen(state, seat, told)
        tiles = board.seats(view, EN, NAMES).split("hb-tile-head")[1:]
        assert len(tiles) == players
        for at, tile in enumerate(tiles):
            assert NAMES[at] in tile
            assert tile.count("hb-wh-has") == sum(view.goods[at])
            assert tile.count("hb-wh-set") == view.goods[at].count(4)
            assert EN.say("wereldhandel-money-cards", count=view.counts[at]) in tile
            for fine in view.fines[at]:
                assert f'aria-label="{EN.say("wereldhandel-card", card=fine)}"' in tile
        middle, bare = board.bare(view, EN, NAMES)
        assert middle == board.lot(view, EN, NAMES)
        assert "×" not in text(bare)
        assert bare.count("hb-wh-has") == sum(map(sum, view.goods))


@pytest.mark.rule("WS7", "WS8", "WS14", "WA11")
def test_an_auction_shows_the_card_who_auctions_it_who_leads_and_who_is_out() -> None:
    state = auctioned(RICH, START, START, START, pile=())
    assert "No bid yet" in text(board.lot(seen(state, 1), EN, NAMES))
    say(state, (1, bid(200)))
    said = text(board.lot(seen(state, 2), EN, NAMES))
    assert "Under the hammer: onions the pile is empty" in said
    assert "Highest bid: 200 by Ben" in said
    assert "Auctioneer: Anna" in said
    assert "All four together are worth 90." in said
    say(state, (2, PASS), (3, PASS), (0, Action("sell")))
    said = text(board.lot(seen(state, 2), EN, NAMES))
    assert "Ben could not pay and is out for this card." in said
    assert "could not pay" in text(board.seats(seen(state, 2), EN, NAMES))


@pytest.mark.rule("WS16", "WS18")
def test_trees_and_penalties_are_shown_until_the_next_card_or_trade_is_done() -> None:
    state = begun(3, DEMURRAGE, TREES, BRICKS)
    told = [[Event("penalty", {"who": 0, "card": DEMURRAGE, "value": 200})]]
    told.append([Event("tree", {"time": 1, "amount": 50, "money": 420})])
    said = text(board.lot(seen(state, 2, told), EN, NAMES))
    assert "Anna turned up demurrage: −200 at the end." in said
    assert "The first tree: everybody got 50." in said
    assert state.table.card == TREES
    told.append(say(state, (2, PASS), (0, PASS)))
    said = text(board.lot(seen(state, 0, told), EN, NAMES))
    assert "demurrage" not in said
    assert "tree:" not in said


# ---------------------------------------------------------------------------------------- the question


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_can_be_asked_and_every_button_named_under_every_house_rule(language: str) -> None:
    ours, asked = words(language), set()
    for seed, rules in enumerate(rules_of(WERELD)):
        for k, (state, seat, told) in enumerate(positions(3, seed, rules)):
            if k > 100:
                break
            view = seen(state, seat, told)
            asked.add(view.phase)
            question, hint = board.ask(view, ours)
            assert question.endswith(("?", "."))
            assert hint.endswith((".", "!"))
            for option in view.options:
                action = _some(option)
                assert labelled("wereldhandel", view, action, ours, NAMES)
            shown(seen(state, SPECTATOR, told), ours)
    assert asked == {"bid", "refusal", "pay", "turn", "offer", "answer"}


def _some(option: object) -> Action:
    match option:
        case Amount(verb, least):
            return Action(verb, least)
        case Pick(verb, codes):
            return Action(verb, cards=codes[:1])
        case Lay(verb, purse):
            return Action(verb, coins=purse.counts)
        case _:
            return Action(option.verb)  # type: ignore[attr-defined]


@pytest.mark.rule("WS6", "WA25")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_of_a_trade_names_the_partner_and_the_goods(language: str) -> None:
    own = {ONIONS: 1, BANANAS: 2}
    state = position((START,) * 4, (own, {ONIONS: 1}, {CHEESE: 4}, {ONIONS: 2, BANANAS: 2}), (BRICKS,))
    view, ours = seen(state, 0), words(language)
    pick = next(option for option in view.options if isinstance(option, Pick))
    named = [labelled("wereldhandel", view, Action("trade", cards=(code,)), ours, NAMES) for code in pick.cards]
    assert len(named) == len(set(named)) == 3
    for code, name in zip(pick.cards, named, strict=True):
        partner, kind = wh.decoded(code)
        assert NAMES[partner] in name
        assert ours.say("wereldhandel-goods", kind=kind) in name
        drawn = board.picture("trade", code, view)
        assert drawn.count("<svg ") == 2 + view.goods[0][kind] + view.goods[partner][kind]


@pytest.mark.rule("WA10")
def test_no_button_bids_more_than_the_own_money_and_a_bluff_is_called_one() -> None:
    state = auctioned(RICH, cards(100, 50, 10, 0), RICH)
    option = next(option for option in seen(state, 1).options if isinstance(option, Amount))
    assert board.amounts(seen(state, 1), option) == (60, 110, 160)
    assert "You hold 160. A bid above that is a bluff" in board.ask(seen(state, 1), EN)[1]
    say(state, (1, bid(10)), (2, bid(160)))
    view = seen(state, 1)
    option = next(option for option in view.options if isinstance(option, Amount))
    assert option.least == 170
    assert board.amounts(view, option) == ()
    assert "every bid from here is a bluff" in board.ask(view, EN)[1]


def test_every_amount_on_a_button_can_be_bid() -> None:
    met = 0
    for state, seat, told in positions(4, seed=6):
        view = seen(state, seat, told)
        for option in [option for option in view.options if isinstance(option, Amount)]:
            for amount in board.amounts(view, option):
                assert option.fault(Action("bid", amount)) is None
                assert option.least < amount <= view.purse.total
                met += 1
    assert met > 20


@pytest.mark.rule("WA10")
def test_with_strict_bids_nobody_is_told_of_a_bluff() -> None:
    rules = wh.Rules(strict_bids=True)
    state = auctioned(RICH, START, RICH, rules=rules)
    assert "bluff" not in board.ask(seen(state, 1), EN)[1]
    say(state, (1, bid(10)), (2, bid(200)))
    assert "too little to go higher" in board.ask(seen(state, 1), EN)[1]


@pytest.mark.rule("WS12", "WS13", "WA12", "WA13")
def test_the_auctioneer_is_told_what_selling_brings_and_what_buying_costs() -> None:
    for hand, amount, told in (
        (RICH, 60, "Sell and you get 60. Buy it yourself and you pay 60 to the highest bidder."),
        (cards(100, 50), 60, "you pay 100 to the highest bidder: your cards cannot make 60 exactly"),
        (cards(50), 60, "You hold 50: too little to buy it yourself."),
    ):
        state = auctioned(hand, RICH, RICH)
        say(state, (1, bid(amount)), (2, PASS))
        question, hint = board.ask(seen(state, 0), EN)
        assert told in hint
        assert "Only when you sell" in hint
        assert ("Sell, or buy it yourself?" in question) == ("too little" not in hint)


@pytest.mark.rule("WA14")
def test_who_pays_is_asked_with_which_cards_and_those_are_paid() -> None:
    state = auctioned(RICH, cards(50, *[10] * 6), START)
    sold(state, 1, 60)
    say(state, (0, Action("sell")))
    said: list[Action] = []
    found = controls(state, 1, said)
    chooser = next(part for part in found if isinstance(part, ipw.Dropdown))
    assert [name for name, _ in chooser.options] == ["50 and 10", "6 × 10"]
    chooser.index = 1
    next(part for part in found if isinstance(part, ipw.Button)).click()
    assert said == [Action("pay", coins=(0, 6, 0, 0, 0, 0))]
    assert board.ask(seen(state, 1), EN)[0] == "Which cards do you pay 60 with?"


def test_an_offer_is_laid_a_card_at_a_time_and_nothing_is_said_before() -> None:
    said: list[Action] = []
    found = controls(offered(START, START), 0, said)
    steps = [part for part in found if isinstance(part, ipw.Button) and part.description == "+"]
    assert len(steps) == 3
    for at in (0, 0, 2):
        steps[at].click()
    assert said == []
    assert any("Laid: 50 in 3 cards" in part.value for part in found if isinstance(part, ipw.HTML))
    next(b for b in found if isinstance(b, ipw.Button) and b.description == "Lay these cards face down").click()
    assert said == [Action("offer", coins=(2, 0, 1, 0, 0, 0))]


@pytest.mark.rule("WS26", "WS27")
@pytest.mark.parametrize(("each", "told"), [(1, "One card is at stake"), (2, "Two cards are at stake")])
def test_a_trade_says_how_many_cards_are_at_stake(each: int, told: str) -> None:
    lot = board.lot(seen(offered(START, START, each, each), 0), EN, NAMES)
    assert told in text(lot)
    assert lot.count('aria-label="onions"') == each


def test_with_an_empty_pile_one_is_asked_with_whom_to_trade() -> None:
    state = position((START,) * 3, ({ONIONS: 2, CHEESE: 1}, {ONIONS: 2, CHEESE: 3}))
    assert board.ask(seen(state, 0), EN)[0] == "With whom do you trade?"
    assert AUCTION.verb not in {option.verb for option in seen(state, 0).options}


# ---------------------------------------------------------------------------------------- the score


@pytest.mark.rule("WS31", "WS32", "WA6", "WT15", "WT16", "WT17")
def test_a_score_is_written_as_it_comes_about() -> None:
    state = position((START,) * 4, ({ONIONS: 4, CHEESE: 4}, {ONIONS: 0}, {ONIONS: 0}, {BANANAS: 4}), (BRICKS,))
    state.table.fines = [(), (DEMURRAGE,), (), (DEMURRAGE,)]
    lines = [board.score_line(seen(state, 0), EN, seat) for seat in range(4)]
    assert lines == ["740 × 2 = 1,480", "0 − 200 = −200", "No set yet", "160 × 1 − 200 = −40"]
    state.table.fines = [(DEMURRAGE,), (), (), ()]
    assert board.score_line(seen(state, 0), EN, 0) == "740 × 2 − 200 = 1,280"


@pytest.mark.rule("WS33")
@pytest.mark.parametrize("players", wh.PLAYERS)
def test_the_ending_has_everybody_by_points_and_each_sum_comes_to_the_total(players: int) -> None:
    told: list[list[Event]] = []
    state = WERELD.start(players, wh.Rules())
    for _ in played(WERELD, state, players, told, bots.anything):
        pass
    ending = board.ending(seen(state, SPECTATOR, told), EN, NAMES)
    totals = WERELD.score(state).totals
    rows = re.findall(r"<li>.*?</li>", ending)
    assert len(rows) == players
    assert [EN.worth("wereldhandel", total) in row for total, row in zip(sorted(totals)[::-1], rows, strict=True)]
    for row in rows:
        seat = next(at for at, name in enumerate(NAMES) if name in row)
        said = text(row).replace("−", "-").replace(",", "")
        assert f" {totals[seat]} point" in said
        sum_ = re.search(r"(\d+) × (\d+)(?: - (\d+))? = (-?\d+)", said)
        if sum_:
            value, count, fines, total = (int(number or 0) for number in sum_.groups())
            assert value * count - fines == total == totals[seat]
            assert row.count("<svg ") == count + len(state.table.fines[seat])
    at = [NAMES.index(next(name for name in NAMES if name in row)) for row in rows]
    assert [totals[seat] for seat in at] == sorted(totals, reverse=True)


def test_every_look_that_the_board_gives_is_in_the_stylesheet() -> None:
    state = position((START,) * 3, ({ONIONS: 1, CHEESE: 4}, {ONIONS: 1}, {ONIONS: 2}), (BRICKS,))
    state.table.fines = [(DEMURRAGE,), (), ()]
    told = [[Event("penalty", {"who": 0, "card": DEMURRAGE, "value": 200})]]
    made = shown(seen(state, 0, told)) + board.ending(seen(state, 0), EN, NAMES)
    say(state, (0, trade(1, ONIONS)))
    made += shown(seen(state, 0)) + board.card("pile", DEMURRAGE, EN)
    say(state, (0, offer(0)))
    made += shown(seen(state, 1))
    looks = set(re.findall(r"hb-wh-[\w-]+", " ".join(re.findall(r'class="([^"]*)"', made))))
    assert len(looks) > 15
    assert {look for look in looks if f".{look}" not in style()} <= {"hb-wh-1"}
