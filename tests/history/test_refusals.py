"""Files that are no recorded hands, or not quite: the file, the line and the reason, and nothing else."""

import random
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from septet import InvalidHistory
from septet.history import read, read_phh, replay, replay_file
from septet.history.phh import parse_phh

from .conftest import Run
from .samples import FINAL, PHH

NOISE = 10_000_000


def line_of(part: str, text: str = PHH) -> int:
    return text[: text.index(part)].count("\n") + 1


def refused(right: str, wrong: str) -> tuple[InvalidHistory, str]:
    """The error for the sample with one change, and the text it is about."""
    assert right in PHH
    text = PHH.replace(right, wrong, 1)
    with pytest.raises(InvalidHistory) as caught:
        replay(parse_phh(text, "hand.phh"))
    assert caught.value.file == "hand.phh"
    assert str(caught.value).startswith("hand.phh")
    return caught.value, text


def test_the_sample_is_right() -> None:
    assert replay(read_phh(PHH)).final_stacks == FINAL


FIELDS = [
    ("players =", "player = 1\nplayers =", "player =", "there is no field 'player'"),
    ("big_bet = 4", "big_bet = 4\nmin_bet = 2", "min_bet", "seven card stud has no min_bet"),
    ("[100, 100, 100]", "[100, 100]", "antes", "antes has 3 entries, but there are 2 players"),
    ("[100, 100, 100]", "[100, 100, 0]", "starting", "starting_stacks 0: must be 1 to"),
    ("[100, 100, 100]", "[100, 100, -1]", "starting", "starting_stacks -1: must be 1 to"),
    ("[100, 100, 100]", "[100, 100, inf]", "starting", "Infinity: not known"),
    ("[100, 100, 100]", "[100, 100, nan]", "starting", "NaN: not known"),
    ("[100, 100, 100]", "[100, 100, 1e999999999]", "starting", "must be 1 to"),
    ("[100, 100, 100]", "[100, 100, 99.5]", "starting", "write cents"),
    ("[100, 100, 100]", "[100, 100, '100']", "starting", "must be a list of numbers"),
    ("[100, 100, 100]", "100", "starting", "must be a list of numbers"),
    ("[100, 100, 100]", "[]", "starting", "0 players: must be 2 to 8"),
    ("antes = [1, 1, 1]", "antes = [1, 0, 1]", "antes", "all pay the same here"),
    ("bring_in = 1", "bring_in = 2", "bring_in", "less than the small bet"),
    ("bring_in = 1", "bring_in = true", "bring_in", "must be a number"),
    ("big_bet = 4", "big_bet = 1", "big_bet", "must not be less than the small bet"),
    ("'F7S'", "'F7S/8'", "variant", "eight or better"),
    ("'F7S'", "'XX'", "variant", "'XX' is not played here"),
    ("'F7S'", "7", "variant", "7 is not played here"),
    ("['Anna', 'Ben', 'Carla']", "['Anna']", "players", "players has 1 entries"),
    ("players =", "[extra]\nplayers =", "[extra]", "there is no field 'extra'"),
    ("_note =", "_game = 'seka'\n_note =", "_game", "is not a sentence like"),
    ("_note =", "_game = 'seven_card_stud(max_raises=0)'\n_note =", "_game", "max_raises: 0 is not possible"),
    ("players =", "big_bet = 4\nplayers =", "players", "this is not TOML"),
]


@pytest.mark.parametrize(
    ("right", "wrong", "place", "reason"), FIELDS, ids=[field[1][:40] for field in FIELDS]
)
def test_fields(right: str, wrong: str, place: str, reason: str) -> None:
    error, text = refused(right, wrong)
    assert reason in error.reason
    if not reason.startswith("this is not TOML"):
        assert error.line == (line_of(place, text) if place in text else None)


@pytest.mark.parametrize("name", ["variant", "antes", "bring_in", "small_bet", "big_bet", "starting_stacks"])
def test_a_field_that_is_missing(name: str) -> None:
    text = "\n".join(line for line in PHH.splitlines() if not line.startswith(f"{name} ="))
    with pytest.raises(InvalidHistory, match=f"{name} is missing"):
        read_phh(text)


