"""`septet compile`: everything compiled once, so that nobody waits later."""

from typing import Annotated

import typer

from .options import Language, translator


def compile_rules(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME...]", help="The games; without any, all.", show_default=False),
    ] = None,
    language: Language = None,
) -> None:
    """Compile the rules to machine code, so that nothing has to wait for it later."""
    from ..warmup import warm
    from .drawing.patience import bar

    words = translator(language)
    with bar(counted=False) as shown:
        task = shown.add_task(words.text("terminal-compiling-bar"), total=None)

        def progress(done: int, every: int) -> None:
            shown.update(task, completed=done, total=every)

        seconds = warm(games or None, progress)
    print(words.text("terminal-compiled", seconds=words.number(seconds, 1)))
