"""What all bots have in common."""

import abc
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..engine.actions import new_choices, offer
from ..engine.game import Game
from ..views import Action


@dataclass(frozen=True, slots=True)
class Turn:
    """What a bot is asked: all that its seat may know, and what it can do."""

    knowledge: Any
    """What the seat may know, as a record of the game's state (`engine.knowledge`)."""
    rules: Any
    seat: int
    choices: Any
    """Legal actions as `verbs.legal_actions` fills them in (`engine.actions.Choices`)."""
    count: int
    """How many rows are in use."""
    rng: random.Random


class Policy(abc.ABC):
    """Somebody who decides for a seat."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(
        self,
        knowledge: Any,
        rules: Any,
        seat: int,
        actions: Sequence[Action],
        rng: random.Random | None = None,
    ) -> tuple[str, int]:
        """The name and value of one of the legal `actions` of `seat`, whose turn it is.

        `knowledge` is what the seat may know (`Table.knowledge`), `rules` the record of the
        house rules.  Equal generators lead to equal choices; without one, chance is fresh.
        """
        acts = self.game.kind.acts
        choices = new_choices()
        for row, action in enumerate(actions):
            offer(choices, row, acts[action.name.upper()], action.low, action.high)
        turn = Turn(knowledge, rules, seat, choices, len(actions), rng or random.Random())
        kind, value = self.decide(turn)
        return acts(kind).name.lower(), value

    @abc.abstractmethod
    def decide(self, turn: Turn) -> tuple[int, int]:
        """The kind of one of the choices and a value in its range."""
