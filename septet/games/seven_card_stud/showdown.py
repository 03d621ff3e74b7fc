"""The showdown: who shows, who wins which pot, and what each gets (STUD-49 to 58)."""

from typing import Any

from ...engine.cards import NO_CARD, UNKNOWN, rank_of, suit_of
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.knowledge import EVERYBODY, show_to
from ...engine.poker import Category, category_of, poker_rank, rank_at
from ...engine.pots import make_pots, share_of, win
from ...engine.seats import left_of, live_count
from .rules import OddChip
from .state import CARDS, LAST, Event

SHOWN, MUCKED = 1, 2


@kernel
def table_hand(state: Any, seat: int) -> None:
    """Turn a player's cards up."""
    show_to(state.hand_seen[seat], EVERYBODY)
    note(state, Event.TABLED, seat)


@kernel
def take_community_card(state: Any, seat: int) -> None:
    """The community card is everybody's seventh card (STUD-59)."""
    if state.community != NO_CARD and state.hand[seat, LAST] == NO_CARD:
        state.hand[seat, LAST] = state.community
        state.hand_seen[seat, LAST] = EVERYBODY


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
    """Who shows first (STUD-49, 50)."""
    first = state.aggressor - 1 if state.aggressor > 0 else state.opener
    if first < 0:
        return left_of(state, state.dealer)
    return first if state.live[first] else left_of(state, first)


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
def seat_before(state: Any, seat: int) -> int:
    """The place to the right of a seat."""
    return seat - 1 if seat > 0 else state.seats - 1


@kernel
def highest_card_holder(state: Any, winners: int) -> int:
    """The winner whose five cards contain the highest card by rank and suit (option `odd_chip`)."""
    highest, holder = -1, 0
    for seat in range(state.seats):
        if winners >> seat & 1:
            card = highest_of_five(state.hand[seat], state.best[seat]) if state.best[seat] > 0 else 0
            if card > highest:
                highest, holder = card, seat
    return holder


@kernel
def highest_of_five(hand: Any, value: int) -> int:
    """The highest card, by rank and then by suit, of the five that count."""
    category = category_of(value)
    flush = category == Category.FLUSH or category == Category.STRAIGHT_FLUSH
    straight = category == Category.STRAIGHT or category == Category.STRAIGHT_FLUSH
    rank = rank_at(value, 0)  # of a straight the top, so that the ace of a wheel is low
    for place in range(0 if straight else 5):
        rank = max(rank, rank_at(value, place))
    highest = -1
    for place in range(CARDS):
        card = int(hand[place])
        if card > highest and rank_of(card) == rank and (not flush or suit_count(hand, suit_of(card)) >= 5):
            highest = card
    return highest


@kernel
def suit_count(hand: Any, suit: int) -> int:
    """How many cards of a hand have a suit."""
    count = 0
    for place in range(CARDS):
        count += hand[place] >= 0 and suit_of(hand[place]) == suit
    return count
