"""Tables of figures: no lines, quiet heads, numbers to the right."""

from typing import Literal

from rich.table import Table
from rich.text import Text

BAR = 24


def columns(*heads: tuple[str, Literal["left", "right"]]) -> Table:
    """A table with these heads."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet")
    for head, justify in heads:
        table.add_column(head, justify=justify, no_wrap=True)
    return table


def figures(*rows: tuple[str, str | Text]) -> Table:
    """Names with what they stand for, one under the other."""
    table = Table.grid(padding=(0, 3, 0, 0))
    for name, value in rows:
        table.add_row(Text(name, style="quiet"), value)
    return table


def share_bar(share: float) -> Text:
    """A share of one as a bar."""
    full, rest = divmod(round(share * BAR * 8), 8)
    return Text("█" * full + " ▏▎▍▌▋▊▉"[rest].strip(), style="accent")
