"""De Veiling van Hashiban in the middle of a game, and the questions that only this game has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hashiban import bonoloto
from hashiban.actions import CHANCE, EVERYBODY, Action, Lay, Pick, Seat
from hashiban.engine import look, stream
from hashiban.games import hashiban as game
from hashiban.games import hashiban_box as box
from hashiban.games import hashiban_cover as cover
from hashiban.games.hashiban_bidding import decoded
from hashiban.games.hashiban_table import dealt
from hashiban.lessons.positions import known, without
from hashiban.lessons.reading import Bar, Reading
from hashiban.purse import least

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from hashiban.lessons.scene import Scene
    from hashiban.purse import Coins

    Rows = Sequence[Sequence[Any]]

KNOWN = (
    "active", "turn", "dealers", "revealed", "public", "objects", "securities", "next", "left", "bills",
    "next_bills", "bills_left", "may",
)  # fmt: skip
SECURITY = "security"
"""How a security is called among the names of objects."""

# ------------------------------------------------------------------------------------------- laying it


def lay(scene: Scene, laid: Mapping[str, Any]) -> None:
    """The turn of a seat in the middle of a game, its start income drawn; what is not said is dealt by chance.

    Whose turn it is (``active``), and the how manieth (``turn``); of the first few seats the ``dealers`` that are
    secret and those ``revealed``, by their categories, the ``objects`` in hand, by name, how many ``securities``, and
    the ``bills`` in hand, those of the active seat with its start income last; the ``public`` dealer; the ``next``
    cards and ``next_bills`` of the piles, and how many are ``left`` (``bills_left``): cards that then are nowhere lie
    with the last seat. Nobody but the seats that ``may`` step in wants to in this turn, and nobody has kept count.
    """
    known(laid, KNOWN)
    state = scene.state = game.start(scene.state.table.players, scene.state.table.rules)
    table, active = state.table, laid.get("active", 0)
    seats = EVERYBODY[table.players]
    rows = [laid.get(name, ()) for name in ("dealers", "revealed", "objects", "securities", "bills")]
    if active not in seats or any(len(row) > len(seats) for row in rows):
        raise ValueError(f"there are {len(seats)} seats")
    _lay_dealers(scene, laid)
    _lay_objects(scene, laid)
    _lay_bills(scene, laid, active)
    scene.told.clear()
    table.phase, table.active, table.turn = "shuffle", (active - 1) % len(seats), laid.get("turn", 1) - 1
    scene.say(CHANCE, Action("objects", cards=tuple(state.stock.object_pile)))
    table.rested = tuple(seat for seat in seats if seat not in laid.get("may", ()))
    while table.phase == "aside" and table.asked[0] in table.rested:
        scene.say(table.asked[0], Action("silent"))
    scene.moves.clear()


def _row(rows: Rows, seat: Seat) -> Sequence[Any]:
    """What is said of this seat; nothing for a later one."""
    return rows[seat] if seat < len(rows) else ()


def _shuffled(scene: Scene, cards: Sequence[int]) -> list[int]:
    found = list(cards)
    stream(scene.seed, CHANCE, len(found)).shuffle(found)
    return found


def _lay_dealers(scene: Scene, laid: Mapping[str, Any]) -> None:
    state, table = scene.state, scene.state.table
    secret = [[_dealer(name) for name in row] for row in laid.get("dealers", ())]
    opened = [[_dealer(name) for name in row] for row in laid.get("revealed", ())]
    public = [_dealer(laid["public"])] if "public" in laid else []
    named = [dealer for row in (*secret, *opened, public) for dealer in row]
    rest = _shuffled(scene, without(box.DEALERS, named, "the dealers"))
    table.public = public[0] if public else rest.pop()
    for seat, hand in enumerate(state.hands):
        own, table.revealed[seat] = list(_row(secret, seat)), tuple(_row(opened, seat))
        missing = dealt(table.players, table.rules) - len(own) - len(table.revealed[seat])
        if missing < 0:
            raise ValueError(f"seat {seat} has too many dealers")
        own += [rest.pop() for _ in range(missing)]
        hand.dealers, table.hidden[seat] = tuple(sorted(own)), len(own)
    state.stock.box = tuple(sorted(rest))


def _lay_objects(scene: Scene, laid: Mapping[str, Any]) -> None:
    """Who is not named has one object; what there is no room for in the pile lies with the last seat."""
    state, table = scene.state, scene.state.table
    securities = iter(box.SECURITIES)
    bought = [[next(securities, 0) for _ in range(count)] for count in laid.get("securities", ())]
    to_come = [next(securities, 0) if name == SECURITY else _object(name) for name in laid.get("next", ())]
    held = [[_object(name) for name in row] for row in laid.get("objects", ())]
    named = [card for row in (*bought, to_come, *held) for card in row]
    rest = _shuffled(scene, without((*box.OBJECTS, *box.SECURITIES), named, "the object pile"))
    for _ in range(table.players - len(held)):
        held.append([next(card for card in rest if not box.is_security(card))])
        rest.remove(held[-1][0])
    left = laid.get("left", len(to_come) + len(rest))
    if not left:
        raise ValueError("the pile is shuffled, so there must be a card left in it")
    here = _room(left, to_come, rest)
    state.stock.object_pile, table.object_left = [*to_come, *rest[:here]], left
    table.securities = [tuple(_row(bought, seat)) for seat in EVERYBODY[table.players]]
    held[-1] += [card for card in rest[here:] if not box.is_security(card)]
    table.securities[-1] += tuple(card for card in rest[here:] if box.is_security(card))
    for seat, hand in enumerate(state.hands):
        hand.cards, table.objects[seat] = tuple(sorted(held[seat])), len(held[seat])


def _lay_bills(scene: Scene, laid: Mapping[str, Any], active: Seat) -> None:
    """Who is not named has as many bills as at the start; the start income of the active seat lies on the pile."""
    state, table = scene.state, scene.state.table
    held, to_come = [list(row) for row in laid.get("bills", ())], list(laid.get("next_bills", ()))
    strange = [bill for row in (*held, to_come) for bill in row if bill not in box.BILLS]
    if strange:
        raise ValueError(f"there is no bill of {strange[0]}")
    rest = _shuffled(scene, without(box.bills(box.COUNTS), [bill for row in (*held, to_come) for bill in row]))
    held += [
        [rest.pop() for _ in range(box.START_BILLS + (seat == active))] for seat in range(len(held), table.players)
    ]
    if not held[active]:
        raise ValueError("whose turn it is has drawn a bill")
    left = laid.get("bills_left", len(to_come) + len(rest))
    here = _room(left, to_come, rest)
    income = held[active].pop()
    state.stock.bill_pile, table.bill_left = [income, *to_come, *rest[:here]], left + 1
    held[-1] += rest[here:]
    for seat, hand in enumerate(state.hands):
        hand.coins, table.bills[seat] = box.counted(tuple(held[seat])), len(held[seat])


def _room(left: int, to_come: Sequence[int], rest: Sequence[int]) -> int:
    """How many of the rest lie in the pile, when so many cards are left in it."""
    if not len(to_come) <= left <= len(to_come) + len(rest):
        raise ValueError(f"there cannot be {left} cards left")
    return left - len(to_come)


def _dealer(name: str) -> int:
    if name not in box.CATEGORIES:
        raise ValueError(f"no category is called {name!r}")
    return box.DEALERS[box.CATEGORIES.index(name)]


def _object(name: str) -> int:
    if name not in box.NAMES:
        raise ValueError(f"no object is called {name!r}")
    return box.OBJECTS[box.NAMES.index(name)]


# ------------------------------------------------------------------------------------------- reading it


def _hand(scene: Scene, seat: Seat) -> Any:
    return scene.state.hands[seat]


def _holds(how: Mapping[str, Any], scene: Scene) -> int:
    """How much money a seat has in hand."""
    return box.wallet(_hand(scene, how["holds"]).coins).total


def _coins(how: Mapping[str, Any], scene: Scene) -> Coins:
    """How many bills of each kind a seat has in hand."""
    found: Coins = _hand(scene, how["coins"]).coins
    return found


def _bills(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """What each bill in the hand of a seat is worth, ascending."""
    return box.bills(_hand(scene, how["bills"]).coins)


def _objects(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """The objects in the hand of a seat; only those ``of`` just these categories, among those its dealers seek."""
    hand = _hand(scene, how["objects"])
    if "with" not in how:
        return tuple(hand.cards)
    sought = cover.wanted(hand.dealers)
    wanted = sum(1 << box.CATEGORIES.index(name) for name in how["with"]["of"])
    return tuple(card for card in hand.cards if box.categories(card) & sought == wanted)


def _dealers(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """The secret dealers of a seat."""
    return tuple(_hand(scene, how["dealers"]).dealers)


def _due(how: Mapping[str, Any], scene: Scene) -> int:
    """What the next bid of a seat must be worth at least."""
    return _bidding(scene, how["due"]).due


def _lowest(how: Mapping[str, Any], scene: Scene) -> int:
    """The lowest bid for which a seat has the bills."""
    bidding = _bidding(scene, how["lowest"])
    found = least(bidding.purse, bidding.due)
    assert found is not None, "a bid is offered only to who can pay it"
    return found


def _bidding(scene: Scene, seat: Seat) -> Lay:
    options = look(scene.game, scene.state, seat).options
    return next(option for option in options if isinstance(option, Lay) and option.verb == "bid")


def _acts(how: Mapping[str, Any], scene: Scene) -> int:
    """How many different things a seat can do."""
    return len(look(scene.game, scene.state, how["acts"]).options)


def _able(how: Mapping[str, Any], scene: Scene) -> tuple[str, ...]:
    """What a seat can do."""
    return tuple(option.verb for option in look(scene.game, scene.state, how["able"]).options)


def _reveals(how: Mapping[str, Any], scene: Scene) -> tuple[str, ...]:
    """The categories of the most dealers that a seat can reveal at once."""
    code = max(_picked(scene, how["reveals"], "reveal"), key=int.bit_count, default=0)
    return tuple(name for at, name in enumerate(box.CATEGORIES) if code >> at & 1)


def _at_once(how: Mapping[str, Any], scene: Scene) -> int:
    """How many dealers a seat can reveal at once."""
    return len(_reveals({"reveals": how["at_once"]}, scene))


def _opened(how: Mapping[str, Any], scene: Scene) -> tuple[str, ...]:
    """The categories of the revealed dealers of a seat, in the order of the box."""
    return tuple(box.CATEGORIES[box.category(dealer)] for dealer in sorted(scene.state.table.revealed[how["opened"]]))


def _shows(how: Mapping[str, Any], scene: Scene) -> int:
    """How many objects a seat showed when it last revealed."""
    found = [event for events in scene.told for event in events if event.name == "reveal"]
    return next(len(event.facts["cards"]) for event in reversed(found) if event.facts["who"] == how["shows"])


def _missing(how: Mapping[str, Any], scene: Scene) -> int:
    """How many more dealers a seat has to reveal to win."""
    table = scene.state.table
    return int(table.target) - len(table.revealed[how["missing"]])


def _picked(scene: Scene, seat: Seat, verb: str) -> tuple[int, ...]:
    """What a seat can pick with this verb; nothing when it is not asked for it."""
    options = look(scene.game, scene.state, seat).options
    return next((option.cards for option in options if isinstance(option, Pick) and option.verb == verb), ())


def _targets(how: Mapping[str, Any], scene: Scene) -> tuple[Seat, ...]:
    """Whom a seat can throw out."""
    return tuple(sorted({decoded(code)[1] for code in _picked(scene, how["targets"], "weapon")}))


def _partners(how: Mapping[str, Any], scene: Scene) -> tuple[Seat, ...]:
    """With whom a seat can make a deal."""
    return _picked(scene, how["partners"], "deal")


def _owes(how: Mapping[str, Any], scene: Scene) -> bool:
    """Whether the next start income of a seat is promised to another."""
    return scene.state.table.promised[how["owes"]] is not None


def _happened(how: Mapping[str, Any], scene: Scene) -> bool:
    """Whether this happened since the table was laid; to a ``seat``."""
    seat = how.get("with", {}).get("seat")
    found = [event for events in scene.told for event in events if event.name == how["happened"]]
    return any(seat in (None, event.facts.get("who")) for event in found)


def _heard_by(how: Mapping[str, Any], scene: Scene) -> tuple[Seat, ...]:
    """Who was told of an event of this name."""
    seats = EVERYBODY[len(scene.state.hands)]
    views = [look(scene.game, scene.state, seat, scene.told) for seat in seats]
    return tuple(seat for seat in seats if any(event.name == how["heard_by"] for event in views[seat].heard))


def _gap(how: Mapping[str, Any], scene: Scene) -> int:
    """How much more than the least that would have done was paid, since nobody gives change."""
    found = [event for events in scene.told for event in events if event.name == how["gap"]]
    return int(found[-1].facts["amount"] - found[-1].facts["second"]) - box.STEP


def _boxed(how: Mapping[str, Any], _: Scene) -> int:
    """A number of the box: all ``money``, how many ``bills``, what one is worth on ``average``, all ``kinds``."""
    bills = sum(box.COUNTS)
    numbers = {"money": box.MONEY, "bills": bills, "average": round(box.MONEY / bills), "kinds": len(box.CATEGORIES)}
    return numbers[how["boxed"]]


def _kind(how: Mapping[str, Any], scene: Scene) -> int:
    """How many objects of a category there are; ``without`` those in the hand of a seat."""
    bit = 1 << box.CATEGORIES.index(how["kind"])
    away = _hand(scene, how["with"]["without"]).cards if "with" in how else ()
    return sum(1 for card in box.OBJECTS if box.categories(card) & bit and card not in away)


def _lottery(how: Mapping[str, Any], _: Scene) -> int | float | Reading:
    """What Bonoloto pays to who holds only its price: ``about`` what, the ``least``, the ``most``, how ``sure``.

    ``about`` is the mean in whole thousands, with how many times of a hundred each payout comes, by its thousands;
    ``sure`` is how many times of a hundred the price comes back.
    """
    chances, average = bonoloto.chances(), bonoloto.mean()
    price = box.wallet(bonoloto.PRICE).total
    match how["bonoloto"]:
        case "about":
            tall = {paid: float(100 * chance) for paid, chance in chances.items()}
            bars = tuple(Bar(paid // box.STEP, part, part, part, paid >= price) for paid, part in tall.items())
            return Reading(round(average / box.STEP) * box.STEP, {"mean": round(average)}, bars)
        case "sure":
            return round(float(100 * bonoloto.at_least(price)), 1)
    return {"least": min, "most": max}[how["bonoloto"]](chances)


READINGS: Mapping[str, Callable[[Mapping[str, Any], Scene], Any]] = {
    "holds": _holds,
    "coins": _coins,
    "bills": _bills,
    "objects": _objects,
    "dealers": _dealers,
    "due": _due,
    "lowest": _lowest,
    "acts": _acts,
    "able": _able,
    "reveals": _reveals,
    "at_once": _at_once,
    "opened": _opened,
    "shows": _shows,
    "missing": _missing,
    "targets": _targets,
    "partners": _partners,
    "owes": _owes,
    "happened": _happened,
    "heard_by": _heard_by,
    "gap": _gap,
    "boxed": _boxed,
    "kind": _kind,
    "bonoloto": _lottery,
}
