"""A game as a record: who sat where, what each seat said, and what came of it.

On disk a journal is JSON lines: a head, then a line a move with the events it caused, so that a replay on another
machine can be compared event for event. A journal holds every secret of its game.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from dataclasses import asdict, dataclass, field
from typing import Any

from hashiban.actions import Action, Seat
from hashiban.games import UnknownGame, load
from hashiban.table import Event

FORMAT = 1
"""The version of the file format. A reader refuses what it does not know."""

LONGEST = 4_000_000
"""Bytes a journal may have when unpacked; the longest real game stays under a twentieth of it."""


class JournalError(ValueError):
    """A journal that cannot be read or cannot have happened.

    ``line`` is where (1 is the head), ``key`` with ``numbers`` the sentence to show.
    """

    def __init__(self, line: int, key: str, **numbers: Any) -> None:
        """Name the line, the fault and its facts."""
        self.line, self.key, self.numbers = line, key, numbers
        facts = ", ".join(f"{name} {value}" for name, value in numbers.items())
        super().__init__(f"line {line}: {key}{f' ({facts})' if facts else ''}")


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits in a seat: a name, and the level of its bot (None: a person)."""

    name: str
    bot: str | None = None


@dataclass(slots=True)
class Journal:
    """The record of one game, growing while it is played."""

    game: str
    players: int
    rules: Any
    seed: int = 0
    sitters: tuple[Sitter, ...] = ()
    moves: list[tuple[Seat, Action]] = field(default_factory=list)
    told: list[list[Event]] = field(default_factory=list)
    """The events of each move."""

    @property
    def events(self) -> list[Event]:
        """All events in order."""
        return [event for events in self.told for event in events]

    def lines(self) -> str:
        """The journal as JSON lines. Everything is in it, hidden cards too."""
        head = {"hashiban": FORMAT, "game": self.game, "players": self.players, "rules": asdict(self.rules)}
        seats = [asdict(sitter) for sitter in self.sitters]
        rows: list[dict[str, Any]] = [{**head, "seed": self.seed, "seats": seats}]
        for (seat, action), events in zip(self.moves, self.told, strict=True):
            rows.append({"seat": seat, "say": said(action), "so": [_row(event) for event in events]})
        return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)

    def packed(self) -> str:
        """The journal packed, so that a running game is not read by accident. This is not encryption."""
        body = base64.b64encode(zlib.compress(self.lines().encode(), 9)).decode()
        note = "packed so that hidden cards are not read by accident; this is not encryption"
        return json.dumps({"hashiban": FORMAT, "packed": note, "body": body}) + "\n"


def said(action: Action) -> dict[str, Any]:
    """An action as plain data, without what it leaves open."""
    row: dict[str, Any] = {"verb": action.verb}
    if action.amount:
        row["amount"] = action.amount
    if action.cards:
        row["cards"] = list(action.cards)
    if action.coins:
        row["coins"] = list(action.coins)
    return row


def _row(event: Event) -> list[Any]:
    row = [event.name, {key: list(v) if isinstance(v, tuple) else v for key, v in event.facts.items()}]
    return row if event.to is None else [*row, list(event.to)]


def parse(text: str) -> Journal:
    """Read a journal, packed or plain. Raises JournalError with the line and the reason.

    What is read has the right shape; whether it can have happened is for ``hashiban.engine.replay`` to say.
    """
    rows = _rows(text)
    if rows and "packed" in rows[0]:
        rows = _rows(_unpacked(rows[0]))
    if not rows:
        raise JournalError(1, "empty")
    journal = _head(rows[0])
    for number, row in enumerate(rows[1:], start=2):
        seat, action, events = _move(row, number, journal.players)
        journal.moves.append((seat, action))
        journal.told.append(events)
    return journal


def _rows(text: str) -> list[dict[str, Any]]:
    if len(text) > LONGEST:
        raise JournalError(1, "too-long", most=LONGEST)
    rows = []
    text = text.rstrip()
    # str.splitlines would also split at characters that a name may have, such as U+2028
    for number, line in enumerate(text.split("\n") if text else (), start=1):
        try:
            row = json.loads(line)
            json.dumps(row, ensure_ascii=False).encode()  # half a surrogate pair could never be written again
        except (ValueError, RecursionError):
            raise JournalError(number, "broken-line") from None
        if not isinstance(row, dict):
            raise JournalError(number, "broken-line")
        rows.append(row)
    return rows


