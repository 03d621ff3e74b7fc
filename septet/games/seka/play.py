"""The course of a deal of Seka: `start`, `legal_actions`, `apply` and what they call."""

from typing import Any

from ...engine.actions import offer
from ...engine.cards import ACE, JACK, KING, NO_CARD, SIX, TEN
from ...engine.deal import NOBODY, SEATS
from ...engine.deck import add_ranks, await_deal
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.knowledge import EVERYBODY, show_to
from ...engine.seats import left_of, live_count, next_flagged, right_of
from .hands import value_of
from .rules import (
    BlindKnock,
    BlindPlay,
    CompareMode,
    CompareReveal,
    Deck,
    EntryBasis,
    FoldedEntry,
    LastTwoTie,
    OutsiderEntry,
    ShortChips,
)
from .state import Act, Ending, Event, Phase, Status, Word

# --- the deal --------------------------------------------------------------------


@kernel
def start(state: Any, rules: Any) -> None:
    """Lay out the next hand: who can pay the ante is dealt in, the deal moves left (SEKA-19, 21)."""
    for seat in range(state.seats):
        state.chips_before[seat] = state.chips[seat]
        state.won[seat] = 0
        dealt_in = state.present[seat] and state.chips[seat] >= rules.ante
        state.in_hand[seat] = dealt_in
        state.live[seat] = dealt_in
        state.status[seat] = Status.ACTIVE if dealt_in else Status.OUT
        state.party[seat] = 0
        state.joined[seat] = 0
        take_cards_away(state, seat)
    state.dealer = left_of(state, state.dealer)
    state.events = 0
    state.ending = Ending.NONE
    state.pot = 0
    state.swara = 0
    state.swara_pot = 0
    state.ante_waived = 0
    lay_out_deck(state, rules)


@kernel
def take_cards_away(state: Any, seat: int) -> None:
    """The player holds no cards."""
    for slot in range(state.hand.shape[1]):
        state.hand[seat, slot] = NO_CARD
        state.hand_seen[seat, slot] = 0


@kernel
def lay_out_deck(state: Any, rules: Any) -> None:
    """A full deck in order, and the dealer to shuffle and deal it."""
    state.phase = Phase.DEAL
    state.dealt = 0
    state.deck_size = 0
    add_ranks(state, SIX, TEN)
    if rules.deck == Deck.STANDARD36:
        add_ranks(state, JACK, KING)
    add_ranks(state, ACE, ACE)
    await_deal(state, live_count(state) * rules.hand_size)


@kernel
def deal(state: Any, rules: Any) -> None:
    """Antes, then a card at a time from the dealer's left (SEKA-19, 22)."""
    for seat in range(state.seats):
        if state.live[seat] and state.swara == 0:
            pay_ante(state, rules, seat)
        take_cards_away(state, seat)  # those of before the swara
    players, seat = live_count(state), state.dealer
    for first in range(players):
        seat = left_of(state, seat)
        for slot in range(rules.hand_size):
            state.hand[seat, slot] = state.deck[first + slot * players]
        note(state, Event.DEALT, seat)
    state.dealt = players * rules.hand_size
    begin_betting(state, rules)


@kernel
def pay_ante(state: Any, rules: Any, seat: int) -> None:
    """One ante."""
    pay(state, seat, rules.ante)
    note(state, Event.ANTE, seat, rules.ante)


@kernel
def pay(state: Any, seat: int, amount: int) -> None:
    """Chips into the one pot there is (SEKA-34, 38)."""
    state.chips[seat] -= amount
    state.pot += amount


# --- looking and playing blind ---------------------------------------------------


@kernel
def blind_play(state: Any, rules: Any) -> int:
    """The option in force now: there may be none in a swara (SEKA-65, decision A11)."""
    if state.swara and not rules.blind_in_swara:
        return BlindPlay.OFF.value
    return rules.blind_play


@kernel
def see_own_cards(state: Any, seat: int) -> None:
    """The player sees the own cards (SEKA-23)."""
    state.looked[seat] = 1
    show_to(state.hand_seen[seat], 1 << seat)


@kernel
def look(state: Any, seat: int, forced: int) -> None:
    """A player who could play blind looks, or has to (SEKA-51, 52)."""
    see_own_cards(state, seat)
    note(state, Event.LOOK, seat, 0, forced)


