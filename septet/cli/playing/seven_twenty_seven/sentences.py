"""Seven Twenty-Seven in sentences: what happened, what is asked, why somebody won."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console

from ....games.seven_twenty_seven import events as happened
from ....games.seven_twenty_seven.results import Half, PotResult, Share
from ....games.seven_twenty_seven.view import SevenTwentySevenView, Totals
from ....translation import Translator
from ...drawing.cards import inline
from ..who import Who

GAME = "seven_twenty_seven"


def points(half_points: int) -> str:
    """Half points as people write points: 13 is 6½."""
    whole, half = divmod(half_points, 2)
    return f"{whole or ''}½" if half else str(whole)


def say(words: Translator, message: str, **arguments: Any) -> str:
    """A message of this game."""
    return words.text(f"{GAME}-{message}", **arguments)


def event_lines(events: Sequence[Any], who: Who, out: Console) -> list[str]:
    """The lines of a run of events; antes that are all alike become one line."""
    antes = [event.amount for event in events if isinstance(event, happened.Ante)]
    alike = len(antes) > 1 and len(set(antes)) == 1
    lines = [say(who.words, "event-antes", amount=antes[0])] if alike else []
    told = (_line(event, who, out) for event in events if not (alike and isinstance(event, happened.Ante)))
    return lines + [line for line in told if line]


def _line(event: Any, who: Who, out: Console) -> str | None:
    """What happened, or None for what needs no line of its own."""
    about = who.subject(event.seat) if hasattr(event, "seat") else {}
    name = f"event-{event.kind}"
    match event:
        case happened.Bet() | happened.Call():
            name += "-all_in" if event.all_in else ""
            return say(who.words, name, **about, amount=event.amount)
        case happened.Raise():
            name += "-all_in" if event.all_in else ""
            return say(who.words, name, **about, by=event.by)
        case happened.Stand():
            return say(who.words, name if event.why == "choice" else f"{name}-{event.why}", **about)
        case happened.Card():
            card = inline([event.card], who.words, out).plain
            return say(who.words, name, **about, card=card) if event.card else None
        case happened.Bust():
            cards = inline(event.cards, who.words, out).plain
            return say(who.words, name, **about, cards=cards, total=points(event.total))
        case happened.Revealed():
            return say(who.words, name, **about, cards=inline(event.cards, who.words, out).plain)
        case happened.Announced():
            return say(who.words, f"{name}-{event.choice}", **about)
        case happened.Reshuffle():
            return say(who.words, name, count=event.cards)
        case happened.Pot():
            return "\n".join(pot_lines(event, who))
        case happened.Dealt():
            return None
        case happened.Carried() | happened.Stays():
            return say(who.words, name, amount=event.amount)
        case happened.Ante() | happened.Returned() | happened.Won():
            return say(who.words, name, **about, amount=event.amount)
        case _:
            return say(who.words, name, **about)


# --- the result --------------------------------------------------------------------


def pot_lines(pot: PotResult | happened.Pot, who: Who) -> Iterator[str]:
    """Why a pot was divided as it was: who competed, who won with what, odd chips."""
    words = who.words
    title = say(words, "pot-side", number=pot.number) if pot.number else say(words, "pot-main")
    yield say(words, "result-pot", pot=title, chips=pot.chips, names=who.listed(pot.seats))
    if pot.deadlock:
        yield say(
            words, f"result-{pot.deadlock}", **({"chips": pot.chips} if pot.deadlock == "stays" else {})
        )
    if pot.deadlock == "stays":
        return
    for name, half in (("seven", pot.seven), ("twenty_seven", pot.twenty_seven)):
        yield half_line(say(words, f"half-{name}"), half, who)
        if half.odd:
            yield say(words, "result-odd-half", half=say(words, f"half-{name}"))
        odd = [share.seat for share in half.winners if share.odd]
        if odd:
            yield say(words, "result-odd-share", names=who.listed(odd))


def half_line(name: str, half: Half, who: Who) -> str:
    """Who won a half with which total."""
    words = who.words
    if not half.winners:
        return say(words, "result-half-none", half=name)
    distance = points(half.winners[0].distance)
    if len(half.winners) == 1:
        (share,) = half.winners
        names, total = who.listed([share.seat]), points(share.total)
        return say(
            words, "result-half", half=name, chips=half.chips, names=names, total=total, distance=distance
        )
    shares = ", ".join(_share(share, who) for share in half.winners)
    return say(words, "result-half-shared", half=name, chips=half.chips, shares=shares, distance=distance)


def _share(share: Share, who: Who) -> str:
    name = who.listed([share.seat])
    return say(who.words, "result-share", name=name, amount=share.amount, total=points(share.total))


def result_text(view: SevenTwentySevenView, who: Who) -> str:
    """How the deal ended and why: a line for each pot and half."""
    result = view.result
    if result is None:
        return ""
    if not result.pots:
        winner = result.winners[0]
        return say(who.words, "result-folds", **who.subject(winner.seat), amount=winner.amount)
    lines = [line for pot in result.pots for line in pot_lines(pot, who)]
    takes = (
        say(who.words, "result-takes", **who.subject(winner.seat), amount=winner.amount)
        for winner in result.winners
    )
    return "\n".join([*lines, " ".join(takes)]).strip()


# --- the table ---------------------------------------------------------------------


def totals_text(totals: Totals, words: Translator) -> list[str]:
    """What a hand counts for both targets, with the distances."""
    texts = []
    for name, target, total in (("seven", "7", totals.seven), ("twenty_seven", "27", totals.twenty_seven)):
        if total is None:
            texts.append(say(words, "total-none", target=target))
        else:
            numbers = {"total": points(total.total), "distance": points(total.distance)}
            texts.append(say(words, f"total-{name}", **numbers))
    return texts


def last_text(view: SevenTwentySevenView, seat: int, words: Translator) -> str:
    """What was said last at a seat, as short as can be."""
    state = view.seats[seat]
    if state.won:
        return say(words, "last-won", amount=state.won)
    if state.announced:
        return say(words, f"last-{state.announced}")
    if state.all_in:
        return say(words, "last-all_in")
    if state.frozen and view.phase == "drawing":
        return say(words, "last-frozen")
    return say(words, f"last-{state.last}", amount=state.bet) if state.last else ""


def turn_text(view: SevenTwentySevenView, words: Translator) -> str:
    """What is asked of the viewer."""
    legal = {action.name for action in view.actions}
    if view.phase == "drawing":
        return say(words, "turn-draw")
    if view.phase == "declaring":
        return say(words, "turn-announce")
    if "check" in legal:
        return say(words, "turn-first")
    return say(words, "turn-price" if "call" in legal else "turn-fold-only", price=view.price or 0)
