"""What if? A decision of a game that was played, another answer, and how the game would have gone on from there.

While a game runs, only who plays it alone may look back like this, at what that person saw anyway; of several people
nobody may, for their hands would lie open. When it is over, every seat's decisions can be looked at.
"""

from __future__ import annotations

from html import escape
from itertools import pairwise
from time import monotonic
from typing import TYPE_CHECKING, Any

import ipywidgets as ipw

from hashiban.engine import refuse
from hashiban.foresight import mean
from hashiban.whatif import WhatIf, moments
from hashiban_widgets import boards, draw, telling
from hashiban_widgets.controls import Controls, labelled
from hashiban_widgets.heaps import Heap
from hashiban_widgets.hint import REDRAW, SLICE, Worker, tenth
from hashiban_widgets.safely import safely

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hashiban.actions import Action, Seat
    from hashiban.foresight import Estimate
    from hashiban.session import Session
    from hashiban.whatif import Moment
    from hashiban.words import Words
    from hashiban_widgets.parts import Part

ROUNDS = 200
"""Imagined games after which it stops by itself."""
ENOUGH = 24
"""So many imagined games before there is an answer,"""
PATIENCE = 1.2
"""or after so many seconds as many as there are, if they are at least two."""


def open_seats(session: Session) -> tuple[Seat, ...]:
    """The seats whose decisions may be looked at now, people first."""
    if session.over:
        return (*session.people, *(s for s in range(len(session.sitters)) if s not in session.people))
    return session.people if len(session.people) == 1 else ()


class WhatIfs:
    """A button, and behind it the decisions of a game; nothing is made of them until it is pressed."""

    def __init__(self, part: Part, game: str, words: Words, download: Callable[[str, str], Any]) -> None:
        """A closed door; ``download`` is called with the name and text of a file for the reader."""
        self.game, self.words = game, words
        self._part, self._download = part, download
        self._session: Session | None = None
        self._shown: tuple[Any, ...] = ()
        self.inside: Decisions | None = None
        self.opened = False
        self.open = part.button("hb-whatif-open", self._open)
        self._note = part.html("hb-empty")
        self.box = part.box("hb-whatif", self.open)
        self.speak(words)

    def show(self, session: Session) -> None:
        """Be about this game as it is now; for a game that has changed since it is closed."""
        shown = session, session.moves, open_seats(session)
        if shown != self._shown:
            self.clear()
            self._session, self._shown = session, shown

    def clear(self) -> None:
        """Close it: what runs is stopped, and nothing of what was seen stays in any part of the page."""
        self._session, self._shown = None, ()
        self._shut()

    def speak(self, words: Words) -> None:
        """Say everything in this language; the decision, the other answer and what came of it stay."""
        self.words = words
        self.open.description = words.say("whatif-hide" if self.opened else "whatif-open")
        if self.inside is not None:
            self.inside.speak(words)
        elif self.opened and self._session is not None:
            alone = bool(open_seats(self._session))
            self._note.value = f"<p>{escape(words.say('whatif-none' if alone else 'whatif-wait'))}</p>"

    def _open(self) -> None:
        session = self._session
        if self.opened or session is None:
            self._shut()
            return
        self.opened = True
        spoke = {seat for seat, _ in session.journal.moves}
        seats = [seat for seat in open_seats(session) if seat in spoke]
        if seats:
            self.inside = Decisions(self._part, session, seats, self.words, self._download)
        self.box.children = (self.open, self.inside.box if self.inside else self._note)
        self.speak(self.words)

    def _shut(self) -> None:
        self.opened, self.box.children = False, (self.open,)
        if self.inside is not None:
            self.inside.close()
            self.inside = None
        self.speak(self.words)


