"""A cautious player: the tips of the rule document as a policy (S727-48).

Know what the hand may still become: pictures tune a total near 7, low cards are a start for
7, high ones for 27, aces for both.  Look at the face-up cards: who shows a ten plays for 27
and is no rival for 7.  Take a card as long as it helps on average, so not close to a target.
Pay what the share of the pot that can be hoped for is worth, and bet with good hands.
"""

from typing import Any

import numpy as np

from ...engine.actions import row_of
from ...engine.cards import ACE, JACK
from ...engine.chance import below, one_in
from ...engine.kernel import kernel
from ...engine.seats import live_count
from .seen import count_of, seen_points, unseen_ranks
from .state import SEVEN, TWENTY_SEVEN, Act, Phase
from .totals import NONE, closest_total, target_of

PERCENT_SEVEN = np.array([95, 80, 60, 42, 30, 22, 17, 13, 10, 8, 7, 6, 5, 4, 3, 3], np.int64)
"""How often a hand so many half points from 7 is closer than a rival's who plays for 7."""

PERCENT_TWENTY_SEVEN = np.array([94, 82, 70, 54, 42, 33, 26, 21, 17, 14, 12, 10, 9, 8, 7, 6], np.int64)
"""The same for 27."""

ON_THE_WAY = 0.4
"""The chance against one rival for 27 of a hand that is still below and may take cards."""

LOW_CARDS = 2 * 8
"""Who shows more than this, in half points, does not play for 7."""

WAITING = 0.6
"""How likely it is that after one declines there is another chance to take a card."""


@kernel
def advise(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """What to do as the actor, of the legal actions in `choices`."""
    if count == 1:
        return choices.kind[0], choices.low[0]
    if state.phase == Phase.BETTING:
        return advise_betting(state, rules, rng, choices, count)
    if state.phase == Phase.DRAWING:
        return advise_drawing(state, rules)
    return advise_announcement(state, rules)


# --- what a hand is worth ----------------------------------------------------------


@kernel
def plays_for_seven(state: Any, viewer: int, seat: int) -> float:
    """How likely another player competes for 7, by the cards that are seen."""
    least, _, _ = seen_points(state, viewer, seat)
    if least > LOW_CARDS or state.held[seat] > 5:
        return 0.05
    return 0.6 if 2 * state.held[seat] <= 6 else 0.4


@kernel
def chance(state: Any, half: int, own: float) -> float:
    """The chance to win a half that one has against each rival for it, against all who are in."""
    seat, result = state.actor, 1.0
    for other in range(state.seats):
        if other != seat and state.live[other]:
            low = plays_for_seven(state, seat, other)
            competes = low if half == SEVEN else 1.0 - 0.7 * low
            result *= 1.0 - competes * (1.0 - own)
    return result


@kernel
def chance_of_seven(state: Any, rules: Any, least: int, aces: int, pictures: int) -> float:
    """The chance to win the half of 7 with such cards."""
    total = closest_total(least, aces, pictures, SEVEN, rules)
    if total == NONE:
        return 0.0
    distance = min(abs(total - target_of(SEVEN)), len(PERCENT_SEVEN) - 1)
    return chance(state, SEVEN, PERCENT_SEVEN[distance] / 100.0)


@kernel
def chance_of_twenty_seven(
    state: Any, rules: Any, least: int, aces: int, pictures: int, may_go_on: float
) -> float:
    """The chance to win the half of 27 with such cards, which may become more with some likelihood."""
    total = closest_total(least, aces, pictures, TWENTY_SEVEN, rules)
    if total == NONE:
        return 0.0
    distance = abs(total - target_of(TWENTY_SEVEN))
    now = PERCENT_TWENTY_SEVEN[min(distance, len(PERCENT_TWENTY_SEVEN) - 1)] / 100.0
    if total < target_of(TWENTY_SEVEN) and may_go_on > 0.0 and now < ON_THE_WAY:
        now = may_go_on * ON_THE_WAY + (1.0 - may_go_on) * now
    return chance(state, TWENTY_SEVEN, now)


@kernel
def worth(state: Any, rules: Any, least: int, aces: int, pictures: int, may_go_on: float) -> float:
    """The part of the pot that such cards may hope for."""
    if rules.over_is_out and least > target_of(TWENTY_SEVEN):
        return 0.0
    seven = chance_of_seven(state, rules, least, aces, pictures)
    twenty_seven = chance_of_twenty_seven(state, rules, least, aces, pictures, may_go_on)
    return (seven + twenty_seven) / 2.0


# --- taking cards ------------------------------------------------------------------


@kernel
def advise_drawing(state: Any, rules: Any) -> tuple[int, int]:
    """Take a card if the hand is worth more with it, on average over the cards that are not seen."""
    seat = state.actor
    least, aces, pictures = seen_points(state, seat, seat)
    counts = unseen_ranks(state, seat)
    cards, gain = 0, 0.0
    for rank in range(ACE + 1):
        count = count_of(counts, rank)
        if count == 0:
            continue
        ace, picture = rank == ACE, rank != ACE and rank >= JACK
        points = 2 if ace else 1 if picture else 2 * (rank + 2)
        more = worth(
            state, rules, least + points, aces + (1 if ace else 0), pictures + (1 if picture else 0), 1.0
        )
        gain += count * more
        cards += count
    if cards > 0 and gain / cards > worth(state, rules, least, aces, pictures, WAITING):
        return Act.TAKE.value, 0
    return Act.STAND.value, 0


# --- betting -----------------------------------------------------------------------


@kernel
def advise_betting(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """Bet or raise with more than a fair share, pay what the hand is worth, else check or fold."""
    seat = state.actor
    least, aces, pictures = seen_points(state, seat, seat)
    share = worth(state, rules, least, aces, pictures, 1.0)
    players = live_count(state)
    raising = max(row_of(choices, count, Act.BET), row_of(choices, count, Act.RAISE))
    keen = 1.25 if state.level == 0 else 1.6 + 0.2 * state.raises
    if raising >= 0 and share * players > keen and not one_in(rng, 8):
        low, high = choices.low[raising], choices.high[raising]
        room = max((high - low) * min(int(40.0 * share), 100) // 100, 0)
        return choices.kind[raising], low + below(rng, room + 1)
    if state.level == 0:
        if raising >= 0 and players <= 4 and one_in(rng, 14):
            return choices.kind[raising], choices.low[raising]  # a bluff
        return Act.CHECK.value, 0
    row = row_of(choices, count, Act.CALL)
    if row >= 0:
        price = choices.low[row]
        more_to_come = 1.8 if state.chips[seat] > price else 1.0
        if share * (state.pot + price * (1.0 + 0.3 * (players - 1))) >= more_to_come * price:
            return Act.CALL.value, price
    return Act.FOLD.value, 0


# --- announcing --------------------------------------------------------------------


@kernel
def advise_announcement(state: Any, rules: Any) -> tuple[int, int]:
    """Announce what brings most on average; both only if both halves are all but certain."""
    seat = state.actor
    least, aces, pictures = seen_points(state, seat, seat)
    seven = chance_of_seven(state, rules, least, aces, pictures)
    twenty_seven = chance_of_twenty_seven(state, rules, least, aces, pictures, 0.0)
    if seven * twenty_seven > max(seven, twenty_seven) / 2.0:
        return Act.BOTH.value, 0
    return (Act.SEVEN.value if seven > twenty_seven else Act.TWENTY_SEVEN.value), 0
