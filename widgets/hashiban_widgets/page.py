"""One page, one table, one question at a time."""

from __future__ import annotations

import secrets
from dataclasses import asdict
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from hashiban.journal import LONGEST, JournalError, Sitter
from hashiban.lab.dynamics import GAMES as DRAWN
from hashiban.lessons import GAMES as TAUGHT
from hashiban.session import Session, resume
from hashiban.table import SPECTATOR
from hashiban.words import words
from hashiban_widgets import boards, draw, panels, telling
from hashiban_widgets.controls import Controls, paid
from hashiban_widgets.hint import Hint
from hashiban_widgets.keeper import Keeper, wanted
from hashiban_widgets.lessons import LessonPlayer
from hashiban_widgets.look import style
from hashiban_widgets.memory import Memory
from hashiban_widgets.parts import Part, first_language, on_the_web
from hashiban_widgets.plots import Plots
from hashiban_widgets.safely import on_message
from hashiban_widgets.seating import Seating
from hashiban_widgets.whatif import WhatIfs
from hashiban_widgets.window import Window

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Action, Seat
    from hashiban.table import Event, View


ROOMS = ("table", "lessons", "plots")


def rooms(game: str) -> tuple[str, ...]:
    """The rooms of this game: its table, and those that it has something for."""
    there = {"lessons": game in TAUGHT, "plots": game in DRAWN}
    return tuple(room for room in ROOMS if there.get(room, True))


