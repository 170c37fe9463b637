"""What can be read of a table that was set aside: who did what kind of thing and when, and one's own answers.

The game may go on one day, when it can be read again; so nobody is told what was hidden from them.
"""

from __future__ import annotations

from sqlalchemy import Connection

from mizban.server.messages import Export, ExportLine
from mizban.server.refusals import Refusal
from mizban.server.store import rows
from mizban.server.store.rows import Line, Person, Stored
from mizban.server.tables.table import Table


async def export_of(table: Table, person: Person) -> Export:
    """The export for somebody who has a seat at the table."""
    if table.now.info.status != "aside":
        raise Refusal("not-set-aside")

    def read(connection: Connection) -> tuple[list[str], Stored | None]:
        return rows.people_at(connection, table.id), rows.load(connection, table.id)

    people, stored = await table.means.store.read(read)
    if stored is None or not person.id or person.id not in people:
        raise Refusal("not-seated")
    setup, chairs = stored.setup, [seated.chair for seated in stored.info.seated]
    lines = [line_for(line, person) for line in stored.lines]
    game = (table.id, setup.game, setup.version, setup.options, setup.seats)
    return Export(*game, int(stored.created), chairs, stored.damaged, lines)


def line_for(line: Line, person: Person) -> ExportLine:
    """A line of the log; the answers are for whoever gave them."""
    entries = line.entries if line.person == person.id else []
    answers = [entry[2] for entry in entries if entry[:1] == ["answer"] and entry[1] == line.seat and len(entry) == 3]
    return ExportLine(line.kind, line.seat, int(line.created), answers)
