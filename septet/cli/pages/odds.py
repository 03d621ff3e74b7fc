"""Odds as a page."""

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ...equity import Odds
from ...translation import Translator
from ..drawing.cards import inline
from ..drawing.consoles import indented
from ..drawing.tables import columns, share_bar


def page(game: str, result: Odds, players: int, words: Translator, out: Console) -> list[RenderableType]:
    """How often each hand wins, and how that was found."""
    strangers = players - len(result.hands)
    against = words.text("terminal-strangers" if strangers else "terminal-each-other", count=strangers)
    found = "terminal-exact" if result.exact else "terminal-sampled"
    how = words.text(found, samples=words.number(result.samples))
    note = Text(f"{against} {how}", style="quiet")
    return [Text(), indented(_hands(game, result, words, out)), Text(), indented(note), Text()]


def _hands(game: str, result: Odds, words: Translator, out: Console) -> Table:
    def percent(share: float) -> str:
        return words.text("terminal-percent", number=words.number(100 * share, 2))

    table = columns(
        (words.text("terminal-hand"), "left"),
        (words.text("terminal-win"), "right"),
        (words.text("terminal-tie"), "right"),
        *((words.text(f"{game}-half-{part}"), "right") for part in result.hands[0].parts),
        (words.text("terminal-equity"), "right"),
    )
    for hand in result.hands:
        error = [] if result.exact else [f"± {percent(hand.stderr)}"]
        shares = (percent(share) for share in (hand.win, hand.tie, *hand.parts.values(), hand.equity))
        table.add_row(inline(hand.cards, words, out), *shares, *error, share_bar(hand.equity))
    return table
