"""The events of Seven Card Stud as models, made from journal rows and what a viewer knows."""

import itertools
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import numpy as np
from pydantic import BaseModel, Field

from ...engine.cards import ACE, KING, NO_CARD, RANKS, UNKNOWN, card_text
from ...engine.poker import Category, poker_rank
from ...events import Event as BaseEvent
from ...views import Chips, Seat, seats_of
from .state import CARDS, Event

Card = str | None
"""A card; None is one that the viewer may not see."""


class HandInWords(BaseModel):
    """What a hand is: its category, and the ranks that say how good it is of its kind."""

    category: Literal[
        "high_card",
        "pair",
        "two_pair",
        "three_of_a_kind",
        "straight",
        "flush",
        "full_house",
        "four_of_a_kind",
        "straight_flush",
    ]
    ranks: list[str]
    """The ranks of the category first (the pair, the triplet …), then the kickers."""
    five: list[str]
    """The five cards that count."""


class Ante(BaseEvent):
    """A player pays the ante (STUD-18)."""

    kind: Literal["ante"] = "ante"
    seat: Seat
    amount: Chips


class Street(BaseEvent):
    """A street begins; `open_hands` if nobody can bet any more (STUD-57)."""

    kind: Literal["street"] = "street"
    street: int
    open_hands: bool


class Dealt(BaseEvent):
    """A player gets cards (STUD-19, 29, 41, 44)."""

    kind: Literal["dealt"] = "dealt"
    seat: Seat
    cards: list[Card]


class Community(BaseEvent):
    """A seventh card for all (STUD-59)."""

    kind: Literal["community"] = "community"
    card: str


class Fold(BaseEvent):
    """A player folds."""

    kind: Literal["fold"] = "fold"
    seat: Seat


class Check(BaseEvent):
    """A player checks (STUD-31)."""

    kind: Literal["check"] = "check"
    seat: Seat


class Call(BaseEvent):
    """A player calls."""

    kind: Literal["call"] = "call"
    seat: Seat
    amount: Chips
    all_in: bool


class BringIn(BaseEvent):
    """The lowest card brings it in (STUD-20)."""

    kind: Literal["bring_in"] = "bring_in"
    seat: Seat
    amount: Chips
    all_in: bool


class Bet(BaseEvent):
    """A bet: `total` is what the player has then put in on this street."""

    kind: Literal["bet"] = "bet"
    seat: Seat
    total: Chips
    all_in: bool


class Complete(BaseEvent):
    """A bring-in or a short all-in is made a full bet (STUD-28, 55)."""

    kind: Literal["complete"] = "complete"
    seat: Seat
    total: Chips
    all_in: bool


class Raise(BaseEvent):
    """A raise (STUD-24)."""

    kind: Literal["raise"] = "raise"
    seat: Seat
    total: Chips
    all_in: bool


class Returned(BaseEvent):
    """Chips that nobody called go back (STUD-56)."""

    kind: Literal["returned"] = "returned"
    seat: Seat
    amount: Chips


class Tabled(BaseEvent):
    """A player's cards are turned up (STUD-49 to 51, 57)."""

    kind: Literal["tabled"] = "tabled"
    seat: Seat
    cards: list[Card]
    hand: HandInWords | None


class Mucked(BaseEvent):
    """A player throws a beaten hand away (option `show_all`)."""

    kind: Literal["mucked"] = "mucked"
    seat: Seat


class Pot(BaseEvent):
    """A pot is won: number 0 is the main pot."""

    kind: Literal["pot"] = "pot"
    number: int
    chips: Chips
    seats: list[Seat]


class Won(BaseEvent):
    """A player gets a pot or a share of it."""

    kind: Literal["won"] = "won"
    seat: Seat
    amount: Chips
    pot: int


StudEvent = Annotated[
    Ante
    | Street
    | Dealt
    | Community
    | Fold
    | Check
    | Call
    | BringIn
    | Bet
    | Complete
    | Raise
    | Returned
    | Tabled
    | Mucked
    | Pot
    | Won,
    Field(discriminator="kind"),
]

WITH_TOTAL: dict[Event, type[Bet | Complete | Raise]] = {
    Event.BET: Bet,
    Event.COMPLETE: Complete,
    Event.RAISE: Raise,
}
WITH_AMOUNT: dict[Event, type[Call | BringIn]] = {Event.CALL: Call, Event.BRING_IN: BringIn}


def card_seen(code: int) -> Card:
    """A card as text, None if it is not known."""
    return None if code == UNKNOWN else card_text(code)


def cards_of(known: Any, seat: int, places: int = (1 << CARDS) - 1) -> list[Card]:
    """The cards of a seat in some places, as far as they are known."""
    return [
        card_seen(int(card))
        for place, card in enumerate(known.hand[seat])
        if places >> place & 1 and card != NO_CARD
    ]


def hand_in_words(known: Any, seat: int) -> HandInWords | None:
    """What a hand is, if the viewer knows all its cards and they are five or more."""
    codes = [int(card) for card in known.hand[seat] if card != NO_CARD]
    if len(codes) < CARDS and known.community != NO_CARD:
        codes.append(int(known.community))
    return None if len(codes) < 5 or UNKNOWN in codes else in_words(codes)


def in_words(codes: Sequence[int]) -> HandInWords:
    """Five to seven cards in words: the best five of them."""
    rank = int(poker_rank(np.array(codes, np.int8)))
    fives = (np.array(five, np.int8) for five in itertools.combinations(sorted(codes, reverse=True), 5))
    five = [int(card) for card in next(five for five in fives if poker_rank(five) == rank)]
    name: Any = Category(rank >> 20).name.lower()
    counts = Counter(card >> 2 for card in five)
    wheel = name in ("straight", "straight_flush") and ACE in counts and KING not in counts
    five.sort(key=lambda card: (counts[card >> 2], -1 if wheel and card >> 2 == ACE else card), reverse=True)
    ranks = list(dict.fromkeys(RANKS[card >> 2] for card in five))
    return HandInWords(category=name, ranks=ranks, five=[card_text(card) for card in five])


def tell(known: Any, rules: Any, row: tuple[int, int, int, int]) -> BaseEvent:
    """The event of one journal row, as the viewer whose knowledge this is may see it."""
    number, seat, value, extra = row
    event = Event(number)
    if with_total := WITH_TOTAL.get(event):
        return with_total(seat=seat, total=value, all_in=bool(extra))
    if with_amount := WITH_AMOUNT.get(event):
        return with_amount(seat=seat, amount=value, all_in=bool(extra))
    match event:
        case Event.ANTE:
            return Ante(seat=seat, amount=value)
        case Event.STREET:
            return Street(street=value, open_hands=bool(extra))
        case Event.DEALT:
            return Dealt(seat=seat, cards=cards_of(known, seat, value))
        case Event.COMMUNITY:
            return Community(card=card_text(value))
        case Event.RETURNED:
            return Returned(seat=seat, amount=value)
        case Event.TABLED:
            return Tabled(seat=seat, cards=cards_of(known, seat), hand=hand_in_words(known, seat))
        case Event.POT:
            return Pot(number=seat, chips=value, seats=seats_of(extra))
        case Event.WON:
            return Won(seat=seat, amount=value, pot=extra)
        case Event.FOLD:
            return Fold(seat=seat)
        case Event.CHECK:
            return Check(seat=seat)
        case _:
            return Mucked(seat=seat)
