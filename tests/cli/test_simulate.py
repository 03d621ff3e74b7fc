"""`septet simulate`."""

import pytest

from .conftest import Run

KEYS = ["game", "players", "deals", "actions", "seconds", "actions_per_second", "payoffs", "endings"]


def test_the_json_has_exactly_these_keys(septet: Run) -> None:
    said = septet("simulate", "seka", "--players", "3", "--deals", "200", "--seed", "7", "--json")
    assert said.code == 0
    result = said.json
    assert list(result) == KEYS
    assert (result["game"], result["players"], result["deals"]) == ("seka(preset=home)", 3, 200)
    assert [list(payoff) for payoff in result["payoffs"]] == [["mean", "stderr"]] * 3
    assert sum(payoff["mean"] for payoff in result["payoffs"]) == pytest.approx(0)
    assert sum(result["endings"].values()) == 200


def test_a_seed_gives_the_same_result_on_more_threads(septet: Run) -> None:
    asked = ["simulate", "seka", "--deals", "100", "--seed", "7", "--policy", "cautious", "--json"]
    one, two = septet(*asked).json, septet(*asked, "--threads", "2").json
    for key in ("actions", "payoffs", "endings"):
        assert one[key] == two[key]


def test_house_rules_are_obeyed(septet: Run) -> None:
    said = septet("simulate", "seka", "--deals", "50", "--preset", "online", "--set", "max_bet=4", "--json")
    assert said.json["game"] == "seka(preset=online,max_bet=4)"
    assert "show" not in said.json["endings"]


def test_figures_for_people(septet: Run) -> None:
    said = septet("simulate", "seka", "--deals", "200", "--seed", "7")
    assert "Actions per second" in said.out
    assert "all but one folded" in said.out
    assert " %" in said.out


@pytest.mark.parametrize(
    "language, word", [("de", "Gewinn im Mittel"), ("ru", "Средний выигрыш"), ("fi", "Keskivoitto")]
)
def test_figures_in_other_languages(septet: Run, language: str, word: str) -> None:
    assert word in septet("simulate", "seka", "--deals", "50", "--language", language).out
