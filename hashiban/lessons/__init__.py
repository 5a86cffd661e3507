"""Lessons as data: a laid-out position, a question, a guess, and then what the engine does.

A lesson is a file ``<game>/NN-name.toml``. It says how the table is laid, what is asked, what happens then and where
the answer is to be read. It never says what the answer is: that comes from the rules, each time (``answer``).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from hashiban.games import NAMES, load
from hashiban.lessons.reading import Bar, Reading, kinds, read
from hashiban.lessons.scene import DO, Scene, lay

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from hashiban.table import Event, View

__all__ = [
    "GAMES",
    "Answer",
    "Bar",
    "Lesson",
    "LessonError",
    "Step",
    "answer",
    "laid_out",
    "lessons",
    "parse",
    "shown",
    "slug",
]

SHOWS = ("yes-no", "money", "number", "list", "card", "seat", "coins", "move", "words")
"""What a choice is, and so how it is written on its button."""

ME = 0
"""The seat of the learner."""

GAMES: tuple[str, ...] = tuple(name for name in NAMES if files(__name__).joinpath(name).is_dir())
"""The games that have lessons: a folder each, here."""


class LessonError(ValueError):
    """A lesson file that cannot be played: the sentence names the file and the step."""

    def __init__(self, where: str, step: str, why: str) -> None:
        """Name the file, the step ("" for the whole file) and what is wrong."""
        self.where, self.step = where, step
        super().__init__(f"{where}{f', step {step!r}' if step else ''}: {why}")


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One question. Lists from the file are kept as tuples; nothing in it is an answer."""

    game: str
    lesson: str
    where: str
    id: str
    rules: tuple[str, ...]
    players: int
    show: str
    answer: Mapping[str, Any]
    choices: tuple[Any, ...] = ()
    usual: tuple[Any, ...] = ()
    typed: bool = False
    deal: Mapping[str, Any] = field(default_factory=dict)
    laid: Mapping[str, Any] = field(default_factory=dict)
    switches: Mapping[str, Any] = field(default_factory=dict)
    so_far: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    numbers: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    shown: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    seed: int = 1

    @property
    def key(self) -> str:
        """How the keys of this step's sentences begin."""
        return f"lesson-{self.game}-{self.lesson}-{self.id}"

    @property
    def kind(self) -> str:
        """What the answer is read from."""
        return kind_of(self.game, self.answer)

    @property
    def judged(self) -> bool:
        """Whether the answer is a choice that did better, rather than what the rules say."""
        return self.kind == "playout"


@dataclass(frozen=True, slots=True, eq=False)
class Lesson:
    """Some steps on one idea."""

    game: str
    id: str
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """How the keys of this lesson's sentences begin."""
        return f"lesson-{self.game}-{self.id}"

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules that its steps teach, in their order."""
        return tuple(dict.fromkeys(rule for step in self.steps for rule in step.rules))


class Answer(NamedTuple):
    """What the engine did, and what it says to the question."""

    value: Any
    numbers: dict[str, Any]
    events: tuple[Event, ...]
    view: View
    bars: tuple[Bar, ...]


# ------------------------------------------------------------------------------------------- the files


@lru_cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of this game, in order. Raises UnknownGame, or LessonError for a broken file."""
    load(game)
    folder = files(__name__).joinpath(game)
    if not folder.is_dir():
        return ()
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(parse(game, file.name, file.read_text(encoding="utf-8")) for file in found)


def parse(game: str, name: str, text: str) -> Lesson:
    """Read one lesson file. Raises LessonError, naming the file and the step."""
    where = f"{game}/{name}"
    number, _, lesson = name.removesuffix(".toml").partition("-")
    if not number.isdigit() or not lesson:
        raise LessonError(where, "", "a lesson file is called like 01-half.toml.")
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        raise LessonError(where, "", f"this is not TOML: {wrong}.") from None
    rows = found.pop("steps", None)
    if found or not isinstance(rows, list) or not rows:
        raise LessonError(where, "", f"a lesson has steps and nothing else{_list(found)}.")
    steps: list[Step] = []
    for at, row in enumerate(rows, start=1):
        step = _step(game, lesson, where, row, str(at))
        if step.id in {other.id for other in steps}:
            raise LessonError(where, step.id, "another step has this id.")
        steps.append(step)
    return Lesson(game, lesson, tuple(steps))


def _list(names: Any) -> str:
    return f": {', '.join(map(str, names))}" if names else ""


FIELDS: dict[str, type] = {
    "id": str,
    "rules": list,
    "players": int,
    "show": str,
    "answer": dict,
    "choices": list,
    "usual": list,
    "deal": dict,
    "laid": dict,
    "switches": dict,
    "so_far": list,
    "then": list,
    "numbers": dict,
    "shown": dict,
    "seed": int,
}
NEEDED = ("id", "rules", "players", "show", "answer")


def _step(game: str, lesson: str, where: str, row: Any, at: str) -> Step:
    if not isinstance(row, dict):
        raise LessonError(where, at, "a step is a table.")
    name = row["id"] if isinstance(row.get("id"), str) and row["id"] else at

    def wrong(why: str) -> LessonError:
        return LessonError(where, name, why)

    strange = [key for key in row if key not in FIELDS]
    missing = [key for key in NEEDED if key not in row]
    shapeless = [key for key, value in row.items() if key in FIELDS and type(value) is not FIELDS[key]]
    if strange or missing or shapeless:
        words = (("unknown", strange), ("missing", missing), ("of the wrong type", shapeless))
        raise wrong("; ".join(f"{what}{_list(keys)}" for what, keys in words if keys) + ".")
    fault = _fault(load(game), row)
    if fault:
        raise wrong(fault)
    given = {key: _frozen(value) for key, value in row.items()}
    if row["show"] == "yes-no":
        given["choices"] = (True, False)
    return Step(game, lesson, where, typed="choices" not in given, **given)


