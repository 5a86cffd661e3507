"""Eight demonstrations for a class, each on a way that people bid: what is asked, what is run, what is shown.

A study has a module of its name here; the pages (``hashiban_widgets.study``) lead through it in one order: a decision
without explanation, a prediction, what happened on the live engine, the curve of theory over it, one parameter
changed, what stays open, what to ask the class, and sources. Its sentences stand in the file ``study_<name>.ftl`` of
every language, under keys that begin with ``study-<name>-`` (with hyphens for underscores).

Every number in those sentences comes from ``expected/<name>.toml``, which ``python -m tests.expected`` writes from
runs of ``measured``; a test runs them again.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.resources import files
from math import floor
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, cast

from hashiban.lab.dynamics import Chart, Sentence, Theory

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from hashiban.lab.tally import Estimate
    from hashiban.words import Words

MINUTES: dict[str, int] = {
    "winners_curse": 25,
    "four_auctions": 25,
    "sunk_cost": 25,
    "anchoring": 25,
    "endowment": 25,
    "bluff": 25,
    "push_luck": 30,
    "turn_order": 25,
}
"""The studies in the order in which they are taught, and how long each takes in front of a class."""
_MODULES = {module.name for module in iter_modules(__path__)}
NAMES: tuple[str, ...] = tuple(name for name in MINUTES if name in _MODULES)
"""Those with a module here."""

STAGES: tuple[str, ...] = ("decide", "predict", "happened", "theory", "change", "open", "ask", "sources")
"""What comes after what on every page."""

Unit = Literal["plain", "money", "percent", "points"]


@dataclass(frozen=True, slots=True)
class Ask:
    """A question that is answered with a number, or with one of a few options.

    Its sentence is ``study-<name>-ask-<key>``; an option is said by that key and ``-<letter>``.
    """

    key: str
    least: float = 0
    most: float = 100
    unit: Unit = "plain"
    options: int = 0
    """So many options, from a on; the answer is then the number of one, from 0. Without them it is a number."""
    whole: bool = False
    """Only whole numbers."""

    def fits(self, value: float) -> bool:
        """Whether this can be an answer."""
        if self.options:
            return value == floor(value) and 0 <= value < self.options
        return self.least <= value <= self.most and (not self.whole or value == floor(value))


class Setting(NamedTuple):
    """The one parameter that a class changes; it is called ``study-<name>-setting``."""

    values: tuple[float, ...]
    usual: float
    """The one of the first run."""


class Shown(NamedTuple):
    """What a stage shows: charts, and sentences that stand before them."""

    charts: tuple[Chart, ...]
    said: tuple[Sentence, ...] = ()
    """Their keys are whole: ``study-<name>-...``."""


class Expected(NamedTuple):
    """A number from our own runs, with the interval it lies in 95 times of 100 (exact ones: without width)."""

    key: str
    value: float
    low: float
    high: float


class Tally(Protocol):
    """What a run has found so far."""

    @property
    def games(self) -> int:
        """How many games, auctions or throws were played."""


Given = dict[str, list[float]]
"""What was answered, for each question by its key: one number alone, many from a class."""


class Study(Protocol):
    """What the module of a study offers."""

    DECISIONS: tuple[Ask, ...]
    """What is asked first, up to three."""
    PREDICTION: Ask
    SETTING: Setting
    GAMES: int
    """How many games a run has; it takes seconds."""
    KEPT: int
    """How many games the kept numbers are measured with."""
    RIGHT: str
    """The letters of the right answers to the five questions before and after, such as ``abcab``."""
    OPEN: int
    """How many things stay open: ``study-<name>-open-1`` and so on."""
    TALKS: int
    """How many questions there are for the class: ``study-<name>-talk-1``, with ``-answer`` for the teacher."""
    SOURCES: tuple[str, ...]
    """What to read, each as it is cited."""

    def run(self, setting: float, given: Given, seed: int) -> Iterator[Tally]:
        """Play; after every piece of a few hundredths of a second, what was found so far."""

    def truth(self, tally: Tally) -> Estimate:
        """What the prediction was about; for options the number of the right one."""

    def happened(self, tally: Tally, given: Given) -> Shown:
        """What happened, without theory."""

    def theory(self, tally: Tally, given: Given) -> Shown:
        """The same with what theory says over it."""

    def changed(self, found: Mapping[float, Tally], given: Given) -> Shown:
        """What was found for each value of the parameter that was tried."""

    def measured(self, games: int, seed: int) -> Iterator[Expected]:
        """The numbers of the teacher's page, from runs of so many games."""


