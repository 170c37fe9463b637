"""Bots in processes of their own: killed when they think too long, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import sys
from typing import Any, Final, Optional

from mizban.bots import make
from mizban.core.source import Fast
from mizban.server.bots.worker import READY, packed
from mizban.server.refusals import StoreDown
from mizban.server.settings import Settings
from mizban.server.tables.table import Table
from mizban.server.world import World

COMMAND: Final = (sys.executable, "-m", "mizban.server.bots.worker")
SIMPLE: Final = "random"  # the bot that moves when another has failed
START: Final = 10.0  # seconds until a process must be ready
GRACE: Final = 2.0  # seconds beyond the budget
LINE: Final = 1 << 20
AGAIN: Final = 1.0  # seconds until the next try when a move cannot be made or written
SELDOM: Final = 60.0  # seconds between two tries at most
logger: Final = logging.getLogger(__name__)


class Failed(Exception):
    """A process gave no answer in time, or none that makes sense."""


class Process:
    """One process in which bots think."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process: Final = process

    async def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """The answer to a question, within so many seconds."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(question).encode() + b"\n")
        except (OSError, RuntimeError) as error:  # it has died meanwhile
            raise Failed(type(error).__name__) from None
        return await self.read(seconds)

    async def read(self, seconds: float) -> Any:
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
            return json.loads(line)
        except (TimeoutError, ValueError, OSError) as error:
            raise Failed(type(error).__name__) from None

    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def kill(self) -> None:
        """End it, with all that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()


class Bots:
    """A few processes, and the tables at which bots are to move."""

    def __init__(self, settings: Settings, world: World, command: tuple[str, ...] = COMMAND) -> None:
        self.settings: Final = settings
        self.world: Final = world
        self.command = command
        self.room: Final = asyncio.Semaphore(settings.bot_processes)
        self.idle: Final[list[Process]] = []
        self.all: Final[set[Process]] = set()
        self.busy: Final[dict[str, asyncio.Task[None]]] = {}
        self.killed = 0

    def wake(self, table: Table) -> None:
        """Let the bots of a table move, unless they are at it."""
        if table.id not in self.busy:
            task = asyncio.ensure_future(self.drive(table))
            self.busy[table.id] = task
            task.add_done_callback(lambda _: self.done(table))

    def done(self, table: Table) -> None:
        task = self.busy.pop(table.id)
        if not task.cancelled() and table.due():
            self.wake(table)

    async def drive(self, table: Table) -> None:
        """Move for every bot whose turn it is, as long as it is one's turn; what cannot be done now is tried again."""
        pause = AGAIN
        while table.due():
            try:
                await self.move(table, table.due()[0])
                pause = AGAIN
            except StoreDown:
                await asyncio.sleep(AGAIN)
            except Exception:
                logger.exception("a bot could not move at table %s", table.id)
                await asyncio.sleep(pause)
                pause = min(2 * pause, SELDOM)

    async def move(self, table: Table, seat: int) -> None:
        """Let the bot of a seat answer what it is asked now."""
        decision = table.now.info.marks[seat].decision
        await table.play(seat, decision, await self.choose(table, seat))

    async def choose(self, table: Table, seat: int) -> int:
        """What the bot of a seat answers; it is given a guess from what its seat knows, and nothing else."""
        match = table.now.playing()
        options = match.legal(seat)  # one option alone is thought about too: haste would tell
        guessed, seed = match.guess(seat, Fast(self.world.seed())), self.world.seed()
        question = {"game": match.game.id, "bot": table.now.info.chair(seat).bot, "seed": seed, "seat": seat}
        question |= {"state": packed(guessed), "options": options, "seconds": self.settings.bot_seconds}
        answer = await self.thought(question)
        if isinstance(answer, int) and answer in options:
            return answer
        return make(SIMPLE, match.game, seed).choose(guessed, seat, options)

    async def thought(self, question: dict[str, Any]) -> Optional[Any]:
        """What a process answers; None when it fails, and it is replaced then."""
        async with self.room:
            process: Optional[Process] = None
            try:
                process = await self.free_one() or await self.begin()
                answer = await process.ask(question, self.settings.bot_seconds + GRACE)
            except (Failed, OSError) as error:
                logger.warning("a bot of %s gave no answer: %s", question["game"], error)
                await self.replace(process)
                return None
            except asyncio.CancelledError:
                await self.replace(process)
                raise
            self.idle.append(process)
            return answer

    async def free_one(self) -> Optional[Process]:
        """A process that waits for a question; those that have died meanwhile are cleared away."""
        while self.idle:
            process = self.idle.pop()
            if process.is_alive():
                return process
            await self.replace(process)
        return None

    async def begin(self) -> Process:
        """A new process that is ready."""
        pipe = asyncio.subprocess.PIPE
        begun = await asyncio.create_subprocess_exec(
            *self.command, stdin=pipe, stdout=pipe, limit=LINE, start_new_session=True
        )
        process = Process(begun)
        self.all.add(process)
        try:
            if await process.read(START) == READY:
                return process
            raise Failed("the process did not begin")
        except (Failed, asyncio.CancelledError):
            await self.replace(process)
            raise

    async def replace(self, process: Optional[Process]) -> None:
        """Kill a process; the next question begins another."""
        if process is not None:
            self.killed += 1
            self.all.discard(process)
            await process.kill()

    async def close(self) -> None:
        """Stop thinking."""
        for task in list(self.busy.values()):
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        for process in list(self.all):
            await process.kill()
