"""The course of a hand of Seven Card Stud: `start`, `legal_actions`, `apply` and what they call."""

from typing import Any

from ...engine.actions import offer
from ...engine.betting import (
    begin_bets,
    begin_round,
    betting_is_possible,
    call,
    has_to_act,
    may_raise,
    next_to_act,
    owes,
    pay_ante,
    put_in,
    raise_level,
)
from ...engine.cards import ACE, NO_CARD
from ...engine.deal import NOBODY
from ...engine.deck import add_ranks, await_deal
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.knowledge import EVERYBODY
from ...engine.pots import take_back_uncalled, uncalled
from ...engine.seats import left_of, live_count
from .boards import first_to_act, lowest_card, shows_pair
from .rules import Mode, ShortAllIn
from .showdown import (
    divide_pots,
    lend_community_card,
    show_hands,
    table_hand,
    take_back_community_card,
)
from .state import CARDS, FIRST_UP, LAST, Act, Ending, Event, Phase, Status

THIRD, FOURTH, FIFTH, SEVENTH = 3, 4, 5, 7
TWO = 0

# --- the deal --------------------------------------------------------------------


@kernel
def start(state: Any, rules: Any) -> None:
    """Lay out the next hand: who can pay is dealt in, the deal moves left (STUD-45, 46)."""
    needed = rules.ante + rules.bring_in if rules.mode == Mode.CASH else 1
    for seat in range(state.seats):
        state.chips_before[seat] = state.chips[seat]
        state.won[seat] = 0
        dealt_in = state.present[seat] and state.chips[seat] >= needed
        state.in_hand[seat] = dealt_in
        state.live[seat] = dealt_in
        state.status[seat] = Status.ACTIVE if dealt_in else Status.OUT
        state.last[seat] = 0
        state.entered[seat] = 0
        state.shown[seat] = 0
        state.best[seat] = 0
        for place in range(CARDS):
            state.hand[seat, place] = NO_CARD
            state.hand_seen[seat, place] = 0
    state.dealer = left_of(state, state.dealer)
    state.events = 0
    state.ending = Ending.NONE
    state.community = NO_CARD
    state.open_hands = 0
    begin_bets(state)
    state.dealt = 0
    state.deck_size = 0
    add_ranks(state, TWO, ACE)
    await_street(state, rules, THIRD)


@kernel
def await_street(state: Any, rules: Any, street: int) -> None:
    """The dealer shuffles and deals the next cards."""
    state.phase = Phase.DEAL
    state.street = street
    await_deal(state, cards_due(state, rules))


@kernel
def cards_due(state: Any, rules: Any) -> int:
    """How many cards the coming street takes."""
    if state.street == THIRD:
        return 3 * live_count(state)
    cards = 1 if needs_community(state) else live_count(state)
    return burnt(state, rules) + cards


@kernel
def needs_community(state: Any) -> bool:
    """Whether there are too few cards to give one to each player (STUD-59)."""
    return state.deck_size - state.dealt < live_count(state)


@kernel
def burnt(state: Any, rules: Any) -> int:
    """How many cards are burnt before this street: none where every card is needed."""
    needed = 1 if needs_community(state) else live_count(state)
    enough = state.deck_size - state.dealt > needed
    return 1 if rules.burn_cards and state.street > THIRD and enough else 0


@kernel
def deal(state: Any, rules: Any) -> None:
    """Antes before the first cards; then the cards of this street, and the betting."""
    if state.street == THIRD:
        pay_antes(state, rules)
    note(state, Event.STREET, state.dealer, state.street, state.open_hands)
    if state.street == THIRD:
        deal_third_street(state)
    elif needs_community(state):
        state.dealt += burnt(state, rules)
        deal_community_card(state)
    else:
        state.dealt += burnt(state, rules)
        deal_one_each(state)
    begin_street(state, rules)


@kernel
def pay_antes(state: Any, rules: Any) -> None:
    """Everybody pays the ante, or what is left (STUD-18, 46)."""
    if rules.ante == 0:
        return
    for seat in range(state.seats):
        if state.live[seat]:
            note(state, Event.ANTE, seat, pay_ante(state, seat, rules.ante))


@kernel
def deal_third_street(state: Any) -> None:
    """Two cards down and one up, a card at a time from the dealer's left (STUD-19)."""
    players, seat = live_count(state), state.dealer
    for turn in range(players):
        seat = left_of(state, seat)
        for place in range(FIRST_UP + 1):
            give(state, seat, place, state.deck[turn + place * players])
        note(state, Event.DEALT, seat, 0b111)
    state.dealt = players * (FIRST_UP + 1)


@kernel
def deal_one_each(state: Any) -> None:
    """One card to every player, from the dealer's left (STUD-29, 41, 44)."""
    seat, place = state.dealer, state.street - 1
    for _ in range(live_count(state)):
        seat = left_of(state, seat)
        give(state, seat, place, state.deck[state.dealt])
        state.dealt += 1
        note(state, Event.DEALT, seat, 1 << place)


