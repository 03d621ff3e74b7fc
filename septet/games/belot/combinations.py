"""Sequences, carrés and belot: what a hand can declare, as sets of bits.

A combination is a number for people and records: ten times its highest card, and the number
of its cards for a sequence, or 0 for a carré.  `475` is the quinte to the king of spades
(card 47), `510` the carré of aces.
"""

from typing import Any

from ...engine.actions import offer
from ...engine.bits import count_bits
from ...engine.cards import ACE, EIGHT, JACK, KING, NINE, QUEEN, SPADES, TEN, rank_of, suit_of
from ...engine.kernel import kernel
from .cards import ALL_CARDS, LOWEST, bit_of, lowest_card, suit_cards, trumps_of
from .rules import CarreOrder, EightRun
from .state import HAND, SUITS, Act, Combination, Contract

FIRST_SUIT = 0x11111111
"""All eight cards of clubs; of the suit `s` shifted by `s`."""

QUEENS = 0xF << 4 * QUEEN - LOWEST
"""The four queens."""


@kernel
def code_of(top: int, length: int) -> int:
    """The number of a combination: its highest card and its length, 0 for a carré."""
    return 10 * int(top) + length


@kernel
def top_of(code: int) -> int:
    """The highest card of a combination, of a carré the spade."""
    return code // 10


@kernel
def length_of(code: int) -> int:
    """Cards of a sequence; 0 for a carré."""
    return code % 10


@kernel
def kind_of_combination(code: int) -> int:
    """Tierce, quarte, quinte or carré (BELOT-37 to 40)."""
    length = length_of(code)
    if length == 0:
        return Combination.CARRE.value
    if length == 3:
        return Combination.TIERCE.value
    return Combination.QUARTE.value if length == 4 else Combination.QUINTE.value


@kernel
def cards_of(code: int) -> int:
    """The cards of a combination as bits."""
    length, bit = length_of(code), bit_of(top_of(code))
    if length == 0:
        return bit | bit >> 1 | bit >> 2 | bit >> 3
    cards = 0
    for _ in range(length):
        cards |= bit
        bit >>= SUITS
    return cards


@kernel
def points_of(code: int, rules: Any) -> int:
    """Raw points of a combination (BELOT-37 to 40; `eight_run`)."""
    length = length_of(code)
    if length == 0:
        rank = rank_of(top_of(code))
        return 200 if rank == JACK else 150 if rank == NINE else 100
    if length == 3:
        return 20
    if length == 4:
        return 50
    return 120 if length == HAND and rules.eight_run == EightRun.QUINTE_AND_TIERCE else 100


@kernel
def carre_rank(code: int, rules: Any) -> int:
    """The place of a carré among carrés, higher is better (BELOT-46; `carre_order`)."""
    rank = rank_of(top_of(code))
    if rank == JACK:
        return 6
    if rank == NINE:
        return 5
    if rank == ACE:
        return 4
    natural = rules.carre_order == CarreOrder.NATURAL
    if rank == TEN:
        return 1 if natural else 3
    if rank == KING:
        return 3 if natural else 2
    return 2 if natural else 1


@kernel
def run_rank(code: int) -> int:
    """The place of a sequence among sequences: longer is better, then the higher top (BELOT-44)."""
    return 16 * length_of(code) + rank_of(top_of(code))


# --- what a hand has -------------------------------------------------------------


@kernel
def carres(cards: int) -> int:
    """The ranks of which all four cards are there, as bits at their clubs (BELOT-40)."""
    four = cards & cards >> 1 & cards >> 2 & cards >> 3 & FIRST_SUIT
    return four & ~(bit_of(4 * EIGHT) | bit_of(4 * EIGHT - SUITS))


@kernel
def run_starts(cards: int) -> int:
    """The lowest cards of sequences of three: nonzero if there is any sequence (BELOT-37)."""
    return cards & cards >> SUITS & cards >> 2 * SUITS


