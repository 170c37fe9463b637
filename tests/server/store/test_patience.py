"""Whatever the store does, every request is answered within 10 seconds, and the server's health is known within 5."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.asyncio.client import connect

from mizban.client import Client, Seat
from mizban.client.seat import new_id
from mizban.server.messages import Ack, Duplicate, Move, NewTable, NotYourTurn, Refused, Sit, Stale
from mizban.server.net.service import Service
from mizban.server.refusals import StoreDown, Unsure
from server.at_table import PEOPLE, move, run, send, sight, sqlite, table_of, turn
from server.running import Running, running

ANSWERED = 10.0  # seconds
KNOWN = 5.0
TABLES = 6
Trouble = Callable[[], contextlib.AbstractContextManager[None]]


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program keeps the file to itself."""
    other = sqlite3.connect(folder / "mizban.db")
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()


def backends(server: str, name: str) -> list[int]:
    with psycopg.connect(server, autocommit=True) as connection:
        return [row[0] for row in connection.execute("SELECT pid FROM pg_stat_activity WHERE datname = %s", (name,))]


@contextlib.contextmanager
def frozen(server: str, database: str) -> Iterator[None]:
    """The processes of PostgreSQL that serve a database stand still, those that come later too."""
    name = psycopg.conninfo.conninfo_to_dict(database)["dbname"]
    stopped = set(backends(server, str(name)))
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            os.kill(pid, signal.SIGCONT)


@contextlib.contextmanager
def down(server: str, database: str) -> Iterator[None]:
    """PostgreSQL ends all connections, and takes no others."""
    name = psycopg.conninfo.conninfo_to_dict(database)["dbname"]
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
        connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,))
        try:
            yield
        finally:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


@pytest.fixture(params=["locked", "frozen", "down"])
def trouble(request: pytest.FixtureRequest, folder: Path) -> tuple[str, Trouble]:
    """A database, and what happens to it."""
    if request.param == "locked":
        return sqlite(folder), lambda: locked(folder)
    server, database = request.getfixturevalue("postgres"), request.getfixturevalue("postgres_database")
    kind = frozen if request.param == "frozen" else down
    return database, lambda: kind(server, database)


async def timed(asked: Any) -> tuple[Any, float]:
    begin = time.monotonic()
    return await asked, time.monotonic() - begin


async def moved(seat: Seat) -> Any:
    """The reply to a move that may be made."""
    sight = await seat.turn()
    assert sight.ask is not None
    return await seat.send(Move(new_id(), sight.decision or 0, sight.at, [sight.ask.options[0].answer]))


def at(seat: Seat) -> int:
    """The number of what is seen."""
    assert seat.sight is not None
    return seat.sight.at


async def seen_beyond(seat: Seat, old: int) -> None:
    """Until a seat sees that its table has gone on."""
    async with asyncio.timeout(KNOWN):
        while at(seat) <= old:
            await asyncio.sleep(0.05)


async def got(client: Client, path: str, token: str = "") -> str:
    """The code with which a page is refused."""
    headers = {"cookie": f"mizban={token}"} if token else {}
    reply = await client.http.get(path, headers=headers)
    return str(reply.json().get("code", reply.status_code))


async def farewell(address: str, path: str, token: str) -> str:
    """Why a socket is closed."""
    url = address.replace("http", "ws") + path
    async with connect(url, additional_headers={"Cookie": f"mizban={token}"}, proxy=None) as socket:
        return str(json.loads(await socket.recv())["why"]["code"])


async def healthy(client: Client, wanted: int) -> float:
    """How long it takes until the server says how it is."""
    begin = time.monotonic()
    while (await client.http.get("/healthz")).status_code != wanted:
        assert time.monotonic() - begin < KNOWN, "the health is not known"
        await asyncio.sleep(0.1)
    return time.monotonic() - begin