@kernel
def give(state: Any, seat: int, place: int, card: int) -> None:
    """A card for a player: up or down, as the place is; up where all hands are turned up."""
    state.hand[seat, place] = card
    down = (place < FIRST_UP or place == LAST) and not state.open_hands
    state.hand_seen[seat, place] = 1 << seat if down else EVERYBODY


@kernel
def deal_community_card(state: Any) -> None:
    """A seventh card for all, face up in the middle (STUD-59)."""
    state.community = state.deck[state.dealt]
    state.dealt += 1
    note(state, Event.COMMUNITY, state.dealer, state.community)


# --- the betting of a street -----------------------------------------------------


@kernel
def begin_street(state: Any, rules: Any) -> None:
    """The betting round of a street, or the next street if nobody can bet (STUD-57)."""
    begin_round(state)
    state.raise_from = 0
    state.short = 0
    state.big_only = 0
    state.aggressor = 0
    state.brought_in = state.street > THIRD
    state.pair_shown = 0
    state.opener = NOBODY
    for seat in range(state.seats):
        if state.live[seat]:
            state.last[seat] = 0
            if state.street == FOURTH and rules.fourth_street_pair and shows_pair(state, seat):
                state.pair_shown = 1
    if not betting_is_possible(state):
        end_street(state, rules)
        return
    state.phase = Phase.BETTING
    first = lowest_card(state) if state.street == THIRD else first_to_act(state, rules)
    state.opener = first if has_to_act(state, first) else next_to_act(state, first)
    state.actor = state.opener


@kernel
def end_street(state: Any, rules: Any) -> None:
    """All bets are matched: the next street, or the showdown (STUD-34, 49)."""
    if state.street == THIRD:
        remember_entries(state)
    return_uncalled(state)
    if state.street == SEVENTH:
        lend_community_card(state)
        show_hands(state, rules)
        finish(state, rules, Ending.SHOWDOWN)
        take_back_community_card(state)
        return
    if not state.open_hands and not betting_is_possible(state):
        state.open_hands = 1
        for seat in range(state.seats):
            if state.live[seat]:
                table_hand(state, seat)
    await_street(state, rules, state.street + 1)


@kernel
def remember_entries(state: Any) -> None:
    """Who has put what in on third street, but for a bring-in that was only called."""
    for seat in range(state.seats):
        forced = state.last[seat] == Act.BRING_IN
        state.entered[seat] = state.bet[seat] if state.live[seat] and not forced else 0


@kernel
def return_uncalled(state: Any) -> None:
    """What nobody has called goes back (STUD-56)."""
    seat = uncalled(state)
    if seat >= 0:
        note(state, Event.RETURNED, seat, take_back_uncalled(state, seat))


@kernel
def finish(state: Any, rules: Any, ending: int) -> None:
    """The pots are won; the hand is over."""
    divide_pots(state, rules)
    state.ending = ending
    state.phase = Phase.OVER
    state.actor = NOBODY


@kernel
def go_on(state: Any, rules: Any) -> None:
    """After an action: the next player, the next street, or the end (STUD-26, 34)."""
    if live_count(state) == 1:
        return_uncalled(state)
        finish(state, rules, Ending.FOLDS)
        return
    state.actor = next_to_act(state, state.actor)
    # Who alone has chips and owes nothing would bet against nobody (STUD-57).
    if state.actor == NOBODY or not betting_is_possible(state):
        end_street(state, rules)


# --- how much may be bet ---------------------------------------------------------


@kernel
def smallest_size(state: Any, rules: Any) -> int:
    """The smaller step by which may be bet and raised now (STUD-24, 35, 36, 42)."""
    return rules.big_bet if state.street >= FIFTH or state.big_only else rules.small_bet


@kernel
def sizes(state: Any, rules: Any) -> int:
    """How many steps there are to choose from: two with an open pair on fourth street (STUD-35)."""
    both = state.pair_shown and not state.big_only and rules.big_bet > rules.small_bet
    return 2 if both else 1


@kernel
def is_completion(state: Any) -> bool:
    """Whether a full bet now completes a bring-in or a short all-in (STUD-28, 55)."""
    return state.short


@kernel
def counts_as_raise(state: Any) -> bool:
    """Whether a full bet now is a raise: there has been a full bet (STUD-27, 28)."""
    return state.raise_from > 0


@kernel
def raise_is_left(state: Any, rules: Any) -> bool:
    """Whether the raises of this round are not used up (STUD-25, 40, decision A14)."""
    if not counts_as_raise(state) or state.raises < rules.max_raises:
        return True
    return rules.heads_up_unlimited and live_count(state) == 2


@kernel
def offer_bets(state: Any, rules: Any, choices: Any, count: int) -> int:
    """The full bets, completions or raises that are possible, or all-in for less (section 3.3)."""
    seat = state.actor
    stack, size = state.bet[seat] + state.chips[seat], smallest_size(state, rules)
    if stack <= state.level or not may_raise(state, seat) or not raise_is_left(state, rules):
        return count
    kind = (Act.BET if state.level == 0 else Act.COMPLETE if is_completion(state) else Act.RAISE).value
    highest = state.level
    for _ in range(sizes(state, rules)):
        total = min(state.raise_from + size, stack)
        if total > highest:
            count = offer(choices, count, kind, total, total)
            highest = total
        size = rules.big_bet
    return count


