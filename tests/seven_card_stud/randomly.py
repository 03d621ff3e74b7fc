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


def twins_deck(rng: random.Random, players: int, burns: bool) -> list[str]:
    """A deck in which some players hold seven cards of the same ranks, so that they divide the pot.

    Whoever folds moves the cards of later streets to other places; then less is equal, or nothing.
    """
    ranks = rng.sample("23456789TJQKA", 7)
    twins = rng.sample(range(players), min(players, rng.choice((2, 2, 3, 4))))
    hands = {
        player: [rank + "cdhs"[(turn + number) % 4] for turn, rank in enumerate(ranks)]
        for number, player in enumerate(twins)
    }
    laid = {card for hand in hands.values() for card in hand}
    rest = [card for card in rng.sample(DECK, len(DECK)) if card not in laid]
    deck: list[str] = []
    for place in range(7):
        if burns and place > 2 and rest:
            deck.append(rest.pop())
        for player in range(players):
            if player in hands:
                deck.append(hands[player][place])
            elif rest:
                deck.append(rest.pop())
    return deck + rest


MOODS = {
    "calm": {"fold": 1, "bet": 2, "complete": 2, "raise": 2},
    "bold": {"fold": 1, "bet": 6, "complete": 6, "raise": 6},
    "patient": {"fold": 0.03, "bet": 1, "complete": 1, "raise": 1},
}
"""How often players fold and raise; a check or call counts 4."""


def some_action(rng: random.Random, legal: set[Action], mood: str) -> Action:
    """A legal action in a mood: nobody folds often, the patient hardly ever."""
    actions = sorted(legal)
    return rng.choices(actions, [MOODS[mood].get(name, 4) for name, _ in actions])[0]
