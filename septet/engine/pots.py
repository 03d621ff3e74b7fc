"""Main pot and side pots: made of what everybody has put in, and divided.

The kernels work on any record with the fields of `betting.Betting`.
"""

from typing import Any

from .betting import POTS
from .kernel import kernel


@kernel
def uncalled(state: Any) -> int:
    """The seat that has put in more than anybody could have called; -1 if there is none."""
    most, seat_of_most, second = 0, -1, 0
    for seat in range(state.seats):
        paid = state.paid[seat]
        if paid > most:
            second, most, seat_of_most = most, paid, seat
        elif paid > second:
            second = paid
    return seat_of_most if most > second else -1


@kernel
def take_back_uncalled(state: Any, seat: int) -> int:
    """Return to the `uncalled` seat what nobody has called; returns how much."""
    second = 0
    for other in range(state.seats):
        if other != seat:
            second = max(second, state.paid[other])
    surplus = state.paid[seat] - second
    state.paid[seat] -= surplus
    state.pot -= surplus
    state.chips[seat] += surplus
    return surplus


@kernel
def make_pots(state: Any) -> None:
    """Layer what was put in at the totals of those still in (STUD 3.5, S727 3.6).

    A folded player's chips stay in the layers they reach; what lies above the last layer
    belongs to it.  Layers for which the same players compete are one pot.
    """
    state.pots = 0
    below = 0
    while True:
        top, last = next_total(state, below), next_total(state, below) == highest_total(state)
        if top == 0:
            return
        chips, seats = 0, 0
        for seat in range(state.seats):
            reaches = state.paid[seat] if last else min(state.paid[seat], top)
            chips += max(reaches - below, 0)
            if state.live[seat] and state.paid[seat] >= top:
                seats |= 1 << seat
        add_pot(state, chips, seats)
        below = top


@kernel
def next_total(state: Any, below: int) -> int:
    """The smallest total above `below` that somebody still in has put in; 0 if there is none."""
    smallest = 0
    for seat in range(state.seats):
        paid = state.paid[seat]
        if state.live[seat] and paid > below and (smallest == 0 or paid < smallest):
            smallest = paid
    return smallest


@kernel
def highest_total(state: Any) -> int:
    """The most that somebody still in has put in."""
    highest = 0
    for seat in range(state.seats):
        if state.live[seat]:
            highest = max(highest, state.paid[seat])
    return highest


@kernel
def add_pot(state: Any, chips: int, seats: int) -> None:
    """One more layer: a new pot, or part of the one before if the same players compete."""
    last = state.pots - 1
    if last >= 0 and state.pot_seats[last] == seats:
        state.pot_chips[last] += chips
        return
    state.pot_chips[state.pots] = chips
    state.pot_seats[state.pots] = seats
    state.pots = min(state.pots + 1, POTS)


@kernel
def win(state: Any, seat: int, amount: int) -> None:
    """Chips from a pot to a player."""
    state.pot -= amount
    state.chips[seat] += amount
    state.won[seat] += amount


@kernel
def share_of(chips: int, seats: int, seat: int, dealer: int, places: int) -> int:
    """What a seat gets of chips divided among some seats; odd chips one each from the dealer's left."""
    sharers, before = 0, 0
    turn = dealer
    for _ in range(places):
        turn += 1
        if turn >= places:
            turn = 0
        if turn == seat:
            before = sharers
        sharers += seats >> turn & 1
    return chips // sharers + (1 if before < chips % sharers else 0)
