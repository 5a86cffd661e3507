"""Zero-sum matrix games: one chooser picks a row, the other a column, and what the first wins the second loses.

Each side has a mix that guarantees the value whatever the other does (von Neumann 1928), and linear programming
finds both (Dantzig 1951). Two ways, for two needs:

- ``mixes`` solves one game, also a large one: SciPy proposes the mixes, which are then worked out in fractions.
- ``values`` solves thousands of small games of one shape at once, without their mixes: the simplex method in numpy,
  all games a pivot further at each step. Fractions stay fractions, so it is exact where the entries are.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

Table = list[list[int]]
"""What the chooser of rows wins from the chooser of columns: a list for each row."""

CLOSE = (1e-9, 1e-7, 1e-6)
"""How near to nothing counts as nothing in what the linear program says; the first that leads to a proof is taken."""

PROVED = 32
"""Mixes of more bundles than this are not worked out in fractions, which takes seconds."""

GRAIN = 10**12
"""Chances are rounded to so many parts when they cannot be worked out."""


# ---------------------------------------------------------------------------------------- one game, large or small


def mixes(table: Table) -> tuple[list[Fraction], list[Fraction]]:
    """A best mix of rows and a best mix of columns of any zero-sum game, as parts of 1.

    A linear program says which rows and columns are used and which are as good as these. That gives equations in
    whole numbers for the chances. Where they do not settle it, the program's own chances are rounded.
    """
    x, y, sure = _program(table)
    across = turned(table)
    for close in CLOSE if sum(p > 0 for p in x) <= PROVED else ():
        mine, yours = _level(table, x, sure, close), _level(across, y, -sure, close)
        if mine and yours and sure_of(table, mine) == -sure_of(across, yours):
            return mine, yours
    return _rounded(x), _rounded(y)


def _program(table: Table) -> tuple[list[float], list[float], float]:
    """What linear programming finds: the rows' mix, the columns' from its prices, and what the rows are sure of."""
    from scipy.optimize import linprog  # takes a while to load, and is needed here alone

    game = np.asarray(table, dtype=np.float64)
    rows, columns = game.shape
    scale = max(1.0, float(np.abs(game).max()))
    found = linprog(
        np.append(np.zeros(rows), -1.0),  # as much as possible of the last variable, what the rows are sure of
        A_ub=np.hstack([-game.T / scale, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=np.append(np.ones(rows), 0.0)[None],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
        method="highs-ds",
    )
    return found.x[:rows].tolist(), (-found.ineqlin.marginals).tolist(), -float(found.fun) * scale


def turned(table: Table) -> Table:
    """The same game from the other side."""
    return [[-entry for entry in column] for column in zip(*table, strict=True)]


def sure_of(table: Table, mix: list[Fraction]) -> Fraction:
    """What a mix of rows is sure of."""
    unit = lcm(*(p.denominator for p in mix))
    used = [(int(p * unit), row) for p, row in zip(mix, table, strict=True) if p]
    return Fraction(min(sum(p * row[j] for p, row in used) for j in range(len(table[0]))), unit)


def _rounded(chances: list[float]) -> list[Fraction]:
    """These chances as parts of 1."""
    whole = [round(max(p, 0.0) * GRAIN) for p in chances]
    return [Fraction(p, sum(whole)) for p in whole]


def _level(table: Table, chances: list[float], sure: float, close: float) -> list[Fraction] | None:
    """The mix of the rows in use that brings the same against every column that lets through no more than ``sure``.

    None if there is none, or more than one.
    """
    rows = [i for i, p in enumerate(chances) if p > close]
    means = [sum(p * entry for p, entry in zip(chances, column, strict=True)) for column in zip(*table, strict=True)]
    bound = sure + close * max(1, *(abs(entry) for row in table for entry in row))
    equations = [[table[i][j] for i in rows] + [-1, 0] for j, mean in enumerate(means) if mean <= bound]
    equations.append([1] * len(rows) + [0, 1])
    found = _unique(equations)
    if found is None or min(found[:-1]) < 0:
        return None
    mix = [Fraction()] * len(table)
    for i, p in zip(rows, found[:-1], strict=True):
        mix[i] = p
    return mix


def _unique(system: Table) -> list[Fraction] | None:
    """The one solution of linear equations in whole numbers (right-hand side last), or None.

    Elimination without fractions: each division by the pivot before leaves no remainder (Bareiss 1968).
    """
    unknowns, before = len(system[0]) - 1, 1
    for k in range(unknowns):
        pivot = next((i for i in range(k, len(system)) if system[i][k]), None)
        if pivot is None:
            return None
        system[k], system[pivot] = system[pivot], system[k]
        top = system[k]
        for i in range(k + 1, len(system)):
            row, factor = system[i], system[i][k]
            system[i] = [(top[k] * entry - factor * above) // before for entry, above in zip(row, top, strict=True)]
        before = top[k]
    if any(row[-1] for row in system[unknowns:]):
        return None
    found = [Fraction()] * unknowns
    for k in range(unknowns - 1, -1, -1):
        known = sum((system[k][j] * found[j] for j in range(k + 1, unknowns)), Fraction())
        found[k] = (system[k][-1] - known) / system[k][k]
    return found


# ---------------------------------------------------------------------------------------- many small games

NOTHING = 1e-11
"""A float this near to nothing counts as nothing, when the entries of a game have been brought between 1 and 2."""

LABELS = np.iinfo(np.int64).max
"""Higher than the number of any variable."""


def values(games: NDArray[Any]) -> NDArray[Any]:
    """The value of each of many games of one shape: an array (games, rows, columns) in, an array (games,) out.

    Floats are solved in floats. An array of objects must hold Fractions or whole numbers and is solved exactly.
    Raises ValueError for an array of another shape, or a float that is no number.
    """
    if games.ndim != 3 or 0 in games.shape[1:]:
        raise ValueError(f"Games are an array (games, rows, columns), with a row and a column, not {games.shape}.")
    exact = games.dtype == object
    if not exact and not np.isfinite(games).all():
        raise ValueError("The entries of a game must be numbers.")
    whole = games * Fraction(1) if exact else games
    low = whole.min(axis=(1, 2))
    spread = whole.max(axis=(1, 2)) - low
    spread[spread == 0] = 1
    plain = (whole - low[:, None, None]) / spread[:, None, None] + 1
    return np.asarray((1 / _simplex(plain, exact) - 1) * spread + low)


def _simplex(games: NDArray[Any], exact: bool) -> NDArray[Any]:
    """The most that columns, each at least 0, can sum to while no row brings more than 1: one over the value.

    The games are tableaux, with the sums that are left in the last column and the gains, negative, in the last row.
    Bland's rule (1977) takes the variable with the lowest number, so that no game comes round in circles.
    """
    many, rows, columns = games.shape
    one = Fraction(1) if exact else 1.0
    whole = np.full((many, rows + 1, columns + 1), one, dtype=games.dtype)
    whole[:, :-1, :-1], whole[:, -1, :-1], whole[:, -1, -1] = games, -one, 0 * one
    label = np.tile(np.arange(columns + rows), (many, 1))  # whose variable each column is, then each row
    sums: NDArray[Any] = whole[:, -1, -1].copy()
    left, tableau = np.arange(many), whole
    nothing: float = 0 if exact else NOTHING  # not 0.0, which would make floats of fractions
    while True:
        waits = tableau[:, -1, :-1] < -nothing
        busy = waits.any(axis=1)
        sums[left[~busy]] = tableau[~busy, -1, -1]
        left, tableau, label, waits = left[busy], tableau[busy], label[busy], waits[busy]
        if not len(left):
            return np.asarray(sums)
        enter = np.where(waits, label[:, :columns], LABELS).argmin(axis=1)
        _pivot(tableau, label, enter, _leaving(tableau, label, enter, nothing))


def _leaving(tableau: NDArray[Any], label: NDArray[Any], enter: NDArray[Any], nothing: float) -> NDArray[Any]:
    """The row that bounds the entering variable most; of equal ones that of the lowest number."""
    column = np.take_along_axis(tableau[:, :-1, :-1], enter[:, None, None], axis=2)[:, :, 0]
    bounds = column > nothing
    ratio = np.where(bounds, tableau[:, :-1, -1] / np.where(bounds, column, 1), np.inf)
    tied = ratio <= ratio.min(axis=1, keepdims=True) + nothing
    return np.asarray(np.where(tied & bounds, label[:, tableau.shape[2] - 1 :], LABELS).argmin(axis=1))


def _pivot(tableau: NDArray[Any], label: NDArray[Any], enter: NDArray[Any], leave: NDArray[Any]) -> None:
    """Let the variables of a column and a row change places, in each tableau its own, in place."""
    game, at = np.arange(len(tableau)), tableau.shape[2] - 1 + leave
    label[game, enter], label[game, at] = label[game, at], label[game, enter]
    pivot, column = tableau[game, leave, enter], tableau[game, :, enter]
    row = tableau[game, leave] / pivot[:, None]
    tableau -= column[:, :, None] * row[:, None, :]
    tableau[game, :, enter] = -column / pivot[:, None]
    tableau[game, leave] = row
    tableau[game, leave, enter] = 1 / pivot
