"""What is kept: tables, the append-only log of each, and the answers given to clients.

The log is the truth: replaying `entries` on the `opening` record of a table gives its cards, chips and turn.
It holds hidden cards and never leaves the server.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import JSON, BigInteger, ForeignKey, String, Text, delete, event, func, select, update
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from .people import People

ANSWERS_REMEMBERED = 64
"""Answers remembered for each guest at each table."""


class Base(DeclarativeBase):
    """The tables of the database."""


class TableRow(Base):
    """One card table as it is now."""

    __tablename__ = "tables"

    code: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(Text)
    number: Mapped[int] = mapped_column(BigInteger)
    """The number of the last change; the version that a writer must know."""
    opening: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The game record before its first entry."""
    people: Mapped[dict[str, Any]] = mapped_column(JSON)
    absences: Mapped[dict[str, int]] = mapped_column(JSON)
    """Since when the guests that are not there have been gone."""
    created_at: Mapped[int] = mapped_column(BigInteger)


class ChangeRow(Base):
    """One numbered change of a table."""

    __tablename__ = "changes"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    kind: Mapped[str] = mapped_column(String(32))
    who: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)
    entries: Mapped[int] = mapped_column(BigInteger)
    """How long the log is after this change."""
    people: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """The people after this change, where it changed them."""


class EntryRow(Base):
    """One entry of a table's log."""

    __tablename__ = "entries"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    position: Mapped[int] = mapped_column(BigInteger, primary_key=True)
    entry: Mapped[dict[str, Any]] = mapped_column(JSON)
    who: Mapped[str] = mapped_column(String(64))
    at: Mapped[int] = mapped_column(BigInteger)


