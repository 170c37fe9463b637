"""Bots in processes of their own: killed when they think too long, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from typing import Any, Final, Optional

from mizban.bots import make
from mizban.server import moves
from mizban.server.bot_worker import READY
from mizban.server.settings import Settings
from mizban.server.store import Taken
from mizban.server.table import Table
from mizban.server.world import World
from mizban.server.writer import StoreDown

COMMAND: Final = (sys.executable, "-m", "mizban.server.bot_worker")
SIMPLE: Final = "random"  # the bot that moves when another has failed
START: Final = 60.0  # seconds until a process must be ready
GRACE: Final = 2.0  # seconds beyond the budget
LINE: Final = 1 << 20
AGAIN: Final = 1.0  # seconds until the next try when nothing can be written
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
        self.process.stdin.write(json.dumps(question).encode() + b"\n")
        return await self.read(seconds)

    async def read(self, seconds: float) -> Any:
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
            return json.loads(line)
        except (TimeoutError, ValueError, OSError) as error:
            raise Failed(type(error).__name__) from None

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
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
        if not task.cancelled() and task.exception() is not None:
            logger.error("a bot could not move", exc_info=task.exception())
        elif not task.cancelled() and table.due():
            self.wake(table)

    async def drive(self, table: Table) -> None:
        """Move for every bot whose turn it is, as long as it is one's turn."""
        while table.due():
            seat = table.due()[0]
            decision = table.info.marks[seat].decision
            answer = await self.choose(table, seat)
            async with table.lock:
                if seat in table.due() and table.info.marks[seat].decision == decision:
                    await self.move(table, seat, answer)

    async def move(self, table: Table, seat: int, answer: int) -> None:
        """Play an answer of a bot; what cannot be written now is tried again."""
        try:
            await moves.play(table, seat, [answer], None)
        except Taken:
            await table.reload()
        except StoreDown:
            await asyncio.sleep(AGAIN)

    async def choose(self, table: Table, seat: int) -> int:
        """What the bot of a seat answers; it is told what its seat knows, and nothing else."""
        match = table.playing()
        options, known = match.legal(seat), match.known(seat)  # one option alone is thought about too: haste would tell
        seed = self.world.seed()
        question = {"game": match.game.id, "bot": table.info.chair(seat).bot, "seed": seed, "known": known}
        answer = await self.thought(question | {"options": options, "seconds": self.settings.bot_seconds})
        if isinstance(answer, int) and answer in options:
            return answer
        return make(SIMPLE, match.game, seed).choose(known, options)

    async def thought(self, question: dict[str, Any]) -> Optional[Any]:
        """What a process answers; None when it fails, and it is replaced then."""
        async with self.room:
            process = self.idle.pop() if self.idle else None
            try:
                process = process or await self.begin()
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

    async def begin(self) -> Process:
        """A new process that is ready."""
        pipe = asyncio.subprocess.PIPE
        process = Process(await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe, limit=LINE))
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
