"""Names: what is cut away, what is refused, how equal ones are told apart."""

import pytest

from septet.server.names import BOT_NAMES, bot_name, clean_name, unique_name
from septet.server.refusals import Code, Refused


@pytest.mark.parametrize(
    "text, name",
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("Ann\tLee\n", "Ann Lee"),
        ("A\u202enn", "Ann"),
        ("\u2066Ann\u2069\u200f", "Ann"),
        ("A\u0000n\u0007n", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Аня", "Аня"),
        ("👩\u200d🎤", "👩\u200d🎤"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_cleaned(text: str, name: str) -> None:
    assert clean_name(text) == name


@pytest.mark.parametrize("text", ["", "   ", "\u202e\u2066", "\u200d", "\n\t", "x" * 25])
def test_names_with_too_little_or_too_much_are_refused(text: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(text)
    assert refused.value.code is Code.BAD_NAME


def test_equal_names_get_numbers() -> None:
    assert unique_name("Ann", []) == "Ann"
    assert unique_name("Ann", ["Ben"]) == "Ann"
    assert unique_name("ann", ["Ann"]) == "ann 2"
    assert unique_name("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    assert unique_name("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    assert unique_name("Ａnn", ["Ann"]) == "Ａnn 2"


def test_every_bot_has_a_name() -> None:
    taken: list[str] = []
    for _ in range(20):
        taken.append(bot_name(taken))
    assert len(set(taken)) == 20
    assert taken[: len(BOT_NAMES)] == list(BOT_NAMES)
