"""Vastgoedveiling: buy properties in an auction, then sell them for cheques.

A member of the For Sale family (Stefan Dorra, first published 1997), with $1 and $2 coins and half of a lost bid
rounded against the bidder.

Phase one. As many properties as players are turned up. In turn each seat raises by at least 1, in coins that it can
lay exactly, or passes. Who passes takes the lowest property left and pays half of its own bid, rounded up. The last
one in cannot pass: it pays its whole bid, takes the highest property and opens the next round.

Phase two. As many cheques as players are turned up. All choose a property in secret and show it together: the
highest property takes the highest cheque, and so on down. Most money at the end wins; coins left break a tie.

Rule ids: VS are the plain rules of the source text, VA our rulings where it is silent, VT the test cases.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from hashiban.actions import CHANCE, EVERYBODY, ONLY, Action, Amount, Option, Order, Pick, Say, Seat, around, made
from hashiban.auctions import Auction
from hashiban.purse import Coins, Purse, exact, least
from hashiban.table import Cards, Event, Outcome, State, View

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

NAME = "vastgoedveiling"
PLAYERS = range(2, 7)
DEEDS: tuple[int, ...] = tuple(range(1, 31))
CHEQUES: tuple[int, ...] = tuple(sorted((0, *range(2, 16)) * 2))
COINS = (1, 2)
CARDS_USED = {2: 18, 3: 24, 4: 28, 5: 30, 6: 30}
WALLET = {2: (14, 2), 3: (14, 2), 4: (14, 2), 5: (10, 2), 6: (10, 2)}

RULES = (
    *(f"VS{k}" for k in range(1, 19)),
    *(f"VA{k}" for k in range(1, 21)),
    *(f"VT{k}" for k in range(1, 15)),
)
BROKEN = {
    "bid-low": "VS4",
    "bid-high": "VS5",
    "bid-step": "VS5",
    "bid-not-now": "VS9",
    "pass-not-now": "VS9",
    "coins-missing": "VA3",
    "coins-sum": "VA3",
    "sell-cards-few": "VS13",
    "sell-cards-many": "VS13",
    "sell-cards-missing": "VS13",
}

_CHOSE = [Event("chose", {"who": seat}) for seat in range(max(PLAYERS))]


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of this game."""

    rounding: Literal["down", "up"] = "down"
    """How the half that a passer gets back is rounded: down in the source text, up in other editions."""


class Table:
    """What everybody sees. Lists have a place for each seat; cards are plain numbers."""

    __slots__ = (
        "asked",
        "auction",
        "bank",
        "bids",
        "bought",
        "cheques",
        "chosen",
        "deeds",
        "laid",
        "market",
        "opener",
        "phase",
        "players",
        "purses",
        "round",
        "rounds",
        "rules",
        "sold",
    )

    def __init__(self, players: int, rules: Rules) -> None:
        """An empty table; chance is asked first."""
        self.players, self.rules = players, rules
        self.rounds = CARDS_USED[players] // players
        self.phase: Literal["deeds", "cheques", "opener", "bid", "sell", "end"] = "deeds"
        self.asked: tuple[Seat, ...] = ONLY[CHANCE]
        self.round = 0
        self.opener: Seat = 0
        self.market: tuple[int, ...] = ()
        self.auction = Auction(())
        self.purses = [Purse(COINS, WALLET[players])] * players  # all coins of a seat, laid ones included
        self.bids = [0] * players
        self.laid: list[Coins] = [(0, 0)] * players
        self.bank: Coins = (0, 0)
        self.deeds: list[tuple[int, ...]] = [()] * players  # bought and not yet sold, in the order of buying
        self.bought: dict[int, int] = {}  # all properties bought so far, and as which each one
        self.sold: list[tuple[int, ...]] = [()] * players
        self.cheques: list[tuple[int, ...]] = [()] * players
        self.chosen = [False] * players

    def copy(self) -> Table:
        """The same table, free to go its own way."""
        twin = Table.__new__(Table)
        twin.players, twin.rules, twin.rounds = self.players, self.rules, self.rounds
        twin.phase, twin.asked, twin.round, twin.opener = self.phase, self.asked, self.round, self.opener
        twin.market, twin.auction = self.market, self.auction.copy()
        twin.purses, twin.bids, twin.laid, twin.bank = self.purses[:], self.bids[:], self.laid[:], self.bank
        twin.deeds, twin.bought = self.deeds[:], self.bought.copy()
        twin.sold, twin.cheques, twin.chosen = self.sold[:], self.cheques[:], self.chosen[:]
        return twin


