"""Imagined worlds: complete, in agreement with what is known, and as likely as they should be."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pytest

import septet
from septet.engine import verbs
from septet.engine.actions import new_choices
from septet.engine.cards import NO_CARD, UNKNOWN
from septet.engine.chance import generator
from septet.engine.deal import DEALER, NOBODY
from septet.engine.deck import shuffle
from septet.engine.kernel import INTERPRETED
from septet.engine.knowledge import knowledge
from septet.games.seka.hands import deck_of, value_of
from septet.games.seka.state import Phase
from septet.playout import RANDOM, play_out

from .positions import DEALS, all_viewers, decisions

WAYS: dict[str, Callable[..., None]] = {"imagine": verbs.imagine, "suppose": verbs.suppose}


def imagined(known: Any, rules: Any, viewer: int, seed: int, way: str = "imagine") -> Any:
    """A world that agrees with what the viewer knows."""
    world = known.copy()
    WAYS[way](world, rules, viewer, generator(seed))
    return world


def check_world(known: Any, rules: Any, viewer: int, world: Any) -> None:
    """All cards of the deck are there once, and the viewer would know the same."""
    hands = [int(card) for card in world.hand.ravel() if card != NO_CARD]
    rest = [int(card) for card in world.deck[int(world.dealt) : int(world.deck_size)]]
    if world.phase == Phase.DEAL:
        hands = []  # what lies there is from before
    assert sorted(hands + rest) == deck_of(rules)
    assert UNKNOWN not in world.hand
    assert knowledge(world, viewer) == known


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", DEALS)
def test_a_world_is_complete_and_agrees_with_what_is_known(way, seed):
    for number, table in enumerate(decisions(seed)):
        rules = table.game.record()
        for viewer in all_viewers(table._state):
            known = knowledge(table._state, viewer)
            world = imagined(known, rules, viewer, number, way)
            check_world(known, rules, viewer, world)
            if world.phase == Phase.BETTING:
                assert explains_comparisons(world, hand_values(world, rules))


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("seed", DEALS)
def test_one_can_play_on_in_a_world(way, seed):
    choices = new_choices()
    for number, table in enumerate(decisions(seed)):
        rules = table.game.record()
        world = imagined(table.knowledge(table.actor), rules, table.actor, number, way)
        chips = int(world.chips.sum() + world.pot)
        play_out(world, rules, RANDOM, generator(number), choices)
        assert world.actor == NOBODY
        assert (int(world.chips.sum()), int(world.pot)) == (chips, 0)


@pytest.mark.parametrize("way", WAYS)
def test_before_cards_are_dealt_the_deck_is_full(way):
    """Also before a swara, when the old hands still lie there."""
    game = septet.game("seka", {"swara_folded_entry": "off", "swara_split": False})
    rules, state, rng, choices = game.record(), game.state(), generator(4), new_choices()
    state.seats, state.actor, state.present[:2], state.chips[:2] = 2, NOBODY, 1, 40
    met = Counter[int]()
    for deal in range(200):
        state.chips[:2] = 40
        verbs.start(state, rules)
        while state.actor != NOBODY:
            if state.actor == DEALER:
                met[int(state.swara)] += 1
                for viewer in all_viewers(state):
                    known = knowledge(state, viewer)
                    check_world(known, rules, viewer, imagined(known, rules, viewer, deal, way))
                shuffle(state, rng)
                verbs.apply(state, rules, verbs.DEAL, 0)
            else:
                count = verbs.legal_actions(state, rules, choices)
                kind, low = choices.kind[count - 1], choices.low[count - 1]
                verbs.apply(state, rules, kind, low)
        if met[1]:
            break
    assert met[0]
    assert met[1]


def hand_values(world: Any, rules: Any) -> list[int]:
    """What each seat's hand counts; 0 without cards."""
    hands = world.hand[: int(world.seats)]
    return [0 if hand[0] == NO_CARD else int(value_of(hand, rules)) for hand in hands]


def explains_comparisons(state: Any, values: Sequence[int]) -> bool:
    """The winner of each comparison has more points, or as many if the loser called."""
    for seat, value in enumerate(values):
        if state.beaten_by[seat]:
            winner = values[state.beaten_by[seat] - 1]
            if winner < value or (winner == value and not state.was_caller[seat]):
                return False
    return True


# --- how likely each world is --------------------------------------------------------

SMALL = {"preset": "online", "deck": "trynka24", "hand_size": 2, "blind_play": "off"}


def compared(**rules: Any) -> septet.Table:
    """Seat 0 has opened against seat 2, to its right, and is out; seat 1 is to act."""
    table = septet.Table("seka", players=3, rules={**SMALL, **rules}, seed=1, dealer=2)
    table.deal(hands={0: "9h 8h", 1: "Ts 8d", 2: "Ad Td"})
    for _ in range(3):
        table.act("bet", 1)
    table.act("open")
    return table


