"""The course of a deal of Seven Twenty-Seven: `start`, `legal_actions`, `apply` and what they call."""

from typing import Any

from ...engine.actions import offer
from ...engine.betting import (
    begin_bets,
    begin_round,
    betting_is_possible,
    call,
    may_raise,
    next_to_act,
    owes,
    pay_ante,
    raise_level,
)
from ...engine.cards import ACE, NO_CARD
from ...engine.deal import NOBODY
from ...engine.deck import add_ranks, await_deal, draw
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.knowledge import EVERYBODY
from ...engine.pots import take_back_uncalled, uncalled, win
from ...engine.seats import left_of, live_count
from .drawing import ask_next, begin_drawing, clear_stock, stand, take
from .rules import ExtraCards, ShortChips
from .showdown import clear_showdown, count_totals, share_out
from .state import (
    FIRST_EXTRA,
    PLACES,
    SEVEN,
    TWENTY_SEVEN,
    UP,
    Act,
    Announcement,
    Ending,
    Event,
    Phase,
    Status,
    Why,
    Word,
)
from .totals import NONE, best_total, is_over, target_of

# --- the deal --------------------------------------------------------------------


@kernel
def start(state: Any, rules: Any) -> None:
    """Lay out the next hand: who has chips is dealt in, the deal moves left (S727-25, 38)."""
    for seat in range(state.seats):
        state.chips_before[seat] = state.chips[seat]
        state.won[seat] = 0
        dealt_in = state.present[seat] and state.chips[seat] > 0
        state.in_hand[seat] = dealt_in
        state.live[seat] = dealt_in
        state.status[seat] = Status.ACTIVE if dealt_in else Status.OUT
        state.word[seat] = Word.NONE
        state.stands[seat] = 0
        state.held[seat] = 0
        for place in range(PLACES):
            state.hand[seat, place] = NO_CARD
            state.hand_seen[seat, place] = 0
    state.dealer = left_of(state, state.dealer)
    state.events = 0
    state.ending = Ending.NONE
    state.step = 0
    state.taken = 0
    begin_bets(state)
    clear_stock(state)
    clear_showdown(state)
    state.pot = state.carried
    state.phase = Phase.DEAL
    state.dealt = 0
    state.deck_size = 0
    add_ranks(state, 0, ACE)
    await_deal(state, 2 * live_count(state))


@kernel
def deal(state: Any, rules: Any) -> None:
    """Antes, then a card face up and one face down to everybody from the dealer's left (S727-15, 26, 27)."""
    if state.carried:
        note(state, Event.CARRIED, 0, state.carried)
    for seat in range(state.seats):
        if state.live[seat]:
            note(state, Event.ANTE, seat, pay_ante(state, seat, rules.ante))
    for place in range(FIRST_EXTRA):
        seat = state.dealer
        for _ in range(live_count(state)):
            seat = left_of(state, seat)
            give(state, seat, EVERYBODY if place == UP else 1 << seat)
    seat = state.dealer
    for _ in range(live_count(state)):
        seat = left_of(state, seat)
        note(state, Event.DEALT, seat)
    begin_betting(state)


@kernel
def give(state: Any, seat: int, viewers: int) -> None:
    """The next card of the deck to a player."""
    place = state.held[seat]
    state.hand[seat, place] = draw(state)
    state.hand_seen[seat, place] = viewers
    state.held[seat] += 1


# --- betting ---------------------------------------------------------------------


@kernel
def begin_betting(state: Any) -> None:
    """A betting round, first to act left of the dealer (S727-23, 28, 32)."""
    begin_round(state)
    state.phase = Phase.BETTING
    for seat in range(state.seats):
        if state.live[seat]:
            state.word[seat] = Word.NONE
    state.actor = state.dealer


@kernel
def somebody_acts(state: Any) -> bool:
    """The next player's turn, from the left of the last one; False if the round is over (S727-21)."""
    following = next_to_act(state, state.actor) if betting_is_possible(state) else NOBODY
    if following == NOBODY:
        return False
    state.actor = following
    return True


@kernel
def return_uncalled(state: Any) -> None:
    """What one player has put in more than anybody else comes back."""
    seat = uncalled(state)
    if seat >= 0 and state.live[seat]:
        note(state, Event.RETURNED, seat, take_back_uncalled(state, seat))


