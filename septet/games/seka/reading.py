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

FOLDING, COMPANY, MOST_FOLDING = 0.23, 0.1, 0.7
"""The part of all hands with which one folds at the first chance: what it begins with, what
each player who was dealt in adds, and the most."""

TURN = 0.09
"""What each further turn adds."""

RAISE = 0.17
"""What a raise adds."""

HIGHEST = 0.95
"""However long the betting lasts, a hand that is better than so many may still be weaker."""

SHARPNESS = 20.0
"""How sharp the line is between the hands one bets and those one folds."""

UNREADABLE = 0.04
"""How often a player does the opposite, to bluff or for no reason that one could see."""


@kernel
def folded_at_first(state: Any) -> float:
    """The part of all hands with which one folds at the first chance, among so many players."""
    players = 0
    for seat in range(state.seats):
        players += state.hand[seat, 0] != NO_CARD
    return min(FOLDING + COMPANY * players, MOST_FOLDING)


@kernel
def weakest_played(state: Any, seat: int) -> float:
    """The part of all hands that are too weak for what this player has done with open eyes."""
    part = folded_at_first(state) + TURN * max(state.turns[seat] - 1, 0)
    if state.word[seat] == Word.RAISE or state.word[seat] == Word.KNOCK:
        part += RAISE
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
