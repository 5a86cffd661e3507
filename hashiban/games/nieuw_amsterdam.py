"""Nieuw Amsterdam, the bidding phase: columns of action tiles are auctioned, and the order of turns with them.

Nieuw Amsterdam is by Jeffrey D. Allers (White Goblin Games, 2012). The source is the one page on bidding.

Everybody has an order marker, 1 to n. Who has the lowest marker of those without a column puts one up and must open,
with nothing if need be. Each other seat without a column speaks once, in the order of the markers: higher, or pass.
The highest bid pays in any mix of coins, furs, goods, wood and grain, and takes the tiles, the bonus coins below them
and the marker that lies on the column; the one who put it up gets the winner's old marker. So the first auction sells
turn 1, the second turn 2, and so on. Who is left over takes a column for nothing. With two players one column of
three tiles is auctioned, and the loser takes a column of two.

Around the phase stands a frame of ours (``nieuw_amsterdam_frame``): six rounds, in each of which a tile of a kind has
a secret value for each seat. With the switch ``frame`` at "phase" there is one bidding phase and no secret: every
tile is worth 3, the average, to everybody. The source names no winner of a phase; if only the resources that are left
counted, it would be best never to bid, so the points of one round count here, too.

Rule ids: NS are the plain rules of the source text, NA our rulings where it is silent, NI what always holds, NT the
worked example (1 to 8) and other cases, NF the frame.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from hashiban.actions import CHANCE, EVERYBODY, ONLY, Action, Amount, Lay, Option, Order, Pick, Roll, Say, Seat, made
from hashiban.auctions import Auction
from hashiban.games import nieuw_amsterdam_frame as frame
from hashiban.purse import Coins, Purse
from hashiban.table import Event, Outcome, State, View

if TYPE_CHECKING:
    from random import Random

NAME = "nieuw_amsterdam"
PLAYERS = range(2, 6)
RESOURCES = ("coins", "furs", "goods", "wood", "grain")
WORTHS = (1, 1, 1, 1, 1)
"""In the bidding phase every resource is worth the same."""
KINDS = ("city", "land", "trade")
CITY, LAND, TRADE = range(3)
TILES: tuple[int, ...] = tuple(sorted((CITY, LAND, TRADE) * 4))
LONG, SHORT = 3, 2
"""The tiles of the columns that two players may put up for auction, and of those that the loser may take."""


class Setup(NamedTuple):
    """What lies ready for one number of players. The source shows only parts of it; the rest is our default."""

    tiles: tuple[int, ...] = (3, 3, 2, 2, 2)
    """The action tiles in each column."""
    bonus: tuple[int, ...] = (1, 0, 2, 2, 2)
    """The coins below each column."""
    resources: Coins = (6, 1, 4, 3, 4)
    """What everybody starts with."""


SETUP: dict[int, Setup] = {players: Setup() for players in PLAYERS}

RULES = (
    *(f"NS{k}" for k in range(1, 19)),
    *(f"NA{k}" for k in range(1, 17)),
    *(f"NI{k}" for k in range(1, 9)),
    *(f"NT{k}" for k in range(1, 14)),
    *(f"NF{k}" for k in range(1, 7)),
)
BROKEN = {
    "choose-cards-few": "NS3",
    "choose-cards-many": "NS3",
    "choose-cards-missing": "NS3",
    "pass-not-now": "NS4",
    "bid-low": "NS9",
    "bid-high": "NS8",
    "bid-not-now": "NS1",
    "bid-not-your-turn": "NS1",
    "pass-not-your-turn": "NS1",
    "pay-coins-missing": "NS11",
    "pay-laid-short": "NS11",
    "pay-laid-over": "NS11",
    "take-cards-few": "NS16",
    "take-cards-many": "NS16",
    "take-cards-missing": "NS16",
}


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of this game."""

    frame: Literal["rounds", "phase"] = "rounds"
    """What stands around the bidding: six rounds with secret values, or nothing but one phase."""


