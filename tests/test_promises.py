"""The promises of the design, over every game and every number of players."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from itertools import islice, product
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban import bots
from hashiban.actions import CHANCE, Action, Amount, Choice, IllegalMove, Lay, Option, Order, Pick, Roll, Say
from hashiban.engine import chance, look, play, replay, stacked, step, stream
from hashiban.games import NAMES, load
from hashiban.journal import Journal, parse
from hashiban.table import SPECTATOR, Event, Game, State, View
from hashiban.words import Words
from tests.laws import INVARIANTS, LONGEST, MARKED, QUICK, SMALL
from tests.renew_golden import GOLDEN, PLAYED, path, playthrough
from tests.seats import EDGES, TABLES, given_to, legal, moves, played, rules_of, setups, snapshot
from tests.short import SHUFFLED_AGAIN

every_game = pytest.mark.parametrize("name", NAMES)
every_table = pytest.mark.parametrize(("name", "players"), TABLES, ids=[f"{n}-{p}" for n, p in TABLES])
table_by_table = pytest.mark.parametrize(("name", "players"), EDGES)

ENGLISH = Words("en")


def test_every_game_has_its_laws() -> None:
    for laws in (MARKED, INVARIANTS, LONGEST, SMALL):
        assert set(laws) == set(NAMES)


def looked_at(k: int) -> bool:
    """Whether the state after move ``k`` is looked at: all at first, and in a long game ever fewer."""
    return k < 70 or (k % 11 == 0 and k < 800) or k % 101 == 0


# --------------------------------------------------------------- 1. nobody sees what is hidden from it


@pytest.fixture
def marked(name: str, monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Every card of the game, made recognisable."""
    bots.names(name)  # their module is loaded before the decks that it knows are changed
    cards = set[int]()
    for target, deck in MARKED[name].decks.items():
        monkeypatch.setattr(target, deck)
        cards |= set(deck)
    return cards


@table_by_table
def test_no_hidden_card_is_in_anything_that_another_seat_gets(name: str, players: int, marked: set[int]) -> None:
    game, shown = load(name), set[int]()
    for seed, level in enumerate(bots.names(name)[-2:]):
        state, told = game.start(players, QUICK[name]), list[list[Event]]()
        for k, _ in enumerate(played(game, state, seed, told, bots.load(name, level))):
            for seat in (SPECTATOR, *range(players)) if looked_at(k) else ():
                seen = look(game, state, seat, told)
                got: list[object] = [given_to(game, state, seen), repr(seen), seen.kept().heard]
                if seen.options:
                    got += [bots.load(name, other)(seen, Random(seed)) for other in bots.names(name)]
                cards = {int(number) for number in re.findall(r"\b\d+\b", snapshot(got))} & marked
                assert not cards & MARKED[name].secrets(state, seat)
                shown |= cards
    assert len(shown) > len(marked) // 2, "the marks are there to be found"


@every_game
def test_chance_sees_the_cards_that_the_others_may_not(name: str, marked: set[int]) -> None:
    game = load(name)
    state = game.start(game.PLAYERS[0], game.Rules())
    assert MARKED[name].secrets(state, 0) == marked
    everything = snapshot(given_to(game, state, look(game, state, CHANCE)))
    assert {int(number) for number in re.findall(r"\b\d+\b", everything)} >= marked


@table_by_table
def test_reshuffling_what_a_seat_cannot_see_changes_nothing_for_it_or_its_bot(name: str, players: int) -> None:
    game, levels, reshuffled = load(name), [bots.load(name, level) for level in bots.names(name)], 0
    for switched, rules in enumerate(rules_of(game)):
        state, told = game.start(players, rules), list[list[Event]]()
        for k, _ in enumerate(played(game, state, players, told)):
            now = looked_at(k) and (not switched or k % 5 == 0)  # house rules are looked at more seldom
            for seat in (SPECTATOR, *range(players))[k % 2 :: 2] if now else ():  # half of the seats
                seen = look(game, state, seat, told)
                twin = game.imagine(seen, Random(k))
                reshuffled += snapshot(twin) != snapshot(state)
                also = look(game, twin, seat, told)
                assert snapshot(given_to(game, twin, also)) == snapshot(given_to(game, state, seen))
                assert snapshot(twin.table) == snapshot(state.table), "whose turn it is, too"
                if seen.options:
                    for bot in levels:
                        assert bot(also, Random(k)) == bot(seen, Random(k))
    assert reshuffled > 50


