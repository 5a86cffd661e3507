"""The dynamics of Vastgoedveiling: eight charts of a game, read from what everybody was told.

Prices are held against the cheques that a property of that rank can hope for, sales against the best that the same
properties could have brought against what the others really played.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, partial
from math import comb
from typing import TYPE_CHECKING

from hashiban.games.vastgoedveiling import CARDS_USED, CHEQUES, COINS, WALLET
from hashiban.lab.dynamics import (
    Chart,
    Row,
    Sentence,
    Theory,
    assigned,
    average,
    least,
    most,
    public,
    said,
    straight,
    sums,
)
from hashiban.purse import worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.journal import Journal

NAME = "vastgoedveiling"
PRICES = {"win": "paid"}
"""The events that tell what was paid in an auction, and the fact that says how much."""
_said = partial(said, NAME)


@dataclass(slots=True)
class Deal:
    """A property that found its owner: the rank in its round (1 is the lowest), and what was paid."""

    round: int
    rank: int
    seat: Seat
    card: int
    bid: int
    paid: int
    won: bool


@dataclass(slots=True)
class Auction:
    """One round of buying: the bids in order, then who took what."""

    round: int
    bids: list[tuple[Seat, int]] = field(default_factory=list)
    deals: list[Deal] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether the last property is gone."""
        return bool(self.deals) and self.deals[-1].won


@dataclass(slots=True)
class Sale:
    """One round of selling: the cheques from low to high, and the property and cheque of each seat."""

    round: int
    cheques: tuple[int, ...]
    played: dict[Seat, tuple[int, int]] = field(default_factory=dict)

    def brings(self, seat: Seat, deed: int) -> int:
        """The cheque that this property would have taken from this seat, against what the others played."""
        return self.cheques[sum(other < deed for who, (other, _) in self.played.items() if who != seat)]


@dataclass(slots=True)
class Story:
    """A game as far as it was told."""

    players: int
    auctions: list[Auction] = field(default_factory=list)
    sales: list[Sale] = field(default_factory=list)

    @property
    def deals(self) -> list[Deal]:
        """All properties that were bought, in order."""
        return [deal for auction in self.auctions for deal in auction.deals]

    @property
    def sold(self) -> list[Sale]:
        """The rounds of selling in which all cards lie open."""
        return [sale for sale in self.sales if len(sale.played) == self.players]


def told(journal: Journal) -> Story:
    """The auctions and sales of a game, from what everybody was told."""
    story = Story(journal.players)
    for name, facts, _ in public(journal):
        match name:
            case "market":
                story.auctions.append(Auction(facts["round"]))
            case "bid":
                story.auctions[-1].bids.append((facts["who"], facts["amount"]))
            case "pass" | "forced" | "win":
                now, paid = story.auctions[-1], facts["paid"]
                bid, rank = facts.get("bid", paid), len(now.deals) + 1
                now.deals.append(Deal(now.round, rank, facts["who"], facts["card"], bid, paid, name == "win"))
            case "cheques":
                story.sales.append(Sale(facts["round"], tuple(facts["cards"])))
            case "sold":
                story.sales[-1].played[facts["who"]] = facts["card"], facts["cheque"]
    return story


def charts(journal: Journal) -> list[Chart]:
    """The charts of this game, those to show first at the front."""
    story = told(journal)
    makers = (ladder, ranks, wallets, halves, cheques, efficiency, anchors, rivals)
    return [chart for make in makers if (chart := make(story)) is not None]


# ---------------------------------------------------------------------------------------------- buying


def ladder(story: Story) -> Chart | None:
    """Every bid of every auction."""
    rows: list[Row] = [
        {"round": auction.round, "step": step, "seat": seat + 1, "bid": bid}
        for auction in story.auctions
        for step, (seat, bid) in enumerate(auction.bids, start=1)
    ]
    if not rows:
        return None
    longest = max(story.auctions, key=lambda auction: len(auction.bids))
    who, price = longest.bids[-1]
    caption = (
        _said("ladder-all", {"auctions": len(story.auctions), "bids": len(rows)}),
        _said("ladder-longest", {"round": longest.round, "bids": len(longest.bids), "price": price}, who=(who,)),
    )
    return Chart(
        f"{NAME}-ladder", "climb", story.players, tuple(rows), "round", "bid", caption, reach=len(story.auctions)
    )


@cache
def expected(players: int) -> tuple[Fraction, ...]:
    """The mean of the lowest, the second lowest ... of so many cheques that are turned up at random."""
    last = len(CHEQUES) - 1
    return tuple(
        Fraction(
            sum(value * comb(at, k) * comb(last - at, players - 1 - k) for at, value in enumerate(CHEQUES)),
            comb(len(CHEQUES), players),
        )
        for k in range(players)
    )


