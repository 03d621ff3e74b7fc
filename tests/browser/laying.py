"""Lays the cards of a table while its server is away, with the server's own code and storage."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from septet.server.draft import Draft
from septet.server.history import replay
from septet.server.settings import Settings
from septet.server.storage import Change, Storage

from ..server.harness import Server

if TYPE_CHECKING:
    from .people import Guest

Script = Callable[[Draft], None]


def lay(server: Server, code: str, script: Script) -> None:
    """Let `script` play at a table of a stopped server, as one more change that is kept."""
    assert server.process is None, "the server is running"
    # A result that is laid must still stand when the server is back.
    settings = Settings(data=server.data, result_pause=600.0)
    # Playwright's loop runs in this thread.
    with ThreadPoolExecutor(1) as threads:
        threads.submit(asyncio.run, _lay(settings, code, script)).result()


def at_the_table(
    come: "Callable[..., Guest]", server: Server, script: Script, bots: int, game: str, **rules: object
) -> "Guest":
    """Anna at a table with bots at which something has been laid, when it is her turn."""
    anna = come("Anna", at=server)
    anna.opens(bots, game=game, rules=rules)
    server.kill()
    lay(server, anna.code, script)
    server.start()
    expect(anna.page.get_by_text("Connection lost")).to_have_count(0)
    anna.comes_up()
    return anna


async def _lay(settings: Settings, code: str, script: Script) -> None:
    storage = Storage(settings.database_url)
    try:
        kept = await storage.load(code)
        assert kept is not None
        table, _ = replay(kept.opening, kept.entries)
        first = len(table.log)
        draft = Draft(table, kept.people, frozenset(), settings)
        script(draft)
        draft.settle()
        change = Change(
            code, kept.number + 1, "deal", "test", draft.now, first, table.log[first:], draft.people
        )
        await storage.save(change)
    finally:
        await storage.close()


def end(draft: Draft) -> None:
    """Bring what is going on to its end."""
    while draft.table.actor is not None:
        draft.act(draft.table.actor, *draft.table.fallback())
    draft.settle()


def deal(draft: Draft, hands: dict[int, str]) -> None:
    """End what is going on and deal these hands."""
    end(draft)
    draft.table.stack(hands=hands)
    draft.deal()


def bet(draft: Draft, amounts: dict[int, int], until: int | None = None) -> None:
    """Everybody bets the given amount or folds, once around or until it is a seat's turn."""
    table = draft.table
    for _ in range(sum(table.playing)):
        if table.actor is None or table.actor == until:
            return
        amount = amounts.get(table.actor)
        draft.act(table.actor, "fold" if amount is None else "bet", amount or 0)
