"""The one way in from the browser: a callback that fails shows a friendly line and loses nothing.

An exception in a plain widget callback is seen nowhere under Voilà, or shows its source. So nothing else in this
package connects a callback; a test says so.
"""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import ipywidgets as ipw

log = logging.getLogger("hashiban")
if not log.handlers:
    # In a kernel sys.stderr is sent to the page's output; the server's own log is behind __stderr__.
    log.addHandler(logging.StreamHandler(sys.__stderr__))


def safely(act: Callable[..., Any], sorry: Callable[[], None]) -> Callable[..., None]:
    """``act``, but an error is logged and answered with ``sorry()``."""

    def called(*args: Any) -> None:
        try:
            act(*args)
        except Exception:
            log.exception("a callback failed")
            sorry()

    return called


def on_click(button: ipw.Button, act: Callable[[], Any], sorry: Callable[[], None]) -> None:
    """Call ``act`` when the button is pressed."""
    button.on_click(safely(lambda _: act(), sorry))


def on_value(widget: ipw.Widget, act: Callable[[Any], Any], sorry: Callable[[], None]) -> None:
    """Call ``act`` with the new value when it changes."""
    widget.observe(safely(lambda change: act(change["new"]), sorry), "value")


def on_message(widget: ipw.DOMWidget, act: Callable[[Any], Any], sorry: Callable[[], None]) -> None:
    """Call ``act`` with a message that the page's own script sends."""
    widget.on_msg(safely(lambda _, content, __: act(content), sorry))
