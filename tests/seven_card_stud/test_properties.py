"""Properties that hold whatever the house rules, the stacks and the cards are."""

from __future__ import annotations

import itertools
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import septet
from septet.errors import IllegalAction, InvalidCards

from . import journals
from .play import check_down, does, laid, legal, pots, snapshot, street, stud
from .randomly import Setup, seeded_setup, some_action, some_deck, some_rules
from .reference import DECK, changes_of

ROOT = Path(__file__).parents[2]

setups = st.integers(0, 10**6).map(seeded_setup)
fast = settings(deadline=None, max_examples=20)


def table_of(setup: Setup) -> Any:
    """A public table for a setup."""
    return septet.Table(
        "seven_card_stud",
        players=len(setup.chips),
        rules=changes_of(setup.rules),
        seed=setup.seed,
        chips=list(setup.chips),
        dealer=setup.dealer,
    )


def steps(setup: Setup, hands: int = 3, mood: str = "bold"):
    """The table of a setup after every deal and every random action."""
    table, rng = table_of(setup), setup.rng
    for _ in range(hands):
        if not table.can_deal:
            return
        table.deal(deck=" ".join(some_deck(rng)))
        yield table
        while not table.over:
            table.act(*some_action(rng, legal(table), mood))
            yield table


def after(setup: Setup, stop: int, hands: int) -> Any:
    """The table of a setup after the first deal and `stop` more steps; None if nothing can be dealt."""
    done = list(itertools.islice(steps(setup, hands), stop + 1))
    return done[-1] if done else None


def pot_of(table: Any) -> int:
    """The pot, as anybody knows it."""
    return int(table.knowledge(None).pot)


# House rules -----------------------------------------------------------------------------------------------


@given(seed=st.integers(0, 10**6))
@settings(deadline=None, max_examples=50)
def test_a_game_is_a_sentence(seed):
    rules = some_rules(random.Random(seed))
    game = septet.game("seven_card_stud", changes_of(rules))
    assert septet.game(str(game)) == game
    assert str(septet.game(str(game))) == str(game)


# Chips -----------------------------------------------------------------------------------------------------


@given(setup=setups)
@fast
def test_chips_and_pot_stay_the_same_after_every_action(setup):
    total = sum(setup.chips)
    for table in steps(setup):
        assert sum(table.chips) + pot_of(table) == total
        assert pot_of(table) >= 0 and min(table.chips) >= 0
        if table.over:
            assert pot_of(table) == 0 and sum(table.payoffs) == 0


@given(setup=setups)
@fast
def test_the_pots_so_far_add_up_to_the_pot(setup):
    for table in steps(setup, 2):
        view = table.view(None)
        assert sum(pot.chips for pot in view.pots) == (0 if table.over else view.pot)


@given(setup=setups)
@fast
def test_the_events_account_for_every_chip(setup):
    stacks, bets = list(setup.chips), [0] * len(setup.chips)
    for table in steps(setup):
        for event in table.events:
            if event.kind == "street":
                bets = [0] * len(setup.chips)
            elif event.kind == "ante":
                stacks[event.seat] -= event.amount
            elif event.kind in ("call", "bring_in"):
                stacks[event.seat] -= event.amount
                bets[event.seat] += event.amount
            elif event.kind in ("bet", "complete", "raise"):
                stacks[event.seat] -= event.total - bets[event.seat]
                bets[event.seat] = event.total
            elif event.kind in ("returned", "won"):
                stacks[event.seat] += event.amount
            if event.kind in ("call", "bring_in", "bet", "complete", "raise"):
                assert event.all_in == (stacks[event.seat] == 0)
        assert stacks == table.chips


@given(setup=setups)
@fast
def test_the_pots_told_are_won_whole(setup):
    for table in steps(setup, 2):
        if table.over:
            told = {event.number: event.chips for event in table.events if event.kind == "pot"}
            for event in table.events:
                if event.kind == "won":
                    told[event.pot] -= event.amount
            assert not any(told.values())


# Every hand ends -------------------------------------------------------------------------------------------


