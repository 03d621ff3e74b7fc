"""Hands that poker rooms recorded come out as they did there, with no action repaired."""

import dataclasses
import functools
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from septet.history import Hand, Replay, hands_of, read, read_phh, replay, write_phh

from .conftest import DATA, recorded

CANNOT: dict[str, tuple[int, str]] = {}
"""Hands that cannot be replayed: the action, and why.  There is none."""

HANDS = recorded("f7s/*.phh")


@functools.cache
def played(file: Path) -> Replay:
    """The hand of a file, played again."""
    (hand,) = read(file)
    return replay(hand)


def expected(file: Path) -> Any:
    return json.loads((DATA / "expected.json").read_text(encoding="utf-8"))[f"f7s/{file.name}"]


@pytest.mark.parametrize("file", HANDS)
def test_every_hand_reaches_its_final_stacks(file: Path) -> None:
    actions = tomllib.loads(file.read_text(encoding="utf-8"))["actions"]
    assert read(file)[0].actions == actions, "read as it stands"
    assert played(file).actions == actions, "played as it stands"
    assert played(file).final_stacks == expected(file)["final_stacks"]


@pytest.mark.parametrize("file", HANDS)
def test_every_hand_goes_through_a_table_and_back(file: Path) -> None:
    (hand,) = read(file)
    (again,) = hands_of(played(file).table)
    assert in_seat_order(again) == in_seat_order(hand)
    assert read_phh(write_phh(again)) == again
    assert read_phh(write_phh(hand)) == hand
    assert replay(played(file).table.record()).final_stacks == played(file).final_stacks


@pytest.mark.parametrize("file", HANDS)
def test_no_chip_is_lost_in_any_state(file: Path) -> None:
    result = played(file)
    assert len(result.states) == len(result.actions) + 1
    for state in result.states:
        assert sum(state["stacks"]) + state["pot"] == sum(result.starting_stacks)
    assert result.states[0]["stacks"] == result.starting_stacks
    assert result.states[-1]["stacks"] == result.final_stacks
    assert (result.states[-1]["pot"], result.states[-1]["stage"]) == (0, "over")


def in_seat_order(hand: Hand) -> Hand:
    """With the hands of the showdown in the order of seats: rooms differ in who shows first."""
    steps = list(hand.steps)
    last = next((place for place, step in enumerate(reversed(steps)) if step.kind not in ("show", "muck")), 0)
    shows = sorted(steps[len(steps) - last :], key=lambda step: step.seat or 0)
    return dataclasses.replace(hand, steps=(*steps[: len(steps) - last], *shows))


@pytest.mark.skipif(not DATA.exists(), reason=f"no recorded hands in {DATA}")
def test_all_are_there_and_none_is_left_out() -> None:
    assert (len(HANDS), CANNOT) == (125, {})


@pytest.mark.parametrize("file", recorded("f7s8/*.phh"))
def test_high_low_is_refused_with_a_sentence(file: Path) -> None:
    with pytest.raises(ValueError, match=r"'F7S/8' .*eight or better.* is not played here") as caught:
        read(file)
    assert (caught.value.file, caught.value.line) == (str(file), 1)
