"""Tien on the screen: the row with its two gauges, the market as a bed of numbers, a strip for each colour."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import TYPE_CHECKING, Any

from hashiban import runs
from hashiban.actions import Amount, Lay
from hashiban.games.tien import COLOURS, DECK, LIMIT, colour_of, kind_of, value_of
from hashiban.table import SPECTATOR
from hashiban_widgets.boards import parts
from hashiban_widgets.draw import tien as art

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hashiban.actions import Option, Seat
    from hashiban.purse import Coins
    from hashiban.runs import Placing, Run
    from hashiban.table import View
    from hashiban.words import Words

T = "tien"
MINUTES = 30
ORIGIN = parts.Origin("TEN", ("Molly Johnson", "Robert Melvin", "Shawn Stankewich"), "AEG, Flatout Games, 2021")
QUIET = frozenset({"pass", "skip", "unable"})
HEADS = frozenset({"wild", "final", "end"})
TOKENS = ("black", "white")
NUMBERS = range(1, runs.LAST + 1)
DEAREST = max(value_of(card) for card in DECK if kind_of(card) == "currency")
"""The highest money card."""
WARM, HOT = 6, 9
"""From here on a gauge warns: first quietly, then loudly."""


def cover() -> str:
    """A card of each colour, and the wild that is anything."""
    faces = (art.card("red", 3), art.card("blue", 7), art.full_wild(), art.card("orange", 5), art.card("green", 9))
    return "".join(faces)


def sections() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The reference card, in the order of play."""
    return (
        (f"{T}-rules-setup", ("TS2", "TS3", "TS4", "TS5", "TS6", "TS7")),
        (f"{T}-rules-draw", ("TS8", "TS9", "TS10", "TA4", "TA7")),
        (f"{T}-rules-reward", ("TS11", "TS12", "TS13", "TS14", "TS15", "TS16")),
        (f"{T}-rules-buy", ("TS17", "TS18", "TS19", "TS20", "TA14")),
        (f"{T}-rules-auction", ("TS21", "TS22", "TS23", "TS24", "TA8", "TA10")),
        (f"{T}-rules-end", ("TS26", "TS27", "TS28", "TS29", "TA22", "TS25", "TS30")),
    )


def face(card: int, label: str = "", size: int = 64) -> str:
    """Any card of the game as SVG."""
    colour, value = colour_of(card), value_of(card)
    match kind_of(card):
        case "currency":
            return art.currency(value, label, size)
        case "any":
            return art.full_wild(label, size)
        case "value":
            return art.number_wild(value, label, size)
        case "colour":
            return art.colour_wild(colour or "", label, size)
        case _:
            return art.card(colour or "", value, label, size)


def named_face(words: Words, card: int, size: int = 64) -> str:
    """Any card of the game as SVG, with its name for who cannot see it."""
    return face(card, words.say(f"{T}-card", card=card), size)


def picture(verb: str, card: int, view: View) -> str:
    """A card to buy, with its price; or one to pay with, or to speak of."""
    if verb == "buy":
        return art.ware(colour_of(card) or "", value_of(card))
    return face(card)


def piece(at: int) -> str:
    """A coin or a bust token."""
    return art.token(TOKENS[at])


def card(kind: str, card: int, words: Words) -> str:
    """A card to be counted: a chip in its colour."""
    return chip(words, card)


def chip(words: Words, card: int) -> str:
    """A card in a word, in its colour."""
    look = colour_of(card) or kind_of(card)
    return f'<span class="hb-ti-chip hb-ti-{look}">{escape(words.say(f"{T}-card", card=card))}</span>'


def way(words: Words, coins: Coins) -> str:
    """These coins and bust tokens in words."""
    laid, tokens = coins
    return words.say(f"{T}-paid", coins=laid, tokens=tokens, pieces=laid + tokens, spent=0, cards=(), surplus=0)


