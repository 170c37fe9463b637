"""One live table: whatever changes it is written down first, then shown to everybody whom it concerns."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Optional, Protocol

from msgspec import Struct

from mizban.match import Match
from mizban.records import restore, resume
from mizban.server import store
from mizban.server.diary import EMPTY, Diary
from mizban.server.messages import Ack, Duplicate, Reply, Request, Stale
from mizban.server.refusals import Refusal
from mizban.server.sight import Header, SeatSight, raw, sight_for
from mizban.server.store import Change, Line, Person, Snapshot, Stored, Taken
from mizban.server.table_info import Mark, TableInfo
from mizban.server.writer import StoreDown

if TYPE_CHECKING:
    from mizban.server.house import House

SNAPSHOT_EVERY: Final = 200  # entries of the log
logger: Final = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody who is shown the table."""

    @property
    def person(self) -> str: ...

    def show(self, look: SeatSight) -> None: ...


class Draft(Struct, frozen=True):
    """How a table shall be after a request."""

    kind: str
    info: TableInfo
    match: Optional[Match]
    seat: Optional[int] = None
    request: Optional[str] = None
    rewound: bool = False  # answers were taken back
    asked: list[int] = []  # seats whose question counts as a new one even if it looks the same


class Table:
    """One game with its seats; its lock lets one request after the other change it."""

    def __init__(self, id: str, stored: Stored, house: House) -> None:
        self.id: Final = id
        self.house: Final = house
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self.load(stored)

    # What it is

    def load(self, stored: Stored) -> None:
        """Become what is written down."""
        self.setup = stored.setup
        self.secret = stored.secret
        self.created = stored.created
        self.info = stored.info
        self.seq = len(stored.lines)
        self.replies = {
            (line.seat, line.request): line.at for line in stored.lines if line.seat is not None and line.request
        }
        self.header = header_of(self.id, stored)
        entries = [entry for line in stored.lines for entry in line.entries]
        self.match = self.opened(entries, stored.snapshot)
        self.info = self.info.but(waiting=waiting_in(self.info, self.match))
        self.logged = len(entries)
        self.noted: Optional[bool] = None  # whether the outbox says that bots are to move, once that is known
        self.frozen_at = 0 if stored.snapshot is None else stored.snapshot.entries
        sights = self.sights_of(self.info, self.match, [EMPTY] * (self.header.seats + 1))
        self.sights = [each.numbered(mark) for each, mark in zip(sights, self.info.marks, strict=True)]

    def opened(self, entries: list[Any], snapshot: Optional[Snapshot]) -> Optional[Match]:
        """The match as it stands; a game that no longer replays is set aside."""
        if self.info.status in ("open", "aside"):
            return None
        try:
            match = self.replayed(entries, snapshot)
        except Exception:  # whatever the rules of today stumble over, the other tables live
            logger.exception("table %s no longer replays and is set aside", self.id)
            self.info = self.info.but(status="aside")
            return None
        for seat in range(self.header.seats):
            match.acknowledge(seat, self.info.marks[seat].heard)
        return match

    def replayed(self, entries: list[Any], snapshot: Optional[Snapshot]) -> Match:
        setup = {**self.setup, "key": self.key(self.info).hex()}
        if snapshot is None:
            return restore(setup, entries)
        return resume(setup, entries, snapshot.data, snapshot.entries)

    def key(self, info: TableInfo) -> bytes:
        """The key of all shuffles: from the secret, and from what each seat has added."""
        salts = ",".join(seated.chair.salt for seated in info.seated)
        return hmac.digest(self.secret, salts.encode(), "sha256")

    def sights_of(self, info: TableInfo, match: Optional[Match], before: list[Diary]) -> list[SeatSight]:
        """What every seat and the spectators see, not yet numbered."""
        seats = [*range(self.header.seats), None]
        return [sight_for(self.header, info, match, seat, old) for seat, old in zip(seats, before, strict=True)]

    def playing(self) -> Match:
        """The match, while it is being played."""
        if self.info.status == "aside":
            raise Refusal("set-aside")
        if self.match is None:
            raise Refusal("not-started")
        if self.info.status == "over":
            raise Refusal("over")
        return self.match

    def due(self) -> list[int]:
        """The seats at which a bot is to move."""
        return due_in(self.info, self.match)

    # Requests

    async def handle(self, person: Person, request: Request) -> Reply:
        """The one reply to a request; once begun, it is carried through even if nobody waits for it."""
        return await asyncio.shield(asyncio.ensure_future(self._handle(person, request)))

    async def _handle(self, person: Person, request: Request) -> Reply:
        async with self.lock:
            try:
                return await self._answer(person, request)
            except Taken:
                await self.reload()
                return await self._answer_again(person, request)
            except StoreDown:
                raise Refusal("store-down") from None

    async def _answer(self, person: Person, request: Request) -> Reply:
        seat = self.info.seat_of(person.id)
        if seat is not None and (seat, request.id) in self.replies:
            return Duplicate(request.id, self.replies[seat, request.id])
        return await self.house.handler(request)(self, person, request)

    async def _answer_again(self, person: Person, request: Request) -> Reply:
        """Another process was faster: the request is judged by what it has written."""
        try:
            return await self._answer(person, request)
        except Taken:
            raise Refusal("store-down") from None

    async def reload(self) -> None:
        """Read anew what another process has written."""
        stored = await self.house.read(lambda connection: store.load(connection, self.id))
        assert stored is not None, "tables are never taken away"
        self.load(stored)
        self.show()

    def seat(self, person: Person) -> int:
        """The seat of a person who plays it."""
        seat = self.info.seat_of(person.id)
        if seat is None:
            raise Refusal("not-seated")
        return seat

    def active(self, person: Person) -> int:
        """The seat of a person who has neither left nor given up."""
        seat = self.seat(person)
        if self.info.chair(seat).resigned:
            raise Refusal("resigned")
        if self.info.chair(seat).away:
            raise Refusal("away")
        return seat

    def stale(self, seat: int, request: Request) -> Stale:
        """The table has moved on; this is how it looks."""
        return Stale(request.id, raw(self.sights[seat].encoded()))

    # Changes

    async def commit(self, draft: Draft) -> int:
        """Write a draft down; then it is the table. Gives the number of the sight of whoever asked for it."""
        info = ended(draft.info, draft.match)
        before = [EMPTY if draft.rewound else each.diary for each in self.sights]
        sights = self.sights_of(info, draft.match, before)
        marks = [self.mark(i, each, draft) for i, each in enumerate(sights)]
        info = info.but(marks=marks, waiting=waiting_in(info, draft.match))
        at = marks[-1 if draft.seat is None else draft.seat].at
        entries = [] if draft.match is None else draft.match.timeline.entries(self.logged)
        line = Line(self.seq + 1, draft.kind, draft.seat, draft.request, at, entries)
        snapshot = self.snapshot(draft.match, self.logged + len(entries))
        due = bool(due_in(info, draft.match))
        noted = None if due == self.noted else due
        listed = self.created if info.is_joinable() else None
        change = Change(self.id, line, info, snapshot, noted, listed, self.moved(info), self.house.world.now())
        await self.house.writer.write(lambda connection: store.append(connection, change))
        self.noted = due
        self.become(change, draft.match, [each.numbered(mark) for each, mark in zip(sights, marks, strict=True)])
        return at

    def moved(self, info: TableInfo) -> Optional[list[str]]:
        """Who has a seat, if that has changed or the game is over now."""
        is_same = info.people() == self.info.people() and info.status == self.info.status
        return None if is_same else info.people()

    def mark(self, i: int, now: SeatSight, draft: Draft) -> Mark:
        """How far a seat is after a draft: its numbers count only what it sees change, and what it does itself."""
        old, before = self.info.marks[i], self.sights[i]
        own = draft.seat == i
        at = old.at + 1 if own or not now.same(before) else old.at
        asked_anew = now.sight.ask is not None and (i in draft.asked or now.sight.ask != before.sight.ask)
        heard = 0 if draft.match is None or i == self.header.seats else draft.match.timeline.acknowledged(i)
        return Mark(at, at if asked_anew else old.decision, heard)

    def snapshot(self, match: Optional[Match], entries: int) -> Optional[Snapshot]:
        """A snapshot, when the last one is long ago."""
        if match is None or entries < self.frozen_at + SNAPSHOT_EVERY:
            return None
        return Snapshot(entries, match.timeline.frozen())

    def become(self, change: Change, match: Optional[Match], sights: list[SeatSight]) -> None:
        """Be what was written down, and show it."""
        self.seq = change.line.seq
        self.info = change.info
        self.match = match
        self.logged += len(change.line.entries)
        if change.snapshot is not None:
            self.frozen_at = change.snapshot.entries
        if change.line.seat is not None and change.line.request is not None:
            self.replies[change.line.seat, change.line.request] = change.line.at
        self.sights = sights
        self.show()
        if self.noted:
            self.house.wake(self)

    def show(self) -> None:
        """Show the table to everybody who listens."""
        for listener in self.listeners:
            listener.show(self.sight_of(listener.person))

    def sight_of(self, person: str) -> SeatSight:
        """What a person sees."""
        seat = self.info.seat_of(person)
        return self.sights[-1 if seat is None else seat]

    @contextmanager
    def listening(self, listener: Listener) -> Iterator[None]:
        """Show the table to somebody as long as it lasts."""
        self.listeners.add(listener)
        try:
            yield
        finally:
            self.listeners.discard(listener)


Handler = Callable[[Table, Person, Any], Awaitable[Reply]]


def header_of(id: str, stored: Stored) -> Header:
    """What never changes about a table."""
    setup = stored.setup
    commitment = hashlib.sha256(stored.secret).hexdigest()
    return Header(
        id, setup["game"], setup["version"], setup["options"], setup["seats"], commitment, stored.secret.hex()
    )


def waiting_in(info: TableInfo, match: Optional[Match]) -> list[int]:
    """The seats that are asked."""
    return [] if match is None or info.status != "playing" else match.waiting


def due_in(info: TableInfo, match: Optional[Match]) -> list[int]:
    """The seats at which a bot is to move."""
    return [seat for seat in waiting_in(info, match) if info.chair(seat).bot]


def ended(info: TableInfo, match: Optional[Match]) -> TableInfo:
    """The info of a table, with the end of the game if it has come."""
    if info.status == "playing" and match is not None and match.over:
        return info.but(status="over", ended="played", recall=None)
    return info


def acked(request: Request, at: int) -> Ack:
    """The reply to a request that was carried out."""
    return Ack(request.id, at)
