"""Serves on a socket that is bound, with a database that is up to date."""

import asyncio
import contextlib
import socket
import sys

import uvicorn
from alembic.util import CommandError
from sqlalchemy.exc import SQLAlchemyError

from .app import create_app
from .refusals import CannotStart
from .settings import Settings
from .storage import Storage


def prepare_database(settings: Settings) -> None:
    """Bring the database up to date before anybody is let in."""

    async def prepare() -> None:
        storage = Storage(settings.database_url)
        try:
            await storage.open()
        finally:
            await storage.close()

    try:
        asyncio.run(prepare())
    except CommandError as error:
        raise CannotStart(f"The database does not fit this version of Septet: {error}.") from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or type(error).__name__)
        raise CannotStart(f"The database cannot be used: {reason}.") from None


def serve(listening: socket.socket, settings: Settings) -> None:
    """Serve until stopped."""
    config = uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,  # the code of a table is the way in and stays out of logs
        ws_max_size=16 * settings.frame_size,
        ws_ping_interval=15.0,
        ws_ping_timeout=15.0,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    server = _Server(
        config,
        f"Septet is at http://{shown}:{port} and keeps its tables in {settings.data.absolute()}\n"
        "Stop it with Ctrl+C; every table goes on later where it was.\n",
    )
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    if not server.started:
        raise CannotStart("The server could not start; the lines above say why.")


class _Server(uvicorn.Server):
    """Says where it is as soon as it can be reached."""

    def __init__(self, config: uvicorn.Config, greeting: str) -> None:
        super().__init__(config)
        self.greeting = greeting

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        if self.started:
            sys.stdout.write(self.greeting)
            sys.stdout.flush()
