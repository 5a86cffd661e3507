"""The laboratory without a browser: the form, the bet, the run, what is shown and handed out."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import re
import sys
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
import numpy as np
import pytest
from ipywidgets.widgets.widget import _instances

from hashiban import bots
from hashiban.bots.biased import BIASES
from hashiban.games import NAMES, load
from hashiban.journal import choices
from hashiban.lab import arena, findings, tally
from hashiban.lab.arena import COLUMNS, Plan, Results, run
from hashiban.lab.compare import Change, Difference, paired
from hashiban.lab.dynamics import caption
from hashiban.lab.tally import Estimate
from hashiban.words import LANGUAGES, words
from hashiban_widgets import Welcome, experiment
from hashiban_widgets.experiment import Experiment, form, handout
from hashiban_widgets.experiment.bet import Guess, judged, number
from hashiban_widgets.experiment.form import names, told, whole
from hashiban_widgets.experiment.trial import Trial
from hashiban_widgets.figures import figure

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from hashiban.actions import Choice
    from hashiban.table import View

GAME = "vastgoedveiling"
SEATS = ("hard", "easy", "random")
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def page() -> Iterator[Experiment]:
    yield experiment("en")
    ipw.Widget.close_all()


def fill(page: Experiment, games: object = 30, seats: tuple[str, ...] = SEATS, seed: object = 7) -> None:
    """Fill in the form, and go on to the bet."""
    page.form.count.value = len(seats)
    for who, bot in zip(page.form.who, seats, strict=False):
        who.value = bot
    page.form.games.value, page.form.seed.value = str(games), str(seed)


def in_a_loop(act: Callable[[], Awaitable[None]]) -> None:
    """Do this where tasks can run, as in a kernel."""

    async def visit() -> None:
        await act()

    asyncio.run(visit())


async def settled(page: Experiment) -> None:
    """Wait until all is played, drawn and written."""
    while page._worker.busy or page._warmer.busy or page.handout.busy:
        await asyncio.sleep(0)


def ran(page: Experiment, bet: int | str | None = 0) -> Trial:
    """Bet on the bot in this place, or on an effect that is typed, or not at all; then all is played and drawn."""

    async def act() -> None:
        page.form.go.click()
        if isinstance(bet, str):
            page.bet.effect.value = bet
            page.bet.say.click()
        elif bet is None:
            page.bet.skip.click()
        else:
            page.bet.who[bet].click()
        await settled(page)

    in_a_loop(act)
    assert page.trial is not None
    return page.trial


def text(page: Experiment) -> str:
    """All that can be read on the page."""
    shown = [widget for part in page._page.children for widget in inside(part)]
    return re.sub(r"<[^>]+>", " ", " ".join(str(w.value) for w in shown if isinstance(w, ipw.HTML)))


def inside(widget: Any) -> Iterator[Any]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from inside(child)


def buttons(page: Experiment) -> list[str]:
    return [w.description for part in page._page.children for w in inside(part) if isinstance(w, ipw.Button)]


def sent(page: Experiment, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What goes to the tab from now on."""
    found: list[dict[str, Any]] = []
    monkeypatch.setattr(page.keeper, "send", lambda content, buffers=None: found.append(content))
    return found


# ------------------------------------------------------------------------------------------ the form


def test_the_page_begins_with_the_form_and_plays_nothing_by_itself(page: Experiment) -> None:
    assert page.trial is None
    assert "What shall we try?" in text(page)
    assert buttons(page) == ["On to your bet"]
    assert page.form.rotate.value is True


