"""The cards of Vastgoedveiling: thirty properties, from a cardboard box to a palace, and the cheques."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin

from hashiban_widgets.draw.pen import (
    BARE,
    BRICK,
    CARD,
    CREAM,
    DARK,
    GLASS,
    GLOW,
    GOLD,
    INK,
    LEAF,
    NOTE,
    PAPER,
    SLATE,
    THIN,
    WATER,
    WOOD,
    arch,
    card,
    dots,
    hip,
    inked,
    line,
    note,
    num,
    panes,
    path,
    peak,
    rect,
    rosette,
    svg,
    text,
    wave,
)

_GROUND = 71
"""How far down the ground is, on a card of 84."""


# --- what stands around a building --------------------------------------------------------------------------


def _bush(x: float, r: float = 4, colour: str = LEAF) -> str:
    """A round bush on the ground."""
    return path(f"M{num(x - r)} {_GROUND}a{num(r)} {num(r * 1.2)} 0 0 1 {num(2 * r)} 0z", colour)


def _tree(x: float, h: float = 18, colour: str = LEAF) -> str:
    """A round tree on a thin trunk."""
    top = _GROUND - h
    crown = f"M{num(x)} {num(top)}c6 0 7 {num(h * 0.75)} 0 {num(h * 0.75)}s-6 {num(-h * 0.75)} 0 {num(-h * 0.75)}"
    return line(f"M{num(x)} {_GROUND}v{num(-h / 2)}", INK, 1.6) + path(crown, colour)


def _smoke(x: float, y: float) -> str:
    """A curl of smoke above a chimney."""
    return line(f"M{num(x)} {num(y)}q-3-2 0-4t0-4", "#fff", 1.8)


def _flag(x: float, y: float, colour: str, h: float = 7) -> str:
    """A pennant on a pole whose foot is at `x`, `y`."""
    return path(f"M{num(x)} {num(y)}v{num(-h)}l6 2-6 2", colour)


def _water() -> str:
    """Water over the ground, with two ripples."""
    edge = "M3 72h54v5a4 4 0 0 1-4 4h-46a4 4 0 0 1-4-4z"
    return path(edge, WATER, BARE) + line("M9 76q2-2 4 0t4 0t4 0M34 78q2-2 4 0t4 0t4 0", "#d8f1fa", 1)


# --- the buildings, from a cardboard box to a palace --------------------------------------------------------


def _carton() -> str:
    """A cardboard box with somebody at home."""
    return (
        path("M16 50l4-6h20l4 6z", "#8a6238")
        + path("M16 50l-8 3 3-8 9-1zM44 50l8 3-3-8-9-1z", "#e0b87f")
        + path(rect(16, 50, 28, 21), "#d2a468")
        + path("M33 50v5h5v-5", "#ecd9b0", BARE)
        + path(arch(21, 56, 12, 15), DARK)
        + dots([(25, 63), (29.5, 63)], GLOW, 2.4)
    )


def _tent() -> str:
    """A mended tent with an open flap."""
    return (
        line("M30 41l-3-6M30 41l3-6M11 70l-6 3M49 70l6 3", INK, 1.2)
        + path("M30 40L9 71h42z", "#7fae5c")
        + path("M30 40l-8 31h15z", DARK)
        + path("M30 40l7 31 6-2z", "#b7d693")
        + path("M13.5 67l4-6 4 3-3 5z", "#e9a15b", ' stroke-dasharray="1.5"')
    )


def _hut(w: float, top: float, pitch: float, wall: str, roof: str, boards: str, grain: float = 0.8) -> str:
    """A small gabled hut of boards; the door is left to the caller."""
    x, tip = 30 - w / 2, top - pitch
    front = f"M{num(x)} {_GROUND}V{num(top)}L30 {num(tip)}L{num(x + w)} {num(top)}V{_GROUND}z"
    count = int(w // 4)
    lines = (x + w * k / count for k in range(1, count))
    planks = "".join(f"M{num(p)} {num(top - pitch * (1 - abs(p - 30) * 2 / w))}V{_GROUND}" for p in lines)
    edges = f"M{num(x - 4)} {num(top + 1)}L30 {num(tip - 4)}L{num(x + w + 4)} {num(top + 1)}l-2 3L30 {num(tip + 2)}"
    cover = path(f"{edges}L{num(x - 2)} {num(top + 4)}z", roof)
    return path(front, wall) + line(planks, boards, grain) + cover


def _kennel() -> str:
    """A dog's house, with a bowl and a bone."""
    ends = [(46, 72.8), (46, 75), (53, 72.8), (53, 75)]
    bone = "".join(line("M46 74h7", c, w) + dots(ends, c, w) for c, w in ((INK, 4), (PAPER, 2)))
    return (
        _hut(24, 55, 11, "#dd9a5b", "#a8432f", "#b06f38")
        + path(arch(23.5, 56, 13, 15), DARK)
        + path("M8 75l2-4h6l2 4z", "#d9534a")
        + bone
    )


