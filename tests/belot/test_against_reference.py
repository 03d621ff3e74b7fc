"""Random games under random house rules, the reference and the table in lock step."""

from __future__ import annotations

from collections import Counter

import pytest

from .lockstep import Pair


def play_in_lock_step(seed: int, deals: int, seen: Counter[str]) -> None:
    """Play some deals on both sides and compare after every step."""
    pair = Pair(seed)
    while pair.deals < deals and pair.model.winner is None:
        pair.deal()
        pair.check()
        while pair.model.phase != "over":
            pair.act_randomly()
            pair.check()
        seen[pair.model.ending] += 1
        seen["deals"] += 1
        seen["capot"] += pair.model.capot is not None
        seen["won"] += pair.model.winner is not None
        seen["declared"] += bool(pair.model.declared)
        seen["belot"] += bool(pair.model.belots)
        seen["not all count"] += len(pair.model.counted) < len(pair.model.declared)


@pytest.mark.parametrize("block", range(3))
def test_table_and_reference_agree_at_every_step(block: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(4 * block, 4 * block + 4):
        play_in_lock_step(seed, 3, seen)
    for what in ("made", "inside", "declared", "belot", "not all count"):
        assert seen[what], f"{what} never came up: {seen}"


@pytest.mark.slow
@pytest.mark.compiled
@pytest.mark.parametrize("block", range(8))
def test_table_and_reference_agree_in_a_long_run(block: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(1000 + 12 * block, 1012 + 12 * block):
        play_in_lock_step(seed, 6, seen)
    for what in ("declared", "belot", "not all count", "won"):
        assert seen[what], f"{what} never came up: {seen}"
