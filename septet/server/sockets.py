"""Connections: who may connect, what a frame may look like, how fast they come."""

import asyncio
import contextlib
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError
from pydantic_core import from_json

from .clock import now_ms
from .guests import COOKIE, Guests
from .limits import AddressLimit, Bucket
from .logs import log_failure
from .origins import address_of, same_origin
from .protocol import Ping, Pong, Wish, read_frame
from .refusals import Code, Refused
from .room import Room
from .rooms import Rooms
from .settings import Settings

router = APIRouter()

UNREADABLE_IN_A_ROW = 5
"""So many frames that cannot be read close a connection."""
WAITING_MESSAGES = 400
"""A client that falls so far behind is cut off and resumes from its last number."""


class Close:
    """Why a connection is closed by the server."""

    NO_GUEST = (4401, "Ask for /api/me first: this connection has no valid guest cookie.")
    WRONG_ORIGIN = (4403, "This page may not connect to this server.")
    NO_SUCH_TABLE = (4404, "There is no such table.")
    UNREADABLE = (4408, "Too many frames could not be read.")
    TOO_FAST = (4429, "Too many frames or connections in a short time.")
    TOO_BIG = (1009, "A frame was too big.")
    FAILED = (1011, "The server made a mistake; connect again.")
    TOO_SLOW = (1013, "This connection is too slow; connect again.")


class Connection:
    """One socket of a guest at a table."""

    def __init__(self, socket: WebSocket, guest: str, settings: Settings) -> None:
        self.socket = socket
        self.guest = guest
        self.waiting: asyncio.Queue[str | tuple[int, str]] = asyncio.Queue()
        self.closing = False
        self.rate = Bucket(settings.frame_rate, settings.frame_burst)
        self.unreadable = 0

    def send(self, message: BaseModel) -> None:
        """Put a message on its way without waiting."""
        if self.closing:
            return
        if self.waiting.qsize() >= WAITING_MESSAGES:
            self.close(Close.TOO_SLOW)
        else:
            self.waiting.put_nowait(message.model_dump_json())

    def close(self, reason: tuple[int, str]) -> None:
        """Close after what is on its way."""
        if not self.closing:
            self.closing = True
            self.waiting.put_nowait(reason)

    async def deliver(self) -> None:
        """Send what waits, until closed."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self.waiting.get()
                if isinstance(message, tuple):
                    await self.socket.close(*message)
                    return
                await self.socket.send_text(message)


@router.websocket("/api/tables/{code}/socket")
async def connect(socket: WebSocket, code: str) -> None:
    """Let somebody come to a table."""
    state = socket.app.state
    settings: Settings = state.settings
    guests: Guests = state.guests
    joins: AddressLimit = state.joins
    rooms: Rooms = state.rooms
    await socket.accept()
    guest = guests.read(socket.cookies.get(COOKIE))
    if not same_origin(socket, settings.origins, required=True):
        await socket.close(*Close.WRONG_ORIGIN)
    elif guest is None:
        await socket.close(*Close.NO_GUEST)
    elif not joins.take(address_of(socket)):
        await socket.close(*Close.TOO_FAST)
    else:
        await _visit(Connection(socket, guest, settings), rooms, code)


async def _visit(connection: Connection, rooms: Rooms, code: str) -> None:
    """Stay at a table until one side has had enough."""
    try:
        async with rooms.visit(code) as room:
            if room is None:
                await connection.socket.close(*Close.NO_SUCH_TABLE)
                return
            deliverer = asyncio.create_task(connection.deliver())
            try:
                await room.join(connection, _since(connection.socket))
                await _listen(connection, room)
            finally:
                await room.part(connection)
                if not connection.closing:
                    deliverer.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await deliverer
    except Exception as error:  # noqa: BLE001  the log of the web server would quote the message
        log_failure("A connection", error)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await connection.socket.close(*Close.FAILED)


def _since(socket: WebSocket) -> int | None:
    """The last number that the client has; None for a client that knows nothing."""
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 16 else None


async def _listen(connection: Connection, room: Room) -> None:
    """Read frames until the connection ends."""
    while not connection.closing:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        try:
            await _receive(connection, room, message.get("text"), message.get("bytes"))
        except Refused as refused:
            await room.refuse(connection, _frame_id(message.get("text") or ""), refused)
            _close_after(connection, refused.code)
        # Many frames may have come at once: their answers leave one by one, and others get their turn.
        await asyncio.sleep(0)


def _close_after(connection: Connection, code: Code) -> None:
    """Close a connection after a frame that no client of ours sends."""
    if code is Code.TOO_FAST:
        connection.close(Close.TOO_FAST)
    elif code is Code.TOO_BIG:
        connection.close(Close.TOO_BIG)
    elif connection.unreadable >= UNREADABLE_IN_A_ROW:
        connection.close(Close.UNREADABLE)


async def _receive(connection: Connection, room: Room, text: str | None, binary: bytes | None) -> None:
    """Handle one frame, or refuse it for what it looks like."""
    if not connection.rate.take():
        raise Refused(Code.TOO_FAST, "Too many frames in a short time.")
    size = len(binary or b"") + len((text or "").encode())
    limit = room.settings.frame_size
    if size > limit:
        raise Refused(Code.TOO_BIG, f"A frame has at most {limit} bytes; this one has {size}.")
    frame = _read(connection, text)
    if isinstance(frame, Ping):
        connection.send(Pong(sent=frame.sent, now=now_ms(), number=room.number))
    else:
        await room.handle(connection, frame)


def _read(connection: Connection, text: str | None) -> Wish | Ping:
    """The frame in a text."""
    try:
        if text is None:
            raise Refused(Code.UNREADABLE, "A frame is JSON text, not binary.")
        frame: Wish | Ping = read_frame(text).root
    except (ValidationError, Refused) as error:
        connection.unreadable += 1
        raise Refused(Code.UNREADABLE, _what_is_wrong(error)) from None
    connection.unreadable = 0
    return frame


def _what_is_wrong(error: ValidationError | Refused) -> str:
    """The first thing that is wrong with a frame, in words."""
    if isinstance(error, Refused):
        return error.message
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"This frame cannot be read: {where + ': ' if where else ''}{first['msg']}."


def _frame_id(text: str) -> str | None:
    """The id of a frame that is otherwise wrong, so that its sender knows which one it was."""
    try:
        frame: Any = from_json(text)
    except ValueError:
        return None
    identifier = frame.get("id") if isinstance(frame, dict) else None
    return identifier if isinstance(identifier, str) and len(identifier) <= 64 else None