def ranks(story: Story) -> Chart | None:
    """What a property cost, by its rank in the round, against the mean cheque of that rank."""
    mean = [float(cheque) for cheque in expected(story.players)]
    rows: list[Row] = [
        {
            "round": deal.round,
            "rank": deal.rank,
            "seat": deal.seat + 1,
            "property": deal.card,
            "price": deal.paid,
            "expected_cheque": mean[deal.rank - 1],
        }
        for deal in story.deals
    ]
    if not rows:
        return None
    caption = []
    for rank, place in ((story.players, "best"), (1, "lowest")):
        paid = [deal.paid for deal in story.deals if deal.rank == rank]
        if paid:
            caption.append(_said(f"ranks-{place}", {"price": average(paid), "cheque": round(mean[rank - 1], 1)}))
    line = Theory(tuple((float(rank), cheque) for rank, cheque in enumerate(mean, start=1)))
    key = f"{NAME}-ranks"
    return Chart(key, "columns", story.players, tuple(rows), "rank", "price", tuple(caption), theory=line)


def wallets(story: Story) -> Chart | None:
    """The coins of each seat after each auction."""
    start, rounds = worth(COINS, WALLET[story.players]), CARDS_USED[story.players] // story.players
    coins = [start] * story.players
    rows: list[Row] = [{"round": 0, "seat": seat + 1, "coins": start} for seat in range(story.players)]
    over = [auction for auction in story.auctions if auction.over]
    if not over:
        return None
    for auction in over:
        for deal in auction.deals:
            coins[deal.seat] -= deal.paid
        rows += [{"round": auction.round, "seat": seat + 1, "coins": left} for seat, left in enumerate(coins)]
    numbers = {"start": start, "round": len(over), "rounds": rounds, "most": max(coins), "fewest": min(coins)}
    if max(coins) == min(coins):
        caption = _said("wallets-same", numbers)
    else:
        caption = _said("wallets-left", numbers, rich=most(coins), poor=least(coins))
    return Chart(f"{NAME}-wallets", "lines", story.players, tuple(rows), "round", "coins", (caption,), reach=rounds)


def halves(story: Story) -> Chart | None:
    """What was paid for bids that did not win."""
    rows: list[Row] = [
        {"round": deal.round, "seat": deal.seat + 1, "property": deal.card, "bid": deal.bid, "lost": deal.paid}
        for deal in story.deals
        if not deal.won and deal.paid
    ]
    if not rows:
        return None
    lost, spent = sums(rows, "lost", story.players), sum(deal.paid for deal in story.deals)
    numbers = {"lost": sum(lost), "passes": len(rows), "share": round(100 * sum(lost) / spent)}
    caption = (_said("halves-all", numbers), _said("halves-most", {"lost": max(lost)}, who=most(lost)))
    return Chart(f"{NAME}-halves", "blocks", story.players, tuple(rows), "round", "lost", caption)


def anchors(story: Story) -> Chart | None:
    """The first bid of each auction against its price."""
    over = [auction for auction in story.auctions if auction.over and auction.bids]
    rows: list[Row] = [
        {
            "round": auction.round,
            "seat": auction.bids[0][0] + 1,
            "first_bid": auction.bids[0][1],
            "winner": auction.deals[-1].seat + 1,
            "price": auction.deals[-1].paid,
        }
        for auction in over
    ]
    if not rows:
        return None
    caption = [_leaning([(row["first_bid"], row["price"]) for row in rows])]
    above = {seat: gaps for seat in range(story.players) if (gaps := _above_the_first(over, seat))}
    if above:
        mean = {seat: Fraction(sum(gaps), len(gaps)) for seat, gaps in above.items()}
        nearest = min(mean.values())
        who = tuple(seat for seat, gap in mean.items() if gap == nearest)
        caption.append(_said("anchors-nearest", {"gap": round(float(nearest), 1)}, who=who))
    caption.append(_said("anchors-few", {"auctions": len(rows)}))
    high = max(row["first_bid"] for row in rows) + 0.5
    line, key = Theory(((0.5, 0.5), (high, high)), below=True), f"{NAME}-anchors"
    return Chart(key, "columns", story.players, tuple(rows), "first_bid", "price", tuple(caption), theory=line)


def _leaning(pairs: Sequence[tuple[float, float]]) -> Sentence:
    """How much higher a price went with a first bid that was higher by 1: the slope of the least-squares line."""
    line = straight(pairs)
    if line is None:
        return _said("anchors-same", {"first": pairs[0][0], "price": average([price for _, price in pairs])})
    slope = round(line.slope, 1)
    if not slope:
        return _said("anchors-no", {})
    return _said("anchors-higher" if slope > 0 else "anchors-lower", {"gap": abs(slope)})


