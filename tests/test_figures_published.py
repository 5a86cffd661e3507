"""Published figures and the textbook auctions behind them: every verdict holds, and says so when one does not."""

from __future__ import annotations

import asyncio
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw
import numpy as np
import pytest

from hashiban import cli
from hashiban.lab import figures
from hashiban.lab.textbook import bids, common, luck, sealed, spoken
from hashiban.words import LANGUAGES, words
from hashiban_widgets import Welcome, published
from hashiban_widgets.published import Published

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from tests.pages import Visits

QUOTED = {"FIG16", "FIG18", "FIG19"}
FEW = figures.LEAST

TWO = np.array([[0.2, 0.9, 0.5], [0.8, 0.3, 0.6]])
"""Two games of three bidders."""


def draws(games: int = 2000, bidders: int = 4, seed: int = 3) -> NDArray[np.float64]:
    return np.random.default_rng(seed).random((games, bidders))


@pytest.fixture(scope="module")
def whole() -> list[figures.Row]:
    return list(figures.table())


# ---------------------------------------------------------------------------------------- the verdicts


@pytest.mark.parametrize("figure", figures.NAMES)
def test_every_number_of_a_figure_agrees(figure: str, whole: list[figures.Row]) -> None:
    rows = [row for row in whole if row.figure == figure]
    assert rows
    assert [row for row in rows if not row.holds] == []


def test_every_figure_is_checked_but_what_people_did_in_a_laboratory() -> None:
    assert set(figures.FACTS) == QUOTED
    assert set(figures.NAMES) == {f"FIG{k}" for k in range(1, 27)} - QUOTED
    assert all(list(figures.rows(figure)) == [] for figure in QUOTED)
    assert set(figures.SOURCES) >= QUOTED


@pytest.mark.parametrize("figure", ["FIG22", "FIG23", "FIG24"])
def test_the_exact_figures_are_equal_to_the_last_fraction(figure: str, whole: list[figures.Row]) -> None:
    rows = [row for row in whole if row.figure == figure and row.what != "secretary-limit"]
    assert [row.ours for row in rows] == [Fraction(row.published) for row in rows]
    assert {(row.error, row.slack, row.seed) for row in rows} == {(0.0, 0, None)}


def test_what_is_drawn_comes_from_two_hundred_thousand_draws_and_has_a_standard_error() -> None:
    assert figures.GAMES >= 200_000
    income = next(row for row in figures.rows("FIG2") if row.facts == {"n": 5})
    assert income.error == pytest.approx(figures.spread_first(5) / figures.GAMES**0.5, rel=0.02)


@pytest.mark.parametrize(
    ("figure", "what", "facts", "number"),
    [
        ("FIG2", "income-first", {"n": 10}, "0.81818"),
        ("FIG4", "spread-second", {"n": 4}, "0.2000"),
        ("FIG4", "spread-first", {"n": 3}, "0.1291"),
        ("FIG6", "slope-earns", {"n": 4, "percent": 65}, "0.04557"),
        ("FIG7", "overbid-costs", {"n": 4, "percent": 10}, "0.004998"),
        ("FIG8", "reserve-income", {"n": 5}, "0.67188"),
        ("FIG9", "averse-bid", {"n": 4}, "0.85714"),
        ("FIG9", "averse-income", {"n": 4}, "0.68571"),
        ("FIG11", "takeover-all", {"offer": 60}, "-9"),
        ("FIG12", "naive-loses", {"n": 6}, "0.98438"),
        ("FIG14", "naive-second", {"n": 6}, "-0.4286"),
        ("FIG14", "careful-second", {"n": 7}, "0.2143"),
        ("FIG17", "contest-high", {"n": 5}, "0.5556"),
        ("FIG22", "secretary-skip", {"n": 100}, "37"),
        ("FIG22", "secretary-chance", {"n": 10}, "0.398690"),
        ("FIG22", "secretary-chance", {"n": 100}, "0.371043"),
        ("FIG23", "cant-stop", {"first": 6, "second": 7, "third": 8}, "0.91975"),
        ("FIG24", "row-gap", {"n": 6}, "22.143"),
    ],
)
def test_a_formula_gives_the_number_that_is_printed(
    whole: list[figures.Row], figure: str, what: str, facts: dict[str, int], number: str
) -> None:
    found = next(row for row in whole if (row.figure, row.what, row.facts) == (figure, what, facts))
    digits = len(number.partition(".")[2])
    assert abs(Fraction(found.published) - Fraction(number)) <= Fraction(1, 2 * 10**digits) + Fraction(1, 10**12)


