"""Tables from their logs: as they are, and as they were for somebody who missed something."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any

from ..record import Record
from ..table import Table
from .protocol import Update
from .storage import Past
from .views import room_view

if TYPE_CHECKING:
    from .room import Room

Entry = Mapping[str, Any]

DECISIONS = frozenset({"deal", "act"})
"""What opens the next decision."""
RETOLD = 300
"""A client that has missed more changes than this gets a full view."""


def opening_of(table: Table) -> dict[str, Any]:
    """The record of a table before its first entry."""
    record = table.record().to_dict()
    del record["log"]
    return record


def replay(opening: Mapping[str, Any], entries: Sequence[Entry]) -> Table:
    """The table after these entries."""
    return Table.replay(Record.from_dict({**opening, "log": list(entries)}))


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
    log = list(room.table.log)
    if sum(entry["do"] == "deal" for entry in log[past[0].entries :]) > 1:
        return None
    return await asyncio.to_thread(_retell, room.code, room.opening, log, past, guest, room.connected)


def _retell(
    code: str,
    opening: Mapping[str, Any],
    log: Sequence[Entry],
    past: Sequence[Past],
    guest: str,
    connected: AbstractSet[str],
) -> list[Update]:
    """The updates after the first of these changes, as the guest would have received them."""
    done = past[0].entries
    table = replay(opening, log[:done])
    decisions = count_decisions(log[:done])
    updates: list[Update] = []
    for change in past[1:]:
        entries = log[done : change.entries]
        table.redo(entries)
        done = change.entries
        opened = count_decisions(entries)
        decisions += opened
        room = room_view(
            code,
            change.number,
            None if table.actor is None else decisions,
            table,
            change.people,
            connected,
            guest,
        )
        events = table.events_for(room.you) if opened else []
        updates.append(Update(number=change.number, events=events, room=room))
    return updates
