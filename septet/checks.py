"""Numbers that people give: whole, and within bounds."""

from typing import Any

import numpy as np

from .errors import NotPossible


def check_number(what: str, number: Any, low: int, high: int) -> None:
    """Raises `NotPossible` unless `number` is a whole number from `low` to `high`; `what` names it."""
    if isinstance(number, bool) or not isinstance(number, (int, np.integer)):
        raise NotPossible(f"{what} {number!r}: must be a whole number")
    if not low <= number <= high:
        raise NotPossible(f"{what} {number}: must be {low} to {high}")
