"""Lists of tables: whose they are, and which anybody may join."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("listed", sa.Float))
    op.create_index("ix_tables_listed", "tables", ["listed"])
    places = op.create_table(
        "places",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("ended", sa.Float),
    )
    op.create_index("places_of_a_person", "places", ["person", "ended"])
    rows = [row for table in op.get_bind().execute(TABLES).all() for row in places_of(table)]
    op.bulk_insert(places, rows)


TABLES = sa.text(
    "SELECT tables.id, tables.facts, max(log.created) AS changed FROM tables"
    " JOIN log ON log.table_id = tables.id GROUP BY tables.id, tables.facts"
)


def places_of(table: Any) -> list[dict[str, Any]]:
    """Who has a seat at a table; the last line of its log tells when it was over."""
    facts = json.loads(bytes(table.facts))
    ended = table.changed if facts.get("status") == "over" else None
    people = [seated["person"] for seated in facts["seated"] if seated.get("person")]
    return [{"table_id": table.id, "person": person, "ended": ended} for person in people]
