"""An evening at the table: a person who types, bots who do as the test says."""

from typing import Any

import pytest

from septet import Table
from septet.cli.playing import seka
from septet.cli.playing.screens import Scene
from septet.cli.playing.session import Session
from septet.cli.playing.who import Who
from septet.translation import Translator

from .evenings import Puppets, Script

NAMES = ["You", "Ben", "Carla", "Dan"]


def evening(
    script: Script,
    *actions: tuple[str, int],
    hands: dict[int, str] | None = None,
    language: str = "en",
    rules: dict[str, Any] | None = None,
    **options: Any,
) -> Session:
    """Play at a table where seat 3 deals, so that the person in seat 0 begins."""
    table = Table("seka", 4, rules, seed=7, dealer=3, **options)
    if hands is not None:
        table.stack(hands=hands)
    who = Who(NAMES, 0, Translator(language))
    session = Session(table, Puppets(*actions), who, seka, script)  # type: ignore[arg-type]
    session.run()
    assert sum(table.chips) <= 400 + 100 * 4
    return session


FOLD = ("fold", 0)


def test_a_hand_that_is_shown() -> None:
    script = Script("look", "bet 2", "call")
    session = evening(
        script,
        FOLD,
        FOLD,
        ("bet", 3),
        ("show", 3),
        hands={0: "Ah Qh 6c", 3: "Ts 9s 8s"},
    )
    assert session.table.chips[3] == 108
    assert "Dan 27 beats your 21. Dan takes 15." in script.asked[3]
    assert "Dan shows 10♠ 9♠ 8♠: 27." in script.told
    assert "21, hearts" in script.asked[1]
    assert "fold  support 3  raise 4–10  show 3" in script.asked[2]


def test_the_hand_is_hidden_until_one_looks() -> None:
    script = Script("look")
    evening(script, hands={0: "Ah Qh 6c"})
    assert "You have not looked yet" in script.asked[0]
    assert "Ah" not in script.asked[0]
    assert "│ A   │ │ Q   │ │ 6   │   21, hearts" in script.asked[1]


def test_what_was_typed_wrongly_is_said_and_asked_again() -> None:
    script = Script("bet 11", "wat", "b2")
    session = evening(script)
    assert "11 is not possible: bet 1–5" in script.asked[1]
    assert "“wat” is not one of these." in script.asked[2]
    assert "You bet 2 blind." in script.told
    assert session.table.deals == 1


def test_pages_in_between() -> None:
    script = Script("?", "rules", "log", "fold", "?")
    evening(script)
    assert "give up your cards" in script.pages[0]
    assert "Largest bet" in script.pages[1]
    assert "Everybody pays an ante of 1." in script.pages[2]
    assert "Now you may type" not in script.pages[3]


def test_a_swara_that_is_split() -> None:
    script = Script("look", "bet 2", "split")
    session = evening(
        script,
        FOLD,
        FOLD,
        ("show", 2),
        ("split", 0),
        hands={0: "Ah Qh 6c", 3: "As Ks 6d"},
    )
    assert "21 = 21, a tie: Dan and you." in script.asked[2]
    assert "split  play" in script.asked[2]
    assert "The pot of 8 is split" in script.asked[3]
    assert session.table.chips == [101, 99, 99, 101]


def test_buying_into_a_swara() -> None:
    script = Script("fold", "y")
    evening(
        script,
        ("bet", 2),
        FOLD,
        ("show", 2),
        ("play", 0),
        ("play", 0),
        hands={1: "Ah Qh 6c", 3: "As Ks 6d"},
    )
    assert "Swara: join for 4?" in script.asked[1]
    assert "join 4  decline" in script.asked[1]
    assert "You join the swara for 4." in script.told


def test_a_warning_before_a_look_that_leaves_only_folding() -> None:
    script = Script("bet 2", "look", "no", "look", "yes", "bet 8", "fold")
    evening(script, ("bet", 6), FOLD, ("bet", 8), chips=[7, 100, 100, 100])
    assert "After a look staying in costs 8, and you have 4." in script.asked[2]
    assert "look" in script.asked[3]
    assert "You look at your cards." in script.told
    assert "you cannot pay 8, only fold" in script.asked[5]
    assert "You cannot bet now." in script.asked[6]


