"""Runs the server until it is stopped."""

import asyncio
import contextlib
import os
import socket
import sys
from pathlib import Path
from typing import Any

import uvicorn
from alembic.util import CommandError
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from .refusals import CannotStart
from .settings import Settings
from .storage import Storage

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8000


def run(
    host: str | None = None, port: int | None = None, data: Path | str | None = None, **settings: Any
) -> None:
    """Serve tables until stopped.

    What is not given comes from the environment (`HOST`, `PORT`, `SEPTET_DATA`; see `Settings`).
    Raises `CannotStart` with a sentence for the terminal.
    """
    from .app import create_app

    host = host or os.environ.get("HOST") or DEFAULT_HOST
    port = DEFAULT_PORT if port is None and "PORT" not in os.environ else _port(port)
    chosen = Settings.read(data=None if data is None else Path(data), **settings)
    _prepare(chosen.data)
    _prepare_database(chosen)
    with _listen(host, port) as listening:
        _serve(create_app(chosen), listening, chosen)


def _port(port: int | None) -> int:
    """The port, from the environment if it is not given."""
    text = os.environ.get("PORT", "") if port is None else str(port)
    if not text.isdigit() or int(text) > 65535:
        raise CannotStart(f"The port must be a number up to 65535, not {text!r}.")
    return int(text)


def _prepare(data: Path) -> None:
    """Make the data folder and see that it can be written to."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        probe = data / ".writable"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise CannotStart(f"The data folder {data} cannot be written to: {error.strerror}.") from None


def _prepare_database(settings: Settings) -> None:
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


def _listen(host: str, port: int) -> socket.socket:
    """The socket that the server listens on."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
        except OSError:
            listening.close()
            raise
    except OSError as error:
        raise CannotStart(f"The server cannot listen on {host}, port {port}: {error.strerror}.") from None
    return listening


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


def _serve(app: FastAPI, listening: socket.socket, settings: Settings) -> None:
    config = uvicorn.Config(
        app,
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
