"""De Veiling van Hashiban on the page: what is shown and to whom, windows, deals, lots, and who is the oldest."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import ipywidgets as ipw
import pytest

from hashiban import bots
from hashiban.actions import CHANCE, Action, Amount, Lay, Pick
from hashiban.engine import look, step
from hashiban.games import hashiban as hb
from hashiban.games import hashiban_bidding as bidding
from hashiban.games import hashiban_box as box
from hashiban.games import load
from hashiban.games.hashiban_table import Hand, Stock
from hashiban.journal import Sitter
from hashiban.session import Session
from hashiban.table import SPECTATOR, Event, State, View
from hashiban.words import LANGUAGES, words
from hashiban_widgets import TablePage
from hashiban_widgets.boards import hashiban as board
from hashiban_widgets.controls import Controls, labelled
from hashiban_widgets.look import style
from hashiban_widgets.parts import Part, tree
from tests.boards import drawn, text
from tests.laws.hashiban import Holds, coins, dealer, position, thing, things
from tests.seats import played, rules_of
from tests.test_page import buttons, press, sent

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hashiban.actions import Seat
    from hashiban.words import Words

GAME = "hashiban"
HASHIBAN = load(GAME)
EN = words("en")
NAMES = ["Anna", "Ben", "Cas", "Dee"]
SPOKEN = [language for language in LANGUAGES if words(language).has(f"{GAME}-window-title")]
SILENT, PASS = Action("silent"), Action("pass")
ALWAYS = hb.Rules()
ANNA = Holds((1000, 2000, 5000), "bow cactus encyclopedia palm ledger", "plants weapons", "potions", 1)
BEN = Holds((1000, 2000, 2000), "brew elixir", "potions gold", "food")
CAS = Holds((5000, 1000), "gong horn", "music shields", "piracy", 2)
FOUR = (
    ANNA,
    Holds(BEN.bills, BEN.objects, "gold magic", "food"),
    CAS,
    Holds((1000,), "kettle", "ironware pets books"),
)
QUESTIONS = {
    *("open", "aside", "action", "price", "bid", "counter", "show"),
    *("give", "ask", "promise", "answer", "share", "join"),
}


@pytest.fixture(autouse=True)
def _no_models_left() -> Iterator[None]:
    yield
    ipw.Widget.close_all()


def seen(state: State, seat: Seat, told: Sequence[Sequence[Event]] = ()) -> View:
    """What this seat sees of a position, and may say."""
    return look(HASHIBAN, state, seat, told).kept()


def say(state: State, *moves: tuple[Seat, Action]) -> list[Event]:
    """Let the seats say this in turn."""
    return [event for seat, action in moves for event in step(HASHIBAN, state, seat, action)]


def quiet(state: State, until: Seat | None = None) -> State:
    """Nobody steps in, until this seat is asked."""
    while state.table.phase == "aside" and state.table.asked[0] != until:
        say(state, (state.table.asked[0], SILENT))
    return state


def auctioned(rules: hb.Rules = ALWAYS, top: str = "amulet", public: str = "jewellery") -> State:
    """Anna turned up an object, nobody stepped in, and she is asked for a bid."""
    state = quiet(position(*FOUR, public=public, top=top, rules=rules))
    say(state, (0, Action("auction")))
    return quiet(state)


def positions(
    players: int, seed: int = 1, rules: hb.Rules = ALWAYS, most: int = 400
) -> Iterator[tuple[State, Seat, list[list[Event]]]]:
    """Every position of the beginning of a game of seats that say anything, with who is asked and what was told."""
    told: list[list[Event]] = []
    state = HASHIBAN.start(players, rules)
    for k, _ in enumerate(played(HASHIBAN, state, seed, told, bots.anything)):
        if k == most:
            return
        for seat in HASHIBAN.waiting(state.table):
            if seat != CHANCE:
                yield state, seat, told


def shown(view: View, ours: Words = EN) -> str:
    """All that the board makes of a view."""
    return drawn(board, view, ours, NAMES)


def tile(state: State, seat: Seat) -> str:
    """What can be read about this seat at the table, by somebody who sits nowhere."""
    return text(board.seats(seen(state, SPECTATOR), EN, NAMES).split("hb-tile-head")[seat + 1])


def at_table(state: State, *people: str) -> TablePage:
    """A page at which these people, and computers that say anything beside them, sit at this position."""
    sitters = [Sitter(name) for name in people]
    sitters += [Sitter(NAMES[seat], "random") for seat in range(len(people), state.table.players)]
    page = TablePage(GAME, sitters, seed=1)
    assert page.session is not None
    page.session._state, page.session.journal.moves, page.session.journal.told = state, [], []
    page._show()
    return page


def named(page: TablePage) -> list[str]:
    """The buttons of the question."""
    return [button.description for button in buttons(page)]


def table_of(page: TablePage) -> View:
    """What everybody sees."""
    assert page.session is not None
    return page.session.view(SPECTATOR)


# ---------------------------------------------------------------------------------------- secrets


@pytest.mark.rule("HS12", "HA37")
@pytest.mark.parametrize("players", hb.PLAYERS)
def test_nobody_is_shown_anything_of_another_hand_or_of_a_pile(players: int) -> None:
    met = 0
    for k, (state, _, told) in enumerate(positions(players, seed=players)):
        if k % 19:
            continue
        for me in (*range(players), SPECTATOR):
            twin = State(state.table, [Hand(), *[Hand() for _ in range(1, players)]], Stock([], [], ()))
            if me != SPECTATOR:
                twin.hands[me] = state.hands[me]
            view = seen(twin, me, told)
            view.options = seen(state, me, told).options
            assert shown(view) == shown(seen(state, me, told))
            met += 1
    assert met > 40


@pytest.mark.rule("HS50", "HA8")
def test_no_screen_that_all_may_see_tells_who_holds_a_weapon() -> None:
    """Twin: Anna's first object is a weapon, or not. Only her own screen differs."""
    pages = []
    for own in ("slingshot", "cactus"):
        probe = Session(GAME, [Sitter(name) for name in NAMES[:2]], seed=3)
        order = [card for card in probe.dealt[1].cards if card not in things("slingshot cactus brew wand")]
        other = "cactus" if own == "slingshot" else "slingshot"
        first = Action("objects", cards=(*things(f"{own} brew wand"), *order, thing(other)))
        dealt = [probe.dealt[0], first, *probe.dealt[2:]]
        page = TablePage(GAME)
        page._sit(Session(GAME, [Sitter(name) for name in NAMES[:2]], seed=3, dealt=dealt))
        public = [sent(page)]
        press(page, "Nobody")
        public.append(sent(page))
        press(page, "I am Anna")
        press(page, "Auction the top object")
        public.append(sent(page))
        press(page, "Anna")
        public.append(sent(page))
        press(page, "I am Anna")
        pages.append((public, named(page)))
    assert pages[0][0] == pages[1][0]
    assert any("Throw out Ben" in button for button in pages[0][1])
    assert not any("Throw out" in button for button in pages[1][1])


