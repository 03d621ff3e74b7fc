"""A fast generator of random numbers for simulation: SplitMix64.

Its state is one 64-bit number, in a record with the number that comes next, so that a
kernel can advance it.  Tables for people do not use it (see `septet.shuffling`).

Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
"""

from typing import Any

import numpy as np

from .kernel import INTERPRETED, kernel
from .record import hidden, new, record


@record
class Chance:
    """Where a generator stands."""

    state: int = hidden(scalar=np.uint64)
    ready: int = hidden(scalar=np.uint64)  # the next number: made before anybody waits for it


CHANCE = new(Chance.dtype).dtype  # type: ignore[attr-defined]
"""For compiled code, which makes its own generators: `np.empty(1, CHANCE)[0]`."""


def generator(seed: int, stream: int = 0) -> Any:
    """A generator for one of 2**64 streams of a seed; equal arguments give equal numbers."""
    rng = new(CHANCE)
    begin(rng, np.uint64((seed * 0x9E3779B97F4A7C15 + stream * 0xD1342543DE82EF95) % 2**64))
    for _ in range(4):  # neighbouring streams part company
        begin(rng, next_bits(rng) ^ np.uint64(stream % 2**64))
    return rng


@kernel
def _next_bits(rng: Any) -> Any:
    ready = rng.ready
    rng.state += np.uint64(0x9E3779B97F4A7C15)
    z = rng.state
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    rng.ready = z ^ (z >> np.uint64(31))
    return ready


def _next_bits_interpreted(rng: Any) -> Any:
    with np.errstate(over="ignore"):  # the arithmetic is meant to be modulo 2**64
        return _next_bits(rng)


next_bits = _next_bits_interpreted if INTERPRETED else _next_bits
"""The next 64 random bits."""


@kernel
def begin(rng: Any, state: Any) -> None:
    """Let a generator begin with a number of 64 bits."""
    rng.state = state
    next_bits(rng)


@kernel
def below(rng: Any, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (Lemire's method; n < 2**32)."""
    bound = np.uint64(n)
    product = (next_bits(rng) >> np.uint64(32)) * bound
    if (product & np.uint64(0xFFFFFFFF)) < bound:
        reject = (np.uint64(0x1_0000_0000) - bound) % bound
        while (product & np.uint64(0xFFFFFFFF)) < reject:
            product = (next_bits(rng) >> np.uint64(32)) * bound
    return np.int64(product >> np.uint64(32))  # type: ignore[return-value]


@kernel
def one_in(rng: Any, times: int) -> bool:
    """True now and then."""
    return below(rng, times) == 0
