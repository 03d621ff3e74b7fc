"""Rounds of betting with all-ins, for games in which bets are made equal (poker, 7/27).

The kernels work on any record with the fields of `Betting`.  How much may be bet and
raised is the game's business; here is who has to act, and what a bet does to the others.
"""

from typing import Any

from .deal import NOBODY, SEATS, Deal
from .kernel import kernel
from .record import Ints, public

POTS = SEATS + 1
"""There cannot be more pots than players.  It is one more, so that nobody takes a field of pots for
a field of seats, which is cleared when somebody else sits down there."""


class Betting(Deal):
    """A deal with betting: what has been put in, and the pots it makes."""

    pot: int = public()  # all chips that have been put in and not been won or returned
    paid: Ints = public(SEATS)  # chips put in during this deal, antes included
    bet: Ints = public(SEATS)  # chips put in during this round
    level: int = public()  # what everybody has to put in during this round to stay in
    raises: int = public()  # raises in this round
    acted: Ints = public(SEATS)  # has acted since the last full bet or raise

    pots: int = public()  # how many pots there are, once they are made (`engine.pots`)
    pot_chips: Ints = public(POTS)
    pot_seats: Ints = public(POTS)  # who competes for it, a bit for each seat


@kernel
def begin_bets(state: Any) -> None:
    """A new deal: nobody has put anything in."""
    for seat in range(SEATS):
        state.paid[seat] = 0
    state.pot = 0
    state.pots = 0
    begin_round(state)


@kernel
def begin_round(state: Any) -> None:
    """A new round: nobody has bet or acted."""
    for seat in range(SEATS):
        state.bet[seat] = 0
        state.acted[seat] = 0
    state.level = 0
    state.raises = 0


@kernel
def pay_ante(state: Any, seat: int, amount: int) -> int:
    """Put in an ante, or what is left; it is no part of a round's bets.  Returns what was paid."""
    amount = min(amount, state.chips[seat])
    state.chips[seat] -= amount
    state.paid[seat] += amount
    state.pot += amount
    return amount


@kernel
def put_in(state: Any, seat: int, amount: int) -> int:
    """Put in a bet of this round, or what is left.  Returns what was paid."""
    amount = pay_ante(state, seat, amount)
    state.bet[seat] += amount
    return amount


@kernel
def owes(state: Any, seat: int) -> int:
    """What a player has to add to stay in."""
    return state.level - state.bet[seat]


@kernel
def call(state: Any, seat: int) -> int:
    """Put in what is owed, or what is left.  Returns what was paid."""
    state.acted[seat] = 1
    return put_in(state, seat, owes(state, seat))


@kernel
def raise_level(state: Any, seat: int, total: int, full: bool) -> int:
    """Bet or raise to `total` of this round.  Returns what was paid.

    A full bet or raise gives everybody the right to act again; a smaller one only asks for
    the difference.
    """
    if full:
        for other in range(state.seats):
            state.acted[other] = 0
    state.acted[seat] = 1
    amount = put_in(state, seat, total - state.bet[seat])
    state.level = max(state.level, state.bet[seat])
    return amount


@kernel
def may_raise(state: Any, seat: int) -> bool:
    """Whether betting is open for the player: nobody who has acted raises after a short all-in."""
    return not state.acted[seat]


@kernel
def has_to_act(state: Any, seat: int) -> bool:
    """Whether the round is not over for a player: in, with chips, and not asked yet or owing."""
    return state.live[seat] and state.chips[seat] > 0 and (not state.acted[seat] or owes(state, seat) > 0)


@kernel
def next_to_act(state: Any, seat: int) -> int:
    """Who acts next, from the left of `seat` round to `seat` itself; NOBODY when the round is over."""
    for _ in range(state.seats):
        seat += 1
        if seat >= state.seats:
            seat = 0
        if has_to_act(state, seat):
            return seat
    return NOBODY


@kernel
def betting_is_possible(state: Any) -> bool:
    """Whether a round makes sense: two players with chips, or one who owes something."""
    able = 0
    for seat in range(state.seats):
        if state.live[seat] and state.chips[seat] > 0:
            able += 1
            if owes(state, seat) > 0:
                return True
    return able > 1
