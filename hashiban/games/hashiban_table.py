"""The state of De Veiling van Hashiban: switches, table, hands and stock, and how bills move between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from hashiban.actions import CHANCE, ONLY, Seat
from hashiban.auctions import Auction
from hashiban.games import hashiban_box as box
from hashiban.games.hashiban_box import NOTHING
from hashiban.purse import Coins, added, reduced, worth

if TYPE_CHECKING:
    from hashiban.table import State


@dataclass(frozen=True, slots=True)
class Rules:
    """The switches of this game."""

    two_player_dealers: Literal[5, 3] = 5
    """How many dealers each of two players gets."""
    revealed_start: bool = False
    """Everybody may open one dealer before the first turn (HA36)."""
    win_target: Literal[3, 5] = 3
    """So many revealed dealers win; never more than were dealt to each (HA34, HA35)."""
    eject_resets: bool = False
    """When the high bidder is thrown out, the bidding starts again from nothing (HA6)."""
    deals: Literal["always", "turns", "never"] = "always"
    """Players make deals at any window, only at the start of a turn, or not at all."""
    deal_objects: bool = False
    """Objects can be given in a deal as well (HA16)."""
    strict_reveal: bool = False
    """Two dealers at once take exactly five objects, three take seven (HA31)."""
    max_turns: Literal[50, 30, 10] = 50
    """After so many turns a player the game is broken off (HA40)."""


Phase = Literal[
    "dealers", "objects", "bills", "open", "aside", "action", "price", "bid", "counter", "show", "shuffle",
    "give", "ask", "promise", "answer", "share", "join", "over", "end",
]  # fmt: skip


class Table:
    """What everybody sees. Lists have a place for each seat.

    ``asked`` is empty while the game itself goes on to the next question, and at the end.
    """

    __slots__ = (
        "active",
        "aside",
        "asked",
        "auction",
        "best",
        "bill_bottom",
        "bill_left",
        "bills",
        "capped",
        "countered",
        "deal_next",
        "ejected",
        "given",
        "given_cards",
        "hidden",
        "known_bills",
        "known_objects",
        "last",
        "lot",
        "lying",
        "object_bottom",
        "object_known",
        "object_left",
        "objects",
        "pact",
        "partner",
        "phase",
        "players",
        "pledged",
        "pools",
        "promised",
        "proposed",
        "proposer",
        "public",
        "rested",
        "revealed",
        "rules",
        "securities",
        "seller",
        "share",
        "showing",
        "shown",
        "start",
        "turn",
        "used",
        "wanted",
        "wanted_cards",
    )

    def __init__(self, players: int, rules: Rules) -> None:
        """An empty table; chance is asked first."""
        self.players, self.rules = players, rules
        self.phase: Phase = "dealers"
        self.asked: tuple[Seat, ...] = ONLY[CHANCE]
        self.active: Seat = -1  # whose turn it is
        self.turn = 0  # how many turns were begun
        self.capped = False  # broken off after too many turns
        # what lies open, and what everybody can count
        self.public: int | None = None  # the public dealer
        self.revealed: list[tuple[int, ...]] = [()] * players
        self.securities: list[tuple[int, ...]] = [()] * players
        self.hidden = [0] * players  # dealers not revealed yet
        self.bills = [0] * players  # bills in hand
        self.objects = [0] * players  # objects in hand
        self.bill_left, self.object_left = sum(box.COUNTS), len(box.OBJECTS) + len(box.SECURITIES)
        self.promised: list[Seat | None] = [None] * players  # who gets the next start income of each
        # what everybody knows of what lies face down, if they keep count
        self.known_bills = [NOTHING] * players  # bills that are in a hand for sure
        self.known_objects: list[tuple[int, ...]] = [()] * players  # objects that are in a hand, ascending
        self.bill_bottom: tuple[int, ...] = ()  # what lies at the bottom of the pile, in its order
        self.object_bottom: tuple[int, ...] = ()
        self.object_known: tuple[int, ...] = ()  # seen cards that were shuffled into the pile, ascending
        self.deal_next: Seat = 0  # who is dealt the next first object
        # an auction
        self.lot: tuple[int, ...] = ()  # what is under the hammer
        self.seller: Seat | None = None
        self.start = 0  # the start price of a lot
        self.auction = Auction(())
        self.last: Seat = 0  # who spoke last in the bidding
        self.lying = [NOTHING] * players  # own bills that lie as a bid
        self.best = [0] * players  # the last bid of each seat in this auction
        self.ejected: tuple[Seat, ...] = ()
        self.countered: tuple[Coins, tuple[int, ...]] = (NOTHING, ())  # the counter-offer that is on the table
        # a window in which anybody may step in
        self.aside: tuple[Seat, ...] = ()  # who is still to be asked, the next one first
        self.rested: tuple[Seat, ...] = ()  # who has nothing more to say this turn
        self.proposed: tuple[Seat, ...] = ()  # who made a proposal in this window
        # a deal, or a pool, that is being made
        self.proposer: Seat | None = None
        self.partner: Seat | None = None
        self.given: Coins = NOTHING  # bills that the proposer laid out
        self.given_cards: tuple[int, ...] = ()
        self.wanted: Coins = NOTHING
        self.wanted_cards: tuple[int, ...] = ()
        self.pact: Literal["none", "mine", "yours"] = "none"  # whose next start income the proposer puts in
        # pools: bills of a partner that lie with who leads
        self.pools: list[Seat | None] = [None] * players  # the partner of who leads a pool
        self.pledged = [NOTHING] * players  # the partner's bills, by who leads
        self.used = [NOTHING] * players  # those of them that are in the bid
        self.share = [NOTHING] * players  # what the partner gets when the pool wins
        # a reveal
        self.showing: tuple[int, ...] = ()  # dealers that are being revealed
        self.shown: tuple[int, ...] = ()  # objects shown for them so far

    def copy(self) -> Table:
        """The same table, free to go its own way."""
        twin = Table.__new__(Table)
        for name in _PLAIN:
            setattr(twin, name, getattr(self, name))
        for name in _LISTS:
            setattr(twin, name, getattr(self, name)[:])
        twin.auction = self.auction.copy()
        return twin

    def bid_of(self, seat: Seat) -> int:
        """What lies in front of a seat as its bid, a partner's bills included."""
        return worth(box.BILLS, self.lying[seat]) + worth(box.BILLS, self.used[seat])

    @property
    def target(self) -> int:
        """How many revealed dealers win."""
        return min(self.rules.win_target, dealt(self.players, self.rules))


