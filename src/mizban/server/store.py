"""The store: an append-only log for each table, and what is needed to open one fast."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any, Final, Optional

import msgspec
from msgspec import Struct
from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert as insert_or_not  # written alike for SQLite

from mizban.server.schema import log, outbox, people, places, sessions, snapshots, tables
from mizban.server.table_info import TableInfo

SYNCHRONOUS: Final = {"sqlite": "FULL"}  # a commit is on the disk before it is acknowledged
BUSY: Final = 5000  # milliseconds
PATIENCE: Final = {"connect_timeout": 5, "options": "-c statement_timeout=10000"}  # of PostgreSQL: a refusal comes soon
DUE: Final = "bots"  # the kind of an entry of the outbox: bots are to move


class Taken(Exception):
    """Another process has written this number of the log first."""


class Person(Struct, frozen=True):
    """Somebody who plays."""

    id: str
    name: str
    lang: str


class Line(Struct, frozen=True):
    """One line of a table's log: what one request has led to."""

    seq: int
    kind: str
    seat: Optional[int]
    request: Optional[str]
    at: int
    entries: list[list[Any]]


class Snapshot(Struct, frozen=True):
    """A match as it was after so many entries."""

    entries: int
    data: dict[str, Any]


class Stored(Struct, frozen=True):
    """All that is written down about a table."""

    setup: dict[str, Any]
    secret: bytes
    info: TableInfo
    lines: list[Line]
    snapshot: Optional[Snapshot]
    created: float


class Change(Struct, frozen=True):
    """What is written down in one piece."""

    table: str
    line: Line
    info: TableInfo
    snapshot: Optional[Snapshot]
    due: Optional[bool]  # whether bots are to move, where the outbox does not say so already
    listed: Optional[float]  # when the table was opened, as long as anybody may find it and sit down
    people: Optional[list[str]]  # who has a seat, where that has changed or the game is over now
    now: float


class Entry(Struct, frozen=True):
    """A table in a list of tables."""

    id: str
    setup: dict[str, Any]
    info: TableInfo
    created: float


def connect(address: str) -> Engine:
    """An engine for SQLite or PostgreSQL."""
    url = driven(make_url(address))
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, connect_args=PATIENCE)
    engine = create_engine(url)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def driven(url: URL) -> URL:
    """An address with the driver that is installed."""
    return url.set(drivername="postgresql+psycopg") if url.drivername in ("postgres", "postgresql") else url


