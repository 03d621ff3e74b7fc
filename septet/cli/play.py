"""`septet play`: a table against bots, in the terminal."""

from typing import Annotated

import typer

from .complaints import Complaint
from .options import (
    GameName,
    Language,
    Players,
    Preset,
    Seed,
    Settings,
    check_players,
    read_game,
    translator,
)

PAUSE = 0.7
"""Seconds that a bot's action stays before the next one."""


def play(
    game: GameName,
    players: Players = 4,
    bot: Annotated[
        str, typer.Option(metavar="KIND", help="How the others play: cautious, searching or mixed.")
    ] = "mixed",
    preset: Preset = None,
    settings: Settings = None,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="What you are called.", show_default=False)
    ] = None,
    seed: Seed = None,
    quick: Annotated[bool, typer.Option("--quick", help="The others do not pause for thought.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line after line, as for a screen reader.")] = False,
    language: Language = None,
) -> None:
    """Play against bots in the terminal."""
    words = translator(language)
    chosen = read_game(game, preset, settings)
    check_players(chosen, players)

    from ..table import Table
    from ..warmup import warm
    from .drawing.consoles import console
    from .drawing.patience import remark
    from .playing.company import KINDS, Company, names
    from .playing.screens import screen
    from .playing.session import Session
    from .playing.styles import style_of
    from .playing.who import Who

    if bot not in KINDS:
        raise Complaint(f"--bot {bot}: there are {', '.join(KINDS)}")
    own = " ".join((name or "").split()) or words.text("table-you")
    if len(own) > 24 or not own.isprintable():
        raise Complaint("--name: at most 24 printable characters")
    who = Who(names(players, own, words), 0, words)
    style = style_of(chosen.name)
    out = console()
    with remark(words.text("terminal-compiling")):
        warm([chosen.name], parts=("search", "table"))
    table = Table(chosen, players, seed=seed)
    company = Company(chosen, players, bot, seed)
    with screen(out, 0.0 if quick else PAUSE, plain, words) as shown:
        session = Session(table, company, who, style, shown)
        session.run()
    out.print(f"\n  {session.farewell()}\n")
