"""Attacks on a served process, as strangers and bad luck make them; run by make attack, and not by make test.

Each prints what it has seen, and fails when something stops, breaks or takes too long.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import multiprocessing
import os
import signal
import sqlite3
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from mizban.client import Client, Seat
from mizban.client.client import Trouble
from mizban.client.seat import new_id
from mizban.server.messages import Ack, Move, Refused
from server.processes import served
from server.running import chooser

ANSWERED = 10.0  # seconds within which everything must be answered
KNOWN = 5.0  # seconds within which the health must be known
GAME = "kilt-castle"


def say(what: str) -> None:
    print(f"\n  {what}", end="", flush=True)


async def moved(seat: Seat) -> tuple[Any, float]:
    """The reply to a move, and how long it took."""
    sight = await seat.turn()
    assert sight.decision is not None
    begin = time.monotonic()
    reply = await seat.send(Move(new_id(), sight.decision, sight.at, [chooser(1)(sight)]))
    return reply, time.monotonic() - begin


async def played(seat: Seat, seconds: float, times: list[float]) -> None:
    """Move at leisure for a while, and note how long each move took."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and (await seat.turn()).status == "playing":
        reply, took = await moved(seat)
        assert isinstance(reply, Ack), reply
        times.append(took)
        await seat.until(reply.at)
        await asyncio.sleep(0.1)


