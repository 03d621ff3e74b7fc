"""What is refused: the right error, one clear sentence, and nothing has changed."""

from __future__ import annotations

import json
from typing import Any

import pytest

import septet
from septet.errors import (
    IllegalAction,
    InvalidCards,
    InvalidRecord,
    InvalidRules,
    NotPossible,
    SeptetError,
    UnknownGame,
)

from .play import snapshot, table_play
from .reference import CHOICES, PRESETS, changes_of, contradictions, rules_of, without_effect

INTEGERS = ("max_players", "starting_chips", "ante", "min_bet", "max_bet", "time_limit_minutes")
FLAGS = ("three_sixes_34", "wild_in_three_sixes", "blind_in_swara", "swara_split", "swara_ante")
NAMED = tuple(name for name in CHOICES if name not in (*FLAGS, "hand_size"))


def sentence_of(error: pytest.ExceptionInfo[BaseException]) -> str:
    """The message, checked to be one sentence for people."""
    text = str(error.value)
    assert text and "\n" not in text and "Traceback" not in text and "numba" not in text.lower()
    assert isinstance(error.value, (SeptetError, ValueError))
    return text


def new_table(**rules: Any) -> Any:
    """A table of three."""
    return septet.Table("seka", players=3, rules={"preset": "home", **rules}, seed=3, dealer=0)


# Games and house rules -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sekka", "", "SEKA", "seka2", "os", "seka/../seka", "__init__", "поker"])
def test_an_unknown_game(name):
    with pytest.raises(UnknownGame) as error:
        septet.Table(name, players=3)
    sentence_of(error)


@pytest.mark.parametrize(
    "text",
    ["seka(", "seka)", "seka(max_bet)", "seka(max_bet=)", "seka(=3)", "seka max_bet=3", "seka(a=1,,b=2)"],
)
def test_a_malformed_sentence(text):
    with pytest.raises((UnknownGame, InvalidRules)) as error:
        septet.game(text)
    sentence_of(error)


@pytest.mark.parametrize("options", ["max_bet=ten", "preset=casino", "hand_size=4", "colour=red"])
def test_a_sentence_with_impossible_options(options):
    with pytest.raises(InvalidRules) as error:
        septet.game(f"seka({options})")
    assert len(error.value.problems) == 1
    sentence_of(error)


@pytest.mark.parametrize("preset", ["home", "online"])
def test_sentences_are_printed_and_parsed_alike(preset):
    game = septet.game("seka", {"preset": preset, "max_bet": 20, "three_sixes_34": preset == "home"})
    assert str(septet.game(str(game))) == str(game)
    assert septet.game(str(game)).rules == game.rules
    assert str(septet.game("seka", {"preset": preset})) == f"seka(preset={preset})"


def refuses(option: str, value: Any, **others: Any) -> str:
    """Build a game with this option, which must be refused by name."""
    with pytest.raises(InvalidRules) as error:
        septet.game("seka", {"preset": "home", **others, option: value})
    assert option in [name for name, _ in error.value.problems], error.value.problems
    assert all(sentence and isinstance(sentence, str) for _, sentence in error.value.problems)
    text = sentence_of(error)
    assert "validation error" not in text and "pydantic" not in text
    return text


@pytest.mark.parametrize("option", INTEGERS)
@pytest.mark.parametrize("value", [0, -1, 2**31, 10**30])
def test_numbers_out_of_bounds(option, value):
    refuses(option, value, end_condition="time_limit")


@pytest.mark.parametrize("value", [1, 9, 100])
def test_two_to_eight_players(value):
    refuses("max_players", value)


@pytest.mark.parametrize("value", [1, 4, 0, -3])
def test_two_or_three_cards(value):
    refuses("hand_size", value)


@pytest.mark.parametrize("option", [*INTEGERS, "hand_size"])
@pytest.mark.parametrize("value", ["five", 2.5, None, [3], True, "", {}])
def test_numbers_of_the_wrong_type(option, value):
    refuses(option, value, end_condition="time_limit")


