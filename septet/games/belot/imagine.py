"""Worlds that agree with what a player knows, and what a player knows as numbers."""

from typing import Any

import numpy as np

from ...engine.bits import count_bits
from ...engine.cards import KING, QUEEN
from ...engine.chance import below
from ...engine.imagination import shuffle_pool
from ...engine.kernel import allocating_kernel, kernel
from ...engine.observation import squash
from .cards import ALL_CARDS, LOWEST, PACK, bit_of, lowest_card
from .combinations import (
    cards_of,
    carres,
    code_of,
    has_combination,
    kind_of_combination,
    length_of,
    next_of_plan,
    top_of,
)
from .play import playable
from .rules import DeclarationMode
from .state import COMBINATIONS, HAND, PLAYERS, SUITS, TEAMS, Combination, Contract, Phase

PLACES = PLAYERS + 1
"""Where an unseen card may lie: in a hand, or in the rest of the deck."""

DECK = PLAYERS

TRIES = 60
"""How often other declarations or hands are imagined until all agrees."""

EXCHANGES = 48
"""Cards that are exchanged at random after they have been dealt to where they may lie."""


@allocating_kernel
def imagine(state: Any, rules: Any, viewer: int, rng: Any) -> None:
    """Deal the unseen cards anew.

    No hand has a card that its player has shown not to have (`state.lacks`).  The other card of a
    belot is where it was announced.  Who has declared holds, or has played, such a combination:
    one is chosen for each declaration, and the cards that would make it longer are not there.
    Where declarations are made for the players, nobody has any other.
    """
    unseen = unseen_cards(state, viewer)
    lies = np.zeros(PLACES, np.int64)
    may = np.zeros(PLACES, np.int64)
    cards = np.zeros(ALL_CARDS, np.int8)
    for attempt in range(TRIES):
        patient = attempt < TRIES - 1
        if not fix_declarations(state, viewer, unseen, lies, may, rng) and patient:
            continue
        if not deal_anew(state, viewer, unseen, lies, may, cards, rng) and patient:
            continue
        if not patient or declares_all(state, rules, viewer, lies):
            break
    fill_hands(state, viewer, lies, cards, rng)


@kernel
def unseen_cards(state: Any, viewer: int) -> int:
    """The cards that the viewer has not seen, as bits."""
    unseen = PACK & ~state.played
    if viewer < PLAYERS:
        unseen &= ~state.holds[viewer]
    return unseen


@kernel
def known_in_hand(state: Any, seat: int) -> int:
    """Cards that everybody knows to be in a hand: the other card of an announced belot."""
    known = 0
    for suit in range(SUITS):
        if (state.belots[seat] >> suit) & 1:
            known |= bit_of(4 * KING + suit) | bit_of(4 * QUEEN + suit)
    return known & ~state.gone[seat]


# --- declarations --------------------------------------------------------------------


@kernel
def fix_declarations(state: Any, viewer: int, unseen: int, lies: Any, may: Any, rng: Any) -> bool:
    """Choose a combination for each declaration; returns whether there was one for each.

    `lies` are then the cards that are fixed in a place, `may` those that can lie in it.
    """
    found = True
    taken = 0
    for seat in range(PLAYERS):
        lies[seat] = known_in_hand(state, seat) if seat != viewer else 0
        may[seat] = unseen & ~state.lacks[seat]
        taken |= lies[seat]
    lies[DECK] = 0
    may[DECK] = unseen
    for seat in range(PLAYERS):
        if seat == viewer:
            continue
        for index in range(state.declared[seat]):
            code = state.shown_code[seat, index]
            if code == 0:
                code = choose_combination(state, seat, index, may[seat] & ~(taken & ~lies[seat]), rng)
            state.declared_code[seat, index] = code
            if code == 0:
                found = False
            else:
                fixed = cards_of(code) & ~state.gone[seat]
                lies[seat] |= fixed
                taken |= fixed
                may[seat] &= ~beyond(state, seat, code) | fixed
    return found


@kernel
def choose_combination(state: Any, seat: int, index: int, may: int, rng: Any) -> int:
    """A random combination of the declared kind, of cards that may be or were in the hand; 0 if none.

    The cards of the player's other declaration are not used again (BELOT-43).
    """
    can = may | state.gone[seat]
    for other in range(index):
        can &= ~cards_of(state.declared_code[seat, other])
    kind = state.declared_kind[seat, index]
    chosen, count = 0, 0
    for top in range(LOWEST, LOWEST + ALL_CARDS):
        for length in range(HAND + 1):
            if is_possible(can, top, length, kind):
                code = code_of(top, length)
                if beyond(state, seat, code) & state.gone[seat] == 0:
                    count += 1
                    if below(rng, count) == 0:
                        chosen = code
    return chosen


@kernel
def is_possible(can: int, top: int, length: int, kind: int) -> bool:
    """Whether there is a combination of this kind with this top and length in some cards."""
    if length == 0:
        return kind == Combination.CARRE and top % SUITS == SUITS - 1 and carres(can) & bit_of(top) >> 3 != 0
    if length < 3 or top - (length - 1) * SUITS < LOWEST:
        return False
    code = code_of(top, length)
    return kind_of_combination(code) == kind and cards_of(code) & ~can == 0


