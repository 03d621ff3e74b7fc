"""Belot in the terminal: bidding, declaring, belot, the score, games for points, every language."""

import io
from typing import Any

import pytest

from septet import Table
from septet.cli.drawing.consoles import console
from septet.cli.playing import belot as style
from septet.cli.playing.belot.order import in_order
from septet.cli.playing.offers import Unclear
from septet.cli.playing.session import Session
from septet.cli.playing.who import Who
from septet.engine.cards import parse_cards
from septet.games.belot.view import BelotView
from septet.translation import Translator

from .evenings import Chance, Puppets, Script, Whoever, languages_of

NAMES = ["You", "Ben", "Carla", "Dan"]
LANGUAGES = languages_of("belot")
PASS = ("pass", 0)
PACK = [rank + suit for suit in "cdhs" for rank in "789TJQKA"]


def deck(hands: dict[int, str]) -> list[str]:
    """The order of the pack that gives these hands of eight, the first five cards first; seat 0 is first."""
    rest = [card for card in PACK if card not in " ".join(hands.values())]
    full = {seat: hands[seat].split() if seat in hands else [] for seat in range(4)}
    for seat in range(4):
        while len(full[seat]) < 8:
            full[seat].append(rest.pop(0))
    return [
        card for low, high in ((0, 3), (3, 5), (5, 8)) for seat in range(4) for card in full[seat][low:high]
    ]


def evening(
    script: Script,
    *actions: tuple[str, int],
    hands: dict[int, str] | None = None,
    language: str = "en",
    rules: dict[str, Any] | None = None,
) -> Session:
    """Play at a table where seat 3 deals, so that the person in seat 0 bids and leads."""
    table = Table("belot", 4, rules, seed=7, dealer=3)
    table.stack(deck=deck(hands or {}))
    session = Session(table, Puppets(*actions), Who(NAMES, 0, Translator(language)), style, script)  # type: ignore[arg-type]
    session.run()
    return session


HAND = "Jh 9h Kh Qh As Ac 7d 8d"


def test_bidding_in_words() -> None:
    script = Script("h")
    evening(script, PASS, PASS, PASS, hands={0: HAND})
    assert "Your turn: bid or pass" in script.asked[0]
    assert "pass  clubs  diamonds  hearts  spades  no trumps  all trumps" in script.asked[0]
    assert "No contract yet" in script.asked[0]
    assert "You bid hearts." in script.told
    assert "The bidding is over: You plays hearts." not in script.told
    assert "Hearts, You" in script.asked[1]


@pytest.mark.parametrize(
    "language, typed, call",
    [
        ("en", "nt", "no_trumps"), ("en", "No Trumps", "no_trumps"), ("en", "at", "all_trumps"),
        ("en", "hea", "hearts"), ("en", "s", "spades"), ("en", "d", "diamonds"), ("en", "p", "pass"),
        ("de", "ohne", "no_trumps"), ("de", "herz", "hearts"), ("de", "pi", "spades"), ("de", "p", "pass"),
        ("ru", "бк", "no_trumps"), ("ru", "пас", "pass"), ("ru", "п", "pass"), ("ru", "Черви", "hearts"),
        ("fi", "iv", "no_trumps"), ("fi", "hertta", "hearts"), ("fi", "p", "pass"), ("fi", "pata", "spades"),
        ("bg", "пас", "pass"), ("bg", "без коз", "no_trumps"), ("bg", "вк", "all_trumps"),
        ("bg", "купа", "hearts"), ("bg", "с", "clubs"),
    ],
)  # fmt: skip
def test_calls_in_the_words_of_the_language(language: str, typed: str, call: str) -> None:
    session = evening(Script(typed), PASS, PASS, PASS, language=language)
    view = session.table.view(0)
    assert isinstance(view, BelotView)
    assert view.calls[0].call == call


