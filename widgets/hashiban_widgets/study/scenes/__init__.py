"""What is to be looked at before a decision, and the cover of each study, drawn by us.

A module a study with ``cover()``, what is drawn on a card of 320 by 180, and, if there is something to look at,
``scene(words)``, most of them a picture that is ``seen``.
What a scene takes from its study it imports when it is drawn: the first page shows every cover, and needs no numpy.
"""

from __future__ import annotations

from html import escape
from importlib import import_module
from typing import TYPE_CHECKING

from hashiban.lab.studies import say

if TYPE_CHECKING:
    from hashiban.words import Words


def scene(name: str, words: Words) -> str:
    """The scene of this study as HTML; empty when it needs none."""
    drawn = getattr(import_module(f"{__name__}.{name}"), "scene", None)
    return str(drawn(words)) if drawn is not None else ""


def cover(name: str) -> str:
    """The cover of this study, an SVG without text."""
    return f"<svg viewBox='0 0 320 180' aria-hidden='true'>{import_module(f'{__name__}.{name}').cover()}</svg>"


def seen(words: Words, name: str, size: tuple[int, int], drawn: str) -> str:
    """A picture of this size for a scene, told to who cannot see it by the sentence ``study-<name>-scene``."""
    label = escape(say(words, name, "scene"))
    box = f"0 0 {size[0]} {size[1]}"
    return f"<svg viewBox='{box}' role='img' aria-label='{label}' class='hb-study-jar'>{drawn}</svg>"
