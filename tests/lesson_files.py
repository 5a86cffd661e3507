"""Support for the tests of a game's lessons: its steps, a made-up step, and the numbers that are written in them."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from hashiban.lessons import Step, lessons, parse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping


def steps(game: str) -> list[Step]:
    """Every step of every lesson."""
    return [step for lesson in lessons(game) for step in lesson.steps]


def found(game: str, lesson: str, name: str) -> Step:
    """The step of this name."""
    return next(step for step in steps(game) if (step.lesson, step.id) == (lesson, name))


def changed(game: str, text: str, old: str = "", new: str = "") -> Step:
    """The first step of a lesson file of our own, with something else in it."""
    assert old in text
    return parse(game, "99-mine.toml", text.replace(old, new)).steps[0]


@cache
def texts(game: str, language: str, dropped: str = "") -> Mapping[str, str]:
    """Each sentence as it is written, without what is filled in and without what is to be ``dropped``."""
    text = files("hashiban.words").joinpath(language, f"{game}_lessons.ftl").read_text(encoding="utf-8")
    rows = re.findall(r"^(lesson[\w-]+) = (.*)$", text, re.M)
    gone = r"\{[^}]*\}" + (f"|{dropped}" if dropped else "")
    return {key: re.sub(gone, "", value) for key, value in rows}


def numbers(value: Any, of: Callable[[int], tuple[int, ...]] = lambda number: (number,)) -> Iterator[int]:
    """All numbers in a part of a lesson file, those in its moves too; ``of`` says which ones a number stands for."""
    if isinstance(value, dict):
        value = tuple(value.values())
    if isinstance(value, tuple):
        for item in value:
            yield from numbers(item, of)
    elif type(value) is int:
        yield from of(value)
    elif isinstance(value, str):
        yield from map(int, re.findall(r"\d+", value))
