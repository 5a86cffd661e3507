"""The dynamics of Tien: nine charts of a game, read from what everybody was told.

All cards lie open but the pile. So what the next card could have been is counted from the cards that nobody had seen
at that moment, and never from the order in which they came.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from hashiban import runs
from hashiban.bots.tien import STOP_MONEY
from hashiban.games.tien import CARDS_USED, LIMIT, counted, deck, kind_of, odds, value_of
from hashiban.lab.dynamics import Chart, Row, Theory, average, most, public, said
from hashiban.once_around import TEN, TIEN, auction, solution

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hashiban.actions import Seat
    from hashiban.journal import Journal

NAME = "tien"
PRICES = {"won": "due"}
"""The events that tell what was paid in an auction, and the fact that says how much."""
_said = partial(said, NAME)
TURNS = 10
"""In how many turns the cards that are kept are counted, so that a scale of whole numbers can tell them apart."""
GAMES = 4000
"""How many shuffled piles the policies are tried on."""


class Pile:
    """How many numbers and money cards of each value nobody has seen, and how many cards are left in all."""

    __slots__ = ("left", "money", "numbers")

    def __init__(self, players: int) -> None:
        """The pile before the first card."""
        self.numbers, self.money = map(list, counted(players))
        self.left = CARDS_USED[players]

    def seen(self, card: int) -> None:
        """This card was turned up."""
        self.left -= 1
        if kind_of(card) in ("number", "currency"):
            (self.numbers if kind_of(card) == "number" else self.money)[value_of(card)] -= 1

    def bust(self, total: int, money: int) -> Fraction | None:
        """How likely the next card is bust after this total and this money; None when there is no card."""
        return odds(self.numbers, self.money, self.left, total, money).bust if self.left else None


@dataclass(slots=True)
class Turn:
    """A turn: how it ended, and what that brought to whom."""

    number: int
    seat: Seat
    end: str = ""
    """``numbers``, ``currency`` or ``bust``; empty while it goes on."""
    total: int = 0
    """Of the numbers less the money, when it ended; after a bust, what was too much."""
    risk: Fraction | None = Fraction(0)
    """How likely the next card was bust: for who stopped the card not drawn, for who is bust the last one drawn."""
    drawn: int = 0
    """Number cards."""
    money: int = 0
    """Coins for each who is to get them."""
    gains: tuple[int, ...] = ()
    held: tuple[tuple[int, ...], ...] = ()
    """The cards of each seat after all that happened in it."""

    @property
    def kept(self) -> int:
        """The number cards that stayed with their drawer."""
        return self.drawn if self.end == "numbers" else 0

    def receivers(self, players: int) -> list[Seat]:
        """Who is to get the money."""
        if not self.money:
            return []
        return [self.seat] if self.end == "currency" else [seat for seat in range(players) if seat != self.seat]


@dataclass(slots=True)
class Sold:
    """A wild that was put up: who spoke in which order, and who got it for how much, with which cards in hand."""

    turn: int
    card: int
    order: tuple[Seat, ...]
    winner: Seat = -1
    paid: int = 0
    held: tuple[int, ...] = ()

    @property
    def gain(self) -> int:
        """The points that the wild added to the cards of its winner at once."""
        return runs.gain(self.held, self.card)

    @property
    def place(self) -> int:
        """In which place the winner spoke; the last one had drawn the wild."""
        return self.order.index(self.winner) + 1


@dataclass(slots=True)
class Story:
    """A game as far as it was told."""

    players: int
    turns: list[Turn] = field(default_factory=list)
    wilds: list[Sold] = field(default_factory=list)
    cards: list[tuple[int, ...]] = field(default_factory=list)
    came: Counter[int] = field(default_factory=Counter)
    """How many cards of each number went to the market."""
    bought: Counter[int] = field(default_factory=Counter)

    @property
    def ended(self) -> list[Turn]:
        """The turns that are over."""
        return [turn for turn in self.turns if turn.end]

    @property
    def sold(self) -> list[Sold]:
        """The wilds that somebody got."""
        return [wild for wild in self.wilds if wild.winner >= 0]

    def turn(self, seat: Seat) -> Turn:
        """The turn that goes on; it begins with its first card."""
        if not self.turns or self.turns[-1].end:
            self.turns.append(Turn(len(self.turns) + 1, seat))
        return self.turns[-1]


def told(journal: Journal) -> Story:
    """The turns and auctions of a game, from what everybody was told."""
    story, pile = Story(journal.players, cards=[()] * journal.players), Pile(journal.players)
    total = money = 0
    for name, facts, _ in public(journal):
        who: Seat = facts.get("who", -1)
        match name:
            case "draw" | "wild":
                turn = story.turn(who)
                turn.risk = pile.bust(total, money)
                pile.seen(facts["card"])
                total, money = facts.get("total", total), facts.get("money", money)
                if name == "wild":
                    story.wilds.append(Sold(turn.number, facts["card"], facts["order"]))
            case "numbers" | "currency" | "bust":
                _end(story, name, facts, total)
                if name != "bust":
                    story.turns[-1].risk = pile.bust(total, money)
                total = money = 0
            case "won":
                wild = story.wilds[-1]
                wild.winner, wild.paid, wild.held = who, facts["due"], story.cards[who]
                _swap(story, facts)
            case "bought":
                story.bought[value_of(facts["card"])] += 1
                _swap(story, facts)
        if story.turns:
            story.turns[-1].held = tuple(story.cards)
    return story


def _end(story: Story, name: str, facts: Mapping[str, Any], total: int) -> None:
    """A turn is over: the numbers go to its drawer or to the market, the money to whom it is for."""
    turn = story.turns[-1]
    turn.end, turn.drawn, turn.money, turn.gains = name, len(facts["cards"]), facts["money"], facts["gains"]
    turn.total = facts["total"] if name == "bust" else total
    if name == "numbers":
        story.cards[turn.seat] += facts["cards"]
    else:
        story.came.update(value_of(card) for card in facts["cards"])


def _swap(story: Story, facts: Mapping[str, Any]) -> None:
    """A card for the cards that were paid with."""
    own = [*story.cards[facts["who"]], facts["card"]]
    for spent in facts["cards"]:
        own.remove(spent)
    story.cards[facts["who"]] = tuple(own)


def charts(journal: Journal) -> list[Chart]:
    """The charts of this game, those to show first at the front."""
    story = told(journal)
    makers = (bust, gains, points, price, frontier, kept, seats, market, cap)
    return [chart for make in makers if (chart := make(story)) is not None]


# ---------------------------------------------------------------------------------------------- pushing on


def chance(players: int, total: int) -> Fraction:
    """How likely the next card of the full deck is a number that makes this total bust."""
    return Pile(players).bust(total, 0) or Fraction(0)


def bust(story: Story) -> Chart | None:
    """How likely the next card was bust where people stopped, and where they did not, by the total."""
    rows: list[Row] = [
        {
            "turn": turn.number,
            "seat": turn.seat + 1,
            "total": turn.total,
            "bust": int(turn.end == "bust"),
            "chance": _percent(turn.risk),
        }
        for turn in story.ended
        if turn.risk is not None  # who stops because the pile is empty does not choose to
    ]
    if not rows:
        return None
    busts = sum(row["bust"] for row in rows)
    caption = [_said("bust-share", {"busts": busts, "turns": len(rows)})]
    stopped: dict[Seat, list[float]] = {}
    for row in rows:
        if not row["bust"]:
            stopped.setdefault(row["seat"] - 1, []).append(row["chance"])
    if stopped:
        every = [one for risks in stopped.values() for one in risks]
        caption.append(_said("bust-stopped", {"share": round(average(every))}))
        latest = [round(average(stopped[seat])) if seat in stopped else -1 for seat in range(story.players)]
        if len(stopped) > 1:
            caption.append(_said("bust-latest", {"share": max(latest)}, who=most(latest)))
    low = min(0, *(row["total"] for row in rows))
    points = tuple((float(total), _percent(chance(story.players, total))) for total in range(low, LIMIT + 1))
    line, key = Theory(points, name="full"), f"{NAME}-bust"
    return Chart(key, "curve", story.players, tuple(rows), "total", "chance", tuple(caption), curves=(line,))


class Policy(NamedTuple):
    """What comes of stopping in every turn at this total."""

    total: int
    kept: float
    """Number cards a turn."""
    bust: float
    """The share of the turns that are bust."""


@lru_cache
def policies(players: int, games: int = GAMES) -> tuple[Policy, ...]:
    """What comes of always stopping for the numbers at a total of 1 to 10, or at 9 in money, from shuffled piles.

    Each policy goes through the same piles, the same at every call, from the first card to the last.
    """
    cards = deck(players)
    kinds = [(kind_of(card), value_of(card)) for card in cards]
    numbers = np.array([value if kind == "number" else 0 for kind, value in kinds])
    worth = np.array([value if kind == "currency" else 0 for kind, value in kinds])
    order = np.argsort(np.random.default_rng(10).random((games, len(cards))), axis=1).T
    found = []
    for at in range(1, LIMIT + 1):
        total, money, row = (np.zeros(games, dtype=np.int64) for _ in range(3))
        kept = busts = turns = 0
        for k, pulled in enumerate(order):
            total += numbers[pulled] - worth[pulled]
            money += worth[pulled]
            row += numbers[pulled] > 0
            over = (total > LIMIT) | (money > LIMIT)
            stop = ~over & ((total >= at) | (money >= STOP_MONEY) | (k == len(cards) - 1))
            kept += int(row[stop].sum())
            busts += int(over.sum())
            turns += int((over | stop).sum())
            for part in (total, money, row):
                part[over | stop] = 0
        found.append(Policy(at, kept / turns, busts / turns))
    return tuple(found)


def frontier(story: Story) -> Chart | None:
    """The number cards that each seat kept against how often it was bust, beside stopping always at one total."""
    rows: list[Row] = []
    for seat in range(story.players):
        turns = [turn for turn in story.ended if turn.seat == seat]
        if turns:
            busts, cards = sum(turn.end == "bust" for turn in turns), sum(turn.kept for turn in turns)
            row: Row = {"seat": seat + 1, "turns": len(turns), "busts": busts, "cards": cards}
            row |= {"bust_share": _percent(Fraction(busts, len(turns)))}
            rows.append(row | {"kept": round(TURNS * cards / len(turns), 1)})
    if not rows:
        return None
    found = policies(story.players)
    best = max(found, key=lambda policy: policy.kept)
    numbers = {"total": best.total, "kept": round(TURNS * best.kept, 1), "turns": TURNS}
    caption = [_said("frontier-best", numbers | {"share": round(100 * best.bust)})]
    top = max(row["kept"] for row in rows)
    who = tuple(row["seat"] - 1 for row in rows if row["kept"] == top)
    caption.append(_said("frontier-most", {"kept": top, "turns": TURNS}, who=who))
    points = tuple((100 * policy.bust, TURNS * policy.kept) for policy in found)
    line, key = Theory(points, name="policies"), f"{NAME}-frontier"
    return Chart(key, "curve", story.players, tuple(rows), "bust_share", "kept", tuple(caption), curves=(line,))


# ---------------------------------------------------------------------------------------------- who gains


def gains(story: Story) -> Chart | None:
    """The coins that each seat got in the turns of others, out of all that it got from turns."""
    rows: list[Row] = [
        {
            "turn": turn.number,
            "from": turn.seat + 1,
            "seat": seat + 1,
            "coins": got,
            "others": got if seat != turn.seat else 0,
        }
        for turn in story.ended
        for seat, got in enumerate(turn.gains)
        if got
    ]
    if story.players == 1 or not rows:
        return None
    coins, others = (sum(row[column] for row in rows) for column in ("coins", "others"))
    caption = [_said("gains-all", {"others": others, "coins": coins})]
    given = [sum(row["others"] for row in rows if row["from"] == seat + 1) for seat in range(story.players)]
    if others:
        caption.append(_said("gains-giver", {"coins": max(given)}, who=most(given)))
    key = f"{NAME}-gains"
    return Chart(key, "blocks", story.players, tuple(rows), "seat", "others", tuple(caption), whole="coins")


def kept(story: Story) -> Chart | None:
    """The number cards that each seat kept, a turn at a time, out of all that it drew."""
    rows: list[Row] = [
        {"turn": turn.number, "seat": turn.seat + 1, "drawn": turn.drawn, "kept": turn.kept} for turn in story.ended
    ]
    drawn = sum(row["drawn"] for row in rows)
    if not drawn:
        return None
    lost = {end: sum(turn.drawn for turn in story.ended if turn.end == end) for end in ("bust", "currency")}
    numbers = {"kept": sum(row["kept"] for row in rows), "drawn": drawn, "bust": lost["bust"]}
    caption = _said("kept-all", numbers | {"money": lost["currency"]})
    key = f"{NAME}-kept"
    return Chart(key, "blocks", story.players, tuple(rows), "seat", "kept", (caption,), whole="drawn")


def cap(story: Story) -> Chart | None:
    """The coins that a seat missed since nobody has more than ten, out of all that came its way."""
    rows: list[Row] = [
        {"turn": turn.number, "seat": seat + 1, "offered": turn.money, "lost": turn.money - turn.gains[seat]}
        for turn in story.ended
        for seat in turn.receivers(story.players)
    ]
    lost = [sum(row["lost"] for row in rows if row["seat"] == seat + 1) for seat in range(story.players)]
    if not any(lost):
        return None
    numbers = {"lost": sum(lost), "offered": sum(row["offered"] for row in rows)}
    caption = [_said("cap-all", numbers)]
    if story.players > 1:
        caption.append(_said("cap-most", {"lost": max(lost)}, who=most(lost)))
    key = f"{NAME}-cap"
    return Chart(key, "blocks", story.players, tuple(rows), "seat", "lost", tuple(caption), whole="offered")


def points(story: Story) -> Chart | None:
    """What the cards of each seat score with the best use of wilds, after each round of turns."""
    if not story.ended:
        return None
    rounds: dict[int, Turn] = {(turn.number - 1) // story.players + 1: turn for turn in story.turns}
    rows: list[Row] = [{"round": 0, "seat": seat + 1, "cards": 0, "points": 0} for seat in range(story.players)]
    rows += [
        {"round": number, "seat": seat + 1, "cards": len(held), "points": runs.best(held).points}
        for number, turn in rounds.items()
        for seat, held in enumerate(turn.held)
    ]
    last = [row["points"] for row in rows[-story.players :]]
    caption = [_said("points-most", {"points": max(last)}, who=most(last))]
    after, before = rows[story.players :], rows
    leaps = [row["points"] - old["points"] for row, old in zip(after, before, strict=False)]
    if max(leaps) > 0:
        at = leaps.index(max(leaps))
        numbers = {"more": leaps[at], "round": after[at]["round"]}
        caption.append(_said("points-leap", numbers, who=(after[at]["seat"] - 1,)))
    return Chart(f"{NAME}-points", "lines", story.players, tuple(rows), "round", "points", tuple(caption))


# ---------------------------------------------------------------------------------------------- the market


def market(story: Story) -> Chart | None:
    """What lies in the market, by number; no chart while it is empty."""
    rows: list[Row] = []
    for number in range(1, runs.LAST + 1):
        row: Row = {"number": number, "came": story.came[number], "bought": story.bought[number]}
        rows.append(row | {"lying": story.came[number] - story.bought[number]})
    lying = max(row["lying"] for row in rows)
    if not lying:
        return None
    numbers = tuple(row["number"] for row in rows if row["lying"] == lying)
    caption = (
        _said("market-all", {"came": sum(story.came.values()), "bought": sum(story.bought.values())}),
        _said("market-left", {"lying": lying, "number": numbers, "count": len(numbers)}),
    )
    return Chart(f"{NAME}-market", "bars", story.players, tuple(rows), "number", "lying", caption)


def price(story: Story) -> Chart | None:
    """What a wild cost, against the points that it brought at once, and what its winner would now miss without it."""
    rows: list[Row] = [
        {
            "turn": wild.turn,
            "seat": wild.winner + 1,
            "card": wild.card,
            "gain": wild.gain,
            "paid": wild.paid,
            "now": _missed(story.cards[wild.winner], wild.card),
        }
        for wild in story.sold
    ]
    if not rows:
        return None
    numbers = {column: average([row[column] for row in rows]) for column in ("paid", "gain", "now")}
    caption = [_said("price-mean", numbers)]
    if unsold := len(story.wilds) - len(rows):
        caption.append(_said("price-sold", {"sold": len(rows), "wilds": len(rows) + unsold}))
    low, high = (
        max(0.0, min(1.0, *(row["gain"] for row in rows)) - 0.5),
        float(max(2, *(row["gain"] for row in rows))),
    )
    line, key = Theory(((low, low), (high, high))), f"{NAME}-price"
    return Chart(key, "columns", story.players, tuple(rows), "gain", "paid", tuple(caption), theory=line)


def _missed(cards: Sequence[int], card: int) -> int:
    """How many points these cards would lose without this one; none when it was spent."""
    rest = list(cards)
    if card not in rest:
        return 0
    rest.remove(card)
    return runs.gain(rest, card)


@lru_cache
def last_wins(players: int) -> Fraction:
    """How often the last seat gets the lot in the solved auction, when each values it at 1 to 10 in secret."""
    return solution(auction((TEN,) * players, TIEN)).wins[-1]


def seats(story: Story) -> Chart | None:
    """What a wild brought less what it cost, by the place in which its winner spoke."""
    rows: list[Row] = []
    for wild in story.sold:
        row: Row = {"turn": wild.turn, "seat": wild.winner + 1, "place": wild.place, "card": wild.card}
        row |= {"gain": wild.gain, "paid": wild.paid}
        rows.append(row | {"surplus": wild.gain - wild.paid})
    if story.players == 1 or not rows:
        return None
    last, share = sum(row["place"] == story.players for row in rows), _percent(last_wins(story.players))
    caption = [_said("seats-last", {"last": last, "wilds": len(rows), "share": round(share)})]
    mean = {
        place: average([row["surplus"] for row in rows if row["place"] == place])
        for place in range(1, story.players + 1)
        if any(row["place"] == place for row in rows)
    }
    if len(mean) > 1:
        best, worst = max(mean, key=mean.__getitem__), min(mean, key=mean.__getitem__)
        numbers = {"best": best, "more": mean[best], "worst": worst, "less": mean[worst]}
        caption.append(_said("seats-places", numbers))
    key = f"{NAME}-seats"
    return Chart(key, "columns", story.players, tuple(rows), "place", "surplus", tuple(caption), reach=story.players)


def _percent(share: Fraction | None) -> float:
    return round(float(100 * (share or 0)), 1)