def test_a_public_question_shows_no_hand() -> None:
    page = at_table(position(*FOUR, rules=ALWAYS), "Anna", "Ben")
    assert page._mine.value == ""
    assert page.hint.box.children == () or page.hint._view is None
    for secret in ("botanical encyclopedia", "whistling cactus", "green brew", "dealer in plants"):
        assert secret not in sent(page)


# ---------------------------------------------------------------------------------------- windows


@pytest.mark.rule("HA8")
def test_people_at_one_screen_are_asked_together_and_in_the_open() -> None:
    page = at_table(auctioned(), "Anna", "Ben", "Cas")
    press(page, "I am Anna")
    press(page, "Pass")
    assert table_of(page).phase == "aside"
    assert "Does anybody step in?" in page._ask.value
    assert named(page) == ["Nobody", "Nobody, for the rest of this turn", "Anna", "Ben", "Cas"]
    assert "hb-turn" not in page._seats.value


@pytest.mark.rule("HA8")
def test_nobody_lets_all_at_the_screen_be_silent_and_the_game_goes_on() -> None:
    page = at_table(auctioned(), *NAMES)
    press(page, "I am Anna")
    press(page, "Pass")
    moves = page.session.moves if page.session else 0
    press(page, "Nobody")
    assert page.session is not None
    assert [action.verb for _, action in page.session.journal.moves[moves:]] == ["silent"] * 4
    assert table_of(page).phase == "bid"
    assert named(page) == ["I am Ben"]


