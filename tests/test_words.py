"""The sentences: complete in every language, of one shape, and there for whatever can happen."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, serialize
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

import hashiban
from hashiban import bots
from hashiban.actions import CHANCE, Action, Choice
from hashiban.bots.biased import BIASES
from hashiban.engine import play
from hashiban.games import NAMES, load
from hashiban.journal import Sitter, choices
from hashiban.session import Session
from hashiban.table import Event
from hashiban.words import FILES, LANGUAGES, SHARED, Words, words
from tests.seats import in_turn
from tests.short import SHORT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from hashiban.engine import Bot
    from hashiban.table import View

PACKAGE = Path(hashiban.__file__).parent
WIDGETS = PACKAGE.parent / "widgets" / "hashiban_widgets"
DEFAULT, *OTHERS = LANGUAGES
FUNCTIONS = {"MONEY", "LIST", "TENS", "ONES"}
PLURALS = {"zero", "one", "two", "few", "many", "other"}

THE_SAME: frozenset[str] = frozenset({"hashiban-title"})
"""Sentences of more than two words that may read the same as in English."""

GLOSSARY = [
    # what the English says, and what the Dutch and the German then say
    (r"propert(y|ies)", r"\bpand(en)?\b", r"haus\b|häuser"),
    (r"cheques?", r"cheque", r"scheck"),
    (r"coins?", r"munt", r"münze"),
    (r"rounds?", r"ronde", r"runde"),
    (r"bids?|bidding", r"\bbod\b|bied|geboden", r"gebot|biete"),
    (r"pass(es|ed|ing)?(?! the device)", r"\bpas(t|sen)?\b|gepast", r"\bpass(e|t|en)\b|gepasst"),
    (r"auctions?", r"veiling|\bveil(t|en)?\b|onder de hamer", r"(v|)ersteiger|unter den hammer"),
    (r"pile", r"stapel", r"stapel"),
    (r"gives change", r"wisselgeld", r"wechselgeld"),
    (r"open(s|er)", r"opent|opende|geopend", r"eröffne"),
    (r"seats?", r"plaats", r"pl[aä]tz"),
    (r"games?", r"spel", r"spiel"),
    (r"cards?", r"kaart", r"karte"),
    (r"surplus", r"het teveel", r"überschuss"),
    (r"rounded down", r"naar beneden afgerond", r"abgerundet"),
    (r"rounded up", r"naar boven afgerond", r"aufgerundet"),
]


# ------------------------------------------------------------------------------------- reading the files


class Parts(Visitor):
    """What a sentence is made of, over all its variants."""

    def __init__(self, message: ftl.Message) -> None:
        self.variables: set[str] = set()
        self.calls: set[str] = set()
        self.exact: set[str] = set()
        self.texts: list[str] = []
        self.visit(message)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.texts).split())

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        self.calls.add(serialize_expression(node))
        self.generic_visit(node)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        key = node.key.name if isinstance(node.key, ftl.Identifier) else node.key.value
        if key not in PLURALS:
            self.exact.add(key)
        self.generic_visit(node)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def entries(language: str, file: str) -> list[ftl.EntryType]:
    text = (PACKAGE / "words" / language / f"{file}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


def sentences(language: str, file: str) -> dict[str, Parts]:
    return {m.id.name: Parts(m) for m in entries(language, file) if isinstance(m, ftl.Message)}


@cache
def every(language: str) -> dict[str, Parts]:
    return {key: parts for file in FILES for key, parts in sentences(language, file).items()}


def needs(key: str, language: str = DEFAULT) -> set[str]:
    """The numbers that must be given to a sentence."""
    return every(language)[key].variables


pairs = pytest.mark.parametrize(("language", "file"), [(code, file) for code in LANGUAGES for file in FILES])
translations = pytest.mark.parametrize("language", OTHERS)
languages = pytest.mark.parametrize("language", LANGUAGES)
games = pytest.mark.parametrize("name", NAMES)


# ------------------------------------------------------------------------------------------- the files


def test_a_file_that_one_language_has_every_language_has() -> None:
    folders = {p.name for p in (PACKAGE / "words").iterdir() if p.is_dir() and p.name != "__pycache__"}
    assert folders == set(LANGUAGES)
    for language in LANGUAGES:
        assert {p.stem for p in (PACKAGE / "words" / language).iterdir()} == set(FILES), language


@pairs
def test_a_file_can_be_read_from_its_first_line_to_its_last(language: str, file: str) -> None:
    junk = [serialize_junk(entry) for entry in entries(language, file) if isinstance(entry, ftl.Junk)]
    assert not junk


def serialize_junk(entry: ftl.Junk) -> str:
    return f"{entry.content}: {', '.join(str(note.message) for note in entry.annotations)}"


@games
def test_the_plots_and_lessons_of_a_game_have_files_of_their_own(name: str) -> None:
    for part, start in (("dynamics", f"dynamics-{name}-"), ("lessons", f"lesson-{name}-")):
        homes = {file for file in FILES if any(key.startswith(start) for key in sentences(DEFAULT, file))}
        assert homes <= {f"{name}_{part}"}
        assert [key for file in homes for key in sentences(DEFAULT, file) if not key.startswith(start)] == []


def test_what_all_games_share_knows_no_game() -> None:
    for file in SHARED:
        assert [key for key in sentences(DEFAULT, file) for name in NAMES if name in key] == []


@languages
def test_no_key_stands_twice(language: str) -> None:
    keys = [m.id.name for file in FILES for m in entries(language, file) if isinstance(m, ftl.Message)]
    assert sorted(keys) == sorted(set(keys))


@pairs
def test_the_same_keys_stand_in_the_same_order_under_the_same_headings(language: str, file: str) -> None:
    assert outline(language, file) == outline(DEFAULT, file)


def outline(language: str, file: str) -> list[str]:
    def line(entry: ftl.EntryType) -> str:
        return entry.id.name if isinstance(entry, ftl.Message | ftl.Term) else serialize(ftl.Resource([entry]))

    return [line(entry) for entry in entries(language, file)]


@pairs
def test_a_sentence_takes_the_same_numbers_in_every_language(language: str, file: str) -> None:
    ours, english = sentences(language, file), sentences(DEFAULT, file)
    assert {k: p.variables for k, p in ours.items()} == {k: p.variables for k, p in english.items()}
    assert {k: p.calls for k, p in ours.items()} == {k: p.calls for k, p in english.items()}


@pairs
def test_a_sentence_tells_the_same_cases_apart_in_every_language(language: str, file: str) -> None:
    ours, english = sentences(language, file), sentences(DEFAULT, file)
    assert {k: p.exact for k, p in ours.items()} == {k: p.exact for k, p in english.items()}


@pairs
def test_only_the_functions_that_the_loader_knows_are_called(language: str, file: str) -> None:
    called = {call.split("(")[0] for parts in sentences(language, file).values() for call in parts.calls}
    assert called <= FUNCTIONS


@pairs
def test_no_sentence_is_empty(language: str, file: str) -> None:
    assert [k for k, p in sentences(language, file).items() if not (p.text or p.variables)] == []


@translations
def test_nothing_was_left_in_english(language: str) -> None:
    english = every(DEFAULT)
    left = {k for k, p in every(language).items() if p.text == english[k].text and long(p.text)} - THE_SAME
    assert not left, f"these sentences are still English: {', '.join(sorted(left))}"


def long(text: str) -> bool:
    return len(re.findall(r"[^\W\d_]+", text)) > 2


@translations
def test_the_figures_in_a_sentence_are_the_same_in_every_language(language: str) -> None:
    def figures(parts: Parts) -> set[str]:
        return set(re.findall(r"\d+", parts.text))

    english = every(DEFAULT)
    assert [k for k, p in every(language).items() if figures(p) != figures(english[k])] == []


# --------------------------------------------------------------------------------------- the glossary


@pytest.mark.parametrize(("english", "dutch", "german"), GLOSSARY)
def test_a_word_of_the_game_is_always_translated_by_the_same_word(english: str, dutch: str, german: str) -> None:
    meant = [k for k, p in every(DEFAULT).items() if re.search(rf"\b({english})\b", p.text, re.I)]
    assert meant, "no sentence has this word; take it out of the glossary"
    for language, ours in (("nl", dutch), ("de", german)):
        strayed = {k: every(language)[k].text for k in meant if not re.search(ours, every(language)[k].text, re.I)}
        assert not strayed, language


@pytest.mark.parametrize(
    ("language", "stranger"),
    [("nl", r"\b(u|uw|check|eigendom)\b"), ("de", r"\b(Sie|Ihr|Ihre|Immobilien?|Auktion|Coin)\b")],
)
def test_the_reader_is_spoken_to_as_a_friend_and_in_our_words(language: str, stranger: str) -> None:
    assert [k for k, p in every(language).items() if re.search(stranger, p.text)] == []


# ------------------------------------------------------------------------------------- what can happen


class Told(NamedTuple):
    """What there was to say in some games of one kind."""

    players: int
    events: list[Event]
    verbs: set[str]
    reasons: list[Choice]


@cache
def told(name: str) -> list[Told]:
    """Games with every number of players, every bot, and every position of each switch."""
    game, found = load(name), []
    settings: list[dict[str, Any]] = [{}] + [
        {switch: value} for switch, values in choices(game.Rules).items() for value in values
    ]
    for players in game.PLAYERS:
        for k, bot in enumerate(bots.names(name)):
            note = Told(players, [], set(), [])
            short = SHORT.get(name, {}) if bot == "random" else {}
            rules = game.Rules(**short | settings[(players + k) % len(settings)])
            journal, _ = play(game, [noted(bots.load(name, bot), note)] * players, seed=players, rules=rules)
            note.events.extend(journal.events)
            found.append(note)
    return found


def noted(bot: Bot, note: Told) -> Bot:
    def answer(view: View, luck: Random) -> Choice:
        choice = bot(view, luck)
        note.verbs.update(option.verb for option in view.options)
        note.reasons.append(choice)
        return choice

    return answer


def literals(node: ast.expr) -> list[str]:
    """The strings that an expression can be, both branches of an if included."""
    return [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    """Every call of one of these names in a folder's Python."""
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = getattr(node, "func", None)
            if isinstance(node, ast.Call) and getattr(name, "attr", getattr(name, "id", "")) in names:
                yield node


