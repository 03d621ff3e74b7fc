"""Builds what one viewer may see; everything that leaves a table goes through here."""

from collections.abc import Set as AbstractSet
from typing import Any

from ..table import Table
from .clock import now_ms
from .people import People
from .protocol import RoomView, SeatView


class Sight:
    """What can be seen of a table from its seats, looked at once after each change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = str(table.game)
        self.rules = table.game.rules.model_dump(mode="json")
        self.entries = -1
        self.views: dict[int | None, Any] = {}

    def of(self, seat: int | None) -> Any:
        """The table as a seat sees it; None is somebody without a seat."""
        if self.entries != len(self.table.log):
            self.entries = len(self.table.log)
            self.views = {}
        if seat not in self.views:
            self.views[seat] = self.table.view(seat)
        return self.views[seat]


def room_view(
    code: str,
    number: int,
    decision: int | None,
    sight: Sight,
    people: People,
    connected: AbstractSet[str],
    guest: str,
) -> RoomView:
    """The table and its people as a guest may see them."""
    you = people.seat_of(guest)
    return RoomView(
        code=code,
        number=number,
        decision=decision,
        you=you,
        host=guest == people.host,
        game=sight.game,
        rules=sight.rules,
        paused=people.paused,
        fast=people.fast,
        people=[seat_view(people, seat, connected) for seat in range(len(people.seats))],
        next_deal_at=people.next_deal_at,
        answer_by=people.answer_by,
        now=now_ms(),
        table=sight.of(you),
    )


def seat_view(people: People, seat: int, connected: AbstractSet[str]) -> SeatView:
    """A seat as everybody may know it: names and marks, never a guest's number."""
    person = people.seats[seat]
    if person is None:
        return SeatView(
            seat=seat, name=None, bot=None, connected=False, leaving=False, host=False,
            asks=None, granted=None, ready=False, stand_in=False,
        )  # fmt: skip
    return SeatView(
        seat=seat,
        name=person.name,
        bot=person.bot,
        connected=person.guest is None or person.guest in connected,
        leaving=person.leaving,
        host=person.guest is not None and person.guest == people.host,
        asks=person.asks,
        granted=person.granted or None,
        ready=person.ready,
        stand_in=person.stand_in,
    )
