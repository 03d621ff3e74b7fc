"""`septet odds`."""

import pytest

from .conftest import Run

HAND = "Ah Kh 7c"


def test_the_json_has_exactly_these_keys(septet: Run) -> None:
    said = septet("odds", "seka", HAND, "--players", "2", "--samples", "200", "--seed", "7", "--json")
    assert said.code == 0
    assert list(said.json) == ["hands", "exact", "samples"]
    assert (said.json["exact"], said.json["samples"]) == (False, 200)
    (hand,) = said.json["hands"]
    assert list(hand) == ["cards", "win", "tie", "equity", "stderr"]
    assert hand["cards"] == ["Ah", "Kh", "7c"]
    assert 0.9 < hand["win"] <= 1


def test_hands_against_each_other(septet: Run) -> None:
    said = septet("odds", "seka", HAND, "As Ts 9s", "--players", "2", "--json")
    assert [hand["win"] for hand in said.json["hands"]] == [1, 0]
    assert said.json["exact"]


def test_a_seed_gives_the_same_estimate(septet: Run) -> None:
    asked = ["odds", "seka", "Ks 9s 7h", "--players", "3", "--samples", "200", "--seed", "3", "--json"]
    assert septet(*asked).json == septet(*asked).json


def test_figures_for_people(septet: Run) -> None:
    said = septet("odds", "seka", "Ks Th 7h", "--players", "2", "--samples", "100", "--seed", "1")
    assert "K♠ 10♥ 7♥" in said.out
    assert "Against 1 random hand." in said.out
    assert "±" in said.out


@pytest.mark.parametrize("language, cards", [("de", "D♠ B♥ 7♥"), ("ru", "Д♠ В♥ 7♥"), ("fi", "Q♠ J♥ 7♥")])
def test_letters_of_the_language(septet: Run, language: str, cards: str) -> None:
    said = septet("odds", "seka", "Qs Jh 7h", "--players", "2", "--samples", "100", "--language", language)
    assert cards in said.out


def test_odds_say_what_each_half_brings(septet: Run) -> None:
    said = septet("odds", "seven_twenty_seven", "5c 2d", "Kc Qd 7h", "--samples", "100", "--seed", "1")
    header, first = (line for line in said.out.splitlines() if "half" in line or "5♣" in line)
    assert header.index("7 half") < header.index("27 half") < header.index("Share")
    assert first.split()[2:][:8] == ["0.00", "%", "100.00", "%", "100.00", "%", "0.00", "%"]


@pytest.mark.parametrize("game, hand", [("seiska", "5s 8c"), ("belot", "Jh 9h Ah")])
def test_games_without_odds_say_so(septet: Run, game: str, hand: str) -> None:
    said = septet("odds", game, hand)
    assert said.code == 2
    assert said.err == f"There are no odds for {game}: its hands are not compared with each other.\n"
