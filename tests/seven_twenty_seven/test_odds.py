"""How often hands win a half: certain cases, cases that can be counted, and what is refused."""

from itertools import combinations

import pytest

from septet import InvalidCards, NotPossible, odds
from septet.engine.cards import CODES, UNKNOWN, parse_cards
from septet.engine.game import game
from septet.games.seven_twenty_seven.odds import HandOdds727, hand_odds

from .play import NAME
from .reference import TARGETS, Options, winners_of


def found(*hands: str, players: int = 2, samples: int = 20_000, **rules: object) -> list[HandOdds727]:
    """The odds of hands against each other and strangers."""
    result = odds(NAME, list(hands), players=players, rules=rules, samples=samples, seed=1)
    assert not result.exact
    each = [hand for hand in result.hands if isinstance(hand, HandOdds727)]
    assert len(each) == len(hands)
    return each


def test_known_hands_are_compared_as_they_are() -> None:
    """S727-34, 35."""
    low, high = found("6h Kd", "Th 9c 8d", samples=10)
    assert (low.seven.win, low.twenty_seven.win, low.equity) == (1.0, 0.0, 0.5)
    assert (high.seven.win, high.twenty_seven.win, high.equity) == (0.0, 1.0, 0.5)
    one, other = found("6h Kd", "6c Ks", samples=10)
    assert (one.win, one.tie, one.seven.tie, one.equity) == (
        0.0,
        1.0,
        1.0,
        0.5,
    ) and one.equity == other.equity


def test_the_perfect_hand_loses_nothing() -> None:
    """S727-14."""
    (hand,) = found("5h Ad Ac", players=4)
    assert hand.equity > 0.95
    assert hand.win + hand.tie == 1.0


def test_against_a_count_of_all_hands() -> None:
    """Against one stranger with two cards, all hands can be counted in plain Python."""
    hand = ("6h", "Kd")
    rest = [card for card in CODES if card not in hand]
    total = wins = 0
    for other in combinations(rest, 2):
        total += 1
        wins += winners_of([hand, other], [0, 1], TARGETS["seven"], Options()) == [0]
    (estimate,) = found(" ".join(hand), samples=100_000)
    assert estimate.seven.win == pytest.approx(wins / total, abs=0.01)
    assert estimate.stderr < 0.002


def test_cards_that_are_not_seen() -> None:
    """Of a rival's hand only the face-up card is known."""
    hands = [parse_cards("6h Kd"), [*parse_cards("Th"), UNKNOWN]]
    mine, rival = hand_odds(game(NAME), hands, 2, 5_000, 1).hands
    assert rival.cards == ["Th", "??"]
    assert isinstance(mine, HandOdds727) and mine.seven.win > 0.9
    assert mine.equity + rival.equity == pytest.approx(1.0)


def test_over_is_out() -> None:
    """S727-39: where nobody can win the 7 half, the other one is the whole pot."""
    low, high = found("6h 2d", "Th 9c 8d", samples=10, over_is_out=True)
    assert (low.equity, high.equity) == (0.0, 1.0)


def test_refused() -> None:
    with pytest.raises(NotPossible, match="more than 52 cards"):
        found("2c 3c 4c 5c 6c 7c", players=10)
    with pytest.raises(InvalidCards):
        found("2c 2c")
    with pytest.raises(NotPossible, match="players 11"):
        found("2c 3c", players=11)
