"""Acknowledged is durable: a server may die at any moment."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from mizban.client import Client
from mizban.client.seat import Gone, Seat, new_id
from mizban.server.messages import Ack, Duplicate, Move
from server.processes import CARELESS, COMMAND, served
from server.running import chooser

ROUNDS = 3
SYNC = re.compile(r"f(?:data)?sync\(\d+<[^>]*-wal>")
INSERT = re.compile(r"pwrite64\(\d+<[^>]*-wal>")


async def move_until_killed(seat: Seat, acknowledged: dict[str, tuple[Move, int]], seconds: float) -> None:
    """Move as fast as the server goes; note everything that is acknowledged."""
    choose = chooser(7)
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while loop.time() < end:
        sight = await seat.turn()
        if sight.status != "playing" or sight.decision is None:
            return
        move = Move(new_id(), sight.decision, sight.at, [choose(sight)])
        reply = await seat.send(move)
        if isinstance(reply, Ack):
            acknowledged[move.id] = (move, reply.at)
            await seat.until(reply.at)


def test_kill_minus_nine_loses_nothing_acknowledged(database: str, tmp_path: Path) -> None:
    acknowledged: dict[str, tuple[Move, int]] = {}
    token, table = "", ""

    async def play(address: str, enough: int) -> None:
        nonlocal token, table
        async with Client(address) as client:
            if token:
                client.http.cookies.set("mizban", token)
            else:
                await client.enter("A")
                table = await client.open("stone-age", 2, bots={1: "random"})
                token = client.http.cookies["mizban"]
            async with client.seat(table) as seat:
                for move, at in list(acknowledged.values())[-20:]:
                    assert await seat.send(move) == Duplicate(move.id, at)
                last = max([at for _, at in acknowledged.values()], default=0)
                assert (await seat.until(last)).at >= last
                task = asyncio.ensure_future(move_until_killed(seat, acknowledged, 60))
                while len(acknowledged) < enough and not task.done():
                    await asyncio.sleep(0.003)
                kill()
                with pytest.raises(Gone):
                    await task

    for n in range(ROUNDS):
        server = served(tmp_path, "--database", database)
        address = server.__enter__()

        def kill(server: object = server) -> None:
            server.__exit__(None, None, None)  # type: ignore[attr-defined]

        asyncio.run(play(address, len(acknowledged) + 12 + n))


# Sync between insert and ack


def traced(folder: Path, command: Sequence[str]) -> list[str]:
    """What the server asks of the system while some moves are made."""
    out = folder / "trace"
    calls = "trace=fsync,fdatasync,pwrite64,write,writev,sendto,sendmsg"
    strace = ("strace", "-f", "-y", "-s", "120", "-e", calls, "-o", str(out))

    async def play(address: str) -> None:
        async with Client(address) as client:
            await client.enter("A")
            table = await client.open("kilt-castle", 2, bots={1: "random"})
            async with client.seat(table) as seat:
                await asyncio.wait_for(move_until_killed(seat, {}, 2.0), 30)

    with served(folder, before=strace, command=command) as address:
        asyncio.run(play(address))
    return out.read_text(errors="replace").splitlines()


def unsynced(calls: list[str]) -> tuple[int, int]:
    """How many acks there were, and how many of them were sent before the last insert was on the disk."""
    acks = early = 0
    dirty = False
    for call in calls:
        if INSERT.search(call):
            dirty = True
        elif SYNC.search(call):
            dirty = False
        elif '\\"type\\":\\"ack\\"' in call:
            acks += 1
            early += dirty
    return acks, early


def can_trace() -> bool:
    if shutil.which("strace") is None:
        return False
    return subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not can_trace(), reason="strace is not installed or not allowed here: the sync is NOT checked")
def test_the_disk_has_an_answer_before_its_ack_is_sent(tmp_path: Path) -> None:
    acks, early = unsynced(traced(tmp_path, COMMAND))
    assert acks > 3
    assert early == 0


@pytest.mark.skipif(not can_trace(), reason="strace is not installed or not allowed here: the sync is NOT checked")
def test_the_check_finds_a_server_that_does_not_wait_for_the_disk(tmp_path: Path) -> None:
    acks, early = unsynced(traced(tmp_path, CARELESS))
    assert acks > 3
    assert early == acks


def test_a_store_is_migrated_with_a_copy_and_backed_up_while_it_runs(tmp_path: Path) -> None:
    with served(tmp_path) as address:

        async def enter() -> None:
            async with Client(address) as client:
                await client.enter("A")
                assert (await client.health()).status == "ok"

        asyncio.run(enter())
        command = [*COMMAND, "backup", str(tmp_path / "copy.db"), "--data", str(tmp_path)]
        assert subprocess.run(command, check=False).returncode == 0
        assert subprocess.run(command, check=False, capture_output=True).returncode == 2, "a file there is kept"
    with sqlite3.connect(tmp_path / "copy.db") as copy:
        assert copy.execute("SELECT name FROM people").fetchall() == [("A",)]
    copy.close()
