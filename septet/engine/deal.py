"""The fields that every game's state shares: one deal at one table."""

import numpy as np

from .record import Cards, Ints, hidden, public

SEATS = 10
"""Places at the largest table."""

PACK = 104
"""Cards in the largest deck: two packs of 52."""

EVENTS = 96
"""Rows of the journal: more than any single action can write."""

DEALER = -1
"""`state.actor` when cards are to be shuffled and dealt: chance is to act."""

NOBODY = -2
"""`state.actor` when the deal is over."""


class Deal:
    """A deal in progress, with what carries over to the next (chips, dealer).

    Scalars and flags are 32-bit integers, one for each of `SEATS` places in arrays;
    only the first `seats` places are used.
    """

    seats: int = public()  # places at this table
    dealer: int = public()
    actor: int = public()  # the seat to act, DEALER or NOBODY
    phase: int = public()
    ending: int = public()  # how the deal ended; the game's Ending
    present: Ints = public(SEATS)  # somebody sits here
    in_hand: Ints = public(SEATS)  # has a part in the deal
    live: Ints = public(SEATS)  # dealt in and not out
    chips: Ints = public(SEATS)
    chips_before: Ints = public(SEATS)  # when the deal began
    won: Ints = public(SEATS)  # chips taken from pots in this deal
    winners: int = public()  # who has won the whole game, as bits, when it is over

    deck: Cards = hidden(PACK, scalar=np.int8)
    deck_size: int = public()
    dealt: int = public()  # cards of the deck that are out
    due: int = public()  # cards that the next DEAL takes at most

    unwatched: int = hidden()  # nobody looks: what is only there to be seen need not be kept
    events: int = hidden()  # rows of the journal in use
    journal: Ints = hidden(EVENTS, 4)  # (event, seat, value, extra) of the last action
