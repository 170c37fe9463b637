"""Lists of tables: one's own, and those that anybody may join."""

from __future__ import annotations

from typing import Final

from msgspec import structs
from sqlalchemy import Connection

from mizban.server import store
from mizban.server.house import House
from mizban.server.messages import Lobby, Sitter, TableLine
from mizban.server.store import Entry, Person
from mizban.server.table_info import TableInfo

GOING_ON: Final = 100  # at most so many lines each
FINISHED: Final = 10
OPEN: Final = 50
LATELY: Final = 30 * 24 * 3600.0  # seconds for which a finished game is shown
RANK: Final = {"playing": 1, "open": 2, "aside": 3, "over": 3}


async def lobby(house: House, person: Person) -> Lobby:
    """The lists for a person; a stranger has no tables."""
    since = house.world.now() - LATELY

    def read(connection: Connection) -> tuple[list[Entry], list[Entry]]:
        open = store.joinable(connection, OPEN)
        if not person.id:
            return [], open
        going_on = store.going_on(connection, person.id, GOING_ON)
        return going_on + store.finished(connection, person.id, since, FINISHED), open

    mine, open = await house.read(read)
    lines = [line_of(await with_waiting(house, entry), person.id) for entry in mine]
    others = [line_of(entry, "") for entry in open if entry.info.seat_of(person.id) is None]
    return Lobby(sorted(lines, key=rank), others)


async def with_waiting(house: House, entry: Entry) -> Entry:
    """An entry that says who is asked; a store of an older form did not, so the table is opened."""
    if entry.info.waiting is not None or entry.info.status != "playing":
        return entry
    return structs.replace(entry, info=(await house.table(entry.id)).info)


def line_of(entry: Entry, person: str) -> TableLine:
    """A table as its line says it to a person."""
    setup, info = entry.setup, entry.info
    return TableLine(
        entry.id,
        setup["game"],
        setup["options"],
        setup["seats"],
        info.status,
        [Sitter(seated.chair.name, seated.chair.bot) for seated in info.seated],
        is_asked(info, person),
        int(entry.created),
    )


def is_asked(info: TableInfo, person: str) -> bool:
    """Whether the answer of a person is waited for, and no bot gives it."""
    seat = info.seat_of(person)
    return seat is not None and seat in (info.waiting or []) and not info.chair(seat).bot


def rank(line: TableLine) -> int:
    """Where a line stands: first where one is asked, then what goes on, then what is open, then what is over."""
    return 0 if line.your_turn else RANK[line.status]
