"""The events of Seven Twenty-Seven as models, made from journal rows and what a viewer knows."""

from typing import Annotated, Any, Literal

from pydantic import Field

from ...engine.cards import UNKNOWN, card_text
from ...events import Event as BaseEvent
from ...views import Chips, Seat
from .results import Half, PotResult, pot_result
from .state import Announcement, Ending, Event, Why
from .totals import least_total

HandCards = list[str | None]
"""Cards of a hand in the order they were dealt; None is a card that the viewer may not see."""


class Ante(BaseEvent):
    """A player pays the ante, or what is left (S727-15)."""

    kind: Literal["ante"] = "ante"
    seat: Seat
    amount: Chips


class Carried(BaseEvent):
    """Chips of the hand before lie in the pot (decision A8)."""

    kind: Literal["carried"] = "carried"
    amount: Chips


class Dealt(BaseEvent):
    """A player gets a card face up and one face down (S727-26)."""

    kind: Literal["dealt"] = "dealt"
    seat: Seat
    cards: HandCards


class Check(BaseEvent):
    """A player bets nothing (S727-16)."""

    kind: Literal["check"] = "check"
    seat: Seat


class Bet(BaseEvent):
    """The first bet of a round (S727-17)."""

    kind: Literal["bet"] = "bet"
    seat: Seat
    amount: Chips
    all_in: bool


class Call(BaseEvent):
    """A player equals the highest bet, or puts in all there is (S727-18)."""

    kind: Literal["call"] = "call"
    seat: Seat
    amount: Chips
    all_in: bool


class Raise(BaseEvent):
    """A player calls and adds something (S727-19): `amount` is paid, `by` is what was added."""

    kind: Literal["raise"] = "raise"
    seat: Seat
    amount: Chips
    by: Chips
    all_in: bool


class Fold(BaseEvent):
    """A player gives up (S727-20)."""

    kind: Literal["fold"] = "fold"
    seat: Seat


class Returned(BaseEvent):
    """Chips that nobody has called come back."""

    kind: Literal["returned"] = "returned"
    seat: Seat
    amount: Chips


class Take(BaseEvent):
    """A player asks for a card (S727-29)."""

    kind: Literal["take"] = "take"
    seat: Seat


class Card(BaseEvent):
    """The card that was asked for; None for who may not see it."""

    kind: Literal["card"] = "card"
    seat: Seat
    card: str | None


class Stand(BaseEvent):
    """A player keeps the hand (S727-30): by choice, being frozen (S727-43), or for want of cards (A14)."""

    kind: Literal["stand"] = "stand"
    seat: Seat
    why: Literal["choice", "frozen", "no_cards"]


class Reshuffle(BaseEvent):
    """The folded cards become the stock (S727-36)."""

    kind: Literal["reshuffle"] = "reshuffle"
    cards: int


class Bust(BaseEvent):
    """A player has more than 27, shows the cards and is out (S727-40)."""

    kind: Literal["bust"] = "bust"
    seat: Seat
    cards: HandCards
    total: int
    """The smallest total, in half points."""


class Announced(BaseEvent):
    """What a player has announced, once all have chosen (S727-41)."""

    kind: Literal["announced"] = "announced"
    seat: Seat
    choice: Literal["seven", "twenty_seven", "both"]


class Revealed(BaseEvent):
    """A player turns all cards up at the showdown (S727-33)."""

    kind: Literal["revealed"] = "revealed"
    seat: Seat
    cards: HandCards


class Pot(BaseEvent):
    """A pot is divided: who competed for which half, who won it with which total, odd chips."""

    kind: Literal["pot"] = "pot"
    number: int
    """0 is the main pot, the others are side pots."""
    chips: Chips
    seats: list[Seat]
    """Who competes for it."""
    seven: Half
    twenty_seven: Half
    deadlock: Literal["cards_speak", "stays"] | None
    """No announcement gave a right to it: the cards spoke, or it stays (decision A8)."""


class Won(BaseEvent):
    """What a player wins altogether."""

    kind: Literal["won"] = "won"
    seat: Seat
    amount: Chips
    ending: Literal["folds", "bust", "showdown"]


class Stays(BaseEvent):
    """Chips stay in the pot for the next hand (decision A8)."""

    kind: Literal["stays"] = "stays"
    amount: Chips


SevenTwentySevenEvent = Annotated[
    Ante
    | Carried
    | Dealt
    | Check
    | Bet
    | Call
    | Raise
    | Fold
    | Returned
    | Take
    | Card
    | Stand
    | Reshuffle
    | Bust
    | Announced
    | Revealed
    | Pot
    | Won
    | Stays,
    Field(discriminator="kind"),
]


def card_seen(card: int) -> str | None:
    """A card as text, None if it is not known."""
    return None if card == UNKNOWN else card_text(card)


def hand_cards(known: Any, seat: int) -> HandCards:
    """The cards of a seat as far as they are known (`known`: a record or its facts)."""
    held = int(known.held[seat])
    return [card_seen(int(card)) for card in known.hand[seat][:held]]


def tell(known: Any, rules: Any, row: tuple[int, int, int, int]) -> BaseEvent:
    """The event of one journal row, as the viewer whose knowledge this is may see it."""
    event, seat, value, extra = row
    match event:
        case Event.ANTE:
            return Ante(seat=seat, amount=value)
        case Event.CARRIED:
            return Carried(amount=value)
        case Event.BET:
            return Bet(seat=seat, amount=value, all_in=is_all_in(known, seat))
        case Event.CALL:
            return Call(seat=seat, amount=value, all_in=is_all_in(known, seat))
        case Event.RAISE:
            return Raise(seat=seat, amount=value, by=extra, all_in=is_all_in(known, seat))
        case Event.RETURNED:
            return Returned(seat=seat, amount=value)
        case Event.WON:
            ending: Any = Ending(extra).name.lower()
            return Won(seat=seat, amount=value, ending=ending)
        case Event.STAYS:
            return Stays(amount=value)
        case Event.POT:
            result = pot_result(known, value)
            return Pot(**{name: getattr(result, name) for name in PotResult.model_fields})
    return tell_of_cards(known, Event(event), seat, value)


def tell_of_cards(known: Any, event: Event, seat: int, value: int) -> BaseEvent:
    """The event of a journal row that is about cards, or about nothing but a seat."""
    match event:
        case Event.DEALT:
            return Dealt(seat=seat, cards=hand_cards(known, seat)[:2])
        case Event.CARD:
            return Card(seat=seat, card=card_seen(int(known.hand[seat][value])))
        case Event.STAND:
            why: Any = Why(value).name.lower()
            return Stand(seat=seat, why=why)
        case Event.RESHUFFLE:
            return Reshuffle(cards=value)
        case Event.BUST:
            total = int(least_total(known.hand[seat], int(known.held[seat])))
            return Bust(seat=seat, cards=hand_cards(known, seat), total=total)
        case Event.ANNOUNCED:
            choice: Any = Announcement(value).name.lower()
            return Announced(seat=seat, choice=choice)
        case Event.REVEALED:
            return Revealed(seat=seat, cards=hand_cards(known, seat))
    return PLAIN[event](seat=seat)


PLAIN: dict[Event, type[Check | Fold | Take]] = {
    Event.CHECK: Check,
    Event.FOLD: Fold,
    Event.TAKE: Take,
}
"""Events of which there is nothing to say but who."""


def is_all_in(known: Any, seat: int) -> bool:
    """Whether a player has put in all there was, as far as this action goes."""
    return bool(known.paid[seat] == known.chips_before[seat])