@pytest.mark.parametrize("option", FLAGS)
@pytest.mark.parametrize("value", ["maybe", 2, None, [], 0.5, ""])
def test_flags_of_the_wrong_type(option, value):
    refuses(option, value)


@pytest.mark.parametrize("option", ["preset", *NAMED])
@pytest.mark.parametrize("value", ["nonsense", "", 1, None, True, ["off"], "HOME"])
def test_choices_that_do_not_exist(option, value):
    text = refuses(option, value)
    if option != "preset" and value == "nonsense":
        assert all(choice in text for choice in CHOICES[option]), "the sentence says what is allowed"


@pytest.mark.parametrize("option", ["colour", "", "maxbet", "max bet", "Preset"])
def test_an_unknown_option(option):
    refuses(option, 3)


def test_every_problem_is_listed():
    with pytest.raises(InvalidRules) as error:
        septet.game("seka", {"ante": 0, "deck": "tarot", "colour": "red"})
    assert {option for option, _ in error.value.problems} == {"ante", "deck", "colour"}


@pytest.mark.parametrize("rules", ["max_bet=3", 5, [("ante", 1)], ("ante",)])
def test_rules_that_are_no_table_of_options(rules):
    with pytest.raises(InvalidRules) as error:
        septet.Table("seka", players=3, rules=rules)
    sentence_of(error)


# Contradictions --------------------------------------------------------------------------------------------

CONTRADICTIONS = [
    ("home", {"min_bet": 11}),
    ("home", {"min_bet": 5, "max_bet": 4, "blind_play": "off"}),
    ("home", {"max_bet": 1}),
    ("home", {"min_bet": 3, "max_bet": 5}),
    ("online", {"min_bet": 6}),
    ("home", {"ante": 101}),
    ("home", {"ante": 5, "starting_chips": 4}),
    ("home", {"wild_in_three_sixes": False}),
    ("online", {"three_sixes_34": False, "wild_in_three_sixes": False}),
    ("home", {"three_sixes_34": True, "hand_size": 2}),
    ("home", {"last_two_tie": "caller_out"}),
    ("online", {"last_two_tie": "caller_out"}),
    ("home", {"blind_play": "off", "blind_knock": "raise"}),
    ("home", {"blind_play": "off", "blind_knock": "plus_one"}),
    ("online", {"blind_play": "off", "blind_knock": "plus_one"}),
    ("home", {"blind_play": "off", "blind_in_swara": True}),
    ("home", {"swara_folded_entry": "off", "swara_entry_basis": "growing"}),
    ("home", {"time_limit_minutes": 30}),
    ("online", {"end_condition": "last_player", "time_limit_minutes": 30}),
]


@pytest.mark.parametrize("preset, options", CONTRADICTIONS)
def test_options_that_contradict_each_other(preset, options):
    assert contradictions(rules_of(preset, **options))
    with pytest.raises(InvalidRules) as error:
        septet.game("seka", {"preset": preset, **options})
    named = {option for option, _ in error.value.problems}
    assert named & (set(options) | contradictions(rules_of(preset, **options))), error.value.problems
    sentence_of(error)


POSSIBLE = [
    ("home", {"min_bet": 10, "blind_play": "off"}),
    ("home", {"min_bet": 5}),
    ("home", {"ante": 100}),
    ("home", {"three_sixes_34": True, "wild_in_three_sixes": False}),
    ("home", {"compare_mode": "any_previous", "last_two_tie": "caller_out"}),
    ("home", {"blind_knock": "plus_one"}),
    ("online", {"blind_play": "off"}),
    ("online", {"hand_size": 2}),
    ("online", {"blind_in_swara": True}),
    ("online", {"end_condition": "time_limit", "time_limit_minutes": 1}),
]


@pytest.mark.parametrize("preset, options", POSSIBLE)
def test_options_that_go_together(preset, options):
    rules = rules_of(preset, **options)
    assert not contradictions(rules)
    game = septet.game("seka", changes_of(rules))
    assert game.rules.model_dump() == {name: getattr(rules, name) for name in game.rules.model_dump()}


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_what_the_presets_contain(preset):
    assert without_effect(PRESETS[preset]) == set()
    options = septet.game("seka").presets[preset]
    assert options == {name: getattr(PRESETS[preset], name) for name in options}
    assert len(options) == 25


