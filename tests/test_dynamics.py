"""The dynamics of a game: charts from journals, their numbers, and the plots and gallery that are made of them."""

from __future__ import annotations

import csv
import gc
import io
import json
import re
import subprocess
import sys
from fractions import Fraction
from functools import cache
from importlib.resources import files
from itertools import combinations, permutations
from random import Random
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import ipywidgets as ipw
import nbformat
import pytest

from hashiban import bots
from hashiban.actions import Action, Choice
from hashiban.engine import play, stacked
from hashiban.games import load
from hashiban.games import vastgoedveiling as vv
from hashiban.journal import Journal, Sitter, parse
from hashiban.lab import dynamics
from hashiban.lab.dynamics import assigned, caption, charts, to_csv
from hashiban.lab.dynamics.vastgoedveiling import best_sale, expected, told
from hashiban.session import Session
from hashiban.table import Event
from hashiban.words import LANGUAGES, words
from hashiban_widgets import draw
from hashiban_widgets.figures import HEIGHT, TEXT, WIDTH, alt, figure
from hashiban_widgets.look import DARK, LIGHT
from hashiban_widgets.parts import Part, tree
from hashiban_widgets.plots import FIRST, Plots
from tests import pages
from tests.charts import drawn
from tests.renew_golden import path
from tests.seats import PASS, VASTGOED, bid, first, sell

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

    from hashiban.engine import Bot
    from hashiban.lab.dynamics import Chart
    from hashiban.table import View

NAME = "vastgoedveiling"
NAMES = ["Ann", "Bo", "Cas", "Dee", "Eve", "Flo"]
KEYS = ["ladder", "ranks", "wallets", "halves", "cheques", "efficiency", "anchors", "rivals"]
SVG = "{http://www.w3.org/2000/svg}"

languages = pytest.mark.parametrize("language", LANGUAGES)
tables = pytest.mark.parametrize("players", vv.PLAYERS)
every_drawn_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in dynamics.GAMES for players in load(name).PLAYERS]
)
"""Every game that has charts, with every number of players."""


# ------------------------------------------------------------------------------------------ the games


@cache
def mixed(name: str, players: int, seed: int) -> Journal:
    """A game of bots of every kind, by its usual rules."""
    kinds = bots.names(name)
    return play(load(name), [bots.load(name, kinds[(seed + seat) % len(kinds)]) for seat in range(players)], seed)[0]


@cache
def random_game(players: int, seed: int) -> Journal:
    """A game of bots of every kind."""
    kinds = bots.names(NAME)
    seats = [bots.load(NAME, kinds[(seed + seat) % len(kinds)]) for seat in range(players)]
    rules = vv.Rules(rounding="up" if seed % 3 == 0 else "down")
    return play(VASTGOED, seats, seed=seed, rules=rules)[0]


def golden(players: int) -> Journal:
    """The journal of a golden playthrough."""
    text = path(NAME, players).read_text(encoding="utf-8")
    return parse(text.split("== Journal\n")[1].split("\n\n")[0])


def upto(journal: Journal, moves: int) -> Journal:
    """The same game, no further than this."""
    head = (journal.game, journal.players, journal.rules, journal.seed, journal.sitters)
    return Journal(*head, journal.moves[:moves], journal.told[:moves])


def scripted(deed: int, *buying: Action) -> Bot:
    """Says this while buying, then passes; sells this property first, then its lowest."""
    lines = iter(buying)

    def answer(view: View, luck: Random) -> Choice:
        if view.phase == "bid":
            return Choice(next(lines, PASS))
        own = view.deeds[view.seat]
        return Choice(sell(deed if deed in own else min(own)))

    return answer


DEEDS = (4, 17, 26, 1, 2, 3, *range(5, 17), *range(18, 24))
DEALT = (15, 0, 7, 2, 8, 9, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 10, 11, 11, 12, 12, 13)


