"""What play has shown of the hands is true, and imagined worlds agree with it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import septet
from septet.engine import verbs
from septet.engine.actions import new_choices
from septet.engine.cards import CODES, UNKNOWN
from septet.engine.chance import generator
from septet.engine.deck import undealt
from septet.engine.knowledge import knowledge
from septet.games.seiska.fitting import SPECIAL
from septet.games.seiska.memory import AN_ORDINARY_CARD

from .lockstep import moves, value_of
from .play import does, lay_out, seiska
from .randomly import seeded_setup, some_action


def agrees_with_memory(state: Any, seat: int) -> bool:
    """Whether a hand is one that its player may have had, for all that was seen."""
    hand = [int(card) for card in state.hand[seat, : int(state.held[seat])]]
    older = hand[: len(hand) - int(state.fresh[seat])]
    if int(state.deck_size) == 52 and any(int(state.stock_once) >> card & 1 for card in older):
        return False
    lacks, known = int(state.lacks[seat]), hand[: len(hand) - int(state.since[seat])]
    all_special = all(SPECIAL >> card & 1 for card in known) and not lacks & AN_ORDINARY_CARD
    return all_special or not any(lacks >> card & 1 for card in known)


def moments(seed: int, most: int = 150):
    """The table of a random setup at every turn of a deal."""
    setup = seeded_setup(seed)
    table = septet.Table("seiska", players=setup.players, rules=setup.rules, seed=seed, dealer=setup.dealer)
    rng = setup.rng
    table.deal()
    for _ in range(most):
        if table.over:
            break
        yield table
        move = some_action(rng, moves(table))
        table.act(move[0], value_of(move))


@pytest.mark.parametrize("seed", range(12))
def test_what_is_remembered_is_true(seed):
    remembered = 0
    for table in moments(seed):
        for seat in range(table.seats):
            assert agrees_with_memory(table._state, seat), f"seat {seat} after {table.log[-5:]}"
            remembered += bool(table._state.lacks[seat])
    assert remembered


@pytest.mark.parametrize("seed", range(6))
def test_worlds_are_complete_and_agree_with_what_is_known(seed):
    agreed, asked = 0, 0
    for number, table in enumerate(moments(seed, most=90)):
        if number % 6:
            continue
        state, rules = table._state, table.game.record()
        viewer = number // 6 % table.seats
        known = knowledge(state, viewer)
        world = known.copy()
        verbs.imagine(world, rules, viewer, generator(number))
        assert knowledge(world, viewer) == known
        assert UNKNOWN not in world.hand and UNKNOWN not in undealt(world)
        assert everything(world) == everything(state)
        assert verbs.legal_actions(world, rules, new_choices()) > 0
        for seat in range(table.seats):
            if seat != viewer and state.lacks[seat]:
                asked += 1
                agreed += agrees_with_memory(world, seat)
    print(f"{agreed} of {asked} imagined hands agree with what was seen")
    assert agreed >= 0.9 * asked


def everything(state: Any) -> Counter[int]:
    """All cards of the hands and of the stock."""
    held = [int(card) for card in state.hand.ravel() if card >= 0]
    return Counter(held + undealt(state).tolist())


def worlds(table: Any, viewer: int, count: int = 200):
    """Worlds that a viewer imagines."""
    known, rules = knowledge(table._state, viewer), table.game.record()
    rng = generator(7)
    for _ in range(count):
        world = known.copy()
        verbs.imagine(world, rules, viewer, rng)
        yield world


def test_who_could_not_play_holds_nothing_that_fitted():
    stock = [f"{rank}{suit}" for rank in "234567" for suit in "cdh"]
    table = lay_out(
        seiska(), "5c Kd Qc", "9h", stock=" ".join(["2s", "3s", "4s", *stock]), others={1: "2h 6s"}
    )
    does(table, "draw", "draw", "draw")
    for world in worlds(table, 1):
        hand = [int(card) for card in world.hand[0, :6]]
        assert all(SPECIAL >> card & 1 for card in hand) or not any(
            card % 4 == 2 or card // 4 in (6, 7) for card in hand
        )


def test_after_lappu_the_card_is_an_ordinary_one_and_without_it_a_special_one():
    others = {1: "2h 6s", 2: "3c 4c"}
    stock = " ".join(f"{rank}{suit}" for rank in "8A23" for suit in "cds")
    table = lay_out(seiska(), "5h 6c", "9h", others=others, stock=stock)
    does(table, "play 5h", "lappu")
    assert not any(SPECIAL >> int(world.hand[0, 0]) & 1 for world in worlds(table, 1))
    table = lay_out(seiska(), "5h 8h", "9h", others=others, stock=stock)
    does(table, "play 5h")
    assert all(SPECIAL >> int(world.hand[0, 0]) & 1 for world in worlds(table, 1))


def test_a_buried_eight_is_in_no_hand_that_was_dealt():
    table = seiska(3)
    dealt = [f"{rank}{suit}" for rank in "234567" for suit in "cdhs"][:21]
    table.deal(deck=" ".join([*dealt, "8d", "Ks"]))
    for world in worlds(table, 0):
        assert 25 not in world.hand and 25 in undealt(world)


def test_the_new_stock_is_made_of_the_discards():
    named = ["2c", "3d", "5c", "Kd", "9h", "2s", "4c", "7c", "Jd", "Js"]
    others = {1: "2c 3d", 2: " ".join(card for card in CODES if card not in named)}
    table = lay_out(seiska(), "5c Kd", "9h", stock="2s", discards="4c 7c Jd Js", others=others)
    does(table, "draw", "draw")
    discards = {8, 20, 37, 39}
    for world in worlds(table, 1):
        assert set(undealt(world).tolist()) < discards
        assert len(discards & set(world.hand[0, :4].tolist())) == 1


def test_all_deals_are_equally_likely_when_nothing_has_been_seen():
    table = seiska(2, hand_size=5)
    table.deal(deck="2c 2d 3c 3d 4c 4d 5c 5d 6c 6d Ks")
    counted = Counter(int(card) for world in worlds(table, 1, 1_000) for card in world.hand[0, :5])
    assert len(counted) == 52 - 6
    expected = 1_000 * 5 / 46
    assert max(abs(times - expected) for times in counted.values()) < 5 * expected**0.5


def test_observations_are_numbers_from_0_to_1():
    out = np.full(400, np.nan)
    chance = random.Random(5)
    for table in moments(3, most=60):
        for viewer in range(table.seats):
            known = knowledge(table._state, viewer)
            count = verbs.observe(known, table.game.record(), viewer, out)
            assert count == 248 and out[:count].min() >= 0 and out[:count].max() <= 1
        if chance.random() < 0.05:
            break
