"""What a player's betting says about the hand.

Who has looked and bets has a hand that is worth it, the more so the longer it lasts and
after a raise; who folds does not.  Nobody plays like that always, so weaker hands are
unlikely and not impossible.
"""

import math
from typing import Any

from ...engine.kernel import kernel
from .chances import chance_to_beat
from .hands import value_of
from .state import Status, Word

FOLDING = 0.35
"""The part of all hands with which one folds at the first chance."""

TURN, TURNS = 0.1, 4
"""What each further turn adds to this, and how many turns count."""

RAISE = 0.33
"""What a raise adds."""

SHARPNESS = 14.0
"""How sharp the line is between the hands one bets and those one folds."""

UNREADABLE = 0.03
"""How often a player does the opposite for no reason that one could see."""


@kernel
def weakest_played(state: Any, seat: int) -> float:
    """The part of all hands that are too weak for what this player has done with open eyes."""
    part = FOLDING + TURN * min(state.turns[seat] - 1, TURNS)
    if state.word[seat] == Word.RAISE or state.word[seat] == Word.KNOCK:
        part += RAISE
    return min(part, 0.95)


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
