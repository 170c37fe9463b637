"""A mailbox for each socket: few replies may wait, and of the sights only the newest."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Optional

from mizban.server.tables.diary import EMPTY
from mizban.server.tables.sight import SeatSight

ROOM: Final = 64  # replies that may wait


class Overflow(Exception):
    """Whoever reads is too slow, or does not read at all."""


class Stopping(Exception):
    """The server stops."""


class Mailbox:
    """What waits to be sent on a socket; nobody ever waits to put something in."""

    def __init__(self, person: str) -> None:
        self.person: Final = person
        self.replies: Final[deque[bytes]] = deque()
        self.look: Optional[SeatSight] = None
        self.seen: Optional[SeatSight] = None  # what the other side has, once all is sent
        self.ready: Final = asyncio.Event()
        self.end: Optional[Exception] = None  # why nothing more is sent

    def post(self, reply: bytes) -> None:
        """A reply; each is sent."""
        if len(self.replies) >= ROOM:
            self.end = Overflow()
        else:
            self.replies.append(reply)
        self.ready.set()

    def show(self, look: SeatSight) -> None:
        """A sight; only the newest is sent, and none that has been seen."""
        if not is_same(look, self.look or self.seen):
            self.look = look
            self.ready.set()

    def knows(self, look: SeatSight) -> None:
        """The other side has this sight from before."""
        self.seen = look

    def stop(self) -> None:
        """The server stops: nothing more is sent."""
        self.end = Stopping()
        self.ready.set()

    async def take(self) -> bytes:
        """The next thing to send."""
        while not self.replies and self.look is None and self.end is None:
            self.ready.clear()
            await self.ready.wait()
        if self.end is not None:
            raise self.end
        return self.replies.popleft() if self.replies else self.newest()

    def newest(self) -> bytes:
        """The newest sight, with the part of the log that the other side does not have."""
        assert self.look is not None
        look, self.look = self.look, None
        known = EMPTY if self.seen is None else self.seen.diary
        self.seen = look
        return look.encoded(known)


def is_same(one: SeatSight, other: Optional[SeatSight]) -> bool:
    """Whether two sights are the same one."""
    if other is None:
        return False
    return one is other or (one.sight.at, one.sight.seat) == (other.sight.at, other.sight.seat)
