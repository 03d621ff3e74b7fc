"""`septet simulate`: many deals, counted."""

from typing import Annotated

import typer

from .options import GameName, Json, Language, Players, Preset, Seed, Settings, read_game, translator


def simulate(
    game: GameName,
    players: Players = 4,
    deals: Annotated[int, typer.Option(metavar="NUMBER", help="How many deals.")] = 100_000,
    policy: Annotated[
        str, typer.Option(metavar="NAME", help="How everybody plays: random or cautious.")
    ] = "random",
    threads: Annotated[int, typer.Option(metavar="NUMBER", help="How many threads share the work.")] = 1,
    seed: Seed = None,
    preset: Preset = None,
    settings: Settings = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Play many deals: how fast, who won how much, how they ended."""
    from ..simulation import simulate as play_deals
    from .drawing.consoles import answer
    from .drawing.patience import bar, remark
    from .pages.simulation import page

    words = translator(language)
    chosen = read_game(game, preset, settings)
    with remark(words.text("terminal-compiling")):
        # A single deal, so that what comes next neither compiles nor is refused; none if none is asked for.
        play_deals(chosen, players, min(deals, 1), seed=seed, policy=policy, threads=threads)
    with bar() as shown:
        task = shown.add_task(words.text("terminal-simulating"), total=deals)
        result = play_deals(
            chosen,
            players,
            deals,
            seed=seed,
            policy=policy,
            threads=threads,
            progress=lambda done: shown.update(task, completed=done),
        )
    answer(as_json, result.to_dict, lambda _: page(chosen, result, words))
