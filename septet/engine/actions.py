"""Offering legal actions: an action and the inclusive range of its value."""

from typing import Any

from .kernel import kernel


@kernel
def offer(choices: Any, count: int, kind: int, low: int, high: int) -> int:
    """Add one legal action with the range of its value; return the new count."""
    choices[count, 0], choices[count, 1], choices[count, 2] = kind, low, high
    return count + 1
