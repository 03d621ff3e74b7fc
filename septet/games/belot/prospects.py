"""What playing a card promises: the points of the trick, by the chance to take it, and what is given up.

So high cards take tricks and are not thrown away, the partner's tricks get points and those of
opponents little, and what is gone makes lower cards the highest.
Only what the player may know is used: the own hand, the cards played, and what the others have
shown not to have (`state.lacks`).
"""

from typing import Any

from ...engine.bits import count_bits
from ...engine.cards import suit_of
from ...engine.kernel import kernel
from .cards import PACK, bit_of, card_points, suit_cards, that_beat
from .combinations import belot_cards
from .rules import BelotMode
from .state import PLAYERS, SUITS, TEAMS, Act, Contract

FOLLOW_SUIT, FOLLOW_PLAIN, FOLLOW_ALL = 1.5, 2.6, 5.2
"""Points that the next card of a trick counts for: in a suit contract, without trumps, in all trumps."""

BELOT_POINTS = 16.5
"""What a king or queen loses that is played without the belot it belongs to (BELOT-48)."""

MASTER_SUIT, MASTER_PLAIN, MASTER_ALL = 5.4, 2.4, 3.6
"""Points worth more than its own to keep the highest card of a suit: it takes a trick later."""

GUARD_SUIT, GUARD_PLAIN, GUARD_ALL = 2.7, 4.0, 6.75
"""The same for the second highest card with another one to protect it."""

SAVED, LOST = 0.3, 0.3
"""The part of its own points that such a card saves later, and that any lower one loses."""

LONG = 0.4
"""Points worth to keep a card, for each card of its suit: short suits go first."""

TRUMP = 15.5
"""Points worth to keep a trump: it can take a trick of another suit."""

DRAW_TRUMPS = 8.0
"""Points worth to the declaring team to lead the highest trump while the opponents may have some."""

CALLED, THEIRS = 4.0, 5.0
"""Points worth to lead a suit that the partner bid, and not to lead one that an opponent bid."""


@kernel
def prospect(state: Any, rules: Any, kind: int, card: int) -> float:
    """Points that playing a card promises to the own team."""
    stake = state.trick_points + card_points(state.contract, card)
    stake += of_contract(state.contract, FOLLOW_SUIT, FOLLOW_PLAIN, FOLLOW_ALL) * to_come(state)
    worth = (2.0 * chance_to_take(state, card) - 1.0) * stake - worth_of_keeping(state, card)
    if kind == Act.PLAY and gives_up_belot(state, rules, card):
        worth -= BELOT_POINTS
    return worth + worth_of_leading(state, card) if state.trick_size == 0 else worth


@kernel
def gives_up_belot(state: Any, rules: Any, card: int) -> bool:
    """Whether a king or queen whose other one is in the hand would be played without belot (BELOT-49)."""
    held, led = state.holds[state.actor], -1
    if belot_cards(held, state.contract, led) & bit_of(card) == 0:
        return False
    if state.trick_size:
        led = suit_of(state.trick[0])
    announced = rules.belot_mode == BelotMode.AUTO
    return not (announced and belot_cards(held, state.contract, led) & bit_of(card))


@kernel
def of_contract(contract: int, suit: float, plain: float, trumps: float) -> float:
    """One of three numbers: for a suit contract, for no trumps, for all trumps."""
    if contract < SUITS:
        return suit
    return plain if contract == Contract.NO_TRUMPS else trumps


@kernel
def to_come(state: Any) -> int:
    """How many play to the trick after the actor."""
    return PLAYERS - 1 - state.trick_size


# --- who takes the trick -----------------------------------------------------------


@kernel
def chance_to_take(state: Any, card: int) -> float:
    """How likely the own team takes the trick if this card is played now."""
    seat, beating = state.actor, state.beating
    ours = state.trick_size > 0 and state.winner % TEAMS == seat % TEAMS
    if beating & bit_of(card):
        beating, ours = that_beat(state.contract, card), True
    led = suit_of(card if state.trick_size == 0 else state.trick[0])
    after = to_come(state)
    safe = 1.0 if ours else 0.0
    if after > 0 and ours:
        safe -= chance_to_beat(state, (seat + 1) % PLAYERS, led, beating)
    if after > 2:
        safe *= 1.0 - chance_to_beat(state, (seat + 3) % PLAYERS, led, beating)
    if after > 1 and safe < 1.0:
        safe += (1.0 - safe) * chance_of_highest(state, (seat + 2) % PLAYERS, led, beating)
    return safe


