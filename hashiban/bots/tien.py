"""Bots for Tien. Three levels, each a function of a view.

Three questions come back all the time: what is a card worth to me, what is a coin worth, and what do the others get?
The better bots answer all three in points.

A card is worth what it adds to the runs. Medium counts the points of now, with the best place for every wild. Hard
counts those of the end: the numbers that are missing still come with some chance, by how many of their copies lie in
the pile, so that a 6 beside an 8 is worth more while there is a 7 to come.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, exp
from typing import TYPE_CHECKING, NamedTuple

from hashiban import runs
from hashiban.actions import Action, Amount, Choice, Lay
from hashiban.games import tien as game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from hashiban.actions import Seat
    from hashiban.table import View

FEW = 3
"""The cards after which easy stops."""

CHEAP = (2, 3)
"""The most that easy bids for any wild, by its mood. Always 3 is nearly as good as medium with three
players, since most wilds are worth a point; always 2 leaves nearly all wilds to the others."""

STOP, STOP_MONEY = 6, 9
"""The total and the money at which medium stops. From a fresh pile 6 or 7 keeps the most cards in a turn."""

A_POINT = 3
"""The coins that medium gives for a point: about the price of the low card that makes a run one longer."""

SHARE = 0.45
"""The part of the cards that it lacks which hard counts on, shared among the players. It is less than all of them,
since many cards are spent, or lie in the market until the end. Found by trying: with more it builds castles in the
air, mostly with two players."""

COIN_EARLY, COIN_LATE = 0.69, 0.27
"""Points for a first coin at the start and at the end of the pile, over the number of rivals, two for one
player. Coins come in from the money that rivals draw, so with more of them a coin is worth less. Found by trying."""

FADING = 0.94
"""What each further coin is worth, beside the one before: nobody can use them all. Found by trying."""

SPARE = 0.7
"""What a card that is of no use is worth, beside a coin: it pays in the market, but no bid. Found by trying."""

AGAIN = 0.14
"""Points for being able to draw yet another card after the next, where that one does not bust. Found by trying:
without it hard stops too early, and reckoning a second card out to the end is no better and takes longer."""

SHARE_ALONE, AGAIN_ALONE = 0.6, -0.5
"""The same two for one player. Nobody else takes a card, so nearly all of them will come. But each card that is drawn
is one less for a later turn, which would bring a purchase too; with rivals that costs all the same. Found by trying:
so it gets all 40 points, and with the numbers for two players 32."""

SOLD = 0.3
"""How often a rival can buy what goes to the market before this seat can: a guess, and one that matters little."""

FIRST_BIDS = 3
"""How high hard thinks that a rival goes for a wild, before it has seen a higher bid of it. Without such a bound it
pays far too much where the others bid low; it learns soon enough where they do not."""

DOUBT = 0.6
"""By how many coins hard may be wrong about the highest bid of a rival, roughly. Found by trying."""


# ---------------------------------------------------------------------------------------------- the levels


def easy(view: View, luck: Random) -> Choice:
    """Draws a fixed number of cards, bids next to nothing, and buys the cheapest card there is.

    So do many people in their first game: whether a card fits plays no part yet.
    """
    match view.phase:
        case "decide":
            count = len(view.numbers) + len(view.currency)
            if count < FEW and view.left:
                return Choice(Action("draw"), "why-tien-few", {"count": count, "few": FEW})
            if view.numbers:
                return Choice(Action("numbers"), "why-tien-many", {"count": count})
            return Choice(Action("currency"), "why-tien-no-numbers")
        case "bid":
            least, most = _bidding(view).least, luck.choice(CHEAP)
            return _answer(least <= most, least, "why-tien-cheap", "why-tien-dear", {"bid": least})
        case "buy":
            price, card = min((card % 10, card) for card in view.wares)
            if price <= view.purses[view.seat].total:
                return Choice(Action("buy", 0, (card,)), "why-tien-cheapest", {"card": card})
            return Choice(Action("skip"), "why-tien-short", {"price": price})
        case _:
            return Choice(Action("pay"), "why-tien-laid", {"due": view.due})


def medium(view: View, luck: Random) -> Choice:
    """Stops at a fixed total, and values a card by the points that it adds now, with the best use of all wilds."""
    own = view.cards[view.seat]
    match view.phase:
        case "decide":
            total, money = view.total, view.money
            if view.left and total < STOP and money < STOP_MONEY:
                return Choice(Action("draw"), "why-tien-below", {"total": total, "stop": STOP})
            gain = runs.best(own + view.numbers).points - runs.best(own).points
            numbers = {"amount": gain, "money": money}
            if A_POINT * gain >= money:
                return Choice(Action("numbers"), "why-tien-points", numbers)
            return Choice(Action("currency"), "why-tien-money", numbers)
        case "bid":
            least, gain = _bidding(view).least, runs.gain(own, view.lot)
            numbers = {"card": view.lot, "amount": gain, "bid": least, "most": A_POINT * gain}
            return _answer(least <= A_POINT * gain, least, "why-tien-fair", "why-tien-unfair", numbers)
        case "buy":
            return _fair_buy(view, own)
        case _:
            return Choice(Action("pay"), "why-tien-laid", {"due": view.due})


def hard(view: View, luck: Random, *, due: float = 0.0, calm: float = 0.0) -> Choice:
    """Reckons in points of the end of the game, its own less the average of the others'.

    It draws on while the next card brings more than it may cost, by the cards that are left in the pile. In an
    auction it goes as high as the wild is worth to it, and bids only what those who speak after it will hardly top.
    ``due`` and ``calm`` are biases of ``hashiban.bots.biased``.
    """
    mind = _Mind(view)
    match view.phase:
        case "decide":
            lying = len(view.numbers) + len(view.currency)
            return _decide(view, mind, (1 + due * lying) / (1 + calm))
        case "bid":
            return _bid(view, mind)
        case "buy":
            return _buy(view, mind)
        case _:
            return _pay(view, mind)


# ---------------------------------------------------------------------------------------------- simple habits


def _bidding(view: View) -> Amount:
    option = view.options[0]
    assert isinstance(option, Amount)
    return option


def _answer(worthwhile: bool, bid: int, yes: str, no: str, numbers: dict[str, int]) -> Choice:
    """This bid if it is worthwhile, and why or why not."""
    return Choice(Action("bid", bid), yes, numbers) if worthwhile else Choice(Action("pass"), no, numbers)


def _fair_buy(view: View, own: tuple[int, ...]) -> Choice:
    """The card whose points are worth the most coins above its price, if it can be paid without cards.

    In the end coins are of no more use, so any point is worth its price then.
    """
    most = view.purses[view.seat].total
    rate = 0 if view.ending else 1
    gains = [(runs.gain(own, card), card) for card in view.wares if card % 10 <= most]
    worth, gain, price, card = max(
        ((A_POINT * gain - rate * (card % 10), gain, -(card % 10), card) for gain, card in gains),
        default=(-1, 0, 0, 0),
    )
    if gain and worth >= 0:
        return Choice(Action("buy", 0, (card,)), "why-tien-adds", {"card": card, "amount": gain, "price": -price})
    return Choice(Action("skip"), "why-tien-nothing")


# ---------------------------------------------------------------------------------------------- what a card is worth

SETS = 1 << runs.LAST
"""How many sets of numbers a colour has. A set is a number whose bit 0 stands for the number 1."""

Chances = tuple[float, ...]
"""How likely each number of a colour is still to come to a seat."""


@lru_cache
def _points(wilds: int) -> list[float]:
    """The points of every set of numbers of a colour, with so many wilds of that colour."""
    if wilds:
        fewer = _points(wilds - 1)
        return [max(fewer[held | 1 << n] for n in range(runs.LAST)) for held in range(SETS)]
    found = [0.0] * SETS
    for first in range(1, runs.LAST + 1):
        for last in range(first, runs.LAST + 1):
            run, points = (1 << last) - (1 << first - 1), float(runs.points_of((first, last)))
            found = [max(now, points) if held & run == run else now for held, now in enumerate(found)]
    return found


@lru_cache(maxsize=1 << 11)
def _prospects(chances: Chances, wilds: int) -> list[float]:
    """What every set of numbers scores in the end on average, when each other number comes with its own chance.

    Number by number, a set without it becomes the average of itself and the same set with it. Each step takes the
    lowest bit away and puts it back as the highest, so that after all nine the sets stand in their order again.
    """
    worth = _points(wilds)
    for chance in chances:
        lacking, having = worth[::2], worth[1::2]
        if chance:
            lacking = [
                without + chance * (with_it - without) for without, with_it in zip(lacking, having, strict=True)
            ]
        worth = lacking + having
    return worth


class _Sorted(NamedTuple):
    """A hand: the set of numbers and the wilds of each colour, the wilds of any colour, and the doubles."""

    held: tuple[int, ...]
    wilds: tuple[int, ...]
    shared: tuple[int, ...]
    doubles: int


@lru_cache(maxsize=1 << 12)
def _sorted(cards: tuple[int, ...]) -> _Sorted:
    held, wilds, shared, doubles = [0] * 4, [0] * 4, [], 0
    for card in cards:
        colour, number = card // 10 % 10, card % 10
        if colour == runs.ANY_COLOUR:
            shared.append(number)
        elif number == runs.ANY_NUMBER:
            wilds[colour - 1] += 1
        else:
            bit = 1 << number - 1
            doubles += 1 if held[colour - 1] & bit else 0
            held[colour - 1] |= bit
    return _Sorted(tuple(held), tuple(wilds), tuple(sorted(shared, reverse=True)), doubles)


class _Hand:
    """What a seat's cards should score in the end; wilds of any colour go one by one where they are worth most."""

    __slots__ = ("chances", "doubles", "held", "points", "wilds", "worth")

    def __init__(self, cards: tuple[int, ...], chances: Sequence[Chances]) -> None:
        """Judge these cards when the missing numbers of each colour come with these chances."""
        held, wilds, shared, self.doubles = _sorted(cards)
        self.chances, self.held, self.wilds = chances, list(held), list(wilds)
        self.worth = [_prospects(chances[colour], wilds[colour])[held[colour]] for colour in range(4)]
        for number in shared:
            gain, colour = max((self.gained(colour, number), -colour) for colour in range(4))
            if gain > 0:
                self.worth[-colour] += gain
                if number:
                    self.held[-colour] |= 1 << number - 1
                else:
                    self.wilds[-colour] += 1
        self.points = sum(self.worth)

    def gained(self, colour: int, number: int) -> float:
        """The points that a number adds to a colour, counted from 0; the number 0 is a wild."""
        held, more = self.held[colour], 0 if number else 1
        held |= 1 << number - 1 if number else 0
        return _prospects(self.chances[colour], self.wilds[colour] + more)[held] - self.worth[colour]

    def gain(self, card: int) -> float:
        """The points that one more card adds."""
        colour, number = card // 10 % 10, card % 10
        if colour == runs.ANY_COLOUR:
            return max(self.gained(each, number) for each in range(4))
        return self.gained(colour - 1, number)

    def parting(self, cards: Iterable[int], count: int) -> list[tuple[float, int]]:
        """So many of these own cards, each with the points that go with it, always the one that costs the least next.

        Of equal ones a double goes first. Wilds of any colour are kept.
        """
        rest = [card for card in cards if card // 10 % 10 != runs.ANY_COLOUR]
        held, wilds, worth, found = self.held[:], self.wilds[:], self.worth[:], list[tuple[float, int]]()

        def without(card: int) -> float:
            colour, number = card // 10 % 10, card % 10
            if not number:
                return _prospects(self.chances[colour - 1], wilds[colour - 1] - 1)[held[colour - 1]]
            numbers = held[colour - 1] & ~(1 << number - 1) if rest.count(card) == 1 else held[colour - 1]
            return _prospects(self.chances[colour - 1], wilds[colour - 1])[numbers]

        for _ in range(min(count, len(rest))):
            loss, _, card = min(
                (worth[card // 10 % 10 - 1] - without(card), rest.count(card) == 1, card) for card in rest
            )
            found.append((loss, card))
            colour, number = card // 10 % 10 - 1, card % 10
            worth[colour] -= loss
            if not number:
                wilds[colour] -= 1
            elif rest.count(card) == 1:
                held[colour] &= ~(1 << number - 1)
            rest.remove(card)
        return found


# ---------------------------------------------------------------------------------------------- what a coin is worth

_COINS = [(1 - FADING**coins) / (1 - FADING) for coins in range(64)]
"""What so many coins are worth together, in first coins."""


@lru_cache
def _copies(players: int) -> tuple[int, ...]:
    """How many of each card are in the game."""
    deck = [card % 100 for card in game.deck(players)]
    return tuple(deck.count(card) for card in range(10 * game.MONEY + 10))


class _Mind:
    """What a seat makes of the table. All worths are in points of the end of the game."""

    __slots__ = ("cards", "chances", "coin", "coins", "counts", "seat", "spare", "wealth")

    def __init__(self, view: View) -> None:
        """Count the cards that were not seen, and what coins are worth by now."""
        players = view.players
        self.seat = view.seat
        self.cards: tuple[tuple[int, ...], ...] = view.cards
        counts = list(_copies(players))
        for pile in (*self.cards, view.market, view.numbers, view.currency, view.discard):
            for card in pile:
                counts[card % 100] -= 1
        self.counts = counts
        missed = 1 - (SHARE / players if players > 1 else SHARE_ALONE)
        comes = [1 - missed**copies for copies in range(4)]
        self.chances = [tuple([comes[k] for k in counts[10 * c + 1 : 10 * c + 10]]) for c in runs.COLOURS]
        self.coins: list[int] = [purse.counts[0] for purse in view.purses]
        self.wealth: list[int] = [purse.total for purse in view.purses]
        part = view.left / game.CARDS_USED[players]
        rate: float = (COIN_LATE + (COIN_EARLY - COIN_LATE) * part) / (players - 1 or 2)
        self.coin = 0.001 if view.ending else rate  # in the end coins only break ties, before the number of cards
        self.spare = 0.0 if view.ending else SPARE * rate

    @property
    def others(self) -> list[Seat]:
        """The other seats."""
        return [seat for seat in range(len(self.cards)) if seat != self.seat]

    def hand(self, seat: Seat, more: tuple[int, ...] = ()) -> _Hand:
        """This seat's cards, with some more."""
        return _Hand(self.cards[seat] + more, self.chances)

    def paid(self, seat: Seat, amount: int) -> float:
        """What this seat misses when it pays so much in coins and bust tokens."""
        wealth = self.wealth[seat]
        return self.coin * (_COINS[wealth] - _COINS[max(0, wealth - amount)])

    def got(self, seat: Seat, amount: int) -> float:
        """What so much money is worth to this seat, which has ten coins at most."""
        wealth = self.wealth[seat]
        return self.coin * (_COINS[wealth + min(amount, game.LIMIT - self.coins[seat])] - _COINS[wealth])

    def mean(self, worths: Iterable[float]) -> float:
        """What something is worth to the others on average; nothing when there are none."""
        return sum(worths) / max(1, len(self.cards) - 1)

    def price(self, parting: Sequence[tuple[float, int]], due: int) -> float:
        """The least that is missed when so much is paid with money, and with some of these cards, the first ones."""
        lost, best = 0.0, float("inf")
        for laid in range(min(due, len(parting)) + 1):
            lost += parting[laid - 1][0] + self.spare if laid else 0.0
            if due - laid <= self.wealth[self.seat]:
                best = min(best, lost + self.paid(self.seat, due - laid))
        return best


# ---------------------------------------------------------------------------------------------- to draw or to stop


def _decide(view: View, mind: _Mind, fear: float) -> Choice:
    """Draw while that is worth more than the better way to stop; a card that busts seems ``fear`` times as likely."""
    row = _Row(view, mind)
    money = view.money
    numbers, currency = row.taken - row.paid_out[money], row.kept[money]
    stop = max(numbers, currency)
    odds = float(game.bust_odds(view).bust)
    odds = odds * fear / (1 + odds * (fear - 1))
    bust = ceil(100 * odds) if odds < 0.01 else round(100 * odds)
    if view.left:
        ahead = row.drawn(view, fear) + (AGAIN if mind.others else AGAIN_ALONE) * (1 - odds)
        if ahead > stop:
            return Choice(Action("draw"), "why-tien-on", {"bust": bust, "amount": max(0.1, _told(ahead - stop))})
    worth = _told(row.taken)
    if numbers < currency:
        why = "why-tien-cash" if mind.others else "why-tien-cash-alone"
        return Choice(Action("currency"), why, {"money": money, "amount": worth})
    if view.left:
        return Choice(Action("numbers"), "why-tien-keep", {"amount": worth, "bust": bust})
    return Choice(Action("numbers"), "why-tien-keep-last", {"amount": worth})


def _told(points: float) -> float:
    """Points as they are told: a tenth is fine enough, and 0 is 0 without a sign."""
    return round(points, 1) or 0


class _Row:
    """What the row brings, in each way that the turn can end."""

    __slots__ = ("after", "kept", "mind", "paid_out", "shown", "taken")

    def __init__(self, view: View, mind: _Mind) -> None:
        """Weigh up the cards that lie in the row now."""
        self.mind, seat = mind, mind.seat
        self.after = mind.hand(seat, view.numbers)
        own = mind.cards[seat] + view.numbers
        doubles = self.after.doubles - _sorted(mind.cards[seat]).doubles
        self.taken = self.after.points - mind.hand(seat).points + mind.spare * doubles
        self.taken += _bargain(mind, seat, self.after, own, view.market)  # the purchase that goes with it
        self.shown = self.to_market(view.numbers)
        money = range(game.LIMIT + 1)
        self.paid_out = [mind.mean(mind.got(other, amount) for other in mind.others) for amount in money]
        self.kept = [mind.got(seat, amount) - self.shown for amount in money]

    def to_market(self, cards: tuple[int, ...]) -> float:
        """What it costs that these go to the market, where others can buy them."""
        mind = self.mind
        if not cards:
            return 0.0
        return SOLD * mind.mean(_bargain(mind, s, mind.hand(s), mind.cards[s], cards) for s in mind.others)

    def drawn(self, view: View, fear: float) -> float:
        """What the next card brings on average when it is the last one of the turn, by the cards in the pile.

        Each card that busts counts as ``fear`` cards.
        """
        mind, taken = self.mind, self.taken
        total: int = view.total
        money: int = view.money
        left: int = view.left
        consolation = mind.coin * (_COINS[mind.wealth[mind.seat] + 3] - _COINS[mind.wealth[mind.seat]])
        bust = (consolation if view.supply[1] else 0.0) - self.shown
        worth, wilds, over = 0.0, left, 0
        for colour in range(4):
            for number in range(1, 10):
                copies = mind.counts[10 * (colour + 1) + number]
                wilds -= copies
                if copies and total + number > game.LIMIT:
                    over += copies
                    worth += copies * fear * (bust - self.paid_out[money])
                elif copies:
                    more = self.after.gained(colour, number) or mind.spare
                    worth += copies * max(taken + more - self.paid_out[money], self.kept[money])
        for amount in range(1, 6):
            copies = mind.counts[10 * game.MONEY + amount]
            wilds -= copies
            if copies and money + amount > game.LIMIT:
                over += copies
                worth += copies * fear * bust
            elif copies:
                worth += copies * max(taken - self.paid_out[money + amount], self.kept[money + amount])
        worth += wilds * max(taken - self.paid_out[money], self.kept[money])
        return worth / (left + (fear - 1) * over)


def _bargain(mind: _Mind, seat: Seat, hand: _Hand, own: Sequence[int], wares: Iterable[int]) -> float:
    """The most that a seat gains by buying one of these with coins and bust tokens."""
    affordable = [card for card in dict.fromkeys(wares) if card % 10 <= mind.wealth[seat] and card not in own]
    return max([0.0, *(hand.gain(card) - mind.paid(seat, card % 10) for card in affordable)])


# ---------------------------------------------------------------------------------------------- auctions


def _bid(view: View, mind: _Mind) -> Choice:
    """The bid that gains most on average, by how likely those who speak after this seat are to top it.

    Who speaks last need not guess and bids one more than the highest bid. A wild that a rival gets costs something
    too: what that one gains, shared among all who do not.
    """
    option, lot, seat, auction = _bidding(view), view.lot, mind.seat, view.auction
    least, behind = option.least, auction.queue[1:]
    gains = {s: mind.hand(s).gain(lot) for s in (seat, *behind)}
    tops = _tops(view, mind, gains, behind)
    lost = [gains[s] - mind.paid(s, least) for s in behind if tops[s] >= least]
    if auction.leader is not None:
        lost.append(mind.hand(auction.leader).gain(lot) - mind.paid(auction.leader, auction.high))
    passing = -mind.mean([max(0.0, *lost)]) if lost else 0.0
    best, said, most = passing, 0, 0
    for bid in range(least, min(option.most, mind.wealth[seat]) + 1):
        winning = gains[seat] - mind.paid(seat, bid)
        if winning <= passing:
            break
        most, stands = bid, 1.0
        for s in behind:
            stands *= 1 / (1 + exp((tops[s] - bid - 0.5) / DOUBT)) if mind.wealth[s] > bid else 1
        average = stands * winning + (1 - stands) * passing
        if average > best:
            best, said = average, bid
    if not said:
        return Choice(Action("pass"), "why-tien-no-bid", {"card": lot, "amount": _told(gains[seat]), "bid": least})
    why = "why-tien-before" if behind else "why-tien-last-word"
    return Choice(Action("bid", said), why, {"card": lot, "bid": said, "most": most})


def coins_for(view: View, seat: Seat) -> int:
    """How many coins weigh as much as the wild that is sold, in this seat's hand and by hard's reckoning.

    One more than the seat has when all its coins weigh less.
    """
    mind = _Mind(view)
    gain, most = mind.hand(seat).gain(view.lot), mind.wealth[seat]
    return next((coins for coins in range(most + 1) if mind.paid(seat, coins) >= gain), most + 1)


def _tops(view: View, mind: _Mind, gains: dict[Seat, float], behind: Sequence[Seat]) -> dict[Seat, int]:
    """How high each of those who still speak should go: no higher than it has gone before, or than many do."""
    seen = dict.fromkeys(behind, FIRST_BIDS)
    for name, facts, _ in view.heard if behind else ():
        if name == "bid" and facts["who"] in seen:
            seen[facts["who"]] = max(seen[facts["who"]], facts["amount"])
    for seat, bound in seen.items():
        bids = range(1, min(bound, mind.wealth[seat]) + 1)
        seen[seat] = max((bid for bid in bids if mind.paid(seat, bid) < gains[seat]), default=0)
    return seen


# ---------------------------------------------------------------------------------------------- buying and paying


def _buy(view: View, mind: _Mind) -> Choice:
    """The card that is worth most above what paying for it costs; none when that is more than any is worth."""
    hand = mind.hand(mind.seat)
    parting = hand.parting(mind.cards[mind.seat], max(card % 10 for card in view.wares))
    best, bought, gained, cost = 0.0, 0, 0.0, 0.0
    prices = {due: mind.price(parting, due) for due in {card % 10 for card in view.wares}}
    for card in view.wares:
        gain, price = hand.gain(card), prices[card % 10]
        if gain - price > best:
            best, bought, gained, cost = gain - price, card, gain, price
    if bought:
        facts = {"card": bought, "amount": _told(gained), "cost": _told(cost)}
        return Choice(Action("buy", 0, (bought,)), "why-tien-buy", facts)
    return Choice(Action("skip"), "why-tien-skip")


def _pay(view: View, mind: _Mind) -> Choice:
    """The way to pay that is missed least; of equal ones the one that keeps the most coins, which break ties."""
    option, seat = view.options[0], mind.seat
    assert isinstance(option, Lay)
    parting = mind.hand(seat, (view.wanted,)).parting(option.cards, option.due)
    coins, tokens = option.purse.counts

    def missed(way: game.Way) -> tuple[float, int]:
        lost = sum(loss + mind.spare for loss, _ in parting[: way.cards])
        return lost + mind.paid(seat, way.coins + 3 * way.tokens), way.coins

    ways = [
        way for way in game.ways_to_pay(coins, tokens, len(option.cards), option.due) if way.cards <= len(parting)
    ]
    if not ways:  # only wilds of any colour are left to pay with
        return Choice(Action("pay"), "why-tien-laid", {"due": option.due})
    way = min(ways, key=missed)
    cards = tuple(sorted(card for _, card in parting[: way.cards]))
    return Choice(Action("pay", 0, cards, (way.coins, way.tokens)), "why-tien-pay", {"due": option.due})
