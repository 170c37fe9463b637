"""Servers and players for tests: real sockets, real stores."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Optional

import msgspec
import uvicorn

from mizban.client import Client
from mizban.core.source import Fast
from mizban.server.messages import Sight
from mizban.server.net.service import Service
from mizban.server.serve import bound, configured, opened
from mizban.server.settings import Settings
from mizban.server.world import World

FAST = {
    "rate": 1e6, "burst": 1e6, "rate_per_address": 1e6, "burst_per_address": 1e6, "sockets_per_address": 10_000,
    "guests_per_address": 100_000, "tables_per_person": 100_000, "tables_per_address": 100_000,
    "bots": ["random"], "bot_pause": 0.0,
}  # fmt: skip


@dataclass
class Running:
    """A server that runs in this process."""

    address: str
    service: Service

    @contextlib.asynccontextmanager
    async def people(self, *names: str) -> AsyncIterator[list[Client]]:
        """Guests with these names."""
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(self.address)) for _ in names]
            for client, name in zip(clients, names, strict=True):
                await client.enter(name)
            yield clients


@contextlib.asynccontextmanager
async def running(data: Path, world: Optional[World] = None, **changes: Any) -> AsyncIterator[Running]:
    """A server on any free port, until the end of the block."""
    settings = Settings(**{"port": 0, "data": str(data), **FAST, **changes})
    listener = bound(settings)
    settings = msgspec.structs.replace(settings, port=listener.getsockname()[1])
    service = Service(opened(settings), settings, world)
    server = uvicorn.Server(configured(service))
    task = asyncio.ensure_future(server.serve(sockets=[listener]))
    while not server.started:
        assert not task.done(), "the server could not start"
        await asyncio.sleep(0.01)
    try:
        yield Running(f"http://127.0.0.1:{settings.port}", service)
    finally:
        server.should_exit = True
        await task


def chooser(seed: int) -> Callable[[Sight], int]:
    """A player who takes any option."""
    source = Fast(seed)

    def choose(sight: Sight) -> int:
        assert sight.ask is not None
        return sight.ask.options[source.below(len(sight.ask.options))].answer

    return choose