@pytest.mark.rule("HA8")
def test_after_nobody_for_the_rest_of_the_turn_nobody_is_asked_until_the_next() -> None:
    page = at_table(auctioned(), *NAMES)
    press(page, "I am Anna")
    press(page, "Pass")
    press(page, "Nobody, for the rest")
    assert table_of(page).rested == (0, 1, 2, 3)
    for name in NAMES[1:]:
        press(page, f"I am {name}")
        press(page, "Pass")
    assert table_of(page).turn == 2
    assert "Does anybody step in?" in page._ask.value


@pytest.mark.rule("HA8", "HS50")
def test_who_steps_in_takes_the_device_and_those_before_were_silent() -> None:
    page = at_table(auctioned(), *NAMES)
    press(page, "I am Anna")
    press(page, "Pass")
    moves = page.session.moves if page.session else 0
    press(page, "Cas")
    assert page.session is not None
    assert page.session.journal.moves[moves:] == [(0, SILENT), (1, SILENT)]
    assert named(page) == ["I am Cas"]
    assert page._mine.value == ""
    press(page, "I am Cas")
    assert "golden horn" in page._mine.value
    assert {"Nothing now", "Propose a deal to Anna", "Bid together with Ben"} <= set(named(page))
    press(page, "Nothing now")
    assert named(page) == ["Nobody", "Nobody, for the rest of this turn", "Dee"]


@pytest.mark.rule("HA6", "HA8", "HS51")
def test_a_weapon_opens_a_new_window_for_all_who_are_left() -> None:
    page = at_table(auctioned(), *NAMES)
    press(page, "I am Anna")
    press(page, "Pass")
    press(page, "Anna")
    press(page, "I am Anna")
    press(page, "Throw out Cas with: singing bow")
    assert table_of(page).ejected == (2,)
    assert named(page) == ["Nobody", "Nobody, for the rest of this turn", "Anna", "Ben", "Dee"]


def test_what_was_said_for_all_does_not_outlive_what_happens() -> None:
    """Ben is thrown out by Anna in the window; those after her are asked once more, and are not silent unasked."""
    state = auctioned()
    page = at_table(state, *NAMES)
    press(page, "I am Anna")
    press(page, "Pass")
    press(page, "Nobody")
    press(page, "I am Ben")
    press(page, "Bid 1,000")
    assert "Does anybody step in?" in page._ask.value
    assert named(page)[2:] == ["Ben", "Cas", "Dee", "Anna"]


def test_undo_in_a_window_asks_anew() -> None:
    page = at_table(auctioned(), *NAMES)
    assert page.session is not None
    page._sit(Session(GAME, [Sitter(name) for name in NAMES[:2]], seed=3))
    press(page, "Ben")
    assert named(page) == ["I am Ben"]
    page.buttons["undo"].click()
    assert named(page) == ["Nobody", "Nobody, for the rest of this turn", "Anna", "Ben"]
    press(page, "Anna")
    press(page, "I am Anna")
    press(page, "Nothing now")
    page.buttons["undo"].click()
    assert named(page) == ["Nobody", "Nobody, for the rest of this turn", "Anna", "Ben"]


@pytest.mark.rule("HA8")
def test_one_person_gets_a_small_question_with_quiet_buttons() -> None:
    state = quiet(position(*FOUR, rules=ALWAYS))
    say(state, (0, Action("auction")))
    page = at_table(state, "Anna")
    assert "Anything from you?" in page._ask.value
    first = buttons(page)[:2]
    assert [button.description for button in first] == ["Nothing now", "Nothing more this turn"]
    assert all("hb-quiet" in button._dom_classes for button in first)
    assert sum("Throw out" in name for name in named(page)) == 3
    plain = [button for button in buttons(page) if "deal" in button.description]
    assert len(plain) == 3
    assert not any("hb-card" in button._dom_classes for button in plain)


