"""A simple player: bids on strength, declares everything, takes tricks cheaply."""

from typing import Any

from ...engine.actions import row_of
from ...engine.cards import ACE, JACK, NINE, TEN, rank_of, suit_of
from ...engine.kernel import kernel
from .cards import bit_of, card_points, lowest_card, suit_cards, that_beat
from .state import PLAYERS, SUITS, TEAMS, Act, Contract, Phase

ENOUGH_FOR_SUIT, ENOUGH_FOR_NO_TRUMPS, ENOUGH_FOR_ALL_TRUMPS = 34, 40, 62
"""Strength of five cards to bid on."""


@kernel
def advise(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """What to do as the actor, of the legal actions in `choices`."""
    if count == 1:
        return choices[0, 0], choices[0, 1]
    if state.phase == Phase.BIDDING:
        return advise_call(state, choices, count)
    row = row_of(choices, count, Act.DECLARE)
    if row >= 0:
        return choices[row, 0], choices[row, 1]
    if state.phase == Phase.DECLARING:
        return Act.PASS.value, 0
    return advise_card(state, choices, count)


@kernel
def advise_call(state: Any, choices: Any, count: int) -> tuple[int, int]:
    """The lowest contract for which the five cards are strong enough, else pass."""
    row = row_of(choices, count, Act.BID)
    if row < 0 or (state.contract != Contract.NONE and state.declarer % TEAMS == state.actor % TEAMS):
        return Act.PASS.value, 0
    for contract in range(choices[row, 1], choices[row, 2] + 1):
        if strength(state.holds[state.actor], contract) >= enough_for(contract):
            return Act.BID.value, contract
    return Act.PASS.value, 0


@kernel
def enough_for(contract: int) -> int:
    """What five cards must be worth for a contract."""
    if contract < SUITS:
        return ENOUGH_FOR_SUIT
    return ENOUGH_FOR_NO_TRUMPS if contract == Contract.NO_TRUMPS else ENOUGH_FOR_ALL_TRUMPS


@kernel
def strength(cards: int, contract: int) -> int:
    """What some cards are worth under a contract: high trumps, aces, and length in trumps."""
    worth = 0
    while cards:
        card = lowest_card(cards)
        cards &= cards - 1
        rank = rank_of(card)
        if contract == Contract.ALL_TRUMPS or contract == suit_of(card):
            worth += 3 if contract == Contract.ALL_TRUMPS else 6
            worth += 20 if rank == JACK else 12 if rank == NINE else 4 if rank == ACE else 0
        elif rank == ACE:
            worth += 14 if contract == Contract.NO_TRUMPS else 8
        elif rank == TEN:
            worth += 6 if contract == Contract.NO_TRUMPS else 2
    return worth


@kernel
def advise_card(state: Any, choices: Any, count: int) -> tuple[int, int]:
    """Announce belot when possible; lead what cannot be beaten; take a trick cheaply, else give little."""
    kind, chosen, best = 0, 0, -1000
    for row in range(count):
        card = choices[row, 1]
        worth = worth_of_playing(state, card) + (100 if choices[row, 0] == Act.BELOT else 0)
        if worth > best:
            kind, chosen, best = choices[row, 0], card, worth
    return kind, chosen


@kernel
def worth_of_playing(state: Any, card: int) -> int:
    """How good a card is now, by the cards that can still beat it and the points at stake."""
    points = card_points(state.contract, card)
    seat = state.actor
    others = ~(state.played | state.holds[seat])
    beaten_by = that_beat(state.contract, card) & others
    if state.trick_size == 0:
        return points if beaten_by & suit_cards(suit_of(card)) == 0 else -points
    last = state.trick_size == PLAYERS - 1
    takes = state.beating & bit_of(card) != 0
    if takes and (last or beaten_by == 0):
        return 20 + state.trick_points - points // 2
    partner = state.winner % TEAMS == seat % TEAMS
    return points if partner and last else -points