def _unpacked(row: dict[str, Any]) -> str:
    if not _ours(row.get("hashiban")):
        raise JournalError(1, "unknown-version", found=_short(row.get("hashiban")), known=FORMAT)
    try:
        unpack = zlib.decompressobj()
        text = unpack.decompress(base64.b64decode(row["body"], validate=True), LONGEST)
        if unpack.unconsumed_tail or not unpack.eof:
            raise JournalError(1, "broken-pack")
        return text.decode()
    except (KeyError, TypeError, ValueError, binascii.Error, zlib.error):
        raise JournalError(1, "broken-pack") from None


def _ours(version: Any) -> bool:
    return type(version) is int and version == FORMAT


def _head(row: dict[str, Any]) -> Journal:
    if "hashiban" not in row:
        raise JournalError(1, "no-head")
    if not _ours(row["hashiban"]):
        raise JournalError(1, "unknown-version", found=_short(row["hashiban"]), known=FORMAT)
    try:
        game = load(str(row.get("game")))
    except UnknownGame:
        raise JournalError(1, "unknown-game", found=_short(row.get("game"))) from None
    players, seed = row.get("players"), row.get("seed", 0)
    if type(players) is not int or players not in game.PLAYERS:
        least, most = game.PLAYERS[0], game.PLAYERS[-1]
        raise JournalError(1, "players", found=_short(players), least=least, most=most)
    if type(seed) is not int:
        raise JournalError(1, "broken-head", field="seed")
    return Journal(game.NAME, players, _rules(game.Rules, row), seed, _sitters(row, players))


def _rules(kind: Any, row: dict[str, Any]) -> Any:
    given = row.get("rules", {})
    if not isinstance(given, dict):
        raise JournalError(1, "broken-head", field="rules")
    try:
        return switched(kind, given)
    except ValueError as error:
        raise JournalError(1, "broken-head", field=str(error)) from None


def switched(kind: Any, given: dict[str, Any]) -> Any:
    """The rules of this kind with the given switches. Raises ValueError for an unknown switch or value."""
    allowed = choices(kind)
    for name, value in given.items():
        if name not in allowed or not any(value == v and type(value) is type(v) for v in allowed[name]):
            raise ValueError(f"{_short(name)} = {_short(value)}")
    return kind(**given)


def choices(kind: Any) -> dict[str, tuple[Any, ...]]:
    """Every switch of these rules with the values it may have, the default first."""
    from typing import Literal, get_args, get_origin, get_type_hints

    found: dict[str, tuple[Any, ...]] = {}
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is Literal:
            found[name] = get_args(hint)
        else:
            default = getattr(kind(), name)
            found[name] = (default, not default)
    return found


def _sitters(row: dict[str, Any], players: int) -> tuple[Sitter, ...]:
    seats = row.get("seats", [])
    if not isinstance(seats, list) or len(seats) not in (0, players):
        raise JournalError(1, "broken-head", field="seats")
    sitters = []
    for seat in seats:
        good = isinstance(seat, dict) and isinstance(seat.get("name"), str)
        if not good or not (seat.get("bot") is None or isinstance(seat["bot"], str)):
            raise JournalError(1, "broken-head", field="seats")
        sitters.append(Sitter(" ".join(seat["name"].split())[:60], seat.get("bot")))
    return tuple(sitters)


def _move(row: dict[str, Any], line: int, players: int) -> tuple[Seat, Action, list[Event]]:
    seat, say, so = row.get("seat"), row.get("say"), row.get("so")
    if type(seat) is not int or not -1 <= seat < players:
        raise JournalError(line, "unknown-seat", found=_short(seat))
    if not isinstance(say, dict) or not isinstance(so, list):
        raise JournalError(line, "broken-line")
    return seat, _action(say, line), [_event(item, line) for item in so]


def _action(say: dict[str, Any], line: int) -> Action:
    verb, amount = say.get("verb"), say.get("amount", 0)
    cards, coins = say.get("cards", []), say.get("coins", [])
    lists = isinstance(cards, list) and isinstance(coins, list)
    whole = lists and all(type(n) is int for n in (amount, *cards, *coins))
    if not isinstance(verb, str) or len(verb) > 60 or not whole or set(say) - {"verb", "amount", "cards", "coins"}:
        raise JournalError(line, "unknown-action", found=_short(say))
    return Action(verb, amount, tuple(cards), tuple(coins))


def _event(item: Any, line: int) -> Event:
    good = isinstance(item, list) and len(item) in (2, 3) and isinstance(item[0], str) and isinstance(item[1], dict)
    if not good or not (len(item) == 2 or isinstance(item[2], list)):
        raise JournalError(line, "broken-line")
    facts = {key: tuple(value) if isinstance(value, list) else value for key, value in item[1].items()}
    return Event(item[0], facts, tuple(item[2]) if len(item) == 3 else None)


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "..."
