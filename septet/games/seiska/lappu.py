"""The one decision of Seiska that is urgent: to say lappu."""

from typing import Any

from ...engine.game import Urgency
from .state import Act, Phase

LAPPU_IN_TIME = Urgency(seconds=5.0, action=Act.SILENT.name.lower())
"""So long a person may take to press a button; after that lappu is forgotten (SEIS-33, A10)."""


def urgent(state: Any, rules: Any) -> Urgency | None:
    """Lappu must be said in time; any time may be taken for all else."""
    return LAPPU_IN_TIME if state.phase == Phase.LAPPU else None