ACTIONS = [
    ("'d dh p3 4c', 'p1 cbr 4'", "'d dh p3 4c', 'p1 cbr 3'", 12, "bet 3: must be 2 or 4"),
    ("'p2 pb'", "'p3 pb'", 4, "it is not p3's turn but p2's"),
    ("'p2 pb'", "'p2 f'", 4, "possible are [bring_in 1, bet 2]"),
    ("'p2 pb'", "'p2 cbr 3'", 4, "bet 3: must be 2"),
    ("'p2 cc', 'p3 cbr 4'", "'p2 pb', 'p3 cbr 4'", 33, "bring_in: not possible now"),
    ("'d dh p3 KhQhTh'", "'d dh p3 KhQhAs'", 3, "As is there twice: p1 has it"),
    ("'d dh p2 3s'", "'d dh p2 9c'", 31, "9c is there twice: p2 has it"),
    ("'d dh p1 7d'", "'d dh p1 ??'", 9, "the open card of p1 is not known"),
    ("'d dh p3 KhQhTh'", "'d dh p3 KhQh'", 3, "p3 gets 3 cards here, not 2"),
    ("'d dh p3 KhQhTh'", "'d dh p3 KhQhT'", 3, "is not made of cards"),
    ("'d dh p3 KhQhTh'", "'d dh p3 KhQh1h'", 3, "is not a card"),
    ("'d dh p3 KhQhTh'", "'d dh p4 KhQhTh'", 3, "there are only 3 players"),
    ("'d dh p3 KhQhTh', 'p2 pb'", "'p2 pb', 'd dh p3 KhQhTh'", 3, "p3 has not got a card yet"),
    ("'d dh p1 7d', 'd dh p2 Jh'", "'d dh p2 Jh', 'd dh p1 7d'", 9, "it is p1 who gets the next card"),
    ("'p3 cc',\n  # fourth", "\n  # fourth", 8, "no card is due: p3 has to act first"),
    ("'d dh p2 3s', 'd dh p3 2h'", "'d dh p1 3s', 'd dh p3 2h'", 31, "p1 has folded and gets no more cards"),
    ("'p2 cc', 'p3 cbr 4'", "'p1 cc', 'p3 cbr 4'", 33, "p1 has folded before"),
    ("'d dh p2 3s', 'd dh p3 2h'", "'d db 3s'", 31, "no card for all is due"),
    ("'d dh p1 7d'", "'d db 7d'", 9, "one card for all is dealt only as the seventh"),
    ("'p3 sm KhQhTh4c8h6h2h'", "'p3 sm KhQhTh4c8h6h3h'", 36, "p3 was dealt 2h, not 3h"),
    ("'p3 sm KhQhTh4c8h6h2h'", "'p3 sm KhQh'", 36, "p3 has 7 cards, not 2"),
    ("'p3 sm KhQhTh4c8h6h2h'", "'p3 sm'", 36, "p3 throws away a hand that wins"),
    ("'p2 cc', 'p3 cbr 4', 'p2 cc'", "'p2 cc', 'p2 sm', 'p3 cbr 4', 'p2 cc'", 34, "no hands are shown yet"),
    ("'p3 cbr 4', 'p2 cc',\n  'p3 sm", "'p3 cbr 4', 'p2 f', 'p2 cc',\n  'p3 sm", 36, "p2 has folded before"),
    ("'p3 cbr 4', 'p2 cc',\n  'p3 sm", "'p3 cbr 4', 'p2 cc', 'p3 cc',\n  'p3 sm", 36, "the hand is over"),
    ("'p2 pb'", "'p2 posts'", 4, "'p2 posts' is not an action"),
    ("'p2 pb'", "'p2  cbr -4'", 4, "is not an action"),
    ("'p2 pb'", "'p2 cbr 1.5'", 4, "write cents"),
    ("'p2 pb'", "'p0 pb'", 4, "there are only 3 players"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("right", "wrong", "action", "reason"), ACTIONS, ids=[f"{a[2]}-{a[3][:40]}" for a in ACTIONS]
)
def test_actions(right: str, wrong: str, action: int, reason: str) -> None:
    error, text = refused(right, wrong)
    assert reason in error.reason
    assert error.action == action
    said = tomllib.loads(text)["actions"][action - 1]
    assert f"'{said}'" in text.splitlines()[(error.line or 0) - 1]


def test_a_hand_that_is_not_over() -> None:
    text = PHH[: PHH.index("  # seventh")] + "]\n"
    with pytest.raises(InvalidHistory, match="the hand is not over: p2 has to act"):
        replay(read_phh(text))


def test_unknown_hands_at_the_showdown() -> None:
    hidden = (
        PHH.replace("9c9d2c'", "????2c'", 1)
        .replace("p2 3s", "p2 ??")
        .replace("'p2 sm 9c9d2cJhJd5h3s'", "'p2 sm'")
    )
    assert replay(read_phh(hidden)).final_stacks == FINAL
    with pytest.raises(InvalidHistory, match="p2 neither shows nor throws away"):
        replay(read_phh(hidden.replace("'p2 sm',", "")))
    nobody = hidden.replace("KhQhTh'", "????Th'", 1).replace("'p3 sm KhQhTh4c8h6h2h'", "'p3 sm'")
    with pytest.raises(InvalidHistory, match="nobody can say who wins"):
        replay(read_phh(nobody))


def test_cards_that_are_named_when_they_are_shown() -> None:
    late = PHH.replace("'d dh p2 9c9d2c'", "'d dh p2 ????2c'").replace("'d dh p2 3s'", "'d dh p2 ??'")
    assert read_phh(late) == read_phh(PHH)
    assert read_phh(PHH.replace("'p2 sm 9c9d2cJhJd5h3s'", "'p2 sm -'")) == read_phh(PHH)


def test_remarks() -> None:
    text = PHH.replace("'p2 pb',", "'', '# the lowest card', 'p2  pb # reluctantly',")
    hand = read_phh(text)
    assert [step.remark for step in hand.steps[3:6]] == ["", "the lowest card", "reluctantly"]
    assert replay(hand).final_stacks == FINAL


# --- files that are something else ---------------------------------------------------


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the file is empty"),
        (b"\n  \n", "the file is empty"),
        (b"variant = 'F7S'\n\x00\x01", "it holds the byte 00"),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "this is not"),
        (PHH.replace("Anna", "Zoë").encode("cp1252"), "this is not UTF-8: byte eb"),
        (b"{", "this is not JSON"),
        (b'{"format": 2}', "format 2 is not one that can be read"),
        (b"a = " + b"[" * 5000, "this is not TOML"),
        (b"a = 1\nb = \n", "this is not TOML"),
        (b"[" * 900_000, "this is not TOML"),
        (b"variant = 'F7S'\nhand = " + b"9" * 5000, "this is not TOML"),
        (b"x" * 2_000_000, "the file is larger than a hand can be"),
        (b"Full Tilt Poker Game #1: Stud", "this is not TOML"),
    ],
)
def test_files_that_are_no_hands(content: bytes, reason: str) -> None:
    with pytest.raises(InvalidHistory, match=reason):
        read(content)