@kernel
def betting_actions(state: Any, rules: Any, choices: Any) -> int:
    """Fold, check or call, bet or raise (section 3.2 of the rule page)."""
    seat = state.actor
    count = offer(choices, 0, Act.FOLD, 0, 0)
    price, chips = owes(state, seat), state.chips[seat]
    if state.level == 0:
        count = offer(choices, count, Act.CHECK, 0, 0)
        return offer(choices, count, Act.BET, min(rules.bet_min, chips), min(rules.bet_max, chips))
    if price > 0 and (chips >= price or rules.short_chips == ShortChips.ALL_IN):
        count = offer(choices, count, Act.CALL, min(price, chips), min(price, chips))
    left = chips - price
    if left > 0 and state.raises < rules.max_raises and may_raise(state, seat):
        count = offer(choices, count, Act.RAISE, min(rules.bet_min, left), min(rules.bet_max, left))
    return count


@kernel
def check(state: Any) -> None:
    """Bet nothing (S727-16)."""
    seat = state.actor
    state.acted[seat] = 1
    state.word[seat] = Word.CHECK
    note(state, Event.CHECK, seat)


@kernel
def bet(state: Any, rules: Any, amount: int) -> None:
    """The first bet of the round (S727-17)."""
    seat = state.actor
    state.word[seat] = Word.BET
    note(state, Event.BET, seat, raise_level(state, seat, amount, amount >= rules.bet_min))


@kernel
def call_bet(state: Any) -> None:
    """Equal the highest bet, or put in all there is (S727-18, decision A7)."""
    seat = state.actor
    state.word[seat] = Word.CALL
    note(state, Event.CALL, seat, call(state, seat))


@kernel
def raise_bet(state: Any, rules: Any, increment: int) -> None:
    """Call and add something (S727-19); less than the least only as all-in, which is no full raise."""
    seat, full = state.actor, increment >= rules.bet_min
    if full:
        state.raises += 1
    state.word[seat] = Word.RAISE
    note(state, Event.RAISE, seat, raise_level(state, seat, state.level + increment, full), increment)


@kernel
def fold(state: Any, seat: int) -> None:
    """Give up; what was bet is lost (S727-20)."""
    state.live[seat] = 0
    state.status[seat] = Status.FOLDED
    state.word[seat] = Word.FOLD
    note(state, Event.FOLD, seat)


# --- taking cards ----------------------------------------------------------------


@kernel
def deal_card(state: Any, rules: Any) -> None:
    """The card that a player has asked for (S727-29, 47); over 27 may be out (S727-40)."""
    seat = (state.dealer + state.step) % state.seats
    give(state, seat, EVERYBODY if rules.extra_cards == ExtraCards.UP else 1 << seat)
    note(state, Event.CARD, seat, state.held[seat] - 1)
    if rules.over_is_out and is_over(state.hand[seat], state.held[seat]):
        bust(state, seat)
        if live_count(state) == 1:
            win_alone(state, Ending.BUST.value)


@kernel
def bust(state: Any, seat: int) -> None:
    """Show all cards, so that the total can be checked, and be out (S727-40, decision A13)."""
    state.live[seat] = 0
    state.status[seat] = Status.BUST
    state.word[seat] = Word.BUST
    show_hand(state, seat)
    note(state, Event.BUST, seat)


@kernel
def show_hand(state: Any, seat: int) -> None:
    """Everybody sees all cards of a player."""
    for place in range(state.held[seat]):
        state.hand_seen[seat, place] = EVERYBODY


# --- announcing ------------------------------------------------------------------


@kernel
def announce(state: Any, rules: Any, announcement: int) -> None:
    """Choose in secret; when all have chosen, all choices are revealed together (S727-41).

    Nothing is noted before that: what is chosen is nobody else's business.
    """
    seat = state.actor
    state.declared[seat] = announcement
    state.actor = left_of(state, seat)
    if state.declared[state.actor] == Announcement.NONE:
        return
    for _ in range(live_count(state)):
        state.announced[state.actor] = state.declared[state.actor]
        note(state, Event.ANNOUNCED, state.actor, state.announced[state.actor])
        state.actor = left_of(state, state.actor)
    show_down(state, rules)


# --- the end ---------------------------------------------------------------------


@kernel
def show_down(state: Any, rules: Any) -> None:
    """Everybody still in turns the cards up, and the pots are divided (S727-33)."""
    seat = state.dealer
    for _ in range(live_count(state)):
        seat = left_of(state, seat)
        show_hand(state, seat)
        note(state, Event.REVEALED, seat)
    count_totals(state, rules)
    share_out(state, rules)
    finish(state, Ending.SHOWDOWN.value)


@kernel
def win_alone(state: Any, ending: int) -> None:
    """One player is left and wins the whole pot at once (S727-24)."""
    return_uncalled(state)
    seat = left_of(state, state.dealer)
    amount = state.pot
    state.carried = 0
    win(state, seat, amount)
    note(state, Event.WON, seat, amount, ending)
    finish(state, ending)


