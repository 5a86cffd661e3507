"""Wereldhandel: auction goods with a right of first refusal, and trade for them with money face down.

A member of the Kuhhandel family (Rüdiger Koltze, 1985; also known as You're Bluffing).

In turn each seat either auctions the top card of the pile or offers a trade to a seat that owns the same goods.

Auction. The seat whose turn it is is the auctioneer and does not bid. The others go round, raising by 10 or more,
or letting it pass for now, until all have passed since the last bid. They may bid more than they have. Then the
auctioneer either pays the bid to the high bidder and keeps the card (first refusal), or sells. Nobody gives change.
A high bidder who cannot pay shows all money, and the card is auctioned again. Without a bid the card is free.

Trade. One seat lays money cards face down; only their number is seen. The other takes them and gives up the goods, or
lays a counter-offer: then the bundles change hands, and who received more gives up the goods. A tie is played once
more; a second tie goes to the seat that offered.

Four trees are among the goods; each brings new money for all. Three penalty cards count against who turns them up.
When the pile is empty there is only trading, until every set of four is together. Score: the values of your sets,
added up, times the number of your sets, minus your penalties.

Rule ids: WS are the plain rules of the source text, WA our rulings where it is silent, WT the test cases.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from hashiban.actions import CHANCE, Action, Amount, Lay, Option, Order, Pick, Say, Seat, made
from hashiban.auctions import Auction
from hashiban.games.wereldhandel_money import (
    BOX,
    NEW,
    NOTHING,
    at_the_bank,
    blurred,
    dealt,
    exchanged,
    in_play,
    minted,
    payable,
    several,
    taken,
    values,
)
from hashiban.games.wereldhandel_money import MONEY as MONEY  # "as": whoever takes these from here may
from hashiban.games.wereldhandel_money import PAYOUTS as PAYOUTS
from hashiban.games.wereldhandel_money import START as START
from hashiban.purse import Coins, Purse, added, exact, least, reduced, worth
from hashiban.table import Cards, Event, Outcome, State, View

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

NAME = "wereldhandel"
PLAYERS = range(3, 6)


class Kind(NamedTuple):
    """A kind of card: its English name, by which it is drawn, and its value. What people read stands in the words."""

    name: str
    value: int


KINDS: tuple[Kind, ...] = tuple(Kind(**row) for row in BOX["goods"])
"""The goods, the cheapest first. The value is that of all four together."""
PENALTIES: tuple[Kind, ...] = tuple(Kind(**row) for row in BOX["penalties"])
GOODS: tuple[int, ...] = tuple(range(len(KINDS)))
"""The card of each kind of goods; its four copies are one and the same number."""
FINES: tuple[int, ...] = tuple(range(len(KINDS), len(KINDS) + len(PENALTIES)))
"""The penalty cards."""
TREE = [kind.name for kind in KINDS].index(BOX["tree"])
"""Which kind of goods the tree is."""
COPIES: int = BOX["copies"]

STEP = 10
"""The least raise, and the smallest card that is worth anything (WA8)."""
ENOUGH = 100
"""So many trades in a row without a set or an auction end the trading (WA29)."""

RULES = (
    *(f"WS{k}" for k in range(1, 34)),
    *(f"WA{k}" for k in range(1, 32)),
    *(f"WT{k}" for k in range(1, 23)),
)
BROKEN = {
    "auction-not-now": "WS28",
    "trade-not-now": "WS6",
    "trade-cards-missing": "WS6",
    "trade-cards-few": "WA28",
    "trade-cards-many": "WA28",
    "bid-low": "WS8",
    "bid-step": "WA8",
    "bid-high": "WA10",
    "bid-not-your-turn": "WA9",
    "buy-not-now": "WA13",
    "buy-coins-missing": "WS13",
    "buy-coins-sum": "WS13",
    "buy-laid-short": "WS13",
    "buy-laid-over": "WA14",
    "pay-coins-missing": "WS13",
    "pay-coins-sum": "WS13",
    "pay-laid-short": "WS13",
    "pay-laid-over": "WA14",
    "offer-coins-missing": "WS19",
    "offer-pieces-few": "WA17",
    "counter-coins-missing": "WS21",
    "counter-pieces-few": "WA17",
}

_ALL = {n: tuple(range(n)) for n in PLAYERS}
_ONE = [(seat,) for seat in range(max(PLAYERS))]
_CHANCE = (CHANCE,)
_PASS = Say("pass")


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of this game."""

    tree_discard: bool = False
    """Trees bring money and are then put away; the next card is turned up. There are nine sets (WA3)."""
    penalty_redraw: bool = False
    """After a penalty the next card is turned up, and the turn goes on (WA5)."""
    strict_bids: bool = False
    """Nobody can bid more than all own money (WA10)."""
    defaulter_returns: bool = False
    """Who could not pay bids again, and is not shut out; at most as many repeats as players (WA11)."""
    free_overpay: bool = False
    """Who pays chooses freely which cards do, even if it is more than the least possible (WA14)."""
    empty_offers: bool = False
    """An offer or a counter-offer may have no card in it (WA17)."""


