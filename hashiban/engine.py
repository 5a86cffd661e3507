"""The checked step, play with bots, and replay."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from hashiban.actions import CHANCE, Action, Choice, IllegalMove, Order, Roll, Seat, fault
from hashiban.games import load
from hashiban.journal import Journal, JournalError, Sitter
from hashiban.table import Event, Game, State, View

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Bot = Callable[[View, Random], Choice]
    """A function of a view and a stream of luck of its own that answers with an action and a reason."""


def look(game: Game, state: State, seat: Seat, told: Sequence[Sequence[Event]] = ()) -> View:
    """What this seat sees, with its options."""
    view = View(state, seat, told)
    view.options = game.options(view)
    return view


def check(game: Game, state: State, seat: Seat, action: Action) -> None:
    """Raise IllegalMove, with the rule it breaks, unless this seat may say this now."""
    asked = game.waiting(state.table)
    if not asked:
        raise IllegalMove("over")
    if type(seat) is not int or seat not in asked:
        raise IllegalMove("not-your-turn", rule=_broken(game, action.verb, "not-your-turn"))
    refuse(game, look(game, state, seat).options, action)


def refuse(game: Game, options: tuple[object, ...], action: Action) -> None:
    """Raise IllegalMove, with the rule it breaks, unless one of these options allows this."""
    wrong = fault(options, action)  # type: ignore[arg-type]
    if wrong is not None:
        raise IllegalMove(wrong.key, wrong.numbers, _broken(game, action.verb, wrong.key))


def _broken(game: Game, verb: str, key: str) -> str:
    """The rule that such a fault breaks."""
    return game.BROKEN.get(f"{verb}-{key}") or game.BROKEN.get(key, "")


def step(game: Game, state: State, seat: Seat, action: Action) -> list[Event]:
    """Let one legal action happen and tell what happened. Raises IllegalMove and leaves the state as it was."""
    check(game, state, seat, action)
    return game.apply(state, seat, action)


def stream(seed: int, seat: Seat, turn: int = 0) -> Random:
    """The luck of one seat, apart from every other seat's."""
    return Random((abs(seed) << 1 | (seed < 0)) << 24 | turn << 5 | seat + 1)


def chance(view: View, luck: Random) -> Choice:
    """The seat of chance: every order of a pile equally likely, every face of a roll too."""
    asked = view.options[0]
    if isinstance(asked, Roll):
        return Choice(Action(asked.verb, 0, tuple(luck.choices(asked.faces, k=asked.times))))
    assert isinstance(asked, Order)
    cards = list(asked.cards)
    luck.shuffle(cards)
    return Choice(Action(asked.verb, 0, tuple(cards)))


def stacked(actions: Iterable[Action]) -> Bot:
    """Chance that gives these answers first, then plays by luck: for lessons, tests and the same cards again."""
    answers = iter(tuple(actions))

    def answer(view: View, luck: Random) -> Choice:
        action = next(answers, None)
        return chance(view, luck) if action is None else Choice(action)

    return answer


@lru_cache
def _numbered(players: int) -> tuple[Sitter, ...]:
    """Sitters that are called by the number of their seat."""
    return tuple(Sitter(f"{seat + 1}") for seat in range(players))


def play(
    game: Game, bots: Sequence[Bot], seed: int = 0, rules: object = None, deal: Bot = chance
) -> tuple[Journal, State]:
    """Play a whole game. One bot a seat; the same bots and seed give the same journal.

    Raises IllegalMove when a bot says what it may not.
    """
    players = len(bots)
    state = game.start(players, game.Rules() if rules is None else rules)
    journal = Journal(game.NAME, players, state.table.rules, seed, _numbered(players))
    seats = [*range(players), CHANCE]  # chance last, so that its index -1 finds it
    at = [
        (View(state, seat, journal.told), bot, stream(seed, seat))
        for seat, bot in zip(seats, [*bots, deal], strict=True)
    ]
    table, waiting, options, apply = state.table, game.waiting, game.options, game.apply
    say, tell = journal.moves.append, journal.told.append
    while asked := waiting(table):
        seat = asked[0]
        view, bot, luck = at[seat]
        view.options = offered = options(view)
        action = bot(view, luck).action
        verb = action.verb
        for option in offered:
            if option.verb == verb and option.fault(action) is None:
                break
        else:
            refuse(game, offered, action)
        tell(apply(state, seat, action))
        say((seat, action))
    return journal, state


def replay(journal: Journal, upto: int | None = None) -> State:
    """Play a journal again, without luck or bots, and compare every event.

    Raises JournalError with the line where the record cannot have happened.
    """
    game = load(journal.game)
    state = game.start(journal.players, journal.rules)
    views = {seat: View(state, seat) for seat in (CHANCE, *range(journal.players))}
    moves = journal.moves if upto is None else journal.moves[:upto]
    for line, ((seat, action), told) in enumerate(zip(moves, journal.told, strict=False), start=2):
        asked = game.waiting(state.table)
        if seat not in asked:
            raise JournalError(line, "not-your-turn" if asked else "over", seat=seat)
        wrong = fault(game.options(views[seat]), action)
        if wrong is not None:
            raise JournalError(line, "illegal", fault=wrong.key, verb=action.verb)
        if game.apply(state, seat, action) != told:
            raise JournalError(line, "other-events")
    return state
