"""A deal of Seka as a record."""

import enum

from ...engine.deal import SEATS, Deal
from ...engine.record import Cards, Ints, cards, hidden, public, record


class Act(enum.IntEnum):
    """What can be done."""

    DEAL, FOLD, BET, LOOK, SHOW, OPEN, SPLIT, PLAY, JOIN, DECLINE = range(10)


class Phase(enum.IntEnum):
    """Where the deal stands (state machine in section 3 of the rule page)."""

    WAITING, DEAL, BETTING, SPLIT, ENTRY, OVER = range(6)


class Status(enum.IntEnum):
    """A player's part in the hand."""

    OUT, ACTIVE, FOLDED, ELIMINATED = range(4)


class Ending(enum.IntEnum):
    """How a deal ended."""

    NONE, FOLDS, SHOW, OPEN, COMPARED, SPLIT = range(6)


class Word(enum.IntEnum):
    """What a player said last, in the words of the table."""

    NONE, BET, SUPPORT, RAISE, KNOCK, FOLD, LOOK, SHOW, OPEN, SPLIT, PLAY, JOIN, DECLINE = range(13)


class Event(enum.IntEnum):
    """Rows of the journal: (event, seat, value, extra)."""

    ANTE = 1  # value: chips
    DEALT = 2
    LOOK = 3  # extra: 1 if the rules turned the cards up
    BET = 4  # value: chips; extra: the Word, negative for a blind bet
    FOLD = 5  # extra: 1 if the rules folded for want of chips
    SHOW = 6  # value: chips; extra: the opponent
    OPEN = 7  # value: chips; extra: the opponent
    REVEALED = 8  # value: the viewers who see the cards
    ELIMINATED = 9  # value: the seat that stays in
    KNOCK = 10
    SWARA = 11  # seat: the winner so far or the caller; value: parties as bits; extra: pot
    SPLIT = 12
    PLAY = 13
    JOIN = 14  # value: chips
    DECLINE = 15
    REDEAL = 16  # value: number of the swara; extra: participants as bits
    WON = 17  # value: chips; extra: the Ending


@record
class State(Deal):
    """Everything that a deal of Seka consists of, swaras included."""

    hand: Cards = cards(SEATS, 3)
    status: Ints = public(SEATS)
    pot: int = public()

    # this betting phase
    level: int = public()  # what a player who has looked must at least bet (L)
    blind_bet: int = public()  # the last blind bet
    knocked: int = public()  # blind play has been knocked out
    looked: Ints = public(SEATS)
    turns: Ints = public(SEATS)  # betting actions taken
    bet: Ints = public(SEATS)  # the last bet
    word: Ints = public(SEATS)  # what the player said last

    # comparisons
    beaten_by: Ints = public(SEATS)  # 1 + the seat that eliminated this one
    was_caller: Ints = public(SEATS)  # ... in a comparison that this one called
    tied_with: Ints = hidden(SEATS)  # 1 + the opponent that this caller tied with

    # swara
    swara: int = public()  # how many there have been in this hand
    party: Ints = public(SEATS)  # tied for the pot
    joined: Ints = public(SEATS)  # paid to enter the coming swara
    swara_pot: int = public()  # the pot at the tie
    ante_waived: int = public()  # nobody could pay the fresh ante of the swara
