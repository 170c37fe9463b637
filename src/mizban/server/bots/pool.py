"""Bots in processes of their own: killed when they think too long, and the table goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import signal
import subprocess
import sys
from typing import Any, Final, Optional

from mizban.bots import LAST, make, successor
from mizban.core.source import Fast
from mizban.server.bots.worker import ANSWERS, FAILED, READY, packed
from mizban.server.refusals import StoreDown
from mizban.server.settings import Settings
from mizban.server.tables.table import Table
from mizban.server.world import World

COMMAND: Final = (sys.executable, "-m", "mizban.server.bots.worker")
BY_THE_CLOCK: Final = frozenset({"expert"})  # they think as long as they may, if there is anything to think about
LONGEST: Final = 500  # answers of a turn
LOADING: Final = 60  # seconds in which all bots must be loaded
START: Final = 10.0  # seconds until a process must be ready
GRACE: Final = 2.0  # seconds beyond the budget
LINE: Final = 1 << 20
AGAIN: Final = 1.0  # seconds until the next try when a move cannot be made or written
SELDOM: Final = 60.0  # seconds between two tries at most
logger: Final = logging.getLogger(__name__)


class Failed(Exception):
    """A process gave no answer in time, or none that makes sense."""


class Died(Failed):
    """A process ended instead of answering."""


class Raised(Failed):
    """A bot gave up with an error, and its process is well."""


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
            raise Died(type(error).__name__) from None
        return await self.read(seconds)

    async def read(self, seconds: float) -> Any:
        assert self.process.stdout is not None
        try:
            line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
        except TimeoutError:
            raise Failed(f"no answer within {seconds:g} seconds") from None
        except (ValueError, OSError) as error:
            raise Failed(f"no answer: {type(error).__name__}") from None
        if not line:
            raise Died("its process has ended")
        try:
            return json.loads(line)
        except ValueError:
            raise Failed("an answer that is no JSON") from None

    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def kill(self) -> None:
        """End it, with all that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        await self.process.wait()


def checked(said: Any) -> list[int]:
    """The answers in what a process says, if it says that."""
    if not isinstance(said, dict):
        raise Failed("an answer that makes no sense")
    if FAILED in said:
        raise Raised(str(said[FAILED])[:300])
    answers = said.get(ANSWERS)
    if not isinstance(answers, list) or not all(type(answer) is int for answer in answers[:LONGEST]):
        raise Failed("an answer that makes no sense")
    return answers[:LONGEST]


async def started(command: tuple[str, ...]) -> asyncio.subprocess.Process:
    """A process of its own session, so that it can be killed with all that it starts."""
    pipe = asyncio.subprocess.PIPE
    try:
        return await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, limit=LINE, start_new_session=True
        )
    except OSError as error:
        raise Failed(f"no process begins: {error.strerror}") from None


def fault_in(bots: list[str]) -> str:
    """What is wrong with bots of others, as a process like theirs finds it; nothing if they can be used."""
    if not bots:
        return ""
    try:
        done = subprocess.run([*COMMAND, *bots], capture_output=True, text=True, timeout=LOADING, check=False)
    except subprocess.TimeoutExpired:
        return f"the bots cannot be loaded: it takes longer than {LOADING} seconds"
    said = (done.stdout or done.stderr).strip().rpartition("\n")[2]
    return (
        "" if done.returncode == 0 else said or f"the bots cannot be loaded: the process ended with {done.returncode}"
    )


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
        """Let the bot of a seat play its turn; where it fails, let everybody know who plays from now on."""
        bot, decision = table.now.info.chair(seat).bot, table.now.info.marks[seat].decision
        answered_at = self.world.tick() + self.pace(bot)
        try:
            answers = await self.choose(table, seat)
        except Failed as failure:
            logger.warning("the bot %s of table %s has failed: %s", bot, table.id, failure)
            if bot != LAST:
                await table.replace_bot(seat, bot, successor(bot))
                return
            answers = self.anything(table, seat)
        await asyncio.sleep(answered_at - self.world.tick())
        await table.play(seat, decision, answers)

    def pace(self, bot: str) -> float:
        """Seconds after which a bot answers, whatever it has had to think about: haste would tell."""
        thinking = self.settings.bot_seconds if bot in BY_THE_CLOCK and self.settings.bot_pause else 0.0
        return self.settings.bot_pause + thinking

    async def choose(self, table: Table, seat: int) -> list[int]:
        """The turn of the bot of a seat; it is given a guess from what its seat knows, and nothing else."""
        match, bot = table.now.playing(), table.now.info.chair(seat).bot
        options = match.legal(seat)
        guessed, seed = match.guess(seat, Fast(self.world.seed())), self.world.seed()
        question = {"game": match.game.id, "bot": self.called(bot), "seed": seed, "seat": seat}
        question |= {"state": packed(guessed), "seconds": self.settings.bot_seconds}
        answers = await self.thought(question)
        if not answers or answers[0] not in options:
            raise Failed("what it answers is not allowed")
        return answers

    def called(self, bot: str) -> str:
        """What the library calls a bot that may sit here."""
        found = LAST if bot == LAST else self.settings.seatable.get(bot)
        if found is None:
            raise Failed("it may not be seated any longer")
        return found

    def anything(self, table: Table, seat: int) -> list[int]:
        """An answer when no process gives one."""
        match = table.now.playing()
        return [make(LAST, match.game, self.world.seed()).choose(match.guess(seat), seat, match.legal(seat))]

    async def thought(self, question: dict[str, Any]) -> list[int]:
        """The answers that a process gives; one that gives none in time is replaced."""
        async with self.room:
            process = await self.free_one()
            if process is not None:
                with contextlib.suppress(Died):  # while nobody looked: that is not the fault of this bot
                    return await self.asked(process, question)
            return await self.asked(await self.begin(), question)

    async def asked(self, process: Process, question: dict[str, Any]) -> list[int]:
        """What a process answers; it waits for the next question then, and is killed where it does not answer."""
        try:
            said = await process.ask(question, self.settings.bot_seconds + GRACE)
            answers = checked(said)
        except (Failed, asyncio.CancelledError) as error:
            if isinstance(error, Raised):
                self.idle.append(process)
            else:
                await self.replace(process)
            raise
        self.idle.append(process)
        return answers

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
        process = Process(await started(self.command))
        self.all.add(process)
        try:
            if await process.read(START) == READY:
                return process
            raise Failed("the process did not begin")
        except (Failed, asyncio.CancelledError):
            await self.replace(process)
            raise

    async def replace(self, process: Process) -> None:
        """Kill a process; the next question begins another."""
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
