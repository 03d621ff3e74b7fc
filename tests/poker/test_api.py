"""`septet.poker`: shapes, types, words, and what is refused."""

import os
import subprocess
import sys

import numpy as np
import pytest

import septet
from septet import poker
from septet.engine.cards import parse_cards
from septet.errors import InvalidCards, NotPossible
from septet.poker import Category

HANDS = ["7c 7d 7h Ks Kd 2c 2d", "As 2s 3s 4s 5s 6d 6h", "Ac Kc Qc Jc 9c Td 2h"]
CODES = np.array([parse_cards(hand) for hand in HANDS])


@pytest.mark.parametrize("dtype", [np.int8, np.uint8, np.int16, np.uint16, np.int32, np.int64, np.uint64])
def test_codes_may_be_of_any_type_of_whole_number(dtype: type) -> None:
    values = poker.rank(CODES.astype(dtype))
    assert values.dtype == np.int32
    assert values.tolist() == [poker.rank(hand) for hand in HANDS]


@pytest.mark.parametrize(
    "array",
    [CODES.astype(np.int8, order="F"), np.repeat(CODES.astype(np.int8), 2, axis=0)[::2], CODES[:, ::-1]],
)
def test_codes_may_lie_in_any_order_in_memory(array: np.ndarray) -> None:
    assert poker.rank(array).tolist() == [poker.rank(hand) for hand in HANDS]


def test_no_hands_have_no_values() -> None:
    assert poker.rank(np.zeros((0, 7), np.int8)).shape == (0,)
    assert poker.rank(np.zeros((0, 5), np.int64), threads=3).shape == (0,)


def test_the_array_that_is_given_stays_as_it_is() -> None:
    hands = CODES.astype(np.int8)
    poker.rank(hands)
    assert np.array_equal(hands, CODES)


def test_threads_change_nothing() -> None:
    hands = (
        np.random.default_rng(1).permuted(np.tile(np.arange(52), (1000, 1)), axis=1)[:, :7].astype(np.int8)
    )
    alone = poker.rank(hands)
    for threads in (2, 3, 256):
        assert np.array_equal(poker.rank(hands, threads=threads), alone)


def test_a_hand_may_be_text_names_codes_or_an_array() -> None:
    hand = HANDS[0]
    forms = [hand, hand.replace(" ", ""), hand.split(), parse_cards(hand), CODES[0], tuple(parse_cards(hand))]
    assert {poker.rank(form) for form in forms} == {0x6555BB}
    assert type(poker.rank(hand)) is int


def test_a_value_can_be_taken_apart() -> None:
    assert poker.category(poker.rank(HANDS[0])) is Category.FULL_HOUSE
    assert poker.category(poker.rank(CODES)).tolist() == [6, 8, 5]


@pytest.mark.parametrize(
    ("hand", "words", "longer"),
    [
        ("Ah Kd 9c 8s 7h", "ace high", "ace high with king, nine, eight and seven"),
        ("6s 6d Kc 9d 2h", "pair of sixes", "pair of sixes with king, nine and two"),
        ("6s 6d Kc Ks 2h", "two pair, kings and sixes", "two pair, kings and sixes with two"),
        ("6s 6d 6c Ks 2h", "three of a kind, sixes", "three of a kind, sixes with king and two"),
        ("As 2d 3c 4s 5h", "straight, five high", "straight, five high"),
        ("As 2s 7s 4s 5s", "flush, ace high", "flush, ace high with seven, five, four and two"),
        ("6s 6d 6c Ks Kh", "full house, sixes over kings", "full house, sixes over kings"),
        ("6s 6d 6c 6h Kh", "four of a kind, sixes", "four of a kind, sixes with king"),
        ("9s 8s 7s 6s 5s", "straight flush, nine high", "straight flush, nine high"),
        ("Ts Js Qs Ks As", "royal flush", "royal flush"),
    ],
)
def test_a_value_in_words(hand: str, words: str, longer: str) -> None:
    assert poker.describe(poker.rank(hand)) == words
    assert poker.describe(poker.rank(hand), kickers=True) == longer


def test_septet_poker_is_there_without_an_import_of_its_own() -> None:
    assert septet.poker is poker
    assert "poker" in dir(septet)