@kernel
def beyond(state: Any, seat: int, code: int) -> int:
    """The cards that would make a sequence longer, as bits; not those of the player's carrés."""
    length = length_of(code)
    if length == 0:
        return 0
    cards, top = 0, top_of(code)
    if top + SUITS < LOWEST + ALL_CARDS:
        cards |= bit_of(top + SUITS)
    if top - length * SUITS >= LOWEST:
        cards |= bit_of(top - length * SUITS)
    for index in range(state.declared[seat]):
        other = state.declared_code[seat, index]
        if other and length_of(other) == 0:
            cards &= ~cards_of(other)
    return cards


@kernel
def declares_all(state: Any, rules: Any, viewer: int, lies: Any) -> bool:
    """Whether the others would have declared what they did, where it is done for them."""
    if rules.declaration_mode != DeclarationMode.AUTO or state.contract == Contract.NO_TRUMPS:
        return True
    for seat in range(PLAYERS):
        if seat == viewer or state.gone[seat] == 0:
            continue
        hand = lies[seat] | state.gone[seat]
        for index in range(state.declared[seat]):
            code = state.declared_code[seat, index]
            if next_of_plan(hand, rules) != code:
                return False
            hand &= ~cards_of(code)
        if has_combination(hand):
            return False
    return True


# --- dealing -------------------------------------------------------------------------


@kernel
def deal_anew(state: Any, viewer: int, unseen: int, lies: Any, may: Any, cards: Any, rng: Any) -> bool:
    """Deal the unseen cards that are not fixed to where they may lie; returns whether all fit in."""
    for place in range(PLACES):
        if place != viewer:
            unseen &= ~lies[place]
    room = 0
    for place in range(PLACES):
        if place == viewer:
            may[place] = 0
            continue
        may[place] &= unseen  # what is fixed in a place stays there
        room += space(state, place, lies)
        if space(state, place, lies) < 0:
            return False
    size = spread(unseen, cards)
    shuffle_pool(cards, size, rng)
    fits = True
    for choice in range(PLACES + 1):  # first those that may lie in few places
        for i in range(size):
            if places_for(cards[i], viewer, may) == choice:
                fits = lay(state, viewer, cards[i], lies, may, rng) and fits
    for _ in range(EXCHANGES if size > 1 else 0):
        exchange(cards[below(rng, size)], cards[below(rng, size)], lies, may)
    return fits and room == size


@kernel
def spread(mask: int, cards: Any) -> int:
    """Write the cards of a set to an array; return how many."""
    size = 0
    while mask:
        cards[size] = lowest_card(mask)
        mask &= mask - 1
        size += 1
    return size


@kernel
def space(state: Any, place: int, lies: Any) -> int:
    """How many more cards a hand, or the rest of the deck, has."""
    size = state.deck_size - state.dealt if place == DECK else state.held[place]
    return size - count_bits(int(lies[place]))


@kernel
def places_for(card: int, viewer: int, may: Any) -> int:
    """In how many places a card may lie."""
    count = 0
    for place in range(PLACES):
        if place != viewer and may[place] & bit_of(card):
            count += 1
    return count


@kernel
def lay(state: Any, viewer: int, card: int, lies: Any, may: Any, rng: Any) -> bool:
    """Lay a card where it may lie, the likelier the more cards are missing there; move others if need be."""
    bit, chosen, room = bit_of(card), -1, 0
    for place in range(PLACES):
        if place != viewer and may[place] & bit:
            free = space(state, place, lies)
            room += free
            if free > 0 and below(rng, room) < free:
                chosen = place
    if chosen >= 0:
        lies[chosen] |= bit
        return True
    return make_room(state, viewer, card, lies, may)


@kernel
def make_room(state: Any, viewer: int, card: int, lies: Any, may: Any) -> bool:
    """Lay a card in a full place whose other card moves on, perhaps to a third whose card moves on."""
    for first in range(PLACES):
        if first != viewer and may[first] & bit_of(card):
            for last in range(PLACES):
                if last == viewer or space(state, last, lies) <= 0:
                    continue
                if move_between(first, last, lies, may):
                    lies[first] |= bit_of(card)
                    return True
                for middle in range(PLACES):
                    between = middle not in (viewer, first, last) and can_move(first, middle, lies, may)
                    if between and move_between(middle, last, lies, may):
                        move_between(first, middle, lies, may)
                        lies[first] |= bit_of(card)
                        return True
    return False


@kernel
def can_move(source: int, target: int, lies: Any, may: Any) -> bool:
    """Whether a card of one place may lie in another."""
    return lies[source] & may[source] & may[target] != 0