_LISTS = (
    "revealed", "securities", "hidden", "bills", "objects", "promised", "known_bills", "known_objects", "lying",
    "best", "pools", "pledged", "used", "share",
)  # fmt: skip
_PLAIN = tuple(name for name in Table.__slots__ if name not in _LISTS and name != "auction")


class Hand:
    """What only its owner sees: bills, objects and dealers, and the choice it makes in secret before the first turn.

    ``opening`` is None before that choice, 0 for nothing, or the dealer to open.
    """

    __slots__ = ("cards", "coins", "dealers", "opening")

    def __init__(self, coins: Coins = NOTHING, cards: tuple[int, ...] = (), dealers: tuple[int, ...] = ()) -> None:
        """A hand with these bills, objects and dealers, each ascending."""
        self.coins, self.cards, self.dealers = coins, cards, dealers
        self.opening: int | None = None

    def copy(self) -> Hand:
        """The same hand."""
        twin = Hand(self.coins, self.cards, self.dealers)
        twin.opening = self.opening
        return twin


class Stock:
    """The piles, the next card first, and the dealers that went back to the box, ascending."""

    __slots__ = ("bill_pile", "box", "object_pile")

    def __init__(self, object_pile: list[int], bill_pile: list[int], back: tuple[int, ...]) -> None:
        """Piles in this order."""
        self.object_pile, self.bill_pile, self.box = object_pile, bill_pile, back

    def copy(self) -> Stock:
        """The same piles."""
        return Stock(self.object_pile[:], self.bill_pile[:], self.box)