# --- refused ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        ("Ah", "5, 6 or 7 cards, not 1"),
        ("2c 3c 4c 5c 6c 7c 8c 9c", "5, 6 or 7 cards, not 8"),
        ("Ah Ad Ac ?? Ks", "a card is not known"),
        ("Ah Ad Ac Ah Ks", "Ah is there twice"),
        ("Ah Ad Ac Xh Ks", "'Xh' is not a card"),
        ([0, 1, 2, 3, 52], "52 is not a card"),
        ([0, 1, 2, 3, 4.0], "4.0 is not a card"),
        ([[0, 1, 2, 3, 4]], "is not a card"),
        (5, "5 is not a hand"),
        (None, "None is not a hand"),
        (np.array([0.0, 1, 2, 3, 4]), "is not a card"),
    ],
)
def test_what_is_not_a_hand_is_refused(hand: object, sentence: str) -> None:
    with pytest.raises(InvalidCards, match=sentence):
        poker.rank(hand)
    with pytest.raises(InvalidCards, match=sentence):
        poker.best_five(hand)


@pytest.mark.parametrize(
    "hands",
    [
        np.zeros((2, 4), np.int8),
        np.zeros((2, 8), np.int8),
        np.zeros((2, 7, 1), np.int8),
        np.array(5),
        np.zeros((2, 7)),
        np.zeros((2, 7), bool),
        np.array([["Ah"] * 7]),
        np.array([[None] * 7]),
    ],
    ids=lambda hands: f"{hands.dtype} {hands.shape}",
)
def test_an_array_of_another_shape_or_type_is_refused(hands: np.ndarray) -> None:
    with pytest.raises(InvalidCards, match=r"hands must be whole numbers of shape \(n, 5\)"):
        poker.rank(hands)


@pytest.mark.parametrize("size", [5, 6, 7])
@pytest.mark.parametrize("threads", [1, 4])
@pytest.mark.parametrize(
    ("dtype", "code", "sentence"),
    [
        (np.int8, -1, "-1 is not the code of a card, 0 to 51"),
        (np.int8, 52, "52 is not the code"),
        (np.uint8, 255, "255 is not the code"),
        (np.int64, 256, "256 is not the code"),
        (np.int64, -256, "-256 is not the code"),
        (np.uint64, 2**64 - 1, "18446744073709551615 is not the code"),
        (np.int8, 1, "holds 2d twice"),
        (np.int32, 1, "holds 2d twice"),
    ],
)
def test_one_bad_hand_among_many_is_named(
    size: int, threads: int, dtype: type, code: int, sentence: str
) -> None:
    hands = np.tile(np.arange(size, dtype=dtype), (9000, 1))
    hands[8191, size - 1] = hands[8500, 2] = code
    with pytest.raises(InvalidCards, match=rf"hand 8191: .*{sentence}"):
        poker.rank(hands, threads=threads)


@pytest.mark.parametrize("threads", [0, -1, 257, 1.0, None, True])
def test_a_number_of_threads_that_makes_no_sense_is_refused(threads: object) -> None:
    with pytest.raises(NotPossible, match="from 1 to 256"):
        poker.rank(CODES, threads=threads)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [-1, 13, 9 << 20, 2.5, "Ah", None])
def test_what_is_not_a_value_is_refused(value: object) -> None:
    with pytest.raises(InvalidCards, match="is not the value of a hand"):
        poker.describe(value)  # type: ignore[arg-type]
    with pytest.raises(InvalidCards, match="is not the value of a hand"):
        poker.category(value)  # type: ignore[call-overload]


# --- compiled and not ---------------------------------------------------------


@pytest.mark.compiled
def test_compiled_and_interpreted_values_are_the_same() -> None:
    code = (
        "import numpy as np, septet\n"
        "cards = np.random.default_rng(3).permuted(np.tile(np.arange(52), (500, 1)), axis=1)\n"
        "for size in 5, 6, 7:\n"
        "    print(septet.poker.rank(cards[:, :size]).tolist(), septet.poker.rank(cards[0, :size]))\n"
    )

    def run(**environment: str) -> str:
        command = [sys.executable, "-c", code]
        return subprocess.run(
            command, check=True, capture_output=True, text=True, env={**os.environ, **environment}
        ).stdout

    assert run() == run(NUMBA_DISABLE_JIT="1") != ""