class Table:
    """What everybody sees. Lists have a place for each seat; columns are numbered from 1, 0 is none."""

    __slots__ = (
        "asked",
        "auction",
        "bonus",
        "chooser",
        "column",
        "columns",
        "left",
        "line",
        "markers",
        "paid",
        "phase",
        "players",
        "purses",
        "revealed",
        "round",
        "rounds",
        "rules",
        "supply",
        "taken",
        "totals",
        "won",
    )

    def __init__(self, players: int, rules: Rules) -> None:
        """An empty table; chance is asked first."""
        setup = SETUP[players]
        self.players, self.rules = players, rules
        self.rounds = frame.ROUNDS if rules.frame == "rounds" else 1
        self.round = 0
        self.phase: Literal["values", "markers", "tiles", "choose", "bid", "pay", "take", "end"] = (
            "values" if rules.frame == "rounds" else "markers"
        )
        self.asked: tuple[Seat, ...] = ONLY[CHANCE]
        self.purses = [Purse(WORTHS, setup.resources)] * players
        self.supply: Coins = _enough(players, rules)
        self.bonus = setup.bonus
        self.columns: list[tuple[int, ...]] = []  # the tiles that still lie in each column
        self.left: tuple[int, ...] = ()  # the columns that nobody has
        self.markers = [0] * players
        self.line: tuple[Seat, ...] = ()  # the seats without a column, by their markers
        self.won = [0] * players  # the column of this round
        self.taken: list[tuple[int, ...]] = [()] * players  # the tiles of this round
        self.paid = [0] * players  # in this round
        self.column = 0  # the one that is being auctioned
        self.chooser: Seat = 0  # who put it up
        self.auction = Auction(())
        self.totals = [0] * players
        self.revealed: list[frame.Values] = [()] * players  # the values of all rounds that are over, three a round

    def copy(self) -> Table:
        """The same table, free to go its own way."""
        twin = Table.__new__(Table)
        twin.players, twin.rules, twin.rounds, twin.round = self.players, self.rules, self.rounds, self.round
        twin.phase, twin.asked, twin.bonus, twin.supply = self.phase, self.asked, self.bonus, self.supply
        twin.purses, twin.columns, twin.left = self.purses[:], self.columns[:], self.left
        twin.markers, twin.line, twin.won, twin.taken = self.markers[:], self.line, self.won[:], self.taken[:]
        twin.chooser, twin.column, twin.auction = self.chooser, self.column, self.auction.copy()
        twin.paid, twin.totals, twin.revealed = self.paid[:], self.totals[:], self.revealed[:]
        return twin


class Hand:
    """What only its owner sees: what a tile of each kind is worth to it in this round."""

    __slots__ = ("values",)

    def __init__(self, values: frame.Values = ()) -> None:
        """A hand with these values."""
        self.values = values

    def copy(self) -> Hand:
        """The same hand."""
        return Hand(self.values)


class Stock:
    """The bag with the tiles that lie in no column and with no seat."""

    __slots__ = ("bag",)

    def __init__(self, bag: tuple[int, ...]) -> None:
        """A bag with these tiles."""
        self.bag = bag

    def copy(self) -> Stock:
        """The same bag."""
        return Stock(self.bag)


# ---------------------------------------------------------------------------------------------- the game


def start(players: int, rules: Rules) -> State:
    """The table before chance has answered anything. Raises ValueError for 1 or 6 players."""
    if players not in PLAYERS:
        raise ValueError(f"Nieuw Amsterdam is for {PLAYERS[0]} to {PLAYERS[-1]} players, not {players}.")
    return State(Table(players, rules), [Hand() for _ in range(players)], Stock(TILES))


def _enough(players: int, rules: Rules) -> Coins:
    """The supply at the start: all that can be handed out in a game, so that it never runs out (NA10)."""
    bonus = sum(SETUP[players].bonus)
    if rules.frame == "phase":
        return (bonus, 0, 0, 0, 0)
    coins, *others = [frame.ROUNDS * players * count for count in frame.INCOME]
    return (coins + frame.ROUNDS * bonus, *others)


def waiting(table: Table) -> tuple[Seat, ...]:
    """Who is asked: chance, or the one seat whose turn it is."""
    return table.asked


def alone(table: Table) -> bool:
    """Whoever is asked looks at values that are a secret, except where there are none."""
    return table.rules.frame == "rounds"


def options(view: View) -> tuple[Option, ...]:
    """What this seat may say now."""
    table: Table = view._table
    seat = view.seat
    if seat not in table.asked:
        return ()
    match table.phase:
        case "bid":
            return _bid_options(table.auction.leader, table.auction.high, table.purses[seat])
        case "choose":
            return _pick("choose", _auctioned(table))
        case "pay":
            return (made(Lay, ("pay", table.purses[seat], table.auction.high, 0, (), True)),)
        case "take":
            return _pick("take", _free(table))
        case "values":
            return (Roll("values", frame.VALUES, len(KINDS) * table.players),)
        case "tiles":
            return (Order("tiles", TILES),)
        case _:
            return (Order("markers", EVERYBODY[table.players]),)


