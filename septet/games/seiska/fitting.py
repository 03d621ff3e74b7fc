"""Which cards fit on the top card (section 3.2 of the rule page).

Sets of cards are the bits of a number (`engine.bits`): card `c` is in the set if bit `c` is set.
"""

from typing import Any

from ...engine.cards import ACE, EIGHT, rank_of
from ...engine.kernel import kernel

CARDS = 52
ALL = (1 << CARDS) - 1
CLUB_OF_EACH_RANK = 0x1111111111111
EIGHTS = 15 << 4 * EIGHT
ACES = 15 << 4 * ACE
SPECIAL = EIGHTS | ACES
ORDINARY = ALL & ~SPECIAL


@kernel
def is_special(card: int) -> bool:
    """Whether a card is an eight or an ace (SEIS-14)."""
    return (SPECIAL >> int(card)) & 1 == 1


@kernel
def of_suit(suit: int) -> int:
    """All cards of a suit, as bits."""
    return CLUB_OF_EACH_RANK << int(suit)


@kernel
def of_rank(rank: int) -> int:
    """All cards of a rank, as bits."""
    return 15 << 4 * int(rank)


@kernel
def bit_of(card: int) -> int:
    """A card as a set; nothing for one that is not known."""
    return 1 << int(card) if 0 <= card < CARDS else 0


@kernel
def hand_bits(state: Any, seat: int) -> tuple[int, int]:
    """The cards of a hand, and those of them that it holds twice (of two packs), as bits."""
    return int(state.hand_once[seat]), int(state.hand_twice[seat])


@kernel
def join_bits(state: Any, seat: int, card: int) -> None:
    """A card is in a hand, for those who read it as bits."""
    bit = bit_of(card)
    state.hand_twice[seat] |= state.hand_once[seat] & bit
    state.hand_once[seat] |= bit


@kernel
def leave_bits(state: Any, seat: int, card: int) -> None:
    """A card, one of two if there are two, is in a hand no more."""
    bit = bit_of(card)
    state.hand_once[seat] &= ~bit | state.hand_twice[seat]
    state.hand_twice[seat] &= ~bit


@kernel
def fitting(state: Any, rules: Any) -> int:
    """All cards that fit on the top card, whoever may hold them, as bits (SEIS-11, 15 to 20, 23, 44)."""
    rank, suit = rank_of(state.top), state.suit
    if rank == EIGHT:
        return of_suit(suit) & ORDINARY
    if rank == ACE:
        return of_suit(suit) & ORDINARY | (ACES if rules.ace_on_ace else 0)
    return of_suit(suit) | of_rank(rank) | EIGHTS


@kernel
def playable(state: Any, rules: Any, seat: int) -> int:
    """The cards of a hand that may be played first, as bits.

    With nothing but eights and aces nothing may be played (SEIS-21); so no special card is ever
    the last one (SEIS-30).
    """
    once, _ = hand_bits(state, seat)
    return once & fitting(state, rules) if once & ORDINARY else 0


@kernel
def in_company(state: Any, seat: int) -> int:
    """The cards of a hand that another one of the same rank is beside of, as bits."""
    once, twice = hand_bits(state, seat)
    low = CLUB_OF_EACH_RANK
    clubs, diamonds, hearts, spades = once & low, once >> 1 & low, once >> 2 & low, once >> 3 & low
    several = clubs & diamonds | hearts & spades | (clubs | diamonds) & (hearts | spades)
    several |= (twice | twice >> 1 | twice >> 2 | twice >> 3) & low
    return several * 15 & once
