"""A position on the table of a lesson: how it is laid, and how moves written in a lesson file happen in it.

A move is written as it would be said: ``0 bid 3``, ``1 pass``, ``2 sell 17``, and with coins ``0 bid 4 coins 4 0``.
``1 hard`` lets that bot answer once, and ``rest hard`` lets it play everybody to the end of the game. Seat 0 learns.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from hashiban import bots
from hashiban.actions import CHANCE, Action, Amount, IllegalMove, Lay, Option, Order, Pick, Roll, Seat
from hashiban.engine import chance, check, look, step, stream
from hashiban.games import load
from hashiban.journal import switched
from hashiban.lessons import positions
from hashiban.purse import Coins

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hashiban.engine import Bot
    from hashiban.table import Event, Game, State, View

DO = re.compile(r"(\d|rest) ([a-z]+(?:-[a-z]+)*)((?: (?:\d+|#))*)(?: coins((?: \d+)+))?")
"""A move as a lesson writes it."""


class Scene:
    """A state that a lesson plays on, with all that was told so far."""

    def __init__(self, game: Game, state: State, seed: int) -> None:
        """A table before chance has spoken."""
        self.game, self.state, self.seed = game, state, seed
        self.told: list[list[Event]] = []
        self.moves: list[tuple[Seat, Action]] = []

    def view(self, seat: Seat) -> View:
        """What this seat sees now, for good."""
        return look(self.game, self.state, seat, self.told).kept()

    def say(self, seat: Seat, action: Action) -> None:
        """Let a seat say this. Raises IllegalMove."""
        self.told.append(step(self.game, self.state, seat, action))
        self.moves.append((seat, action))

    def allows(self, seat: Seat, action: Action) -> bool:
        """Whether the rules let a seat say this now."""
        try:
            check(self.game, self.state, seat, action)
        except IllegalMove:
            return False
        return True

    def do(self, move: str) -> None:
        """Let a written move happen. Raises IllegalMove, or ValueError for what cannot be read."""
        who, verb, _, _ = _parts(move)
        if who == "rest":
            self.finish(bots.load(self.game.NAME, verb))
        elif verb in bots.names(self.game.NAME):
            view = look(self.game, self.state, int(who), self.told)
            luck = stream(self.seed, int(who), len(self.moves))
            self.say(int(who), bots.load(self.game.NAME, verb)(view, luck).action)
        else:
            self.say(int(who), self.action(move))

    def action(self, move: str) -> Action:
        """What a written move says: a number is an amount or a card, as the question asks."""
        who, verb, numbers, coins = _parts(move)
        options = look(self.game, self.state, int(who)).options
        option = next((option for option in options if option.verb == verb), None)
        if isinstance(option, Amount) and len(numbers) == 1:
            return Action(verb, numbers[0], coins=coins)
        if isinstance(option, Pick | Lay):
            return Action(verb, cards=numbers, coins=coins)
        return Action(verb, sum(numbers), coins=coins)

    def finish(self, bot: Bot) -> None:
        """Let this bot play every seat to the end of the game, and chance deal what is still to be dealt."""
        luck = {seat: stream(self.seed, seat, len(self.moves)) for seat in (CHANCE, *range(len(self.state.hands)))}
        while asked := self.game.waiting(self.state.table):
            seat = asked[0]
            view = look(self.game, self.state, seat, self.told)
            answer = chance if seat == CHANCE else bot
            self.say(seat, answer(view, luck[seat]).action)

    def other(self, state: State) -> Scene:
        """The same scene on another state, free to go its own way."""
        twin = Scene(self.game, state, self.seed)
        twin.told, twin.moves = self.told[:], self.moves[:]
        return twin


def _parts(move: str) -> tuple[str, str, tuple[int, ...], tuple[int, ...]]:
    found = DO.fullmatch(move)
    if found is None:
        raise ValueError(f"this is no move: {move!r}")
    who, verb, numbers, coins = found.groups()
    return who, verb, tuple(map(int, numbers.split())), tuple(map(int, (coins or "").split()))


# ------------------------------------------------------------------------------------------- laying it


def lay(
    game: str, players: int, switches: Mapping[str, Any], deal: Mapping[str, Any], laid: Mapping[str, Any], seed: int
) -> Scene:
    """A table at which chance has dealt: first the cards named in ``deal``, then the others in any order.

    ``laid`` gives the seats other ``wallets``, or puts the table in the middle of a game as the module for this game
    in ``hashiban.lessons.positions`` knows how.
    """
    rules = load(game)
    scene = Scene(rules, rules.start(players, switched(rules.Rules, dict(switches))), seed)
    if "wallets" in laid:
        _wallets(scene.state.table, laid["wallets"])
    asked = set()
    while rules.waiting(scene.state.table) == (CHANCE,):
        option = look(rules, scene.state, CHANCE).options[0]
        asked.add(option.verb)
        scene.say(CHANCE, Action(option.verb, cards=_dealt(deal.get(option.verb, ()), option, seed)))
    strange = [verb for verb in deal if verb not in asked]
    if strange:
        raise ValueError(f"chance is not asked for {strange[0]!r}")
    rest = {name: value for name, value in laid.items() if name != "wallets"}
    if rest:
        positions.load(game).lay(scene, rest)
    return scene


def _dealt(cards: Sequence[int], option: Option, seed: int) -> tuple[int, ...]:
    """What chance says when these cards are named: they come first."""
    if isinstance(option, Roll):
        luck = stream(seed, CHANCE, option.times)
        return (*cards, *luck.choices(option.faces, k=option.times - len(cards)))
    assert isinstance(option, Order)
    return _first(cards, option, seed)


def _first(cards: Sequence[int], order: Order, seed: int) -> tuple[int, ...]:
    """The whole pile with these cards on top, the others shuffled."""
    rest = positions.without(order.cards, cards, f"the pile {order.verb!r}")
    if order.verb == "opener" and not cards:
        return tuple(rest)
    stream(seed, CHANCE, len(order.cards)).shuffle(rest)
    return (*cards, *rest)


def _wallets(table: Any, wallets: Sequence[Coins]) -> None:
    """Give each seat these coins; the others lie in the bank, so that none is lost."""
    why = "there are not so many coins, or not so many wallets as players"
    table.purses, table.bank = positions.given(table.purses, table.bank, wallets, why)
