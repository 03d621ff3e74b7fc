"""Dealing anew the cards that a viewer does not see."""

from typing import Any

from .cards import NO_CARD, UNKNOWN
from .chance import below
from .kernel import kernel


@kernel
def take_seen(pool: Any, size: int, hands: Any) -> int:
    """Remove the cards of `hands` (any number of rows) that are seen from the pool; return its new size."""
    for row in range(len(hands)):
        for place in range(len(hands[row])):
            card = hands[row, place]
            if card >= 0:
                size = take_card(pool, size, card)
    return size


@kernel
def take_card(pool: Any, size: int, card: int) -> int:
    """Remove one card from the pool; return its new size."""
    for i in range(size):
        if pool[i] == card:
            pool[i] = pool[size - 1]
            return size - 1
    return size


@kernel
def shuffle_pool(pool: Any, size: int, rng: Any) -> None:
    """Put the cards of the pool in random order."""
    for i in range(size - 1, 0, -1):
        j = below(rng, i + 1)
        pool[i], pool[j] = pool[j], pool[i]


@kernel
def fill_unseen(source: Any, target: Any, pool: Any) -> int:
    """Copy `source` to `target`, the pool's first cards where it is UNKNOWN; return how many."""
    used = 0
    for row in range(len(source)):
        for place in range(len(source[row])):
            if source[row, place] == UNKNOWN:
                target[row, place] = pool[used]
                used += 1
            elif source[row, place] == NO_CARD:
                target[row, place] = NO_CARD
            else:
                target[row, place] = source[row, place]
    return used
