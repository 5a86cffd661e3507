"""Tien: push your luck for numbers, and build a run in each colour.

A member of the family of TEN (Molly Johnson, Robert Melvin and Shawn Stankewich, first published 2021).

In turn each seat draws cards in the open and after each card stops or goes on. Numbers add up, money cards count
against them; a total of 11 or more is bust, and so is 11 or more in money alone. Who stops takes either the number
cards, and all others get the money, or the money, and the numbers go to the market. With the numbers comes a chance
to buy one card from the market. A wild that turns up is sold at once: each seat speaks once, who drew it last. When
the pile is empty everybody may buy once more; then the longest run in each colour counts, with the best use of wilds.

Rule ids: TS are the plain rules of the source text, TA our rulings where it is silent, TT the test cases.

A card is a number of two digits, as in ``hashiban.runs``: the tens are the colour (1 red, 2 blue, 3 orange, 4 green,
5 for any), the ones the number (0 for any); a money card is 60 and its worth. Equal cards are the same number.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from hashiban import runs
from hashiban.actions import (
    CHANCE,
    EVERYBODY,
    ONLY,
    Action,
    Amount,
    Lay,
    Option,
    Order,
    Pick,
    Say,
    Seat,
    around,
    made,
)
from hashiban.auctions import Auction
from hashiban.purse import Coins, Purse
from hashiban.table import Cards, Event, Outcome, State, View

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

NAME = "tien"
PLAYERS = range(1, 6)
COLOURS = ("red", "blue", "orange", "green")
MONEY = 6
"""The tens of a money card."""
LIMIT = 10
"""The highest total, and the most money, that is not bust; also the most coins that a seat may have (TA4, TS13)."""

COINS, BUST_TOKENS = 50, 15
KINDS = (1, 3)
"""What a coin and a bust token are worth."""
START = 5

# How many of each card have no symbol, how many a "3" and how many a "4+" (TA2, TA3). The source text names no
# symbols and does not say which money cards there are; these keep every number and the shares of the kinds alike.
_NUMBER_CARDS = {n: (1, 1, 1) if n <= 6 else (1, 0, 0) for n in range(1, 10)}
_COLOUR_WILDS = (1, 0, 1)
_NUMBER_WILDS = {n: (1, 0, 0) if n % 2 else (0, 1, 0) for n in range(1, 10)}
_FULL_WILD = (1, 0, 0)  # one of the ten wilds that go with any colour, else there would be 130 cards (TA1)
_MONEY_CARDS = {1: (3, 2, 1), 2: (3, 1, 2), 3: (3, 1, 2), 4: (2, 2, 1), 5: (2, 1, 1)}


def _deck() -> dict[int, tuple[int, int, int]]:
    """Every card with the number of its copies: without a symbol, with a "3", with a "4+"."""
    copies = {10 * c + n: many for c in runs.COLOURS for n, many in _NUMBER_CARDS.items()}
    copies |= {10 * c: _COLOUR_WILDS for c in runs.COLOURS}
    copies |= {10 * runs.ANY_COLOUR + n: many for n, many in _NUMBER_WILDS.items()}
    copies |= {10 * runs.ANY_COLOUR: _FULL_WILD}
    return copies | {10 * MONEY + n: many for n, many in _MONEY_CARDS.items()}


_PARTS = [[card for card, many in _deck().items() for _ in range(many[symbol])] for symbol in range(3)]
DECK: tuple[int, ...] = tuple(card for part in _PARTS for card in part)
"""All cards: first those without a symbol, then those with a "3", then those with a "4+"."""
CARDS_USED = {n: sum(map(len, _PARTS[: max(1, min(n, 4) - 1)])) for n in PLAYERS}
"""How many of these are in the game with each number of players."""

RULES = (
    *(f"TS{k}" for k in range(1, 31)),
    *(f"TA{k}" for k in range(1, 28)),
    *(f"TT{k}" for k in range(1, 18)),
)
BROKEN = {
    "draw-not-now": "TS26",
    "numbers-not-now": "TS8",
    "currency-not-now": "TS8",
    "bid-low": "TA9",
    "bid-high": "TA11",
    "bid-not-now": "TS22",
    "bid-not-your-turn": "TS22",
    "pass-not-now": "TS22",
    "pass-not-your-turn": "TS22",
    "buy-not-now": "TA17",
    "buy-not-your-turn": "TA17",
    "skip-not-now": "TS17",
    "buy-cards-few": "TS17",
    "buy-cards-many": "TA17",
    "buy-cards-missing": "TS20",
    "pay-not-now": "TS17",
    "pay-coins-missing": "TA12",
    "pay-cards-missing": "TS19",
    "pay-laid-short": "TS18",
    "pay-laid-over": "TA13",
}

_OTHERS = {n: [tuple(other for other in range(n) if other != seat) for seat in range(n)] for n in PLAYERS}
_ON: tuple[Option, ...] = (Say("draw"), Say("numbers"), Say("currency"))
_STOP: tuple[Option, ...] = _ON[1:]
_PASS, _SKIP = Say("pass"), Say("skip")


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of this game."""

    cards_in_auction: bool = False
    """Whether a bid may be paid with own cards too, as in the shop (TA10)."""
    empty_stop: bool = True
    """Whether a turn may end while no number and no money lies there, right after an auction (TA7)."""


