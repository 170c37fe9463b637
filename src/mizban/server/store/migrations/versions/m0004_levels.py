"""Bots are of other levels: who played against gentle or greedy ones plays against newcomers or regular ones."""

from __future__ import annotations

from typing import Any, Final, Optional

import msgspec
import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NEWER: Final = {"gentle": "newcomer", "greedy": "regular"}


def upgrade() -> None:
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("facts", sa.LargeBinary))
    connection = op.get_bind()
    for id, facts in connection.execute(sa.select(tables.c.id, tables.c.facts)).all():
        renamed = with_newer_levels(facts)
        if renamed is not None:
            connection.execute(sa.update(tables).where(tables.c.id == id).values(facts=renamed))


def with_newer_levels(facts: Any) -> Optional[bytes]:
    """What is known of a table, with the bots of today; nothing if nothing changes, or it cannot be read."""
    try:
        info = msgspec.json.decode(facts)
        older = [seated["chair"] for seated in info["seated"] if seated["chair"]["bot"] in NEWER]
    except Exception:  # a damaged row stays as it is: its table is set aside when it is opened
        return None
    for chair in older:
        chair["bot"] = NEWER[chair["bot"]]
    return msgspec.json.encode(info) if older else None
