"""The way to the store: read, write, and know at any time whether that works."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine

from mizban.server.refusals import StoreDown
from mizban.server.store import rows
from mizban.server.store.reader import Readers
from mizban.server.store.writer import Writer
from mizban.server.world import World

T = TypeVar("T")
PATIENCE: Final = 5.0  # seconds until whoever waits is refused
SHORT: Final = 1.0  # the same, where it is known already
PAUSE: Final = 1.0  # seconds from one look at the store to the next
SOON: Final = 2.0  # seconds within which it must answer then


class Store:
    """One store; every question is answered or refused within seconds, whatever the database does."""

    def __init__(self, engine: Engine, world: World) -> None:
        self.engine: Final = engine
        self.world: Final = world
        self.readers: Final = Readers(engine)
        self.writer: Final = Writer(engine)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """What a job finds in the store."""
        return await self.readers.read(job, self.patience)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do this inside a transaction; what comes back is durable."""
        return await self.writer.write(job, self.patience)

    @property
    def patience(self) -> float:
        """For how many seconds anybody waits: not for long where it is known that the store does not work."""
        return PATIENCE if self.healthy else SHORT

    @property
    def healthy(self) -> bool:
        """Whether the store could be written when it was last tried, which is seconds ago."""
        return self.writer.healthy

    async def watch(self) -> None:
        """Try the store again and again, so that it is known how it is also when nobody plays."""
        while True:
            await self.look()
            await asyncio.sleep(PAUSE)

    async def look(self) -> None:
        """Try the store: it must let itself be locked for writing; after a failure it must take something, too."""
        write = not self.healthy or is_full(self.engine)
        with contextlib.suppress(StoreDown):
            await self.writer.write(lambda connection: rows.probe(connection, write, self.world.now()), SOON)

    async def close(self) -> None:
        """Write what is waiting; a store that hangs is left behind."""
        ended = await asyncio.to_thread(lambda: [self.writer.close(), self.readers.close()])
        if all(ended):
            self.engine.dispose()


def is_full(engine: Engine) -> bool:
    """Whether there is no room left where a SQLite file is."""
    if engine.url.get_backend_name() != "sqlite" or not engine.url.database:
        return False
    try:
        return os.statvfs(Path(engine.url.database).parent).f_bavail == 0
    except OSError:
        return True