class Hand:
    """What only its owner sees: the property chosen for sale, until all have chosen."""

    __slots__ = ("choice",)

    def __init__(self, choice: int | None = None) -> None:
        """A hand with this property chosen."""
        self.choice = choice

    def copy(self) -> Hand:
        """The same hand."""
        return Hand(self.choice)


class Stock:
    """The piles, the next card first, and the cards that were put away unseen."""

    __slots__ = ("away_cheques", "away_deeds", "cheque_pile", "deed_pile")

    def __init__(self, deeds: list[int], cheques: list[int]) -> None:
        """Piles in this order, nothing put away."""
        self.deed_pile, self.cheque_pile = deeds, cheques
        self.away_deeds: tuple[int, ...] = ()
        self.away_cheques: tuple[int, ...] = ()

    def copy(self) -> Stock:
        """The same piles."""
        twin = Stock(self.deed_pile[:], self.cheque_pile[:])
        twin.away_deeds, twin.away_cheques = self.away_deeds, self.away_cheques
        return twin


class Sale(NamedTuple):
    """A property put up for sale: a higher one comes first, of equal ones the one bought earlier (VS15).

    ``early`` is larger the earlier it was bought.
    """

    deed: int
    early: int
    seat: Seat


# ---------------------------------------------------------------------------------------------- the game


def start(players: int, rules: Rules) -> State:
    """The table before chance has put the piles in order (VS1, VS2). Raises ValueError for 1 or 7 players."""
    if players not in PLAYERS:
        raise ValueError(f"Vastgoedveiling is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}.")
    return State(Table(players, rules), [Hand() for _ in range(players)], Stock(list(DEEDS), list(CHEQUES)))


def waiting(table: Table) -> tuple[Seat, ...]:
    """Who is asked: chance, the bidder whose turn it is, or all who have not chosen a property yet."""
    return table.asked


def alone(table: Table) -> bool:
    """A sale is chosen in secret; all else lies open."""
    return table.phase == "sell"


def options(view: View) -> tuple[Option, ...]:
    """What this seat may say now."""
    table: Table = view._table
    seat = view.seat
    if seat not in table.asked:
        return ()
    match table.phase:
        case "bid":
            return _bid_options(table.purses[seat], table.auction.high, table.bids[seat], table.rules.rounding)
        case "sell":
            return (made(Pick, ("sell", table.deeds[seat], 1, 1)),)
        case "deeds":
            return (Order("deeds", DEEDS),)
        case "cheques":
            return (Order("cheques", CHEQUES),)
        case _:
            return (Order("opener", EVERYBODY[table.players]),)


@lru_cache(maxsize=1 << 14)
def _bid_options(purse: Purse, high: int, bid: int, rounding: str) -> tuple[Option, ...]:
    low = least(purse, high + 1)
    assert low is not None, "who cannot raise is not asked"
    raise_ = Amount("bid", low, purse.total, 1 if purse.counts[0] else 2, purse)
    return (raise_, Say("pass", _price(purse, bid, rounding), purse) if bid else Say("pass"))


def price_of_passing(table: Any, seat: Seat) -> int:
    """What this seat pays if it passes now: half its bid, and more where that cannot be laid (VS6, VS7)."""
    return _price(table.purses[seat], table.bids[seat], table.rules.rounding)


