"""Tables that begin with a position, written into the store of a running server: nobody can do that over the wire."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from mizban import Match
from mizban.server.messages import Sit
from mizban.server.store.rows import Person, Setup
from mizban.server.store.table_info import opened
from mizban.server.tables.seating import with_bots
from server.at_table import house, sqlite
from web.visitor import Visitor

BOT = "random"  # on the other seats


def begin_at(visitor: Visitor, data: Path, match: Match, seat: int = 0) -> None:
    """Open the browser of a visitor on a table of the server with this data folder; the seat of the match is asked."""
    lang = str(visitor.page.evaluate("navigator.language"))[:2]
    reply = visitor.page.request.post(
        f"{visitor.address}/api/session", data={"name": "Guest", "lang": lang}, headers={"Origin": visitor.address}
    )
    assert reply.ok, reply.text()
    setup = {"game": match.game.id, "version": match.game.version, "seats": match.state.seats, "options": {}}
    person = Person(reply.json()["person"], "Guest", lang)
    writing = written(data, {**setup, "start": match.position()}, person, seat)
    with ThreadPoolExecutor(1) as beside:  # the thread of the browser has a loop of its own
        table = beside.submit(asyncio.run, writing).result()
    visitor.page.goto(f"{visitor.address}/t/{table}")
    visitor.page.wait_for_selector(".area")
    visitor.wait()


async def written(data: Path, setup: dict[str, Any], person: Person, seat: int) -> str:
    """Write down a table with a person and bots; gives its id."""
    async with house(sqlite(data)) as found:
        found.bots.wake = lambda table: None  # type: ignore[method-assign]
        bots = dict.fromkeys(set(range(setup["seats"])) - {seat}, BOT)
        info = with_bots(opened(person.id, setup["seats"]), bots, found.world)
        table = await found.tables.add(msgspec.convert(setup, Setup), info)
        await table.handle(person, Sit("sit", seat))
        return table.id
