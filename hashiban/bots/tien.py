"""Bots for Tien. Three levels, each a function of a view."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import TYPE_CHECKING

from hashiban import runs
from hashiban.actions import Action, Amount, Choice, Lay
from hashiban.games import tien as game

if TYPE_CHECKING:
    from random import Random

    from hashiban.table import View

FEW = 3
CHEAP = 2

P = dict(
    share=0.45, s_t=0.0, market=0.0, m0=0.27, m1=0.42, d=0.94, on=0.14, ext=0.3, ext2=1.0, noise=1.0, spare=0.7, wild=0.1, deny=1.5, oth=.8, depth=1, rt=1.0, prior=2.5, more=0,
)


def easy(view: View, luck: Random) -> Choice:
    match view.phase:
        case "decide":
            drawn = len(view.numbers) + len(view.currency)
            if drawn < FEW and view.left:
                return Choice(Action("draw"), "why-tien-few")
            verb = "numbers" if view.numbers else "currency"
            return Choice(Action(verb), "why-tien-enough")
        case "bid":
            least = view.options[0].least
            if least <= CHEAP:
                return Choice(Action("bid", least), "why-tien-cheap")
            return Choice(Action("pass"), "why-tien-dear")
        case "buy":
            card = min(view.wares, key=lambda card: card % 10)
            if card % 10 <= view.purses[view.seat].total:
                return Choice(Action("buy", 0, (card,)), "why-tien-buy")
            return Choice(Action("skip"), "why-tien-skip")
    return Choice(Action("pay"), "why-tien-pay")


STOP, STOP_MONEY = 6, 9
A_POINT = 3


def medium(view: View, luck: Random) -> Choice:
    own = view.cards[view.seat]
    match view.phase:
        case "decide":
            total, money = view.total, view.money
            if view.left and total < STOP and money < STOP_MONEY:
                return Choice(Action("draw"), "why-tien-low")
            gain = runs.best(own + view.numbers).points - runs.best(own).points
            verb = "numbers" if A_POINT * gain >= money else "currency"
            return Choice(Action(verb), "why-tien-enough")
        case "bid":
            least, worth = view.options[0].least, A_POINT * runs.gain(own, view.lot)
            if least <= worth:
                return Choice(Action("bid", least), "why-tien-cheap")
            return Choice(Action("pass"), "why-tien-dear")
        case "buy":
            most = view.purses[view.seat].total
            wares = [card for card in view.wares if card % 10 <= most or view.ending] or [view.wares[0]]
            worth, _, card = max((A_POINT * runs.gain(own, card) - (0 if view.ending else card % 10), -(card % 10), card) for card in wares)
            if worth >= 0 and card % 10 <= most:
                return Choice(Action("buy", 0, (card,)), "why-tien-buy")
            return Choice(Action("skip"), "why-tien-skip")
    return Choice(Action("pay"), "why-tien-pay")


# ------------------------------------------------------------------------------------------------ hard


@lru_cache
def points(wilds: int) -> list[float]:
    """The points of every set of numbers of a colour with so many wilds of its own; bit 0 is the number 1."""
    if wilds:
        fewer = points(wilds - 1)
        return [max(fewer[held | 1 << n] for n in range(9)) for held in range(512)]
    found = [0.0] * 512
    for first in range(9):
        for last in range(first, 9):
            run = (1 << last + 1) - (1 << first)
            worth = float(last - first + 1 + (last - first == 8))
            for held in range(512):
                if held & run == run and found[held] < worth:
                    found[held] = worth
    return found


@lru_cache(maxsize=1 << 12)
def prospects(chances: tuple[float, ...], wilds: int) -> list[float]:
    """What every set of numbers should score in the end when each other number comes with its chance."""
    worth = points(wilds)
    for chance in chances:
        without, having = worth[::2], worth[1::2]
        if chance:
            without = [low + chance * (high - low) for low, high in zip(without, having)]
        worth = without + having
    return worth


@lru_cache(maxsize=1 << 12)
def sorted_out(cards):
    held, own, shared, spare = [0] * 4, [0] * 4, [], 0
    for card in cards:
        tens, ones = divmod(card, 10)
        if tens == 5:
            shared.append(ones)
        elif ones == 0:
            own[tens - 1] += 1
        else:
            bit = 1 << ones - 1
            if held[tens - 1] & bit:
                spare += 1
            held[tens - 1] |= bit
    return tuple(held), tuple(own), tuple(sorted(shared, reverse=True)), spare


class Hand:
    """A player's cards as bits, wilds placed by value."""

    __slots__ = ("held", "own", "tables", "now", "total", "spare", "qs")

    def __init__(self, cards, qs):
        held, own, shared, self.spare = sorted_out(cards)
        self.held, self.own = list(held), list(own)
        self.qs = qs
        self.tables = [prospects(q, k) for q, k in zip(qs, own)]
        self.now = [table[h] for table, h in zip(self.tables, held)]
        for ones in shared:
            worth, c = self.best_place(ones)
            if c >= 0:
                self.now[c] += worth
                if ones:
                    self.held[c] |= 1 << ones - 1
                else:
                    self.own[c] += 1
                    self.tables[c] = prospects(qs[c], self.own[c])
        self.total = sum(self.now)

    def best_place(self, ones):
        best, at = 0.0, -1
        for c in range(4):
            h = self.held[c]
            worth = (self.tables[c][h | 1 << ones - 1] if ones else prospects(self.qs[c], self.own[c] + 1)[h]) - self.now[c]
            if worth > best:
                best, at = worth, c
        return best, at

    def loss(self, card):
        tens, ones = divmod(card, 10)
        if tens == 5:
            return 1.0
        c = tens - 1
        if not ones:
            return self.now[c] - prospects(self.qs[c], self.own[c] - 1)[self.held[c]]
        return self.now[c] - self.tables[c][self.held[c] & ~(1 << ones - 1)]

    def gain(self, card):
        tens, ones = divmod(card, 10)
        if tens == 5:
            return self.best_place(ones)[0]
        c = tens - 1
        if not ones:
            return prospects(self.qs[c], self.own[c] + 1)[self.held[c]] - self.now[c]
        return self.tables[c][self.held[c] | 1 << ones - 1] - self.now[c]