def out(figure: str) -> list[str]:
    return [row.what for row in figures.rows(figure) if not row.holds]


def slanted(*_: Any) -> Callable[[Any], Any]:
    return bids.share(0.7)


@pytest.mark.parametrize(
    ("where", "name", "instead", "figure"),
    [
        (figures, "revenue", lambda n: Fraction(n, n + 1), "FIG2"),
        (figures, "spread_second", figures.spread_first, "FIG4"),
        (figures, "overbidding", lambda _n, d: d**2 / 2, "FIG7"),
        (figures, "_skipped", lambda n: n // 2, "FIG22"),
        (bids, "first_price", slanted, "FIG2"),
        (bids, "all_pay", slanted, "FIG3"),
        (bids, "third_price", slanted, "FIG3"),
        (bids, "first_price", slanted, "FIG9"),
        (sealed, "second_price", sealed.first_price, "FIG4"),
        (sealed, "second_price", sealed.first_price, "FIG14"),
        (sealed, "third_price", sealed.second_price, "FIG3"),
        (spoken, "english", lambda values, step: sealed.first_price(values, bids.truth), "FIG10"),
        (spoken, "dutch", lambda values, bid, step, start: spoken.english(values, step), "FIG26"),
        (common, "takeover", lambda values, offer: common.Deals(values <= offer, values - offer), "FIG11"),
        (luck, "pig", lambda hold: {score: Fraction(1, 7) for score in (0, *range(20, 26))}, "FIG20"),
        (luck, "bomb", lambda boxes, opened: Fraction(opened), "FIG21"),
        (luck, "cant_stop", lambda columns: Fraction(1), "FIG23"),
        (luck, "row", lambda n: luck.Ends(Fraction(30), Fraction(1), Fraction(29)), "FIG24"),
    ],
)
def test_a_wrong_formula_or_auction_does_not_agree(
    monkeypatch: pytest.MonkeyPatch, where: Any, name: str, instead: Any, figure: str
) -> None:
    assert out(figure) == []
    monkeypatch.setattr(where, name, instead)
    assert out(figure) != []


def test_a_figure_comes_out_the_same_alone_and_among_all(whole: list[figures.Row]) -> None:
    assert list(figures.rows("FIG8")) == [row for row in whole if row.figure == "FIG8"]


def test_another_seed_draws_something_else_that_agrees_as_well() -> None:
    one, other = (list(figures.rows("FIG12", FEW, seed)) for seed in (1, 2))
    assert [row.ours for row in one] != [row.ours for row in other]
    assert all(row.holds for row in (*one, *other))


@pytest.mark.parametrize(
    ("figure", "games", "seed", "why"),
    [
        ("FIG99", FEW, 1, "no figure 'FIG99'"),
        ("FIG2", FEW - 1, 1, "50,000 to 2,000,000"),
        ("FIG2", figures.MOST + 1, 1, "50,000 to 2,000,000"),
        ("FIG2", FEW, -1, "from 0 on"),
    ],
)
def test_a_figure_that_cannot_be_worked_out_is_refused(figure: str, games: int, seed: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        figures.rows(figure, games, seed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_figure_and_every_row_has_its_words(language: str, whole: list[figures.Row]) -> None:
    ours = words(language)
    for figure in (*figures.NAMES, *figures.FACTS):
        assert ours.say(f"figures-{figure}")
        assert figures.source(figure, ours)
    for row in whole:
        assert all(figures.cells(row, ours)[:4])


def test_a_row_is_written_as_the_language_writes_numbers() -> None:
    row = figures.Row("FIG2", "income-first", {"n": 2}, Fraction(1, 3), 0.25, 0.001, Fraction(1, 100), 7)
    assert figures.cells(row, words("de"))[1:5] == ("0,333333", "0,250000", "0,001000 (+0,01)", "7")
    assert figures.cells(row._replace(seed=None, slack=0), words("en"))[3:] == ("counted", "", "differs")


# ---------------------------------------------------------------------------------------- sealed bids


def test_the_highest_bid_wins_and_pays_what_the_auction_says() -> None:
    for auction, price in (
        (sealed.first_price, (0.9, 0.8)),
        (sealed.second_price, (0.5, 0.6)),
        (sealed.third_price, (0.2, 0.3)),
        (sealed.all_pay, (0.9, 0.8)),
    ):
        sales = auction(TWO, bids.truth)
        assert sales.winner.tolist() == [1, 0]
        assert sales.price.tolist() == list(price)
        assert sales.profit == pytest.approx(np.array([0.9, 0.8]) - price)
    assert sealed.all_pay(TWO, bids.truth).income == pytest.approx([1.6, 1.7])


def test_of_equal_bids_that_of_the_lower_seat_wins() -> None:
    assert sealed.first_price(np.array([[0.4, 0.7, 0.7]]), bids.truth).winner.tolist() == [1]


def test_below_the_reserve_nothing_is_sold_and_between_the_bids_it_is_the_price() -> None:
    sales = sealed.second_price(TWO, bids.truth, reserve=0.85)
    assert sales.winner.tolist() == [1, sealed.NOBODY]
    assert sales.price.tolist() == sales.income.tolist() == [0.85, 0.0]
    assert sales.profit == pytest.approx([0.05, 0.0])
    assert sealed.all_pay(TWO, bids.truth, reserve=0.55).income == pytest.approx([0.9, 1.4])
    assert sealed.second_price(np.array([[0.5]]), bids.truth, reserve=0.25).price.tolist() == [0.25]


def test_what_is_worth_the_same_to_all_is_bid_for_by_what_each_has_seen() -> None:
    sales = sealed.first_price(np.array([[10.0], [10.0]]), bids.plus(-1), seen=np.array([[9.5, 12.0], [10.0, 8.0]]))
    assert sales.winner.tolist() == [1, 0]
    assert sales.price.tolist() == [11.0, 9.0]
    assert sales.profit.tolist() == [-1.0, 1.0]


def test_each_bidder_can_have_a_rule_of_his_own() -> None:
    sales = sealed.first_price(TWO, [bids.truth, bids.share(0.1), bids.truth])
    assert sales.winner.tolist() == [2, 0]


def bad_bids(values: Any) -> Any:
    return values * np.nan


@pytest.mark.parametrize(
    ("values", "options", "why"),
    [
        (np.zeros((3, 0)), {}, r"\(games, bidders\)"),
        (np.zeros((0, 3)), {}, r"\(games, bidders\)"),
        (np.zeros(3), {}, r"\(games, bidders\)"),
        (np.full((2, 2), np.nan), {}, "value must be a number"),
        (TWO, {"reserve": -0.1}, "at least 0, not -0.1"),
        (TWO, {"reserve": np.nan}, "at least 0, not nan"),
        (TWO, {"bid": bad_bids}, "bid must be a number"),
        (TWO, {"bid": lambda values: values[:, :2]}, "must be an array"),
        (TWO, {"bid": [bids.truth]}, "3 bidders, but 1 rules"),
        (TWO, {"seen": np.zeros((3, 3))}, "do not fit"),
        (TWO, {"seen": np.zeros((2, 2))}, "do not fit"),
    ],
)
@pytest.mark.parametrize("auction", [sealed.first_price, sealed.second_price, sealed.third_price, sealed.all_pay])
def test_an_auction_that_cannot_be_held_is_refused(
    auction: Any, values: Any, options: dict[str, Any], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        auction(values, **{"bid": bids.truth, **options})


def test_third_price_takes_three_and_so_do_its_bids() -> None:
    with pytest.raises(ValueError, match="three bidders"):
        sealed.third_price(TWO[:, :2], bids.truth)
    with pytest.raises(ValueError, match="3 bidders or more"):
        bids.third_price(2)


@pytest.mark.parametrize(
    "rule", [bids.first_price, bids.all_pay, lambda n: bids.prize(n, 1.0, np.random.default_rng())]
)
def test_without_bidders_there_is_no_rule_of_bidding(rule: Callable[[int], Any]) -> None:
    with pytest.raises(ValueError, match="not 0"):
        rule(0)


def test_risk_aversion_of_one_is_refused() -> None:
    with pytest.raises(ValueError, match="from 0 to below 1"):
        bids.first_price(4, 1.0)


# ---------------------------------------------------------------------------------------- bids that are heard


def test_english_bids_climb_by_a_step_until_only_one_can_go_on() -> None:
    sales = spoken.english(TWO, 0.25)
    # 0 bids 0, 1 0.25, 2 0.5, 1 0.75; and 0 bids 0, 1 0.25, 2 0.5, 0 0.75
    assert sales.winner.tolist() == [1, 0]
    assert sales.price.tolist() == [0.75, 0.75]
    assert sales.profit == pytest.approx([0.15, 0.05])


def test_nobody_tops_himself_and_nobody_bids_below_the_reserve() -> None:
    alone = spoken.english(np.array([[0.9], [0.1]]), 0.1, reserve=0.5)
    assert alone.winner.tolist() == [0, sealed.NOBODY]
    assert alone.price.tolist() == [0.5, 0.0]
    assert alone.profit == pytest.approx([0.4, 0.0])


def test_dutch_the_first_to_call_has_it_at_the_price_the_clock_shows() -> None:
    sales = spoken.dutch(TWO, bids.truth, 0.25, 1.0)
    assert sales.winner.tolist() == [1, 0]
    assert sales.price.tolist() == [0.75, 0.75]
    below = spoken.dutch(TWO, bids.truth, 0.25, 1.0, reserve=0.8)
    assert below.winner.tolist() == [sealed.NOBODY, sealed.NOBODY]
    assert below.income.tolist() == [0.0, 0.0]


def test_once_around_each_speaks_once_and_the_last_tops_by_a_step() -> None:
    sales = spoken.once_around(np.array([[0.6, 0.2, 0.9], [0.6, 0.5, 0.3]]), bids.once_around, 0.01)
    assert sales.winner.tolist() == [2, 1]
    assert sales.price == pytest.approx([0.41, 0.41])


def test_once_around_brings_the_seller_less_than_sealed_bids() -> None:
    values = draws(200_000, 2)
    income = spoken.once_around(values, bids.once_around, 1e-6).income
    assert float(income.mean()) == pytest.approx(0.25, abs=4 * float(income.std()) / len(values) ** 0.5)
    assert income.mean() < sealed.first_price(values, bids.first_price(2)).income.mean()


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda: spoken.english(TWO, 0.0), "step is a number above 0"),
        (lambda: spoken.english(TWO, 0.1, reserve=-1), "reserve price"),
        (lambda: spoken.english(np.zeros((2, 0)), 0.1), "one of each"),
        (lambda: spoken.dutch(TWO, bids.truth, -0.1, 1.0), "step is a number above 0"),
        (lambda: spoken.dutch(TWO, bids.truth, 0.1, 0.2, reserve=0.5), "starts at the reserve"),
        (lambda: spoken.dutch(TWO, bids.truth, 0.1, 1.0, reserve=-1), "reserve price"),
        (lambda: spoken.once_around(TWO, bids.once_around, 0.0), "step is a number above 0"),
        (lambda: spoken.once_around(TWO, lambda v, low, behind: v[:1], 0.1), "a bid for each game"),
    ],
)
def test_a_spoken_auction_that_cannot_be_held_is_refused(call: Callable[[], Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        call()


# ---------------------------------------------------------------------------------------- common values, luck


def test_signals_lie_around_the_value_as_far_as_was_said() -> None:
    values, seen = common.guessed(5000, 3, 2.0, (10, 20), np.random.default_rng(1))
    assert values.shape == (5000, 1)
    assert 1.99 < np.abs(seen - values).max() <= 2.0
    assert 10 <= values.min() < values.max() <= 20


def test_a_takeover_is_accepted_when_the_firm_is_worth_no_more_than_the_offer() -> None:
    deals = common.takeover(np.array([10.0, 60.0, 61.0]), 60)
    assert deals.accepted.tolist() == [True, True, False]
    assert deals.profit.tolist() == [-45.0, 30.0, 0.0]


def test_wallets_are_sold_together_or_for_their_mean() -> None:
    seen = np.array([[1.0, 5.0]])
    assert common.wallets(seen).values.tolist() == [[6.0]]
    assert common.wallets(seen, mean=True).values.tolist() == [[3.0]]


def test_the_chances_of_a_turn_of_pig_are_parts_of_one() -> None:
    turn = luck.pig(20)
    assert sum(turn.values()) == 1
    assert set(turn) == {0, *range(20, 26)}
    assert luck.pig(1) == {0: Fraction(1, 6), **dict.fromkeys(range(2, 7), Fraction(1, 6))}


def test_of_three_who_come_one_by_one_the_best_is_found_every_second_time() -> None:
    assert luck.secretary(3) == (1, Fraction(1, 2))
    assert luck.secretary(1) == (0, 1)


@pytest.mark.parametrize(
    ("call", "why"),
    [
        (lambda: common.guessed(0, 3, 1.0, (0, 1), np.random.default_rng()), "game and a bidder"),
        (lambda: common.guessed(5, 0, 1.0, (0, 1), np.random.default_rng()), "game and a bidder"),
        (lambda: common.guessed(5, 3, -1.0, (0, 1), np.random.default_rng()), "makes no sense"),
        (lambda: common.guessed(5, 3, 1.0, (1, 0), np.random.default_rng()), "makes no sense"),
        (lambda: common.wallets(np.zeros((2, 0))), "one of each"),
        (lambda: common.takeover(np.zeros((2, 2)), 60), r"\(games,\)"),
        (lambda: common.takeover(np.zeros(2), -1), "at least 0"),
        (lambda: luck.pig(0), "not at 0"),
        (lambda: luck.bomb(10, 11), "cannot be opened"),
        (lambda: luck.bomb(0, 0), "cannot be opened"),
        (lambda: luck.secretary(0), "not 0"),
        (lambda: luck.cant_stop([7], dice=1), "not 1"),
        (lambda: luck.row(31), "cannot be laid"),
        (lambda: luck.row(0), "cannot be laid"),
    ],
)
def test_a_task_that_makes_no_sense_is_refused(call: Callable[[], Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        call()


# ---------------------------------------------------------------------------------------- the command


def test_the_command_prints_a_figure_with_its_source_its_numbers_and_its_verdict(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["figures", "--only", "fig11", "--games", str(FEW), "--seed", "5"]) == 0
    said, err = capsys.readouterr()
    assert err == ""
    assert said.startswith(f"FIG11  {words('en').say('figures-FIG11')}\nSource: Samuelson & Bazerman 1985\n")
    assert said.count("agrees") == 9
    assert "-15.000000" in said
    assert "All 9 numbers agree." in said


def test_the_command_without_a_name_prints_all_and_what_people_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "nl", "figures", "--games", str(FEW)]) == 0
    said = capsys.readouterr().out
    for figure in (*figures.NAMES, *figures.FACTS):
        assert f"{figure}  {words('nl').say(f'figures-{figure}')}\n" in said
    assert "0,666667" in said


def test_the_command_fails_when_a_number_does_not_agree(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "cant_stop", lambda columns: Fraction(1))
    assert cli.main(["figures", "--only", "FIG23"]) == 1
    said, err = capsys.readouterr()
    assert said.count("differs") == 5
    assert err == "hashiban figures: 5 numbers do not agree.\n"


@pytest.mark.parametrize(
    ("argv", "part"),
    [
        (["--only", "FIG99"], "no figure 'FIG99'"),
        (["--games", "0"], "'0' is not a whole number"),
        (["--games", "10"], "Draw 50,000 to 2,000,000"),
        (["--seed", "-1"], "from 0 on"),
        (["--seed", "x"], "'x' is not a whole number"),
    ],
)
def test_the_command_refuses_with_one_sentence(
    capsys: pytest.CaptureFixture[str], argv: list[str], part: str
) -> None:
    assert cli.main(["figures", *argv]) == 2
    said, err = capsys.readouterr()
    assert said == ""
    assert part in err
    assert err.count("\n") == 1


# ---------------------------------------------------------------------------------------- the page


@pytest.fixture
def page() -> Iterator[Published]:
    yield published("en")
    ipw.Widget.close_all()


def text(page: Published) -> str:
    return f"{page._lead.value}{page._notice.value}{page._body.value}{page._told.value}"


def fewer(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    """Let the page be about these figures only, as they take little time."""
    monkeypatch.setattr(figures, "NAMES", names)
    monkeypatch.setattr(figures, "table", lambda: (row for name in names for row in figures.rows(name, FEW)))


def test_the_page_says_every_figure_and_works_nothing_out_by_itself(page: Published) -> None:
    assert page.rows == ()
    said = text(page)
    assert said.count("<section") == 26
    assert "<table" not in said
    assert "Sheremeta 2013" in page._told.value
    assert page.go.description == "Work it out"


def test_the_button_works_out_the_whole_table_and_others_have_their_turn(
    page: Published, monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer(monkeypatch, "FIG2", "FIG11", "FIG23")
    turns = 0

    async def visit() -> None:
        nonlocal turns
        page.go.click()
        assert page.go.description == "Stop"
        while page._worker.busy:
            turns += 1
            await asyncio.sleep(0)

    asyncio.run(visit())
    assert turns > 1
    assert len(page.rows) == 12 + 9 + 5
    assert "All 26 numbers agree." in page._notice.value
    assert page._body.value.count("<table") == 3
    assert page._body.value.count("hb-holds") == 26
    assert page.go.description == "Work it out again"


def test_the_page_stops_when_it_is_told_to_and_keeps_what_there_is(
    page: Published, monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer(monkeypatch, "FIG2", "FIG3")

    async def visit() -> None:
        page.go.click()
        while not page.rows:
            await asyncio.sleep(0)
        page.go.click()
        kept = len(page.rows)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(page.rows) == kept

    asyncio.run(visit())
    assert 0 < len(page.rows) < 22
    assert "of 2 figures are done" in page._notice.value
    assert page.go.description == "Work it out again"


def test_a_number_that_differs_is_shown_as_such(page: Published, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "cant_stop", lambda columns: Fraction(1))
    fewer(monkeypatch, "FIG23")
    page.go.click()
    page._piece()
    assert "5 numbers do not agree." in page._notice.value
    assert page._body.value.count("hb-differs") == 5


def test_the_page_changes_its_language_and_keeps_its_numbers(
    page: Published, monkeypatch: pytest.MonkeyPatch
) -> None:
    fewer(monkeypatch, "FIG23")
    page.go.click()
    before = page.rows
    page.speak("de")
    assert page.rows == before
    assert "0,919753" in page._body.value
    assert words("de").say("figures-FIG16").replace("\xa0", " ") in page._told.value.replace("\xa0", " ")


def test_a_failure_on_the_page_is_a_friendly_line(page: Published, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(columns: object) -> Fraction:
        raise RuntimeError("secret path")

    monkeypatch.setattr(luck, "cant_stop", broken)
    fewer(monkeypatch, "FIG23")
    page.go.click()
    assert "Something went wrong" in page._notice.value
    assert "secret path" not in text(page)


def test_the_welcome_page_links_to_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOILA_KERNEL_ID", "x")
    page = Welcome("nl")
    assert "href='figures.ipynb?lang=nl'" in page._body.value
    ipw.Widget.close_all()


@pytest.mark.browser
def test_the_page_answers_while_it_works_and_fits_a_small_screen(visit: Visits, house: str) -> None:
    tab = visit(house, width=375).open("index", "?lang=en")
    page = tab.page
    page.get_by_role("link", name=words("en").say("figures-enter")).click()
    page.get_by_role("button", name="Work it out").click()
    page.get_by_role("button", name="Stop").wait_for()
    page.get_by_role("button", name="Deutsch").click()
    page.get_by_text("Alle 155 Zahlen stimmen.").wait_for(timeout=60_000)
    assert page.locator(".hb-holds").count() == 155
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    assert (tab.errors, tab.foreign) == ([], [])
