"""Fixtures of the Seka tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from . import reference
from .play import SIDES


@pytest.fixture(params=sorted(SIDES))
def side(request: pytest.FixtureRequest) -> str:
    """Which of the two is asked: the reference model or the public table."""
    return request.param


@pytest.fixture
def seka(side: str) -> Callable[..., Any]:
    """Lays out a table."""
    return SIDES[side]


def reference_count(hand: str, **options: Any) -> int:
    """The reference model's count."""
    return reference.hand_value(hand, reference.rules_of(**options))


def public_count(hand: str, **options: Any) -> int:
    """The count of the public function."""
    import septet

    return int(septet.seka.hand_value(hand, rules=reference.changes_of(reference.rules_of(**options))))


def reference_counts(hands: list[str], **options: Any) -> list[int]:
    """The reference model's counts of many hands."""
    rules = reference.rules_of(**options)
    return [reference.hand_value(hand, rules) for hand in hands]


def public_counts(hands: list[str], **options: Any) -> list[int]:
    """The counts of the public function, asked once for an array of all hands."""
    import numpy as np

    import septet

    codes = np.array([[card_code(card) for card in hand.split()] for hand in hands], dtype=np.int8)
    values = septet.seka.hand_value(codes, rules=reference.changes_of(reference.rules_of(**options)))
    assert values.shape == (len(hands),)
    return [int(value) for value in values]


def card_code(card: str) -> int:
    """The number of a card: four times its rank above the two, plus its suit."""
    return 4 * "23456789TJQKA".index(card[0]) + "cdhs".index(card[1])


@pytest.fixture
def count(side: str) -> Callable[..., int]:
    """Counts one hand under a preset with changed options."""
    return {"reference": reference_count, "table": public_count}[side]


@pytest.fixture
def counts(side: str) -> Callable[..., list[int]]:
    """Counts many hands under a preset with changed options."""
    return {"reference": reference_counts, "table": public_counts}[side]