def _shed() -> str:
    """A garden shed with a spade against the wall."""
    return (
        _hut(30, 51, 12, "#93a08a", "#5d5148", "#6f7c68")
        + path(rect(18, 53, 12, 18), "#7a5a3e")
        + line("M18 71l12-18", INK, 0.9)
        + panes([34], [54], 8, 7)
        + line("M38 54v7M34 57.5h8", INK, 0.7)
        + line("M50 51v13", WOOD, 1.6)
        + path("M47.5 64h5v5q-2.5 4-5 0z", "#aab4bd")
    )


def _beach_hut() -> str:
    """A striped hut on short legs."""
    return (
        line("M19 70v5M41 70v5M26 73h8M27 75h6", INK, 1.6)
        + _flag(30, 37, "#e8a33d", 8)
        + _hut(28, 51, 12, PAPER, "#c3473d", "#c3473d", 2)
        + path(arch(25, 55, 10, 16), "#3f7fa8")
        + dots([(33, 64)], GLOW, 1.5)
    )


def _wheel(x: float, y: float, r: float) -> str:
    """A wheel with a pale hub."""
    tyre = f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{DARK}"/>'
    return tyre + dots([(x, y)], CREAM, r * 0.9)


def _caravan() -> str:
    """A round little caravan."""
    shell = "M9 66V53q0-12 13-12h17q9 0 12 12l2 13z"
    return (
        line("M5 66h6", INK, 1.6)
        + path(shell, PAPER)
        + path("M9 57h42.5l2 9H9z", "#f08a5d")
        + panes([14, 26], [46], 9, 7)
        + path(rect(39, 46, 8, 20), "#7cc6b8")
        + _wheel(27, 68, 4.5)
        + line("M45 66v6", INK, 1.6)
    )


def _wagon() -> str:
    """A painted wagon with a stove-pipe and steps."""
    return (
        _smoke(44, 32)
        + line("M44 41v-8", DARK, 3)
        + path("M10 44q20-12 40 0v3H10z", "#3f8f6b")
        + path("M12 47h36l-2 17H14z", "#c8483f")
        + path("M13 57h34l-1 7H14z", "#f0c14b")
        + panes([17, 37], [49], 6, 6, GLOW)
        + path(arch(26, 48, 8, 16), "#2f6f8f")
        + line("M26 67h8M25 70h10", INK, 1.6)
        + _wheel(18, 67, 4.5)
        + _wheel(42, 67, 4.5)
    )


def _houseboat() -> str:
    """A houseboat with flowers on the roof."""
    return (
        _water()
        + _smoke(45, 42)
        + path(rect(43, 43, 4, 6), SLATE)
        + path(rect(13, 52, 35, 13), "#e8b04a")
        + path("M11 49h39v4H11z", PAPER)
        + panes([17, 25, 39], [55.5], 5, 5)
        + path(rect(32, 55, 5, 10), "#8a4f35")
        + dots([(16, 47.5), (20, 47.5), (24, 47.5)], LEAF, 4)
        + dots([(16, 46), (20, 46), (24, 46)], "#f0607a", 2.4)
        + path("M5 62h50q-1 11-7 13H13q-6-3-8-13z", "#3d6f8e")
        + line("M7 66h46", PAPER, 1.2)
    )


def _cottage(wall: str, roof: str, thatch: bool, dormer: bool) -> str:
    """A cottage with a chimney: straight or thatched roof, with or without a dormer."""
    hat = "M7 55q4-2 8-14 2-4 6-4h18q4 0 6 4 4 12 8 14-3 4-8 1-15-3-30 0-5 3-8-1z"
    cover = path(hat, roof) if thatch else path(hip(8, 54, 44, 16, 9), roof)
    window = path(rect(25, 43, 10, 8) + peak(23, 43, 14, 6), wall) + panes([27.5], [44.5], 5, 5)
    return (
        _smoke(42, 31)
        + path(rect(39, 32, 6, 12), "#a65a44")
        + path(rect(12, 53, 36, 18), wall)
        + cover
        + (window if dormer else "")
        + path(arch(26, 58, 8, 13), "#2f7a6d" if thatch else "#7a3f2c")
        + panes([15.5, 38.5], [59], 6, 6, GLOW)
    )