@pytest.mark.parametrize("game", NAMES)
def test_every_game_is_offered_with_its_bots_players_and_rules(page: Experiment, game: str) -> None:
    page.form.game.value = game
    assert tuple(page.form.count.options) == tuple(load(game).PLAYERS)
    for who in page.form.who:
        assert [bot for _, bot in who.options] == list(form.offered(game))
        assert form.offered(game)[: len(bots.names(game))] == bots.names(game)
    for name, chooser in page.form.switches[game].items():
        assert [value for _, value in chooser.options] == list(choices(load(game).Rules)[name])
        assert chooser in page.form.box.children
    others = {chooser for other in NAMES if other != game for chooser in page.form.switches[other].values()}
    assert others.isdisjoint(page.form.box.children)


def test_another_game_keeps_the_seats_and_players_that_it_can_have(page: Experiment) -> None:
    fill(page, seats=("random",) * 6)
    page.form.game.value = "wereldhandel"
    assert page.form.count.value == 5
    assert {who.value for who in page.form.who} == {"random"}


def test_a_bot_that_has_no_name_in_the_words_is_called_as_it_is_written(
    page: Experiment, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(form, "offered", lambda game: (*bots.names(game), "stranger"))
    page.form.game.value = "tien"
    assert ("stranger", "stranger") in page.form.who[0].options
    assert names(("stranger", "easy"), words("en")) == ["stranger", "Easy"]


@pytest.mark.parametrize(
    "typed", ["0", "-5", "1000001", "1,000,001", "a lot", "", "2.5", "1e3", "99999999999999999999", "٣"]
)
def test_a_number_of_games_that_cannot_be_is_one_sentence_and_nothing_is_lost(page: Experiment, typed: str) -> None:
    fill(page, typed)
    page.form.go.click()
    assert "a whole number from 1 to 1,000,000." in page.form.complaint.value
    assert page.trial is None
    assert page.form.games.value == typed
    assert [who.value for who in page.form.who[:3]] == list(SEATS)
    page.form.games.value = "1000000"
    page.form.go.click()
    assert page.form.complaint.value == ""
    assert page.stage == "bet"


@pytest.mark.parametrize("typed", ["", "x", "1.5", "1" * 16, "1" * 5000])
def test_a_seed_that_cannot_be_is_one_sentence(page: Experiment, typed: str) -> None:
    fill(page, seed=typed)
    page.form.go.click()
    assert "at most 15 digits." in page.form.complaint.value
    assert page.trial is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("1000", 1000), (" 1,000 ", 1000), ("1.000.000", 1000000), ("1 000", 1000), ("-3", -3), ("−3", -3), ("007", 7)],
)
def test_a_whole_number_is_read_as_people_type_it(typed: str, meant: int) -> None:
    assert whole(typed) == meant


def test_a_mix_of_marks_between_thousands_is_no_number() -> None:
    assert [whole(typed) for typed in ("1,000.000", "1,00", "10,0000", ",000", "1,,000")] == [None] * 5


def test_a_change_that_changes_nothing_is_refused(page: Experiment) -> None:
    fill(page)
    page.form.change.value, page.form.place.value, page.form.bot.value = "bot", 2, "easy"
    page.form.go.click()
    assert "would change nothing" in page.form.complaint.value
    page.form.change.value = "rule"
    page.form.rule[GAME].value = ("rounding", "down")
    page.form.go.click()
    assert "would change nothing" in page.form.complaint.value
    assert page.trial is None


def test_what_is_filled_in_is_what_is_tried(page: Experiment) -> None:
    fill(page, 12, ("medium", "random"), -4)
    page.form.rotate.value = False
    page.form.switches[GAME]["rounding"].value = "up"
    page.form.go.click()
    assert page.trial is not None
    rules = load(GAME).Rules("up")
    assert page.trial.plan == Plan(GAME, ("medium", "random"), 12, -4, rules, rotate=False)
    assert "Vastgoedveiling: Medium and Random. 12 games, start number -4." in text(page)


