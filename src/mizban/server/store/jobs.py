"""Jobs for threads: given by the event loop, which waits for them, but not for ever."""

from __future__ import annotations

import asyncio
import queue
from collections.abc import Callable
from typing import Any, Final, Optional

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

Job = Callable[[Connection], Any]
DOWN: Final = (OperationalError, InterfaceError, InternalError, NoConnection)  # the store, and not the job, is to blame


class NotDone(Exception):
    """The database has refused a job: a mistake of ours."""


class Waiting:
    """A job, and who waits for it."""

    def __init__(self, job: Job) -> None:
        self.job: Final = job
        self.loop: Final = asyncio.get_running_loop()
        self.future: Final[asyncio.Future[Any]] = self.loop.create_future()
        self.given_up = False  # nobody waits any longer

    async def result(self, patience: float) -> Any:
        """What the job gives; TimeoutError after so many seconds, and then it is not begun any more."""
        try:
            async with asyncio.timeout(patience):
                return await self.future
        finally:
            self.given_up = not self.future.done() or self.future.cancelled()

    def done(self, result: Any) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self._settle, result)

    def _settle(self, result: Any) -> None:
        if self.future.done():
            return
        if isinstance(result, Exception):
            self.future.set_exception(result)
        else:
            self.future.set_result(result)


Jobs = queue.SimpleQueue[Optional[Waiting]]  # None: there are no more


def told(error: Exception) -> Exception:
    """What whoever waits is told of an error: nothing that would bring secrets into a log."""
    return NotDone(f"{type(error).__name__}: {reason(error)}") if isinstance(error, SQLAlchemyError) else error


def reason(error: SQLAlchemyError) -> str:
    """What the database says, in one line: neither statements nor their parameters, which may be secret."""
    said = str(error.orig if isinstance(error, DBAPIError) else error).strip()
    return said.splitlines()[0] if said else type(error).__name__