def test_double_and_redouble() -> None:
    script = Script("pass", "x", "q")
    evening(script, PASS, PASS, ("bid", 5), hands={0: HAND})
    assert "pass  double" in script.asked[1]
    assert "You double." in script.told
    script = Script("all", "xx", "q")
    evening(script, ("double", 0), PASS, PASS, hands={0: HAND})
    assert "redouble" in script.asked[1]
    assert "You redouble." in script.told


@pytest.mark.parametrize(
    "typed, sentence",
    [
        ("double", "You cannot double now."),
        ("declare", "You cannot declare now."),
        ("5", "“5” is not one of these."),
        ("k", "“k” is not one of these."),
        ("", "Please type one of these."),
    ],
)
def test_calls_that_are_not_possible(typed: str, sentence: str) -> None:
    script = Script(typed)
    evening(script, hands={0: HAND})
    assert sentence in script.asked[1]


def test_the_hand_lies_in_the_order_in_force() -> None:
    table = Table("belot", 4, seed=7, dealer=3)
    table.deal(deck=deck({0: "As 9s Js Ts 7h Ah Jh 9h"}))
    table.act("bid", 2)
    for _ in range(3):
        table.act("pass")
    view = table.view(0)
    assert isinstance(view, BelotView)
    assert view.seats[0].hand is not None
    assert " ".join(in_order(view.seats[0].hand, view)) == "Jh 9h Ah 7h As Ts Js 9s"


def test_belot_is_said_with_the_card() -> None:
    script = Script("hearts", "Kh belot")
    evening(script, PASS, PASS, PASS, hands={0: HAND})
    assert "Say belot with" in script.asked[1]
    assert "You say belot: hearts." in script.told
    assert "You play K♥." in script.told


@pytest.mark.parametrize("answer, said", [("", True), ("yes", True), ("no", False), ("perhaps", False)])
def test_belot_is_asked_for(answer: str, said: bool) -> None:
    script = Script("hearts", "Kh", answer)
    evening(script, PASS, PASS, PASS, hands={0: HAND})
    assert "Say belot? yes (Enter), no" in script.asked[2]
    assert ("You say belot: hearts." in script.told) is said
    assert "You play K♥." in script.told


@pytest.mark.parametrize(
    "typed, sentence",
    [
        ("belot", "Belot with which card: K♥ or Q♥?"),
        ("Ac belot", "Belot is said with king or queen of trumps while you hold both."),
        ("Kc", "You do not hold K♣."),
        ("Jh 9h", "One card at a time."),
        ("bid", "“bid” is not one of these."),
        ("pass", "You cannot pass now."),
        ("8", "“8” could be 8♦ or 8♠."),
    ],
)
def test_cards_that_are_not_possible(typed: str, sentence: str) -> None:
    script = Script("hearts", typed)
    evening(script, PASS, PASS, PASS, hands={0: "Jh 9h Kh Qh 8s Ac 7d 8d"})
    assert sentence in script.asked[2]


@pytest.mark.parametrize(
    "bid, led, hand, sentence",
    [
        ("hearts", "Ac", "9c 7c Jh 7d 8d 9d 7s 8s", "Not J♥: You must follow suit: clubs."),
        ("hearts", "Ac", "9d 7d Jh 7h 8d 7s 8s 9s", "Not 9♦: You must trump."),
        ("hearts", "9h", "Jh 7h As 7d 8d 9d 7s 8s", "Not 7♥: You must play higher than 9♥."),
        ("hearts", "9h", "Jh 7h As 7d 8d 9d 7s 8s", "Not 9♦: You must follow suit: hearts."),
    ],
)
def test_why_a_card_does_not_go(bid: str, led: str, hand: str, sentence: str) -> None:
    others = [card for card in PACK if card not in f"{hand} {led}"]
    table = Table("belot", 4, seed=7, dealer=3)
    table.deal(deck=deck({0: " ".join([led, *others[:7]]), 1: hand}))
    typed = {"J": "Jh", "9": "9d", "7": "7h"}[sentence[4]]
    assert reading(table, bid, led, typed) == sentence


