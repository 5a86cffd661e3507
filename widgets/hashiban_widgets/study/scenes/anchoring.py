"""A new game in its box, and an anchor that hangs from a price tag."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hashiban_widgets.study.scenes import seen

if TYPE_CHECKING:
    from hashiban.words import Words

ANCHOR = (
    "<circle cy='-40' r='9'/><path d='M0 -31V44M-22 -16H22M-46 10C-44 36 -24 46 0 46C24 46 44 36 46 10'/>"
    "<path d='M-56 20L-46 6L-34 18M56 20L46 6L34 18'/>"
)
"""An anchor around the origin, as lines."""


def scene(words: Words) -> str:
    """The box, with an empty price tag. Nothing on it tells what it may cost."""
    return seen(words, "anchoring", (360, 250), _box())


def cover() -> str:
    """An anchor that pulls at a price tag."""
    waves = "".join(
        f"<path d='M-20 {y}q20 -14 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0' fill='none' stroke='{colour}' "
        "stroke-width='6'/>"
        for y, colour in ((118, "#8fb8d0"), (140, "#7aa8c4"), (162, "#6598b8"))
    )
    tag = (
        "<g transform='translate(96 54) rotate(-14)'><path d='M-62 -34H34L62 0L34 34H-62z' fill='#fffdf8' "
        "stroke='#5d574c' stroke-width='4' stroke-linejoin='round'/><circle cx='40' r='7' fill='#dcebf5' "
        "stroke='#5d574c' stroke-width='3'/><path d='M-44 -12H12M-44 10H-6' stroke='#b23a2e' stroke-width='6' "
        "stroke-linecap='round'/></g>"
    )
    rope = "<path d='M135 44C196 30 224 34 228 62' fill='none' stroke='#8a5a2b' stroke-width='5'/>"
    anchor = (
        "<g transform='translate(228 110)' fill='none' stroke='#2f3e4c' stroke-width='10' stroke-linecap='round' "
        f"stroke-linejoin='round'>{ANCHOR}</g>"
    )
    ground = "<rect width='320' height='180' fill='#dcebf5'/>"
    return f"{ground}{waves}{rope}{tag}{anchor}"


def _box() -> str:
    shadow = "<ellipse cx='176' cy='226' rx='142' ry='14' fill='#5d574c' fill-opacity='.18'/>"
    side = "<path d='M262 42L300 62V204L262 222z' fill='#0a4268' stroke='#5d574c' stroke-width='3'/>"
    lid = "<path d='M52 42L90 26H300L262 42z' fill='#3d86b5' stroke='#5d574c' stroke-width='3'/>"
    edge = "<path d='M262 42L300 26V62z' fill='#0a4268' stroke='#5d574c' stroke-width='3'/>"
    face = "<rect x='52' y='42' width='210' height='180' fill='#0b5c8f' stroke='#5d574c' stroke-width='3'/>"
    sun = "<circle cx='204' cy='92' r='26' fill='#e0c060'/>"
    hills = (
        "<path d='M54 190L112 108L156 168L188 132L260 204V220H54z' fill='#4f8a5b'/>"
        "<path d='M54 206C104 176 150 214 260 186V220H54z' fill='#2f6b46'/>"
    )
    pawns = "".join(
        f"<g transform='translate({x} {y})' fill='{face}' stroke='#2b2620' stroke-width='2'>"
        "<path d='M-13 26C-13 8 -7 4 -6 -4H6C7 4 13 8 13 26z'/><circle cy='-12' r='9'/></g>"
        for x, y, face in ((92, 184, "#c0392b"), (134, 192, "#f3ead8"), (178, 186, "#d4af37"))
    )
    tag = (
        "<g transform='translate(284 150) rotate(12)'><path d='M-6 -46V-84' stroke='#8a5a2b' stroke-width='3'/>"
        "<path d='M-26 -34L-6 -50L14 -34V34H-26z' fill='#fffdf8' stroke='#5d574c' stroke-width='3'/>"
        "<circle cx='-6' cy='-34' r='5' fill='#dcebf5' stroke='#5d574c' stroke-width='2'/></g>"
    )
    return f"{shadow}{lid}{edge}{side}{face}{sun}{hills}{pawns}{tag}"