class Table:
    """What everybody sees. Lists have a place for each seat."""

    __slots__ = (
        "active",
        "asked",
        "auction",
        "bank",
        "bids",
        "capped",
        "card",
        "counts",
        "fines",
        "goods",
        "idle",
        "kind",
        "known",
        "left",
        "offered",
        "out",
        "partner",
        "phase",
        "players",
        "repeats",
        "round",
        "rules",
        "stake",
        "trades",
        "trees",
    )

    def __init__(self, players: int, rules: Rules) -> None:
        """An empty table; chance is asked first."""
        self.players, self.rules = players, rules
        self.phase: Literal["pile", "opener", "turn", "bid", "refusal", "pay", "offer", "answer", "end"] = "pile"
        self.asked: tuple[Seat, ...] = _CHANCE
        self.active: Seat = 0  # whose turn it is: the auctioneer, or who offers a trade
        self.left = len(_pile(GOODS, FINES))  # cards in the pile
        self.trees = 0  # how many trees were turned up
        self.goods = [(0,) * len(GOODS)] * players  # cards of each kind of goods
        self.fines: list[tuple[int, ...]] = [()] * players  # penalty cards
        self.counts = [sum(START)] * players  # money cards of a seat, those it laid face down included
        self.known = [START] * players  # money cards that everybody knows to be in a hand
        self.bank: Coins = at_the_bank(players, 0)
        # an auction
        self.card: int | None = None  # which goods, by the number of their kind
        self.auction = Auction(())
        self.bids = [0] * players  # the last bid of each seat
        self.out: tuple[Seat, ...] = ()  # who bid for this card and could not pay
        self.repeats = 0  # how often this card was auctioned again
        # a trade
        self.trades: tuple[int, ...] = ()  # what whose turn it is can offer to trade, as codes
        self.partner: Seat | None = None
        self.kind: int | None = None  # which goods, in the same way
        self.stake = 0
        self.offered = 0  # money cards that lie face down
        self.round = 0
        self.idle = 0  # trades in a row without a set or an auction
        self.capped = False

    @property
    def money(self) -> int:
        """What all money cards in all hands are worth."""
        return in_play(self.players, self.trees)

    def copy(self) -> Table:
        """The same table, free to go its own way."""
        twin = Table.__new__(Table)
        twin.players, twin.rules, twin.phase, twin.asked = self.players, self.rules, self.phase, self.asked
        twin.active, twin.left, twin.trees = self.active, self.left, self.trees
        twin.goods, twin.fines = self.goods[:], self.fines[:]
        twin.counts, twin.known, twin.bank = self.counts[:], self.known[:], self.bank
        twin.card, twin.auction, twin.bids = self.card, self.auction.copy(), self.bids[:]
        twin.out, twin.repeats, twin.trades = self.out, self.repeats, self.trades
        twin.partner, twin.kind, twin.stake = self.partner, self.kind, self.stake
        twin.offered, twin.round, twin.idle, twin.capped = self.offered, self.round, self.idle, self.capped
        return twin


