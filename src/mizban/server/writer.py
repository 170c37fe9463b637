"""The writer: one thread that writes everything, as many changes in one commit as are waiting."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, Optional, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from mizban.server.store import Taken

T = TypeVar("T")
Job = Callable[[Connection], Any]
TOGETHER: Final = 256  # at most so many changes in one commit
FRESH: Final = 1.0  # seconds for which an unused connection is taken to be alive
logger: Final = logging.getLogger(__name__)


class StoreDown(Exception):
    """Nothing can be written now; nothing was."""


class Waiting:
    """A job, and who waits for it."""

    def __init__(self, job: Job) -> None:
        self.job: Final = job
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()

    def done(self, result: Any) -> None:
        self.loop.call_soon_threadsafe(self._settle, result)

    def _settle(self, result: Any) -> None:
        if self.future.cancelled():
            return
        if isinstance(result, Exception):
            self.future.set_exception(result)
        else:
            self.future.set_result(result)


class Writer:
    """Takes jobs from the event loop, and tells each when it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine.execution_options(writes=True)
        self.jobs: Final[queue.SimpleQueue[Optional[Waiting]]] = queue.SimpleQueue()
        self.thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self.connection: Optional[Connection] = None  # kept from one commit to the next
        self.used = 0.0
        self.healthy = True
        self.thread.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Do this inside a transaction; what comes back is durable."""
        waiting = Waiting(job)
        self.jobs.put(waiting)
        result: T = await waiting.future
        return result

    def close(self) -> None:
        """Write what is waiting, and end."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        open = True
        while open:
            group, open = self._group()
            if group:
                self._write(group)
        self._disconnect()

    def _group(self) -> tuple[list[Waiting], bool]:
        """All that is waiting now, at least one; and whether more may come."""
        group: list[Waiting] = []
        item = self.jobs.get()
        while item is not None:
            group.append(item)
            if len(group) == TOGETHER or self.jobs.empty():
                return group, True
            item = self.jobs.get()
        return group, False

    def _write(self, group: list[Waiting]) -> None:
        """Commit a group together; if that fails, each alone."""
        try:
            results = self._commit(group)
        except Exception as error:
            self._disconnect()
            self._one_by_one(group, error)
            return
        self.healthy = True
        for waiting, result in zip(group, results, strict=True):
            waiting.done(result)

    def _commit(self, group: list[Waiting]) -> list[Any]:
        connection = self._connected()
        with connection.begin():
            return [done_by(waiting.job, connection) for waiting in group]

    def _connected(self) -> Connection:
        """The connection; after a while of rest another one, which is tried out first."""
        if time.monotonic() > self.used + FRESH:
            self._disconnect()
        if self.connection is None:
            self.connection = self.engine.connect()
        self.used = time.monotonic()
        return self.connection

    def _disconnect(self) -> None:
        """Let the connection go, whatever state it is in."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                connection.close()

    def _one_by_one(self, group: list[Waiting], error: Exception) -> None:
        if len(group) == 1:
            group[0].done(self._reason(error))
            return
        for waiting in group:
            self._write([waiting])

    def _reason(self, error: Exception) -> Exception:
        """What the one who waits is told."""
        if not isinstance(error, SQLAlchemyError):
            return error
        self.healthy = False
        logger.error("the store cannot be written: %s", error)
        return StoreDown("nothing can be written now")


def done_by(job: Job, connection: Connection) -> Any:
    """The result of a job; that another was first is a result too and undoes nothing of the group."""
    try:
        return job(connection)
    except Taken as taken:
        return taken
