"""A cautious player: the tips of the rule document as a policy (SEKA-78 to SEKA-81).

Know what a hand is worth against so many opponents, those who have bet counting for
more; pay what the pot is worth and no more; raise with strong hands, modestly, for betting
can last many rounds; bluff now and then while several bet, for the last opponent can
simply show; and think twice before half a pot goes on three unknown cards.
"""

from typing import Any

from ...engine.actions import row_of
from ...engine.chance import below, one_in
from ...engine.kernel import kernel
from ...engine.seats import live_count
from .chances import chance_to_beat
from .hands import value_of
from .reading import folded_at_first, weakest_played
from .state import Act, Phase

VERY_STRONG, GOOD, WEAK = 31, 25, 20
"""Hint bands for people (SEKA-80)."""

STRONG = 0.78
"""The chance to win with which one raises."""

RAISING_TURNS = 4
"""After so many turns even a sure winner has raised enough."""

DOUBTFUL = 0.6
"""With less than this chance against several, a comparison is better than another round."""

LAST_CHANCE = 0.3
"""The chance with which one spends the last chips that pay for a turn."""


@kernel
def advise(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """What to do as the actor, of the legal actions in `choices`."""
    if count == 1:
        return choices.kind[0], choices.low[0]
    if state.phase == Phase.SPLIT:
        return advise_split(state, rules, rng)
    if state.phase == Phase.ENTRY:
        return advise_entry(state, rules, rng, choices.low[0])
    if not state.looked[state.actor]:
        return advise_blind(state, rules, rng, choices, count)
    return advise_betting(state, rules, rng, choices, count)


# --- betting ---------------------------------------------------------------------


@kernel
def chance_against(state: Any, rules: Any, value: int, other: int) -> float:
    """The chance that another player folds or has the weaker hand, as far as the betting tells."""
    chance = chance_to_beat(value, rules)
    if not state.looked[other]:
        return chance
    if state.turns[other] == 0:
        return max(chance, folded_at_first(state, other))
    weakest = weakest_played(state, other)
    return max(chance - weakest, 0.0) / (1.0 - weakest)


@kernel
def chance_to_win(state: Any, rules: Any) -> float:
    """The chance that the actor's hand is good against all who are in."""
    seat = state.actor
    value = value_of(state.hand[seat], rules)
    chance = 1.0
    for other in range(state.seats):
        if other != seat and state.live[other]:
            chance *= chance_against(state, rules, value, other)
    return chance


@kernel
def advise_betting(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """Raise, bet, compare or fold with cards that have been seen."""
    opponents = live_count(state) - 1
    bet = row_of(choices, count, Act.BET)
    compare = max(row_of(choices, count, Act.SHOW), row_of(choices, count, Act.OPEN))
    chance = chance_to_win(state, rules)
    if bet >= 0 and raises(state, rng, chance):
        return Act.BET.value, raised(rng, choices.low[bet], choices.high[bet])
    if compare >= 0 and (opponents == 1 or chance < DOUBTFUL):
        price = choices.low[compare]
        if chance * (state.pot + price) >= price:
            return choices.kind[compare], price
    if bet >= 0 and worth_a_bet(state, chance, choices.low[bet], opponents, compare >= 0):
        return Act.BET.value, choices.low[bet]
    if bet >= 0 and bluffs(state, rules, rng, opponents, choices.low[bet]):
        return Act.BET.value, min(choices.low[bet] + 1, choices.high[bet])
    return Act.FOLD.value, 0


@kernel
def raises(state: Any, rng: Any, chance: float) -> bool:
    """Whether a hand is strong enough to raise; now and then one keeps quiet anyway."""
    return chance >= STRONG and state.turns[state.actor] < RAISING_TURNS and not one_in(rng, 10)


@kernel
def raised(rng: Any, low: int, high: int) -> int:
    """A raise that leaves room for more: from one chip to a bit more than half of what is possible."""
    return min(low + 1 + below(rng, 3 * (high - low) // 5 + 1), high)


@kernel
def worth_a_bet(state: Any, chance: float, price: int, opponents: int, comparing: bool) -> bool:
    """Whether the pot is worth what it costs to stay in, probably for more than one turn."""
    if state.chips[state.actor] < 2 * price and not comparing:
        return chance >= LAST_CHANCE  # the next turn cannot be paid
    cost = price * (0.6 + 0.6 * opponents)
    return chance * (state.pot + cost * (1.0 + 0.45 * opponents)) >= cost


@kernel
def bluffs(state: Any, rules: Any, rng: Any, opponents: int, price: int) -> bool:
    """A bluff works only while several bet (SEKA-81), and only a cheap one is worth a try."""
    cheap = price <= max(rules.min_bet, rules.max_bet // 5)
    return opponents > 1 and state.turns[state.actor] == 0 and cheap and one_in(rng, 13)


# --- playing blind ---------------------------------------------------------------


@kernel
def advise_blind(state: Any, rules: Any, rng: Any, choices: Any, count: int) -> tuple[int, int]:
    """Stay in the dark for a turn or two while it is cheap, or when looking costs too much to go on."""
    seat = state.actor
    bet, look = row_of(choices, count, Act.BET), row_of(choices, count, Act.LOOK)
    if bet < 0:
        return Act.LOOK.value, 0
    price = choices.low[bet]
    too_dear_to_look = state.chips[seat] < max(state.level, rules.min_bet)
    cheap = price <= max(rules.min_bet, rules.max_bet // 5) and 6 * price <= state.chips[seat]
    if look < 0 or too_dear_to_look:
        return Act.BET.value, price
    if cheap and state.turns[seat] < 2 and one_in(rng, 2):
        return Act.BET.value, price
    return Act.LOOK.value, 0


# --- swara -----------------------------------------------------------------------


@kernel
def rivals(state: Any, rules: Any) -> int:
    """How many others take part in the coming swara and can pay a bet in it."""
    count = 0
    for seat in range(state.seats):
        takes_part = state.party[seat] or state.joined[seat]
        count += takes_part and seat != state.actor and state.chips[seat] >= rules.min_bet
    return count


@kernel
def advise_split(state: Any, rules: Any, rng: Any) -> tuple[int, int]:
    """Divide the pot, unless the others cannot pay a bet, or for the fun of it with enough chips."""
    able = state.chips[state.actor] >= rules.min_bet
    rich = state.chips[state.actor] >= 5 * rules.max_bet
    if able and (rivals(state, rules) == 0 or (rich and one_in(rng, 4))):
        return Act.PLAY.value, 0
    return Act.SPLIT.value, 0


@kernel
def advise_entry(state: Any, rules: Any, rng: Any, price: int) -> tuple[int, int]:
    """Buy in if the share of the pot that can be hoped for is clearly more than the price."""
    left = state.chips[state.actor] - price
    share = (state.pot + price) / (1.0 + rivals(state, rules))
    bold = left >= 5 * rules.max_bet and one_in(rng, 8)
    if left >= rules.min_bet and (share >= 1.4 * price or (bold and share >= price)):
        return Act.JOIN.value, price
    return Act.DECLINE.value, 0