@lru_cache(maxsize=1 << 12)
def _pick(verb: str, columns: tuple[int, ...]) -> tuple[Option, ...]:
    return (Pick(verb, columns),)


@lru_cache(maxsize=1 << 12)
def _bid_options(leader: Seat | None, high: int, purse: Purse) -> tuple[Option, ...]:
    """The opener bids anything (NS4), who follows goes higher or passes (NS9), nobody bids more than all (NS8)."""
    total = purse.total
    if leader is None:
        return (Amount("bid", 0, total),)
    return (Amount("bid", high + 1, total), Say("pass"))


def _auctioned(table: Table) -> tuple[int, ...]:
    """The columns that may be put up: all that are left, with two players those of three tiles (NS3, NS17)."""
    return table.left if table.players > 2 else _of_size(table, LONG)


def _free(table: Table) -> tuple[int, ...]:
    """The columns that the last one may take: all that are left, with two players those of two (NS16, NS18)."""
    return table.left if table.players > 2 else _of_size(table, SHORT)


def _of_size(table: Table, size: int) -> tuple[int, ...]:
    return tuple([column for column in table.left if len(table.columns[column - 1]) == size])


def apply(state: State, seat: Seat, action: Action) -> list[Event]:
    """Let a legal action happen, in place."""
    told: list[Event] = []
    verb, amount, cards, coins = action
    match verb:
        case "bid":
            _bid(state, seat, amount, told)
        case "pass":
            state.table.auction.passed()
            told.append(made(Event, ("pass", {"who": seat}, None)))
            _ask_next_bidder(state, told)
        case "choose":
            _put_up(state, seat, cards[0], told)
        case "pay":
            _pay(state, seat, coins, told)
        case "take":
            _take(state, seat, cards[0], told)
        case "values":
            _give_values(state, cards, told)
        case "markers":
            _give_markers(state.table, cards, told)
        case "tiles":
            _lay_out(state, cards, told)
    return told


# ---------------------------------------------------------------------------------------------- the bidding phase


def _give_markers(table: Table, order: tuple[Seat, ...], told: list[Event]) -> None:
    """The order markers at the very beginning, by lot (NA15)."""
    for number, seat in enumerate(order, start=1):
        table.markers[seat] = number
        told.append(made(Event, ("marker", {"who": seat, "marker": number}, None)))
    table.phase = "tiles"


def _lay_out(state: State, tiles: tuple[int, ...], told: list[Event]) -> None:
    """Fill the columns with tiles; the lowest marker puts one up first."""
    table, state.stock.bag = state.table, ()
    at, columns = 0, []
    for size in SETUP[table.players].tiles:
        columns.append(tiles[at : at + size])
        at += size
    table.columns = columns
    table.left = tuple(range(1, len(columns) + 1))
    table.line = tuple(sorted(EVERYBODY[table.players], key=table.markers.__getitem__))
    table.phase, table.asked = "choose", ONLY[table.line[0]]
    told.append(made(Event, ("round", {"round": table.round + 1, "rounds": table.rounds, "tiles": tiles}, None)))


def _put_up(state: State, seat: Seat, column: int, told: list[Event]) -> None:
    """Put a column up for auction and open, with nothing when nothing is there (NS3, NS4, NA6)."""
    table = state.table
    table.chooser, table.column = seat, column
    table.auction = Auction(table.line, once=True)
    told.append(made(Event, ("choose", {"who": seat, **_contents(table, column)}, None)))
    if any(table.purses[seat].counts):
        table.phase = "bid"
    else:
        table.auction.raised(0)
        told.append(made(Event, ("bare", {"who": seat, "amount": 0}, None)))
        _ask_next_bidder(state, told)


def _contents(table: Table, column: int) -> dict[str, int]:
    """What lies in a column, for who is told."""
    tiles = table.columns[column - 1]
    return {
        "column": column,
        "city": tiles.count(CITY),
        "land": tiles.count(LAND),
        "trade": tiles.count(TRADE),
        "bonus": table.bonus[column - 1],
    }


def _bid(state: State, seat: Seat, amount: int, told: list[Event]) -> None:
    auction = state.table.auction
    told.append(made(Event, ("opens" if auction.leader is None else "bid", {"who": seat, "amount": amount}, None)))
    auction.raised(amount)
    _ask_next_bidder(state, told)


