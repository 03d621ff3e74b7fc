"""Cases published by another room, which plays by slightly other rules (see the README beside the file).

There three sevens are 34 points and two aces are 22 whatever the third card; no case of the file depends on
that, so both presets must count every hand as published.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .reference import hand_value, rules_of

FILE = Path(__file__).parents[2].parent / "shared" / "data" / "vectors" / "seka.json"

DECIDED_OTHERWISE: dict[str, str] = {}
"""Published cases that our rules decide otherwise, by id, with the reason: none."""


def published_cases() -> list[dict[str, object]]:
    """The cases of the file, none where there is no file."""
    return json.loads(FILE.read_text()) if FILE.exists() else []


@pytest.mark.skipif(not FILE.exists(), reason=f"the published cases are not there: {FILE.name}")
@pytest.mark.parametrize("preset", ["home", "online"])
def test_published_hands_count_as_published(preset):
    import septet

    differing = {}
    for case in published_cases():
        assert case["kind"] == "hand_points" and case["joker"] == "7c" and case["deck"] == 36
        hand = " ".join(map(str, case["hand"]))
        assert septet.seka.hand_value(hand, rules={"preset": preset}) == hand_value(hand, rules_of(preset))
        if hand_value(hand, rules_of(preset)) != case["points"]:
            differing[case["id"]] = hand
    assert set(differing) == set(DECIDED_OTHERWISE)
