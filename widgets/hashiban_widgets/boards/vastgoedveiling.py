"""Vastgoedveiling on the screen."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from hashiban.actions import Amount, Option, Say
from hashiban.purse import Coins, Purse
from hashiban_widgets import draw

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.table import View
    from hashiban.words import Words

V = "vastgoedveiling"
MINUTES = 20
QUIET = frozenset({"chose"})
TIERS = 5
"""Properties of one tier share a colour; five cards each, as in the drawings."""


def cover() -> str:
    """Five properties, from a kennel to a palace."""
    return "".join(draw.deed(value, size=72) for value in (3, 12, 17, 22, 30))


def sections() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rule card in the order of play."""
    return (
        (f"{V}-rules-setup", ("VS1", "VS2")),
        (f"{V}-rules-buy", ("VS3", "VS4", "VS5", "VA1", "VA3", "VS6", "VS7", "VS11", "VA8", "VS8", "VS10")),
        (f"{V}-rules-sell", ("VS12", "VS13", "VS14", "VS16")),
        (f"{V}-rules-end", ("VS17", "VS18", "VA11")),
    )


def picture(verb: str, card: int) -> str:
    """A property to sell."""
    return draw.deed(card, size=96)


def way(words: Words, coins: Coins) -> str:
    """These coins in words."""
    return words.say(f"{V}-way", ones=coins[0], twos=coins[1])


def numbers(view: View, option: Option) -> dict[str, Any]:
    """The card that passing brings, the bid that a raise is over."""
    match option:
        case Say():
            return {"card": view.market[0]}
        case Amount():
            return {"high": view.auction.high}
        case _:
            return {}


# ------------------------------------------------------------------------------------------- the middle


def lot(view: View, words: Words, names: Sequence[str]) -> str:
    """The properties or cheques of this round, and the standing bid."""
    if view.phase == "end":
        return f'<div class="hb-lot"><h2>{words.say(f"{V}-phase-end")}</h2></div>'
    selling = view.phase == "sell"
    rounds = {"round": view.round + 1, "rounds": view.rounds}
    head = words.say(f"{V}-phase-{view.phase}", **rounds)
    pile = words.say(f"{V}-pile", count=(view.rounds - view.round - 1) * view.players)
    cards = "".join(_cheque(words, c) if selling else _deed(words, c) for c in view.market)
    market = f'<ul class="hb-market" aria-label="{words.say(f"{V}-market-{view.phase}")}">{cards}</ul>'
    standing = "" if selling else f'<p class="hb-standing">{_standing(view, words, names)}</p>'
    top = f'<div class="hb-lot-head"><h2>{head}</h2><span class="hb-soft">{pile}</span></div>'
    return f'<div class="hb-lot">{top}{market}{standing}</div>'


def _standing(view: View, words: Words, names: Sequence[str]) -> str:
    leader, high = view.auction.leader, view.auction.high
    if leader is None:
        return words.say(f"{V}-standing-none")
    who = f"\ue000{leader}\ue001"  # the name goes in after the sentence is made, with its badge
    text = words.say(f"{V}-standing", amount=high, who=who)
    return escape(text).replace(who, _name(leader, names)) + _coins(words, view.laid[leader], 26)


def _deed(words: Words, card: int) -> str:
    return f"<li>{draw.deed(card, words.say(f'{V}-card', card=card), 92)}</li>"


def _cheque(words: Words, amount: int) -> str:
    return f"<li>{draw.cheque(amount, words.say(f'{V}-cheque', amount=amount), 112)}</li>"


def _name(seat: int, names: Sequence[str]) -> str:
    return f'<span class="hb-name">{draw.badge(seat, 18)}<b>{escape(names[seat])}</b></span>'


def _coins(words: Words, coins: tuple[int, ...], size: int) -> str:
    """Coins side by side, the large ones first; one sentence says what they are."""
    ones, twos = coins
    if not ones and not twos:
        return ""
    art = draw.coin(2, size=size) * twos + draw.coin(1, size=size) * ones
    label = way(words, coins)
    return f'<span class="hb-coins" role="img" aria-label="{label}">{art}</span>'


# ------------------------------------------------------------------------------------------- the seats


def seats(view: View, words: Words, names: Sequence[str]) -> str:
    """A tile for everybody, clockwise."""
    tiles = "".join(_tile(view, words, names, seat) for seat in range(view.players))
    return f'<div class="hb-seats">{tiles}</div>'