def _log_cabin() -> str:
    """A cabin of logs under a fir."""
    fir = path("M52 46l-5 9h3l-5 9h3l-4 7h12V55z", "#3f7a55")
    logs = line("M12 58h13M35 58h13M12 62h13M35 62h13M12 66h13M35 66h13", "#7d4d27", 0.9)
    return fir + _cottage("#b98150", "#6d5146", False, False) + logs


def _thatched() -> str:
    """A whitewashed cottage under thatch."""
    comb = line("M18 41q3-2 6 0t6 0t6 0t6 0", "#9c7a35", 1)
    return _cottage(PAPER, "#d8b25c", True, False) + comb + _bush(10, 4) + _bush(50, 4)


def _rose_cottage() -> str:
    """A brick cottage with a dormer, roses and a fence."""
    fence = "".join(f"M{x} 76v-6" for x in (7, 11, 15, 19, 41, 45, 49, 53))
    roses = [(13, 57), (15, 54), (45, 54), (47, 57), (11, 61), (49, 61)]
    return (
        _cottage("#e08a63", "#54738f", False, True)
        + dots(roses, LEAF, 4.4)
        + dots(roses, "#f2a0b5", 2.2)
        + line("M5 73h16M39 73h16" + fence, PAPER, 1.6)
    )


