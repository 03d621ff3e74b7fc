"""Random tables of Seiska: house rules, players and actions."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from .reference import Move

CHOICES: dict[str, list[Any]] = {
    "hand_size": [5, 6],
    "max_draw": [1, 2, 4, 5],
    "draw_obligation": ["optional"],
    "voluntary_draw": [True],
    "multi_play": [False],
    "ace_on_ace": [True],
}
"""What options may be changed to; those that depend on one another are chosen in `some_rules`."""


@dataclass(frozen=True)
class Setup:
    """A table before its first deal."""

    rules: dict[str, Any]
    players: int
    dealer: int
    seed: int

    @property
    def rng(self) -> random.Random:
        """Where the actions come from."""
        return random.Random(self.seed)


def some_rules(rng: random.Random, players: int) -> dict[str, Any]:
    """House rules with about a third of the options changed."""
    rules = {name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.35}
    if rng.random() < 0.4:
        rules["packs"] = rng.choice(["one", "two"] if players <= 6 else ["two"])
    if rng.random() < 0.3:
        rules["lappu_mode"] = "auto"
    elif rng.random() < 0.4:
        rules["lappu_penalty"] = rng.choice([0, 1, 2, 4, 5])
    if rng.random() < 0.5:
        rules |= {"scoring": "heavy", "drop_out_at": rng.choice([30, 60, 100])}
    else:
        rules |= {"deals": rng.choice([1, 2, 3]), "tie_break": rng.choice(["shared", "extra_deal"])}
    return rules


def seeded_setup(seed: int, most: int = 8) -> Setup:
    """A setup with two to eight players."""
    rng = random.Random(f"seiska {seed}")
    players = rng.randint(2, most)
    return Setup(some_rules(rng, players), players, rng.randrange(players), seed)


WEIGHTS = {"draw": 0.4, "silent": 0.3, "pass": 0.7}
"""How often somebody draws who could play, or keeps silent; everything else counts 1."""


def some_action(rng: random.Random, legal: set[Move]) -> Move:
    """A legal action: nobody draws or forgets too often, so that deals end."""
    moves = sorted(legal)
    return rng.choices(moves, [WEIGHTS.get(name, 1) for name, _ in moves])[0]
