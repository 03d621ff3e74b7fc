"""What poker hands of five, six or seven cards are worth (STUD-1, STUD-5 to STUD-17).

    value = poker_rank(hand)

Higher is better, equal is a tie.  `poker_category` says what the number is made of.

Who deals many hands that share cards adds up keys instead: the key of a hand is `NO_CARDS` and
the keys of its cards, `held` the set of its cards (bit c for card c).  Both can be kept for the
cards that are known and are continued for those that are drawn:

    value = rank_of_key(key + key_of(card), held | 1 << card, 7)

A key is the sum of the weights of the ranks (see `poker_tables`), and above it a counter for
each suit, four bits wide.  The counters start at 3, so that the fifth card of a suit sets the
highest bit of its counter.
"""

from typing import Any

import numpy as np

from .bits import count_bits
from .cards import CODES
from .kernel import cache_folder, kernel
from .poker_category import Category, category_of, rank_at, ranks_of
from .poker_tables import FIVE, SEVEN, SIX, WEIGHTS, load_tables
from .shared_table import shared_table

__all__ = [
    "NO_CARDS",
    "Category",
    "category_of",
    "key_of",
    "poker_rank",
    "poker_rank_if_valid",
    "poker_ranks",
    "rank_at",
    "rank_of_key",
    "ranks_of",
]

_COUNTERS = 40
"""The bit of a key where the counters of suits begin, above every sum of weights."""

NO_CARDS = 0x3333 << _COUNTERS
"""The key of a hand without cards."""

_FLUSH = 0x8888 << _COUNTERS

_KEYS = np.array(
    [int(WEIGHTS[card // 4]) + (1 << (_COUNTERS + 4 * (card % 4))) for card in range(len(CODES))], np.int64
)

key_of = shared_table("poker_keys", _KEYS)
"""The key of a card."""

_TABLES = load_tables(cache_folder(__name__))

_flush_value = shared_table("poker_flushes", _TABLES["flushes"])
_shift_of_seven = shared_table("poker_shifts_7", _TABLES["shifts_7"])
_value_of_seven = shared_table("poker_values_7", _TABLES["values_7"])
_shift_of_six = shared_table("poker_shifts_6", _TABLES["shifts_6"])
_value_of_six = shared_table("poker_values_6", _TABLES["values_6"])
_shift_of_five = shared_table("poker_shifts_5", _TABLES["shifts_5"])
_value_of_five = shared_table("poker_values_5", _TABLES["values_5"])

_COLUMN_7, _ROW_7, _LAST_7 = SEVEN.column_bits, (1 << SEVEN.row_bits) - 1, SEVEN.places - 1
_COLUMN_6, _ROW_6, _LAST_6 = SIX.column_bits, (1 << SIX.row_bits) - 1, SIX.places - 1
_COLUMN_5, _ROW_5, _LAST_5 = FIVE.column_bits, (1 << FIVE.row_bits) - 1, FIVE.places - 1


@kernel
def poker_rank(cards: Any) -> int:
    """What the best five of five, six or seven cards are worth; places without a card are left out."""
    key, held, size = NO_CARDS, 0, 0
    for i in range(len(cards)):
        card = int(cards[i])
        if card >= 0:
            key += key_of(card)
            held |= 1 << card
            size += 1
    return rank_of_key(key, held, size)


@kernel
def poker_rank_if_valid(cards: Any) -> int:
    """The same for codes of uint8; -1 if something among them is not a card or a card is there twice."""
    return -1 if _bad_hand(cards, len(cards), 0, 1) >= 0 else poker_rank(cards)


@kernel
def has_flush(key: int) -> bool:
    """Whether five or more of the cards whose keys add up to `key` are of one suit."""
    return key & _FLUSH != 0


@kernel
def rank_of_key(key: int, held: int, size: int) -> int:
    """What `size` cards (5 to 7) are worth whose keys add up to `key` and whose set is `held`."""
    if key & _FLUSH:
        return _flush_value(_flush_ranks(key, held))
    if size == 7:
        return _value_of_seven((key + _shift_of_seven(key >> _COLUMN_7 & _ROW_7)) & _LAST_7)
    if size == 6:
        return _value_of_six((key + _shift_of_six(key >> _COLUMN_6 & _ROW_6)) & _LAST_6)
    return _value_of_five((key + _shift_of_five(key >> _COLUMN_5 & _ROW_5)) & _LAST_5)


@kernel
def _flush_ranks(key: int, held: int) -> int:
    """The set of ranks of the suit that has five cards or more."""
    suit = 0
    while not key >> (_COUNTERS + 4 * suit) & 8:
        suit += 1
    # Every fourth bit belongs to the suit; they are moved together in pairs, fours, eights.
    ranks = held >> suit & 0x1111111111111
    ranks = (ranks | ranks >> 3) & 0x03030303030303
    ranks = (ranks | ranks >> 6) & 0x000F000F000F000F
    ranks = (ranks | ranks >> 12) & 0x000000FF000000FF
    return (ranks | ranks >> 24) & 0x1FFF


# --- many hands at once -------------------------------------------------------

_BLOCK = 4096
"""Hands whose cards are looked through before they are ranked: as many as stay in a near cache."""


@kernel
def poker_ranks(cards: Any, size: int, out: Any) -> int:
    """Put into `out` what each hand is worth; `cards` holds them one after the other, `size` cards each.

    `cards` is a flat array of uint8, `size` is 5, 6 or 7.  Returns -1, or the number of a hand
    with something that is not a card or with a card twice; then `out` is not complete.
    """
    for first in range(0, len(out), _BLOCK):
        last = min(first + _BLOCK, len(out))
        if not _all_cards(cards, size * first, size * last):
            return _bad_hand(cards, size, first, last)
        if size == 7:
            good = _rank_sevens(cards, first, last, out)
        else:
            good = _rank_others(cards, size, first, last, out)
        if not good:
            return _bad_hand(cards, size, first, last)
    return -1


@kernel
def _all_cards(cards: Any, begin: int, end: int) -> bool:
    """Whether these codes are those of cards."""
    highest = cards[begin]
    for i in range(begin, end):
        highest = max(highest, cards[np.uint64(i)])  # unsigned: no question whether it counts from the end
    return highest < 52


@kernel
def _bad_hand(cards: Any, size: int, first: int, last: int) -> int:
    """The first of these hands that is none."""
    for hand in range(first, last):
        held = 0
        for i in range(size * hand, size * hand + size):
            card = int(cards[i])
            if card > 51 or held >> card & 1:
                return hand
            held |= 1 << card
    return -1


@kernel
def _rank_sevens(cards: Any, first: int, last: int, out: Any) -> bool:
    """Rank these hands of seven; false if one of them holds a card twice.

    With the number known here the inner loop is unrolled, and half as fast again.
    """
    repeated = 0
    for hand in range(first, last):
        key, held = NO_CARDS, 0
        for i in range(7):
            card = int(cards[np.uint64(7 * hand + i)])
            key += key_of(card)
            held |= 1 << card
        repeated |= count_bits(held) ^ 7
        out[np.uint64(hand)] = rank_of_key(key, held, 7)
    return repeated == 0


@kernel
def _rank_others(cards: Any, size: int, first: int, last: int, out: Any) -> bool:
    """The same for hands of five and six cards."""
    repeated = 0
    for hand in range(first, last):
        key, held = NO_CARDS, 0
        for i in range(size * hand, size * hand + size):
            card = int(cards[np.uint64(i)])
            key += key_of(card)
            held |= 1 << card
        repeated |= count_bits(held) ^ size
        out[np.uint64(hand)] = rank_of_key(key, held, size)
    return repeated == 0
