"""`septet rules`: the house rules in force."""

import json
from typing import Annotated

import typer

from .options import GameName, Json, Language, Preset, Settings, read_game, translator


def rules(
    game: GameName,
    preset: Preset = None,
    settings: Settings = None,
    choices: Annotated[bool, typer.Option("--choices", help="List what each rule may be set to.")] = False,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Print the house rules in force, and mark what differs from the preset."""
    words = translator(language)
    chosen = read_game(game, preset, settings)
    if as_json:
        changed = sorted(chosen.rules.changes())
        plain = {"game": str(chosen), "rules": chosen.rules.model_dump(), "changed": changed}
        print(json.dumps(plain, indent=2))
        return
    from .drawing.consoles import console
    from .pages.rules import page

    out = console()
    for line in page(chosen, words, choices):
        out.print(line)
