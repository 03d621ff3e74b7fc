"""What somebody types, and what is understood."""

import re

import pytest

from septet.cli.playing.belot.turns import CONTRACTS
from septet.cli.playing.belot.turns import NAMES as CALL_NAMES
from septet.cli.playing.offers import COMMANDS, KNOWN, Answer, Offer, Unclear, plain, understand
from septet.cli.playing.seiska.turns import NAMES as SEISKA_NAMES
from septet.cli.playing.typed_cards import cards_meant
from septet.translation import Translator, languages

FIRST = [Offer("fold", "fold"), Offer("bet", "bet", 1, 10)]
LATER = [
    Offer("fold", "fold"),
    Offer("support", "bet", 4, 4),
    Offer("raise", "bet", 5, 10),
    Offer("show", "show", 4, 4),
]
BLIND = [Offer("fold", "fold"), Offer("bet", "bet", 1, 5), Offer("look", "look")]
SPLIT = [Offer("split", "split"), Offer("play", "play")]
CALLS = [
    Offer("pass", "pass"),
    *(Offer(name, "bid", value, value, fixed=True) for value, name in enumerate(CONTRACTS)),
    Offer("double", "double"),
    Offer("redouble", "redouble"),
]
SUITS = [Offer(name, "suit", value, value, fixed=True) for value, name in enumerate(CONTRACTS[:4])]
LAPPU = [Offer("lappu", "lappu"), Offer("silent", "silent")]
DRAWING = [Offer("draw", "draw"), Offer("pass", "pass")]
ENTRY = [Offer("join", "join", 7, 7), Offer("decline", "decline")]
TURNS = (FIRST, LATER, BLIND, SPLIT, ENTRY, CALLS, SUITS, LAPPU, DRAWING)

FOLD, SHOW, LOOK = Answer(action="fold"), Answer(action="show", value=4), Answer(action="look")


def bet(value: int) -> Answer:
    return Answer(action="bet", value=value)


@pytest.mark.parametrize(
    "typed, offers, answer",
    [
        ("fold", LATER, FOLD), ("f", LATER, FOLD), ("  FOLD ", LATER, FOLD), ("fol", LATER, FOLD),
        ("bet 4", FIRST, bet(4)), ("b 4", FIRST, bet(4)), ("b4", FIRST, bet(4)), ("4", FIRST, bet(4)),
        ("bet max", FIRST, bet(10)), ("b all", FIRST, bet(10)), ("bet min", FIRST, bet(1)),
        ("support", LATER, bet(4)), ("call", LATER, bet(4)), ("c", LATER, bet(4)), ("sup 4", LATER, bet(4)),
        ("raise 6", LATER, bet(6)), ("r6", LATER, bet(6)), ("raise to 6 chips", LATER, bet(6)),
        ("r: 6", LATER, bet(6)), ("bet 4", LATER, bet(4)), ("bet 7", LATER, bet(7)), ("7", LATER, bet(7)),
        ("show", LATER, SHOW), ("sh", LATER, SHOW), ("show 4", LATER, SHOW),
        ("l", BLIND, LOOK), ("look", BLIND, LOOK),
        ("y", SPLIT, Answer(action="split")), ("no", SPLIT, Answer(action="play")),
        ("play on", SPLIT, Answer(action="play")), ("split", SPLIT, Answer(action="split")),
        ("y", ENTRY, Answer(action="join", value=7)), ("j", ENTRY, Answer(action="join", value=7)),
        ("n", ENTRY, Answer(action="decline")), ("7", ENTRY, Answer(action="join", value=7)),
        ("?", LATER, Answer(command="help")), ("h", FIRST, Answer(command="help")),
        ("q", LATER, Answer(command="quit")), ("exit", SPLIT, Answer(command="quit")),
        ("log", BLIND, Answer(command="log")), ("rules", LATER, Answer(command="rules")),
    ],
)  # fmt: skip
def test_forgiving_input(typed: str, offers: list[Offer], answer: Answer) -> None:
    assert understand(typed, offers, Translator("en")) == answer


@pytest.mark.parametrize(
    "typed, offers, sentence",
    [
        ("", LATER, "Please type one of these."),
        ("xyzzy", LATER, "“xyzzy” is not one of these."),
        ("§$%", LATER, "is not one of these."),
        ("s", LATER, "“s” could be support or show."),
        ("show", FIRST, "You cannot show now."),
        ("look", LATER, "You cannot look now."),
        ("bet", FIRST, "How much? bet 1–10"),
        ("raise", LATER, "How much? raise 5–10"),
        ("raise 4", LATER, "4 is not possible: raise 5–10"),
        ("bet 3", LATER, "3 is not possible: bet 4–10"),
        ("11", LATER, "11 is not possible: bet 4–10"),
        ("bet -3", FIRST, "-3 is not possible: bet 1–10"),
        ("show 5", LATER, "5 is not possible: show 4"),
        ("bet 2.5", FIRST, "“2.5” is not a whole number."),
        ("bet 2 3", FIRST, "“2 3” is not a whole number."),
        ("bet 99999999999", FIRST, "is not a whole number."),
        ("5", SPLIT, "“5” is not one of these."),
    ],
)
def test_what_is_not_understood_is_said(typed: str, offers: list[Offer], sentence: str) -> None:
    with pytest.raises(Unclear, match=re.escape(sentence)):
        understand(typed, offers, Translator("en"))


