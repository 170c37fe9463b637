"""The tables of the store; the migrations make them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

metadata: Final = MetaData()

people: Final = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token; the token itself is nowhere
    Column("person", String(40), ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("setup", LargeBinary, nullable=False),  # JSON: game, version, seats, options, start
    Column("secret", LargeBinary, nullable=False),
    Column("facts", LargeBinary, nullable=False),  # JSON: who sits where, how far everybody has seen
    Column("created", Float, nullable=False),
    Column("listed", Float, index=True),  # when it was opened, as long as anybody may find it and sit down
)

places: Final = Table(
    "places",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("ended", Float),  # when the game was over
    Index("places_of_a_person", "person", "ended"),
)

log: Final = Table(
    "log",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),  # the arbiter: whoever writes a number first has it
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),  # whose request it was
    Column("person", String(40)),
    Column("request", String(64)),  # its id: each sender has ids of its own
    Column("at", Integer, nullable=False),  # what was acknowledged
    Column("entries", LargeBinary, nullable=False),  # JSON: answers, chance, undos and takeovers
    Column("created", Float, nullable=False),
    UniqueConstraint("table_id", "person", "request", name="one_reply"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("entries", Integer, nullable=False),  # of how many entries of the log it is made
    Column("data", LargeBinary, nullable=False),
)

outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", String(40), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(20), nullable=False),  # what is still to be done because of a commit
    Column("created", Float, nullable=False),
    Index("outbox_of_a_table", "table_id", "kind"),
)

health: Final = Table("health", metadata, Column("at", Float, primary_key=True))  # when writing was last tried
