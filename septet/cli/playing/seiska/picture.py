"""The table of Seiska as a terminal shows it."""

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from ....engine.cards import card_text
from ....games.seiska.view import SeiskaSeat, SeiskaView
from ...drawing.cards import drawn, inline, sign
from ...drawing.consoles import READABLE
from ..typed_cards import marked
from ..who import Who
from .sentences import last_text, say
from .turns import first_cards, own_hand

CARD_WIDTH = 8
"""Columns of a card that is drawn, with the gap."""


def summary(view: SeiskaView, who: Who) -> Text:
    """What lies in the stock and the discard pile."""
    words = who.words
    piles = (("stock", view.stock), ("discards", view.discards))
    parts = [Text(f"{say(words, name)} {words.number(count)}", style="quiet") for name, count in piles]
    return Text.assemble(("  ·  ", "quiet")).join(parts)


def seat_rows(view: SeiskaView, who: Who, out: Console) -> Table:
    """Everybody at the table, the player to the viewer's left first, the viewer last."""
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(width=1)
    table.add_column(no_wrap=True, max_width=20, overflow="ellipsis")
    table.add_column(width=1)
    table.add_column(who.words.text("terminal-cards"), justify="right", no_wrap=True)
    table.add_column(who.words.text("terminal-points"), justify="right", no_wrap=True)
    table.add_column(no_wrap=True, overflow="ellipsis")
    table.add_column(overflow="fold")
    count = len(view.seats)
    for step in range(1, count + 1):
        seat = (who.you + step) % count
        if view.seats[seat].present:
            table.add_row(*_row(view, seat, who, out), style=_mood(view, view.seats[seat]))
    return table


def _mood(view: SeiskaView, seat: SeiskaSeat) -> str:
    return "quiet" if seat.status != "in" and view.phase != "waiting" else ""


def _row(view: SeiskaView, number: int, who: Who, out: Console) -> Iterator[Text]:
    seat = view.seats[number]
    words = who.words
    won = view.result is not None and view.result.winner == number
    yield Text("▸" if view.actor == number else "", style="accent")
    yield Text(who.names[number], style="bold" if number == who.you else "")
    yield Text(words.text("table-dealer-short") if view.dealer == number else "", style="quiet")
    yield Text(words.number(seat.cards) if seat.status == "in" else "", style=_few(view, seat))
    yield Text("" if seat.points is None else words.number(seat.points))
    yield Text(_added(view, number) or last_text(view, number, words), style="accent" if won else "")
    yield inline(seat.hand, words, out) if view.phase == "over" and seat.hand else Text()


def _few(view: SeiskaView, seat: SeiskaSeat) -> str:
    """Whoever can go out soon is to be watched."""
    return "bold accent" if seat.cards == 1 and view.phase != "over" else ""


def _added(view: SeiskaView, number: int) -> str:
    """What the deal that is over has added to somebody's points."""
    hands = view.result.hands if view.result else []
    return next((f"+{hand.points}" for hand in hands if hand.seat == number and hand.points), "")


def hand_lines(view: SeiskaView, who: Who, out: Console, small: bool) -> list[Text]:
    """The top card with the suit in force, and the viewer's own cards; those that fit are marked."""
    hand = own_hand(view)
    if view.phase == "over" or view.top is None:
        return []
    middle = _middle(view, who, out)
    legal = [card_text(code) for code in first_cards(view)]
    width = min(out.width - 4, READABLE)
    if small or not hand or (len(hand) + 1) * CARD_WIDTH + 3 > width:
        return [middle, *([marked(hand, legal, who.words, out)] if hand else [])]
    top, cards = drawn([view.top], (), who.words, out), drawn(hand, legal, who.words, out)
    return [middle, *(Text.assemble(one, "   ", other) for one, other in zip(top, cards, strict=True))]


def _middle(view: SeiskaView, who: Who, out: Console) -> Text:
    """What has to be matched."""
    words = who.words
    assert view.top is not None
    text = Text(say(words, "top", card=inline([view.top], words, out).plain), style="bold")
    if view.declared is not None:
        named = f"{sign(view.declared, out)} {words.text(f'card-suit-{view.declared}')}"
        text.append("  ·  ", style="quiet").append(say(words, "named", suit=named), style="bold accent")
    return text


def banner(view: SeiskaView, who: Who, _out: Console) -> list[Text]:
    """Whoever said lappu can go out next: everybody should know."""
    called = [seat.seat for seat in view.seats if seat.lappu and seat.seat != who.you]
    if view.phase == "over" or not called:
        return []
    return [Text(say(who.words, "event-lappu", **who.subject(seat)), style="accent") for seat in called]


def sheet(view: SeiskaView, who: Who, _out: Console) -> list[Table | Text]:
    """The score sheet: a column for everybody, a line for each deal, the totals below."""
    words = who.words
    seats = [seat.seat for seat in view.seats if seat.points is not None]
    if not view.sheet:
        return [Text(say(words, "score-empty"))]
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column(say(words, "score-deal"), no_wrap=True)
    for seat in seats:
        table.add_column(who.names[seat], justify="right", no_wrap=True, max_width=14, overflow="ellipsis")
    for line in view.sheet:
        points = (line.points[seat] for seat in seats)
        table.add_row(str(line.deal), *("–" if each is None else words.number(each) for each in points))
    totals = [view.seats[seat].points for seat in seats]
    table.add_row(say(words, "score-total"), *(words.number(each or 0) for each in totals), style="bold")
    return [table, Text(_aim(view, who), style="quiet"), *_rest(view, who)]


def _aim(view: SeiskaView, who: Who) -> str:
    if view.game_deals is None:
        return say(who.words, "score-heavy", points=view.drop_out_at or 0)
    return say(who.words, "score-deals", count=view.game_deals)


def _rest(view: SeiskaView, who: Who) -> list[Text]:
    return [Text(say(who.words, "score-rest"), style="quiet")] if view.sheet[0].deal > 1 else []
