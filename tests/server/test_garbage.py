"""Garbage is found soon while it is new, and in time when it is old; afterwards the interpreter looks itself again."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from mizban.server import garbage


class Ring:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def thawed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "NEW", 0.01)
    yield
    gc.unfreeze()


async def is_found(is_old: bool) -> bool:
    """Whether a ring is found by somebody who looks for a while."""
    looking = asyncio.create_task(garbage.collect())
    await asyncio.sleep(0)
    assert not gc.isenabled()
    ring = Ring()
    if is_old:
        gc.collect(0)
        gc.collect(1)
    gone = weakref.ref(ring)
    del ring
    await asyncio.sleep(0.1)
    looking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await looking
    return gone() is None


def test_new_garbage_is_found_soon() -> None:
    assert asyncio.run(is_found(is_old=False))
    assert gc.isenabled()


def test_old_garbage_is_found_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not asyncio.run(is_found(is_old=True))
    monkeypatch.setattr(garbage, "ALL", 0.05)
    assert asyncio.run(is_found(is_old=True))