def workers() -> list[int]:
    """The processes on this machine in which bots of a server of ours think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (folder / "cmdline").read_bytes().split(b"\0")
            if b"mizban.server.bots.worker" in words and is_ours(int(folder.name)):
                found.append(int(folder.name))
    return found


def is_ours(pid: int) -> bool:
    """Whether a process comes from this one."""
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return False


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_bots_are_killed_and_stopped(tmp_path: Path, sign: signal.Signals) -> None:
    async def attack(address: str) -> None:
        async with Client(address) as client:
            await client.enter("A")
            async with client.seat(await client.open(GAME, 2, bots={1: "newcomer"})) as seat:
                longest, hit = 0.0, 0
                for _ in range(8):
                    begin = time.monotonic()
                    await asyncio.wait_for(seat.turn(), ANSWERED)
                    longest = max(longest, time.monotonic() - begin)
                    for pid in workers():
                        os.kill(pid, sign)
                        hit += 1
                    reply, _ = await moved(seat)
                    assert isinstance(reply, Ack)
                    await seat.until(reply.at)
                say(f"{sign.name} {hit} times: the table went on within {longest:.1f} s")
                assert hit
                for pid in workers():
                    os.kill(pid, signal.SIGKILL)

    with served(tmp_path) as address:
        asyncio.run(attack(address))


COLUMNS = ["tables.setup", "tables.secret", "tables.facts", "tables.created", "log.entries", "log.seat", "log.at"]


@pytest.mark.parametrize("column", COLUMNS)
def test_a_column_is_damaged(tmp_path: Path, column: str) -> None:
    tables: list[str] = []
    token = ""

    async def before(address: str) -> None:
        nonlocal token
        async with Client(address) as client:
            await client.enter("A")
            tables.extend([await client.open(GAME, 2, bots={1: "newcomer"}, seating="as_seated") for _ in range(2)])
            token = client.http.cookies["mizban"]
            async with client.seat(tables[0]) as seat:
                while (await seat.turn()).waiting == [0]:
                    reply, _ = await moved(seat)
                    if not isinstance(reply, Ack) or 1 in (await seat.until(reply.at)).waiting:
                        return

    async def after(address: str) -> None:
        async with Client(address) as client:
            client.http.cookies.set("mizban", token)
            lines = {line.table: line.status for line in (await client.lobby()).mine}
            sight = await client.sight(tables[0])
            async with client.seat(tables[1]) as seat:
                assert isinstance((await moved(seat))[0], Ack)
            exported = await client.http.get(f"/api/tables/{tables[0]}/export")
            assert exported.status_code == (200 if sight.status == "aside" else 409)
            say(f"{column}: {sight.status}, listed before as {lines[tables[0]]}; the other table goes on")

    with served(tmp_path) as address:
        asyncio.run(before(address))
    table, name = column.split(".")
    with sqlite3.connect(tmp_path / "mizban.db") as store:
        key = "id" if table == "tables" else "table_id"
        store.execute(f"UPDATE {table} SET {name} = ? WHERE {key} = ?", (b"\xff\x00", tables[0]))
    store.close()
    with served(tmp_path) as address:
        asyncio.run(after(address))


def test_the_file_is_locked(tmp_path: Path) -> None:
    async def health(client: Client, wanted: int) -> float:
        begin = time.monotonic()
        while (await client.http.get("/healthz")).status_code != wanted:
            await asyncio.sleep(0.05)
        return time.monotonic() - begin

    async def attack(address: str) -> None:
        async with contextlib.AsyncExitStack() as stack:
            client = await stack.enter_async_context(Client(address))
            await client.enter("A")
            tables = [await client.open(GAME, 2, bots={1: "random"}) for _ in range(12)]
            seats = [await stack.enter_async_context(client.seat(table)) for table in tables]
            await asyncio.gather(*(seat.turn() for seat in seats))
            with locked(tmp_path):
                moving = asyncio.gather(*map(moved, seats))
                ill, moves = await health(client, 503), await moving
                assert all(isinstance(reply, Refused) for reply, _ in moves)
            well = await health(client, 200)
            longest = max(took for _, took in moves)
            say(f"12 moves refused within {longest:.1f} s; 503 after {ill:.1f} s, 200 again after {well:.1f} s")
            assert longest < ANSWERED
            assert max(ill, well) < KNOWN
            assert isinstance((await moved(seats[0]))[0], Ack)

    with served(tmp_path) as address:
        asyncio.run(attack(address))


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    other = sqlite3.connect(folder / "mizban.db")
    other.execute("BEGIN IMMEDIATE")
    yield
    other.rollback()
    other.close()


def flooded(address: str, table: str, tokens: list[str], seconds: float) -> tuple[int, int]:
    """Send garbage from a process of its own: how many messages that were, and how many sockets were closed."""

    async def flood(token: str, end: float) -> tuple[int, int]:
        sent = closed = 0
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        headers = {"Cookie": f"mizban={token}"}
        while time.monotonic() < end:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, additional_headers=headers, proxy=None, max_queue=None) as socket:
                    try:
                        while time.monotonic() < end:
                            await socket.send('{"type":"fly"}')
                            sent += 1
                            if sent % 50 == 0:
                                await asyncio.sleep(0)
                    except ConnectionClosed:
                        closed += 1
        return sent, closed

    async def all_together() -> tuple[int, int]:
        end = time.monotonic() + seconds
        found = await asyncio.gather(*(flood(token, end) for token in tokens))
        return sum(each[0] for each in found), sum(each[1] for each in found)

    return asyncio.run(all_together())


def test_a_flood_of_garbage(tmp_path: Path) -> None:
    async def attack(address: str, beside: ProcessPoolExecutor) -> None:
        async with contextlib.AsyncExitStack() as stack:
            honest, *others = [await stack.enter_async_context(Client(address)) for _ in range(13)]
            for client in (honest, *others):
                await client.enter("A")
            tokens = [client.http.cookies["mizban"] for client in others]
            times: list[list[float]] = [[], []]
            sent = closed = 0
            for meanwhile, noted in enumerate(times):
                table = await honest.open(GAME, 2, bots={1: "random"})
                seat = await stack.enter_async_context(honest.seat(table))
                flooding = beside.submit(flooded, address, table, tokens if meanwhile else [], 6.0)
                await played(seat, 6, noted)
                sent, closed = await asyncio.wrap_future(flooding)
            calm, busy = (statistics.median(noted) * 1000 for noted in times)
            say(f"12 senders: {sent} messages; {closed} sockets were closed")
            say(f"p50 of an honest move: {calm:.0f} ms before, {busy:.0f} ms meanwhile")
            assert closed >= 12
            posts = [await others[0].http.post("/api/tables/none/requests", content=b"{") for _ in range(300)]
            assert 429 in [reply.status_code for reply in posts]

    spawned = multiprocessing.get_context("spawn")
    with served(tmp_path, limited=True) as address, ProcessPoolExecutor(1, mp_context=spawned) as beside:
        asyncio.run(attack(address, beside))


def test_guests_and_tables_are_farmed(tmp_path: Path) -> None:
    async def attack(address: str) -> None:
        async with contextlib.AsyncExitStack() as stack:
            guests: list[Client] = []
            with contextlib.suppress(Trouble):
                while len(guests) < 400:
                    guests.append(await stack.enter_async_context(Client(address)))
                    await guests[-1].enter("A")
            tables = 0
            for client in guests[:-1]:
                with contextlib.suppress(Trouble):
                    for _ in range(10):
                        await client.open(GAME, 2)
                        tables += 1
            say(f"{len(guests) - 1} guests were let in, and opened {tables} tables")
            assert len(guests) - 1 <= 125
            assert tables <= 410

    with served(tmp_path, limited=True) as address:
        asyncio.run(attack(address))


def test_half_requests(tmp_path: Path) -> None:
    async def half(port: int, text: bytes) -> float:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        begin = time.monotonic()
        writer.write(text)
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 20)
        writer.close()
        return time.monotonic() - begin

    async def attack(address: str) -> None:
        port = int(address.rpartition(":")[2])
        texts = [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST /api/session HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"]
        times = await asyncio.gather(*(half(port, text) for text in texts * 200))
        say(f"600 half requests were held for {max(times):.1f} s at most")
        assert max(times) < 12
        async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
            assert (await http.get("/healthz")).status_code == 200

    with served(tmp_path, limited=True) as address:
        asyncio.run(attack(address))


def test_ids_with_line_ends_and_names_that_nobody_sees(tmp_path: Path) -> None:
    async def attack(address: str) -> None:
        async with Client(address) as client:
            for name in ("\u1160", "\u2800", "\u17b4", "\u202e", "\u200c", "\u3164"):
                with pytest.raises(Trouble, match="no letters"):
                    await client.enter(name)
            await client.enter("A")
            table = await client.open(GAME, 2)
            for id in ("a\n", "x" * 64 + "\n", "\n", "a\x00"):
                body = json.dumps({"type": "sit", "id": id})
                reply = await client.http.post(f"/api/tables/{table}/requests", content=body)
                assert reply.status_code == 400
            for path in ("%00", "%0a", "a%00"):
                assert (await client.http.get(f"/api/tables/{path}")).status_code == 404
            assert (await client.health()).status == "ok"
            say("refused, and the server is well")

    with served(tmp_path, limited=True) as address:
        asyncio.run(attack(address))