def _ask_next_bidder(state: State, told: list[Event]) -> None:
    """Ask on, once around; who cannot go higher has to pass (NA6). Then the highest bid has won (NS10)."""
    table, auction = state.table, state.table.auction
    while auction.queue:
        seat = auction.queue[0]
        if sum(table.purses[seat].counts) > auction.high:
            table.phase, table.asked = "bid", ONLY[seat]
            return
        auction.passed()
        told.append(made(Event, ("forced", {"who": seat, "high": auction.high}, None)))
    _hammer(state, told)


def _hammer(state: State, told: list[Event]) -> None:
    """The highest bid wins; its owner says what to pay with, unless there is nothing to say."""
    table, auction = state.table, state.table.auction
    winner, due = auction.leader, auction.high
    assert winner is not None, "who puts a column up has to open"
    facts = {"who": winner, "column": table.column, "amount": due, "marker": table.markers[table.chooser]}
    told.append(made(Event, ("win", facts, None)))
    counts = table.purses[winner].counts
    if 0 < due < sum(counts) and max(counts) < sum(counts):
        table.phase, table.asked = "pay", ONLY[winner]
    else:
        _pay(state, winner, (), told)


def _pay(state: State, seat: Seat, coins: Coins, told: list[Event]) -> None:
    """Pay the whole bid to the supply, in any mix (NS11), and take the column (NS12 to NS14)."""
    table, due = state.table, state.table.auction.high
    if due:
        purse = table.purses[seat]
        coins = coins or plentiful(purse.counts, due)
        table.purses[seat] = purse.with_out(coins)
        table.supply = tuple([a + b for a, b in zip(table.supply, coins, strict=True)])
        table.paid[seat] = due
        told.append(made(Event, ("pay", {"who": seat, "amount": due, **_mix(coins)}, None)))
    _award(state, seat, told)


@lru_cache(maxsize=1 << 12)
def plentiful(counts: Coins, due: int) -> Coins:
    """What is laid when nobody says what: all that there is of the most plentiful resource, then of the next.

    Of equal ones the one that is named first goes first.
    """
    laid = [0] * len(counts)
    for kind in sorted(range(len(counts)), key=lambda kind: -counts[kind]):
        laid[kind] = min(counts[kind], due)
        due -= laid[kind]
    return tuple(laid)


def _mix(coins: Coins) -> dict[str, int]:
    """So much of each resource, for who is told."""
    return dict(zip(RESOURCES, coins, strict=True))


def _award(state: State, winner: Seat, told: list[Event]) -> None:
    """The winner takes column and marker; who put it up gets the winner's old marker (NS12 to NS14)."""
    table, markers, line = state.table, state.table.markers, state.table.line
    chooser, column, old = table.chooser, table.column, table.markers[winner]
    markers[winner] = markers[chooser]
    bonus = _move_column(table, winner, column)
    facts = {"who": winner, "column": column, "bonus": bonus, "marker": markers[winner]}
    told.append(made(Event, ("award", facts, None)))
    if winner == chooser:
        table.line = line[1:]
    else:
        markers[chooser] = old
        at = line.index(winner)
        table.line = (*line[1:at], chooser, *line[at + 1 :])
        told.append(made(Event, ("swap", {"who": chooser, "marker": old}, None)))
    table.column, table.auction = 0, Auction(())
    if len(table.line) > 1:
        table.phase, table.asked = "choose", ONLY[table.line[0]]
    else:
        _last_one(state, told)


def _move_column(table: Table, seat: Seat, column: int) -> int:
    """The tiles and the bonus coins of a column go to a seat; how many coins those are."""
    table.won[seat] = column
    table.taken[seat], table.columns[column - 1] = table.columns[column - 1], ()
    table.left = tuple([other for other in table.left if other != column])
    bonus = table.bonus[column - 1]
    if bonus:
        purse, supply = table.purses[seat], table.supply
        table.purses[seat] = _with(purse, (bonus, 0, 0, 0, 0))
        table.supply = (supply[0] - bonus, *supply[1:])
    return bonus


@lru_cache(maxsize=1 << 12)
def _with(purse: Purse, more: Coins) -> Purse:
    return Purse(WORTHS, tuple([a + b for a, b in zip(purse.counts, more, strict=True)]))


def _last_one(state: State, told: list[Event]) -> None:
    """Who is left over takes a column for nothing (NS16), by itself where only one is left."""
    table = state.table
    seat, free = table.line[0], _free(table)
    if len(free) > 1:
        table.phase, table.asked = "take", ONLY[seat]
    else:
        _take(state, seat, free[0], told, only=True)


