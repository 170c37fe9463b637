"""A table without a network: requests are handed over directly, the store is real."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

from mizban.server.messages import Ack, Move, NewTable, Reply, Request, Sight, Sit
from mizban.server.net.service import Service
from mizban.server.refusals import Refusal
from mizban.server.settings import Settings
from mizban.server.store.migrate import migrate
from mizban.server.store.rows import Person, connect
from mizban.server.tables.table import Table
from mizban.server.world import World

QUICK: dict[str, Any] = {"bots": ["random"], "bot_pause": 0.0}  # bots that think about nothing, and at once
PEOPLE = [Person(f"person{i}", name, "en") for i, name in enumerate("ABCD")]


@contextlib.asynccontextmanager
async def house(database: str, **changes: Any) -> AsyncIterator[Service]:
    """A server without its network, until the end of the block."""
    engine = connect(database)
    migrate(engine)
    found = Service(engine, Settings(**{**QUICK, **changes}), World())
    try:
        yield found
    finally:
        await found.close()


async def table_of(found: Service, game: str, seats: int = 2, **wish: Any) -> Table:
    """A table at which the game has begun, all seats taken by people."""
    table = await found.tables.open(PEOPLE[0], NewTable(game, seats, seating="as_seated", **wish))
    for i in range(1, seats):
        if not table.now.info.chair(i).bot:
            await table.handle(PEOPLE[i], Sit(f"sit{i}", i))
    return table


def turn(table: Table) -> tuple[int, int]:
    """The seat that is asked, and another one."""
    assert table.now.match is not None
    me = table.now.match.waiting[0]
    return me, (me + 1) % table.now.header.seats


def sight(table: Table, seat: int) -> Sight:
    """What a seat sees."""
    return table.now.sights[seat].sight


def move(table: Table, seat: int, *answers: int, id: str = "m") -> Move:
    """A move of a seat as its client would send it; the first option when no answer is given."""
    seen = sight(table, seat)
    first = seen.ask.options[0].answer if seen.ask is not None else 0
    return Move(id, seen.decision or 0, seen.at, list(answers) or [first])


async def send(table: Table, seat: int, request: Request) -> Reply:
    return await table.handle(PEOPLE[seat], request)


async def play_some(table: Table, count: int) -> None:
    """So many first options, one after the other."""
    for n in range(count):
        assert table.now.match is not None
        seat = table.now.match.waiting[0]
        assert isinstance(await send(table, seat, move(table, seat, id=f"auto{table.seq}-{n}")), Ack)


def run(database: str, test: Callable[[Service], Awaitable[None]], **changes: Any) -> None:
    """Run a test with such a server."""

    async def inside() -> None:
        async with house(database, **changes) as found:
            await test(found)

    asyncio.run(inside())


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'mizban.db'}"


__all__ = [
    "PEOPLE",
    "Refusal",
    "Service",
    "house",
    "move",
    "play_some",
    "run",
    "send",
    "sight",
    "sqlite",
    "table_of",
    "turn",
]
