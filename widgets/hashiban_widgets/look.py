"""The look of every page: design tokens for light and dark, and stylesheets that use nothing else."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from hashiban_widgets import draw

LIGHT = {
    "page": "#f6f3ec",
    "panel": "#fffdf8",
    "sunk": "#ece7db",
    "ink": "#22201c",
    "soft": "#5d574c",
    "line": "#d8d1c1",
    "accent": "#0b5c8f",
    "accent-ink": "#ffffff",
    "accent-soft": "#dcebf5",
    "gold": "#8a5a00",
    "bad": "#a3260b",
    "bad-soft": "#fbe6de",
    "good": "#00664a",
    "shadow": "0 1px 2px rgb(34 32 28 / 12%), 0 4px 16px rgb(34 32 28 / 8%)",
}
DARK = {
    "page": "#1b1a18",
    "panel": "#262421",
    "sunk": "#33302b",
    "ink": "#f0ece3",
    "soft": "#b9b1a2",
    "line": "#47433b",
    "accent": "#7cc4f0",
    "accent-ink": "#0d1b24",
    "accent-soft": "#1f3a4a",
    "gold": "#f2c14e",
    "bad": "#ffab8f",
    "bad-soft": "#4a251b",
    "good": "#6fd6b0",
    "shadow": "0 1px 2px rgb(0 0 0 / 40%), 0 4px 16px rgb(0 0 0 / 30%)",
}


SHEETS = ("look", "hint", "plots", "whatif", "lessons", "published", "experiment", "study")


def _tokens(where: str, scheme: str, values: dict[str, str]) -> str:
    tokens = "".join(f"--hb-{name}:{value};" for name, value in values.items())
    return f"{where}{{color-scheme:{scheme};{tokens}}}"


@cache
def style() -> str:
    """The stylesheet as a ``<style>`` element; dark as JupyterLab's theme, or else the reader's system."""
    here = files(__package__)
    boards = sorted(file.name for file in here.joinpath("boards").iterdir() if file.name.endswith(".css"))
    sheets = [here.joinpath(f"{name}.css") for name in SHEETS] + [here.joinpath("boards", name) for name in boards]
    rules = "".join(sheet.read_text(encoding="utf-8") for sheet in sheets)
    unthemed = _tokens("body:not([data-jp-theme-light]) .hb", "dark", DARK)
    themed = _tokens('body[data-jp-theme-light="false"] .hb', "dark", DARK)
    light = _tokens(".hb", "light", LIGHT)
    badges = "".join(
        f'.hb .hb-badge-{seat}{{background-image:url("{draw.data_uri(draw.seat_badge(seat))}")}}'
        for seat in range(len(draw.SEAT_COLOURS))
    )
    return f"<style>{light}@media(prefers-color-scheme:dark){{{unthemed}}}{themed}{rules}{badges}</style>"
