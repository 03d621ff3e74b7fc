"""Counting ways to deal several hands, without dealing them.

Write A and B for sets of hands' cards and f(A), g(B) for how many ways lead to them.  The
pairs that share no card number

    sum over U of (-1)^|U| F(U) G(U),    F(U) = sum of f(A) over all A that contain U

by inclusion and exclusion over the common cards U.  So the hands of four players need no
loops over four hands: two players' hands together are one set of six cards, of which there
are about a million, and F is a sum over each set of up to six cards.

Sets of equal size are numbered in colexicographic order: {a < b < c} has the number
C(a, 1) + C(b, 2) + C(c, 3).
"""

import itertools
import math
from typing import Any

import numpy as np

from ...engine.kernel import allocating_kernel, kernel

LARGEST = 6
"""Cards of two hands."""

CHOOSE = np.array([[math.comb(n, k) for k in range(LARGEST + 2)] for n in range(64)], np.int64)


def sets(cards: int, size: int) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """All sets of `size` of so many cards, each in ascending order, by their numbers."""
    in_order = sorted(itertools.combinations(range(cards), size), key=lambda chosen: chosen[::-1])
    return np.array(in_order, np.int64).reshape(-1, size)


def count_disjoint(less: Any, equal: Any, players: int, cards: int, size: int) -> list[int]:
    """How many ways there are to deal `players` hands that share no card, by the number of `equal` ones.

    `less` and `equal` hold 1 for the hands (numbered as above) that fall into the class; a
    hand in neither is never dealt.  For up to four players.
    """
    near, far = players // 2, players - players // 2
    dealt: dict[tuple[int, int], Any] = {}

    def ways(hands: int, ties: int) -> Any:
        """For each set of cards in how many ways it makes so many hands, the first `ties` of them equal."""
        if (hands, ties) not in dealt:
            classes = [equal] * ties + [less] * (hands - ties)
            dealt[hands, ties] = superset_sums(_ways_of(classes, cards, size), cards, hands * size)
        return dealt[hands, ties]

    counts = []
    for ties in range(players + 1):
        among_far = min(ties, far)
        both = disjoint_pairs(ways(far, among_far), ways(near, ties - among_far))
        counts.append(math.comb(players, ties) * both)
    return counts


def _ways_of(classes: list[Any], cards: int, size: int) -> Any:
    """For each set of cards, in how many ways it is dealt as one hand of each class."""
    if not classes:
        return np.ones(1, np.int64)
    if len(classes) == 1:
        return classes[0]
    out = np.empty(math.comb(cards, 2 * size), np.int64)
    pair_up(classes[0], classes[1], _splits(size), out)
    return out


def _splits(size: int) -> "np.ndarray[Any, np.dtype[np.int64]]":
    """All ways to split 2 * size places into two hands: one hand's places, then the other's."""
    places = range(2 * size)
    hands = itertools.combinations(places, size)
    return np.array([[*hand, *(place for place in places if place not in hand)] for hand in hands], np.int64)


def superset_sums(ways: Any, cards: int, size: int) -> list[Any]:
    """For each size of set from 0 up, the sums of `ways` over the sets of `size` cards that contain it."""
    layers = [ways]
    for smaller in range(size - 1, -1, -1):
        sums = np.empty(math.comb(cards, smaller), np.int64)
        sum_over_one_more(layers[-1], cards, smaller, size - smaller, sums)
        layers.append(sums)
    return layers[::-1]


def disjoint_pairs(one: list[Any], other: list[Any]) -> int:
    """How many pairs share no card, of superset sums."""
    layers = zip(one, other, strict=False)  # larger sets are part of none of the smaller ones
    return sum((-1) ** size * int(np.dot(*pair)) for size, pair in enumerate(layers))


@kernel
def next_set(chosen: Any) -> None:
    """Go on to the set with the next number."""
    place = 0
    while place + 1 < len(chosen) and chosen[place] + 1 == chosen[place + 1]:
        chosen[place] = place
        place += 1
    if len(chosen):
        chosen[place] += 1


@allocating_kernel
def pair_up(one: Any, other: Any, splits: Any, out: Any) -> None:
    """For each set of cards, in how many ways it splits into a hand of `one` and a hand of `other`."""
    size = splits.shape[1] // 2
    chosen = np.arange(2 * size)
    for number in range(len(out)):
        out[number] = 0
        for split in splits:
            first, second = 0, 0
            for i in range(size):
                first += CHOOSE[chosen[split[i]], i + 1]
                second += CHOOSE[chosen[split[size + i]], i + 1]
            out[number] += one[first] * other[second]
        next_set(chosen)


@allocating_kernel
def sum_over_one_more(larger: Any, cards: int, size: int, missing: int, out: Any) -> None:
    """Sums over supersets for sets of `size` cards, from those for sets of one card more.

    Each of the sets summed over has `missing` cards beside the given one, and is met once
    by each of these.
    """
    chosen = np.arange(size)
    for number in range(len(out)):
        total, place, low, high = 0, 0, 0, 0
        for i in range(size):
            high += CHOOSE[chosen[i], i + 2]
        for card in range(cards):
            if place < size and chosen[place] == card:
                low += CHOOSE[card, place + 1]
                high -= CHOOSE[card, place + 2]
                place += 1
            else:
                total += larger[low + CHOOSE[card, place + 1] + high]
        out[number] = total // missing
        next_set(chosen)
