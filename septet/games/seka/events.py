"""The events of Seka as models, made from journal rows and what a viewer knows."""

from typing import Annotated, Any, Literal

import numpy as np
from pydantic import Field

from ...engine.cards import NO_CARD, UNKNOWN, card_text
from ...events import Event as BaseEvent
from ...views import Chips, Seat, seats_of
from .hands import value_of
from .state import Ending, Event, Word

HandCards = list[str | None]
"""Cards of a hand; None is a card that the viewer may not see."""


class Ante(BaseEvent):
    """A player pays the ante (SEKA-19)."""

    kind: Literal["ante"] = "ante"
    seat: Seat
    amount: Chips


class Dealt(BaseEvent):
    """A player gets a hand (SEKA-22)."""

    kind: Literal["dealt"] = "dealt"
    seat: Seat
    cards: HandCards


class Look(BaseEvent):
    """A player looks at the own cards; `forced` if the rules turned them up (SEKA-51, 52)."""

    kind: Literal["look"] = "look"
    seat: Seat
    forced: bool
    cards: HandCards


class Bet(BaseEvent):
    """A bet (SEKA-26 to 30), and what it is called at the table."""

    kind: Literal["bet"] = "bet"
    seat: Seat
    amount: Chips
    blind: bool
    word: Literal["bet", "support", "raise", "knock"]


class Fold(BaseEvent):
    """A player folds; `forced` for want of chips (SEKA-31, 37)."""

    kind: Literal["fold"] = "fold"
    seat: Seat
    forced: bool


class Show(BaseEvent):
    """A player calls the last opponent to show (SEKA-40)."""

    kind: Literal["show"] = "show"
    seat: Seat
    amount: Chips
    other: Seat


class Open(BaseEvent):
    """A player compares with the player to the right (SEKA-42, 75)."""

    kind: Literal["open"] = "open"
    seat: Seat
    amount: Chips
    other: Seat


class Revealed(BaseEvent):
    """A hand is shown to some viewers; the others see no cards."""

    kind: Literal["revealed"] = "revealed"
    seat: Seat
    cards: HandCards
    value: int | None


class Eliminated(BaseEvent):
    """A comparison puts a player out (SEKA-43, 76)."""

    kind: Literal["eliminated"] = "eliminated"
    seat: Seat
    by: Seat


class Knock(BaseEvent):
    """Blind play is knocked out (SEKA-50)."""

    kind: Literal["knock"] = "knock"
    seat: Seat


class Swara(BaseEvent):
    """A tie for the pot (SEKA-55, 60)."""

    kind: Literal["swara"] = "swara"
    seat: Seat
    parties: list[Seat]
    pot: Chips
    value: int | None


class Split(BaseEvent):
    """A tied player would divide the pot (SEKA-59)."""

    kind: Literal["split"] = "split"
    seat: Seat


class Play(BaseEvent):
    """A tied player would rather play the swara."""

    kind: Literal["play"] = "play"
    seat: Seat


class Join(BaseEvent):
    """A player buys into the swara (SEKA-58, 63, 64)."""

    kind: Literal["join"] = "join"
    seat: Seat
    amount: Chips


class Decline(BaseEvent):
    """A player does not buy into the swara."""

    kind: Literal["decline"] = "decline"
    seat: Seat


class Redeal(BaseEvent):
    """New cards for a swara (SEKA-56, 67)."""

    kind: Literal["redeal"] = "redeal"
    number: int
    seats: list[Seat]


class Won(BaseEvent):
    """A player gets the pot or a share of it."""

    kind: Literal["won"] = "won"
    seat: Seat
    amount: Chips
    ending: Literal["folds", "show", "open", "compared", "split"]


SekaEvent = Annotated[
    Ante
    | Dealt
    | Look
    | Bet
    | Fold
    | Show
    | Open
    | Revealed
    | Eliminated
    | Knock
    | Swara
    | Split
    | Play
    | Join
    | Decline
    | Redeal
    | Won,
    Field(discriminator="kind"),
]


def hand_cards(known: Any, seat: int) -> HandCards:
    """The cards of a seat as far as they are known (`known`: a record or its facts)."""
    hand = [int(card) for card in known.hand[seat]]
    return [None if card == UNKNOWN else card_text(card) for card in hand if card != NO_CARD]


def seen_value(known: Any, rules: Any, seat: int) -> int | None:
    """The value of a seat's hand, if all its cards are known."""
    hand = [int(card) for card in known.hand[seat]]
    if hand[0] == NO_CARD or UNKNOWN in hand:
        return None
    return int(value_of(np.array(hand, np.int8), rules))


def _tied_value(known: Any, rules: Any, mask: int) -> int | None:
    values = (seen_value(known, rules, seat) for seat in seats_of(mask))
    return next((value for value in values if value is not None), None)


def tell(known: Any, rules: Any, row: tuple[int, int, int, int]) -> BaseEvent:
    """The event of one journal row, as the viewer whose knowledge this is may see it."""
    event, seat, value, extra = row
    match event:
        case Event.ANTE:
            return Ante(seat=seat, amount=value)
        case Event.DEALT:
            return Dealt(seat=seat, cards=hand_cards(known, seat))
        case Event.LOOK:
            return Look(seat=seat, forced=bool(extra), cards=hand_cards(known, seat))
        case Event.BET:
            word: Any = Word(abs(extra)).name.lower()
            return Bet(seat=seat, amount=value, blind=extra < 0, word=word)
        case Event.REVEALED:
            return Revealed(seat=seat, cards=hand_cards(known, seat), value=seen_value(known, rules, seat))
        case Event.SWARA:
            tied = _tied_value(known, rules, value)
            return Swara(seat=seat, parties=seats_of(value), pot=extra, value=tied)
        case Event.REDEAL:
            return Redeal(number=value, seats=seats_of(extra))
        case Event.WON:
            ending: Any = Ending(extra).name.lower()
            return Won(seat=seat, amount=value, ending=ending)
        case Event.FOLD:
            return Fold(seat=seat, forced=bool(extra))
        case Event.SHOW:
            return Show(seat=seat, amount=value, other=extra)
        case Event.OPEN:
            return Open(seat=seat, amount=value, other=extra)
        case Event.ELIMINATED:
            return Eliminated(seat=seat, by=value)
        case Event.JOIN:
            return Join(seat=seat, amount=value)
    return PLAIN[Event(event)](seat=seat)


PLAIN: dict[Event, type[Knock | Split | Play | Decline]] = {
    Event.KNOCK: Knock,
    Event.SPLIT: Split,
    Event.PLAY: Play,
    Event.DECLINE: Decline,
}
"""Events of which there is nothing to say but who."""