@table_by_table
def test_nothing_that_a_view_gives_is_a_handle_on_the_state(name: str, players: int) -> None:
    game = load(name)
    state, told = game.start(players, QUICK[name]), list[list[Event]]()
    for k, _ in enumerate(played(game, state, players, told)):
        before, spoken = snapshot(state), snapshot(told)
        for seat in (SPECTATOR, CHANCE, *range(players)) if looked_at(k) else ():
            seen = look(game, state, seat, told)
            names = [name for part in (state.table, state.hands[0], state.stock) for name in type(part).__slots__]
            for fact in [getattr(seen, name) for name in names if hasattr(seen, name)]:
                spoil(fact)
            spoil(seen.options)
            spoil(seen.heard)
        assert snapshot(state) == before
        assert snapshot(told) == spoken


def spoil(thing: Any) -> None:
    """Change whatever can be changed in this and all that is in it."""
    if isinstance(thing, dict):
        spoil(list(thing.values()))
        thing.clear()
    elif isinstance(thing, list | tuple):
        for item in thing:
            spoil(item)
        if isinstance(thing, list):
            thing.clear()
    else:
        for slot in getattr(type(thing), "__slots__", ()):
            spoil(getattr(thing, slot))
            try:
                setattr(thing, slot, None)
            except AttributeError:
                continue


@table_by_table
def test_a_kept_view_stays_as_it_was(name: str, players: int) -> None:
    game = load(name)
    state, told = game.start(players, QUICK[name]), list[list[Event]]()
    kept: list[tuple[View, str]] = []
    for k, _ in enumerate(played(game, state, players, told)):
        for seat in range(players) if looked_at(k) else ():
            seen = look(game, state, seat, told).kept()
            kept.append((seen, snapshot(given_to(game, state, seen))))
    assert all(snapshot(given_to(game, state, seen)) == then for seen, then in kept)


@every_game
def test_each_seat_hears_what_it_was_told_and_no_more(name: str) -> None:
    game = load(name)
    state = game.start(game.PLAYERS[-1], game.Rules())
    told = [[Event("open", {})], [Event("secret", {}, (1,)), Event("both", {}, (0, 1))]]
    heard = {seat: [event.name for event in View(state, seat, told).heard] for seat in (SPECTATOR, 0, 1)}
    assert heard == {SPECTATOR: ["open"], 0: ["open", "both"], 1: ["open", "secret", "both"]}


@every_table
def test_who_is_not_asked_has_no_options_and_who_is_has_some(name: str, players: int) -> None:
    game = load(name)
    state = game.start(players, game.Rules())
    for _ in played(game, state, players):
        asked = game.waiting(state.table)
        for seat in (SPECTATOR, CHANCE, *range(players)):
            assert bool(look(game, state, seat).options) is (seat in asked)


# ---------------------------------------------------------- 2. an illegal action is refused and changes nothing

ODD: st.SearchStrategy[Any] = st.one_of(
    st.sampled_from([None, "", "3", "three", True, False, 0.0, 0.5, 3.0, float("nan"), -1, -7, 10**400, (), [], {}]),
    st.integers(-5, 40),
)
ODD_VERBS: st.SearchStrategy[Any] = st.sampled_from(["pass", "bid", "sell", "", "fly", None, 7])
ODD_CARDS: st.SearchStrategy[Any] = st.one_of(
    st.lists(ODD, max_size=3).map(tuple),
    st.lists(st.integers(0, 30), max_size=3).map(tuple),
    st.sampled_from([None, "12", "", [], [1], [3, 0], {1}, {}, 5, 0.5]),
)


