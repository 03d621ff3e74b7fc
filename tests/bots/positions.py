"""Tables under random house rules at every decision of random deals, and the same with other hidden cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import septet
from septet.engine.kernel import INTERPRETED
from septet.engine.knowledge import SPECTATOR
from tests.seka.randomly import seeded_setup, some_action, some_deck
from tests.seka.reference import changes_of

# Deals that lead to a swara and its questions, to comparisons, and to blind play, among others.
DEALS = (3, 6, 7, 17, 25, 40) if INTERPRETED else (3, 4, 6, 7, 9, 17, 25, 26, 29, 40, 47, 52, 56, 59)

QUICK: dict[str, dict[str, Any]] = {"searching": {"playouts": 6 if INTERPRETED else 60, "seconds": None}}
"""Options of bots that are quick and whose thinking does not depend on the clock."""


def decisions(seed: int) -> Iterator[Any]:
    """A table at each decision of one deal, played at random; ties, and so swaras, are frequent."""
    setup = seeded_setup(seed)
    rng = random.Random(f"decisions {seed}")
    table = septet.Table(
        "seka",
        players=len(setup.chips),
        rules=changes_of(setup.rules),
        seed=seed,
        chips=list(setup.chips),
        dealer=setup.dealer,
    )
    dealt_in = sum(chips >= setup.rules.ante for chips in setup.chips)
    table.deal(deck=some_deck(rng, setup.rules, dealt_in))
    for _ in range(60):
        if table.over:
            return
        yield table
        table.act(*some_action(rng, {action.name: (action.low, action.high) for action in table.actions}))


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