# --- what may be done, and doing it ----------------------------------------------


@kernel
def legal_actions(state: Any, rules: Any, choices: Any) -> int:
    """What the actor may do (section 3.3 of the rule page)."""
    if state.phase == Phase.DEAL:
        return offer(choices, 0, Act.DEAL, 0, 0)
    if state.phase != Phase.BETTING:
        return 0
    if not state.brought_in:
        return opening_actions(state, rules, choices)
    seat = state.actor
    owed = min(owes(state, seat), state.chips[seat])
    count = offer(choices, 0, Act.FOLD, 0, 0)
    if owed > 0:
        count = offer(choices, count, Act.CALL, owed, owed)
    else:
        count = offer(choices, count, Act.CHECK, 0, 0)
    return offer_bets(state, rules, choices, count)


@kernel
def opening_actions(state: Any, rules: Any, choices: Any) -> int:
    """The bring-in, or a small bet instead (STUD-20, decision A15)."""
    chips = state.chips[state.actor]
    bring_in, small_bet = min(chips, rules.bring_in), min(chips, rules.small_bet)
    count = offer(choices, 0, Act.BRING_IN, bring_in, bring_in)
    if small_bet > bring_in:
        count = offer(choices, count, Act.BET, small_bet, small_bet)
    return count


@kernel
def apply(state: Any, rules: Any, kind: int, value: int) -> None:
    """Perform one legal action of the actor."""
    state.events = 0
    if kind == Act.DEAL:
        deal(state, rules)
        return
    seat = state.actor
    state.last[seat] = kind
    if kind == Act.FOLD:
        fold(state, seat)
    elif kind == Act.CHECK:
        state.acted[seat] = 1
        note(state, Event.CHECK, seat)
    elif kind == Act.CALL:
        amount = call(state, seat)
        note(state, Event.CALL, seat, amount, state.chips[seat] == 0)
    elif kind == Act.BRING_IN:
        bring_in(state, rules, seat)
    else:
        bet(state, rules, kind, value)
    go_on(state, rules)


@kernel
def fold(state: Any, seat: int) -> None:
    """Give up; what was paid stays in the pot."""
    state.live[seat] = 0
    state.status[seat] = Status.FOLDED
    note(state, Event.FOLD, seat)


@kernel
def bring_in(state: Any, rules: Any, seat: int) -> None:
    """The forced bet; the others owe all of it even if the player had less (STUD-20, 48)."""
    amount = put_in(state, seat, rules.bring_in)
    state.acted[seat] = 1
    state.brought_in = 1
    state.short = 1
    state.level = rules.bring_in
    note(state, Event.BRING_IN, seat, amount, state.chips[seat] == 0)


@kernel
def bet(state: Any, rules: Any, kind: int, total: int) -> None:
    """Bet, complete or raise to `total` of this street (STUD-24 to 28, 36, 55)."""
    seat = state.actor
    full = is_full(state, rules, total)
    if full:
        if counts_as_raise(state):
            state.raises += 1
        if state.street == FOURTH and total - state.raise_from >= rules.big_bet:
            state.big_only = 1
    raise_level(state, seat, total, full)
    state.aggressor = 1 + seat
    if full:
        completes = state.short and state.raise_from == 0 and state.street == THIRD
        over_bring_in = rules.raise_over_bring_in and completes
        state.raise_from = rules.bring_in if over_bring_in else total
    state.short = not full
    if not state.brought_in:
        state.brought_in = 1
        state.level = max(state.level, rules.bring_in)
    event = Event.BET if kind == Act.BET else Event.COMPLETE if kind == Act.COMPLETE else Event.RAISE
    note(state, event.value, seat, total, state.chips[seat] == 0)


@kernel
def is_full(state: Any, rules: Any, total: int) -> bool:
    """Whether a bet counts as a full one: an all-in does from half the size on (STUD-55, decision A7)."""
    size = smallest_size(state, rules)
    if total >= state.raise_from + size:
        return True
    more = total - state.level
    return rules.short_all_in == ShortAllIn.HALF_BET and 2 * more >= size


@kernel
def payoffs(state: Any, rules: Any, out: Any) -> None:
    """Chips won or lost in the finished hand."""
    for seat in range(state.seats):
        out[seat] = state.chips[seat] - state.chips_before[seat]


@kernel
def fallback(state: Any, rules: Any) -> tuple[int, int]:
    """Who is not there posts what is forced, checks if that is possible, and folds else."""
    if state.phase == Phase.DEAL:
        return Act.DEAL.value, 0
    if not state.brought_in:
        return Act.BRING_IN.value, min(state.chips[state.actor], rules.bring_in)
    if owes(state, state.actor) > 0:
        return Act.FOLD.value, 0
    return Act.CHECK.value, 0
