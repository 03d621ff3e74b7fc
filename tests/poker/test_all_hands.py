"""All hands counted: the frequencies are the published ones."""

from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest

from septet import poker
from septet.engine.kernel import kernel
from septet.engine.poker import NO_CARDS, key_of, rank_of_key
from septet.poker import Category
from tests.data import read_json

from .reference import rank_five

NAMES = [
    ("high_card", Category.HIGH_CARD),
    ("pair", Category.PAIR),
    ("two_pair", Category.TWO_PAIR),
    ("three_of_a_kind", Category.THREE_OF_A_KIND),
    ("straight", Category.STRAIGHT),
    ("flush", Category.FLUSH),
    ("full_house", Category.FULL_HOUSE),
    ("four_of_a_kind", Category.FOUR_OF_A_KIND),
]
ROYAL = 0x8CBA98

# Compiled code ranks them in a second or two, plain Python would need an hour.
pytestmark = pytest.mark.compiled


def published(table: str) -> dict[str, int]:
    """The counts of one table of the file."""
    counts: dict[str, int] = read_json("vectors/poker_counts.json")[table]
    return counts


def summary(counts: "np.ndarray[Any, Any]") -> dict[str, int]:
    """Counts of values in the terms of the file."""
    by_category = counts.reshape(9, -1).sum(axis=1)
    found = {name: int(by_category[category]) for name, category in NAMES}
    royal = int(counts[ROYAL])
    found |= {"straight_flush": int(by_category[Category.STRAIGHT_FLUSH]) - royal, "royal_flush": royal}
    return found | {"total": int(counts.sum()), "distinct_values": int((counts > 0).sum())}


@pytest.fixture(scope="module")
def fives() -> "np.ndarray[Any, Any]":
    """All hands of five cards."""
    cards = np.fromiter((card for five in combinations(range(52), 5) for card in five), np.int8)
    return cards.reshape(-1, 5)


def test_all_hands_of_five(fives: "np.ndarray[Any, Any]") -> None:
    values = poker.rank(fives)
    assert summary(np.bincount(values, minlength=9 << 20)) == published("five_card")


def test_the_7462_values_stand_in_the_order_of_the_hands(fives: "np.ndarray[Any, Any]") -> None:
    _, where = np.unique(poker.rank(fives), return_index=True)
    ranked = [rank_five(hand) for hand in fives[where].tolist()]
    assert len(ranked) == 7462
    assert all(lower < higher for lower, higher in pairwise(ranked))


def test_a_hand_of_six_is_worth_its_best_five() -> None:
    draw = np.random.default_rng(6)
    sixes = draw.permuted(np.tile(np.arange(52, dtype=np.int8), (200_000, 1)), axis=1)[:, :6]
    without_one = [poker.rank(np.delete(sixes, left_out, axis=1)) for left_out in range(6)]
    assert np.array_equal(poker.rank(sixes), np.max(without_one, axis=0))


@kernel
def count_sevens(counts: Any) -> None:
    """Count the values of all hands of seven cards; keys are added card by card."""
    for a in range(52):
        key_1, held_1 = NO_CARDS + key_of(a), 1 << a
        for b in range(a):
            key_2, held_2 = key_1 + key_of(b), held_1 | 1 << b
            for c in range(b):
                key_3, held_3 = key_2 + key_of(c), held_2 | 1 << c
                for d in range(c):
                    key_4, held_4 = key_3 + key_of(d), held_3 | 1 << d
                    for e in range(d):
                        key_5, held_5 = key_4 + key_of(e), held_4 | 1 << e
                        for f in range(e):
                            key_6, held_6 = key_5 + key_of(f), held_5 | 1 << f
                            for g in range(f):
                                counts[rank_of_key(key_6 + key_of(g), held_6 | 1 << g, 7)] += 1


def test_all_hands_of_seven() -> None:
    counts = np.zeros(9 << 20, np.int32)
    count_sevens(counts)
    assert summary(counts) == published("seven_card_best_five")