@st.composite
def junk(draw: st.DrawFn, options: tuple[Option, ...]) -> Action:
    """What a broken page, a broken file or a malicious hand could say: one part of a legal action is spoilt."""
    action = draw(legal(options)) if options else Action("pass")
    spoilt: list[st.SearchStrategy[Any]] = [
        ODD_VERBS.map(lambda verb: action._replace(verb=verb)),
        ODD.map(lambda amount: action._replace(amount=amount)),
        ODD_CARDS.map(lambda cards: action._replace(cards=cards)),
        ODD_CARDS.map(lambda coins: action._replace(coins=coins)),
    ]
    if action.cards:
        likely: st.SearchStrategy[Any] = st.one_of(
            ODD, st.sampled_from([float(action.cards[0]), str(action.cards[0]), action.cards[-1]])
        )
        spoilt.append(likely.map(lambda card: action._replace(cards=(card, *action.cards[1:]))))
        spoilt.append(likely.map(lambda card: action._replace(cards=(*action.cards, card))))
    return cast("Action", draw(st.one_of(spoilt)))


def allowed(options: tuple[Option, ...], action: Action) -> bool:
    """Whether this is legal, said once more in other words than the engine's."""
    verb, amount, cards, coins = action
    option = next((option for option in options if option.verb == verb), None)
    if isinstance(option, Say | Amount):
        cards = cards or ()  # nothing is nothing, however it is said
    coins = coins or ()
    if not (type(amount) is int and type(cards) is tuple and type(coins) is tuple):
        return False
    if any(type(n) is not int for n in cards + coins):
        return False
    match option:
        case None:
            return False
        case Say(_, due, purse):
            return amount == 0 and cards == () and laid(purse, due, coins)
        case Amount(_, least, most, by, purse):
            return amount in range(least, most + 1, by) and cards == () and laid(purse, amount, coins)
        case Pick(_, held, least, most):
            few_enough = least <= len(cards) <= most and not Counter(cards) - Counter(held)
            return amount == 0 and coins == () and few_enough
        case Order(_, pile):
            return amount == 0 and coins == () and Counter(cards) == Counter(pile)
        case Roll(_, faces, times):
            return amount == 0 and coins == () and len(cards) == times and all(card in faces for card in cards)
        case Lay():
            return amount == 0 and enough(option, cards, coins)


def enough(option: Lay, cards: tuple[int, ...], coins: tuple[int, ...]) -> bool:
    if option.due and not cards and not coins:
        return True
    kinds, counts = option.purse
    if coins and not (len(coins) == len(counts) and all(0 <= c <= n for c, n in zip(coins, counts, strict=True))):
        return False
    if Counter(cards) - Counter(option.cards):
        return False
    pieces = [kind for kind, count in zip(kinds, coins, strict=False) for _ in range(count)] + [1] * len(cards)
    superfluous = any(sum(pieces) - piece >= option.due for piece in pieces)
    return len(pieces) >= option.pieces and sum(pieces) >= option.due and not (option.tight and superfluous)


def laid(purse: Any, due: int, coins: tuple[int, ...]) -> bool:
    if coins == ():
        return True
    if purse is None or len(coins) != len(purse.kinds):
        return False
    there = all(0 <= coin <= count for coin, count in zip(coins, purse.counts, strict=True))
    return there and sum(kind * coin for kind, coin in zip(purse.kinds, coins, strict=True)) == due


def refuse(game: Game, state: State, seat: Any, action: Action) -> None:
    """Check that this is refused in words, by a rule of the game, and leaves everything as it was."""
    before = snapshot(state)
    with pytest.raises(IllegalMove) as refusal:
        step(game, state, seat, action)
    assert snapshot(state) == before
    fault = refusal.value
    assert ENGLISH.has(f"no-{fault.key}") or ENGLISH.has(f"{game.NAME}-no-{action.verb}-{fault.key}")
    assert ENGLISH.refusal(game.NAME, str(action.verb), fault.key, fault.numbers)
    broken = game.BROKEN.get(f"{action.verb}-{fault.key}") or game.BROKEN.get(fault.key, "")
    assert fault.rule == broken


@given(setups(), st.integers(0, 70), st.integers(0, 9), st.data())
def test_nonsense_is_refused_and_leaves_the_state_exactly_as_it_was(
    setup: tuple[Game, State], length: int, seed: int, data: st.DataObject
) -> None:
    game, state = setup
    for _ in islice(played(game, state, seed), length):
        pass
    asked = game.waiting(state.table)
    for _ in range(12):
        seat = data.draw(st.sampled_from(asked)) if asked else 0
        options = look(game, state, seat).options
        action = data.draw(junk(options))
        if allowed(options, action):
            step(game, state.copy(), seat, action)
        else:
            refuse(game, state, seat, action)
        stranger = data.draw(st.sampled_from([-99, SPECTATOR, len(state.hands), True, 0.0, "0", None, 99]))
        refuse(game, state, stranger, action)


