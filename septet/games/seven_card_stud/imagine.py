"""Dealing anew what a viewer does not see, and the state as numbers for learning."""

from typing import Any

import numpy as np

from ...engine.cards import NO_CARD, UNKNOWN, rank_of, suit_of
from ...engine.deal import SEATS
from ...engine.imagination import fill_unseen, shuffle_pool, take_card, take_seen
from ...engine.kernel import allocating_kernel, kernel
from ...engine.observation import squash
from .state import CARDS, Status

PACK = 52
STREETS = 5


@allocating_kernel
def imagine(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Deal the unseen cards and the rest of the deck anew, all deals equally likely.

    Whether folded hands were weak is not asked: what players did is no proof of what they hold.
    """
    pool = np.empty(PACK, np.int8)
    for card in range(PACK):
        pool[card] = card
    size = take_seen(pool, PACK, state.hand)
    if state.community != NO_CARD:
        size = take_card(pool, size, state.community)
    shuffle_pool(pool, size, rng)
    used = fill_unseen(state.hand, state.hand, pool)
    for place in range(state.deck_size):
        state.deck[place] = UNKNOWN
    for place in range(state.dealt, state.deck_size):
        if used < size:
            state.deck[place] = pool[used]
            used += 1


@kernel
def observe(state: Any, rules: Any, viewer: int, out: Any) -> int:
    """What `viewer` may know, as numbers from 0 to 1, seats counted from the viewer.

    Street one-hot (5); pot, level in big bets (0 to 1 after division by 1 + themselves); raises
    left as part of all; then for each of `SEATS` places from the viewer on: active, folded,
    dealer, to act, all-in, chips and this street's bet in big bets, and for each of seven
    cards whether it is seen, its rank / 12, and its suit one-hot.
    """
    unit = float(rules.big_bet)
    for street in range(STREETS):
        out[street] = 1.0 if state.street == 3 + street else 0.0
    out[5] = squash(state.pot / unit)
    out[6] = squash(state.level / unit)
    out[7] = max(0.0, 1.0 - state.raises / float(rules.max_raises))
    count = 8
    for step in range(SEATS):
        count = observe_seat(state, viewer, step, unit, out, count)
    return count


@kernel
def observe_seat(state: Any, viewer: int, step: int, unit: float, out: Any, count: int) -> int:
    """The numbers of one place; all 0 where there is none."""
    seat = (viewer + step) % state.seats if step < state.seats else -1
    width = 7 + 6 * CARDS
    for i in range(width):
        out[count + i] = 0.0
    if seat < 0:
        return count + width
    out[count] = 1.0 if state.status[seat] == Status.ACTIVE else 0.0
    out[count + 1] = 1.0 if state.status[seat] == Status.FOLDED else 0.0
    out[count + 2] = 1.0 if seat == state.dealer else 0.0
    out[count + 3] = 1.0 if seat == state.actor else 0.0
    out[count + 4] = 1.0 if state.live[seat] and state.chips[seat] == 0 else 0.0
    out[count + 5] = squash(state.chips[seat] / unit)
    out[count + 6] = squash(state.bet[seat] / unit)
    for place in range(CARDS):
        card = state.hand[seat, place]
        at = count + 7 + 6 * place
        if card >= 0 and (state.hand_seen[seat, place] >> viewer) & 1:
            out[at] = 1.0
            out[at + 1] = rank_of(card) / 12.0
            out[at + 2 + suit_of(card)] = 1.0
    return count + width
