"""Where the answer to a question is read: in an event, an option, the table, the result, or many games.

Each kind of reading is a function of the scene after the engine acted. None knows an answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, NamedTuple

from hashiban import bots
from hashiban.actions import Amount, Pick, Say
from hashiban.engine import look, play
from hashiban.lessons import positions
from hashiban.table import Event

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hashiban.lessons.scene import Scene

KINDS: dict[str, tuple[str, ...]] = {
    "event": ("where", "fact", "sweep"),
    "about": (),
    "options": ("seat", "take"),
    "legal": (),
    "see": ("seat", "at", "of"),
    "outcome": ("at",),
    "hears": ("seat",),
    "knows": (),
    "said": (),
    "unseen": ("least",),
    "players": (),
    "setup": ("of", "take"),
    "playout": ("games",),
    "contest": ("games",),
    "claim": (),
}
"""Each kind of reading that all games have, with what else may stand beside it."""

NORMAL = 1.96
ME = 0


def kinds(game: str) -> dict[str, tuple[str, ...]]:
    """Each kind of reading that this game has, its own included, with what else may stand beside it."""
    return KINDS | dict.fromkeys(positions.readings(game), ("with",))


class Bar(NamedTuple):
    """A number to be drawn, with its 95 % interval; ``mark`` stresses it, ``line`` is a theory beside it."""

    label: Any
    value: float
    low: float
    high: float
    mark: bool = False
    line: float | None = None


class Reading(NamedTuple):
    """What was read, with more numbers for the sentences, and bars where many games were played."""

    value: Any
    numbers: dict[str, Any]
    bars: tuple[Bar, ...] = ()


def read(kind: str, how: Mapping[str, Any], scene: Scene, known: int, choices: Sequence[Any]) -> Reading:
    """Read an answer; the events from the move with number ``known`` on are what the engine did."""
    if kind == "playout":
        return _playout(how, scene, choices)
    if kind == "contest":
        return _contest(how, scene)
    found = _plain(kind, how, scene, known)
    return found if isinstance(found, Reading) else Reading(found, {})


def _plain(kind: str, how: Mapping[str, Any], scene: Scene, known: int) -> Any:
    from_scene = {**_FROM_SCENE, **positions.readings(scene.game.NAME)}
    if kind not in _FROM_EVENTS and kind not in from_scene:
        raise ValueError(f"nothing is read from {kind!r}")
    if kind in from_scene:
        return from_scene[kind](how, scene)
    return _FROM_EVENTS[kind](how, scene, scene.told[known:])


def _event(how: Mapping[str, Any], _: Scene, told: Told) -> Any:
    """A fact of the first event of this name, ``where`` some of its facts are these."""
    where = how.get("where", {})
    for event in (event for events in told for event in events):
        if event.name == how["event"] and all(event.facts.get(key) == value for key, value in where.items()):
            return event.facts[how["fact"]]
    raise ValueError(f"no event {how['event']!r} with {where} happened")


def _about(how: Mapping[str, Any], _: Scene, told: Told) -> str:
    """The name of the first event about this seat."""
    return next(event.name for events in told for event in events if event.facts.get("who") == how["about"])


def _hears(how: Mapping[str, Any], scene: Scene, told: Told) -> bool:
    """Whether a seat was told of this card."""
    heard = look(scene.game, scene.state, how["seat"], told).heard
    return any(how["hears"] in _cards(event) for event in heard)


def _cards(event: Event) -> list[Any]:
    return [card for name in ("card", "cards") for card in _listed(event.facts.get(name))]


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, tuple) else (value,)


def _options(how: Mapping[str, Any], scene: Scene) -> Any:
    """Every amount (or card) that can be said with this verb; or the least or most of it, or what it costs."""
    options = look(scene.game, scene.state, how.get("seat", ME)).options
    option = next(option for option in options if option.verb == how["options"])
    take = how.get("take", "all")
    if isinstance(option, Say):
        return option.due
    every: Sequence[int] = ()
    if isinstance(option, Amount):
        every = tuple(range(option.least, option.most + 1, option.step))
    elif isinstance(option, Pick):
        every = option.cards
    if take in ("least", "most"):
        return min(every) if take == "least" else max(every)
    return tuple(every)


def _legal(how: Mapping[str, Any], scene: Scene) -> bool:
    """Whether the rules allow a move here."""
    move: str = how["legal"]
    return scene.allows(int(move[0]), scene.action(move))


def _outcome(how: Mapping[str, Any], scene: Scene) -> Any:
    """The totals or the winners, or those of one seat (``at``)."""
    found = getattr(scene.game.score(scene.state), how["outcome"])
    return found[how["at"]] if "at" in how else found


def _knows(how: Mapping[str, Any], scene: Scene) -> tuple[int, ...]:
    """The seats that can see a fact of this name."""
    seats = range(len(scene.state.hands))
    return tuple(seat for seat in seats if hasattr(look(scene.game, scene.state, seat), how["knows"]))


def _said(how: Mapping[str, Any], scene: Scene) -> int:
    """Who said this, chance included."""
    return next(seat for seat, action in scene.moves if action.verb == how["said"])


def _players(how: Mapping[str, Any], scene: Scene) -> int:
    """The most or the least players of the game."""
    return max(scene.game.PLAYERS) if how["players"] == "most" else min(scene.game.PLAYERS)


def _see(how: Mapping[str, Any], scene: Scene) -> Any:
    """A fact of the table as a seat sees it, one of several (``at``), and a part of it (``of``)."""
    value = getattr(look(scene.game, scene.state, how.get("seat", ME)), how["see"])
    return _part(value[how["at"]] if "at" in how else value, how.get("of"))


def _part(value: Any, of: str | None) -> Any:
    if of is None:
        return value
    if of == "cards":
        return tuple(sorted(card for cards in value for card in cards))
    if of == "count":
        return len(value)
    part = getattr(value, of)
    return tuple(part) if isinstance(part, list) else part


def _unseen(how: Mapping[str, Any], scene: Scene) -> int:
    """How many cards from ``least`` up are in these piles of a stock that the learner can imagine."""
    view = look(scene.game, scene.state, ME, scene.told)
    stock = scene.game.imagine(view, Random(scene.seed)).stock
    piles = [card for name in how["unseen"] for card in getattr(stock, name)]
    return sum(card >= how.get("least", 0) for card in piles)


def _setup(how: Mapping[str, Any], scene: Scene) -> Any:
    """A fact of the table once it is dealt, for each number of players; or the number that has most of it."""
    from hashiban.lessons.scene import lay

    found = {}
    for players in scene.game.PLAYERS:
        other = lay(scene.game.NAME, players, {}, {}, {}, scene.seed).state
        part = other.table if hasattr(other.table, how["setup"]) else other.stock
        value = getattr(part, how["setup"])
        found[players] = _part(value[0] if how.get("of") == "total" else value, how.get("of"))
    if "take" in how:
        return {"most": max, "least": min}[how["take"]](found, key=found.__getitem__)
    return tuple(found.values())


Told = Sequence[Sequence[Event]]
_FROM_EVENTS: dict[str, Callable[[Mapping[str, Any], Scene, Told], Any]] = {
    "event": _event,
    "about": _about,
    "hears": _hears,
}
_FROM_SCENE: dict[str, Callable[[Mapping[str, Any], Scene], Any]] = {
    "options": _options,
    "legal": _legal,
    "see": _see,
    "outcome": _outcome,
    "knows": _knows,
    "said": _said,
    "unseen": _unseen,
    "players": _players,
    "setup": _setup,
}


# ------------------------------------------------------------------------------------------ many games


def _playout(how: Mapping[str, Any], scene: Scene, choices: Sequence[str]) -> Reading:
    """Which choice ends with most money over many imagined games, each choice in the same ones."""
    bot, seat = bots.load(scene.game.NAME, how["playout"]), int(choices[0][0])
    view = look(scene.game, scene.state, seat, scene.told)
    ends: dict[str, list[int]] = {move: [] for move in choices}
    for k in range(how["games"]):
        state = scene.game.imagine(view, Random(scene.seed + k))
        for move in choices:
            other = scene.other(state.copy())
            other.seed = scene.seed + k
            other.do(move)
            other.finish(bot)
            ends[move].append(scene.game.score(other.state).totals[seat])
    bars = tuple(Bar(move, *_mean(totals)) for move, totals in ends.items())
    best = max(bars, key=lambda bar: bar.value)
    second = max((bar for bar in bars if bar is not best), key=lambda bar: bar.value)
    ahead = _mean([a - b for a, b in zip(ends[best.label], ends[second.label], strict=True)])
    numbers = {"best": round(best.value, 1), "other": round(second.value, 1), "games": how["games"]}
    numbers |= {"ahead": round(ahead[0], 1), "sure": "yes" if ahead[1] > 0 else "no"}
    return Reading(best.label, numbers, tuple(bar._replace(mark=bar is best) for bar in bars))


def _mean(sample: Sequence[float]) -> tuple[float, float, float]:
    """The mean and its 95 % interval."""
    middle = fmean(sample)
    reach = NORMAL * stdev(sample) / len(sample) ** 0.5 if len(sample) > 1 else 0.0
    return middle, middle - reach, middle + reach


def _contest(how: Mapping[str, Any], scene: Scene) -> Reading:
    """Which of these bots wins most games at one table, the seats changed round each game."""
    names = list(how["contest"])
    won = [dict.fromkeys(names, 0.0) for _ in range(how["games"])]
    for k, wins in enumerate(won):
        at = k % len(names)
        seats = names[at:] + names[:at]
        _, state = play(scene.game, [bots.load(scene.game.NAME, name) for name in seats], scene.seed + k)
        winners = scene.game.score(state).winners
        for seat in winners:
            wins[seats[seat]] += 1 / len(winners)
    bars = tuple(Bar(name, *_mean([100 * wins[name] for wins in won])) for name in names)
    best = max(bars, key=lambda bar: bar.value)
    numbers = {"games": how["games"], "share": round(best.value)}
    return Reading(best.label, numbers, tuple(bar._replace(mark=bar is best) for bar in bars))
