"""De Veiling van Hashiban on the screen: objects under the hammer, bills in front of the seats, dealers, deals."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from hashiban.actions import Lay, Pick
from hashiban.games import hashiban_bidding as bidding
from hashiban.games import hashiban_box as box
from hashiban.games import hashiban_cover as covering
from hashiban.games import hashiban_deals as deals
from hashiban.purse import added, reduced, worth
from hashiban_widgets.boards import parts
from hashiban_widgets.draw import hashiban as art
from hashiban_widgets.draw import pen, seat_badge

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Amount, Option, Seat
    from hashiban.purse import Coins
    from hashiban.table import Event, View
    from hashiban.words import Words

H = "hashiban"
MINUTES = 60
ORIGIN = parts.Origin("De Veiling van Hashiban", ("Tiranik Games",), "Tiranik Games")
QUIET = frozenset({"pass", "chose"})
HEADS = frozenset({"turn", "end"})
DONE = frozenset({"sold", "sold-lot", "unsold", "swapped"})
"""Events that end an auction."""
OLDEST = True
"""Who is the oldest begins, so that the seating asks who that is."""
WINDOW = ("silent", "rest")
"""What somebody says in a window who does not step in: for now, and for the rest of the turn."""
PLAIN = frozenset({"deal", "pool"})
"""Of these verbs what can be picked are seats: buttons without a picture."""
PRICES = (3, 5, 8)
"""Start prices that have a button, in steps, beside the least and a price that nobody can pay."""
DRAFT = frozenset({"give", "ask", "promise", "answer"})
POOLING = frozenset({"share", "join"})
MOMENTS = 2
"""So many plays of Bonoloto and reveals stay on the table, until an auction is over."""


def cover() -> str:
    """Two dealers, and objects for them."""
    wanted = (("potions", "gold"), ("weapons", "music"), ("glyphs", "piracy"))
    things = [art.thing(kinds, size=72) for kinds in wanted]
    dealers = [art.dealer(kind, size=72) for kind in ("potions", "piracy")]
    return things[0] + dealers[0] + things[1] + dealers[1] + things[2]


def sections() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rule card in the order of play."""
    auction = ("HS18", "HS19", "HA10", "HS24", "HA3", "HS26", "HA5", "HS25", "HS27", "HA9", "HA4", "HS20", "HS21")
    income = ("HS43", "HS44", "HS46", "HS47", "HS48", "HS45", "HS49", "HA24", "HA20", "HA21", "HA28")
    return (
        (f"{H}-rules-setup", ("HS2", "HS3", "HS5", "HS11", "HS12", "HS13", "HS14", "HS62", "HA37")),
        (f"{H}-rules-turn", ("HS15", "HS16", "HS17", "HA29")),
        (f"{H}-rules-auction", (*auction, "HS22", "HS23")),
        (f"{H}-rules-lot", ("HS28", "HA11", "HS29", "HS30", "HS31", "HA12", "HA13", "HA15")),
        (f"{H}-rules-weapons", ("HS50", "HA8", "HA7", "HS51", "HA6", "HS52", "HS53", "HS54", "HS55")),
        (f"{H}-rules-bonoloto", ("HS33", "HS34", "HS35", "HS36", "HA27", "HA25")),
        (f"{H}-rules-reveal", ("HS37", "HS40", "HS41", "HA31", "HA32", "HS38", "HS39")),
        (f"{H}-rules-income", income),
        (f"{H}-rules-deals", ("HS56", "HA16", "HS57", "HA17", "HS58", "HA18", "HS59", "HA38")),
        (f"{H}-rules-end", ("HS63", "HA40")),
    )


# ------------------------------------------------------------------------------------------- cards


def kinds(card: int) -> list[str]:
    """The kinds of an object, by the names under which they are drawn."""
    return [kind for at, kind in enumerate(box.CATEGORIES) if box.categories(card) >> at & 1]


def face(card: int, label: str = "", size: int = 88, name: str = "") -> str:
    """Any card of the box as SVG."""
    if card in box.DEALERS:
        return art.dealer(box.CATEGORIES[box.category(card)], label, size)
    return art.security(label, size) if box.is_security(card) else art.thing(kinds(card), name, label, size)


