"""``hashiban rules``: every rule, with what proves and what teaches it."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from hashiban.cli.asking import Commands, Refused, add_language, described, game

if TYPE_CHECKING:
    pass


RULES = """Print every rule with the tests that prove it. Fails when a rule has none."""


def add(commands: Commands) -> None:
    """The command and its options."""
    rules = described(commands.add_parser("rules", help="print every rule and the tests that prove it"), RULES)
    rules.add_argument("game", nargs="?", type=game, metavar="GAME", help="only the rules of this game")
    add_language(rules, argparse.SUPPRESS)
    rules.set_defaults(command=_rules)


def _rules(args: argparse.Namespace) -> int:
    from hashiban.games import NAMES, load
    from hashiban.words import words

    ours, proofs = words(args.lang), _proofs()
    games = [args.game] if args.game else NAMES
    for name in games:
        print(ours.say(f"{name}-title"))
        for rule in load(name).RULES:
            print(f"{rule:6}{ours.say(f'rule-{rule}')}")
            for proof in proofs.get(rule, ()):
                print(f"{'':6}{proof}")
    bare = [rule for name in games for rule in load(name).RULES if not proofs.get(rule)]
    if bare:
        raise Refused(f"hashiban rules: {ours.say('rules-bare', rules=tuple(bare))}", 1)
    return 0


def _proofs() -> dict[str, list[str]]:
    """The tests that prove each rule and the lesson steps that teach it, as ``python -m tests.proofs`` found them."""
    import json
    from importlib.resources import files

    proofs: dict[str, list[str]] = json.loads(files("hashiban").joinpath("proofs.json").read_text(encoding="utf-8"))
    return proofs
