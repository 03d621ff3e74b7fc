"""The table of Seven Card Stud as a terminal shows it."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ....games.seven_card_stud.view import StudSeat, StudView
from ...drawing.cards import drawn, inline
from ..who import Who
from .hands import hand_text
from .sentences import GAME, last_text, pot_name


def summary(view: StudView, who: Who) -> Text:
    """The street, the pots by name, and the raises that are left."""
    words = who.words
    parts = [Text(words.text(f"{GAME}-street-{view.street}"))] if view.street else []
    pot = view.pot if view.result is None else view.result.pot
    if len(view.pots) > 1:
        for each in view.pots:
            name = pot_name(each.number, len(view.pots), words)
            parts.append(Text.assemble(name, " ", (words.number(each.chips), "bold accent")))
    else:
        parts.append(Text.assemble(words.text("table-pot"), " ", (words.number(pot), "bold accent")))
    if view.raises_left is not None and view.level:
        parts.append(Text(words.text(f"{GAME}-raises-left", count=view.raises_left), style="quiet"))
    return Text.assemble(("  ·  ", "quiet")).join(parts)


def seat_rows(view: StudView, who: Who, out: Console) -> Table:
    """Everybody at the table, the player to the viewer's left first, the viewer last."""
    words = who.words
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(width=1)
    table.add_column(no_wrap=True, max_width=16, overflow="ellipsis")
    table.add_column(width=1)
    table.add_column(words.text("terminal-chips"), justify="right", no_wrap=True)
    table.add_column(words.text("terminal-paid"), justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, overflow="ellipsis")
    count = len(view.seats)
    for step in range(1, count + 1):
        seat = view.seats[(who.you + step) % count]
        if seat.present:
            out_of_it = seat.status != "active" and view.phase != "waiting" and not seat.won
            table.add_row(*_row(view, seat, who, out), style="quiet" if out_of_it else "")
    return table


def _row(view: StudView, seat: StudSeat, who: Who, out: Console) -> Iterator[Text]:
    words = who.words
    yield Text("▸" if view.actor == seat.seat else "", style="accent")
    yield Text(who.names[seat.seat], style="bold" if seat.seat == who.you else "")
    yield Text(words.text("table-dealer-short") if view.dealer == seat.seat else "", style="quiet")
    yield Text(words.number(seat.chips))
    yield Text(words.number(seat.paid) if seat.paid else "", style="quiet")
    yield _cards(seat, who, out)
    yield Text(last_text(view, seat.seat, words), style="accent" if seat.won else "")


def _cards(seat: StudSeat, who: Who, out: Console) -> Text:
    """Down cards and the board of those still in, and the board alone of those who folded."""
    if seat.status == "folded":
        return inline(seat.up, who.words, out)
    cards = inline(seat.down[:2], who.words, out)
    for part in (seat.up, seat.down[2:]):
        if part:
            cards.append("  ").append_text(inline(part, who.words, out))
    return cards


def hand_lines(view: StudView, who: Who, out: Console, small: bool) -> list[Text]:
    """The viewer's own cards, and what they are worth as soon as there are five."""
    seat = view.seats[who.you]
    cards = [*seat.down[:2], *seat.up, *seat.down[2:]]
    if not cards or seat.status != "active":
        return []
    remark = Text(hand_text(seat.hand, who.words) if seat.hand else "", style="bold")
    if small:
        return [inline(cards, who.words, out).append("   ").append_text(remark)]
    lines = drawn(cards, (), who.words, out)
    lines[1].append("  ").append_text(remark)
    return lines


def banner(view: StudView, who: Who, out: Console) -> list[Text]:
    """What is in force for the moment: an open pair, all hands turned up, a community card."""
    words, lines = who.words, []
    if view.phase == "betting" and view.street == 4 and view.big_bet_allowed:
        lines.append(Text(words.text(f"{GAME}-open-pair"), style="quiet"))
    if view.open_hands and view.phase != "over":
        lines.append(Text(words.text(f"{GAME}-open-hands"), style="quiet"))
    if view.community:
        name = Text(words.text(f"{GAME}-community") + " ")
        lines.append(name.append_text(inline([view.community], words, out)))
    return lines
