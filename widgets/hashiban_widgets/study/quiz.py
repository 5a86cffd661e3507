"""The five questions before and after a study, and what changed between them."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

from hashiban.lab import studies
from hashiban.lab.studies import LETTERS, Ask
from hashiban_widgets.study.asking import Asking

if TYPE_CHECKING:
    from collections.abc import Callable

    from hashiban.lab.studies.answers import Answer
    from hashiban.words import Words
    from hashiban_widgets.parts import Part

OPTIONS = 3


def questions(right: str) -> tuple[Ask, ...]:
    """The questions, each with three options."""
    return tuple(Ask(f"q{k}", options=OPTIONS) for k in range(1, len(right) + 1))


class Quiz:
    """Five questions behind a button; after a study it shows what was right, and before whom."""

    def __init__(
        self,
        part: Part,
        name: str,
        right: str,
        words: Words,
        changed: Callable[[], Any],
        before: Quiz | None = None,
    ) -> None:
        """Closed. With ``before`` the answers are compared with those and the right ones are told."""
        self.name, self.right, self.words, self.before, self._changed = name, right, words, before, changed
        self.asking = Asking(part, name, questions(right), words, self._answered)
        self.opened = False
        self.button = part.button("hb-quiet", self._toggle)
        self.told = part.html("hb-study-compared")
        self.box = part.box("hb-study-test", self.button)

    def _toggle(self) -> None:
        self.opened = not self.opened
        self.arrange()

    def _answered(self, _: tuple[Answer, ...]) -> None:
        self.arrange()
        self._changed()

    def mode(self, many: bool) -> None:
        """Ask a class, or one reader."""
        self.asking.mode(many)

    def size(self, big: bool) -> None:
        """Names are not for the big screen."""
        self.asking.size(big)

    def restart(self) -> None:
        """Forget the answers."""
        self.opened = False
        self.asking.forget()
        self.arrange()

    def speak(self, words: Words) -> None:
        """Say everything in this language."""
        self.words = words
        self.asking.speak(words)
        self.arrange()

    def arrange(self) -> None:
        """The button, and behind it the questions or what became of them."""
        when = "before" if self.before is None else "after"
        self.button.description = self.words.say(f"study-test-{when}" if not self.opened else "study-test-close")
        if not self.opened:
            self.box.children = (self.button,)
        elif self.before is not None and self.asking.answered:
            self.told.value = self._compared()
            self.box.children = (self.button, self.told)
        else:
            self.box.children = (self.button, self.asking.box)

    def share(self, question: int) -> float | None:
        """How many in a hundred have this question right; None before the answers."""
        if not self.asking.answered:
            return None
        wanted = LETTERS.index(self.right[question])
        said = [answer.values[question] for answer in self.asking.answers]
        return 100 * said.count(wanted) / len(said)

    def _compared(self) -> str:
        """A row for each question: what is right, why, and how many knew before and after."""
        say, rows = self.words.say, ""
        for k, right in enumerate(self.right):
            asked = escape(studies.say(self.words, self.name, "ask", f"q{k + 1}"))
            answer = escape(studies.say(self.words, self.name, "ask", f"q{k + 1}", right))
            why = escape(studies.say(self.words, self.name, "ask", f"q{k + 1}", "why"))
            shares = "".join(f"<td>{escape(self._told(test, k))}</td>" for test in (self.before, self))
            rows += f"<tr><th scope='row'><p>{asked}</p><p><b>{answer}</b> {why}</p></th>{shares}</tr>"
        head = "".join(
            f"<th scope='col'>{escape(say(f'study-test-{key}'))}</th>" for key in ("question", "was", "now")
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        return f"<p role='status'>{escape(self._sum())}</p><div class='hb-published-wide' tabindex='0'>{table}</div>"

    def _told(self, test: Quiz | None, question: int) -> str:
        share = test.share(question) if test is not None else None
        if test is None or share is None:
            return self.words.say("study-test-none")
        if len(test.asking.answers) == 1:
            return self.words.say("study-test-right" if share else "study-test-wrong")
        return self.words.say("study-unit-percent", number=round(share))

    def _sum(self) -> str:
        """How many were right before and after, on average."""

        def mean(test: Quiz) -> float | None:
            shares = [test.share(k) for k in range(len(self.right))]
            known = [share for share in shares if share is not None]
            return round(len(self.right) * sum(known) / len(known) / 100, 1) if known else None

        now, was = mean(self), mean(self.before) if self.before is not None else None
        if was is None:
            return self.words.say("study-test-sum", now=now, all=len(self.right))
        return self.words.say("study-test-sums", was=was, now=now, all=len(self.right))