# Cards -----------------------------------------------------------------------------------------------------

MALFORMED = [
    "Ah Kh",
    "Ah Kh Qh Jh",
    "",
    "Ah",
    "Ah Kh 1h",
    "Ah Kh Xx",
    "Ah Kh hQ",
    "Ah Kh ??",
    "ah kh qh x",
    "Ah Kh A♥",
    "Ah Kh ?",
]


@pytest.mark.parametrize("hand", [*MALFORMED, "Ah Ah Kh", "Ah Kh 5h", "Ah Kh 2c"])
def test_a_hand_that_cannot_be_counted(hand):
    with pytest.raises(InvalidCards) as error:
        septet.seka.hand_value(hand)
    sentence_of(error)


def test_other_ways_to_write_cards():
    assert septet.seka.hand_value("ah KH 10h") == septet.seka.hand_value(["Ah", "Kh", "Th"]) == 31
    assert septet.seka.hand_value("AhKhTh") == 31


def test_a_hand_from_outside_the_deck():
    with pytest.raises(InvalidCards):
        septet.seka.hand_value("Kh Qh 7d", rules={"deck": "trynka24"})
    with pytest.raises(InvalidCards):
        septet.seka.hand_value("Kh Qh 9d", rules={"hand_size": 2})
    with pytest.raises(InvalidRules):
        septet.seka.hand_value("Kh Qh 9d", rules={"hand_size": 9})


@pytest.mark.parametrize("hand", [*MALFORMED, "Ah Ah Kh", "Ah Kh 5h"])
def test_a_hand_that_cannot_be_laid(hand):
    table = new_table()
    before = snapshot(table)
    with pytest.raises(InvalidCards) as error:
        table.deal(hands={1: hand})
    sentence_of(error)
    assert snapshot(table) == before
    table.deal()
    assert table.actor == 1, "nothing of the refused cards is left"


def test_a_card_laid_twice():
    table = new_table()
    for hands in ({1: "Ah Kh Qh", 2: "Ah Kd Qd"}, {1: "Ah Ah Qh"}):
        with pytest.raises(InvalidCards) as error:
            table.stack(hands=hands)
        assert "Ah" in sentence_of(error)
    with pytest.raises(InvalidCards):
        table.stack(deck="Ah Kh Ah")


@pytest.mark.parametrize("deck", ["Ah Xx", "5h", "Ah Kh Ah", "AhKh1h"])
def test_a_deck_that_cannot_be_laid(deck):
    table = new_table()
    before = snapshot(table)
    with pytest.raises(InvalidCards):
        table.deal(deck=deck)
    assert snapshot(table) == before


@pytest.mark.parametrize("seat", [3, -1, 99, "1", None, 1.0])
def test_cards_for_a_seat_that_is_not_there(seat):
    table = new_table()
    with pytest.raises((NotPossible, InvalidCards)) as error:
        table.deal(hands={seat: "Ah Kh Qh"})
    sentence_of(error)
    assert table.over and table.deals == 0


def test_cards_for_a_seat_that_is_not_dealt_in():
    play = table_play(chips=[100, 0, 100], dealer=0)
    with pytest.raises((NotPossible, InvalidCards)) as error:
        play.table.deal(hands={1: "Ah Kh Qh"})
    sentence_of(error)
    assert play.table.over and play.table.deals == 0


def test_cards_of_a_swara_that_cannot_be_laid_leave_the_question_open():
    play = table_play(players=2, dealer=1)
    play.deal({0: "Ah Qh 6c", 1: "As Ks 6d"})
    play.bet(0, 1)
    play.bet(1, 1)
    play.show(0)
    play.play_on(0)
    play.table.stack(hands={0: "Ah Qh"})
    before = snapshot(play.table)
    with pytest.raises(InvalidCards):
        play.table.act("play")
    assert snapshot(play.table) == before
    assert play.actor == 1
    play.lay({0: "Ah Qh 6c", 1: "Ts 9s 8s"})
    play.play_on(1)
    assert play.sees(1, 1) == ["Ts", "9s", "8s"]


