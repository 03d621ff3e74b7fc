"""A bot's choice does not depend on anything that its seat cannot see."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from septet import bots
from septet.engine import verbs
from septet.engine.actions import new_choices
from septet.engine.chance import generator
from septet.engine.knowledge import knowledge

from .positions import DEALS, QUICK, all_viewers, decisions, with_other_hidden_cards


def choice(policy: bots.Policy, known: Any, table: Any, seed: int) -> tuple[str, int]:
    """What the bot does in the actor's place."""
    return policy.choose(known, table.game.record(), table.actor, table.actions, random.Random(seed))


@pytest.mark.parametrize("seed", DEALS)
def test_choices_are_the_same_when_hidden_cards_are_others(seed):
    rng = random.Random(seed)
    for number, table in enumerate(decisions(seed)):
        known = table.knowledge(table.actor)
        other = knowledge(with_other_hidden_cards(table._state, table.actor, rng), table.actor)
        for kind in bots.kinds():
            policy = bots.make(kind, table.game, **QUICK.get(kind, {}))
            assert choice(policy, known, table, number) == choice(policy, other, table, number), kind


@pytest.mark.parametrize("seed", DEALS)
def test_knowledge_is_the_same_when_hidden_cards_are_others(seed):
    rng = random.Random(seed)
    for table in decisions(seed):
        for viewer in all_viewers(table._state):
            other = with_other_hidden_cards(table._state, viewer, rng)
            assert knowledge(table._state, viewer) == knowledge(other, viewer)


@pytest.mark.parametrize("seed", DEALS)
def test_the_cautious_player_of_playouts_looks_at_nothing_else_either(seed):
    """In a playout `advise` is given the whole state: it must not look at what the actor cannot see."""
    rng = random.Random(seed)
    for number, table in enumerate(decisions(seed)):
        state, rules, choices = table._state, table.game.record(), new_choices()
        count = verbs.legal_actions(state, rules, choices)
        advice = {
            verbs.advise(seen, rules, generator(number), choices, count)
            for seen in (
                state,
                with_other_hidden_cards(state, table.actor, rng),
                with_other_hidden_cards(state, table.actor, rng),
                table.knowledge(table.actor),
            )
        }
        assert len(advice) == 1


def test_the_decisions_tried_here_are_of_every_kind():
    met: Counter[str] = Counter()
    for seed in DEALS:
        for table in decisions(seed):
            met[table.view(table.actor).phase] += 1
            met["blind"] += not table.view(table.actor).seats[table.actor].looked
            met["compared"] += any(seat.status == "eliminated" for seat in table.view().seats)
    assert {"betting", "split", "entry", "blind", "compared"} <= {
        kind for kind, count in met.items() if count
    }


@pytest.mark.parametrize("kind", bots.kinds())
def test_knowledge_stays_as_it_was(kind):
    for table in decisions(3):
        known = table.knowledge(table.actor)
        before = known.tobytes()
        choice(bots.make(kind, table.game, **QUICK.get(kind, {})), known, table, 1)
        assert known.tobytes() == before
