"""Games, their sentences, their rules as model, record and schema."""

import pytest

import septet
from septet.engine.game import names
from septet.engine.rules import parse_sentence, print_sentence
from septet.errors import InvalidRules, UnknownGame


def test_a_game_is_a_sentence() -> None:
    game = septet.game("seka", {"preset": "home", "max_bet": 20})
    assert str(game) == "seka(preset=home,max_bet=20)"
    assert septet.game(str(game)) == game
    assert septet.game("seka") == septet.game("seka(preset=home)")


def test_a_sentence_says_only_what_differs_from_the_preset() -> None:
    game = septet.game("seka(preset=online,blind_play=off,blind_knock=raise,max_bet=10)")
    assert str(game) == "seka(preset=online,blind_play=off)"


def test_options_beside_a_sentence_win() -> None:
    assert str(septet.game("seka(max_bet=20)", {"max_bet": 30})) == "seka(preset=home,max_bet=30)"


@pytest.mark.parametrize("text", ["seka(", "seka)", "Seka!", "seka(max_bet)", "seka(a=1,a=2)", "", "(x=1)"])
def test_what_is_no_sentence_is_refused(text: str) -> None:
    assert parse_sentence(text) is None
    with pytest.raises(UnknownGame, match="does not name a game"):
        septet.game(text)


def test_unknown_games_are_answered_with_the_known() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .poker.; there are .*seka"):
        septet.game("poker")


def test_plain_values_are_read_back() -> None:
    options = {"a": 1, "b": True, "c": False, "d": "word", "e": -5}
    assert parse_sentence(print_sentence("name", options)) == ("name", options)


def test_all_faults_are_told_at_once() -> None:
    with pytest.raises(InvalidRules) as caught:
        septet.game("seka(max_bet=0,deck=tarot,colour=red)")
    options = dict(caught.value.problems)
    assert set(options) == {"max_bet", "deck", "colour"}
    assert "0 is not possible: must be greater than or equal to 1" in options["max_bet"]
    assert "'standard36' or 'trynka24'" in options["deck"]
    assert "there is no such option" in options["colour"]


@pytest.mark.parametrize("name", names())
def test_rules_as_record_and_schema_agree_with_the_model(name: str) -> None:
    game = septet.game(name)
    record, schema = game.record(), game.schema
    assert list(record.dtype.names) == list(schema["properties"]) == list(game.rules.model_dump())
    for option, description in schema["properties"].items():
        assert len(description["description"]) > 10, option
        assert description["default"] == game.rules.model_dump()[option]
        assert int(record[option]) == int(getattr(game.rules, option))


@pytest.mark.parametrize("name", names())
def test_presets_are_complete_and_valid(name: str) -> None:
    for preset, options in septet.game(name).presets.items():
        assert str(septet.game(name, options)) == f"{name}(preset={preset})"


def test_rules_do_not_change() -> None:
    rules = septet.game("seka").rules
    with pytest.raises(ValueError, match="frozen"):
        rules.max_bet = 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", names())
def test_every_option_belongs_to_one_group(name: str) -> None:
    """A form and a page of house rules are drawn by the groups: what is in none would not be shown."""
    model = septet.game(name)
    grouped = [option for options in model.rules.groups.values() for option in options]
    options = [option for option in type(model.rules).model_fields if option != "preset"]
    assert sorted(grouped) == sorted(options)
    assert model.schema["groups"] == {group: list(each) for group, each in model.rules.groups.items()}