class TablePage(ipw.VBox):
    """A table to sit at: seating, the game, its end; in the reader's language."""

    def __init__(
        self,
        game: str,
        sitters: Sequence[Sitter] = (),
        language: str | None = None,
        seed: int | None = None,
        place: str = "",
    ) -> None:
        """Lay the table for ``game``; with ``sitters`` the game begins at once.

        ``seed`` fixes the cards. ``place`` tells several tables of one game apart in the browser's memory.
        """
        self.game, self.board, self.rooms = game, boards.load(game), rooms(game)
        self.session: Session | None = None
        self.words, self._given = words(first_language(language)), language
        self.seed = seed
        self._at_screen: Seat | None = None
        self._before: Session | None = None
        self.window = Window(game)
        self._naming = False
        self._part = Part(self._oops)
        self._make(place or game)
        chooser = [self.room] if len(self.rooms) > 1 else []
        parts = [self._style, self._head, *chooser, self._notice, self._stage, self._tools, self._more, self.keeper]
        super().__init__(parts, layout=self._part.layout, _dom_classes=("hb",))
        self._say_all()
        if sitters:
            self._begin(list(sitters), None)

    # ------------------------------------------------------------------------------------------ parts

    def _make(self, place: str) -> None:
        part = self._part
        self.keeper = part.make(Keeper, place=place)
        on_message(self.keeper, self._hello, self._oops)
        self._style = part.html("hb-hidden", style())
        self._title, self._notice = part.html("hb-title"), part.html("hb-notice")
        self.language = part.languages(self.words.language, self.speak)
        self._head = part.row("hb-head", self._title, self.language)
        self.room = part.field(ipw.ToggleButtons, "hb-rooms", lambda _: self._enter(), options=list(self.rooms))
        self._lot, self._ask, self._mine = part.html("hb-lot-part"), part.html("hb-ask"), part.html("hb-mine-part")
        self._seats, self._news = part.html("hb-seats-part"), part.html("hb-news")
        self._answer, self._coins = part.box("hb-answer"), part.box("hb-own-coins")
        self.own_coins = part.field(ipw.Checkbox, "", lambda _: self._show(), value=False, indent=False)
        self.hint, self.memory = Hint(part, self.game, self.words), Memory(part, self.game, self.words)
        self.panels = panels.load(self.game, part, self.words)
        self.plots = Plots(part, self.game, self.words, self.keeper.download)
        self.whatif = WhatIfs(part, self.game, self.words, self.keeper.download)
        self._back_room = part.box("hb-look-back", self.whatif.box, self.plots.box)
        self.lessons: LessonPlayer | None = None  # made when it is first asked for
        extra, below = panels.boxes(self.panels)
        parts = (self._ask, *extra, self._answer, self._coins, *below, self.hint.box, self._mine)
        question = part.box("hb-question", *parts)
        middle = part.box("hb-middle", self._lot, question)
        side = part.box("hb-side", self._news, self._seats, self.memory.box)
        self._table = part.row("hb-table", middle, side)
        self.seating = Seating(part, self.game, self.words, self._begin)
        self._no_game = part.html("hb-empty")
        self._stage = part.box("hb-stage", self.seating.box)
        self._make_tools()

    def _make_tools(self) -> None:
        part = self._part
        self.buttons = {
            "undo": part.button("hb-quiet", self._undo),
            "again": part.button("hb-quiet", self._again),
            "new-game": part.button("hb-quiet", self._leave),
            "back": part.button("hb-quiet", self._back),
            "save": part.button("hb-quiet", self._save),
        }
        self.open_file = part.button("hb-quiet hb-open", lambda: None)  # the tab itself chooses the file: keeper.js
        self.show_log = part.field(ipw.ToggleButton, "hb-quiet", lambda _: self._show(), value=False)
        self._tools = part.row("hb-tools")
        self._log, self._rules = part.html("hb-log"), part.html("hb-rules")
        self._more = part.box("hb-more", self._log, self._rules)

    # ------------------------------------------------------------------------------------------ language

    def speak(self, language: str) -> None:
        """Say everything in this language."""
        self.words, self._given = words(language), language
        self.language.value = self.words.language
        for voice in (self.seating, self.hint, self.memory, self.plots, self.whatif, self.lessons, *self.panels):
            if voice is not None:
                voice.speak(self.words)
        self.keeper.language(self.words.language)
        self._say_all()

    def _say_all(self) -> None:
        say = self.words.say
        home = f'<a href="index.ipynb?lang={self.words.language}">{say("back-to-start")}</a>' if on_the_web() else ""
        self._title.value = f"{draw.gavel(size=36)}<div><h1>{say(f'{self.game}-title')}</h1>{home}</div>"
        for key, button in self.buttons.items():
            button.description = say(key)
        self._no_game.value = f"<p>{say('room-no-game')}</p>"
        self._name_rooms()
        self.open_file.description = say("load")
        self.own_coins.description, self.show_log.description = say("coins-own"), say("log")
        self._rules.value = telling.rule_card(self.game, self.words, self._switches())
        self._notice.value = ""
        self._show()

    def _name_rooms(self) -> None:
        """Give the rooms their names in this language; nobody goes anywhere, though the chooser says so."""
        room, self._naming = self.room.value, True
        self.room.options = [(self.words.say(f"room-{name}"), name) for name in self.rooms]
        self.room.value, self._naming = room, False

    def _enter(self) -> None:
        """Go to another room: the table, the lessons, or a look back at the game in plots."""
        if self._naming:
            return
        if self.room.value == "lessons" and self.lessons is None:
            self.lessons = LessonPlayer(self._part, self.game, self.words, self.keeper.focus, self.panels)
        self._at_screen = None  # what was on the screen is gone; who comes back to a secret takes the device over
        self._show()

    # ------------------------------------------------------------------------------------------ the game

    def _begin(self, sitters: list[Sitter], rules: Any) -> None:
        seed = secrets.randbelow(2**32) if self.seed is None else self.seed
        self._sit(Session(self.game, sitters, rules, seed))

    def _sit(self, session: Session | None, notice: str = "") -> None:
        self.session, self._at_screen = session, None
        self.window.close()
        self._rules.value = telling.rule_card(self.game, self.words, self._switches())
        self._show()
        self._tell(notice)
        self._keep()
        self.keeper.focus()

    def _speak(self, seat: Seat, action: Action) -> None:
        session = self.session
        assert session is not None
        view = session.view(seat) if self.panels else None
        session.say(seat, action)
        if view is not None:
            for panel in self.panels:
                panel.said(view, action)
        self._said()

    def _said(self) -> None:
        """Something was said: on to the next question."""
        self._notice.value = ""
        self._keep()  # before it is seen: what is on the screen is never lost
        self._show()
        self.keeper.focus()

    def _keep(self) -> None:
        self.keeper.keep(self.session.save() if self.session else None)

    def _undo(self) -> None:
        if self.session is not None and self.session.can_undo:
            self.session.undo()
            self._sit(self.session, self.words.say("undone"))

    def _again(self) -> None:
        if self.session is not None:
            self._leave_for(self.session.again())

    def _leave(self) -> None:
        self._leave_for(None)

    def _leave_for(self, session: Session | None) -> None:
        """Go on with another game; one that is not finished can be come back to."""
        left = self.session
        if left is not None and left.can_undo and not left.over:
            self._before = left
            self._sit(session, self.words.say("kept"))
        else:
            self._sit(session)

    def _back(self) -> None:
        if self._before is not None:
            self._before, session = None, self._before
            self._leave_for(session)

    def _save(self) -> None:
        if self.session is not None:
            ending = "jsonl" if self.session.over else "json"
            self.keeper.download(f"{self.game}.{ending}", self.session.save())
            self._tell(self.words.say("saved"))

    def _take_up(self, text: str, greeting: str) -> None:
        try:
            session = resume(text)
            if session.journal.game != self.game:
                raise JournalError(1, "unknown-game", found=session.journal.game)
        except JournalError as wrong:
            self._refuse(wrong)
            return
        self._leave_for(session)
        self._tell(self.words.say(greeting))

    def _refuse(self, wrong: JournalError) -> None:
        why = self.words.say(f"journal-{wrong.key}", **wrong.numbers)
        line = self.words.say("journal-line", line=wrong.line, why=why)
        self._tell(self.words.say("load-failed", why=line), bad=True)

    def _hello(self, content: dict[str, Any]) -> None:
        """The tab says what its address asks for, which game it remembers, or which file was chosen."""
        if "opened" in content:
            self._take_up(str(content["opened"]), "loaded")
        elif "tooLong" in content:
            self._refuse(JournalError(1, "too-long", most=LONGEST))
        else:
            self._greet(content)

    def _greet(self, content: dict[str, Any]) -> None:
        wished = wanted(content, self._given)
        if wished != self.words.language:
            self.speak(wished)
        kept = content.get("kept")
        if isinstance(kept, str) and self.session is None:
            self._take_up(kept, "resumed")
            if self.session is None:
                self.keeper.keep(None)  # it cannot be read, and would be refused at every reload

    # ------------------------------------------------------------------------------------------ showing

    def _tell(self, text: str, bad: bool = False) -> None:
        look = "hb-bad" if bad else "hb-good"
        self._notice.value = f'<p role="status" class="{look}">{escape(text)}</p>' if text else ""

    def _oops(self) -> None:
        self._tell(self.words.say("oops"), bad=True)

    def _show(self) -> None:
        """Bring the page up to date. Nothing a person at the screen may not know is put in any part of it."""
        session = self.session
        self.hint.clear()
        if session is None or self.room.value != "plots":
            self.whatif.clear()
        if self.room.value == "lessons" and self.lessons is not None:
            self._clear()
            self._tools.children, self._stage.children = (), (self.lessons.box,)
            return
        if session is None:
            self._clear()
            self._tools.children = (*self._way_back(), self.open_file)
            self._stage.children = (self._no_game if self.room.value == "plots" else self.seating.box,)
            return
        if self.room.value == "plots":
            self._clear()
            self._tools.children = (self.open_file,)
            self._stage.children = (self._look_back(session),)
            return
        self._stage.children = (self._table,)
        self.buttons["undo"].disabled = not session.can_undo
        tools = [button for key, button in self.buttons.items() if key != "back"]
        self._tools.children = (*tools, *self._way_back(), self.open_file, self.show_log)
        if session.over:
            self._show_end(session)
        elif self.window.open(session):
            self._show_window(session)
        elif session.alone and len(session.people) > 1 and session.asked[0] != self._at_screen:
            self._show_handover(session, session.asked[0])
        else:
            self._show_question(session, session.asked[0])

    def _look_back(self, session: Session) -> ipw.Widget:
        me = session.people[0] if len(session.people) == 1 else None
        self.plots.show(session.journal, self.words.names(session.sitters), me)
        self.whatif.show(session)
        return self._back_room

    def _switches(self) -> dict[str, Any]:
        return {} if self.session is None else asdict(self.session.journal.rules)

    def _way_back(self) -> tuple[ipw.Button, ...]:
        return () if self._before is None else (self.buttons["back"],)

    def _clear(self) -> None:
        self._set_answer()
        self._clear_panels()
        self.memory.clear()
        for part in (self._lot, self._seats, self._mine, self._ask, self._news, self._log):
            part.value = ""

    def _clear_panels(self) -> None:
        for panel in self.panels:
            panel.clear()

    def _set_answer(self, *children: ipw.Widget) -> None:
        """Put other controls on the page, and take the old ones away for good: a late second click finds nothing."""
        before, self._answer.children = self._answer.children, children
        self._part.drop(*before)

    def _show_table(self, session: Session, view: View, events: Sequence[Event], me: Seat | None) -> list[str]:
        names = self.words.names(session.sitters)
        you = me if len(session.people) == 1 else None
        self._lot.value = self.board.lot(view, self.words, names)
        self._seats.value = self.board.seats(view, self.words, names)
        self._news.value = telling.news(self.game, view, events, self.words, names, you)
        self._log.value = telling.log(self.game, view, self.words, names, you) if self.show_log.value else ""
        return names

    def _show_question(self, session: Session, seat: Seat) -> None:
        self._at_screen = seat if session.alone else None
        view = session.view(seat)
        names = self._show_table(session, view, session.news(seat), seat)
        question, hint = self.board.ask(view, self.words)
        alone = len(session.people) == 1
        turn = self.words.say("turn-you") if alone else self.words.say("turn-of", name=names[seat])
        self._ask.value = (
            f'<p class="hb-whose">{draw.badge(seat, 20)} {escape(turn)}</p>'
            f"<h2 tabindex='-1'>{escape(question)}</h2><p class='hb-soft'>{escape(hint)}</p>"
        )
        self._mine.value = self.board.mine(view, self.words)
        self.hint.show(view, names)
        self.memory.show(view)
        for panel in self.panels:
            panel.ask(view, names)
        speak, own_coins = lambda action: self._speak(seat, action), self.own_coins.value
        asks = any(paid(option) for option in view.options) and not getattr(self.board, "OWN_COINS", False)
        self._coins.children = (self.own_coins,) if asks else ()
        self._set_answer(Controls(self._part, view, self.words, self.game, speak, own_coins, names).box)

    def _show_public(self, session: Session) -> list[str]:
        """Only what everybody may see; the names at the table."""
        view = session.view(SPECTATOR)
        names = self._show_table(session, view, view.heard, None)
        self.memory.show(view)
        self._clear_panels()
        self._mine.value, self._coins.children = "", ()
        return names

    def _show_window(self, session: Session) -> None:
        """Ask all who are at the screen at once whether anybody steps in."""
        self._at_screen = None
        names = self._show_public(session)
        title, hint = (escape(self.words.say(f"{self.game}-window-{part}")) for part in ("title", "hint"))
        self._ask.value = f'<h2 tabindex="-1">{title}</h2><p class="hb-soft">{hint}</p>'
        self._set_answer(self.window.controls(self._part, session, self.words, names, self._said))

    def _show_handover(self, session: Session, seat: Seat) -> None:
        """Hide one hand before the next is shown: who is to take the device."""
        names = self._show_public(session)
        title = escape(self.words.say("handover-title", name=names[seat]))
        hint = escape(self.words.say("handover-hint"))
        self._ask.value = f'<h2 tabindex="-1">{draw.badge(seat, 28)} {title}</h2><p class="hb-soft">{hint}</p>'
        text = self.words.say("handover-ready", name=names[seat])
        ready = self._part.button("hb-main", lambda: self._taken_over(session, seat), text)
        self._set_answer(self._part.box("hb-controls hb-handover", ready))

    def _taken_over(self, session: Session, seat: Seat) -> None:
        self._show_question(session, seat)
        self.keeper.focus()

    def _show_end(self, session: Session) -> None:
        me = session.people[0] if len(session.people) == 1 else None
        view = session.view(SPECTATOR if me is None else me)
        names = self._show_table(session, view, view.heard, me)
        won = escape(self.words.event(self.game, view.heard[-1], names, me))
        result = self.board.ending(view, self.words, names)
        over = self.words.say("over-title")
        self._ask.value = f'<p class="hb-whose">{over}</p><h2 tabindex="-1">{won}</h2>{result}'
        self._mine.value, self._coins.children = f'<p class="hb-soft">{self.words.say("notice")}</p>', ()
        self.memory.review(session.journal, {seat: names[seat] for seat in session.people})
        for panel in self.panels:
            panel.over(view, names)
        again = self._part.button("hb-main", self._again, self.words.say("again"))
        new = self._part.button("", self._leave, self.words.say("new-game"))
        self._set_answer(self._part.row("hb-controls hb-row", again, new))

    def shut(self) -> None:
        """Take the page away with all that it is made of, and stop what still runs."""
        self.hint.clear()
        self.memory.clear()
        self.whatif.clear()
        self._part.drop_all()
        self.close()


_open_pages: dict[str, TablePage] = {}


def play(game: str, place: str = "", **wishes: Any) -> TablePage:
    """A table for this game, ready to be shown as the last line of a cell.

    ``place`` tells two tables of one game apart; running the cell again lays the same table anew. Other wishes:
    ``sitters``, ``language``, ``seed``, as in TablePage.
    """
    key = place or game
    if key in _open_pages:
        _open_pages[key].shut()
    _open_pages[key] = TablePage(game, place=place, **wishes)
    return _open_pages[key]
