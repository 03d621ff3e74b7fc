"""Tables under random house rules at every decision of random deals, and the same with other hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import septet
from septet.engine.kernel import INTERPRETED
from septet.engine.knowledge import SPECTATOR

# Deals that lead to a swara and its questions, to comparisons, and to blind play, among others.
DEALS = (8, 9, 18, 22) if INTERPRETED else (1, 3, 5, 8, 9, 12, 16, 18, 25, 27, 29, 35, 36, 40, 42)

QUICK: dict[str, dict[str, Any]] = {"searching": {"playouts": 6 if INTERPRETED else 60, "seconds": None}}
"""Options of bots that are quick and whose thinking does not depend on the clock."""


def decisions(seed: int) -> Iterator[Any]:
    """A table at each decision of one deal, played at random; ties, and so swaras, are frequent."""
    rng = random.Random(f"decisions {seed}")
    game = random_game(rng)
    players = rng.randint(2, game.max_players)
    chips = [rng.choice((rng.randint(4, 12), rng.randint(10, 90))) for _ in range(players)]
    table = septet.Table(game, players, seed=seed, chips=chips, dealer=rng.randrange(players))
    table.deal(hands=equal_hands(rng, table) if rng.random() < 0.7 else None)
    for _ in range(60):
        if table.over:
            return
        yield table
        action = rng.choices(table.actions, [1 if action.name == "fold" else 3 for action in table.actions])[
            0
        ]
        table.act(action.name, rng.choice((action.low, action.low, rng.randint(action.low, action.high))))


def random_game(rng: random.Random) -> septet.Game:
    """Seka under random house rules."""
    options: dict[str, Any] = {"preset": rng.choice(("home", "online"))}
    for name, option in septet.game("seka").schema["properties"].items():
        if rng.random() < 0.3 and name != "preset":
            if option.get("type") == "integer":
                options[name] = rng.randint(option["minimum"], min(option["maximum"], option["minimum"] + 9))
            else:
                options[name] = rng.choice(option.get("enum", (False, True)))
    options.update(ante=rng.randint(1, 4), min_bet=1, max_bet=rng.randint(2, 12), starting_chips=90)
    while True:
        try:
            return septet.game("seka", options)
        except septet.InvalidRules as error:
            for name, _ in error.problems:
                options.pop(name, None)


def equal_hands(rng: random.Random, table: septet.Table) -> dict[int, str]:
    """Hands for two seats that count the same under all rules."""
    first, second = rng.sample(range(table.seats), 2)
    size = int(table.game.record().hand_size)
    one, other = "Ah Th 9c", "Ad Td 9s"
    return {first: " ".join(one.split()[:size]), second: " ".join(other.split()[:size])}


def with_other_hidden_cards(state: Any, viewer: int, rng: random.Random) -> Any:
    """A copy of the state in which all cards that `viewer` cannot see have changed places."""
    other = state.copy()
    places = [("deck", (place,)) for place in range(int(state.dealt), int(state.deck_size))]
    for seat in range(int(state.seats)):
        for slot in range(3):
            seen = int(state.hand_seen[seat, slot]) >> viewer & 1
            if state.hand[seat, slot] >= 0 and not seen:
                places.append(("hand", (seat, slot)))
    cards = [int(state[name][place]) for name, place in places]
    rng.shuffle(cards)
    for (name, place), card in zip(places, cards, strict=True):
        other[name][place] = card
    other.deck[: int(state.dealt)] = rng.sample(range(52), int(state.dealt))
    other.tied_with[:] = [rng.randrange(9) for _ in other.tied_with]
    return other


def all_viewers(state: Any) -> list[int]:
    """Every seat, and who only watches."""
    return [*range(int(state.seats)), SPECTATOR]
