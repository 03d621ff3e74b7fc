"""The course of a deal of Seiska: `start`, `legal_actions`, `apply` and what they call."""

from typing import Any

from ...engine.actions import offer
from ...engine.bits import lowest_bit
from ...engine.cards import ACE, EIGHT, rank_of, suit_of
from ...engine.deck import add_ranks, await_deal
from ...engine.journal import note
from ...engine.kernel import kernel
from ...engine.seats import left_of, live_count
from .fitting import ORDINARY, bit_of, fitting, hand_bits, in_company, is_special, of_rank, playable
from .memory import remember_lacking, remember_last_card
from .rules import DrawObligation, LappuMode, Packs
from .scoring import admit_newcomers, begin_sheet, finish_deal
from .state import (
    NO_SUIT,
    Act,
    Ending,
    Event,
    PassWhy,
    Phase,
    Status,
    Why,
    Word,
)
from .stock import (
    call_for_cards,
    card_can_be_had,
    clear_table,
    deal_hands,
    give_out,
    owe,
    put_down,
    take_from_hand,
    turn_up,
)

MOST_FOR_ONE_PACK = 5
"""With more players `packs=auto` takes two packs (SEIS-4)."""


# --- the deal --------------------------------------------------------------------


@kernel
def start(state: Any, rules: Any) -> None:
    """Lay out the next deal: who has not dropped out is dealt in, the deal moves left (SEIS-2, 41).

    After a game that is over a new one begins.
    """
    if state.winners:
        begin_sheet(state)
    admit_newcomers(state)
    for seat in range(state.seats):
        dealt_in = state.present[seat] and state.status[seat] != Status.DROPPED_OUT
        if state.status[seat] != Status.DROPPED_OUT:
            state.status[seat] = Status.IN if dealt_in else Status.OUT
        state.in_hand[seat] = dealt_in
        state.live[seat] = dealt_in
        state.word[seat] = Word.NONE
        state.lappu[seat] = 0
        state.forgot[seat] = 0
        state.added[seat] = 0
    state.dealer = left_of(state, state.dealer)
    state.events = 0
    state.ending = Ending.NONE
    state.drawn = 0
    state.passes = 0
    clear_table(state)
    lay_out_deck(state, rules)
    state.phase = Phase.DEAL
    await_deal(state, live_count(state) * rules.hand_size + 1)


@kernel
def lay_out_deck(state: Any, rules: Any) -> None:
    """One pack of 52 cards or two (SEIS-1, 4, 8)."""
    state.dealt = 0
    state.deck_size = 0
    add_ranks(state, 0, ACE)
    if rules.packs == Packs.TWO or (rules.packs == Packs.AUTO and live_count(state) > MOST_FOR_ONE_PACK):
        add_ranks(state, 0, ACE)


@kernel
def deal(state: Any, rules: Any) -> None:
    """What the dealer does: the hands, the start card, or cards that are owed."""
    if state.phase == Phase.GIVING:
        give_out(state)
        return
    if state.phase == Phase.DEAL:
        deal_hands(state, rules)
    turn_up(state)


# --- turns -----------------------------------------------------------------------


@kernel
def go_on(state: Any, rules: Any) -> None:
    """The player whose turn it is acts; who cannot play and may draw no more passes (SEIS-26)."""
    if state.phase == Phase.TURN:
        state.actor = state.turn
        if not may_draw(state, rules):
            pass_over_unable(state, rules)


@kernel
def may_draw(state: Any, rules: Any) -> bool:
    """Whether another card may be drawn in this turn, and can be had (SEIS-24)."""
    return state.drawn < rules.max_draw and card_can_be_had(state)


@kernel
def pass_over_unable(state: Any, rules: Any) -> None:
    """Pass for one after the other until somebody can do something.

    If all pass one after the other while there are no cards, the deal is blocked (section 3.5).
    """
    while state.phase == Phase.TURN and not (may_draw(state, rules) or playable(state, rules, state.turn)):
        why = PassWhy.NO_CARDS if state.drawn < rules.max_draw else PassWhy.DRAWN_ALL
        state.passes = 0 if card_can_be_had(state) else state.passes + 1
        pass_on(state, rules, why.value)
        state.actor = state.turn
        if state.passes == live_count(state):
            note(state, Event.BLOCKED, 0)
            finish_deal(state, rules, Ending.BLOCKED.value)


