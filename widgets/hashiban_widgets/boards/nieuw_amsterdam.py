"""Nieuw Amsterdam on the screen: the cash box with its columns, markers, resources."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from hashiban.actions import Amount
from hashiban.games.nieuw_amsterdam import KINDS, RESOURCES
from hashiban.games.nieuw_amsterdam_frame import EVEN
from hashiban_widgets.boards import parts
from hashiban_widgets.draw import nieuw_amsterdam as art

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Option, Seat
    from hashiban.purse import Coins
    from hashiban.table import View
    from hashiban.words import Words

N = "nieuw_amsterdam"
MINUTES = 20
ORIGIN = parts.Origin("Nieuw Amsterdam", ("Jeffrey D. Allers",), "White Goblin Games, 2012")
QUIET = frozenset({"marker", "values"})
HEADS = frozenset({"round", "income", "end"})
SECRET = frozenset({"choose", "bid", "pay", "take"})
"""The phases in which a seat has values of its own."""


def cover() -> str:
    """Three columns with their tiles."""
    columns = (("land", "land", "trade"), ("city", "trade"), ("city", "land", "city"))
    return "".join(art.column(tiles, bonus, size=72) for tiles, bonus in zip(columns, (1, 2, 0), strict=True))


def sections() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rule card in the order of play."""
    return (
        (f"{N}-rules-setup", ("NA2", "NA3", "NA15", "NF2")),
        (f"{N}-rules-choose", ("NS2", "NS3", "NS4", "NA5")),
        (f"{N}-rules-bid", ("NS9", "NS1", "NS5", "NS8", "NS10")),
        (f"{N}-rules-win", ("NS11", "NS7", "NS12", "NS13", "NS14")),
        (f"{N}-rules-last", ("NS16", "NS17", "NS18")),
        (f"{N}-rules-end", ("NF1", "NF3", "NF4", "NF5", "NF6")),
    )


def picture(verb: str, card: int, view: View) -> str:
    """A column to put up or to take."""
    return art.column([KINDS[tile] for tile in view.columns[card - 1]], view.bonus[card - 1], size=88)


def piece(at: int) -> str:
    """A piece of this resource."""
    return art.resource(RESOURCES[at], size=28)


def way(words: Words, coins: Coins) -> str:
    """These resources in words."""
    laid = [words.say(f"{N}-so-many-{at}", count=count) for at, count in enumerate(coins) if count]
    return words.say("lesson-list", items=laid)


def numbers(view: View, option: Option, card: int | None, names: Sequence[str]) -> dict[str, Any]:
    """Nothing beside the number that is said."""
    return {}


# ------------------------------------------------------------------------------------------- the middle


def lot(view: View, words: Words, names: Sequence[str]) -> str:
    """The cash box: each column with what lies in it, who has it, and which one is up for auction."""
    if view.phase == "end":
        return parts.lot(words.say(f"{N}-phase-end"), "")
    title = words.say(f"{N}-phase", round=view.round + 1, rounds=view.rounds)
    columns = "".join(_column(view, words, names, column) for column in range(1, len(view.columns) + 1))
    box = f'<ul class="hb-na-box" aria-label="{words.say(f"{N}-box")}">{columns}</ul>'
    return parts.lot(title, f'{box}<p class="hb-standing">{_standing(view, words, names)}</p>')


def _column(view: View, words: Words, names: Sequence[str], column: int) -> str:
    owner = view.won.index(column) if column in view.won else None
    tiles = view.columns[column - 1] if owner is None else view.taken[owner]
    up = view.column == column
    marked = view.markers[view.chooser] if up else 0
    said = words.say(f"{N}-column", **contents(view, column, tiles))
    drawn = art.column([KINDS[tile] for tile in tiles], view.bonus[column - 1], said, 88, marked)
    look = "hb-na-up" if up else "hb-na-gone" if owner is not None else ""
    below = f"<b>{column}</b>" if owner is None else parts.name(owner, names)
    return f'<li class="{look}">{drawn}<span class="hb-na-below">{below}</span></li>'


def contents(view: View, column: int, tiles: Sequence[int]) -> dict[str, int]:
    """What lies in a column, as numbers for a sentence."""
    counts = {kind: tiles.count(at) for at, kind in enumerate(KINDS)}
    return {"column": column, **counts, "bonus": view.bonus[column - 1]}


def _standing(view: View, words: Words, names: Sequence[str]) -> str:
    if not view.line:
        return ""
    if not view.column:
        first = view.line[0]
        key = f"{N}-standing-take" if len(view.line) == 1 else f"{N}-standing-choose"
        return parts.named(words.say(key, who=parts.placeholder(first)), (first,), names)
    facts = {"column": view.column, "marker": view.markers[view.chooser], "amount": view.auction.high}
    return parts.standing(words, N, names, view.auction.leader, **facts)


# ------------------------------------------------------------------------------------------- the seats