@kernel
def next_combination(cards: int, after: int) -> int:
    """The combination of `cards` with the next higher number, or 0 if there is none.

    Sequences are as long as they can be (section 3.2 of the rule page).
    """
    found = 0
    four = carres(cards)
    while four:
        code = code_of(lowest_card(four) + SPADES, 0)
        four &= four - 1
        if code > after and (found == 0 or code < found):
            found = code
    starts = run_starts(cards)
    while starts:
        card = lowest_card(starts)
        length = 3
        top = card + 2 * SUITS
        while top + SUITS < LOWEST + ALL_CARDS and cards & bit_of(top + SUITS):
            top += SUITS
            length += 1
        code = code_of(top, length)
        # the other starts of the same sequence are no sequences of their own
        starts &= ~cards_of(code)
        if code > after and (found == 0 or code < found):
            found = code
    return found


@kernel
def has_combination(cards: int) -> bool:
    """Whether there is anything to declare."""
    return run_starts(cards) != 0 or carres(cards) != 0


@kernel
def offer_declarations(choices: Any, count: int, cards: int) -> int:
    """A row for each combination of the cards that can still be declared (BELOT-43)."""
    code = 0
    while has_combination(cards):
        code = next_combination(cards, code)
        if code == 0:
            break
        count = offer(choices, count, Act.DECLARE, code, code)
    return count


@kernel
def offer_belots(choices: Any, count: int, cards: int) -> int:
    """A row for each card with which belot can be announced."""
    while cards:
        card = lowest_card(cards)
        cards &= cards - 1
        count = offer(choices, count, Act.BELOT, card, card)
    return count


# --- the best plan ----------------------------------------------------------------


@kernel
def runs_worth(cards: int, rules: Any) -> int:
    """Points of all sequences of some cards."""
    worth = 0
    code = next_combination(cards, 0)
    while code:
        if length_of(code):
            worth += points_of(code, rules)
        code = next_combination(cards, code)
    return worth


@kernel
def plan(cards: int, rules: Any) -> int:
    """The carrés to declare for the highest total, as bits at their clubs; all sequences of the rest follow.

    At equal totals the plan with the carré (section 3.2 of the rule page).
    """
    four = carres(cards)
    best, chosen, some = -1, 0, four
    while True:  # every subset of the carrés, all of them first
        worth, rest, left = 0, cards, some
        while left:
            bit = left & -left
            left ^= bit
            worth += points_of(code_of(lowest_card(bit) + SPADES, 0), rules)
            rest &= ~(bit | bit << 1 | bit << 2 | bit << 3)
        worth += runs_worth(rest, rules)
        if worth > best:
            best, chosen = worth, some
        if some == 0:
            break
        some = (some - 1) & four
    return chosen


@kernel
def next_of_plan(cards: int, rules: Any) -> int:
    """The first thing to declare of the best plan for some cards, or 0."""
    if not has_combination(cards):
        return 0
    chosen = plan(cards, rules)
    if chosen:
        return code_of(lowest_card(chosen) + SPADES, 0)
    code = next_combination(cards, 0)
    while code and length_of(code) == 0:
        code = next_combination(cards, code)
    return code


# --- belot -------------------------------------------------------------------------


@kernel
def belot_cards(cards: int, contract: int, led: int) -> int:
    """Kings and queens with which belot can be announced (BELOT-48, 49).

    `led` is the suit that was led, -1 for who leads.  A trump of a suit contract always leads,
    follows or trumps; of all trumps only a card of the suit that was led does.
    """
    queens = cards & cards >> SUITS & QUEENS & trumps_of(contract)
    if contract == Contract.ALL_TRUMPS and led >= 0:
        queens &= suit_cards(led)
    return queens | queens << SUITS


@kernel
def other_of_pair(card: int) -> int:
    """The queen for a king, the king for a queen."""
    return card + SUITS if rank_of(card) == QUEEN else card - SUITS


@kernel
def belot_count(suits: int) -> int:
    """How many belots a set of suits is."""
    return count_bits(int(suits))


@kernel
def suit_bit(card: int) -> int:
    """A bit for the suit of a card."""
    return 1 << suit_of(card)