@kernel
def pass_on(state: Any, rules: Any, why: int) -> None:
    """Pass: the next player to the left is to play."""
    seat = state.turn
    remember_lacking(state, seat, fitting(state, rules))
    state.word[seat] = Word.PASSED
    note(state, Event.PASSED, seat, why)
    state.turn = left_of(state, seat)
    state.drawn = 0


@kernel
def draw_card(state: Any, rules: Any) -> None:
    """Draw one card (SEIS-24); who must do so holds none that can be played (SEIS-27)."""
    seat = state.turn
    if not rules.voluntary_draw or state.drawn:
        remember_lacking(state, seat, fitting(state, rules))
    owe(state, seat, 1, Why.TURN.value)
    call_for_cards(state, seat)


@kernel
def play(state: Any, rules: Any, card: int, more: bool) -> None:
    """Play a card: the last of this turn, or one that another of its rank follows (SEIS-13)."""
    seat = state.turn
    take_from_hand(state, seat, card)
    put_down(state, card)
    state.passes = 0
    state.lappu[seat] = 0
    state.word[seat] = Word.PLAYED
    note(state, Event.PLAYED, seat, card, state.held[seat])
    if more:
        state.phase = Phase.MORE
    elif state.held[seat] == 0:
        go_out(state, rules)
    elif rank_of(card) == EIGHT:
        state.suit = NO_SUIT
        state.phase = Phase.SUIT
    else:
        settle_lappu(state, rules)


@kernel
def go_out(state: Any, rules: Any) -> None:
    """The last card is played: the deal is over at once (SEIS-29, 36)."""
    state.word[state.turn] = Word.WENT_OUT
    note(state, Event.WENT_OUT, state.turn)
    finish_deal(state, rules, Ending.WENT_OUT.value)


@kernel
def declare_suit(state: Any, rules: Any, suit: int) -> None:
    """Say which suit is in force (SEIS-15)."""
    state.suit = suit
    note(state, Event.SUIT, state.turn, suit)
    settle_lappu(state, rules)


# --- lappu -----------------------------------------------------------------------


@kernel
def settle_lappu(state: Any, rules: Any) -> None:
    """Whoever has one ordinary card left is to say lappu (SEIS-32, 34); else the turn is over."""
    seat = state.turn
    if state.held[seat] == 1:
        is_ordinary = not is_special(state.hand[seat, 0])
        remember_last_card(state, seat, is_ordinary)
        if is_ordinary and rules.lappu_mode == LappuMode.EXPLICIT:
            state.phase = Phase.LAPPU
            return
        if is_ordinary:
            say_lappu(state)
    end_turn(state)


@kernel
def say_lappu(state: Any) -> None:
    """Tell the others that one ordinary card is left (SEIS-31)."""
    seat = state.turn
    state.lappu[seat] = 1
    state.word[seat] = Word.LAPPU
    note(state, Event.LAPPU, seat)


@kernel
def keep_silent(state: Any, rules: Any) -> None:
    """Forget to say lappu: it costs cards at once (SEIS-33)."""
    seat = state.turn
    state.forgot[seat] += 1
    state.word[seat] = Word.FORGOT
    owe(state, seat, rules.lappu_penalty, Why.PENALTY.value)
    note(state, Event.FORGOT, seat, rules.lappu_penalty)


@kernel
def end_turn(state: Any) -> None:
    """After an ace all others get a card and the turn is taken again (SEIS-17, 28)."""
    seat = state.turn
    if rank_of(state.top) == ACE:
        for other in range(state.seats):
            if other != seat:
                owe(state, other, state.live[other], Why.ACE.value)
        note(state, Event.EXTRA_TURN, seat)
    else:
        state.turn = left_of(state, seat)
    state.drawn = 0
    call_for_cards(state, seat)


# --- what may be done, and doing it ----------------------------------------------


