"""The course of a deal of Belot: `start`, `legal_actions`, `apply` and what they call."""

from typing import Any

from ...engine.actions import offer, offer_set
from ...engine.bits import natural
from ...engine.cards import ACE, KING, NO_CARD, QUEEN, SEVEN, rank_of, suit_of
from ...engine.deal import NOBODY
from ...engine.deck import add_ranks, await_deal
from ...engine.journal import note
from ...engine.kernel import inlined_kernel, kernel
from .bidding import begin_bidding, bidding_is_over, call, offer_calls
from .cards import LOWEST, PACK, bit_of, card_points, lowest_card, suit_cards, that_beat, trumps_of
from .combinations import (
    belot_cards,
    cards_of,
    kind_of_combination,
    next_of_plan,
    offer_belots,
    offer_declarations,
    other_of_pair,
    suit_bit,
)
from .rules import BelotMode, DeclarationMode, DeclarationReveal, DeclarationTiming
from .scoring import NONE, count_up, ending_of, settle, whole_points, winning_team
from .state import (
    DUTIES,
    FIRST_FIVE,
    HAND,
    PLAYERS,
    SHEET,
    TEAMS,
    Act,
    Column,
    Contract,
    Ending,
    Event,
    Phase,
)

# --- the deal --------------------------------------------------------------------


@kernel
def start(state: Any, rules: Any) -> None:
    """Lay out the next deal: the next player deals (BELOT-5, 23, 72); after a won game a new one begins."""
    if state.winners:
        begin_game(state)
    for seat in range(PLAYERS):
        state.in_hand[seat] = state.present[seat]
        state.live[seat] = state.present[seat]
        state.held[seat] = 0
        state.holds[seat] = 0
        state.free[seat] = 0
        state.lacks[seat] = 0
        state.gone[seat] = 0
        state.declared[seat] = 0
        state.belots[seat] = 0
    clear_places(state)
    state.dealer = (state.dealer + 1) % PLAYERS
    state.events = 0
    state.ending = Ending.NONE
    state.phase = Phase.FIRST_DEAL
    begin_bidding(state)
    clear_play(state)
    clear_score(state)
    state.dealt = 0
    state.deck_size = 0
    add_ranks(state, SEVEN, ACE)
    await_deal(state, PLAYERS * FIRST_FIVE)


@kernel
def clear_places(state: Any) -> None:
    """No hand has a card, and everybody sees the own one."""
    if state.unwatched:
        return
    for seat in range(PLAYERS):
        for place in range(HAND):
            state.hand[seat, place] = NO_CARD
            state.hand_seen[seat, place] = 1 << seat


@kernel
def begin_game(state: Any) -> None:
    """A new score sheet."""
    state.winners = 0
    state.hanging = 0
    state.lines = 0
    for team in range(TEAMS):
        state.scores[team] = 0


@kernel
def clear_play(state: Any) -> None:
    """No card has been played."""
    state.asked = 0
    state.played = 0
    begin_trick(state)
    for team in range(TEAMS):
        state.tricks[team] = 0
        state.points[team] = 0


@kernel
def clear_score(state: Any) -> None:
    """Nothing is written down for this deal yet."""
    state.capot = NONE
    state.capot_points = 0
    state.total = 0
    state.hanging_before = state.hanging
    for team in range(TEAMS):
        state.raw[team] = 0
        state.recorded[team] = 0


@kernel
def deal(state: Any) -> None:
    """Three and two cards to everybody, and three more after the bidding (BELOT-4, 24)."""
    if state.phase == Phase.FIRST_DEAL:
        deal_round(state, 3)
        deal_round(state, FIRST_FIVE - 3)
        note_cards(state, 0, FIRST_FIVE)
        state.phase = Phase.BIDDING
        state.actor = (state.dealer + 1) % PLAYERS
    else:
        deal_round(state, HAND - FIRST_FIVE)
        note_cards(state, FIRST_FIVE, HAND - FIRST_FIVE)
        begin_play(state)


@kernel
def deal_round(state: Any, cards: int) -> None:
    """So many cards to everybody, from the player after the dealer (BELOT-5)."""
    seat = state.dealer
    for _ in range(PLAYERS):
        seat = (seat + 1) % PLAYERS
        take_from_deck(state, seat, cards)


@kernel
def take_from_deck(state: Any, seat: int, cards: int) -> None:
    """The next cards of the deck come to a hand."""
    first, taken = natural(state.dealt), 0
    for place in range(first, first + cards):
        taken |= bit_of(state.deck[place])
    if not state.unwatched:
        lay_out(state, seat, cards)
    state.held[seat] += cards
    state.dealt += cards
    state.holds[seat] |= taken


