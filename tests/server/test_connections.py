"""Who may connect, what frames may look like, and what happens to those that may not."""

import asyncio
import contextlib
import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

from .harness import PATIENCE, Player


async def closed_with(socket) -> tuple[int, str]:
    """How the server closes a socket, whatever it sends before."""
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                await socket.recv()
    except ConnectionClosed:
        return socket.close_code, socket.close_reason


async def test_a_table_that_does_not_exist(visit) -> None:
    ann = await visit()
    for code in ("nothing", "%2e%2e", "x" * 300):
        assert (await closed_with(await ann.socket(code)))[0] == 4404


@pytest.mark.parametrize(
    "origin",
    [None, "null", "https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1", "file://", "http://"],
)
async def test_another_page_may_not_connect(visit, origin) -> None:
    ann = await visit()
    code = await ann.open()
    assert (await closed_with(await ann.socket(code, origin=origin)))[0] == 4403


async def test_configured_pages_may_connect(odd_server, visit) -> None:
    ann = await visit(odd_server)
    code = await ann.open()
    for origin, number in (("https://cards.example", None), ("https://evil.example", 4403)):
        socket = await ann.socket(code, origin=origin)
        if number is None:
            assert json.loads(await socket.recv())["type"] == "view"
            await socket.close()
        else:
            assert (await closed_with(socket))[0] == number


async def test_a_connection_needs_a_valid_guest(visit) -> None:
    ann = await visit()
    code = await ann.open()
    cookie = ann.cookie
    forged = ("A" if cookie[0] != "A" else "B") + cookie[1:]
    for bad in (None, "", "x", ann.guest, cookie[:-1], forged, f"{ann.guest}.x"):
        number, reason = await closed_with(await ann.socket(code, cookie=bad))
        assert number == 4401
        assert reason


async def test_a_strangers_cookie_gives_no_seat(seated, visit) -> None:
    ann, _ben = await seated("Ann", "Ben")
    await ann.do("ready")
    await ann.until(lambda room: room["table"]["deal"] == 1)
    stranger = await (await visit()).come(ann.code)
    assert stranger.seat is None
    assert not stranger.room["host"]
    assert all(set(seat["cards"]) <= {None} for seat in stranger.table["seats"])
    for frame in (
        {"kind": "act", "decision": stranger.room["decision"], "action": "fold", "value": 0},
        {"kind": "stand"},
        {"kind": "rename", "name": "Ann"},
        {"kind": "ask", "amount": 5},
        {"kind": "ready"},
    ):
        assert await stranger.refused(**frame) == "not_seated"
    for frame in (
        {"kind": "grant", "seat": 0, "amount": 5},
        {"kind": "kick", "seat": 0},
        {"kind": "pause", "paused": True},
        {"kind": "speed", "fast": True},
        {"kind": "bot", "seat": 5, "bot": "cautious"},
    ):
        assert await stranger.refused(**frame) == "not_host"
    await stranger.leave()


UNREADABLE = [
    "",
    "{",
    "[]",
    "null",
    '"act"',
    "[" * 2000,
    '{"type": "act"}',
    '{"type": "nothing", "id": "a"}',
    '{"type": "act", "id": "a", "decision": "1", "action": "fold", "value": 0}',
    '{"type": "act", "id": "a", "decision": 1, "action": "fold", "value": 0.5}',
    '{"type": "act", "id": "a", "decision": 1, "action": "fold", "value": 1e99}',
    '{"type": "act", "id": "a", "decision": true, "action": "fold"}',
    '{"type": "act", "id": "a", "decision": 1, "action": null}',
    '{"type": "act", "id": "a", "decision": 1, "action": "fold", "extra": 1}',
    '{"type": "act", "id": "", "decision": 1, "action": "fold"}',
    '{"type": "stand", "id": 5}',
    '{"type": "stand", "id": "a\\u0000"}',
    '{"type": "stand", "id": "ä"}',
    '{"type": "stand", "id": "' + "x" * 65 + '"}',
    '{"type": "sit", "id": "a", "seat": -1, "name": "Ann"}',
    '{"type": "sit", "id": "a", "seat": 0}',
    '{"type": "grant", "id": "a", "seat": 0, "amount": 0}',
    '{"type": "grant", "id": "a", "seat": 0, "amount": -5}',
    '{"type": "grant", "id": "a", "seat": 0, "amount": 99999999999999999999}',
    '{"type": "ask", "id": "a", "amount": -1}',
    '{"type": "bot", "id": "a", "seat": 1, "bot": "cheating"}',
    '{"type": "bot", "id": "a", "seat": 1}',
    '{"type": "pause", "id": "a", "paused": "yes"}',
    '{"type": "ping", "sent": "x"}',
    b'{"type": "stand", "id": "a"}',
]