@kernel
def legal_actions(state: Any, rules: Any, choices: Any) -> int:
    """What the actor may do: in a turn play a card that fits, or draw, or pass (section 3.3)."""
    if state.phase != Phase.TURN:
        return actions_in_between(state, choices)
    cards = first_cards(state, rules)
    count = offer_cards(choices, 0, Act.PLAY, cards)
    if rules.multi_play:
        count = offer_cards(choices, count, Act.LAY, cards & ORDINARY & in_company(state, state.turn))
    if (cards == 0 or (rules.voluntary_draw and state.drawn == 0)) and may_draw(state, rules):
        count = offer(choices, count, Act.DRAW, 0, 0)
    if cards == 0 and state.drawn and rules.draw_obligation == DrawObligation.OPTIONAL:
        count = offer(choices, count, Act.PASS, 0, 0)
    return count


@kernel
def actions_in_between(state: Any, choices: Any) -> int:
    """What there is to do between turns or when one is half done."""
    if state.phase == Phase.OVER or state.phase == Phase.WAITING:
        return 0
    if state.actor < 0:
        return offer(choices, 0, Act.DEAL, 0, 0)
    if state.phase == Phase.MORE:
        cards = following_cards(state)
        count = offer_cards(choices, 0, Act.PLAY, cards)
        return offer_cards(choices, count, Act.LAY, cards & in_company(state, state.turn))
    if state.phase == Phase.SUIT:
        return offer(choices, 0, Act.SUIT, 0, 3)
    count = offer(choices, 0, Act.LAPPU, 0, 0)
    return offer(choices, count, Act.SILENT, 0, 0)


@kernel
def first_cards(state: Any, rules: Any) -> int:
    """The cards that may be played first, as bits.

    A card that has just been drawn and fits is the only one that may be played (SEIS-25).
    """
    seat = state.turn
    cards = playable(state, rules, seat)
    if state.drawn:
        newest = bit_of(state.hand[seat, state.held[seat] - 1])
        cards = newest if cards & newest else cards
    return cards


@kernel
def following_cards(state: Any) -> int:
    """The cards of the same rank of which one has to follow, as bits (SEIS-13)."""
    once, _ = hand_bits(state, state.turn)
    return once & of_rank(rank_of(state.top))


@kernel
def offer_cards(choices: Any, count: int, kind: int, cards: int) -> int:
    """An action with each of some cards, given as bits."""
    while cards:
        card = lowest_bit(cards)
        count = offer(choices, count, kind, card, card)
        cards &= cards - 1
    return count


@kernel
def apply(state: Any, rules: Any, kind: int, value: int) -> None:
    """Perform one legal action of the actor."""
    state.events = 0
    if kind == Act.PLAY:
        play(state, rules, value, False)
    elif kind == Act.DEAL:
        deal(state, rules)
    elif kind == Act.DRAW:
        draw_card(state, rules)
    elif kind == Act.LAY:
        play(state, rules, value, True)
    elif kind == Act.SUIT:
        declare_suit(state, rules, value)
    elif kind == Act.PASS:
        pass_on(state, rules, PassWhy.CHOICE.value)
    elif kind == Act.LAPPU:
        say_lappu(state)
        end_turn(state)
    elif kind == Act.SILENT:
        keep_silent(state, rules)
        end_turn(state)
    go_on(state, rules)


@kernel
def payoffs(state: Any, rules: Any, out: Any) -> None:
    """What the finished deal has added to the sheet, with a minus: the most is nothing."""
    for seat in range(state.seats):
        out[seat] = -state.added[seat]


@kernel
def fallback(state: Any, rules: Any) -> tuple[int, int]:
    """Who is not there plays the lowest card that fits, draws only if none does, and forgets to say lappu.

    Forgetting happens once in a deal, so that a deal comes to an end even if all are away.
    """
    if state.actor < 0:
        return Act.DEAL.value, 0
    if state.phase == Phase.SUIT:
        return Act.SUIT.value, suit_of(state.top)
    if state.phase == Phase.LAPPU:
        return (Act.LAPPU.value if state.forgot[state.turn] else Act.SILENT.value), 0
    cards = following_cards(state) if state.phase == Phase.MORE else first_cards(state, rules)
    if cards:
        return Act.PLAY.value, lowest_bit(cards)
    may_pass = state.drawn and rules.draw_obligation == DrawObligation.OPTIONAL
    return (Act.PASS.value if may_pass else Act.DRAW.value), 0