# Players, seats and chips ----------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 9, -1, 100, "3", 2.5, None, True])
def test_wrong_numbers_of_players(players):
    with pytest.raises(ValueError) as error:
        septet.Table("seka", players=players)
    assert isinstance(error.value, SeptetError)
    sentence_of(error)


def test_no_more_players_than_agreed():
    with pytest.raises(NotPossible):
        septet.Table("seka", players=5, rules={"max_players": 4})


@pytest.mark.parametrize("dealer", [-1, 3, 8, "0", 1.0, True])
def test_a_dealer_who_is_not_there(dealer):
    with pytest.raises(NotPossible):
        septet.Table("seka", players=3, dealer=dealer)


@pytest.mark.parametrize(
    "chips", [[1, 2], [1, 2, 3, 4], [], [1, 2, -1], [1, 2, 2.5], ["1", 2, 3], [1, 2, 10**12]]
)
def test_stacks_that_are_none(chips):
    with pytest.raises(NotPossible) as error:
        septet.Table("seka", players=3, chips=chips)
    sentence_of(error)


@pytest.mark.parametrize("seat", [3, -1, 8, "0", None, 1.5, True])
def test_seats_that_are_not_there(seat):
    table = new_table()
    before = snapshot(table)
    for attempt in (
        lambda: table.sit(seat),
        lambda: table.leave(seat),
        lambda: table.buy(seat, 5),
    ):
        with pytest.raises(NotPossible) as error:
            attempt()
        sentence_of(error)
    if seat is not None:
        for look in (table.view, table.events_for, table.knowledge):
            with pytest.raises(NotPossible):
                look(seat)
    assert snapshot(table) == before


def test_a_taken_and_an_empty_seat():
    table = septet.Table("seka", players=2, seats=4, dealer=0)
    before = snapshot(table)
    for attempt in (lambda: table.sit(1), lambda: table.leave(3), lambda: table.buy(2, 10)):
        with pytest.raises(NotPossible) as error:
            attempt()
        sentence_of(error)
    assert snapshot(table) == before


@pytest.mark.parametrize("amount", [0, -5, 1.5, "10", None, True, 10**15])
def test_chips_that_cannot_be_bought(amount):
    table = new_table()
    before = snapshot(table)
    with pytest.raises(NotPossible):
        table.buy(1, amount)
    assert snapshot(table) == before


def test_no_chips_for_somebody_in_the_deal():
    table = new_table()
    table.deal()
    before = snapshot(table)
    with pytest.raises(NotPossible):
        table.buy(1, 10)
    assert snapshot(table) == before
    table.act("fold")
    with pytest.raises(NotPossible):
        table.buy(1, 10)


def test_a_deal_without_enough_players():
    table = septet.Table("seka", players=3, chips=[10, 0, 0])
    assert not table.can_deal
    before = snapshot(table)
    with pytest.raises(NotPossible) as error:
        table.deal()
    sentence_of(error)
    assert snapshot(table) == before


def test_a_deal_in_the_middle_of_a_deal():
    table = new_table()
    table.deal()
    before = snapshot(table)
    with pytest.raises(NotPossible):
        table.deal()
    assert snapshot(table) == before


def test_leaving_twice():
    table = new_table()
    table.deal()
    assert table.leave(2) is None
    before = snapshot(table)
    with pytest.raises(NotPossible):
        table.leave(2)
    assert snapshot(table) == before


# Actions ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["fold", "bet", "look", "nonsense"])
def test_acting_when_no_deal_is_going_on(name):
    table = new_table()
    with pytest.raises(IllegalAction) as error:
        table.act(name, 1)
    sentence_of(error)
    with pytest.raises(IllegalAction):
        table.fallback()
    table.deal()
    for _ in range(2):
        table.act("fold")
    assert table.over
    before = snapshot(table)
    with pytest.raises(IllegalAction):
        table.act(name, 1)
    assert snapshot(table) == before


