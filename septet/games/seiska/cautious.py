"""A cautious player of Seiska.

Get rid of as many cards at once as possible, and of those that count most; keep to suits of
which there is more in the hand; say lappu.  Eights are kept for when nothing else fits, until
others have few cards left or the hand is nearly empty: it must not end with one.  An ace is
played when a card of its suit can follow.
"""

from typing import Any

from ...engine.bits import count_bits
from ...engine.cards import ACE, EIGHT, rank_of, suit_of
from ...engine.kernel import kernel
from ...engine.seats import left_of
from .fitting import ORDINARY, hand_bits, of_rank, of_suit
from .rules import Scoring
from .scoring import card_points
from .state import Act, Phase

FEW = 2
"""With so few cards another player may soon go out."""

GOES_OUT = 1000
CARD, SUIT_MATE = 10, 2
"""What it is worth to be rid of a card, and to hold another one of the suit that is then in force."""

KEEP_EIGHT, STUCK, FOLLOWED_ACE, LONE_ACE = 12, 30, 14, -9
"""An eight is kept; a hand of nothing but special cards has to draw; an ace wants to be followed."""


@kernel
def advise(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """What to do as the actor, of the legal actions in `choices`."""
    if state.phase == Phase.SUIT:
        return Act.SUIT.value, best_suit(state, state.turn)
    best, most = 0, 0
    if count > 1 and state.phase != Phase.LAPPU:  # the first row is to say lappu
        for row in range(count):
            worth = worth_of(state, rules, choices.kind[row], choices.low[row])
            if row == 0 or worth > most:
                best, most = row, worth
    return choices.kind[best], choices.low[best]


@kernel
def best_suit(state: Any, seat: int) -> int:
    """The suit to declare: the one that the hand has most of, better still if the next player has none."""
    once, _ = hand_bits(state, seat)
    following = left_of(state, seat)
    best, most = 0, -1
    for suit in range(4):
        cards = of_suit(suit) & ORDINARY
        lacking = state.lacks[following] & cards == cards and state.since[following] == 0
        worth = 2 * count_bits(once & cards) + (1 if lacking else 0)
        if worth > most:
            best, most = suit, worth
    return best


@kernel
def worth_of(state: Any, rules: Any, kind: int, card: int) -> int:
    """How good an action is."""
    once, twice = hand_bits(state, state.turn)
    if kind == Act.PASS:
        return -40
    if kind == Act.DRAW:
        return -50 if once & ORDINARY else -30
    bit = 1 << int(card)
    rest = once & ~bit | twice & bit
    if rank_of(card) == EIGHT:
        return worth_of_eight(state, rules, rest)
    if rank_of(card) == ACE:
        follows = rest & of_suit(suit_of(card)) & ORDINARY != 0
        return CARD + card_points(card, heavy(rules)) + (FOLLOWED_ACE if follows else LONE_ACE)
    if kind == Act.PLAY:
        return worth_of_last(state, rules, card, rest)
    group = of_rank(rank_of(card))
    last, most = -1, 0
    for suit in range(4):  # the card to play last, of those that follow
        other = 4 * rank_of(card) + suit
        if rest >> other & 1:
            worth = worth_of_last(state, rules, other, rest & ~group)
            if last < 0 or worth > most:
                last, most = other, worth
    return most + (count_bits(rest & group)) * (CARD + card_points(card, heavy(rules)))


@kernel
def worth_of_last(state: Any, rules: Any, card: int, rest: int) -> int:
    """How good it is to end the turn with an ordinary card."""
    if rest == 0:
        return GOES_OUT
    worth = CARD + card_points(card, heavy(rules))
    worth += SUIT_MATE * count_bits(rest & of_suit(suit_of(card)))
    return worth if rest & ORDINARY else worth - STUCK


@kernel
def worth_of_eight(state: Any, rules: Any, rest: int) -> int:
    """How good it is to play an eight: soon enough, but not before it has to be."""
    worth = CARD + card_points(4 * EIGHT, heavy(rules)) - KEEP_EIGHT
    if fewest_cards(state) <= FEW or count_bits(rest & ORDINARY) <= FEW:
        worth += KEEP_EIGHT + CARD
    return worth


@kernel
def fewest_cards(state: Any) -> int:
    """How many cards the other player has who has the fewest."""
    fewest = 1000
    for seat in range(state.seats):
        if state.live[seat] and seat != state.turn:
            fewest = min(fewest, state.held[seat])
    return fewest


@kernel
def heavy(rules: Any) -> bool:
    """Whether cards count heavily (SEIS-40)."""
    return rules.scoring == Scoring.HEAVY