async def test_frames_that_cannot_be_read_are_refused(seated) -> None:
    (ann,) = await seated("Ann")
    number = ann.number
    for frame in UNREADABLE:
        before = len(ann.refusals)
        await ann.socket.send(frame)
        await ann.heard(lambda count=before: len(ann.refusals) > count)
        refusal = ann.refusals[-1]
        assert refusal["code"] == "unreadable"
        assert refusal["message"].endswith(".")
        assert refusal["room"]["number"] == number
        await ann.socket.send('{"type": "ping", "sent": 1}')  # a good one between: not five in a row
    assert ann.closed is None
    assert ann.number == number


async def test_the_id_of_a_wrong_frame_comes_back(seated) -> None:
    (ann,) = await seated("Ann")
    answer = await ann.ask("sit", seat="one", name="Ann")
    assert answer["code"] == "unreadable"
    assert "seat" in answer["message"]


async def test_five_unreadable_frames_in_a_row_close_the_connection(visit) -> None:
    ann = await visit()
    player = await ann.come(await ann.open())
    for _ in range(5):
        await player.socket.send("nonsense")
    await player.reader
    assert player.closed[0] == 4408
    assert [refusal["code"] for refusal in player.refusals] == ["unreadable"] * 5


@pytest.mark.parametrize("size", [4097, 20_000, 70_000, 1_000_000])
async def test_a_frame_that_is_too_big_closes_the_connection(seated, visit, size: int) -> None:
    (ann,) = await seated("Ann")
    ben = await visit()
    player = Player(ben, ann.code, await ben.socket(ann.code))
    await player.heard(lambda: player.room is not None)
    await player.socket.send(json.dumps({"type": "sit", "id": "a", "seat": 1, "name": "B" * size}))
    await player.reader
    assert player.closed[0] == 1009
    if size < 65_536:
        assert player.refusals[-1]["code"] == "too_big"
    assert player.room["people"][1]["name"] is None


async def test_a_frame_of_the_largest_size_is_read(seated) -> None:
    (ann,) = await seated("Ann")
    frame = json.dumps({"type": "ping", "sent": 1})
    await ann.socket.send(frame + " " * (4096 - len(frame)))
    await ann.heard(lambda: ann.frames[-1]["type"] == "pong")


async def test_too_many_frames_close_the_connection(strict_server, visit) -> None:
    ann = await visit(strict_server)
    player = await ann.come(await ann.open())
    with contextlib.suppress(ConnectionClosed):
        # A slow machine needs more of them: meanwhile others are allowed.
        for _ in range(5_000):
            await player.socket.send('{"type": "ping", "sent": 1}')
            await asyncio.sleep(0)  # to hear that the line is closed
    await player.reader
    assert player.closed[0] == 4429
    assert [refusal["code"] for refusal in player.refusals] == ["too_fast"]


async def test_pings_are_answered(seated) -> None:
    (ann,) = await seated("Ann")
    for sent in (0, 1764480000123, 12.75):
        await ann.socket.send(json.dumps({"type": "ping", "sent": sent}))
        await ann.heard(lambda sent=sent: ann.frames[-1].get("sent") == sent)
        assert ann.frames[-1]["now"] > 1_600_000_000_000
        assert ann.frames[-1]["number"] == ann.number


