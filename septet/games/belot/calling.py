"""What to say in the bidding on five cards (BELOT-4), by the points that a contract is expected to bring.

What jacks, nines and aces are worth is what teams won on average that had them: many deals were
played with every contract, and the points won explained by the five cards (least squares).
"""

from typing import Any

from ...engine.actions import row_of
from ...engine.bits import count_bits
from ...engine.kernel import kernel
from .state import PLAYERS, SUITS, TEAMS, Act, Contract

OPENING, COMPETING = -0.2, -1.6
"""Game points that a contract must promise to be bid: first, and over one of the opponents."""

RAISING = 7.3
"""How much more than the contract of the own team another one must promise."""

DOUBLING, REDOUBLING = 8.0, 15.0
"""Game points that the contract of the opponents must promise to the own team, or the doubled own one."""

PARTNER, PARTNER_ALL = 6.0, 3.0
"""What the partner's cards add to the contract that the partner bid, and to all trumps."""

FIRST = -1.0
"""What it is worth to have to lead, without trumps or in all trumps."""

SUIT_BASE = -11.9
SUIT_JACK, SUIT_NINE, SUIT_ACE, SUIT_BELOT, SUIT_LENGTH = 7.2, 3.9, 1.6, 3.6, 2.2
SUIT_SIDE_ACE = 1.4
"""What a team wins with a trump suit on average without any of these, and what each of them adds."""

PLAIN_BASE = -15.2
PLAIN_ACE, PLAIN_TEN, PLAIN_BARE_TEN, PLAIN_LENGTH = 6.4, 4.2, 2.9, 0.3
"""The same without trumps: aces, tens with and without the ace, cards in suits with an ace."""

ALL_BASE = -16.8
ALL_JACK, ALL_NINE, ALL_BARE_NINE, ALL_ACE, ALL_BELOT = 8.0, 3.0, 2.2, 0.6, 1.6
"""The same in all trumps: jacks, nines with and without the jack, aces, kings with queens."""


@kernel
def advise_call(state: Any, choices: Any, count: int) -> tuple[int, int]:
    """Bid what promises most if that is enough, double what the opponents will not make, else pass."""
    none = state.contract == Contract.NONE
    ours = not none and state.declarer % TEAMS == state.actor % TEAMS
    now = 0.0 if none else promise(state, state.contract)
    least = now + RAISING if ours else OPENING if none else COMPETING
    chosen = -1
    row = row_of(choices, count, Act.BID)
    if row >= 0:
        for contract in range(choices.low[row], choices.high[row] + 1):
            worth = promise(state, contract)
            if worth > least:
                least, chosen = worth, contract
    if now > max(DOUBLING, least) and row_of(choices, count, Act.DOUBLE) >= 0:
        return Act.DOUBLE.value, 0
    if chosen >= 0:
        return Act.BID.value, chosen
    if now > REDOUBLING and row_of(choices, count, Act.REDOUBLE) >= 0:
        return Act.REDOUBLE.value, 0
    return Act.PASS.value, 0


@kernel
def promise(state: Any, contract: int) -> float:
    """Game points by which the actor's team is expected to win with a contract, also by the partner's bid."""
    seat = state.actor
    worth = strength(state.holds[seat], contract)
    if contract >= SUITS and (state.dealer + 1) % PLAYERS == seat:
        worth += FIRST
    if state.contract == Contract.NONE or state.declarer != (seat + TEAMS) % PLAYERS:
        return worth
    if contract == state.contract:
        return worth + PARTNER
    return worth + PARTNER_ALL if contract == Contract.ALL_TRUMPS else worth


@kernel
def strength(cards: int, contract: int) -> float:
    """Game points by which a team with these five cards in one hand is expected to win."""
    if contract < SUITS:
        return suit_strength(cards, contract)
    return plain_strength(cards) if contract == Contract.NO_TRUMPS else all_strength(cards)


# A rank of four cards is four bits: sevens are the lowest four, aces the highest.


@kernel
def suit_strength(cards: int, suit: int) -> float:
    """With a trump suit: its jack, nine, ace, length and belot, and aces and tens outside."""
    own = cards >> suit & 0x11111111
    outside = cards & ~(0x11111111 << suit)
    worth = SUIT_BASE + SUIT_LENGTH * count_bits(int(own))
    if own & 0x00010000:
        worth += SUIT_JACK
    if own & 0x00000100:
        worth += SUIT_NINE
    if own & 0x10000000:
        worth += SUIT_ACE
    if own & 0x01100000 == 0x01100000:
        worth += SUIT_BELOT
    return worth + SUIT_SIDE_ACE * count_bits(int(outside >> 28 & 0xF))


@kernel
def plain_strength(cards: int) -> float:
    """Without trumps: aces, the tens with them, and the length of suits with an ace."""
    aces, tens = cards >> 28 & 0xF, cards >> 12 & 0xF
    worth = PLAIN_BASE + PLAIN_ACE * count_bits(int(aces)) + PLAIN_TEN * count_bits(int(aces & tens))
    worth += PLAIN_BARE_TEN * count_bits(int(tens & ~aces))
    return worth + PLAIN_LENGTH * count_bits(int(cards & aces * 0x11111111))


@kernel
def all_strength(cards: int) -> float:
    """In all trumps: jacks, the nines with them, aces behind both, and belots."""
    jacks, nines, aces = cards >> 16 & 0xF, cards >> 8 & 0xF, cards >> 28 & 0xF
    worth = ALL_BASE + ALL_JACK * count_bits(int(jacks)) + ALL_NINE * count_bits(int(jacks & nines))
    worth += ALL_BARE_NINE * count_bits(int(nines & ~jacks)) + ALL_ACE * count_bits(int(aces))
    return worth + ALL_BELOT * count_bits(int(cards >> 20 & cards >> 24 & 0xF))