# ---------------------------------------------------------------------------------------------- cards

Kind = Literal["number", "currency", "colour", "value", "any"]
"""A number card, a money card, or a wild: of one colour, of one number, or of both any."""


def kind_of(card: int) -> Kind:
    """What kind of card this is."""
    tens, ones = card // 10 % 10, card % 10
    if tens == MONEY:
        return "currency"
    if tens == runs.ANY_COLOUR:
        return "value" if ones else "any"
    return "number" if ones else "colour"


def colour_of(card: int) -> str | None:
    """The colour of a number card or of a wild of one colour; None for any other card."""
    tens = card // 10 % 10
    return COLOURS[tens - 1] if tens in runs.COLOURS else None


def value_of(card: int) -> int:
    """The number on a card, or what it is worth in money; 0 for a wild of any number."""
    return card % 10


def deck(players: int) -> tuple[int, ...]:
    """The cards that are used by this number of players, ascending."""
    return tuple(sorted(DECK[: CARDS_USED[players]]))


@lru_cache
def counted(players: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many number cards and how many money cards of each value are in the deck, by value."""
    return by_value(deck(players))


def by_value(cards: Iterable[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How many number cards and how many money cards of each value are among these, by value."""
    kinds = Counter((kind_of(card), value_of(card)) for card in cards)
    return tuple(kinds["number", n] for n in range(10)), tuple(kinds["currency", n] for n in range(6))


# ---------------------------------------------------------------------------------------------- the state


class Table:
    """What everybody sees. Lists have a place for each seat; cards are plain numbers."""

    __slots__ = (
        "active",
        "asked",
        "auction",
        "cards",
        "currency",
        "discard",
        "due",
        "ending",
        "finals",
        "last",
        "left",
        "left_currency",
        "left_numbers",
        "lot",
        "market",
        "money",
        "numbers",
        "opener",
        "phase",
        "players",
        "purses",
        "rules",
        "supply",
        "total",
        "turn",
        "wanted",
        "wares",
    )

    def __init__(self, players: int, rules: Rules) -> None:
        """A table before the first card is drawn; chance is asked first."""
        self.players, self.rules = players, rules
        self.phase: Literal["deck", "opener", "decide", "bid", "pay", "buy", "end"] = "deck"
        self.asked: tuple[Seat, ...] = ONLY[CHANCE]
        self.opener: Seat = 0
        self.active: Seat = 0
        self.turn = 0
        self.left = CARDS_USED[players]  # cards in the pile; the next two say how many of each value these are
        numbers, currency = counted(players)
        self.left_numbers, self.left_currency = list(numbers), list(currency)
        self.numbers: tuple[int, ...] = ()  # drawn in this turn, in order
        self.currency: tuple[int, ...] = ()
        self.total = 0  # of the numbers, less the money; below nought when there is more money
        self.money = 0
        self.market: tuple[int, ...] = ()
        self.discard: tuple[int, ...] = ()
        self.cards: list[tuple[int, ...]] = [()] * players
        self.purses = [Purse(KINDS, (START, 0))] * players
        self.supply: Coins = (COINS - START * players, BUST_TOKENS)
        self.auction = Auction(())
        self.lot = 0  # the wild that is sold now
        self.wares: tuple[int, ...] = ()  # what the seat that is asked may buy
        self.wanted = 0  # the card that is being paid for, and what it costs
        self.due = 0
        self.last: Seat | None = None  # who drew the last card
        self.ending = False
        self.finals: tuple[Seat, ...] = ()  # whose last chance to buy is still to come

    def copy(self) -> Table:
        """The same table, free to go its own way."""
        twin = Table.__new__(Table)
        twin.players, twin.rules, twin.phase, twin.asked = self.players, self.rules, self.phase, self.asked
        twin.opener, twin.active, twin.turn, twin.left = self.opener, self.active, self.turn, self.left
        twin.left_numbers, twin.left_currency = self.left_numbers[:], self.left_currency[:]
        twin.numbers, twin.currency, twin.total, twin.money = self.numbers, self.currency, self.total, self.money
        twin.market, twin.discard, twin.cards = self.market, self.discard, self.cards[:]
        twin.purses, twin.supply, twin.auction = self.purses[:], self.supply, self.auction.copy()
        twin.lot, twin.wares, twin.wanted, twin.due = self.lot, self.wares, self.wanted, self.due
        twin.last, twin.ending, twin.finals = self.last, self.ending, self.finals
        return twin


class Hand:
    """Nothing: in this game all but the pile lies open (TA27)."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "Hand()"

    def copy(self) -> Hand:
        """The same nothing."""
        return self


class Stock:
    """The pile, the next card first, and the cards that this number of players does not use."""

    __slots__ = ("away", "pile")

    def __init__(self, pile: list[int], away: tuple[int, ...]) -> None:
        """A pile in this order."""
        self.pile, self.away = pile, away

    def copy(self) -> Stock:
        """The same pile."""
        return Stock(self.pile[:], self.away)


# ---------------------------------------------------------------------------------------------- the game


def start(players: int, rules: Rules) -> State:
    """The table before chance has shuffled. Raises ValueError for 0 or 6 players (TS1)."""
    if players not in PLAYERS:
        raise ValueError(f"Tien is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}.")
    used = CARDS_USED[players]
    return State(Table(players, rules), [Hand() for _ in range(players)], Stock(list(DECK[:used]), DECK[used:]))


def waiting(table: Table) -> tuple[Seat, ...]:
    """Who is asked: chance, whose turn it is, the next bidder, or who pays or buys."""
    return table.asked


def alone(table: Table) -> bool:
    """Nobody has anything to hide (TA27)."""
    return False


def options(view: View) -> tuple[Option, ...]:
    """What this seat may say now."""
    table: Table = view._table
    seat = view.seat
    if seat not in table.asked:
        return ()
    match table.phase:
        case "decide":
            return _ON if table.left else _STOP
        case "bid":
            return _bid_options(table.auction.high + 1, _wealth(table, seat))
        case "buy":
            return made(Pick, ("buy", table.wares, 1, 1)), _SKIP
        case "pay":
            cards = _spendable(table, seat)
            return (made(Lay, ("pay", table.purses[seat], table.due, 0, cards, True)),)
        case "deck":
            return (Order("deck", deck(table.players)),)
        case _:
            return (Order("opener", EVERYBODY[table.players]),)


@lru_cache(maxsize=1 << 10)
def _bid_options(least: int, most: int) -> tuple[Option, ...]:
    return Amount("bid", least, most), _PASS


def _wealth(table: Table, seat: Seat) -> int:
    """The most that this seat can bid: no bid is above what it has (TA11)."""
    coins, tokens = table.purses[seat].counts
    return coins + 3 * tokens + (len(table.cards[seat]) if table.rules.cards_in_auction else 0)


def _spendable(table: Table, seat: Seat) -> tuple[int, ...]:
    """The own cards that may be laid for what is being paid now (TS19, TA10)."""
    return table.cards[seat] if not table.lot or table.rules.cards_in_auction else ()


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    """Let a legal action happen, in place."""
    told: list[Event] = []
    verb, amount, cards, coins = action
    match verb:
        case "draw":
            _draw(state, told)
        case "numbers":
            _take_numbers(state, told)
        case "currency":
            _take_currency(state, told)
        case "bid" | "pass":
            _bid(state, seat, amount, told)
        case "buy":
            _charge(state, seat, cards[0], cards[0] % 10, told)
        case "skip":
            told.append(made(Event, ("skip", {"who": seat}, None)))
            _after_buying(state, told)
        case "pay":
            _pay(state, seat, coins, cards, told)
        case "deck":
            _shuffled(state, cards, told)
        case "opener":
            _open(state, cards[0], told)
    return told


# ---------------------------------------------------------------------------------------------- set-up


def _shuffled(state: State, cards: tuple[int, ...], told: list[Event]) -> None:
    state.stock.pile = list(cards)
    state.table.phase = "opener"
    if state.table.players == 1:  # nobody else could begin
        _open(state, 0, told)


def _open(state: State, seat: Seat, told: list[Event]) -> None:
    state.table.opener = seat
    told.append(made(Event, ("opens", {"who": seat}, None)))
    _begin(state, seat, told)


# ---------------------------------------------------------------------------------------------- drawing


def _begin(state: State, seat: Seat, told: list[Event]) -> None:
    """A turn begins with a card that has to be drawn (TA6)."""
    state.table.active = seat
    state.table.turn += 1
    _draw(state, told)


def _draw(state: State, told: list[Event]) -> None:
    """Turn up the next card (TS8): a number or money goes into the row, a wild is sold at once."""
    table = state.table
    card = state.stock.pile.pop(0)
    tens, ones = card // 10 % 10, card % 10
    table.left -= 1
    if not table.left:
        table.last = table.active
    if tens == runs.ANY_COLOUR or not ones:
        _open_auction(state, card, told)
        return
    if tens == MONEY:
        table.left_currency[ones] -= 1
        table.currency += (card,)
        table.money += ones
        table.total -= ones
    else:
        table.left_numbers[ones] -= 1
        table.numbers += (card,)
        table.total += ones
    facts = {"who": table.active, "card": card, "total": table.total, "money": table.money, "left": table.left}
    told.append(made(Event, ("draw", facts, None)))
    if table.total > LIMIT or table.money > LIMIT:
        _bust(state, told)
    else:
        _decide(state, told)


def _decide(state: State, told: list[Event]) -> None:
    """After each card its drawer stops or goes on; with an empty pile there is only stopping (TS26)."""
    table = state.table
    if table.left and not (table.rules.empty_stop or table.numbers or table.currency):
        _draw(state, told)
        return
    table.phase, table.asked = "decide", ONLY[table.active]


def _bust(state: State, told: list[Event]) -> None:
    """The numbers go to the market and a bust token to the drawer; after numbers the others get the money."""
    table, seat = state.table, state.table.active
    by_numbers = table.total > LIMIT  # a number can only bust the total, money only the money
    money = table.money if by_numbers and table.players > 1 else 0
    gains = _receive(table, _OTHERS[table.players][seat], money)
    black, white = table.supply
    token = min(1, white)  # with all of them out there is none to get (TA18)
    coins, tokens = table.purses[seat].counts
    table.purses[seat] = made(Purse, (KINDS, (coins, tokens + token)))
    table.supply = (black, white - token)
    facts = {
        "who": seat,
        "by": "numbers" if by_numbers else "currency",
        "total": table.total if by_numbers else table.money,
        "cards": table.numbers,
        "money": money,
        "gains": gains,
        "token": token,
    }
    told.append(made(Event, ("bust", facts, None)))
    _tell_full(_OTHERS[table.players][seat], gains, money, told)
    _to_market(table)
    _next(state, told)


# ---------------------------------------------------------------------------------------------- rewards


def _take_numbers(state: State, told: list[Event]) -> None:
    """Stop for the number cards: all others get the money, and a card may be bought (TS11, TS17)."""
    table, seat = state.table, state.table.active
    cards, money = table.numbers, table.money if table.players > 1 else 0
    gains = _receive(table, _OTHERS[table.players][seat], money)
    table.cards[seat] = tuple(sorted(table.cards[seat] + cards))
    facts = {"who": seat, "cards": cards, "count": len(cards), "money": money, "gains": gains}
    told.append(made(Event, ("numbers", facts, None)))
    _tell_full(_OTHERS[table.players][seat], gains, money, told)
    table.numbers = ()
    _clear(table)
    if not _ask_to_buy(table, seat, told):
        _next(state, told)


def _take_currency(state: State, told: list[Event]) -> None:
    """Stop for the money: the number cards go to the market, and nothing is bought (TS12)."""
    table, seat = state.table, state.table.active
    cards, money = table.numbers, table.money
    gains = _receive(table, [seat], money)
    facts = {"who": seat, "cards": cards, "count": len(cards), "money": money, "got": gains[seat], "gains": gains}
    told.append(made(Event, ("currency", facts, None)))
    _tell_full(ONLY[seat], gains, money, told)
    _to_market(table)
    _next(state, told)


def _receive(table: Table, seats: Sequence[Seat], money: int) -> tuple[int, ...]:
    """These seats take this many coins, none beyond the tenth (TS13); what each one got."""
    gains = [0] * table.players
    if money:
        for seat in seats:
            coins, tokens = table.purses[seat].counts
            gains[seat] = got = min(money, LIMIT - coins)
            table.purses[seat] = made(Purse, (KINDS, (coins + got, tokens)))
        table.supply = (table.supply[0] - sum(gains), table.supply[1])
    return tuple(gains)


def _tell_full(seats: Sequence[Seat], gains: Sequence[int], money: int, told: list[Event]) -> None:
    """Tell which of these seats did not get all of the money, since nobody has more than ten coins."""
    for seat in seats:
        if gains[seat] < money:
            facts = {"who": seat, "got": gains[seat], "lost": money - gains[seat]}
            told.append(made(Event, ("full", facts, None)))


def _to_market(table: Table) -> None:
    table.market = tuple(sorted(table.market + table.numbers))
    table.numbers = ()
    _clear(table)


def _clear(table: Table) -> None:
    """Take the money cards away, and count from nought again."""
    table.discard += table.currency
    table.currency, table.total, table.money = (), 0, 0


# ---------------------------------------------------------------------------------------------- the auction


def _open_auction(state: State, card: int, told: list[Event]) -> None:
    """A wild is sold: each seat speaks once, from the left of its drawer, who speaks last (TS21, TS22)."""
    table, seat = state.table, state.table.active
    order = around(table.players, seat + 1)
    table.lot, table.auction = card, Auction(order, once=True)
    told.append(made(Event, ("wild", {"who": seat, "card": card, "order": order, "left": table.left}, None)))
    _ask_next_bidder(state, told)


def _bid(state: State, seat: Seat, amount: int, told: list[Event]) -> None:
    """A bid above the standing one, or a pass when the amount is nought."""
    if amount:
        state.table.auction.raised(amount)
        told.append(made(Event, ("bid", {"who": seat, "amount": amount}, None)))
    else:
        state.table.auction.passed()
        told.append(made(Event, ("pass", {"who": seat}, None)))
    _ask_next_bidder(state, told)


def _ask_next_bidder(state: State, told: list[Event]) -> None:
    """Ask on; who cannot raise passes by itself."""
    table, auction = state.table, state.table.auction
    while auction.queue:
        seat = auction.queue[0]
        if _wealth(table, seat) > auction.high:
            table.phase, table.asked = "bid", ONLY[seat]
            return
        auction.passed()
        told.append(made(Event, ("forced", {"who": seat, "high": auction.high}, None)))
    if auction.leader is None:  # nobody bid the most, so nobody gets it (TA8)
        told.append(made(Event, ("unsold", {"card": table.lot}, None)))
        table.discard += (table.lot,)
        table.lot = 0
        _decide(state, told)
    else:
        _charge(state, auction.leader, table.lot, auction.high, told)


# ---------------------------------------------------------------------------------------------- buying


def _ask_to_buy(table: Table, seat: Seat, told: list[Event]) -> bool:
    """Ask whether this seat buys a card (TS17); False, and told, when there is none that it could buy."""
    coins, tokens = table.purses[seat].counts
    own = table.cards[seat]
    most = coins + 3 * tokens + len(own)
    wares = [card for card in table.market if card % 10 <= most and card not in own]
    if not wares:
        told.append(made(Event, ("unable", {"who": seat}, None)))
        return False
    table.wares = tuple(dict.fromkeys(wares))
    table.phase, table.asked = "buy", ONLY[seat]
    return True


def _after_buying(state: State, told: list[Event]) -> None:
    state.table.wares = ()
    if state.table.ending:
        _ask_last_buyers(state, told)
    else:
        _next(state, told)


# ---------------------------------------------------------------------------------------------- paying


class Way(NamedTuple):
    """One way to pay: so many coins, bust tokens and cards."""

    coins: int
    tokens: int
    cards: int


@lru_cache(maxsize=1 << 14)
def ways_to_pay(coins: int, tokens: int, cards: int, due: int) -> tuple[Way, ...]:
    """Every way to pay this with so many pieces in which none is superfluous (TA13), the game's own choice first.

    That is: cards only where coins and bust tokens are not enough, then as little surplus as can be, then bust
    tokens before coins (TA12).
    """
    ways = []
    for white in range(tokens + 1):
        rest = due - 3 * white
        if rest <= 0:
            ways.append(Way(0, white, 0))
            break
        ways += [Way(rest - laid, white, laid) for laid in range(min(cards, rest) + 1) if rest - laid <= coins]
    return tuple(sorted(ways, key=lambda way: (way.cards, sum(way) + 2 * way.tokens, -way.tokens)))


def _only(ways: tuple[Way, ...], cards: tuple[int, ...]) -> bool:
    """Whether there is nothing to choose: one way, and no choice of cards in it."""
    return len(ways) == 1 and (ways[0].cards in (0, len(cards)) or len(set(cards)) == 1)


def _charge(state: State, seat: Seat, card: int, due: int, told: list[Event]) -> None:
    """Let this seat pay for a card; where it can be paid in one way only, that is done."""
    table = state.table
    table.wanted, table.due = card, due
    coins, tokens = table.purses[seat].counts
    cards = _spendable(table, seat)
    if _only(ways_to_pay(coins, tokens, len(cards), due), cards):
        _pay(state, seat, (), (), told)
    else:
        table.phase, table.asked = "pay", ONLY[seat]


def laying(view: View) -> Action:
    """What the game lays for the seat that is to pay, when it does not choose itself (TA12)."""
    table: Table = view._table
    return _laying(table, table.asked[0])


def _laying(table: Table, seat: Seat) -> Action:
    cards = _spendable(table, seat)
    coins, tokens = table.purses[seat].counts
    way = ways_to_pay(coins, tokens, len(cards), table.due)[0]
    return Action("pay", 0, _least_missed(cards, way.cards, table.wanted), (way.coins, way.tokens))


def _least_missed(cards: tuple[int, ...], count: int, wanted: int) -> tuple[int, ...]:
    """So many of these cards, one after the other the one that costs the fewest points beside the wanted card.

    Of equal ones a plain card goes before a wild, and a low number before a high one.
    """
    own, gone = list(cards), []
    for _ in range(count):
        card = min(dict.fromkeys(own), key=lambda one: _missed(own, one, wanted))
        own.remove(card)
        gone.append(card)
    return tuple(sorted(gone))


def _missed(own: list[int], card: int, wanted: int) -> tuple[int, bool, int, int]:
    rest = own[:]
    rest[rest.index(card)] = wanted
    return -runs.best(rest).points, runs.is_wild(card), card % 10, card


def _pay(state: State, seat: Seat, coins: Coins, cards: tuple[int, ...], told: list[Event]) -> None:
    """Take the payment: tokens back to the supply, cards to the discard (TS17, TA14); then hand over the card."""
    table = state.table
    if not coins and not cards:
        _, _, cards, coins = _laying(table, seat)
    laid, white = coins or (0, 0)
    black, tokens = table.purses[seat].counts
    table.purses[seat] = made(Purse, (KINDS, (black - laid, tokens - white)))
    table.supply = (table.supply[0] + laid, table.supply[1] + white)
    own, card, due = list(table.cards[seat]), table.wanted, table.due
    for spent in cards:
        own.remove(spent)
    own.append(card)
    own.sort()
    table.cards[seat] = tuple(own)
    table.discard += cards
    facts = {
        "who": seat,
        "card": card,
        "due": due,
        "coins": laid,
        "tokens": white,
        "cards": tuple(sorted(cards)),
        "pieces": laid + white,
        "spent": len(cards),
        "surplus": laid + 3 * white + len(cards) - due,
    }
    table.wanted = table.due = 0
    if table.lot:
        table.lot = 0
        told.append(made(Event, ("won", facts, None)))
        _decide(state, told)
        return
    market = list(table.market)
    market.remove(card)
    table.market = tuple(market)
    told.append(made(Event, ("bought", facts, None)))
    _after_buying(state, told)


# ---------------------------------------------------------------------------------------------- the end


def _next(state: State, told: list[Event]) -> None:
    """The next turn, or after the last card a last chance to buy for everybody, who drew it last (TS27)."""
    table = state.table
    if table.left:
        _begin(state, (table.active + 1) % table.players, told)
        return
    table.ending, table.finals = True, around(table.players, table.active + 1)
    told.append(made(Event, ("final", {"who": table.finals[0]}, None)))
    _ask_last_buyers(state, told)


def _ask_last_buyers(state: State, told: list[Event]) -> None:
    table = state.table
    while table.finals:
        seat, table.finals = table.finals[0], table.finals[1:]
        if _ask_to_buy(table, seat, told):
            return
    table.phase, table.asked = "end", ()
    outcome = score(state)
    coins, held = tuple(purse.counts[0] for purse in table.purses), tuple(map(len, table.cards))
    facts = {"totals": outcome.totals, "winners": outcome.winners, "coins": coins, "held": held}
    told.append(made(Event, ("end", facts, None)))


def score(state: State) -> Outcome:
    """Points with the best use of all wilds; ties by coins, then by fewest cards, else shared (TS28 to TS30)."""
    table = state.table
    totals = tuple(runs.best(cards).points for cards in table.cards)
    standing = [
        (points, purse.counts[0], -len(cards))
        for points, purse, cards in zip(totals, table.purses, table.cards, strict=True)
    ]
    highest = max(standing)
    return Outcome(totals, tuple(seat for seat, mine in enumerate(standing) if mine == highest))


# ---------------------------------------------------------------------------------------------- knowing


class Odds(NamedTuple):
    """How likely the next card is to bust."""

    numbers: Fraction
    currency: Fraction

    @property
    def bust(self) -> Fraction:
        """Either way."""
        return self.numbers + self.currency


def bust_odds(view: View, total: int | None = None, money: int | None = None, *, wilds: bool = True) -> Odds:
    """How likely the next card is to bust, exactly, by all cards that were not seen.

    With other amounts than those on the table it says what it would be then; without ``wilds`` it is asked of the
    next card that is none. Both are 0 when no such card is left.
    """
    table: Table = view._table
    total = table.total if total is None else total
    money = table.money if money is None else money
    numbers, currency = table.left_numbers, table.left_currency
    among = table.left if wilds else sum(numbers) + sum(currency)
    return odds(numbers, currency, among, total, money)


def odds(numbers: Sequence[int], currency: Sequence[int], among: int, total: int, money: int) -> Odds:
    """How likely a card busts this total or this money, with so many left of each value and ``among`` in all."""
    if not among:
        return Odds(Fraction(0), Fraction(0))
    over, dear = sum(numbers[max(0, LIMIT + 1 - total) :]), sum(currency[max(0, LIMIT + 1 - money) :])
    return Odds(Fraction(over, among), Fraction(dear, among))


def imagine(view: View, chance: Random) -> State:
    """A whole state that fits all this seat knows: the cards that nobody has seen, in another order."""
    table: Table = view._table.copy()
    pile = _unseen(table)
    chance.shuffle(pile)
    used = CARDS_USED[table.players]
    return State(table, [Hand() for _ in range(table.players)], Stock(pile, DECK[used:]))


def _seen(table: Table) -> list[int]:
    """The cards that were turned up so far."""
    own = [card for cards in table.cards for card in cards]
    lot = [table.lot] if table.lot else []
    return [*table.numbers, *table.currency, *table.market, *table.discard, *own, *lot]


def _unseen(table: Table) -> list[int]:
    """The cards in the pile, ascending."""
    counts = Counter(deck(table.players))
    counts.subtract(_seen(table))
    return list(counts.elements())


def cards(view: View) -> dict[str, Cards]:
    """The cards that were turned up and those in the pile, all of which will come."""
    table: Table = view._table
    return {"deck": Cards(tuple(sorted(_seen(table))), tuple(_unseen(table)), table.left)}


def total(state: State) -> tuple[Any, ...]:
    """Coins, bust tokens and cards: never more, never less (promise 4)."""
    table, stock = state.table, state.stock
    tokens = [sum(purse.counts[k] for purse in table.purses) + table.supply[k] for k in range(len(KINDS))]
    return (*tokens, tuple(sorted([*stock.pile, *stock.away, *_seen(table)])))
