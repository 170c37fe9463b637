"""A place at a table: what is seen there, and what is done."""

from __future__ import annotations

import asyncio
import inspect
import secrets
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Final, Optional, cast
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from mizban.server.messages import (
    COOKIE,
    Ack,
    AskKnown,
    Bye,
    Current,
    Duplicate,
    Illegal,
    Known,
    Log,
    Move,
    NotYourTurn,
    Problem,
    Pushed,
    Refused,
    Reply,
    Request,
    Sight,
    SlowDown,
)

MESSAGE: Final[msgspec.json.Decoder[Reply | Pushed]] = msgspec.json.Decoder(Reply | Pushed)
A_MOMENT: Final = 0.05  # seconds
A_WHILE: Final = 5.0  # seconds, at most, between two attempts to connect
FINAL: Final = ("no-table", "set-aside", "foreign-origin")  # goodbyes after which nobody need come again

Choice = int | list[int] | str  # an answer, several, or a choice in words
Chooser = Callable[[Sight], Choice] | Callable[[Sight], Awaitable[Choice]]


class Gone(Exception):
    """The connection has ended; reconnect, and send again with the same id what was not answered."""

    def __init__(self, text: str = "the connection to the server has ended") -> None:
        super().__init__(text)


class NotAccepted(Exception):
    """The server has refused something; code and sentence say why."""

    def __init__(self, why: Problem) -> None:
        super().__init__(why.text)
        self.code: Final = why.code


