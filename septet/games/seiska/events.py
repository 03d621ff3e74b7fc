"""The events of Seiska as models, made from journal rows and what a viewer knows."""

from typing import Annotated, Any, Literal

from pydantic import Field

from ...engine.cards import UNKNOWN, card_text
from ...events import Event as BaseEvent
from ...views import Seat, seats_of
from .state import Event, PassWhy, Why

Card = str | None
"""A card; None is one that the viewer may not see."""

SuitName = Literal["c", "d", "h", "s"]
"""Clubs, diamonds, hearts, spades, as in the names of cards."""

SUITS: tuple[SuitName, ...] = ("c", "d", "h", "s")


class Dealt(BaseEvent):
    """A player gets the first cards (SEIS-1)."""

    kind: Literal["dealt"] = "dealt"
    seat: Seat
    cards: list[Card]


class Buried(BaseEvent):
    """An eight was turned up and goes back into the stock (SEIS-9)."""

    kind: Literal["buried"] = "buried"
    card: str


class StartCard(BaseEvent):
    """The card that the discard pile begins with (SEIS-5)."""

    kind: Literal["start_card"] = "start_card"
    card: str


class Played(BaseEvent):
    """A player plays a card; several of one rank are as many events (SEIS-13)."""

    kind: Literal["played"] = "played"
    seat: Seat
    card: str
    left: int
    """Cards that the player still has."""


class Suit(BaseEvent):
    """Whoever has played an eight says which suit is in force (SEIS-15)."""

    kind: Literal["suit"] = "suit"
    seat: Seat
    suit: SuitName


class Drew(BaseEvent):
    """A player gets cards from the stock.

    In turn (SEIS-24), for an ace that was played (SEIS-17) or turned up at the start (SEIS-10), or as a
    penalty (SEIS-33).
    """

    kind: Literal["drew"] = "drew"
    seat: Seat
    cards: list[Card]
    why: Literal["turn", "ace", "start_ace", "penalty"]


class Passed(BaseEvent):
    """A player passes (SEIS-26): all cards that may be drawn are drawn, there are none, or by choice (A7)."""

    kind: Literal["passed"] = "passed"
    seat: Seat
    why: Literal["drawn_all", "no_cards", "choice"]


class Lappu(BaseEvent):
    """A player says lappu (SEIS-32)."""

    kind: Literal["lappu"] = "lappu"
    seat: Seat


class Forgot(BaseEvent):
    """A player has one ordinary card and did not say lappu (SEIS-33)."""

    kind: Literal["forgot"] = "forgot"
    seat: Seat
    penalty: int
    """Cards that are to be drawn for it."""


class ExtraTurn(BaseEvent):
    """Whoever has played an ace has another turn (SEIS-17)."""

    kind: Literal["extra_turn"] = "extra_turn"
    seat: Seat


class Reshuffled(BaseEvent):
    """The discards under the top card become the stock (section 3.5)."""

    kind: Literal["reshuffled"] = "reshuffled"
    cards: int


class WentOut(BaseEvent):
    """A player has no cards left and wins the deal (SEIS-29)."""

    kind: Literal["went_out"] = "went_out"
    seat: Seat


class Blocked(BaseEvent):
    """Nobody can play and there is no card to draw: the deal is over without a winner (A12)."""

    kind: Literal["blocked"] = "blocked"


class Counted(BaseEvent):
    """A hand is shown and counted (SEIS-37)."""

    kind: Literal["counted"] = "counted"
    seat: Seat
    cards: list[str]
    points: int
    total: int
    """All points of the game so far."""


class DroppedOut(BaseEvent):
    """A player has too many points and is out of the game (SEIS-41)."""

    kind: Literal["dropped_out"] = "dropped_out"
    seat: Seat
    total: int


class ExtraDeal(BaseEvent):
    """The lowest totals are equal after the last deal: another one is played (A14)."""

    kind: Literal["extra_deal"] = "extra_deal"


class Won(BaseEvent):
    """The game is over (SEIS-39, 42)."""

    kind: Literal["won"] = "won"
    seats: list[Seat]
    """Who has won it; several share a win."""


SeiskaEvent = Annotated[
    Dealt
    | Buried
    | StartCard
    | Played
    | Suit
    | Drew
    | Passed
    | Lappu
    | Forgot
    | ExtraTurn
    | Reshuffled
    | WentOut
    | Blocked
    | Counted
    | DroppedOut
    | ExtraDeal
    | Won,
    Field(discriminator="kind"),
]


def card_seen(code: int) -> Card:
    """A card as text, None if it is not known."""
    return None if code == UNKNOWN else card_text(code)


def cards_of(known: Any, seat: int, first: int, count: int) -> list[Card]:
    """Some cards of a hand, oldest first, as far as they are known (`known`: a record or its facts)."""
    return [card_seen(int(card)) for card in known.hand[seat][first : first + count]]


def sorted_hand(known: Any, seat: int) -> list[str] | None:
    """A whole hand by suits and, within a suit, by ranks; None if the viewer does not see it."""
    codes = [int(card) for card in known.hand[seat][: int(known.held[seat])]]
    if UNKNOWN in codes:
        return None
    return [card_text(code) for code in sorted(codes, key=lambda code: (code & 3, code))]


def tell(known: Any, rules: Any, row: tuple[int, int, int, int]) -> BaseEvent:
    """The event of one journal row, as the viewer whose knowledge this is may see it."""
    event, seat, value, extra = row
    match event:
        case Event.DEALT:
            return Dealt(seat=seat, cards=cards_of(known, seat, 0, value))
        case Event.BURIED:
            return Buried(card=card_text(value))
        case Event.START_CARD:
            return StartCard(card=card_text(value))
        case Event.PLAYED:
            return Played(seat=seat, card=card_text(value), left=extra)
        case Event.SUIT:
            return Suit(seat=seat, suit=SUITS[value])
        case Event.DREW:
            why: Any = Why(extra % 8).name.lower()
            return Drew(seat=seat, cards=cards_of(known, seat, value, extra // 8), why=why)
        case Event.PASSED:
            reason: Any = PassWhy(value).name.lower()
            return Passed(seat=seat, why=reason)
        case Event.FORGOT:
            return Forgot(seat=seat, penalty=value)
        case Event.RESHUFFLED:
            return Reshuffled(cards=value)
    return tell_of_the_end(known, Event(event), seat, value, extra)


def tell_of_the_end(known: Any, event: Event, seat: int, value: int, extra: int) -> BaseEvent:
    """The event of a journal row that is about the score, or about nothing but a seat."""
    match event:
        case Event.BLOCKED:
            return Blocked()
        case Event.COUNTED:
            return Counted(seat=seat, cards=sorted_hand(known, seat) or [], points=value, total=extra)
        case Event.DROPPED_OUT:
            return DroppedOut(seat=seat, total=value)
        case Event.EXTRA_DEAL:
            return ExtraDeal()
        case Event.WON:
            return Won(seats=seats_of(value))
    return PLAIN[event](seat=seat)


PLAIN: dict[Event, type[Lappu | ExtraTurn | WentOut]] = {
    Event.LAPPU: Lappu,
    Event.EXTRA_TURN: ExtraTurn,
    Event.WENT_OUT: WentOut,
}
"""Events of which there is nothing to say but who."""
