"""Seiska in the terminal: whole turns in a line, lappu, games for points, every language."""

import io
from typing import Any

import pytest

from septet import Table
from septet.cli.drawing.consoles import console
from septet.cli.playing import seiska as style
from septet.cli.playing.session import Session
from septet.cli.playing.who import Who
from septet.translation import Translator

from .evenings import Chance, Puppets, Script, Whoever, languages_of

NAMES = ["You", "Ben", "Carla", "Dan"]
LANGUAGES = languages_of("seiska")
DRAW = ("draw", 0)


def evening(
    script: Script,
    hand: str,
    start: str,
    *actions: tuple[str, int],
    stock: str = "",
    language: str = "en",
    rules: dict[str, Any] | None = None,
) -> Session:
    """Play against one bot that holds nothing of use; the person has five cards and begins."""
    table = Table("seiska", 2, {"hand_size": 5, **(rules or {})}, seed=7, dealer=1)
    dull = [f"{rank}d" for rank in "23467JQ" if f"{rank}d" not in f"{hand} {start} {stock}"][:5]
    dealt = [card for pair in zip(hand.split(), dull, strict=True) for card in pair]
    table.stack(deck=[*dealt, start, *stock.split()])
    session = Session(table, Puppets(*actions), Who(NAMES, 0, Translator(language)), style, script)  # type: ignore[arg-type]
    session.run()
    return session


def test_a_whole_turn_in_a_line() -> None:
    script = Script("9s 9c 9h 9d lappu")
    evening(script, "9c 9d 9h 9s 4s", "5s")
    assert "Your turn: play a card" in script.asked[0]
    assert "On top: 5♠" in script.asked[0]
    assert "9♠  4♠" in script.asked[0] or "4♠  9♠" in script.asked[0]
    played = [line for line in script.told if line.startswith("You")]
    assert played == [*(f"You play 9{suit}." for suit in "♠♣♥♦"), "You say: lappu!"]
    assert "anything to say" not in "".join(script.asked)


@pytest.mark.parametrize(
    "typed, told",
    [("lappu", "You say: lappu!"), ("", "You forgot to say lappu: 3 penalty cards.")],
)
def test_lappu_is_said_or_forgotten(typed: str, told: str) -> None:
    script = Script("9s 9c 9h 9d", "what", typed)
    evening(script, "9c 9d 9h 9s 4s", "5s")
    assert "One ordinary card left: anything to say?" in script.asked[1]
    assert "lappu  nothing (Enter)" in script.asked[1]
    assert "“what” is not one of these." in script.asked[2]
    assert told in script.told


def test_an_eight_with_its_suit() -> None:
    script = Script("8c h")
    evening(script, "8c 9h 2h 4s Kd", "5s", DRAW)
    assert script.told[2:4] == ["You play 8♣.", "You want hearts."]


def test_an_eight_whose_suit_is_asked() -> None:
    script = Script("8", "spades")
    evening(script, "8c 9h 2h 4s Kd", "5s", DRAW)
    assert "clubs  diamonds  hearts  spades" in script.asked[1]
    assert "You want spades." in script.told


def test_two_eights_and_a_rank_with_a_suit_behind_it() -> None:
    script = Script("8 h")
    evening(script, "8c 8h 2h 4s Kd", "5s")
    assert script.told[2] == "You play 8♥."
    assert "Which suit do you want?" in script.asked[1]


@pytest.mark.parametrize(
    "typed, sentence",
    [
        ("2c", "You do not hold 2♣."),
        ("2h", "Not 2♥: It must match the top card in suit or rank."),
        ("Ah", "Not A♥: An ace must have the suit of the top card."),
        ("4s lappu", "Lappu is said when you are left with one ordinary card."),
        ("lappu", "Lappu is said when you are left with one ordinary card."),
        ("4s h", "A suit is named only with an eight."),
        ("4s draw", "“4s draw” is not one of these."),
        ("draw", "You cannot draw now."),
        ("pass", "You cannot pass now."),
        ("x", "“x” is not one of these."),
        ("", "Please type one of these."),
        ("fold", "“fold” is not one of these."),
    ],
)
def test_what_cannot_be_done_is_said(typed: str, sentence: str) -> None:
    script = Script(typed)
    session = evening(script, "8c Ah 2h 4s 9s", "5s")
    assert sentence in " ".join(script.asked[1].split())
    assert session.table.actor == 0


@pytest.mark.parametrize(
    "hand, top, typed, sentence",
    [
        ("9c 9d 8c 8h 4s", "9s", "9c 8c", "Only cards of the same rank can follow."),
        ("9c 9d 8c 8h 4s", "9s", "8c 8h", "no eights and aces"),
        ("9c 9d 8c 8h 4s", "9s", "9", "“9” could be 9♣ or 9♦."),
        ("9c 9d 8c 8h 4s", "9s", "7", "You hold no “7”."),
        ("Qh 9d 8c 8h 4s", "9h", "q", "“q” could be quit or Q♥."),
        ("8c 8d Ah 8h Ac", "9h", "8c", "With nothing but eights and aces you have to draw."),
        ("5c 8d 4h 8h Ac", "Ah", "8d", "An ace wants an ordinary card of its suit."),
    ],
)
def test_cards_that_do_not_go(hand: str, top: str, typed: str, sentence: str) -> None:
    script = Script(typed)
    evening(script, hand, top, stock="2s 3s 4c 6c 7c")
    assert sentence in " ".join(script.asked[1].split())


