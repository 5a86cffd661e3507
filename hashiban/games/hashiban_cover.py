"""Which dealers a hand of objects can reveal, and with which objects.

Objects cover a set of dealers when each dealer has three of them, when none of them could stay in the hand, and when
the dealers hang together by objects that fit two or more of them (HA31, HA32, HA33). An object counts for every
dealer of the set that it fits.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING

from hashiban.games import hashiban_box as box

if TYPE_CHECKING:
    from collections.abc import Iterator

NEEDED = 3
"""So many objects reveal a dealer."""

Counts = tuple[int, ...]


def wanted(dealers: tuple[int, ...]) -> int:
    """The categories of these dealers as bits: the code by which a set of dealers is picked."""
    return sum(1 << box.category(dealer) for dealer in dealers)


def dealers_of(code: int) -> tuple[int, ...]:
    """The dealers of a code, ascending."""
    return tuple([dealer for dealer in box.DEALERS if code >> box.category(dealer) & 1])


@lru_cache(maxsize=1 << 12)
def revealable(objects: tuple[int, ...], dealers: tuple[int, ...], strict: bool) -> tuple[int, ...]:
    """The codes of all sets of these dealers that these objects can reveal, ascending."""
    held = [box.categories(card) for card in objects]
    ready = [1 << c for c in map(box.category, dealers) if sum(mask >> c & 1 for mask in held) >= NEEDED]
    codes = [0]
    for bit in ready:
        codes += [code | bit for code in codes]
    return tuple(sorted(code for code in codes if code and _solutions(objects, code, (), strict, 1)))


@lru_cache(maxsize=1 << 12)
def next_shown(objects: tuple[int, ...], code: int, shown: tuple[int, ...], strict: bool) -> tuple[int, ...]:
    """Which of the objects can be shown next to these, so that all together can still cover the set."""
    rest = [card for card in objects if card not in shown and box.categories(card) & code]
    return tuple([card for card in rest if _solutions(objects, code, (*shown, card), strict, 1)])


@lru_cache(maxsize=1 << 12)
def only_cover(objects: tuple[int, ...], code: int, shown: tuple[int, ...], strict: bool) -> tuple[int, ...]:
    """The one set of objects that covers and has these in it; nothing when there are several, or none."""
    found = _solutions(objects, code, shown, strict, 2)
    if len(found) != 1:
        return ()
    kinds, at_least = _kinds(objects, code, shown)
    chosen: list[int] = list(shown)
    for (mask, held), low, count in zip(kinds, at_least, found[0], strict=True):
        if low < count < held:
            return ()
        if count > low:
            chosen += [c for c in objects if box.categories(c) & code == mask and c not in shown]
    return tuple(sorted(chosen))


def covers(objects: tuple[int, ...], code: int, strict: bool = False) -> bool:
    """Whether these objects, all of them, cover the set."""
    return len(objects) > 0 and bool(_solutions(objects, code, objects, strict, 1)) and _fit_all(objects, code)


def _fit_all(objects: tuple[int, ...], code: int) -> bool:
    return all(box.categories(card) & code for card in objects)


def _kinds(objects: tuple[int, ...], code: int, shown: tuple[int, ...]) -> tuple[list[tuple[int, int]], Counts]:
    """What the objects are to these dealers: each mask with how many there are, those that fit most first.

    Two objects that fit the same of the dealers are alike here. Also how many of each were shown.
    """
    held = Counter(mask for card in objects if (mask := box.categories(card) & code))
    kinds = sorted(held.items(), key=lambda item: (-item[0].bit_count(), item[0]))
    seen = Counter(box.categories(card) & code for card in shown)
    return kinds, tuple([seen[mask] for mask, _ in kinds])


def _solutions(objects: tuple[int, ...], code: int, shown: tuple[int, ...], strict: bool, most: int) -> list[Counts]:
    """The first few covers with these objects in them, as a number of each kind of object."""
    kinds, at_least = _kinds(objects, code, shown)
    if sum(at_least) < len(shown):
        return []
    bits = [bit for bit in range(code.bit_length()) if code >> bit & 1]
    return list(islice(_search(kinds, at_least, bits, strict), most))


def _search(kinds: list[tuple[int, int]], at_least: Counts, bits: list[int], strict: bool) -> Iterator[Counts]:
    """Every cover, as a number of each kind of object."""
    masks = [mask for mask, _ in kinds]
    rows = [[at for at, bit in enumerate(bits) if mask >> bit & 1] for mask in masks]
    after = [[0] * len(bits)]  # how many objects of the kinds to come fit each dealer
    for (_, held), row in zip(reversed(kinds), reversed(rows), strict=True):
        after.insert(0, [n + held * (at in row) for at, n in enumerate(after[0])])
    chosen: list[int] = []
    have = [0] * len(bits)

    def hopeless(at: int) -> bool:
        """Whether a dealer cannot get enough any more, or a chosen object could stay in the hand for good."""
        if any(n + more < NEEDED for n, more in zip(have, after[at], strict=True)):
            return True
        return any(count and all(have[dealer] > NEEDED for dealer in rows[k]) for k, count in enumerate(chosen))

    def whole() -> bool:
        return (not strict or sum(chosen) == 2 * len(bits) + 1) and _together(masks, chosen, len(bits))

    def deeper(at: int) -> Iterator[Counts]:
        if at == len(kinds):
            if whole():
                yield tuple(chosen)
            return
        for count in range(min(kinds[at][1], NEEDED), at_least[at] - 1, -1):
            chosen.append(count)
            _count(have, rows[at], count)
            if not hopeless(at + 1):
                yield from deeper(at + 1)
            _count(have, rows[at], -count)
            chosen.pop()

    return iter(()) if hopeless(0) else deeper(0)


def _count(have: list[int], row: list[int], count: int) -> None:
    """So many objects more for each of these dealers."""
    for dealer in row:
        have[dealer] += count


def _together(masks: list[int], chosen: list[int], dealers: int) -> bool:
    """Whether the dealers hang together by the chosen objects."""
    if dealers == 1:
        return True
    links = [mask for mask, count in zip(masks, chosen, strict=True) if count and mask.bit_count() > 1]
    if not links:
        return False
    group, grown = links[0], 0
    while group != grown:
        grown = group
        for mask in links:
            if mask & group:
                group |= mask
    return group.bit_count() == dealers
