"""Tables from their logs: as they are, and as they were for somebody who missed something."""

import asyncio
import copy
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any

from ..record import Record
from ..table import Table
from .protocol import Update
from .storage import Past
from .views import Sight, room_view

if TYPE_CHECKING:
    from .room import Room

Entry = Mapping[str, Any]

DECISIONS = frozenset({"deal", "act"})
"""What opens the next decision."""
RETOLD = 300
"""A client that has missed more changes than this gets a full view."""


class Trail:
    """A second table that stands where the deal before the running one began.

    From here on what people have missed is told again, without replaying a whole evening.
    """

    def __init__(self, table: Table, log: Sequence[Entry]) -> None:
        self.table = table
        self.position = 0
        self.follow(log)

    def follow(self, log: Sequence[Entry]) -> None:
        """Go on to the beginning of the deal before the last one."""
        start = _last_deals(log)
        self.table.redo(log[self.position : start])
        self.table.log.clear()
        self.position = start

    def table_at(self, log: Sequence[Entry], position: int) -> Table | None:
        """The table after so many entries; None when that is too long ago."""
        if position < self.position:
            return None
        table = copy.deepcopy(self.table)
        table.redo(log[self.position : position])
        return table


def _last_deals(log: Sequence[Entry]) -> int:
    """Where the last deal but one begins."""
    deals = 0
    for position in range(len(log) - 1, -1, -1):
        deals += log[position]["do"] == "deal"
        if deals == 2:
            return position
    return 0


def opening_of(table: Table) -> dict[str, Any]:
    """The record of a table before its first entry."""
    record = table.record().to_dict()
    del record["log"]
    return record


def replay(opening: Mapping[str, Any], entries: Sequence[Entry]) -> tuple[Table, Trail]:
    """The table after these entries, and its trail."""
    trail = Trail(Table.replay(Record.from_dict({**opening, "log": []})), entries)
    table = trail.table_at(entries, len(entries))
    assert table is not None
    table.log[:0] = [dict(entry) for entry in entries[: trail.position]]
    return table, trail


def count_decisions(entries: Iterable[Entry]) -> int:
    """How many decisions have been opened by these entries; the number of the last one."""
    return sum(entry["do"] in DECISIONS for entry in entries)


async def missed(room: "Room", since: int, guest: str) -> list[Update] | None:
    """What a guest has missed after change `since`; None when that is too long ago to be told."""
    if since == room.number:
        return []
    if since > room.number or room.number - since > RETOLD:
        return None
    past = await room.storage.changes(room.code, since)
    if not past or past[0].number != since:
        return None
    return await asyncio.to_thread(_retell, room, past, guest, room.connected)


def _retell(
    room: "Room", past: Sequence[Past], guest: str, connected: AbstractSet[str]
) -> list[Update] | None:
    """The updates after the first of these changes, as the guest would have received them."""
    log = room.table.log
    done = past[0].entries
    table = room.trail.table_at(log, done)
    if table is None:
        return None
    sight = Sight(table)
    decisions = count_decisions(log[:done])
    updates: list[Update] = []
    for change in past[1:]:
        entries = log[done : change.entries]
        table.redo(entries)
        done = change.entries
        opened = count_decisions(entries)
        decisions += opened
        decision = None if table.actor is None else decisions
        view = room_view(room.code, change.number, decision, sight, change.people, connected, guest)
        events = table.events_for(view.you) if opened else []
        updates.append(Update(number=change.number, events=events, room=view))
    return updates
