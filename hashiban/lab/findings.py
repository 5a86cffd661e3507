"""What a run says, as charts: who wins, how totals, prices and lengths are spread, what a seat or a change does.

A bot has the number of its place in the plan (from 1) in the column ``seat``, wherever it sat.
"""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hashiban.lab import tally
from hashiban.lab.dynamics import Chart, Sentence
from hashiban.lab.tally import Estimate, by_bot, deals, mean

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from numpy.typing import NDArray

    from hashiban.lab.arena import Results
    from hashiban.lab.compare import Compared, Difference

BARS, FIELDS = 12, 7
"""Up to so many bars, and fields in a row, show how numbers are spread."""


class Lead(NamedTuple):
    """Who wins most often."""

    place: int
    """Its place in the plan, from 0."""
    level: tuple[int, ...]
    """The places of the others that it is not clearly ahead of."""
    shares: tuple[Estimate, ...]
    """The share of the wins of each bot."""


def lead(results: Results) -> Lead:
    """Who is ahead, and of whom clearly. Raises ValueError without a game."""
    shares = tuple(_within(line.share, 0, 1) for line in tally.summary(results).lines)
    first = max(range(len(shares)), key=lambda place: shares[place].value)
    won = deals(results, by_bot(results, tally.shares(results)))
    level = [place for place in range(len(shares)) if place != first and mean(won[:, first] - won[:, place]).low <= 0]
    return Lead(first, tuple(level), shares)


def points(share: Estimate) -> Estimate:
    """A share, or a difference of two, in points of a hundred, no further than these go."""
    return Estimate(*(100 * number for number in _within(share, -1, 1)))


# ------------------------------------------------------------------------------------------ the charts of a run


def wins(results: Results) -> Chart:
    """How often each bot wins."""
    found = lead(results)
    rows = tuple(
        {"seat": place + 1, "bot": bot, "wins": share.value, "low": share.low, "high": share.high}
        for place, (bot, share) in enumerate(zip(results.plan.names, map(points, found.shares), strict=True))
    )
    best = _told(points(found.shares[found.place]))
    seats = {"who": (found.place,)}
    close = [Sentence("experiment-wins-close", {}, seats | {"others": found.level})] if found.level else []
    said = (Sentence("experiment-wins-said", best, seats), *close)
    return Chart("experiment-wins", "bars", len(rows), rows, "seat", "wins", said)


def totals(results: Results) -> Chart:
    """With how much each bot ends: in how many of a hundred games its total lies in each range."""
    earned = by_bot(results, tally.totals(results))
    values, times = _counted(earned)
    start, step, fields = _bins(values, times, FIELDS)
    rows = []
    for place, bot in enumerate(results.plan.names):
        shares = _spread(earned[:, place], np.ones(len(earned)), start, step, fields)
        for k, share in enumerate(shares):
            low = start + k * step
            rows.append({"seat": place + 1, "bot": bot, "from": low, "to": low + step - 1, "games": share})
    means = [float(number) for number in earned.mean(axis=0)]
    most, least = max(means), min(means)
    seats = {
        "rich": tuple(k for k, number in enumerate(means) if number == most),
        "poor": tuple(k for k, number in enumerate(means) if number == least),
    }
    key = "experiment-totals-said" if most > least else "experiment-totals-same"
    said = (Sentence(key, {"most": round(most, 1), "least": round(least, 1)}, seats),)
    return Chart("experiment-totals", "heat", len(means), tuple(rows), "from", "seat", said, z="games")


def prices(results: Results) -> Chart | None:
    """Which prices were paid in auctions; None when there were none."""
    paid = sorted(results.games.prices.items())
    if not paid:
        return None
    values, times = (np.array(column, dtype=np.float64) for column in zip(*paid, strict=True))
    middle, high = (_at(values, times, part) for part in (0.5, 0.9))
    said = Sentence("experiment-prices-said", {"middle": middle, "high": high})
    return _histogram("experiment-prices", results, values, times, said)


def length(results: Results) -> Chart:
    """How many decisions a game takes."""
    values, times = _counted(np.asarray(results.games.decisions, dtype=np.float64))
    average = round(float(values @ times / times.sum()), 1)
    said = Sentence("experiment-length-said", {"mean": average, "high": _at(values, times, 0.9)})
    return _histogram("experiment-length", results, values, times, said)


