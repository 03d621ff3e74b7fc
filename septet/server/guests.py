"""Who somebody is: a random guest number in a signed cookie, no account."""

import contextlib
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, Signer

COOKIE = "septet_guest"
YEAR = 365 * 24 * 3600


class Guests:
    """Makes and reads the cookies of guests with one secret key."""

    def __init__(self, key: bytes) -> None:
        self.signer = Signer(key, salt="septet-guest", key_derivation="hmac")

    def new(self) -> str:
        """A guest nobody has been before."""
        return secrets.token_urlsafe(12)

    def sign(self, guest: str) -> str:
        """The cookie that proves to be this guest."""
        return self.signer.sign(guest).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None when it is missing or not from here."""
        if not cookie:
            return None
        try:
            return self.signer.unsign(cookie).decode()
        except (BadSignature, UnicodeError):
            return None


def secret_key(folder: Path) -> bytes:
    """The key kept in `folder`, made on the first start and readable by its owner alone."""
    path = folder / "secret.key"
    if not path.exists():
        _write_key(path)
    return path.read_bytes()


def _write_key(path: Path) -> None:
    """Appears whole or not at all, whoever else is starting or stopping at the same moment."""
    draft = path.with_name(f".{path.name}.{secrets.token_hex(8)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_hex(32).encode())
        with contextlib.suppress(FileExistsError):
            path.hardlink_to(draft)
    finally:
        draft.unlink()
