"""STUD-V1 to V22: hands compared, and the best five of seven."""

import pytest

from septet import poker
from septet.engine.cards import cards_text, parse_cards, rank_of

FIRST, SECOND, TIE = 1, -1, 0


@pytest.mark.parametrize(
    ("one", "other", "better"),
    [
        pytest.param("8h 7h 6h 5h 4h", "Ac Ad Ah As Kd", FIRST, id="STUD-V1"),
        pytest.param("Ah Kh Qh Jh Th", "8h 7h 6h 5h 4h", FIRST, id="STUD-V2"),
        pytest.param("Ac Ad Ah As 2d", "Kc Kd Kh Ks Ad", FIRST, id="STUD-V3"),
        pytest.param("2c 2d 2h 2s Ad", "3c 3d 3h 3s 2d", SECOND, id="STUD-V4"),
        pytest.param("Kc Kd Kh 3s 3d", "Qc Qd Qh As Ad", FIRST, id="STUD-V5"),
        pytest.param("Ad Jd 8d 5d 3d", "As 9s 8s 5s 3s", FIRST, id="STUD-V6"),
        pytest.param("6c 7d 8h 9s Tc", "Ah 2d 3c 4s 5h", FIRST, id="STUD-V7"),
        pytest.param("2c 3d 4h 5s 6c", "Ah 2d 3c 4s 5h", FIRST, id="STUD-V8"),
        pytest.param("Ac Ad 6h 6s 2c", "Qc Qd Jh Js Kc", FIRST, id="STUD-V9"),
        pytest.param("Kc Kd 7h 7s 2c", "Qc Qd Jh Js Ac", FIRST, id="STUD-V10"),
        pytest.param("Ac Ad 4h 3s 2c", "2d 2h Ah Ks Qc", FIRST, id="STUD-V11"),
        pytest.param("Ac Tc 8c 5c 2c", "Ad Td 8d 5d 2d", TIE, id="STUD-V12"),
        pytest.param("Kc Kd 7h 7s 3c", "Kh Ks 7c 7d 2c", FIRST, id="STUD-V13"),
        pytest.param("Ac Kd 9h 7s 3c", "Ad Kc 9s 7h 2c", FIRST, id="STUD-V14"),
        pytest.param("5c 5d 5h Ks Qc", "5s 5c 5d Kh Jc", FIRST, id="STUD-V15"),
    ],
)
def test_two_hands_compared(one: str, other: str, better: int) -> None:
    first, second = poker.rank(one), poker.rank(other)
    assert (first > second) - (first < second) == better


@pytest.mark.parametrize(
    ("cards", "words", "five"),
    [
        pytest.param("Ah Ad Kc Kd Qs Qh 2c", "two pair, aces and kings", "AAKKQ", id="STUD-V16"),
        pytest.param("7c 7d 7h Ks Kd 2c 2d", "full house, sevens over kings", "777KK", id="STUD-V17"),
        pytest.param("9c 9d 9h 8c 8d 8h Ac", "full house, nines over eights", "99988", id="STUD-V18"),
        pytest.param("As 2s 3s 4s 5s 6d 6h", "straight flush, five high", "5432A", id="STUD-V19"),
        pytest.param("Qh Jd Tc 9s 8h 7d 6c", "straight, queen high", "QJT98", id="STUD-V20"),
        pytest.param("Ac Kc Qc Jc 9c Td 2h", "flush, ace high", "AKQJ9", id="STUD-V21"),
        pytest.param("2h 3h 4h 5h 9h Ac 6d", "flush, nine high", "95432", id="STUD-V22"),
    ],
)
def test_the_best_five_of_seven(cards: str, words: str, five: str) -> None:
    best = poker.best_five(cards)
    assert poker.describe(poker.rank(cards)) == words
    assert "".join("23456789TJQKA"[rank_of(card)] for card in best) == five
    assert set(best) <= set(parse_cards(cards))
    assert poker.rank(cards_text(best)) == poker.rank(cards)
