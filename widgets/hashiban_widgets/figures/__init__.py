"""The pictures of the plots: a chart in, a string of SVG out.

matplotlib draws, and is imported with the first plot. What it draws is turned into an SVG that can stand in a page:
colours are the page's own tokens (so it turns dark with the page), text stays text, nothing leaks out of it. It is
drawn for a screen of 360 pixels, with large letters; ``plots.css`` makes them smaller where there is room.
"""

from __future__ import annotations

import io
import re
import warnings
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

from hashiban.lab import dynamics
from hashiban_widgets.figures.forms import FORMS
from hashiban_widgets.figures.pen import HEIGHT, TEXT, WIDTH, Pen, printable
from hashiban_widgets.look import DARK, LIGHT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hashiban.actions import Seat
    from hashiban.lab.dynamics import Chart
    from hashiban.words import Words

__all__ = ["FORMS", "HEIGHT", "TEXT", "WIDTH", "alt", "figure", "warm"]

SVG = "http://www.w3.org/2000/svg"
TOKENS = ("panel", "sunk", "ink", "soft", "line", "accent", "gold", "bad")
"""The colours of the page that a picture takes."""

STYLE: dict[Any, Any] = {
    "font.family": ["DejaVu Sans"],
    "font.size": TEXT,
    "svg.fonttype": "none",
    "text.parse_math": False,
    "text.usetex": False,
    "path.simplify": False,
    "axes.unicode_minus": True,
}


def figure(
    chart: Chart,
    words: Words,
    names: Sequence[str],
    scheme: str = "page",
    me: Seat | None = None,
    theory: bool = True,
) -> str:
    """A chart as SVG with its own face and an accessible name; ``me`` is the seat that stands out.

    ``scheme`` is light or dark for a picture that stands by itself, or page for one that follows the page it is in.
    """
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({**STYLE, "svg.hashsalt": chart.key}), warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Glyph .* missing")  # the browser has its own fonts
        drawn = Figure(figsize=(WIDTH / 72, HEIGHT / 72), dpi=72, facecolor=LIGHT["panel"])
        pen = Pen(drawn.add_axes((0, 0, 1, 1)), chart, words, names, me, theory)
        FORMS[chart.form](pen)
        out = io.StringIO()
        drawn.savefig(out, format="svg", facecolor=LIGHT["panel"], metadata={"Date": None})
    svg = _ours(out.getvalue(), alt(chart, words, names))
    return _coloured(svg, scheme)


def warm() -> None:
    """Load matplotlib and its letters, so that the first picture does not have to."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context(STYLE):
        drawn = Figure(figsize=(1, 1))
        drawn.text(0, 0, "0")
        drawn.savefig(io.StringIO(), format="svg")


def alt(chart: Chart, words: Words, names: Sequence[str]) -> str:
    """What a plot shows, in words and numbers."""
    key, caption = f"dynamics-{chart.key}", dynamics.caption(chart, words, names)
    title, y = _titled(words.say(f"{key}-title")), words.say(f"{key}-y")
    if chart.form == "blocks":
        return words.say("plots-alt-blocks", title=title, y=y, caption=caption)
    x = words.say(f"{key}-x")
    if chart.form in ("bars", "spread"):
        return words.say("plots-alt-bars", title=title, x=x, y=y, caption=caption)
    if chart.form == "heat":
        return words.say("plots-alt-heat", title=title, x=x, y=y, z=words.say(f"{key}-z"), caption=caption)
    return words.say("plots-alt", title=title, x=x, y=y, caption=caption)


def _titled(title: str) -> str:
    return title if title.endswith(("?", "!", ".")) else f"{title}."


def _ours(text: str, label: str) -> str:
    """The SVG of matplotlib, fit for a page: it has a name, and no stylesheet, font or unused id."""
    for prefix, uri in (("", SVG), ("xlink", "http://www.w3.org/1999/xlink")):
        ElementTree.register_namespace(prefix, uri)
    root = ElementTree.fromstring(text)
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', text))
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in (f"{{{SVG}}}metadata", f"{{{SVG}}}style"):
                parent.remove(child)
    for node in root.iter():
        name = node.get("id")
        if name is not None and name.startswith("theory"):
            node.set("class", "hb-theory")
        if name is not None and name not in used:
            del node.attrib["id"]
        if node.tag == f"{{{SVG}}}text":
            _readable(node)
    root.attrib.update({"width": str(WIDTH), "height": str(HEIGHT), "role": "img", "aria-label": printable(label)})
    root.attrib.update({"stroke-linejoin": "round", "font-size": str(TEXT)})
    root.set("font-family", "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif")
    root.set("style", "font-variant-numeric: tabular-nums")
    return ElementTree.tostring(root, encoding="unicode")


def _readable(node: ElementTree.Element) -> None:
    """Let the page choose font and size, and put a halo in the colour of the face behind the letters."""
    style = dict(part.strip().split(": ", 1) for part in node.get("style", "").split(";") if ": " in part)
    if re.search(r"\b(bold|700)\b", style.pop("font", "") + " " + style.pop("font-weight", "")):
        style["font-weight"] = "700"
    for name in ("font-size", "font-family", "font-style"):
        style.pop(name, None)
    halo = {"paint-order": "stroke", "stroke": LIGHT["panel"], "stroke-width": "5px"}
    node.set("style", "; ".join(f"{name}: {value}" for name, value in (style | halo).items()))


def _coloured(svg: str, scheme: str) -> str:
    """The drawing in this scheme; it was drawn in the light one."""

    def colour(found: re.Match[str]) -> str:
        token = tokens.get(found[0].lower())
        if token is None:
            return found[0]
        return (
            f"var(--hb-{token},{LIGHT[token]})" if scheme == "page" else (DARK if scheme == "dark" else LIGHT)[token]
        )

    tokens = {LIGHT[token]: token for token in TOKENS}
    return re.sub(r"#[0-9a-fA-F]{6}\b", colour, svg)