@cache
def told_by_hand() -> dict[str, Chart]:
    """Three players. Round 1 is case VT11: 4 free, 17 for 1, 26 for 3; in round 2 Cas jumps to 5 and Bo loses 2.

    The first cheques are 0, 7 and 15: Ann sells 17, Bo 26 and Cas 4.
    """
    deal = stacked(
        [
            Action("deeds", cards=first(DEEDS, vv.DEEDS)),
            Action("cheques", cards=first(DEALT, vv.CHEQUES)),
            Action("opener", cards=(0, 1, 2)),
        ]
    )
    ann, bo, cas = scripted(17, bid(1)), scripted(26, bid(3), bid(4)), scripted(4, PASS, bid(5))
    return drawn(play(VASTGOED, [ann, bo, cas], deal=deal)[0])


def column(chart: Chart, name: str, **only: int) -> list[Any]:
    """What stands in a column, in the rows that have these values."""
    return [row[name] for row in chart.rows if all(row[key] == value for key, value in only.items())]


# --------------------------------------------------------------------------------------- every game


@every_drawn_table
def test_every_chart_of_a_game_has_rows_of_one_kind_and_a_name_of_its_own(name: str, players: int) -> None:
    found = charts(mixed(name, players, 1))
    assert found
    assert all(chart.key.startswith(f"{name}-") for chart in found)
    assert len({chart.key for chart in found}) == len(found)
    for chart in found:
        assert chart.players == players
        assert {tuple(row) for row in chart.rows} == {chart.columns}
        assert {chart.x, chart.y} <= set(chart.columns)
        assert "seat" in chart.columns or chart.form in ("bars", "heat")
        assert {row.get("seat", 1) for row in chart.rows} <= set(range(1, players + 1))


