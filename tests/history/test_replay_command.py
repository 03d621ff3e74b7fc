"""`septet replay`."""

from pathlib import Path

import pytest

from septet import Record, Table
from septet.history import read_phh

from .conftest import Run
from .samples import FINAL, PHH, STARS


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "hand.phh"
    path.write_text(PHH, encoding="utf-8")
    return path


def test_the_json_has_exactly_these_keys(file: Path, septet: Run) -> None:
    said = septet("replay", str(file), "--json")
    assert said.code == 0
    assert list(said.json) == ["file", "game", "starting_stacks", "final_stacks", "actions", "states"]
    assert said.json["file"] == str(file)
    assert said.json["game"].startswith("seven_card_stud(")
    assert said.json["starting_stacks"] == [100, 100, 100]
    assert said.json["final_stacks"] == FINAL
    assert said.json["actions"] == read_phh(PHH).actions


def test_there_is_a_state_before_and_after_every_action(file: Path, septet: Run) -> None:
    played = septet("replay", str(file), "--json").json
    states = played["states"]
    assert len(states) == len(played["actions"]) + 1
    keys = ["dealer", "actor", "stage", "pot", "stacks", "bets", "playing", "hands", "board"]
    assert all(list(state) == keys for state in states)
    assert (states[0]["stage"], states[0]["pot"], states[0]["hands"]) == ("waiting", 0, [[], [], []])
    assert states[1]["hands"] == [["As", "Kd", "7h"], [], []]
    assert (states[1]["actor"], states[3]["actor"]) == (None, 1)
    assert [state["pot"] for state in states[3:9]] == [3, 4, 5, 7, 8, 9]
    assert states[6]["bets"] == [2, 1, 1]
    assert states[-2]["pot"] == 69, "nothing is paid out before the last hand is shown"
    assert (states[-1]["stage"], states[-1]["pot"]) == ("over", 0)


def test_a_page_for_people(file: Path, septet: Run) -> None:
    said = septet("replay", str(file))
    assert said.code == 0
    lines = [" ".join(line.split()) for line in said.out.splitlines()]
    for line in (
        "Third street",
        "Anna A♠ K♦ 7♥ 99",
        "Ben brings in 1 98 pot 4",
        "Anna completes to 2 97 pot 7",
        "Anna bets 4 93 pot 13",
        "Ben raises to 8 85 pot 33",
        "Anna folds 85 pot 57",
        "Showdown",
        "Carla wins 69 K♥ Q♥ 10♥ 8♥ 6♥ 142",
        "Ben 100 73 -27",
    ):
        assert line in lines


@pytest.mark.parametrize(
    ("language", "words"), [("de", "bringt 1 ein"), ("ru", "бринг-ин 1"), ("fi", "aloituspanos 1")]
)
def test_other_languages(language: str, words: str, file: Path, septet: Run) -> None:
    assert words in septet("replay", str(file), "--language", language).out


def test_several_hands(tmp_path: Path, septet: Run) -> None:
    file = tmp_path / "session.txt"
    file.write_text(STARS + "\n\n" + STARS, encoding="utf-8")
    both = septet("replay", str(file), "--json").json
    assert [hand["final_stacks"] for hand in both] == [FINAL, FINAL]
    assert septet("replay", str(file), "--hand", "2", "--json").json == both[1]
    assert septet("replay", str(file)).out.count("PokerStars · 123 · 2024-05-06") == 2
    said = septet("replay", str(file), "--hand", "3")
    assert (said.code, said.out, said.err) == (2, "", "--hand 3: the file has the hands 1 to 2.\n")
    assert septet("replay", str(file), "--phh").code == 2


def test_every_wrong_hand_of_a_file_is_named_and_none_is_shown(tmp_path: Path, septet: Run) -> None:
    file = tmp_path / "session.txt"
    wrong = STARS.replace("[8h]", "[8x]"), STARS.replace("Anna: folds\n", "")
    file.write_text("\n".join((STARS, *wrong)), encoding="utf-8")
    said = septet("replay", str(file))
    assert (said.code, said.out) == (2, "")
    first, second = said.err.splitlines()
    assert "'8x' is not a card" in first
    assert "it is not p2's turn but p1's" in second
    assert septet("replay", str(file), "--hand", "1", "--json").json["final_stacks"] == FINAL
    said = septet("replay", str(file), "--hand", "3")
    assert (said.code, said.out, said.err) == (2, "", f"{second}\n")


def test_written_as_phh_and_as_a_record(tmp_path: Path, septet: Run) -> None:
    text = tmp_path / "hand.txt"
    text.write_bytes(STARS.encode("utf-16"))
    phh = tmp_path / "hand.phh"
    phh.write_text(septet("replay", str(text), "--phh").out, encoding="utf-8")
    assert read_phh(phh.read_text(encoding="utf-8")) == read_phh(PHH)
    record = tmp_path / "hand.json"
    record.write_text(septet("replay", str(phh), "--record").out, encoding="utf-8")
    assert Table.replay(Record.from_json(record.read_text(encoding="utf-8"))).chips == FINAL
    assert read_phh(septet("replay", str(record), "--phh").out) == read_phh(PHH)


def test_records_of_any_game(tmp_path: Path, septet: Run) -> None:
    table = Table("seka", players=3, dealer=0, seed=1)
    table.deal(hands={0: "Ah Kh 7c", 1: "9c 9h 9d"})
    for action, value in (("look", None), ("bet", 2), ("fold", None), ("show", None)):
        table.act(action, value)
    file = tmp_path / "seka.json"
    file.write_text(table.record().to_json(), encoding="utf-8")
    played = septet("replay", str(file), "--json").json
    assert played["final_stacks"] == table.chips
    assert played["actions"][3:] == ["deal", "seat 1 look", "seat 1 bet 2", "seat 2 fold", "seat 0 show 2"]
    assert len(played["states"]) == len(played["actions"]) + 1
    assert "A♥ K♥ 7♣" in septet("replay", str(file)).out
    assert septet("replay", str(file), "--phh").code == 2


def test_a_wrong_record_is_named_by_its_entry(tmp_path: Path, septet: Run) -> None:
    table = Table("seka", players=2, dealer=0, seed=1)
    table.deal()
    file = tmp_path / "seka.json"
    file.write_text(table.record().to_json().replace('"do": "deal"', '"do": "dance"'), encoding="utf-8")
    said = septet("replay", str(file))
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(f"{file}")
    assert "'dance'" in said.err