def test_every_person_on_the_button_of_a_window_is_asked_when_pressed() -> None:
    met = 0
    for seed in range(3):
        state = HASHIBAN.start(3, hb.Rules(deals="turns"))
        for k, _ in enumerate(played(HASHIBAN, state, seed, [], bots.anything)):
            if k == 300:
                break
            if state.table.phase != "aside":
                continue
            twin, asked = state.copy(), [state.table.asked[0]]
            while not say(twin, (asked[-1], SILENT)) and twin.table.phase == "aside":
                asked.append(twin.table.asked[0])
            assert board.steps_in(seen(state, SPECTATOR)) == tuple(asked)
            met += len(asked)
    assert met > 30


# ---------------------------------------------------------------------------------------- deals


@pytest.mark.rule("HS56", "HS57", "HA17")
def test_a_deal_is_made_in_steps_and_summed_up_for_both_sides() -> None:
    page = at_table(position(*FOUR, bills=(2000,), rules=ALWAYS), *NAMES)
    press(page, "Anna")
    press(page, "I am Anna")
    press(page, "Propose a deal to Ben")
    assert text(page._lot.value).count("not said yet") == 2
    assert "Give nothing" in named(page)
    steps = [button for button in buttons(page) if button.description == "+"]
    steps[0].click()
    steps[1].click()
    press(page, "Give these")
    assert text(page._lot.value).count("not said yet") == 1
    steps = [button for button in buttons(page) if button.description == "+"]
    steps[2].click()
    press(page, "Ask for these")
    assert "You give Ben 3,000 (2,000 and 1,000) and get 5,000." in text(page._lot.value)
    press(page, "ask for the next start income")
    assert named(page) == ["I am Ben"]
    press(page, "I am Ben")
    assert "Anna gives you 3,000 (2,000 and 1,000) and gets 5,000 and your next start income." in text(
        page._lot.value
    )
    assert named(page) == ["No, thank you"]
    assert "You cannot pay what is asked." in page._ask.value


@pytest.mark.rule("HS57", "HA17")
def test_a_promise_is_seen_at_the_table_until_it_is_kept() -> None:
    state = position(*FOUR, rules=ALWAYS)
    ask, give = Action("ask", coins=(1, 0, 0, 0)), Action("give", coins=(0, 0, 0, 0))
    say(state, (0, Action("deal", cards=(1,))), (0, give), (0, ask), (0, Action("promise-mine")))
    lot = text(board.lot(seen(state, 2), EN, NAMES))
    assert "Anna gives Ben the next start income of Anna and gets 1,000." in lot
    say(state, (1, Action("accept")))
    assert "the next start income goes to Ben" in tile(state, 0)
    assert "start income" not in tile(state, 1)


def test_an_empty_deal_says_so_and_can_only_be_dropped_or_carry_a_promise() -> None:
    state = position(*FOUR, rules=ALWAYS)
    none = (0, 0, 0, 0)
    say(state, (0, Action("deal", cards=(1,))), (0, Action("give", coins=none)), (0, Action("ask", coins=none)))
    view = seen(state, 0)
    assert "You give Ben nothing and get nothing." in text(board.lot(view, EN, NAMES))
    assert "So far it is empty." in board.ask(view, EN)[1]


@pytest.mark.rule("HS58", "HA18")
def test_a_pool_shows_who_leads_and_what_lies_in_it() -> None:
    state = auctioned()
    say(state, (0, PASS))
    quiet(state, until=2)
    say(state, (2, Action("pool", cards=(1,))), (2, Action("share", coins=coins(1000))))
    assert "Lead: Cas · partner: Ben" in text(board.lot(seen(state, 1), EN, NAMES))
    assert "you get 1,000 if you win" in board.ask(seen(state, 1), EN)[1]
    say(state, (1, Action("join", coins=coins(2000, 1000))))
    assert "together with Ben · 3,000 more in the pool · 1,000 for the partner on a win" in tile(state, 2)


# ---------------------------------------------------------------------------------------- lots