@lru_cache(maxsize=1 << 14)
def _price(purse: Purse, bid: int, rounding: str) -> int:
    paid = least(purse, _half(bid, rounding))
    assert paid is not None, "a bid was laid from these coins"
    return paid


def _half(bid: int, rounding: str) -> int:
    """The half of a bid that is lost; what comes back is rounded the other way (VS6)."""
    return (bid + 1) // 2 if rounding == "down" else bid // 2


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    """Let a legal action happen, in place."""
    told: list[Event] = []
    verb, amount, cards, coins = action
    match verb:
        case "sell":
            _choose(state, seat, cards[0], told)
        case "bid":
            _bid(state, seat, amount, coins, told)
        case "pass":
            _leave(state.table, seat, coins, told)
            _ask_next_bidder(state, told)
        case "deeds" | "cheques":
            _pile(state, action)
        case "opener":
            state.table.opener = cards[0]
            told.append(made(Event, ("opens", {"who": state.table.opener}, None)))
            _turn_up_deeds(state, told)
    return told


# ---------------------------------------------------------------------------------------------- set-up


def _pile(state: State, action: Action) -> None:
    """Lay a pile ready; the cards too many for this number of players go away unseen (VS2, VA13)."""
    table, stock, used = state.table, state.stock, CARDS_USED[state.table.players]
    pile, away = list(action.cards[:used]), action.cards[used:]
    if action.verb == "deeds":
        stock.deed_pile, stock.away_deeds, table.phase = pile, away, "cheques"
    else:
        stock.cheque_pile, stock.away_cheques, table.phase = pile, away, "opener"


# ---------------------------------------------------------------------------------------------- buying


def _turn_up_deeds(state: State, told: list[Event]) -> None:
    table, pile, n = state.table, state.stock.deed_pile, state.table.players
    table.phase = "bid"
    table.market = tuple(sorted(pile[:n]))
    del pile[:n]
    table.bids, table.laid = [0] * n, [(0, 0)] * n
    table.auction = Auction(around(n, table.opener))
    told.append(
        made(Event, ("market", {"round": table.round + 1, "rounds": table.rounds, "cards": table.market}, None))
    )
    _ask_next_bidder(state, told)


def _bid(state: State, seat: Seat, amount: int, coins: Coins, told: list[Event]) -> None:
    table = state.table
    coins = coins or exact(table.purses[seat], amount) or ()
    table.bids[seat], table.laid[seat] = amount, coins
    table.auction.raised(amount)
    told.append(made(Event, ("bid", {"who": seat, "amount": amount, "coins": coins}, None)))
    _ask_next_bidder(state, told)


def _ask_next_bidder(state: State, told: list[Event]) -> None:
    """Ask on: who cannot raise has to pass (VA8), and the last one in has won (VS8)."""
    table, auction = state.table, state.table.auction
    while len(auction.inside) > 1:
        seat = auction.queue[0]
        ones, twos = table.purses[seat].counts
        if ones + 2 * twos > auction.high:  # all in can always be laid (VA5)
            table.asked = ONLY[seat]
            return
        _leave(table, seat, (), told, forced=True)
    _award(state, auction.inside[0], told)


def _leave(table: Table, seat: Seat, coins: Coins, told: list[Event], *, forced: bool = False) -> None:
    """Pass: take the lowest property and pay half of the own bid (VS6, VS7)."""
    bid, due, surplus = table.bids[seat], 0, 0
    if bid:
        purse, rounding = table.purses[seat], table.rules.rounding
        due = _price(purse, bid, rounding)
        surplus = due - _half(bid, rounding)
        _pay(table, seat, coins or exact(purse, due) or (0, 0))
    market = table.market
    deed, table.market = market[0], market[1:]
    table.deeds[seat] += (deed,)
    table.bought[deed] = len(table.bought)
    table.auction.passed()
    facts = {"who": seat, "card": deed, "bid": bid, "paid": due, "back": bid - due, "surplus": surplus}
    told.append(made(Event, ("forced" if forced else "pass", facts, None)))


