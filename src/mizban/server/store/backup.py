"""A copy of the whole store, while the server runs."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import URL, make_url

from mizban.core.errors import MizbanError
from mizban.server.settings import Settings
from mizban.server.store.migrate import copy_sqlite


class NoBackup(MizbanError):
    """No copy could be made; nothing was written."""


def backup(settings: Settings, target: str) -> None:
    """Copy the store into a new file: SQLite as a SQLite file, PostgreSQL as a dump for pg_restore."""
    if Path(target).exists():
        raise NoBackup(f"{target} is there already; a backup is written to a new file")
    url = make_url(settings.address)
    if url.get_backend_name() == "sqlite":
        copy_file(str(url.database), target)
    else:
        dump(url, target)


def copy_file(source: str, target: str) -> None:
    if not Path(source).exists():
        raise NoBackup(f"there is no store at {source}")
    copy_sqlite(source, target)


def dump(url: URL, target: str) -> None:
    """Let PostgreSQL's own tool make the copy; other users of the machine do not see the password."""
    if shutil.which("pg_dump") is None:
        raise NoBackup("pg_dump is not installed; it makes the backup of a PostgreSQL store")
    address = url.set(drivername="postgresql", password=None).render_as_string()
    command = ["pg_dump", "--format=custom", f"--file={target}", address]
    env = {**os.environ, "PGPASSWORD": str(url.password or "")}
    Path(target).touch(mode=0o600)  # the copy is as secret as the store
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    if done.returncode:
        Path(target).unlink()
        raise NoBackup(f"pg_dump failed: {done.stderr.strip()}")