def values_of_all_worlds(known: Any, rules: Any) -> Counter[tuple[int, ...]]:
    """The values of the hands, for every way to deal unseen hands of two cards that explains the course."""
    deck = deck_of(rules)
    value = {pair: int(value_of(np.array([*pair, NO_CARD], np.int8), rules)) for pair in pairs(deck)}
    seen = {int(card) for card in known.hand.ravel()}
    counts = Counter[tuple[int, ...]]()

    def deal(values: list[int], cards: list[int]) -> None:
        seat = len(values)
        if seat == known.seats:
            counts[tuple(values)] += explains_comparisons(known, values)
        elif known.hand[seat, 0] != UNKNOWN:
            deal([*values, int(value_of(known.hand[seat], rules))], cards)
        else:
            for hand in pairs(cards):
                deal([*values, value[hand]], [card for card in cards if card not in hand])

    deal([], [card for card in deck if card not in seen])
    return +counts


def pairs(cards: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Every two of the cards."""
    return itertools.combinations(cards, 2)


def chi_square(counts: Counter[Any], expected: Counter[Any], draws: int) -> tuple[float, int]:
    """How far the counts are from what is expected, and the degrees of freedom; rare cases together."""
    total, rare = sum(expected.values()), [0.0, 0.0]
    statistic, cells = 0.0, 0
    for case, weight in expected.items():
        mean = draws * weight / total
        if mean < 5:
            rare[0], rare[1] = rare[0] + counts[case], rare[1] + mean
        else:
            statistic, cells = statistic + (counts[case] - mean) ** 2 / mean, cells + 1
    if rare[1]:
        statistic, cells = statistic + (rare[0] - rare[1]) ** 2 / rare[1], cells + 1
    return statistic, cells - 1


@pytest.mark.parametrize(
    ("rules", "viewer"),
    [
        ({}, 0),  # the caller, who does not know why it is out: weaker or equal
        ({}, 1),  # who has only seen who is out
        ({}, 2),  # the winner
        ({"compare_reveal": "between_two"}, 0),
        ({"compare_reveal": "between_two"}, 1),
        ({"wild_cards": "all_sevens"}, 1),
    ],
)
def test_worlds_are_as_likely_as_enumeration_says(rules, viewer):
    table = compared(**rules)
    known, record = table.knowledge(viewer), table.game.record()
    expected = values_of_all_worlds(known, record)
    draws = 300 if INTERPRETED else 5_000
    counts = Counter[tuple[int, ...]]()
    for seed in range(draws):
        world = imagined(known, record, viewer, seed)
        counts[tuple(hand_values(world, record))] += 1
    assert set(counts) <= set(expected)
    statistic, freedom = chi_square(counts, expected, draws)
    assert statistic < freedom + 4 * (2 * freedom) ** 0.5 + 4  # four standard deviations


def test_each_unseen_card_is_equally_likely_in_each_place():
    table = septet.Table("seka", players=4, seed=2, dealer=0)
    table.deal(hands={2: "Ah Kh 7c"})
    known, rules = table.knowledge(2), table.game.record()
    mean = 10 if INTERPRETED else 100
    counts = np.zeros((3, 52))
    for seed in range(33 * mean):
        world = imagined(known, rules, 2, seed)
        for place, card in enumerate((world.hand[0, 0], world.hand[3, 2], world.deck[30])):
            counts[place, card] += 1
    unseen = counts[:, [card for card in deck_of(rules) if card not in known.hand[2]]]
    assert unseen.sum() == counts.sum()
    freedom = 3 * 32
    assert ((unseen - mean) ** 2 / mean).sum() < freedom + 4 * (2 * freedom) ** 0.5


def test_a_caller_who_is_out_with_equal_points_has_tied_in_the_imagined_world():
    table = compared()
    rules, ties = table.game.record(), 0
    for seed in range(100 if INTERPRETED else 400):
        world = imagined(table.knowledge(1), rules, 1, seed)
        equal = value_of(world.hand[0], rules) == value_of(world.hand[2], rules)
        assert world.tied_with[0] == (3 if equal else 0)
        ties += equal
    assert ties


def test_who_bets_and_raises_is_supposed_to_hold_more_and_who_folds_less():
    table = septet.Table("seka", players=4, rules={"blind_play": "off"}, seed=2, dealer=3)
    table.deal(hands={3: "9h 8d 6s"})
    table.act("fold")
    table.act("bet", 1)
    table.act("bet", 5)
    known, rules = table.knowledge(3), table.game.record()
    worlds = 60 if INTERPRETED else 1_000
    means = {
        way: np.mean(
            [
                hand_values(world, rules)[:3]
                for world in (imagined(known, rules, 3, seed, way) for seed in range(worlds))
            ],
            axis=0,
        )
        for way in WAYS
    }
    folds, bets, raises = means["suppose"] - means["imagine"]
    assert folds < -1
    assert 1 < bets < raises
