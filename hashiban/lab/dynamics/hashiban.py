"""The dynamics of De Veiling van Hashiban: eight charts of a game, read from what everybody was told.

Dealers, first objects and drawn bills are secret. What rests on them is read only when the game is over: then the
game is played again from its record, and there are also charts of needs, of income, and of what an onlooker could
have guessed about the dealers.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING, NamedTuple

from hashiban.actions import CHANCE
from hashiban.games import hashiban_box as box
from hashiban.games.hashiban import apply, start
from hashiban.games.hashiban_bidding import least_bid
from hashiban.games.hashiban_box import BILLS, COUNTS, STEP, categories, category
from hashiban.games.hashiban_cover import NEEDED
from hashiban.games.hashiban_table import dealt
from hashiban.lab.dynamics import Chart, Row, Sentence, Theory, least, most, public, said
from hashiban.purse import added, worth
from hashiban.purse import least as least_paid

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.journal import Journal
    from hashiban.table import Event, State

NAME = "hashiban"
PRICES = {"sold": "amount", "sold-lot": "amount"}
"""The events that tell what was paid in an auction, and the fact that says how much."""

SECRETS = ("drew",)
"""The events that only one seat is told, which are read when the game is over."""
MEAN = worth(BILLS, COUNTS) / sum(COUNTS)
"""What a bill of the box is worth on average, and so what an object that nobody wants brings."""
SOURCES = ("start", "dealers", "securities", "lots", "unsold", "bonoloto")
"""Where money comes from: start income, revealed dealers, securities, lots sold, what is unsold, Bonoloto."""
SEEKS = (1, 4, 5)
"""The model of bidding, for an object that a hidden dealer seeks: out of ten, so many make no bid for it, bid no more
than an average bill, and bid more. In round numbers what the bots do."""
SHUNS = (6, 3, 1)
"""The same for an object that none of the hidden dealers seeks."""


@dataclass(slots=True)
class Sale:
    """An auction: what was under the hammer, who bid, and who got it for how much, if anybody did."""

    number: int
    turn: int
    cards: tuple[int, ...]
    lot: bool
    bids: list[tuple[Seat, int]] = field(default_factory=list)
    weapons: list[tuple[Seat, Seat]] = field(default_factory=list)
    """Who threw out whom."""
    helpers: list[Seat] = field(default_factory=list)
    """Who put bills into the pool of another."""
    winner: Seat | None = None
    paid: int = 0
    second: int = 0
    """The highest bid of anybody else, whatever became of it."""
    need: int | None = None
    """For which object of its kind the winner took it, 1 to 3, 0 for no need; None if secret, or not one object."""
    cheapest: int | None = None
    """The lowest bid that the winner's bills allowed in place of the last one; None while this is a secret."""

    @property
    def contested(self) -> bool:
        """Whether the price is what the winner needed to outbid a rival, and no weapon changed it."""
        return bool(self.winner is not None and self.second and not self.weapons)

    @property
    def each(self) -> int:
        """What was paid for each card."""
        return round(self.paid / len(self.cards))


@dataclass(slots=True)
class Holding:
    """A security before its owner: when and for how much it was bought, and the bills it brought since."""

    card: int
    seat: Seat
    turn: int
    price: int | None
    """None for one that came in exchange for a lot."""
    bills: int = 0
    even: int = 0
    """The turn in which its bills were on average worth its price; 0 before that."""


@dataclass(slots=True)
class Story:
    """A game as far as it may be told."""

    players: int
    dealt: int
    """How many dealers each was dealt."""
    public: int = 0
    turn: int = 0
    sales: list[Sale] = field(default_factory=list)
    holdings: list[Holding] = field(default_factory=list)
    """Every security somebody has or had."""
    shown: dict[int, list[tuple[Seat, int]]] = field(default_factory=dict)
    """The dealers that were opened or revealed, by turn: whose, and which."""
    dealers: tuple[tuple[int, ...], ...] = ()
    """The dealers each was dealt; none while they are a secret."""
    income: list[tuple[int, Seat, str, int]] = field(default_factory=list)
    """Turn, seat, source and amount, in order; none while it is a secret."""


