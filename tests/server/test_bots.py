"""Bots think in processes of their own, know only what their seat knows, and never stop a table."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from mizban.server.bots import Bots
from mizban.server.house import House
from mizban.server.messages import Leave, NewTable
from mizban.server.settings import Settings
from mizban.server.table import Table
from mizban.server.world import World
from server.house import PEOPLE, play_some, run, send, sight, sqlite, table_of

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
        while seat not in (table.match.waiting if table.match else []) and table.info.status == "playing":
            await asyncio.sleep(0.01)


def test_a_bot_moves_when_it_is_asked_and_gets_what_its_seat_knows(folder: Path) -> None:
    async def test(found: House) -> None:
        asked: list[dict[str, Any]] = []
        think = found.bots.thought

        async def thought(question: dict[str, Any]) -> Any:
            assert table.match is not None
            seat = question["known"]["seat"]
            assert question["known"] == table.match.known(seat)
            asked.append(question)
            return await think(question)

        found.bots.thought = thought  # type: ignore[method-assign]
        table = await found.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "greedy"}))
        for _ in range(4):
            await until_asked(table, 0)
            await play_some(table, 1)
        await until_asked(table, 0)
        assert asked
        assert all(set(each) == {"game", "bot", "seed", "known", "options", "seconds"} for each in asked)
        assert found.bots.killed == 0

    run(sqlite(folder), test)


def test_a_bot_that_hangs_is_killed_and_a_simpler_one_moves(folder: Path) -> None:
    for command in (HANGS, BABBLES, DIES):

        async def test(found: House, command: tuple[str, ...] = command) -> None:
            found.bots.command = command
            table = await found.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "greedy"}))
            await until_moved(table, 1)
            assert found.bots.killed >= 1

        run(sqlite(folder), test, bot_seconds=0.05)


async def until_moved(table: Table, seat: int) -> None:
    async with asyncio.timeout(30):
        while not any(line == seat for line in answered_by(table)):
            await asyncio.sleep(0.01)


def answered_by(table: Table) -> list[int]:
    assert table.match is not None
    return [entry[1] for entry in table.match.timeline.entries() if entry[0] == "answer"]


def test_a_restart_takes_up_the_moves_that_bots_still_owe(database: str) -> None:
    async def first(found: House) -> None:
        found.bots.command = HANGS
        table = await found.open(PEOPLE[0], NewTable("silver", 2, bots={"1": "greedy"}))
        await asyncio.sleep(0)
        assert table.due() == [1]
        kept.append(table.id)

    async def second(found: House) -> None:
        await found.resume()
        await until_moved(found.tables[kept[0]], 1)

    kept: list[str] = []
    run(database, first)
    run(database, second)


def test_who_leaves_is_stood_in_for(folder: Path) -> None:
    async def test(found: House) -> None:
        table = await table_of(found, "kilt-castle", 2)
        assert table.match is not None
        me = table.match.waiting[0]
        await send(table, me, Leave("l"))
        await until_asked(table, 1 - me)
        assert sight(table, 0).chairs[me].away

    run(sqlite(folder), test)


def test_an_idle_pool_has_no_processes() -> None:
    async def test() -> None:
        bots = Bots(Settings(), World())
        assert not bots.all
        await bots.close()

    asyncio.run(test())
