"""What a player sees of the cards: those of a seat, and how many of each rank are left."""

from typing import Any

from ...engine.cards import ACE, JACK, rank_of
from ...engine.kernel import kernel
from .totals import least_points

BITS = 3
"""So many bits count the cards of a rank, in one number for all ranks."""


@kernel
def seen_points(state: Any, viewer: int, seat: int) -> tuple[int, int, int]:
    """Of the cards of a seat that the viewer sees: their smallest total, the aces, the pictures."""
    least, aces, pictures = 0, 0, 0
    for place in range(state.held[seat]):
        if (state.hand_seen[seat, place] >> viewer) & 1:
            rank = rank_of(state.hand[seat, place])
            least += least_points(state.hand[seat, place])
            if rank == ACE:
                aces += 1
            elif rank >= JACK:
                pictures += 1
    return least, aces, pictures


@kernel
def unseen_ranks(state: Any, viewer: int) -> int:
    """How many cards of each rank the viewer does not see, `BITS` bits for each (`count_of`)."""
    counts = 0
    for rank in range(ACE + 1):
        counts += 4 << (BITS * rank)
    for seat in range(state.seats):
        for place in range(state.held[seat]):
            if (state.hand_seen[seat, place] >> viewer) & 1:
                counts -= 1 << (BITS * rank_of(state.hand[seat, place]))
    return counts


@kernel
def count_of(counts: int, rank: int) -> int:
    """The cards of one rank among `unseen_ranks`."""
    return (counts >> (BITS * rank)) & 7
