"""The messages between server and client, as they stand in the OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, FiniteFloat, RootModel, TypeAdapter

from .games import TableEvent, TableResult, TableView
from .people import BotKind
from .refusals import Code

LARGEST = 1_000_000_000
"""More than any number of chips that a table can hold."""


class Message(BaseModel):
    """What all messages share: nothing unknown, nothing converted."""

    model_config = ConfigDict(extra="forbid", strict=True)


# --- client to server ------------------------------------------------------

FrameId = Annotated[str, Field(pattern=r"^[!-~]{1,64}$", description="Unique; made by the client.")]
Chips = Annotated[int, Field(ge=0, le=LARGEST)]
Seat = Annotated[int, Field(ge=0, le=63)]
Name = Annotated[str, Field(max_length=200)]


class Act(Message):
    """A legal action of the viewer's seat."""

    type: Literal["act"]
    id: FrameId
    decision: int = Field(description="The decision that this answers, from `room.decision`.")
    action: str = Field(max_length=40)
    value: int = Field(default=0, ge=-LARGEST, le=LARGEST)


class Sit(Message):
    """Take a free seat or a bot's seat."""

    type: Literal["sit"]
    id: FrameId
    seat: Seat
    name: Name


class Stand(Message):
    """Leave the seat; during a deal the server plays it to the end."""

    type: Literal["stand"]
    id: FrameId


class Rename(Message):
    """Change the name."""

    type: Literal["rename"]
    id: FrameId
    name: Name


class Ask(Message):
    """Ask the host for chips; 0 takes the question back."""

    type: Literal["ask"]
    id: FrameId
    amount: Chips


class Grant(Message):
    """The host gives chips to a seat, asked or not."""

    type: Literal["grant"]
    id: FrameId
    seat: Seat
    amount: Annotated[int, Field(ge=1, le=LARGEST)]


class Bot(Message):
    """Put a bot into a free seat or into an absent person's seat, or take it out with null."""

    type: Literal["bot"]
    id: FrameId
    seat: Seat
    bot: BotKind | None


class Kick(Message):
    """The host frees a seat."""

    type: Literal["kick"]
    id: FrameId
    seat: Seat


class Ready(Message):
    """Deal now: skips the pause after a result; the host's starts the first deal."""

    type: Literal["ready"]
    id: FrameId


class Again(Message):
    """The host begins a new game for the same people after one that is over."""

    type: Literal["again"]
    id: FrameId


class Pause(Message):
    """The host stops the table or lets it go on."""

    type: Literal["pause"]
    id: FrameId
    paused: bool


class Speed(Message):
    """The host makes bots quick or lets them take their time."""

    type: Literal["speed"]
    id: FrameId
    fast: bool


class Ping(Message):
    """Asks for a sign of life."""

    type: Literal["ping"]
    sent: int | FiniteFloat = Field(description="Any number; comes back in the pong.")


Wish = Act | Sit | Stand | Rename | Ask | Grant | Bot | Kick | Ready | Again | Pause | Speed
"""Everything that can change a table."""


class ClientFrame(RootModel[Annotated[Wish | Ping, Field(discriminator="type")]]):
    """Any frame from the client."""


read_frame = TypeAdapter(ClientFrame).validate_json


# --- server to client ------------------------------------------------------


class SeatView(Message):
    """Who has a seat, as everybody may know it."""

    seat: int
    name: str | None = Field(description="null: the seat is free.")
    bot: BotKind | None
    connected: bool
    leaving: bool
    host: bool
    asks: int | None
    granted: int | None = Field(description="Chips that are handed over when the deal ends.")
    ready: bool
    stand_in: bool = Field(description="A bot plays for an absent person, who may return.")


class RoomView(Message):
    """A table and its people as one viewer may see them."""

    code: str
    number: int = Field(description="The last change this view contains.")
    decision: int | None = Field(description="The decision that is open, which an `act` must name.")
    you: int | None
    host: bool = Field(description="Whether the viewer is the host.")
    game: str
    rules: dict[str, Any]
    paused: bool
    fast: bool
    people: list[SeatView]
    next_deal_at: int | None = Field(description="Milliseconds since 1970.")
    answer_by: int | None = Field(description="When an urgent decision is made for its player; likewise.")
    now: int = Field(description="The server's clock when this was sent.")
    table: TableView


class View(Message):
    """Everything; what the client knew before is void."""

    type: Literal["view"] = "view"
    number: int
    room: RoomView
    results: dict[int, TableResult] = Field(
        description="How the finished deals of this game were counted, by the number of the deal, in games "
        "with such a score sheet. Of later deals it is told by the view in which they are over."
    )


class Update(Message):
    """One change: what happened, and everything after it."""

    type: Literal["update"] = "update"
    number: int
    events: list[TableEvent]
    room: RoomView


class Done(Message):
    """The frame `id` has been carried out by change `number`."""

    type: Literal["done"] = "done"
    id: str
    number: int


class Refusal(Message):
    """The frame `id` has changed nothing, and why."""

    type: Literal["refused"] = "refused"
    id: str | None = Field(description="null when the frame could not be read.")
    code: Code
    message: str
    room: RoomView


class Pong(Message):
    """The answer to a ping; by the number a client sees whether it has missed something."""

    type: Literal["pong"] = "pong"
    sent: int | float
    now: int
    number: int


class Presence(Message):
    """Somebody came or went."""

    type: Literal["presence"] = "presence"
    room: RoomView


Outgoing = View | Update | Done | Refusal | Pong | Presence


class ServerFrame(RootModel[Annotated[Outgoing, Field(discriminator="type")]]):
    """Any frame from the server."""


# --- HTTP ------------------------------------------------------------------


class Me(Message):
    """Who the visitor is."""

    guest: str


class Players(Message):
    """How many can play a game."""

    min: int
    max: int


class GameInfo(Message):
    """A game that can be played here, with what its settings form is drawn from."""

    model_config = ConfigDict(extra="forbid", serialize_by_alias=True, validate_by_name=True)

    name: str
    players: Players
    presets: dict[str, dict[str, Any]]
    rules_schema: dict[str, Any] = Field(alias="schema", description="JSON schema of the rules.")


class RulesWanted(Message):
    """House rules to check."""

    game: str = Field(max_length=2000)
    rules: dict[str, Any] = {}


class RulesInForce(Message):
    """House rules that have been checked."""

    game: str = Field(description="The game with its rules as a sentence.")
    rules: dict[str, Any]


class TableWanted(RulesWanted):
    """A table to open."""

    name: Name = Field(description="Of the person who opens the table, becomes host and sits in seat 0.")
    bots: int = Field(default=0, ge=0, le=63)
    bot: BotKind | Literal["mixed"] = "cautious"
    seats: int | None = Field(default=None, ge=2, le=64, description="null: as many as can play.")


class TableOpened(Message):
    """The code of a new table; whoever has it may come in."""

    code: str


class TableInfo(Message):
    """What somebody with the link sees before going in."""

    code: str
    game: str
    rules: dict[str, Any]
    seats: int
    free: int


class Health(Message):
    """How the server is."""

    status: Literal["ok"]
    tables: int
    sockets: int


class RuleProblem(Message):
    """What is wrong with one option."""

    option: str
    message: str


class ErrorDetail(Message):
    """Why a request was refused."""

    code: Code
    message: str
    problems: list[RuleProblem] | None = None


class Error(Message):
    """The body of every refused request."""

    detail: ErrorDetail