class Hand:
    """What only its owner sees: its money, what of it lies face down, and what it knows of other hands.

    ``knows`` are the money cards that each seat holds for sure, by all that this seat saw; its own entry is exact.
    """

    __slots__ = ("knows", "offer", "purse")

    def __init__(self, purse: Purse, offer: Coins, knows: list[Coins]) -> None:
        """A hand with this money, all of it counted in ``purse``."""
        self.purse, self.offer, self.knows = purse, offer, knows

    def copy(self) -> Hand:
        """The same hand."""
        return Hand(self.purse, self.offer, self.knows[:])


class Stock:
    """The pile, the next card first."""

    __slots__ = ("pile",)

    def __init__(self, pile: list[int]) -> None:
        """A pile in this order."""
        self.pile = pile

    def copy(self) -> Stock:
        """The same pile."""
        return Stock(self.pile[:])


# ---------------------------------------------------------------------------------------------- cards and money


@lru_cache
def _pile(goods: tuple[int, ...], fines: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(goods * COPIES + fines))


def coded(partner: Seat, kind: int) -> int:
    """A trade with this partner for this kind of goods, as a number to pick."""
    return partner * 100 + kind


def decoded(code: int) -> tuple[Seat, int]:
    """The partner and the kind of goods of a trade that can be picked."""
    return divmod(code, 100)


# ---------------------------------------------------------------------------------------------- the game


def start(players: int, rules: Rules) -> State:
    """The table before chance has shuffled (WS1, WS3). Raises ValueError for fewer than 3 or more than 5 players."""
    if players not in PLAYERS:
        raise ValueError(f"Wereldhandel is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}.")
    purse = Purse(MONEY, START)
    hands = [Hand(purse, NOTHING, [START] * players) for _ in range(players)]
    return State(Table(players, rules), hands, Stock(list(_pile(GOODS, FINES))))


def waiting(table: Table) -> tuple[Seat, ...]:
    """Who is asked: chance or one seat."""
    return table.asked


def alone(table: Table) -> bool:
    """Whoever is asked looks at a hand of money that the others may not see."""
    return True


def options(view: View) -> tuple[Option, ...]:
    """What this seat may say now."""
    table: Table = view._table
    hand: Any = view._hand
    if view.seat not in table.asked:
        return ()
    rules = table.rules
    match table.phase:
        case "bid":
            most = hand.purse.total if rules.strict_bids else table.money
            return _bid_options(table.auction.high + STEP, most)
        case "refusal":
            return _refusal_options(hand.purse, table.auction.high, rules.free_overpay)
        case "pay":
            return (_payment("pay", hand.purse, table.auction.high, rules.free_overpay),)
        case "turn":
            return _turn_options(table.left > 0, table.trades)
        case "offer":
            return (_laying("offer", hand.purse, rules.empty_offers),)
        case "answer":
            return (Say("accept"), _laying("counter", hand.purse, rules.empty_offers))
        case "pile":
            return (Order("pile", _pile(GOODS, FINES)),)
        case _:
            return (Order("opener", _ALL[table.players]),)


@lru_cache(maxsize=1 << 14)
def _bid_options(low: int, most: int) -> tuple[Option, ...]:
    """A raise or a pass. With ``strict_bids`` a seat that cannot raise is asked all the same: it has to say pass.

    Not asking would tell the others that it has too little money.
    """
    return (Amount("bid", low, most, STEP), _PASS) if low <= most else (_PASS,)


@lru_cache(maxsize=1 << 14)
def _refusal_options(purse: Purse, high: int, free: bool) -> tuple[Option, ...]:
    """Sell, or buy for the bid. An auctioneer without the money is asked all the same, so that nobody can tell."""
    return (Say("sell"), _payment("buy", purse, high, free)) if purse.total >= high else (Say("sell"),)


@lru_cache(maxsize=1 << 14)
def _payment(verb: str, purse: Purse, due: int, free: bool) -> Option:
    """Pay a bid: the least amount that the cards can make, or with ``free_overpay`` any cards that just do."""
    cards = payable(purse)
    return Lay(verb, cards, due, tight=True) if free else Say(verb, least(cards, due) or 0, cards)


@lru_cache(maxsize=1 << 14)
def _laying(verb: str, purse: Purse, empty: bool) -> Lay:
    """Some money cards face down: at least one, if there is one (WA17)."""
    return Lay(verb, purse, pieces=0 if empty or not any(purse.counts) else 1)


