"""One page, one table, one question at a time."""

from __future__ import annotations

import secrets
from html import escape
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from hashiban.journal import JournalError, Sitter
from hashiban.session import Session, resume
from hashiban.table import SPECTATOR
from hashiban.words import LANGUAGES, words
from hashiban_widgets import boards, draw, telling
from hashiban_widgets.controls import Controls
from hashiban_widgets.keeper import Keeper, asked_language
from hashiban_widgets.look import style
from hashiban_widgets.parts import Part, first_language, on_the_web
from hashiban_widgets.safely import on_message
from hashiban_widgets.seating import Seating, called

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Action, Seat
    from hashiban.table import Event, View


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
        self.game, self.board = game, boards.load(game)
        self.session: Session | None = None
        self.words = words(first_language(language))
        self.seed = seed
        self._at_screen: Seat | None = None
        self._part = Part(self._oops)
        self._make(place or game)
        parts = [self._style, self._head, self._notice, self._stage, self._tools, self._more, self.keeper]
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
        self._lot, self._ask, self._mine = part.html("hb-lot-part"), part.html("hb-ask"), part.html("hb-mine-part")
        self._seats, self._news = part.html("hb-seats-part"), part.html("hb-news")
        self._answer = part.box("hb-answer")
        question = part.box("hb-question", self._ask, self._answer, self._mine)
        middle, side = part.box("hb-middle", self._lot, question), part.box("hb-side", self._news, self._seats)
        self._table = part.row("hb-table", middle, side)
        self.seating = Seating(part, self.game, self.words, self._begin)
        self._stage = part.box("hb-stage", self.seating.box)
        self._make_tools()

    def _make_tools(self) -> None:
        part = self._part
        self.buttons = {
            "undo": part.button("hb-quiet", self._undo),
            "again": part.button("hb-quiet", self._again),
            "new-game": part.button("hb-quiet", self._leave),
            "save": part.button("hb-quiet", self._save),
        }
        self.upload = part.field(ipw.FileUpload, "hb-quiet hb-upload", self._open, accept=".json,.jsonl,.txt")
        self.own_coins = part.field(ipw.Checkbox, "", lambda _: self._show(), value=False, indent=False)
        self.show_log = part.field(ipw.ToggleButton, "hb-quiet", lambda _: self._show(), value=False)
        self._tools = part.row("hb-tools")
        self._log, self._rules = part.html("hb-log"), part.html("hb-rules")
        self._more = part.box("hb-more", self._log, self._rules)

    # ------------------------------------------------------------------------------------------ language

    def speak(self, language: str) -> None:
        """Say everything in this language."""
        self.words = words(language)
        self.language.value = self.words.language
        self.seating.speak(self.words)
        self.keeper.language(self.words.language)
        self._say_all()

    def _say_all(self) -> None:
        say = self.words.say
        home = f'<a href="index.ipynb?lang={self.words.language}">{say("back-to-start")}</a>' if on_the_web() else ""
        self._title.value = f"{draw.gavel(size=36)}<div><h1>{say(f'{self.game}-title')}</h1>{home}</div>"
        for key, button in self.buttons.items():
            button.description = say(key)
        self.upload.description = self.upload.tooltip = say("load")
        self.own_coins.description, self.show_log.description = say("coins-own"), say("log")
        self._rules.value = telling.rule_card(self.game, self.words)
        self._notice.value = ""
        self._show()

    # ------------------------------------------------------------------------------------------ the game

    def _begin(self, sitters: list[Sitter], rules: Any) -> None:
        seed = secrets.randbelow(2**32) if self.seed is None else self.seed
        self._sit(Session(self.game, sitters, rules, seed))

    def _sit(self, session: Session | None, notice: str = "") -> None:
        self.session, self._at_screen = session, None
        self._show()
        self._tell(notice)
        self._keep()

    def _speak(self, seat: Seat, action: Action) -> None:
        assert self.session is not None
        self.session.say(seat, action)
        self._notice.value = ""
        self._show()
        self._keep()
        self.keeper.focus()

    def _keep(self) -> None:
        self.keeper.keep(self.session.save() if self.session else None)

    def _undo(self) -> None:
        if self.session is not None and self.session.can_undo:
            self.session.undo()
            self._sit(self.session, self.words.say("undone"))

    def _again(self) -> None:
        if self.session is not None:
            self._sit(self.session.again())

    def _leave(self) -> None:
        self._sit(None)

    def _save(self) -> None:
        if self.session is not None:
            ending = "jsonl" if self.session.over else "json"
            self.keeper.download(f"{self.game}.{ending}", self.session.save())
            self._tell(self.words.say("saved"))

    def _open(self, files: Any) -> None:
        if not files:
            return
        text = bytes(files[0]["content"]).decode("utf-8", errors="replace")
        self.upload.value = ()
        self._take_up(text, "loaded")

    def _take_up(self, text: str, greeting: str) -> None:
        try:
            session = resume(text)
            if session.journal.game != self.game:
                raise JournalError(1, "unknown-game", found=session.journal.game)
        except JournalError as wrong:
            why = self.words.say(f"journal-{wrong.key}", **wrong.numbers)
            line = self.words.say("journal-line", line=wrong.line, why=why)
            self._tell(self.words.say("load-failed", why=line), bad=True)
            return
        self._sit(session, self.words.say(greeting))

    def _hello(self, content: dict[str, Any]) -> None:
        """The tab says what its address asks for, and which game it remembers."""
        wished = asked_language(str(content.get("search", "")))
        if wished in LANGUAGES and wished != self.words.language:
            self.speak(wished)
        kept = content.get("kept")
        if isinstance(kept, str) and self.session is None:
            self._take_up(kept, "resumed")

    # ------------------------------------------------------------------------------------------ showing

    def _tell(self, text: str, bad: bool = False) -> None:
        look = "hb-bad" if bad else "hb-good"
        self._notice.value = f'<p role="status" class="{look}">{escape(text)}</p>' if text else ""

    def _oops(self) -> None:
        self._tell(self.words.say("oops"), bad=True)

    def _show(self) -> None:
        """Bring the page up to date. Nothing a person at the screen may not know is put in any part of it."""
        session = self.session
        if session is None:
            self._clear()
            self._tools.children = (self.upload,)
            self._stage.children = (self.seating.box,)
            return
        self._stage.children = (self._table,)
        self.buttons["undo"].disabled = not session.can_undo
        self._tools.children = (*self.buttons.values(), self.upload, self.show_log, self.own_coins)
        if session.over:
            self._show_end(session)
        elif session.alone and len(session.people) > 1 and session.asked[0] != self._at_screen:
            self._show_handover(session, session.asked[0])
        else:
            self._show_question(session, session.asked[0])

    def _clear(self) -> None:
        self._set_answer()
        for part in (self._lot, self._seats, self._mine, self._ask, self._news, self._log):
            part.value = ""

    def _set_answer(self, *children: ipw.Widget) -> None:
        """Put other controls on the page, and take the old ones away for good: a late second click finds nothing."""
        before, self._answer.children = self._answer.children, children
        self._part.drop(*before)

    def _show_table(self, session: Session, view: View, events: Sequence[Event], me: Seat | None) -> list[str]:
        names = called(session.sitters, self.words)
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
            f"<h2>{escape(question)}</h2><p class='hb-soft'>{escape(hint)}</p>"
        )
        self._mine.value = self.board.mine(view, self.words)
        speak, own_coins = lambda action: self._speak(seat, action), self.own_coins.value
        self._set_answer(Controls(self._part, view, self.words, self.game, speak, own_coins).box)

    def _show_handover(self, session: Session, seat: Seat) -> None:
        """Hide one hand before the next is shown: only what everybody may see, and who is to take the device."""
        view = session.view(SPECTATOR)
        names = self._show_table(session, view, view.heard, None)
        title = escape(self.words.say("handover-title", name=names[seat]))
        hint = escape(self.words.say("handover-hint"))
        self._ask.value = f'<h2>{draw.badge(seat, 28)} {title}</h2><p class="hb-soft">{hint}</p>'
        self._mine.value = ""
        text = self.words.say("handover-ready", name=names[seat])
        ready = self._part.button("hb-main", lambda: self._show_question(session, seat), text)
        self._set_answer(self._part.box("hb-controls hb-handover", ready))

    def _show_end(self, session: Session) -> None:
        me = session.people[0] if len(session.people) == 1 else None
        view = session.view(SPECTATOR if me is None else me)
        names = self._show_table(session, view, view.heard, me)
        won = escape(self.words.event(self.game, view.heard[-1], names, me))
        result = self.board.ending(view, self.words, names)
        self._ask.value = f'<p class="hb-whose">{self.words.say("over-title")}</p><h2>{won}</h2>{result}'
        self._mine.value = f'<p class="hb-soft">{self.words.say("notice")}</p>'
        again = self._part.button("hb-main", self._again, self.words.say("again"))
        new = self._part.button("", self._leave, self.words.say("new-game"))
        self._set_answer(self._part.row("hb-controls hb-row", again, new))

    def shut(self) -> None:
        """Take the page away with all that it is made of."""
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
