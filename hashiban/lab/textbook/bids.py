"""Rules of bidding: the equilibria of the textbooks for values spread evenly between 0 and 1, and a few mistakes.

Each function returns a rule, from an array of values (or signals) to an array of bids. ``bidders`` counts all at the
table; too few of them is a ValueError.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from hashiban.lab.textbook.sealed import Array, Bid


def truth(values: Array) -> Array:
    """The own value, as it is: best with second price whatever the others do (Vickrey 1961)."""
    return values


def share(part: float) -> Bid:
    """This part of the value."""
    return lambda values: part * values


def plus(more: float) -> Bid:
    """So much more than the value; less when it is below 0."""
    return lambda values: values + more


def first_price(bidders: int, aversion: float = 0.0) -> Bid:
    """Equilibrium with first price: (n-1)/n of the value, or (n-1)/(n-r) for bidders with risk aversion r.

    That is the constant relative one, from 0, where risk does not matter, to below 1; else ValueError (Vickrey 1961;
    Cox, Smith and Walker 1988).
    """
    _enough(bidders, 1)
    if not 0 <= aversion < 1:
        raise ValueError(f"Risk aversion goes from 0 to below 1, not {aversion}.")
    return share((bidders - 1) / (bidders - aversion))


def all_pay(bidders: int) -> Bid:
    """Equilibrium when all pay: (n-1)/n times the n-th power of the value (Krishna 2010, section 3.2)."""
    _enough(bidders, 1)
    return lambda values: (bidders - 1) / bidders * values**bidders


def third_price(bidders: int) -> Bid:
    """Equilibrium with third price: (n-1)/(n-2) of the value, more than it is worth (Krishna 2010, section 3.2)."""
    _enough(bidders, 3)
    return share((bidders - 1) / (bidders - 2))


def prize(bidders: int, worth: float, luck: np.random.Generator) -> Bid:
    """Equilibrium when all pay for a prize of known worth: drawn anew each time, evenly in the (n-1)-th power.

    Values play no part, only their number (Baye, Kovenock and de Vries 1996).
    """
    _enough(bidders, 2)
    return lambda values: worth * luck.random(values.shape) ** (bidders - 1)


def once_around(values: Array, least: Array, behind: int) -> Array:
    """Equilibrium when everybody speaks once: with m behind m/(m+1) of the value, or the least bid when that is more.

    Who would have to bid more than his value passes (``hashiban.once_around``).
    """
    return np.where(least <= values, np.maximum(behind / (behind + 1) * values, least), -np.inf)


def _enough(bidders: int, least: int) -> None:
    if bidders < least:
        raise ValueError(f"This rule is for {least} bidders or more, not {bidders}.")
