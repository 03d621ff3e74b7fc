"""Cards as a terminal shows them: in a line, or drawn."""

from collections.abc import Collection, Sequence

from rich.console import Console
from rich.text import Text

from ...translation import Translator

SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
RED = ("d", "h")
BACK = "▒▒"


def sign(suit: str, out: Console | None) -> str:
    """The sign of a suit, or its letter where the terminal has no signs."""
    return SIGNS[suit] if out is None or out.encoding.lower().startswith("utf") else suit


def rank(card: str, words: Translator) -> str:
    """What stands in the corner of a card, in the reader's letters."""
    return "10" if card[0] == "T" else words.find(f"card-letter-{card[0]}") or card[0]


def face(card: str, words: Translator, out: Console | None) -> Text:
    """A card as two or three signs."""
    return Text(rank(card, words) + sign(card[1], out), style="red-suit" if card[1] in RED else "")


def inline(cards: str | Sequence[str | None], words: Translator, out: Console) -> Text:
    """Cards in a line; None is one that is hidden."""
    listed = cards.split() if isinstance(cards, str) else cards
    back = Text(BACK if out.encoding.lower().startswith("utf") else "##", style="quiet")
    return Text(" ").join(face(card, words, out) if card else back for card in listed)


def drawn(cards: Sequence[str | None], wild: Collection[str], words: Translator, out: Console) -> list[Text]:
    """Cards side by side, as lines; wild ones have a frame in the accent colour."""
    lines = [Text() for _ in range(4)]
    for card in cards:
        for line, part in zip(lines, _drawing(card, card in wild, words, out), strict=True):
            line.append_text(part).append(" ")
    return lines


def _drawing(card: str | None, wild: bool, words: Translator, out: Console) -> list[Text]:
    frame = "accent" if wild else "quiet"
    edges = (
        ("╭─────╮", "│", "╰─────╯") if out.encoding.lower().startswith("utf") else ("+-----+", "|", "+-----+")
    )
    if card is None:
        inside = [Text("▒▒▒▒▒" if edges[1] == "│" else "#####", style="quiet")] * 2
    else:
        color = "red-suit" if card[1] in RED else ""
        inside = [
            Text(f" {rank(card, words):<4}", style=f"bold {color}"),
            Text(f"   {sign(card[1], out)} ", style=color),
        ]
    edge = Text(edges[1], style=frame)
    return [
        Text(edges[0], style=frame),
        *(Text.assemble(edge, middle, edge) for middle in inside),
        Text(edges[2], style=frame),
    ]
