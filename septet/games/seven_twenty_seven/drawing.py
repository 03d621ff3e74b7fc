"""Taking cards: who is asked, where the cards come from (S727-29 to 31, 36, 43)."""

from typing import Any

from ...engine.cards import NO_CARD
from ...engine.deal import SEATS
from ...engine.deck import await_deal
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.knowledge import EVERYBODY
from .state import WORDS_OF_CARDS, Event, Phase, Why, Word

CARDS_IN_WORD = 26
"""So many cards have their bits in one number."""


@kernel
def begin_drawing(state: Any) -> None:
    """Everybody still in is going to be asked, from the dealer's left."""
    state.phase = Phase.DRAWING
    state.step = 0
    state.taken = 0


@kernel
def ask_next(state: Any, rules: Any) -> bool:
    """The next player who may take a card is asked; returns whether there is one.

    Who is frozen stands without being asked, and so do all when no card can be had: in this
    pass and all later ones (S727-43, decision A14).
    """
    while state.step < state.seats:
        state.step += 1
        seat = (state.dealer + state.step) % state.seats
        if not state.live[seat]:
            continue
        if not card_can_be_had(state):
            state.exhausted = 1
        if state.exhausted:
            stand(state, seat, Why.NO_CARDS.value)
        elif rules.frozen and state.stands[seat] >= 2:
            stand(state, seat, Why.FROZEN.value)
        else:
            state.actor = seat
            return True
    return False


@kernel
def stand(state: Any, seat: int, why: int) -> None:
    """Keep the hand as it is; that does not bind for later (S727-30)."""
    state.stands[seat] += 1
    state.word[seat] = Word.STAND
    note(state, Event.STAND, seat, why)


@kernel
def take(state: Any) -> None:
    """The actor wants one more card: it is the dealer's turn to give it (S727-29)."""
    seat = state.actor
    state.stands[seat] = 0
    state.taken += 1
    state.word[seat] = Word.TAKE
    note(state, Event.TAKE, seat)
    if state.dealt == state.deck_size:
        reshuffle(state)
    await_deal(state, 1)


# --- the stock -------------------------------------------------------------------


@kernel
def card_can_be_had(state: Any) -> bool:
    """Whether the stock holds a card, or will when the folded cards are shuffled."""
    return state.dealt < state.deck_size or folded_cards(state) > 0


@kernel
def folded_cards(state: Any) -> int:
    """How many cards lie before those who are out of the hand."""
    count = 0
    for seat in range(state.seats):
        if not state.live[seat]:
            count += state.held[seat]
    return count


@kernel
def reshuffle(state: Any) -> None:
    """The cards of those who are out become the stock (S727-36).

    They take the last places of the deck, to be shuffled when one of them is dealt.  Who has
    seen a card knows from now on that it is in the stock and in nobody's older hand.
    """
    clear_stock_knowledge(state)
    count = folded_cards(state)
    state.dealt = state.deck_size - count
    place_in_deck = state.dealt
    for seat in range(state.seats):
        if not state.live[seat]:
            for place in range(state.held[seat]):
                remember_in_stock(state, state.hand[seat, place], state.hand_seen[seat, place])
                state.deck[place_in_deck] = state.hand[seat, place]
                state.hand[seat, place] = NO_CARD
                state.hand_seen[seat, place] = 0
                place_in_deck += 1
            state.held[seat] = 0
        state.held_then[seat] = state.held[seat]
    state.reshuffles += 1
    note(state, Event.RESHUFFLE, 0, count)


@kernel
def remember_in_stock(state: Any, card: int, seen: int) -> None:
    """Note for all who have seen a card that it is in the stock."""
    word, bit = card_word(card), card_bit(card)
    if seen == EVERYBODY:
        state.stock_open[word] |= bit
    for viewer in range(SEATS):
        if seen >> viewer & 1:
            state.stock_known[viewer, word] |= bit


@kernel
def card_word(card: int) -> int:
    """Which of the numbers holds the bit of a card."""
    return int(card) // CARDS_IN_WORD


@kernel
def card_bit(card: int) -> int:
    """The bit of a card."""
    return 1 << int(card) % CARDS_IN_WORD


@kernel
def clear_stock(state: Any) -> None:
    """Cards can be had, and none has been reshuffled."""
    state.exhausted = 0
    state.reshuffles = 0
    for seat in range(SEATS):
        state.held_then[seat] = 0
    clear_stock_knowledge(state)


@kernel
def clear_stock_knowledge(state: Any) -> None:
    """Nobody knows of any card that it is in the stock."""
    for word in range(WORDS_OF_CARDS):
        state.stock_open[word] = 0
        for seat in range(SEATS):
            state.stock_known[seat, word] = 0
