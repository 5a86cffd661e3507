"""Long games made short, for tests that look at every move from every seat."""

from typing import Any

SHORT: dict[str, dict[str, Any]] = {"hashiban": {"max_turns": 10}}
"""The switches that do it, in their positions."""

SHUFFLED_AGAIN = ("hashiban",)
"""Games in which other cards may be shuffled later, so that only the deal can be the same as in another game."""