def dealt(players: int, rules: Rules) -> int:
    """How many dealers everybody starts with (HS11, HS62)."""
    two = players == 2 and rules.two_player_dealers == box.DEALERS_FOR_TWO
    return box.DEALERS_FOR_TWO if two else box.DEALERS_EACH


# ---------------------------------------------------------------------------------------------- bills


def take(state: State, seat: Seat, coins: Coins) -> None:
    """Bills leave a hand while all look on."""
    table, hand = state.table, state.hands[seat]
    hand.coins = reduced(hand.coins, coins)
    table.bills[seat] -= sum(coins)
    table.known_bills[seat] = reduced(table.known_bills[seat], coins)


def give(state: State, seat: Seat, coins: Coins) -> None:
    """Bills come into a hand while all look on."""
    table, hand = state.table, state.hands[seat]
    hand.coins = added(hand.coins, coins)
    table.bills[seat] += sum(coins)
    table.known_bills[seat] = added(table.known_bills[seat], coins)


def turned_up(state: State) -> int:
    """The top bill of the pile leaves it; 0 when there is none. Whoever counted knows it if it lay at the bottom."""
    table, pile = state.table, state.stock.bill_pile
    if not pile:
        return 0
    if table.bill_left == len(table.bill_bottom):
        table.bill_bottom = table.bill_bottom[1:]
    table.bill_left -= 1
    top: int = pile.pop(0)
    return top


def draw(state: State, seat: Seat, count: int) -> tuple[int, ...]:
    """A seat takes bills from the pile, unseen by the others, as far as there are any (HA28); what they are worth."""
    table, hand, found = state.table, state.hands[seat], []
    for _ in range(count):
        open_secret = table.bill_left == len(table.bill_bottom)
        bill = turned_up(state)
        if not bill:
            break
        found.append(bill)
        hand.coins = added(hand.coins, box.ONE[bill])
        table.bills[seat] += 1
        if open_secret:
            table.known_bills[seat] = added(table.known_bills[seat], box.ONE[bill])
    return tuple(found)


def put_under(state: State, found: tuple[int, ...]) -> None:
    """Bills go to the bottom of the pile, in this order, while all look on."""
    table = state.table
    state.stock.bill_pile.extend(found)
    table.bill_left += len(found)
    table.bill_bottom += found


# ---------------------------------------------------------------------------------------------- objects


def lay_out(state: State, seat: Seat, cards: tuple[int, ...]) -> None:
    """Objects leave a hand while all look on."""
    table, hand = state.table, state.hands[seat]
    hand.cards = tuple([card for card in hand.cards if card not in cards])
    table.objects[seat] = len(hand.cards)
    table.known_objects[seat] = tuple([card for card in table.known_objects[seat] if card not in cards])


def take_up(state: State, seat: Seat, cards: tuple[int, ...]) -> None:
    """Cards come to a seat while all look on: objects into the hand, securities open before it (HS47)."""
    table, hand = state.table, state.hands[seat]
    objects = tuple([card for card in cards if not box.is_security(card)])
    hand.cards = tuple(sorted(hand.cards + objects))
    table.objects[seat] = len(hand.cards)
    table.known_objects[seat] = tuple(sorted(table.known_objects[seat] + objects))
    table.securities[seat] += tuple([card for card in cards if box.is_security(card)])


def slide_under(state: State, cards: tuple[int, ...]) -> None:
    """Cards go to the bottom of the object pile, in this order, while all look on."""
    table = state.table
    state.stock.object_pile.extend(cards)
    table.object_left += len(cards)
    table.object_bottom += cards
