"""Wereldhandel on the screen: the card under the hammer, bundles face down, goods in stacks of up to four, money."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from hashiban import purse
from hashiban.actions import Amount, Lay, Pick, Say
from hashiban.games.wereldhandel import COPIES, FINES, KINDS, MONEY, PENALTIES, decoded, points
from hashiban_widgets import draw
from hashiban_widgets.boards import parts
from hashiban_widgets.draw import pen
from hashiban_widgets.draw import wereldhandel as art

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hashiban.actions import Option, Seat
    from hashiban.purse import Coins
    from hashiban.table import Event, View
    from hashiban.words import Words

W = "wereldhandel"
MINUTES = 40
ORIGIN = parts.Origin("Kuhhandel", ("Rüdiger Koltze",), "Ravensburger, 1985")
QUIET = frozenset({"pass"})
HEADS = frozenset({"turned", "trade", "end"})
DONE = frozenset({"sold", "bought", "free", "traded"})
"""Events that end an auction or a trade."""
RAISES = (50, 100)
"""Beside the least bid, so much more is offered as a bid."""
OWN_COINS = True
"""Who is asked to pay is asked because there is a choice of cards."""


def cover() -> str:
    """Some of the goods."""
    shown = (KINDS[k] for k in (2, 5, 9, 7, 8))
    return "".join(art.goods(kind.name, kind.value, size=72) for kind in shown)


def sections() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rule card in the order of play."""
    return (
        (f"{W}-rules-setup", ("WS1", "WS3", "WS4", "WS5")),
        (f"{W}-rules-auction", ("WS7", "WA9", "WA8", "WS10", "WS12", "WS13", "WA14", "WA10", "WS14", "WA11", "WS15")),
        (f"{W}-rules-special", ("WS16", "WS17", "WS18", "WA5", "WA4")),
        (f"{W}-rules-trade", ("WS6", "WS19", "WS20", "WA17", "WS25", "WS21", "WS22", "WS23", "WS24", "WS26", "WA27")),
        (f"{W}-rules-end", ("WS28", "WS29", "WS30", "WS31", "WA2", "WS32", "WS33", "WA29")),
    )


def face(card: int, label: str = "", size: int = 88) -> str:
    """Any card of the pile as SVG."""
    if card in FINES:
        fine = PENALTIES[FINES.index(card)]
        return art.penalty(fine.name, fine.value, label, size)
    return art.goods(KINDS[card].name, KINDS[card].value, label, size)


def named_face(words: Words, card: int, size: int = 88) -> str:
    """Any card of the pile as SVG, with its name for who cannot see it."""
    return face(card, words.say(f"{W}-card", card=card), size)


def picture(verb: str, card: int, view: View) -> str:
    """Goods to trade for, with how many of them both sides own; or a card to speak of."""
    if verb != "trade":
        return face(card % 100)
    partner, kind = decoded(card)
    own, theirs = view.goods[view.seat][kind], view.goods[partner][kind]
    rows = _marks(view.seat, own, 90) + _marks(partner, theirs, 108)
    return pen.svg(_placed(face(kind, size=60), 0, 0) + rows, (60, 124), 88, "")


def _marks(seat: Seat, count: int, top: int) -> str:
    """A seat's badge so many times, in a row."""
    left = 30 - 7 * count
    return "".join(_placed(draw.seat_badge(seat, size=14), left + 14 * k, top) for k in range(count))


def _placed(drawing: str, left: int, top: int) -> str:
    """A drawing at a place in another one."""
    return drawing.replace("<svg ", f'<svg x="{left}" y="{top}" ', 1)


def piece(at: int) -> str:
    """A money card of this kind."""
    return art.money(MONEY[at], size=56)


def card(kind: str, card: int, words: Words) -> str:
    """A card of the pile to be counted, in a word."""
    look = " hb-wh-bad" if card in FINES else ""
    return f'<span class="hb-wh-chip{look}">{escape(words.say(f"{W}-card", card=card))}</span>'