@kernel
def plays_blind(state: Any, seat: int) -> bool:
    """Whether the player is in and has bet without looking."""
    return state.live[seat] and not state.looked[seat] and state.turns[seat] > 0


@kernel
def other_plays_blind(state: Any, seat: int) -> bool:
    """Whether somebody else plays blind."""
    for other in range(state.seats):
        if other != seat and plays_blind(state, other):
            return True
    return False


@kernel
def open_eyes(state: Any, rules: Any) -> None:
    """Whoever can no longer begin to play blind looks (decision A8).

    That is final: with a bet made and nobody blind, nobody can ever start again.
    """
    if state.level == 0 and not state.knocked:
        return
    for seat in range(state.seats):
        if (
            state.live[seat]
            and not state.looked[seat]
            and (state.knocked or not other_plays_blind(state, SEATS))
        ):
            look(state, seat, 1)


@kernel
def knock_out(state: Any, seat: int) -> None:
    """End all blind play of this betting phase (SEKA-50, 51); `open_eyes` turns the cards up."""
    state.knocked = 1
    note(state, Event.KNOCK, seat)


# --- betting ---------------------------------------------------------------------


@kernel
def begin_betting(state: Any, rules: Any) -> None:
    """A betting phase, first to act left of the dealer (SEKA-26, 67)."""
    state.phase = Phase.BETTING
    state.level = 0
    state.blind_bet = 0
    state.knocked = 0
    mode = blind_play(state, rules)
    first = left_of(state, state.dealer)
    for seat in range(state.seats):
        state.turns[seat] = 0
        state.bet[seat] = 0
        state.word[seat] = Word.NONE
        state.beaten_by[seat] = 0
        state.was_caller[seat] = 0
        state.tied_with[seat] = 0
        state.looked[seat] = 0
        may_be_blind = mode == BlindPlay.ANYONE or (mode == BlindPlay.FIRST_PLAYER and seat == first)
        if state.live[seat] and not may_be_blind:
            see_own_cards(state, seat)
    if somebody_can_bet(state, rules):
        state.actor = state.dealer
    else:
        for seat in range(state.seats):
            if state.live[seat]:
                see_own_cards(state, seat)  # no betting, so nobody plays blind (SEKA-23)
        compare_all(state, rules)


@kernel
def somebody_can_bet(state: Any, rules: Any) -> bool:
    """Whether any player in can pay the smallest bet, and the fresh ante before (decision A12)."""
    if state.ante_waived:
        return False
    for seat in range(state.seats):
        if state.live[seat] and state.chips[seat] >= rules.min_bet:
            return True
    return False


@kernel
def next_turn(state: Any, rules: Any, ending: int) -> None:
    """Pass the turn to the left; fold who cannot pay if the rules say so (SEKA-35, 37).

    `ending` is how the deal ends if one player is left already.
    """
    while live_count(state) > 1:
        state.actor = left_of(state, state.actor)
        open_eyes(state, rules)
        if not folds_for_want_of_chips(state, rules):
            return
        leave_hand(state, state.actor, 1)
        ending = Ending.FOLDS.value
    last_one_wins(state, rules, ending)


@kernel
def folds_for_want_of_chips(state: Any, rules: Any) -> bool:
    """Whether the engine has to fold the actor (SEKA-37)."""
    return rules.short_chips == ShortChips.AUTO_FOLD and state.chips[state.actor] < least_bet(state, rules)


