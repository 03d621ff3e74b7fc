"""The one decision of Seiska that is urgent: to say lappu."""

from typing import Any

from .state import Phase

SECONDS_FOR_LAPPU = 5.0
"""So long a person may take to press a button; who is not there forgets (SEIS-33, A10)."""


def haste(state: Any, rules: Any) -> float | None:
    """The seconds for the open decision: some for lappu, any time for all others."""
    return SECONDS_FOR_LAPPU if state.phase == Phase.LAPPU else None