def prepare(connection: sqlite3.Connection, _: object) -> None:
    """Settings of a new SQLite connection: readers never block, and a commit waits for the disk."""
    connection.isolation_level = None  # we say BEGIN ourselves
    connection.execute(f"PRAGMA busy_timeout = {BUSY}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute(f"PRAGMA synchronous = {SYNCHRONOUS['sqlite']}")
    connection.execute("PRAGMA foreign_keys = ON")


def begin(connection: Connection) -> None:
    """A writer takes the lock at once, so that it never has to begin again."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# People


def add_person(connection: Connection, person: Person, token_hash: str, now: float) -> None:
    """A new person with a session."""
    connection.execute(insert(people).values(id=person.id, name=person.name, lang=person.lang, created=now))
    connection.execute(insert(sessions).values(hash=token_hash, person=person.id, created=now))


def rename(connection: Connection, person: Person) -> None:
    """Somebody has another name or language from now on."""
    connection.execute(update(people).where(people.c.id == person.id).values(name=person.name, lang=person.lang))


def person_of(connection: Connection, token_hash: str) -> Optional[Person]:
    """Whose session this is."""
    found = connection.execute(
        select(people.c.id, people.c.name, people.c.lang).join(sessions).where(sessions.c.hash == token_hash)
    ).first()
    return None if found is None else Person(*found)


# Tables


def add_table(
    connection: Connection, id: str, setup: dict[str, Any], secret: bytes, info: TableInfo, now: float
) -> None:
    """A new table."""
    written = {"setup": msgspec.json.encode(setup), "facts": msgspec.json.encode(info)}
    connection.execute(insert(tables).values(id=id, secret=secret, created=now, **written))


# Each move runs these two: they are put together once.
ADD_LINE: Final = insert_or_not(log).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
CHANGE_TABLE: Final = (
    update(tables).where(tables.c.id == bindparam("table")).values(facts=bindparam("facts"), listed=bindparam("listed"))
)


def append(connection: Connection, change: Change) -> None:
    """Write the next line of a table's log, with all that follows from it."""
    if connection.execute(ADD_LINE, columns(change)).rowcount != 1:
        raise Taken(f"line {change.line.seq} of the table is taken")
    info = msgspec.json.encode(change.info)
    connection.execute(CHANGE_TABLE, {"table": change.table, "facts": info, "listed": change.listed})
    if change.people is not None:
        keep_places(connection, change.table, change.people, change.now if change.info.status == "over" else None)
    if change.snapshot is not None:
        keep_snapshot(connection, change.table, change.snapshot)
    if change.due is not None:
        keep_due(connection, change)


def columns(change: Change) -> dict[str, Any]:
    """The line of a change as the columns of the log."""
    line, entries = change.line, msgspec.json.encode(change.line.entries)
    named = {"seq": line.seq, "kind": line.kind, "seat": line.seat, "request": line.request, "at": line.at}
    return {"table_id": change.table, "entries": entries, "created": change.now, **named}


def keep_due(connection: Connection, change: Change) -> None:
    """Let the outbox say whether bots are to move at a table."""
    connection.execute(delete(outbox).where(outbox.c.table_id == change.table, outbox.c.kind == DUE))
    if change.due:
        connection.execute(insert(outbox).values(table_id=change.table, kind=DUE, created=change.now))


def keep_places(connection: Connection, table: str, persons: list[str], ended: Optional[float]) -> None:
    """Keep who has a seat at a table."""
    connection.execute(delete(places).where(places.c.table_id == table))
    if persons:
        rows = [{"table_id": table, "person": person, "ended": ended} for person in persons]
        connection.execute(insert(places), rows)


def keep_snapshot(connection: Connection, table: str, snapshot: Snapshot) -> None:
    """Keep the newest snapshot of a table."""
    connection.execute(delete(snapshots).where(snapshots.c.table_id == table))
    data = msgspec.json.encode(snapshot.data)
    connection.execute(insert(snapshots).values(table_id=table, entries=snapshot.entries, data=data))


def load(connection: Connection, id: str) -> Optional[Stored]:
    """All that is written down about a table."""
    found = connection.execute(select(tables).where(tables.c.id == id)).first()
    if found is None:
        return None
    rows = connection.execute(select(log).where(log.c.table_id == id).order_by(log.c.seq)).all()
    shot = connection.execute(select(snapshots).where(snapshots.c.table_id == id)).first()
    return Stored(
        msgspec.json.decode(found.setup),
        bytes(found.secret),
        msgspec.json.decode(found.facts, type=TableInfo),
        [line_of(row) for row in rows],
        None if shot is None else Snapshot(shot.entries, msgspec.json.decode(shot.data)),
        found.created,
    )


def line_of(row: Any) -> Line:
    return Line(row.seq, row.kind, row.seat, row.request, row.at, msgspec.json.decode(row.entries))


def due(connection: Connection) -> Sequence[str]:
    """The tables at which bots are to move."""
    return connection.execute(select(outbox.c.table_id).where(outbox.c.kind == DUE).distinct()).scalars().all()


# Lists of tables


ENTRY: Final = select(tables.c.id, tables.c.setup, tables.c.facts, tables.c.created)


def going_on(connection: Connection, person: str, most: int) -> list[Entry]:
    """The tables at which a person has a seat and the game is not over, newest first."""
    mine = ENTRY.join(places).where(places.c.person == person, places.c.ended.is_(None))
    return entries(connection, mine.order_by(tables.c.created.desc()).limit(most))


def finished(connection: Connection, person: str, since: float, most: int) -> list[Entry]:
    """The tables at which a person had a seat and the game was over after some time, newest first."""
    mine = ENTRY.join(places).where(places.c.person == person, places.c.ended > since)
    return entries(connection, mine.order_by(places.c.ended.desc()).limit(most))


def joinable(connection: Connection, most: int) -> list[Entry]:
    """The tables that anybody may find and join, newest first."""
    return entries(connection, ENTRY.where(tables.c.listed.is_not(None)).order_by(tables.c.listed.desc()).limit(most))


def entries(connection: Connection, query: Select[Any]) -> list[Entry]:
    return [
        Entry(row.id, msgspec.json.decode(row.setup), msgspec.json.decode(row.facts, type=TableInfo), row.created)
        for row in connection.execute(query)
    ]