def seats(results: Results) -> Chart | None:
    """What a seat is worth, whoever sits there; None where bots do not change seats."""
    shares = [points(share) for share in tally.summary(results).seats]
    if len(shares) < 2:
        return None
    fair = 100 / len(shares)
    rows = tuple(
        {"seat": seat + 1, "wins": share.value, "low": max(0.0, share.low), "high": share.high}
        for seat, share in enumerate(shares)
    )
    apart = [seat for seat, share in enumerate(shares) if not share.low <= fair <= share.high]
    if apart:
        seat = max(apart, key=lambda seat: abs(shares[seat].value - fair))
        better = "yes" if shares[seat].value > fair else "no"
        numbers = _told(shares[seat]) | {"seat": seat + 1, "fair": round(fair, 1), "better": better}
        said = Sentence("experiment-seats-said", numbers)
    else:
        said = Sentence("experiment-seats-same", {"fair": round(fair, 1)})
    return Chart("experiment-seats", "bars", len(rows), rows, "seat", "wins", (said,))


CHARTS: dict[str, Callable[[Results], Chart | None]] = {
    "wins": wins,
    "totals": totals,
    "prices": prices,
    "length": length,
    "seats": seats,
}
"""Every chart of a run by its name, in the order of showing. Each raises ValueError without a game."""


# ------------------------------------------------------------------------------------- the chart of a comparison


def change(compared: Compared) -> Chart:
    """What the change did to the wins of each bot. Raises ValueError without a pair of games."""
    found = compared.differences()
    rows = []
    for line in found:
        share = points(line.share)
        named = {"seat": line.place + 1, "before": line.before, "after": line.after}
        rows.append(named | {"points": share.value, "low": share.low, "high": share.high})
    focus = found[changed(compared)]
    numbers = _told(points(focus.share)) | {"way": way(focus)}
    said = (Sentence("experiment-change-said", _unsigned(numbers), {"who": (focus.place,)}),)
    return Chart("experiment-change", "bars", len(rows), tuple(rows), "seat", "points", said)


def changed(compared: Compared) -> int:
    """The place of the bot that the comparison is about: the one that was changed, or else the first."""
    names = zip(compared.before.plan.bots, compared.after.plan.bots, strict=True)
    return next((place for place, (old, new) in enumerate(names) if old != new), 0)


def way(line: Difference) -> str:
    """Whether a bot wins clearly more, clearly fewer, or neither."""
    return "more" if line.share.low > 0 else "fewer" if line.share.high < 0 else "same"


# ------------------------------------------------------------------------------------------------- helpers


def _within(share: Estimate, least: float, most: float) -> Estimate:
    return Estimate(share.value, max(least, share.low), min(most, share.high))


def _told(share: Estimate) -> dict[str, float | int | str]:
    """A share as it is told: to one decimal, and never minus nought."""
    named = {"share": share.value, "low": share.low, "high": share.high}
    return {name: round(number, 1) + 0.0 for name, number in named.items()}


def _unsigned(numbers: dict[str, float | int | str]) -> dict[str, float | int | str]:
    """The same of a loss, told as how much fewer."""
    if numbers["way"] != "fewer":
        return numbers
    low, high = numbers["low"], numbers["high"]
    return numbers | {"share": -float(numbers["share"]), "low": -float(high), "high": -float(low)}


def _counted(sample: NDArray[np.float64]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The different numbers in a sample, sorted, and how often each is there."""
    values, times = np.unique(sample, return_counts=True)
    return values, times.astype(np.float64)


def _histogram(
    key: str, results: Results, values: NDArray[np.float64], times: NDArray[np.float64], said: Sentence
) -> Chart:
    start, step, bars = _bins(values, times, BARS)
    rows = [
        {"from": start + k * step, "to": start + (k + 1) * step - 1, "percent": share}
        for k, share in enumerate(_spread(values, times, start, step, bars))
    ]
    return Chart(key, "bars", len(results.plan.bots), tuple(rows), "from", "percent", (said,))


def _bins(values: NDArray[np.float64], times: NDArray[np.float64], most: int) -> tuple[int, int, int]:
    """First number, width and count of bins on round numbers, so that 98 of 100 lie where they say.

    What lies further out goes into the bin at its end.
    """
    low, high = (_at(values, times, part) for part in (0.01, 0.99))
    for step in _steps():
        start = int(low // step) * step
        bins = int((high - start) // step) + 1
        if bins <= most:
            break
    return start, step, bins


def _steps() -> Iterator[int]:
    """Round numbers: 1, 2, 5, 10, 20 and so on."""
    for power in count():
        yield from (10**power, 2 * 10**power, 5 * 10**power)


def _spread(values: NDArray[np.float64], times: NDArray[np.float64], start: int, step: int, bins: int) -> list[float]:
    """How many of a hundred lie in each bin."""
    places = np.clip((values - start) // step, 0, bins - 1).astype(np.int64)
    found = np.bincount(places, weights=times, minlength=bins)
    return [float(share) for share in 100 * found / found.sum()]


def _at(values: NDArray[np.float64], times: NDArray[np.float64], part: float) -> int:
    """The least of these sorted values so that this part of all is no more than it."""
    upto = np.cumsum(times)
    return int(values[min(int(np.searchsorted(upto, part * upto[-1] - 1e-9)), len(values) - 1)])