@given(setup=setups)
@fast
def test_a_hand_ends_when_everybody_is_absent(setup):
    table = table_of(setup)
    if not table.can_deal:
        return
    table.deal()
    for _ in range(5 * len(setup.chips)):
        if table.over:
            break
        assert table.actions.allow(*table.fallback())
        table.act(*table.fallback())
    assert table.over


@given(setup=setups)
@fast
def test_a_win_by_folding_reveals_nothing(setup):
    table = table_of(setup)
    if not table.can_deal:
        return
    table.deal()
    while not table.over:
        names = [action.name for action in table.actions]
        table.act("fold" if "fold" in names else "bring_in")
    for viewer in (None, *range(len(setup.chips))):
        for seat in table.view(viewer).seats:
            if table.ending == "folds" and seat.seat != viewer:
                assert all(card is None for card in seat.down)


# What a viewer may know ------------------------------------------------------------------------------------


def told(table: Any, viewer: int | None) -> Any:
    """All that reaches one viewer."""
    return table.view(viewer).model_dump(), [event.model_dump() for event in table.events_for(viewer)]


def seen_by(table: Any, viewer: int | None) -> set[str]:
    """Every card that a viewer sees."""
    view = table.view(viewer)
    cards = {card for seat in view.seats for card in (*seat.down, *seat.up) if card}
    return cards | ({view.community} if view.community else set())


@given(setup=setups, stop=st.integers(0, 30))
@settings(deadline=None, max_examples=25)
def test_what_a_viewer_is_told_does_not_depend_on_hidden_cards(setup, stop):
    table, rng = table_of(setup), setup.rng
    if not table.can_deal:
        return
    deck, actions = rng.sample(DECK, 52), []
    table.deal(deck=" ".join(deck))
    record = table.record()
    for _ in range(stop):
        if table.over:
            break
        record = table.record()
        action = some_action(rng, legal(table), "calm")
        actions.append(action)
        table.act(*action)
    if table.over and table.ending == "showdown":  # who wins depends on the cards: up to the last action
        actions, table = actions[:-1], septet.Table.replay(record)
    for viewer in (None, *range(len(setup.chips))):
        seen = seen_by(table, viewer)
        hidden = [card for card in deck if card not in seen]
        exchange = dict(zip(hidden, rng.sample(hidden, len(hidden)), strict=True))
        other = table_of(setup)
        other.deal(deck=" ".join(exchange.get(card, card) for card in deck))
        for action in actions:
            other.act(*action)
        assert told(other, viewer)[0] == told(table, viewer)[0]
        if actions and not table.over:
            assert told(other, viewer)[1] == [
                event.model_dump() for event in septet.Table.replay(table.record()).events_for(viewer)
            ]


@given(setup=setups)
@settings(deadline=None, max_examples=8)
def test_knowledge_for_bots_hides_what_the_view_hides(setup):
    for table in steps(setup, 1):
        for viewer in (None, *range(len(setup.chips))):
            known = table.knowledge(viewer)
            codes = {int(code) for name in ("deck", "hand") for code in known[name].ravel() if code >= 0}
            codes |= {int(known.community)} if known.community >= 0 else set()
            assert {DECK[code] for code in codes} == seen_by(table, viewer)


@given(setup=setups)
@settings(deadline=None, max_examples=8)
def test_every_card_is_there_once(setup):
    for table in steps(setup, 1):
        cards = [
            card
            for seat in range(len(setup.chips))
            for card in (*table.view(seat).seats[seat].down, *table.view(None).seats[seat].up)
        ]
        community = table.view(None).community
        cards += [community] if community else []
        assert len(cards) == len(set(cards)) and None not in cards


# Saved and loaded ------------------------------------------------------------------------------------------


