"""Random games under random house rules, the reference model and the table in lock step."""

from __future__ import annotations

import pytest

from .lockstep import Pair
from .randomly import seeded_setup

HAPPENS = {
    "dealt",
    "start_card",
    "buried",
    "played",
    "suit",
    "drew turn",
    "drew ace",
    "drew start_ace",
    "drew penalty",
    "passed drawn_all",
    "passed choice",
    "lappu",
    "forgot",
    "extra_turn",
    "reshuffled",
    "went_out",
    "counted",
    "dropped_out",
    "won",
}
"""What is to happen in random games, or they show nothing.  Blocked deals have tests of their own."""


def play_in_lock_step(seed: int, deals: int, every: int = 1) -> Pair:
    """Play some deals on both sides and compare after every step, or now and then."""
    pair = Pair(seeded_setup(seed))
    for _ in range(deals):
        if pair.model.winners:
            break
        pair.deal()
        pair.check()
        while not pair.model.over:
            pair.act_randomly()
            if pair.model.over or pair.rng.random() < 1 / every:
                pair.check()
    return pair


def test_table_and_reference_agree_at_every_step():
    for seed in range(4):
        play_in_lock_step(seed, deals=1)


@pytest.mark.compiled
def test_table_and_reference_agree_in_whole_games():
    happened: set[str] = set()
    for seed in range(10, 20):
        happened |= play_in_lock_step(seed, deals=3, every=15).seen
    assert not HAPPENS - happened


@pytest.mark.slow
@pytest.mark.parametrize("block", range(6))
def test_table_and_reference_agree_in_a_long_run(block):
    for seed in range(1000 + 20 * block, 1020 + 20 * block):
        play_in_lock_step(seed, deals=6, every=4)