def test_one_card_at_a_time_where_that_is_agreed() -> None:
    script = Script("9c 9d")
    evening(script, "9c 9d 8c 8h 4s", "9s", rules={"multi_play": False})
    assert "One card at a time." in script.asked[1]


def test_q_leaves_where_no_queen_can_be_played() -> None:
    script = Script("q")
    session = evening(script, "Qc 9d 8c 8h 4s", "9h")
    assert session.farewell() == "You leave the game. You 0, Ben 0. Goodbye!"
    assert len(script.asked) == 1


def test_drawing_with_enter_alone() -> None:
    script = Script("", "", "", "")
    evening(script, "5c Kd 4c 6c 7c", "9h", stock="2s 3s 9c")
    assert "Nothing fits: draw a card. You may draw up to 3 cards." in script.asked[0]
    assert "draw (Enter)" in script.asked[0]
    assert "You draw 2♠." in script.told
    assert "Something fits now and must be played" in script.asked[3]
    assert "9♣ (Enter)" in script.asked[3]
    assert "You play 9♣." in script.told


def test_lappu_that_is_said_by_itself_may_be_typed() -> None:
    script = Script("9s 9c 9h 9d lappu")
    evening(script, "9c 9d 9h 9s 4s", "5s", rules={"lappu_mode": "auto"})
    assert script.told.count("You say: lappu!") == 1


@pytest.mark.parametrize(
    "language, typed",
    [
        ("de", "8kr herz"), ("de", "8♣ h"), ("ru", "8т червы"), ("ru", "8 т ч"), ("fi", "8ri hertta"),
        ("fi", "risti8 h"), ("bg", "8 спатия купа"), ("bg", "8c h"), ("en", "8C, Hearts!"),
        ("en", "play the 8 of clubs, hearts"), ("en", "8♣️♥"),
    ],
)  # fmt: skip
def test_cards_in_the_words_of_the_language(language: str, typed: str) -> None:
    script = Script(typed)
    session = evening(script, "8c 9h 2h 4s Kd", "5s", language=language)
    words = session.words
    wanted = words.text("seiska-event-suit", you="yes", name="You", suit=words.text("card-suit-h"))
    assert wanted in "\n".join([*script.told, *script.asked])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "rules",
    [
        {"deals": 1},
        {"preset": "heavy", "drop_out_at": 60, "draw_obligation": "optional", "voluntary_draw": True},
        {"ace_on_ace": True, "lappu_mode": "auto", "deals": 1, "tie_break": "extra_deal"},
    ],
)
def test_whole_games_in_every_language(language: str, rules: dict[str, Any]) -> None:
    names = ["Zoë", "Anna", "Ben", "Carla", "Dan", "Emma"]
    table = Table("seiska", 6 if "preset" in rules else 3, rules, seed=11)
    script = Whoever(120, 5)
    session = Session(table, Chance(3), Who(names, 0, Translator(language)), style, script)  # type: ignore[arg-type]
    script.session = session
    session.run()
    shown = "\n".join([*script.asked, *script.told, session.farewell()])
    assert "seiska-" not in shown
    assert session.words.text("terminal-new-game") in shown
    assert table.deals > 1


def short_game(*typed: str) -> tuple[Script, Session]:
    """A game of one deal: the bot can neither play nor draw anything of use."""
    table = Table("seiska", 2, {"deals": 1, "hand_size": 5}, seed=7, dealer=1)
    table.stack(deck="5s 3d 5h 4d 5d 6d 5c 7d 2s Jd 9s 3h 4h 6h")
    script = Script("2s", "5s 5h 5d 5c", *typed)
    session = Session(table, Puppets(), Who(NAMES, 0, Translator("en")), style, script)  # type: ignore[arg-type]
    session.run()
    return script, session


def test_going_out_and_another_game() -> None:
    script, session = short_game("sheet", "nonsense", "", "maybe", "", "q")
    assert "You are out of cards and win the deal." in script.asked[2]
    assert "+8" in script.asked[2]
    assert "Enter to go on" in script.asked[2]
    assert script.pages[0].split()[-14:-11] == ["0", "8", "Total"]
    assert "“nonsense” is not one of these." in script.asked[4]
    assert "The game is won." in script.asked[5]
    assert "You wins." not in script.asked[5]
    assert "Enter for a new game, q to leave" in script.asked[6]
    assert "Deal 1 of 1" in script.asked[7]
    assert session.table.standings is None
    assert session.farewell() == "You leave the game. You 0, Ben 0. Goodbye!"


def test_leaving_after_a_game() -> None:
    _, session = short_game("", "q")
    assert session.table.standings is not None
    assert session.farewell() == "You have won the game. You 0, Ben 8. Well played!"


def test_the_help_names_everything() -> None:
    script = Script("?")
    evening(script, "8c 9h 2h 4s Kd", "5s")
    for text in ("play this card", "the score sheet of this game", "“5s lappu”", "leave the table"):
        assert text in " ".join(script.pages[0].split())
    assert "chips" not in script.pages[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_in_every_language(language: str) -> None:
    table = Table("seiska", 3, {"deals": 3}, seed=4)
    words = Translator(language)
    who, out = Who(NAMES, 0, words), console(file=io.StringIO(), width=80)
    for _ in range(3):
        out.print(*style.sheet(table.view(0), who, out))  # type: ignore[arg-type, attr-defined]
        table.deal()
        while table.actor is not None:
            table.act(*table.fallback())
    assert "seiska-" not in out.file.getvalue()  # type: ignore[attr-defined]
