"""Seka in sentences: what happened, what is asked, why somebody won."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console

from ....games.seka import events as seka
from ....games.seka.view import Hand, SekaView
from ....translation import Translator
from ...drawing.cards import inline
from ..who import Who


def event_lines(events: Sequence[Any], who: Who, out: Console) -> list[str]:
    """The lines of a run of events; antes that are all alike become one line."""
    antes = [event.amount for event in events if isinstance(event, seka.Ante)]
    alike = len(antes) > 1 and len(set(antes)) == 1
    lines = [who.words.text("seka-event-antes", amount=antes[0])] if alike else []
    told = (_line(event, who, out) for event in events if not (alike and isinstance(event, seka.Ante)))
    return lines + [line for line in told if line]


def _line(event: Any, who: Who, out: Console) -> str | None:
    """What happened, or None for what needs no line of its own."""
    text = who.words.text
    about = who.subject(event.seat) if hasattr(event, "seat") else {}
    match event:
        case seka.Bet():
            kind = "raise" if event.word == "knock" else event.word
            return text(f"seka-event-{kind}{'-blind' if event.blind else ''}", **about, amount=event.amount)
        case seka.Fold() | seka.Look():
            return text(f"seka-event-{event.kind}{'-forced' if event.forced else ''}", **about)
        case seka.Show() | seka.Open():
            other = {"other": who.names[event.other], "otheryou": who.yes(event.other == who.you)}
            return text(f"seka-event-{event.kind}", **about, **other, amount=event.amount)
        case seka.Revealed():
            return _revealed(event, who, out)
        case seka.Swara():
            return text("seka-event-swara", names=who.listed(event.parties), pot=event.pot)
        case seka.Redeal():
            return text("seka-event-redeal")
        case seka.Won():
            won = "divided" if event.ending == "split" else "won"
            return text(f"seka-event-{won}", **about, amount=event.amount)
        case seka.Ante() | seka.Join():
            return text(f"seka-event-{event.kind}", **about, amount=event.amount)
        case seka.Dealt():
            return None
        case _:
            return text(f"seka-event-{event.kind}", **about)


def _revealed(event: seka.Revealed, who: Who, out: Console) -> str | None:
    if None in event.cards or event.value is None:
        return None
    cards = inline(event.cards, who.words, out).plain
    return who.words.text(
        "seka-event-revealed-value", **who.subject(event.seat), cards=cards, value=event.value
    )


def hand_text(hand: Hand, words: Translator) -> str:
    """The own hand in words: "21, hearts"."""
    wild = "-wild" if hand.wild else ""
    if hand.count == "suit":
        suit = words.text(f"card-suit-{hand.suit}")
        return words.text(f"seka-hand-suit{wild}", value=hand.value, suit=suit)
    if hand.count == "triple":
        three = words.text(f"card-rank-{hand.rank}.three")
        return words.text(f"seka-hand-triple{wild}", value=hand.value, three=three)
    return words.text(f"seka-hand-{hand.count}", value=hand.value)


def last_text(view: SekaView, seat: int, words: Translator) -> str:
    """What was said last at a seat, as short as can be."""
    state = view.seats[seat]
    if state.won:
        return words.text("seka-last-won", amount=state.won)
    if state.status == "eliminated":
        return words.text("seka-last-eliminated")
    if state.status == "folded":
        return words.text("seka-last-decline" if state.last == "decline" else "seka-last-fold")
    tied = view.swara is not None and view.phase != "betting" and seat in view.swara.parties
    if tied and not state.last:
        return words.text("seka-last-tied")
    if state.blind and state.bet:
        return words.text("seka-last-blind", amount=state.bet)
    return words.text(f"seka-last-{state.last}", amount=state.bet) if state.last else ""


def turn_text(view: SekaView, words: Translator) -> str:
    """What is asked of the viewer."""
    legal = {action.name: action for action in view.actions}
    if view.phase == "split":
        return words.text("seka-turn-split")
    if view.phase == "entry":
        return words.text("seka-turn-join", price=legal["join"].low if "join" in legal else 0)
    price = view.level if view.price is None else view.price
    if "bet" not in legal:
        return words.text("seka-turn-fold-only", price=price)
    blind = "-blind" if "look" in legal else ""
    if view.level == 0:
        return words.text(f"seka-turn-first{blind}")
    return words.text(f"seka-turn-price{blind}", price=price)


def swara_lines(view: SekaView, who: Who) -> list[str]:
    """Who is tied and what becomes of it; nothing when there is no swara."""
    swara = view.swara
    if swara is None:
        return []
    text = who.words.text
    if view.phase == "betting":
        return [text("seka-swara-on", names=who.listed([*swara.parties, *swara.joined]), pot=view.pot)]
    values = [value for seat in swara.parties if (value := view.seats[seat].value) is not None]
    names = who.listed(swara.parties)
    tied = (
        text("seka-swara-tied-value", value=values[0], names=names)
        if values
        else text("seka-swara-tied", names=names)
    )
    if view.phase == "split":
        return [tied, text("seka-swara-split", pot=view.pot)]
    return [tied, text("seka-swara-entry", price=swara.price, pot=view.pot)]


def result_text(view: SekaView, who: Who) -> str:
    """One sentence, or two, that say how the deal ended and why."""
    result = view.result
    if result is None or not result.winners:
        return ""
    winner = result.winners[0]
    about = {**who.subject(winner.seat), "amount": winner.amount}
    names = who.listed([each.seat for each in result.winners])
    text = who.words.text
    if result.ending == "split":
        return text("seka-result-split", names=names, amount=result.pot)
    if result.ending == "folds":
        return text("seka-result-folds", **about)
    if result.ending == "compared":
        if len(result.winners) > 1:
            return text("seka-result-all-divided", names=names, amount=result.pot)
        return text("seka-result-all", **about, value=result.values[winner.seat])
    return " ".join(filter(None, (_beats(view, who), text("seka-result-takes", **about))))


def _beats(view: SekaView, who: Who) -> str:
    """Whose hand beats whose, as far as the viewer may know it."""
    assert view.result is not None
    winner = view.result.winners[0].seat
    values = view.result.values
    losers = [pair.seat for pair in view.result.compared if pair.winner == winner and pair.seat in values]
    if not losers or winner not in values:
        return ""
    loser = losers[-1]
    return who.words.text(
        "seka-result-beats",
        winner=who.names[winner],
        loser=who.words.text("table-you-listed") if loser == who.you else who.names[loser],
        winneryou=who.yes(winner == who.you),
        loseryou=who.yes(loser == who.you),
        value=values[winner],
        other=values[loser],
    )
