"""Bots with a named bias: a bot of a level that errs in one way that people are known to err in.

Each is the hard bot of one game with one strength. At strength 0 it answers exactly as hard does; what the bias costs
at other strengths is measured in docs/biases.md. In text such a bot is called ``hard+sunk-cost:1.5``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from hashiban.bots import UnknownBot, hashiban, nieuw_amsterdam, tien, vastgoedveiling, wereldhandel

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from hashiban.actions import Choice
    from hashiban.table import View

MOST = 10.0
"""No bias is stronger: by then it has long taken over."""

NAME = re.compile(r"(?P<level>[a-z]+)\+(?P<bias>[a-z-]+):(?P<strength>\d+(\.\d*)?)")


@dataclass(frozen=True)
class Biased:
    """A bot that errs: the bot of a level, the argument of it that is the bias, and how strong it is."""

    bias: str
    strength: float

    @property
    def __name__(self) -> str:
        """What it is called in a list of seats."""
        return f"{BIASES[self.bias].level.__name__}+{self.bias}:{self.strength:g}"

    def __call__(self, view: View, luck: Random) -> Choice:
        """Answer as the unbiased bot would if it saw the matter so."""
        _, level, argument, _, _ = BIASES[self.bias]
        return level(view, luck, **{argument: self.strength})


def sunk_cost(strength: float) -> Biased:
    """Vastgoedveiling: what already lies pulls further.

    Half of a bid is lost on passing, whatever comes. The unbiased bot leaves that out of the reckoning; this one goes
    on for ``strength`` times that half more than the properties are worth, and beyond its own limit by as much.
    Shubik (1971) described the auction in which the loser pays too and bids climb above the prize; Arkes and Blumer
    (1985) showed that people go on with a thing the more they have put into it.
    """
    return _made("sunk-cost", strength)


def anchor(strength: float) -> Biased:
    """Vastgoedveiling: the first bid of an auction stands for what the properties are worth.

    From 0 to 1, ``strength`` is the weight of that first bid in the bot's own estimate; at 1 there is nothing else in
    it. Tversky and Kahneman (1974) showed estimates that stay near a number that came first, even one from a wheel of
    fortune; Ariely, Loewenstein and Prelec (2003) showed the same for bids.
    """
    return _made("anchor", strength)


def loss_aversion(strength: float) -> Biased:
    """Nieuw Amsterdam: a coin that is paid is a loss, and counts ``1 + strength`` times as much as a point won.

    Kahneman and Tversky (1979) found that losses weigh more than gains; Tversky and Kahneman (1992) put it at 2.25
    times, which is strength 1.25 here. Whether money that is paid for goods counts as a loss is disputed: Novemsky
    and Kahneman (2005) say no where the spending was meant all along, Bateman and others (1997) found that it does.
    """
    return _made("loss-aversion", strength)


def endowment(strength: float) -> Biased:
    """Wereldhandel: what it owns counts ``1 + strength`` times as much as the same thing of somebody else.

    So it lays too much against an offer for its goods, buys by first refusal too often, and starts fewer trades that
    put its own goods at risk. Thaler (1980) named the effect; Kahneman, Knetsch and Thaler
    (1990) found that owners of a mug ask about twice what others offer for one, which is strength 1 here.
    """
    return _made("endowment", strength)


def gamblers_fallacy(strength: float) -> Biased:
    """Tien: after so many good draws a bust is due.

    With each card that lies in the row, a card that busts seems more likely by ``strength`` times what it is; what
    has left the pile is counted rightly besides. Tversky and Kahneman (1971) described the belief that small samples
    must be balanced; Clotfelter and Cook (1993) found it in a lottery, Croson and Sundali (2005) in a casino.
    """
    return _made("gamblers-fallacy", strength)


def overconfidence(strength: float) -> Biased:
    """Tien: it will not happen to me.

    A card that busts seems ``1 + strength`` times less likely than it is. Weinstein (1980) found that people think
    bad events less likely for themselves than for others; Moore and Healy (2008) sort out what overconfidence means.
    """
    return _made("overconfidence", strength)


def start_price(strength: float) -> Biased:
    """De Veiling van Hashiban: what the seller asks stands for what a lot is worth.

    From 0 to 1, ``strength`` is the weight of the start price in the bot's own estimate of a lot; at 1 there is
    nothing else in it. Northcraft and Neale (1987) found that the asking price of a house moves what even brokers say
    it is worth; Ku, Galinsky and Murnighan (2006) found it in auctions, where a low start draws bidders besides.
    """
    return _made("start-price", strength)


def long_shot(strength: float) -> Biased:
    """De Veiling van Hashiban: the lottery seems to pay ``1 + strength`` times what it pays.

    So it buys tickets that bring less than they cost, and gives a turn for them. Kahneman and Tversky (1979) found
    that small chances of much count for more than they are; Thaler and Ziemba (1988) tell what punters lose by it on
    horses and in lotteries. Measured, it costs with three at the table; with four nothing shows.
    """
    return _made("long-shot", strength)


class Bias(NamedTuple):
    """Where a bias shows."""

    game: str
    level: Callable[..., Choice]
    """The unbiased bot, which takes the strength as an argument."""
    argument: str
    make: Callable[[float], Biased]
    most: float = MOST
    """The largest strength that means anything."""


BIASES: dict[str, Bias] = {
    "sunk-cost": Bias("vastgoedveiling", vastgoedveiling.hard, "sunk", sunk_cost),
    "anchor": Bias("vastgoedveiling", vastgoedveiling.hard, "anchor", anchor, 1.0),
    "loss-aversion": Bias("nieuw_amsterdam", nieuw_amsterdam.hard, "loss", loss_aversion),
    "endowment": Bias("wereldhandel", wereldhandel.hard, "fond", endowment),
    "gamblers-fallacy": Bias("tien", tien.hard, "due", gamblers_fallacy),
    "overconfidence": Bias("tien", tien.hard, "calm", overconfidence),
    "start-price": Bias("hashiban", hashiban.hard, "stuck", start_price, 1.0),
    "long-shot": Bias("hashiban", hashiban.hard, "hope", long_shot),
}
"""Every bias by its name. The naive bidder in a common-value auction is in ``hashiban.lab.textbook.naive``."""


def habits(game: str) -> tuple[str, ...]:
    """The biased bots that can be chosen for this game by name: each of middle strength."""
    return tuple(f"{of.level.__name__}+{bias}:1" for bias, of in BIASES.items() if of.game == game)


def _made(bias: str, strength: float) -> Biased:
    if not 0 <= strength <= BIASES[bias].most:
        raise UnknownBot(
            f"The strength of {bias} goes from 0 to {BIASES[bias].most:g}, so it cannot be {strength:g}."
        )
    return Biased(bias, float(strength))


def named(game: str, name: str) -> Biased:
    """The biased bot of this name for this game, as in ``hard+sunk-cost:1.5``. Raises UnknownBot."""
    level, _, rest = name.partition("+")
    bias, _, strength = rest.partition(":")
    here = [each for each, of in BIASES.items() if of.game == game]
    if bias not in BIASES:
        raise UnknownBot(f"There is no bias called {bias!r}. {_offered(game, here)}")
    if bias not in here:
        raise UnknownBot(f"The bias {bias} is not one of {game}. {_offered(game, here)}")
    if level != BIASES[bias].level.__name__:
        raise UnknownBot(f"The bias {bias} is one of {BIASES[bias].level.__name__}, not of {level!r}.")
    if not NAME.fullmatch(name):
        raise UnknownBot(f"A biased bot is called like {level}+{bias}:0.5, so its strength cannot be {strength!r}.")
    return BIASES[bias].make(float(strength))


def _offered(game: str, biases: list[str]) -> str:
    return f"Choose from: {', '.join(biases)}." if biases else f"There are none for {game}."
