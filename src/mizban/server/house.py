"""The house: the store, the writer, the world, and all tables that are in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final, Optional, TypeVar

from sqlalchemy import Connection, Engine

from mizban.core.errors import MizbanError
from mizban.registry import find
from mizban.server import messages, moves, seating, store
from mizban.server.bots import Bots
from mizban.server.messages import NewTable, Next, Rematch, Reply, Request
from mizban.server.refusals import Refusal
from mizban.server.settings import Settings
from mizban.server.store import Person
from mizban.server.table import Draft, Handler, Table
from mizban.server.table_info import TableInfo, opened
from mizban.server.world import World
from mizban.server.writer import StoreDown, Writer

T = TypeVar("T")


class House:
    """Opens tables, finds them, and keeps in memory those that are in use."""

    def __init__(self, engine: Engine, settings: Settings, world: World) -> None:
        self.engine: Final = engine
        self.settings: Final = settings
        self.world: Final = world
        self.writer: Final = Writer(engine)
        self.bots: Final = Bots(settings, world)
        self.tables: Final[dict[str, Table]] = {}
        self.opening: Final[dict[str, asyncio.Task[Optional[Table]]]] = {}

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Read from the store, in a thread."""

        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        return await asyncio.to_thread(run)

    def handler(self, request: Request) -> Handler:
        """Who deals with a request."""
        return HANDLERS[type(request)]

    def wake(self, table: Table) -> None:
        """Bots are to move at a table."""
        self.bots.wake(table)

    # Tables

    async def open(self, person: Person, new: NewTable) -> Table:
        """A new table; whoever opens it takes the first seat without a bot."""
        setup = checked_setup(new)
        bots = {int(seat): seating.check_bot(bot) for seat, bot in new.bots.items()}
        people = [seat for seat in range(new.seats) if seat not in bots]
        if not people or max(bots, default=0) >= new.seats:
            raise Refusal("bad-setup", reason="bots are on seats that there are, and one seat is for a person")
        table = await self.add(setup, opened(person.id, new.seats, new.listed))
        async with table.lock:
            info = table.info
            for seat, bot in bots.items():
                info = seating.with_bot(table, info, seat, bot)
            info = seating.seated(table, info, people[0], person, new.salt)
            full = not info.free()
            await table.commit(seating.started(table, info, None, None) if full else Draft("sit", info, None))
        return table

    async def add(self, setup: dict[str, Any], info: TableInfo) -> Table:
        """A table that is written down and empty."""
        id, secret, now = self.world.id(), self.world.secret(), self.world.now()
        try:
            await self.writer.write(lambda connection: store.add_table(connection, id, setup, secret, info, now))
        except StoreDown:
            raise Refusal("store-down") from None
        return self.keep(Table(id, store.Stored(setup, secret, info, [], None, now), self))

    def keep(self, table: Table) -> Table:
        """Keep a table in memory, and put idle ones away when there are many."""
        if len(self.tables) >= self.settings.tables_in_memory:
            idle = [each for each in self.tables.values() if not (each.listeners or each.lock.locked() or each.due())]
            for each in idle:
                del self.tables[each.id]
        self.tables[table.id] = table
        return table

    async def table(self, id: str) -> Table:
        """The table with this id, from memory or from the store."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.opening:
            self.opening[id] = asyncio.ensure_future(self._load(id))
        table = await asyncio.shield(self.opening[id])
        if table is None:
            raise Refusal("no-table")
        return table

    async def _load(self, id: str) -> Optional[Table]:
        try:
            stored = await self.read(lambda connection: store.load(connection, id))
            if stored is None:
                return None
            return self.keep(Table(id, stored, self))
        finally:
            del self.opening[id]

    async def resume(self) -> None:
        """Take up what was still to be done when the server last stopped."""
        for id in await self.read(store.due):
            self.wake(await self.table(id))

    async def close(self) -> None:
        """Stop the bots, and write what is waiting."""
        await self.bots.close()
        await asyncio.to_thread(self.writer.close)
        self.engine.dispose()


def checked_setup(new: NewTable) -> dict[str, Any]:
    """The set-up of a new table, if there is such a game."""
    try:
        game = find(new.game)
        game.start(new.seats, new.options)
        options = game.full_options(new.options)
    except MizbanError as error:
        raise Refusal("bad-setup", reason=str(error)) from None
    return {"game": game.id, "version": game.version, "seats": new.seats, "options": options}


async def rematch(table: Table, person: Person, request: Rematch) -> Reply:
    """The same game once more: the first who asks opens the table, the others take their seats there."""
    seat = table.seat(person)
    if table.info.status != "over":
        raise Refusal("not-over")
    if table.info.next is None:
        id = await opened_again(table, person, seat)
        await table.commit(Draft("rematch", table.info.but(next=id), table.match, seat, None))
        return Next(request.id, id)
    again = await table.house.table(table.info.next)
    await again.handle(person, messages.Sit(request.id, seat))
    return Next(request.id, again.id)


async def opened_again(table: Table, person: Person, seat: int) -> str:
    """A new table like the old one, with its bots and the person who asks."""
    house = table.house
    setup = {name: value for name, value in table.setup.items() if name != "start"}
    again = await house.add(setup, opened(person.id, table.header.seats))
    async with again.lock:
        info = again.info
        for other, old in enumerate(table.info.seated):
            if not old.person:
                info = seating.with_bot(again, info, other, old.chair.bot)
        info = seating.seated(again, info, seat, person, None)
        full = not info.free()
        await again.commit(seating.started(again, info, None, None) if full else Draft("sit", info, None))
    return again.id


HANDLERS: Final[dict[type[Any], Handler]] = {
    messages.Sit: seating.sit,
    messages.Start: seating.start,
    messages.Leave: seating.leave,
    messages.ComeBack: seating.come_back,
    messages.Resign: seating.resign,
    messages.Rematch: rematch,
    messages.Move: moves.move,
    messages.Undo: moves.undo,
    messages.AskRecall: moves.recall,
    messages.Consent: moves.consent,
    messages.Seen: moves.seen,
    messages.Try: moves.try_,
    messages.Why: moves.why,
}