def reading(table: Table, bid: str, led: str, typed: str) -> str:
    """What is answered to a card of the player after the leader."""
    table.act("bid", ["clubs", "diamonds", "hearts"].index(bid))
    for _ in range(3):
        table.act("pass")
    table.act("play", parse_cards(led)[0])
    view = table.view(table.actor)
    assert isinstance(view, BelotView)
    with pytest.raises(Unclear) as unclear:
        style.read(typed, table, style.offers(view), Translator("en"), console(file=io.StringIO(), width=80))
    return str(unclear.value)


RUNS = "7h 8h 9h Th Jc Qc Kc Ac"
KINGS = "9s Ts Js Qs Kc Kd Kh Ks"


@pytest.mark.parametrize(
    "hand, typed, told",
    [
        (RUNS, "declare all", ["quarte 7♥ 8♥ 9♥ 10♥", "quarte J♣ Q♣ K♣ A♣"]),
        (RUNS, "declare 1", ["quarte 7♥ 8♥ 9♥ 10♥"]),
        (RUNS, "declare 2 1, Ac", ["quarte J♣ Q♣ K♣ A♣", "quarte 7♥ 8♥ 9♥ 10♥"]),
        (KINGS, "declare all", ["carré K♣ K♦ K♥ K♠", "quarte 9♠ 10♠ J♠ Q♠"]),
    ],
)
def test_declaring(hand: str, typed: str, told: list[str]) -> None:
    script = Script("hearts", typed, "q")
    session = evening(script, PASS, PASS, PASS, hands={0: hand})
    assert "You can declare:" in script.asked[1]
    assert [line for line in script.told if "You declare" in line] == [
        f"You declare: {each}." for each in told
    ]
    assert ("You play A♣." in script.told) is ("Ac" in typed)
    assert session.table.deals == 1


@pytest.mark.parametrize(
    "hand, typed, sentence",
    [
        (RUNS, "declare", "Which? 1 quarte 7♥ 8♥ 9♥ 10♥ (50), 2 quarte J♣ Q♣ K♣ A♣ (50). Or all."),
        (KINGS, "declare 1 2", "A card can be declared only once: choose one of them."),
        (RUNS, "declare everything else", "“else” is not one of these."),
    ],
)
def test_declaring_what_is_not_clear(hand: str, typed: str, sentence: str) -> None:
    script = Script("hearts", typed)
    session = evening(script, PASS, PASS, PASS, hands={0: hand})
    assert sentence in " ".join(script.asked[2].split())
    assert not any("You declare" in line for line in script.told)
    assert session.table.actor == 0


def test_one_thing_to_declare_needs_no_number() -> None:
    script = Script("hearts", "declare", "q")
    evening(script, PASS, PASS, PASS, hands={0: "7h 8h 9h Jd Qc Kc Td As"})
    assert "You declare: tierce 7♥ 8♥ 9♥." in script.told


def test_declaring_after_the_first_trick() -> None:
    script = Script("hearts", "Ac", "")
    evening(script, PASS, PASS, PASS, hands={0: RUNS}, rules={"declaration_timing": "first_trick"})
    assert "After the first trick: what do you declare?" in script.asked[2]
    assert "pass (Enter)" in script.asked[2]
    assert "You declare nothing more." in script.told


def test_enter_plays_the_only_card() -> None:
    script = Script("hearts", "Jh", *[""] * 9)
    session = evening(
        script,
        PASS,
        PASS,
        PASS,
        hands={0: "Jh 9h Ah Th Kh Qh 8h 7h"},
        rules={"belot_mode": "auto", "declaration_mode": "auto"},
    )
    assert session.table.actor == 0  # seven trumps are left: nothing can be meant by an empty line
    assert "Please type one of these." in script.asked[-1]


