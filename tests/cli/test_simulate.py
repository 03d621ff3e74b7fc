"""`septet simulate`."""

import pytest

from septet.engine.game import kind_of
from septet.translation import Translator, languages

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


@pytest.mark.compiled
@pytest.mark.parametrize("game, players, endings", [
    ("seiska", "3", {"went_out", "blocked"}), ("belot", "4", {"void", "made", "inside", "hanging"}),
])  # fmt: skip
def test_games_for_points(septet: Run, game: str, players: str, endings: set[str]) -> None:
    asked = ["simulate", game, "--players", players, "--deals", "60", "--seed", "7"]
    result = septet(*asked, "--json").json
    assert list(result) == KEYS
    assert len(result["payoffs"]) == int(players)
    assert set(result["endings"]) <= endings
    assert sum(result["endings"].values()) == 60
    page = septet(*asked).out
    assert "Mean points" in page
    assert "Mean payoff" not in page


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["seiska", "belot"])
def test_the_endings_of_games_for_points_have_names(game: str, language: str) -> None:
    words = Translator(language)
    for ending in kind_of(game).endings:
        name = ending.name.lower()
        assert name == "none" or words.text(f"terminal-{game}-ending-{name}")
