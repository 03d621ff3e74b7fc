"""Seven Card Stud in sentences: what happened, what is asked, who won which pot and why."""

import itertools
from collections.abc import Sequence
from typing import Any

from rich.console import Console

from ....games.seven_card_stud import events as stud
from ....games.seven_card_stud.view import PotResult, StudView
from ....translation import Translator
from ...drawing.cards import inline
from ..who import Who
from .hands import hand_text, named_ranks, with_kickers

GAME = "seven_card_stud"


def pot_name(number: int, pots: int, words: Translator) -> str:
    """Main pot, side pot, or side pot with a number where there are several."""
    if number == 0:
        return words.text(f"{GAME}-pot-main")
    if pots > 2:
        return words.text(f"{GAME}-pot-side-number", number=number)
    return words.text(f"{GAME}-pot-side")


# --- what happened ---------------------------------------------------------------


def event_lines(events: Sequence[Any], who: Who, out: Console) -> list[str]:
    """The lines of a run of events: equal antes become one line, and so do the cards of a street."""
    antes = [event.amount for event in events if isinstance(event, stud.Ante)]
    alike = len(antes) > 1 and len(set(antes)) == 1
    lines = [who.words.text(f"{GAME}-event-antes", amount=antes[0])] if alike else []
    pots = sum(isinstance(event, stud.Pot) for event in events)
    rest = [event for event in events if not (alike and isinstance(event, stud.Ante))]
    for dealt, grouped in itertools.groupby(rest, lambda event: isinstance(event, stud.Dealt)):
        run = list(grouped)
        told = [_dealt(run, who, out)] if dealt else [_line(event, who, out, pots) for event in run]
        lines += [line for line in told if line]
    return lines


def _dealt(events: Sequence[stud.Dealt], who: Who, out: Console) -> str | None:
    """All cards of a street in one line, as far as they are seen; the reader comes last."""
    from babel.lists import format_list

    seen = [
        who.words.text(
            f"{GAME}-event-dealt-seat",
            name=who.words.text("table-you-listed") if event.seat == who.you else who.names[event.seat],
            cards=inline(event.cards, who.words, out).plain,
        )
        for event in sorted(events, key=lambda event: event.seat == who.you)
        if any(event.cards)
    ]
    if not seen:
        return None
    return who.words.text(f"{GAME}-event-dealt", cards=format_list(seen, locale=who.words.language))


def _line(event: Any, who: Who, out: Console, pots: int) -> str | None:
    """What happened, or None for what needs no line of its own."""
    text = who.words.text
    about = who.subject(event.seat) if hasattr(event, "seat") else {}
    match event:
        case stud.Street():
            if event.open_hands:
                return text(f"{GAME}-event-open-hands")
            return text(f"{GAME}-event-street", street=text(f"{GAME}-street-{event.street}"))
        case stud.Community():
            return text(f"{GAME}-event-community", card=inline([event.card], who.words, out).plain)
        case stud.Call() | stud.BringIn():
            return _bet(event, event.amount, who)
        case stud.Bet() | stud.Complete() | stud.Raise():
            return _bet(event, event.total, who)
        case stud.Tabled():
            cards = inline(event.cards, who.words, out).plain
            if event.hand is None:
                return text(f"{GAME}-event-tabled", **about, cards=cards)
            hand = hand_text(event.hand, who.words)
            return text(f"{GAME}-event-tabled-hand", **about, cards=cards, hand=hand)
        case stud.Pot():
            name, names = pot_name(event.number, pots, who.words), who.listed(event.seats)
            return text(f"{GAME}-event-pot", pot=name, chips=event.chips, names=names) if pots > 1 else None
        case stud.Won():
            if pots < 2:
                return text(f"{GAME}-event-won", **about, amount=event.amount)
            pot = pot_name(event.pot, pots, who.words)
            return text(f"{GAME}-event-won-pot", **about, amount=event.amount, pot=pot)
        case stud.Ante() | stud.Returned():
            return text(f"{GAME}-event-{event.kind}", **about, amount=event.amount)
        case _:
            return text(f"{GAME}-event-{event.kind}", **about)


