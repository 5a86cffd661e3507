"""What all commands share: how they are asked, and how they refuse."""

from __future__ import annotations

import argparse
import unicodedata
from typing import TYPE_CHECKING, NoReturn, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

LANGUAGES = ("en", "nl", "de")
INTERRUPTED = 130
PIPE_CLOSED = 141


class Refused(Exception):
    """A command that cannot be carried out: one sentence for the reader, and the exit code."""

    def __init__(self, sentence: str, code: int = 2) -> None:
        """Keep both."""
        super().__init__(sentence)
        self.code = code


class Parser(argparse.ArgumentParser):
    """A parser that says in one sentence what it did not understand."""

    def error(self, message: str) -> NoReturn:
        """Raise Refused instead of printing the usage."""
        raise Refused(f"{self.prog}: {message.rstrip('.')}. See {self.prog} --help.")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""What a command adds itself to; argparse has no public name for it."""


def described(parser: Parser, about: str, more: str = "") -> Parser:
    """What it is for, above its options, and more below them."""
    parser.description, parser.epilog = about, more
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    return parser


def add_language(parser: Parser, default: str) -> None:
    """The option that chooses the language of the sentences."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=default, metavar="LANG", help="language of the sentences: en, nl or de"
    )


def integer(text: str) -> int:
    """A whole number that somebody typed."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number") from None


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number from ``least`` to ``most``."""

    def number(text: str) -> int:
        found = integer(text)
        if not least <= found <= most:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from {least:,} to {most:,}")
        return found

    return number


def game(name: str) -> str:
    """The name of a game that there is."""
    from hashiban.games import UnknownGame, load

    try:
        return load(name).NAME
    except UnknownGame as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def reason(error: Exception) -> str:
    """Why a file cannot be read or written, in the words of the machine."""
    return (getattr(error, "strerror", None) or str(error)).lower()


def unwritten(command: str, path: str, error: Exception) -> str:
    """The sentence about a file that cannot be written."""
    return f"hashiban {command}: {path} cannot be written: {reason(error)}."


def plain(text: str) -> str:
    """Text that cannot steer a terminal: what people typed into a file is not trusted."""
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(c)[0] == "C" else c for c in text)
