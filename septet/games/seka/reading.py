"""What a player's betting says about the hand.

Who has looked and bets has a hand that is worth it, the more so with many players, after
many turns and after a raise; who folds does not.  Nobody plays like that always, so other
hands are unlikely and not impossible.
"""

import math
from typing import Any

from ...engine.cards import NO_CARD
from ...engine.kernel import kernel
from .chances import chance_to_beat
from .hands import value_of
from .state import Status, Word

MOST_FOLDED, COMPANY = 0.8, 0.5
"""The part of all hands with which one folds at the first chance, at a table without end, and
how much less that is against a single opponent."""

TURN = 0.07
"""What each further turn adds."""

RAISE = 0.6
"""What a raise adds, as a part of what is left."""

HIGHEST = 0.95
"""However long the betting lasts, a hand that is better than so many may still be weaker."""

SHARPNESS = 20.0
"""How sharp the line is between the hands one bets and those one folds."""

UNREADABLE = 0.04
"""How often a player does the opposite, to bluff or for no reason that one could see."""


@kernel
def company(state: Any, seat: int) -> int:
    """How many others had not folded when this player first decided."""
    others, before = 0, True
    for step in range(1, state.seats + 1):
        other = (state.dealer + step) % state.seats
        if other == seat:
            before = False
        elif state.hand[other, 0] != NO_CARD:
            others += not (before and state.status[other] == Status.FOLDED)
    return others


@kernel
def folded_at_first(state: Any, seat: int) -> float:
    """The part of all hands with which this player folds at the first chance."""
    return MOST_FOLDED - COMPANY / max(company(state, seat), 1)


@kernel
def weakest_played(state: Any, seat: int) -> float:
    """The part of all hands that are too weak for what this player has done with open eyes."""
    part = folded_at_first(state, seat) + TURN * max(state.turns[seat] - 1, 0)
    if state.word[seat] == Word.RAISE or state.word[seat] == Word.KNOCK:
        part += RAISE * (1.0 - part)
    return min(part, HIGHEST)


@kernel
def is_readable(state: Any, seat: int) -> bool:
    """Whether the player has decided something with a view of the own cards."""
    return state.looked[seat] and (state.turns[seat] > 0 or state.status[seat] == Status.FOLDED)


@kernel
def plausibility(state: Any, rules: Any, seat: int) -> float:
    """How likely it is, from 0 to 1, to bet or fold with this player's hand as this player did."""
    strength = chance_to_beat(value_of(state.hand[seat], rules), rules)
    plays = 1.0 / (1.0 + math.exp(SHARPNESS * (weakest_played(state, seat) - strength)))
    if state.status[seat] == Status.FOLDED:
        plays = 1.0 - plays
    return UNREADABLE + (1.0 - UNREADABLE) * plays
