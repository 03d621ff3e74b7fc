"""Puts the server together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.openapi.utils import get_openapi
from pydantic.json_schema import GenerateJsonSchema, models_json_schema

from ..engine.kernel import INTERPRETED
from ..warmup import warm
from . import routes, sockets
from .client import Guard, serve_client
from .guests import Guests, secret_key
from .limits import AddressLimit
from .problems import handle_problems
from .protocol import ClientFrame, ServerFrame
from .rooms import Rooms
from .settings import Settings
from .storage import Storage

ABOUT = "Card tables for people and bots. Everything at a table goes over its WebSocket."


def create_app(settings: Settings) -> FastAPI:
    """The ASGI application; it opens its database when it starts."""
    app = FastAPI(
        title="Septet",
        version="1",
        description=ABOUT,
        lifespan=_lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.settings = settings
    app.state.openings = AddressLimit(settings.table_rate, settings.table_burst)
    app.state.joins = AddressLimit(settings.join_rate, settings.join_burst)
    app.include_router(routes.router)
    app.include_router(sockets.router)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    handle_problems(app)
    serve_client(app)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Guard, body_size=settings.body_size)
    return app


class _FrameSchema(GenerateJsonSchema):
    """What the server sends is always complete, whether or not a field has a default."""

    def field_is_required(self, field: Any, total: bool) -> bool:
        """Whether readers can rely on a field."""
        return self.mode == "serialization" or super().field_is_required(field, total)


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    storage = Storage(settings.database_url)
    await storage.open()
    # So that nobody waits for the compiler in the middle of a deal.
    if not INTERPRETED:
        await asyncio.to_thread(warm, parts=("table", "search"))
    rooms = Rooms(storage, settings)
    app.state.storage = storage
    app.state.guests = Guests(secret_key(settings.data))
    app.state.rooms = rooms
    tending = asyncio.create_task(rooms.tend())
    try:
        yield
    finally:
        tending.cancel()
        await rooms.close()
        await storage.close()


def openapi(app: FastAPI | None = None) -> dict[str, Any]:
    """The OpenAPI document, with the WebSocket frames among its components."""
    app = app or create_app(Settings())
    if app.openapi_schema is None:
        document = get_openapi(
            title=app.title,
            version=app.version,
            description=ABOUT,
            routes=app.routes,
            separate_input_output_schemas=False,
        )
        _, frames = models_json_schema(
            [(ClientFrame, "validation"), (ServerFrame, "serialization")],
            ref_template="#/components/schemas/{model}",
            schema_generator=_FrameSchema,
        )
        document["components"]["schemas"] |= frames["$defs"]
        app.openapi_schema = document
    return app.openapi_schema
