"""The table of Belot as a terminal shows it: a cross, partners opposite, and the score beside it."""

from collections.abc import Iterator

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....engine.cards import card_text
from ....games.belot.view import BelotView, Trick
from ....translation import Translator
from ...drawing.cards import drawn, inline
from ...drawing.consoles import READABLE
from ..typed_cards import marked
from ..who import Who
from .order import in_order
from .score import arithmetic, teams
from .sentences import combination_text, contract_text, last_text, say, scores_text, team_name
from .turns import legal_cards

PLACE = 16
"""The width of a player's place in the cross."""

CARD_WIDTH = 8


def summary(view: BelotView, who: Who) -> Text:
    """The trick, who leads and who is winning; before that the bidding."""
    words = who.words
    if view.contract is None:
        return Text(say(words, "contract-none") if view.phase == "bidding" else scores_text(view, who))
    name = who.names[view.contract.by]
    parts = [
        Text(
            say(words, "sheet-declarer", contract=contract_text(view.contract, words), name=name),
            style="bold",
        )
    ]
    if view.trick is not None:
        parts.append(Text(say(words, "trick-title", number=view.trick_number), style="quiet"))
        parts += [Text(text) for text in _trick_texts(view.trick, who)]
    return Text.assemble(("  ·  ", "quiet")).join(parts)


def _trick_texts(trick: Trick, who: Who) -> Iterator[str]:
    """Who leads, and who is winning if that is another one."""
    yield who.words.text("terminal-belot-leads", **who.subject(trick.leader))
    if trick.winner is not None and trick.winner != trick.leader:
        yield who.words.text("terminal-belot-winning", **who.subject(trick.winner))


def seat_rows(view: BelotView, who: Who, out: Console) -> RenderableType:
    """The cross with the score beside it; after the deal its arithmetic."""
    if view.result is not None:
        return arithmetic(view.result, view, who, out)
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_row(_cross(view, who, out), Group(*_score(view, who, out)))
    return table


def _cross(view: BelotView, who: Who, out: Console) -> Table:
    """The next player sits at the right if play goes counter-clockwise, else at the left."""
    right, top, left = ((who.you + step) % len(view.seats) for step in (1, 2, 3))
    if view.direction == "clockwise":
        right, left = left, right
    table = Table.grid()
    for _ in range(3):
        table.add_column(width=PLACE, justify="center", no_wrap=True, overflow="ellipsis")
    table.add_row(Text(), _place(view, top, who, out), Text())
    table.add_row(_place(view, left, who, out), _center(view, who), _place(view, right, who, out))
    table.add_row(Text(), _place(view, who.you, who, out), Text())
    return table


def _shown(view: BelotView) -> Trick | None:
    """The trick on the table: before the first card of a new one that before still lies there."""
    if view.trick is not None and view.trick.cards:
        return view.trick
    return view.last_trick or view.trick


def _center(view: BelotView, who: Who) -> Text:
    """What lies there, if it is not the trick that is being played."""
    trick = _shown(view)
    if trick is None or trick is view.trick:
        return Text()
    return Text(f"\n{say(who.words, 'trick-last')}", style="quiet")


def _place(view: BelotView, seat: int, who: Who, out: Console) -> Text:
    """A player, and below the card in the trick or what was said last."""
    name = Text("▸ " if view.actor == seat else "", style="accent")
    name.append(who.names[seat], style="bold" if seat == who.you else "")
    if view.dealer == seat:
        name.append(f" {who.words.text('table-dealer-short')}", style="quiet")
    return name.append("\n").append_text(_below(view, seat, who, out))


def _below(view: BelotView, seat: int, who: Who, out: Console) -> Text:
    if view.phase == "bidding":
        said = last_text(view, seat, who.words)
        return Text(said, style="quiet" if view.seats[seat].call == "pass" else "bold accent")
    trick = _shown(view)
    played = [each.card for each in trick.cards if each.seat == seat] if trick else []
    if trick is None or not played:
        return Text("·", style="quiet")
    text = inline(played, who.words, out)
    if trick is not view.trick:
        return Text(f"({text.plain})" if trick.winner == seat else text.plain, style="quiet")
    return Text.assemble(("*", "accent"), text, ("*", "accent")) if trick.winner == seat else text


def _score(view: BelotView, who: Who, out: Console) -> Iterator[Text]:
    """Points and tricks of both teams, points that hang, what was declared and announced."""
    words = who.words
    yield Text(scores_text(view, who), style="bold")
    yield Text(say(words, "sheet-target", points=view.target), style="quiet")
    if view.hanging:
        yield Text(say(words, "hanging", points=view.hanging))
    if view.phase != "bidding":
        for team in teams(who):
            tricks = say(words, "team-tricks", count=view.tricks[team])
            yield Text(say(words, "team-points", team=team_name(team, who), points=tricks), style="quiet")
    for seat in view.seats:
        said = list(_said(view, seat.seat, words, out))
        if said:
            yield Text(f"{who.names[seat.seat]}: {', '.join(said)}", style="accent")


def _said(view: BelotView, seat: int, words: Translator, out: Console) -> Iterator[str]:
    """What a player has declared and announced."""
    for made in view.seats[seat].declarations:
        yield combination_text(made, words, out)
    for _ in view.seats[seat].belots:
        yield say(words, "declaration-belot.text")


def hand_lines(view: BelotView, who: Who, out: Console, small: bool) -> list[Text]:
    """The viewer's own cards in the order in force; those that may be played are marked."""
    hand = in_order(view.seats[who.you].hand or [], view)
    if not hand or view.phase == "over":
        return []
    legal = [card_text(code) for code in legal_cards(view)]
    if small or len(hand) * CARD_WIDTH > min(out.width - 4, READABLE):
        return [marked(hand, legal, who.words, out)]
    return drawn(hand, legal, who.words, out)


def banner(view: BelotView, who: Who, out: Console) -> list[Text]:
    """What the viewer can declare now, with numbers, and the cards for belot."""
    words = who.words
    lines = [
        Text(f"{number}  {combination_text(offer, words, out)}", style="accent")
        for number, offer in enumerate(view.offers, 1)
    ]
    if lines:
        lines.insert(0, Text(words.text("terminal-belot-declarable")))
    if view.belot_cards:
        cards = inline(in_order(view.belot_cards, view), words, out).plain
        lines.append(Text(say(words, "action-say-belot", cards=cards), style="accent"))
    return lines
