"""The showdown: who shows, who wins which pot, and what each gets (STUD-49 to 58)."""

from typing import Any

from ...engine.cards import NO_CARD, UNKNOWN
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.knowledge import EVERYBODY, show_to
from ...engine.poker import poker_rank
from ...engine.pots import make_pots, share_of, win
from ...engine.seats import left_of, live_count
from .rules import OddChip
from .state import CARDS, LAST, Act, Event

SHOWN, MUCKED = 1, 2


@kernel
def table_hand(state: Any, seat: int) -> None:
    """Turn a player's cards up."""
    show_to(state.hand_seen[seat], EVERYBODY)
    note(state, Event.TABLED, seat)


@kernel
def lend_community_card(state: Any) -> None:
    """The community card is everybody's seventh card while the hands are compared (STUD-59)."""
    if state.community != NO_CARD:
        for seat in range(state.seats):
            if state.live[seat]:
                state.hand[seat, LAST] = state.community


@kernel
def take_back_community_card(state: Any) -> None:
    """The community card lies in the middle, and not in the hands."""
    if state.community != NO_CARD:
        for seat in range(state.seats):
            state.hand[seat, LAST] = NO_CARD


@kernel
def is_known(state: Any, seat: int) -> bool:
    """Whether all cards of a hand are known; in a recorded hand they may not be."""
    for place in range(CARDS):
        if state.hand[seat, place] == UNKNOWN:
            return False
    return True


@kernel
def show_hands(state: Any, rules: Any) -> None:
    """Everybody still in shows, or throws a beaten hand away if the rules let (STUD-49 to 51).

    Who made the last bet or raise begins, else who checked first, else the dealer's left
    (decision A20).  A hand of which a record does not name all cards is thrown away.
    """
    seat = first_to_show(state)
    best = 0
    for _ in range(live_count(state)):
        if is_known(state, seat):
            state.best[seat] = poker_rank(state.hand[seat])
        if must_show(state, rules, seat, best):
            best = max(best, state.best[seat])
            state.shown[seat] = SHOWN
            table_hand(state, seat)
        else:
            state.best[seat] = 0
            state.shown[seat] = MUCKED
            note(state, Event.MUCKED, seat)
        seat = left_of(state, seat)


@kernel
def first_to_show(state: Any) -> int:
    """Who shows first: the last to bet or raise, else the first to check (STUD-49, 50)."""
    if state.aggressor > 0:
        return state.aggressor - 1
    if state.opener >= 0:
        seat = state.opener
        for _ in range(state.seats):
            if state.live[seat] and state.last[seat] == Act.CHECK:
                return seat
            seat = seat_after(state, seat)
    return left_of(state, state.dealer)


@kernel
def must_show(state: Any, rules: Any, seat: int, best: int) -> bool:
    """Whether a hand is shown: every known one, or those that can still win a pot."""
    if not is_known(state, seat):
        return False
    if rules.show_all or state.open_hands or state.best[seat] >= best:
        return True
    return not beaten_everywhere(state, seat)


@kernel
def beaten_everywhere(state: Any, seat: int) -> bool:
    """Whether somebody who has put in as much, and competes for all the same pots, has shown better."""
    for other in range(state.seats):
        if (
            state.shown[other] == SHOWN
            and state.best[other] > state.best[seat]
            and state.paid[other] >= state.paid[seat]
        ):
            return True
    return False


@kernel
def divide_pots(state: Any, rules: Any) -> None:
    """Each pot to the best hands that compete for it (STUD-52, 54)."""
    make_pots(state)
    for pot in range(state.pots):
        chips, seats = state.pot_chips[pot], state.pot_seats[pot]
        note(state, Event.POT, pot, chips, seats)
        winners = winners_of(state, seats)
        pay_winners(state, rules, chips, winners, pot)


@kernel
def winners_of(state: Any, seats: int) -> int:
    """Of the competing seats those with the best hand shown; all of them if nobody showed."""
    best, winners = -1, 0
    for seat in range(state.seats):
        if seats >> seat & 1:
            if state.best[seat] > best:
                best, winners = state.best[seat], 0
            if state.best[seat] == best:
                winners |= 1 << seat
    return winners


@kernel
def pay_winners(state: Any, rules: Any, chips: int, winners: int, pot: int) -> None:
    """Equal shares; odd chips as the rules say (STUD-52, 58)."""
    before_first = state.dealer
    if rules.odd_chip == OddChip.HIGH_CARD_BY_SUIT:
        before_first = seat_before(state, highest_card_holder(state, winners))
    for seat in range(state.seats):
        if winners >> seat & 1:
            amount = share_of(chips, winners, seat, before_first, state.seats)
            win(state, seat, amount)
            note(state, Event.WON, seat, amount, pot)


@kernel
def seat_after(state: Any, seat: int) -> int:
    """The place to the left of a seat."""
    return seat + 1 if seat + 1 < state.seats else 0


@kernel
def seat_before(state: Any, seat: int) -> int:
    """The place to the right of a seat."""
    return seat - 1 if seat > 0 else state.seats - 1


@kernel
def highest_card_holder(state: Any, winners: int) -> int:
    """The winner whose five cards contain the highest card by rank and suit (option `odd_chip`)."""
    highest, holder = -1, 0
    for seat in range(state.seats):
        if winners >> seat & 1:
            card = highest_that_counts(state.hand[seat], state.best[seat]) if state.best[seat] > 0 else 0
            if card > highest:
                highest, holder = card, seat
    return holder


@kernel
def highest_that_counts(hand: Any, rank: int) -> int:
    """The highest card of the five that make a hand worth its rank.

    Every two of the seven cards are laid aside in turn; where the rest is worth as much, it counts.
    """
    highest = -1
    for one in range(1, CARDS):
        for two in range(one):
            first, second = hand[one], hand[two]
            hand[one] = NO_CARD
            hand[two] = NO_CARD
            if poker_rank(hand) == rank:
                for place in range(CARDS):
                    highest = max(highest, int(hand[place]))
            hand[one] = first
            hand[two] = second
    return highest
