"""Dealing anew what a viewer does not see, and the state as numbers for learning.

What play has shown is respected (`memory`): a card that was in the stock when it was made is in
no older part of a hand; after the discards have been shuffled the stock holds nothing else; and
whoever could not play, or has said lappu, holds cards that agree with it.  A hand is filled from
its oldest card on: its first places are those that something is known of.
"""

from typing import Any

import numpy as np

from ...engine.cards import NO_CARD, UNKNOWN, rank_of
from ...engine.chance import below
from ...engine.deal import PACK, SEATS
from ...engine.imagination import shuffle_pool
from ...engine.kernel import allocating_kernel, kernel
from ...engine.observation import squash
from .fitting import ALL, ORDINARY, SPECIAL, hand_bits, join_bits, of_rank, of_suit
from .memory import AN_ORDINARY_CARD
from .state import NO_SUIT, Phase, Status

CHANCES = 1_000_000


@allocating_kernel
def imagine(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Deal the unseen cards and the rest of the deck anew, as far as possible in a way that play allows."""
    stock = np.empty(PACK, np.int8)  # unseen cards that were in the stock when it was made
    others = np.empty(PACK, np.int8)
    left = np.zeros(2, np.int64)  # how many there are of both
    allowed = np.zeros(SEATS, np.int64)  # what the known part of each hand may be made of, as bits
    sort_unseen(state, viewer, stock, others, left)
    shuffle_pool(stock, left[0], rng)
    shuffle_pool(others, left[1], rng)
    if state.phase == Phase.MORE and is_unseen(state, state.turn):
        fill_follower(state, stock, others, left, rng)
    first = below(rng, state.seats)
    for step in range(state.seats):
        seat = (first + step) % state.seats
        if is_unseen(state, seat):
            fill_older(state, seat, stock, others, left, allowed, rng)
    for step in range(state.seats):
        seat = (first + step) % state.seats
        fill_newer(state, seat, stock, others, left, rng)
        read_as_bits(state, seat)
    fill_deck(state, stock, others, left, rng)


@kernel
def is_unseen(state: Any, seat: int) -> bool:
    """Whether a hand is to be imagined: a hand is seen as a whole or not at all."""
    return state.held[seat] > 0 and state.hand[seat, 0] == UNKNOWN


@kernel
def older_cards(state: Any, seat: int) -> int:
    """How many cards of a hand cannot have come from the present stock."""
    return max(state.held[seat] - state.fresh[seat], 0)


# --- the unseen cards ------------------------------------------------------------


@allocating_kernel
def sort_unseen(state: Any, viewer: int, stock: Any, others: Any, left: Any) -> None:
    """All cards that lie nowhere where the viewer sees them: those of the stock, and all others."""
    unseen = np.zeros(52, np.int8)
    of_stock = np.zeros(52, np.int8)
    packs = state.deck_size // 52
    for card in range(52):
        bit = 1 << card
        seen = 1 if state.top == card else 0
        seen += 1 if state.pile_once & bit else 0
        seen += 1 if state.pile_twice & bit else 0
        unseen[card] = packs - seen
        of_stock[card] = 1 if state.stock_once & bit else 0
        of_stock[card] += 1 if state.stock_twice & bit else 0
    for seat in range(state.seats):
        if not is_unseen(state, seat):
            older = older_cards(state, seat)
            for place in range(state.held[seat]):
                card = state.hand[seat, place]
                unseen[card] -= 1
                if place >= older and of_stock[card]:
                    of_stock[card] -= 1
    for card in range(52):
        for number in range(unseen[card]):
            if number < of_stock[card]:
                stock[left[0]] = card
                left[0] += 1
            else:
                others[left[1]] = card
                left[1] += 1


@kernel
def take_allowed(pool: Any, left: int, allowed: int) -> int:
    """Take the first card of a pool that is allowed (given as bits); NO_CARD if there is none.

    The last card of the pool comes into its place: the pool has one card less then.
    """
    for place in range(left):
        card = int(pool[place])
        if allowed >> card & 1:
            pool[place] = pool[left - 1]
            return card
    return NO_CARD


# --- hands and deck --------------------------------------------------------------


@kernel
def allowed_cards(state: Any, seat: int, stock: Any, others: Any, left: Any, rng: Any) -> int:
    """The cards, as bits, that the known part of a hand may be made of.

    Either it holds none of what is lacking; or it is all eights and aces, which could not be played
    (SEIS-21).  The second is drawn as often as it is likely.
    """
    lacks = int(state.lacks[seat])
    places = state.held[seat] - state.since[seat]
    if lacks & AN_ORDINARY_CARD or not lacks & SPECIAL:
        return ALL & ~lacks
    usual, special = 0, 0
    for i in range(left[0] + left[1]):
        card = int(stock[i]) if i < left[0] else int(others[i - left[0]])
        usual += 1 - (lacks >> card & 1)
        special += SPECIAL >> card & 1
    chance = 1.0
    for place in range(places):
        chance *= max(special - place, 0) / float(max(usual - place, 1))
    share = chance / (1.0 + chance)
    return SPECIAL if below(rng, CHANCES) < share * CHANCES else ALL & ~lacks


@kernel
def known_cards(state: Any, seat: int) -> int:
    """How many cards of a hand something is known of."""
    return max(state.held[seat] - state.since[seat], 0) if state.lacks[seat] else 0


@kernel
def fill_older(state: Any, seat: int, stock: Any, others: Any, left: Any, allowed: Any, rng: Any) -> None:
    """The places of a hand of which something is known."""
    older, known = older_cards(state, seat), known_cards(state, seat)
    wanted = allowed_cards(state, seat, stock, others, left, rng) if known else ALL
    allowed[seat] = wanted
    for place in range(max(older, known)):
        if state.hand[seat, place] == UNKNOWN:
            wanted = allowed[seat] if place < known else ALL
            card = NO_CARD
            if place >= older:
                card = take_any(state, stock, others, left, wanted, rng)
            if card == NO_CARD:
                card = take_other(others, left, wanted)
            if card == NO_CARD:
                card = exchange(state, seat, wanted, others, left, allowed)
            if card == NO_CARD:
                card = take_other(others, left, ALL)
            if card == NO_CARD:
                card = take_any(state, stock, others, left, ALL, rng)
            state.hand[seat, place] = card


@kernel
def exchange(state: Any, seat: int, wanted: int, others: Any, left: Any, allowed: Any) -> int:
    """A wanted card of another hand that has been filled, against one that may be there; or NO_CARD."""
    for other in range(state.seats):
        if other != seat and allowed[other]:
            known = known_cards(state, other)
            for place in range(older_cards(state, other)):
                card = int(state.hand[other, place])
                if card >= 0 and wanted >> card & 1:
                    instead = take_other(others, left, allowed[other] if place < known else ALL)
                    if instead != NO_CARD:
                        state.hand[other, place] = instead
                        return card
    return NO_CARD


@kernel
def take_other(others: Any, left: Any, wanted: int) -> int:
    """A card that was not in the stock, if there is one of the wanted ones."""
    card = take_allowed(others, left[1], wanted)
    if card != NO_CARD:
        left[1] -= 1
    return card


@kernel
def take_any(state: Any, stock: Any, others: Any, left: Any, wanted: int, rng: Any) -> int:
    """A card of the stock; before the first shuffle of the discards others were in it, too."""
    from_others = below(rng, max(left[0] + left[1], 1)) < left[1] and not state.reshuffles
    card = take_other(others, left, wanted) if from_others else NO_CARD
    if card == NO_CARD:
        card = take_allowed(stock, left[0], wanted)
        if card != NO_CARD:
            left[0] -= 1
    return card if card != NO_CARD else take_other(others, left, wanted)


@kernel
def fill_follower(state: Any, stock: Any, others: Any, left: Any, rng: Any) -> None:
    """Whoever is going to play another card of the same rank holds one."""
    rank = of_rank(rank_of(state.top))
    card = take_other(others, left, rank)
    if card == NO_CARD:
        card = take_any(state, stock, others, left, rank, rng)
    state.hand[state.turn, state.held[state.turn] - 1] = card


@kernel
def fill_newer(state: Any, seat: int, stock: Any, others: Any, left: Any, rng: Any) -> None:
    """The places of a hand that nothing is known of.

    After a shuffle of the discards what was not among them must be in a hand, if it is left.
    """
    for place in range(state.held[seat]):
        if state.hand[seat, place] == UNKNOWN:
            card = take_other(others, left, ALL) if state.reshuffles else NO_CARD
            if card == NO_CARD:
                card = take_any(state, stock, others, left, ALL, rng)
            state.hand[seat, place] = card


@kernel
def read_as_bits(state: Any, seat: int) -> None:
    """The cards of a hand once more, as bits."""
    state.hand_once[seat] = 0
    state.hand_twice[seat] = 0
    for place in range(state.held[seat]):
        join_bits(state, seat, state.hand[seat, place])


@kernel
def fill_deck(state: Any, stock: Any, others: Any, left: Any, rng: Any) -> None:
    """What is left lies in the stock, in any order."""
    for place in range(state.deck_size):
        state.deck[place] = UNKNOWN
    for place in range(state.dealt, state.deck_size):
        state.deck[place] = take_any(state, stock, others, left, ALL, rng)


# --- for learning ----------------------------------------------------------------


@kernel
def observe(state: Any, rules: Any, viewer: int, out: Any) -> int:
    """What `viewer` may know, as numbers from 0 to 1, seats counted from the viewer.

    For each of 52 cards how often it is in the own hand and in the discard pile, in halves; the
    rank of the top card one-hot (13); the suit in force one-hot (4); phase one-hot (turn, more,
    suit, lappu: 4); cards of the stock / 104; cards drawn in this turn / 5; how many deals are
    over (as x / (1 + x)); then for each of `SEATS` places from the viewer on: in the deal, dropped
    out, dealer, to act, has said lappu; cards / 7, points / 50 (both as x / (1 + x)); the share of
    the hand that something is known of; and for each suit whether that part of the hand holds no
    ordinary card of it.  248 numbers in all.
    """
    once, twice = hand_bits(state, viewer) if viewer < SEATS else (0, 0)
    for card in range(52):
        bit = 1 << card
        out[card] = 0.5 * ((once & bit != 0) + (twice & bit != 0))
        lying = (state.pile_once & bit != 0) + (state.pile_twice & bit != 0) + (state.top == card)
        out[52 + card] = 0.5 * min(lying, 2)
    for rank in range(13):
        out[104 + rank] = 1.0 if state.top != NO_CARD and rank_of(state.top) == rank else 0.0
    for suit in range(4):
        out[117 + suit] = 1.0 if state.suit != NO_SUIT and state.suit == suit else 0.0
    for step in range(4):
        out[121 + step] = 1.0 if state.phase == Phase.TURN.value + step else 0.0
    out[125] = (state.deck_size - state.dealt) / float(PACK)
    out[126] = state.drawn / 5.0
    out[127] = squash(state.deals_done)
    count = 128
    for step in range(SEATS):
        for i in range(12):
            out[count + i] = 0.0
        if step < state.seats:
            observe_seat(state, (viewer + step) % state.seats, out, count)
        count += 12
    return count


@kernel
def observe_seat(state: Any, seat: int, out: Any, at: int) -> None:
    """The numbers of one place, from index `at` on."""
    held = state.held[seat]
    out[at] = 1.0 if state.status[seat] == Status.IN else 0.0
    out[at + 1] = 1.0 if state.status[seat] == Status.DROPPED_OUT else 0.0
    out[at + 2] = 1.0 if seat == state.dealer else 0.0
    out[at + 3] = 1.0 if seat == state.actor else 0.0
    out[at + 4] = 1.0 if state.lappu[seat] else 0.0
    out[at + 5] = squash(held / 7.0)
    out[at + 6] = squash(state.points[seat] / 50.0)
    if held and state.lacks[seat]:
        out[at + 7] = (held - state.since[seat]) / float(held)
        for suit in range(4):
            ordinary = of_suit(suit) & ORDINARY
            out[at + 8 + suit] = 1.0 if state.lacks[seat] & ordinary == ordinary else 0.0