@pytest.mark.rule("HS28", "HA11", "HS32")
def test_a_lot_is_pressed_together_and_can_start_at_a_price_nobody_pays() -> None:
    page = at_table(quiet(position(*FOUR, rules=hb.Rules(deals="never"))), "Anna", *NAMES[1:])
    press(page, "I am Anna")
    assert "Sell objects of your own" in " ".join(part.value for part in tree(page) if isinstance(part, ipw.HTML))
    press(page, "whistling cactus")
    press(page, "ledger of debts")
    assert any("2 objects in the lot" in part.value for part in tree(page) if isinstance(part, ipw.HTML))
    press(page, "Lay these out as a lot")
    assert "Under the hammer: a lot of 2 objects" in text(page._lot.value)
    assert "you draw 2 bills" in page._ask.value
    starts = [name for name in named(page) if name.startswith("Start at")]
    assert starts == [
        *("Start at 1,000", "Start at 3,000", "Start at 5,000", "Start at 8,000"),
        *("Start at 110,000: more money than there is", "Start at this price"),
    ]
    assert "Start at this price" in named(page)
    assert "passed" not in text(page._seats.value)
    press(page, "more money than there is")
    view = table_of(page)
    assert view.lot == things("ledger cactus")
    assert view.start == 110_000


def test_every_start_price_on_a_button_can_be_named() -> None:
    option = Amount("price", *hb.PRICES, box.STEP)
    found = board.amounts(seen(auctioned(), 0), option)
    assert found[-1] == option.most > box.MONEY
    assert all(option.fault(Action("price", amount)) is None for amount in found)
    assert list(found) == sorted(set(found))


@pytest.mark.rule("HS31", "HA12")
def test_a_counter_offer_lies_open_before_the_seller() -> None:
    state = quiet(position(*FOUR, rules=ALWAYS))
    say(state, (0, Action("lot", cards=things("cactus"))), (0, Action("price", 3000)))
    quiet(state)
    view = seen(state, 1)
    heads = Controls(Part(lambda: None), view, EN, GAME, lambda _: None, False, NAMES).box
    told = " ".join(part.value for part in tree(heads) if isinstance(part, ipw.HTML))
    assert told.index("A bid") < told.index("Or a counter-offer to the seller")
    say(state, (1, Action("counter", coins=coins(2000), cards=things("brew"))))
    lot = text(board.lot(seen(state, 0), EN, NAMES))
    assert "Counter-offer by Ben : 2,000 and green brew" in lot
    assert "Seller: Anna . Start price: 3,000" in lot


# ---------------------------------------------------------------------------------------- the table


@pytest.mark.rule("HS24", "HS26")
def test_bills_lie_in_front_of_who_bid_and_a_new_bid_begins_with_them() -> None:
    state = auctioned()
    say(state, (0, Action("bid", coins=coins(2000))))
    quiet(state)
    say(state, (1, Action("bid", coins=coins(2000, 1000))))
    quiet(state)
    assert "bid 2,000" in tile(state, 0)
    assert "highest bid" in tile(state, 1)
    assert "bid 3,000" in tile(state, 1)
    assert "Highest bid: 3,000 by Ben" in text(board.lot(seen(state, 2), EN, NAMES))
    say(state, (2, PASS))
    quiet(state)
    say(state, (3, PASS))
    quiet(state)
    option = next(option for option in seen(state, 0).options if isinstance(option, Lay))
    assert board.laid(seen(state, 0), option) == coins(2000)
    heads = Controls(Part(lambda: None), seen(state, 0), EN, GAME, lambda _: None, False, NAMES).box
    assert any("Your bid: 2,000, at least 4,000" in part.value for part in tree(heads) if isinstance(part, ipw.HTML))


