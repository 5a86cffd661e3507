"""What is to be looked at before a decision, and the cover of each study, drawn by us.

A module a study with ``cover()``, an SVG of 320 by 180, and, if there is something to look at, ``scene(words)``.
What a scene takes from its study it imports when it is drawn: the first page shows every cover, and needs no numpy.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashiban.words import Words


def scene(name: str, words: Words) -> str:
    """The scene of this study as HTML; empty when it needs none."""
    drawn = getattr(import_module(f"{__name__}.{name}"), "scene", None)
    return str(drawn(words)) if drawn is not None else ""


def cover(name: str) -> str:
    """The cover of this study, an SVG without text."""
    return str(import_module(f"{__name__}.{name}").cover())