class Decisions:
    """The decisions of a game: one of them with the table as it was, another answer, and what comes of it."""

    def __init__(
        self,
        part: Part,
        session: Session,
        seats: Sequence[Seat],
        words: Words,
        download: Callable[[str, str], Any],
    ) -> None:
        """Begin with the first decision of the first of these seats; each has decided something."""
        self.game, self.words, self.board = session.journal.game, words, boards.load(session.journal.game)
        self._part, self._session, self._download = part, session, download
        self._seated, self._own = seats, list(moments(session.journal, seats[:1]))
        self._names: Sequence[str] = ()
        self._worker = Worker(self._fail)
        self.found: WhatIf | None = None
        self.other: Action | None = None
        self._began = self._drawn = 0.0
        self._quiet = False
        self._make()
        self.speak(words)

    def _make(self) -> None:
        part = self._part
        self.seat = part.field(ipw.Dropdown, "hb-whatif-choice", lambda _: self._choose(True))
        self.moment = part.field(ipw.Dropdown, "hb-whatif-choice hb-whatif-moment", lambda _: self._choose())
        self.earlier = part.button("hb-quiet", lambda: self._move(-1))
        self.later = part.button("hb-quiet", lambda: self._move(1))
        self._head, self._lot, self._ask = part.html(), part.html("hb-lot-part"), part.html("hb-ask")
        self._news, self._seats = part.html("hb-news"), part.html("hb-seats-part")
        self._mine, self._answer = part.html("hb-mine-part"), part.box("hb-answer")
        self.chosen, self.result = part.html("hb-whatif-chosen"), part.html("hb-whatif-result")
        self.progress = part.html("hb-whatif-progress")
        self.go = part.button("hb-main", safely(self._play, self._fail))
        self.halt = part.button("hb-quiet hb-halt", safely(self._halt, self._fail))
        self.csv = part.button("hb-quiet", self._save)
        choosers = (self.seat, self.moment) if len(self._seated) > 1 else (self.moment,)
        bar = part.row("hb-row hb-whatif-bar", *choosers, self.earlier, self.later)
        self._tried = part.box("hb-whatif-tried")
        question = part.box("hb-question", self._ask, self._answer, self._tried, self._mine)
        middle = part.box("hb-middle", self._lot, question)
        table = part.row("hb-table", middle, part.box("hb-side", self._news, self._seats))
        self.box = part.box("hb-whatif-inside", self._head, bar, table)

    def close(self) -> None:
        """Take it away for good, and stop what runs."""
        self._worker.stop()
        now_and_then = (self.seat, self.chosen, self.go, self.halt, self.progress, self.result, self.csv)
        self._part.drop(self.box, *now_and_then)

    def speak(self, words: Words) -> None:
        """Say everything in this language; the decision, the other answer and what came of it stay."""
        self.words, say = words, words.say
        self._names = words.names(self._session.sitters)
        self._head.value = f"<h2>{escape(say('whatif-title'))}</h2><p>{escape(say('whatif-lead'))}</p>"
        self.seat.description, self.moment.description = say("whatif-seat"), say("whatif-moment")
        self.earlier.description, self.later.description = say("whatif-earlier"), say("whatif-later")
        self.go.description, self.halt.description = say("whatif-go"), say("outlook-stop")
        self.csv.description = say("plots-csv")
        self._list(self.moment.index or 0)
        self._show()
        self._draw()

    # ------------------------------------------------------------------------------------------ which decision

    @property
    def at(self) -> Moment:
        """The decision that is looked at."""
        return self._own[int(self.moment.index)]

    @property
    def _you(self) -> bool:
        return self._session.people == (self.at.seat,)

    def _list(self, index: int) -> None:
        """Fill both lists in this language, and choose; nobody goes anywhere, though the lists say so."""
        self._quiet = True
        seat = self._own[0].seat
        self.seat.options = [(self._names[seat], seat) for seat in self._seated]
        self.seat.value = seat
        self.moment.options = [(self._listed(number, at), at.move) for number, at in enumerate(self._own, start=1)]
        self.moment.index = index
        self._quiet = False

    def _listed(self, number: int, at: Moment) -> str:
        said = labelled(self.game, at.view, at.said, self.words, self._names)
        if getattr(at.view, "rounds", 1) > 1:
            return self.words.say("whatif-at-round", number=number, round=at.view.round + 1, said=said)
        return self.words.say("whatif-at", number=number, said=said)

    def _move(self, by: int) -> None:
        self.moment.index = min(max(self.moment.index + by, 0), len(self._own) - 1)

    def _choose(self, other_seat: bool = False) -> None:
        """Another decision was chosen: what was tried at the one before is gone."""
        if self._quiet:
            return
        self._forget()
        if other_seat:
            self._own = list(moments(self._session.journal, (self.seat.value,)))
            self._list(0)
        self._show()

    def _show(self) -> None:
        """The table as the seat saw it then, and the controls it had."""
        at, words, names, part = self.at, self.words, self._names, self._part
        view, own = at.view, self._own
        self.earlier.disabled, self.later.disabled = at is own[0], at is own[-1]
        before = [len(one.view.heard) for one, next_ in pairwise(own) if next_ is at]
        you = at.seat if self._you else None
        self._lot.value = self.board.lot(view, words, names)
        self._seats.value = self.board.seats(view, words, names)
        self._mine.value = self.board.mine(view, words)
        self._news.value = telling.news(self.game, view, view.heard[sum(before) :], words, names, you)
        question = escape(self.board.ask(view, words)[0])
        said = escape(words.say("whatif-said", said=self._called(at.said), **self._who()))
        self._ask.value = (
            f'<p class="hb-whose">{draw.badge(at.seat, 20)} {escape(names[at.seat])}</p>'
            f"<h2>{question}</h2><p class='hb-soft'>{said}</p>"
        )
        controls = Controls(part, view, words, self.game, self._try, bool(at.said.coins), names).box
        old, self._answer.children = self._answer.children, (controls,)
        part.drop(*old)
        self._arrange()

    # ------------------------------------------------------------------------------------------ another answer

    def _try(self, action: Action) -> None:
        """Another answer was given. Raises IllegalMove, which the controls show."""
        at = self.at
        refuse(self._session.game, at.view.options, action)
        self._forget()
        if action == at.said:
            self.chosen.value = f'<p role="status">{escape(self.words.say("whatif-no-same"))}</p>'
        else:
            self.other = action
            self._say_chosen()
        self._arrange()

    def _say_chosen(self) -> None:
        said, other = self._pair()
        text = escape(self.words.say("whatif-chosen", said=said, other=other))
        self.chosen.value = f'<p role="status">{text}</p>'

    def _forget(self) -> None:
        self._worker.stop()
        self.found = self.other = None
        self.chosen.value = self.result.value = ""
        self._arrange()

    def _called(self, action: Action) -> str:
        return labelled(self.game, self.at.view, action, self.words, self._names)

    def _pair(self) -> tuple[str, str]:
        """What both answers are called; where only the coins differ, with them."""
        assert self.other is not None
        said, other = self._called(self.at.said), self._called(self.other)
        if said == other:
            coins = [self.board.way(self.words, a.coins) if a.coins else "–" for a in (self.at.said, self.other)]
            return f"{said} ({coins[0]})", f"{other} ({coins[1]})"
        return said, other

    def _who(self) -> dict[str, str]:
        return {"who": self._names[self.at.seat], "you": "yes" if self._you else "no"}

    def _arrange(self) -> None:
        """Put on the page what there is to read, and the buttons that do something now."""
        found, parts = self.found, [self.chosen]
        if self._worker.busy:
            parts += [self.halt, self.progress]
        elif self.other is not None and found is None:
            parts += [self.go]
        parts += [self.result]
        if found is not None and found.rounds and not self._worker.busy:
            parts += [self.csv]
        self._tried.children = tuple(part for part in parts if getattr(part, "value", True))

    # ------------------------------------------------------------------------------------------ playing on

    def _play(self) -> None:
        if self.other is None:
            return
        self.found = WhatIf(self._session.journal, self.at, self.other, self.at.move)
        self._began, self._drawn = monotonic(), 0.0
        self._worker.start(self._think)
        if not self._worker.busy:  # no loop to go on in
            self.found.run(2)
        self._draw()

    def _think(self) -> bool:
        """One slice of work; whether there is more to do."""
        found = self.found
        if found is None:
            return False
        found.step(SLICE, ROUNDS)
        now, more = monotonic(), found.rounds < ROUNDS
        ready = found.rounds >= (ENOUGH if now - self._began < PATIENCE else 2)
        if not more:
            self._worker.stop()
        if not more or (ready and now - self._drawn >= REDRAW):
            self._drawn = now
            self._draw()
        return more

    def _halt(self) -> None:
        self._worker.stop()
        self._draw()

    def _fail(self) -> None:
        """Say that something went wrong, under what was already known."""
        self._worker.stop()
        self.result.value += f'<p role="alert">{escape(self.words.say("hint-oops"))}</p>'
        self._arrange()

    def _save(self) -> None:
        if self.found is not None:
            self._download(f"{self.game}-whatif-{self.at.move}.csv", self.found.to_csv())

    def _draw(self) -> None:
        """What is known so far, in words and as a picture."""
        found = self.found
        if self.other is None:
            self.chosen.value = ""
        else:
            self._say_chosen()
        if found is not None:
            done, wait = found.rounds, escape(self.words.say("whatif-first"))
            self.progress.value = f'<progress max="{ROUNDS}" value="{done}" aria-label="{wait}"></progress>'
            self.result.value = self._told(found) if done > 1 else f"<p>{wait}</p>"
            if done < 2 and not self._worker.busy:  # stopped before there was anything
                self.found, self.result.value = None, ""
        self._arrange()

    def _told(self, found: WhatIf) -> str:
        words, (said, other), who = self.words, self._pair(), self._who()
        gap = found.gap()
        lines = [verdict(self.game, gap.total, gap.rounds, words, said, other, who)]
        if gap.better + gap.worse:
            counts = {"better": gap.better, "worse": gap.worse, "same": gap.same}
            lines.append(words.say("whatif-count", games=gap.rounds, **counts))
        wins = [round(100 * sum(shares) / gap.rounds) for shares in found.shares]
        if wins[0] != wins[1]:
            sure = "yes" if gap.share.low > 0 or gap.share.high < 0 else "no"
            lines.append(words.say("whatif-wins", said=wins[0], other=wins[1], sure=sure, **who))
        aloud = "" if self._worker.busy else ' role="status"'
        seats = enumerate(found.players)
        play = [words.say("whatif-player", who=self._names[s], bot=words.bot(bot)) for s, bot in seats]
        notes = (
            words.say("whatif-see"),
            words.say("whatif-how", **who),
            words.say("whatif-players", players=play),
            words.say("notice"),
        )
        small = "".join(f"<p class='hb-soft'>{escape(note)}</p>" for note in notes)
        return f"<p{aloud}>{escape(' '.join(lines))}</p>{picture(self.game, found, words, said, other)}{small}"


