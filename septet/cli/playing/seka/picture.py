"""The table of Seka as a terminal shows it."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ....games.seka.view import SekaSeat, SekaView
from ...drawing.cards import drawn, inline
from ..who import Who
from .sentences import hand_text, last_text, swara_lines


def summary(view: SekaView, who: Who) -> Text:
    """Pot, and what must at least be bet."""
    pot = view.pot if view.result is None else view.result.pot
    parts = [Text.assemble(who.words.text("table-pot"), " ", (who.words.number(pot), "bold accent"))]
    if view.level:
        parts.append(Text(who.words.text("seka-level", amount=view.level)))
    return Text.assemble(("  ·  ", "quiet")).join(parts)


def seat_rows(view: SekaView, who: Who, out: Console) -> Table:
    """Everybody at the table, the player to the viewer's left first, the viewer last."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(width=1)
    table.add_column(no_wrap=True, max_width=20, overflow="ellipsis")
    table.add_column(width=1)
    table.add_column(who.words.text("terminal-chips"), justify="right", no_wrap=True)
    table.add_column(who.words.text("terminal-paid"), justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, overflow="ellipsis")
    count = len(view.seats)
    for step in range(1, count + 1):
        seat = (who.you + step) % count
        if view.seats[seat].present:
            table.add_row(*_row(view, seat, who, out), style=_mood(view, view.seats[seat]))
    return table


def _mood(view: SekaView, seat: SekaSeat) -> str:
    out_of_it = seat.status in ("folded", "eliminated", "out") and view.phase != "waiting"
    return "quiet" if out_of_it and not seat.won else ""


def _row(view: SekaView, number: int, who: Who, out: Console) -> Iterator[Text]:
    seat = view.seats[number]
    words = who.words
    yield Text("▸" if view.actor == number else "", style="accent")
    yield Text(who.names[number], style="bold" if number == who.you else "")
    yield Text(words.text("table-dealer-short") if view.dealer == number else "", style="quiet")
    yield Text(words.number(seat.chips))
    yield Text(words.number(seat.paid) if seat.paid else "", style="quiet")
    yield _cards(view, seat, who, out)
    yield Text(last_text(view, number, words), style="accent" if seat.won else "")


def _cards(view: SekaView, seat: SekaSeat, who: Who, out: Console) -> Text:
    """Faces that are seen with what they count, backs of those still in; the viewer's lie below."""
    mine = seat.seat == who.you
    if seat.cards and None not in seat.cards and (not mine or view.phase == "over"):
        value = Text(f"  {seat.value}", style="bold") if seat.value is not None else Text()
        return inline(seat.cards, who.words, out).append_text(value)
    return inline(seat.cards, who.words, out) if seat.status == "active" and not mine else Text()


def hand_lines(view: SekaView, who: Who, out: Console, small: bool) -> list[Text]:
    """The viewer's own cards and what they count."""
    seat = view.seats[who.you]
    if not seat.cards or (small and view.phase == "over"):
        return []
    remarks = _remarks(view, seat, who)
    if small:
        return [inline(seat.cards, who.words, out).append("   ").append_text(Text("  ").join(remarks))]
    lines = drawn(seat.cards, view.wild, who.words, out)
    for line, remark in zip(lines[1:], remarks, strict=False):
        line.append("  ").append_text(remark)
    return lines


def _remarks(view: SekaView, seat: SekaSeat, who: Who) -> list[Text]:
    if view.hand is None:
        hidden = who.words.text("seka-blind-hand") if seat.status == "active" else ""
        return [Text(hidden, style="quiet")]
    band = who.words.text(f"seka-band-{view.hand.band}")
    return [Text(hand_text(view.hand, who.words), style="bold"), Text(band, style="quiet")]


def banner(view: SekaView, who: Who, _out: Console) -> list[Text]:
    """What everybody should know before anybody is asked: a swara, or that somebody plays blind."""
    lines = [Text(line, style="accent") for line in swara_lines(view, who)]
    return [*lines, Text(who.words.text("seka-blind-on"), style="quiet")] if view.blind else lines