def test_buying_again() -> None:
    script = Script("fold", "", "maybe", "yes", "q")
    session = evening(script, FOLD, FOLD, chips=[1, 100, 100, 100])
    assert "You are out of chips." in script.asked[2]
    assert session.table.deals == 2
    assert session.bought == 101
    assert session.farewell() == "You leave with 103 chips and are up 2. Well played!"


def test_not_buying_again() -> None:
    script = Script("fold", "", "no")
    session = evening(script, FOLD, FOLD, chips=[1, 100, 100, 100])
    assert session.table.deals == 1
    assert session.farewell() == "You leave with 0 chips and are down 1. Next time!"


def test_bots_buy_again_too() -> None:
    script = Script("fold", "", "fold", "q")
    session = evening(script, FOLD, FOLD, FOLD, chips=[100, 1, 100, 100])
    assert session.table.deals == 2
    assert session.table.chips[1] > 0


def test_play_until_one_has_all_the_chips() -> None:
    script = Script("look", "bet 1", "", "")
    session = evening(
        script,
        FOLD,
        FOLD,
        ("show", 1),
        hands={0: "Ah Kh 7c", 3: "Qh 8c 6s"},
        rules={"end_condition": "last_player"},
        chips=[50, 1, 1, 2],
    )
    assert session.table.standings is not None
    assert "One player has all the chips." in script.asked[-1]
    assert session.farewell() == "You leave with 54 chips and are up 4. Well played!"


def test_play_until_the_time_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([0.0, 10.0, 61.0])
    monkeypatch.setattr("time.monotonic", lambda: next(clock, 61.0))
    rules = {"end_condition": "time_limit", "time_limit_minutes": 1}
    script = Script("fold", "", "")
    session = evening(script, FOLD, FOLD, rules=rules)
    assert session.table.deals == 1
    assert "The agreed time is over." in script.asked[-1]


@pytest.mark.parametrize("last", ["q", "leave", "exit"])
def test_leaving(last: str) -> None:
    session = evening(Script(last))
    assert session.farewell() == "You leave with 99 chips and are down 1. Next time!"


def test_ctrl_c_leaves_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    script = Script()

    def interrupt(scene: Scene) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(script, "ask", interrupt)
    assert evening(script).table.deals == 1


@pytest.mark.parametrize(
    "language, prompt, farewell",
    [
        ("de", "aussteigen  dabeibleiben 3  erhöhen 4–10  aufdecken 3   ? für Hilfe", "6 verloren"),
        ("ru", "упасть  поддержать 3  повысить 4–10  вскрыться 3   ? — помощь", "Проигрыш: 6."),
        ("fi", "luovuta  maksa 3  korota 4–10  näytä 3   ? = ohje", "tappiota 6"),
    ],
)
def test_in_other_languages(language: str, prompt: str, farewell: str) -> None:
    script = Script("look", "2", "3")
    hands = {0: "Ah Qh 6c", 3: "Ts 9s 8s"}
    session = evening(script, FOLD, FOLD, ("bet", 3), ("show", 3), hands=hands, language=language)
    assert prompt in script.asked[2]
    takes = session.words.text("seka-result-takes", you="no", name="Dan", amount=15)
    assert takes in script.asked[3]
    assert farewell in session.farewell()


def test_private_comparisons_stay_private() -> None:
    rules = {"preset": "online"}
    script = Script("fold", "q")
    hands = {1: "Ts 9s 8s", 3: "Ah Qh 6c"}
    evening(
        script,
        ("look", 0), ("bet", 2), ("bet", 2), ("bet", 2), ("bet", 2), FOLD, ("open", 2),
        hands=hands, rules=rules,
    )  # fmt: skip
    shown = "\n".join([*script.told, *script.asked])
    assert "27" not in shown
    assert "10♠" not in shown
    assert "loses the comparison and is out." in shown
