"""Brings the store to the newest form at the start, with a copy of a SQLite file before it is changed."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final, Optional

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from mizban.core.errors import MizbanError

FOLDER: Final = Path(__file__).parent / "migrations"


class BadStore(MizbanError):
    """The store is of a newer version, or no store of ours."""


def migrate(engine: Engine) -> None:
    """Bring the store to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    scripts = ScriptDirectory.from_config(config)
    newest, current = scripts.get_current_head(), revision_of(engine)
    if current == newest:
        return
    if current is not None:
        check_known(scripts, current)
        copy_file(engine, current)
    with engine.execution_options(writes=True).connect() as connection:
        if engine.url.get_backend_name() == "postgresql":
            connection.exec_driver_sql("SET statement_timeout = 0")  # a migration may take its time
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()


def revision_of(engine: Engine) -> Optional[str]:
    """The form in which the store is; None when it is empty."""
    with engine.connect() as connection:
        return MigrationContext.configure(connection).get_current_revision()


def check_known(scripts: ScriptDirectory, revision: str) -> None:
    if revision not in {script.revision for script in scripts.walk_revisions()}:
        raise BadStore(f"the store is of the unknown form {revision}: a newer Mizban has written it")


def copy_file(engine: Engine, revision: str) -> None:
    """Keep a copy of a SQLite file beside it."""
    path = engine.url.database
    if engine.url.get_backend_name() == "sqlite" and path:
        copy_sqlite(path, f"{path}.before-{revision}")


def copy_sqlite(source: str, target: str) -> None:
    """A copy of a SQLite file that is whole, also while it is being written; it is as secret as the file."""
    Path(target).touch(mode=0o600)
    with sqlite3.connect(source) as old, sqlite3.connect(target) as new:
        old.backup(new)
    new.close()
    old.close()