def _award(state: State, seat: Seat, told: list[Event]) -> None:
    """The last one in pays its whole bid, takes the highest property and opens next (VS8, VS10)."""
    table = state.table
    if table.bids[seat]:
        _pay(table, seat, table.laid[seat])
    table.deeds[seat] += table.market
    table.bought[table.market[0]] = len(table.bought)
    table.round += 1
    facts = {"who": seat, "card": table.market[0], "paid": table.bids[seat], "left": table.rounds - table.round}
    told.append(made(Event, ("win", facts, None)))
    table.market, table.opener = (), seat
    if table.round < table.rounds:
        _turn_up_deeds(state, told)
    else:
        table.phase, table.round, table.bids = "sell", 0, [0] * table.players
        _turn_up_cheques(state, told)


def _pay(table: Table, seat: Seat, coins: Coins) -> None:
    table.purses[seat] = table.purses[seat].with_out(coins)
    table.bank = (table.bank[0] + coins[0], table.bank[1] + coins[1])
    table.laid[seat] = (0, 0)


# ---------------------------------------------------------------------------------------------- selling


def _turn_up_cheques(state: State, told: list[Event]) -> None:
    table, pile, n = state.table, state.stock.cheque_pile, state.table.players
    table.market = tuple(sorted(pile[:n]))
    del pile[:n]
    table.chosen, table.asked = [False] * n, EVERYBODY[n]
    told.append(
        made(Event, ("cheques", {"round": table.round + 1, "rounds": table.rounds, "cards": table.market}, None))
    )
    if table.round == table.rounds - 1:  # one property each: nothing left to choose
        for hand, deeds in zip(state.hands, table.deeds, strict=True):
            hand.choice = deeds[0]
        _settle(state, told)


def _choose(state: State, seat: Seat, deed: int, told: list[Event]) -> None:
    table = state.table
    state.hands[seat].choice = deed
    table.chosen[seat] = True
    asked = table.asked
    table.asked = asked[1:] if asked[0] == seat else tuple([other for other in asked if other != seat])
    told.append(_CHOSE[seat])
    if not table.asked:
        _settle(state, told)


def ranked(sales: Iterable[Sale]) -> list[Sale]:
    """The order in which the cheques are taken, the best cheque first (VS14, VS15)."""
    return sorted(sales, reverse=True)


def _settle(state: State, told: list[Event]) -> None:
    """All show their property; the highest takes the highest cheque, and so on down (VS14)."""
    table = state.table
    deeds, bought, sales = table.deeds, table.bought, []
    for seat, hand in enumerate(state.hands):
        deed, own = hand.choice, deeds[seat]
        at = own.index(deed)
        sales.append(made(Sale, (deed, -bought[deed], seat)))
        deeds[seat], hand.choice = own[:at] + own[at + 1 :], None
    sold, cheques, tell = table.sold, table.cheques, told.append
    for (deed, _, seat), cheque in zip(ranked(sales), reversed(table.market), strict=True):
        sold[seat] += (deed,)
        cheques[seat] += (cheque,)
        tell(made(Event, ("sold", {"who": seat, "card": deed, "cheque": cheque}, None)))
    table.market = ()
    table.round += 1
    if table.round < table.rounds:
        _turn_up_cheques(state, told)
    else:
        table.phase, table.asked = "end", ()
        outcome = score(state)
        told.append(made(Event, ("end", {"totals": outcome.totals, "winners": outcome.winners}, None)))


# ---------------------------------------------------------------------------------------------- the end


