"""Play deals to their end.  Written once, compiled for each game's record."""

from typing import Any

from .engine import verbs
from .engine.actions import action_at
from .engine.chance import below
from .engine.deal import DEALER, NOBODY
from .engine.deck import shuffle
from .engine.kernel import inlined_kernel, kernel

RANDOM, CAUTIOUS = None, 1
"""Policies that are compiled into playouts: uniform over the legal actions and then over the
action's range; or what the game's `advise` says.  (Random is None, because the compiler leaves
out what is done only where something `is not None`: nobody waits for advice that nobody asks.)"""


@inlined_kernel
def decide(state: Any, rules: Any, policy: int | None, rng: Any, choices: Any) -> tuple[int, int]:
    """An action of the actor: its kind and value."""
    count = verbs.legal_actions(state, rules, choices)
    if policy is not None:
        return verbs.advise(state, rules, rng, choices, count)
    kind, low, high = action_at(choices, count, below(rng, count) if count > 1 else 0)
    return kind, low + below(rng, high - low + 1) if high > low else low


@kernel
def play_out(state: Any, rules: Any, policy: int | None, rng: Any, choices: Any) -> int:
    """Play the deal to its end; return how many actions players took (deals not counted)."""
    actions = 0
    while state.actor != NOBODY:
        kind, value = verbs.DEAL, 0
        if state.actor == DEALER:
            shuffle(state, rng)
        else:
            kind, value = decide(state, rules, policy, rng, choices)
            actions += 1
        verbs.apply(state, rules, kind, value)
    return actions
