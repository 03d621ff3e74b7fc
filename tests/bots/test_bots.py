"""Bots: their kinds, legality, repeatability."""

from __future__ import annotations

import random

import pytest

import septet
from septet import bots
from septet.engine.kernel import INTERPRETED

from .positions import QUICK, decisions


def test_there_are_three_kinds():
    assert bots.kinds() == ["random", "cautious", "searching"]


def test_an_unknown_kind_is_refused_with_a_sentence():
    with pytest.raises(ValueError, match=r"there is no bot 'clever'; there are random, cautious, searching"):
        bots.make("clever", septet.game("seka"))


@pytest.mark.parametrize("kind", bots.kinds())
@pytest.mark.parametrize("seed", range(100, 104 if INTERPRETED else 140))
def test_what_a_bot_does_is_legal(kind, seed):
    rng = random.Random(seed)
    for table in decisions(seed):
        policy = bots.make(kind, table.game, **QUICK.get(kind, {}))
        name, value = policy.choose(
            table.knowledge(table.actor), table.game.record(), table.actor, table.actions, rng
        )
        assert table.actions.allow(name, value)
        assert (type(name), type(value)) == (str, int)


@pytest.mark.parametrize("kind", bots.kinds())
def test_equal_chance_leads_to_equal_choices(kind):
    for table in decisions(7):
        policy = bots.make(kind, table.game, **QUICK.get(kind, {}))
        seat, known, rules = table.actor, table.knowledge(table.actor), table.game.record()
        choices = {policy.choose(known, rules, seat, table.actions, random.Random(5)) for _ in range(3)}
        assert len(choices) == 1


@pytest.mark.parametrize("kind", bots.kinds())
def test_bots_play_whole_deals_without_being_given_chance(kind):
    table = septet.Table("seka", players=4, rules={"preset": "online"}, seed=11)
    policy = bots.make(kind, table.game, **QUICK.get(kind, {}))
    for _ in range(3):
        table.deal()
        while not table.over:
            seat = table.actor
            table.act(*policy.choose(table.knowledge(seat), table.game.record(), seat, table.actions))
    assert sum(table.chips) == 400


def test_a_searching_bot_does_not_think_where_there_is_no_choice():
    table = septet.Table("seka", players=2, seed=1, chips=[3, 50], dealer=1)
    table.deal()
    table.act("look")
    table.act("bet", 1)
    table.act("bet", 10)
    assert str(table.actions) == "[fold]"
    policy = bots.make("searching", table.game, playouts=10**12, seconds=None)
    assert policy.choose(table.knowledge(0), table.game.record(), 0, table.actions) == ("fold", 0)
