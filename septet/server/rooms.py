"""All tables of this server: opened on demand, put away when nobody watches."""

import asyncio
import contextlib
import re
import secrets
from collections import Counter
from collections.abc import AsyncIterator

from ..engine.game import Game
from ..table import Table
from .clock import now_ms
from .history import opening_of
from .logs import log_failure
from .names import bot_name, clean_name
from .people import BotKind, People, Person
from .protocol import TableWanted
from .pulse import keep_going
from .refusals import Code, Refused
from .room import Room
from .settings import Settings
from .storage import Change, Storage, TableRow

_CODE_BYTES = 16
_CODE = re.compile(r"[A-Za-z0-9_-]{22}")


def is_code(text: str) -> bool:
    """Whether a text can be the code of a table."""
    return _CODE.fullmatch(text) is not None


class Rooms:
    """The tables that are in memory, and the way to the others."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.open: dict[str, Room] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.visitors: Counter[str] = Counter()
        self.loads: dict[str, asyncio.Task[Room | None]] = {}

    @property
    def sockets(self) -> int:
        """How many connections there are."""
        return sum(len(room.listeners) for room in self.open.values())

    @contextlib.asynccontextmanager
    async def visit(self, code: str) -> AsyncIterator[Room | None]:
        """A table by its code, held in memory meanwhile; None when there is none."""
        if not is_code(code):
            yield None
            return
        self.visitors[code] += 1
        try:
            yield await self._get(code)
        finally:
            self.visitors[code] -= 1
            if not self.visitors[code]:
                del self.visitors[code]

    async def _get(self, code: str) -> Room | None:
        """The room in memory, loaded once however many ask for it."""
        if code in self.open:
            return self.open[code]
        load = self.loads.get(code)
        if load is None:
            load = self.loads[code] = asyncio.create_task(self._load(code))
            load.add_done_callback(lambda _: self.loads.pop(code))
        return await asyncio.shield(load)

    async def _load(self, code: str) -> Room | None:
        kept = await self.storage.load(code)
        if kept is None:
            return None
        room = await Room.open(kept, self.storage, self.settings)
        self.open[code] = room
        self.tasks[code] = asyncio.create_task(keep_going(room))
        return room

    async def create(self, guest: str, game: Game, wanted: TableWanted) -> str:
        """Open a table: its creator is host in seat 0, bots sit beside."""
        seats = wanted.seats or game.max_players
        if not game.min_players <= seats <= game.max_players:
            raise Refused(
                Code.INVALID_REQUEST,
                f"A table for {game.name} has {game.min_players} to {game.max_players} seats.",
            )
        if wanted.bots >= seats:
            raise Refused(Code.INVALID_REQUEST, f"A table with {seats} seats has room for {seats - 1} bots.")
        table = Table(game, players=0, seats=seats)
        opening = opening_of(table)
        first = len(table.log)
        people = People(seats=[None] * seats, host=guest)
        people.seats[0] = Person(name=clean_name(wanted.name), guest=guest)
        for seat in range(1, wanted.bots + 1):
            people.seats[seat] = Person(name=bot_name(people.names()), bot=_kind(wanted.bot, seat))
        for seat, _ in people.occupied():
            table.sit(seat)
        now = now_ms()
        if wanted.bots and table.can_deal:
            people.next_deal_at = now
        code = secrets.token_urlsafe(_CODE_BYTES)
        row = TableRow(
            code=code, game=str(game), number=0, opening=opening,
            people=people.model_dump(mode="json"), absences={guest: now}, created_at=now,
        )  # fmt: skip
        await self.storage.create(row, Change(code, 0, "open", guest, now, first, table.log[first:], people))
        return code

    async def tend(self) -> None:
        """Put away tables that nobody has watched for a while; runs until cancelled."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_after))
            before = now_ms() - round(self.settings.idle_after * 1000)
            for code, room in list(self.open.items()):
                if not self.visitors[code] and room.idle_since < before:
                    await self._put_away(code)

    async def _put_away(self, code: str) -> None:
        task = self.tasks.pop(code)
        del self.open[code]
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    async def close(self) -> None:
        """Stop all tables; they go on from what is kept."""
        for code in list(self.open):
            try:
                await self._put_away(code)
            except Exception as error:  # noqa: BLE001  the others are to be stopped as well
                log_failure("Stopping a table", error)


def _kind(bot: str, seat: int) -> BotKind:
    """The kind of bot in a seat; a mixed table alternates."""
    if bot == "mixed":
        return "searching" if seat % 2 else "cautious"
    return "searching" if bot == "searching" else "cautious"