@pytest.mark.rule("HS14", "HS39", "HS47", "HA37")
def test_everybody_is_seen_with_dealers_securities_and_counts_of_what_is_hidden() -> None:
    state = auctioned()
    for seat, held in enumerate(FOUR):
        told = tile(state, seat)
        assert EN.say(f"{GAME}-holds-bills", count=state.table.bills[seat]) in told
        assert EN.say(f"{GAME}-holds-objects", count=state.table.objects[seat]) in told
        assert EN.say(f"{GAME}-holds-dealers", count=len(held.dealers.split())) in told
        assert all(kind in told for kind in held.revealed.split())
        assert (f"{held.securities} ×" in told) == bool(held.securities)
    lot = text(board.lot(seen(state, 1), EN, NAMES))
    assert "Public dealer jewellery" in lot
    assert f"Object pile {state.table.object_left} left" in lot
    assert f"Bill pile {state.table.bill_left} left" in lot


@pytest.mark.rule("HS51")
def test_who_is_thrown_out_is_seen_in_the_middle_and_at_the_seat() -> None:
    state = auctioned()
    say(state, (0, Action("bid", coins=coins(1000))))
    quiet(state, until=0)
    say(state, (0, Action("weapon", cards=(bidding.coded(thing("bow"), 2),))))
    assert "Thrown out of this auction: Cas" in text(board.lot(seen(state, 1), EN, NAMES))
    assert "thrown out" in tile(state, 2)


@pytest.mark.rule("HS5", "HS37", "HS41")
def test_the_own_hand_tells_the_kinds_of_each_object_and_how_far_each_dealer_is() -> None:
    view = seen(quiet(position(*FOUR, rules=ALWAYS)), 0)
    mine = board.mine(view, EN)
    told = text(mine)
    assert "botanical encyclopedia books plants" in told
    assert "plants 3 of 3 objects" in told
    assert "weapons 1 of 3 objects" in told
    assert "In your turn you can reveal: plants" in told
    assert mine.count("hb-hs-sought") == 4
    assert mine.count("hb-hs-has") == 4
    assert "can reveal" not in text(board.mine(seen(position(*FOUR, rules=ALWAYS), 1), EN))


@pytest.mark.rule("HS33", "HS34", "HS35", "HS36")
def test_bonoloto_is_shown_bill_by_bill_with_what_is_kept_and_what_is_put_back() -> None:
    drawn = (2000, 5000, 2000, 10000, 2000)
    told = [
        [Event("bonoloto", {"who": 1, "cost": 5000, "drawn": drawn, "kept": (2000, 2000, 10000), "amount": 14000})]
    ]
    lot = board.lot(seen(auctioned(), 0, told), EN, NAMES)
    rows = re.findall(r'<li class="hb-hs-(kept|back)"[^>]*><svg[^>]*aria-label="([\d,]+)"', lot)
    assert rows == [
        ("kept", "2,000"),
        ("back", "5,000"),
        ("kept", "2,000"),
        ("kept", "10,000"),
        ("back", "2,000"),
    ]
    assert "Bonoloto, 5,000 paid by Ben : 14,000 kept" in text(lot)
    told.append([Event("unsold", {"who": 1, "cards": things("wand"), "drawn": 1, "start": 0})])
    assert "Bonoloto" not in board.lot(seen(auctioned(), 0, told), EN, NAMES)


@pytest.mark.rule("HS38", "HS39")
def test_a_reveal_shows_its_dealers_and_the_objects_for_them() -> None:
    state = quiet(position(*FOUR, rules=ALWAYS))
    told = [say(state, (0, Action("reveal", cards=(1 << box.category(dealer("plants")),))))]
    say(state, (CHANCE, Action("objects", cards=tuple(sorted(state.stock.object_pile)))))
    lot = board.lot(seen(state, 1, told), EN, NAMES)
    assert "A dealer revealed by Anna , open now: 2" in text(lot)
    assert 'aria-label="dealer in plants"' in lot
    assert lot.count('aria-label="whistling cactus: plants"') == 1


# ---------------------------------------------------------------------------------------- the question


