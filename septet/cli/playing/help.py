"""The help at the table: what may be typed, and the game in short."""

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...translation import Translator
from ..drawing.consoles import indented
from .offers import Offer

IN_SHORT = (
    "aim", "bidding", "order", "fit", "eight", "ace", "draw", "lappu",
    "count", "points", "wild", "deal", "first", "betting", "pair", "all_in", "show", "showdown",
    "ranking", "blind", "swara", "follow", "declare", "belot", "score", "double",
)  # fmt: skip
"""Parts of the game in short, as far as a game has them."""

FEW = 2
"""So many things that do the same are all named; of more the first and the last."""


def page(
    game: Game, offers: Sequence[Offer], commands: Sequence[str], words: Translator, out: Console
) -> list[RenderableType]:
    """Help as lines to print."""
    lines: list[RenderableType] = [Text()]
    if offers:
        lines += [indented(Text(words.text("terminal-help-now"), style="bold"))]
        lines += [indented(_typed(game, _named(offers, words, out), words)), Text()]
    lines += [indented(Text(words.text("terminal-help-always"), style="bold"))]
    always = [(words.words(f"terminal-words-{command}")[0], command) for command in commands]
    lines += [indented(_typed(game, always, words)), Text()]
    short = words.find(f"terminal-help-short-{game.name}") or words.text("terminal-help-short")
    lines += [indented(Text(short, style="quiet")), Text()]
    told = [words.find(f"{game.name}-help-{part}") for part in IN_SHORT]
    lines += [indented(Text(sentence)) for sentence in told if sentence]
    return [*lines, Text()]


def _typed(game: Game, rows: Sequence[tuple[str, str]], words: Translator) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    for shown, name in rows:
        about = words.find(f"terminal-help-{name}-{game.kind.stakes}") or words.text(f"terminal-help-{name}")
        table.add_row(Text(shown, style="accent"), about)
    return table


def _named(offers: Sequence[Offer], words: Translator, out: Console) -> list[tuple[str, str]]:
    """What may be typed with the name of what it does; two sizes of a bet are one row."""
    texts: dict[str, list[str]] = {}
    for offer in offers:
        name = offer.action if offer.fixed and not offer.card else offer.name  # six bids are one row
        texts.setdefault(name, []).append(offer.text(words, out))
    return [(_several(shown, words), name) for name, shown in texts.items()]


def _several(shown: Sequence[str], words: Translator) -> str:
    return words.text("terminal-or").join(shown) if len(shown) <= FEW else f"{shown[0]} … {shown[-1]}"
