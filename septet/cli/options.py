"""What several commands ask for: the game, its house rules, the language."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..translation import languages
from .complaints import Complaint

if TYPE_CHECKING:
    from ..engine.game import Game
    from ..translation import Translator

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as seka.", show_default=False)]
Preset = Annotated[
    str | None,
    typer.Option(metavar="NAME", help="House rules to start from, as home or online.", show_default=False),
]
Settings = Annotated[
    list[str] | None,
    typer.Option(
        "--set",
        metavar="OPTION=VALUE",
        help="Change one house rule, as --set max_bet=20; may be repeated.",
        show_default=False,
    ),
]
Language = Annotated[
    str | None,
    typer.Option(
        metavar="CODE", help=f"{', '.join(languages())}; without it, your system's.", show_default=False
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Seed = Annotated[
    int | None,
    typer.Option(metavar="NUMBER", help="The same seed gives the same cards.", show_default=False),
]
Players = Annotated[int, typer.Option(metavar="NUMBER", help="How many play.")]


def read_game(name: str, preset: str | None = None, settings: list[str] | None = None) -> "Game":
    """The game with its house rules.  Raises `UnknownGame`, `InvalidRules` or `Complaint`."""
    from ..engine.game import game

    options = read_settings(settings or [])
    if preset is not None:
        options.setdefault("preset", preset)
    return game(name, options)


def read_settings(settings: list[str]) -> dict[str, Any]:
    """What `--set` says, as options."""
    from ..engine.rules import parse_sentence

    options: dict[str, Any] = {}
    for text in settings:
        parsed = parse_sentence(f"rules({text})")
        if parsed is None or not parsed[1]:
            raise Complaint(
                f"--set {text}: write an option, an equals sign and a value, as in --set max_bet=20"
            )
        options.update(parsed[1])
    return options


def check_players(game: "Game", players: int) -> None:
    """Raises `Complaint` unless so many can play this game."""
    if not game.min_players <= players <= game.max_players:
        least, most = game.min_players, game.max_players
        many = str(least) if least == most else f"{least} to {most}"
        raise Complaint(f"--players {players}: {game.name} is played by {many} here")


def translator(language: str | None) -> "Translator":
    """Speaks the language that was chosen, else that of the environment."""
    from ..translation import Translator

    return Translator(language)