def test_all_are_refused_at_the_same_time_and_nothing_is_lost(
    trouble: tuple[str, Trouble], folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database, happens = trouble
    caplog.set_level(logging.WARNING)

    async def test() -> None:
        async with running(folder / "data", database=database) as server, contextlib.AsyncExitStack() as stack:
            clients = await stack.enter_async_context(server.people(*"A" * TABLES))
            seats = [await playing(stack, client) for client in clients]
            before = [at(seat) for seat in seats]
            with happens():
                await asyncio.gather(healthy(clients[0], 503), check_refusals(server, clients, seats))
            await healthy(clients[0], 200)
            replies = await asyncio.gather(*(moved(seat) for seat in seats))
            for seat, reply, old in zip(seats, replies, before, strict=True):
                if not isinstance(reply, Ack):
                    assert isinstance(reply, (Stale, NotYourTurn)), "the first one was written after all"
                    await seen_beyond(seat, old)

    asyncio.run(test())
    assert [record for record in caplog.records if record.exc_info] == [], "no tracebacks"


def test_health_is_known_also_when_nobody_plays(trouble: tuple[str, Trouble], folder: Path) -> None:
    database, happens = trouble

    async def test() -> None:
        async with running(folder / "data", database=database) as server, Client(server.address) as client:
            for _ in range(2):
                with happens():
                    await healthy(client, 503)
                await healthy(client, 200)

    asyncio.run(test())


async def playing(stack: contextlib.AsyncExitStack, client: Client) -> Seat:
    """A seat at a table with a bot, at which one is asked."""
    seat = await stack.enter_async_context(client.seat(await client.open("kilt-castle", 2, bots={1: "random"})))
    await seat.turn()
    return seat


async def check_refusals(server: Running, clients: list[Client], seats: list[Seat]) -> None:
    """Moves are refused; what must be read is refused or found; nothing takes long, and nothing breaks."""
    client = clients[0]
    by_reading = [
        got(client, "/api/session", "unknown"),
        got(client, "/api/tables"),
        got(client, "/api/tables/unknown"),
        farewell(server.address, "/api/tables/unknown/socket", "unknown"),
    ]
    results = await asyncio.gather(*map(timed, [*(moved(seat) for seat in seats), *by_reading]))
    assert max(seconds for _, seconds in results) < ANSWERED
    for reply, _ in results[: len(seats)]:
        assert isinstance(reply, Refused)
        assert reply.why.code == "store-down"
    assert {reply for reply, _ in results[len(seats) :]} <= {"store-down", "200", "no-table"}
    again = await asyncio.gather(*map(timed, (moved(seats[0]) for _ in range(4))))
    assert max(seconds for _, seconds in again) < ANSWERED, "also those that wait for each other at one table"


def test_what_may_have_been_written_is_read_before_anything_else_happens(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle")
        me, _ = turn(table)
        request, write = move(table, me), found.store.writer.write

        async def written_but_not_known(job: Any, patience: float) -> Any:
            await write(job, patience)
            raise Unsure

        with monkeypatch.context() as slow:
            slow.setattr(found.store.writer, "write", written_but_not_known)
            with pytest.raises(StoreDown):
                await send(table, me, request)
        before = sight(table, me).at
        async with asyncio.timeout(5):
            while sight(table, me).at == before:
                await asyncio.sleep(0.05)
        assert await send(table, me, request) == Duplicate("m", before + 1), "it was done, once"

    run(sqlite(folder), test)


def test_who_gave_up_waiting_has_nothing_written(folder: Path) -> None:
    async def test(found: Service) -> None:
        with locked(folder), pytest.raises(StoreDown):
            await found.store.writer.write(lambda connection: done.append(1), patience=0.3)
        await asyncio.sleep(4)
        assert done == []

    done: list[int] = []
    run(sqlite(folder), test)


def test_a_job_that_makes_no_sense_leaves_the_server_healthy(database: str) -> None:
    """Whoever could send something that the database refuses could otherwise make the server look ill."""

    async def test(found: Service) -> None:
        table = await found.tables.open(PEOPLE[0], NewTable("kilt-castle", 2))
        with contextlib.suppress(Exception):
            await table.handle(PEOPLE[1], Sit("x" * 64 + "\n", 1))
        assert found.store.healthy

    run(database, test)
