"""Properties that hold whatever the house rules, the players and the cards are."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import septet
from septet.errors import IllegalAction, InvalidRules

from . import journals
from .permuting import permuted_decks, play_course, tells_the_same_story, with_decks
from .play import legal_of, snapshot
from .randomly import Setup, any_rules, house_rules, setups, some_action, some_deck
from .reference import changes_of, contradictions

fast = settings(deadline=None, max_examples=20)


def table_of(setup: Setup) -> Any:
    """A public table for a setup."""
    return septet.Table(
        "seka",
        players=len(setup.chips),
        rules=changes_of(setup.rules),
        seed=setup.seed,
        chips=list(setup.chips),
        dealer=setup.dealer,
    )


def pot_of(table: Any) -> int:
    """The pot, as anybody knows it."""
    return int(table.knowledge(None).pot)


def deal(table: Any, setup: Setup, rng: random.Random) -> None:
    """The next deal, with more ties than by chance."""
    players = sum(
        here and chips >= setup.rules.ante for here, chips in zip(table.present, table.chips, strict=True)
    )
    table.deal(deck=" ".join(some_deck(rng, setup.rules, players)))


# House rules -----------------------------------------------------------------------------------------------


@given(rules=any_rules())
@settings(deadline=None, max_examples=80)
def test_exactly_the_contradictory_rules_are_refused(rules):
    options = changes_of(rules)
    if not contradictions(rules):
        assert septet.game("seka", options).rules.model_dump() == asdict(rules)
        return
    with pytest.raises(InvalidRules) as error:
        septet.game("seka", options)
    assert {option for option, _ in error.value.problems} == contradictions(rules), str(error.value)


@given(rules=house_rules())
@settings(deadline=None, max_examples=50)
def test_a_game_is_a_sentence(rules):
    game = septet.game("seka", changes_of(rules))
    assert septet.game(str(game)) == game
    assert str(septet.game(str(game))) == str(game)


# Chips -----------------------------------------------------------------------------------------------------


@given(setup=setups())
@fast
def test_chips_and_pot_stay_the_same_after_every_action(setup):
    table, rng = table_of(setup), setup.rng
    total = sum(setup.chips)

    def check() -> None:
        assert sum(table.chips) + pot_of(table) == total
        assert pot_of(table) >= 0 and min(table.chips) >= 0

    for _ in range(3):
        if not table.can_deal:
            break
        before = table.chips
        deal(table, setup, rng)
        check()
        while not table.over:
            table.act(*some_action(rng, legal_of(table)))
            check()
        assert pot_of(table) == 0
        assert sum(table.payoffs) == 0
        assert [now - then for now, then in zip(table.chips, before, strict=True)] == table.payoffs


@given(setup=setups())
@fast
def test_the_events_account_for_every_chip(setup):
    table, rng = table_of(setup), setup.rng
    stacks = list(setup.chips)

    def check() -> None:
        for event in table.events:
            if event.kind in ("ante", "bet", "show", "open", "join"):
                stacks[event.seat] -= event.amount
            elif event.kind in ("won", "divided", "returned"):
                stacks[event.seat] += event.amount
        assert stacks == table.chips

    for _ in range(3):
        if not table.can_deal:
            break
        deal(table, setup, rng)
        check()
        while not table.over:
            table.act(*some_action(rng, legal_of(table)))
            check()


# Every playout ends ----------------------------------------------------------------------------------------


def most_actions(setup: Setup) -> int:
    """A bound for a deal: nobody acts more often than they have chips, but for looks, folds and answers."""
    return 10 * len(setup.chips) + 4 * sum(setup.chips)


@given(setup=setups())
@fast
def test_a_deal_ends_even_if_nobody_folds_of_the_own_will(setup):
    table, rng = table_of(setup), setup.rng
    deal(table, setup, rng)
    for _ in range(most_actions(setup)):
        if table.over:
            break
        legal = legal_of(table)
        name = next(name for name in ("look", "bet", "play", "join", "show", "open", "fold") if name in legal)
        table.act(name, legal[name][0])
    assert table.over


@given(setup=setups())
@fast
def test_a_deal_ends_when_everybody_is_absent(setup):
    table, rng = table_of(setup), setup.rng
    deal(table, setup, rng)
    for _ in range(3 * len(setup.chips)):
        if table.over:
            break
        name, value = table.fallback()
        assert name in ("fold", "decline", "play")
        table.act(name, value)
    assert table.over


@given(setup=setups())
@fast
def test_a_win_by_folding_reveals_nothing(setup):
    table, rng = table_of(setup), setup.rng
    deal(table, setup, rng)
    while not table.over:
        legal = {name: span for name, span in legal_of(table).items() if name in ("fold", "bet", "look")}
        table.act(*some_action(rng, legal))
    assume(table.ending == "folds")
    for viewer in (None, *range(len(setup.chips))):
        view = table.view(viewer)
        for seat in view.seats:
            if seat.seat != viewer:
                assert all(card is None for card in seat.cards) and seat.value is None
        assert all(int(number) == viewer for number in view.result.values)


# What a viewer may know ------------------------------------------------------------------------------------


def told(table: Any, viewer: int | None) -> tuple[Any, Any]:
    """All that reaches one viewer."""
    return table.view(viewer).model_dump(), [event.model_dump() for event in table.events_for(viewer)]


@given(setup=setups(most=5), deals=st.integers(1, 2), stop=st.sampled_from([0.02, 0.1, 0.3]))
@settings(deadline=None, max_examples=30)
def test_nothing_changes_for_a_viewer_when_hidden_cards_are_others(setup, deals, stop):
    pair, course = play_course(setup, deals, stop)
    rng = random.Random(setup.seed)
    record = pair.table.record()
    for viewer in rng.sample(pair.viewers, 2):
        for _attempt in range(8):
            decks = permuted_decks(rng, course, viewer)
            if decks != course.decks() and tells_the_same_story(course, decks):
                tell_alike(record, with_decks(record, decks), viewer, pair.story())
                break


def tell_alike(record: Any, other: Any, viewer: int | None, story: str) -> None:
    """Both records, entry by entry, tell the viewer the same."""
    one, two = septet.Table.replay(beginning(record, 0)), septet.Table.replay(beginning(other, 0))
    start = 0
    while start < len(record.log):
        end = whole_entries(record.log, start + 1)
        one.redo(record.log[start:end])
        two.redo(other.log[start:end])
        if record.log[start]["do"] != "sit":
            assert told(one, viewer) == told(two, viewer), (viewer, story)
        start = end


def whole_entries(log: list[dict[str, Any]], upto: int) -> int:
    """A prefix that does not end between a deal and its shuffle."""
    while upto < len(log) and log[upto]["do"] == "shuffle":
        upto += 1
    return upto


def beginning(record: Any, upto: int) -> Any:
    """A record's first entries."""
    return septet.Record.from_dict({**record.to_dict(), "log": record.log[:upto]})


