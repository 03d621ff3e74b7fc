"""The cautious player: what the game's own rules of thumb say."""

from ..engine import verbs
from ..engine.chance import generator
from .policy import Policy, Turn


class Cautious(Policy):
    """Plays by the tips of the rule page, at once."""

    def decide(self, turn: Turn) -> tuple[int, int]:
        """Ask the game (`verbs.advise`)."""
        chance = generator(turn.rng.getrandbits(64))
        kind, value = verbs.advise(turn.knowledge, turn.rules, chance, turn.choices, turn.count)
        return int(kind), int(value)
