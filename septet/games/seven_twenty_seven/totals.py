"""What a hand counts for 7 and for 27 (S727-9 to 14, 34, 39, 44), in half points.

An ace is 2 or 22, a picture 1 (or 20), a number card twice its pips: so all totals are
whole numbers.
"""

from typing import Any

from ...engine.cards import ACE, JACK, rank_of
from ...engine.kernel import kernel
from .rules import PictureValue
from .state import SEVEN, TWENTY_SEVEN

NONE = 0
"""No total counts for the target: every hand counts at least two half points."""

ACE_MORE = 20
"""What an ace counts more as 11."""

PICTURE_MORE = 19
"""What a picture counts more as 10."""


@kernel
def target_of(half: int) -> int:
    """7 or 27, in half points."""
    return 14 if half == SEVEN else 54


@kernel
def least_points(card: int) -> int:
    """The least that a card counts."""
    rank = rank_of(card)
    if rank == ACE:
        return 2
    return 1 if rank >= JACK else 2 * (rank + 2)


@kernel
def least_total(hand: Any, count: int) -> int:
    """The smallest total of the first `count` cards: aces 1, pictures a half."""
    total = 0
    for place in range(count):
        total += least_points(hand[place])
    return total


@kernel
def best_total(hand: Any, count: int, half: int, rules: Any) -> int:
    """The total of the first `count` cards that counts for a half; NONE if none does."""
    aces, pictures = 0, 0
    for place in range(count):
        rank = rank_of(hand[place])
        if rank == ACE:
            aces += 1
        elif rank >= JACK:
            pictures += 1
    return closest_total(least_total(hand, count), aces, pictures, half, rules)


@kernel
def closest_total(least: int, aces: int, pictures: int, half: int, rules: Any) -> int:
    """Of all possible totals the closest to the target, the lower one of two (S727-13).

    With `over_is_out` totals above the target are not possible (S727-39).
    """
    target = target_of(half)
    best, best_distance = NONE, 0
    if rules.picture_value == PictureValue.HALF:
        pictures = 0
    for more_pictures in range(pictures + 1):
        for more_aces in range(aces + 1):
            total = least + ACE_MORE * more_aces + PICTURE_MORE * more_pictures
            distance = abs(total - target)
            if rules.over_is_out and total > target:
                continue
            if best == NONE or distance < best_distance or (distance == best_distance and total < best):
                best, best_distance = total, distance
    return best


@kernel
def is_over(hand: Any, count: int) -> bool:
    """Whether every total is above 27 (S727-40, decision A11)."""
    return least_total(hand, count) > target_of(TWENTY_SEVEN)
