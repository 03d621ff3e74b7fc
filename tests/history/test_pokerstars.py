"""Texts of PokerStars: every encoding, several hands, people who come and go, garbled ones."""

import codecs
from pathlib import Path

import pytest

from septet import InvalidHistory
from septet.history import read, read_phh, read_pokerstars, replay, write_phh

from .conftest import DATA, recorded
from .samples import FINAL, PHH, STARS

TEXTS = [text for text in recorded("pokerstars/*.txt") if "91733835979" not in str(text.id)]
GARBLED = DATA / "pokerstars" / "pokerstars-91733835979.txt"


@pytest.mark.parametrize("file", TEXTS)
def test_every_text_reads_like_its_twin(file: Path) -> None:
    (hand,) = read(file)
    (twin,) = read(DATA / "f7s" / f"{file.stem}.phh")
    assert hand == twin
    for name in ("venue", "day", "month", "year", "hand", "seats", "players", "finishing_stacks", "winnings"):
        assert hand.details[name] == twin.details[name]
    for name in ("_unit", "_rake"):
        assert hand.details[name] == twin.details[name]
    assert hand.details.get("currency") == twin.details.get("currency")
    assert replay(hand).final_stacks == replay(twin).final_stacks


@pytest.mark.skipif(not GARBLED.exists(), reason=f"no garbled text in {GARBLED.parent}")
def test_the_garbled_text_is_reported_by_its_line() -> None:
    with pytest.raises(InvalidHistory, match="'of' is not a card") as caught:
        read(GARBLED)
    assert (caught.value.file, caught.value.line) == (str(GARBLED), 46)


@pytest.mark.skipif(not GARBLED.exists(), reason=f"no garbled text in {GARBLED.parent}")
def test_a_garbled_hand_does_not_hide_the_others() -> None:
    content = b"\r\n\r\n".join(file.values[0].read_bytes() for file in TEXTS[:3])
    content = content + b"\n\n" + GARBLED.read_bytes() + b"\n" + TEXTS[3].values[0].read_bytes()
    with pytest.raises(InvalidHistory):
        read(content)
    problems: list[InvalidHistory] = []
    assert len(read(content, problems)) == 4
    (problem,) = problems
    assert content.decode().splitlines()[(problem.line or 0) - 1].endswith("[of]")


@pytest.mark.parametrize(
    "content",
    [
        STARS.encode(),
        codecs.BOM_UTF8 + STARS.encode(),
        codecs.BOM_UTF16_LE + STARS.encode("utf-16-le"),
        codecs.BOM_UTF16_BE + STARS.encode("utf-16-be"),
        STARS.encode("utf-16-le"),
        STARS.encode("utf-16-be"),
        STARS.encode("cp1252"),
        STARS.replace("\n", "\r\n").encode(),
        STARS.replace("$", "€").replace("USD", "EUR").encode("cp1252"),
    ],
    ids=["utf-8", "bom", "utf-16-le", "utf-16-be", "no-bom-le", "no-bom-be", "cp1252", "crlf", "euro"],
)
def test_every_encoding(content: bytes) -> None:
    (hand,) = read(content)
    assert hand == read_phh(PHH)
    assert replay(hand).final_stacks == FINAL


def test_what_the_text_says_beside_the_actions() -> None:
    (hand,) = read(STARS.encode())
    assert hand.details["seats"] == [1, 4, 7], "who sits out is not dealt in"
    assert hand.details["players"] == ["Anna", "Ben", "Carla"]
    assert hand.details["winnings"] == [0, 0, 67]
    assert hand.details["finishing_stacks"] == [85, 73, 140]
    assert (hand.details["_rake"], hand.details["_unit"], hand.details["currency"]) == (2, "cent", "USD")
    assert read_phh(write_phh(hand)) == hand


def test_several_hands_in_a_file() -> None:
    hands = read(f"\n\n{STARS}\n\n\n{STARS}\n".encode())
    assert len(hands) == 2
    assert hands[0] == hands[1]
    assert (hands[0].line, hands[1].line) == (3, 6 + STARS.count("\n"))


def test_the_first_line_of_mixed_games() -> None:
    stakes = "7 Card Stud Limit ($0.02/$0.04 USD)"
    for head in ("HORSE (7 Card Stud Limit, $0.02/$0.04 USD)", "8-Game (7 Card Stud Limit, $0.02/$0.04)"):
        assert read(STARS.replace(stakes, head).encode()) == read(STARS.encode())
    (tournament,) = read(
        STARS.replace(stakes, "Tournament #9, $5+$1 USD 7 Card Stud Limit - Level I (2/4)")
        .replace("$1 in", "$100 in")
        .replace("$5.25", "$525")
        .replace("$0.0", "")
        .replace("$0.", "")
        .replace("$0", "0")
        .encode()
    )
    assert (tournament.small_bet, tournament.details["_unit"]) == (2, "chip")


def test_files_that_were_joined_have_marks_between() -> None:
    content = codecs.BOM_UTF8 + STARS.encode() + codecs.BOM_UTF8 + STARS.encode()
    assert len(read(content)) == 2


def test_a_winner_may_show_a_single_card() -> None:
    text = STARS[: STARS.index("Ben: calls $0.04\n*** RIVER")] + (
        "Ben: folds\nUncalled bet ($0.04) returned to Carla\nCarla collected $0.53 from pot\n"
        "Carla: shows [Kh]\n*** SUMMARY ***\nTotal pot $0.53 | Rake $0\n"
    )
    (hand,) = read(text.encode())
    assert replay(hand).final_stacks == [85, 81, 134]


