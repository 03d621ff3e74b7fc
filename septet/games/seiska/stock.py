"""The stock and the discard pile: giving out cards, playing one, shuffling the discards (section 3.5)."""

from typing import Any

from ...engine.bits import lowest_bit
from ...engine.cards import ACE, EIGHT, NO_CARD, rank_of, suit_of
from ...engine.deal import SEATS
from ...engine.deck import await_deal, draw
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.seats import left_of, live_count
from .fitting import join_bits, leave_bits
from .memory import (
    forget_all,
    remember_drawn,
    remember_in_stock,
    remember_new_stock,
    remember_played,
)
from .state import NO_SUIT, PLACES, Event, Phase, Why, Word

ALL_WHYS = 8
"""`Event.DREW` tells a number of cards times this, plus a `Why`."""


# --- the deal --------------------------------------------------------------------


@kernel
def clear_table(state: Any) -> None:
    """No card lies anywhere."""
    forget_all(state)
    state.top = NO_CARD
    state.suit = NO_SUIT
    state.pile_once = 0
    state.pile_twice = 0
    state.pile_size = 0
    forget_owed(state)
    for seat in range(SEATS):
        state.held[seat] = 0
        state.hand_once[seat] = 0
        state.hand_twice[seat] = 0
        for place in range(PLACES):
            state.hand[seat, place] = NO_CARD
            state.hand_seen[seat, place] = 0


@kernel
def deal_hands(state: Any, rules: Any) -> None:
    """Seven cards to everybody, one at a time, clockwise from the dealer's left (SEIS-1, 2)."""
    players, seat = live_count(state), state.dealer
    for _ in range(rules.hand_size):
        for _ in range(players):
            seat = left_of(state, seat)
            receive(state, seat)
    for _ in range(players):
        seat = left_of(state, seat)
        note(state, Event.DEALT, seat, state.held[seat])


@kernel
def turn_up(state: Any) -> None:
    """The next card begins the discard pile; an eight is buried, an ace brings a card to all (SEIS-5, 9, 10).

    The card that follows a buried eight is dealt with a shuffle of its own: so the eight lies
    anywhere in the stock (decision A2).
    """
    card = draw(state)
    if rank_of(card) == EIGHT:
        state.dealt -= 1
        remember_in_stock(state, card)
        note(state, Event.BURIED, 0, card)
        await_deal(state, 1)
        state.phase = Phase.START_CARD
        return
    put_down(state, card)
    note(state, Event.START_CARD, 0, card)
    if rank_of(card) == ACE:
        for seat in range(state.seats):
            owe(state, seat, state.live[seat], Why.START_ACE.value)
    state.turn = left_of(state, state.dealer)
    state.drawn = 0
    call_for_cards(state, state.turn)


# --- giving out cards ------------------------------------------------------------


@kernel
def card_can_be_had(state: Any) -> bool:
    """Whether the stock holds a card, or will when the discards are shuffled."""
    return state.dealt < state.deck_size or state.pile_size > 1


@kernel
def owe(state: Any, seat: int, count: int, why: int) -> None:
    """A player is to get cards."""
    state.owed[seat] += count
    state.owing += count
    state.owed_why[seat] = why


@kernel
def forget_owed(state: Any) -> None:
    """Nobody gets any cards: there are none, or the deal begins."""
    state.owing = 0
    for seat in range(SEATS):
        state.owed[seat] = 0


@kernel
def call_for_cards(state: Any, first: int) -> None:
    """The dealer gives out what is owed, to `first` before all others; if nothing is, the turn begins.

    An empty stock is made of the discards; if there are none, what is still owed is forgotten.
    """
    state.owed_from = first
    state.phase = Phase.TURN
    if state.owing == 0:
        return
    if not card_can_be_had(state):
        forget_owed(state)
        return
    if state.dealt == state.deck_size:
        shuffle_discards(state)
    await_deal(state, min(state.owing, state.deck_size - state.dealt))
    state.phase = Phase.GIVING


@kernel
def give_out(state: Any) -> None:
    """Give out as many cards as the stock had; perhaps there will be more (section 3.5)."""
    left, seat = state.due, state.owed_from
    while left:
        count = min(state.owed[seat], left)
        if count:
            give(state, seat, count)
            left -= count
        seat = seat + 1 if seat + 1 < state.seats else 0
    call_for_cards(state, state.owed_from)


@kernel
def give(state: Any, seat: int, count: int) -> None:
    """Some cards that are owed to a player."""
    why = state.owed_why[seat]
    note(state, Event.DREW, seat, state.held[seat], ALL_WHYS * count + why)
    for _ in range(count):
        receive(state, seat)
        remember_drawn(state, seat)
    state.owed[seat] -= count
    state.owing -= count
    state.lappu[seat] = 0
    if why == Why.TURN:
        state.drawn += count
        state.word[seat] = Word.DREW


@kernel
def receive(state: Any, seat: int) -> None:
    """The next card of the stock comes to a hand."""
    put_in_hand(state, seat, draw(state))


# --- hands -----------------------------------------------------------------------


@kernel
def put_in_hand(state: Any, seat: int, card: int) -> None:
    """A card is the newest of a hand; its player alone sees it."""
    place = state.held[seat]
    state.hand[seat, place] = card
    state.hand_seen[seat, place] = 1 << seat
    state.held[seat] = place + 1
    join_bits(state, seat, card)


@kernel
def take_from_hand(state: Any, seat: int, card: int) -> None:
    """A card leaves a hand, of two equal ones the newer; all newer cards move up by one place."""
    last = state.held[seat] - 1
    place, newer = last, NO_CARD
    while state.hand[seat, place] != card:
        moved = state.hand[seat, place]
        state.hand[seat, place] = newer
        newer = moved
        place -= 1
    state.hand[seat, place] = newer
    state.hand_seen[seat, last] = 0
    state.held[seat] = last
    leave_bits(state, seat, card)
    remember_played(state, seat, card)


# --- the discard pile ------------------------------------------------------------


@kernel
def put_down(state: Any, card: int) -> None:
    """A card becomes the top card; its suit is in force."""
    if state.top != NO_CARD:
        bit = 1 << int(state.top)
        state.pile_twice |= state.pile_once & bit
        state.pile_once |= bit
    state.top = card
    state.suit = suit_of(card)
    state.pile_size += 1


@kernel
def shuffle_discards(state: Any) -> None:
    """The discards but for the top card become the stock (decision A12).

    They take the last places of the deck, to be shuffled when they are dealt.
    """
    count = state.pile_size - 1
    state.dealt = state.deck_size - count
    place = put_in_deck(state, state.dealt, state.pile_once)
    put_in_deck(state, place, state.pile_twice)
    remember_new_stock(state)
    state.pile_once = 0
    state.pile_twice = 0
    state.pile_size = 1
    note(state, Event.RESHUFFLED, 0, count)


@kernel
def put_in_deck(state: Any, place: int, cards: int) -> int:
    """Lay cards, given as bits, in the deck from a place on; return the place after them."""
    left = int(cards)
    while left:
        state.deck[place] = lowest_bit(left)
        left &= left - 1
        place += 1
    return place
