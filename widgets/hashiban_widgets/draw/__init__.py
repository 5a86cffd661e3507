"""Drawings for the auction table: a value goes in, a string of SVG comes out.

Here is what every game uses; the cards of a game are in a module of its name, made with the strokes in ``pen``.
Every picture is our own. Nothing is read from disk, nothing is remembered between calls, and no picture carries an
`id`, a stylesheet or a link, so that any number of them can stand on one page or be used, through `data_uri`, as a
CSS background. A drawing with a label is an image with that name for a screen reader; one without a label is
ornament and is hidden from it.
"""

from __future__ import annotations

from math import pi
from typing import TYPE_CHECKING
from urllib.parse import quote

from hashiban_widgets.draw.pen import INK, path, rect, ring, svg, text

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["SEAT_COLOURS", "SEAT_SHAPES", "badge", "coin", "data_uri", "faces", "gavel", "seat_badge"]

SEAT_COLOURS: tuple[str, ...] = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")
"""One Okabe-Ito colour for each seat."""

SEAT_SHAPES: tuple[str, ...] = ("circle", "square", "triangle", "diamond", "star", "hexagon")
"""One shape for each seat, so that colour is never the only sign."""


def coin(value: int, label: str = "", size: int = 28) -> str:
    """A coin: 1 is small, round and silver; any other, up to 999, is large, twelve-sided and gold."""
    if not 1 <= value <= 999:
        raise ValueError(f"a coin is worth 1 to 999, not {value}")
    if value == 1:
        rim = '<circle cx="14" cy="14" r="10.4" fill="#cfd6dc" stroke="#55606b" stroke-width="1.4"/>'
        face = '<circle cx="14" cy="14" r="8" fill="#eef2f5" stroke="#8c98a3" stroke-width=".8"/>'
        return svg(rim + face + text(14, 19, "1", 14, "#2b333b"), (28, 28), size, label)
    rim = path(ring(14, 14, (13.2,), 12, pi / 12), "#f0b429", ' stroke="#7d5200" stroke-width="1.4"')
    face = '<circle cx="14" cy="14" r="9.6" fill="#ffdf80" stroke="#b87f0a" stroke-width=".9"/>'
    height, foot = ((17, 20), (13, 18.6), (9.5, 17.4))[len(str(value)) - 1]
    return svg(rim + face + text(14, foot, str(value), height, "#3d2900"), (28, 28), size, label)


def _seat_path(shape: str) -> str:
    """Path data of a seat's shape in a field of 20 by 20."""
    shapes = {
        "circle": "M2.5 10a7.5 7.5 0 0 1 15 0 7.5 7.5 0 0 1-15 0z",
        "square": "M3.2 3.2h13.6v13.6h-13.6z",
        "triangle": "M10 2.2L18 16.8H2z",
        "diamond": ring(10, 10, (8.4, 7.4), 4),
        "star": ring(10, 10.6, (8.8, 4.1), 10),
        "hexagon": ring(10, 10, (8,), 6),
    }
    return shapes[shape]


def badge(seat: int, size: int = 20) -> str:
    """A seat's badge as a tiny element; the stylesheet paints it, so that a long log stays small."""
    return f'<i class="hb-badge hb-badge-{seat}" style="width:{size}px;height:{size}px"></i>'


def seat_badge(seat: int, label: str = "", size: int = 20) -> str:
    """A seat's mark: its shape in its colour, edged dark and then light so that it stands out on any page."""
    if not 0 <= seat < len(SEAT_COLOURS):
        raise ValueError(f"a seat is 0 to {len(SEAT_COLOURS) - 1}, not {seat}")
    d, more = _seat_path(SEAT_SHAPES[seat]), ' stroke-linejoin="round"'
    halo = path(d, "#fff", f' stroke="#fff" stroke-width="3"{more}')
    mark = path(d, SEAT_COLOURS[seat], f' stroke="#1d2229" stroke-width="1"{more}')
    return svg(halo + mark, (20, 20), size, label)


def gavel(label: str = "", size: int = 32) -> str:
    """The auctioneer's hammer over its block: the project's emblem."""
    body = (
        '<rect x="1" y="1" width="30" height="30" rx="7" fill="#0072B2" stroke="#fff" stroke-opacity=".55"/>'
        f'<g stroke="{INK}" stroke-width="1.2" stroke-linejoin="round">'
        '<g transform="translate(1.4 1.2) rotate(-42 15 12) scale(.95)">'
        + path(rect(13.5, 15, 3, 14), "#f2d3a0")
        + path(rect(7, 7, 16, 9), "#e8a04c")
        + path(rect(5, 5.5, 4, 12) + rect(21, 5.5, 4, 12), "#f6c67a")
        + "</g>"
        + path(rect(5, 25, 11.5, 2.8), "#f6c67a")
        + "</g>"
    )
    return svg(body, (32, 32), size, label)


def data_uri(picture: str) -> str:
    """The drawing as an address for CSS `url("...")`: no quote, bracket or space is left in it."""
    return "data:image/svg+xml," + quote(picture, safe="=:/,")


def faces(look: str, pictures: Mapping[int, str]) -> str:
    """A stylesheet by which the button with the class ``look-card`` has this picture as its face."""
    return "".join(
        f'.{look}-{card}{{background-image:url("{data_uri(picture)}")!important}}'
        for card, picture in pictures.items()
    )
