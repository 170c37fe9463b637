"""The writer: one thread that writes everything, as many changes in one commit as are waiting."""

from __future__ import annotations

import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable
from typing import Any, Final, Optional, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from mizban.server.refusals import StoreDown, Unsure
from mizban.server.store.jobs import DOWN, Jobs, Waiting, reason, told
from mizban.server.store.rows import Taken

T = TypeVar("T")
LAST: Final = 5.0  # seconds for what is still to be written at the end
TOGETHER: Final = 256  # at most so many changes in one commit
FRESH: Final = 1.0  # seconds for which an unused connection is taken to be alive
logger: Final = logging.getLogger(__name__)


class JobFailed(Exception):
    """A job could not be done; the others of its group may be all right."""

    def __init__(self, error: Exception) -> None:
        super().__init__(str(error))
        self.error: Final = error


class Writer:
    """Takes jobs from the event loop, and tells each when it is on the disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = engine.execution_options(writes=True)
        self.jobs: Final[Jobs] = queue.SimpleQueue()
        self.thread: Final = threading.Thread(target=self._run, name="writer", daemon=True)
        self.connection: Optional[Connection] = None  # kept from one commit to the next
        self.used = 0.0
        self.healthy = True
        self.thread.start()

    async def write(self, job: Callable[[Connection], T], patience: float) -> T:
        """Do this inside a transaction; what comes back is durable."""
        waiting = Waiting(job)
        self.jobs.put(waiting)
        try:
            result: T = await waiting.result(patience)
        except TimeoutError:
            self._note(False, "the store does not answer")
            raise Unsure from None
        return result

    def close(self) -> bool:
        """Write what is waiting, and end; says whether that was possible."""
        self.jobs.put(None)
        self.thread.join(LAST)
        return not self.thread.is_alive()

    def _run(self) -> None:
        open = True
        while open:
            group, open = self._group()
            wanted = [waiting for waiting in group if not waiting.given_up]
            if wanted:
                self._write(wanted)
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

    def _write(self, group: list[Waiting]) -> bool:
        """Commit a group together, or else each alone; says whether the store works.

        Where it does not, nobody of the group waits for another try.
        """
        try:
            results = self._commit(group)
        except JobFailed as failed:
            self._disconnect()
            return self._one_by_one(group, failed.error)
        except Exception as error:
            self._disconnect()
            return self._refuse(group, error)
        self._note(True)
        for waiting, result in zip(group, results, strict=True):
            waiting.done(result)
        return True

    def _commit(self, group: list[Waiting]) -> list[Any]:
        connection = self._connected()
        with connection.begin():
            return [done_by(waiting, connection) for waiting in group]

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

    def _one_by_one(self, group: list[Waiting], error: Exception) -> bool:
        """A job of the group has failed: which one shows when each is done alone."""
        if len(group) > 1:
            for i, waiting in enumerate(group):
                if not waiting.given_up and not self._write([waiting]):
                    return self._refuse(group[i + 1 :], error)
            return True
        if isinstance(error, DOWN):
            self._refuse(group, error)
        else:
            group[0].done(told(error))
        return True

    def _refuse(self, group: list[Waiting], error: Exception) -> bool:
        """Nothing can be written: all are told at once."""
        self._note(False, reason(error) if isinstance(error, SQLAlchemyError) else type(error).__name__)
        for waiting in group:
            waiting.done(StoreDown())
        return False

    def _note(self, healthy: bool, why: str = "") -> None:
        """Remember whether the store works; the log says when that changes."""
        if self.healthy and not healthy:
            logger.error("nothing can be written: %s", why)
        elif healthy and not self.healthy:
            logger.warning("the store can be written again")
        self.healthy = healthy


def done_by(waiting: Waiting, connection: Connection) -> Any:
    """The result of a job that is still wanted; that another was first is one too, and undoes nothing of the group."""
    if waiting.given_up:
        return None
    try:
        return waiting.job(connection)
    except Taken as taken:
        return taken
    except Exception as error:
        raise JobFailed(error) from error
