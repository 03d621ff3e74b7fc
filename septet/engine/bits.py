"""Sets of cards as the bits of a number: card `c` is in the set if bit `c` is set.

With what the processor can do and Numba has no name for.
"""

from typing import Any

from llvmlite import binding as llvm
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from .kernel import INTERPRETED, kernel


@intrinsic
def _count_bits(typing_context: Any, number: Any) -> Any:
    """The instruction of the processor."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _not_negative(typing_context: Any, number: Any) -> Any:
    """A promise to the compiler."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        builder.assume(builder.icmp_signed(">=", arguments[0], arguments[0].type(0)))
        return arguments[0]

    return types.int64(types.int64), generate


def _itself(number: int) -> int:
    return int(number)


natural: Any = _itself if INTERPRETED else _not_negative
"""A number that is never negative, as everybody knows but the compiler, which would otherwise
have to look whether it counts from the end."""

count_bits: Any = int.bit_count if INTERPRETED else _count_bits
"""How many bits of a whole number (not negative) are set."""


@kernel
def lowest_bit(number: int) -> int:
    """Which bit of a whole number is the lowest that is set; the number must not be 0."""
    return count_bits(int((number & -number) - 1))


@intrinsic
def _deposit_instruction(typing_context: Any, number: Any, mask: Any) -> Any:
    """The instruction that lays the bits of a number where another one has bits set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        whole = arguments[0].type
        call = ir.FunctionType(whole, (whole, whole))
        return builder.call(builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), call), arguments)

    return types.int64(types.int64, types.int64), generate


_deposit: Any = _deposit_instruction


@kernel
def _bit_at_by_instruction(number: int, place: int) -> int:
    return lowest_bit(_deposit(1 << place, number))


@kernel
def _bit_at_by_steps(number: int, place: int) -> int:
    for _ in range(place):
        number &= number - 1
    return lowest_bit(number)


DEPOSITS = llvm.get_host_cpu_features().get("bmi2", False) and llvm.get_host_cpu_name() not in (
    "znver1",
    "znver2",
)
"""Whether this processor has that instruction (two that have it are slow at it)."""

bit_at: Any = _bit_at_by_instruction if DEPOSITS and not INTERPRETED else _bit_at_by_steps
"""Which bit is the one at `place` (from 0) among those that are set, from the lowest."""
