"""A real server in a process of its own, and people with real sockets who sit at its tables."""

import asyncio
import contextlib
import itertools
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

QUICK = {
    "SEPTET_RESULT_PAUSE": "0.15",
    "SEPTET_BOT_DELAY": "0.01,0.03",
    "SEPTET_FAST_DELAY": "0.001,0.002",
    "SEPTET_DEAL_DELAY": "0",
    "SEPTET_HOST_GRACE": "0.4",
    # All tests have one address: how many of them there are, and how quick, must not matter.
    "SEPTET_TABLE_BURST": "10000",
    "SEPTET_JOIN_BURST": "10000",
    # Players who answer at once send more frames than people may.
    "SEPTET_FRAME_RATE": "1000",
    "SEPTET_FRAME_BURST": "1000",
}
PATIENCE = 30.0
"""Seconds that anything may take on a busy machine."""


class Server:
    """`python -m septet.server` on a free port of this machine."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = {**os.environ, **QUICK, "SEPTET_DATA": str(data), **environment}
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.ends = 0
        self.greeting = ""
        self.output = data.parent / f"{data.name}.log"

    def start(self) -> "Server":
        """Start it, on the same port as before if there was one, and wait until it listens."""
        with self.output.open("a") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "septet.server"],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                env={**self.environment, "PORT": str(self.port)},
            )
        assert self.process.stdout is not None
        line = self.greeting = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
        if not found:
            self.kill()
            raise AssertionError(f"no address in {line!r}: {self.log}")
        self.port = int(found[1])
        return self

    def kill(self) -> None:
        """As a power cut would: no time to say anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.ends += 1
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """What the server has written to its log."""
        return self.output.read_text()


class Answered(Exception):
    """An answer that is no "done"."""


