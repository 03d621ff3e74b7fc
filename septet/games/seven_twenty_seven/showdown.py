"""The showdown: who competes for which half of which pot, and who wins it (S727-33 to 35, 39, 41 to 46)."""

from typing import Any

from ...engine.betting import POTS
from ...engine.deal import SEATS
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.pots import make_pots, share_of, win
from .rules import DeclareDeadlock, DeclareTie, OddChipHalf
from .state import HALVES, SEVEN, TWENTY_SEVEN, Announcement, Deadlock, Ending, Event
from .totals import NONE, best_total, target_of


@kernel
def count_totals(state: Any, rules: Any) -> None:
    """What the hands of those still in count for each half."""
    for seat in range(state.seats):
        for half in range(HALVES):
            state.total[seat, half] = NONE
            if state.live[seat]:
                state.total[seat, half] = best_total(state.hand[seat], state.held[seat], half, rules)


@kernel
def share_out(state: Any, rules: Any) -> None:
    """Make the pots and divide each of them (sections 3.5 and 3.6 of the rule page)."""
    make_pots(state)
    state.pot_chips[0] += state.carried
    state.carried = 0
    for pot in range(state.pots):
        settle(state, rules, pot)
        note(state, Event.POT, 0, pot)
        for half in range(HALVES):
            pay_half(state, pot, half)
    if state.carried:
        note(state, Event.STAYS, 0, state.carried)
    for seat in range(state.seats):
        if state.won[seat]:
            note(state, Event.WON, seat, state.won[seat], Ending.SHOWDOWN.value)


# --- one pot ---------------------------------------------------------------------


@kernel
def settle(state: Any, rules: Any, pot: int) -> None:
    """Who wins the halves of a pot and how large these are (S727-6, decisions A9, A10)."""
    seven, twenty_seven = state.pot_seats[pot], state.pot_seats[pot]
    state.deadlock[pot] = Deadlock.NONE
    if rules.declare:
        seven = announcers(state, seven, Announcement.SEVEN.value)
        twenty_seven = announcers(state, twenty_seven, Announcement.TWENTY_SEVEN.value)
        failed = failed_boths(state, rules, seven, twenty_seven)
        seven = able(state, seven & ~failed, SEVEN)
        twenty_seven = able(state, twenty_seven & ~failed, TWENTY_SEVEN)
        if not seven and not twenty_seven:
            state.deadlock[pot] = how_to_break(state, rules)
            seven, twenty_seven = state.pot_seats[pot], state.pot_seats[pot]
    seven, twenty_seven = able(state, seven, SEVEN), able(state, twenty_seven, TWENTY_SEVEN)
    state.half_rivals[pot, SEVEN], state.half_rivals[pot, TWENTY_SEVEN] = seven, twenty_seven
    divide_in_halves(state, rules, pot)
    for half in range(HALVES):
        state.half_winners[pot, half] = best_of(state, rules, state.half_rivals[pot, half], half)


@kernel
def announcers(state: Any, seats: int, announcement: int) -> int:
    """Those of some seats who have announced a half, alone or with the other one."""
    found = 0
    for seat in range(state.seats):
        if seats >> seat & 1 and state.announced[seat] & announcement:
            found |= 1 << seat
    return found


@kernel
def able(state: Any, seats: int, half: int) -> int:
    """Those of some seats who have a total that counts for a half (S727-39)."""
    found = 0
    for seat in range(state.seats):
        if seats >> seat & 1 and state.total[seat, half] != NONE:
            found |= 1 << seat
    return found


@kernel
def failed_boths(state: Any, rules: Any, seven: int, twenty_seven: int) -> int:
    """Those who have announced both and do not win both (S727-42, decision A8)."""
    winners_seven = best_of(state, rules, able(state, seven, SEVEN), SEVEN)
    winners_twenty_seven = best_of(state, rules, able(state, twenty_seven, TWENTY_SEVEN), TWENTY_SEVEN)
    failed = 0
    for seat in range(state.seats):
        bit = 1 << seat
        if seven & twenty_seven & bit:
            if rules.declare_tie == DeclareTie.COUNTS:
                wins = winners_seven & winners_twenty_seven & bit != 0
            else:
                wins = winners_seven == bit and winners_twenty_seven == bit
            if not wins:
                failed |= bit
    return failed