@lru_cache
def copies(players):
    counts = [0] * 70
    for card in game.deck(players):
        counts[card] += 1
    return counts


class Mind:
    def __init__(self, view):
        self.view = view
        self.n = n = view.players
        self.seat = view.seat
        counts = copies(n)[:]
        cards = self.cards = view.cards
        self.market = view.market
        self.numbers, self.currency = view.numbers, view.currency
        for pile in (*cards, self.market, self.numbers, self.currency, view.discard):
            for card in pile:
                counts[card] -= 1
        self.counts = counts
        self.left = view.left
        self.t = view.left / game.CARDS_USED[n]
        s = P["share"] / max(n, 2)
        by = [1 - (1 - s) ** k for k in range(4)]
        if P["market"]:
            m = P["market"] * min(1, self.t * 2) / max(n, 2)
            by2 = [1 - (1 - s) ** k * (1 - m) for k in range(4)]
            on = set(self.market)
            self.qs = [tuple([(by2 if card in on else by)[counts[card]] for card in range(10 * c + 1, 10 * c + 10)]) for c in range(1, 5)]
        else:
            self.qs = [tuple([by[k] for k in counts[10 * c + 1: 10 * c + 10]]) for c in range(1, 5)]
        self.purses = [purse.counts for purse in view.purses]
        self.rate = 0.001 if view.ending else (P["m0"] + P["m1"] * self.t) / max(n - 1, 1)
        self.sp = P["spare"] * self.rate

    def hand(self, seat, extra=()):
        return Hand(self.cards[seat] + extra, self.qs)

    def money(self, w):
        return self.rate * (1 - P["d"] ** w) / (1 - P["d"])

    def wealth(self, seat, hand=None):
        coins, tokens = self.purses[seat]
        return coins + 3 * tokens

    def gets(self, seat, money):
        """What these coins are worth to that seat."""
        coins, tokens = self.purses[seat]
        w = coins + 3 * tokens
        return self.money(w + min(money, 10 - coins)) - self.money(w)

    def others_get(self, money):
        if self.n == 1 or not money:
            return 0
        return P["oth"] * sum(self.gets(s, money) for s in range(self.n) if s != self.seat) / (self.n - 1)

    def token(self):
        w = self.wealth(self.seat)
        return self.money(w + 3) - self.money(w)

    def price(self, cards, hand, w):
        """What paying so many costs, in points: coins, and cards that are missed little."""
        losses, seen = [], set()
        for card in cards:
            losses.append(0.0 if card in seen and card % 10 and card < 50 else hand.loss(card))
            seen.add(card)
        losses.sort()
        def cost(due):
            best = 99.0
            lost = 0.0
            for k in range(min(due, len(losses)) + 1):
                if k:
                    lost += losses[k - 1] + self.sp
                if due - k <= w:
                    worth = lost + self.money(w) - self.money(w - due + k)
                    if worth < best:
                        best = worth
            return best
        return cost

    def best_buy(self, hand, wares, w, owned, cost=None):
        best, card = 0, 0
        mw = self.money(w)
        for ware in dict.fromkeys(wares):
            due = ware % 10
            if ware in owned or (due > w and cost is None):
                continue
            g = hand.gain(ware)
            if g <= best:
                continue
            surplus = g - (cost(due) if cost else mw - self.money(w - due))
            if surplus > best:
                best, card = surplus, ware
        return best, card