@every_drawn_table
def test_a_running_game_is_drawn_from_what_everybody_was_told_and_from_no_more(name: str, players: int) -> None:
    journal = mixed(name, players, 1)
    for moves in range(0, len(journal.moves), max(1, len(journal.moves) // 25)):
        now = upto(journal, moves)
        found = charts(now)
        now.moves.clear()
        now.seed = 0
        now.told.append([Event(event.name, event.facts, (0,)) for event in journal.events if event.to is None])
        assert charts(now) == found
        assert all(chart.rows for chart in found)


@every_drawn_table
def test_every_chart_can_be_given_away_as_csv(name: str, players: int) -> None:
    for chart in charts(mixed(name, players, 2)):
        head, *lines = csv.reader(io.StringIO(to_csv(chart)))
        assert tuple(head) == chart.columns
        for row, line in zip(chart.rows, lines, strict=True):
            for value, written in zip(row.values(), line, strict=True):
                same = (
                    written == value if isinstance(value, str) else float(written) == pytest.approx(value, abs=1e-6)
                )
                assert same, (chart.key, value, written)


@languages
@every_drawn_table
def test_every_chart_has_its_sentences_with_numbers_in_every_language(name: str, players: int, language: str) -> None:
    ours, names = words(language), NAMES[:players]
    journal = mixed(name, players, 3)
    for moves in (len(journal.moves), len(journal.moves) // 2, len(journal.moves) // 4):
        for chart in charts(upto(journal, moves)):
            said, key = caption(chart, ours, names), f"dynamics-{chart.key}"
            assert re.search(r"\d", said), said
            assert not re.search(r"[{}\x02\x1f]|  ", said), said
            assert said in alt(chart, ours, names)
            assert ours.say(f"{key}-see")
            assert not ours.say(f"{key}-title").endswith(".")
            lines = [line.name for line in (chart.theory, *chart.curves) if line is not None]
            assert all(ours.say(f"{key}-{line}") for line in lines)


@every_drawn_table
def test_every_chart_of_a_game_is_drawn_with_texts_that_stay_within_the_picture(name: str, players: int) -> None:
    for chart in charts(mixed(name, players, 3)):
        root = ElementTree.fromstring(figure(chart, words("de"), NAMES, me=0))
        places = [(float(t.get("x", 0)), float(t.get("y", 0))) for t in root.iter(f"{SVG}text")]
        assert places
        assert all(0 <= x <= WIDTH and 0 < y <= HEIGHT for x, y in places)


@tables
@pytest.mark.parametrize("seed", range(12))
def test_the_charts_of_any_game_add_up_to_how_it_ended(players: int, seed: int) -> None:
    journal = random_game(players, seed)
    found = drawn(journal)
    totals = journal.events[-1].facts["totals"]
    coins = [column(found["wallets"], "coins", seat=seat + 1)[-1] for seat in range(players)]
    earned = found["cheques"].sums("cheque")
    assert tuple(c + e for c, e in zip(coins, earned, strict=True)) == totals
    assert found["efficiency"].sums("cheque") == earned
    rounds = vv.CARDS_USED[players] // players
    assert len(found["ranks"].rows) == len(found["cheques"].rows) == players * rounds
    assert len(found["rivals"].rows) == players * (rounds - 1)
    spent = sum(column(found["ranks"], "price"))
    assert spent + sum(coins) == sum(column(found["wallets"], "coins", round=0))
    for row in found["efficiency"].rows:
        assert 0 <= row["best_cheque"] <= 15
    for got, most in zip(earned, found["efficiency"].sums("best_cheque"), strict=True):
        assert got <= most
    for row in found["rivals"].rows:
        assert row["too_high"] >= 0
        assert (row["too_high"] == 0) == (row["nothing_wasted"] == 1)


@tables
def test_a_golden_game_has_all_charts_in_their_order(players: int) -> None:
    assert list(drawn(golden(players))) == KEYS


def test_what_only_some_seats_were_told_is_not_read() -> None:
    journal = upto(random_game(3, 1), 12)
    before = charts(journal)
    journal.told.append([Event("bid", {"who": 0, "amount": 99, "coins": ()}, (0,))])
    assert charts(journal) == before


def test_a_choice_that_is_still_secret_changes_nothing() -> None:
    journal = random_game(3, 2)
    at = next(k for k, (_, action) in enumerate(journal.moves) if action.verb == "sell")
    assert charts(upto(journal, at + 2)) == charts(upto(journal, at))


def test_before_the_first_bid_there_is_no_chart() -> None:
    assert charts(upto(random_game(4, 1), 3)) == []


def test_a_game_without_charts_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="no charts for 'chess'"):
        dynamics.load("chess")


# -------------------------------------------------------------------------------------------- by hand


def test_the_ladder_has_every_bid_in_order() -> None:
    rows = [tuple(row.values()) for row in told_by_hand()["ladder"].rows]
    assert rows[:4] == [(1, 1, 1, 1), (1, 2, 2, 3), (2, 1, 2, 4), (2, 2, 3, 5)]
    said = caption(told_by_hand()["ladder"], words("en"), NAMES)
    assert "The longest climb: round 1, up to $3 in 2 bids. Highest bid: Bo." in said


def test_prices_stand_at_the_rank_of_their_property() -> None:
    ranks = told_by_hand()["ranks"]
    assert column(ranks, "price", round=1) == [0, 1, 3]
    assert column(ranks, "property", round=1) == [4, 17, 26]
    assert column(ranks, "seat", round=1) == [3, 1, 2]
    assert column(ranks, "rank", round=1) == [1, 2, 3]


def test_a_wallet_begins_full_and_loses_what_was_paid() -> None:
    wallets = told_by_hand()["wallets"]
    assert column(wallets, "coins", round=0) == [18, 18, 18]
    assert column(wallets, "coins", round=1) == [17, 15, 18]
    assert column(wallets, "coins", round=2) == [17, 13, 13]


def test_a_half_that_was_lost_is_counted_and_a_free_pass_or_a_win_is_not() -> None:
    halves = told_by_hand()["halves"]
    assert [tuple(row.values()) for row in halves.rows] == [(1, 1, 17, 1, 1), (2, 2, 2, 4, 2)]
    assert halves.sums("lost") == [1, 2, 0]
    said = caption(halves, words("en"), NAMES)
    assert "2 passes cost $3 in all" in said
    assert "Most: Bo, $2." in said


def test_a_sale_stands_beside_the_cheque_of_its_own_rank() -> None:
    cheques = told_by_hand()["cheques"]
    assert column(cheques, "property", round=1) == [17, 26, 4]
    assert column(cheques, "cheque", round=1) == [7, 15, 0]
    assert column(cheques, "rank_cheque", round=1) == [9, 13, 2]


def test_the_line_of_rank_cheques_is_half_the_property_rounded_up() -> None:
    line = told_by_hand()["cheques"].theory
    assert line is not None
    assert all(cheque == (-(-deed // 2) if deed > 2 else 0) for deed, cheque in line.points)


def test_a_first_bid_stands_beside_the_price_of_its_auction() -> None:
    anchors = told_by_hand()["anchors"]
    assert [tuple(row.values()) for row in anchors.rows[:2]] == [(1, 1, 1, 2, 3), (2, 2, 4, 3, 5)]
    said = caption(anchors, words("en"), NAMES)
    assert "A first bid that was $1 higher went with a price that was $0.70 higher on average." in said
    assert "Closest to the first bids of others: Cas, with a highest bid that was $1 above on average." in said


def test_a_sale_that_a_lower_property_would_have_made_is_a_waste() -> None:
    """Ann holds 17 besides low ones. Against 26 and 4 her 17 takes the 7; so would any of her cards above 4."""
    rivals = told_by_hand()["rivals"]
    row = next(row for row in rivals.rows if row["round"] == 1 and row["seat"] == 1)
    own = [r["property"] for r in told_by_hand()["ranks"].rows if r["seat"] == 1]
    lowest = min(deed for deed in own if deed > 4)
    assert (row["property"], row["lowest_property"], row["too_high"]) == (17, lowest, 17 - lowest)


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        ([(1, 4), (1, 6)], "Every first bid was $1; the average price was $5."),
        ([(1, 2), (3, 6)], "$2 higher on average"),
        ([(1, 6), (3, 2)], "$2 lower on average"),
        ([(1, 4), (3, 4)], "the same prices"),
    ],
)
def test_the_pull_of_the_first_bid_is_told_whichever_way_it_goes(pairs: list[tuple[int, int]], said: str) -> None:
    journal = Journal(NAME, 2, vv.Rules())
    for number, (low, price) in enumerate(pairs, start=1):
        journal.told.append(
            [
                Event("market", {"round": number, "rounds": 9, "cards": (number, number + 9)}),
                Event("bid", {"who": 0, "amount": low, "coins": ()}),
                Event("bid", {"who": 1, "amount": price, "coins": ()}),
                Event("pass", {"who": 0, "card": number, "bid": low, "paid": 1, "back": 0, "surplus": 0}),
                Event("win", {"who": 1, "card": number + 9, "paid": price}),
            ]
        )
    assert said in caption(drawn(journal)["anchors"], words("en"), NAMES)


# --------------------------------------------------------------------------------- theory, assignment, CSV


@tables
def test_the_expected_cheque_of_a_rank_is_its_exact_order_statistic(players: int) -> None:
    known = {2: "5.29 10.57", 4: "3.11 6.44 9.55 12.63", 6: "2.13 4.64 6.89 9.11 11.32 13.51"}
    if players in known:
        published = [float(mean) for mean in known[players].split()]
        assert [float(mean) for mean in expected(players)] == pytest.approx(published, abs=0.005)
    assert sum(expected(players)) == Fraction(238 * players, 30)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_expected_cheque_is_the_mean_over_all_reveals(players: int) -> None:
    reveals = [sorted(cards) for cards in combinations(vv.CHEQUES, players)]
    means = [Fraction(sum(reveal[k] for reveal in reveals), len(reveals)) for k in range(players)]
    assert list(expected(players)) == means


@pytest.mark.parametrize("size", range(7))
def test_an_assignment_is_the_best_of_all_there_are(size: int) -> None:
    luck = Random(size)
    for _ in range(20):
        worth = [[luck.randint(0, 15) for _ in range(size)] for _ in range(size)]
        total, rows = assigned(worth)
        everything = [sum(worth[row][k] for k, row in enumerate(order)) for order in permutations(range(size))]
        assert total == max(everything)
        assert sorted(rows) == list(range(size))
        assert total == sum(worth[row][k] for k, row in enumerate(rows))


@pytest.mark.parametrize("players", [5, 6])
def test_the_best_sale_is_the_best_of_all_orders_when_played_again(players: int) -> None:
    story = told(random_game(players, 3))
    for seat in range(players):
        own = [sale.played[seat][0] for sale in story.sold]
        tried = []
        for order in permutations(own):
            took = 0
            for sale, deed in zip(story.sold, order, strict=True):
                others = [vv.Sale(d, 0, who) for who, (d, _) in sale.played.items() if who != seat]
                placed = vv.ranked([*others, vv.Sale(deed, 0, seat)])
                took += sale.cheques[::-1][[sold.seat for sold in placed].index(seat)]
            tried.append(took)
        assert best_sale(story, seat)[0] == max(tried)


# ----------------------------------------------------------------------------------------- the sentences


def test_a_caption_names_the_seats_as_they_are_called() -> None:
    chart = drawn(golden(3))["halves"]
    names = ["<b>A</b>", "{ $x }", "$3$"]
    assert any(name in caption(chart, words("en"), names) for name in names)


# ------------------------------------------------------------------------------------------- the picture


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it."""

    def light(colour: str) -> float:
        parts = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def fill(node: ElementTree.Element) -> str:
    found = re.search(r"fill: (#\w{6})", node.get("style", ""))
    return found[1] if found else "#000000"


@pytest.mark.parametrize(("scheme", "tokens"), [("light", LIGHT), ("dark", DARK)])
@tables
def test_a_picture_has_its_own_face_and_text_that_stands_out_from_it(
    players: int, scheme: str, tokens: dict[str, str]
) -> None:
    for chart in charts(golden(players)):
        root = ElementTree.fromstring(figure(chart, words("en"), NAMES, scheme, me=0))
        face = next(node for node in root.iter(f"{SVG}path") if "fill" in node.get("style", ""))
        assert fill(face) == tokens["panel"]
        texts = list(root.iter(f"{SVG}text"))
        assert texts
        for node in texts:
            behind = (tokens["panel"], tokens["sunk"]) if chart.form == "climb" else (tokens["panel"],)
            assert min(contrast(fill(node), face) for face in behind) >= 4.5


@languages
def test_a_picture_is_an_image_whose_name_has_the_numbers_in_it(language: str) -> None:
    for chart in charts(golden(4)):
        root = ElementTree.fromstring(figure(chart, words(language), NAMES))
        assert root.get("role") == "img"
        label = root.get("aria-label")
        assert label == alt(chart, words(language), NAMES)
        assert caption(chart, words(language), NAMES) in label


def test_a_picture_on_a_page_takes_the_colours_of_the_page() -> None:
    ours = {LIGHT[token] for token in ("panel", "sunk", "ink", "soft", "line")}
    for chart in charts(golden(4)):
        svg = figure(chart, words("en"), NAMES)
        assert not {c for c in re.findall(r"(?<!,)#[0-9a-f]{6}", svg) if c in ours}
        assert f"var(--hb-panel,{LIGHT['panel']})" in svg


def test_nothing_leaks_out_of_a_picture_into_the_page() -> None:
    seen: dict[str, str] = {}
    for chart in charts(golden(4)):
        svg = figure(chart, words("en"), NAMES)
        assert "<style" not in svg
        assert "<metadata" not in svg
        assert "font-size:" not in svg
        assert "/" not in "".join(re.findall(r'href="([^"]*)"', svg))
        root = ElementTree.fromstring(svg)
        for node in root.iter():
            name = node.get("id")
            assert name is None or seen.setdefault(name, chart.key) == chart.key
        assert figure(chart, words("en"), NAMES) == svg


def test_a_picture_can_be_read_on_a_phone() -> None:
    panel = 360 - 16 - 2 * 8 - 2 * 12  # a scroll bar, the page, the panel
    assert TEXT * panel / WIDTH >= 11
    for chart in charts(golden(6)):
        root = ElementTree.fromstring(figure(chart, words("de"), NAMES))
        assert root.get("font-size") == str(TEXT)
        assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert f"{WIDTH} / {HEIGHT}" in files("hashiban_widgets").joinpath("plots.css").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["<b>&", "$x^2$", "\x00\x07\u2028", "", "M" * 60, "\U0001f3e0 你好 שלום"])
def test_a_name_comes_into_a_picture_as_text(name: str) -> None:
    for chart in charts(golden(2)):
        svg = figure(chart, words("en"), [name, "Bo"], me=0)
        root = ElementTree.fromstring(svg)
        assert "<b>" not in svg
        shown = ["".join(node.itertext()) for node in root.iter(f"{SVG}text")]
        if chart.form == "blocks" and name in ("<b>&", "$x^2$"):
            assert name in shown


def test_the_readers_own_seat_stands_out() -> None:
    for chart in charts(golden(3)):
        plain, mine = (figure(chart, words("en"), NAMES, me=me) for me in (None, 1))
        assert plain != mine
        assert draw.SEAT_COLOURS[1].lower() in mine.lower()


def test_the_line_of_theory_can_be_left_out_and_hidden() -> None:
    for chart in charts(golden(3)):
        shown = figure(chart, words("en"), NAMES)
        assert ("hb-theory" in shown) == (chart.theory is not None)
        assert "hb-theory" not in figure(chart, words("en"), NAMES, theory=False)
        if chart.theory is not None:
            assert words("en").say(f"dynamics-{chart.key}-theory") in shown
    assert ".hb-no-theory .hb-theory" in files("hashiban_widgets").joinpath("plots.css").read_text(encoding="utf-8")


def test_fifty_redraws_open_no_pyplot_figure_and_leave_nothing_behind() -> None:
    found, left = charts(golden(4)), []
    for _ in range(3):
        for k in range(25):
            figure(found[k % len(found)], words("en"), NAMES)
        gc.collect()
        left.append(len(gc.get_objects()))
    assert left[2] - left[1] < 50
    assert "Figure" not in {type(thing).__name__ for thing in gc.get_objects()}
    assert all(not pyplot.get_fignums() for name, pyplot in sys.modules.items() if name == "matplotlib.pyplot")


def test_matplotlib_is_not_imported_before_a_plot_is_asked_for() -> None:
    code = (
        "import sys, hashiban_widgets.plots, hashiban_widgets as w; from hashiban_widgets.parts import Part;"
        "from hashiban.words import words;"
        "hashiban_widgets.plots.Plots(Part(print), 'vastgoedveiling', words('en'), print);"
        "sys.exit('matplotlib' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ------------------------------------------------------------------------------------------- the gallery


@pytest.fixture(autouse=True)
def _no_models_left() -> Iterator[None]:
    yield
    ipw.Widget.close_all()


class Gallery:
    """A gallery, and what it gave out."""

    def __init__(self, journal: Journal | None, language: str = "en") -> None:
        self.got: list[tuple[str, str]] = []
        self.failed = 0
        self.plots = Plots(Part(self._sorry), NAME, words(language), lambda *file: self.got.append(file))
        if journal is not None:
            self.plots.show(journal, NAMES[: journal.players], 0)

    def _sorry(self) -> None:
        self.failed += 1

    def buttons(self) -> list[ipw.Button]:
        return [part for part in tree(self.plots.box) if isinstance(part, ipw.Button)]

    def press(self, text: str) -> None:
        next(button for button in self.buttons() if text == button.description).click()

    def pictures(self) -> list[Any]:
        return [part for part in tree(self.plots.box) if isinstance(part, ipw.HTML) and "<svg" in part.value]


def test_a_gallery_shows_three_plots_first_and_the_rest_when_asked() -> None:
    gallery = Gallery(golden(4))
    assert gallery.pictures() == []
    gallery.press("Show how the game went")
    assert len(gallery.pictures()) == FIRST
    first_ones = gallery.pictures()
    drawn = [picture.value for picture in first_ones]
    gallery.press("More plots")
    assert [picture.value for picture in first_ones] == drawn
    assert len(gallery.pictures()) == len(KEYS)
    assert gallery.pictures()[:FIRST] == first_ones
    gallery.press("Fewer plots")
    assert len(gallery.pictures()) == FIRST
    gallery.press("Hide the plots")
    assert gallery.pictures() == []
    assert gallery.failed == 0


def test_a_gallery_without_a_game_shows_nothing_and_one_without_a_bid_says_so() -> None:
    assert Gallery(None).buttons() == []
    gallery = Gallery(upto(golden(3), 3))
    gallery.press("Show how the game went")
    assert "nothing to draw yet" in "".join(p.value for p in tree(gallery.plots.box) if isinstance(p, ipw.HTML))


def test_the_same_widgets_show_the_next_drawing() -> None:
    journal = golden(3)
    running = upto(journal, 14)
    gallery = Gallery(running)
    gallery.press("Show how the game went")
    pictures, before = gallery.pictures(), [p.value for p in gallery.pictures()]
    running.moves.append(journal.moves[14])
    running.told.append(journal.told[14])
    gallery.plots.show(running, NAMES[:3], 0)
    assert [p.value for p in gallery.pictures()] == before
    gallery.press("Draw again, up to now")
    assert gallery.pictures()[: len(pictures)] == pictures
    assert gallery.pictures()[0].value != before[0]
    assert "Draw again, up to now" not in [button.description for button in gallery.buttons()]


def test_another_game_closes_the_gallery() -> None:
    gallery = Gallery(golden(3))
    gallery.press("Show how the game went")
    gallery.plots.show(golden(4), NAMES[:4], None)
    assert gallery.pictures() == []


def test_each_plot_gives_its_numbers_as_a_file() -> None:
    gallery = Gallery(golden(5))
    gallery.press("Show how the game went")
    gallery.press("More plots")
    for button in gallery.buttons():
        if button.description == "Numbers as CSV":
            button.click()
    assert gallery.got == [(f"{chart.key}.csv", to_csv(chart)) for chart in charts(golden(5))]
    titles = [button.tooltip for button in gallery.buttons() if button.description == "Numbers as CSV"]
    assert len(set(titles)) == len(KEYS)


def test_the_lines_of_theory_are_switched_without_drawing() -> None:
    gallery = Gallery(golden(3))
    gallery.press("Show how the game went")
    before = [picture.value for picture in gallery.pictures()]
    gallery.plots.theory.value = False
    assert any("hb-no-theory" in part._dom_classes for part in tree(gallery.plots.box))
    gallery.plots.theory.value = True
    assert not any("hb-no-theory" in part._dom_classes for part in tree(gallery.plots.box))
    assert [picture.value for picture in gallery.pictures()] == before


def test_a_gallery_changes_its_language_open_or_closed() -> None:
    gallery = Gallery(golden(3))
    gallery.plots.speak(words("nl"))
    gallery.press("Laat zien hoe het spel ging")
    gallery.plots.speak(words("de"))
    text = "".join(picture.value for picture in gallery.pictures())
    assert "Gebot für Gebot" in text
    assert "Bod na bod" not in text
    assert "CSV" in [b.description for b in gallery.buttons()][1]
    assert gallery.failed == 0


def test_a_drawing_that_fails_is_answered_with_a_friendly_line(monkeypatch: pytest.MonkeyPatch) -> None:
    gallery = Gallery(golden(3))
    monkeypatch.setattr(dynamics, "charts", lambda journal: 1 / 0)
    gallery.press("Show how the game went")
    assert gallery.failed == 1
    assert [button.description for button in gallery.buttons()] == ["Show how the game went"]


def test_names_leave_the_gallery_escaped() -> None:
    gallery = Gallery(None)
    gallery.plots.show(golden(2), ["<img src=x onerror=alert(1)>", "Bo"], 0)
    gallery.press("Show how the game went")
    gallery.press("More plots")
    assert "<img" not in "".join(picture.value for picture in gallery.pictures())


def test_a_running_game_with_secret_choices_sends_the_same_plots_whatever_was_chosen() -> None:
    seen = []
    for at in (0, -1):
        session = Session(NAME, [Sitter("Ann"), Sitter("Bo"), Sitter("", "easy")], seed=4)
        while not session.alone:
            session.say(session.asked[0], PASS)
        seat = session.asked[0]
        session.say(seat, sell(sorted(session.view(seat).deeds[seat])[at]))
        gallery = Gallery(session.journal)
        gallery.press("Show how the game went")
        seen.append(json.dumps([picture.value for picture in gallery.pictures()]))
    assert seen[0] == seen[1]


# ------------------------------------------------------------------------------------------- the browser

CELL = """
from importlib.resources import files
import ipywidgets as ipw
from hashiban.engine import play
from hashiban import bots, games
from hashiban.words import words
from hashiban_widgets.keeper import Keeper
from hashiban_widgets.look import style
from hashiban_widgets.parts import Part
from hashiban_widgets.plots import Plots
levels = [bots.load("vastgoedveiling", level) for level in ("medium", "hard", "easy", "medium")]
part = Part(print)
keeper = part.make(Keeper, place="plots")
plots = Plots(part, "vastgoedveiling", words("en"), keeper.download)
journal, _ = play(games.load("vastgoedveiling"), levels, seed=5)
plots.show(journal, ["You", "Bram", "Maximiliaan van Oranje", "Daan"], 0)
css = f"<style>{files('hashiban_widgets').joinpath('plots.css').read_text(encoding='utf-8')}</style>"
parts = [part.html("hb-hidden", style() + css), part.html("hb-title", "<h1>Plots</h1>"), plots.box, keeper]
ipw.VBox(parts, layout=part.layout, _dom_classes=("hb",))
"""

HEIGHTS = "[...document.querySelectorAll('.hb-figure')].map(figure => figure.getBoundingClientRect().height)"
LETTERS = """[...document.querySelectorAll('.hb-figure text')].map(text =>
    parseFloat(getComputedStyle(text).fontSize) * text.ownerSVGElement.getBoundingClientRect().width / 640)"""
OUTSIDE = """[...document.querySelectorAll('.hb-figure text')].filter(text => {
    const [own, all] = [text.getBoundingClientRect(), text.ownerSVGElement.getBoundingClientRect()];
    return own.left < all.left || own.right > all.right || own.top < all.top || own.bottom > all.bottom;
}).map(text => text.textContent)"""
FACES = """[...document.querySelectorAll('.hb-figure svg path')].map(path => getComputedStyle(path).fill)[0]"""
LINES = (
    "[...document.querySelectorAll('.hb-theory')].filter(line => getComputedStyle(line).display !== 'none').length"
)


@pytest.mark.browser
def test_the_gallery_on_a_phone_in_the_dark_and_on_a_desk_in_the_light(browser: Browser, tmp_path: Path) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(CELL)])
    nbformat.write(notebook, tmp_path / "plots.ipynb")
    with pages.served(tmp_path) as address:
        for width, scheme, face in ((360, "dark", DARK["panel"]), (1280, "light", LIGHT["panel"])):
            page = browser.new_page(viewport={"width": width, "height": 800}, color_scheme=scheme)  # type: ignore[arg-type]
            guest = pages.Visitor(page, address).open("plots")
            guest.press("Show how the game went")
            page.locator(".hb-figure svg").first.wait_for()
            heights = page.evaluate(HEIGHTS)
            assert page.evaluate(LINES)
            page.get_by_label("Dashed lines of theory").uncheck()
            page.locator(".hb-no-theory").wait_for()
            assert page.evaluate(LINES) == 0
            assert page.evaluate(HEIGHTS) == heights
            page.get_by_label("Dashed lines of theory").check()
            page.locator(".hb-no-theory").wait_for(state="detached")
            guest.press("More plots")
            page.wait_for_function(f"document.querySelectorAll('.hb-figure svg').length === {len(KEYS)}")
            assert page.evaluate(HEIGHTS)[:FIRST] == heights
            assert min(page.evaluate(LETTERS)) >= 11
            assert page.evaluate(OUTSIDE) == []
            assert page.evaluate(FACES) == f"rgb({', '.join(str(int(face[k : k + 2], 16)) for k in (1, 3, 5))})"
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            with page.expect_download() as download:
                guest.press("Numbers as CSV")
            assert download.value.suggested_filename == f"{NAME}-ladder.csv"
            assert download.value.path().read_text(encoding="utf-8").startswith("round,step,seat,bid\n1,1,")
            assert guest.errors == []
            assert guest.foreign == []
            page.close()