def keywords(call: ast.Call) -> set[str]:
    return {k.arg for k in call.keywords if k.arg}


NAMED = ["Ann", "Bo", "Cas", "Dee", "Eve", "Flo"]


@pytest.mark.parametrize(("name", "language"), in_turn(NAMES))
def test_whatever_happens_in_a_game_is_told_to_all_and_to_each(name: str, language: str) -> None:
    ours = words(language)
    for game in told(name):
        names = NAMED[: game.players]
        for event in game.events:
            said = {ours.event(name, event, names, me) for me in (None, *range(game.players))}
            assert all(said)
            who = event.facts.get("who")
            if who is not None:
                assert names[who] in ours.event(name, event, names)
                assert not re.search(rf"\b{names[who]}\b", ours.event(name, event, names, who))


def events_in(name: str) -> set[str]:
    """Every event that the rules of a game can tell, read from their source: its module and those beside it."""
    sources = sorted((PACKAGE / "games").glob(f"{name}*.py"))
    names = [call.args[0] for source in sources for call in calls(source, "Event")]
    fast = [call.args for source in sources for call in calls(source, "made")]
    names += [facts.elts[0] for kind, facts in fast if ast.unparse(kind) == "Event" and isinstance(facts, ast.Tuple)]
    return {key for name in names for key in literals(name)}