@kernel
def unseen(state: Any) -> int:
    """The cards that the actor has not seen, as bits."""
    return PACK & ~(state.played | state.holds[state.actor])


@kernel
def chance_to_beat(state: Any, seat: int, led: int, beating: int) -> float:
    """How likely a player who is still to play has one of the cards that take the trick, and may play it."""
    follow = suit_cards(led)
    higher = chance_of_any(state, seat, beating & follow)
    if state.contract >= SUITS or state.contract == led:
        return higher
    void = 1.0 - chance_of_any(state, seat, follow)
    return higher + void * chance_of_any(state, seat, beating & suit_cards(state.contract))


@kernel
def chance_of_any(state: Any, seat: int, cards: int) -> float:
    """How likely a player has one of some cards."""
    cards &= unseen(state) & ~state.lacks[seat]
    if cards == 0:
        return 0.0
    missing, each = 1.0, 1.0 - share(state, seat, cards)
    for _ in range(count_bits(int(cards))):
        missing *= each
    return 1.0 - missing


@kernel
def share(state: Any, seat: int, cards: int) -> float:
    """How likely a player who may have some unseen cards has a certain one of them."""
    places = 0
    for other in range(PLAYERS):
        if other != state.actor and cards & ~state.lacks[other]:
            places += state.held[other]
    return state.held[seat] / places if places else 0.0


@kernel
def chance_of_highest(state: Any, seat: int, led: int, beating: int) -> float:
    """How likely a player has the highest unseen card, if it takes the trick in the suit that was led."""
    cards = beating & suit_cards(led) & unseen(state)
    if cards & ~state.lacks[seat] == 0:
        return 0.0
    return share(state, seat, cards)


# --- what is given up --------------------------------------------------------------


@kernel
def worth_of_keeping(state: Any, card: int) -> float:
    """What a card is worth later: highest cards take tricks, bare tens are lost."""
    contract, points = state.contract, float(card_points(state.contract, card))
    suit = suit_cards(suit_of(card))
    above = count_bits(int(that_beat(contract, card) & suit & unseen(state)))
    worth = TRUMP if contract == suit_of(card) else 0.0
    if above == 0:
        return worth + points + of_contract(contract, MASTER_SUIT, MASTER_PLAIN, MASTER_ALL)
    if above == 1 and state.holds[state.actor] & suit & ~bit_of(card):
        return worth + points * SAVED + of_contract(contract, GUARD_SUIT, GUARD_PLAIN, GUARD_ALL)
    worth += LONG * count_bits(int(state.holds[state.actor] & suit))
    return worth - points * LOST


@kernel
def worth_of_leading(state: Any, card: int) -> float:
    """What speaks for leading a suit besides the trick itself: trumps to draw, the partner's bid."""
    suit = suit_of(card)
    worth = 0.0
    if (called_by(state, 2) >> suit) & 1:
        worth += CALLED
    if ((called_by(state, 1) | called_by(state, 3)) >> suit) & 1:
        worth -= THEIRS
    if state.contract == suit and state.declarer % TEAMS == state.actor % TEAMS:
        left = suit_cards(suit) & unseen(state)
        missing = state.lacks[(state.actor + 1) % PLAYERS] & state.lacks[(state.actor + 3) % PLAYERS]
        if left & ~missing and that_beat(suit, card) & left == 0:
            worth += DRAW_TRUMPS
    return worth


@kernel
def called_by(state: Any, steps: int) -> int:
    """The suits that the player so many places after the actor has bid, as bits."""
    suits = 0
    place = (state.actor + steps - state.dealer - 1) % PLAYERS
    while place < state.call_count:
        if state.calls[place] < SUITS:
            suits |= 1 << state.calls[place]
        place += PLAYERS
    return suits