@kernel
def lay_out(state: Any, seat: int, cards: int) -> None:
    """The next cards of the deck lie in the next places of a hand."""
    for place in range(state.held[seat], state.held[seat] + cards):
        card = state.deck[state.dealt + place - state.held[seat]]
        state.hand[seat, place] = card
        state.place[card] = place


@kernel
def note_cards(state: Any, place: int, cards: int) -> None:
    """Who has got cards."""
    seat = state.dealer
    for _ in range(PLAYERS):
        seat = (seat + 1) % PLAYERS
        note(state, Event.DEALT, seat, place, cards)


@kernel
def bid(state: Any, rules: Any, kind: int, value: int) -> None:
    """A call, and what follows when the bidding is over (BELOT-22 to 24)."""
    call(state, kind, value)
    if not bidding_is_over(state):
        return
    if state.contract == Contract.NONE:
        note(state, Event.VOID, state.dealer)
        finish(state, Ending.VOID.value)
    else:
        note(state, Event.CONTRACT, state.declarer)
        state.phase = Phase.SECOND_DEAL
        await_deal(state, PLAYERS * (HAND - FIRST_FIVE))


@kernel
def begin_play(state: Any) -> None:
    """The player after the dealer leads to the first trick (BELOT-26)."""
    state.phase = Phase.PLAY
    state.leader = (state.dealer + 1) % PLAYERS
    state.actor = state.leader
    if state.contract != Contract.NO_TRUMPS:  # BELOT-47
        for seat in range(PLAYERS):
            state.free[seat] = state.holds[seat]


# --- playing cards ------------------------------------------------------------------


@kernel
def begin_trick(state: Any) -> None:
    """The leader may play any card, which is the best so far (BELOT-27)."""
    state.trick_size = 0
    state.trick_points = 0
    state.beating = PACK
    for i in range(DUTIES):
        state.duty[i] = 0


@kernel
def find_duty(state: Any, rules: Any) -> None:
    """What the next player has to play to a trick that has begun (BELOT-28 to 35).

    First a trump of the led suit that takes the trick, then any card of that suit, then a trump
    that takes the trick from an opponent, then (`must_undertrump`) any trump under an opponent's.
    What the contract does not ask for is an empty set, or holds no other cards than the set before.
    """
    trumps, follow = trumps_of(state.contract), suit_cards(suit_of(state.trick[0]))
    higher = trumps & state.beating
    opposed = (state.winner ^ state.actor) & 1
    state.duty[0] = higher & follow
    state.duty[1] = follow
    state.duty[2] = higher * opposed
    state.duty[3] = trumps * opposed * rules.must_undertrump


@kernel
def playable(state: Any, cards: int) -> int:
    """Which of the actor's cards may be played to the trick."""
    legal = cards
    for i in range(DUTIES):  # backwards, without branches: nobody can foretell which way they go
        dutiful = cards & state.duty[DUTIES - 1 - i]
        legal = dutiful if dutiful else legal
    return legal


@kernel
def learn(state: Any, seat: int, bit: int) -> None:
    """Who plays a card of a later set of duties has none of the sets before it."""
    lacks, before = 0, 1
    for i in range(DUTIES):
        before = 0 if bit & state.duty[i] else before
        lacks |= state.duty[i] * before
    state.lacks[seat] |= lacks


@kernel
def led_suit(state: Any) -> int:
    """The suit that was led, -1 for who leads."""
    return suit_of(state.trick[0]) if state.trick_size else -1


@kernel
def offer_cards(state: Any, rules: Any, choices: Any) -> int:
    """Declarations, cards, and cards with belot."""
    seat, count = natural(state.actor), 0
    held = state.holds[seat]
    if may_declare(state, rules, seat):
        count = offer_declarations(choices, count, state.free[seat])
    cards = playable(state, held)
    if rules.belot_mode == BelotMode.MANUAL:
        belots = cards & belot_cards(held, state.contract, led_suit(state))
        count = offer_belots(choices, count, belots)
    return offer_set(choices, count, Act.PLAY.value, cards, LOWEST)


@kernel
def may_declare(state: Any, rules: Any, seat: int) -> bool:
    """Whether it is time to declare sequences and carrés: before the own first card (BELOT-42)."""
    return state.held[seat] == HAND and rules.declaration_mode == DeclarationMode.MANUAL


