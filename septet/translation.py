"""What people read, in their language: Project Fluent for everything that runs in Python.

The messages stand in `septet/locale/<language>/*.ftl`, the same files from which the
browser speaks.  What a language lacks is said in English.
"""

import functools
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .errors import SeptetError

LOCALES = Path(__file__).parent / "locale"
FALLBACK = "en"


class UnknownLanguage(SeptetError):
    """No messages are written in this language."""


def languages() -> list[str]:
    """The languages there are messages in, by their codes."""
    return sorted(folder.name for folder in LOCALES.iterdir() if any(folder.glob("*.ftl")))


def language_of(environment: Mapping[str, str] = os.environ) -> str:
    """The language that a person's environment asks for, if it is spoken here; else English.

    `LC_ALL` has precedence over `LC_MESSAGES` and `LANG`, as everywhere.
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            code = locale.replace("-", "_").partition(".")[0].partition("_")[0].lower()
            return code if code in languages() else FALLBACK
    return FALLBACK


class Translator:
    """Says messages in one language.

        translator = Translator("de")
        translator.text("seka-event-bet", you="no", name="Dan", amount=3)

    Without a language it takes the one of the environment.  Raises `UnknownLanguage`.
    """

    def __init__(self, language: str | None = None) -> None:
        self.language = language_of() if language is None else language
        if self.language not in languages():
            raise UnknownLanguage(f"there is no language {language!r}; there are {', '.join(languages())}")
        self._bundles = [_bundle(code) for code in dict.fromkeys((self.language, FALLBACK))]

    def text(self, message: str, **arguments: Any) -> str:
        """A message with its variables filled in; `message.attribute` names an attribute.

        Raises `LookupError` if no language has it, or a variable is missing.
        """
        found = self.find(message, **arguments)
        if found is None:
            raise LookupError(f"there is no message {message!r} that can be said with {arguments}")
        return found

    def find(self, message: str, **arguments: Any) -> str | None:
        """Like `text`, but None if there is no such message."""
        said = (_say(bundle, message, arguments) for bundle in self._bundles)
        return next((text for text in said if text is not None), None)

    def words(self, message: str) -> list[str]:
        """A message that is a list with commas, as a list."""
        return [word.strip() for word in self.text(message).split(",")]

    def number(self, value: float, decimals: int = 0, signed: bool = False) -> str:
        """A number as this language writes it."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
        return format_decimal(value, f"+{pattern};-{pattern}" if signed else pattern, locale=self.language)


@functools.cache
def _bundle(language: str) -> Any:
    """All messages of a language.

    Without the isolation marks around variables: terminals show them as boxes, and none of
    our languages is written from right to left.
    """
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def _say(bundle: Any, message: str, arguments: Mapping[str, Any]) -> str | None:
    """A message of one language, or None if it is not there or cannot be said in full."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    pattern = found.attributes.get(attribute) if attribute else found.value
    if pattern is None:
        return None
    text, errors = bundle.format_pattern(pattern, arguments)
    return None if errors else str(text)
