"""The rows of the store: an append-only log for each table, and what is needed to open one fast.

What is read may be damaged: a row that cannot be read concerns its own table, and no other.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final, Optional, TypeVar

import msgspec
from msgspec import Meta, Struct
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

from mizban.server.store.schema import health, log, outbox, people, places, sessions, snapshots, tables
from mizban.server.store.table_info import Mark, Seated, TableInfo

SYNCHRONOUS: Final = {"sqlite": "FULL"}  # a commit is on the disk before it is acknowledged
BUSY: Final = 3000  # milliseconds for which SQLite waits for a lock
PATIENCE: Final = {  # of PostgreSQL: a refusal comes soon
    "connect_timeout": 3,
    "tcp_user_timeout": 4000,
    "options": "-c statement_timeout=4000 -c lock_timeout=3000",
}
DUE: Final = "bots"  # the kind of an entry of the outbox: bots are to move
SECRET: Final = 32  # bytes
T = TypeVar("T")


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
    person: Optional[str]  # whose request it was
    request: Optional[str]  # its id, which its sender has chosen
    at: int
    created: float
    entries: list[list[Any]]


class Setup(Struct, frozen=True, omit_defaults=True):
    """Which game is played at a table, and how."""

    game: str
    version: int
    seats: Annotated[int, Meta(ge=1, le=99)]
    options: dict[str, str]
    start: Optional[dict[str, Any]] = None  # a position to begin with

    def plain(self) -> dict[str, Any]:
        """As the library takes it."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


class Snapshot(Struct, frozen=True):
    """A match as it was after so many entries."""

    entries: int
    data: dict[str, Any]


class Stored(Struct, frozen=True):
    """All that is written down about a table."""

    setup: Setup
    secret: bytes
    info: TableInfo
    created: float
    lines: list[Line] = []
    snapshot: Optional[Snapshot] = None
    damaged: list[str] = []  # what could not be read


class NewTable(Struct, frozen=True):
    """A table that is to be written down for the first time."""

    id: str
    stored: Stored


class Change(Struct, frozen=True):
    """What is written down in one piece."""

    table: str
    line: Line
    info: TableInfo
    snapshot: Optional[Snapshot]
    due: Optional[bool]  # whether bots are to move, where the outbox does not say so already
    listed: Optional[float]  # when the table was opened, as long as anybody may find it and sit down
    people: Optional[list[str]]  # who has a seat, where that has changed or the game is over now
    opens: Optional[NewTable] = None  # another table that is there from then on


class Entry(Struct, frozen=True):
    """A table in a list of tables."""

    id: str
    setup: Setup
    info: TableInfo
    created: float


def connect(address: str) -> Engine:
    """An engine for SQLite or PostgreSQL."""
    url = driven(make_url(address))
    if url.get_backend_name() != "sqlite":
        return create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=PATIENCE)
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    return engine


def of_one_moment(engine: Engine) -> Engine:
    """The same store for readers: all that a transaction reads is of one moment, as it always is in SQLite.

    PostgreSQL would otherwise show a commit to the second statement that the first one has not seen.
    """
    return engine if engine.dialect.name == "sqlite" else engine.execution_options(isolation_level="REPEATABLE READ")


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
    return None if found is None else readable(lambda: person_in(found))


def person_in(row: Any) -> Person:
    return msgspec.convert({"id": row.id, "name": row.name, "lang": row.lang}, Person)


# Tables


def add_table(connection: Connection, new: NewTable) -> None:
    """A new table."""
    stored = new.stored
    written = {"setup": msgspec.json.encode(stored.setup), "facts": msgspec.json.encode(stored.info)}
    connection.execute(insert(tables).values(id=new.id, secret=stored.secret, created=stored.created, **written))


# Each move runs these two: they are put together once.
ADD_LINE: Final = insert_or_not(log).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
CHANGE_TABLE: Final = (
    update(tables).where(tables.c.id == bindparam("table")).values(facts=bindparam("facts"), listed=bindparam("listed"))
)


def append(connection: Connection, change: Change) -> None:
    """Write the next line of a table's log, with all that follows from it."""
    if connection.execute(ADD_LINE, columns(change)).rowcount != 1:
        raise Taken(f"line {change.line.seq} of the table is taken")
    if change.opens is not None:
        add_table(connection, change.opens)
    info = msgspec.json.encode(change.info)
    connection.execute(CHANGE_TABLE, {"table": change.table, "facts": info, "listed": change.listed})
    if change.people is not None:
        over = change.line.created if change.info.status == "over" else None
        keep_places(connection, change.table, change.people, over)
    if change.snapshot is not None:
        keep_snapshot(connection, change.table, change.snapshot)
    if change.due is not None:
        keep_due(connection, change)