@lru_cache(maxsize=1 << 10)
def _turn_options(auction: bool, trades: tuple[int, ...]) -> tuple[Option, ...]:
    return (Say("auction"), Pick("trade", trades)) if auction else (Pick("trade", trades),)


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    """Let a legal action happen, in place."""
    told: list[Event] = []
    verb, amount, _, coins = action
    match verb:
        case "bid":
            _bid(state, seat, amount, told)
        case "pass":
            state.table.auction.passed()
            told.append(made(Event, ("pass", {"who": seat}, None)))
            _ask_next_bidder(state, told)
        case "sell":
            _sell(state, told)
        case "buy":
            _buy(state, coins, told)
        case "pay":
            _sold(state, coins, told)
        case "offer":
            _offer(state, coins, told)
        case "accept":
            _accept(state, told)
        case "counter":
            _counter(state, coins, told)
        case _:
            _begin(state, action, told)
    return told


def _begin(state: State, action: Action, told: list[Event]) -> None:
    """What begins a turn, and what begins the game."""
    table, cards = state.table, action.cards
    match action.verb:
        case "auction":
            _turn_up(state, told)
        case "trade":
            _propose(state, cards[0], told)
        case "pile":
            state.stock.pile, table.phase = list(cards), "opener"
        case "opener":
            table.active = (cards[0] - 1) % table.players  # the seat before it, so that it is next
            told.append(made(Event, ("opens", {"who": cards[0]}, None)))
            _next_turn(state, told)


# ---------------------------------------------------------------------------------------------- turns


def _next_turn(state: State, told: list[Event]) -> None:
    """The next seat clockwise. What can be done in one way only is done by itself (WS6, WS28, WA23, WA24)."""
    table = state.table
    players, forced = table.players, table.idle >= ENOUGH
    table.phase = "turn"
    if table.left:
        table.active = seat = (table.active + 1) % players
        if forced:
            told.append(made(Event, ("enough", {"who": seat, "trades": table.idle}, None)))
        table.trades = () if forced else _trades(table.goods, seat)
        if table.trades:
            table.asked = _ONE[seat]
        else:
            _turn_up(state, told)
        return
    for seat in [(table.active + k) % players for k in range(1, players + 1)] if not forced else ():
        trades = _trades(table.goods, seat)
        if trades:
            skipped = range(table.active + 1, seat + (0 if seat > table.active else players))
            told.extend([made(Event, ("skip", {"who": k % players}, None)) for k in skipped])
            table.active, table.trades, table.asked = seat, trades, _ONE[seat]
            if len(trades) == 1:
                _propose(state, trades[0], told)
            return
    _end(state, told, capped=forced)


def _trades(goods: list[tuple[int, ...]], seat: Seat) -> tuple[int, ...]:
    """The codes of all trades that this seat can offer: with whom, for what both own."""
    mine = [(kind, n) for kind, n in enumerate(goods[seat]) if n]
    return tuple(
        [
            100 * other + kind
            for other, theirs in enumerate(goods)
            if other != seat
            for kind, _ in mine
            if theirs[kind]
        ]
    )


def _give(state: State, seat: Seat, card: int, told: list[Event], count: int = 1, giver: Seat | None = None) -> None:
    """A seat gets goods, from another seat or new; tell of a set that is now together."""
    table, kind = state.table, GOODS.index(card)
    goods = table.goods
    if giver is not None:
        row = goods[giver]
        goods[giver] = (*row[:kind], row[kind] - count, *row[kind + 1 :])
    row = goods[seat]
    goods[seat] = row = (*row[:kind], row[kind] + count, *row[kind + 1 :])
    if row[kind] == COPIES:
        table.idle = 0
        facts = {"who": seat, "card": card, "value": KINDS[kind].value, "sets": row.count(COPIES)}
        told.append(made(Event, ("set", facts, None)))


# ---------------------------------------------------------------------------------------------- auctions