def load(name: str) -> Study:
    """The study of this name. Raises ValueError when there is none."""
    if name not in NAMES:
        raise ValueError(f"There is no study {name!r}. There are: {', '.join(NAMES)}.")
    return cast("Study", import_module(f"hashiban.lab.studies.{name}"))


def key(name: str, *parts: object) -> str:
    """The key of a sentence of this study."""
    return "-".join(("study", name.replace("_", "-"), *map(str, parts)))


# ------------------------------------------------------------------------------------------ numbers that are told


@lru_cache
def expected(name: str) -> tuple[Expected, ...]:
    """What our own runs of this study gave, as it was kept."""
    kept = files(__name__).joinpath("expected", f"{name}.toml")
    found = tomllib.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    return tuple(Expected(key, *numbers) for key, numbers in found.items())


def say(words: Words, name: str, *parts: object, **numbers: object) -> str:
    """A sentence of this study, with the kept numbers in it: ``$<key>``, and ``$<key>-size`` without its sign."""
    kept: dict[str, object] = {}
    for found in expected(name):
        kept |= {found.key: found.value, f"{found.key}-size": abs(found.value)}
    return words.say(key(name, *parts), **(kept | numbers))


# ------------------------------------------------------------------------------------------ charts of answers

BINS = 12


def histogram(
    key: str, ask: Ask, values: Sequence[float], marks: Sequence[tuple[str, float]] = (), others: Sequence[float] = ()
) -> Chart:
    """How answers are spread, as shares in percent: a bar for each option, or for each of up to twelve ranges.

    ``marks`` are upright lines, each with the name ``dynamics-<key>-<name>`` and its place; ``others`` are an outline
    over the bars, such as what bots said. Raises ValueError without an answer.
    """
    if not values:
        raise ValueError("Without answers there is nothing to draw.")
    middle = sorted(values)[len(values) // 2]
    said = Sentence(f"{key}-said", {"many": len(values), "middle": middle, "least": min(values), "most": max(values)})
    if ask.options:
        shares = [100 * values.count(option) / len(values) for option in range(ask.options)]
        rows = [{"answer": LETTERS[option], "share": share} for option, share in enumerate(shares)]
        return Chart(key, "bars", 1, tuple(rows), "answer", "share", (said,))
    places = [place for _, place in marks]
    start, step, many = _ranges([*values, *others, *places])
    found, beside = (_shares(some, start, step, many) for some in (values, others))
    ranges = [
        {"from": start + k * step, "to": start + (k + 1) * step, "share": found[k], "beside": beside[k]}
        for k in range(many)
    ]
    lines = tuple(Theory(((place, 0.0), (place, 1.0)), name=name) for name, place in marks)
    return Chart(key, "spread", 1, tuple(ranges), "from", "share", (said,), curves=lines)


LETTERS = "abcdefgh"


def _ranges(values: Sequence[float]) -> tuple[float, float, int]:
    """Where the first range begins, how wide one is (a round number), and how many there are."""
    low, high = min(values), max(values)
    step = next(step for step in _widths() if floor(high / step) - floor(low / step) < BINS)
    start = floor(low / step) * step
    return start, step, floor(high / step) - floor(low / step) + 1


def _widths() -> Iterator[float]:
    power = 0.01
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def _shares(values: Sequence[float], start: float, step: float, many: int) -> list[float]:
    counts = [0] * many
    for value in values:
        counts[min(many - 1, max(0, floor((value - start) / step + 1e-9)))] += 1
    return [100 * count / len(values) if values else 0.0 for count in counts]
