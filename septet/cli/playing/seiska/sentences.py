"""Seiska in sentences: what happened, what is asked, how a deal ended."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console

from ....games.seiska import events as happened
from ....games.seiska.view import SeiskaView
from ....translation import Translator
from ...drawing.cards import inline
from ..who import Who
from .turns import is_special, own_hand

GAME = "seiska"


def say(words: Translator, message: str, **arguments: Any) -> str:
    """A message of this game."""
    return words.text(f"{GAME}-{message}", **arguments)


def event_lines(events: Sequence[Any], who: Who, out: Console) -> list[str]:
    """The lines of a run of events; what all get at once is one line."""
    return list(_lines(events, who, out))


def _lines(events: Sequence[Any], who: Who, out: Console) -> Iterator[str]:
    dealt = [event for event in events if isinstance(event, happened.Dealt)]
    if dealt:
        yield say(who.words, "event-dealt", count=len(dealt[0].cards))
    aces: list[happened.Drew] = []
    for event in events:
        if isinstance(event, happened.Drew) and event.why in ("ace", "start_ace"):
            aces.append(event)
            continue
        yield from _aces(aces, who, out)
        aces = []
        if line := _line(event, who, out):
            yield line
    yield from _aces(aces, who, out)


def _aces(events: Sequence[happened.Drew], who: Who, out: Console) -> Iterator[str]:
    """Cards for an ace: one line for all, and the reader's own card; at a table of two only that."""
    if len(events) > 1:
        yield say(who.words, f"event-drew-{events[0].why}")
    for event in events:
        if len(events) == 1 or event.seat == who.you:
            yield _drew(event, who, out)


def _drew(event: happened.Drew, who: Who, out: Console) -> str:
    seen = [card for card in event.cards if card is not None]
    if event.seat == who.you and seen:
        return say(who.words, "event-drew-own", cards=inline(seen, who.words, out).plain)
    return say(who.words, "event-drew", **who.subject(event.seat), count=len(event.cards))


def _line(event: Any, who: Who, out: Console) -> str | None:
    """What happened, or None for what needs no line of its own."""
    words = who.words
    about = who.subject(event.seat) if hasattr(event, "seat") else {}
    name = f"event-{event.kind}"
    match event:
        case happened.Dealt():
            return None
        case happened.Buried() | happened.StartCard() | happened.Played():
            return say(words, name, **about, card=inline([event.card], words, out).plain)
        case happened.Suit():
            return say(words, name, **about, suit=words.text(f"card-suit-{event.suit}"))
        case happened.Drew():  # that somebody else draws the penalty is said where it is named
            return _drew(event, who, out) if event.why == "turn" or event.seat == who.you else None
        case happened.Passed():
            return say(words, f"{name}-no_cards" if event.why == "no_cards" else name, **about)
        case happened.Forgot():
            return say(words, name, **about, penalty=event.penalty)
        case happened.Reshuffled():
            return say(words, name, count=event.cards)
        case happened.Counted():
            return _counted(event, who, out)
        case happened.DroppedOut():
            return say(words, name, **about, total=event.total)
        case happened.Won():
            return say(words, name, names=who.listed(event.seats), **_winners(event.seats, who))
        case _:
            return say(words, name, **about)


def _winners(seats: Sequence[int], who: Who) -> dict[str, Any]:
    return {"count": len(seats), "you": who.yes(list(seats) == [who.you])}


def _counted(event: happened.Counted, who: Who, out: Console) -> str:
    name = {"name": who.names[event.seat], "total": event.total}
    if not event.cards:
        return say(who.words, "event-counted-none", **name)
    cards = inline(event.cards, who.words, out).plain
    return say(who.words, "event-counted", **name, cards=cards, points=event.points)


# --- the table ---------------------------------------------------------------------


def result_text(view: SeiskaView, who: Who) -> str:
    """How the deal ended; what the hands count stands in the table."""
    result = view.result
    if result is None:
        return ""
    words = who.words
    if result.winner is None:
        lines = [say(words, "event-blocked")]
    else:
        lines = [say(words, "event-went_out", **who.subject(result.winner))]
    for hand in result.hands:
        if hand.dropped_out:
            lines.append(say(words, "event-dropped_out", **who.subject(hand.seat), total=hand.total))
    if result.extra_deal:
        lines.append(say(words, "event-extra_deal"))
    return "\n".join(lines)


def scores_text(view: SeiskaView, who: Who) -> str:
    """The points of all who are in the game, the fewest first."""
    totals = [(seat.points, seat.seat) for seat in view.seats if seat.points is not None]
    return ", ".join(
        say(who.words, "result-total", name=who.names[seat], total=points) for points, seat in sorted(totals)
    )


def deal_text(view: SeiskaView, words: Translator) -> str:
    """Which deal of the game it is."""
    number = view.game_deal
    if view.game_deals is None:
        return say(words, "deal-heavy", number=number, points=view.drop_out_at or 0)
    if number > view.game_deals:
        return say(words, "deal-extra")
    return say(words, "deal-of", number=number, count=view.game_deals)


def last_text(view: SeiskaView, seat: int, words: Translator) -> str:
    """What a player did last, or what holds for the seat, as short as can be."""
    state = view.seats[seat]
    if state.status == "dropped_out":
        return say(words, "last-dropped_out")
    if state.status == "out":
        return "" if view.phase in ("waiting", "over") else say(words, "last-waits")
    if state.lappu and view.phase != "over":
        return say(words, "last-lappu")
    return say(words, f"last-{state.last}") if state.last else ""


def turn_text(view: SeiskaView, words: Translator) -> str:
    """What is asked of the viewer."""
    if view.phase == "lappu":
        return words.text("terminal-seiska-say")
    if view.phase in ("suit", "more"):
        return say(words, f"turn-{view.phase}")
    text = say(words, f"turn-{_asked(view)}")
    if view.turn is None or not any(action.name == "draw" for action in view.actions):
        return text
    hint = "hint-draws" if view.turn.drawn else "hint-draws-any"
    return f"{text}. {say(words, hint, count=view.turn.draws_left)}"


def _asked(view: SeiskaView) -> str:
    legal = {action.name for action in view.actions}
    if "play" in legal:
        if view.turn is not None and view.turn.drawn:
            return "must-any"
        return "play-draw" if "draw" in legal else "play"
    if "pass" in legal:
        return "draw-pass"
    return "special" if all(is_special(card) for card in own_hand(view)) else "draw"