def _turn_up(state: State, told: list[Event]) -> None:
    """The top card: a penalty to keep, or goods to auction; a tree first brings money (WS7, WS16, WS18)."""
    table, pile = state.table, state.stock.pile
    seat, rules = table.active, table.rules
    table.idle, table.trades = 0, ()
    while pile:
        card, table.left = pile.pop(0), table.left - 1
        told.append(made(Event, ("turned", {"who": seat, "card": card, "left": table.left}, None)))
        if card in FINES:
            table.fines[seat] += (card,)
            told.append(made(Event, ("penalty", {"who": seat, "card": card, "value": _fine(card)}, None)))
            if rules.penalty_redraw:
                continue
            break
        kind = GOODS.index(card)
        if kind == TREE:
            _pay_out(state, told)
            if rules.tree_discard:
                told.append(made(Event, ("felled", {"card": card}, None)))
                continue
        table.card, table.out, table.repeats = kind, (), 0
        _open_bidding(state, told)
        return
    _next_turn(state, told)


def _fine(card: int) -> int:
    return PENALTIES[FINES.index(card)].value


def _pay_out(state: State, told: list[Event]) -> None:
    """A tree: everybody gets one new money card from the bank (WS16)."""
    table = state.table
    new, amount = NEW[table.trees], PAYOUTS[table.trees]
    table.trees += 1
    table.bank = at_the_bank(table.players, table.trees)
    table.counts = [n + 1 for n in table.counts]
    for hand in state.hands:
        hand.purse = exchanged(hand.purse, NOTHING, new)
    for known in _all_known(state):
        known[:] = [added(coins, new) for coins in known]
    told.append(made(Event, ("tree", {"time": table.trees, "amount": amount, "money": table.money}, None)))


def _open_bidding(state: State, told: list[Event]) -> None:
    """All but the auctioneer and who could not pay bid in turn, from the auctioneer's left (WA9, WA11)."""
    table, n = state.table, state.table.players
    first = table.active + 1
    order = _ALL[n][first:] + _ALL[n][: table.active]
    table.phase, table.bids = "bid", [0] * n
    table.auction = Auction([seat for seat in order if seat not in table.out], comes_back=True)
    _ask_next_bidder(state, told)


def _bid(state: State, seat: Seat, amount: int, told: list[Event]) -> None:
    table = state.table
    table.bids[seat] = amount
    table.auction.raised(amount)
    told.append(made(Event, ("bid", {"who": seat, "amount": amount}, None)))
    _ask_next_bidder(state, told)


def _ask_next_bidder(state: State, told: list[Event]) -> None:
    """Ask on until all have passed since the last bid. Nobody can go over all the money there is."""
    table, auction = state.table, state.table.auction
    if auction.queue and auction.high < table.money:
        table.asked = _ONE[auction.queue[0]]
    elif auction.leader is None:
        _free(state, told)
    else:
        table.phase, table.asked = "refusal", _ONE[table.active]
        facts = {"who": auction.leader, "amount": auction.high, "card": _lot(table)}
        told.append(made(Event, ("hammer", facts, None)))


def _lot(table: Table) -> int:
    """The card that is auctioned."""
    assert table.card is not None, "an auction has a card"
    return GOODS[table.card]


def _leader(table: Table) -> Seat:
    """Who made the standing bid."""
    assert table.auction.leader is not None, "the card was bid for"
    return table.auction.leader


def _free(state: State, told: list[Event]) -> None:
    """No bid: the auctioneer gets the card for nothing (WS15)."""
    table = state.table
    told.append(made(Event, ("free", {"who": table.active, "card": _lot(table)}, None)))
    _taken(state, table.active, told)


def _taken(state: State, seat: Seat, told: list[Event]) -> None:
    """The card goes to this seat, and the turn is over."""
    table = state.table
    card, table.card, table.out = _lot(table), None, ()
    table.auction, table.bids = Auction(()), [0] * table.players
    _give(state, seat, card, told)
    _next_turn(state, told)


def _buy(state: State, coins: Coins, told: list[Event]) -> None:
    """First refusal: the auctioneer pays the bid to the high bidder and keeps the card (WS12)."""
    table = state.table
    facts = _paid(state, table.active, _leader(table), coins)
    told.append(made(Event, ("bought", facts, None)))
    _taken(state, table.active, told)


