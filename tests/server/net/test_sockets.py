"""What a socket's address asks for, and what is answered whatever the table is doing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from mizban.server.messages import Ping, Pong
from mizban.server.net.mailbox import Mailbox
from server.running import running


def test_a_sign_of_life_comes_while_the_table_is_busy(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.people("A") as [client]:
            table = await client.open("kilt-castle", 2)
            async with client.seat(table) as seat, server.service.tables.kept[table].lock:
                assert await asyncio.wait_for(seat.send(Ping("p")), 1) == Pong("p")

    asyncio.run(run())


@pytest.mark.parametrize(("wish", "staged"), [("?staged=1", True), ("?staged=yes", False), ("?at=x&hash=", False)])
def test_every_sight_is_kept_for_those_who_ask_for_it(tmp_path: Path, wish: str, staged: bool) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.people("A") as [client]:
            table = await client.open("kilt-castle", 2)
            url = f"{server.address.replace('http', 'ws', 1)}/api/tables/{table}/socket{wish}"
            async with connect(url, proxy=None) as socket:
                assert '"between":[]' in str(await socket.recv())
                [mailbox] = server.service.tables.kept[table].listeners
                assert isinstance(mailbox, Mailbox)
                assert mailbox.staged == staged

    asyncio.run(run())