class Hidden(NamedTuple):
    """What a record tells besides its events: dealers, and what each bid and each sale looked like from the hand."""

    dealers: tuple[tuple[int, ...], ...]
    cheapest: list[int]
    needs: list[int | None]


def told(journal: Journal, *, lesson: bool = False) -> Story:
    """The auctions and incomes of a game, from what may be read; in a lesson, where nobody has secrets, from all."""
    known = public(journal)
    over = lesson or any(event.name == "end" for event in known)
    reader = _Reader(journal, _played_again(journal) if over else None)
    for event in readable(journal) if over else known:
        reader.turns(event)
        reader.auction(event)
        reader.securities(event)
        if over:
            reader.money(event)
    return reader.story


def readable(journal: Journal) -> list[Event]:
    """What everybody was told and what bills were drawn, in order: for a game that is over, or a lesson."""
    return [event for event in journal.events if event.to is None or event.name in SECRETS]


def _played_again(journal: Journal) -> Hidden:
    """Let the game happen once more, and look into the hands."""
    state = start(journal.players, journal.rules)
    dealers: tuple[tuple[int, ...], ...] = ()
    cheapest: list[int] = []
    needs: list[int | None] = []
    for (seat, action), events in zip(journal.moves, journal.told, strict=True):
        if not dealers and seat != CHANCE:
            dealers = tuple([hand.dealers for hand in state.hands])
        if action.verb == "bid":
            cheapest.append(_cheapest(state, seat))
        for name, facts, _ in events:
            if name in PRICES:
                hand = state.hands[facts["who"]]
                needs.append(need(facts["cards"], hand.cards, hand.dealers))
        apply(state, seat, action)
    return Hidden(dealers, cheapest, needs)


def _cheapest(state: State, seat: Seat) -> int:
    """The lowest bid that this seat's bills allow now."""
    table = state.table
    mine = added(added(state.hands[seat].coins, table.lying[seat]), table.pledged[seat])
    return least_paid(box.wallet(mine), least_bid(table)) or 0


def need(cards: Sequence[int], held: Sequence[int], dealers: Sequence[int]) -> int | None:
    """For which object of its kind one more is taken: that of the own hidden dealer which then has most of its three.

    0 when no such dealer needs it; None for several cards, which have no price each, and for a security.
    """
    if len(cards) != 1 or box.is_security(cards[0]):
        return None
    mask, counts = categories(cards[0]), [0]
    for dealer in dealers:
        own = sum([categories(card) >> category(dealer) & 1 for card in held])
        if mask >> category(dealer) & 1 and own < NEEDED:
            counts.append(own + 1)
    return max(counts)