def seats(view: View, words: Words, names: Sequence[str]) -> str:
    """A tile for everybody, clockwise."""
    return parts.tiles(_tile(view, words, names, seat) for seat in range(view.players))


def _tile(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    number = view.markers[seat]
    marker = art.marker(number, words.say(f"{N}-marker", marker=number), 28) if number else ""
    points = words.worth(N, view.totals[seat])
    top = f'<div class="hb-na-line">{marker}<span class="hb-money">{escape(points)}</span></div>'
    body = top + _resources(words, view.purses[seat].counts, 20)
    turn = seat in view.asked
    return parts.tile(seat, names, _doing(view, words, seat), body, turn=turn, me=seat == view.seat)


def _resources(words: Words, counts: Coins, size: int) -> str:
    """Each resource with how much of it there is, and all together."""
    chips = "".join(
        f"<span class='hb-na-chip'>{art.resource(kind, size)}<b>{count}</b></span>"
        for kind, count in zip(RESOURCES, counts, strict=True)
    )
    said = escape(words.say(f"{N}-owns", what=way(words, counts), total=sum(counts)), quote=True)
    total = f"<span class='hb-soft'>= {sum(counts)}</span>"
    return f'<div class="hb-na-chips" role="img" aria-label="{said}">{chips}{total}</div>'


def _doing(view: View, words: Words, seat: Seat) -> str:
    say, auction = words.say, view.auction
    if view.phase == "end":
        return ""
    if view.won[seat]:
        return say(f"{N}-doing-has", column=view.won[seat])
    if not view.column:
        return say(f"{N}-doing-chooses") if view.line[:1] == (seat,) else ""
    if auction.leader == seat:
        return say(f"{N}-doing-bid", amount=auction.high)
    if seat not in auction.queue:
        return say(f"{N}-doing-passed" if seat not in auction.inside else f"{N}-doing-outbid")
    return say(f"{N}-doing-now" if auction.queue[0] == seat else f"{N}-doing-waits")


def mine(view: View, words: Words) -> str:
    """What a tile of each kind is worth to this seat, what each column is, and its resources."""
    own = _resources(words, view.purses[view.seat].counts, 28)
    if view.phase not in SECRET:
        return f'<div class="hb-mine">{own}</div>'
    values = view.values or EVEN
    tiles = "".join(
        f"<li>{art.tile(kind, words.say(f'{N}-tile-{kind}'), 48)}<b>{value}</b></li>"
        for kind, value in zip(KINDS, values, strict=True)
    )
    title = words.say(f"{N}-values" if view.values else f"{N}-values-even")
    worth = ", ".join(words.say(f"{N}-worth-of", column=c, worth=worth_of(view, values, c)) for c in view.left)
    return (
        f'<div class="hb-mine"><div><h3>{escape(title)}</h3><ul class="hb-na-values">{tiles}</ul>'
        f'<p class="hb-soft">{escape(words.say(f"{N}-worths", columns=worth))}</p></div>{own}</div>'
    )


def worth_of(view: View, values: Sequence[int], column: int) -> int:
    """What the tiles and bonus coins of a column bring, before anything is paid."""
    tiles: Sequence[int] = view.columns[column - 1]
    bonus: int = view.bonus[column - 1]
    return bonus + sum([values[tile] for tile in tiles])


# ------------------------------------------------------------------------------------------- the question


def ask(view: View, words: Words) -> tuple[str, str]:
    """What this seat is asked now."""
    say, auction = words.say, view.auction
    match view.phase:
        case "choose":
            return say(f"{N}-ask-choose"), say(f"{N}-ask-choose-hint", marker=view.markers[view.seat])
        case "take":
            return say(f"{N}-ask-take"), say(f"{N}-ask-take-hint", marker=view.markers[view.seat])
        case "pay":
            return say(f"{N}-ask-pay", due=auction.high), say(f"{N}-ask-pay-hint")
        case _:
            option = next(option for option in view.options if isinstance(option, Amount))
            facts = {"column": view.column, "marker": view.markers[view.chooser], "total": option.most}
            if auction.leader is None:
                return say(f"{N}-ask-open", **facts), say(f"{N}-ask-open-hint", **facts)
            behind = len(auction.queue) - 1
            question = say(f"{N}-ask-bid", high=auction.high, **facts)
            return question, say(f"{N}-ask-bid-hint", behind=behind, **facts)


# ------------------------------------------------------------------------------------------- the end


def ending(view: View, words: Words, names: Sequence[str]) -> str:
    """Everybody by points, the winners first."""
    owns = [purse.total for purse in view.purses]
    order = sorted(range(view.players), key=lambda s: (-view.totals[s], -owns[s], view.markers[s]))
    tied = len(set(view.totals)) < view.players
    rows = (
        (
            seat,
            words.worth(N, view.totals[seat]),
            words.say(f"{N}-end-line", total=owns[seat], marker=view.markers[seat]),
        )
        for seat in order
    )
    return parts.results(rows, names, words.say(f"{N}-end-tie") if tied else "")
