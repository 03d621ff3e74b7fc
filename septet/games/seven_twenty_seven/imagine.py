"""Worlds that agree with what a player knows, and what a player knows as numbers."""

from typing import Any

import numpy as np

from ...engine.cards import UNKNOWN
from ...engine.deal import SEATS
from ...engine.imagination import shuffle_pool, take_seen
from ...engine.kernel import allocating_kernel, kernel
from .drawing import card_bit, card_word
from .play import closer_half
from .seen import seen_points
from .state import Act, Announcement, Phase, Status
from .totals import best_total, is_over, least_points, target_of

TRIES = 300
"""How often the cards are dealt anew until nobody who is or was in is over 27."""


@allocating_kernel
def imagine(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Deal the unseen cards and the rest of the deck anew.

    All deals are equally likely in which a card that the viewer knows to be in the latest
    stock (S727-36) lies in nobody's older hand and, with `over_is_out`, no hand is over 27
    that was not shown (S727-40).  Where that is hard to find, cards are exchanged until it is so.
    """
    unseen = np.arange(52).astype(np.int8)
    size = take_seen(unseen, 52, state.hand)
    older = np.empty(52, np.int8)  # what may lie anywhere; the rest only in the stock and what came of it
    older_size, stock_size = 0, 0
    for i in range(size):
        if is_known_in_stock(state, viewer, unseen[i]):
            unseen[stock_size] = unseen[i]
            stock_size += 1
        else:
            older[older_size] = unseen[i]
            older_size += 1
    stock = unseen[:stock_size].copy()
    known = state.hand.copy()
    for _ in range(TRIES):
        deal_anew(state, known, older, older_size, stock, stock_size, unseen, rng)
        if not rules.over_is_out or nobody_is_over(state):
            break
    if rules.over_is_out:
        exchange_until_nobody_is_over(state, known)
    imagine_announcements(state, rules, viewer)


@kernel
def is_known_in_stock(state: Any, viewer: int, card: int) -> bool:
    """Whether a viewer has seen a card that was shuffled into the latest stock."""
    word, bit = card_word(card), card_bit(card)
    if viewer < SEATS and state.stock_known[viewer, word] & bit:
        return True
    return state.stock_open[word] & bit != 0


@kernel
def deal_anew(
    state: Any, known: Any, older: Any, older_size: int, stock: Any, stock_size: int, desk: Any, rng: Any
) -> None:
    """Random cards for older hands; then all that are left for newer ones and the deck."""
    shuffle_pool(older, older_size, rng)
    used = fill(state, known, older, 0, True)
    size = 0
    for i in range(used, older_size):
        desk[size] = older[i]
        size += 1
    for i in range(stock_size):
        desk[size] = stock[i]
        size += 1
    shuffle_pool(desk, size, rng)
    used = fill(state, known, desk, 0, False)
    for place in range(state.dealt, state.deck_size):
        state.deck[place] = desk[used]
        used += 1


@kernel
def fill(state: Any, known: Any, cards: Any, used: int, old: bool) -> int:
    """Cards in the unseen places that were dealt before the latest reshuffle, or in all others."""
    for seat in range(state.seats):
        for place in range(state.held[seat]):
            is_old = state.reshuffles > 0 and place < state.held_then[seat]
            if known[seat, place] == UNKNOWN and is_old == old:
                state.hand[seat, place] = cards[used]
                used += 1
    return used


@kernel
def nobody_is_over(state: Any) -> bool:
    """Whether all hands that need not be shown are at most 27."""
    for seat in range(state.seats):
        if state.status[seat] != Status.BUST and is_over(state.hand[seat], state.held[seat]):
            return False
    return True


@kernel
def exchange_until_nobody_is_over(state: Any, known: Any) -> None:
    """Lay the dearest unseen card of a hand that is over 27 against the cheapest one left of the deck."""
    for seat in range(state.seats):
        while state.status[seat] != Status.BUST and is_over(state.hand[seat], state.held[seat]):
            if not exchange_one(state, known, seat):
                break


@kernel
def exchange_one(state: Any, known: Any, seat: int) -> bool:
    """Exchange one card of a hand for a cheaper one of the deck; returns whether there is one."""
    dearest, cheapest = -1, state.dealt
    for place in range(state.held[seat]):
        unseen = known[seat, place] == UNKNOWN
        if unseen and (dearest < 0 or points_at(state, seat, place) > points_at(state, seat, dearest)):
            dearest = place
    for place in range(state.dealt, state.deck_size):
        if least_points(state.deck[place]) < least_points(state.deck[cheapest]):
            cheapest = place
    if dearest < 0 or cheapest >= state.deck_size:
        return False
    card, other = state.hand[seat, dearest], state.deck[cheapest]
    if least_points(other) >= least_points(card):
        return False
    state.hand[seat, dearest], state.deck[cheapest] = other, card
    return True


@kernel
def points_at(state: Any, seat: int, place: int) -> int:
    """The least that the card in a place counts."""
    return least_points(state.hand[seat, place])


@kernel
def imagine_announcements(state: Any, rules: Any, viewer: int) -> None:
    """Who has chosen in secret has chosen the half that is closer, for all that the viewer knows."""
    if state.phase != Phase.DECLARING:
        return
    seat = state.dealer
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if seat == state.actor:
            return
        if state.live[seat] and seat != viewer:
            act = closer_half(state, rules, seat)
            seven = act == Act.SEVEN
            state.declared[seat] = Announcement.SEVEN if seven else Announcement.TWENTY_SEVEN


# --- for learning --------------------------------------------------------------------


@kernel
def observe(state: Any, rules: Any, viewer: int, out: Any) -> int:
    """What `viewer` may know, as numbers from 0 to 1, seats counted from the viewer.

    Pot, level and own debt in largest bets (as x / (1 + x)); raises left; cards in the
    stock / 52; reshuffles (as x / (1 + x)); phase one-hot (6); own totals for both targets
    and their distances / 54; then for each of `SEATS` places from the viewer on: active,
    folded, over 27, dealer, to act, all-in; cards / 50; the least that the cards count which
    the viewer sees / 54; how many of them are aces and how many pictures / 4; chips, bet of
    this round, all that was paid and won in largest bets; declined once and twice in a row; and
    the announcement as two flags.  196 numbers in all.
    """
    unit = float(rules.bet_max)
    out[0] = squash(state.pot / unit)
    out[1] = squash(state.level / unit)
    out[2] = squash(max(state.level - state.bet[viewer], 0) / unit)
    out[3] = squash(rules.max_raises - state.raises)
    out[4] = (state.deck_size - state.dealt) / 52.0
    out[5] = squash(state.reshuffles)
    for phase in range(6):
        out[6 + phase] = 1.0 if state.phase == phase else 0.0
    for half in range(2):
        total = best_total(state.hand[viewer], state.held[viewer], half, rules)
        out[12 + 2 * half] = min(total / 54.0, 1.0)
        out[13 + 2 * half] = min(abs(total - target_of(half)) / 54.0, 1.0)
    count = 16
    for step in range(SEATS):
        for i in range(18):
            out[count + i] = 0.0
        if step < state.seats:
            observe_seat(state, viewer, (viewer + step) % state.seats, unit, out, count)
        count += 18
    return count


@kernel
def observe_seat(state: Any, viewer: int, seat: int, unit: float, out: Any, at: int) -> None:
    """The numbers of one place, from index `at` on."""
    status = state.status[seat]
    out[at] = 1.0 if status == Status.ACTIVE else 0.0
    out[at + 1] = 1.0 if status == Status.FOLDED else 0.0
    out[at + 2] = 1.0 if status == Status.BUST else 0.0
    out[at + 3] = 1.0 if seat == state.dealer else 0.0
    out[at + 4] = 1.0 if seat == state.actor else 0.0
    out[at + 5] = 1.0 if state.live[seat] and state.chips[seat] == 0 else 0.0
    out[at + 6] = state.held[seat] / 50.0
    least, aces, pictures = seen_points(state, viewer, seat)
    out[at + 7] = min(least / 54.0, 1.0)
    out[at + 8] = min(aces / 4.0, 1.0)
    out[at + 9] = min(pictures / 4.0, 1.0)
    out[at + 10] = squash(state.chips[seat] / unit)
    out[at + 11] = squash(state.bet[seat] / unit)
    out[at + 12] = squash(state.paid[seat] / unit)
    out[at + 13] = 1.0 if state.stands[seat] >= 1 else 0.0
    out[at + 14] = 1.0 if state.stands[seat] >= 2 else 0.0
    out[at + 15] = squash(state.won[seat] / unit)
    announced = state.declared[seat] if seat == viewer else state.announced[seat]
    out[at + 16] = 1.0 if announced & Announcement.SEVEN.value else 0.0
    out[at + 17] = 1.0 if announced & Announcement.TWENTY_SEVEN.value else 0.0


@kernel
def squash(x: float) -> float:
    """A number from 0 up as one from 0 to 1."""
    return x / (1.0 + x)
