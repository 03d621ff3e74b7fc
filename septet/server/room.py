"""One table with its people: the only writer of both.

Every change is validated, then stored, then told, one at a time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError

from ..table import Table
from .clock import now_ms
from .draft import Draft
from .history import Trail, count_decisions, missed, replay
from .logs import log_failure
from .people import People
from .protocol import Done, Outgoing, Presence, Refusal, RoomView, Update, View, Wish
from .refusals import Code, Refused
from .settings import Settings
from .storage import ANSWERS_REMEMBERED, Change, Kept, Overtaken, Storage
from .views import Sight, room_view
from .wishes import carry_out

GUESTS_REMEMBERED = 500
"""So many guests' answers a table keeps in memory, those who spoke last."""


class Listener(Protocol):
    """Somebody who is connected to a table."""

    guest: str

    def send(self, message: BaseModel) -> None:
        """Put a message on its way without waiting."""


class Room:
    """A table that is in memory because somebody is connected to it."""

    def __init__(self, kept: Kept, past: tuple[Table, Trail], storage: Storage, settings: Settings) -> None:
        self.code = kept.code
        self.storage = storage
        self.settings = settings
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()
        self.idle_since = now_ms()
        # False while memory may be ahead of the database.
        self.sound = True
        self.answers: dict[str, OrderedDict[str, int | Refused]] = {}
        self.absences = dict(kept.absences)
        self._take(kept, past)
        self.cards_fly = False
        for (guest, frame), number in kept.answers.items():
            self._remember(guest, frame, number)
        for _, person in self.people.occupied():
            if person.guest is not None:
                self.absences.setdefault(person.guest, self.idle_since)

    def _take(self, kept: Kept, past: tuple[Table, Trail]) -> None:
        self.opening = kept.opening
        self.table, self.trail = past
        self.sight = Sight(self.table)
        self.people: People = kept.people
        self.number = kept.number
        self.decisions = count_decisions(kept.entries)

    @classmethod
    async def open(cls, kept: Kept, storage: Storage, settings: Settings) -> "Room":
        """A room from what is kept of it."""
        return cls(kept, await asyncio.to_thread(replay, kept.opening, kept.entries), storage, settings)

    @property
    def decision(self) -> int | None:
        """The number of the decision that is open."""
        return None if self.table.actor is None else self.decisions

    @property
    def connected(self) -> frozenset[str]:
        """The guests who are there."""
        return frozenset(listener.guest for listener in self.listeners)

    # --- reading -----------------------------------------------------------

    @asynccontextmanager
    async def entered(self) -> AsyncIterator[None]:
        """Alone with a table that is what the database says."""
        async with self.lock:
            if not self.sound:
                await self._reload()
            yield

    async def _reload(self) -> None:
        kept = await self.storage.load(self.code)
        if kept is None:
            raise Refused(Code.NO_SUCH_TABLE, "This table does not exist any more.")
        before = self.number
        self._take(kept, await asyncio.to_thread(replay, kept.opening, kept.entries))
        self.sound = True
        if self.number != before:
            self.tell(self._everything)

    def view(self, guest: str) -> RoomView:
        """What a guest may see."""
        return room_view(
            self.code, self.number, self.decision, self.sight, self.people, self.connected, guest
        )

    def tell(self, message: Callable[[str], Outgoing]) -> None:
        """Send everybody who listens their own message; one guest's windows share it."""
        built: dict[str, Outgoing] = {}
        for listener in self.listeners:
            if listener.guest not in built:
                built[listener.guest] = message(listener.guest)
            listener.send(built[listener.guest])

    # --- writing -----------------------------------------------------------

    async def write(
        self,
        kind: str,
        who: str,
        do: Callable[[Draft], None],
        answer: tuple[str, str] | None = None,
    ) -> int:
        """Make one change: validate, store, tell.  Returns its number."""
        first = len(self.table.log)
        draft = Draft(self.table, self.people, self.connected, self.settings)
        self.sound = False
        try:
            do(draft)
            draft.settle()
        except Refused:
            self.sound = len(self.table.log) == first
            raise
        except Exception as error:
            log_failure(f"A change ({kind})", error)
            raise Refused(Code.NOT_KEPT, "The server made a mistake; nothing has changed.") from error
        entries = self.table.log[first:]
        people = None if draft.people == self.people else draft.people
        if not entries and people is None:
            self.sound = True
            return self.number
        number = self.number + 1
        await self._save(Change(self.code, number, kind, who, draft.now, first, entries, people, answer))
        draft.kept()
        self.number = number
        self.people = draft.people
        self.decisions += count_decisions(entries)
        self.cards_fly = any(entry["do"] == "shuffle" for entry in entries)
        if any(entry["do"] == "deal" for entry in entries):
            self.trail.follow(self.table.log)
        self.sound = True
        self.tell(lambda guest: self._update(guest, draft.events))
        return number

    async def _save(self, change: Change) -> None:
        try:
            await self.storage.save(change)
        except Overtaken:
            raise Refused(Code.NOT_KEPT, "The table has changed in the meantime; try again.") from None
        except (SQLAlchemyError, OSError) as error:
            log_failure("Keeping a change", error)
            raise Refused(Code.NOT_KEPT, "The server could not keep this; nothing has changed.") from error

    def _update(self, guest: str, events: dict[int | None, list[Any]]) -> Update:
        room = self.view(guest)
        return Update(number=self.number, events=events[room.you], room=room)

    # --- people ------------------------------------------------------------

    async def join(self, listener: Listener, since: int | None) -> None:
        """Somebody connects and is told everything since a number, or everything."""
        async with self.entered():
            guest = listener.guest
            returns = guest not in self.connected
            self.listeners.add(listener)
            for message in await self._catch_up(guest, since):
                listener.send(message)
            if returns and self.absences.pop(guest, None) is not None:
                await self.storage.save_absences(self.code, self.absences)
            person = self.people.person_of(guest)
            if person is not None and person.stand_in:
                await self.write("return", guest, lambda draft: _take_back(draft, guest))
            if returns and person is not None:
                self.tell(lambda one: Presence(room=self.view(one)))
            elif since is not None:
                listener.send(Presence(room=self.view(guest)))
        self.stirred.set()

    async def _catch_up(self, guest: str, since: int | None) -> list[View] | list[Update]:
        updates = None if since is None else await missed(self, since, guest)
        return [self._everything(guest)] if updates is None else updates

    def _everything(self, guest: str) -> View:
        return View(number=self.number, room=self.view(guest), results=self.table.results)

    async def part(self, listener: Listener) -> None:
        """Somebody's connection is gone."""
        self.listeners.discard(listener)
        self.idle_since = now_ms()
        async with self.entered():
            guest = listener.guest
            if guest in self.connected or self.people.seat_of(guest) is None:
                return
            self.absences[guest] = self.idle_since
            await self.storage.save_absences(self.code, self.absences)
            self.tell(lambda one: Presence(room=self.view(one)))
        self.stirred.set()

    async def handle(self, listener: Listener, wish: Wish) -> None:
        """Carry out what somebody wants, once, and answer."""
        guest = listener.guest
        async with self.entered():
            answer = self._remembered(guest, wish.id)
            if answer is None:
                answer = await self._try(guest, wish)
            if isinstance(answer, Refused):
                self._say_no(listener, wish.id, answer)
            else:
                listener.send(Done(id=wish.id, number=answer))
        self.stirred.set()

    async def _try(self, guest: str, wish: Wish) -> int | Refused:
        answer: int | Refused
        try:
            answer = await self.write(
                wish.type,
                guest,
                lambda draft: carry_out(draft, guest, wish, self.decision),
                (guest, wish.id),
            )
        except Refused as refused:
            answer = refused
            if not self.sound:
                await self._reload()
            if refused.code is Code.NOT_KEPT:
                # Nothing was decided: the same frame may be tried again.
                return answer
        self._remember(guest, wish.id, answer)
        return answer

    def _remembered(self, guest: str, frame: str) -> int | Refused | None:
        mine = self.answers.get(guest)
        return None if mine is None else mine.get(frame)

    def _remember(self, guest: str, frame: str, answer: int | Refused) -> None:
        mine = self.answers.pop(guest, None) or OrderedDict()
        mine[frame] = answer
        self.answers[guest] = mine
        while len(self.answers) > GUESTS_REMEMBERED:
            del self.answers[next(iter(self.answers))]
        while len(mine) > ANSWERS_REMEMBERED:
            mine.popitem(last=False)

    async def refuse(self, listener: Listener, frame: str | None, refused: Refused) -> None:
        """Say no to a frame, with the table as it is when no change is being kept."""
        async with self.entered():
            self._say_no(listener, frame, refused)

    def _say_no(self, listener: Listener, frame: str | None, refused: Refused) -> None:
        listener.send(
            Refusal(id=frame, code=refused.code, message=refused.message, room=self.view(listener.guest))
        )


def _take_back(draft: Draft, guest: str) -> None:
    """Somebody who returns plays on from where the stand-in was."""
    seat = draft.people.seat_of(guest)
    person = None if seat is None else draft.people.seats[seat]
    if seat is not None and person is not None:
        person.bot = None
        draft.people.played[guest] = seat
