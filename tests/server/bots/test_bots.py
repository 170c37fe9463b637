"""Bots think in processes of their own, know only what their seat knows, and never stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Optional

import pytest
import uvloop
from sqlalchemy import Connection

from mizban.server.bots.pool import Bots, Failed, Process
from mizban.server.bots.worker import unpacked
from mizban.server.messages import Leave, NewTable
from mizban.server.net.service import Service
from mizban.server.refusals import StoreDown
from mizban.server.settings import Settings
from mizban.server.store import rows
from mizban.server.tables.table import Table
from mizban.server.world import World
from server.at_table import PEOPLE, house, play_some, run, send, sight, sqlite, table_of

QUESTION = {"game", "bot", "seed", "seat", "state", "seconds"}
HANGS = (sys.executable, "-c", "import time; print('\"ready\"', flush=True); time.sleep(100)")
BABBLES = (
    sys.executable,
    "-c",
    "import sys; print('\"ready\"', flush=True)\nfor _ in sys.stdin: print('x', flush=True)",
)
DIES = (sys.executable, "-c", "print('\"ready\"', flush=True)")


async def until_asked(table: Table, seat: int) -> None:
    """Wait until the bots have moved."""
    async with asyncio.timeout(60):
        while seat not in (table.now.match.waiting if table.now.match else []) and table.now.info.status == "playing":
            await asyncio.sleep(0.01)


def test_a_bot_moves_when_it_is_asked_and_gets_a_guess_from_what_its_seat_knows(folder: Path) -> None:
    async def test(found: Service) -> None:
        asked: list[dict[str, Any]] = []
        truths: list[bool] = []
        think = found.bots.thought

        async def thought(question: dict[str, Any]) -> Any:
            match = table.now.match
            assert match is not None
            guessed, seat = unpacked(question["state"]), question["seat"]
            assert match.game.known(guessed, seat) == match.known(seat)
            assert guessed.events is None, "what was told to others stays here"
            truths.append(guessed == match.state)
            asked.append(question)
            return await think(question)

        found.bots.thought = thought  # type: ignore[method-assign]
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "newcomer"}, seating="as_seated"))
        for _ in range(4):
            await until_asked(table, 0)
            await play_some(table, 1)
        await until_asked(table, 0)
        assert asked
        assert all(set(each) == QUESTION for each in asked)
        assert not all(truths), "a bot is given a guess, not the truth"
        assert found.bots.killed == 0

    run(sqlite(folder), test)


def test_where_no_process_answers_anything_is_played_and_the_table_goes_on(folder: Path) -> None:
    for command in (HANGS, BABBLES, DIES):

        async def test(found: Service, command: tuple[str, ...] = command) -> None:
            found.bots.command = command
            table = await found.tables.open(
                PEOPLE[0], NewTable("silver", 2, bots={"1": "newcomer"}, seating="as_seated")
            )
            await until_moved(table, 1)
            assert found.bots.killed >= 1

        run(sqlite(folder), test, bot_seconds=0.05)


async def until_moved(table: Table, seat: int) -> None:
    async with asyncio.timeout(30):
        while not any(line == seat for line in answered_by(table)):
            await asyncio.sleep(0.01)


def answered_by(table: Table) -> list[int]:
    assert table.now.match is not None
    return [entry[1] for entry in table.now.match.timeline.entries() if entry[0] == "answer"]


def test_a_restart_takes_up_the_moves_that_bots_still_owe(database: str) -> None:
    async def first(found: Service) -> None:
        found.bots.command = HANGS
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "newcomer"}, seating="as_seated"))
        await asyncio.sleep(0)
        assert table.due() == [1]
        kept.append(table.id)

    async def second(found: Service) -> None:
        await found.tables.resume()
        await until_moved(found.tables.kept[kept[0]], 1)

    kept: list[str] = []
    run(database, first)
    run(database, second)


def test_a_start_while_the_store_is_down_takes_up_the_moves_when_it_is_back(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def first(found: Service) -> None:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "random"}, seating="as_seated"))
        kept.append(table.id)

    async def second(found: Service) -> None:
        load, troubles = rows.load, [StoreDown(), StoreDown()]

        def sometimes(connection: Connection, id: str) -> Optional[rows.Stored]:
            if troubles:
                raise troubles.pop()
            return load(connection, id)

        monkeypatch.setattr(rows, "load", sometimes)
        await found.begin()
        async with asyncio.timeout(20):
            while kept[0] not in found.tables.kept:
                await asyncio.sleep(0.01)
        await until_moved(found.tables.kept[kept[0]], 1)

    kept: list[str] = []
    monkeypatch.setattr("mizban.server.net.service.AGAIN", 0.01)
    run(sqlite(folder), first)
    run(sqlite(folder), second)
    assert [record for record in caplog.records if record.exc_info] == []


def test_who_leaves_is_stood_in_for(folder: Path) -> None:
    async def test(found: Service) -> None:
        table = await table_of(found, "kilt-castle", 2)
        assert table.now.match is not None
        me = table.now.match.waiting[0]
        await send(table, me, Leave("l"))
        await until_asked(table, 1 - me)
        assert sight(table, 0).chairs[me].away

    run(sqlite(folder), test)


def test_a_process_that_has_died_is_replaced_and_its_table_goes_on(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As on a server: its loop raises something else when a pipe is closed."""

    async def test() -> None:
        async with house(sqlite(folder)) as found:
            table = await found.tables.open(
                PEOPLE[0], NewTable("silver", 2, bots={"1": "newcomer"}, seating="as_seated")
            )
            for seen in range(3):
                await until_asked(table, 0)
                for process in found.bots.all:
                    os.kill(process.process.pid, signal.SIGKILL)
                    if seen != 1:  # also when nobody has noticed its death yet
                        await process.process.wait()
                await play_some(table, 1)
            async with asyncio.timeout(10):
                await until_asked(table, 0)

    uvloop.run(test())
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_question_to_a_process_whose_death_nobody_has_noticed_fails_like_any_other() -> None:
    class Closed:
        def write(self, data: bytes) -> None:
            raise RuntimeError("the handler is closed")

    process = Process(SimpleNamespace(stdin=Closed()))  # type: ignore[arg-type]
    with pytest.raises(Failed):
        asyncio.run(process.ask({}, 1.0))


