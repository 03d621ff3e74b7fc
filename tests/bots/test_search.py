"""Thinking ahead."""

from __future__ import annotations

import threading
import time

import pytest

import septet
from septet.search import candidates, think


def heads_up(own: str, other: str, **rules: object) -> septet.Table:
    """Two players; seat 0 acts first and has looked, and seat 1's turn comes after it."""
    table = septet.Table("seka", players=2, rules={"blind_play": "off", **rules}, seed=3, dealer=1)
    table.deal(hands={0: own, 1: other})
    return table


def thoughts(table: septet.Table, seed: int = 1, playouts: int = 2_000, **more: object) -> list:
    return think(table.knowledge(table.actor), table.game.record(), table.actor, seed, playouts, **more)


def test_candidates_are_the_legal_actions_with_some_values_of_each_range():
    table = heads_up("Ah Kh 7c", "9s 8d 6h", max_bet=40)
    tried = list(candidates(table.knowledge(0), table.game.record()))
    names = [table.game.kind.acts(kind).name.lower() for kind, _ in tried]
    assert [value for name, value in zip(names, tried, strict=True) if name == "fold"] == [(1, 0)]
    bets = [value for name, (_, value) in zip(names, tried, strict=True) if name == "bet"]
    assert bets[0] == 1
    assert bets[-1] == 40
    assert len(bets) == 5


def test_every_candidate_is_weighed_and_the_best_comes_first():
    table = heads_up("Ah Kh 7c", "9s 8d 6h")
    found = thoughts(table)
    assert len(found) == len(list(candidates(table.knowledge(0), table.game.record())))
    assert found[0].mean == max(thought.mean for thought in found if thought.playouts == found[0].playouts)
    assert 1_000 <= sum(thought.playouts for thought in found) <= 2_200
    assert all(thought.stderr >= 0 for thought in found)


def test_the_best_hand_is_not_folded_and_folding_costs_what_is_paid_already():
    table = heads_up("Ah Kh 7c", "9s 8d 6h")
    found = thoughts(table)
    names = [table.game.kind.acts(thought.kind).name for thought in found]
    assert names[0] == "BET"
    folding = found[names.index("FOLD")]
    assert (folding.mean, folding.stderr) == (0.0, 0.0)


def test_a_bad_hand_is_not_shown_at_a_high_price():
    table = heads_up("9s 8d 6h", "Ah Kh 7c")
    table.act("bet", 1)
    table.act("bet", 10)
    best = thoughts(table)[0]
    assert table.game.kind.acts(best.kind).name == "FOLD"


def test_equal_seeds_give_equal_thoughts_and_other_seeds_others():
    table = heads_up("Ah 8h 6c", "9s 8d 6h")
    assert thoughts(table, seed=4) == thoughts(table, seed=4)
    assert thoughts(table, seed=4) != thoughts(table, seed=5)


@pytest.mark.compiled
def test_thinking_stops_when_time_is_up():
    table = heads_up("Ah 8h 6c", "9s 8d 6h")
    thoughts(table, playouts=20)
    begin = time.monotonic()
    found = thoughts(table, playouts=10**10, seconds=0.2)
    assert time.monotonic() - begin < 5
    assert all(thought.playouts for thought in found)


@pytest.mark.compiled
def test_threads_think_at_the_same_time():
    """The compiled search lets other threads run while it works."""
    table = heads_up("Ah 8h 6c", "9s 8d 6h")
    thoughts(table, playouts=20)
    ticks, done = [], threading.Event()

    def tick() -> None:
        while not done.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.001)

    clock = threading.Thread(target=tick)
    clock.start()
    thoughts(table, playouts=100_000)
    done.set()
    clock.join()
    assert len(ticks) > 20
