"""One live table: whatever changes it is written down first, then shown to everybody whom it concerns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from typing import Any, Final, Optional, Protocol

from msgspec import Struct, structs

from mizban.match import Match
from mizban.records import restore, resume
from mizban.server.messages import Ack, Duplicate, Reply, Request
from mizban.server.refusals import StoreDown, Unsure
from mizban.server.store import rows
from mizban.server.store.gateway import Store
from mizban.server.store.rows import Change, Line, Person, Snapshot, Stored, Taken
from mizban.server.store.table_info import Mark, TableInfo
from mizban.server.tables import moves, seating
from mizban.server.tables.diary import EMPTY, Diary
from mizban.server.tables.frames import Frames, steps_between
from mizban.server.tables.handlers import HANDLERS
from mizban.server.tables.presence import Presence
from mizban.server.tables.sight import Header, SeatSight, sight_for
from mizban.server.tables.standing import Absence, Draft, Standing, due_in, ended, header_of, key_of, waiting_in
from mizban.server.world import World

SNAPSHOT_EVERY: Final = 200  # entries of the log
PATIENCE: Final = 4.0  # seconds for which a request waits for those before it: only a slow store makes them slow
AGAIN: Final = 1.0  # seconds until the next try where the store cannot be read
logger: Final = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody who is shown the table."""

    @property
    def person(self) -> str: ...

    def show(self, look: SeatSight) -> None: ...


class Means(Struct, frozen=True):
    """What tables work with."""

    store: Store
    world: World
    absence: Absence
    bots: Collection[str]  # those that may be seated
    wake: Callable[[Table], None]  # bots are to move at a table


