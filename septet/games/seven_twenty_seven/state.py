"""A deal of Seven Twenty-Seven as a record."""

import enum

from ...engine.betting import POTS, Betting
from ...engine.deal import SEATS
from ...engine.record import Cards, Ints, cards, own, public, record

PLACES = 50
"""The longest hand there can be: of 52 cards the last opponent holds at least two."""

UP, DOWN, FIRST_EXTRA = range(3)
"""Places of a hand: the card dealt face up, the card dealt face down, then the cards taken."""

SEVEN, TWENTY_SEVEN = range(2)
"""The two halves of a pot, and the targets they are played for."""

HALVES = 2

WORDS_OF_CARDS = 2
"""So many numbers hold a bit for each card (`card_word`, `card_bit`)."""


class Act(enum.IntEnum):
    """What can be done."""

    DEAL, FOLD, CHECK, BET, CALL, RAISE, TAKE, STAND, SEVEN, TWENTY_SEVEN, BOTH = range(11)


class Phase(enum.IntEnum):
    """Where the deal stands (state machine in section 3 of the rule page)."""

    WAITING, DEAL, BETTING, DRAWING, DECLARING, OVER = range(6)


class Status(enum.IntEnum):
    """A player's part in the hand: not dealt in, in, folded, or out with more than 27."""

    OUT, ACTIVE, FOLDED, BUST = range(4)


class Ending(enum.IntEnum):
    """How a deal ended: all others folded, the last rival went over 27, or by showdown."""

    NONE, FOLDS, BUST, SHOWDOWN = range(4)


class Word(enum.IntEnum):
    """What a player said last, in the words of the table."""

    NONE, CHECK, BET, CALL, RAISE, FOLD, TAKE, STAND, BUST = range(9)


class Announcement(enum.IntEnum):
    """What a player announces, as bits: the halves that are played for."""

    NONE, SEVEN, TWENTY_SEVEN, BOTH = range(4)


class Deadlock(enum.IntEnum):
    """No announcement gives a right to a pot (decision A8): then the cards speak, or it stays."""

    NONE, CARDS_SPEAK, STAYS = range(3)


class Why(enum.IntEnum):
    """Why a player stands: of free will, frozen (S727-43), or because there is no card (decision A14)."""

    CHOICE, FROZEN, NO_CARDS = range(3)


class Event(enum.IntEnum):
    """Rows of the journal: (event, seat, value, extra)."""

    ANTE = 1  # value: chips
    CARRIED = 2  # value: chips of the hand before that lie in the pot
    DEALT = 3
    CHECK = 4
    BET = 5  # value: chips
    CALL = 6  # value: chips
    RAISE = 7  # value: chips paid; extra: by how much the bet was raised
    FOLD = 8
    RETURNED = 9  # value: chips that nobody has called
    TAKE = 10
    CARD = 11  # value: the place of the hand
    STAND = 12  # value: Why
    RESHUFFLE = 13  # value: cards of the new stock
    BUST = 14  # more than 27
    ANNOUNCED = 15  # value: Announcement
    REVEALED = 16
    POT = 17  # value: number of the pot, counted from 0
    WON = 18  # value: chips; extra: the Ending
    STAYS = 19  # value: chips that stay for the next hand


@record
class State(Betting):
    """Everything that a deal of Seven Twenty-Seven consists of."""

    hand: Cards = cards(SEATS, PLACES)
    held: Ints = public(SEATS)  # cards in the hand; after a fold as long as they are not reshuffled
    status: Ints = public(SEATS)
    word: Ints = public(SEATS)  # what the player said last
    carried: int = public()  # chips of the pot that stayed from the hands before

    # taking cards
    step: int = public()  # how far the pass has come: places from the dealer
    taken: int = public()  # cards taken in this pass
    stands: Ints = public(SEATS)  # how often in a row the player has declined a card
    exhausted: int = public()  # no more cards can be had in this hand
    reshuffles: int = public()  # how often folded cards have become the stock
    held_then: Ints = public(SEATS)  # cards in the hand at the last reshuffle
    stock_open: Ints = public(WORDS_OF_CARDS)  # cards that everybody knows to be in that stock
    stock_known: Ints = own(SEATS, WORDS_OF_CARDS)  # ... and those that a player knows

    # announcements
    declared: Ints = own(SEATS)  # Announcement, as long as it is secret
    announced: Ints = public(SEATS)  # Announcement, once all have chosen

    # the showdown, for each pot and half
    total: Ints = public(SEATS, HALVES)  # the total that counts, in half points; 0 if there is none
    half_chips: Ints = public(POTS, HALVES)
    half_rivals: Ints = public(POTS, HALVES)  # who competes, a bit for each seat
    half_winners: Ints = public(POTS, HALVES)
    deadlock: Ints = public(POTS)  # Deadlock
