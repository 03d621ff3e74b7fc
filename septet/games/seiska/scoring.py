"""Points, the score sheet, and who has won (SEIS-37 to 43, section 3.6)."""

from typing import Any

import numpy as np

from ...engine.cards import ACE, EIGHT, TEN, rank_of
from ...engine.deal import NOBODY, SEATS
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.knowledge import EVERYBODY
from ...engine.seats import left_of, live_count
from .rules import Scoring, TieBreak
from .state import SHEET, Event, Phase, Status


@kernel
def card_points(card: int, heavy: bool) -> int:
    """What a card counts that is left in a hand (SEIS-38, 40)."""
    rank = rank_of(card)
    if rank == EIGHT:
        return 25 if heavy else 10
    if rank == ACE:
        return 15 if heavy else 5
    if heavy:
        return 10 if rank >= TEN else 5
    return 1


@kernel
def hand_points(state: Any, rules: Any, seat: int) -> int:
    """What all cards of a hand count."""
    heavy, points = rules.scoring == Scoring.HEAVY, 0
    for place in range(state.held[seat]):
        points += card_points(state.hand[seat, place], heavy)
    return points


# --- a new game, a new deal ------------------------------------------------------


@kernel
def begin_sheet(state: Any) -> None:
    """A new game: nobody has any points."""
    state.winners = 0
    state.deals_done = 0
    for seat in range(SEATS):
        clear_line(state, seat, 0)
        state.in_game[seat] = 0


@kernel
def clear_line(state: Any, seat: int, points: int) -> None:
    """Nothing stands on the sheet for a seat but a total to begin with."""
    state.points[seat] = points
    state.status[seat] = Status.OUT
    for deal in range(SHEET):
        state.sheet[seat, deal] = 0


@kernel
def admit_newcomers(state: Any) -> None:
    """Who sits down while a game goes on begins with the highest total of those still in (decision A26).

    Who was in this game before has no less than then, and stays dropped out (`come_back`, A29).
    """
    highest = 0
    for seat in range(state.seats):
        if state.present[seat] and state.in_game[seat] and state.status[seat] != Status.DROPPED_OUT:
            highest = max(highest, state.points[seat])
    for seat in range(state.seats):
        if state.present[seat] != state.in_game[seat]:
            status = state.status[seat]
            clear_line(state, seat, max(highest, state.points[seat]) if state.present[seat] else 0)
            if state.present[seat]:
                state.status[seat] = status
            state.in_game[seat] = state.present[seat]


def total(state: Any, seat: int) -> int:
    """The points of a player in this game."""
    return int(state.points[seat])


def come_back(state: Any, rules: Any, seat: int, points: int) -> None:
    """Who left this game sits down again: with the points of then, or still dropped out (decision A29)."""
    state.points[seat] = points
    if rules.scoring == Scoring.HEAVY and points >= rules.drop_out_at:
        state.status[seat] = Status.DROPPED_OUT


# --- the end of a deal -----------------------------------------------------------


@kernel
def finish_deal(state: Any, rules: Any, ending: int) -> None:
    """All hands are shown and counted; perhaps the game is over."""
    state.ending = ending
    state.phase = Phase.OVER
    state.actor = NOBODY
    place = next_line(state)
    seat = state.dealer
    for _ in range(live_count(state)):
        seat = left_of(state, seat)
        count_hand(state, rules, seat, place)
    if rules.scoring == Scoring.HEAVY:
        state.winners = end_heavy(state, rules)
    elif state.deals_done >= rules.deals:
        state.winners = end_basic(state, rules)
    if state.winners:
        note(state, Event.WON, 0, state.winners)


@kernel
def next_line(state: Any) -> int:
    """The place of the next deal on the sheet; the oldest one makes room for it."""
    place = state.deals_done
    if place >= SHEET:
        place = SHEET - 1
        for seat in range(SEATS):
            for deal in range(place):
                state.sheet[seat, deal] = state.sheet[seat, deal + 1]
            state.sheet[seat, place] = 0
    state.deals_done += 1
    return place


@kernel
def count_hand(state: Any, rules: Any, seat: int, place: int) -> None:
    """A hand is shown, and its points go on the sheet (SEIS-37)."""
    for card in range(state.held[seat]):
        state.hand_seen[seat, card] = EVERYBODY
    points = hand_points(state, rules, seat)
    state.added[seat] = points
    state.points[seat] += points
    state.sheet[seat, place] = 1 + points
    note(state, Event.COUNTED, seat, points, state.points[seat])


@kernel
def end_basic(state: Any, rules: Any) -> int:
    """After the last deal: who has won, as bits; nobody if there is an extra deal (SEIS-39, decision A14)."""
    lowest = lowest_of(state, state.in_game)
    if rules.tie_break == TieBreak.EXTRA_DEAL and lowest & (lowest - 1):
        note(state, Event.EXTRA_DEAL, 0)
        return 0
    return lowest


@kernel
def end_heavy(state: Any, rules: Any) -> int:
    """Who has too many points drops out; who has won, as bits, if one player or none is left (SEIS-41, 42).

    If a blocked deal leaves nobody, those who have the fewest points win.
    """
    still_in, left = 0, 0
    for seat in range(state.seats):
        if state.live[seat]:
            if state.points[seat] >= rules.drop_out_at:
                state.status[seat] = Status.DROPPED_OUT
                note(state, Event.DROPPED_OUT, seat, state.points[seat])
            else:
                still_in |= 1 << seat
                left += 1
    if left == 0:
        return lowest_of(state, state.live)
    return still_in if left == 1 else 0


@kernel
def lowest_of(state: Any, flags: Any) -> int:
    """Who has the fewest points of the seats that are flagged, as bits."""
    lowest, seats = 0, 0
    for seat in range(state.seats):
        if flags[seat]:
            if seats == 0 or state.points[seat] < lowest:
                lowest, seats = state.points[seat], 0
            if state.points[seat] == lowest:
                seats |= 1 << seat
    return seats


def leaders(state: Any, rules: Any) -> int:
    """Who would win if play ended now, as bits: the fewest points of those still in the game.

    Before the first deal nobody has any points: all lead.
    """
    here = [int(state.present[seat]) for seat in range(SEATS)]
    playing = [
        int(here[seat] and state.in_game[seat] and state.status[seat] != Status.DROPPED_OUT)
        for seat in range(SEATS)
    ]
    lowest: int = lowest_of(state, np.array(playing if any(playing) else here, np.int32))
    return lowest