def score(state: State) -> Outcome:
    """Cheques and coins left; of equal totals the one with more coins wins, else they share (VS17, VS18)."""
    table = state.table
    coins = [ones + 2 * twos for _, (ones, twos) in table.purses]
    totals = tuple([c + sum(cheques) for c, cheques in zip(coins, table.cheques, strict=True)])
    return Outcome(totals, best(totals, coins))


def best(totals: tuple[int, ...], coins: list[int]) -> tuple[Seat, ...]:
    """The seats with the highest total, of those the ones with most coins left."""
    standing = list(zip(totals, coins, strict=True))
    highest = max(standing)
    return tuple([seat for seat, mine in enumerate(standing) if mine == highest])


# ---------------------------------------------------------------------------------------------- knowing


def imagine(view: View, chance: Random) -> State:
    """A whole state that fits all this seat knows: unseen cards dealt anew, hidden choices drawn again."""
    table: Table = view._table.copy()
    hands = [Hand() for _ in range(table.players)]
    for seat, hand in enumerate(hands):
        if table.phase == "sell" and table.chosen[seat]:
            hand.choice = view.choice if seat == view.seat else chance.choice(table.deeds[seat])
    deeds, cheques = _unseen(table)
    chance.shuffle(deeds)
    chance.shuffle(cheques)
    deeds_left, cheques_left = _left(table)
    stock = Stock(deeds[:deeds_left], cheques[:cheques_left])
    stock.away_deeds, stock.away_cheques = tuple(deeds[deeds_left:]), tuple(cheques[cheques_left:])
    return State(table, hands, stock)


def ask_again(state: State, seat: Seat) -> None:
    """Ask everybody again whose property is still a secret, except this seat: for a look ahead from its view."""
    table = state.table
    if table.phase == "sell":
        for other, hand in enumerate(state.hands):
            if other != seat:
                hand.choice, table.chosen[other] = None, False
        table.asked = EVERYBODY[table.players]


def _left(table: Table) -> tuple[int, int]:
    """How many properties and cheques are still in the piles: anybody can count that."""
    used, to_come = CARDS_USED[table.players], (table.rounds - table.round - 1) * table.players
    match table.phase:
        case "deeds":
            return len(DEEDS), len(CHEQUES)
        case "cheques":
            return used, len(CHEQUES)
        case "opener":
            return used, used
        case "bid":
            return to_come, used
        case "sell":
            return 0, to_come
        case _:
            return 0, 0


def _seen(table: Table) -> tuple[list[int], list[int]]:
    """The properties and cheques that were turned up so far."""
    deeds = [card for cards in (*table.deeds, *table.sold) for card in cards]
    cheques = [card for cards in table.cheques for card in cards]
    (deeds if table.phase == "bid" else cheques).extend(table.market)
    return deeds, cheques


def _unseen(table: Table) -> tuple[list[int], list[int]]:
    """The properties and cheques that nobody has seen: in a pile or away."""
    unseen = list(DEEDS), list(CHEQUES)
    for cards, seen in zip(unseen, _seen(table), strict=True):
        for card in seen:
            cards.remove(card)
    return unseen


def cards(view: View) -> dict[str, Cards]:
    """The properties and cheques that were turned up, those that were not, and how many of these will come."""
    table: Table = view._table
    counts = zip(("deeds", "cheques"), _seen(table), _unseen(table), _left(table), strict=True)
    return {kind: Cards(tuple(sorted(seen)), tuple(unseen), left) for kind, seen, unseen, left in counts}


def total(state: State) -> tuple[Any, ...]:
    """Coins of each kind in purses and bank, and both decks: never more, never less (promise 4)."""
    table, stock = state.table, state.stock
    coins = [sum(p.counts[k] for p in table.purses) + table.bank[k] for k in range(len(COINS))]
    deeds, cheques = _seen(table)
    deeds += [*stock.deed_pile, *stock.away_deeds]
    cheques += [*stock.cheque_pile, *stock.away_cheques]
    return (*coins, tuple(sorted(deeds)), tuple(sorted(cheques)))