def _bet(event: Any, amount: int, who: Who) -> str:
    about = who.subject(event.seat)
    said = who.words.text(f"{GAME}-event-{event.kind}", **about, amount=amount)
    return f"{said} {who.words.text(f'{GAME}-event-all-in', **about)}" if event.all_in else said


# --- how things stand ------------------------------------------------------------


def last_text(view: StudView, seat: int, words: Translator) -> str:
    """What was done last at a seat, as short as can be."""
    state = view.seats[seat]
    if state.won:
        return words.text(f"{GAME}-last-won", amount=state.won)
    if state.status == "folded":
        return words.text(f"{GAME}-last-fold")
    if state.shown == "mucked":
        return words.text(f"{GAME}-last-mucked")
    if state.all_in:
        return words.text(f"{GAME}-last-all-in")
    return words.text(f"{GAME}-last-{state.last}") if state.last and view.phase == "betting" else ""


def turn_text(view: StudView, words: Translator) -> str:
    """What is asked of the viewer."""
    legal = {action.name: action for action in view.actions}
    more = "" if legal.keys() & {"bet", "complete", "raise"} else "-only"
    if "check" in legal:
        return words.text(f"{GAME}-turn-check{more}")
    if "call" in legal:
        return words.text(f"{GAME}-turn-call{more}", price=legal["call"].low)
    return words.text(f"{GAME}-turn-bring-in")


# --- results ---------------------------------------------------------------------


def result_text(view: StudView, who: Who) -> str:
    """A sentence for every pot: who won it with what, odd chips, who was beaten."""
    result = view.result
    if result is None or not result.pots:
        return ""
    if result.ending == "folds":
        winner = result.pots[0].winners[0]
        return who.words.text(f"{GAME}-result-folds", **who.subject(winner), amount=result.pot)
    return "\n".join(_pot(view, pot, who) for pot in result.pots)


def _pot(view: StudView, pot: PotResult, who: Who) -> str:
    assert view.result is not None
    pots = len(view.result.pots)
    about: dict[str, Any] = {
        **who.subject(pot.winners[0]),
        "names": who.listed(pot.winners),
        "amount": pot.chips,
        "pot": pot_name(pot.number, pots, who.words),
    }
    if len(pot.seats) == 1:
        return who.words.text(f"{GAME}-result-pot-alone", **about)
    form = f"{'' if pots == 1 else 'pot-'}{'shared' if len(pot.winners) > 1 else 'won'}"
    about["with"] = _winning_hand(view, pot, who.words)
    won = who.words.text(f"{GAME}-result-{form}", **about)
    odd = who.words.text(f"{GAME}-result-odd", count=pot.odd) if pot.odd else ""
    return " ".join(filter(None, (won, odd, _beaten(view, pot, who))))


def _winning_hand(view: StudView, pot: PotResult, words: Translator) -> str:
    """What the winner holds (with a pair of kings), and the other cards if they alone decided."""
    if pot.hand is None:
        return ""
    text = hand_text(pot.hand, words, ".with")
    losers = [view.seats[seat].hand for seat in pot.seats if seat not in pot.winners]
    close = any(hand is not None and named_ranks(hand) == named_ranks(pot.hand) for hand in losers)
    return with_kickers(text, pot.hand, words) if close else text


def _beaten(view: StudView, pot: PotResult, who: Who) -> str:
    """Who competed and lost, with what as far as it was shown."""
    from babel.lists import format_list

    text = who.words.text
    losers = [seat for seat in pot.seats if seat not in pot.winners]
    if not losers:
        return ""
    told = []
    for seat in losers:
        hand = view.seats[seat].hand
        words = text(f"{GAME}-hand-not-shown") if hand is None else hand_text(hand, who.words)
        if hand is not None and pot.hand is not None and named_ranks(hand) == named_ranks(pot.hand):
            words = with_kickers(words, hand, who.words)
        name = text("table-you-listed") if seat == who.you else who.names[seat]
        told.append(text(f"{GAME}-result-beaten-seat", name=name, hand=words))
    return text(f"{GAME}-result-beaten", hands=format_list(told, locale=who.words.language))
