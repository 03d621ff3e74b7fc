"""The cards of Belot: their order and points under each contract, and sets of them as bits.

A set of cards is a number with a bit for each of the 32: `bit_of` says which.  Bits of one
rank stand together, so that a shift by four is the next rank of the same suit.
"""

from typing import Any

import numpy as np

from ...engine.bits import lowest_bit, natural
from ...engine.cards import ACE, SEVEN, rank_of, suit_of
from ...engine.kernel import kernel
from .state import Contract

LOWEST = 4 * SEVEN
"""The code of the lowest card, the seven of clubs."""

ALL_CARDS = 32

PACK = (1 << ALL_CARDS) - 1
"""All cards as bits."""

TRUMP_ORDER = "78QKTA9J"
"""From low to high (BELOT-7)."""

PLAIN_ORDER = "789JQKTA"
"""From low to high (BELOT-8)."""

ORDER = "789TJQKA"

TRUMP_POINTS = {"J": 20, "9": 14, "A": 11, "T": 10, "K": 4, "Q": 3, "8": 0, "7": 0}
"""BELOT-12."""

PLAIN_POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
"""BELOT-13."""


@kernel
def bit_of(card: int) -> int:
    """The set that holds one card."""
    return 1 << (int(card) - LOWEST)


@kernel
def lowest_card(cards: int) -> int:
    """The card of a set (not empty) with the lowest code."""
    return LOWEST + lowest_bit(cards)


@kernel
def suit_cards(suit: int) -> int:
    """All cards of a suit as bits."""
    return 0x11111111 << suit


def _is_trump(contract: int, card: int) -> bool:
    return contract == Contract.ALL_TRUMPS or contract == suit_of(card)


def _points(contract: int, card: int) -> int:
    points = TRUMP_POINTS if _is_trump(contract, card) else PLAIN_POINTS
    return points[ORDER[rank_of(card) - SEVEN]]


def _beats(contract: int, card: int, best: int) -> bool:
    """Whether a card takes the trick from the one that is winning it (BELOT-36)."""
    if suit_of(card) != suit_of(best):
        return contract == suit_of(card)
    order = TRUMP_ORDER if _is_trump(contract, card) else PLAIN_ORDER
    return order.index(ORDER[rank_of(card) - SEVEN]) > order.index(ORDER[rank_of(best) - SEVEN])


_CARDS = range(LOWEST, 4 * (ACE + 1))
_CONTRACTS = range(len(Contract) - 1)

POINTS: Any = np.array([[_points(contract, card) for card in _CARDS] for contract in _CONTRACTS], np.int64)
"""Points of a card under each contract (BELOT-9 to 13)."""

BEATS: Any = np.array(
    [
        [sum(1 << card - LOWEST for card in _CARDS if _beats(contract, card, best)) for best in _CARDS]
        for contract in _CONTRACTS
    ],
    np.int64,
)
"""The cards that take the trick from one that is winning it (BELOT-36), under each contract."""


TRUMPS: Any = np.array(
    [sum(1 << card - LOWEST for card in _CARDS if _is_trump(contract, card)) for contract in _CONTRACTS],
    np.int64,
)
"""The trumps of each contract: a suit, none, or all cards (BELOT-9 to 11)."""


@kernel
def trumps_of(contract: int) -> int:
    """The trumps of a contract as bits (BELOT-9 to 11)."""
    return TRUMPS[natural(contract)]


@kernel
def card_points(contract: int, card: int) -> int:
    """Card points under a contract."""
    return POINTS[natural(contract), natural(int(card) - LOWEST)]


@kernel
def that_beat(contract: int, best: int) -> int:
    """The cards that take the trick from the one that is winning it, as bits (BELOT-36)."""
    return BEATS[natural(contract), natural(int(best) - LOWEST)]
