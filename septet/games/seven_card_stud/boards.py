"""Who acts first: the lowest door card, later the best board (STUD-20, 21, 30, 41, 44)."""

from typing import Any

from ...engine.cards import NO_CARD, rank_of, suit_of
from ...engine.kernel import kernel
from .rules import Opener, OpenerTie
from .state import FIRST_UP, LAST

RANK_BITS = 4
SUIT_BITS = 2


@kernel
def lowest_card(state: Any) -> int:
    """The seat with the lowest open card, by rank and then by suit (STUD-20, 21)."""
    lowest, found = 52, 0
    for seat in range(state.seats):
        if state.live[seat] and state.hand[seat, FIRST_UP] < lowest:
            lowest, found = state.hand[seat, FIRST_UP], seat
    return found


@kernel
def first_to_act(state: Any, rules: Any) -> int:
    """The seat whose open cards make it act first from fourth street on (STUD-30, 41, 44)."""
    newest = rules.opener_5th_6th == Opener.HIGHEST_NEW_CARD and newest_place(state) > FIRST_UP + 1
    best, found, seat = -1, 0, state.dealer
    for _ in range(state.seats):
        seat += 1
        if seat >= state.seats:
            seat = 0
        if state.live[seat]:
            strength = new_card(state, rules, seat) if newest else board_strength(state, rules, seat)
            if strength > best:
                best, found = strength, seat
    return found


@kernel
def newest_place(state: Any) -> int:
    """The place of the last open card if it may decide who acts first, else 0.

    Seventh street brings no open card; with a community card the sixth still decides (STUD-59).
    """
    if state.street < LAST + 1:
        return state.street - 1
    return LAST - 1 if state.community != NO_CARD else 0


@kernel
def new_card(state: Any, rules: Any, seat: int) -> int:
    """The card that was just dealt, comparable; suits count only if they decide ties."""
    card = int(state.hand[seat, newest_place(state)])
    return card if rules.opener_tie == OpenerTie.SUIT else card >> 2


@kernel
def board_strength(state: Any, rules: Any, seat: int) -> int:
    """The open cards as a number: groups of equal rank first, no straights or flushes (decision A13).

    After the ranks come the suits in the same order, if they decide ties (decision A12).
    """
    counts, ranks, suits, taken = 0, 0, 0, 0
    for _ in range(FIRST_UP, LAST):
        place = next_on_board(state, seat, taken)
        if place < 0:
            break
        taken |= 1 << place
        card = state.hand[seat, place]
        counts = counts << RANK_BITS | rank_count(state, seat, rank_of(card))
        ranks = ranks << RANK_BITS | (rank_of(card) + 1)
        suits = suits << SUIT_BITS | suit_of(card)
    strength = counts << (4 * RANK_BITS) | ranks
    return strength << (4 * SUIT_BITS) | (suits if rules.opener_tie == OpenerTie.SUIT else 0)


@kernel
def next_on_board(state: Any, seat: int, taken: int) -> int:
    """The place of the open card that is named next: the most frequent rank, then the highest card."""
    best, found = -1, -1
    for place in range(FIRST_UP, LAST):
        card = state.hand[seat, place]
        if card >= 0 and not taken >> place & 1:
            weight = rank_count(state, seat, rank_of(card)) << 6 | int(card)
            if weight > best:
                best, found = weight, place
    return found


@kernel
def rank_count(state: Any, seat: int, rank: int) -> int:
    """How many open cards of a player have a rank."""
    count = 0
    for place in range(FIRST_UP, LAST):
        card = state.hand[seat, place]
        count += card >= 0 and rank_of(card) == rank
    return count


@kernel
def shows_pair(state: Any, seat: int) -> bool:
    """Whether two open cards of a player have the same rank."""
    for place in range(FIRST_UP, LAST):
        card = state.hand[seat, place]
        if card >= 0 and rank_count(state, seat, rank_of(card)) > 1:
            return True
    return False
