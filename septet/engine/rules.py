"""House rules: one pydantic model a game, from which everything else comes.

From a model of rules come the checks with their sentences, the record of numbers
that kernels read, the JSON schema that draws a form, and the game's name in one
sentence: `seka(preset=home,max_bet=20)`.
"""

import enum
import functools
import re
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import numpy as np
from pydantic import (
    BaseModel,
    ConfigDict,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    ValidationError,
    model_validator,
)
from pydantic_core import core_schema

from ..errors import InvalidRules
from .record import new


class Choice(enum.IntEnum):
    """An option with named values: `club_seven` for people, an integer for kernels."""

    def __str__(self) -> str:
        return self.name.lower()

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: Any, handler: GetCoreSchemaHandler
    ) -> core_schema.CoreSchema:
        by_name = {str(member): member for member in cls}

        def member_of(value: Any) -> "Choice":
            return value if isinstance(value, cls) else by_name[value]

        names = core_schema.literal_schema(
            list(by_name),
            metadata={"pydantic_js_updates": {"enum": list(by_name)}},  # even of one
        )
        return core_schema.no_info_after_validator_function(
            member_of,
            core_schema.no_info_before_validator_function(
                lambda value: str(value) if isinstance(value, cls) else value, names
            ),
            serialization=core_schema.plain_serializer_function_ser_schema(
                str, return_schema=core_schema.str_schema()
            ),
        )


class Rules(BaseModel):
    """The base of all house rules.  A field is an option of the game's rule page.

    Integers, flags and `Choice`s only, so that all of them fit into a record.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, use_attribute_docstrings=True)

    presets: ClassVar[Mapping[str, Mapping[str, Any]]]
    """Named sets of options; the first is the default.  A preset says only what differs from
    the defaults of the fields."""

    groups: ClassVar[Mapping[str, tuple[str, ...]]]
    """Which options belong together, all but the preset, in the order they are shown."""

    @model_validator(mode="before")
    @classmethod
    def _load_preset(cls, options: Any) -> Any:
        """Start from the preset; what is given beside it wins."""
        if not isinstance(options, Mapping) or "preset" not in cls.model_fields:
            return options
        preset = options.get("preset", next(iter(cls.presets)))
        chosen = {**cls.presets.get(str(preset), {}), "preset": preset, **options}
        return {**cls.implied(chosen), **chosen}

    @classmethod
    def __get_pydantic_json_schema__(
        cls, core: core_schema.CoreSchema, handler: GetJsonSchemaHandler
    ) -> dict[str, Any]:
        """The schema says the groups, too: a form is drawn by them."""
        schema = handler(core)
        handler.resolve_ref_schema(schema)["groups"] = {
            group: list(options) for group, options in cls.groups.items()
        }
        return schema

    @classmethod
    def implied(cls, options: Mapping[str, Any]) -> dict[str, Any]:  # noqa: ARG003 (for games to say)
        """What other options are if nothing is said of them, where that depends on these."""
        return {}

    def contradictions(self) -> Iterator[tuple[str, str]]:
        """Pairs (option, sentence) of options that cannot be in force together."""
        yield from ()

    @classmethod
    def read(cls, options: Mapping[str, Any]) -> "Rules":
        """The rules with these options.  Raises `InvalidRules` with a sentence for each fault."""
        try:
            rules = cls.model_validate(dict(options))
        except ValidationError as error:
            raise InvalidRules([_explain(cls, fault) for fault in error.errors()]) from None
        if problems := list(rules.contradictions()):
            raise InvalidRules(problems)
        return rules

    @classmethod
    @functools.cache
    def of_preset(cls, name: str) -> "Rules":
        """The rules of a preset, unchanged."""
        return cls.model_validate({"preset": name})

    def changes(self) -> dict[str, Any]:
        """The options that have to be said: without them the preset and the others give different rules."""
        preset, options = str(vars(self)["preset"]), self.model_dump()
        unsaid = {
            **self.of_preset(preset).model_dump(),
            **self.implied(options),
            **self.presets.get(preset, {}),
        }
        return {name: value for name, value in options.items() if value != unsaid[name]}

    @classmethod
    @functools.cache
    def record_dtype(cls) -> np.dtype[Any]:
        """The dtype of the record that kernels read: an int32 for each option."""
        return np.dtype([(name, np.int32) for name in cls.model_fields])

    def record(self) -> Any:
        """These rules as a record for kernels."""
        record = new(self.record_dtype())
        for name in type(self).model_fields:
            record[name] = int(getattr(self, name))
        return record


def _explain(rules: type[Rules], fault: Any) -> tuple[str, str]:
    """One fault that pydantic found as (option, sentence)."""
    option = str(fault["loc"][0]) if fault["loc"] else "rules"
    tried = fault.get("input")
    if fault["type"] == "extra_forbidden":
        return option, f"there is no such option; there are {', '.join(rules.model_fields)}"
    if fault["type"] == "missing":
        return option, "is missing"
    message = fault["msg"].removeprefix("Input should be ").replace(" or equal to", " or equal to")
    message = {"a valid integer": "a whole number", "a valid boolean": "true or false"}.get(message, message)
    return option, f"{_as_text(tried)} is not possible: must be {message}"


def _as_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, (int, str)) else repr(value)


SENTENCE = re.compile(r"\s*(?P<name>[a-z][a-z0-9_]*)\s*(?:\((?P<options>[^()]*)\)\s*)?")


def parse_sentence(text: str) -> tuple[str, dict[str, Any]] | None:
    """`"seka(preset=home,max_bet=20)"` as name and options, or None if it is no such sentence."""
    match = SENTENCE.fullmatch(text)
    if not match:
        return None
    options: dict[str, Any] = {}
    for part in filter(str.strip, (match["options"] or "").split(",")):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name or name in options:
            return None
        options[name] = _plain(value)
    return match["name"], options


def _plain(value: str) -> Any:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if re.fullmatch(r"-?[0-9]{1,18}", value) else value


def print_sentence(name: str, options: Mapping[str, Any]) -> str:
    """The inverse of `parse_sentence`."""
    return f"{name}({','.join(f'{option}={_as_text(value)}' for option, value in options.items())})"
