"""Bots for Wereldhandel. Three levels, each a function of a view.

What is a card worth in money? The money itself counts nothing in the end, so the better bots share it out over the
points that can still be won, and more of it goes where a card brings more. A set counts with its own value and once
more for every other set, so the same card is worth more to who will own many.

A trade is an all-pay auction: who offers has paid, and who answers with cards has paid too, whoever wins. In such an
auction there is no best amount that a rival may know. The answer of theory is to draw one between nothing and what
the goods are worth to the one who wants them less (Baye, Kovenock and de Vries, 1996), and where money is short to
lay all of it, the more often the shorter it is (Che and Gale, 1998).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from hashiban.actions import Action, Amount, Choice, Lay
from hashiban.games.wereldhandel import COPIES, KINDS, MONEY, PAYOUTS, START, STEP, decoded
from hashiban.purse import Coins, Purse, least, worth

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from hashiban.actions import Seat
    from hashiban.table import View

VALUES = tuple(kind.value for kind in KINDS)

PULL = (0.0, 1.0, 2.3, 4.0, 1e6)
"""How strongly so many cards of a kind pull the others towards them.

In games of four hard seats three cards against one became the set in 78 % of 138 cases, two against one and one in
56 % of 50.
"""
FREE = 1.0
"""How strongly a card that is still in the pile pulls; whoever gets it gets that."""
RATE = 0.9
"""What hard gives for a point, as a part of an even share of its money.

With 0.6 and with 2.2 it won less often against medium.
"""
COMING = 0.35
"""What part of the money that trees will bring hard counts as its own already."""
DENIAL = 0.6
"""What hard gives for keeping a point from a rival, as a part of what it gives for its own.

Against hard itself both 0.2 and 1 won less.
"""
REFUSAL = 1.7
"""How many times the bid a card must be worth before hard buys it as auctioneer: it pays, and gets no bid.