class _Reader:
    """Goes through the events once."""

    __slots__ = ("bids", "hidden", "last", "sold", "source", "story")

    def __init__(self, journal: Journal, hidden: Hidden | None) -> None:
        self.story = Story(journal.players, dealt(journal.players, journal.rules))
        self.hidden = hidden
        self.bids = self.sold = 0  # so many were told
        self.last: dict[Seat, int] = {}  # the number of each seat's last bid in this auction
        self.source: tuple[str, ...] = ()  # where each of the next drawn bills comes from
        if hidden is not None:
            self.story.dealers = hidden.dealers

    def turns(self, event: Event) -> None:
        """Turns, and dealers that are shown."""
        story, (name, facts, _) = self.story, event
        match name:
            case "public":
                story.public = facts["card"]
            case "turn":
                story.turn = facts["turn"]
            case "opened":
                story.shown.setdefault(story.turn, []).append((facts["who"], facts["card"]))
            case "reveal":
                rows = [(facts["who"], dealer) for dealer in facts["dealers"]]
                story.shown.setdefault(story.turn, []).extend(rows)

    def auction(self, event: Event) -> None:
        """What comes under the hammer, bids, weapons, and the end of it."""
        story, (name, facts, _) = self.story, event
        match name:
            case "put-up" | "lot":
                cards = facts["cards"] if name == "lot" else (facts["card"],)
                story.sales.append(Sale(len(story.sales) + 1, story.turn, cards, name == "lot"))
                self.last = {}
            case "bid":
                story.sales[-1].bids.append((facts["who"], facts["amount"]))
                self.last[facts["who"]] = self.bids
                self.bids += 1
            case "weapon":
                story.sales[-1].weapons.append((facts["who"], facts["whom"]))
            case "joined":
                story.sales[-1].helpers.append(facts["who"])
            case "sold" | "sold-lot":
                sale = story.sales[-1]
                sale.winner, sale.paid, sale.second = facts["who"], facts["amount"], facts["second"]
                if self.hidden is not None:
                    sale.cheapest = self.hidden.cheapest[self.last[facts["who"]]]
                    sale.need = self.hidden.needs[self.sold]
                self.sold += 1

    def securities(self, event: Event) -> None:
        """Securities that are bought or exchanged, and what they bring."""
        story, (name, facts, _) = self.story, event
        match name:
            case "sold" if box.is_security(facts["cards"][0]):
                story.holdings.append(Holding(facts["cards"][0], facts["who"], story.turn, facts["amount"]))
            case "swapped":
                for card in filter(box.is_security, facts["cards"]):
                    story.holdings.append(Holding(card, facts["whom"], story.turn, None))
            case "income":
                owners = {holding.card: holding for holding in story.holdings}
                mine = [holding for holding in owners.values() if holding.seat == facts["who"]]
                for holding in mine[: max(0, facts["drawn"] - facts["dealers"])]:
                    holding.bills += 1
                    if holding.price is not None and not holding.even and holding.bills * MEAN >= holding.price:
                        holding.even = story.turn

    def money(self, event: Event) -> None:
        """What comes in, from where. Of the bills for one object those for dealers are drawn first."""
        name, facts, _ = event
        match name:
            case "turn":
                self.source = ("start",)
            case "income":
                self.source = ("dealers",) * facts["dealers"] + ("securities",) * facts["securities"]
            case "unsold":
                self.source = ("unsold",) * len(facts["cards"])
            case "drew":
                for source, bill in zip(self.source, facts["bills"], strict=False):
                    self._got(facts["who"], source, bill)
            case "sold-lot" | "swapped":
                self._got(facts["whom"], "lots", facts["amount"])
            case "bonoloto":
                self._got(facts["who"], "bonoloto", facts["amount"] - facts["cost"])

    def _got(self, seat: Seat, source: str, amount: int) -> None:
        self.story.income.append((self.story.turn, seat, source, amount))


def charts(journal: Journal) -> list[Chart]:
    """The charts of this game, those to show first at the front."""
    story = told(journal)
    makers = (path, gap, guess, wanted, income, source, security, weapon)
    return [chart for make in makers if (chart := make(story)) is not None]


def _mean(numbers: Sequence[int]) -> int:
    return round(sum(numbers) / len(numbers))


def _told_at(story: Story) -> list[int]:
    """The turns after which a line has a point: when all have had as many, and the last one."""
    return sorted({*range(0, story.turn + 1, story.players), story.turn})


# ---------------------------------------------------------------------------------------------- prices


