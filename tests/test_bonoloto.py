"""What Bonoloto pays out: every payout with its exact chance, the same for bots and lessons."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from fractions import Fraction
from itertools import combinations, combinations_with_replacement
from typing import TYPE_CHECKING

import pytest

from hashiban import bonoloto
from hashiban.games import hashiban as game
from hashiban.games import hashiban_box as box
from hashiban.purse import worth

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hashiban.purse import Coins


@pytest.fixture
def other_rules() -> Iterator[None]:
    """Whatever was reckoned by other rules is forgotten."""
    yield
    bonoloto._ways.cache_clear()
    bonoloto.mean.cache_clear()


def test_the_mean_for_the_only_five_bills_of_1000_is_9017_and_the_price_comes_back_in_779_of_a_thousand() -> None:
    assert bonoloto.OTHERS == (14, 15, 10, 1)
    assert (round(bonoloto.mean()), round(float(bonoloto.at_least(5000)), 3)) == (9017, 0.779)
    assert bonoloto.at_least(0) == 1 > bonoloto.at_least(30001) == 0


def test_the_chances_are_those_of_drawing_five_bills_in_every_way() -> None:
    loose: Coins = (4, 3, 2, 1)
    drawn = list(combinations(box.bills(loose), 5))
    paid = Counter(worth(box.BILLS, game.kept_of(box.counted(bills))) for bills in drawn)
    assert bonoloto.chances(loose) == {total: Fraction(count, len(drawn)) for total, count in paid.items()}
    assert bonoloto.mean(loose) == Fraction(sum(total * count for total, count in paid.items()), len(drawn))


def test_bills_that_come_for_sure_are_drawn_beside_the_others() -> None:
    loose: Coins = (2, 1, 1, 1)
    drawn = [(*bills, 2000, 2000) for bills in combinations(box.bills(loose), 3)]
    paid = Counter(worth(box.BILLS, game.kept_of(box.counted(bills))) for bills in drawn)
    assert bonoloto.chances(loose, (0, 2, 0, 0)) == {
        total: Fraction(count, len(drawn)) for total, count in paid.items()
    }


@pytest.mark.rule("HT2", "HS35", "HS36")
def test_when_all_five_are_known_there_is_one_payout() -> None:
    assert bonoloto.payout((0, 3, 1, 1)) == 14000
    assert bonoloto.chances(box.NOTHING, (0, 3, 1, 1)) == {14000: 1}


@pytest.mark.rule("HT20")
def test_any_five_bills_pay_2000_or_more() -> None:
    for bills in combinations_with_replacement(box.BILLS, 5):
        turned = box.counted(bills)
        if turned[-1] <= 1:
            assert bonoloto.payout(turned) >= 2000, bills
    assert min(bonoloto.chances()) == 2000


def test_chances_add_up_and_payouts_ascend() -> None:
    for loose in (bonoloto.OTHERS, box.COUNTS, (5, 0, 0, 0), (1, 1, 2, 1)):
        chances = bonoloto.chances(loose)
        assert sum(chances.values()) == 1
        assert list(chances) == sorted(chances)
        assert min(chances.values()) > 0


@pytest.mark.parametrize(("loose", "sure"), [((2, 1, 1, 0), box.NOTHING), (bonoloto.OTHERS, (3, 3, 0, 0))])
def test_fewer_or_more_bills_than_are_turned_up_are_refused(loose: Coins, sure: Coins) -> None:
    with pytest.raises(ValueError, match="5 bills are turned up"):
        bonoloto.chances(loose, sure)


@pytest.mark.usefixtures("other_rules")
@pytest.mark.rule("HA27")
def test_other_rules_pay_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    before = bonoloto.mean()
    monkeypatch.setattr(bonoloto, "kept_of", lambda turned: (*(2 if n > 1 else 0 for n in turned[:-1]), turned[-1]))
    bonoloto._ways.cache_clear()
    bonoloto.mean.cache_clear()
    assert bonoloto.mean() < before


def test_it_needs_nothing_but_the_standard_library() -> None:
    code = "import sys, hashiban.bonoloto; print({'numpy', 'scipy', 'ipywidgets'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
