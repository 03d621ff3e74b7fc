"""A deal of Belot, and the game it belongs to, as a record."""

import enum

import numpy as np

from ...engine.deal import PACK, SEATS, Deal
from ...engine.record import Cards, Ints, cards, hidden, own, public, record

PLAYERS, TEAMS, SUITS = 4, 2, 4

DUTIES = 4
"""Sets of cards of which one must be played, if there is any: see `play.find_duty`."""

HAND = 8
"""Cards of a full hand, and tricks of a deal."""

FIRST_FIVE = 5
"""Cards that everybody bids on (BELOT-4)."""

COMBINATIONS = 2
"""The most that one hand can declare."""

CALLS = 80
"""More than the longest bidding takes: 18 bids, doubles and redoubles, each after three passes at most."""

SHEET = 24
"""Lines of the score sheet that are kept."""


class Act(enum.IntEnum):
    """What can be done.

    The value of BID is a `Contract`, that of PLAY and BELOT (play king or queen and announce
    belot) a card, that of DECLARE a combination (`combinations.code_of`).
    """

    DEAL, PASS, BID, DOUBLE, REDOUBLE, PLAY, BELOT, DECLARE = range(8)


class Contract(enum.IntEnum):
    """Contracts from low to high (BELOT-17): a trump suit, no trumps, all trumps."""

    NONE, CLUBS, DIAMONDS, HEARTS, SPADES, NO_TRUMPS, ALL_TRUMPS = range(-1, 6)


class Call(enum.IntEnum):
    """What has been said in the bidding: a `Contract`, or one of these."""

    PASS, DOUBLE, REDOUBLE = range(6, 9)


class Phase(enum.IntEnum):
    """Where the deal stands (state machine in section 3 of the rule page).

    In DECLARING everybody is asked once more after the first trick (`declaration_timing`).
    """

    WAITING, FIRST_DEAL, BIDDING, SECOND_DEAL, PLAY, DECLARING, OVER = range(7)


class Ending(enum.IntEnum):
    """How a deal ended: without a contract, or the contract was made, went inside or hangs."""

    NONE, VOID, MADE, INSIDE, HANGING = range(5)


class Combination(enum.IntEnum):
    """What kind a declaration is; that is all that is public before the cards are shown."""

    NONE, TIERCE, QUARTE, QUINTE, CARRE = range(5)


class Standing(enum.IntEnum):
    """Whether a declaration counts, and if not, why not.

    BEATEN by a better one, EQUAL to the best of the others (BELOT-45), behind a CARRE of the
    others (`declaration_contest`), or of a team with NO_TRICK (`trickless_declarations`).
    """

    NONE, COUNTS, BEATEN, EQUAL, CARRE, NO_TRICK = range(6)


class Column(enum.IntEnum):
    """A line of the score sheet."""

    CONTRACT, DECLARER, DOUBLING, FIRST_TEAM, SECOND_TEAM, HANGING, ENDING, CAPOT = range(8)


class Event(enum.IntEnum):
    """Rows of the journal: (event, seat, value, extra)."""

    DEALT = 1  # value: the first place of the new cards; extra: how many
    CALL = 2  # value: a Contract or a Call
    CONTRACT = 3  # the bidding is over
    VOID = 4  # ... without a contract
    DECLARED = 5  # value: which of the seat's declarations
    NO_DECLARATION = 6  # declares nothing more when asked after the first trick
    BELOT = 7  # value: the suit
    PLAYED = 8  # value: the card
    TRICK = 9  # value: points of its cards; extra: its number, from 1
    REVEALED = 10  # the cards of the seat's declarations are shown
    SCORED = 11
    GAME_WON = 12  # value: the team


@record
class State(Deal):
    """Everything that a deal of Belot consists of, and the score of the game."""

    # the game
    scores: Ints = public(TEAMS)
    hanging: int = public()  # points that hang over from the deals before, or from this one once it is over
    sheet: Ints = public(SHEET, len(Column))  # line n of the game is in row n % SHEET
    lines: int = public()  # deals of this game that are on the sheet

    # bidding
    contract: int = public()
    declarer: int = public()  # who bid the contract
    doubling: int = public()  # 1, 2 or 4
    passes: int = public()  # in a row
    passed: Ints = public(SEATS)  # has passed at least once
    call_count: int = public()
    calls: Cards = public(CALLS, scalar=np.int8)  # in order, from the player after the dealer

    # hands, as places for those who look and as sets of bits for the rules
    hand: Cards = cards(SEATS, HAND)
    held: Ints = public(SEATS)
    place: Cards = hidden(PACK, scalar=np.int8)  # of each card in its hand
    holds: Ints = own(SEATS, scalar=np.int64)  # the cards of the hand
    free: Ints = own(SEATS, scalar=np.int64)  # those of the eight cards that can still be declared
    lacks: Ints = public(SEATS, scalar=np.int64)  # cards that a player cannot have, as all have seen
    gone: Ints = public(SEATS, scalar=np.int64)  # cards that a player has played
    played: int = public(scalar=np.int64)  # cards that have been played by anybody

    # the trick
    leader: int = public()
    trick: Cards = public(PLAYERS, scalar=np.int8)  # cards in order, from the leader
    trick_size: int = public()
    trick_points: int = public()
    beating: int = public(scalar=np.int64)  # the cards that take it
    winner: int = public()  # who is winning
    duty: Ints = public(DUTIES, scalar=np.int64)  # sets: a card of the first must be played, else of the next
    tricks: Ints = public(TEAMS)  # taken
    points: Ints = public(TEAMS)  # card points taken
    last_trick: Cards = public(PLAYERS, scalar=np.int8)
    last_leader: int = public()
    last_winner: int = public()

    # declarations
    asked: int = public()  # how many have been asked after the first trick
    declared: Ints = public(SEATS)  # how many declarations
    declared_kind: Ints = public(SEATS, COMBINATIONS)  # Combination
    declared_code: Ints = own(SEATS, COMBINATIONS)  # the combination itself
    shown_code: Ints = public(SEATS, COMBINATIONS)  # ... once the cards are shown
    belots: Ints = public(SEATS)  # suits in which belot was announced, as bits

    # the score of the finished deal
    standing: Ints = public(SEATS, COMBINATIONS)  # Standing of each declaration
    declaration_points: Ints = public(TEAMS)
    belot_points: Ints = public(TEAMS)
    capot: int = public()  # the team with all tricks, or -1
    capot_points: int = public()
    raw: Ints = public(TEAMS)  # raw points with everything
    total: int = public()  # game points of the whole deal, not multiplied
    recorded: Ints = public(TEAMS)  # game points written down for this deal, with those that hung
    hanging_before: int = public()
