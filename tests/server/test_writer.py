"""One writer: nothing is told before it is kept, and what cannot be kept has not happened.

These tests run tables in this process, on a real database, to look at what no socket shows.
"""

import asyncio
import logging
import time

import pytest
from sqlalchemy.exc import OperationalError

import septet
from septet.server import bots as server_bots
from septet.server.protocol import Act, Ask, Ready, Rename, Sit, TableWanted
from septet.server.refusals import Code, Refused
from septet.server.room import Room
from septet.server.rooms import Rooms
from septet.server.settings import Settings
from septet.server.storage import Change, Storage

QUICK = Settings(result_pause=0.05, bot_delay=(0.0, 0.01), deal_delay=0.0, bot_limit=0.3)


class Ear:
    """Somebody who listens without a socket."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard: list = []

    def send(self, message) -> None:
        self.heard.append(message)

    @property
    def last(self):
        return self.heard[-1]

    @property
    def room(self):
        """The table as it was last told; `Room.table` runs ahead while a change is being kept."""
        return next(message.room for message in reversed(self.heard) if hasattr(message, "room"))

    @property
    def to_act(self) -> bool:
        return self.room.table.actor == self.room.you


@pytest.fixture
async def storage(tmp_path):
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}")
    await storage.open()
    yield storage
    await storage.close()


@pytest.fixture
async def rooms(storage):
    rooms = Rooms(storage, QUICK)
    yield rooms
    await rooms.close()


async def code_of(rooms: Rooms, **wanted) -> str:
    values = {"game": "seka", "name": "Ann", **wanted}
    return await rooms.create("ann", septet.game("seka"), TableWanted(**values))


async def until(true, patience: float = 20.0) -> None:
    async with asyncio.timeout(patience):
        while not true():  # noqa: ASYNC110  nothing tells these tests of a change
            await asyncio.sleep(0.01)


async def test_nothing_is_told_before_it_is_kept(rooms: Rooms, storage: Storage, monkeypatch) -> None:
    code = await code_of(rooms)
    order: list[str] = []
    save = Storage.save

    async def slow_save(self, change: Change) -> None:
        await asyncio.sleep(0.05)
        order.append(f"heard {len(ear.heard)}")
        await save(self, change)
        order.append("kept")

    monkeypatch.setattr(Storage, "save", slow_save)
    async with rooms.visit(code) as room:
        ear = Ear("ann")
        await room.join(ear, None)
        before = len(ear.heard)
        await room.handle(ear, Rename(type="rename", id="a", name="Anna"))
        assert order == [f"heard {before}", "kept"]
        assert [message.type for message in ear.heard[before:]] == ["update", "done"]


async def test_who_is_refused_meanwhile_is_not_told_what_is_not_kept_yet(rooms: Rooms, monkeypatch) -> None:
    code = await code_of(rooms)
    save, saving, may_save = Storage.save, asyncio.Event(), asyncio.Event()

    async def slow_save(self, change: Change) -> None:
        saving.set()
        await may_save.wait()
        await save(self, change)

    async with rooms.visit(code) as room:
        ann, ben = Ear("ann"), Ear("ben")
        for ear in (ann, ben):
            await room.join(ear, None)
        before = room.number
        monkeypatch.setattr(Storage, "save", slow_save)
        sitting = asyncio.create_task(room.handle(ben, Sit(type="sit", id="a", seat=1, name="Ben")))
        await saving.wait()
        refusing = asyncio.create_task(room.refuse(ann, None, Refused(Code.UNREADABLE, "What?")))
        await asyncio.sleep(0.05)
        may_save.set()
        await asyncio.gather(sitting, refusing)
        told = next(message.room for message in ann.heard if message.type == "refused")
        assert (told.number, told.table.seats[1].present) in ((before, False), (before + 1, True))


async def test_nobodys_time_runs_before_they_are_asked(rooms: Rooms, monkeypatch) -> None:
    """An urgent decision counts from when it is told, however long keeping it took."""
    code = await rooms.create(
        "ann",
        septet.game("seiska", {"hand_size": 5, "deals": 100}),
        TableWanted(game="seiska", name="Ann", bots=0),
    )
    save = Storage.save

    async def slow_save(self, change: Change) -> None:
        await save(self, change)
        if change.kind == "act" and room.table.view(None).phase == "lappu":
            await asyncio.sleep(1.0)

    async with rooms.visit(code) as room:
        ann, ben = Ear("ann"), Ear("ben")
        for ear in (ann, ben):
            await room.join(ear, None)
        await room.handle(ben, Sit(type="sit", id="sit", seat=1, name="Ben"))
        await room.handle(ann, Ready(type="ready", id="ready"))
        await until(lambda: ann.to_act or ben.to_act)
        monkeypatch.setattr(Storage, "save", slow_save)
        turns = 0
        while ann.room.table.phase != "lappu":
            await until(lambda: ann.to_act or ben.to_act)
            one, turns = ann if ann.to_act else ben, turns + 1
            action = one.room.table.actions[0]
            act = Act(
                type="act",
                id=str(turns),
                decision=one.room.decision,
                action=action.name,
                value=action.low,
            )
            await room.handle(one, act)
            assert one.last.type == "done"
        assert ann.room.answer_by - ann.room.now >= 4_900


async def test_a_change_that_cannot_be_kept_has_not_happened(
    rooms: Rooms, storage, monkeypatch, caplog
) -> None:
    code = await code_of(rooms)
    async with rooms.visit(code) as room:
        ann, ben = Ear("ann"), Ear("ben")
        for ear in (ann, ben):
            await room.join(ear, None)
        before = room.view("ann").model_dump(exclude={"now"})
        with monkeypatch.context() as broken:

            async def full(self, change: Change) -> None:
                raise OperationalError("INSERT …", {"entry": "Ah Kd 7c"}, Exception("disk is full"))

            broken.setattr(Storage, "save", full)
            heard = len(ann.heard)
            await room.handle(ben, Sit(type="sit", id="a", seat=1, name="Ben"))
        assert (ben.last.type, ben.last.code) == ("refused", "not_kept")
        assert len(ann.heard) == heard
        assert room.view("ann").model_dump(exclude={"now"}) == before
        assert "Ah" not in caplog.text
        # The same frame may be tried again.
        await room.handle(ben, Sit(type="sit", id="a", seat=1, name="Ben"))
        assert ben.last.type == "done"
        assert room.people.seat_of("ben") == 1


async def test_a_second_writer_is_noticed(rooms: Rooms, storage: Storage) -> None:
    code = await code_of(rooms)
    async with rooms.visit(code) as room:
        ann = Ear("ann")
        await room.join(ann, None)
        kept = await storage.load(code)
        assert kept is not None
        other = await Room.open(kept, storage, QUICK)
        stranger = Ear("ben")
        await other.join(stranger, None)
        await other.handle(stranger, Sit(type="sit", id="x", seat=3, name="Ben"))
        await room.handle(ann, Rename(type="rename", id="a", name="Anna"))
        assert (ann.last.type, ann.last.code) == ("refused", "not_kept")
        assert any(message.type == "view" and message.room.people[3].name == "Ben" for message in ann.heard)
        await room.handle(ann, Rename(type="rename", id="b", name="Anna"))
        assert ann.last.type == "done"
        assert room.table.present[3]


async def test_an_interrupted_change_is_read_anew(rooms: Rooms, monkeypatch) -> None:
    code = await code_of(rooms, bots=0)
    async with rooms.visit(code) as room:
        ann = Ear("ann")
        await room.join(ann, None)

        async def forever(self, change: Change) -> None:
            await asyncio.sleep(60)

        with monkeypatch.context() as stuck:
            stuck.setattr(Storage, "save", forever)
            task = asyncio.create_task(room.handle(ann, Ask(type="ask", id="a", amount=5)))
            await asyncio.sleep(0.05)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        assert not room.sound
        await room.handle(ann, Ask(type="ask", id="a", amount=7))
        assert ann.last.type == "done"
        assert room.sound
        assert room.people.seats[0].asks == 7


class Failing:
    def choose(self, *given, **more):
        raise RuntimeError(f"I hold {given[0].hand}")


class Cheating:
    def choose(self, *given, **more):
        return "bet", 10**6


class Sleeping:
    def choose(self, *given, **more):
        time.sleep(1.0)
        return "fold", 0


@pytest.mark.parametrize("policy", [Failing, Cheating, Sleeping])
async def test_a_bot_that_fails_does_not_stop_the_table(rooms: Rooms, monkeypatch, caplog, policy) -> None:
    monkeypatch.setattr(server_bots.bots, "make", lambda kind, game: policy())
    caplog.set_level(logging.INFO)
    code = await code_of(rooms, bots=2)
    async with rooms.visit(code) as room:
        ann = Ear("ann")
        await room.join(ann, None)
        frame = 0
        while room.table.deals < 2 or not room.table.over:
            await until(lambda: room.table.over or ann.to_act)
            if ann.to_act:
                frame += 1
                act = Act(type="act", id=str(frame), decision=ann.room.decision, action="fold", value=0)
                await room.handle(ann, act)
            else:
                await until(lambda: room.table.deals >= 2 or not room.table.over)
    assert "A bot's" in caplog.text
    assert "hold" not in caplog.text


async def test_a_bot_sees_what_its_seat_may_know(rooms: Rooms, monkeypatch) -> None:
    seen = []

    class Watching:
        def choose(self, knowledge, rules, seat, actions):
            seen.append((seat, knowledge.hand.tolist(), [action.name for action in actions]))
            return "fold", 0

    monkeypatch.setattr(server_bots.bots, "make", lambda kind, game: Watching())
    code = await code_of(rooms, bots=3)
    async with rooms.visit(code) as room:
        ann = Ear("ann")
        await room.join(ann, None)
        await until(lambda: seen or ann.to_act)
        if ann.to_act:
            decision = ann.room.decision
            await room.handle(ann, Act(type="act", id="a", decision=decision, action="bet", value=1))
            assert ann.last.type == "done"
        await until(lambda: seen)
        seat, hands, actions = seen[0]
        assert "fold" in actions
        assert all(card == -2 for other in range(4) if other != seat for card in hands[other])


async def test_bots_vary_their_pace() -> None:
    delays = [server_bots.delay(Settings(), fast=False, cards_fly=False) for _ in range(200)]
    assert 0.6 <= min(delays) < 0.8
    assert 1.6 < max(delays) <= 1.8
    quick = [server_bots.delay(Settings(), fast=True, cards_fly=True) for _ in range(200)]
    assert min(quick) >= 0.15
    assert max(quick) <= 0.3


async def test_a_failed_step_is_tried_again(rooms: Rooms, monkeypatch, caplog) -> None:
    code = await code_of(rooms, bots=1)
    save, failures = Storage.save, []

    async def moody(self, change: Change) -> None:
        if change.kind == "deal" and len(failures) < 1:
            failures.append(1)
            raise OSError("no space left")
        await save(self, change)

    monkeypatch.setattr(Storage, "save", moody)
    async with rooms.visit(code) as room:
        await room.join(Ear("ann"), None)
        await until(lambda: room.table.deals == 1 and room.sound)
    assert failures
