"""How a server is set up: where it keeps its data, how fast it plays, how much it takes from one visitor.

Every field can be set through the environment as `SEPTET_` and its name in capitals
(`SEPTET_RESULT_PAUSE=3`); what is passed to `Settings.read` wins over the environment.
"""

import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Self

from .refusals import CannotStart


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything a server can be told.  Times are seconds, rates are per second."""

    data: Path = Path("data")
    """Folder of the database and of the key that signs cookies."""
    database: str = ""
    """SQLAlchemy address of the database; empty means an SQLite file in `data`."""
    origins: tuple[str, ...] = ()
    """Pages besides the server's own that may talk to it, as `https://cards.example.org`."""

    result_pause: float = 6.0
    """How long the result of a deal stands before the next deal."""
    bot_delay: tuple[float, float] = (0.6, 1.8)
    """A bot takes a random time between these two."""
    fast_delay: tuple[float, float] = (0.15, 0.3)
    """The same at a table with quick bots."""
    deal_delay: float = 1.2
    """What a bot waits longer after cards were dealt, so that they can be seen flying."""
    bot_limit: float = 15.0
    """A bot that thinks longer than this is played by the table's fallback."""
    host_grace: float = 120.0
    """After this absence the host role moves to somebody who is there."""
    idle_after: float = 300.0
    """A table that nobody watches is put away from memory after this time."""

    frame_rate: float = 20.0
    """Frames a socket may send."""
    frame_burst: int = 40
    """Frames a socket may send at once."""
    frame_size: int = 4096
    """Bytes of the largest frame."""
    body_size: int = 16384
    """Bytes of the largest HTTP body."""
    table_rate: float = 0.5
    """Tables that one address may open."""
    table_burst: int = 60
    """Tables that one address may open at once."""
    join_rate: float = 10.0
    """Sockets that one address may open."""
    join_burst: int = 300
    """Sockets that one address may open at once."""

    @classmethod
    def read(cls, **given: Any) -> Self:
        """Settings from the environment; arguments that are not None win."""
        values: dict[str, Any] = {}
        for field in fields(cls):
            text = os.environ.get(f"SEPTET_{field.name.upper()}")
            if given.get(field.name) is not None:
                values[field.name] = given[field.name]
            elif text is not None:
                values[field.name] = _parse(field.name, text, field.default)
        return cls(**values)

    @property
    def database_url(self) -> str:
        """Where the tables are kept."""
        return self.database or f"sqlite+aiosqlite:///{self.data.absolute() / 'septet.sqlite3'}"


def _parse(name: str, text: str, default: Any) -> Any:
    """A setting from its text, in the type of its default."""
    try:
        if isinstance(default, Path):
            return Path(text)
        if name == "origins":
            return tuple(part.strip().rstrip("/") for part in text.split(",") if part.strip())
        if isinstance(default, tuple):
            low, high = (float(part) for part in text.split(","))
            return (low, high)
        return type(default)(text)
    except ValueError:
        shape = "two numbers with a comma between" if isinstance(default, tuple) else "a number"
        raise CannotStart(f"SEPTET_{name.upper()} must be {shape}, not {text!r}.") from None
