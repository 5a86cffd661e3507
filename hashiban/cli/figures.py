"""``hashiban figures``: published figures of auction theory beside our own."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from hashiban.cli.asking import Commands, Refused, add_language, described, integer, whole

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from hashiban.lab.figures import Row
    from hashiban.words import Words


MOST_DRAWS = 10_000_000

FIGURES = """Set published figures of auction theory beside our own, and fail when one does not agree.

What is drawn by chance may be off by four standard errors; what is counted must be equal."""

FIGURES_MORE = """examples:
  hashiban figures
  hashiban figures --only FIG2 --games 1000000 --seed 7
  hashiban --lang de figures --only FIG22"""


def add(commands: Commands) -> None:
    """The command and its options."""
    about = commands.add_parser("figures", help="set published figures beside our own")
    figures = described(about, FIGURES, FIGURES_MORE)
    figures.add_argument("--only", metavar="FIGURE", help="only this figure, such as FIG8")
    figures.add_argument(
        "--games", type=whole(1, MOST_DRAWS), metavar="N", help="draws for each number (default: 200000)"
    )
    figures.add_argument("--seed", type=integer, metavar="S", help="a whole number from 0 on (default: 1)")
    add_language(figures, argparse.SUPPRESS)
    figures.set_defaults(command=_figures)


def _figures(args: argparse.Namespace) -> int:
    from hashiban.lab import figures
    from hashiban.words import words

    ours, seed = words(args.lang), figures.SEED if args.seed is None else args.seed
    names = (args.only.upper(),) if args.only else (*figures.NAMES, *figures.FACTS)
    many = out = 0
    for name in names:
        try:
            found = list(figures.rows(name, args.games or figures.GAMES, seed))
        except ValueError as error:
            raise Refused(f"hashiban figures: {error}") from None
        print("\n".join(_told(name, found, ours)), flush=True)
        many, out = many + len(found), out + sum(not row.holds for row in found)
    if out:
        raise Refused(f"hashiban figures: {ours.say('figures-differ', rows=out)}", 1)
    if many:
        print(ours.say("figures-agree", rows=many), ours.say("figures-how"))
    return 0


def _told(figure: str, rows: Sequence[Row], ours: Words) -> Iterator[str]:
    """A figure in lines: what it says, who says so, and its rows."""
    from hashiban.lab.figures import cells, head, source

    yield f"{figure}  {ours.say(f'figures-{figure}')}"
    yield source(figure, ours)
    lines = [head(ours), *(cells(row, ours) for row in rows)] if rows else []
    wide = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for what, *numbers, verdict in lines:
        middle = "  ".join(f"{number:>{width}}" for number, width in zip(numbers, wide[1:-1], strict=True))
        yield f"  {what:{wide[0]}}  {middle}  {verdict}"
    yield ""
