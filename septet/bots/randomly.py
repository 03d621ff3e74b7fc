"""The random player: any action, then any of its values."""

from ..engine.actions import listed
from .policy import Policy, Turn


class Random(Policy):
    """Plays any legal action, each kind equally often: a yardstick, not an opponent."""

    def decide(self, turn: Turn) -> tuple[int, int]:
        """Draw a row, then a value."""
        kind, low, high = turn.rng.choice(listed(turn.choices, turn.count))
        return kind, turn.rng.randint(low, high)
