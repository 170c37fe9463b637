"""A mailbox for each socket: few replies may wait, and of the sights only the newest, or a few in their order."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Optional

from mizban.server.tables.diary import EMPTY
from mizban.server.tables.sight import SeatSight

ROOM: Final = 64  # replies that may wait
SIGHTS: Final = 32  # sights that may wait for somebody who wants to see all of them


class Overflow(Exception):
    """Whoever reads is too slow, or does not read at all."""


class Stopping(Exception):
    """The server stops."""


class Mailbox:
    """What waits to be sent on a socket; nobody ever waits to put something in."""

    def __init__(self, person: str, staged: bool = False) -> None:
        self.person: Final = person
        self.staged: Final = staged  # whether all sights are wanted in their order, with the steps between them
        self.replies: Final[deque[bytes]] = deque()
        self.looks: Final[deque[SeatSight]] = deque()
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
        """A sight; none that has been seen is sent. Where there is no room, it takes the place of the last one."""
        if is_same(look, self.looks[-1] if self.looks else self.seen):
            return
        if len(self.looks) >= (SIGHTS if self.staged else 1):
            self.looks.pop()
        self.looks.append(look)
        self.ready.set()

    def hurry(self) -> None:
        """Of the sights that wait only the newest is sent: the other side was told by a reply how it looks now."""
        while len(self.looks) > 1:
            self.looks.popleft()

    def knows(self, look: SeatSight) -> None:
        """The other side has this sight from before."""
        self.seen = look

    def stop(self) -> None:
        """The server stops: nothing more is sent."""
        self.end = Stopping()
        self.ready.set()

    async def take(self) -> bytes:
        """The next thing to send."""
        while not self.replies and not self.looks and self.end is None:
            self.ready.clear()
            await self.ready.wait()
        if self.end is not None:
            raise self.end
        return self.replies.popleft() if self.replies else self.next()

    def next(self) -> bytes:
        """The next sight, with the part of the log that the other side does not have."""
        look, seen = self.looks.popleft(), self.seen
        self.seen = look
        between = look.between(seen) if self.staged else []
        return look.encoded(EMPTY if seen is None else seen.diary, between)


def is_same(one: SeatSight, other: Optional[SeatSight]) -> bool:
    """Whether two sights are the same one."""
    if other is None:
        return False
    return one is other or (one.sight.at, one.sight.seat) == (other.sight.at, other.sight.seat)