@pytest.mark.parametrize("language", SPOKEN)
def test_every_question_can_be_asked_and_every_button_named_under_every_house_rule(language: str) -> None:
    ours, asked = words(language), set()
    for seed, rules in enumerate(rules_of(HASHIBAN)):
        for k, (state, seat, told) in enumerate(positions(2 + seed % 3, seed, rules, most=250)):
            view = seen(state, seat, told)
            if view.phase in asked and k % 5:
                continue
            asked.add(view.phase)
            question, hint = board.ask(view, ours)
            assert question.endswith(("?", "."))
            assert hint.endswith((".", "!"))
            for option in view.options:
                assert labelled(GAME, view, _some(option), ours, NAMES)
            shown(seen(state, SPECTATOR, told), ours)
    assert asked | {"show"} == QUESTIONS


def _some(option: object) -> Action:
    match option:
        case Amount(verb, least):
            return Action(verb, least)
        case Pick(verb, codes):
            return Action(verb, cards=codes[:1])
        case Lay(verb, purse, _, _, cards):
            return Action(verb, cards=cards[:1], coins=purse.counts)
        case _:
            return Action(option.verb)  # type: ignore[attr-defined]


@pytest.mark.rule("HA31", "HA36")
def test_who_can_show_different_objects_chooses_one_by_one() -> None:
    own = Holds((), "cactus encyclopedia palm sundew", "plants")
    state = quiet(position(own, BEN, rules=hb.Rules(deals="never")))
    say(state, (0, Action("reveal", cards=(1 << box.category(dealer("plants")),))))
    view = seen(state, 0)
    assert board.ask(view, EN)[0] == "Which object do you show next?"
    assert "Shown one by one by Anna" in text(board.lot(view, EN, NAMES))
    name = labelled(GAME, view, Action("show", cards=(thing("sundew"),)), EN, NAMES)
    assert name == "Show: pet sundew"


@pytest.mark.rule("HS50")
def test_the_button_of_a_weapon_names_the_target_and_the_weapon() -> None:
    state = quiet(position(*FOUR, rules=ALWAYS))
    say(state, (0, Action("auction")))
    view = seen(state, 0)
    pick = next(option for option in view.options if isinstance(option, Pick) and option.verb == "weapon")
    told = [labelled(GAME, view, Action("weapon", cards=(code,)), EN, NAMES) for code in pick.cards]
    assert told == [f"Throw out {name} with: singing bow" for name in NAMES[1:]]
    drawn = {board.picture("weapon", code, view) for code in pick.cards}
    assert len(drawn) == 3


def test_a_card_that_is_counted_is_called_by_its_name_and_kinds() -> None:
    assert text(board.card("objects", thing("encyclopedia"), EN)) == "botanical encyclopedia"
    assert board.card("objects", thing("encyclopedia"), EN).count("<svg") == 2
    assert text(board.card("objects", box.SECURITIES[0], EN)) == "security"
    assert text(board.card("dealers", dealer("gold"), EN)) == "dealer in gold"
    assert text(board.card("bills", 5000, EN)) == "5,000"


def test_the_reference_card_has_rules_of_the_game_and_each_once() -> None:
    rules = [rule for _, section in board.sections() for rule in section]
    assert set(rules) <= set(hb.RULES)
    assert len(rules) == len(set(rules)) > 60
    assert all(EN.say(heading) for heading, _ in board.sections())


# ---------------------------------------------------------------------------------------- who begins


def seated(*rows: tuple[str, str | None]) -> TablePage:
    """A page with the form filled in: a name and a computer, or None for a person."""
    page = TablePage(GAME, seed=1)
    page.seating.count.value = len(rows)
    for row, (name, bot) in enumerate(rows):
        page.seating.who[row].value = bot or ""
        page.seating.name[row].value = name
    return page


@pytest.mark.rule("HS15")
def test_the_seating_asks_who_is_the_oldest_and_seats_clockwise_from_there() -> None:
    page = seated(("Anna", None), ("Ben", None), ("Cas", "medium"), ("Dee", None))
    seating = page.seating
    assert seating.oldest in seating.box.children
    assert [name for name, _ in seating.oldest.options] == ["Anna", "Ben", "Dee"]
    assert [sitter.name for sitter in seating.sitters()] == ["Anna", "Ben", "Cas", "Dee"]
    seating.oldest.value = 3
    assert [sitter.name for sitter in seating.sitters()] == ["Dee", "Anna", "Ben", "Cas"]
    seating.name[3].value = "Dora"
    assert seating.oldest.value == 3
    seating.who[3].value = "medium"
    assert seating.sitters()[0].name == "Anna"
    seating.go.click()
    assert page.session is not None
    assert page.session.sitters[0].name == "Anna"