def test_a_change_of_a_bot_or_a_rule_is_what_is_compared(page: Experiment) -> None:
    fill(page, 12)
    page.form.change.value, page.form.place.value, page.form.bot.value = "bot", 2, "hard"
    page.form.go.click()
    assert page.trial is not None
    assert page.trial.change == Change(1, "hard")
    assert "Hard sits in seat 2 instead of Easy" in text(page)
    page.back.click()
    page.form.change.value = "rule"
    page.form.go.click()
    assert page.trial.change == Change(rules=load(GAME).Rules("up"))
    assert "The half of a lost bid that you get back: rounded up" in text(page)


# ------------------------------------------------------------------------------------------ the run


def test_a_run_comes_in_and_is_told_and_drawn(page: Experiment) -> None:
    fill(page, 60)
    trial = ran(page)
    assert len(trial) == 60
    assert page.stage == "over"
    said = text(page)
    assert "60 games are in." in said
    assert [picture.kind for picture in page.gallery.pictures] == ["wins", "totals", "prices", "length", "seats"]
    for picture in page.gallery.pictures:
        assert picture.chart is not None
        assert picture.shown == (60, words("en"))
        assert "<svg" in picture.drawing.value
        assert words("en").say(f"dynamics-{picture.chart.key}-title") in said
    assert buttons(page)[:2] == ["Try something else", "All games as CSV"]


@pytest.mark.parametrize("game", NAMES)
def test_the_games_of_a_run_are_those_of_the_arena(page: Experiment, game: str) -> None:
    page.form.game.value = game
    fill(page, 7, ("random",) * 3)
    trial = ran(page, None)
    assert list(trial.results.rows()) == list(run(game, ("random",) * 3, 7, 7, rotate=True).rows())


def test_the_same_seed_gives_the_same_results_and_another_gives_others(page: Experiment) -> None:
    fill(page, 40)
    first = list(ran(page, None).results)
    page.back.click()
    assert list(ran(page, None).results) == first
    page.back.click()
    page.form.seed.value = "8"
    assert list(ran(page, None).results) != first