def path(story: Story) -> Chart | None:
    """Every bid of every auction, one auction above its number."""
    rows: list[Row] = [
        {"auction": sale.number, "turn": sale.turn, "cards": len(sale.cards), "seat": seat + 1, "bid": amount}
        for sale in story.sales
        for seat, amount in sale.bids
    ]
    if not rows:
        return None
    far = max(story.sales, key=lambda sale: len(sale.bids))
    dear = max(rows, key=lambda row: row["bid"])
    numbers = {"auctions": len(story.sales), "unsold": sum(not sale.bids for sale in story.sales)}
    numbers |= {"bids": len(far.bids), "longest": far.number, "top": max(amount for _, amount in far.bids)}
    caption = [said(NAME, "path-all", numbers)]
    caption.append(said(NAME, "path-dear", {"bid": dear["bid"], "auction": dear["auction"]}, who=(dear["seat"] - 1,)))
    line = Theory(((1.0, MEAN), (float(max(2, len(story.sales))), MEAN)))
    return Chart(f"{NAME}-path", "dots", story.players, tuple(rows), "auction", "bid", tuple(caption), theory=line)


def gap(story: Story) -> Chart | None:
    """What winners paid beside the runner-up's last bid: without change it is often more than the least raise.

    Where a weapon was used the price says nothing about this, and such an auction is left out.
    """
    sales = [sale for sale in story.sales if sale.contested]
    if not sales:
        return None
    rows: list[Row] = []
    for sale in sales:
        row: Row = {"auction": sale.number, "seat": (sale.winner or 0) + 1, "second": sale.second, "paid": sale.paid}
        row["gap"] = sale.paid - sale.second
        if sale.cheapest is not None:
            row["forced"] = sale.cheapest - sale.second - STEP
        rows.append(row)
    gaps = [row["gap"] for row in rows]
    numbers = {"sales": len(rows), "gap": _mean(gaps), "step": STEP, "lost": sum(gaps) - STEP * len(rows)}
    caption = [said(NAME, "gap-mean", numbers)]
    if "forced" in rows[0]:
        caption.append(said(NAME, "gap-forced", {"forced": sum(row["forced"] for row in rows)}))
    high = float(max(row["second"] for row in rows))
    line = Theory(((0.0, float(STEP)), (high, high + STEP)))
    return Chart(f"{NAME}-gap", "dots", story.players, tuple(rows), "second", "paid", tuple(caption), theory=line)


def wanted(story: Story) -> Chart | None:
    """What single objects cost, by the need of who bought them; only of a finished game."""
    rows: list[Row] = [
        {"need": sale.need, "auction": sale.number, "seat": (sale.winner or 0) + 1, "paid": sale.paid}
        for sale in story.sales
        if sale.need is not None
    ]
    if not rows:
        return None
    caption = []
    for kind in range(NEEDED + 1):
        paid = [row["paid"] for row in rows if row["need"] == kind]
        if paid:
            caption.append(said(NAME, "need-each", {"need": kind, "sales": len(paid), "paid": _mean(paid)}))
    return Chart(f"{NAME}-need", "columns", story.players, tuple(rows), "need", "paid", tuple(caption))


def weapon(story: Story) -> Chart | None:
    """What a card cost in auctions without a weapon, and with one or more; once a weapon was used."""
    sales = [sale for sale in story.sales if sale.winner is not None]
    armed = [sale for sale in sales if sale.weapons]
    if not armed:
        return None
    rows: list[Row] = [
        {"weapons": len(sale.weapons), "auction": sale.number, "seat": (sale.winner or 0) + 1, "paid": sale.each}
        for sale in sales
    ]
    calm = [sale.each for sale in sales if not sale.weapons]
    won = sum(sale.winner in [who for who, _ in sale.weapons] for sale in armed)
    numbers = {"armed": len(armed), "with": _mean([sale.each for sale in armed]), "won": won}
    caption = [said(NAME, "weapon-with", numbers)]
    if calm:
        caption.append(said(NAME, "weapon-without", {"calm": len(calm), "without": _mean(calm)}))
    return Chart(f"{NAME}-weapon", "columns", story.players, tuple(rows), "weapons", "paid", tuple(caption))


# ---------------------------------------------------------------------------------------------- income


