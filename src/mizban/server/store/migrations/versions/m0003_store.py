"""People, their sessions, tables with their logs, places, snapshots, the outbox, and a place to try writing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = None


def upgrade() -> None:
    make_people()
    make_tables()
    make_log()
    make_outbox()


def make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("listed", sa.Float),
    )
    op.create_index("ix_tables_listed", "tables", ["listed"])
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("ended", sa.Float),
    )
    op.create_index("places_of_a_person", "places", ["person", "ended"])


def make_log() -> None:
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("person", sa.String(40)),
        sa.Column("request", sa.String(64)),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("entries", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "person", "request", name="one_reply"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def make_outbox() -> None:
    number = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "outbox",
        sa.Column("id", number, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("outbox_of_a_table", "outbox", ["table_id", "kind"])
    op.create_table("health", sa.Column("at", sa.Float, primary_key=True))