@inlined_kernel
def play_card(state: Any, rules: Any, card: int, announce: bool) -> None:
    """Play a card, with belot or without (BELOT-42, 49)."""
    seat, bit = natural(state.actor), bit_of(card)
    if rules.declaration_mode == DeclarationMode.AUTO and state.held[seat] == HAND:
        declare_plan(state, rules, seat)
    if announce or rules.belot_mode == BelotMode.AUTO:
        consider_belot(state, seat, card)
    learn(state, seat, bit)
    take_from_hand(state, seat, card)
    note(state, Event.PLAYED, seat, card)
    takes = -int(state.beating & bit != 0)  # all bits or none: a branch would be foretold wrongly
    state.beating ^= (state.beating ^ that_beat(state.contract, card)) & takes
    state.winner ^= (state.winner ^ seat) & takes
    state.trick[natural(state.trick_size)] = card
    state.trick_size += 1
    state.trick_points += card_points(state.contract, card)
    if state.trick_size == PLAYERS:
        end_trick(state, rules)
    else:
        state.actor = (seat + 1) % PLAYERS
        find_duty(state, rules)


@kernel
def consider_belot(state: Any, seat: int, card: int) -> None:
    """Announce belot with this card, if that is possible (BELOT-48, 49; `belot_mode`).

    If it is done for all, who plays a king or queen without it does not have the other one.
    """
    rank = rank_of(card)
    if rank != KING and rank != QUEEN:
        return
    other = bit_of(other_of_pair(card))
    if belot_cards(bit_of(card) | other, state.contract, led_suit(state)) == 0:
        return
    if state.holds[seat] & other:
        state.belots[seat] |= suit_bit(card)
        note(state, Event.BELOT, seat, suit_of(card))
    else:
        state.lacks[seat] |= other


@kernel
def take_from_hand(state: Any, seat: int, card: int) -> None:
    """The card leaves the hand."""
    state.held[seat] -= 1
    if not state.unwatched:
        close_gap(state, seat, card)
    state.holds[seat] ^= bit_of(card)
    state.gone[seat] |= bit_of(card)
    state.played |= bit_of(card)


@kernel
def close_gap(state: Any, seat: int, card: int) -> None:
    """The last card of the hand takes the place of one that is played, so that places tell nothing."""
    last = state.held[seat]
    place, other = state.place[card], state.hand[seat, last]
    state.hand[seat, place] = other
    state.place[other] = place
    state.hand[seat, last] = NO_CARD


@kernel
def end_trick(state: Any, rules: Any) -> None:
    """The winner takes the trick and leads to the next (BELOT-26, 36)."""
    team = state.winner % TEAMS
    state.tricks[team] += 1
    state.points[team] += state.trick_points
    if not state.unwatched:
        for place in range(PLAYERS):
            state.last_trick[place] = state.trick[place]
    state.last_leader = state.leader
    state.last_winner = state.winner
    number = state.tricks[0] + state.tricks[1]
    note(state, Event.TRICK, state.winner, state.trick_points, number)
    state.leader = state.winner
    state.actor = state.winner
    begin_trick(state)
    if number == 1:
        end_first_trick(state, rules)
    elif number == HAND:
        finish_play(state, rules)


# --- declarations ---------------------------------------------------------------------


@kernel
def declare(state: Any, seat: int, code: int) -> None:
    """Declare a combination; its cards cannot be used again (BELOT-42, 43)."""
    index = state.declared[seat]
    state.declared_kind[seat, index] = kind_of_combination(code)
    state.declared_code[seat, index] = code
    state.shown_code[seat, index] = 0
    state.declared[seat] = index + 1
    state.free[seat] &= ~cards_of(code)
    note(state, Event.DECLARED, seat, index)


@kernel
def declare_plan(state: Any, rules: Any, seat: int) -> None:
    """Declare what counts most (`declaration_mode=auto`)."""
    code = next_of_plan(state.free[seat], rules)
    while code:
        declare(state, seat, code)
        code = next_of_plan(state.free[seat], rules)


@kernel
def end_first_trick(state: Any, rules: Any) -> None:
    """Time to declare what has not been declared, if that was agreed (`declaration_timing`).

    Everybody is asked: if only those were who have something, all would know who has.
    """
    manual = rules.declaration_mode == DeclarationMode.MANUAL
    late = rules.declaration_timing == DeclarationTiming.FIRST_TRICK
    if manual and late and state.contract != Contract.NO_TRUMPS:
        state.phase = Phase.DECLARING
        state.actor = state.last_leader
    else:
        end_declaring(state, rules)


@kernel
def offer_late_declarations(state: Any, choices: Any) -> int:
    """Declare, or say that there is nothing more."""
    count = offer(choices, 0, Act.PASS, 0, 0)
    return offer_declarations(choices, count, state.free[state.actor])


@kernel
def ask_next(state: Any, rules: Any) -> None:
    """The next one is asked, until all four have been; then play goes on."""
    note(state, Event.NO_DECLARATION, state.actor)
    state.asked += 1
    if state.asked < PLAYERS:
        state.actor = (state.actor + 1) % PLAYERS
        return
    state.phase = Phase.PLAY
    state.actor = state.leader
    end_declaring(state, rules)