class Visitor:
    """A browser: a cookie, and sockets to tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.client = httpx.AsyncClient(base_url=server.http, timeout=PATIENCE)
        self.guest = ""
        self.sockets: list[ClientConnection] = []

    async def introduce(self) -> "Visitor":
        self.guest = (await self.client.get("/api/me")).json()["guest"]
        return self

    @property
    def cookie(self) -> str:
        return self.client.cookies["septet_guest"]

    async def open(self, **wanted: Any) -> str:
        """Open a table and return its code."""
        body = {"game": "seka", "rules": {}, "name": "Ann", "bots": 0, "bot": "cautious", **wanted}
        answer = await self.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return answer.json()["code"]

    async def socket(self, code: str, since: int | None = None, **changes: Any) -> ClientConnection:
        """A bare socket to a table."""
        query = "" if since is None else f"?since={since}"
        cookie = changes.pop("cookie", self.client.cookies.get("septet_guest"))
        headers = changes.pop("headers", {}) | (
            {} if cookie is None else {"Cookie": f"septet_guest={cookie}"}
        )
        origin = changes.pop("origin", self.server.http)
        opened = await connect(
            f"{self.server.ws}/api/tables/{code}/socket{query}",
            additional_headers=headers,
            origin=origin,
            compression=None,
            open_timeout=PATIENCE,
            **changes,
        )
        self.sockets.append(opened)
        return opened

    async def come(self, code: str, since: int | None = None) -> "Player":
        """Come to a table and wait for the first message."""
        player = Player(self, code, await self.socket(code, since))
        await player.heard(lambda: player.room is not None)
        return player

    async def close(self) -> None:
        """Close the browser with all its windows."""
        for socket in self.sockets:
            await socket.close()
        await self.client.aclose()


class Player:
    """Somebody at a table, who remembers every frame."""

    ids = itertools.count(1)

    def __init__(self, visitor: Visitor, code: str, socket: ClientConnection) -> None:
        self.visitor = visitor
        self.code = code
        self.socket = socket
        self.frames: list[dict[str, Any]] = []
        self.room: Any = None
        self.number = -1
        self.finished = 0
        self.gaps: list[tuple[int, int]] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.refusals: list[dict[str, Any]] = []
        self.changed = asyncio.Event()
        self.closed: tuple[int, str] | None = None
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._take(json.loads(text))
        except ConnectionClosed:
            pass
        self.closed = (self.socket.close_code or 1006, self.socket.close_reason or "")
        self.changed.set()

    def _take(self, frame: dict[str, Any]) -> None:
        self.frames.append(frame)
        if frame["type"] == "update" and self.number >= 0 and frame["number"] != self.number + 1:
            self.gaps.append((self.number, frame["number"]))
        if frame["type"] in ("view", "update"):
            self.number = frame["number"]
        if "room" in frame:
            self.room = frame["room"]
            if self.table["phase"] == "over":
                self.finished = self.table["deal"]
        if frame["type"] in ("done", "refused") and frame["id"]:
            self.answers[frame["id"]] = frame
        if frame["type"] == "refused":
            self.refusals.append(frame)
        self.changed.set()

    async def heard(self, true: Callable[[], Any], patience: float = PATIENCE) -> None:
        """Wait until something is true after a frame."""
        async with asyncio.timeout(patience):
            while not true():
                assert self.closed is None, f"closed: {self.closed}"
                await self.changed.wait()
                self.changed.clear()

    async def until(self, true: Callable[[Any], Any], patience: float = PATIENCE) -> Any:
        """Wait until something is true of the room."""
        await self.heard(lambda: self.room is not None and true(self.room), patience)
        return self.room

    async def send(self, **frame: Any) -> str:
        """Send a frame and return its id."""
        frame.setdefault("id", f"f{next(self.ids)}")
        await self.socket.send(json.dumps(frame))
        return frame["id"]

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a frame and wait for its answer."""
        frame = await self.send(type=kind, **fields)
        await self.heard(lambda: frame in self.answers)
        return self.answers[frame]

    async def do(self, kind: str, **fields: Any) -> int:
        """Send a frame that must be carried out."""
        answer = await self.ask(kind, **fields)
        if answer["type"] != "done":
            raise Answered(answer["code"], answer["message"])
        await self.heard(lambda: self.number >= answer["number"])
        return answer["number"]

    async def refused(self, kind: str, **fields: Any) -> str:
        """Send a frame that must be refused with nothing changed; returns the code."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        assert answer["message"].endswith((".", "!", "?")), answer["message"]
        return answer["code"]

    @property
    def seat(self) -> int | None:
        return self.room["you"]

    @property
    def table(self) -> dict[str, Any]:
        return self.room["table"]

    def told(self, number: int) -> dict[str, Any]:
        """The room as it was after a change; `room` may have moved on by itself."""
        return next(
            frame["room"] for frame in self.frames if frame["type"] == "update" and frame["number"] == number
        )

    @property
    def to_act(self) -> bool:
        return self.table["actor"] is not None and self.table["actor"] == self.seat

    async def act(self, choose: "Callable[[dict[str, Any]], tuple[str, int]] | None" = None) -> None:
        """Answer the open decision."""
        name, value = (choose or cheapest)(self.table)
        await self.do("act", decision=self.room["decision"], action=name, value=value)

    async def leave(self) -> None:
        """Close the socket."""
        await self.socket.close()
        await self.reader


def cheapest(table: dict[str, Any]) -> tuple[str, int]:
    """A player who compares when possible, and else stays in until the pot is worth something."""
    actions = {action["name"]: action for action in table["actions"]}
    active = sum(seat["status"] == "active" for seat in table["seats"])
    if "fold" in actions and active > 2 and table["pot"] > 4 * active:
        return "fold", 0
    if "look" in actions and table["pot"] > 2 * active:
        return "look", 0
    for name in ("show", "open", "bet", "look", "split", "join", "play", "decline", "fold"):
        if name in actions:
            return name, actions[name]["low"]
    raise AssertionError(f"no action in {table['actions']}")


async def play_deals(players: list[Player], deals: int) -> None:
    """Let people play until so many further deals are over.

    The next deal begins by itself, perhaps before everybody has had time to look: what counts
    is that somebody was told of the end (`Player.finished`), not that it is still to be seen.
    """
    goal = players[0].table["deal"] + deals

    async def play(player: Player) -> None:
        while player.finished < goal:
            if player.to_act:
                # Another window of the same person, or a stand-in, may have been quicker.
                with contextlib.suppress(Answered):
                    await player.act()
                continue
            await player.until(lambda room: player.to_act or player.finished >= goal)

    await asyncio.gather(*(play(player) for player in players))


@contextlib.asynccontextmanager
async def visitors(server: Server, count: int) -> AsyncIterator[list[Visitor]]:
    """Some people with browsers."""
    people = [await Visitor(server).introduce() for _ in range(count)]
    try:
        yield people
    finally:
        for person in people:
            await person.close()