@kernel
def least_bet(state: Any, rules: Any) -> int:
    """What the actor must at least bet (SEKA-27, 46, 53)."""
    seat = state.actor
    if not state.looked[seat]:
        return max(rules.min_bet, (state.level + 1) // 2)
    least = max(rules.min_bet, state.level)
    if rules.blind_knock == BlindKnock.PLUS_ONE and other_plays_blind(state, seat):
        least = min(least, max(rules.min_bet, state.blind_bet + 1))
    return least


@kernel
def most_bet(state: Any, rules: Any) -> int:
    """What the actor can at most bet (SEKA-28, 53)."""
    seat = state.actor
    ceiling = rules.max_bet if state.looked[seat] else rules.max_bet // 2
    return min(state.chips[seat], ceiling)


@kernel
def can_show(state: Any, rules: Any) -> bool:
    """Whether the actor may call the last opponent to show (SEKA-40, 54, decision A9)."""
    return (
        rules.compare_mode != CompareMode.AFTER_FIRST_ROUND
        and live_count(state) == 2
        and can_pay_level(state)
    )


@kernel
def can_open(state: Any, rules: Any) -> bool:
    """Whether the actor may compare with the player to the right (SEKA-42, 54, 75)."""
    if rules.compare_mode == CompareMode.ANY_PREVIOUS:
        return live_count(state) > 2 and can_pay_level(state)
    return (
        rules.compare_mode == CompareMode.AFTER_FIRST_ROUND
        and state.turns[state.actor] > 0
        and can_pay_level(state)
    )


@kernel
def can_pay_level(state: Any) -> bool:
    """Whether the actor has looked, somebody has bet, and the actor can pay as much."""
    seat = state.actor
    return state.looked[seat] and state.level > 0 and state.chips[seat] >= state.level


@kernel
def bet(state: Any, rules: Any, amount: int) -> None:
    """Bet, support or raise; a blind bet counts double for those who have looked (SEKA-27 to 30, 53)."""
    seat = state.actor
    before = state.level
    pay(state, seat, amount)
    state.turns[seat] += 1
    state.bet[seat] = amount
    if state.looked[seat]:
        price = before
        knocks = knocks_out(state, rules, amount)
        state.level = amount
    else:
        price = (before + 1) // 2
        knocks = False
        state.blind_bet = amount
        state.level = max(before, 2 * amount)
    word = Word.BET if before == 0 else Word.SUPPORT if amount == price else Word.RAISE
    if knocks:
        word = Word.KNOCK
    state.word[seat] = word
    note(state, Event.BET, seat, amount, word.value if state.looked[seat] else -word.value)
    if knocks:
        knock_out(state, seat)


@kernel
def knocks_out(state: Any, rules: Any, amount: int) -> bool:
    """Whether a seen bet ends blind play (SEKA-50, decisions A6, A26)."""
    if rules.blind_knock == BlindKnock.OFF or amount == state.level:
        return False
    return other_plays_blind(state, state.actor)


@kernel
def leave_hand(state: Any, seat: int, forced: int) -> None:
    """The player is out of the hand; what was paid stays in the pot."""
    state.live[seat] = 0
    state.status[seat] = Status.FOLDED
    state.word[seat] = Word.FOLD
    note(state, Event.FOLD, seat, 0, forced)


@kernel
def look_and_go_on(state: Any, rules: Any) -> bool:
    """Look at the own cards; return whether the turn goes on: it must be paid for (SEKA-37, 52)."""
    seat = state.actor
    look(state, seat, 0)
    state.word[seat] = Word.LOOK
    if folds_for_want_of_chips(state, rules):
        leave_hand(state, seat, 1)
        return False
    return True


# --- comparing -------------------------------------------------------------------


@kernel
def show(state: Any, rules: Any) -> None:
    """The last two compare (SEKA-40, 41, 55)."""
    caller, other = state.actor, left_of(state, state.actor)
    call(state, Event.SHOW, caller, other, Word.SHOW)
    reveal_pair(state, rules, caller, other)
    difference = value_of(state.hand[caller], rules) - value_of(state.hand[other], rules)
    if difference == 0 and (
        rules.compare_mode == CompareMode.LAST_TWO or rules.last_two_tie == LastTwoTie.SWARA
    ):
        for seat in range(state.seats):
            state.party[seat] = state.live[seat]
        declare_swara(state, rules, caller)
        return
    loser, winner = (other, caller) if difference > 0 else (caller, other)
    eliminate(state, loser, winner, caller)
    win_pot(state, winner, Ending.SHOW)


@kernel
def call(state: Any, event: int, caller: int, other: int, word: int) -> None:
    """Pay for a comparison as much as the last bet (SEKA-40, 42)."""
    pay(state, caller, state.level)
    state.turns[caller] += 1
    state.bet[caller] = state.level
    state.word[caller] = word
    note(state, event, caller, state.level, other)


@kernel
def open_hand(state: Any, rules: Any) -> None:
    """Compare with the right-hand neighbour; the weaker is out, or the caller (SEKA-42 to 44, 75 to 77)."""
    caller, other = state.actor, right_of(state, state.actor)
    call(state, Event.OPEN, caller, other, Word.OPEN)
    reveal_pair(state, rules, caller, other)
    difference = value_of(state.hand[caller], rules) - value_of(state.hand[other], rules)
    if difference > 0:
        eliminate(state, other, caller, caller)
    else:
        eliminate(state, caller, other, caller)
        if difference == 0 and rules.compare_mode == CompareMode.AFTER_FIRST_ROUND:
            state.tied_with[caller] = 1 + other


@kernel
def eliminate(state: Any, loser: int, winner: int, caller: int) -> None:
    """A comparison puts a player out of the hand."""
    state.live[loser] = 0
    state.status[loser] = Status.ELIMINATED
    state.beaten_by[loser] = 1 + winner
    state.was_caller[loser] = loser == caller
    note(state, Event.ELIMINATED, loser, winner)


@kernel
def reveal_pair(state: Any, rules: Any, caller: int, other: int) -> None:
    """Show two compared hands to whom the rules let see them (option 13, decision A27).

    Between two, each sees the other's: who plays blind goes on so (decision A8).
    """
    if rules.compare_reveal == CompareReveal.PRIVATE:
        return
    if rules.compare_reveal == CompareReveal.PUBLIC and live_count(state) == 2:
        reveal(state, caller, EVERYBODY)
        reveal(state, other, EVERYBODY)
    else:
        reveal(state, caller, 1 << other)
        reveal(state, other, 1 << caller)


@kernel
def reveal(state: Any, seat: int, viewers: int) -> None:
    """Show one hand to some viewers."""
    show_to(state.hand_seen[seat], viewers)
    note(state, Event.REVEALED, seat, viewers)


@kernel
def compare_all(state: Any, rules: Any) -> None:
    """Nobody can bet: all hands are compared at once, equal ones divide the pot (decision A12)."""
    best, compared = 0, 0
    for seat in range(state.seats):
        if state.live[seat]:
            best = max(best, value_of(state.hand[seat], rules))
            compared |= 1 << seat
    if rules.compare_reveal != CompareReveal.PRIVATE:
        viewers = EVERYBODY if rules.compare_reveal == CompareReveal.PUBLIC else compared
        for seat in range(state.seats):
            if state.live[seat]:
                reveal(state, seat, viewers)
    for seat in range(state.seats):
        if state.live[seat] and value_of(state.hand[seat], rules) < best:
            state.live[seat] = 0
            state.status[seat] = Status.ELIMINATED
    divide_pot(state, state.live, Ending.COMPARED)


# --- winning ---------------------------------------------------------------------


@kernel
def last_one_wins(state: Any, rules: Any, ending: int) -> None:
    """One player is left: the pot is won, unless a comparison tied with the winner (SEKA-35, 60, 62)."""
    winner = left_of(state, state.actor)
    tied = False
    for seat in range(state.seats):
        tied |= state.tied_with[seat] == 1 + winner
    if not tied:
        win_pot(state, winner, ending)
        return
    value = value_of(state.hand[winner], rules)
    for seat in range(state.seats):
        equal = state.beaten_by[seat] > 0 and value_of(state.hand[seat], rules) == value
        state.party[seat] = seat == winner or equal
    declare_swara(state, rules, winner)


@kernel
def win_pot(state: Any, seat: int, ending: int) -> None:
    """One player takes all (SEKA-2, 69)."""
    receive(state, seat, state.pot, ending)
    finish(state, ending)


@kernel
def divide_pot(state: Any, flags: Any, ending: int) -> None:
    """Equal shares; odd chips go one each from the dealer's left (decision A14)."""
    sharers = 0
    for seat in range(state.seats):
        sharers += flags[seat]
    share, odd = state.pot // sharers, state.pot % sharers
    seat = state.dealer
    for turn in range(sharers):
        seat = next_flagged(flags, state.seats, seat)
        receive(state, seat, share + (1 if turn < odd else 0), ending)
    finish(state, ending)


@kernel
def receive(state: Any, seat: int, amount: int, ending: int) -> None:
    """Chips from the pot to a player."""
    state.pot -= amount
    state.chips[seat] += amount
    state.won[seat] += amount
    note(state, Event.WON, seat, amount, ending)


@kernel
def finish(state: Any, ending: int) -> None:
    """The deal is over."""
    state.ending = ending
    state.phase = Phase.OVER
    state.actor = NOBODY


# --- swara -----------------------------------------------------------------------


@kernel
def declare_swara(state: Any, rules: Any, seat: int) -> None:
    """A tie for the pot (SEKA-55, 60): the parties may divide it, others may buy in."""
    state.swara += 1
    state.swara_pot = state.pot
    parties = 0
    for other in range(state.seats):
        state.joined[other] = 0
        state.word[other] = Word.NONE
        if state.party[other]:
            parties |= 1 << other
    note(state, Event.SWARA, seat, parties, state.pot)
    if rules.swara_split:
        state.phase = Phase.SPLIT
        state.actor = next_flagged(state.party, state.seats, state.dealer)
    else:
        begin_entry(state, rules)


@kernel
def answer_split(state: Any, rules: Any, splits: bool) -> None:
    """A party answers; all of them must agree to divide (SEKA-59, 61, decision A20)."""
    seat = state.actor
    state.word[seat] = Word.SPLIT if splits else Word.PLAY
    note(state, Event.SPLIT if splits else Event.PLAY, seat)
    following = next_flagged(state.party, state.seats, seat)
    if state.word[following] == Word.NONE:
        state.actor = following
        return
    for party in range(state.seats):
        if state.party[party] and state.word[party] == Word.PLAY:
            begin_entry(state, rules)
            return
    divide_pot(state, state.party, Ending.SPLIT)


@kernel
def begin_entry(state: Any, rules: Any) -> None:
    """Ask the others, from the dealer's left, whether they buy in (SEKA-58, 63, 64)."""
    state.phase = Phase.ENTRY
    ask_next(state, rules, 1)


@kernel
def ask_next(state: Any, rules: Any, first_step: int) -> None:
    """The next seat that may buy in is asked; after the last one the swara is dealt."""
    for step in range(first_step, state.seats + 1):
        seat = (state.dealer + step) % state.seats
        if may_enter(state, rules, seat):
            state.actor = seat
            return
    begin_swara(state, rules)


@kernel
def may_enter(state: Any, rules: Any, seat: int) -> bool:
    """Whether a seat may buy into the swara and can pay for it."""
    if state.party[seat] or not state.present[seat]:
        return False
    if state.in_hand[seat]:
        allowed = rules.swara_folded_entry == FoldedEntry.HALF_POT
    else:
        allowed = rules.swara_outsider_entry == OutsiderEntry.FULL_POT
    return allowed and state.chips[seat] >= entry_price(state, rules, seat)


@kernel
def entry_price(state: Any, rules: Any, seat: int) -> int:
    """Half the pot rounded up, or the full pot for who was not dealt in (decision A18)."""
    if not state.in_hand[seat]:
        return state.swara_pot
    basis = state.pot if rules.swara_entry_basis == EntryBasis.GROWING else state.swara_pot
    return (basis + 1) // 2


@kernel
def answer_entry(state: Any, rules: Any, joins: bool) -> None:
    """A player buys in, or does not."""
    seat = state.actor
    if joins:
        price = entry_price(state, rules, seat)
        pay(state, seat, price)
        state.joined[seat] = 1
        state.in_hand[seat] = 1
        state.word[seat] = Word.JOIN
        note(state, Event.JOIN, seat, price)
    else:
        state.word[seat] = Word.DECLINE
        note(state, Event.DECLINE, seat)
    ask_next(state, rules, (seat - state.dealer - 1) % state.seats + 2)


@kernel
def begin_swara(state: Any, rules: Any) -> None:
    """The parties and those who joined get new cards; same dealer, full deck (SEKA-56, 67).

    The old cards lie where they are until the new ones are dealt: who reads the journal of
    this action may have to look at them.
    """
    participants = 0
    for seat in range(state.seats):
        plays = state.party[seat] or state.joined[seat]
        state.live[seat] = plays
        if plays:
            state.status[seat] = Status.ACTIVE
            participants |= 1 << seat
        state.tied_with[seat] = 0
    if rules.swara_ante and not pay_swara_antes(state, rules):
        return
    note(state, Event.REDEAL, state.dealer, state.swara, participants)
    lay_out_deck(state, rules)


@kernel
def pay_swara_antes(state: Any, rules: Any) -> bool:
    """A fresh ante (option 22).  Who cannot pay it drops out (SEKA-36).

    If nobody can, nobody pays, and the new hands are compared without betting (decision A12).
    Returns whether the swara goes on; it does not if a single player is left.
    """
    able = 0
    for seat in range(state.seats):
        able += state.live[seat] and state.chips[seat] >= rules.ante
    state.ante_waived = able == 0
    if state.ante_waived:
        return True
    for seat in range(state.seats):
        if state.live[seat] and state.chips[seat] < rules.ante:
            leave_hand(state, seat, 1)
    if able == 1:
        win_pot(state, left_of(state, state.dealer), Ending.FOLDS)
        return False
    for seat in range(state.seats):
        if state.live[seat]:
            pay_ante(state, rules, seat)
    return True


# --- what may be done, and doing it ----------------------------------------------


@kernel
def legal_actions(state: Any, rules: Any, choices: Any) -> int:
    """What the actor may do (section 3.3 and 3.5 of the rule page)."""
    if state.phase == Phase.BETTING:
        return betting_actions(state, rules, choices)
    if state.phase == Phase.DEAL:
        return offer(choices, 0, Act.DEAL, 0, 0)
    if state.phase == Phase.SPLIT:
        count = offer(choices, 0, Act.SPLIT, 0, 0)
        return offer(choices, count, Act.PLAY, 0, 0)
    if state.phase == Phase.ENTRY:
        price = entry_price(state, rules, state.actor)
        count = offer(choices, 0, Act.JOIN, price, price)
        return offer(choices, count, Act.DECLINE, 0, 0)
    return 0


@kernel
def betting_actions(state: Any, rules: Any, choices: Any) -> int:
    """Fold, and what the actor can pay for."""
    seat = state.actor
    count = offer(choices, 0, Act.FOLD, 0, 0)
    least, most = least_bet(state, rules), most_bet(state, rules)
    if state.chips[seat] < least:
        return count  # SEKA-36
    if least <= most:
        count = offer(choices, count, Act.BET, least, most)
    if not state.looked[seat]:
        count = offer(choices, count, Act.LOOK, 0, 0)
    if can_show(state, rules):
        count = offer(choices, count, Act.SHOW, state.level, state.level)
    if can_open(state, rules):
        count = offer(choices, count, Act.OPEN, state.level, state.level)
    return count


@kernel
def apply(state: Any, rules: Any, kind: int, value: int) -> None:
    """Perform one legal action of the actor."""
    state.events = 0
    goes_on = False
    if kind == Act.BET:
        bet(state, rules, value)
    elif kind == Act.FOLD:
        leave_hand(state, state.actor, 0)  # SEKA-31
    elif kind == Act.DEAL:
        deal(state, rules)
    elif kind == Act.LOOK:
        goes_on = look_and_go_on(state, rules)
    elif kind == Act.SHOW:
        show(state, rules)
    elif kind == Act.OPEN:
        open_hand(state, rules)
    elif kind == Act.SPLIT or kind == Act.PLAY:
        answer_split(state, rules, kind == Act.SPLIT)
    elif kind == Act.JOIN or kind == Act.DECLINE:
        answer_entry(state, rules, kind == Act.JOIN)
    if state.phase == Phase.BETTING and not goes_on:
        next_turn(state, rules, (Ending.OPEN if kind == Act.OPEN else Ending.FOLDS).value)


@kernel
def payoffs(state: Any, rules: Any, out: Any) -> None:
    """Chips won or lost in the finished deal, swaras included."""
    for seat in range(state.seats):
        out[seat] = state.chips[seat] - state.chips_before[seat]


@kernel
def fallback(state: Any, rules: Any) -> tuple[int, int]:
    """Who is not there folds, does not agree to divide, and does not buy in (decision A20)."""
    if state.phase == Phase.DEAL:
        return Act.DEAL.value, 0
    if state.phase == Phase.SPLIT:
        return Act.PLAY.value, 0
    if state.phase == Phase.ENTRY:
        return Act.DECLINE.value, 0
    return Act.FOLD.value, 0
