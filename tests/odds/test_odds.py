"""Odds: exact ones against every deal in plain Python, drawn ones against exact ones, and refusals."""

from __future__ import annotations

import json
import math
import statistics

import numpy as np
import pytest

import septet
from septet.engine.kernel import INTERPRETED
from septet.engine.odds import Odds
from septet.games.seka.disjoint import count_disjoint, next_set, sets
from tests.seka.reference import DECKS, changes_of, hand_value, rules_of

from .brute import brute_odds, dealt

TRYNKA = {"deck": "trynka24"}
TWO_CARDS = {"deck": "trynka24", "hand_size": 2}
DRAWS = 2_000 if INTERPRETED else 200_000

# --- exact ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "hands", "players"),
    [
        ({}, ["Ah Kh 7c"], 2),
        ({}, ["Ah Ad 9s"], 2),
        ({"three_sixes_34": True}, ["6h 6d 6s"], 2),
        (TRYNKA, ["Ah Th 8c"], 2),
        ({**TRYNKA, "wild_cards": "all_sevens"}, ["Ah Th 8c", "Ad 7c 6d"], 3),
        (TWO_CARDS, ["Ah Th"], 2),
        (TWO_CARDS, ["Ah Th"], 3),
        ({**TWO_CARDS, "wild_cards": "black_sevens"}, ["9h 8h"], 3),
        (TWO_CARDS, ["Ah Ac", "Ad As", "9d 8d"], 4),
        (TWO_CARDS, ["Ah Th", "Ad Td", "As Ts"], 5),
        (TWO_CARDS, ["Ah Th", "Ad Td"], 2),
        ({"hand_size": 2}, ["Kh 9h", "Qd 9d"], 3),
    ],
)
def test_exact_odds_are_those_of_every_deal(options, hands, players):
    found = septet.odds("seka", hands, players=players, rules=options)
    assert found.exact
    for hand, (win, tie, equity) in zip(
        found.hands, brute_odds(rules_of(**options), hands, players), strict=True
    ):
        assert (hand.win, hand.tie, hand.equity) == pytest.approx((float(win), float(tie), float(equity)))
        assert hand.stderr == 0


@pytest.mark.parametrize("players", range(5))
def test_ways_to_deal_hands_are_counted_as_if_each_were_dealt(players):
    cards = DECKS["trynka24"][:10]
    hands = [tuple(cards[place] for place in chosen) for chosen in sets(len(cards), 2)]
    value = {hand: hand_value(hand, rules_of(**TWO_CARDS)) for hand in hands}
    best = statistics.mode(value.values())
    expected = [0] * (players + 1)
    for chosen in dealt(cards, 2, players):
        values = [value[hand] for hand in chosen]
        if max(values, default=0) <= best:
            expected[values.count(best)] += 1
    assert any(expected)
    less, equal = (
        np.array([condition(value[hand]) for hand in hands], np.int64)
        for condition in (best.__gt__, best.__eq__)
    )
    assert count_disjoint(less, equal, players, len(cards), 2) == expected


def test_sets_are_numbered_in_colexicographic_order():
    chosen = np.arange(3)
    for number, expected in enumerate(sets(7, 3)):
        assert chosen.tolist() == expected.tolist()
        assert number == sum(math.comb(int(card), place + 1) for place, card in enumerate(chosen))
        next_set(chosen)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [4, 5])
def test_all_hands_of_a_table_together_win_the_whole_pot(players):
    """Suits are alike without wild cards: four hands that differ in suit alone have equal odds."""
    hands = ["Ac Tc 8c", "Ad Td 8d", "Ah Th 8h", "As Ts 8s"][: players - 3]
    found = septet.odds("seka", hands, players=players, rules={"wild_cards": "none"})
    assert found.exact
    assert len({(hand.win, hand.tie, hand.equity) for hand in found.hands}) == 1
    drawn = septet.odds(
        "seka", hands, players=players, rules={"wild_cards": "none"}, samples=1_000_000, seed=3
    )
    for hand, other in zip(found.hands, drawn.hands, strict=True):
        assert abs(hand.equity - other.equity) < 5 * other.stderr


def test_the_best_hand_wins_always_and_with_it_nobody_else():
    found = septet.odds("seka", ["Ah Ad 7c", "Kh Qh Jh"], players=3)
    assert (found.hands[0].win, found.hands[0].tie, found.hands[0].equity) == (1, 0, 1)
    assert (found.hands[1].win, found.hands[1].tie, found.hands[1].equity) == (0, 0, 0)


def test_equal_hands_alone_at_the_table_share():
    found = septet.odds("seka", ["Ah Kh 6c", "Ad Kd 6s"], players=2)
    assert [(hand.win, hand.tie, hand.equity) for hand in found.hands] == [(0, 1, 0.5)] * 2
    assert (found.exact, found.samples) == (True, 1)


@pytest.mark.compiled
def test_more_players_make_every_hand_worth_less():
    equities = [septet.odds("seka", "Ah Kh 8c", players=players).hands[0].equity for players in (2, 3, 4, 5)]
    assert equities == sorted(equities, reverse=True)
    assert len(set(equities)) == 4


