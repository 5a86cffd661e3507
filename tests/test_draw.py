"""The cards and pieces of Nieuw Amsterdam, Tien and Wereldhandel, as they are drawn."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from xml.etree.ElementTree import Element, fromstring, tostring

import pytest

from hashiban.games import nieuw_amsterdam as na
from hashiban.games import tien, wereldhandel
from hashiban_widgets import draw
from hashiban_widgets.draw import nieuw_amsterdam as na_art
from hashiban_widgets.draw import tien as tien_art
from hashiban_widgets.draw import wereldhandel as wereld_art

ELSEWHERE = re.compile(r"\bid=|href|url\(|<style|<script|gradient|\bclass=", re.IGNORECASE)
"""What a picture has in it when it needs something that is not drawn in it."""
SVG = "{http://www.w3.org/2000/svg}"
MOST = 10_000
"""The letters of the largest picture: several of them are sent at once."""

Drawn = Callable[..., str]
"""A picture that still wants its label and its size."""


def nieuw_amsterdam_pictures() -> Mapping[str, Drawn]:
    """All pieces, and each column with the bonus coins of the game and with each marker."""
    kinds, markers = na.KINDS, range(1, max(na.PLAYERS) + 1)
    columns = [*product(kinds, repeat=na.SHORT), *product(kinds, repeat=na.LONG)]
    bonuses = sorted({bonus for setup in na.SETUP.values() for bonus in setup.bonus})
    return (
        {kind: partial(na_art.resource, kind) for kind in na.RESOURCES}
        | {f"tile {kind}": partial(na_art.tile, kind) for kind in kinds}
        | {f"marker {number}": partial(na_art.marker, number) for number in markers}
        | {f"column {t} {b}": partial(na_art.column, t, b) for t in columns for b in bonuses}
        | {f"column marked {number}": partial(na_art.column, columns[0], 1, marked=number) for number in markers}
    )


def tien_card(card: int) -> Drawn:
    """A card of the deck, as the game counts them."""
    colour, value = tien.colour_of(card) or "", tien.value_of(card)
    faces: dict[str, Drawn] = {
        "number": partial(tien_art.card, colour, value),
        "currency": partial(tien_art.currency, value),
        "colour": partial(tien_art.colour_wild, colour),
        "value": partial(tien_art.number_wild, value),
        "any": tien_art.full_wild,
    }
    return faces[tien.kind_of(card)]


def tien_pictures() -> Mapping[str, Drawn]:
    """Each kind of card in the deck, both tokens, and the back."""
    tokens = {kind: partial(tien_art.token, kind) for kind in ("black", "white")}
    return {str(card): tien_card(card) for card in sorted(set(tien.DECK))} | tokens | {"back": tien_art.card_back}


def wereldhandel_pictures() -> Mapping[str, Drawn]:
    """Each card of the box, bundles, and both backs."""
    return (
        {kind.name: partial(wereld_art.goods, kind.name, kind.value) for kind in wereldhandel.KINDS}
        | {kind.name: partial(wereld_art.penalty, kind.name, kind.value) for kind in wereldhandel.PENALTIES}
        | {f"money {value}": partial(wereld_art.money, value) for value in wereldhandel.MONEY}
        | {f"bundle {count}": partial(wereld_art.bundle, count) for count in range(13)}
        | {f"back of {kind}": partial(wereld_art.card_back, kind) for kind in ("goods", "money")}
    )


BOXES: dict[str, Mapping[str, Drawn]] = {
    "nieuw_amsterdam": nieuw_amsterdam_pictures(),
    "tien": tien_pictures(),
    "wereldhandel": wereldhandel_pictures(),
}
EVERY = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)


def words_on(picture: str) -> list[str]:
    """What can be read on a picture."""
    return [element.text or "" for element in fromstring(picture).iter(f"{SVG}text")]


def size_of(root: Element) -> tuple[float, float]:
    """The width and the height that a picture asks for."""
    return float(root.attrib["width"]), float(root.attrib["height"])


@EVERY
def test_every_piece_of_the_box_has_a_picture_of_its_own(box: Mapping[str, Drawn]) -> None:
    drawn = [picture() for picture in box.values()]
    assert len(set(drawn)) == len(drawn)


@EVERY
def test_no_picture_needs_a_part_from_elsewhere_or_is_long_to_send(box: Mapping[str, Drawn]) -> None:
    for name, picture in box.items():
        assert not ELSEWHERE.search(picture()), name
        assert len(picture()) < MOST, name
        assert not re.search(r"[\"'() <>]", draw.data_uri(picture())), name


@EVERY
def test_a_picture_with_a_label_is_named_and_one_without_is_hidden(box: Mapping[str, Drawn]) -> None:
    label = '"><script>5 & 6</script>'
    for name, picture in box.items():
        named, hidden = fromstring(picture(label=label)), fromstring(picture())
        assert (named.get("role"), named.get("aria-label")) == ("img", label), name
        assert (hidden.get("aria-hidden"), hidden.get("role")) == ("true", None), name
        assert [*map(tostring, named)] == [*map(tostring, hidden)], name


@EVERY
def test_a_picture_keeps_its_shape_at_every_size(box: Mapping[str, Drawn]) -> None:
    for name, picture in box.items():
        for size in (18, 40, 110):
            root = fromstring(picture(size=size))
            _, _, width, height = map(float, root.attrib["viewBox"].split())
            assert size_of(root) == pytest.approx((size, size * height / width)), name


def test_a_card_says_its_number() -> None:
    for card in set(tien.DECK):
        value = tien.value_of(card)
        assert words_on(tien_card(card)()) == [str(value) if value else "1–9"], card
    for kind in wereldhandel.KINDS:
        assert words_on(wereld_art.goods(kind.name, kind.value)) == [str(kind.value)]
    for kind in wereldhandel.PENALTIES:
        assert words_on(wereld_art.penalty(kind.name, kind.value)) == [f"−{kind.value}"]
    for value in wereldhandel.MONEY:
        assert words_on(wereld_art.money(value)) == [str(value)]
    assert [words_on(tien_art.token(kind)) for kind in ("black", "white")] == [[str(n)] for n in tien.KINDS]


def test_a_money_card_of_tien_shows_as_many_coins_as_it_is_worth() -> None:
    one = tien_art.token("black").count("<circle")
    assert [tien_art.currency(value).count("<circle") for value in range(1, 6)] == [one * n for n in range(1, 6)]


def test_the_back_of_money_says_how_many_cards_and_not_what_they_are_worth() -> None:
    assert [words_on(wereld_art.bundle(count)) for count in (0, 4, 17)] == [["0"], ["4"], ["17"]]
    assert words_on(wereld_art.card_back("money")) == []


@pytest.mark.parametrize("colour", tien.COLOURS)
def test_a_colour_of_tien_has_a_shape_of_its_own(colour: str) -> None:
    shapes = [set(re.findall(r' d="([^"]+)"', tien_art.card(other, 5))) for other in tien.COLOURS if other != colour]
    mine = set(re.findall(r' d="([^"]+)"', tien_art.card(colour, 5)))
    wild = set(re.findall(r' d="([^"]+)"', tien_art.colour_wild(colour)))
    own = mine - set().union(*shapes)
    assert len(own) == 2  # the shape, and the pattern behind it
    assert own <= wild


def test_a_column_shows_its_tiles_in_order_and_one_coin_for_each_of_the_bonus() -> None:
    def edges(picture: str) -> list[str]:
        return re.findall(r'stroke="(#\w+)" stroke-width="1.4"', picture)

    land, city, trade = (edges(na_art.tile(kind)) for kind in ("land", "city", "trade"))
    assert edges(na_art.column(("land", "city"), 0)) == land + city
    assert edges(na_art.column(("trade", "land", "trade"), 0)) == trade + land + trade

    coins = [na_art.column(("land", "city"), bonus).count("<circle") for bonus in range(6)]
    assert coins == list(range(coins[0], coins[0] + 6))


def test_columns_of_two_and_of_three_tiles_stand_beside_each_other() -> None:
    long, short = (fromstring(na_art.column(("land",) * tiles, 2)) for tiles in (3, 2))
    assert long.attrib == short.attrib
    boards = [float(column[0].attrib["height"]) for column in (long, short)]
    assert boards[0] > boards[1]
    assert boards[0] < float(long.attrib["viewBox"].split()[3])


def test_a_marker_that_lies_on_a_column_can_be_read_there() -> None:
    assert words_on(na_art.column(("land", "city"), 2)) == []
    assert words_on(na_art.column(("land", "city"), 2, marked=3)) == ["3"]


@pytest.mark.parametrize(
    ("picture", "sentence"),
    [
        (partial(na_art.resource, "gold"), "a resource is one of coins, furs, goods, wood, grain, not 'gold'"),
        (partial(na_art.tile, "sea"), "a tile is one of city, land, trade, not 'sea'"),
        (partial(na_art.marker, 0), "an order marker is 1 to 5, not 0"),
        (partial(na_art.marker, 6), "an order marker is 1 to 5, not 6"),
        (partial(na_art.column, ("land",), 0), "a column has 2 or 3 tiles, not 1"),
        (partial(na_art.column, ("land",) * 4, 0), "a column has 2 or 3 tiles, not 4"),
        (partial(na_art.column, ("land", "sea"), 0), "not 'sea'"),
        (partial(na_art.column, ("land", "city"), 6), "0 to 5 bonus coins, not 6"),
        (partial(na_art.column, ("land", "city"), 0, marked=6), "an order marker is 1 to 5, not 6"),
        (partial(tien_art.card, "pink", 3), "a colour is one of red, blue, orange, green, not 'pink'"),
        (partial(tien_art.card, "red", 0), "1 to 9, not 0"),
        (partial(tien_art.card, "red", 10), "1 to 9, not 10"),
        (partial(tien_art.colour_wild, "pink"), "not 'pink'"),
        (partial(tien_art.number_wild, 0), "1 to 9, not 0"),
        (partial(tien_art.number_wild, 10), "1 to 9, not 10"),
        (partial(tien_art.currency, 0), "1 to 5, not 0"),
        (partial(tien_art.currency, 6), "1 to 5, not 6"),
        (partial(tien_art.token, "grey"), "a token is one of black, white, not 'grey'"),
        (partial(wereld_art.goods, "gold", 10), "not 'gold'"),
        (partial(wereld_art.goods, "cheese", 0), "1 to 9999, not 0"),
        (partial(wereld_art.penalty, "fire", 10), "a penalty is one of detention, demurrage, water, not 'fire'"),
        (partial(wereld_art.penalty, "water", 10_000), "1 to 9999, not 10000"),
        (partial(wereld_art.money, 20), "a money card is one of 0, 10, 50, 100, 200, 500, not 20"),
        (partial(wereld_art.bundle, -1), "0 to 99 cards, not -1"),
        (partial(wereld_art.bundle, 100), "0 to 99 cards, not 100"),
        (partial(wereld_art.card_back, "tiles"), "one of goods, money, not 'tiles'"),
    ],
)
def test_a_piece_that_does_not_exist_is_refused_with_a_sentence(picture: Drawn, sentence: str) -> None:
    with pytest.raises(ValueError, match=re.escape(sentence)):
        picture()
