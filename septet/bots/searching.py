"""The searching player: thinks ahead in imagined worlds."""

import math
import random
from collections.abc import Sequence

from ..engine.actions import listed
from ..engine.game import Game
from ..search import PLAYOUTS, Thought, think
from .policy import Policy, Turn

SECONDS = 2.0
"""When to stop thinking on a machine that is slow or busy."""

WARMTH = 0.02
"""How much worse an action may be to be chosen about a third as often as the best, in parts of
what a deal goes up and down."""


class Searching(Policy):
    """Imagines what it cannot see, plays on from each action, and takes one of the best.

    Among actions that are nearly as good the choice is left to chance, so that nobody
    can read its cards from what it does.
    """

    def __init__(
        self, game: Game, playouts: int = PLAYOUTS, seconds: float | None = SECONDS, warmth: float = WARMTH
    ) -> None:
        super().__init__(game)
        self.playouts, self.seconds, self.warmth = playouts, seconds, warmth

    def decide(self, turn: Turn) -> tuple[int, int]:
        """Think, then choose."""
        kind, low, high = listed(turn.choices, turn.count)[0]
        if turn.count == 1 and low == high:
            return kind, low
        seed = turn.rng.getrandbits(63)
        thoughts = think(turn.knowledge, turn.rules, turn.seat, seed, self.playouts, self.seconds)
        thought = pick(thoughts, self.warmth, turn.rng)
        return thought.kind, thought.value


def pick(thoughts: Sequence[Thought], warmth: float, rng: random.Random) -> Thought:
    """One of the best: what is worth `warmth` standard deviations less is chosen 1/e times as often."""
    swing = sum(thought.stderr * math.sqrt(thought.playouts) for thought in thoughts) / len(thoughts)
    if warmth * swing == 0:
        return thoughts[0]
    best = max(thought.mean for thought in thoughts)
    return rng.choices(
        thoughts, [math.exp((thought.mean - best) / (warmth * swing)) for thought in thoughts]
    )[0]