@kernel
def how_to_break(state: Any, rules: Any) -> int:
    """What happens to a pot to which nobody has a right (option 10).

    It can only stay if there is a next hand: if two players have chips to play it with.
    """
    able_to_go_on = 0
    for seat in range(state.seats):
        able_to_go_on += state.chips[seat] > 0
    if rules.declare_deadlock == DeclareDeadlock.CARRY_OVER and able_to_go_on > 1:
        return Deadlock.STAYS.value
    return Deadlock.CARDS_SPEAK.value


@kernel
def divide_in_halves(state: Any, rules: Any, pot: int) -> None:
    """Two halves, the odd chip to one of them; all to one if nobody competes for the other (S727-35)."""
    chips = state.pot_chips[pot]
    odd = TWENTY_SEVEN if rules.odd_chip_half == OddChipHalf.TWENTY_SEVEN else SEVEN
    for half in range(HALVES):
        state.half_chips[pot, half] = chips // 2 + (chips % 2 if half == odd else 0)
    for half in range(HALVES):
        if state.half_rivals[pot, half] == 0:
            state.half_chips[pot, half] = 0
            state.half_chips[pot, 1 - half] = chips
    if state.deadlock[pot] == Deadlock.STAYS:
        for half in range(HALVES):
            state.half_rivals[pot, half] = 0
            state.half_chips[pot, half] = 0
        state.carried += chips


@kernel
def pay_half(state: Any, pot: int, half: int) -> None:
    """Pay a half to its winners, odd chips one each from the dealer's left (S727-35, decision A6)."""
    winners = state.half_winners[pot, half]
    for seat in range(state.seats):
        if winners >> seat & 1:
            share = share_of(state.half_chips[pot, half], winners, seat, state.dealer, state.seats)
            win(state, seat, share)


# --- comparing -------------------------------------------------------------------


@kernel
def best_of(state: Any, rules: Any, seats: int, half: int) -> int:
    """The seats, of those who compete, whose hands win a half (S727-34, 45, 46)."""
    target = target_of(half)
    nearest, under = -1, False
    for seat in range(state.seats):
        if seats >> seat & 1:
            distance = abs(state.total[seat, half] - target)
            if nearest < 0 or distance < nearest:
                nearest, under = distance, False
            if distance == nearest and state.total[seat, half] <= target:
                under = True
    only_under = rules.under_beats_over and under
    winners = 0
    for seat in range(state.seats):
        total = state.total[seat, half]
        wins = seats >> seat & 1 and abs(total - target) == nearest
        if wins and not (only_under and total > target):
            winners |= 1 << seat
    return without_longer_hands(state, winners, half) if rules.fewer_cards_win else winners


@kernel
def without_longer_hands(state: Any, winners: int, half: int) -> int:
    """The winners but for those of whom another has the same total with fewer cards (S727-46)."""
    stay = winners
    for seat in range(state.seats):
        for other in range(state.seats):
            both = winners >> seat & 1 and winners >> other & 1
            if (
                both
                and state.total[other, half] == state.total[seat, half]
                and state.held[other] < state.held[seat]
            ):
                stay &= ~(1 << seat)
    return stay


@kernel
def clear_showdown(state: Any) -> None:
    """Nothing of the last showdown is left."""
    for seat in range(SEATS):
        state.declared[seat] = Announcement.NONE
        state.announced[seat] = Announcement.NONE
        for half in range(HALVES):
            state.total[seat, half] = NONE
    for pot in range(POTS):
        state.deadlock[pot] = Deadlock.NONE
        for half in range(HALVES):
            state.half_chips[pot, half] = 0
            state.half_rivals[pot, half] = 0
            state.half_winners[pot, half] = 0