def income(story: Story) -> Chart | None:
    """What each seat took in, added up over the turns and told by source; only of a finished game."""
    if not story.income:
        return None
    got = [Counter[str]() for _ in range(story.players)]
    rows: list[Row] = []
    at = 0
    for turn in _told_at(story):
        while at < len(story.income) and story.income[at][0] <= turn:
            _, seat, source, amount = story.income[at]
            got[seat][source] += amount
            at += 1
        for seat, own in enumerate(got):
            rows.append({"turn": turn, "seat": seat + 1, "income": own.total(), **{key: own[key] for key in SOURCES}})
    totals = [own.total() for own in got]
    numbers = {"most": max(totals), "least": min(totals)}
    caption = said(NAME, "income-ends", numbers, who=most(totals), whom=least(totals))
    return Chart(f"{NAME}-income", "lines", story.players, tuple(rows), "turn", "income", (caption,))


def source(story: Story) -> Chart | None:
    """Where the money of all came from; only of a finished game."""
    if not story.income:
        return None
    got = Counter[str]()
    for _, _, kind, amount in story.income:
        got[kind] += amount
    rows: list[Row] = [{"source": kind, "money": got[kind], "times": 0} for kind in SOURCES]
    for row in rows:
        row["times"] = sum(kind == row["source"] for _, _, kind, _ in story.income)
    first = max(rows, key=lambda row: row["money"])
    numbers = {"money": got.total(), "source": first["source"], "most": first["money"]}
    caption = said(NAME, "source-most", numbers)
    return Chart(f"{NAME}-source", "bars", story.players, tuple(rows), "source", "money", (caption,))


def security(story: Story) -> Chart | None:
    """What securities cost beside how many bills they brought to who bought them."""
    bought = [holding for holding in story.holdings if holding.price is not None]
    if not bought:
        return None
    rows: list[Row] = [
        {"seat": one.seat + 1, "turn": one.turn, "price": one.price, "bills": one.bills, "even": one.even}
        for one in bought
    ]
    paid, bills = sum(row["price"] for row in rows), sum(row["bills"] for row in rows)
    numbers = {"count": len(rows), "paid": paid, "bills": bills, "worth": round(bills * MEAN), "mean": round(MEAN)}
    numbers["even"] = sum(bool(row["even"]) for row in rows)
    high = float(max(row["price"] for row in rows))
    line = Theory(((0.0, 0.0), (high, high / MEAN)))
    caption = said(NAME, "security-even", numbers)
    return Chart(f"{NAME}-security", "dots", story.players, tuple(rows), "price", "bills", (caption,), theory=line)


# ---------------------------------------------------------------------------------------------- what bids tell


class Onlooker:
    """Who knows only what lies open, and reckons by Bayes which dealers a seat was dealt.

    At first every set of kinds is as likely, without the public dealer's. A dealer that is shown rules sets out for
    every seat. Of each object from the pile a seat makes no bid, one up to an average bill, or a higher one, as often
    as SEEKS and SHUNS say. Whatever else bids may tell is not used: the other bids, money, lots, deals and weapons.
    Each seat is reckoned by itself, but for the dealers that lie open.
    """

    __slots__ = ("open", "weights")

    def __init__(self, players: int, each: int, shown: int) -> None:
        """Before the first turn, with this public dealer and so many dealers dealt to each."""
        kinds = [1 << c for c in range(len(box.CATEGORIES)) if c != category(shown)]
        every = [sum(some) for some in combinations(kinds, each)]
        self.weights: list[dict[int, float]] = [dict.fromkeys(every, 1 / len(every)) for _ in range(players)]
        self.open = [0] * players

    def sees(self, seat: Seat, dealer: int) -> None:
        """This seat shows this dealer."""
        kind = 1 << category(dealer)
        self.open[seat] |= kind
        for other, weights in enumerate(self.weights):
            self._keep(other, {some: w for some, w in weights.items() if bool(some & kind) == (other == seat)})

    def hears(self, sale: Sale) -> None:
        """An object from the pile was auctioned; who was thrown out, or only helped another, told nothing."""
        if sale.lot or box.is_security(sale.cards[0]):
            return
        quiet = {whom for _, whom in sale.weapons} | set(sale.helpers)
        for seat in range(len(self.weights)):
            if seat not in quiet:
                self._weigh(seat, categories(sale.cards[0]), how_high(sale, seat))

    def _weigh(self, seat: Seat, kinds: int, high: int) -> None:
        hidden = kinds & ~self.open[seat]
        weights = self.weights[seat]
        self._keep(seat, {some: w * (SEEKS if some & hidden else SHUNS)[high] for some, w in weights.items()})

    def _keep(self, seat: Seat, weights: dict[int, float]) -> None:
        total = sum(weights.values())
        self.weights[seat] = {some: w / total for some, w in weights.items()}

    def chances(self, seat: Seat) -> list[float]:
        """How likely each kind is among the dealers this seat was dealt; they add up to how many those are."""
        rows = self.weights[seat].items()
        return [sum([w for some, w in rows if some >> c & 1]) for c in range(len(box.CATEGORIES))]