def test_the_line_of_a_wrong_byte() -> None:
    with pytest.raises(InvalidHistory) as caught:
        read(PHH.replace("Anna", "Zoë").encode("cp1252"))
    assert caught.value.line == line_of("Anna")


def test_other_encodings_of_unicode_are_read() -> None:
    for encoding in ("utf-8-sig", "utf-16", "utf-16-le"):
        assert read(PHH.encode(encoding)) == [read_phh(PHH)]


@pytest.mark.parametrize("kind", ["bytes", "letters", "lines"])
def test_ten_megabytes_of_noise(kind: str, tmp_path: Path, septet: Run) -> None:
    dice = random.Random(kind)
    content = {
        "bytes": lambda: dice.randbytes(NOISE),
        "letters": lambda: dice.randbytes(NOISE).translate(bytes(33 + code % 94 for code in range(256))),
        "lines": lambda: b"PokerStars Hand #1: 7 Card Stud Limit (1/2)\n" * (NOISE // 44),
    }[kind]()
    file = tmp_path / "noise.phh"
    file.write_bytes(content)
    said = septet("replay", str(file), "--json")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith(str(file))


def test_every_truncation_is_refused() -> None:
    """Cut anywhere before the last action, the file is refused; never something else happens."""
    last = PHH.index("'p2 cc',\n  'p3 sm")
    for end in range(0, last, 7):
        with pytest.raises(InvalidHistory):
            read_phh(PHH[:end])
    lines = PHH.splitlines()
    for count in range(8, 18):
        with pytest.raises(InvalidHistory) as caught:
            replay(read_phh("\n".join([*lines[:count], "]"])))
        assert caught.value.line is not None or "missing" in caught.value.reason


@settings(max_examples=80)
@given(st.data())
def test_a_changed_file_is_read_or_refused(data: st.DataObject) -> None:
    content = bytearray(PHH.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(content) - 1))
        match data.draw(st.sampled_from(["change", "drop", "double"])):
            case "change":
                content[place] = data.draw(st.integers(0, 255))
            case "drop":
                del content[place : place + data.draw(st.integers(1, 20))]
            case _:
                content[place:place] = content[place : place + 30]
        if not content:
            content = bytearray(b"\n")
    try:
        played = replay_file(bytes(content))
    except InvalidHistory:
        return
    assert sum(played[0].final_stacks) == sum(played[0].starting_stacks)


# --- on the command line --------------------------------------------------------------


def test_a_refused_file_is_named_with_action_and_reason(tmp_path: Path, septet: Run) -> None:
    file = tmp_path / "wrong.phh"
    file.write_text(PHH.replace("'p2 cbr 8'", "'p2 cbr 9'"), encoding="utf-8")
    for options in ([], ["--json"], ["--phh"], ["--record"]):
        said = septet("replay", str(file), *options)
        assert (said.code, said.out) == (2, "")
        assert said.err == f"{file}, line 14, action 21: p2 cbr 9: raise 9: must be 8.\n"


@pytest.mark.parametrize("name", ["nothing.phh", "."])
def test_a_file_that_cannot_be_opened(name: str, tmp_path: Path, septet: Run) -> None:
    said = septet("replay", str(tmp_path / name))
    assert said.code == 2
    assert "cannot be read" in said.err
