"""The ranking of poker hands (STUD-5), and how it stands in a number.

What a hand is worth is `category << 20` and the ranks of the five cards that count, four bits
each, the most important first: 7-7-7-K-K is a full house with ranks 5 5 5 11 11.  Comparing
two such numbers compares the hands, equal hands have equal numbers, and suits do not matter.
"""

from enum import IntEnum

from .kernel import kernel

CATEGORY_SHIFT = 20


class Category(IntEnum):
    """The kinds of hands, the lowest first.  The royal flush is the ace-high straight flush."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    THREE_OF_A_KIND = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    FOUR_OF_A_KIND = 7
    STRAIGHT_FLUSH = 8


@kernel
def category_of(value: int) -> int:
    """The `Category` of a hand of this value, as a number."""
    return int(value) >> CATEGORY_SHIFT


@kernel
def rank_at(value: int, place: int) -> int:
    """The rank of one of the five cards that count, 0 (the most important) to 4."""
    return int(value) >> (16 - 4 * place) & 15


def ranks_of(value: int) -> tuple[int, ...]:
    """The ranks of the five cards that count, the most important first; of a wheel 3 2 1 0 12."""
    return tuple(rank_at(value, place) for place in range(5))