def _take(state: State, seat: Seat, column: int, told: list[Event], *, only: bool = False) -> None:
    """A column for nothing; the own marker stays, and the phase is over."""
    table = state.table
    facts = {"who": seat, **_contents(table, column), "marker": table.markers[seat]}
    told.append(made(Event, ("last" if only else "take", facts, None)))
    _move_column(table, seat, column)
    table.line = ()
    _count(state, told)


# ---------------------------------------------------------------------------------------------- the frame (ours)


def _give_values(state: State, faces: tuple[int, ...], told: list[Event]) -> None:
    """Each seat is told in secret what a tile of each kind is worth to it in this round (NF2)."""
    table, size = state.table, len(KINDS)
    for seat, hand in enumerate(state.hands):
        hand.values = values = faces[size * seat : size * (seat + 1)]
        facts = {"who": seat, **_worths(values)}
        told.append(made(Event, ("values", facts, (seat,))))
    table.phase = "tiles" if table.round else "markers"


def _worths(values: frame.Values) -> dict[str, int]:
    return dict(zip(KINDS, values, strict=True))


def _count(state: State, told: list[Event]) -> None:
    """The phase is over: count its points (NF3), show all values, pay the income (NF4), and go on or end."""
    table = state.table
    secret = table.rules.frame == "rounds"
    for seat, hand in enumerate(state.hands):
        values = hand.values if secret else frame.EVEN
        bonus, behind = table.bonus[table.won[seat] - 1], table.players - table.markers[seat]
        got = frame.points(values, table.taken[seat], bonus, table.paid[seat], behind)
        table.totals[seat] += got.sum
        table.revealed[seat] += values
        hand.values = ()
        facts: dict[str, int] = {
            "who": seat,
            **_worths(values),
            "tiles": got.tiles,
            "bonus": bonus,
            "paid": got.paid,
            "place": behind,
            "points": got.sum,
            "total": table.totals[seat],
        }
        told.append(made(Event, ("scored", facts, None)))
    if secret:
        _pay_income(table, told)
    table.round += 1
    if table.round < table.rounds:
        _clear(state)
    else:
        table.phase, table.asked = "end", ()
        outcome = score(state)
        told.append(made(Event, ("end", {"totals": outcome.totals, "winners": outcome.winners}, None)))


def _pay_income(table: Table, told: list[Event]) -> None:
    """Everybody gets the same resources from the supply (NF4)."""
    income, players = frame.INCOME, table.players
    table.purses = [_with(purse, income) for purse in table.purses]
    table.supply = tuple([a - players * b for a, b in zip(table.supply, income, strict=True)])
    told.append(made(Event, ("income", _mix(income), None)))


def _clear(state: State) -> None:
    """All tiles go back into the bag (NA14); markers stay as they are."""
    table, n = state.table, state.table.players
    state.stock.bag = TILES
    table.columns, table.left = [], ()
    table.won, table.taken, table.paid = [0] * n, [()] * n, [0] * n
    table.phase, table.asked = "values", ONLY[CHANCE]


def score(state: State) -> Outcome:
    """The points of all rounds that are over; of equal totals more resources win, then the lower marker (NF5)."""
    table = state.table
    totals = tuple(table.totals)
    return Outcome(totals, frame.best(totals, [purse.total for purse in table.purses], table.markers))


# ---------------------------------------------------------------------------------------------- knowing


def imagine(view: View, chance: Random) -> State:
    """A whole state that fits all this seat knows: the values of the others drawn anew."""
    table: Table = view._table.copy()
    hands = [Hand() for _ in range(table.players)]
    if table.rules.frame == "rounds" and table.phase not in ("values", "end"):
        for seat, hand in enumerate(hands):
            own = seat == view.seat
            hand.values = view.values if own else tuple(chance.choices(frame.VALUES, k=len(KINDS)))
    return State(table, hands, Stock(() if table.columns else TILES))


def total(state: State) -> tuple[Any, ...]:
    """The resources of each kind with all seats and in the supply, and all tiles (promise 4)."""
    table = state.table
    resources = [sum(counts) for counts in zip(table.supply, *(purse.counts for purse in table.purses), strict=True)]
    tiles = [tile for tiles in (state.stock.bag, *table.columns, *table.taken) for tile in tiles]
    return (*resources, tuple(sorted(tiles)))