@kernel
def end_declaring(state: Any, rules: Any) -> None:
    """Nothing can be declared any more; the cards may be shown (`declaration_reveal`)."""
    for seat in range(PLAYERS):
        state.free[seat] = 0
    if rules.declaration_reveal == DeclarationReveal.AFTER_FIRST_TRICK:
        reveal(state)


@kernel
def reveal(state: Any) -> None:
    """The cards of all declarations are shown (BELOT-50)."""
    seat = state.dealer
    for _ in range(PLAYERS):
        seat = (seat + 1) % PLAYERS
        for index in range(state.declared[seat]):
            state.shown_code[seat, index] = state.declared_code[seat, index]
        if state.declared[seat]:
            note(state, Event.REVEALED, seat)


# --- the end ---------------------------------------------------------------------------


@kernel
def finish_play(state: Any, rules: Any) -> None:
    """Count, write down, and see whether a team has won (BELOT-51 to 71)."""
    if rules.declaration_reveal == DeclarationReveal.AFTER_DEAL:
        reveal(state)
    count_up(state, rules)
    team = state.declarer % TEAMS
    own, others = state.raw[team], state.raw[1 - team]
    state.total = whole_points(own + others)
    made, against, state.hanging = settle(
        state.contract, own, others, state.doubling, state.hanging, state.capot_points, rules
    )
    state.recorded[team] = made
    state.recorded[1 - team] = against
    state.scores[0] += state.recorded[0]
    state.scores[1] += state.recorded[1]
    finish(state, ending_of(own, others))
    note(state, Event.SCORED, state.declarer)
    winner = winning_team(state.scores[0], state.scores[1], state.capot, state.hanging, rules)
    if winner != NONE:
        state.winners = 0b0101 << winner
        note(state, Event.GAME_WON, winner, winner)


@kernel
def finish(state: Any, ending: int) -> None:
    """The deal is over and stands on the score sheet."""
    state.ending = ending
    state.phase = Phase.OVER
    state.actor = NOBODY
    line = state.sheet[state.lines % SHEET]
    line[Column.CONTRACT] = state.contract
    line[Column.DECLARER] = state.declarer
    line[Column.DOUBLING] = state.doubling
    line[Column.FIRST_TEAM] = state.recorded[0]
    line[Column.SECOND_TEAM] = state.recorded[1]
    line[Column.HANGING] = state.hanging
    line[Column.ENDING] = ending
    line[Column.CAPOT] = state.capot
    state.lines += 1


# --- what may be done, and doing it ----------------------------------------------------


@kernel
def legal_actions(state: Any, rules: Any, choices: Any) -> int:
    """What the actor may do."""
    choices.cards = 0
    if state.phase == Phase.PLAY:
        return offer_cards(state, rules, choices)
    if state.phase == Phase.BIDDING:
        return offer_calls(state, rules, choices)
    if state.phase == Phase.DECLARING:
        return offer_late_declarations(state, choices)
    if state.phase == Phase.OVER or state.phase == Phase.WAITING:
        return 0
    return offer(choices, 0, Act.DEAL, 0, 0)


@inlined_kernel
def apply(state: Any, rules: Any, kind: int, value: int) -> None:
    """Perform one legal action of the actor."""
    state.events = 0
    if kind == Act.PLAY or kind == Act.BELOT:
        play_card(state, rules, value, kind == Act.BELOT)
    elif state.phase == Phase.BIDDING:
        bid(state, rules, kind, value)
    elif kind == Act.DEAL:
        deal(state)
    elif kind == Act.DECLARE:
        declare(state, state.actor, value)
    elif kind == Act.PASS:
        ask_next(state, rules)


@kernel
def payoffs(state: Any, rules: Any, out: Any) -> None:
    """Game points that the own team has recorded in the finished deal, less those of the other team."""
    for seat in range(state.seats):
        team = seat % TEAMS
        out[seat] = state.recorded[team] - state.recorded[1 - team]


@kernel
def fallback(state: Any, rules: Any) -> tuple[int, int]:
    """Who is not there passes, declares nothing and plays the card that counts least."""
    if state.actor < 0:
        return Act.DEAL.value, 0
    if state.phase != Phase.PLAY:
        return Act.PASS.value, 0
    return Act.PLAY.value, cheapest_card(state, playable(state, state.holds[state.actor]))


@kernel
def cheapest_card(state: Any, cards: int) -> int:
    """The card of a set (not empty) that counts least, of those the lowest."""
    cheapest = lowest_card(cards)
    while cards:
        card = lowest_card(cards)
        cards &= cards - 1
        if card_points(state.contract, card) < card_points(state.contract, cheapest):
            cheapest = card
    return cheapest
