"""The built browser client and the headers that protect it."""

import re
from pathlib import Path

from fastapi import FastAPI
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .logs import log_failure
from .problems import Problem, answer
from .refusals import Code

BUILT = Path(__file__).parent / "client"

_NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Septet</title></head>
<body><h1>The browser client is not built</h1>
<p>Run <code>make play</code> in the project folder, or <code>npm run build</code> in <code>web/</code>,
and start the server again.</p></body></html>
"""

_HOST = re.compile(r"[A-Za-z0-9.\-_\[\]:]+")


def serve_client(app: FastAPI, built: Path = BUILT) -> None:
    """Answer everything outside /api with the client, whose pages all begin with index.html."""
    files = StaticFiles(directory=built, check_dir=False)

    async def client(request: Request) -> Response:
        path = request.path_params["path"]
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        if path and not _is_page(path):
            response = await files.get_response(path, request.scope)
            if path.startswith("assets/"):
                response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
            return response
        index = built / "index.html"
        if not index.is_file():
            return HTMLResponse(_NOT_BUILT, status_code=503)
        return FileResponse(index, headers={"Cache-Control": "no-cache"})

    app.add_route("/{path:path}", client, methods=["GET"], include_in_schema=False)


def _is_page(path: str) -> bool:
    """Whether the client itself draws this address."""
    return path.partition("/")[0] in ("t", "rules")


class Guard:
    """Adds the security headers, limits bodies, and answers errors without quoting them in the log."""

    def __init__(self, app: ASGIApp, body_size: int) -> None:
        self.app = app
        self.body_size = body_size

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one connection."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def send_guarded(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _protect(MutableHeaders(scope=message), Request(scope))
            await send(message)

        received = 0

        async def receive_limited() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > self.body_size:
                raise HTTPException(413)
            return message

        try:
            await self.app(scope, receive_limited, send_guarded)
        except Exception as error:  # noqa: BLE001  the web server's log would quote the message
            log_failure("A request", error)
            if not started:
                problem = Problem(500, Code.SERVER_ERROR, "The server made a mistake.")
                await answer(problem)(scope, receive, send_guarded)


def _protect(headers: MutableHeaders, request: Request) -> None:
    """Only this server's own files run, and nobody frames or sniffs them."""
    host = request.headers.get("host", "")
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    headers["Content-Security-Policy"] = (
        f"default-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    )
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    if request.url.path.startswith("/api"):
        headers["Cache-Control"] = "no-store"
