"""The server: tables for many people over HTTP and WebSocket, kept in a database.

`run()` serves until stopped, `create_app()` makes the ASGI application, `openapi()` the
document that clients generate their types from.
"""

from typing import TYPE_CHECKING, Any

from .refusals import CannotStart
from .settings import Settings

if TYPE_CHECKING:
    from pathlib import Path

    from fastapi import FastAPI

__all__ = ["CannotStart", "Settings", "create_app", "openapi", "run"]


def run(
    host: str | None = None, port: int | None = None, data: "Path | str | None" = None, **settings: Any
) -> None:
    """Serve tables until stopped; see `septet.server.running.run`."""
    from .running import run

    run(host, port, data, **settings)


def create_app(settings: Settings) -> "FastAPI":
    """The ASGI application of a server."""
    from .app import create_app

    return create_app(settings)


def openapi() -> dict[str, Any]:
    """The OpenAPI document, with the WebSocket frames among its components."""
    from .app import openapi

    return openapi()