@given(setup=setups(most=5))
@settings(deadline=None, max_examples=15)
def test_knowledge_for_bots_hides_what_the_view_hides(setup):
    table, rng = table_of(setup), setup.rng
    deal(table, setup, rng)
    while True:
        for viewer in (None, *range(len(setup.chips))):
            shown = {card for seat in table.view(viewer).seats for card in seat.cards if card}
            known = visible_codes(table.knowledge(viewer))
            assert known == {code_of(card) for card in shown}
        if table.over:
            break
        table.act(*some_action(rng, legal_of(table)))


def code_of(card: str) -> int:
    """The number of a card."""
    return 4 * "23456789TJQKA".index(card[0]) + "cdhs".index(card[1])


def visible_codes(known: Any) -> set[int]:
    """Every card that a record of knowledge holds, wherever it lies in it."""
    fields = {"deck", "hand", "hands", "cards"} & set(known.dtype.names)
    assert "deck" in fields and len(fields) > 1, known.dtype.names
    return {int(code) for name in fields for code in known[name].ravel() if code >= 0}


# Saved and loaded ------------------------------------------------------------------------------------------


@given(setup=setups(most=6), stop=st.integers(0, 40))
@settings(deadline=None, max_examples=12)
def test_a_saved_and_loaded_table_goes_on_alike(setup, stop):
    table, rng = table_of(setup), setup.rng
    deal(table, setup, rng)
    for _ in range(stop):
        if table.over:
            if not table.can_deal:
                break
            deal(table, setup, rng)
        else:
            table.act(*some_action(rng, legal_of(table)))
    record = septet.Record.from_json(table.record().to_json())
    assert record == table.record()
    other = septet.Table.replay(record)
    assert snapshot(other) == snapshot(table)

    for _ in range(30):
        decks = random.Random(rng.random()), None
        if table.over:
            if not table.can_deal:
                assert not other.can_deal
                break
            deck = " ".join(some_deck(decks[0], setup.rules, len(setup.chips)))
            table.deal(deck=deck)
            other.deal(deck=deck)
        else:
            deck = " ".join(some_deck(decks[0], setup.rules, len(setup.chips)))
            table.stack(deck=deck)
            other.stack(deck=deck)
            action = some_action(rng, legal_of(table))
            table.act(*action)
            other.act(*action)
        assert other.log == table.log
    assert snapshot(other) == snapshot(table)


