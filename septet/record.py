"""A recorded game: the sentence, who sat where, and everything that was done.

The save file, the replay, the undo, the hand history and the bug report are all this:
replaying the entries of a record on a fresh table gives the table again, to the card.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import InvalidRecord

FORMAT = 1

ENTRIES: dict[str, dict[str, type]] = {
    "sit": {"seat": int, "chips": int},
    "leave": {"seat": int},
    "buy": {"seat": int, "amount": int},
    "deal": {},
    "shuffle": {"deck": str},
    "act": {"seat": int, "action": str, "value": int},
    "end": {"reason": str},
    "again": {},
}
"""What can be done at a table and what is noted of it."""

OPTIONAL: dict[str, dict[str, type]] = {"sit": {"points": int}}
"""What is noted only where there is any."""


@dataclass
class Record:
    """A game as it was played.

    `deck` texts in the log are the undealt cards in the order they were shuffled to, so a
    record holds hidden cards.
    """

    game: str
    """The sentence that names the game and its house rules."""
    seats: int
    dealer: int
    """The seat that deals first."""
    log: list[dict[str, Any]] = field(default_factory=list)

    def to_dict(self) -> dict[str, Any]:
        """As plain values."""
        return {
            "format": FORMAT,
            "game": self.game,
            "seats": self.seats,
            "dealer": self.dealer,
            "log": self.log,
        }

    def to_json(self) -> str:
        """As text: one line for the head and one for each entry."""
        head = json.dumps({key: value for key, value in self.to_dict().items() if key != "log"})[:-1]
        entries = ",\n".join(json.dumps(entry) for entry in self.log)
        return f'{head}, "log": [\n{entries}\n]}}\n' if entries else f'{head}, "log": []}}\n'

    @classmethod
    def from_dict(cls, data: Any) -> "Record":
        """The inverse of `to_dict`.  Raises `InvalidRecord`."""
        if not isinstance(data, Mapping):
            raise InvalidRecord("a record is a table of game, seats, dealer and log")
        if data.get("format") != FORMAT:
            raise InvalidRecord(
                f"format {data.get('format')!r} is not one that can be read: must be {FORMAT}"
            )
        expected = {"format": int, "game": str, "seats": int, "dealer": int, "log": list}
        for name, kind in expected.items():
            if type(data.get(name)) is not kind:
                raise InvalidRecord(f"{name} {data.get(name)!r} must be {_kind_text(kind)}")
        if unknown := set(data) - set(expected):
            raise InvalidRecord(f"there is no field {sorted(unknown)[0]!r}")
        for number, entry in enumerate(data["log"], 1):
            check_entry(number, entry)
        return cls(data["game"], data["seats"], data["dealer"], [dict(entry) for entry in data["log"]])

    @classmethod
    def from_json(cls, text: str | bytes) -> "Record":
        """The inverse of `to_json`.  Raises `InvalidRecord`."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise InvalidRecord(f"this is not JSON: {error}") from None
        return cls.from_dict(data)


def check_entry(number: int, entry: Any) -> None:
    """Raise `InvalidRecord` if the `number`-th entry of a log is not of a known form."""
    do = entry.get("do") if isinstance(entry, Mapping) else None
    if not isinstance(do, str) or do not in ENTRIES:
        raise InvalidRecord(f"entry {number}: {do!r} is none of {', '.join(ENTRIES)}")
    optional = {name: kind for name, kind in OPTIONAL.get(do, {}).items() if name in entry}
    fields = ENTRIES[do] | optional
    for name, kind in fields.items():
        if type(entry.get(name)) is not kind:
            raise InvalidRecord(
                f"entry {number}: {do} needs {name}, {_kind_text(kind)}, not {entry.get(name)!r}"
            )
    if unknown := set(entry) - set(fields) - {"do"}:
        raise InvalidRecord(f"entry {number}: {do} has no {sorted(unknown)[0]!r}")


def _kind_text(kind: type) -> str:
    return {int: "a whole number", str: "a text", list: "a list"}[kind]