def hard(view: View, luck: Random) -> Choice:
    mind = Mind(view)
    match view.phase:
        case "decide":
            return _decide(mind, view)
        case "bid":
            return _bid(mind, view)
        case "buy":
            return _buy(mind, view)
    return _pay(mind, view)


def _decide(mind, view):
    seat = mind.seat
    before = mind.hand(seat).total
    after = mind.hand(seat, mind.numbers)
    C, total = view.money, view.total
    w = mind.wealth(seat)
    owned = mind.cards[seat] + mind.numbers
    buy, _ = mind.best_buy(after, mind.market, w, owned)
    spare = mind.sp
    take = after.total - before + spare * after.spare + buy
    ext = external(mind, mind.numbers)
    oth = [mind.others_get(c) for c in range(11)]
    mine = [mind.gets(seat, c) - ext for c in range(11)]
    stop_n, stop_c = take - oth[C], mine[C]
    stop = max(stop_n, stop_c)
    verb = "numbers" if stop_n >= stop_c else "currency"
    if not view.left:
        return Choice(Action(verb), "why-tien-enough")
    counts, left = mind.counts, mind.left
    numbers = []
    for v in range(1, 10):
        k, g = 0, 0.0
        for c in range(10, 50, 10):
            many = counts[c + v]
            if many:
                k += many
                g += many * ((after.gain(c + v) or spare))
        if k:
            numbers.append((v, k, g / k))
    currency = [(v, counts[60 + v]) for v in range(1, 6) if counts[60 + v]]
    wild = left - sum(k for _, k, _ in numbers) - sum(k for _, k in currency)
    token = mind.token() - P["ext2"] * ext

    def ahead(total, C, take, depth):
        worth = 0.0
        for v, k, g in numbers:
            if total + v > 10:
                worth += k * (token - oth[C])
            else:
                worth += k * value(total + v, C, take + g, depth)
        for v, k in currency:
            worth += k * (token if C + v > 10 else value(total - v, C + v, take, depth))
        return (worth + wild * (value(total, C, take, depth) + P["wild"])) / left

    def value(total, C, take, depth):
        stop = max(take - oth[C], mine[C])
        if depth <= 1:
            return stop
        return max(stop, ahead(total, C, take, depth - 1))

    go = ahead(total, C, take, int(P["depth"]))
    if go + P["on"] * (1 - float(game.bust_odds(view).bust)) > stop:
        return Choice(Action("draw"), "why-tien-go")
    return Choice(Action(verb), "why-tien-enough")


