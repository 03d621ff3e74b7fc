"""Builds what one viewer may see; everything that leaves a table goes through here."""

from collections.abc import Set as AbstractSet

from ..table import Table
from .clock import now_ms
from .people import People
from .protocol import RoomView, SeatView


def room_view(
    code: str,
    number: int,
    decision: int | None,
    table: Table,
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
        game=str(table.game),
        rules=table.game.rules.model_dump(mode="json"),
        paused=people.paused,
        fast=people.fast,
        people=[seat_view(people, seat, connected) for seat in range(len(people.seats))],
        next_deal_at=people.next_deal_at,
        now=now_ms(),
        table=table.view(you),
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
