"""Hands of a table become recorded hands and come back; so do the house rules they were played under."""

import random
import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from septet import NotPossible, Record, Table
from septet.history import Hand, Step, hands_of, read, read_phh, replay, write_phh

from .samples import FINAL, PHH

EIGHT = {"max_players": 8}


def played(dice: random.Random, players: int, rules: dict[str, Any], chips: list[int], hands: int) -> Table:
    """A table at which some hands were played at random."""
    table = Table("seven_card_stud", players, rules, seed=dice.randrange(1 << 30), chips=chips)
    while table.deals < hands and table.can_deal:
        table.deal()
        while table.actor is not None:
            action = dice.choice(
                [action for action in table.actions if action.name != "fold" or dice.random() < 0.3]
            )
            table.act(action.name, action.low)
    return table


def comes_back(hand: Hand) -> None:
    """Written and read, a hand is the same, and is played to the same end."""
    again = read_phh(write_phh(hand))
    assert again == hand
    assert dict(again.details) == dict(hand.details)
    assert replay(again).final_stacks == hand.details["finishing_stacks"]


def test_the_sample() -> None:
    """STUD-V73, from the text to the table and back."""
    hand = read_phh(PHH)
    result = replay(hand)
    assert result.final_stacks == FINAL
    assert hands_of(result.table) == [hand]
    assert hands_of(result.table.record()) == [hand]
    assert tomllib.loads(write_phh(hand)) == tomllib.loads(PHH)
    assert "\n  # fourth street\n" in write_phh(hand)


def test_a_record_of_a_recorded_hand_is_the_hand() -> None:
    result = replay(read_phh(PHH))
    text = result.table.record().to_json()
    again = replay(Record.from_json(text))
    assert again.final_stacks == FINAL
    assert read(write_phh(hands_of(again.table)[0]).encode()) == [read_phh(PHH)]


@settings(max_examples=15)
@given(st.integers(0, 2**32), st.integers(2, 8), st.data())
def test_hands_played_at_random_come_back(seed: int, players: int, data: st.DataObject) -> None:
    rules: dict[str, Any] = {
        **EIGHT,
        "mode": data.draw(st.sampled_from(["cash", "tournament"])),
        "burn_cards": data.draw(st.booleans()),
        "max_raises": data.draw(st.integers(1, 4)),
        "fourth_street_pair": data.draw(st.booleans()),
        "short_all_in": data.draw(st.sampled_from(["half_bet", "full_bet"])),
        "opener_5th_6th": data.draw(st.sampled_from(["best_board", "highest_new_card"])),
        "opener_tie": data.draw(st.sampled_from(["suit", "position"])),
        "odd_chip": data.draw(st.sampled_from(["first_left_of_dealer", "high_card_by_suit"])),
        "show_all": data.draw(st.booleans()),
        "raise_over_bring_in": data.draw(st.booleans()),
        "heads_up_unlimited": data.draw(st.booleans()),
    }
    chips = data.draw(st.lists(st.integers(3, 60), min_size=players, max_size=players))
    table = played(random.Random(seed), players, rules, chips, hands=3)
    hands = hands_of(table)
    assert len(hands) == table.deals
    for hand in hands:
        again = read_phh(write_phh(hand))
        assert again == hand
        assert replay(again).final_stacks == hand.details["finishing_stacks"]


def test_a_card_for_all() -> None:
    """STUD-59: eight players who all stay get one card in the middle as the seventh."""
    table = Table("seven_card_stud", 8, EIGHT, seed=5, dealer=7)
    table.deal()
    while table.actor is not None:
        table.act(
            "check" if table.actions.named("check") else "call" if table.actions.named("call") else "bring_in"
        )
    (hand,) = hands_of(table)
    assert [step.kind for step in hand.steps].count("board") == 1
    comes_back(hand)
    result = replay(hand)
    before = next(place for place, step in enumerate(hand.steps) if step.kind == "board")
    assert (result.states[before]["board"], result.states[before + 1]["board"]) == (
        None,
        str(hand.steps[before])[5:],
    )


def test_players_are_numbered_from_the_dealers_left() -> None:
    table = Table("seven_card_stud", 3, seed=1, dealer=1, chips=[50, 60, 70])
    table.deal()
    while table.actor is not None:
        table.act("bring_in" if table.actions.named("bring_in") else "fold")
    (hand,) = hands_of(table)
    assert hand.starting_stacks == (70, 50, 60)
    assert hand.details["seats"] == [3, 1, 2]


def test_rules_that_differ_are_written_as_a_sentence() -> None:
    table = Table("seven_card_stud", 2, {"max_raises": 1, "burn_cards": True}, seed=2)
    table.deal()
    table.act("bring_in")
    table.act("fold")
    (hand,) = hands_of(table)
    text = write_phh(hand)
    assert "_game = 'seven_card_stud(max_raises=1,burn_cards=true)'" in text
    assert read_phh(text).rules == {"max_raises": 1, "burn_cards": True}


def test_a_hand_that_is_not_over_is_not_written() -> None:
    table = Table("seven_card_stud", 2, seed=2)
    table.deal()
    assert hands_of(table) == []


def test_only_stud_is_written() -> None:
    with pytest.raises(NotPossible, match="seka: only hands of seven_card_stud"):
        hands_of(Table("seka", 2))


def test_steps_print_as_the_format_writes_them() -> None:
    steps = (Step("deal", 0, cards=(-2, -2, 0)), Step("bring_in", 1), Step("raise", 2, 40), Step("muck", 3))
    assert [str(step) for step in steps] == ["d dh p1 ????2c", "p2 pb", "p3 cbr 40", "p4 sm"]


@pytest.mark.parametrize("name", ["Zoë", "it's", 'a "b"', "tab\there", "back\\slash", ""])
def test_names_of_all_kinds_are_written(name: str) -> None:
    hand = read_phh(PHH)
    hand = Hand(**{**vars(hand), "details": {"players": [name, "b", "c"]}})
    assert read_phh(write_phh(hand)).details["players"] == [name, "b", "c"]
