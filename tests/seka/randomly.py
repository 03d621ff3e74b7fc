"""Random house rules, random cards with many ties, and random play.

Everything is drawn from a seed (an integer), so that Hypothesis can choose and shrink the rules and a failing
game can be told again.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hypothesis import strategies as st

from .reference import CHOICES, DECKS, PRESETS, Reference, Rules, contradictions, hand_value

Legal = Mapping[str, tuple[int, int]]

# An option is only changed together with what it depends on.
DEPENDS = {
    "wild_in_three_sixes": lambda rules: (
        rules.three_sixes_34 and rules.hand_size == 3 and rules.wild_cards != "none"
    ),
    "last_two_tie": lambda rules: rules.compare_mode == "any_previous",
    "blind_knock": lambda rules: rules.blind_play != "off",
    "blind_in_swara": lambda rules: rules.blind_play != "off",
    "swara_entry_basis": lambda rules: rules.swara_folded_entry == "half_pot",
    "three_sixes_34": lambda rules: rules.hand_size == 3,
}


@dataclass(frozen=True)
class Setup:
    """A table before its first deal, and the seed of everything that happens at it."""

    rules: Rules
    chips: tuple[int, ...]
    dealer: int
    seed: int
    empty: int = 0
    """Free places at the table."""
    keen: bool = False
    """Players who love swaras, and cards to match."""

    @property
    def seats(self) -> int:
        """Places at the table."""
        return len(self.chips) + self.empty

    @property
    def rng(self) -> random.Random:
        """A fresh generator for the whole story of this table."""
        return random.Random(self.seed)


def _dependable(rules: Rules) -> Rules:
    """Give options without effect their preset's value again, the dependent ones last."""
    preset = PRESETS[rules.preset]
    for name in ("three_sixes_34", *DEPENDS):
        if not DEPENDS[name](rules):
            rules = replace(rules, **{name: getattr(preset, name)})
    if rules.blind_play != "off" and rules.max_bet // 2 < rules.min_bet:
        rules = replace(rules, max_bet=2 * rules.min_bet)
    assert not contradictions(rules), rules
    return rules


@st.composite
def house_rules(draw: st.DrawFn, **fixed: Any) -> Rules:
    """Any rules that can be played; a preset with any number of options changed."""
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    changed = draw(st.sets(st.sampled_from(sorted(CHOICES))))
    changes: dict[str, Any] = {name: draw(st.sampled_from(CHOICES[name])) for name in sorted(changed)}
    changes["ante"] = draw(st.integers(1, 4))
    changes["min_bet"] = draw(st.integers(1, 3))
    changes["max_bet"] = draw(st.integers(changes["min_bet"], 12))
    changes["starting_chips"] = draw(st.sampled_from([4, 20, 100]))
    return _dependable(replace(rules, **{**changes, **fixed}))


@st.composite
def any_rules(draw: st.DrawFn) -> Rules:
    """Options within their bounds, whether they go together or not."""
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    changed = draw(st.sets(st.sampled_from(sorted(CHOICES)), max_size=6))
    changes: dict[str, Any] = {name: draw(st.sampled_from(CHOICES[name])) for name in sorted(changed)}
    for name, least, most in (("ante", 1, 120), ("min_bet", 1, 12), ("max_bet", 1, 12)):
        if draw(st.booleans()):
            changes[name] = draw(st.integers(least, most))
    if draw(st.booleans()):
        changes["time_limit_minutes"] = draw(st.integers(1, 100))
    return replace(rules, **changes)


@st.composite
def setups(draw: st.DrawFn, most: int = 8, **fixed: Any) -> Setup:
    """A table of 2 to 8 players with unequal stacks, at least two of whom can pay the ante."""
    rules = draw(house_rules(**fixed))
    stack = st.one_of(st.integers(0, 12), st.integers(10, 60))
    chips = draw(st.lists(stack, min_size=2, max_size=most))
    if draw(st.integers(0, 5)) == 5:  # hardly anybody can bet
        chips = [min(amount, rules.ante + draw(st.integers(0, 4))) for amount in chips]
    for seat in range(2):
        chips[seat] = max(chips[seat], rules.ante)
    dealer = draw(st.integers(0, len(chips) - 1))
    return Setup(rules, tuple(chips), dealer, draw(st.integers(0, 2**32 - 1)))


