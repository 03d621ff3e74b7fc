"""Legal actions in rows: an action and the inclusive range of its value."""

from typing import Any

from .kernel import kernel
from .record import Ints, hidden, new, record

ROWS = 64
"""The most that a game fills."""


@record
class Choices:
    """What the actor may do; `legal_actions` fills the rows and says how many.

    It is a record and no array because compiled code hands a record on as one pointer, and an
    array as seven numbers, which cost a fifth of the time of a simulation.
    """

    kind: Ints = hidden(ROWS)  # the action
    low: Ints = hidden(ROWS)  # the least of its values
    high: Ints = hidden(ROWS)  # ... and the highest


CHOICES: Any = Choices.dtype  # type: ignore[attr-defined]
"""For compiled code, which makes its own rows: `np.empty(1, CHOICES)[0]`."""


def new_choices() -> Any:
    """Rows for `legal_actions` to fill."""
    return new(CHOICES)


def listed(choices: Any, count: int) -> list[tuple[int, int, int]]:
    """The first rows as (kind, low, high), for code that is not compiled."""
    columns = (choices.kind, choices.low, choices.high)
    return list(zip(*(column[:count].tolist() for column in columns), strict=True))


@kernel
def offer(choices: Any, count: int, kind: int, low: int, high: int) -> int:
    """Add one legal action with the range of its value; return the new count."""
    choices.kind[count], choices.low[count], choices.high[count] = kind, low, high
    return count + 1


@kernel
def row_of(choices: Any, count: int, kind: int) -> int:
    """The row of a kind of action, or -1: the first of them, which has the lowest value."""
    for row in range(count):
        if choices.kind[row] == kind:
            return row
    return -1
