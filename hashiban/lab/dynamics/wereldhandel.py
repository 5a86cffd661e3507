"""The dynamics of Wereldhandel: nine charts of a game, read from what everybody was told.

What was laid in a trade is known to the two who traded, and so is, in the end, how much money each hand held. These
are read only when the game is over; until then there is no chart of offers, and of the bids above own money only
those whose bidder had to show the hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from hashiban.games.wereldhandel import MONEY, PAYOUTS, PLAYERS, START, points
from hashiban.games.wereldhandel_money import in_play
from hashiban.lab.dynamics import Chart, Row, Theory, average, most, public, said
from hashiban.lab.dynamics.wereldhandel_mix import shares, trades
from hashiban.lab.tally import percent
from hashiban.purse import worth

if TYPE_CHECKING:
    from collections.abc import Iterable

    from hashiban.actions import Seat
    from hashiban.journal import Journal
    from hashiban.table import Event

NAME = "wereldhandel"
_said = partial(said, NAME)
PRICES = {"sold": "paid", "bought": "paid"}
"""The events that tell what was paid in an auction, and the fact that says how much."""

UP_TO = (0, 20, 50, 100, 200, 500, 1000, in_play(max(PLAYERS), len(PAYOUTS)))
"""Amounts are put together up to each of these; the last is all the money there can be."""
MANY = 8
"""So many money cards or more are counted as one size."""
SECRETS = ("opened", "compared")
"""The events that only the two who trade are told."""


class Sale(NamedTuple):
    """A card that was auctioned: how many trees had come, who got it, and what was paid."""

    trees: int
    seat: Seat
    paid: int


@dataclass(slots=True)
class Bid:
    """A bid, what its bidder had, as far as this may be told, and what became of it."""

    seat: Seat
    amount: int
    money: int | None
    fate: str = ""
    """``topped``, ``bought`` by the auctioneer, ``sold``, or ``default``; empty while it stands."""
    got: int = 0
    """What the auctioneer paid for it."""

    @property
    def above(self) -> bool:
        """Whether it is known to be more than its bidder had."""
        return self.money is not None and self.amount > self.money


@dataclass(slots=True)
class Offer:
    """An offer in a trade: how many cards, the answer, and when the game is over what was in the bundles."""

    who: Seat
    whom: Seat
    cards: int
    accepted: bool | None = None
    laid: int | None = None
    against: int | None = None
    winner: Seat | None = None
    """Who got the goods by it; None after a first tie."""

    @property
    def net(self) -> int | None:
        """What the goods cost the winner: what it laid less what it got for it; None while this is a secret."""
        if self.laid is None or self.accepted is None:
            return None
        return abs(self.laid - (self.against or 0))


class Completed(NamedTuple):
    """A set that came together: its value, the others of its owner, and what completing it cost, if known."""

    seat: Seat
    value: int
    others: tuple[int, ...]
    paid: int | None

    @property
    def gain(self) -> int:
        """The points it brought: its value once for itself and once for every other set, and theirs once more."""
        return points([*self.others, self.value]) - points([*self.others])


@dataclass(slots=True)
class Story:
    """A game as far as it may be told."""

    players: int
    over: bool
    sales: list[Sale] = field(default_factory=list)
    bids: list[Bid] = field(default_factory=list)
    offers: list[Offer] = field(default_factory=list)
    sets: list[Completed] = field(default_factory=list)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    """The scores at first and after each set or penalty card."""

    @property
    def bluffs(self) -> list[Bid]:
        """The bids that are known to be above own money."""
        return [bid for bid in self.bids if bid.above]


def readable(journal: Journal) -> list[Event]:
    """What everybody was told, and once the game is over also what only the two who traded saw, in order."""
    known = public(journal)
    if not any(event.name == "end" for event in known):
        return known
    return [event for event in journal.events if event.to is None or event.name in SECRETS]


def told(journal: Journal) -> Story:
    """The auctions, trades and sets of a game, from what may be read."""
    events = readable(journal)
    reader = _Reader(journal.players, over=any(event.name == "end" for event in events))
    for event in events:
        reader.auction(event)
        reader.trade(event)
        reader.goods(event)
    return reader.story


class _Reader:
    """Goes through the events once, keeping the money in the hands and the sets on the table."""

    __slots__ = ("cost", "fines", "money", "owned", "story", "trees")

    def __init__(self, players: int, *, over: bool) -> None:
        self.story = Story(players, over, scores=[(0,) * players])
        self.money = [worth(MONEY, START)] * players  # true only when the trades are known, that is when it is over
        self.trees = 0
        self.cost: int | None = None  # what the last goods that changed hands cost
        self.owned: list[list[int]] = [[] for _ in range(players)]
        self.fines = [0] * players

    def auction(self, event: Event) -> None:
        """Trees, bids, and what became of them."""
        story, (name, facts, _) = self.story, event
        match name:
            case "tree":
                self.trees = facts["time"]
                self.money = [held + facts["amount"] for held in self.money]
            case "bid":
                if story.bids and not story.bids[-1].fate:
                    story.bids[-1].fate = "topped"
                story.bids.append(
                    Bid(facts["who"], facts["amount"], self.money[facts["who"]] if story.over else None)
                )
            case "default":
                story.bids[-1].fate, story.bids[-1].money = name, facts["money"]
            case "sold" | "bought":
                story.bids[-1].fate, story.bids[-1].got = name, facts["paid"] if name == "bought" else 0
                self._pay(facts["who"], facts["whom"], facts["paid"])
                self._taken(facts["who"], facts["paid"])
            case "free":
                self._taken(facts["who"], 0)

    def trade(self, event: Event) -> None:
        """Offers, their answers, and who got the goods."""
        story, (name, facts, _) = self.story, event
        match name:
            case "offer":
                story.offers.append(Offer(facts["who"], facts["whom"], facts["count"]))
            case "accept" | "counter":
                story.offers[-1].accepted = name == "accept"
            case "opened":
                story.offers[-1].laid = facts["amount"]
                self._pay(facts["who"], facts["whom"], facts["amount"])
            case "compared":
                story.offers[-1].laid, story.offers[-1].against = facts["offer"], facts["counter"]
                self._pay(facts["who"], facts["whom"], facts["offer"] - facts["counter"])
            case "traded":
                story.offers[-1].winner, self.cost = facts["who"], story.offers[-1].net

    def goods(self, event: Event) -> None:
        """Sets and penalty cards, and the scores after them."""
        name, facts, _ = event
        match name:
            case "set":
                own = self.owned[facts["who"]]
                self.story.sets.append(Completed(facts["who"], facts["value"], tuple(own), self.cost))
                own.append(facts["value"])
            case "penalty":
                self.fines[facts["who"]] += facts["value"]
            case _:
                return
        scores = [points(own, fine) for own, fine in zip(self.owned, self.fines, strict=True)]
        self.story.scores.append(tuple(scores))

    def _taken(self, seat: Seat, paid: int) -> None:
        self.cost = paid
        self.story.sales.append(Sale(self.trees, seat, paid))

    def _pay(self, payer: Seat, payee: Seat, amount: int) -> None:
        self.money[payer] -= amount
        self.money[payee] += amount


def charts(journal: Journal) -> list[Chart]:
    """The charts of this game, those to show first at the front."""
    story = told(journal)
    makers = (price, score, offer, refusal, accept, margin, bluff, fate)
    found = [chart for make in makers if (chart := make(story)) is not None]
    mixed = mix(journal)
    return found if mixed is None else [*found[:3], mixed, *found[3:]]


def up_to(amount: int) -> int:
    """The least of the marks that this amount does not go over."""
    return next(mark for mark in UP_TO if amount <= mark)


def _rates(column: str, of: Iterable[tuple[int, bool]], part: str) -> list[Row]:
    """How often it was so, in percent with its 95 % interval, for each kind there is."""
    kinds: dict[int, list[bool]] = {}
    for kind, so in of:
        kinds.setdefault(kind, []).append(so)
    rows: list[Row] = []
    for kind, those in sorted(kinds.items()):
        rate = [round(number) for number in percent(sum(those), len(those))]
        row: Row = {column: kind, "times": len(those), part: sum(those)}
        rows.append(row | dict(zip(("share", "low", "high"), rate, strict=True)))
    return rows


# ---------------------------------------------------------------------------------------------- auctions


def price(story: Story) -> Chart | None:
    """What an auctioned card cost, by how many trees had brought money: inflation."""
    rows: list[Row] = [{"trees": sale.trees, "seat": sale.seat + 1, "paid": sale.paid} for sale in story.sales]
    if not rows:
        return None
    first, last = rows[0]["trees"], rows[-1]["trees"]
    early, late = ([row["paid"] for row in rows if row["trees"] == trees] for trees in (first, last))
    numbers: dict[str, Any] = {"trees": last, "late": average(late), "much": in_play(story.players, last)}
    if first == last:
        caption = _said("price-now", numbers)
    else:
        numbers |= {"before": first, "early": average(early), "little": in_play(story.players, first)}
        caption = _said("price-rise", numbers)
    return Chart(f"{NAME}-price", "columns", story.players, tuple(rows), "trees", "paid", (caption,))


def refusal(story: Story) -> Chart | None:
    """How often the auctioneer bought the card for the highest bid, by how high that was."""
    ends = [bid for bid in story.bids if bid.fate in ("bought", "sold", "default")]
    rows = _rates("bid", [(up_to(bid.amount), bid.fate == "bought") for bid in ends], "bought")
    if not rows:
        return None
    bought, kept = ([bid.amount for bid in ends if (bid.fate == "bought") == so] for so in (True, False))
    caption = [_said("refusal-rate", {"bought": len(bought), "auctions": len(ends)})]
    if bought and kept:
        caption.append(_said("refusal-mean", {"bought": average(bought), "sold": average(kept)}))
    return Chart(f"{NAME}-refusal", "bars", story.players, tuple(rows), "bid", "share", tuple(caption))


def bluff(story: Story) -> Chart | None:
    """Bids above own money, beside that money: while a game runs, of the hands that had to be shown."""
    rows: list[Row] = [
        {"seat": bid.seat + 1, "money": bid.money, "bid": bid.amount, "above": bid.amount - (bid.money or 0)}
        for bid in story.bluffs
    ]
    if not rows:
        return None
    far = max(rows, key=lambda row: row["above"])
    numbers = {"bids": len(rows), "amount": far["bid"], "money": far["money"]}
    caption = _said("bluff-far", numbers, who=(far["seat"] - 1,))
    high = float(max(row["money"] for row in rows)) or 1.0
    line = Theory(((0.0, 0.0), (high, high)))
    return Chart(f"{NAME}-bluff", "dots", story.players, tuple(rows), "money", "bid", (caption,), theory=line)


def fate(story: Story) -> Chart | None:
    """What became of the bids above own money; only of a finished game, since the others are not known before."""
    if not story.over or not story.bluffs:
        return None
    rows: list[Row] = [
        {"fate": kind, "bids": sum(bid.fate == kind for bid in story.bluffs)}
        for kind in ("topped", "bought", "default")
    ]
    topped, bought, shown = (row["bids"] for row in rows)
    numbers = {"bids": len(story.bluffs), "topped": topped, "bought": bought, "shown": shown}
    got = sum(bid.got for bid in story.bluffs)
    caption = [_said("fate-all", numbers)]
    if bought:
        caption.append(_said("fate-got", {"got": got}))
    return Chart(f"{NAME}-fate", "bars", story.players, tuple(rows), "fate", "bids", tuple(caption))


# ---------------------------------------------------------------------------------------------- trades


def offer(story: Story) -> Chart | None:
    """What the goods cost the winner of a trade, by offer and counter-offer; only of a finished game."""
    found: dict[tuple[int, int], list[int]] = {}
    won: list[tuple[int, Seat]] = []
    for one in story.offers:
        if one.winner is not None and one.laid is not None and one.against is not None and one.net is not None:
            found.setdefault((up_to(one.laid), up_to(one.against)), []).append(one.net)
            won.append((one.net, one.winner))
    if not found:
        return None
    rows: list[Row] = [
        {"offer": laid, "counter": against, "net": round(sum(nets) / len(nets)), "trades": len(nets)}
        for (laid, against), nets in sorted(found.items())
    ]
    dearest = max(net for net, _ in won)
    caption = [_said("offer-mean", {"trades": len(won), "net": average([net for net, _ in won])})]
    if dearest:
        who = tuple(sorted({seat for net, seat in won if net == dearest}))
        caption.append(_said("offer-dear", {"net": dearest}, who=who))
    return Chart(f"{NAME}-offer", "heat", story.players, tuple(rows), "offer", "counter", tuple(caption), z="net")


def accept(story: Story) -> Chart | None:
    """How often an offer was taken as it lay, by how many cards were seen to lie there."""
    answered = [one for one in story.offers if one.accepted is not None]
    rows = _rates("cards", [(min(one.cards, MANY), bool(one.accepted)) for one in answered], "accepted")
    if not rows:
        return None
    taken, countered = ([one.cards for one in answered if one.accepted is so] for so in (True, False))
    caption = [_said("accept-rate", {"accepted": len(taken), "offers": len(answered)})]
    if taken and countered:
        caption.append(_said("accept-cards", {"taken": average(taken), "countered": average(countered)}))
    return Chart(f"{NAME}-accept", "bars", story.players, tuple(rows), "cards", "share", tuple(caption))


def mix(journal: Journal) -> Chart | None:
    """What a best mix would have done in the trades, beside what was done; only of a finished game."""
    met = trades(journal)
    if not met:
        return None
    rows: list[Row] = []
    numbers: dict[str, Any] = {"trades": len(met)}
    for what, (best, done) in shares(met).items():
        should = round(100 * best)
        was, low, high = (round(number) for number in percent(done, len(met)))
        rows.append({"what": f"{what}-best", "share": should, "low": should, "high": should})
        rows.append({"what": f"{what}-done", "share": was, "low": low, "high": high})
        numbers |= {what: was, f"{what}-best": should}
    caption = _said("mix-all", numbers)
    return Chart(f"{NAME}-mix", "bars", journal.players, tuple(rows), "what", "share", (caption,))


# ---------------------------------------------------------------------------------------------- points


def margin(story: Story) -> Chart | None:
    """What a set brought, V + (k + 1) v with k other sets worth V together, beside what completed it cost."""
    rows: list[Row] = [
        {
            "seat": one.seat + 1,
            "value": one.value,
            "others": len(one.others),
            "others_value": sum(one.others),
            "gain": one.gain,
            "paid": one.paid,
        }
        for one in story.sets
        if one.paid is not None
    ]
    if not rows:
        return None
    gain, paid, printed = (sum(row[key] for row in rows) for key in ("gain", "paid", "value"))
    best = max(rows, key=lambda row: row["gain"])
    caption = [_said("margin-all", {"sets": len(rows), "printed": printed, "gain": gain})]
    caption.append(_said("margin-best", {"value": best["value"], "gain": best["gain"]}, who=(best["seat"] - 1,)))
    high = best["gain"]
    line = Theory(((0.0, 0.0), (float(high), high * paid / gain))) if paid else None
    return Chart(f"{NAME}-margin", "dots", story.players, tuple(rows), "gain", "paid", tuple(caption), theory=line)


def score(story: Story) -> Chart | None:
    """The score of each seat after each set and each penalty card."""
    if len(story.scores) < 2:
        return None
    rows: list[Row] = [
        {"moment": moment, "seat": seat + 1, "score": total}
        for moment, totals in enumerate(story.scores)
        for seat, total in enumerate(totals)
    ]
    sets = [sum(one.seat == seat for one in story.sets) for seat in range(story.players)]
    ahead = most(story.scores[-1])
    caption = _said("score-ahead", {"points": max(story.scores[-1]), "sets": sum(sets[s] for s in ahead)}, who=ahead)
    return Chart(f"{NAME}-score", "lines", story.players, tuple(rows), "moment", "score", (caption,))