def named_face(words: Words, card: int, size: int = 88) -> str:
    """Any card of the box as SVG, with its name and its kinds for who cannot see it."""
    name = words.say(f"{H}-card", card=card)
    if card in box.DEALERS or box.is_security(card):
        return face(card, name, size)
    return face(card, words.say(f"{H}-named", card=card, kinds=_kinds(words, card)), size)


def _kinds(words: Words, card: int) -> tuple[str, ...]:
    """The kinds of an object in words."""
    return tuple(_kind(words, at) for at in range(len(box.CATEGORIES)) if box.categories(card) >> at & 1)


def _kind(words: Words, category: int) -> str:
    return words.say(f"{H}-category", category=category)


def kind_chips(words: Words, card: int, size: int = 22) -> str:
    """The kinds of an object, each as a sign and a word."""
    every = [at for at in range(len(box.CATEGORIES)) if box.categories(card) >> at & 1]
    return f'<span class="hb-hs-kinds">{"".join(chip(words, at, size) for at in every)}</span>'


def chip(words: Words, category: int, size: int = 22) -> str:
    """A kind as a sign and a word."""
    sign = art.category(box.CATEGORIES[category], size=size)
    return f'<span class="hb-hs-kind">{sign}{escape(_kind(words, category))}</span>'


def picture(verb: str, card: int, view: View) -> str:
    """A card that can be picked: an object, a dealer, dealers side by side, or a weapon with its target."""
    if verb == "reveal":
        dealers = covering.dealers_of(card)
        row = "".join(_placed(face(dealer, size=60), 34 * k, 0) for k, dealer in enumerate(dealers))
        wide = 60 + 34 * (len(dealers) - 1)
        return pen.svg(row, (wide, 84), min(88, wide * 2), "")
    if verb == "weapon":
        weapon, target = bidding.decoded(card)
        return pen.svg(face(weapon, size=60) + _placed(seat_badge(target, size=26), 32, 56), (60, 84), 88, "")
    if verb in PLAIN:
        return seat_badge(card)
    return face(card)


def _placed(drawing: str, left: int, top: int) -> str:
    """A drawing at a place in another one."""
    return drawing.replace("<svg ", f'<svg x="{left}" y="{top}" ', 1)


def piece(at: int) -> str:
    """A bill of this kind."""
    return art.bill(box.BILLS[at], size=56)


def card(kind: str, card: int, words: Words) -> str:
    """A card to be counted, in a word; a dealer and an object with the signs of their kinds."""
    if kind == "bills":
        return f'<span class="hb-hs-chip">{escape(words.say(f"{H}-bill", card=card))}</span>'
    shown = [box.CATEGORIES[box.category(card)]] if kind == "dealers" else kinds(card)
    signs = "".join(art.category(sign, size=18) for sign in shown)
    return f'<span class="hb-hs-chip">{signs}{escape(words.say(f"{H}-card", card=card))}</span>'


def way(words: Words, coins: Coins) -> str:
    """These bills in words, the largest first."""
    held = [(kind, count) for kind, count in zip(box.BILLS, coins, strict=True) if count]
    return _listed(words, [words.say(f"{H}-so-many", count=count, value=kind) for kind, count in reversed(held)])


def _listed(words: Words, items: Sequence[str]) -> str:
    return words.say("lesson-list", items=tuple(items)) if items else words.say(f"{H}-nothing")


