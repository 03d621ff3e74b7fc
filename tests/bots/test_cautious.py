"""The cautious player does what the tips of the rule page say (SEKA-78 to SEKA-81)."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import septet
from septet import bots
from septet.games.seka.chances import chance_to_beat
from septet.games.seka.hands import deck_of

SEEN = {"blind_play": "off"}


def choices(table: septet.Table, times: int = 60) -> Counter[str]:
    """What a cautious player does in the actor's place, how often."""
    policy, known, rules = (
        bots.make("cautious", table.game),
        table.knowledge(table.actor),
        table.game.record(),
    )
    return Counter(
        policy.choose(known, rules, table.actor, table.actions, random.Random(number))[0]
        for number in range(times)
    )


def dealt(hands: dict[int, str], players: int = 4, dealer: int = 3, chips: Any = None, **rules: Any) -> Any:
    """A table after the deal; seat 0 acts first."""
    table = septet.Table(
        "seka", players, {**SEEN, **rules}, seed=5, dealer=dealer, chips=chips or [100] * players
    )
    table.deal(hands=hands)
    return table


@pytest.mark.compiled
@pytest.mark.parametrize("deck", ["standard36", "trynka24"])
@pytest.mark.parametrize("hand_size", [2, 3])
@pytest.mark.parametrize("wild_cards", ["none", "club_seven", "black_sevens", "all_sevens"])
def test_the_table_of_chances_is_what_counting_all_hands_gives(deck, hand_size, wild_cards):
    rules = septet.game("seka", {"deck": deck, "hand_size": hand_size, "wild_cards": wild_cards})
    record = rules.record()
    hands = np.array(list(itertools.combinations(deck_of(record), hand_size)), np.int8)
    values = septet.seka.hand_value(hands, str(rules))
    for value in range(6, 35):
        expected = (np.mean(values < value) + np.mean(values <= value)) / 2
        assert chance_to_beat(value, record) == pytest.approx(expected, abs=0.0006)


def test_the_best_hand_is_never_folded():
    table = dealt({0: "Ah Ad 7c"})
    assert choices(table)["fold"] == 0
    table.act("bet", 10)
    table.act("bet", 10)
    table.act("bet", 10)
    table.act("bet", 10)
    assert choices(table)["fold"] == 0


def test_a_weak_hand_is_folded_at_a_high_price():
    table = dealt({1: "9c 8d 6h"})
    table.act("bet", 10)
    assert choices(table)["fold"] == 60


def test_with_many_players_one_needs_more_than_with_few():
    few, many = dealt({0: "Kh 9h 6c"}, players=2, dealer=1), dealt({0: "Kh 9h 6c"}, players=8, dealer=7)
    assert choices(few)["fold"] < choices(many)["fold"]


def test_now_and_then_one_bluffs_but_not_against_a_single_opponent():
    """SEKA-81: the last opponent can simply show."""
    several, single = dealt({0: "9c 8d 6h"}, players=6, dealer=5), dealt({1: "9c 8d 6h"}, players=2, dealer=1)
    single.act("bet", 5)
    assert 0 < choices(several, 300)["bet"] < 75
    assert choices(single, 300)["bet"] == 0


def test_the_last_two_compare_rather_than_bet_on_for_ever():
    table = dealt({0: "Ah Qh 6c", 1: "Kd Td 6s"}, players=2, dealer=1)
    table.act("bet", 1)
    assert choices(table)["show"] > 40


def test_who_cannot_pay_after_looking_stays_blind():
    """As in SEKA-V49: with 4 chips half of 8 can be paid, 8 cannot."""
    table = septet.Table("seka", 3, seed=5, dealer=0, chips=[50, 7, 50])
    table.deal()
    table.act("bet", 2)
    table.act("bet", 6)
    table.act("bet", 8)
    assert str(table.actions) == "[fold, bet 4, look]"
    assert choices(table) == {"bet": 60}


def test_blind_play_is_tried_while_it_is_cheap():
    table = septet.Table("seka", 3, seed=5, dealer=0)
    table.deal()
    assert set(choices(table)) == {"bet", "look"}


def swara(chips: list[int], **rules: Any) -> Any:
    """Seats 0 and 1 have tied for the pot; seat 2 folded."""
    table = dealt({0: "Ah Qh 6c", 1: "Ad Qd 6s"}, players=3, dealer=2, chips=chips, **rules)
    table.act("bet", 2)
    table.act("bet", 2)
    table.act("fold")
    table.act("show")
    return table


def test_a_pot_is_mostly_divided():
    assert choices(swara([100, 100, 100]))["split"] > 30


def test_who_can_bet_alone_plays_for_the_pot():
    """Who has no chips can only fold in a swara (SEKA-V64)."""
    table = swara([50, 3, 50])
    assert table.chips[1] == 0
    assert choices(table) == {"play": 60}
    table.act("play")
    assert choices(table) == {"split": 60}


def test_half_a_pot_is_a_high_price_for_unknown_cards():
    """SEKA-81, unless one of the parties cannot bet."""
    table = swara([100, 100, 100])
    table.act("play")
    table.act("play")
    assert choices(table)["decline"] > 40
    table = swara([5, 3, 100])
    table.act("play")
    table.act("play")
    assert choices(table) == {"join": 60}


@pytest.mark.compiled
@pytest.mark.parametrize("preset", ["home", "online"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_among_themselves_they_neither_only_fold_nor_bet_on_for_ever(preset, players):
    result = septet.simulate(
        "seka", players=players, deals=2_000, seed=7, policy="cautious", rules={"preset": preset}
    )
    walked_over = result.endings["folds"] / result.deals
    assert 0.1 < walked_over < 0.85
    assert result.actions / result.deals < 4 * players
