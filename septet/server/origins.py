"""Where a request comes from: the page it stands on and the address of its sender."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

_DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def same_origin(connection: HTTPConnection, allowed: tuple[str, ...], *, required: bool) -> bool:
    """Whether a request comes from a page of this server or of a configured one.

    Browsers name the origin of every WebSocket and of every POST; `required` says whether a
    request without one, from something that is not a browser, is refused.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return not required
    if origin.rstrip("/") in allowed:
        return True
    page = _place(origin)
    host = connection.headers.get("host")
    if page is None or host is None:
        return False
    scheme = urlsplit(origin).scheme
    return page == _place(f"{scheme}://{host}")


def _place(origin: str) -> tuple[str, int] | None:
    """Host and port; None for what is no origin of a web page."""
    try:
        parts = urlsplit(origin)
        port = parts.port or _DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or port is None:
        return None
    return parts.hostname.lower(), port


def address_of(connection: HTTPConnection) -> str:
    """The address of the sender, as the proxy in front tells it if there is one."""
    return connection.client.host if connection.client else "unknown"
