"""The base of views: what one viewer may see of a table, as models for people's screens."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from .engine.deal import SEATS

Seat = Annotated[int, Field(ge=0, le=9)]
Chips = Annotated[int, Field(ge=0)]


def seats_of(mask: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(SEATS) if mask >> seat & 1]


class Action(BaseModel):
    """A legal action with the inclusive range of its value."""

    model_config = ConfigDict(frozen=True)

    name: str
    low: int = 0
    high: int = 0

    def __str__(self) -> str:
        if self.high == 0:
            return self.name
        return f"{self.name} {self.low}" if self.low == self.high else f"{self.name} {self.low}–{self.high}"

    __repr__ = __str__


class Standings(BaseModel):
    """Play is over: why, and who won it (several seats share a win)."""

    reason: str
    winners: list[Seat]


class View(BaseModel):
    """What all games' views share."""

    deal: int
    """How many deals there have been, this one included."""
    viewer: Seat | None
    """The seat whose eyes these are; None for a spectator."""
    dealer: Seat | None
    actor: Seat | None
    actions: list[Action]
    """What the viewer may do now; empty if it is somebody else's turn."""
    standings: Standings | None = None
