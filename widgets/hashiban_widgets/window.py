"""A window: all are asked in turn whether they step in. Several people at one screen are asked together, in the open.

To pass the device around for each of them would take longer than the game, and a person who takes it again and again
tells something. So whoever wants to step in says so; the others are silent. Nobody is told what a seat could do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from hashiban.actions import Action
from hashiban.table import SPECTATOR
from hashiban_widgets import boards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import ipywidgets as ipw

    from hashiban.actions import Seat
    from hashiban.session import Session
    from hashiban.words import Words
    from hashiban_widgets.parts import Part


def verbs(game: str) -> tuple[str, ...]:
    """What somebody says in a window of this game who does not step in; nothing in a game without windows."""
    return getattr(boards.load(game), "WINDOW", ())


class Said(NamedTuple):
    """What was said for all at the screen: a verb for everybody but ``but``, as long as nobody was told anything."""

    verb: str
    but: Seat | None
    told: int


class Window:
    """What those at the screen have said to the question that is open. One for each table."""

    def __init__(self, game: str) -> None:
        """Nothing said yet."""
        self.game = game
        self._verbs = verbs(game)
        self._said: Said | None = None

    def close(self) -> None:
        """Forget what was said: the next question is asked anew."""
        self._said = None

    def open(self, session: Session) -> bool:
        """Whether the people at this screen are asked together now."""
        if len(session.people) < 2 or not self._in_window(session):
            return False
        said = self._standing(session)
        return said is None or said.but not in (None, session.asked[0])

    def people(self, session: Session) -> tuple[Seat, ...]:
        """The people at the screen who can still step in."""
        can = boards.load(self.game).steps_in(session.view(SPECTATOR))
        return tuple(seat for seat in can if seat in session.people)

    def say(self, session: Session, verb: str, but: Seat | None = None) -> None:
        """Let everybody at the screen say this as they come by, until ``but`` is asked or something happens."""
        self._said = Said(verb, but, self._told(session))
        while not session.over and self._in_window(session):
            said = self._standing(session)
            if said is None or session.asked[0] == but:
                break
            session.say(session.asked[0], Action(verb))

    def controls(
        self, part: Part, session: Session, words: Words, names: Sequence[str], done: Callable[[], None]
    ) -> ipw.Widget:
        """Nobody, nobody for longer, or one of the people here; ``done`` is called when that was said."""

        def button(look: str, text: str, verb: str, but: Seat | None = None) -> ipw.Button:
            def act() -> None:
                self.say(session, verb, but)
                done()

            return part.button(look, act, text)

        now = self._verbs[0]
        texts = [(verb, words.say(f"{self.game}-window-{verb}")) for verb in self._verbs]
        nobody = [button("hb-main" if verb == now else "hb-quiet", text, verb) for verb, text in texts]
        people = [button("", names[seat], now, seat) for seat in self.people(session)]
        return part.box("hb-controls", part.row("hb-row", *nobody), part.row("hb-row", *people))

    def _in_window(self, session: Session) -> bool:
        """Whether the question is one of a window. Who is asked may always be silent, so that this tells nothing."""
        options = session.view(session.asked[0]).options
        return bool(self._verbs) and any(option.verb == self._verbs[0] for option in options)

    def _standing(self, session: Session) -> Said | None:
        """What was said for all, if nothing happened since."""
        said = self._said
        return said if said is not None and said.told == self._told(session) else None

    def _told(self, session: Session) -> int:
        """How much was told so far, to anybody."""
        return sum(map(len, session.journal.told))
