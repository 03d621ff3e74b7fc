"""The evaluator agrees with one in plain Python, in every form in which it is called."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from septet import poker
from septet.engine.cards import NO_CARD
from septet.engine.kernel import INTERPRETED
from septet.engine.poker import NO_CARDS, key_of, poker_rank, rank_of_key
from septet.engine.poker_category import category_of, ranks_of

from .reference import decoded, rank, rank_five

HANDS = 300 if INTERPRETED else 2_000

a_hand = st.lists(st.integers(0, 51), min_size=5, max_size=7, unique=True)
a_flushing_hand = st.lists(st.sampled_from(range(1, 52, 4)), min_size=4, max_size=6, unique=True).flatmap(
    lambda suited: (
        st.integers(0, 51).filter(lambda card: card not in suited).map(lambda card: [*suited, card])
    )
)
a_pairing_hand = st.lists(st.integers(20, 36), min_size=5, max_size=7, unique=True)
any_hand = a_hand | a_flushing_hand | a_pairing_hand


@pytest.mark.parametrize("size", [5, 6, 7])
def test_random_hands_in_a_batch(size):
    draw = random.Random(size)
    hands = [draw.sample(range(52), size) for _ in range(HANDS)]
    values = poker.rank(np.array(hands, np.int8))
    assert [decoded(int(value)) for value in values] == [rank(hand) for hand in hands]


@given(any_hand)
def test_one_hand(hand):
    value = poker.rank(hand)
    assert decoded(value) == rank(hand)
    assert (category_of(value), ranks_of(value)[0]) == (value >> 20, value >> 16 & 15)


@given(any_hand, st.randoms())
def test_neither_order_nor_empty_places_matter(hand, chance):
    places = hand + [NO_CARD] * (8 - len(hand))
    chance.shuffle(places)
    assert poker_rank(np.array(places, np.int8)) == poker.rank(hand)


@given(any_hand)
def test_keys_may_be_added_one_by_one(hand):
    key, held = NO_CARDS, 0
    for card in hand:
        key, held = key + key_of_card(card), held | 1 << card
    assert rank_of_key(key, held, len(hand)) == poker.rank(hand)


def key_of_card(card):
    """`key_of` is for kernels; this is what it adds."""
    if INTERPRETED:
        return key_of(card)
    from septet.engine.poker import _KEYS

    return int(_KEYS[card])


@given(any_hand, any_hand)
def test_values_compare_as_categories_and_kickers_do(one, other):
    first, second = poker.rank(one), poker.rank(other)
    assert (first > second) == (rank(one) > rank(other))
    assert (first == second) == (rank(one) == rank(other))


@given(any_hand)
def test_the_best_five_are_the_cards_that_count(hand):
    best = poker.best_five(hand)
    kind, ranks = rank_five(best)
    assert (kind, ranks) == rank(hand)
    assert [card // 4 + 2 for card in best] == [rank if rank > 1 else 14 for rank in ranks]
    assert set(best) <= set(hand)


@given(any_hand, st.permutations(range(4)))
def test_suits_are_alike(hand, suits):
    assert poker.rank([card - card % 4 + suits[card % 4] for card in hand]) == poker.rank(hand)
