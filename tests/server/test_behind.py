"""Who cannot keep up with what happens is cut off; who only asks much at once is not."""

import asyncio
import json

from septet.server.protocol import Pong
from septet.server.settings import Settings
from septet.server.sockets import WAITING_MESSAGES, Close, Connection


class Stuck:
    """A socket through which nothing gets until it is opened."""

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.got: list[str] = []
        self.closed: tuple[int, str] | None = None

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.got.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


async def test_who_is_too_far_behind_is_cut_off() -> None:
    socket = Stuck()
    connection = Connection(socket, "ann", Settings())
    delivering = asyncio.create_task(connection.deliver())
    kept = WAITING_MESSAGES + 1  # one is on its way
    for number in range(kept + 10):
        assert connection.closing == (number > kept)
        connection.send(Pong(sent=number, now=1, number=0))
        await asyncio.sleep(0)
    socket.open.set()
    await delivering
    assert socket.closed == Close.TOO_SLOW
    assert [json.loads(text)["sent"] for text in socket.got] == list(range(kept))


async def test_many_frames_in_one_packet_are_all_answered(odd_server, seated) -> None:
    (ann,) = await seated("Ann", at=odd_server)
    count = 2 * WAITING_MESSAGES
    for number in range(count):
        ann.socket.protocol.send_text(b'{"type":"ping","sent":%d}' % number)
    ann.socket.transport.write(b"".join(ann.socket.protocol.data_to_send()))
    await ann.heard(lambda: ann.frames[-1].get("sent") == count - 1)
    assert [frame["sent"] for frame in ann.frames if frame["type"] == "pong"] == list(range(count))
