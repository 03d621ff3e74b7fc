"""Worlds that agree with what a player knows, and what a player knows as numbers."""

from typing import Any

import numpy as np

from ...engine.cards import ACE, SIX
from ...engine.chance import below
from ...engine.deal import SEATS
from ...engine.imagination import fill_unseen, take_seen
from ...engine.kernel import allocating_kernel, kernel
from ...engine.observation import squash
from .hands import in_deck, value_of
from .play import lay_out_deck, plays_blind
from .reading import is_readable, plausibility
from .rules import CompareMode
from .state import Phase, Status

TRIES = 5_000
"""How often hands are dealt anew until they agree with the comparisons that all have seen the
result of.  Only very unlikely histories need more; then the last deal has to do."""

FINE = 1_000_000
"""Steps in which a chance is drawn."""

PATIENCE = 100
"""How many hands are tried to explain a player's betting."""


# --- as likely as the cards are ----------------------------------------------------


@allocating_kernel
def imagine(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Deal the unseen hands and the rest of the deck anew.

    All deals are equally likely in which, while there is betting, a player whom a comparison
    eliminated has no more points than the one who stayed, and fewer unless it was the
    caller's own (SEKA-43, 44, 76, 77).  When a swara has been called the old hands no longer
    matter and are dealt without regard to that.
    """
    cards = np.empty(52, np.int8)
    size = 0
    for card in range(4 * SIX, 4 * (ACE + 1)):
        if in_deck(card, rules):
            cards[size] = card
            size += 1
    size = take_seen(cards, size, state.hand)
    known = state.hand.copy()
    dealt = fill_unseen(known, state.hand, cards)
    for _ in range(TRIES):
        shuffle_front(cards, size, dealt, rng)
        fill_unseen(known, state.hand, cards)
        if state.phase != Phase.BETTING or agrees_with_comparisons(state, rules):
            break
    shuffle_rest(cards, size, dealt, rng)
    if state.phase == Phase.DEAL:
        lay_out_deck(state, rules)  # the hands that still lie there are from before
    else:
        state.deck[state.dealt : state.dealt + size - dealt] = cards[dealt:size]
    remember_ties(state, rules)


@kernel
def shuffle_front(cards: Any, size: int, count: int, rng: Any) -> None:
    """Put random ones of the first `size` cards in the first `count` places."""
    for place in range(count):
        other = place + below(rng, size - place)
        cards[place], cards[other] = cards[other], cards[place]


@kernel
def shuffle_rest(cards: Any, size: int, first: int, rng: Any) -> None:
    """Put the cards from `first` on in random order."""
    shuffle_front(cards[first:], size - first, size - first - 1, rng)


@kernel
def agrees_with_comparisons(state: Any, rules: Any) -> bool:
    """Whether the hands explain who was eliminated by whom."""
    for seat in range(state.seats):
        if state.beaten_by[seat]:
            winner = state.beaten_by[seat] - 1
            lead = value_of(state.hand[winner], rules) - value_of(state.hand[seat], rules)
            if lead < 0 or (lead == 0 and not state.was_caller[seat]):
                return False
    return True


@kernel
def remember_ties(state: Any, rules: Any) -> None:
    """In the imagined world a caller who was out with equal points has tied (SEKA-60)."""
    for seat in range(SEATS):
        state.tied_with[seat] = 0
    if rules.compare_mode != CompareMode.AFTER_FIRST_ROUND or state.phase != Phase.BETTING:
        return
    for seat in range(state.seats):
        if state.beaten_by[seat] and state.was_caller[seat]:
            winner = state.beaten_by[seat] - 1
            if value_of(state.hand[winner], rules) == value_of(state.hand[seat], rules):
                state.tied_with[seat] = state.beaten_by[seat]


# --- as likely as the betting makes them -------------------------------------------


@kernel
def suppose(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Imagine, and take what the others have done as a sign of what they hold.

    One player after the other is dealt other cards until they explain the betting, each
    deal being accepted as often as it is plausible (Gibbs' method).
    """
    imagine(state, rules, viewer, rng)
    if state.phase != Phase.BETTING or state.deck_size - state.dealt < rules.hand_size:
        return
    for seat in range(state.seats):
        unseen = state.in_hand[seat] and not (state.hand_seen[seat, 0] >> viewer) & 1
        if unseen and is_readable(state, seat):
            reconsider(state, rules, seat, rng)
    remember_ties(state, rules)


@kernel
def reconsider(state: Any, rules: Any, seat: int, rng: Any) -> None:
    """Deal a player other cards of those that are not seen, until they explain what happened."""
    for _ in range(PATIENCE):
        shuffle_front(state.deck[state.dealt :], state.deck_size - state.dealt, rules.hand_size, rng)
        exchange_with_deck(state, rules, seat)
        plausible = below(rng, FINE) < FINE * plausibility(state, rules, seat)
        if plausible and agrees_with_comparisons(state, rules):
            return
        exchange_with_deck(state, rules, seat)


@kernel
def exchange_with_deck(state: Any, rules: Any, seat: int) -> None:
    """Swap a hand with the next cards of the deck."""
    for place in range(rules.hand_size):
        card = state.hand[seat, place]
        state.hand[seat, place] = state.deck[state.dealt + place]
        state.deck[state.dealt + place] = card


# --- for learning --------------------------------------------------------------------


@kernel
def observe(state: Any, rules: Any, viewer: int, out: Any) -> int:
    """What `viewer` may know, as numbers from 0 to 1, seats counted from the viewer.

    Own value / 34 (0 if not seen); pot, level and the pot of the tie in highest bets (0 to 1 after
    division by 1 + themselves); phase one-hot (6); for each of `SEATS` places from the
    viewer on: active, folded, eliminated, looked, blind, dealer, to act, party, and chips
    and last bet in highest bets.  110 numbers in all.
    """
    unit = float(rules.max_bet)
    own_seen = state.hand[viewer, 0] >= 0 and (state.hand_seen[viewer, 0] >> viewer) & 1
    out[0] = value_of(state.hand[viewer], rules) / 34.0 if own_seen else 0.0
    out[1] = squash(state.pot / unit)
    out[2] = squash(state.level / unit)
    out[3] = squash(state.swara_pot / unit)
    for phase in range(6):
        out[4 + phase] = 1.0 if state.phase == phase else 0.0
    count = 10
    for step in range(SEATS):
        seat = (viewer + step) % state.seats if step < state.seats else -1
        for i in range(10):
            out[count + i] = 0.0
        if seat >= 0:
            status = state.status[seat]
            out[count] = 1.0 if status == Status.ACTIVE else 0.0
            out[count + 1] = 1.0 if status == Status.FOLDED else 0.0
            out[count + 2] = 1.0 if status == Status.ELIMINATED else 0.0
            out[count + 3] = 1.0 if state.looked[seat] else 0.0
            out[count + 4] = 1.0 if plays_blind(state, seat) else 0.0
            out[count + 5] = 1.0 if seat == state.dealer else 0.0
            out[count + 6] = 1.0 if seat == state.actor else 0.0
            out[count + 7] = 1.0 if state.party[seat] else 0.0
            out[count + 8] = squash(state.chips[seat] / unit)
            out[count + 9] = squash(state.bet[seat] / unit)
        count += 10
    return count
