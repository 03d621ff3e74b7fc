"""The reference model by itself: its games end and keep every chip, whatever the house rules."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from .randomly import Setup, next_deck, seeded_setup, setups, some_action
from .reference import PRESETS, Reference, contradictions, rules_of


def play(setup: Setup, deals: int) -> Counter[str]:
    """Play some deals on the model alone; returns how they ended."""
    model, rng = Reference(setup.rules, setup.chips, setup.dealer), setup.rng
    total = sum(setup.chips)
    endings: Counter[str] = Counter()
    for _ in range(deals):
        if not model.can_deal:
            break
        model.deal()
        for _action in range(2000):
            if model.phase == "cards":
                model.give(next_deck(rng, model, keen=setup.keen))
            else:
                model.act(*some_action(rng, model.legal(), keen=setup.keen))
            assert sum(model.chips) + model.pot == total
            assert min(model.chips) >= 0 and model.pot >= 0
            if model.over:
                break
        assert model.over, "the deal does not end"
        endings[str(model.ending)] += 1
        endings[f"swaras {min(model.swara, 3)}"] += 1
    return endings


@given(setup=setups())
@settings(max_examples=100, deadline=None)
def test_every_deal_ends_and_no_chip_is_lost(setup):
    play(setup, 3)


def test_random_play_reaches_every_ending_and_repeated_swaras():
    endings: Counter[str] = Counter()
    for seed in range(150):
        endings += play(seeded_setup(seed), 3)
    assert {"folds", "show", "open", "compared", "split", "swaras 1", "swaras 2"} <= set(endings)


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_the_presets_can_be_played(preset):
    assert contradictions(PRESETS[preset]) == set()
    assert rules_of(preset) == PRESETS[preset]
