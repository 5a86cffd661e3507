"""Support for tests of the boards: what one makes of a view, and what can be read in it."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING, Any

from hashiban.table import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.table import View
    from hashiban.words import Words


def text(html: str) -> str:
    """What can be read in a piece of HTML."""
    return re.sub(r"[ \n\t]+", " ", unescape(re.sub(r"<[^>]+>", " ", html))).strip(" ")


def drawn(board: Any, view: View, ours: Words, names: Sequence[str]) -> str:
    """All that the board makes of a view."""
    public: str = board.lot(view, ours, names) + board.seats(view, ours, names)
    if view.seat == SPECTATOR:
        return public
    asked = "".join(board.ask(view, ours)) if view.options else ""
    return f"{public}{board.mine(view, ours)}{asked}"
