"""Runs the migrations on the connection that the server hands over."""

from __future__ import annotations

from alembic import context

from mizban.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, transaction_per_migration=True
)
with context.begin_transaction():
    context.run_migrations()
