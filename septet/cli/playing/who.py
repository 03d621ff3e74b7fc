"""Who sits where, for sentences."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...translation import Translator


@dataclass(frozen=True)
class Who:
    """The names at the table, and which seat is the reader's."""

    names: Sequence[str]
    you: int
    words: Translator

    def subject(self, seat: int) -> dict[str, Any]:
        """The variables of a sentence about a seat."""
        return {"name": self.names[seat], "you": self.yes(seat == self.you)}

    def listed(self, seats: Sequence[int]) -> str:
        """Names in a list, as "Anna, Ben and you": the reader comes last."""
        from babel.lists import format_list

        ordered = sorted(seats, key=lambda seat: seat == self.you)
        names = [self.words.text("table-you-listed") if s == self.you else self.names[s] for s in ordered]
        return format_list(names, style="standard", locale=self.words.language)

    def yes(self, condition: bool) -> str:
        """A condition as messages select by it."""
        return "yes" if condition else "no"