def how_high(sale: Sale, seat: Seat) -> int:
    """The highest bid of a seat for an object: 0 for none, 1 for up to an average bill, 2 for more."""
    best = max([amount for who, amount in sale.bids if who == seat], default=0)
    return 0 if not best else 1 if best <= MEAN else 2


def guess(story: Story) -> Chart | None:
    """How likely an onlooker held the dealers that each seat really had, over the turns; only of a finished game."""
    if not story.dealers or not story.turn:
        return None
    onlooker = Onlooker(story.players, story.dealt, story.public)
    truth = [[category(dealer) for dealer in own] for own in story.dealers]
    rows: list[Row] = []
    points = _told_at(story)
    for turn in range(story.turn + 1):
        for sale in story.sales:
            if sale.turn == turn:
                onlooker.hears(sale)
        for seat, dealer in story.shown.get(turn, ()):
            onlooker.sees(seat, dealer)
        if turn in points:
            rows.extend(_guessed(onlooker, turn, truth))
    return Chart(f"{NAME}-guess", "lines", story.players, tuple(rows), "turn", "sure", _as_guessed(rows))


def _guessed(onlooker: Onlooker, turn: int, truth: Sequence[Sequence[int]]) -> list[Row]:
    """What the onlooker thinks of each seat now, in percent, beside its true dealers."""
    rows: list[Row] = []
    for seat, own in enumerate(truth):
        chances = onlooker.chances(seat)
        likeliest = sorted(range(len(chances)), key=lambda kind: -chances[kind])[: len(own)]
        secret = [chances[kind] for kind in own if not onlooker.open[seat] >> kind & 1]
        rows.append(
            {
                "turn": turn,
                "seat": seat + 1,
                "sure": round(100 * sum(chances[kind] for kind in own) / len(own)),
                "right": len(set(likeliest) & set(own)),
                "secret": len(secret),
                "secret_sure": round(100 * sum(secret) / len(secret)) if secret else 100,
            }
        )
    return rows


def _as_guessed(rows: Sequence[Row]) -> tuple[Sentence, ...]:
    model = {"of": sum(SEEKS), "mean": round(MEAN), "seeks": SEEKS[2], "stays": SEEKS[0]}
    model |= {"shuns": SHUNS[2], "out": SHUNS[0]}
    caption = [said(NAME, "guess-model", model)]
    last = [row for row in rows if row["turn"] == rows[-1]["turn"] and row["secret"]]
    if last:
        best = max(row["secret_sure"] for row in last)
        who = tuple(row["seat"] - 1 for row in last if row["secret_sure"] == best)
        caption.append(said(NAME, "guess-read", {"first": rows[0]["sure"], "sure": best}, who=who))
    return tuple(caption)
