"""Sets of cards as the bits of a number: card `c` is in the set if bit `c` is set."""

from typing import Any

from numba import types
from numba.extending import intrinsic

from .kernel import INTERPRETED, kernel


@intrinsic
def _count_bits(typing_context: Any, number: Any) -> Any:
    """The instruction of the processor; Numba has no name for it."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


count_bits: Any = int.bit_count if INTERPRETED else _count_bits
"""How many bits of a whole number (not negative) are set."""


@kernel
def bit_at(number: int, place: int) -> int:
    """Which bit is the one at `place` (from 0) among those that are set, at most eight, from below."""
    for taken in range(7):  # without branches: nobody can foretell how far it is
        number = number & (number - 1) if taken < place else number
    return lowest_bit(number)


@kernel
def lowest_bit(number: int) -> int:
    """Which bit of a whole number is the lowest that is set; the number must not be 0."""
    return count_bits(int((number & -number) - 1))