def numbers(view: View, option: Option, card: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Whom a weapon, a deal or a pool is for; which dealers are revealed."""
    if not isinstance(option, Pick) or card is None:
        return {}
    if option.verb == "weapon":
        weapon, target = bidding.decoded(card)
        return {"card": weapon, "whom": names[target]}
    if option.verb == "reveal":
        return {"dealers": covering.dealers_of(card)}
    return {"whom": names[card]} if option.verb in PLAIN else {}


def amounts(view: View, option: Amount) -> tuple[int, ...]:
    """Start prices beside the least; the last is more money than there is."""
    return (*(option.step * price for price in PRICES), option.most)


def laid(view: View, option: Lay) -> Coins:
    """A new bid begins with what lies there already."""
    return added(view.lying[view.seat], view.used[view.seat]) if option.verb == "bid" else box.NOTHING


def steps_in(view: View) -> tuple[Seat, ...]:
    """Who can still step in, in this window, as all can see."""
    return tuple(
        seat
        for seat in view.aside
        if seat not in view.ejected and seat not in view.rested and deals.may_step_in(view._table, seat)
    )


# ------------------------------------------------------------------------------------------- the middle


def lot(view: View, words: Words, names: Sequence[str]) -> str:
    """What lies in the middle: a lot, a deal, a reveal or the piles; and the public dealer."""
    title, body = _middle(view, words, names)
    below = _piles(view, words) if view.public is not None else ""
    turn = words.say(f"{H}-turn", turn=view.turn) if view.turn else ""
    moments = _moments(view, words, names)
    return f'<div class="hb-hs">{parts.lot(title, body + moments + below, turn)}</div>'


def _middle(view: View, words: Words, names: Sequence[str]) -> tuple[str, str]:
    """The title, and what lies below it."""
    say = words.say
    if view.phase == "end":
        return say(f"{H}-title-over", capped=int(view.capped)), ""
    body = _auction(view, words, names) if view.lot and view.phase != "price" else ""
    if view.phase in DRAFT:
        return say(f"{H}-title-deal"), _deal(view, words, names) + body
    if view.phase in POOLING:
        return say(f"{H}-title-pool"), _pooling(view, words, names) + body
    if view.lot:
        count = len(view.lot)
        key = "lot" if view.seller is not None else "auction"
        return say(f"{H}-title-{key}", count=count), body or _objects(words, view.lot)
    if view.showing:
        return say(f"{H}-title-show"), _showing(view, words, names)
    if view.active < 0:
        return say(f"{H}-title-start"), ""
    return say(f"{H}-title-turn"), f'<p class="hb-standing">{_line(words, f"{H}-on-turn", names, view.active)}</p>'


def _line(words: Words, key: str, names: Sequence[str], seat: Seat, whom: Seat | None = None, **facts: Any) -> str:
    """A sentence about a seat, or two, with badge and name of each in it."""
    seats = [seat] if whom is None else [seat, whom]
    if whom is not None:
        facts["whom"] = parts.placeholder(whom)
    return parts.named(words.say(key, who=parts.placeholder(seat), **facts), seats, names)


def _objects(words: Words, cards: Sequence[int], size: int = 96) -> str:
    """Objects side by side, each with its name and its kinds below it."""
    items = []
    for each in cards:
        name = escape(words.say(f"{H}-card", card=each))
        told = escape(words.say(f"{H}-security-hint")) if box.is_security(each) else ""
        below = f"<small>{told}</small>" if told else kind_chips(words, each)
        items.append(f"<li>{named_face(words, each, size)}<div><b>{name}</b>{below}</div></li>")
    look = "hb-hs-lot hb-hs-one" if len(cards) == 1 else "hb-hs-lot"
    return f'<ul class="{look}">{"".join(items)}</ul>'


def _auction(view: View, words: Words, names: Sequence[str]) -> str:
    """What is under the hammer, the standing bid, and who is out."""
    leader, high = view.auction.leader, view.auction.high
    least = bidding.least_bid(view._table)
    lines = [f'<p class="hb-standing">{parts.standing(words, H, names, leader, amount=high, least=least)}</p>']
    if view.seller is not None:
        lines.append(f"<p>{_line(words, f'{H}-seller', names, view.seller, start=view.start)}</p>")
    else:
        lines.append(f"<p>{_line(words, f'{H}-opener', names, view.active)}</p>")
    if view.phase == "counter":
        coins, cards = view.countered
        what = [words.say(f"{H}-card", card=each) for each in cards]
        offered = _listed(words, [_sum(words, coins), *what] if any(coins) else what)
        told = _line(words, f"{H}-countered", names, view.auction.queue[0], what=offered)
        lines.append(f'<div class="hb-hs-offer"><p>{told}</p>{_goods(words, coins, cards)}</div>')
    lines += [f'<p class="hb-hs-out">{_line(words, f"{H}-thrown-out", names, seat)}</p>' for seat in view.ejected]
    told = "".join(lines)
    return f'<div class="hb-hs-sale">{_objects(words, view.lot)}<div class="hb-hs-said">{told}</div></div>'


def _goods(words: Words, coins: Coins, cards: Sequence[int], size: int = 48) -> str:
    """Bills and cards that lie somewhere together."""
    lies = notes(words, coins, size) + "".join(named_face(words, each, size) for each in cards)
    return f'<div class="hb-hs-goods">{lies}</div>' if lies else ""


def _showing(view: View, words: Words, names: Sequence[str]) -> str:
    """The dealers that are being revealed, and the objects shown for them so far."""
    dealers = "".join(named_face(words, dealer, 72) for dealer in view.showing)
    shown = "".join(named_face(words, each, 56) for each in view.shown)
    told = _line(words, f"{H}-shows", names, view.active)
    return f'<p>{told}</p><div class="hb-hs-goods">{dealers}<i class="hb-hs-for">←</i>{shown}</div>'


# ------------------------------------------------------------------------------------------- deals


def _deal(view: View, words: Words, names: Sequence[str]) -> str:
    """The draft of a deal: what each side gives, and all of it in a sentence once it is known."""
    seat, partner, phase = view.proposer, view.partner, view.phase
    later = ("ask", "promise", "answer")
    gives = _side(words, names, seat, view.given, view.given_cards, known=phase in later)
    gets = _side(words, names, partner, view.wanted, view.wanted_cards, known=phase in later[1:])
    told = f'<p class="hb-standing">{deal_line(view, words, names)}</p>' if phase in later[1:] else ""
    return f'<div class="hb-hs-deal">{gives}<i aria-hidden="true">⇄</i>{gets}</div>{told}'


def _side(words: Words, names: Sequence[str], seat: Seat, coins: Coins, cards: Sequence[int], *, known: bool) -> str:
    """What one side gives, or an empty place as long as that is not said."""
    head = _line(words, f"{H}-gives", names, seat)
    if not known:
        place = f'<i class="hb-hs-place">{escape(words.say(f"{H}-not-yet"))}</i>'
    else:
        place = _goods(words, coins, cards, 56) or f'<span class="hb-soft">{escape(words.say(f"{H}-nothing"))}</span>'
    return f'<div class="hb-hs-side"><p>{head}</p>{place}</div>'


def deal_line(view: View, words: Words, names: Sequence[str]) -> str:
    """The draft of a deal in a sentence, as whoever looks at it would say it; HTML."""
    seat, partner = view.proposer, view.partner
    sides = {seat: (view.given, view.given_cards), partner: (view.wanted, view.wanted_cards)}
    promises = {"mine": seat, "yours": partner}.get(view.pact)
    told = []
    for side, (coins, cards) in sides.items():
        items = [_sum(words, coins)] if any(coins) else []
        items += [words.say(f"{H}-card", card=each) for each in cards]
        if side == promises:
            items.append(words.say(f"{H}-income-of", who=names[side], mine=_yes(side == view.seat)))
        told.append(_listed(words, items))
    me = {seat: "giver", partner: "getter"}.get(view.seat, "none")
    return _line(words, f"{H}-deal", names, seat, partner, gives=told[0], gets=told[1], me=me)


def _sum(words: Words, coins: Coins) -> str:
    """What these bills are worth, and which they are when there are several."""
    if sum(coins) == 1:
        return way(words, coins)
    return words.say(f"{H}-sum", amount=worth(box.BILLS, coins), what=way(words, coins))


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


def _pooling(view: View, words: Words, names: Sequence[str]) -> str:
    """The draft of a pool: who leads it, and what is set aside for the partner."""
    asks = f'<p class="hb-standing">{_line(words, f"{H}-pooling", names, view.proposer, view.partner)}</p>'
    if view.phase == "share":
        return asks
    share = words.say(f"{H}-set-aside", amount=worth(box.BILLS, view.given))
    return f"{asks}<p>{escape(share)}</p>{_goods(words, view.given, ())}"


# ------------------------------------------------------------------------------------------- piles and moments


def _piles(view: View, words: Words) -> str:
    """The public dealer and both piles."""
    kind = box.category(view.public)
    public = (
        f"<li>{named_face(words, view.public, 44)}<div><b>{escape(words.say(f'{H}-public'))}</b>"
        f"<span>{escape(_kind(words, kind))}</span><small>{escape(words.say(f'{H}-public-hint'))}</small></div></li>"
    )
    piles = "".join(
        f"<li>{art.card_back(kind, size=size)}<div><b>{escape(words.say(f'{H}-pile-{kind}'))}</b>"
        f"<span>{escape(words.say(f'{H}-left', left=left))}</span></div></li>"
        for kind, size, left in (("objects", 34, view.object_left), ("bills", 48, view.bill_left))
    )
    return f'<ul class="hb-hs-piles">{public}{piles}</ul>'


def _moments(view: View, words: Words, names: Sequence[str]) -> str:
    """What Bonoloto brought and what was revealed since the last auction was over."""
    found: list[Event] = []
    for event in reversed(view.heard):
        if event.name in DONE or len(found) == MOMENTS:
            break
        if event.name in ("bonoloto", "reveal"):
            found.append(event)
    show = {"bonoloto": _bonoloto, "reveal": _reveal}
    return "".join(show[event.name](event, words, names) for event in reversed(found))


def _bonoloto(event: Event, words: Words, names: Sequence[str]) -> str:
    """The five bills in the order in which they came, each kept or returned."""
    facts, say = event.facts, words.say
    left, items = list(facts["kept"]), []
    for at, bill in enumerate(facts["drawn"]):
        kept = bill in left
        if kept:
            left.remove(bill)
        key = f"{H}-bonoloto-{'kept' if kept else 'back'}"
        drawn = art.bill(bill, say(f"{H}-bill", card=bill), 64)
        look = "hb-hs-kept" if kept else "hb-hs-back"
        items.append(f'<li class="{look}" style="--hb-at:{at}">{drawn}<small>{escape(say(key))}</small></li>')
    told = _line(words, f"{H}-bonoloto", names, facts["who"], cost=facts["cost"], amount=facts["amount"])
    return f'<div class="hb-hs-moment"><p>{told}</p><ol class="hb-hs-draws">{"".join(items)}</ol></div>'


def _reveal(event: Event, words: Words, names: Sequence[str]) -> str:
    """The dealers that were revealed, and the objects that did it."""
    facts = event.facts
    dealers = "".join(named_face(words, dealer, 64) for dealer in facts["dealers"])
    shown = "".join(named_face(words, each, 44) for each in facts["cards"])
    key = f"{H}-revealed"
    told = _line(words, key, names, facts["who"], dealers=len(facts["dealers"]), count=facts["count"])
    return (
        f'<div class="hb-hs-moment"><p>{told}</p>'
        f'<div class="hb-hs-goods">{dealers}<i class="hb-hs-for" aria-hidden="true">←</i>{shown}</div></div>'
    )


# ------------------------------------------------------------------------------------------- the seats


def seats(view: View, words: Words, names: Sequence[str]) -> str:
    """A tile for everybody, clockwise."""
    return parts.tiles(_tile(view, words, names, seat) for seat in range(view.players))


def _tile(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    body = _before(view, words, names, seat) + _hand_line(view, words, seat) + _open_cards(view, words, seat)
    whom = view.promised[seat]
    if whom is not None:
        body += f'<p class="hb-hs-owes">{_whom(words, f"{H}-owes", names, whom)}</p>'
    turn = seat in view.asked and (view.phase != "aside" or seat == view.seat)
    return parts.tile(seat, names, escape(_doing(view, words, seat)), body, turn=turn, me=seat == view.seat)


def _whom(words: Words, key: str, names: Sequence[str], whom: Seat, **facts: Any) -> str:
    """A sentence about somebody who stands in it as ``$whom``."""
    return parts.named(words.say(key, whom=parts.placeholder(whom), **facts), (whom,), names)


def _before(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    """The bills that lie in front of a seat, as its bid and for its pool."""
    lies, partner = view.lying[seat], view.pools[seat]
    body = ""
    bid = added(lies, view.used[seat])
    if any(bid):
        amount = words.say(f"{H}-lies", amount=worth(box.BILLS, bid))
        body += f'<div class="hb-hs-bid">{notes(words, bid, 44)}<b>{escape(amount)}</b></div>'
    if partner is not None:
        rest = reduced(view.pledged[seat], view.used[seat])
        facts = {"amount": worth(box.BILLS, rest), "share": worth(box.BILLS, view.share[seat])}
        told = _whom(words, f"{H}-pool", names, partner, **facts)
        body += f'<div class="hb-hs-pool"><p>{told}</p>{notes(words, rest, 36)}</div>'
    return body


def _hand_line(view: View, words: Words, seat: Seat) -> str:
    """How many bills, objects and hidden dealers a seat has in hand."""
    counts = {"bills": view.bills[seat], "objects": view.objects[seat], "dealers": view.hidden[seat]}
    items = "".join(
        f"<li>{art.card_back(kind, size=30 if kind == 'bills' else 18)}"
        f"<span>{escape(words.say(f'{H}-holds-{kind}', count=count))}</span></li>"
        for kind, count in counts.items()
    )
    return f'<ul class="hb-hs-hand">{items}</ul>'


def _open_cards(view: View, words: Words, seat: Seat) -> str:
    """The dealers a seat revealed, with empty places up to what wins, and its securities."""
    dealers, target = view.revealed[seat], view.target
    items = [
        f"<li>{named_face(words, dealer, 40)}<small>{escape(_kind(words, box.category(dealer)))}</small></li>"
        for dealer in dealers
    ]
    items += ['<li class="hb-hs-none" aria-hidden="true"><i></i></li>'] * (target - len(dealers))
    count = len(view.securities[seat])
    if count:
        told = words.say(f"{H}-securities", count=count)
        items.append(f'<li>{art.security(told, 40)}<small aria-hidden="true">{count} ×</small></li>')
    label = escape(words.say(f"{H}-open-dealers", count=len(dealers), target=target), quote=True)
    return f'<ul class="hb-hs-open" aria-label="{label}">{"".join(items)}</ul>'


def _doing(view: View, words: Words, seat: Seat) -> str:
    say, phase = words.say, view.phase
    if phase == "end":
        return ""
    if seat in view.ejected:
        return say(f"{H}-doing-out")
    if phase in DRAFT | POOLING and seat in (view.proposer, view.partner):
        return say(f"{H}-doing-{'proposes' if seat == view.proposer else 'answers'}")
    if view.lot and phase != "price":
        return _bidding(view, words, seat)
    if phase == "open":
        return say(f"{H}-doing-{'chooses' if seat in view.asked else 'chose'}")
    return say(f"{H}-doing-turn") if seat == view.active else ""


def _bidding(view: View, words: Words, seat: Seat) -> str:
    """What a seat does in an auction."""
    auction, say = view.auction, words.say
    if seat == view.seller:
        return say(f"{H}-doing-{'decides' if view.phase == 'counter' else 'sells'}")
    if seat == auction.leader:
        return say(f"{H}-doing-leads")
    if seat not in auction.queue:
        return say(f"{H}-doing-passed")
    return say(f"{H}-doing-bids") if view.phase == "bid" and seat in view.asked else ""


# ------------------------------------------------------------------------------------------- the own hand


def mine(view: View, words: Words) -> str:
    """The own bills, objects with their kinds, and hidden dealers with how far they are."""
    dealers = "".join(_own_dealer(view, words, dealer) for dealer in view.dealers)
    ready = _ready(view, words)
    sections = [
        _own(words.say(f"{H}-own-dealers"), f'<ul class="hb-hs-own">{dealers}</ul>{ready}'),
        _own(words.say(f"{H}-own-objects", count=len(view.cards)), _own_objects(view, words)),
        _own(
            words.say(f"{H}-own-bills", total=worth(box.BILLS, view.coins), count=sum(view.coins)),
            notes(words, view.coins, 60),
        ),
    ]
    return f'<div class="hb-mine hb-hs-mine">{"".join(sections)}</div>'


def _own(title: str, body: str) -> str:
    return f"<section><h3>{escape(title)}</h3>{body}</section>"


def fitting(view: View, dealer: int) -> int:
    """How many objects in the own hand fit this dealer."""
    return sum(box.categories(each) >> box.category(dealer) & 1 for each in view.cards)


def _own_dealer(view: View, words: Words, dealer: int) -> str:
    """A hidden dealer, with marks that fill up as its objects come."""
    count = fitting(view, dealer)
    marks = "".join(f'<i class="{"hb-hs-has" if k < count else ""}"></i>' for k in range(covering.NEEDED))
    told = escape(words.say(f"{H}-of-needed", count=count, needed=covering.NEEDED))
    look = " hb-hs-ready" if count >= covering.NEEDED else ""
    name = escape(_kind(words, box.category(dealer)))
    below = f'<b>{name}</b><em aria-hidden="true">{marks}</em><small>{told}</small>'
    return f'<li class="hb-hs-dealer{look}">{named_face(words, dealer, 56)}<div>{below}</div></li>'


def _ready(view: View, words: Words) -> str:
    """Which dealers the own objects can reveal, each set as signs and words."""
    codes = covering.revealable(view.cards, view.dealers, view.rules.strict_reveal)
    if not codes:
        return ""
    sets = "".join(
        f"<li>{' + '.join(chip(words, box.category(dealer)) for dealer in covering.dealers_of(code))}</li>"
        for code in codes
    )
    return f'<div class="hb-hs-can"><p>{escape(words.say(f"{H}-can-reveal"))}</p><ul>{sets}</ul></div>'


def _own_objects(view: View, words: Words) -> str:
    """The own objects as a list: what each is called and of which kinds it is; those a dealer needs stand out."""
    if not view.cards:
        return f'<p class="hb-soft">{escape(words.say(f"{H}-own-none"))}</p>'
    sought = covering.wanted(view.dealers)
    items = "".join(
        f'<li class="{"hb-hs-sought" if box.categories(each) & sought else ""}">{face(each, size=40)}'
        f"<div><b>{escape(words.say(f'{H}-card', card=each))}</b>{kind_chips(words, each)}</div></li>"
        for each in view.cards
    )
    return f'<ul class="hb-hs-objects">{items}</ul>'


def notes(words: Words, coins: Coins, size: int) -> str:
    """Bills side by side, a fan for each kind, the largest first."""
    held = reversed([(kind, count) for kind, count in zip(box.BILLS, coins, strict=True) if count])
    fans = "".join(f"<span>{art.bill(kind, size=size) * count}</span>" for kind, count in held)
    if not fans:
        return ""
    label = escape(way(words, coins), quote=True)
    return f'<div class="hb-hs-notes" style="--hb-fan:{size * 3 // 4}px" role="img" aria-label="{label}">{fans}</div>'


# ------------------------------------------------------------------------------------------- the question


def ask(view: View, words: Words) -> tuple[str, str]:
    """What this seat is asked now."""
    phase = view.phase
    facts: dict[str, Any] = {}
    match phase:
        case "aside":
            facts = {"lot": int(bool(view.lot))}
        case "action":
            facts = {"able": int(view.options[0].verb != "rest-turn")}
        case "bid":
            facts = _bid_facts(view)
        case "counter":
            facts = {"amount": worth(box.BILLS, view.countered[0]), "pieces": len(view.countered[1])}
        case "answer":
            facts = {"asks": worth(box.BILLS, view.wanted), "able": int(view.options[0].verb == "accept")}
        case "promise":
            facts = {"some": int(any(option.verb == "promise-none" for option in view.options))}
        case "price":
            facts = {"count": len(view.lot)}
        case "join":
            facts = {"share": worth(box.BILLS, view.given)}
    return words.say(f"{H}-ask-{phase}", **facts), words.say(f"{H}-ask-{phase}-hint", **facts)


def _bid_facts(view: View) -> dict[str, Any]:
    """What a bidder must know: the least bid, what there is to bid with, and whether that is enough."""
    least = bidding.least_bid(view._table)
    held = next((option.purse.total for option in view.options if isinstance(option, Lay) and option.due), None)
    return {
        "least": least,
        "held": 0 if held is None else held,
        "able": int(held is not None),
        "seller": int(view.seller is not None),
        "count": len(view.lot),
    }


# ------------------------------------------------------------------------------------------- the end


def ending(view: View, words: Words, names: Sequence[str]) -> str:
    """Everybody by revealed dealers, the winner first, with their faces."""
    order = sorted(range(view.players), key=lambda seat: (-len(view.revealed[seat]), seat))
    rows = "".join(
        f'<li>{parts.name(seat, names)}<b class="hb-total">{escape(words.worth(H, len(view.revealed[seat])))}</b>'
        f"{_end_row(view, words, seat)}</li>"
        for seat in order
    )
    look = "hb-results hb-hs-nobody" if view.capped else "hb-results"
    return f'<ol class="{look}">{rows}</ol>'


def _end_row(view: View, words: Words, seat: Seat) -> str:
    """The dealers a seat revealed."""
    faces = "".join(named_face(words, dealer, 52) for dealer in view.revealed[seat])
    said = words.say(f"{H}-end-none") if not faces else ""
    return f'<div class="hb-hs-goods hb-hs-end">{faces}<span class="hb-soft">{escape(said)}</span></div>'
