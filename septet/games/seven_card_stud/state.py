"""A deal of Seven Card Stud as a record."""

import enum

from ...engine.betting import Betting
from ...engine.deal import SEATS
from ...engine.record import Cards, Ints, cards, public, record

CARDS = 7
"""Places for a player's cards: two down, four up, one down (or the community card in none)."""

FIRST_UP, LAST = 2, 6
"""The place of the door card, and that of the seventh card."""


class Act(enum.IntEnum):
    """What can be done.  Bets, completions and raises say how much the player has then put in."""

    DEAL, FOLD, CHECK, CALL, BRING_IN, BET, COMPLETE, RAISE = range(8)


class Phase(enum.IntEnum):
    """Where the deal stands."""

    WAITING, DEAL, BETTING, OVER = range(4)


class Status(enum.IntEnum):
    """A player's part in the hand."""

    OUT, ACTIVE, FOLDED = range(3)


class Ending(enum.IntEnum):
    """How a deal ended."""

    NONE, FOLDS, SHOWDOWN = range(3)


class Event(enum.IntEnum):
    """Rows of the journal: (event, seat, value, extra)."""

    ANTE = 1  # value: chips
    STREET = 2  # value: 3 to 7; extra: 1 if all hands are turned up and nobody bets
    DEALT = 3  # value: the places of the new cards, as bits
    COMMUNITY = 4  # seat: nobody; value: the card, which everybody sees
    FOLD = 5
    CHECK = 6
    CALL = 7  # value: chips added; extra: 1 if all-in
    BRING_IN = 8  # value: chips added; extra: 1 if all-in
    BET = 9  # value: the total of the street; extra: 1 if all-in
    COMPLETE = 10  # likewise
    RAISE = 11  # likewise
    RETURNED = 12  # value: chips that nobody called
    TABLED = 13  # the player's cards are turned up: all-in, or at the showdown
    MUCKED = 14  # the player does not show
    POT = 15  # seat: number of the pot; value: chips; extra: who competes, as bits
    WON = 16  # value: chips; extra: number of the pot


@record
class State(Betting):
    """Everything that a deal of Seven Card Stud consists of."""

    hand: Cards = cards(SEATS, CARDS)
    status: Ints = public(SEATS)
    street: int = public()  # 3 to 7
    community: int = public()  # a seventh card for all, or NO_CARD (STUD-59)

    raise_from: int = public()  # what the next full bet or raise of this round is counted from
    short: int = public()  # the last bet was a bring-in or an all-in for less: it can be completed
    pair_shown: int = public()  # the big bet is allowed as well (STUD-35)
    big_only: int = public()  # a big bet has been made on fourth street (STUD-36)
    open_hands: int = public()  # nobody can bet any more, all hands are turned up (STUD-57)
    brought_in: int = public()  # third street has been opened
    entered: Ints = public(SEATS)  # chips put in on third street of one's own accord
    opener: int = public()  # who acted first in this round
    aggressor: int = public()  # 1 + who made the last bet or raise of the last round
    last: Ints = public(SEATS)  # the Act done last in this round
    shown: Ints = public(SEATS)  # 1 shown at the showdown, 2 mucked
    best: Ints = public(SEATS)  # the value of a hand shown at the showdown
