"""Random hands under random house rules, the reference model and the table in lock step."""

from __future__ import annotations

import pytest

from .lockstep import Pair
from .randomly import seeded_setup


def play_in_lock_step(seed: int, hands: int = 3) -> Pair:
    """Play some hands on both sides and compare after every step."""
    pair = Pair(seeded_setup(seed))
    for _ in range(hands):
        if not pair.model.can_deal:
            break
        pair.deal()
        pair.check()
        while not pair.model.over:
            pair.act_randomly()
            pair.check()
    return pair


@pytest.mark.parametrize("block", range(6))
def test_table_and_reference_agree_at_every_step(block):
    pairs = [play_in_lock_step(seed) for seed in range(15 * block, 15 * block + 15)]
    hands, with_side_pots = sum(pair.hands for pair in pairs), sum(pair.side_pots for pair in pairs)
    assert hands > 25 and with_side_pots > hands // 4, "too few hands with side pots to mean anything"
    assert sum(pair.ties for pair in pairs) > hands // 20, "too few ties"


@pytest.mark.slow
@pytest.mark.parametrize("block", range(8))
def test_table_and_reference_agree_in_a_long_run(block):
    for seed in range(1000 + 50 * block, 1050 + 50 * block):
        play_in_lock_step(seed, hands=6)