@games
def test_every_event_that_the_rules_can_tell_has_its_sentence(name: str) -> None:
    made = events_in(name)
    assert made
    assert {f"{name}-told-{key}" for key in made} <= set(every(DEFAULT))


@games
def test_every_event_sentence_is_of_an_event_that_there_is(name: str) -> None:
    made = events_in(name)
    written = {key for key in every(DEFAULT) if key.startswith(f"{name}-told-")}
    assert written <= {f"{name}-told-{key}" for key in made}


@games
def test_every_verb_of_a_player_has_words_to_say_it_with(name: str) -> None:
    verbs = {verb for game in told(name) for verb in game.verbs}
    assert verbs
    said = [key.removeprefix(f"{name}-say-") for key in every(DEFAULT) if key.startswith(f"{name}-say-")]
    assert [v for v in verbs if not any(key == v or key.startswith(f"{v}-") for key in said)] == []


# --------------------------------------------------------------------------------------- what may not be


def faults() -> dict[str, set[str]]:
    """Every fault an option can find, with the facts that it names."""
    found = {}
    for call in calls(PACKAGE / "actions.py", "Fault"):
        facts = call.args[1]
        assert isinstance(facts, ast.Dict)
        found[literals(call.args[0])[0]] = {key for k in facts.keys if k for key in literals(k)}
    for call in calls(PACKAGE, "IllegalMove"):
        if call.args and isinstance(call.args[0], ast.Constant):
            found.setdefault(str(call.args[0].value), set())
    return found


@pytest.mark.parametrize(("key", "facts"), faults().items())
def test_every_refusal_has_its_sentence_and_is_told_the_facts_in_it(key: str, facts: set[str]) -> None:
    own = [
        k
        for name in NAMES
        for verb in {verb for game in told(name) for verb in game.verbs}
        if (k := f"{name}-no-{verb}-{key}") in every(DEFAULT)
    ]
    for sentence in (f"no-{key}", *own):
        assert needs(sentence) <= facts, sentence