def test_others_have_their_turn_and_something_is_seen_while_games_come_in(
    page: Experiment, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = sys.modules[Experiment.__module__]
    monkeypatch.setattr(module, "REDRAW", 0.0)
    monkeypatch.setattr(module, "PART", 0)
    fill(page, 3000, ("random",) * 3)
    seen: list[tuple[int, str]] = []

    async def act() -> None:
        page.form.go.click()
        page.bet.skip.click()
        while page.stage == "run":
            seen.append((len(page.trial or ()), text(page)))
            await asyncio.sleep(0)
        await settled(page)

    in_a_loop(act)
    middle = [said for done, said in seen if 0 < done < 3000]
    assert any("games are in." in said for said in middle)
    assert any("Who wins?" in said for said in middle)
    assert any("of 3,000 games" in said for said in middle)


def test_no_piece_of_work_is_more_than_a_few_games(page: Experiment, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[tuple[int, float]] = []
    play_some = arena.play_some

    def noted(plan: Plan, start: int, count: int) -> arena.Bundle:
        bundle = play_some(plan, start, count)
        bundle.seconds = 0.01 * count  # as if every game took a hundredth of a second
        played.append((count, bundle.seconds))
        return bundle

    monkeypatch.setattr(arena, "play_some", noted)
    fill(page, 40)
    ran(page, None)
    assert played[0][0] == 1
    assert sum(count for count, _ in played) == 40
    assert max(seconds for _, seconds in played) <= arena.HERE


def test_the_stop_button_keeps_what_is_done(page: Experiment) -> None:
    fill(page, 1_000_000, ("random",) * 3)
    kept: list[int] = []

    async def act() -> None:
        page.form.go.click()
        page.bet.who[0].click()
        assert buttons(page) == ["Stop, and keep what is done"]
        while len(page.trial or ()) < 50:
            await asyncio.sleep(0)
        page.stop.click()
        kept.append(len(page.trial or ()))
        await settled(page)

    in_a_loop(act)
    trial = page.trial
    assert trial is not None
    assert len(trial) == kept[0]
    assert f"Stopped after {kept[0]:,} of 1,000,000 games." in text(page)
    assert all(picture.shown[0] == kept[0] for picture in page.gallery.pictures)
    assert "You said" in page._beside.value
    whole_run = run(GAME, ("random",) * 3, kept[0], 7, rotate=True)
    assert list(trial.results.rows()) == list(whole_run.rows())


def test_who_stops_before_the_first_game_has_lost_nothing(page: Experiment) -> None:
    fill(page)

    async def act() -> None:
        page.form.go.click()
        page.bet.who[0].click()
        page.stop.click()
        await settled(page)

    in_a_loop(act)
    assert "Stopped after 0 of 30 games." in text(page)
    assert buttons(page) == ["Try something else"]
    page.back.click()
    assert page.form.games.value == "30"


def test_another_run_leaves_nothing_of_the_one_before_behind(page: Experiment) -> None:
    fill(page, 20)
    ran(page)
    page.back.click()
    first = len(_instances)
    for _ in range(2):
        ran(page)
        page.back.click()
    assert len(_instances) == first
    assert page.gallery.pictures == []
    assert "games are in" not in text(page)
    assert [who.value for who in page.form.who[:3]] == list(SEATS)


def test_the_page_that_is_shown_again_takes_the_first_one_away() -> None:
    experiment("en")
    count = len(_instances)
    experiment("en")
    assert len(_instances) == count
    ipw.Widget.close_all()


def test_one_player_has_nobody_to_bet_on_and_plays_at_once(page: Experiment) -> None:
    page.form.game.value = "tien"
    fill(page, 3, ("random",))
    assert page.form.rotate not in page.form.box.children

    async def act() -> None:
        page.form.go.click()
        assert page.stage == "run"
        await settled(page)

    in_a_loop(act)
    assert "Random wins most often: 100 of 100 games" in text(page)


# ------------------------------------------------------------------------------------------ the bet


def test_the_bet_comes_before_the_first_game(page: Experiment) -> None:
    fill(page)
    page.form.go.click()
    assert page.trial is not None
    assert len(page.trial) == 0
    assert "Who will win most often?" in text(page)
    assert words("en").say("notice") in text(page)
    assert buttons(page) == ["Hard", "Easy", "Random", "No bet, just play", "Try something else"]


def test_bots_of_one_kind_are_told_apart(page: Experiment) -> None:
    fill(page, seats=("easy", "hard", "easy"))
    page.form.go.click()
    assert [button.description for button in page.bet.who] == ["Easy 1", "Hard", "Easy 2"]


def test_a_bet_on_the_winner_stands_beside_the_result(page: Experiment) -> None:
    fill(page, 60)
    trial = ran(page, 0)
    share = findings.points(tally.summary(trial.results).lines[0].share)
    said = f"You said Hard, and Hard it was: {round(share.value, 1):g} of 100 games won (between {share.low:.1f} and "
    assert said in page._beside.value
    assert "<small>You said</small><b>Hard</b>" in page._beside.value
    assert words("en").say("notice") in text(page)


def test_another_bet_is_answered_kindly_with_both_numbers(page: Experiment) -> None:
    fill(page, 60)
    ran(page, 2)
    assert "You said Random, it was Hard:" in page._beside.value
    assert "Random won" in page._beside.value


def test_who_is_level_with_the_first_may_be_right_yet(page: Experiment) -> None:
    fill(page, 6, ("easy",) * 3)
    trial = ran(page, None)
    found = findings.lead(trial.results)
    assert found.level
    english = words("en")
    assert "you may yet be right" in judged(trial, Guess(found.level[0]), english)
    assert "It is a close race" in judged(trial, Guess(found.place), english)


def test_the_bet_can_be_skipped_with_one_press(page: Experiment) -> None:
    fill(page, 20)
    ran(page, None)
    assert page.guess is None
    assert page._beside.value == ""
    assert "You said" not in text(page)


@pytest.mark.parametrize("typed", ["", "a bit", "101", "-100.5", "1e1", "5%", "nan", "٣"])
def test_an_effect_that_cannot_be_is_one_sentence_and_what_was_typed_stays(page: Experiment, typed: str) -> None:
    fill(page)
    page.form.change.value = "bot"
    page.form.go.click()
    page.bet.effect.value = typed
    page.bet.say.click()
    assert "Type a number from −100 to 100, such as 5." in page.bet.complaint.value
    assert page.bet.effect.value == typed
    assert page.stage == "bet"


@pytest.mark.parametrize(("typed", "meant"), [("5", 5), ("-7,5", -7.5), ("+2.25", 2.25), ("−3", -3), (" 100 ", 100)])
def test_an_effect_is_read_as_people_type_it(typed: str, meant: float) -> None:
    assert number(typed) == meant


@pytest.mark.parametrize(
    ("share", "effect", "key"),
    [
        (Estimate(0.1, 0.06, 0.14), 8.0, "experiment-effect-right"),
        (Estimate(0.1, 0.06, 0.14), 40.0, "experiment-effect-near"),
        (Estimate(0.1, 0.06, 0.14), -3.0, "experiment-effect-other"),
        (Estimate(-0.1, -0.14, -0.06), -40.0, "experiment-effect-near"),
        (Estimate(0.01, -0.02, 0.04), 30.0, "experiment-effect-small"),
    ],
)
@languages
def test_an_effect_is_judged_by_where_it_lies(
    share: Estimate, effect: float, key: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = Trial(Plan(GAME, ("easy", "easy"), 10, 1), Change(0, "hard"))
    line = Difference(0, "easy", "hard", share, share)
    monkeypatch.setattr("hashiban.lab.compare.Compared.differences", lambda self: (line,))
    shown = judged(trial, Guess(effect=effect), words(language))
    end = words(language).say(key, said="", was="", low="", high="").rpartition(").")[2]
    assert end.strip() in shown


# ------------------------------------------------------------------------------------------ the comparison


def test_a_comparison_is_told_drawn_and_judged(page: Experiment) -> None:
    fill(page, 60, ("easy", "easy", "easy"))
    page.form.change.value, page.form.place.value, page.form.bot.value = "bot", 2, "hard"
    trial = ran(page, "10")
    assert trial.compared is not None
    *_, alone = paired(Plan(GAME, ("easy",) * 3, 60, 7, load(GAME).Rules(), rotate=True), Change(1, "hard"))
    assert trial.compared.differences() == alone.differences()
    share = findings.points(alone.differences()[1].share)
    assert f"Hard instead of Easy 2 wins {round(share.value, 1):g} more of 100 games with the change" in text(page)
    assert f"You said +10, it was +{round(share.value, 1):g} of 100 (between +" in page._beside.value
    assert len(page.gallery.pictures) == 11
    assert "As it was" in text(page)
    assert "With the change" in text(page)
    assert all("<svg" in picture.drawing.value for picture in page.gallery.pictures)


def test_a_comparison_of_rules_is_about_the_first_bot() -> None:
    trial = Trial(Plan(GAME, SEATS, 10, 1), Change(rules=load(GAME).Rules("up")))
    assert trial.compared is not None
    assert findings.changed(trial.compared) == 0


def test_fewer_wins_are_told_as_fewer_without_a_minus() -> None:
    trial = Trial(Plan(GAME, ("hard", "easy", "easy"), 60, 1, rotate=True), Change(0, "random"))
    while trial.play():
        pass
    assert trial.compared is not None
    said = caption(findings.change(trial.compared), words("en"), ["Ann", "Bo", "Cas"])
    found = re.fullmatch(r"Ann wins (\S+) fewer of 100 games with the change \(between (\S+) and (\S+)\)\.", said)
    assert found
    share, low, high = map(float, found.groups())
    assert 0 < low < share < high


# ------------------------------------------------------------------------------------------ what goes wrong


def failing(view: View, luck: Any) -> Choice:
    """Plays at random, and fails late in some game."""
    if luck.random() < 0.001:
        raise RuntimeError("I am lost")
    return bots.anything(view, luck)


def test_a_bot_that_fails_ends_the_run_with_a_sentence_and_the_games_before_are_kept(
    page: Experiment, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = bots.load
    monkeypatch.setattr(bots, "load", lambda game, name: failing if name == "random" else honest(game, name))
    fill(page, 500)
    trial = ran(page)
    done = len(trial)
    assert 0 < done < 500
    assert f"The {done} games before it are kept." in text(page)
    assert "failed with RuntimeError: I am lost." in text(page)
    assert f"{done} games are in." in text(page)
    assert "You said Hard" in page._beside.value
    assert list(trial.results.rows()) == list(run(GAME, SEATS, done, 7, rotate=True).rows())
    assert buttons(page)[:2] == ["Try something else", "All games as CSV"]


def test_a_bot_that_fails_in_the_first_game_leaves_a_sentence_alone(
    page: Experiment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(view: View, luck: Any) -> Choice:
        raise RuntimeError("<b>no</b>")

    monkeypatch.setattr(bots, "load", lambda game, name: broken)
    fill(page)
    ran(page)
    assert "The very first game could not be finished" in text(page)
    assert "&lt;b&gt;no&lt;/b&gt;" in page._said.value
    assert buttons(page) == ["Try something else"]


def test_a_failure_of_ours_is_a_friendly_line_and_the_games_are_kept(
    page: Experiment, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(results: Results) -> None:
        raise RuntimeError("secret path")

    monkeypatch.setitem(findings.CHARTS, "prices", broken)
    fill(page, 20)
    trial = ran(page)
    assert "Something went wrong on our side" in text(page)
    assert "secret path" not in text(page)
    assert len(trial) > 0
    assert "All games as CSV" in buttons(page)


# ------------------------------------------------------------------------------------------ the files


def handed(page: Experiment, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str, int]:
    """The file of all games: its name, its text, and in how many pieces it came."""
    messages = sent(page, monkeypatch)

    async def act() -> None:
        page.csv.click()
        await settled(page)

    in_a_loop(act)
    pieces = [message["piece"] for message in messages if "piece" in message]
    assert [piece["number"] for piece in pieces] == list(range(len(pieces)))
    assert [piece["last"] for piece in pieces] == [False] * (len(pieces) - 1) + [True]
    assert json.dumps(pieces)
    return pieces[0]["name"], "".join(piece["text"] for piece in pieces), len(pieces)


def as_csv(*rows: object) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)  # type: ignore[arg-type]
    return out.getvalue()


def test_all_games_as_csv_are_the_rows_of_the_arena(page: Experiment, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(page, 40)
    ran(page, None)
    name, written, _ = handed(page, monkeypatch)
    assert name == "vastgoedveiling-games.csv"
    assert written == as_csv(COLUMNS, *run(GAME, SEATS, 40, 7, rotate=True).rows())
    assert page.csv.description == "All games as CSV"


def test_a_large_file_comes_in_pieces(page: Experiment, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(page, 200)
    ran(page, None)
    monkeypatch.setattr(handout, "PIECE", 2000)
    monkeypatch.setattr(handout, "SLICE", 0.0)
    monkeypatch.setattr(handout, "ROWS", 100)
    _, written, pieces = handed(page, monkeypatch)
    assert pieces > 3
    assert written == as_csv(COLUMNS, *run(GAME, SEATS, 200, 7, rotate=True).rows())


def test_the_games_of_a_comparison_say_of_which_run_they_are(
    page: Experiment, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(page, 12)
    page.form.change.value, page.form.place.value, page.form.bot.value = "bot", 2, "hard"
    ran(page, None)
    _, written, _ = handed(page, monkeypatch)
    before = run(GAME, SEATS, 12, 7, rotate=True).rows()
    after = run(GAME, ("hard", "hard", "random"), 12, 7, rotate=True).rows()
    both = [*(("before", *row) for row in before), *(("after", *row) for row in after)]
    assert written == as_csv(("run", *COLUMNS), *both)


def test_the_numbers_behind_every_picture_can_be_had(page: Experiment, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(page, 40)
    trial = ran(page, None)
    messages = sent(page, monkeypatch)
    for picture in page.gallery.pictures:
        picture.csv.click()
    files = {message["download"]["name"]: message["download"]["text"] for message in messages}
    assert list(files) == [f"experiment-{kind}.csv" for kind in findings.CHARTS]
    wins = list(csv.DictReader(io.StringIO(files["experiment-wins.csv"])))
    assert [row["bot"] for row in wins] == list(SEATS)
    shares = [line.share.value for line in tally.summary(trial.results).lines]
    assert [float(row["wins"]) for row in wins] == pytest.approx([100 * share for share in shares], abs=1e-5)


# ------------------------------------------------------------------------------------------ what the charts say


def played(seats: tuple[str, ...] = SEATS, games: int = 90, rotate: bool = True) -> Results:
    return run(GAME, seats, games, 3, rotate=rotate)


def test_the_parts_of_every_spread_make_a_hundred() -> None:
    results = played()
    for place in range(3):
        rows = [row for row in findings.totals(results).rows if row["seat"] == place + 1]
        assert sum(row["games"] for row in rows) == pytest.approx(100)
    for chart in (findings.prices(results), findings.length(results)):
        assert chart is not None
        assert sum(row["percent"] for row in chart.rows) == pytest.approx(100)
        assert len(chart.rows) <= findings.BARS


def test_a_price_is_counted_in_the_bar_it_lies_in() -> None:
    results = played()
    prices, chart = results.games.prices, findings.prices(results)
    assert chart is not None
    paid = sum(prices.values())
    for row in chart.rows[1:-1]:
        inside_it = sum(times for price, times in prices.items() if row["from"] <= price <= row["to"])
        assert row["percent"] == pytest.approx(100 * inside_it / paid)
    ends = chart.rows[0], chart.rows[-1]
    assert sum(times for price, times in prices.items() if price <= ends[0]["to"]) == pytest.approx(
        ends[0]["percent"] * paid / 100
    )


def test_the_middle_price_and_the_length_told_are_those_of_the_games() -> None:
    results = played()
    chart = findings.prices(results)
    assert chart is not None
    paid = sorted(results.games.prices.elements())
    numbers = chart.caption[0].numbers
    assert sum(price <= numbers["middle"] for price in paid) >= len(paid) / 2
    assert sum(price < numbers["middle"] for price in paid) < len(paid) / 2
    assert sum(price <= numbers["high"] for price in paid) >= 0.9 * len(paid)
    assert findings.length(results).caption[0].numbers["mean"] == round(float(np.mean(results.games.decisions)), 1)


def test_where_no_auction_is_held_there_is_no_chart_of_prices() -> None:
    results = played(games=6)
    results.games.prices.clear()
    assert findings.prices(results) is None


def test_the_worth_of_a_seat_is_shown_only_where_bots_change_seats() -> None:
    assert findings.seats(played(rotate=False)) is None
    chart = findings.seats(played())
    assert chart is not None
    assert sum(row["wins"] for row in chart.rows) == pytest.approx(100)


@pytest.mark.parametrize(
    ("shares", "key", "better"), [((60, 45), "said", "yes"), ((40, 54), "said", "no"), ((50, 50), "same", None)]
)
def test_a_seat_that_stands_out_is_named(
    shares: tuple[int, int], key: str, better: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = tuple(Estimate(share / 100, share / 100 - 0.05, share / 100 + 0.05) for share in shares)
    real = tally.summary
    monkeypatch.setattr(tally, "summary", lambda results: real(results)._replace(seats=found))
    chart = findings.seats(played(("easy", "easy"), 4))
    assert chart is not None
    assert chart.caption[0].key == f"experiment-seats-{key}"
    assert chart.caption[0].numbers.get("better") == better


def test_who_wins_every_game_still_has_an_interval_around_it() -> None:
    results = played(("hard", "random", "random"), 30)
    lines = tally.summary(results).lines
    assert lines[0].share.value == 1.0
    assert lines[0].share.low == tally.wilson(1.0, 10).low < 0.8
    assert lines[1].share.high > 0.2


@pytest.mark.parametrize("games", [1, 2, 3, 4])
@pytest.mark.parametrize("rotate", [True, False])
def test_a_handful_of_games_can_be_drawn_and_no_number_is_without_end(games: int, rotate: bool) -> None:
    results = played(games=games, rotate=rotate)
    for chart in (make(results) for make in findings.CHARTS.values()):
        if chart is not None:
            numbers = [value for row in chart.rows for value in row.values() if not isinstance(value, str)]
            assert np.isfinite(numbers).all()
            assert caption(chart, words("en"), ["a", "b", "c"])


# ------------------------------------------------------------------------------------------ languages, the way here


def test_the_end_results_of_the_bots_are_drawn_in_the_order_of_their_seats() -> None:
    svg = figure(findings.totals(played()), words("en"), ["Ann", "Bo", "Cas"], "light")
    found = re.findall(r'<text[^>]* y="([\d.]+)"[^>]*>(Ann|Bo|Cas)<', svg)
    assert [name for _, name in sorted(found, key=lambda place: float(place[0]))] == ["Ann", "Bo", "Cas"]


@languages
def test_the_whole_page_is_there_in_every_language(page: Experiment, language: str) -> None:
    fill(page, 30)
    ran(page)
    page.speak("de" if language == "en" else "en")
    before = text(page)

    async def act() -> None:
        page.speak(language)
        await settled(page)

    in_a_loop(act)
    said = text(page)
    ours = words(language)
    assert said != before
    assert told(page.trial, ours) in said if page.trial else False
    for picture in page.gallery.pictures:
        assert picture.chart is not None
        assert ours.say(f"dynamics-{picture.chart.key}-title") in said
        assert picture.csv.description == ours.say("plots-csv")
    assert page.stop.description == ours.say("experiment-stop")


@languages
def test_the_form_and_the_bet_change_their_language_and_keep_what_is_there(page: Experiment, language: str) -> None:
    fill(page, "12", ("easy", "random", "easy"))
    page.form.change.value, page.form.place.value, page.form.bot.value = "bot", 3, "hard"
    page.speak(language)
    assert [who.value for who in page.form.who[:3]] == ["easy", "random", "easy"]
    assert (page.form.change.value, page.form.place.value, page.form.bot.value) == ("bot", 3, "hard")
    page.form.go.click()
    page.bet.effect.value = "3"
    page.speak("nl" if language == "en" else "en")
    assert page.bet.effect.value == "3"
    assert page.bet.skip.description == page.words.say("experiment-skip")


def test_the_welcome_page_leads_to_the_laboratory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOILA_KERNEL_ID", "x")
    page = Welcome("nl")
    assert "href='lab_experiment.ipynb?lang=nl'" in page._body.value
    assert words("nl").say("experiment-enter") in page._body.value
    ipw.Widget.close_all()


@languages
@pytest.mark.parametrize("bias", BIASES)
def test_a_biased_bot_is_offered_where_its_bias_shows_and_has_a_name(bias: str, language: str) -> None:
    (game,) = {game for game in NAMES for bot in form.offered(game) if f"+{bias}:" in bot}
    bot = next(bot for bot in form.offered(game) if f"+{bias}:" in bot)
    assert bots.load(game, bot) is not None
    assert form.called(bot, words(language)) not in ("", bot)
