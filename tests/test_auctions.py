"""Who may speak next and who leads, against a model that knows nothing of queues."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hashiban.auctions import Auction

KINDS = {"never back": {}, "comes back": {"comes_back": True}, "once around": {"once": True}}

Speech = tuple[int, bool]
"""Who spoke, and whether it was a raise."""


def may_speak(order: tuple[int, ...], kind: str, speeches: list[Speech]) -> int | None:
    """Who speaks after these speeches: the first, from the last speaker on around the table, who may."""
    raises = [k for k, (_, raised) in enumerate(speeches) if raised]
    since = speeches[raises[-1] :] if raises else speeches
    last = speeches[-1][0] if speeches else order[-1]
    start = order.index(last) + 1
    for seat in order[start:] + order[:start]:
        out = {
            "never back": any(who == seat and not raised for who, raised in speeches),
            "comes back": False,
            "once around": any(who == seat for who, _ in speeches),
        }[kind]
        if not out and all(who != seat for who, _ in since):
            return seat
    return None


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("order", [(0,), (1, 0), (2, 0, 1), (3, 0, 1, 2)], ids=len)
def test_everybody_speaks_when_the_model_says(kind: str, order: tuple[int, ...]) -> None:
    for answers in product((True, False), repeat=9):
        auction, speeches = Auction(order, **KINDS[kind]), list[Speech]()
        for raised in answers:
            seat = auction.speaker
            assert seat == may_speak(order, kind, speeches)
            if seat is None:
                break
            auction.raised(len(speeches) + 1) if raised else auction.passed()
            speeches.append((seat, raised))
            leaders = [(who, k + 1) for k, (who, up) in enumerate(speeches) if up]
            assert (auction.leader, auction.high) == (leaders[-1] if leaders else (None, 0))


@pytest.mark.parametrize("kind", KINDS)
@given(players=st.integers(1, 6), data=st.data())
def test_an_auction_ends_when_the_raises_do(kind: str, players: int, data: st.DataObject) -> None:
    raises = data.draw(st.integers(0, 12))
    auction, speeches, raised = Auction(range(players), **KINDS[kind]), 0, 0
    while auction.speaker is not None:
        if raised < raises and data.draw(st.booleans()):
            raised += 1
            auction.raised(raised)
        else:
            auction.passed()
        speeches += 1
    assert speeches <= (raised + 1) * players
    assert (auction.leader is None) is (raised == 0)
    if kind == "never back":
        assert auction.inside == ([] if auction.leader is None else [auction.leader])
        assert speeches <= raised + players
    if kind == "once around":
        assert speeches == players


@pytest.mark.rule("VS9")
def test_who_passed_is_not_asked_again_after_a_raise() -> None:
    auction = Auction([0, 1, 2])
    auction.passed()
    auction.raised(1)
    assert auction.speaker == 2
    auction.raised(2)
    assert auction.speaker == 1


def test_who_passed_is_asked_again_after_a_raise_where_passers_come_back() -> None:
    auction = Auction([0, 1, 2], comes_back=True)
    auction.passed()
    auction.raised(1)
    auction.passed()
    assert auction.speaker == 0


def test_who_spoke_is_not_asked_again_once_around() -> None:
    auction = Auction([0, 1, 2], once=True)
    auction.raised(1)
    auction.raised(2)
    auction.raised(3)
    assert auction.speaker is None
    assert auction.leader == 2


@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_goes_its_own_way(kind: str) -> None:
    auction = Auction([0, 1, 2], **KINDS[kind])
    auction.raised(1)
    twin = auction.copy()
    twin.raised(5)
    twin.passed()
    assert (auction.speaker, auction.leader, auction.high, auction.inside) == (1, 0, 1, [0, 1, 2])
    for slot in Auction.__slots__:
        assert getattr(auction.copy(), slot) == getattr(auction, slot)
