"""The table of Seven Twenty-Seven as a terminal shows it."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ....games.seven_twenty_seven.view import SevenTwentySevenSeat, SevenTwentySevenView
from ...drawing.cards import drawn, inline
from ..who import Who
from .sentences import last_text, points, say, totals_text


def summary(view: SevenTwentySevenView, who: Who) -> Text:
    """The pots, what must be put in to stay in, raises left, the stock."""
    words = who.words
    pot = view.pot if view.result is None else view.result.pot
    parts = [Text.assemble(words.text("table-pot"), " ", (words.number(pot), "bold accent"))]
    for side in view.pots[1:]:
        name = say(words, "pot-side", number=side.number)
        parts.append(Text(f"{name} {words.number(side.chips)}"))
    if view.carried and view.result is None:
        parts.append(Text(say(words, "carried", amount=view.carried), style="quiet"))
    if view.level:
        parts.append(Text(say(words, "level", amount=view.level)))
    if view.phase == "betting":
        parts.append(Text(say(words, "raises-left", count=view.raises_left), style="quiet"))
    if view.phase == "drawing":
        parts.append(Text(say(words, "stock", count=view.stock), style="quiet"))
    return Text.assemble(("  ·  ", "quiet")).join(parts)


def seat_rows(view: SevenTwentySevenView, who: Who, out: Console) -> Table:
    """Everybody at the table, the player to the viewer's left first, the viewer last."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(width=1)
    table.add_column(no_wrap=True, max_width=20, overflow="ellipsis")
    table.add_column(width=1)
    table.add_column(who.words.text("terminal-chips"), justify="right", no_wrap=True)
    table.add_column(who.words.text("terminal-paid"), justify="right", no_wrap=True)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True, overflow="ellipsis")
    count = len(view.seats)
    for step in range(1, count + 1):
        seat = (who.you + step) % count
        if view.seats[seat].present:
            table.add_row(*_row(view, seat, who, out), style=_mood(view, view.seats[seat]))
    return table


def _mood(view: SevenTwentySevenView, seat: SevenTwentySevenSeat) -> str:
    out_of_it = seat.status != "active" and view.phase != "waiting"
    return "quiet" if out_of_it and not seat.won else ""


def _row(view: SevenTwentySevenView, number: int, who: Who, out: Console) -> Iterator[Text]:
    seat = view.seats[number]
    words = who.words
    yield Text("▸" if view.actor == number else "", style="accent")
    yield Text(who.names[number], style="bold" if number == who.you else "")
    yield Text(words.text("table-dealer-short") if view.dealer == number else "", style="quiet")
    yield Text(words.number(seat.chips))
    yield Text(words.number(seat.paid) if seat.paid else "", style="quiet")
    yield _cards(seat, who, out)
    yield Text(last_text(view, number, words), style="accent" if seat.won else "")


def _cards(seat: SevenTwentySevenSeat, who: Who, out: Console) -> Text:
    """The cards as they lie, and what those count that are seen; the viewer's own lie below."""
    if not seat.cards or (seat.seat == who.you and None not in seat.cards and seat.down):
        return Text()
    cards = inline(seat.cards, who.words, out) if seat.status == "active" else inline(seat.up, who.words, out)
    totals = seat.totals or seat.shown
    if totals is None or seat.status != "active" or totals.seven is None:
        return cards
    counted = points(totals.seven.total)
    if totals.twenty_seven is not None and totals.twenty_seven.total != totals.seven.total:
        counted += f" / {points(totals.twenty_seven.total)}"
    return cards.append("  ").append_text(Text(counted, style="bold" if seat.totals else "quiet"))


def hand_lines(view: SevenTwentySevenView, who: Who, out: Console, small: bool) -> list[Text]:
    """The viewer's own cards and what they count."""
    seat = view.seats[who.you]
    if not seat.cards or (small and view.phase == "over"):
        return []
    remarks = (
        [Text(text, style="bold") for text in totals_text(view.totals, who.words)] if view.totals else []
    )
    if small or len(seat.cards) > 8:
        return [inline(seat.cards, who.words, out).append("   ").append_text(Text("   ").join(remarks))]
    lines = drawn(seat.cards, (), who.words, out)
    for line, remark in zip(lines[1:], remarks, strict=False):
        line.append("  ").append_text(remark)
    return lines


def banner(view: SevenTwentySevenView, who: Who, _out: Console) -> list[Text]:
    """What everybody should know before anybody is asked: that all are choosing in secret."""
    return [Text(say(who.words, "announcing"), style="accent")] if view.phase == "declaring" else []