def test_acting_out_of_turn():
    table = new_table()
    table.deal()
    before = snapshot(table)
    for seat in (0, 2, 7, -1):
        with pytest.raises(IllegalAction) as error:
            table.act("fold", seat=seat)
        assert "1" in sentence_of(error), "the sentence says whose turn it is"
    assert snapshot(table) == before


def test_the_sentence_says_what_is_allowed():
    table = new_table()
    table.deal(hands={1: "Ah Kh Qh"})
    table.act("look")
    table.act("bet", 4)
    for value in (3, 11):
        with pytest.raises(IllegalAction) as error:
            table.act("bet", value)
        assert sentence_of(error) == f"bet {value}: must be 4 to 10"
    with pytest.raises(IllegalAction) as error:
        table.act("show", 4)
    assert "fold" in sentence_of(error) and "bet" in sentence_of(error)


def test_a_bet_without_an_amount():
    table = new_table()
    table.deal()
    with pytest.raises(IllegalAction) as error:
        table.act("bet")
    assert "1" in sentence_of(error) and "5" in sentence_of(error)


# Records ---------------------------------------------------------------------------------------------------


def played_record() -> Any:
    """A record with a finished deal, a swara, and a second deal under way."""
    play = table_play(players=3, dealer=0)
    play.deal({1: "Ah Qh 6c", 2: "As Ks 6d"})
    play.bet(1, 2)
    play.bet(2, 2)
    play.fold(0)
    play.show(1)
    play.play_on(1, 2)
    play.decline(0)
    play.bet(1, 1)
    play.fold(2)
    play.table.buy(0, 7)
    play.deal()
    play.fold(2)
    return play.table.record()


def entry(record: Any, number: int) -> dict[str, Any]:
    """The entry with this number, counted from one."""
    return record.log[number - 1]


def numbers_of(record: Any, do: str) -> list[int]:
    """The numbers of the entries of a kind."""
    return [number for number, line in enumerate(record.log, 1) if line["do"] == do]


def test_the_record_itself_can_be_replayed():
    record = played_record()
    assert septet.Table.replay(record).record() == record


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "3",
        '"seka"',
        "{}",
        '{"format": 1}',
        '{"format": 2}',
        "\x00",
        "[" * 10**5,
    ],
    ids=lambda text: text[:12],
)
def test_text_that_is_no_record(text):
    with pytest.raises(InvalidRecord) as error:
        septet.Record.from_json(text)
    sentence_of(error)


@pytest.mark.parametrize("field", ["format", "game", "seats", "dealer", "log"])
def test_a_record_with_a_missing_or_broken_field(field):
    whole = played_record().to_dict()
    without = {name: value for name, value in whole.items() if name != field}
    for broken in (without, {**whole, field: None}, {**whole, field: 3.5}, {**whole, field: [1]}):
        with pytest.raises(InvalidRecord) as error:
            septet.Record.from_json(json.dumps(broken))
        sentence_of(error)


def test_a_record_with_an_unknown_field():
    with pytest.raises(InvalidRecord):
        septet.Record.from_json(json.dumps({**played_record().to_dict(), "colour": "red"}))


@pytest.mark.parametrize(
    "change",
    [
        {"game": "poker"},
        {"game": "seka(ante=0)"},
        {"seats": 1},
        {"seats": 9},
        {"seats": 10**9},
        {"dealer": 3},
        {"dealer": -1},
    ],
    ids=str,
)
def test_a_record_of_an_impossible_table(change):
    record = septet.Record.from_dict({**played_record().to_dict(), **change})
    with pytest.raises(InvalidRecord) as error:
        septet.Table.replay(record)
    sentence_of(error)


def fails_at(record: Any, number: int) -> str:
    """The record is refused, by the number of the entry at fault."""
    with pytest.raises(InvalidRecord) as error:
        septet.Table.replay(septet.Record.from_json(json.dumps(record.to_dict())))
    text = sentence_of(error)
    assert f"entry {number}" in text, text
    return text


