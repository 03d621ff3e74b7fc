"""`septet rules`: the house rules in force."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .options import GameName, Json, Language, Preset, Settings, read_game, translator

if TYPE_CHECKING:
    from ..engine.game import Game


def rules(
    game: GameName,
    preset: Preset = None,
    settings: Settings = None,
    choices: Annotated[bool, typer.Option("--choices", help="List what each rule may be set to.")] = False,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Print the house rules in force, and mark what differs from the preset."""
    from .drawing.consoles import answer
    from .pages.rules import page

    words = translator(language)
    chosen = read_game(game, preset, settings)
    answer(as_json, lambda: _plain(chosen), lambda _: page(chosen, words, choices))


def _plain(game: "Game") -> dict[str, Any]:
    changed = sorted(game.rules.changes())
    return {"game": str(game), "rules": game.rules.model_dump(), "changed": changed}
