"""Starts the server, or says in one sentence why it cannot be."""

import os
import socket
from pathlib import Path
from typing import Any

from .refusals import CannotStart
from .settings import Settings

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8000


def run(
    host: str | None = None, port: int | None = None, data: Path | str | None = None, **settings: Any
) -> None:
    """Serve tables until stopped.

    What is not given comes from the environment (`HOST`, `PORT`, `SEPTET_DATA`; see `Settings`).
    Raises `CannotStart` with a sentence for the terminal.
    """
    host = host or os.environ.get("HOST") or DEFAULT_HOST
    port = DEFAULT_PORT if port is None and "PORT" not in os.environ else _port(port)
    chosen = Settings.read(data=None if data is None else Path(data), **settings)
    _prepare(chosen.data)
    with _bind(host, port) as listening:
        from .serving import prepare_database, serve

        prepare_database(chosen)
        serve(listening, chosen)


def _port(port: int | None) -> int:
    """The port, from the environment if it is not given."""
    text = os.environ.get("PORT", "") if port is None else str(port)
    if not (text.isascii() and text.isdigit()) or int(text) > 65535:
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


def _bind(host: str, port: int) -> socket.socket:
    """The socket that the server is going to listen on."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        bound = socket.socket(family, kind, protocol)
        try:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind(address)
        except OSError:
            bound.close()
            raise
    except OSError as error:
        raise CannotStart(f"The server cannot listen on {host}, port {port}: {error.strerror}.") from None
    return bound