@st.composite
def roomy_setups(draw: st.DrawFn, **fixed: Any) -> Setup:
    """A table with free places, where players may come and go and play has no end of its own."""
    setup = draw(setups(most=5, end_condition="none", **fixed))
    return replace(setup, empty=draw(st.integers(0, 3)))


@st.composite
def keen_setups(draw: st.DrawFn) -> Setup:
    """Few chips, many ties, and players who compare hands and enter swaras."""
    setup = draw(setups(most=5))
    rules = _dependable(
        replace(
            setup.rules,
            swara_folded_entry=draw(st.sampled_from(["half_pot", "half_pot", "off"])),
            swara_entry_basis=draw(st.sampled_from(["at_declaration", "growing"])),
            swara_ante=draw(st.booleans()),
            swara_split=draw(st.booleans()),
        )
    )
    return replace(setup, rules=rules, keen=True)


def seeded_setup(seed: int, most: int = 8) -> Setup:
    """A setup without Hypothesis, for the long runs."""
    rng = random.Random(f"setup {seed}")
    rules = PRESETS[rng.choice(sorted(PRESETS))]
    least = rng.randint(1, 3)
    changes: dict[str, Any] = {
        name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.35
    }
    keen = seed % 2 == 1
    if keen:
        changes.update(
            swara_folded_entry="half_pot",
            swara_entry_basis=rng.choice(("at_declaration", "growing")),
            swara_ante=rng.random() < 0.5,
        )
    changes.update(ante=rng.randint(1, 4), min_bet=least, max_bet=rng.randint(least, 12))
    rules = _dependable(replace(rules, **changes))
    poor = (0, rules.ante + 1, 3 * rules.ante + 2, 40)
    chips = [
        rng.choice(poor if keen else (rng.randint(0, 12), rng.randint(10, 60)))
        for _ in range(rng.randint(2, most))
    ]
    for seat in range(2):
        chips[seat] = max(chips[seat], rules.ante)
    return Setup(rules, tuple(chips), rng.randrange(len(chips)), seed, keen=keen)


def some_deck(rng: random.Random, rules: Rules, players: int, ties: float = 0.7) -> list[str]:
    """A shuffled deck; more often than by chance some of the hands it deals are equal."""
    deck = rng.sample(DECKS[rules.deck], len(DECKS[rules.deck]))
    hands = [deck[seat::players][: rules.hand_size] for seat in range(players)]
    if rng.random() < ties:
        stub = deck[players * rules.hand_size :]
        for _ in range(1 if ties < 0.8 else players - 1):
            _make_a_tie(rng, rules, hands, stub)
        dealt = [hands[seat][turn] for turn in range(rules.hand_size) for seat in range(players)]
        deck = dealt + stub
    return deck


def _make_a_tie(rng: random.Random, rules: Rules, hands: list[list[str]], stub: list[str]) -> None:
    """Give one seat cards from the stub that count as much as another seat's hand."""
    one, two = rng.sample(range(len(hands)), 2)
    wanted = hand_value(hands[one], rules)
    for _ in range(150):
        pool = hands[two] + stub
        drawn = rng.sample(pool, rules.hand_size)
        if hand_value(drawn, rules) == wanted:
            hands[two] = drawn
            stub[:] = [card for card in pool if card not in drawn]
            return


KEEN = {"show": 8, "open": 8, "play": 4, "join": 5, "bet": 3, "look": 2}


def some_action(rng: random.Random, legal: Legal, *, keen: bool = False) -> tuple[str, int]:
    """A legal action: every kind comes often, folding less, bets mostly small so that betting goes on.

    Keen players compare hands, repeat swaras and enter them.
    """
    names = sorted(legal)
    weights = (
        [KEEN.get(name, 1) for name in names] if keen else [1 if name == "fold" else 3 for name in names]
    )
    name = rng.choices(names, weights)[0]
    low, high = legal[name]
    return name, rng.choice((low, low, rng.randint(low, high), high if rng.random() < 0.3 else low))


def next_deck(rng: random.Random, model: Reference, *, keen: bool = False) -> Sequence[str]:
    """The deck for the cards that the model waits for."""
    return some_deck(rng, model.rules, len(model.dealt_in), 0.9 if keen else 0.6)
