"""Reading opponents: what they have paid for says something about their down cards."""

from typing import Any

from ...engine.chance import below, one_in
from ...engine.kernel import kernel
from .cautious import own_points, points_of, shown_points
from .imagine import imagine
from .state import FIRST_UP, LAST, Phase

PATIENCE = 40
"""How many hands are tried to explain what a player has paid for."""

FREE_LOOK, PAID_LOOK = 6, 20
"""Points that a player who called the bring-in, or a full bet on third street, probably had."""

FOLLOWING, LEADING = -8, 12
"""What players who go along, or bet, probably are ahead of the boards of the others."""

STUBBORN = 12
"""One player in so many pays without a reason."""


@kernel
def suppose(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Imagine, and deal other down cards to players whose bets theirs do not explain."""
    imagine(state, rules, viewer, rng)
    if state.phase != Phase.BETTING:
        return
    for seat in range(state.seats):
        hidden = state.live[seat] and seat != viewer and not (state.hand_seen[seat, 0] >> viewer) & 1
        if hidden and not one_in(rng, STUBBORN):
            reconsider(state, rules, seat, rng)


@kernel
def reconsider(state: Any, rules: Any, seat: int, rng: Any) -> None:
    """Exchange a player's down cards for undealt ones until they explain what was paid."""
    left = state.deck_size - state.dealt
    for _ in range(PATIENCE):
        if explains(state, rules, seat) or left == 0:
            return
        for place in range(LAST + 1):
            if (place < FIRST_UP or place == LAST) and state.hand[seat, place] >= 0:
                other = state.dealt + below(rng, left)
                card = state.hand[seat, place]
                state.hand[seat, place] = state.deck[other]
                state.deck[other] = card


@kernel
def explains(state: Any, rules: Any, seat: int) -> bool:
    """Whether a hand is as good as what its holder has paid for."""
    entered = state.entered[seat]
    if entered > 0:
        needed = PAID_LOOK if entered >= rules.small_bet else FREE_LOOK
        if points_of(state, seat, 0, FIRST_UP + 1, 4) < needed:
            return False
    if state.aggressor == 1 + seat:
        return own_points(state, seat) >= shown_points(state, seat) + LEADING
    if state.street > 4:
        return own_points(state, seat) >= shown_points(state, seat) + FOLLOWING
    return True
