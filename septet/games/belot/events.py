"""The events of Belot as models, made from journal rows and what a viewer knows."""

from typing import Annotated, Any, Literal

from pydantic import Field

from ...engine.cards import UNKNOWN, card_text
from ...events import Event as BaseEvent
from ...views import Seat
from .results import (
    SUIT_NAMES,
    CallName,
    CombinationName,
    ContractName,
    Declaration,
    Doubling,
    EndingName,
    SuitName,
    Team,
    call_name,
    contract_name,
    declaration,
    declarations_of,
    team_of,
)
from .state import Ending, Event


class Dealt(BaseEvent):
    """A player gets five cards, and three more after the bidding; None is a card not seen (BELOT-4, 24)."""

    kind: Literal["dealt"] = "dealt"
    seat: Seat
    cards: list[str | None]


class Called(BaseEvent):
    """A player bids, doubles, redoubles or passes (BELOT-18 to 20)."""

    kind: Literal["called"] = "called"
    seat: Seat
    call: CallName


class ContractMade(BaseEvent):
    """The bidding is over: this is what is played for (BELOT-22, 25)."""

    kind: Literal["contract"] = "contract"
    seat: Seat
    team: Team
    contract: ContractName
    doubling: Doubling


class Void(BaseEvent):
    """All four have passed; the next player deals (BELOT-23)."""

    kind: Literal["void"] = "void"


class Declared(BaseEvent):
    """A player declares; the cards are for the player alone until they are shown (BELOT-42, 50)."""

    kind: Literal["declared"] = "declared"
    seat: Seat
    declaration: CombinationName
    cards: list[str] | None


class NoDeclaration(BaseEvent):
    """Asked after the first trick, a player declares nothing more (`declaration_timing`)."""

    kind: Literal["no_declaration"] = "no_declaration"
    seat: Seat


class Belot(BaseEvent):
    """A player announces king and queen of a trump suit (BELOT-48, 49)."""

    kind: Literal["belot"] = "belot"
    seat: Seat
    suit: SuitName


class Played(BaseEvent):
    """A player plays a card."""

    kind: Literal["played"] = "played"
    seat: Seat
    card: str


class TrickTaken(BaseEvent):
    """A player takes the trick and leads to the next (BELOT-26, 36)."""

    kind: Literal["trick"] = "trick"
    seat: Seat
    team: Team
    number: int
    """1 to 8."""
    leader: Seat
    cards: list[str]
    """In the order they were played, from the leader."""
    points: int
    """Card points, without the last ten."""


class Revealed(BaseEvent):
    """The cards of a player's declarations are shown (BELOT-50)."""

    kind: Literal["revealed"] = "revealed"
    seat: Seat
    declarations: list[Declaration]


class Scored(BaseEvent):
    """The deal is over and its points are written down; the view has the arithmetic (BELOT-55 to 68)."""

    kind: Literal["scored"] = "scored"
    ending: EndingName
    team: Team
    """The declaring team."""
    raw: list[int]
    """Raw points of each team."""
    recorded: list[int]
    """Game points that each team writes down."""
    scores: list[int]
    hanging: int
    capot: bool


class GameWon(BaseEvent):
    """A team has won the game (BELOT-69, 70)."""

    kind: Literal["game_won"] = "game_won"
    team: Team
    scores: list[int]


BelotEvent = Annotated[
    Dealt
    | Called
    | ContractMade
    | Void
    | Declared
    | NoDeclaration
    | Belot
    | Played
    | TrickTaken
    | Revealed
    | Scored
    | GameWon,
    Field(discriminator="kind"),
]


def tell(known: Any, rules: Any, row: tuple[int, int, int, int]) -> BaseEvent:
    """The event of a journal row, read in the record of what a viewer knows."""
    event, seat, value, extra = row
    match Event(event):
        case Event.DEALT:
            cards = known.hand[seat][value : value + extra].tolist()
            return Dealt(seat=seat, cards=[None if card == UNKNOWN else card_text(card) for card in cards])
        case Event.CALL:
            return Called(seat=seat, call=call_name(value))
        case Event.CONTRACT:
            times: Any = int(known.doubling)
            name = contract_name(int(known.contract))
            return ContractMade(seat=seat, team=team_of(seat), contract=name, doubling=times)
        case Event.VOID:
            return Void()
        case Event.NO_DECLARATION:
            return NoDeclaration(seat=seat)
        case Event.BELOT:
            return Belot(seat=seat, suit=SUIT_NAMES[value])
        case Event.PLAYED:
            return Played(seat=seat, card=card_text(value))
    return tell_result(known, rules, Event(event), seat, value, extra)


def tell_result(known: Any, rules: Any, event: Event, seat: int, value: int, extra: int) -> BaseEvent:
    """The event of a journal row that is read in several fields."""
    match event:
        case Event.DECLARED:
            made = declaration(known, rules, seat, value)
            return Declared(seat=seat, declaration=made.kind, cards=made.cards)
        case Event.TRICK:
            leader = int(known.last_leader)
            cards = [card_text(int(card)) for card in known.last_trick]
            return TrickTaken(
                seat=seat, team=team_of(seat), number=extra, leader=leader, cards=cards, points=value
            )
        case Event.REVEALED:
            return Revealed(seat=seat, declarations=declarations_of(known, rules, seat))
        case Event.GAME_WON:
            return GameWon(team=team_of(value), scores=numbers(known.scores))
    ending: Any = Ending(int(known.ending)).name.lower()
    return Scored(
        ending=ending,
        team=team_of(int(known.declarer)),
        raw=numbers(known.raw),
        recorded=numbers(known.recorded),
        scores=numbers(known.scores),
        hanging=int(known.hanging),
        capot=int(known.capot) >= 0,
    )


def numbers(values: Any) -> list[int]:
    """Numbers of an array as plain ones."""
    return [int(value) for value in values]
