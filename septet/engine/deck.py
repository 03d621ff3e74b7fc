"""The deck: laid out in order, shuffled, dealt from the front."""

from typing import Any

import numpy as np

from .bits import natural
from .chance import below
from .deal import DEALER
from .kernel import kernel


@kernel
def add_ranks(state: Any, first: int, last: int) -> None:
    """Put the four cards of each rank from `first` to `last` at the end of the deck."""
    size = state.deck_size
    for card in range(4 * first, 4 * (last + 1)):
        state.deck[size] = card
        size += 1
    state.deck_size = size


@kernel
def draw(state: Any) -> int:
    """Take the next card of the deck."""
    card = state.deck[state.dealt]
    state.dealt += 1
    return card


@kernel
def await_deal(state: Any, cards: int) -> None:
    """It is the dealer's turn: at most `cards` cards are needed now."""
    state.actor = DEALER
    state.due = cards


@kernel
def shuffle(state: Any, rng: Any) -> None:
    """Put random cards of the undealt part in the places that are dealt next.

    The one door through which chance comes in.  Only as many places as are due are
    drawn (Fisher and Yates from the front): the rest stays as unknown as it was.
    """
    for place in range(natural(state.dealt), min(state.dealt + state.due, state.deck_size - 1)):
        other = natural(place + below(rng, state.deck_size - place))
        state.deck[place], state.deck[other] = state.deck[other], state.deck[place]


def undealt(state: Any) -> "np.ndarray[Any, np.dtype[np.int8]]":
    """The part of the deck that a shuffle may touch."""
    part: np.ndarray[Any, np.dtype[np.int8]] = state.deck[int(state.dealt) : int(state.deck_size)]
    return part
