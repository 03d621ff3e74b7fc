"""What play has shown of the hands, for those who imagine them.

Two things are remembered, in public fields of the state, because everybody at the table has seen
them.  Of the stock: which cards lay in it when it was made, and how many cards of each hand may
have come from it since; the others of a hand cannot be among them.  Of each player: a set of
cards that the hand did not hold at some time, and how many cards may have come since.
"""

from typing import Any

from ...engine.deal import SEATS
from ...engine.kernel import kernel
from .fitting import ORDINARY, SPECIAL

AN_ORDINARY_CARD = 1 << 52
"""A bit of `State.lacks` beside the 52 of the cards: there was an ordinary card in the hand.

Without it the hand may have been all eights and aces, in which case it did hold cards that
fitted: they just could not be played (SEIS-21).
"""


@kernel
def forget_all(state: Any) -> None:
    """A new deal: nothing has been seen."""
    state.stock_once = 0
    state.stock_twice = 0
    state.reshuffles = 0
    for seat in range(SEATS):
        state.fresh[seat] = 0
        state.lacks[seat] = 0
        state.since[seat] = 0


@kernel
def remember_in_stock(state: Any, card: int) -> None:
    """Everybody knows that a card has been put into the stock (SEIS-9)."""
    bit = 1 << int(card)
    state.stock_twice |= state.stock_once & bit
    state.stock_once |= bit


@kernel
def remember_new_stock(state: Any) -> None:
    """The discards have become the stock: it holds them and nothing else, and no hand holds one of them."""
    state.stock_once = state.pile_once
    state.stock_twice = state.pile_twice
    state.reshuffles += 1
    for seat in range(SEATS):
        state.fresh[seat] = 0


@kernel
def remember_drawn(state: Any, seat: int) -> None:
    """A card of the stock has come to a hand."""
    state.fresh[seat] += 1
    state.since[seat] += 1


@kernel
def remember_played(state: Any, seat: int, card: int) -> None:
    """A card has left a hand (which holds it no more): did it come from the stock, did it come later?

    Where two packs leave it open which of two equal cards it was, it counts as the one of the stock.
    """
    bit = 1 << int(card)
    held, fresh, since = state.held[seat], state.fresh[seat], state.since[seat]
    if fresh and state.stock_once & bit:
        fresh -= 1
        state.stock_once &= ~bit | state.stock_twice
        state.stock_twice &= ~bit
    certain = ORDINARY & bit or state.lacks[seat] & AN_ORDINARY_CARD
    if since and state.lacks[seat] & bit and certain:
        since -= 1
    state.fresh[seat] = min(fresh, held)
    state.since[seat] = min(since, held)


@kernel
def remember_lacking(state: Any, seat: int, cards: int) -> None:
    """A hand holds none of these cards: whoever could have played one would have had to."""
    if state.since[seat]:
        state.lacks[seat] = cards
    else:
        state.lacks[seat] |= cards
    state.since[seat] = 0


@kernel
def remember_last_card(state: Any, seat: int, is_ordinary: bool) -> None:
    """By the rules of lappu everybody knows of a last card whether it is an ordinary one (SEIS-32, 34)."""
    state.since[seat] = 0
    state.lacks[seat] = SPECIAL | AN_ORDINARY_CARD if is_ordinary else ORDINARY
