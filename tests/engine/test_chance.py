"""Numbers and shuffles are even, and the same again from the same seed."""

import itertools
from collections import Counter

import numpy as np
import pytest

from septet.engine.chance import below, generator, next_bits
from septet.engine.deck import shuffle
from septet.engine.game import game
from septet.shuffling import derived_seed, fresh_seed, numbers, shuffled


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_a_generator_repeats_itself() -> None:
    first = [int(next_bits(rng)) for rng in [generator(7, 3)] for _ in range(5)]
    again = [int(next_bits(rng)) for rng in [generator(7, 3)] for _ in range(5)]
    other = [int(next_bits(rng)) for rng in [generator(7, 4)] for _ in range(5)]
    assert first == again
    assert not set(first) & set(other)


@pytest.mark.parametrize("n", [1, 2, 3, 7, 10, 36])
def test_numbers_below_n_are_even(n: int) -> None:
    rng = generator(1)
    counts = Counter(int(below(rng, n)) for _ in range(300 * n))
    assert set(counts) == set(range(n))
    assert chi_square([counts[i] for i in range(n)]) < 3 * n + 20


def test_the_fast_shuffle_deals_every_order_alike() -> None:
    state = game("seka").state()
    rng = generator(5)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4_800):
        state.deck[:4] = range(4)
        state.deck_size, state.dealt, state.due = 4, 0, 4
        shuffle(state, rng)
        counts[tuple(state.deck[:4].tolist())] += 1
    assert len(counts) == 24
    assert chi_square(list(counts.values())) < 60


def test_the_fast_shuffle_leaves_what_is_dealt() -> None:
    state = game("seka").state()
    state.deck[:10] = range(10)
    state.deck_size, state.dealt, state.due = 10, 4, 3
    shuffle(state, generator(2))
    assert state.deck[:4].tolist() == [0, 1, 2, 3]
    assert sorted(state.deck[:10].tolist()) == list(range(10))


def test_a_table_shuffle_deals_every_order_alike() -> None:
    counts = Counter(tuple(shuffled(range(4), derived_seed(3, number))) for number in range(4_800))
    assert set(counts) == set(itertools.permutations(range(4)))
    assert chi_square(list(counts.values())) < 60


def test_a_table_shuffle_is_what_is_documented() -> None:
    """The stream, and the exchange of places, done once more by hand."""
    import hashlib

    seed = bytes(range(32))
    words = np.frombuffer(hashlib.shake_256(b"septet shuffle 1" + seed).digest(4096), "<u4").tolist()
    assert list(itertools.islice(numbers(seed), 1024)) == words
    order = list("abcde")
    for place, word in zip(range(4), words, strict=False):
        other = place + word % (5 - place)
        order[place], order[other] = order[other], order[place]
    assert shuffled("abcde", seed) == order


def test_the_stream_goes_on_for_ever() -> None:
    stream = list(itertools.islice(numbers(b"x" * 32), 5_000))
    assert len(set(stream)) > 4_990


def test_fresh_seeds_have_256_bits_and_differ() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}