class Table:
    """One game with its seats; its lock lets one request after the other change it."""

    def __init__(self, id: str, stored: Stored, means: Means) -> None:
        self.id: Final = id
        self.means: Final = means
        self.lock: Final = asyncio.Lock()
        self.listeners: Final[set[Listener]] = set()
        self.presence: Final = Presence(means.world)
        self.finding_out: Optional[asyncio.Task[None]] = None
        self.load(stored)

    # What it is

    def load(self, stored: Stored) -> None:
        """Become what is written down."""
        entries = [entry for line in stored.lines for entry in line.entries]
        match = self.opened(stored, entries)
        info = stored.info if match is not None or stored.info.status == "open" else stored.info.but(status="aside")
        info = info.but(status="aside") if stored.damaged else info
        info = info.but(waiting=waiting_in(info, match))
        header = header_of(self.id, stored.setup, stored.secret)
        sights = sights_of(header, info, match, [EMPTY] * (header.seats + 1))
        numbered = [each.numbered(mark) for each, mark in zip(sights, info.marks, strict=True)]
        means = (self.presence, self.means.world, self.means.absence, self.means.bots)
        self.now = Standing(header, stored.setup, stored.secret, info, match, numbered, *means)
        self.created = stored.created
        self.seq = len(stored.lines)
        self.replies = {(line.person, line.request): line.at for line in stored.lines if line.person and line.request}
        self.logged = len(entries)
        self.frozen_at = 0 if stored.snapshot is None else stored.snapshot.entries
        self.noted: Optional[bool] = None  # whether the outbox says that bots are to move, once that is known
        self.unsure = False  # whether something may be written down that is not known here

    def opened(self, stored: Stored, entries: list[Any]) -> Optional[Match]:
        """The match as it stands; a game that is damaged or no longer replays is set aside."""
        if stored.info.status in ("open", "aside"):
            return None
        try:
            if stored.damaged:
                raise ValueError(f"cannot be read: {', '.join(stored.damaged)}")
            match = replayed(stored, entries)
            for seat in range(stored.setup.seats):
                match.acknowledge(seat, stored.info.marks[seat].heard)
        except Exception as error:  # whatever the rules of today stumble over, the other tables live
            logger.warning("table %s is set aside: %s: %s", self.id, type(error).__name__, error)
            return None
        return match

    def due(self) -> list[int]:
        """The seats at which a bot is to move."""
        return self.now.due()

    # Requests

    async def handle(self, person: Person, request: Request) -> Reply:
        """The one reply to a request; once begun, it is carried through even if nobody waits for it."""
        self.presence.note(person.id)
        return await asyncio.shield(asyncio.ensure_future(self._handle(person, request)))

    async def _handle(self, person: Person, request: Request) -> Reply:
        async with self.turn():
            try:
                return await self._answer(person, request)
            except Taken:  # another process was faster: the request is judged by what it has written
                await self.reload()
            try:
                return await self._answer(person, request)
            except Taken:
                raise StoreDown from None

    @contextlib.asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One after the other; nobody waits for long."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self.lock.acquire()
        except TimeoutError:
            raise StoreDown from None
        try:
            if self.unsure:
                await self.reload()
            yield
        finally:
            self.lock.release()

    async def _answer(self, person: Person, request: Request) -> Reply:
        if person.id and (person.id, request.id) in self.replies:
            return Duplicate(request.id, self.replies[person.id, request.id])
        found = HANDLERS[type(request)](self.now, person, request)
        if not isinstance(found, Draft):
            return found
        if found.reply is not None:  # it can be given again, so that the request need not be known again
            await self.commit(found)
            return found.reply
        return Ack(request.id, await self.commit(found, person.id, request.id), found.played)

    async def play(self, seat: int, decision: int, answers: list[int]) -> None:
        """Play the turn of a bot, if it is still asked that."""
        async with self.turn():
            if seat in self.due() and self.now.info.marks[seat].decision == decision:
                await self.commit_own(moves.turn_played(self.now, seat, answers))

    async def replace_bot(self, seat: int, failed: str, by: str) -> None:
        """Let another bot play a seat from now on, and say so, if the one that has failed still sits there."""
        async with self.turn():
            if seat in self.due() and self.now.info.chair(seat).bot == failed:
                await self.commit_own(seating.replaced(self.now, seat, by))

    async def commit_own(self, draft: Draft) -> None:
        """Write down what no request has asked for; where another process was faster, that counts."""
        try:
            await self.commit(draft)
        except Taken:
            await self.reload()

    async def reload(self) -> None:
        """Read anew what is written down."""
        stored = await self.means.store.read(lambda connection: rows.load(connection, self.id))
        assert stored is not None, "tables are never taken away"
        self.load(stored)
        self.show()

    # Changes

    async def commit(self, draft: Draft, person: Optional[str] = None, request: Optional[str] = None) -> int:
        """Write a draft down; then it is the table. Gives the number of the sight of whoever asked for it."""
        now = self.now
        info = ended(draft.info, draft.match)
        before = [EMPTY if draft.rewound else each.diary for each in now.sights]
        sights = sights_of(now.header, info, draft.match, before)
        marks = [self.mark(i, each, draft) for i, each in enumerate(sights)]
        info = info.but(marks=marks, waiting=waiting_in(info, draft.match))
        at = marks[-1 if draft.seat is None else draft.seat].at
        entries = [] if draft.match is None else draft.match.timeline.entries(self.logged)
        written = self.means.world.now()
        line = Line(self.seq + 1, draft.kind, draft.seat, person, request, at, written, entries)
        snapshot = self.snapshot(draft.match, self.logged + len(entries))
        due = bool(due_in(info, draft.match))
        noted = None if due == self.noted else due
        listed = self.created if info.is_joinable() else None
        change = Change(self.id, line, info, snapshot, noted, listed, self.moved(info), draft.opens)
        await self.write(change)
        self.noted = due
        frames = frames_for(now, draft)
        numbered = [each.numbered(mark, frames[i]) for i, (each, mark) in enumerate(zip(sights, marks, strict=True))]
        self.become(change, draft.match, numbered)
        return at

    async def write(self, change: Change) -> None:
        """Write a change down; where nobody knows whether that was done, the store is asked before anything else."""
        try:
            await self.means.store.write(lambda connection: rows.append(connection, change))
        except Unsure:
            self.unsure = True
            self.finding_out = asyncio.ensure_future(self.find_out())
            raise

    async def find_out(self) -> None:
        """Read what was written as soon as that can be done, so that everybody sees it."""
        while self.unsure:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(StoreDown):
                async with self.turn():
                    pass

    def moved(self, info: TableInfo) -> Optional[list[str]]:
        """Who has a seat, if that has changed or the game is over now."""
        old = self.now.info
        is_same = info.people() == old.people() and info.status == old.status
        return None if is_same else info.people()

    def mark(self, i: int, sight: SeatSight, draft: Draft) -> Mark:
        """How far a seat is after a draft: its numbers count only what it sees change, and what it does itself."""
        old, before = self.now.info.marks[i], self.now.sights[i]
        own = draft.seat == i
        at = old.at + 1 if own or not sight.same(before) else old.at
        asked_anew = sight.sight.ask is not None and (i in draft.asked or sight.sight.ask != before.sight.ask)
        heard = 0 if draft.match is None or i == self.now.header.seats else draft.match.timeline.acknowledged(i)
        return Mark(at, at if asked_anew else old.decision, heard)

    def snapshot(self, match: Optional[Match], entries: int) -> Optional[Snapshot]:
        """A snapshot, when the last one is long ago."""
        if match is None or entries < self.frozen_at + SNAPSHOT_EVERY:
            return None
        return Snapshot(entries, match.timeline.frozen())

    def become(self, change: Change, match: Optional[Match], sights: list[SeatSight]) -> None:
        """Be what was written down, and show it."""
        line = change.line
        self.now = structs.replace(self.now, info=change.info, match=match, sights=sights)
        self.seq = line.seq
        self.logged += len(line.entries)
        if change.snapshot is not None:
            self.frozen_at = change.snapshot.entries
        if line.person and line.request:
            self.replies[line.person, line.request] = line.at
        self.show()
        if self.noted:
            self.means.wake(self)

    # Who sees it

    def show(self) -> None:
        """Show the table to everybody who listens."""
        for listener in self.listeners:
            listener.show(self.sight_of(listener.person))

    def sight_of(self, person: str) -> SeatSight:
        """What a person sees."""
        seat = self.now.info.seat_of(person)
        return self.now.sights[-1 if seat is None else seat]

    @contextlib.contextmanager
    def listening(self, listener: Listener) -> Iterator[None]:
        """Show the table to somebody as long as it lasts."""
        self.listeners.add(listener)
        self.presence.come(listener.person)
        try:
            yield
        finally:
            self.listeners.discard(listener)
            self.presence.go(listener.person)


def replayed(stored: Stored, entries: list[Any]) -> Match:
    """The match that a log has led to: from its snapshot, and where that is of no use from the beginning."""
    setup = {**stored.setup.plain(), "key": key_of(stored.secret, stored.info).hex()}
    if stored.snapshot is not None:
        with contextlib.suppress(Exception):
            return resume(setup, entries, stored.snapshot.data, stored.snapshot.entries)
    return restore(setup, entries)


def sights_of(header: Header, info: TableInfo, match: Optional[Match], before: list[Diary]) -> list[SeatSight]:
    """What every seat and the spectators see, not yet numbered."""
    seats = [*range(header.seats), None]
    return [sight_for(header, info, match, seat, old) for seat, old in zip(seats, before, strict=True)]


def frames_for(now: Standing, draft: Draft) -> list[Optional[Frames]]:
    """The steps from what every seat and the spectators have seen to a draft; what was taken back has none."""
    steps = None if draft.rewound else steps_between(now.match, draft.match)
    return [None if steps is None else Frames(steps, each.sight) for each in now.sights]
