"""The components of the pages: they know actions, views and events, never one game's rules."""

from hashiban_widgets.page import TablePage, play
from hashiban_widgets.published import Published, published
from hashiban_widgets.welcome import Welcome, welcome

__all__ = ["Published", "TablePage", "Welcome", "play", "published", "welcome"]
