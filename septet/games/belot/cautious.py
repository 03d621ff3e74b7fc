"""A cautious player of Belot: bids on strength, declares all, takes tricks cheaply."""

from typing import Any

from ...engine.actions import row_of
from ...engine.kernel import kernel
from .calling import advise_call
from .combinations import next_of_plan
from .prospects import prospect
from .state import Act, Phase


@kernel
def advise(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """What to do as the actor, of the legal actions in `choices`."""
    if count == 1:
        return choices.kind[0], choices.low[0]
    if state.phase == Phase.BIDDING:
        return advise_call(state, choices, count)
    if row_of(choices, count, Act.DECLARE) >= 0:
        return Act.DECLARE.value, next_of_plan(state.free[state.actor], rules)
    if state.phase == Phase.DECLARING:
        return Act.PASS.value, 0
    return advise_card(state, rules, choices, count)


@kernel
def advise_card(state: Any, rules: Any, choices: Any, count: int) -> tuple[int, int]:
    """The card that promises most."""
    kind, chosen, best = 0, 0, -1000.0
    for row in range(count):
        worth = prospect(state, rules, choices.kind[row], choices.low[row])
        if worth > best:
            kind, chosen, best = choices.kind[row], choices.low[row], worth
    return kind, chosen