@pytest.mark.parametrize(
    "language, typed, answer",
    [
        ("de", "aussteigen", FOLD), ("de", "raus", FOLD), ("de", "aus", FOLD), ("de", "f", FOLD),
        ("de", "erhöhe auf 6", bet(6)), ("de", "erhoehen 6", bet(6)), ("de", "e6", bet(6)),
        ("de", "dabei", bet(4)), ("de", "call", bet(4)), ("de", "aufdecken", SHOW),
        ("de", "setzen 4", bet(4)), ("de", "setze höchstens", bet(10)),
        ("de", "regeln", Answer(command="rules")),
        ("ru", "упасть", FOLD), ("ru", "Пас", FOLD), ("ru", "п", bet(4)), ("ru", "поддержать", bet(4)),
        ("ru", "повысить до 6", bet(6)), ("ru", "пов 6", bet(6)), ("ru", "ставлю всё", bet(10)),
        ("ru", "ставлю все", bet(10)), ("ru", "в", SHOW), ("ru", "выйти", Answer(command="quit")),
        ("fi", "luovuta", FOLD), ("fi", "l", FOLD), ("fi", "kippaa", FOLD), ("fi", "fold", FOLD),
        ("fi", "maksa", bet(4)), ("fi", "m", bet(4)), ("fi", "p4", bet(4)), ("fi", "panosta kaikki", bet(10)),
        ("fi", "korota 6", bet(6)), ("fi", "k6", bet(6)), ("fi", "näytä", SHOW), ("fi", "nayta", SHOW),
        ("fi", "säännöt", Answer(command="rules")), ("fi", "lopeta", Answer(command="quit")),
    ],
)  # fmt: skip
def test_other_languages(language: str, typed: str, answer: Answer) -> None:
    assert understand(typed, LATER, Translator(language)) == answer


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("offers", TURNS)
def test_what_the_prompt_lists_can_be_typed(language: str, offers: list[Offer]) -> None:
    words = Translator(language)
    for offer in offers:
        shown = offer.text(words).split("–")[0]
        assert understand(shown, offers, words) == Answer(action=offer.action, value=offer.low)


@pytest.mark.parametrize("language", languages())
def test_words_of_one_turn_are_told_apart(language: str) -> None:
    words = Translator(language)
    for offers in TURNS:
        spelled = [word for offer in offers for word in words.words(f"terminal-words-{offer.name}")]
        assert len(spelled) == len(set(spelled))


@pytest.mark.parametrize("language", languages())
def test_everything_is_explained(language: str) -> None:
    words = Translator(language)
    for name in KNOWN:
        assert words.text(f"terminal-help-{name}")
        assert words.words(f"terminal-words-{name}")
    for name in {*CALL_NAMES, *SEISKA_NAMES}:
        assert words.words(f"terminal-words-{name}")
    for name in (
        "card",
        "suit",
        "bid",
        "pass",
        "draw",
        "lappu",
        "silent",
        "declare",
        "belot",
        "last",
        "sheet",
    ):
        assert words.text(f"terminal-help-{name}")


@pytest.mark.parametrize("language", languages())
def test_pages_are_asked_for_in_words_of_their_own(language: str) -> None:
    words = Translator(language)
    commands = (*COMMANDS, "last", "sheet")
    spelled = [word for name in commands for word in words.words(f"terminal-words-{name}")]
    assert len(spelled) == len(set(spelled))
    for word in spelled:
        assert understand(word, DRAWING, words, commands).command


def test_an_empty_line_means_what_the_prompt_says() -> None:
    offers = [Offer("lappu", "lappu"), Offer("silent", "silent", enter=True)]
    assert understand("  ", offers, Translator("en")) == Answer(action="silent")
    assert offers[1].text(Translator("en")) == "nothing (Enter)"


def test_the_value_of_a_name_is_never_typed() -> None:
    assert understand("spades", CALLS, Translator("en")) == Answer(action="bid", value=3)
    assert understand("spa", CALLS, Translator("en")) == Answer(action="bid", value=3)
    assert understand("clubs", SUITS, Translator("en")) == Answer(action="suit", value=0)
    with pytest.raises(Unclear):
        understand("3", CALLS, Translator("en"))


@pytest.mark.parametrize(
    "language, typed, cards",
    [
        ("en", "9h", ["9h"]), ("en", "10♠", ["Ts"]), ("en", "td", ["Td"]),
        ("en", "q", ["Qc", "Qd", "Qh", "Qs"]),
        ("en", "♠5", ["5s"]), ("en", "spades5", ["5s"]), ("en", "s5", []), ("en", "11h", []),
        ("de", "dp", ["Qs"]), ("de", "Qs", ["Qs"]), ("de", "dk", ["Qc", "Qd"]), ("de", "bher", ["Jh"]),
        ("ru", "тт", ["Ac"]), ("ru", "Кч", ["Kh"]), ("ru", "вп", ["Js"]), ("ru", "Ah", ["Ah"]),
        ("fi", "patarouva", ["Qs"]), ("fi", "herttaässä", ["Ah"]), ("fi", "kr", ["Kc", "Kd"]),
        ("bg", "аку", ["Ah"]), ("bg", "поппика", ["Ks"]), ("bg", "10с", ["Tc"]), ("bg", "Jh", ["Jh"]),
    ],
)  # fmt: skip
def test_cards_that_a_word_can_mean(language: str, typed: str, cards: list[str]) -> None:
    assert sorted(cards_meant(plain(typed), Translator(language))) == sorted(cards)