def columns(change: Change) -> dict[str, Any]:
    """The line of a change as the columns of the log."""
    line, entries = change.line, msgspec.json.encode(change.line.entries)
    who = {"seat": line.seat, "person": line.person, "request": line.request}
    what = {"seq": line.seq, "kind": line.kind, "at": line.at, "created": line.created, "entries": entries}
    return {"table_id": change.table, **who, **what}


def keep_due(connection: Connection, change: Change) -> None:
    """Let the outbox say whether bots are to move at a table."""
    connection.execute(delete(outbox).where(outbox.c.table_id == change.table, outbox.c.kind == DUE))
    if change.due:
        connection.execute(insert(outbox).values(table_id=change.table, kind=DUE, created=change.line.created))


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
    """All that is written down about a table, as far as it can be read."""
    found = connection.execute(select(tables).where(tables.c.id == id)).first()
    if found is None:
        return None
    rows = connection.execute(select(log).where(log.c.table_id == id).order_by(log.c.seq)).all()
    shot = connection.execute(select(snapshots).where(snapshots.c.table_id == id)).first()
    setup, info = readable(lambda: setup_of(found.setup)), readable(lambda: info_of(found.facts))
    secret, lines = readable(lambda: secret_of(found.secret)), readable_lines(rows)
    parts = {"setup": setup, "facts": info, "secret": secret, "log": lines if len(lines) == len(rows) else None}
    if setup is None or info is None or not info.fits(setup.seats):
        setup, info = setup or UNKNOWN, lost(setup or UNKNOWN)
        parts["facts"] = None
    snapshot = None if shot is None else readable(lambda: snapshot_of(shot))
    damaged = [name for name, part in parts.items() if part is None]
    return Stored(setup, secret or bytes(SECRET), info, moment(found.created), lines, snapshot, damaged)


UNKNOWN: Final = Setup("", 0, 1, {})  # of a table whose set-up cannot be read


def lost(setup: Setup) -> TableInfo:
    """What is said of a table when nobody knows any more who sits there."""
    return TableInfo("", [Seated()] * setup.seats, [Mark()] * (setup.seats + 1), status="aside")


def readable(read: Callable[[], T]) -> Optional[T]:
    """What can be read; nothing if it is damaged, whatever the damage is."""
    try:
        return read()
    except Exception:
        return None


def setup_of(column: bytes) -> Setup:
    return msgspec.json.decode(column, type=Setup)


def info_of(column: bytes) -> TableInfo:
    return msgspec.json.decode(column, type=TableInfo)


def secret_of(column: bytes) -> bytes:
    secret = bytes(column)
    if len(secret) != SECRET:
        raise ValueError(f"a secret has {SECRET} bytes")
    return secret


def snapshot_of(row: Any) -> Snapshot:
    return msgspec.convert({"entries": row.entries, "data": msgspec.json.decode(row.data)}, Snapshot)


def moment(column: Any) -> float:
    return float(column) if isinstance(column, (int, float)) else 0.0


def readable_lines(rows: Sequence[Any]) -> list[Line]:
    """The lines of a log up to the first that cannot be read or is not there."""
    lines: list[Line] = []
    for row in rows:
        line = readable(lambda row=row: line_of(row))  # type: ignore[misc]
        if line is None or line.seq != len(lines) + 1:
            break
        lines.append(line)
    return lines


def line_of(row: Any) -> Line:
    columns = {name: getattr(row, name) for name in Line.__struct_fields__}
    return msgspec.convert({**columns, "entries": msgspec.json.decode(row.entries)}, Line)


def people_at(connection: Connection, id: str) -> list[str]:
    """Who has a seat at a table."""
    return list(connection.execute(select(places.c.person).where(places.c.table_id == id)).scalars())


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
    return [entry_of(row) for row in connection.execute(query)]


def entry_of(row: Any) -> Entry:
    """A line of a list; a table that cannot be read is one that is set aside."""
    setup, info = readable(lambda: setup_of(row.setup)), readable(lambda: info_of(row.facts))
    if setup is None or info is None or not info.fits(setup.seats):
        setup, info = setup or UNKNOWN, lost(setup or UNKNOWN)
    return Entry(row.id, setup, info, moment(row.created))


# Whether it works


def probe(connection: Connection, write: bool, now: float) -> None:
    """Try the store: look into it, or write something."""
    connection.execute(select(health.c.at))
    if write:
        connection.execute(delete(health))
        connection.execute(insert(health).values(at=now))