async def test_addresses_have_limits(odd_server, visit) -> None:
    ann = await visit(odd_server)
    code = await ann.open()
    # A proxy on this machine tells for whom it asks.
    busy, other = ({"X-Forwarded-For": address} for address in ("192.0.2.7", "192.0.2.8"))
    body = {"game": "seka", "rules": {}, "name": "Ann", "bots": 0, "bot": "cautious"}
    answers = [await ann.client.post("/api/tables", json=body, headers=busy) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [429]
    assert answers[-1].json()["detail"]["code"] == "too_many"
    assert (await ann.client.post("/api/tables", json=body, headers=other)).status_code == 201

    sockets = [await ann.socket(code, headers=busy) for _ in range(41)]
    assert [json.loads(await socket.recv())["type"] for socket in sockets[:40]] == ["view"] * 40
    assert (await closed_with(sockets[40]))[0] == 4429
    sockets.append(await ann.socket(code, headers=other))
    assert json.loads(await sockets[41].recv())["type"] == "view"
    for socket in sockets:
        await socket.close()


async def test_two_windows_of_one_person_see_the_same(seated) -> None:
    ann, ben = await seated("Ann", "Ben")
    window = await ben.visitor.come(ann.code)
    assert window.seat == ben.seat == 1
    await ann.do("ready")
    for player in (ben, window):
        await player.until(lambda room: room["table"]["deal"] == 1)
    assert ben.table == window.table
    await ben.leave()
    await asyncio.sleep(0.1)
    assert ann.room["people"][1]["connected"]
    await window.leave()
    await ann.until(lambda room: not room["people"][1]["connected"])


async def test_two_tables_of_one_person_do_not_mix(visit) -> None:
    ann = await visit()
    one, other = await ann.come(await ann.open()), await ann.come(await ann.open(bots=1))
    await one.do("rename", name="One")
    await other.do("rename", name="Other")
    assert (one.room["people"][0]["name"], other.room["people"][0]["name"]) == ("One", "Other")
    assert {frame["room"]["code"] for frame in one.frames if "room" in frame} == {one.code}
    await one.leave()
    await other.leave()


TYPES = (
    "act",
    "sit",
    "stand",
    "rename",
    "ask",
    "grant",
    "bot",
    "kick",
    "ready",
    "pause",
    "speed",
    "ping",
    "view",
)
FIELDS = (
    "id",
    "decision",
    "action",
    "value",
    "seat",
    "name",
    "amount",
    "bot",
    "paused",
    "fast",
    "sent",
    "extra",
)
VALUES = [
    0,
    1,
    -1,
    7,
    63,
    64,
    10**9,
    10**30,
    0.5,
    True,
    None,
    "",
    "x",
    "fold",
    "bet",
    [],
    {},
    "\u202e",
    "\ud800",
]


def nonsense(chance: random.Random) -> str:
    """A frame that is nearly right."""
    frame: dict[str, object] = {"type": chance.choice(TYPES), "id": str(chance.random())}
    for field in chance.sample(FIELDS, chance.randrange(6)):
        frame[field] = chance.choice(VALUES)
    text = json.dumps(frame)
    if chance.random() < 0.2:
        place = chance.randrange(len(text))
        text = text[:place] + chance.choice('{}[]",:x\u0000') + text[place + 1 :]
    return text


async def pinged(player: Player, sent: float) -> None:
    """Wait, as a client would, until everything sent before has been answered."""
    await player.socket.send(json.dumps({"type": "ping", "sent": sent}))
    await player.heard(lambda: any(frame.get("sent") == sent for frame in reversed(player.frames)))


async def test_nonsense_neither_stops_a_table_nor_changes_its_chips(odd_server, seated) -> None:
    ann, ben = await seated("Ann", "Ben", at=odd_server, bots=2)
    await ann.until(lambda room: room["table"]["deal"] == 1)
    chance = random.Random(7)
    for round_ in range(150):
        for _ in range(2):
            await ben.socket.send(nonsense(chance))
        await pinged(ben, round_ + 0.25)
        if round_ % 10 == 0 and ann.to_act:
            await ann.act()
    assert ben.closed is None
    assert await ben.ask("ask", amount=1) is not None
    rooms = [f["room"]["table"] for f in ann.frames if f["type"] == "update" and f["room"]["table"]["deal"]]
    sums = {table["pot"] + sum(seat["chips"] for seat in table["seats"]) for table in rooms}
    assert max(sums) <= 400
