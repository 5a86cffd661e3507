"""Vastgoedveiling on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hashiban.actions import Amount, Option, Say
from hashiban.purse import Coins, Purse
from hashiban_widgets import draw
from hashiban_widgets.boards import parts
from hashiban_widgets.draw import vastgoedveiling as art

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.table import View
    from hashiban.words import Words

V = "vastgoedveiling"
MINUTES = 20
ORIGIN = parts.Origin("For Sale", ("Stefan Dorra",), "F.X. Schmid, Ravensburger, 1997")
QUIET = frozenset({"chose"})
HEADS = frozenset({"market", "cheques", "end"})
TIERS = 5
"""Properties of one tier share a colour; five cards each, as in the drawings."""


def cover() -> str:
    """Five properties, from a kennel to a palace."""
    return "".join(art.deed(value, size=72) for value in (3, 12, 17, 22, 30))


def sections() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rule card in the order of play."""
    return (
        (f"{V}-rules-setup", ("VS1", "VS2")),
        (f"{V}-rules-buy", ("VS3", "VS4", "VS5", "VA1", "VA3", "VS6", "VS7", "VS11", "VA8", "VS8", "VS10")),
        (f"{V}-rules-sell", ("VS12", "VS13", "VS14", "VS16")),
        (f"{V}-rules-end", ("VS17", "VS18", "VA11")),
    )


def picture(verb: str, card: int, view: View) -> str:
    """A property to sell."""
    return art.deed(card, size=96)


def card(kind: str, card: int, words: Words) -> str:
    """A property or a cheque to be counted: its number."""
    return f"<b>{card}</b>"


def way(words: Words, coins: Coins) -> str:
    """These coins in words."""
    return words.say(f"{V}-way", ones=coins[0], twos=coins[1])


def numbers(view: View, option: Option, card: int | None, names: Sequence[str]) -> dict[str, Any]:
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
        return parts.lot(words.say(f"{V}-phase-end"), "")
    selling = view.phase == "sell"
    head = words.say(f"{V}-phase-{view.phase}", round=view.round + 1, rounds=view.rounds)
    pile = words.say(f"{V}-pile", count=(view.rounds - view.round - 1) * view.players)
    pictures = [_cheque(words, c) if selling else _deed(words, c) for c in view.market]
    market = parts.cards(pictures, words.say(f"{V}-market-{view.phase}"))
    standing = "" if selling else f'<p class="hb-standing">{_standing(view, words, names)}</p>'
    return parts.lot(head, market + standing, pile)


def _standing(view: View, words: Words, names: Sequence[str]) -> str:
    leader = view.auction.leader
    coins = "" if leader is None else _coins(words, view.laid[leader], 26)
    return parts.standing(words, V, names, leader, amount=view.auction.high) + coins


def _deed(words: Words, card: int, size: int = 92) -> str:
    return art.deed(card, words.say(f"{V}-card", card=card), size)


def _cheque(words: Words, amount: int) -> str:
    return art.cheque(amount, words.say(f"{V}-cheque", amount=amount), 112)


def _coins(words: Words, coins: tuple[int, ...], size: int) -> str:
    """Coins side by side, the large ones first; one sentence says what they are."""
    ones, twos = coins
    if not ones and not twos:
        return ""
    pictures = draw.coin(2, size=size) * twos + draw.coin(1, size=size) * ones
    return parts.pieces(pictures, way(words, coins))


# ------------------------------------------------------------------------------------------- the seats


def seats(view: View, words: Words, names: Sequence[str]) -> str:
    """A tile for everybody, clockwise."""
    return parts.tiles(_tile(view, words, names, seat) for seat in range(view.players))


def _tile(view: View, words: Words, names: Sequence[str], seat: int) -> str:
    money = words.say(f"{V}-wallet", amount=_free(view, seat).total)
    if view.cheques[seat]:
        money += f" · {words.say(f'{V}-earned', amount=sum(view.cheques[seat]))}"
    body = f'<div class="hb-money">{money}</div>' + ("" if view.phase == "end" else _chips(words, view.deeds[seat]))
    turn = seat in view.asked and view.phase == "bid"
    return parts.tile(seat, names, _doing(view, words, seat), body, turn=turn, me=seat == view.seat)


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
    own = [_deed(words, card, 56) for card in sorted(view.deeds[view.seat])]
    return f'<div class="hb-mine">{coins}{parts.cards(own, words.say(f"{V}-owns"), "hb-market hb-small")}</div>'


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
    rows = (
        (seat, words.say("money", amount=total), words.say(f"{V}-end-line", coins=coins, cheques=total - coins))
        for total, coins, seat in standing
    )
    tied = len({total for total, _, _ in standing}) < len(standing)
    return parts.results(rows, names, words.say(f"{V}-end-tie") if tied else "")
