"""Random games under random house rules, the reference model and the table in lock step."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .conftest import public_counts, reference_counts
from .lockstep import Pair
from .randomly import Setup, keen_setups, roomy_setups, seeded_setup, setups
from .reference import DECKS, hand_value

MOST_ACTIONS = 400


def play_in_lock_step(setup: Setup, deals: int, *, everybody: bool = False) -> None:
    """Play some deals on both sides and compare after every step."""
    pair = Pair(setup)
    for _ in range(deals):
        if not pair.model.can_deal:
            break
        pair.deal()
        pair.check(everybody=True)
        for _action in range(MOST_ACTIONS):
            if pair.model.over:
                break
            pair.act_randomly()
            pair.check(everybody=everybody)


@given(setup=setups())
@settings(deadline=None, max_examples=40)
def test_table_and_reference_agree_at_every_step(setup):
    play_in_lock_step(setup, 3)


@given(setup=roomy_setups(swara_outsider_entry="full_pot"))
@settings(deadline=None, max_examples=20)
def test_table_and_reference_agree_while_people_come_and_go(setup):
    play_with_coming_and_going(setup, 3)


def play_with_coming_and_going(setup: Setup, deals: int) -> None:
    """Play some deals; between two actions somebody may sit down, leave or buy chips."""
    pair = Pair(setup)
    for _ in range(deals):
        for _attempt in range(4):
            pair.somebody_comes_or_goes()
            pair.check()
        if not pair.model.can_deal:
            continue
        pair.deal()
        pair.check()
        for _action in range(MOST_ACTIONS):
            if pair.model.over:
                break
            if pair.rng.random() < 0.15:
                pair.somebody_comes_or_goes()
            pair.act_randomly()
            pair.check(everybody=False)


@given(setup=keen_setups())
@settings(deadline=None, max_examples=30)
def test_table_and_reference_agree_about_swaras(setup):
    play_in_lock_step(setup, 2)


@given(setup=roomy_setups(swara_outsider_entry="full_pot"))
@settings(deadline=None, max_examples=15)
def test_table_and_reference_agree_about_swaras_with_outsiders(setup):
    play_with_coming_and_going(replace(setup, keen=True), 2)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(8))
def test_table_and_reference_agree_in_a_long_run(block):
    for seed in range(40 * block, 40 * block + 40):
        play_in_lock_step(seeded_setup(seed), 4)


@given(st.data())
@settings(deadline=None, max_examples=40)
def test_every_hand_counts_alike(data):
    import septet

    from .randomly import house_rules
    from .reference import changes_of

    rules = data.draw(house_rules())
    cards = st.sampled_from(DECKS[rules.deck])
    size = rules.hand_size
    hands = data.draw(st.lists(st.lists(cards, min_size=size, max_size=size, unique=True), min_size=1))
    for hand in hands:
        text = " ".join(hand)
        assert septet.seka.hand_value(text, rules=changes_of(rules)) == hand_value(text, rules), text


COUNTED = [
    {"hand_size": size, "deck": deck, "wild_cards": wild, **sixes}
    for size in (3, 2)
    for deck in ("standard36", "trynka24")
    for wild in ("none", "club_seven", "black_sevens", "all_sevens")
    for sixes in (
        {},
        *([{"three_sixes_34": True}] if size == 3 else []),
        *([{"three_sixes_34": True, "wild_in_three_sixes": False}] if size == 3 and wild != "none" else []),
    )
]


@pytest.mark.parametrize("wild", ["none", "club_seven", "black_sevens", "all_sevens"])
def test_all_hands_count_alike_under_all_counting_options(wild):
    for options in COUNTED:
        if options["wild_cards"] == wild:
            hands = [" ".join(cards) for cards in combinations(DECKS[options["deck"]], options["hand_size"])]
            assert public_counts(hands, **options) == reference_counts(hands, **options), options