Against hard itself both 1.3 and 2.2 won less.
"""
PUSH = 0.8
"""How far hard goes, as a part of what the auctioneer would pay, when it bids only to be bought out."""
OPEN = 0.8
"""What part of its money the others must know before hard bids what it cannot pay: then it has little to hide."""
KEEN = 0.12
"""What a trade must bring hard, as a part of its money, before it leaves the next card in the pile."""
ZERO = 0.5
"""How often hard and medium hide a card of 0 among those they lay."""

OWNED = (0.25, 0.3, 0.45, 0.8)
"""What medium gives for a card, as a part of the value of the set, by how many it has."""
RESERVE = (0.45, 0.55, 0.7, 1.0)
"""What part of its money medium bids at most, by how many it has."""
RICH = 400
"""So much money each makes prices what ``OWNED`` says; with less or more around they go down or up."""


# ---------------------------------------------------------------------------------------------- the levels


def easy(view: View, luck: Random) -> Choice:
    """Turns up a card, bids up to a quarter of its value, often takes what it is offered, and hardly ever trades.

    So do many people in their first game: every card of a set is worth the same, and money is there to be spent.
    """
    option = view.options[0]
    match view.phase:
        case "turn":
            return _any_turn(view, luck)
        case "bid":
            return _bid_a_quarter(view, luck)
        case "refusal":
            if len(view.options) > 1 and luck.random() < 0.15:
                return Choice(Action("buy"), "why-wereldhandel-fancy", {"card": view.card})
            return Choice(Action("sell"), "why-wereldhandel-cash", {"bid": view.auction.high})
        case "offer":
            return _laid(view, _few(view.purse, luck), "why-wereldhandel-small")
        case "answer" if luck.random() < 0.5:
            return Choice(Action("accept"), "why-wereldhandel-take")
        case "answer":
            return _laid(view, _few(view.purse, luck), "why-wereldhandel-against")
    return Choice(Action(option.verb), "why-wereldhandel-pay")


def medium(view: View, luck: Random) -> Choice:
    """Gives more for the third and the fourth card of a set, and keeps some money back.

    It buys by first refusal what is worth the price, trades where it has three or where two against two make a set,
    offers a good part of what that is worth, and answers with cards when it has enough.
    """
    option = view.options[0]
    match view.phase:
        case "turn":
            return _plain_turn(view)
        case "bid":
            return _bid_by_holding(view)
        case "refusal":
            price, bid = _by_holding(view, view.card), view.auction.high
            numbers = {"card": view.card, "worth": price, "bid": bid}
            if len(view.options) > 1 and price > 1.5 * bid:
                return Choice(Action("buy"), "why-wereldhandel-keep", numbers)
            return Choice(Action("sell"), "why-wereldhandel-let", numbers)
        case "offer" | "answer":
            return _plain_trade(view, luck)
    return Choice(Action(option.verb), "why-wereldhandel-pay")


def hard(view: View, luck: Random, *, fond: float = 0.0) -> Choice:
    """Weighs every card by the points it should bring, the multiplier and the rivals included, in money.

    It pushes the price where the auctioneer will buy, buys by price itself, trades where the rival is poor, draws its
    offers so that nobody can read them, and lays a 0 against an offer rather than take it: if that was a 0 too, the
    other must offer once more. ``fond`` is a bias of ``hashiban.bots.biased``: what is its own counts so much more.
    """
    option = view.options[0]
    match view.phase:
        case "turn":
            return _best_turn(view, 1 + fond)
        case "bid":
            return _bid_by_gain(view)
        case "refusal":
            return _refuse_by_gain(view, 1 + fond)
        case "offer":
            return _mixed_offer(view, luck)
        case "answer":
            return _mixed_answer(view, luck, 1 + fond)
    return Choice(Action(option.verb), "why-wereldhandel-pay")


# ---------------------------------------------------------------------------------------------- easy


def _any_turn(view: View, luck: Random) -> Choice:
    if view.options[0].verb == "auction" and luck.random() < 0.9:
        return Choice(Action("auction"), "why-wereldhandel-curious")
    return _trade(luck.choice(view.trades), "why-wereldhandel-mood")


def _bid_a_quarter(view: View, luck: Random) -> Choice:
    option, quarter = view.options[0], VALUES[view.card] // COPIES
    numbers = {"card": view.card, "quarter": quarter}
    if isinstance(option, Amount) and option.least <= min(quarter, view.purse.total) and luck.random() < 0.8:
        return Choice(Action("bid", option.least), "why-wereldhandel-quarter", numbers | {"bid": option.least})
    if quarter < view.auction.high + STEP:
        return Choice(Action("pass"), "why-wereldhandel-no-quarter", numbers)
    return Choice(Action("pass"), "why-wereldhandel-enough")


# ---------------------------------------------------------------------------------------------- medium


def _by_holding(view: View, kind: int) -> int:
    """What medium gives for one more card of this kind."""
    around = view.money / view.players / RICH
    return int(VALUES[kind] * OWNED[min(view.goods[view.seat][kind], COPIES - 1)] * min(around, 1.5))


def _bid_by_holding(view: View) -> Choice:
    option, card = view.options[0], view.card
    price, high = _by_holding(view, card), view.auction.high
    most = int(RESERVE[view.goods[view.seat][card]] * view.purse.total)
    numbers = {"card": card, "worth": price, "bid": high + STEP, "most": most}
    if not isinstance(option, Amount) or option.least > price:
        return Choice(Action("pass"), "why-wereldhandel-dear", numbers)
    if option.least > most:
        return Choice(Action("pass"), "why-wereldhandel-reserve", numbers)
    return Choice(Action("bid", option.least), "why-wereldhandel-worth", numbers)


def _plain_turn(view: View) -> Choice:
    """A trade that may make a set at once, for who has an even share of the money; else a card of the pile."""
    mine, first = view.goods[view.seat], view.options[0]
    found = []
    for code in view.trades:
        partner, kind = decoded(code)
        ours, theirs = mine[kind], view.goods[partner][kind]
        complete = ours + (2 if ours == theirs == 2 else 1) == COPIES
        richer = view.purse.total >= view.money / view.players
        found.append((complete and richer, complete, ours - theirs, VALUES[kind], code))
    good, *_, code = max(found)
    if first.verb == "auction" and not good:
        return Choice(Action("auction"), "why-wereldhandel-pile")
    return _trade(code, "why-wereldhandel-complete" if max(found)[1] else "why-wereldhandel-best")


def _plain_trade(view: View, luck: Random) -> Choice:
    """A third to all of what the goods are worth; the answer is that too, when there is enough money for it."""
    price = view.stake * _by_holding(view, view.kind)
    held = view.purse.total
    if view.phase == "offer":
        aim = min(price * luck.uniform(0.3, 1.0), held * 0.8)
        return _laid(view, _near(view.purse, aim, luck), "why-wereldhandel-part", worth=price)
    if held >= price and luck.random() < 0.6:
        aim = price * luck.uniform(0.3, 1.0)
        return _laid(view, _near(view.purse, aim, luck), "why-wereldhandel-enough-for", worth=price)
    return Choice(Action("accept"), "why-wereldhandel-take")


# ------------------------------------------------------------------------------------------- hard: what is it worth


class Outlook(NamedTuple):
    """What the seats may expect, a place for each of them."""

    points: list[list[float]]
    """How many points a set would bring, for each kind of goods: its own value, and more with every other set."""
    rates: list[float]
    """What a point is worth to this seat, in money."""
    money: list[float]
    """About how much money this seat holds."""


@lru_cache(maxsize=1 << 14)
def _chances(held: tuple[int, ...], left: int) -> tuple[float, ...]:
    """How likely each seat will own the set when they hold so many cards and so many are in the pile."""
    pulls = [PULL[n] for n in held]
    free = FREE * left
    total = sum(pulls) + free
    return tuple([(pull + free / len(held)) / total for pull in pulls])


@lru_cache(maxsize=1 << 10)
def _outlook(goods: tuple[tuple[int, ...], ...], money: tuple[float, ...], coming: float) -> Outlook:
    """The outlook of all seats for these goods."""
    kinds = [_chances(held, COPIES - sum(held)) for held in zip(*goods, strict=True)]
    points, rates = [], []
    for seat, row in enumerate(zip(*kinds, strict=True)):
        sets = sum(row)
        value = sum([chance * v for chance, v in zip(row, VALUES, strict=True)])
        gains = [v * (1 + sets - chance) + value - chance * v for chance, v in zip(row, VALUES, strict=True)]
        still = [gain for gain, held in zip(gains, zip(*goods, strict=True), strict=True) if COPIES not in held]
        points.append(gains)
        rates.append(RATE * (money[seat] + coming) * len(goods) / (sum(still) or 1))
    return Outlook(points, rates, list(money))


def _look(view: View) -> Outlook:
    coming = COMING * sum(PAYOUTS[view.trees :]) if view.left else 0.0
    return _outlook(view.goods, _money(view), coming)


def _money(view: View) -> tuple[float, ...]:
    """About how much money each seat holds: what is known of it, and for the rest the mean of what is not known."""
    known = [worth(MONEY, coins) for coins in view.knows]
    loose = [count - sum(coins) for count, coins in zip(view.counts, view.knows, strict=True)]
    each = (view.money - sum(known)) / (sum(loose) or 1)
    return tuple([have + each * cards for have, cards in zip(known, loose, strict=True)])


def _swing(look: Outlook, seat: Seat, kind: int, before: tuple[int, ...], after: tuple[int, ...]) -> float:
    """What it is worth to this seat, in money, that these hold the kind as after and not as before."""
    there, here = _chances(after, COPIES - sum(after)), _chances(before, COPIES - sum(before))
    gain = 0.0
    part = DENIAL / (len(before) - 1)
    for other, (then, now) in enumerate(zip(there, here, strict=True)):
        if then != now:
            more = (then - now) * look.points[other][kind]
            gain += more if other == seat else -part * more
    return gain * look.rates[seat]


def _given(held: Sequence[int], seat: Seat, count: int, giver: Seat | None = None) -> tuple[int, ...]:
    """So many cards more for this seat, from the pile or from another seat."""
    row = list(held)
    row[seat] += count
    if giver is not None:
        row[giver] -= count
    return tuple(row)


# ---------------------------------------------------------------------------------------------- hard: auctions


def _bid_by_gain(view: View) -> Choice:
    """Up to what the card is worth to this seat; and further, as long as the auctioneer will surely buy."""
    option, card, seat, auction = view.options[0], view.card, view.seat, view.auction
    look, held = _look(view), tuple([row[card] for row in view.goods])
    other = view.active if auction.leader is None else auction.leader
    price = _swing(look, seat, card, _given(held, other, 1), _given(held, seat, 1))
    numbers = {"card": card, "worth": max(0, int(price)), "bid": auction.high + STEP}
    if not isinstance(option, Amount):
        return Choice(Action("pass"), "why-wereldhandel-short", numbers)
    cost = least(Purse(MONEY, (0, *view.purse.counts[1:])), option.least)
    if cost is not None and cost <= min(price, option.most):
        return Choice(Action("bid", cost), "why-wereldhandel-worth", numbers | {"bid": cost})
    keeps = _swing(look, view.active, card, _given(held, seat, 1), _given(held, view.active, 1)) / REFUSAL
    shown = worth(MONEY, view.known[seat]) >= OPEN * view.purse.total
    if (cost is not None or shown) and option.least <= PUSH * min(keeps, look.money[view.active]):
        return Choice(Action("bid", option.least), "why-wereldhandel-push", numbers)
    if cost is None:
        return Choice(Action("pass"), "why-wereldhandel-short", numbers)
    return Choice(Action("pass"), "why-wereldhandel-dear", numbers | {"bid": cost})


def _refuse_by_gain(view: View, own: float) -> Choice:
    """Buys what is worth more than the money that goes and the money that does not come; its card counts so much."""
    card, seat, auction = view.card, view.seat, view.auction
    look, held = _look(view), tuple([row[card] for row in view.goods])
    price = own * _swing(look, seat, card, _given(held, auction.leader, 1), _given(held, seat, 1))
    numbers = {"card": card, "worth": max(0, int(price)), "bid": auction.high}
    if len(view.options) == 1:
        return Choice(Action("sell"), "why-wereldhandel-cash", numbers)
    if _most(view, auction.leader, view.counts[auction.leader]) < auction.high:
        return Choice(Action("sell"), "why-wereldhandel-caught", numbers)
    cost = least(Purse(MONEY, (0, *view.purse.counts[1:])), auction.high) or 0
    if price >= cost + (REFUSAL - 1) * auction.high:
        return Choice(Action("buy"), "why-wereldhandel-keep", numbers)
    return Choice(Action("sell"), "why-wereldhandel-let", numbers)


def _most(view: View, seat: Seat, count: int) -> int:
    """The most that so many cards of this seat can be worth, by all that is known of the hands."""
    around = [view.players * n for n in START]
    for paid in PAYOUTS[: view.trees]:
        around[MONEY.index(paid)] += view.players
    known = view.knows[seat]
    for kind, n in enumerate(map(sum, zip(*view.knows, strict=True))):
        around[kind] -= n
    unknown, most = view.counts[seat] - sum(known), 0
    for value, have, loose in zip(reversed(MONEY), reversed(known), reversed(around), strict=True):
        more = min(loose, unknown, max(0, count - have))
        most += value * min(count, have + more)
        unknown, count = unknown - more, max(0, count - have - more)
    return most


# ---------------------------------------------------------------------------------------------- hard: trades


class Trade(NamedTuple):
    """A trade as one of the two sees it, in money."""

    mine: float
    """What winning is worth more than losing, to who looks."""
    theirs: float
    """The same to the other."""
    risk: float
    """What losing costs who looks, against no trade at all."""
    limit: float
    """What both can lay: the money of the poorer one."""


def _weigh(view: View, look: Outlook, other: Seat, kind: int, stake: int) -> Trade:
    seat, held = view.seat, tuple([row[kind] for row in view.goods])
    win, lose = _given(held, seat, stake, other), _given(held, other, stake, seat)
    mine = _swing(look, seat, kind, lose, win)
    theirs = _swing(look, other, kind, win, lose)
    limit = min(look.money[other], view.purse.total)
    return Trade(mine, theirs, _swing(look, seat, kind, lose, held), limit)


def stakes(view: View) -> tuple[float, float]:
    """What winning the trade that is open is worth more than losing it, in hard's money: to who looks, and the other.

    For who is asked what to lay, for or against the goods.
    """
    other = view.partner if view.seat == view.active else view.active
    return _weigh(view, _look(view), other, view.kind, view.stake)[:2]


def _drawn(trade: Trade, luck: Random) -> float:
    """An amount for an all-pay auction; the less one wants the goods, the more often it is nothing."""
    if luck.random() * trade.theirs > trade.mine:
        return 0.0
    most = min(trade.mine, trade.theirs)
    amount = luck.random() * most
    return amount if amount <= 2 * trade.limit - most else trade.limit


def _best_turn(view: View, own: float) -> Choice:
    """The trade that should bring most, unless a card of the pile brings more or there is no pile.

    Losing what it has counts ``own`` times.
    """
    look, seat, first = _look(view), view.seat, view.options[0]
    best, code, held = float("-inf"), view.trades[0], view.purse.total
    for option in view.trades:
        other, kind = decoded(option)
        stake = 2 if view.goods[seat][kind] == view.goods[other][kind] == 2 else 1
        trade = _weigh(view, look, other, kind, stake)
        enough = min(trade.theirs, look.money[other])
        sure = max(trade.mine - enough, 0.0) if held >= enough else 0.0
        income = min(enough, held) / 2 * min(1.0, trade.theirs / (trade.mine or 1))
        gain = sure + income - own * trade.risk
        if gain > best:
            best, code = gain, option
    partner, kind = decoded(code)
    if first.verb == "auction" and best < KEEN * held:
        return Choice(Action("auction"), "why-wereldhandel-pile")
    numbers = {"card": kind, "money": int(look.money[partner]), "held": held}
    return Choice(
        Action("trade", 0, (code,)), "why-wereldhandel-poor" if best > 0 else "why-wereldhandel-least", numbers
    )


def _mixed_offer(view: View, luck: Random) -> Choice:
    """An amount drawn between nothing and what the other will lay at most, hidden among cards of 0."""
    trade = _weigh(view, _look(view), view.partner, view.kind, view.stake)
    coins = _near(view.purse, _drawn(trade, luck), luck)
    laid = worth(MONEY, coins)
    most = max(laid, int(min(trade.mine, trade.theirs, trade.limit)))
    return _laid(view, coins, "why-wereldhandel-mix" if laid else "why-wereldhandel-bluff", most=most)


def _mixed_answer(view: View, luck: Random, own: float) -> Choice:
    """An amount drawn in the same way, but no more than beats all that can lie there.

    Where it is nothing, a 0, so that an offer of 0 must be made once more. The goods that it may lose count ``own``
    times, and so does the amount.
    """
    other = view.active
    trade = _weigh(view, _look(view), other, view.kind, view.stake)
    amount = min(own * _drawn(Trade(own * trade.mine, *trade[1:]), luck), _most(view, other, view.offered))
    if amount:
        coins = _near(view.purse, amount + STEP, luck)
        if worth(MONEY, coins):
            return _laid(view, coins, "why-wereldhandel-over", worth=int(trade.mine))
    if view.purse.counts[0] and view.offered and view.round == 1:
        return _laid(view, (1, *[0] * (len(MONEY) - 1)), "why-wereldhandel-zero")
    return Choice(Action("accept"), "why-wereldhandel-take")


# ---------------------------------------------------------------------------------------------- laying


def _trade(code: int, why: str) -> Choice:
    return Choice(Action("trade", 0, (code,)), why, {"card": decoded(code)[1]})


def _lay(view: View) -> Lay:
    """The cards that this seat can lay in a trade."""
    option = view.options[-1]
    assert isinstance(option, Lay), "in a trade everybody lays cards"
    return option


def _laid(view: View, coins: Coins, why: str, **numbers: int) -> Choice:
    return Choice(Action(_lay(view).verb, 0, (), coins), why, numbers)


def _few(purse: Purse, luck: Random) -> Coins:
    """One to three cards, but not the highest."""
    cards = [kind for kind, count in enumerate(purse.counts) for _ in range(count)]
    small = cards[: max(1, len(cards) - 1)]
    laid = luck.sample(small, min(len(small), luck.randint(1, 3)))
    return tuple([laid.count(kind) for kind in range(len(MONEY))])


@lru_cache(maxsize=1 << 14)
def _totals(purse: Purse) -> tuple[tuple[int, Coins], ...]:
    """Every amount that the cards can make with the fewest of them, ascending."""
    found: dict[int, Coins] = {0: (0,) * len(MONEY)}
    for kind, count in enumerate(purse.counts):
        if not kind:
            continue
        for total, coins in [*found.items()]:
            for n in range(1, count + 1):
                more = total + n * MONEY[kind]
                laid = (*coins[:kind], n, *coins[kind + 1 :])
                if more not in found or sum(laid) < sum(found[more]):
                    found[more] = laid
    return tuple(sorted(found.items()))


def _near(purse: Purse, aim: float, luck: Random) -> Coins:
    """Cards worth about this much, with some cards of 0 among them; at least one card."""
    totals = _totals(purse)
    coins = min(totals, key=lambda found: abs(found[0] - aim))[1]
    zeros = sum([luck.random() < ZERO for _ in range(purse.counts[0])])
    if not zeros and not any(coins):
        zeros = min(1, purse.counts[0])
    if not zeros and not any(coins):
        coins = totals[min(1, len(totals) - 1)][1]
    return (zeros, *coins[1:])
