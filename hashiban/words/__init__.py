"""Every sentence a person reads, by key, in English, Dutch and German.

The sentences stand in Fluent files (``<language>/<file>.ftl``): some that all games share, for each game its own
and, if it has them, those of its lessons, its plots and its hints, and for each study one.
``MONEY($n)`` writes an amount as the language's own sentence ``money-form`` says, ``LIST($names)`` a list, and
``LIST($cards, "key")`` a list of cards, each as the sentence of this key names it. ``TENS`` and ``ONES`` are the last
two digits of a number, for games whose cards are such numbers.
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from hashiban.games import NAMES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from hashiban.actions import Seat
    from hashiban.journal import Sitter
    from hashiban.table import Event

LANGUAGES: dict[str, str] = {"en": "English", "nl": "Nederlands", "de": "Deutsch"}
"""Code and own name of each language, the default first."""

SHARED = ("common", "dynamics", "experiment", "figures", "hints", "lessons", "studies", "welcome", "whatif")
PARTS = ("", "_lessons", "_dynamics", "_hints")
"""What the files of a game are called, after its name."""


def _there(language: str, file: str) -> bool:
    return files(__name__).joinpath(language, f"{file}.ftl").is_file()


def _studies() -> tuple[str, ...]:
    """The files of the studies."""
    found = {file.name for code in LANGUAGES for file in files(__name__).joinpath(code).iterdir()}
    return tuple(sorted(name.removesuffix(".ftl") for name in found if name.startswith("study_")))


FILES: tuple[str, ...] = (
    *SHARED,
    *(f"{name}{part}" for name in NAMES for part in PARTS if any(_there(code, name + part) for code in LANGUAGES)),
    *_studies(),
)
"""Every file that some language has; a test sees to it that then all have it."""

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-a-zA-Z#]).*)*", re.MULTILINE)
"""A sentence or a term in a file, up to the next one or a comment."""
SPOKEN_OF = re.compile(r"\{\s*(-?[a-z][\w-]*)")
"""A sentence or a term that stands in another one."""


class Written(str):
    """An amount that is written out, to stand where a sentence has MONEY."""

    __slots__ = ()


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        """Read this language's files; an unknown language gets the default."""
        self.language = language if language in LANGUAGES else next(iter(LANGUAGES))
        functions: dict[str, Any] = {"MONEY": self._money, "LIST": self._list, "TENS": _tens, "ONES": _ones}
        self._bundle = FluentBundle([self.language], use_isolating=False, functions=functions)
        self._unread: dict[str, str] = {}
        for name in (file for file in FILES if _there(self.language, file)):
            text = files(__name__).joinpath(self.language, f"{name}.ftl").read_text(encoding="utf-8")
            self._unread |= {entry[1]: entry[0] for entry in ENTRY.finditer(text)}

    def _read(self, key: str) -> None:
        """Read this entry and those it speaks of; to read every file through takes half a second."""
        text = self._unread.pop(key, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(text))
            for other in SPOKEN_OF.findall(text):
                self._read(other)

    def has(self, key: str) -> bool:
        """Whether there is a sentence under this key."""
        self._read(key)
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **numbers: Any) -> str:
        """The sentence of this key with these numbers in it. Raises KeyError, or ValueError for a missing number."""
        sentence = self._bundle.get_message(key).value if self.has(key) else None
        if sentence is None:
            raise KeyError(f"no sentence {key!r} in {self.language}")
        text, errors = self._bundle.format_pattern(sentence, {k: _plain(v) for k, v in numbers.items()})
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        if any(isinstance(value, int | float) and value < 0 for value in numbers.values()):
            return HYPHEN.sub("\N{MINUS SIGN}", str(text))
        return str(text)

    def first(self, *keys: str, **numbers: Any) -> str:
        """The sentence of the first of these keys that there is."""
        return self.say(next((key for key in keys if self.has(key)), keys[-1]), **numbers)

    def names(self, sitters: Sequence[Sitter]) -> list[str]:
        """The names at the table; a seat without one gets the name it has in this language."""
        people = sum(sitter.bot is None for sitter in sitters)
        return [sitter.name or self.unnamed(seat, sitter.bot, people) for seat, sitter in enumerate(sitters)]

    def unnamed(self, seat: Seat, bot: str | None, people: int) -> str:
        """What a seat without a name is called: you are you when you are the only person."""
        if bot is not None:
            return self.say(f"name-bot-{seat + 1}")
        return self.say("name-me") if people == 1 else self.say("name-person", seat=seat + 1)

    def bot(self, name: str) -> str:
        """What a bot is called, a biased one by its habit; one without a sentence of its own, as it is written."""
        bias, _, strength = name.partition("+")[2].partition(":")
        if self.has(f"habit-{bias}"):
            key = "bot-habit" if strength == "1" else "bot-habit-strength"
            return self.say(key, habit=self.say(f"habit-{bias}"), strength=strength)
        return self.say(f"bot-{name}") if self.has(f"bot-{name}") else name

    def rule(self, rule: str, switches: Mapping[str, Any]) -> str:
        """A rule in a sentence, as these switches have it."""
        changed = (f"rule-{rule}-{name}-{value}".lower() for name, value in switches.items())
        return self.first(*[key.replace(rule.lower(), rule) for key in changed], f"rule-{rule}")

    def event(self, game: str, event: Event, names: Sequence[str], me: Seat | None = None) -> str:
        """What happened, in a sentence; ``me`` is the reader's own seat, who is called you (``$you``, ``$them``)."""
        facts = dict(event.facts)
        who = facts.get("who")
        if who is not None:
            facts |= {"who": names[who], "you": "yes" if who == me else "no"}
        whom = facts.get("whom")
        if whom is not None:
            facts |= {"whom": names[whom], "them": "yes" if whom == me else "no"}
        if "winners" in facts:
            winners = facts["winners"]
            facts |= {"winners": LIST_MARK + SEPARATOR.join(names[w] for w in winners), "count": len(winners)}
            facts["you"] = "yes" if winners == (me,) else "no"
        return self.say(f"{game}-told-{event.name}", **facts)

    def refusal(self, game: str, verb: str, key: str, numbers: Mapping[str, Any]) -> str:
        """Why something cannot be said now."""
        return self.first(f"{game}-no-{verb}-{key}", f"no-{key}", "no-other", **numbers)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with at most so many decimals."""
        shown = round(value, digits) + 0.0
        return self.say("number", number=int(shown) if shown == int(shown) else shown)

    def worth(self, game: str, amount: float) -> Written:
        """A total, or a difference of two, in what this game counts: money, or points."""
        return Written(self.first(f"{game}-worth", "money", amount=amount))

    def _money(self, amount: Any) -> str:
        """An amount of money; what was written out before stays as it is."""
        if isinstance(amount, Written):
            return amount
        cents = 0 if float(amount).is_integer() else 2
        size = fluent_number(abs(float(amount)), minimumFractionDigits=cents, maximumFractionDigits=cents)
        return ("\N{MINUS SIGN}" if float(amount) < 0 else "") + self.say("money-form", number=size)

    def _list(self, items: Any, key: Any = "") -> str:
        text = str(items).removeprefix(LIST_MARK)
        parts = text.split(SEPARATOR) if text else []
        return format_list([self.say(key, card=int(part)) for part in parts] if key else parts, locale=self.language)


@lru_cache
def words(language: str) -> Words:
    """The sentences of this language, read once."""
    return Words(language)


LIST_MARK = "\x02"
SEPARATOR = "\x1f"
HYPHEN = re.compile(r"(?<!\w)-(?=\d)")
"""What Babel writes before a number below zero; a line may break after it."""


def _tens(card: Any) -> Any:
    return fluent_number(int(card) // 10 % 10)


def _ones(card: Any) -> Any:
    return fluent_number(int(card) % 10)


def _plain(value: Any) -> Any:
    """A fact as Fluent takes it: numbers and text as they are, several cards as a list."""
    if isinstance(value, tuple | list):
        return LIST_MARK + SEPARATOR.join(str(v) for v in value)
    return value