@table_by_table
def test_whatever_is_legal_for_one_seat_is_refused_from_every_other_that_is_not_asked(
    name: str, players: int
) -> None:
    game = load(name)
    state, before = game.start(players, QUICK[name]), game.start(players, QUICK[name])
    for seat, action in played(game, state, players):
        for other in {SPECTATOR, CHANCE, *range(players), players} - set(game.waiting(before.table)):
            refuse(game, before, other, action)
        assert snapshot(before) != snapshot(state)
        step(game, before, seat, action)
        assert snapshot(before) == snapshot(state)


@table_by_table
def test_nobody_says_anything_after_the_end(name: str, players: int) -> None:
    game = load(name)
    journal, state = play(game, [bots.anything] * players, players)
    before = snapshot(state)
    for seat, action in set(journal.moves):
        with pytest.raises(IllegalMove, match=r"^over$"):
            step(game, state, seat, action)
    assert snapshot(state) == before


@every_game
def test_every_broken_rule_is_a_rule_of_the_game_with_its_sentence(name: str) -> None:
    game = load(name)
    assert set(game.BROKEN.values()) <= set(game.RULES)
    for rule in game.RULES:
        assert ENGLISH.has(f"rule-{rule}")


@every_game
def test_a_bot_that_says_what_it_may_not_is_stopped(name: str) -> None:
    game = load(name)
    cheat = [lambda view, luck: Choice(Action("fly"))] * game.PLAYERS[0]
    with pytest.raises(IllegalMove, match="not-now"):
        play(game, cheat)


@every_game
def test_a_game_has_only_its_own_number_of_players(name: str) -> None:
    game = load(name)
    for players in (-1, 0, game.PLAYERS[0] - 1, game.PLAYERS[-1] + 1, 1000):
        with pytest.raises(ValueError):
            game.start(players, game.Rules())


# ------------------------------------------------------------------------------------ 3. journals replay


def journals(name: str, players: int) -> list[Journal]:
    """A game by each bot under every rule."""
    game = load(name)
    return [
        play(game, [bots.load(name, level)] * players, seed, rules)[0]
        for rules in rules_of(game)
        for seed, level in enumerate(bots.names(name))
    ]


@every_table
def test_a_journal_replays_event_for_event_from_its_text(name: str, players: int) -> None:
    game = load(name)
    for seed, level in enumerate(bots.names(name)):
        journal, state = play(game, [bots.load(name, level)] * players, seed)
        again = parse(journal.lines())
        assert again == journal
        assert again.lines() == journal.lines()
        assert snapshot(replay(again)) == snapshot(state)
        assert parse(journal.packed()) == journal


