"""Shuffles for people: unbiased, and documented so that anybody can repeat them.

A shuffle is a function of 32 bytes.  The stream of a seed is SHAKE-256 of the text
`septet shuffle 1` followed by the seed, read as unsigned 32-bit little-endian numbers.
From the first place on, each place is exchanged with one chosen among itself and all
later ones (Fisher and Yates).  To choose among n, numbers of the stream that are not
below the largest multiple of n up to 2**32 are skipped, and the remainder of the first
other one by n is taken.
"""

import hashlib
import secrets
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

PREFIX = b"septet shuffle 1"
SEED_BYTES = 32
WORDS = 1024


def fresh_seed() -> bytes:
    """256 bits from the operating system."""
    return secrets.token_bytes(SEED_BYTES)


def derived_seed(seed: int | bytes, purpose: int | str) -> bytes:
    """The seed for one purpose (the number of a shuffle) of a table that has a seed of its own."""
    material = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.sha256(b"septet table 1:" + material + b":" + str(purpose).encode()).digest()


def numbers(seed: bytes) -> Iterator[int]:
    """The stream of a seed."""
    size = 4 * WORDS
    while True:
        block = hashlib.shake_256(PREFIX + seed).digest(size)
        start = 0 if size == 4 * WORDS else size // 2
        for place in range(start, size, 4):
            yield int.from_bytes(block[place : place + 4], "little")
        size *= 2


def below(stream: Iterator[int], choices: int) -> int:
    """A number from 0 to `choices` - 1, each equally likely."""
    limit = 2**32 - 2**32 % choices
    return next(number for number in stream if number < limit) % choices


def shuffled(cards: Sequence[T], seed: bytes) -> list[T]:
    """The cards in the order that the seed gives them."""
    order = list(cards)
    stream = numbers(seed)
    for place in range(len(order) - 1):
        other = place + below(stream, len(order) - place)
        order[place], order[other] = order[other], order[place]
    return order
