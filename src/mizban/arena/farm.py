"""Much work of one kind, in pieces: on the cores of this machine, or on a Ray cluster."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, Optional, TypeVar

from mizban.core.errors import MizbanError

R = TypeVar("R")

PATIENCE: Final = 10.0  # seconds until an address does not answer
AHEAD: Final = 256  # pieces that a cluster is given before it is done with others


class NoCluster(MizbanError):
    """There is no Ray here, or no cluster at the address."""


class WorkerLost(MizbanError):
    """A process that worked has died."""


def spread(
    work: Callable[..., R], pieces: Sequence[tuple[Any, ...]], workers: int = 0, ray: Optional[str] = None
) -> Iterator[R]:
    """What comes of the pieces, in the order in which they are done; with one worker, in this process."""
    if ray is not None:
        yield from on_cluster(work, pieces, ray)
    elif (workers or os.cpu_count() or 1) == 1:
        for piece in pieces:
            yield work(*piece)
    else:
        yield from on_cores(work, pieces, workers)


def on_cores(work: Callable[..., R], pieces: Sequence[tuple[Any, ...]], workers: int) -> Iterator[R]:
    """The same in processes of their own, which end when nobody waits for them any more."""
    count = min(workers or os.cpu_count() or 1, max(len(pieces), 1))
    pool = ProcessPoolExecutor(count, get_context("spawn"))
    try:
        with interrupts_held():
            begun: list[Future[R]] = [pool.submit(work, *piece) for piece in pieces]
        for done in as_completed(begun):
            yield done.result()
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkerLost("a process that played has died; is there enough memory?") from None
    finally:
        stop(pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """End the processes of a pool, whatever they are at."""
    busy = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in busy:
        process.terminate()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Hold Ctrl-C back while processes begin: they do so ever after, and leave it to this one."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def on_cluster(work: Callable[..., R], pieces: Sequence[tuple[Any, ...]], address: str) -> Iterator[R]:
    """The same on a Ray cluster, whose machines have Mizban installed too."""
    try:
        import ray
        from ray.exceptions import RayTaskError
    except ImportError:
        raise NoCluster("a cluster needs Ray: pip install 'mizban[cluster]'") from None
    if not is_answered(address):
        raise NoCluster(f"there is no Ray cluster at {address}")
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise NoCluster(f"there is no Ray cluster at {address}") from error
    try:
        task = ray.remote(work)
        left = iter(pieces)
        waiting = [task.remote(*piece) for piece in islice(left, AHEAD)]
        while waiting:
            ready, waiting = ray.wait(waiting, num_returns=1)
            waiting += [task.remote(*piece) for piece in islice(left, len(ready))]
            yield ray.get(ready[0])
    except RayTaskError as error:
        raise error.cause if isinstance(error.cause, MizbanError) else error from None
    finally:
        ray.shutdown()


def is_answered(address: str) -> bool:
    """Whether anything listens at the address of a cluster; Ray itself would try for minutes."""
    found = re.fullmatch(r"(?:ray://)?\[?([^/\]]+)\]?:([0-9]{1,5})", address)
    if found is None:
        return address == "auto"
    try:
        socket.create_connection((found[1], int(found[2])), timeout=PATIENCE).close()
    except (OSError, OverflowError):
        return False
    return True
