"""The database: migrations fit the models, the log is append-only, and there is one writer."""

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from septet.server.people import People, Person
from septet.server.storage import ANSWERS_REMEMBERED, Base, Change, Overtaken, Storage, TableRow

PEOPLE = People(seats=[Person(name="Ann", guest="ann"), None], host="ann")


@pytest.fixture
async def storage(tmp_path):
    storage = Storage(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite3'}")
    await storage.open()
    yield storage
    await storage.close()


async def create(storage: Storage, code: str = "c") -> None:
    row = TableRow(
        code=code, game="seka", number=0, opening={"log": []},
        people=PEOPLE.model_dump(mode="json"), absences={}, created_at=1,
    )  # fmt: skip
    await storage.create(row, Change(code, 0, "open", "ann", 1, 0, [{"do": "sit"}], PEOPLE))


def change(number: int, **fields) -> Change:
    values = {"kind": "act", "who": "ann", "at": 2, "first": number, "entries": [{"do": "act", "n": number}]}
    return Change("c", number, **{**values, "people": None, **fields})


async def test_the_migrations_lead_to_the_models(storage: Storage) -> None:
    await storage.open()
    async with storage.engine.connect() as connection:
        difference = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), Base.metadata)
        )
    assert difference == []


async def test_sqlite_is_tuned(storage: Storage) -> None:
    async with storage.engine.connect() as connection:
        for pragma, value in (("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 1)):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value


async def test_what_is_kept_comes_back(storage: Storage) -> None:
    await create(storage)
    paused = PEOPLE.model_copy(update={"paused": True})
    await storage.save(change(1, answer=("ann", "f1")))
    await storage.save(change(2, people=paused))
    await storage.save_absences("c", {"ann": 5})
    kept = await storage.load("c")
    assert kept is not None
    assert (kept.number, kept.people, kept.absences) == (2, paused, {"ann": 5})
    assert kept.entries == [{"do": "sit"}, {"do": "act", "n": 1}, {"do": "act", "n": 2}]
    assert kept.answers == {("ann", "f1"): 1}
    past = await storage.changes("c", 1)
    assert [(one.number, one.entries, one.people.paused) for one in past] == [(1, 2, False), (2, 3, True)]
    assert await storage.load("other") is None
    assert await storage.count() == 1


async def test_only_the_next_change_is_kept(storage: Storage) -> None:
    await create(storage)
    await storage.save(change(1))
    for stale in (change(1), change(3)):
        with pytest.raises(Overtaken):
            await storage.save(stale)
    kept = await storage.load("c")
    assert kept is not None
    assert (kept.number, len(kept.entries)) == (1, 2)


async def test_a_change_is_kept_whole_or_not_at_all(storage: Storage) -> None:
    await create(storage)
    with pytest.raises(Overtaken):
        await storage.save(change(1, first=0))  # the place of an entry is taken
    kept = await storage.load("c")
    assert kept is not None
    assert (kept.number, len(kept.entries)) == (0, 1)
    assert len(await storage.changes("c", 0)) == 1


async def test_old_answers_are_forgotten_for_each_guest(storage: Storage) -> None:
    await create(storage)
    await storage.save(change(1, answer=("ben", "f")))
    for number in range(2, ANSWERS_REMEMBERED + 5):
        await storage.save(change(number, answer=("ann", f"f{number}")))
    kept = await storage.load("c")
    assert kept is not None
    assert sum(guest == "ann" for guest, _ in kept.answers) == ANSWERS_REMEMBERED
    assert kept.answers["ben", "f"] == 1
    assert ("ann", "f2") not in kept.answers
