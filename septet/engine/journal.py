"""What just happened, as rows of numbers.

`apply` notes each thing that happens as a row (event, seat, value, extra); the
next action clears them.  People's logs, animations and translations are made of
these rows, never of text in the engine.

**A row never holds a card that somebody may not see.**  Where cards matter the
row names the places they lie in, and whoever reads it looks there with the
reader's eyes.
"""

from typing import Any

from .bits import natural
from .kernel import kernel


@kernel
def note(state: Any, event: int, seat: int, value: int = 0, extra: int = 0) -> None:
    """Write one row, if anybody will read it."""
    if state.unwatched:
        return
    row = state.journal[natural(state.events)]
    row[0], row[1], row[2], row[3] = event, seat, value, extra
    state.events += 1


def rows(state: Any) -> list[tuple[int, int, int, int]]:
    """The rows of the last action."""
    return [tuple(row) for row in state.journal[: int(state.events)].tolist()]
