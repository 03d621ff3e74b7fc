"""What people may want from a table, and when they get it."""

from collections.abc import Callable
from typing import Any

from .draft import Draft
from .names import bot_name, clean_name, unique_name
from .people import Person
from .protocol import (
    LARGEST,
    Act,
    Again,
    Ask,
    Bot,
    Grant,
    Kick,
    Pause,
    Ready,
    Rename,
    Sit,
    Speed,
    Stand,
    Wish,
)
from .refusals import Code, Refused


def carry_out(draft: Draft, guest: str, wish: Wish, decision: int | None) -> None:
    """Do what a guest wants, or refuse it with nothing changed.

    `decision` is the number of the decision that is open.
    """
    if isinstance(wish, Act):
        _act(draft, guest, wish, decision)
    else:
        _WISHES[type(wish)](draft, guest, wish)


# --- playing ---------------------------------------------------------------


def _act(draft: Draft, guest: str, wish: Act, decision: int | None) -> None:
    seat, _ = _own_seat(draft, guest)
    if draft.people.paused:
        raise Refused(Code.PAUSED, "The table is paused.")
    if decision is None:
        raise Refused(Code.TOO_LATE, "Too late: this deal is over.")
    if wish.decision != decision:
        raise Refused(Code.TOO_LATE, "Too late: somebody has acted since then.")
    if draft.table.actor != seat:
        raise Refused(Code.NOT_YOUR_TURN, "It is not your turn.")
    draft.act(seat, wish.action, wish.value)


def _ready(draft: Draft, guest: str, _wish: Ready) -> None:
    host = guest == draft.people.host
    person = draft.people.person_of(guest)
    if person is None and not host:
        raise Refused(Code.NOT_SEATED, "You have no seat at this table.")
    if not draft.table.over:
        raise Refused(Code.DEAL_RUNNING, "The deal is still running.")
    if draft.people.paused:
        raise Refused(Code.PAUSED, "The table is paused.")
    if not draft.table.can_deal:
        raise Refused(Code.NO_DEAL, _why_no_deal(draft))
    if person is not None:
        person.ready = True
    if host and draft.table.deals == 0:
        draft.people.next_deal_at = draft.now


def _why_no_deal(draft: Draft) -> str:
    if draft.table.game.kind.stakes == "chips":
        return "There is nobody to deal to: two players need chips for the ante."
    return "There is nobody to deal to: there are not enough players."


# --- coming and going ------------------------------------------------------


def _sit(draft: Draft, guest: str, wish: Sit) -> None:
    own = draft.people.seat_of(guest)
    if own is not None:
        raise Refused(Code.ALREADY_SEATED, f"You already have seat {own + 1} at this table.")
    there = draft.person(wish.seat)
    name = unique_name(clean_name(wish.name), draft.people.names(apart_from=wish.seat))
    if there is None:
        draft.seat(wish.seat, Person(name=name, guest=guest))
    elif there.guest is not None:
        what = "is still leaving" if there.leaving else "has this seat"
        raise Refused(Code.SEAT_TAKEN, f"{there.name} {what}.")
    elif there.leaving:
        raise Refused(Code.SEAT_TAKEN, "This seat is free when the deal is over.")
    else:
        _take_from_bot(draft, guest, wish.seat, name)


def _take_from_bot(draft: Draft, guest: str, seat: int, name: str) -> None:
    """Between deals with chips of one's own; in a deal with the bot's cards and chips."""
    if draft.table.over or not draft.table.playing[seat]:
        draft.leave(seat)
        draft.seat(seat, Person(name=name, guest=guest))
        return
    if draft.people.played.get(guest, seat) != seat:
        raise Refused(Code.DEAL_RUNNING, "You have seen another hand of this deal; sit down when it is over.")
    if guest in draft.people.purses:
        raise Refused(Code.DEAL_RUNNING, "Your chips are waiting for you; sit down when this deal is over.")
    if guest in draft.people.totals:
        raise Refused(Code.DEAL_RUNNING, "You have points in this game; sit down when this deal is over.")
    draft.people.seats[seat] = Person(name=name, guest=guest)
    draft.people.played[guest] = seat


def _stand(draft: Draft, guest: str, _wish: Stand) -> None:
    seat, _ = _own_seat(draft, guest)
    draft.leave(seat)