def external(mind, cards):
    if not cards or mind.n == 1:
        return 0
    e = 0.0
    for s in range(mind.n):
        if s != mind.seat:
            h = mind.hand(s)
            w = mind.wealth(s)
            e += mind.best_buy(h, cards, w, mind.cards[s])[0]
    return P["ext"] * e / (mind.n - 1)


def _bid(mind, view):
    seat, lot = mind.seat, view.lot
    option = view.options[0]
    high = option.least - 1
    auction = view.auction
    behind = auction.queue[1:]
    n = mind.n
    gains = [mind.hand(s).gain(lot) for s in range(n)]

    def surplus(s, b):
        w = mind.wealth(s)
        return gains[s] - mind.money(w) + mind.money(max(w - b, 0))

    seen = [P["prior"]] * n
    if behind and P["prior"] < 50:
        for name, facts, _ in view.heard:
            if name == "bid":
                who, amount = facts["who"], facts["amount"]
                if amount > seen[who]:
                    seen[who] = amount
    tops = {}
    for s in behind:
        b = 0
        while b < mind.wealth(s) and surplus(s, b + 1) > 0:
            b += 1
        tops[s] = min(b * P["rt"], seen[s] + P["more"])
    leader = auction.leader
    # utility when I pass
    def lost(price_by):
        return 0

    if n > 1:
        rival = -P["deny"] * max([0.0] + ([surplus(leader, high)] if leader is not None else []) + [surplus(s, min(tops[s], high + 1)) for s in behind]) / (n - 1)
    else:
        rival = 0.0
    best, said = rival, None
    for b in range(option.least, option.most + 1):
        p = 1.0
        for s in behind:
            if mind.wealth(s) > b:
                p *= 1 / (1 + exp((tops[s] - b - 0.5) / P["noise"]))
        u = p * surplus(seat, b) + (1 - p) * rival
        if u > best:
            best, said = u, b
        if surplus(seat, b) < rival:
            break
    if said is None:
        return Choice(Action("pass"), "why-tien-dear")
    return Choice(Action("bid", said), "why-tien-cheap")


def _buy(mind, view):
    seat = mind.seat
    own = mind.cards[seat]
    hand = mind.hand(seat)
    w = mind.wealth(seat)
    _, card = mind.best_buy(hand, view.wares, w, own, mind.price(own, hand, w))
    if card:
        return Choice(Action("buy", 0, (card,)), "why-tien-buy")
    return Choice(Action("skip"), "why-tien-skip")


def _pay(mind, view):
    seat = mind.seat
    option = view.options[0]
    hand = mind.hand(seat, (view.wanted,))
    losses, seen = [], set()
    for card in option.cards:
        losses.append((0.0 if card in seen and card % 10 and card < 50 else hand.loss(card), card))
        seen.add(card)
    losses.sort()
    coins, tokens = mind.purses[seat]
    w = coins + 3 * tokens
    best, laid = -99, None
    for way in game.ways_to_pay(coins, tokens, len(option.cards), view.due):
        worth = mind.money(w - way.coins - 3 * way.tokens) - sum(x + mind.sp for x, _ in losses[:way.cards]) - 1e-6 * way.coins
        if worth > best:
            best, laid = worth, way
    return Choice(Action("pay", 0, tuple(sorted(c for _, c in losses[:laid.cards])), (laid.coins, laid.tokens)), "why-tien-pay")