@given(setup=setups, stop=st.integers(0, 40))
@settings(deadline=None, max_examples=12)
def test_a_saved_and_loaded_table_goes_on_alike(setup, stop):
    table = after(setup, stop, hands=3) or table_of(setup)
    record = septet.Record.from_json(table.record().to_json())
    assert record == table.record()
    other = septet.Table.replay(record)
    if table.deals:
        assert snapshot(other) == snapshot(table)
    rng = random.Random(stop)
    for _ in range(20):
        if table.over:
            if not table.can_deal:
                assert not other.can_deal
                break
            deck = " ".join(some_deck(rng))
            table.deal(deck=deck)
            other.deal(deck=deck)
        else:
            deck = " ".join(card for card in some_deck(rng) if DECK.index(card) in undealt(table))
            table.stack(deck=deck)
            other.stack(deck=deck)
            action = some_action(rng, legal(table), "bold")
            table.act(*action)
            other.act(*action)
        assert other.log == table.log
    assert snapshot(other) == snapshot(table)


def undealt(table: Any) -> set[int]:
    """The codes of the cards that are still in the deck, from the last shuffle of the log."""
    shuffle = next(entry for entry in reversed(table.log) if entry["do"] == "shuffle")
    left = int(table.knowledge(None).deck_size) - int(table.knowledge(None).dealt)
    cards = shuffle["deck"].split()
    return {DECK.index(card) for card in cards[len(cards) - left :]}


@given(setup=setups)
@settings(deadline=None, max_examples=12)
def test_every_prefix_of_the_log_is_the_table_of_that_moment(setup):
    moments = [(len(t.log), t.chips, t.actor, legal(t)) for t in steps(setup, 1)]
    if not moments:
        return
    *_, table = steps(setup, 1)
    record = table.record()
    for length, chips, actor, actions in setup.rng.sample(moments, min(4, len(moments))):
        beginning = septet.Record(record.game, record.seats, record.dealer, record.log[:length])
        earlier = septet.Table.replay(beginning)
        assert (earlier.chips, earlier.actor, legal(earlier)) == (chips, actor, actions)


# Legal actions are complete and sound ----------------------------------------------------------------------

NAMES = ("deal", "fold", "check", "call", "bring_in", "bet", "complete", "raise", "all_in", "")
NONSENSE: tuple[Any, ...] = (1.0, "1", True, [1], -(2**70), 2**70)


@given(setup=setups, stop=st.integers(0, 25))
@settings(deadline=None, max_examples=15)
def test_every_listed_action_is_accepted_and_every_other_refused(setup, stop):
    table = after(setup, stop, hands=1)
    if table is None or table.over:
        return
    record, actions, before = table.record(), legal(table), snapshot(table)
    for name, value in actions:
        septet.Table.replay(record).act(name, value)
    for name in NAMES:
        values = [value for listed, value in actions if listed == name]
        near = {around for value in values for around in (value - 1, value + 1)} | {0, 1, 7, -1}
        for value in (*(near - set(values)), *NONSENSE):
            with pytest.raises(IllegalAction):
                table.act(name, value)
    for seat in range(len(setup.chips)):
        if seat != table.actor:
            name, value = min(actions)
            with pytest.raises(IllegalAction):
                table.act(name, value, seat=seat)
    assert snapshot(table) == before


# Unknown cards ---------------------------------------------------------------------------------------------

FLUSH, PAIR, HIGH = "Ah Kh 9h 7h 4h 2c 3c", "8d 8s 6c 5c Td 2s Qd", "Jc Qs 6d 5d Ts 2d 4s"


def unknown_down(open_cards: str) -> str:
    """A hand of which only the open cards are known."""
    return f"?? ?? {open_cards} ??"


def test_unknown_down_cards_are_hidden_from_everybody():
    table = stud(2)
    table.deal(deck=laid(table, {0: unknown_down("9h 7h 4h 2c"), 1: PAIR}))
    check_down(table, 7)
    for viewer in (None, 0, 1):
        assert table.view(viewer).seats[0].down == [None, None, None]
        assert table.view(viewer).seats[0].up == ["9h", "7h", "4h", "2c"]
        assert table.view(viewer).seats[0].hand is None
    assert table.view(1).seats[1].hand is not None


