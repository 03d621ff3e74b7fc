"""A server for all tests that do not need one of their own."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from septet.server.settings import Settings

from .harness import Player, Server, Visitor


def stop(server: Server) -> None:
    """Stop a server, which must have had nothing to complain of."""
    server.stop()
    complaints = [line for line in server.log.splitlines() if "bot's choice" not in line]
    assert complaints == []


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that loses no time."""
    server = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield server
    stop(server)


@pytest.fixture(scope="session")
def odd_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where bots think long and results stand long, but tables are soon put away.

    It takes little from one address, and visitors from other pages.
    """
    odd = {
        "RESULT_PAUSE": "30", "BOT_DELAY": "30,30", "HOST_GRACE": "8", "IDLE_AFTER": "0.3",
        "TABLE_RATE": "0.001", "TABLE_BURST": "20", "JOIN_RATE": "0.001", "JOIN_BURST": "40",
        "ORIGINS": "https://cards.example,https://other.example",
    }  # fmt: skip
    folder = tmp_path_factory.mktemp("odd") / "data"
    server = Server(folder, **{f"SEPTET_{name}": value for name, value in odd.items()}).start()
    yield server
    stop(server)


@pytest.fixture
def strict_server(tmp_path: Path) -> Iterator[Server]:
    """A server that takes as many frames from one socket as people are allowed."""
    usual = Settings()
    limits = {"FRAME_RATE": usual.frame_rate, "FRAME_BURST": usual.frame_burst}
    server = Server(tmp_path / "data", **{f"SEPTET_{name}": str(value) for name, value in limits.items()})
    yield server.start()
    stop(server)


@pytest.fixture
async def visit(server: Server) -> AsyncIterator[Callable[..., Awaitable[Visitor]]]:
    """Makes visitors, and sees them out."""
    visitors: list[Visitor] = []

    async def visit(at: Server | None = None) -> Visitor:
        visitors.append(await Visitor(at or server).introduce())
        return visitors[-1]

    yield visit
    for visitor in visitors:
        await visitor.close()


@pytest.fixture
async def seated(
    visit: Callable[..., Awaitable[Visitor]],
) -> AsyncIterator[Callable[..., Awaitable[list[Player]]]]:
    """Seats people at a new table: the first one opened it."""
    players: list[Player] = []

    async def seated(*names: str, at: Server | None = None, bots: int = 0, **wanted: object) -> list[Player]:
        first = await visit(at)
        code = await first.open(name=names[0], bots=bots, **wanted)
        players.append(await first.come(code))
        for seat, name in enumerate(names[1:], bots + 1):
            player = await (await visit(at)).come(code)
            await player.do("sit", seat=seat, name=name)
            players.append(player)
        here, count = players[-len(names) :], len(names) + bots
        for player in here:
            await player.until(lambda room: sum(bool(one["name"]) for one in room["people"]) == count)
        return here

    yield seated
    for player in players:
        await player.leave()
