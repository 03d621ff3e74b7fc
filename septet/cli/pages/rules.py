"""House rules as a page: grouped, each with a sentence, what differs from the preset marked."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...translation import Translator
from ..drawing.consoles import indented

NAMES = 30
"""The width of the column of names."""


def page(game: Game, words: Translator, choices: bool = False) -> list[RenderableType]:
    """The house rules as lines to print."""
    sentence = Text(str(game), style="quiet")
    lines: list[RenderableType] = [Text(), indented(title(game, words)), indented(sentence)]
    for group, options in game.rules.groups.items():
        lines += [Text(), indented(Text(words.find(f"{game.name}-group-{group}") or group, style="bold"))]
        lines += [_option(game, name, words, choices) for name in options]
    how = words.text("terminal-rules-marked")
    if not choices:
        how += " " + words.text("terminal-rules-choices", game=game.name)
    return [*lines, Text(), indented(Text(how, style="quiet")), Text()]


def title(game: Game, words: Translator) -> Text:
    """The game and its preset by their names."""
    preset = _preset(game)
    return Text.assemble(
        (words.find(f"game-{game.name}") or game.name, "bold"),
        "  ",
        words.find(f"{game.name}-preset-{preset}") or preset,
    )


def value_text(game: str, name: str, value: Any, words: Translator) -> str:
    """A value in words: the name of a choice, yes or no, or the number."""
    if isinstance(value, bool):
        return words.find(f"table-{'yes' if value else 'no'}") or str(value).lower()
    named = words.find(f"{game}-choice-{name}-{value}")
    return named or (words.number(value) if type(value) is int else str(value))


def sentence_about(game: Game, name: str, words: Translator) -> str:
    """What the choice in force means, else what the option is about."""
    described = type(game.rules).model_fields[name].description or ""
    choice = f"{game.name}-choice-{name}-{getattr(game.rules, name)}"
    return (
        words.find(f"terminal-{choice}")  # where a terminal does it in its own way
        or words.find(f"{choice}.help")
        or words.find(f"{game.name}-option-{name}.help")
        or " ".join(described.split())
    )


def _preset(game: Game) -> str:
    return str(getattr(game.rules, "preset", ""))


def _option(game: Game, name: str, words: Translator, choices: bool) -> RenderableType:
    """One option: its name, what it is set to, a sentence about that."""
    changed = name in game.rules.changes()
    value = value_text(game.name, name, getattr(game.rules, name), words)
    right = Text.assemble((value, "accent" if changed else ""))
    if changed:
        before = value_text(game.name, name, game.presets[_preset(game)][name], words)
        right.append("  " + words.text("terminal-rule-was", value=before), style="quiet")
    right.append("\n" + sentence_about(game, name, words), style="quiet")
    if choices:
        right.append("\n").append_text(_choices(game, name))
    row = Table.grid(padding=(0, 2, 0, 0))
    row.add_column(width=1)
    row.add_column(width=NAMES)
    row.add_column()
    row.add_row(
        Text("•" if changed else "", style="accent"), words.find(f"{game.name}-option-{name}") or name, right
    )
    return indented(row)


def _bounds(schema: dict[str, Any]) -> str:
    """The least and the most, or all values where they go in steps."""
    low, high, step = schema["minimum"], schema["maximum"], schema.get("multipleOf", 1)
    return f"{low}–{high}" if step == 1 else ", ".join(map(str, range(low, high + 1, step)))


def _choices(game: Game, name: str) -> Text:
    """What `--set` takes, the value in force set off."""
    schema = game.schema["properties"][name]
    value = getattr(game.rules, name)
    text = Text.assemble((f"{name} = ", "quiet"))
    if schema.get("type") == "integer":
        bounds = f"  ({_bounds(schema)})"
        return text.append(str(value), style="bold").append(bounds, style="quiet")
    every = ["true", "false"] if schema.get("type") == "boolean" else schema["enum"]
    in_force = str(value).lower()
    parts = [Text(choice, style="bold" if choice == in_force else "quiet") for choice in every]
    return text.append_text(Text.assemble((" · ", "quiet")).join(parts))