def way(words: Words, coins: Coins) -> str:
    """These money cards in words, the largest first."""
    held = [(kind, count) for kind, count in zip(MONEY, coins, strict=True) if count]
    laid = [words.say(f"{W}-so-many", count=count, value=kind) for kind, count in reversed(held)]
    return words.say("lesson-list", items=laid)


def numbers(view: View, option: Option, card: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Of a trade, with whom and for what."""
    if not isinstance(option, Pick) or card is None:
        return {}
    partner, kind = decoded(card)
    return {"whom": names[partner], "kind": kind}


def amounts(view: View, option: Amount) -> tuple[int, ...]:
    """Bids beside the least that this seat can pay, and the highest it can; a bluff has to be typed."""
    held = view.purse.total // option.step * option.step
    raised = [option.least + more for more in RAISES] + [held]
    return tuple(sorted({amount for amount in raised if option.least < amount <= min(held, option.most)}))


# ------------------------------------------------------------------------------------------- the middle


def lot(view: View, words: Words, names: Sequence[str]) -> str:
    """The pile, and the card under the hammer or the trade that is going on."""
    if view.phase == "end":
        return parts.lot(words.say(f"{W}-over", capped=int(view.capped)), "")
    moments = _moments(view, words, names)
    pile = words.say(f"{W}-pile", left=view.left)
    if view.card is not None:
        title = words.say(f"{W}-title-auction", card=view.card)
        return parts.lot(title, _auction(view, words, names) + moments, pile)
    if view.partner is not None:
        title = words.say(f"{W}-title-trade", card=view.kind)
        return parts.lot(title, _trade(view, words, names) + moments, pile)
    return parts.lot(words.say(f"{W}-title-turn", left=view.left), _turn(view, words, names) + moments, pile)


def _line(words: Words, key: str, names: Sequence[str], seat: Seat, **facts: Any) -> str:
    """A sentence about a seat, with its badge and name in it."""
    return parts.named(words.say(key, who=parts.placeholder(seat), **facts), (seat,), names)


def _turn(view: View, words: Words, names: Sequence[str]) -> str:
    """The pile, and whose turn it is."""
    back = art.card_back("goods", words.say(f"{W}-pile", left=view.left), 84) if view.left else ""
    said = f'<p class="hb-standing">{_line(words, f"{W}-on-turn", names, view.active)}</p>'
    return f'<div class="hb-wh-sale">{back}<div>{said}</div></div>'


def _auction(view: View, words: Words, names: Sequence[str]) -> str:
    """The card under the hammer, who auctions it, and the standing bid."""
    leader, high = view.auction.leader, view.auction.high
    if leader is None:
        standing = escape(words.say(f"{W}-standing-none"))
    else:
        standing = _line(words, f"{W}-standing", names, leader, amount=high)
    lines = [
        f'<p class="hb-standing">{standing}</p>',
        f"<p>{_line(words, f'{W}-auctioneer', names, view.active)}</p>",
    ]
    worth = words.say(f"{W}-all-four", value=KINDS[view.card].value)
    lines.append(f'<p class="hb-soft">{escape(worth)}</p>')
    lines += [f'<p class="hb-wh-out">{_line(words, f"{W}-shut-out", names, seat)}</p>' for seat in view.out]
    return f'<div class="hb-wh-sale">{named_face(words, view.card, 104)}<div>{"".join(lines)}</div></div>'


def _trade(view: View, words: Words, names: Sequence[str]) -> str:
    """What is at stake, between what the one laid face down and what the other has not laid yet."""
    say, laid = words.say, view.phase == "answer"
    offered = say(f"{W}-bundle", count=view.offered) if laid else say(f"{W}-bundle-none")
    face_down = art.bundle(view.offered, size=96) if laid else ""
    stake = "".join([named_face(words, view.kind, 76)] * view.stake)
    at_stake = escape(say(f"{W}-stake", stake=view.stake))
    sides = (
        _side(_line(words, f"{W}-offers", names, view.active), face_down, offered),
        f'<div class="hb-wh-stake"><span>{stake}</span><b>{at_stake}</b></div>',
        _side(_line(words, f"{W}-answers", names, view.partner), "", say(f"{W}-bundle-none")),
    )
    known = "".join(f"<p>{line}</p>" for line in _known(view, words, names))
    return f'<div class="hb-wh-trade">{"".join(sides)}</div><div class="hb-wh-known">{known}</div>'


def _side(head: str, bundle: str, below: str) -> str:
    """One side of a trade."""
    place = bundle or '<i class="hb-wh-place" aria-hidden="true"></i>'
    return f'<div class="hb-wh-side"><p>{head}</p>{place}<small>{escape(below)}</small></div>'


def _known(view: View, words: Words, names: Sequence[str]) -> Iterable[str]:
    """Who knows what of the bundles; their worth only for who may know it."""
    if view.round > 1:
        seen = next((event for event in reversed(view.heard) if event.name in ("compared", "trade")), None)
        if seen is not None and seen.name == "compared":
            yield escape(words.say(f"{W}-again-at", amount=seen.facts["offer"]))
        else:
            yield escape(words.say(f"{W}-again"))
    if view.phase == "answer" and view.seat == view.active:
        yield escape(laid_line(words, view.offer))
    elif view.phase == "answer" and view.offered:
        yield _line(words, f"{W}-secret", names, view.active)


def laid_line(words: Words, coins: Coins) -> str:
    """What the reader laid face down, in a sentence."""
    return words.say(f"{W}-own-bundle", count=sum(coins), amount=purse.worth(MONEY, coins), what=way(words, coins))


def _moments(view: View, words: Words, names: Sequence[str]) -> str:
    """Trees and penalties that came up since the last auction or trade was over."""
    found: list[Event] = []
    for event in reversed(view.heard):
        if event.name in DONE:
            break
        if event.name in ("tree", "penalty"):
            found.append(event)
    return "".join(_moment(event, words, names) for event in reversed(found))


def _moment(event: Event, words: Words, names: Sequence[str]) -> str:
    facts = event.facts
    if event.name == "tree":
        drawn = art.money(facts["amount"], size=56)
        said = escape(words.say(f"{W}-moment-tree", time=facts["time"], amount=facts["amount"]))
        return f'<div class="hb-wh-moment">{drawn}<p>{said}</p></div>'
    said = _line(words, f"{W}-moment-penalty", names, facts["who"], card=facts["card"], value=facts["value"])
    return f'<div class="hb-wh-moment hb-wh-bad">{face(facts["card"], size=40)}<p>{said}</p></div>'


# ------------------------------------------------------------------------------------------- the seats


def seats(view: View, words: Words, names: Sequence[str]) -> str:
    """A tile for everybody, clockwise."""
    return parts.tiles(_tile(view, words, names, seat, scored=True) for seat in range(view.players))


def bare(view: View, words: Words, names: Sequence[str]) -> tuple[str, str]:
    """The middle, and the seats without the score so far, as a lesson shows them before a guess."""
    tiles = parts.tiles(_tile(view, words, names, seat, scored=False) for seat in range(view.players))
    return lot(view, words, names), tiles


def _tile(view: View, words: Words, names: Sequence[str], seat: Seat, *, scored: bool) -> str:
    cards = escape(words.say(f"{W}-money-cards", count=view.counts[seat]))
    score = f"<b>{escape(score_line(view, words, seat))}</b>" if scored else ""
    back = art.card_back("money", size=30)
    body = f'<div class="hb-wh-line"><span class="hb-wh-purse">{back}{cards}</span>{score}</div>'
    body += stacks(words, view.goods[seat], view.fines[seat], 34)
    doing = escape(_doing(view, words, seat))
    return parts.tile(seat, names, doing, body, turn=seat in view.asked, me=seat == view.seat)


def sets(goods: Coins) -> list[int]:
    """The kinds of which all four are there."""
    return [kind for kind, count in enumerate(goods) if count == COPIES]


def score_line(view: View, words: Words, seat: Seat) -> str:
    """How the score of this seat comes about: values added up, times the number of sets, minus penalties."""
    values, fines = _counted(view, seat)
    facts = {"sum": sum(values), "sets": len(values), "product": points(values)}
    if not fines:
        return words.say(f"{W}-score", **facts)
    return words.say(f"{W}-score-fines", fines=fines, total=_signed(points(values, fines)), **facts)


def _counted(view: View, seat: Seat) -> tuple[list[int], int]:
    """The values of the sets of a seat, and its penalties together."""
    values = [KINDS[kind].value for kind in sets(view.goods[seat])]
    return values, sum([PENALTIES[FINES.index(card)].value for card in view.fines[seat]])


def _signed(number: int) -> int | str:
    """A whole number, with a real minus where it is below nought."""
    return number if number >= 0 else f"−{-number}"


def stacks(words: Words, goods: Coins, fines: Sequence[int], size: int) -> str:
    """A stack for each kind of goods, with four marks that fill up as it grows, and the penalties."""
    items = [_stack(words, kind, count, size) for kind, count in enumerate(goods) if count]
    items += [f'<li class="hb-wh-stack">{named_face(words, card, size)}</li>' for card in fines]
    if not items:
        return f'<p class="hb-soft">{escape(words.say(f"{W}-no-goods"))}</p>'
    return f'<ul class="hb-wh-goods">{"".join(items)}</ul>'


def _stack(words: Words, kind: int, count: int, size: int) -> str:
    done = count == COPIES
    key = f"{W}-owns-all" if done else f"{W}-owns"
    said = words.say(key, card=kind, count=count, copies=COPIES, value=KINDS[kind].value)
    marks = '<i class="hb-wh-has"></i>' * count + "<i></i>" * (COPIES - count)
    look = f"hb-wh-stack hb-wh-{count}{' hb-wh-set' if done else ''}"
    return f'<li class="{look}"><span>{face(kind, said, size)}</span><em aria-hidden="true">{marks}</em></li>'


def _doing(view: View, words: Words, seat: Seat) -> str:
    say, phase = words.say, view.phase
    if view.card is not None:
        if seat == view.active:
            return say(f"{W}-doing-decides" if phase == "refusal" else f"{W}-doing-auctions")
        return _bidding(view, words, seat)
    if seat == view.partner:
        return say(f"{W}-doing-answers" if phase == "answer" else f"{W}-doing-asked")
    if seat != view.active or phase == "end":
        return ""
    return say(f"{W}-doing-turn" if view.partner is None else f"{W}-doing-offers")


def _bidding(view: View, words: Words, seat: Seat) -> str:
    auction, say = view.auction, words.say
    if seat in view.out:
        return say(f"{W}-doing-out")
    if seat == auction.leader:
        return say(f"{W}-doing-pays" if view.phase == "pay" else f"{W}-doing-bid", amount=auction.high)
    if view.phase != "bid" or seat not in auction.queue:
        return say(f"{W}-doing-passed")
    return say(f"{W}-doing-bids" if seat == auction.queue[0] else f"{W}-doing-waits")


def mine(view: View, words: Words) -> str:
    """The own money, card by card, with what of it lies face down; and the own goods."""
    money = view.purse.counts
    laid = view.offer
    hand = tuple([held - gone for held, gone in zip(money, laid, strict=True)])
    total, count = purse.worth(MONEY, hand), sum(hand)
    said = words.say(f"{W}-purse", total=total, count=count)
    own = f"<h3>{escape(said)}</h3>{notes(words, hand, 68)}"
    if any(laid):
        own += f'<p class="hb-soft">{escape(laid_line(words, laid))}</p>'
    goods = stacks(words, view.goods[view.seat], view.fines[view.seat], 52)
    title = escape(words.say(f"{W}-own-goods"))
    return f'<div class="hb-mine"><div>{own}</div><div><h3>{title}</h3>{goods}</div></div>'


def notes(words: Words, coins: Coins, size: int) -> str:
    """Money cards side by side, a fan for each kind, the largest first."""
    held = reversed([(kind, count) for kind, count in zip(MONEY, coins, strict=True) if count])
    fans = "".join(f"<span>{art.money(kind, size=size) * count}</span>" for kind, count in held)
    if not fans:
        return ""
    return f'<div class="hb-wh-notes" role="img" aria-label="{escape(way(words, coins), quote=True)}">{fans}</div>'


# ------------------------------------------------------------------------------------------- the question


def ask(view: View, words: Words) -> tuple[str, str]:
    """What this seat is asked now."""
    say = words.say
    match view.phase:
        case "turn":
            key = f"{W}-ask-turn" if view.left else f"{W}-ask-trade"
            return say(key), say(f"{key}-hint")
        case "bid":
            return _ask_bid(view, words)
        case "refusal":
            return _ask_refusal(view, words)
        case "pay":
            high = view.auction.high
            due = next(option.due for option in view.options if isinstance(option, Say | Lay))
            return say(f"{W}-ask-pay", due=due), say(f"{W}-ask-pay-hint", high=high, over=due - high)
        case "offer":
            facts = {"held": view.purse.total, "stake": view.stake, "round": view.round, "empty": _empty(view)}
            return say(f"{W}-ask-offer", **facts), say(f"{W}-ask-offer-hint", **facts)
        case _:
            facts = {"count": view.offered, "stake": view.stake, "round": view.round, "empty": _empty(view)}
            return say(f"{W}-ask-answer", **facts), say(f"{W}-ask-answer-hint", **facts)


def _empty(view: View) -> int:
    """Whether nothing may be laid."""
    return int(any(isinstance(option, Lay) and not option.pieces for option in view.options))


def _ask_bid(view: View, words: Words) -> tuple[str, str]:
    """The question to a bidder, with the warning that more than its own money is a bluff."""
    say, high, held = words.say, view.auction.high, view.purse.total
    option = next((option for option in view.options if isinstance(option, Amount)), None)
    question = say(f"{W}-ask-bid" if high else f"{W}-ask-open", high=high, card=view.card)
    own = view.goods[view.seat][view.card]
    owned = say(f"{W}-ask-owned", own=own, value=KINDS[view.card].value)
    if option is None:
        how = "none"
    elif view.rules.strict_bids:
        how = "strict"
    else:
        how = "bluff" if option.least > held else "free"
    return question, f"{owned} {say(f'{W}-ask-bid-hint', how=how, held=held)}"


def _ask_refusal(view: View, words: Words) -> tuple[str, str]:
    """The question to an auctioneer who may buy the card, or only sell it."""
    high, held = view.auction.high, view.purse.total
    buy = next((option for option in view.options if option.verb == "buy"), None)
    due = buy.due if isinstance(buy, Say) else high
    facts = {"high": high, "held": held, "due": due, "over": due - high, "able": int(buy is not None)}
    own = words.say(f"{W}-ask-owned", own=view.goods[view.seat][view.card], value=KINDS[view.card].value)
    question = words.say(f"{W}-ask-refusal", card=view.card, **facts)
    return question, f"{own} {words.say(f'{W}-ask-refusal-hint', **facts)}"


# ------------------------------------------------------------------------------------------- the end


def ending(view: View, words: Words, names: Sequence[str]) -> str:
    """Everybody by points, the winners first, with the sets, the multiplication and the penalties."""
    totals = [points(*_counted(view, seat)) for seat in range(view.players)]
    order = sorted(range(view.players), key=lambda seat: (-totals[seat], seat))
    rows = "".join(
        f'<li>{parts.name(seat, names)}<b class="hb-total">{escape(words.worth(W, totals[seat]))}</b>'
        f'<span class="hb-soft">{escape(score_line(view, words, seat))}</span>{_sets(view, words, seat)}</li>'
        for seat in order
    )
    note = f'<p class="hb-soft hb-wh-how">{escape(words.say(f"{W}-end-how"))}</p>'
    return f'<ol class="hb-results">{rows}</ol>{note}'


def _sets(view: View, words: Words, seat: Seat) -> str:
    """The complete sets of a seat and its penalties."""
    cards = [*sets(view.goods[seat]), *view.fines[seat]]
    pictures = "".join(named_face(words, card, 48) for card in cards)
    return f'<div class="hb-wh-sets">{pictures}</div>' if pictures else ""