@kernel
def finish(state: Any, ending: int) -> None:
    """The deal is over."""
    state.ending = ending
    state.phase = Phase.OVER
    state.actor = NOBODY


@kernel
def go_on(state: Any, rules: Any) -> None:
    """What follows, until somebody has a choice or the deal is over (S727-30 to 32).

    A round in which nobody could bet against anybody is skipped.
    """
    while state.phase == Phase.BETTING or state.phase == Phase.DRAWING:
        if state.phase == Phase.BETTING:
            if somebody_acts(state):
                return
            return_uncalled(state)
            begin_drawing(state)
        elif ask_next(state, rules):
            return
        elif state.taken:
            begin_betting(state)
        elif rules.declare:
            state.phase = Phase.DECLARING
            state.actor = left_of(state, state.dealer)
        else:
            show_down(state, rules)


# --- what may be done, and doing it ----------------------------------------------


@kernel
def legal_actions(state: Any, rules: Any, choices: Any) -> int:
    """What the actor may do."""
    if state.phase == Phase.BETTING:
        return betting_actions(state, rules, choices)
    if state.phase == Phase.OVER or state.phase == Phase.WAITING:
        return 0
    if state.actor < 0:
        return offer(choices, 0, Act.DEAL, 0, 0)
    if state.phase == Phase.DRAWING:
        count = offer(choices, 0, Act.STAND, 0, 0)
        return offer(choices, count, Act.TAKE, 0, 0)
    count = offer(choices, 0, Act.SEVEN, 0, 0)
    count = offer(choices, count, Act.TWENTY_SEVEN, 0, 0)
    return offer(choices, count, Act.BOTH, 0, 0)


@kernel
def apply(state: Any, rules: Any, kind: int, value: int) -> None:
    """Perform one legal action of the actor."""
    state.events = 0
    if state.phase == Phase.BETTING:
        apply_in_betting(state, rules, kind, value)
    elif state.phase == Phase.DEAL:
        deal(state, rules)
    elif kind == Act.DEAL:
        deal_card(state, rules)
    elif kind == Act.TAKE:
        take(state)
    elif kind == Act.STAND:
        stand(state, state.actor, Why.CHOICE.value)
    elif kind == Act.SEVEN:
        announce(state, rules, Announcement.SEVEN.value)
    elif kind == Act.TWENTY_SEVEN:
        announce(state, rules, Announcement.TWENTY_SEVEN.value)
    elif kind == Act.BOTH:
        announce(state, rules, Announcement.BOTH.value)
    if kind != Act.TAKE:
        go_on(state, rules)


@kernel
def apply_in_betting(state: Any, rules: Any, kind: int, value: int) -> None:
    """An action of a betting round."""
    if kind == Act.FOLD:
        fold(state, state.actor)
        if live_count(state) == 1:
            win_alone(state, Ending.FOLDS.value)
    elif kind == Act.CHECK:
        check(state)
    elif kind == Act.BET:
        bet(state, rules, value)
    elif kind == Act.CALL:
        call_bet(state)
    elif kind == Act.RAISE:
        raise_bet(state, rules, value)


@kernel
def payoffs(state: Any, rules: Any, out: Any) -> None:
    """Chips won or lost in the finished deal.

    They add up to nothing, but for what stays in the pot for the next hand or stayed from the
    one before (S727-42, decision A8).
    """
    for seat in range(state.seats):
        out[seat] = state.chips[seat] - state.chips_before[seat]


@kernel
def fallback(state: Any, rules: Any) -> tuple[int, int]:
    """Who is not there checks or folds, takes no card, and announces the half that is closer."""
    if state.actor < 0:
        return Act.DEAL.value, 0
    if state.phase == Phase.BETTING:
        return (Act.CHECK.value if state.level == 0 else Act.FOLD.value), 0
    if state.phase == Phase.DRAWING:
        return Act.STAND.value, 0
    return closer_half(state, rules, state.actor), 0


@kernel
def closer_half(state: Any, rules: Any, seat: int) -> int:
    """The announcement of the half to whose target the hand is closer; of 7 if there is no difference."""
    hand, held = state.hand[seat], state.held[seat]
    seven, twenty_seven = best_total(hand, held, SEVEN, rules), best_total(hand, held, TWENTY_SEVEN, rules)
    if seven == NONE:
        return Act.TWENTY_SEVEN.value
    if twenty_seven == NONE:
        return Act.SEVEN.value
    nearer = abs(seven - target_of(SEVEN)) <= abs(twenty_seven - target_of(TWENTY_SEVEN))
    return Act.SEVEN.value if nearer else Act.TWENTY_SEVEN.value
