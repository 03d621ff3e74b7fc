"""A cautious player of Seven Card Stud.

Start with three of a kind, pairs, three cards to a flush or a straight, or high cards that
beat every open card, and fold the rest.  Later, pay as long as the own hand, with what it
can become, keeps up with what the boards of the others show; bet and raise when it is
clearly ahead; fold when somebody's board beats it.
"""

from typing import Any

from ...engine.actions import row_of
from ...engine.cards import rank_of, suit_of
from ...engine.chance import one_in
from ...engine.kernel import kernel
from ...engine.seats import live_count
from .state import CARDS, FIRST_UP, LAST, Act, Phase

PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL = 20, 45, 62, 76, 84, 96
"""What hands are worth, in points; within a category the rank adds up to 12."""

AHEAD = 14
"""So many points more than the others show is a reason to bet."""

POINT = 0.011
"""What a point of lead adds to the chance to win."""

DOUBT = 1.5, 1.4, 1.25, 1.15, 1.0
"""How much more than the price of a call the chance must be worth on each street: more bets follow."""


@kernel
def advise(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """What to do as the actor, of the legal actions in `choices`."""
    if count == 1 or state.phase != Phase.BETTING:
        return choices.kind[0], choices.low[0]
    lead = own_points(state, state.actor) - shown_points(state, state.actor)
    if not state.brought_in:
        row = count - 1 if lead >= AHEAD else 0
        return choices.kind[row], choices.low[row]
    if lead >= AHEAD and state.raises < 2 + (lead >= 2 * AHEAD) and not one_in(rng, 6):
        for row in range(count):
            kind = choices.kind[row]
            if kind == Act.BET or kind == Act.COMPLETE or kind == Act.RAISE:
                return kind, choices.low[row]
    check = row_of(choices, count, Act.CHECK.value)
    if check >= 0:
        return Act.CHECK.value, 0
    price = choices.low[row_of(choices, count, Act.CALL.value)]
    if chance_to_win(state, lead) * (state.pot + price) >= DOUBT[state.street - 3] * price:
        return Act.CALL.value, price
    return Act.FOLD.value, 0


@kernel
def chance_to_win(state: Any, lead: int) -> float:
    """A guess: everybody is equally likely to win, and a lead makes it more likely."""
    return max(1.0 / live_count(state) + POINT * lead, 0.0)


@kernel
def own_points(state: Any, seat: int) -> int:
    """What the own hand is worth with what it can become."""
    return points_of(state, seat, 0, CARDS, 7 - state.street)


@kernel
def points_of(state: Any, seat: int, first: int, end: int, to_come: int) -> int:
    """What the cards in some places are worth, with so many to come."""
    points = group_points(state, seat, first, end)
    points = max(points, flush_points(state, seat, first, end, to_come))
    return max(points, straight_points(state, seat, first, end, to_come))


@kernel
def shown_points(state: Any, seat: int) -> int:
    """The most that an opponent's board makes likely: what lies there, and a little for what does not."""
    most = 0
    for other in range(state.seats):
        if other != seat and state.live[other]:
            points = group_points(state, other, FIRST_UP, LAST)
            flush = flush_points(state, other, FIRST_UP, LAST, 2) - 10
            straight = straight_points(state, other, FIRST_UP, LAST, 2) - 14
            points = max(points, max(flush, straight))
            if state.aggressor == 1 + other:
                points += 4 * state.street - 2
            most = max(most, points + 2 * (state.street - 3))
    return most


@kernel
def group_points(state: Any, seat: int, first: int, end: int) -> int:
    """Points for pairs, triplets and so on among some places, else for the highest card."""
    counts = 0
    for place in range(first, end):
        card = state.hand[seat, place]
        if card >= 0:
            counts += 1 << (4 * rank_of(card))
    pair, second, trips, highest = -1, -1, -1, 0
    for rank in range(13):
        number = counts >> (4 * rank) & 15
        if number > 0:
            highest = rank
        if number >= 4:
            return FULL + 8
        if number == 3:
            trips, pair = rank, trips if trips >= 0 else pair
        elif number == 2:
            second, pair = pair, rank
    if trips >= 0:
        return (FULL if pair >= 0 else TRIPS) + trips
    if second >= 0:
        return TWO_PAIR + pair
    return PAIR + pair if pair >= 0 else highest


@kernel
def flush_points(state: Any, seat: int, first: int, end: int, to_come: int) -> int:
    """Points for a flush or what can become one."""
    most = 0
    for suit in range(4):
        number = 0
        for place in range(first, end):
            card = state.hand[seat, place]
            number += card >= 0 and suit_of(card) == suit
        most = max(most, number)
    return made_or_drawn(most, to_come, FLUSH)


@kernel
def straight_points(state: Any, seat: int, first: int, end: int, to_come: int) -> int:
    """Points for a straight or what can become one."""
    ranks = 0
    for place in range(first, end):
        card = state.hand[seat, place]
        if card >= 0:
            ranks |= 2 << rank_of(card)
    ranks |= ranks >> 13 & 1  # the ace also counts below the two
    most = 0
    for low in range(10):
        window, number = ranks >> low & 31, 0
        for bit in range(5):
            number += window >> bit & 1
        most = max(most, number)
    return made_or_drawn(most, to_come, STRAIGHT) - 4


@kernel
def made_or_drawn(number: int, to_come: int, made: int) -> int:
    """Points for so many of five cards with so many to come."""
    if number >= 5:
        return made
    missing = 5 - number
    if missing > to_come:
        return 0
    if missing == 1:
        return 24 + 8 * min(to_come, 3)
    return 30 if missing == 2 and to_come >= 4 else 18 if missing == 2 and to_come == 3 else 0