def numbers(view: View, option: Option, card: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Nothing beside the number that is said."""
    return {}


# ------------------------------------------------------------------------------------------- the middle


def lot(view: View, words: Words, names: Sequence[str]) -> str:
    """What was drawn in this turn with both limits, the wild that is sold, and the market."""
    return _middle(view, words, names, counted=True)


def bare(view: View, words: Words, names: Sequence[str]) -> tuple[str, str]:
    """The middle without what would be bust, the seats without points and longest runs."""
    tiles = parts.tiles(_tile(view, words, names, seat, counted=False) for seat in range(view.players))
    return _middle(view, words, names, counted=False), tiles


def _middle(view: View, words: Words, names: Sequence[str], *, counted: bool) -> str:
    say, phase = words.say, view.phase
    if phase == "end":
        return parts.lot(say(f"{T}-over-title"), "")
    pile = say(f"{T}-pile", left=view.left)
    body = ""
    if view.lot:
        title, body = say(f"{T}-wild-title", card=view.lot), _auction(view, words, names)
    elif view.ending:
        title = say(f"{T}-final-title")
    else:
        title = say(f"{T}-turn-title", turn=view.turn)
    if not view.lot:
        body += _on_turn(view, words, names)
    if phase == "pay" and not view.lot:
        body += _price(view, words)
    if phase == "decide" or view.lot:
        body += _row(view, words) + _gauges(view, words, counted=counted)
    return parts.lot(title, body + _market(view, words), pile)


def _on_turn(view: View, words: Words, names: Sequence[str]) -> str:
    seat = view.asked[0]
    text = words.say(f"{T}-on-turn", who=parts.placeholder(seat))
    return f'<p class="hb-ti-on-turn">{parts.named(text, (seat,), names)}</p>'


def _auction(view: View, words: Words, names: Sequence[str]) -> str:
    """The wild under the hammer, and who leads."""
    standing = parts.standing(words, T, names, view.auction.leader, amount=view.auction.high)
    if view.phase == "pay":
        standing += f" <span>{escape(words.say(f'{T}-price', card=view.lot, due=view.due))}</span>"
    return f'<div class="hb-ti-sale">{named_face(words, view.lot, 84)}<p class="hb-standing">{standing}</p></div>'


def _price(view: View, words: Words) -> str:
    """The card that is being paid for."""
    said = escape(words.say(f"{T}-price", card=view.wanted, due=view.due))
    return f'<div class="hb-ti-sale">{named_face(words, view.wanted, 84)}<p class="hb-standing">{said}</p></div>'


def _row(view: View, words: Words) -> str:
    drawn = (*view.numbers, *view.currency)
    if not drawn:
        return f'<p class="hb-ti-row hb-soft">{escape(words.say(f"{T}-row-empty"))}</p>'
    pictures = (named_face(words, card) for card in drawn)
    return parts.cards(pictures, words.say(f"{T}-row"), "hb-market hb-ti-row")


def _gauges(view: View, words: Words, *, counted: bool) -> str:
    """The two totals, each against its limit, and what the next card may not be."""
    say, total, money = words.say, view.total, view.money
    bust = LIMIT + 1
    least = bust - total
    number = f"{T}-next-number" if least <= runs.LAST else f"{T}-next-number-none"
    dear = bust - money
    coin = f"{T}-next-money" if dear <= DEAREST else f"{T}-next-money-none"
    edge = say(f"{T}-edge", limit=LIMIT, bust=bust)
    rows = (
        (total, say(f"{T}-total", total=signed(total), numbers=total + money, money=money), say(number, least=least)),
        (money, say(f"{T}-money", money=money), say(coin, least=dear)),
    )
    every = "".join(
        f'<div class="hb-ti-gauge"><p><b>{escape(head)}</b><small>{escape(edge)}</small></p>'
        f"{gauge(value, f'{head}. {edge}.')}{f'<p>{escape(next_)}</p>' if counted else ''}</div>"
        for value, head, next_ in rows
    )
    return f'<div class="hb-ti-gauges">{every}</div>'


def signed(number: int) -> str:
    """A whole number with a real minus where it is below nought."""
    return str(number) if number >= 0 else f"−{-number}"


def gauge(value: int, label: str, *, warns: bool = True) -> str:
    """A bar of ten places and, behind a red line, the end: filled so far, and if it warns louder the nearer it is."""
    look = "calm" if not warns or value < WARM else "warm" if value < HOT else "hot"
    step, high = 20, 18
    cells = "".join(
        f'<rect class="hb-ti-{look if k < value else "free"}" x="{k * step + 1}" y="1" '
        f'width="{step - 2}" height="{high}" rx="3"/>'
        for k in range(LIMIT)
    )
    end = LIMIT * step
    cross = f'<path class="hb-ti-cross" d="M{end + 10} 5l10 10m0-10l-10 10"/>'
    edge = f'<path class="hb-ti-edge" d="M{end + 2} 0v{high + 2}"/>'
    here = f'<path class="hb-ti-here" d="M{value * step - 1} 0v{high + 2}"/>' if value > 0 else ""
    named = f'role="img" aria-label="{escape(label, quote=True)}"'
    return f'<svg viewBox="0 0 {end + 26} {high + 2}" {named}>{cells}{edge}{cross}{here}</svg>'


def _market(view: View, words: Words) -> str:
    """Every number of every colour, with those that are for sale filled in."""
    say, market = words.say, view.market
    price = f'<span class="hb-soft">{escape(say(f"{T}-market-price"))}</span>' if market else ""
    head = f'<div class="hb-ti-head"><h3>{escape(say(f"{T}-market"))}</h3>{price}</div>'
    if not market:
        return f'{head}<p class="hb-soft">{escape(say(f"{T}-market-empty"))}</p>'
    held = Counter(market)
    rows = "".join(_bed(held, at, colour) for at, colour in zip(runs.COLOURS, COLOURS, strict=True))
    label = escape(say(f"{T}-market-cards", cards=market), quote=True)
    return f'{head}<div class="hb-ti-bed" role="img" aria-label="{label}">{rows}</div>'


def _bed(held: Counter[int], at: int, colour: str) -> str:
    """One colour of the market."""

    def cell(n: int) -> str:
        count = held[10 * at + n]
        if count > 1:
            return f'<i class="hb-ware hb-many">{n}<sup>×{count}</sup></i>'
        return f'<i class="hb-ware">{n}</i>' if count else f"<i>{n}</i>"

    return f'<div class="hb-ti-strip hb-ti-{colour}">{art.shape(colour, size=22)}{"".join(map(cell, NUMBERS))}</div>'


# ------------------------------------------------------------------------------------------- the seats


def seats(view: View, words: Words, names: Sequence[str]) -> str:
    """A tile for everybody, clockwise."""
    return parts.tiles(_tile(view, words, names, seat, counted=True) for seat in range(view.players))


def _tile(view: View, words: Words, names: Sequence[str], seat: Seat, *, counted: bool) -> str:
    cards = view.cards[seat]
    points = f"<b>{escape(_points(view, words, cards))}</b>" if counted else ""
    body = f'<div class="hb-ti-line">{tokens(words, view.purses[seat].counts)}{points}</div>'
    if view.phase != "end":
        lie = runs.placed(cards, ()) if counted else None
        body += strips(words, cards, lie) + wilds(words, cards)
    doing = escape(_doing(view, words, seat))
    return parts.tile(seat, names, doing, body, turn=seat in view.asked, me=seat == view.seat)


def _points(view: View, words: Words, cards: Sequence[int]) -> str:
    points = runs.best(cards).points
    return words.worth(T, points) if view.phase == "end" else words.say(f"{T}-worth-now", points=points)


def tokens(words: Words, counts: Coins, size: int = 20) -> str:
    """Coins out of ten, and bust tokens."""
    coins, white = counts
    said = escape(words.say(f"{T}-has", coins=coins, tokens=white, limit=LIMIT), quote=True)
    of = escape(words.say(f"{T}-of", coins=coins, limit=LIMIT))
    drawn = f"{art.token('black', size=size)}<b>{of}</b>"
    if white:
        drawn += f"{art.token('white', size=size)}<b>{white}</b>"
    return f'<span class="hb-ti-tokens" role="img" aria-label="{said}">{drawn}</span>'


def strips(words: Words, cards: Sequence[int], lie: Placing | None) -> str:
    """The numbers of each colour as a strip from 1 to 9; with a placing, its runs and its wilds stand out."""
    filled = {card for _, card in lie.stands} if lie else set()
    spans = lie.runs if lie else ((0, 0),) * len(COLOURS)
    rows = (
        _strip(
            words,
            colour,
            [c % 10 for c in cards if c // 10 == at and c % 10],
            [c % 10 for c in filled if c // 10 == at],
            run,
        )
        for at, colour, run in zip(runs.COLOURS, COLOURS, spans, strict=True)
    )
    return f'<div class="hb-ti-strips">{"".join(rows)}</div>'


def _strip(words: Words, colour: str, own: Iterable[int], filled: Iterable[int], run: Run) -> str:
    first, last = run
    own, filled = set(own), set(filled)
    cells = []
    for n in NUMBERS:
        stress = " hb-run" if first <= n <= last and last else ""
        look = f"hb-own{stress}" if n in own else f"hb-wild{stress}" if n in filled else ""
        cells.append(f'<i class="{look}">{n}</i>' if look else f"<i>{n}</i>")
    name, there = words.say(f"{T}-colour-{colour}"), sorted(own | filled)
    key = f"{T}-strip-run" if last else f"{T}-strip"
    facts = {"colour": name, "numbers": there, "first": first, "last": last, "count": len(there)}
    said = escape(words.say(key, **facts), quote=True)
    shape = art.shape(colour, size=16)
    return f'<div class="hb-ti-strip hb-ti-{colour}" role="img" aria-label="{said}">{shape}{"".join(cells)}</div>'


def wilds(words: Words, cards: Iterable[int], size: int = 30) -> str:
    """The wilds among these cards, side by side."""
    own = [card for card in cards if runs.is_wild(card)]
    if not own:
        return ""
    label = escape(words.say(f"{T}-wilds", cards=own), quote=True)
    return (
        f'<div class="hb-ti-wilds" role="img" aria-label="{label}">{"".join(face(c, size=size) for c in own)}</div>'
    )


def _doing(view: View, words: Words, seat: Seat) -> str:
    say, auction, phase = words.say, view.auction, view.phase
    if view.lot and phase == "bid":
        if auction.leader == seat:
            return say(f"{T}-doing-bid", amount=auction.high)
        if seat not in auction.queue:
            return say(f"{T}-doing-outbid" if seat in auction.inside else f"{T}-doing-passed")
        return say(f"{T}-doing-bids" if auction.queue[0] == seat else f"{T}-doing-waits")
    if seat not in view.asked:
        return ""
    return say({"decide": f"{T}-doing-draws", "pay": f"{T}-doing-pays", "buy": f"{T}-doing-buys"}[phase])


def mine(view: View, words: Words) -> str:
    """The own coins in their ten places, and the own cards by colour."""
    coins, white = view.purses[view.seat].counts
    said = escape(words.say(f"{T}-has", coins=coins, tokens=white, limit=LIMIT))
    slots = art.token("black", size=24) * coins + '<i class="hb-ti-slot"></i>' * (LIMIT - coins)
    purse = (
        f'<div class="hb-ti-purse" aria-hidden="true"><span>{slots}</span>{art.token("white", size=24) * white}</div>'
    )
    return f'<div class="hb-mine"><p><b>{said}</b></p>{purse}{_own(words, view.cards[view.seat])}</div>'


def _own(words: Words, cards: Sequence[int]) -> str:
    """Own cards, a group for each colour and one for the wilds of any."""
    if not cards:
        return f'<p class="hb-soft">{escape(words.say(f"{T}-no-cards"))}</p>'
    groups: dict[int, Counter[int]] = {}
    for card in cards:
        groups.setdefault(card // 10, Counter())[card] += 1
    items = "".join(
        f"<ul>{''.join(_copies(words, card, group[card]) for card in sorted(group, key=_numbers_first))}</ul>"
        for _, group in sorted(groups.items())
    )
    return f'<div class="hb-ti-own">{items}</div>'


def _numbers_first(card: int) -> tuple[bool, int]:
    return runs.is_wild(card), card


def _copies(words: Words, card: int, count: int) -> str:
    times = f"<b>{words.say(f'{T}-times', count=count)}</b>" if count > 1 else ""
    return f"<li>{named_face(words, card, 46)}{times}</li>"


# ------------------------------------------------------------------------------------------- the question


def ask(view: View, words: Words) -> tuple[str, str]:
    """What this seat is asked now."""
    say = words.say
    match view.phase:
        case "bid":
            high, option = view.auction.high, next(each for each in view.options if isinstance(each, Amount))
            key = f"{T}-ask-bid" if high else f"{T}-ask-open"
            hint = say(f"{T}-ask-bid-hint", behind=len(view.auction.queue) - 1, most=option.most)
            return say(key, high=high, card=view.lot), hint
        case "pay":
            spendable = any(isinstance(each, Lay) and each.cards for each in view.options)
            return say(f"{T}-ask-pay", due=view.due), say(f"{T}-ask-pay-hint", cards=int(spendable))
        case "buy":
            return say(f"{T}-ask-final" if view.ending else f"{T}-ask-buy"), say(f"{T}-ask-buy-hint")
        case _:
            key = f"{T}-ask-decide" if view.left else f"{T}-ask-stop"
            return say(key), say(f"{T}-ask-decide-hint")


# ------------------------------------------------------------------------------------------- the end


def ending(view: View, words: Words, names: Sequence[str]) -> str:
    """Everybody by points, the winners first, with the best place for every wild.

    That is folded up for the reader's own seat when it has wilds: placing them comes first.
    """
    best = [runs.best(cards) for cards in view.cards]
    held = [(view.purses[seat].counts[0], len(view.cards[seat])) for seat in range(view.players)]
    order = sorted(range(view.players), key=lambda s: (-best[s].points, -held[s][0], held[s][1], s))
    rows = []
    for seat in order:
        coins, count = held[seat]
        line = escape(words.say(f"{T}-end-line", coins=coins, held=count))
        folded = bool(best[seat].stands) and view.seat in (seat, SPECTATOR)
        how = f"<summary>{escape(words.say(f'{T}-best'))}</summary>{placing(words, view.cards[seat], best[seat])}"
        rows.append(
            f'<li>{parts.name(seat, names)}<b class="hb-total">{escape(words.worth(T, best[seat].points))}</b>'
            f'<span class="hb-soft">{line}</span><details{"" if folded else " open"}>{how}</details></li>'
        )
    tied = len({lie.points for lie in best}) < view.players
    note = f'<p class="hb-soft">{escape(words.say(f"{T}-end-tie"))}</p>' if tied else ""
    return f'<ol class="hb-results">{"".join(rows)}</ol>{note}'


def placing(words: Words, cards: Sequence[int], lie: Placing) -> str:
    """The runs of a placing as strips, and what each wild stands for."""
    lines = "".join(f"<span>{escape(stands(words, wild, card))}</span>" for wild, card in lie.stands)
    return strips(words, cards, lie) + (f'<p class="hb-ti-stands">{lines}</p>' if lines else "")


def stands(words: Words, wild: int, card: int) -> str:
    """What a wild stands for, in a sentence."""
    name = words.say(f"{T}-card", card=wild)
    if not card:
        return words.say(f"{T}-place-spare", wild=name)
    return words.say(f"{T}-place-stands", wild=name, card=words.say(f"{T}-card", card=card))