# ---------------------------------------------------------------------------------------------- in words


def verdict(game: str, gap: Estimate, games: int, words: Words, said: str, other: str, who: dict[str, str]) -> str:
    """What came out, in a sentence with its numbers."""

    def worth(number: float) -> str:
        return words.worth(game, tenth(abs(number)))

    facts: dict[str, Any] = {"said": said, "other": other, **who}
    if gap.low == gap.high == 0:
        return words.say("whatif-level", games=games, **facts)
    near, far = sorted((gap.low, gap.high), key=abs)
    if gap.low > 0 or gap.high < 0:
        key = "whatif-more" if gap.low > 0 else "whatif-less"
        return words.say(key, value=worth(gap.value), low=worth(near), high=worth(far), **facts)
    way = "more" if gap.value >= 0 else "less"
    return words.say(
        "whatif-unclear", value=worth(gap.value), way=way, less=worth(gap.low), more=worth(gap.high), **facts
    )


# ---------------------------------------------------------------------------------------------- as a picture


def picture(game: str, found: WhatIf, words: Words, said: str, other: str) -> str:
    """Heaps of bars: the differences game by game, and what the seat has at the end after either answer."""

    def worth(number: float) -> str:
        return f"{'−' if number < 0 else ''}{words.worth(game, abs(number))}"

    before, after = found.totals
    apart = found.differences
    gain, differences, totals = mean(apart), Heap([apart], signed=True), Heap([before, after])
    sign = "+" if tenth(gain.value) > 0 else ""
    first = differences.row(words.say("whatif-difference"), sign + worth(tenth(gain.value)), apart)
    titles = words.say("whatif-after-said", said=said), words.say("whatif-after-other", other=other)
    rows = [
        totals.row(title, worth(tenth(mean(sample).value)), sample)
        for title, sample in zip(titles, (before, after), strict=True)
    ]
    return "".join(
        f'<ol class="hb-heaps">{"".join(heaps)}{axis.axis(worth)}</ol>'
        for axis, heaps in ((differences, [first]), (totals, rows))
    )
