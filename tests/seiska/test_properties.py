"""Properties that hold whatever the house rules and the cards are."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import septet
from septet.engine.cards import CODES
from septet.engine.deck import undealt
from septet.errors import IllegalAction

from .lockstep import moves, value_of
from .play import seiska
from .randomly import Setup, seeded_setup, some_action, some_rules

ROOT = Path(__file__).parents[2]

setups = st.integers(0, 10**6).map(seeded_setup)
few = settings(deadline=None, max_examples=6)
MOST = 120
"""So many actions of a deal are looked at."""


def table_of(setup: Setup) -> Any:
    """A public table for a setup."""
    return septet.Table(
        "seiska", players=setup.players, rules=setup.rules, seed=setup.seed, dealer=setup.dealer
    )


def steps(setup: Setup, most: int = MOST):
    """The table of a setup after the deal and after every random action."""
    table, rng = table_of(setup), setup.rng
    table.deal()
    yield table
    for _ in range(most):
        if table.over:
            return
        move = some_action(rng, moves(table))
        table.act(move[0], value_of(move))
        yield table


@given(seed=st.integers(0, 10**6))
@settings(deadline=None, max_examples=50)
def test_a_game_is_a_sentence(seed):
    rng = random.Random(seed)
    game = septet.game("seiska", some_rules(rng, rng.randint(2, 8)))
    assert septet.game(str(game)) == game and str(septet.game(str(game))) == str(game)


@given(setup=setups)
@few
def test_no_card_comes_or_goes(setup):
    for table in steps(setup):
        state = table._state
        cards = Counter(undealt(state).tolist())
        for seat in range(setup.players):
            cards.update(state.hand[seat, : int(state.held[seat])].tolist())
        cards[int(state.top)] += 1
        for pile in (state.pile_once, state.pile_twice):
            cards.update(code for code in range(52) if int(pile) >> code & 1)
        packs = table.view(None).packs
        assert cards == dict.fromkeys(range(52), packs)


@given(setup=setups)
@few
def test_a_hand_is_the_same_in_order_and_as_bits(setup):
    for table in steps(setup):
        state = table._state
        for seat in range(setup.players):
            cards = Counter(state.hand[seat, : int(state.held[seat])].tolist())
            assert as_bits(state.hand_once[seat]) + as_bits(state.hand_twice[seat]) == cards


def as_bits(cards: Any) -> Counter[int]:
    """The cards of a set of bits."""
    return Counter(code for code in range(52) if int(cards) >> code & 1)


@given(setup=setups)
@few
def test_hands_are_seen_by_their_players_alone_until_the_deal_is_over(setup):
    for table in steps(setup):
        for viewer in (None, 0, setup.players - 1):
            for seat in table.view(viewer).seats:
                seen = seat.hand is not None and (seat.cards == 0 or len(seat.hand) == seat.cards)
                assert seen == (table.over or seat.seat == viewer or seat.cards == 0)


@given(setup=setups)
@few
def test_what_is_told_accounts_for_every_card(setup):
    held = [0] * setup.players
    for table in steps(setup):
        for event in table.events:
            if event.kind in ("dealt", "drew"):
                held[event.seat] += len(event.cards)
            elif event.kind == "played":
                held[event.seat] -= 1
                assert event.left == held[event.seat]
        assert held == [seat.cards for seat in table.view(None).seats]


@given(setup=setups)
@few
def test_nobody_goes_out_with_a_special_card_and_the_sheet_adds_up(setup):
    for table in steps(setup, most=100_000):
        if table.over:
            view = table.view(None)
            if table.ending == "went_out":
                assert view.top[0] not in "8A" and view.seats[view.result.winner].cards == 0
            assert [-points for points in table.payoffs] == view.sheet[-1].points
            assert all(left.total == left.points for left in view.result.hands)


@pytest.mark.compiled
@pytest.mark.parametrize("scoring", ["basic", "heavy"])
def test_games_end_with_winners(scoring):
    for seed in range(3):
        table = septet.Table("seiska", players=2 + 2 * seed, rules={"scoring": scoring}, seed=seed)
        while table.standings is None:
            before = [seat.status for seat in table.view(None).seats]
            table.deal()
            for seat, status in zip(table.view(None).seats, before, strict=True):
                assert (seat.cards == 0) == (status == "dropped_out")
            while not table.over:
                table.act(*table.fallback())
        totals = [seat.points for seat in table.view(None).seats]
        assert table.standings.winners and table.standings.reason == "won"
        if scoring == "basic":
            assert table.deals == 5
            assert {totals[seat] for seat in table.standings.winners} == {min(totals)}


@given(setup=setups)
@few
def test_a_refused_action_changes_nothing(setup):
    for number, table in enumerate(steps(setup, most=30)):
        if number % 5 == 0 and not table.over:
            before = table._state.tobytes()
            wrong = [(name, 51) for name in ("play", "lay") if (name, CODES[51]) not in moves(table)]
            for name, value in [*wrong, ("suit", 4), ("fold", 0), ("deal", 0)]:
                with pytest.raises(IllegalAction):
                    table.act(name, value)
            assert table._state.tobytes() == before


def journal_lines() -> list[str]:
    """What happened in some seeded deals, to compare compiled with interpreted code."""
    lines = []
    for seed in range(4):
        for table in steps(seeded_setup(seed), most=60):
            told = [event.model_dump() for event in table.events_for(0)]
            lines.append(json.dumps([told, table.actor, sorted(moves(table)), table.log[-1]]))
    return lines


@pytest.mark.compiled
def test_compiled_and_interpreted_code_agree():
    run = subprocess.run(
        [sys.executable, "-m", "tests.seiska.test_properties"],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.splitlines() == journal_lines()


def test_a_table_can_be_played_on_from_its_record():
    table = seiska(3)
    table.deal()
    for _ in range(12):
        table.act(*table.fallback())
    again = septet.Table.replay(table.record(), seed=1)
    assert again.view(0) == table.view(0)
    assert again.actions._actions == table.actions._actions


if __name__ == "__main__":
    print("\n".join(journal_lines()))
