"""What happens at a table by itself: the next deal, bots' turns, a new host for an absent one."""

import asyncio
import contextlib
import time

from .bots import Turn, delay, play, take_turn, think
from .clock import now_ms
from .logs import log_failure
from .people import Person
from .room import Room

LONGEST_WAIT = 60.0
"""A table looks around at least this often, whatever it is waiting for."""


async def keep_going(room: Room) -> None:
    """Run a table until cancelled.  A failure is logged and tried again, more and more slowly."""
    failures = 0
    while True:
        try:
            wait = await _step(room)
            failures = 0
        except Exception as error:  # noqa: BLE001  a table must not stand still because one step failed
            log_failure("A table's step", error)
            failures += 1
            await asyncio.sleep(min(30.0, 0.5 * 2.0**failures))
            continue
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await room.stirred.wait()
        room.stirred.clear()


async def _step(room: Room) -> float:
    """Do what is due; returns the seconds until something else may be."""
    async with room.entered():
        waits = [LONGEST_WAIT]
        host = _host_moves_at(room)
        if host is not None:
            if host <= now_ms():
                await room.write("host", "server", lambda draft: _ignore(draft.pass_host()))
                return 0.0
            waits.append((host - now_ms()) / 1000)
        if room.people.paused:
            return min(waits)
        if room.table.over:
            deal = _deals_at(room)
            if deal is not None:
                if deal <= now_ms():
                    await room.write("deal", "server", lambda draft: draft.deal())
                    return 0.0
                waits.append((deal - now_ms()) / 1000)
            return min(waits)
        turn = _turn(room)
        if turn is None and room.people.answer_by is not None:
            if room.people.answer_by <= now_ms():
                await room.write("act", "server", lambda draft: draft.answer())
                return 0.0
            waits.append((room.people.answer_by - now_ms()) / 1000)
    if turn is None:
        return min(waits)
    await _take(room, turn)
    return 0.0


def _ignore(_: bool) -> None:
    """The host stays when there is nobody else."""


# --- the next deal ---------------------------------------------------------


def _deals_at(room: Room) -> int | None:
    """When the next deal is due; None when it has to wait for somebody."""
    if not room.table.can_deal or not room.listeners:
        return None
    people = [person for _, person in room.people.occupied() if person.human]
    there = [person for person in people if person.guest in room.connected]
    if people and not there:
        return None
    if there and all(person.ready for person in there) and _starts(room, there):
        return now_ms()
    return room.people.next_deal_at


def _starts(room: Room, there: list[Person]) -> bool:
    """The first deal needs more than one person's wish, unless bots complete the table."""
    return room.table.deals > 0 or len(there) > 1 or any(person.bot for _, person in room.people.occupied())


# --- turns that the server plays -------------------------------------------


def _turn(room: Room) -> Turn | None:
    """The open decision, if nobody has to be waited for."""
    seat, decision = room.table.actor, room.decision
    if seat is None or decision is None:
        return None
    person = room.people.seats[seat]
    if person is not None and not person.played_by_server:
        return None
    bot = None if person is None or person.leaving else person.bot
    return take_turn(room.table, decision, bot, delay(room.settings, room.people.fast, room.cards_fly))


async def _take(room: Room, turn: Turn) -> None:
    """Think, wait for the moment, and play if the decision is still the same."""
    choice = await think(turn, room.settings.bot_limit)
    await asyncio.sleep(max(0.0, turn.due - time.monotonic()))
    async with room.entered():
        person = room.people.seats[turn.seat]
        still = person is None or person.played_by_server
        if room.decision != turn.decision or room.people.paused or not still:
            return
        who = f"bot:{turn.bot}" if turn.bot else "server"
        await room.write("act", who, lambda draft: play(draft, turn, choice))


# --- the host --------------------------------------------------------------


def _host_moves_at(room: Room) -> int | None:
    """When an absent host loses the role to somebody who is there."""
    since = room.absences.get(room.people.host)
    others = any(
        person.human and person.guest != room.people.host and person.guest in room.connected
        for _, person in room.people.occupied()
    )
    if since is None or not others:
        return None
    return since + round(room.settings.host_grace * 1000)
