"""kill -9 at any moment: every table goes on with the same cards, turn, chips and people."""

import asyncio
import contextlib
import random
from collections.abc import Iterator

import pytest

from .conftest import stop
from .harness import Answered, Player, Server, play_deals


def lasting(room: dict) -> dict:
    """What a restart must not change, apart from the clock and who is connected."""
    people = [
        {key: value for key, value in person.items() if key != "connected"} for person in room["people"]
    ]
    return {**{key: value for key, value in room.items() if key != "now"}, "people": people}


async def play_on(players: list[Player], seconds: float, chance: random.Random) -> None:
    """Play without end, with some noise, until the time is up."""

    async def play(player: Player) -> None:
        while True:
            if player.to_act:
                with contextlib.suppress(Answered):
                    await player.act()
            elif chance.random() < 0.1:
                await player.ask("ask", amount=chance.randrange(1, 9))
            else:
                await player.heard(lambda number=player.number: player.to_act or player.number != number)

    plays = [asyncio.create_task(play(player)) for player in players]
    await asyncio.sleep(seconds)
    for task in plays:
        task.cancel()
    await asyncio.gather(*plays, return_exceptions=True)


async def come_back(player: Player) -> Player:
    """Connect again as a client that missed the last change, and compare what is told with what was."""
    last = next(frame for frame in reversed(player.frames) if frame["type"] in ("view", "update"))
    back = await player.visitor.come(player.code, since=player.number - 1)
    first = back.frames[0]
    assert first["number"] >= player.number, "something was told before it was kept"
    if first["type"] == "update" and last["type"] == "update":
        assert first["number"] == last["number"]
        assert first["events"] == last["events"]
    if first["number"] == last["number"]:
        assert lasting(first["room"]) == lasting(last["room"])
    assert back.gaps == []
    return back


async def kill_and_continue(server: Server, seated, rounds: int, seed: int, **wanted) -> None:
    """Play, pull the plug, start again, compare; and at the end play a whole deal."""
    chance = random.Random(seed)
    players = await seated("Ann", "Ben", at=server, **wanted)
    total = sum(seat["chips"] for seat in players[0].table["seats"]) + players[0].table["pot"]
    with contextlib.suppress(Answered):
        await players[0].do("ready")
    for _ in range(rounds):
        await play_on(players, chance.uniform(0.05, 0.7), chance)
        server.kill()
        for player in players:
            await player.reader
        server.start()
        players = [await come_back(player) for player in players]
        for player in players:
            assert player.table["pot"] + sum(seat["chips"] for seat in player.table["seats"]) == total
    await play_deals(players, 1)
    for player in players:
        assert player.gaps == []
        await player.leave()


async def test_tables_survive_kill_9(server, seated) -> None:
    await kill_and_continue(server, seated, rounds=1, seed=1, bots=2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server to be killed."""
    server = Server(tmp_path_factory.mktemp("mortal") / "data", SEPTET_HOST_GRACE="600").start()
    yield server
    stop(server)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("rules", [{"preset": "home"}, {"preset": "online"}])
async def test_tables_survive_kill_9_again_and_again(server, seated, seed: int, rules: dict) -> None:
    await kill_and_continue(server, seated, rounds=6, seed=seed, bots=2, rules=rules)


async def test_what_was_agreed_survives_kill_9(server, seated) -> None:
    ann, ben, cleo = await seated("Ann", "Ben", "Cleo", at=server)
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)
    await ben.do("ask", amount=25)
    await ann.do("grant", seat=2, amount=40)
    await ann.do("speed", fast=True)
    await cleo.leave()
    await ann.until(lambda room: not room["people"][2]["connected"])
    await ann.do("bot", seat=2, bot="cautious")
    await play_deals([ann, ben], 0)
    await ann.do("pause", paused=True)
    await ann.do("rename", id="once", name="Anna")
    await ann.do("ask", amount=1)
    deadline = ann.room["next_deal_at"]
    before, number = lasting(ann.room), ann.number
    server.kill()
    server.start()
    back = await ann.visitor.come(ann.code)
    assert lasting(back.room) == before
    assert back.room["next_deal_at"] == deadline
    assert (back.room["paused"], back.room["fast"], back.room["host"]) == (True, True, True)
    assert back.room["people"][1]["asks"] == 25
    assert back.room["people"][2]["stand_in"]

    again = await back.ask("rename", id="once", name="Somebody else")
    assert again["type"] == "done"
    assert again["number"] < number
    assert (back.number, back.room["people"][0]["name"]) == (number, "Anna")
    assert (await ann.visitor.client.get("/api/me")).json()["guest"] == ann.visitor.guest
    await back.leave()
