"""The terminal as rich sees it, in our few colours."""

import json
from collections.abc import Callable, Iterable
from typing import Any

from rich.console import Console, RenderableType
from rich.constrain import Constrain
from rich.padding import Padding
from rich.theme import Theme

ACCENT = "#c8842c"

READABLE = 100
"""Signs in a line of text, at most."""

THEME = Theme(
    {
        "accent": ACCENT,
        "quiet": "dim",
        "red-suit": "red",
        "problem": "red",
        # rich does not put styles of a theme together by itself
        "bold accent": f"bold {ACCENT}",
        "bold red-suit": "bold red",
        # what rich draws for itself
        "bar.complete": ACCENT,
        "bar.finished": ACCENT,
        "bar.pulse": ACCENT,
        "progress.percentage": "none",
        "progress.download": "dim",
        "progress.remaining": "dim",
    }
)


def console(**options: Any) -> Console:
    """What is printed to."""
    return Console(theme=THEME, highlight=False, emoji=False, markup=False, **options)


def errors() -> Console:
    """The error stream: progress and remarks, nothing that a program would read."""
    return console(stderr=True)


def answer(
    as_json: bool, plain: Callable[[], Any], parts: Callable[[Console], Iterable[RenderableType]]
) -> None:
    """Print what a command has found: JSON for programs, or a page for people, part by part."""
    if as_json:
        print(json.dumps(plain(), indent=2, ensure_ascii=False))
        return
    out = console()
    for part in parts(out):
        out.print(part)


def indented(what: RenderableType) -> Padding:
    """Away from the edge of the terminal, and not so wide that lines are hard to follow."""
    return Padding(Constrain(what, READABLE), (0, 0, 0, 2), expand=False)
