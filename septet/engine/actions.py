"""Legal actions in rows: an action and the inclusive range of its value."""

from typing import Any

from .kernel import kernel


@kernel
def offer(choices: Any, count: int, kind: int, low: int, high: int) -> int:
    """Add one legal action with the range of its value; return the new count."""
    choices[count, 0], choices[count, 1], choices[count, 2] = kind, low, high
    return count + 1


@kernel
def row_of(choices: Any, count: int, kind: int) -> int:
    """The row of a kind of action, or -1: the first of them, which has the lowest value."""
    for row in range(count):
        if choices[row, 0] == kind:
            return row
    return -1
