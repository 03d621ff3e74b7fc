"""A deal of Seiska as a record."""

import enum

import numpy as np

from ...engine.deal import SEATS, Deal
from ...engine.record import Cards, Ints, cards, own, public, record

PLACES = 102
"""The longest hand there can be: of two packs one card lies on the table and one is another player's."""

SHEET = 16
"""So many deals stand on the score sheet: the latest ones."""

NO_SUIT = -1
"""`State.suit` while whoever has played an eight is choosing one."""


class Act(enum.IntEnum):
    """What can be done; the value of PLAY and LAY is a card, that of SUIT a suit (0 to 3: c d h s).

    PLAY plays a card, the last one of this turn.  LAY plays a card that another one of the same
    rank is to follow at once: to play three nines is LAY, LAY, PLAY.  SILENT is not to say lappu.
    """

    DEAL, PLAY, LAY, DRAW, PASS, SUIT, LAPPU, SILENT = range(8)


class Phase(enum.IntEnum):
    """Where the deal stands.

    START_CARD: an eight was turned up, another card follows.  TURN: play or draw.  MORE: another
    card of the same rank has to follow.  SUIT: an eight wants a suit.  LAPPU: one ordinary card
    is left.  GIVING: the dealer gives out cards that are owed.
    """

    WAITING, DEAL, START_CARD, TURN, MORE, SUIT, LAPPU, GIVING, OVER = range(9)


class Status(enum.IntEnum):
    """A player's part in the game: none yet, in the deal, or dropped out (SEIS-41)."""

    OUT, IN, DROPPED_OUT = range(3)


class Ending(enum.IntEnum):
    """How a deal ended: somebody went out, or nobody could play or draw any more."""

    NONE, WENT_OUT, BLOCKED = range(3)


class Word(enum.IntEnum):
    """What a player did last, for the seat on the screen."""

    NONE, PLAYED, DREW, PASSED, LAPPU, FORGOT, WENT_OUT = range(7)


class Why(enum.IntEnum):
    """Why a player gets cards.

    They are drawn in turn, an ace was played (SEIS-17) or turned up (SEIS-10), or for a penalty (SEIS-33).
    """

    TURN, ACE, START_ACE, PENALTY = range(4)


class PassWhy(enum.IntEnum):
    """Why a player passes: the most cards are drawn, there are none, or of free will (A7)."""

    DRAWN_ALL, NO_CARDS, CHOICE = range(3)


class Event(enum.IntEnum):
    """Rows of the journal: (event, seat, value, extra)."""

    DEALT = 1  # value: cards
    BURIED = 2  # value: the eight that was turned up
    START_CARD = 3  # value: the card
    PLAYED = 4  # value: the card; extra: cards left in the hand
    SUIT = 5  # value: the suit that is in force
    DREW = 6  # value: the place of the first card; extra: 8 * how many + Why
    PASSED = 7  # value: PassWhy
    LAPPU = 8
    FORGOT = 9  # value: penalty cards
    EXTRA_TURN = 10
    RESHUFFLED = 11  # value: cards of the new stock
    WENT_OUT = 12
    BLOCKED = 13
    COUNTED = 14  # value: points of the hand; extra: the new total
    DROPPED_OUT = 15  # value: the total
    EXTRA_DEAL = 16  # the lowest totals are equal, the game goes on
    WON = 17  # value: who has won the game, as bits


@record
class State(Deal):
    """Everything that a game of Seiska consists of: the deal and the score sheet."""

    hand: Cards = cards(SEATS, PLACES)  # oldest card first
    hand_once: Ints = own(SEATS, scalar=np.int64)  # the cards of the hand once more, as bits
    hand_twice: Ints = own(SEATS, scalar=np.int64)  # those of them that it holds twice (of two packs)
    held: Ints = public(SEATS)  # cards in the hand

    # the middle of the table
    top: int = public()  # the last card of the discard pile, or NO_CARD
    suit: int = public()  # the suit in force, or NO_SUIT
    pile_once: int = public(scalar=np.int64)  # cards under the top card, as bits
    pile_twice: int = public(scalar=np.int64)  # those of them that lie there twice
    pile_size: int = public()  # cards of the discard pile, the top card included

    # the turn
    turn: int = public()  # whose turn it is, also while the dealer gives out cards
    drawn: int = public()  # cards drawn in this turn
    passes: int = public()  # players who passed one after the other while there were no cards
    word: Ints = public(SEATS)  # what a player did last
    lappu: Ints = public(SEATS)  # has one ordinary card and has said so
    forgot: Ints = public(SEATS)  # how often a player forgot to say it in this deal
    owed: Ints = public(SEATS)  # cards that the dealer has to give out
    owing: int = public()  # how many they are for all together
    owed_why: Ints = public(SEATS)
    owed_from: int = public()  # who gets them first; then to the left

    # what play has shown, for those who imagine the other hands
    stock_once: int = public(scalar=np.int64)  # cards that lay in the stock when it was made, as bits
    stock_twice: int = public(scalar=np.int64)
    reshuffles: int = public()
    fresh: Ints = public(SEATS)  # cards of the hand, at most, that have come from this stock
    lacks: Ints = public(SEATS, scalar=np.int64)  # cards that were not in the hand at some time, as bits
    since: Ints = public(SEATS)  # cards of the hand, at most, that were drawn after that

    # the score sheet
    status: Ints = public(SEATS)
    in_game: Ints = public(SEATS)  # has a total on the sheet
    points: Ints = public(SEATS)  # the total
    added: Ints = public(SEATS)  # points of the finished deal
    sheet: Ints = public(SEATS, SHEET, scalar=np.int16)  # 1 + the points of each deal; 0: was not in it
    deals_done: int = public()  # deals of this game that are over
