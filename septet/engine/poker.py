"""Ranking poker hands (to be replaced)."""

import enum
from typing import Any

from .kernel import kernel


class Category(enum.IntEnum):
    """Kinds of poker hands, the better ones higher (STUD-5)."""

    (
        HIGH_CARD,
        PAIR,
        TWO_PAIR,
        THREE_OF_A_KIND,
        STRAIGHT,
        FLUSH,
        FULL_HOUSE,
        FOUR_OF_A_KIND,
        STRAIGHT_FLUSH,
    ) = range(9)


@kernel
def straight_top(mask: int) -> int:
    """The top rank of the best straight in a mask of ranks; -1 without."""
    wheel = mask << 1 | (mask >> 12 & 1)
    for top in range(12, 2, -1):
        if wheel >> (top - 3) & 31 == 31:
            return top
    return -1


@kernel
def top_ranks(mask: int, count: int) -> int:
    """The highest ranks of a mask, four bits each, padded."""
    value, taken = 0, 0
    for rank in range(12, -1, -1):
        if mask >> rank & 1 and taken < count:
            value = value << 4 | rank
            taken += 1
    return value


@kernel
def hand_rank(cards: Any) -> int:
    """The rank of five to seven cards, higher is better; empty places are skipped."""
    suits = 0
    counts = 0
    for place in range(len(cards)):
        card = int(cards[place])
        if card >= 0:
            counts += 1 << (4 * (card >> 2))
    flush = -1
    for suit in range(4):
        mask = 0
        for place in range(len(cards)):
            card = int(cards[place])
            if card >= 0 and card & 3 == suit:
                mask |= 1 << (card >> 2)
        size = 0
        for rank in range(13):
            size += mask >> rank & 1
        if size >= 5:
            flush = mask
    suits = 0
    ones, pairs, trips, quads = 0, 0, 0, 0
    for rank in range(13):
        n = counts >> (4 * rank) & 15
        if n >= 1:
            ones |= 1 << rank
        if n == 2:
            pairs |= 1 << rank
        if n == 3:
            trips |= 1 << rank
        if n == 4:
            quads |= 1 << rank
    if flush >= 0 and straight_top(flush) >= 0:
        return (8 << 20) | straight_top(flush)
    if quads:
        quad = top_ranks(quads, 1)
        return (7 << 20) | quad << 4 | top_ranks(ones & ~(1 << quad), 1)
    if trips:
        trip = top_ranks(trips, 1)
        rest = (pairs | trips) & ~(1 << trip)
        if rest:
            return (6 << 20) | trip << 4 | top_ranks(rest, 1)
    if flush >= 0:
        return (5 << 20) | top_ranks(flush, 5)
    if straight_top(ones) >= 0:
        return (4 << 20) | straight_top(ones)
    if trips:
        trip = top_ranks(trips, 1)
        return (3 << 20) | trip << 8 | top_ranks(ones & ~(1 << trip), 2)
    if pairs:
        high = top_ranks(pairs, 1)
        others = pairs & ~(1 << high)
        if others:
            low = top_ranks(others, 1)
            return (2 << 20) | high << 8 | low << 4 | top_ranks(ones & ~(1 << high) & ~(1 << low), 1)
        return (1 << 20) | high << 12 | top_ranks(ones & ~(1 << high), 3)
    return top_ranks(ones, 5)


@kernel
def highest_of_five(cards: Any, rank: int) -> int:
    """The highest card (by rank, then suit) of the five that count; `rank` is the hand's rank."""
    best = -1
    for place in range(len(cards)):
        if cards[place] > best:
            best = int(cards[place])
    return best
