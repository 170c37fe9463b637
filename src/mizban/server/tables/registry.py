"""All tables: opens them, finds them, and keeps in memory those that are in use."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Final, Optional

from mizban.core.errors import MizbanError
from mizban.registry import find
from mizban.server.messages import NewTable, Next, Reply, Request, Sit
from mizban.server.refusals import Refusal, StoreDown
from mizban.server.store import rows
from mizban.server.store.rows import Person, Setup, Stored
from mizban.server.store.table_info import TableInfo, opened
from mizban.server.tables import seating
from mizban.server.tables.table import Means, Table

ID: Final = re.compile("[A-Za-z0-9_-]{1,40}")
logger: Final = logging.getLogger(__name__)


class Tables:
    """The tables of a server by their ids."""

    def __init__(self, means: Means, most: int) -> None:
        self.means: Final = means
        self.most: Final = most  # idle tables beyond so many are put away
        self.kept: Final[dict[str, Table]] = {}
        self.aside: Final[set[str]] = set()  # those that were found to be set aside
        self.opening: Final[dict[str, asyncio.Task[Optional[Table]]]] = {}

    # New ones

    async def open(self, person: Person, new: NewTable) -> Table:
        """A new table; whoever opens it takes the first seat without a bot."""
        setup = checked_setup(new)
        bots = {int(seat): seating.check_bot(bot, self.means.bots) for seat, bot in new.bots.items()}
        people = [seat for seat in range(new.seats) if seat not in bots]
        if not people or max(bots, default=0) >= new.seats:
            raise Refusal("bad-setup", reason="bots are on seats that there are, and one seat is for a person")
        empty = opened(person.id, new.seats, new.listed, shuffled=new.seating == "shuffled")
        info = seating.with_bots(empty, bots, self.means.world)
        table = await self.add(setup, info)
        await table.handle(person, Sit(self.means.world.id(), people[0], new.salt, new.program))
        return table

    async def add(self, setup: Setup, info: TableInfo) -> Table:
        """A table that is written down, and at which nobody sits but bots."""
        world = self.means.world
        new = rows.NewTable(world.id(), Stored(setup, world.secret(), info, world.now()))
        await self.means.store.write(lambda connection: rows.add_table(connection, new))
        return self.keep(Table(new.id, new.stored, self.means))

    # Those that there are

    async def handle(self, table: Table, person: Person, request: Request) -> Reply:
        """The one reply to a request at a table; who is told where a rematch takes place has a seat there."""
        reply = await table.handle(person, request)
        if isinstance(reply, Next):
            again = await self.table(reply.table)
            seat = table.now.seat(person)
            await again.handle(person, Sit(request.id, seat, program=table.now.info.chair(seat).program))
        return reply

    async def table(self, id: str) -> Table:
        """The table with this id, from memory or from the store."""
        if id in self.kept:
            return self.kept[id]
        if not ID.fullmatch(id):
            raise Refusal("no-table")
        if id not in self.opening:
            self.opening[id] = asyncio.ensure_future(self._load(id))
        table = await asyncio.shield(self.opening[id])
        if table is None:
            raise Refusal("no-table")
        return table

    async def _load(self, id: str) -> Optional[Table]:
        try:
            stored = await self.means.store.read(lambda connection: rows.load(connection, id))
            return None if stored is None else self.keep(Table(id, stored, self.means))
        finally:
            del self.opening[id]

    def keep(self, table: Table) -> Table:
        """Keep a table in memory, and put idle ones away when there are many."""
        if len(self.kept) >= self.most:
            idle = [each for each in self.kept.values() if not (each.listeners or each.lock.locked() or each.due())]
            for each in idle:
                del self.kept[each.id]
        self.kept[table.id] = table
        if table.now.info.status == "aside":
            self.aside.add(table.id)
        else:
            self.aside.discard(table.id)
        return table

    def is_aside(self, id: str, setup: Setup) -> bool:
        """Whether a table is set aside, as far as that is known without opening it."""
        try:
            return id in self.aside or find(setup.game).version != setup.version
        except MizbanError:
            return True

    async def resume(self) -> None:
        """Take up what was to be done when the server last stopped; what is wrong with one table stops no other."""
        for id in await self.means.store.read(rows.due):
            try:
                self.means.wake(await self.table(id))
            except StoreDown:
                raise
            except Exception:
                logger.exception("the bots of table %s cannot go on", id)


def checked_setup(new: NewTable) -> Setup:
    """The set-up of a new table, if there is such a game."""
    try:
        game = find(new.game)
        game.start(new.seats, new.options)
        options = game.full_options(new.options)
    except MizbanError as error:
        raise Refusal("bad-setup", reason=str(error)) from None
    return Setup(game.id, game.version, new.seats, options)
