"""A cautious player: the tips of the rule document as a policy (SEKA-78 to SEKA-81).

Know the numbers (31 very strong, 25 good, under 20 weak, more with many players),
bluff now and then while several bet, be careful with half a pot for three unknown
cards, and bet modestly, for betting can last many rounds.
"""

from typing import Any

from ...engine.chance import below
from ...engine.kernel import kernel
from ...engine.seats import live_count
from .hands import value_of
from .state import Act, Phase

VERY_STRONG, GOOD, WEAK = 31, 25, 20
"""Hint bands (SEKA-80)."""


@kernel
def enough(opponents: int) -> int:
    """The value from which a hand is worth staying in against so many opponents."""
    return min(WEAK - 3 + 2 * opponents, GOOD)


@kernel
def advise(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """What to do as the actor, of the legal actions in `choices`."""
    if state.phase == Phase.BETTING:
        return advise_betting(state, rules, rng, choices, count)
    if state.phase == Phase.SPLIT:
        return Act.SPLIT.value, 0
    if state.phase == Phase.ENTRY:
        rich = state.chips[state.actor] >= 6 * choices[0, 1]
        if rich and below(rng, 4) == 0:
            return Act.JOIN.value, choices[0, 1]
        return Act.DECLINE.value, 0
    return choices[0, 0], choices[0, 1]


@kernel
def row_of(choices: Any, count: int, kind: int) -> int:
    """The row of a kind of action, or -1."""
    for row in range(count):
        if choices[row, 0] == kind:
            return row
    return -1


@kernel
def advise_betting(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """Bet, compare or fold."""
    seat = state.actor
    bet = row_of(choices, count, Act.BET)
    if not state.looked[seat]:
        look = row_of(choices, count, Act.LOOK)
        stays_blind = bet >= 0 and choices[bet, 1] <= 2 and state.turns[seat] < 2 and below(rng, 2) == 0
        if stays_blind or look < 0:
            if bet >= 0:
                return Act.BET.value, choices[bet, 1]
            return Act.FOLD.value, 0
        return Act.LOOK.value, 0
    value = value_of(state.hand[seat], rules)
    opponents = live_count(state) - 1
    show = max(row_of(choices, count, Act.SHOW), row_of(choices, count, Act.OPEN))
    worth = value >= enough(opponents)
    if value >= VERY_STRONG and bet >= 0 and state.turns[seat] < 3:
        raised = choices[bet, 1] + 1 + below(rng, 2)
        return Act.BET.value, min(raised, choices[bet, 2])
    if show >= 0 and (worth or state.pot >= 4 * choices[show, 1]):
        if value < GOOD or state.turns[seat] >= 2 or below(rng, 2) == 0:
            return choices[show, 0], choices[show, 1]
    if bet < 0:
        return Act.FOLD.value, 0
    bluffs = opponents > 1 and state.turns[seat] == 0 and below(rng, 12) == 0
    cheap = choices[bet, 1] <= 1 + rules.max_bet // 4
    if worth and (cheap or value >= GOOD):
        return Act.BET.value, choices[bet, 1]
    if bluffs and cheap:
        return Act.BET.value, min(choices[bet, 1] + 1, choices[bet, 2])
    return Act.FOLD.value, 0