def test_a_hand_with_unknown_cards_wins_nothing_against_a_shown_one():
    # The open cards alone are three aces; the hand that is shown has a pair of eights.
    table = stud(3)
    table.deal(deck=laid(table, {0: unknown_down("As Ad Ac 2c"), 1: PAIR, 2: HIGH}))
    check_down(table)
    assert table.ending == "showdown"
    assert [seat.shown for seat in table.view(None).seats] == ["mucked", "shown", "shown"]
    assert [seat.won for seat in table.view(None).seats] == [0, 6, 0]
    assert table.view(None).result.pots[0].winners == [1]


@pytest.mark.parametrize("place", [0, 1, 6])
def test_one_unknown_card_is_enough(place):
    cards = FLUSH.split()
    cards[place] = "??"
    table = stud(2)
    table.deal(deck=laid(table, {0: " ".join(cards), 1: PAIR}))
    check_down(table)
    assert table.view(None).result.pots[0].winners == [1]


def test_the_side_pot_goes_to_the_one_who_showed_for_it():
    # Seat 0 is all-in with the best hand that is shown; of the others only seat 2 shows.
    table = stud([3, 100, 100])
    table.deal(deck=laid(table, {0: FLUSH, 1: unknown_down("Kd Ks 6c 5c"), 2: HIGH}))
    check_down(table, 5)
    while not table.over:
        names = [action.name for action in table.actions]
        table.act(next(name for name in ("bet", "call", "check") if name in names))
    assert [won.winners for won in table.view(None).result.pots] == [[0], [2]]
    assert sum(table.chips) == 203


def test_a_win_by_folding_needs_no_cards():
    table = stud(2)
    table.deal(deck=laid(table, {0: unknown_down("9h 7h 4h 2c"), 1: unknown_down("2d 3d 4d 5d")}))
    does(table, "1 bring_in", "0 complete", "1 fold")
    assert pots(table) == [(2 + 2, {0})] or table.chips == [102, 98]


def test_unknown_cards_on_a_later_street_alone():
    table = stud(2)
    deck = laid(table, {0: FLUSH, 1: PAIR}).split()
    table.deal(deck=" ".join([*deck[:12], "??", "??"]))
    check_down(table)
    # Nobody can show all seven cards: both compete, nothing is known to be better.
    assert table.ending == "showdown"
    assert sum(table.chips) == 200


def test_a_record_with_unknown_cards_gives_the_same_table():
    table = stud(3)
    table.deal(deck=laid(table, {0: unknown_down("9h 7h 4h 2c"), 1: PAIR, 2: HIGH}))
    check_down(table, 6)
    again = septet.Table.replay(septet.Record.from_json(table.record().to_json()))
    assert snapshot(again) == snapshot(table)
    check_down(table)
    again = septet.Table.replay(septet.Record.from_json(table.record().to_json()))
    assert snapshot(again) == snapshot(table)


def test_an_unknown_community_card():
    table = stud(8)
    deck = [*DECK[:48], "??"]
    table.deal(deck=" ".join(deck))
    check_down(table, 7)
    assert street(table) == 7
    check_down(table)
    assert sum(table.chips) == 800


@pytest.mark.parametrize(
    "deck",
    ["As As", "As 10s Ts", "Ax", "1s", "?", "As ?? As", " ".join([*DECK, "??"])],
)
def test_cards_that_cannot_be_dealt_are_refused(deck):
    table = stud(2)
    before = snapshot(table)
    with pytest.raises(InvalidCards):
        table.deal(deck=deck)
    assert snapshot(table) == before


def test_a_card_that_is_out_cannot_come_again():
    table = stud(2)
    table.deal(deck="As Ks Qs Js Ts 2c")
    table.stack(deck="As")
    check = [action.name for action in table.actions]
    assert check == ["bring_in", "bet"]
    table.act("bring_in")
    with pytest.raises(InvalidCards, match="As"):
        table.act("call")


# Compiled and interpreted ----------------------------------------------------------------------------------


@pytest.mark.compiled
def test_compiled_and_interpreted_runs_give_the_same_journal():
    tables = 6
    here = journals.journal_lines(tables)
    run = subprocess.run(
        [sys.executable, "-m", journals.__name__, str(tables)],
        cwd=ROOT,
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
