"""The base of typed events: what just happened, as one viewer may see it."""

from typing import Any

from pydantic import BaseModel, ConfigDict


class Event(BaseModel):
    """Something that happened at the table.

    Each kind of event is a class of its own with a constant `kind`, so that a reader (or a
    program in another language) can tell them apart.
    """

    model_config = ConfigDict(frozen=True)

    kind: Any

    def __str__(self) -> str:
        parts = [f"{name} {value}" for name, value in self if name != "kind" and value is not None]
        return " ".join([str(self.kind), *parts])