def test_a_process_is_killed_with_all_that_it_has_started(folder: Path) -> None:
    async def test(found: Service) -> None:
        started = folder / "child"
        code = f"""
import subprocess, time
child = subprocess.Popen(["sleep", "100"])
open({str(started)!r}, "w").write(str(child.pid))
time.sleep(100)
"""
        found.bots.command = (sys.executable, "-c", code)
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "newcomer"}, seating="as_seated"))
        await until_moved(table, 1)
        stat = Path(f"/proc/{started.read_text()}/stat")
        assert not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] == "Z"

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("mizban.server.bots.pool.START", 2.0)
        run(sqlite(folder), test, bot_seconds=0.05)


def test_what_goes_wrong_once_is_tried_again(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test(found: Service) -> None:
        choose, troubles = found.bots.choose, [RuntimeError("the pipe is closed"), KeyError("walls")]

        async def sometimes(table: Table, seat: int) -> list[int]:
            if troubles:
                raise troubles.pop()
            return await choose(table, seat)

        found.bots.choose = sometimes  # type: ignore[method-assign]
        table = await found.tables.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "random"}, seating="as_seated"))
        await until_moved(table, 1)
        assert not troubles

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("mizban.server.bots.pool.AGAIN", 0.01)
        run(sqlite(folder), test)
    assert caplog.text.count("could not move at table") == 2


def test_a_process_that_nobody_waits_for_any_longer_ends_by_itself() -> None:
    code = """
import time
from mizban.server.bots import worker
worker.GRACE = 0.2
worker.turn = lambda asked: time.sleep(100)
worker.main()
"""
    done = subprocess.run([sys.executable, "-c", code], input=b'{"seconds": 0.1}\n', capture_output=True, timeout=30)
    assert done.returncode == -signal.SIGALRM


def test_an_idle_pool_has_no_processes() -> None:
    async def test() -> None:
        bots = Bots(Settings(), World())
        assert not bots.all
        await bots.close()

    asyncio.run(test())
