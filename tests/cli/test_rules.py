"""`septet rules`."""

import pytest

import septet as package
from septet.translation import Translator

from .conftest import Run


@pytest.mark.parametrize("game", ["seka", "seven_card_stud", "seven_twenty_seven", "seiska", "belot"])
def test_all_options_stand_on_the_page_in_groups(septet: Run, game: str) -> None:
    said = septet("rules", game, "--choices")
    assert said.code == 0
    for option in package.game(game).schema["properties"]:
        assert option == "preset" or f"{option} = " in said.out
    headings = [Translator("en").text(f"{game}-group-{group}") for group in package.game(game).rules.groups]
    lines = [line.strip() for line in said.out.splitlines()]
    assert [line for line in lines if line in headings] == headings


def test_values_that_go_in_steps_are_listed(septet: Run) -> None:
    assert "no_trump_capot = 90  (90, 180)" in septet("rules", "belot", "--choices").out


def test_what_differs_is_marked(septet: Run) -> None:
    said = septet(
        "rules", "seka", "--preset", "online", "--set", "max_bet=20", "--set", "wild_cards=black_sevens"
    )
    assert "seka(preset=online,max_bet=20,wild_cards=black_sevens)" in said.out
    marked = [line for line in said.out.splitlines() if line.startswith("  •")]
    assert len(marked) == 2
    assert any("Both black sevens" in line and "not: Seven of clubs" in line for line in marked)


def test_several_options_in_one(septet: Run) -> None:
    said = septet("rules", "seka", "--set", "max_bet=20,ante=2", "--json")
    assert said.json["rules"]["max_bet"] == 20
    assert said.json["rules"]["ante"] == 2


def test_a_sentence_names_a_game_as_well(septet: Run) -> None:
    said = septet("rules", "seka(preset=online,max_bet=20)", "--json")
    assert said.json["game"] == "seka(preset=online,max_bet=20)"
    assert said.json["changed"] == ["max_bet"]


def test_the_json_holds_every_option(septet: Run) -> None:
    said = septet("rules", "seka", "--preset", "online", "--json")
    assert said.json["rules"] == package.game("seka").presets["online"]


@pytest.mark.parametrize(
    "language, title, wild",
    [
        ("en", "Wild cards", "Seven of clubs"),
        ("de", "Wilde", "Kreuz"),
        ("ru", "Джокер", "реф"),
        ("fi", "Jokerit", "Risti"),
    ],
)
def test_in_every_language(septet: Run, language: str, title: str, wild: str) -> None:
    said = septet("rules", "seka", "--language", language)
    assert title in said.out
    assert wild in said.out


def test_the_language_of_the_environment(septet: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Kreuz" in septet("rules", "seka").out