def _sell(state: State, told: list[Event]) -> None:
    """The auctioneer lets the card go. Only now it shows whether the high bidder can pay (WA12).

    The bidder is asked for the cards only where several sets would do (WA14). That tells the others a little, but no
    more than the payment, which they see too, and what was left in the hand.
    """
    table, leader, high = state.table, _leader(state.table), state.table.auction.high
    purse = state.hands[leader].purse
    told.append(
        made(Event, ("sells", {"who": table.active, "whom": leader, "amount": high, "card": _lot(table)}, None))
    )
    if purse.total < high:
        _default(state, leader, told)
    elif several(payable(purse), high, table.rules.free_overpay):
        table.phase, table.asked = "pay", _ONE[leader]
    else:
        _sold(state, (), told)


def _sold(state: State, coins: Coins, told: list[Event]) -> None:
    """The high bidder pays and gets the card (WS10)."""
    table, leader = state.table, _leader(state.table)
    facts = _paid(state, leader, table.active, coins)
    told.append(made(Event, ("sold", facts, None)))
    _taken(state, leader, told)


def _paid(state: State, payer: Seat, payee: Seat, coins: Coins) -> dict[str, Any]:
    """Pay the high bid in the open, without change; the facts of it (WS13)."""
    table, hands, price = state.table, state.hands, state.table.auction.high
    if not coins:
        cards = payable(hands[payer].purse)
        coins = exact(cards, least(cards, price) or 0) or NOTHING
    paid = worth(MONEY, coins)
    _move(state, payer, payee, coins)
    for known in _all_known(state):
        known[payer], known[payee] = reduced(known[payer], coins), added(known[payee], coins)
    facts = {"who": payer, "whom": payee, "card": _lot(table), "price": price}
    return {**facts, "paid": paid, "over": paid - price, "laid": values(coins)}


def _default(state: State, seat: Seat, told: list[Event]) -> None:
    """Who cannot pay shows all money; the same card is auctioned again, without that seat (WS14, WA11)."""
    table, purse = state.table, state.hands[seat].purse
    facts = {"who": seat, "amount": table.auction.high, "money": purse.total, "shown": values(purse.counts)}
    told.append(made(Event, ("default", facts, None)))
    for known in _all_known(state):
        known[seat] = purse.counts
    if not table.rules.defaulter_returns:
        table.out += (seat,)
    elif table.repeats == table.players:
        table.out = _ALL[table.players]  # enough is enough: there will be no bid
    table.repeats += 1
    if len(set(table.out) | {table.active}) < table.players:
        told.append(made(Event, ("again", {"who": table.active, "card": _lot(table)}, None)))
    _open_bidding(state, told)


# ---------------------------------------------------------------------------------------------- trades


def _propose(state: State, code: int, told: list[Event]) -> None:
    """A trade for one card, or for two if both own two (WS19, WS26, WS27)."""
    table = state.table
    partner, kind = decoded(code)
    mine, theirs = table.goods[table.active][kind], table.goods[partner][kind]
    table.partner, table.kind, table.round, table.trades = partner, kind, 1, ()
    table.stake = 2 if mine == theirs == 2 else 1
    facts = {"who": table.active, "whom": partner, "card": GOODS[kind], "stake": table.stake}
    told.append(made(Event, ("trade", facts, None)))
    _ask_for_offer(state, told)


def _ask_for_offer(state: State, told: list[Event]) -> None:
    """Who has one money card lays it, and who has none lays nothing: everybody can count them (WA17)."""
    table, seat = state.table, state.table.active
    count = table.counts[seat]
    if count == 0 or (count == 1 and not table.rules.empty_offers):
        _offer(state, state.hands[seat].purse.counts, told)
    else:
        table.phase, table.asked = "offer", _ONE[seat]


def _offer(state: State, coins: Coins, told: list[Event]) -> None:
    table = state.table
    state.hands[table.active].offer = coins or NOTHING
    table.offered = sum(coins)
    seat, partner = _traders(table)
    table.phase, table.asked = "answer", _ONE[partner]
    facts = {"who": seat, "whom": partner, "count": table.offered, "round": table.round}
    told.append(made(Event, ("offer", facts, None)))


def _traders(table: Table) -> tuple[Seat, Seat]:
    """Who offers, and to whom."""
    assert table.partner is not None, "a trade has two sides"
    return table.active, table.partner