def _tile(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    turn = " hb-turn" if seat in view.asked and view.phase == "bid" else ""
    me = " hb-me" if seat == view.seat else ""
    money = words.say(f"{V}-wallet", amount=_free(view, seat).total)
    if view.cheques[seat]:
        money += f" · {words.say(f'{V}-earned', amount=sum(view.cheques[seat]))}"
    doing = f'<span class="hb-doing">{_doing(view, words, seat)}</span>'
    owns = "" if view.phase == "end" else _chips(words, view.deeds[seat])
    head = f'<div class="hb-tile-head">{_name(seat, names)}{doing}</div>'
    return f'<div class="hb-tile{turn}{me}">{head}<div class="hb-money">{money}</div>{owns}</div>'


def _free(view: View, seat: int) -> Purse:
    """The coins of a seat that do not lie on the table."""
    purse: Purse = view.purses[seat]
    return purse.with_out(view.laid[seat])


def _doing(view: View, words: Words, seat: int) -> str:
    if view.phase == "sell":
        return words.say(f"{V}-{'chosen' if view.chosen[seat] else 'choosing'}")
    if view.phase == "end":
        return ""
    if seat not in view.auction.inside:
        return words.say(f"{V}-passed")
    bid = view.bids[seat]
    if not bid:
        return words.say(f"{V}-no-bid")
    return words.say(f"{V}-bids", amount=bid) + _coins(words, view.laid[seat], 18)


def _chips(words: Words, deeds: Sequence[int]) -> str:
    if not deeds:
        return f'<div class="hb-chips hb-soft">{words.say(f"{V}-owns-none")}</div>'
    chips = "".join(f'<span class="hb-chip hb-tier-{(d - 1) // TIERS + 1}">{d}</span>' for d in sorted(deeds))
    return f'<div class="hb-chips" role="group" aria-label="{words.say(f"{V}-owns")}">{chips}</div>'


def mine(view: View, words: Words) -> str:
    """The own coins that are not laid, and the own properties as cards."""
    free = _free(view, view.seat)
    money = words.say(f"{V}-wallet", amount=free.total)
    coins = f'<div class="hb-purse"><b>{money}</b>{_coins(words, free.counts, 24)}</div>'
    if view.phase == "sell" or not view.deeds[view.seat]:
        return f'<div class="hb-mine">{coins}</div>'
    cards = "".join(
        f"<li>{draw.deed(card, words.say(f'{V}-card', card=card), 56)}</li>" for card in sorted(view.deeds[view.seat])
    )
    return f'<div class="hb-mine">{coins}<ul class="hb-market hb-small">{cards}</ul></div>'


# ------------------------------------------------------------------------------------------- the question


def ask(view: View, words: Words) -> tuple[str, str]:
    """What this seat is asked now."""
    if view.phase == "sell":
        question = words.say(f"{V}-ask-sell", top=max(view.market))
        return question, words.say(f"{V}-ask-sell-hint")
    least = next(option.least for option in view.options if isinstance(option, Amount))
    due = next(option.due for option in view.options if isinstance(option, Say))
    question, bid = words.say(f"{V}-ask-bid", least=least, high=view.auction.high), view.bids[view.seat]
    if not bid:
        return question, words.say(f"{V}-free-hint")
    return question, words.say(f"{V}-pay-hint", bid=bid, due=due, back=bid - due)


# ------------------------------------------------------------------------------------------- the end


def ending(view: View, words: Words, names: Sequence[str]) -> str:
    """Everybody by total, the winners first."""
    standing = [
        (purse.total + sum(cheques), purse.total, seat)
        for seat, (purse, cheques) in enumerate(zip(view.purses, view.cheques, strict=True))
    ]
    standing.sort(key=lambda row: (-row[0], -row[1], row[2]))
    rows = "".join(_result(words, names, *row) for row in standing)
    tied = len({total for total, _, _ in standing}) < len(standing)
    note = f'<p class="hb-soft">{words.say(f"{V}-end-tie")}</p>' if tied else ""
    return f'<ol class="hb-results">{rows}</ol>{note}'


def _result(words: Words, names: Sequence[str], total: int, coins: int, seat: int) -> str:
    line = words.say(f"{V}-end-line", coins=coins, cheques=total - coins)
    sum_ = words.say("money", amount=total)
    return f'<li>{_name(seat, names)}<b class="hb-total">{sum_}</b><span class="hb-soft">{line}</span></li>'