BROKEN_ENTRIES: list[Any] = [
    None,
    5,
    "act",
    [],
    {},
    {"do": "dance"},
    {"do": "act"},
    {"do": "act", "seat": "1", "action": "fold", "value": 0},
    {"do": "act", "seat": 1, "action": "fold", "value": 0, "extra": 1},
    {"do": "sit", "seat": 1},
    {"do": "buy", "seat": True, "amount": 3},
]


@pytest.mark.parametrize("broken", BROKEN_ENTRIES, ids=str)
def test_a_record_with_an_entry_of_no_known_form(broken):
    record = played_record()
    number = numbers_of(record, "act")[2]
    record.log[number - 1] = broken
    with pytest.raises(InvalidRecord) as error:
        septet.Record.from_json(json.dumps(record.to_dict()))
    assert f"entry {number}" in sentence_of(error)


def test_an_edited_bet():
    record = played_record()
    number = next(n for n in numbers_of(record, "act") if entry(record, n)["action"] == "bet")
    entry(record, number)["value"] = 11
    fails_at(record, number)


def test_an_action_by_somebody_else():
    record = played_record()
    number = numbers_of(record, "act")[1]
    entry(record, number)["seat"] = 0
    fails_at(record, number)


def test_an_action_that_is_not_possible():
    record = played_record()
    number = numbers_of(record, "act")[3]
    entry(record, number).update(action="split", value=0)
    fails_at(record, number)


def test_a_deck_with_a_card_twice():
    record = played_record()
    number = numbers_of(record, "shuffle")[1]
    cards = entry(record, number)["deck"].split()
    cards[3] = cards[4]
    entry(record, number)["deck"] = " ".join(cards)
    with pytest.raises(InvalidRecord) as error:
        septet.Table.replay(record)
    assert f"entry {number}" in sentence_of(error)


@pytest.mark.parametrize("damage", ["short", "long", "foreign", "nonsense", "empty"])
@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_deck_that_is_not_the_deck(damage, which):
    record = played_record()
    number = numbers_of(record, "shuffle")[which]
    cards = entry(record, number)["deck"].split()
    damaged = {
        "short": cards[:-1],
        "long": [*cards, "2c"],
        "foreign": [*cards[:-1], "5d"],
        "nonsense": ["what", "is", "this"],
        "empty": [],
    }[damage]
    entry(record, number)["deck"] = " ".join(damaged)
    fails_at(record, number)


def test_a_missing_shuffle():
    record = played_record()
    for which in range(3):
        broken = septet.Record.from_dict(record.to_dict())
        number = numbers_of(broken, "shuffle")[which]
        del broken.log[number - 1]
        with pytest.raises(InvalidRecord) as error:
            septet.Table.replay(broken)
        assert any(f"entry {near}" in sentence_of(error) for near in (number - 1, number))


def test_a_shuffle_too_many():
    record = played_record()
    number = numbers_of(record, "shuffle")[0]
    record.log.insert(number, dict(entry(record, number)))
    with pytest.raises(InvalidRecord) as error:
        septet.Table.replay(record)
    assert any(f"entry {near}" in sentence_of(error) for near in (number - 1, number, number + 1))


def test_a_shuffle_without_a_deal():
    record = played_record()
    number = numbers_of(record, "deal")[0]
    del record.log[number - 1]
    fails_at(record, number)


def test_a_missing_action():
    record = played_record()
    number = numbers_of(record, "act")[1]
    del record.log[number - 1]
    with pytest.raises(InvalidRecord) as error:
        septet.Table.replay(record)
    assert "entry" in sentence_of(error)


def test_chips_and_seats_that_are_not_possible():
    record = played_record()
    for change in ({"seat": 8}, {"amount": -7}, {"amount": 0}, {"seat": -1}):
        broken = septet.Record.from_dict(record.to_dict())
        number = numbers_of(broken, "buy")[0]
        entry(broken, number).update(change)
        fails_at(broken, number)


def test_a_deal_that_is_not_possible():
    record = played_record()
    number = numbers_of(record, "act")[0]
    record.log.insert(number - 1, {"do": "deal"})
    fails_at(record, number)
