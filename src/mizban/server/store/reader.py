"""The readers: a few threads that read; where the store hangs, they hang, and nothing else does."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine

from mizban.server.refusals import StoreDown
from mizban.server.store.jobs import DOWN, Jobs, Waiting, told
from mizban.server.store.rows import of_one_moment

T = TypeVar("T")
THREADS: Final = 4
LAST: Final = 1.0  # seconds for each thread to end


class Readers:
    """Take jobs from the event loop, each in a transaction of its own."""

    def __init__(self, engine: Engine) -> None:
        self.engine: Final = of_one_moment(engine)
        self.jobs: Final[Jobs] = queue.SimpleQueue()
        self.threads: Final = [threading.Thread(target=self._run, name="reader", daemon=True) for _ in range(THREADS)]
        for thread in self.threads:
            thread.start()

    async def read(self, job: Callable[[Connection], T], patience: float) -> T:
        """What a job finds in the store."""
        waiting = Waiting(job)
        self.jobs.put(waiting)
        try:
            result: T = await waiting.result(patience)
        except TimeoutError:
            raise StoreDown from None
        return result

    def close(self) -> bool:
        """End; says whether all threads have."""
        for _ in self.threads:
            self.jobs.put(None)
        for thread in self.threads:
            thread.join(LAST)
        return not any(thread.is_alive() for thread in self.threads)

    def _run(self) -> None:
        while (waiting := self.jobs.get()) is not None:
            if not waiting.given_up:
                waiting.done(self._done(waiting))

    def _done(self, waiting: Waiting) -> object:
        try:
            with self.engine.connect() as connection:
                return waiting.job(connection)
        except DOWN:
            return StoreDown()
        except Exception as error:
            return told(error)
