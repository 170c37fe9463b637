"""Lists of tables: one's own, and those that anybody may join."""

from __future__ import annotations

from typing import Final

from msgspec import structs
from sqlalchemy import Connection

from mizban.server.messages import Lobby, Sitter, TableLine
from mizban.server.store import rows
from mizban.server.store.rows import Entry, Person
from mizban.server.store.table_info import TableInfo
from mizban.server.tables.registry import Tables

GOING_ON: Final = 100  # at most so many lines each
FINISHED: Final = 10
OPEN: Final = 50
LATELY: Final = 30 * 24 * 3600.0  # seconds for which a finished game is shown
RANK: Final = {"playing": 1, "open": 2, "aside": 3, "over": 3}


async def lobby(tables: Tables, person: Person) -> Lobby:
    """The lists for a person; a stranger has no tables."""
    since = tables.means.world.now() - LATELY

    def read(connection: Connection) -> tuple[list[Entry], list[Entry]]:
        open = rows.joinable(connection, OPEN)
        if not person.id:
            return [], open
        going_on = rows.going_on(connection, person.id, GOING_ON)
        return going_on + rows.finished(connection, person.id, since, FINISHED), open

    mine, open = await tables.means.store.read(read)
    lines = [line_of(checked(tables, entry), person.id) for entry in mine]
    others = [checked(tables, entry) for entry in open if entry.info.seat_of(person.id) is None]
    return Lobby(sorted(lines, key=rank), [line_of(entry, "") for entry in others if entry.info.status == "open"])


def checked(tables: Tables, entry: Entry) -> Entry:
    """An entry that says so if its table is set aside."""
    if not tables.is_aside(entry.id, entry.setup):
        return entry
    return structs.replace(entry, info=entry.info.but(status="aside", waiting=[]))


def line_of(entry: Entry, person: str) -> TableLine:
    """A table as its line says it to a person."""
    setup, info = entry.setup, entry.info
    return TableLine(
        entry.id,
        setup.game,
        setup.options,
        setup.seats,
        info.status,
        [Sitter(seated.chair.name, seated.chair.bot) for seated in info.seated],
        info.seat_of(person),
        is_asked(info, person),
        info.winners,
        int(entry.created),
    )


def is_asked(info: TableInfo, person: str) -> bool:
    """Whether the answer of a person is waited for, and no bot gives it."""
    seat = info.seat_of(person)
    return seat is not None and seat in info.waiting and not info.chair(seat).bot


def rank(line: TableLine) -> int:
    """Where a line stands: first where one is asked, then what goes on, then what is open, then what is over."""
    return 0 if line.your_turn else RANK[line.status]
