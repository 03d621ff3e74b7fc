"""How often hands of stud win: against an independent count, published figures, and each other."""

import itertools
import random

import pytest

import septet
from septet.engine.cards import CODES
from septet.errors import InvalidCards, NotPossible
from tests.data import read_json

LAST_CARD = ["As Ad 2c / Kc 3d 4h 5h", "Qh Qd / Qc Jd Ts 9s"]


def value(cards):
    """Plain poker, told apart from the engine: the best five of seven as a comparable tuple."""

    def five(hand):
        ranks = sorted(("23456789TJQKA".index(card[0]) for card in hand), reverse=True)
        if ranks == [12, 3, 2, 1, 0]:
            ranks = [3, 2, 1, 0, -1]
        groups = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
        shape = [count for count, _ in groups]
        straight = len(shape) == 5 and ranks[0] - ranks[4] == 4
        flush = len({card[1] for card in hand}) == 1
        order = [[1], [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], "straight", "flush", [3, 2], [4, 1]]
        kind = order.index(shape) if shape in order else 0
        if straight or flush:
            kind = 8 if straight and flush else max(kind, 4 if straight else 5)
        return kind, [rank for _, rank in groups]

    return max(map(five, itertools.combinations(cards, 5)))


def split(text):
    return text.replace("/", " ").split()


def brute(hands, dead=()):
    """Shares of the pot, counted over everything that can come."""
    hands = [split(hand) for hand in hands]
    pool = [card for card in CODES if card not in dead and all(card not in hand for hand in hands)]
    missing = [7 - len(hand) for hand in hands]
    shares, deals = [0.0] * len(hands), 0
    for cards in itertools.permutations(pool, sum(missing)):
        rest = list(cards)
        values = [
            value(hand + [rest.pop() for _ in range(n)]) for hand, n in zip(hands, missing, strict=True)
        ]
        winners = [i for i, each in enumerate(values) if each == max(values)]
        for i in winners:
            shares[i] += 1 / len(winners)
        deals += 1
    return [share / deals for share in shares]


@pytest.mark.parametrize(
    ("hands", "dead"),
    [
        (LAST_CARD, ()),
        (["As Ad 2c / Kc 3d 4h 5h", "Ah Kd 2d / Ks 3c 4d", "9c 9d 8c / 8d 7s 7h"], ("2h", "Ac")),
        (["2c 3c 4c / 5c 7d 8d", "2h 3h 4h / 5h 7s 8s"], ()),
    ],
)
def test_exact_odds_are_those_of_every_deal(hands, dead):
    found = septet.odds("seven_card_stud", hands, dead=" ".join(dead))
    assert found.exact
    assert [hand.equity for hand in found.hands] == pytest.approx(brute(hands, dead))
    assert sum(hand.equity for hand in found.hands) == pytest.approx(1)


@pytest.mark.compiled
def test_drawn_odds_agree_with_exact_ones_within_their_error():
    hands = ["As Ad / Kc 3d 4h", "Qh Qd / Qc Jd Ts"]
    exact = septet.odds("seven_card_stud", hands)
    drawn = septet.odds("seven_card_stud", hands, samples=1_000_000, seed=4)
    assert exact.exact
    assert not drawn.exact
    for counted, sampled in zip(exact.hands, drawn.hands, strict=True):
        assert sampled.equity == pytest.approx(counted.equity, abs=4.5 * sampled.stderr)
        assert sampled.tie == pytest.approx(counted.tie, abs=0.001)


@pytest.mark.compiled
@pytest.mark.parametrize("row", range(6))
def test_published_match_ups_come_out(row):
    cases = read_json("vectors/poker_counts.json")["stud_heads_up"]
    if row >= len(cases):
        pytest.skip(f"there are {len(cases)} match-ups")
    case = cases[row]
    hands = [" ".join(case["a"]), " ".join(case["b"])]
    found = septet.odds("seven_card_stud", hands, dead=" ".join(case["dead"]), seed=row)
    error = 100 * found.hands[0].stderr + 0.05  # that of the published check
    assert 100 * found.hands[0].equity == pytest.approx(case["checked_percent_a"], abs=3 * error)


@pytest.mark.compiled
def test_unknown_cards_are_drawn_like_those_to_come():
    known = septet.odds("seven_card_stud", ["As / Ac", "Kd Kc / Kh"], samples=400_000, seed=1)
    unknown = septet.odds("seven_card_stud", ["As ?? / Ac", "Kd Kc / Kh"], samples=400_000, seed=1)
    assert unknown.hands[0].equity == known.hands[0].equity
    assert unknown.hands[0].cards == ["As", "??", "Ac"]


@pytest.mark.compiled
def test_one_hand_plays_against_strangers():
    few, many = (
        septet.odds("seven_card_stud", "As Ad / Kc", players=n, samples=200_000, seed=2) for n in (2, 6)
    )
    assert few.hands[0].equity > many.hands[0].equity > 1 / 6


@pytest.mark.parametrize(
    ("hands", "dead", "error"),
    [
        (["As Ad / Kc", "As Qd / Qc"], "", "As is there twice"),
        (["As Ad / Kc", "Qs Qd / Qc"], "Kc", "Kc is there twice"),
        (["As Ad / ??", "Qs Qd / Qc"], "", "face up"),
        (["As Ad Ah Ac / Kc", "Qs Qd / Qc"], "", "at most 3 cards down"),
        (["As Ad / Kc", "Qs Qd / Qc"], "??", "cannot be part"),
        (["As Ad Ah 2c 3c 4c 5c 6c", "Qs Qd / Qc"], "", "at most 7 cards"),
        (["As Ad / Kx", "Qs Qd / Qc"], "", "is not a card"),
    ],
)
def test_bad_cards_are_refused(hands, dead, error):
    with pytest.raises(InvalidCards, match=error.replace("?", r"\?")):
        septet.odds("seven_card_stud", hands, dead=dead)


def test_more_cards_than_there_are_cannot_come():
    with pytest.raises(NotPossible, match="only 49 are left"):
        septet.odds("seven_card_stud", "As Ad / Kc", players=8, rules={"max_players": 8}, samples=10)


def test_drawing_is_the_same_for_the_same_seed():
    chance = random.Random(5)
    cards = chance.sample(CODES, 6)
    hands = [" ".join(cards[:3]), " ".join(cards[3:])]
    one, two = (septet.odds("seven_card_stud", hands, samples=2_000, seed=9) for _ in range(2))
    assert one == two
