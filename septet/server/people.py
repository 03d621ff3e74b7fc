"""The people of a table as they are stored: who sits where, who is the host, what is agreed."""

from collections.abc import Iterator
from typing import Literal

from pydantic import BaseModel, ConfigDict

BotKind = Literal["cautious", "searching"]


class Person(BaseModel):
    """Who has a seat.  A bot has no guest; a stand-in bot plays for the guest it stands in for."""

    model_config = ConfigDict(extra="forbid")

    name: str
    guest: str | None = None
    bot: BotKind | None = None
    leaving: bool = False
    """Leaves when the deal is over; the server plays the rest of it."""
    asks: int | None = None
    """Chips this person has asked the host for."""
    granted: int = 0
    """Chips the host gave during a deal; handed over when it ends."""
    ready: bool = False
    """Has seen the result and wants the next deal."""

    @property
    def stand_in(self) -> bool:
        """Whether a bot plays for an absent person."""
        return self.guest is not None and self.bot is not None

    @property
    def human(self) -> bool:
        """Whether the seat belongs to somebody who is staying."""
        return self.guest is not None and not self.leaving

    @property
    def played_by_server(self) -> bool:
        """Whether nobody has to be waited for on this seat's turn."""
        return self.bot is not None or self.leaving


class People(BaseModel):
    """Everything about a table that is not cards and chips."""

    model_config = ConfigDict(extra="forbid")

    seats: list[Person | None]
    host: str
    """The guest who is host; usually seated."""
    paused: bool = False
    fast: bool = False
    answer_by: int | None = None
    """When an urgent decision is made for whoever has not made it, in milliseconds since 1970."""
    next_deal_at: int | None = None
    """When the next deal starts by itself, in milliseconds since 1970."""
    started_at: int | None = None
    """When the first deal began, from which a time limit counts."""
    purses: dict[str, int] = {}
    """What guests had when they left, and have again when they return."""
    totals: dict[str, int] = {}
    """What guests had on the score sheet when they left the game that is going on."""
    played: dict[str, int] = {}
    """The seat whose cards a guest may have seen in this deal."""

    def occupied(self) -> Iterator[tuple[int, Person]]:
        """The seats that somebody has, with who it is."""
        for seat, person in enumerate(self.seats):
            if person is not None:
                yield seat, person

    def seat_of(self, guest: str) -> int | None:
        """Where a guest sits."""
        for seat, person in self.occupied():
            if person.guest == guest and not person.leaving:
                return seat
        return None

    def person_of(self, guest: str) -> Person | None:
        """The guest's place at the table."""
        seat = self.seat_of(guest)
        return None if seat is None else self.seats[seat]

    def names(self, apart_from: int | None = None) -> list[str]:
        """All names at the table."""
        return [person.name for seat, person in self.occupied() if seat != apart_from]