class AnswerRow(Base):
    """A client's frame that has been carried out, so that it is not carried out again."""

    __tablename__ = "answers"

    code: Mapped[str] = mapped_column(ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(String(64), primary_key=True)
    frame: Mapped[str] = mapped_column(String(64), primary_key=True)
    number: Mapped[int] = mapped_column(BigInteger)


class Overtaken(Exception):
    """Another writer has changed the table since it was read."""


@dataclass(slots=True)
class Change:
    """What one change adds to what is kept."""

    code: str
    number: int
    kind: str
    who: str
    at: int
    first: int
    """Position of the first new entry."""
    entries: Sequence[dict[str, Any]]
    people: People | None
    """The people, when they have changed."""
    answer: tuple[str, str] | None = None
    """Guest and frame that this change answers."""


@dataclass(slots=True)
class Kept:
    """A table as it was read."""

    code: str
    game: str
    number: int
    opening: dict[str, Any]
    people: People
    absences: dict[str, int]
    entries: list[dict[str, Any]]
    answers: dict[tuple[str, str], int] = field(default_factory=dict)


@dataclass(slots=True)
class Past:
    """A change that has been made, as far as it is needed to tell it again."""

    number: int
    entries: int
    people: People


class Storage:
    """The database of a server."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.session = async_sessionmaker(self.engine, expire_on_commit=False)

    async def open(self) -> None:
        """Bring the database up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Let go of all connections."""
        await self.engine.dispose()

    async def count(self) -> int:
        """How many tables are kept."""
        async with self.session() as session:
            return await session.scalar(select(func.count()).select_from(TableRow)) or 0

    async def create(self, row: TableRow, change: Change) -> None:
        """Keep a new table with the change that set it up."""
        async with self.session.begin() as session:
            session.add(row)
            await session.flush()
            await _append(session, change)

    async def save(self, change: Change) -> None:
        """Keep one change whole, or raise `Overtaken` when it is not the next one."""
        values: dict[str, Any] = {"number": change.number}
        if change.people is not None:
            values["people"] = change.people.model_dump(mode="json")
        step = (
            update(TableRow)
            .where(TableRow.code == change.code, TableRow.number == change.number - 1)
            .values(**values)
            .returning(TableRow.number)
        )
        try:
            async with self.session.begin() as session:
                if await session.scalar(step) is None:
                    raise Overtaken
                await _append(session, change)
        except IntegrityError as error:
            raise Overtaken from error

    async def save_absences(self, code: str, absences: dict[str, int]) -> None:
        """Keep since when people have been gone; not a numbered change."""
        async with self.session.begin() as session:
            await session.execute(update(TableRow).where(TableRow.code == code).values(absences=absences))

    async def load(self, code: str) -> Kept | None:
        """A table with its whole log."""
        async with self.session() as session:
            row = await session.get(TableRow, code)
            if row is None:
                return None
            entries = await session.scalars(
                select(EntryRow.entry).where(EntryRow.code == code).order_by(EntryRow.position)
            )
            answers = await session.execute(
                select(AnswerRow.guest, AnswerRow.frame, AnswerRow.number)
                .where(AnswerRow.code == code)
                .order_by(AnswerRow.number)
            )
            return Kept(
                code=code,
                game=row.game,
                number=row.number,
                opening=row.opening,
                people=People.model_validate(row.people),
                absences=row.absences,
                entries=list(entries),
                answers={(guest, frame): number for guest, frame, number in answers},
            )

    async def find(self, code: str) -> tuple[str, People] | None:
        """The game and the people of a table, without its log."""
        async with self.session() as session:
            row = await session.get(TableRow, code)
            return None if row is None else (row.game, People.model_validate(row.people))

    async def changes(self, code: str, since: int) -> list[Past]:
        """The changes from number `since` on, that one included, each with the people after it."""
        async with self.session() as session:
            before = await session.scalar(
                select(ChangeRow.people)
                .where(ChangeRow.code == code, ChangeRow.number <= since, ChangeRow.people.is_not(None))
                .order_by(ChangeRow.number.desc())
                .limit(1)
            )
            rows = await session.scalars(
                select(ChangeRow)
                .where(ChangeRow.code == code, ChangeRow.number >= since)
                .order_by(ChangeRow.number)
            )
            past: list[Past] = []
            for row in rows:
                before = row.people if row.people is not None else before
                past.append(Past(row.number, row.entries, People.model_validate(before)))
            return past


async def _append(session: AsyncSession, change: Change) -> None:
    """Add the rows of a change."""
    session.add(
        ChangeRow(
            code=change.code,
            number=change.number,
            kind=change.kind,
            who=change.who,
            at=change.at,
            entries=change.first + len(change.entries),
            people=None if change.people is None else change.people.model_dump(mode="json"),
        )
    )
    session.add_all(
        EntryRow(code=change.code, position=change.first + offset, entry=entry, who=change.who, at=change.at)
        for offset, entry in enumerate(change.entries)
    )
    if change.answer is not None:
        await _remember(session, change, *change.answer)


async def _remember(session: AsyncSession, change: Change, guest: str, frame: str) -> None:
    """Add an answer and forget those of the same guest that are too old."""
    session.add(AnswerRow(code=change.code, guest=guest, frame=frame, number=change.number))
    await session.flush()
    mine = (AnswerRow.code == change.code, AnswerRow.guest == guest)
    oldest = await session.scalar(
        select(AnswerRow.number)
        .where(*mine)
        .order_by(AnswerRow.number.desc())
        .offset(ANSWERS_REMEMBERED)
        .limit(1)
    )
    if oldest is not None:
        await session.execute(delete(AnswerRow).where(*mine, AnswerRow.number <= oldest))


def _engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True)
    if make_url(url).get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _tune_sqlite)
    return engine


def _tune_sqlite(connection: Any, _record: Any) -> None:
    """Readers beside the writer, references that hold, and one flush to disk per checkpoint."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "foreign_keys=ON", "synchronous=NORMAL", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    """Run the migrations that this database has not had yet."""
    config = Config()
    config.set_main_option("script_location", "septet.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
