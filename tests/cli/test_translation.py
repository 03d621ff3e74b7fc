"""What is said in which language."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from septet.translation import LOCALES, Translator, UnknownLanguage, language_of, languages

FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
OTHERS = [language for language in languages() if language != "en"]
"""The languages that are translations."""
FORMS = {"one", "many", "of", "to", "with", "second", "secondwith"}
"""Forms of the ranks in a hand of poker: each language takes those that its grammar asks for."""


class Names(Visitor):
    """The variables of a pattern."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


def messages(language: str, file: str) -> Iterator[tuple[str, Any]]:
    """All patterns of a file by their names, attributes included."""
    resource = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8"))
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def variables(pattern: Any) -> set[str]:
    names = Names()
    names.visit(pattern)
    return names.found


def test_the_languages() -> None:
    assert {"de", "en", "fi", "ru"} <= set(languages())


@pytest.mark.parametrize("language, file", list(itertools.product(OTHERS, FILES)))
def test_every_language_says_everything(language: str, file: str) -> None:
    english, other = dict(messages("en", file)), dict(messages(language, file))
    assert other.keys() == english.keys()
    for name in english:
        known = variables(english[name])
        assert variables(other[name]) <= (known | FORMS if known & FORMS else known), name


@pytest.mark.parametrize("language, file", list(itertools.product(languages(), FILES)))
def test_no_message_stands_there_twice(language: str, file: str) -> None:
    names = [name for name, _ in messages(language, file)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language, file", list(itertools.product(languages(), FILES)))
def test_every_message_can_be_said(language: str, file: str) -> None:
    words = Translator(language)
    for name, pattern in messages(language, file):
        for value in (1, 2, 5, "yes", "Dan"):
            text = words.text(name, **dict.fromkeys(variables(pattern), value))
            assert text.strip(), name
            assert not set(text) & set("\u2066\u2067\u2068\u2069{}"), name


@pytest.mark.parametrize(
    "language, count, text",
    [
        ("en", 1, "1 chip"), ("en", 2, "2 chips"), ("de", 1, "1 Chip"), ("de", 5, "5 Chips"),
        ("ru", 1, "1 фишка"), ("ru", 2, "2 фишки"), ("ru", 5, "5 фишек"), ("ru", 11, "11 фишек"),
        ("ru", 21, "21 фишка"), ("ru", 22, "22 фишки"), ("fi", 1, "1 pelimerkki"), ("fi", 2, "2 pelimerkkiä"),
        ("fi", 21, "21 pelimerkkiä"), ("fi", 1000, "1\xa0000 pelimerkkiä"),
    ],
)  # fmt: skip
def test_plurals(language: str, count: int, text: str) -> None:
    assert Translator(language).text("table-chips", count=count) == text


def test_names_are_said_as_they_are() -> None:
    assert Translator("en").text("seka-event-fold", you="no", name="Zoë {x}") == "Zoë {x} folds."


def test_attributes() -> None:
    assert Translator("de").text("card-rank-A.three") == "drei Asse"
    assert Translator("de").find("card-rank-A.four") is None


def test_what_is_missing_is_an_error() -> None:
    words = Translator("de")
    assert words.find("no-such-message") is None
    with pytest.raises(LookupError, match="no-such-message"):
        words.text("no-such-message")
    with pytest.raises(LookupError, match="seka-level"):
        words.text("seka-level")


@pytest.mark.parametrize(
    "language, text",
    [
        ("en", "1,234,567.50"),
        ("de", "1.234.567,50"),
        ("ru", "1\xa0234\xa0567,50"),
        ("fi", "1\xa0234\xa0567,50"),
    ],
)
def test_numbers(language: str, text: str) -> None:
    assert Translator(language).number(1234567.5, 2) == text


def test_signed_numbers() -> None:
    words = Translator("en")
    assert [words.number(value, 1, signed=True) for value in (1.25, -1.25)] == ["+1.2", "-1.2"]


@pytest.mark.parametrize(
    "environment, language",
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "", "LC_MESSAGES": "ru_RU"}, "ru"),
        ({"LANG": "fi_FI.UTF-8"}, "fi"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage, match=f"no language 'xx'; there are {', '.join(languages())}"):
        Translator("xx")