class Seat:
    """Keeps the newest sight with its whole log, and sends requests; a reply comes for each."""

    def __init__(self, address: str, table: str, token: str, patience: float = 60) -> None:
        self.patience: Final = patience  # seconds, for a server that cannot be reached
        self.address: Final = address.replace("http", "ws", 1)
        self.table: Final = table
        self.token: Final = token
        self.sight: Optional[Sight] = None
        self.log: list[dict[str, Any]] = []
        self.bye: Optional[Bye] = None
        self.waiting: Final[dict[str, asyncio.Future[Reply]]] = {}
        self.news: Final = asyncio.Condition()
        self.raw: Final[list[bytes]] = []  # all that has come, as it came, when it is to be kept
        self.keep = False
        self.staged = False  # whether every sight is to come, with the steps between two of them
        self.socket: Optional[ClientConnection] = None
        self.reader: Optional[asyncio.Task[None]] = None

    async def __aenter__(self) -> Seat:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()

    # The connection

    async def connect(self) -> None:
        """Connect, or connect again; what has been seen is not sent twice."""
        wishes = {"staged": 1} if self.staged else {}
        known = {} if self.sight is None else {"at": self.sight.at, "hash": self.sight.hash}
        headers = {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}
        url = f"{self.address}/api/tables/{self.table}/socket?{urlencode({**wishes, **known})}"
        self.socket = await connect(url, additional_headers=headers, max_size=None, proxy=None, compression=None)
        self.reader = asyncio.ensure_future(self.read(self.socket))

    async def reconnect(self) -> None:
        """Connect again, as soon as the server can be reached."""
        if self.bye is not None and self.bye.why.code in FINAL:
            raise Gone(self.bye.why.text)
        pause, left = A_MOMENT, self.patience
        while True:
            try:
                await self.close()
                self.bye = None
                await self.connect()
                return
            except (OSError, InvalidStatus, TimeoutError) as error:
                if left <= 0:
                    raise Gone(f"the server cannot be reached: {error}") from None
            await asyncio.sleep(pause)
            left -= pause
            pause = min(2 * pause, A_WHILE)

    async def close(self) -> None:
        """Go away; the seat stays."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader

    async def read(self, socket: ClientConnection) -> None:
        """Take in what comes until the connection ends."""
        try:
            async for message in socket:
                data = message.encode() if isinstance(message, str) else message
                await self.take(data)
        except ConnectionClosed:
            pass
        finally:
            await self.give_up()

    async def give_up(self) -> None:
        """Tell all who wait that nothing more comes."""
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(Gone())
        async with self.news:
            self.news.notify_all()

    async def take(self, data: bytes) -> None:
        """One message from the server."""
        if self.keep:
            self.raw.append(data)
        message = MESSAGE.decode(data)
        if isinstance(message, Sight):
            self.see(message)
        elif isinstance(message, Bye):
            self.bye = message
        elif not isinstance(message, Current):
            future = self.waiting.pop(message.re, None)
            if future is not None and not future.done():
                future.set_result(message)
        async with self.news:
            self.news.notify_all()

    def see(self, sight: Sight) -> None:
        """A new sight; its log goes on where the old one is still right."""
        log, by = sight.log, [] if self.sight is None else self.sight.log.by
        self.log = self.log[: log.start] + log.events
        self.sight = msgspec.structs.replace(sight, log=Log(0, self.log, by[: log.start] + log.by, log.since))

    # Requests

    async def send(self, request: Request) -> Reply:
        """The reply to a request."""
        assert self.socket is not None, "not connected"
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.waiting[request.id] = future
        try:
            await self.socket.send(msgspec.json.encode(request), text=True)
        except ConnectionClosed:
            raise Gone from None
        return await future

    async def insist(self, request: Request) -> Reply:
        """The reply to a request, which is sent again after a break: by its id it happens once."""
        while True:
            try:
                return await self.send(request)
            except Gone:
                await self.reconnect()

    async def move(self, *answers: int) -> Reply:
        """Answer the question."""
        return await self.insist(self.answer(list(answers)))

    def answer(self, choice: Choice) -> Move:
        """The request that answers the question of now."""
        sight = self.sight
        if sight is None or sight.decision is None:
            raise NotAccepted(Problem("not-your-turn", why_not_asked(sight)))
        if isinstance(choice, str):
            return Move(new_id(), sight.decision, sight.at, say=choice)
        return Move(new_id(), sight.decision, sight.at, [choice] if isinstance(choice, int) else choice)

    async def known(self) -> dict[str, Any]:
        """All that one's seat could have written down, to search in; for seats that were taken by a program."""
        reply = await self.insist(AskKnown(new_id()))
        if isinstance(reply, Known):
            return reply.known
        if isinstance(reply, SlowDown):
            await asyncio.sleep(max(reply.seconds, A_MOMENT))
            return await self.known()
        raise refusal(reply)

    async def until(self, at: int) -> Sight:
        """The sight once it has come so far."""
        return await self.wait(lambda sight: sight.at >= at)

    async def turn(self) -> Sight:
        """The sight once one is asked, or the game is over."""
        return await self.wait(lambda sight: sight.ask is not None or sight.status in ("over", "aside"))

    async def wait(self, ready: Any) -> Sight:
        """The sight once it is as wanted."""
        async with self.news:
            await self.news.wait_for(lambda: self.is_closed() or (self.sight is not None and ready(self.sight)))
        if self.sight is None or not ready(self.sight):
            raise Gone
        return self.sight

    def is_closed(self) -> bool:
        return self.reader is not None and self.reader.done()

    async def play(self, choose: Chooser) -> Sight:
        """Play to the end, over breaks and not faster than the server likes: choose answers each sight that asks.

        It may take its time, be asynchronous, and give an answer, several, or a choice in words.
        """
        while True:
            try:
                sight = await self.turn()
                if sight.status != "playing":
                    return sight
                await self.make(await chosen(choose, sight))
            except Gone:
                await self.reconnect()

    async def make(self, choice: Choice) -> None:
        """Make a choice, and wait until it is seen; what the table has overtaken is chosen anew."""
        reply = await self.insist(self.answer(choice))
        if isinstance(reply, (Ack, Duplicate)):
            await self.until(reply.at)
        elif isinstance(reply, SlowDown):
            await asyncio.sleep(max(reply.seconds, A_MOMENT))
        elif isinstance(reply, (Illegal, Refused)):
            raise refusal(reply)


async def chosen(choose: Chooser, sight: Sight) -> Choice:
    """What a chooser chooses, which may take long: the connection is kept alive meanwhile."""
    if inspect.iscoroutinefunction(choose):
        found: Choice = await choose(sight)
    else:
        found = await asyncio.to_thread(cast(Callable[[Sight], Choice], choose), sight)
    return found


def refusal(reply: Reply) -> NotAccepted:
    """The error for a reply by which nothing was done."""
    if isinstance(reply, (Illegal, NotYourTurn, Refused, SlowDown)):
        return NotAccepted(reply.why)
    return NotAccepted(Problem("stale", "the table has moved on"))


def why_not_asked(sight: Optional[Sight]) -> str:
    """Why there is nothing to answer."""
    if sight is None:
        return "nothing has been seen of the table yet"
    if sight.status == "open":
        return "the game has not begun"
    return "the game is over" if sight.status == "over" else "this seat is not asked now"


def new_id() -> str:
    """An id for a request."""
    return secrets.token_urlsafe(12)