def _fault(game: Any, row: dict[str, Any]) -> str:
    """What is wrong with the values of a step; empty when all is well."""
    unknown = [rule for rule in row["rules"] if rule not in game.RULES]
    if unknown or not row["rules"]:
        return f"these are no rules of {game.NAME}{_list(unknown)}." if unknown else "it teaches no rule."
    if row["players"] not in game.PLAYERS:
        return f"the game is not for {row['players']} players."
    if row["show"] not in SHOWS:
        return f"show is one of{_list(SHOWS)}."
    if len(row.get("choices", ("", ""))) < 2:
        return "fewer than two choices."
    slugs = [slug(choice) for choice in row.get("choices", ())]
    if len(set(slugs)) < len(slugs):
        return "two choices are the same."
    if "choices" not in row and row["show"] not in ("yes-no", "money", "number"):
        return "without choices a number is typed, so show is money or number."
    moves = [*row.get("so_far", ()), *row.get("then", ())]
    odd = [move for move in moves if not (isinstance(move, str) and DO.fullmatch(move))]
    if odd:
        return f"this is no move: {odd[0]!r}."
    for name, reading in (("answer", row["answer"]), *row.get("numbers", {}).items(), *row.get("shown", {}).items()):
        if why := _unreadable(game.NAME, reading):
            return f"{name} {why}"
    return ""


def _unreadable(game: str, reading: Any) -> str:
    """Why nothing can be read by this; empty when something can."""
    known = kinds(game)
    found = [key for key in reading if key in known] if isinstance(reading, dict) else []
    if len(found) != 1:
        return f"must say one place to read: one of{_list(known)}."
    strange = [key for key in reading if key not in (found[0], *known[found[0]])]
    return f"has an unknown{_list(strange)}." if strange else ""


def kind_of(game: str, reading: Mapping[str, Any]) -> str:
    """Which of the kinds of reading this is."""
    return next(key for key in reading if key in kinds(game))


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_frozen(item) for item in value)
    return {key: _frozen(item) for key, item in value.items()} if isinstance(value, dict) else value


# ------------------------------------------------------------------------------------------ playing it


def laid_out(step: Step) -> Scene:
    """The position of this step, before the guess. Raises LessonError when it cannot be laid."""
    found: Scene = _guarded(step, lambda: _scene(step))
    return found


def _scene(step: Step, swept: int | None = None) -> Scene:
    """The position; where the moves have a ``#``, with this number in its place, or the last one to be swept."""
    scene = lay(step.game, step.players, step.switches, step.deal, step.laid, step.seed)
    sweep = step.answer.get("sweep")
    for move in step.so_far:
        scene.do(move.replace("#", str(sweep[-1] if swept is None and sweep else swept)))
    return scene


def shown(step: Step) -> dict[str, Any]:
    """The numbers in the question, read before anything happens. Raises LessonError when they cannot be read."""

    def numbers() -> dict[str, Any]:
        scene = _scene(step)
        return {name: _read(step, how, scene, 0, None).value for name, how in step.shown.items()}

    found: dict[str, Any] = _guarded(step, numbers)
    return found


def answer(step: Step, claims: Callable[[str, str], Any] | None = None) -> Answer:
    """Let the engine act and read the answer. Raises LessonError when the step cannot be played.

    ``claims`` puts a claim to the test, by the name of the game and of the claim: it lives in the laboratory, which
    the engine does not know.
    """
    found: Answer = _guarded(step, lambda: _answer(step, claims))
    return found


def _answer(step: Step, claims: Callable[[str, str], Any] | None) -> Answer:
    scene = _scene(step)
    known = len(scene.told)
    for move in step.then:
        scene.do(move)
    events = tuple(event for told in scene.told[known:] for event in told)
    found = _read(step, step.answer, scene, known, claims)
    numbers = dict(found.numbers)
    for name, reading in step.numbers.items():
        numbers[name] = _read(step, reading, scene, known, claims).value
    return Answer(found.value, numbers, events, scene.view(ME), found.bars)


def _read(
    step: Step, reading: Mapping[str, Any], scene: Scene, known: int, claims: Callable[[str, str], Any] | None
) -> Reading:
    kind = kind_of(step.game, reading)
    if kind == "claim":
        if claims is None:
            raise ValueError("nobody here can test a claim")
        tested = claims(step.game, reading["claim"])
        return Reading(tested.holds, dict(tested.numbers), tuple(tested.bars))
    if "sweep" not in reading:
        return read(kind, reading, scene, known, step.choices)
    values = []
    for number in reading["sweep"]:
        other = _scene(step, number)
        start = len(other.told)
        for move in step.then:
            other.do(move.replace("#", str(number)))
        values.append(read(kind, reading, other, start, step.choices).value)
    return Reading(tuple(values), {}, ())


def _guarded(step: Step, act: Callable[[], Any]) -> Any:
    try:
        return act()
    except (ValueError, LookupError, TypeError, AttributeError, StopIteration) as wrong:
        if isinstance(wrong, LessonError):
            raise
        raise LessonError(
            step.where, step.id, f"it cannot be played: {str(wrong) or type(wrong).__name__}."
        ) from wrong


def slug(choice: Any) -> str:
    """How a choice is written in the keys of the words: yes, 3, 2-4, bid-5, none."""
    if isinstance(choice, bool):
        return "yes" if choice else "no"
    if isinstance(choice, tuple | list):
        return "-".join(map(str, choice)) or "none"
    text = str(choice)
    seat, _, rest = text.partition(" ")
    return rest.replace(" ", "-") if seat.isdigit() and rest else text.replace("-1", "chance")
