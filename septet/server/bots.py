"""Runs the bots of a table: what they know, how long they think, and what happens when they fail."""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .. import bots
from ..table import Table
from .draft import Draft
from .logs import log_failure
from .people import BotKind
from .refusals import Refused
from .settings import Settings

Choice = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision that the server takes for a seat."""

    decision: int
    seat: int
    bot: BotKind | None
    """None: somebody who is leaving, played by the table's fallback."""
    game: Any
    knowledge: Any
    """What this seat may know, nothing else."""
    actions: Sequence[Any]
    due: float
    """When it is to be played, on the monotonic clock."""


def take_turn(table: Table, decision: int, bot: BotKind | None, delay: float) -> Turn:
    """The turn of the seat that is to act."""
    seat = table.actor
    assert seat is not None
    return Turn(
        decision=decision,
        seat=seat,
        bot=bot,
        game=table.game,
        knowledge=None if bot is None else table.knowledge(seat),
        actions=tuple(table.actions),
        due=time.monotonic() + delay,
    )


def delay(settings: Settings, fast: bool, cards_fly: bool) -> float:
    """How long a bot takes, never twice the same."""
    low, high = settings.fast_delay if fast else settings.bot_delay
    # Pace, not chance of the game.
    seconds = random.uniform(low, high)
    return seconds + (settings.deal_delay if cards_fly and not fast else 0.0)


async def think(turn: Turn, limit: float) -> Choice | None:
    """What the bot wants to do, thought out beside the event loop; None when it fails."""
    if turn.bot is None:
        return None
    try:
        async with asyncio.timeout(limit):
            return await asyncio.to_thread(_choose, turn, turn.bot)
    except Exception as error:  # noqa: BLE001  whatever a policy does, the table goes on
        log_failure("A bot's choice", error)
        return None


def _choose(turn: Turn, kind: BotKind) -> Choice:
    policy = bots.make(kind, turn.game)
    name, value = policy.choose(turn.knowledge, turn.game.record(), turn.seat, turn.actions)
    return str(name), int(value)


def play(draft: Draft, turn: Turn, choice: Choice | None) -> None:
    """Play the bot's choice; what the rules do not allow is replaced by the fallback."""
    if choice is not None:
        try:
            draft.act(turn.seat, *choice)
        except Refused as refused:
            log_failure("A bot's action", refused)
        else:
            return
    draft.act(turn.seat, *draft.table.fallback())