def test_an_uncalled_bet_comes_back() -> None:
    text = STARS[: STARS.index("Ben: calls $0.04\n*** RIVER")] + (
        "Ben: folds\nUncalled bet ($0.04) returned to Carla\nCarla collected $0.53 from pot\n"
        "*** SUMMARY ***\nTotal pot $0.53 | Rake $0\n"
    )
    (hand,) = read(text.encode())
    assert replay(hand).final_stacks == hand.details["finishing_stacks"] == [85, 81, 134]


def test_a_hand_that_nobody_saw_is_thrown_away() -> None:
    text = STARS.replace("Seat 4: Ben mucked [9c 9d 2c Jh Jd 5h 3s]", "Seat 4: Ben mucked")
    (hand,) = read(text.encode())
    assert hand.actions[-1] == "p2 sm"
    assert "d dh p2 ????2c" in hand.actions
    assert replay(hand).final_stacks == FINAL


def test_a_card_for_all_on_the_river() -> None:
    text = STARS.replace("*** RIVER ***", "*** RIVER *** [3s]")
    text = text.replace("8h 6h 2h]", "8h 6h]").replace("5h 3s]", "5h]")
    (hand,) = read(text.encode())
    assert "d db 3s" in hand.actions
    with pytest.raises(InvalidHistory, match="d db 3s: no card for all is due"):
        replay(hand)


GARBLINGS = {
    "a card that is none": ("[8h 6h 2h]", None, None),
    "an action that is none": ("Ben: checks\nCarla: checks", "Ben: chocks\nCarla: checks", "'chocks'"),
    "an amount that is none": ("Carla: calls $0.08", "Carla: calls $0.0x8", r"'calls \$0\.0x8'"),
    "half a cent": ("Anna: bets $0.04", "Anna: bets $0.045", r"'bets \$0\.045'"),
    "somebody unknown": ("Dealt to Ben [2c Jh]", "Dealt to Bet [2c Jh]", "'Bet' has a seat"),
    "other cards than before": ("[2c Jh] [Jd]", "[2c Jc] [Jd]", "Ben had other cards before"),
    "no cards": ("Dealt to Ben [2c]\n", "Dealt to Ben\n", "does not say which cards"),
    "a street twice": ("*** 5th STREET ***", "*** 4th STREET ***", "does not follow here"),
    "a street of hold'em": ("*** 5th STREET ***", "*** FLOP *** [Ah]", "no street of seven card stud"),
    "two cards for all": ("*** RIVER ***", "*** RIVER *** [3s 3h]", "one card for all at most"),
    "a card twice": ("[Th 4c 8h] [6h]", "[Th 4c 8h] [Jh]", "Carla was dealt Jh but shows 6h"),
    "a card of two players": ("[As Kd 7h 7d Qc] [2s]", "[As Kd 7h 7d Qc] [Jd]", "Jd is there twice"),
    "another card shown": ("mucked [9c 9d 2c", "mucked [9c 9d 3c", "was dealt 2c but shows 3c"),
    "no stakes": ("($0.02/$0.04 USD)", "", "does not name the stakes"),
    "no summary": (STARS[STARS.index("*** SUMMARY") :], "", "there is no summary"),
    "an ante too few": ("Carla: posts the ante $0.01\n", "", "Carla pays an ante of 0, others 1"),
    "a seat twice": ("Seat 4: Ben", "Seat 4: Anna", "Anna sits there twice"),
    "high-low": ("7 Card Stud Limit", "7 Card Stud Hi/Lo Limit", "Hi/Lo is not played here"),
    "hold'em": ("7 Card Stud Limit", "Hold'em No Limit", "not 7 Card Stud Limit"),
}


@pytest.mark.parametrize("name", GARBLINGS)
def test_garbled_texts_are_refused_by_their_line(name: str) -> None:
    right, wrong, reason = GARBLINGS[name]
    if wrong is None:
        right, wrong, reason = "Kh Qh Th 4c 8h 6h 2h] (", "Kh Qh Th 4c 8h 6h xx] (", "'xx' is not a card"
    assert right in STARS
    text = STARS.replace(right, wrong, 1)
    with pytest.raises(InvalidHistory, match=reason) as caught:
        read(text.encode())
    assert caught.value.line is not None
    (problem,) = [found for found in read_pokerstars(text) if isinstance(found, InvalidHistory)]
    assert problem.reason == caught.value.reason


@pytest.mark.parametrize(
    ("right", "wrong", "reason"),
    [
        ("Carla: raises $0.04 to $0.08", "Carla: raises $0.05 to $0.09", "p3 cbr 9: raise 9: must be 8"),
        ("Anna: folds\n", "", "p2 cc: it is not p2's turn but p1's"),
        ("Ben: brings in for $0.01\n", "", "p3 cc: it is not p3's turn but p2's"),
    ],
)
def test_actions_that_the_rules_do_not_allow_are_refused(right: str, wrong: str, reason: str) -> None:
    (hand,) = read(STARS.replace(right, wrong, 1).encode())
    with pytest.raises(InvalidHistory, match=reason) as caught:
        replay(hand)
    line = STARS.replace(right, wrong, 1).splitlines()[(caught.value.line or 0) - 1]
    assert line.split(":")[0] in ("Carla", "Ben")
    assert caught.value.action is not None