def _row(houses: int, top: float, walls: tuple[str, ...], roofs: tuple[str, ...]) -> str:
    """Houses side by side under pointed roofs, each in its own colours."""
    w, parts = 48 / houses, []
    starts = [6 + w * k for k in range(houses)]
    for k, x in enumerate(starts):
        y = top + (k % 2) * 1.5
        parts.append(path(rect(x + w * 0.68, y - w * 0.55, w * 0.16, 6), "#a65a44"))
        parts.append(path(rect(x, y, w, _GROUND - y), walls[k % len(walls)]))
        parts.append(path(peak(x - 0.4, y, w + 0.8, w * 0.7), roofs[k % len(roofs)]))
    left, right, pane = w * 0.14, w * 0.56, w * 0.3
    rows = [61.5 - 8 * k for k in range(1, int((64.5 - top) // 8) + 1)]
    doors = "".join(arch(x + left, 61, pane, 10) for x in starts)
    upper = panes([x + side for x in starts for side in (left, right)], rows, pane, 5)
    lower = panes([x + right for x in starts], [62], pane, 5, GLOW)
    return "".join(parts) + upper + lower + path(doors, DARK)


def _gable(style: str, x: float, w: float, eave: float, foot: float = _GROUND + 1) -> str:
    """Path data of a canal house's front with a step, neck, bell or spout gable."""
    m, s = w / 2, w / 10
    step = f"v-4h{num(1.2 * s)}v-4h{num(1.4 * s)}v-4h{num(1.4 * s)}v-4"
    back = f"v4h{num(1.4 * s)}v4h{num(1.4 * s)}v4h{num(1.2 * s)}v4"
    neck, bell = m * 0.42, m * 0.4
    tops = {
        "step": f"{step}h{num(2 * s)}{back}",
        "neck": f"q{num(m - neck)} 0 {num(m - neck)}-9v-5l{num(neck)}-4 {num(neck)} 4v5q0 9 {num(m - neck)} 9",
        "bell": f"c{num(m * 0.5)}-1 {num(m * 0.1)}-10 {num(m - bell)}-12v-2h{num(2 * bell)}v2"
        f"c{num(m * 0.5)} 2 {num(m * 0.1)} 11 {num(m - bell)} 12",
        "spout": f"l{num(m - 2)}-11v-3h4v3l{num(m - 2)} 11",
    }
    return f"M{num(x)} {num(foot)}V{num(eave)}{tops[style]}V{num(foot)}z"


def _fronts(x: float, w: float, eave: float) -> tuple[str, str, str, str]:
    """Path data on one canal house's front: dark windows, lit windows, door, loft with its beam."""
    pane = w * 0.2
    xs = [x + w * (0.1 + 0.3 * k) for k in range(3)]
    dark = "".join(rect(p, eave + 3 + 9 * k, pane, 6) for p in xs for k in range(int((60 - eave) // 9)))
    lit = "".join(rect(p, 62, pane, 6) for p in xs[:2])
    loft = arch(x + w / 2 - 1.7, eave - 8, 3.4, 5.5)
    return dark, lit, rect(xs[2] - 0.3, 61.5, pane + 0.6, 10.5), loft


def _canal(*houses: tuple[str, float, float, float, str]) -> str:
    """Canal houses on the quay, with water before them."""
    walls = "".join(path(_gable(style, x, w, eave), wall) for style, x, w, eave, wall in houses)
    fronts = (_fronts(x, w, eave) for _, x, w, eave, _ in houses)
    dark, lit, doors, lofts = map("".join, zip(*fronts, strict=True))
    beams = "".join(f"M{num(x + w / 2)} {num(eave - 11)}v2" for _, x, w, eave, _ in houses)
    return (
        _water()
        + path(rect(3.5, 70, 53, 2.5), "#b9aa97", THIN)
        + walls
        + path(dark, PAPER, THIN)
        + path(lit, GLOW, THIN)
        + path(doors, "#2d5a4c")
        + path(lofts, DARK, THIN)
        + line(beams, PAPER, 1.4)
    )


def _modern_villa() -> str:
    """A white villa of two blocks and much glass."""
    return (
        _tree(10, 24)
        + path(rect(24, 40, 29, 16), PAPER)
        + path(rect(22, 37, 33, 4), "#8a6a52")
        + panes([28, 36, 44], [44], 7, 8)
        + path(rect(14, 57, 38, 14), "#e6ddcf")
        + path(rect(11, 54, 43, 4), "#8a6a52")
        + panes([31, 41], [60], 9, 11)
        + path(rect(18, 60, 7, 11), "#d07a3c")
    )


def _hip_villa() -> str:
    """A brick villa with a wide roof and a bay."""
    return (
        path(rect(44, 29, 5, 14), "#a65a44")
        + path(rect(11, 48, 40, 23), "#cf7a52")
        + path(hip(6, 49, 50, 17, 13), "#3f5a73")
        + path(rect(14, 42, 16, 29), CREAM)
        + path(peak(11, 42, 22, 11), "#3f5a73")
        + panes([17, 23], [45, 57], 4.5, 7)
        + panes([43], [53], 5, 6)
        + path(arch(34, 56, 7, 15), "#8a2f35")
        + panes([43], [62], 5, 6, GLOW)
        + _bush(9, 4)
        + _bush(52, 4)
    )


def _pool_villa() -> str:
    """A villa with a colonnade, cypresses and a pool."""
    cypress = "M{0} 71c-4-6-3-22 0-30 3 8 4 24 0 30z"
    return (
        path(cypress.format(8) + cypress.format(53), "#2f7a55")
        + path(rect(19, 38, 23, 12), PAPER)
        + path(hip(15, 38, 31, 9, 7), "#d9683f")
        + panes([22, 28, 34], [41], 5, 7)
        + path(rect(13, 54, 35, 17), CREAM)
        + path(hip(10, 54, 41, 6, 4), "#d9683f")
        + path("".join(arch(x, 57, 7, 14) for x in (16, 27, 38)), DARK)
        + line("M14.5 57v14M25 57v14M36 57v14M46.5 57v14", PAPER, 2)
        + '<ellipse cx="30" cy="76" rx="19" ry="3.6" fill="#5fd0e6"/>'
    )


def _sails(cx: float, cy: float, reach: float, turn: int) -> str:
    """The four sails of a mill around its axle."""
    arm = f"M{num(cx)} {num(cy)}v{num(-reach)}M{num(cx)} {num(cy - reach)}h4.5v{num(reach - 4)}h-4.5"
    around = (f' transform="rotate({turn + 90 * k} {num(cx)} {num(cy)})"' for k in range(4))
    return "".join(path(arm, PAPER, spin) for spin in around) + dots([(cx, cy)], "#b3352f", 3.6)


def _mill(cx: float, top: float, body: str, cap: str, reach: float, turn: int) -> str:
    """The tower of a windmill with its cap and its sails."""
    cone = f"M{num(cx - 10)} {_GROUND}L{num(cx - 6)} {num(top)}h12l4 {num(_GROUND - top)}z"
    return (
        path(cone, body)
        + panes([cx - 2], [top + 10], 4, 5, GLOW)
        + path(f"M{num(cx - 7)} {num(top)}q7-13 14 0z", cap)
        + path(arch(cx - 3.5, 61, 7, 10), DARK)
        + _sails(cx, top - 3, reach, turn)
    )


def _stump_mill() -> str:
    """A small white mill with a brick house."""
    house = path(rect(8, 60, 18, 11), BRICK) + path(peak(6, 61, 22, 10), "#e08b4a")
    return house + panes([11, 18], [63.5], 4, 4.5, GLOW) + _mill(37, 49, PAPER, "#a5523b", 21, 45)


def _gallery_mill() -> str:
    """A tall green mill with a gallery, above tulip fields."""
    deck = path(rect(19, 57, 30, 2.5), PAPER) + line("M20 57v-4h28v4M27 53v4M34 53v4M41 53v4", INK, 0.9)
    rows = line("M8 74.5h44", "#d8433b", 2.2) + line("M10 78h40", GOLD, 2.2)
    return rows + _tree(11, 17) + _mill(34, 40, "#4f8a6b", "#7a4a32", 21, 12) + deck


def _manor(wall: str, roof: str, floors: int, front: str, wings: bool) -> str:
    """A country house: a long front, chimneys, and a gabled, pillared or plain middle."""
    top = 62 - 11 * floors + 11
    side = path(rect(5, 58, 50, 13), CREAM) + path(hip(4, 58, 52, 5, 4), roof)
    pediment = path(rect(23, top - 1, 14, _GROUND - top + 1), PAPER) + path(peak(20, top, 20, 9), PAPER)
    pillars = line(f"M24 {top + 2}V71M28 {top + 2}V58M32 {top + 2}V58M36 {top + 2}V71", "#b9a88d", 1.6)
    xs = [13, 18.5, 37.5, 43] if front else [13, 20, 36, 43]
    return (
        (side if wings else "")
        + path(rect(15, top - 16, 4, 10) + rect(41, top - 16, 4, 10), "#a65a44")
        + path(rect(10, top, 40, _GROUND - top), wall)
        + path(hip(7, top, 46, 12, 8), roof)
        + (pediment + pillars if front else "")
        + panes(xs, [top + 4 + 10 * k for k in range(floors)], 4, 6, GLASS)
        + panes([28], [top + 3], 4, 6, GLOW)
        + path(arch(26.5, 60, 7, 11), "#7a2f3a")
    )


def _country_house() -> str:
    """A long low manor with dormers."""
    dormers = path(rect(18, 41, 6, 6) + rect(36, 41, 6, 6), PAPER) + path(
        peak(16, 41, 10, 5) + peak(34, 41, 10, 5), "#8c3b3b"
    )
    return _tree(7, 22) + _tree(53, 22) + _manor("#e6b98a", "#8c3b3b", 2, "", False) + dormers


def _pillared_manor() -> str:
    """A white manor with pillars and low wings."""
    return _manor("#f3e3c3", "#4b6a5d", 2, "pillars", True) + _bush(8, 3.5) + _bush(52, 3.5)


def _turret(x: float, w: float, top: float, wall: str, roof: str, flag: str = "") -> str:
    """A round tower with a pointed hat, perhaps with a pennant."""
    h = w * 1.15
    slit = path(arch(x + w / 2 - 1.3, top + 5, 2.6, 5), GLOW, THIN)
    pole = _flag(x + w / 2, top - h + 1, flag, 6) if flag else ""
    hat = path(peak(x - 1.5, top, w + 3, h), roof)
    return pole + path(rect(x, top, w, _GROUND - top), wall) + hat + slit


def _turret_manor() -> str:
    """A manor between two round towers."""
    ends = "".join(_turret(x, 9, top, "#d98f6c", "#3f5578", GOLD) for x, top in ((5, 46), (46, 37)))
    return _manor("#e8a884", "#3f5578", 2, "pillars", False) + ends


def _block(x: float, y: float, w: float, cols: int, wall: str, glass: str) -> str:
    """A block of flats: one wall and a grid of windows."""
    pitch = (w - 2) / cols
    xs = [x + 2 + pitch * k for k in range(cols)]
    rows = [y + 3 + 6 * k for k in range(int((_GROUND - 3 - y) // 6))]
    return path(rect(x, y, w, _GROUND - y), wall) + panes(xs, rows, pitch - 2, 3.4, glass)


def _flats() -> str:
    """Two blocks of flats with gardens on the roof."""
    garden = dots([(36, 19), (41, 18), (47, 19)], "#5fbf6a", 5)
    return (
        garden
        + _block(33, 20, 18, 3, "#e9a15b", GLASS)
        + dots([(12, 38), (17, 37.5)], "#5fbf6a", 5)
        + _block(8, 39, 21, 3, "#f3e3c3", GLASS)
        + path(rect(29, 56, 4, 15), "#c9d3dc")
        + _bush(54, 2.5)
    )


def _skyline() -> str:
    """Glass towers joined by a bridge, one with a spire."""
    return (
        line("M41 20V7", INK, 1.4)
        + dots([(41, 7)], "#ff6b5e", 2.4)
        + path("M33 26l8-9 8 9z", "#8fd0e8")
        + _block(33, 26, 16, 3, "#3f7fa8", GLOW)
        + path(rect(23, 45, 10, 4), PAPER)
        + path("M8 40l15-8v10z", "#9fe0cf")
        + _block(8, 39, 15, 2, "#2f8f84", GLOW)
        + _block(49, 52, 6, 1, "#7a5a9e", GLOW)
    )


def _battlement(x: float, y: float, teeth: int, tooth: float, wall: str) -> str:
    """A wall with teeth along its top."""
    edge = f"v-3h{num(tooth)}v3h{num(tooth)}" * (teeth - 1) + f"v-3h{num(tooth)}v3"
    return path(f"M{num(x)} {_GROUND}V{num(y)}{edge}V{_GROUND}z", wall)


def _castle() -> str:
    """A castle of grey stone with a gate."""
    return (
        _turret(37, 12, 32, "#c9cdd6", "#c3473d", "#f2bb3c")
        + _battlement(12, 52, 6, 3.3, "#dfe2e8")
        + _turret(6, 11, 47, "#c9cdd6", "#c3473d", "#f2bb3c")
        + path(arch(23, 56, 11, 15), DARK)
        + line("M26 58v13M28.5 57v14M31 58v13M23 63h11", "#b9aa97", 0.8)
        + dots([(52, 72), (8, 72)], LEAF, 5)
    )


def _great_castle() -> str:
    """A white castle with many towers in a moat."""
    return (
        _turret(35, 12, 27, "#f4eef8", "#3f6fb0", "#f2bb3c")
        + _turret(15, 8, 44, "#e6dcf0", "#3f6fb0")
        + _turret(24, 10, 40, "#e6dcf0", "#3f6fb0")
        + _battlement(11, 56, 6, 3.6, "#f4eef8")
        + _turret(5, 9, 50, "#f4eef8", "#3f6fb0", "#f27a8a")
        + _turret(46, 9, 44, "#f4eef8", "#3f6fb0", "#f27a8a")
        + path(arch(25, 58, 10, 13), "#7a4a32")
        + _water()
        + path("M25 71h10l3 9H22z", "#a9713f")
    )


def _dome(x: float, y: float, w: float, h: float) -> str:
    """A golden onion dome that stands on `y`."""
    r = w / 2
    side = f"c{num(-r * 0.5)} {num(-h * 0.55)} {num(r * 0.8)} {num(-h * 0.6)} {num(r)} {num(-h)}"
    back = f"c{num(r * 0.2)} {num(h * 0.4)} {num(r * 1.5)} {num(h * 0.45)} {num(r)} {num(h)}"
    return path(f"M{num(x)} {num(y)}{side}{back}z", GOLD)


def _burst(x: float, y: float, r: float, colour: str) -> str:
    """A firework: nine short rays around a point."""
    rays = ((sin(2 * pi * k / 9), -cos(2 * pi * k / 9)) for k in range(9))
    d = "".join(f"M{num(x + r * a / 2)} {num(y + r * b / 2)}L{num(x + r * a)} {num(y + r * b)}" for a, b in rays)
    return line(d, colour, 1.2)


def _palace() -> str:
    """The palace: domes, pillars, a wide stair and fireworks."""
    return (
        _burst(45, 15, 8, "#ffd9e2")
        + _burst(10, 33, 5, GLOW)
        + _dome(20, 46, 20, 20)
        + _dome(5, 53, 9, 12)
        + _dome(46, 53, 9, 12)
        + _flag(50.5, 42, "#e0526a", 8)
        + path(rect(21, 46, 18, 10) + rect(5, 53, 9, 18) + rect(46, 53, 9, 18), "#ffe3c2")
        + panes([23.5, 28.5, 33.5], [48], 3, 6, "#7a6fc0")
        + path(rect(13, 58, 34, 13), "#fff3e0")
        + path(peak(17, 59, 26, 7), "#fff3e0")
        + line("M18 60v10M23 60v10M37 60v10M42 60v10", GOLD, 2.4)
        + path("".join(arch(x, 57, 3.4, 8) for x in (7.8, 48.8)) + arch(26.5, 61, 7, 10), "#7a6fc0")
        + path("M12 71h36l3 3H9zM9 74h42l3 3.5H6z", PAPER)
    )


# --- deeds --------------------------------------------------------------------------------------------------

_SUNNY = ("#e9a15b", "#d9683f", "#e8c468")
_ZAAN = ("#4f8a6b", "#e6ddcf", "#7fae8c")
_TOWN = ("#b5543f", "#e3b04f", "#5f86a8", "#f3e3c3")

_PLANS: tuple[Callable[[], str], ...] = (
    _carton,
    _tent,
    _kennel,
    _shed,
    _beach_hut,
    _caravan,
    _wagon,
    _houseboat,
    _log_cabin,
    _thatched,
    _rose_cottage,
    partial(_row, 2, 49, _ZAAN, ("#8c4a35",)),
    partial(_row, 3, 43, _SUNNY, ("#54738f", "#7a4a3f")),
    partial(_row, 4, 35, _TOWN, ("#54738f", "#8c3b3b")),
    partial(_canal, ("spout", 9, 17, 54, "#d9a05b"), ("step", 29, 22, 38, "#b5543f")),
    partial(_canal, ("neck", 30, 23, 34, "#5a4a55"), ("bell", 9, 19, 48, "#c8643f")),
    partial(_canal, ("step", 6, 16, 47, BRICK), ("neck", 22, 16, 44, "#3f6a6f"), ("bell", 38, 16, 33, "#d9a05b")),
    _modern_villa,
    _hip_villa,
    _pool_villa,
    _stump_mill,
    _gallery_mill,
    _country_house,
    _pillared_manor,
    _turret_manor,
    _flats,
    _skyline,
    _castle,
    _great_castle,
    _palace,
)

_TIERS: tuple[tuple[str, str], ...] = (
    ("#d6d2c8", "#a8937a"),
    ("#d3ecc8", "#8dbb67"),
    ("#c3e6f7", "#7fb56b"),
    ("#86c8ec", "#5aa06a"),
    ("#ffc9a8", "#8c9a52"),
    ("#8378c9", "#e0b64c"),
)


def _weather(tier: int) -> str:
    """What hangs in the sky of a tier: cloud, sun or stars."""
    cloud = "M37 17a3 3 0 0 1 0-6 4 4 0 0 1 8-1 3.5 3.5 0 0 1 6 7z"
    sun = '<circle cx="{}" cy="{}" r="{}" fill="#fff0b8"/>'
    stars = "M35 8h0M53 12h0M30 31h0M54 26h0M8 33h0M45 9h0M12 41h0M20 30h0"
    skies = (
        path(cloud, "#b5b1a8"),
        path(cloud, "#fff"),
        sun.format(47, 14, 6),
        sun.format(49, 11, 5) + path(cloud, "#fff", ' transform="translate(-1 6)"'),
        sun.format(44, 24, 12),
        path(stars, more=' stroke="#fff3c4" stroke-width="1.8" stroke-linecap="round"'),
    )
    return skies[tier]


def deed(value: int, label: str = "", size: int = 96) -> str:
    """A property card worth 1 to 30: a large number, and a building that grows with it."""
    if not 1 <= value <= len(_PLANS):
        raise ValueError(f"a deed is worth 1 to {len(_PLANS)}, not {value}")
    tier = (value - 1) // 5
    sky, ground = _TIERS[tier]
    squeeze = "" if value < 10 else ' letter-spacing="-1.2"'
    edge = "#b8862b" if tier == len(_TIERS) - 1 else "#6f6458"
    hill = "M3 70q13-3 27 0t27 0v7a4 4 0 0 1-4 4h-46a4 4 0 0 1-4-4z"
    body = (
        card(edge, sky)
        + _weather(tier)
        + path(hill, ground)
        + inked(_PLANS[value - 1]())
        + path("M2.5 7q0-4.5 4.5-4.5h25v17q0 7-7 7h-22.5z", PAPER)
        + text(16.5, 22, str(value), 22 if value < 10 else 21, "#231b1d", squeeze)
    )
    return svg(body, CARD, size, label)


# --- cheques and backs --------------------------------------------------------------------------------------

_TINTS: tuple[tuple[str, str], ...] = (
    ("#eef3ea", "#8fa58a"),
    ("#dff1dc", "#5f9f63"),
    ("#d3eef2", "#3f8fa6"),
    ("#dde2fa", "#5b69b8"),
    ("#f6dcee", "#b0568f"),
    ("#ffe7a8", "#c07f12"),
)


def _dud() -> str:
    """The cheque that is worth nothing: grey, creased and torn."""
    torn = "M4 1.5h56l2 5 4 1 1 5 5 1 1 5 5.5 2v15a3 3 0 0 1-3 3h-71a3 3 0 0 1-3-3v-31a3 3 0 0 1 3-3z"
    return (
        path(torn, "#d3d1cd", ' stroke="#6e6b68" stroke-width="1.5" stroke-linejoin="round"')
        + path("M6 13h11M6 17h7M23 2l-4 12 5 9-4 15", more=' stroke="#a19e99" stroke-width="1.2"')
        + text(43, 30, "0", 25, "#56524f")
    )


def cheque(value: int, label: str = "", size: int = 64) -> str:
    """A cheque worth 0 or 2 to 15; its tint climbs with its worth, and 0 is plainly a dud."""
    if value != 0 and not 2 <= value <= 15:
        raise ValueError(f"a cheque is worth 0 or 2 to 15, not {value}")
    if value == 0:
        return svg(_dud(), NOTE, size, label)
    paper, ink = _TINTS[min((value - 2) * len(_TINTS) // 14, len(_TINTS) - 1)]
    waves = "".join(wave(5, y, 14, 5, rise) for y in (6, 34) for rise in (4, -4))
    body = (
        note(paper, ink) + f'<g stroke="{ink}" stroke-width=".7">{path(waves)}'
        f'<g opacity=".75">{rosette(13.5, 20, 9.5, 3 + value // 3)}</g></g>'
        + text(49, 29, f"{value}", 26 if value < 10 else 24, "#231b1d", ' letter-spacing="-1"')
    )
    return svg(body, NOTE, size, label)


def deed_back(label: str = "", size: int = 96) -> str:
    """The back of a property: a wall of blue tiles, with a canal house in the middle."""
    spots = [(x, y) for y in range(12, 80, 10) for x in range(10, 56, 10) if abs(x - 30) + abs(y - 42) > 28]
    stars = "".join(f"M{x - 3} {y}q3 0 3-3 0 3 3 3-3 0-3 3 0-3-3-3" for x, y in spots)
    house = _gable("step", 20.5, 19, 44, 57)
    openings = "".join(rect(x, y, 3, 4) for x in (23, 28.5, 34) for y in (43.5, 50)) + arch(28.2, 34, 3.6, 5.5)
    body = (
        card("#6f6458", "#1f5a94")
        + '<rect x="5.2" y="5.2" width="49.6" height="73.6" rx="2.5" stroke="#9cc7e8" stroke-width=".8"/>'
        + path(stars, "#9cc7e8")
        + f'<circle cx="30" cy="42" r="20" fill="{PAPER}"/>'
        + path(house, "#1f5a94")
        + path(openings, PAPER)
    )
    return svg(body, CARD, size, label)


def cheque_back(label: str = "", size: int = 96) -> str:
    """The back of a cheque: a field of crossing waves with a coin in the middle."""
    waves = "".join(wave(5, y, 14, 5, rise) for y in (7, 13.5, 20, 26.5, 33) for rise in (5, -5))
    body = (
        note(PAPER, "#6f6458")
        + '<rect x="3.5" y="3.5" width="73" height="33" rx="2.5" fill="#1f7a68"/>'
        + path(waves, more=' stroke="#8fd6c2" stroke-width=".8"')
        + '<circle cx="40" cy="20" r="12" fill="#fffdf5" stroke="#1f7a68" stroke-width="2"/>'
        + text(40, 27, "$", 20, "#1f7a68")
    )
    return svg(body, NOTE, size, label)
