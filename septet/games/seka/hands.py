"""What a hand counts (SEKA-6 to SEKA-18)."""

from typing import Any

import numpy as np

from ...engine.cards import (
    ACE,
    CLUBS,
    JACK,
    KING,
    NO_CARD,
    SEVEN,
    SIX,
    SPADES,
    card_text,
    parse_cards,
    rank_of,
    suit_of,
)
from ...engine.kernel import kernel
from ...errors import InvalidCards
from .rules import Deck, Wild

THREE_SIXES = 34
WILD_POINTS = 11
TWO_ACES = 22


@kernel
def points(rank: int) -> int:
    """Ace 11, pictures and ten 10, the rest their pips (SEKA-6)."""
    return 11 if rank == ACE else min(rank + 2, 10)


@kernel
def is_wild(card: int, wild_cards: int) -> bool:
    """Whether a card is wild under the option `wild_cards` (SEKA-7, 70 to 72)."""
    if rank_of(card) != SEVEN or wild_cards == Wild.NONE:
        return False
    suit = suit_of(card)
    if wild_cards == Wild.CLUB_SEVEN:
        return suit == CLUBS
    return wild_cards == Wild.ALL_SEVENS or suit in (CLUBS, SPADES)


@kernel
def suit_count(hand: Any, wild_cards: int) -> int:
    """The points of the best suit; a wild card adds 11 to any (SEKA-9, 12)."""
    wild, sums = 0, 0  # the sums of the four suits, eight bits each
    for i in range(len(hand)):
        card = hand[i]
        if card == NO_CARD:
            continue
        if is_wild(card, wild_cards):
            wild += WILD_POINTS
        else:
            sums += points(rank_of(card)) << (8 * suit_of(card))
    best = max(max(sums & 255, sums >> 8 & 255), max(sums >> 16 & 255, sums >> 24))
    return best + wild


@kernel
def triple(hand: Any, rules: Any) -> int:
    """The points of three cards of one rank, wild cards filling up; 0 without (SEKA-10, 13, 16).

    Three wild cards can stand for the best triple there is (SEKA-7, 14).
    """
    rank, wild = -1, 0
    for i in range(len(hand)):
        card = hand[i]
        if card == NO_CARD:
            return 0  # two-card hands have no triple (decision A23)
        if is_wild(card, rules.wild_cards):
            wild += 1
        elif rank == -1 or rank == rank_of(card):
            rank = rank_of(card)
        else:
            return 0
    if rules.three_sixes_34 and (rank == SIX or rank == -1) and (wild == 0 or rules.wild_in_three_sixes):
        return THREE_SIXES
    return 3 * points(ACE if rank == -1 else rank)


@kernel
def two_aces(hand: Any) -> int:
    """Two aces count 22, whatever their suits (SEKA-11)."""
    aces = 0
    for i in range(len(hand)):
        if hand[i] != NO_CARD and rank_of(hand[i]) == ACE:
            aces += 1
    return TWO_ACES if aces >= 2 else 0


@kernel
def value_of(hand: Any, rules: Any) -> int:
    """The best of suit count, triple and two aces (SEKA-8, 14)."""
    best = max(suit_count(hand, rules.wild_cards), two_aces(hand))
    return max(best, triple(hand, rules))


@kernel
def values_of(hands: Any, rules: Any, out: Any) -> None:
    """The value of each row of `hands`."""
    for i in range(len(hands)):
        out[i] = value_of(hands[i], rules)


@kernel
def in_deck(card: int, rules: Any) -> bool:
    """Whether a card is played with (SEKA-5, 74)."""
    rank = rank_of(card)
    return rank >= SIX and not (rules.deck == Deck.TRYNKA24 and JACK <= rank <= KING)


def deck_of(rules: Any) -> list[int]:
    """The cards that are played with, in order (SEKA-5, 74)."""
    return [card for card in range(52) if in_deck(card, rules)]


def read_hand(text: Any, rules: Any) -> "np.ndarray[Any, np.dtype[np.int8]]":
    """A hand given as text, codes or names of cards, as three places.

    Raises `InvalidCards` if a card is not in the deck or the number of cards is wrong.
    """
    codes = parse_cards(text)
    size = int(rules.hand_size)
    if len(codes) != size:
        raise InvalidCards(f"a hand has {size} cards, not {len(codes)}")
    hand = np.full(3, NO_CARD, np.int8)
    hand[:size] = codes
    check_in_deck(hand, rules)
    return hand


def check_in_deck(codes: Any, rules: Any) -> None:
    """Raise `InvalidCards` for a card that is not played with."""
    deck = {*deck_of(rules), NO_CARD}
    for code in np.unique(codes):
        if int(code) not in deck:
            raise InvalidCards(f"{card_text(int(code)) if -3 < code < 52 else code} is not in this deck")