@kernel
def move_between(source: int, target: int, lies: Any, may: Any) -> bool:
    """Move a card of one place that may lie in another; returns whether there is one."""
    cards = lies[source] & may[source] & may[target]
    if cards == 0:
        return False
    bit = cards & -cards
    lies[source] ^= bit
    lies[target] |= bit
    return True


@kernel
def exchange(card: int, other: int, lies: Any, may: Any) -> None:
    """Exchange two cards, if each may lie where the other is."""
    bit, other_bit = bit_of(card), bit_of(other)
    for place in range(PLACES):
        if lies[place] & bit and not lies[place] & other_bit:
            for goal in range(PLACES):
                if lies[goal] & other_bit and may[place] & other_bit and may[goal] & bit:
                    lies[place] ^= bit | other_bit
                    lies[goal] ^= bit | other_bit
                    return


@kernel
def fill_hands(state: Any, viewer: int, lies: Any, cards: Any, rng: Any) -> None:
    """Write the cards to the hands and to the rest of the deck."""
    declaring = state.phase == Phase.DECLARING or (
        state.phase == Phase.PLAY and state.tricks[0] + state.tricks[1] == 0
    )
    for seat in range(PLAYERS):
        if seat == viewer:
            for place in range(state.held[seat]):
                state.place[state.hand[seat, place]] = place
            continue
        state.holds[seat] = lies[seat]
        size = spread(lies[seat], cards)
        shuffle_pool(cards, size, rng)
        for place in range(min(size, state.held[seat])):
            state.hand[seat, place] = cards[place]
            state.place[cards[place]] = place
        if declaring and state.contract != Contract.NO_TRUMPS:
            state.free[seat] = lies[seat] | state.gone[seat]
            for index in range(state.declared[seat]):
                state.free[seat] &= ~cards_of(state.declared_code[seat, index])
    size = spread(lies[DECK], cards)
    shuffle_pool(cards, size, rng)
    for i in range(size):
        state.deck[state.dealt + i] = cards[i]


# --- for learning --------------------------------------------------------------------


@kernel
def observe(state: Any, rules: Any, viewer: int, out: Any) -> int:
    """What `viewer` may know, as numbers from 0 to 1, seats counted from the viewer.

    Phase one-hot (7); contract one-hot (6) and how often it is doubled / 4; scores of the own and
    the other team in `target`s and points that hang / 100 (as x / (1 + x)); card points of both
    teams / 300 and tricks / 8; cards of the own hand (32) and those that may be played (32).
    Then for each of the four players from the viewer on: dealer, to act, declarer, has passed;
    cards / 8; the kinds of two declarations / 4; the suits of belots (4); cards played (32);
    card in the trick (32); cards that the player cannot have (32).  513 numbers in all.
    """
    for phase in range(7):
        out[phase] = 1.0 if state.phase == phase else 0.0
    for contract in range(6):
        out[7 + contract] = 1.0 if state.contract == contract else 0.0
    out[13] = min(state.doubling, 4) / 4.0
    team = viewer % TEAMS
    for side in range(TEAMS):
        whose = team if side == 0 else 1 - team
        out[14 + side] = squash(state.scores[whose] / float(rules.target))
        out[16 + side] = min(state.points[whose] / 300.0, 1.0)
        out[18 + side] = state.tricks[whose] / 8.0
    out[20] = squash(state.hanging / 100.0)
    count = observe_cards(state.holds[viewer], out, 21)
    mine = state.phase == Phase.PLAY and state.actor == viewer
    count = observe_cards(playable(state, state.holds[viewer]) if mine else 0, out, count)
    for step in range(PLAYERS):
        count = observe_seat(state, (viewer + step) % PLAYERS, out, count)
    return count


@kernel
def observe_seat(state: Any, seat: int, out: Any, at: int) -> int:
    """The numbers of one player, from index `at` on; returns the next index."""
    out[at] = 1.0 if seat == state.dealer else 0.0
    out[at + 1] = 1.0 if seat == state.actor else 0.0
    out[at + 2] = 1.0 if seat == state.declarer and state.contract != Contract.NONE else 0.0
    out[at + 3] = 1.0 if state.passed[seat] else 0.0
    out[at + 4] = state.held[seat] / 8.0
    for index in range(COMBINATIONS):
        kind = state.declared_kind[seat, index] if index < state.declared[seat] else 0
        out[at + 5 + index] = kind / 4.0
    for suit in range(SUITS):
        out[at + 7 + suit] = 1.0 if (state.belots[seat] >> suit) & 1 else 0.0
    at = observe_cards(state.gone[seat], out, at + 11)
    place = (seat - state.leader) % PLAYERS
    lying = state.phase == Phase.PLAY and place < state.trick_size
    at = observe_cards(bit_of(state.trick[place]) if lying else 0, out, at)
    return observe_cards(state.lacks[seat], out, at)


@kernel
def observe_cards(cards: int, out: Any, at: int) -> int:
    """A flag for each card of the pack, from index `at` on; returns the next index."""
    for i in range(ALL_CARDS):
        out[at + i] = 1.0 if (cards >> i) & 1 else 0.0
    return at + ALL_CARDS
