"""Random tables of Seven Card Stud: house rules, unequal stacks, decks and actions."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import Any

from .reference import CHOICES, DECK, Action, Rules


@dataclass(frozen=True)
class Setup:
    """A table before its first hand."""

    rules: Rules
    chips: tuple[int, ...]
    dealer: int
    seed: int

    @property
    def rng(self) -> random.Random:
        """Where the decks and actions come from."""
        return random.Random(self.seed)


def some_rules(rng: random.Random) -> Rules:
    """House rules with about a third of the options changed; limits both small and awkward."""
    small = rng.choice((2, 2, 4, 5, 10))
    changes: dict[str, Any] = {
        name: rng.choice(values) for name, values in CHOICES.items() if rng.random() < 0.35
    }
    changes.update(
        small_bet=small,
        big_bet=rng.choice((2 * small, 2 * small, small, small + 1, 3 * small)),
        bring_in=rng.randint(1, small - 1),
        ante=rng.choice((0, 1, 1, 3)),
        max_players=8,
    )
    return replace(Rules(), **changes)


def seeded_setup(seed: int, most: int = 8) -> Setup:
    """A setup with two to eight players, of whom many have too little for the whole hand."""
    rng = random.Random(f"stud {seed}")
    rules = some_rules(rng)
    least, unit = rules.ante + rules.bring_in, rules.big_bet
    players = rng.randint(2, most)
    chips = [
        rng.choice((rng.randint(1, 2 * unit), rng.randint(unit, 6 * unit), rng.randint(unit, 25 * unit)))
        for _ in range(players)
    ]
    for seat in rng.sample(range(players), 2):
        chips[seat] = max(chips[seat], least)
    return Setup(rules, tuple(chips), rng.randrange(players), seed)


def some_deck(rng: random.Random) -> list[str]:
    """A shuffled deck; now and then one in which boards and hands are often equal."""
    deck = rng.sample(DECK, len(DECK))
    if rng.random() < 0.3:
        ranks = rng.sample("23456789TJQKA", rng.randint(6, 9))
        deck.sort(key=lambda card: card[0] not in ranks)
        top = 4 * len(ranks)
        deck[:top] = rng.sample(deck[:top], top)
    return deck


def some_action(rng: random.Random, legal: set[Action], *, bold: bool) -> Action:
    """A legal action: folds are rare, bold players bet and raise most of the time."""
    actions = sorted(legal)
    rising = 6 if bold else 2
    weights = [
        1 if name == "fold" else rising if name in ("bet", "complete", "raise") else 4 for name, _ in actions
    ]
    return rng.choices(actions, weights)[0]