@games
def test_every_rule_that_can_be_broken_has_its_refusal(name: str) -> None:
    game = load(name)
    for fault, rule in game.BROKEN.items():
        assert rule in game.RULES
        assert {f"{name}-no-{fault}", f"no-{fault}"} & set(every(DEFAULT)), fault


@languages
@games
def test_an_unknown_refusal_still_gets_an_answer(name: str, language: str) -> None:
    assert words(language).refusal(name, "sing", "out-of-tune", {}) == words(language).say("no-other")


# ------------------------------------------------------------------------------- rules, bots, saved games


@languages
@games
def test_every_rule_has_its_sentence(name: str, language: str) -> None:
    for rule in load(name).RULES:
        assert words(language).say(f"rule-{rule}")


@games
def test_every_switch_and_each_of_its_positions_has_a_name(name: str) -> None:
    for switch, values in choices(load(name).Rules).items():
        for key in (switch, *(f"{switch}-{value}".lower() for value in values)):
            assert needs(f"{name}-rule-{key}") == set()


@games
def test_every_bot_has_a_name(name: str) -> None:
    assert {f"bot-{bot}" for bot in bots.names(name)} <= set(every(DEFAULT))


@languages
@pytest.mark.parametrize("bias", BIASES)
def test_a_bot_with_a_habit_is_called_by_it_and_by_a_strength_that_is_not_the_usual(bias: str, language: str) -> None:
    ours = words(language)
    usual, weak = ours.bot(f"hard+{bias}:1"), ours.bot(f"hard+{bias}:0.5")
    assert ours.say(f"habit-{bias}") in usual
    assert weak.startswith(usual)
    assert "0.5" in weak
    assert "0.5" not in usual


@languages
def test_a_bot_without_a_name_is_called_as_it_is_written(language: str) -> None:
    ours = words(language)
    assert ours.bot("hard") == ours.say("bot-hard")
    assert [ours.bot(name) for name in ("clever", "hard+greed:1", "+")] == ["clever", "hard+greed:1", "+"]


@languages
@games
def test_a_bot_can_say_why_it_did_what_it_did(name: str, language: str) -> None:
    for game in told(name):
        for choice in game.reasons:
            assert choice.why
            assert words(language).say(choice.why, **choice.numbers)


def test_every_reason_that_a_bot_can_give_has_its_sentence() -> None:
    given = {key for path in (PACKAGE / "bots").glob("*.py") for key in reasons(path)}
    assert "why-any" in given
    assert given <= set(every(DEFAULT))


def reasons(path: Path) -> set[str]:
    return {key for key in literals_of(path) if key.startswith("why-")}


def literals_of(path: Path) -> list[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]


def test_every_fault_of_a_saved_game_has_its_sentence_and_is_told_the_facts_in_it() -> None:
    found = 0
    for call in calls(PACKAGE, "JournalError"):
        for key in literals(call.args[1]) if len(call.args) > 1 else []:
            assert needs(f"journal-{key}") <= keywords(call), key
            found += 1
    assert found > 10


# ----------------------------------------------------------------------------------------- what is asked for


@pytest.mark.parametrize("folder", [p for p in (WIDGETS, PACKAGE / "cli.py") if p.exists()], ids=lambda p: p.name)
def test_every_sentence_that_is_asked_for_by_its_key_is_there(folder: Path) -> None:
    for call in calls(folder, "say"):
        first = call.args[0] if call.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            assert first.value in every(DEFAULT), f"{folder.name} says {first.value!r}"
            if all(k.arg for k in call.keywords):
                assert needs(first.value) <= keywords(call), first.value


@languages
def test_a_sentence_that_names_a_button_names_it_as_it_is(language: str) -> None:
    ours = words(language)
    assert ours.say("load") in ours.say("saved")


# ------------------------------------------------------------------------------------------- the loader


@pytest.mark.parametrize(("language", "amount"), [("en", "$1,234"), ("nl", "$\u00a01.234"), ("de", "1.234\u00a0$")])
def test_an_amount_is_written_in_the_readers_way(language: str, amount: str) -> None:
    assert words(language).say("money", amount=1234) == amount


@pytest.mark.parametrize(("language", "half"), [("en", "2.5"), ("nl", "2,5"), ("de", "2,5")])
def test_a_half_is_written_in_the_readers_way(language: str, half: str) -> None:
    assert half in words(language).say("money", amount=2.5)