def _above_the_first(auctions: Sequence[Auction], seat: Seat) -> list[int]:
    """How far this seat's highest bid lay above the first bid, where somebody else made that."""
    found = []
    for auction in auctions:
        (opener, first), own = auction.bids[0], [bid for who, bid in auction.bids if who == seat]
        if own and opener != seat:
            found.append(max(own) - first)
    return found


# ---------------------------------------------------------------------------------------------- selling


def cheques(story: Story) -> Chart | None:
    """The cheque of each property, against the cheque of its own rank in the whole deck."""
    rows: list[Row] = [
        {"round": sale.round, "seat": seat + 1, "property": deed, "cheque": cheque, "rank_cheque": CHEQUES[deed - 1]}
        for sale in story.sold
        for seat, (deed, cheque) in sorted(sale.played.items())
    ]
    if not rows:
        return None
    above = sum(row["cheque"] > row["rank_cheque"] for row in rows)
    caption = [_said("cheques-above", {"above": above, "sales": len(rows)})]
    order = sorted(rows, key=lambda row: row["cheque"] - row["rank_cheque"])
    for place, row in (("best", order[-1]), ("worst", order[0])):
        numbers = {"card": row["property"], "cheque": row["cheque"]}
        caption.append(_said(f"cheques-{place}", numbers, who=(int(row["seat"]) - 1,)))
    line = Theory(tuple((float(deed), float(cheque)) for deed, cheque in enumerate(CHEQUES, start=1)), steps=True)
    key = f"{NAME}-cheques"
    return Chart(key, "dots", story.players, tuple(rows), "property", "cheque", tuple(caption), theory=line)


def best_sale(story: Story, seat: Seat) -> tuple[int, tuple[int, ...]]:
    """The most that the sold properties of a seat could have brought, and the property for each round."""
    own = [sale.played[seat][0] for sale in story.sold]
    total, rows = assigned([[sale.brings(seat, deed) for sale in story.sold] for deed in own])
    return int(total), tuple(own[row] for row in rows)


def efficiency(story: Story) -> Chart | None:
    """What each seller took, against the best its properties could have taken from what the others played."""
    rows: list[Row] = []
    for seat in range(story.players):
        _, plan = best_sale(story, seat)
        for sale, better in zip(story.sold, plan, strict=True):
            deed, cheque = sale.played[seat]
            row: Row = {"round": sale.round, "seat": seat + 1, "property": deed, "cheque": cheque}
            rows.append(row | {"best_property": better, "best_cheque": sale.brings(seat, better)})
    if not rows:
        return None
    got, could = sums(rows, "cheque", story.players), sums(rows, "best_cheque", story.players)
    share = [
        Fraction(int(part), int(whole)) if whole else Fraction(1) for part, whole in zip(got, could, strict=True)
    ]
    lost = [whole - part for part, whole in zip(got, could, strict=True)]
    caption = [_said("efficiency-best", {"share": round(100 * float(max(share)))}, who=most(share))]
    if max(lost):
        caption.append(_said("efficiency-left", {"lost": max(lost)}, who=most(lost)))
    key, said = f"{NAME}-efficiency", tuple(caption)
    return Chart(key, "blocks", story.players, tuple(rows), "round", "cheque", said, whole="best_cheque")


def rivals(story: Story) -> Chart | None:
    """Whether a cheque was taken with the lowest own property that could take it; the last round leaves no choice."""
    rows: list[Row] = []
    rounds = CARDS_USED[story.players] // story.players
    held = [{deal.card for deal in story.deals if deal.seat == seat} for seat in range(story.players)]
    for sale in story.sold:
        for seat, (deed, cheque) in sorted(sale.played.items()):
            lowest = min(own for own in held[seat] if sale.brings(seat, own) >= cheque)
            held[seat].remove(deed)
            if sale.round == rounds:
                continue
            row: Row = {"round": sale.round, "seat": seat + 1, "property": deed, "cheque": cheque}
            row |= {"lowest_property": lowest, "too_high": deed - lowest, "nothing_wasted": int(deed == lowest)}
            rows.append(row | {"sales": 1})
    if not rows:
        return None
    right, over = sums(rows, "nothing_wasted", story.players), sums(rows, "too_high", story.players)
    numbers = {"right": max(right), "sales": len(rows) // story.players}
    caption = [_said("rivals-most", numbers, who=most(right))]
    if max(over):
        caption.append(_said("rivals-over", {"over": max(over)}, who=most(over)))
    key, said = f"{NAME}-rivals", tuple(caption)
    return Chart(key, "blocks", story.players, tuple(rows), "round", "nothing_wasted", said, whole="sales")
