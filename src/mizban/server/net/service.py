"""What requests need: the tables, who is who, and how much anybody may send."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, Optional

from sqlalchemy import Engine

from mizban.server.bots.pool import Bots
from mizban.server.net.limits import Limits
from mizban.server.net.mailbox import Mailbox
from mizban.server.net.sessions import Sessions
from mizban.server.refusals import StoreDown
from mizban.server.settings import Settings
from mizban.server.store.gateway import Store
from mizban.server.tables.registry import Tables
from mizban.server.tables.standing import Absence
from mizban.server.tables.table import Means
from mizban.server.world import World

AGAIN: Final = 2.0  # seconds until the next try where the store cannot be read
GOODBYE: Final = 2.0  # seconds for which sockets may say why they are closed


class Service:
    """One server: its parts, and how they begin and end."""

    def __init__(self, engine: Engine, settings: Settings, world: Optional[World] = None) -> None:
        self.settings: Final = settings
        self.world: Final = world or World()
        self.store: Final = Store(engine, self.world)
        self.bots: Final = Bots(settings, self.world)
        self.tables: Final = Tables(self.means(), settings.tables_in_memory)
        self.sessions: Final = Sessions(self.store, self.world)
        self.limits: Final = Limits(settings, self.world)
        self.open: Final[set[Mailbox]] = set()  # of all sockets
        self.stopping = False
        self.tasks: Final[list[asyncio.Task[None]]] = []

    def means(self) -> Means:
        """What tables work with."""
        absence = Absence(self.settings.stand_in, self.settings.absent_seconds)
        return Means(self.store, self.world, absence, self.settings.seatable, lambda table: self.bots.wake(table))

    async def begin(self) -> None:
        """Watch the store, and take up what was still to be done; nobody waits for that."""
        self.tasks.extend(asyncio.ensure_future(each) for each in (self.store.watch(), self.resume()))

    async def resume(self) -> None:
        """Let bots move that still owe a move, as soon as the store says where."""
        while True:
            try:
                return await self.tables.resume()
            except StoreDown:
                await asyncio.sleep(AGAIN)

    async def say_goodbye(self) -> None:
        """Tell all who are connected that the server stops."""
        self.stopping = True
        for mailbox in list(self.open):
            mailbox.stop()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE):
                while self.open:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop the bots, and write what is waiting."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.bots.close()
        await self.store.close()