@given(setup=setups(most=6))
@settings(deadline=None, max_examples=15)
def test_the_same_seed_and_the_same_actions_give_the_same_game(setup):
    one, two = table_of(setup), table_of(setup)
    rng = setup.rng
    for _ in range(40):
        if one.over:
            if not one.can_deal:
                break
            one.deal()
            two.deal()
        else:
            action = some_action(rng, legal_of(one))
            one.act(*action)
            two.act(*action)
        assert one.log == two.log
    assert snapshot(one) == snapshot(two)


@given(setup=setups(most=6))
@settings(deadline=None, max_examples=15)
def test_every_prefix_of_the_log_is_the_table_of_that_moment(setup):
    table, rng = table_of(setup), setup.rng
    moments = []
    deal(table, setup, rng)
    moments.append((len(table.log), table.chips, table.actor, legal_of(table)))
    while not table.over:
        table.act(*some_action(rng, legal_of(table)))
        moments.append((len(table.log), table.chips, table.actor, legal_of(table)))
    for length, chips, actor, legal in rng.sample(moments, min(4, len(moments))):
        earlier = septet.Table.replay(beginning(table.record(), length))
        assert (earlier.chips, earlier.actor, legal_of(earlier)) == (chips, actor, legal)


# Legal actions are complete and sound ----------------------------------------------------------------------

NAMES = ("deal", "fold", "bet", "show", "open", "look", "split", "play", "join", "decline")
NONSENSE_NAMES: tuple[Any, ...] = ("", "BET", "raise", "support", "knock", " bet", None, 3, b"bet", ("bet",))
NONSENSE_VALUES: tuple[Any, ...] = (1.0, 1.5, "1", True, float("nan"), [1], -(2**70), 2**70)


@given(setup=setups(most=5), stop=st.integers(0, 25))
@settings(deadline=None, max_examples=15)
def test_every_action_in_range_is_accepted_and_every_other_refused(setup, stop):
    table, rng = table_of(setup), setup.rng
    deal(table, setup, rng)
    assume(not table.over)
    record = table.record()
    for _ in range(stop):
        table.act(*some_action(rng, legal_of(table)))
        if table.over:
            break
        record = table.record()
    table = septet.Table.replay(record)
    legal = legal_of(table)
    for name, (low, high) in legal.items():
        for value in range(low, high + 1):
            copy = septet.Table.replay(record)
            copy.act(name, value)
            assert copy.log[len(record.log)] == {
                "do": "act",
                "seat": table.actor,
                "action": name,
                "value": value,
            }

    before = snapshot(table)
    for name, value in refused(legal):
        with pytest.raises(IllegalAction):
            table.act(name, value)
    for seat in (*range(len(setup.chips)), -1, 99, "0", 0.5):
        if seat != table.actor:
            name, (low, _) = next(iter(legal.items()))
            with pytest.raises(IllegalAction):
                table.act(name, low, seat=seat)
    assert snapshot(table) == before


def refused(legal: dict[str, tuple[int, int]]) -> list[tuple[Any, Any]]:
    """Actions that must be refused."""
    tries: list[tuple[Any, Any]] = [(name, 1) for name in NONSENSE_NAMES]
    for name in NAMES:
        if name not in legal:
            tries += [(name, value) for value in (None, 0, 1, 10)]
            continue
        low, high = legal[name]
        tries += [(name, value) for value in (low - 1, high + 1, low - 100, high + 1000, -1)]
        tries += [(name, value) for value in NONSENSE_VALUES]
        if low != high:
            tries.append((name, None))
    return tries


# Compiled and interpreted ----------------------------------------------------------------------------------


@pytest.mark.compiled
def test_compiled_and_interpreted_runs_give_the_same_journal():
    games = 8
    here = journals.journal_lines(games)
    root = Path(__file__).parents[2]
    run = subprocess.run(
        [sys.executable, "-m", journals.__name__, str(games)],
        cwd=root,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    there = run.stdout.splitlines()
    assert len(there) == len(here)
    for ours, theirs in zip(here, there, strict=True):
        assert json.loads(ours) == json.loads(theirs)
