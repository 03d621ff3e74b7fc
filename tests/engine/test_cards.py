"""Cards as text and as numbers."""

import numpy as np
import pytest

from septet.engine.cards import ACE, CODES, HEARTS, UNKNOWN, cards_text, parse_cards, rank_of, suit_of
from septet.errors import InvalidCards


def test_every_card_has_a_code_and_back() -> None:
    assert len(set(CODES)) == 52
    assert parse_cards(" ".join(CODES)) == list(range(52))
    assert cards_text(range(52)) == " ".join(CODES)


@pytest.mark.parametrize("text", ["Ah Kh 7c", "AhKh7c", "ah, kh, 7C", "  Ah  Kh 7c "])
def test_cards_are_read_in_any_common_writing(text: str) -> None:
    assert cards_text(parse_cards(text)) == "Ah Kh 7c"


def test_ten_may_be_written_with_two_digits() -> None:
    assert parse_cards("10h") == parse_cards("Th")
    assert parse_cards("10h9h8h") == parse_cards("Th 9h 8h")


def test_lists_codes_and_arrays_are_read() -> None:
    assert parse_cards(["Ah", "7c"]) == parse_cards([50, 20]) == parse_cards(np.array([50, 20]))
    assert (rank_of(50), suit_of(50)) == (ACE, HEARTS)


def test_cards_that_are_not_known_may_stand_twice() -> None:
    assert parse_cards("?? ?? Ah") == [UNKNOWN, UNKNOWN, 50]


@pytest.mark.parametrize(
    "text", ["1h", "Ax", "hA", "A", "Ah K", "Joker", "♥A", [52], [-1], [3.5], [True, None]]
)
def test_what_is_not_a_card_is_named(text: object) -> None:
    with pytest.raises(InvalidCards, match="is not a card"):
        parse_cards(text)  # type: ignore[arg-type]


def test_a_card_twice_is_named() -> None:
    with pytest.raises(InvalidCards, match="Ah is there twice"):
        parse_cards("Ah Kh ah")