def _accept(state: State, told: list[Event]) -> None:
    """The partner takes the offer as it lies, and gives up the goods (WS25)."""
    table = state.table
    giver, taker = _traders(table)
    coins = state.hands[giver].offer
    told.append(made(Event, ("accept", {"who": taker, "whom": giver, "count": table.offered}, None)))
    seen = {"who": giver, "whom": taker, "amount": worth(MONEY, coins), "laid": values(coins)}
    told.append(made(Event, ("opened", seen, (giver, taker))))
    _swap(state, coins, NOTHING)
    _traded(state, giver, taker, "accept", told)


def _counter(state: State, coins: Coins, told: list[Event]) -> None:
    """The bundles change hands, and who received more gives up the goods (WS21, WS22, WS23, WS24)."""
    table = state.table
    giver, taker = _traders(table)
    ours, theirs = state.hands[giver].offer, coins or NOTHING
    offer, counter = worth(MONEY, ours), worth(MONEY, theirs)
    told.append(made(Event, ("counter", {"who": taker, "whom": giver, "count": sum(theirs)}, None)))
    worths = {"offer": offer, "counter": counter}
    seen = {"who": giver, "whom": taker, **worths, "laid": values(ours), "against": values(theirs)}
    told.append(made(Event, ("compared", seen, (giver, taker))))
    _swap(state, ours, theirs)
    if offer > counter:
        _traded(state, giver, taker, "more", told)
    elif offer < counter:
        _traded(state, taker, giver, "more", told)
    elif table.round == 1:
        table.round = 2
        told.append(made(Event, ("tie", {"who": giver, "whom": taker}, None)))
        _ask_for_offer(state, told)
    else:
        _traded(state, giver, taker, "tie", told)


def _traded(state: State, winner: Seat, loser: Seat, by: str, told: list[Event]) -> None:
    """The goods at stake change hands, and the turn is over."""
    table = state.table
    assert table.kind is not None, "a trade is about goods"
    stake, card = table.stake, GOODS[table.kind]
    told.append(made(Event, ("traded", {"who": winner, "whom": loser, "card": card, "stake": stake, "by": by}, None)))
    table.partner, table.kind, table.stake, table.round = None, None, 0, 0
    table.idle += 1
    _give(state, winner, card, told, stake, loser)
    _next_turn(state, told)


def _swap(state: State, ours: Coins, theirs: Coins) -> None:
    """Two bundles change hands. The two who trade know what was in them; the others know only how many cards."""
    table = state.table
    one, other = _traders(table)
    _move(state, one, other, ours, theirs)
    state.hands[one].offer, table.offered = NOTHING, 0
    few, many = sum(ours), sum(theirs)
    for seat, known in enumerate([*[hand.knows for hand in state.hands], table.known]):
        if seat in (one, other):
            known[one] = added(reduced(known[one], ours), theirs)
            known[other] = added(reduced(known[other], theirs), ours)
        else:
            known[one], known[other] = blurred(known[one], few), blurred(known[other], many)


def _move(state: State, one: Seat, other: Seat, given: Coins, got: Coins = NOTHING) -> None:
    """Money cards change hands."""
    hands, counts = state.hands, state.table.counts
    hands[one].purse = exchanged(hands[one].purse, given, got)
    hands[other].purse = exchanged(hands[other].purse, got, given)
    more = sum(got) - sum(given)
    counts[one] += more
    counts[other] -= more


def _all_known(state: State) -> list[list[Coins]]:
    """What everybody knows of each hand, and what each seat knows."""
    return [state.table.known, *[hand.knows for hand in state.hands]]


# ---------------------------------------------------------------------------------------------- the end


def _end(state: State, told: list[Event], *, capped: bool) -> None:
    table = state.table
    table.phase, table.asked, table.capped = "end", (), capped
    outcome = score(state)
    facts = {"totals": outcome.totals, "winners": outcome.winners, "capped": int(capped)}
    told.append(made(Event, ("end", facts, None)))


def points(sets: list[int], penalties: int = 0) -> int:
    """The score for sets of these values: their sum times their number, minus penalties (WS31, WS32, WA6)."""
    return sum(sets) * len(sets) - penalties


