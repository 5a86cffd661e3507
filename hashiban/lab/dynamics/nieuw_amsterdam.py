"""The dynamics of Nieuw Amsterdam: seven charts of a game, read from what everybody was told.

What a tile is worth to whom is a secret until its round is over, so rounds that are still running are not drawn,
except for the way of the markers and what was paid.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import partial
from itertools import product
from math import sqrt
from typing import TYPE_CHECKING, NamedTuple

from hashiban.games.nieuw_amsterdam import KINDS, RESOURCES, SETUP
from hashiban.games.nieuw_amsterdam_frame import EVEN, VALUES
from hashiban.lab.dynamics import Chart, Line, Row, Theory, average, least, most, public, said, straight, sums
from hashiban.once_around import Values, best_bid, weighted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.journal import Journal

NAME = "nieuw_amsterdam"
PRICES = {"win": "amount"}
"""The events that tell what was paid in an auction, and the fact that says how much."""
_said = partial(said, NAME)


class Spoken(NamedTuple):
    """What a seat said when it was its turn: a bid, or None for a pass; ``standing`` is what it had to top."""

    seat: Seat
    bid: int | None
    standing: int


@dataclass(slots=True)
class Auction:
    """A column that was put up: its tiles of each kind, its bonus coins, what was said in order, who won and paid."""

    number: int
    column: int
    tiles: tuple[int, ...]
    bonus: int
    said: list[Spoken] = field(default_factory=list)
    winner: Seat = -1
    paid: int = 0

    @property
    def place(self) -> int:
        """In which place the winner spoke; 1 put the column up."""
        return next(at for at, spoken in enumerate(self.said, start=1) if spoken.seat == self.winner)

    def worth(self, values: Sequence[int]) -> int:
        """What the column is worth to a seat for whom the tiles have these values."""
        return self.bonus + sum(value * count for value, count in zip(values, self.tiles, strict=True))


@dataclass(slots=True)
class Scored:
    """What a round brought a seat."""

    values: tuple[int, ...]
    tiles: int
    bonus: int
    paid: int
    place: int
    points: int


@dataclass(slots=True)
class Round:
    """One bidding phase."""

    number: int
    auctions: list[Auction] = field(default_factory=list)
    scored: dict[Seat, Scored] = field(default_factory=dict)
    markers: dict[Seat, int] = field(default_factory=dict)


@dataclass(slots=True)
class Story:
    """A game as far as it was told."""

    players: int
    secret: bool
    rounds: list[Round] = field(default_factory=list)
    markers: list[int] = field(default_factory=list)
    mixes: list[tuple[int, Seat, dict[str, int]]] = field(default_factory=list)

    @property
    def over(self) -> list[Round]:
        """The rounds that are over, whose values lie open."""
        return [one for one in self.rounds if len(one.scored) == self.players]

    @property
    def sold(self) -> list[tuple[Round, Auction]]:
        """The auctions of the rounds that are over."""
        return [(one, auction) for one in self.over for auction in one.auctions]


def told(journal: Journal) -> Story:
    """The rounds and auctions of a game, from what everybody was told."""
    story = Story(journal.players, journal.rules.frame == "rounds", markers=[0] * journal.players)
    for name, facts, _ in public(journal):
        who: Seat = facts.get("who", -1)
        match name:
            case "marker" | "swap":
                story.markers[who] = facts["marker"]
            case "round":
                story.rounds.append(Round(facts["round"]))
            case "choose":
                now = story.rounds[-1].auctions
                tiles = tuple(facts[kind] for kind in KINDS)
                now.append(Auction(len(now) + 1, facts["column"], tiles, facts["bonus"]))
            case "opens" | "bare" | "bid" | "pass" | "forced":
                said = story.rounds[-1].auctions[-1].said
                standing = max((spoken.bid for spoken in said if spoken.bid is not None), default=-1)
                said.append(Spoken(who, facts.get("amount"), standing))
            case "win":
                auction = story.rounds[-1].auctions[-1]
                auction.winner, auction.paid = who, facts["amount"]
            case "pay":
                mix = {resource: facts[resource] for resource in RESOURCES}
                story.mixes.append((story.rounds[-1].number, who, mix))
            case "award":
                story.markers[who] = facts["marker"]
            case "scored":
                values = tuple(facts[kind] for kind in KINDS)
                brought = [facts[key] for key in ("tiles", "bonus", "paid", "place", "points")]
                story.rounds[-1].scored[who] = Scored(values, *brought)
                story.rounds[-1].markers[who] = story.markers[who]
    return story


def charts(journal: Journal) -> list[Chart]:
    """The charts of this game, those to show first at the front."""
    story = told(journal)
    makers = (price, markers, turn, collapse, surplus, solved, mix)
    return [chart for make in makers if (chart := make(story)) is not None]


# ---------------------------------------------------------------------------------------------- columns


def price(story: Story) -> Chart | None:
    """What a column cost, against what it was worth to who took it; the free ones too."""
    rows: list[Row] = [
        {
            "round": one.number,
            "seat": seat + 1,
            "marker": one.markers[seat],
            "worth": scored.tiles + scored.bonus,
            "paid": scored.paid,
            "gain": scored.tiles + scored.bonus - scored.paid,
        }
        for one in story.over
        for seat, scored in sorted(one.scored.items())
    ]
    if not rows:
        return None
    gain = sums(rows, "gain", story.players)
    lost = sum(row["gain"] < 0 for row in rows)
    caption = [_said("price-most", {"gain": max(gain)}, who=most(gain))]
    caption.append(_said("price-lost", {"lost": lost, "columns": len(rows)}))
    high = float(max(row["worth"] for row in rows)) or 1.0
    line, key = Theory(((0.0, 0.0), (high, high))), f"{NAME}-price"
    return Chart(key, "dots", story.players, tuple(rows), "worth", "paid", tuple(caption), theory=line)


def surplus(story: Story) -> Chart | None:
    """What winning an auction brought, by the place in which the winner spoke."""
    rows: list[Row] = []
    for one, auction in story.sold:
        worth = auction.worth(one.scored[auction.winner].values)
        row: Row = {"round": one.number, "auction": auction.number, "seat": auction.winner + 1}
        row |= {"place": auction.place, "bidders": len(auction.said), "worth": worth, "paid": auction.paid}
        rows.append(row | {"gain": worth - auction.paid})
    if not rows:
        return None
    places = sorted({row["place"] for row in rows})
    mean = {place: average([row["gain"] for row in rows if row["place"] == place]) for place in places}
    won = sum(row["place"] == 1 for row in rows)
    caption = [_said("surplus-first", {"won": won, "auctions": len(rows)})]
    if len(mean) > 1:
        best, worst = max(mean, key=mean.__getitem__), min(mean, key=mean.__getitem__)
        numbers = {"best": best, "more": mean[best], "worst": worst, "less": mean[worst]}
        caption.append(_said("surplus-places", numbers))
    key = f"{NAME}-surplus"
    return Chart(key, "columns", story.players, tuple(rows), "place", "gain", tuple(caption), reach=story.players)


def collapse(story: Story) -> Chart | None:
    """What was paid in the first, the second … auction of a round: the more columns are spare, the less."""
    rows: list[Row] = [
        {
            "round": one.number,
            "auction": auction.number,
            "seat": auction.winner + 1,
            "column": auction.column,
            "paid": auction.paid,
        }
        for one in story.rounds
        for auction in one.auctions
        if auction.winner >= 0
    ]
    if not rows:
        return None
    spare = len(SETUP[story.players].tiles) - story.players
    free = sum(row["paid"] == 0 for row in rows)
    caption = [_said("collapse-spare", {"spare": spare, "free": free, "auctions": len(rows)})]
    first = average([row["paid"] for row in rows if row["auction"] == 1])
    last = [row["paid"] for row in rows if row["auction"] == story.players - 1]
    if story.players > 2 and last:
        caption.append(_said("collapse-fall", {"first": first, "last": average(last)}))
    key = f"{NAME}-collapse"
    return Chart(key, "columns", story.players, tuple(rows), "auction", "paid", tuple(caption))


# ---------------------------------------------------------------------------------------------- turns


def markers(story: Story) -> Chart | None:
    """The marker of each seat after each round."""
    if not story.secret:  # one round has no history
        return None
    rows: list[Row] = [
        {"round": one.number, "seat": seat + 1, "marker": marker}
        for one in story.over
        for seat, marker in sorted(one.markers.items())
    ]
    if not rows:
        return None
    average = [Fraction(total) / len(story.over) for total in sums(rows, "marker", story.players)]
    caption = _said("markers-early", {"marker": round(float(min(average)), 1)}, who=least(average))
    key = f"{NAME}-markers"
    return Chart(
        key, "history", story.players, tuple(rows), "round", "marker", (caption,), reach=max(story.over[-1].number, 2)
    )


class Slope(NamedTuple):
    """A straight line through points, with the 95 % interval of its slope."""

    line: Line
    low: float
    high: float


def regression(pairs: Sequence[tuple[float, float]]) -> Slope | None:
    """The least-squares line; None where there are too few points, or all have one x, to say how sure it is.

    The interval is that of Student's t with two degrees of freedom less than there are points.
    """
    from scipy.special import stdtrit

    free, line = len(pairs) - 2, straight(pairs)
    if free < 1 or line is None:
        return None
    error = sqrt(sum((y - line.at(x)) ** 2 for x, y in pairs) / free / line.spread)
    reach = float(stdtrit(free, 0.975)) * error
    return Slope(line, line.slope - reach, line.slope + reach)


def turn(story: Story) -> Chart | None:
    """The points of a round by the marker it ended with: what a place in the order went with, all told."""
    rows: list[Row] = [
        {
            "round": one.number,
            "seat": seat + 1,
            "marker": one.markers[seat],
            "for_place": scored.place,
            "points": scored.points,
        }
        for one in story.over
        for seat, scored in sorted(one.scored.items())
    ]
    found = regression([(row["marker"], row["points"]) for row in rows])
    if found is None:
        return None
    numbers = {"step": round(-found.line.slope, 1) + 0.0, "low": round(-found.high, 1) + 0.0}
    caption = _said("turn-step", numbers | {"high": round(-found.low, 1) + 0.0, "rounds": len(story.over)})
    ends = (1.0, float(story.players))
    line, key = Theory(tuple((x, found.line.at(x)) for x in ends)), f"{NAME}-turn"
    return Chart(key, "columns", story.players, tuple(rows), "marker", "points", (caption,), theory=line)


# ---------------------------------------------------------------------------------------------- bids


def chances(tiles: Sequence[int], bonus: int, secret: bool = True) -> Values:
    """What a column of so many tiles of each kind may be worth to somebody with unknown values, and how often."""
    if not secret:
        return weighted([(bonus + sum(value * count for value, count in zip(EVEN, tiles, strict=True)), 1)])
    drawn = product(VALUES, repeat=len(tiles))
    return weighted((bonus + sum(v * n for v, n in zip(values, tiles, strict=True)), 1) for values in drawn)


def solved(story: Story) -> Chart | None:
    """Each bid beside the one that the solved once-around auction names for the same value and place.

    The solution takes each auction by itself: neither the marker nor the columns that are left count in it.
    """
    rows: list[Row] = []
    for one, auction in story.sold:
        values = chances(auction.tiles, auction.bonus, story.secret)
        for at, (seat, bid, standing) in enumerate(auction.said, start=1):
            if bid is None:
                continue
            worth = auction.worth(one.scored[seat].values)
            named = best_bid(worth, standing, len(auction.said) - at, values, must_open=at == 1)
            row: Row = {"round": one.number, "auction": auction.number, "seat": seat + 1, "place": at}
            rows.append(row | {"worth": worth, "solved": named or 0, "bid": bid})
    if not rows:
        return None
    over, under = (sum(sign * (row["bid"] - row["solved"]) > 0 for row in rows) for sign in (1, -1))
    caption = _said("solved-over", {"bids": len(rows), "over": over, "under": under})
    high = float(max(max(row["solved"], row["bid"]) for row in rows)) or 1.0
    line, key = Theory(((0.0, 0.0), (high, high))), f"{NAME}-solved"
    return Chart(key, "dots", story.players, tuple(rows), "solved", "bid", (caption,), theory=line)


def mix(story: Story) -> Chart | None:
    """What was paid with."""
    if not story.mixes:
        return None
    rows: list[Row] = [
        {"resource": resource, "paid": sum(paid[resource] for _, _, paid in story.mixes)} for resource in RESOURCES
    ]
    paid = sum(row["paid"] for row in rows)
    top = max(rows, key=lambda row: row["paid"])
    caption = _said("mix-most", {"resource": top["resource"], "part": top["paid"], "paid": paid})
    return Chart(f"{NAME}-mix", "bars", story.players, tuple(rows), "resource", "paid", (caption,))