def test_the_last_trick_on_demand() -> None:
    script = Script("hearts", "last", "Jh", "last", "sheet", "?")
    evening(script, PASS, PASS, PASS, hands={0: HAND})
    assert "There is no last trick yet." in script.pages[0]
    assert "You: J♥  has won the trick" in script.pages[1]
    assert "No deal is finished yet." in script.pages[2]
    assert "the trick before" in script.pages[3]
    assert "chips" not in script.pages[3]


def test_the_arithmetic_of_a_deal() -> None:
    """All trumps are in one hand: eight tricks, capot."""
    trumps = ["Jh", "9h", "Ah", "Th", "Kh", "Qh", "8h", "7h"]
    script = Script("hearts", "declare all Jh", *trumps[1:4], "Kh belot", *trumps[5:], "sheet", "", "q")
    session = evening(script, PASS, PASS, PASS, hands={0: " ".join(trumps)})
    ended = next(text for text in script.asked if "You have all eight tricks: capot." in text)
    rows = {line.split("  ")[0]: line.split()[-2:] for line in ended.splitlines() if "  " in line}
    assert rows["Last trick"] == ["10", "0"]
    assert rows["Capot"] == ["90", "0"]
    assert rows["Declarations"] == ["100", "0"]
    assert rows["Belot"] == ["20", "0"]
    assert rows["Raw points"] == ["372", "0"]
    assert rows["Points"] == ["37", "0"]
    assert "You have made your contract: 372 to 0." in ended
    assert "You: quinte 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ (100) – counts" in ended
    assert "Hearts, You" in script.pages[-1]
    assert "37" in script.pages[-1]
    assert session.farewell() == "You leave the game. Us: 37, Them: 0. Goodbye!"


def test_a_game_that_is_won_and_another_one() -> None:
    trumps = ["Jh", "9h", "Ah", "Th", "Kh", "Qh", "8h", "7h"]
    rules = {"target": 20, "capot_cannot_end": False}
    script = Script("hearts", *trumps[:4], "Kh belot", *trumps[5:], "", "q")
    session = evening(script, PASS, PASS, PASS, hands={0: " ".join(trumps)}, rules=rules)
    asked = "\n".join(script.asked)
    assert "Enter to go on" in asked
    assert "You win the game with 27 to 0." in asked
    assert "share the win" not in asked
    assert "Enter for a new game, q to leave" in asked
    assert session.table.standings is not None
    assert session.farewell() == "You have won the game. Us: 27, Them: 0. Well played!"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "rules",
    [
        {"target": 30},
        {"preset": "web", "target": 20, "direction": "clockwise", "declaration_timing": "first_trick"},
        {"declaration_mode": "auto", "belot_mode": "auto", "declaration_reveal": "after_first_trick"},
    ],
)
def test_whole_games_in_every_language(language: str, rules: dict[str, Any]) -> None:
    names = ["Zoë", "Anna", "Ben", "Carla"]
    script = Whoever(60, 5)
    table = Table("belot", 4, rules, seed=11)
    session = Session(table, Chance(3), Who(names, 0, Translator(language)), style, script)  # type: ignore[arg-type]
    script.session = session
    session.run()
    shown = "\n".join([*script.asked, *script.told, session.farewell()])
    assert "belot-" not in shown
    assert table.deals > 2
    if "target" in rules:
        assert session.words.text("terminal-new-game") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_in_every_language(language: str) -> None:
    table = Table("belot", 4, seed=4)
    chance = Chance(8)
    who, out = Who(NAMES, 0, Translator(language)), console(file=io.StringIO(), width=80)
    for _ in range(4):
        table.deal()
        while (seat := table.actor) is not None:
            table.act(*chance.choose(table, seat))
        view = table.view(0)
        assert isinstance(view, BelotView)
        out.print(*style.PAGES["sheet"](view, who, out), *style.PAGES["last"](view, who, out))
        out.print(style.seat_rows(view, who, out), style.summary(view, who), style.result_text(view, who))
    assert "belot-" not in out.file.getvalue()  # type: ignore[attr-defined]