def score(state: State) -> Outcome:
    """Points as they stand; equal totals share the win (WS33, WA26). Open sets and money count nothing."""
    table = state.table
    totals = tuple(
        [
            points([kind.value for kind, n in zip(KINDS, goods, strict=True) if n == COPIES], sum(map(_fine, fines)))
            for goods, fines in zip(table.goods, table.fines, strict=True)
        ]
    )
    return Outcome(totals, tuple([seat for seat, total in enumerate(totals) if total == max(totals)]))


# ---------------------------------------------------------------------------------------------- knowing


def imagine(view: View, chance: Random) -> State:
    """A whole state that fits all this seat knows: each card it cannot place is as likely in one place as in another.

    Known are the own hand; the number of money cards in each hand and face down; all money in play; and the cards
    that a hand holds for sure (``Hand.knows``, for who only watches ``Table.known``): what it started with, got,
    showed or traded with this seat, unless it may have gone in a trade among others. Who was asked to pay can pay.
    Not used is what bids, and who won a trade among others, may tell; others know no more than everybody does.
    """
    table: Table = view._table.copy()
    seat, seats = view.seat, _ALL[table.players]
    hand: Any = view._hand
    own: Hand | None = hand.copy() if seat in seats else None
    purses = [Purse(MONEY, coins) for coins in _purses(table, own.knows if own else table.known, chance)]
    hands = [own if own and k == seat else _stranger(table, k, purses[k]) for k in seats]
    if table.phase == "answer" and table.active != seat:
        offerer = hands[table.active]
        offerer.offer = taken(offerer.purse.counts, table.offered, chance)
    pile = list(_unseen(table))
    chance.shuffle(pile)
    return State(table, hands, Stock(pile))


def _stranger(table: Table, seat: Seat, purse: Purse) -> Hand:
    """The hand of another seat: it knows itself, and of the others what everybody knows."""
    knows = table.known[:]
    knows[seat] = purse.counts
    return Hand(purse, NOTHING, knows)


def _purses(table: Table, known: list[Coins], chance: Random) -> list[Coins]:
    """The money in each hand: what is known of it, and the rest dealt anew."""
    loose = minted(table.players, table.trees)
    for coins in known:
        loose = reduced(loose, coins)
    short = [count - sum(coins) for count, coins in zip(table.counts, known, strict=True)]
    return dealt(loose, known, short, chance, _able(table))


def _able(table: Table) -> tuple[Seat, Callable[[Coins], bool]] | None:
    """Whose hand must be able to do what: a high bidder who is asked to pay, or who may not bluff."""
    leader, high, rules = table.auction.leader, table.auction.high, table.rules

    def can_pay(coins: Coins) -> bool:
        return worth(MONEY, coins) >= high

    def can_choose(coins: Coins) -> bool:
        return can_pay(coins) and several(payable(Purse(MONEY, coins)), high, rules.free_overpay)

    if leader is not None and table.phase == "pay":
        return leader, can_choose
    return (leader, can_pay) if leader is not None and rules.strict_bids else None


def _seen(table: Table) -> tuple[int, ...]:
    """The cards that were turned up, ascending."""
    found = Counter({card: sum(row[kind] for row in table.goods) for kind, card in enumerate(GOODS)})
    found.update(card for fines in table.fines for card in fines)
    if table.card is not None:
        found[GOODS[table.card]] += 1
    if table.rules.tree_discard:
        found[GOODS[TREE]] = table.trees
    return tuple(sorted(found.elements()))


def _unseen(table: Table) -> tuple[int, ...]:
    """The cards in the pile, ascending: all that were not turned up."""
    return tuple(sorted((Counter(_pile(GOODS, FINES)) - Counter(_seen(table))).elements()))


def cards(view: View) -> dict[str, Cards]:
    """The cards of the pile that were turned up, and those that are still to come."""
    table: Table = view._table
    return {"pile": Cards(_seen(table), _unseen(table), table.left)}


def total(state: State) -> tuple[Any, ...]:
    """Money cards of each kind in hands and bank, and all cards: never more, never less (promise 4)."""
    table, money = state.table, state.table.bank
    for hand in state.hands:
        money = added(money, hand.purse.counts)
    return money, tuple(sorted((*_seen(table), *state.stock.pile)))