# --- drawn ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "hands", "players"),
    [
        ({}, ["Ah Ad 9s"], 2),
        pytest.param({}, ["Ah Kh 8c"], 3, marks=pytest.mark.compiled),
        (TWO_CARDS, ["Ah Th"], 4),
        (TWO_CARDS, ["Ah Th", "Ad Td", "9h 8h"], 5),
    ],
)
def test_drawn_odds_agree_with_exact_ones_within_their_error(options, hands, players):
    exact = septet.odds("seka", hands, players=players, rules=options)
    drawn = septet.odds("seka", hands, players=players, rules=options, samples=DRAWS, seed=5)
    assert (exact.exact, drawn.exact, drawn.samples) == (True, False, DRAWS)
    for one, other in zip(exact.hands, drawn.hands, strict=True):
        assert abs(one.equity - other.equity) <= 4 * other.stderr
        assert abs(one.win - other.win) <= 4 * math.sqrt(one.win * (1 - one.win) / DRAWS) + 1e-12
        assert 0 <= other.stderr < 0.6 / DRAWS**0.5


def test_with_many_strangers_deals_are_drawn():
    found = septet.odds("seka", "Ah Kh 8c", players=8, samples=2_000, seed=1)
    assert not found.exact
    assert 0 < found.hands[0].equity < 0.5


@pytest.mark.compiled
def test_without_a_number_millions_of_deals_are_drawn():
    found = septet.odds("seka", "Ah Kh 8c", players=8)
    assert (found.exact, found.samples) == (False, 4_000_000)
    assert found.hands[0].stderr < 0.0005


def test_equal_seeds_draw_equal_deals_and_other_seeds_others():
    def drawn(seed: int) -> Odds:
        return septet.odds("seka", "Ah Kh 8c", players=6, samples=500, seed=seed)

    assert drawn(3) == drawn(3)
    assert drawn(3) != drawn(4)


# --- form and refusals ---------------------------------------------------------------


def test_odds_are_plain_values_for_json():
    found = septet.odds("seka", ["Ah Kh 7c", ["Ad", "Kd", "8d"]], players=2)
    plain = json.loads(json.dumps(found.to_dict()))
    assert set(plain) == {"hands", "exact", "samples"}
    assert set(plain["hands"][0]) == {"cards", "win", "tie", "equity", "stderr"}
    assert plain["hands"][1]["cards"] == ["Ad", "Kd", "8d"]


def test_a_game_can_be_given_as_a_sentence_or_as_a_game():
    by_rules = septet.odds("seka", "6h 6d 6s", players=2, rules={"preset": "online"})
    assert by_rules == septet.odds("seka(preset=online)", "6h 6d 6s", players=2)
    assert by_rules == septet.odds(septet.game("seka", {"preset": "online"}), "6h 6d 6s", players=2)
    assert by_rules.hands[0].win == 1


@pytest.mark.parametrize(
    ("error", "sentence", "hands", "more"),
    [
        (septet.NotPossible, "players 1: must be 2 to 8", "Ah Kh 7c", {"players": 1}),
        (septet.NotPossible, "players 9: must be 2 to 8", "Ah Kh 7c", {"players": 9}),
        (
            septet.NotPossible,
            "players 5: must be 2 to 4",
            "Ah Kh 7c",
            {"players": 5, "rules": {"max_players": 4}},
        ),
        (septet.NotPossible, "players '4': must be a whole number", "Ah Kh 7c", {"players": "4"}),
        (septet.NotPossible, "samples 0: must be 1 to", "Ah Kh 7c", {"samples": 0}),
        (septet.NotPossible, "there is no hand", [], {}),
        (
            septet.NotPossible,
            "there are 3 hands but only 2 players",
            ["Ah Kh Qh", "Ad Kd Qd", "As Ks Qs"],
            {"players": 2},
        ),
        (septet.InvalidCards, "Ah is there twice", "Ah Ah 7c", {}),
        (septet.InvalidCards, "Kh is there twice", ["Ah Kh 7c", "Kh Qd Jd"], {}),
        (septet.InvalidCards, "a hand has 3 cards, not 2", "Ah Kh", {}),
        (septet.InvalidCards, "a hand has 2 cards, not 3", "Ah Kh 7c", {"rules": {"hand_size": 2}}),
        (septet.InvalidCards, "2h is not in this deck", "Ah Kh 2h", {}),
        (septet.InvalidCards, "Kh is not in this deck", "Ah Kh 7c", {"rules": TRYNKA}),
        (septet.InvalidCards, "?? cannot be part of a known hand", "Ah Kh ??", {}),
        (septet.InvalidCards, "'Xx' is not a card", "Ah Kh Xx", {}),
        (septet.InvalidRules, "max_bet", "Ah Kh 7c", {"rules": {"max_bet": 0}}),
    ],
)
def test_what_cannot_be_reckoned_is_refused_with_a_sentence(error, sentence, hands, more):
    with pytest.raises(error, match=sentence.replace("?", r"\?")):
        septet.odds("seka", hands, **more)


def test_unknown_games_and_games_without_odds_say_so(monkeypatch):
    with pytest.raises(septet.UnknownGame):
        septet.odds("whist", "Ah Kh 7c")
    monkeypatch.delattr("septet.games.seka.hand_odds")
    with pytest.raises(septet.NotPossible, match="there are no odds for seka"):
        septet.odds("seka", "Ah Kh 7c")


def test_changes_of_reference_rules_are_understood():
    """The reference model's rules and the public ones are the same here."""
    assert changes_of(rules_of(**TWO_CARDS)).items() >= TWO_CARDS.items()
