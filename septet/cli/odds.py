"""`septet odds`: how often a hand wins."""

from typing import Annotated

import typer

from .options import GameName, Json, Language, Preset, Seed, Settings, read_game, translator


def odds(
    game: GameName,
    hands: Annotated[
        list[str],
        typer.Argument(metavar="HAND...", help='Cards in quotation marks: "Ah Kh 7c".', show_default=False),
    ],
    players: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", help="How many play; else only the hands given.", show_default=False),
    ] = None,
    dead: Annotated[
        str, typer.Option(metavar="CARDS", help='Cards that lie elsewhere: "2c 3d".', show_default=False)
    ] = "",
    samples: Annotated[
        int | None,
        typer.Option(metavar="NUMBER", help="Draw so many deals instead of counting.", show_default=False),
    ] = None,
    seed: Seed = None,
    preset: Preset = None,
    settings: Settings = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """How often a hand wins against random hands, or hands against each other."""
    from ..equity import odds as reckon
    from ..equity import players_of
    from .drawing.consoles import answer
    from .drawing.patience import remark
    from .pages.odds import page

    words = translator(language)
    chosen = read_game(game, preset, settings)
    with remark(words.text("terminal-reckoning")):
        result = reckon(chosen, hands, players=players, samples=samples, seed=seed, dead=dead)
    many = players_of(len(hands), players)
    answer(as_json, result.to_dict, lambda out: page(chosen.name, result, many, words, out))
