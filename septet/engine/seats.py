"""Going round the table.  Seats are numbered clockwise; left is the next number."""

from typing import Any

from .deal import SEATS
from .kernel import kernel


@kernel
def next_flagged(flags: Any, seats: int, seat: int) -> int:
    """The next seat to the left of `seat` whose flag is set, `seat` itself last of all."""
    for _ in range(seats):
        seat += 1
        if seat >= seats:
            seat = 0
        if flags[seat]:
            break
    return seat


@kernel
def left_of(state: Any, seat: int) -> int:
    """The next live player to the left."""
    return next_flagged(state.live, state.seats, seat)


@kernel
def right_of(state: Any, seat: int) -> int:
    """The next live player to the right."""
    for _ in range(state.seats):
        seat -= 1
        if seat < 0:
            seat = state.seats - 1
        if state.live[seat]:
            break
    return seat


@kernel
def live_count(state: Any) -> int:
    """How many players are still in."""
    count = 0
    for seat in range(SEATS):  # a fixed number is counted without a loop
        count += state.live[seat]
    return count
