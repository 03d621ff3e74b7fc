"""The help at the table: what may be typed, and the game in short."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...translation import Translator
from ..drawing.consoles import indented
from .offers import COMMANDS, Offer

IN_SHORT = (
    "aim", "count", "points", "wild", "deal", "first", "betting", "pair", "all_in", "show", "showdown",
    "ranking", "blind", "swara",
)  # fmt: skip
"""Parts of the game in short, as far as a game has them."""


def page(game: str, offers: Sequence[Offer], words: Translator) -> list[RenderableType]:
    """Help as lines to print."""
    lines: list[RenderableType] = [Text()]
    if offers:
        lines += [indented(Text(words.text("terminal-help-now"), style="bold"))]
        lines += [indented(_typed(_named(offers, words), words)), Text()]
    lines += [indented(Text(words.text("terminal-help-always"), style="bold"))]
    always = [(words.words(f"terminal-words-{command}")[0], command) for command in COMMANDS]
    lines += [indented(_typed(always, words)), Text()]
    lines += [indented(Text(words.text("terminal-help-short"), style="quiet")), Text()]
    told = [words.find(f"{game}-help-{part}") for part in IN_SHORT]
    lines += [indented(Text(sentence)) for sentence in told if sentence]
    return [*lines, Text()]


def _typed(rows: Sequence[tuple[str, str]], words: Translator) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    for shown, name in rows:
        table.add_row(Text(shown, style="accent"), words.text(f"terminal-help-{name}"))
    return table


def _named(offers: Sequence[Offer], words: Translator) -> list[tuple[str, str]]:
    """What may be typed with the name of what it does; two sizes of a bet are one row."""
    texts: dict[str, list[str]] = {}
    for offer in offers:
        texts.setdefault(offer.name, []).append(offer.text(words))
    return [(words.text("terminal-or").join(shown), name) for name, shown in texts.items()]