@pytest.mark.rule("HS15")
def test_one_person_is_the_oldest_without_being_asked_and_among_computers_it_is_drawn() -> None:
    page = seated(("", "medium"), ("Ben", None), ("Cas", "medium"))
    assert page.seating.oldest not in page.seating.box.children
    assert page.seating.sitters()[0].name == "Ben"
    page.seating.who[1].value = "medium"
    first = {page.seating.sitters()[0].name for _ in range(60)}
    assert first == {"", "Ben", "Cas"}


def test_no_other_game_asks_who_is_the_oldest() -> None:
    page = TablePage("vastgoedveiling")
    page.seating.who[1].value = ""
    assert page.seating.oldest not in page.seating.box.children
    page.seating.who[0].value = "medium"
    page.seating.name[0].value = "Zoe"
    assert page.seating.sitters()[0].name == "Zoe"


# ---------------------------------------------------------------------------------------- a whole game


def test_a_whole_game_of_two_at_one_screen_is_played_through_the_controls() -> None:
    page = TablePage(GAME)
    rules = hb.Rules(max_turns=10, deals="turns")
    page._sit(Session(GAME, [Sitter("Anna"), Sitter("Ben")], rules, seed=5))
    luck, met = Random(5), set()
    assert page.session is not None
    for _ in range(4000):
        if page.session.over:
            break
        met.add(table_of(page).phase)
        found = buttons(page)
        steps = [
            button for button in found if "hb-step" in button._dom_classes or "hb-lay-cards" in button._dom_classes
        ]
        others = [button for button in found if button not in steps]
        for button in luck.sample(steps, min(len(steps), 2)):
            button.click()
        luck.choice(others).click()
        assert not any("went wrong" in part.value for part in tree(page) if isinstance(part, ipw.HTML))
    assert page.session.over
    assert {"aside", "action", "bid", "price", "give", "ask", "promise"} <= met
    assert "hb-results" in page._ask.value


def test_every_look_that_the_board_gives_is_in_the_stylesheet() -> None:
    made = "".join(shown(seen(state, seat, told)) for state, seat, told in positions(4, seed=2, most=600))
    state = auctioned()
    say(state, (0, PASS))
    quiet(state, until=2)
    say(state, (2, Action("pool", cards=(1,))), (2, Action("share", coins=coins(1000))))
    say(state, (1, Action("join", coins=coins(2000))))
    made += shown(seen(state, 0)) + board.ending(seen(state, 0), EN, NAMES) + board.card("bills", 1000, EN)
    looks = set(re.findall(r"hb-hs[\w-]*", " ".join(re.findall(r'class="([^"]*)"', made))))
    assert len(looks) > 25
    assert {look for look in looks if f".{look}" not in style()} == set()


@pytest.mark.rule("HS63", "HS64")
def test_the_ending_has_everybody_by_revealed_dealers_with_their_faces() -> None:
    state = auctioned()
    state.table.phase = "end"
    ending = board.ending(seen(state, SPECTATOR), EN, NAMES)
    rows = re.findall(r"<li>.*?</li>", ending)
    assert len(rows) == 4
    assert "No dealer open" in rows[-1]
    assert "Dee" in rows[-1]
    assert ['aria-label="dealer in potions"' in row for row in rows] == [True, False, False, False]
    assert "hb-hs-nobody" not in ending
    assert "The last dealer is open" in board.lot(seen(state, SPECTATOR), EN, NAMES)


@pytest.mark.rule("HA40")
def test_in_a_game_that_is_broken_off_nobody_is_shown_as_the_winner() -> None:
    state = auctioned()
    state.table.phase, state.table.capped = "end", True
    assert "The game is broken off" in board.lot(seen(state, SPECTATOR), EN, NAMES)
    assert "hb-hs-nobody" in board.ending(seen(state, SPECTATOR), EN, NAMES)