def _rename(draft: Draft, guest: str, wish: Rename) -> None:
    seat, person = _own_seat(draft, guest)
    person.name = unique_name(clean_name(wish.name), draft.people.names(apart_from=seat))


def _ask(draft: Draft, guest: str, wish: Ask) -> None:
    _, person = _own_seat(draft, guest)
    _only_with_chips(draft)
    person.asks = wish.amount or None


# --- what the host does ----------------------------------------------------


def _grant(draft: Draft, guest: str, wish: Grant) -> None:
    _only_host(draft, guest)
    _only_with_chips(draft)
    person = _somebody(draft, wish.seat)
    if person.leaving:
        raise Refused(Code.NOT_POSSIBLE, f"{person.name} is leaving.")
    held = sum(draft.table.chips) + sum(draft.people.purses.values())
    promised = sum(other.granted for _, other in draft.people.occupied())
    if held + promised + wish.amount > LARGEST:
        raise Refused(Code.TOO_MANY_CHIPS, f"A table holds at most {LARGEST:,} chips.")
    draft.give(wish.seat, wish.amount)
    person.asks = None


def _bot(draft: Draft, guest: str, wish: Bot) -> None:
    person = draft.person(wish.seat)
    if person is not None and person.human:
        _stand_in(draft, guest, person, wish)
        return
    _only_host(draft, guest)
    if person is None:
        if wish.bot is None:
            raise Refused(Code.SEAT_FREE, "Nobody has this seat.")
        name = bot_name(draft.people.names())
        draft.seat(wish.seat, Person(name=name, bot=wish.bot))
    elif person.leaving:
        raise Refused(Code.SEAT_TAKEN, f"{person.name} is still leaving.")
    elif wish.bot is None:
        draft.leave(wish.seat)
    else:
        person.bot = wish.bot


def _stand_in(draft: Draft, guest: str, person: Person, wish: Bot) -> None:
    """A bot plays for somebody who is away; while that is the host, anybody who sits here may say so."""
    host = draft.people.person_of(draft.people.host)
    if host is not None and draft.away(host):
        _own_seat(draft, guest)
    else:
        _only_host(draft, guest)
    if not draft.away(person):
        raise Refused(Code.NOT_ABSENT, f"{person.name} is here.")
    person.bot = wish.bot


def _kick(draft: Draft, guest: str, wish: Kick) -> None:
    _only_host(draft, guest)
    person = _somebody(draft, wish.seat)
    if person.leaving:
        raise Refused(Code.SEAT_TAKEN, f"{person.name} is leaving already.")
    draft.leave(wish.seat)


def _again(draft: Draft, guest: str, _wish: Again) -> None:
    _only_host(draft, guest)
    draft.again()


def _pause(draft: Draft, guest: str, wish: Pause) -> None:
    _only_host(draft, guest)
    draft.people.paused = wish.paused


def _speed(draft: Draft, guest: str, wish: Speed) -> None:
    _only_host(draft, guest)
    draft.people.fast = wish.fast


_WISHES: dict[type, Callable[[Draft, str, Any], None]] = {
    Sit: _sit,
    Stand: _stand,
    Rename: _rename,
    Ask: _ask,
    Grant: _grant,
    Bot: _bot,
    Kick: _kick,
    Ready: _ready,
    Again: _again,
    Pause: _pause,
    Speed: _speed,
}


# --- who may ---------------------------------------------------------------


def _own_seat(draft: Draft, guest: str) -> tuple[int, Person]:
    seat = draft.people.seat_of(guest)
    person = None if seat is None else draft.people.seats[seat]
    if seat is None or person is None:
        raise Refused(Code.NOT_SEATED, "You have no seat at this table.")
    return seat, person


def _only_host(draft: Draft, guest: str) -> None:
    if guest != draft.people.host:
        raise Refused(Code.NOT_HOST, "Only the host can do this.")


def _only_with_chips(draft: Draft) -> None:
    if draft.table.game.kind.stakes != "chips":
        raise Refused(Code.NOT_POSSIBLE, "This game is played for points, without chips.")


def _somebody(draft: Draft, seat: int) -> Person:
    person = draft.person(seat)
    if person is None:
        raise Refused(Code.SEAT_FREE, "Nobody has this seat.")
    return person