@languages
def test_a_number_below_zero_has_a_real_minus_and_no_other_number_has(language: str) -> None:
    say = words(language).number
    comma = "." if language == "en" else ","
    assert [say(-1), say(-12.34), say(-0.04), say(3.0), say(0.0)] == ["−1", f"−12{comma}3", "0", "3", "0"]
    assert say(-1.25, 3) == f"−1{comma}25"
    assert words(language).worth("tien", -7) == words(language).worth("tien", 7).replace("7", "−7")


@languages
def test_a_percent_sign_stays_with_its_number(language: str) -> None:
    text = "".join((PACKAGE / "words" / language / f"{file}.ftl").read_text(encoding="utf-8") for file in FILES)
    before = set(re.findall(r"(.{1,10})%", re.sub(r"\(%\)", "", text)))
    assert before
    end = '"\\u00A0" }' if language == "de" else ("}", *"0123456789")
    assert [each for each in before if not each.endswith(end)] == []


@pytest.mark.parametrize(
    ("language", "cards"), [("en", "4, 17, and 26"), ("nl", "4, 17 en 26"), ("de", "4, 17 und 26")]
)
def test_a_list_is_written_in_the_readers_way(language: str, cards: str) -> None:
    market = Event("market", {"round": 1, "rounds": 8, "cards": (4, 17, 26)})
    assert cards in words(language).event("vastgoedveiling", market, NAMED)


@pytest.mark.parametrize(
    ("language", "one", "more"),
    [("en", "1 more card ", "2 more cards "), ("nl", "1 kaart ", "2 kaarten "), ("de", "1 Karte ", "2 Karten ")],
)
def test_one_card_is_not_called_cards(language: str, one: str, more: str) -> None:
    assert one in words(language).say("vastgoedveiling-pile", count=1)
    assert more in words(language).say("vastgoedveiling-pile", count=2)


@pytest.mark.parametrize(
    ("language", "alone", "together"),
    [("en", "Ann wins", "Ann and Bo share"), ("nl", "Ann wint", "Ann en Bo"), ("de", "Ann gewinnt", "Ann und Bo")],
)
def test_one_winner_wins_and_two_share(language: str, alone: str, together: str) -> None:
    for winners, start in (((0,), alone), ((0, 1), together)):
        end = Event("end", {"totals": (60, 60), "winners": winners})
        assert words(language).event("vastgoedveiling", end, NAMED, 1).startswith(start)


@languages
@pytest.mark.parametrize("name", ["{ $x }", "<b>Ann</b>", "{ MONEY(3) }", '"', "\\u0041", "[yes] *x", "", "-> {"])
def test_a_name_comes_out_as_it_was_typed(language: str, name: str) -> None:
    bid = Event("bid", {"who": 0, "amount": 3, "coins": (1, 1)})
    end = Event("end", {"totals": (3, 3), "winners": (0, 1)})
    marked = [f"«{name}»", "«»"]
    assert marked[0] in words(language).event("vastgoedveiling", bid, marked)
    assert marked[0] in words(language).event("vastgoedveiling", end, marked)


def test_an_unknown_language_gets_english() -> None:
    for language in ("xx", "", "../nl", "EN"):
        assert Words(language).language == DEFAULT
        assert Words(language).say("title") == Words(DEFAULT).say("title")


@languages
def test_a_number_that_is_missing_is_an_error(language: str) -> None:
    with pytest.raises(ValueError, match="no-high"):
        words(language).say("no-high")
    with pytest.raises(ValueError, match="money"):
        words(language).say("money", amount="a lot")


@languages
def test_a_sentence_that_is_missing_is_an_error(language: str) -> None:
    with pytest.raises(KeyError, match="no-such-sentence"):
        words(language).say("no-such-sentence")


# -------------------------------------------------------------------------------------------- a whole game


@languages
@games
def test_a_whole_game_can_be_read_back_without_a_hole_in_it(name: str, language: str) -> None:
    game = load(name)
    sitters = [Sitter(NAMED[seat], "easy") for seat in range(game.PLAYERS[0])]
    session = Session(name, sitters, seed=4)
    log = [words(language).event(name, event, NAMED) for event in session.journal.events]
    assert len(log) > 5
    assert not [line for line in log if re.search(r"[{}]|\$\w*[a-z]|\x02|\x1f|  ", line)]


def test_chance_says_nothing_that_a_player_must_read() -> None:
    for name in NAMES:
        journal, _ = play(load(name), [bots.anything] * load(name).PLAYERS[0])
        verbs = {action.verb for seat, action in journal.moves if seat == CHANCE}
        assert isinstance(journal.moves[0][1], Action)
        assert not [key for key in every(DEFAULT) for verb in verbs if key.startswith(f"{name}-say-{verb}")]