@given(setups(), st.data())
def test_any_legal_game_replays_from_its_text(setup: tuple[Game, State], data: st.DataObject) -> None:
    game, state = setup
    journal = Journal(game.NAME, len(state.hands), state.table.rules)
    for seat, action in moves(game, state, data.draw):
        journal.moves.append((seat, action))
        journal.told.append(step(game, state, seat, action))
    assert snapshot(replay(parse(journal.lines()))) == snapshot(state)
    half = replay(journal, len(journal.moves) // 2)
    for seat, action in journal.moves[len(journal.moves) // 2 :]:
        step(game, half, seat, action)
    assert snapshot(half) == snapshot(state)


@every_table
def test_the_same_seed_gives_the_same_journal_and_another_seed_another(name: str, players: int) -> None:
    texts = [[journal.lines() for journal in journals(name, players)] for _ in range(2)]
    assert texts[0] == texts[1]
    assert len(set(texts[0])) == len(texts[0])


@table_by_table
def test_another_bot_at_one_seat_leaves_the_answers_of_chance_as_they_were(name: str, players: int) -> None:
    game = load(name)
    levels = [bots.load(name, level) for level in bots.names(name)]
    for seed in (0, -1, 2**70):
        dealt: list[list[tuple[Option, Action]]] = []
        for bot in levels:
            asked: list[tuple[Option, Action]] = []

            def noted(view: View, luck: Random, asked: list[tuple[Option, Action]] = asked) -> Choice:
                choice = chance(view, luck)
                asked.append((view.options[0], choice.action))
                return choice

            play(game, [bot, *levels[1:2] * (players - 1)], seed, QUICK[name], deal=noted)
            dealt.append(asked)
        alike = 0
        for together in zip(*dealt, strict=False):
            if len({question for question, _ in together}) > 1:
                break  # after a reshuffle of other cards the answers must differ
            assert len({answer for _, answer in together}) == 1
            alike += 1
        assert alike


@every_table
def test_answers_of_chance_can_be_stacked(name: str, players: int) -> None:
    game = load(name)
    first, _ = play(game, [bots.anything] * players, 1)
    opening = next(k for k, (seat, _) in enumerate(first.moves) if seat != CHANCE)
    last = opening if name in SHUFFLED_AGAIN else None
    dealt = [action for seat, action in first.moves[:last] if seat == CHANCE]
    again, state = play(game, [bots.anything] * players, 2, deal=stacked(dealt))
    assert [action for seat, action in again.moves if seat == CHANCE][: len(dealt)] == dealt
    assert again.moves != first.moves
    assert snapshot(replay(again)) == snapshot(state)


def test_a_journal_is_the_same_in_another_process_with_another_hash_seed() -> None:
    code = (
        "import sys\n"
        "from hashiban import bots, engine, games, journal\n"
        "for text in sys.stdin.read().split('\\n\\n'):\n"
        "    told = journal.parse(text)\n"
        "    engine.replay(told)\n"
        "    level = bots.load(told.game, 'hard' if told.seed else 'random')\n"
        "    again, _ = engine.play(games.load(told.game), [level] * told.players, told.seed)\n"
        "    assert again.lines() == told.lines()\n"
        "    print(again.lines())\n"
    )
    texts = [
        play(load(name), [bots.load(name, level)] * players, seed)[0].lines()
        for name, players in TABLES
        for seed, level in enumerate(("random", "hard"))
    ]
    for hash_seed in ("0", "4711"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        done = subprocess.run(
            [sys.executable, "-c", code],
            input="\n".join(texts)[:-1],
            env={**env, "PYTHONIOENCODING": "utf-8"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.stderr == ""
        assert done.stdout == "\n".join(texts) + "\n"


def test_each_seat_has_luck_of_its_own_at_each_turn() -> None:
    streams = [(seed, seat, turn) for seed in (-2, -1, 0, 1, 2) for seat in range(-1, 6) for turn in range(3)]
    assert len({stream(*key).random() for key in streams}) == len(streams)


# ------------------------------------------------------------------- 4. nothing is created, nothing is lost


def hold(game: Game, state: State, moves: Any) -> int:
    """Check the invariants after each of these moves, and tell how many there were."""
    count, conserved = 0, None
    for seat, action in moves:
        before = state.copy()
        told = step(game, state, seat, action)
        INVARIANTS[game.NAME](before, state, told)
        conserved = conserved or game.total(state)
        assert game.total(state) == game.total(before) == conserved
        count += 1
    return count


@table_by_table
def test_nothing_is_created_or_lost_in_a_game_of_bots(name: str, players: int) -> None:
    game = load(name)
    for journal in journals(name, players):
        hold(game, game.start(players, journal.rules), journal.moves)


@given(setups(), st.data())
def test_nothing_is_created_or_lost_and_every_game_ends_whoever_plays(
    setup: tuple[Game, State], data: st.DataObject
) -> None:
    game, state = setup
    count = hold(game, state, moves(game, state, data.draw))
    assert count <= LONGEST[game.NAME](len(state.hands))
    outcome = game.score(state)
    assert len(outcome.totals) == len(state.hands)
    unfinished = getattr(state.table, "capped", False) and not outcome.winners
    assert unfinished or {outcome.totals[seat] for seat in outcome.winners} == {max(outcome.totals)}


# ------------------------------------------------------------------------------------ 5. every game ends


def slowest(view: View, luck: Random) -> Choice:
    """Says whatever keeps the game going longest: the least raise, and a pass only when nothing else is left."""
    option = view.options[0]
    return Choice(Action(option.verb, option.least)) if isinstance(option, Amount) else bots.anything(view, luck)


@table_by_table
def test_the_slowest_players_end_in_time_too(name: str, players: int) -> None:
    game = load(name)
    for rules in rules_of(game):
        for seed in range(10 if LONGEST[name](players) < 2000 else 1):  # a long game says as much as ten short ones
            journal, state = play(game, [slowest] * players, seed, rules)
            assert game.waiting(state.table) == ()
            assert len(journal.moves) <= LONGEST[name](players)


# --------------------------------------------------------------------------------- 8. golden playthroughs


@pytest.mark.parametrize(("name", "players", "variant"), PLAYED, ids=[f"{n}-{p}{v and '-'}{v}" for n, p, v in PLAYED])
def test_the_golden_playthrough_is_still_what_happens(name: str, players: int, variant: str) -> None:
    golden = path(name, players, variant).read_text(encoding="utf-8")
    assert playthrough(name, players, variant) == golden, "changed on purpose? python -m tests.renew_golden"
    journal = golden.partition("== What happened")[0].removeprefix("== Journal\n")
    outcome = load(name).score(replay(parse(journal)))
    assert f"{outcome.totals}"[1:-1] in journal.replace("[", "").replace("]", "")


def test_there_is_a_golden_playthrough_for_every_table_and_variant_and_no_other() -> None:
    assert {file.name for file in GOLDEN.iterdir()} == {path(*table).name for table in PLAYED}


# ------------------------------------------------------------------------------------------------ imagine


@table_by_table
def test_an_imagined_state_can_be_played_to_the_end(name: str, players: int) -> None:
    game = load(name)
    state, told = game.start(players, QUICK[name]), list[list[Event]]()
    for k, _ in enumerate(played(game, state, players, told)):
        if (k % 7 == 0 and looked_at(k)) or not game.waiting(state.table):
            for seat in (SPECTATOR, 0, players - 1):
                before = snapshot(state)
                twin = game.imagine(look(game, state, seat, told), Random(k))
                assert game.total(twin) == game.total(state)
                hold(game, twin.copy(), recorded(game, twin, k))
                assert game.waiting(twin.table) == ()
                assert snapshot(state) == before, "imagining and playing on leave the game alone"


def recorded(game: Game, state: State, seed: int) -> list[tuple[int, Action]]:
    """A game by random bots from here to the end."""
    return list(played(game, state, seed))


def hidden(state: State) -> str:
    return snapshot([state.hands, state.stock])


@every_game
def test_every_state_that_fits_is_imagined_as_often_as_any_other(name: str) -> None:
    game, (state, seat, fitting) = load(name), SMALL[name]()
    seen, luck, each = look(game, state, seat), Random(2), 25
    drawn = Counter(hidden(game.imagine(seen, luck)) for _ in range(each * fitting))
    assert len(drawn) == fitting
    assert hidden(state) in drawn
    chi_square = sum((count - each) ** 2 / each for count in drawn.values())
    free = fitting - 1
    assert abs(chi_square - free) < 4 * (2 * free) ** 0.5


def test_chance_rolls_every_face_equally_often_whatever_came_before() -> None:
    class Asked:
        options = (Roll("values", (0, 1, 2), 2),)

    luck = Random(1)
    drawn = Counter(chance(Asked(), luck).action.cards for _ in range(1800))  # type: ignore[arg-type]
    assert set(drawn) == set(product(range(3), repeat=2))
    assert sum((count - 200) ** 2 / 200 for count in drawn.values()) < 8 + 4 * 16**0.5


def test_chance_puts_a_pile_in_every_order_equally_often() -> None:
    class Asked:
        options = (Order("pile", (1, 2, 3, 4)),)

    luck = Random(1)
    drawn = Counter(chance(Asked(), luck).action.cards for _ in range(2400))  # type: ignore[arg-type]
    assert len(drawn) == 24
    assert sum((count - 100) ** 2 / 100 for count in drawn.values()) < 23 + 4 * 46**0.5
